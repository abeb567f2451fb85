"""Makes the Fortran files again with Debian's flang-22: `python make.py [FLANG]`.

Fortran has no kernels and no names with dots: a subroutine that is bound as `kernel_…` becomes a kernel in the text, with pointers of the
generic address space as flang passes arrays, and the ids' functions get the names of the intrinsics. Without optimisation whole-array operations call Fortran's library, so there is no -O0 here.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent


def main():
    flang = sys.argv[1] if len(sys.argv) > 1 else "flang-22"
    for processor in ("gfx906", "gfx90a"):
        for level in ("O1", "O2"):
            command = [flang, "-fc1", "-triple", "amdgcn-amd-amdhsa", "-target-cpu", processor, f"-{level}", "-emit-llvm", "kernels.f90",
                       "-o", "-"]
            text = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=True).stdout
            text = re.sub(r"^define void @kernel_(\w+)", r"define amdgpu_kernel void @\1", text, flags=re.M)
            text = re.sub(r"llvm_amdgcn_(workitem|workgroup)_id_x", r"llvm.amdgcn.\1.id.x", text)
            (HERE / f"kernels.{level}.{processor}.ll").write_text(text)
    (HERE / "kernels.mod").unlink(missing_ok=True)


if __name__ == "__main__":
    main()

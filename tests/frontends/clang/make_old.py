"""Makes the project's own test kernels (`tests/kernels/*.cl`) again with older versions of clang: `python make_old.py VERSION ROOT [OUT]`.

Debian has clang 13 to 19; a version that is not installed can be unpacked beside the system:

    apt-get download clang-13 libclang-cpp13 libclang-common-13-dev libllvm13 && for d in *.deb; do dpkg -x $d root; done

ROOT is that folder, or `/`. Files go to OUT, by default the folder `clangVERSION` beside this one. Kernels that use what a version does
not know are left out.
"""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
KERNELS = HERE.parent.parent / "kernels"


def main():
    version, root = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    out = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else HERE.parent / f"clang{version}"
    out.mkdir(parents=True, exist_ok=True)
    out = out.resolve()
    libraries = f"{root}/usr/lib/x86_64-linux-gnu:{root}/usr/lib/llvm-{version}/lib"
    options = ["-x", "cl", "-cl-std=CL2.0", "-Xclang", "-finclude-default-header", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx906", "-nogpulib", "-w"]
    if int(version) < 19:
        # The fence's address spaces are an argument since version 19; without them it orders more.
        options.append("-D__builtin_amdgcn_fence(order, scope, ...)=__builtin_amdgcn_fence(order, scope)")
    for source in sorted(KERNELS.glob("*.cl")):
        for level in ("O0", "O2"):
            target = out / f"{source.stem}.{level}.ll"
            command = [f"{root}/usr/lib/llvm-{version}/bin/clang", *options, f"-{level}", "-S", "-emit-llvm", source.name, "-o", target]
            done = subprocess.run(command, cwd=KERNELS, env=dict(os.environ, LD_LIBRARY_PATH=libraries), capture_output=True, text=True)
            if done.returncode:
                errors = [line for line in done.stderr.splitlines() if "error" in line]
                print(f"{target.name}: {errors[0] if errors else done.stderr}")
                target.unlink(missing_ok=True)


if __name__ == "__main__":
    main()

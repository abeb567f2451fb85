"""Makes the Mojo files again: `pip install mojo max`, then `python make.py`. No GPU is needed.

Mojo writes the LLVM IR of each kernel beside that of the host's program. It knows no processor before gfx90a.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
GRID = "128,1,1 64,1,1 0"
LAUNCHES = {
    "saxpy": "i32:100 f32:1.5 buf:f32:100 buf:f32:100",
    "polynomials": "i32:100 buf:f32:100",
    "points": "i32:100 buf:f32:200",
    "collatz": "i32:100 buf:i32:100:0:1000",
    "integers": "i32:100 buf:i64:100",
    "vectors": "i32:100 buf:f32:400",
    "halves": "i32:100 buf:f16:100",
    "sorting": "i32:100 buf:i32:800",
}


def main():
    compiler = pathlib.Path(sys.executable).parent / "mojo"
    launches = []
    with tempfile.TemporaryDirectory() as folder:
        command = [compiler, "build", "--emit", "llvm", "--target-accelerator", "gfx90a", HERE / "kernels.mojo", "-o", f"{folder}/host.ll"]
        subprocess.run(command, check=True, capture_output=True)
        for path in sorted(pathlib.Path(folder).glob("*.amdgcn.ll")):
            text = path.read_text()
            symbol = re.search(r"amdgpu_kernel void @(\w+)\(", text).group(1)
            name = next(n for n in LAUNCHES if symbol.startswith(f"kernels_{n}_"))
            # Where the source file lies is nobody's business.
            text = re.sub(r'^(; ModuleID = |source_filename = ).*\n', r"\1'kernels.mojo'\n".replace("'", '"'), text, flags=re.M)
            (HERE / f"{name}.gfx90a.ll").write_text(text)
            launches.append(f"{name}. {symbol} {GRID} {LAUNCHES[name]}")
    (HERE / "launches").write_text("\n".join(launches) + "\n")


if __name__ == "__main__":
    main()

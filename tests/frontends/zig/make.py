"""Makes the Zig files again: `pip install ziglang`, then `python make.py`."""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
MODES = ("Debug", "ReleaseSafe", "ReleaseFast", "ReleaseSmall")


def main():
    for processor in ("gfx906",):
        for mode in MODES:
            out = HERE / f"kernels.{mode}.{processor}.ll"
            command = [sys.executable, "-m", "ziglang", "build-obj", "kernels.zig", "-target", "amdgcn-amdhsa", "-mcpu", processor,
                       "-O", mode, "-fstrip", "-fno-emit-bin", f"-femit-llvm-ir={out.name}", "--name", "kernels"]
            done = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
            print(out.name, done.returncode, out.stat().st_size if out.exists() else "", done.stderr[:2000])


if __name__ == "__main__":
    main()

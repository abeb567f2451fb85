"""Makes the Zig files again: `pip install ziglang`, then `python make.py`.

With `python make.py OUT` also those into a folder that hold parts of Zig's standard library, so that they are not committed.
"""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
MODES = ("Debug", "ReleaseSafe", "ReleaseFast", "ReleaseSmall")


def make(name, mode, processor, folder):
    out = folder / f"{name}.{mode}.{processor}.ll"
    command = [sys.executable, "-m", "ziglang", "build-obj", f"{name}.zig", "-target", "amdgcn-amdhsa", "-mcpu", processor,
               "-O", mode, "-fstrip", "-fno-emit-bin", f"-femit-llvm-ir={out}", "--name", name]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    print(out.name, done.returncode, out.stat().st_size if out.exists() else "", done.stderr[:2000])


def main():
    for mode in MODES:
        for processor in ("gfx906", "gfx90a"):
            make("kernels", mode, processor, HERE)
            if len(sys.argv) > 1:
                folder = pathlib.Path(sys.argv[1]).resolve()
                folder.mkdir(parents=True, exist_ok=True)
                make("library", mode, processor, folder)


if __name__ == "__main__":
    main()

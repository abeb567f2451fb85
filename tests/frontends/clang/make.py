"""Makes the clang files again: OpenCL C, C, C++ and HIP without headers; `python make.py [CLANG]`."""

import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
LANGUAGES = {
    "kernels.c": ["-xc", "-std=c23"],
    "kernels.cpp": ["-xc++", "-std=c++20"],
    "kernels.hip": ["-xhip", "--cuda-device-only", "-nogpulib", "-nogpuinc", "--no-gpu-bundle-output"],
}


def main():
    clang = sys.argv[1] if len(sys.argv) > 1 else "clang-22"
    for processor in ("gfx906",):
        for source, options in LANGUAGES.items():
            device = f"--offload-arch={processor}" if "-xhip" in options else f"-mcpu={processor}"
            target = [] if "-xhip" in options else ["--target=amdgcn-amd-amdhsa", "-nogpulib"]
            for level in ("O0", "O2", "Os"):
                out = f"{source}.{level}.{processor}.ll"
                subprocess.run([clang, *options, *target, device, f"-{level}", "-S", "-emit-llvm", source, "-o", out], cwd=HERE, check=True)


if __name__ == "__main__":
    main()

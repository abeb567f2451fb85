"""Makes the files again with Debian's clang-22: `python make.py FOLDER`.

clang leaves to OpenMP's runtime on the device how teams and threads begin, wait and share, and links it to each program. Debian has it only as
source: FOLDER gets that of Debian's llvm-toolchain-22 (its address is what `apt-get source --print-uris` says, for which a source of the suite
with `Types: deb-src` is wanted), and it is compiled here, as its CMakeLists.txt does, and linked and optimised as when a program is linked.
Kernels are named by the system's number of the source file; here they have the names of their functions.
"""

import pathlib
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
POOL = "http://deb.debian.org/debian/pool/main/l/llvm-toolchain-22/"
PARTS = ["*/openmp/device/*", "*/offload/include/*", "*/libc/shared/*", "*/llvm/include/llvm/Frontend/OpenMP/*"]
RUNTIME = ["-std=c++17", "-O2", "-nogpulib", "-nostdlibinc", "-fno-rtti", "-fno-exceptions", "-fconvergent-functions", "-fvisibility=hidden",
           "-Xclang", "-mcode-object-version=none", "-DOMPTARGET_DEVICE_RUNTIME", "-DSHARED_SCRATCHPAD_SIZE=512", "-w"]
HEADERS = ["openmp/device/include", "offload/include", "libc", "llvm/include"]


def run(*command):
    return subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True).stdout


def runtime(folder):
    """The runtime's bitcode."""
    if not (folder / "openmp").exists():
        uris = run("apt-get", "source", "--print-uris", "llvm-toolchain-22")
        name = re.search(r" (llvm-toolchain-22_\S*\.orig\.tar\.xz) ", uris)[1]
        run("curl", "-sSf", "-o", folder / name, POOL + name)
        run("tar", "xJf", folder / name, "-C", folder, "--strip-components=1", "--wildcards", *PARTS)
    parts = []
    for source in sorted((folder / "openmp/device/src").glob("*.cpp")):
        parts.append(folder / f"{source.stem}.bc")
        run("clang++-22", "-c", "-emit-llvm", "--target=amdgcn-amd-amdhsa", *RUNTIME, *(f"-I{folder / h}" for h in HEADERS), source, "-o", parts[-1])
    run("llvm-link-22", *parts, "-o", folder / "runtime.bc")
    return folder / "runtime.bc"


def main():
    folder = pathlib.Path(sys.argv[1]).resolve()
    library = runtime(folder)
    device, linked = folder / "device.ll", folder / "linked.bc"
    for processor in ("gfx906", "gfx90a"):
        text = run("clang++-22", "-fopenmp", f"--offload-arch={processor}", "--offload-device-only", "-nogpulib", "-O2", "-S", "-emit-llvm",
                   HERE / "kernels.cpp", "-o", "-")
        device.write_text(re.sub(r"__omp_offloading_[0-9a-f]+_[0-9a-f]+_(\w+?)_l\d+", r"\1", text))
        kernels = re.findall(r"amdgpu_kernel void @(\w+)", device.read_text())
        run("llvm-link-22", device, "--only-needed", library, "-o", linked)
        text = run("opt-22", "-S", "-passes=internalize,lto<O2>,strip", f"-mcpu={processor}", f"-internalize-public-api-list={','.join(kernels)}",
                   linked, "-o", "-")
        text = re.sub(r"^source_filename = .*", 'source_filename = "kernels.cpp"', text, flags=re.M)
        text = re.sub(r"^; ModuleID = .*\n", "", text, flags=re.M)
        (HERE / f"kernels.{processor}.ll").write_text(text)


if __name__ == "__main__":
    main()

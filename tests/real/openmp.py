#!/usr/bin/env python3
"""Real OpenMP beside llc: `tests/real/openmp.py FOLDER fetch|build|compile|run|table|cycles [OPTIONS]`

Programs that nobody wrote for this project: the target regions of HeCBench's OpenMP programs, some
350, with OpenMP's runtime for the device linked in. Nothing of them is kept in the repository; all
that is made stands in FOLDER, and each step does only what is not there yet:

    fetch    a clone of HeCBench, Debian's device libraries, unpacked, and the runtime, whose source
             is Debian's (a source of the suite with `Types: deb-src` is wanted)
    build    clang-22 -O2 makes LLVM IR of the device's side of each file that has target regions,
             and links runtime and device libraries to it, as when a program is linked; a third of
             the programs are not optimised when they are linked; what clang refuses is told with
             its first error

The other steps and the options are those of tests/real/hip.py.
"""
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "frontends/openmp")]
import hip  # noqa: E402
import make  # noqa: E402
import opencl  # noqa: E402
from commands import call, first_error, unpack  # noqa: E402

LIBRARIES = ["ocml", "ockl", "oclc_isa_version_906", "oclc_abi_version_500",
             "oclc_correctly_rounded_sqrt_on", "oclc_daz_opt_off", "oclc_finite_only_off",
             "oclc_unsafe_math_off", "oclc_wavefrontsize64_on"]


def step_fetch(args):
    unpack(args.folder, ["rocm-device-libs"])
    hip.fetch_programs(args)
    folder = args.folder / "runtime"
    folder.mkdir(exist_ok=True)
    make.runtime(folder)


def linked(text, name, args):
    """The text of a program with what it calls, or the first error."""
    bitcode = args.folder / "root/usr/lib/x86_64-linux-gnu/amdgcn/bitcode"
    device, whole = args.folder / "ir" / f"{name}.device", args.folder / "ir" / f"{name}.linked"
    kernels = re.findall(r"amdgpu_kernel void @([\w.]+)", text)
    if not kernels:
        return "", "no target region in it"
    device.write_text(text)
    passes = "internalize,globaldce" if len(name) % 3 == 0 else "internalize,lto<O2>"
    errors, found = "", ""
    steps = [["llvm-link-22", str(device), "--only-needed", str(args.folder / "runtime/runtime.bc"),
              *(str(bitcode / f"{library}.bc") for library in LIBRARIES), "-o", str(whole)],
             ["opt-22", "-S", f"-passes={passes}", "-mcpu=gfx906",
              f"-internalize-public-api-list={','.join(kernels)}", str(whole), "-o", "-"]]
    for command in steps:
        status, found, said = call(command, hip.SECONDS)
        if status != 0:
            errors = first_error(said)
            break
    device.unlink(missing_ok=True)
    whole.unlink(missing_ok=True)
    return found, errors


def build(source, args):
    """IR of a file; what clang says where it refuses."""
    top = args.folder / "HeCBench/src"
    name = str(source.relative_to(top).with_suffix("")).replace("/", ".").replace("-omp.", ".")
    out = args.folder / "ir" / f"{name}.O2.ll"
    refused = args.folder / "ir" / f"{name}.refused"
    if not out.exists() and not refused.exists():
        options, folder = hip.options_of(source, top)
        status, text, errors = call(
            ["clang++-22", "-fopenmp", "--offload-arch=gfx906", "--offload-device-only",
             "-nogpulib", "-O2", "-w", "-S", "-emit-llvm", str(source), "-o", "-", *options,
             f"-I{source.parent}"], hip.SECONDS, cwd=folder)
        errors = first_error(errors) if status != 0 else ""
        if not errors:
            text = re.sub(r"__omp_offloading_[0-9a-f]+_[0-9a-f]+_(?:_Z\d+)?", "k_", text)
            text, errors = linked(text, name, args)
        if errors:
            refused.write_text(f"{name}: {errors}\n")
        else:
            out.write_text(opencl.neutral(text))
    return refused.read_text() if refused.exists() else ""


def step_build(args):
    sources = sorted((args.folder / "HeCBench/src").glob("*-omp/**/*.cpp"))
    sources = [source for source in sources if args.only in str(source)
               and re.search(r"omp\s+(target|declare)", source.read_text(errors="replace"))]
    for refusal in opencl.each(lambda source: build(source, args), sources, args):
        print(refusal, end="", flush=True)
    print(f"{len(sources)} files; IR of {len(opencl.programs(args))}")


if __name__ == "__main__":
    hip.main("Real OpenMP beside llc.", step_fetch, step_build)

#!/usr/bin/env python3
"""Real HIP beside llc: `tests/real/hip.py FOLDER fetch|build|compile|run|table|cycles [OPTIONS]`

Programs that nobody wrote for this project: the HIP programs of HeCBench, some 500. Nothing of them
is kept in the repository; all that is made stands in FOLDER, and each step does only what is not
there yet:

    fetch    a clone of HeCBench, and Debian's HIP headers and device libraries, unpacked
    build    clang-22 -O2 makes LLVM IR of the device's side of each file that has kernels; what it
             refuses is told with its first error: most want libraries that Debian has not
    compile, run, table   as tests/real/opencl.py does them: code for each kernel by amdgpuc and by
             llc, launches with arguments that are made up, figures
    cycles   executed instructions and cycles of those launches beside llc's, geometric means and
             the worst kernels

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--cpus gfx906,gfx90a`, `--jobs N`,
`--only TEXT` (programs whose name has the text), `--strict` (run), `--worst N` (cycles).
"""
import argparse
import json
import math
import os
import pathlib
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(__file__))
import launch  # noqa: E402
import opencl  # noqa: E402
from commands import call, first_error, unpack  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent / "rocm"
REPOSITORY = "https://github.com/zjin-lcf/HeCBench"
PACKAGES = ["libamdhip64-dev", "rocm-device-libs", "librocprim-dev", "librocrand-dev",
            "libhiprand-dev"]
SECONDS = 300


def fetch_programs(args):
    if not (args.folder / "HeCBench").exists():
        command = ["git", "clone", "--depth", "1", REPOSITORY, str(args.folder / "HeCBench")]
        status, _, errors = call(command, 3600)
        if status != 0:
            sys.exit(errors)


def step_fetch(args):
    unpack(args.folder, PACKAGES)
    fetch_programs(args)


def options_of(source, top):
    """Folders and definitions of the nearest Makefile, and the folder where clang runs."""
    folder = source.parent
    while not (folder / "Makefile").exists() and folder != top:
        folder = folder.parent
    makefile = folder / "Makefile"
    text = makefile.read_text(errors="replace") if makefile.exists() else ""
    found = re.findall(r"(?<=\s)-[ID]\s*[^\s$\\]+", text)
    return [option.replace(" ", "") for option in found], folder


def build(source, args):
    """IR of a file; what clang says where it refuses."""
    top = args.folder / "HeCBench/src"
    name = str(source.relative_to(top).with_suffix("")).replace("/", ".").replace("-hip.", ".")
    out = args.folder / "ir" / f"{name}.O2.ll"
    refused = args.folder / "ir" / f"{name}.refused"
    if out.exists() or refused.exists():
        return refused.read_text() if refused.exists() else ""
    usr = args.folder / "root/usr"
    options, folder = options_of(source, top)
    part, linked = out.with_suffix(".part"), out.with_suffix(".linked")
    libraries = usr / "lib/x86_64-linux-gnu/amdgcn/bitcode"
    steps = [["clang-22", "-x", "hip", "--cuda-device-only", "--offload-arch=gfx906", "-O2",
              "-mcode-object-version=5", "-std=c++17", "-w", f"--rocm-path={usr}",
              f"--rocm-device-lib-path={libraries}", f"-I{usr}/include", "-include",
              str(HERE / "hip.h"), "-S", "-emit-llvm", str(source), "-o", str(part), *options,
              f"-I{source.parent}"],
             ["llvm-link-22", "-S", str(part), str(HERE / "library.ll"), "-o", str(linked)],
             ["opt-22", "-S", "-passes=always-inline,function(sccp,simplifycfg)", str(linked), "-o",
              str(part)]]
    errors = ""
    for command in steps:
        status, _, said = call(command, SECONDS, cwd=folder)
        if status != 0:
            errors = first_error(said)
            break
    text = part.read_text(errors="replace") if part.exists() and not errors else ""
    if "amdgpu_kernel" in text:
        out.write_text(opencl.neutral(text))
    else:
        refused.write_text(f"{name}: {errors or 'no kernel in it'}\n")
    part.unlink(missing_ok=True)
    linked.unlink(missing_ok=True)
    return refused.read_text() if refused.exists() else ""


def step_build(args):
    sources = sorted((args.folder / "HeCBench/src").glob("*-hip/**/*.cu"))
    sources = [source for source in sources if args.only in str(source)]
    for refusal in opencl.each(lambda source: build(source, args), sources, args):
        print(refusal, end="", flush=True)
    print(f"{len(sources)} files; IR of {len(opencl.programs(args))}")


def launches(name, cpu, args):
    """Counts of what llc's code and amdgpuc's execute, for each launch that both come through."""
    source = args.folder / "ir" / f"{name}.O2.ll"
    folder = args.folder / "run" / f"{name}.{cpu}.cycles"
    folder.mkdir(exist_ok=True)
    text, found = source.read_text(), []
    made = launch.objects(source, cpu, folder, args, call)
    if "llc" in made and "-O2" in made:
        _, notes, _ = call(["llvm-readelf-22", "--notes", str(made["llc"])], 60)
        types = launch.base_types(text)
        for kernel in launch.kernels_of(notes):
            for seed in (0, 1):
                options, _ = launch.arguments(kernel, types.get(kernel[".name"], []), seed, folder)
                if options is None:
                    continue
                plain = [option.split("={out}")[0] for option in options]
                counts = {}
                for who in ("llc", "-O2"):
                    status, out, _ = call([args.amdgpuc, "run", str(made[who]), "--kernel",
                                           kernel[".name"], *launch.shape(kernel, seed), *plain,
                                           "--max-instructions", launch.LIMIT, "--stats=json"], 60)
                    if status == 0:
                        counts[who] = json.loads(out)
                if len(counts) == 2:
                    found.append((name, kernel[".name"], seed, counts["-O2"], counts["llc"]))
    shutil.rmtree(folder)
    return found


def step_cycles(args):
    for cpu in args.cpus:
        work = opencl.programs(args)
        rows = [row for rows in opencl.each(lambda n: launches(n, cpu, args), work, args)
                for row in rows]
        if not rows:
            continue

        def mean(key):
            ratios = [row[3][key] / row[4][key] for row in rows if row[4][key] and row[3][key]]
            return math.exp(sum(map(math.log, ratios)) / len(ratios))
        print(f"{cpu}: {len(rows)} launches, executed {mean('instructions'):.3f}, "
              f"cycles {mean('cycles'):.3f}")
        rows.sort(key=lambda row: -row[3]["cycles"] / row[4]["cycles"])
        for name, kernel, seed, ours, theirs in rows[:args.worst]:
            print(f"  {ours['cycles'] / theirs['cycles']:.2f} "
                  f"({ours['instructions'] / theirs['instructions']:.2f} executed): "
                  f"{name} {kernel} {seed}")


def main(description, fetch, build):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("folder", type=pathlib.Path)
    steps = {"fetch": fetch, "build": build, "compile": opencl.step_compile,
             "run": opencl.step_run, "table": opencl.step_table, "cycles": step_cycles}
    parser.add_argument("step", choices=list(steps))
    parser.add_argument("--amdgpuc", default="target/release/amdgpuc")
    parser.add_argument("--cpus", default="gfx906,gfx90a", type=lambda text: text.split(","))
    parser.add_argument("--jobs", default=os.cpu_count(), type=int)
    parser.add_argument("--only", default="")
    parser.add_argument("--worst", default=20, type=int)
    parser.add_argument("--strict", action="store_true")
    args = parser.parse_args()
    args.folder = args.folder.resolve()
    args.amdgpuc = str(pathlib.Path(args.amdgpuc).resolve())
    for name in ("ir", "out", "run"):
        (args.folder / name).mkdir(parents=True, exist_ok=True)
    steps[args.step](args)


if __name__ == "__main__":
    main("Real HIP beside llc.", step_fetch, step_build)

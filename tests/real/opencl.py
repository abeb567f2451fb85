#!/usr/bin/env python3
"""Real OpenCL beside llc: `tests/real/opencl.py FOLDER fetch|build|compile|run|table|time [OPTIONS]`

Programs that nobody wrote for this project: the OpenCL C in the sources of Debian packages, as
`packages.py` beside this file lists them. Nothing of them is kept in the repository; all that is
made stands in FOLDER, and each step does only what is not there yet:

    fetch    `apt-get source` (needs `Types: deb-src` for the suite, and `apt-get update`) of each
             package, of which only the files with OpenCL are unpacked; what the server does not
             have is told and left out
    build    clang-22 -O2 and -O0 make LLVM IR of each program, with the declarations of builtins
             that clang brings and the definitions of libclc-22 linked in; what clang refuses is
             listed with its first error in `refused.txt`: most want definitions that the host's
             code computes, some want functions that libclc does not have for this target (images)
    compile  amdgpuc at -O0 and -O2 for both forms, `llc-22 -O2` for the -O2 form, for each of the
             processors; a refusal or a crash of one of them is told. Figures of each kernel are
             read from the assembly of both: instructions, VGPRs, SGPRs, bytes, waits, scratch
    run      every kernel whose arguments are numbers and pointers runs on the emulator with buffers
             of random contents, as compiled by llc and by amdgpuc at -O0 and at -O2; the memory
             afterwards has to be the same. Kernels that fault in llc's code are left out
    table    the figures, as they stand in docs/code-quality.md
    time     CPU time of whole processes for every `--every`th program, as it stands in
             docs/compile-speed.md

With `--library rocm` the definitions of builtins are those of ROCm (Debian's rocm-device-libs) in
place of libclc's, which has none for images: another FOLDER/ir, so another FOLDER. Images and
samplers are arguments of a launch as pointers are.

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--cpus gfx906,gfx90a`, `--jobs N`,
`--every N` and `--repeat N` (time: of so many programs one; of so many runs the fastest),
`--only TEXT` (programs whose name has the text), `--strict` (run: strict mode for amdgpuc's code).

Programs are compared as clang hands them over; where results differ, they are run once more with
what the IR leaves open taken out of it (`contract`, `llvm.fmuladd`, `!fpmath`, `undef`, `poison`):
what is the same then is counted as `left open`. What differs even then, while strict mode reports
llc's own code as reading what was never written, or as a race, is `undefined`.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import sys

sys.path.insert(0, os.path.dirname(__file__))
import figures  # noqa: E402
import launch  # noqa: E402
import packages  # noqa: E402
import times  # noqa: E402
from commands import call, first_error  # noqa: E402

CLANG = ("clang-22 -x cl --target=amdgcn-amd-amdhsa -mcpu=gfx906 -nogpulib -w -S -emit-llvm "
         "-Wno-incompatible-pointer-types").split()
ROCM = ("opencl ocml ockl oclc_isa_version_906 oclc_abi_version_500 oclc_wavefrontsize64_on "
        "oclc_finite_only_off oclc_unsafe_math_off oclc_daz_opt_off "
        "oclc_correctly_rounded_sqrt_on").split()
LIBRARIES = {
    "libclc": ["/usr/lib/clc/amdgcn-amd-amdhsa.bc"],
    "rocm": [f"/usr/lib/x86_64-linux-gnu/amdgcn/bitcode/{name}.bc" for name in ROCM],
}
SECONDS = {"clang": 120, "llc": 120, "amdgpuc": 60}


def neutral(text):
    """IR for no processor: the attributes that name one would overrule the option."""
    return packages.TARGET_ATTRIBUTES.sub("", text)


def linked(library):
    """clang's options that link a library of builtins in."""
    parts = [part for path in LIBRARIES[library]
             for part in ("-Xclang", "-mlink-builtin-bitcode", "-Xclang", path)]
    return parts + (["-mcode-object-version=5"] if library == "rocm" else [])


def build(job, args):
    """IR of a program in both forms; what clang says where it refuses."""
    folder = args.folder / "ir"
    refusals = []
    for level in ("O2", "O0"):
        out = folder / f"{job.name}.{level}.ll"
        refused = folder / f"{job.name}.{level}.refused"
        if out.exists() or refused.exists():
            refusals += [refused.read_text()] if refused.exists() else []
            continue
        source = folder / f"{job.name}.{level}.cl"
        source.write_text(job.text)
        more = ["-Xclang", "-disable-O0-optnone"] if level == "O0" else []
        command = [*CLANG, *linked(args.library), f"-{level}", *more, *job.options, str(source),
                   "-o", str(out) + ".part"]
        status, _, errors = call(command, SECONDS["clang"], cwd=job.folder)
        source.unlink()
        if status == 0:
            part = pathlib.Path(str(out) + ".part")
            text = neutral(part.read_text(errors="replace"))
            part.unlink()
            if "amdgpu_kernel" in text:
                out.write_text(text)
                continue
            errors = "no kernel in it"
        refused.write_text(f"{level} {job.name}: {first_error(errors)}\n")
        refusals.append(refused.read_text())
    return refusals


def command_of(compiler, cpu, source, out):
    """The command that makes assembly of IR."""
    if compiler == "llc":
        return ["llc-22", "-O2", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", source, "-o", out]
    return [compiler[0], f"-mcpu={cpu}", compiler[1], "-S", source, "-o", out]


def assemble(assembly, cpu):
    """The object of llc's assembly, kept for `run`: llc takes most of the time of a step."""
    call(["llvm-mc-22", "-triple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", "-filetype=obj",
          str(assembly), "-o", str(assembly.with_suffix(".o"))], 60)


WHO = {
    "llc": [("O2", "llc")],
    "amdgpuc": [("O2", "-O2"), ("O2", "-O0"), ("O0", "-O2"), ("O0", "-O0")],
}


def compile_one(name, cpu, args):
    """Compiles a program in all ways; its record: what was refused, and figures of its kernels.
    What llc says has a record of its own: it takes most of the time, and does not change."""
    parts = [part(name, cpu, args, who) for who in WHO]
    result = {"name": name, "cpu": cpu}
    for key in ("errors", "figures", "seconds"):
        result[key] = parts[0][key] | parts[1][key]
    return result


def part(name, cpu, args, compilers):
    """The record of one compiler, made if there is none."""
    path = args.folder / "out" / f"{name}.{cpu}.{compilers}.json"
    if path.exists():
        return json.loads(path.read_text())
    result = {"errors": {}, "figures": {}, "seconds": {}}
    for form, who in WHO[compilers]:
        source = args.folder / "ir" / f"{name}.{form}.ll"
        if not source.exists():
            continue
        out = args.folder / "out" / f"{name}.{cpu}.{form}.{who.strip('-')}.s"
        compiler = "llc" if who == "llc" else (args.amdgpuc, who)
        seconds = SECONDS["llc" if who == "llc" else "amdgpuc"]
        before = os.times()
        status, _, errors = call(command_of(compiler, cpu, str(source), str(out)), seconds)
        after = os.times()
        if status == 0 and who == "llc":
            assemble(out, cpu)
        if status == 0 and form == "O2" and who in ("llc", "-O2"):
            text = out.read_text(errors="replace")
            result["figures"][who] = figures.of_assembly(text)
            result["seconds"][who] = after.children_user - before.children_user
        elif status != 0:
            result["errors"][f"{form} {who}"] = f"{status}: {first_error(errors)}"
        out.unlink(missing_ok=True)
    path.write_text(json.dumps(result))
    return result


def each(work, items, args):
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        yield from pool.map(work, items)


def programs(args):
    names = {path.name[:-6] for path in (args.folder / "ir").glob("*.O[02].ll")}
    # In an order without a pattern: what is interrupted has seen some of everything.
    chosen = [name for name in names if args.only in name]
    return sorted(chosen, key=lambda name: hashlib.md5(name.encode()).hexdigest())


def step_build(args):
    jobs = [job for job in packages.jobs(args.folder / "src") if args.only in job.name]
    refusals = [line for lines in each(lambda job: build(job, args), jobs, args) for line in lines]
    (args.folder / "refused.txt").write_text("".join(refusals))
    print(f"{len(jobs)} programs; IR of {len(programs(args))}; {len(refusals)} refusals by clang")


def step_compile(args):
    work = [(name, cpu) for name in programs(args) for cpu in args.cpus]
    for result in each(lambda item: compile_one(*item, args), work, args):
        for how, error in result["errors"].items():
            print(f"{result['name']} {result['cpu']} {how}: {error}", flush=True)


def step_run(args):
    work = [(name, cpu) for name in programs(args) for cpu in args.cpus]
    totals = {}
    for counts, lines in each(lambda item: launch.program(*item, args, call), work, args):
        for line in lines:
            print(line, flush=True)
        for key, count in counts.items():
            totals[key] = totals.get(key, 0) + count
    print(", ".join(f"{count} {key}" for key, count in sorted(totals.items())))


def calls_others(name, args):
    """Whether a program calls functions that are not in it: clang's builtins for images, mostly."""
    source = args.folder / "ir" / f"{name}.O2.ll"
    text = source.read_text() if source.exists() else ""
    return re.search(r"^declare [^@\n]*@(?!llvm\.)", text, re.MULTILINE) is not None


def step_table(args):
    paths = sorted((args.folder / "out").glob("*.amdgpuc.json"))
    made = [path.name.split(".")[:-2] for path in paths]
    records = [compile_one(".".join(name), cpu, args) for *name, cpu in made]
    for record in records:
        record["external"] = calls_others(record["name"], args)
    print(figures.tables(records, args.cpus, packages.package_of))


def step_time(args):
    times.table(sorted(programs(args))[::args.every], args)


def main():
    parser = argparse.ArgumentParser(description="Real OpenCL beside llc.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("step", choices=["fetch", "build", "compile", "run", "table", "time"])
    parser.add_argument("--amdgpuc", default="target/release/amdgpuc")
    parser.add_argument("--cpus", default="gfx906,gfx90a", type=lambda text: text.split(","))
    parser.add_argument("--library", default="libclc", choices=sorted(LIBRARIES))
    parser.add_argument("--jobs", default=os.cpu_count(), type=int)
    parser.add_argument("--only", default="")
    parser.add_argument("--every", default=6, type=int)
    parser.add_argument("--repeat", default=1, type=int)
    parser.add_argument("--strict", action="store_true")
    args = parser.parse_args()
    args.folder = args.folder.resolve()
    args.amdgpuc = str(pathlib.Path(args.amdgpuc).resolve())
    for name in ("src", "ir", "out", "run"):
        (args.folder / name).mkdir(parents=True, exist_ok=True)
    steps = {"build": step_build, "compile": step_compile, "run": step_run, "table": step_table,
             "time": step_time}
    if args.step == "fetch":
        packages.fetch(args.folder / "src")
    else:
        steps[args.step](args)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""GCC's C and C++ tests as kernels: `tests/real/torture.py FOLDER fetch|run|compile [OPTIONS]`

Programs that tell by themselves whether they are right: each calls `abort` where something is not
what it has to be. Nobody wrote them for this project, and nothing of them is kept in the
repository; all that is made stands in FOLDER:

    fetch    `apt-get source gcc-12` (needs `Types: deb-src` for the suite, and `apt-get update`), of
             which only the tests are unpacked
    run      clang-22 -O0 and -O2 make LLVM IR of each program whose test is a run; `main` is called
             by a kernel of one work-item, and the functions of C's library that such tests call are
             those of `torture/library.c`, a module of its own. amdgpuc makes code of both (-O2, of
             clang -O2's also -O0) that the emulator runs. Where a program is not right, the code of
             `llvm-link-22` and `llc-22 -O2` runs as well: `wrong` is what that has right, `as llc`
             what it has not (programs that count on another target, or on what C leaves open)
    compile  amdgpuc makes objects of each program that is only to be compiled; what it refuses, and
             whether llc takes it

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--cpu gfx906`, `--only TEXT` (programs
whose path has the text), `--limit N` (instructions after which a run is given up).

What is told of each program that is not right or refused is a line on standard output, the sums
come last. The exit status is 1 if one is wrong, or a compiler crashed.
"""
import argparse
import collections
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
from commands import call, first_error  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent / "torture"
PACKAGE = "gcc-12"
SUITE = "gcc/testsuite"
# Where a test says itself whether it is a run.
SAID = ["gcc.dg/torture/*.c", "gcc.dg/*.c", "gcc.dg/ipa/*.c", "gcc.dg/tree-ssa/*.c",
        "c-c++-common/*.c", "c-c++-common/torture/*.c", "g++.dg/torture/*.C", "g++.dg/opt/*.C"]
# Where all are.
ALWAYS = ["gcc.c-torture/execute/*.c", "gcc.c-torture/execute/ieee/*.c", "gcc.dg/vect/*.c"]
COMPILED = ["gcc.c-torture/compile/*.c"]
# What a test may ask of the compiler.
FLAGS = ("-fwrapv", "-ffast-math", "-fno-strict-aliasing", "-funsigned-char", "-fshort-enums",
         "-fno-common", "-fno-math-errno", "-frounding-math", "-ftrapping-math")
SECONDS = 120
# What the kernel writes, and `torture/library.c`.
RIGHT = "right"
MEANING = {42: RIGHT, 0: "nothing", 1: "no end", 2: "abort", 3: "main is not 0", 4: "exit is not 0"}

WRAPPER = """\
#include "{file}"
typedef __attribute__((address_space(1))) int result_int;
{extern} result_int *result;
{linkage}__attribute__((amdgpu_kernel)) void test(result_int *out) {{
    static char name[] = "program";
    static char *arguments[] = {{name, 0}};
    result = out;
    *out = 1;
    int status = main{arguments};
    *out = status ? 3 : 42;
}}
"""


def fetch(args):
    """The tests of the package's sources."""
    args.folder.mkdir(parents=True, exist_ok=True)
    if (args.folder / SUITE).exists():
        return
    subprocess.run(["apt-get", "source", "--download-only", "-qq", PACKAGE], cwd=args.folder,
                   check=True)
    for outer in args.folder.glob("*.orig.tar.*"):
        subprocess.run(["tar", "xf", outer.name], cwd=args.folder, check=True)
    inner = next(args.folder.glob("*/gcc-*.tar.*"))
    subprocess.run(["tar", "xf", str(inner.relative_to(args.folder)), "--strip-components=1",
                    "--wildcards", f"*/{SUITE}/gcc.c-torture/*", f"*/{SUITE}/gcc.dg/*",
                    f"*/{SUITE}/c-c++-common/*", f"*/{SUITE}/g++.dg/*"],
                   cwd=args.folder, check=True)


def programs(args, groups):
    """The files of some groups, by their places in the suite."""
    suite = (args.folder / SUITE).resolve()
    for group in groups:
        for file in sorted(suite.glob(group)):
            if args.only in str(file.relative_to(suite)):
                yield str(file.relative_to(suite)), file


def clang(args, file, text):
    """The command that makes IR of a program."""
    plus = file.suffix == ".C"
    old = not plus and ("gcc.c-torture" in str(file) or re.search(r"std=(gnu89|c90|c89)|-ansi", text))
    standard = "gnu++20" if plus else "gnu89" if old else "gnu17"
    command = ["clang-22", "-x", "c++" if plus else "c", "--target=amdgcn-amd-amdhsa",
               f"-mcpu={args.cpu}", "-nogpulib", f"-std={standard}", "-w", "-nostdinc",
               "-isystem", str(HERE / "include"),
               "-isystem", "/usr/lib/llvm-22/lib/clang/22/include", "-I", str(file.parent), "-S",
               "-emit-llvm", "-fno-strict-return", "-Wno-implicit-int", "-Wno-int-conversion",
               "-Wno-implicit-function-declaration", "-Wno-incompatible-pointer-types",
               "-Wno-return-type"]
    if plus:
        command += ["-fno-exceptions", "-fno-rtti"]
    return command + [flag for flag in FLAGS if flag in text]


def library(args, level):
    """The IR of the functions that tests call."""
    out = args.work / f"library.{level}.ll"
    source = HERE / "library.c"
    command = clang(args, source, "") + ["-fno-builtin", f"-{level}", str(source), "-o", str(out)]
    status, _, errors = call(command, SECONDS)
    if status != 0:
        sys.exit(f"library.c: {first_error(errors)}")
    return out


def wrapped(args, file, text):
    """The program with a kernel that calls it."""
    plus = file.suffix == ".C"
    takes = re.search(r"\bmain\s*\(\s*int", text)
    source = args.work / f"program{file.suffix}"
    source.write_text(WRAPPER.format(
        file=file, extern='extern "C"' if plus else "extern", linkage='extern "C" ' if plus else "",
        arguments="(1, arguments)" if takes else "()"))
    return source


def launched(args, code):
    """What the kernel wrote means, or how the run failed."""
    out = args.work / "result"
    command = [args.amdgpuc, "run", str(code), "--kernel", "test", "--grid", "1", "--workgroup", "1",
               "--max-instructions", str(args.limit), "--arg", f"buf:4={out}"]
    status, _, errors = call(command, SECONDS)
    if status != 0:
        return first_error(errors)
    written = int.from_bytes(out.read_bytes(), "little")
    return MEANING.get(written, str(written))


def of_llc(args, modules):
    """The same of llc's code."""
    linked, object_, code = (args.work / name for name in ("llc.bc", "llc.o", "llc.co"))
    for command in (["llvm-link-22", *map(str, modules), "-o", str(linked)],
                    ["llc-22", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={args.cpu}", "-O2",
                     "-filetype=obj", str(linked), "-o", str(object_)],
                    ["ld.lld-22", "-shared", str(object_), "-o", str(code)]):
        status, _, errors = call(command, SECONDS)
        if status != 0:
            return first_error(errors) or f"status {status}"
    return launched(args, code)


def verdict(args, modules, level):
    """What becomes of one program at one level, and what is to be told of it."""
    code = args.work / "ours.co"
    command = [args.amdgpuc, *map(str, modules), f"-mcpu={args.cpu}", f"-{level}", "-o", str(code)]
    status, _, errors = call(command, SECONDS)
    if status == 1:
        return "refused", first_error(errors)
    if status != 0:
        return "crash", f"status {status}"
    ours = launched(args, code)
    if ours == RIGHT:
        return "right", None
    if "instruction limit" in ours:
        return "too long", None
    theirs = of_llc(args, modules)
    return "wrong" if theirs == RIGHT else "as llc", f"{ours}, llc: {theirs}"


def levels(level):
    """At which levels clang's IR of a level is compiled."""
    return ["O2"] if level == "O0" else ["O0", "O2"]


def run(args):
    """All programs that are runs."""
    sums = collections.Counter()
    libraries = {level: library(args, level) for level in ("O0", "O2")}
    for name, file in programs(args, ALWAYS + SAID):
        text = file.read_text(errors="replace")
        always = any(pathlib.PurePath(name).match(group) for group in ALWAYS)
        if not (always or re.search(r"dg-do\s+run", text)) or not re.search(r"\bmain\b", text):
            continue
        for level in ("O0", "O2"):
            module = args.work / f"program.{level}.ll"
            source = wrapped(args, file, text)
            command = clang(args, file, text) + [f"-{level}", str(source), "-o", str(module)]
            if call(command, SECONDS)[0] != 0:
                sums["refused by clang"] += 1
                continue
            for ours in levels(level):
                what, told = verdict(args, [module, libraries[level]], ours)
                sums[what] += 1
                if told:
                    print(f"{what}: {name}, clang -{level}, amdgpuc -{ours}: {told}", flush=True)
    return sums


def compile_all(args):
    """All programs that are only to be compiled."""
    sums = collections.Counter()
    for name, file in programs(args, COMPILED):
        text = file.read_text(errors="replace")
        for level in ("O0", "O2"):
            module = args.work / f"program.{level}.ll"
            command = clang(args, file, text) + [f"-{level}", str(file), "-o", str(module)]
            if call(command, SECONDS)[0] != 0:
                sums["refused by clang"] += 1
                continue
            for ours in levels(level):
                out = str(args.work / "out.o")
                status, _, errors = call([args.amdgpuc, str(module), f"-mcpu={args.cpu}",
                                          f"-{ours}", "-c", "-o", out], SECONDS)
                if status == 0:
                    sums["compiled"] += 1
                    continue
                taken = call(["llc-22", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={args.cpu}", "-O2",
                              "-filetype=obj", str(module), "-o", out], SECONDS)[0] == 0
                what = "crash" if status != 1 else "refused, llc takes it" if taken else "refused"
                sums[what] += 1
                print(f"{what}: {name}, clang -{level}, amdgpuc -{ours}: "
                      f"{first_error(errors)}", flush=True)
    return sums


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("step", choices=["fetch", "run", "compile"])
    parser.add_argument("--amdgpuc", default="target/release/amdgpuc")
    parser.add_argument("--cpu", default="gfx906")
    parser.add_argument("--only", default="")
    parser.add_argument("--limit", type=int, default=20_000_000)
    args = parser.parse_args()
    if args.step == "fetch":
        return fetch(args)
    args.work = args.folder / f"work-{args.step}-{args.cpu}"
    args.work.mkdir(exist_ok=True)
    sums = run(args) if args.step == "run" else compile_all(args)
    for what, count in sorted(sums.items()):
        print(f"{count:7} {what}")
    return 1 if sums["wrong"] + sums["crash"] else 0


if __name__ == "__main__":
    sys.exit(main())

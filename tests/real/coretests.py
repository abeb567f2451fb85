#!/usr/bin/env python3
"""Rust's tests of its core library as kernels: `tests/real/coretests.py FOLDER fetch|run [OPTIONS]`

Functions with `#[test]` that panic where something is not what it has to be. Nobody wrote them for
this project, and nothing of them is kept in the repository; all that is made stands in FOLDER:

    fetch    the packages rustc-web and rust-web-src, unpacked (they conflict with other Rusts)
    run      core, alloc, compiler_builtins and libm are compiled for amdgcn-amd-amdhsa, and what is
             in `coretests/`: crates in the places of `test`, `std` and `rand`. Each module of the
             tests is then a crate with `--test`, whose `main` a kernel calls: work-group N of one
             work-item runs test N, and a panic is the end of that work-group. rustc makes IR of it
             without optimisation (with all checks, and with none) and with it, amdgpuc code of that
             (-O2 and -O0) that the emulator runs. Where a test does not pass, the code of
             `llc-22 -O2` runs as well: `wrong` is what that has right, `as llc` what it has not

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--mcpu gfx906`, `--only TEXT` (modules
whose name has the text), `--modes debug,plain,release`, `--levels O2,O0`, `--limit N` (instructions
after which a test is given up).

What is told of each test that does not pass is a line on standard output, the sums come last. The
exit status is 1 if one is wrong, or a compiler crashed.
"""
import argparse
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
from commands import call, first_error, unpack  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent / "coretests"
PACKAGES = ["rustc-web", "libstd-rust-web-1.96", "rust-web-src"]
# The libraries are compiled for this processor; no code in them asks for which.
PROCESSOR = "gfx906"
MODES = {
    "debug": ["-Copt-level=0", "-Cdebug-assertions=on"],
    "plain": ["-Copt-level=0", "-Cdebug-assertions=off"],
    "release": ["-Copt-level=3"],
}
SECONDS = 1200
# What the kernel writes of each test, see `coretests/test.rs`.
PASSED, PANICKED_AS_EXPECTED = "passed", "panicked, as expected"
NEVER, STARTED, LEFT_OUT, IGNORED, TOO_LONG = (
    "never started", "no end", "left out", "ignored", "too long")
MEANING = {0: NEVER, 1: STARTED, 2: PASSED, 3: "panicked", 4: PANICKED_AS_EXPECTED,
           5: "no panic", 6: IGNORED, 7: LEFT_OUT, 8: "failed", 9: "no memory"}
RIGHT = (PASSED, PANICKED_AS_EXPECTED)
HEAP = 1 << 20
NAMES = 1 << 16
# Modules that are too much for one crate, by the modules in them.
SPLIT = ("num", "iter")
SHARED = ("int_macros", "uint_macros", "floats")
# Features that the crate in the place of `std` has without being asked.
NO_FEATURES = ("float_gamma",)


def fetch(args):
    """The compiler and its sources, unpacked."""
    unpack(args.folder, PACKAGES)


def rustc(args, source, out, options):
    """Runs the compiler; its status and first error."""
    root = args.root
    environment = dict(os.environ, RUSTC_BOOTSTRAP="1",
                       LD_LIBRARY_PATH=f"{root}/usr/lib/x86_64-linux-gnu:{root}/usr/lib")
    command = [str(root / "usr/bin/rustc"), "--edition=2024", "--target=amdgcn-amd-amdhsa",
               f"-Ctarget-cpu={PROCESSOR}", "-Awarnings", "-Cpanic=abort", "-Ccodegen-units=1",
               "-L", str(args.libraries), *options, str(source), *out]
    status, _, errors = call(command, SECONDS, env=environment)
    return status, errors


def libraries(args):
    """All that the tests are linked with, as one module of bitcode."""
    library = args.sources / "library"
    builtins = library / "compiler-builtins"
    crates = [
        ("core", library / "core/src/lib.rs", []),
        ("compiler_builtins", builtins / "compiler-builtins/src/lib.rs",
         ['--cfg=feature="compiler-builtins"', '--cfg=feature="mem"']),
        ("alloc", library / "alloc/src/lib.rs", []),
        ("libm", builtins / "libm/src/lib.rs", ['--cfg=feature="unstable-intrinsics"']),
        ("test", HERE / "test.rs", []),
        ("std", HERE / "std.rs", []),
        ("rand", HERE / "rand.rs", []),
    ]
    args.libraries.mkdir(exist_ok=True)
    linked, made = args.libraries / "all.bc", []
    for name, source, options in crates:
        crate = args.libraries / f"lib{name}"
        made.append(f"{crate}.bc")
        written = pathlib.Path(made[-1])
        if written.exists() and written.stat().st_mtime > source.stat().st_mtime:
            continue
        status, errors = rustc(args, source, [f"--emit=link={crate}.rlib,llvm-bc={crate}.bc"],
                               [f"--crate-name={name}", "--crate-type=rlib", "-O", *options])
        if status != 0:
            sys.exit(f"{name}: {first_error(errors)}")
        linked.unlink(missing_ok=True)
    if not linked.exists():
        subprocess.run(["llvm-link-22", *made, "-o", str(linked)], check=True)
    return linked


def tests_of(args):
    """A copy of the tests without those of `f128`, which the target has not."""
    tests = args.folder / "tests"
    shutil.copytree(args.sources / "library/coretests/tests", tests, dirs_exist_ok=True)
    floats = tests / "num/floats.rs"
    floats.write_text(floats.read_text().replace("fn test_f128(", "#[cfg(any())] fn test_f128("))


def parts(args):
    """The modules that are crates of their own: name, and the lines that declare them."""
    tests = args.folder / "tests"
    for name in re.findall(r"^mod (\w+);", (tests / "lib.rs").read_text(), re.M):
        if name not in SPLIT:
            yield name, f"mod {name};"
            continue
        text = (tests / name / "mod.rs").read_text()
        inner = re.findall(r"^mod (\w+);", text, re.M)
        for kept in ["", *(module for module in inner if module not in SHARED)]:
            # What the modules share is in all parts, its tests are in the first alone.
            lines = []
            for line in text.splitlines():
                module = re.match(r"mod (\w+);", line)
                if module and module[1] in SHARED and kept:
                    silent = tests / name / f"silent_{module[1]}.rs"
                    shared = (tests / name / f"{module[1]}.rs").read_text()
                    silent.write_text(shared.replace("#[test]", "#[cfg(any())]"))
                    lines += [f'#[path = "{silent.name}"]', line]
                elif not module or module[1] in (kept, *SHARED):
                    lines.append(line.replace("#[test]", "#[cfg(any())]") if kept else line)
            (tests / name / f"only_{kept}.rs").write_text("\n".join(lines))
            yield (f"{name}_{kept}" if kept else name,
                   f'#[path = "{name}/only_{kept}.rs"]\nmod {name};')


def crate(args, name, declared):
    """The root of a crate with one module of the tests, in the place of their `lib.rs`."""
    tests = args.folder / "tests"
    before = (tests / "lib.rs").read_text().split("\nmod ")[0]
    for feature in NO_FEATURES:
        before = before.replace(f"#![feature({feature})]\n", "")
    root = tests / f"root_{name}.rs"
    root.write_text("#![no_main]\n#![reexport_test_harness_main = \"test_main\"]\n"
                    "#![feature(custom_test_frameworks, abi_gpu_kernel, rustc_private)]\n"
                    f"{before}\nextern crate test as test_runner;\n{declared}\n"
                    + (HERE / "kernels.rs").read_text())
    return root


def module(args, name, declared, mode):
    """The linked IR of a crate, or why there is none."""
    out = args.work / f"{name}.{mode}.ll"
    if out.exists():
        return out, None
    alone = args.work / "alone.ll"
    options = ["--test", "--crate-name=coretests", "-Zpanic-abort-tests",
               "--extern", f"rand={args.libraries}/librand.rlib", *MODES[mode]]
    made = ["--emit=llvm-ir", "-o", str(alone)]
    status, errors = rustc(args, crate(args, name, declared), made, options)
    if status != 0 and "SIGSEGV" in errors:
        # rustc's own optimisation fails; amdgpuc has the more to do.
        status, errors = rustc(args, crate(args, name, declared), made,
                               [*options, "-Cno-prepopulate-passes"])
    if status != 0:
        return None, first_error(errors)
    subprocess.run(["llvm-link-22", "-S", "--only-needed", "--internalize", str(alone),
                    str(args.all), "-o", str(out)], check=True)
    text = out.read_text()
    out.write_text(text.replace(f'"target-cpu"="{PROCESSOR}"', f'"target-cpu"="{args.cpu}"'))
    return out, None


def launch(args, code, out, first, count, heap):
    """Runs tests of some code; the status and the error."""
    command = [args.amdgpuc, "run", str(code), "--kernel", "tests", "--grid", str(count),
               "--workgroup", "1", "--max-instructions", str(args.limit * min(4, count)),
               "--arg", f"buf:{max(8 * count, NAMES if first < 0 else 0)}={out}",
               "--arg", f"i64:{first}", "--arg", f"buf:{count * heap}", "--arg", f"i64:{heap}"]
    status, _, errors = call(command, SECONDS)
    return status, first_error(errors)


def names(args, code):
    """The names of the tests in some code, in their order."""
    out = args.work / "names"
    status, error = launch(args, code, out, -1, 1, 64)
    if status != 0:
        return None, error
    return out.read_bytes().rstrip(b"\0").decode().splitlines(), None


def ends(out, count):
    """How each of some tests ended, as they wrote it."""
    words = out.read_bytes()
    for test in range(count):
        word, line = (int.from_bytes(words[8 * test + at:8 * test + at + 4], "little")
                      for at in (0, 4))
        meaning = MEANING.get(word, str(word))
        yield f"{meaning} in line {line}" if meaning == "panicked" else meaning


def launched(args, code, tests):
    """How some tests of some code end: all in one launch, or each in its own where that fails."""
    out = args.work / "words"
    if tests == range(len(tests)) and len(tests) > 1:
        status, _ = launch(args, code, out, 0, len(tests), HEAP)
        if status == 0:
            return list(ends(out, len(tests)))
    found = []
    for test in tests:
        status, error = launch(args, code, out, test, 1, 8 * HEAP)
        if status == 0:
            found += ends(out, 1)
        else:
            found.append(TOO_LONG if "instruction limit" in error or status == "timeout" else error)
    return found


def of_llc(args, file):
    """llc's code of a module, or why there is none."""
    object_, code = args.work / "llc.o", args.work / "llc.co"
    for command in (["llc-22", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={args.cpu}", "-O2",
                     "-filetype=obj", str(file), "-o", str(object_)],
                    ["ld.lld-22", "-shared", str(object_), "-o", str(code)]):
        status, _, errors = call(command, SECONDS)
        if status != 0:
            return None, first_error(errors) or f"status {status}"
    return code, None


def verdicts(args, file, level):
    """What becomes of each test of a module at one level: name, verdict, what is to be told."""
    code = args.work / "ours.co"
    command = [args.amdgpuc, str(file), f"-mcpu={args.cpu}", f"-{level}", "-o", str(code)]
    status, _, errors = call(command, SECONDS)
    if status != 0:
        taken, why = of_llc(args, file)
        what = "refused" if status == 1 else "crash"
        yield "all", what, f"{first_error(errors)}; llc: {'takes it' if taken else why}"
        return
    tests, error = names(args, code)
    if tests is None:
        yield "all", "wrong", f"names: {error}"
        return
    found = launched(args, code, range(len(tests)))
    again = [test for test, end in enumerate(found)
             if end not in (*RIGHT, LEFT_OUT, IGNORED, TOO_LONG)]
    theirs, why = of_llc(args, file) if again else (None, None)
    for test, (name, end) in enumerate(zip(tests, found)):
        if test not in again:
            yield name, "right" if end in RIGHT else end, None
            continue
        other = launched(args, theirs, [test])[0] if theirs else why
        yield name, "wrong" if other in RIGHT else "as llc", f"{end}, llc: {other}"


def run(args):
    """All tests, of each way to make code of them."""
    sums = collections.Counter()
    args.libraries = args.folder.resolve() / "libraries"
    args.all = libraries(args)
    tests_of(args)
    for name, declared in list(parts(args)):
        if args.only not in name:
            continue
        for mode in args.modes.split(","):
            file, why = module(args, name, declared, mode)
            if file is None:
                sums[mode, "", "modules refused by rustc"] += 1
                print(f"refused by rustc: {name}, {mode}: {why}", flush=True)
                continue
            for level in args.levels.split(","):
                for test, what, told in verdicts(args, file, level):
                    sums[mode, level, what] += 1
                    if told:
                        print(f"{what}: {name}, {test}, {mode}, -{level}: {told}", flush=True)
    return sums


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("step", choices=["fetch", "run"])
    parser.add_argument("--amdgpuc", default="target/release/amdgpuc")
    parser.add_argument("--mcpu", dest="cpu", default="gfx906")
    parser.add_argument("--only", default="")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--levels", default="O2,O0")
    parser.add_argument("--limit", type=int, default=20_000_000)
    args = parser.parse_args()
    if args.step == "fetch":
        return fetch(args)
    args.root = (args.folder / "root").resolve()
    args.sources = next(args.root.glob("usr/src/rustc-*"))
    args.work = args.folder / f"work-{args.cpu}"
    args.work.mkdir(exist_ok=True)
    sums = run(args)
    for (mode, level, what), count in sorted(sums.items()):
        print(f"{count:7} {mode} {level} {what}")
    return 1 if any(what in ("wrong", "crash") for _, _, what in sums) else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Quadrants' own tests, on the emulator: `tests/real/quadrants.py FOLDER fetch|run [OPTIONS]`

Quadrants (the compiler of Taichi's language, as it lives on) makes LLVM IR for AMDGPU while a
program runs, compiles it and launches it through HIP. Here HIP is `device/hip.c`, whose device is
the emulator, and what it loads is amdgpuc's code of the same IR. The tests compare what kernels
gave with what Python or NumPy says. Nothing of them is kept; all that is made stands in FOLDER:

    fetch    a virtual environment with the package, pytest and NumPy, the tests of its repository,
             and the library in the place of HIP's (`cc`, `ld.lld-22`)
    run      a process of pytest for each file of tests, one test after the other. A test that does
             not pass runs again with Quadrants' own code in the emulator: `wrong` are those that
             pass there, `as its own` those that do not

Options: `--amdgpuc PATH`, `--device PATH` (default: target/release/amdgpuc and device),
`--mcpu gfx906`, `--level -O2`, `--mode plain|strict`, `--only TEXT` (files whose name has the
text), `--sample N` (most tests of a file, spread over it), `--jobs N`, `--seconds N` (of a test).

What is told of each file is a line on standard output, the sums come last. The exit status is 1 if
a test is wrong, or a compilation failed.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
from commands import call  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
REPOSITORY = "https://github.com/Genesis-Embodied-AI/quadrants"
VERSION = "1.3.3"
PACKAGES = [f"quadrants=={VERSION}", "pytest", "pytest-timeout", "pytest-rerunfailures", "pytest-xdist", "numpy", "scipy"]
# What is about windows, files, other processors or the compiler's process, and not about code.
OTHERS = re.compile("cache|gui|image|cli|interop|inspection|exit|torch|aot|graph|vulkan|metal|perf|prof|log|print|doc|warn|memory_leak|import|package")
# The file of the IR that is compiled for the module of a number, and what makes code of it.
MODULE = """#!/bin/sh
f=$(printf 'quadrants_kernel_amdgpu_llvm_ir_%04d.ll' $1)
"$AMDGPUC" "$f" -mcpu="$AMDGPUC_PROCESSOR" $AMDGPUC_LEVEL -o "$2" || { cp "$f" "$AMDGPUC_FAILED/$$-$f"; exit 1; }
"""
# Leaves tests out that are for other devices, and all but some.
PLUGIN = """import os


def pytest_collection_modifyitems(config, items):
    items[:] = [item for item in items if "amdgpu" in item.name]
    most = int(os.environ["QUADRANTS_SAMPLE"])
    if 0 < most < len(items):
        items[:] = [items[i * len(items) // most] for i in range(most)]
"""


def fetch(args):
    """The package, its tests and the library in the place of HIP's."""
    environment = args.folder / "venv"
    if not environment.exists():
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        subprocess.run([environment / "bin/pip", "install", "-q", *PACKAGES], check=True)
    source = args.folder / "source"
    if not source.exists():
        subprocess.run(["git", "clone", "-q", "--depth=1", args.source, source], check=True)
    library = args.folder / "lib"
    library.mkdir(exist_ok=True)
    subprocess.run(["cc", "-O1", "-shared", "-fPIC", "-o", library / "libamdhip64.so", HERE / "device/hip.c"], check=True)
    (library / "sample.py").write_text(PLUGIN)
    module = library / "module.sh"
    module.write_text(MODULE)
    module.chmod(0o755)
    linker = library / "ld.lld"
    if not linker.exists():
        linker.symlink_to(shutil.which("ld.lld-22") or sys.exit("ld.lld-22 is not there"))


def environment(args, own):
    """Variables of a process of the tests."""
    library = args.folder / "lib"
    more = {
        "QD_WANTED_ARCHS": "amdgpu", "QD_PRINT_KERNEL_LLVM_IR": "1", "QD_ENABLE_CUDA": "0", "QD_ENABLE_VULKAN": "0",
        "PYTHONPATH": f"{args.folder / 'source'}:{library}", "LD_LIBRARY_PATH": str(library), "PATH": f"{library}:{os.environ['PATH']}",
        "AMDGPUC": str(args.amdgpuc), "AMDGPUC_DEVICE": str(args.device), "AMDGPUC_PROCESSOR": args.mcpu, "AMDGPUC_MODE": args.mode,
        "AMDGPUC_LEVEL": args.level, "AMDGPUC_FAILED": str(args.failed), "QUADRANTS_SAMPLE": str(args.sample),
    }
    if not own:
        more["AMDGPUC_MODULE"] = str(library / "module.sh")
    return {**os.environ, **more}


def pytest(args, what, folder, own):
    """What pytest says of tests; they write their IR into a folder of their own."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tests = args.folder / "source/tests"
    command = [args.folder / "venv/bin/python", "-m", "pytest", "-q", "-rA", "--tb=short", "-p", "no:cacheprovider", "-p", "sample",
               "--timeout", str(args.seconds), "--rootdir", tests, *what]
    _, output, errors = call([str(c) for c in command], 3600, cwd=folder, env=environment(args, own))
    shutil.rmtree(folder, ignore_errors=True)
    return output + errors


def outcomes(text, word):
    """The names of the tests of which a summary says so."""
    return re.findall(rf"^{word} \S*?python/(.+?)(?: - .*)?$", text, re.M)


def of_file(args, file):
    """How the tests of a file end: passed, wrong, as with Quadrants' own code."""
    text = pytest(args, [file], args.folder / "work" / file.stem, own=False)
    passed = outcomes(text, "PASSED")
    failed = outcomes(text, "FAILED") + outcomes(text, "ERROR")
    (args.folder / "logs" / f"{file.stem}.log").write_text(text)
    if not failed:
        return passed, [], []
    again = pytest(args, [args.folder / "source/tests/python" / test for test in failed], args.folder / "work" / f"{file.stem}.own", own=True)
    (args.folder / "logs" / f"{file.stem}.own.log").write_text(again)
    right = set(outcomes(again, "PASSED"))
    return passed, [t for t in failed if t in right], [t for t in failed if t not in right]


def run(args):
    """All files, and what is told of them."""
    for folder in ("logs", "failed"):
        (args.folder / folder).mkdir(exist_ok=True)
    files = sorted((args.folder / "source/tests/python").glob("test_*.py"))
    files = [f for f in files if not OTHERS.search(f.stem) and args.only in f.stem]
    sums = [0, 0, 0]
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for file, lists in zip(files, pool.map(lambda f: of_file(args, f), files)):
            passed, wrong, own = lists
            sums = [n + len(tests) for n, tests in zip(sums, lists)]
            print(f"{file.stem}: {len(passed)} passed", *(f"wrong {t}" for t in wrong), *(f"as its own {t}" for t in own), sep=", ", flush=True)
    refused = len(list(args.failed.glob("*.ll")))
    print(f"{sums[0]} passed, {sums[1]} wrong, {sums[2]} as its own, {refused} modules that did not compile")
    sys.exit(1 if sums[1] or refused else 0)


def main():
    """Reads the options."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=lambda p: pathlib.Path(p).resolve())
    parser.add_argument("step", choices=["fetch", "run"])
    parser.add_argument("--source", default=REPOSITORY)
    for name in ("amdgpuc", "device"):
        parser.add_argument(f"--{name}", type=lambda p: pathlib.Path(p).resolve(), default=HERE.parents[1] / "target/release" / name)
    parser.add_argument("--mcpu", default="gfx906")
    parser.add_argument("--level", default="-O2")
    parser.add_argument("--mode", default="plain", choices=["plain", "strict"])
    parser.add_argument("--only", default="")
    parser.add_argument("--sample", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=int, default=300)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    args.failed = args.folder / "failed"
    {"fetch": fetch, "run": run}[args.step](args)


if __name__ == "__main__":
    main()

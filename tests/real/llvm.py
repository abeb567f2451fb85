#!/usr/bin/env python3
"""LLVM's own tests beside llc: `tests/real/llvm.py FOLDER fetch|compile|run [OPTIONS]`

The files of `llvm/test/CodeGen/AMDGPU`, which nobody wrote for this project, and of which nothing
is kept in the repository:

    fetch    takes them out of Debian's source package (needs `Types: deb-src` for the suite)
    compile  each file for up to three of the processors that its `RUN` lines name, by llc at -O2
             and by amdgpuc at -O2 and -O0; tells what llc compiles and amdgpuc does not, by message
    run      each kernel, and each function through a kernel that calls it (`wrap.py`), with numbers
             of all kinds on the emulator, as compiled by llc and by amdgpuc at -O0 and -O2; the
             memory afterwards has to be the same

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--jobs N`, `--only TEXT` (files with
that in their names), `--tests FOLDER,…` (other folders of `llvm/test`, as `Transforms/SROA`: of
these `run` makes modules for amdgcn first, `foreign.py`, for one of four processors).

Where memory differs, both run once more without what the IR leaves open (flags that promise
something, `undef`, `poison`, assumptions); what is the same then is `left open`, and `undefined`
is what differs while strict mode reports llc's own code. The rest is `DIFFERENT`, and has to be
looked at: most of these tests were not written to be run, and divide by zero, index vectors beyond
their ends, or store addresses.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import struct
import subprocess
import sys

sys.path.insert(0, os.path.dirname(__file__))
import foreign  # noqa: E402
import launch  # noqa: E402
import packages  # noqa: E402
import wrap  # noqa: E402
from commands import call, first_error  # noqa: E402

PACKAGE = "llvm-toolchain-22"
POOL = "http://deb.debian.org/debian/pool/main/l/llvm-toolchain-22/"
OWN = "CodeGen/AMDGPU"
FOREIGN_PROCESSORS = ("gfx906", "gfx90a", "gfx803", "gfx701")
PROCESSORS = ("gfx90a gfx942 gfx906 gfx900 gfx803 gfx700 gfx600 gfx908 gfx950 gfx601 gfx602 gfx701 "
              "gfx702 gfx703 gfx704 gfx705 gfx801 gfx802 gfx805 gfx810 gfx902 gfx904 gfx909 "
              "gfx90c").split()
NAMES = {"tahiti": "gfx600", "verde": "gfx601", "hawaii": "gfx701", "bonaire": "gfx704",
         "kaveri": "gfx700", "kabini": "gfx703", "fiji": "gfx803", "polaris10": "gfx803",
         "tonga": "gfx802", "iceland": "gfx802", "carrizo": "gfx801", "stoney": "gfx810"}
PROMISES = [
    (re.compile(r"(?<= )(nuw|nsw|exact|disjoint|nneg|inbounds|nusw|samesign) (?=[^\n])"), ""),
    (re.compile(r", !(range|noundef|nonnull|align|invariant\.load|noalias|alias\.scope|tbaa|"
                r"amdgpu[\w.]*) ![0-9]+"), ""),
    (re.compile(r"\brange\([^)]*\) "), ""),
    (re.compile(r"nofpclass\([^)]*\) "), ""),
    (re.compile(r"^\s*call void @llvm\.assume\(.*$"), "")]
SIZE = 1 << 16
COMMON = [0, 1, 0xffffffff, 0x80000000, 0x7fffffff]
FLOATS = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, -3.5, 1e-3, 100.0, 65504.0]


def processors(text):
    """The processors of the `RUN` lines that there is code for, most telling first; one if none."""
    lines = [line for line in text.splitlines() if "RUN:" in line]
    named = {NAMES.get(name, name) for name in re.findall(r"-mcpu=([\w-]+)", "\n".join(lines))}
    return [name for name in PROCESSORS if name in named] or ["gfx906"]


def fetch(folder, tests):
    status, uris, errors = call(["apt-get", "source", "--print-uris", PACKAGE], 60)
    name = re.search(r" (llvm-toolchain-22_\S*\.orig\.tar\.xz) ", uris)
    if status != 0 or not name:
        sys.exit(f"apt-get source {PACKAGE}: {first_error(errors)}")
    archive = folder / name[1]
    subprocess.run(["curl", "-sSf", "-o", str(archive), POOL + name[1]], check=True)
    subprocess.run(["tar", "xJf", str(archive), "-C", str(folder), "--strip-components=1",
                    "--wildcards", *(f"*/llvm/test/{test}/*" for test in tests)], check=True)
    archive.unlink()


def compile_file(path, args):
    """A line for each way in which llc compiles the file and amdgpuc does not, and counts."""
    counts, lines = collections.Counter(), []
    for cpu in processors(path.read_text(errors="replace"))[:3]:
        target = ["-mtriple=amdgcn-amd-amdhsa", f"-mcpu={cpu}"]
        theirs, _, _ = call(["llc-22", "-O2", *target, "-filetype=obj", str(path), "-o",
                             "/dev/null"], 60)
        for level in ("-O2", "-O0"):
            ours, _, errors = call([args.amdgpuc, f"-mcpu={cpu}", level, "-c", str(path), "-o",
                                    "/dev/null"], 60)
            counts[f"llc {'takes' if theirs == 0 else 'refuses'}, amdgpuc "
                   f"{'takes' if ours == 0 else 'refuses' if ours == 1 else 'CRASHES'}"] += 1
            if ours not in (0, 1) or (theirs == 0 and ours != 0):
                lines.append(f"{path.name} {cpu} {level}: {ours}: {first_error(errors)}")
    return counts, lines


def inputs(folder):
    """The contents of buffers, as files by name."""
    rng = random.Random(5)

    def number(_):
        return rng.choice(FLOATS) if rng.random() < 0.3 else rng.uniform(-8, 8)

    def pack(form, make):
        size = struct.calcsize(form)
        return b"".join(struct.pack(form, make(i)) for i in range(SIZE // size))

    def word(_):
        return rng.choice([*COMMON, *(rng.getrandbits(bits) for bits in (32, 16, 8))])

    contents = {
        "ints0": pack("<I", lambda _: rng.randrange(16)), "ints1": pack("<I", word),
        "floats": pack("<f", number), "halves": pack("<e", number), "doubles": pack("<d", number),
        "bfloats": pack("<f", number), "words": pack("<I", lambda _: rng.randrange(16)),
        "results": bytes(SIZE)}
    upper = contents["bfloats"]
    contents["bfloats"] = b"".join(upper[i + 2:i + 4] for i in range(0, SIZE, 4)) * 2
    contents["numbers"] = contents["floats"]
    for name, data in contents.items():
        (folder / name).write_bytes(data)


def arguments(kernel, seed, data):
    """Options for the arguments and the number of buffers to compare; none for other kinds."""
    def buffer(name, out=None):
        return ["--arg", f"buf:@{data}/{name}" + (f"={{out}}.{out}" if out is not None else "")]

    if kernel[".name"].startswith("wrap_"):
        options = buffer("results", 0)
        for name in wrap.INPUTS:
            options += buffer(f"ints{seed}" if name == "ints" else name)
        return options + buffer("words", 1) + buffer("numbers", 2), 3
    options, buffers = [], 0
    explicit = [a for a in kernel["args"] if not a[".value_kind"].startswith("hidden")]
    for index, argument in enumerate(explicit):
        kind, size = argument[".value_kind"], int(argument.get(".size", "8"))
        rng = random.Random(f"{kernel['.name']} {index} {seed}")
        if kind == "global_buffer":
            options += buffer("words" if seed == 0 or index % 3 == 2 else "numbers", buffers)
            buffers += 1
        elif kind == "dynamic_shared_pointer":
            options += ["--arg", "lds:8192"]
        elif kind == "by_value" and size > 0:
            words = [rng.randrange(1, 40) if rng.random() < 0.8 else rng.getrandbits(31)
                     for _ in range(size // 4 + 1)]
            value = b"".join(struct.pack("<I", word) for word in words)[:size]
            options += ["--arg", "bytes:" + value.hex()]
        else:
            return None, 0
    return options, buffers


def one_launch(kernel, seed, made, settled, cpu, folder, args):
    """The outcome of a launch: a word, and what is to be said about it."""
    options, buffers = arguments(kernel, seed, args.folder / "data")
    if not buffers:
        return "other arguments", None
    geometry, name = launch.shape(kernel, 0), kernel[".name"]

    def start(code, mode="plain"):
        return launch.run(code, name, options, geometry, folder / "out", buffers, args, call, mode)

    return launch.outcome(made, start, lambda: settled(cpu))


def launches(text, cpu, folder, args):
    """Outcomes of all kernels of a module; none if not both compile it."""
    source = folder / "module.O2.ll"
    source.write_text(text)
    made = launch.objects(source, cpu, folder, args, call, ".made")
    if "llc" not in made or len(made) < 2:
        return None
    kept = {}

    def settled(cpu):
        if not kept:
            other = folder / "settled.ll"
            other.write_text(launch.settled(text))
            kept.update(launch.objects(other, cpu, folder, args, call, ".settled"))
        return kept

    _, notes, _ = call(["llvm-readelf-22", "--notes", str(made["llc"])], 60)
    return [(kernel[".name"], seed, one_launch(kernel, seed, made, settled, cpu, folder, args))
            for kernel in launch.kernels_of(notes) for seed in (0, 1)]


def run_file(path, args):
    text = path.read_text(errors="replace")
    own = (args.folder / "llvm/test" / OWN) in path.parents
    cpu = random.Random(path.name).choice(processors(text) if own else FOREIGN_PROCESSORS)
    text = packages.TARGET_ATTRIBUTES.sub("", text) if own else foreign.prepared(text)
    if text is None:
        return collections.Counter({"files that opt does not read for amdgcn": 1}), []
    # Files of two folders may have one name.
    folder = args.folder / "run" / f"{path.parent.name}.{path.name}"
    folder.mkdir(parents=True, exist_ok=True)
    with_functions, names = wrap.wrapped(text)
    outcomes = launches(with_functions, cpu, folder, args)
    if outcomes is None and names:
        outcomes = launches(text, cpu, folder, args)
    shutil.rmtree(folder)
    counts = collections.Counter(outcome for _, _, (outcome, _) in outcomes or [])
    counts["files that one of both refuses"] += outcomes is None
    lines = [f"{path.name} {cpu} {name} {seed}: {line}"
             for name, seed, (outcome, line) in outcomes or [] if outcome == "DIFFERENT"]
    return counts, lines


def main():
    parser = argparse.ArgumentParser(description="LLVM's own tests beside llc.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("step", choices=["fetch", "compile", "run"])
    parser.add_argument("--amdgpuc", default="target/release/amdgpuc")
    parser.add_argument("--jobs", default=os.cpu_count(), type=int)
    parser.add_argument("--only", default="")
    parser.add_argument("--tests", default=OWN, type=lambda text: text.split(","))
    args = parser.parse_args()
    args.folder = args.folder.resolve()
    args.amdgpuc = str(pathlib.Path(args.amdgpuc).resolve())
    (args.folder / "data").mkdir(parents=True, exist_ok=True)
    if args.step == "fetch":
        fetch(args.folder, args.tests)
        return
    launch.OPEN.extend(PROMISES)
    inputs(args.folder / "data")
    files = [path for test in args.tests
             for path in sorted((args.folder / "llvm/test" / test).rglob("*.ll"))
             if args.only in path.name]
    work = {"compile": compile_file, "run": run_file}[args.step]
    totals = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for counts, lines in pool.map(lambda path: work(path, args), files):
            totals += counts
            for line in lines:
                print(line, flush=True)
    print(f"{len(files)} files:", ", ".join(f"{n} {what}" for what, n in sorted(totals.items())))


main()

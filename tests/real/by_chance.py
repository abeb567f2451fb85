"""What scripts have in common that run programs of a generator, one for each seed."""
import argparse
import collections
import concurrent.futures
import pathlib
import sys

from commands import call


def build(args, repository, name):
    """A clone of a generator, and the folder where cmake has built it."""
    sources, built = args.folder / name, args.folder / "built"
    steps = [] if sources.exists() else [["git", "clone", "--depth", "1", repository, str(sources)]]
    steps += [["cmake", "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_POLICY_VERSION_MINIMUM=3.5",
               str(sources)], ["cmake", "--build", ".", "-j2", "--target", name]]
    built.mkdir(exist_ok=True)
    for step in steps:
        status, _, errors = call(step, 3600, cwd=built)
        if status != 0:
            sys.exit(errors)
    return sources, built


def run(args, run_one, bad):
    """Runs all seeds: `run_one` gives a word for what came out, and what is to be told. The exit
    status is 1 if one of the bad words is among them."""
    sums = collections.Counter()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        seeds = range(args.seed, args.seed + args.count)
        for word, told in pool.map(lambda seed: run_one(seed, args), seeds):
            sums[word] += 1
            if told:
                print(f"{word}: {told}", flush=True)
    print(", ".join(f"{word}: {count}" for word, count in sums.most_common()))
    sys.exit(any(sums[word] for word in bad))


def arguments(about):
    """The command line."""
    parser = argparse.ArgumentParser(description=about.split("\n")[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("step", choices=["fetch", "run"])
    parser.add_argument("--amdgpuc", default="target/release/amdgpuc")
    parser.add_argument("--cpus", default="gfx906", type=lambda text: text.split(","))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--strict", action="store_true")
    args = parser.parse_args()
    args.folder = args.folder.resolve()
    args.amdgpuc = str(pathlib.Path(args.amdgpuc).resolve())
    args.folder.mkdir(parents=True, exist_ok=True)
    return args

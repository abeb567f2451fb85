#!/usr/bin/env python3
"""All that shows that no wrong code is made, in full: `tests/campaign.py FOLDER [OPTIONS]`

Builds the tests in release form, and runs one step after the other, for an hour or several. What
each prints goes to FOLDER/STEP.log, and a line with the commit, the step, its exit status and its
minutes to FOLDER/summary. What the summary has with status 0 for this commit is not run again: a
campaign can be interrupted, and gone on with. The exit status is 1 if a step fails. No other tests
of this checkout may run meanwhile: they would clear the folders that a test has in `target/tmp`.

Options:
    --seed N            the first of the random programs (default: 1000000); csmith's programs begin
                        at its tenth
    --frontends FOLDER  files of frontends with a library in them, made by the scripts of
                        `tests/frontends` into a folder for each
    --only TEXT         steps with that in their names
    --list              the steps, with what has been done
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
PROCESSORS = ("gfx90a", "gfx906")
# Programs of a step, and steps.
RANDOM, RANDOM_STEPS = 10_000, 10
CSMITH, CSMITH_STEPS = 1_000, 5
LANES = 100
CARGO = ["cargo", "--quiet"]
BUILT = ["--release", "-p", "amdgpuc-tests", "--message-format=json"]


class Step:
    """A program of the tests, with arguments and variables of the environment."""

    def __init__(self, name, program, arguments=(), **variables):
        self.name, self.program = name, program
        self.arguments = list(arguments)
        self.variables = {f"AMDGPUC_{key}": str(value) for key, value in variables.items()}


def steps(args):
    """All of them; the quick ones come first."""
    found = [Step(f"compare-{p}", "compare", [p]) for p in ("gfx906", "gfx900", "gfx90a")]
    found.append(Step("compare-second", "compare", ["--set", "second"]))
    found.append(Step("compare-O0", "compare", ["O0"]))
    kept = {"FRONTENDS": args.frontends.resolve()} if args.frontends else {}
    found.append(test("frontends", **kept))
    found += [test(name, FULL=1) for name in ("mixed_objects", "coverage", "libclc")]
    found.append(test("random_llc"))
    first = args.seed // 10
    found.append(test("csmith_lanes", CSMITH=LANES, SEED=first))
    for at in range(RANDOM_STEPS):
        seed = args.seed + at * RANDOM
        for processor in PROCESSORS:
            found.append(Step(f"random-{processor}-{seed}", "random", ["--nocapture"],
                              RANDOM=RANDOM, SEED=seed, PROCESSOR=processor, STRICT=100,
                              MODE="O0,O2,O2-few"))
    for at in range(CSMITH_STEPS):
        seed = first + at * CSMITH
        found.append(Step(f"csmith-{seed}", "csmith", ["--nocapture"], CSMITH=CSMITH, SEED=seed))
    return [step for step in found if args.only in step.name]


def test(name, **variables):
    return Step(name, name, ["--nocapture"], **variables)


def commit():
    """The commit, with a word behind it if files differ from it."""
    command = ["git", "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True,
                          text=True).stdout.strip()


def programs(folder):
    """Builds the programs, and copies them to where later builds do not change them."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, what in (("bin", ["build", "--bin", "compare"]), ("test", ["test", "--no-run"])):
        made = subprocess.run([*CARGO, *what, *BUILT], cwd=ROOT, check=True,
                              stdout=subprocess.PIPE, text=True)
        for line in made.stdout.splitlines():
            message = json.loads(line)
            # Programs have tests of their own, under the same names.
            if message.get("executable") and message["target"]["kind"] == [kind]:
                copy = folder / message["target"]["name"]
                # One that runs cannot be written over, but have its name taken.
                copy.unlink(missing_ok=True)
                shutil.copy2(message["executable"], copy)


def done(summary, name):
    """The names of the steps that have succeeded for a commit."""
    if not summary.exists():
        return set()
    lines = [line.split() for line in summary.read_text().splitlines()]
    return {words[1] for words in lines if words[0] == name and words[2] == "0"}


class Campaign:
    """Where the programs are, and what has been said."""

    def __init__(self, folder, name):
        self.folder, self.name = folder, name
        self.bin = folder / "bin" / name
        self.summary = folder / "summary"
        self.lock = threading.Lock()
        self.failed = False

    def run(self, step):
        began = time.monotonic()
        environment = dict(os.environ, CI="true", **step.variables)
        environment.setdefault("AMDGPUC_FAILURES", str(self.folder / "failures"))
        with open(self.folder / f"{step.name}.log", "wb") as log:
            status = subprocess.run([str(self.bin / step.program), *step.arguments], cwd=TESTS,
                                    env=environment, stdout=log, stderr=log,
                                    stdin=subprocess.DEVNULL).returncode
        minutes = (time.monotonic() - began) / 60
        with self.lock, open(self.summary, "a") as summary:
            self.failed |= status != 0
            line = f"{self.name} {step.name} {status} {minutes:.1f}"
            print(line, flush=True)
            summary.write(line + "\n")


def main():
    parser = argparse.ArgumentParser(description="All that shows that no wrong code is made.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--frontends", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--list", action="store_true")
    args = parser.parse_args()
    campaign = Campaign(args.folder.resolve(), commit())
    before = done(campaign.summary, campaign.name)
    if args.list:
        for step in steps(args):
            print(f"{step.name:28} {'done' if step.name in before else ''}".rstrip())
        return
    left = [step for step in steps(args) if step.name not in before]
    if left:
        programs(campaign.bin)
    # It is one thread most of the time; the others have as many as there are processors, but what
    # measures times has the machine for itself.
    beside = [step for step in left if step.name == "libclc"]
    threads = [threading.Thread(target=campaign.run, args=(step,)) for step in beside]
    measures = [step for step in left if step.program == "compare"]
    for step in measures:
        campaign.run(step)
    for thread in threads:
        thread.start()
    for step in left:
        if step not in beside and step not in measures:
            campaign.run(step)
    for thread in threads:
        thread.join()
    if campaign.failed:
        sys.exit(1)


main()

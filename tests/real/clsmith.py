#!/usr/bin/env python3
"""CLSmith's random OpenCL beside llc: `tests/real/clsmith.py FOLDER fetch|run [OPTIONS]`

Work-items that give each other numbers: programs by chance with vectors, barriers, atomic
operations, reductions of work-groups and values handed from one work-item to another, made so that
each has one right result. Nothing of the generator is kept in the repository:

    fetch    a clone of CLSmith, built with cmake (and m4, which makes its headers)
    run      programs of the seeds, each in one of the generator's modes: clang-22 -O2 and -O0 make
             LLVM IR, with libclc-22 linked in; amdgpuc compiles both at -O0 and -O2, `llc-22 -O2`
             the former. All run on the emulator, with a few work-groups of the size that the
             program wants, and have to leave the same result

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--cpus gfx906,gfx90a` (one after the
other, a seed for each), `--seed N`, `--count N`, `--jobs N`, `--strict` (every fourth program runs
in strict mode too, which must not find anything in amdgpuc's code that it does not find in llc's).

What differs is told with its seed, and stays in FOLDER/run. The exit status is 1 if any does, or
amdgpuc refuses or crashes.
"""
import os
import pathlib
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(__file__))
import by_chance  # noqa: E402
from commands import call, first_error  # noqa: E402

REPOSITORY = "https://github.com/ChrisLidbury/CLSmith"
LIBRARY = "/usr/lib/clc/amdgcn-amd-amdhsa.bc"
COMMON = ["atomics", "atomic_reductions", "inter_thread_comm"]
MODES = [
    ["vectors"],
    ["vectors", "barriers", *COMMON],
    ["barriers", "fake_divergence", "group_divergence", *COMMON],
    ["vectors", "barriers", "fake_divergence", "group_divergence", *COMMON],
    ["vectors", "barriers", "message_passing"],
]
GROUPS = 3
# Instructions of a launch of llc's code; ours has more, so that what never ends is told.
MOST = 20_000_000
TOO_LONG = "too long"
SECONDS = {"clang": 60, "llc": 120, "amdgpuc": 60, "run": 300}
# Positions in the grid: libclc's are of another version of the implicit arguments.
POSITIONS = """\
#define DISPATCH(type, byte) (*(constant type *)((constant char *)__builtin_amdgcn_dispatch_ptr() + byte))
#define GROUP_0 __builtin_amdgcn_workgroup_id_x()
#define GROUP_1 __builtin_amdgcn_workgroup_id_y()
#define GROUP_2 __builtin_amdgcn_workgroup_id_z()
#define LOCAL_0 __builtin_amdgcn_workitem_id_x()
#define LOCAL_1 __builtin_amdgcn_workitem_id_y()
#define LOCAL_2 __builtin_amdgcn_workitem_id_z()
#define GROUP_SIZE(d) DISPATCH(ushort, 4 + 2 * d)
#define GRID_SIZE(d) DISPATCH(uint, 12 + 4 * d)
#define get_group_id(d) ((size_t)GROUP_##d)
#define get_local_id(d) ((size_t)LOCAL_##d)
#define get_local_size(d) ((size_t)GROUP_SIZE(d))
#define get_global_size(d) ((size_t)GRID_SIZE(d))
#define get_num_groups(d) ((size_t)(GRID_SIZE(d) / GROUP_SIZE(d)))
#define get_global_id(d) (get_group_id(d) * GROUP_SIZE(d) + LOCAL_##d)
"""
# What blocks that are never run ask for (`emi_input[3] > emi_input[1]`): the generator makes them
# in all modes, and names the variable where no parameter has it.
NEVER = ("__constant volatile int emi_input[1024] = {"
         + ", ".join(str(1024 - i) for i in range(1024)) + "};\n")
BYTES = {"result": lambda items, groups: 8 * items,
         "g_atomic_input": lambda items, groups: 4096 * groups,
         "g_special_values": lambda items, groups: 4096 * groups,
         "g_atomic_reduction": lambda items, groups: 4 * groups}


def step_fetch(args):
    sources, built = by_chance.build(args, REPOSITORY, "CLSmith")
    for name in ("cl_safe_math_macros", "safe_math_macros"):
        status, text, errors = call(["m4", str(sources / "runtime" / f"{name}.m4")], 60)
        if status != 0:
            sys.exit(errors)
        (built / f"{name}.h").write_text(text)
    shutil.copy(sources / "runtime/CLSmith.h", built)


class Program:
    """A program of the generator, and how it is launched."""

    def __init__(self, seed, args):
        self.seed = seed
        self.cpu = args.cpus[seed % len(args.cpus)]
        self.folder = args.folder / "run" / str(seed)
        self.folder.mkdir(parents=True, exist_ok=True)
        options = [f"--{option}" for option in MODES[seed // len(args.cpus) % len(MODES)]]
        command = [str(args.folder / "built/CLSmith"), "--seed", str(seed), *options, "-o", "p.cl"]
        status, out, errors = call(command, 60, cwd=self.folder)
        self.source = self.folder / "p.cl"
        self.error = "" if status == 0 and self.source.exists() else out + errors or str(status)
        if self.error:
            return
        text = self.source.read_text()
        self.source.write_text(POSITIONS + (NEVER if "emi_input" in text else "") + text)
        sizes = re.search(r"-g (\S+) -l (\S+)", text.split("\n", 1)[0])
        grid, group = ([int(n) for n in sizes[i].split(",")] for i in (1, 2))
        most = [g // l for g, l in zip(grid, group)]
        axis = most.index(max(most))
        groups = min(GROUPS, most[axis])
        self.group = group
        self.grid = [n * (groups if i == axis else 1) for i, n in enumerate(group)]
        self.items, self.groups = group[0] * group[1] * group[2] * groups, groups
        kernel = re.search(r"__kernel void entry\(([^)]*)\)", text)[1]
        self.parameters = [re.search(r"(\w+)$", p.strip())[1] for p in kernel.split(",")]

    def arguments(self, out):
        """Of a launch that writes `result` to a file."""
        arguments = []
        for name in self.parameters:
            if name in BYTES:
                size = BYTES[name](self.items, self.groups)
                arguments += ["--arg", f"buf:{size}" + (f"={out}" if name == "result" else "")]
                continue
            file = self.folder / f"{name}.in"
            file.write_bytes(b"".join(n.to_bytes(w, "little") for n, w in self.numbers(name)))
            arguments += ["--arg", f"buf:@{file}"]
        return arguments

    def numbers(self, name):
        """The contents of a buffer as CLSmith's own launcher has them, each with its bytes."""
        if name == "g_comm_values":
            return [(1, 8)] * self.items
        if name == "sequence_input":
            return [(10 + i, 4) for i in range(max(self.grid))]
        raise ValueError(f"seed {self.seed}: no buffer is known for {name}")


def build(program, level, args):
    """IR of a program."""
    out = program.folder / f"{level}.ll"
    more = ["-Xclang", "-disable-O0-optnone"] if level == "O0" and program.seed % 2 else []
    status, _, errors = call(
        ["clang-22", "-x", "cl", "-cl-std=CL1.2", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx906",
         "-nogpulib", "-w", "-S", "-emit-llvm", f"-{level}", *more, f"-I{args.folder / 'built'}",
         "-Xclang", "-finclude-default-header", "-Xclang", "-mlink-builtin-bitcode", "-Xclang",
         LIBRARY, str(program.source), "-o", str(out)], SECONDS["clang"])
    if status != 0:
        return None, first_error(errors)
    text = out.read_text()
    out.write_text(re.sub(r'"target-(cpu|features)"="[^"]*" ?', "", text))
    return out, ""


def compile_by(who, source, program, args):
    """The linked object of an IR file; what was said where there is none."""
    out = source.with_suffix(f".{who}.co")
    if who == "llc":
        part = source.with_suffix(".o")
        steps = [["llc-22", "-O2", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={program.cpu}",
                  "-filetype=obj", str(source), "-o", str(part)],
                 ["ld.lld-22", "-shared", str(part), "-o", str(out)]]
    else:
        steps = [[args.amdgpuc, f"-mcpu={program.cpu}", f"-{who}", str(source), "-o", str(out)]]
    for step in steps:
        status, _, errors = call(step, SECONDS["llc" if who == "llc" else "amdgpuc"])
        if status != 0:
            return None, f"{status}: {first_error(errors)}"
    return out, ""


def launch(code, program, args, most=20 * MOST, strict=False):
    """What a launch of so many instructions leaves, or what the emulator says."""
    result = code.with_suffix(".out")
    command = [args.amdgpuc, "run", str(code), "--kernel", "entry",
               "--grid", ",".join(map(str, program.grid)),
               "--workgroup", ",".join(map(str, program.group)),
               "--max-instructions", str(most), *program.arguments(result)]
    status, _, errors = call(command + (["--mode", "strict"] if strict else []), SECONDS["run"])
    if status == "timeout" or "instruction limit" in errors:
        return TOO_LONG
    return result.read_bytes() if status == 0 else f"{status}: {first_error(errors)}"


def run_one(seed, args):
    """What came out for a seed: a word, and what is to be told."""
    program = Program(seed, args)
    if program.error:
        shutil.rmtree(program.folder)
        return "not made", ""
    sources = {level: build(program, level, args) for level in ("O2", "O0")}
    if any(source is None for source, _ in sources.values()):
        said = [error for _, error in sources.values() if error]
        shutil.rmtree(program.folder)
        return "refused by clang", said[0]
    code, error = compile_by("llc", sources["O2"][0], program, args)
    expected = launch(code, program, args, MOST) if code else error
    if isinstance(expected, str):
        shutil.rmtree(program.folder)
        told = f"seed {seed}, {program.cpu}: llc: {expected}"
        return (TOO_LONG, "") if expected == TOO_LONG else ("nothing by llc", told)
    for level, (source, _) in sources.items():
        for who in ("O0", "O2"):
            code, error = compile_by(who, source, program, args)
            if code is None:
                return "refused", f"seed {seed}, {program.cpu}, clang -{level}, -{who}: {error}"
            got = launch(code, program, args)
            if got != expected:
                said = got if isinstance(got, str) else "another result"
                return "different", f"seed {seed}, {program.cpu}, clang -{level}, -{who}: {said}"
            if args.strict and seed % 4 == 0:
                got = launch(code, program, args, strict=True)
                if isinstance(got, str) and got != TOO_LONG and not isinstance(
                        launch(source.parent / "O2.llc.co", program, args, strict=True), str):
                    return "strict", f"seed {seed}, {program.cpu}, clang -{level}, -{who}: {got}"
    shutil.rmtree(program.folder)
    return "the same", ""


def main():
    args = by_chance.arguments(__doc__)
    if args.step == "fetch":
        step_fetch(args)
    else:
        by_chance.run(args, run_one, ("different", "refused", "strict"))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""YARPGen's random C as kernels: `tests/real/yarpgen.py FOLDER fetch|run [OPTIONS]`

Loops over arrays: nested, with bounds and strides by chance, mixed types, and expressions in which
much is constant; all of it without undefined behaviour, and with a sum that tells whether it is
right. Nothing of the generator is kept in the repository:

    fetch    a clone of YARPGen, built with cmake
    run      programs of the seeds: the host's code (clang-22 -O1) says the sum; clang-22 -O2 and -O0
             make LLVM IR of the program called by a kernel of one work-item, amdgpuc compiles both
             at -O0, -O2, and -O2 with few registers, and the emulator runs them. For half of the
             seeds a zero that is the work-item's number is added to all that the program is given,
             so that every value may differ from lane to lane

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--cpus gfx906,gfx90a` (one after the
other, a seed for each), `--seed N` (not 0), `--count N`, `--jobs N`, `--strict` (strict mode).

What is wrong is told with its seed, and stays in FOLDER/run; `as llc` is wrong in the same way by
`llc-22 -O2`. The exit status is 1 if one is wrong, or amdgpuc refuses or crashes.
"""
import os
import pathlib
import re
import shutil
import sys

sys.path.insert(0, os.path.dirname(__file__))
import by_chance  # noqa: E402
from commands import call, first_error  # noqa: E402

REPOSITORY = "https://github.com/intel/yarpgen"
SECONDS = {"clang": 60, "llc": 120, "amdgpuc": 60, "run": 300}
WAYS = {"O2": ["-O2"], "O0": ["-O0"], "few": ["-O2", "--max-vgprs=28", "--max-sgprs=40"]}
# Instructions of a run; the slower ways have more, so that what never ends is told.
MOST = 20_000_000
TOO_LONG = "too long or too large"
# The program's own `main` is left out; `test` is called by what stands here.
KERNEL = """\
typedef __attribute__((address_space(1))) unsigned long long result_sum;
__attribute__((amdgpu_kernel)) void kernel_test(result_sum *out) {{
    unsigned lane = __builtin_amdgcn_workitem_id_x();
    init();
    test({arguments});
    checksum();
    *out = seed;
}}
"""


def generate(seed, folder, args):
    """The program of a seed, its own text and that with a kernel; None if there is none."""
    generator = next(path for path in (args.folder / "built").rglob("yarpgen") if path.is_file())
    inputs = ["all", "some", "none", "all"][seed % 4]
    command = [str(generator), "--std=c", f"--seed={seed}", f"--inp-as-args={inputs}",
               "--emit-align-attr=none", "-o", str(folder)]
    if call(command, 60)[0] != 0:
        return None
    driver, function = ((folder / f"{name}.c").read_text() for name in ("driver", "func"))
    whole = driver + function
    (folder / "host.c").write_text(whole)
    given = re.search(r"\n    test\((.*)\);", driver)[1]
    scalars = set(re.findall(r"^[\w ]+ (var_\d+|zero) = ", driver, re.M))
    arguments = [f"{name} + lane" if seed // 4 % 2 and name in scalars else name
                 for name in given.split(", ")]
    body = driver[:driver.index("int main()")].replace("<stdio.h>", "<stddef.h>")
    text = body + function + KERNEL.format(arguments=", ".join(arguments))
    (folder / "device.c").write_text(text)
    return whole


def host_sum(folder):
    """What the host's code prints; None where it is too large for one, or does not end."""
    program = folder / "host"
    status, _, _ = call(["clang-22", "-O1", "-w", str(folder / "host.c"), "-o", str(program)],
                        SECONDS["clang"])
    status, out, _ = call([str(program)], 20) if status == 0 else (status, "", "")
    return int(out) if out.strip().isdigit() else None


def device_sum(code, args, most):
    """What the kernel leaves after so many instructions, or what the emulator says."""
    out = code.with_suffix(".out")
    command = [args.amdgpuc, "run", str(code), "--kernel", "kernel_test", "--grid", "1",
               "--workgroup", "1", "--max-instructions", str(most), "--arg", f"buf:8={out}",
               *(["--mode", "strict"] if args.strict else [])]
    status, _, errors = call(command, SECONDS["run"])
    if status == "timeout" or "instruction limit" in errors or "is too large" in errors:
        return TOO_LONG
    return int.from_bytes(out.read_bytes(), "little") if status == 0 else first_error(errors)


def of_llc(source, cpu, args):
    """The same of llc's code."""
    part, code = source.with_suffix(".o"), source.with_suffix(".llc.co")
    for step in (["llc-22", "-O2", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", "-filetype=obj",
                  str(source), "-o", str(part)],
                 ["ld.lld-22", "-shared", str(part), "-o", str(code)]):
        status, _, errors = call(step, SECONDS["llc"])
        if status != 0:
            return first_error(errors)
    return device_sum(code, args, MOST)


def check(seed, folder, args):
    """What came out for a seed: a word, and what is to be told."""
    if generate(seed, folder, args) is None:
        return "not made", ""
    expected = host_sum(folder)
    if expected is None:
        return "not run by the host", ""
    cpu = args.cpus[seed % len(args.cpus)]
    for level in ("O2", "O0"):
        source = folder / f"{level}.ll"
        more = ["-Xclang", "-disable-O0-optnone"] if seed % 3 == 0 else []
        status, _, errors = call(
            ["clang-22", "--target=amdgcn-amd-amdhsa", "-mcpu=gfx906", "-nogpulib", "-w", "-S",
             "-emit-llvm", f"-{level}", *more, str(folder / "device.c"), "-o", str(source)],
            SECONDS["clang"])
        if status != 0:
            return "refused by clang", f"seed {seed}: {first_error(errors)}"
        text = re.sub(r'"target-(cpu|features)"="[^"]*" ?', "", source.read_text())
        source.write_text(text)
        for way, options in WAYS.items():
            first = level == "O2" and way == "O2"
            code = source.with_suffix(f".{way}.co")
            status, _, errors = call([args.amdgpuc, f"-mcpu={cpu}", *options, str(source), "-o",
                                      str(code)], SECONDS["amdgpuc"])
            place = f"seed {seed}, {cpu}, clang -{level}, {way}"
            if status != 0:
                return "refused", f"{place}: {status}: {first_error(errors)}"
            got = device_sum(code, args, MOST if first else 20 * MOST)
            if got != expected:
                word = "as llc" if of_llc(source, cpu, args) == got else "wrong"
                if word == "as llc" and got == TOO_LONG:
                    return TOO_LONG, ""
                return word, f"{place}: {got}, not {expected}"
    return "right", ""


def run_one(seed, args):
    """The same, with the folder of what is right away."""
    folder = args.folder / "run" / str(seed)
    folder.mkdir(parents=True, exist_ok=True)
    word, told = check(seed, folder, args)
    if word not in ("wrong", "refused"):
        shutil.rmtree(folder)
    return word, told


def main():
    args = by_chance.arguments(__doc__)
    if args.step == "fetch":
        by_chance.build(args, REPOSITORY, "yarpgen")
    else:
        by_chance.run(args, run_one, ("wrong", "refused"))


if __name__ == "__main__":
    main()

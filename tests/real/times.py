"""CPU time of whole processes: llc, with the linker where a code object is made, and amdgpuc.

All commands of a program run one after the other, so that a busy machine is as busy for both; of
`--repeat` runs of each the fastest counts. User and system time of the processes together.
"""
import math
import pathlib
import resource
import tempfile

from commands import call

SECONDS = 300


def spent(command, repeat):
    """The least CPU time of some runs of a command, in seconds; `None` if it fails."""
    least = None
    for _ in range(repeat):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        status, _, _ = call(command, SECONDS)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if status != 0:
            return None
        time = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        least = time if least is None else min(least, time)
    return least


def of_program(source, cpu, args, folder):
    """Times to an object, and to a linked code object where nothing is missing: llc's, ours."""
    their_object, their_code = str(folder / "llc.o"), str(folder / "llc.co")
    llc = ["llc-22", "-O2", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={cpu}", "-filetype=obj", source,
           "-o", their_object]
    own = [args.amdgpuc, "-O2", f"-mcpu={cpu}", source]
    times = {"llc": spent(llc, args.repeat)}
    times["object"] = spent([*own, "-c", "-o", str(folder / "own.o")], args.repeat)
    times["linked"] = spent([*own, "-o", str(folder / "own.co")], args.repeat)
    if times["llc"] is not None and times["linked"] is not None:
        link = ["ld.lld-22", "-shared", their_object, "-o", their_code]
        times["linker"] = spent(link, args.repeat)
    return times


def row(title, pairs):
    """A line of the table: pairs of llc's time and ours, with the program's name."""
    if not pairs:
        return f"| {title} | 0 | | | | | |"
    theirs, own = sum(p[0] for p in pairs), sum(p[1] for p in pairs)
    ratios = sorted((p[0] / p[1], p[2]) for p in pairs)
    mean = math.exp(sum(math.log(r[0]) for r in ratios) / len(ratios))
    least = f"{ratios[0][0]:.1f} ({ratios[0][1]})"
    return (f"| {title} | {len(pairs)} | {theirs:.2f} s | {own:.2f} s | {theirs / own:.1f} | "
            f"{mean:.1f} | {least} |")


def table(names, args):
    """The times of some programs for each processor, as a table of Markdown."""
    print("| | programs | llc | amdgpuc | times less | geometric mean | least |")
    print("|---|---|---|---|---|---|---|")
    for cpu in args.cpus:
        objects, linked = [], []
        with tempfile.TemporaryDirectory() as folder:
            for name in names:
                source = args.folder / "ir" / f"{name}.O2.ll"
                if not source.exists():
                    continue
                times = of_program(str(source), cpu, args, pathlib.Path(folder))
                if None not in (times["llc"], times["object"]):
                    objects.append((times["llc"], times["object"], name))
                if times.get("linker") is not None:
                    linked.append((times["llc"] + times["linker"], times["linked"], name))
        print(row(f"{cpu}: object (`-c`)", objects))
        print(row(f"{cpu}: code object (llc, `ld.lld`)", linked), flush=True)

"""Figures of kernels from assembly, and the tables made of them."""
import math
import re

COLUMNS = ["instructions", "waits", "VGPRs", "SGPRs", "bytes", "scratch"]
INSTRUCTION = re.compile(r"^\t[a-z]")
METADATA = {".vgpr_count": "VGPRs", ".sgpr_count": "SGPRs",
            ".private_segment_fixed_size": "scratch"}


def of_assembly(text):
    """Figures of each kernel: of its own code from the text, registers and scratch (those of the
    functions that it calls included) from the metadata."""
    kernels = {}
    functions = re.compile(r"^(\S+):[^\n]*\n(.*?)^\.Lfunc_end.*?^; codeLenInByte = (\d+)",
                           re.M | re.S)
    for name, body, size in functions.findall(text):
        lines = [line for line in body.split("\n") if INSTRUCTION.match(line)]
        kernels[name.strip('"')] = {
            "instructions": len(lines),
            "waits": sum(1 for line in lines if line.startswith("\ts_waitcnt")),
            "bytes": int(size),
        }
    metadata = text[text.rfind("amdhsa.kernels:"):]
    for entry in re.split(r"^  - ", metadata, flags=re.M)[1:]:
        fields = dict(re.findall(r"^ *(\.\w+): +'?([^'\n]*)'?$", entry, re.M))
        kernel = kernels.get(fields.get(".symbol", "")[:-3])
        if kernel is not None:
            for key, column in METADATA.items():
                kernel[column] = int(fields[key])
    return {name: k for name, k in kernels.items() if all(c in k for c in COLUMNS)}


def geomean(pairs):
    logs = [math.log(a / b) for a, b in pairs if a > 0 and b > 0]
    return f"{math.exp(sum(logs) / len(logs)):.3f}" if logs else ""


def pairs_of(records):
    """(ours, llc's) of each kernel that both compiled; those that several programs of a package
    include are one."""
    seen = set()
    for record in records:
        ours, theirs = (record["figures"].get(who, {}) for who in ("-O2", "llc"))
        for name in sorted(ours.keys() & theirs.keys()):
            key = (record["name"].split(".")[0], name, str(ours[name]), str(theirs[name]))
            if key not in seen:
                seen.add(key)
                yield ours[name], theirs[name]


def row(title, records):
    pairs = list(pairs_of(records))
    cells = [title, str(len(records)), str(len(pairs))]
    cells += [geomean([(a[c], b[c]) for a, b in pairs]) for c in COLUMNS[:5]]
    used = [sum(1 for pair in pairs if pair[i]["scratch"] > 0) for i in (0, 1)]
    return "| " + " | ".join([*cells, f"{used[0]}, {used[1]}"]) + " |"


def tables(records, cpus, package_of):
    """Programs with a form that llc and amdgpuc took, per package; totals; who refused what."""
    out = []
    for cpu in cpus:
        mine = [r for r in records if r["cpu"] == cpu and r["figures"]]
        out += [f"### {cpu}", "", "| package | programs | kernels | " + " | ".join(COLUMNS[:5])
                + " | kernels with scratch |", "|---" * 9 + "|"]
        packages = {}
        whole = [r for r in mine if not r["external"]]
        for record in whole:
            packages.setdefault(package_of(record["name"]), []).append(record)
        out += [row(name, packages[name]) for name in sorted(packages)] + [row("**all**", whole)]
        out += [row("programs that call what is not there", [r for r in mine if r["external"]]), ""]
        pairs = list(pairs_of(whole))
        totals = [f"{c} {sum(a[c] for a, _ in pairs):,} and {sum(b[c] for _, b in pairs):,}"
                  for c in COLUMNS]
        out += ["Totals, ours and llc's: " + "; ".join(totals) + ".", ""]
        both = [r["seconds"] for r in mine if len(r["seconds"]) == 2]
        spent = [sum(s[who] for s in both) for who in ("-O2", "llc")]
        out += [f"Processor time of the processes: {spent[0]:.1f} s and {spent[1]:.1f} s.", ""]
        refused = {}
        for record in records:
            for how in record["errors"] if record["cpu"] == cpu else []:
                refused[how] = refused.get(how, 0) + 1
        for form in ("O2", "O0"):
            who = [f"{how.split()[1]}: {count}" for how, count in sorted(refused.items())
                   if how.startswith(form)]
            out += [f"Refused of clang's -{form} form: {', '.join(who) or 'none'}.", ""]
    return "\n".join(out)

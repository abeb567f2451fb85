#!/usr/bin/env python3
"""Writes `language`: the instructions of LLVM 22 and the attributes that have names in it.

    tests/coverage/language.py /usr/include/llvm-22/llvm/IR >tests/coverage/language

Both are facts of Debian's llvm-22-dev. A row: `instruction`, and its mnemonic; or `attribute`, where it may stand (`function`, `value`), and its
name. `tests/tests/coverage.rs` wants a row of the page for each.
"""
import re
import sys
from pathlib import Path

# Those that are not spelled like their class.
SPELLED = {"atomiccmpxchg": "cmpxchg", "vaarg": "va_arg"}


def instructions(folder):
    text = (folder / "Instruction.def").read_text()
    for name in re.findall(r"^HANDLE_\w+_INST\s*\(\s*\d+\s*,\s*(\w+)", text, re.M):
        if not name.startswith("UserOp"):
            yield SPELLED.get(name.lower(), name.lower())


def attributes(folder):
    text = (folder / "Attributes.td").read_text()
    defined = re.findall(r"^def\s+\w+\s*:\s*(\w+)<\s*\"([^\"]+)\"([^;]*)>;", text, re.M)
    for kind, name, rest in defined:
        if kind == "StrBoolAttr" or kind == "ComplexStrAttr":
            yield "function", f'"{name}"'
            continue
        if "FnAttr" in rest:
            yield "function", name
        if "ParamAttr" in rest or "RetAttr" in rest:
            yield "value", name


def main():
    folder = Path(sys.argv[1])
    rows = [f"instruction {name}" for name in instructions(folder)]
    rows += [f"attribute {place} {name}" for place, name in attributes(folder)]
    print("\n".join(sorted(set(rows))))


main()

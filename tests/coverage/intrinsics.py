#!/usr/bin/env python3
"""Writes `intrinsics`: name and signature of every intrinsic that LLVM 22 has for all targets and for amdgcn.

    llvm-tblgen-22 -dump-json -I /usr/include/llvm-22 /usr/include/llvm-22/llvm/IR/Intrinsics.td |
        tests/coverage/intrinsics.py >tests/coverage/intrinsics

The names and types are facts of Debian's llvm-22-dev. A row: name, results, a colon, operands. Types: `i32`, `v2f16`, `ptr3`; `int`,
`float`, `vector`, `ptr` or `any` with a number for one that is overloaded; `=0` for the one with number 0; `i1=0` for its form with
another element, `elem=0` for its element, `part2=0` for the half (third, …) of the vector, `ptrs=0` for a vector of pointers beside it.
`!` behind an operand: a constant only. Of the operations on images each is listed in one form.
"""
import json
import re
import sys

OVERLOADED = {"iAny": "int", "fAny": "float", "vAny": "vector", "pAny": "ptr", "Any": "any"}
OTHERS = {"isVoid": "void", "MetadataVT": "metadata", "OtherVT": "empty", "x86amx": "x86_amx"}

# Dimension, ways to sample, and without a result.
IMAGE_FORM = re.compile(
    r"(\.(c|d|cd|b|l|lz|cl|o|g16|flt))*\.(\d?d|cube|\d?d?array|\d?d?(array)?msaa)(\.nortn)?$"
)


class Spelling:
    """Spells the types of one intrinsic, results first: that is how overloaded types are numbered."""

    def __init__(self, records):
        self.records = records
        self.overloaded = 0

    def count(self):
        self.overloaded += 1
        return self.overloaded - 1

    def spell(self, reference):
        record = self.records[reference["def"]]
        kind, of, tail = record["!superclasses"], record["Number"], (record.get("Sig") or [0])[-1]
        if record["isAny"]:
            return f"{OVERLOADED[record['VT']['def']]}.{self.count()}"
        if "LLVMScalarOrSameVectorWidth" in kind:
            assert tail == 1, record
            return f"i1={of}"
        if "LLVMVectorElementType" in kind:
            return f"elem={of}"
        if "LLVMOneNthElementsVectorType" in kind:
            return f"part{tail}={of}"
        if "LLVMVectorOfAnyPointersToElt" in kind:
            self.count()
            return f"ptrs={of}"
        if "LLVMMatchType" in kind:
            return f"={of}"
        if "LLVMQualPointerType" in kind:
            return f"ptr{tail if len(record.get('Sig') or []) > 1 else 0}"
        if reference["def"] == "llvm_vararg_ty":
            return "..."
        if reference["def"] == "llvm_token_ty":
            return "token"
        vt = record["VT"]["def"]
        return OTHERS.get(vt, vt)


def signature(records, intrinsic):
    spelling = Spelling(records)
    results = [spelling.spell(r) for r in intrinsic["RetTypes"]]
    operands = [spelling.spell(p) for p in intrinsic["ParamTypes"]]
    for reference in intrinsic["IntrProperties"]:
        record = records[reference["def"]]
        if "ImmArg" in record["!superclasses"] and 0 < record["ArgNo"] <= len(operands):
            operands[record["ArgNo"] - 1] += "!"
    return " ".join(results or ["void"]) + " : " + " ".join(operands)


def main():
    records = json.load(sys.stdin)
    rows, images, seen = [], 0, set()
    for name in records["!instanceof"]["Intrinsic"]:
        intrinsic = records[name]
        if intrinsic["TargetPrefix"] not in ("", "amdgcn"):
            continue
        llvm = intrinsic["LLVMName"] or "llvm." + name[4:].replace("_", ".")
        if ".image." in llvm:
            operation = IMAGE_FORM.sub("", llvm)
            if operation in seen:
                images += 1
                continue
            seen.add(operation)
        rows.append(f"{llvm} {signature(records, intrinsic)}".rstrip())
    print(f"# {images} of images, in further dimensions and ways to sample, are not listed")
    print("\n".join(sorted(rows)))


main()

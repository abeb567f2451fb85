"""LLVM's tests of other parts and other targets as modules for amdgcn.

What is of the other target goes: data layout and triple, attributes for its processors, its calling
conventions. Variables on the stack are in private memory, as they have to be here. Functions and
variables that are only declared get a body and a value, zero, so that the module can be linked.
"""
import re

import packages
import wrap
from commands import call

LAYOUT = ("e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-"
          "p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-"
          "v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9")
HEAD = f'target datalayout = "{LAYOUT}"\ntarget triple = "amdgcn-amd-amdhsa"\n'
GONE = [
    re.compile(r"^\s*;.*$", re.M),
    re.compile(r"^target (?:datalayout|triple).*$", re.M),
    packages.TARGET_ATTRIBUTES,
    re.compile(r'"(?:target-cpu|target-features|tune-cpu|probe-stack|frame-pointer)"(?:="[^"]*")?'),
    re.compile(r"\b(?:win64cc|x86_\w+cc|cc ?\d+|aarch64_\w+|arm_\w+cc|swiftcc|tailcc|ghccc|"
               r"preserve_\w+cc|dllimport|dllexport|extern_weak)\b ?")]
VARIABLE = re.compile(r"^(@[^\n]*?= )((?:dso_local |local_unnamed_addr |unnamed_addr |hidden )*)"
                      r"external ((?:[\w()]+ )*?(?:global|constant) [^\n]*?)((?:, align \d+)?)\s*$",
                      re.M)
STACK = re.compile(r'^(\s*)(%[\w."-]+) = alloca ([^;\n]*?)\s*(?:;.*)?$', re.M)
FUNCTION = re.compile(r"^declare ([^@\n]*)@([\w.$-]+)\((.*)\)[^()\n]*$", re.M)
BEFORE_TYPE = re.compile(r"^(?:(?:noundef|zeroext|signext|nonnull|noalias|dso_local|hidden|"
                         r"align \d+) )*")


def _stack(found):
    """A variable on the stack, and the generic pointer to it that its users have."""
    space, name, what = found.groups()
    if "addrspace" in what:
        return found[0]
    own = f'%stack.{name[1:].strip(chr(34))}'
    own = f'%"{own[1:]}"' if not re.fullmatch(r"%[\w.-]+", own) else own
    return (f"{space}{own} = alloca {what}, addrspace(5)\n"
            f"{space}{name} = addrspacecast ptr addrspace(5) {own} to ptr")


def _body(found):
    """A body for a function that is only declared, if that can be written."""
    before, name, parameters = found.groups()
    if name.startswith("llvm.") or "..." in parameters:
        return found[0]
    result, _ = wrap.take_type(BEFORE_TYPE.sub("", before.strip() + " "))
    if result is None:
        return found[0]
    value = "ret void" if result == "void" else f"ret {result} zeroinitializer"
    return f"define {before}@{name}({parameters}) noinline optnone {{ {value} }}"


def prepared(text):
    """The module for amdgcn, or none if opt does not read it."""
    for pattern in GONE:
        text = pattern.sub("", text)
    text = VARIABLE.sub(r"\1\2\3 zeroinitializer\4", text)
    text = HEAD + FUNCTION.sub(_body, STACK.sub(_stack, text))
    status, _, _ = call(["opt-22", "-passes=verify", "-disable-output", "-"], 30, input=text)
    return text if status == 0 else None

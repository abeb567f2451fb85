"""Kernels that call functions of a module, one for each function whose arguments can be made up.

LLVM's own tests are functions more often than kernels. A kernel loads their arguments for each
lane from buffers by kind of number, calls, and stores the result in the lane's part of a buffer.
"""
import re

CONVENTIONS = re.compile(r"\b(amdgpu_(?:ps|vs|gs|cs|hs|es|ls|gfx)|fastcc|coldcc)\b ?")
RETURN_WORDS = (r"(?:(?:private|internal|available_externally|linkonce|weak|linkonce_odr|weak_odr|"
                r"dso_local|hidden|protected|unnamed_addr|local_unnamed_addr|noundef|zeroext|"
                r"signext|inreg|nonnull|noalias|nofpclass\([^)]*\)|range\([^)]*\)|align \d+|"
                r"dereferenceable\(\d+\)) )*")
DEFINITION = re.compile(r"^define (" + RETURN_WORDS + r")([^\n]*)$", re.M)
TYPE = re.compile(r"i\d+|half|bfloat|float|double|ptr(?: addrspace\(\d+\))?|void")
# What a caller need not repeat, and what no argument can be made up for.
PROMISES = re.compile(r"\b(noundef|nonnull|noalias|nocapture|readonly|readnone|writeonly|"
                      r"captures\([^)]*\)|returned|nofpclass\([^)]*\)|align \d+|"
                      r"dereferenceable\(\d+\))")
IMPOSSIBLE = re.compile(r"\b(swiftself|swifterror|inalloca|preallocated|nest|immarg|byref)\b")

# Buffers of a kernel: results, then inputs by kind, then two that pointers go to.
INPUTS = ("ints", "floats", "halves", "doubles", "bfloats")
MEMORY = ("words", "numbers")
LANE_RESULT, LANE_INPUT, LANE_MEMORY, LANE_LOCAL, LANE_PRIVATE = 512, 256, 512, 128, 512

DECLARED = {
    "llvm.amdgcn.workitem.id.x(": "declare i32 @llvm.amdgcn.workitem.id.x()",
    "llvm.amdgcn.workgroup.id.x(": "declare i32 @llvm.amdgcn.workgroup.id.x()",
    "llvm.memset.p5.i32(": "declare void @llvm.memset.p5.i32(ptr addrspace(5), i8, i32, i1)",
}


def parts(text):
    """What commas outside of brackets separate."""
    found, depth, start = [], 0, 0
    for at, letter in enumerate(text):
        depth += (letter in "([{<") - (letter in ")]}>")
        if letter == "," and depth == 0:
            found.append(text[start:at].strip())
            start = at + 1
    rest = text[start:].strip()
    return found + [rest] if rest else found


def closing(text, start):
    """The place behind the bracket that closes the one before `start`; none if there is none."""
    depth = 1
    for at in range(start, len(text)):
        depth += (text[at] in "([{<") - (text[at] in ")]}>")
        if depth == 0:
            return at + 1
    return None


def take_type(text):
    """The type that a text begins with, and the rest; none if it is no plain one."""
    text = text.lstrip()
    if text[:1] in tuple("<{["):
        end = closing(text, 1)
        name = text[:end] if end else None
    else:
        found = TYPE.match(text)
        name = found[0] if found else None
    if name is None or "%" in name or "fp128" in name:
        return None, text
    rest = text[len(name):]
    return (None, text) if rest.lstrip().startswith("*") else (name, rest)


class Kernel:
    """The lines of a kernel while it is made."""

    def __init__(self):
        self.allocas, self.lines, self.count = [], [], 0

    def value(self, text):
        self.count += 1
        self.lines.append(f"  %w{self.count} = {text}")
        return f"%w{self.count}"

    def place(self, base, stride, lane, offset=0, space=1):
        at = self.value(f"mul i32 {lane}, {stride}")
        at = self.value(f"add i32 {at}, {offset}")
        return self.value(f"getelementptr i8, ptr addrspace({space}) {base}, i32 {at}")

    def private(self, index):
        self.count += 1
        pointer = f"%w{self.count}"
        self.allocas.append(f"  {pointer} = alloca [{LANE_PRIVATE // 4} x i32], align 16, "
                            "addrspace(5)")
        self.lines.append(f"  call void @llvm.memset.p5.i32(ptr addrspace(5) align 16 {pointer}, "
                          f"i8 {index + 1}, i32 {LANE_PRIVATE}, i1 false)")
        return pointer

    def argument(self, type_name, uniform, index):
        """A value of a type, the same in all lanes or not; none if that cannot be made up."""
        lane = "0" if uniform else "%lane"
        if re.fullmatch(r"ptr(?: addrspace\([014]\))?", type_name):
            pointer = self.place(f"%{MEMORY[index % 2]}", LANE_MEMORY, lane)
            if "(1)" in type_name:
                return pointer
            return self.value(f"addrspacecast ptr addrspace(1) {pointer} to {type_name}")
        if type_name == "ptr addrspace(3)":
            return self.place("@wrap.local", LANE_LOCAL, lane, space=3)
        if type_name == "ptr addrspace(5)":
            return self.private(index)
        if "ptr" in type_name:
            return None
        kinds = (("double", "doubles"), ("bfloat", "bfloats"), ("float", "floats"),
                 ("half", "halves"))
        kind = next((buffer for word, buffer in kinds if word in type_name), "ints")
        place = self.place(f"%{kind}", LANE_INPUT, lane, index * 64 % 1024)
        odd = re.fullmatch(r"(?:<(\d+) x )?i(\d+)>?", type_name)
        if odd and int(odd[2]) % 8:
            # Bits above the type in memory would be undefined.
            wide = f"i{(int(odd[2]) + 7) // 8 * 8}"
            wide = f"<{odd[1]} x {wide}>" if odd[1] else wide
            whole = self.value(f"load {wide}, ptr addrspace(1) {place}, align 1")
            return self.value(f"trunc {wide} {whole} to {type_name}")
        if re.search(r"\bi1\b", type_name):
            return None
        return self.value(f"load {type_name}, ptr addrspace(1) {place}, align 4")

    def text(self, name):
        params = ", ".join(f"ptr addrspace(1) %{buffer}"
                           for buffer in ("results", *INPUTS, *MEMORY))
        ids = ["  %lane = call i32 @llvm.amdgcn.workitem.id.x()",
               "  %group = call i32 @llvm.amdgcn.workgroup.id.x()",
               "  %before = mul i32 %group, 64", "  %item = add i32 %before, %lane"]
        body = "\n".join(self.allocas + ids + self.lines)
        return (f"define amdgpu_kernel void @{name}({params}) "
                f'"amdgpu-flat-work-group-size"="64,64" {{\n{body}\n  ret void\n}}\n')


def wrapper(head, words):
    """The kernel that calls the function of a definition, its name, and the function's with
    whether it has arguments in scalar registers; none if it cannot be called."""
    result, rest = take_type(head)
    name = re.match(r'\s*@("?[\w.$-]+"?)\(', rest)
    end = name and closing(rest, name.end())
    if result is None or not end or (result != "void" and "ptr" in result):
        return None
    arguments = rest[name.end():end - 1]
    if "..." in arguments:
        return None
    kernel, values = Kernel(), []
    for index, argument in enumerate(parts(arguments)):
        type_name, attributes = take_type(argument)
        attributes = re.sub(r'%[\w."-]+\s*$', "", attributes)
        if type_name is None or IMPOSSIBLE.search(attributes):
            return None
        value = kernel.argument(type_name, "inreg" in attributes, index)
        if value is None:
            return None
        values.append(f"{type_name} {PROMISES.sub('', attributes).strip()} {value}")
    scalar = "inreg " if "inreg " in words else ""
    call = f"call {scalar}{result} @{name[1]}({', '.join(values)})"
    if result == "void":
        kernel.lines.append(f"  {call}")
    else:
        value = kernel.value(call)
        place = kernel.place("%results", LANE_RESULT, "%item")
        kernel.lines.append(f"  store {result} {value}, ptr addrspace(1) {place}, align 16")
    own = "wrap_" + re.sub(r"\W", "_", name[1].strip('"'))
    return kernel.text(own), own, name[1], "inreg" in arguments


def inline_always(text, name):
    """Marks a function: llc-22 passes arguments in scalar registers from kernels in others than
    it expects them in."""
    found = re.search(r"^define [^\n]*@" + re.escape(name) + r"\(", text, re.M)
    end = found and closing(text, found.end())
    if not end:
        return text
    line = text[end:text.index("\n", end)]
    if any(word in line for word in ("noinline", "optnone", "#")):
        return text
    return text[:end] + " alwaysinline" + text[end:]


def wrapped(text):
    """The module with kernels for its functions, which become ordinary ones, and the kernels'
    names."""
    text = re.sub(r"^((?:define|declare)[^\n@]*)", lambda m: CONVENTIONS.sub("", m[1]), text,
                  flags=re.M)
    text = re.sub(r"(\bcall )([^\n@]*)@", lambda m: m[1] + CONVENTIONS.sub("", m[2]) + "@", text)
    made = [wrapper(found[2], found[1]) for found in DEFINITION.finditer(text)
            if not found[2].startswith(("amdgpu_kernel", "amdgpu_cs_chain"))]
    made = [one for one in made if one]
    for _, _, name, scalar in made:
        if scalar:
            text = inline_always(text, name)
    if made:
        text += "\n" + "".join(one[0] for one in made)
        if "@wrap.local" in text:
            text += "@wrap.local = internal addrspace(3) global [16384 x i8] poison, align 16\n"
        for name, line in DECLARED.items():
            if not re.search(r"^declare [^\n]*@" + re.escape(name), text, re.M):
                text += line + "\n"
    return text, [one[1] for one in made]

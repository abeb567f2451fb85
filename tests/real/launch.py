"""Launches of kernels that nobody wrote tests for: arguments are made up from their types.

A launch is meaningful only where llc's code ends without a fault, and a difference only where
strict mode finds nothing undefined (a race, memory that was never written) in llc's code.
"""
import hashlib
import json
import pathlib
import random
import re
import shutil
import struct

BUFFER = 1 << 16
# How images of a type are written for `run --arg image:…`, and how many texels that are.
IMAGES = {"image1d_t": ("1d:64", 64), "image2d_t": ("2d:24x16", 384),
          "image3d_t": ("3d:12x8x6", 576), "image1d_array_t": ("1darray:32x6", 192),
          "image2d_array_t": ("2darray:16x12x4", 768)}
FORMATS = [("rgba32float", 16), ("rgba8unorm", 4)]
SAMPLERS = ["linear,edge,normalized", "nearest,clamp"]
LIMIT = "3000000"
PARAMETER = re.compile(r"(?:^|, )(float|double|half|i\d+|ptr|[%<\[{])[^,%]*?(%[\w.]+)(?=[,)])")
TYPES = {"float": "float", "double": "double", "half": "half", "i1": "bool", "i8": "char", "i16": "short",
         "i32": "int", "i64": "long"}
ELEMENTS = {"double": ("<d", 8), "float": ("<f", 4), "half": ("<e", 2), "char": ("<B", 1),
            "short": ("<H", 2), "int": ("<I", 4), "long": ("<Q", 8)}
OPEN = [(re.compile(r"(?<= )(undef|poison)\b"), "zeroinitializer"),
        (re.compile(r"(?<= )(contract|afn|arcp|reassoc|fast|nsz|nnan|ninf) "), ""),
        (re.compile(r", !(?:fpmath|range) ![0-9]+"), ""),
        (re.compile(r" trunc nuw i8 (%[\w.]+) to i1$"), r" trunc i8 \1 to i1"),
        (re.compile(r"@llvm\.fmuladd\."), "@llvm.fma.")]


def kernels_of(notes):
    """Kernels and arguments from the text of `llvm-readelf --notes`."""
    found = []
    begin, end = notes.find("amdhsa.kernels:"), notes.find("amdhsa.target:")
    for entry in re.split(r"^  - ", notes[begin:end], flags=re.M)[1:]:
        entry = "    " + entry
        listed = re.search(r"^    \.args: *\n(.*?)(?=^    \.|\Z)", entry, re.M | re.S)
        arguments = []
        for text in re.split(r"^      - ", listed[1], flags=re.M)[1:] if listed else []:
            arguments.append(dict(re.findall(r"(\.\w+): +'?([^'\n]*)'?$", text, re.M)))
        fields = dict(re.findall(r"^    (\.\w+): +'?([^'\n]*)'?$", entry, re.M))
        required = re.search(r"\.reqd_workgroup_size: *\n((?: +- \d+\n)+)", entry)
        fields["required"] = [int(n) for n in re.findall(r"\d+", required[1])] if required else None
        fields["args"] = arguments
        if ".name" in fields:
            found.append(fields)
    return found


def base_types(text):
    """Types of the kernels' arguments by name of the kernel: as clang's metadata for OpenCL has
    them, else as the IR shows what is passed and what is loaded and stored through pointers."""
    lists = dict(re.findall(r'^!(\d+) = !\{(!"[^\n]*)\}$', text, re.M))
    found = {}
    for head, body in re.findall(r"^(define [^\n]*amdgpu_kernel [^\n]*)\n(.*?)^\}", text, re.M | re.S):
        name = re.search(r"@\"?([\w$.]+)\"?\(", head)
        listed = re.search(r"!kernel_arg_base_type !(\d+)", head)
        if name and listed:
            found[name[1]] = re.findall(r'!"([^"]*)"', lists.get(listed[1], ""))
        elif name:
            found[name[1]] = [pointee(body, argument) if kind == "ptr" else TYPES.get(kind, "int")
                              for kind, argument in PARAMETER.findall(head[name.end():])]
    return found


def pointee(body, pointer):
    """The type of the first access through a pointer or a place that is counted from it, as C
    names it."""
    seen = {pointer}
    for line in body.split("\n"):
        used = re.search(r"ptr(?: addrspace\(\d\))? (%[\w.]+)", line)
        if not used or used[1] not in seen:
            continue
        result = re.match(r"\s*(%[\w.]+) = ", line)
        if re.search(r"= (?:getelementptr|addrspacecast|phi|select)", line):
            seen.add(result[1])
        accessed = re.search(r"= load (?:atomic )?(?:volatile )?(?:<\d+ x )?(\w+)"
                             r"|store (?:atomic )?(?:volatile )?(?:<\d+ x )?(\w+)"
                             r"|atomicrmw \w+ ptr[^,]*, (\w+)", line)
        if accessed:
            return TYPES.get(accessed[1] or accessed[2] or accessed[3], "int")
    return "int"


def element(type_name):
    """How the elements of a type are packed, and their size."""
    for name, packing in ELEMENTS.items():
        if name in type_name:
            return packing
    return ELEMENTS["int"]


def values(rng, type_name, size, number=None):
    """So many bytes of elements: fractions below one, or small integers, `number` if given."""
    form, width = element(type_name)
    if width > size:
        form, width = "<B", 1
    block = bytearray()
    for _ in range(min(size // width, 1024)):
        fraction = form in ("<d", "<f", "<e")
        small = rng.randrange(64) if number is None else number
        block += struct.pack(form, rng.random() if fraction else small)
    return (bytes(block) * (size // len(block) + 1))[:size]


def arguments(kernel, types, seed, folder):
    """Options for the arguments, with `{out}` for the place of results; none if there are others
    than numbers, pointers, images and samplers."""
    rng = random.Random(hashlib.md5(f"{kernel['.name']} {seed}".encode()).hexdigest())
    options, buffers = [], 0
    explicit = [a for a in kernel["args"] if not a[".value_kind"].startswith("hidden")]
    for index, argument in enumerate(explicit):
        kind, size = argument[".value_kind"], int(argument.get(".size", "8"))
        type_name = types[index] if index < len(types) else argument.get(".type_name", "")
        if kind == "global_buffer":
            path = folder / f"in{seed}.{buffers}"
            path.write_bytes(values(rng, type_name, BUFFER))
            options += ["--arg", f"buf:@{path}={{out}}.{buffers}"]
            buffers += 1
        elif kind == "image" and image_type(type_name) in IMAGES:
            (size, texels), (texel, width) = IMAGES[image_type(type_name)], FORMATS[seed]
            path = folder / f"in{seed}.{buffers}"
            content = "float" if texel.endswith("float") else "char"
            path.write_bytes(values(rng, content, texels * width))
            options += ["--arg", f"image:{size}:{texel}@{path}={{out}}.{buffers}"]
            buffers += 1
        elif kind == "sampler":
            options += ["--arg", f"sampler:{SAMPLERS[seed]}"]
        elif kind == "dynamic_shared_pointer":
            options += ["--arg", "lds:8192"]
        elif kind == "by_value" and size > 0:
            number = 16 if seed == 0 else rng.randrange(1, 40)
            number &= 1 if type_name == "bool" else 63
            options += ["--arg", "bytes:" + values(rng, type_name, size, number).hex()]
        else:
            return None, 0
    return options, buffers


def image_type(type_name):
    """OpenCL's type without its qualifier of access, which clang writes in the middle of it."""
    return re.sub(r"_(?:ro|wo|rw)_t$", "_t", type_name)


def shape(kernel, seed):
    """Two groups of one wave, in one dimension or two, if the kernel does not want another."""
    group = kernel["required"] or ([64, 1, 1] if seed == 0 else [8, 8, 1])
    largest = int(kernel.get(".max_flat_workgroup_size", "256"))
    if group[0] * group[1] * group[2] > largest:
        group = [largest, 1, 1]
    grid = [group[0] * 2, group[1], group[2]]
    return ["--grid", ",".join(map(str, grid)), "--workgroup", ",".join(map(str, group))]


def objects(source, cpu, folder, args, call, label=""):
    """Code objects by llc and by amdgpuc at both levels."""
    made = {}
    theirs = folder / f"llc{label}"
    kept = args.folder / "out" / f"{source.name[:-6]}.{cpu}.O2.llc.o"
    status = 1
    if kept.exists() and not label:
        shutil.copy(kept, f"{theirs}.o")
        status = 0
    if status != 0:
        status, _, _ = call(["llc-22", "-O2", "-mtriple=amdgcn-amd-amdhsa", f"-mcpu={cpu}",
                             "-filetype=obj", str(source), "-o", f"{theirs}.o"], 120)
    if status == 0:
        status, _, _ = call(["ld.lld-22", "-shared", f"{theirs}.o", "-o", str(theirs)], 60)
    if status == 0:
        made["llc"] = theirs
    for level in ("-O2", "-O0"):
        out = folder / f"ours{level}{label}"
        status, _, _ = call([args.amdgpuc, f"-mcpu={cpu}", level, str(source), "-o", str(out)], 60)
        if status == 0:
            made[level] = out
    return made


def run(code, kernel, options, geometry, out, buffers, args, call, mode="plain"):
    """Contents of the buffers after a launch, or the message of its fault."""
    texts = [option.replace("{out}", str(out)) for option in options]
    command = [args.amdgpuc, "run", str(code), "--kernel", kernel, *geometry, *texts,
               "--max-instructions", LIMIT, "--mode", mode]
    status, _, errors = call(command, 60)
    if status != 0:
        return None, (errors.strip() or str(status)).split("\n")[0][:300]
    places = {option.rpartition("{out}.")[2]: option for option in options if "{out}" in option}
    return [words(pathlib.Path(f"{out}.{i}").read_bytes(), places[str(i)])
            for i in range(buffers)], None


def words(content, option):
    """Contents with words that are floats or small: texels of bytes may look like what is no
    number, of which not all bits are compared."""
    if option.startswith("image:") and ":rgba8" in option:
        return b"".join(bytes([byte, 0, 0, 0]) for byte in content)
    return content


def is_no_number(word):
    """In single precision, or as the upper half of a double."""
    return int.from_bytes(word, "little") & 0x7fffffff > 0x7f800000


def first_difference(mine, theirs):
    """Where the memory differs in more than the sign or the payload of what is no number."""
    for number, (a, b) in enumerate(zip(mine, theirs)):
        words = [i for i in range(0, len(a), 4) if a[i:i + 4] != b[i:i + 4]
                 and not (is_no_number(a[i:i + 4]) and is_no_number(b[i:i + 4]))]
        if a != b and words:
            at = words[0]
            shown = [f"{s[at:at + 4][::-1].hex()} ({struct.unpack('<f', s[at:at + 4])[0]:.9g})"
                     for s in (a, b)]
            return f"buffer {number} at {at}: {shown[0]} for {shown[1]}, {len(words)} words"
    return None


def settled(text):
    """The IR without what it leaves open: how to round, and what undefined values are."""
    lines, declared = [], set()
    for line in text.split("\n"):
        if not line.startswith("@"):
            for pattern, instead in OPEN:
                line = pattern.sub(instead, line)
        name = re.match(r"declare .*?(@[\w.]+)\(", line)
        if not name or name[1] not in declared:
            lines.append(line)
        if name:
            declared.add(name[1])
    return "\n".join(lines)


def program(name, cpu, args, call):
    """Counts of outcomes over the kernels of a program, and a line for each that matters."""
    record = args.folder / "run" / f"{name}.{cpu}{'.strict' if args.strict else ''}.json"
    if record.exists():
        return tuple(json.loads(record.read_text()))
    source = args.folder / "ir" / f"{name}.O2.ll"
    folder = args.folder / "run" / f"{name}.{cpu}{'.strict' if args.strict else ''}"
    counts, lines = {}, []
    if source.exists():
        folder.mkdir(exist_ok=True)
        text = source.read_text()
        made = objects(source, cpu, folder, args, call)
        if "llc" in made and len(made) > 1:
            _, notes, _ = call(["llvm-readelf-22", "--notes", str(made["llc"])], 60)
            types = base_types(text)
            for kernel in kernels_of(notes):
                for seed in (0, 1):
                    outcome, line = one_launch(kernel, types.get(kernel[".name"], []), seed, made,
                                               text, cpu, folder, args, call)
                    counts[outcome] = counts.get(outcome, 0) + 1
                    if line:
                        lines.append(f"{name} {cpu} {kernel['.name']} {seed}: {outcome}: {line}")
        else:
            counts["not linked"] = 1
        shutil.rmtree(folder)
    record.write_text(json.dumps([counts, lines]))
    return counts, lines


def differences(made, theirs, start):
    """What amdgpuc's code leaves in memory otherwise than llc's."""
    found = []
    for who in [who for who in ("-O2", "-O0") if who in made]:
        mine, fault = start(made[who])
        if fault and "instruction limit" in fault:
            continue
        difference = fault or first_difference(mine, theirs)
        if difference:
            found.append(f"{who}: {difference}")
    return found


def one_launch(kernel, types, seed, made, text, cpu, folder, args, call):
    """The outcome of a launch: a word, and what is to be said about it."""
    options, buffers = arguments(kernel, types, seed, folder)
    if options is None:
        return "other arguments", None
    geometry, name = shape(kernel, seed), kernel[".name"]
    usual = "strict" if args.strict else "plain"

    def start(code, mode=usual):
        return run(code, name, options, geometry, folder / "out", buffers, args, call, mode)

    def settle():
        settled_ir = folder / "settled.ll"
        settled_ir.write_text(settled(text))
        return objects(settled_ir, cpu, folder, args, call, ".settled")

    return outcome(made, start, settle)


def outcome(made, start, settle):
    """What becomes of a launch of the objects in `made`, by `start(object, mode)`: a word, and what
    is to be said about it. `settle` makes them without what the IR leaves open."""
    theirs, fault = start(made["llc"])
    if fault:
        return "fault of llc's code", None
    if not differences(made, theirs, start):
        return "same", None
    again = settle()
    if again.keys() != made.keys():
        return "DIFFERENT", f"compiled otherwise if settled: {sorted(again)}"
    theirs, fault = start(again["llc"])
    if fault:
        return "fault of llc's code", None
    line = "; ".join(differences(again, theirs, start))
    if not line:
        return "left open", None
    _, undefined = start(again["llc"], "strict")
    return ("undefined", f"{line} [{undefined}]") if undefined else ("DIFFERENT", line)

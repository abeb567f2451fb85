#!/usr/bin/env python3
"""Real Triton kernels beside llc: `tests/real/triton_kernels.py FOLDER fetch|build [OPTIONS]`

Kernels of libraries that people train and serve models with, from the package index; nothing of
them is kept in the repository. `pip install triton` is all that this needs: what the libraries
import besides (PyTorch above all) is put in by modules that have everything and do nothing.

    fetch    downloads and unpacks the libraries of PACKAGES into FOLDER/src
    build    compiles each function with `@triton.jit` that stores something, as Triton compiles it
             for a launch on one of the processors, and keeps the LLVM IR that Triton hands to its
             code generator, in FOLDER/ir. Types of arguments and constants are made up: what is
             loaded from or stored to is a pointer, to numbers of each of TYPES in turn. What Triton
             refuses with those is counted, and left out

Then `opencl.py FOLDER compile|run|table` compares with llc, processor by processor: the IR is made
for one (`--cpu`), and so is a FOLDER.

Options: `--cpu gfx90a`, `--only TEXT` (modules whose name has the text), `--jobs N`.
"""
import argparse
import ast
import collections
import concurrent.futures
import importlib
import importlib.abc
import importlib.machinery
import inspect
import os
import pathlib
import re
import signal
import struct
import subprocess
import sys
import tarfile
import textwrap
import types
import zipfile

PACKAGES = ["fla-core", "flash-linear-attention", "liger-kernel", "flag_gems", "conch-triton-kernels", "lightllm",
            "sageattention", "xformers", "torchao", "unsloth", "gemlite"]
# Elements of pointers that the name says nothing of.
TYPES = ["fp32", "fp16", "bf16"]
WARPS = {"fp32": 4, "fp16": 2, "bf16": 4}
SECONDS = 120
FRACTION = re.compile(r"scale$|eps|alpha|beta|gamma|^p$|prob|^lr|decay|moment|cap$|temper|smooth|slope|lambda|thresh|drop|theta")
INTEGERS = re.compile(r"idx|indice|index|offset|cu_seq|seqlen|lens?(_|$)|ids?(_|$)|label|target|count|mapping|table|splits|loc|perm")
LOADS = {"load", "store", "make_block_ptr", "make_tensor_descriptor"}


class Nothing(type):
    """The type of what a missing module has: a class with every attribute, which may be called,
    inherited from and decorated with."""

    def __getattr__(cls, name):
        if name.startswith("__") and name not in ("__version__",):
            raise AttributeError(name)
        return "2.9.0" if name == "__version__" else nothing(name)

    def __call__(cls, *args, **kwargs):
        if cls.__mro__[1] is not object and not cls.__module__ == __name__:
            return super().__call__(*args, **kwargs)
        if len(args) == 1 and not kwargs and callable(args[0]) and not isinstance(args[0], Nothing):
            return args[0]
        return nothing("result")

    def __iter__(cls):
        return iter(())

    def __bool__(cls):
        return False

    def __index__(cls):
        return 1

    def __hash__(cls):
        return id(cls)

    def __eq__(cls, other):
        return cls is other

    def __or__(cls, other):
        return cls

    __ror__ = __or__

    def __lt__(cls, other):
        return False

    __le__ = __gt__ = __ge__ = __lt__

    def __getitem__(cls, key):
        return nothing("item")

    def __setitem__(cls, key, value):
        pass

    def __contains__(cls, key):
        return False

    def __len__(cls):
        return 0

    def __enter__(cls):
        return cls

    def __exit__(cls, *args):
        return False

    def __add__(cls, other):
        return cls

    __radd__ = __mul__ = __rmul__ = __sub__ = __rsub__ = __truediv__ = __floordiv__ = __mod__ = __add__
    __neg__ = __invert__ = lambda cls: cls
    __int__ = __index__

    def __float__(cls):
        return 1.0


def nothing(name):
    return Nothing(name, (), {"__module__": __name__, "__init_subclass__": classmethod(lambda cls, **_: None)})


class Missing(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds what nobody else finds."""

    def find_spec(self, name, path, target=None):
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        module.__path__ = []
        module.__version__ = "2.9.0"
        module.__getattr__ = lambda name: attribute(name)
        return module

    def exec_module(self, module):
        pass


def attribute(name):
    if name.startswith("__"):
        raise AttributeError(name)
    return nothing(name)


def name_of(node):
    """The name that the leftmost operand of a sum is."""
    while True:
        if isinstance(node, ast.BinOp):
            node = node.left
        elif isinstance(node, (ast.Subscript, ast.Attribute)):
            node = node.value
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("cast", "multiple_of", "to"):
            node = node.args[0] if node.func.attr != "to" and node.args else node.func.value
        else:
            return node.id if isinstance(node, ast.Name) else None


class Pointers(ast.NodeVisitor):
    """Names that stand for pointers in a function."""

    def __init__(self, function, depth):
        self.function, self.depth, self.names, self.changed, self.stores = function, depth, set(), False, False

    def note(self, name):
        if name and name not in self.names:
            self.names.add(name)
            self.changed = True

    def visit_Call(self, node):
        called = node.func.attr if isinstance(node.func, ast.Attribute) else None
        if called and (called in LOADS or called.startswith("atomic_")) and node.args:
            self.note(name_of(node.args[0]))
            self.stores |= called == "store" or called.startswith("atomic_")
        callee = self.function.__globals__.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if self.depth < 4 and type(callee).__name__ == "JITFunction":
            inner, stores = pointers(callee, self.depth + 1)
            self.stores |= stores
            names = list(callee.arg_names)
            given = list(zip(names, node.args)) + [(k.arg, k.value) for k in node.keywords]
            for name, value in given:
                if name in inner:
                    self.note(name_of(value))
        self.generic_visit(node)

    def visit_Assign(self, node):
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id in self.names:
                self.note(name_of(node.value))
        self.generic_visit(node)


KNOWN = {}


def pointers(kernel, depth=0):
    """Parameters that are pointers, and whether anything is stored."""
    if id(kernel) not in KNOWN:
        KNOWN[id(kernel)] = (set(), False)
        tree = ast.parse(textwrap.dedent(inspect.getsource(kernel.fn)))
        found = Pointers(kernel.fn, depth)
        while True:
            found.changed = False
            found.visit(tree)
            if not found.changed:
                break
        KNOWN[id(kernel)] = (found.names, found.stores)
    return KNOWN[id(kernel)]


def constant(name, default, config, choice):
    """A value for a constant that a caller would give."""
    if name in config:
        return config[name]
    if default is not inspect.Parameter.empty and default is not None:
        return default
    upper = name.upper()
    if re.match(r"(USE|HAS|IS|STORE|OUTPUT|REVERSE|CAUSAL|SAVE|ALLOW|ENABLE|NEED|WITH|TRANS|RETURN|APPLY|ADD|DO|INPLACE)_?", upper):
        return bool(choice % 2)
    if re.search(r"DTYPE|_TYPE$|PRECISION|ACTIVATION|MODE", upper):
        return None
    if re.search(r"WARP|STAGE", upper):
        return 2
    if re.search(r"BLOCK|^B[A-Z]{1,2}$|TILE|CHUNK|SIZE|^[KVDNMC]$|DIM", upper):
        return [64, 32, 16][choice]
    return [2, 4, 1][choice]


def signature(kernel, config, choice):
    """Types by parameter, and constants."""
    found, _ = pointers(kernel)
    given, constants = {}, {}
    for parameter in kernel.params:
        name = parameter.name
        if parameter.is_constexpr or name in config:
            given[name] = "constexpr"
            constants[name] = constant(name, parameter.default, config, choice)
        elif name in found or re.search(r"(_ptr|_pointer|Ptr)s?$", name):
            given[name] = "*" + ("i32" if INTEGERS.search(name.lower()) else TYPES[choice])
        else:
            given[name] = "fp32" if FRACTION.search(name.lower()) else "i32"
    return given, constants


def kernels(module):
    """The kernels of a module, each with what its tuner would give."""
    for name, value in sorted(vars(module).items(), key=lambda item: item[0]):
        config = {}
        if isinstance(value, Nothing):
            continue
        while type(value).__name__ in ("Autotuner", "Heuristics", "LibTuner", "LibEntry") or hasattr(value, "fn") and type(value).__name__ != "JITFunction":
            configs = getattr(value, "configs", None)
            if isinstance(configs, list) and configs:
                config.update(getattr(configs[len(configs) // 2], "kwargs", {}))
            for key in getattr(value, "values", None) or {}:
                config.setdefault(key, True)
            value = getattr(value, "fn", None)
            if isinstance(value, Nothing):
                break
        if type(value).__name__ == "JITFunction" and value.fn.__module__ == module.__name__:
            yield name, value, config


# Bits of exponent and of fraction.
FORMATS = {"half": (5, 10), "bfloat": (8, 7), "float": (8, 23), "double": (11, 52)}


def older(text):
    """Numbers of floats as LLVM before 23 writes them, which llc-22 reads."""
    def written(form, bits):
        if form == "float":
            return f"0x{struct.unpack('<Q', struct.pack('<d', struct.unpack('<f', struct.pack('<I', bits))[0]))[0]:016X}"
        return {"half": "0xH{:04X}", "bfloat": "0xR{:04X}", "double": "0x{:016X}"}[form].format(bits)

    def number(match):
        line = match.string[match.string.rfind("\n", 0, match.start()):match.start()]
        forms = re.findall(r"\b(half|bfloat|float|double)\b", line)
        if match["decimal"]:
            # Older versions want the number itself; newer ones round it.
            near = struct.pack("<f", float(match["decimal"])) if forms and forms[-1] == "float" else None
            return written("float", struct.unpack("<I", near)[0]) if near else match["decimal"]
        form = forms[-1]
        if match["bits"]:
            return written(form, int(match["bits"], 16))
        exponent, fraction = FORMATS[form]
        special = ((1 << exponent) - 1) << fraction
        if match["kind"] != "inf":
            special |= int(match["payload"] or "0", 16) | (match["kind"] != "snan") << fraction - 1
        return written(form, special | (match["sign"] == "-") << exponent + fraction)
    text = re.sub(r", target_mem\d*: \w+", "", text)
    return re.sub(r"(?<![\w.%@\"])(?:(?P<decimal>-?\d+\.\d+e[+-]\d+)\b|f0x(?P<bits>[0-9A-Fa-f]+)\b|(?P<sign>[+-])(?P<kind>[qs]?nan|inf)\b(?:\(0x(?P<payload>[0-9A-Fa-f]+)\))?)",
                  number, text)


def compile_one(kernel, config, choice, cpu, out):
    """Writes the IR of a kernel; the error is Triton's."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource
    given, constants = signature(kernel, config, choice)
    names = list(kernel.arg_names)
    attrs = {(names.index(n),): [["tt.divisibility", 16]] for n, t in given.items() if t.startswith("*")}
    source = ASTSource(fn=kernel, signature=given, constexprs={(names.index(n),): v for n, v in constants.items()}, attrs=attrs)
    warps = WARPS[TYPES[choice]]
    made = triton.compile(source, target=GPUTarget("hip", cpu, 64), options={"num_warps": warps})
    text = older(made.asm["llir"])
    # A launch has as many work-items as the kernel was compiled for.
    text = re.sub(r"^(define amdgpu_kernel .*?)( !dbg !\d+)? \{$", rf"\1\2 !reqd_work_group_size !9999999 {{", text, flags=re.M)
    text += f"\n!9999999 = !{{i32 {64 * warps}, i32 1, i32 1}}\n"
    out.write_text(text)


def in_child(work):
    """Does something in a process of its own, which may crash; gives what went wrong."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        signal.alarm(SECONDS)
        error = ""
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
            work()
        except BaseException as e:
            error = f"{type(e).__name__}: {e}"
        os.write(writer, error.encode(errors="replace")[:4000])
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as stream:
        error = stream.read().decode(errors="replace")
    _, status = os.waitpid(child, 0)
    return f"crash {status}" if status else error


def build_module(name, cpu, folder):
    """The kernels of one module; counts of what became of them."""
    sys.meta_path.append(Missing())
    sys.path.insert(0, str(folder / "src"))
    counts = collections.Counter()
    try:
        module = importlib.import_module(name)
    except BaseException as e:
        print(f"{name}: {type(e).__name__}: {str(e)[:120]}")
        return collections.Counter(modules_refused=1)
    for label, kernel, config in kernels(module):
        try:
            _, stores = pointers(kernel)
        except (OSError, SyntaxError, TypeError):
            continue
        if not stores:
            continue
        done = False
        for choice in range(len(TYPES)):
            out = folder / "ir" / f"{name}.{label}.{TYPES[choice]}.O2.ll"
            refused = out.with_suffix(".refused")
            if not out.exists() and not refused.exists():
                error = in_child(lambda: compile_one(kernel, config, choice, cpu, out))
                if not out.exists():
                    refused.write_text(error or "nothing came of it")
            done |= out.exists()
            counts["files"] += out.exists()
        counts["kernels" if done else "kernels_refused"] += 1
    return counts


def modules(folder):
    """Modules with kernels."""
    for path in sorted((folder / "src").rglob("*.py")):
        if "triton.jit" in path.read_text(errors="replace"):
            parts = list(path.relative_to(folder / "src").with_suffix("").parts)
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def step_fetch(folder):
    packed = folder / "packed"
    for package in PACKAGES:
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(packed), package]
        if subprocess.run(command).returncode:
            print(f"{package}: not there")
    for path in sorted(packed.glob("*.whl")):
        zipfile.ZipFile(path).extractall(folder / "src")
    for path in sorted(packed.glob("*.tar.gz")):
        with tarfile.open(path) as archive:
            archive.extractall(folder / "unpacked", filter="data")
        for inner in (folder / "unpacked").glob(path.name.removesuffix(".tar.gz") + "/*/__init__.py"):
            target = folder / "src" / inner.parent.name
            if not target.exists():
                inner.parent.rename(target)


def step_build(args):
    def one(name):
        command = [sys.executable, __file__, str(args.folder), "module", "--cpu", args.cpu, "--only", name]
        environment = dict(os.environ, TRITON_CACHE_DIR=str(args.folder / "cache"), TRITON_HIP_LLD_PATH="/usr/bin/ld.lld-22")
        done = subprocess.run(command, capture_output=True, text=True, env=environment)
        return name, done.stdout, done.returncode
    chosen = [name for name in modules(args.folder) if args.only in name]
    totals = collections.Counter(modules=len(chosen))
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for name, output, status in pool.map(one, chosen):
            lines = output.strip().splitlines()
            for line in lines[:-1]:
                print(line, flush=True)
            counted = re.findall(r"(\d+) (\w+)", lines[-1]) if lines and status == 0 else [(1, "modules_refused")]
            for count, key in counted:
                totals[key] += int(count)
    print(", ".join(f"{count} {key}" for key, count in totals.items()))


def main():
    parser = argparse.ArgumentParser(description="Real Triton kernels beside llc.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("step", choices=["fetch", "build", "module"])
    parser.add_argument("--cpu", default="gfx90a")
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", default=os.cpu_count(), type=int)
    args = parser.parse_args()
    args.folder = args.folder.resolve()
    for name in ("src", "ir", "packed"):
        (args.folder / name).mkdir(parents=True, exist_ok=True)
    if args.step == "fetch":
        step_fetch(args.folder)
    elif args.step == "build":
        step_build(args)
    else:
        counts = build_module(args.only, args.cpu, args.folder)
        print(", ".join(f"{count} {key}" for key, count in counts.items()))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""ROCm's device libraries in kernels: `tests/real/rocm.py FOLDER fetch|run [OPTIONS]`

Templates and functions of rocPRIM, rocRAND and the device libraries (OCML), as they are used in
programs of HIP. Nothing of them is kept in the repository; all that is made stands in FOLDER:

    fetch    Debian's librocprim-dev, librocrand-dev, libamdhip64-dev, rocm-device-libs, unpacked
    run      small kernels around each of them: rocPRIM's for groups and for waves (reduce, scan,
             sort, exchange, load and store, shuffle, histogram, discontinuity) by types, sizes and
             algorithms, rocRAND's generators and distributions, OCML's functions of float and
             double. clang-22 makes IR of them, amdgpuc code of that (-O0 and -O2) that the emulator
             runs, also in strict mode; memory has to be the same as of `llc-22 -O2`'s code, and, for
             sums and sorted integers, as Python has it. NaNs are taken for the same

Options: `--amdgpuc PATH` (default: target/release/amdgpuc), `--cpu gfx906`, `--levels O3,O1` (of
clang), `--only TEXT` (kernels whose name has the text), `--seed N` (which of rocPRIM's are chosen).

What is told of each kernel that is not right is a line on standard output. The sums come last, with
executed instructions and cycles beside llc's (geometric means; what is worst). The exit status is 1
if a kernel is wrong or refused.
"""
import argparse
import json
import math
import os
import pathlib
import random
import struct
import sys

sys.path.insert(0, os.path.dirname(__file__))
from commands import call, first_error, unpack  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent / "rocm"
PACKAGES = ["librocprim-dev", "librocrand-dev", "libamdhip64-dev", "rocm-device-libs"]
SECONDS = 600
GROUPS = 2
# Kernels of one module; bytes of input and output.
MODULE = 20
BYTES = 1 << 17

HEAD = """\
#include <hip/hip_runtime.h>
#include <rocprim/rocprim.hpp>
#include <rocprim/block/block_shuffle.hpp>
#include <rocrand/rocrand_kernel.h>
struct Triple { int a; short b; short c; long d; };
struct AddTriple {
    __device__ Triple operator()(Triple x, Triple y) const {
        return {x.a + y.a, (short)(x.b ^ y.b), (short)(x.c + y.c), x.d > y.d ? x.d : y.d};
    }
};
// Numbers that no sum rounds, so that its order is no matter.
template <class T> __device__ T load(const int* in, unsigned i) {
    if constexpr (__is_same(T, Triple)) return {in[i], (short)in[i + 1], 7, in[i + 7]};
    else if constexpr (__is_same(T, float) || __is_same(T, double)) return T(in[i] >> 12);
    else if constexpr (__is_same(T, rocprim::half)) return T(float(in[i] >> 26));
    else return ((const T*)in)[i];
}
"""
KERNEL = """\
extern "C" __global__ __launch_bounds__({size}) void {name}(const int* in, void* to) {{
    using T = {type}; T* out = (T*)to; unsigned id = threadIdx.x, g = blockIdx.x * {size} + id;
    {body}
}}
"""
# Integers, and how `struct` reads them.
INTEGERS = {"int": "i", "unsigned char": "B", "short": "h", "long": "q"}
OTHERS = ["float", "double", "Triple", "rocprim::half"]
OPERATIONS = {"rocprim::plus<T>()": sum, "rocprim::maximum<T>()": max,
              "rocprim::minimum<T>()": min}


class Kernel:
    """A kernel's text, work-items of a group, and what Python expects of its output, if it does."""

    def __init__(self, kind, ty, body, size=256, expected=None):
        self.kind, self.ty, self.size, self.expected = kind, ty, size, expected
        self.body, self.name = body, None

    def text(self):
        return KERNEL.format(name=self.name, size=self.size, type=self.ty, body=self.body)


def wrapped(number, code):
    """An integer in the range of its type."""
    bits = 8 * struct.calcsize("<" + code)
    number &= (1 << bits) - 1
    return number - (1 << bits) if code != "B" and number >> (bits - 1) else number


def fold(operation, code):
    """The operation on a list."""
    return lambda values: wrapped(operation(values), code)


def by_parts(values, size, change):
    """What each part of a list becomes, side by side."""
    parts = (values[i:i + size] for i in range(0, len(values), size))
    return [value for part in parts for value in change(part)]


def storage(what, count=1):
    many = f"[{count}]" if count > 1 else ""
    return f"using S = {what}; __shared__ typename S::storage_type st{many};"


def of_groups(rng, ty, operation, size):
    """Sums of groups, and of what stands before each item."""
    code = INTEGERS.get(ty)
    total = fold(OPERATIONS[operation], code) if code else None
    algorithm = rng.choice(["using_warp_reduce", "raking_reduce"])
    reduce = storage(f"rocprim::block_reduce<T, {size}, rocprim::block_reduce_algorithm::{algorithm}>")
    yield Kernel(
        "reduce", ty, f"{reduce} T x = load<T>(in, g), r{{}}; S().reduce(x, r, st, {operation});"
        " if (id == 0) out[blockIdx.x] = r;", size,
        code and (lambda v: by_parts(v[:GROUPS * size], size, lambda p: [total(p)])))
    algorithm = rng.choice(["using_warp_scan", "reduce_then_scan"])
    scan = storage(f"rocprim::block_scan<T, {size}, rocprim::block_scan_algorithm::{algorithm}>")
    yield Kernel(
        "scan", ty, f"{scan} T x = load<T>(in, g), r{{}}; S().inclusive_scan(x, r, st, {operation});"
        " out[g] = r;", size, code and (lambda v: by_parts(
            v[:GROUPS * size], size, lambda p: [total(p[:i + 1]) for i in range(size)])))
    yield Kernel(
        "escan", ty, f"{scan} T x = load<T>(in, g), r{{}}; S().exclusive_scan(x, r, load<T>(in, 3),"
        f" st, {operation}); out[g] = r;", size)


def of_waves(rng, ty, operation, width):
    """The same of waves and parts of them."""
    code = INTEGERS.get(ty)
    total = fold(OPERATIONS[operation], code) if code else None
    size = rng.choice([64, 128])
    part = f"T x = load<T>(in, g), r{{}}; auto& own = st[id / {width}];"
    waves = size // width + 1
    items = GROUPS * size
    yield Kernel(
        "wave_reduce", ty, f"{storage(f'rocprim::warp_reduce<T, {width}>', waves)} {part}"
        f" S().reduce(x, r, own, {operation}); if (id % {width} == 0) out[g / {width}] = r;", size,
        code and (lambda v: by_parts(v[:items], width, lambda p: [total(p)])))
    yield Kernel(
        "wave_scan", ty, f"{storage(f'rocprim::warp_scan<T, {width}>', waves)} {part}"
        f" S().inclusive_scan(x, r, own, {operation}); out[g] = r;", size,
        code and (lambda v: by_parts(
            v[:items], width, lambda p: [total(p[:i + 1]) for i in range(width)])))
    if ty != "Triple":
        yield Kernel(
            "wave_sort", ty, f"{storage(f'rocprim::warp_sort<T, {width}>', waves)} {part}"
            " S().sort(x, own); out[g] = x;", size,
            code and (lambda v: by_parts(v[:items], width, sorted)))


def several(count):
    return f"T x[{count}]; for (int i = 0; i < {count}; i++) x[i] = load<T>(in, g * {count} + i);"


def written(count):
    return f"for (int i = 0; i < {count}; i++) out[g * {count} + i] = x[i];"


def sorts(rng, ty):
    """Sorts of a group's keys, with values or without."""
    code = INTEGERS.get(ty)
    size, count = rng.choice([64, 128, 192, 256]), rng.choice([1, 2, 3, 4])
    down = rng.random() < 0.5
    sort = storage(f"rocprim::block_radix_sort<T, {size}, {count}>")
    call_of = "S().sort_desc(x, st);" if down else "S().sort(x, st);"
    yield Kernel(
        "sort", ty, f"{sort} {several(count)} {call_of} {written(count)}", size,
        code and (lambda v: by_parts(v[:GROUPS * size * count], size * count,
                                     lambda p: sorted(p, reverse=down))))
    value = rng.choice(["int", "double", "short", "Triple"])
    pairs = storage(f"rocprim::block_radix_sort<T, {size}, {count}, V>")
    yield Kernel(
        "sort_pairs", ty, f"using V = {value}; {pairs} {several(count)} V y[{count}];"
        f" for (int i = 0; i < {count}; i++) y[i] = load<V>(in, g * {count} + i + 17);"
        f" S().sort(x, y, st); {written(count)} V* second = (V*)((char*)to + {BYTES // 2});"
        f" for (int i = 0; i < {count}; i++) second[g * {count} + i] = y[i];", size)
    bitonic = rng.choice([64, 128, 256])
    yield Kernel(
        "bitonic", ty, f"{storage(f'rocprim::block_sort<T, {bitonic}>')} T x = load<T>(in, g);"
        " S().sort(x, st); out[g] = x;", bitonic,
        code and (lambda v: by_parts(v[:GROUPS * bitonic], bitonic, sorted)))


def moves(rng, ty):
    """What changes places between work-items."""
    size, count = rng.choice([64, 128, 192, 256]), rng.choice([1, 2, 3, 4, 5])
    how = rng.choice(["blocked_to_striped", "striped_to_blocked", "blocked_to_warp_striped",
                      "warp_striped_to_blocked"])
    exchange = storage(f"rocprim::block_exchange<T, {size}, {count}>")
    yield Kernel("exchange", ty,
                 f"{exchange} {several(count)} S().{how}(x, x, st); {written(count)}", size)
    if ty == "Triple":
        return
    way = rng.choice([f"offset(id, x, r, {rng.choice([-9, -1, 2, 5])}, st)",
                      f"rotate(id, x, r, {rng.choice([1, 3, 17])}, st)"])
    yield Kernel("shuffle", ty, f"{storage(f'rocprim::block_shuffle<T, {size}>')}"
                 f" T x = load<T>(in, g), r = x; S().{way}; out[g] = r;", size)
    method = rng.choice(["direct", "striped", "vectorize", "transpose", "warp_transpose"])
    size, count = rng.choice([64, 128, 256]), rng.choice([1, 2, 3, 4, 8])
    valid = rng.choice(["", f", {size * count - 7}"])
    kinds = " ".join(
        f"using {name} = rocprim::block_{what}<T, {size}, {count}, rocprim::block_{what}_method::"
        f"block_{what}_{method}>; __shared__ typename {name}::storage_type s{name};"
        for name, what in (("L", "load"), ("S", "store")))
    at = f"blockIdx.x * {size * count}"
    yield Kernel("load_store", ty, f"{kinds} T x[{count}]; for (auto& e : x) e = T(1);"
                 f" L().load((const T*)in + {at}, x{valid}, sL);"
                 f" for (int i = 0; i < {count}; i++) x[i] = x[i] + x[(i * 3 + 1) % {count}];"
                 f" __syncthreads(); S().store(out + {at}, x{valid}, sS);", size)
    flags = rng.choice(["flag_heads(f, x, rocprim::equal_to<T>(), st)",
                        "flag_tails(f, x, rocprim::not_equal_to<T>(), st)"])
    yield Kernel("discontinuity", ty, f"{storage(f'rocprim::block_discontinuity<T, {size}>')}"
                 f" {several(count)} bool f[{count}]; S().{flags};"
                 f" for (int i = 0; i < {count}; i++) ((char*)to)[g * {count} + i] = f[i];", size)


def histograms(rng):
    for algorithm in ("using_atomic", "using_sort"):
        for bins in (16, 100, 256):
            size, count = rng.choice([64, 128, 256]), rng.choice([1, 2, 4])
            what = (f"rocprim::block_histogram<unsigned char, {size}, {count}, {bins},"
                    f" rocprim::block_histogram_algorithm::{algorithm}>")
            yield Kernel(
                "histogram", "unsigned", f"{storage(what)} __shared__ unsigned h[{bins}];"
                f" unsigned char x[{count}]; for (int i = 0; i < {count}; i++)"
                f" x[i] = ((const unsigned char*)in)[g * {count} + i] % {bins};"
                f" S().histogram(x, h, st); __syncthreads();"
                f" for (unsigned i = id; i < {bins}; i += {size}) out[blockIdx.x * {bins} + i] = h[i];",
                size, lambda v, n=size * count, bins=bins: by_parts(
                    list(struct.pack(f"<{len(v)}I", *v))[:GROUPS * n], n,
                    lambda p: [sum(x % bins == b for x in p) for b in range(bins)]))


def rocprim(rng):
    for ty in [*INTEGERS, *OTHERS]:
        operations = ["AddTriple()"] if ty == "Triple" else list(OPERATIONS)
        for size in rng.sample([64, 128, 192, 256], 2):
            yield from of_groups(rng, ty, rng.choice(operations), size)
        for width in rng.sample([2, 4, 8, 16, 32, 64], 3):
            yield from of_waves(rng, ty, rng.choice(operations), width)
        if ty != "Triple":
            yield from sorts(rng, ty)
        yield from moves(rng, ty)
    yield from histograms(rng)


def rocrand(_):
    engines = ["xorwow", "mrg32k3a", "philox4x32_10", "sobol32"]
    results = {"rocrand(&s)": "unsigned", "rocrand_uniform(&s)": "float",
               "rocrand_uniform_double(&s)": "double", "rocrand_normal(&s)": "float",
               "rocrand_normal_double(&s)": "double", "rocrand_log_normal(&s, 0.1f, 0.3f)": "float",
               "rocrand_poisson(&s, 3.7)": "unsigned", "rocrand_poisson(&s, 300.0)": "unsigned"}
    for engine in engines:
        start = ("rocrand_init((const unsigned*)in, g * 5, &s)" if engine == "sobol32"
                 else "rocrand_init(in[g & 7], g, g * 3, &s)")
        for function, ty in results.items():
            yield Kernel(engine, ty, f"rocrand_state_{engine} s; {start};"
                         f" for (int i = 0; i < 4; i++) out[g * 4 + i] = {function};")


UNARY = """acos acosh asin asinh atan atanh cbrt ceil cos cosh cospi erf erfc erfcx erfinv exp exp10 exp2 expm1 fabs
floor j0 j1 lgamma log log10 log1p log2 logb nearbyint rcbrt rint round rsqrt sin sinh sinpi sqrt tan tanh tgamma trunc
y0 y1 normcdf normcdfinv erfcinv cyl_bessel_i0 cyl_bessel_i1""".split()
BINARY = "atan2 copysign fdim fmax fmin fmod hypot nextafter pow remainder rhypot".split()
MORE = ["frexp{s}(x, &n) + n", "modf{s}(x, &part) * 7 + part", "remquo{s}(x, y, &n) + n",
        "ldexp{s}(x, (int)(y * 10))", "jn{s}(3, x)", "yn{s}(2, x)", "T(ilogb{s}(x))", "x / y",
        "powi{s}(x, (int)(y * 4))", "T(lrint{s}(y))", "T(llround{s}(y))", "fma{s}(x, y, x)",
        "norm3d{s}(x, y, x)", "rnorm3d{s}(x, y, x)"]


def ocml(_):
    for ty, s in (("float", "f"), ("double", "")):
        calls = [(name, f"{name}{s}(x)") for name in UNARY]
        calls += [(name, f"{name}{s}(x, y)") for name in BINARY]
        calls += [(text.split("{")[0], text.format(s=s)) for text in MORE]
        for name, expression in calls:
            kind = "".join(c for c in name if c.isalnum())
            yield Kernel(kind, ty, "T scale = g & 1 ? T(1) : g & 2 ? T(40) : T(1e-4);"
                         " T x = T(in[g]) * T(1e-8) * scale, y = T(in[g + 512]) * T(1e-8), part; int n;"
                         " const T edges[] = {0, T(-0.0), 1, -1, 2, T(0.5), T(1e30), T(-1e30), T(1e-30),"
                         " T(INFINITY), T(-INFINITY), T(NAN), 3, 100, T(-2.5), T(0.75)};"
                         f" if (g < 16) x = edges[g]; out[g] = {expression};")


LIBRARIES = {"rocprim": rocprim, "rocrand": rocrand, "ocml": ocml}


def fetch(args):
    """The libraries, unpacked."""
    unpack(args.folder, PACKAGES)


def compile_kernels(args, source, level):
    """clang's IR of a module."""
    out = source.with_suffix(f".{args.cpu}.{level}.ll")
    usr = args.folder / "root/usr"
    libraries = usr / "lib/x86_64-linux-gnu/amdgcn/bitcode"
    status, _, errors = call(
        ["clang-22", "-x", "hip", "--cuda-device-only", f"--offload-arch={args.cpu}", f"-{level}",
         "-mcode-object-version=5", "-std=c++17", "-w", "-ffp-contract=off", f"--rocm-path={usr}",
         f"--rocm-device-lib-path={libraries}", f"-I{usr}/include", "-include", str(HERE / "hip.h"),
         "-S", "-emit-llvm", str(source), "-o", str(out)], SECONDS)
    if status != 0:
        sys.exit(f"{source}: clang: {first_error(errors)}")
    return out


def llc(args, ir):
    """llc's code object of the same."""
    linked, built, out = (ir.with_suffix(e) for e in (".bc", ".llc.o", ".llc.co"))
    for command in (["llvm-link-22", str(ir), str(HERE / "library.ll"), "-o", str(linked)],
                    ["llc-22", "-O2", f"-mcpu={args.cpu}", "-filetype=obj", str(linked), "-o", str(built)],
                    ["ld.lld-22", "-shared", str(built), "-o", str(out)]):
        status, _, errors = call(command, SECONDS)
        if status != 0:
            sys.exit(f"{ir}: {command[0]}: {first_error(errors)}")
    return out


def canonical(kernel, memory):
    """Memory in which all NaNs are one."""
    code = {"float": "f", "double": "d"}.get(kernel.ty)
    if code is None:
        return memory
    numbers = (x for (x,) in struct.iter_unpack("<" + code, memory))
    return b"".join(b"NaN" if x != x else struct.pack("<" + code, x) for x in numbers)


def launch(args, code, kernel, mode):
    """Memory after a kernel and its counts, or what went wrong."""
    out = args.folder / "out"
    status, text, errors = call(
        [str(args.amdgpuc), "run", str(code), "--kernel", kernel.name, "--grid", str(GROUPS * kernel.size),
         "--workgroup", str(kernel.size), "--arg", f"buf:@{args.folder / 'in'}", "--arg",
         f"buf:{BYTES}={out}", "--stats=json", "--mode", mode], SECONDS)
    if status != 0:
        return None, first_error(errors)
    return canonical(kernel, out.read_bytes()), json.loads(text)


def expected(args, kernel):
    """What Python has, as the beginning of the memory."""
    if not kernel.expected:
        return b""
    code = "I" if kernel.ty == "unsigned" else INTEGERS[kernel.ty]
    values = [x for (x,) in struct.iter_unpack("<" + code, args.input)]
    numbers = kernel.expected(values)
    return struct.pack(f"<{len(numbers)}{code}", *numbers)


def check(args, kernels, ir, level, told):
    """One module: each kernel by both levels of amdgpuc, beside llc."""
    theirs = llc(args, ir)
    ours = {}
    for our in ("-O0", "-O2"):
        out = ir.with_suffix(f".{our}.co")
        status, _, errors = call([str(args.amdgpuc), str(ir), str(HERE / "library.ll"), f"-mcpu={args.cpu}",
                                  our, "-o", str(out)], SECONDS)
        if status != 0:
            print(f"refused {level} {our} {ir}: {first_error(errors)}")
            told["refused"] += 1
        else:
            ours[our] = out
    for kernel in kernels:
        memory, counts = launch(args, theirs, kernel, "plain")
        if memory is None or not memory.startswith(expected(args, kernel)):
            why = counts if memory is None else "not what Python has"
            print(f"llc {level} {kernel.name}: {why}")
            told["llc wrong"] += 1
            continue
        for our, code in ours.items():
            for mode in ("plain", "strict"):
                got, mine = launch(args, code, kernel, mode)
                if got != memory:
                    print(f"wrong {level} {our} {mode} {kernel.name}: {mine if got is None else ''}")
                    told["wrong"] += 1
                    continue
                told["right"] += 1
                if (our, mode) == ("-O2", "plain"):
                    told["ratios"].append((kernel.name, *(
                        mine[what] / counts[what] for what in ("instructions", "cycles"))))


def figures(told):
    """The sums."""
    print(", ".join(f"{told[what]} {what}" for what in ("right", "wrong", "refused", "llc wrong")))
    ratios = told["ratios"]
    if not ratios:
        return
    for what, place in (("executed instructions", 1), ("cycles", 2)):
        mean = math.exp(sum(math.log(r[place]) for r in ratios) / len(ratios))
        worst = sorted(ratios, key=lambda r: -r[place])[:3]
        worst = ", ".join(f"{r[0]} {r[place]:.2f}" for r in worst)
        print(f"{what} beside llc -O2: {mean:.3f} of {len(ratios)} kernels; most {worst}")


def run(args):
    """All kernels of all libraries."""
    fetch(args)
    args.input = random.Random(args.seed).randbytes(BYTES)
    (args.folder / "in").write_bytes(args.input)
    failed = False
    for library, make in LIBRARIES.items():
        kernels = list(make(random.Random(args.seed)))
        for n, kernel in enumerate(kernels):
            kernel.name = f"{library}_{kernel.kind}_{n}"
        kernels = [k for k in kernels if args.only in k.name]
        for level in args.levels.split(","):
            told = {"right": 0, "wrong": 0, "refused": 0, "llc wrong": 0, "ratios": []}
            for first in range(0, len(kernels), MODULE):
                part = kernels[first:first + MODULE]
                source = args.folder / f"{library}{first // MODULE}.hip"
                source.write_text(HEAD + "".join(k.text() for k in part))
                check(args, part, compile_kernels(args, source, level), level, told)
            print(f"{library}, clang -{level}, {args.cpu}:", end=" ")
            figures(told)
            failed |= told["wrong"] + told["refused"] > 0
    return int(failed)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("step", choices=["fetch", "run"])
    parser.add_argument("--amdgpuc", type=pathlib.Path, default=pathlib.Path("target/release/amdgpuc"))
    parser.add_argument("--cpu", default="gfx906")
    parser.add_argument("--levels", default="O3,O1")
    parser.add_argument("--only", default="")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    args.folder = args.folder.resolve()
    return fetch(args) or 0 if args.step == "fetch" else run(args)


if __name__ == "__main__":
    sys.exit(main())

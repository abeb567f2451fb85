"""Makes the Triton files again: `pip install triton`, then `python make.py`. No GPU is needed. Names of kernels make those only.

Older versions of Triton (3.2) make files of older dialects by the same script: `python make.py --out FOLDER`, here `../triton3.2`. Kernels
that use what they do not know are left out.

Each kernel is compiled as Triton compiles it for a launch; what is kept is the LLVM IR that Triton hands to its own
code generator.
"""

import os
import pathlib
import re
import sys

# Triton 3.2 has no linker of its own.
os.environ.setdefault("TRITON_HIP_LLD_PATH", "/usr/bin/ld.lld-22")

import triton  # noqa: E402
import triton.language as tl  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
# Before Triton 3.3 constants and alignments are said in another way.
OLD = tuple(int(n) for n in triton.__version__.split(".")[:2]) < (3, 3)


@triton.jit
def vector_add(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    tl.store(out + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)


@triton.jit
def matmul(a, b, c, M, N, K, stride_am, stride_bk, stride_cm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        x = tl.load(a + rm[:, None] * stride_am + (rk + k)[None, :], mask=(rm < M)[:, None] & (rk + k < K)[None, :], other=0.0)
        y = tl.load(b + (rk + k)[:, None] * stride_bk + rn[None, :], mask=(rk + k < K)[:, None] & (rn < N)[None, :], other=0.0)
        acc = tl.dot(x, y, acc)
    tl.store(c + rm[:, None] * stride_cm + rn[None, :], acc.to(c.dtype.element_ty), mask=(rm < M)[:, None] & (rn < N)[None, :])


@triton.jit
def matmul_i8(a, b, c, K, stride_am, stride_bk, stride_cm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.int32)
    for k in range(0, K, BK):
        x = tl.load(a + rm[:, None] * stride_am + (rk + k)[None, :])
        y = tl.load(b + (rk + k)[:, None] * stride_bk + rn[None, :])
        acc = tl.dot(x, y, acc)
    tl.store(c + rm[:, None] * stride_cm + rn[None, :], acc)


@triton.jit
def softmax(x, out, stride, n, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    v = tl.load(x + row * stride + i, mask=i < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, axis=0))
    tl.store(out + row * stride + i, e / tl.sum(e, axis=0), mask=i < n)


@triton.jit
def layernorm(x, w, b, out, stride, n, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + row * stride + i, mask=m, other=0.0).to(tl.float32)
    mean = tl.sum(v, axis=0) / n
    d = tl.where(m, v - mean, 0.0)
    var = tl.sum(d * d, axis=0) / n
    y = d * tl.rsqrt(var + eps) * tl.load(w + i, mask=m) + tl.load(b + i, mask=m)
    tl.store(out + row * stride + i, y.to(out.dtype.element_ty), mask=m)


@triton.jit
def attention(q, k, v, out, n, scale, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rd = tl.arange(0, D)
    x = tl.load(q + rm[:, None] * D + rd[None, :])
    top = tl.full((BM,), -float("inf"), tl.float32)
    total = tl.zeros((BM,), tl.float32)
    acc = tl.zeros((BM, D), tl.float32)
    for start in range(0, n, BN):
        rn = start + tl.arange(0, BN)
        y = tl.load(k + rn[None, :] * D + rd[:, None])
        s = tl.dot(x, y) * scale
        s = tl.where(rn[None, :] <= rm[:, None], s, -float("inf"))
        new = tl.maximum(top, tl.max(s, 1))
        p = tl.exp2(s - new[:, None])
        fix = tl.exp2(top - new)
        total = total * fix + tl.sum(p, 1)
        z = tl.load(v + rn[:, None] * D + rd[None, :])
        acc = tl.dot(p.to(z.dtype), z, acc * fix[:, None])
        top = new
    tl.store(out + rm[:, None] * D + rd[None, :], (acc / total[:, None]).to(out.dtype.element_ty))


@triton.jit
def scan(x, out, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.cumsum(tl.load(x + i), axis=0))


@triton.jit
def linear(a0, b0, a1, b1):
    return a0 * a1, b0 * a1 + b1


@triton.jit
def recurrence(a, b, out, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x, y = tl.associative_scan((tl.load(a + i), tl.load(b + i)), 0, linear)
    tl.store(out + i, y)


@triton.jit
def sort(x, out, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.sort(tl.load(x + i)))


@triton.jit
def histogram(x, out, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    h = tl.histogram(tl.load(x + i), BINS)
    tl.atomic_add(out + tl.arange(0, BINS), h)


@triton.jit
def random_uniform(out, seed, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.rand(seed, i), mask=i < n)


@triton.jit
def random_normal(out, seed, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, tl.randn(seed, i), mask=i < n)


@triton.jit
def conv1d(x, w, out, n, TAPS: tl.constexpr, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    acc = tl.zeros((BLOCK,), tl.float32)
    for t in tl.static_range(TAPS):
        j = i + t - TAPS // 2
        acc += tl.load(x + j, mask=(j >= 0) & (j < n), other=0.0) * tl.load(w + t)
    tl.store(out + i, acc, mask=i < n)


@triton.jit
def conv2d(x, w, out, H, W, KH: tl.constexpr, KW: tl.constexpr, BLOCK: tl.constexpr):
    p = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    r = p // W
    c = p % W
    acc = tl.zeros((BLOCK,), tl.float32)
    for i in range(KH):
        for j in range(KW):
            y = r + i - KH // 2
            z = c + j - KW // 2
            m = (y >= 0) & (y < H) & (z >= 0) & (z < W)
            acc += tl.load(x + y * W + z, mask=m, other=0.0) * tl.load(w + i * KW + j)
    tl.store(out + p, acc, mask=p < H * W)


@triton.jit
def transpose(x, out, M, N, BM: tl.constexpr, BN: tl.constexpr):
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    t = tl.load(x + rm[:, None] * N + rn[None, :], mask=(rm < M)[:, None] & (rn < N)[None, :])
    tl.store(out + rn[:, None] * M + rm[None, :], tl.trans(t), mask=(rn < N)[:, None] & (rm < M)[None, :])


@triton.jit
def reduce_rows(x, sums, tops, places, N, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    s = tl.zeros((BLOCK,), tl.float32)
    t = tl.full((BLOCK,), -float("inf"), tl.float32)
    for start in range(0, N, BLOCK):
        i = start + tl.arange(0, BLOCK)
        v = tl.load(x + row * N + i, mask=i < N, other=0.0)
        s += v
        t = tl.maximum(t, v)
    tl.store(sums + row, tl.sum(s, 0))
    tl.store(tops + row, tl.max(t, 0))
    tl.store(places + row, tl.argmax(t, 0))


@triton.jit
def gelu_dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + i, mask=m).to(tl.float32)
    g = 0.5 * v * (1.0 + tl.erf(v * 0.7071067811865476))
    keep = tl.rand(seed, i) > p
    tl.store(out + i, tl.where(keep, g / (1.0 - p), 0.0).to(out.dtype.element_ty), mask=m)


@triton.jit
def math_functions(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + i, mask=m, other=1.0)
    r = tl.sin(v) + tl.cos(v) * tl.exp(-v) + tl.log(tl.abs(v) + 1.0) + tl.sqrt(tl.abs(v)) + tl.floor(v) + tl.ceil(v)
    r += tl.exp2(v) - tl.log2(tl.abs(v) + 2.0) + tl.fma(v, v, v)
    tl.store(out + i, r, mask=m)


@triton.jit
def integers(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    a = tl.load(x + i, mask=m, other=1)
    b = tl.load(y + i, mask=m, other=1)
    r = (a // b) ^ (a % b) + (a << 3) - (a >> 2) + tl.minimum(a, b) * tl.maximum(a, b) + tl.umulhi(a, b)
    tl.store(out + i, r, mask=m)


@triton.jit
def atomics(x, sums, tops, locks, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + i, mask=m, other=0)
    tl.atomic_add(sums + v % 16, v, mask=m)
    tl.atomic_max(tops + v % 16, v, mask=m)
    old = tl.atomic_cas(locks, 0, 1)
    tl.atomic_xchg(locks + 1, old)


@triton.jit
def gather(x, idx, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    t = tl.load(idx + i, mask=i < n, other=0)
    v = tl.load(x + i)
    tl.store(out + i, tl.gather(v, t % BLOCK, 0), mask=i < n)


@triton.jit
def dequantise(x, scales, out, n, GROUP: tl.constexpr, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    b = tl.load(x + i, mask=i < n, other=0)
    s = tl.load(scales + i // GROUP, mask=i < n, other=0.0).to(tl.float32)
    lo = ((b & 15).to(tl.float32) - 8.0) * s
    hi = ((b >> 4).to(tl.float32) - 8.0) * s
    tl.store(out + i, tl.join(lo, hi).to(tl.float16).sum(1), mask=i < n)


@triton.jit
def adam(p, g, m, v, n, lr, b1, b2, eps, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    k = i < n
    grad = tl.load(g + i, mask=k).to(tl.float32)
    mm = b1 * tl.load(m + i, mask=k) + (1 - b1) * grad
    vv = b2 * tl.load(v + i, mask=k) + (1 - b2) * grad * grad
    tl.store(m + i, mm, mask=k)
    tl.store(v + i, vv, mask=k)
    w = tl.load(p + i, mask=k).to(tl.float32)
    tl.store(p + i, (w - lr * mm / (tl.sqrt(vv) + eps)).to(p.dtype.element_ty), mask=k)


@triton.jit
def mandelbrot(out, W, H, LIMIT: tl.constexpr, BLOCK: tl.constexpr):
    p = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    cx = (p % W).to(tl.float32) * 3.0 / W - 2.0
    cy = (p // W).to(tl.float32) * 2.0 / H - 1.0
    x = tl.zeros((BLOCK,), tl.float32)
    y = tl.zeros((BLOCK,), tl.float32)
    n = tl.zeros((BLOCK,), tl.int32)
    i = 0
    while i < LIMIT:
        inside = x * x + y * y < 4.0
        t = x * x - y * y + cx
        y = tl.where(inside, 2.0 * x * y + cy, y)
        x = tl.where(inside, t, x)
        n += inside.to(tl.int32)
        i += 1
    tl.store(out + p, n, mask=p < W * H)


@triton.jit
def larger(a, i, b, j):
    take = (b > a) | ((b == a) & (j < i))
    return tl.where(take, b, a), tl.where(take, j, i)


@triton.jit
def argmax_columns(x, out, tops, N, BM: tl.constexpr, BN: tl.constexpr):
    rm = tl.arange(0, BM)
    rn = tl.program_id(0) * BN + tl.arange(0, BN)
    v = tl.load(x + rm[:, None] * N + rn[None, :])
    k = tl.broadcast_to(rm[:, None], (BM, BN))
    top, place = tl.reduce((v, k), 0, larger)
    tl.store(out + rn, place)
    tl.store(tops + rn, top)


@triton.jit
def top_values(x, out, BLOCK: tl.constexpr, K: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + tl.program_id(0) * K + tl.arange(0, K), tl.topk(tl.load(x + i), K))


@triton.jit
def mix(x, y, out, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    a = tl.flip(tl.load(x + i), 0)
    b = tl.interleave(a, tl.load(y + i))
    c = tl.reshape(b, (BLOCK // 4, 8))
    tl.store(out + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK // 4), tl.xor_sum(c.to(tl.int32), 1))


@triton.jit
def matmul_bias_relu(a, b, bias, c, K: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rm = tl.program_id(0) * BM + tl.arange(0, BM)
    rn = tl.program_id(1) * BN + tl.arange(0, BN)
    rk = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in tl.range(0, K, BK, num_stages=3):
        x = tl.load(a + rm[:, None] * K + (rk + k)[None, :])
        y = tl.load(b + (rk + k)[:, None] * 64 + rn[None, :])
        acc = tl.dot(x, y, acc)
    acc = tl.maximum(acc + tl.load(bias + rn)[None, :], 0.0)
    tl.store(c + rm[:, None] * 64 + rn[None, :], acc.to(tl.float16))


@triton.jit
def float_atomics(x, sums, counts, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + i, mask=m, other=0.0)
    tl.atomic_add(sums + i % 8, v, mask=m, sem="relaxed")
    tl.atomic_max(counts + i % 4, v, mask=m)
    tl.atomic_add(counts + 4, 1.0, sem="acq_rel", scope="sys")


@triton.jit
def last_program(x, parts, done, out, n, BLOCK: tl.constexpr):
    p = tl.program_id(0)
    i = p * BLOCK + tl.arange(0, BLOCK)
    tl.store(parts + p, tl.sum(tl.load(x + i, mask=i < n, other=0)))
    if tl.atomic_add(done, 1, sem="acq_rel") == tl.num_programs(0) - 1:
        total = 0
        for k in range(tl.num_programs(0)):
            total += tl.load(parts + k, volatile=True)
        tl.store(out, total)


@triton.jit
def float8(x, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    v = tl.load(x + i, mask=m, other=0.0)
    tl.store(out + i, v.to(tl.float8e5).to(tl.float32) + v.to(tl.float16).to(tl.float32), mask=m)


@triton.jit
def longs(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    m = i < n
    a = tl.load(x + i, mask=m, other=1)
    b = tl.load(y + i, mask=m, other=1)
    r = a // b + a % b + tl.umulhi(a.to(tl.uint64), b.to(tl.uint64)).to(tl.int64) + tl.where(a > b, a >> 5, b << 3) + tl.abs(a - b)
    tl.store(out + i, r, mask=m)


def mm(t, out):
    return ({"a": t, "b": t, "c": out, "M": "i32", "N": "i32", "K": "i32", "stride_am": "i32", "stride_bk": "i32", "stride_cm": "i32"},
            {"BM": 32, "BN": 32, "BK": 16})


# Name of the file, kernel, types of the arguments, constants, warps.
KERNELS = [
    ("vector_add", vector_add, {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("vector_add_f64", vector_add, {"x": "*fp64", "y": "*fp64", "out": "*fp64", "n": "i32"}, {"BLOCK": 256}, 4),
    ("vector_add_bf16", vector_add, {"x": "*bf16", "y": "*bf16", "out": "*bf16", "n": "i32"}, {"BLOCK": 256}, 4),
    ("matmul_f32", matmul, *mm("*fp32", "*fp32"), 4),
    ("matmul_f16", matmul, *mm("*fp16", "*fp16"), 4),
    ("matmul_bf16", matmul, *mm("*bf16", "*bf16"), 4),
    ("matmul_i8", matmul_i8, {"a": "*i8", "b": "*i8", "c": "*i32", "K": "i32", "stride_am": "i32", "stride_bk": "i32", "stride_cm": "i32"},
     {"BM": 32, "BN": 32, "BK": 16}, 4),
    ("softmax", softmax, {"x": "*fp32", "out": "*fp32", "stride": "i32", "n": "i32"}, {"BLOCK": 512}, 4),
    ("layernorm", layernorm, {"x": "*fp16", "w": "*fp32", "b": "*fp32", "out": "*fp16", "stride": "i32", "n": "i32", "eps": "fp32"}, {"BLOCK": 512}, 4),
    ("attention", attention, {"q": "*fp16", "k": "*fp16", "v": "*fp16", "out": "*fp16", "n": "i32", "scale": "fp32"}, {"D": 32, "BM": 32, "BN": 32}, 4),
    ("scan", scan, {"x": "*i32", "out": "*i32"}, {"BLOCK": 512}, 4),
    ("recurrence", recurrence, {"a": "*fp32", "b": "*fp32", "out": "*fp32"}, {"BLOCK": 256}, 2),
    ("sort", sort, {"x": "*i32", "out": "*i32"}, {"BLOCK": 256}, 4),
    ("histogram", histogram, {"x": "*i32", "out": "*i32", "n": "i32"}, {"BLOCK": 512, "BINS": 64}, 4),
    ("random_uniform", random_uniform, {"out": "*fp32", "seed": "i32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("random_normal", random_normal, {"out": "*fp32", "seed": "i32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("conv1d", conv1d, {"x": "*fp32", "w": "*fp32", "out": "*fp32", "n": "i32"}, {"TAPS": 7, "BLOCK": 256}, 4),
    ("conv2d", conv2d, {"x": "*fp32", "w": "*fp32", "out": "*fp32", "H": "i32", "W": "i32"}, {"KH": 3, "KW": 3, "BLOCK": 256}, 4),
    ("transpose", transpose, {"x": "*fp32", "out": "*fp32", "M": "i32", "N": "i32"}, {"BM": 32, "BN": 32}, 4),
    ("reduce_rows", reduce_rows, {"x": "*fp32", "sums": "*fp32", "tops": "*fp32", "places": "*i32", "N": "i32"}, {"BLOCK": 256}, 4),
    ("gelu_dropout", gelu_dropout, {"x": "*fp16", "out": "*fp16", "n": "i32", "p": "fp32", "seed": "i32"}, {"BLOCK": 256}, 4),
    ("math_functions", math_functions, {"x": "*fp32", "out": "*fp32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("integers_i32", integers, {"x": "*i32", "y": "*i32", "out": "*i32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("integers_u32", integers, {"x": "*u32", "y": "*u32", "out": "*u32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("atomics", atomics, {"x": "*i32", "sums": "*i32", "tops": "*i32", "locks": "*i32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("gather", gather, {"x": "*fp32", "idx": "*i32", "out": "*fp32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("dequantise", dequantise, {"x": "*u8", "scales": "*fp16", "out": "*fp16", "n": "i32"}, {"GROUP": 32, "BLOCK": 256}, 4),
    ("adam", adam, {"p": "*fp16", "g": "*fp16", "m": "*fp32", "v": "*fp32", "n": "i32", "lr": "fp32", "b1": "fp32", "b2": "fp32", "eps": "fp32"},
     {"BLOCK": 256}, 4),
    ("argmax_columns", argmax_columns, {"x": "*fp32", "out": "*i32", "tops": "*fp32", "N": "i32"}, {"BM": 64, "BN": 32}, 4),
    ("top_values", top_values, {"x": "*fp32", "out": "*fp32"}, {"BLOCK": 256, "K": 8}, 4),
    ("mix", mix, {"x": "*i16", "y": "*i16", "out": "*i32"}, {"BLOCK": 256}, 4),
    ("matmul_bias_relu", matmul_bias_relu, {"a": "*fp16", "b": "*fp16", "bias": "*fp32", "c": "*fp16"},
     {"K": 64, "BM": 32, "BN": 32, "BK": 32}, 4),
    ("float_atomics", float_atomics, {"x": "*fp32", "sums": "*fp32", "counts": "*fp32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("last_program", last_program, {"x": "*i32", "parts": "*i32", "done": "*i32", "out": "*i32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("float8", float8, {"x": "*fp32", "out": "*fp32", "n": "i32"}, {"BLOCK": 256}, 4),
    ("longs", longs, {"x": "*i64", "y": "*i64", "out": "*i64", "n": "i32"}, {"BLOCK": 256}, 4),
    ("mandelbrot", mandelbrot, {"out": "*i32", "W": "i32", "H": "i32"}, {"LIMIT": 50, "BLOCK": 256}, 4),
]

# Programs in the grid and explicit arguments of a launch of each. A buffer is `buf:TYPE:COUNT`, perhaps with bounds of the numbers in it.
F, H = "buf:f32:4096", "buf:f16:4096"
LAUNCHES = {
    "vector_add": ((3,), "buf:f32:700 buf:f32:700 buf:f32:700 i32:700"),
    "vector_add_f64": ((3,), "buf:f64:700 buf:f64:700 buf:f64:700 i32:700"),
    "vector_add_bf16": ((3,), "buf:bf16:700 buf:bf16:700 buf:bf16:700 i32:700"),
    "matmul_f32": ((2, 2), f"{F} {F} {F} i32:64 i32:64 i32:64 i32:64 i32:64 i32:64"),
    "matmul_f16": ((2, 2), f"{H} {H} {H} i32:64 i32:64 i32:64 i32:64 i32:64 i32:64"),
    "matmul_bf16": ((2, 2), "buf:bf16:4096 buf:bf16:4096 buf:bf16:4096 i32:64 i32:64 i32:64 i32:64 i32:64 i32:64"),
    "matmul_i8": ((2, 2), "buf:i8:4096 buf:i8:4096 buf:i32:4096 i32:64 i32:64 i32:64 i32:64"),
    "softmax": ((8,), "buf:f32:4096 buf:f32:4096 i32:512 i32:500"),
    "layernorm": ((8,), "buf:f16:4096 buf:f32:512 buf:f32:512 buf:f16:4096 i32:512 i32:500 f32:0.001"),
    "attention": ((2,), "buf:f16:2048 buf:f16:2048 buf:f16:2048 buf:f16:2048 i32:64 f32:0.25"),
    "scan": ((2,), "buf:i32:1024 buf:i32:1024"),
    "recurrence": ((2,), "buf:f32:512:-1:1 buf:f32:512:-1:1 buf:f32:512"),
    "sort": ((2,), "buf:i32:512 buf:i32:512"),
    "histogram": ((2,), "buf:i32:1024:0:63 buf:i32:64:0:9 i32:1024"),
    "random_uniform": ((2,), "buf:f32:512 i32:42 i32:500"),
    "random_normal": ((2,), "buf:f32:512 i32:42 i32:500"),
    "conv1d": ((2,), "buf:f32:512 buf:f32:7 buf:f32:512 i32:500"),
    "conv2d": ((2,), "buf:f32:512 buf:f32:9 buf:f32:512 i32:20 i32:25"),
    "transpose": ((2, 2), "buf:f32:3000 buf:f32:3000 i32:50 i32:60"),
    "reduce_rows": ((4,), "buf:f32:2400 buf:f32:4 buf:f32:4 buf:i32:4 i32:600"),
    "gelu_dropout": ((2,), "buf:f16:512 buf:f16:512 i32:500 f32:0.25 i32:7"),
    "math_functions": ((2,), "buf:f32:512 buf:f32:512 i32:500"),
    "integers_i32": ((2,), "buf:i32:512 buf:i32:512:1:1000 buf:i32:512 i32:500"),
    "integers_u32": ((2,), "buf:u32:512 buf:u32:512:1:1000 buf:u32:512 i32:500"),
    "atomics": ((1,), "buf:i32:256:0:1000 buf:i32:16 buf:i32:16 buf:i32:2:0:0 i32:250"),
    "gather": ((1,), "buf:f32:256 buf:i32:256:0:1000 buf:f32:256 i32:250"),
    "dequantise": ((2,), "buf:u8:512 buf:f16:16 buf:f16:512 i32:500"),
    "adam": ((2,), "buf:f16:512 buf:f16:512 buf:f32:512 buf:f32:512:0:4 i32:500 f32:0.01 f32:0.9 f32:0.99 f32:0.0001"),
    "argmax_columns": ((2,), "buf:f32:4096 buf:i32:64 buf:f32:64 i32:64"),
    "top_values": ((2,), "buf:f32:512 buf:f32:16"),
    "mix": ((2,), "buf:i16:512 buf:i16:512 buf:i32:512"),
    "matmul_bias_relu": ((2, 2), f"{H} {H} buf:f32:64 {H}"),
    "float_atomics": ((1,), "buf:f32:256 buf:f32:8 buf:f32:5 i32:250"),
    "last_program": ((4,), "buf:i32:1024 buf:i32:4 buf:i32:1:0:0 buf:i32:1 i32:1000"),
    "float8": ((2,), "buf:f32:512 buf:f32:512 i32:500"),
    "longs": ((2,), "buf:i64:512 buf:i64:512:1:100000 buf:i64:512 i32:500"),
    "mandelbrot": ((2,), "buf:i32:512 i32:32 i32:16"),
}

ALIGNED = [["tt.divisibility", 16]]


def signature(fn, types, constants):
    return {name: "constexpr" if name in constants else types[name] for name in fn.arg_names}


def text_of(fn, types, constants, warps, target, aligned):
    if OLD:
        source = ASTSource(fn, {n: t for n, t in types.items() if n not in constants}, constants=constants)
        return compiled_text(source, warps, target)
    places = {(fn.arg_names.index(n),): ALIGNED for n, t in types.items() if t.startswith("*") and aligned}
    source = ASTSource(fn, signature(fn, types, constants), constexprs=constants, attrs=places)
    return compiled_text(source, warps, target)


def compiled_text(source, warps, target):
    compiled = triton.compile(source, target=GPUTarget("hip", target, 64), options={"num_warps": warps, "num_stages": 2})
    # Where this folder and Triton are installed is nobody's business.
    text = compiled.asm["llir"].replace(str(HERE), ".")
    text = re.sub(r'directory: "[^"]*/site-packages/', 'directory: "', text)
    return text, compiled.metadata.shared


def main():
    wanted = sys.argv[1:]
    out = HERE
    if wanted[:1] == ["--out"]:
        out = pathlib.Path(wanted[1]).resolve()
        out.mkdir(exist_ok=True)
        wanted = wanted[2:]
    launches = []
    for target in ("gfx906", "gfx90a"):
        for name, fn, types, constants, warps in KERNELS:
            if wanted and name not in wanted:
                continue
            try:
                text, lds = text_of(fn, types, constants, warps, target, True)
            except Exception as error:
                print(f"{name} for {target}: {type(error).__name__}: {str(error)[:200]}", file=sys.stderr)
                continue
            (out / f"{name}.{target}.ll").write_text(text)
            programs, arguments = LAUNCHES[name]
            size = list(programs) + [1] * (3 - len(programs))
            grid = f"{size[0] * warps * 64},{size[1]},{size[2]}"
            # Triton adds two pointers of its own, to global scratch memory and to that of its profiler; Triton 3.2 none.
            more = "" if OLD else " null null"
            launches.append(f"{name}.{target}.ll {fn.__name__} {grid} {warps * 64},1,1 {lds} {arguments}{more}")
    if not wanted:
        (out / "launches").write_text("\n".join(launches) + "\n")
    print("\n".join(launches))


if __name__ == "__main__":
    main()

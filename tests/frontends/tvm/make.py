"""Makes the TVM files again: `pip install apache-tvm apache-tvm-tirx-llvm-targets`, then `python make.py`. No GPU and no ROCm are needed.

What is kept is the LLVM IR that TVM's backend `rocm` hands to LLVM's code generator, without what TVM's support library adds to it.
"""

import pathlib
import re

import tvm
from tvm.script import tirx as T

HERE = pathlib.Path(__file__).resolve().parent


# ROCm's device libraries are not there, and nothing is linked.
@tvm.register_global_func("tvm_callback_rocm_bitcode_path", override=True)
def bitcode_path(folder=None):
    return []


@tvm.register_global_func("tvm_callback_rocm_link", override=True)
def link(code):
    return code


@T.prim_func
def saxpy(a: T.handle, b: T.handle):
    A = T.match_buffer(a, (1000,), "float32")
    B = T.match_buffer(b, (1000,), "float32")
    for g in T.thread_binding(16, thread="blockIdx.x"):
        for t in T.thread_binding(64, thread="threadIdx.x"):
            if g * 64 + t < 1000:
                B[g * 64 + t] = A[g * 64 + t] * T.float32(2.0) + B[g * 64 + t]


@T.prim_func
def matmul(a: T.handle, b: T.handle, c: T.handle):
    A = T.match_buffer(a, (32, 32), "float32")
    B = T.match_buffer(b, (32, 32), "float32")
    C = T.match_buffer(c, (32, 32), "float32")
    for by in T.thread_binding(4, thread="blockIdx.y"):
        for bx in T.thread_binding(4, thread="blockIdx.x"):
            for ty in T.thread_binding(8, thread="threadIdx.y"):
                for tx in T.thread_binding(8, thread="threadIdx.x"):
                    left = T.alloc_buffer((8, 8), "float32", scope="shared")
                    right = T.alloc_buffer((8, 8), "float32", scope="shared")
                    total = T.alloc_buffer((1,), "float32", scope="local")
                    total[0] = T.float32(0)
                    for k in range(4):
                        T.tvm_storage_sync("shared")
                        left[ty, tx] = A[by * 8 + ty, k * 8 + tx]
                        right[ty, tx] = B[k * 8 + ty, bx * 8 + tx]
                        T.tvm_storage_sync("shared")
                        for j in range(8):
                            total[0] = total[0] + left[ty, j] * right[j, tx]
                    C[by * 8 + ty, bx * 8 + tx] = total[0]


@T.prim_func
def softmax(a: T.handle, c: T.handle):
    A = T.match_buffer(a, (64, 20), "float32")
    C = T.match_buffer(c, (64, 20), "float32")
    for t in T.thread_binding(64, thread="threadIdx.x"):
        top = T.alloc_buffer((1,), "float32", scope="local")
        total = T.alloc_buffer((1,), "float32", scope="local")
        top[0] = T.float32(-1e30)
        total[0] = T.float32(0)
        for k in range(20):
            top[0] = T.max(top[0], A[t, k])
        for k in range(20):
            total[0] = total[0] + T.exp2((A[t, k] - top[0]) * T.float32(1.4426950408889634))
        for k in range(20):
            C[t, k] = T.exp2((A[t, k] - top[0]) * T.float32(1.4426950408889634)) / total[0]


@T.prim_func
def conv2d(x: T.handle, w: T.handle, y: T.handle):
    X = T.match_buffer(x, (18, 18), "float32")
    W = T.match_buffer(w, (3, 3), "float32")
    Y = T.match_buffer(y, (16, 16), "float32")
    for g in T.thread_binding(16, thread="blockIdx.x"):
        for t in T.thread_binding(16, thread="threadIdx.x"):
            total = T.alloc_buffer((1,), "float32", scope="local")
            total[0] = T.float32(0)
            for i, j in T.grid(3, 3):
                total[0] = total[0] + X[g + i, t + j] * W[i, j]
            Y[g, t] = T.max(total[0], T.float32(0))


@T.prim_func
def integers(a: T.handle, b: T.handle):
    A = T.match_buffer(a, (512,), "int32")
    B = T.match_buffer(b, (512,), "int32")
    for g in T.thread_binding(8, thread="blockIdx.x"):
        for t in T.thread_binding(64, thread="threadIdx.x"):
            i: T.let = g * 64 + t
            B[i] = T.floordiv(A[i], 7) + T.truncmod(A[i], 13) * 3 + T.shift_right(A[i], 3) + T.floormod(A[i], B[i] * 0 + 5)


@T.prim_func
def halves(a: T.handle, b: T.handle):
    A = T.match_buffer(a, (512,), "float16")
    B = T.match_buffer(b, (512,), "float16")
    for g in T.thread_binding(2, thread="blockIdx.x"):
        for t in T.thread_binding(64, thread="threadIdx.x"):
            for v in T.vectorized(4):
                B[(g * 64 + t) * 4 + v] = A[(g * 64 + t) * 4 + v] * T.float16(1.5) + B[(g * 64 + t) * 4 + v]


@T.prim_func
def dynamic(a: T.handle, b: T.handle, n: T.int32):
    A = T.match_buffer(a, (n, 8), "float32")
    B = T.match_buffer(b, (n,), "float32")
    for g in T.thread_binding((n + 63) // 64, thread="blockIdx.x"):
        for t in T.thread_binding(64, thread="threadIdx.x"):
            if g * 64 + t < n:
                total = T.alloc_buffer((1,), "float32", scope="local")
                total[0] = T.float32(0)
                for k in range(8):
                    total[0] = T.if_then_else(A[g * 64 + t, k] > T.float32(0), total[0] + A[g * 64 + t, k], total[0])
                B[g * 64 + t] = T.sqrt(total[0])


# Name, function, grid, group, arguments.
PROGRAMS = [
    ("saxpy", saxpy, "1024,1,1 64,1,1", "buf:f32:1000 buf:f32:1000"),
    ("matmul", matmul, "32,32,1 8,8,1", "buf:f32:1024 buf:f32:1024 buf:f32:1024"),
    ("softmax", softmax, "64,1,1 64,1,1", "buf:f32:1280 buf:f32:1280"),
    ("conv2d", conv2d, "256,1,1 16,1,1", "buf:f32:9 buf:f32:324 buf:f32:256"),
    ("integers", integers, "512,1,1 64,1,1", "buf:i32:512 buf:i32:512"),
    ("halves", halves, "128,1,1 64,1,1", "buf:f16:512 buf:f16:512"),
    ("dynamic", dynamic, "128,1,1 64,1,1", "buf:f32:800 buf:f32:100 i32:100"),
]


def text_of(function, processor):
    target = tvm.target.Target({"kind": "rocm", "mcpu": processor, "mtriple": "amdgcn-amd-amdhsa-hcc"})
    library = tvm.tirx.build(function, target=target)
    text = library.imports[0].inspect_source("llvm")
    # Types of aliases are named by addresses in TVM's memory.
    names = list(dict.fromkeys(re.findall(r'!"(0x[0-9a-f]+)"', text)))
    for number, name in enumerate(names):
        text = text.replace(f'"{name}"', f'"buffer{number}"')
    # Conversions to and from binary16, which are TVM's own code and not called.
    return re.sub(r"(; Function Attrs: [^\n]*\n)?define weak dso_local [^\n]*section \".text.tvm.fp16.conv\".*?\n}\n", "", text, flags=re.S)


def main():
    launches = ["# Pointers come in the order of the buffers' names."]
    for name, function, size, arguments in PROGRAMS:
        for processor in ("gfx906", "gfx90a"):
            text = text_of(function, processor)
            (HERE / f"{name}.{processor}.ll").write_text(text)
        kernel = re.search(r"define [^\n]*amdgpu_kernel void @(\w+)\(", text).group(1)
        launches.append(f"{name}. {kernel} {size} 0 {arguments}")
    (HERE / "launches").write_text("\n".join(launches) + "\n")


if __name__ == "__main__":
    main()

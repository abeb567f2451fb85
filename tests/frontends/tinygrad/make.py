"""Makes the tinygrad files again: `pip install tinygrad`, then `python make.py`. No GPU is needed.

What is kept is the text that `AMDLLVMRenderer` gives to LLVM: typed pointers, no data layout, names of intrinsics with C's names of types.
"""

import os
import pathlib
import re

os.environ["DEV"] = "NULL"
# The processors have no matrix instructions that tinygrad knows.
os.environ["TC"] = "0"

from tinygrad import Tensor, dtypes  # noqa: E402
from tinygrad.codegen import to_program  # noqa: E402
from tinygrad.device import Compiler  # noqa: E402
from tinygrad.helpers import Target  # noqa: E402
from tinygrad.renderer.llvmir import AMDLLVMRenderer  # noqa: E402
from tinygrad.uop.ops import Ops  # noqa: E402

TYPES = {
    dtypes.float64: "f64", dtypes.float32: "f32", dtypes.float16: "f16", dtypes.bfloat16: "bf16", dtypes.int64: "i64", dtypes.uint64: "u64",
    dtypes.int32: "i32", dtypes.uint32: "u32", dtypes.int16: "i16", dtypes.int8: "i8", dtypes.uint8: "u8", dtypes.bool: "i1",
}
HERE = pathlib.Path(__file__).parent


class NoCompiler(Compiler):
    """The text is all that is wanted."""

    def __init__(self):
        super().__init__(None)

    def compile(self, src):
        return b""


def e(*shape, dtype=dtypes.float32):
    return Tensor.empty(*shape, dtype=dtype)


# Name of the file, and the expression whose kernels it holds.
PROGRAMS = [
    ("add", lambda: e(1000) + e(1000)),
    ("mul_f16", lambda: e(1024, dtype=dtypes.float16) * e(1024, dtype=dtypes.float16)),
    ("fma_f64", lambda: e(1024, dtype=dtypes.float64) * e(1024, dtype=dtypes.float64) + 0.1),
    ("matmul", lambda: e(64, 64) @ e(64, 64)),
    ("matmul_f16", lambda: e(64, 64, dtype=dtypes.float16) @ e(64, 64, dtype=dtypes.float16)),
    ("matmul_i8", lambda: (e(64, 64, dtype=dtypes.int8).cast(dtypes.int32) @ e(64, 64, dtype=dtypes.int8).cast(dtypes.int32))),
    ("matvec", lambda: e(128, 128) @ e(128)),
    ("sum", lambda: e(4096).sum()),
    ("max_rows", lambda: e(64, 256).max(axis=1)),
    ("softmax", lambda: e(32, 128).softmax()),
    ("layernorm", lambda: e(32, 128).layernorm()),
    ("gelu", lambda: e(1024).gelu()),
    ("sigmoid_f16", lambda: e(1024, dtype=dtypes.float16).sigmoid()),
    ("exp", lambda: e(1000).exp()),
    ("log", lambda: e(1000).log()),
    ("sin", lambda: e(1000).sin()),
    ("sqrt", lambda: e(1000).sqrt() + e(1000).rsqrt()),
    ("conv2d", lambda: e(1, 4, 16, 16).conv2d(e(8, 4, 3, 3))),
    ("max_pool", lambda: e(1, 4, 16, 16).max_pool2d()),
    ("argmax", lambda: e(64, 64).argmax(axis=1)),
    ("cumsum", lambda: e(256).cumsum()),
    ("integers", lambda: (e(512, dtype=dtypes.int32) // 7) ^ (e(512, dtype=dtypes.int32) % 5) & (e(512, dtype=dtypes.int32) >> 3)),
    ("unsigned", lambda: (e(512, dtype=dtypes.uint32) // 7) + (e(512, dtype=dtypes.uint32) << 3)),
    ("long", lambda: e(512, dtype=dtypes.int64) * e(512, dtype=dtypes.int64) + e(512, dtype=dtypes.int64) // 10),
    ("bytes", lambda: (e(512, dtype=dtypes.uint8).cast(dtypes.int32) * 3).cast(dtypes.uint8)),
    ("where", lambda: (e(512) > 0.5).where(e(512), -1.25)),
    ("casts", lambda: e(512).cast(dtypes.float16).cast(dtypes.int16).cast(dtypes.float64)),
    ("bfloat", lambda: e(512, dtype=dtypes.bfloat16) + e(512, dtype=dtypes.bfloat16)),
    ("rand", lambda: Tensor.rand(512)),
    ("transpose", lambda: e(64, 32).T.contiguous()),
    ("pow", lambda: e(512) ** 2.5),
    ("attention", lambda: e(1, 2, 16, 32).scaled_dot_product_attention(e(1, 2, 16, 32), e(1, 2, 16, 32))),
]


def kernels(tensor, renderer):
    """The kernels that compute a tensor, in order: text, and the launch."""
    for item in tensor.schedule_linear().src:
        if item.src[0].op is not Ops.SINK:
            continue
        program = to_program(item.src[0], renderer)
        text = next(s.arg for s in program.src if s.op is Ops.SOURCE)
        # Colours of a terminal are part of the kernels' names.
        text = re.sub(r"\x1b\[[0-9;]*m", "", text)
        name = re.search(r"define amdgpu_kernel void @(\w+)", text).group(1)
        group = program.arg.local_size or (1, 1, 1)
        grid = [a * b for a, b in zip(program.arg.global_size, group)]
        buffers = [f"buf:{TYPES[b.dtype]}:{b.max_numel()}" for b in item.src[1:]]
        yield text, f"{name} {','.join(map(str, grid))} {','.join(map(str, group))} 0 {' '.join(buffers)}"


def main():
    # The text is the same for all processors that have no matrix instructions.
    renderer = AMDLLVMRenderer(Target("AMD", "LLVM", "gfx906"))
    renderer.compiler = NoCompiler()
    launches = []
    for name, make in PROGRAMS:
        for i, (text, launch) in enumerate(kernels(make(), renderer)):
            (HERE / f"{name}.{i}.ll").write_text(text + "\n")
            launches.append(f"{name}.{i}.ll {launch}")
    (HERE / "launches").write_text("\n".join(launches) + "\n")


if __name__ == "__main__":
    main()

"""Makes the MLIR files again with Debian's mlir-22-tools: `python make.py`.

The dialects gpu, arith, scf, math, vector and amdgpu are lowered to llvm and rocdl by MLIR's own passes, for two processors. MLIR takes mathematics from ROCm's device library; here LLVM's
intrinsics stand for its functions.
"""

import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
PASSES = (
    "builtin.module(gpu.module(lower-affine,arith-expand,convert-scf-to-cf,convert-amdgpu-to-rocdl{{chipset={p}}},"
    "convert-gpu-to-rocdl{{chipset={p} use-bare-ptr-memref-call-conv=true}},convert-vector-to-llvm),convert-vector-to-llvm,"
    "convert-math-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-cf-to-llvm,finalize-memref-to-llvm,"
    "reconcile-unrealized-casts)"
)


def run(command, text):
    return subprocess.run(command, input=text, cwd=HERE, capture_output=True, text=True, check=True).stdout


def without_matrix_instructions(text):
    """gfx906 has none."""
    return re.sub(r"  // A matrix product.*?\n  }\n", "", text, flags=re.S)


def main():
    source = (HERE / "kernels.mlir").read_text()
    for processor in ("gfx906", "gfx90a"):
        text = source if processor == "gfx90a" else without_matrix_instructions(source)
        lowered = run(["mlir-opt-22", f"--pass-pipeline={PASSES.format(p=processor)}"], text)
        # The device's module by itself.
        lowered = re.sub(r"^module attributes \{gpu.container_module.*?\{\n", "", lowered, flags=re.S)
        lowered = re.sub(r"gpu\.module @kernels.*?\{\n", 'module attributes {llvm.target_triple = "amdgcn-amd-amdhsa"} {\n', lowered)
        lowered = lowered.rstrip().removesuffix("}")
        text = run(["mlir-translate-22", "--mlir-to-llvmir"], lowered)
        (HERE / f"kernels.{processor}.ll").write_text(re.sub(r"@__ocml_(floor|ceil|exp2|log2)_f32", r"@llvm.\1.f32", text))


if __name__ == "__main__":
    main()

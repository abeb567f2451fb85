"""Makes the IREE files again: `pip install iree-base-compiler`, then `python make.py`. No GPU is needed.

IREE dumps the LLVM IR of each dispatch twice: as it is linked, and after LLVM's optimisations.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).parent

MATMUL = """func.func @f(%a: tensor<64x64x{t}>, %b: tensor<64x64x{t}>) -> tensor<64x64x{u}> {{
  %z = arith.constant {zero} : {u}
  %e = tensor.empty() : tensor<64x64x{u}>
  %f = linalg.fill ins(%z : {u}) outs(%e : tensor<64x64x{u}>) -> tensor<64x64x{u}>
  %r = linalg.matmul ins(%a, %b : tensor<64x64x{t}>, tensor<64x64x{t}>) outs(%f : tensor<64x64x{u}>) -> tensor<64x64x{u}>
  return %r : tensor<64x64x{u}>
}}"""

PROGRAMS = {
    "add": """func.func @f(%a: tensor<1000xf32>, %b: tensor<1000xf32>) -> tensor<1000xf32> {
  %r = arith.addf %a, %b : tensor<1000xf32>
  return %r : tensor<1000xf32>
}""",
    "matmul_f32": MATMUL.format(t="f32", u="f32", zero="0.0"),
    "matmul_f16": MATMUL.format(t="f16", u="f32", zero="0.0"),
    "matmul_i8": MATMUL.format(t="i8", u="i32", zero="0"),
    "softmax": """func.func @f(%a: tensor<32x128xf32>) -> tensor<32x128xf32> {
  %e = tensor.empty() : tensor<32x128xf32>
  %r = linalg.softmax dimension(1) ins(%a : tensor<32x128xf32>) outs(%e : tensor<32x128xf32>) -> tensor<32x128xf32>
  return %r : tensor<32x128xf32>
}""",
    "reduce": """func.func @f(%a: tensor<128x256xf32>) -> tensor<128xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<128xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<128xf32>) -> tensor<128xf32>
  %r = linalg.reduce ins(%a : tensor<128x256xf32>) outs(%f : tensor<128xf32>) dimensions = [1]
    (%x: f32, %y: f32) { %s = arith.addf %x, %y : f32 linalg.yield %s : f32 }
  return %r : tensor<128xf32>
}""",
    "transpose": """func.func @f(%a: tensor<64x32xf32>) -> tensor<32x64xf32> {
  %e = tensor.empty() : tensor<32x64xf32>
  %r = linalg.transpose ins(%a : tensor<64x32xf32>) outs(%e : tensor<32x64xf32>) permutation = [1, 0]
  return %r : tensor<32x64xf32>
}""",
    "conv2d": """func.func @f(%a: tensor<1x18x18x4xf32>, %w: tensor<3x3x4x8xf32>) -> tensor<1x16x16x8xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x16x16x8xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%a, %w : tensor<1x18x18x4xf32>, tensor<3x3x4x8xf32>) outs(%f : tensor<1x16x16x8xf32>) -> tensor<1x16x16x8xf32>
  return %r : tensor<1x16x16x8xf32>
}""",
    "math": """func.func @f(%a: tensor<512xf32>) -> tensor<512xf32> {
  %s = math.sin %a : tensor<512xf32>
  %e = math.exp %a : tensor<512xf32>
  %t = math.tanh %s : tensor<512xf32>
  %q = math.sqrt %e : tensor<512xf32>
  %r = arith.mulf %t, %q : tensor<512xf32>
  %g = math.erf %r : tensor<512xf32>
  return %g : tensor<512xf32>
}""",
    "integers": """func.func @f(%a: tensor<512xi32>, %b: tensor<512xi32>) -> tensor<512xi32> {
  %m = arith.muli %a, %b : tensor<512xi32>
  %x = arith.xori %m, %a : tensor<512xi32>
  %s = arith.maxsi %x, %b : tensor<512xi32>
  %r = arith.subi %s, %a : tensor<512xi32>
  return %r : tensor<512xi32>
}""",
    "i64": """func.func @f(%a: tensor<512xi64>) -> tensor<512xi64> {
  %c = arith.constant dense<7> : tensor<512xi64>
  %d = arith.divsi %a, %c : tensor<512xi64>
  %r = arith.muli %d, %a : tensor<512xi64>
  return %r : tensor<512xi64>
}""",
    "bf16": """func.func @f(%a: tensor<512xbf16>, %b: tensor<512xbf16>) -> tensor<512xbf16> {
  %m = arith.mulf %a, %b : tensor<512xbf16>
  %r = arith.addf %m, %a : tensor<512xbf16>
  return %r : tensor<512xbf16>
}""",
}


def main():
    compiler = pathlib.Path(sys.executable).parent / "iree-compile"
    # IREE does not know gfx906.
    for target in ("gfx90a",):
        for name, text in PROGRAMS.items():
            with tempfile.TemporaryDirectory() as folder:
                folder = pathlib.Path(folder)
                (folder / f"{name}.mlir").write_text(text)
                command = [compiler, "--iree-hal-target-device=hip", f"--iree-rocm-target={target}",
                           f"--iree-hal-dump-executable-intermediates-to={folder}/out", folder / f"{name}.mlir", "-o", folder / "out.vmfb"]
                done = subprocess.run(command, capture_output=True, text=True)
                found = sorted((folder / "out").glob("*.ll")) if (folder / "out").exists() else []
                print(name, target, done.returncode, len(found), done.stderr[:200].replace("\n", " "))
                for path in found:
                    number, stage = re.search(r"dispatch_(\d+).*\.(linked|optimized)\.ll$", path.name).groups()
                    (HERE / f"{name}.{number}.{stage}.{target}.ll").write_text(path.read_text())


if __name__ == "__main__":
    main()

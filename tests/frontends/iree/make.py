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

BINARY = """func.func @f(%a: tensor<{n}x{t}>, %b: tensor<{n}x{t}>) -> tensor<{n}x{t}> {{
{body}
  return %r : tensor<{n}x{t}>
}}"""

PROGRAMS |= {
    "matmul_dynamic": """func.func @f(%a: tensor<?x64xf32>, %b: tensor<64x64xf32>) -> tensor<?x64xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %a, %c0 : tensor<?x64xf32>
  %z = arith.constant 0.0 : f32
  %e = tensor.empty(%d) : tensor<?x64xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x64xf32>) -> tensor<?x64xf32>
  %r = linalg.matmul ins(%a, %b : tensor<?x64xf32>, tensor<64x64xf32>) outs(%f : tensor<?x64xf32>) -> tensor<?x64xf32>
  return %r : tensor<?x64xf32>
}""",
    "add_dynamic": """func.func @f(%a: tensor<?xf16>, %b: tensor<?xf16>) -> tensor<?xf16> {
  %r = arith.addf %a, %b : tensor<?xf16>
  return %r : tensor<?xf16>
}""",
    "batch_matmul_f16": """func.func @f(%a: tensor<4x32x64xf16>, %b: tensor<4x64x32xf16>) -> tensor<4x32x32xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x32x32xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
  %r = linalg.batch_matmul ins(%a, %b : tensor<4x32x64xf16>, tensor<4x64x32xf16>) outs(%f : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
  return %r : tensor<4x32x32xf32>
}""",
    "matmul_bf16": MATMUL.format(t="bf16", u="f32", zero="0.0"),
    "matmul_f64": MATMUL.format(t="f64", u="f64", zero="0.0"),
    "max_pool": """func.func @f(%a: tensor<1x16x16x8xf32>) -> tensor<1x8x8x8xf32> {
  %z = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<1x8x8x8xf32>
  %w = tensor.empty() : tensor<2x2xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%a, %w : tensor<1x16x16x8xf32>, tensor<2x2xf32>)
    outs(%f : tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
  return %r : tensor<1x8x8x8xf32>
}""",
    "argmax": """func.func @f(%a: tensor<16x128xf32>) -> tensor<16xi32> {
  %z = arith.constant 0xFF800000 : f32
  %o = arith.constant 0 : i32
  %e = tensor.empty() : tensor<16xf32>
  %g = tensor.empty() : tensor<16xi32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %h = linalg.fill ins(%o : i32) outs(%g : tensor<16xi32>) -> tensor<16xi32>
  %r:2 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]} ins(%a : tensor<16x128xf32>) outs(%f, %h : tensor<16xf32>, tensor<16xi32>) {
  ^bb0(%x: f32, %m: f32, %k: i32):
    %j = linalg.index 1 : index
    %n = arith.index_cast %j : index to i32
    %c = arith.cmpf ogt, %x, %m : f32
    %p = arith.select %c, %x, %m : f32
    %q = arith.select %c, %n, %k : i32
    linalg.yield %p, %q : f32, i32
  } -> (tensor<16xf32>, tensor<16xi32>)
  return %r#1 : tensor<16xi32>
}""",
    "gather": """func.func @f(%a: tensor<100xf32>, %i: tensor<512xi32>) -> tensor<512xf32> {
  %e = tensor.empty() : tensor<512xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
    ins(%i : tensor<512xi32>) outs(%e : tensor<512xf32>) {
  ^bb0(%k: i32, %o: f32):
    %j = arith.index_cast %k : i32 to index
    %x = tensor.extract %a[%j] : tensor<100xf32>
    linalg.yield %x : f32
  } -> tensor<512xf32>
  return %r : tensor<512xf32>
}""",
    "reduce_i8": """func.func @f(%a: tensor<32x256xi8>) -> tensor<32xi32> {
  %z = arith.constant 0 : i32
  %e = tensor.empty() : tensor<32xi32>
  %f = linalg.fill ins(%z : i32) outs(%e : tensor<32xi32>) -> tensor<32xi32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%a : tensor<32x256xi8>) outs(%f : tensor<32xi32>) {
  ^bb0(%x: i8, %s: i32):
    %y = arith.extsi %x : i8 to i32
    %p = arith.muli %y, %y : i32
    %q = arith.addi %s, %p : i32
    linalg.yield %q : i32
  } -> tensor<32xi32>
  return %r : tensor<32xi32>
}""",
    "layernorm_f16": """func.func @f(%a: tensor<16x128xf16>) -> tensor<16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>], iterator_types = ["parallel", "reduction"]}
    ins(%a : tensor<16x128xf16>) outs(%f : tensor<16xf32>) {
  ^bb0(%x: f16, %s: f32):
    %y = arith.extf %x : f16 to f32
    %p = arith.mulf %y, %y : f32
    %q = arith.addf %s, %p : f32
    linalg.yield %q : f32
  } -> tensor<16xf32>
  return %r : tensor<16xf32>
}""",
    "math_f16": BINARY.format(n=512, t="f16", body="""  %s = math.exp2 %a : tensor<512xf16>
  %q = math.absf %b : tensor<512xf16>
  %t = math.sqrt %q : tensor<512xf16>
  %m = arith.maximumf %s, %t : tensor<512xf16>
  %r = arith.divf %m, %s : tensor<512xf16>"""),
    "math_f64": BINARY.format(n=512, t="f64", body="""  %s = math.absf %a : tensor<512xf64>
  %q = math.sqrt %s : tensor<512xf64>
  %t = math.floor %b : tensor<512xf64>
  %m = arith.divf %q, %b : tensor<512xf64>
  %r = math.fma %m, %t, %a : tensor<512xf64>"""),
    "i1_select": BINARY.format(n=512, t="i32", body="""  %c = arith.cmpi slt, %a, %b : tensor<512xi32>
  %s = arith.select %c, %a, %b : tensor<512xi1>, tensor<512xi32>
  %d = math.ctpop %s : tensor<512xi32>
  %r = arith.subi %d, %s : tensor<512xi32>"""),
}

# Buffers of the launch of each: arguments, then results. What a kernel of a dynamic shape gets after them is a size in two halves, and its
# work-groups are given here, the others' are in what IREE makes for the host.
F = "buf:f32:4096"
LAUNCHES = {
    "add": "buf:f32:1000 buf:f32:1000 buf:f32:1000", "matmul_f32": f"{F} {F} {F}", "matmul_f16": f"buf:f16:4096 buf:f16:4096 {F}",
    "matmul_i8": "buf:i8:4096 buf:i8:4096 buf:i32:4096", "softmax": f"{F} {F}", "reduce": "buf:f32:32768 buf:f32:128",
    "transpose": "buf:f32:2048 buf:f32:2048", "conv2d": "buf:f32:1296 buf:f32:288 buf:f32:2048", "math": "buf:f32:512 buf:f32:512",
    "integers": "buf:i32:512 buf:i32:512 buf:i32:512", "i64": "buf:i64:512 buf:i64:512", "bf16": "buf:bf16:512 buf:bf16:512 buf:bf16:512",
    "matmul_dynamic": f"buf:f32:3072 {F} buf:f32:3072 i32:48 i32:0", "add_dynamic": "buf:f16:1000 buf:f16:1000 buf:f16:1000 i32:1000 i32:0 i32:1000 i32:0",
    "batch_matmul_f16": f"buf:f16:8192 buf:f16:8192 {F}", "matmul_bf16": f"buf:bf16:4096 buf:bf16:4096 {F}",
    "matmul_f64": "buf:f64:4096 buf:f64:4096 buf:f64:4096", "max_pool": "buf:f32:2048 buf:f32:512", "argmax": "buf:f32:2048 buf:i32:16",
    "gather": "buf:f32:100 buf:i32:512:0:99 buf:f32:512", "reduce_i8": "buf:i8:8192 buf:i32:32", "layernorm_f16": "buf:f16:2048 buf:f32:16",
    "math_f16": "buf:f16:512 buf:f16:512 buf:f16:512", "math_f64": "buf:f64:512 buf:f64:512 buf:f64:512",
    "i1_select": "buf:i32:512 buf:i32:512 buf:i32:512",
}
GROUPS = {"matmul_dynamic": [2, 1, 1], "add_dynamic": [4, 1, 1]}


def groups_of(host):
    """Work-groups of the dispatch in the host's part, if they are constants."""
    numbers = dict(re.findall(r"(%\w+) = arith.constant (\d+) : index", host))
    found = re.search(r"command_buffer\.dispatch.* workgroups\(\[([^\]]*)\]\)", host).group(1).split(", ")
    return [int(numbers[n]) for n in found] if all(n in numbers for n in found) else None


def launch(name, text, host):
    """The line for the launch of a kernel in a text."""
    kernel = re.search(r"define amdgpu_kernel void @(\w+)\(", text).group(1)
    size = re.search(r"!reqd_work_group_size (!\d+)", text).group(1)
    sizes = [int(n) for n in re.findall(r"i32 (\d+)", re.search(rf"^{size} = (.*)$", text, re.M).group(1))]
    groups = GROUPS.get(name) or groups_of(host)
    grid = ",".join(str(a * b) for a, b in zip(groups, sizes))
    return f"{name}.0. {kernel} {grid} {','.join(map(str, sizes))} 0 {LAUNCHES[name]}"


def main():
    wanted = sys.argv[1:]
    launches = []
    compiler = pathlib.Path(sys.executable).parent / "iree-compile"
    # IREE does not know gfx906.
    for target in ("gfx90a",):
        for name, text in PROGRAMS.items():
            if wanted and name not in wanted:
                continue
            with tempfile.TemporaryDirectory() as folder:
                folder = pathlib.Path(folder)
                (folder / f"{name}.mlir").write_text(text)
                command = [compiler, "--iree-hal-target-device=hip", f"--iree-rocm-target={target}", "--iree-input-demote-f64-to-f32=false",
                           f"--iree-hal-dump-executable-intermediates-to={folder}/out", folder / f"{name}.mlir", "-o", folder / "out.vmfb"]
                done = subprocess.run(command, capture_output=True, text=True)
                found = sorted((folder / "out").glob("*.ll")) if (folder / "out").exists() else []
                print(name, target, done.returncode, len(found), done.stderr[:200].replace("\n", " "))
                for path in found:
                    number, stage = re.search(r"dispatch_(\d+).*\.(linked|optimized)\.ll$", path.name).groups()
                    (HERE / f"{name}.{number}.{stage}.{target}.ll").write_text(path.read_text())
                host = subprocess.run([*command[:4], "--compile-to=hal", folder / f"{name}.mlir", "-o", "-"], capture_output=True, text=True)
                launches.append(launch(name, path.read_text(), host.stdout))
    if not wanted:
        (HERE / "launches").write_text("\n".join(launches) + "\n")
    print("\n".join(launches))


if __name__ == "__main__":
    main()

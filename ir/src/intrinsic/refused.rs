//! Intrinsics that are not for compute on the processors that code is made for: what they are, for
//! the error that names one.
//!
//! The names are LLVM's (`IntrinsicsAMDGPU.td`); a row is for all whose names begin so.

/// Beginnings of names, each with what such an intrinsic is for.
const REASONS: &[(&str, &str)] = &[
    (
        "llvm.amdgcn.set.inactive.chain.arg",
        "it is for functions that are chained (amdgpu_cs_chain)",
    ),
    (
        "llvm.amdgcn.cs.chain",
        "it is for functions that are chained (amdgpu_cs_chain)",
    ),
    (
        "llvm.amdgcn.init.whole.wave",
        "it is for functions that are chained (amdgpu_cs_chain)",
    ),
    (
        "llvm.amdgcn.init.exec",
        "it is for graphics shaders, whose lanes it chooses",
    ),
    (
        "llvm.amdgcn.pops.exiting.wave.id",
        "it is for pixels that are drawn in order",
    ),
    (
        "llvm.amdgcn.reloc.constant",
        "its value is what a graphics driver puts in place of a symbol",
    ),
    (
        "llvm.amdgcn.interp.",
        "it interpolates between the corners of a triangle, for pixels",
    ),
    (
        "llvm.amdgcn.lds.param.load",
        "it interpolates between the corners of a triangle, for pixels",
    ),
    (
        "llvm.amdgcn.exp.",
        "it exports what a graphics shader computes",
    ),
    (
        "llvm.amdgcn.exp",
        "it exports what a graphics shader computes",
    ),
    (
        "llvm.amdgcn.image.",
        "it is no operation on images that GFX6 to GFX9 have",
    ),
    ("llvm.amdgcn.ps.", "it is for pixels of a graphics shader"),
    (
        "llvm.amdgcn.cluster.",
        "clusters of work-groups came with gfx1250",
    ),
    (
        "llvm.amdgcn.s.cluster.",
        "clusters of work-groups came with gfx1250",
    ),
];

/// What an intrinsic is for that is in no row of the table of those that are supported.
pub fn reason(name: &str) -> Option<&'static str> {
    let row = REASONS.iter().find(|(start, _)| name.starts_with(start));
    row.map(|(_, why)| *why)
}

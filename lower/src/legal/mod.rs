//! Legalisation: from any verified IR to *legal IR*, which instruction selection takes.
//!
//! A function is legal when the following holds. [`check`] verifies what is marked with its name.
//!
//! **[types]** Every value's type is i1, i32, i64, half, float, double, or a pointer (spaces 0, 1,
//! 4: 64 bits; 2, 3, 5, 6: 32 bits), except that
//! - `i8` and `i16` are defined only by `load`, by `trunc` from i32, and (i16) by `bitcast` from
//!   half; and used only by `store`, by `zext` and `sext` to i32, and (i16) by `bitcast` to half;
//! - `<2|3|4 x i32>`, and from constant memory `<8|16 x i32>`, are defined by `load` or by a chain
//!   of `insertelement` at constant indices that begins with poison; and used by `extractelement`
//!   at a constant index and by `store`. At an index that is the same in all lanes they are rows of
//!   vector registers of up to 32 words: one is read, or the row with another one in its place is
//!   made, whose words are used alone. A `<2 x i32>` made by such a chain may also be `bitcast`
//!   to i64: that is how an i64 is put together from halves;
//! - `<2 x half>` and `<2 x i16>` are the result of `llvm.amdgcn.cvt.pkrtz`, which is only
//!   `bitcast` to i32, and operands of `llvm.amdgcn.fdot2`, `sdot2` and `udot2`, made by `bitcast`
//!   from i32: such a pair is a word;
//! - `<2|3|4 x i32>` are also results and operands of `llvm.amdgpuc.buffer.load.format` and
//!   `….store.format`;
//! - `<2|4|8|16|32 x i32>` are operands and results of `llvm.amdgcn.mfma.*`: the elements' words.
//!   CBSZ, ABID and BLGP are one constant there;
//! - `ptr addrspace(7)` is only the result of `llvm.amdgpuc.buffer.address`, and the address of an
//!   access in the same function;
//! - a structure is only the result of `call`, `cmpxchg` or `llvm.amdgcn.div.scale`, used by
//!   one-index `extractvalue`; or the operand of `ret`, made by a chain of `insertvalue` that
//!   begins with poison.
//!
//! **[constants]** Constants are integers and floats of these types, `null`, undef and poison, and
//! addresses of global variables and functions plus an offset: what a load of a table of functions
//! is found to give may be called as a pointer. Addresses of LDS variables stay symbolic;
//! [`crate::abi::lds::LdsLayout::offset`] has their value.
//!
//! **[i32]** add sub mul and or xor shl lshr ashr, icmp, select, `smin smax umin umax ctpop
//! bitreverse bswap fshr`, the saturating `uadd.sat usub.sat sadd.sat ssub.sat`, `fptosi.sat` and
//! `fptoui.sat` from float and double (what the conversion instructions do); `amdgpuc.umulhi smulhi
//! ffbh.u32 ffbh.i32 ffbl.b32`, `amdgcn.mul.u24 mul.i24 mulhi.u24 mulhi.i24 ubfe sbfe perm …`.
//! Shift amounts are below the width, as in all LLVM IR; a program's own mask stays visible as
//! `and`, for instruction selection to fold. Of `fshr` the amount counts modulo 32.
//!
//! **[i64]** add sub mul and or xor shl lshr ashr, icmp, select, `zext` and `sext` from i32,
//! `trunc` to i32, `bitcast` with double, `ptrtoint` and `inttoptr`. The upper half of x is written
//! `trunc (lshr x, 32)`.
//!
//! **[i1]** and or xor (`xor x, true` is not), results of comparisons, `zext` and `sext` to i32. A
//! bit of x as i1 is `icmp ne (and x, 1), 0`.
//!
//! **[select]** `select` is of every scalar type but i1 (that is written with and, or, xor), and of
//! pointers.
//!
//! **[freeze]** `freeze` is of every legal type, of what may be poison.
//!
//! **[float]** Of half, float and double: fadd fsub fmul fneg, `fma`, `fabs copysign floor ceil
//! trunc rint`, `minnum maxnum` (quieting is explicit), `canonicalize`, `ldexp` with an i32
//! exponent (for half in 16 bits), fcmp with every predicate but `false` and `true`, `amdgcn.rcp
//! rsq sqrt log exp2 sin cos fract frexp.mant class fmed3 div.scale div.fmas div.fixup trig.preop`;
//! `amdgcn.frexp.exp` of float and double as i32; `amdgcn.fmul.legacy`.
//! `fptosi fptoui` from float and double to i32, `sitofp uitofp` from i32 to float and double,
//! `fpext fptrunc` between half and float, float and double. `cvt.pkrtz fdot2 sdot2 udot2` on
//! pairs.
//!
//! **[memory]** Addresses are `getelementptr i8, ptr, iN` with one index of the pointer's width; a
//! constant index is outermost. Loads and stores are of i8, i16, i32, i64, half, float, double,
//! pointers and vectors of words, at widths and alignments as listed in [`mod@memory`]. Atomic
//! loads and stores are of 8 to 64 bits, naturally aligned; `atomicrmw` and `cmpxchg` of i32 and
//! i64, in other spaces than private; of the floating-point ones those that [`crate::LowerTarget`]
//! names. `alloca` is of `[n x i8]`, at the front of the entry block; what takes room later is an
//! intrinsic (see [`mod@stack`]).
//!
//! **[calls]** A kernel has no parameters. Calls pass legal scalars, as
//! [`crate::abi::signature::Signature`] says: i1 as i32, the implicit inputs of
//! [`crate::abi::inputs`] as a called function's last parameters, the uniform ones `inreg`.
//! Signatures of indirect calls are legal, too.
//!
//! **[control]** Terminators are jump, branch, ret and unreachable. Everything else that
//! instruction selection wants of the graph (no critical edges, loops in canonical form, one
//! return) is made by [`crate::opt`]'s normalisation, which runs after.
//!
//! Legalisation runs once over each function, in one pass (see [`function`]).

pub mod check;
pub mod merge;

mod address;
mod atomic;
mod atomic_wave;
mod buffer;
mod by_space;
mod call;
mod cast;
mod contract;
mod control;
mod data_share;
mod dispatch;
mod fp_env;
mod image;
mod indexed;
mod inline_asm;
pub(crate) mod intrinsic;
pub(crate) mod stack;
mod target_intrinsic;
mod wave_reduce;
mod widened;

pub(crate) mod emitter;
pub(crate) mod function;
pub(crate) mod int;
mod masked;
mod matrix;
pub(crate) mod memory;
pub(crate) mod ops;
mod packed;
mod pairs;
mod permute;
mod rounding;
pub(crate) mod shape;

pub(crate) use address::Null;
pub use emitter::{Denormals, FloatMode};

use crate::abi::inputs::InputSet;
use crate::abi::{self, ModuleInfo};
use crate::opt::Graphs;
use crate::target::LowerTarget;
use function::{Source, SourceUniformity};
use ir::{Diagnostic, Function, InstData, Linkage, Module};

/// Makes a module legal for a target. Functions that are not compiled become declarations.
///
/// Errors name what is not supported, with its place in the source.
pub fn legalise(module: &mut Module, target: &LowerTarget) -> Result<ModuleInfo, Vec<Diagnostic>> {
    legalise_with(module, target, &mut Graphs::default())
}

/// The same with what is known of the functions' graphs.
pub fn legalise_with(
    module: &mut Module,
    target: &LowerTarget,
    graphs: &mut Graphs,
) -> Result<ModuleInfo, Vec<Diagnostic>> {
    graphs.module_changed();
    drop_copies(module);
    rounding::check(module)?;
    let mut info = abi::analyse(module, target)?;
    let mut errors = Vec::new();
    for f in info.order.clone() {
        let sig = &info.signatures[f];
        let placeholder = Function::new(String::new(), sig.ret, Vec::new());
        let mut old = std::mem::replace(&mut module.functions[f], placeholder);
        let name = std::mem::take(&mut old.name);
        let mut out = Function::new(name, sig.ret, sig.params.clone());
        out.call_conv = old.call_conv;
        out.attrs = old.attrs.clone();
        if sig.in_memory {
            out.attrs.result_goes_to_memory();
        }
        out.linkage = old.linkage;
        out.visibility = old.visibility;
        out.section = old.section.take();
        out.align = old.align;
        out.kernel = std::mem::take(&mut old.kernel);
        out.sanitize = old.sanitize;
        out.loc = old.loc;
        let ctx = &mut module.ctx;
        let uniformity = SourceUniformity::new(ctx, target, &old, || graphs.graph(f, &old));
        let source = Source {
            func: f,
            body: &old,
            uniformity,
        };
        module.functions[f] = function::run(ctx, target, &info, source, out, &mut errors);
        if let Some(kernel) = &mut info.kernels[f] {
            kernel.inputs = inputs_of(&module.functions[f]);
        }
    }
    for &f in &info.external {
        let (sig, func) = (&info.signatures[f], &mut module.functions[f]);
        func.params.clone_from(&sig.params);
        func.ret = sig.ret;
        if sig.in_memory {
            func.attrs.result_goes_to_memory();
        }
    }
    drop_others(module, &info);
    if errors.is_empty() {
        Ok(info)
    } else {
        Err(errors)
    }
}

/// The implicit inputs that a legal kernel asks for.
fn inputs_of(func: &Function) -> InputSet {
    let mut inputs = InputSet::default();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            if let InstData::Intrinsic { id, .. } = func.inst(inst) {
                inputs.insert(*id);
            }
        }
    }
    inputs
}

/// Functions that are not compiled keep no body, and no other names.
fn drop_others(module: &mut Module, info: &ModuleInfo) {
    let mut compiled = cranelift_entity::EntitySet::new();
    for &f in &info.order {
        compiled.insert(f);
    }
    for (f, func) in module.functions.iter_mut() {
        if !compiled.contains(f) && func.is_defined() {
            drop_body(func);
        }
    }
    let functions = &module.functions;
    module.aliases.retain(|alias| match alias.base {
        ir::GlobalRef::Func(f) => functions[f].is_defined(),
        ir::GlobalRef::Var(_) => true,
    });
}

/// What was there for inlining only is another module's to define.
fn drop_copies(module: &mut Module) {
    for func in module.functions.values_mut() {
        if func.linkage == Linkage::AvailableExternally {
            drop_body(func);
        }
    }
}

/// A declaration in place of a definition.
fn drop_body(func: &mut Function) {
    let params = func.params.clone();
    let mut bare = Function::new(std::mem::take(&mut func.name), func.ret, params);
    bare.call_conv = func.call_conv;
    bare.ret_attrs = func.ret_attrs;
    bare.vararg = func.vararg;
    bare.loc = func.loc;
    *func = bare;
}

//! The intrinsic functions.
//!
//! [`table`] has one row for each, with all that the compiler knows of it: name, effects,
//! divergence, memory, whether instruction selection takes it, cost, signature. The reader, the
//! verifier, uniformity, legality and the optimiser ask the row.

mod buffer;
mod image;
mod matrix;
mod names;
mod packed;
mod refused;
mod signature;
mod table;
mod transpose;

use crate::inst::AtomicOp;

pub use buffer::{BufferAccess, BufferBits, BufferFormat, BufferIndex, BufferOp};
pub use image::{
    AddressWord, ImageAction, ImageBits, ImageDim, ImageOp, ImageOperands, ImageWords, Mip,
    SampleForm, SampleLevel,
};
pub use matrix::{MatrixControl, MatrixInput, MatrixShape};
pub use packed::PackedFields;
pub use refused::reason;
pub use signature::{Pattern, Signature};
pub use table::Intrinsic;
pub use transpose::TransposedRead;

/// What calling an intrinsic may do, as far as optimisations must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effects {
    /// A function of its operands; may be moved, merged and dropped.
    Pure,
    /// A function of its operands and of which lanes are active: may be dropped, but not moved over
    /// control flow.
    Convergent,
    /// Reads state that changes (clocks); may be dropped.
    ReadsState,
    /// Reads or writes memory or has another effect; stays where it is.
    Effect,
    /// An effect, and depends on which lanes are active.
    ConvergentEffect,
    /// Only information for the optimiser; may be dropped.
    Hint,
}

/// How the lanes of a wave may differ in the result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Divergence {
    /// Where they differ in an operand.
    Operands,
    /// They differ whatever the operands are.
    Source,
    /// They never differ.
    Uniform,
    /// They differ where the work-item IDs of a dimension (0 to 2) do.
    ItemId(u8),
}

/// What an intrinsic does to memory that others see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MemoryEffect {
    /// Nothing.
    NoMemory,
    /// It writes what its first operand points to.
    WritesFirst,
    /// What the work-group has written becomes visible.
    Barrier,
    /// Anything may have changed afterwards.
    AnyMemory,
}

/// How far an intrinsic goes in the pipeline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Legalisation replaces or drops it.
    Lowered,
    /// Instruction selection takes it, with the types that legalisation leaves.
    Selected,
}

/// What executing an intrinsic earlier than the program says costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// It must not be.
    Never,
    /// One instruction.
    Cheap,
    /// A few.
    Short,
    /// Long code.
    Long,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
struct Row {
    name: &'static str,
    effects: Effects,
    divergence: Divergence,
    memory: MemoryEffect,
    fate: Fate,
    cost: Cost,
    signatures: &'static [Signature],
}

impl Intrinsic {
    /// Name without the suffix for overloaded types.
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Effects.
    pub const fn effects(self) -> Effects {
        self.row().effects
    }

    /// How the lanes of a wave may differ in the result.
    pub const fn divergence(self) -> Divergence {
        self.row().divergence
    }

    /// What it does to memory.
    pub const fn memory(self) -> MemoryEffect {
        self.row().memory
    }

    /// How far it goes in the pipeline.
    pub const fn fate(self) -> Fate {
        self.row().fate
    }

    /// What executing it early costs.
    pub const fn cost(self) -> Cost {
        self.row().cost
    }

    /// The signatures that it may have; they differ in the number of operands.
    pub const fn signatures(self) -> &'static [Signature] {
        self.row().signatures
    }

    /// Must this operand be a constant, in every signature that has it?
    pub fn takes_immediate(self, operand: usize) -> bool {
        let mut patterns = self.signatures().iter().filter_map(|s| s.args.get(operand));
        patterns.clone().count() > 0 && patterns.all(|p| p.is_immediate())
    }
}

impl Intrinsic {
    /// The intrinsic that a function name means: the table name that is the whole name, or all of
    /// it but the names of types at its end. A longer name that only begins like one of the table
    /// is another intrinsic, and unknown.
    pub fn lookup(function_name: &str) -> Option<Intrinsic> {
        without_type_suffixes(function_name)
            .find_map(names::find)
            .filter(|i| !i.is_asm() && !i.is_image())
    }

    /// The operation of a reduction over the active lanes, under the name that atomics have for it.
    pub fn wave_reduction(self) -> Option<AtomicOp> {
        use Intrinsic as N;
        Some(match self {
            N::WaveReduceAdd => AtomicOp::Add,
            N::WaveReduceSub => AtomicOp::Sub,
            N::WaveReduceAnd => AtomicOp::And,
            N::WaveReduceOr => AtomicOp::Or,
            N::WaveReduceXor => AtomicOp::Xor,
            N::WaveReduceMin => AtomicOp::Min,
            N::WaveReduceMax => AtomicOp::Max,
            N::WaveReduceUMin => AtomicOp::UMin,
            N::WaveReduceUMax => AtomicOp::UMax,
            N::WaveReduceFAdd => AtomicOp::FAdd,
            N::WaveReduceFSub => AtomicOp::FSub,
            N::WaveReduceFMin => AtomicOp::FMin,
            N::WaveReduceFMax => AtomicOp::FMax,
            _ => return None,
        })
    }

    /// An access to an image, which is written in another way.
    pub fn is_image(self) -> bool {
        matches!(
            self,
            Intrinsic::ImageLoad | Intrinsic::ImageStore | Intrinsic::ImageAtomic
        )
    }

    /// An access to an image in legal IR, which has as many operands as it wants.
    #[inline]
    pub fn is_legal_image(self) -> bool {
        matches!(
            self,
            Intrinsic::ImageRead | Intrinsic::ImageWrite | Intrinsic::ImageModify
        )
    }

    /// Inline assembly, which is written in another way.
    pub fn is_asm(self) -> bool {
        matches!(self, Intrinsic::InlineAsm | Intrinsic::UniformAsm)
    }
}

/// A function name, and what is left of it without the names of types at its end, one after the
/// other.
pub(crate) fn without_type_suffixes(function_name: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(function_name), |name| {
        let (rest, last) = name.rsplit_once('.')?;
        is_type_suffix(last).then_some(rest)
    })
}

/// Is it how the names of overloaded intrinsics spell a type: `i32`, `bf16`, `v4f32`, `p5`, `p1i8`
/// with a typed pointer, …? Frontends that write names by hand put the type's own name there,
/// `float`; LLVM takes that too.
fn is_type_suffix(text: &str) -> bool {
    text.starts_with("sl_") || text.starts_with("s_") || is_mangled_type(text)
}

/// As `Intrinsic::getName` of LLVM spells types; of structures and functions only the beginning is
/// looked at.
fn is_mangled_type(text: &str) -> bool {
    fn after_number(text: &str) -> Option<&str> {
        let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
        (rest.len() < text.len()).then_some(rest)
    }
    // The types' own names stand for the elements of vectors, too: `v3double`.
    if matches!(text, "bf16" | "half" | "bfloat" | "float" | "double") {
        return true;
    }
    match text.as_bytes().first() {
        Some(b'i' | b'f') => after_number(&text[1..]).is_some_and(|rest| rest.is_empty()),
        Some(b'v' | b'a') => after_number(&text[1..]).is_some_and(is_mangled_type),
        Some(b'p') => after_number(&text[1..]).is_some_and(|rest| {
            rest.is_empty() || rest.starts_with(['s', 'f']) || is_mangled_type(rest)
        }),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_wins() {
        assert_eq!(
            Intrinsic::lookup("llvm.amdgcn.rsq.clamp.f64"),
            Some(Intrinsic::RsqClamp)
        );
        assert_eq!(
            Intrinsic::lookup("llvm.amdgcn.rsq.f32"),
            Some(Intrinsic::Rsq)
        );
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.inline.p0.p0.i64"),
            Some(Intrinsic::MemcpyInline)
        );
        assert_eq!(Intrinsic::lookup("llvm.frobnicate.i32"), None);
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.element.unordered.atomic.p0.p0.i32"),
            None
        );
        for name in [
            "llvm.exp2.float",
            "llvm.exp2.half",
            "llvm.exp2",
            "llvm.exp2.v2f32",
        ] {
            assert_eq!(Intrinsic::lookup(name), Some(Intrinsic::Exp2), "{name}");
        }
        assert_eq!(
            Intrinsic::lookup("llvm.vector.reduce.fmin.v3double"),
            Some(Intrinsic::ReduceFMin)
        );
        for name in [
            "llvm.exp2.fast",
            "llvm.exp2.f",
            "llvm.exp2.v4",
            "llvm.exp2.p",
        ] {
            assert_eq!(Intrinsic::lookup(name), None, "{name}");
        }
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.p5i8.p1s_struct.ps.i64"),
            None
        );
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.p5i8.p1i8.i64"),
            Some(Intrinsic::Memcpy)
        );
        assert_eq!(
            Intrinsic::lookup("llvm.minnum.v2f16"),
            Some(Intrinsic::MinNum)
        );
        assert_eq!(Intrinsic::lookup("llvm.amdgcn.s.barrier.init"), None);
    }

    #[test]
    fn no_name_is_twice_in_the_table() {
        let mut names: Vec<_> = Intrinsic::ALL.iter().map(|i| i.name()).collect();
        names.sort_unstable();
        let n = names.len();
        names.dedup();
        assert_eq!(names.len(), n);
    }

    #[test]
    fn what_depends_on_active_lanes_or_has_effects_is_never_executed_early() {
        for &id in Intrinsic::ALL {
            let pure = id.effects() == Effects::Pure;
            assert!(pure || id.cost() == Cost::Never, "{}", id.name());
        }
    }

    #[test]
    fn what_changes_memory_has_an_effect() {
        for &id in Intrinsic::ALL {
            let effect = matches!(id.effects(), Effects::Effect | Effects::ConvergentEffect);
            let none = id.memory() == MemoryEffect::NoMemory;
            assert!(effect || none, "{}", id.name());
        }
    }
}

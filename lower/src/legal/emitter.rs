//! Appends legal instructions to the new body of a function.
//!
//! The emitter folds constants and identities while it emits (expansions multiply by constants,
//! shift by zero and the like), remembers what is known of integers ([`Known`]) and of which halves
//! an i64 was put together. Constant time per instruction.

use crate::known::Known;
use crate::target::LowerTarget;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap, entity_impl};
use graphs::widen;
use ir::module::FnAttrs;
use ir::{
    AddrSpace, ArithFlags, Block, BlockCall, ConstData, Context, Function, Inst, InstData,
    Intrinsic, SourceLoc, Type, Value,
};

/// What becomes of subnormal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Denormals {
    /// They are kept.
    #[default]
    Preserve,
    /// Results become zero.
    FlushOutputs,
    /// Operands count as zero.
    FlushInputs,
    /// Both.
    Flush,
}

impl Denormals {
    /// Do results become zero?
    pub fn flushes_outputs(self) -> bool {
        matches!(self, Denormals::Flush | Denormals::FlushOutputs)
    }

    /// Do operands count as zero?
    pub fn flushes_inputs(self) -> bool {
        matches!(self, Denormals::Flush | Denormals::FlushInputs)
    }

    /// What an attribute says: of results, and behind a comma of operands, where they differ. No
    /// mode of the hardware makes positive zeros of all; as llc does, what asks for them is kept.
    fn of(text: &str) -> Denormals {
        let flushes = |part: &str| part == "preserve-sign";
        let (output, input) = text.split_once(',').unwrap_or((text, text));
        match (flushes(output), flushes(input)) {
            (false, false) => Denormals::Preserve,
            (true, false) => Denormals::FlushOutputs,
            (false, true) => Denormals::FlushInputs,
            (true, true) => Denormals::Flush,
        }
    }
}

/// The floating-point mode that a function runs in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FloatMode {
    /// Subnormal floats.
    pub f32_denormals: Denormals,
    /// Subnormal halves and doubles.
    pub f64_f16_denormals: Denormals,
}

impl FloatMode {
    /// The mode that the attributes `denormal-fp-math` and `denormal-fp-math-f32` ask for. The
    /// default keeps subnormals; `dynamic` counts as keeping them, the mode that kernels start in.
    pub fn of(attrs: &FnAttrs) -> FloatMode {
        let general = attrs
            .string("denormal-fp-math")
            .map_or(Denormals::Preserve, Denormals::of);
        FloatMode {
            f32_denormals: attrs
                .string("denormal-fp-math-f32")
                .map_or(general, Denormals::of),
            f64_f16_denormals: general,
        }
    }
}

/// What is known of a value, in [`Emitter::facts`].
#[derive(Clone, Copy, PartialEq, Eq)]
struct Fact(u32);
entity_impl!(Fact);

/// The two 32-bit halves of an i64, where they are known.
#[derive(Clone, Copy, Default)]
struct Halves {
    lo: PackedOption<Value>,
    hi: PackedOption<Value>,
}

/// See the [module](self).
pub(crate) struct Emitter<'a> {
    /// Types and constants of the module.
    pub ctx: &'a mut Context,
    /// The target.
    pub target: &'a LowerTarget,
    /// The new function.
    pub out: Function,
    /// The block that is being filled.
    pub block: Block,
    /// Source place of the instruction that is being legalised.
    pub loc: SourceLoc,
    /// Floating-point mode of the function.
    pub mode: FloatMode,
    /// The facts of values of which something is known: few are.
    known: SecondaryMap<Value, PackedOption<Fact>>,
    facts: PrimaryMap<Fact, Known>,
    halves: SecondaryMap<Value, Halves>,
    /// Allocas, which go to the front of the entry block.
    allocas: Vec<Inst>,
}

impl<'a> Emitter<'a> {
    /// An emitter into `out`, which has no block yet; it gets its entry block.
    pub fn new(ctx: &'a mut Context, target: &'a LowerTarget, mut out: Function) -> Emitter<'a> {
        let mode = FloatMode::of(&out.attrs);
        let block = out.append_block();
        Emitter {
            ctx,
            target,
            out,
            block,
            loc: SourceLoc::NONE,
            mode,
            known: SecondaryMap::new(),
            facts: PrimaryMap::new(),
            halves: SecondaryMap::new(),
            allocas: Vec::new(),
        }
    }

    /// The finished function: allocas stand first in its entry block.
    pub fn finish(mut self) -> Function {
        if !self.allocas.is_empty() {
            let entry = self.out.entry();
            self.out.blocks[entry].insts.splice(0..0, self.allocas);
        }
        self.out
    }

    // Blocks.

    /// A new block, not yet in the layout.
    pub fn make_block(&mut self) -> Block {
        self.out.make_block()
    }

    /// Makes room for so many more instructions in the block.
    pub fn reserve(&mut self, insts: usize) {
        self.out.blocks[self.block].insts.reserve(insts);
    }

    /// Puts a block at the end of the layout and goes on there.
    pub fn start_block(&mut self, block: Block) {
        self.out.layout.push(block);
        self.block = block;
    }

    /// A parameter for a block.
    pub fn block_param(&mut self, block: Block, ty: Type) -> Value {
        self.out.append_block_param(block, ty)
    }

    /// Ends the block with a jump.
    pub fn jump(&mut self, block: Block, args: &[Value]) {
        let dest = self.out.block_call(block, args);
        self.push(InstData::Jump { dest }, Type::VOID);
    }

    /// Ends the block with a branch to two blocks without arguments.
    pub fn branch(&mut self, cond: Value, then: Block, otherwise: Block) {
        let dests = [BlockCall::new(then), BlockCall::new(otherwise)];
        self.push(InstData::Branch { cond, dests }, Type::VOID);
    }

    // Instructions.

    /// Appends an instruction.
    pub fn push(&mut self, data: InstData, ty: Type) -> Inst {
        self.out.append_inst(self.block, data, ty, self.loc)
    }

    /// Appends an instruction that has a result.
    pub fn value(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.push(data, ty);
        self.out
            .result(inst)
            .expect("the type of a value is not void")
    }

    /// An alloca of `bytes` bytes of scratch.
    pub fn alloca(&mut self, bytes: u64, align_log2: u8) -> Value {
        let ty = self.ctx.types.array(Type::I8, bytes);
        let data = InstData::Alloca {
            ty,
            count: None,
            align_log2,
        };
        let inst = self
            .out
            .make_inst(data, Type::ptr(AddrSpace::Private), self.loc);
        self.allocas.push(inst);
        self.out.result(inst).expect("an alloca has a result")
    }

    /// A call of an intrinsic without arithmetic flags.
    pub fn intr(&mut self, id: Intrinsic, args: &[Value], ty: Type) -> Value {
        self.intr_flags(id, ArithFlags::empty(), args, ty)
    }

    /// A call of an intrinsic.
    pub fn intr_flags(
        &mut self,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
        ty: Type,
    ) -> Value {
        let args = self.out.list(args);
        self.value(InstData::Intrinsic { id, flags, args }, ty)
    }

    /// A call of an intrinsic without a result.
    pub fn intr_void(&mut self, id: Intrinsic, args: &[Value]) {
        let args = self.out.list(args);
        let flags = ArithFlags::empty();
        self.push(InstData::Intrinsic { id, flags, args }, Type::VOID);
    }

    // Values.

    /// Type of a value.
    pub fn ty(&self, v: Value) -> Type {
        self.out.value_type(v)
    }

    /// Width of an integer value in bits; 0 for others.
    pub fn width(&self, v: Value) -> u32 {
        self.ctx.types.int_bits(self.ty(v)).unwrap_or(0)
    }

    /// Bits of an integer or float constant.
    pub fn const_bits(&self, v: Value) -> Option<u128> {
        match self.ctx.consts.get(self.out.value_const(v)?) {
            ConstData::Int(_, bits) => Some(*bits),
            ConstData::Float(_, bits) => Some(u128::from(*bits)),
            _ => None,
        }
    }

    /// Is the value `undef` or `poison`?
    pub fn is_undef(&self, v: Value) -> bool {
        self.out.value_const(v).is_some_and(|c| {
            matches!(
                self.ctx.consts.get(c),
                ConstData::Undef(_) | ConstData::Poison(_)
            )
        })
    }

    /// What is known of an integer.
    pub fn known(&self, v: Value) -> Known {
        if let Some(fact) = self.known[v].expand() {
            return self.facts[fact];
        }
        match self.const_bits(v) {
            Some(bits) => Known::constant(bits, self.width(v)),
            None => Known::nothing(self.width(v)),
        }
    }

    /// Notes a fact of a value.
    pub fn note(&mut self, v: Value, fact: Known) {
        // Most operations say nothing of their results, and that is what is known of them anyway.
        if fact.is_nothing() || self.out.value_const(v).is_some() {
            return;
        }
        debug_assert_eq!(fact.width(), self.width(v));
        if let Some(known) = self.known[v].expand() {
            self.facts[known] = self.facts[known].both(fact);
            return;
        }
        widen(&mut self.known, v);
        self.known[v] = self.facts.push(fact).into();
    }

    /// Notes that at least so many leading bits of a value are zero.
    pub fn note_leading_zeros(&mut self, v: Value, count: u32) {
        self.note(v, Known::with_leading_zeros(count, self.width(v)));
    }

    /// Notes that at least so many leading bits of a value are equal.
    pub fn note_sign_bits(&mut self, v: Value, count: u32) {
        self.note(v, Known::with_sign_bits(count, self.width(v)));
    }

    /// Does the unsigned value fit in `bits` bits?
    pub fn fits_unsigned(&self, v: Value, bits: u32) -> bool {
        self.known(v).leading_zeros() + bits >= self.width(v)
    }

    /// Does the signed value fit in `bits` bits, its sign included?
    pub fn fits_signed(&self, v: Value, bits: u32) -> bool {
        self.known(v).sign_bits() + bits > self.width(v)
    }

    // Constants.

    /// A constant's value in this function.
    pub fn constant(&mut self, data: ConstData) -> Value {
        let ty = data.ty();
        let c = self.ctx.consts.intern(data);
        self.out.const_value(c, ty)
    }

    /// An integer constant of a type, cut to its width.
    pub fn int(&mut self, ty: Type, value: u128) -> Value {
        let c = self.ctx.int_const(ty, value);
        self.out.const_value(c, ty)
    }

    /// An i32.
    pub fn i32(&mut self, value: u32) -> Value {
        self.int(Type::I32, u128::from(value))
    }

    /// An i64.
    pub fn i64(&mut self, value: u64) -> Value {
        self.int(Type::I64, u128::from(value))
    }

    /// An i1.
    pub fn bool(&mut self, value: bool) -> Value {
        self.int(Type::I1, u128::from(value))
    }

    /// A float of a type from its bits.
    pub fn float_bits(&mut self, ty: Type, bits: u64) -> Value {
        self.constant(ConstData::Float(ty, bits))
    }

    /// A float.
    pub fn f32(&mut self, value: f32) -> Value {
        self.float_bits(Type::F32, u64::from(value.to_bits()))
    }

    /// A double.
    pub fn f64(&mut self, value: f64) -> Value {
        self.float_bits(Type::F64, value.to_bits())
    }

    /// A half from its bits.
    pub fn f16_bits(&mut self, bits: u16) -> Value {
        self.float_bits(Type::F16, u64::from(bits))
    }

    /// `poison` of a type.
    pub fn poison(&mut self, ty: Type) -> Value {
        self.constant(ConstData::Poison(ty))
    }

    // Halves of an i64.

    /// The i64 of two halves.
    pub fn pack(&mut self, lo: Value, hi: Value) -> Value {
        if let (Some(l), Some(h)) = (self.const_bits(lo), self.const_bits(hi)) {
            return self.int(Type::I64, l | h << 32);
        }
        if self.const_bits(hi) == Some(0) {
            return self.zext(lo, Type::I64);
        }
        let v2i32 = self.ctx.types.vector(Type::I32, 2);
        let pair = self.build_words(&[lo, hi]);
        debug_assert_eq!(self.ty(pair), v2i32);
        let v = self.raw_cast(ir::CastOp::Bitcast, pair, Type::I64);
        widen(&mut self.halves, v);
        self.halves[v] = Halves {
            lo: lo.into(),
            hi: hi.into(),
        };
        let known = Known::halves(self.known(lo), self.known(hi));
        self.note(v, known);
        v
    }

    /// `<n x i32>` of words, as a chain of `insertelement`.
    pub fn build_words(&mut self, words: &[Value]) -> Value {
        let ty = self.ctx.types.vector(Type::I32, words.len() as u32);
        let mut v = self.poison(ty);
        for (i, &word) in words.iter().enumerate() {
            if self.is_undef(word) {
                continue;
            }
            let index = self.i32(i as u32);
            v = self.value(
                InstData::InsertElement {
                    args: [v, word, index],
                },
                ty,
            );
        }
        v
    }

    /// Notes the halves of an i64.
    pub fn set_halves(&mut self, v: Value, lo: Value, hi: Value) {
        widen(&mut self.halves, v);
        self.halves[v] = Halves {
            lo: lo.into(),
            hi: hi.into(),
        };
    }

    /// The halves of an i64 if they are at hand without an instruction.
    pub fn known_halves(&self, v: Value) -> Option<(Value, Value)> {
        let h = self.halves[v];
        Some((h.lo.expand()?, h.hi.expand()?))
    }

    /// Lower half of an i64.
    pub fn lo(&mut self, v: Value) -> Value {
        if let Some(lo) = self.halves[v].lo.expand() {
            return lo;
        }
        self.trunc(v, Type::I32)
    }

    /// Upper half of an i64.
    pub fn hi(&mut self, v: Value) -> Value {
        if let Some(hi) = self.halves[v].hi.expand() {
            return hi;
        }
        if self.known(v).leading_zeros() >= 32 {
            return self.i32(0);
        }
        let n = self.i64(32);
        let shifted = self.lshr(v, n);
        self.trunc(shifted, Type::I32)
    }
}

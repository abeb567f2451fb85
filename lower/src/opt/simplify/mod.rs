//! Constant folding and algebraic simplification ("peephole"), on scalars and on the elements of
//! vectors and aggregates.
//!
//! One walk in reverse post-order; at each instruction the rules of its kind are applied until none
//! fits, with a bound. A rule looks at the instruction and a few operations that define its
//! operands, and gives a value that exists, or another instruction in its place, for which it may
//! add instructions before it. So the whole is linear.
//!
//! Rules are put by the kind of the instruction: `ints`, `divide`, `compare`, `select`, `casts`,
//! `floats`, `vectors`, `address`, `intrinsics`, `memory`; those about one word of 64 bits are in
//! `words`. After legalisation the same rules run ([`Stage::Legal`]), but for those that would make
//! types or operations that legal IR has not. A rule must not make more work: an operation with
//! other users stays, so it is taken apart only if the rest is not more than before.
//!
//! Poison is taken for a value that may be chosen at each use, and folding chooses: nothing here
//! relies on poison spreading.

mod address;
mod casts;
mod compare;
mod divide;
mod floats;
mod intrinsics;
mod ints;
mod memory;
mod select;
mod vectors;
mod words;

use super::env::{Env, Stage};
use super::replace::Replacements;
use crate::analysis::uses::UseCounts;
use crate::fold;
use crate::known::Known;
use crate::values;
use ir::intrinsic::Effects;
use ir::{
    ArithFlags, BinaryOp, CastOp, Const, ConstData, FloatKind, Function, Inst, InstData, Intrinsic,
    SourceLoc, Type, Value,
};
pub(super) use memory::known_contents;
use rustc_hash::FxHashMap;

/// Most rules applied to one instruction.
const MAX_STEPS: usize = 32;
/// Deepest nesting of instructions that rules add for rules.
const MAX_DEPTH: u32 = 6;

/// What a rule makes of an instruction.
enum Rewrite {
    /// Nothing.
    No,
    /// Its result is this value.
    To(Value),
    /// This instruction stands in its place, with a result of the same type.
    With(InstData),
}

/// Simplifies a function.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let graph = env.lasting_graph(func);
    let masking = match env.stage {
        Stage::Legal => select::masking(env.ctx, func),
        Stage::Source => FxHashMap::default(),
    };
    let mut s = Simplifier {
        env,
        counts: UseCounts::new(func),
        masking,
        func,
        out: Vec::new(),
        replaced: Replacements::default(),
        depth: 0,
        loc: SourceLoc::NONE,
        changed: false,
    };
    for &b in graph.cfg.rpo() {
        let mut insts = std::mem::take(&mut s.func.blocks[b].insts);
        s.out.reserve(insts.len());
        for inst in insts.drain(..) {
            s.replaced.apply_to(s.func, inst);
            s.visit(inst);
        }
        // Each block takes the list of the one before.
        s.func.blocks[b].insts = std::mem::replace(&mut s.out, insts);
    }
    let (changed, mut replaced) = (s.changed, s.replaced);
    replaced.apply_unreachable(func, &graph.cfg);
    changed
}

struct Simplifier<'a, 'b> {
    env: &'a mut Env<'b>,
    func: &'a mut Function,
    /// The instructions of the block at hand, as far as it is done.
    out: Vec<Inst>,
    replaced: Replacements,
    counts: UseCounts,
    /// Of conditions, how many choices between a word and zero each decides; in legal IR.
    masking: FxHashMap<Value, u32>,
    depth: u32,
    /// Place in the source of the instruction at hand.
    loc: SourceLoc,
    changed: bool,
}

impl Simplifier<'_, '_> {
    fn visit(&mut self, inst: Inst) {
        self.loc = self.func.inst_loc(inst);
        let simpler = match has_rules(self.func.inst(inst)) {
            true => self.reduce(inst),
            false => None,
        };
        if let Some(value) = simpler {
            self.changed = true;
            self.counts.remove(self.func, inst);
            if let Some(result) = self.func.result(inst) {
                self.counts.replace(result, value);
                self.replaced.set(result, value);
            }
        } else if !self.is_hint(inst) {
            self.out.push(inst);
        } else {
            self.changed = true;
            self.counts.remove(self.func, inst);
        }
    }

    /// A hint whose result nobody wants.
    fn is_hint(&self, inst: Inst) -> bool {
        let result = self.func.result(inst);
        match self.func.inst(inst) {
            InstData::Intrinsic { id, .. } if id.effects() == Effects::Hint => {
                result.is_none_or(|r| self.counts.get(r) == 0)
            }
            _ => false,
        }
    }

    /// Applies rules until none fits. Gives a value if the instruction is not needed.
    fn reduce(&mut self, inst: Inst) -> Option<Value> {
        for _ in 0..MAX_STEPS {
            match self.rewrite(inst) {
                Rewrite::No => return None,
                Rewrite::To(value) => return Some(self.replaced.get(value)),
                Rewrite::With(data) => self.replace(inst, data),
            }
        }
        None
    }

    /// Puts another instruction in the place of one: a few are. Apart from the rules, beside which
    /// its hashes would be prepared for all.
    #[inline(never)]
    fn replace(&mut self, inst: Inst, data: InstData) {
        self.changed = true;
        self.counts.remove(self.func, inst);
        self.func.replace_inst(inst, data);
        self.func.ranges.remove(&inst);
        self.func.accuracy.remove(&inst);
        self.counts.add(self.func, inst);
    }

    fn rewrite(&mut self, inst: Inst) -> Rewrite {
        match *self.func.inst(inst) {
            InstData::Unary { op, arg, .. } => self.unary(op, arg),
            InstData::Binary { op, flags, args } if op.is_float() => {
                self.binary_float(inst, op, flags, args)
            }
            InstData::Binary { op, flags, args } => self.binary_int(op, flags, args),
            InstData::Cast { op, flags, arg } => self.cast(inst, op, flags, arg),
            InstData::ICmp { cond, args, .. } => self.icmp(cond, args),
            InstData::FCmp { cond, flags, args } => self.fcmp(cond, flags, args),
            InstData::Select { flags, args } => self.select(flags, args),
            InstData::ExtractElement { args } => self.extract_element(args),
            InstData::InsertElement { args } => self.insert_element(args),
            InstData::ShuffleVector { .. } => self.shuffle(inst),
            InstData::ExtractValue { .. } => self.extract_value(inst),
            InstData::Gep { .. } => self.gep(inst),
            InstData::Intrinsic { id, flags, .. } => self.intrinsic(inst, id, flags),
            InstData::Load { ptr, mem } => self.load(inst, ptr, mem),
            InstData::AtomicRmw { op, args, mem } => self.rmw(op, args, mem),
            _ => Rewrite::No,
        }
    }

    // Looking.

    fn ty(&self, value: Value) -> Type {
        self.func.value_type(value)
    }

    /// Width of a scalar integer.
    fn width(&self, value: Value) -> Option<u32> {
        self.env.ctx.types.int_bits(self.ty(value))
    }

    fn float_kind(&self, value: Value) -> Option<FloatKind> {
        self.env.ctx.types.float_kind(self.ty(value))
    }

    fn const_int(&self, value: Value) -> Option<u128> {
        values::const_int(self.env.ctx, self.func, value)
    }

    fn const_float(&self, value: Value) -> Option<u64> {
        match self.env.ctx.consts.get(self.func.value_const(value)?) {
            ConstData::Float(_, bits) => Some(*bits),
            ConstData::Zero(ty) if self.env.ctx.types.float_kind(*ty).is_some() => Some(0),
            _ => None,
        }
    }

    fn is_undef(&self, value: Value) -> bool {
        values::is_undef(self.env.ctx, self.func, value)
    }

    fn is_const(&self, value: Value) -> bool {
        self.func.value_const(value).is_some()
    }

    fn def(&self, value: Value) -> Option<&InstData> {
        self.func.def_inst(value).map(|i| self.func.inst(i))
    }

    fn as_binary(&self, value: Value, op: BinaryOp) -> Option<[Value; 2]> {
        match self.def(value)? {
            InstData::Binary { op: o, args, .. } if *o == op => Some(*args),
            _ => None,
        }
    }

    /// An operation with a constant on its right.
    fn as_binary_const(&self, value: Value, op: BinaryOp) -> Option<(Value, u128)> {
        let [x, y] = self.as_binary(value, op)?;
        Some((x, self.const_int(y)?))
    }

    fn as_cast(&self, value: Value, op: CastOp) -> Option<Value> {
        match self.def(value)? {
            InstData::Cast { op: o, arg, .. } if *o == op => Some(*arg),
            _ => None,
        }
    }

    fn as_intrinsic(&self, value: Value, id: Intrinsic) -> Option<&[Value]> {
        match self.def(value)? {
            InstData::Intrinsic { id: i, args, .. } if *i == id => {
                Some(args.as_slice(&self.func.lists))
            }
            _ => None,
        }
    }

    /// `-x` of an integer.
    fn as_negation(&self, value: Value) -> Option<Value> {
        let [x, y] = self.as_binary(value, BinaryOp::Sub)?;
        (self.const_int(x) == Some(0)).then_some(y)
    }

    /// Is the instruction at hand the only user?
    fn one_use(&self, value: Value) -> bool {
        self.counts.get(value) <= 1
    }

    fn known(&self, value: Value) -> Option<Known> {
        crate::analysis::known_bits(self.env.ctx, self.func, value)
    }

    fn is_non_negative(&self, value: Value) -> bool {
        self.known(value).is_some_and(Known::is_non_negative)
    }

    /// Is the function legal IR, to stay so?
    fn is_legal(&self) -> bool {
        self.env.stage == Stage::Legal
    }

    /// May arithmetic be done on integers of this width?
    fn is_operand_width(&self, width: u32) -> bool {
        !self.is_legal() || matches!(width, 1 | 32 | 64)
    }

    // Making.

    fn int(&mut self, ty: Type, bits: u128) -> Value {
        values::int(self.env.ctx, self.func, ty, bits)
    }

    fn bool(&mut self, value: bool) -> Rewrite {
        Rewrite::To(self.int(Type::I1, u128::from(value)))
    }

    fn by_int(&mut self, ty: Type, bits: u128) -> Rewrite {
        Rewrite::To(self.int(ty, bits))
    }

    fn float(&mut self, ty: Type, bits: u64) -> Value {
        values::constant(self.env.ctx, self.func, ConstData::Float(ty, bits))
    }

    fn const_value(&mut self, c: Const) -> Value {
        let ty = self.env.ctx.consts.ty(c);
        self.func.const_value(c, ty)
    }

    fn undef_like(&mut self, value: Value) -> Rewrite {
        let ty = self.ty(value);
        Rewrite::To(values::undef(self.env.ctx, self.func, ty))
    }

    /// Adds an instruction, simplified itself.
    fn emit(&mut self, data: InstData, ty: Type) -> Value {
        let inst = self.func.make_inst(data, ty, self.loc);
        self.counts.add(self.func, inst);
        if self.depth < MAX_DEPTH {
            self.depth += 1;
            let simpler = self.reduce(inst);
            self.depth -= 1;
            if let Some(value) = simpler {
                self.counts.remove(self.func, inst);
                return value;
            }
        }
        self.out.push(inst);
        self.func
            .result(inst)
            .expect("an instruction with a type has a result")
    }

    fn bin(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        let ty = self.ty(x);
        self.emit(binary(op, ArithFlags::empty(), x, y), ty)
    }

    fn bin_const(&mut self, op: BinaryOp, x: Value, y: u128) -> Value {
        let ty = self.ty(x);
        let y = self.int(ty, y);
        self.bin(op, x, y)
    }

    fn conv(&mut self, op: CastOp, arg: Value, ty: Type) -> Value {
        if self.ty(arg) == ty {
            return arg;
        }
        let flags = ArithFlags::empty();
        self.emit(InstData::Cast { op, flags, arg }, ty)
    }

    fn call(&mut self, id: Intrinsic, args: &[Value], ty: Type) -> Value {
        let data = self.intrinsic_data(id, args);
        self.emit(data, ty)
    }

    fn intrinsic_data(&mut self, id: Intrinsic, args: &[Value]) -> InstData {
        InstData::Intrinsic {
            id,
            flags: ArithFlags::empty(),
            args: self.func.list(args),
        }
    }
}

/// May a rule fit an instruction like this? What stores, calls, ends blocks and makes variables or
/// structures has none.
fn has_rules(data: &InstData) -> bool {
    !matches!(
        data,
        InstData::Alloca { .. }
            | InstData::Store { .. }
            | InstData::CmpXchg { .. }
            | InstData::Fence { .. }
            | InstData::Call { .. }
            | InstData::CallIndirect { .. }
            | InstData::InsertValue { .. }
    ) && !data.is_terminator()
}

fn binary(op: BinaryOp, flags: ArithFlags, x: Value, y: Value) -> InstData {
    InstData::Binary {
        op,
        flags,
        args: [x, y],
    }
}

fn plain(op: BinaryOp, x: Value, y: Value) -> Rewrite {
    Rewrite::With(binary(op, ArithFlags::empty(), x, y))
}

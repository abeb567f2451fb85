//! One function: its values get the other types, its instructions are replaced or kept.

use super::layout::in_memory;
use super::ops::{self, Above, Num};
use super::types::{self, WIDEST, is_wide, mentions_wide, mentions_wide_vector};
use super::{convert, div, intrinsics, shift};
use crate::opt::replace::Replacements;
use cranelift_entity::SecondaryMap;
use ir::builder::FunctionBuilder;
use ir::inst::SwitchCase;
use ir::{
    BinaryOp, BlockCall, Context, DataLayout, Diagnostic, Function, Inst, InstData, IntCC,
    MemAccess, SourceLoc, Type, Value,
};

/// How a function returns its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ResultIn {
    /// As later passes decide.
    Registers,
    /// Through a pointer that is the first parameter.
    Memory,
}

/// A function that is being rewritten.
pub(super) struct Body<'a> {
    pub b: FunctionBuilder<'a>,
    /// Widths of the integers that have become structures; 0 for other values.
    widths: SecondaryMap<Value, u32>,
    /// Widths of the elements of vectors that have become arrays of those; 0 for other values.
    element_widths: SecondaryMap<Value, u32>,
    /// Types that values had; void for those that keep theirs.
    sources: SecondaryMap<Value, Type>,
    /// Parameters that point to what they were, and what stood for that.
    by_reference: Vec<(Value, Value)>,
    /// Where the result belongs, if it is returned through memory.
    returned_to: Option<Value>,
    replaced: Replacements,
    loc: SourceLoc,
}

/// Rewrites the body of a function, whose parameters have their new types already.
pub(super) fn run(
    ctx: &mut Context,
    func: &mut Function,
    result: ResultIn,
) -> Result<(), Diagnostic> {
    if result == ResultIn::Registers && !concerns(ctx, func) {
        return Ok(());
    }
    let mut body = Body {
        b: FunctionBuilder::new(ctx, func),
        widths: SecondaryMap::new(),
        element_widths: SecondaryMap::new(),
        sources: SecondaryMap::with_default(Type::VOID),
        by_reference: Vec::new(),
        returned_to: None,
        replaced: Replacements::default(),
        loc: SourceLoc::NONE,
    };
    body.enter(result)?;
    body.narrow_values()?;
    let layout = std::mem::take(&mut body.b.func.layout);
    for block in layout {
        // Blocks that are made come to stand behind the one that they are split from.
        body.b.func.layout.push(block);
        let insts = std::mem::take(&mut body.b.func.blocks[block].insts);
        body.b.switch_to(block);
        body.load_arguments()?;
        for inst in insts {
            body.loc = body.b.func.inst_loc(inst);
            body.b.set_loc(body.loc);
            body.inst(inst)?;
        }
    }
    let mut replaced = body.replaced;
    replaced.apply(func);
    Ok(())
}

/// Does a function compute in wide integers, though it may have none?
pub(super) fn is_wide_inside(ctx: &Context, func: &Function) -> bool {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.into_iter().any(|&inst| match func.inst(inst) {
        InstData::Intrinsic { id, args, .. } => {
            intrinsics::is_wide_inside(ctx, func, *id, args.as_slice(&func.lists))
        }
        _ => false,
    })
}

/// Is there a wide type in the function? Those of `getelementptr` do not count.
pub(super) fn concerns(ctx: &Context, func: &Function) -> bool {
    let wide = |v: Value| mentions_wide(&ctx.types, func.value_type(v));
    func.layout.iter().any(|&block| {
        func.block_params(block).iter().any(|&p| wide(p))
            || func.blocks[block].insts.iter().any(|&inst| {
                let own = match func.inst(inst) {
                    InstData::Alloca { ty, .. } => mentions_wide(&ctx.types, *ty),
                    InstData::Intrinsic { id, args, .. } => {
                        intrinsics::is_wide_inside(ctx, func, *id, args.as_slice(&func.lists))
                    }
                    _ => false,
                };
                let mut any = own || func.result(inst).is_some_and(wide);
                func.for_each_operand(inst, |v| any |= wide(v));
                any
            })
    })
}

impl Body<'_> {
    /// Gives parameters and results their new types.
    fn narrow_values(&mut self) -> Result<(), Diagnostic> {
        for i in 0..self.b.func.layout.len() {
            let block = self.b.func.layout[i];
            for param in self.b.params(block) {
                self.narrow_value(param)?;
            }
            for k in 0..self.b.func.blocks[block].insts.len() {
                let inst = self.b.func.blocks[block].insts[k];
                self.loc = self.b.func.inst_loc(inst);
                if let Some(result) = self.b.func.result(inst) {
                    self.narrow_value(result)?;
                }
            }
        }
        Ok(())
    }

    /// Makes the parameters of the entry block those of the function, where it has others now.
    fn enter(&mut self, result: ResultIn) -> Result<(), Diagnostic> {
        let entry = self.b.func.entry();
        let old = self.b.params(entry);
        let types: Vec<Type> = self.b.func.params.iter().map(|p| p.ty).collect();
        let first = types.len() - old.len();
        let was = |body: &Self, i: usize| body.b.ty(old[i]);
        let referred = |body: &Self, i: usize| {
            body.b.func.call_conv.is_kernel()
                && mentions_wide_vector(&body.b.ctx.types, was(body, i))
        };
        if result == ResultIn::Registers && !(0..old.len()).any(|i| referred(self, i)) {
            return Ok(());
        }
        if result == ResultIn::Memory {
            self.returned_to = Some(self.b.append_param(entry, types[0]));
        }
        for (i, &v) in old.iter().enumerate() {
            let by_reference = referred(self, i);
            let new = self.b.append_param(entry, types[first + i]);
            if let Some(name) = self.b.func.value_name(v).map(str::to_owned) {
                self.b.func.set_value_name(new, &name);
            }
            self.narrow_value(v)?;
            match by_reference {
                true => self.by_reference.push((v, new)),
                false => self.replaced.set(v, new),
            }
        }
        let gone = old.len();
        self.b.func.retain_block_params(entry, |i| i >= gone);
        Ok(())
    }

    /// Loads the arguments that are passed by reference, where the function begins.
    fn load_arguments(&mut self) -> Result<(), Diagnostic> {
        for (v, ptr) in std::mem::take(&mut self.by_reference) {
            let ty = self.source_type(v);
            let mem = MemAccess::aligned(DataLayout::new(&self.b.ctx.types).align(ty));
            let new = self.load_apart(ty, ptr, mem)?;
            self.replaced.set(v, new);
        }
        Ok(())
    }

    /// Where the result belongs, if it is returned through memory.
    pub fn returned_to(&self) -> Option<Value> {
        self.returned_to
    }

    /// Place of the instruction that is being replaced.
    pub fn loc(&self) -> SourceLoc {
        self.loc
    }

    /// The type that a value had in the source.
    pub fn source_type(&self, v: Value) -> Type {
        match self.sources[v] {
            Type::VOID => self.b.ty(v),
            ty => ty,
        }
    }

    fn narrow_value(&mut self, v: Value) -> Result<(), Diagnostic> {
        let ty = self.b.ty(v);
        if !mentions_wide(&self.b.ctx.types, ty) {
            return Ok(());
        }
        self.sources[v] = ty;
        let types = &self.b.ctx.types;
        self.widths[v] = types.int_bits(ty).unwrap_or(0);
        self.element_widths[v] = types::wide_element(types, ty);
        let new = self.narrow(ty)?;
        self.b.func.set_value_type(v, new);
        Ok(())
    }

    pub fn narrow(&mut self, ty: Type) -> Result<Type, Diagnostic> {
        types::narrow(self.b.ctx, ty).ok_or_else(|| types::unsupported(self.b.ctx, self.loc, ty))
    }

    /// `… of an integer of more than 128 bits is not supported`.
    pub fn unsupported(&self, what: &str) -> Diagnostic {
        let message = format!("{what} of an integer of more than {WIDEST} bits is not supported");
        Diagnostic::error(self.loc, message)
    }

    /// Width of an integer, wide or not; 0 for other values.
    pub fn width(&self, v: Value) -> u32 {
        match self.b.ctx.types.int_bits(self.b.ty(v)) {
            Some(bits) => bits,
            None => self.widths[v],
        }
    }

    /// Says how wide the integer is that a structure stands for.
    pub fn set_width(&mut self, v: Value, bits: u32) {
        self.widths[v] = bits;
    }

    /// Width of the elements of a vector of wide integers; 0 for other values.
    pub fn element_width(&self, v: Value) -> u32 {
        match types::wide_element(&self.b.ctx.types, self.b.ty(v)) {
            0 => self.element_widths[v],
            bits => bits,
        }
    }

    pub(super) fn is_wide(&self, v: Value) -> bool {
        self.width(v) > WIDEST
    }

    /// The words of an integer.
    pub fn words(&mut self, v: Value, above: Above) -> Num {
        let width = self.width(v);
        let constant = self.b.func.value_const(v);
        if let Some(words) = constant.and_then(|c| self.b.ctx.words_of(c)) {
            return self.constant_words(&words, width, above);
        }
        let v = self.operand(v);
        ops::words(&mut self.b, v, above)
    }

    fn constant_words(&mut self, words: &[u64], width: u32, above: Above) -> Num {
        let mut words = words.to_vec();
        let rest = width % 64;
        if let (Above::Signs, 1.., Some(last)) = (above, rest, words.last_mut()) {
            *last = ((*last << (64 - rest)) as i64 >> (64 - rest)) as u64;
        }
        let word = |w: u64| self.b.iconst(Type::I64, i128::from(w));
        words.into_iter().map(word).collect()
    }

    /// An operand for an instruction that stays: constants get the new type.
    pub fn operand(&mut self, v: Value) -> Value {
        match self.b.func.value_const(v) {
            Some(c) if mentions_wide(&self.b.ctx.types, self.b.ty(v)) => {
                let c = types::narrow_const(self.b.ctx, c);
                let ty = self.b.ctx.consts.ty(c);
                self.b.func.const_value(c, ty)
            }
            _ => v,
        }
    }

    /// An integer of so many bits from its words.
    pub fn value(&mut self, a: &[Value], bits: u32) -> Value {
        let ty = self.b.ctx.types.int(bits as u16);
        let ty = types::narrow(self.b.ctx, ty).unwrap_or(ty);
        ops::value(&mut self.b, a, bits, ty)
    }

    /// Replaces the result of an instruction.
    pub fn set(&mut self, inst: Inst, new: Value) {
        if let Some(old) = self.b.func.result(inst) {
            if let Some(name) = self.b.func.value_name(old).map(str::to_owned) {
                self.b.func.set_value_name(new, &name);
            }
            self.replaced.set(old, new);
        }
    }

    /// The instruction stays, with operands of the new types.
    fn keep(&mut self, inst: Inst) {
        for (i, v) in self.b.func.operands(inst).into_iter().enumerate() {
            let new = self.operand(v);
            if new != v {
                let mut k = 0;
                self.b.func.for_each_operand_mut(inst, |slot| {
                    if k == i {
                        *slot = new;
                    }
                    k += 1;
                });
            }
        }
        let block = self.b.block();
        self.b.func.blocks[block].insts.push(inst);
    }

    /// The value that an operation on integers gives, of `to` bits if that is one, of type `ty` if
    /// not; nothing if the operation has nothing to do with wide ones.
    pub fn computed(
        &mut self,
        data: &InstData,
        to: u32,
        ty: Type,
    ) -> Result<Option<Value>, Diagnostic> {
        Ok(Some(match *data {
            InstData::Binary { op, args, .. } if self.is_wide(args[0]) => self.binary(op, args),
            InstData::ICmp { cond, args, .. } if self.is_wide(args[0]) => {
                intrinsics::compare(self, cond, &args)
            }
            InstData::Cast { op, arg, .. } if self.is_wide(arg) || to > WIDEST => {
                convert::cast(self, op, arg, to, ty)?
            }
            InstData::Select { args, .. } if self.is_wide(args[1]) => {
                let [x, y] = [args[1], args[2]].map(|v| self.operand(v));
                self.b.select(args[0], x, y)
            }
            InstData::Intrinsic { id, ref args, .. } => {
                let args = args.as_slice(&self.b.func.lists).to_vec();
                let concerned = to > WIDEST
                    || args.iter().any(|&a| mentions_wide_value(self, a))
                    || intrinsics::is_wide_inside(self.b.ctx, self.b.func, id, &args);
                if !concerned {
                    return Ok(None);
                }
                intrinsics::call(self, id, &args, to, ty)?
            }
            _ => return Ok(None),
        }))
    }

    fn inst(&mut self, inst: Inst) -> Result<(), Diagnostic> {
        self.narrow_indices(inst);
        let data = self.b.func.inst(inst).clone();
        if self.memory_inst(inst, &data)? || self.masked_inst(inst, &data)? {
            return Ok(());
        }
        let (to, ty) = (self.result_width(inst), self.b.func.result_type(inst));
        let mut new = self.vector_inst(inst, &data)?;
        if new.is_none() {
            new = self.computed(&data, to, ty)?;
        }
        if let Some(new) = new {
            self.set(inst, new);
            return Ok(());
        }
        match data {
            InstData::Switch {
                value,
                default,
                cases,
            } if self.is_wide(value) => self.switch(value, default, &cases),
            InstData::AtomicRmw { args, .. } if self.is_wide(args[1]) => {
                return Err(self.unsupported("an atomic operation"));
            }
            InstData::CmpXchg { args, .. } if self.is_wide(args[1]) => {
                return Err(self.unsupported("an atomic operation"));
            }
            InstData::Load { mem, .. } if mem.is_atomic() && to > WIDEST => {
                return Err(self.unsupported("an atomic operation"));
            }
            InstData::Store { args, mem } if mem.is_atomic() && self.is_wide(args[0]) => {
                return Err(self.unsupported("an atomic operation"));
            }
            InstData::Alloca { ty, .. } => {
                let new = in_memory(self.b.ctx, ty)
                    .ok_or_else(|| types::unsupported(self.b.ctx, self.loc, ty))?;
                if let InstData::Alloca { ty: own, .. } = self.b.func.inst_mut(inst) {
                    *own = new;
                }
                self.keep(inst);
            }
            InstData::CallIndirect { sig, .. } => {
                let new = super::signature(self.b.ctx, self.loc, sig)?;
                if let InstData::CallIndirect { sig: own, .. } = self.b.func.inst_mut(inst) {
                    *own = new;
                }
                self.keep(inst);
            }
            _ => self.keep(inst),
        }
        Ok(())
    }

    fn result_width(&self, inst: Inst) -> u32 {
        self.b.func.result(inst).map_or(0, |v| self.width(v))
    }

    pub fn binary(&mut self, op: BinaryOp, args: [Value; 2]) -> Value {
        use BinaryOp::*;
        let bits = self.width(args[0]);
        let above = match op {
            SDiv | SRem | AShr => Above::Signs,
            _ => Above::Zeros,
        };
        let (x, y) = (self.words(args[0], above), self.words(args[1], above));
        let b = &mut self.b;
        let out = match op {
            Add => ops::add(b, &x, &y).0,
            Sub => ops::sub(b, &x, &y).0,
            Mul => ops::mul(b, &x, &y, x.len()),
            Shl | LShr | AShr => shift::by(b, op, &x, y[0]),
            UDiv | SDiv | URem | SRem => div::divide(b, op, &x, &y),
            _ => ops::bitwise(b, op, &x, &y),
        };
        self.value(&out, bits)
    }

    /// One comparison after the other.
    fn switch(&mut self, value: Value, default: BlockCall, cases: &[SwitchCase]) {
        let x = self.words(value, Above::Zeros);
        for case in cases {
            let words = [case.value as u64, (case.value >> 64) as u64];
            let mut y: Num = words
                .map(|w| self.b.iconst(Type::I64, i128::from(w)))
                .to_vec();
            y.resize(x.len(), self.b.iconst(Type::I64, 0));
            let here = ops::compare(&mut self.b, IntCC::Eq, &x, &y);
            let next = self.b.create_block();
            let mut there = case.dest;
            self.narrow_args(&mut there);
            let dests = [there, BlockCall::new(next)];
            self.b
                .push(InstData::Branch { cond: here, dests }, Type::VOID);
            self.b.switch_to(next);
        }
        let mut dest = default;
        self.narrow_args(&mut dest);
        self.b.push(InstData::Jump { dest }, Type::VOID);
    }

    fn narrow_args(&mut self, dest: &mut BlockCall) {
        let args = dest.args.as_slice(&self.b.func.lists).to_vec();
        let args: Vec<Value> = args.into_iter().map(|a| self.operand(a)).collect();
        dest.args = self.b.func.list(&args);
    }
}

/// Is it a wide integer, or a constant with one in it?
fn mentions_wide_value(body: &Body<'_>, v: Value) -> bool {
    body.is_wide(v) || is_wide(&body.b.ctx.types, body.b.ty(v))
}

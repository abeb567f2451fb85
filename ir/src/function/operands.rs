//! The operands of a function's instructions: to go through, and to change.

use super::Function;
use crate::entities::{Inst, Value};
use crate::inst::InstData;
use cranelift_entity::{EntityList, ListPool};
use smallvec::SmallVec;

impl Function {
    /// Calls `f` on each operand of an instruction, block arguments included.
    #[inline]
    pub fn for_each_operand(&self, inst: Inst, mut f: impl FnMut(Value)) {
        operands(&self.insts[inst], &self.lists, &mut f);
    }

    /// The operands of an instruction that is no branch; none of a branch.
    #[inline]
    pub fn plain_operands(&self, inst: Inst) -> &[Value] {
        plain_operands(&self.insts[inst], &self.lists)
    }

    /// May an instruction use a value of some kind? What ends a block may, whatever it is. Most
    /// instructions use none of those that a pass has something for, and this tells sooner than to
    /// go through them to change them.
    #[inline]
    pub fn may_use(&self, inst: Inst, mut is_it: impl FnMut(Value) -> bool) -> bool {
        let data = &self.insts[inst];
        match data {
            // Most are such, and need no list.
            &InstData::Binary { args: [a, b], .. } => is_it(a) || is_it(b),
            _ => {
                let mut operands = plain_operands(data, &self.lists).iter().copied();
                operands.any(is_it) || data.is_terminator()
            }
        }
    }

    /// Calls `f` on each operand of an instruction, to change it; block arguments included.
    pub fn for_each_operand_mut(&mut self, inst: Inst, mut f: impl FnMut(&mut Value)) {
        operands_mut(&mut self.insts[inst], &mut self.lists, &mut f);
    }

    /// The operands of an instruction, block arguments included.
    pub fn operands(&self, inst: Inst) -> SmallVec<[Value; 8]> {
        let data = &self.insts[inst];
        let mut out = SmallVec::from_slice(plain_operands(data, &self.lists));
        if data.is_terminator() {
            branch_operands(data, &self.lists, &mut |v| out.push(v));
        }
        out
    }
}

/// The operands of an instruction that is not a branch.
#[inline]
fn plain_operands<'a>(data: &'a InstData, lists: &'a ListPool<Value>) -> &'a [Value] {
    use InstData::*;
    match data {
        Unary { arg, .. } | Cast { arg, .. } | ExtractValue { arg, .. } | Load { ptr: arg, .. } => {
            std::slice::from_ref(arg)
        }
        Binary { args, .. }
        | ICmp { args, .. }
        | FCmp { args, .. }
        | ExtractElement { args }
        | ShuffleVector { args, .. }
        | InsertValue { args, .. }
        | Store { args, .. }
        | AtomicRmw { args, .. } => args,
        Select { args, .. } | InsertElement { args } | CmpXchg { args, .. } => args,
        Gep { args, .. }
        | Call { args, .. }
        | CallIndirect { args, .. }
        | Intrinsic { args, .. } => args.as_slice(lists),
        Alloca { count: value, .. } | Ret { value } => value.as_slice(),
        Jump { .. } | Branch { .. } | Switch { .. } | Fence { .. } | Unreachable => &[],
    }
}

#[inline]
fn operands(data: &InstData, lists: &ListPool<Value>, f: &mut impl FnMut(Value)) {
    match data {
        // Most are such, and need no list.
        &InstData::Binary { args: [a, b], .. } => {
            f(a);
            f(b);
        }
        InstData::Jump { .. } | InstData::Branch { .. } | InstData::Switch { .. } => {
            branch_operands(data, lists, f)
        }
        _ => plain_operands(data, lists).iter().for_each(|&v| f(v)),
    }
}

fn branch_operands<F: FnMut(Value)>(data: &InstData, lists: &ListPool<Value>, f: &mut F) {
    let list = |l: &EntityList<Value>, f: &mut F| {
        l.as_slice(lists).iter().for_each(|&v| f(v));
    };
    match data {
        InstData::Jump { dest } => list(&dest.args, f),
        InstData::Branch { cond, dests } => {
            f(*cond);
            dests.iter().for_each(|d| list(&d.args, f));
        }
        InstData::Switch {
            value,
            default,
            cases,
        } => {
            f(*value);
            list(&default.args, f);
            cases.iter().for_each(|c| list(&c.dest.args, f));
        }
        _ => {}
    }
}

fn operands_mut(data: &mut InstData, lists: &mut ListPool<Value>, f: &mut impl FnMut(&mut Value)) {
    use InstData::*;
    let mut list = |l: &mut EntityList<Value>, f: &mut dyn FnMut(&mut Value)| {
        l.as_mut_slice(lists).iter_mut().for_each(f);
    };
    match data {
        Unary { arg, .. } | Cast { arg, .. } | ExtractValue { arg, .. } | Load { ptr: arg, .. } => {
            f(arg)
        }
        Binary { args, .. }
        | ICmp { args, .. }
        | FCmp { args, .. }
        | ExtractElement { args }
        | ShuffleVector { args, .. }
        | InsertValue { args, .. }
        | Store { args, .. }
        | AtomicRmw { args, .. } => args.iter_mut().for_each(f),
        Select { args, .. } | InsertElement { args } | CmpXchg { args, .. } => {
            args.iter_mut().for_each(f)
        }
        Alloca { count, .. } => count.iter_mut().for_each(f),
        Gep { args, .. }
        | Call { args, .. }
        | CallIndirect { args, .. }
        | Intrinsic { args, .. } => list(args, f),
        Jump { dest } => list(&mut dest.args, f),
        Branch { cond, dests } => {
            f(cond);
            dests.iter_mut().for_each(|d| list(&mut d.args, f));
        }
        Switch {
            value,
            default,
            cases,
        } => {
            f(value);
            list(&mut default.args, f);
            cases.iter_mut().for_each(|c| list(&mut c.dest.args, f));
        }
        Ret { value } => value.iter_mut().for_each(f),
        Fence { .. } | Unreachable => {}
    }
}

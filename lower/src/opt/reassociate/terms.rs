//! Terms that are the same in all lanes, put together.
//!
//! ```text
//! ((d + u) + e) + v        (d + (u + v)) + e
//! ```
//!
//! What is left of `u` and `v` for the vector unit is one operation in place of two, or three for
//! each of 64 bits, since a carry leaves no room for a scalar register. The same for products, and
//! for the bitwise operations.
//!
//! The terms are those of operations of a block whose results only the next one of the chain needs.
//! A chain has one constant at most (what is simplified before has put them together), which stays
//! outermost, where addresses may take it. No partial sum of terms that do not wrap as numbers
//! without sign is more than the whole; with signs, and of products, it may be, so those flags go.
//! Linear.

use super::places::Places;
use crate::analysis::{Uniformity, Uses};
use ir::{ArithFlags, BinaryOp, Function, Inst, InstData, Type, Value};
use smallvec::SmallVec;

/// Terms that are looked at in a chain.
const MAX_TERMS: usize = 16;

/// A chain of one operation.
pub(super) struct Chain {
    /// Its last instruction.
    root: Inst,
    op: BinaryOp,
    /// Flags that all of them have.
    flags: ArithFlags,
    terms: SmallVec<[Value; 4]>,
    /// The results of its operations.
    sums: SmallVec<[Value; 4]>,
}

/// Is there an operation on the result of one of its kind? No chain is without.
pub(super) fn may_have_chains(func: &Function) -> bool {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.any(|&inst| {
        operation(func, inst).is_some_and(|(op, _, args)| {
            let its = |arg| operation(func, func.def_inst(arg)?).map(|(op, ..)| op);
            args.iter().any(|&arg| its(arg) == Some(op))
        })
    })
}

/// The chains of two operations or more.
pub(super) fn chains(func: &Function, uses: &Uses) -> Vec<Chain> {
    let mut chains = Vec::new();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let Some((op, flags, args)) = operation(func, inst) else {
                continue;
            };
            let inner = |value| inner(func, uses, inst, op, value);
            let is_root = !is_inner(func, uses, inst, op);
            if !is_root || !args.iter().any(|&arg| inner(arg).is_some()) {
                continue;
            }
            let mut chain = Chain {
                root: inst,
                op,
                flags,
                terms: SmallVec::new(),
                sums: func.result(inst).into_iter().collect(),
            };
            if chain.collect(func, uses) {
                chains.push(chain);
            }
        }
    }
    chains
}

/// An operation whose terms may be taken in any order.
fn operation(func: &Function, inst: Inst) -> Option<(BinaryOp, ArithFlags, [Value; 2])> {
    let &InstData::Binary { op, flags, args } = func.inst(inst) else {
        return None;
    };
    let is_any_order = matches!(
        op,
        BinaryOp::Add | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor
    );
    let is_word = matches!(func.result_type(inst), Type::I32 | Type::I64);
    (is_any_order && is_word).then_some((op, flags, args))
}

/// The operation of the same kind and block that makes a value for a user alone.
fn inner(func: &Function, uses: &Uses, user: Inst, op: BinaryOp, value: Value) -> Option<Inst> {
    let inst = func.def_inst(value)?;
    let (its, ..) = operation(func, inst)?;
    let is_alone = uses.count(value) == 1 && uses.block(inst) == uses.block(user);
    (its == op && is_alone).then_some(inst)
}

/// Is an operation a part of the chain of its only user?
fn is_inner(func: &Function, uses: &Uses, inst: Inst, op: BinaryOp) -> bool {
    let Some(value) = func.result(inst) else {
        return false;
    };
    match uses.users(value) {
        &[user] => {
            let same = operation(func, user).is_some_and(|(its, ..)| its == op);
            same && inner(func, uses, user, op, value).is_some()
        }
        _ => false,
    }
}

impl Chain {
    /// Finds the terms, in order. Tells whether it is a chain to look at.
    fn collect(&mut self, func: &Function, uses: &Uses) -> bool {
        let mut work: SmallVec<[(Inst, Value); 8]> = SmallVec::new();
        let push = |work: &mut SmallVec<_>, inst: Inst, args: [Value; 2]| {
            work.extend([(inst, args[1]), (inst, args[0])]);
        };
        let Some((_, _, args)) = operation(func, self.root) else {
            return false;
        };
        push(&mut work, self.root, args);
        while let Some((user, value)) = work.pop() {
            let part = inner(func, uses, user, self.op, value);
            match part.and_then(|inst| Some((inst, operation(func, inst)?))) {
                Some((inst, (_, flags, args))) => {
                    self.flags &= flags;
                    self.sums.push(value);
                    push(&mut work, inst, args);
                }
                None => self.terms.push(value),
            }
            if self.terms.len() > MAX_TERMS {
                return false;
            }
        }
        self.flags &= match self.op {
            BinaryOp::Add => ArithFlags::NUW,
            _ => ArithFlags::empty(),
        };
        let constants = self.terms.iter().filter(|&&v| is_constant(func, v));
        constants.count() <= 1
    }
}

fn is_product(func: &Function, value: Value) -> bool {
    let data = func.def_inst(value).map(|inst| func.inst(inst));
    matches!(
        data,
        Some(InstData::Binary {
            op: BinaryOp::Mul,
            ..
        })
    )
}

fn is_constant(func: &Function, value: Value) -> bool {
    func.value_const(value).is_some()
}

/// Puts together what all lanes have alike. Tells whether there was anything.
pub(super) fn run(func: &mut Function, chains: &[Chain], uniformity: &Uniformity) -> bool {
    let mut places = Places::default();
    let mut changed = false;
    for chain in chains {
        changed |= reorder(func, chain, uniformity, &mut places).is_some();
    }
    places.fill(func);
    changed
}

/// Reorders the terms of a chain, if the vector unit has less to do then.
fn reorder(
    func: &mut Function,
    chain: &Chain,
    uniformity: &Uniformity,
    places: &mut Places,
) -> Option<()> {
    let mut constant = None;
    let (mut same, mut others) = (Vec::new(), Vec::new());
    for &term in &chain.terms {
        if is_constant(func, term) {
            constant = Some(term);
        } else if uniformity.is_uniform(term) {
            same.push(term);
        } else {
            others.push(term);
        }
    }
    let is_divergent = |&&sum: &&Value| uniformity.is_divergent(sum);
    let now = chain.sums.iter().filter(is_divergent).count();
    if same.len() < 2 || others.is_empty() || others.len() + constant.iter().len() >= now {
        return None;
    }
    let ty = func.result_type(chain.root);
    let mut join = |func: &mut Function, a, b| {
        let data = InstData::Binary {
            op: chain.op,
            flags: chain.flags,
            args: [a, b],
        };
        places.make(func, chain.root, data, ty)
    };
    let mut fold = |func: &mut Function, first, rest: &[Value]| {
        let mut rest = rest.iter();
        rest.try_fold(first, |sum, &term| join(func, sum, term))
    };
    let same = fold(func, same[0], &same[1..])?;
    // A product takes it as what is added to it.
    if let Some(product) = others.iter().position(|&term| is_product(func, term)) {
        others[..=product].rotate_right(1);
    }
    let mut terms = vec![others[0], same];
    terms.extend(&others[1..]);
    terms.extend(constant);
    let (last, before) = terms.split_last()?;
    let last = [fold(func, before[0], &before[1..])?, *last];
    let InstData::Binary { flags, args, .. } = func.inst_mut(chain.root) else {
        return None;
    };
    *flags = chain.flags;
    *args = last;
    Some(())
}

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
use crate::analysis::uses::UseCounts;
use crate::analysis::{LoopForest, Uniformity};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use graphs::filled;
use ir::{ArithFlags, BinaryOp, Block, Function, Inst, InstData, Type, Value};
use smallvec::SmallVec;

/// Terms that are looked at in a chain.
const MAX_TERMS: usize = 16;
/// Terms beside the constant without which a chain stays as it is: two that are the same in all
/// lanes, and another one.
const LEAST_TERMS: usize = 3;

/// Terms of them that are to be the same in all lanes.
const LEAST_ALIKE: usize = 2;

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

/// Are there operations on results of their kind that may be a chain: one without a constant in
/// either, or two of them? No chain of [`LEAST_TERMS`] is without.
pub(super) fn may_have_chains(func: &Function) -> bool {
    let mut links = 0;
    for &inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        let Some((op, _, args)) = operation(func, inst) else {
            continue;
        };
        for arg in args {
            let before = func.def_inst(arg).and_then(|def| operation(func, def));
            if let Some((its, _, terms)) = before
                && its == op
            {
                let mut all = args.iter().chain(&terms);
                let has_constant = all.any(|&v| is_constant(func, v));
                links += if has_constant { 1 } else { 2 };
                if links >= 2 {
                    return true;
                }
            }
        }
    }
    false
}

/// The chains of [`LEAST_TERMS`] or more.
pub(super) fn chains(func: &Function) -> Vec<Chain> {
    let parts = parts(func);
    let mut chains = Vec::new();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let Some((op, flags, args)) = operation(func, inst) else {
                continue;
            };
            let has_more = args.iter().any(|&arg| part(func, &parts, arg).is_some());
            if !has_more || parts.contains(inst) {
                continue;
            }
            let mut chain = Chain {
                root: inst,
                op,
                flags,
                terms: SmallVec::new(),
                sums: func.result(inst).into_iter().collect(),
            };
            if chain.collect(func, &parts) {
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

/// The operations whose only user is one of the same kind in the same block.
fn parts(func: &Function) -> EntitySet<Inst> {
    let counts = UseCounts::new(func);
    let mut parts = EntitySet::with_capacity(func.num_insts());
    let mut block_of: SecondaryMap<Inst, PackedOption<Block>> =
        filled(func.num_insts(), PackedOption::default());
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            // What it uses of its own block comes before it.
            block_of[inst] = block.into();
            let Some((op, _, args)) = operation(func, inst) else {
                continue;
            };
            for arg in args {
                if let Some(def) = func.def_inst(arg)
                    && block_of[def].expand() == Some(block)
                    && counts.get(arg) == 1
                    && operation(func, def).is_some_and(|(its, ..)| its == op)
                {
                    parts.insert(def);
                }
            }
        }
    }
    parts
}

/// The operation that makes an operand of one of a chain for that alone, if it is one of the chain.
fn part(func: &Function, parts: &EntitySet<Inst>, value: Value) -> Option<Inst> {
    func.def_inst(value).filter(|&inst| parts.contains(inst))
}

impl Chain {
    /// Finds the terms, in order. Tells whether it is a chain to look at.
    fn collect(&mut self, func: &Function, parts: &EntitySet<Inst>) -> bool {
        let mut work: SmallVec<[Value; 8]> = SmallVec::new();
        let Some((_, _, args)) = operation(func, self.root) else {
            return false;
        };
        work.extend([args[1], args[0]]);
        while let Some(value) = work.pop() {
            match part(func, parts, value).and_then(|inst| operation(func, inst)) {
                Some((_, flags, args)) => {
                    self.flags &= flags;
                    self.sums.push(value);
                    work.extend([args[1], args[0]]);
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
        let constants = constants.count();
        constants <= 1 && self.terms.len() - constants >= LEAST_TERMS
    }

    /// May there be enough terms that are the same in all lanes, if those that are known to be
    /// divergent are not all that are?
    pub fn may_be_reordered(&self, func: &Function, known: &Uniformity) -> bool {
        let is_same = |&&term: &&Value| !is_constant(func, term) && known.is_uniform(term);
        self.terms.iter().filter(is_same).count() >= LEAST_ALIKE
    }
}

/// Is it certain of all terms whether they are the same in all lanes, by what data tells?
pub(super) fn are_certain(
    func: &Function,
    loops: &LoopForest,
    chains: &[Chain],
    data: &Uniformity,
) -> bool {
    if chains.is_empty() {
        return true;
    }
    let loop_of = loops.loops_of_insts(func);
    let mut terms = chains.iter().flat_map(|chain| &chain.terms);
    terms.all(|&term| data.is_divergent(term) || data.is_uniform_by_data(func, &loop_of, term))
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
    if same.len() < LEAST_ALIKE || others.is_empty() || others.len() + constant.iter().len() >= now
    {
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

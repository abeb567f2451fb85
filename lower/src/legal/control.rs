//! Terminators. A `switch` becomes a balanced tree of comparisons.

use crate::fold;
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::{Extend, Num, container};
use ir::{Block, BlockCall, Inst, InstData, IntCC, Type, Value};

/// A branch target of the new function.
#[derive(Clone)]
struct Dest {
    block: Block,
    args: Parts,
}

/// Consecutive values of a switch that go to the same place.
#[derive(Clone, Copy)]
struct Cluster {
    lo: u128,
    hi: u128,
    /// Index into the list of targets.
    dest: usize,
}

/// Up to this many clusters are tested one after the other.
const CHAIN: usize = 3;

impl Legaliser<'_> {
    /// `br`, `switch`, `ret`, `unreachable`.
    pub(crate) fn terminator(&mut self, inst: Inst) -> Res<()> {
        match self.src.inst(inst).clone() {
            InstData::Jump { dest } => {
                let dest = self.dest(dest)?;
                self.e.jump(dest.block, &dest.args);
            }
            InstData::Branch { cond, dests } => {
                let cond = self.one(cond)?;
                let then = self.dest(dests[0])?;
                let otherwise = self.dest(dests[1])?;
                self.branch(cond, &then, &otherwise);
            }
            InstData::Switch {
                value,
                default,
                cases,
            } => self.switch(value, default, &cases)?,
            InstData::Ret { value } => self.ret(value)?,
            _ => {
                self.e.push(InstData::Unreachable, Type::VOID);
            }
        }
        Ok(())
    }

    fn dest(&mut self, call: BlockCall) -> Res<Dest> {
        let mut args = Parts::new();
        for &arg in call.args.as_slice(&self.src.lists) {
            let parts = self.range(arg)?;
            args.extend_from_slice(self.parts_in(parts));
        }
        Ok(Dest {
            block: self.target_block(call.block),
            args,
        })
    }

    fn call_of(&mut self, dest: &Dest) -> BlockCall {
        self.e.out.block_call(dest.block, &dest.args)
    }

    fn branch(&mut self, cond: Value, then: &Dest, otherwise: &Dest) {
        if let Some(c) = self.e.const_bits(cond) {
            let dest = if c != 0 { then } else { otherwise };
            self.e.jump(dest.block, &dest.args);
            return;
        }
        let dests = [self.call_of(then), self.call_of(otherwise)];
        self.e.push(InstData::Branch { cond, dests }, Type::VOID);
    }

    // Switch.

    fn switch(&mut self, value: Value, default: BlockCall, cases: &[ir::SwitchCase]) -> Res<()> {
        let bits = self.leaf_of(self.ty(value))?.bits();
        let n = self.num(value)?;
        let n = self.e.extend_low(n, bits, Extend::Zero);
        let mut dests = vec![self.dest(default)?];
        let mut clusters = Vec::with_capacity(cases.len());
        for case in cases {
            let dest = self.dest(case.dest)?;
            let same = dests
                .last()
                .is_some_and(|d| d.block == dest.block && d.args == dest.args);
            if !same {
                dests.push(dest);
            }
            let value = case.value & fold::mask(bits);
            clusters.push(Cluster {
                lo: value,
                hi: value,
                dest: dests.len() - 1,
            });
        }
        clusters.sort_by_key(|c| c.lo);
        merge(&mut clusters, &dests);
        self.switch_tree(n, bits, &clusters, &dests, (0, fold::mask(bits)));
        Ok(())
    }

    /// Compares `n`, which is in `range`, with the clusters.
    fn switch_tree(
        &mut self,
        n: Num,
        bits: u32,
        clusters: &[Cluster],
        dests: &[Dest],
        range: (u128, u128),
    ) {
        if clusters.len() <= CHAIN {
            self.switch_chain(n, bits, clusters, dests, range);
            return;
        }
        let middle = clusters.len() / 2;
        let pivot = clusters[middle].lo;
        let bound = self.e.num_const(bits, pivot);
        let below = self.e.int_compare(IntCC::Ult, container(bits), n, bound);
        let (left, right) = (self.e.make_block(), self.e.make_block());
        self.e.branch(below, left, right);
        self.e.start_block(left);
        self.switch_tree(n, bits, &clusters[..middle], dests, (range.0, pivot - 1));
        self.e.start_block(right);
        self.switch_tree(n, bits, &clusters[middle..], dests, (pivot, range.1));
    }

    fn switch_chain(
        &mut self,
        n: Num,
        bits: u32,
        clusters: &[Cluster],
        dests: &[Dest],
        range: (u128, u128),
    ) {
        let (mut lo, hi) = range;
        for (i, c) in clusters.iter().enumerate() {
            let is_last = i + 1 == clusters.len();
            if is_last && c.lo == lo && c.hi == hi {
                // Everything else was excluded.
                self.e.jump(dests[c.dest].block, &dests[c.dest].args);
                return;
            }
            let here = self.in_cluster(n, bits, c);
            let next = Dest {
                block: if is_last {
                    dests[0].block
                } else {
                    self.e.make_block()
                },
                args: if is_last {
                    dests[0].args.clone()
                } else {
                    Parts::new()
                },
            };
            self.branch(here, &dests[c.dest], &next);
            if is_last {
                return;
            }
            if c.lo == lo {
                lo = c.hi + 1;
            }
            self.e.start_block(next.block);
        }
        self.e.jump(dests[0].block, &dests[0].args);
    }

    fn in_cluster(&mut self, n: Num, bits: u32, c: &Cluster) -> Value {
        let width = container(bits);
        let lo = self.e.num_const(bits, c.lo);
        if c.lo == c.hi {
            return self.e.int_compare(IntCC::Eq, width, n, lo);
        }
        let offset = self
            .e
            .int_binary(ir::BinaryOp::Sub, ir::ArithFlags::empty(), width, n, lo);
        let span = self.e.num_const(bits, c.hi - c.lo);
        self.e.int_compare(IntCC::Ule, width, offset, span)
    }

    // Return.

    fn ret(&mut self, value: Option<Value>) -> Res<()> {
        let parts = match value {
            Some(v) => self.parts(v)?,
            None => Parts::new(),
        };
        let parts = match self.src.call_conv.is_kernel() {
            true => parts,
            false => self.returned(&parts)?,
        };
        let value = match parts[..] {
            [] => None,
            [one] => Some(one),
            _ => {
                let ty = self.e.out.ret;
                let mut whole = self.e.poison(ty);
                for (i, &part) in parts.iter().enumerate() {
                    whole = self.e.with_field(whole, part, i as u32);
                }
                Some(whole)
            }
        };
        self.e.push(InstData::Ret { value }, Type::VOID);
        Ok(())
    }
}

/// Joins neighbours that lead to the same place.
fn merge(clusters: &mut Vec<Cluster>, dests: &[Dest]) {
    clusters.dedup_by(|next, kept| {
        let (a, b) = (&dests[kept.dest], &dests[next.dest]);
        let joins =
            kept.hi.checked_add(1) == Some(next.lo) && a.block == b.block && a.args == b.args;
        if joins {
            kept.hi = next.hi;
        }
        joins
    });
}

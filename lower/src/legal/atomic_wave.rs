//! Atomic operations whose address is the same in all lanes: one for the wave in place of one for
//! each lane.
//!
//! ```text
//!         total  = the operands of the active lanes, combined
//!         before = those of the active lanes below this one, combined, if the result is used
//!         branch first active lane?, alone, others
//! alone:  old = atomicrmw op, ptr, total
//!         jump end(old)
//! others: jump end(poison)
//! end(old):
//!         result = op(readfirstlane old, before), in the first lane old itself
//! ```
//!
//! Nothing says in which order the lanes of a wave come, nor that somebody else comes in between;
//! so the lanes may come one directly behind the other, in their order, which is what this does.
//! The lane that performs the operation is the lowest of those that reach `end` with it, hence
//! `readfirstlane` reads its value. What the operation orders, it orders for the wave: waits and
//! cache control are executed once for all lanes. Sums of floats are rounded otherwise than lane by
//! lane, in the order and way in which LLVM's pass `amdgpu-atomic-optimizer` does it, so that both
//! results are the same.
//!
//! What LDS does by an instruction of its own is left to it: it takes one lane each cycle, which is
//! what combining them costs. Of other operations with an instruction only those are combined whose
//! operands are the same in all lanes; the others take more instructions than a wave that is alone
//! saves by it, though fewer operations on one address would serve all waves together.
//!
//! Operands that are the same in all lanes are combined by counting lanes; others by six steps
//! across the lanes (DPP), each with twice as many as the one before, where integers are combined,
//! which is exact in any order; else by a loop over the lanes ([`super::wave_reduce`]).

use crate::expand::bits;
use crate::legal::atomic::{Old, Rmw};
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::wave_reduce::Keep;
use crate::target::{WaveAtomics, WaveScan};
use ir::{
    AddrSpace, ArithFlags, AtomicOp, BinaryOp, Block, CastOp, Function, Inst, InstData, IntCC,
    Intrinsic, MemFlags, Type, Value, dpp,
};

/// The steps of a scan, with the rows that they write, a bit for each: afterwards each lane has
/// what it and all below it had.
const SCAN_STEPS: [(u32, u32); 6] = [
    (dpp::row_shr(1), ALL_ROWS),
    (dpp::row_shr(2), ALL_ROWS),
    (dpp::row_shr(4), ALL_ROWS),
    (dpp::row_shr(8), ALL_ROWS),
    (dpp::ROW_BCAST_15, 0b1010),
    (dpp::ROW_BCAST_31, 0b1100),
];
const ALL_ROWS: u32 = 0b1111;
/// Conditions in front of a block that are looked at.
const MAX_CONDITIONS: usize = 8;

/// Is the operation one that [`Legaliser::rmw_per_wave`] may combine, wherever it stands?
pub(crate) fn is_candidate(src: &Function, inst: Inst) -> bool {
    use AtomicOp::*;
    let InstData::AtomicRmw { op, args, mem } = *src.inst(inst) else {
        return false;
    };
    let known = matches!(
        op,
        Add | Sub | And | Or | Xor | Max | Min | UMax | UMin | FAdd | FSub | FMax | FMin
    );
    let ty = matches!(
        src.value_type(args[1]),
        Type::I32 | Type::I64 | Type::F32 | Type::F64
    );
    let space = src.value_type(args[0]).addr_space();
    let place = matches!(space, Some(AddrSpace::Global | AddrSpace::Local));
    known && ty && place && !mem.flags.contains(MemFlags::VOLATILE)
}

/// What the lanes of a wave have together.
struct Shares {
    /// All active lanes.
    total: Value,
    /// The active lanes below this one, if that was asked for; in the first one anything.
    before: Option<Value>,
}

impl Legaliser<'_> {
    /// The operation once for the wave, if its address is the same in all lanes.
    pub(crate) fn rmw_per_wave(&mut self, inst: Inst, rmw: &Rmw, bytes: u64) -> Res<Option<Parts>> {
        let InstData::AtomicRmw { args, .. } = *self.src.inst(inst) else {
            return Ok(None);
        };
        let wanted = self.e.target.atomics == WaveAtomics::Combined;
        if !wanted
            || !is_candidate(self.src, inst)
            || !self.is_uniform_here(args[0])
            || self.is_alone()
        {
            return Ok(None);
        }
        let counts = self.is_uniform_here(args[1]);
        // Sums of floats one after the other in memory take longer than in the wave.
        let pays = rmw.space == AddrSpace::Global && (counts || rmw.op == AtomicOp::FAdd);
        if self.is_native(rmw, bytes) && !pays {
            return Ok(None);
        }
        let old = rmw.old;
        let mask = self.active_mask();
        let below = self.lanes_below(mask);
        let operand = rmw.operand[0];
        let shares = if counts {
            self.counted_lanes(rmw, mask, below, old)
        } else if self.e.target.wave_scan == WaveScan::Dpp && is_integer(rmw.ty) {
            self.scanned(rmw, operand, old)?
        } else {
            self.in_turn(rmw, operand, old)?
        };
        let first = self.e.icmp_const(IntCC::Eq, below, 0);
        let performed = self.by_first_lane(rmw, bytes, first, shares.total, old)?;
        let (Some(base), Some(before)) = (performed, shares.before) else {
            let poison = self.e.poison(rmw.ty);
            return Ok(Some(Parts::from_slice(&[poison])));
        };
        let later = self.once(rmw.op, rmw.ty, base, before)?;
        let result = self.e.select(first, base, later);
        Ok(Some(Parts::from_slice(&[result])))
    }

    /// Has the program itself chosen one work-item of the wave, by comparing its id for equality?
    fn is_alone(&self) -> bool {
        let Some(known) = &self.uniformity else {
            return false;
        };
        let mut block = self.current;
        for _ in 0..MAX_CONDITIONS {
            let Some(before) = known.graph.dom.idom(block) else {
                return false;
            };
            if known.graph.cfg.single_pred(block) == Some(before)
                && let Some(cond) = self.condition_of(before, block)
                && self.chooses_one(cond)
            {
                return true;
            }
            block = before;
        }
        false
    }

    /// The condition that is true on the edge between two blocks.
    fn condition_of(&self, from: Block, to: Block) -> Option<Value> {
        let branch = self.src.terminator(from)?;
        let InstData::Branch { cond, ref dests } = *self.src.inst(branch) else {
            return None;
        };
        (dests[0].block == to && dests[1].block != to).then_some(cond)
    }

    /// Is a condition true for one work-item of a row at most?
    fn chooses_one(&self, cond: Value) -> bool {
        let Some(inst) = self.src.def_inst(cond) else {
            return false;
        };
        let InstData::ICmp { cond, args, .. } = *self.src.inst(inst) else {
            return false;
        };
        let id = |v: Value| {
            let inst = self.src.def_inst(self.before_extension(v));
            inst.is_some_and(|i| {
                matches!(self.src.inst(i), InstData::Intrinsic { id, .. } if *id == Intrinsic::WorkitemIdX)
            })
        };
        cond == IntCC::Eq
            && args.iter().any(|&v| id(v))
            && args.iter().any(|&v| self.is_uniform_here(v))
    }

    fn before_extension(&self, v: Value) -> Value {
        match self.src.def_inst(v).map(|i| self.src.inst(i)) {
            Some(&InstData::Cast {
                op: CastOp::ZExt | CastOp::SExt,
                arg,
                ..
            }) => arg,
            _ => v,
        }
    }

    /// How many active lanes stand below this one.
    pub(crate) fn lanes_below(&mut self, mask: Value) -> Value {
        let zero = self.e.i32(0);
        let (lo, hi) = match self.e.width(mask) {
            64 => (self.e.lo(mask), Some(self.e.hi(mask))),
            _ => (mask, None),
        };
        let count = self.e.intr(Intrinsic::MbcntLo, &[lo, zero], Type::I32);
        match hi {
            Some(hi) => self.e.intr(Intrinsic::MbcntHi, &[hi, count], Type::I32),
            None => count,
        }
    }

    /// One operation more: what is subtracted together is added up before.
    fn once(&mut self, op: AtomicOp, ty: Type, a: Value, b: Value) -> Res<Value> {
        Ok(self.combine(op, ty, &[a], &[b])?[0])
    }

    /// The same operand in all lanes.
    fn counted_lanes(&mut self, rmw: &Rmw, mask: Value, below: Value, old: Old) -> Shares {
        let lanes = self.e.width(mask);
        let all = bits::ctpop(&mut self.e, mask.into(), lanes);
        let all = match lanes > u32::BITS {
            true => self.e.lo(all.lo),
            false => all.lo,
        };
        Shares {
            total: self.times(rmw, all),
            before: (old == Old::Used).then(|| self.times(rmw, below)),
        }
    }

    /// An operand as often as a number says, once at least.
    fn times(&mut self, rmw: &Rmw, count: Value) -> Value {
        let operand = rmw.operand[0];
        match rmw.op {
            AtomicOp::Add | AtomicOp::Sub => self.multiplied(rmw.ty, operand, count),
            AtomicOp::Xor => {
                let odd = self.e.and_const(count, 1);
                self.multiplied(rmw.ty, operand, odd)
            }
            AtomicOp::FAdd | AtomicOp::FSub => {
                let count = self.e.raw_cast(CastOp::UiToFp, count, rmw.ty);
                self.e.fmul(operand, count)
            }
            // The others of a value twice are those of it once.
            _ => operand,
        }
    }

    fn multiplied(&mut self, ty: Type, operand: Value, count: Value) -> Value {
        let count = match ty {
            Type::I64 => self.e.zext(count, Type::I64),
            _ => count,
        };
        let bits = self.e.width(operand);
        let flags = ArithFlags::empty();
        let product = self
            .e
            .int_binary(BinaryOp::Mul, flags, bits, operand.into(), count.into());
        product.lo
    }

    /// Integers by steps across the lanes, each with twice as many as the one before. The lanes
    /// that are not active have what changes nothing.
    fn scanned(&mut self, rmw: &Rmw, operand: Value, old: Old) -> Res<Shares> {
        let op = joining(rmw.op);
        let neutral = neutral(op, self.e.width(operand));
        let mine = self.words_of(rmw.ty, operand)?;
        let neutral = self.words_of_bits(neutral, mine.len());
        let mut sum = Vec::new();
        for (&v, &n) in mine.iter().zip(&neutral) {
            sum.push(self.e.intr(Intrinsic::SetInactive, &[v, n], Type::I32));
        }
        for (control, rows) in SCAN_STEPS {
            let other = self.of_other_lanes(&neutral, &sum, control, rows);
            sum = self.combined(op, rmw.ty, &sum, &other)?;
        }
        let last = self.e.i32(self.e.target.abilities.lanes - 1);
        let total = self.computed_for_all(&sum, |l, w| {
            l.e.intr(Intrinsic::ReadLane, &[w, last], Type::I32)
        });
        let before = match old {
            Old::Unused => None,
            Old::Used => {
                let below = self.of_other_lanes(&neutral, &sum, dpp::WAVE_SHR, ALL_ROWS);
                let below = self.computed_for_all(&below, |_, w| w);
                Some(self.of_its_words(rmw.ty, &below)?)
            }
        };
        Ok(Shares {
            total: self.of_its_words(rmw.ty, &total)?,
            before,
        })
    }

    /// `update.dpp`: words of other lanes.
    fn of_other_lanes(
        &mut self,
        none: &[Value],
        words: &[Value],
        control: u32,
        rows: u32,
    ) -> Vec<Value> {
        let (control, rows, banks) = (self.e.i32(control), self.e.i32(rows), self.e.i32(0xf));
        let bound = self.e.bool(false);
        let pairs = none.iter().zip(words);
        pairs
            .map(|(&n, &w)| {
                let args = [n, w, control, rows, banks, bound];
                self.e.intr(Intrinsic::UpdateDpp, &args, Type::I32)
            })
            .collect()
    }

    /// Words that are computed for all lanes.
    fn computed_for_all(
        &mut self,
        words: &[Value],
        mut last: impl FnMut(&mut Self, Value) -> Value,
    ) -> Vec<Value> {
        let mut out = Vec::new();
        for &w in words {
            let v = last(self, w);
            out.push(self.e.intr(Intrinsic::StrictWwm, &[v], Type::I32));
        }
        out
    }

    /// One lane after the other.
    fn in_turn(&mut self, rmw: &Rmw, operand: Value, old: Old) -> Res<Shares> {
        let words = self.words_of(rmw.ty, operand)?;
        let keep = match old {
            Old::Used => Keep::EachBefore,
            Old::Unused => Keep::Total,
        };
        let sums = self.reduced(joining(rmw.op), rmw.ty, &words, keep)?;
        let before = match old {
            Old::Used => Some(self.of_its_words(rmw.ty, &sums.before)?),
            Old::Unused => None,
        };
        Ok(Shares {
            total: self.of_its_words(rmw.ty, &sums.total)?,
            before,
        })
    }

    /// The value of words that is one part.
    fn of_its_words(&mut self, ty: Type, words: &[Value]) -> Res<Value> {
        Ok(self.parts_of_words(ty, words)?[0])
    }

    /// The operation with the total, by one lane; what was there, for all of them, if it is used.
    fn by_first_lane(
        &mut self,
        rmw: &Rmw,
        bytes: u64,
        first: Value,
        total: Value,
        old: Old,
    ) -> Res<Option<Value>> {
        let (alone, others, end) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        self.e.branch(first, alone, others);
        self.e.start_block(alone);
        let one = Rmw {
            operand: Parts::from_slice(&[total]),
            ..*rmw
        };
        let was = self.rmw_shared(&one, bytes)?[0];
        if old == Old::Unused {
            self.e.jump(end, &[]);
            self.e.start_block(others);
            self.e.jump(end, &[]);
            self.e.start_block(end);
            return Ok(None);
        }
        let ty = self.e.ty(was);
        let result = self.e.block_param(end, ty);
        self.e.jump(end, &[was]);
        self.e.start_block(others);
        let nothing = self.e.poison(ty);
        self.e.jump(end, &[nothing]);
        self.e.start_block(end);
        let words = self.words_of(rmw.ty, result)?;
        let mut theirs = Vec::new();
        for w in words {
            theirs.push(self.e.intr(Intrinsic::ReadFirstLane, &[w], Type::I32));
        }
        self.of_its_words(rmw.ty, &theirs).map(Some)
    }
}

fn is_integer(ty: Type) -> bool {
    matches!(ty, Type::I32 | Type::I64)
}

/// How two operands of an operation become one.
fn joining(op: AtomicOp) -> AtomicOp {
    match op {
        AtomicOp::Sub => AtomicOp::Add,
        AtomicOp::FSub => AtomicOp::FAdd,
        other => other,
    }
}

/// The integer that changes nothing.
fn neutral(op: AtomicOp, bits: u32) -> u64 {
    let all = u64::MAX >> (64 - bits);
    match op {
        AtomicOp::And | AtomicOp::UMin => all,
        AtomicOp::Min => all >> 1,
        AtomicOp::Max => 1 << (bits - 1),
        _ => 0,
    }
}

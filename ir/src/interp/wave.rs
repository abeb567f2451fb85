//! Operations that depend on which lanes of a wave are active.
//!
//! The model: lanes run on their own, and each stops before such an operation. When no lane of the
//! wave can run, those that wait at the earliest place ([`super::order`]) execute the operation
//! together: they are the active lanes. A lane that waits at a barrier or has ended is inactive.
//! For reducible control flow this is what a wave does that rejoins as early as possible.

use super::access::combine;
use super::code::{Code, Program};
use super::data_share;
use super::error::{Fault, FaultKind, InterpError};
use super::exec::{Begun, Cx, Env, State, WorkItem, locate};
use super::float::{DenormalMode, Format};
use super::int;
use super::transpose;
use super::value::{Scalar, Slot};
use super::whole::{self, Lanes};
use crate::dpp::{self, Source};
use crate::entities::{Inst, Value};
use crate::function::Function;
use crate::inst::{AtomicOp, FloatCC, InstData, IntCC};
use crate::intrinsic::Intrinsic;
use crate::types::FloatKind;
use std::cmp::Ordering;
use std::rc::Rc;

/// Does it depend on which lanes are active?
pub(super) fn is_wave_op(id: Intrinsic) -> bool {
    use Intrinsic as N;
    id.wave_reduction().is_some()
        || data_share::is_shared_op(id)
        || id.matrix().is_some()
        || id.transposed_read().is_some()
        || matches!(
            id,
            N::ReadFirstLane
                | N::ReadLane
                | N::ReadActiveLane
                | N::WriteLane
                | N::Ballot
                | N::InverseBallot
                | N::AmdICmp
                | N::AmdFCmp
                | N::DsBpermute
                | N::DsPermute
                | N::DsSwizzle
                | N::MovDpp
                | N::UpdateDpp
                | N::SetInactive
                | N::StrictWwm
                | N::StrictWqm
                | N::Wwm
                | N::Wqm
                | N::SoftWqm
                | N::WqmVote
                | N::PsLive
                | N::LiveMask
                | N::WaveBarrier
        )
}

/// Lets the lanes that wait at the earliest place execute their operation. The result says whether
/// any waited.
pub(super) fn run_wave(
    env: &mut Env,
    items: &mut [WorkItem],
    wave_size: u32,
) -> Result<bool, InterpError> {
    let waiting = |item: &WorkItem| item.state == State::AtWaveOp;
    let Some(first) = (0..items.len())
        .filter(|&i| waiting(&items[i]))
        .min_by(|&a, &b| compare_places(&items[a], &items[b]))
    else {
        return Ok(false);
    };
    let active: Vec<usize> = (0..items.len())
        .filter(|&i| {
            waiting(&items[i]) && compare_places(&items[i], &items[first]) == Ordering::Equal
        })
        .collect();
    let frame = &items[first].frames[items[first].frames.len() - 1];
    let func = &env.program.module.functions[frame.func];
    let inst = func.blocks[frame.block].insts[frame.next];
    execute(env, items, &active, func, inst, wave_size)
        .map_err(|fault| locate(fault, func, inst, &items[first]))?;
    for i in active {
        items[i].state = State::Running;
        if let Some(frame) = items[i].frames.last_mut() {
            frame.next += 1;
        }
    }
    Ok(true)
}

/// Compares where two lanes are, from the kernel's frame to the innermost.
fn compare_places(a: &WorkItem, b: &WorkItem) -> Ordering {
    let key = |item: &WorkItem, i: usize| {
        item.frames
            .get(i)
            .map(|f| (f.code.order.rank(f.block), f.next, f.func))
    };
    (0..a.frames.len().max(b.frames.len()))
        .map(|i| key(a, i).cmp(&key(b, i)))
        .find(|o| o.is_ne())
        .unwrap_or(Ordering::Equal)
}

/// The active lanes and the operation's operands.
pub(super) struct WaveOp<'a> {
    items: &'a [WorkItem],
    active: &'a [usize],
    args: &'a [Value],
    func: &'a Function,
    wave_size: u32,
}

impl WaveOp<'_> {
    /// Scalar `i` of operand `arg` of the item at an index.
    pub(super) fn get(&self, item: usize, arg: usize, i: usize) -> Slot {
        self.items[item].lane_of(self.args[arg], i)
    }

    /// The same for a lane; `None` if it is not active.
    fn of_lane(&self, lane: u32, arg: usize, i: usize) -> Option<Slot> {
        self.item_of(lane).map(|a| self.get(a, arg, i))
    }

    /// The item of a lane, if it is active.
    pub(super) fn item_of(&self, lane: u32) -> Option<usize> {
        let mut active = self.active.iter().copied();
        active.find(|&a| self.items[a].lane == lane)
    }

    /// The same for a lane that waits in the same call of the function: what it last made of the
    /// operand. What the register of one holds that is elsewhere, or has ended, is not known.
    fn of_waiting(&self, lane: u32, arg: usize, i: usize) -> Slot {
        let calls = |item: &WorkItem| {
            let inner = item.frames.len().saturating_sub(1);
            let outer = item.frames[..inner].iter();
            let outer: Vec<_> = outer.map(|f| (f.func, f.block, f.next)).collect();
            (outer, item.frames.last().map(|f| f.func))
        };
        let here = calls(&self.items[self.active[0]]);
        let mut items = self.items.iter();
        match items.find(|item| item.lane == lane && calls(item) == here) {
            Some(item) => item.lane_of(self.args[arg], i),
            None => Slot::POISON,
        }
    }

    /// Number of operands.
    pub(super) fn operands(&self) -> usize {
        self.args.len()
    }

    /// Number of scalars of an operand.
    pub(super) fn len(&self, arg: usize) -> usize {
        self.code().map_or(1, |c| c.span(self.args[arg]).len())
    }

    /// Bits of a scalar of an operand.
    pub(super) fn scalar_bits(&self, arg: usize) -> u32 {
        let scalar = self.code().and_then(|c| c.scalar(self.args[arg]));
        scalar.map_or(32, Scalar::bits)
    }

    /// Lanes of a wave.
    pub(super) fn lanes(&self) -> u32 {
        self.wave_size
    }

    /// How the function treats a format's subnormal numbers.
    pub(super) fn denormals(&self, kind: FloatKind) -> DenormalMode {
        self.code()
            .map_or(DenormalMode::IEEE, |c| c.denormals(kind))
    }

    fn code(&self) -> Option<&Code> {
        let item = &self.items[self.active[0]];
        item.frames.last().map(|f| &*f.code)
    }

    fn lane(&self, item: usize) -> u32 {
        self.items[item].lane
    }

    /// An operand that must be the same in all active lanes.
    fn uniform(&self, arg: usize) -> Result<u128, Fault> {
        let first = self.get(self.active[0], arg, 0);
        if first.poison {
            return Err(Fault::new(FaultKind::Undefined, "lane select is poison"));
        }
        if self.active.iter().any(|&a| self.get(a, arg, 0) != first) {
            return Err(Fault::unsupported("an operand that differs between lanes"));
        }
        Ok(first.bits)
    }

    pub(super) fn immediate(&self, arg: usize) -> u32 {
        self.get(self.active[0], arg, 0).bits as u32
    }
}

pub(super) fn execute<'m>(
    env: &mut Env<'_, 'm>,
    items: &mut [WorkItem],
    active: &[usize],
    func: &'m Function,
    inst: Inst,
    wave_size: u32,
) -> Result<(), Fault> {
    let InstData::Intrinsic { id, args, .. } = func.inst(inst) else {
        return Err(Fault::unsupported("this wave operation"));
    };
    if data_share::is_shared_op(*id) {
        return in_data_share(env, items, active, func, inst);
    }
    let Some(result) = func.result(inst) else {
        return Ok(());
    };
    if id.transposed_read().is_some() {
        return transpose::read(env, items, active, func, inst, wave_size);
    }
    let program = env.program;
    let shape = program.shape(func.value_type(result))?;
    let count = shape.len();
    let more = match id {
        Intrinsic::StrictWwm | Intrinsic::Wwm => Some(Lanes::All),
        Intrinsic::StrictWqm => Some(Lanes::Quads),
        _ => None,
    };
    if let Some(lanes) = more {
        let value = args.as_slice(&func.lists)[0];
        let slots = whole::computed(env, items, active, func, value, lanes, wave_size)?;
        for (&item, slots) in active.iter().zip(slots) {
            for (i, slot) in slots.into_iter().enumerate() {
                items[item].set_lane(result, i, slot);
            }
        }
        return Ok(());
    }
    let op = WaveOp {
        items,
        active,
        args: args.as_slice(&func.lists),
        func,
        wave_size,
    };
    let mut out = Vec::with_capacity(active.len() * count);
    for &item in active {
        for i in 0..count {
            let slot = op.result(program, *id, item, i)?;
            // A mask of all lanes may be asked for in fewer bits.
            let bits = slot.bits & int::mask(shape[i].scalar.bits());
            out.push(Slot { bits, ..slot });
        }
    }
    if *id == Intrinsic::SetInactive {
        let had = out.chunks(count.max(1)).map(<[Slot]>::to_vec);
        let lanes = active.iter().map(|&item| items[item].lane);
        let begun = Rc::new(lanes.zip(had).collect::<Begun>());
        active
            .iter()
            .for_each(|&item| items[item].begin(inst, begun.clone()));
    }
    let mut out = out.into_iter();
    for &item in active {
        for (i, slot) in out.by_ref().take(count).enumerate() {
            items[item].set_lane(result, i, slot);
        }
    }
    Ok(())
}

/// An operation of [`data_share`]: addresses in LDS are the same in all lanes.
fn in_data_share<'m>(
    env: &mut Env<'_, 'm>,
    items: &mut [WorkItem],
    active: &[usize],
    func: &'m Function,
    inst: Inst,
) -> Result<(), Fault> {
    let InstData::Intrinsic { id, args, .. } = func.inst(inst) else {
        return Err(Fault::unsupported("this wave operation"));
    };
    let args = args.as_slice(&func.lists);
    let code = items[active[0]].frames[items[active[0]].frames.len() - 1]
        .code
        .clone();
    let counter = func.result(inst);
    let target = if counter.is_some() { args[0] } else { args[1] };
    let first = items[active[0]].lane_of(target, 0);
    if active.iter().any(|&a| items[a].lane_of(target, 0) != first) {
        return Err(Fault::unsupported(
            "an address in LDS that differs between lanes",
        ));
    }
    let mut old = None;
    for &a in active {
        let mut cx = Cx {
            env: &mut *env,
            item: &mut items[a],
            func,
            code: &code,
        };
        let Some(result) = counter else {
            cx.load_to_lds(*id, args, first.bits as u64)?;
            continue;
        };
        let slot = match old {
            Some(slot) => slot,
            None => cx.count(*id, result, args[0], active.len())?,
        };
        items[a].set_lane(result, 0, slot);
        old = Some(slot);
    }
    Ok(())
}

impl WaveOp<'_> {
    /// Scalar `i` of what one lane gets.
    fn result(
        &self,
        program: &Program,
        id: Intrinsic,
        item: usize,
        i: usize,
    ) -> Result<Slot, Fault> {
        use Intrinsic as N;
        let lane = self.lane(item);
        let lane_mask = self.wave_size - 1;
        Ok(match id {
            N::ReadFirstLane => self.get(self.active[0], 0, i),
            N::ReadLane => {
                let from = self.uniform(1)? as u32 & lane_mask;
                let active = self.of_lane(from, 0, i);
                active.unwrap_or_else(|| self.of_waiting(from, 0, i))
            }
            N::ReadActiveLane => {
                let from = self.uniform(1)? as u32 & lane_mask;
                let waits = || Fault::new(FaultKind::UndefinedBehaviour, "the lane is not active");
                self.of_lane(from, 0, i).ok_or_else(waits)?
            }
            N::WriteLane => {
                let to = self.uniform(1)? as u32 & lane_mask;
                let arg = if lane == to { 0 } else { 2 };
                self.get(item, arg, i)
            }
            N::Ballot => self.mask_of(|op, a| op.get(a, 0, 0))?,
            N::InverseBallot => {
                let mask = self.uniform(0)?;
                Slot::of(mask >> lane & 1)
            }
            N::AmdICmp => self.mask_of(|op, a| op.compare_ints(program, a))?,
            N::AmdFCmp => self.mask_of(|op, a| op.compare_floats(program, a))?,
            N::DsBpermute => {
                let index = self.get(item, 0, 0);
                let from = (index.bits as u32 / 4) & lane_mask;
                match index.poison {
                    true => Slot::POISON,
                    // Lanes that are not active give 0.
                    false => self.of_lane(from, 1, 0).unwrap_or(Slot::of(0)),
                }
            }
            N::DsPermute => self.pushed_to(lane, lane_mask),
            N::DsSwizzle => {
                let from = swizzle_source(lane, self.immediate(1))?;
                self.of_lane(from, 0, 0).unwrap_or(Slot::of(0))
            }
            N::SetInactive | N::Wqm | N::SoftWqm => self.get(item, 0, i),
            N::WqmVote => {
                let mask = self.mask_of(|op, a| op.get(a, 0, 0))?;
                Slot {
                    bits: (mask.bits >> (lane & !3) & 15 != 0).into(),
                    ..mask
                }
            }
            N::PsLive | N::LiveMask => Slot::of(1),
            N::MovDpp => self.dpp(lane, 0, None, 1, i)?,
            N::UpdateDpp => self.dpp(lane, 1, Some(self.get(item, 0, i)), 2, i)?,
            _ => match (id.wave_reduction(), id.matrix()) {
                (Some(op), _) => self.reduce(program, op)?,
                (None, Some(shape)) => self.matrix(shape, lane, item, i)?,
                (None, None) => return Err(Fault::unsupported(id.name())),
            },
        })
    }

    /// The values of all active lanes combined, in their order; differences begin with zero.
    fn reduce(&self, program: &Program, op: AtomicOp) -> Result<Slot, Fault> {
        let scalar = self.scalar(program)?;
        let mut lanes = self.active.to_vec();
        lanes.sort_by_key(|&a| self.lane(a));
        let mut sum = match op {
            AtomicOp::Sub | AtomicOp::FSub => Slot::of(0),
            _ => self.get(lanes.remove(0), 0, 0),
        };
        for lane in lanes {
            let value = self.get(lane, 0, 0);
            let format = |kind| Format {
                kind,
                mode: self.denormals(kind),
            };
            sum = Slot {
                bits: combine(op, scalar, format, sum.bits, value.bits),
                poison: sum.poison || value.poison,
            };
        }
        Ok(sum)
    }

    /// One bit for each active lane.
    fn mask_of(&self, f: impl Fn(&Self, usize) -> Slot) -> Result<Slot, Fault> {
        let mut mask = Slot::of(0);
        for &a in self.active {
            let bit = f(self, a);
            mask.poison |= bit.poison;
            mask.bits |= (bit.bits & 1) << self.lane(a);
        }
        Ok(mask)
    }

    /// Of several lanes that push to one, the last wins; 0 if none does.
    fn pushed_to(&self, lane: u32, lane_mask: u32) -> Slot {
        self.active
            .iter()
            .rev()
            .find(|&&a| (self.get(a, 0, 0).bits as u32 / 4) & lane_mask == lane)
            .map_or(Slot::of(0), |&a| self.get(a, 1, 0))
    }

    fn scalar(&self, program: &Program) -> Result<Scalar, Fault> {
        let ty = self.func.value_type(self.args[0]);
        super::value::scalar_of(&program.module.ctx.types, ty)
            .ok_or_else(|| Fault::unsupported("a comparison of this type"))
    }

    fn compare_ints(&self, program: &Program, a: usize) -> Slot {
        let (x, y) = (self.get(a, 0, 0), self.get(a, 1, 0));
        let bits = self.scalar(program).map_or(32, Scalar::bits);
        let holds = int_predicate(self.immediate(2))
            .is_some_and(|cond| int::compare(cond, x.bits, y.bits, bits));
        Slot {
            bits: holds.into(),
            poison: x.poison || y.poison,
        }
    }

    fn compare_floats(&self, program: &Program, a: usize) -> Slot {
        let (x, y) = (self.get(a, 0, 0), self.get(a, 1, 0));
        let Ok(Scalar::Float(kind)) = self.scalar(program) else {
            return Slot::POISON;
        };
        let format = Format {
            kind,
            mode: DenormalMode::IEEE,
        };
        let holds = float_predicate(self.immediate(2))
            .is_some_and(|cond| format.compare(cond, x.bits as u64, y.bits as u64));
        debug_assert!(kind.mantissa_bits() > 0);
        Slot {
            bits: holds.into(),
            poison: x.poison || y.poison,
        }
    }

    /// Data-parallel primitives: operand `src` of another lane. `old` is what a lane keeps that
    /// gets nothing; control, row mask, bank mask and bound control are the operands from `first`
    /// on.
    fn dpp(
        &self,
        lane: u32,
        src: usize,
        old: Option<Slot>,
        first: usize,
        i: usize,
    ) -> Result<Slot, Fault> {
        let [control, rows, banks, bound] = [0, 1, 2, 3].map(|n| self.immediate(first + n));
        let old = old.unwrap_or(Slot::POISON);
        let enabled = rows >> (lane / 16) & 1 != 0 && banks >> (lane % 16 / 4) & 1 != 0;
        if !enabled {
            return Ok(old);
        }
        let value = match dpp::source(lane, control) {
            Some(Source::Lane(from)) => self.of_lane(from, src, i),
            Some(Source::Outside) => None,
            None => return Err(Fault::unsupported("this DPP control")),
        };
        Ok(match value {
            Some(slot) => slot,
            None if bound != 0 => Slot::of(0),
            None => old,
        })
    }
}

/// The predicate's number in LLVM's `CmpInst::Predicate`.
fn int_predicate(n: u32) -> Option<IntCC> {
    use IntCC::*;
    let table = [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle];
    table.get(n.checked_sub(32)? as usize).copied()
}

/// See [`int_predicate`].
fn float_predicate(n: u32) -> Option<FloatCC> {
    use FloatCC::*;
    let table = [
        False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Uno, Ueq, Ugt, Uge, Ult, Ule, Une, True,
    ];
    table.get(n as usize).copied()
}

/// DS_SWIZZLE_B32 (manual, section 12.13.1): in groups of 32 lanes by masks, or a permutation
/// within four lanes.
fn swizzle_source(lane: u32, offset: u32) -> Result<u32, Fault> {
    if offset & 0xe000 == 0xe000 || offset & 0xe000 == 0xc000 {
        return Err(Fault::unsupported("this mode of ds_swizzle"));
    }
    if offset & 0x8000 != 0 {
        return Ok((lane & !3) + (offset >> (2 * (lane & 3)) & 3));
    }
    let (and, or, xor) = (offset & 31, offset >> 5 & 31, offset >> 10 & 31);
    Ok((lane & !31) + (((lane & 31 & and) | or) ^ xor))
}

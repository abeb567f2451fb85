//! What is computed for more lanes than are active: `llvm.amdgcn.strict.wwm` and `strict.wqm`.
//!
//! The operand of such an operation is computed again when it is reached, with all that it is made
//! from in the function, once for each lane of the wave (or of the quads that have an active one),
//! whether a work-item was launched for the lane or not. `llvm.amdgcn.set.inactive` is where that
//! begins: it gives active lanes what they have, others its second operand; lanes that took part in
//! it and are elsewhere now, as in front of another arm of a branch, have what they had then. Block
//! parameters and arguments are not computed again; lanes that are not active have no value there,
//! but for the arguments of kernels, which are the same for all.

use super::error::Fault;
use super::exec::{Cx, Env, Frame, State, WorkItem};
use super::memory::Region;
use super::value::Slot;
use super::wave;
use crate::entities::{Inst, Value};
use crate::function::{Function, ValueDef};
use crate::inst::InstData;
use crate::intrinsic::Intrinsic;

/// For which lanes something is computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lanes {
    /// All of each four neighbours of which one is active.
    Quads,
    /// All of the wave.
    All,
}

/// The lanes of a wave for a while.
struct Ghosts<'g, 'a, 'm> {
    env: &'g mut Env<'a, 'm>,
    func: &'m Function,
    /// The first of the items that are active.
    first: &'g WorkItem,
    /// One for each lane.
    lanes: Vec<WorkItem>,
    /// Which of them are active.
    active: Vec<bool>,
    /// For which it is computed.
    present: Vec<usize>,
    wave_size: u32,
}

/// The scalars of `value` in each of the active items, computed for more lanes than these.
pub fn computed<'m>(
    env: &mut Env<'_, 'm>,
    items: &[WorkItem],
    active: &[usize],
    func: &'m Function,
    value: Value,
    lanes: Lanes,
    wave_size: u32,
) -> Result<Vec<Vec<Slot>>, Fault> {
    let item_of = |lane: u32| active.iter().copied().find(|&a| items[a].lane == lane);
    let is_active: Vec<bool> = (0..wave_size).map(|l| item_of(l).is_some()).collect();
    let in_quad = |lane: u32| (lane & !3..=lane | 3).any(|l| is_active[l as usize]);
    let mut ghosts = Ghosts {
        env,
        func,
        first: &items[active[0]],
        lanes: (0..wave_size)
            .map(|lane| match item_of(lane) {
                Some(item) => ghost(&items[item], lane, |slot, _| slot),
                None => absent(&items[active[0]], func, lane),
            })
            .collect(),
        present: (0..wave_size)
            .filter(|&l| lanes == Lanes::All || in_quad(l))
            .map(|l| l as usize)
            .collect(),
        active: is_active.clone(),
        wave_size,
    };
    for inst in slice(func, value) {
        ghosts.execute(inst)?;
    }
    let of_item = |&a: &usize| {
        let ghost = &ghosts.lanes[items[a].lane as usize];
        let frame = &ghost.frames[0];
        let count = frame.code.span(value).len();
        (0..count).map(|i| ghost.lane_of(value, i)).collect()
    };
    Ok(active.iter().map(of_item).collect())
}

/// A lane with the current frame of an item; `keep` says what becomes of a scalar there.
fn ghost(item: &WorkItem, lane: u32, keep: impl Fn(Slot, usize) -> Slot) -> WorkItem {
    let frame = &item.frames[item.frames.len() - 1];
    let slots = &item.slots[frame.base..frame.base + frame.code.frame_len];
    let slots = slots.iter().enumerate().map(|(i, &s)| keep(s, i)).collect();
    WorkItem {
        local_id: item.local_id,
        global_id: item.global_id,
        lane,
        state: State::Running,
        frames: vec![Frame {
            base: 0,
            ..frame.clone()
        }],
        slots,
        private: Region::undefined(0, 0),
        private_top: 0,
    }
}

/// A lane that is not active: it has the arguments of a kernel only.
fn absent(item: &WorkItem, func: &Function, lane: u32) -> WorkItem {
    let frame = &item.frames[item.frames.len() - 1];
    let params = match func.call_conv.is_kernel() {
        true => func.block_params(func.entry()),
        false => &[],
    };
    let is_argument = |slot: usize| {
        params.iter().any(|&p| {
            let span = frame.code.span(p);
            matches!(span.place(), Err(at) if (at..at + span.len()).contains(&slot))
        })
    };
    ghost(item, lane, |value, slot| match is_argument(slot) {
        true => value,
        false => Slot::POISON,
    })
}

/// The instructions that a value is made from, each after those that it is made from.
fn slice(func: &Function, value: Value) -> Vec<Inst> {
    enum Step {
        Enter(Value),
        Leave(Inst),
    }
    let mut order: Vec<Inst> = Vec::new();
    let mut seen: Vec<Inst> = Vec::new();
    let mut work = vec![Step::Enter(value)];
    while let Some(step) = work.pop() {
        let inst = match step {
            Step::Leave(inst) => {
                order.push(inst);
                continue;
            }
            Step::Enter(value) => match func.value_def(value) {
                ValueDef::Inst(inst) if !seen.contains(&inst) => inst,
                _ => continue,
            },
        };
        seen.push(inst);
        work.push(Step::Leave(inst));
        let begins = intrinsic(func, inst) == Some(Intrinsic::SetInactive);
        let mut operands = Vec::new();
        func.for_each_operand(inst, |v| operands.push(v));
        let made_from = if begins {
            &operands[1..]
        } else {
            &operands[..]
        };
        work.extend(made_from.iter().map(|&v| Step::Enter(v)));
    }
    order
}

fn intrinsic(func: &Function, inst: Inst) -> Option<Intrinsic> {
    match func.inst(inst) {
        InstData::Intrinsic { id, .. } => Some(*id),
        _ => None,
    }
}

impl Ghosts<'_, '_, '_> {
    fn execute(&mut self, inst: Inst) -> Result<(), Fault> {
        let func = self.func;
        let InstData::Intrinsic { id, args, .. } = func.inst(inst) else {
            return self.in_each(inst);
        };
        let args = args.as_slice(&func.lists);
        match id {
            Intrinsic::SetInactive => self.set_inactive(inst, args),
            Intrinsic::StrictWwm | Intrinsic::Wwm | Intrinsic::StrictWqm => {
                (0..self.lanes.len()).for_each(|l| self.copy(inst, args[0], l));
            }
            _ if wave::is_wave_op(*id) => {
                let present = self.present.clone();
                wave::execute(
                    self.env,
                    &mut self.lanes,
                    &present,
                    func,
                    inst,
                    self.wave_size,
                )?;
            }
            _ => return self.in_each(inst),
        }
        Ok(())
    }

    /// Begins what is computed for all lanes, also within what is for quads only.
    fn set_inactive(&mut self, inst: Inst, args: &[Value]) {
        let begun = self.first.begun(inst);
        for lane in 0..self.lanes.len() {
            let mut had = begun.iter().flat_map(|begun| begun.iter());
            let had = had.find(|(other, _)| *other as usize == lane);
            match had {
                _ if self.active[lane] => self.copy(inst, args[0], lane),
                Some((_, slots)) => self.take(inst, slots, lane),
                None => self.copy(inst, args[1], lane),
            }
        }
    }

    /// A lane has what it had.
    fn take(&mut self, inst: Inst, slots: &[Slot], lane: usize) {
        if let Some(to) = self.func.result(inst) {
            let slots = slots.iter().enumerate();
            slots.for_each(|(i, &slot)| self.lanes[lane].set_lane(to, i, slot));
        }
    }

    fn copy(&mut self, inst: Inst, from: Value, lane: usize) {
        let Some(to) = self.func.result(inst) else {
            return;
        };
        let ghost = &mut self.lanes[lane];
        let count = ghost.frames[0].code.span(to).len();
        for i in 0..count {
            let slot = ghost.lane_of(from, i);
            ghost.set_lane(to, i, slot);
        }
    }

    /// An operation that lanes execute on their own.
    fn in_each(&mut self, inst: Inst) -> Result<(), Fault> {
        for &lane in &self.present {
            let item = &mut self.lanes[lane];
            let code = item.frames[0].code.clone();
            let mut cx = Cx {
                env: &mut *self.env,
                item,
                func: self.func,
                code: &code,
            };
            cx.step(inst)?;
        }
        Ok(())
    }
}

//! Instructions that the allocator added: copies, spills, reloads, constants made again.

use super::facts::{Facts, Known, constant};
use super::state::{Loc, State};
use super::{Case, fail};
use isa::{Opcode, Reg, RegKind};
use mir::{Inst, Op, Operand, Pseudo};

/// How many instructions an added one consists of; `None` if it has no shape that the allocator
/// makes.
type Added = Result<Option<usize>, String>;

impl Case<'_> {
    /// An added instruction; gives how many instructions it consists of.
    pub(super) fn added(
        &self,
        facts: &Facts,
        insts: &[Inst],
        state: &mut State,
    ) -> Result<usize, String> {
        let inst = &insts[0];
        let ops = &inst.operands[..];
        let added = match inst.op {
            // welded: moves of any registers, not of masks.
            Op::Isa(Opcode::SMovB32 | Opcode::VMovB32 | Opcode::SMovB64) => {
                self.added_move(facts, ops, state)
            }
            Op::Isa(Opcode::VSwapB32) => Ok(added_swap(ops, state)),
            Op::Isa(op @ (Opcode::SXorB32 | Opcode::VXorB32)) => {
                Ok(added_exchange(op, insts, state))
            }
            Op::Isa(Opcode::VWritelaneB32) => self.added_write_of_lane(facts, ops, state),
            Op::Isa(Opcode::VAccvgprWriteB32) => self.added_write_of_acc(facts, ops, state),
            Op::Isa(Opcode::VAccvgprReadB32) => self.added_read_of_acc(facts, ops, state),
            Op::Isa(Opcode::VReadlaneB32) => self.added_read_of_lane(facts, ops, state),
            Op::Pseudo(Pseudo::SpillVgpr) => Ok(added_vgpr_spill(ops, state)),
            Op::Pseudo(Pseudo::ReloadVgpr) => self.added_vgpr_reload(facts, ops, state),
            Op::Pseudo(Pseudo::SpillSgpr) => self.added_sgpr_spill(facts, ops, state),
            Op::Pseudo(Pseudo::ReloadSgpr) => self.added_sgpr_reload(facts, ops, state),
            Op::Pseudo(Pseudo::FrameAddr) => self.added_address(facts, ops, state),
            _ => Ok(None),
        };
        let bad = || fail(format!("added: '{}'", self.after.display_inst(inst)));
        added?.map_or_else(bad, Ok)
    }

    /// A move, or a constant made again.
    fn added_move(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let [Operand::Phys(dst), src] = ops else {
            return Ok(None);
        };
        self.allowed(facts, *dst)?;
        let sets: Vec<_> = (0..usize::from(dst.count))
            .map(|k| match src {
                Operand::Phys(s) => state.get(Loc::Reg(s.base.next(k as u16))),
                _ => facts.all(constant(*src, k, usize::from(dst.count))),
            })
            .collect();
        for (reg, set) in dst.regs().zip(sets) {
            state.set(Loc::Reg(reg), set);
        }
        Ok(Some(1))
    }

    /// An address in the frame made again.
    fn added_address(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let [Operand::Phys(dst), slot] = ops else {
            return Ok(None);
        };
        self.allowed(facts, *dst)?;
        let set = facts.all(Some(Known::Address(*slot)));
        state.set(Loc::Reg(dst.base), set);
        Ok(Some(1))
    }

    /// A VGPR from scratch.
    fn added_vgpr_reload(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let [Operand::Phys(dst), Operand::Slot { slot, .. }] = ops else {
            return Ok(None);
        };
        self.allowed(facts, *dst)?;
        let set = state.get(Loc::Slot(*slot, 0));
        state.set(Loc::Reg(dst.base), set);
        Ok(Some(1))
    }

    /// A VGPR to an AccVGPR that no instruction of the old function names.
    fn added_write_of_acc(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let &[Operand::Phys(acc), Operand::Phys(src)] = ops else {
            return Ok(None);
        };
        if acc.base.kind() != RegKind::Agpr || facts.named[usize::from(acc.base.code())] {
            return fail(format!("{} holds a VGPR and is used otherwise", acc.base));
        }
        let set = state.get(Loc::Reg(src.base));
        state.set(Loc::Reg(acc.base), set);
        Ok(Some(1))
    }

    /// A VGPR from an AccVGPR.
    fn added_read_of_acc(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let &[Operand::Phys(dst), Operand::Phys(acc)] = ops else {
            return Ok(None);
        };
        self.allowed(facts, dst)?;
        let set = state.get(Loc::Reg(acc.base));
        state.set(Loc::Reg(dst.base), set);
        Ok(Some(1))
    }

    /// An SGPR to memory.
    fn added_sgpr_spill(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let &[vgpr, exec, Operand::Phys(src), slot, lane, keep] = ops else {
            return Ok(None);
        };
        let set = state.get(Loc::Reg(src.base));
        let home = self.through_memory(facts, [vgpr, exec, slot, lane, keep], state)?;
        state.set(home, set);
        Ok(Some(1))
    }

    /// An SGPR from memory.
    fn added_sgpr_reload(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let &[Operand::Phys(dst), vgpr, exec, slot, lane, keep] = ops else {
            return Ok(None);
        };
        self.allowed(facts, dst)?;
        let home = self.through_memory(facts, [vgpr, exec, slot, lane, keep], state)?;
        let set = state.get(home);
        state.set(Loc::Reg(dst.base), set);
        Ok(Some(1))
    }

    /// An SGPR to a lane of a VGPR.
    fn added_write_of_lane(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let &[
            Operand::Phys(vgpr),
            Operand::Phys(src),
            Operand::Inline(lane),
            old,
        ] = ops
        else {
            return Ok(None);
        };
        if old != Operand::Phys(vgpr) {
            return Ok(None);
        }
        self.lane_vgpr(facts, vgpr.base)?;
        let set = state.get(Loc::Reg(src.base));
        state.set(Loc::Lane(vgpr.base, lane), set);
        Ok(Some(1))
    }

    /// An SGPR from a lane of a VGPR.
    fn added_read_of_lane(&self, facts: &Facts, ops: &[Operand], state: &mut State) -> Added {
        let &[
            Operand::Phys(dst),
            Operand::Phys(vgpr),
            Operand::Inline(lane),
        ] = ops
        else {
            return Ok(None);
        };
        self.allowed(facts, dst)?;
        let set = state.get(Loc::Lane(vgpr.base, lane));
        state.set(Loc::Reg(dst.base), set);
        Ok(Some(1))
    }

    /// A spilled SGPR in memory: the VGPR on the way holds nothing that anybody wants, unless that
    /// is kept; the pair that holds EXEC meanwhile is lost; the slots are the allocator's. Gives
    /// the home.
    pub(super) fn through_memory(
        &self,
        facts: &Facts,
        operands: [Operand; 5],
        state: &mut State,
    ) -> Result<Loc, String> {
        let [
            Operand::Phys(vgpr),
            Operand::Phys(exec),
            Operand::Slot { slot, .. },
            lane @ Operand::Imm(number),
            keep,
        ] = operands
        else {
            return fail("not a spill to memory");
        };
        let wave = self.before.wave;
        let lanes = 0..wave.lanes() as u8;
        if !lane.is_immediate_below(wave.lanes() as i32) {
            return fail("a spill to a lane that there is not");
        }
        let first = self.before.frame.slots.len() as u32;
        let own = |slot: mir::Slot| slot.as_u32() >= first;
        match keep {
            Operand::Slot { slot: keep, .. } if own(keep) && keep != slot => {
                lanes.for_each(|l| state.clear(Loc::Slot(keep, l)));
            }
            Operand::Off if !facts.named[usize::from(vgpr.base.code())] => {
                lanes.for_each(|l| state.clear(Loc::Lane(vgpr.base, 128 + l)));
            }
            _ => return fail(format!("{} is used otherwise", vgpr.base)),
        }
        if !own(slot) || exec.count != wave.mask_registers() || exec.base.kind() != RegKind::Sgpr {
            return fail("a spill to memory by wrong means");
        }
        self.aligned(exec)?;
        exec.regs().for_each(|r| state.set(Loc::Reg(r), Vec::new()));
        Ok(Loc::Slot(slot, number as u8))
    }

    /// A VGPR whose lanes hold spilled SGPRs: no instruction of the old function names it, no
    /// callee writes it.
    pub(super) fn lane_vgpr(&self, facts: &Facts, vgpr: Reg) -> Result<(), String> {
        if facts.named[usize::from(vgpr.code())] || facts.called.contains(vgpr) {
            return fail(format!("{vgpr} holds lanes and is used otherwise"));
        }
        Ok(())
    }
}

/// Two VGPRs swapped by the instruction for it.
fn added_swap(ops: &[Operand], state: &mut State) -> Option<usize> {
    let [Operand::Phys(a), Operand::Phys(b), old @ ..] = ops else {
        return None;
    };
    if *old != ops[..2] {
        return None;
    }
    state.swap(Loc::Reg(a.base), Loc::Reg(b.base));
    Some(1)
}

/// Two registers swapped by `a ^= b`, `b ^= a`, `a ^= b`.
fn added_exchange(op: Opcode, insts: &[Inst], state: &mut State) -> Option<usize> {
    let &[dst, a, b] = &insts[0].operands[..] else {
        return None;
    };
    let is = |i: usize, d: Operand| {
        let inst = insts.get(i);
        inst.is_some_and(|x| x.op == Op::Isa(op) && x.operands[..] == [d, a, b])
    };
    let (Operand::Phys(ra), Operand::Phys(rb)) = (a, b) else {
        return None;
    };
    if dst != a || !is(1, b) || !is(2, a) || ra == rb {
        return None;
    }
    state.swap(Loc::Reg(ra.base), Loc::Reg(rb.base));
    if op == Opcode::SXorB32 {
        state.set(Loc::Reg(Reg::SCC), Vec::new());
    }
    Some(3)
}

/// A VGPR to scratch.
fn added_vgpr_spill(ops: &[Operand], state: &mut State) -> Option<usize> {
    let [Operand::Phys(src), Operand::Slot { slot, .. }] = ops else {
        return None;
    };
    let set = state.get(Loc::Reg(src.base));
    state.set(Loc::Slot(*slot, 0), set);
    Some(1)
}

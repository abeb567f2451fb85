//! Instructions that the allocator added: copies, spills, reloads, constants made again.

use super::facts::{Facts, Known, constant};
use super::state::{Loc, State};
use super::{Case, fail};
use isa::{Opcode, Reg, RegKind};
use mir::{Inst, Op, Operand, Pseudo};

impl Case<'_> {
    /// An added instruction; gives how many instructions it consists of.
    pub(super) fn added(
        &self,
        facts: &Facts,
        insts: &[Inst],
        state: &mut State,
    ) -> Result<usize, String> {
        let inst = &insts[0];
        let ops = &inst.operands;
        let bad = || fail(format!("added: '{}'", self.after.display_inst(inst)));
        match (inst.op, &ops[..]) {
            (
                // welded: moves of any registers, not of masks.
                Op::Isa(Opcode::SMovB32 | Opcode::VMovB32 | Opcode::SMovB64),
                [Operand::Phys(dst), src],
            ) => {
                self.allowed(facts, *dst)?;
                let sets: Vec<_> = (0..usize::from(dst.count))
                    .map(|k| match src {
                        Operand::Phys(s) => state.get(Loc::Reg(s.base.next(k as u16))),
                        _ => facts.all(constant(*src, k, usize::from(dst.count)), state),
                    })
                    .collect();
                for (reg, set) in dst.regs().zip(sets) {
                    state.set(Loc::Reg(reg), set);
                }
                Ok(1)
            }
            (Op::Isa(Opcode::VSwapB32), [Operand::Phys(a), Operand::Phys(b), old @ ..])
                if *old == ops[..2] =>
            {
                state.swap(Loc::Reg(a.base), Loc::Reg(b.base));
                Ok(1)
            }
            (Op::Isa(op @ (Opcode::SXorB32 | Opcode::VXorB32)), &[dst, a, b]) => {
                let is = |i: usize, d: Operand| {
                    insts
                        .get(i)
                        .is_some_and(|x| x.op == Op::Isa(op) && x.operands[..] == [d, a, b])
                };
                let (Operand::Phys(ra), Operand::Phys(rb)) = (a, b) else {
                    return bad();
                };
                if dst != a || !is(1, b) || !is(2, a) || ra == rb {
                    return bad();
                }
                state.swap(Loc::Reg(ra.base), Loc::Reg(rb.base));
                if op == Opcode::SXorB32 {
                    state.set(Loc::Reg(Reg::SCC), Vec::new());
                }
                Ok(3)
            }
            (Op::Pseudo(Pseudo::SpillVgpr), [Operand::Phys(src), Operand::Slot { slot, .. }]) => {
                let set = state.get(Loc::Reg(src.base));
                state.set(Loc::Slot(*slot, 0), set);
                Ok(1)
            }
            (Op::Pseudo(Pseudo::ReloadVgpr), [Operand::Phys(dst), Operand::Slot { slot, .. }]) => {
                self.allowed(facts, *dst)?;
                let set = state.get(Loc::Slot(*slot, 0));
                state.set(Loc::Reg(dst.base), set);
                Ok(1)
            }
            (
                Op::Pseudo(Pseudo::SpillSgpr),
                &[vgpr, exec, Operand::Phys(src), slot, lane, keep],
            ) => {
                let set = state.get(Loc::Reg(src.base));
                let home = self.through_memory(facts, [vgpr, exec, slot, lane, keep], state)?;
                state.set(home, set);
                Ok(1)
            }
            (
                Op::Pseudo(Pseudo::ReloadSgpr),
                &[Operand::Phys(dst), vgpr, exec, slot, lane, keep],
            ) => {
                self.allowed(facts, dst)?;
                let home = self.through_memory(facts, [vgpr, exec, slot, lane, keep], state)?;
                let set = state.get(home);
                state.set(Loc::Reg(dst.base), set);
                Ok(1)
            }
            (Op::Pseudo(Pseudo::FrameAddr), [Operand::Phys(dst), slot]) => {
                self.allowed(facts, *dst)?;
                let set = facts.all(Some(Known::Address(*slot)), state);
                state.set(Loc::Reg(dst.base), set);
                Ok(1)
            }
            (
                Op::Isa(Opcode::VWritelaneB32),
                [
                    Operand::Phys(vgpr),
                    Operand::Phys(src),
                    Operand::Inline(lane),
                    old,
                ],
            ) if *old == Operand::Phys(*vgpr) => {
                self.lane_vgpr(facts, vgpr.base)?;
                let set = state.get(Loc::Reg(src.base));
                state.set(Loc::Lane(vgpr.base, *lane), set);
                Ok(1)
            }
            (
                Op::Isa(Opcode::VReadlaneB32),
                [
                    Operand::Phys(dst),
                    Operand::Phys(vgpr),
                    Operand::Inline(lane),
                ],
            ) => {
                self.allowed(facts, *dst)?;
                let set = state.get(Loc::Lane(vgpr.base, *lane));
                state.set(Loc::Reg(dst.base), set);
                Ok(1)
            }
            _ => bad(),
        }
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

//! Saves of values that loads bring are as late as their registers allow.
//!
//! ```text
//! v1 = load …                       v1 = load …
//! save v1, slot                     v2 = load …
//! v2 = load …               →       v3 = load …
//! v3 = load …                       save v1, slot
//! v1 = …                            v1 = …
//! ```
//!
//! The allocator saves a value where it is written. Behind a load the result would be waited for at
//! once, and that of each load by itself. A save goes down in its block to where its register is
//! written again, its place in the frame is accessed, or the register has been read, so that it has
//! been waited for in any case; not over what changes EXEC or the stack pointer, calls, or indexes
//! registers.
//!
//! Behind register allocation, on physical registers, before pseudo-instructions are expanded.
//! Linear times the saves that are on their way, each of a register of its own.

use isa::{ImplicitRegs, InstFlags, Reg, RegKind, RegSpan};
use mir::abi::call::STACK_POINTER;
use mir::{Function, Inst, Lanes, Op, Operand, Pseudo, Slot};
use std::collections::BTreeSet;

/// Moves saves down.
pub fn delay_saves(func: &mut Function) {
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let insts = &func.blocks[block].insts;
        if insts.iter().any(|i| i.is_pseudo(Pseudo::SpillVgpr)) {
            let insts = std::mem::take(&mut func.blocks[block].insts);
            func.blocks[block].insts = delayed(insts);
        }
    }
}

/// A save on its way.
struct Save {
    inst: Inst,
    from: RegSpan,
    slot: Slot,
}

fn delayed(insts: Vec<Inst>) -> Vec<Inst> {
    let mut out = Vec::with_capacity(insts.len());
    let mut pending: Vec<Save> = Vec::new();
    // Registers that loads have written, and nobody has read since.
    let mut loaded: BTreeSet<Reg> = BTreeSet::new();
    for inst in insts {
        if let Some(save) = save(&inst)
            && save.from.regs().all(|r| loaded.contains(&r))
        {
            // What was to be there before comes first.
            let is_same = |earlier: &mut Save| earlier.slot == save.slot;
            out.extend(pending.extract_if(.., is_same).map(|s| s.inst));
            pending.push(save);
            continue;
        }
        let effect = effect(&inst);
        let must = |save: &Save| match &effect {
            Effect::Unknown => true,
            Effect::Known { writes, slot, .. } => {
                *slot == Some(save.slot) || writes.iter().any(|w| w.overlaps(save.from))
            }
        };
        out.extend(pending.extract_if(.., |s| must(s)).map(|s| s.inst));
        out.push(inst);
        match effect {
            Effect::Unknown => loaded.clear(),
            Effect::Known {
                reads,
                writes,
                is_load,
                ..
            } => {
                let is_read = |s: &mut Save| reads.iter().any(|r| r.overlaps(s.from));
                out.extend(pending.extract_if(.., is_read).map(|s| s.inst));
                for reg in reads.iter().chain(&writes).flat_map(|s| s.regs()) {
                    loaded.remove(&reg);
                }
                if is_load {
                    loaded.extend(writes.iter().flat_map(|s| s.regs()));
                }
            }
        }
    }
    debug_assert!(pending.is_empty(), "a terminator has an unknown effect");
    out.extend(pending.into_iter().map(|s| s.inst));
    out
}

/// A save of VGPRs for the active lanes.
fn save(inst: &Inst) -> Option<Save> {
    let &[Operand::Phys(from), Operand::Slot { slot, .. }] = &inst.operands[..] else {
        return None;
    };
    let is_one = inst.is_pseudo(Pseudo::SpillVgpr) && inst.lanes == Lanes::Active;
    (is_one && from.base.kind() == RegKind::Vgpr).then(|| Save {
        inst: inst.clone(),
        from,
        slot,
    })
}

/// What an instruction does to vector registers and the frame.
enum Effect {
    /// Perhaps anything.
    Unknown,
    Known {
        reads: Vec<RegSpan>,
        writes: Vec<RegSpan>,
        /// The place in the frame that it accesses.
        slot: Option<Slot>,
        /// What it writes takes long.
        is_load: bool,
    },
}

fn effect(inst: &Inst) -> Effect {
    let is_load = match inst.op {
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            let control =
                InstFlags::BRANCH | InstFlags::TERMINATOR | InstFlags::CALL | InstFlags::END;
            let is_control = desc.flags.intersects(control);
            let writes_exec = desc.implicit_writes.contains(ImplicitRegs::EXEC);
            if is_control || writes_exec || inst.is_indexed() {
                return Effect::Unknown;
            }
            !desc.counters.is_empty()
        }
        Op::Pseudo(Pseudo::Copy | Pseudo::SpillVgpr) => false,
        Op::Pseudo(Pseudo::ReloadVgpr) => true,
        Op::Pseudo(_) => return Effect::Unknown,
    };
    let (mut reads, mut writes, mut slot) = (Vec::new(), Vec::new(), None);
    for (i, operand) in inst.operands.iter().enumerate() {
        match *operand {
            Operand::Phys(span) if span.base.kind() == RegKind::Exec => return Effect::Unknown,
            // The frame may be found by it.
            Operand::Phys(span) if span.base == STACK_POINTER && inst.access(i).0 => {
                return Effect::Unknown;
            }
            Operand::Phys(span) if span.base.is_vector() => {
                let (write, read) = inst.access(i);
                reads.extend(read.then_some(span));
                writes.extend(write.then_some(span));
            }
            Operand::Slot { slot: accessed, .. } if slot.is_some_and(|s| s != accessed) => {
                return Effect::Unknown;
            }
            Operand::Slot { slot: accessed, .. } => slot = Some(accessed),
            _ => {}
        }
    }
    Effect::Known {
        reads,
        writes,
        slot,
        is_load,
    }
}

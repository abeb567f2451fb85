//! Wrong results are found: right ones with one thing changed that must matter.

#[path = "../../tests/support/mod.rs"]
mod support;

use super::*;
use crate::{AllocContext, AllocOptions, Check};
use isa::WaveSize;
use support::{Generator, Rng, Shape, callee, to_wave};

const SHAPE: Shape = Shape {
    straight: 10,
    depth: 2,
    calls: 15,
    lane_writes: 20,
};

/// An allocated function with what the proof needs.
struct Sample {
    before: Function,
    after: Function,
    trace: Trace,
    limit: u16,
    bank: Bank,
    machine: Machine,
    used: u16,
}

impl Sample {
    fn new(seed: u64, bank: Bank, budget: u16, lane_vgprs: u16) -> Option<Sample> {
        let wave = WaveSize::ALL[(seed % 2) as usize];
        let machine = support::machine(wave);
        let mut func = Generator::function(seed, SHAPE, wave);
        let mut opts = AllocOptions::new(&machine, &callee);
        opts.check = Check::On;
        let mut context = AllocContext::default();
        if bank == Bank::Sgpr {
            let vgprs = context.allocate(&mut func, Bank::Vgpr, &opts).ok()?;
            opts.lane_limit = Some(vgprs.regs_used + lane_vgprs);
            to_wave(&mut func);
        }
        opts.budget = Some(budget);
        let before = func.clone();
        let (result, trace, limit) = context.run(&mut func, bank, &opts).ok()?;
        Some(Sample {
            before,
            after: func,
            trace,
            limit: limit.max(result.regs_used + 8),
            bank,
            machine,
            used: result.regs_used,
        })
    }

    fn prove(&self, after: &Function, trace: &Trace) -> Result<(), String> {
        run(&Case {
            before: &self.before,
            after,
            bank: self.bank,
            trace,
            machine: &self.machine,
            limit: self.limit,
            clobbers: &callee,
        })
    }

    /// Instructions of reachable blocks.
    fn places(&self) -> Vec<(Block, usize)> {
        let insts = |&b: &Block| (0..self.after.blocks[b].insts.len()).map(move |i| (b, i));
        self.after.layout.iter().flat_map(insts).collect()
    }
}

fn samples() -> impl Iterator<Item = Sample> {
    let kinds = [
        (Bank::Vgpr, 200, 0),
        (Bank::Vgpr, 18, 0),
        (Bank::Sgpr, 90, 8),
        (Bank::Sgpr, 36, 8),
        (Bank::Sgpr, 36, 0),
    ];
    (0..50).flat_map(move |seed| {
        kinds
            .into_iter()
            .filter_map(move |(bank, budget, lanes)| Sample::new(seed, bank, budget, lanes))
    })
}

#[test]
fn a_source_from_a_register_that_nobody_wrote() {
    let mut changed = 0;
    for (n, sample) in samples().enumerate() {
        assert_eq!(sample.prove(&sample.after, &sample.trace), Ok(()));
        let mut rng = Rng::new(n as u64);
        for (block, i) in sample.places() {
            let old = &sample.after.blocks[block].insts[i];
            // A copy to a fixed register stays though nobody may read that; a home may be written
            // for nobody.
            let is_move = old
                .opcode()
                .is_some_and(|o| o.desc().flags.contains(InstFlags::MOVE));
            let is_store = old.is_pseudo(Pseudo::SpillVgpr)
                || old.is_pseudo(Pseudo::SpillSgpr)
                || old.opcode() == Some(Opcode::VWritelaneB32);
            if is_move || is_store || !rng.chance(8) {
                continue;
            }
            let mut after = sample.after.clone();
            let inst = &mut after.blocks[block].insts[i];
            let wanted = match sample.bank {
                Bank::Sgpr => RegKind::Sgpr,
                Bank::Vgpr => RegKind::Vgpr,
            };
            let source = (0..old.operands.len()).find(|&k| match old.operands[k] {
                Operand::Phys(span) => !old.access(k).0 && span.base.kind() == wanted,
                _ => false,
            });
            let Some((k, Operand::Phys(span))) = source.map(|k| (k, old.operands[k])) else {
                continue;
            };
            // A multiple of four above all registers in use.
            let base = sample
                .used
                .max(if sample.bank == Bank::Sgpr { 33 } else { 12 })
                .div_ceil(4)
                * 4;
            if base + u16::from(span.count) > sample.limit {
                continue;
            }
            let base = match sample.bank {
                Bank::Sgpr => Reg::sgpr(base),
                Bank::Vgpr => Reg::vgpr(base),
            };
            inst.operands[k] = Operand::Phys(RegSpan::new(base, span.count));
            changed += 1;
            let text = sample.after.display_inst(old);
            assert!(
                sample.prove(&after, &sample.trace).is_err(),
                "{block}, {i}: {text}"
            );
        }
    }
    assert!(changed > 300, "{changed}");
}

#[test]
fn a_move_or_reload_from_elsewhere() {
    let mut changed = 0;
    for (n, sample) in samples().enumerate() {
        let mut rng = Rng::new(n as u64);
        for (block, i) in sample.places() {
            let inst = &sample.after.blocks[block].insts[i];
            // What only goes to a fixed register may be for nobody.
            let fixed = matches!(inst.operands.first(), Some(Operand::Phys(s)) if s.base.kind() == RegKind::Vcc);
            if sample.trace.of(block)[i] != ADDED || fixed || !rng.chance(25) {
                continue;
            }
            let mut after = sample.after.clone();
            let nothing = after.frame.slots.push(mir::SlotData {
                size: 4,
                align: 4,
                offset: None,
            });
            let operands = &mut after.blocks[block].insts[i].operands;
            match inst.op {
                Op::Pseudo(Pseudo::ReloadVgpr) => {
                    operands[1] = Operand::Slot {
                        slot: nothing,
                        offset: 0,
                    };
                }
                Op::Pseudo(Pseudo::ReloadSgpr) if rng.chance(50) => operands[4] = Operand::Imm(63),
                Op::Pseudo(Pseudo::ReloadSgpr) => {
                    operands[3] = Operand::Slot {
                        slot: nothing,
                        offset: 0,
                    };
                }
                Op::Isa(Opcode::VReadlaneB32) => operands[2] = Operand::Inline(128 + 63),
                Op::Isa(Opcode::SMovB32 | Opcode::VMovB32) => {
                    operands[1] = match sample.bank {
                        Bank::Sgpr => Operand::phys(Reg::sgpr(100)),
                        Bank::Vgpr => Operand::phys(Reg::vgpr(254)),
                    };
                }
                _ => continue,
            }
            changed += 1;
            let text = sample.after.display_inst(inst);
            let result = sample.prove(&after, &sample.trace);
            assert!(result.is_err(), "{block}, {i}: {text}\n{}", sample.after);
        }
    }
    assert!(changed > 300, "{changed}");
}

#[test]
fn an_instruction_with_an_effect_that_is_missing() {
    let mut changed = 0;
    for sample in samples() {
        for (block, i) in sample.places() {
            let inst = &sample.after.blocks[block].insts[i];
            let stores = inst
                .opcode()
                .is_some_and(|o| o.desc().flags.contains(InstFlags::STORES));
            if !stores {
                continue;
            }
            let mut after = sample.after.clone();
            after.blocks[block].insts.remove(i);
            let mut trace = sample.trace.clone();
            let removed: Vec<bool> = (0..=i).map(|k| k == i).collect();
            trace.remove(block, &removed);
            changed += 1;
            assert!(sample.prove(&after, &trace).is_err());
        }
    }
    assert!(changed > 100, "{changed}");
}

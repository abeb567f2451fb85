//! Masks that are made in a row, and read in a row.
//!
//! Where the hardware does not look after itself, wait states must lie between a vector instruction
//! that makes a mask and one that reads it (two on gfx942: [`isa::hazards`]). The source mostly has
//! a comparison right before the choice that it is for, one pair after the other. Comparisons that
//! stand behind such a choice, and need nothing that is made in between, go before it: they are the
//! wait states then, and have theirs from the choices before them.
//!
//! A comparison makes a mask of what there is already and no vector register, so no more of these
//! are alive than before. Two masks more are, at most, if two wait states are asked for; a block
//! whose scalar registers would not suffice stays as it is.
//!
//! Each reader looks at a bounded number of units behind it: linear.

use crate::ByBlock;
use crate::depend::of;
use crate::live::{Alive, Live};
use crate::pressure::Limits;
use crate::region::{Blocks, Region, Unit, regions};
use isa::hazards::{Consumer, Producer};
use isa::{Family, Form, Machine};
use mir::{Bank, Block, Function, Inst, Op, Operand, VReg};
use std::cell::OnceCell;

/// How many units behind a reader are looked at.
const MAX_LOOKED_AT: usize = 12;

/// Puts comparisons before choices that would wait for theirs, where the machine has such waits.
pub fn spread_masks(func: &mut Function, machine: &Machine, limit: Limits, live: &OnceCell<Live>) {
    let states = wait_states(machine);
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    if states == 0 || !insts.any(|inst| is_vector(inst) && made(func, inst).is_some()) {
        return;
    }
    let mut changed: ByBlock<Vec<Region>> = ByBlock::new();
    for region in regions(func, machine, Blocks::All) {
        let spread = Spread {
            func,
            block: region.block,
            states,
        }
        .order(&region);
        if spread != region.units {
            changed[region.block].push(region.with(spread));
        }
    }
    let live = live.get_or_init(|| Live::compute(func));
    for block in func.layout.clone() {
        if !changed[block].is_empty() {
            exchange(func, block, &changed[block], live, limit);
        }
    }
}

/// Wait states between a vector instruction that makes a mask and one that reads it.
fn wait_states(machine: &Machine) -> usize {
    let of_masks = machine.hazards().filter(|row| {
        (row.producer, row.consumer) == (Producer::ValuWritesScalar, Consumer::ValuReadsScalar)
    });
    of_masks
        .map(|row| row.wait_states.into())
        .max()
        .unwrap_or(0)
}

fn is_vector(inst: &Inst) -> bool {
    inst.opcode().is_some_and(|o| o.desc().family.is_valu())
}

/// The first scalar register that an instruction makes, if it makes no other kind.
fn made(func: &Function, inst: &Inst) -> Option<VReg> {
    let (mut first, mut others) = (None, false);
    func.for_each_def(inst, |reg| match func.vregs[reg].bank {
        Bank::Sgpr => first = first.or(Some(reg)),
        Bank::Vgpr => others = true,
    });
    first.filter(|_| !others)
}

/// A region that is put in order.
struct Spread<'a> {
    func: &'a Function,
    block: Block,
    /// Wait states that a reader of a mask needs.
    states: usize,
}

impl<'a> Spread<'a> {
    /// The units of a region in their new order.
    fn order(&self, region: &Region) -> Vec<Unit> {
        let mut units = region.units.clone();
        let mut at = 0;
        while at < units.len() {
            for _ in 0..self.missing(&units[..at], units[at]) {
                let Some(found) = self.found(&units[at..]) else {
                    break;
                };
                units[at..=at + found].rotate_right(1);
                at += 1;
            }
            at += 1;
        }
        units
    }

    fn insts(&self, unit: Unit) -> &'a [Inst] {
        of(&self.func.blocks[self.block].insts, &unit)
    }

    /// Wait states that a unit has to wait for what is made before it.
    fn missing(&self, before: &[Unit], unit: Unit) -> usize {
        let [reader] = self.insts(unit) else {
            return 0;
        };
        if !is_vector(reader) {
            return 0;
        }
        let insts = before
            .iter()
            .rev()
            .flat_map(|&u| self.insts(u).iter().rev());
        let mut between = 0;
        for inst in insts {
            if between >= self.states {
                break;
            }
            let mut makes_it = false;
            let mask = made(self.func, inst).filter(|_| is_vector(inst) || takes_vcc(inst));
            self.func
                .for_each_use(reader, |reg| makes_it |= mask == Some(reg));
            if makes_it {
                return self.states - between;
            }
            // A copy may come to nothing.
            between += usize::from(inst.opcode().is_some());
        }
        0
    }

    /// Which of the units behind the first one makes a mask and may go before it.
    fn found(&self, units: &[Unit]) -> Option<usize> {
        let near = units.len().min(MAX_LOOKED_AT);
        (1..near).find(|&index| {
            let [inst] = self.insts(units[index]) else {
                return false;
            };
            is_free(inst) && made(self.func, inst).is_some() && self.may_go(inst, &units[..index])
        })
    }

    /// Does an instruction need nothing that units make?
    fn may_go(&self, inst: &Inst, units: &[Unit]) -> bool {
        let mut is_needed = false;
        for other in units.iter().flat_map(|&u| self.insts(u)) {
            self.func.for_each_def(other, |def| {
                self.func.for_each_use(inst, |reg| is_needed |= reg == def);
            });
        }
        !is_needed
    }
}

/// Is it a copy of the mask that the instruction before it has made in VCC, since it has a literal?
fn takes_vcc(inst: &Inst) -> bool {
    matches!(inst.op, Op::Pseudo(_)) && inst.operands.iter().any(|o| matches!(o, Operand::Phys(_)))
}

/// Is it a vector instruction whose mask may be in any registers?
fn is_free(inst: &Inst) -> bool {
    let phys = |operand: &Operand| matches!(operand, Operand::Phys(_));
    let Some(desc) = inst.opcode().map(|o| o.desc()) else {
        return false;
    };
    desc.family == Family::Vopc && inst.form == Form::E64 && !inst.operands.iter().any(phys)
}

/// Puts the units of regions of one block in their order, if scalar registers suffice.
fn exchange(func: &mut Function, block: Block, regions: &[Region], live: &Live, limit: Limits) {
    let mut insts = func.blocks[block].insts.clone();
    for region in regions {
        let ordered = region
            .units
            .iter()
            .flat_map(|u| of(&func.blocks[block].insts, u));
        for (to, inst) in insts[region.range()].iter_mut().zip(ordered) {
            to.clone_from(inst);
        }
    }
    let before = most_scalars(func, block, &func.blocks[block].insts, live);
    if most_scalars(func, block, &insts, live) <= before.max(limit.sgprs) {
        func.blocks[block].insts = insts;
    }
}

/// The most scalar registers at a time in a block with such instructions.
fn most_scalars(func: &Function, block: Block, insts: &[Inst], live: &Live) -> i32 {
    let mut alive = Alive::new(func, live);
    alive.start(block);
    let mut most = alive.count.sgprs;
    for inst in insts.iter().rev() {
        let unread = alive.pass(inst);
        most = most.max(alive.count.plus(unread).sgprs);
    }
    most
}

//! Waits that belong before a loop.
//!
//! A vector register that was loaded before a loop is waited for where the loop reads it. The count
//! that is enough there in the first iteration is of what was issued after the load; in each other
//! one, nothing of it is outstanding any more, and the same count makes the iteration wait for
//! vector memory operations of its own and of the one before. So the wait goes to the end of the
//! block before the loop, in the two cases in which llc has it there (`SIInsertWaitcnts`,
//! `shouldFlushVmCnt`):
//!
//! - the loop stores and loads nothing, and stores are counted with loads;
//! - the loop loads, and neither reads nor overwrites registers that it loads into: else it waits
//!   for that anyway.
//!
//! Scalar loads complete in any order: a wait for one is a wait for all, and for what else their
//! counter counts. So a scalar register that the loop reads behind operations of its own that are
//! outstanding is waited for before it. (A load that is an iteration ahead of its use would be
//! waited for as soon as it is issued.)
//!
//! It is a matter of speed only: a wait may stand anywhere. Where loops are is taken from the
//! layout, in which each is a row of blocks; what else is among them does no harm.

use super::events::Issue;
use super::registers::Registers;
use cranelift_entity::SecondaryMap;
use isa::{Counter, InstFlags, Machine, Reg};
use mir::{Block, Function, Inst, Operand};

/// Instructions of a loop that are looked at. In a longer one, a wait more is of no importance.
const LONGEST: usize = 1000;

/// Loops, by the blocks before them.
#[derive(Default)]
pub(super) struct Loops {
    before: SecondaryMap<Block, Option<Loop>>,
}

/// A loop.
#[derive(Clone)]
struct Loop {
    /// Its blocks' places in the layout: the first and the last.
    first: usize,
    last: usize,
    /// By [`Loaded`].
    reads: [Option<Vec<Reg>>; 2],
}

/// Which loads are waited for.
#[derive(Clone, Copy)]
pub(super) enum Loaded {
    Vector,
    Scalar,
}

impl Loops {
    /// Finds the loops. Linear in the number of edges.
    pub(super) fn of(func: &Function) -> Loops {
        let mut loops = Loops::default();
        let mut places: SecondaryMap<Block, usize> = SecondaryMap::new();
        let layout = || func.layout.iter().copied().enumerate();
        layout().for_each(|(place, block)| places[block] = place);
        let mut ends: SecondaryMap<Block, Option<usize>> = SecondaryMap::new();
        for (place, block) in layout() {
            for edge in func.current_succs(block) {
                if places[edge.block] <= place {
                    ends[edge.block] = Some(place);
                }
            }
        }
        for (place, block) in layout() {
            let [edge] = func.current_succs(block) else {
                continue;
            };
            let first = places[edge.block];
            let Some(last) = ends[edge.block].filter(|last| !(first..=*last).contains(&place))
            else {
                continue;
            };
            loops.before[block] = Some(Loop {
                first,
                last,
                reads: Default::default(),
            });
        }
        loops
    }

    /// Registers that the loop behind a block reads, if they are to be waited for at the block's
    /// end.
    pub(super) fn read_behind(
        &mut self,
        block: Block,
        of: Loaded,
        func: &Function,
        machine: &Machine,
    ) -> &[Reg] {
        let Some(behind) = &mut self.before[block] else {
            return &[];
        };
        let blocks = &func.layout[behind.first..=behind.last];
        let find = || match of {
            Loaded::Vector => vectors(func, blocks, machine).unwrap_or_default(),
            Loaded::Scalar => scalars(func, blocks, machine),
        };
        behind.reads[of as usize].get_or_insert_with(find)
    }
}

/// What a loop does with vector registers and memory.
#[derive(Default)]
struct Summary {
    reads: Registers,
    /// Written otherwise than by loads, for which loads of the same register are waited for, too.
    writes: Registers,
    loaded: Registers,
    loads: usize,
    stores: usize,
}

/// Vector registers that a loop reads, if it is one of those that are waited for before them.
fn vectors(func: &Function, blocks: &[Block], machine: &Machine) -> Option<Vec<Reg>> {
    let mut summary = Summary::default();
    let mut in_order = Vec::new();
    let insts = blocks.iter().flat_map(|&b| &func.blocks[b].insts);
    for (count, inst) in insts.enumerate() {
        if count == LONGEST {
            return None;
        }
        summary.add(inst, machine, &mut in_order);
    }
    let own_counter = machine.counters().iter().any(|r| r.counter == Counter::Vs);
    let stores_alone = summary.stores > 0 && summary.loads == 0 && !own_counter;
    let loaded = &summary.loaded;
    let waits = loaded.intersects(&summary.reads) || loaded.intersects(&summary.writes);
    ((stores_alone || summary.loads > 0) && !waits).then_some(in_order)
}

/// Scalar registers that a loop reads while something that was issued in the same iteration is
/// outstanding; in the order of the layout, which is one way through the loop.
fn scalars(func: &Function, blocks: &[Block], machine: &Machine) -> Vec<Reg> {
    let counter = machine.scalar_counter() as usize;
    let mut loaded = Registers::default();
    let mut outstanding = false;
    let mut found = Vec::new();
    let insts = blocks.iter().flat_map(|&b| &func.blocks[b].insts);
    for inst in insts.take(LONGEST) {
        let writes = inst.written();
        let registers = inst
            .operands
            .iter()
            .enumerate()
            .filter_map(|(i, o)| match o {
                Operand::Phys(span) => Some((writes.contains(i), *span)),
                _ => None,
            });
        let mut waits = false;
        for (is_written, span) in registers.clone() {
            for reg in span.regs() {
                if loaded.contains(reg) {
                    waits = true;
                } else if outstanding && !is_written && !reg.is_vector() {
                    found.push(reg);
                }
            }
        }
        if waits {
            (loaded, outstanding) = (Registers::default(), false);
        }
        let Some(opcode) = inst.opcode() else {
            continue;
        };
        let issue = Issue::of(inst, opcode, machine.column());
        outstanding |= !issue.events[counter].is_empty();
        if issue.results[counter] {
            let results = registers.filter(|(is_written, _)| *is_written);
            let results = results.flat_map(|(_, span)| span.regs());
            results.for_each(|reg| loaded.insert(reg));
        }
    }
    found
}

impl Summary {
    fn add(&mut self, inst: &Inst, machine: &Machine, in_order: &mut Vec<Reg>) {
        let writes = inst.written();
        let loads = self.count(inst, machine);
        for (i, operand) in inst.operands.iter().enumerate() {
            let Operand::Phys(span) = *operand else {
                continue;
            };
            for reg in span.regs().filter(|r| r.is_vector()) {
                let to = match (writes.contains(i), loads) {
                    (true, true) => &mut self.loaded,
                    (true, false) => &mut self.writes,
                    (false, _) => {
                        if !self.reads.contains(reg) {
                            in_order.push(reg);
                        }
                        &mut self.reads
                    }
                };
                to.insert(reg);
            }
        }
    }

    /// Counts a vector memory operation; does it load?
    fn count(&mut self, inst: &Inst, machine: &Machine) -> bool {
        let Some(opcode) = inst.opcode() else {
            return false;
        };
        let flags = opcode.desc().flags;
        let issue = Issue::of(inst, opcode, machine.column());
        if issue.events[Counter::Vm as usize].is_empty() {
            return false;
        }
        let loads = issue.results[Counter::Vm as usize];
        self.loads += usize::from(loads);
        self.stores += usize::from(flags.intersects(InstFlags::STORES | InstFlags::ATOMIC));
        loads
    }
}

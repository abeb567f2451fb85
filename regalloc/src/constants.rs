//! Constants that loops put into scalar registers again and again are put there once, at the end of
//! the entry, and equal ones share a register; outside of loops equal ones of a block do.
//!
//! A constant of several registers (a double in two, say) is taken as a whole, since its registers
//! are consecutive: two of them share all or nothing. At most [`MOST`] registers are given to
//! constants, because they are in use from the entry on,
//! or for longer than before, and no more than there are without fewer
//! waves or spilled values ([`room`]). Scalar moves of constants write neither
//! SCC nor look at EXEC: they may stand anywhere. Linear.

use crate::replace::Replaced;
use crate::room;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use isa::{Machine, Opcode};
use mir::{Bank, Block, Function, Inst, Op, Operand, VReg, VRegKind};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Most registers that hold constants for several uses.
const MOST: usize = 24;

/// The operand of a constant's move, and its place: inline code or literal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Constant {
    Inline(u8),
    Literal(u32),
}

type Registers = SmallVec<[VReg; 2]>;
type Constants = SmallVec<[Constant; 2]>;

/// Moves constants out of loops, and puts those of other blocks into registers once.
pub(crate) fn share(func: &mut Function, machine: &Machine) {
    let found = Found::new(func);
    if found.all.is_empty() {
        return;
    }
    let mut room = Room::default();
    let mut shared: BTreeMap<(Option<Block>, Constants), Holder> = BTreeMap::new();
    let mut moves = Vec::new();
    let mut replaced = Replaced::new();
    for candidate in &found.all {
        let regs = &candidate.regs;
        let values: Constants = regs.iter().filter_map(|&r| found.value[r]).collect();
        let key = (candidate.block, values);
        let Some(holder) = shared.get_mut(&key) else {
            let holder = match candidate.block {
                // The first one of a block stays where it is.
                Some(_) => Holder::Candidate(regs.clone()),
                None if !room.take(func, machine, candidate) => continue,
                None => {
                    let fresh: Registers = regs.iter().map(|_| func.vreg(Bank::Sgpr)).collect();
                    for (&reg, &value) in fresh.iter().zip(&key.1) {
                        moves.push(value.put(func, reg));
                    }
                    replace(&mut replaced, regs, &fresh);
                    Holder::Shared(fresh)
                }
            };
            shared.insert(key, holder);
            continue;
        };
        if let Holder::Candidate(first) = holder {
            if !room.take(func, machine, candidate) {
                continue;
            }
            *holder = Holder::Shared(std::mem::take(first));
        }
        let Holder::Shared(new) = holder else {
            continue;
        };
        replace(&mut replaced, regs, new);
    }
    replaced.rewrite(func, |func, inst| {
        constant(func, inst).is_some_and(|(r, _)| replaced.is_gone(r))
    });
    let entry = func.entry();
    let insts = &mut func.blocks[entry].insts;
    let end = insts.len().saturating_sub(1);
    insts.splice(end..end, moves);
}

/// Registers that may be given to constants, counted when the first one wants some: that takes
/// longer than all else, and where none is there twice nobody asks.
#[derive(Default)]
struct Room {
    /// What loops leave.
    left: Option<usize>,
    /// The block at hand, and what its own constants have taken: they are in use in it alone, so
    /// that what loops leave is there for each block.
    block: Option<Block>,
    taken: usize,
}

impl Room {
    /// Takes the registers of a constant, if they are left. Those of loops come first, then those
    /// of one block after the other. The function's instructions are as they were.
    fn take(&mut self, func: &Function, machine: &Machine, candidate: &Candidate) -> bool {
        let all = || room::of_sgprs(func, machine).min(MOST);
        let left = self.left.get_or_insert_with(all);
        if self.block != candidate.block {
            (self.block, self.taken) = (candidate.block, 0);
        }
        let taken = self.taken + candidate.regs.len();
        if taken > *left {
            return false;
        }
        match candidate.block {
            Some(_) => self.taken = taken,
            None => *left -= taken,
        }
        true
    }
}

/// What holds a constant.
enum Holder {
    /// Registers that may be shared as soon as another one wants them.
    Candidate(Registers),
    /// Registers that are.
    Shared(Registers),
}

fn replace(replaced: &mut Replaced, old: &[VReg], new: &[VReg]) {
    for (&old, &new) in old.iter().zip(new) {
        replaced.replace(old, new);
    }
}

impl Constant {
    /// The move that puts it into a register.
    fn put(self, func: &mut Function, reg: VReg) -> Inst {
        let src = match self {
            Constant::Inline(code) => Operand::Inline(code),
            Constant::Literal(bits) => Operand::Literal(bits),
        };
        let dst = func.operand(&[reg]);
        Inst::new(Opcode::SMovB32, &[dst, src])
    }
}

/// Registers with a constant.
struct Candidate {
    regs: Registers,
    /// The block that alone shares it; `None` for those of loops.
    block: Option<Block>,
}

/// Constants that are put into registers more than once.
struct Found {
    /// In the order in which their registers are complete in a block.
    all: Vec<Candidate>,
    value: SecondaryMap<VReg, Option<Constant>>,
    /// Where each is put there, among all moves of constants.
    place: SecondaryMap<VReg, u32>,
    /// In which block, if it is outside of loops.
    block: SecondaryMap<VReg, PackedOption<Block>>,
}

impl Found {
    fn new(func: &Function) -> Found {
        let mut found = Found {
            all: Vec::new(),
            value: SecondaryMap::new(),
            place: SecondaryMap::new(),
            block: SecondaryMap::new(),
        };
        let (mut any, mut places) = (false, 0..);
        let mut of_block: Vec<(Constant, VReg)> = Vec::new();
        for &block in &func.layout {
            let data = &func.blocks[block];
            of_block.clear();
            let constants = data.insts.iter().filter_map(|inst| constant(func, inst));
            for ((reg, value), place) in constants.zip(&mut places) {
                found.place[reg] = place;
                of_block.push((value, reg));
            }
            if data.loop_depth == 0 {
                found.block_with(block, &mut of_block);
            }
            any |= !of_block.is_empty();
            for &(value, reg) in &of_block {
                found.value[reg] = Some(value);
            }
        }
        if any {
            found.group(func);
        }
        found
    }

    /// Leaves those constants of a block that are put into registers more than once.
    fn block_with(&mut self, block: Block, constants: &mut Vec<(Constant, VReg)>) {
        constants.sort_by_key(|&(value, _)| value);
        let all = std::mem::take(constants);
        for same in all.chunk_by(|a, b| a.0 == b.0).filter(|c| c.len() > 1) {
            constants.extend_from_slice(same);
            same.iter().for_each(|&(_, r)| self.block[r] = block.into());
        }
    }

    /// Finds which registers are used together, always the same ones; others are left alone.
    fn group(&mut self, func: &Function) {
        let mut with: SecondaryMap<VReg, Option<Registers>> = SecondaryMap::new();
        let mut order = Vec::new();
        for &block in &func.layout {
            let data = &func.blocks[block];
            for inst in &data.insts {
                let written = inst.written();
                for (k, &operand) in inst.operands.iter().enumerate() {
                    let regs = func.operand_regs(operand);
                    if written.contains(k) || regs.iter().all(|&r| self.value[r].is_none()) {
                        continue;
                    }
                    let whole = regs.iter().all(|&r| self.value[r].is_some());
                    for &r in regs {
                        match &with[r] {
                            _ if !whole => self.value[r] = None,
                            None => with[r] = Some(regs.into()),
                            Some(other) if other[..] != *regs => self.value[r] = None,
                            Some(_) => {}
                        }
                    }
                    order.push(regs[0]);
                }
            }
            for edge in data.succs.iter().chain(&data.wave_succs) {
                edge.args.iter().for_each(|&a| self.value[a] = None);
            }
        }
        let mut seen: EntitySet<VReg> = EntitySet::new();
        for first in order {
            let Some(regs) = with[first].take().filter(|_| seen.insert(first)) else {
                continue;
            };
            let block = self.block[regs[0]];
            let together = regs.iter().all(|&r| self.block[r] == block);
            if together && regs.iter().all(|&r| self.value[r].is_some()) {
                let block = block.expand();
                self.all.push(Candidate { regs, block });
            }
        }
        // What is shared in a block is complete before the next one is, and before it is used.
        let complete = |c: &Candidate| c.regs.iter().map(|&r| self.place[r]).max();
        self.all
            .sort_by_cached_key(|c| c.block.and_then(|_| complete(c)));
    }
}

/// The register that a scalar move gives a constant.
fn constant(func: &Function, inst: &Inst) -> Option<(VReg, Constant)> {
    let (true, &[dst, src]) = (inst.op == Op::Isa(Opcode::SMovB32), &inst.operands[..]) else {
        return None;
    };
    let value = match src {
        Operand::Inline(code) => Constant::Inline(code),
        Operand::Literal(bits) => Constant::Literal(bits),
        _ => return None,
    };
    match func.operand_regs(dst) {
        &[reg] if func.vregs[reg].kind == VRegKind::Plain => Some((reg, value)),
        _ => None,
    }
}

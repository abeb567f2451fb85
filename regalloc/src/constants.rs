//! Constants that loops put into scalar registers again and again are put there once, at the end of
//! the entry, and equal ones share a register; outside of loops equal ones of a block do. Addresses
//! of symbols are such constants, each of them made by three instructions.
//!
//! A constant of several registers (a double in two, say) is taken as a whole, since its registers
//! are consecutive: two of them share all or nothing. Those that are put into registers most often
//! come first, those of inner loops before those of outer ones. At most [`MOST`] registers are
//! given to those of loops, because they are in use from the entry on, and to those of a block,
//! which are in use for longer than before, and no more than there are without fewer waves or
//! spilled values ([`room`]). Scalar moves of constants write neither SCC nor look at EXEC: they
//! may stand anywhere; what makes an address stands where nobody reads SCC. Linear, but for
//! sorting.

use crate::cleanup::scc_reads;
use crate::replace::Replaced;
use crate::room;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use graphs::filled;
use isa::{Machine, Opcode};
use mir::{Bank, Block, Function, Inst, Op, Operand, Pseudo, VReg, VRegKind};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Most registers that hold constants for several uses.
const MOST: usize = 24;

/// So many turns a loop is taken to have, and so many loops around something count.
const OF_LOOP: u32 = 8;
const DEEPEST: u32 = 4;

/// The operand of a constant's move, and its place: inline code or literal. Or a word of an
/// address, of which both are made together, by its number in [`Found::addresses`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Constant {
    Inline(u8),
    Literal(u32),
    Address(u32, Word),
}

/// A word of an address.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Word {
    Lower,
    Upper,
}

type Registers = SmallVec<[VReg; 2]>;
type Constants = SmallVec<[Constant; 2]>;

/// Moves constants out of loops, and puts those of other blocks into registers once.
pub(crate) fn share(func: &mut Function, machine: &Machine) {
    let found = Found::new(func);
    if found.all.is_empty() {
        return;
    }
    let mut sharing = Sharing {
        found: &found,
        room: Room::default(),
        replaced: Replaced::new(),
    };
    let mut moves = Vec::new();
    for candidates in found.all.chunk_by(|a, b| a.block == b.block) {
        match candidates[0].block {
            None => moves.extend(sharing.of_loops(func, machine, candidates)),
            Some(_) => sharing.of_block(func, machine, candidates),
        }
    }
    let replaced = sharing.replaced;
    let blocks = func.layout.clone();
    replaced.remove_makers(func, &blocks, |func, inst| {
        let word = constant(func, inst).map(|(reg, _)| reg);
        word.or_else(|| address(func, inst).map(|([lower, _], _)| lower))
    });
    replaced.rewrite(func);
    let entry = func.entry();
    let insts = &mut func.blocks[entry].insts;
    let (addresses, moves): (Vec<Inst>, Vec<Inst>) = moves
        .into_iter()
        .partition(|m| m.is_pseudo(Pseudo::SymbolAddr));
    let end = insts.len().saturating_sub(1);
    insts.splice(end..end, moves);
    if !addresses.is_empty() {
        let read = scc_reads(insts);
        let end = (0..=end).rev().find(|&at| !read[at]);
        let end = end.expect("no value of SCC lives across blocks");
        insts.splice(end..end, addresses);
    }
}

struct Sharing<'a> {
    found: &'a Found,
    room: Room,
    replaced: Replaced,
}

impl Sharing<'_> {
    fn values(&self, candidate: &Candidate) -> Constants {
        let regs = candidate.regs.iter();
        regs.filter_map(|&r| self.found.value[r]).collect()
    }

    fn replace(&mut self, old: &[VReg], new: &[VReg]) {
        for (&old, &new) in old.iter().zip(new) {
            self.replaced.replace(old, new);
        }
    }

    /// Gives those of loops registers of their own; tells how they get there.
    fn of_loops(
        &mut self,
        func: &mut Function,
        machine: &Machine,
        candidates: &[Candidate],
    ) -> Vec<Inst> {
        let mut moves = Vec::new();
        for (values, candidates) in self.most_often_first(candidates) {
            if !self.room.take(func, machine, candidates[0]) {
                continue;
            }
            let fresh: Registers = values.iter().map(|_| func.vreg(Bank::Sgpr)).collect();
            for (k, &value) in values.iter().enumerate() {
                moves.extend(self.found.put(func, value, &fresh[k..]));
            }
            for candidate in candidates {
                self.replace(&candidate.regs, &fresh);
            }
        }
        moves
    }

    /// Lets equal ones of a block share the registers of the first one, which stays where it is.
    fn of_block(&mut self, func: &Function, machine: &Machine, candidates: &[Candidate]) {
        for (_, candidates) in self.most_often_first(candidates) {
            if let [first, others @ ..] = &candidates[..]
                && !others.is_empty()
                && self.room.take(func, machine, first)
            {
                for other in others {
                    self.replace(&other.regs, &first.regs);
                }
            }
        }
    }

    /// Candidates by their values, those first that would be put into registers most often.
    fn most_often_first<'c>(
        &self,
        candidates: &'c [Candidate],
    ) -> Vec<(Constants, Vec<&'c Candidate>)> {
        let mut equal: BTreeMap<Constants, Vec<&Candidate>> = BTreeMap::new();
        for candidate in candidates {
            let values = self.values(candidate);
            equal.entry(values).or_default().push(candidate);
        }
        let times = |candidates: &[&Candidate]| {
            let times = candidates.iter().map(|c| OF_LOOP.pow(c.depth.min(DEEPEST)));
            times.sum::<u32>()
        };
        let mut equal: Vec<_> = equal.into_iter().collect();
        let place = |c: &Candidate| self.found.place[c.regs[0]];
        equal.sort_by_cached_key(|(_, e)| (Reverse(times(e)), place(e[0])));
        equal
    }
}

/// Registers that may be given to constants, counted when the first one wants some: that takes
/// longer than all else, and where none is there twice nobody asks.
#[derive(Default)]
struct Room {
    /// What loops leave.
    left: Option<usize>,
    /// The block at hand, or the loops, and what its own constants have taken: they are in use in
    /// it alone, so that what loops leave is there for each block.
    block: Option<Block>,
    taken: usize,
}

impl Room {
    /// Takes the registers of a constant, if they are left. Those of loops come first, then those
    /// of one block after the other. The function's instructions are as they were.
    fn take(&mut self, func: &Function, machine: &Machine, candidate: &Candidate) -> bool {
        let left = self
            .left
            .get_or_insert_with(|| room::of_sgprs(func, machine));
        if self.block != candidate.block {
            if self.block.is_none() {
                *left -= self.taken;
            }
            (self.block, self.taken) = (candidate.block, 0);
        }
        let taken = self.taken + candidate.regs.len();
        let fits = taken <= MOST.min(*left);
        if fits {
            self.taken = taken;
        }
        fits
    }
}

/// Registers with a constant.
struct Candidate {
    regs: Registers,
    /// The block that alone shares it; `None` for those of loops.
    block: Option<Block>,
    /// In how many loops it is.
    depth: u32,
}

/// Constants that are put into registers more than once.
struct Found {
    /// In the order in which their registers are complete in a block.
    all: Vec<Candidate>,
    value: SecondaryMap<VReg, Option<Constant>>,
    /// The operands that are addresses.
    addresses: Vec<Operand>,
    /// Registers that they are made in.
    pairs: Vec<[VReg; 2]>,
    /// Where each is put there, among all moves of constants.
    place: SecondaryMap<VReg, u32>,
    /// In which block, if it is outside of loops.
    block: SecondaryMap<VReg, PackedOption<Block>>,
    /// In how many loops.
    depth: SecondaryMap<VReg, u32>,
}

impl Found {
    fn new(func: &Function) -> Found {
        let mut found = Found {
            all: Vec::new(),
            value: filled(func.vregs.len(), None),
            addresses: Vec::new(),
            pairs: Vec::new(),
            place: filled(func.vregs.len(), 0),
            block: filled(func.vregs.len(), None.into()),
            depth: SecondaryMap::new(),
        };
        let (mut any, mut places) = (false, 0..);
        let mut of_block: Vec<(Constant, VReg)> = Vec::new();
        let mut numbers: FxHashMap<Operand, u32> = FxHashMap::default();
        for &block in &func.layout {
            let data = &func.blocks[block];
            of_block.clear();
            for inst in &data.insts {
                if let Some(one) = constant(func, inst) {
                    of_block.push((one.1, one.0));
                } else if let Some((words, symbol)) = address(func, inst) {
                    let number = *numbers.entry(symbol).or_insert_with(|| {
                        found.addresses.push(symbol);
                        found.addresses.len() as u32 - 1
                    });
                    found.pairs.push(words);
                    for (reg, word) in words.into_iter().zip([Word::Lower, Word::Upper]) {
                        of_block.push((Constant::Address(number, word), reg));
                    }
                }
            }
            for (&(_, reg), place) in of_block.iter().zip(&mut places) {
                found.place[reg] = place;
                if data.loop_depth > 0 {
                    found.depth[reg] = data.loop_depth.into();
                }
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

    /// The instruction that puts a constant into the first of some registers; an address is put
    /// into two with its lower word.
    fn put(&self, func: &mut Function, value: Constant, regs: &[VReg]) -> Option<Inst> {
        let src = match value {
            Constant::Inline(code) => Operand::Inline(code),
            Constant::Literal(bits) => Operand::Literal(bits),
            Constant::Address(number, Word::Lower) => {
                let (dst, symbol) = (func.operand(&regs[..2]), self.addresses[number as usize]);
                return Some(Inst::pseudo(Pseudo::SymbolAddr, &[dst, symbol]));
            }
            Constant::Address(_, Word::Upper) => return None,
        };
        let dst = func.operand(&regs[..1]);
        Some(Inst::new(Opcode::SMovB32, &[dst, src]))
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

    /// Is it a constant that a move gives?
    fn is_moved(&self, reg: VReg) -> bool {
        matches!(
            self.value[reg],
            Some(Constant::Inline(_) | Constant::Literal(_))
        )
    }

    /// Finds which registers are used together, always the same ones; others are left alone. Those
    /// of an address are made together, and each is used as anybody likes.
    fn group(&mut self, func: &Function) {
        let mut with: SecondaryMap<VReg, Option<Registers>> = filled(func.vregs.len(), None);
        let mut order = Vec::new();
        for &block in &func.layout {
            let data = &func.blocks[block];
            for inst in &data.insts {
                let written = inst.written();
                for (k, &operand) in inst.operands.iter().enumerate() {
                    let regs = func.operand_regs(operand);
                    if written.contains(k) || !regs.iter().any(|&r| self.is_moved(r)) {
                        continue;
                    }
                    let whole = regs.iter().all(|&r| self.is_moved(r));
                    for &r in regs {
                        if !whole && !self.is_moved(r) {
                            continue;
                        }
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
                let (block, depth) = (block.expand(), self.depth[regs[0]]);
                self.all.push(Candidate { regs, block, depth });
            }
        }
        for regs in std::mem::take(&mut self.pairs) {
            if regs.iter().all(|&r| self.value[r].is_some()) {
                let (block, depth) = (self.block[regs[0]].expand(), self.depth[regs[0]]);
                let regs = Registers::from_slice(&regs);
                self.all.push(Candidate { regs, block, depth });
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

/// The registers that an address of a symbol is made in, and the operand that says which.
fn address(func: &Function, inst: &Inst) -> Option<([VReg; 2], Operand)> {
    let (true, &[dst, symbol]) = (inst.is_pseudo(Pseudo::SymbolAddr), &inst.operands[..]) else {
        return None;
    };
    match func.operand_regs(dst) {
        &[a, b]
            if [a, b]
                .iter()
                .all(|&r| func.vregs[r].kind == VRegKind::Plain) =>
        {
            Some(([a, b], symbol))
        }
        _ => None,
    }
}

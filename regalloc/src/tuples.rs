//! Words that stand in two tuples of scalar registers get a second register where the tuples cannot
//! overlap.
//!
//! A buffer resource whose first word was loaded beside others has it in two rows of registers.
//! Left to the groups each instruction that reads the resource would bring its words together anew.
//! Here the word is copied once, when all words of the tuple are there, and all that read the
//! tuple read the copy. What nobody reads any more when its neighbour is made is not in the way:
//! the neighbour takes its place.
//!
//! Runs on the wave graph before SGPRs are allocated, in single static assignment. What copies is
//! a move, since copies are propagated afterwards ([`mod@crate::cleanup`]). Linear in the operands.

use crate::constraint::scalar_alignment;
use cranelift_entity::SecondaryMap;
use graphs::filled;
use isa::Opcode;
use mir::{Bank, Block, Function, Inst, Op, Operand, RegList, VReg};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Narrower tuples are not worth it: as many moves bring their words together.
const NARROWEST: usize = 4;

/// The words of a tuple.
type Words = SmallVec<[VReg; 8]>;

/// Where something is made.
#[derive(Clone, Copy)]
struct Place {
    /// Number of the block in the layout, which has dominators before what they dominate.
    block: usize,
    /// Number behind the instruction; zero for parameters of the block.
    behind: usize,
}

/// What is known of a register.
#[derive(Clone, Copy, Default)]
struct Made {
    place: Option<Place>,
    /// The operand by which it is written, if that has other registers.
    beside: Option<RegList>,
    /// How many operands read it.
    reads: u32,
    /// Is it a word of a tuple that was looked at?
    is_word: bool,
}

/// A tuple that instructions read.
struct Tuple {
    words: Words,
    /// Number of the block in the layout that reads it first, and the instruction there.
    first: (usize, usize),
}

/// Gives words registers of their own.
pub fn part(func: &mut Function) {
    let tuples = read(func);
    if tuples.is_empty() {
        return;
    }
    let mut made = facts(func);
    let mut copies: Vec<(Block, usize, Inst)> = Vec::new();
    let mut renamed: FxHashMap<Words, Operand> = FxHashMap::default();
    for tuple in &tuples {
        let mut own = tuple.words.clone();
        for (k, &word) in tuple.words.iter().enumerate() {
            if is_elsewhere(func, &made, tuple, k) {
                own[k] = func.vreg(Bank::Sgpr);
            } else {
                made[word].is_word = true;
            }
        }
        if own == tuple.words {
            continue;
        }
        let Some((block, at)) = complete(func, &made, tuple) else {
            continue;
        };
        for (&new, &old) in own.iter().zip(&tuple.words).filter(|(new, old)| new != old) {
            let operands = [func.operand(&[new]), func.operand(&[old])];
            copies.push((block, at, Inst::new(Opcode::SMovB32, &operands)));
        }
        renamed.insert(tuple.words.clone(), func.operand(&own));
    }
    if renamed.is_empty() {
        return;
    }
    rename(func, &renamed);
    insert(func, copies);
}

/// The tuples that instructions read, in the layout's order.
fn read(func: &Function) -> Vec<Tuple> {
    let mut tuples: Vec<Tuple> = Vec::new();
    let mut lists: FxHashSet<RegList> = FxHashSet::default();
    let mut known: FxHashSet<Words> = FxHashSet::default();
    for (number, &block) in func.layout.iter().enumerate() {
        for (at, inst) in func.blocks[block].insts.iter().enumerate() {
            for list in wanted(func, inst) {
                if !lists.insert(list) {
                    continue;
                }
                let words = Words::from_slice(func.regs(list));
                if known.insert(words.clone()) {
                    tuples.push(Tuple {
                        words,
                        first: (number, at),
                    });
                }
            }
        }
    }
    tuples
}

/// The tuples that an instruction reads and does not write.
fn wanted<'a>(func: &'a Function, inst: &'a Inst) -> impl Iterator<Item = RegList> + 'a {
    let is_isa = matches!(inst.op, Op::Isa(_));
    let operands = inst.operands.iter().enumerate().filter(move |_| is_isa);
    operands.filter_map(|(k, operand)| {
        let list = operand.regs().filter(|list| list.width() >= NARROWEST)?;
        let regs = func.regs(list);
        let is_scalar = regs.iter().all(|&r| func.vregs[r].bank == Bank::Sgpr);
        let distinct = regs.iter().enumerate().all(|(i, r)| !regs[..i].contains(r));
        (is_scalar && distinct && inst.access(k) == (false, true)).then_some(list)
    })
}

fn facts(func: &Function) -> SecondaryMap<VReg, Made> {
    let mut made: SecondaryMap<VReg, Made> = filled(func.vregs.len(), Made::default());
    for (number, &block) in func.layout.iter().enumerate() {
        let place = |behind| {
            Some(Place {
                block: number,
                behind,
            })
        };
        for &param in &func.blocks[block].params {
            made[param].place = place(0);
        }
        for (at, inst) in func.blocks[block].insts.iter().enumerate() {
            for (k, operand) in inst.operands.iter().enumerate() {
                let (written, is_read) = inst.access(k);
                for &reg in func.operand_regs(*operand) {
                    made[reg].reads += u32::from(is_read);
                    if written {
                        made[reg].place = place(at + 1);
                        made[reg].beside = operand.regs().filter(|list| list.width() > 1);
                    }
                }
            }
        }
        for edge in func.current_succs(block) {
            edge.args.iter().for_each(|&arg| made[arg].reads += 1);
        }
    }
    made
}

/// Is a word of a tuple also in another one, which then wants its neighbours where this one has
/// others?
fn is_elsewhere(func: &Function, made: &SecondaryMap<VReg, Made>, tuple: &Tuple, k: usize) -> bool {
    let word = made[tuple.words[k]];
    if word.is_word {
        return true;
    }
    let Some(list) = word.beside else {
        return false;
    };
    let row = func.regs(list);
    let Some(i) = row.iter().position(|&r| r == tuple.words[k]) else {
        return false;
    };
    // Both begin at multiples, and the word is in one place.
    let common = scalar_alignment(row.len()).min(scalar_alignment(tuple.words.len()));
    if i % common != k % common {
        return true;
    }
    row.iter().enumerate().any(|(j, &neighbour)| {
        let place = (k + j).checked_sub(i);
        let here = place.and_then(|p| tuple.words.get(p));
        here.is_some_and(|&here| here != neighbour && is_in_the_way(func, made, neighbour, here))
    })
}

/// Is a register read by anybody but the instruction that makes another one?
fn is_in_the_way(
    func: &Function,
    made: &SecondaryMap<VReg, Made>,
    neighbour: VReg,
    here: VReg,
) -> bool {
    let by_maker = made[here].place.map_or(0, |place| {
        let block = &func.blocks[func.layout[place.block]];
        let maker = place.behind.checked_sub(1).map(|at| &block.insts[at]);
        let operands = maker.into_iter().flat_map(|inst| &inst.operands);
        let regs = operands.flat_map(|&operand| func.operand_regs(operand));
        regs.filter(|&&r| r == neighbour).count() as u32
    });
    made[neighbour].reads > by_maker
}

/// Where a tuple is complete: before the first instruction that reads it, if that is in the block
/// where its last word is made, else at that block's end.
fn complete(
    func: &Function,
    made: &SecondaryMap<VReg, Made>,
    tuple: &Tuple,
) -> Option<(Block, usize)> {
    let places: Option<SmallVec<[Place; 8]>> = tuple.words.iter().map(|&w| made[w].place).collect();
    let last = places?.iter().map(|p| p.block).max()?;
    let block = func.layout[last];
    let at = match tuple.first {
        (number, at) if number == last => at,
        _ => func.blocks[block].insts.len() - 1,
    };
    Some((block, at))
}

fn rename(func: &mut Function, renamed: &FxHashMap<Words, Operand>) {
    let new = |func: &Function, inst: &Inst| -> SmallVec<[(usize, Operand); 1]> {
        let lists = wanted(func, inst);
        lists
            .flat_map(|list| {
                let words = Words::from_slice(func.regs(list));
                let own = renamed.get(&words).copied();
                let is_it = move |o: &Operand| o.regs() == Some(list);
                let places = inst.operands.iter().enumerate();
                places
                    .filter(move |(_, o)| is_it(o))
                    .filter_map(move |(k, _)| Some((k, own?)))
            })
            .collect()
    };
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        for at in 0..func.blocks[block].insts.len() {
            let found = new(func, &func.blocks[block].insts[at]);
            for (k, operand) in found {
                func.blocks[block].insts[at].operands[k] = operand;
            }
        }
    }
}

/// Puts the copies before the instructions with these numbers.
fn insert(func: &mut Function, mut copies: Vec<(Block, usize, Inst)>) {
    copies.sort_by_key(|&(block, at, _)| std::cmp::Reverse((block, at)));
    for (block, at, inst) in copies {
        func.blocks[block].insts.insert(at, inst);
    }
}

//! Block parameters that live in homes.
//!
//! Such a parameter is no parameter any more; each edge copies the argument to the parameter's home
//! instead: at the end of its source if that has one successor, else at the start of its target.
//! The copies of an edge are parallel: first those from home to home, ordered so that nothing is
//! overwritten that is still read (a cycle goes through a register), then those from registers.

use super::Home;
use super::code::Code;
use crate::constraint::File;
use cranelift_entity::SecondaryMap;
use mir::{Block, Edge, Function, Stage, VReg};
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// One step of an edge's copies.
#[derive(Clone)]
pub enum Step {
    /// From a home, or from what [`Step::Hold`] kept of it, to a home.
    Move {
        /// A register of the bank.
        like: VReg,
        /// Read.
        from: Source,
        /// Written.
        to: Home,
    },
    /// Keep a home's value in a register, under a number.
    Hold {
        /// A register of the bank.
        like: VReg,
        /// Read.
        from: Home,
        /// Number.
        id: usize,
    },
}

/// What a copy reads.
#[derive(Clone)]
pub enum Source {
    /// A register.
    Reg(VReg),
    /// A home.
    Home(Home),
    /// What was held under that number.
    Held(usize),
}

/// Registers that hold something meanwhile, by number.
pub type Held = Vec<VReg>;

impl Step {
    /// Emits the step.
    pub fn emit(&self, code: &mut Code, held: &mut Held) {
        match self {
            Step::Hold { like, from, id } => {
                debug_assert_eq!(held.len(), *id);
                held.push(code.load(*like, from));
            }
            Step::Move { like, from, to } => {
                let reg = match from {
                    Source::Reg(reg) => *reg,
                    Source::Home(home) => code.load(*like, home),
                    Source::Held(id) => held[*id],
                };
                // The home is the parameter's: other values are kept in it by lanes that wait, if
                // the parameter is one of the active lanes, whatever its argument is.
                code.save(reg, to, code.lanes_of(*like));
            }
        }
    }
}

/// Steps at the start of blocks and before their terminators.
#[derive(Default)]
pub struct Edges {
    /// At the start.
    pub start: SecondaryMap<Block, Vec<Step>>,
    /// Before the terminator.
    pub end: SecondaryMap<Block, Vec<Step>>,
}

/// The edges of the graph that the bank lives on.
pub fn succs_mut(func: &mut Function, block: Block) -> &mut [Edge] {
    if func.stage >= Stage::Wave {
        &mut func.blocks[block].wave_succs
    } else {
        &mut func.blocks[block].succs
    }
}

/// Emits the steps of one place.
pub fn run(steps: &[Step], code: &mut Code) {
    let mut held = Held::new();
    for step in steps {
        step.emit(code, &mut held);
    }
}

/// Takes those parameters out of blocks and edges that have homes and are passed in them, and gives
/// the steps that replace them.
pub fn take(
    func: &mut Function,
    homes: &SecondaryMap<VReg, Option<Home>>,
    file: &File,
    is_passed: impl Fn(VReg) -> bool,
) -> Edges {
    let mut result = Edges::default();
    let spilled = |f: &Function, r: VReg| file.owns(f, r) && homes[r].is_some() && is_passed(r);
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let single = func.current_succs(block).len() == 1;
        for e in 0..func.current_succs(block).len() {
            let edge = func.current_succs(block)[e].clone();
            let params = &func.blocks[edge.block].params;
            let mut copies = Vec::new();
            let mut kept = edge.args.clone();
            kept.clear();
            for (&param, &arg) in params.iter().zip(&edge.args) {
                match &homes[param] {
                    Some(to) if spilled(func, param) => {
                        let from = match &homes[arg] {
                            Some(home) => Source::Home(home.clone()),
                            None => Source::Reg(arg),
                        };
                        copies.push((param, from, to.clone()));
                    }
                    _ => kept.push(arg),
                }
            }
            if copies.is_empty() {
                continue;
            }
            // A block's start has the steps of one edge at most, and so has its end.
            match single {
                true => result.end[block] = sequence(copies),
                false => result.start[edge.block] = sequence(copies),
            }
            succs_mut(func, block)[e].args = kept;
        }
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut params = std::mem::take(&mut func.blocks[block].params);
        params.retain(|&p| !spilled(func, p));
        func.blocks[block].params = params;
    }
    result
}

/// A stored home as a key.
fn place_of(home: &Home) -> Option<(u8, u32, u8)> {
    match *home {
        Home::Slot(slot) => Some((0, slot.as_u32(), 0)),
        Home::Acc(number) => Some((1, number.into(), 0)),
        Home::Lane(vgpr, lane) => Some((2, vgpr.into(), lane)),
        Home::Memory(slot, lane) => Some((3, slot.as_u32(), lane)),
        Home::Again(_) => None,
    }
}

/// Puts the copies of one edge in an order that is right: of those that overwrite nothing that is
/// still read the first is next. Near linear: each copy knows how many read what it overwrites.
fn sequence(copies: Vec<(VReg, Source, Home)>) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut moves, stores): (Vec<_>, Vec<_>) = copies
        .into_iter()
        .partition(|(_, from, _)| matches!(from, Source::Home(home) if home.is_stored()));
    let reads = |from: &Source, home: &Home| matches!(from, Source::Home(h) if h == home);
    moves.retain(|(_, from, to)| !reads(from, to));
    // The move that overwrites what each one reads, and those that read what each one overwrites.
    let writers: FxHashMap<_, usize> = (0..moves.len())
        .filter_map(|i| Some((place_of(&moves[i].2)?, i)))
        .collect();
    let writer = |from: &Source| match from {
        Source::Home(home) => place_of(home).and_then(|place| writers.get(&place).copied()),
        Source::Reg(_) | Source::Held(_) => None,
    };
    let overwritten: Vec<Option<usize>> = moves.iter().map(|m| writer(&m.1)).collect();
    let mut readers: Vec<Vec<usize>> = vec![Vec::new(); moves.len()];
    for (i, m) in overwritten.iter().enumerate() {
        m.iter().for_each(|&m| readers[m].push(i));
    }
    let mut left: Vec<usize> = readers.iter().map(Vec::len).collect();
    let none_left = (0..moves.len()).filter(|&i| left[i] == 0);
    let mut ready: BinaryHeap<_> = none_left.map(Reverse).collect();
    let mut moves: Vec<_> = moves.into_iter().map(Some).collect();
    let (mut held, mut first) = (0, 0);
    loop {
        while let Some(Reverse(i)) = ready.pop() {
            let Some((like, from, to)) = moves[i].take() else {
                continue;
            };
            if let (Some(m), Source::Home(_)) = (overwritten[i], &from) {
                left[m] -= 1;
                if left[m] == 0 {
                    ready.push(Reverse(m));
                }
            }
            steps.push(Step::Move { like, from, to });
        }
        // What remains is cycles.
        while moves.get(first).is_some_and(Option::is_none) {
            first += 1;
        }
        let Some(Some((like, _, home))) = moves.get(first) else {
            break;
        };
        let (like, from) = (*like, home.clone());
        let id = held;
        steps.push(Step::Hold { like, from, id });
        for &reader in &readers[first] {
            if let Some((_, from, _)) = &mut moves[reader] {
                *from = Source::Held(id);
            }
        }
        left[first] = 0;
        ready.push(Reverse(first));
        held += 1;
    }
    let stores = stores.into_iter();
    steps.extend(stores.map(|(like, from, to)| Step::Move { like, from, to }));
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;
    use std::collections::BTreeMap;

    /// All ways to copy among five homes, and from one more.
    #[test]
    fn copies_in_sequence_do_what_they_do_at_once() {
        let home = |n: usize| Home::Lane(n as u16, 0);
        let like = VReg::new(0);
        for code in 0..6usize.pow(5) {
            let from: Vec<usize> = (0..5).map(|i| code / 6usize.pow(i) % 6).collect();
            let copies = from.iter().enumerate();
            let copies = copies.map(|(to, &from)| (like, Source::Home(home(from)), home(to)));
            let mut values: BTreeMap<_, usize> = (0..6).map(|n| (place_of(&home(n)), n)).collect();
            let mut held = Vec::new();
            for step in sequence(copies.collect()) {
                match step {
                    Step::Hold { from, id, .. } => {
                        assert_eq!(id, held.len());
                        held.push(values[&place_of(&from)]);
                    }
                    Step::Move { from, to, .. } => {
                        let value = match from {
                            Source::Home(home) => values[&place_of(&home)],
                            Source::Held(id) => held[id],
                            Source::Reg(_) => panic!("there is no register"),
                        };
                        values.insert(place_of(&to), value);
                    }
                }
            }
            let found: Vec<usize> = (0..5).map(|n| values[&place_of(&home(n))]).collect();
            assert_eq!(found, from);
        }
    }
}

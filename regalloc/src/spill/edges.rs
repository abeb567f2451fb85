//! Block parameters that live in homes.
//!
//! Such a parameter is no parameter any more; each edge copies the argument to the parameter's home
//! instead: at the end of its source if that has one successor, else at the start of its target.
//! The copies of an edge are parallel: first those from home to home, ordered so that nothing is
//! overwritten that is still read (a cycle goes through a register), then those from registers.

use super::Home;
use super::insert::Writer;
use crate::constraint::File;
use cranelift_entity::SecondaryMap;
use mir::{Block, Edge, Function, Stage, VReg};

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
    pub fn emit(&self, writer: &mut Writer, held: &mut Held) {
        match self {
            Step::Hold { like, from, id } => {
                debug_assert_eq!(held.len(), *id);
                held.push(writer.load(*like, from));
            }
            Step::Move { like, from, to } => {
                let reg = match from {
                    Source::Reg(reg) => *reg,
                    Source::Home(home) => writer.load(*like, home),
                    Source::Held(id) => held[*id],
                };
                writer.save(reg, to, writer.lanes_of(reg));
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

/// Takes the spilled parameters out of blocks and edges, and gives the steps that replace them.
pub fn take(func: &mut Function, homes: &SecondaryMap<VReg, Option<Home>>, file: &File) -> Edges {
    let mut result = Edges::default();
    let spilled = |f: &Function, r: VReg| file.owns(f, r) && homes[r].is_some();
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

/// Puts the copies of one edge in an order that is right.
fn sequence(copies: Vec<(VReg, Source, Home)>) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut moves, stores): (Vec<_>, Vec<_>) = copies
        .into_iter()
        .partition(|(_, from, _)| matches!(from, Source::Home(home) if home.is_stored()));
    let reads = |from: &Source, home: &Home| matches!(from, Source::Home(h) if h == home);
    moves.retain(|(_, from, to)| !reads(from, to));
    let mut held = 0;
    while !moves.is_empty() {
        let waits = |to: &Home| moves.iter().any(|(_, from, _)| reads(from, to));
        match moves.iter().position(|(_, _, to)| !waits(to)) {
            Some(ready) => {
                let (like, from, to) = moves.remove(ready);
                steps.push(Step::Move { like, from, to });
            }
            None => {
                let (like, _, to) = &moves[0];
                let (like, home) = (*like, to.clone());
                steps.push(Step::Hold {
                    like,
                    from: home.clone(),
                    id: held,
                });
                for (_, from, _) in moves.iter_mut().filter(|(_, f, _)| reads(f, &home)) {
                    *from = Source::Held(held);
                }
                held += 1;
            }
        }
    }
    let stores = stores.into_iter();
    steps.extend(stores.map(|(like, from, to)| Step::Move { like, from, to }));
    steps
}

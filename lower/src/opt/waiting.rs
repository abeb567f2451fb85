//! Lanes that are read where they wait: `llvm.amdgcn.readlane` of a value that was made before a
//! branch parted the lanes.
//!
//! ```text
//! v = load …                          v = load …
//! branch c, one, other                w = set.inactive v, 0
//! one: …                              branch c, one, other
//! other:                              one: …
//!   r = readlane v, 5                 other:
//!                                       r = readlane w, 5
//! ```
//!
//! Lane 5 may have gone to `one`, where nobody needs `v`: on the thread graph, on which VGPRs are
//! allocated, its register is free there for other values, and the wave may come through `one`
//! first. What `llvm.amdgcn.set.inactive` makes is in a register that holds no value of another
//! kind, spilled or not, and that is written nowhere but there, where all lanes that the program
//! may ask for are active.
//!
//! So is what lanes do not touch that only wait: it might be spilled, and come back for the active
//! lanes alone. What takes words out of a value, or widens them, between the branch and the access,
//! as legalisation makes it for types that are no words, is done behind the value: at the access it
//! would be computed for the lanes alone that are active there.
//!
//! Of a value that all lanes have alike, whichever lane is asked for gives what the asking lanes
//! have themselves: nothing is read at all. (Had it none, then what it gives is undefined.) Lanes
//! that are known to be active (`llvm.amdgpuc.readlane.active`) do not wait.
//! A value of a loop that lanes leave in different iterations is another one for each of them
//! behind the loop, so this is said only of reads within all loops around the value, and not where
//! cycles have several entries.
//!
//! Once before all other passes: legalisation takes the words of a long value where it is read,
//! and what makes a word of an operation computes it there (`trunc (mul a, b)`), for fewer lanes
//! than are read. And once behind all passes that move operations, for the accesses that those
//! make. Works on any IR, and keeps its graph. Blocks × branches between lanes, for each block with
//! values that are read so.

use super::replace::Replacements;
use crate::analysis::loops::Reducibility;
use crate::analysis::{GraphInfo, PostDomTree, Uniformity, Uses, WaveShape};
use crate::values;
use cranelift_entity::EntitySet;
use ir::{
    ArithFlags, BinaryOp, Block, Context, Function, Inst, InstData, Intrinsic, Rare, Value,
    ValueDef,
};
use rustc_hash::FxHashMap;

/// Gives each access to a lane that may wait elsewhere a value that stays there. Tells whether it
/// changed anything.
pub fn run(ctx: &mut Context, func: &mut Function, wave: WaveShape) -> bool {
    if !func.has_made(Rare::READ_LANE) || func.layout.len() < 2 {
        return false;
    }
    let reads = reads(func);
    if reads.is_empty() {
        return false;
    }
    let graph = GraphInfo::new(func);
    let uses = Uses::of_definitions(func);
    let uniformity = Uniformity::new(ctx, func, &graph, wave);
    let mut parted = Parted::new(func, &graph, &uniformity);
    let mut kept: FxHashMap<Value, Value> = FxHashMap::default();
    let mut alike = Replacements::default();
    for (block, inst, read) in reads {
        let made = uses.defining_block(func, read);
        if !uniformity.is_divergent(read) && stays_alike(&graph, made, block) {
            if let Some(result) = func.result(inst) {
                alike.set(result, read);
            }
            continue;
        }
        let way = Way::to(func, read);
        if way.steps.is_empty() && is_kept(func, read) {
            continue;
        }
        let made = uses.defining_block(func, way.root);
        let Some(made) = made.filter(|&made| parted.between(made, block)) else {
            continue;
        };
        let value = *kept
            .entry(read)
            .or_insert_with(|| way.again(func, made).in_a_register_of_its_own(ctx, func));
        func.for_each_operand_mut(inst, |v| {
            if *v == read {
                *v = value;
            }
        });
    }
    alike.apply(func);
    !kept.is_empty() || !alike.is_empty()
}

/// Do lanes in a block have one turn's value of what a block makes for them all? Cycles with
/// several entries are no loops, so that it is not seen whether lanes leave them in different
/// turns.
fn stays_alike(graph: &GraphInfo, made: Option<Block>, block: Block) -> bool {
    let Some(made) = made else { return true };
    let around = graph.loops().innermost(made);
    graph.loops().reducibility() == Reducibility::Reducible
        && around.is_none_or(|l| graph.loops().contains(l, block))
}

/// Is a value in a register of its own already?
fn is_kept(func: &Function, value: Value) -> bool {
    let made = func.def_inst(value).map(|inst| func.inst(inst));
    matches!(
        made,
        Some(InstData::Intrinsic {
            id: Intrinsic::SetInactive,
            ..
        })
    )
}

/// The accesses to lanes of values that are no constants.
fn reads(func: &Function) -> Vec<(Block, Inst, Value)> {
    let mut found = Vec::new();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            if let InstData::Intrinsic {
                id: Intrinsic::ReadLane,
                args,
                ..
            } = func.inst(inst)
            {
                let read = args.as_slice(&func.lists)[0];
                found.push((block, inst, read));
            }
        }
    }
    found.retain(|&(_, _, read)| func.value_const(read).is_none());
    found
}

/// The blocks of a function that a wave may be in while lanes wait elsewhere that made a value.
struct Parted<'a> {
    graph: &'a GraphInfo,
    postdominators: PostDomTree,
    /// The branches between lanes.
    branches: Vec<Block>,
    /// For blocks where values are made, those that have been asked for.
    regions: FxHashMap<Block, EntitySet<Block>>,
}

impl<'a> Parted<'a> {
    fn new(func: &Function, graph: &'a GraphInfo, uniformity: &Uniformity) -> Parted<'a> {
        let branches = func.layout.iter().copied();
        Parted {
            graph,
            postdominators: PostDomTree::new(&graph.cfg),
            branches: branches
                .filter(|&b| uniformity.is_divergent_branch(b))
                .collect(),
            regions: FxHashMap::default(),
        }
    }

    /// May a lane wait that made a value in one block, when the wave is in another?
    fn between(&mut self, made: Block, read: Block) -> bool {
        if made == read
            || !self
                .branches
                .iter()
                .any(|&b| self.graph.dom.dominates(made, b))
        {
            return false;
        }
        if !self.regions.contains_key(&made) {
            self.regions.insert(made, self.region(made));
        }
        self.regions[&made].contains(read)
    }

    /// What is reached from branches that the block dominates, without their lanes having come
    /// together, and without going through the block again, where they make another value.
    fn region(&self, made: Block) -> EntitySet<Block> {
        let mut all = EntitySet::new();
        let dom = &self.graph.dom;
        for &branch in self.branches.iter().filter(|&&b| dom.dominates(made, b)) {
            let mut region = EntitySet::new();
            let mut work: Vec<Block> = self.graph.cfg.succs(branch).to_vec();
            while let Some(block) = work.pop() {
                let ends = block == made
                    || block != branch && self.postdominators.postdominates(block, branch);
                if !ends && region.insert(block) {
                    all.insert(block);
                    work.extend_from_slice(self.graph.cfg.succs(block));
                }
            }
        }
        all
    }
}

/// How what is read is made of another value by operations that do nothing but take words out of
/// it, or widen them.
struct Way {
    root: Value,
    /// From the root on.
    steps: Vec<Inst>,
}

impl Way {
    fn to(func: &Function, read: Value) -> Way {
        let mut way = Way {
            root: read,
            steps: Vec::new(),
        };
        while let Some(inst) = func.def_inst(way.root) {
            let from = match *func.inst(inst) {
                InstData::Cast { arg, .. } => arg,
                InstData::Binary {
                    op: BinaryOp::LShr | BinaryOp::And,
                    args: [arg, amount],
                    ..
                }
                | InstData::ExtractElement {
                    args: [arg, amount],
                } if func.value_const(amount).is_some() => arg,
                InstData::ExtractValue { arg, .. } => arg,
                _ => break,
            };
            if func.value_const(from).is_some() {
                break;
            }
            way.steps.push(inst);
            way.root = from;
        }
        way.steps.reverse();
        way
    }

    /// Does it once more, directly behind the root, which a block makes.
    fn again(&self, func: &mut Function, made: Block) -> Kept {
        let at = match func.value_def(self.root) {
            ValueDef::Inst(inst) => {
                let insts = &func.blocks[made].insts;
                insts.iter().position(|&i| i == inst).map_or(0, |at| at + 1)
            }
            ValueDef::Param(..) | ValueDef::Const(_) => 0,
        };
        let mut kept = Kept {
            block: made,
            at,
            value: self.root,
        };
        let mut from = self.root;
        for &step in &self.steps {
            let (data, ty) = (func.inst(step).clone(), func.result_type(step));
            let new = func.make_inst(data, ty, func.inst_loc(step));
            let value = kept.value;
            func.for_each_operand_mut(new, |v| {
                if *v == from {
                    *v = value;
                }
            });
            from = func.result(step).unwrap_or(from);
            kept.push(func, new);
        }
        kept
    }
}

/// A value, and the place behind it.
struct Kept {
    block: Block,
    at: usize,
    value: Value,
}

impl Kept {
    fn push(&mut self, func: &mut Function, inst: Inst) {
        func.blocks[self.block].insts.insert(self.at, inst);
        self.at += 1;
        self.value = func.result(inst).unwrap_or(self.value);
    }

    fn in_a_register_of_its_own(mut self, ctx: &mut Context, func: &mut Function) -> Value {
        let ty = func.value_type(self.value);
        let nothing = values::constant(ctx, func, ir::ConstData::Zero(ty));
        let args = func.list(&[self.value, nothing]);
        let (id, flags) = (Intrinsic::SetInactive, ArithFlags::empty());
        let data = InstData::Intrinsic { id, flags, args };
        let loc = func.def_inst(self.value).map(|i| func.inst_loc(i));
        let inst = func.make_inst(data, ty, loc.unwrap_or(ir::SourceLoc::NONE));
        self.push(func, inst);
        self.value
    }
}

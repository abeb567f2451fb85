//! Sinking: what only blocks further down need is computed there.
//!
//! ```text
//! x = or y, 1                  branch c, use, other
//! branch c, use, other      use:
//! use:                         x = or y, 1
//!   … x …                      … x …
//! ```
//!
//! The result needs no register on the way, and is not computed where it is not needed. An
//! operation goes to the nearest block that dominates all who need its result, before the first of
//! them there, if that makes no more registers alive on the way: each of its operands that would
//! not have been alive down there counts against the result. It stays in its loop and enters none.
//! One register more is well spent where its block waits for a load for its sake alone, and writes
//! memory on the way, which can go out meanwhile ([`Sinker::alone_waits`]).
//!
//! Only operations that may be executed anywhere move. They would have been computed for more lanes
//! where they were: what reads other lanes keeps its operands where they are, and a function that
//! computes for lanes that are not active is left alone. Linear, but for the ways up the dominator
//! tree.

use super::cost::{has_whole_waves, reads_other_lanes, speculation_cost};
use super::env::Env;
use crate::analysis::{Csr, GraphInfo};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet};
use ir::{Block, Context, DataLayout, Function, Inst, InstData, Type, Value, ValueDef};
use rustc_hash::FxHashMap;

/// Users of an operand that are asked whether they are further down.
const MAX_USERS: usize = 16;

/// Blocks that are looked at on the way of what is loaded.
const LONGEST_WAY: usize = 16;

/// Operations between a load and the one that may wait for it alone.
const LONGEST_CHAIN: usize = 4;

/// Instructions of a block in which one is looked for that waits for a load.
const LONGEST_BLOCK: usize = 128;

/// Moves operations down to those who need them.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if func.layout.len() < 2 || has_whole_waves(func) {
        return false;
    }
    let (place, users) = places_and_users(func);
    let info = env.lasting_graph(func);
    let mut sinker = Sinker {
        ctx: env.ctx,
        func,
        info: &info,
        place,
        users: &users,
        before: FxHashMap::default(),
        changed: EntitySet::new(),
    };
    for &block in info.dom.preorder().iter().rev() {
        let end = func.terminator(block);
        for &inst in func.blocks[block].insts.iter().rev() {
            let Some(result) = func.result(inst) else {
                continue;
            };
            let users = users.get(result);
            // As of most: the first one is close by.
            let is_near = |&user: &Inst| sinker.block(user) == Some(block) && end != Some(user);
            if users.first().is_none_or(is_near) {
                continue;
            }
            if let Some(to) = sinker.wanted(block, end, users) {
                sinker.consider(block, inst, result, to);
            }
        }
    }
    let Sinker {
        place,
        before,
        changed,
        ..
    } = sinker;
    apply(func, &place, &before, &changed)
}

/// Where an instruction stands.
#[derive(Clone, Copy, Default)]
struct Place {
    block: PackedOption<Block>,
    /// The number of the instruction before which it stands, itself if it has not moved; numbers
    /// grow with the order in a block.
    number: u32,
    /// That instruction, if it has moved.
    before: PackedOption<Inst>,
}

/// The places of all instructions, and the users of parameters and results in program order, as
/// [`Uses`](crate::analysis::Uses) has them.
fn places_and_users(func: &Function) -> (Vec<Place>, Csr<Value, Inst>) {
    let mut places = vec![Place::default(); func.num_insts()];
    let mut number = 0;
    let mut users = Csr::default();
    users.fill(func.num_values(), Inst::new(0), |users| {
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                places[inst.index()] = Place {
                    block: block.into(),
                    number,
                    before: None.into(),
                };
                number += 1;
                func.for_each_operand(inst, |v| {
                    if func.value_const(v).is_none() {
                        users.put(v, inst);
                    }
                });
            }
        }
    });
    (places, users)
}

struct Sinker<'a> {
    ctx: &'a Context,
    func: &'a Function,
    info: &'a GraphInfo,
    users: &'a Csr<Value, Inst>,
    place: Vec<Place>,
    /// What moves before each instruction, the last one first.
    before: FxHashMap<Inst, Vec<Inst>>,
    /// The blocks that it leaves, and those that it comes to.
    changed: EntitySet<Block>,
}

impl Sinker<'_> {
    /// Moves an instruction to a block where its result is wanted, if that is possible and good.
    /// Its users have been considered.
    fn consider(&mut self, from: Block, inst: Inst, result: Value, to: Block) {
        let users = self.users.get(result);
        if speculation_cost(self.ctx, self.func, inst).is_none()
            || users
                .iter()
                .any(|&user| reads_other_lanes(self.ctx, self.func, user))
            || self.waits_behind(from, inst, to)
        {
            return;
        }
        // A test stays beside what it tests.
        let stays = to == from && self.func.value_type(result) == Type::I1;
        // In the same block there must be less to keep.
        let most = self.registers(result) - u64::from(to == from);
        if stays {
            return;
        }
        let longer = self.longer(inst, to, most + 1);
        if longer > most + 1 || (longer > most && !self.alone_waits(from, inst, to)) {
            return;
        }
        let Some(before) = self.first(to, users) else {
            return;
        };
        self.place[inst.index()] = Place {
            block: to.into(),
            number: self.place[before.index()].number,
            before: before.into(),
        };
        self.before.entry(before).or_default().push(inst);
        self.changed.insert(from);
        self.changed.insert(to);
    }

    /// The nearest block of the same loop that dominates all users; none if there are others in
    /// the same block than its end.
    fn wanted(&self, from: Block, end: Option<Inst>, users: &[Inst]) -> Option<Block> {
        let (dom, loops) = (&self.info.dom, self.info.loops());
        let mut to = self.block(*users.first()?)?;
        for &user in users {
            let block = self.block(user)?;
            if block == from && end != Some(user) {
                return None;
            }
            while to != block && !dom.dominates(to, block) {
                to = dom.idom(to)?;
            }
        }
        let is_latch = |l| loops.latches(l).contains(&to);
        // A block that does nothing but go back needs no code, and no jump around it.
        if self.func.blocks[to].insts.len() == 1 && loops.innermost(to).is_some_and(is_latch) {
            to = dom.idom(to)?;
        }
        while loops.innermost(to) != loops.innermost(from) {
            to = dom.idom(to)?;
        }
        Some(to)
    }

    fn block(&self, inst: Inst) -> Option<Block> {
        self.place[inst.index()].block.expand()
    }

    /// Does an instruction use what is loaded in its block, while there is another load on the way
    /// to where it would go? The scheduler moves such behind that, with all that depends on it.
    fn waits_behind(&self, from: Block, inst: Inst, to: Block) -> bool {
        let mut waits = false;
        self.func.for_each_operand(inst, |operand| {
            let def = self.func.def_inst(operand);
            waits |= def.is_some_and(|def| self.is_load(def) && self.block(def) == Some(from));
        });
        let loads = |&block: &Block| {
            let mut insts = self.func.blocks[block].insts.iter();
            insts.any(|&inst| self.is_load(inst))
        };
        waits && self.way(from, to).iter().any(loads)
    }

    /// The first blocks between two of them in reverse post-order.
    fn way(&self, from: Block, to: Block) -> &[Block] {
        let number = |block| self.info.cfg.rpo_number(block) as usize;
        let order = self.info.cfg.rpo();
        let way = order.get(number(from) + 1..number(to)).unwrap_or_default();
        &way[..way.len().min(LONGEST_WAY)]
    }

    /// Does a block wait for what it loads because of one instruction and of nothing else, and are
    /// there writes on the way to where that would go, but no other load?
    fn alone_waits(&self, from: Block, inst: Inst, to: Block) -> bool {
        let Some(load) = self.waited_for(from, inst, LONGEST_CHAIN) else {
            return false;
        };
        let writes = |&inst: &Inst| {
            let data = self.func.inst(inst);
            matches!(data, InstData::Store { .. } | InstData::AtomicRmw { .. })
        };
        let mut way = self.way(from, to).iter();
        let insts = &self.func.blocks[from].insts;
        way.any(|&block| self.func.blocks[block].insts.iter().any(writes))
            && insts.len() <= LONGEST_BLOCK
            && !self.waits_for_others(from, load)
    }

    /// A load of a block that an instruction depends on and nothing else does: each operation
    /// between them has the next one as its only user.
    fn waited_for(&self, from: Block, inst: Inst, longest: usize) -> Option<Inst> {
        let operands = self.func.plain_operands(inst).iter();
        let defs = operands.filter(|&&o| self.users.get(o) == [inst]);
        let mut defs = defs.filter_map(|&o| self.func.def_inst(o));
        defs.find_map(|def| match self.is_load(def) {
            true => (self.block(def) == Some(from)).then_some(def),
            false if longest == 0 || self.block(def) != Some(from) => None,
            false => self.waited_for(from, def, longest - 1),
        })
    }

    /// Does anything that stays in a block use what it loads, but for one load? What costs nothing,
    /// as taking vectors apart, does not wait by itself.
    fn waits_for_others(&self, from: Block, load: Inst) -> bool {
        let insts = self.func.blocks[from].insts.iter().copied();
        let mut others = insts.filter(|&inst| inst != load && self.is_load(inst));
        others.any(|other| self.is_used_in(from, other))
    }

    /// Does a block use the result of one of its instructions?
    fn is_used_in(&self, block: Block, inst: Inst) -> bool {
        let users = self.func.result(inst).map(|result| self.users.get(result));
        let mut users = users.unwrap_or_default().iter().copied();
        users.any(|user| {
            let free = || speculation_cost(self.ctx, self.func, user) == Some(0);
            self.block(user) == Some(block) && (!free() || self.is_used_in(block, user))
        })
    }

    fn is_load(&self, inst: Inst) -> bool {
        matches!(self.func.inst(inst), InstData::Load { .. })
    }

    /// How many registers of operands would live as far as a block, and did not before; none are
    /// counted behind more than `most`.
    fn longer(&self, inst: Inst, to: Block, most: u64) -> u64 {
        let mut longer = 0;
        // What ends a block stays.
        for &operand in self.func.plain_operands(inst) {
            if !self.lives(operand, inst, to) {
                longer += self.registers(operand);
            }
            if longer > most {
                break;
            }
        }
        longer
    }

    /// Is an operand alive in a block for another reason than this instruction?
    fn lives(&self, operand: Value, inst: Inst, to: Block) -> bool {
        let defined = match self.func.value_def(operand) {
            // It comes before the instruction, so that it has not moved.
            ValueDef::Inst(def) => self.block(def),
            ValueDef::Param(block, _) => Some(block),
            ValueDef::Const(_) => None,
        };
        let Some(defined) = defined else {
            return true;
        };
        let (dom, loops) = (&self.info.dom, self.info.loops());
        // All of a loop that needs it in each turn.
        let outside = |l| !loops.contains(l, defined);
        if loops.innermost(to).is_some_and(outside) {
            return true;
        }
        let users = self.users.get(operand).iter().rev().take(MAX_USERS);
        let mut others = users.filter(|&&user| user != inst);
        let number = self.place[inst.index()].number;
        others.any(|&user| match self.block(user) {
            Some(block) if block == to && self.block(inst) == Some(to) => {
                self.place[user.index()].number > number
            }
            Some(block) => dom.dominates(to, block),
            None => false,
        })
    }

    fn registers(&self, value: Value) -> u64 {
        let layout = DataLayout::new(&self.ctx.types);
        let bits = layout.bits(self.func.value_type(value));
        bits.div_ceil(32).max(1)
    }

    /// The instruction of a block before which a result must be there: that of the first user, or
    /// the block's last one.
    fn first(&self, block: Block, users: &[Inst]) -> Option<Inst> {
        let here = users
            .iter()
            .filter(|&&user| self.block(user) == Some(block));
        let first = here.min_by_key(|&&user| self.place[user.index()].number);
        let stands = |user: Inst| self.place[user.index()].before.expand().unwrap_or(user);
        let last = || self.func.terminator(block);
        first.map_or_else(last, |&user| Some(stands(user)))
    }
}

/// Puts what moves where it belongs. Tells whether anything does.
fn apply(
    func: &mut Function,
    place: &[Place],
    before: &FxHashMap<Inst, Vec<Inst>>,
    changed: &EntitySet<Block>,
) -> bool {
    for block in changed.iter() {
        let data = &mut func.blocks[block];
        let room = Vec::with_capacity(data.insts.len());
        let old = std::mem::replace(&mut data.insts, room);
        for inst in old {
            if let Some(moved) = before.get(&inst) {
                data.insts.extend(moved.iter().rev());
            }
            if place[inst.index()].before.is_none() {
                data.insts.push(inst);
            }
        }
    }
    !before.is_empty()
}

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
//!
//! Only operations that may be executed anywhere move. They would have been computed for more lanes
//! where they were: what reads other lanes keeps its operands where they are, and a function that
//! computes for lanes that are not active is left alone. Linear, but for the ways up the dominator
//! tree.

use super::cost::{has_whole_waves, reads_other_lanes, speculation_cost};
use super::env::Env;
use crate::analysis::{GraphInfo, Uses};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::{Block, Context, DataLayout, Function, Inst, InstData, Type, Value};
use rustc_hash::FxHashMap;

/// Users of an operand that are asked whether they are further down.
const MAX_USERS: usize = 16;

/// Blocks that are looked at on the way of what is loaded.
const LONGEST_WAY: usize = 16;

/// Moves operations down to those who need them.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if func.layout.len() < 2 || has_whole_waves(func) {
        return false;
    }
    let place = places(func);
    let uses = Uses::of_definitions(func);
    let info = env.lasting_graph(func);
    let mut sinker = Sinker {
        ctx: env.ctx,
        func,
        info: &info,
        place,
        uses: &uses,
        before: FxHashMap::default(),
        changed: EntitySet::new(),
    };
    for &block in info.dom.preorder().iter().rev() {
        let end = func.terminator(block);
        for &inst in func.blocks[block].insts.iter().rev() {
            if let Some(result) = func.result(inst)
                && let Some(to) = sinker.wanted(block, end, uses.users(result))
            {
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

/// The places of all instructions.
fn places(func: &Function) -> SecondaryMap<Inst, Place> {
    let mut places = SecondaryMap::new();
    places.resize(func.num_insts());
    let mut number = 0;
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            places[inst] = Place {
                block: block.into(),
                number,
                before: None.into(),
            };
            number += 1;
        }
    }
    places
}

struct Sinker<'a> {
    ctx: &'a Context,
    func: &'a Function,
    info: &'a GraphInfo,
    uses: &'a Uses,
    place: SecondaryMap<Inst, Place>,
    /// What moves before each instruction, the last one first.
    before: FxHashMap<Inst, Vec<Inst>>,
    /// The blocks that it leaves, and those that it comes to.
    changed: EntitySet<Block>,
}

impl Sinker<'_> {
    /// Moves an instruction to a block where its result is wanted, if that is possible and good.
    /// Its users have been considered.
    fn consider(&mut self, from: Block, inst: Inst, result: Value, to: Block) {
        let users = self.uses.users(result);
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
        if stays || self.is_longer(inst, to, most) {
            return;
        }
        let Some(before) = self.first(to, users) else {
            return;
        };
        self.place[inst] = Place {
            block: to.into(),
            number: self.place[before].number,
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
            while !dom.dominates(to, block) {
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
        self.place[inst].block.expand()
    }

    /// Does an instruction use what is loaded in its block, while there is another load on the way
    /// to where it would go? The scheduler moves such behind that, with all that depends on it.
    fn waits_behind(&self, from: Block, inst: Inst, to: Block) -> bool {
        let is_load = |&inst: &Inst| matches!(self.func.inst(inst), InstData::Load { .. });
        let mut waits = false;
        self.func.for_each_operand(inst, |operand| {
            let def = self.func.def_inst(operand);
            waits |= def.is_some_and(|def| is_load(&def) && self.block(def) == Some(from));
        });
        let order = self.info.cfg.rpo();
        let number = |block| self.info.cfg.rpo_number(block) as usize;
        let way = order.get(number(from) + 1..number(to)).unwrap_or_default();
        let mut way = way.iter().take(LONGEST_WAY);
        waits && way.any(|&block| self.func.blocks[block].insts.iter().any(is_load))
    }

    /// Are there more registers of operands that would live as far as a block, and did not before?
    fn is_longer(&self, inst: Inst, to: Block, most: u64) -> bool {
        let mut longer = 0;
        // What ends a block stays.
        let mut operands = self.func.plain_operands(inst).iter();
        operands.any(|&operand| {
            if !self.lives(operand, inst, to) {
                longer += self.registers(operand);
            }
            longer > most
        })
    }

    /// Is an operand alive in a block for another reason than this instruction?
    fn lives(&self, operand: Value, inst: Inst, to: Block) -> bool {
        let Some(defined) = self.uses.defining_block(self.func, operand) else {
            return true;
        };
        let (dom, loops) = (&self.info.dom, self.info.loops());
        // All of a loop that needs it in each turn.
        let outside = |l| !loops.contains(l, defined);
        if loops.innermost(to).is_some_and(outside) {
            return true;
        }
        let users = self.uses.users(operand).iter().rev().take(MAX_USERS);
        let mut others = users.filter(|&&user| user != inst);
        let number = self.place[inst].number;
        others.any(|&user| match self.block(user) {
            Some(block) if block == to && self.block(inst) == Some(to) => {
                self.place[user].number > number
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
        let first = here.min_by_key(|&&user| self.place[user].number);
        let stands = |user: Inst| self.place[user].before.expand().unwrap_or(user);
        let last = || self.func.terminator(block);
        first.map_or_else(last, |&user| Some(stands(user)))
    }
}

/// Puts what moves where it belongs. Tells whether anything does.
fn apply(
    func: &mut Function,
    place: &SecondaryMap<Inst, Place>,
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
            if place[inst].before.is_none() {
                data.insts.push(inst);
            }
        }
    }
    !before.is_empty()
}

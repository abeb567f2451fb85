//! If-conversion: small arms of a branch or a switch are executed always, and selects choose.
//! Linear.
//!
//! A divergent branch costs about four scalar instructions and both arms anyway; so arms that cost
//! no more than [`MAX_COST`] cheap vector instructions, without effects or undefined behaviour, are
//! worth it, and [`PER_WAY`] more for each further way of a switch. That the branch may be uniform
//! is not considered.

use crate::analysis::Cfg;
use crate::opt::cost::speculation_cost;
use crate::opt::edges::replace_terminator;
use crate::opt::replace::Replacements;
use crate::values::int;
use cranelift_entity::EntitySet;
use ir::{
    ArithFlags, Block, BlockCall, Context, DataLayout, Function, Inst, InstData, IntCC, Type, Value,
};
use smallvec::SmallVec;

/// Most that both arms of a branch and the selects together may cost, in 32-bit vector
/// instructions.
const MAX_COST: u32 = 8;

/// What each further way of a switch adds to that.
const PER_WAY: u32 = 4;

/// Most ways of a switch.
const MAX_WAYS: usize = 8;

/// Converts what can be converted.
pub fn run(ctx: &mut Context, func: &mut Function, cfg: &Cfg) -> bool {
    let mut gone = EntitySet::<Block>::with_capacity(func.blocks.len());
    let mut replaced = Replacements::default();
    let mut changed = false;
    // Inner branches first, so that a converted one can be an arm of the next in a later round.
    for &b in cfg.rpo().iter().rev() {
        if let Some(found) = Fan::find(func, cfg, &gone, b)
            && found.cost(ctx, func, &mut replaced) <= found.most()
        {
            found.convert(ctx, func, &mut replaced, &mut gone);
            changed = true;
        }
    }
    if changed {
        func.layout.retain(|&b| !gone.contains(b));
        replaced.apply(func);
    }
    changed
}

/// What decides where a terminator goes.
enum Test {
    /// A bit: the first way if it is set.
    Bit(Value),
    /// Which of some numbers a value is; the last way if it is none.
    Number(Value, SmallVec<[u128; 4]>),
}

/// A branch or a switch whose ways meet directly or after one arm each.
struct Fan {
    block: Block,
    test: Test,
    /// The last one is that of what no case says.
    ways: SmallVec<[Way; 4]>,
}

/// A way from the terminator to the join.
#[derive(Clone, Copy)]
struct Way {
    /// The block on it, if any.
    arm: Option<Block>,
    /// The edge from the terminator.
    first: BlockCall,
    /// The edge to the join.
    last: BlockCall,
}

impl Fan {
    fn find(func: &Function, cfg: &Cfg, gone: &EntitySet<Block>, block: Block) -> Option<Fan> {
        let mut dests: SmallVec<[BlockCall; 4]> = SmallVec::new();
        let test = match func.inst(func.terminator(block)?) {
            InstData::Branch { cond, dests: both } => {
                dests.extend(*both);
                Test::Bit(*cond)
            }
            InstData::Switch {
                value,
                default,
                cases,
            } if cases.len() < MAX_WAYS => {
                dests.extend(cases.iter().map(|c| c.dest));
                dests.push(*default);
                Test::Number(*value, cases.iter().map(|c| c.value).collect())
            }
            _ => return None,
        };
        let after = |dest: &BlockCall| {
            let mut from = cfg.preds(dest.block).iter();
            let others = dests.iter().filter(|d| d.block == dest.block).count() > 1;
            let alone = from.len() == 1 && !others && from.all(|&p| p == block);
            match func.terminator(dest.block).map(|t| func.inst(t)) {
                Some(&InstData::Jump { dest: last }) if alone && !gone.contains(dest.block) => {
                    Some(last)
                }
                _ => None,
            }
        };
        let way = |&first: &BlockCall, join: Block| {
            if first.block == join {
                let (arm, last) = (None, first);
                return Some(Way { arm, first, last });
            }
            let last = after(&first).filter(|l| l.block == join)?;
            let arm = Some(first.block);
            Some(Way { arm, first, last })
        };
        let ways = |join: Block| -> Option<SmallVec<[Way; 4]>> {
            dests.iter().map(|d| way(d, join)).collect()
        };
        let direct = dests[0].block;
        let ways = ways(direct).or_else(|| ways(after(&dests[0])?.block))?;
        // The arms of an endless loop's branch may lead back to the branch itself.
        (ways[0].last.block != block).then_some(Fan { block, test, ways })
    }

    /// Most that it may cost.
    fn most(&self) -> u32 {
        MAX_COST + PER_WAY * self.ways.len().saturating_sub(2) as u32
    }

    /// Cost of the arms, the comparisons and the selects; huge if an arm must not be executed
    /// always.
    fn cost(&self, ctx: &Context, func: &Function, replaced: &mut Replacements) -> u32 {
        let layout = DataLayout::new(&ctx.types);
        let words = |value| layout.bits(func.value_type(value)).div_ceil(32) as u32;
        let mut cost = match &self.test {
            Test::Bit(_) => 0,
            Test::Number(value, cases) => words(*value) * cases.len() as u32,
        };
        for arm in self.ways.iter().filter_map(|w| w.arm) {
            let insts = &func.blocks[arm].insts;
            for &inst in &insts[..insts.len() - 1] {
                match speculation_cost(ctx, func, inst) {
                    Some(c) => cost = cost.saturating_add(c),
                    None => return u32::MAX,
                }
            }
        }
        for args in self.arguments(func, replaced) {
            for pair in args.windows(2).filter(|p| p[0] != p[1]) {
                // Aggregates have no width here: they are not selected.
                cost = cost.saturating_add(match words(pair[0]) {
                    0 => u32::MAX,
                    words => words,
                });
            }
        }
        cost
    }

    /// The arguments of each of the join's parameters, from all ways.
    fn arguments(
        &self,
        func: &Function,
        replaced: &mut Replacements,
    ) -> SmallVec<[SmallVec<[Value; 4]>; 8]> {
        let number = self.ways[0].last.args.as_slice(&func.lists).len();
        let mut all = SmallVec::new();
        for i in 0..number {
            let ways = self.ways.iter();
            let args = ways.map(|w| replaced.get(w.last.args.as_slice(&func.lists)[i]));
            all.push(args.collect());
        }
        all
    }

    fn convert(
        self,
        ctx: &mut Context,
        func: &mut Function,
        replaced: &mut Replacements,
        gone: &mut EntitySet<Block>,
    ) {
        let Some(branch) = func.blocks[self.block].insts.pop() else {
            return;
        };
        for way in &self.ways {
            let Some(arm) = way.arm else { continue };
            for (i, &arg) in way.first.args.as_slice(&func.lists).iter().enumerate() {
                replaced.set(func.block_params(arm)[i], arg);
            }
            let mut insts = std::mem::take(&mut func.blocks[arm].insts);
            insts.pop();
            func.blocks[self.block].insts.extend(insts);
            gone.insert(arm);
        }
        let conds = self.conditions(ctx, func, branch);
        let mut args = SmallVec::<[Value; 8]>::new();
        for ways in self.arguments(func, replaced) {
            let [ways @ .., last] = &ways[..] else {
                continue;
            };
            let mut chosen = *last;
            for (&cond, &x) in conds.iter().zip(ways).rev() {
                if x != chosen {
                    chosen = self.select(func, branch, [cond, x, chosen]);
                }
            }
            args.push(chosen);
        }
        let dest = func.block_call(self.ways[0].last.block, &args);
        func.blocks[self.block].insts.push(branch);
        replace_terminator(func, self.block, InstData::Jump { dest });
    }

    /// Adds what tells of each way but the last whether it is gone, if none before it is.
    fn conditions(
        &self,
        ctx: &mut Context,
        func: &mut Function,
        branch: Inst,
    ) -> SmallVec<[Value; 4]> {
        let (value, cases) = match &self.test {
            Test::Bit(cond) => return SmallVec::from_slice(&[*cond]),
            Test::Number(value, cases) => (*value, cases),
        };
        let (ty, loc) = (func.value_type(value), func.inst_loc(branch));
        let compared = cases.iter().map(|&case| {
            let number = int(ctx, func, ty, case);
            let compare = InstData::ICmp {
                cond: IntCC::Eq,
                flags: ArithFlags::empty(),
                args: [value, number],
            };
            let inst = func.append_inst(self.block, compare, Type::I1, loc);
            func.result(inst).unwrap_or(value)
        });
        compared.collect()
    }

    fn select(&self, func: &mut Function, branch: Inst, args: [Value; 3]) -> Value {
        let select = InstData::Select {
            flags: ArithFlags::empty(),
            args,
        };
        let (ty, loc) = (func.value_type(args[1]), func.inst_loc(branch));
        let inst = func.append_inst(self.block, select, ty, loc);
        func.result(inst).unwrap_or(args[2])
    }
}

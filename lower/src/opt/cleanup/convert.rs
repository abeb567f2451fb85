//! If-conversion: small arms of a branch are executed always, and selects choose. Linear.
//!
//! A divergent branch costs about four scalar instructions and both arms anyway; so arms that cost
//! no more than [`MAX_COST`] cheap vector instructions, without effects or undefined behaviour, are
//! worth it. That the branch may be uniform is not considered.

use crate::analysis::Cfg;
use crate::opt::cost::speculation_cost;
use crate::opt::edges::replace_terminator;
use crate::opt::replace::Replacements;
use cranelift_entity::EntitySet;
use ir::{ArithFlags, Block, BlockCall, Context, DataLayout, Function, InstData, Value};
use smallvec::SmallVec;

/// Most that both arms and the selects together may cost, in 32-bit vector instructions.
const MAX_COST: u32 = 8;

/// Converts what can be converted.
pub fn run(ctx: &mut Context, func: &mut Function, cfg: &Cfg) -> bool {
    let mut gone = EntitySet::<Block>::with_capacity(func.blocks.len());
    let mut replaced = Replacements::default();
    let mut changed = false;
    // Inner branches first, so that a converted one can be an arm of the next in a later round.
    for &b in cfg.rpo().iter().rev() {
        if let Some(found) = Diamond::find(func, cfg, &gone, b)
            && found.cost(ctx, func, &mut replaced) <= MAX_COST
        {
            found.convert(func, &mut replaced, &mut gone);
            changed = true;
        }
    }
    if changed {
        func.layout.retain(|&b| !gone.contains(b));
        replaced.apply(func);
    }
    changed
}

/// A branch whose ways meet directly or after one arm each.
struct Diamond {
    block: Block,
    cond: Value,
    /// The blocks on the two ways, if any.
    arms: [Option<Block>; 2],
    /// The edges from the branch.
    dests: [BlockCall; 2],
    /// The edges to the join.
    last: [BlockCall; 2],
}

impl Diamond {
    fn find(func: &Function, cfg: &Cfg, gone: &EntitySet<Block>, block: Block) -> Option<Diamond> {
        let &InstData::Branch { cond, dests } = func.inst(func.terminator(block)?) else {
            return None;
        };
        let after = dests.map(|d| {
            let alone = cfg.preds(d.block).len() == 1 && !gone.contains(d.block);
            let jump = func.terminator(d.block).map(|t| func.inst(t));
            match jump {
                Some(&InstData::Jump { dest }) if alone => Some(dest),
                _ => None,
            }
        });
        let (arms, last) = match (after, dests) {
            // Both edges to one block, perhaps with different arguments.
            (_, [x, y]) if x.block == y.block => ([None, None], [x, y]),
            ([Some(a), Some(b)], [x, y]) if a.block == b.block => {
                ([Some(x.block), Some(y.block)], [a, b])
            }
            ([Some(a), _], [x, y]) if a.block == y.block => ([Some(x.block), None], [a, y]),
            ([_, Some(b)], [x, y]) if b.block == x.block => ([None, Some(y.block)], [x, b]),
            _ => return None,
        };
        // The arms of an endless loop's branch may lead back to the branch itself.
        (last[0].block != block).then_some(Diamond {
            block,
            cond,
            arms,
            dests,
            last,
        })
    }

    /// Cost of the arms and the selects; huge if an arm must not be executed always.
    fn cost(&self, ctx: &Context, func: &Function, replaced: &mut Replacements) -> u32 {
        let mut cost = 0u32;
        for arm in self.arms.into_iter().flatten() {
            let insts = &func.blocks[arm].insts;
            for &inst in &insts[..insts.len() - 1] {
                match speculation_cost(ctx, func, inst) {
                    Some(c) => cost = cost.saturating_add(c),
                    None => return u32::MAX,
                }
            }
        }
        for (x, y) in self.arguments(func, replaced) {
            if x != y {
                let bits = DataLayout::new(&ctx.types).bits(func.value_type(x));
                // Aggregates have no width here: they are not selected.
                cost = cost.saturating_add(match bits {
                    0 => u32::MAX,
                    _ => bits.div_ceil(32) as u32,
                });
            }
        }
        cost
    }

    /// The pairs of arguments of the join's parameters.
    fn arguments(
        &self,
        func: &Function,
        replaced: &mut Replacements,
    ) -> SmallVec<[(Value, Value); 8]> {
        let [x, y] = self.last.map(|l| l.args.as_slice(&func.lists));
        x.iter()
            .zip(y)
            .map(|(&x, &y)| (replaced.get(x), replaced.get(y)))
            .collect()
    }

    fn convert(
        self,
        func: &mut Function,
        replaced: &mut Replacements,
        gone: &mut EntitySet<Block>,
    ) {
        let Some(branch) = func.blocks[self.block].insts.pop() else {
            return;
        };
        for (arm, dest) in self.arms.into_iter().zip(self.dests) {
            let Some(arm) = arm else { continue };
            for (i, &arg) in dest.args.as_slice(&func.lists).iter().enumerate() {
                replaced.set(func.block_params(arm)[i], arg);
            }
            let mut insts = std::mem::take(&mut func.blocks[arm].insts);
            insts.pop();
            func.blocks[self.block].insts.extend(insts);
            gone.insert(arm);
        }
        let loc = func.inst_loc(branch);
        let mut args = SmallVec::<[Value; 8]>::new();
        for (x, y) in self.arguments(func, replaced) {
            let select = InstData::Select {
                flags: ArithFlags::empty(),
                args: [self.cond, x, y],
            };
            let value = match x == y {
                true => None,
                false => {
                    let ty = func.value_type(x);
                    let inst = func.append_inst(self.block, select, ty, loc);
                    func.result(inst)
                }
            };
            args.push(value.unwrap_or(x));
        }
        let dest = func.block_call(self.last[0].block, &args);
        func.blocks[self.block].insts.push(branch);
        replace_terminator(func, self.block, InstData::Jump { dest });
    }
}

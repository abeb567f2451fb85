//! Loop-invariant code motion: operations whose operands come from outside of a loop go to its
//! preheader.
//!
//! Before that, tests at exits look at the number of the next iteration ([`super::exits`]), whose
//! limit is invariant.
//!
//! Needs loops with preheaders and keeps the loops closed ([`super::normalise`]): a value that
//! leaves its loop is used in it as before, and behind it in place of the parameters that it was
//! the only argument of. It is the same for all lanes there, too, which parameters of blocks where
//! lanes meet that left the loop in different turns are not. Inner loops come first, so an
//! operation can leave several loops. Only operations that may be executed always move, and loads
//! of invariant memory in the header, which is executed whenever the preheader is, but behind what
//! may not come back; or anywhere, if the memory is readable anywhere (implicit arguments).
//! At most [`MAX_REGISTERS`] registers a loop, because what is hoisted occupies registers in all of
//! the loop; an operation that costs nothing moves only with another that needs it. Linear times
//! the nesting depth.

use super::cleanup::params;
use super::cost::speculation_cost;
use super::env::Env;
use crate::analysis::{Csr, GraphInfo, Loop};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::{Block, Context, DataLayout, Function, Inst, InstData, MemFlags, ValueDef};

/// Most 32-bit registers that one loop's invariants take.
const MAX_REGISTERS: u64 = 16;

/// Hoists what is invariant.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let info = env.lasting_graph(func);
    if info.loops().is_empty() {
        return false;
    }
    let changed = super::exits::run(env.ctx, func, &info);
    let mut block = SecondaryMap::new();
    block.resize(func.num_insts());
    for &b in info.loops().order() {
        for &inst in &func.blocks[b].insts {
            block[inst] = b.into();
        }
    }
    let (blocks, loops) = (info.loops().order().iter(), info.loops());
    let inside = blocks.filter_map(|&b| Some((loops.innermost(b)?, b)));
    let mut own = Csr::default();
    own.fill_from(loops.len(), func.entry(), inside);
    let mut motion = Motion {
        ctx: env.ctx,
        func,
        info: &info,
        own: &own,
        block,
        free: EntitySet::new(),
    };
    let mut hoisted = false;
    for l in info.loops().iter() {
        hoisted |= motion.hoist(l);
    }
    if hoisted {
        let block = motion.block;
        params::run_where(env.ctx, func, &info.cfg, |func, to, value| {
            let from = match func.value_def(value) {
                ValueDef::Const(_) => return true,
                ValueDef::Param(b, _) => Some(b),
                ValueDef::Inst(inst) => block[inst].expand(),
            };
            from.is_some_and(|from| stays_closed(&info, from, to))
        });
    }
    changed | hoisted
}

/// Are loops closed still if a value of a block is used in another one?
fn stays_closed(info: &GraphInfo, from: Block, to: Block) -> bool {
    let innermost = info.loops().innermost(from);
    innermost.is_none_or(|l| info.loops().contains(l, to))
}

/// Whether an instruction is executed whenever the preheader is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    /// It stands in the header, and nothing before it there may keep control.
    Always,
    Perhaps,
}

struct Motion<'a> {
    ctx: &'a Context,
    func: &'a mut Function,
    info: &'a GraphInfo,
    /// The blocks of each loop that are in no loop inside.
    own: &'a Csr<Loop, Block>,
    block: SecondaryMap<Inst, PackedOption<Block>>,
    /// Invariant operations of the loop at hand that cost nothing, not moved yet.
    free: EntitySet<Inst>,
}

impl Motion<'_> {
    fn hoist(&mut self, l: Loop) -> bool {
        let loops = self.info.loops();
        let header = loops.header(l);
        let mut outside = self.info.cfg.preds(header).iter();
        let Some(&preheader) = outside.find(|&&p| !loops.contains(l, p)) else {
            return false;
        };
        if self.info.cfg.succs(preheader).len() != 1 {
            return false;
        }
        self.free.clear();
        let mut moved = Vec::new();
        let mut registers = 0;
        let own = self.own;
        for &b in own.get(l) {
            let mut when = match b == header {
                true => When::Always,
                false => When::Perhaps,
            };
            for k in 0..self.func.blocks[b].insts.len() {
                let inst = self.func.blocks[b].insts[k];
                self.consider(l, inst, when, &mut registers, &mut moved, preheader);
                if when == When::Always && !super::ahead::comes_to_an_end(self.func, inst) {
                    when = When::Perhaps;
                }
            }
        }
        if moved.is_empty() {
            return false;
        }
        for &b in own.get(l) {
            let block = &self.block;
            self.func.blocks[b]
                .insts
                .retain(|&inst| block[inst].expand() == Some(b));
        }
        let insts = &mut self.func.blocks[preheader].insts;
        let end = insts.len() - 1;
        insts.splice(end..end, moved);
        true
    }

    fn consider(
        &mut self,
        l: Loop,
        inst: Inst,
        when: When,
        registers: &mut u64,
        moved: &mut Vec<Inst>,
        preheader: Block,
    ) {
        let Some(result) = self.func.result(inst) else {
            return;
        };
        // Most have an operand of the loop, which is sooner seen than what they cost.
        if !self.is_invariant(l, inst) {
            return;
        }
        let Some(cost) = self.cost(inst, when) else {
            return;
        };
        if cost == 0 {
            self.free.insert(inst);
            return;
        }
        let bits = DataLayout::new(&self.ctx.types).bits(self.func.value_type(result));
        let needed = bits.div_ceil(32).max(1);
        if *registers + needed > MAX_REGISTERS {
            return;
        }
        *registers += needed;
        self.move_with_operands(inst, moved, preheader);
    }

    fn cost(&self, inst: Inst, when: When) -> Option<u32> {
        match self.func.inst(inst) {
            InstData::Load { mem, .. } => {
                let fixed = mem.flags.is_fixed() && mem.is_simple();
                let readable = when == When::Always || mem.flags.contains(MemFlags::READABLE);
                (fixed && readable).then_some(4)
            }
            _ => speculation_cost(self.ctx, self.func, inst),
        }
    }

    /// Do all operands come from outside of the loop, or are they free and invariant themselves?
    fn is_invariant(&self, l: Loop, inst: Inst) -> bool {
        let inside = |b: Block| self.info.loops().contains(l, b);
        // What ends a block does not come here.
        let mut operands = self.func.plain_operands(inst).iter();
        operands.all(|&v| match self.func.value_def(v) {
            ValueDef::Const(_) => true,
            ValueDef::Param(b, _) => !inside(b),
            ValueDef::Inst(def) => {
                self.free.contains(def) || self.block[def].expand().is_some_and(|b| !inside(b))
            }
        })
    }

    /// Moves an instruction and the free ones that it needs, operands first.
    ///
    /// One that is wanted at several places may be in the list more than once; it moves when it
    /// first comes to its turn with all that it needs, and is passed over later. Were it taken out
    /// of the free ones when it is put into the list, another one that needs it, too, and comes
    /// before it would move without it.
    fn move_with_operands(&mut self, inst: Inst, moved: &mut Vec<Inst>, preheader: Block) {
        let mut work = vec![(inst, false)];
        while let Some((inst, ready)) = work.pop() {
            if self.block[inst].expand() == Some(preheader) {
                continue;
            }
            if ready {
                self.free.remove(inst);
                self.block[inst] = preheader.into();
                moved.push(inst);
                continue;
            }
            work.push((inst, true));
            let (free, func) = (&self.free, &self.func);
            func.for_each_operand(inst, |v| {
                if let Some(def) = func.def_inst(v)
                    && free.contains(def)
                {
                    work.push((def, false));
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::opt::{Stage, env::for_each_function, normalise};
    use ir::{Intrinsic, Module, Type};

    #[test]
    fn invariants_leave_the_loop_but_nothing_that_traps() {
        let mut m = Module::new();
        let k = m.add_kernel("k", &[Type::ptr(ir::AddrSpace::Global), Type::I32]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let args = b.params(entry);
        let body = b.create_block_with(&[Type::I32]);
        let exit = b.create_block();
        let one = b.iconst(Type::I32, 1);
        b.jump(body, &[one]);
        b.switch_to(body);
        let i = b.params(body)[0];
        let invariant = b.mul(args[1], args[1]);
        let wide = b.zext(invariant, Type::I64);
        let more = b.add(wide, wide);
        let quotient = b.udiv(args[1], invariant);
        let lane = b.intrinsic(Intrinsic::ReadFirstLane, Type::I32, &[invariant]);
        let sum = b.add(quotient, lane);
        let low = b.trunc(more, Type::I32);
        let sum = b.add(sum, low);
        let next = b.add(i, sum);
        b.store(next, args[0], 4);
        let again = b.icmp(ir::IntCC::Ult, next, args[1]);
        b.branch(again, (body, &[next]), (exit, &[]));
        b.switch_to(exit);
        b.ret_void();
        for_each_function(&mut m, Stage::Source, |env, f| normalise::run(env.ctx, f));
        for_each_function(&mut m, Stage::Source, super::run);
        ir::verifier::verify_module(&m).unwrap();
        let func = &m.functions[k];
        let stays = |v| {
            let inst = func.def_inst(v).unwrap();
            func.blocks[body].insts.contains(&inst)
        };
        assert!(!stays(invariant) && !stays(wide) && !stays(more));
        assert!(stays(quotient), "division by zero");
        assert!(stays(lane), "convergent");
        assert!(stays(low), "free, and no one that moves needs it");
        normalise::check::check(func).unwrap();
    }
}

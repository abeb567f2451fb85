//! Tests at the exits of loops look at the number that the next iteration gets.
//!
//! `i == n` beside `j = i + c`, where `j` is what `i` is next, becomes `j == n + c`, with `n`
//! constant or from outside of the loop. Then nobody needs `i` any more where `j` is, both are in
//! one register, and the way back to the header has no copy. Sums that wrap do so on both sides.
//! Linear.

use crate::analysis::{GraphInfo, Loop, Uses};
use crate::values;
use cranelift_entity::EntitySet;
use ir::{ArithFlags, BinaryOp, Context, Function, Inst, InstData, IntCC, Value};
use smallvec::SmallVec;

/// Rewrites the tests of all loops with one latch.
pub(super) fn run(ctx: &mut Context, func: &mut Function, info: &GraphInfo) -> bool {
    let mut changed = false;
    // Both are made before anything changes, and not kept up to date.
    let (mut tested, mut uses) = (None, None);
    for l in info.loops().iter() {
        for counter in counters(ctx, func, info, l) {
            let tested = tested.get_or_insert_with(|| compared_for_equality(func));
            if !tested.contains(counter.now) {
                continue;
            }
            let uses = uses.get_or_insert_with(|| Uses::of_some(func, tested));
            if passed_on(func, uses, counter.now) {
                continue;
            }
            for &test in uses.users(counter.now) {
                changed |= counter.rewrite(ctx, func, info, uses, test);
            }
        }
    }
    changed
}

/// The operands of tests that may be rewritten, but for constants.
fn compared_for_equality(func: &Function) -> EntitySet<Value> {
    let mut values = EntitySet::with_capacity(func.num_values());
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    for &inst in insts {
        if let InstData::ICmp {
            cond: IntCC::Eq | IntCC::Ne,
            args,
            ..
        } = *func.inst(inst)
        {
            values.extend(args.into_iter().filter(|&v| func.value_const(v).is_none()));
        }
    }
    values
}

/// A parameter of a header, to which a constant is added for the next iteration.
struct Counter {
    l: Loop,
    now: Value,
    next: Value,
    add: Inst,
    step: u128,
}

fn counters(ctx: &Context, func: &Function, info: &GraphInfo, l: Loop) -> SmallVec<[Counter; 4]> {
    let mut out = SmallVec::new();
    let header = info.loops().header(l);
    let &[latch] = info.loops().latches(l) else {
        return out;
    };
    let Some(back) = func.terminator(latch) else {
        return out;
    };
    func.for_each_target(back, |dest| {
        if dest.block != header {
            return;
        }
        let args = dest.args.as_slice(&func.lists);
        for (&now, &next) in func.block_params(header).iter().zip(args) {
            out.extend(counter(ctx, func, l, now, next));
        }
    });
    out
}

fn counter(ctx: &Context, func: &Function, l: Loop, now: Value, next: Value) -> Option<Counter> {
    let add = func.def_inst(next)?;
    let &InstData::Binary {
        op: BinaryOp::Add,
        args,
        ..
    } = func.inst(add)
    else {
        return None;
    };
    let step = values::const_int(ctx, func, args[1])?;
    (args[0] == now).then_some(Counter {
        l,
        now,
        next,
        add,
        step,
    })
}

/// Does an edge carry the value somewhere, where it is needed beside the next one?
fn passed_on(func: &Function, uses: &Uses, value: Value) -> bool {
    let is_terminator = |&&inst: &&Inst| func.inst(inst).is_terminator();
    uses.users(value).iter().any(|inst| is_terminator(&inst))
}

impl Counter {
    fn rewrite(
        &self,
        ctx: &mut Context,
        func: &mut Function,
        info: &GraphInfo,
        uses: &Uses,
        test: Inst,
    ) -> bool {
        let &InstData::ICmp {
            cond: cond @ (IntCC::Eq | IntCC::Ne),
            args,
            ..
        } = func.inst(test)
        else {
            return false;
        };
        let Some(block) = uses
            .block(test)
            .filter(|&b| uses.block(self.add) == Some(b))
        else {
            return false;
        };
        let limit = match args {
            [a, b] if a == self.now => b,
            [a, _] => a,
        };
        let inside = |v| {
            let at = uses.defining_block(func, v);
            at.is_some_and(|b| info.loops().contains(self.l, b))
        };
        if limit == self.now || inside(limit) {
            return false;
        }
        // The sum needs only the parameter and stands before the test, if need be from now on.
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        insts.retain(|&i| i != self.add);
        let at = insts.iter().position(|&i| i == test).unwrap_or(0);
        let first = insts[..at]
            .iter()
            .position(|&i| uses_value(func, i, self.next));
        insts.insert(first.unwrap_or(at), self.add);
        let at = insts.iter().position(|&i| i == test).unwrap_or(0);
        let (moved, sum) = self.moved(ctx, func, limit);
        if let Some(sum) = sum {
            insts.insert(at, sum);
        }
        func.blocks[block].insts = insts;
        // Before, nobody looked at the sum of the last iteration, which may be beyond the type.
        if let InstData::Binary { flags, .. } = func.inst_mut(self.add) {
            *flags = ArithFlags::empty();
        }
        *func.inst_mut(test) = InstData::ICmp {
            cond,
            flags: ArithFlags::empty(),
            args: [self.next, moved],
        };
        true
    }

    /// The limit with the step on top, and the instruction that adds it.
    fn moved(&self, ctx: &mut Context, func: &mut Function, limit: Value) -> (Value, Option<Inst>) {
        let ty = func.value_type(limit);
        if let Some(n) = values::const_int(ctx, func, limit) {
            let sum = n.wrapping_add(self.step) & values::mask(ctx.types.int_bits(ty).unwrap_or(0));
            return (values::int(ctx, func, ty, sum), None);
        }
        let step = values::int(ctx, func, ty, self.step);
        let data = InstData::Binary {
            op: BinaryOp::Add,
            flags: ArithFlags::empty(),
            args: [limit, step],
        };
        let loc = func.inst_loc(self.add);
        let sum = func.make_inst(data, ty, loc);
        let value = func.result(sum).expect("the type of a sum is not void");
        (value, Some(sum))
    }
}

fn uses_value(func: &Function, inst: Inst, value: Value) -> bool {
    let mut found = false;
    func.for_each_operand(inst, |v| found |= v == value);
    found
}

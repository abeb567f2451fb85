//! Branches and switches whose direction is known, or that have one target in truth. Linear.

use crate::analysis::known_bits;
use crate::opt::edges::replace_terminator;
use crate::values::{const_int, int, is_undef};
use ir::{
    ArithFlags, BinaryOp, Block, BlockCall, Context, Function, Inst, InstData, IntCC, SwitchCase,
    Type, Value,
};

/// Simplifies all terminators.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let mut changed = false;
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        // A switch can become a branch, and that a jump.
        while let Some(t) = func.terminator(block) {
            let new = match func.inst(t) {
                InstData::Branch { .. } => branch(ctx, func, t),
                InstData::Switch { .. } => switch(ctx, func, block, t),
                _ => None,
            };
            let Some(new) = new else { break };
            replace_terminator(func, block, new);
            changed = true;
        }
    }
    changed
}

fn jump(dest: BlockCall) -> Option<InstData> {
    Some(InstData::Jump { dest })
}

fn branch(ctx: &Context, func: &Function, inst: Inst) -> Option<InstData> {
    let &InstData::Branch { cond, dests } = func.inst(inst) else {
        return None;
    };
    if let Some(bit) = const_int(ctx, func, cond) {
        return jump(dests[usize::from(bit == 0)]);
    }
    if is_same(func, &dests[0], &dests[1]) || is_undef(ctx, func, cond) {
        return jump(dests[0]);
    }
    // Going to an unreachable place is undefined behaviour, so the branch goes the other way.
    match dests.map(|d| leads_nowhere(func, d.block)) {
        [true, _] => return jump(dests[1]),
        [_, true] => return jump(dests[0]),
        _ => {}
    }
    let negated = negation(ctx, func, cond)?;
    Some(InstData::Branch {
        cond: negated,
        dests: [dests[1], dests[0]],
    })
}

/// `x`, if the value is `x xor true`.
fn negation(ctx: &Context, func: &Function, value: Value) -> Option<Value> {
    match func.inst(func.def_inst(value)?) {
        InstData::Binary {
            op: BinaryOp::Xor,
            args,
            ..
        } => (const_int(ctx, func, args[1]) == Some(1)).then_some(args[0]),
        _ => None,
    }
}

fn is_same(func: &Function, a: &BlockCall, b: &BlockCall) -> bool {
    a.block == b.block && a.args.as_slice(&func.lists) == b.args.as_slice(&func.lists)
}

fn leads_nowhere(func: &Function, block: Block) -> bool {
    match func.blocks[block].insts[..] {
        [only] => matches!(func.inst(only), InstData::Unreachable),
        _ => false,
    }
}

/// Has a switch a case for each number that its value may be, and goes to none of them as if it had
/// not?
fn cases_are_all(
    ctx: &Context,
    func: &Function,
    value: Value,
    cases: &[SwitchCase],
    default: &BlockCall,
) -> bool {
    let Some(known) = known_bits(ctx, func, value) else {
        return false;
    };
    let possible = known.max() - known.min();
    let among = |c: &SwitchCase| (known.min()..=known.max()).contains(&c.value);
    // Each case says another number.
    possible.checked_add(1) == Some(cases.len() as u128)
        && cases
            .iter()
            .all(|c| among(c) && !is_same(func, &c.dest, default))
}

fn switch(ctx: &mut Context, func: &mut Function, block: Block, inst: Inst) -> Option<InstData> {
    let InstData::Switch {
        value,
        default,
        cases,
    } = func.inst(inst)
    else {
        return None;
    };
    let (value, mut default) = (*value, *default);
    if let Some(n) = const_int(ctx, func, value) {
        let found = cases.iter().find(|c| c.value == n);
        return jump(found.map_or(default, |c| c.dest));
    }
    if is_undef(ctx, func, value) {
        return jump(default);
    }
    let before = cases.len();
    let differs =
        |c: &&SwitchCase| !is_same(func, &c.dest, &default) && !leads_nowhere(func, c.dest.block);
    let without_default =
        leads_nowhere(func, default.block) || cases_are_all(ctx, func, value, cases, &default);
    if before > 1 && !without_default && cases.iter().all(|c| differs(&c)) {
        return None;
    }
    let mut kept: Vec<SwitchCase> = cases.iter().filter(differs).copied().collect();
    if without_default && let Some(last) = kept.pop() {
        default = last.dest;
    }
    match kept[..] {
        [] => jump(default),
        [case] => {
            let ty = func.value_type(value);
            let n = int(ctx, func, ty, case.value);
            let compare = InstData::ICmp {
                cond: IntCC::Eq,
                flags: ArithFlags::empty(),
                args: [value, n],
            };
            let compare = func.make_inst(compare, Type::I1, func.inst_loc(inst));
            let cond = func.result(compare)?;
            let at = func.blocks[block].insts.len() - 1;
            func.blocks[block].insts.insert(at, compare);
            Some(InstData::Branch {
                cond,
                dests: [case.dest, default],
            })
        }
        _ if kept.len() < before => Some(InstData::Switch {
            value,
            default,
            cases: kept.into(),
        }),
        _ => None,
    }
}

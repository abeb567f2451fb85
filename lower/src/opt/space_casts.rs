//! Casts of generic pointers to local and private ones go before the steps: what the steps cost in
//! 64 bits they do not in 32, and the steps become offsets of accesses.
//!
//! The cast of a generic pointer takes its low half, and makes another null (all ones) of null
//! (zero). So a step may be taken in either space if the pointer is null neither before nor behind
//! it:
//!
//! - by a step within an object (`inbounds`) a pointer comes to null, or leaves it, only if it is
//!   one of no bytes, which changes nothing in either space, or the result is poison;
//! - another step does not begin at null where the pointer is a parameter that is not. It may end
//!   there, but then nothing can be accessed with the result, so that it may be any pointer if
//!   that is all that is done with it.
//!
//! Linear in instructions: of each cast a bounded number of steps is looked at.

use crate::analysis::Uses;
use ir::function::ParamFlags;
use ir::{
    AddrSpace, ArithFlags, Block, CastOp, Function, GepFlags, Inst, InstData, Type, Value, ValueDef,
};
use std::cell::OnceCell;

/// Most steps of a pointer.
const MAX_STEPS: usize = 8;

/// Moves casts. Tells whether there were any.
pub(super) fn run(func: &mut Function, blocks: &[Block]) -> bool {
    let mut changed = false;
    let uses = OnceCell::new();
    for &block in blocks {
        let mut out = Vec::new();
        let mut next = 0;
        for at in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[at];
            if let Some(moved) = Moved::of(func, &uses, inst) {
                out.extend_from_slice(&func.blocks[block].insts[next..at]);
                next = at;
                moved.apply(func, inst, &mut out);
            }
        }
        if next > 0 || !out.is_empty() {
            out.extend_from_slice(&func.blocks[block].insts[next..]);
            func.blocks[block].insts = out;
            changed = true;
        }
    }
    changed
}

/// A cast that goes to below steps.
struct Moved {
    base: Value,
    /// From the base on.
    steps: Vec<Inst>,
    /// To what.
    ty: Type,
    /// The flags that steps keep: that 64 bits are enough for them says nothing of 32.
    flags: GepFlags,
}

impl Moved {
    /// Of a cast that may be moved.
    fn of(func: &Function, uses: &OnceCell<Uses>, inst: Inst) -> Option<Moved> {
        let InstData::Cast { op, arg, .. } = *func.inst(inst) else {
            return None;
        };
        let (from, ty) = (func.value_type(arg), func.result_type(inst));
        let to = ty.addr_space()?;
        let is_short = matches!(to, AddrSpace::Local | AddrSpace::Private);
        if op != CastOp::AddrSpaceCast || !is_short || from != Type::ptr(AddrSpace::Generic) {
            return None;
        }
        let (base, steps) = steps_below(func, arg);
        let stays_inside = |&step: &Inst| match func.inst(step) {
            InstData::Gep { flags, .. } => flags.contains(GepFlags::INBOUNDS),
            _ => false,
        };
        let stay_inside = steps.iter().all(stays_inside);
        if steps.is_empty() || !stay_inside && !is_nonnull(func, base) {
            return None;
        }
        let uses = uses.get_or_init(|| Uses::new(func));
        let is_accessed = is_only_accessed(func, uses, func.result(inst)?);
        (stay_inside || is_accessed).then_some(Moved {
            base,
            steps,
            ty,
            // That it is in an object of the other space only an access says.
            flags: if is_accessed {
                GepFlags::INBOUNDS
            } else {
                GepFlags::empty()
            },
        })
    }

    /// Makes the cast the last step, before which new instructions go.
    fn apply(self, func: &mut Function, inst: Inst, out: &mut Vec<Inst>) {
        let loc = func.inst_loc(inst);
        let mut data = InstData::Cast {
            op: CastOp::AddrSpaceCast,
            flags: ArithFlags::empty(),
            arg: self.base,
        };
        for step in self.steps {
            let before = func.make_inst(data, self.ty, loc);
            out.push(before);
            let from = func.result(before).expect("a pointer");
            data = moved_step(func, step, from, self.flags);
        }
        func.replace_inst(inst, data);
    }
}

/// A step again, from another pointer, with some of its flags.
fn moved_step(func: &mut Function, step: Inst, from: Value, kept: GepFlags) -> InstData {
    let InstData::Gep {
        flags,
        source,
        args,
    } = *func.inst(step)
    else {
        unreachable!("a step is address arithmetic");
    };
    let mut list = args.as_slice(&func.lists).to_vec();
    list[0] = from;
    InstData::Gep {
        flags: flags & kept,
        source,
        args: func.list(&list),
    }
}

/// Where a pointer comes from, and the steps to it.
fn steps_below(func: &Function, pointer: Value) -> (Value, Vec<Inst>) {
    let (mut base, mut steps) = (pointer, Vec::new());
    while let Some(inst) = func.def_inst(base) {
        let InstData::Gep { args, .. } = func.inst(inst) else {
            break;
        };
        let from = args.as_slice(&func.lists)[0];
        let is_scalar = func.value_type(from) == func.value_type(pointer);
        if !is_scalar || steps.len() == MAX_STEPS {
            break;
        }
        steps.push(inst);
        base = from;
    }
    steps.reverse();
    (base, steps)
}

/// Is it a parameter of the function that is not null?
fn is_nonnull(func: &Function, pointer: Value) -> bool {
    let ValueDef::Param(block, index) = func.value_def(pointer) else {
        return false;
    };
    let param = func.params.get(index as usize);
    block == func.entry() && param.is_some_and(|p| p.attrs.flags.contains(ParamFlags::NONNULL))
}

/// Is memory accessed with a pointer, and nothing else done with it?
fn is_only_accessed(func: &Function, uses: &Uses, pointer: Value) -> bool {
    uses.users(pointer)
        .iter()
        .all(|&user| match func.inst(user) {
            InstData::Load { .. } => true,
            InstData::Store { args, .. } => args[0] != pointer,
            InstData::AtomicRmw { args, .. } => args[1] != pointer,
            InstData::CmpXchg { args, .. } => args[1] != pointer && args[2] != pointer,
            _ => false,
        })
}

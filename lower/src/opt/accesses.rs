//! Instructions that access memory at one address.

use ir::{Function, Inst, InstData, MemAccess, Value};

/// The address of a load, a store or an atomic instruction.
pub fn address(func: &Function, inst: Inst) -> Option<Value> {
    match func.inst(inst) {
        InstData::Load { ptr, .. } => Some(*ptr),
        InstData::Store { args, .. } => Some(args[1]),
        InstData::AtomicRmw { args, .. } => Some(args[0]),
        InstData::CmpXchg { args, .. } => Some(args[0]),
        _ => None,
    }
}

/// What such an instruction says of its access.
pub fn memory(inst: &mut InstData) -> Option<&mut MemAccess> {
    match inst {
        InstData::Load { mem, .. }
        | InstData::Store { mem, .. }
        | InstData::AtomicRmw { mem, .. }
        | InstData::CmpXchg { mem, .. } => Some(mem),
        _ => None,
    }
}

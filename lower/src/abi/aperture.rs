//! The apertures of LDS and scratch in the flat address space: which functions need them, and where
//! in memory they are, if no registers hold their bases.
//!
//! Sources: AMDGPUUsage, "Address Spaces" (`amd_queue_t.group_segment_aperture_base_hi`,
//! `private_segment_aperture_base_hi`; from code object version 5 on `hidden_shared_base` and
//! `hidden_private_base`), "Code Object V5 Implicit Kernel Arguments"; the HSA runtime's
//! `amd_queue_t` for the offsets of its fields.

use crate::target::{Apertures, FlatAccess, HiddenArgs, LowerTarget};
use cranelift_entity::EntitySet;
use ir::{
    AddrSpace, CastOp, Const, ConstData, Function, Inst, InstData, Intrinsic, Module, Type, Value,
};

/// The apertures that a function's own instructions need.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct ApertureUse {
    /// That of LDS.
    pub shared: bool,
    /// That of scratch.
    pub private: bool,
}

impl ApertureUse {
    /// Both.
    pub const ALL: ApertureUse = ApertureUse {
        shared: true,
        private: true,
    };

    /// Adds those of another set.
    pub fn extend(&mut self, other: ApertureUse) {
        self.shared |= other.shared;
        self.private |= other.private;
    }

    fn insert(&mut self, space: AddrSpace) {
        self.shared |= space == AddrSpace::Local;
        self.private |= space == AddrSpace::Private;
    }
}

/// Where the upper word of a base is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// The input that points to the structure.
    pub input: Intrinsic,
    /// Bytes from its start.
    pub offset: u64,
}

/// Offsets of `group_segment_aperture_base_hi` and `private_segment_aperture_base_hi`.
const OF_QUEUE: [u64; 2] = [0x40, 0x44];
/// Offsets of `hidden_shared_base` and `hidden_private_base`.
pub(super) const OF_AREA: [u64; 2] = [196, 192];

/// Where in memory the upper word of the base of an aperture is; `None` where registers hold it.
pub(crate) fn place(target: &LowerTarget, aperture: Intrinsic) -> Option<Place> {
    let (input, [shared, private]) = match (target.apertures, target.hidden_args) {
        (Apertures::Registers, _) => return None,
        (Apertures::Memory, HiddenArgs::Words | HiddenArgs::Unsaid(_)) => {
            (Intrinsic::QueuePtr, OF_QUEUE)
        }
        (Apertures::Memory, HiddenArgs::Area) => (Intrinsic::ImplicitArgPtr, OF_AREA),
    };
    let offset = match aperture {
        Intrinsic::SharedApertureHi => shared,
        _ => private,
    };
    Some(Place { input, offset })
}

/// The apertures that a function may need: whatever legalisation makes an address or a comparison
/// with one of (casts to flat pointers; questions; moves between spaces, whose order is asked for;
/// atomic operations through flat pointers). Linear.
pub(crate) fn used_by(module: &Module, func: &Function, flat: FlatAccess) -> ApertureUse {
    let mut found = ApertureUse::default();
    if flat == FlatAccess::BySpace && has_flat_access(module, func) {
        found.insert(AddrSpace::Local);
        found.insert(AddrSpace::Private);
    }
    let mut seen = EntitySet::new();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            of_inst(module, func, inst, &mut found);
            let mut constants = Vec::new();
            func.for_each_operand(inst, |v| constants.extend(func.value_const(v)));
            of_constants(module, constants, &mut seen, &mut found);
        }
    }
    found
}

/// Is memory accessed through a flat pointer?
fn has_flat_access(module: &Module, func: &Function) -> bool {
    let flat = |v: &Value| space_of(module, func.value_type(*v)) == Some(AddrSpace::Generic);
    let mut all = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    all.any(|&inst| match func.inst(inst) {
        InstData::Load { ptr, .. } => flat(ptr),
        InstData::Store { args, .. } => flat(&args[1]),
        InstData::AtomicRmw { args, .. } => flat(&args[0]),
        InstData::CmpXchg { args, .. } => flat(&args[0]),
        // Copies, masked accesses, and whatever else takes pointers.
        InstData::Intrinsic { args, .. } => args.as_slice(&func.lists).iter().any(flat),
        // What is passed by value is read.
        InstData::Call { args, .. } => args.as_slice(&func.lists).iter().any(flat),
        _ => false,
    })
}

fn of_inst(module: &Module, func: &Function, inst: Inst, found: &mut ApertureUse) {
    let space = |v: Value| space_of(module, func.value_type(v));
    match func.inst(inst) {
        InstData::Cast {
            op: CastOp::AddrSpaceCast,
            arg,
            ..
        } => found.insert(space(*arg).unwrap_or(AddrSpace::Generic)),
        InstData::AtomicRmw { args, .. } if space(args[0]) == Some(AddrSpace::Generic) => {
            found.insert(AddrSpace::Private);
        }
        InstData::CmpXchg { args, .. } if space(args[0]) == Some(AddrSpace::Generic) => {
            found.insert(AddrSpace::Private);
        }
        InstData::Intrinsic { id, args, .. } => {
            let args = args.as_slice(&func.lists);
            match id {
                Intrinsic::IsShared => found.insert(AddrSpace::Local),
                Intrinsic::IsPrivate => found.insert(AddrSpace::Private),
                Intrinsic::Memmove => {
                    for space in args.iter().take(2).filter_map(|&v| space(v)) {
                        found.insert(space);
                    }
                }
                _ => {}
            }
        }
        _ => {}
    }
}

fn space_of(module: &Module, ty: Type) -> Option<AddrSpace> {
    module.ctx.types.scalar(ty).addr_space()
}

fn of_constants(
    module: &Module,
    mut stack: Vec<Const>,
    seen: &mut EntitySet<Const>,
    found: &mut ApertureUse,
) {
    while let Some(c) = stack.pop() {
        if !seen.insert(c) {
            continue;
        }
        match module.ctx.consts.get(c) {
            ConstData::Cast { op, arg, .. } => {
                if *op == CastOp::AddrSpaceCast {
                    let from = module.ctx.consts.get(*arg).ty();
                    found.insert(space_of(module, from).unwrap_or(AddrSpace::Generic));
                }
                stack.push(*arg);
            }
            ConstData::Aggregate(_, elements) => stack.extend(elements.iter()),
            _ => {}
        }
    }
}

//! Which kernel arguments the packet processor puts into user SGPRs (AMDGPUUsage, "Preloaded Kernel
//! Arguments").
//!
//! Those at the start of the kernarg segment that are marked `inreg`, up to the first that is not,
//! that is passed by reference or that has no contents, and as long as there is room. The dwords of
//! the segment are in the registers as they are, what lies between arguments included, so arguments
//! of less than a dword share one. Implicit arguments may follow, as parameters.
//!
//! What is in registers is no matter of what is used, as with llc: frontends that mark arguments
//! know what they do.

use crate::abi::KernelInfo;
use crate::abi::aperture::ApertureUse;
use crate::legal::shape::{self, Unit};
use crate::target::{KernargPreload, LowerTarget, Scratch};
use ir::function::ParamFlags;
use ir::layout::round_up;
use ir::{Function, Intrinsic, Module};

/// User SGPRs that a kernel can have (AMDGPUUsage, "Initial Kernel Execution State").
const USER_SGPRS: u8 = 16;
/// Of these, what a resource takes, and an address or another number of 64 bits.
const RESOURCE: u8 = 4;
const PAIR: u8 = 2;

/// Number of dwords that are preloaded. Linear in the number of scalars and vectors in arguments.
pub(crate) fn dwords(
    module: &Module,
    func: &Function,
    kernel: &KernelInfo,
    apertures: ApertureUse,
    target: &LowerTarget,
) -> u8 {
    if target.preload == KernargPreload::No {
        return 0;
    }
    let room = USER_SGPRS.saturating_sub(other_user_sgprs(kernel, apertures, target));
    let mut dwords = 0;
    let params = func.params.iter().enumerate();
    let marked = params.take_while(|(_, p)| {
        p.attrs.flags.contains(ParamFlags::INREG) && p.attrs.indirect.is_none()
    });
    for (i, param) in marked {
        let Ok(shape) = shape::shape(&module.ctx.types, param.ty) else {
            return dwords;
        };
        if shape.is_empty() {
            return dwords;
        }
        for unit in &shape {
            match u8::try_from(end(kernel.offset(i), unit)) {
                Ok(end) if end <= room => dwords = dwords.max(end),
                _ => return dwords,
            }
        }
    }
    dwords
}

/// The first dword behind a scalar or vector of an argument. Three elements take the room of four
/// in memory, and with llc in registers.
fn end(argument: u64, unit: &Unit) -> u64 {
    let bytes = unit.bits().div_ceil(8);
    let room = match unit.is_vector {
        true => bytes.next_power_of_two(),
        false => bytes,
    };
    round_up(argument + unit.offset + room, 4) / 4
}

/// User SGPRs of other kinds: no fewer than the kernel is going to ask for.
fn other_user_sgprs(kernel: &KernelInfo, apertures: ApertureUse, target: &LowerTarget) -> u8 {
    let asked = [
        Intrinsic::DispatchPtr,
        Intrinsic::QueuePtr,
        Intrinsic::DispatchId,
    ];
    let asked = asked.iter().filter(|&&i| kernel.inputs.contains(i)).count() as u8;
    let scratch = match (target.abilities.scratch, apertures.private) {
        (Scratch::Buffer, false) => RESOURCE,
        // Where scratch is a buffer, code tells flat instructions where it is.
        (Scratch::Buffer, true) => RESOURCE + PAIR,
        (Scratch::Instructions, _) => 0,
    };
    // The address of the segment is there for firmware that does not preload.
    scratch + PAIR + asked * PAIR
}

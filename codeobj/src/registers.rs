//! How many registers a wave gets, and how the descriptor says it.
//!
//! Sources: ISA manuals, section 3.6.1 "SGPR Allocation" (the order of the registers at the end);
//! AMDGPUUsage, "compute_pgm_rsrc1" (granules); what LLVM's assembler does where they are silent.

use isa::{Bugs, Generation, Target};

/// Which of the registers at the end of a wave's SGPRs are in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Special {
    /// VCC.
    pub vcc: bool,
    /// FLAT_SCRATCH.
    pub flat_scratch: bool,
    /// XNACK_MASK.
    pub xnack: bool,
}

/// Registers at the end of a wave's SGPRs, by the outermost one in use: their order is fixed, so
/// that it takes the room of those inside.
struct Room {
    vcc: u16,
    xnack: u16,
    flat_scratch: u16,
    /// Whatever is in use.
    always: u16,
}

const fn room(vcc: u16, xnack: u16, flat_scratch: u16, always: u16) -> Room {
    Room {
        vcc,
        xnack,
        flat_scratch,
        always,
    }
}

/// The row of a generation. From GFX10 on, every wave has all SGPRs.
const fn row(generation: Generation) -> Room {
    match generation {
        // There is no FLAT_SCRATCH on GFX6, but LLVM's assembler counts it.
        Generation::Gfx6 | Generation::Gfx7 => room(2, 0, 4, 0),
        Generation::Gfx8 | Generation::Gfx9 | Generation::Gfx90a => room(2, 4, 6, 0),
        // FLAT_SCRATCH is set up by the hardware.
        Generation::Gfx940 => room(2, 4, 6, 6),
        Generation::Gfx10 | Generation::Gfx11 | Generation::Gfx12 => room(0, 0, 0, 0),
    }
}

/// SGPRs that the special registers in use take at the end of a wave's.
pub fn special_sgprs(used: Special, target: &Target) -> u16 {
    let room = row(target.processor.generation);
    let parts = [
        (true, room.always),
        (used.vcc, room.vcc),
        (used.xnack, room.xnack),
        (used.flat_scratch, room.flat_scratch),
    ];
    let in_use = parts.iter().filter(|(used, _)| *used);
    in_use.map(|&(_, registers)| registers).max().unwrap_or(0)
}

/// SGPRs that every wave of a processor gets whatever it uses.
pub fn fixed_sgprs(target: &Target) -> Option<u16> {
    /// What processors with the initialisation bug must allocate.
    const SGPR_INIT_BUG: u16 = 96;
    let has = target.processor.bugs.contains(Bugs::SGPR_INIT);
    has.then_some(SGPR_INIT_BUG)
}

/// SGPR counts are encoded in units of 8 on all generations, whatever the allocation's granule
/// (LLVM's encoding; the specification's table rounds to the allocation granule on GFX9, to the
/// same effect).
pub const SGPR_ENCODING_GRANULE: u16 = 8;

/// AccVGPRs begin at a multiple of this in the unified file.
pub const ACCUM_GRANULE: u16 = 4;

/// Number of granules minus one, as the hardware wants it.
pub fn granules(count: u64, granule: u16) -> u64 {
    count.max(1).div_ceil(granule.into()) - 1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn special_registers_take_room_by_generation() {
        let of = |target: &str, vcc, flat_scratch| {
            let target = Target::parse(target).unwrap();
            let xnack = target.xnack.may_be_on();
            let used = Special {
                vcc,
                flat_scratch,
                xnack,
            };
            special_sgprs(used, &target)
        };
        assert_eq!(of("gfx600", true, false), 2);
        assert_eq!(of("gfx700", true, true), 4);
        assert_eq!(of("gfx803", true, false), 2);
        assert_eq!(of("gfx803", true, true), 6);
        assert_eq!(of("gfx906", true, false), 4);
        assert_eq!(of("gfx906:xnack-", false, false), 0);
        assert_eq!(of("gfx942:xnack-", false, false), 6);
    }
}

//! SGPRs that are something else.
//!
//! VCC, and where they are in use XNACK_MASK and FLAT_SCRATCH, are the last SGPRs that a wave
//! allocates: "an alias for those two SGPRs" (Vega 7nm manual, 3.6.2). A descriptor has to count
//! them (LLVM, `getNumExtraSGPRs`); where it does not, the numbers of the last ones mean them. From
//! gfx90a on waves have all SGPRs and these besides.

use super::footprint::{File, Footprint, Regs};
use crate::program::Registers;
use crate::wave::{FLAT_SCR, VCC};
use isa::{Generation, Reg, RegKind, Setting, Target};

/// The end of a wave's SGPRs.
#[derive(Clone, Debug)]
pub(super) struct Tail {
    /// SGPRs that a wave allocates; none where nothing is an alias.
    allocated: Option<u16>,
    /// Those at the end that are special if the program uses FLAT_SCRATCH.
    with_flat: u16,
    /// The end of those that the program names.
    named: u16,
    /// How many at the end are special.
    special: u16,
}

impl Tail {
    pub fn new(target: &Target, registers: Registers) -> Tail {
        let generation = target.processor.generation;
        // Units of allocation, which the descriptor may count half of (LLVM,
        // `getSGPRAllocGranule`).
        let (unit, with_flat) = match generation < Generation::Gfx8 {
            true => (8, 4),
            false => (16, 6),
        };
        let replays = matches!(target.xnack, Setting::On | Setting::Any);
        Tail {
            allocated: (generation < Generation::Gfx90a)
                .then_some(registers.sgprs.next_multiple_of(unit)),
            with_flat,
            named: 0,
            special: if replays { 4 } else { 0 },
        }
    }

    /// An instruction is part of the program; what is wrong with it or with an earlier one.
    pub fn named(&mut self, print: &Footprint) -> Option<String> {
        let allocated = self.allocated?;
        for regs in print.reads.iter().chain(&print.writes) {
            self.add(regs);
        }
        let first = allocated.saturating_sub(self.special);
        (self.named > first).then(|| {
            format!(
                "s{} is in use, but s{first} and above are VCC, XNACK_MASK or FLAT_SCRATCH: the \
                 kernel allocates {allocated} SGPRs with those",
                self.named - 1,
            )
        })
    }

    fn add(&mut self, regs: &Regs) {
        if regs.file != File::Scalar {
            return;
        }
        let numbered = |reg: Reg| reg.kind() == RegKind::Sgpr;
        if Reg::from_code(regs.first).is_some_and(numbered) {
            self.named = self.named.max(regs.first + regs.count);
        }
        let vcc = regs.has_scalar(VCC) || regs.has_scalar(VCC + 1);
        if vcc {
            self.special = self.special.max(2);
        }
        // Flat instructions read it; where none is of scratch memory, it may be anything.
        let flat = regs.has_scalar(FLAT_SCR) || regs.has_scalar(FLAT_SCR + 1);
        if flat && regs.field.is_some() {
            self.special = self.special.max(self.with_flat);
        }
    }
}

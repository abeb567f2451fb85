//! What a pass may ask about what it compiles for.
//!
//! A [`Machine`] is made once, from processor, target features and wave size. Passes ask it for
//! facts; they do not compare generations. What all processors of a generation share is a row of
//! [`facts`], what differs between them a column of [`Processor`], and whether an instruction
//! exists is in its own row ([`Machine::has`]).

mod facts;
pub mod hazards;
mod mask;
mod waits;

pub use facts::*;
use hazards::Hazard;
pub use mask::*;
pub use waits::*;

use crate::{Bugs, Feature, Forms, Generation, GroupPlace, Opcode, Processor, Target, ValueType};

/// Lanes of a wave.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum WaveSize {
    /// 32 lanes: a lane mask is one register.
    W32,
    /// 64 lanes: a lane mask is a pair of registers.
    W64,
}

impl WaveSize {
    /// Both sizes.
    pub const ALL: [WaveSize; 2] = [WaveSize::W32, WaveSize::W64];

    /// Number of lanes.
    pub const fn lanes(self) -> u32 {
        match self {
            WaveSize::W32 => 32,
            WaveSize::W64 => 64,
        }
    }

    /// Logarithm of the number of lanes.
    pub const fn lanes_log2(self) -> u8 {
        match self {
            WaveSize::W32 => 5,
            WaveSize::W64 => 6,
        }
    }

    /// SGPRs of a lane mask.
    pub const fn mask_registers(self) -> u8 {
        match self {
            WaveSize::W32 => 1,
            WaveSize::W64 => 2,
        }
    }
}

/// What code is made for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Machine {
    target: Target,
    wave: WaveSize,
    facts: &'static Facts,
}

impl Machine {
    /// The machine of a target. `None` where the generation has no facts yet: it can be assembled
    /// for, no more.
    pub fn new(target: &Target) -> Option<Machine> {
        Machine::with_wave(target, target.wave)
    }

    /// The machine of a target with waves of the given size. That the processor can execute such
    /// waves is not checked: what depends on the size of waves alone can be tried on any.
    pub fn with_wave(target: &Target, wave: WaveSize) -> Option<Machine> {
        let facts = facts::of(target.processor.generation)?;
        Some(Machine {
            target: *target,
            wave,
            facts,
        })
    }

    /// The machine of a target ID such as `gfx906:xnack-`; `None` for what is no target ID or has
    /// no facts.
    pub fn parse(target_id: &str) -> Option<Machine> {
        Machine::new(&Target::parse(target_id).ok()?)
    }

    /// Processor and target features.
    pub const fn target(&self) -> &Target {
        &self.target
    }

    /// The processor.
    pub const fn processor(&self) -> &'static Processor {
        self.target.processor
    }

    /// The column of the instruction tables, to look rows up by. Whoever wants to know what the
    /// processor can do asks for that instead of comparing.
    pub const fn column(&self) -> Generation {
        self.target.processor.generation
    }

    /// Lanes of a wave.
    pub const fn wave(&self) -> WaveSize {
        self.wave
    }

    /// What all processors of the generation share.
    pub const fn facts(&self) -> &'static Facts {
        self.facts
    }

    /// Bytes of scratch that a lane can have.
    pub const fn lane_scratch(&self) -> u32 {
        self.facts.wave_scratch / self.wave.lanes()
    }

    /// Logarithm of what the stack pointer counts for each byte of a lane: a buffer's scalar offset
    /// counts the wave's bytes, which are as many times more as the wave has lanes; `scratch_*`
    /// instructions count a lane's.
    pub const fn stack_scale_log2(&self) -> u8 {
        match self.facts.scratch {
            ScratchAccess::Buffer => self.wave.lanes_log2(),
            ScratchAccess::Instructions => 0,
        }
    }

    /// Whether the processor has an instruction.
    pub fn has(&self, opcode: Opcode) -> bool {
        opcode.exists_on(self.target.processor)
    }

    /// The forms that an instruction has here.
    pub fn forms(&self, opcode: Opcode) -> Forms {
        opcode.desc().forms_on(self.column())
    }

    /// Are there this pattern of DPP (`dpp_ctrl`), for operands of 32 bits, and these masks of rows
    /// and banks?
    pub fn has_dpp(&self, control: u64, row_mask: u64, bank_mask: u64) -> bool {
        use crate::dpp::{MASK, Moved, is_possible};
        let is_pattern = |c| is_possible(c, Moved::Word, self.column());
        u16::try_from(control).is_ok_and(is_pattern) && (row_mask | bank_mask) & !MASK == 0
    }

    /// The inline constant whose value for an operand of a type is `bits`
    /// ([`crate::inline_constant`]).
    pub fn inline_constant(&self, bits: u64, ty: ValueType) -> Option<u8> {
        crate::inline_constant(bits, ty, self.column())
    }

    /// Whether the processor has the instruction for an operation on lane masks.
    pub fn has_mask_op(&self, op: MaskOp) -> bool {
        self.has(self.mask_op(op))
    }

    /// Whether the processor has a feature beyond its generation.
    pub const fn has_feature(&self, feature: Feature) -> bool {
        self.target.processor.has(feature)
    }

    /// Whether page faults may be replayed: then memory instructions are issued again, with the
    /// registers that they find then.
    pub const fn replays(&self) -> bool {
        self.target.xnack.may_be_on()
    }

    /// Where the waves of a work-group are.
    pub const fn group(&self) -> GroupPlace {
        self.target.group
    }

    /// Whether the processor has one of some defects.
    pub const fn has_bug(&self, bugs: Bugs) -> bool {
        self.target.processor.bugs.intersects(bugs)
    }

    /// What needs wait states behind what.
    pub fn hazards(&self) -> impl Iterator<Item = &'static Hazard> + use<> {
        let facts = self.facts;
        let matrix = match self.has_feature(Feature::Mai) {
            true => facts.matrix_hazards,
            false => MatrixHazards::NONE,
        };
        let own = match self.has_feature(Feature::Gfx950) {
            true => matrix.with_scales,
            false => matrix.without_scales,
        };
        let all = facts.hazards.iter().copied().flatten();
        all.chain(matrix.common).chain(own)
    }

    /// Whether memory instructions that follow one another directly are issued again together
    /// after a page fault.
    pub const fn replays_clauses(&self) -> bool {
        matches!(self.facts.clauses, Clauses::ReplayedWhole) && self.replays()
    }
}

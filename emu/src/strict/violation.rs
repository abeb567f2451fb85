//! What strict mode reports.

use crate::error::{Access, Space};
use crate::lines::SourceLine;
use std::fmt;

/// A place in the code that has a part in a violation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// Device address of the instruction.
    pub pc: u64,
    /// The same as an address within the code object, if it lies there.
    pub code_address: Option<u64>,
    /// Where it comes from, if the code object has line tables.
    pub source: Option<SourceLine>,
    /// The instruction as text.
    pub instruction: String,
    /// Work-group that executed it.
    pub group: [u32; 3],
    /// Wave within the work-group.
    pub wave: u32,
    /// Lane, where one is to blame.
    pub lane: Option<u8>,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let address = self.code_address.unwrap_or(self.pc);
        write!(f, "'{}' at {address:#x}", self.instruction)?;
        match &self.source {
            Some(source) => write!(f, " ({source})"),
            None => Ok(()),
        }
    }
}

/// What an instruction does with a register or a byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Reads it.
    Read,
    /// Overwrites it.
    Overwritten,
}

/// What an undefined value would decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decides {
    /// Whether a branch is taken, or where a jump goes.
    Branch,
    /// Which lanes are active.
    Exec,
    /// What is accessed.
    Address,
    /// What global memory holds, which others see.
    Memory,
    /// The operand of an atomic.
    Atomic,
    /// The state of the wave: MODE, a message, an index of registers, the priority, …
    State,
    /// Which lane is read or written.
    Lane,
}

impl fmt::Display for Decides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Decides::Branch => "decides where the program goes",
            Decides::Exec => "decides which lanes are active",
            Decides::Address => "is part of an address",
            Decides::Memory => "goes to global memory",
            Decides::Atomic => "is an operand of an atomic",
            Decides::State => "decides the state of the wave",
            Decides::Lane => "decides which lane is meant",
        })
    }
}

/// A rule of the hardware that a program broke, although its results may have been right.
#[derive(Clone, PartialEq, Debug)]
pub enum Violation {
    /// A register is used while a memory operation that writes it, or is yet to read it, may still
    /// be under way.
    MissingWait {
        /// The register, or LDS.
        register: String,
        /// How it is used.
        usage: Use,
        /// The counters that would have to be waited for.
        counter: &'static str,
        /// The memory operation.
        producer: Box<Site>,
        /// What that is yet to do to the register.
        yet: Use,
    },
    /// Too few wait states between two instructions.
    Hazard {
        /// The two instructions of the rule, in words.
        rule: &'static str,
        /// Where the rule is written down.
        source: &'static str,
        /// Wait states that must lie between.
        needed: u8,
        /// Wait states that do.
        found: u8,
        /// The first instruction.
        producer: Box<Site>,
    },
    /// With XNACK, memory instructions that follow one another may be replayed; one overwrites what
    /// an earlier one reads.
    Clause {
        /// The register.
        register: String,
        /// The instruction that reads it.
        reader: Box<Site>,
    },
    /// A branch or a source on VCCZ, which a write of a half of VCC does not change.
    StaleVccz {
        /// The instruction that writes the half.
        writer: Box<Site>,
    },
    /// An instruction of several passes writes what it may still read.
    Early {
        /// The register.
        register: String,
    },
    /// Something never written decides something.
    Undefined {
        /// The register.
        what: String,
        /// What it decides.
        decides: Decides,
    },
    /// Two accesses of different waves without an order between them.
    Race {
        /// Global memory or LDS.
        space: Space,
        /// The address (LDS: the offset).
        address: u64,
        /// What the instruction does.
        access: Access,
        /// The instruction, where the race was found only when the wave ended.
        this: Option<Box<Site>>,
        /// What the other one did.
        other_access: Access,
        /// The other one.
        other: Box<Site>,
    },
    /// A vector store or atomic writes what a scalar load of the same wave may still read.
    Overtaken {
        /// The address.
        address: u64,
        /// The scalar load.
        load: Box<Site>,
    },
    /// A scalar load reads what vector memory has written in the same launch.
    StaleScalar {
        /// The address.
        address: u64,
        /// The last instruction that wrote it.
        writer: Box<Site>,
    },
    /// Lanes of one instruction write different values to one place.
    LaneConflict {
        /// Global memory or LDS.
        space: Space,
        /// The address (LDS: the offset).
        address: u64,
        /// The other lane.
        other: u8,
    },
    /// An address that is not a multiple of what the instruction needs.
    Misaligned {
        /// Global memory or LDS.
        space: Space,
        /// The address (LDS: the offset).
        address: u64,
        /// Required alignment in bytes.
        alignment: u32,
    },
}

impl Violation {
    /// The other instructions that have a part in it.
    pub(crate) fn sites_mut(&mut self) -> Vec<&mut Site> {
        match self {
            Violation::MissingWait { producer, .. } | Violation::Hazard { producer, .. } => {
                vec![producer]
            }
            Violation::Clause { reader, .. } => vec![reader],
            Violation::Overtaken { load, .. } => vec![load],
            Violation::StaleScalar { writer, .. } | Violation::StaleVccz { writer } => {
                vec![writer]
            }
            Violation::Race { this, other, .. } => {
                this.iter_mut().chain([other]).map(|s| &mut **s).collect()
            }
            Violation::Early { .. }
            | Violation::Undefined { .. }
            | Violation::LaneConflict { .. }
            | Violation::Misaligned { .. } => Vec::new(),
        }
    }
}

fn access(access: Access) -> &'static str {
    match access {
        Access::Read => "read",
        Access::Write => "write",
        Access::Atomic => "atomic",
    }
}

fn space(space: Space) -> &'static str {
    match space {
        Space::Global => "memory",
        Space::Lds => "LDS",
        Space::Scratch => "scratch",
        Space::Gds => "GDS",
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Violation::MissingWait {
                register,
                usage,
                counter,
                producer,
                yet,
            } => {
                let usage = match usage {
                    Use::Read => "read",
                    Use::Overwritten => "overwritten",
                };
                let yet = match yet {
                    Use::Read => "read",
                    Use::Overwritten => "write",
                };
                write!(
                    f,
                    "{register} is {usage} while {producer} may still {yet} it (no wait for \
                     {counter})"
                )
            }
            Violation::Hazard {
                rule,
                source,
                needed,
                found,
                producer,
            } => write!(
                f,
                "{found} wait states after {producer}, {needed} are needed: {rule} ({source})"
            ),
            Violation::Clause { register, reader } => write!(
                f,
                "{register} is overwritten in the same clause of memory instructions as {reader}, \
                 which reads it and may be replayed (XNACK)"
            ),
            Violation::StaleVccz { writer } => write!(
                f,
                "VCCZ is still that of before {writer}, which writes a half of VCC"
            ),
            Violation::Early { register } => write!(
                f,
                "{register} is a result and a source of an instruction of several passes, which may \
                 write it before it is read"
            ),
            Violation::Undefined { what, decides } => write!(f, "undefined {what} {decides}"),
            Violation::Race {
                space: of,
                address,
                access: does,
                this,
                other_access,
                other,
            } => {
                let [x, y, z] = other.group;
                write!(
                    f,
                    "data race: {} of {} at {address:#x}{} without order to the {} by {other} \
                     (work-group ({x}, {y}, {z}), wave {}",
                    access(*does),
                    space(*of),
                    this.as_ref()
                        .map(|this| format!(" by {this}"))
                        .unwrap_or_default(),
                    access(*other_access),
                    other.wave
                )?;
                match other.lane {
                    Some(lane) => write!(f, ", lane {lane})"),
                    None => f.write_str(")"),
                }
            }
            Violation::Overtaken { address, load } => write!(
                f,
                "memory at {address:#x} is written while {load} may still read it (scalar and vector memory \
                 keep no order; no wait for lgkmcnt(0))"
            ),
            Violation::StaleScalar { address, writer } => write!(
                f,
                "scalar load of memory at {address:#x}, which {writer} has written in this launch: the \
                 scalar cache does not see it (no s_dcache_inv since)"
            ),
            Violation::LaneConflict {
                space: of,
                address,
                other,
            } => write!(
                f,
                "data race: lane {other} writes another value to {} at {address:#x} with the same \
                 instruction",
                space(*of)
            ),
            Violation::Misaligned {
                space: of,
                address,
                alignment,
            } => write!(
                f,
                "access to {} at {address:#x}, which is not a multiple of {alignment}",
                space(*of)
            ),
        }
    }
}

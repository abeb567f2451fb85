//! What can go wrong, as values.

use crate::lines::SourceLine;
use crate::strict::Violation;
use std::fmt;

/// Why a file could not be loaded as a code object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The file is not an ELF file that can be read; the reader's own words.
    Elf(String),
    /// An ELF file, but not a linked AMDGPU code object; what is different.
    NotACodeObject(String),
    /// `e_flags` name a processor that is not in the tables.
    UnknownProcessor(u32),
    /// The processor is not one that the emulator executes.
    UnsupportedProcessor(&'static str),
    /// The notes of a code object version 2 name an ISA that the emulator does not have.
    UnsupportedIsa(String),
    /// The code is for another version of a generic processor than is known.
    GenericVersion {
        /// The generic processor.
        processor: &'static str,
        /// Its version.
        version: u32,
    },
    /// The ABI version of the ELF header, where it is not 0 to 4 (code object versions 2 to 6).
    UnsupportedVersion(u8),
    /// The metadata note is missing or malformed.
    Metadata(String),
    /// A kernel's descriptor is missing or malformed.
    Descriptor {
        /// The kernel.
        kernel: String,
        /// What is wrong.
        what: String,
    },
    /// A dynamic relocation cannot be applied.
    Relocation {
        /// Where, as an address within the code object.
        offset: u64,
        /// What is wrong.
        what: String,
    },
    /// The code object is for another processor or other target features than the device.
    WrongDevice {
        /// Target of the code object.
        code: String,
        /// Target of the device.
        device: String,
    },
    /// Segments overlap or are larger than a device can hold.
    Segments(String),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Elf(what) => write!(f, "not a readable ELF file: {what}"),
            LoadError::NotACodeObject(what) => write!(f, "not an AMDGPU code object: {what}"),
            LoadError::UnknownProcessor(mach) => {
                write!(f, "unknown processor (EF_AMDGPU_MACH {mach:#x})")
            }
            LoadError::UnsupportedProcessor(name) => {
                write!(f, "processor {name} cannot be emulated")
            }
            LoadError::UnsupportedIsa(name) => write!(f, "ISA '{name}' cannot be emulated"),
            LoadError::GenericVersion { processor, version } => {
                write!(
                    f,
                    "code for version {version} of {processor}, version 1 is known"
                )
            }
            LoadError::UnsupportedVersion(abi) => {
                write!(f, "unsupported code object version (ABI version {abi})")
            }
            LoadError::Metadata(what) => write!(f, "code object metadata: {what}"),
            LoadError::Descriptor { kernel, what } => {
                write!(f, "descriptor of kernel '{kernel}': {what}")
            }
            LoadError::Relocation { offset, what } => {
                write!(f, "relocation at {offset:#x}: {what}")
            }
            LoadError::WrongDevice { code, device } => {
                write!(f, "code object for {code} cannot run on {device}")
            }
            LoadError::Segments(what) => write!(f, "segments: {what}"),
        }
    }
}

impl std::error::Error for LoadError {}

/// Why a kernel could not be started, or how it failed.
#[derive(Clone, PartialEq, Debug)]
pub enum LaunchError {
    /// The code object has no such kernel.
    NoSuchKernel(String),
    /// Wrong number of explicit arguments.
    ArgumentCount {
        /// What the kernel's metadata says.
        expected: usize,
        /// What was given.
        given: usize,
    },
    /// An argument does not fit its place.
    Argument {
        /// Its position among the explicit arguments.
        index: usize,
        /// Its name, if the code object tells.
        name: Option<String>,
        /// What is wrong.
        what: String,
    },
    /// The kernel's descriptor asks for something that cannot be.
    Descriptor {
        /// The kernel.
        kernel: String,
        /// What is wrong.
        what: String,
    },
    /// The grid or the work-group is empty, too large, or not what the kernel requires.
    Geometry(String),
    /// The kernel wants more of something than the device has.
    Resources(String),
    /// The kernel needs something that the emulator does not have.
    Unsupported(String),
    /// The kernel failed while it ran.
    Fault(Box<Fault>),
}

impl fmt::Display for LaunchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LaunchError::NoSuchKernel(name) => write!(f, "no kernel '{name}' in the code object"),
            LaunchError::ArgumentCount { expected, given } => {
                write!(f, "the kernel has {expected} arguments, {given} were given")
            }
            LaunchError::Argument { index, name, what } => match name {
                Some(name) => write!(f, "argument {index} ({name}): {what}"),
                None => write!(f, "argument {index}: {what}"),
            },
            LaunchError::Descriptor { kernel, what } => {
                write!(f, "descriptor of kernel '{kernel}': {what}")
            }
            LaunchError::Geometry(what)
            | LaunchError::Resources(what)
            | LaunchError::Unsupported(what) => f.write_str(what),
            LaunchError::Fault(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LaunchError {}

/// What an instruction did wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum FaultKind {
    /// An access outside every allocation, or across the end of one.
    OutOfBounds {
        /// What was accessed.
        space: Space,
        /// Read, write or atomic.
        access: Access,
        /// The address (LDS and scratch: the offset).
        address: u64,
        /// Bytes.
        size: u32,
        /// The nearest allocation, or the size of the space, in words.
        hint: String,
    },
    /// A write to memory that the kernel may only read.
    ReadOnly {
        /// The address.
        address: u64,
    },
    /// An atomic operation at an address that is not a multiple of its size.
    Misaligned {
        /// The address.
        address: u64,
        /// Required alignment in bytes.
        alignment: u32,
    },
    /// The program counter left the code, or the bytes there are no instruction.
    IllegalInstruction(String),
    /// The instruction, or this use of it, is not implemented.
    Unimplemented(String),
    /// A register beyond those that the descriptor allocates.
    RegisterRange(String),
    /// A resource of the global wave sync, used in a way that is not defined.
    Gws {
        /// Its number.
        resource: u8,
        /// What is wrong.
        what: String,
    },
    /// `s_trap` with this number.
    Trap(u8),
    /// More instructions than the launch allows.
    InstructionLimit(u64),
    /// What only strict mode reports.
    Strict(Violation),
    /// No wave can continue: those left wait at a barrier, for the global wave sync or an ordered
    /// count, or are halted.
    Deadlock,
}

/// An address space in a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    /// Global memory.
    Global,
    /// The work-group's LDS.
    Lds,
    /// The lane's private memory.
    Scratch,
    /// The device's global data share.
    Gds,
}

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Reads.
    Read,
    /// Writes.
    Write,
    /// Reads and writes in one step.
    Atomic,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FaultKind::OutOfBounds {
                space,
                access,
                address,
                size,
                hint,
            } => {
                let space = match space {
                    Space::Global => "memory",
                    Space::Lds => "LDS",
                    Space::Scratch => "scratch",
                    Space::Gds => "GDS",
                };
                let access = match access {
                    Access::Read => "read",
                    Access::Write => "write",
                    Access::Atomic => "atomic",
                };
                write!(
                    f,
                    "out-of-bounds {access} of {size} bytes of {space} at {address:#x} ({hint})"
                )
            }
            FaultKind::ReadOnly { address } => {
                write!(f, "write to read-only memory at {address:#x}")
            }
            FaultKind::Misaligned { address, alignment } => write!(
                f,
                "atomic at {address:#x}, which is not a multiple of {alignment}"
            ),
            FaultKind::IllegalInstruction(what) => write!(f, "illegal instruction: {what}"),
            FaultKind::Unimplemented(what) => write!(f, "not implemented: {what}"),
            FaultKind::RegisterRange(what) => f.write_str(what),
            FaultKind::Gws { resource, what } => {
                write!(f, "global wave sync, resource {resource}: {what}")
            }
            FaultKind::Trap(id) => write!(f, "trap {id}"),
            FaultKind::InstructionLimit(limit) => {
                write!(f, "instruction limit of {limit} reached")
            }
            FaultKind::Strict(violation) => violation.fmt(f),
            FaultKind::Deadlock => f.write_str(
                "deadlock: the waves left wait at a barrier, for the global wave sync or an \
                     ordered count, or are halted",
            ),
        }
    }
}

/// A [`FaultKind`] inside an instruction: the lane, where one is to blame.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Trap {
    pub kind: Box<FaultKind>,
    pub lane: Option<u8>,
}

impl From<FaultKind> for Trap {
    #[cold]
    fn from(kind: FaultKind) -> Trap {
        Trap {
            kind: Box::new(kind),
            lane: None,
        }
    }
}

impl Trap {
    /// The same fault with the lane that caused it.
    #[cold]
    pub fn at_lane(mut self, lane: usize) -> Trap {
        self.lane = Some(lane as u8);
        self
    }
}

/// A fault and where it happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault {
    /// The kernel.
    pub kernel: String,
    /// Work-group.
    pub group: [u32; 3],
    /// Wave within the work-group.
    pub wave: u32,
    /// Lane within the wave, if one is to blame.
    pub lane: Option<u8>,
    /// Device address of the instruction.
    pub pc: u64,
    /// The same as an address within the code object (what a disassembly shows), if it lies there.
    pub code_address: Option<u64>,
    /// Where the instruction comes from, if the code object has line tables.
    pub source: Option<SourceLine>,
    /// The instruction as text.
    pub instruction: String,
    /// What happened.
    pub kind: FaultKind,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.group;
        write!(
            f,
            "{}: kernel '{}', work-group ({x}, {y}, {z}), wave {}",
            self.kind, self.kernel, self.wave
        )?;
        if let Some(lane) = self.lane {
            write!(f, ", lane {lane}")?;
        }
        match self.code_address {
            Some(address) => write!(f, ", at {address:#x}")?,
            None => write!(f, ", at device address {:#x}", self.pc)?,
        }
        if let Some(source) = &self.source {
            write!(f, " ({source})")?;
        }
        match self.instruction.is_empty() {
            true => Ok(()),
            false => write!(f, ": {}", self.instruction),
        }
    }
}

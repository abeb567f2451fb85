//! What can be wrong with a function or a module.

use isa::EncodeError;
use mir::{Block, Function, SrcLoc};
use std::fmt;

/// A function that cannot be emitted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EmitError {
    /// The function's name.
    pub function: String,
    /// The block concerned.
    pub block: Option<Block>,
    /// Place in the source.
    pub loc: SrcLoc,
    /// What is wrong.
    pub kind: EmitErrorKind,
}

/// What is wrong with a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmitErrorKind {
    /// The function still has virtual registers, or its wave graph is missing.
    NotAllocated,
    /// A pseudo-instruction that an earlier pass must have replaced.
    Leftover(&'static str),
    /// An operand that has no place in an instruction of the machine.
    Operand(String),
    /// The instruction tables refuse an instruction.
    Encode {
        /// The instruction.
        text: String,
        /// Why.
        error: EncodeError,
    },
    /// The frame is larger than the hardware's scratch memory of a lane.
    FrameTooLarge {
        /// Bytes of the frame.
        bytes: u64,
        /// Bytes that are possible.
        limit: u64,
    },
    /// More scalar registers are needed than the processor has (for a far branch, a large frame, or
    /// a return address).
    NoFreeSgprs {
        /// What for.
        purpose: &'static str,
    },
    /// An input register of the kernel that the function's scratch needs was not asked for.
    MissingInput(&'static str),
    /// The processor cannot do this.
    NotOnProcessor(&'static str),
    /// The machine code is larger than branches can reach.
    TooLarge,
    /// Inline assembly is wrong: the place in its text, and what.
    InlineAsm(String),
}

impl EmitError {
    /// An error of a function.
    pub(crate) fn new(func: &Function, kind: EmitErrorKind) -> EmitError {
        EmitError {
            function: func.name.clone(),
            block: None,
            loc: SrcLoc::NONE,
            kind,
        }
    }

    /// An error at an instruction.
    pub(crate) fn at(func: &Function, block: Block, loc: SrcLoc, kind: EmitErrorKind) -> EmitError {
        EmitError {
            block: Some(block),
            loc,
            ..EmitError::new(func, kind)
        }
    }
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let EmitErrorKind::InlineAsm(message) = &self.kind {
            return f.write_str(message);
        }
        write!(f, "function '{}'", self.function)?;
        if let Some(block) = self.block {
            write!(f, ", {block}")?;
        }
        f.write_str(": ")?;
        match &self.kind {
            EmitErrorKind::NotAllocated => f.write_str("registers have not been allocated"),
            EmitErrorKind::Leftover(name) => write!(f, "{name} was not replaced"),
            EmitErrorKind::Operand(text) => write!(f, "operand of no machine instruction: {text}"),
            EmitErrorKind::Encode { text, error } => write!(f, "'{text}': {error}"),
            EmitErrorKind::FrameTooLarge { bytes, limit } => {
                write!(
                    f,
                    "the frame has {bytes} bytes per lane, {limit} are possible"
                )
            }
            EmitErrorKind::NoFreeSgprs { purpose } => {
                write!(f, "no free scalar registers for {purpose}")
            }
            EmitErrorKind::MissingInput(name) => {
                write!(f, "the kernel needs {name} but does not ask for it")
            }
            EmitErrorKind::NotOnProcessor(what) => write!(f, "{what} is not possible here"),
            EmitErrorKind::TooLarge => f.write_str("the machine code is too large"),
            EmitErrorKind::InlineAsm(message) => f.write_str(message),
        }
    }
}

impl std::error::Error for EmitError {}

/// A module that cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModuleError {
    /// A symbol is defined twice.
    Duplicate(String),
    /// A kernel has no function of its name.
    NoFunction(String),
    /// A symbol is used but defined nowhere.
    Undefined {
        /// The symbol.
        symbol: String,
        /// Where it is used.
        user: String,
    },
    /// A relocated value does not fit.
    RelocationRange {
        /// The symbol.
        symbol: String,
        /// Where it is used.
        user: String,
    },
    /// A relocation that cannot be resolved where it stands.
    Relocation {
        /// The symbol.
        symbol: String,
        /// What is wrong.
        message: &'static str,
    },
    /// A field of the kernel descriptor is too small for its value.
    Descriptor {
        /// The kernel.
        kernel: String,
        /// The field.
        field: &'static str,
        /// The value.
        value: u64,
    },
    /// A kernel uses more than the processor has.
    Resources {
        /// The kernel.
        kernel: String,
        /// What there is too much of.
        what: &'static str,
        /// How much is used.
        used: u32,
        /// How much there is.
        limit: u32,
    },
    /// A difference of two addresses that no relocation says.
    Difference {
        /// The symbol.
        symbol: String,
        /// The one that is taken away from it.
        from: String,
        /// The variable in whose initial value it is.
        user: String,
    },
    /// A section of module-level assembly that a code object has no place for.
    AssemblySection(String),
    /// A variable in LDS that module-level assembly defines.
    AssemblyLds(String),
    /// An alignment is no power of two.
    Alignment(String),
    /// A kernel has AccVGPRs, and nothing in the platform's files says where they begin.
    AccVgprs(String),
    /// The version of the code object does not know the target.
    Version(isa::VersionError),
}

/// What of a module an error is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ErrorPlace<'a> {
    /// A function or variable of this name.
    Definition(&'a str),
    /// Its assembly.
    Assembly,
}

impl ModuleError {
    /// What of the module it is of.
    pub fn place(&self) -> ErrorPlace<'_> {
        match self {
            ModuleError::AssemblySection(_)
            | ModuleError::AssemblyLds(_)
            | ModuleError::Version(_) => ErrorPlace::Assembly,
            ModuleError::Duplicate(name)
            | ModuleError::NoFunction(name)
            | ModuleError::Alignment(name)
            | ModuleError::AccVgprs(name)
            | ModuleError::Undefined { user: name, .. }
            | ModuleError::RelocationRange { user: name, .. }
            | ModuleError::Difference { user: name, .. }
            | ModuleError::Relocation { symbol: name, .. }
            | ModuleError::Descriptor { kernel: name, .. }
            | ModuleError::Resources { kernel: name, .. } => ErrorPlace::Definition(name),
        }
    }
}

impl fmt::Display for ModuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ModuleError::Duplicate(name) => write!(f, "symbol '{name}' is defined twice"),
            ModuleError::NoFunction(name) => write!(f, "kernel '{name}' has no function"),
            ModuleError::Undefined { symbol, user } => {
                write!(f, "undefined symbol '{symbol}', used in '{user}'")
            }
            ModuleError::RelocationRange { symbol, user } => {
                write!(f, "'{symbol}' is out of reach of its use in '{user}'")
            }
            ModuleError::Relocation { symbol, message } => {
                write!(f, "relocation against '{symbol}': {message}")
            }
            ModuleError::Difference { symbol, from, .. } => write!(
                f,
                "the difference of the addresses of '{symbol}' and '{from}' is not known before \
                 loading: '{from}' is in another section than where it stands"
            ),
            ModuleError::AssemblySection(name) => {
                write!(
                    f,
                    "section '{name}' in module-level assembly is not supported"
                )
            }
            ModuleError::AssemblyLds(name) => write!(
                f,
                "'{name}', a variable in LDS, in module-level assembly is not supported"
            ),
            ModuleError::Descriptor {
                kernel,
                field,
                value,
            } => {
                write!(f, "kernel '{kernel}': {field} cannot be {value}")
            }
            ModuleError::Resources {
                kernel,
                what,
                used,
                limit,
            } => {
                write!(
                    f,
                    "kernel '{kernel}' uses {used} {what}, {limit} are possible"
                )
            }
            ModuleError::AccVgprs(kernel) => write!(
                f,
                "kernel '{kernel}' uses AccVGPRs: a code object for this system cannot say where \
                 they begin"
            ),
            ModuleError::Version(error) => error.fmt(f),
            ModuleError::Alignment(name) => {
                write!(f, "the alignment of '{name}' is no power of two")
            }
        }
    }
}

impl std::error::Error for ModuleError {}

//! Which version a code object has, and what legalisation must know of it and of the processor.

use crate::options::{CodeObjectVersion, Options};
use ir::{Diagnostic, Module};
use isa::{Angles, Apertures, DppBetweenRows, GroupPlace, Machine, Opcode, TrapQueue};
use lower::target::{Abilities, HiddenArgs};

/// The version of the code object, for header, notes, descriptors and implicit arguments: what the
/// user says, else what the module says, else the default; of generic processors, the newest.
pub(crate) fn code_object_version(
    module: &Module,
    options: &Options,
) -> Result<CodeObjectVersion, Diagnostic> {
    let processor = options.target.processor;
    let is_generic = processor.generic_version != 0;
    let version = match (options.code_object, module.code_object_version) {
        (Some(version), _) => version,
        (None, Some(flag)) => version_of_flag(module, flag)?,
        (None, None) if is_generic => CodeObjectVersion::V6,
        (None, None) => CodeObjectVersion::default(),
    };
    let checked = version.check(&options.target);
    checked.map(|()| version).map_err(|error| {
        let says = match options.code_object {
            Some(_) => ir::SourceLoc::NONE,
            None => module.flags_loc,
        };
        Diagnostic::error(says, error.to_string()).hint(error.hint())
    })
}

fn version_of_flag(module: &Module, flag: u32) -> Result<CodeObjectVersion, Diagnostic> {
    CodeObjectVersion::from_module_flag(flag).ok_or_else(|| {
        let known: Vec<String> = CodeObjectVersion::ALL
            .iter()
            .map(|v| v.module_flag().to_string())
            .collect();
        Diagnostic::error(
            module.flags_loc,
            format!("code object version {flag} of the module's flags is not supported"),
        )
        .hint(format!("supported are {}", known.join(", ")))
        .hint("--code-object-version=N takes the place of the flag")
    })
}

/// Where the implicit kernel arguments are.
pub(crate) fn hidden_args(version: CodeObjectVersion) -> HiddenArgs {
    match version {
        CodeObjectVersion::V2 | CodeObjectVersion::V3 | CodeObjectVersion::V4 => HiddenArgs::Words,
        CodeObjectVersion::V5 | CodeObjectVersion::V6 => HiddenArgs::Area,
    }
}

/// What legalisation must know of the target.
pub(crate) fn lower_target(
    machine: &Machine,
    version: CodeObjectVersion,
    abilities: Abilities,
) -> lower::LowerTarget {
    use lower::target::{
        DoubleParts, FlatAccess, GlobalFloatAtomics, HalfArithmetic, LdsFloatAtomics, Permutes,
        WaveScan,
    };
    lower::LowerTarget {
        hidden_args: hidden_args(version),
        abilities,
        lds_float_atomics: if machine.has(Opcode::DsAddF32) {
            LdsFloatAtomics::AddF32
        } else {
            LdsFloatAtomics::MinMax
        },
        global_float_atomics: match machine.has(Opcode::GlobalAtomicAddF64) {
            true => GlobalFloatAtomics::AddF64,
            false => GlobalFloatAtomics::None,
        },
        apertures: match machine.facts().apertures {
            Apertures::Registers => lower::target::Apertures::Registers,
            Apertures::Queue => lower::target::Apertures::Memory,
        },
        traps: match (version, machine.facts().trap_queue) {
            (CodeObjectVersion::V2 | CodeObjectVersion::V3, _) | (_, TrapQueue::Address) => {
                lower::target::Traps::WithQueue
            }
            (_, TrapQueue::Doorbell) => lower::target::Traps::Plain,
        },
        flat: match machine.has(Opcode::FlatLoadDword) {
            true => FlatAccess::Instructions,
            false => FlatAccess::BySpace,
        },
        permutes: Permutes {
            lanes: by_instruction(machine, Opcode::DsBpermuteB32),
            bytes: by_instruction(machine, Opcode::VPermB32),
        },
        doubles: match machine.has(Opcode::VFloorF64) {
            true => DoubleParts::Instructions,
            false => DoubleParts::ByBits,
        },
        halves: match machine.has(Opcode::VFmaF16) {
            true => HalfArithmetic::Own,
            false => HalfArithmetic::AsFloats,
        },
        angles: match machine.facts().angles {
            Angles::UpTo256Turns => lower::target::Angles::UpTo256Turns,
            Angles::All => lower::target::Angles::All,
        },
        wave_scan: match machine.facts().dpp_between_rows {
            DppBetweenRows::Broadcast => WaveScan::Dpp,
            DppBetweenRows::No => WaveScan::Loop,
        },
        lds_bytes: match machine.group() {
            GroupPlace::Together | GroupPlace::OneUnit => machine.processor().lds_bytes_per_group,
            // Compute units do not share it.
            GroupPlace::Split => 0,
        },
        scratch_bytes: machine.lane_scratch(),
        ..lower::LowerTarget::GFX906
    }
}

/// How a permutation is carried out that has an instruction on some processors.
fn by_instruction(machine: &Machine, opcode: Opcode) -> lower::target::Permutation {
    match machine.has(opcode) {
        true => lower::target::Permutation::Instruction,
        false => lower::target::Permutation::Expanded,
    }
}

//! Which version a code object has, and what legalisation must know of it and of the processor.

use crate::options::{CodeObjectVersion, Options};
use ir::{Diagnostic, Module};
use isa::{
    Angles, Apertures, Bugs, DppBetweenRows, Feature, GroupPlace, Machine, Opcode, Platform,
    TrapQueue,
};
use lower::target::{Abilities, HiddenArgs, KernargPreload, StartRegisters, Traps};

/// Whose loader takes the code object: what the module's triple says; amdhsa's without a triple.
pub(crate) fn platform(module: &Module, options: &Options) -> Result<Platform, Diagnostic> {
    let triple = module.triple.as_deref().and_then(ir::Triple::parse);
    let other = match triple.map(|t| t.system) {
        Some("amdpal") => Platform::Pal,
        Some("mesa3d") => Platform::Mesa3d,
        Some("" | "unknown") => Platform::Bare,
        _ => return code_object_version(module, options).map(Platform::Hsa),
    };
    let version = options.code_object.map(CodeObjectVersion::number);
    match version {
        None => Ok(other),
        Some(version) => {
            let system = other.name();
            let message = format!(
                "code object version {version} is one of amdhsa, the triple's system is '{system}'"
            );
            Err(Diagnostic::error(module.triple_loc, message))
        }
    }
}

/// The version of the code object, for header, notes, descriptors and implicit arguments: what the
/// user says, else what the module says, else the default; of generic processors, the newest.
fn code_object_version(
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

/// Bytes of the implicit arguments that Mesa's OpenCL passes: the number of dimensions, and the
/// grid's offsets (llc, `isMesaKernel`).
const MESA_IMPLICIT: u64 = 16;

/// Bytes before the arguments where there is no system: numbers of work-groups, work-items and
/// work-items of a work-group, as llc-22 leaves room for.
const BARE_HEADER: u64 = 36;

/// Where the implicit kernel arguments are.
pub(crate) fn hidden_args(platform: Platform) -> HiddenArgs {
    match platform {
        Platform::Hsa(CodeObjectVersion::V5 | CodeObjectVersion::V6) => HiddenArgs::Area,
        Platform::Hsa(_) => HiddenArgs::Words,
        Platform::Mesa3d => HiddenArgs::Unsaid(MESA_IMPLICIT),
        Platform::Pal | Platform::Bare => HiddenArgs::Unsaid(0),
    }
}

/// What the trap handler gets, where there is one.
fn traps(machine: &Machine, platform: Platform) -> Traps {
    match (platform, machine.facts().trap_queue) {
        (Platform::Hsa(CodeObjectVersion::V2 | CodeObjectVersion::V3), _)
        | (Platform::Hsa(_), TrapQueue::Address) => Traps::WithQueue,
        (Platform::Hsa(_), TrapQueue::Doorbell) => Traps::Plain,
        _ => Traps::End,
    }
}

/// Whether kernels find arguments in registers: where the packet processor puts them there, and the
/// descriptor says how many.
fn preload(machine: &Machine, platform: Platform) -> KernargPreload {
    match platform {
        Platform::Hsa(CodeObjectVersion::V2 | CodeObjectVersion::V3) => KernargPreload::No,
        Platform::Hsa(_) if machine.processor().has(Feature::KernargPreload) => {
            KernargPreload::UserSgprs
        }
        _ => KernargPreload::No,
    }
}

/// What legalisation must know of the target.
pub(crate) fn lower_target(
    machine: &Machine,
    platform: Platform,
    abilities: Abilities,
) -> lower::LowerTarget {
    use lower::target::{
        DoubleParts, FlatAccess, HalfArithmetic, Permutes, RemoteAtomics, WaveScan,
    };
    lower::LowerTarget {
        hidden_args: hidden_args(platform),
        explicit_offset: match platform {
            Platform::Bare => BARE_HEADER,
            _ => 0,
        },
        start: match platform {
            Platform::Pal | Platform::Bare => StartRegisters::Fixed,
            Platform::Hsa(_) | Platform::Mesa3d => StartRegisters::Asked,
        },
        preload: preload(machine, platform),
        system: platform.name(),
        abilities,
        most_scalar_words: usize::from(
            mir::abi::call::LAST_SGPR_ARG - mir::abi::call::FIRST_SGPR_ARG,
        ),
        float_atomics: crate::float_atomics::of(machine),
        remote_atomics: match machine.facts().remote_atomics {
            isa::RemoteAtomics::OfTheBus => RemoteAtomics::OfTheBus,
            isa::RemoteAtomics::WithinAgent => RemoteAtomics::WithinAgent,
        },
        apertures: match machine.facts().apertures {
            Apertures::Registers => lower::target::Apertures::Registers,
            Apertures::Queue => lower::target::Apertures::Memory,
        },
        traps: traps(machine, platform),
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
        div_scale: match machine.has_bug(Bugs::DIV_SCALE_CONDITION) {
            true => lower::target::DivScaleCondition::Compared,
            false => lower::target::DivScaleCondition::Usable,
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

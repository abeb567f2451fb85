//! Which processor a code object is for: `e_flags`, the notes of version 2, generic processors.
//!
//! Sources: AMDGPUUsage, "ELF Header Flags", "Code Object V2 Note Records", "Generic Processors".

use crate::error::LoadError;
use isa::{Processor, Setting, Target, Tasks};

/// What code object version 2 calls a processor: major, minor, stepping, target ID (table
/// "Supported Processors and Fixed Target Feature Settings").
const V2_TARGETS: [(u32, u32, u32, &str); 25] = [
    (6, 0, 0, "gfx600"),
    (6, 0, 1, "gfx601"),
    (6, 0, 2, "gfx602"),
    (7, 0, 0, "gfx700"),
    (7, 0, 1, "gfx701"),
    (7, 0, 2, "gfx702"),
    (7, 0, 3, "gfx703"),
    (7, 0, 4, "gfx704"),
    (7, 0, 5, "gfx705"),
    (8, 0, 0, "gfx802"),
    (8, 0, 1, "gfx801:xnack+"),
    (8, 0, 2, "gfx802"),
    (8, 0, 3, "gfx803"),
    (8, 0, 4, "gfx803"),
    (8, 0, 5, "gfx805"),
    (8, 1, 0, "gfx810:xnack+"),
    (9, 0, 0, "gfx900:xnack-"),
    (9, 0, 1, "gfx900:xnack+"),
    (9, 0, 2, "gfx902:xnack-"),
    (9, 0, 3, "gfx902:xnack+"),
    (9, 0, 4, "gfx904:xnack-"),
    (9, 0, 5, "gfx904:xnack+"),
    (9, 0, 6, "gfx906:sramecc-:xnack-"),
    (9, 0, 7, "gfx906:sramecc-:xnack+"),
    (9, 0, 12, "gfx90c:xnack-"),
];

/// A code object's target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CodeTarget {
    /// The target; of a generic processor, the first that can execute the code.
    pub target: Target,
    /// The generic processor that the code names.
    generic: Option<&'static Processor>,
}

impl CodeTarget {
    fn of(target: Target) -> CodeTarget {
        CodeTarget {
            target,
            generic: None,
        }
    }

    /// The target ID, with the generic processor's name where it is one.
    pub fn id(&self) -> String {
        let id = self.target.target_id();
        match self.generic {
            Some(generic) => id.replacen(self.target.processor.name, generic.name, 1),
            None => id,
        }
    }

    /// Whether a device can execute the code: the processor, and each target feature that both
    /// settle.
    pub fn runs_on(&self, device: &Target) -> bool {
        let processor = match self.generic {
            Some(generic) => device.processor.generic == Some(generic.name),
            None => self.target.processor == device.processor,
        };
        let fits = |code: Setting, device: Setting| {
            matches!(
                (code, device),
                (Setting::Unsupported | Setting::Any, _)
                    | (_, Setting::Any)
                    | (Setting::On, Setting::On)
                    | (Setting::Off, Setting::Off)
            )
        };
        processor
            && fits(self.target.xnack, device.xnack)
            && fits(self.target.sramecc, device.sramecc)
    }
}

/// What a code object version 2 says in notes instead of `e_flags`.
pub(crate) enum V2Isa {
    /// `NT_AMD_HSA_ISA_VERSION`: major, minor, stepping.
    Version(u32, u32, u32),
    /// `NT_AMD_HSA_ISA_NAME`.
    Name(String),
}

fn supported(processor: &'static Processor) -> Result<&'static Processor, LoadError> {
    match processor.tasks.contains(Tasks::EMULATE) {
        true => Ok(processor),
        false => Err(LoadError::UnsupportedProcessor(processor.name)),
    }
}

/// What code can be for: a processor that is executed, and the generic one that it stands for.
type Found = (&'static Processor, Option<&'static Processor>);

/// The processor of a machine number, of `more` or of the table; of a generic one, the first that
/// executes its code.
fn processor(flags: u32, more: &[&'static Processor]) -> Result<Found, LoadError> {
    let mach = flags & 0xff;
    let found = (more.iter().copied())
        .find(|p| p.elf_mach == mach)
        .or_else(|| Processor::by_elf_mach(mach))
        .ok_or(LoadError::UnknownProcessor(mach))?;
    let known = u32::from(found.generic_version);
    if known == 0 {
        return Ok((supported(found)?, None));
    }
    // `EF_AMDGPU_GENERIC_VERSION`.
    let version = flags >> 24;
    if version != known {
        return Err(LoadError::GenericVersion {
            processor: found.name,
            version,
        });
    }
    let first = first_member(found).ok_or(LoadError::UnsupportedProcessor(found.name))?;
    Ok((first, Some(found)))
}

/// The first processor that executes the code of a generic one.
fn first_member(generic: &Processor) -> Option<&'static Processor> {
    let mut members = Processor::supporting(Tasks::EMULATE);
    members.find(|p| p.generic == Some(generic.name))
}

/// The target with a processor that exists in place of a generic one.
pub(crate) fn executing(target: Target) -> Target {
    let processor = first_member(target.processor).unwrap_or(target.processor);
    Target {
        processor,
        ..target
    }
}

/// The target of `e_flags` from version 3 on, for a processor of `more` or of the table.
pub(crate) fn from_flags(
    flags: u32,
    version: u8,
    more: &[&'static Processor],
) -> Result<CodeTarget, LoadError> {
    let (processor, generic) = processor(flags, more)?;
    let mut target = Target::new(processor);
    let setting = |old: Setting, bits: u32| match (old, bits) {
        (Setting::Unsupported, _) => Setting::Unsupported,
        (_, 2) => Setting::Off,
        (_, 3) => Setting::On,
        _ => Setting::Any,
    };
    let (xnack, sramecc) = match version {
        // One bit each: on or off.
        2 | 3 => (2 + (flags >> 8 & 1), 2 + (flags >> 9 & 1)),
        _ => (flags >> 8 & 3, flags >> 10 & 3),
    };
    target.xnack = setting(target.xnack, xnack);
    target.sramecc = setting(target.sramecc, sramecc);
    Ok(CodeTarget { target, generic })
}

/// The target of a code object version 2: of its notes, and where there are none, of `e_flags`
/// (LLVM 7 to 13 set them as in version 3).
pub(crate) fn from_v2(flags: u32, isa: Option<&V2Isa>) -> Result<CodeTarget, LoadError> {
    let target = match isa {
        None => return from_flags(flags, 2, &[]),
        Some(V2Isa::Version(major, minor, stepping)) => {
            let row = (V2_TARGETS.iter())
                .find(|(a, b, c, _)| (a, b, c) == (major, minor, stepping))
                .ok_or_else(|| {
                    LoadError::UnsupportedIsa(format!("AMD:AMDGPU:{major}:{minor}:{stepping}"))
                })?;
            Target::parse(row.3).map_err(|_| LoadError::UnsupportedIsa(row.3.to_string()))?
        }
        Some(V2Isa::Name(name)) => isa_name(name)?,
    };
    supported(target.processor)?;
    Ok(CodeTarget::of(target))
}

/// `amdgcn-amd-amdhsa--gfx906+xnack`, as the name note writes it.
fn isa_name(name: &str) -> Result<Target, LoadError> {
    let unknown = || LoadError::UnsupportedIsa(name.to_string());
    let id = name.rsplit("--").next().unwrap_or(name);
    let mut parts = id.split('+');
    let processor = parts.next().and_then(Processor::by_name);
    let mut target = Target::new(processor.ok_or_else(unknown)?);
    let mut set = |feature: &str, on: bool| {
        let setting = match feature {
            "xnack" => &mut target.xnack,
            "sramecc" | "sram-ecc" => &mut target.sramecc,
            _ => return false,
        };
        let known = *setting != Setting::Unsupported;
        if known {
            *setting = if on { Setting::On } else { Setting::Off };
        }
        known || !on
    };
    // What is not named is off: version 2 cannot say "any".
    set("xnack", false);
    set("sramecc", false);
    match parts.all(|feature| set(feature, true)) {
        true => Ok(target),
        false => Err(unknown()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(id: &str) -> Target {
        Target::parse(id).expect("a target")
    }

    #[test]
    fn settings_that_both_settle_must_agree() {
        // gfx906, xnack on, sramecc any.
        let code = from_flags(0x2f | 0x300 | 0x400, 5, &[]).expect("a target");
        assert_eq!(code.id(), "gfx906:xnack+");
        assert!(code.runs_on(&device("gfx906")));
        assert!(code.runs_on(&device("gfx906:sramecc-:xnack+")));
        assert!(!code.runs_on(&device("gfx906:xnack-")));
        assert!(!code.runs_on(&device("gfx900")));
        let v3 = from_flags(0x2f | 0x100, 3, &[]).expect("a target");
        assert_eq!(v3.id(), "gfx906:sramecc-:xnack+");
    }

    #[test]
    fn generic_processors_match_their_members() {
        let code = from_flags(0x51 | 0x100 | 1 << 24, 6, &[]).expect("gfx9-generic");
        assert_eq!(code.id(), "gfx9-generic");
        assert!(code.runs_on(&device("gfx906")));
        assert!(!code.runs_on(&device("gfx908")));
        let error = from_flags(0x51 | 2 << 24, 6, &[]).expect_err("version 2");
        assert_eq!(
            error.to_string(),
            "code for version 2 of gfx9-generic, version 1 is known"
        );
        let error = from_flags(0x54 | 1 << 24, 6, &[]).expect_err("another generation");
        assert_eq!(
            error.to_string(),
            "processor gfx11-generic cannot be emulated"
        );
    }

    #[test]
    fn version_two_names_its_processor_in_notes() {
        let of = |isa| from_v2(0, Some(&isa)).map(|t| t.id());
        assert_eq!(
            of(V2Isa::Version(9, 0, 7)),
            Ok("gfx906:sramecc-:xnack+".into())
        );
        let name = |text: &str| V2Isa::Name(text.to_string());
        assert_eq!(
            of(name("amdgcn-amd-amdhsa--gfx900+xnack")),
            Ok("gfx900:xnack+".into())
        );
        assert!(of(name("amdgcn-amd-amdhsa--gfx900+sramecc")).is_err());
        assert_eq!(of(V2Isa::Version(8, 0, 4)), Ok("gfx803".into()));
        assert!(of(V2Isa::Version(9, 0, 8)).is_err());
        assert_eq!(
            from_v2(0x32f, None).map(|t| t.id()),
            Ok("gfx906:sramecc+:xnack+".into())
        );
    }
}

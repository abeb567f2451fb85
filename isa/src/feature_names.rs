//! LLVM's names of target features, and what each asks of code generation.
//!
//! Sources: `llc-22 -mtriple=amdgcn -mattr=help`; AMDGPUUsage, "Target Features". LLVM names some
//! two hundred features. Most of them say which instructions a processor has, how fast they are or
//! which bugs it has: the tables know that of the processor. A few change what code must do: those
//! are implemented or refused.

use crate::{Feature, GenMask, Generation, GroupPlace, Setting, Target, True16, WaveSize};
use std::fmt;

/// What a feature asks of the code that is generated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Meaning {
    /// A setting of the device, part of the target ID.
    Xnack,
    /// The same.
    Sramecc,
    /// The number of lanes of a wave. Code is generated for 64.
    Wave(WaveSize),
    /// Halves of registers have names in assembly. Code generation does not use them.
    True16,
    /// Waves of a work-group on several compute units.
    TgSplit,
    /// Waves of a work-group on one compute unit of a pair. Code generation does not know it.
    CuMode,
    /// On, it changes what code must do, and that is not implemented. Assembly is the same.
    CodeOnly,
    /// The scratch base is a register that the hardware sets up, where the processor has it so.
    ArchitectedScratch,
    /// Each 16-bit element of a buffer or image has a register of its own, where the processor has
    /// it so.
    UnpackedD16,
    /// On, it changes what code must do, and that is not implemented.
    Obligation,
    /// Off, it changes what code must do, and that is not implemented.
    Default,
    /// It describes the processor, or is a hint: nothing depends on it.
    Description,
}

/// Features that ask for something.
#[rustfmt::skip]
const MEANINGS: &[(&str, Meaning)] = &[
    ("xnack", Meaning::Xnack),
    ("sramecc", Meaning::Sramecc),
    ("sram-ecc", Meaning::Sramecc),
    ("wavefrontsize64", Meaning::Wave(WaveSize::W64)),
    ("wavefrontsize16", Meaning::Obligation),
    ("wavefrontsize32", Meaning::Wave(WaveSize::W32)),
    // Work-groups in which all waves share a compute unit, on processors that have two kinds.
    ("cumode", Meaning::CuMode),
    ("tgsplit", Meaning::TgSplit),
    // A wait after each memory instruction.
    ("precise-memory", Meaning::CodeOnly),
    // Stack addresses that count bytes of a lane, which changes the calling convention.
    ("enable-flat-scratch", Meaning::CodeOnly),
    // Other initial registers than those of the processors that are compiled for.
    ("architected-flat-scratch", Meaning::ArchitectedScratch),
    ("architected-sgprs", Meaning::CodeOnly),
    // Another layout of 16-bit data in registers.
    ("unpacked-d16-vmem", Meaning::UnpackedD16),
    ("real-true16", Meaning::True16),
    // Until LLVM 10 the floating-point mode was a feature.
    ("fp32-denormals", Meaning::Default),
    ("fp64-fp16-denormals", Meaning::Default),
    ("fp64-denormals", Meaning::Default),
];

/// Descriptions whose names do not end in `-insts`, `-inst` or `-bug`, of LLVM 9 to 22; sorted.
#[rustfmt::skip]
const DESCRIPTIONS: &[&str] = &[
    "1024-addressable-vgprs", "45-bit-num-records-buffer-resource", "64-bit-literals", "DumpCode", "a16",
    "add-no-carry", "addressablelocalmemorysize163840", "addressablelocalmemorysize32768",
    "addressablelocalmemorysize327680", "addressablelocalmemorysize65536",
    "agent-scope-fine-grained-remote-memory-atomics", "allocate1_5xvgprs", "aperture-regs",
    "assembler-permissive-wavesize", "atomic-fmin-fmax-flat-f32", "atomic-fmin-fmax-flat-f64",
    "atomic-fmin-fmax-global-f32", "atomic-fmin-fmax-global-f64", "auto-waitcnt-before-barrier",
    "back-off-barrier", "block-vgpr-csr", "clusters", "code-object-v3", "d16-write-vgpr32", "default-component-broadcast",
    "default-component-zero", "dpp", "dpp-64bit", "dpp-src1-sgpr", "dpp8", "dumpcode",
    "emulated-system-scope-atomics", "enable-ds128", "enable-prt-strict-null", "fast-denormal-f32", "fast-fmaf",
    "flat-address-space", "flat-for-global", "flat-gvs-mode", "flat-inst-offsets", "fmaf", "fp64",
    "full-rate-64-ops", "g16", "gcn3-encoding", "gds", "gfx10", "gfx10_a-encoding", "gfx10_b-encoding", "gfx11",
    "gfx12", "gfx9", "globally-addressable-scratch", "gws", "half-rate-64-ops", "int-clamp", "inv-2pi-inline-imm",
    "kernarg-preload", "lds-barrier-arrive-atomic", "ldsbankcount16", "ldsbankcount32", "load-store-opt", "localmemorysize163840",
    "localmemorysize32768", "localmemorysize65536",
    "max-hard-clause-length-32", "max-hard-clause-length-63", "max-private-element-size-16",
    "max-private-element-size-4", "max-private-element-size-8", "memory-atomic-fadd-f32-denormal-support",
    "mimg-r128", "min3-max3-pkf16", "minimum3-maximum3-f16", "minimum3-maximum3-f32", "minimum3-maximum3-pkf16",
    "movrel", "no-data-dep-hazard", "no-sdst-cmpx", "no-sram-ecc-support", "no-xnack-support", "nsa-encoding",
    "packed-fp32-ops", "packed-tid", "partial-nsa-encoding", "permlane16-swap", "permlane32-swap",
    "point-sample-accel", "promote-alloca", "pseudo-scalar-trans", "r128-a16", "relaxed-buffer-oob-mode",
    "required-export-priority", "requires-cov6", "restricted-soffset", "s-memrealtime", "safe-cu-prefetch",
    "safe-smem-prefetch", "salu-float", "scalar-atomics", "scalar-dwordx3-loads", "scalar-stores", "sdwa",
    "sdwa-mav", "sdwa-omod", "sdwa-out-mods-vopc", "sdwa-scalar", "sdwa-sdst", "sea-islands",
    "setreg-vgpr-msb-fixup", "shader-cycles-hi-lo-registers", "shader-cycles-register", "si-scheduler",
    "southern-islands", "sram-ecc-support", "sramecc-support", "trap-handler", "trig-reduced-range", "true16",
    "unaligned-access-mode", "unaligned-buffer-access", "unaligned-ds-access", "unaligned-scratch-access",
    "unsafe-ds-offset-folding", "vgpr-align2", "vgpr-index-mode", "vmem-write-vgpr-in-order", "volcanic-islands",
    "vop3-literal", "vop3p", "vopd", "vscnt", "wait-xcnt", "waits-before-system-scope-stores", "xnack-support",
];

/// Descriptions that are hints to code generation: no statement is assembled in another way with
/// them, or without, for any processor (tried with `llvm-mc-22 -mattr`).
#[rustfmt::skip]
const HINTS: &[&str] = &[
    "auto-waitcnt-before-barrier", "back-off-barrier", "block-vgpr-csr", "dumpcode",
    "emulated-system-scope-atomics", "enable-ds128", "enable-prt-strict-null", "flat-for-global", "fmaf",
    "full-rate-64-ops", "half-rate-64-ops", "image-store-d16-bug", "inst-fwd-prefetch-bug",
    "lds-branch-vmem-war-hazard", "lds-misaligned-bug", "ldsbankcount16", "ldsbankcount32", "load-store-opt",
    "mad-intra-fwd-bug", "max-private-element-size-16", "max-private-element-size-4",
    "max-private-element-size-8", "memory-atomic-fadd-f32-denormal-support", "msaa-load-dst-sel-bug",
    "negative-unaligned-scratch-offset-bug", "nsa-clause-bug", "nsa-to-vmem-bug", "point-sample-accel",
    "priv-enabled-trap2-nop-bug", "promote-alloca", "relaxed-buffer-oob-mode", "required-export-priority",
    "safe-cu-prefetch", "safe-smem-prefetch", "si-scheduler", "smem-to-vector-write-hazard", "trap-handler",
    "unaligned-access-mode", "unsafe-ds-offset-folding", "user-sgpr-init16-bug", "valu-trans-use-hazard",
    "vcmpx-exec-war-hazard", "vcmpx-permlane-hazard", "vmem-to-scalar-write-hazard",
    "waits-before-system-scope-stores",
];

/// Generations with `architected-flat-scratch` (AMDGPUUsage, "Processors").
const ARCHITECTED_SCRATCH: GenMask =
    GenMask(Generation::Gfx940.mask().0 | Generation::Gfx11.mask().0 | Generation::Gfx12.mask().0);

/// Does a name end as those of descriptions do?
fn ends_as_description(name: &str) -> bool {
    name.ends_with("-insts")
        || name.ends_with("-inst")
        || name.ends_with("-bug")
        || name.ends_with("-hazard")
}

/// What a feature asks for. Frontends list mostly descriptions, which are known by their ends.
fn meaning(name: &str) -> Option<Meaning> {
    if ends_as_description(name) {
        return Some(Meaning::Description);
    }
    if let Some((_, meaning)) = MEANINGS.iter().find(|(n, _)| *n == name) {
        return Some(*meaning);
    }
    let described = DESCRIPTIONS.binary_search(&name).is_ok();
    described.then_some(Meaning::Description)
}

/// Why a feature cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FeatureError {
    /// Neither `+` nor `-` before the name.
    NoSign(String),
    /// No feature has this name.
    Unknown(String),
    /// It is known, and code generation does not implement it; with the sign.
    NotImplemented(String),
    /// It says which statements there are: for the assembler the processor decides that.
    Described(String),
    /// The processor has no such feature.
    NotOfProcessor(&'static str, &'static str),
    /// The setting contradicts the target's, or another one.
    Contradiction(&'static str),
}

impl FeatureError {
    /// The features that can be set.
    pub const SETTABLE: &'static str = "xnack, sramecc, tgsplit, wavefrontsize64";

    /// Those that can be set for assembler and disassembler.
    pub const SETTABLE_IN_TEXT: &'static str = "xnack, sramecc, cumode, tgsplit, \
         wavefrontsize32, wavefrontsize64, real-true16";
}

impl fmt::Display for FeatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FeatureError::NoSign(name) => {
                write!(f, "target feature '{name}' needs '+' or '-' before it")
            }
            FeatureError::Unknown(name) => write!(f, "unknown target feature '{name}'"),
            FeatureError::NotImplemented(name) => write!(
                f,
                "target feature '{name}' is not supported by code generation"
            ),
            FeatureError::Described(name) => write!(
                f,
                "target feature '{name}' cannot be set: the processor says which statements there are"
            ),
            FeatureError::NotOfProcessor(name, processor) => {
                write!(f, "processor '{processor}' has no feature '{name}'")
            }
            FeatureError::Contradiction(name) => {
                write!(
                    f,
                    "setting of target feature '{name}' contradicts the target's"
                )
            }
        }
    }
}

impl std::error::Error for FeatureError {}

/// Who asks for features.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FeatureSource {
    /// `-mattr`: each feature is meant, and a later one takes the place of an earlier one.
    Option,
    /// A function's attribute `target-features`: frontends list there what they know of the
    /// processor, and settings must agree with the target's unless that leaves them open.
    Function,
    /// `-mattr` of the assembler and of the disassembler: as [`FeatureSource::Option`], but waves
    /// may have either size and halves of registers may have names; what only matters to code
    /// generation changes nothing. As with llvm-mc a name may be in capitals, and without a sign.
    Text,
}

impl Target {
    /// Applies a list of features in LLVM's notation: `+xnack,-sramecc`.
    ///
    /// # Errors
    /// The first feature that cannot be set as it is wanted.
    pub fn set_features(&mut self, list: &str, source: FeatureSource) -> Result<(), FeatureError> {
        for item in list.split(',').map(str::trim).filter(|s| !s.is_empty()) {
            let (setting, name) = match item.split_at_checked(1) {
                Some(("+", name)) => (Setting::On, name),
                Some(("-", name)) => (Setting::Off, name),
                _ if source == FeatureSource::Text => (Setting::On, item),
                _ => return Err(FeatureError::NoSign(item.to_string())),
            };
            match source {
                FeatureSource::Text => {
                    self.set_feature_of_text(item, &name.to_ascii_lowercase(), setting)?;
                }
                _ => self.set_feature(item, name, setting, source)?,
            }
        }
        Ok(())
    }

    /// A feature for the assembler or the disassembler.
    fn set_feature_of_text(
        &mut self,
        item: &str,
        name: &str,
        setting: Setting,
    ) -> Result<(), FeatureError> {
        let source = FeatureSource::Text;
        let processor = self.processor.name;
        let refused = || Err(FeatureError::Described(item.to_string()));
        match meaning(name) {
            Some(Meaning::Xnack) => set(&mut self.xnack, "xnack", processor, setting, source),
            Some(Meaning::Sramecc) => set(&mut self.sramecc, "sramecc", processor, setting, source),
            Some(Meaning::Wave(wave)) => self.set_wave(wave, setting),
            Some(Meaning::True16) => self.set_true16(setting),
            Some(Meaning::TgSplit) => self.split_groups(setting, source),
            Some(Meaning::CuMode) => self.set_cu_mode(setting),
            Some(Meaning::CodeOnly) => Ok(()),
            Some(meaning) if self.has_by_nature(meaning) == Some(setting) => Ok(()),
            Some(_) if HINTS.contains(&name) => Ok(()),
            Some(_) => refused(),
            None => Err(FeatureError::Unknown(name.to_string())),
        }
    }

    /// Whether the processor is made so, of a feature that is a choice of its makers and not of a
    /// program.
    fn has_by_nature(&self, meaning: Meaning) -> Option<Setting> {
        let has = match meaning {
            Meaning::ArchitectedScratch => ARCHITECTED_SCRATCH.contains(self.processor.generation),
            Meaning::UnpackedD16 => self.processor.has(Feature::UnpackedD16),
            _ => return None,
        };
        Some(if has { Setting::On } else { Setting::Off })
    }

    fn set_feature(
        &mut self,
        item: &str,
        name: &str,
        setting: Setting,
        source: FeatureSource,
    ) -> Result<(), FeatureError> {
        let refused = || Err(FeatureError::NotImplemented(item.to_string()));
        let processor = self.processor.name;
        match (meaning(name), setting) {
            (Some(Meaning::Xnack), _) => set(&mut self.xnack, "xnack", processor, setting, source),
            (Some(Meaning::Sramecc), _) => {
                set(&mut self.sramecc, "sramecc", processor, setting, source)
            }
            (Some(Meaning::TgSplit), _) => self.split_groups(setting, source),
            (Some(meaning), setting) if self.has_by_nature(meaning) == Some(setting) => Ok(()),
            (Some(Meaning::Wave(WaveSize::W64) | Meaning::Default), Setting::On) => Ok(()),
            (Some(Meaning::Wave(WaveSize::W64) | Meaning::Default), _) => refused(),
            (Some(Meaning::Description), _) => match source {
                FeatureSource::Option | FeatureSource::Text => refused(),
                FeatureSource::Function => Ok(()),
            },
            (None, _) => Err(FeatureError::Unknown(name.to_string())),
            (Some(_), Setting::On) => refused(),
            (Some(_), _) => Ok(()),
        }
    }

    /// Work-groups whose waves are on several compute units: the descriptor of the processors that
    /// can has a bit for it. One function that asks for it is enough.
    fn split_groups(
        &mut self,
        setting: Setting,
        source: FeatureSource,
    ) -> Result<(), FeatureError> {
        let (processor, place) = (self.processor, &mut self.group);
        match (setting, source) {
            (Setting::On, _) if !processor.has(Feature::SplitGroups) => {
                return Err(FeatureError::NotOfProcessor("tgsplit", processor.name));
            }
            (Setting::On, _) => *place = GroupPlace::Split,
            (_, FeatureSource::Option | FeatureSource::Text) if *place == GroupPlace::Split => {
                *place = GroupPlace::Together;
            }
            _ => {}
        }
        Ok(())
    }

    /// The descriptor of processors with pairs of compute units has a bit for it.
    fn set_cu_mode(&mut self, setting: Setting) -> Result<(), FeatureError> {
        let pairs = self.processor.generation >= Generation::Gfx10;
        match setting {
            Setting::On if !pairs => {
                let name = self.processor.name;
                return Err(FeatureError::NotOfProcessor("cumode", name));
            }
            Setting::On => self.group = GroupPlace::OneUnit,
            _ if self.group == GroupPlace::OneUnit => self.group = GroupPlace::Together,
            _ => {}
        }
        Ok(())
    }

    /// A size that is switched off leaves the processor's own.
    fn set_wave(&mut self, wave: WaveSize, setting: Setting) -> Result<(), FeatureError> {
        let name = match wave {
            WaveSize::W32 => "wavefrontsize32",
            WaveSize::W64 => "wavefrontsize64",
        };
        if setting == Setting::On {
            let missing = FeatureError::NotOfProcessor(name, self.processor.name);
            *self = self.with_wave(wave).ok_or(missing)?;
        } else if self.wave == wave {
            self.wave = Target::new(self.processor).wave;
        }
        Ok(())
    }

    /// Where registers have no halves with names, that they have none says nothing.
    fn set_true16(&mut self, setting: Setting) -> Result<(), FeatureError> {
        let named = self.processor.generation >= Generation::Gfx11;
        let true16 = match setting {
            Setting::On if !named => {
                return Err(FeatureError::NotOfProcessor(
                    "real-true16",
                    self.processor.name,
                ));
            }
            Setting::On => True16::Real,
            _ => True16::Fake,
        };
        *self = self.with_true16(true16);
        Ok(())
    }
}

/// Sets a part of the target ID.
fn set(
    place: &mut Setting,
    name: &'static str,
    processor: &'static str,
    setting: Setting,
    source: FeatureSource,
) -> Result<(), FeatureError> {
    match (*place, source) {
        // That a feature which is not there is off says nothing.
        (Setting::Unsupported, FeatureSource::Function | FeatureSource::Text)
            if setting == Setting::Off =>
        {
            Ok(())
        }
        (Setting::Unsupported, _) => Err(FeatureError::NotOfProcessor(name, processor)),
        (Setting::On | Setting::Off, FeatureSource::Function) if *place != setting => {
            Err(FeatureError::Contradiction(name))
        }
        _ => {
            *place = setting;
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn applied(target: &str, list: &str, source: FeatureSource) -> Result<String, String> {
        let mut target = Target::parse(target).expect("a target");
        let done = target.set_features(list, source);
        done.map(|()| target.target_id()).map_err(|e| e.to_string())
    }

    #[test]
    fn settings_become_part_of_the_target() {
        let function = |t, l| applied(t, l, FeatureSource::Function);
        assert_eq!(function("gfx906", "+xnack").as_deref(), Ok("gfx906:xnack+"));
        assert_eq!(function("gfx900", "-sramecc").as_deref(), Ok("gfx900"));
        assert!(function("gfx900", "+sramecc").is_err());
        assert!(function("gfx906:xnack-", "+xnack").is_err());
        let option = |t, l| applied(t, l, FeatureSource::Option);
        assert_eq!(
            option("gfx906:xnack-", "+xnack").as_deref(),
            Ok("gfx906:xnack+")
        );
    }

    #[test]
    fn work_groups_are_split_where_the_processor_can() {
        let mut target = Target::parse("gfx90a").expect("a target");
        let option = FeatureSource::Option;
        assert_eq!(target.set_features("+tgsplit", option), Ok(()));
        assert_eq!(target.group, GroupPlace::Split);
        assert_eq!(target.set_features("-tgsplit", option), Ok(()));
        assert_eq!(target.group, GroupPlace::Together);
        let said = applied("gfx906", "+tgsplit", option).expect_err("not there");
        assert!(said.contains("tgsplit"), "{said}");
    }

    #[test]
    fn what_a_processor_has_may_be_said_of_a_function() {
        let list = "+16-bit-insts,+ci-insts,+dl-insts,+dpp,-cumode,+s-memrealtime,+wavefrontsize64,-tgsplit";
        assert_eq!(
            applied("gfx906", list, FeatureSource::Function).as_deref(),
            Ok("gfx906")
        );
        assert!(applied("gfx906", "+dpp", FeatureSource::Option).is_err());
    }

    #[test]
    fn the_assembler_is_told_the_size_of_waves_and_the_names_of_halves() {
        let set = |cpu: &str, list: &str| {
            let mut target = Target::parse(cpu).expect("a target");
            let done = target.set_features(list, FeatureSource::Text);
            done.map(|()| (target.wave, target.true16))
        };
        let (w32, w64) = (WaveSize::W32, WaveSize::W64);
        let expected = [
            ("gfx1010", "+wavefrontsize64", w64, True16::Fake),
            (
                "gfx1100",
                "-wavefrontsize32,+wavefrontsize64",
                w64,
                True16::Real,
            ),
            (
                "gfx1100",
                "+wavefrontsize64,-wavefrontsize32",
                w64,
                True16::Real,
            ),
            (
                "gfx1100",
                "-wavefrontsize64,+wavefrontsize32",
                w32,
                True16::Real,
            ),
            ("gfx1100", "-wavefrontsize32", w32, True16::Real),
            (
                "gfx1100",
                "+wavefrontsize64,-real-true16",
                w64,
                True16::Fake,
            ),
            ("gfx1200", "+real-true16", w32, True16::Real),
            (
                "gfx906",
                "+wavefrontsize64,-wavefrontsize32",
                w64,
                True16::Fake,
            ),
        ];
        for (cpu, list, wave, true16) in expected {
            assert_eq!(set(cpu, list), Ok((wave, true16)), "{cpu} {list}");
        }
        assert!(set("gfx906", "+wavefrontsize32").is_err());
        assert!(set("gfx1030", "+real-true16").is_err());
    }

    #[test]
    fn the_assembler_is_told_where_a_work_group_is() {
        let set = |cpu: &str, list: &str| {
            let mut target = Target::parse(cpu).expect("a target");
            let done = target.set_features(list, FeatureSource::Text);
            done.map(|()| target.group).map_err(|e| e.to_string())
        };
        let expected = [
            ("gfx1100", "+cumode", GroupPlace::OneUnit),
            ("gfx1010", "CuMode,-cumode", GroupPlace::Together),
            ("gfx906", "-cumode,-tgsplit,-xnack", GroupPlace::Together),
            ("gfx950", "+tgsplit,+xnack", GroupPlace::Split),
            ("gfx942", "+tgsplit,-tgsplit", GroupPlace::Together),
            (
                "gfx1200",
                "+precise-memory,-trap-handler",
                GroupPlace::Together,
            ),
        ];
        for (cpu, list, group) in expected {
            assert_eq!(set(cpu, list), Ok(group), "{cpu} {list}");
        }
        let refused = [
            ("gfx906", "+cumode"),
            ("gfx1100", "+tgsplit"),
            ("gfx1030", "+xnack"),
            ("gfx906", "-dpp"),
            ("gfx1030", "+architected-flat-scratch"),
            ("gfx906", "+teleport"),
        ];
        for (cpu, item) in refused {
            let said = set(cpu, item).expect_err(item);
            assert!(said.contains(&item[1..]), "{said}");
        }
    }

    #[test]
    fn obligations_are_refused_by_name() {
        for item in [
            "+cumode",
            "+wavefrontsize32",
            "-wavefrontsize64",
            "+precise-memory",
            "+enable-flat-scratch",
            "-fp32-denormals",
            "+teleport",
        ] {
            for source in [FeatureSource::Option, FeatureSource::Function] {
                let said = applied("gfx906", item, source).expect_err(item);
                assert!(said.contains(&item[1..]), "{said}");
            }
        }
    }
}

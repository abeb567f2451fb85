//! A processor with its target features: `gfx906:sramecc+:xnack-`.
//!
//! Source: AMDGPUUsage, "Target ID" and "ELF Header Flags".

use crate::{Generation, Processor, Support, True16, WaveSize};
use std::fmt;

/// The setting of a target feature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setting {
    /// The processor does not have the feature.
    Unsupported,
    /// Code must run whatever the device's setting is.
    Any,
    /// Off.
    Off,
    /// On.
    On,
}

/// Where the waves of a work-group are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GroupPlace {
    /// On one compute unit, from GFX10 on on a pair of them.
    #[default]
    Together,
    /// On one of a pair (`cumode`).
    OneUnit,
    /// On several: they share no LDS and no first-level cache (`tgsplit`).
    Split,
}

/// What code is generated for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Target {
    /// The processor.
    pub processor: &'static Processor,
    /// Page-fault replay.
    pub xnack: Setting,
    /// Error correction of on-chip memories.
    pub sramecc: Setting,
    /// Lanes of a wave; no part of the target's name.
    pub wave: WaveSize,
    /// Where the waves of a work-group are; no part of the target's name.
    pub group: GroupPlace,
    /// How the assembler names 16-bit operands; no part of the target's name.
    pub true16: True16,
}

/// Why a text is not a target.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TargetError {
    /// No such processor.
    UnknownProcessor(String),
    /// A feature this processor does not have, or no feature at all.
    UnknownFeature(String),
    /// A feature without `+` or `-`.
    MissingSign(String),
    /// A feature given twice.
    Repeated(String),
}

impl fmt::Display for TargetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TargetError::UnknownProcessor(name) => write!(f, "unknown processor '{name}'"),
            TargetError::UnknownFeature(name) => {
                write!(
                    f,
                    "target feature '{name}' is not supported by this processor"
                )
            }
            TargetError::MissingSign(name) => {
                write!(f, "target feature '{name}' needs '+' or '-' after it")
            }
            TargetError::Repeated(name) => write!(f, "target feature '{name}' is given twice"),
        }
    }
}

impl std::error::Error for TargetError {}

impl Setting {
    const fn default_of(support: Support) -> Setting {
        match support {
            Support::No => Setting::Unsupported,
            Support::Yes => Setting::Any,
        }
    }

    /// Whether code must be prepared for the feature being on.
    pub const fn may_be_on(self) -> bool {
        matches!(self, Setting::Any | Setting::On)
    }

    /// Two bits of `e_flags` from code object version 4 on: unsupported, any, off, on.
    const fn elf_bits_v4(self) -> u32 {
        match self {
            Setting::Unsupported => 0,
            Setting::Any => 1,
            Setting::Off => 2,
            Setting::On => 3,
        }
    }

    fn suffix(self) -> Option<char> {
        match self {
            Setting::Unsupported | Setting::Any => None,
            Setting::Off => Some('-'),
            Setting::On => Some('+'),
        }
    }
}

impl Target {
    /// The target of a processor with every supported feature left open ("any").
    pub const fn new(processor: &'static Processor) -> Target {
        Target {
            processor,
            xnack: Setting::default_of(processor.xnack),
            sramecc: Setting::default_of(processor.sramecc),
            wave: match processor.wave_size {
                32 => WaveSize::W32,
                _ => WaveSize::W64,
            },
            group: GroupPlace::Together,
            true16: processor.true16,
        }
    }

    /// The target with another wave size, if its processor can run waves of that size.
    pub fn with_wave(self, wave: WaveSize) -> Option<Target> {
        let possible = self.processor.can_run(wave);
        possible.then_some(Target { wave, ..self })
    }

    /// The target with another way of naming 16-bit operands; only GFX11 and later have two.
    pub fn with_true16(self, true16: True16) -> Target {
        match self.processor.generation >= Generation::Gfx11 {
            true => Target { true16, ..self },
            false => self,
        }
    }

    /// Reads a target ID: a processor name and, each after a colon, features with `+` or `-`.
    pub fn parse(text: &str) -> Result<Target, TargetError> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or("");
        let processor = Processor::by_name(name)
            .ok_or_else(|| TargetError::UnknownProcessor(name.to_string()))?;
        let mut target = Target::new(processor);
        for part in parts {
            let (name, setting) = match (part.strip_suffix('+'), part.strip_suffix('-')) {
                (Some(name), _) => (name, Setting::On),
                (_, Some(name)) => (name, Setting::Off),
                _ => return Err(TargetError::MissingSign(part.to_string())),
            };
            let place = match name {
                "xnack" => &mut target.xnack,
                "sramecc" => &mut target.sramecc,
                _ => return Err(TargetError::UnknownFeature(name.to_string())),
            };
            match *place {
                Setting::Unsupported => return Err(TargetError::UnknownFeature(name.to_string())),
                Setting::Any => *place = setting,
                _ => return Err(TargetError::Repeated(name.to_string())),
            }
        }
        Ok(target)
    }

    /// The canonical target ID: features in alphabetical order, those left open not named.
    pub fn target_id(&self) -> String {
        let mut text = self.processor.name.to_string();
        for (name, setting) in [("sramecc", self.sramecc), ("xnack", self.xnack)] {
            if let Some(sign) = setting.suffix() {
                text.push(':');
                text.push_str(name);
                text.push(sign);
            }
        }
        text
    }

    /// `e_flags` of a code object. Versions 2 and 3 have one bit for each feature; version 4 and
    /// later two bits.
    pub fn elf_flags(&self, code_object_version: u8) -> u32 {
        // EF_AMDGPU_GENERIC_VERSION is the highest byte.
        let mach = self.processor.elf_mach | u32::from(self.processor.generic_version) << 24;
        match code_object_version {
            0..=3 => {
                // EF_AMDGPU_FEATURE_XNACK_V3 = 0x100, EF_AMDGPU_FEATURE_SRAMECC_V3 = 0x200.
                let xnack = if self.xnack.may_be_on() { 0x100 } else { 0 };
                let sramecc = if self.sramecc.may_be_on() { 0x200 } else { 0 };
                mach | xnack | sramecc
            }
            // EF_AMDGPU_FEATURE_XNACK_V4 is bits 8–9, EF_AMDGPU_FEATURE_SRAMECC_V4 bits 10–11.
            _ => mach | self.xnack.elf_bits_v4() << 8 | self.sramecc.elf_bits_v4() << 10,
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.target_id())
    }
}

//! Target triples: what a module says of the machine that it is for.
//!
//! Source: AMDGPUUsage, "Target Triples", of LLVM 9 to 23. Since LLVM 23 the architecture `amdgpu`
//! may be followed by a version, which stands for a processor (`amdgpu9.06`: gfx906) or for a
//! family of them (`amdgpu9`).

/// A triple that names this architecture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Triple<'a> {
    /// The processor or family that the architecture names.
    pub processor: TripleProcessor,
    /// The operating system, empty if none is written.
    pub system: &'a str,
}

/// The processor that a triple names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TripleProcessor {
    /// None.
    Any,
    /// Exactly this one: `gfx906`.
    Only(String),
    /// Any of a family, or the generic one for all of it.
    Family {
        /// What the names of its processors begin with: `gfx9`.
        prefix: String,
        /// The generic processor: `gfx9-generic`.
        generic: String,
    },
}

impl<'a> Triple<'a> {
    /// The operating systems that code is made for; the first two names are of none.
    pub const SYSTEMS: [&'static str; 5] = ["", "unknown", "amdhsa", "amdpal", "mesa3d"];

    /// Does the triple name an operating system?
    pub fn has_system(&self) -> bool {
        !matches!(self.system, "" | "unknown")
    }

    /// Takes a triple apart; `None` if it is of another architecture.
    pub fn parse(text: &'a str) -> Option<Triple<'a>> {
        let mut parts = text.split('-');
        let arch = parts.next()?;
        let processor = match arch.strip_prefix("amdgpu") {
            Some(version) => TripleProcessor::of_version(version)?,
            None if arch == "amdgcn" => TripleProcessor::Any,
            None => return None,
        };
        Some(Triple {
            processor,
            system: parts.nth(1).unwrap_or(""),
        })
    }
}

impl TripleProcessor {
    /// `9.06`, `9`, `9.4` or nothing.
    fn of_version(version: &str) -> Option<TripleProcessor> {
        if version.is_empty() {
            return Some(TripleProcessor::Any);
        }
        let (major, minor) = version.split_once('.').unwrap_or((version, ""));
        let digits = |s: &str| {
            s.bytes()
                .all(|b| b.is_ascii_digit() || matches!(b, b'a'..=b'f'))
        };
        if major.is_empty() || !major.bytes().all(|b| b.is_ascii_digit()) || !digits(minor) {
            return None;
        }
        match minor.len() {
            0 if version.ends_with('.') => None,
            0 => Some(TripleProcessor::Family {
                prefix: format!("gfx{major}"),
                generic: format!("gfx{major}-generic"),
            }),
            1 => Some(TripleProcessor::Family {
                prefix: format!("gfx{major}{minor}"),
                generic: format!("gfx{major}-{minor}-generic"),
            }),
            2 => Some(TripleProcessor::Only(format!("gfx{major}{minor}"))),
            _ => None,
        }
    }

    /// The processor to compile for if nothing else says it.
    pub fn default_name(&self) -> Option<&str> {
        match self {
            TripleProcessor::Any => None,
            TripleProcessor::Only(name) => Some(name),
            TripleProcessor::Family { generic, .. } => Some(generic),
        }
    }

    /// May the module be compiled for the processor of this name? A family's processors have one or
    /// two more digits in their names than the family.
    pub fn admits(&self, name: &str) -> bool {
        match self {
            TripleProcessor::Any => true,
            TripleProcessor::Only(only) => only == name,
            TripleProcessor::Family { prefix, generic } => {
                // gfx940 and later are a family of their own.
                let first = if prefix == "gfx9" { "0" } else { "" };
                let own = name.strip_prefix(prefix.as_str());
                name == generic
                    || own.is_some_and(|rest| rest.starts_with(first) && is_version_end(rest))
            }
        }
    }
}

/// The last one or two digits of a version.
fn is_version_end(rest: &str) -> bool {
    (1..=2).contains(&rest.len()) && rest.bytes().all(|b| b.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn processor(text: &str) -> Option<TripleProcessor> {
        Triple::parse(text).map(|t| t.processor)
    }

    #[test]
    fn a_triple_names_a_processor_a_family_or_none() {
        for text in [
            "amdgcn-amd-amdhsa",
            "amdgcn--",
            "amdgcn",
            "amdgpu-amd-amdhsa-unknown",
        ] {
            assert_eq!(processor(text), Some(TripleProcessor::Any), "{text}");
        }
        assert_eq!(
            processor("amdgpu9.0a-amd-amdhsa"),
            Some(TripleProcessor::Only("gfx90a".into()))
        );
        let family = processor("amdgpu9-amd-amdhsa").unwrap();
        assert_eq!(family.default_name(), Some("gfx9-generic"));
        assert!(family.admits("gfx906") && family.admits("gfx9-generic"));
        assert!(!family.admits("gfx1030") && !family.admits("gfx942"));
        let narrow = processor("amdgpu10.3-amd-amdhsa").unwrap();
        assert_eq!(narrow.default_name(), Some("gfx10-3-generic"));
        assert!(narrow.admits("gfx1031") && !narrow.admits("gfx1010"));
        for text in [
            "x86_64-pc-linux-gnu",
            "amdgpu9.",
            "amdgpux",
            "amdgpu9.123",
            "amdgpu.06",
            "",
        ] {
            assert_eq!(processor(text), None, "{text}");
        }
    }
}

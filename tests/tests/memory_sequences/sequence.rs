//! What of a function's assembly text carries an access or fence out.

use super::cases::{Case, Instr};
use std::fmt::{self, Display, Formatter};

/// What is waited for: how many operations may be outstanding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Wait {
    /// `vmcnt`
    pub vm: Option<u8>,
    /// `lgkmcnt`
    pub lgkm: Option<u8>,
}

impl Wait {
    fn merge(&mut self, other: Wait) {
        let least = |a: Option<u8>, b: Option<u8>| match (a, b) {
            (Some(a), Some(b)) => Some(a.min(b)),
            (a, b) => a.or(b),
        };
        self.vm = least(self.vm, other.vm);
        self.lgkm = least(self.lgkm, other.lgkm);
    }
}

/// A sequence, in its order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Sequence {
    /// Write-back of a cache.
    pub writeback: Vec<String>,
    /// Before the access; of a fence the only one.
    pub before: Wait,
    /// The access with its cache bits; a fence has none.
    pub access: String,
    /// Behind the access.
    pub after: Wait,
    /// Invalidations of caches.
    pub invalidate: Vec<String>,
}

impl Display for Sequence {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let wait = |wait: Wait| {
            let vm = wait.vm.map(|n| format!("vmcnt({n})"));
            let lgkm = wait.lgkm.map(|n| format!("lgkmcnt({n})"));
            let parts: Vec<String> = vm.into_iter().chain(lgkm).collect();
            parts.join(" ")
        };
        let mut steps = self.writeback.clone();
        steps.extend([wait(self.before), self.access.clone(), wait(self.after)]);
        steps.extend(self.invalidate.iter().cloned());
        steps.retain(|s| !s.is_empty());
        match steps.is_empty() {
            true => f.write_str("nothing"),
            false => write!(f, "`{}`", steps.join("; ")),
        }
    }
}

/// How far a function has been read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    /// Not yet behind the stores of bytes.
    Before(u8),
    /// Between them and the access.
    ToAccess,
    /// Behind it.
    Behind,
    /// Behind a store of halves.
    Done,
}

/// The sequences of all cases' functions in assembly text.
///
/// # Errors
///
/// If a function is missing, or is not as is expected.
pub fn sequences(text: &str, cases: &[Case]) -> Result<Vec<Sequence>, String> {
    let mut found: Vec<Option<Sequence>> = vec![None; cases.len()];
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let label = line.split(':').next().unwrap_or("");
        let Some(number) = label
            .strip_prefix('f')
            .and_then(|n| n.parse::<usize>().ok())
        else {
            continue;
        };
        let case = cases.get(number).ok_or_else(|| format!("{label}?"))?;
        let body = lines.by_ref().take_while(|l| !l.starts_with(".Lfunc_end"));
        let sequence = sequence(body, case).map_err(|what| format!("{case:?}: {what}"))?;
        found[number] = Some(sequence);
    }
    let found = found.into_iter().enumerate();
    found
        .map(|(i, s)| s.ok_or_else(|| format!("f{i} is missing")))
        .collect()
}

fn sequence<'a>(lines: impl Iterator<Item = &'a str>, case: &Case) -> Result<Sequence, String> {
    let mut place = Place::Before(0);
    let mut sequence = Sequence::default();
    for line in lines {
        let text = line.split(';').next().unwrap_or("").trim();
        let name = text.split_whitespace().next().unwrap_or("");
        if name == "s_waitcnt" {
            match place {
                Place::Before(_) | Place::Done => {}
                Place::ToAccess => sequence.before.merge(wait(text)?),
                Place::Behind if sequence.invalidate.is_empty() => {
                    sequence.after.merge(wait(text)?);
                }
                Place::Behind => return Err(format!("behind an invalidation: {text}")),
            }
        } else if name.starts_with("buffer_wbl2") {
            if sequence.before != Wait::default() || place != Place::ToAccess {
                return Err(format!("late: {text}"));
            }
            sequence.writeback.push(text.to_string());
        } else if name.starts_with("buffer_inv") || name.starts_with("buffer_wbinv") {
            sequence.invalidate.push(text.to_string());
            place = Place::Behind;
        } else if is_access(name) {
            place = step(place, text, name, case, &mut sequence)?;
        }
    }
    match place {
        Place::Done => Ok(sequence),
        _ => Err("its stores are missing".to_string()),
    }
}

fn is_access(name: &str) -> bool {
    let families = ["buffer_", "global_", "flat_", "ds_", "scratch_", "s_load"];
    families.iter().any(|f| name.starts_with(f))
}

/// An access: one of the stores around, or the one that is looked for.
fn step(
    place: Place,
    text: &str,
    name: &str,
    case: &Case,
    sequence: &mut Sequence,
) -> Result<Place, String> {
    let ends = |suffixes: [&str; 2]| suffixes.iter().any(|s| name.ends_with(s));
    match place {
        Place::Before(n) if ends(["_byte", "_b8"]) => Ok(match n {
            0 => Place::Before(1),
            _ => Place::ToAccess,
        }),
        Place::ToAccess if ends(["_short", "_b16"]) && case.instr == Instr::Fence => {
            Ok(Place::Done)
        }
        Place::Behind | Place::Done if ends(["_short", "_b16"]) => Ok(Place::Done),
        Place::ToAccess => {
            let words = text
                .split([',', ' '])
                .filter(|w| ["glc", "slc", "scc", "sc0", "sc1", "nt"].contains(w));
            let kind = match case.instr {
                Instr::Load => "load",
                Instr::Store => "store",
                _ => "atomic",
            };
            let words: Vec<&str> = std::iter::once(kind).chain(words).collect();
            sequence.access = words.join(" ");
            Ok(Place::Behind)
        }
        _ => Err(format!("not expected here: {text}")),
    }
}

fn wait(text: &str) -> Result<Wait, String> {
    let mut wait = Wait::default();
    for word in text.split([' ', '&']).skip(1).filter(|w| !w.is_empty()) {
        let (counter, count) = word
            .strip_suffix(')')
            .and_then(|w| w.split_once('('))
            .ok_or_else(|| format!("not understood: {text}"))?;
        let count = count
            .parse()
            .map_err(|_| format!("not understood: {text}"))?;
        match counter {
            "vmcnt" => wait.vm = Some(count),
            "lgkmcnt" => wait.lgkm = Some(count),
            // Registers whose data has still to be read.
            "expcnt" => {}
            _ => return Err(format!("not understood: {text}")),
        }
    }
    Ok(wait)
}

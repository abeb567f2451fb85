//! Temporal hints and scopes, which memory instructions of GFX12 have in place of cache bits.
//!
//! A hint is a number of three bits whose name depends on what the instruction does, and for some
//! on the scope (RDNA 4 manual, "Memory Scopes and Temporal Hints"; LLVM, `printTH`).

use crate::{InstDesc, InstFlags, Modifiers};

/// What the instruction does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    Load,
    Store,
    Atomic,
}

/// The names of scopes, by number.
pub(crate) const SCOPES: [&str; 4] = ["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"];

/// The scope from which on atomics can cascade.
const DEVICE: u8 = 2;

/// The scope in which the third hint bypasses the caches.
pub(crate) const SYSTEM: u8 = 3;

/// The hint that bypasses the caches in the scope of the system, and has another name in others.
pub(crate) const BYPASS: u8 = 3;

/// The hints of loads; the last is reserved.
pub(crate) const LOADS: [&str; 7] = ["RT", "NT", "HT", "LU", "NT_RT", "RT_NT", "NT_HT"];

/// The hints of stores.
pub(crate) const STORES: [&str; 8] = ["RT", "NT", "HT", "WB", "NT_RT", "RT_NT", "NT_HT", "NT_WB"];

/// The hints of atomics: what returns the old value cannot cascade.
pub(crate) const ATOMICS: [(&str, u8); 7] = [
    ("RT", 0),
    ("RETURN", 1),
    ("NT", 2),
    ("NT_RETURN", 3),
    ("CASCADE_RT", 4),
    ("CASCADE_NT", 6),
    ("RT_RETURN", 1),
];

/// The hint's bit that asks an atomic for the old value.
pub(crate) const RETURN: u8 = 1;

/// What an instruction does. What neither loads nor stores has the hints of loads.
pub(crate) fn access(desc: &InstDesc) -> Access {
    let has = |flag| desc.flags.contains(flag);
    if has(InstFlags::ATOMIC) {
        return Access::Atomic;
    }
    match has(InstFlags::STORES) && !has(InstFlags::LOADS) {
        true => Access::Store,
        false => Access::Load,
    }
}

/// The hint with the bit that the row says.
pub(crate) fn hint(desc: &InstDesc, mods: &Modifiers) -> u8 {
    match desc.flags.contains(InstFlags::RETURNS) {
        true => mods.th | RETURN,
        false => mods.th,
    }
}

/// The parts of a hint's name: `("TH_LOAD_", "NT")`; `None` where it is reserved.
pub(crate) fn name(desc: &InstDesc, mods: &Modifiers) -> Option<(&'static str, &'static str)> {
    let hint = hint(desc, mods);
    let bypass = hint == BYPASS && mods.scope == SYSTEM;
    let cascades = hint >= 4;
    match access(desc) {
        Access::Load if bypass => Some(("TH_LOAD_", "BYPASS")),
        Access::Store if bypass => Some(("TH_STORE_", "BYPASS")),
        Access::Load => Some(("TH_LOAD_", LOADS.get(usize::from(hint))?)),
        Access::Store => Some(("TH_STORE_", STORES.get(usize::from(hint))?)),
        Access::Atomic if cascades && mods.scope < DEVICE => None,
        Access::Atomic => {
            let (name, _) = ATOMICS.iter().find(|(_, value)| *value == hint)?;
            Some(("TH_ATOMIC_", name))
        }
    }
}

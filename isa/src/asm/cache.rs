//! `th:TH_LOAD_NT` and `scope:SCOPE_DEV` of GFX12.

use super::cursor::Cursor;
use super::{AsmError, TokenKind};
use crate::cache::{self, Access};
use crate::{Family, InstDesc, Modifiers};

/// A hint as it was written: its number, what it is for, and whether its name says that caches are
/// bypassed. Names and scopes are compared when all modifiers are known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Hint(i64);

impl Hint {
    fn new(number: u8, access: Option<Access>, bypass: bool) -> Hint {
        let access = access.map_or(0, |access| access as i64 + 1);
        Hint(i64::from(number) | access << 4 | i64::from(bypass) << 8)
    }

    /// The modifier's value.
    pub(super) fn value(self) -> i64 {
        self.0
    }

    /// The hint of a modifier's value.
    pub(super) fn from_value(value: i64) -> Hint {
        Hint(value)
    }

    /// The hardware's number.
    pub(super) fn number(self) -> u8 {
        (self.0 & 7) as u8
    }

    fn is_for(self, access: Access) -> bool {
        self.0 >> 4 & 0xf == access as i64 + 1
    }

    fn is_bypass(self) -> bool {
        self.0 >> 8 != 0
    }
}

/// Reads a hint's name.
pub(super) fn hint(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    let token = cursor.expect(TokenKind::Identifier, "expected an identifier")?;
    let found = named(token.text);
    match found {
        Some(hint) => Ok(hint.value()),
        None => Err(AsmError::new(token.column, "invalid th value")),
    }
}

fn named(text: &str) -> Option<Hint> {
    if text == "TH_DEFAULT" {
        return Some(Hint::new(0, None, false));
    }
    if let Some(name) = text.strip_prefix("TH_ATOMIC_") {
        let row = cache::ATOMICS.iter().find(|(known, _)| *known == name)?;
        return Some(Hint::new(row.1, Some(Access::Atomic), false));
    }
    let (name, access, names) = match text.strip_prefix("TH_LOAD_") {
        Some(name) => (name, Access::Load, &cache::LOADS[..]),
        None => (
            text.strip_prefix("TH_STORE_")?,
            Access::Store,
            &cache::STORES[..],
        ),
    };
    if name == "BYPASS" {
        return Some(Hint::new(cache::BYPASS, Some(access), true));
    }
    let number = names.iter().position(|known| *known == name)?;
    Some(Hint::new(number as u8, Some(access), false))
}

/// Reads a scope's name or number.
pub(super) fn scope(cursor: &mut Cursor<'_>) -> Result<i64, AsmError> {
    let token = cursor.peek();
    if token.kind == TokenKind::Identifier {
        if let Some(scope) = cache::SCOPES.iter().position(|name| *name == token.text) {
            cursor.next();
            return Ok(scope as i64);
        }
        return Err(AsmError::new(token.column, "invalid scope value"));
    }
    match cursor.absolute_at()? {
        (value @ 0..=3, _) => Ok(value),
        (_, column) => Err(AsmError::new(column, "invalid scope value")),
    }
}

/// What is wrong with a hint for an instruction in a scope.
pub(super) fn complaint(
    hint: Hint,
    desc: &InstDesc,
    family: Family,
    mods: &Modifiers,
) -> Option<&'static str> {
    if hint.number() == 0 {
        return None;
    }
    if family == Family::Smem && hint.number() > cache::BYPASS {
        return Some("invalid th value for SMEM instruction");
    }
    let access = cache::access(desc);
    let system = mods.scope == cache::SYSTEM;
    let third = access != Access::Atomic && hint.number() == cache::BYPASS;
    if third && hint.is_bypass() != system {
        return Some("scope and th combination is not valid");
    }
    match access {
        _ if hint.is_for(access) => None,
        Access::Load => Some("invalid th value for load instructions"),
        Access::Store => Some("invalid th value for store instructions"),
        Access::Atomic => Some("invalid th value for atomic instructions"),
    }
}

//! The words of the text form for operators, predicates, orderings and scopes: one table each, read
//! by reader and printer.

use crate::inst::{ArithFlags, AtomicOp, BinaryOp, CastOp, FloatCC, IntCC};
use crate::memory::{Ordering, ScopeLevel, ScopeSpaces, SyncScope};

/// Text of an ASCII byte string.
const fn ascii(word: &'static [u8]) -> &'static str {
    match std::str::from_utf8(word) {
        Ok(text) => text,
        Err(_) => "",
    }
}

macro_rules! keywords {
    ($enum:ident { $($variant:ident $word:literal)* }) => {
        impl $enum {
            /// All of them.
            pub const ALL: &[$enum] = &[$($enum::$variant),*];

            /// The word that the text form uses.
            pub const fn keyword(self) -> &'static str {
                match self { $($enum::$variant => ascii($word)),* }
            }

            /// The meaning of a word of the text form.
            pub fn from_keyword(word: &[u8]) -> Option<$enum> {
                Some(match word {
                    $($word => $enum::$variant,)*
                    _ => return None,
                })
            }
        }
    };
}

keywords! { BinaryOp {
    Add b"add" Sub b"sub" Mul b"mul" UDiv b"udiv" SDiv b"sdiv" URem b"urem" SRem b"srem"
    Shl b"shl" LShr b"lshr" AShr b"ashr" And b"and" Or b"or" Xor b"xor"
    FAdd b"fadd" FSub b"fsub" FMul b"fmul" FDiv b"fdiv" FRem b"frem"
} }

keywords! { CastOp {
    Trunc b"trunc" ZExt b"zext" SExt b"sext" FpTrunc b"fptrunc" FpExt b"fpext"
    FpToUi b"fptoui" FpToSi b"fptosi" UiToFp b"uitofp" SiToFp b"sitofp"
    PtrToInt b"ptrtoint" IntToPtr b"inttoptr" Bitcast b"bitcast" AddrSpaceCast b"addrspacecast"
} }

keywords! { IntCC {
    Eq b"eq" Ne b"ne" Ugt b"ugt" Uge b"uge" Ult b"ult" Ule b"ule"
    Sgt b"sgt" Sge b"sge" Slt b"slt" Sle b"sle"
} }

keywords! { FloatCC {
    False b"false" Oeq b"oeq" Ogt b"ogt" Oge b"oge" Olt b"olt" Ole b"ole" One b"one" Ord b"ord"
    Ueq b"ueq" Ugt b"ugt" Uge b"uge" Ult b"ult" Ule b"ule" Une b"une" Uno b"uno" True b"true"
} }

keywords! { AtomicOp {
    Xchg b"xchg" Add b"add" Sub b"sub" And b"and" Nand b"nand" Or b"or" Xor b"xor"
    Max b"max" Min b"min" UMax b"umax" UMin b"umin"
    FAdd b"fadd" FSub b"fsub" FMax b"fmax" FMin b"fmin"
    FMaximum b"fmaximum" FMinimum b"fminimum"
    UIncWrap b"uinc_wrap" UDecWrap b"udec_wrap" USubCond b"usub_cond" USubSat b"usub_sat"
} }

keywords! { Ordering {
    NotAtomic b"notatomic" Unordered b"unordered" Monotonic b"monotonic" Acquire b"acquire"
    Release b"release" AcqRel b"acq_rel" SeqCst b"seq_cst"
} }

impl SyncScope {
    /// Every scope with its name in `syncscope("…")`; the system scope over all address spaces has
    /// none (AMDGPU usage guide, "Memory Scopes").
    pub const NAMES: [(&'static str, SyncScope); 10] = [
        ("", SyncScope::new(ScopeLevel::System, ScopeSpaces::All)),
        ("agent", SyncScope::new(ScopeLevel::Agent, ScopeSpaces::All)),
        (
            "workgroup",
            SyncScope::new(ScopeLevel::Workgroup, ScopeSpaces::All),
        ),
        (
            "wavefront",
            SyncScope::new(ScopeLevel::Wavefront, ScopeSpaces::All),
        ),
        (
            "singlethread",
            SyncScope::new(ScopeLevel::SingleThread, ScopeSpaces::All),
        ),
        (
            "one-as",
            SyncScope::new(ScopeLevel::System, ScopeSpaces::One),
        ),
        (
            "agent-one-as",
            SyncScope::new(ScopeLevel::Agent, ScopeSpaces::One),
        ),
        (
            "workgroup-one-as",
            SyncScope::new(ScopeLevel::Workgroup, ScopeSpaces::One),
        ),
        (
            "wavefront-one-as",
            SyncScope::new(ScopeLevel::Wavefront, ScopeSpaces::One),
        ),
        (
            "singlethread-one-as",
            SyncScope::new(ScopeLevel::SingleThread, ScopeSpaces::One),
        ),
    ];

    /// A scope.
    pub const fn new(level: ScopeLevel, spaces: ScopeSpaces) -> SyncScope {
        SyncScope { level, spaces }
    }

    /// Name in `syncscope("…")`, empty for the system scope.
    pub fn name(self) -> &'static str {
        let row = SyncScope::NAMES.iter().find(|(_, scope)| *scope == self);
        row.map_or("", |(name, _)| name)
    }

    /// The scope that a name means.
    pub fn from_name(name: &str) -> Option<SyncScope> {
        // Work-groups are launched in clusters by no processor that there is code for; then the
        // scope of a cluster is that of an agent (AMDGPU usage guide, "Memory Scopes").
        let name = match name {
            "cluster" => "agent",
            "cluster-one-as" => "agent-one-as",
            name => name,
        };
        let row = SyncScope::NAMES.iter().find(|(n, _)| *n == name);
        row.map(|(_, scope)| *scope)
    }
}

/// The fast-math flags with their words, in the order in which they are printed.
pub const FAST_MATH_WORDS: [(&str, ArithFlags); 7] = [
    ("reassoc", ArithFlags::REASSOC),
    ("nnan", ArithFlags::NNAN),
    ("ninf", ArithFlags::NINF),
    ("nsz", ArithFlags::NSZ),
    ("arcp", ArithFlags::ARCP),
    ("contract", ArithFlags::CONTRACT),
    ("afn", ArithFlags::AFN),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_scope_has_its_own_name() {
        for (name, scope) in SyncScope::NAMES {
            assert_eq!(scope.name(), name);
            assert_eq!(SyncScope::from_name(name), Some(scope));
        }
        assert_eq!(SyncScope::from_name("device"), None);
    }

    #[test]
    fn a_cluster_is_an_agent_where_there_are_none() {
        for (name, agent) in [("cluster", "agent"), ("cluster-one-as", "agent-one-as")] {
            assert_eq!(SyncScope::from_name(name), SyncScope::from_name(agent));
        }
    }

    #[test]
    fn keywords_read_back() {
        assert_eq!(BinaryOp::from_keyword(b"urem"), Some(BinaryOp::URem));
        assert_eq!(FloatCC::Une.keyword(), "une");
        assert_eq!(CastOp::from_keyword(b"zex"), None);
    }
}

//! `ERRATA.md`: the differences from llvm-mc that are meant, as data.

use std::cell::Cell;

/// How the two differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// An encoding that is an instruction here and not for llvm-mc.
    OursOnly,
    /// An encoding that is an instruction for llvm-mc and not here.
    LlvmOnly,
    /// An instruction for both, with another text, or with a text that llvm-mc's assembler takes
    /// for other bytes.
    Text,
    /// As [`Kind::Text`], of literals.
    Literal,
    /// A text of an instruction that llvm-mc's assembler refuses.
    Refused,
    /// A statement that llvm-mc's assembler takes, for something else than what is written.
    Strict,
    /// A mnemonic that only llvm-mc's assembler knows.
    Mnemonic,
}

impl Kind {
    fn of(name: &str) -> Kind {
        match name {
            "ours-only" => Kind::OursOnly,
            "llvm-only" => Kind::LlvmOnly,
            "text" => Kind::Text,
            "literal" => Kind::Literal,
            "refused" => Kind::Refused,
            "strict" => Kind::Strict,
            "mnemonic" => Kind::Mnemonic,
            other => panic!("ERRATA.md: kind '{other}'"),
        }
    }
}

/// A row.
struct Erratum {
    kind: Kind,
    /// What our text is like, or llvm-mc's where there is no other.
    pattern: Pattern,
    /// What llvm-mc's text is like where it is another.
    other: Option<Pattern>,
    used: Cell<bool>,
}

/// The rows that concern a processor.
pub struct Errata {
    cpu: String,
    rows: Vec<Erratum>,
}

impl Errata {
    /// Reads the rows of a processor: kind, processors, pattern, reason.
    pub fn read(cpu: &str) -> Errata {
        let text = include_str!("../../ERRATA.md");
        let rows = text.lines().flat_map(|line| Errata::row(cpu, line));
        Errata {
            cpu: cpu.to_string(),
            rows: rows.collect(),
        }
    }

    /// The errata of a line, one for each pattern.
    fn row(cpu: &str, line: &str) -> Vec<Erratum> {
        let Some(line) = line.strip_prefix("| `") else {
            return Vec::new();
        };
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let [kind, processors, patterns, ..] = cells[..] else {
            panic!("ERRATA.md: {line}");
        };
        let cpu = cpu.split('/').next().unwrap_or("");
        let relative = match cpu {
            "gfx810" => "gfx803",
            "gfx904" | "gfx9-generic" => "gfx900",
            "gfx950" | "gfx9-4-generic" => "gfx942",
            "gfx1201" | "gfx12-generic" => "gfx1200",
            "gfx1011" | "gfx1012" | "gfx1013" | "gfx10-1-generic" => "gfx1010",
            "gfx10-3-generic" => "gfx1030",
            "gfx11-generic" => "gfx1100",
            cpu => cpu,
        };
        if !processors.split_whitespace().any(|p| p == relative) {
            return Vec::new();
        }
        let errata = patterns.split("`, `").map(|pattern| Erratum {
            kind: Kind::of(kind.trim_matches('`')),
            pattern: Pattern::new(pattern.split(" => ").next().unwrap_or("")),
            other: pattern.split(" => ").nth(1).map(Pattern::new),
            used: Cell::new(false),
        });
        errata.collect()
    }

    /// Whether a row explains a difference.
    ///
    /// `other` is llvm-mc's text, if `text` is not.
    pub fn covers(&self, kind: Kind, text: &str, other: &str) -> bool {
        let matches = |row: &&Erratum| {
            let same = row.other.is_none()
                && (text == other || !matches!(kind, Kind::Text | Kind::Literal));
            let other = row
                .other
                .as_ref()
                .map_or(same, |pattern| pattern.matches(other));
            row.kind == kind && row.pattern.matches(text) && other
        };
        let row = self.rows.iter().find(matches);
        row.inspect(|row| row.used.set(true)).is_some()
    }

    /// Rows of these kinds that explained nothing are wrong.
    pub fn assert_used(&self, kinds: &[Kind]) {
        let unused = |row: &&Erratum| !row.used.get() && kinds.contains(&row.kind);
        let rows = self.rows.iter().filter(unused);
        let patterns: Vec<String> = rows.map(|row| row.pattern.0.join("*")).collect();
        assert!(
            patterns.is_empty(),
            "{}: errata that do not occur any more: {patterns:?}",
            self.cpu
        );
    }
}

/// Parts that a text has in this order, the first at its beginning, the last at its end.
struct Pattern(Vec<String>);

impl Pattern {
    /// A text in backquotes with `*` between the parts.
    fn new(text: &str) -> Pattern {
        Pattern(
            text.trim()
                .trim_matches('`')
                .split('*')
                .map(str::to_string)
                .collect(),
        )
    }

    fn matches(&self, text: &str) -> bool {
        let (first, rest) = self.0.split_first().expect("split gives a part");
        let Some(mut text) = text.strip_prefix(first.as_str()) else {
            return false;
        };
        for part in rest {
            let Some(at) = text.find(part.as_str()) else {
                return false;
            };
            text = &text[at + part.len()..];
        }
        self.0.last().is_some_and(|last| last.is_empty()) || text.is_empty()
    }
}

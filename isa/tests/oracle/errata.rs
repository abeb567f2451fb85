//! `ERRATA.md`: the differences from llvm-mc that are meant, as data.

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;

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

impl Finding {
    pub fn new(kind: Kind, text: &str, other: &str) -> Finding {
        let (text, other) = (text.to_string(), other.to_string());
        Finding { kind, text, other }
    }
}

/// The processor whose rows another one has.
pub fn relative(cpu: &str) -> &str {
    match cpu.split('/').next().unwrap_or("") {
        "gfx810" => "gfx803",
        "gfx904" | "gfx9-generic" => "gfx900",
        "gfx950" | "gfx9-4-generic" => "gfx942",
        "gfx1201" | "gfx12-generic" => "gfx1200",
        "gfx1011" | "gfx1012" | "gfx1013" | "gfx10-1-generic" => "gfx1010",
        "gfx10-3-generic" => "gfx1030",
        "gfx11-generic" => "gfx1100",
        cpu => cpu,
    }
}

/// The processors that rows name.
pub fn processors() -> BTreeSet<&'static str> {
    let lines = include_str!("../../ERRATA.md").lines();
    let rows = lines.filter_map(|line| line.strip_prefix("| `")?.split('|').nth(1));
    rows.flat_map(str::split_whitespace).collect()
}

/// The kinds and their names in the file.
const KINDS: [(Kind, &str); 7] = [
    (Kind::OursOnly, "ours-only"),
    (Kind::LlvmOnly, "llvm-only"),
    (Kind::Text, "text"),
    (Kind::Literal, "literal"),
    (Kind::Refused, "refused"),
    (Kind::Strict, "strict"),
    (Kind::Mnemonic, "mnemonic"),
];

impl Kind {
    fn name(self) -> &'static str {
        let mut kinds = KINDS.iter();
        kinds
            .find(|row| row.0 == self)
            .expect("every kind has a name")
            .1
    }

    /// The kind of a name in the file.
    pub fn of(name: &str) -> Kind {
        let mut kinds = KINDS.iter();
        let row = kinds.find(|row| row.1 == name);
        row.unwrap_or_else(|| panic!("ERRATA.md: kind '{name}'")).0
    }
}

/// A difference: its kind, what our text is (llvm-mc's where there is no other), and llvm-mc's.
pub struct Finding {
    pub kind: Kind,
    pub text: String,
    pub other: String,
}

/// A row.
struct Erratum {
    kind: Kind,
    /// The processor that the row names: the one asked for, or the one whose rows it has.
    of: String,
    /// The pattern or patterns as they stand in the file.
    label: String,
    /// What our text is like, or llvm-mc's where there is no other.
    pattern: Pattern,
    /// What llvm-mc's text is like where it is another.
    other: Option<Pattern>,
    used: Cell<bool>,
    /// The first encoding that the row explained.
    example: RefCell<Option<Vec<u8>>>,
}

impl Erratum {
    fn explains(&self, finding: &Finding) -> bool {
        let named = matches!(finding.kind, Kind::Text | Kind::Literal);
        let other = match &self.other {
            Some(pattern) => pattern.matches(&finding.other),
            None => finding.text == finding.other || !named,
        };
        let same = || !self.label.contains(CODE) || is_code_shown(&finding.text, &finding.other);
        self.kind == finding.kind && self.pattern.matches(&finding.text) && other && same()
    }
}

/// In a pattern, a literal that is the source code of an inline constant.
const CODE: &str = "{code}";

/// In a pattern of llvm-mc's text, that constant.
const CONSTANT: &str = "{constant}";

/// Whether the second text is the first but for a literal, the source code of an inline constant,
/// in whose place it has that constant's value.
fn is_code_shown(ours: &str, theirs: &str) -> bool {
    let words = |text: &str| {
        text.replace(',', "")
            .split(' ')
            .map(str::to_string)
            .collect()
    };
    let (ours, theirs): (Vec<String>, Vec<String>) = (words(ours), words(theirs));
    let mnemonic = &ours[0];
    let pairs = ours.iter().zip(&theirs);
    let differ: Vec<_> = pairs.filter(|(ours, theirs)| ours != theirs).collect();
    let hex = |word: &str| u32::from_str_radix(word.strip_prefix("0x")?, 16).ok();
    match differ[..] {
        [(code, value)] if ours.len() == theirs.len() => {
            let constant = hex(code).and_then(match mnemonic.contains("f16") {
                true => half_of_code,
                false => constant_of_code,
            });
            constant.is_some() && constant == hex(value)
        }
        _ => false,
    }
}

/// The value of a source code (manuals, "Scalar Source Operands"): floats in single precision.
fn constant_of_code(code: u32) -> Option<u32> {
    let floats = [0.5f32, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0, 0.15915494];
    match code {
        128..=192 => Some(code - 128),
        193..=208 => Some(192u32.wrapping_sub(code)),
        240..=248 => Some(floats[code as usize - 240].to_bits()),
        _ => None,
    }
}

/// The same of instructions of 16 bits, whose integers have so many; floats are in single precision
/// all the same.
fn half_of_code(code: u32) -> Option<u32> {
    let mask = match code {
        193..=208 => 0xffff,
        _ => !0,
    };
    constant_of_code(code).map(|value| value & mask)
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
        let own = cpu.split('/').next().unwrap_or("");
        let mut names = [own, relative(cpu)].into_iter();
        let Some(of) = names.find(|name| processors.split_whitespace().any(|p| p == *name)) else {
            return Vec::new();
        };
        let errata = patterns.split("`, `").map(|pattern| Erratum {
            kind: Kind::of(kind.trim_matches('`')),
            of: of.to_string(),
            label: pattern.trim_matches('`').to_string(),
            pattern: Pattern::new(pattern.split(" => ").next().unwrap_or("")),
            other: pattern.split(" => ").nth(1).map(Pattern::new),
            used: Cell::new(false),
            example: RefCell::new(None),
        });
        errata.collect()
    }

    /// Whether a row explains a difference.
    ///
    /// `other` is llvm-mc's text, if `text` is not.
    pub fn covers(&self, kind: Kind, text: &str, other: &str) -> bool {
        self.explains(&Finding::new(kind, text, other), None)
    }

    /// Whether a row explains a difference; the rows that do keep the first encoding.
    pub fn explains(&self, finding: &Finding, bytes: Option<&[u8]>) -> bool {
        let mut any = false;
        for row in self.rows.iter().filter(|row| row.explains(finding)) {
            any = true;
            row.used.set(true);
            let mut example = row.example.borrow_mut();
            if example.is_none() {
                *example = bytes.map(<[u8]>::to_vec);
            }
        }
        any
    }

    /// The processor that the row of a kind and a label names, if the row is there and explains one
    /// of the differences.
    pub fn shown(&self, kind: Kind, label: &str, findings: &[Finding]) -> Option<String> {
        let mut rows = self.rows.iter();
        let row = rows.find(|row| row.kind == kind && row.label == label)?;
        let explains = findings.iter().any(|finding| row.explains(finding));
        explains.then(|| row.of.clone())
    }

    /// Kinds and labels of the rows that name the processor itself.
    pub fn own_rows(&self) -> impl Iterator<Item = (Kind, &str)> {
        let own = self.rows.iter().filter(|row| row.of == self.cpu);
        own.map(|row| (row.kind, row.label.as_str()))
    }

    /// Prints a line of `tests/errata.txt` for each row that explained an encoding.
    pub fn print_examples(&self) {
        for row in &self.rows {
            if let Some(bytes) = &*row.example.borrow() {
                let bytes: Vec<String> = bytes.iter().map(|b| format!("{b:02x}")).collect();
                let name = row.kind.name();
                println!(
                    "shown {} {name} {}: {}",
                    self.cpu,
                    row.label,
                    bytes.join(" ")
                );
            }
        }
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
    /// A text in backquotes with `*` between the parts; `{bar}` stands for what a table's cell
    /// cannot have.
    fn new(text: &str) -> Pattern {
        let text = text.trim().trim_matches('`').replace("{bar}", "|");
        let text = text.replace(CODE, "*").replace(CONSTANT, "*");
        Pattern(text.split('*').map(str::to_string).collect())
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

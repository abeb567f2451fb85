//! No input makes reader, verifier or printer panic, and whatever they accept is printed so that it
//! is read back the same.

use amdgpuc_ir::verifier::verify_module;
use amdgpuc_ir::{SourceFile, parse_module, print_module};
use proptest::prelude::*;
use std::sync::OnceLock;

/// Reads a text; if it is a program, what is printed must be read back to the same text.
fn check(text: &[u8]) {
    let source = SourceFile {
        name: "fuzzed.ll",
        text,
    };
    match parse_module(&source) {
        Ok(module) => {
            let printed = print_module(&module);
            if verify_module(&module).is_err() {
                return;
            }
            let again = SourceFile {
                name: "printed.ll",
                text: printed.as_bytes(),
            };
            match parse_module(&again) {
                Ok(module) => assert_eq!(print_module(&module), printed),
                Err(errors) => panic!("{}\n{printed}", errors[0].render(&again)),
            }
        }
        Err(errors) => {
            assert!(!errors.is_empty());
            for error in errors {
                assert!(!error.message.is_empty() && !error.message.contains(char::is_control));
                assert!(error.loc.offset().is_none_or(|o| o <= text.len()));
                let shown = error.render(&source);
                assert!(shown.len() < 3000, "{shown}");
            }
        }
    }
}

/// Texts to mutate: everything that can be read, and some of the test kernels.
fn seeds() -> &'static [Vec<u8>] {
    static SEEDS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    SEEDS.get_or_init(|| {
        let root = env!("CARGO_MANIFEST_DIR");
        let kernels = [
            "calls.O2",
            "vecadd.O0",
            "interpreter.O2",
            "struct_arg.O0",
            "histogram.O2",
        ];
        let mut files = vec![
            format!("{root}/tests/text/everything.ll"),
            format!("{root}/tests/text/dialects.ll"),
        ];
        files.extend(kernels.map(|k| format!("{root}/../tests/kernels/{k}.ll")));
        let read = |f: &String| std::fs::read(f).expect("a readable file");
        files.iter().map(read).collect()
    })
}

/// One change of a text; positions are fractions of its length in 2^16.
#[derive(Clone, Debug)]
enum Mutation {
    /// Puts bytes in.
    Insert(u16, Vec<u8>),
    /// Overwrites a byte.
    Replace(u16, u8),
    /// Takes bytes away.
    Delete(u16, u8),
    /// Copies a piece to another place.
    Copy(u16, u8, u16),
    /// Exchanges two words.
    SwapWords(u16, u16),
    /// Cuts the text off.
    Truncate(u16),
}

impl Mutation {
    fn apply(&self, text: &mut Vec<u8>) {
        let at = |fraction: u16, text: &[u8]| (usize::from(fraction) * text.len()) >> 16;
        match self {
            Mutation::Insert(i, bytes) => {
                let i = at(*i, text);
                text.splice(i..i, bytes.iter().copied());
            }
            Mutation::Replace(i, b) => {
                let i = at(*i, text);
                if let Some(byte) = text.get_mut(i) {
                    *byte = *b;
                }
            }
            Mutation::Delete(i, n) => {
                let i = at(*i, text);
                let end = (i + usize::from(*n)).min(text.len());
                text.drain(i..end);
            }
            Mutation::Copy(i, n, to) => {
                let i = at(*i, text);
                let end = (i + usize::from(*n)).min(text.len());
                let piece = text[i..end].to_vec();
                let to = at(*to, text);
                text.splice(to..to, piece);
            }
            Mutation::SwapWords(i, j) => {
                let (a, b) = (word(text, at(*i, text)), word(text, at(*j, text)));
                let (a, b) = if a.start < b.start { (a, b) } else { (b, a) };
                if a.end <= b.start {
                    let (first, second) = (text[a.clone()].to_vec(), text[b.clone()].to_vec());
                    text.splice(b, first);
                    text.splice(a, second);
                }
            }
            Mutation::Truncate(i) => text.truncate(at(*i, text)),
        }
    }
}

/// The word around a place.
fn word(text: &[u8], at: usize) -> std::ops::Range<usize> {
    let stop = |b: &u8| b" ,()[]{}\n".contains(b);
    let start = text[..at].iter().rposition(stop).map_or(0, |i| i + 1);
    let len = text[at..].iter().position(stop).unwrap_or(text.len() - at);
    start..at + len
}

/// Pieces of the language to put in.
const PIECES: &[&str] = &[
    "i32",
    "ptr addrspace(5)",
    "%0",
    "%",
    "@",
    "!0",
    "!{",
    "}",
    "{",
    "(",
    ")",
    "<4 x ",
    "[2 x ",
    "null",
    "undef",
    "0x",
    "-1",
    "99999999999999999999",
    "\"",
    "c\"",
    "#0",
    "label %x",
    "\nx:\n",
    "phi i32 [ 0, %0 ]",
    "define void @f",
    "zeroinitializer",
    "splat (",
    "getelementptr (",
    "align 4",
    ", !range !3",
    "atomic",
    "type opaque",
    "...",
    "\0",
    "\u{ff}",
];

fn mutation() -> impl Strategy<Value = Mutation> {
    let bytes = prop_oneof![
        (0..PIECES.len()).prop_map(|i| PIECES[i].as_bytes().to_vec()),
        proptest::collection::vec(any::<u8>(), 1..4),
    ];
    prop_oneof![
        (any::<u16>(), bytes).prop_map(|(i, b)| Mutation::Insert(i, b)),
        (any::<u16>(), any::<u8>()).prop_map(|(i, b)| Mutation::Replace(i, b)),
        (any::<u16>(), 1..30u8).prop_map(|(i, n)| Mutation::Delete(i, n)),
        (any::<u16>(), 1..200u8, any::<u16>()).prop_map(|(i, n, to)| Mutation::Copy(i, n, to)),
        (any::<u16>(), any::<u16>()).prop_map(|(i, j)| Mutation::SwapWords(i, j)),
        any::<u16>().prop_map(Mutation::Truncate),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes(text in proptest::collection::vec(any::<u8>(), 0..300)) {
        check(&text);
    }

    #[test]
    fn random_pieces(pieces in proptest::collection::vec(0..PIECES.len(), 0..60)) {
        let words: Vec<&str> = pieces.iter().map(|&i| PIECES[i]).collect();
        check(words.join(" ").as_bytes());
        check(format!("define void @f() {{\n{}\n}}", words.join(" ")).as_bytes());
    }

    #[test]
    fn changed_programs(seed in 0..6usize, mutations in proptest::collection::vec(mutation(), 1..4)) {
        let mut text = seeds()[seed].clone();
        for mutation in &mutations {
            mutation.apply(&mut text);
        }
        check(&text);
    }
}

/// Every prefix of a program is an error or a program, at whatever byte it is cut.
#[test]
fn prefixes() {
    let text = &seeds()[0];
    for n in (0..text.len()).step_by(7) {
        check(&text[..n]);
    }
}

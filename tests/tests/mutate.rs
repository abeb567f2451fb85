//! Random bytes and damaged programs through the reader and the whole pipeline: an error or an
//! output, but no panic, and no wait without end.
//!
//! `AMDGPUC_MUTANTS=N` tries N instead of a sample, `AMDGPUC_SEED=S` begins with seed S; the seeds
//! are printed. What panics is made smaller and written to a folder, which
//! `AMDGPUC_FAILURES=FOLDER` can name. The program that is being compiled is always in that folder
//! too, as `current-N.ll`, should the process itself come to an end.

#[path = "support/compile.rs"]
mod compile;

use amdgpuc::ir::SourceFile;
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::campaign::{append, number, said};
use amdgpuc_tests::kernels::{OptLevel as Form, ir_path};
use amdgpuc_tests::random::{Config, Rng, generate};
use amdgpuc_tests::reduce::reduce;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Programs of the everyday run.
const SAMPLE: u64 = 1000;

/// Longer than any compilation of these sizes takes, on a slow machine that does other things as
/// well.
const LIMIT: Duration = Duration::from_secs(120);

#[rustfmt::skip]
/// Words that stand in programs, to put in others' places.
const WORDS: &[&str] = &[
    "i1", "i8", "i16", "i32", "i64", "i128", "i7", "i65", "half", "float", "double", "ptr",
    "ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(5)", "<2 x i32>", "<4 x float>", "<3 x i8>",
    "<16 x i32>", "{ i32, i64 }", "[4 x i16]", "void", "label", "undef", "poison", "null", "zeroinitializer",
    "true", "false", "0", "1", "-1", "31", "32", "64", "255", "65536", "2147483648", "18446744073709551615",
    "0x7FF0000000000000", "1.0", "add", "sub", "mul", "udiv", "sdiv", "srem", "shl", "lshr", "ashr", "and",
    "or", "xor", "fadd", "fmul", "fdiv", "frem", "fneg", "zext", "sext", "trunc", "bitcast", "inttoptr",
    "ptrtoint", "addrspacecast", "load", "store", "alloca", "getelementptr", "select", "phi", "br", "switch",
    "ret", "unreachable", "icmp eq", "fcmp olt", "extractelement", "insertelement", "shufflevector",
    "extractvalue", "insertvalue", "atomicrmw add", "cmpxchg", "fence seq_cst", "call", "freeze", "volatile",
    "seq_cst", "acquire", "monotonic", "nuw", "nsw", "exact", "fast", "align 1", "align 16", "%0", "%1", "%2",
    "@g", "(", ")", "[", "]", "{", "}", "<", ">", ",", "=", "!", "#0", "\"", ";", "\n", "vscale",
    "blockaddress", "asm", "define", "declare", "global", "constant",
    // Other versions of LLVM.
    "i8*", "float addrspace(1)*", "*", "addrspace(3)*", "f0x3FB8AA3B", "+inf", "-qnan", "+nan(0x1)", "-snan(0x2)",
    "0x1.8p-3", "3.140000e+00", "byval", "sret", "denormal_fpenv(dynamic, float: ieee|preservesign)", "splat (i32 1)",
    "@llvm.vector.reverse.v4i32", "@llvm.vector.interleave2.v8i32", "@llvm.exp2.float", "@llvm.amdgcn.ds.fadd.f32",
];

#[rustfmt::skip]
/// Words that can stand for one another: with them a program often stays well formed.
const LIKES: &[&[&str]] = &[
    &["add", "sub", "mul", "and", "or", "xor", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr"],
    &["fadd", "fsub", "fmul", "fdiv", "frem"],
    &["zext", "sext", "trunc"],
    &["eq", "ne", "slt", "sgt", "sle", "sge", "ult", "ugt", "ule", "uge"],
    &["oeq", "one", "olt", "ogt", "ole", "oge", "ord", "uno", "ueq", "une"],
    &["0", "1", "2", "3", "4", "7", "8", "15", "16", "31", "32", "33", "63", "64", "255", "256", "4095", "4096",
      "65535", "65536", "-1", "-64", "-4096", "2147483647", "-2147483648", "4294967295", "9223372036854775807",
      "undef", "poison"],
    &["i8", "i16", "i32", "i64", "float", "half", "double"],
    &["<2", "<3", "<4", "<8", "<16"],
    &["monotonic", "acquire", "release", "acq_rel", "seq_cst"],
    &["\"agent\"", "\"workgroup\"", "\"wavefront\"", "\"singlethread\"", "\"agent-one-as\""],
    &["addrspace(1)", "addrspace(3)", "addrspace(4)", "addrspace(5)"],
    &["true", "false", "undef", "poison"],
];

/// Puts a word in the place of one like it.
fn replace_like(rng: &mut Rng, text: &mut Vec<u8>) {
    let likes = LIKES[below(rng, LIKES.len())];
    let is_word = |b: Option<&u8>| {
        b.is_some_and(|&b| b.is_ascii_alphanumeric() || b == b'_' || b == b'.' || b == b'%')
    };
    let fits = |text: &[u8], at: usize, word: &str| {
        let alone = at == 0 || !is_word(text.get(at - 1));
        alone && text[at..].starts_with(word.as_bytes()) && !is_word(text.get(at + word.len()))
    };
    let places: Vec<(usize, usize)> = (0..text.len())
        .filter_map(|at| {
            likes
                .iter()
                .find(|w| fits(text, at, w))
                .map(|w| (at, at + w.len()))
        })
        .collect();
    if !places.is_empty() {
        let word = likes[below(rng, likes.len())];
        text.splice(pick_range(rng, &places), word.bytes());
    }
}

/// A number below `n`.
fn below(rng: &mut Rng, n: usize) -> usize {
    (rng.bits() % n.max(1) as u64) as usize
}

/// Undamaged programs.
struct Originals(Vec<Vec<u8>>);

impl Originals {
    fn read() -> Originals {
        let kernels = compile::kernels();
        let files = kernels
            .iter()
            .flat_map(|k| Form::ALL.map(|form| ir_path(k, form)));
        let texts = files.map(|path| std::fs::read(path).expect("the kernel is there"));
        let frontends = [
            "tinygrad/softmax.0",
            "clang13/bits.O0",
            "triton/scan.gfx906",
        ]
        .map(|name| {
            let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("frontends");
            std::fs::read(root.join(format!("{name}.ll"))).expect("the frontend's file is there")
        });
        let random = (0..24).map(|seed| {
            ir::printer::print_module(&generate(seed, &Config::of_seed(seed)).module).into_bytes()
        });
        Originals(texts.chain(frontends).chain(random).collect())
    }

    fn pick(&self, rng: &mut Rng) -> &[u8] {
        &self.0[below(rng, self.0.len())]
    }
}

/// The places of the words of a text, as ranges.
fn words(text: &[u8]) -> Vec<(usize, usize)> {
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b"%@._-#!".contains(&b);
    let mut all = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|&&b| is_word(b)).count();
        if length > 0 {
            all.push((at, at + length));
        }
        at += length.max(1);
    }
    all
}

/// The places of lines.
fn lines(text: &[u8]) -> Vec<(usize, usize)> {
    let mut begin = 0;
    let ends = text
        .iter()
        .enumerate()
        .filter(|(_, b)| **b == b'\n')
        .map(|(i, _)| i + 1);
    ends.map(|end| (std::mem::replace(&mut begin, end), end))
        .collect()
}

fn pick_range(rng: &mut Rng, ranges: &[(usize, usize)]) -> std::ops::Range<usize> {
    let (begin, end) = ranges
        .get(below(rng, ranges.len()))
        .copied()
        .unwrap_or((0, 0));
    begin..end
}

/// Damages a text at one place.
fn damage(rng: &mut Rng, text: &mut Vec<u8>, originals: &Originals) {
    match below(rng, 10) {
        0 if !text.is_empty() => {
            let at = below(rng, text.len());
            text[at] ^= 1 << below(rng, 8);
        }
        1 => drop(text.drain(pick_range(rng, &lines(text)))),
        2 => {
            let line = pick_range(rng, &lines(text));
            let copy = text[line].to_vec();
            let at = pick_range(rng, &lines(text)).start;
            text.splice(at..at, copy);
        }
        3 => {
            let other = originals.pick(rng);
            let line = other[pick_range(rng, &lines(other))].to_vec();
            let at = pick_range(rng, &lines(text)).start;
            text.splice(at..at, line);
        }
        4 => {
            let (from, to) = (pick_range(rng, &words(text)), pick_range(rng, &words(text)));
            let copy = text[from].to_vec();
            text.splice(to, copy);
        }
        5 => text.truncate(below(rng, text.len())),
        6 => drop(text.drain(pick_range(rng, &words(text)))),
        _ => {
            let word = WORDS[below(rng, WORDS.len())];
            let at = pick_range(rng, &words(text));
            text.splice(at, word.bytes());
        }
    }
}

/// The text of a seed.
fn text(seed: u64, originals: &Originals) -> Vec<u8> {
    let mut rng = Rng::new(seed);
    match below(&mut rng, 20) {
        0 => (0..below(&mut rng, 2000))
            .map(|_| rng.bits() as u8)
            .collect(),
        1 => (0..below(&mut rng, 300))
            .flat_map(|_| format!("{} ", WORDS[below(&mut rng, WORDS.len())]).into_bytes())
            .collect(),
        _ => {
            let mut text = originals.pick(&mut rng).to_vec();
            // Half of them are changed only in ways that often leave them well formed.
            let gentle = rng.percent(50);
            for _ in 0..=below(&mut rng, 3) {
                match gentle {
                    true => replace_like(&mut rng, &mut text),
                    false => damage(&mut rng, &mut text, originals),
                }
            }
            text
        }
    }
}

/// What the compiler did with a program.
enum Outcome {
    /// It made an output.
    Compiled,
    /// It gave errors.
    Refused,
    /// It should not have done that.
    Broken(String),
}

/// What breaks the compiler.
fn broken(seed: u64, text: &[u8]) -> Option<String> {
    match outcome(seed, text) {
        Outcome::Broken(error) => Some(error),
        _ => None,
    }
}

/// Compiles.
fn outcome(seed: u64, text: &[u8]) -> Outcome {
    let level = if seed.is_multiple_of(3) {
        Level::O0
    } else {
        Level::O2
    };
    let output = [
        OutputKind::Linked,
        OutputKind::Object,
        OutputKind::Assembly,
        OutputKind::Ir,
    ][(seed / 3 % 4) as usize];
    let run = || {
        let options = compile::options(
            ["gfx906", "gfx900", "gfx902"][(seed / 12 % 3) as usize],
            level,
            output,
        );
        let source = SourceFile {
            name: "mutant.ll",
            text,
        };
        let Err(errors) = amdgpuc::compile(&source, &options) else {
            return Outcome::Compiled;
        };
        assert!(!errors.is_empty(), "refused without an error");
        let mut texts = errors.iter().map(|e| e.render(&source));
        let internal = texts.find(|e| e.contains("internal error"));
        internal.map_or(Outcome::Refused, Outcome::Broken)
    };
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(outcome) => outcome,
        Err(panic) => Outcome::Broken(said(&*panic)),
    }
}

fn folder() -> PathBuf {
    let folder = std::env::var_os("AMDGPUC_FAILURES").map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants"));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

/// Makes a program smaller that breaks the compiler, and writes it.
fn report(seed: u64, text: &[u8], error: &str) -> String {
    let path = folder().join(format!("mutant-{seed}.ll"));
    // Numbers and names differ while a program gets smaller.
    let kind = |e: &str| {
        e.chars()
            .filter(|c| c.is_ascii_alphabetic())
            .take(24)
            .collect::<String>()
    };
    let same =
        |small: &str| broken(seed, small.as_bytes()).is_some_and(|e| kind(&e) == kind(error));
    let small = match std::str::from_utf8(text) {
        Ok(text) => reduce(text, Duration::from_secs(20), same).into_bytes(),
        Err(_) => text.to_vec(),
    };
    std::fs::write(&path, small).expect("the program is written");
    let first = error.lines().next().unwrap_or_default();
    format!("{}: seed {seed}: {first}\n", path.display())
}

/// What a worker tells.
enum Event {
    /// It begins with a seed.
    Begin(usize, u64),
    /// A program was well formed after all.
    Compiled,
    /// Something is broken.
    Broken(String),
    /// It has no more to do.
    End(usize),
}

fn worker(
    index: usize,
    next: &AtomicU64,
    until: u64,
    originals: &Originals,
    events: &mpsc::Sender<Event>,
) {
    let current = folder().join(format!("current-{index}.ll"));
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        let event = if seed < until {
            Event::Begin(index, seed)
        } else {
            Event::End(index)
        };
        // The receiver is gone only when the test has failed already.
        if events.send(event).is_err() || seed >= until {
            return;
        }
        let text = text(seed, originals);
        std::fs::write(&current, &text).expect("the program is written");
        let event = match outcome(seed, &text) {
            Outcome::Compiled => Event::Compiled,
            Outcome::Refused => continue,
            Outcome::Broken(error) => {
                let line = report(seed, &text, &error);
                append(&folder().join("list.txt"), &line);
                Event::Broken(line)
            }
        };
        if events.send(event).is_err() {
            return;
        }
    }
}

#[test]
fn damaged_programs_do_no_harm() {
    let (first, count) = (number("AMDGPUC_SEED", 0), number("AMDGPUC_MUTANTS", SAMPLE));
    println!("seeds {first} to {}", first + count.saturating_sub(1));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (events, received) = mpsc::channel();
    let shared = std::sync::Arc::new((AtomicU64::new(first), Originals::read()));
    for index in 0..threads {
        let (shared, events) = (shared.clone(), events.clone());
        // Not joined: one that hangs must not keep the test from failing.
        std::thread::spawn(move || worker(index, &shared.0, first + count, &shared.1, &events));
    }
    let mut busy: Vec<Option<(u64, Instant)>> = vec![Some((first, Instant::now())); threads];
    let mut failures = Vec::new();
    let mut compiled = 0u64;
    while busy.iter().any(Option::is_some) {
        match received.recv_timeout(Duration::from_secs(1)) {
            Ok(Event::Begin(index, seed)) => busy[index] = Some((seed, Instant::now())),
            Ok(Event::End(index)) => busy[index] = None,
            Ok(Event::Compiled) => compiled += 1,
            Ok(Event::Broken(line)) => failures.push(line),
            Err(_) => {}
        }
        let late = busy
            .iter()
            .flatten()
            .find(|(_, begun)| begun.elapsed() > LIMIT);
        assert!(
            late.is_none(),
            "seed {} takes longer than {LIMIT:?}",
            late.map_or(0, |l| l.0)
        );
    }
    println!("{compiled} of {count} were well formed and are compiled");
    let enough = count < SAMPLE || compiled > count / 20;
    assert!(enough, "few of the programs reach the pipeline");
    assert!(
        failures.is_empty(),
        "{} broke the compiler:\n{}",
        failures.len(),
        failures.concat()
    );
}

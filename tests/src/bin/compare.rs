//! A table of all kernels beside llc: `cargo run --release -p amdgpuc-tests --bin compare [--
//! PROCESSOR] [O0] [--set second] [--max-vgprs=N] [counts] [KERNEL…]`
//!
//! Both compile the same file at `-O2` (clang's `-O2` form of the kernel, with `O0` its unoptimised
//! one), without the copy of each kernel that clang makes for calls and nobody calls. What is
//! compared:
//!
//! - instructions and bytes of the kernel and of the functions that it may call, VGPRs, SGPRs,
//!   scratch: as the assembly text of both says;
//! - executed instructions and cycles: the emulator's count and estimate for all launches of the
//!   kernel's tests; the same for `s_waitcnt`, and for those of them that let nothing of vector
//!   memory, or nothing of LDS and scalar memory, be outstanding;
//! - time: here text to linked code object in process, the median of five batches of many runs; for
//!   llc the total of its `-time-passes` report (processor time, without starting the process) and
//!   of reading the IR. Processor time of both, where the system tells it.
//!
//! With `counts` no times are taken, which is most of the time that this takes; names of kernels
//! leave the others out. `--max-vgprs` is this compiler's option: what as many waves would cost.
//!
//! In each pair the first is this compiler's, and a ratio below 1 says that it needs less.

use amdgpuc::ir::{Diagnostic, SourceFile};
use amdgpuc::isa::Target;
use amdgpuc::{Options, OutputKind};
use amdgpuc_tests::emulate::run_case;
use amdgpuc_tests::kernels::{Case, OptLevel, Set};
use amdgpuc_tests::llc::{Ran, code_object, strip_target_attributes};
use std::fmt::Write;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Counts,
    Everything,
}

/// How often a kernel is compiled for its time: so many batches of so long.
const BATCHES: usize = 5;
const BATCH: Duration = Duration::from_millis(60);

/// Figures of a kernel by one compiler.
#[derive(Clone, Copy, Default)]
struct Figures {
    instructions: f64,
    vgprs: f64,
    sgprs: f64,
    bytes: f64,
    scratch: f64,
    executed: f64,
    cycles: f64,
    milliseconds: f64,
    waits: f64,
    waits_to_zero: f64,
}

/// Number of columns.
const COLUMNS: usize = 10;

impl Figures {
    /// The columns: name, width, digits behind the point.
    const COLUMNS: [(&'static str, usize, usize); COLUMNS] = [
        ("instructions", 6, 0),
        ("VGPRs", 4, 0),
        ("SGPRs", 4, 0),
        ("bytes", 6, 0),
        ("scratch", 5, 0),
        ("executed", 8, 0),
        ("cycles", 8, 0),
        ("time (ms)", 8, 3),
        ("waits", 6, 0),
        ("waits to 0", 6, 0),
    ];

    fn list(&self) -> [f64; COLUMNS] {
        [
            self.instructions,
            self.vgprs,
            self.sgprs,
            self.bytes,
            self.scratch,
            self.executed,
            self.cycles,
            self.milliseconds,
            self.waits,
            self.waits_to_zero,
        ]
    }

    /// Reads the assembly text of a kernel and of the functions that it may call.
    fn of_assembly(text: &str, kernel: &str) -> Result<Figures, String> {
        let mut listings = vec![Listing::of(text, kernel)?];
        let mut figures = listings[0].figures()?;
        let mut next = 0;
        while let Some(listing) = listings.get(next) {
            for callee in listing.named() {
                if listings.iter().all(|l| l.name != callee) {
                    // A variable is not in the listing.
                    listings.extend(Listing::of(text, callee));
                }
            }
            next += 1;
        }
        for function in &listings[1..] {
            let function = function.figures()?;
            figures.instructions += function.instructions;
            figures.bytes += function.bytes;
        }
        Ok(figures)
    }
}

/// A function in assembly text, as both compilers write it.
struct Listing<'a> {
    name: &'a str,
    /// Lines up to the function's end.
    body: Vec<&'a str>,
    /// Those behind it up to the next function's, the figures among them.
    after: Vec<&'a str>,
}

impl<'a> Listing<'a> {
    fn of(text: &'a str, name: &'a str) -> Result<Listing<'a>, String> {
        let is_label = |line: &&str| line.strip_prefix(name).is_some_and(|l| l.starts_with(':'));
        let mut lines = text.lines().skip_while(|line| !is_label(line)).skip(1);
        let is_end = |line: &&str| line.starts_with(".Lfunc_end");
        let listing = Listing {
            name,
            body: lines.by_ref().take_while(|line| !is_end(line)).collect(),
            after: lines.take_while(|line| !is_end(line)).collect(),
        };
        match listing.after.is_empty() {
            false => Ok(listing),
            true => Err(format!("{name}: not in the assembly")),
        }
    }

    /// Symbols whose address is taken.
    fn named(&self) -> Vec<&'a str> {
        let lines = self.body.iter();
        let operands = lines.flat_map(|line| line.split([' ', ',', '\t']));
        let names = operands.filter_map(|operand| {
            let (name, relocation) = operand.split_once('@')?;
            let is_low =
                relocation.starts_with("rel32@lo") || relocation.starts_with("gotpcrel32@lo");
            is_low.then_some(name)
        });
        names.collect()
    }

    fn figures(&self) -> Result<Figures, String> {
        let is_instruction =
            |l: &&&str| l.starts_with('\t') && l[1..].starts_with(|c: char| c.is_ascii_lowercase());
        let mut figures = Figures {
            instructions: self.body.iter().filter(is_instruction).count() as f64,
            ..Figures::default()
        };
        let mut fields = 0;
        for line in self.after.iter().filter(|line| line.starts_with(';')) {
            let Some((name, value)) = line.trim_start_matches([';', ' ']).split_once([':', '='])
            else {
                continue;
            };
            let place = match name.trim() {
                "codeLenInByte" => &mut figures.bytes,
                "TotalNumSgprs" => &mut figures.sgprs,
                "NumVgprs" => &mut figures.vgprs,
                "ScratchSize" => &mut figures.scratch,
                _ => continue,
            };
            *place = value
                .trim()
                .parse()
                .map_err(|_| format!("{}: '{line}' in assembly", self.name))?;
            fields += 1;
        }
        match fields {
            4 => Ok(figures),
            _ => Err(format!(
                "{}: {fields} of 4 figures in the assembly",
                self.name
            )),
        }
    }
}

/// Time that this thread has spent on a processor, where the system tells; else of the clock on the
/// wall.
fn cpu_time(begin: Instant) -> Duration {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = text.and_then(|t| t.split_whitespace().next()?.parse().ok());
    nanoseconds.map_or_else(|| begin.elapsed(), Duration::from_nanos)
}

/// Time of one run: the median of batches, which are long because the system counts processor time
/// in steps.
fn median_milliseconds(mut run: impl FnMut()) -> f64 {
    let begin = Instant::now();
    let mut batches: Vec<f64> = (0..BATCHES)
        .map(|_| {
            let (start, before) = (Instant::now(), cpu_time(begin));
            let mut runs = 0;
            while runs < 5 || start.elapsed() < BATCH {
                run();
                runs += 1;
            }
            (cpu_time(begin) - before).as_secs_f64() * 1e3 / f64::from(runs)
        })
        .collect();
    batches.sort_by(f64::total_cmp);
    batches[batches.len() / 2]
}

/// The text without the kernel's copy for calls, if nobody calls it.
fn without_copy(text: &str, kernel: &str) -> String {
    let name = format!("@__clang_ocl_kern_imp_{kernel}(");
    let Some(at) = text
        .find(&name)
        .filter(|_| text.matches(&name).count() == 1)
    else {
        return text.to_string();
    };
    let (Some(begin), Some(length)) = (text[..at].rfind("\ndefine "), text[at..].find("\n}\n"))
    else {
        return text.to_string();
    };
    format!("{}{}", &text[..=begin], &text[at + length + 3..])
}

/// Runs all launches of a kernel's tests.
fn execute(figures: &mut Figures, code: &[u8], cases: &[Case]) -> Result<(), String> {
    for case in cases {
        let stats = run_case(code, case)?.stats;
        figures.executed += stats.instructions as f64;
        figures.cycles += stats.cycles as f64;
        figures.waits += stats.waitcnt as f64;
        figures.waits_to_zero += stats.waitcnt_zero as f64;
    }
    Ok(())
}

fn ours(
    text: &str,
    kernel: &str,
    options: &Options,
    cases: &[Case],
    what: What,
) -> Result<Figures, String> {
    let source = SourceFile {
        name: kernel,
        text: text.as_bytes(),
    };
    let compile = || amdgpuc::compile(&source, options);
    let told = |errors: Vec<_>| {
        errors
            .iter()
            .map(|e: &Diagnostic| e.render(&source))
            .collect::<String>()
    };
    let compiled = compile().map_err(told)?;
    let mut listed = options.clone();
    listed.output = OutputKind::Assembly;
    let listed = amdgpuc::compile(&source, &listed).map_err(told)?;
    let assembly = String::from_utf8(listed.bytes).map_err(|e| e.to_string())?;
    let mut figures = Figures::of_assembly(&assembly, kernel)?;
    execute(&mut figures, &compiled.bytes, cases)?;
    if what == What::Everything {
        figures.milliseconds = median_milliseconds(|| drop(compile()));
    }
    Ok(figures)
}

/// The total of a section of `-time-passes`: user and system time in milliseconds.
fn section_total(report: &str, title: &str) -> Option<f64> {
    let section = &report[report.find(title)?..];
    let line = section
        .lines()
        .find(|l| l.contains("Total Execution Time:"))?;
    let seconds: f64 = line
        .split(':')
        .nth(1)?
        .split_whitespace()
        .next()?
        .parse()
        .ok()?;
    Some(seconds * 1e3)
}

fn theirs(
    path: &Path,
    kernel: &str,
    processor: &str,
    cases: &[Case],
    what: What,
) -> Result<Option<Figures>, String> {
    let Ran::Done(code) = code_object(path, processor)? else {
        return Ok(None);
    };
    let run = |arguments: &[&str]| {
        let output = Command::new("llc-22")
            .args(arguments)
            .arg("-O2")
            .arg(format!("-mcpu={processor}"))
            .arg(path)
            .output();
        output.map_err(|e| format!("llc-22: {e}"))
    };
    let assembly = String::from_utf8(run(&["-o", "-"])?.stdout).map_err(|e| e.to_string())?;
    let mut figures = Figures::of_assembly(&assembly, kernel)?;
    execute(&mut figures, &code, cases)?;
    if what == What::Counts {
        return Ok(Some(figures));
    }
    let mut times = Vec::new();
    for _ in 0..3 {
        let report = String::from_utf8_lossy(
            &run(&["-time-passes", "-filetype=obj", "-o", "/dev/null"])?.stderr,
        )
        .into_owned();
        let passes = section_total(&report, "Pass execution timing report")
            .ok_or("no times in llc's report")?;
        times.push(passes + section_total(&report, "LLVM IR Parsing").unwrap_or(0.0));
    }
    times.sort_by(f64::total_cmp);
    figures.milliseconds = times[1];
    Ok(Some(figures))
}

/// Both compilers' figures of a kernel.
fn compare(
    asked: &Arguments,
    options: &Options,
    kernel: &str,
    cases: &[Case],
) -> Result<Option<[Figures; 2]>, String> {
    let (set, what) = (asked.set, asked.what);
    let text =
        std::fs::read_to_string(set.ir_path(kernel, asked.form)).map_err(|e| e.to_string())?;
    let text = strip_target_attributes(&without_copy(&text, kernel));
    let path = std::env::temp_dir().join(format!("amdgpuc-compare-{}.ll", std::process::id()));
    std::fs::write(&path, &text).map_err(|e| e.to_string())?;
    let theirs = theirs(&path, kernel, &asked.processor, cases, what);
    // A leftover in the system's temporary folder does no harm.
    let _ = std::fs::remove_file(&path);
    let Some(theirs) = theirs? else {
        return Ok(None);
    };
    Ok(Some([ours(&text, kernel, options, cases, what)?, theirs]))
}

fn row(name: &str, [a, b]: &[Figures; 2]) -> String {
    let mut line = format!("{name:<18}");
    for ((_, width, digits), (a, b)) in Figures::COLUMNS
        .iter()
        .zip(a.list().into_iter().zip(b.list()))
    {
        let _ = write!(line, " {a:>width$.digits$} {b:>width$.digits$}");
    }
    line
}

fn print(rows: &[(&str, [Figures; 2])]) {
    let ratio = |pair: (f64, f64)| (pair.0 > 0.0 && pair.1 > 0.0).then(|| pair.0 / pair.1);
    let mut totals = [Figures::default().list(); 2];
    for (name, pair) in rows {
        println!("{}", row(name, pair));
        for (total, figures) in totals.iter_mut().zip(pair) {
            total
                .iter_mut()
                .zip(figures.list())
                .for_each(|(t, f)| *t += f);
        }
    }
    let (mut sums, mut means) = (
        format!("{:<18}", "total"),
        format!("{:<18}", "geomean of ratios"),
    );
    for (i, (_, width, digits)) in Figures::COLUMNS.iter().enumerate() {
        let _ = write!(
            sums,
            " {:>width$.digits$} {:>width$.digits$}",
            totals[0][i], totals[1][i]
        );
        let ratios: Vec<f64> = rows
            .iter()
            .filter_map(|(_, [a, b])| ratio((a.list()[i], b.list()[i])))
            .collect();
        let mean = (ratios.iter().map(|r| r.ln()).sum::<f64>() / ratios.len().max(1) as f64).exp();
        let _ = write!(means, " {mean:>0$.3}", 2 * width + 1);
    }
    println!("{sums}\n{means}");
    let per_1000 = |t: &[f64; COLUMNS]| t[7] / t[0] * 1e3;
    println!(
        "time per 1000 emitted instructions: {:.3} ms, llc {:.3} ms",
        per_1000(&totals[0]),
        per_1000(&totals[1])
    );
}

/// What is asked for.
struct Arguments {
    processor: String,
    form: OptLevel,
    set: Set,
    what: What,
    max_vgprs: Option<u16>,
    /// Kernels; all where none is named.
    kernels: Vec<String>,
}

impl Arguments {
    /// Reads them.
    ///
    /// # Errors
    ///
    /// What is no processor, option or kernel of the set.
    fn parse(mut list: impl Iterator<Item = String>) -> Result<Arguments, String> {
        let mut all = Arguments {
            processor: "gfx906".to_string(),
            form: OptLevel::O2,
            set: Set::First,
            what: What::Everything,
            max_vgprs: None,
            kernels: Vec::new(),
        };
        while let Some(argument) = list.next() {
            match argument.as_str() {
                "O0" => all.form = OptLevel::O0,
                "counts" => all.what = What::Counts,
                "--set" => {
                    all.set = match list.next().as_deref() {
                        Some("first") => Set::First,
                        Some("second") => Set::Second,
                        _ => return Err("--set is first or second".to_string()),
                    };
                }
                option if option.starts_with("--max-vgprs=") => {
                    let (_, number) = option.split_once('=').unwrap_or_default();
                    let number = number.parse();
                    all.max_vgprs = Some(number.map_err(|_| format!("{option} is no number"))?);
                }
                name if name.starts_with("gfx") => all.processor = argument,
                _ => all.kernels.push(argument),
            }
        }
        let known = all.set.cases_by_kernel();
        match all.kernels.iter().find(|k| !known.contains_key(k.as_str())) {
            Some(name) => Err(format!("'{name}' is no option, and no kernel of the set")),
            None => Ok(all),
        }
    }
}

fn run() -> Result<(), String> {
    let asked = Arguments::parse(std::env::args().skip(1))?;
    let processor = asked.processor.as_str();
    let mut options = Options::new(Target::parse(processor).map_err(|e| e.to_string())?);
    options.max_vgprs = asked.max_vgprs;
    let mut kernels = asked.set.cases_by_kernel();
    let is_named = |name: &str| asked.kernels.iter().any(|k| k == name);
    if !asked.kernels.is_empty() {
        kernels.retain(|name, _| is_named(name));
    }
    let mut rows = Vec::new();
    for (kernel, cases) in &kernels {
        match compare(&asked, &options, kernel, cases)? {
            Some(pair) => rows.push((*kernel, pair)),
            None => return Err("llc-22 and ld.lld-22 are needed".to_string()),
        }
    }
    let form = asked.form;
    println!("{processor}, -O2 of clang's {form:?}: amdgpuc and llc-22 side by side");
    let mut header = format!("{:<18}", "kernel");
    for (name, width, _) in Figures::COLUMNS {
        let _ = write!(header, " {name:>0$}", 2 * width + 1);
    }
    println!("{header}");
    print(&rows);
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("compare: {message}");
            ExitCode::FAILURE
        }
    }
}

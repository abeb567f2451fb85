//! The command line.
//!
//! Options are written as LLVM's tools have them: long names behind one dash or two
//! (`-mcpu=gfx906`, `--print-after=isel`), levels and files stuck to a letter or not (`-O2`, `-o
//! FILE`). lexopt and clap take `-mcpu` for four options of one letter, so the words are told
//! apart here.

pub use crate::help::{HELP, RUN_HELP};
use crate::options::{OutputKind, Timing};
use crate::pipeline;
pub use crate::settings::Settings;
use isa::{Target, Tasks};

/// What the command line asks for.
#[derive(Debug)]
pub enum Command {
    /// Compile files.
    Compile(Box<Compile>),
    /// Run a kernel on the emulator.
    Run(Box<Run>),
    /// Run passes over a file.
    Pass(Box<Pass>),
    /// Assemble a file.
    Assemble(Box<Assemble>),
    /// Disassemble a file.
    Disassemble(Box<Disassemble>),
    /// Explore litmus programs.
    Litmus(Box<Litmus>),
    /// Print the help.
    Help,
    /// Print the help of `run`.
    RunHelp,
    /// Print the version.
    Version,
    /// Print the table of processors.
    ListProcessors,
}

/// A compilation.
#[derive(Debug)]
pub struct Compile {
    /// Input files; `-` is standard input.
    pub files: Vec<String>,
    /// Output file; `-` is standard output.
    pub out: Option<String>,
    /// Options, all but a processor that the input names itself.
    pub settings: Settings,
    /// Print the time of each pass to standard error.
    pub time_passes: bool,
    /// Print figures of each kernel to standard error (text) or standard output (JSON).
    pub stats: Option<StatsFormat>,
}

/// Form of statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StatsFormat {
    /// A table.
    Text,
    /// One JSON value.
    Json,
}

/// A launch.
#[derive(Debug)]
pub struct Run {
    /// IR or code object.
    pub file: String,
    /// Symbol of the kernel.
    pub kernel: String,
    /// Grid in work-items.
    pub grid: [u32; 3],
    /// Dimensions that the grid is given in, 1 to 3; those after them are 1.
    pub dimensions: u8,
    /// Work-group in work-items.
    pub workgroup: [u32; 3],
    /// First global id in each dimension.
    pub global_offset: [u64; 3],
    /// Processor and options, for IR.
    pub settings: Settings,
    /// Explicit kernel arguments, as written.
    pub args: Vec<String>,
    /// Print counts.
    pub stats: Option<StatsFormat>,
    /// Instructions after which to give up.
    pub max_instructions: Option<u64>,
    /// Bytes of local memory beyond what the kernel declares.
    pub lds: u32,
    /// Host threads.
    pub threads: u32,
    /// Print executed instructions.
    pub trace: Option<Output>,
    /// Print a profile.
    pub profile: Option<Output>,
    /// How much the emulator checks.
    pub mode: emu::Mode,
    /// What strict mode does about data races.
    pub races: emu::Races,
    /// Which results the instructions give that are specified to a bound.
    pub approximations: emu::Approximations,
}

/// Passes over a file.
#[derive(Debug)]
pub struct Pass {
    /// Names of the passes in their order.
    pub passes: Vec<String>,
    /// LLVM IR or machine IR; `-` is standard input.
    pub file: String,
    /// Output file; without it, and for `-`, standard output.
    pub out: Option<String>,
    /// Options, all but a processor that the input names itself.
    pub settings: Settings,
}

/// An assembly.
#[derive(Debug)]
pub struct Assemble {
    /// Input file; `-` is standard input.
    pub file: String,
    /// Output file; `-` is standard output.
    pub out: Option<String>,
    /// What to assemble for.
    pub target: Target,
    /// Print each statement with its bytes to standard output.
    pub show_encoding: bool,
    /// Whose assembly language it is.
    pub dialect: asm::Dialect,
}

/// What a disassembly reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bytes {
    /// An object or code object.
    File,
    /// Bytes written as numbers.
    Hex,
}

/// A disassembly.
#[derive(Debug)]
pub struct Disassemble {
    /// Input file; `-` is standard input.
    pub file: String,
    /// What to disassemble for; without it, what the file says.
    pub target: Option<Target>,
    /// What the file holds.
    pub bytes: Bytes,
}

/// Litmus programs.
#[derive(Debug)]
pub struct Litmus {
    /// A file, a part of the names of the programs that are meant, or nothing: all.
    pub what: Option<String>,
    /// Only programs with this scope of synchronisation.
    pub scope: Option<String>,
    /// Only every n-th program.
    pub every: usize,
    /// What is done.
    pub task: LitmusTask,
    /// How completion is told.
    pub completion: Option<emu::model::Completion>,
    /// Processor and options.
    pub settings: Settings,
}

/// What is done with litmus programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LitmusTask {
    /// They are explored.
    Explore,
    /// They are printed.
    Print,
    /// They are explored with every mutant of the memory model's table.
    Mutants,
}

/// Where a report goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Output {
    /// To the report's own stream.
    Standard,
    /// To a file.
    File(String),
}

/// Reads the command line (without the program's name).
///
/// # Errors
/// A message for the user.
pub fn parse(args: &[String]) -> Result<Command, String> {
    if args
        .iter()
        .any(|a| a == "--help" || a == "-h" || a == "-help")
    {
        return Ok(match args.first().map(String::as_str) {
            Some("run") => Command::RunHelp,
            _ => Command::Help,
        });
    }
    if args.iter().any(|a| a == "--version" || a == "-version") {
        return Ok(Command::Version);
    }
    if args
        .iter()
        .any(|a| option_body(a) == "list-processors" && is_option(a))
    {
        return Ok(Command::ListProcessors);
    }
    match args.split_first() {
        Some((first, rest)) if first == "run" => parse_run(rest),
        Some((first, rest)) if first == "pass" => parse_pass(rest),
        Some((first, rest)) if first == "asm" => parse_assemble(rest),
        Some((first, rest)) if first == "disasm" => parse_disassemble(rest),
        Some((first, rest)) if first == "litmus" => parse_litmus(rest),
        _ => parse_compile(args),
    }
}

/// Walks over arguments, with options that take a value after `=` or as the next argument.
pub(crate) struct Args<'a> {
    rest: std::slice::Iter<'a, String>,
}

impl<'a> Args<'a> {
    fn next(&mut self) -> Option<&'a str> {
        self.rest.next().map(String::as_str)
    }

    /// The value of option `name` if `arg` is that option: behind `=`, or the next argument.
    pub(crate) fn value(&mut self, arg: &str, name: &str) -> Result<Option<String>, String> {
        let Some(rest) = option_body(arg).strip_prefix(name) else {
            return Ok(None);
        };
        match rest.strip_prefix('=') {
            Some(value) => Ok(Some(value.to_string())),
            None if !rest.is_empty() => Ok(None),
            None => match self.next() {
                Some(value) => Ok(Some(value.to_string())),
                None => Err(format!("option '{arg}' needs a value")),
            },
        }
    }
}

/// An option without its one or two dashes.
fn option_body(arg: &str) -> &str {
    arg.strip_prefix("--")
        .or_else(|| arg.strip_prefix('-'))
        .unwrap_or(arg)
}

pub(crate) fn number<T: std::str::FromStr>(text: &str, option: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("'{text}' is no valid number for {option}"))
}

fn stats_format(arg: &str) -> Result<Option<StatsFormat>, String> {
    let body = option_body(arg);
    match body.strip_prefix("stats") {
        Some("") => Ok(Some(StatsFormat::Text)),
        Some("=json") => Ok(Some(StatsFormat::Json)),
        Some("=text") => Ok(Some(StatsFormat::Text)),
        Some(rest) if rest.starts_with('=') => {
            Err(format!("unknown format of statistics '{}'", &rest[1..]))
        }
        _ => Ok(None),
    }
}

/// `--NAME` or `--NAME=FILE`.
fn output(arg: &str, name: &str) -> Option<Output> {
    match option_body(arg).strip_prefix(name)? {
        "" => Some(Output::Standard),
        rest => Some(Output::File(rest.strip_prefix('=')?.to_string())),
    }
}

fn unknown(arg: &str) -> String {
    format!("unknown option '{arg}' (try --help)")
}

fn is_option(arg: &str) -> bool {
    arg.starts_with('-') && arg != "-"
}

/// The form of output that an option asks for.
fn output_kind(arg: &str) -> Option<OutputKind> {
    match arg {
        "-S" => Some(OutputKind::Assembly),
        "-c" => Some(OutputKind::Object),
        _ if option_body(arg) == "emit-ir" => Some(OutputKind::Ir),
        _ => None,
    }
}

fn parse_compile(args: &[String]) -> Result<Command, String> {
    let mut args = Args { rest: args.iter() };
    let mut settings = Settings::default();
    let (mut files, mut out, mut time_passes, mut stats) = (Vec::new(), None, false, None);
    let mut form: Option<(&str, OutputKind)> = None;
    while let Some(arg) = args.next() {
        if !is_option(arg) {
            files.push(arg.to_string());
        } else if let Some(kind) = output_kind(arg) {
            let before = form.replace((arg, kind));
            if let Some((other, _)) = before.filter(|&(_, k)| k != kind) {
                return Err(format!("{other} and {arg}: one form of output at a time"));
            }
            settings.output = kind;
        } else if option_body(arg) == "time-passes" {
            time_passes = true;
            settings.timing = Timing::On;
        } else if let Some(format) = stats_format(arg)? {
            stats = Some(format);
            settings.timing = Timing::On;
        } else if let Some(value) = args.value(arg, "o")? {
            out = Some(value);
        } else if let Some(value) = args.value(arg, "threads")? {
            settings.threads = thread_count(&value)?;
        } else if !settings.take(&mut args, arg)? {
            return Err(unknown(arg));
        }
    }
    if files.is_empty() {
        return Err("no input file (try --help)".to_string());
    }
    // What is wrong with a processor that is given is said before the files are read.
    settings.options(Tasks::COMPILE)?;
    Ok(Command::Compile(Box::new(Compile {
        files,
        out,
        settings,
        time_passes,
        stats,
    })))
}

fn parse_litmus(args: &[String]) -> Result<Command, String> {
    let mut args = Args { rest: args.iter() };
    let mut litmus = Litmus {
        what: None,
        scope: None,
        every: 1,
        task: LitmusTask::Explore,
        completion: None,
        settings: Settings::default(),
    };
    while let Some(arg) = args.next() {
        if !is_option(arg) {
            if litmus.what.replace(arg.to_string()).is_some() {
                return Err(format!("a second name '{arg}'"));
            }
        } else if let Some(value) = args.value(arg, "scope")? {
            litmus.scope = Some(value);
        } else if let Some(value) = args.value(arg, "every")? {
            litmus.every = number::<usize>(&value, "--every")?.max(1);
        } else if let Some(value) = args.value(arg, "completion")? {
            litmus.completion = Some(match value.as_str() {
                "wave" => emu::model::Completion::OfWave,
                "unit" => emu::model::Completion::OfComputeUnit,
                _ => return Err(format!("'{value}' is neither wave nor unit")),
            });
        } else if option_body(arg) == "mutants" {
            litmus.task = LitmusTask::Mutants;
        } else if option_body(arg) == "print" {
            litmus.task = LitmusTask::Print;
        } else if !litmus.settings.take(&mut args, arg)? {
            return Err(format!("unknown option '{arg}'"));
        }
    }
    Ok(Command::Litmus(Box::new(litmus)))
}

fn parse_run(args: &[String]) -> Result<Command, String> {
    let mut args = Args { rest: args.iter() };
    let mut settings = Settings::default();
    let (mut file, mut kernel, mut grid, mut workgroup) = (None, None, None, None);
    let (mut values, mut stats) = (Vec::new(), None);
    let (mut max_instructions, mut threads, mut lds) = (None, 1, 0);
    let (mut trace, mut profile) = (None, None);
    let mut mode = emu::Mode::Plain;
    let mut races = emu::Races::Report;
    let mut approximations = emu::Approximations::default();
    let mut global_offset = [0; 3];
    while let Some(arg) = args.next() {
        if !is_option(arg) {
            if file.replace(arg.to_string()).is_some() {
                return Err(format!("a second file '{arg}': one is run at a time"));
            }
        } else if let Some(value) = args.value(arg, "kernel")? {
            kernel = Some(value);
        } else if let Some(value) = args.value(arg, "grid")? {
            grid = Some(sizes(&value, "--grid")?);
        } else if let Some(value) = args.value(arg, "workgroup")? {
            workgroup = Some(sizes(&value, "--workgroup")?);
        } else if let Some(value) = args.value(arg, "global-offset")? {
            fill(&mut global_offset, &value, "--global-offset")?;
        } else if let Some(value) = args.value(arg, "arg")? {
            values.push(value);
        } else if let Some(value) = args.value(arg, "max-instructions")? {
            max_instructions = Some(number(&value, "--max-instructions")?);
        } else if let Some(value) = args.value(arg, "lds")? {
            lds = number(&value, "--lds")?;
        } else if let Some(value) = args.value(arg, "threads")? {
            threads = thread_count(&value)?;
        } else if let Some(value) = args.value(arg, "mode")? {
            mode = run_mode(&value)?;
        } else if let Some(value) = args.value(arg, "races")? {
            races = run_races(&value)?;
        } else if let Some(value) = args.value(arg, "approximations")? {
            approximations = run_approximations(&value)?;
        } else if let Some(to) = output(arg, "trace") {
            trace = Some(to);
        } else if let Some(to) = output(arg, "profile") {
            profile = Some(to);
        } else if let Some(format) = stats_format(arg)? {
            stats = Some(format);
        } else if !settings.take(&mut args, arg)? {
            return Err(unknown(arg));
        }
    }
    settings.options(Tasks::EMULATE)?;
    let file = file.ok_or("no file to run (try --help)")?;
    let kernel = kernel.ok_or("no kernel: give --kernel NAME")?;
    let (grid, dimensions) = grid.ok_or("no grid: give --grid X[,Y[,Z]]")?;
    let (workgroup, _) = workgroup.ok_or("no work-group: give --workgroup X[,Y[,Z]]")?;
    Ok(Command::Run(Box::new(Run {
        file,
        kernel,
        grid,
        dimensions,
        workgroup,
        settings,
        global_offset,
        args: values,
        stats,
        max_instructions,
        lds,
        threads,
        trace,
        profile,
        mode,
        races,
        approximations,
    })))
}

fn parse_pass(args: &[String]) -> Result<Command, String> {
    let mut args = Args { rest: args.iter() };
    let mut settings = Settings::default();
    let (mut passes, mut file, mut out) = (Vec::new(), None, None);
    while let Some(arg) = args.next() {
        if !is_option(arg) && passes.is_empty() {
            passes = arg.split(',').map(str::to_string).collect();
        } else if !is_option(arg) {
            one_file(&mut file, arg)?;
        } else if let Some(value) = args.value(arg, "o")? {
            out = Some(value);
        } else if !settings.take(&mut args, arg)? {
            return Err(unknown(arg));
        }
    }
    for name in &passes {
        pipeline::check_printed(name)?;
    }
    if passes.is_empty() {
        return Err("no pass to run (try --help)".to_string());
    }
    if settings.stops() || !settings.disabled.is_empty() {
        return Err(
            "'pass' runs the passes that it is given, and those that they require".to_string(),
        );
    }
    settings.options(Tasks::empty())?;
    Ok(Command::Pass(Box::new(Pass {
        passes,
        file: file.ok_or("no file to run the passes on (try --help)")?,
        out,
        settings,
    })))
}

fn parse_assemble(args: &[String]) -> Result<Command, String> {
    let mut args = Args { rest: args.iter() };
    let mut settings = Settings::default();
    let (mut file, mut out, mut show_encoding) = (None, None, false);
    let mut dialect = asm::Dialect::default();
    while let Some(arg) = args.next() {
        if !is_option(arg) {
            one_file(&mut file, arg)?;
        } else if let Some(name) = args.value(arg, "dialect")? {
            dialect = match name.as_str() {
                "llvm" => asm::Dialect::Llvm,
                "clrx" => asm::Dialect::Clrx,
                _ => return Err(format!("unknown dialect '{name}' (known: llvm, clrx)")),
            };
        } else if matches!(option_body(arg), "show-encoding" | "show-encodings") {
            show_encoding = true;
        } else if let Some(value) = args.value(arg, "o")? {
            out = Some(value);
        } else if !settings.take_target(&mut args, arg)? {
            return Err(unknown(arg));
        }
    }
    Ok(Command::Assemble(Box::new(Assemble {
        file: file.ok_or("no file to assemble (try --help)")?,
        out,
        target: settings
            .options(Tasks::ASSEMBLE)?
            .ok_or("no target: give -mcpu=TARGET-ID, for example -mcpu=gfx906")?
            .target,
        show_encoding,
        dialect,
    })))
}

fn parse_disassemble(args: &[String]) -> Result<Command, String> {
    let mut args = Args { rest: args.iter() };
    let mut settings = Settings::default();
    let (mut file, mut bytes) = (None, Bytes::File);
    while let Some(arg) = args.next() {
        if !is_option(arg) {
            one_file(&mut file, arg)?;
        } else if option_body(arg) == "hex" {
            bytes = Bytes::Hex;
        } else if !settings.take_target(&mut args, arg)? {
            return Err(unknown(arg));
        }
    }
    let target = settings.options(Tasks::ASSEMBLE)?.map(|o| o.target);
    if bytes == Bytes::Hex && target.is_none() {
        return Err("no target: give -mcpu=TARGET-ID, for example -mcpu=gfx906".to_string());
    }
    Ok(Command::Disassemble(Box::new(Disassemble {
        file: file.ok_or("no file to disassemble (try --help)")?,
        target,
        bytes,
    })))
}

fn one_file(file: &mut Option<String>, arg: &str) -> Result<(), String> {
    match file.replace(arg.to_string()) {
        None => Ok(()),
        Some(_) => Err(format!("a second file '{arg}': one is taken at a time")),
    }
}

fn thread_count(text: &str) -> Result<u32, String> {
    match number(text, "--threads")? {
        0 => Err("--threads 0: at least one is needed".to_string()),
        n => Ok(n),
    }
}

/// The argument of `--mode`.
fn run_mode(text: &str) -> Result<emu::Mode, String> {
    match text {
        "plain" => Ok(emu::Mode::Plain),
        "strict" => Ok(emu::Mode::Strict),
        _ => Err(format!("unknown mode '{text}': it is plain or strict")),
    }
}

/// The argument of `--approximations`.
fn run_approximations(text: &str) -> Result<emu::Approximations, String> {
    match text {
        "nearest" => Ok(emu::Approximations::Nearest),
        "below" => Ok(emu::Approximations::Below),
        "above" => Ok(emu::Approximations::Above),
        "mixed" => Ok(emu::Approximations::Mixed),
        _ => Err(format!(
            "unknown argument '{text}' of --approximations: it is nearest, below, above or mixed"
        )),
    }
}

/// The argument of `--races`.
fn run_races(text: &str) -> Result<emu::Races, String> {
    match text {
        "report" => Ok(emu::Races::Report),
        "global" => Ok(emu::Races::Global),
        "ignore" => Ok(emu::Races::Ignore),
        _ => Err(format!(
            "unknown argument '{text}' of --races: it is report, global or ignore"
        )),
    }
}

/// `X[,Y[,Z]]`, and how many are given; missing dimensions are 1.
fn sizes(text: &str, option: &str) -> Result<([u32; 3], u8), String> {
    let mut out = [1; 3];
    let given = fill(&mut out, text, option)?;
    match out.contains(&0) {
        true => Err(format!("a dimension of {option} is 0")),
        false => Ok((out, given)),
    }
}

/// Reads `X[,Y[,Z]]` over what is there for missing dimensions; gives how many are there.
fn fill<T: std::str::FromStr>(out: &mut [T; 3], text: &str, option: &str) -> Result<u8, String> {
    let parts: Vec<&str> = text.split(',').collect();
    if parts.len() > 3 {
        return Err(format!(
            "'{text}' has more than three dimensions in {option}"
        ));
    }
    for (slot, part) in out.iter_mut().zip(&parts) {
        *slot = number(part, option)?;
    }
    Ok(parts.len() as u8)
}

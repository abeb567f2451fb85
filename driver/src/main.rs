//! The `amdgpuc` command.

mod litmus_command;
mod memory;
mod run;

use amdgpuc::cli::{self, Assemble, Command, Compile, Disassemble, Pass, StatsFormat};
use amdgpuc::ir::{Diagnostic, SourceFile};
use amdgpuc::{KernelStats, OutputKind};
use std::io::{Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|a| a.to_string_lossy().into_owned())
        .collect();
    let result = match cli::parse(&args) {
        Ok(Command::Help) => write_out("-", cli::HELP.as_bytes()),
        Ok(Command::RunHelp) => write_out("-", cli::RUN_HELP.as_bytes()),
        Ok(Command::Version) => write_out(
            "-",
            format!("amdgpuc {}\n", env!("CARGO_PKG_VERSION")).as_bytes(),
        ),
        Ok(Command::ListProcessors) => write_out("-", amdgpuc::help::processors().as_bytes()),
        Ok(Command::Compile(job)) => compile(&job),
        Ok(Command::Run(job)) => run::run(&job),
        Ok(Command::Pass(job)) => pass(&job),
        Ok(Command::Assemble(job)) => assemble(&job),
        Ok(Command::Disassemble(job)) => disassemble(&job),
        Ok(Command::Litmus(job)) => litmus_command::run(&job),
        Err(message) => Err(format!("amdgpuc: error: {message}\n")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            say(&message);
            ExitCode::FAILURE
        }
    }
}

/// The path that line tables name for want of another.
fn current_folder() -> Option<String> {
    let path = std::env::current_dir().ok()?;
    Some(path.to_string_lossy().into_owned())
}

/// Assembles a file; what is wrong with it is said for all its lines.
fn assemble(job: &Assemble) -> Result<(), String> {
    let out = amdgpuc::assemble::output(job);
    if let Some(out) = &out {
        check_output(&job.file, out)?;
    }
    let text = read_in(&job.file)?;
    let read: fn(&str) -> Option<Vec<u8>> = |name| std::fs::read(name).ok();
    let done = amdgpuc::assemble::run_with_files(job, &text, read, current_folder);
    if let Some(listing) = &done.listing {
        write_out("-", listing.as_bytes())?;
    }
    let Some(object) = &done.object else {
        return Err(done.messages);
    };
    say(&done.messages);
    match out {
        Some(out) => write_out(&out, object),
        None => Ok(()),
    }
}

fn disassemble(job: &Disassemble) -> Result<(), String> {
    let bytes = read_in(&job.file)?;
    let done = amdgpuc::disassemble::run(job, &bytes)?;
    write_out("-", done.text.as_bytes())?;
    if done.failed {
        return Err(done.messages);
    }
    say(&done.messages);
    Ok(())
}

/// Runs passes; prints the program after them.
fn pass(job: &Pass) -> Result<(), String> {
    let out = job.out.as_deref().unwrap_or("-");
    check_output(&job.file, out)?;
    let text = read_in(&job.file)?;
    let source = SourceFile {
        name: &job.file,
        text: &text,
    };
    let options = job.settings.options_for_passes(&text);
    let mut options = options.map_err(|e| format!("amdgpuc: error: {}: {e}\n", job.file))?;
    options.on_print = Some(say);
    let done = amdgpuc::pass::run(&source, &job.passes, &options)
        .map_err(|errors| render(&errors, &[source]))?;
    write_out(out, done.text.as_bytes())
}

fn compile(job: &Compile) -> Result<(), String> {
    let out = match (&job.out, job.files.as_slice()) {
        (Some(out), _) => out.clone(),
        (None, _) if job.settings.stops() => "-".to_string(),
        (None, [file]) => default_output(file, job.settings.output()),
        (None, _) => {
            let why = "several input files are linked as one module: give its name with -o";
            return Err(format!("amdgpuc: error: {why}\n"));
        }
    };
    for file in &job.files {
        check_output(file, &out)?;
    }
    let texts = job.files.iter().map(|file| read_in(file));
    let texts: Vec<Vec<u8>> = texts.collect::<Result<_, _>>()?;
    memory::expect(texts.iter().map(Vec::len).sum());
    let sources: Vec<SourceFile> = (job.files.iter().zip(&texts))
        .map(|(name, text)| SourceFile { name, text })
        .collect();
    let options = job.settings.options_for_all(&sources);
    let mut options = options.map_err(|e| format!("amdgpuc: error: {}: {e}\n", sources[0].name))?;
    options.on_print = Some(say);
    options.on_schedule = job.settings.explains_schedule().then_some(say);
    let compiled = amdgpuc::compile_files(&sources, &options).map_err(|e| render(&e, &sources))?;
    write_out(&out, &compiled.bytes)?;
    if job.time_passes {
        say(&compiled.times.report());
    }
    match job.stats {
        Some(StatsFormat::Json) => {
            let json = KernelStats::all_to_json(&compiled.kernels);
            write_out("-", format!("{json}\n").as_bytes())
        }
        Some(StatsFormat::Text) => {
            say(&KernelStats::table(&compiled.kernels));
            Ok(())
        }
        None => Ok(()),
    }
}

fn render(errors: &[Diagnostic], sources: &[SourceFile]) -> String {
    errors.iter().map(|e| e.render_in(sources)).collect()
}

/// The input's name with the ending of the output's kind, in the current folder's place of the
/// input; standard input goes to standard output.
fn default_output(file: &str, kind: OutputKind) -> String {
    let ending = match kind {
        OutputKind::Linked => "co",
        OutputKind::Object => "o",
        OutputKind::Assembly => "s",
        OutputKind::Ir => "opt.ll",
    };
    if file == "-" {
        return "-".to_string();
    }
    std::path::Path::new(file)
        .with_extension(ending)
        .to_string_lossy()
        .into_owned()
}

fn read_in(file: &str) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let result = match file {
        "-" => std::io::stdin().read_to_end(&mut bytes).map(|_| ()),
        _ => std::fs::read(file).map(|b| bytes = b),
    };
    result.map_err(|e| format!("amdgpuc: error: {file}: {e}\n"))?;
    Ok(bytes)
}

/// Writes to standard error. That it is closed or full is nobody's business: there is no one to
/// tell.
fn say(text: &str) {
    let _ = std::io::stderr().write_all(text.as_bytes());
}

/// Refuses to write over what is read.
fn check_output(input: &str, out: &str) -> Result<(), String> {
    let place = |file: &str| std::fs::canonicalize(file).ok();
    let same = input != "-" && out != "-" && place(input).is_some() && place(input) == place(out);
    match same {
        true => Err(format!("amdgpuc: error: {out}: the output is the input\n")),
        false => Ok(()),
    }
}

/// Writes a file whole: first under another name beside it, so that nobody sees half of it.
fn write_out(file: &str, bytes: &[u8]) -> Result<(), String> {
    let error = |e: std::io::Error| format!("amdgpuc: error: {file}: {e}\n");
    if file == "-" {
        let mut out = std::io::stdout().lock();
        return out
            .write_all(bytes)
            .and_then(|()| out.flush())
            .map_err(|e| format!("amdgpuc: error: standard output: {e}\n"));
    }
    let path = std::path::Path::new(file);
    if path.exists() && !path.is_file() {
        return std::fs::write(path, bytes).map_err(error);
    }
    let partial = format!("{file}.{}.part", std::process::id());
    std::fs::write(&partial, bytes)
        .and_then(|()| std::fs::rename(&partial, file))
        .map_err(|e| {
            let _ = std::fs::remove_file(&partial);
            error(e)
        })
}

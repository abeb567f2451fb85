//! The `amdgpuc` command.

use amdgpuc::cli::{self, Assemble, Command, Compile, Disassemble, StatsFormat};
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
        Ok(Command::Run(job)) => {
            amdgpuc::launch::run(&job).and_then(|text| write_out("-", text.as_bytes()))
        }
        Ok(Command::Assemble(job)) => assemble(&job),
        Ok(Command::Disassemble(job)) => disassemble(&job),
        Err(message) => Err(format!("amdgpuc: error: {message}\n")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprint!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Assembles a file; what is wrong with it is said for all its lines.
fn assemble(job: &Assemble) -> Result<(), String> {
    let text = read_in(&job.file)?;
    let done = amdgpuc::assemble::run(job, &text);
    if let Some(listing) = &done.listing {
        write_out("-", listing.as_bytes())?;
    }
    let Some(object) = &done.object else {
        return Err(done.messages);
    };
    eprint!("{}", done.messages);
    match amdgpuc::assemble::output(job) {
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
    eprint!("{}", done.messages);
    Ok(())
}

fn compile(job: &Compile) -> Result<(), String> {
    let mut stats = Vec::new();
    for file in &job.files {
        stats.extend(compile_file(job, file)?);
    }
    match job.stats {
        Some(StatsFormat::Json) => write_out(
            "-",
            format!("{}\n", KernelStats::all_to_json(&stats)).as_bytes(),
        ),
        Some(StatsFormat::Text) => {
            eprint!("{}", KernelStats::table(&stats));
            Ok(())
        }
        None => Ok(()),
    }
}

fn compile_file(job: &Compile, file: &str) -> Result<Vec<KernelStats>, String> {
    let text = read_in(file)?;
    let source = SourceFile {
        name: file,
        text: &text,
    };
    let options = job.settings.options_for(&text);
    let options = options.map_err(|e| format!("amdgpuc: error: {file}: {e}\n"))?;
    let compiled = amdgpuc::compile(&source, &options).map_err(|e| render(&e, &source))?;
    eprint!("{}", compiled.prints);
    let out = job
        .out
        .clone()
        .unwrap_or_else(|| default_output(file, options.output));
    write_out(&out, &compiled.bytes)?;
    if job.time_passes {
        eprint!("{}", compiled.times.report());
    }
    Ok(compiled.kernels)
}

fn render(errors: &[Diagnostic], source: &SourceFile) -> String {
    errors.iter().map(|e| e.render(source)).collect()
}

/// The input's name with the ending of the output's kind, in the current folder's place of the input; standard input goes to standard
/// output.
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

/// Writes a file whole: first under another name beside it, so that nobody sees half of it.
fn write_out(file: &str, bytes: &[u8]) -> Result<(), String> {
    let error = |e: std::io::Error| format!("amdgpuc: error: {file}: {e}\n");
    if file == "-" {
        return std::io::stdout().write_all(bytes).map_err(error);
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

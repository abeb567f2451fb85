//! Makes an IR file that shows something smaller: `cargo run --release -p amdgpuc-tests --bin
//! reduce -- [-o OUT] [--seconds N] FILE.ll COMMAND [ARGUMENT]…`
//!
//! The command is run with the path of each candidate behind its arguments; the candidate still
//! shows what is looked for if the command succeeds (exit status 0), as with `llvm-reduce --test`.
//! So the first run, with the file as it is, has to succeed. Lines are left out, conditional
//! branches become plain ones, and blocks that nobody reaches disappear, until nothing can go or
//! the time is over (default: 600 seconds). The result goes to `OUT`, or to standard output.
//!
//! A script that looks for a difference from llc must itself see to it that a candidate is well
//! defined: a program from which a line was left out may be one that has no meaning.

use amdgpuc_tests::reduce::reduce;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;

const USAGE: &str = "usage: reduce [-o OUT] [--seconds N] FILE.ll COMMAND [ARGUMENT]...";

struct Job {
    out: Option<PathBuf>,
    limit: Duration,
    file: PathBuf,
    command: Vec<String>,
}

fn job(mut args: impl Iterator<Item = String>) -> Result<Job, String> {
    let (mut out, mut seconds) = (None, 600);
    let file = loop {
        let arg = args.next().ok_or(USAGE)?;
        let mut value = || args.next().ok_or_else(|| format!("'{arg}' needs a value"));
        match arg.as_str() {
            "-o" => out = Some(PathBuf::from(value()?)),
            "--seconds" => {
                let text = value()?;
                seconds = text.parse().map_err(|_| format!("'{text}' is no number"))?;
            }
            option if option.starts_with('-') => {
                return Err(format!("unknown option '{option}'\n{USAGE}"));
            }
            file => break PathBuf::from(file),
        }
    };
    let command: Vec<String> = args.collect();
    match command.is_empty() {
        true => Err(USAGE.to_string()),
        false => Ok(Job {
            out,
            limit: Duration::from_secs(seconds),
            file,
            command,
        }),
    }
}

/// Does the command succeed with this text?
fn shows(command: &[String], candidate: &Path, text: &str) -> Result<bool, String> {
    std::fs::write(candidate, text).map_err(|e| format!("{}: {e}", candidate.display()))?;
    let status = Command::new(&command[0])
        .args(&command[1..])
        .arg(candidate)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    let status = status.map_err(|e| format!("{}: {e}", command[0]))?;
    Ok(status.success())
}

fn run(job: &Job) -> Result<(), String> {
    let text =
        std::fs::read_to_string(&job.file).map_err(|e| format!("{}: {e}", job.file.display()))?;
    let name = format!("amdgpuc-reduce-{}.ll", std::process::id());
    let candidate = std::env::temp_dir().join(name);
    if !shows(&job.command, &candidate, &text)? {
        return Err(format!(
            "'{}' does not succeed with {}",
            job.command.join(" "),
            job.file.display()
        ));
    }
    let small = reduce(&text, job.limit, |text| {
        // A command that ran once and cannot be started any more shows nothing.
        shows(&job.command, &candidate, text).unwrap_or(false)
    });
    // What is left over in the system's temporary folder does no harm.
    let _ = std::fs::remove_file(&candidate);
    match &job.out {
        None => print!("{small}"),
        Some(out) => {
            std::fs::write(out, &small).map_err(|e| format!("{}: {e}", out.display()))?;
        }
    }
    eprintln!(
        "{} lines of {}",
        small.lines().count(),
        text.lines().count()
    );
    Ok(())
}

fn main() -> ExitCode {
    match job(std::env::args().skip(1)).and_then(|job| run(&job)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("reduce: error: {error}");
            ExitCode::FAILURE
        }
    }
}

//! `amdgpuc run`: the files of a launch.

use crate::{read_in, write_out};
use amdgpuc::cli::{Output, Run};
use amdgpuc::emu::TraceEvent;
use amdgpuc::launch::{self, Host};

/// Runs a kernel; writes buffers, profile and trace.
pub fn run(job: &Run) -> Result<(), String> {
    let fail = |e: String| format!("amdgpuc: error: {e}\n");
    let contents = read_in(&job.file)?;
    let trace = job.trace.as_ref().map(TraceFile::open).transpose();
    let mut files = Files {
        trace: trace.map_err(fail)?,
    };
    let done = launch::run(job, &contents, &mut files);
    if let Some(trace) = files.trace {
        trace.close().map_err(fail)?;
    }
    let done = done?;
    for buffer in &done.buffers {
        if let Some(file) = &buffer.output {
            write_file(file, &buffer.bytes).map_err(fail)?;
        }
    }
    let mut text = done.report;
    match (&job.profile, done.profile) {
        (Some(Output::File(file)), Some(profile)) => {
            write_file(file, profile.as_bytes()).map_err(fail)?;
        }
        (_, profile) => text.push_str(&profile.unwrap_or_default()),
    }
    write_out("-", text.as_bytes())
}

/// The host's files.
struct Files {
    trace: Option<TraceFile>,
}

impl Host for Files {
    fn read(&mut self, file: &str) -> Result<Vec<u8>, String> {
        std::fs::read(file).map_err(|e| format!("{file}: {e}"))
    }

    fn trace(&mut self, event: &TraceEvent<'_>) {
        if let Some(trace) = &mut self.trace {
            trace.write(event);
        }
    }
}

/// Writes a file.
fn write_file(file: &str, contents: &[u8]) -> Result<(), String> {
    std::fs::write(file, contents).map_err(|e| format!("{file}: {e}"))
}

/// Where a trace goes.
struct TraceFile {
    name: String,
    out: std::io::BufWriter<Box<dyn std::io::Write>>,
    /// The first error; nothing is written after it.
    error: Option<std::io::Error>,
}

impl TraceFile {
    fn open(to: &Output) -> Result<TraceFile, String> {
        let (name, out): (&str, Box<dyn std::io::Write>) = match to {
            Output::Standard => ("standard error", Box::new(std::io::stderr())),
            Output::File(name) => {
                let file = std::fs::File::create(name).map_err(|e| format!("{name}: {e}"))?;
                (name, Box::new(file))
            }
        };
        Ok(TraceFile {
            name: name.to_string(),
            out: std::io::BufWriter::new(out),
            error: None,
        })
    }

    fn write(&mut self, event: &TraceEvent<'_>) {
        use std::io::Write as _;
        if self.error.is_none() {
            self.error = writeln!(self.out, "{event}").err();
        }
    }

    fn close(mut self) -> Result<(), String> {
        use std::io::Write as _;
        let flushed = self.out.flush().err();
        match self.error.or(flushed) {
            Some(error) => Err(format!("{}: {error}", self.name)),
            None => Ok(()),
        }
    }
}

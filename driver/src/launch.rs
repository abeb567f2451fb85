//! `amdgpuc run`: a kernel on the emulator.

use crate::cli::{Output, Run, StatsFormat};
use crate::options::OutputKind;
use emu::{
    Buffer, CodeObject, Device, KernelArg, LaunchConfig, Module, Profile, Tools, TraceEvent,
};
use ir::SourceFile;
use isa::Tasks;
use std::fmt::Write;

/// First bytes of an ELF file.
const ELF_MAGIC: &[u8] = b"\x7fELF";

/// An argument, read from the command line.
struct Argument {
    value: KernelArg,
    /// The buffer, and the file to which it is written afterwards.
    output: Option<(Buffer, String)>,
}

/// Runs a kernel; gives what is to be printed.
///
/// # Errors
/// A message for the user, complete with its place.
pub fn run(job: &Run) -> Result<String, String> {
    let fail = |e: String| format!("amdgpuc: error: {e}\n");
    let bytes = std::fs::read(&job.file).map_err(|e| fail(format!("{}: {e}", job.file)))?;
    let bytes = if bytes.starts_with(ELF_MAGIC) {
        bytes
    } else {
        compile(job, &bytes)?
    };
    let object = CodeObject::load(&bytes).map_err(|e| fail(format!("{}: {e}", job.file)))?;
    let target = job
        .settings
        .options(Tasks::EMULATE)?
        .map_or(object.target(), |o| o.target);
    let mut device = Device::new(target);
    let module = device
        .load(&object)
        .map_err(|e| fail(format!("{}: {e}", job.file)))?;
    let mut args = Vec::new();
    for text in &job.args {
        args.push(argument(text, &mut device).map_err(fail)?);
    }
    let values: Vec<KernelArg> = args.iter().map(|a| a.value.clone()).collect();
    let mut out = launch(job, &mut device, module, &values).map_err(fail)?;
    for arg in &args {
        if let Some((buffer, file)) = &arg.output {
            let contents = device.read_buffer(*buffer).unwrap_or_default();
            write_file(file, &contents).map_err(fail)?;
        }
    }
    let profile = std::mem::take(&mut out.profile);
    match &job.profile {
        Some(Output::File(file)) => write_file(file, profile.as_bytes()).map_err(fail)?,
        _ => out.text.push_str(&profile),
    }
    Ok(out.text)
}

/// What is to be printed after a launch.
struct Reports {
    text: String,
    profile: String,
}

/// Launches with the tools that are asked for.
fn launch(
    job: &Run,
    device: &mut Device,
    module: Module,
    args: &[KernelArg],
) -> Result<Reports, String> {
    let mut config = LaunchConfig::new(job.grid, job.workgroup)
        .with_threads(job.threads)
        .with_mode(job.mode)
        .with_races(job.races);
    if let Some(limit) = job.max_instructions {
        config = config.with_instruction_limit(limit);
    }
    let mut profile = job.profile.as_ref().map(|_| Profile::new());
    let mut trace = job.trace.as_ref().map(TraceFile::open).transpose()?;
    let mut sink = trace
        .as_mut()
        .map(|t| |event: &TraceEvent<'_>| t.write(event));
    let tools = Tools {
        trace: sink.as_mut().map(|s| s as &mut dyn FnMut(&TraceEvent<'_>)),
        profile: profile.as_mut(),
    };
    let result = device.launch_with(module, &job.kernel, config, args, tools);
    if let Some(trace) = trace {
        trace.close()?;
    }
    let stats = result.map_err(|e| e.to_string())?;
    Ok(Reports {
        text: report(job.stats, &stats.to_json()),
        profile: profile.map_or_else(String::new, |p| p.annotate(device, module)),
    })
}

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

fn report(format: Option<StatsFormat>, json: &str) -> String {
    let mut out = String::new();
    match format {
        Some(StatsFormat::Json) => out = format!("{json}\n"),
        Some(StatsFormat::Text) => {
            let body = json.trim_matches(|c| c == '{' || c == '}');
            for field in body.split(',') {
                let (name, value) = field.split_once(':').unwrap_or((field, ""));
                let _ = writeln!(out, "{:>14}  {}", value, name.trim_matches('"'));
            }
        }
        None => {}
    }
    out
}

fn compile(job: &Run, text: &[u8]) -> Result<Vec<u8>, String> {
    let options = job.settings.options_for(text);
    let mut options = options.map_err(|e| format!("amdgpuc: error: {}: {e}\n", job.file))?;
    options.output = OutputKind::Linked;
    let source = SourceFile {
        name: &job.file,
        text,
    };
    let compiled = crate::compile(&source, &options)
        .map_err(|errors| errors.iter().map(|e| e.render(&source)).collect::<String>())?;
    Ok(compiled.bytes)
}

/// Reads `KIND:VALUE`.
fn argument(text: &str, device: &mut Device) -> Result<Argument, String> {
    let bad = || format!("'{text}' is no kernel argument (try --help)");
    let (kind, value) = text.split_once(':').ok_or_else(bad)?;
    if kind == "buf" {
        return buffer(value, device).map_err(|e| format!("argument '{text}': {e}"));
    }
    let plain = |value| {
        Ok(Argument {
            value,
            output: None,
        })
    };
    let int = |bytes: usize| -> Result<Argument, String> {
        let number = integer(value, bytes).ok_or_else(bad)?;
        plain(KernelArg::Bytes(number.to_le_bytes()[..bytes].to_vec()))
    };
    match kind {
        "i8" => int(1),
        "i16" => int(2),
        "i32" => int(4),
        "i64" => int(8),
        "f16" => plain(KernelArg::Bytes(
            half(value).ok_or_else(bad)?.to_le_bytes().to_vec(),
        )),
        "f32" => plain(KernelArg::F32(value.parse().map_err(|_| bad())?)),
        "f64" => plain(KernelArg::F64(value.parse().map_err(|_| bad())?)),
        "bytes" => plain(KernelArg::Bytes(hex(value).ok_or_else(bad)?)),
        "lds" => plain(KernelArg::Local(value.parse().map_err(|_| bad())?)),
        _ => Err(bad()),
    }
}

/// A number of so many bytes, signed or unsigned, decimal or hexadecimal.
fn integer(text: &str, bytes: usize) -> Option<i128> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let magnitude = match digits.strip_prefix("0x") {
        Some(hex) => i128::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    let value = if negative { -magnitude } else { magnitude };
    let bits = 8 * bytes as u32;
    (-(1i128 << (bits - 1))..1i128 << bits)
        .contains(&value)
        .then_some(value)
}

/// The half nearest to a decimal number.
fn half(text: &str) -> Option<u16> {
    use rustc_apfloat::{Float, ieee::Half};
    let value = text.parse::<Half>().ok()?;
    Some(value.to_bits() as u16)
}

fn hex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len())
        .step_by(2)
        .map(|i| u8::from_str_radix(&text[i..i + 2], 16).ok())
        .collect()
}

/// `SIZE` or `@FILE`, and perhaps `=FILE`.
fn buffer(text: &str, device: &mut Device) -> Result<Argument, String> {
    let (input, output) = match text.split_once('=') {
        Some((input, output)) => (input, Some(output.to_string())),
        None => (text, None),
    };
    let full = || "there is not so much memory".to_string();
    let buffer = match input.strip_prefix('@') {
        Some(file) => {
            let contents = std::fs::read(file).map_err(|e| format!("{file}: {e}"))?;
            device.alloc_with(&contents).ok_or_else(full)?
        }
        None => {
            let size: u64 = input.parse().map_err(|_| format!("'{input}' is no size"))?;
            device.alloc(size).ok_or_else(full)?
        }
    };
    Ok(Argument {
        value: KernelArg::Buffer(buffer),
        output: output.map(|file| (buffer, file)),
    })
}

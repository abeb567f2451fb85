//! `amdgpuc run`: a kernel on the emulator.

use crate::arguments::{self, Argument};
use crate::cli::{Output, Run, StatsFormat};
use crate::options::OutputKind;
use emu::{
    CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError, Module, Profile, Space,
    Tools, TraceEvent,
};
use ir::SourceFile;
use isa::Tasks;
use std::fmt::Write;

/// First bytes of an ELF file.
const ELF_MAGIC: &[u8] = b"\x7fELF";

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
        args.push(arguments::read(text, &mut device).map_err(fail)?);
    }
    let mut out = launch(job, &mut device, module, &args).map_err(fail)?;
    for arg in &args {
        if let (Some(buffer), Some(file)) = (arg.buffer, &arg.output) {
            let contents = device.read_buffer(buffer).unwrap_or_default();
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
    args: &[Argument],
) -> Result<Reports, String> {
    let mut config = LaunchConfig::new(job.grid, job.workgroup)
        .with_threads(job.threads)
        .with_dynamic_lds(job.lds)
        .with_mode(job.mode)
        .with_races(job.races);
    config.global_offset = job.global_offset;
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
    let values: Vec<KernelArg> = args.iter().map(|a| a.value.clone()).collect();
    let result = device.launch_with(module, &job.kernel, config, &values, tools);
    if let Some(trace) = trace {
        trace.close()?;
    }
    let stats = result.map_err(|e| explain(&e, device.code_object(module), job, args))?;
    Ok(Reports {
        text: report(job.stats, &stats.to_json()),
        profile: profile.map_or_else(String::new, |p| p.annotate(device, module)),
    })
}

/// An error of the launch, with what the command line knows beyond it.
fn explain(
    error: &LaunchError,
    object: Option<&CodeObject>,
    job: &Run,
    args: &[Argument],
) -> String {
    let hint = match error {
        LaunchError::NoSuchKernel(_) => object.map(kernels),
        LaunchError::Fault(fault) => {
            let kernel = object.and_then(|o| o.kernel_by_name(&job.kernel));
            let names: Vec<_> = kernel
                .into_iter()
                .flat_map(|k| k.explicit_args().map(|a| a.name.clone()))
                .collect();
            match fault.kind {
                FaultKind::OutOfBounds {
                    space: Space::Global,
                    address,
                    ..
                } => arguments::overrun(args, &names, address),
                _ => None,
            }
        }
        _ => None,
    };
    match hint {
        Some(hint) => format!("{error}\n  hint: {hint}"),
        None => error.to_string(),
    }
}

/// The kernels of a code object, in words.
fn kernels(object: &CodeObject) -> String {
    let names: Vec<&str> = object.kernels().iter().map(|k| k.name()).collect();
    match names.is_empty() {
        true => "it has no kernels".to_string(),
        false => format!("its kernels are {}", names.join(", ")),
    }
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

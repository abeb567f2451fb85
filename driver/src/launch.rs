//! `amdgpuc run`: a kernel on the emulator. Files are read and written by the command.

use crate::arguments::{self, Argument};
use crate::cli::{Run, StatsFormat};
use crate::options::OutputKind;
use emu::{
    CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError, Module, Profile, Space,
    Stats, Tools, TraceEvent,
};
use ir::SourceFile;
use isa::Tasks;

/// First bytes of an ELF file.
const ELF_MAGIC: &[u8] = b"\x7fELF";

/// What a launch asks of its surroundings.
pub trait Host {
    /// The contents of a file that an argument names.
    ///
    /// # Errors
    /// A message for the user, which names the file.
    fn read(&mut self, file: &str) -> Result<Vec<u8>, String>;

    /// Takes an executed instruction, if a trace was asked for.
    fn trace(&mut self, event: &TraceEvent<'_>);
}

/// What a launch leaves behind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// Counts, as they were asked for.
    pub report: String,
    /// The profile, if it was asked for.
    pub profile: Option<String>,
    /// The buffers of the arguments, in their order.
    pub buffers: Vec<Contents>,
}

/// What is in a buffer after the launch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// The argument as it was written.
    pub argument: String,
    /// The file that it is to be written to.
    pub output: Option<String>,
    /// The bytes.
    pub bytes: Vec<u8>,
}

/// Runs a kernel of a file with these contents.
///
/// # Errors
/// A message for the user, complete with its place.
pub fn run(job: &Run, contents: &[u8], host: &mut dyn Host) -> Result<Done, String> {
    let fail = |e: String| format!("amdgpuc: error: {e}\n");
    let in_file = |e: &dyn std::fmt::Display| fail(format!("{}: {e}", job.file));
    let object = match contents.starts_with(ELF_MAGIC) {
        true => CodeObject::load(contents),
        false => CodeObject::load(&compile(job, contents)?),
    };
    let object = object.map_err(|e| in_file(&e))?;
    let target = job
        .settings
        .options(Tasks::EMULATE)?
        .map_or(object.target(), |o| o.target);
    let mut device = Device::new(target);
    let module = device.load(&object).map_err(|e| in_file(&e))?;
    let mut args = Vec::new();
    for text in &job.args {
        let arg = arguments::read(text, &mut device, &mut |file| host.read(file));
        args.push(arg.map_err(fail)?);
    }
    let (report, profile) = launch(job, &mut device, module, &args, host).map_err(fail)?;
    let contents = |arg: &Argument| {
        arg.buffer.map(|_| Contents {
            argument: arg.text.clone(),
            output: arg.output.clone(),
            bytes: arg.contents(&device).unwrap_or_default(),
        })
    };
    Ok(Done {
        report,
        profile,
        buffers: args.iter().filter_map(contents).collect(),
    })
}

/// Launches with the tools that are asked for; gives counts and profile.
fn launch(
    job: &Run,
    device: &mut Device,
    module: Module,
    args: &[Argument],
    host: &mut dyn Host,
) -> Result<(String, Option<String>), String> {
    let mut config = LaunchConfig::new(job.grid, job.workgroup)
        .with_threads(job.threads)
        .with_dynamic_lds(job.lds)
        .with_mode(job.mode)
        .with_races(job.races)
        .with_approximations(job.approximations);
    config.global_offset = job.global_offset;
    config.dimensions = config.dimensions.max(job.dimensions);
    let printed = device.printf_buffer().ok_or("no memory for printf")?;
    config = config.with_printf(printed);
    if let Some(limit) = job.max_instructions {
        config = config.with_instruction_limit(limit);
    }
    let mut profile = job.profile.as_ref().map(|_| Profile::new());
    let mut trace = |event: &TraceEvent<'_>| host.trace(event);
    let trace: &mut dyn FnMut(&TraceEvent<'_>) = &mut trace;
    let tools = Tools {
        trace: job.trace.is_some().then_some(trace),
        profile: profile.as_mut(),
    };
    let values: Vec<KernelArg> = args.iter().map(|a| a.value.clone()).collect();
    let result = device.launch_with(module, &job.kernel, config, &values, tools);
    let stats = result.map_err(|e| explain(&e, device.code_object(module), job, args))?;
    let printed = device.printed(module, printed)?;
    Ok((
        String::from_utf8_lossy(&printed).into_owned() + &report(job.stats, &stats),
        profile.map(|p| p.annotate(device, module)),
    ))
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

fn report(format: Option<StatsFormat>, stats: &Stats) -> String {
    let row = |(name, value): (&str, u64)| format!("{value:>14}  {name}\n");
    match format {
        Some(StatsFormat::Json) => stats.to_json() + "\n",
        Some(StatsFormat::Text) => stats.rows().into_iter().map(row).collect(),
        None => String::new(),
    }
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

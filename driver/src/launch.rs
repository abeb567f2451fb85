//! `amdgpuc run`: a kernel on the emulator.

use crate::cli::{Run, StatsFormat};
use crate::options::OutputKind;
use emu::{Buffer, CodeObject, Device, KernelArg, LaunchConfig};
use ir::SourceFile;
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
    let mut device = Device::new(object.target());
    let module = device
        .load(&object)
        .map_err(|e| fail(format!("{}: {e}", job.file)))?;
    let mut config = LaunchConfig::new(job.grid, job.workgroup);
    let mut args = Vec::new();
    for text in &job.args {
        args.push(argument(text, &mut device).map_err(fail)?);
    }
    let values: Vec<KernelArg> = args.iter().map(|a| a.value.clone()).collect();
    config = config.with_instruction_limit(u64::MAX).with_mode(job.mode);
    let stats = device
        .launch(module, &job.kernel, config, &values)
        .map_err(|e| fail(e.to_string()))?;
    for arg in &args {
        if let Some((buffer, file)) = &arg.output {
            let contents = device.read_buffer(*buffer).unwrap_or_default();
            std::fs::write(file, contents).map_err(|e| fail(format!("{file}: {e}")))?;
        }
    }
    Ok(report(job.stats, &stats.to_json()))
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
    let options = job.options.clone();
    let mut options = options.ok_or_else(|| {
        format!(
            "amdgpuc: error: {}: IR needs a target: give -mcpu=TARGET-ID\n",
            job.file
        )
    })?;
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
            let buffer = device.alloc(size).ok_or_else(full)?;
            device.write(buffer.address, &vec![0; size as usize]);
            buffer
        }
    };
    Ok(Argument {
        value: KernelArg::Buffer(buffer),
        output: output.map(|file| (buffer, file)),
    })
}

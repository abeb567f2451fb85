//! Images (`images/*.ll`): loads, stores, atomic operations and samples. Each kernel leaves in
//! memory and in images what llc's code leaves there, plain and strict.
//!
//! A kernel gets memory for its results, an image of colours, one of floats and one of counts that
//! it may write, an array of images, an image of three dimensions, a sampler, and a number.

#[path = "support/compile.rs"]
mod support;

use amdgpuc::ir::SourceFile;
use amdgpuc::ir::intrinsic::{ImageAction, ImageDim, ImageOp, Mip, Pattern};
use amdgpuc::{OptLevel as Level, OutputKind};
use amdgpuc_tests::llc;
use emu::{
    Addressing, ChannelType, Channels, CodeObject, Device, Geometry, Image, ImageFormat, KernelArg,
    LaunchConfig, Mode, SamplerInfo,
};
use std::path::{Path, PathBuf};

const LANES: u32 = 64;
const BYTES: usize = 1024;
const NUMBER: u32 = 37;
const LIMIT: u64 = 1_000_000;
const FILES: [&str; 6] = [
    "accesses",
    "samples",
    "divergent",
    "halves",
    "short_accesses",
    "short_samples",
];

/// What kernels sample with.
const SAMPLERS: [SamplerInfo; 3] = [
    sampler(false, Addressing::Edge),
    sampler(true, Addressing::Repeat),
    sampler(true, Addressing::Clamp),
];

const fn sampler(is_linear: bool, addressing: Addressing) -> SamplerInfo {
    SamplerInfo {
        is_linear,
        addressing,
        is_normalized: true,
    }
}

fn path(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/images");
    folder.join(format!("{name}.ll"))
}

/// An image with numbers in it.
fn image(
    device: &mut Device,
    geometry: Geometry,
    channels: Channels,
    channel: ChannelType,
) -> Result<Image, String> {
    let image = device.image(geometry, ImageFormat { channels, channel })?;
    // Small numbers, which are no NaNs as floats.
    let numbers = (0..image.packed_size()).map(|i| (i * 37 % 113) as u8);
    let numbers: Vec<u8> = numbers.collect();
    match device.write_image(&image, &numbers) {
        true => Ok(image),
        false => Err("texels of another size".to_string()),
    }
}

/// The memory and the images that a kernel leaves.
fn launch(code: &[u8], kernel: &str, mode: Mode, sampler: SamplerInfo) -> Result<Vec<u8>, String> {
    let object = CodeObject::load(code).map_err(|e| e.to_string())?;
    let mut device = Device::new(object.target());
    let module = device.load(&object).map_err(|e| e.to_string())?;
    let out = device.alloc_with(&[0; BYTES]).ok_or("no memory")?;
    let mut made = |geometry, channels, channel| image(&mut device, geometry, channels, channel);
    let colours = made(Geometry::D2(16, 8), Channels::Rgba, ChannelType::Unorm8)?;
    let written = made(Geometry::D2(64, 2), Channels::Rgba, ChannelType::Float32)?;
    let counts = made(Geometry::D2(16, 8), Channels::R, ChannelType::Uint32)?;
    let layers = made(
        Geometry::Array2(8, 4, 3),
        Channels::Rgba,
        ChannelType::Uint16,
    )?;
    let solid = made(Geometry::D3(4, 8, 4), Channels::Rgba, ChannelType::Unorm8)?;
    let sampler = device.sampler(sampler).ok_or("no memory")?;
    let config = LaunchConfig::linear(LANES, LANES)
        .with_instruction_limit(LIMIT)
        .with_mode(mode);
    let args = [
        out.into(),
        colours.into(),
        written.into(),
        counts.into(),
        layers.into(),
        solid.into(),
        sampler,
        KernelArg::U32(NUMBER),
    ];
    let done = device.launch(module, kernel, config, &args);
    done.map_err(|e| e.to_string())?;
    let mut bytes = device.read_buffer(out).unwrap_or_default().to_vec();
    for image in [written, counts] {
        bytes.extend(device.read_image(&image).ok_or("no image")?);
    }
    Ok(bytes)
}

/// What is wrong with a kernel's memory.
fn compared(found: &[u8], expected: &[u8]) -> Result<(), String> {
    let differs = |i: &usize| found.get(*i) != expected.get(*i);
    match (0..expected.len()).find(differs) {
        None => Ok(()),
        Some(at) => Err(format!("byte {at} is not as by llc")),
    }
}

/// What is wrong with the kernels of a file on a processor.
fn check(name: &str, processor: &str) -> Result<(), String> {
    let llc::Ran::Done(reference) = llc::code_object(&path(name), processor)? else {
        return Ok(());
    };
    let text = std::fs::read_to_string(path(name)).map_err(|e| e.to_string())?;
    for level in [Level::O0, Level::O2] {
        let code = support::compile_file(&path(name), processor, level)
            .map_err(|e| format!("{level:?}: {e}"))?;
        for kernel in support::kernels_of(&text) {
            let at = |e: String| format!("{level:?}, {kernel}: {e}");
            for sampler in SAMPLERS {
                let expected = launch(&reference, kernel, Mode::Plain, sampler).map_err(at)?;
                let untouched = vec![0; BYTES];
                // What nothing is written to shows nothing.
                if name.ends_with("samples") && expected[..BYTES] == untouched[..] {
                    return Err(at("no results".to_string()));
                }
                for mode in [Mode::Plain, Mode::Strict] {
                    let found = launch(&code, kernel, mode, sampler).map_err(at)?;
                    compared(&found, &expected).map_err(at)?;
                }
            }
        }
    }
    Ok(())
}

/// Halves came with GFX8, short coordinates with GFX9; gfx90a has one instruction that samples.
fn has(processor: &str, file: &str) -> bool {
    let absent: &[&str] = match processor {
        "gfx600" | "gfx701" => &["halves", "short_accesses", "short_samples"],
        "gfx803" | "gfx810" => &["short_accesses", "short_samples"],
        "gfx90a" => &["samples", "divergent", "halves", "short_samples"],
        _ => &[],
    };
    !absent.contains(&file)
}

#[test]
fn images_are_as_by_llc() {
    let mut wrong = Vec::new();
    let processors = [
        "gfx600", "gfx701", "gfx803", "gfx810", "gfx900", "gfx906", "gfx90a",
    ];
    for processor in processors {
        for file in FILES.into_iter().filter(|file| has(processor, file)) {
            if let Err(error) = check(file, processor) {
                wrong.push(format!("{processor}, {file}: {error}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Whether LLVM has an operation for a dimension.
fn is_intrinsic(op: ImageOp) -> bool {
    let samples = matches!(op.dim, ImageDim::D2Msaa | ImageDim::D2MsaaArray);
    match op.action {
        // Those came with GFX12.
        ImageAction::Rmw(op) if op.is_float() => false,
        ImageAction::Load(Mip::Operand) | ImageAction::Store(Mip::Operand) => !samples,
        ImageAction::Sample(_) | ImageAction::Lod => !samples,
        ImageAction::Gather(form) => {
            let planes = matches!(op.dim, ImageDim::D2 | ImageDim::Cube | ImageDim::D2Array);
            planes && !form.has_derivatives()
        }
        _ => true,
    }
}

/// The types of a call's operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// All have words.
    Words,
    /// Atomic operations are on two words.
    Wide,
    /// Coordinates have 16 bits.
    Short,
}

/// A kernel with one call.
fn kernel_with(op: ImageOp, form: Form) -> String {
    let (patterns, ret) = op.signature();
    let data = match op.action {
        ImageAction::Rmw(_) | ImageAction::CmpXchg if form == Form::Wide => "i64",
        ImageAction::Rmw(_) | ImageAction::CmpXchg => "i32",
        ImageAction::Lod => "<2 x float>",
        _ => "<4 x float>",
    };
    let (float, int) = match form {
        Form::Short => ("half", "i16"),
        _ => ("float", "i32"),
    };
    let mut floats = 0..;
    let mask = match op.action {
        ImageAction::Gather(_) => 2,
        ImageAction::Lod => 3,
        _ => 15,
    };
    let operands: Vec<String> = patterns
        .iter()
        .enumerate()
        .map(|(i, pattern)| match pattern {
            Pattern::Any(_) | Pattern::Float(_) => format!("{data} %data"),
            Pattern::VectorOf(_, 8) => "<8 x i32> %r".to_string(),
            Pattern::VectorOf(..) => "<4 x i32> %s".to_string(),
            Pattern::ScalarFloat(_) => format!("{float} %f{}", floats.next().unwrap_or(0)),
            Pattern::ScalarInt(_) => format!("{int} %x.{int}"),
            Pattern::Is(ty) if *ty == amdgpuc::ir::Type::F32 => "float %compare".to_string(),
            Pattern::Imm(ty) if *ty == amdgpuc::ir::Type::I1 => "i1 false".to_string(),
            // The mask comes first, behind data.
            Pattern::Imm(_) if i <= 1 => format!("i32 {mask}"),
            Pattern::Imm(_) => "i32 0".to_string(),
            _ => "i32 %x.i32".to_string(),
        })
        .collect();
    let mut text = format!(
        "define amdgpu_kernel void @k(ptr addrspace(1) %out, <8 x i32> %r, <4 x i32> %s, \
         ptr addrspace(1) %in) {{\n  %x.i32 = call i32 @llvm.amdgcn.workitem.id.x()\n  \
         %x.i16 = trunc i32 %x.i32 to i16\n  %compare = uitofp i32 %x.i32 to float\n  \
         %first = uitofp i32 %x.i32 to {float}\n  %data = load {data}, ptr addrspace(1) %in\n"
    );
    for i in 0..floats.start {
        text += &format!("  %f{i} = fadd {float} %first, {i}.0\n");
    }
    let (name, list) = (op.name(), operands.join(", "));
    match ret {
        Pattern::Void => text += &format!("  call void @{name}({list})\n"),
        _ => {
            text += &format!("  %v = call {data} @{name}({list})\n");
            text += &format!("  store {data} %v, ptr addrspace(1) %out\n");
        }
    }
    text + "  ret void\n}\n"
}

/// The image instruction of some assembly, with widths in place of registers.
fn instruction(assembly: &str) -> Option<String> {
    let line = assembly.lines().find(|l| l.starts_with("\timage_"))?;
    let line = line.split(';').next()?.trim();
    let words = line.split_whitespace().map(|word| {
        let (word, comma) = match word.strip_suffix(',') {
            Some(word) => (word, ","),
            None => (word, ""),
        };
        let Some(register) = word.strip_prefix(['v', 's']) else {
            return format!("{word}{comma}");
        };
        let number = |n: &str| n.parse::<u32>().ok();
        let range = register.strip_prefix('[').and_then(|r| r.strip_suffix(']'));
        let range = range.and_then(|r| r.split_once(':'));
        let width = match range.and_then(|(a, b)| Some(number(b)? - number(a)? + 1)) {
            Some(width) => width,
            None if number(register).is_some() => 1,
            None => return format!("{word}{comma}"),
        };
        format!("{}*{width}{comma}", &word[..1])
    });
    Some(words.collect::<Vec<_>>().join(" "))
}

/// Each operation and dimension is the instruction that llc makes of it, with operands as wide and
/// the same modifiers.
#[test]
fn every_operation_is_the_instruction_of_llc() {
    let full = support::full();
    let processors: &[&str] = match full {
        true => &["gfx600", "gfx701", "gfx803", "gfx810", "gfx906", "gfx90a"],
        false => &["gfx906"],
    };
    let numbers = 0..1 << 12;
    let all = numbers.filter_map(ImageOp::from_number).filter(|&op| {
        // Other numbers have names that do not mean them again.
        ImageOp::lookup(&op.name()) == Some(op) && is_intrinsic(op)
    });
    let mut compared = 0;
    let mut wrong = Vec::new();
    for (i, op) in all.enumerate() {
        if !full && i % 4 != 0 {
            continue;
        }
        let forms = [Form::Words, Form::Wide, Form::Short];
        for (&processor, form) in processors.iter().flat_map(|p| forms.map(|f| (p, f))) {
            let atomic = matches!(op.action, ImageAction::Rmw(_) | ImageAction::CmpXchg);
            // llc does not end where short coordinates are not.
            let short = processor.starts_with("gfx9");
            if form == Form::Wide && !atomic || form == Form::Short && !short {
                continue;
            }
            let text = kernel_with(op, form);
            // llc has this one where no such instruction is.
            let absent = processor == "gfx90a" && op.action == ImageAction::Lod;
            let theirs = match llc::assembly_for(&text, processor, "") {
                _ if absent => None,
                Ok(llc::Ran::Done(assembly)) => instruction(&assembly),
                Ok(_) => return,
                Err(_) => None,
            };
            let source = SourceFile {
                name: "kernel.ll",
                text: text.as_bytes(),
            };
            let options = support::options(processor, Level::O2, OutputKind::Assembly);
            let ours = amdgpuc::compile(&source, &options);
            let ours = ours
                .ok()
                .map(|c| String::from_utf8_lossy(&c.bytes).into_owned());
            let ours = ours.and_then(|text| instruction(&text));
            compared += usize::from(theirs.is_some());
            if ours != theirs {
                let name = op.name();
                wrong.push(format!(
                    "{processor} {name}, {form:?}: {ours:?}, {theirs:?}"
                ));
            }
        }
    }
    println!("{compared} instructions compared");
    assert!(compared > 100, "{compared} operations");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

//! Compiles a kernel from its IR file, runs it on the emulator, prints the result: `cargo run
//! --release --example vecadd`
//!
//! `tests/kernels/vecadd.O2.ll` is what clang makes of `tests/kernels/vecadd.cl`: `out[i] = a[i] +
//! b[i]`, if `i < n`.

use amdgpuc::emu::{CodeObject, Device, KernelArg, LaunchConfig};
use amdgpuc::ir::SourceFile;
use amdgpuc::isa::Target;
use amdgpuc::{Options, OutputKind};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let name = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/kernels/vecadd.O2.ll");
    let text = std::fs::read(name)?;
    let source = SourceFile {
        name: "vecadd.O2.ll",
        text: &text,
    };
    let render = |errors: Vec<amdgpuc::ir::Diagnostic>| {
        errors.iter().map(|e| e.render(&source)).collect::<String>()
    };

    let mut options = Options::new(Target::parse("gfx906")?);
    options.output = OutputKind::Assembly;
    let assembly = String::from_utf8(amdgpuc::compile(&source, &options).map_err(render)?.bytes)?;
    println!("The kernel's code for gfx906:\n");
    for line in assembly
        .lines()
        .skip_while(|l| *l != "vecadd:")
        .take_while(|l| !l.starts_with(".Lfunc_end"))
    {
        println!("{line}");
    }

    options.output = OutputKind::Linked;
    let compiled = amdgpuc::compile(&source, &options).map_err(render)?;
    let kernel = &compiled.kernels[0];
    println!(
        "\n{} instructions, {} VGPRs, {} SGPRs",
        kernel.instructions, kernel.vgprs, kernel.sgprs
    );

    // 100 work-items for 90 elements: the kernel's check of the bounds has something to do.
    let n = 90u32;
    let floats = |f: fn(u32) -> f32| (0..n).flat_map(|i| f(i).to_le_bytes()).collect::<Vec<u8>>();
    let object = CodeObject::load(&compiled.bytes)?;
    let mut device = Device::new(object.target());
    let module = device.load(&object)?;
    let a = device
        .alloc_with(&floats(|i| i as f32))
        .ok_or("no memory")?;
    let b = device
        .alloc_with(&floats(|i| 0.5 * i as f32))
        .ok_or("no memory")?;
    let out = device.alloc_with(&floats(|_| 0.0)).ok_or("no memory")?;
    let args = [a.into(), b.into(), out.into(), KernelArg::U32(n)];
    let stats = device.launch(module, "vecadd", LaunchConfig::linear(100, 50), &args)?;

    let bytes = device.read_buffer(out).ok_or("the buffer is gone")?;
    let sums: Vec<f32> = bytes
        .chunks_exact(4)
        .map(|c| f32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect();
    println!("\na = 0 1 2 3 ..., b = 0 0.5 1 1.5 ...; a + b on the emulator:\n{sums:?}");
    assert!(
        sums.iter().enumerate().all(|(i, s)| *s == 1.5 * i as f32),
        "the sums are right"
    );
    println!("\nexecuted: {}", stats.to_json());
    Ok(())
}

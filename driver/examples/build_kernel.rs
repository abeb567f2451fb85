//! Builds a kernel with the IR's builder, compiles it, runs it on the emulator: `cargo run
//! --release --example build_kernel`

use amdgpuc::emu::{CodeObject, Device, LaunchConfig};
use amdgpuc::ir::{AddrSpace, Dim, Module, Type};
use amdgpuc::{Options, isa::Target};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // squares[i] = i * i, for one work-group.
    let mut module = Module::new();
    let kernel = module.add_kernel("squares", &[Type::ptr(AddrSpace::Global)]);
    let mut b = module.build(kernel);
    let entry = b.create_entry();
    let out = b.params(entry)[0];
    let i = b.local_id(Dim::X);
    let square = b.mul(i, i);
    let place = b.gep(Type::I32, out, &[i]);
    b.store(square, place, 4);
    b.ret_void();

    let options = Options::new(Target::parse("gfx906")?);
    let compiled = amdgpuc::compile_module(module, &options).map_err(|errors| errors[0].clone())?;

    let object = CodeObject::load(&compiled.bytes)?;
    let mut device = Device::new(object.target());
    let loaded = device.load(&object)?;
    let buffer = device.alloc(4 * 16).ok_or("no memory")?;
    device.launch(
        loaded,
        "squares",
        LaunchConfig::linear(16, 16),
        &[buffer.into()],
    )?;
    let bytes = device.read_buffer(buffer).ok_or("the buffer is gone")?;
    let squares: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect();
    println!("{squares:?}");
    assert!(
        squares
            .iter()
            .enumerate()
            .all(|(i, &s)| s as usize == i * i),
        "they are squares"
    );
    Ok(())
}

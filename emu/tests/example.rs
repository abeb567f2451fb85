//! The code object of the documentation's example is what its source says.

mod common;

use emu::{CodeObject, Device, KernelArg, LaunchConfig};

fn run(file: &[u8]) -> (Vec<u8>, emu::Stats) {
    let object = CodeObject::load(file).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let values = |of: fn(u16) -> f32| -> Vec<u8> {
        let values = (0..512).map(of);
        values.flat_map(f32::to_le_bytes).collect()
    };
    let x = device.alloc_with(&values(f32::from)).expect("room");
    let y = device
        .alloc_with(&values(|i| 1.0 / (1.0 + f32::from(i))))
        .expect("room");
    let args = [KernelArg::U32(500), KernelArg::F32(1.5), x.into(), y.into()];
    let stats = device
        .launch(module, "saxpy", LaunchConfig::linear(512, 256), &args)
        .unwrap_or_else(|e| panic!("{e}"));
    (device.read_buffer(y).expect("it is there"), stats)
}

#[test]
fn the_file_is_made_from_its_source() {
    let source = include_str!("../examples/saxpy.s");
    let Some(made) = common::assemble_linked("gfx906", source) else {
        return;
    };
    assert_eq!(run(&made), run(include_bytes!("../examples/saxpy.co")));
}

#[test]
fn it_computes() {
    let (bytes, _) = run(include_bytes!("../examples/saxpy.co"));
    for (i, value) in bytes.chunks_exact(4).enumerate() {
        let value = f32::from_le_bytes([value[0], value[1], value[2], value[3]]);
        let (x, y) = (i as f32, 1.0 / (1.0 + i as f32));
        let expected = if i < 500 { 1.5f32.mul_add(x, y) } else { y };
        assert_eq!(value, expected, "{i}");
    }
}

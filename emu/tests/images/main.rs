//! Image instructions: loads, stores, atomics, samples, gathers, on linear images.

mod access;
#[path = "../common/mod.rs"]
mod common;
mod formats;
mod refused;
mod samples;
mod strict;

use common::{Kernel, assemble, words};
use emu::{
    Buffer, ChannelType, Channels, CodeObject, Device, Geometry, Image, ImageFormat, KernelArg,
    LaunchConfig, LaunchError, Mode,
};
use isa::Target;

const LANES: usize = 64;

/// Registers of all lanes.
type Lanes = [u32; LANES];

fn lanes(f: impl Fn(u32) -> u32) -> Lanes {
    std::array::from_fn(|lane| f(lane as u32))
}

fn floats(f: impl Fn(u32) -> f32) -> Lanes {
    lanes(|lane| f(lane).to_bits())
}

/// A device with an image.
struct Rig {
    device: Device,
    image: Image,
    /// The resource, as instructions get it in s[8:15].
    resource: [u32; 8],
    /// The sampler in s[16:19].
    sampler: [u32; 4],
    mode: Mode,
}

const R32: ImageFormat = ImageFormat {
    channels: Channels::R,
    channel: ChannelType::Uint32,
};

const RF32: ImageFormat = ImageFormat {
    channels: Channels::R,
    channel: ChannelType::Float32,
};

impl Rig {
    fn new(processor: &str, geometry: Geometry, format: ImageFormat) -> Rig {
        let mut device = Device::new(Target::parse(processor).expect("a processor"));
        let image = device.image(geometry, format).expect("an image");
        let descriptor = device.read_buffer(image.descriptor).expect("it is there");
        let resource = words(&descriptor)[..8].try_into().expect("eight dwords");
        Rig {
            device,
            image,
            resource,
            // Nearest texel, normalised, the last texel beyond the edges.
            sampler: [0x92, 0xfff000, 0, 0],
            mode: Mode::Plain,
        }
    }

    fn with_sampler(self, sampler: [u32; 4]) -> Rig {
        Rig { sampler, ..self }
    }

    /// Sets bits of a dword of the resource.
    fn with_bits(mut self, word: usize, low: u32, count: u32, value: u32) -> Rig {
        let mask = (u32::MAX >> (32 - count)) << low;
        self.resource[word] = self.resource[word] & !mask | value << low;
        self
    }

    /// Fills the image with the numbers of its texels, or what `f` makes of them.
    fn filled(mut self, f: impl Fn(u32) -> u32) -> Rig {
        let count = self.image.packed_size() as u32 / 4;
        let bytes: Vec<u8> = (0..count).flat_map(|i| f(i).to_le_bytes()).collect();
        assert!(self.device.write_image(&self.image, &bytes));
        self
    }

    /// The image's dwords.
    fn texels(&self) -> Vec<u32> {
        words(&self.device.read_image(&self.image).expect("it is there"))
    }

    /// Runs instructions on one wave: inputs are in v4, v5, …; gives v32, v33, …
    fn run(
        &mut self,
        text: &str,
        inputs: &[Lanes],
        outputs: usize,
    ) -> Option<Result<Vec<Lanes>, LaunchError>> {
        self.run_some(text, inputs, outputs, LANES as u32)
    }

    /// The same with so many lanes.
    fn run_some(
        &mut self,
        text: &str,
        inputs: &[Lanes],
        outputs: usize,
        active: u32,
    ) -> Option<Result<Vec<Lanes>, LaunchError>> {
        let processor = self.device.target().processor.name;
        let code = assemble(processor, &[kernel(processor, text, inputs.len(), outputs)])?;
        let object = CodeObject::load(&code).expect("a code object of llvm-mc and lld");
        let module = self.device.load(&object).expect("it fits the device");
        let mut input: Vec<u32> = self.resource.into_iter().chain(self.sampler).collect();
        input.resize(LANES, 0);
        input.extend(inputs.iter().flatten());
        let input: Vec<u8> = input.iter().flat_map(|w| w.to_le_bytes()).collect();
        let input = self.device.alloc_with(&input).expect("room");
        let output = self.device.alloc(4096).expect("room");
        let args: [KernelArg; 2] = [input.into(), output.into()];
        let config = LaunchConfig::linear(active, active)
            .with_mode(self.mode)
            .with_instruction_limit(1_000_000);
        let done = self.device.launch(module, "k0", config, &args);
        Some(done.map(|_| self.results(output, outputs)))
    }

    fn results(&self, output: Buffer, count: usize) -> Vec<Lanes> {
        let all = words(&self.device.read_buffer(output).expect("it is there"));
        let registers = all.chunks_exact(LANES).take(count);
        registers.map(|r| r.try_into().expect("64 lanes")).collect()
    }

    /// As [`Rig::run`], of what ends well. Nothing without tools.
    fn get(&mut self, text: &str, inputs: &[Lanes], outputs: usize) -> Vec<Lanes> {
        match self.run(text, inputs, outputs) {
            Some(done) => done.unwrap_or_else(|e| panic!("{text}: {e}")),
            None => Vec::new(),
        }
    }

    /// Checks the results in the first lanes.
    fn check(&mut self, text: &str, inputs: &[Lanes], expected: &[&[u32]]) {
        let results = self.get(text, inputs, expected.len());
        for (i, (result, expected)) in results.iter().zip(expected).enumerate() {
            assert_eq!(result[..expected.len()], **expected, "{text}: result {i}");
        }
    }
}

/// Buffers serve all generations alike.
fn kernel(processor: &str, text: &str, inputs: usize, outputs: usize) -> Kernel {
    let old = processor.starts_with("gfx6") || processor.starts_with("gfx7");
    // Offsets of scalar loads count in dwords on GFX6 and GFX7.
    let at = |bytes: u32| if old { bytes / 4 } else { bytes };
    let mut body = format!(
        "s_load_dwordx4 s[4:7], s[0:1], 0x0\nv_lshlrev_b32 v63, 2, v0\ns_waitcnt lgkmcnt(0)\n\
         s_load_dwordx8 s[8:15], s[4:5], 0x0\ns_load_dwordx4 s[16:19], s[4:5], {:#x}\n\
         s_mov_b32 s20, s4\ns_mov_b32 s21, s5\ns_mov_b32 s22, -1\ns_mov_b32 s23, 0x24fac\n\
         s_mov_b32 s24, s6\ns_mov_b32 s25, s7\ns_mov_b32 s26, -1\ns_mov_b32 s27, 0x24fac\n",
        at(32)
    );
    for i in 0..inputs {
        let (register, offset) = (4 + i, 256 * (i + 1));
        body += &format!("buffer_load_dword v{register}, v63, s[20:23], 0 offen offset:{offset}\n");
    }
    body += &format!("s_waitcnt vmcnt(0) lgkmcnt(0)\n{text}\n");
    if outputs > 0 {
        body += "s_waitcnt vmcnt(0)\n";
    }
    for i in 0..outputs {
        let (register, offset) = (32 + i, 256 * i);
        body +=
            &format!("buffer_store_dword v{register}, v63, s[24:27], 0 offen offset:{offset}\n");
    }
    let kernel = Kernel::new(body);
    match processor {
        "gfx90a" => kernel.with_directives(".amdhsa_accum_offset 64"),
        _ => kernel,
    }
}

/// A processor of each layout of resources, and of each way to hold 16 bits.
const PROCESSORS: [&str; 7] = [
    "gfx600", "gfx700", "gfx803", "gfx810", "gfx900", "gfx906", "gfx90a",
];

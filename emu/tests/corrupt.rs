//! Corrupted code objects and wrong launches: an error each, or a run that ends; never a panic, a
//! hang, or gigabytes of memory.
//!
//! Every day a few thousand of each; with `AMDGPUC_FULL=1` fifty times as many, with the counts.

mod common;
#[path = "common/object.rs"]
mod object;

use common::{Kernel, assemble, load, store};
use emu::{CodeObject, Device, KernelArg, LaunchConfig, LaunchError};
use std::time::{Duration, Instant};

/// Instructions after which a launch is given up.
const LIMIT: u64 = 20_000;
/// No file may take longer.
const SLOWEST: Duration = Duration::from_secs(10);
/// Most memory of the test process, in KiB.
const MOST_MEMORY: u64 = 1 << 20;

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, limit: usize) -> usize {
        (self.next() % limit as u64) as usize
    }

    /// One of some values.
    fn of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }
}

/// How many rounds a campaign has.
fn rounds(every_day: usize) -> usize {
    match std::env::var_os("AMDGPUC_FULL") {
        Some(_) => 50 * every_day,
        None => every_day,
    }
}

/// What became of the files of a campaign.
#[derive(Default, Debug)]
struct Tally {
    not_loaded: usize,
    launches_refused: usize,
    faults: usize,
    ran: usize,
}

impl Tally {
    fn count(&mut self, result: Result<emu::Stats, LaunchError>) {
        match result {
            Ok(_) => self.ran += 1,
            Err(LaunchError::Fault(_)) => self.faults += 1,
            Err(_) => self.launches_refused += 1,
        }
    }

    /// Loads and runs whatever the bytes are; the outcome does not matter.
    fn try_to_run(&mut self, code: &[u8]) {
        let start = Instant::now();
        match self.load_and_run(code) {
            Some(()) => {}
            None => self.not_loaded += 1,
        }
        assert!(start.elapsed() < SLOWEST, "took {:?}", start.elapsed());
    }

    fn load_and_run(&mut self, code: &[u8]) -> Option<()> {
        let object = CodeObject::load(code).ok()?;
        let mut device = Device::new(object.target());
        let module = device.load(&object).ok()?;
        let buffer = device.alloc(1024)?;
        for kernel in object.kernels().iter().take(4) {
            let args = kernel.explicit_args().map(|a| match a.size {
                8 => buffer.into(),
                size => KernelArg::Bytes(vec![1; size.min(1 << 20) as usize]),
            });
            let args: Vec<KernelArg> = args.collect();
            let config = LaunchConfig::linear(100, 64).with_instruction_limit(LIMIT);
            self.count(device.launch(module, kernel.name(), config, &args));
        }
        Some(())
    }

    fn report(&self, name: &str) {
        println!("{name}: {self:?}");
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        let peak = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
        let peak = peak.and_then(|l| l.split_whitespace().next()?.parse().ok());
        assert!(peak.unwrap_or(0) < MOST_MEMORY, "{peak:?} KiB of memory");
    }
}

/// Many kinds of instructions.
fn kernels() -> Vec<Kernel> {
    let memory = load(1, 0)
        + "ds_write_b32 v0, v1\nds_read2_b32 v[8:9], v0 offset1:1\ns_waitcnt 0\n\
           buffer_load_dword v4, v0, s[4:7], 0 offen\nflat_atomic_add v5, v[0:1], v4 glc\n"
        + &store(8, 0);
    let alu = "v_add_f32 v8, v1, v2\nv_pk_fma_f16 v9, v1, v2, v3\nv_mov_b32_sdwa v8, v1 dst_sel:BYTE_1 src0_sel:WORD_1\n\
         v_mov_b32_dpp v8, v1 row_shr:1\nv_div_scale_f64 v[10:11], vcc, v[2:3], v[4:5], v[2:3]\n\
         v_mad_u64_u32 v[8:9], s[4:5], v2, v4, v[6:7]\nv_readlane_b32 s4, v1, s5\nv_trig_preop_f64 v[8:9], v[2:3], v4\n\
         v_cmpx_lt_f64 vcc, v[2:3], v[4:5]\nv_ldexp_f32 v8, v1, v2\nv_mqsad_u32_u8 v[8:11], v[2:3], v4, v[4:7]\n\
         s_set_gpr_idx_on s4, gpr_idx(SRC0,DST)\nv_mov_b32 v8, v4\nv_add_f64 v[8:9], v[2:3], v[4:5]\ns_set_gpr_idx_off\n\
         s_movrels_b64 s[20:21], s[22:23]\ns_bfe_i64 s[20:21], s[22:23], s24\ns_setreg_b32 hwreg(HW_REG_MODE), s4\n\
         v_cvt_f16_f32 v8, v1\ns_getpc_b64 s[20:21]\ns_barrier\nv_sin_f32 v8, v1\nv_med3_f32 v8, v1, v2, v3";
    vec![
        Kernel::new(memory).with_lds(256),
        Kernel::new(alu).with_private(64),
    ]
}

fn change_bytes(code: &[u8], most: usize, random: &mut Random) -> Vec<u8> {
    let mut changed = code.to_vec();
    for _ in 0..1 + random.below(most) {
        let at = random.below(changed.len());
        changed[at] = random.below(256) as u8;
    }
    changed
}

#[test]
fn changed_bytes() {
    let Some(code) = assemble("gfx906", &kernels()) else {
        return;
    };
    let (mut random, mut tally) = (Random(7), Tally::default());
    for _ in 0..rounds(2000) {
        tally.try_to_run(&change_bytes(&code, 4, &mut random));
    }
    tally.report("changed bytes");
}

#[test]
fn changed_instructions() {
    let Some(code) = assemble("gfx906", &kernels()) else {
        return;
    };
    let object = CodeObject::load(&code).expect("a code object");
    let symbol = object.symbol_by_name("k1").expect("the kernel's code");
    // The code's place in the file: where its first instruction is.
    let at = code
        .windows(4)
        .position(|w| w == [0x01, 0x05, 0x10, 0x02])
        .expect("v_add_f32 v8, v1, v2");
    let size = symbol.size as usize;
    let (mut random, mut tally) = (Random(11), Tally::default());
    for _ in 0..rounds(2000) {
        let mut changed = code.clone();
        for _ in 0..1 + random.below(6) {
            changed[at + random.below(size)] = random.below(256) as u8;
        }
        tally.try_to_run(&changed);
    }
    tally.report("changed instructions");
}

#[test]
fn cut_off() {
    let mut tally = Tally::default();
    for version in 2..=6 {
        let code = object::Object::new(version, vec![object::Kernel::new("k")]).write();
        let step = if rounds(1) > 1 { 1 } else { 23 };
        for length in (0..code.len()).step_by(step) {
            tally.try_to_run(&code[..length]);
        }
    }
    tally.try_to_run(&[0; 4096]);
    tally.report("cut off");
}

#[test]
fn changed_bytes_of_all_versions() {
    let (mut random, mut tally) = (Random(13), Tally::default());
    for version in 2..=6 {
        let kernels = vec![object::Kernel::new("k"), object::Kernel::new("l")];
        let code = object::Object::new(version, kernels).write();
        for _ in 0..rounds(1000) {
            tally.try_to_run(&change_bytes(&code, 8, &mut random));
        }
    }
    tally.report("changed bytes of all versions");
}

/// Numbers at which readers of files go wrong, in place of fields of the headers.
#[test]
fn extreme_fields() {
    let (mut random, mut tally) = (Random(17), Tally::default());
    for version in 2..=6 {
        let code = object::Object::new(version, vec![object::Kernel::new("k")]).write();
        let size = code.len() as u64;
        let extremes = [
            0,
            1,
            7,
            0xff,
            0xffff,
            0x10000,
            0x7fff_ffff,
            0xffff_ffff,
            1 << 29,
            (1 << 30) - 0x2000,
            1 << 40,
            u64::MAX,
            i64::MAX as u64,
            size - 1,
            size,
            size + 1,
        ];
        // Headers and notes are at the beginning, section headers at the end.
        let parts = [0..1024, code.len() - 320..code.len()];
        for _ in 0..rounds(1000) {
            let mut changed = code.clone();
            for _ in 0..1 + random.below(2) {
                let part = &parts[random.below(2)];
                let width = random.of(&[2, 4, 8]);
                let at = part.start + random.below((part.len() - width) / width) * width;
                let value = random.of(&extremes).to_le_bytes();
                changed[at..at + width].copy_from_slice(&value[..width]);
            }
            tally.try_to_run(&changed);
        }
    }
    tally.report("extreme fields");
}

#[test]
fn wrong_launches() {
    let (mut random, mut tally) = (Random(19), Tally::default());
    let sizes = [0, 1, 3, 63, 64, 65, 256, 1024, 1025, 65536, u32::MAX];
    for _ in 0..rounds(2000) {
        let mut kernel = object::Kernel::new("k");
        let word = random.next() as u32 & random.next() as u32 & random.next() as u32;
        match random.below(8) {
            0 => kernel.patch = Some((4 * random.below(16), word)),
            1 => kernel.rsrc1 ^= 1 << random.below(32),
            2 => kernel.rsrc2 ^= 1 << random.below(32),
            3 => kernel.properties ^= 1 << random.below(16),
            4 => kernel.lds = word,
            5 => kernel.private = word,
            _ => {}
        }
        let version = random.of(&[2, 3, 4, 5, 6]);
        let file = object::Object::new(version, vec![kernel]).write();
        let object = CodeObject::load(&file).expect("a code object");
        let mut device = Device::new(object.target());
        let module = device.load(&object).expect("it fits");
        let out = device.alloc(256).expect("room");
        let mut args: Vec<KernelArg> = vec![out.into(), KernelArg::U32(1)];
        match random.below(8) {
            0 => args.truncate(random.below(2)),
            1 => args.push(KernelArg::U32(1)),
            2 => args[1] = KernelArg::Local(random.of(&sizes)),
            3 => args[0] = KernelArg::U64(random.next()),
            4 => args[random.below(2)] = KernelArg::Bytes(vec![0; random.below(20)]),
            _ => {}
        }
        let mut three = || {
            [0; 3].map(|_| {
                if random.below(2) == 0 {
                    1
                } else {
                    random.of(&sizes)
                }
            })
        };
        let mut config = LaunchConfig::new(three(), three()).with_instruction_limit(LIMIT);
        if random.below(4) == 0 {
            config.dynamic_lds = random.of(&sizes);
        }
        if random.below(8) == 0 {
            config.dimensions = random.of(&[0, 1, 2, 3, 4, 255]);
        }
        let start = Instant::now();
        tally.count(device.launch(module, "k", config, &args));
        assert!(start.elapsed() < SLOWEST, "took {:?}", start.elapsed());
    }
    tally.report("wrong launches");
}

/// A variable of a gigabyte, and a buffer of sixteen, cost nothing until they are used.
#[test]
fn untouched_memory_is_free() {
    let mut device = Device::new(isa::Target::parse("gfx906").expect("a target"));
    let buffer = device.alloc(1 << 34).expect("address space");
    assert!(device.write(buffer.address + (1 << 33), &[5]));
    assert_eq!(device.read(buffer.address + (1 << 33), 2), Some(vec![5, 0]));
    assert!(device.alloc((1 << 34) + 1).is_none());
    Tally::default().report("untouched memory");
}

#[test]
fn endless_kernels_end() {
    let Some(code) = assemble("gfx906", &[Kernel::new("s_branch 0xffff")]) else {
        return;
    };
    let config = LaunchConfig::linear(64, 64).with_instruction_limit(100_000);
    let result = common::launch(&code, 0, config, &[0], 1);
    let error = result.expect_err("it does not end");
    assert!(
        error
            .to_string()
            .starts_with("instruction limit of 100000 reached: kernel 'k0'"),
        "{error}"
    );
}

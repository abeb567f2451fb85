//! What a launch refuses, and in which words.

#[path = "common/object.rs"]
mod object;

use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use object::{Kernel, Object};

/// A launch of kernel `k` on gfx906 with these arguments; `None` stands for the output buffer.
fn launch(kernel: Kernel, config: LaunchConfig, args: &[Option<KernelArg>]) -> String {
    let file = Object::new(5, vec![kernel]).write();
    let object = CodeObject::load(&file).unwrap_or_else(|e| panic!("{e}"));
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let out = device.alloc(4096).expect("room");
    let args: Vec<KernelArg> = args
        .iter()
        .map(|a| a.clone().unwrap_or(out.into()))
        .collect();
    match device.launch(module, "k", config, &args) {
        Ok(_) => "ok".to_string(),
        Err(error) => error.to_string(),
    }
}

fn good_args() -> Vec<Option<KernelArg>> {
    vec![None, Some(KernelArg::U32(1))]
}

/// A launch of one wave of a kernel that differs from the good one.
fn with(change: impl FnOnce(&mut Kernel)) -> String {
    let mut kernel = Kernel::new("k");
    change(&mut kernel);
    launch(kernel, LaunchConfig::linear(64, 64), &good_args())
}

#[test]
fn the_good_launch_is_good() {
    assert_eq!(with(|_| {}), "ok");
    // What is nearly too much.
    assert_eq!(with(|k| k.lds = 65536), "ok");
    assert_eq!(with(|k| k.kernarg_align = 4096), "ok");
    assert_eq!(with(|k| k.rsrc1 |= 12 << 6), "ok");
    assert_eq!(with(|k| k.required = Some([64, 1, 1])), "ok");
    assert_eq!(with(|k| k.uniform = true), "ok");
    // Exceptions may be enabled.
    assert_eq!(with(|k| k.rsrc2 |= 0x7f << 24), "ok");
}

#[test]
fn a_group_whose_waves_do_not_fit_in_the_register_files_is_refused() {
    let of = |granules: u32, items: u32| {
        let mut kernel = Kernel::new("k");
        kernel.max_workgroup = 1024;
        kernel.rsrc1 = kernel.rsrc1 & !0x3f | (granules - 1);
        launch(kernel, LaunchConfig::linear(items, items), &good_args())
    };
    // Four SIMDs of 256 registers for each lane: one, two, four waves of so many on each.
    assert_eq!(of(64, 256), "ok");
    assert_eq!(
        of(64, 257),
        "a work-group has 5 waves of 256 VGPRs, a compute unit has room for 4"
    );
    assert_eq!(of(32, 512), "ok");
    assert_eq!(
        of(17, 1024),
        "a work-group has 16 waves of 68 VGPRs, a compute unit has room for 12"
    );
    assert_eq!(of(16, 1024), "ok");
}

#[test]
fn descriptors() {
    let of = |what: &str| format!("descriptor of kernel 'k': {what}");
    for (patch, what) in [
        ((12, 1), "reserved bytes 12 to 15 must be zero"),
        ((24, 1), "reserved bytes 24 to 27 must be zero"),
        ((40, 1 << 31), "reserved bytes 40 to 43 must be zero"),
        ((44, 1), "compute_pgm_rsrc3 must be zero"),
        ((48, 1 << 10), "compute_pgm_rsrc1: PRIORITY must be zero"),
        ((48, 1 << 20), "compute_pgm_rsrc1: PRIV must be zero"),
        ((48, 1 << 22), "compute_pgm_rsrc1: DEBUG_MODE must be zero"),
        (
            (48, 1 << 24),
            "compute_pgm_rsrc1: BULKY, CDBG_USER must be zero",
        ),
        (
            (48, 1 << 29),
            "compute_pgm_rsrc1: reserved bits 27 to 31 must be zero",
        ),
        (
            (48, 14 << 6),
            "GRANULATED_WAVEFRONT_SGPR_COUNT is 14, at most 13 (112 SGPRs) is possible",
        ),
        (
            (52, 1 << 6),
            "compute_pgm_rsrc2: ENABLE_TRAP_HANDLER must be zero",
        ),
        (
            (52, 1 << 13),
            "compute_pgm_rsrc2: exceptions of addresses and memory must be zero",
        ),
        (
            (52, 1 << 15),
            "compute_pgm_rsrc2: GRANULATED_LDS_SIZE must be zero",
        ),
        (
            (52, 1 << 31),
            "compute_pgm_rsrc2: reserved bit 31 must be zero",
        ),
        (
            (52, 3 << 11),
            "ENABLE_VGPR_WORKITEM_ID is 3, which is undefined",
        ),
        (
            (52, 0),
            "2 SGPRs of user data are enabled, USER_SGPR_COUNT is 0",
        ),
        (
            (52, 17 << 1),
            "USER_SGPR_COUNT is 17, at most 16 are set up",
        ),
        (
            (56, 1 << 7),
            "kernel_code_properties: reserved bits must be zero",
        ),
        ((56, 1 << 10), "waves of 32 lanes, gfx906 has waves of 64"),
        ((56, 1 << 16), "preloading of kernel arguments must be zero"),
    ] {
        assert_eq!(with(|k| k.patch = Some(patch)), of(what), "{patch:?}");
    }
    assert_eq!(
        with(|k| k.wavefront = 32),
        of("waves of 32 lanes, gfx906 has waves of 64")
    );
    assert_eq!(
        with(|k| k.skew = 4),
        of("the first instruction is not aligned to 256 bytes")
    );
}

#[test]
fn resources() {
    assert_eq!(
        with(|k| k.lds = 65537),
        "65537 bytes of LDS are needed, a work-group can have 65536"
    );
    assert_eq!(
        with(|k| k.private = u32::MAX),
        "4294967295 bytes of private memory for each work-item, at most 4194304 are possible"
    );
    assert_eq!(
        with(|k| k.kernarg_align = 24),
        "kernel 'k' wants its arguments aligned to 24 bytes; a power of two up to 4096 is possible"
    );
    assert_eq!(
        with(|k| k.kernarg_align = 8192),
        "kernel 'k' wants its arguments aligned to 8192 bytes; a power of two up to 4096 is possible"
    );
    assert_eq!(
        with(|k| k.patch = Some((8, 1 << 30))),
        "kernel 'k' has 1073741824 bytes of arguments, at most 1048576 are possible"
    );
    let config = LaunchConfig::linear(64, 64).with_dynamic_lds(u32::MAX);
    assert_eq!(
        launch(Kernel::new("k"), config, &good_args()),
        "4294967295 bytes of LDS are needed, a work-group can have 65536"
    );
}

#[test]
fn grids_and_work_groups() {
    let at = |kernel, config| launch(kernel, config, &good_args());
    let plain = |config| at(Kernel::new("k"), config);
    assert_eq!(
        plain(LaunchConfig::linear(0, 64)),
        "a grid of [0, 1, 1] work-items in work-groups of [64, 1, 1]: no dimension may be 0"
    );
    assert_eq!(
        plain(LaunchConfig::linear(64, 0)),
        "a grid of [64, 1, 1] work-items in work-groups of [0, 1, 1]: no dimension may be 0"
    );
    assert_eq!(
        plain(LaunchConfig {
            dimensions: 4,
            ..LaunchConfig::linear(64, 64)
        }),
        "4 dimensions, 1 to 3 are possible"
    );
    assert_eq!(
        plain(LaunchConfig::new([1024, 2, 1], [1024, 2, 1])),
        "a work-group of 2048 work-items is larger than the 1024 that the hardware allows"
    );
    assert_eq!(
        plain(LaunchConfig::linear(512, 512)),
        "a work-group of 512 work-items is larger than the 256 that kernel 'k' allows"
    );
    let required = Kernel {
        required: Some([32, 2, 1]),
        ..Kernel::new("k")
    };
    assert_eq!(
        at(required, LaunchConfig::linear(64, 64)),
        "kernel 'k' requires work-groups of [32, 2, 1], not [64, 1, 1]"
    );
    let uniform = Kernel {
        uniform: true,
        ..Kernel::new("k")
    };
    assert_eq!(
        at(uniform, LaunchConfig::linear(100, 64)),
        "kernel 'k' requires whole work-groups: 100 work-items in dimension 0 are no multiple of 64"
    );
    assert_eq!(plain(LaunchConfig::linear(100, 64)), "ok");
}

#[test]
fn arguments() {
    let of =
        |args: &[Option<KernelArg>]| launch(Kernel::new("k"), LaunchConfig::linear(64, 64), args);
    assert_eq!(of(&[None]), "the kernel has 2 arguments, 1 were given");
    assert_eq!(
        of(&[None, Some(KernelArg::U64(1))]),
        "argument 1 (n): it has 4 bytes, 8 were given"
    );
    assert_eq!(of(&[None, None]), "argument 1 (n): it is not a pointer");
    assert_eq!(
        of(&[None, Some(KernelArg::Local(16))]),
        "argument 1 (n): it is not a pointer to LDS"
    );
    assert_eq!(
        of(&[Some(KernelArg::F64(1.0)), Some(KernelArg::U32(1))]),
        "argument 0 (out): it is a pointer, a number was given"
    );
    assert_eq!(
        of(&[Some(KernelArg::U32(1)), Some(KernelArg::U32(1))]),
        "argument 0 (out): it has 8 bytes, 4 were given"
    );
}

#[test]
fn kernels_and_devices() {
    let file = Object::new(4, vec![Kernel::new("k")]).write();
    let object = CodeObject::load(&file).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let missing = device.launch(module, "K", LaunchConfig::linear(64, 64), &[]);
    assert_eq!(
        missing.expect_err("there is none").to_string(),
        "no kernel 'K' in the code object"
    );
    for (id, message) in [
        (
            "gfx900",
            "code object for gfx906:sramecc-:xnack- cannot run on gfx900",
        ),
        (
            "gfx906:xnack+",
            "code object for gfx906:sramecc-:xnack- cannot run on gfx906:xnack+",
        ),
        (
            "gfx906:sramecc+",
            "code object for gfx906:sramecc-:xnack- cannot run on gfx906:sramecc+",
        ),
    ] {
        let mut device = Device::new(isa::Target::parse(id).expect("a target"));
        let refused = device.load(&object).expect_err(id);
        assert_eq!(refused.to_string(), message);
    }
}

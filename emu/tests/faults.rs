//! What goes wrong is an error that says where.

mod common;

use common::{Kernel, assemble, fault, fault_kind, launch};
use emu::{CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError, LoadError, Space};

fn run(kernel: Kernel, config: LaunchConfig) -> Option<Result<Vec<u32>, LaunchError>> {
    let code = assemble("gfx906", &[kernel])?;
    Some(launch(&code, 0, config, &[0; 16], 16))
}

const ONE_WAVE: fn() -> LaunchConfig = || LaunchConfig::linear(64, 64);

#[test]
fn out_of_bounds_names_lane_and_instruction() {
    let text = "s_load_dwordx2 s[2:3], s[0:1], 0x8\nv_lshlrev_b32 v1, 2, v0\ns_waitcnt 0\n\
                global_store_dword v1, v0, s[2:3]";
    let Some(result) = run(Kernel::new(text), ONE_WAVE()) else {
        return;
    };
    let fault = fault(result);
    assert_eq!(fault.lane, Some(16));
    assert!(
        fault.instruction.starts_with("global_store_dword"),
        "{fault}"
    );
    assert!(fault.code_address.is_some());
    assert!(
        matches!(
            fault.kind,
            FaultKind::OutOfBounds {
                space: Space::Global,
                size: 4,
                ..
            }
        ),
        "{fault}"
    );
    let text = fault.to_string();
    assert!(
        text.contains("lane 16") && text.contains("kernel 'k0'"),
        "{text}"
    );
}

/// LLVM, `hasUsableDSOffset`.
#[test]
fn an_offset_brings_no_negative_lds_address_back_on_gfx6() {
    for (instruction, processor, works) in [
        ("ds_read_b32 v2, v1 offset:8", "gfx600", false),
        ("ds_read_b32 v2, v1 offset:8", "gfx701", true),
        (
            "ds_read2_b32 v[2:3], v1 offset0:2 offset1:3",
            "gfx602",
            false,
        ),
        (
            "ds_read2_b32 v[2:3], v1 offset0:2 offset1:3",
            "gfx701",
            true,
        ),
    ] {
        let text =
            format!("s_mov_b32 m0, -1\nv_mov_b32 v1, -4\n{instruction}\ns_waitcnt lgkmcnt(0)");
        let Some(code) = assemble(processor, &[Kernel::new(&text).with_lds(64)]) else {
            return;
        };
        let result = launch(&code, 0, ONE_WAVE(), &[0; 16], 16);
        assert_eq!(result.is_ok(), works, "{instruction}, {processor}");
    }
}

#[test]
fn local_and_private_memory_end() {
    let lds = Kernel::new("v_lshlrev_b32 v1, 2, v0\nds_write_b32 v1, v0").with_lds(64);
    if let Some(result) = run(lds, ONE_WAVE()) {
        let fault = fault(result);
        assert_eq!(fault.lane, Some(16));
        assert!(
            matches!(
                fault.kind,
                FaultKind::OutOfBounds {
                    space: Space::Lds,
                    ..
                }
            ),
            "{fault}"
        );
    }
    let scratch = Kernel::new("v_mov_b32 v1, 64\nscratch_store_dword v1, v0, off").with_private(64);
    if let Some(result) = run(scratch, ONE_WAVE()) {
        let kind = fault_kind(result);
        assert!(
            matches!(
                kind,
                FaultKind::OutOfBounds {
                    space: Space::Scratch,
                    ..
                }
            ),
            "{kind}"
        );
    }
}

/// Scratch memory of another lane or wave, by a resource or FLAT_SCRATCH without the wave's offset,
/// or behind the lane's part.
#[test]
fn private_memory_is_the_lanes_own() {
    const RESOURCE: &str = "s_add_u32 s0, s0, s8\ns_addc_u32 s1, s1, 0\n";
    const FLAT: &str = "s_add_u32 flat_scratch_lo, s6, s8\ns_addc_u32 flat_scratch_hi, s7, 0\n";
    let run = |setup: &str, access: &str| {
        let text = format!("v_mov_b32 v1, 4\nv_mov_b32 v2, 1\n{setup}{access}");
        run(
            Kernel::new(text).with_private(8),
            LaunchConfig::linear(128, 64),
        )
    };
    let good = [
        (RESOURCE, "buffer_store_dword v0, off, s[0:3], 0 offset:4"),
        (RESOURCE, "buffer_load_dword v0, v1, s[0:3], 0 offen"),
        (
            RESOURCE,
            "buffer_store_short v0, v1, s[0:3], 0 offen offset:2",
        ),
        ("", "buffer_store_dword v0, off, s[0:3], s8 offset:4"),
        (FLAT, "scratch_store_dword v1, v0, off"),
    ];
    for (setup, access) in good {
        if let Some(result) = run(setup, access) {
            assert!(result.is_ok(), "{setup}{access}: {result:?}");
        }
    }
    let bad = [
        (
            "",
            "buffer_store_dword v0, off, s[0:3], 0 offset:4",
            [1, 0, 0],
        ),
        (
            RESOURCE,
            "buffer_store_dword v0, off, s[0:3], 0 offset:8",
            [0; 3],
        ),
        (
            RESOURCE,
            "buffer_load_dword v0, v1, s[0:3], 0 offen offset:2",
            [0; 3],
        ),
        (
            RESOURCE,
            "buffer_load_ubyte v0, v1, s[0:3], 4 offen",
            [0; 3],
        ),
        (
            "s_mov_b64 flat_scratch, s[6:7]\n",
            "scratch_store_dword v1, v0, off",
            [1, 0, 0],
        ),
    ];
    for (setup, access, group) in bad {
        if let Some(result) = run(setup, access) {
            let fault = fault(result);
            let is_scratch = |kind: &FaultKind| {
                let space = Space::Scratch;
                matches!(kind, FaultKind::OutOfBounds { space: s, .. } if *s == space)
            };
            assert!(is_scratch(&fault.kind), "{setup}{access}: {fault}");
            assert_eq!(fault.group, group, "{setup}{access}: {fault}");
        }
    }
}

/// Instructions that exist, used as they must not be, and a near miss of each.
#[test]
fn illegal_uses() {
    let resource = "s_add_u32 s0, s0, s8\ns_addc_u32 s1, s1, 0\n\
                    s_add_u32 flat_scratch_lo, s6, s8\ns_addc_u32 flat_scratch_hi, s7, 0\n\
                    s_mov_b64 s[10:11], src_private_base\nv_mov_b32 v2, 8\nv_mov_b32 v3, s11\n\
                    s_load_dwordx2 s[12:13], s[4:5], 0x0\nv_mov_b32 v1, 8\ns_waitcnt 0\n";
    let run = |text: &str| {
        let text = format!("{resource}{text}");
        run(Kernel::new(text).with_private(64).with_lds(64), ONE_WAVE())
    };
    let rows = [
        (
            "buffer_store_dwordx2 v[4:5], off, s[0:3], 0",
            "buffer_store_dword v4, off, s[0:3], 0",
        ),
        (
            "buffer_load_dwordx4 v[4:7], v1, s[0:3], 0 offen",
            "buffer_load_dword v4, v1, s[0:3], 0 offen offset:3",
        ),
        (
            "flat_atomic_add_x2 v[2:3], v[4:5]",
            "flat_atomic_add v[2:3], v4",
        ),
        (
            "scratch_load_dword v4, v1, off offset:-4",
            "scratch_load_dword v4, v1, off offset:4",
        ),
        (
            "v_mov_b32 v1, -4\nv_mov_b32 v4, 1\nscratch_load_dword v4, v1, off offset:4",
            "v_mov_b32 v1, 4\nscratch_load_dword v4, v1, off offset:4",
        ),
        (
            "s_load_dword s14, s[12:13], -4",
            "s_mov_b32 s14, 4\ns_load_dword s14, s[12:13], s14 offset:-4",
        ),
        (
            "s_mov_b32 s14, 4\ns_load_dword s14, s[12:13], s14 offset:-8",
            "s_load_dword s14, s[12:13], 4",
        ),
        (
            "ds_write2_b32 v1, v4, v5 offset0:3 offset1:3",
            "ds_write2_b32 v1, v4, v5 offset0:3 offset1:4",
        ),
        ("s_mov_b32 ttmp7, 5", "s_mov_b32 s15, ttmp7"),
    ];
    for (bad, good) in rows {
        if let Some(result) = run(bad) {
            let kind = fault_kind(result);
            let illegal = matches!(
                kind,
                FaultKind::IllegalInstruction(_) | FaultKind::OutOfBounds { .. }
            );
            assert!(illegal, "{bad}: {kind}");
        }
        if let Some(result) = run(good) {
            assert!(result.is_ok(), "{good}: {result:?}");
        }
    }
}

#[test]
fn code_is_read_only() {
    let text = "s_getpc_b64 s[2:3]\nv_mov_b32 v1, 0\nglobal_store_dword v1, v0, s[2:3]";
    if let Some(result) = run(Kernel::new(text), ONE_WAVE()) {
        assert!(matches!(fault_kind(result), FaultKind::ReadOnly { .. }));
    }
}

#[test]
fn endless_and_stuck_kernels_end() {
    let endless = Kernel::new(".Lx:\ns_branch .Lx");
    if let Some(result) = run(endless, ONE_WAVE().with_instruction_limit(10_000)) {
        assert_eq!(fault_kind(result), FaultKind::InstructionLimit(10_000));
    }
    let halted = Kernel::new("s_sethalt 1");
    if let Some(result) = run(halted, ONE_WAVE()) {
        assert_eq!(fault_kind(result), FaultKind::Deadlock);
    }
}

#[test]
fn illegal_code() {
    let trap = Kernel::new("s_trap 2");
    if let Some(result) = run(trap, ONE_WAVE()) {
        assert_eq!(fault_kind(result), FaultKind::Trap(2));
    }
    let bytes = Kernel::new(".long 0xbfff0000");
    if let Some(result) = run(bytes, ONE_WAVE()) {
        assert!(matches!(
            fault_kind(result),
            FaultKind::IllegalInstruction(_)
        ));
    }
    let jump = Kernel::new("s_mov_b64 s[2:3], 64\ns_setpc_b64 s[2:3]");
    if let Some(result) = run(jump, ONE_WAVE()) {
        assert!(matches!(
            fault_kind(result),
            FaultKind::IllegalInstruction(_)
        ));
    }
    let register = Kernel::new("v_mov_b32 v70, 0");
    if let Some(result) = run(register, ONE_WAVE()) {
        assert!(matches!(fault_kind(result), FaultKind::RegisterRange(_)));
    }
    let image = Kernel::new("image_get_lod v[0:1], v4, s[8:15], s[16:19] dmask:0x3");
    if let Some(result) = run(image, ONE_WAVE()) {
        let kind = fault_kind(result);
        let FaultKind::Unimplemented(what) = &kind else {
            panic!("{kind}");
        };
        assert!(what.contains("image_get_lod"), "{what}");
    }
}

#[test]
fn wrong_launches() {
    let Some(code) = assemble("gfx906", &[Kernel::new("s_nop 0")]) else {
        return;
    };
    let object = CodeObject::load(&code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let args = [KernelArg::U64(0), KernelArg::U64(0)];
    let mut run =
        |name: &str, config, args: &[KernelArg]| device.launch(module, name, config, args);
    let linear = LaunchConfig::linear;
    assert!(run("k0", linear(64, 64), &args).is_ok());
    assert!(matches!(
        run("k1", linear(64, 64), &args),
        Err(LaunchError::NoSuchKernel(_))
    ));
    assert!(matches!(
        run("k0", linear(64, 64), &args[..1]),
        Err(LaunchError::ArgumentCount { .. })
    ));
    let narrow = [KernelArg::U64(0), KernelArg::U32(0)];
    assert!(matches!(
        run("k0", linear(64, 64), &narrow),
        Err(LaunchError::Argument { index: 1, .. })
    ));
    let local = [KernelArg::U64(0), KernelArg::Local(4)];
    assert!(matches!(
        run("k0", linear(64, 64), &local),
        Err(LaunchError::Argument { index: 1, .. })
    ));
    assert!(matches!(
        run("k0", linear(0, 64), &args),
        Err(LaunchError::Geometry(_))
    ));
    assert!(matches!(
        run("k0", linear(64, 0), &args),
        Err(LaunchError::Geometry(_))
    ));
    assert!(matches!(
        run("k0", linear(4096, 2048), &args),
        Err(LaunchError::Geometry(_))
    ));
    let huge = LaunchConfig::new([1, 1, 1], [u32::MAX, u32::MAX, u32::MAX]);
    assert!(matches!(
        run("k0", huge, &args),
        Err(LaunchError::Geometry(_))
    ));
    let lds = linear(64, 64).with_dynamic_lds(65537);
    assert!(matches!(
        run("k0", lds, &args),
        Err(LaunchError::Resources(_))
    ));
}

#[test]
fn wrong_device() {
    let Some(code) = assemble("gfx900", &[Kernel::new("s_nop 0")]) else {
        return;
    };
    let object = CodeObject::load(&code).expect("a code object");
    let mut device = Device::new(isa::Target::parse("gfx906").expect("a target"));
    assert!(matches!(
        device.load(&object),
        Err(LoadError::WrongDevice { .. })
    ));
}

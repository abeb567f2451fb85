//! The global data share and the global wave sync on several host threads and over several
//! launches, and what goes wrong with them and with `lds_direct`.

mod common;

use common::{Kernel, assemble, fault, fault_kind, launch, words};
use emu::{
    CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError, Mode, Space, Stats,
};

const GROUPS: u32 = 32;

/// The waves add, meet, and each stores what it then reads behind the sum.
fn meeting(init: &str) -> Kernel {
    Kernel::new(format!(
        "s_mov_b32 s7, s2\ns_load_dwordx2 s[2:3], s[0:1], 0x8\nv_mov_b32 v2, 0\nv_mov_b32 v3, 1\n\
         s_mov_b32 m0, 0\nv_mov_b32 v4, {}\ns_waitcnt lgkmcnt(0)\n{init}\n\
         s_mov_b64 exec, 1\nglobal_atomic_add v2, v3, s[2:3]\ns_waitcnt vmcnt(0)\n\
         ds_gws_barrier v4 gds\ns_waitcnt 0\n\
         global_load_dword v5, v2, s[2:3]\nv_mov_b32 v6, s7\nv_lshlrev_b32 v6, 2, v6\n\
         s_waitcnt vmcnt(0)\nglobal_store_dword v6, v5, s[2:3] offset:4",
        GROUPS - 1
    ))
}

fn config(threads: u32) -> LaunchConfig {
    LaunchConfig::linear(64 * GROUPS, 64).with_threads(threads)
}

/// Runs kernels on one device, one after the other; gives the buffer.
fn run(
    code: &[u8],
    launches: &[(&str, LaunchConfig)],
) -> Result<(Vec<u32>, Option<Stats>), LaunchError> {
    let object = CodeObject::load(code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let buffer = device.alloc(4096).expect("room");
    let args: [KernelArg; 2] = [buffer.into(), buffer.into()];
    let mut stats = None;
    for (kernel, config) in launches {
        stats = Some(device.launch(module, kernel, *config, &args)?);
    }
    Ok((words(&device.read_buffer(buffer).expect("a buffer")), stats))
}

/// As ROCm does it, a kernel of its own initialises the resource.
#[test]
fn a_barrier_of_all_work_groups_holds_on_any_number_of_threads() {
    let init = format!(
        "s_mov_b32 m0, 0\nv_mov_b32 v1, {}\nds_gws_init v1 gds\ns_waitcnt 0",
        GROUPS - 1
    );
    let Some(code) = assemble("gfx906", &[Kernel::new(init), meeting("")]) else {
        return;
    };
    let mut first = None;
    for threads in [1, 2, 5] {
        let launches = [
            ("k0", LaunchConfig::linear(64, 64)),
            ("k1", config(threads)),
        ];
        let (result, stats) = run(&code, &launches).expect("it runs");
        assert_eq!(result[..=GROUPS as usize], [GROUPS; GROUPS as usize + 1]);
        let counts = stats.map(|s| (s.instructions, s.lds));
        assert_eq!(*first.get_or_insert(counts), counts, "{threads} threads");
    }
}

#[test]
fn waves_that_nobody_releases_are_a_deadlock_on_any_number_of_threads() {
    let missing = format!(
        "v_mov_b32 v1, {GROUPS}\ns_cmp_lg_u32 s7, 0\ns_cbranch_scc1 go\n\
         ds_gws_init v1 gds\ns_waitcnt 0\ngo:"
    );
    let semaphore = Kernel::new("s_mov_b32 m0, 0x50000\nds_gws_sema_p gds");
    let Some(code) = assemble("gfx906", &[semaphore, meeting(&missing)]) else {
        return;
    };
    for threads in [1, 2, 5] {
        let stuck = run(&code, &[("k0", config(threads))]).map(|(words, _)| words);
        assert_eq!(fault_kind(stuck), FaultKind::Deadlock, "{threads} threads");
    }
    // One thread, so that work-group 0 is the first at the resource.
    let stuck = run(&code, &[("k1", config(1))]).map(|(words, _)| words);
    let fault = fault(stuck);
    assert_eq!(fault.kind, FaultKind::Deadlock);
    assert!(fault.to_string().contains("global wave sync"), "{fault}");
}

fn kind_on(processor: &str, body: &str) -> Option<FaultKind> {
    let code = assemble(processor, &[Kernel::new(body).with_lds(64)])?;
    let config = LaunchConfig::linear(64, 64);
    Some(fault_kind(launch(&code, 0, config, &[0; 16], 16)))
}

fn kind(body: &str) -> Option<FaultKind> {
    kind_on("gfx906", body)
}

#[test]
fn gds_ends_where_m0_says_and_where_the_device_has_none() {
    let outside = |kind: Option<FaultKind>, at: u64| {
        let Some(kind) = kind else { return };
        assert!(
            matches!(kind, FaultKind::OutOfBounds { space: Space::Gds, address, .. } if address == at),
            "{kind}"
        );
    };
    let body = "s_mov_b32 m0, 0x100080\nv_lshlrev_b32 v1, 2, v0\nds_write_b32 v1, v0 gds";
    outside(kind(body), 0x80);
    let body = "s_mov_b32 m0, 0x0fc01000\nv_lshlrev_b32 v1, 2, v0\nds_add_u32 v1, v0 gds";
    outside(kind_on("gfx908", body), 0x40);
    let body = "s_mov_b32 m0, 0x10000000\nds_ordered_count v1, v0 offset:256 gds";
    outside(kind_on("gfx908", body), 0x1000);
}

#[test]
fn what_the_wave_sync_does_not_define_is_an_error() {
    let misuse = |body: &str, number: u8| {
        let Some(kind) = kind(body) else { return };
        assert!(
            matches!(kind, FaultKind::Gws { resource, .. } if resource == number),
            "{kind}"
        );
    };
    misuse(
        "s_mov_b32 m0, 0x30000\ns_mov_b64 exec, 0\nds_gws_init v0 gds",
        3,
    );
    misuse(
        "s_mov_b32 m0, 0x30000\ns_mov_b64 exec, 0\nds_gws_barrier v0 offset:1 gds",
        4,
    );
    let many = "s_mov_b32 m0, 0\nv_mov_b32 v1, 0x1000\nds_gws_sema_br v1 gds";
    misuse(many, 0);
    // Wave 0 waits at the barrier, wave 1 uses it as a semaphore.
    let body = "s_mov_b32 m0, 0\nv_mov_b32 v1, 1\nds_gws_init v1 gds\n\
                v_cmp_gt_u32 vcc, 64, v0\ns_cbranch_vccz second\n\
                ds_gws_barrier v1 gds\ns_endpgm\nsecond:\nds_gws_sema_v gds";
    let init_again = "s_mov_b32 m0, 0\nv_mov_b32 v1, 1\nds_gws_init v1 gds\nds_gws_barrier v1 gds";
    for body in [body, init_again] {
        let Some(code) = assemble("gfx906", &[Kernel::new(body)]) else {
            return;
        };
        let kind = fault_kind(launch(
            &code,
            0,
            LaunchConfig::linear(128, 128),
            &[0; 16],
            16,
        ));
        assert!(matches!(kind, FaultKind::Gws { resource: 0, .. }), "{kind}");
    }
}

#[test]
fn ordered_counts_of_other_shaders_and_operations_are_errors() {
    for offset in ["0x700", "0x2300", "0x3300"] {
        let body = format!("s_mov_b32 m0, 0\nds_ordered_count v1, v0 offset:{offset} gds");
        let Some(kind) = kind(&body) else { return };
        assert!(matches!(kind, FaultKind::Unimplemented(_)), "{kind}");
    }
}

#[test]
fn lds_direct_wants_a_dword_and_a_type() {
    for m0 in ["0x20002", "0x30000", "0x60000", "0x70000"] {
        let body = format!("s_mov_b32 m0, {m0}\nv_mov_b32 v1, lds_direct");
        let Some(kind) = kind(&body) else { return };
        assert!(matches!(kind, FaultKind::IllegalInstruction(_)), "{kind}");
    }
    let Some(kind) = kind("s_mov_b32 m0, 0x20040\nv_mov_b32 v1, lds_direct") else {
        return;
    };
    assert!(
        matches!(
            kind,
            FaultKind::OutOfBounds {
                space: Space::Lds,
                address: 64,
                ..
            }
        ),
        "{kind}"
    );
}

/// Strict mode does not know these instructions, and says so instead of letting them through.
#[test]
fn strict_mode_names_what_it_does_not_check() {
    for body in [
        "s_mov_b32 m0, -1\ns_nop 0\nds_add_u32 v0, v0 gds",
        "s_mov_b32 m0, 0\ns_nop 0\nds_gws_sema_v gds",
        "s_mov_b32 m0, 0x20000\ns_nop 0\nv_mov_b32 v1, lds_direct",
    ] {
        let Some(code) = assemble("gfx906", &[Kernel::new(body).with_lds(512)]) else {
            return;
        };
        let config = LaunchConfig::linear(64, 64).with_mode(Mode::Strict);
        let kind = fault_kind(launch(&code, 0, config, &[0; 16], 16));
        assert!(
            matches!(kind, FaultKind::Unimplemented(_)),
            "{body}: {kind}"
        );
    }
}

//! Several host threads: the same results, counts and faults as with one.

mod common;

use common::{Kernel, assemble, words};
use emu::{CodeObject, Device, FaultKind, KernelArg, LaunchConfig, LaunchError, Stats};

/// Runs `k0` with two buffers of `size` bytes; gives the second one.
fn run(code: &[u8], config: LaunchConfig, size: u64) -> Result<(Vec<u32>, Stats), LaunchError> {
    let object = CodeObject::load(code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let (a, b) = (device.alloc(size), device.alloc(size));
    let (a, b) = (a.expect("room"), b.expect("room"));
    let args: [KernelArg; 2] = [a.into(), b.into()];
    let stats = device.launch(module, "k0", config, &args)?;
    Ok((words(&device.read_buffer(b).expect("it is there")), stats))
}

/// The address of the second buffer in s[2:3], zero in v2.
const PROLOG: &str = "s_load_dwordx2 s[4:5], s[0:1], 0x0\ns_load_dwordx2 s[2:3], s[0:1], 0x8\n\
    v_mov_b32 v2, 0\ns_waitcnt lgkmcnt(0)\n";

const GROUPS: u32 = 64;

fn config(threads: u32) -> LaunchConfig {
    LaunchConfig::linear(64 * GROUPS, 64).with_threads(threads)
}

#[test]
fn atomics_of_all_groups_add_up() {
    // Counts with 32 and 64 bits; the 64-bit counter's addend carries between the halves.
    let body = format!(
        "{PROLOG}v_mov_b32 v3, 1\nv_mov_b32 v4, -1\nv_mov_b32 v5, 1\ns_movk_i32 s6, 8\n\
         loop:\nglobal_atomic_add v2, v3, s[2:3]\n\
         global_atomic_add_x2 v2, v[4:5], s[2:3] offset:8\n\
         global_atomic_add v6, v2, v3, s[2:3] offset:16 glc\n\
         s_sub_u32 s6, s6, 1\ns_cmp_lg_u32 s6, 0\ns_cbranch_scc1 loop\ns_waitcnt vmcnt(0)"
    );
    let Some(code) = assemble("gfx906", &[Kernel::new(body)]) else {
        return;
    };
    let times = u64::from(GROUPS) * 64 * 8;
    let sum = times * 0x1_ffff_ffff;
    let expected = [
        times as u32,
        0,
        sum as u32,
        (sum >> 32) as u32,
        times as u32,
    ];
    let (_, one) = run(&code, config(1), 64).expect("it runs");
    for threads in [1, 2, 3, 8, 1000] {
        let (result, stats) = run(&code, config(threads), 64).expect("it runs");
        assert_eq!(result[..5], expected, "{threads} threads");
        assert_eq!(stats, one, "{threads} threads");
    }
}

/// Every group writes qwords with equal halves to the same place and checks what it reads there.
#[test]
fn qwords_are_not_torn() {
    // s2 is the number of the work-group.
    let body = "s_mov_b32 s7, s2\ns_load_dwordx2 s[2:3], s[0:1], 0x8\nv_mov_b32 v2, 0\n\
        s_waitcnt lgkmcnt(0)\nv_mov_b32 v3, s7\nv_mov_b32 v4, s7\ns_movk_i32 s6, 400\n\
        loop:\nglobal_store_dwordx2 v2, v[3:4], s[2:3] offset:8\n\
        global_load_dwordx2 v[5:6], v2, s[2:3] offset:8 glc\ns_waitcnt vmcnt(0)\n\
        v_cmp_ne_u32 vcc, v5, v6\ns_cbranch_vccnz torn\n\
        s_sub_u32 s6, s6, 1\ns_cmp_lg_u32 s6, 0\ns_cbranch_scc1 loop\ns_endpgm\n\
        torn: v_mov_b32 v7, 1\nglobal_store_dword v2, v7, s[2:3]\ns_waitcnt vmcnt(0)";
    let Some(code) = assemble("gfx906", &[Kernel::new(body)]) else {
        return;
    };
    for threads in [1, 4] {
        let (result, _) = run(&code, config(threads), 64).expect("it runs");
        assert_eq!(result[0], 0, "{threads} threads");
        assert_eq!(result[2], result[3]);
    }
}

/// Group n waits until group n - 1 has counted. One lane of each: the lanes of one store write one
/// after another, and the last of 64 could come after what the next group, on another thread, has
/// written on seeing the first.
#[test]
fn groups_that_wait_for_earlier_ones_make_progress() {
    let body = "s_mov_b32 s7, s2\ns_load_dwordx2 s[2:3], s[0:1], 0x8\nv_mov_b32 v2, 0\n\
        s_mov_b64 exec, 1\ns_waitcnt lgkmcnt(0)\n\
        wait: global_load_dword v1, v2, s[2:3] glc\ns_waitcnt vmcnt(0)\n\
        buffer_wbinvl1_vol\nv_readfirstlane_b32 s8, v1\ns_cmp_lg_u32 s8, s7\n\
        s_cbranch_scc0 go\ns_sleep 1\ns_branch wait\n\
        go: global_load_dword v3, v2, s[2:3] offset:4\ns_waitcnt vmcnt(0)\n\
        v_add_u32 v3, s7, v3\ns_add_u32 s7, s7, 1\nv_mov_b32 v1, s7\n\
        global_store_dword v2, v3, s[2:3] offset:4\ns_waitcnt vmcnt(0)\n\
        global_store_dword v2, v1, s[2:3]\n";
    let Some(code) = assemble("gfx906", &[Kernel::new(body)]) else {
        return;
    };
    for threads in [1, 2, 5] {
        let (result, _) = run(&code, config(threads), 64).expect("it runs");
        assert_eq!(result[0], GROUPS);
        assert_eq!(result[1], GROUPS * (GROUPS - 1) / 2, "{threads} threads");
    }
}

#[test]
fn a_fault_stops_all_threads() {
    // Every group reads from null.
    let body = "v_mov_b32 v0, 0\nv_mov_b32 v1, 0\nglobal_load_dword v2, v[0:1], off\n";
    let endless = "s_nop 0\ns_branch 0xfffe";
    let Some(code) = assemble("gfx906", &[Kernel::new(body), Kernel::new(endless)]) else {
        return;
    };
    for threads in [1, 4] {
        match run(&code, config(threads), 64) {
            Err(LaunchError::Fault(fault)) => {
                assert!(matches!(fault.kind, FaultKind::OutOfBounds { .. }));
            }
            other => panic!("{other:?}"),
        }
    }
    let object = CodeObject::load(&code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let args = [KernelArg::U64(0), KernelArg::U64(0)];
    for threads in [1, 4] {
        let limited = config(threads).with_instruction_limit(1_000_000);
        match device.launch(module, "k1", limited, &args) {
            Err(LaunchError::Fault(fault)) => {
                assert_eq!(fault.kind, FaultKind::InstructionLimit(1_000_000));
            }
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn the_limit_of_instructions_is_exact() {
    let Some(code) = assemble("gfx906", &[Kernel::new("s_nop 0\ns_nop 0")]) else {
        return;
    };
    let needed = 3 * u64::from(GROUPS);
    for threads in [1, 4] {
        let at = |limit| run(&code, config(threads).with_instruction_limit(limit), 64);
        assert!(at(needed).is_ok());
        assert!(at(needed - 1).is_err());
    }
}

//! Strict mode: for each kind of error a kernel that has it, and its near miss that has not.

mod common;

use common::{Kernel, assemble};
use emu::{
    CodeObject, Decides, Device, Fault, FaultKind, KernelArg, LaunchConfig, LaunchError, Mode,
    Races, Use, Violation,
};

/// A launch in strict mode: the input buffer has 256 dwords of ones, the output as many.
fn run_on(
    processor: &str,
    kernel: Kernel,
    config: LaunchConfig,
) -> Option<Result<(), LaunchError>> {
    let code = assemble(processor, &[kernel])?;
    let object = CodeObject::load(&code).expect("a code object of llvm-mc and lld");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits the device");
    let input = device.alloc_with(&[1; 1024]).expect("room");
    let output = device.alloc(1024).expect("room");
    let args: [KernelArg; 2] = [input.into(), output.into()];
    let config = config
        .with_mode(Mode::Strict)
        .with_instruction_limit(1_000_000);
    Some(device.launch(module, "k0", config, &args).map(|_| ()))
}

fn run(kernel: Kernel, config: LaunchConfig) -> Option<Result<(), LaunchError>> {
    run_on("gfx906", kernel, config)
}

fn one_wave() -> LaunchConfig {
    LaunchConfig::linear(64, 64)
}

/// Two waves in a work-group.
fn two_waves() -> LaunchConfig {
    LaunchConfig::linear(128, 128)
}

fn fault(result: Result<(), LaunchError>, what: &str) -> Fault {
    match result {
        Err(LaunchError::Fault(fault)) => *fault,
        other => panic!("{what}: a fault was expected, not {other:?}"),
    }
}

fn violation(result: Result<(), LaunchError>, what: &str) -> Violation {
    match fault(result, what).kind {
        FaultKind::Strict(violation) => violation,
        other => panic!("{what}: a violation was expected, not {other}"),
    }
}

/// Loads the input's address to s[2:3] and the output's to s[4:5]; v1 is four times the work-item.
const BEGIN: &str = "s_load_dwordx4 s[4:7], s[0:1], 0x0\nv_lshlrev_b32 v1, 2, v0\n\
                     s_waitcnt lgkmcnt(0)\ns_mov_b64 s[2:3], s[4:5]\ns_mov_b64 s[4:5], s[6:7]\n";

/// Text with the error, text without.
fn pair(bad: &str, good: &str, config: LaunchConfig, lds: u32, check: fn(&Violation) -> bool) {
    let kernel = |text: &str| Kernel::new(format!("{BEGIN}{text}")).with_lds(lds);
    if let Some(result) = run(kernel(bad), config) {
        let violation = violation(result, bad);
        assert!(check(&violation), "{bad}\n{violation}");
    }
    if let Some(result) = run(kernel(good), config) {
        assert_eq!(result, Ok(()), "{good}");
    }
}

fn wait(violation: &Violation) -> bool {
    matches!(violation, Violation::MissingWait { .. })
}

fn overwrites(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::MissingWait {
            usage: Use::Overwritten,
            ..
        }
    )
}

fn hazard(violation: &Violation) -> bool {
    matches!(violation, Violation::Hazard { .. })
}

fn race(violation: &Violation) -> bool {
    matches!(violation, Violation::Race { .. })
}

fn undefined(violation: &Violation) -> Option<Decides> {
    match violation {
        Violation::Undefined { decides, .. } => Some(*decides),
        _ => None,
    }
}

#[test]
fn a_report_names_place_and_producer() {
    let text = "global_load_dword v2, v1, s[2:3]\nv_add_u32 v3, v2, v2";
    let Some(result) = run(Kernel::new(format!("{BEGIN}{text}")), one_wave()) else {
        return;
    };
    let fault = fault(result, text);
    let said = fault.to_string();
    for part in [
        "v2 is read",
        "global_load_dword v2, v1, s[2:3]",
        "kernel 'k0'",
        "work-group (0, 0, 0)",
        "wave 0",
        "v_add_u32_e32 v3, v2, v2",
        "vmcnt",
    ] {
        assert!(said.contains(part), "{part} in {said}");
    }
    assert!(fault.code_address.is_some());
}

#[test]
fn plain_mode_reports_nothing() {
    let text = "global_load_dword v2, v1, s[2:3]\nv_add_u32 v3, v2, v2";
    let Some(code) = assemble("gfx906", &[Kernel::new(format!("{BEGIN}{text}"))]) else {
        return;
    };
    assert!(common::launch(&code, 0, one_wave(), &[0; 64], 64).is_ok());
}

#[test]
fn vector_memory_completes_in_order() {
    let two = "global_load_dword v2, v1, s[2:3]\nglobal_load_dword v3, v1, s[2:3]\n";
    let of = |wait: &str, read: &str| format!("{two}s_waitcnt {wait}\nv_mov_b32 v4, {read}");
    pair(
        &of("vmcnt(1)", "v3"),
        &of("vmcnt(1)", "v2"),
        one_wave(),
        0,
        wait,
    );
    pair(
        &of("vmcnt(2)", "v2"),
        &of("vmcnt(0)", "v3"),
        one_wave(),
        0,
        wait,
    );
    // Stores count too.
    let stored = "global_load_dword v2, v1, s[2:3]\nglobal_store_dword v1, v0, s[4:5]\n";
    let of = |count: u32| format!("{stored}s_waitcnt vmcnt({count})\nv_mov_b32 v4, v2");
    pair(&of(2), &of(1), one_wave(), 0, wait);
}

#[test]
fn overwriting_is_as_wrong_as_reading() {
    let load = "global_load_dword v2, v1, s[2:3]\n";
    let bad = format!("{load}v_mov_b32 v2, 0");
    let good = format!("{load}s_waitcnt vmcnt(0)\nv_mov_b32 v2, 0");
    pair(&bad, &good, one_wave(), 0, overwrites);
    // A later load of the same kind overwrites in order; one of another kind does not.
    let bad = format!(
        "v_mov_b32 v3, 0\nds_write_b32 v3, v3\ns_waitcnt lgkmcnt(0)\n{load}ds_read_b32 v2, v3"
    );
    let good = format!("{load}global_load_dword v2, v1, s[2:3] offset:4");
    pair(&bad, &good, one_wave(), 4, overwrites);
}

#[test]
fn lanes_that_are_not_loaded_can_be_used() {
    let load = "s_mov_b64 s[8:9], exec\ns_mov_b64 exec, 1\nglobal_load_dword v2, v1, s[2:3]\n";
    let bad = format!("{load}s_mov_b64 exec, s[8:9]\nv_mov_b32 v2, 0");
    let good = format!("{load}s_mov_b64 exec, 2\nv_mov_b32 v2, 0");
    pair(&bad, &good, one_wave(), 0, overwrites);
}

#[test]
fn scalar_memory_completes_in_any_order() {
    let two = "s_load_dword s8, s[2:3], 0x0\ns_load_dword s9, s[2:3], 0x4\n";
    let of = |wait: &str| format!("{two}s_waitcnt {wait}\ns_mov_b32 s10, s8");
    pair(&of("lgkmcnt(1)"), &of("lgkmcnt(0)"), one_wave(), 0, wait);
    pair(&of("vmcnt(0)"), &of("lgkmcnt(0)"), one_wave(), 0, wait);
}

#[test]
fn lds_completes_in_order() {
    let fill = "ds_write_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n";
    let two = format!("{fill}ds_read_b32 v2, v1\nds_read_b32 v3, v1\n");
    let of = |read: &str| format!("{two}s_waitcnt lgkmcnt(1)\nv_mov_b32 v4, {read}");
    pair(&of("v3"), &of("v2"), one_wave(), 256, wait);
}

#[test]
fn flat_needs_both_counters_at_zero() {
    let load = "v_mov_b32 v2, s2\nv_mov_b32 v3, s3\nflat_load_dword v4, v[2:3]\n";
    let of = |wait: &str| format!("{load}s_waitcnt {wait}\nv_mov_b32 v5, v4");
    for bad in ["vmcnt(0)", "lgkmcnt(0)"] {
        pair(&of(bad), &of("vmcnt(0) lgkmcnt(0)"), one_wave(), 0, wait);
    }
    let split = format!("{load}s_waitcnt vmcnt(0)\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v5, v4");
    pair(&of("vmcnt(0)"), &split, one_wave(), 0, wait);
}

#[test]
fn wait_states() {
    // First instruction, second instruction, wait states needed; what must stand before.
    let rows: [(&str, &str, &str, u32); 17] = [
        (
            "v_mov_b32 v2, 0",
            "v_readfirstlane_b32 s8, v2",
            "buffer_load_dword v3, v2, s[12:15], s8 offen",
            5,
        ),
        (
            "v_mov_b32 v2, 0",
            "v_readfirstlane_b32 s8, v2",
            "v_readlane_b32 s9, v2, s8",
            4,
        ),
        (
            "v_mov_b32 v2, 0",
            "v_readfirstlane_b32 s8, v2",
            "v_writelane_b32 v2, 0, s8",
            4,
        ),
        (
            "v_mov_b32 v2, 1.0",
            "v_cmp_eq_u32 vcc, v0, v0",
            "v_div_fmas_f32 v3, v2, v2, v2",
            4,
        ),
        (
            "",
            "v_mov_b32 v2, 0",
            "v_mov_b32_dpp v3, v2 row_shr:1 bound_ctrl:0",
            2,
        ),
        // The old value of the destination: of masked rows, masked banks, lanes without a source.
        (
            "",
            "v_mov_b32 v3, 0",
            "v_mov_b32_dpp v3, v0 row_shr:1 row_mask:0xa bound_ctrl:0",
            2,
        ),
        (
            "",
            "v_mov_b32 v3, 0",
            "v_mov_b32_dpp v3, v0 row_shr:1 bank_mask:0x3 bound_ctrl:0",
            2,
        ),
        ("", "v_mov_b32 v3, 0", "v_mov_b32_dpp v3, v0 row_shr:1", 2),
        // A source that stays in its lane, and what a multiply-add adds to.
        (
            "",
            "v_mov_b32 v2, 0",
            "v_add_u32_dpp v3, v0, v2 row_shr:1 bound_ctrl:0",
            2,
        ),
        (
            "v_mov_b32 v2, 0",
            "v_mov_b32 v3, 0",
            "v_mac_f32_dpp v3, v0, v2 row_shr:1 bound_ctrl:0",
            2,
        ),
        (
            "v_mov_b32 v2, 0\ns_nop 3",
            "v_cmpx_eq_u32 vcc, v0, v0",
            "v_mov_b32_dpp v3, v2 row_shr:1 bound_ctrl:0",
            5,
        ),
        ("", "v_cmp_eq_u32 vcc, v0, v0", "v_mov_b32 v2, src_vccz", 5),
        (
            "",
            "v_cmpx_eq_u32 vcc, v0, v0",
            "v_mov_b32 v2, src_execz",
            5,
        ),
        (
            "",
            "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0",
            "s_getreg_b32 s8, hwreg(HW_REG_MODE)",
            2,
        ),
        (
            "",
            "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0",
            "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15",
            2,
        ),
        ("", "s_mov_b32 m0, 0", "s_sendmsg sendmsg(MSG_INTERRUPT)", 1),
        (
            "v_mov_b32 v2, 0\nv_mov_b32 v3, 0\nv_mov_b32 v4, 0\nv_mov_b32 v5, 0\nv_and_b32 v6, 15, v0\nv_lshlrev_b32 v6, 4, v6",
            "global_store_dwordx4 v6, v[2:5], s[4:5]",
            "v_mov_b32 v3, 0",
            1,
        ),
    ];
    let resource = "s_mov_b64 s[12:13], s[2:3]\ns_mov_b32 s14, 64\ns_mov_b32 s15, 0x27000\n";
    for (before, first, second, needed) in rows {
        let of = |states: u32| {
            let nop = match states {
                0 => String::new(),
                n => format!("s_nop {}\n", n - 1),
            };
            format!("{resource}{before}\ns_nop 7\n{first}\n{nop}{second}")
        };
        pair(&of(needed - 1), &of(needed), one_wave(), 0, hazard);
    }
    // Another hardware register, another SGPR, another VGPR.
    for good in [
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 0\ns_getreg_b32 s8, hwreg(HW_REG_TRAPSTS)",
        "v_readfirstlane_b32 s8, v0\nv_readlane_b32 s9, v0, s0",
        "v_mov_b32 v2, 0\nv_mov_b32_dpp v3, v0 row_shr:1 bound_ctrl:0",
        // Every lane gets a result.
        "v_mov_b32 v3, 0\nv_mov_b32_dpp v3, v0 row_shr:1 bound_ctrl:0",
    ] {
        if let Some(result) = run(Kernel::new(good), one_wave()) {
            assert_eq!(result, Ok(()), "{good}");
        }
    }
}

#[test]
fn clauses_are_replayed() {
    let bad =
        "v_mov_b32 v2, v1\nglobal_load_dword v3, v2, s[2:3]\nglobal_load_dword v2, v1, s[2:3]";
    let good = "v_mov_b32 v2, v1\nglobal_load_dword v3, v2, s[2:3]\ns_nop 0\nglobal_load_dword v2, v1, s[2:3]";
    pair(bad, good, one_wave(), 0, |v| {
        matches!(v, Violation::Clause { .. })
    });
}

/// Texts in which something undefined decides, and texts in which it does not.
#[test]
fn undefined_values_that_decide() {
    let rows: [(&str, &str, Decides); 11] = [
        (
            "global_load_dword v2, v9, s[2:3]",
            "v_and_b32 v9, 60, v0\nglobal_load_dword v2, v9, s[2:3]",
            Decides::Address,
        ),
        (
            "global_load_dword v2, v1, s[20:21]",
            "s_mov_b64 s[20:21], s[2:3]\nglobal_load_dword v2, v1, s[20:21]",
            Decides::Address,
        ),
        (
            "global_store_dword v1, v9, s[4:5]",
            "v_mul_u32_u24 v9, v9, 0\nglobal_store_dword v1, v9, s[4:5]",
            Decides::Memory,
        ),
        (
            "v_or_b32 v9, 1, v9\nglobal_store_dword v1, v9, s[4:5]",
            "v_or_b32 v9, -1, v9\nglobal_store_dword v1, v9, s[4:5]",
            Decides::Memory,
        ),
        (
            "v_lshlrev_b32 v9, 8, v9\nglobal_store_short v1, v9, s[4:5]",
            "v_lshlrev_b32 v9, 8, v9\nglobal_store_byte v1, v9, s[4:5]",
            Decides::Memory,
        ),
        (
            "global_atomic_add v1, v9, s[4:5]",
            "v_mov_b32 v9, v0\nglobal_atomic_add v1, v9, s[4:5]",
            Decides::Atomic,
        ),
        (
            "s_cmp_eq_u32 s20, 0\ns_cbranch_scc1 .Lx\n.Lx:",
            "s_or_b32 s20, s20, 1\ns_cmp_eq_u32 s20, 0\ns_cbranch_scc1 .Ly\n.Ly:",
            Decides::Branch,
        ),
        (
            "s_cbranch_vccz .Lx\n.Lx:",
            "s_mov_b32 vcc_lo, 1\ns_cbranch_vccz .Ly\n.Ly:",
            Decides::Branch,
        ),
        (
            "s_and_b64 exec, exec, s[20:21]",
            "s_or_b64 exec, exec, s[20:21]\n",
            Decides::Exec,
        ),
        (
            "v_readlane_b32 s8, v0, s20",
            "s_and_b32 s20, s20, 0\nv_readlane_b32 s8, v0, s20",
            Decides::Lane,
        ),
        (
            "s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s20",
            "s_movk_i32 s20, 0xf0\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s20",
            Decides::State,
        ),
    ];
    for (bad, good, decides) in rows {
        decided_by_undefined(bad, good, decides);
    }
}

/// A text in which something undefined decides, and one in which it does not.
fn decided_by_undefined(bad: &str, good: &str, decides: Decides) {
    let kernel = |text: &str| Kernel::new(format!("{BEGIN}{text}"));
    if let Some(result) = run(kernel(bad), one_wave()) {
        let violation = violation(result, bad);
        assert_eq!(undefined(&violation), Some(decides), "{bad}\n{violation}");
    }
    if let Some(result) = run(kernel(good), one_wave()) {
        assert_eq!(result, Ok(()), "{good}");
    }
}

/// What is added twice is gone, even where it is undefined: masks merged under EXEC, registers that
/// change places.
#[test]
fn undefined_values_added_twice() {
    let rows = [
        (
            "s_mov_b64 s[8:9], exec\ns_xor_b64 s[10:11], s[20:21], s[8:9]\n\
             s_and_b64 s[10:11], s[10:11], exec\n",
            "s_xor_b64 s[10:11], s[10:11], s[22:23]",
            "s_xor_b64 s[10:11], s[10:11], s[20:21]",
            "s_and_b64 exec, exec, s[10:11]",
            Decides::Exec,
        ),
        (
            "s_mov_b64 s[8:9], exec\ns_xor_b64 s[20:21], s[20:21], s[8:9]\n",
            "s_and_b64 s[20:21], s[20:21], exec",
            "s_andn2_b64 s[20:21], s[20:21], exec",
            "s_xor_b64 s[20:21], s[8:9], s[20:21]\ns_and_b64 exec, exec, s[20:21]",
            Decides::Exec,
        ),
        (
            "s_mov_b32 s8, 7\ns_xor_b32 s8, s8, s20\ns_xor_b32 s20, s8, s20\n\
             s_xor_b32 s8, s8, s20\n",
            "s_cmp_eq_u32 s8, 0",
            "s_cmp_eq_u32 s20, 0",
            "s_cbranch_scc1 .Lx\n.Lx:",
            Decides::Branch,
        ),
        (
            "s_mov_b32 s8, 7\ns_xor_b32 s9, s8, s20\n",
            "s_mov_b32 s20, s21",
            "s_mov_b32 s10, s20",
            "s_xor_b32 s9, s9, s20\ns_cmp_eq_u32 s9, 7\ns_cbranch_scc1 .Lx\n.Lx:",
            Decides::Branch,
        ),
    ];
    for (before, bad, good, after, decides) in rows {
        let text = |line: &str| format!("{before}{line}\n{after}");
        decided_by_undefined(&text(bad), &text(good), decides);
    }
}

#[test]
fn undefined_values_may_be_moved() {
    // Through a copy, LDS, scratch memory, a select and a lane; only what is used must be defined.
    let moves = "v_mov_b32 v10, v9\nds_write_b32 v1, v10\ns_waitcnt lgkmcnt(0)\nds_read_b32 v11, v1\n\
                 s_waitcnt lgkmcnt(0)\nv_cmp_eq_u32 vcc, v0, v0\nv_cndmask_b32 v12, v11, v0, vcc\n\
                 v_readlane_b32 s8, v11, 3\nv_writelane_b32 v13, s8, 0\nv_writelane_b32 v13, s0, 1\n\
                 v_readlane_b32 s9, v13, 1\nv_mov_b32 v14, s9\n";
    let bad = format!("{moves}global_store_dword v1, v11, s[4:5]");
    let good =
        format!("{moves}global_store_dword v1, v12, s[4:5]\nglobal_store_dword v1, v14, s[4:5]");
    let memory = |v: &Violation| undefined(v) == Some(Decides::Memory);
    pair(&bad, &good, one_wave(), 256, memory);
}

#[test]
fn scratch_memory_has_a_shadow() {
    let begin = "s_load_dwordx2 s[20:21], s[4:5], 0x8\ns_add_u32 flat_scratch_lo, s6, s8\n\
                 s_addc_u32 flat_scratch_hi, s7, 0\nv_mov_b32 v1, 0\nv_lshlrev_b32 v3, 2, v0\n";
    let end = "scratch_load_dword v2, v1, off\ns_waitcnt vmcnt(0) lgkmcnt(0)\n\
               global_store_dword v3, v2, s[20:21]";
    let bad = format!("{begin}scratch_store_short v1, v0, off\n{end}");
    let good = format!("{begin}scratch_store_dword v1, v0, off\n{end}");
    if let Some(result) = run(Kernel::new(bad).with_private(16), one_wave()) {
        let violation = violation(result, "half of a dword");
        assert_eq!(undefined(&violation), Some(Decides::Memory), "{violation}");
    }
    if let Some(result) = run(Kernel::new(good).with_private(16), one_wave()) {
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn barriers_order_waves() {
    // Each lane writes a dword of LDS, then reads one that the other wave has written.
    let of = |wait: &str, barrier: &str| {
        format!(
            "v_xor_b32 v2, 0x100, v1\nds_write_b32 v1, v0\n{wait}\n{barrier}\nds_read_b32 v3, v2\n\
             s_waitcnt lgkmcnt(0)"
        )
    };
    let good = of("s_waitcnt lgkmcnt(0)", "s_barrier");
    pair(
        &of("s_waitcnt lgkmcnt(0)", ""),
        &good,
        two_waves(),
        512,
        race,
    );
    pair(&of("", "s_barrier"), &good, two_waves(), 512, race);
    // The same through global memory, where the work-group shares an L1.
    let of = |barrier: &str| {
        format!(
            "v_xor_b32 v2, 0x100, v1\nglobal_store_dword v1, v0, s[4:5]\n{barrier}\n\
             global_load_dword v3, v2, s[4:5]"
        )
    };
    pair(&of(""), &of("s_barrier"), two_waves(), 0, race);
}

#[test]
fn atomics_order_work_groups() {
    // Each group stores its part and counts; the last one reads both.
    let of = |release: &str, acquire: &str| {
        format!(
            "s_lshl_b32 s9, s8, 2\nv_mov_b32 v2, s9\nv_mov_b32 v3, 1\nv_mov_b32 v5, 0\n\
             s_mov_b64 exec, 1\nglobal_store_dword v2, v3, s[4:5] offset:16\n{release}\n\
             global_atomic_add v4, v5, v3, s[4:5] glc\ns_waitcnt vmcnt(0)\n{acquire}\n\
             v_cmp_eq_u32 vcc, 1, v4\ns_and_b64 exec, exec, vcc\n\
             global_load_dwordx2 v[6:7], v5, s[4:5] offset:16"
        )
    };
    let begin = "s_mov_b32 s8, s2\n";
    let kernel = |text: String| Kernel::new(format!("{begin}{BEGIN}{text}"));
    let groups = LaunchConfig::linear(128, 64);
    let (wait, invalidate) = ("s_waitcnt vmcnt(0)", "buffer_wbinvl1_vol");
    for (release, acquire) in [("", invalidate), (wait, "")] {
        if let Some(result) = run(kernel(of(release, acquire)), groups) {
            let violation = violation(result, "half a pattern");
            assert!(race(&violation), "{violation}");
        }
    }
    if let Some(result) = run(kernel(of(wait, invalidate)), groups) {
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn what_is_no_race() {
    // All write the same; atomics; a loop of compare and swap that begins with a plain load.
    for good in [
        "v_mov_b32 v2, 0\nv_mov_b32 v3, 7\nglobal_store_dword v2, v3, s[4:5]",
        "v_mov_b32 v2, 0\nglobal_atomic_add v2, v0, s[4:5]",
        "v_mov_b32 v2, 0\nglobal_load_dword v4, v2, s[4:5]\ns_waitcnt vmcnt(0)\nv_add_u32 v3, 1, v4\n\
         global_atomic_cmpswap v5, v2, v[3:4], s[4:5] glc\ns_waitcnt vmcnt(0)",
    ] {
        let text = format!("{BEGIN}{good}");
        if let Some(result) = run(Kernel::new(text), two_waves()) {
            assert_eq!(result, Ok(()), "{good}");
        }
    }
    let bad = "v_mov_b32 v2, 0\nglobal_load_dword v4, v2, s[4:5]\ns_waitcnt vmcnt(0)\n\
               global_atomic_add v2, v0, s[4:5]";
    let text = format!("{BEGIN}{bad}");
    if let Some(result) = run(Kernel::new(text.clone()), two_waves()) {
        assert!(race(&violation(result, bad)));
    }
    if let Some(result) = run(Kernel::new(text), two_waves().with_races(Races::Ignore)) {
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn lanes_of_one_store() {
    let bad = "v_mov_b32 v2, 0\nglobal_store_dword v2, v0, s[4:5]";
    let good = "v_mov_b32 v2, 0\nglobal_store_dword v2, v2, s[4:5]";
    pair(bad, good, one_wave(), 0, |v| {
        matches!(v, Violation::LaneConflict { .. })
    });
}

/// Each lane's element is where the buffer's format and index say, and as large.
#[test]
fn lanes_of_one_typed_store() {
    let of = |format: &str, stride: u32, index: &str| {
        format!(
            "v_mov_b32 v2, 0\ns_mov_b32 s8, s4\ns_or_b32 s9, s5, {}\ns_mov_b32 s10, 64\n\
             s_mov_b32 s11, 0x24fac\ntbuffer_store_format_x v0, {index}, s[8:11], 0 \
             format:[BUF_DATA_FORMAT_{format},BUF_NUM_FORMAT_UINT] idxen",
            stride << 16
        )
    };
    for (format, stride) in [("32", 4), ("8", 1), ("16", 2), ("32_32", 8)] {
        pair(
            &of("32", 4, "v2"),
            &of(format, stride, "v0"),
            one_wave(),
            0,
            |v| matches!(v, Violation::LaneConflict { .. }),
        );
    }
}

#[test]
fn alignment() {
    let misaligned = |v: &Violation| matches!(v, Violation::Misaligned { .. });
    let of = |offset: u32| {
        let fill = "v_mov_b32 v2, 0\nv_mov_b32 v3, 0\nds_write_b64 v2, v[2:3]\n";
        format!("{fill}s_mov_b64 exec, 1\nds_add_u32 v2, v3 offset:{offset}")
    };
    pair(&of(2), &of(4), one_wave(), 8, misaligned);
    let of = |offset: u32| {
        format!("s_add_u32 s8, s2, {offset}\ns_mov_b32 s9, s3\ns_load_dword s10, s[8:9], 0x0")
    };
    pair(&of(2), &of(4), one_wave(), 0, misaligned);
}

#[test]
fn waits_tell_what_they_were_good_for() {
    let text =
        format!("{BEGIN}global_load_dword v2, v1, s[2:3]\ns_waitcnt vmcnt(0)\ns_waitcnt vmcnt(0)");
    let Some(code) = assemble("gfx906", &[Kernel::new(text)]) else {
        return;
    };
    let object = CodeObject::load(&code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let buffer = device.alloc(1024).expect("room");
    let args: [KernelArg; 2] = [buffer.into(), buffer.into()];
    let config = one_wave().with_mode(Mode::Strict);
    device.launch(module, "k0", config, &args).expect("it runs");
    let loads: Vec<[u64; 2]> = device.wait_uses().iter().map(|w| w.loads).collect();
    assert_eq!(loads, [[0, 1], [1, 0], [0, 0]]);
}

fn overtaken(violation: &Violation) -> bool {
    matches!(violation, Violation::Overtaken { .. })
}

fn stale(violation: &Violation) -> bool {
    matches!(violation, Violation::StaleScalar { .. })
}

#[test]
fn vector_stores_do_not_overtake_scalar_loads() {
    let of = |wait: &str, store: &str| {
        format!("s_load_dword s20, s[4:5], 0x10\nv_mov_b32 v2, 0\n{wait}\n{store}")
    };
    let wait = "s_waitcnt lgkmcnt(0)";
    for store in [
        "global_store_dword v2, v2, s[4:5] offset:16",
        "global_store_byte v2, v2, s[4:5] offset:19",
        "global_store_dwordx2 v2, v[0:1], s[4:5] offset:12",
        "global_atomic_inc v2, v2, s[4:5] offset:16",
    ] {
        let text = |wait| of(wait, &format!("s_mov_b64 exec, 1\n{store}"));
        pair(&text(""), &text(wait), one_wave(), 0, overtaken);
    }
    // Others' dwords may be written.
    let good = "s_load_dword s20, s[4:5], 0x10\ns_mov_b64 exec, 1\nv_mov_b32 v2, 0\n\
                global_store_dword v2, v2, s[4:5] offset:20\nglobal_load_dword v3, v2, s[4:5] offset:16";
    if let Some(result) = run(Kernel::new(format!("{BEGIN}{good}")), one_wave()) {
        assert_eq!(result, Ok(()), "{good}");
    }
}

#[test]
fn scalar_loads_do_not_see_vector_stores() {
    let of = |between: &str, at: u32| {
        format!(
            "s_mov_b64 exec, 1\nv_mov_b32 v2, 0\nglobal_store_dword v2, v2, s[4:5] offset:16\n\
             {between}\ns_load_dword s20, s[4:5], {at:#x}"
        )
    };
    let invalidate = "s_waitcnt vmcnt(0)\ns_dcache_inv";
    let good = of(invalidate, 0x10);
    pair(&of("", 0x10), &good, one_wave(), 0, stale);
    // The wait alone does not help, nor does the invalidation before the store is done.
    let wait = of("s_waitcnt vmcnt(0)\nbuffer_wbinvl1_vol", 0x10);
    pair(&wait, &good, one_wave(), 0, stale);
    pair(
        &of("s_dcache_inv", 0x10),
        &of("", 0x14),
        one_wave(),
        0,
        stale,
    );
    // What another wave has written, and the barrier has ordered.
    let of = |between: &str| {
        format!(
            "v_mov_b32 v2, 0\nv_readfirstlane_b32 s8, v0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc0 .Lx\n\
             s_mov_b64 exec, 1\nglobal_store_dword v2, v2, s[4:5]\ns_waitcnt vmcnt(0)\n.Lx:\n\
             s_barrier\n{between}\ns_load_dword s20, s[4:5], 0x0"
        )
    };
    let kernel = |text: String| Kernel::new(format!("{BEGIN}{text}"));
    if let Some(result) = run(kernel(of("")), two_waves()) {
        assert!(stale(&violation(result, "no invalidation")));
    }
    if let Some(result) = run(kernel(of("s_dcache_inv")), two_waves()) {
        assert_eq!(result, Ok(()));
    }
}

#[test]
fn releases_wait_for_loads_of_what_others_overwrite() {
    // Each group reads, then counts; the last one overwrites what both have read.
    let of = |load: &str, release: &str| {
        format!(
            "v_mov_b32 v3, 1\nv_mov_b32 v5, 0\ns_mov_b64 exec, 1\n{load}\n{release}\n\
             global_atomic_add v4, v5, v3, s[4:5] glc\ns_waitcnt vmcnt(0) lgkmcnt(0)\n\
             buffer_wbinvl1_vol\nv_cmp_eq_u32 vcc, 1, v4\ns_and_b64 exec, exec, vcc\n\
             global_store_dword v5, v3, s[4:5] offset:64"
        )
    };
    let kernel = |text: String| Kernel::new(format!("{BEGIN}{text}"));
    let groups = LaunchConfig::linear(128, 64);
    for (load, wait) in [
        ("s_load_dword s20, s[4:5], 0x40", "s_waitcnt lgkmcnt(0)"),
        (
            "global_load_dword v6, v5, s[4:5] offset:64",
            "s_waitcnt vmcnt(0)",
        ),
    ] {
        if let Some(result) = run(kernel(of(load, "")), groups) {
            let violation = violation(result, load);
            assert!(race(&violation), "{load}: {violation}");
        }
        if let Some(result) = run(kernel(of(load, wait)), groups) {
            assert_eq!(result, Ok(()), "{load}");
        }
    }
    // The same between the waves of a work-group, through LDS and by a barrier.
    let of = |wait: &str, release: &str| {
        format!(
            "v_mov_b32 v3, 1\nv_mov_b32 v5, 0\nv_readfirstlane_b32 s8, v0\nv_mov_b32 v4, s8\n\
             s_mov_b64 exec, 1\ns_load_dword s20, s[4:5], 0x40\n{wait}\n{release}\n\
             s_waitcnt lgkmcnt(0)\nv_cmp_lt_u32 vcc, 0, v4\ns_and_b64 exec, exec, vcc\n\
             global_store_dword v5, v3, s[4:5] offset:64"
        )
    };
    let wait = "s_waitcnt lgkmcnt(0)";
    let barrier = |wait| of(wait, "s_barrier");
    pair(&barrier(""), &barrier(wait), two_waves(), 0, race);
    let begin = "v_mov_b32 v2, 0\nds_write_b32 v2, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\n";
    let count = |wait| format!("{begin}{}", of(wait, "ds_add_rtn_u32 v4, v5, v3"));
    pair(&count(""), &count(wait), two_waves(), 64, race);
}

/// A load that goes to LDS is done when `vmcnt` says so, not when `lgkmcnt` does.
#[test]
fn what_a_load_fills_in_lds_is_waited_for() {
    let load = "v_add_u32 v1, 4, v1\ns_mov_b32 m0, 0\ns_nop 0\n\
                buffer_load_dword v1, s[8:11], 0 offen lds\n";
    let resource = "s_mov_b64 s[8:9], s[2:3]\ns_mov_b32 s10, 1024\ns_mov_b32 s11, 0x27000\n";
    let read = "v_lshlrev_b32 v3, 2, v0\nds_read_b32 v2, v3\ns_waitcnt lgkmcnt(0)\n\
                v_lshlrev_b32 v3, 2, v0\nglobal_store_dword v3, v2, s[4:5]\ns_endpgm\n";
    pair(
        &format!("{resource}{load}s_waitcnt lgkmcnt(0)\n{read}"),
        &format!("{resource}{load}s_waitcnt vmcnt(0)\n{read}"),
        one_wave(),
        256,
        |v| {
            matches!(
                v,
                Violation::MissingWait {
                    counter: "vmcnt",
                    ..
                }
            )
        },
    );
}

/// The same from global memory; and another wave must not read what is under way.
#[test]
fn what_a_global_load_fills_in_lds_is_waited_for() {
    let load = "s_mov_b32 m0, 0\ns_nop 0\nv_mov_b32 v4, s2\nv_mov_b32 v5, s3\n\
                global_load_dword v[4:5], off lds\n";
    let read = "v_lshlrev_b32 v3, 2, v0\nds_read_b32 v2, v3\ns_waitcnt lgkmcnt(0)\n\
                global_store_dword v3, v2, s[4:5]\ns_endpgm\n";
    pair(
        &format!("{load}{read}"),
        &format!("{load}s_waitcnt vmcnt(0)\n{read}"),
        one_wave(),
        256,
        |v| {
            matches!(
                v,
                Violation::MissingWait {
                    counter: "vmcnt",
                    ..
                }
            )
        },
    );
}

#[test]
fn another_wave_reads_what_a_load_fills_after_a_wait_and_a_barrier() {
    let load = "v_readfirstlane_b32 s8, v1\ns_mov_b32 m0, s8\ns_nop 0\nv_mov_b32 v4, s2\n\
                v_mov_b32 v5, s3\nglobal_load_dword v[4:5], off lds\n";
    let read = "s_barrier\nv_xor_b32 v3, 0x100, v1\nds_read_b32 v2, v3\n\
                s_waitcnt lgkmcnt(0)\nglobal_store_dword v1, v2, s[4:5]\ns_endpgm\n";
    pair(
        &format!("{load}{read}"),
        &format!("{load}s_waitcnt vmcnt(0)\n{read}"),
        two_waves(),
        512,
        |v| matches!(v, Violation::Race { .. }),
    );
}

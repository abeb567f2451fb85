//! Missing waits, hazards and clauses.

use super::*;

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

/// A write of a half of VCC does not change VCCZ.
#[test]
fn branches_on_vccz_want_all_of_vcc_written() {
    let branch = |between: &str| {
        format!("s_mov_b64 vcc, 0\ns_mov_b32 vcc_lo, 1\n{between}\ns_cbranch_vccz .Lend0")
    };
    let stale = |v: &Violation| matches!(v, Violation::StaleVccz { .. });
    let whole = branch("s_mov_b64 vcc, vcc");
    pair(&branch("s_nop 0"), &whole, one_wave(), 0, stale);
}

/// VCC is the last two SGPRs, FLAT_SCRATCH the last six but four; 64 are allocated.
#[test]
fn sgprs_are_not_vcc_or_flat_scratch() {
    let last = |sgprs: u32, text: &str| {
        let text = format!("{text}\ns_mov_b32 s{}, 0", sgprs - 1);
        let directives = ".amdhsa_reserve_vcc 0\n.amdhsa_reserve_flat_scratch 0\n\
                          .amdhsa_reserve_xnack_mask 0";
        let code = common::assemble(
            "gfx906:xnack-",
            &[Kernel::new(text).with_directives(directives)],
        )?;
        let config = one_wave().with_mode(Mode::Strict);
        Some(common::launch(&code, 0, config, &[0], 1))
    };
    let good = [
        (64, "s_nop 0"),
        (62, "s_mov_b64 vcc, 0"),
        (58, "s_mov_b64 flat_scratch, 0"),
    ];
    for (sgprs, text) in good {
        if let Some(result) = last(sgprs, text) {
            assert!(result.is_ok(), "{sgprs} {text}: {result:?}");
        }
    }
    for (sgprs, text) in &good[1..] {
        if let Some(result) = last(sgprs + 1, text) {
            let kind = common::fault_kind(result);
            assert!(
                matches!(kind, FaultKind::RegisterRange(_)),
                "{text}: {kind}"
            );
        }
    }
}

/// M0 says where in LDS loads put what they load.
#[test]
fn loads_to_lds_want_a_wait_state_behind_m0() {
    let load = |between: &str| {
        format!(
            "s_mov_b32 m0, 0\n{between}\nglobal_load_dword v1, s[2:3] offset:4 lds\n\
             s_waitcnt vmcnt(0)"
        )
    };
    pair(&load(""), &load("s_nop 0"), one_wave(), 1024, hazard);
}

/// Of several dwords some may be there when the load is replayed.
#[test]
fn wide_scalar_loads_keep_their_address() {
    let load = |to: &str, offset: &str| {
        format!(
            "s_add_u32 s8, s2, {offset}\ns_addc_u32 s9, s3, 0\n\
             s_load_dwordx4 s[{to}], s[8:9], 0x0\ns_waitcnt lgkmcnt(0)"
        )
    };
    let replayed = |v: &Violation| matches!(v, Violation::Clause { .. });
    for good in [load("12:15", "4"), load("8:11", "16")] {
        pair(&load("8:11", "4"), &good, one_wave(), 0, replayed);
    }
    let one = "s_mov_b64 s[8:9], s[2:3]\ns_load_dword s8, s[8:9], 0x4\ns_waitcnt lgkmcnt(0)";
    pair(&load("8:11", "4"), one, one_wave(), 0, replayed);
}

fn unread(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::MissingWait {
            counter: "expcnt",
            usage: Use::Overwritten,
            yet: Use::Read,
            ..
        }
    )
}

/// GFX6 reads the data of stores when it comes to it; EXP_CNT counts to seven and no further.
#[test]
fn data_of_a_store_is_overwritten_after_expcnt_or_seven_later_stores() {
    let resource = "s_mov_b64 s[8:9], s[4:5]\ns_mov_b32 s10, 1024\ns_mov_b32 s11, 0x27000\n";
    let store = "buffer_store_dword v0, v1, s[8:11], 0 offen\n";
    let other = "buffer_store_dword v2, v1, s[8:11], 0 offen\n";
    let result = |later: usize, wait: &str| {
        let others = other.repeat(later);
        let text =
            format!("{BEGIN}{resource}v_mov_b32 v2, 0\n{store}{others}{wait}\nv_mov_b32 v0, 0");
        run_on("gfx600", Kernel::new(text), one_wave())
    };
    let bad = [
        (0, ""),
        (0, "s_waitcnt expcnt(1)"),
        (3, "s_waitcnt expcnt(4)"),
        (6, ""),
    ];
    for (later, wait) in bad {
        if let Some(result) = result(later, wait) {
            let violation = violation(result, wait);
            assert!(unread(&violation), "{later} {wait}: {violation}");
        }
    }
    let good = [
        (0, "s_waitcnt expcnt(0)"),
        (0, "s_waitcnt vmcnt(0)"),
        (3, "s_waitcnt expcnt(3)"),
        (7, ""),
    ];
    for (later, wait) in good {
        if let Some(result) = result(later, wait) {
            assert_eq!(result, Ok(()), "{later} {wait}");
        }
    }
}

//! Wait states that gfx942 and gfx950 want besides (`LATER_RULES`), with one too few and just
//! enough.

use super::*;

/// First instruction, second instruction, wait states needed; what must stand before.
type Row = (&'static str, &'static str, &'static str, u32);

const CMPX: &str = "v_cmpx_eq_u32 vcc, v0, v0";
const TO_UPPER_HALF: &str = "v_add_f16_sdwa v2, v0, v0 dst_sel:WORD_1 dst_unused:UNUSED_PAD \
                             src0_sel:WORD_0 src1_sel:WORD_0";
const WIDE_STORE: &str = "global_store_dwordx4 v6, v[2:5], s[4:5]";

fn kernel(before: &str, rest: &str) -> Kernel {
    let text = format!("{BEGIN}{before}\ns_nop 7\n{rest}");
    Kernel::new(text).with_directives(".amdhsa_accum_offset 64")
}

fn test(processor: &str, (before, first, second, needed): Row) {
    let of = |states: u32| match states {
        0 => format!("{first}\n{second}"),
        n => format!("{first}\ns_nop {}\n{second}", n - 1),
    };
    if let Some(result) = run_on(processor, kernel(before, &of(needed)), one_wave()) {
        assert_eq!(result, Ok(()), "{processor}: {}", of(needed));
    }
    if needed == 0 {
        return;
    }
    let bad = of(needed - 1);
    if let Some(result) = run_on(processor, kernel(before, &bad), one_wave()) {
        let violation = violation(result, &bad);
        assert!(hazard(&violation), "{processor}: {bad}\n{violation}");
    }
}

#[test]
fn wait_states_of_gfx942_and_gfx950() {
    let defined = "v_mov_b32 v2, 0\nv_mov_b32 v3, 0\nv_mov_b32 v4, 0\nv_mov_b32 v5, 0\n\
                   v_mov_b32 v8, 0\nv_mov_b32 v9, 0\nv_mov_b32 v10, 0\nv_mov_b32 v11, 0\n\
                   v_and_b32 v6, 15, v0\nv_lshlrev_b32 v6, 4, v6";
    let rows: [Row; 23] = [
        (defined, WIDE_STORE, "v_mov_b32 v3, 0", 2),
        (defined, WIDE_STORE, "v_mov_b32 v6, 0", 0),
        // The second store, of other registers, is one wait state for the first.
        (
            defined,
            "global_store_dwordx4 v6, v[2:5], s[4:5]\nglobal_store_dwordx4 v6, v[8:11], s[4:5] offset:256",
            "v_mov_b32 v3, 0",
            1,
        ),
        ("", "v_readfirstlane_b32 s8, v0", "v_mov_b32 v3, s8", 2),
        ("", "v_readfirstlane_b32 s8, v0", "v_mov_b32 v3, s9", 0),
        ("", "v_readfirstlane_b32 s8, v0", "s_mov_b32 s9, s8", 0),
        (
            "",
            "v_cmp_eq_u32 vcc, v0, v0",
            "v_cndmask_b32 v3, v0, v0, vcc",
            2,
        ),
        (
            "",
            "v_cmp_eq_u32 s[8:9], v0, v0",
            "v_cndmask_b32 v3, v0, v0, s[8:9]",
            2,
        ),
        ("", CMPX, "v_mov_b32 v3, exec_lo", 2),
        ("", CMPX, "v_mov_b32 v3, v0", 0),
        ("", CMPX, "v_readfirstlane_b32 s8, v0", 4),
        ("", CMPX, "v_readlane_b32 s8, v0, 3", 4),
        ("v_mov_b32 v2, 0", CMPX, "v_writelane_b32 v2, 0, 3", 4),
        ("", "v_mov_b32 v2, 0", "v_readfirstlane_b32 s8, v2", 1),
        ("", "v_mov_b32 v2, 0", "v_readlane_b32 s8, v2, 3", 1),
        ("", "v_mov_b32 v2, 0", "v_readfirstlane_b32 s8, v0", 0),
        ("", TO_UPPER_HALF, "v_mov_b32 v3, v2", 1),
        ("", TO_UPPER_HALF, "v_mov_b32 v3, v0", 0),
        (
            "v_mov_b32 v2, 0",
            "v_mad_f16 v2, v0, v0, v0 op_sel:[0,0,0,1]",
            "v_mov_b32 v3, v2",
            1,
        ),
        (
            "v_mov_b32 v2, 0",
            "v_cvt_pk_fp8_f32 v2, v0, v0 op_sel:[0,0,1]",
            "v_mov_b32 v3, v2",
            1,
        ),
        ("", "v_exp_f32 v2, v0", "v_mov_b32 v3, v2", 1),
        ("", "v_exp_f32 v2, v0", "v_rcp_f32 v3, v2", 0),
        ("", "v_exp_f32 v2, v0", "v_mov_b32 v3, v0", 0),
    ];
    for processor in ["gfx942", "gfx950"] {
        rows.into_iter().for_each(|row| test(processor, row));
    }
    let defined = "v_mov_b32 v2, 0\nv_mov_b32 v3, 0";
    for swap in [
        "v_permlane16_swap_b32 v2, v3",
        "v_permlane32_swap_b32 v2, v3",
    ] {
        for written in ["v_mov_b32 v2, 0", "v_mov_b32 v3, 0"] {
            test("gfx950", (defined, written, swap, 2));
        }
        test("gfx950", (defined, "v_mov_b32 v4, 0", swap, 0));
        test("gfx950", (defined, CMPX, swap, 4));
    }
}

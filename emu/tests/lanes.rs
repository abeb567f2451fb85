//! Instructions that look across lanes: DPP, permutes, swizzles, lane reads, EXEC.

mod common;

use common::{BEFORE, Kernel, one_wave, store};

/// v1 holds 100 + the lane, v8 a known value; gives v8 of all lanes after `text`.
fn lanes(text: &str) -> Option<Vec<u32>> {
    let body = format!(
        "v_add_u32 v1, 100, v0\nv_mov_b32 v8, {BEFORE:#x}\n{text}\ns_mov_b64 exec, -1\n{}",
        store(8, 0)
    );
    one_wave(Kernel::new(body), &[0], 64)
}

fn check(text: &str, expected: impl Fn(u32) -> u32) {
    let Some(result) = lanes(text) else { return };
    for (lane, value) in result.iter().enumerate() {
        let expected = expected(lane as u32);
        assert_eq!(*value, expected, "{text}: lane {lane}");
    }
}

#[test]
fn data_parallel_primitives() {
    let dpp =
        |ctrl: &str| format!("s_nop 4\nv_mov_b32_dpp v8, v1 {ctrl} row_mask:0xf bank_mask:0xf");
    check(&dpp("quad_perm:[3,2,1,0]"), |l| 100 + (l ^ 3));
    check(&dpp("row_shl:1"), |l| {
        if l % 16 < 15 { 101 + l } else { BEFORE }
    });
    check(
        &dpp("row_shr:3"),
        |l| if l % 16 >= 3 { 97 + l } else { BEFORE },
    );
    check(&dpp("row_ror:4"), |l| 100 + (l & 48 | (l + 12) & 15));
    check(
        &dpp("wave_shl:1"),
        |l| if l < 63 { 101 + l } else { BEFORE },
    );
    check(&dpp("wave_rol:1"), |l| 100 + (l + 1) % 64);
    check(&dpp("wave_shr:1"), |l| if l > 0 { 99 + l } else { BEFORE });
    check(&dpp("wave_ror:1"), |l| 100 + (l + 63) % 64);
    check(&dpp("row_mirror"), |l| 100 + (l ^ 15));
    check(&dpp("row_half_mirror"), |l| 100 + (l ^ 7));
    check(&dpp("row_bcast:15"), |l| {
        if l >= 16 { 99 + (l & 48) } else { BEFORE }
    });
    check(&dpp("row_bcast:31"), |l| if l >= 32 { 131 } else { BEFORE });
    // Lanes without a source read zero when the bound control is on.
    check(
        "s_nop 4\nv_mov_b32_dpp v8, v1 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:0",
        |l| if l % 16 < 15 { 101 + l } else { 0 },
    );
    // Masks are those of the lanes written.
    check(
        "s_nop 4\nv_mov_b32_dpp v8, v1 row_mirror row_mask:0xa bank_mask:0x5",
        |l| {
            let row = l / 16 % 2 == 1;
            let bank = l / 4 % 2 == 0;
            if row && bank { 100 + (l ^ 15) } else { BEFORE }
        },
    );
    // An inactive lane is no source.
    check(
        "s_mov_b64 exec, 0x55555555\ns_nop 7\nv_mov_b32_dpp v8, v1 quad_perm:[0,0,0,1] row_mask:0xf bank_mask:0xf",
        |l| {
            if l < 32 && l % 2 == 0 {
                100 + (l & !3)
            } else {
                BEFORE
            }
        },
    );
    check(
        "s_nop 4\nv_add_u32_dpp v8, v1, v0 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:0",
        |l| if l % 16 > 0 { 99 + 2 * l } else { l },
    );
}

#[test]
fn permutes() {
    check(
        "v_xor_b32 v2, 5, v0\nv_lshlrev_b32 v2, 2, v2\nds_bpermute_b32 v8, v2, v1\ns_waitcnt 0",
        |l| 100 + (l ^ 5),
    );
    check(
        "v_lshlrev_b32 v2, 3, v0\nds_bpermute_b32 v8, v2, v1 offset:4\ns_waitcnt 0",
        |l| 100 + (2 * l + 1) % 64,
    );
    // Two lanes push to each even lane, the higher one wins; odd lanes get nothing.
    check(
        "v_and_b32 v2, 30, v0\nv_lshlrev_b32 v2, 2, v2\nds_permute_b32 v8, v2, v1\ns_waitcnt 0",
        |l| {
            if l < 32 && l % 2 == 0 {
                100 + l + 33
            } else {
                0
            }
        },
    );
    // Data of inactive lanes reads as zero.
    check(
        "v_xor_b32 v2, 1, v0\nv_lshlrev_b32 v2, 2, v2\ns_mov_b64 exec, 1\nds_bpermute_b32 v8, v2, v1\ns_waitcnt 0",
        |l| if l == 0 { 0 } else { BEFORE },
    );
}

#[test]
fn swizzles() {
    let swizzle = |mode: &str| format!("ds_swizzle_b32 v8, v1 offset:{mode}\ns_waitcnt 0");
    check(&swizzle("swizzle(QUAD_PERM, 1, 0, 3, 2)"), |l| {
        100 + (l ^ 1)
    });
    check(&swizzle("swizzle(SWAP, 16)"), |l| 100 + (l ^ 16));
    check(&swizzle("swizzle(REVERSE, 8)"), |l| 100 + (l ^ 7));
    check(&swizzle("swizzle(BROADCAST, 32, 5)"), |l| {
        100 + (l & 32 | 5)
    });
    // Rotate mode: left by one, within 32 lanes.
    check(&swizzle("0xc020"), |l| 100 + (l & 32 | (l + 1) & 31));
    check(&swizzle("0xc420"), |l| {
        100 + (l & 32 | l.wrapping_sub(1) & 31)
    });
    // FFT mode with mask 0: bit reversal, by the manual's first example.
    check(&swizzle("0xe000"), |l| {
        100 + (l & 32 | (l & 31).reverse_bits() >> 27)
    });
    check(&swizzle("0xe01f"), |l| 100 + l);
}

#[test]
fn lane_access() {
    check("v_readlane_b32 s4, v1, 7\nv_mov_b32 v8, s4", |_| 107);
    check(
        "s_mov_b32 s4, 71\nv_readlane_b32 s5, v1, s4\nv_mov_b32 v8, s5",
        |_| 107,
    );
    check(
        "v_writelane_b32 v8, 5, 3",
        |l| if l == 3 { 5 } else { BEFORE },
    );
    check(
        "s_mov_b64 exec, 0x30\nv_readfirstlane_b32 s4, v1\ns_mov_b64 exec, -1\nv_mov_b32 v8, s4",
        |_| 104,
    );
    check(
        "s_mov_b64 exec, 0\nv_readfirstlane_b32 s4, v1\ns_mov_b64 exec, -1\nv_mov_b32 v8, s4",
        |_| 100,
    );
    // Writes whatever EXEC is.
    check(
        "s_mov_b64 exec, 0\nv_writelane_b32 v8, 5, 3\ns_mov_b64 exec, -1",
        |l| if l == 3 { 5 } else { BEFORE },
    );
    check(
        "v_mbcnt_lo_u32_b32 v8, -1, 0\nv_mbcnt_hi_u32_b32 v8, -1, v8",
        |l| l,
    );
    check("v_mbcnt_hi_u32_b32 v8, 21, 10", |l| match l {
        0..=32 => 10,
        _ => 10 + (21u32 & ((1u64 << (l - 32)) - 1) as u32).count_ones(),
    });
    check(
        "v_mov_b32 v2, 7\nv_swap_b32 v2, v8\nv_mov_b32 v8, v2",
        |_| BEFORE,
    );
}

#[test]
fn masks() {
    check("s_mov_b64 exec, 0xf0\nv_mov_b32 v8, 1", |l| {
        if l / 4 == 1 { 1 } else { BEFORE }
    });
    // Comparisons clear the bits of inactive lanes.
    check(
        "s_mov_b64 s[4:5], exec\ns_mov_b64 exec, 0xff\nv_cmp_gt_u32 vcc, 4, v0\ns_mov_b64 exec, s[4:5]\nv_mov_b32 v8, vcc_lo",
        |_| 0xf,
    );
    check("v_cmpx_gt_u32 vcc, 4, v0\nv_mov_b32 v8, 1", |l| {
        if l < 4 { 1 } else { BEFORE }
    });
    check("v_cmp_eq_u32 s[4:5], 33, v0\nv_mov_b32 v8, s5", |_| 2);
    check(
        "s_mov_b64 vcc, 0x5\ns_and_saveexec_b64 s[4:5], vcc\nv_mov_b32 v8, s5",
        |l| {
            if l == 0 || l == 2 {
                0xffff_ffff
            } else {
                BEFORE
            }
        },
    );
}

#[test]
fn vector_register_indices() {
    check(
        "v_mov_b32 v5, 55\nv_mov_b32 v6, 66\ns_mov_b32 s4, 2\n\
         s_set_gpr_idx_on s4, gpr_idx(SRC0)\nv_mov_b32 v8, v4\ns_set_gpr_idx_off",
        |_| 66,
    );
    check(
        "s_mov_b32 s4, 3\ns_set_gpr_idx_on s4, gpr_idx(DST)\nv_mov_b32 v5, 9\ns_set_gpr_idx_off",
        |_| 9,
    );
    // Beyond the registers: VGPR 0, or nothing.
    check(
        "s_movk_i32 s4, 0xff\ns_set_gpr_idx_on s4, gpr_idx(SRC0)\nv_mov_b32 v8, v4\ns_set_gpr_idx_off",
        |l| l,
    );
    check(
        "s_movk_i32 s4, 0xff\ns_set_gpr_idx_on s4, gpr_idx(DST)\nv_mov_b32 v8, v1\ns_set_gpr_idx_off",
        |_| BEFORE,
    );
}

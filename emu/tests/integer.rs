//! Integer and bit instructions with values computed by hand from the manual's definitions.

mod common;

use common::{BEFORE, check_rows, check_rows64};

#[test]
fn arithmetic() {
    check_rows(&[
        ("v_add_u32 v8, v1, v2", [0xffff_ffff, 2, 0], 1),
        (
            "v_add_u32 v8, v1, v2 clamp",
            [0xffff_ffff, 2, 0],
            0xffff_ffff,
        ),
        ("v_sub_u32 v8, v1, v2 clamp", [1, 2, 0], 0),
        ("v_subrev_u32 v8, v1, v2", [1, 5, 0], 4),
        (
            "v_add_i32 v8, v1, v2 clamp",
            [0x7fff_ffff, 1, 0],
            0x7fff_ffff,
        ),
        (
            "v_sub_i32 v8, v1, v2 clamp",
            [0x8000_0000, 1, 0],
            0x8000_0000,
        ),
        (
            "v_mul_lo_u32 v8, v1, v2",
            [0x1_0001, 0x1_0001, 0],
            0x0002_0001,
        ),
        (
            "v_mul_hi_u32 v8, v1, v2",
            [0xffff_ffff, 0xffff_ffff, 0],
            0xffff_fffe,
        ),
        ("v_mul_hi_i32 v8, v1, v2", [0xffff_ffff, 2, 0], 0xffff_ffff),
        ("v_mul_i32_i24 v8, v1, v2", [0xff80_0000, 2, 0], 0xff00_0000),
        ("v_mul_u32_u24 v8, v1, v2", [0xff00_0003, 5, 0], 15),
        (
            "v_mul_hi_u32_u24 v8, v1, v2",
            [0x00ff_ffff, 0x00ff_ffff, 0],
            0xffff,
        ),
        (
            "v_mul_hi_i32_i24 v8, v1, v2",
            [0x0080_0000, 1, 0],
            0xffff_ffff,
        ),
        ("v_mad_i32_i24 v8, v1, v2, v3", [0x00ff_ffff, 3, 10], 7),
        ("v_mad_u32_u24 v8, v1, v2, v3", [4, 3, 10], 22),
        ("v_add3_u32 v8, v1, v2, v3", [1, 2, 3], 6),
        ("v_xad_u32 v8, v1, v2, v3", [0xf0, 0x0f, 1], 0x100),
        ("v_min_i32 v8, v1, v2", [0xffff_ffff, 1, 0], 0xffff_ffff),
        ("v_max_u32 v8, v1, v2", [0xffff_ffff, 1, 0], 0xffff_ffff),
        ("v_med3_i32 v8, v1, v2, v3", [0xffff_fffb, 7, 3], 3),
        ("v_min3_u32 v8, v1, v2, v3", [5, 7, 3], 3),
        (
            "v_max3_i32 v8, v1, v2, v3",
            [0xffff_fffb, 0xffff_fff0, 0xffff_ffff],
            0xffff_ffff,
        ),
        (
            "v_mad_u32_u16 v8, v1, v2, v3",
            [0x1_ffff, 0xffff, 1],
            0xfffe_0002,
        ),
        ("v_mad_i32_i16 v8, v1, v2, v3", [0xffff, 2, 1], 0xffff_ffff),
    ]);
}

#[test]
fn carries() {
    let flag = "v_cndmask_b32 v8, 0, 1, vcc";
    let carry = |text: &str| format!("{text}\n{flag}");
    let [add, sub, subrev] = [
        "v_add_co_u32 v8, vcc, v1, v2",
        "v_sub_co_u32 v8, vcc, v1, v2",
        "v_subrev_co_u32 v8, vcc, v1, v2",
    ]
    .map(carry);
    let with = |set: &str, text: &str| format!("s_mov_b64 vcc, {set}\n{text}");
    let addc = with("-1", "v_addc_co_u32 v8, vcc, v1, v2, vcc");
    let addc_flag = carry(&addc);
    let addc_other = "s_mov_b64 s[10:11], -1\nv_addc_co_u32 v8, s[12:13], v1, v2, s[10:11]\nv_cndmask_b32 v8, 0, 1, s[12:13]";
    let subb = with("-1", "v_subb_co_u32 v8, vcc, v1, v2, vcc");
    let subb_flag = carry(&subb);
    check_rows(&[
        (&add, [0xffff_ffff, 1, 0], 1),
        (&add, [0xffff_fffe, 1, 0], 0),
        (&sub, [1, 2, 0], 1),
        (&sub, [2, 2, 0], 0),
        (&subrev, [2, 1, 0], 1),
        (&addc, [1, 2, 0], 4),
        (&addc_flag, [0xffff_ffff, 0, 0], 1),
        (addc_other, [0xffff_ffff, 0, 0], 1),
        (&subb, [5, 2, 0], 2),
        (&subb_flag, [2, 2, 0], 1),
    ]);
}

#[test]
fn bits() {
    check_rows(&[
        ("v_bfe_u32 v8, v1, 4, 8", [0x1234_5678, 0, 0], 0x67),
        ("v_bfe_i32 v8, v1, 4, 8", [0x0000_0f80, 0, 0], 0xffff_fff8),
        ("v_bfe_i32 v8, v1, 28, 8", [0x9000_0000, 0, 0], 0xffff_fff9),
        ("v_bfe_i32 v8, v1, 4, 0", [0xffff_ffff, 0, 0], 0),
        (
            "v_bfi_b32 v8, v1, v2, v3",
            [0x00ff_0000, 0x1122_3344, 0x5566_7788],
            0x5522_7788,
        ),
        ("v_bfm_b32 v8, v1, v2", [4, 8, 0], 0xf00),
        (
            "v_alignbit_b32 v8, v1, v2, 8",
            [0x1234_5678, 0x9abc_def0, 0],
            0x789a_bcde,
        ),
        (
            "v_alignbyte_b32 v8, v1, v2, 3",
            [0x1234_5678, 0x9abc_def0, 0],
            0x3456_789a,
        ),
        // Selectors: byte 0 of source 1, byte 0 of source 0, sign of byte 1 of source 1, zero.
        (
            "v_perm_b32 v8, v1, v2, v3",
            [0x1122_3344, 0x5566_f788, 0x0c08_0400],
            0x00ff_4488,
        ),
        (
            "v_perm_b32 v8, v1, v2, v3",
            [0x8122_3344, 0x5566_7788, 0x0d0b_0703],
            0xffff_8155,
        ),
        ("v_ffbh_u32 v8, v1", [0x0000_ffff, 0, 0], 16),
        ("v_ffbh_u32 v8, v1", [0, 0, 0], 0xffff_ffff),
        ("v_ffbl_b32 v8, v1", [0xff00_0008, 0, 0], 3),
        ("v_ffbh_i32 v8, v1", [0xffff_0000, 0, 0], 16),
        ("v_ffbh_i32 v8, v1", [0xffff_ffff, 0, 0], 0xffff_ffff),
        ("v_bfrev_b32 v8, v1", [0x8000_0001, 0, 0], 0x8000_0001),
        ("v_bcnt_u32_b32 v8, v1, v2", [0xff00_00ff, 3, 0], 19),
        ("v_lshlrev_b32 v8, v1, v2", [33, 3, 0], 6),
        ("v_ashrrev_i32 v8, v1, v2", [4, 0x8000_0000, 0], 0xf800_0000),
        ("v_lshl_add_u32 v8, v1, 3, v3", [5, 0, 2], 42),
        ("v_add_lshl_u32 v8, v1, v2, 3", [5, 1, 0], 48),
        ("v_lshl_or_b32 v8, v1, 4, v3", [5, 0, 3], 0x53),
        ("v_and_or_b32 v8, v1, v2, v3", [0xf0, 0x3c, 1], 0x31),
        ("v_or3_b32 v8, v1, v2, v3", [1, 2, 4], 7),
        (
            "v_xnor_b32 v8, v1, v2",
            [0xffff_0000, 0xff00_ff00, 0],
            0xff00_00ff,
        ),
        (
            "v_sad_u8 v8, v1, v2, v3",
            [0x0102_0304, 0x0401_0304, 10],
            14,
        ),
        (
            "v_sad_hi_u8 v8, v1, v2, v3",
            [0x0102_0304, 0x0401_0304, 10],
            0x0004_000a,
        ),
        (
            "v_msad_u8 v8, v1, v2, v3",
            [0x0102_0304, 0x0400_0304, 10],
            13,
        ),
        ("v_sad_u16 v8, v1, v2, v3", [0x0001_0005, 0x0003_0004, 1], 4),
        ("v_sad_u32 v8, v1, v2, v3", [1, 5, 1], 5),
        (
            "v_lerp_u8 v8, v1, v2, v3",
            [0x0101_0303, 0x0202_0202, 0x0100_0100],
            0x0201_0302,
        ),
    ]);
}

#[test]
fn halves() {
    // Most 16-bit instructions of GFX9 clear the high half, those new in GFX9 keep it.
    let high = BEFORE & 0xffff_0000;
    check_rows(&[
        ("v_add_u16 v8, v1, v2", [0x1_ffff, 2, 0], 1),
        ("v_add_u16 v8, v1, v2 clamp", [0xffff, 2, 0], 0xffff),
        ("v_sub_u16 v8, v1, v2", [1, 2, 0], 0xffff),
        ("v_mul_lo_u16 v8, v1, v2", [0x101, 0x101, 0], 0x0201),
        ("v_ashrrev_i16 v8, v1, v2", [4, 0x8000, 0], 0xf800),
        ("v_max_i16 v8, v1, v2", [0xffff, 1, 0], 1),
        ("v_min_u16 v8, v1, v2", [0xffff, 1, 0], 1),
        ("v_mad_u16 v8, v1, v2, v3", [3, 4, 5], high | 17),
        ("v_mad_legacy_u16 v8, v1, v2, v3", [3, 4, 5], 17),
        (
            "v_mad_u16 v8, v1, v2, v3 op_sel:[1,0,0,1]",
            [0x0003_0000, 4, 5],
            0x0011_1234,
        ),
        ("v_add_i16 v8, v1, v2 clamp", [0x7fff, 1, 0], high | 0x7fff),
        ("v_med3_i16 v8, v1, v2, v3", [0xffff, 5, 1], high | 1),
        (
            "v_pk_add_u16 v8, v1, v2",
            [0x0001_ffff, 0x0001_0001, 0],
            0x0002_0000,
        ),
        (
            "v_pk_add_u16 v8, v1, v2 op_sel:[1,0] op_sel_hi:[0,1]",
            [0x0001_0002, 0x0010_0020, 0],
            0x0012_0021,
        ),
        (
            "v_pk_add_u16 v8, v1, 1 op_sel_hi:[1,0]",
            [0x0001_0002, 0, 0],
            0x0002_0003,
        ),
        (
            "v_pk_sub_i16 v8, v1, v2 clamp",
            [0x8000_0001, 0x0001_0002, 0],
            0x8000_ffff,
        ),
        (
            "v_pk_mad_i16 v8, v1, v2, v3",
            [0x0002_ffff, 0x0003_0002, 0x0001_0001],
            0x0007_ffff,
        ),
        (
            "v_pk_lshlrev_b16 v8, v1, v2",
            [0x0004_0001, 0x0001_0001, 0],
            0x0010_0002,
        ),
        (
            "v_pk_ashrrev_i16 v8, v1, v2",
            [0x0004_0001, 0x8000_8000, 0],
            0xf800_c000,
        ),
        (
            "v_pk_max_i16 v8, v1, v2",
            [0xffff_0002, 0x0001_0001, 0],
            0x0001_0002,
        ),
        (
            "v_cvt_pk_i16_i32 v8, v1, v2",
            [0xffff_0000, 0x0001_0000, 0],
            0x7fff_8000,
        ),
        ("v_cvt_pk_u16_u32 v8, v1, v2", [0x12345, 7, 0], 0x0007_ffff),
        ("v_sat_pk_u8_i16 v8, v1", [0xffff_0123, 0, 0], 0x0000_00ff),
        (
            "v_dot2_i32_i16 v8, v1, v2, v3",
            [0xffff_0002, 0x0003_0004, 10],
            15,
        ),
        (
            "v_dot4_i32_i8 v8, v1, v2, v3",
            [0x0102_03ff, 0x0101_0101, 0],
            5,
        ),
        (
            "v_dot4_u32_u8 v8, v1, v2, v3",
            [0x0102_03ff, 0x0101_0101, 0],
            261,
        ),
        (
            "v_dot8_i32_i4 v8, v1, v2, v3",
            [0x1111_111f, 0x1111_1111, 0],
            6,
        ),
        (
            "v_dot8_u32_u4 v8, v1, v2, v3",
            [0x1111_111f, 0x1111_1111, 0],
            22,
        ),
    ]);
}

#[test]
fn wide() {
    check_rows64(&[
        ("v_lshlrev_b64 v[8:9], 36, v[2:3]", [1, 0, 0], 1 << 36),
        ("v_lshrrev_b64 v[8:9], 36, v[2:3]", [1 << 40, 0, 0], 16),
        (
            "v_ashrrev_i64 v[8:9], 60, v[2:3]",
            [1 << 63, 0, 0],
            0xffff_ffff_ffff_fff8,
        ),
        (
            "v_mad_u64_u32 v[8:9], vcc, v2, v4, v[6:7]",
            [0xffff_ffff, 0xffff_ffff, 5],
            0xffff_fffe_0000_0006,
        ),
        (
            "v_mad_i64_i32 v[8:9], vcc, v2, v4, v[6:7]",
            [0xffff_ffff, 2, 5],
            3,
        ),
        (
            "v_qsad_pk_u16_u8 v[8:9], v[2:3], v4, v[6:7]",
            [0x0004_0302_0100_0000, 0, 0x0001_0001_0001_0001],
            0x000b_0007_0004_0002,
        ),
    ]);
}

#[test]
fn sub_dword_selection() {
    let mov = |d: &str, u: &str, s: &str| {
        format!("v_mov_b32_sdwa v8, v1 dst_sel:{d} dst_unused:{u} src0_sel:{s}")
    };
    let x = 0x1122_b344;
    check_rows(&[
        (&mov("DWORD", "UNUSED_PAD", "BYTE_1"), [x, 0, 0], 0xb3),
        (
            &mov("BYTE_2", "UNUSED_PAD", "BYTE_0"),
            [x, 0, 0],
            0x0044_0000,
        ),
        (
            &mov("BYTE_1", "UNUSED_PRESERVE", "BYTE_0"),
            [x, 0, 0],
            0xabcd_4434,
        ),
        (
            &mov("WORD_1", "UNUSED_PRESERVE", "WORD_0"),
            [x, 0, 0],
            0xb344_1234,
        ),
        (
            &mov("BYTE_1", "UNUSED_SEXT", "BYTE_1"),
            [x, 0, 0],
            0xffff_b300,
        ),
        (
            "v_add_u32_sdwa v8, sext(v1), v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_1",
            [x, 0x0002_0001, 0],
            0xffff_ffb5,
        ),
        (
            "v_cvt_f32_i32_sdwa v8, sext(v1) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0",
            [0xffff, 0, 0],
            0xbf80_0000,
        ),
        (
            "v_cmp_eq_u32_sdwa vcc, v1, v2 src0_sel:BYTE_3 src1_sel:BYTE_0\nv_cndmask_b32 v8, 0, 1, vcc",
            [x, 0x11, 0],
            1,
        ),
    ]);
}

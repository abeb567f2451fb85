//! Floating-point instructions: rounding, denormals, NaNs, clamp, output multiplier, conversions.
//! Values computed by hand from the manual and IEEE 754.

mod common;

use common::{BEFORE, check_rows, check_rows_on, check_rows64};

const ONE: u32 = 0x3f80_0000;
const TWO: u32 = 0x4000_0000;
const HALF: u32 = 0x3f00_0000;
const INF: u32 = 0x7f80_0000;
const QNAN: u32 = 0x7fc0_0001;
const SNAN: u32 = 0x7f80_0001;
const SIGN: u32 = 0x8000_0000;
/// Smallest normal number.
const MIN: u32 = 0x0080_0000;

/// An instruction under a value of MODE's low 10 bits, which is set back afterwards. The default:
/// nearest, denormals kept, DX10 clamp, IEEE.
fn under(mode: u32, text: &str) -> String {
    format!(
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 10), {mode:#x}\n{text}\n\
         s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 10), 0x3f0"
    )
}

const NEAREST: u32 = 0x3f0;
const UP: u32 = 0x3f5;
const DOWN: u32 = 0x3fa;
const ZERO: u32 = 0x3ff;
/// Denormals flushed, neither IEEE nor DX10 clamp.
const FLUSH: u32 = 0x000;
/// Denormals flushed, DX10 clamp.
const FLUSH_DX10: u32 = 0x100;

#[test]
fn rounding_modes() {
    // 1 + 2^-24 lies half-way between 1 and the next number; 1 + 3 * 2^-25 above half-way.
    let tiny = 0x3380_0000;
    let [nearest, up, down, zero] =
        [NEAREST, UP, DOWN, ZERO].map(|m| under(m, "v_add_f32 v8, v1, v2"));
    let [mul_n, mul_u] = [NEAREST, UP].map(|m| under(m, "v_mul_f32 v8, v1, v2"));
    let [fma_n, fma_d] = [NEAREST, DOWN].map(|m| under(m, "v_fma_f32 v8, v1, v2, v3"));
    let max = 0x7f7f_ffff;
    check_rows(&[
        (&nearest, [ONE, tiny, 0], ONE),
        (&up, [ONE, tiny, 0], ONE + 1),
        (&down, [ONE, tiny, 0], ONE),
        (&zero, [ONE, tiny, 0], ONE),
        (&nearest, [ONE | SIGN, tiny | SIGN, 0], ONE | SIGN),
        (&up, [ONE | SIGN, tiny | SIGN, 0], ONE | SIGN),
        (&down, [ONE | SIGN, tiny | SIGN, 0], (ONE | SIGN) + 1),
        (&nearest, [ONE + 1, tiny, 0], ONE + 2),
        // A sum of zero takes its sign from the mode.
        (&nearest, [ONE, ONE | SIGN, 0], 0),
        (&down, [ONE, ONE | SIGN, 0], SIGN),
        (&nearest, [max, max, 0], INF),
        (&zero, [max, max, 0], max),
        (&up, [max | SIGN, max | SIGN, 0], max | SIGN),
        (&mul_n, [ONE + 1, ONE + 1, 0], ONE + 2),
        (&mul_u, [ONE + 1, ONE + 1, 0], ONE + 3),
        // (1 + 2^-23)^2 - (1 + 2^-22) = 2^-46, lost unless fused.
        (&fma_n, [ONE + 1, ONE + 1, (ONE + 2) | SIGN], 0x2880_0000),
        (
            "v_mad_f32 v8, v1, v2, v3",
            [ONE + 1, ONE + 1, (ONE + 2) | SIGN],
            0,
        ),
        // Half-way in double precision's rounding as well: 1 + 2^-24 + 2^-60.
        (&fma_n, [0x3080_0000, 0x3080_0000, ONE + 1], ONE + 1),
        (&fma_d, [ONE, ONE, 0x8000_0001], 0x3f7f_ffff),
    ]);
}

#[test]
fn denormals() {
    let add = under(FLUSH, "v_add_f32 v8, v1, v2");
    let mul = under(FLUSH, "v_mul_f32 v8, v1, v2");
    let max = under(FLUSH, "v_max_f32 v8, v1, v2");
    let floor = under(FLUSH, "v_floor_f32 v8, v1");
    // Inputs kept, outputs flushed.
    let out_only = under(0x010, "v_add_f32 v8, v1, v2");
    check_rows(&[
        ("v_add_f32 v8, v1, v2", [1, 1, 0], 2),
        (&add, [1, 1, 0], 0),
        (&add, [MIN, SIGN | (MIN - 1), 0], MIN),
        (&out_only, [MIN, SIGN | (MIN - 1), 0], 0),
        (&mul, [MIN, HALF, 0], 0),
        ("v_mul_f32 v8, v1, v2", [MIN, HALF, 0], MIN / 2),
        (&max, [1, 0, 0], 0),
        (&floor, [SIGN | 1, 0, 0], SIGN),
        ("v_floor_f32 v8, v1", [SIGN | 1, 0, 0], ONE | SIGN),
        // Multiply-add without fusing always flushes.
        ("v_mad_f32 v8, v1, v2, v3", [1, ONE, 0], 0),
        ("v_mac_f32 v8, v1, v2", [1, ONE, 0], 0xabcd_1234),
        ("v_fma_f32 v8, v1, v2, v3", [1, ONE, 0], 1),
        ("v_rcp_f32 v8, v1", [1, 0, 0], INF),
        ("v_rcp_f32 v8, v1", [0x7f00_0000, 0, 0], 0),
        ("v_sqrt_f32 v8, v1", [1, 0, 0], 0),
        ("v_log_f32 v8, v1", [1, 0, 0], INF | SIGN),
        ("v_exp_f32 v8, v1", [0xc300_0000, 0, 0], 0),
    ]);
}

#[test]
fn not_a_number() {
    let no_ieee = |text: &str| under(0x1f0, text);
    let min = no_ieee("v_min_f32 v8, v1, v2");
    let max = no_ieee("v_max_f32 v8, v1, v2");
    check_rows(&[
        ("v_add_f32 v8, v1, v2", [SNAN, QNAN, 0], 0x7fc0_0001),
        ("v_add_f32 v8, v1, v2", [INF, INF | SIGN, 0], 0xffc0_0000),
        ("v_min_f32 v8, v1, v2", [QNAN, ONE, 0], ONE),
        ("v_min_f32 v8, v1, v2", [SNAN, ONE, 0], QNAN),
        ("v_max_f32 v8, v1, v2", [ONE, SNAN, 0], QNAN),
        (&min, [SNAN, ONE, 0], ONE),
        (&max, [ONE, SNAN, 0], ONE),
        ("v_min_f32 v8, v1, v2", [0, SIGN, 0], SIGN),
        ("v_max_f32 v8, v1, v2", [SIGN, 0, 0], 0),
        ("v_med3_f32 v8, v1, v2, v3", [TWO, ONE, HALF], ONE),
        // A zero of the other sign than the largest one's is as large.
        (
            "v_med3_f32 v8, v1, v2, v3",
            [0x8000_0000, 0xbf80_0000, 0],
            0,
        ),
        (
            "v_med3_f16 v8, v1, v2, v3",
            [0x8000, 0xbc00, 0],
            0xabcd_0000,
        ),
        ("v_med3_f32 v8, v1, v2, v3", [TWO, QNAN, HALF], HALF),
        ("v_mul_legacy_f32 v8, v1, v2", [INF, 0, 0], 0),
        ("v_mul_f32 v8, v1, v2", [INF, 0, 0], 0xffc0_0000),
        (
            "v_cmp_lt_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [QNAN, ONE, 0],
            0,
        ),
        (
            "v_cmp_nge_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [QNAN, ONE, 0],
            1,
        ),
        (
            "v_cmp_u_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [QNAN, ONE, 0],
            1,
        ),
        (
            "v_cmp_lg_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [QNAN, ONE, 0],
            0,
        ),
        (
            "v_cmp_neq_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [QNAN, ONE, 0],
            1,
        ),
        (
            "v_cmp_class_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [SNAN, 1, 0],
            1,
        ),
        (
            "v_cmp_class_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [QNAN, 1, 0],
            0,
        ),
        (
            "v_cmp_class_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [SIGN | 1, 1 << 4, 0],
            1,
        ),
        (
            "v_cmp_class_f32 vcc, v1, v2\nv_cndmask_b32 v8, 0, 1, vcc",
            [INF, 1 << 9, 0],
            1,
        ),
    ]);
}

#[test]
fn modifiers() {
    let no_ieee = |text: &str| under(FLUSH_DX10, text);
    let [half, twice] =
        ["div:2", "mul:2"].map(|m| no_ieee(&format!("v_add_f32_e64 v8, v1, v2 {m}")));
    let no_dx10 = under(FLUSH, "v_add_f32_e64 v8, v1, v2 clamp");
    check_rows(&[
        ("v_add_f32 v8, -v1, |v2|", [ONE, TWO | SIGN, 0], ONE),
        ("v_add_f32 v8, -|v1|, v2", [ONE | SIGN, TWO, 0], ONE),
        ("v_add_f32_e64 v8, v1, v2 clamp", [ONE, ONE, 0], ONE),
        ("v_add_f32_e64 v8, v1, v2 clamp", [ONE | SIGN, 0, 0], 0),
        ("v_add_f32_e64 v8, v1, v2 clamp", [QNAN, 0, 0], 0),
        (&no_dx10, [QNAN, 0, 0], QNAN),
        (&half, [ONE, ONE, 0], ONE),
        (&twice, [ONE, ONE, 0], 0x4080_0000),
        // Minus zero becomes plus zero under an output multiplier.
        (&half, [SIGN, SIGN, 0], 0),
        // Off in IEEE mode.
        ("v_add_f32_e64 v8, v1, v2 mul:2", [ONE, ONE, 0], TWO),
        (
            "s_mov_b64 s[10:11], -1\nv_cndmask_b32_e64 v8, v1, -v2, s[10:11]",
            [ONE, TWO, 0],
            TWO | SIGN,
        ),
    ]);
}

#[test]
fn parts_of_numbers() {
    check_rows(&[
        ("v_frexp_mant_f32 v8, v1", [0x4040_0000, 0, 0], 0x3f40_0000),
        ("v_frexp_exp_i32_f32 v8, v1", [0x4040_0000, 0, 0], 2),
        ("v_frexp_mant_f32 v8, v1", [1, 0, 0], HALF),
        ("v_frexp_exp_i32_f32 v8, v1", [1, 0, 0], -148i32 as u32),
        ("v_frexp_exp_i32_f32 v8, v1", [INF, 0, 0], 0),
        ("v_ldexp_f32 v8, v1, v2", [ONE, 3, 0], 0x4100_0000),
        ("v_ldexp_f32 v8, v1, v2", [ONE, -149i32 as u32, 0], 1),
        (
            "v_ldexp_f32 v8, v1, v2",
            [0x3fc0_0000, -149i32 as u32, 0],
            2,
        ),
        ("v_ldexp_f32 v8, v1, v2", [ONE, 0x7fff_ffff, 0], INF),
        ("v_fract_f32 v8, v1", [0x4020_0000, 0, 0], HALF),
        ("v_fract_f32 v8, v1", [SIGN | 1, 0, 0], 0x3f7f_ffff),
        ("v_rndne_f32 v8, v1", [0x4020_0000, 0, 0], TWO),
        ("v_rndne_f32 v8, v1", [0x4060_0000, 0, 0], 0x4080_0000),
        ("v_ceil_f32 v8, v1", [0xbf00_0000, 0, 0], SIGN),
        ("v_trunc_f32 v8, v1", [0xbfc0_0000, 0, 0], ONE | SIGN),
        ("v_sin_f32 v8, v1", [0x3e80_0000, 0, 0], ONE),
        ("v_sin_f32 v8, v1", [0xff7f_ffff, 0, 0], 0),
        ("v_sin_f32 v8, v1", [SIGN, 0, 0], SIGN),
        ("v_cos_f32 v8, v1", [0x3e80_0000, 0, 0], 0),
        ("v_cos_f32 v8, v1", [0xff7f_ffff, 0, 0], ONE),
        ("v_exp_f32 v8, v1", [0x4040_0000, 0, 0], 0x4100_0000),
        ("v_log_f32 v8, v1", [0x4100_0000, 0, 0], 0x4040_0000),
        ("v_log_f32 v8, v1", [0xbf80_0000, 0, 0], 0xffc0_0000),
        ("v_rsq_f32 v8, v1", [0x4080_0000, 0, 0], HALF),
        ("v_rsq_f32 v8, v1", [SIGN, 0, 0], INF | SIGN),
        ("v_rcp_f32 v8, v1", [0xff80_0000, 0, 0], SIGN),
        ("v_sqrt_f32 v8, v1", [SIGN, 0, 0], SIGN),
        (
            "v_cubeid_f32 v8, v1, v2, v3",
            [ONE, HALF, TWO | SIGN],
            0x40a0_0000,
        ),
        ("v_cubema_f32 v8, v1, v2, v3", [ONE, HALF, TWO], 0x4080_0000),
    ]);
}

#[test]
fn conversions() {
    let up = under(UP, "v_cvt_f32_u32 v8, v1");
    let half_zero = under(ZERO, "v_cvt_f16_f32 v8, v1");
    check_rows(&[
        ("v_cvt_i32_f32 v8, v1", [0xbfc0_0000, 0, 0], 0xffff_ffff),
        ("v_cvt_i32_f32 v8, v1", [0x4f80_0000, 0, 0], 0x7fff_ffff),
        ("v_cvt_u32_f32 v8, v1", [0xbf80_0000, 0, 0], 0),
        ("v_cvt_u32_f32 v8, v1", [QNAN, 0, 0], 0),
        ("v_cvt_u32_f32 v8, v1", [0x4f80_0000, 0, 0], 0xffff_ffff),
        ("v_cvt_f32_u32 v8, v1", [0xffff_ffff, 0, 0], 0x4f80_0000),
        ("v_cvt_f32_u32 v8, v1", [0x0100_0001, 0, 0], 0x4b80_0000),
        (&up, [0x0100_0001, 0, 0], 0x4b80_0001),
        ("v_cvt_f32_i32 v8, v1", [0xffff_ffff, 0, 0], ONE | SIGN),
        ("v_cvt_rpi_i32_f32 v8, v1", [0xbfc0_0000, 0, 0], 0xffff_ffff),
        ("v_cvt_flr_i32_f32 v8, v1", [0xbf00_0000, 0, 0], 0xffff_ffff),
        ("v_cvt_off_f32_i4 v8, v1", [0x8, 0, 0], 0xbf00_0000),
        ("v_cvt_f32_ubyte2 v8, v1", [0x0003_0000, 0, 0], 0x4040_0000),
        ("v_cvt_f16_f32 v8, v1", [ONE, 0, 0], 0x3c00),
        ("v_cvt_f16_f32 v8, v1", [0x4780_0000, 0, 0], 0x7c00),
        (&half_zero, [0x4780_0000, 0, 0], 0x7bff),
        ("v_cvt_f16_f32 v8, v1", [0x3380_0000, 0, 0], 0x0001),
        ("v_cvt_f32_f16 v8, v1", [0x0001, 0, 0], 0x3380_0000),
        ("v_cvt_f32_f16 v8, v1", [0xfc00, 0, 0], INF | SIGN),
        (
            "v_cvt_pkrtz_f16_f32 v8, v1, v2",
            [0x3f80_3fff, 0xbf80_3fff, 0],
            0xbc01_3c01,
        ),
        (
            "v_cvt_pknorm_i16_f32 v8, v1, v2",
            [ONE, 0xc000_0000, 0],
            0x8001_7fff,
        ),
        (
            "v_cvt_pknorm_u16_f32 v8, v1, v2",
            [HALF, QNAN, 0],
            0x0000_8000,
        ),
        (
            "v_cvt_pk_u8_f32 v8, v1, 2, v3",
            [0x437f_0000, 0, 0x1122_3344],
            0x11ff_3344,
        ),
        ("v_cvt_u16_f16 v8, v1", [0x4248, 0, 0], 3),
        ("v_cvt_i16_f16 v8, v1", [0xc248, 0, 0], 0xfffd),
        ("v_cvt_f16_i16 v8, v1", [0xffff, 0, 0], 0xbc00),
    ]);
}

#[test]
fn half_precision() {
    let high = BEFORE & 0xffff_0000;
    check_rows(&[
        ("v_add_f16 v8, v1, v2", [0x3c00, 0x3c00, 0], 0x4000),
        ("v_add_f16 v8, v1, v2", [0x3c00, 0x1000, 0], 0x3c00),
        ("v_add_f16 v8, v1, v2", [0x3c01, 0x1000, 0], 0x3c02),
        ("v_mul_f16 v8, v1, v2", [0x0001, 0x3800, 0], 0),
        ("v_mul_f16 v8, v1, v2", [0x0003, 0x3800, 0], 0x0002),
        (
            "v_fma_f16 v8, v1, v2, v3",
            [0x3c01, 0x3c01, 0xbc02],
            high | 0x0010,
        ),
        ("v_mad_f16 v8, v1, v2, v3", [0x3c01, 0x3c01, 0xbc02], high),
        ("v_max_f16 v8, v1, v2", [0x7e00, 0x3c00, 0], 0x3c00),
        (
            "v_med3_f16 v8, v1, v2, v3",
            [0x4000, 0x3c00, 0xbc00],
            high | 0x3c00,
        ),
        (
            "v_pk_add_f16 v8, v1, v2",
            [0x3c00_4000, 0x3c00_3c00, 0],
            0x4000_4200,
        ),
        (
            "v_pk_add_f16 v8, v1, v2 neg_lo:[0,1] neg_hi:[1,0]",
            [0x3c00_4000, 0x3c00_3c00, 0],
            0x0000_3c00,
        ),
        (
            "v_pk_mul_f16 v8, v1, 2.0 op_sel_hi:[1,0]",
            [0x3c00_4000, 0, 0],
            0x4000_4400,
        ),
        (
            "v_pk_fma_f16 v8, v1, v2, v3",
            [0x3c00_4000, 0x4000_4000, 0x3c00_3c00],
            0x4200_4500,
        ),
        (
            "v_pk_max_f16 v8, v1, v2",
            [0x3c00_4000, 0x4000_3c00, 0],
            0x4000_4000,
        ),
        (
            "v_fma_mix_f32 v8, v1, v2, v3 op_sel:[1,0,0] op_sel_hi:[1,1,0]",
            [0x4000_0000, 0x3c00, ONE],
            0x4040_0000,
        ),
        (
            "v_fma_mixlo_f16 v8, v1, v2, v3",
            [ONE, TWO, ONE],
            high | 0x4200,
        ),
        (
            "v_fma_mixhi_f16 v8, -v1, |v2|, v3",
            [ONE, TWO | SIGN, ONE],
            0xbc00_1234,
        ),
        (
            "v_dot2_f32_f16 v8, v1, v2, v3",
            [0x4000_3c00, 0x3c00_4000, ONE],
            0x40a0_0000,
        ),
        ("v_ldexp_f16 v8, v1, v2", [0x3c00, 2, 0], 0x4400),
        ("v_frexp_exp_i16_f16 v8, v1", [0x0001, 0, 0], 0xffe9),
        ("v_frexp_mant_f16 v8, v1", [0x0001, 0, 0], 0x3800),
        ("v_rcp_f16 v8, v1", [0xc000, 0, 0], 0xb800),
        ("v_sqrt_f16 v8, v1", [0x4400, 0, 0], 0x4000),
        ("v_rndne_f16 v8, v1", [0x4100, 0, 0], 0x4000),
        (
            "v_div_fixup_f16 v8, v1, v2, v3",
            [0x1234, 0, 0x3c00],
            high | 0x7c00,
        ),
        (
            "v_pack_b32_f16 v8, v1, v2 op_sel:[1,0,0]",
            [0x1111_2222, 0x3333_4444, 0],
            0x4444_1111,
        ),
    ]);
    check_rows_on(
        "gfx900",
        &[(
            "v_mad_mix_f32 v8, v1, v2, v3 op_sel_hi:[1,0,0]",
            [0x4000, TWO, ONE],
            0x40a0_0000,
        )],
    );
}

#[test]
fn double_precision() {
    let one = 1.0f64.to_bits();
    let two = 2.0f64.to_bits();
    let inf = f64::INFINITY.to_bits();
    let third = under(UP, "v_add_f64 v[8:9], v[2:3], v[4:5]");
    check_rows64(&[
        ("v_add_f64 v[8:9], v[2:3], -v[4:5]", [two, one, 0], one),
        (
            "v_mul_f64 v[8:9], v[2:3], 0.5",
            [one, 0, 0],
            0.5f64.to_bits(),
        ),
        (
            "v_mul_f64 v[8:9], v[2:3], v[4:5]",
            [1, 0.5f64.to_bits(), 0],
            0,
        ),
        (&third, [one, 1, 0], one + 1),
        (
            "v_fma_f64 v[8:9], v[2:3], v[4:5], v[6:7]",
            [one + 1, one + 1, (one + 2) | 1 << 63],
            2f64.powi(-104).to_bits(),
        ),
        ("v_max_f64 v[8:9], v[2:3], v[4:5]", [one, two, 0], two),
        (
            "v_ldexp_f64 v[8:9], v[2:3], v4",
            [one, -1074i32 as u32 as u64, 0],
            1,
        ),
        (
            "v_fract_f64 v[8:9], v[2:3]",
            [2.25f64.to_bits(), 0, 0],
            0.25f64.to_bits(),
        ),
        ("v_rndne_f64 v[8:9], v[2:3]", [2.5f64.to_bits(), 0, 0], two),
        (
            "v_frexp_mant_f64 v[8:9], v[2:3]",
            [1, 0, 0],
            0.5f64.to_bits(),
        ),
        ("v_rcp_f64 v[8:9], v[2:3]", [two, 0, 0], 0.5f64.to_bits()),
        ("v_rcp_f64 v[8:9], v[2:3]", [1 << 63, 0, 0], inf | 1 << 63),
        (
            "v_rsq_f64 v[8:9], v[2:3]",
            [4.0f64.to_bits(), 0, 0],
            0.5f64.to_bits(),
        ),
        (
            "v_cvt_f64_i32 v[8:9], v2",
            [0xffff_ffff, 0, 0],
            (-1.0f64).to_bits(),
        ),
        (
            "v_cvt_f64_f32 v[8:9], v2",
            [1, 0, 0],
            2f64.powi(-149).to_bits(),
        ),
        (
            "v_cvt_f32_f64 v8, v[2:3]\nv_mov_b32 v9, 0",
            [1.5f64.to_bits(), 0, 0],
            0x3fc0_0000,
        ),
        (
            "v_cvt_u32_f64 v8, v[2:3]\nv_mov_b32 v9, 0",
            [(-1.5f64).to_bits(), 0, 0],
            0,
        ),
        (
            "v_frexp_exp_i32_f64 v8, v[2:3]\nv_mov_b32 v9, 0",
            [1, 0, 0],
            (-1073i32 as u32).into(),
        ),
        // The first 53 bits of 2/pi.
        (
            "v_trig_preop_f64 v[8:9], v[2:3], 0",
            [one, 0, 0],
            0x3fe4_5f30_6dc9_c882,
        ),
    ]);
}

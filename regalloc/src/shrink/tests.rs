//! Each rule, and beside it the case in which it does not hold.

use super::*;
use mir::{parse_function, verify};

/// Shrinks instructions for a processor.
fn shrunk(processor: &str, insts: &str) -> String {
    let text = format!("func @f id=0 stage=allocated\n{{\nbb0:\n{insts}\n  p_endpgm\n}}\n");
    let mut func = parse_function(&text).unwrap();
    verify(&func).unwrap();
    let machine = Machine::parse(processor).unwrap();
    shrink(&mut func, &machine);
    verify(&func).unwrap();
    let block = &func.blocks[func.entry()].insts;
    let lines = block[..block.len() - 1]
        .iter()
        .map(|i| func.display_inst(i).to_string());
    lines.collect::<Vec<_>>().join("\n")
}

fn check(from: &str, to: &str) {
    assert_eq!(shrunk("gfx906", from), to);
}

/// It stays as it is.
fn keeps(text: &str) {
    check(text, text);
}

#[test]
fn vector_forms() {
    check("v_mov_b32_e64 v1, s2", "v_mov_b32_e32 v1, s2");
    check("v_add_u32_e64 v1, s2, v3", "v_add_u32_e32 v1, s2, v3");
    check("v_add_u32_e64 v1, v3, s2", "v_add_u32_e32 v1, s2, v3");
    check("v_add_u32_e64 v1, v3, 7", "v_add_u32_e32 v1, 7, v3");
    keeps("v_add_u32_e64 v1, s2, s2");
    keeps("v_add_u32_e64 v1, v3, v2 clamp");
    keeps("v_add_f32_e64 v1, v3, v2 neg:1");
    keeps("v_add_f32_e64 v1, v3, v2 mul:2");
    check("v_sub_u32_e64 v1, v3, s2", "v_subrev_u32_e32 v1, s2, v3");
    check("v_subrev_f32_e64 v1, v3, s2", "v_sub_f32_e32 v1, s2, v3");
    keeps("v_lshlrev_b32_e64 v1, v3, s2");
}

#[test]
fn masks_must_be_in_vcc() {
    check(
        "v_cmp_lt_u32_e64 vcc, v1, v2",
        "v_cmp_lt_u32_e32 vcc, v1, v2",
    );
    keeps("v_cmp_lt_u32_e64 s[0:1], v1, v2");
    check(
        "v_cmp_lt_u32_e64 vcc, v1, s2",
        "v_cmp_gt_u32_e32 vcc, s2, v1",
    );
    check(
        "v_cmp_nge_f64_e64 vcc, v[0:1], s[2:3]",
        "v_cmp_nle_f64_e32 vcc, s[2:3], v[0:1]",
    );
    check(
        "v_cndmask_b32_e64 v0, v1, v2, vcc",
        "v_cndmask_b32_e32 v0, v1, v2, vcc",
    );
    keeps("v_cndmask_b32_e64 v0, v1, v2, s[4:5]");
    keeps("v_cndmask_b32_e64 v0, v1, 2, vcc");
    let carry = "v_addc_co_u32_e64 v0, vcc, v1, v2, ";
    check(
        &format!("{carry}vcc"),
        "v_addc_co_u32_e32 v0, vcc, v1, v2, vcc",
    );
    keeps(&format!("{carry}s[2:3]"));
    keeps("v_add_co_u32_e64 v0, s[2:3], v1, v2");
    check(
        "v_subb_co_u32_e64 v0, vcc, v1, 0, vcc",
        "v_subbrev_co_u32_e32 v0, vcc, 0, v1, vcc",
    );
}

#[test]
fn multiply_and_add_in_place() {
    check(
        "v_fma_f32 v0, v1, v2, v0",
        "v_fmac_f32_e32 v0, v1, v2, old v0",
    );
    check(
        "v_fma_f32 v0, v1, s2, v0",
        "v_fmac_f32_e32 v0, s2, v1, old v0",
    );
    check(
        "v_mad_f32 v0, v1, v2, v0",
        "v_mac_f32_e32 v0, v1, v2, old v0",
    );
    keeps("v_fma_f32 v0, v1, v2, v3");
    keeps("v_fma_f32 v0, v1, v2, v0 abs:1");
    keeps("v_fma_f32 v0, 1.0, s2, v0");
    // gfx900 has no v_fmac_f32.
    assert_eq!(
        shrunk("gfx900", "v_fma_f32 v0, v1, v2, v0"),
        "v_fma_f32 v0, v1, v2, v0"
    );
}

#[test]
fn scalar_constants_of_16_bits() {
    check("s_mov_b32 s0, 0x1234", "s_movk_i32 s0, #4660");
    check("s_mov_b32 s0, 0xffff8000", "s_movk_i32 s0, #-32768");
    keeps("s_mov_b32 s0, 0x8000");
    keeps("s_mov_b32 s0, 5");
    check("s_add_i32 s0, s0, 0x100", "s_addk_i32 s0, #256, old s0");
    check("s_add_i32 s0, 0x100, s0", "s_addk_i32 s0, #256, old s0");
    keeps("s_add_i32 s0, s1, 0x100");
    check("s_mul_i32 s0, s0, 0x100", "s_mulk_i32 s0, #256, old s0");
    check("s_add_u32 s0, s0, 0x100", "s_addk_i32 s0, #256, old s0");
    keeps("s_add_u32 s0, s0, 0x100\ns_addc_u32 s1, s1, 0");
}

#[test]
fn scalar_comparisons() {
    check("s_cmp_lt_i32 s0, 0x100", "s_cmpk_lt_i32 s0, #256");
    check("s_cmp_lt_i32 0x100, s0", "s_cmpk_gt_i32 s0, #256");
    keeps("s_cmp_lt_i32 s0, 0x8000");
    check("s_cmp_lt_u32 s0, 0x8000", "s_cmpk_lt_u32 s0, #32768");
    keeps("s_cmp_lt_u32 s0, 0xffff8000");
    check("s_cmp_eq_u32 s0, 0xffff8000", "s_cmpk_eq_i32 s0, #-32768");
    check("s_cmp_lg_i32 s0, 0x8000", "s_cmpk_lg_u32 s0, #32768");
    keeps("s_cmp_eq_u32 s0, 0x12345678");
    keeps("s_cmp_eq_u32 s0, 7");
}

#[test]
fn exchanging_twice_gives_the_same() {
    for &opcode in Opcode::ALL {
        if let Some(other) = opcode.desc().reverse() {
            assert_eq!(other.desc().reverse(), Some(opcode));
            assert_eq!(other.desc().operands, opcode.desc().operands);
        }
    }
}

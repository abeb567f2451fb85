//! Small functions and what becomes of them. The proof runs on each as well.

mod support;

use amdgpuc_regalloc as regalloc;
use mir::{Bank, parse_function};
use regalloc::{AllocError, AllocOptions};
use support::{callee, check, to_wave};

/// Allocates VGPRs, or SGPRs after them; gives the blocks' text without the header.
fn allocated(
    bank: Bank,
    budget: Option<u16>,
    header: &str,
    body: &str,
) -> Result<String, AllocError> {
    let text = format!("func @f id=0 stage=thread {header}\n{{\n{body}}}\n");
    let mut func = parse_function(&text).unwrap();
    check(&func);
    let machine = isa::Machine::parse("gfx906:xnack-").unwrap();
    let mut opts = AllocOptions::new(&machine, &callee);
    opts.check = regalloc::Check::On;
    if bank == Bank::Sgpr {
        regalloc::allocate(&mut func, Bank::Vgpr, &opts)?;
        to_wave(&mut func);
    }
    opts.budget = budget;
    regalloc::allocate(&mut func, bank, &opts)?;
    check(&func);
    let text = func.to_string();
    let start = text.find("{\nbb0").unwrap() + 2;
    let lines = text[start..]
        .lines()
        .filter(|l| !l.contains("->") && *l != "}");
    Ok(lines.map(|l| format!("{l}\n")).collect())
}

fn golden(bank: Bank, body: &str, wanted: &str) {
    let text = allocated(bank, None, "kernel\n  user_sgprs kernarg_segment_ptr", body).unwrap();
    assert_eq!(text, wanted, "\n{text}");
}

#[test]
fn one_register_in_two_places_of_tuples() {
    golden(
        Bank::Vgpr,
        "bb0:
  p_prolog
  p_copy %v0, v0
  v_mov_b32_e32 %v1, 1
  v_mov_b32_e32 %v2, 2
  global_store_dwordx2 {%v0,%v1}, {%v1,%v2}, off
  global_store_dwordx2 {%v0,%v1}, {%v2,%v1}, off
  p_endpgm
",
        "bb0:
  p_prolog
  v_mov_b32_e32 v1, 1
  v_mov_b32_e32 v2, 2
  global_store_dwordx2 v[0:1], v[1:2], off
  v_mov_b32_e32 v3, v1
  global_store_dwordx2 v[0:1], v[2:3], off
  p_endpgm
",
    );
}

#[test]
fn a_scalar_read_twice_stays_one_scalar() {
    golden(
        Bank::Sgpr,
        "bb0:
  p_prolog
  p_copy {%s0,%s1}, s[0:1]
  s_mov_b32 %s2, -1
  v_cmp_lt_u64_e64 {%s4,%s5}, {%s2,%s2}, {%s2,%s2}
  s_store_dword %s4, {%s0,%s1}, #0
  p_endpgm
",
        "bb0:
  p_prolog
  s_mov_b32 s2, -1
  s_mov_b32 s3, s2
  v_cmp_lt_u64_e64 vcc, s[2:3], s[2:3]
  s_store_dword vcc_lo, s[0:1], #0
  p_endpgm
",
    );
}

#[test]
fn the_old_value_of_a_tied_operand_lives_on() {
    golden(
        Bank::Vgpr,
        "bb0:
  p_prolog
  p_copy %v0, v0
  v_fmac_f32_e64 %v1, %v0, %v0, old %v0
  global_store_dword {%v0,%v1}, %v1, off
  p_endpgm
",
        "bb0:
  p_prolog
  v_mov_b32_e32 v1, v0
  v_fmac_f32_e64 v1, v0, v0, old v1
  global_store_dword v[0:1], v1, off
  p_endpgm
",
    );
}

#[test]
fn tuples_of_sgprs_are_aligned() {
    golden(
        Bank::Sgpr,
        "bb0:
  p_prolog
  p_copy {%s0,%s1}, s[0:1]
  s_load_dword %s2, {%s0,%s1}, #0
  s_load_dwordx4 {%s3,%s4,%s5,%s6}, {%s0,%s1}, #16
  s_load_dwordx2 {%s7,%s8}, {%s4,%s5}, #0
  s_add_u32 %s9, %s7, %s8
  s_add_u32 %s10, %s9, %s2
  s_add_u32 %s11, %s10, %s6
  p_copy %v12, %s11
  global_store_dword {%v12,%v12}, %v12, off
  p_endpgm
",
        "bb0:
  p_prolog
  s_load_dword s4, s[0:1], #0
  s_load_dwordx4 s[0:3], s[0:1], #16
  s_mov_b32 s0, s1
  s_mov_b32 s1, s2
  s_load_dwordx2 s[0:1], s[0:1], #0
  s_add_u32 s0, s0, s1
  s_add_u32 s0, s0, s4
  s_add_u32 s0, s0, s3
  v_mov_b32_e32 v0, s0
  v_mov_b32_e32 v1, v0
  global_store_dword v[0:1], v0, off
  p_endpgm
",
    );
}

#[test]
fn a_loop_exchanges_two_values() {
    golden(
        Bank::Vgpr,
        "bb0:
  p_prolog
  p_copy %v0, v0
  v_mov_b32_e32 %v1, 1
  p_jump
  -> bb1(%v0,%v1)
bb1(%v2,%v3) depth=1:
  global_store_dword {%v2,%v3}, %v2, off
  p_branch_scc1
  -> bb2, bb3
bb2 depth=1:
  p_jump
  -> bb1(%v3,%v2)
bb3:
  p_endpgm
",
        "bb0:
  p_prolog
  v_mov_b32_e32 v1, 1
  p_jump
bb1 depth=1:
  global_store_dword v[0:1], v0, off
  p_branch_scc1
bb2 depth=1:
  v_swap_b32_e32 v0, v1, old v0, old v1
  p_jump
bb3:
  p_endpgm
",
    );
}

#[test]
fn sgprs_are_exchanged_through_a_free_one() {
    golden(
        Bank::Sgpr,
        "bb0:
  p_prolog
  p_copy {%s0,%s1}, s[0:1]
  p_jump
  -> bb1(%s0,%s1)
bb1(%s2,%s3) depth=1:
  s_load_dword %s4, {%s2,%s3}, #0
  s_cmp_eq_u32 %s4, 0
  p_branch_scc1
  -> bb2, bb3
bb2 depth=1:
  p_jump
  -> bb1(%s3,%s2)
bb3:
  p_endpgm
",
        "bb0:
  p_prolog
  p_jump
  => bb1
bb1 depth=1:
  s_load_dword s2, s[0:1], #0
  s_cmp_eq_u32 s2, 0
  p_branch_scc1
  => bb2, bb3
bb2 depth=1:
  s_mov_b32 s2, s0
  s_mov_b32 s0, s1
  s_mov_b32 s1, s2
  p_jump
  => bb1
bb3:
  p_endpgm
",
    );
}

#[test]
fn carries_and_conditions_are_in_vcc() {
    golden(
        Bank::Sgpr,
        "bb0:
  p_prolog
  p_copy %v0, v0
  v_cmp_lt_u32_e64 {%s1,%s2}, 5, %v0
  v_cndmask_b32_e64 %v3, 0, %v0, {%s1,%s2}
  v_add_co_u32_e64 %v4, {%s5,%s6}, %v3, %v0
  v_addc_co_u32_e64 %v7, {%s8,%s9}, %v3, %v0, {%s5,%s6}
  global_store_dword {%v4,%v7}, %v3, off
  p_endpgm
",
        "bb0:
  p_prolog
  v_cmp_lt_u32_e64 vcc, 5, v0
  v_cndmask_b32_e64 v3, 0, v0, vcc
  v_add_co_u32_e64 v1, vcc, v3, v0
  v_addc_co_u32_e64 v2, vcc, v3, v0, vcc
  global_store_dword v[1:2], v3, off
  p_endpgm
",
    );
}

#[test]
fn what_lives_across_a_call_is_where_the_callee_does_not_write() {
    golden(
        Bank::Vgpr,
        "bb0:
  p_prolog
  p_copy %v0, v0
  v_mov_b32_e32 %v1, 7
  v_add_u32_e64 %v2, %v0, %v1
  p_copy v0, %v2
  p_call off, v0 callee(1)
  p_copy %v3, v0
  global_store_dword {%v3,%v0}, %v2, off
  p_endpgm
",
        "bb0:
  p_prolog
  v_mov_b32_e32 v12, v0
  v_mov_b32_e32 v0, 7
  v_add_u32_e64 v13, v12, v0
  v_mov_b32_e32 v0, v13
  p_call off, v0 callee(1)
  v_mov_b32_e32 v11, v0
  global_store_dword v[11:12], v13, off
  p_endpgm
",
    );
}

#[test]
fn vgprs_are_spilled_to_scratch_and_inputs_make_room() {
    let body = "bb0:
  p_prolog
  p_copy {%s10,%s11}, s[0:1]
  p_copy %v9, v0
  global_load_dwordx4 {%v1,%v2,%v3,%v4}, %v9, {%s10,%s11}
  global_load_dwordx4 {%v5,%v6,%v7,%v8}, %v9, {%s10,%s11} offset:16
  global_store_dwordx4 %v9, {%v1,%v2,%v3,%v4}, {%s10,%s11} offset:32
  global_store_dwordx4 %v9, {%v5,%v6,%v7,%v8}, {%s10,%s11}
  p_endpgm
";
    let header = "kernel\n  user_sgprs kernarg_segment_ptr\n  workgroup_id x";
    let text = allocated(Bank::Vgpr, Some(7), header, body).unwrap();
    let wanted = "bb0:
  p_prolog
  p_copy {%s10,%s11}, s[4:5]
  global_load_dwordx4 v[1:4], v0, {%s10,%s11}
  v_mov_b32_e32 v5, v4
  p_spill_vgpr v1, slot0+0
  p_spill_vgpr v2, slot1+0
  p_spill_vgpr v3, slot2+0
  global_load_dwordx4 v[1:4], v0, {%s10,%s11} offset:16
  v_mov_b32_e32 v6, v4
  p_spill_vgpr v1, slot3+0
  p_spill_vgpr v2, slot4+0
  p_spill_vgpr v3, slot5+0
  p_reload_vgpr v1, slot0+0
  p_reload_vgpr v2, slot1+0
  p_reload_vgpr v3, slot2+0
  v_mov_b32_e32 v4, v5
  global_store_dwordx4 v0, v[1:4], {%s10,%s11} offset:32
  p_reload_vgpr v1, slot3+0
  p_reload_vgpr v2, slot4+0
  p_reload_vgpr v3, slot5+0
  v_mov_b32_e32 v4, v6
  global_store_dwordx4 v0, v[1:4], {%s10,%s11}
  p_endpgm
";
    assert_eq!(text, wanted, "\n{text}");
    let none = allocated(Bank::Vgpr, Some(4), header, body);
    assert!(matches!(
        none,
        Err(AllocError::TooFewRegisters { available: 4, .. })
    ));
}

#[test]
fn sgprs_are_spilled_to_lanes() {
    let body = "bb0:
  p_prolog
  p_copy {%s0,%s1}, s[0:1]
  s_load_dwordx4 {%s2,%s3,%s4,%s5}, {%s0,%s1}, #0
  s_load_dwordx4 {%s6,%s7,%s8,%s9}, {%s0,%s1}, #16
  s_mov_b32 %s14, 0x12345678
  s_add_u32 %s10, %s2, %s14
  s_load_dwordx2 {%s12,%s13}, {%s0,%s1}, #24
  s_add_u32 %s11, %s12, %s13
  s_add_u32 %s15, %s10, %s11
  s_add_u32 %s16, %s3, %s4
  s_add_u32 %s17, %s5, %s6
  s_add_u32 %s18, %s7, %s8
  s_add_u32 %s19, %s9, %s14
  s_add_u32 %s20, %s15, %s16
  s_add_u32 %s21, %s17, %s18
  s_add_u32 %s22, %s19, %s20
  s_add_u32 %s23, %s21, %s22
  p_copy %v24, %s23
  p_copy %v25, v0
  global_store_dword %v25, %v24, {%s0,%s1}
  p_endpgm
";
    let text = allocated(
        Bank::Sgpr,
        Some(8),
        "kernel\n  user_sgprs kernarg_segment_ptr",
        body,
    )
    .unwrap();
    let wanted = "bb0:
  p_prolog
  s_mov_b64 vcc, s[0:1]
  s_load_dwordx4 s[4:7], vcc, #0
  v_writelane_b32 v2, s5, 0, old v2
  v_writelane_b32 v2, s7, 1, old v2
  s_load_dwordx4 s[0:3], vcc, #16
  v_writelane_b32 v2, s1, 2, old v2
  v_writelane_b32 v2, s2, 3, old v2
  s_mov_b32 s1, 0x12345678
  s_add_u32 s1, s4, s1
  s_load_dwordx2 s[4:5], vcc, #24
  s_add_u32 s2, s4, s5
  s_add_u32 s1, s1, s2
  v_readlane_b32 s2, v2, 0
  s_add_u32 s2, s2, s6
  v_readlane_b32 s4, v2, 1
  s_add_u32 s0, s4, s0
  v_readlane_b32 s4, v2, 2
  v_readlane_b32 s5, v2, 3
  s_add_u32 s4, s4, s5
  s_mov_b32 s5, 0x12345678
  s_add_u32 s3, s3, s5
  s_add_u32 s1, s1, s2
  s_add_u32 s0, s0, s4
  s_add_u32 s1, s3, s1
  s_add_u32 s0, s0, s1
  v_mov_b32_e32 v1, s0
  global_store_dword v0, v1, vcc
  p_endpgm
";
    assert_eq!(text, wanted, "\n{text}");
}

#[test]
fn a_written_lane_shares_its_register_with_nothing() {
    // %v1 is not live in the arm that writes a lane, but waits in other lanes of its register.
    golden(
        Bank::Vgpr,
        "bb0:
  p_prolog
  p_copy %v0, v0
  v_add_u32_e64 %v1, %v0, 1
  v_cmp_eq_u32_e64 {%s2,%s3}, 0, %v0
  p_branch_lanes {%s2,%s3}
  -> bb1, bb2
bb1:
  v_writelane_b32 %v4, 5, 3, old %v0
  global_store_dword {%v4,%v4}, %v4, off
  p_jump
  -> bb3
bb2:
  global_store_dword {%v1,%v1}, %v1, off
  p_jump
  -> bb3
bb3:
  p_endpgm
",
        "bb0:
  p_prolog
  v_mov_b32_e32 v1, v0
  v_add_u32_e64 v3, v1, 1
  v_cmp_eq_u32_e64 {%s2,%s3}, 0, v1
  p_branch_lanes {%s2,%s3}
bb1:
  v_writelane_b32 v1, 5, 3, old v1
  v_mov_b32_e32 v2, v1
  global_store_dword v[1:2], v1, off
  p_jump
bb2:
  v_mov_b32_e32 v4, v3
  global_store_dword v[3:4], v3, off
  p_jump
bb3:
  p_endpgm
",
    );
}

#[test]
fn values_that_nobody_needs_are_gone() {
    golden(
        Bank::Vgpr,
        "bb0:
  p_prolog
  p_copy %v0, v0
  v_mov_b32_e32 %v1, 1
  p_jump
  -> bb1(%v1)
bb1(%v2) depth=1:
  v_add_u32_e64 %v3, %v2, %v0
  global_store_dword {%v0,%v0}, %v0, off
  p_branch_scc1
  -> bb2, bb3
bb2 depth=1:
  p_jump
  -> bb1(%v3)
bb3:
  p_endpgm
",
        "bb0:
  p_prolog
  p_jump
bb1 depth=1:
  v_mov_b32_e32 v1, v0
  global_store_dword v[0:1], v0, off
  p_branch_scc1
bb2 depth=1:
  p_jump
bb3:
  p_endpgm
",
    );
}

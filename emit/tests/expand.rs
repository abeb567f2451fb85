//! Pseudo-instructions and branches, on machine IR in text; the expectations are the listing's text.

mod tools;

use amdgpuc_emit::*;
use isa::Machine;
use tools::compile_function;

/// The listing of a function, a line for each instruction or label.
fn listing(target: &str, text: &str) -> Vec<String> {
    try_listing(target, text).unwrap_or_else(|e| panic!("{e}"))
}

fn try_listing(target: &str, text: &str) -> Result<Vec<String>, EmitError> {
    let machine = Machine::parse(target).unwrap();
    let func = mir::parse_function(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let callee = |id: mir::FuncId| {
        let resources = Resources {
            sgprs: 40,
            vgprs: 10,
            scratch: 64,
            ..Resources::default()
        };
        Some(Callee {
            name: format!("callee{}", id.as_u32()),
            resources,
        })
    };
    let (_, code) = compile_function(func, &machine, &callee)?;
    let lines = code.listing.lines().filter(|l| !l.starts_with(';'));
    Ok(lines.map(|l| l.trim().to_string()).collect())
}

fn kernel(body: &str) -> String {
    format!("func @k id=0 stage=allocated kernel\n{body}")
}

fn function(body: &str) -> String {
    format!("func @f id=0 stage=allocated\n{body}")
}

#[test]
fn kernel_prolog_sets_scratch_up() {
    let text = kernel(
        "  user_sgprs private_segment_buffer flat_scratch_init
  workgroup_id x
  scratch flat_scratch
  slot0 size=8 align=8
{
bb0:
  p_prolog
  p_spill_vgpr v3, slot0+4
  p_endpgm
}
",
    );
    let gfx9 = [
        "s_add_u32 flat_scratch_lo, s4, s7",
        "s_addc_u32 flat_scratch_hi, s5, 0",
        "s_add_u32 s0, s0, s7",
        "s_addc_u32 s1, s1, 0",
        "buffer_store_dword v3, off, s[0:3], 0 offset:4",
        "s_endpgm",
    ];
    assert_eq!(listing("gfx906", &text), gfx9);
    let gfx7 = [
        "s_mov_b32 flat_scratch_lo, s5",
        "s_add_u32 s4, s4, s7",
        "s_lshr_b32 flat_scratch_hi, s4, 8",
        "s_add_u32 s0, s0, s7",
        "s_addc_u32 s1, s1, 0",
        "buffer_store_dword v3, off, s[0:3], 0 offset:4",
        "s_endpgm",
    ];
    assert_eq!(listing("gfx700", &text), gfx7);
    assert_eq!(listing("gfx803", &text), gfx7);
}

#[test]
fn without_scratch_the_prolog_is_empty() {
    let text = kernel(
        "  user_sgprs private_segment_buffer
{
bb0:
  p_prolog
  p_endpgm
}
",
    );
    assert_eq!(listing("gfx906", &text), ["s_endpgm"]);
}

#[test]
fn m0_lets_all_lds_addresses_through_before_gfx9() {
    let text = kernel(
        "{
bb0:
  p_prolog
  ds_read_b32 v0, v1
  p_endpgm
}
",
    );
    let old = ["s_mov_b32 m0, -1", "ds_read_b32 v0, v1", "s_endpgm"];
    for target in ["gfx600", "gfx700", "gfx803"] {
        assert_eq!(listing(target, &text), old, "{target}");
    }
    assert_eq!(listing("gfx906", &text), old[1..]);
}

#[test]
fn scratch_without_its_inputs_is_an_error() {
    let text = kernel(
        "  scratch
  slot0 size=4 align=4
{
bb0:
  p_prolog
  p_spill_vgpr v3, slot0+0
  p_endpgm
}
",
    );
    let error = try_listing("gfx906", &text).unwrap_err();
    let kind = EmitErrorKind::MissingInput("private_segment_buffer");
    assert_eq!(error.kind, kind);
}

#[test]
fn functions_find_their_frame_at_the_stack_pointer() {
    let text = function(
        "  scratch
  slot0 size=8 align=4
{
bb0:
  p_prolog
  p_reload_vgpr v3, slot0+4
  p_frame_addr v4, slot0+4
  buffer_load_dword v5, slot0+0, s[0:3], s32 offset:4 mem(load,private,not_atomic,system)
  p_return
}
",
    );
    let gfx9 = [
        "buffer_load_dword v3, off, s[0:3], s32 offset:4",
        "v_lshrrev_b32_e64 v4, 6, s32",
        "v_add_u32_e32 v4, 4, v4",
        "buffer_load_dword v5, off, s[0:3], s32 offset:4",
        "s_setpc_b64 s[30:31]",
    ];
    assert_eq!(listing("gfx906", &text), gfx9);
    let gfx8 = [
        "buffer_load_dword v3, off, s[0:3], s32 offset:4",
        "v_mov_b32_e32 v4, 0x100",
        "v_sad_u32 v4, s32, 0, v4",
        "v_lshrrev_b32_e32 v4, 6, v4",
        "buffer_load_dword v5, off, s[0:3], s32 offset:4",
        "s_setpc_b64 s[30:31]",
    ];
    assert_eq!(listing("gfx803", &text), gfx8);
}

#[test]
fn offsets_that_do_not_fit_go_through_a_free_sgpr() {
    let text = kernel(
        "  user_sgprs private_segment_buffer
  scratch
  slot0 size=8192 align=4
  slot1 size=4 align=4
{
bb0:
  p_prolog
  p_spill_vgpr v0, slot0+4092
  p_spill_vgpr v0, slot1+0
  p_endpgm
}
",
    );
    let expected = [
        "s_add_u32 s0, s0, s4",
        "s_addc_u32 s1, s1, 0",
        "buffer_store_dword v0, off, s[0:3], 0 offset:4092",
        "s_mov_b32 s5, 0x80000",
        "buffer_store_dword v0, off, s[0:3], s5",
        "s_endpgm",
    ];
    assert_eq!(listing("gfx906", &text), expected);
}

#[test]
fn large_frames_of_functions_keep_scc_where_it_is_live() {
    let text = function(
        "  scratch
  slot0 size=8192 align=4
{
bb0:
  p_prolog
  s_cmp_eq_u32 s4, s5
  p_spill_vgpr v0, slot0+4096
  p_branch_scc1
  => bb1, bb2
bb1:
  p_spill_vgpr v0, slot0+4096
  s_cmp_eq_u32 s4, s5
  p_branch_scc1
  => bb2, bb2
bb2:
  p_return
}
",
    );
    // s[30:32] are the convention's.
    let expected = [
        "s_cmp_eq_u32 s4, s5",
        "s_cselect_b32 s34, 1, 0",
        "s_add_u32 s33, s32, 0x40000",
        "s_cmp_lg_u32 s34, 0",
        "buffer_store_dword v0, off, s[0:3], s33",
        "s_cbranch_scc0 .LBB0_2",
        "s_add_u32 s33, s32, 0x40000",
        "buffer_store_dword v0, off, s[0:3], s33",
        "s_cmp_eq_u32 s4, s5",
        ".LBB0_2:",
        "s_setpc_b64 s[30:31]",
    ];
    assert_eq!(listing("gfx906", &text), expected);
}

#[test]
fn calls_move_the_stack_and_returns_name_the_address() {
    let text = function(
        "  scratch
  slot0 size=8 align=4
{
bb0:
  p_prolog
  s_mov_b64 s[40:41], s[30:31]
  p_call off callee(7)
  p_return s[40:41], v0
}
",
    );
    let expected = [
        "s_mov_b64 s[40:41], s[30:31]",
        "s_add_u32 s32, s32, 0x400",
        "s_getpc_b64 s[30:31]",
        "s_add_u32 s30, s30, callee7@rel32@lo+4",
        "s_addc_u32 s31, s31, callee7@rel32@hi+12",
        "s_swappc_b64 s[30:31], s[30:31]",
        "s_sub_u32 s32, s32, 0x400",
        "s_setpc_b64 s[40:41]",
    ];
    assert_eq!(listing("gfx906", &text), expected);
}

#[test]
fn a_call_without_another_place_for_the_return_address_is_an_error() {
    let text = function(
        "{
bb0:
  p_prolog
  p_call off callee(7)
  p_return
}
",
    );
    let error = try_listing("gfx906", &text).unwrap_err();
    assert!(matches!(error.kind, EmitErrorKind::Operand(_)), "{error}");
}

#[test]
fn scalar_registers_go_to_the_memory_of_one_lane_whatever_exec_says() {
    let text = function(
        "  scratch
  slot0 size=4 align=4
  slot1 size=4 align=4
{
bb0:
  p_prolog
  p_spill_sgpr v9, s[34:35], s7, slot0+0, #63, off
  p_reload_sgpr s8, v9, s[34:35], slot0+0, #63, off
  p_spill_sgpr v2, s[34:35], vcc_lo, slot0+0, #0, slot1+0
  p_reload_sgpr s8, v2, s[34:35], slot0+0, #0, slot1+0
  p_return
}
",
    );
    let expected = [
        // A VGPR of no other use.
        "v_writelane_b32 v9, s7, 63",
        "s_mov_b64 s[34:35], exec",
        "s_bfm_b64 exec, 1, 63",
        "buffer_store_dword v9, off, s[0:3], s32",
        "s_mov_b64 exec, s[34:35]",
        "s_mov_b64 s[34:35], exec",
        "s_bfm_b64 exec, 1, 63",
        "buffer_load_dword v9, off, s[0:3], s32",
        "v_readlane_b32 s8, v9, 63",
        "s_mov_b64 exec, s[34:35]",
        // A VGPR that is in use.
        "s_mov_b64 s[34:35], exec",
        "s_bfm_b64 exec, 1, 0",
        "buffer_store_dword v2, off, s[0:3], s32 offset:4",
        "v_mov_b32_e32 v2, vcc_lo",
        "buffer_store_dword v2, off, s[0:3], s32",
        "buffer_load_dword v2, off, s[0:3], s32 offset:4",
        "s_mov_b64 exec, s[34:35]",
        "s_mov_b64 s[34:35], exec",
        "s_bfm_b64 exec, 1, 0",
        "buffer_store_dword v2, off, s[0:3], s32 offset:4",
        "buffer_load_dword v2, off, s[0:3], s32",
        "v_readlane_b32 s8, v2, 0",
        "buffer_load_dword v2, off, s[0:3], s32 offset:4",
        "s_mov_b64 exec, s[34:35]",
        "s_setpc_b64 s[30:31]",
    ];
    assert_eq!(listing("gfx906", &text), expected);
}

#[test]
fn kernels_put_the_stack_behind_their_frame() {
    let text = kernel(
        "  user_sgprs private_segment_buffer
  scratch
  slot0 size=20 align=4
{
bb0:
  p_prolog
  p_call off callee(7)
  p_endpgm
}
",
    );
    let lines = listing("gfx906", &text);
    assert_eq!(lines[2], "s_mov_b32 s32, 0x800");
    assert!(!lines.iter().any(|l| l.contains("s_sub_u32")), "{lines:?}");
}

#[test]
fn mask_merges_are_as_short_as_can_be() {
    let text = kernel(
        "{
bb0:
  p_prolog
  p_mask_merge s[0:1], s[2:3], s[4:5]
  p_mask_merge s[0:1], s[0:1], s[4:5]
  p_mask_merge s[0:1], s[2:3], s[0:1]
  p_mask_merge s[0:1], s[2:3], s[2:3]
  p_mask_merge s[0:1], s[0:1], s[0:1]
  p_mask_merge s[0:1], 0, s[4:5]
  p_mask_merge s[0:1], -1, s[4:5]
  p_mask_merge s[0:1], s[2:3], 0
  p_mask_merge s[0:1], s[2:3], -1
  v_cmp_eq_u32_e64 s[4:5], v0, v1
  p_mask_merge s[0:1], s[2:3], s[4:5]
  s_mov_b64 exec, s[6:7]
  p_mask_merge s[0:1], 0, s[4:5]
  p_endpgm
}
",
    );
    let expected = [
        "s_xor_b64 s[0:1], s[2:3], s[4:5]",
        "s_and_b64 s[0:1], s[0:1], exec",
        "s_xor_b64 s[0:1], s[0:1], s[2:3]",
        "s_xor_b64 s[0:1], s[0:1], s[4:5]",
        "s_andn2_b64 s[0:1], s[0:1], exec",
        "s_xor_b64 s[0:1], s[0:1], s[4:5]",
        "s_xor_b64 s[0:1], s[2:3], s[0:1]",
        "s_and_b64 s[0:1], s[0:1], exec",
        "s_xor_b64 s[0:1], s[0:1], s[2:3]",
        "s_mov_b64 s[0:1], s[2:3]",
        "s_and_b64 s[0:1], s[4:5], exec",
        "s_orn2_b64 s[0:1], s[4:5], exec",
        "s_andn2_b64 s[0:1], s[2:3], exec",
        "s_or_b64 s[0:1], s[2:3], exec",
        "v_cmp_eq_u32_e64 s[4:5], v0, v1",
        "s_andn2_b64 s[0:1], s[2:3], exec",
        "s_or_b64 s[0:1], s[0:1], s[4:5]",
        "s_mov_b64 exec, s[6:7]",
        "s_and_b64 s[0:1], s[4:5], exec",
        "s_endpgm",
    ];
    assert_eq!(listing("gfx906", &text), expected);
}

/// What the lines above compute, bit by bit: the merge's truth table.
#[test]
fn mask_merge_formulas_agree_with_its_definition() {
    for bits in 0..8u8 {
        let (old, new, exec) = (bits & 1, bits >> 1 & 1, bits >> 2 & 1);
        let wanted = (old & !exec | new & exec) & 1;
        assert_eq!(((old ^ new) & exec) ^ old, wanted);
        assert_eq!(((old ^ new) & !exec & 1) ^ new, wanted);
    }
}

#[test]
fn denormals_are_switched_in_mode() {
    let text = kernel(
        "{
bb0:
  p_prolog
  p_denorm_f32 #1
  p_denorm_f32 #0
  p_endpgm
}
",
    );
    let expected = [
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0",
        "s_endpgm",
    ];
    assert_eq!(listing("gfx906", &text), expected);
}

#[test]
fn any_lane_is_not_zero() {
    let text = |mask: &str| {
        kernel(&format!(
            "{{
bb0:
  p_prolog
  p_branch_any {mask}
  => bb1, bb2
bb1:
  s_nop #0
  p_endpgm
bb2:
  p_endpgm
}}
"
        ))
    };
    let vcc = listing("gfx906", &text("vcc"));
    assert_eq!(vcc[0], "s_cbranch_vccz .LBB0_2");
    let pair = listing("gfx906", &text("s[4:5]"));
    assert_eq!(
        pair[..2],
        ["s_cmp_lg_u64 s[4:5], 0", "s_cbranch_scc0 .LBB0_2"]
    );
    let old = listing("gfx700", &text("s[4:5]"));
    assert_eq!(old[0], "s_or_b64 s[4:5], s[4:5], s[4:5]");
}

#[test]
fn edges_lead_past_blocks_that_only_jump() {
    let text = kernel(
        "{
bb0:
  p_branch_scc1
  => bb1, bb2
bb1:
  p_jump
  => bb3
bb2:
  s_nop #0
  p_jump
  => bb3
bb3:
  p_endpgm
}
",
    );
    let expected = ["s_cbranch_scc1 .LBB0_3", "s_nop 0", ".LBB0_3:", "s_endpgm"];
    assert_eq!(listing("gfx906", &text), expected);
}

#[test]
fn a_ring_of_jumps_stays_a_loop() {
    let text = kernel(
        "{
bb0:
  p_jump
  => bb1
bb1:
  p_jump
  => bb2
bb2:
  p_jump
  => bb1
}
",
    );
    let lines = listing("gfx906", &text);
    assert!(
        lines.last().unwrap().starts_with("s_branch .LBB0_"),
        "{lines:?}"
    );
}

#[test]
fn unreachable_ends_the_wave() {
    let text = kernel("{\nbb0:\n  p_unreachable\n}\n");
    assert_eq!(listing("gfx906", &text), ["s_endpgm"]);
}

#[test]
fn copies_left_are_an_error() {
    let text = kernel("{\nbb0:\n  p_copy s0, s1\n  p_endpgm\n}\n");
    let error = try_listing("gfx906", &text).unwrap_err();
    assert_eq!(error.kind, EmitErrorKind::Leftover("p_copy"));
}

#[test]
fn what_the_tables_refuse_names_the_instruction() {
    let text = kernel("{\nbb0:\n  v_add_f32_e64 v0, s0, s1\n  p_endpgm\n}\n");
    let error = try_listing("gfx906", &text).unwrap_err().to_string();
    assert!(
        error.contains("v_add_f32") && error.contains("bb0"),
        "{error}"
    );
}

/// A function with `nops` instructions between a conditional branch and its target.
fn far(nops: usize) -> String {
    let body = "  s_nop #0\n".repeat(nops);
    kernel(&format!(
        "{{\nbb0:\n  p_branch_scc1\n  => bb2, bb1\nbb1:\n{body}  p_jump\n  => bb0x\n}}\n"
    ))
    .replace("bb0x", "bb3")
    .replace(
        "=> bb3\n}",
        "=> bb2\nbb2:\n  p_branch_scc0\n  => bb1, bb3\nbb3:\n  p_endpgm\n}",
    )
}

#[test]
fn branches_become_long_exactly_when_they_do_not_reach() {
    let nearest = listing("gfx906", &far(32767));
    assert_eq!(nearest[0], "s_cbranch_scc1 .LBB0_2");
    let forward = listing("gfx906", &far(32768));
    let shown: Vec<&str> = forward[..5].iter().map(String::as_str).collect();
    assert_eq!(shown[0], "s_cbranch_scc0 6");
    assert_eq!(shown[1], "s_getpc_b64 s[0:1]");
    assert!(shown[2].starts_with("s_add_u32 s0, s0, 0x"));
    assert!(shown[3].starts_with("s_addc_u32 s1, s1, "));
    assert_eq!(shown[4], "s_setpc_b64 s[0:1]");
    let function = far(32768).replace(" kernel", "");
    let called = listing("gfx906", &function);
    assert_eq!(
        called[1], "s_getpc_b64 s[34:35]",
        "the convention's registers are kept"
    );
}

/// Follows a long branch in the bytes.
#[test]
fn long_branches_lead_to_their_targets() {
    let machine = Machine::parse("gfx906").unwrap();
    let func = mir::parse_function(&far(40000)).unwrap();
    let (_, code) = compile_function(func, &machine, &|_| None).unwrap();
    let word = |at: usize| u32::from_le_bytes(code.code[at..at + 4].try_into().unwrap());
    // s_cbranch, s_getpc_b64, s_add_u32 and its literal, s_addc_u32 and its literal.
    let after_getpc = 8u32;
    let distance = word(12);
    let skipped = 4 * (word(0) & 0xffff) + 4;
    assert_eq!(skipped, 4 + 24, "the condition skips the whole jump");
    let target_at = after_getpc.wrapping_add(distance) as usize;
    assert_eq!(target_at, 4 + 24 + 40000 * 4);
    // The branch back is long as well and leads behind the first one.
    let back = target_at + 8;
    let distance = word(back + 4);
    let high = word(back + 12);
    assert_eq!(high, u32::MAX);
    assert_eq!((back as u32).wrapping_add(distance), 4 + 24);
}

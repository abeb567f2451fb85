//! Small thread graphs and the wave graphs that they become.

use mir::parse_function;

/// The wave graph's blocks, without the thread graph's edges.
fn wave(header: &str, body: &str) -> String {
    let text = format!("func @f id=0 stage=thread kernel\n{header}{{\n{body}}}\n");
    let mut func = parse_function(&text).expect("a function");
    mir::verifier::verify(&func).expect("a thread graph");
    let machine = isa::Machine::parse("gfx906").expect("a processor with facts");
    amdgpuc_wave::run(&mut func, &machine);
    mir::verifier::verify(&func).expect("a wave graph");
    let text = func.to_string();
    let start = text.find("{\nbb0").expect("blocks") + 2;
    let lines = text[start..]
        .lines()
        .filter(|l| !l.starts_with("  ->") && *l != "}");
    lines.map(|l| format!("{l}\n")).collect()
}

fn golden(header: &str, body: &str, wanted: &str) {
    let text = wave(header, body);
    assert_eq!(text, wanted, "\n{text}");
}

#[test]
fn a_constant_on_the_other_edge_is_moved_before_the_branch() {
    golden(
        "  masks {%s0,%s1}\n",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  p_branch_lanes {%s0,%s1}
  -> bb1, bb2
bb1:
  global_load_dword v1, v[2:3], off
  p_jump
  -> bb3
bb2:
  v_mov_b32_e32 v1, 0
  p_jump
  -> bb3
bb3:
  global_store_dword v[2:3], v1, off
  p_endpgm
",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  v_mov_b32_e32 v1, 0
  s_and_saveexec_b64 {%s4,%s5}, {%s0,%s1}
  p_branch_execz
  => bb3, bb1
bb1:
  global_load_dword v1, v[2:3], off
  p_jump
  => bb3
bb3:
  s_or_b64 exec, exec, {%s4,%s5}
  global_store_dword v[2:3], v1, off
  p_endpgm
",
    );
}

#[test]
fn a_move_that_the_other_lanes_would_see_stays() {
    golden(
        "  masks {%s0,%s1}\n",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  p_branch_lanes {%s0,%s1}
  -> bb1, bb2
bb1:
  v_add_u32_e32 v1, v1, v0
  p_jump
  -> bb3
bb2:
  v_mov_b32_e32 v1, 0
  p_jump
  -> bb3
bb3:
  global_store_dword v[2:3], v1, off
  p_endpgm
",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  s_and_saveexec_b64 {%s6,%s7}, {%s0,%s1}
  s_xor_b64 {%s8,%s9}, exec, {%s6,%s7}
  p_jump
  => bb1
bb1:
  v_add_u32_e32 v1, v1, v0
  p_jump
  => bb2
bb2:
  s_mov_b64 exec, {%s8,%s9}
  v_mov_b32_e32 v1, 0
  p_jump
  => bb3
bb3:
  s_or_b64 exec, exec, {%s6,%s7}
  global_store_dword v[2:3], v1, off
  p_endpgm
",
    );
}

#[test]
fn two_arms_save_the_lanes_of_their_join_once() {
    golden(
        "  masks {%s0,%s1}\n",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  p_branch_lanes {%s0,%s1}
  -> bb1, bb2
bb1:
  global_store_dword v[2:3], v1, off
  p_jump
  -> bb3
bb2:
  global_store_dword v[4:5], v1, off
  p_jump
  -> bb3
bb3:
  global_store_dword v[6:7], v1, off
  p_endpgm
",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  s_and_saveexec_b64 {%s6,%s7}, {%s0,%s1}
  s_xor_b64 {%s8,%s9}, exec, {%s6,%s7}
  p_branch_execz
  => bb2, bb1
bb1:
  global_store_dword v[2:3], v1, off
  p_jump
  => bb2
bb2:
  s_mov_b64 exec, {%s8,%s9}
  p_branch_execz
  => bb3, bb4
bb4:
  global_store_dword v[4:5], v1, off
  p_jump
  => bb3
bb3:
  s_or_b64 exec, exec, {%s6,%s7}
  global_store_dword v[6:7], v1, off
  p_endpgm
",
    );
}

#[test]
fn lanes_that_only_end_do_not_come_back() {
    golden(
        "  masks {%s0,%s1}\n",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  p_branch_lanes {%s0,%s1}
  -> bb1, bb2
bb1:
  global_store_dword v[2:3], v1, off
  p_jump
  -> bb2
bb2:
  p_endpgm
",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  s_and_b64 exec, exec, {%s0,%s1}
  p_branch_execz
  => bb2, bb1
bb1:
  global_store_dword v[2:3], v1, off
  p_jump
  => bb2
bb2:
  p_endpgm
",
    );
}

#[test]
fn moves_are_not_hoisted_into_a_loop() {
    golden(
        "  masks {%s0,%s1}\n",
        "bb0:
  v_mov_b32_e32 v1, 0
  p_jump
  -> bb1
bb1 depth=1:
  v_add_u32_e32 v1, 1, v1
  v_cmp_eq_u32_e64 {%s0,%s1}, v1, v0
  p_branch_lanes {%s0,%s1}
  -> bb3, bb2
bb2 depth=1:
  p_jump
  -> bb1
bb3:
  v_mov_b32_e32 v4, 7
  p_jump
  -> bb4
bb4:
  global_store_dword v[2:3], v4, off
  p_endpgm
",
        "bb0:
  v_mov_b32_e32 v1, 0
  s_mov_b64 {%s14,%s15}, 0
  p_jump
  => bb1(%s14,%s15)
bb1(%s10,%s11) depth=1:
  v_add_u32_e32 v1, 1, v1
  v_cmp_eq_u32_e64 {%s0,%s1}, v1, v0
  s_and_b64 {%s4,%s5}, exec, {%s0,%s1}
  s_or_b64 {%s12,%s13}, {%s10,%s11}, {%s4,%s5}
  s_andn2_b64 exec, exec, {%s0,%s1}
  p_branch_execnz
  => bb5, bb3
bb5 depth=1:
  p_jump
  => bb1(%s12,%s13)
bb3:
  s_mov_b64 exec, {%s12,%s13}
  v_mov_b32_e32 v4, 7
  p_jump
  => bb4
bb4:
  global_store_dword v[2:3], v4, off
  p_endpgm
",
    );
}

/// Lanes that wait in bb6 have the value that bb3 gave to its parameter; bb5, which the wave meets afterwards without lanes, must not give it another.
#[test]
fn a_uniform_value_is_not_overwritten_without_lanes() {
    golden(
        "  masks {%s0,%s1}\n",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  p_branch_lanes {%s0,%s1}
  -> bb1, bb2
bb1:
  v_add_u32_e32 v5, 1, v5
  p_jump
  -> bb4
bb2:
  s_cmp_eq_u32 0x7, 0
  p_branch_scc1
  -> bb3, bb5
bb3:
  s_mov_b32 %s2, 1
  p_jump
  -> bb6(%s2)
bb4:
  v_add_u32_e32 v5, 2, v5
  p_jump
  -> bb7
bb5:
  s_mov_b32 %s3, 2
  p_jump
  -> bb6(%s3)
bb6(%s4):
  v_mov_b32_e32 v6, %s4
  p_jump
  -> bb7
bb7:
  global_store_dwordx2 v[2:3], v[5:6], off
  p_endpgm
",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  s_and_saveexec_b64 {%s16,%s17}, {%s0,%s1}
  s_xor_b64 {%s18,%s19}, exec, {%s16,%s17}
  p_jump
  => bb1
bb1:
  v_add_u32_e32 v5, 1, v5
  s_mov_b64 {%s34,%s35}, exec
  p_jump
  => bb2
bb2:
  s_mov_b64 exec, {%s18,%s19}
  s_mov_b64 {%s40,%s41}, 0
  s_mov_b64 {%s42,%s43}, 0
  p_undef %s44
  p_branch_execz
  => bb11, bb8
bb8:
  s_cmp_eq_u32 0x7, 0
  p_branch_scc1
  => bb3, bb9
bb9:
  s_mov_b64 {%s38,%s39}, exec
  s_mov_b64 exec, 0
  s_mov_b64 {%s45,%s46}, 0
  p_undef %s47
  p_jump
  => bb4(%s38,%s39,%s45,%s46,%s47)
bb3:
  s_mov_b32 %s2, 1
  s_mov_b64 {%s36,%s37}, exec
  s_mov_b64 exec, 0
  s_mov_b64 {%s48,%s49}, 0
  p_jump
  => bb4(%s48,%s49,%s36,%s37,%s2)
bb11:
  p_jump
  => bb4(%s40,%s41,%s42,%s43,%s44)
bb4(%s24,%s25,%s26,%s27,%s28):
  s_or_b64 exec, exec, {%s34,%s35}
  v_add_u32_e32 v5, 2, v5
  p_jump
  => bb5
bb5:
  s_mov_b64 exec, {%s24,%s25}
  p_branch_execz
  => bb12, bb10
bb10:
  s_mov_b32 %s3, 2
  p_jump
  => bb6(%s3)
bb12:
  p_jump
  => bb6(%s28)
bb6(%s29):
  s_or_b64 exec, exec, {%s26,%s27}
  v_mov_b32_e32 v6, %s29
  p_jump
  => bb7
bb7:
  s_or_b64 exec, exec, {%s16,%s17}
  global_store_dwordx2 v[2:3], v[5:6], off
  p_endpgm
",
    );
}

/// From bb5, if no lane waits there, the wave jumps to bb6, where none may wait either: bb6 must not give its value to the parameter then.
#[test]
fn a_block_that_is_reached_without_lanes_from_a_guard_has_one_too() {
    golden(
        "  masks {%s0,%s1}\n",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  p_branch_lanes {%s0,%s1}
  -> bb4, bb1
bb1:
  s_cmp_eq_u32 0x7, 0
  p_branch_scc1
  -> bb5, bb2
bb2:
  s_cmp_eq_u32 0x8, 0
  p_branch_scc1
  -> bb6, bb3
bb3:
  s_mov_b32 %s2, 1
  p_jump
  -> bb7(%s2)
bb4:
  v_add_u32_e32 v5, 1, v5
  p_jump
  -> bb8
bb5:
  s_mov_b32 %s3, 2
  p_jump
  -> bb7(%s3)
bb6:
  s_mov_b32 %s4, 3
  p_jump
  -> bb7(%s4)
bb7(%s5):
  v_mov_b32_e32 v6, %s5
  p_jump
  -> bb8
bb8:
  global_store_dwordx2 v[2:3], v[5:6], off
  p_endpgm
",
        "bb0:
  v_cmp_eq_u32_e64 {%s0,%s1}, 1, v0
  s_andn1_saveexec_b64 {%s17,%s18}, {%s0,%s1}
  s_xor_b64 {%s19,%s20}, exec, {%s17,%s18}
  p_jump
  => bb1
bb1:
  s_cmp_eq_u32 0x7, 0
  p_branch_scc1
  => bb9, bb2
bb9:
  s_mov_b64 {%s40,%s41}, exec
  s_mov_b64 exec, 0
  s_mov_b64 {%s48,%s49}, 0
  s_mov_b64 {%s50,%s51}, 0
  p_undef %s52
  p_jump
  => bb4(%s40,%s41,%s48,%s49,%s50,%s51,%s52)
bb2:
  s_cmp_eq_u32 0x8, 0
  p_branch_scc1
  => bb10, bb3
bb10:
  s_mov_b64 {%s42,%s43}, exec
  s_mov_b64 exec, 0
  s_mov_b64 {%s53,%s54}, 0
  s_mov_b64 {%s55,%s56}, 0
  p_undef %s57
  p_jump
  => bb4(%s53,%s54,%s42,%s43,%s55,%s56,%s57)
bb3:
  s_mov_b32 %s2, 1
  s_mov_b64 {%s44,%s45}, exec
  s_mov_b64 exec, 0
  s_mov_b64 {%s58,%s59}, 0
  s_mov_b64 {%s60,%s61}, 0
  p_jump
  => bb4(%s58,%s59,%s60,%s61,%s44,%s45,%s2)
bb4(%s25,%s26,%s27,%s28,%s29,%s30,%s31):
  s_or_b64 exec, exec, {%s19,%s20}
  v_add_u32_e32 v5, 1, v5
  p_jump
  => bb5
bb5:
  s_mov_b64 exec, {%s25,%s26}
  p_branch_execz
  => bb13, bb11
bb11:
  s_mov_b32 %s3, 2
  s_or_b64 {%s46,%s47}, {%s29,%s30}, exec
  p_jump
  => bb6(%s46,%s47,%s3)
bb13:
  p_jump
  => bb6(%s29,%s30,%s31)
bb6(%s32,%s33,%s34):
  s_mov_b64 exec, {%s27,%s28}
  p_branch_execz
  => bb14, bb12
bb12:
  s_mov_b32 %s4, 3
  p_jump
  => bb7(%s4)
bb14:
  p_jump
  => bb7(%s34)
bb7(%s35):
  s_or_b64 exec, exec, {%s32,%s33}
  v_mov_b32_e32 v6, %s35
  p_jump
  => bb8
bb8:
  s_or_b64 exec, exec, {%s17,%s18}
  global_store_dwordx2 v[2:3], v[5:6], off
  p_endpgm
",
    );
}

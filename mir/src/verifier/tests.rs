//! One broken function for each rule, and one that breaks none.

use crate::{parse_function, verify};

const GOOD: &str = "func @f id=0 stage=thread kernel
  user_sgprs dispatch_ptr kernarg_segment_ptr
  workgroup_id x z
  workitem_id 2
  scratch
  slot0 size=8 align=4 offset=16
  masks {%s1,%s2}
{
bb0:
  p_prolog
  p_copy {%s3,%s4}, s[2:3]
  s_mov_b64 {%s1,%s2}, -1 loc(17)
  s_mov_b32 %s5, 0x12345678
  s_mov_b32 %s6, @table@rel32@lo+4
  p_frame_addr %v0, slot0+4
  p_branch_lanes {%s1,%s2}
  -> bb1, bb2
bb1:
  p_jump
  -> bb3(%s5,%v0)
bb2:
  p_copy %v7, -4.0
  p_jump
  -> bb3(%s6,%v7)
bb3(%s8,%v9):
  p_jump
  -> bb4
bb4 depth=1:
  s_not_b32 %s10, %s8
  p_branch_scc1
  -> bb5, bb6
bb6 depth=1:
  p_fence mem(fence,global+local,acq_rel,agent,one_as)
  p_jump
  -> bb4
bb5:
  p_endpgm
}
";

#[test]
fn printing_gives_the_text_back() {
    let func = parse_function(GOOD).unwrap();
    assert_eq!(func.to_string(), GOOD);
    assert_eq!(verify(&func), Ok(()));
}

/// The rules that a function breaks.
fn rules(text: &str) -> Vec<&'static str> {
    let errors = verify(&parse_function(text).unwrap()).unwrap_err();
    errors.iter().map(|e| e.rule).collect()
}

/// Changes one line of the good function.
fn broken(from: &str, to: &str) -> Vec<&'static str> {
    assert!(GOOD.contains(from));
    rules(&GOOD.replacen(from, to, 1))
}

#[test]
fn each_rule_is_checked() {
    assert_eq!(
        broken("  p_jump\n  -> bb3(%s5,%v0)", "  p_jump\n  -> bb3(%s5)"),
        ["args"]
    );
    assert_eq!(
        broken("-> bb3(%s5,%v0)", "-> bb3(%v0,%s5)"),
        ["args", "args"]
    );
    assert_eq!(broken("-> bb5, bb6", "-> bb5"), ["edges"]);
    assert_eq!(
        broken("  p_endpgm\n", "  s_mov_b32 %s11, 0\n"),
        ["terminator"]
    );
    assert_eq!(broken("  p_prolog\n", "  p_endpgm\n"), ["terminator"]);
    assert_eq!(broken("s_mov_b32 %s6,", "s_mov_b32 %s5,"), ["ssa"]);
    assert_eq!(
        broken("s_not_b32 %s10, %s8", "s_not_b32 %s10, %s11"),
        ["dominance"]
    );
    assert_eq!(
        broken("s_not_b32 %s10, %s8", "s_not_b32 %s10, %v9"),
        ["operands"]
    );
    assert_eq!(
        broken("s_not_b32 %s10, %s8", "s_not_b32 %s10"),
        ["operands"]
    );
    assert_eq!(
        broken("s_mov_b64 {%s1,%s2}, -1", "s_mov_b64 {%s1,%s2}, %s3"),
        ["operands"]
    );
    assert_eq!(
        broken(
            "p_branch_lanes {%s1,%s2}\n  -> bb1, bb2",
            "p_branch_lanes {%s1,%s2}\n  -> bb1, bb0"
        ),
        ["layout"]
    );
    assert_eq!(broken("-> bb4\nbb4", "-> bb0\nbb4"), ["layout"]);
    let leaves = "bb2:\n  p_copy %v7, -4.0\n  p_endpgm\n";
    let jumps = "bb2:\n  p_copy %v7, -4.0\n  p_jump\n  -> bb3(%s6,%v7)\n";
    assert_eq!(broken(jumps, leaves), ["exit"]);
}

#[test]
fn values_of_one_arm_do_not_reach_the_join() {
    assert_eq!(
        broken("s_not_b32 %s10, %s8", "p_copy %v10, %v7"),
        ["dominance"]
    );
}

#[test]
fn critical_edges_have_no_arguments() {
    let text = "func @f id=0 stage=thread
{
bb0:
  s_mov_b32 %s0, 0
  p_branch_scc1
  -> bb1, bb2(%s0)
bb1:
  p_jump
  -> bb2(%s0)
bb2(%s1):
  p_endpgm
}
";
    assert_eq!(rules(text), ["args"]);
}

#[test]
fn the_wave_stage_has_no_virtual_vgprs() {
    let text = "func @f id=0 stage=wave
{
bb0:
  p_copy %v0, 0
  p_endpgm
}
";
    assert_eq!(rules(text), ["stage"]);
    let text = text
        .replace("stage=wave", "stage=allocated")
        .replace("%v0", "v0");
    assert_eq!(rules(&text), ["operands"]);
}

#[test]
fn errors_have_a_place() {
    let error =
        parse_function("func @f id=0 stage=thread\n{\nbb0:\n  s_nonsense %s0\n}\n").unwrap_err();
    assert_eq!((error.line, error.column), (4, 3));
    let error =
        parse_function("func @f id=0 stage=thread\n{\nbb0:\n  s_mov_b32 %s0, 65\n}\n").unwrap_err();
    assert_eq!((error.line, error.column), (4, 18));
    let error = parse_function("func @f id=0 stage=thread\n{\nbb0:\n  p_endpgm\n").unwrap_err();
    assert_eq!(error.line, 4);
    assert!(parse_function("").is_err());
}

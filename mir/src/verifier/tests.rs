//! Printing and reading. A broken function for each rule is in `tests/filetests/verify`.

use crate::{parse_function, verify};

const GOOD: &str = "func @f id=0 stage=thread wave=64 kernel
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

#[test]
fn errors_have_a_place() {
    let error = parse_function("func @f id=0 stage=thread wave=64\n{\nbb0:\n  s_nonsense %s0\n}\n")
        .unwrap_err();
    assert_eq!((error.line, error.column), (4, 3));
    let error =
        parse_function("func @f id=0 stage=thread wave=64\n{\nbb0:\n  s_mov_b32 %s0, 65\n}\n")
            .unwrap_err();
    assert_eq!((error.line, error.column), (4, 18));
    let error =
        parse_function("func @f id=0 stage=thread wave=64\n{\nbb0:\n  p_endpgm\n").unwrap_err();
    assert_eq!(error.line, 4);
    assert!(parse_function("").is_err());
}

/// The rules that a function breaks.
fn rules(text: &str) -> Vec<&'static str> {
    let errors = verify(&parse_function(text).unwrap()).unwrap_err();
    errors.iter().map(|e| e.rule).collect()
}

#[test]
fn a_register_belongs_to_one_mask() {
    let twice = "  masks {%s1,%s2}\n  masks {%s2,%s5}\n";
    assert_eq!(
        rules(&GOOD.replace("  masks {%s1,%s2}\n", twice)),
        ["masks"]
    );
    let vector = GOOD.replace("  masks {%s1,%s2}\n", "  masks {%v0,%v9}\n");
    assert_eq!(rules(&vector), ["masks"; 4]);
}

#[test]
fn masks_are_as_wide_as_the_wave_says() {
    let text = "func @f id=0 stage=thread wave=32
  masks {%s0}
{
bb0:
  v_cmp_lt_u32_e64 %s0, v0, 7
  s_and_b32 %s1, %s0, exec_lo
  p_mask_merge %s2, %s0, %s1
  v_cndmask_b32_e64 v0, 0, 1, %s2
  p_branch_any %s2
  -> bb1, bb2
bb1:
  p_jump
  -> bb2
bb2:
  p_endpgm
}
";
    let func = parse_function(text).unwrap();
    assert_eq!(func.to_string(), text);
    assert_eq!(verify(&func), Ok(()));
    let wide = text
        .replace("wave=32", "wave=64")
        .replace("  masks {%s0}\n", "");
    assert_eq!(rules(&wide), ["operands"; 4]);
    let error = parse_function(&text.replace("wave=32", "wave=64")).unwrap_err();
    assert_eq!((error.line, error.column), (2, 14));
}

#[test]
fn waits_are_sets_of_named_counters() {
    let text = "func @f id=0 stage=allocated wave=64
{
bb0:
  p_wait waits(vmcnt(0) lgkmcnt(3)), #-1
  p_wait waits(none), #0
  p_endpgm
}
";
    let func = parse_function(text).unwrap();
    assert_eq!(func.to_string(), text);
    assert_eq!(verify(&func), Ok(()));
    assert_eq!(rules(&text.replace("waits(none)", "#0")), ["operands"]);
    let error = parse_function(&text.replace("lgkmcnt", "lgcnt")).unwrap_err();
    assert_eq!((error.line, error.column), (4, 25));
}

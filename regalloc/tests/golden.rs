//! What lives across a call, where it is known what the callee writes. Other small functions are in
//! `tests/filetests/regalloc`.

mod support;

use amdgpuc_regalloc as regalloc;
use mir::{Bank, parse_function};
use regalloc::AllocOptions;
use support::{callee, check};

#[test]
fn what_lives_across_a_call_is_where_the_callee_does_not_write() {
    let body = "bb0:
  p_prolog
  p_copy %v0, v0
  v_mov_b32_e32 %v1, 7
  v_add_u32_e64 %v2, %v0, %v1
  p_copy v0, %v2
  p_call off, v0 callee(1)
  p_copy %v3, v0
  global_store_dword {%v3,%v0}, %v2, off
  p_endpgm
";
    let text = format!(
        "func @f id=0 stage=thread wave=64 kernel\n  user_sgprs kernarg_segment_ptr\n{{\n{body}}}\n"
    );
    let mut func = parse_function(&text).unwrap();
    let machine = isa::Machine::parse("gfx906:xnack-").unwrap();
    let mut opts = AllocOptions::new(&machine, &callee);
    opts.check = regalloc::Check::On;
    regalloc::allocate(&mut func, Bank::Vgpr, &opts).unwrap();
    check(&func);
    let text = func.to_string();
    let wanted = "bb0:
  p_prolog
  v_mov_b32_e32 v12, v0
  v_mov_b32_e32 v0, 7
  v_add_u32_e64 v13, v12, v0
  v_mov_b32_e32 v0, v13
  p_call off, v0 callee(1)
  v_mov_b32_e32 v11, v0
  global_store_dword v[11:12], v13, off
  p_endpgm
";
    assert!(text.contains(wanted), "\n{text}");
}

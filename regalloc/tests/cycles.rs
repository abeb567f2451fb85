//! Moves that go round in circles where no register is free.

mod support;

use amdgpuc_regalloc::{self as regalloc, AllocOptions, Check, Method};
use mir::{Bank, parse_function};
use support::callee;

/// `s[0:1]` are exchanged while SCC is needed: all registers hold something, those of VCC too.
const EXCHANGE: &str = "func @f id=0 stage=wave wave=64 kernel
  user_sgprs kernarg_segment_ptr
{
bb0:
  p_prolog
  p_copy {%s0,%s1}, s[0:1]
  s_load_dwordx4 {%s10,%s11,%s12,%s13}, {%s0,%s1}, #0
  s_load_dwordx2 {%s14,%s15}, {%s0,%s1}, #32
  s_load_dwordx2 {%s16,%s17}, {%s0,%s1}, #64
  s_cmp_eq_u32 %s10, 0
  p_copy s[0:1], {%s1,%s0}
  s_cselect_b32 %s20, %s14, %s15
  s_store_dword %s20, s[0:1], #0
  s_store_dwordx4 {%s10,%s11,%s12,%s13}, s[0:1], #16
  s_store_dword %s15, s[0:1], #32
  s_store_dwordx2 {%s16,%s17}, s[0:1], #40
  p_endpgm
}
";

/// Allocates with so many SGPRs; gives the number of values that were spilled.
fn spilled(budget: u16, method: Method) -> u32 {
    let machine = isa::Machine::parse("gfx906").unwrap();
    let mut func = parse_function(EXCHANGE).unwrap_or_else(|e| panic!("{e}"));
    let opts = AllocOptions {
        budget: Some(budget),
        method,
        check: Check::On,
        ..AllocOptions::new(&machine, &callee)
    };
    let result = regalloc::allocate(&mut func, Bank::Sgpr, &opts);
    result.unwrap_or_else(|e| panic!("{budget}: {e}")).spilled
}

#[test]
fn a_value_is_spilled_where_two_are_exchanged_and_neither_a_register_nor_scc_is_free() {
    for method in [Method::Planner, Method::Regalloc2] {
        assert_eq!(spilled(9, method), 0, "one register is free");
        // As many as there are values, so that nothing but the exchange wants one more.
        assert_ne!(spilled(8, method), 0);
    }
}

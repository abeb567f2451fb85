//! Moves of edges at both ends of a block, carried out by regalloc2 and by the planner.

mod support;

use amdgpuc_regalloc::{self as regalloc, AllocOptions, Check, Method};
use mir::{Bank, parse_function};
use support::{callee, check};

const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

/// Three values that stand side by side in each block, in an order that changes on the way into
/// `bb1`, where the moves stand at the head or before it, and on the way out of it to a loop, where
/// they stand at the end.
fn function(head: [usize; 3], end: [usize; 3], straight: bool) -> String {
    let list =
        |first: usize, order: [usize; 3]| order.map(|i| format!("%v{}", first + i)).join(", ");
    let in_order = [0, 1, 2];
    let enter = match straight {
        true => format!("p_jump\n  -> bb1({})", list(0, head)),
        false => format!("p_branch_scc1\n  -> bb1({}), bb4", list(0, head)),
    };
    format!(
        "func @f id=0 stage=thread wave=64 kernel
  user_sgprs kernarg_segment_ptr
{{
bb0:
  p_prolog
  p_copy %v0, v0
  v_mov_b32_e32 %v1, 7
  v_mov_b32_e32 %v2, 9
  global_store_dwordx3 {{%v0,%v1}}, {{{}}}, off
  s_cmp_eq_u32 s0, 0
  {enter}

bb1({}):
  v_mov_b32_e32 %v10, 1
  v_mov_b32_e32 %v11, 2
  v_mov_b32_e32 %v12, 3
  global_store_dwordx3 {{%v10,%v11}}, {{{}}}, off
  v_add_u32_e64 %v13, %v12, %v10
  global_store_dwordx3 {{%v12,%v13}}, {{{}}}, off
  p_jump
  -> bb2({})

bb2({}):
  global_store_dwordx3 {{%v6,%v7}}, {{{}}}, off
  s_cmp_eq_u32 s0, 0
  p_branch_scc1
  -> bb3, bb5

bb3:
  p_jump
  -> bb2({})

bb4:
  p_jump
  -> bb6

bb5:
  p_jump
  -> bb6

bb6:
  p_endpgm
}}
",
        list(0, in_order),
        list(3, in_order),
        list(3, in_order),
        list(3, in_order),
        list(3, end),
        list(6, in_order),
        list(6, in_order),
        list(6, in_order),
    )
}

fn allocated(text: &str, method: Method) -> String {
    let mut func = parse_function(text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let machine = isa::Machine::parse("gfx906:xnack-").unwrap();
    let mut opts = AllocOptions::new(&machine, &callee);
    opts.check = Check::On;
    opts.method = method;
    let result =
        regalloc::allocate(&mut func, Bank::Vgpr, &opts).unwrap_or_else(|e| panic!("{e}\n{text}"));
    assert_eq!(result.method, method, "{text}");
    check(&func);
    func.to_string()
}

/// The places through which moves at a block's head go round in circles hold nothing at its end.
#[test]
fn circles_at_both_ends_of_a_block() {
    for straight in [true, false] {
        for head in ORDERS {
            for end in ORDERS {
                let text = function(head, end, straight);
                let [theirs, ours] =
                    [Method::Regalloc2, Method::Planner].map(|m| allocated(&text, m));
                assert_eq!(theirs, ours, "{text}");
            }
        }
    }
}

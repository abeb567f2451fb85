//! Which blocks are partial, in small graphs.

use super::*;
use crate::{AllocOptions, Clobbers};
use isa::Machine;

/// A matrix instruction, in a block that all lanes begin in.
const ENTRY: &str = "bb0:
  p_undef {%v0,%v1}
  p_undef {%s2,%s3}
  v_mfma_f64_4x4x4f64 {%v4,%v5}, {%v0,%v1}, {%v0,%v1}, 0
";

/// The partial blocks of a function on gfx90a that begins with [`ENTRY`].
fn partial(body: &str) -> Vec<u32> {
    let text = format!("func @f id=0 stage=thread wave=64 kernel\n{{\n{ENTRY}{body}}}\n");
    let func = mir::parse_function(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let machine = Machine::parse("gfx90a").expect("a processor");
    let clobbers = |_| Clobbers::NONE;
    let options = AllocOptions::new(&machine, &clobbers);
    let file = File::new(&func, Bank::Vgpr, &options);
    let mut live = Live::default();
    live.compute(&func, &file);
    let found = partial_blocks(&func, &file, &live);
    let blocks = func.layout.iter().filter(|&&b| found[b]);
    blocks.map(|b| b.as_u32()).collect()
}

#[test]
fn arms_are_partial_and_joins_are_not() {
    let body = "  p_branch_lanes {%s2,%s3}\n  -> bb1, bb2\nbb1:\n  s_nop #0\n  p_jump\n  -> bb3\n\
                bb2:\n  s_nop #0\n  p_jump\n  -> bb3\nbb3:\n  p_endpgm\n";
    assert_eq!(partial(body), [1, 2]);
}

#[test]
fn branches_of_the_whole_wave_part_nobody() {
    let body = "  p_branch_scc1\n  -> bb1, bb2\nbb1:\n  p_jump\n  -> bb3\n\
                bb2:\n  p_jump\n  -> bb3\nbb3:\n  p_endpgm\n";
    assert_eq!(partial(body), []);
}

#[test]
fn loops_that_lanes_leave_by_turns_are_partial() {
    let body = "  p_jump\n  -> bb1\nbb1:\n  p_branch_lanes {%s2,%s3}\n  -> bb2, bb3\n\
                bb2:\n  p_jump\n  -> bb1\nbb3:\n  s_nop #0\n  p_jump\n  -> bb4\nbb4:\n  \
                global_store_dwordx2 %v6, {%v4,%v5}, off mem(store,global,not_atomic,system)\n  p_endpgm\n";
    let body = body.replace("%v6,", "{%v0,%v1},");
    assert_eq!(partial(&body), [1, 2]);
}

#[test]
fn lanes_that_only_end_hold_nothing() {
    let body = "  p_branch_lanes {%s2,%s3}\n  -> bb1, bb2\nbb1:\n  s_nop #0\n  p_jump\n  -> bb2\n\
                bb2:\n  p_endpgm\n";
    assert_eq!(partial(body), []);
}

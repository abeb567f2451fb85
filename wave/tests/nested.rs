//! Deeply nested loops: the time does not explode with the depth.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

/// Depths are counted up to here.
const DEEPEST: usize = 255;

/// So many loops in one another, each of which lanes leave at the latch, in different rounds.
fn nest(depth: usize) -> mir::Function {
    // Headers, then from the innermost out a latch, an edge back and an edge out.
    let mut text = String::from("{\nbb0:\n  p_jump\n  -> bb1\n");
    let mut masks = String::new();
    for d in 1..=depth {
        let next = if d < depth { d + 1 } else { 1000 + d };
        let inner = d.min(DEEPEST);
        let _ = write!(text, "bb{d} depth={inner}:\n  p_jump\n  -> bb{next}\n");
    }
    for d in (1..=depth).rev() {
        let (low, high) = (2 * d, 2 * d + 1);
        let out = if d > 1 { 1000 + d - 1 } else { 4000 };
        let (inner, outer) = (d.min(DEEPEST), (d - 1).min(DEEPEST));
        let _ = writeln!(masks, "  masks {{%s{low},%s{high}}}");
        let _ = write!(
            text,
            "bb{} depth={inner}:
  v_cmp_eq_u32_e64 {{%s{low},%s{high}}}, 1, v0
  p_branch_lanes {{%s{low},%s{high}}}
  -> bb{}, bb{}
bb{} depth={inner}:
  p_jump
  -> bb{d}
bb{} depth={outer}:
  p_jump
  -> bb{out}
",
            1000 + d,
            2000 + d,
            3000 + d,
            2000 + d,
            3000 + d
        );
    }
    text += "bb4000:\n  p_endpgm\n}\n";
    let text = format!("func @f id=0 stage=thread wave=64 kernel\n{masks}{text}");
    mir::parse_function(&text).expect("a function")
}

#[test]
fn four_hundred_nested_loops_take_no_time() {
    let mut func = nest(400);
    mir::verifier::verify(&func).expect("a thread graph");
    let machine = isa::Machine::parse("gfx906").expect("a processor with facts");
    let start = Instant::now();
    amdgpuc_wave::run(&mut func, &machine);
    let time = start.elapsed();
    println!("{time:?}");
    mir::verifier::verify(&func).expect("a wave graph");
    // It is a hundredth of this, with optimisation level 1; machines that run tests are busy.
    assert!(time < Duration::from_secs(3), "{time:?}");
}

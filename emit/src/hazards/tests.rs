//! Each row with its near misses, and random programs against a checker without the engine.

use super::*;

fn parse(body: &str) -> Function {
    let text = format!("func @f id=0 stage=allocated kernel\n{{\n{body}}}\n");
    mir::parse_function(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// Number of wait states inserted in all, for a processor.
fn nops(target: &str, body: &str) -> usize {
    nops_in(parse(body), target)
}

fn nops_in(mut func: Function, target: &str) -> usize {
    let machine = Machine::parse(target).unwrap();
    let count = insert_nops(&mut func, &machine);
    assert_eq!(first_hazard(&func, &machine), None, "{func}");
    count
}

#[track_caller]
fn check(expected: &[(&str, usize)], body: &str) {
    for (target, count) in expected {
        let body = format!("bb0:\n{body}  p_endpgm\n");
        assert_eq!(nops(target, &body), *count, "{target}");
    }
}

#[track_caller]
fn everywhere(count: usize, body: &str) {
    let targets = ["gfx600", "gfx700", "gfx803", "gfx900", "gfx906:xnack-"];
    check(&targets.map(|t| (t, count)), body);
}

#[test]
fn vector_writes_scalar_that_vector_memory_reads() {
    everywhere(
        5,
        "  v_readfirstlane_b32_e32 s4, v0
  buffer_load_dword v1, off, s[0:3], s4
",
    );
    // A scalar instruction in between is a wait state.
    everywhere(
        4,
        "  v_readfirstlane_b32_e32 s4, v0
  s_mov_b32 s8, 0
  buffer_load_dword v1, off, s[0:3], s4
",
    );
    // No nop needed because another register was written.
    everywhere(
        0,
        "  v_readfirstlane_b32_e32 s5, v0
  buffer_load_dword v1, off, s[0:3], s4
",
    );
    // No nop needed because the scalar unit's writes are looked after.
    everywhere(
        0,
        "  s_mov_b32 s4, 0
  buffer_load_dword v1, off, s[0:3], s4
",
    );
}

#[test]
fn own_nops_count() {
    everywhere(
        2,
        "  v_readfirstlane_b32_e32 s4, v0
  s_nop #2
  buffer_load_dword v1, off, s[0:3], s4
",
    );
}

#[test]
fn lane_select_by_a_register_just_written() {
    check(
        &[("gfx803", 4), ("gfx906", 4)],
        "  v_readfirstlane_b32_e32 s4, v0
  v_readlane_b32 s5, v1, s4
",
    );
    // No nop needed because the register is written, not the selector.
    check(
        &[("gfx803", 0), ("gfx906", 0)],
        "  v_readfirstlane_b32_e32 s5, v0
  v_readlane_b32 s5, v1, s4
",
    );
}

#[test]
fn vcc_before_div_fmas() {
    everywhere(
        4,
        "  v_cmp_eq_u32_e32 vcc, v0, v1
  v_div_fmas_f32 v2, v2, v2, v2
",
    );
    // No nop needed because a scalar instruction wrote it.
    everywhere(
        0,
        "  s_mov_b64 vcc, 0
  v_div_fmas_f32 v2, v2, v2, v2
",
    );
    // No nop needed because the comparison wrote another pair.
    everywhere(
        0,
        "  v_cmp_eq_u32_e64 s[4:5], v0, v1
  v_div_fmas_f32 v2, v2, v2, v2
",
    );
}

#[test]
fn dpp_reads_what_was_just_written() {
    check(
        &[("gfx803", 2), ("gfx906", 2)],
        "  v_mov_b32_e32 v1, 0
  v_mov_b32_dpp v2, v1 dpp(0,15,15,0,0)
",
    );
    // No nop needed because memory results are waited for.
    check(
        &[("gfx803", 0), ("gfx906", 0)],
        "  ds_read_b32 v1, v0
  v_mov_b32_dpp v2, v1 dpp(0,15,15,0,0)
",
    );
    check(
        &[("gfx803", 5), ("gfx906", 5)],
        "  v_cmpx_eq_u32_e32 vcc, v0, v1
  v_mov_b32_dpp v2, v3 dpp(0,15,15,0,0)
",
    );
}

#[test]
fn dpp_keeps_what_was_just_written() {
    let expected = [("gfx803", 2), ("gfx906", 2), ("gfx90a", 2)];
    check(
        &expected,
        "  v_mov_b32_e32 v2, 0
  v_mov_b32_dpp v2, v1, v2 dpp(257,10,15,0,0)
",
    );
    // One of the two wait states is there.
    check(
        &expected.map(|(target, _)| (target, 1)),
        "  v_mov_b32_e32 v2, 0
  s_mov_b32 s0, 0
  v_mov_b32_dpp v2, v1, v2 dpp(257,15,15,0,0)
",
    );
    // The old value has no name, but lanes without a source keep it.
    check(
        &expected,
        "  v_mov_b32_e32 v2, 0
  v_mov_b32_dpp v2, v1 dpp(257,15,15,0,0)
",
    );
    // What a multiply-add adds to, and the source that stays in its lane.
    check(
        &expected,
        "  v_mov_b32_e32 v2, 0
  v_mac_f32_dpp v2, v0, v1, v2 dpp(257,15,15,1,0)
",
    );
    check(
        &expected,
        "  v_mov_b32_e32 v1, 0
  v_add_f32_dpp v2, v0, v1 dpp(257,15,15,1,0)
",
    );
    // No nop needed because every lane is written and none keeps anything.
    check(
        &expected.map(|(target, _)| (target, 0)),
        "  v_mov_b32_e32 v2, 0
  v_mov_b32_dpp v2, v1 dpp(257,15,15,1,0)
",
    );
    // No nop needed because another register was written.
    check(
        &expected.map(|(target, _)| (target, 0)),
        "  v_mov_b32_e32 v3, 0
  v_mov_b32_dpp v2, v1, v2 dpp(257,10,15,0,0)
",
    );
}

#[test]
fn setreg_and_getreg_of_one_register() {
    let expected = [("gfx600", 2), ("gfx700", 2), ("gfx803", 2), ("gfx906", 2)];
    check(
        &expected,
        "  s_setreg_b32 #2305, s0
  s_getreg_b32 s1, #2305
",
    );
    let expected = [("gfx600", 1), ("gfx700", 1), ("gfx803", 2), ("gfx906", 2)];
    check(
        &expected,
        "  s_setreg_b32 #2305, s0
  s_setreg_b32 #2305, s0
",
    );
    // No nop needed because the registers are different.
    everywhere(
        0,
        "  s_setreg_b32 #2305, s0
  s_getreg_b32 s1, #2306
",
    );
}

#[test]
fn wide_stores_and_their_data() {
    let store = "  global_store_dwordx4 v[0:1], v[4:7], off\n";
    let expected = [("gfx900:xnack-", 1), ("gfx906", 1)];
    check(&expected, &format!("{store}  v_mov_b32_e32 v5, 0\n"));
    // No nop needed because the address is overwritten, not the data.
    let expected = [("gfx900", 0), ("gfx906", 0)];
    check(&expected, &format!("{store}  v_mov_b32_e32 v0, 0\n"));
    // No nop needed because the data is 64 bits.
    check(
        &expected,
        "  global_store_dwordx2 v[0:1], v[4:5], off
  v_mov_b32_e32 v5, 0
",
    );
    // No nop needed because the offset is an SGPR.
    check(
        &expected,
        "  buffer_store_dwordx4 v[4:7], off, s[0:3], s8
  v_mov_b32_e32 v5, 0
",
    );
    let expected = [("gfx600", 0), ("gfx700", 1), ("gfx803", 1), ("gfx906", 1)];
    check(
        &expected,
        "  buffer_store_dwordx4 v[4:7], off, s[0:3], 0
  v_mov_b32_e32 v5, 0
",
    );
}

#[test]
fn m0_before_messages() {
    everywhere(
        1,
        "  s_mov_b32 m0, s0
  s_sendmsg #1
",
    );
    everywhere(
        0,
        "  s_mov_b32 s1, s0
  s_sendmsg #1
",
    );
}

#[test]
fn scalar_loads_of_gfx6() {
    check(
        &[("gfx600", 4), ("gfx700", 0), ("gfx906", 0)],
        "  v_readfirstlane_b32_e32 s4, v0
  s_load_dword s8, s[4:5], #0
",
    );
    check(
        &[("gfx600", 4), ("gfx700", 0), ("gfx906", 0)],
        "  s_mov_b32 s4, 0
  s_buffer_load_dword s8, s[4:7], #0
",
    );
    // No nop needed because there is no buffer resource.
    check(
        &[("gfx600", 0)],
        "  s_mov_b32 s4, 0
  s_load_dword s8, s[4:5], #0
",
    );
}

#[test]
fn clauses_keep_out_of_each_others_registers_with_xnack() {
    let body = "  global_load_dword v0, v[2:3], off
  global_load_dword v2, v[4:5], off
";
    check(
        &[("gfx906:xnack+", 1), ("gfx906", 1), ("gfx906:xnack-", 0)],
        body,
    );
    // No nop needed because another instruction is between.
    let body = "  global_load_dword v0, v[2:3], off
  v_mov_b32_e32 v9, 0
  global_load_dword v2, v[4:5], off
";
    check(&[("gfx906:xnack+", 0)], body);
    // No nop needed because the registers are different.
    let body = "  global_load_dword v0, v[2:3], off
  global_load_dword v1, v[4:5], off
";
    check(&[("gfx906:xnack+", 0)], body);
    let body = "  s_load_dword s0, s[2:3], #0
  s_load_dword s2, s[4:5], #0
";
    check(&[("gfx906:xnack+", 1), ("gfx906:xnack-", 0)], body);
}

#[test]
fn hazards_reach_across_blocks() {
    let body = "bb0:
  v_readfirstlane_b32_e32 s4, v0
  p_branch_scc1
  => bb1, bb2
bb1:
  s_mov_b32 s8, 0
  p_jump
  => bb2
bb2:
  buffer_load_dword v1, off, s[0:3], s4
  p_endpgm
";
    assert_eq!(nops("gfx906:xnack-", body), 5, "the shorter way counts");
    let around = "bb0:
  p_jump
  => bb1
bb1:
  buffer_load_dword v1, off, s[0:3], s4
  v_readfirstlane_b32_e32 s4, v0
  s_mov_b32 s8, 0
  p_branch_scc1
  => bb1, bb2
bb2:
  p_endpgm
";
    assert_eq!(nops("gfx906:xnack-", around), 4, "around the loop");
}

#[test]
fn calls_are_reached_with_hazards_nearly_over() {
    let indirect = "bb0:
  v_readfirstlane_b32_e32 s4, v0
  s_swappc_b64 s[30:31], s[6:7]
  p_endpgm
";
    assert_eq!(nops("gfx906:xnack-", indirect), 3);
    let after = "bb0:
  s_swappc_b64 s[30:31], s[6:7]
  buffer_load_dword v1, off, s[0:3], s4
  p_endpgm
";
    assert_eq!(nops("gfx906:xnack-", after), 4, "the return is one");
}

#[test]
fn mode_of_vskip_before_vector_instructions() {
    // MODE, bit 28, one bit wide.
    let vskip = 1 | 28 << 6;
    let body = format!("  s_setreg_b32 #{vskip}, s0\n  v_mov_b32_e32 v0, 0\n");
    everywhere(2, &body);
    // No nop needed because other bits were written.
    let body = format!(
        "  s_setreg_b32 #{}, s0\n  v_mov_b32_e32 v0, 0\n",
        1 | 4 << 6
    );
    everywhere(0, &body);
}

/// The first hazard of a function, found without the engine: each consumer looks back along all ways.
fn first_hazard(func: &Function, machine: &Machine) -> Option<String> {
    let generation = machine.column();
    for &block in &func.layout {
        for (i, inst) in func.blocks[block].insts.iter().enumerate() {
            let Some(consumer) = Facts::of(inst) else {
                continue;
            };
            for row in HAZARDS
                .iter()
                .filter(|h| h.generations.contains(generation))
            {
                let back = Back {
                    func,
                    row,
                    consumer,
                };
                if back.finds(block, i, 0) {
                    return Some(format!("{block}, {i}: {row:?}"));
                }
            }
        }
    }
    None
}

struct Back<'a> {
    func: &'a Function,
    row: &'a Hazard,
    consumer: Facts<'a>,
}

impl Back<'_> {
    /// Is there a producer before instruction `end` of a block, `age` wait states before the consumer or more?
    fn finds(&self, block: Block, end: usize, mut age: u8) -> bool {
        for before in self.func.blocks[block].insts[..end].iter().rev() {
            let Some(producer) = Facts::of(before) else {
                continue;
            };
            if age >= self.row.wait_states {
                return false;
            }
            let mut hit = false;
            producer.produces(self.row.producer, |r| {
                hit |= self.consumer.suffers(self.row.consumer, r);
            });
            if hit {
                return true;
            }
            age += producer.wait_states();
        }
        if age >= self.row.wait_states {
            return false;
        }
        let mut preds = self.func.layout.iter().filter(|&&p| {
            // An empty ring of blocks would be walked for ever.
            let moves = p != block || end > 1;
            moves && self.func.current_succs(p).iter().any(|e| e.block == block)
        });
        preds.any(|&p| {
            let insts = &self.func.blocks[p].insts;
            insts.len() > 1 && self.finds(p, insts.len(), age)
        })
    }
}

/// A small generator of numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % n
    }
}

fn random_inst(random: &mut Random) -> String {
    let s = random.below(4);
    let v = random.below(4);
    match random.below(12) {
        0 => format!("v_readfirstlane_b32_e32 s{s}, v{v}"),
        1 => format!("buffer_load_dword v{v}, off, s[4:7], s{s}"),
        2 => format!("v_readlane_b32 s{s}, v{v}, s{}", random.below(4)),
        3 => "v_cmp_eq_u32_e32 vcc, v0, v1".to_string(),
        4 => "v_div_fmas_f32 v2, v2, v2, v2".to_string(),
        5 => format!("v_mov_b32_e32 v{v}, 0"),
        6 => format!("v_mov_b32_dpp v{v}, v{} dpp(0,15,15,0,0)", random.below(4)),
        7 => "s_setreg_b32 #2305, s0".to_string(),
        8 => format!("s_getreg_b32 s{s}, #2305"),
        9 => "buffer_store_dwordx4 v[0:3], off, s[4:7], 0".to_string(),
        10 => format!("s_mov_b32 s{s}, 0"),
        _ => "v_cmpx_eq_u32_e32 vcc, v0, v1".to_string(),
    }
}

#[test]
fn random_programs_are_free_of_hazards() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..200 {
        let blocks = 1 + random.below(5);
        let mut body = String::new();
        for b in 0..blocks {
            body += &format!("bb{b}:\n");
            for _ in 0..random.below(8) {
                body += &format!("  {}\n", random_inst(&mut random));
            }
            let (x, y) = (1 + random.below(blocks), 1 + random.below(blocks));
            body += &format!("  p_branch_scc1\n  => bb{x}, bb{y}\n");
        }
        body += &format!("bb{blocks}:\n  p_endpgm\n");
        let func = parse(&body);
        for target in ["gfx803", "gfx906"] {
            nops_in(func.clone(), target);
        }
    }
}

#[test]
fn the_checker_finds_what_is_not_treated() {
    let func = parse(
        "bb0:\n  v_readfirstlane_b32_e32 s4, v0\n  buffer_load_dword v1, off, s[0:3], s4\n  p_endpgm\n",
    );
    let machine = Machine::parse("gfx906").unwrap();
    assert!(first_hazard(&func, &machine).is_some());
}

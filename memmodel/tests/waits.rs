//! Waits for registers and for the memory model, on machine IR in text.

use amdgpuc_memmodel::{Explain, WaitOptions, apply_cache_policy, insert_waits};
use isa::{Machine, Opcode, Waitcnt};
use mir::{Function, Inst, Op, Operand};

fn parse(text: &str) -> Function {
    mir::parse_function(text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

/// The instructions as words: `vm0 lgkm0` for waits, mnemonics for others.
fn words(func: &Function, machine: &Machine) -> Vec<String> {
    let blocks = func.layout.iter();
    let insts = blocks.flat_map(|&b| &func.blocks[b].insts);
    insts.map(|i| word(i, machine)).collect()
}

fn word(inst: &Inst, machine: &Machine) -> String {
    match inst.op {
        Op::Isa(Opcode::SWaitcnt) => {
            let Some(Operand::Imm(imm)) = inst.operands.first() else {
                return "s_waitcnt?".to_string();
            };
            let generation = machine.column();
            let counts = Waitcnt::decode(*imm as u16, generation);
            let limits = Waitcnt::limits(generation);
            let mut parts = Vec::new();
            if counts.vm != limits.vm {
                parts.push(format!("vm{}", counts.vm));
            }
            if counts.lgkm != limits.lgkm {
                parts.push(format!("lgkm{}", counts.lgkm));
            }
            if counts.exp != limits.exp {
                parts.push(format!("exp{}", counts.exp));
            }
            parts.join(" ")
        }
        Op::Isa(opcode) => opcode.mnemonic().to_string(),
        Op::Pseudo(pseudo) => pseudo.name().to_string(),
    }
}

fn run(target: &str, body: &str) -> Vec<String> {
    let text = format!("func @f id=0 stage=allocated kernel\n{{\n{body}}}\n");
    run_function(target, &text)
}

fn run_function(target: &str, text: &str) -> Vec<String> {
    let machine = Machine::parse(target).unwrap();
    let mut func = parse(text);
    apply_cache_policy(&mut func, &machine).unwrap();
    let options = WaitOptions {
        machine: &machine,
        explain: Explain::Off,
    };
    insert_waits(&mut func, &options).unwrap();
    words(&func, &machine)
}

#[track_caller]
fn check(targets: &[&str], body: &str, expected: &[&str]) {
    for target in targets {
        assert_eq!(run(target, body), expected, "{target}");
    }
}

const ALL: &[&str] = &["gfx600", "gfx700", "gfx803", "gfx900", "gfx906"];
const GFX9: &[&str] = &["gfx900", "gfx906"];

#[test]
fn scalar_loads_complete_in_any_order() {
    let body = "bb0:
  s_load_dword s0, s[4:5], #0
  s_load_dword s1, s[4:5], #4
  s_add_u32 s2, s0, s0
  s_add_u32 s2, s1, s1
  p_endpgm
";
    let expected = [
        "s_load_dword",
        "s_load_dword",
        "lgkm0",
        "s_add_u32",
        "s_add_u32",
        "p_endpgm",
    ];
    check(ALL, body, &expected);
}

#[test]
fn lds_loads_complete_in_order() {
    let body = "bb0:
  ds_read_b32 v1, v0
  ds_read_b32 v2, v0 offset:4
  v_mov_b32_e32 v3, v1
  v_mov_b32_e32 v3, v2
  p_endpgm
";
    let expected = [
        "ds_read_b32",
        "ds_read_b32",
        "lgkm1",
        "v_mov_b32",
        "lgkm0",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(ALL, body, &expected);
}

#[test]
fn lds_and_scalar_loads_mixed_need_zero() {
    let body = "bb0:
  ds_read_b32 v1, v0
  s_load_dword s0, s[4:5], #0
  v_mov_b32_e32 v3, v1
  v_mov_b32_e32 v3, s0
  p_endpgm
";
    let expected = [
        "ds_read_b32",
        "s_load_dword",
        "lgkm0",
        "v_mov_b32",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(ALL, body, &expected);
}

#[test]
fn vector_loads_and_stores_share_a_counter_in_order() {
    let body = "bb0:
  buffer_load_dword v1, v0, s[0:3], 0 offen mem(load,global,not_atomic,system)
  buffer_store_dword v0, v0, s[0:3], 0 offen mem(store,global,not_atomic,system)
  v_mov_b32_e32 v3, v1
  p_endpgm
";
    let expected = [
        "buffer_load_dword",
        "buffer_store_dword",
        "vm1",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(ALL, body, &expected);
}

#[test]
fn store_data_is_read_late_on_gfx6_only() {
    let body = "bb0:
  buffer_store_dword v0, v1, s[0:3], 0 offen mem(store,global,not_atomic,system)
  v_mov_b32_e32 v1, 0
  v_mov_b32_e32 v0, 0
  p_endpgm
";
    let waits = [
        "buffer_store_dword",
        "v_mov_b32",
        "exp0",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(&["gfx600"], body, &waits);
    let none = ["buffer_store_dword", "v_mov_b32", "v_mov_b32", "p_endpgm"];
    check(&["gfx700", "gfx803", "gfx906"], body, &none);
}

#[test]
fn a_pending_load_is_waited_for_before_its_register_is_written() {
    let body = "bb0:
  buffer_load_dword v1, v0, s[0:3], 0 offen mem(load,global,not_atomic,system)
  v_mov_b32_e32 v1, 0
  p_endpgm
";
    let expected = ["buffer_load_dword", "vm0", "v_mov_b32", "p_endpgm"];
    check(ALL, body, &expected);
}

#[test]
fn a_load_over_a_load_need_not_wait_since_they_write_in_order() {
    let body = "bb0:
  buffer_load_dword v1, v0, s[0:3], 0 offen mem(load,global,not_atomic,system)
  buffer_load_dword v1, v0, s[0:3], 0 offen offset:4 mem(load,global,not_atomic,system)
  v_mov_b32_e32 v2, v1
  p_endpgm
";
    let expected = [
        "buffer_load_dword",
        "buffer_load_dword",
        "vm0",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(ALL, body, &expected);
}

#[test]
fn a_load_of_half_a_register_reads_the_other_half() {
    let body = "bb0:
  global_load_dword v1, v[2:3], off mem(load,global,not_atomic,system)
  global_load_short_d16 v1, v[2:3], off, old v1 mem(load,global,not_atomic,system)
  p_endpgm
";
    let expected = [
        "global_load_dword",
        "vm0",
        "global_load_short_d16",
        "p_endpgm",
    ];
    check(GFX9, body, &expected);
}

#[test]
fn flat_loads_complete_out_of_order_in_both_counters() {
    let body = "bb0:
  flat_load_dword v1, v[2:3] mem(load,global+local+private,not_atomic,system)
  flat_load_dword v4, v[2:3] offset:4 mem(load,global+local+private,not_atomic,system)
  v_mov_b32_e32 v5, v1
  v_mov_b32_e32 v5, v4
  p_endpgm
";
    let expected = [
        "flat_load_dword",
        "flat_load_dword",
        "vm0 lgkm0",
        "v_mov_b32",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(GFX9, body, &expected);
}

#[test]
fn flat_loads_of_global_memory_only_complete_in_order() {
    let body = "bb0:
  flat_load_dword v1, v[2:3] mem(load,global,not_atomic,system)
  flat_load_dword v4, v[2:3] mem(load,global,not_atomic,system)
  v_mov_b32_e32 v5, v1
  p_endpgm
";
    let expected = [
        "flat_load_dword",
        "flat_load_dword",
        "vm1",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(&["gfx700", "gfx803", "gfx906"], body, &expected);
}

#[test]
fn counts_above_the_limit_are_the_limit() {
    let mut body = String::from("bb0:\n  ds_read_b32 v1, v0\n");
    for i in 0..20 {
        body += &format!("  ds_write_b32 v0, v0 offset:{}\n", 4 * i);
    }
    body += "  v_mov_b32_e32 v2, v1\n  p_endpgm\n";
    let words = run("gfx906", &body);
    assert_eq!(words[21], "lgkm14", "15 would wait for nothing");
}

#[test]
fn a_join_takes_the_stronger_wait() {
    let text = "bb0:
  global_load_dword v1, v[2:3], off mem(load,global,not_atomic,system)
  p_branch_scc1
  => bb1, bb2
bb1:
  global_load_dword v4, v[2:3], off mem(load,global,not_atomic,system)
  p_jump
  => bb3
bb2:
  p_jump
  => bb3
bb3:
  v_mov_b32_e32 v5, v1
  p_endpgm
";
    let expected = [
        "global_load_dword",
        "p_branch_scc1",
        "global_load_dword",
        "p_jump",
        "p_jump",
        "vm0",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(GFX9, text, &expected);
}

#[test]
fn a_load_at_a_loops_end_is_waited_for_at_its_start() {
    let text = "bb0:
  p_jump
  => bb1
bb1:
  v_mov_b32_e32 v5, v1
  global_load_dword v1, v[2:3], off mem(load,global,not_atomic,system)
  p_branch_scc1
  => bb1, bb2
bb2:
  p_endpgm
";
    let expected = [
        "p_jump",
        "vm0",
        "v_mov_b32",
        "global_load_dword",
        "p_branch_scc1",
        "p_endpgm",
    ];
    check(GFX9, text, &expected);
}

#[test]
fn barriers_wait_for_everything_before_gfx90a() {
    let body = "bb0:
  global_load_dword v1, v[2:3], off mem(load,global,not_atomic,system)
  s_load_dword s0, s[4:5], #0
  s_barrier
  p_endpgm
";
    let expected = [
        "global_load_dword",
        "s_load_dword",
        "vm0 lgkm0",
        "s_barrier",
        "p_endpgm",
    ];
    check(GFX9, body, &expected);
}

#[test]
fn functions_wait_at_entry_and_for_what_is_outstanding_at_return() {
    let text = "func @f id=0 stage=allocated
{
bb0:
  global_store_dword v[2:3], v1, off mem(store,global,not_atomic,system)
  p_return s[30:31]
}
";
    let expected = ["vm0 lgkm0 exp0", "global_store_dword", "vm0", "p_return"];
    assert_eq!(run_function("gfx906", text), expected);
}

#[test]
fn release_waits_only_for_what_is_outstanding() {
    let release = "bb0:
  global_store_dword v[2:3], v1, off mem(store,global,not_atomic,system)
  global_store_dword v[2:3], v1, off offset:4 mem(store,global,release,agent)
  p_endpgm
";
    let expected = [
        "global_store_dword",
        "vm0",
        "global_store_dword",
        "p_endpgm",
    ];
    check(GFX9, release, &expected);
    let nothing_before = "bb0:
  global_store_dword v[2:3], v1, off mem(store,global,release,agent)
  p_endpgm
";
    check(GFX9, nothing_before, &["global_store_dword", "p_endpgm"]);
}

#[test]
fn release_waits_neither_for_scratch_nor_for_scalar_loads_of_what_nobody_writes() {
    let body = "bb0:
  global_store_dword v[2:3], v1, off mem(store,global,not_atomic,system)
  buffer_store_dword v1, off, s[0:3], 0 mem(store,private,not_atomic,system)
  s_load_dword s6, s[4:5], #0 mem(load,global,not_atomic,system,invariant)
  global_store_dword v[2:3], v1, off offset:4 mem(store,global,release,agent)
  p_endpgm
";
    let expected = [
        "global_store_dword",
        "buffer_store_dword",
        "s_load_dword",
        "vm1",
        "global_store_dword",
        "p_endpgm",
    ];
    check(GFX9, body, &expected);
}

/// Processors whose tables are carried out.
const TABLES: &[&str] = &["gfx700", "gfx803", "gfx900", "gfx906", "gfx90a"];

/// What stands before the last instruction but one after a scalar load with these flags and nothing else.
#[track_caller]
fn after_scalar_load(flags: &str, next: &str) -> bool {
    let body = format!(
        "bb0:
  s_load_dword s6, s[4:5], #0 mem(load,global,not_atomic,system{flags})
  {next}
  p_endpgm
"
    );
    let waits: Vec<bool> = TABLES
        .iter()
        .map(|target| run(target, &body).iter().any(|w| w.contains("lgkm0")))
        .collect();
    assert!(waits.iter().all(|w| *w == waits[0]), "{waits:?}: {body}");
    waits[0]
}

#[test]
fn release_waits_for_scalar_loads_of_memory_that_others_may_write() {
    let releases = [
        "flat_store_dword v[2:3], v1 mem(store,global,release,agent,one_as)",
        "flat_store_dword v[2:3], v1 mem(store,global,release,workgroup)",
        "flat_store_dword v[2:3], v1 mem(store,global,seq_cst,system)",
        "flat_atomic_add v[2:3], v1 mem(rmw_no_return,global,acq_rel,agent)",
        "ds_write_b32 v1, v0 mem(store,local,release,workgroup)",
        "ds_add_u32 v1, v0 mem(rmw_no_return,local,release,agent)",
        "p_fence mem(fence,global+local+private+region,release,workgroup)\n  ds_write_b32 v1, v0 mem(store,local,monotonic,workgroup)",
        "p_fence mem(fence,global+local+private+region,seq_cst,system)\n  ds_write_b32 v1, v0 mem(store,local,monotonic,agent)",
    ];
    for release in releases {
        assert!(after_scalar_load(",unwritten", release), "{release}");
        assert!(after_scalar_load("", release), "{release}");
        assert!(!after_scalar_load(",invariant", release), "{release}");
    }
    // No wait needed because nobody is told anything about global memory.
    let others = [
        "ds_write_b32 v1, v0 mem(store,local,release,workgroup,one_as)",
        "ds_write_b32 v1, v0 mem(store,local,monotonic,workgroup)",
        "flat_load_dword v1, v[2:3] mem(load,global,seq_cst,wavefront)",
        "flat_store_dword v[2:3], v1 mem(store,global,monotonic,agent)",
        "flat_store_dword v[2:3], v1 mem(store,global,release,wavefront)",
        "buffer_store_dword v1, off, s[0:3], 0 mem(store,private,not_atomic,system)",
    ];
    for other in others {
        assert!(!after_scalar_load(",unwritten", other), "{other}");
    }
}

#[test]
fn stores_do_not_overtake_scalar_loads_of_memory_that_the_kernel_writes() {
    let writes = [
        "flat_store_dword v[2:3], v1 mem(store,global,not_atomic,system)",
        "flat_store_dword v[2:3], v1 mem(store,global+local+private,not_atomic,system)",
        "flat_atomic_add v[2:3], v1 mem(rmw_no_return,global,monotonic,agent)",
    ];
    for write in writes {
        assert!(after_scalar_load("", write), "{write}");
        assert!(!after_scalar_load(",unwritten", write), "{write}");
    }
    let others = [
        "flat_load_dword v1, v[2:3] mem(load,global,not_atomic,system)",
        "ds_write_b32 v1, v0 mem(store,local,not_atomic,system)",
        "buffer_store_dword v1, off, s[0:3], 0 mem(store,private,not_atomic,system)",
    ];
    for other in others {
        assert!(!after_scalar_load("", other), "{other}");
    }
}

#[test]
fn scalar_loads_of_other_blocks_are_waited_for() {
    let text = "bb0:
  p_branch_scc1
  => bb1, bb2
bb1:
  s_load_dword s6, s[4:5], #0 mem(load,global,not_atomic,system,unwritten)
  p_jump
  => bb2
bb2:
  s_load_dword s7, s[4:5], #4 mem(load,global,not_atomic,system,invariant)
  global_store_dword v[2:3], v1, off mem(store,global,release,agent)
  p_endpgm
";
    let expected = [
        "p_branch_scc1",
        "s_load_dword",
        "p_jump",
        "s_load_dword",
        "lgkm0",
        "global_store_dword",
        "p_endpgm",
    ];
    check(GFX9, text, &expected);
    // No wait needed because the block's own wait proved it.
    let waited = text.replace(
        "  p_jump
  => bb2",
        "  s_mov_b32 s8, s6
  p_jump
  => bb2",
    );
    let expected = [
        "p_branch_scc1",
        "s_load_dword",
        "lgkm0",
        "s_mov_b32",
        "p_jump",
        "s_load_dword",
        "global_store_dword",
        "p_endpgm",
    ];
    check(GFX9, &waited, &expected);
}

#[test]
fn acquire_waits_and_invalidates() {
    let body = "bb0:
  global_load_dword v1, v[2:3], off mem(load,global,acquire,agent)
  v_mov_b32_e32 v5, 0
  p_endpgm
";
    let expected = [
        "global_load_dword",
        "vm0",
        "buffer_wbinvl1_vol",
        "v_mov_b32",
        "p_endpgm",
    ];
    check(GFX9, body, &expected);
}

#[test]
fn a_wait_of_the_memory_model_is_put_off_past_arithmetic() {
    let body = "bb0:
  ds_add_u32 v0, v1 mem(rmw_no_return,local,acquire,workgroup)
  v_mov_b32_e32 v5, 0
  v_mov_b32_e32 v6, 0
  global_load_dword v1, v[2:3], off mem(load,global,not_atomic,system)
  p_endpgm
";
    let expected = [
        "ds_add_u32",
        "v_mov_b32",
        "v_mov_b32",
        "lgkm0",
        "global_load_dword",
        "p_endpgm",
    ];
    check(GFX9, body, &expected);
}

#[test]
fn fences_become_waits_and_invalidations() {
    let body = "bb0:
  global_store_dword v[2:3], v1, off mem(store,global,not_atomic,system)
  ds_write_b32 v0, v1
  p_fence mem(fence,global+local+private,acq_rel,agent)
  p_endpgm
";
    let expected = [
        "global_store_dword",
        "ds_write_b32",
        "vm0 lgkm0",
        "buffer_wbinvl1_vol",
        "p_endpgm",
    ];
    check(GFX9, body, &expected);
    let si = ["buffer_store_dword", "vm0", "buffer_wbinvl1", "p_endpgm"];
    let body = "bb0:
  buffer_store_dword v0, v1, s[0:3], 0 offen mem(store,global,not_atomic,system)
  p_fence mem(fence,global+local+private,acq_rel,agent)
  p_endpgm
";
    check(&["gfx600"], body, &si);
}

#[test]
fn vccz_is_made_right_where_half_of_vcc_was_written() {
    let partial = "bb0:
  s_mov_b32 vcc_lo, 0
  p_branch_vccz
  => bb1, bb1
bb1:
  p_endpgm
";
    let expected = ["s_mov_b32", "s_mov_b64", "p_branch_vccz", "p_endpgm"];
    check(ALL, partial, &expected);
    let whole = "bb0:
  s_mov_b64 vcc, 0
  p_branch_vccz
  => bb1, bb1
bb1:
  p_endpgm
";
    let expected = ["s_mov_b64", "p_branch_vccz", "p_endpgm"];
    check(ALL, whole, &expected);
}

#[test]
fn scalar_loads_make_vccz_wrong_on_gfx6_and_gfx7() {
    let body = "bb0:
  s_mov_b64 vcc, 0
  s_load_dword s0, s[4:5], #0
  p_branch_vccz
  => bb1, bb1
bb1:
  p_endpgm
";
    let old = [
        "s_mov_b64",
        "s_load_dword",
        "lgkm0",
        "s_mov_b64",
        "p_branch_vccz",
        "p_endpgm",
    ];
    check(&["gfx600", "gfx700"], body, &old);
    let new = ["s_mov_b64", "s_load_dword", "p_branch_vccz", "p_endpgm"];
    check(&["gfx803", "gfx906"], body, &new);
}

#[test]
fn calls_wait_for_their_target_and_leave_nothing_outstanding() {
    let text = "func @f id=0 stage=allocated kernel
{
bb0:
  s_load_dwordx2 s[6:7], s[4:5], #0
  global_load_dword v1, v[2:3], off mem(load,global,not_atomic,system)
  s_swappc_b64 s[30:31], s[6:7]
  v_mov_b32_e32 v5, v1
  p_endpgm
}
";
    let expected = [
        "s_load_dwordx2",
        "global_load_dword",
        "lgkm0",
        "s_swappc_b64",
        "v_mov_b32",
        "p_endpgm",
    ];
    assert_eq!(run_function("gfx906", text), expected);
}

#[test]
fn reasons_name_registers_and_instructions() {
    let text = "func @f id=0 stage=allocated kernel
{
bb0:
  s_load_dword s0, s[4:5], #0
  s_add_u32 s2, s0, s0
  p_endpgm
}
";
    let machine = Machine::parse("gfx906").unwrap();
    let mut func = parse(text);
    let options = WaitOptions {
        machine: &machine,
        explain: Explain::On,
    };
    let report = insert_waits(&mut func, &options).unwrap();
    assert_eq!(report.inserted, 1);
    assert_eq!(report.reasons.len(), 1);
    assert!(report.reasons[0].contains("s0 from s_load_dword"));
}

#[test]
fn a_fence_left_is_an_error() {
    let text = "func @f id=0 stage=allocated kernel
{
bb0:
  p_fence mem(fence,global+local+private,acq_rel,agent)
  p_endpgm
}
";
    let machine = Machine::parse("gfx906").unwrap();
    let options = WaitOptions {
        machine: &machine,
        explain: Explain::Off,
    };
    let error = insert_waits(&mut parse(text), &options).unwrap_err();
    assert!(error.to_string().contains("fence"), "{error}");
}

//! Which scalar loads are waited for before which instructions: all pairs. Single waits are in
//! `tests/filetests/waitcnt`.

use amdgpuc_memmodel::{WaitOptions, apply_cache_policy, insert_waits};
use isa::{Machine, Opcode, Waitcnt};
use mir::{Explain, Function, Inst, Op, Operand};

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
    let text = format!("func @f id=0 stage=allocated wave=64 kernel\n{{\n{body}}}\n");
    run_function(target, &text)
}

fn run_function(target: &str, text: &str) -> Vec<String> {
    let machine = Machine::parse(target).unwrap();
    let mut func = parse(text);
    apply_cache_policy(&mut func, &machine).unwrap();
    let options = WaitOptions { machine: &machine };
    insert_waits(&mut func, &options).unwrap();
    words(&func, &machine)
}

/// Processors whose tables are carried out.
const TABLES: &[&str] = &["gfx700", "gfx803", "gfx900", "gfx906", "gfx90a"];

/// What stands before the last instruction but one after a scalar load with these flags and nothing
/// else.
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

/// "volatile … s_waitcnt vmcnt(0)" is in the row of private memory, too.
#[test]
fn volatile_accesses_of_scratch_are_waited_for() {
    let waits = |flags: &str| {
        let body = format!(
            "bb0:
  flat_store_dword v[2:3], v1 mem(store,global,not_atomic,system)
  buffer_store_dword v1, off, s[0:3], 0 mem(store,private,not_atomic,system{flags})
  flat_store_dword v[2:3], v1 mem(store,global,not_atomic,system)
  p_endpgm
"
        );
        let words = run("gfx906", &body);
        words.into_iter().filter(|w| w.contains("vm")).collect()
    };
    let none: Vec<String> = waits("");
    assert!(none.is_empty(), "{none:?}");
    let volatile: Vec<String> = waits(",volatile");
    assert_eq!(volatile, ["vm0"]);
}

#[test]
fn reasons_name_registers_and_instructions() {
    let text = "func @f id=0 stage=allocated wave=64 kernel
{
bb0:
  s_load_dword s0, s[4:5], #0
  s_add_u32 s2, s0, s0
  p_endpgm
}
";
    let machine = Machine::parse("gfx906").unwrap();
    let mut func = parse(text);
    func.explain = Explain::On;
    let options = WaitOptions { machine: &machine };
    let report = insert_waits(&mut func, &options).unwrap();
    assert_eq!(report.inserted, 1);
    let wait = &func.blocks[func.entry()].insts[1];
    assert_eq!(wait.why.reasons()[0].text, "s0 from s_load_dword");
}

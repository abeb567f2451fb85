//! Random programs: the waits are sufficient on every way through them, and in straight code none
//! could be weaker.
//!
//! The checker shares nothing with the pass: it keeps the outstanding operations of each counter as
//! a queue and lets them complete as late as the hardware may.

use amdgpuc_memmodel::{WaitOptions, insert_waits};
use isa::{Family, Machine, Opcode, Reg, Waitcnt};
use mir::{Function, Inst, MemFlags, Op, Operand};
use std::collections::VecDeque;

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
    let mut v = || random.below(6);
    let (a, b, c) = (v(), v(), v());
    match random.below(9) {
        0 | 1 => format!("global_load_dword v{a}, v[8:9], off mem(load,global,not_atomic,system)"),
        2 => format!("global_store_dword v[8:9], v{a}, off mem(store,global,not_atomic,system)"),
        3 => format!("ds_read_b32 v{a}, v{b}"),
        4 => format!("ds_write_b32 v{a}, v{b}"),
        5 => {
            let flags = ["", ",unwritten", ",invariant"][c as usize % 3];
            format!("s_load_dword s{a}, s[8:9], #0 mem(load,global,not_atomic,system{flags})")
        }
        6 => {
            format!("flat_load_dword v{a}, v[8:9] mem(load,global+local+private,not_atomic,system)")
        }
        7 => format!("s_add_u32 s{a}, s{b}, s{c}"),
        _ => format!("v_add_f32_e32 v{a}, v{b}, v{c}"),
    }
}

/// Stores of a register that nothing is loaded into, perhaps more than a counter counts.
fn many_stores(random: &mut Random) -> String {
    let store = "  global_store_dword v[8:9], v7, off mem(store,global,not_atomic,system)\n";
    store.repeat(random.below(100) as usize)
}

/// An outstanding operation: its kind, what it will write, and whether a store must not overtake
/// it.
struct Operation {
    family: Family,
    writes: Vec<Reg>,
    overwritten: bool,
}

/// The outstanding operations of the two counters, oldest first.
#[derive(Default)]
struct Counts {
    vm: VecDeque<Operation>,
    lgkm: VecDeque<Operation>,
}

fn in_order(queue: &VecDeque<Operation>) -> bool {
    let ordered = |f: Family| !matches!(f, Family::Smem | Family::Flat);
    queue.iter().all(|o| ordered(o.family))
}

impl Counts {
    fn wait(queue: &mut VecDeque<Operation>, count: u8) {
        if count == 0 {
            queue.clear();
        }
        while in_order(queue) && queue.len() > usize::from(count) {
            queue.pop_front();
        }
    }

    /// Runs an instruction; false if it touches a register that is still to be written, or writes
    /// what a scalar load has still to read.
    fn run(&mut self, inst: &Inst, machine: &Machine) -> bool {
        let Op::Isa(opcode) = inst.op else {
            return true;
        };
        if opcode == Opcode::SWaitcnt {
            let Some(Operand::Imm(imm)) = inst.operands.first() else {
                return false;
            };
            let counts = Waitcnt::decode(*imm as u16, machine.column());
            Self::wait(&mut self.vm, counts.vm);
            Self::wait(&mut self.lgkm, counts.lgkm);
            return true;
        }
        let family = opcode.desc().family;
        let mut writes = Vec::new();
        for (i, operand) in inst.operands.iter().enumerate() {
            let Operand::Phys(span) = operand else {
                continue;
            };
            let is_write = inst.access(i).0;
            for reg in span.regs() {
                let hits = |q: &VecDeque<Operation>| q.iter().any(|o| o.writes.contains(&reg));
                // Plain vector loads write in order, so that one may be issued over another.
                let over = is_write && family == Family::Global && in_order(&self.vm);
                if hits(&self.lgkm) || (hits(&self.vm) && !over) {
                    return false;
                }
                if is_write {
                    writes.push(reg);
                }
            }
        }
        if opcode == Opcode::GlobalStoreDword && self.lgkm.iter().any(|o| o.overwritten) {
            return false;
        }
        let constant = MemFlags::INVARIANT | MemFlags::UNWRITTEN;
        let read_only = inst.mem.is_none_or(|m| m.flags.intersects(constant));
        let operation = |writes| Operation {
            family,
            writes,
            overwritten: family == Family::Smem && !read_only,
        };
        match family {
            Family::Global => self.vm.push_back(operation(writes)),
            Family::Ds | Family::Smem => self.lgkm.push_back(operation(writes)),
            Family::Flat => {
                self.vm.push_back(operation(writes.clone()));
                self.lgkm.push_back(operation(writes));
            }
            _ => {}
        }
        true
    }
}

fn parse(body: &str) -> Function {
    let text = format!("func @f id=0 stage=allocated wave=64 kernel\n{{\n{body}}}\n");
    mir::parse_function(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn with_waits(body: &str, machine: &Machine) -> Function {
    let mut func = parse(body);
    let options = WaitOptions { machine };
    insert_waits(&mut func, &options).unwrap();
    func
}

fn is_safe(insts: &[Inst], machine: &Machine) -> bool {
    let mut counts = Counts::default();
    insts.iter().all(|i| counts.run(i, machine))
}

/// The wait with one of its counts one higher; `None` if the count waits for nothing as it is.
fn weaker(wait: &Inst, machine: &Machine, vm: bool) -> Option<Inst> {
    let generation = machine.column();
    let Some(Operand::Imm(imm)) = wait.operands.first() else {
        return None;
    };
    let mut counts = Waitcnt::decode(*imm as u16, generation);
    let limits = Waitcnt::limits(generation);
    let (count, limit) = if vm {
        (&mut counts.vm, limits.vm)
    } else {
        (&mut counts.lgkm, limits.lgkm)
    };
    if *count == limit {
        return None;
    }
    *count += 1;
    let mut wait = wait.clone();
    wait.operands[0] = Operand::Imm(counts.encode(generation).into());
    Some(wait)
}

#[test]
fn in_straight_code_waits_are_sufficient_and_no_wait_could_be_weaker() {
    let machine = Machine::parse("gfx906").unwrap();
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    for _ in 0..150 {
        let mut body = "bb0:\n".to_string();
        for _ in 0..4 + random.below(20) {
            body += &format!("  {}\n", random_inst(&mut random));
        }
        body += "  p_endpgm\n";
        let func = with_waits(&body, &machine);
        let insts = &func.blocks[func.entry()].insts;
        assert!(is_safe(insts, &machine), "{func}");
        for (i, inst) in insts.iter().enumerate() {
            if inst.opcode() != Some(Opcode::SWaitcnt) {
                continue;
            }
            for vm in [true, false] {
                if let Some(weaker) = weaker(inst, &machine, vm) {
                    let mut insts = insts.clone();
                    insts[i] = weaker;
                    assert!(
                        !is_safe(&insts, &machine),
                        "wait {i} is too strong:\n{func}"
                    );
                }
            }
        }
    }
}

#[test]
fn on_random_ways_through_random_graphs_waits_are_sufficient() {
    let machine = Machine::parse("gfx906").unwrap();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..100 {
        let blocks = 1 + random.below(6);
        let mut body = String::new();
        for b in 0..blocks {
            body += &format!("bb{b}:\n");
            for _ in 0..random.below(6) {
                body += &format!("  {}\n", random_inst(&mut random));
            }
            if random.below(4) == 0 {
                body += &many_stores(&mut random);
            }
            let (x, y) = (1 + random.below(blocks), 1 + random.below(blocks));
            body += &format!("  p_branch_scc1\n  => bb{x}, bb{y}\n");
        }
        body += &format!("bb{blocks}:\n  p_endpgm\n");
        let func = with_waits(&body, &machine);
        for _ in 0..50 {
            let mut counts = Counts::default();
            let mut block = func.entry();
            for _ in 0..20 {
                for inst in &func.blocks[block].insts {
                    assert!(
                        counts.run(inst, &machine),
                        "{block}: {}\n{func}",
                        func.display_inst(inst)
                    );
                }
                let succs = &func.blocks[block].wave_succs;
                if succs.is_empty() {
                    break;
                }
                block = succs[random.below(succs.len() as u64) as usize].block;
            }
        }
    }
}

#[test]
fn the_checker_finds_what_is_missing() {
    let machine = Machine::parse("gfx906").unwrap();
    let func = parse("bb0:\n  ds_read_b32 v0, v1\n  v_add_f32_e32 v2, v0, v0\n  p_endpgm\n");
    assert!(!is_safe(&func.blocks[func.entry()].insts, &machine));
}

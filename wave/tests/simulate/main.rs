//! Random thread graphs, executed twice: lane by lane on the thread graph, and as a wave with EXEC
//! on the wave graph. Each lane must see the same blocks in the same order, and the same
//! parameters: lane masks and uniform values.
//!
//! The instructions stand for oracles: `v_bfrev_b32 v0, N` notes N, or the value of a register, in
//! the trace of each active lane; `v_cmp_eq_u32 mask, N, v0` decides for each active lane by its
//! number, N, and how often the lane has asked N before (from [`NEVER`] on: no); `s_cmp_eq_u32 V,
//! N` decides by N and the value V alone, which must have been made; `v_cndmask_b32 v0, 0, 1, mask`
//! notes the lane's bit of a mask; `s_barrier` must not run without lanes.
//!
//! Lanes end in the last block, or in dead ends (`p_unreachable`), where some lanes go, and endless
//! loops, where none goes. The wave goes on after a dead end, so it is seen that nothing of the
//! others is lost.
//!
//! Every graph is executed with waves of both sizes: lane masks of one register and of two. A lane
//! stands for several of a wave, among them the wave's first and last.

mod graphs;

use graphs::*;
use isa::{Machine, MaskOp, Opcode, Target, WaveSize};
use mir::{Function, Inst, Op, Operand, Pseudo, VReg};
use std::collections::HashMap;

/// Lanes that are executed, as many of a wave's first half as of its second.
const LANES: usize = 8;
/// Conditions from this number on hold for no lane.
const NEVER: u32 = 1_000_000;

/// What is in a register that has no value.
const UNDEFINED: u64 = 0xdead_beef_dead_beef;

/// Answers of the oracles.
struct Oracle {
    seed: u64,
    asked: HashMap<(usize, u32), u64>,
}

impl Oracle {
    fn new(seed: u64) -> Oracle {
        Oracle {
            seed,
            asked: HashMap::new(),
        }
    }

    /// For a lane: true at the latest when asked for the fourth time, so that loops end.
    fn lane(&mut self, lane: usize, n: u32) -> bool {
        let count = self.asked.entry((lane, n)).or_default();
        *count += 1;
        n < NEVER
            && (*count % 4 == 0 || mix([self.seed ^ u64::from(n), lane as u64, *count]) % 3 == 0)
    }

    fn uniform(&self, value: u32, n: u32) -> bool {
        mix([self.seed, u64::from(n), u64::from(value)]) % 2 == 0
    }
}

const STEPS: usize = 20_000;

/// What happens to the lanes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Outcome {
    /// What each lane notes.
    traces: Vec<Vec<u32>>,
    /// The lanes that come to the function's end.
    returned: u64,
}

/// What happens on the thread graph; `None` if it takes too long.
fn run_threads(func: &Function, seed: u64) -> Option<Outcome> {
    let mut oracle = Oracle::new(seed);
    let mut outcome = Outcome {
        traces: Vec::new(),
        returned: 0,
    };
    for lane in 0..LANES {
        let (trace, returned) = run_thread(func, &mut oracle, lane)?;
        outcome.traces.push(trace);
        outcome.returned |= u64::from(returned) << lane;
    }
    Some(outcome)
}

/// What a lane notes, and whether it returns.
fn run_thread(func: &Function, oracle: &mut Oracle, lane: usize) -> Option<(Vec<u32>, bool)> {
    let mut trace = Vec::new();
    let mut regs: HashMap<VReg, u32> = HashMap::new();
    let mut block = func.entry();
    for _ in 0..STEPS {
        let mut scc = false;
        for inst in &func.blocks[block].insts {
            let get = |k: usize| match inst.operands[k] {
                Operand::Literal(n) => n,
                Operand::Inline(128) => 0,
                operand => regs[&low(func, operand)],
            };
            match inst.op {
                Op::Isa(Opcode::VBfrevB32) => trace.push(get(1)),
                Op::Isa(Opcode::VCndmaskB32) => trace.push(get(3)),
                Op::Isa(Opcode::VCmpEqU32) => {
                    let bit = oracle.lane(lane, literal(inst.operands[1]));
                    regs.insert(low(func, inst.operands[0]), u32::from(bit));
                }
                Op::Isa(Opcode::SMovB32) => {
                    regs.insert(low(func, inst.operands[0]), get(1));
                }
                Op::Isa(Opcode::SAddU32) => {
                    regs.insert(low(func, inst.operands[0]), get(1) + 1);
                }
                Op::Isa(Opcode::SCmpEqU32) => {
                    scc = oracle.uniform(get(0), literal(inst.operands[1]))
                }
                _ => {}
            }
        }
        let last = func.terminator(block).unwrap();
        let taken = match last.op {
            Op::Pseudo(Pseudo::Jump) => 0,
            Op::Pseudo(Pseudo::BranchLanes) => usize::from(regs[&low(func, last.operands[0])] == 0),
            Op::Pseudo(Pseudo::BranchScc1) => usize::from(!scc),
            _ => return Some((trace, !last.is_pseudo(Pseudo::Unreachable))),
        };
        let edge = &func.blocks[block].succs[taken];
        let values: Vec<u32> = edge
            .args
            .iter()
            .map(|a| regs.get(a).copied().unwrap_or(0))
            .collect();
        regs.extend(func.blocks[edge.block].params.iter().copied().zip(values));
        block = edge.block;
    }
    None
}

fn literal(operand: Operand) -> u32 {
    match operand {
        Operand::Literal(n) => n,
        other => panic!("{other:?} is no literal"),
    }
}

fn low(func: &Function, operand: Operand) -> VReg {
    func.operand_regs(operand)[0]
}

/// The places in a wave of the lanes that are executed: spread over it, its first and its last
/// among them.
fn places(wave: WaveSize) -> Vec<u32> {
    let (last, count) = (wave.lanes() - 1, LANES as u32 - 1);
    (0..=count).map(|lane| lane * last / count).collect()
}

/// A wave with its SGPRs.
struct Wave<'a> {
    func: &'a Function,
    /// Places of the lanes.
    places: Vec<u32>,
    regs: HashMap<VReg, u32>,
    exec: u64,
    scc: bool,
    oracle: Oracle,
    traces: Vec<Vec<u32>>,
    expected: &'a Outcome,
}

impl Wave<'_> {
    /// The mask with the bits of some lanes.
    fn mask_of(&self, lanes: impl Fn(usize) -> bool) -> u64 {
        let places = self.places.iter().enumerate();
        places
            .filter(|&(lane, _)| lanes(lane))
            .fold(0, |mask, (_, place)| mask | 1 << place)
    }

    fn get(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Phys(span) if span == self.func.wave.exec() => self.exec,
            Operand::Inline(128) => 0,
            Operand::Inline(129) => 1,
            Operand::Literal(n) => u64::from(n),
            Operand::Regs(_) => {
                let regs = self.func.operand_regs(operand).iter().rev();
                regs.fold(0, |value, reg| {
                    let part = self.regs.get(reg);
                    let part = part.expect("a register is written before it is read");
                    value << 32 | u64::from(*part)
                })
            }
            other => panic!("{other:?} is no mask"),
        }
    }

    fn set(&mut self, operand: Operand, value: u64) {
        match operand {
            Operand::Phys(span) if span == self.func.wave.exec() => self.exec = value,
            _ => {
                let regs = self.func.operand_regs(operand);
                for (part, &reg) in regs.iter().enumerate() {
                    self.regs.insert(reg, (value >> (32 * part)) as u32);
                }
            }
        }
    }

    fn lanes(&self) -> Vec<usize> {
        let active = |&lane: &usize| self.exec >> self.places[lane] & 1 == 1;
        (0..LANES).filter(active).collect()
    }

    /// Have all lanes come to dead ends?
    fn is_dead(&self) -> bool {
        self.expected.returned == 0 && self.traces == self.expected.traces
    }

    fn step(&mut self, inst: &Inst) {
        let o = &inst.operands;
        match inst.op {
            Op::Isa(Opcode::VBfrevB32) => {
                let value = self.get(o[1]) as u32;
                for lane in self.lanes() {
                    self.traces[lane].push(value);
                }
            }
            Op::Isa(Opcode::VCndmaskB32) => {
                for lane in self.lanes() {
                    let bit = self.get(o[3]) >> self.places[lane] & 1;
                    self.traces[lane].push(bit as u32);
                }
            }
            Op::Isa(Opcode::VCmpEqU32) => {
                let (lanes, n) = (self.lanes(), literal(o[1]));
                let yes: Vec<usize> = lanes
                    .into_iter()
                    .filter(|&lane| self.oracle.lane(lane, n))
                    .collect();
                self.set(o[0], self.mask_of(|lane| yes.contains(&lane)));
            }
            Op::Isa(Opcode::SBarrier) => {
                assert!(self.exec != 0 || self.is_dead(), "WAVE-EMPTY: no lane");
            }
            Op::Isa(Opcode::SAddU32) => {
                self.set(o[0], self.get(o[1]) + self.get(o[2]));
                self.scc = !self.scc;
            }
            Op::Isa(Opcode::SCmpEqU32) => {
                let value = self.get(o[0]) as u32;
                assert!(value != UNDEFINED as u32, "a branch on what was never made");
                self.scc = self.oracle.uniform(value, literal(o[1]));
            }
            Op::Isa(Opcode::SMovB32) => self.set(o[0], self.get(o[1])),
            Op::Isa(_) => self.mask_step(inst),
            Op::Pseudo(Pseudo::Copy) => self.set(o[0], self.get(o[1])),
            Op::Pseudo(Pseudo::Undef) => self.set(o[0], UNDEFINED),
            Op::Pseudo(Pseudo::MaskMerge) => {
                let (old, new) = (self.get(o[1]), self.get(o[2]));
                self.set(o[0], old & !self.exec | new & self.exec);
                self.scc = !self.scc;
            }
            Op::Pseudo(p) if p.is_terminator() => {}
            other => panic!("{other:?} is not simulated"),
        }
    }

    /// What is done with lane masks, SCC with them: its value does not matter, but it is another
    /// one.
    fn mask_step(&mut self, inst: &Inst) {
        let o = &inst.operands;
        let saved = self.exec;
        match self.func.mask_op(inst) {
            Some(MaskOp::Mov) => return self.set(o[0], self.get(o[1])),
            Some(MaskOp::Or) => self.set(o[0], self.get(o[1]) | self.get(o[2])),
            Some(MaskOp::Xor) => self.set(o[0], self.get(o[1]) ^ self.get(o[2])),
            Some(MaskOp::And) => self.set(o[0], self.get(o[1]) & self.get(o[2])),
            Some(MaskOp::Andn2) => self.set(o[0], self.get(o[1]) & !self.get(o[2])),
            Some(MaskOp::AndSaveexec) => {
                self.exec &= self.get(o[1]);
                self.set(o[0], saved);
            }
            Some(MaskOp::Andn1Saveexec) => {
                self.exec &= !self.get(o[1]);
                self.set(o[0], saved);
            }
            _ => panic!("{:?} is not simulated", inst.op),
        }
        self.scc = !self.scc;
    }
}

/// Runs the wave graph, and checks that it does what is expected.
fn run_wave(func: &Function, seed: u64, expected: &Outcome) {
    let mut wave = Wave {
        func,
        places: places(func.wave),
        regs: HashMap::new(),
        exec: 0,
        scc: false,
        oracle: Oracle::new(seed),
        traces: vec![Vec::new(); LANES],
        expected,
    };
    wave.exec = wave.mask_of(|_| true);
    let mut block = func.entry();
    for _ in 0..STEPS * LANES {
        let insts = &func.blocks[block].insts;
        insts.iter().for_each(|inst| wave.step(inst));
        if wave.exec == 0 && wave.is_dead() {
            // All lanes have come to dead ends: it does not matter where the wave goes.
            return;
        }
        let last = insts.last().unwrap();
        let taken = match last.op {
            Op::Pseudo(Pseudo::Jump) => 0,
            Op::Pseudo(Pseudo::BranchScc1) => usize::from(!wave.scc),
            Op::Pseudo(Pseudo::BranchExecz) => usize::from(wave.exec != 0),
            Op::Pseudo(Pseudo::BranchExecnz) => usize::from(wave.exec == 0),
            Op::Pseudo(Pseudo::Endpgm | Pseudo::Return) => {
                assert_eq!(wave.traces, expected.traces);
                let returned = wave.mask_of(|lane| expected.returned >> lane & 1 == 1);
                assert_eq!(wave.exec, returned, "who is back at the end");
                return;
            }
            // The wave ends: nobody is left.
            Op::Pseudo(Pseudo::Unreachable) => {
                assert!(wave.is_dead(), "lanes are left");
                return;
            }
            other => panic!("{other:?} ends no wave block"),
        };
        let edge = &func.blocks[block].wave_succs[taken];
        let values: Vec<u32> = edge
            .args
            .iter()
            .map(|a| *wave.regs.get(a).expect("an argument is defined"))
            .collect();
        for (&param, value) in func.blocks[edge.block].params.iter().zip(values) {
            wave.regs.insert(param, value);
        }
        block = edge.block;
    }
    panic!("the wave does not end");
}

/// Processors with and without all operations on EXEC, by wave size; that they run such waves is
/// not needed here.
fn machine(wave: WaveSize, seed: u64) -> Machine {
    let names = match wave {
        WaveSize::W32 => ["gfx1030", "gfx803"],
        WaveSize::W64 => ["gfx906", "gfx803"],
    };
    let target = Target::parse(names[(seed % 2) as usize]).expect("a processor");
    Machine::with_wave(&target, wave).expect("a processor with facts")
}

/// What the lanes do, in each run that ends soon.
fn check(seed: u64, wave: WaveSize) -> Vec<Outcome> {
    let mut func = random_function(seed, wave);
    mir::verifier::verify(&func).unwrap_or_else(|e| panic!("seed {seed}: {e:?}"));
    let expected: Vec<_> = (0..3)
        .filter_map(|s| Some((s, run_threads(&func, s)?)))
        .collect();
    let before = func.to_string();
    amdgpuc_wave::run(&mut func, &machine(wave, seed));
    let after = func.to_string();
    mir::verifier::verify(&func)
        .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{before}\n{after}"));
    for (s, outcome) in &expected {
        std::panic::catch_unwind(|| run_wave(&func, *s, outcome))
            .unwrap_or_else(|_| panic!("seed {seed}, run {s}\n{before}\n{after}"));
    }
    expected.into_iter().map(|(_, outcome)| outcome).collect()
}

/// `AMDGPUC_RANDOM=N` checks N functions, `AMDGPUC_SEED=S` begins with seed S.
#[test]
fn waves_do_what_threads_do() {
    let number = |name: &str| std::env::var(name).ok().and_then(|n| n.parse::<u64>().ok());
    let first = number("AMDGPUC_SEED").unwrap_or(0);
    let count = number("AMDGPUC_RANDOM").unwrap_or(3000);
    for seed in first..first + count {
        let [narrow, wide] = WaveSize::ALL.map(|wave| check(seed, wave));
        assert!(narrow == wide, "seed {seed}: the wave size matters");
    }
}

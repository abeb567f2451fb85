//! Random thread graphs, executed twice: lane by lane on the thread graph, and as a wave with EXEC on the wave graph. Each lane must see
//! the same blocks in the same order, and the same lane-mask parameters.
//!
//! The instructions stand for oracles: `v_bfrev_b32 v0, N` notes N in the trace of each active lane; `v_cmp_eq_u32 mask, N, v0` decides for each active
//! lane by its number, N, and how often the lane has asked N before; `s_cmp_eq_u32 N, 0` decides by N alone; `v_cndmask_b32 v0, 0, 1, mask`
//! notes the lane's bit of a mask.

use cranelift_entity::EntityRef;
use isa::{Form, Opcode, Reg, RegSpan};
use mir::{Block, BlockData, Edge, FuncId, Function, Inst, Op, Operand, Pseudo, VReg};
use std::collections::HashMap;

const LANES: usize = 8;

/// A small generator of pseudo-random numbers (xorshift).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}

fn mix(values: [u64; 3]) -> u64 {
    let mut h = 0x9e37_79b9_7f4a_7c15u64;
    for v in values {
        h = (h ^ v).wrapping_mul(0xff51_afd7_ed55_8ccd);
        h ^= h >> 29;
    }
    h
}

/// How a block under construction ends.
#[derive(Clone)]
enum End {
    Jump(usize),
    Lanes(usize, usize),
    Uniform(usize, usize),
    Stop,
}

/// A block under construction; `label`s name blocks before they have a place.
#[derive(Clone)]
struct Proto {
    label: usize,
    end: End,
    depth: u8,
}

struct Gen {
    rng: Rng,
    labels: usize,
    done: Vec<Proto>,
    budget: i32,
}

/// Where a statement can jump to.
#[derive(Clone, Default)]
struct Scope {
    /// Joins of the innermost loop, or of the function.
    joins: Vec<usize>,
    /// Exit of the innermost loop, and its latch.
    around: Option<(usize, usize)>,
    depth: u8,
}

impl Gen {
    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels
    }

    fn emit(&mut self, label: usize, end: End, depth: u8) {
        self.done.push(Proto { label, end, depth });
    }

    /// A branch to `a` or `b`, divergent mostly.
    fn branch(&mut self, a: usize, b: usize) -> End {
        if self.rng.below(4) == 0 {
            End::Uniform(a, b)
        } else {
            End::Lanes(a, b)
        }
    }

    /// Statements from block `start`, ending with a jump to `to`. Blocks that must come after the innermost loop go to `later`.
    fn statements(&mut self, start: usize, to: usize, scope: &Scope, later: &mut Vec<Proto>) {
        let mut at = start;
        for _ in 0..1 + self.rng.below(3) {
            self.budget -= 1;
            if self.budget < 0 {
                break;
            }
            let next = self.label();
            match self.rng.below(6) {
                0 => self.if_then(at, next, scope, later),
                1 | 2 => self.if_else(at, next, scope, later),
                3 => self.a_loop(at, next, scope),
                4 => self.escape(at, next, scope, later),
                _ => self.emit(at, End::Jump(next), scope.depth),
            }
            at = next;
        }
        self.emit(at, End::Jump(to), scope.depth);
    }

    fn if_then(&mut self, at: usize, next: usize, scope: &Scope, later: &mut Vec<Proto>) {
        let (then, edge) = (self.label(), self.label());
        let end = if self.rng.below(2) == 0 {
            self.branch(then, edge)
        } else {
            self.branch(edge, then)
        };
        self.emit(at, end, scope.depth);
        let mut inner = scope.clone();
        inner.joins.push(next);
        if self.rng.below(2) == 0 {
            self.emit(edge, End::Jump(next), scope.depth);
            self.statements(then, next, &inner, later);
        } else {
            self.statements(then, next, &inner, later);
            self.emit(edge, End::Jump(next), scope.depth);
        }
    }

    fn if_else(&mut self, at: usize, next: usize, scope: &Scope, later: &mut Vec<Proto>) {
        let (then, other) = (self.label(), self.label());
        let end = self.branch(then, other);
        self.emit(at, end, scope.depth);
        let mut inner = scope.clone();
        inner.joins.push(next);
        self.statements(then, next, &inner, later);
        self.statements(other, next, &inner, later);
    }

    fn a_loop(&mut self, at: usize, next: usize, scope: &Scope) {
        let (header, latch, exit_edge) = (self.label(), self.label(), self.label());
        self.emit(at, End::Jump(header), scope.depth);
        let inner = Scope {
            joins: Vec::new(),
            around: Some((next, latch)),
            depth: scope.depth + 1,
        };
        let mut after = Vec::new();
        let body = self.label();
        // The header's oracle leaves the loop after a few rounds.
        let end = if self.rng.below(2) == 0 {
            End::Lanes(exit_edge, body)
        } else {
            End::Jump(body)
        };
        let has_exit = matches!(end, End::Lanes(..));
        self.emit(header, end, inner.depth);
        if has_exit {
            after.push(Proto {
                label: exit_edge,
                end: End::Jump(next),
                depth: scope.depth,
            });
        }
        let tail = self.label();
        self.statements(body, tail, &inner, &mut after);
        let (last_edge, again) = (self.label(), self.label());
        self.emit(tail, End::Lanes(last_edge, again), inner.depth);
        self.emit(again, End::Jump(latch), inner.depth);
        after.push(Proto {
            label: last_edge,
            end: End::Jump(next),
            depth: scope.depth,
        });
        self.emit(latch, End::Jump(header), inner.depth);
        self.done.extend(after);
    }

    /// Some lanes go to a join around, or out of the loop, or to its next round.
    fn escape(&mut self, at: usize, next: usize, scope: &Scope, later: &mut Vec<Proto>) {
        let edge = self.label();
        let mut choices: Vec<(usize, bool)> = scope.joins.iter().map(|&j| (j, false)).collect();
        if let Some((exit, latch)) = scope.around {
            choices.extend([(exit, true), (latch, false)]);
        }
        if choices.is_empty() {
            self.emit(at, End::Jump(next), scope.depth);
            return;
        }
        let (target, leaves) = choices[self.rng.below(choices.len() as u64) as usize];
        let end = self.branch(edge, next);
        self.emit(at, end, scope.depth);
        let proto = Proto {
            label: edge,
            end: End::Jump(target),
            depth: scope.depth,
        };
        if leaves {
            later.push(proto)
        } else {
            self.done.push(proto)
        }
    }
}

fn note(n: u32) -> Inst {
    let mut inst = Inst::new(
        Opcode::VBfrevB32,
        &[Operand::phys(Reg::vgpr(0)), Operand::Literal(n)],
    );
    inst.form = Form::E32;
    inst
}

fn ask(func: &mut Function, n: u32) -> (Inst, [VReg; 2]) {
    let mask = func.mask();
    let dst = func.operand(&mask);
    (
        Inst::new(
            Opcode::VCmpEqU32,
            &[dst, Operand::Literal(n), Operand::phys(Reg::vgpr(0))],
        ),
        mask,
    )
}

/// A random function. Joins have a lane mask as parameter.
fn random_function(seed: u64) -> Function {
    let mut g = Gen {
        rng: Rng(seed * 2 + 1),
        labels: 0,
        done: Vec::new(),
        budget: 3 + (seed % 14) as i32,
    };
    g.rng.next();
    let (entry, end) = (g.label(), g.label());
    g.statements(entry, end, &Scope::default(), &mut Vec::new());
    g.emit(end, End::Stop, 0);
    let protos = g.done;
    let mut func = Function::new("f", FuncId::new(0));
    func.kernel = Some(mir::KernelAbi::default());
    let mut blocks = HashMap::new();
    for proto in &protos {
        let block = func.blocks.push(BlockData {
            loop_depth: proto.depth,
            ..BlockData::default()
        });
        func.layout.push(block);
        blocks.insert(proto.label, block);
    }
    let mut preds: HashMap<usize, u32> = HashMap::new();
    for proto in &protos {
        let targets: &[usize] = match &proto.end {
            End::Jump(a) => &[*a],
            End::Lanes(a, b) | End::Uniform(a, b) => &[*a, *b],
            End::Stop => &[],
        };
        targets
            .iter()
            .for_each(|t| *preds.entry(*t).or_default() += 1);
    }
    let mut params: HashMap<usize, [VReg; 2]> = HashMap::new();
    for proto in &protos {
        if preds.get(&proto.label).copied().unwrap_or(0) > 1 {
            let mask = func.mask();
            params.insert(proto.label, mask);
            func.blocks[blocks[&proto.label]].params = mask.to_vec();
        }
    }
    for proto in &protos {
        fill(&mut func, proto, &blocks, &params);
    }
    func
}

fn fill(
    func: &mut Function,
    proto: &Proto,
    blocks: &HashMap<usize, Block>,
    params: &HashMap<usize, [VReg; 2]>,
) {
    let block = blocks[&proto.label];
    let id = proto.label as u32;
    // The next to last label block gets trace notes only where the block cannot be thinned out.
    let mut insts = Vec::new();
    if let Some(mask) = params.get(&proto.label) {
        let mask = func.operand(mask);
        let one = Operand::Inline(129);
        insts.push(Inst::new(
            Opcode::VCndmaskB32,
            &[Operand::phys(Reg::vgpr(0)), Operand::Inline(128), one, mask],
        ));
    }
    let plain_jump = matches!(proto.end, End::Jump(_)) && insts.is_empty();
    if !plain_jump || !id.is_multiple_of(3) {
        insts.push(note(1000 + id));
    }
    let edge = |func: &mut Function, insts: &mut Vec<Inst>, target: usize| {
        let mut edge = Edge::to(blocks[&target]);
        if params.contains_key(&target) {
            let (inst, mask) = ask(func, 500_000 + id);
            insts.push(inst);
            edge.args.extend(mask);
        }
        edge
    };
    let (edges, end) = match proto.end {
        End::Jump(a) => (
            vec![edge(func, &mut insts, a)],
            Inst::pseudo(Pseudo::Jump, &[]),
        ),
        End::Lanes(a, b) => {
            let edges = vec![edge(func, &mut insts, a), edge(func, &mut insts, b)];
            let (inst, mask) = ask(func, id);
            insts.push(inst);
            let mask = func.operand(&mask);
            (edges, Inst::pseudo(Pseudo::BranchLanes, &[mask]))
        }
        End::Uniform(a, b) => {
            let edges = vec![edge(func, &mut insts, a), edge(func, &mut insts, b)];
            insts.push(Inst::new(
                Opcode::SCmpEqU32,
                &[Operand::Literal(id), Operand::Inline(128)],
            ));
            (edges, Inst::pseudo(Pseudo::BranchScc1, &[]))
        }
        End::Stop => (Vec::new(), Inst::pseudo(Pseudo::Endpgm, &[])),
    };
    insts.push(end);
    func.blocks[block].insts = insts;
    func.blocks[block].succs.extend(edges);
}

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
        *count % 4 == 0 || mix([self.seed ^ u64::from(n), lane as u64, *count]) % 3 == 0
    }

    fn uniform(&self, n: u32) -> bool {
        mix([self.seed, u64::from(n), 77]) % 2 == 0
    }
}

const STEPS: usize = 20_000;

/// What each lane notes on the thread graph; `None` if it takes too long.
fn run_threads(func: &Function, seed: u64) -> Option<Vec<Vec<u32>>> {
    let mut oracle = Oracle::new(seed);
    let mut traces = Vec::new();
    for lane in 0..LANES {
        let mut trace = Vec::new();
        let mut regs: HashMap<VReg, bool> = HashMap::new();
        let mut block = func.entry();
        for step in 0.. {
            if step > STEPS {
                return None;
            }
            let mut scc = false;
            for inst in &func.blocks[block].insts {
                match inst.op {
                    Op::Isa(Opcode::VBfrevB32) => trace.push(literal(inst.operands[1])),
                    Op::Isa(Opcode::VCndmaskB32) => {
                        trace.push(u32::from(regs[&low(func, inst.operands[3])]))
                    }
                    Op::Isa(Opcode::VCmpEqU32) => {
                        let bit = oracle.lane(lane, literal(inst.operands[1]));
                        regs.insert(low(func, inst.operands[0]), bit);
                    }
                    Op::Isa(Opcode::SCmpEqU32) => scc = oracle.uniform(literal(inst.operands[0])),
                    _ => {}
                }
            }
            let last = func.terminator(block).unwrap();
            let taken = match last.op {
                Op::Pseudo(Pseudo::Jump) => 0,
                Op::Pseudo(Pseudo::BranchLanes) => usize::from(!regs[&low(func, last.operands[0])]),
                Op::Pseudo(Pseudo::BranchScc1) => usize::from(!scc),
                _ => break,
            };
            let edge = &func.blocks[block].succs[taken];
            let values: Vec<bool> = edge
                .args
                .iter()
                .map(|a| regs.get(a).copied().unwrap_or(false))
                .collect();
            for (&param, value) in func.blocks[edge.block].params.iter().zip(values) {
                regs.insert(param, value);
            }
            block = edge.block;
        }
        traces.push(trace);
    }
    Some(traces)
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

/// A wave: masks in SGPR pairs, by the low register (arguments of edges are single registers, so both halves are kept).
struct Wave<'a> {
    func: &'a Function,
    regs: HashMap<VReg, u64>,
    exec: u64,
    scc: bool,
    oracle: Oracle,
    traces: Vec<Vec<u32>>,
}

impl Wave<'_> {
    fn get(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Phys(RegSpan::EXEC) => self.exec,
            Operand::Inline(128) => 0,
            Operand::Regs(_) => *self
                .regs
                .get(&low(self.func, operand))
                .expect("a register is written before it is read"),
            other => panic!("{other:?} is no mask"),
        }
    }

    fn set(&mut self, operand: Operand, value: u64) {
        match operand {
            Operand::Phys(RegSpan::EXEC) => self.exec = value,
            _ => {
                for &reg in self.func.operand_regs(operand) {
                    self.regs.insert(reg, value);
                }
            }
        }
    }

    fn lanes(&self) -> impl Iterator<Item = usize> + use<> {
        let exec = self.exec;
        (0..LANES).filter(move |l| exec >> l & 1 == 1)
    }

    fn step(&mut self, inst: &Inst) {
        let o = &inst.operands;
        match inst.op {
            Op::Isa(Opcode::VBfrevB32) => {
                for lane in self.lanes() {
                    self.traces[lane].push(literal(o[1]));
                }
            }
            Op::Isa(Opcode::VCndmaskB32) => {
                for lane in self.lanes() {
                    let bit = self.get(o[3]) >> lane & 1;
                    self.traces[lane].push(bit as u32);
                }
            }
            Op::Isa(Opcode::VCmpEqU32) => {
                let mut bits = 0;
                for lane in self.lanes() {
                    bits |= u64::from(self.oracle.lane(lane, literal(o[1]))) << lane;
                }
                self.set(o[0], bits);
            }
            Op::Isa(Opcode::SCmpEqU32) => self.scc = self.oracle.uniform(literal(o[0])),
            Op::Isa(Opcode::SOrB64) => self.set(o[0], self.get(o[1]) | self.get(o[2])),
            Op::Isa(Opcode::SAndB64) => self.set(o[0], self.get(o[1]) & self.get(o[2])),
            Op::Isa(Opcode::SAndn2B64) => self.set(o[0], self.get(o[1]) & !self.get(o[2])),
            Op::Isa(Opcode::SMovB64 | Opcode::SMovB32) => self.set(o[0], self.get(o[1])),
            Op::Isa(Opcode::SAndSaveexecB64) => {
                let (old, cond) = (self.exec, self.get(o[1]));
                self.set(o[0], old);
                self.exec = old & cond;
            }
            Op::Isa(Opcode::SAndn1SaveexecB64) => {
                let (old, cond) = (self.exec, self.get(o[1]));
                self.set(o[0], old);
                self.exec = old & !cond;
            }
            Op::Isa(Opcode::SXorB64) => self.set(o[0], self.get(o[1]) ^ self.get(o[2])),
            Op::Pseudo(Pseudo::Copy) => self.set(o[0], self.get(o[1])),
            Op::Pseudo(Pseudo::Undef) => self.set(o[0], 0xdead_beef),
            Op::Pseudo(Pseudo::MaskMerge) => {
                self.set(
                    o[0],
                    self.get(o[1]) & !self.exec | self.get(o[2]) & self.exec,
                );
                self.scc = !self.scc;
            }
            Op::Pseudo(p) if p.is_terminator() => {}
            other => panic!("{other:?} is not simulated"),
        }
        if let Op::Isa(
            Opcode::SOrB64
            | Opcode::SXorB64
            | Opcode::SAndSaveexecB64
            | Opcode::SAndn1SaveexecB64
            | Opcode::SAndB64
            | Opcode::SAndn2B64,
        ) = inst.op
        {
            self.scc = !self.scc;
        }
    }
}

fn run_wave(func: &Function, seed: u64) -> Vec<Vec<u32>> {
    let all = (1 << LANES) - 1;
    let mut wave = Wave {
        func,
        regs: HashMap::new(),
        exec: all,
        scc: false,
        oracle: Oracle::new(seed),
        traces: vec![Vec::new(); LANES],
    };
    let mut block = func.entry();
    for _ in 0..STEPS * LANES {
        let insts = &func.blocks[block].insts;
        insts.iter().for_each(|inst| wave.step(inst));
        let last = insts.last().unwrap();
        let taken = match last.op {
            Op::Pseudo(Pseudo::Jump) => 0,
            Op::Pseudo(Pseudo::BranchScc1) => usize::from(!wave.scc),
            Op::Pseudo(Pseudo::BranchExecz) => usize::from(wave.exec != 0),
            Op::Pseudo(Pseudo::BranchExecnz) => usize::from(wave.exec == 0),
            Op::Pseudo(Pseudo::Endpgm) => {
                assert_eq!(wave.exec, all, "all lanes are back at the end");
                return wave.traces;
            }
            other => panic!("{other:?} ends no wave block"),
        };
        let edge = &func.blocks[block].wave_succs[taken];
        let values: Vec<u64> = edge
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

fn check(seed: u64) {
    let mut func = random_function(seed);
    mir::verifier::verify(&func).unwrap_or_else(|e| panic!("seed {seed}: {e:?}"));
    let expected: Vec<_> = (0..3)
        .filter_map(|s| Some((s, run_threads(&func, s)?)))
        .collect();
    let before = func.to_string();
    // With and without the instructions of GFX9.
    let name = ["gfx906", "gfx803"][(seed % 2) as usize];
    let machine = isa::Machine::parse(name).expect("a processor with facts");
    amdgpuc_wave::run(&mut func, &machine);
    let after = func.to_string();
    mir::verifier::verify(&func)
        .unwrap_or_else(|e| panic!("seed {seed}: {e:?}\n{before}\n{after}"));
    for (s, traces) in expected {
        let got = std::panic::catch_unwind(|| run_wave(&func, s))
            .unwrap_or_else(|_| panic!("seed {seed}, run {s}\n{before}\n{after}"));
        assert_eq!(got, traces, "seed {seed}, run {s}\n{before}\n{after}");
    }
}

#[test]
fn waves_do_what_threads_do() {
    for seed in 0..3000 {
        check(seed);
    }
}

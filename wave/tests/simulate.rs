//! Random thread graphs, executed twice: lane by lane on the thread graph, and as a wave with EXEC
//! on the wave graph. Each lane must see the same blocks in the same order, and the same
//! parameters: lane masks and uniform values.
//!
//! The instructions stand for oracles: `v_bfrev_b32 v0, N` notes N, or the value of a register, in
//! the trace of each active lane; `v_cmp_eq_u32 mask, N, v0` decides for each active lane by its
//! number, N, and how often the lane has asked N before (from [`NEVER`] on: no); `s_cmp_eq_u32 N,
//! 0` decides by N alone; `v_cndmask_b32 v0, 0, 1, mask` notes the lane's bit of a mask;
//! `s_barrier` must not run without lanes.
//!
//! Lanes end in the last block, or in dead ends (`p_unreachable`), where some lanes go, and endless
//! loops, where none goes. The wave goes on after a dead end, so it is seen that nothing of the
//! others is lost.
//!
//! Every graph is executed with waves of both sizes: lane masks of one register and of two. A lane
//! stands for several of a wave, among them the wave's first and last.

use cranelift_entity::EntityRef;
use isa::{Form, Machine, MaskOp, Opcode, Reg, Target, WaveSize};
use mir::{Block, BlockData, Edge, FuncId, Function, Inst, Mask, Op, Operand, Pseudo, VReg};
use std::collections::{HashMap, HashSet};

/// Lanes that are executed, as many of a wave's first half as of its second.
const LANES: usize = 8;
/// Conditions from this number on hold for no lane.
const NEVER: u32 = 1_000_000;

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
    /// To the first, where no lane goes in fact, or to the second.
    Never(usize, usize),
    Uniform(usize, usize),
    /// The function's end.
    Stop,
    /// A dead end.
    Unreachable,
}

impl End {
    fn targets(&self) -> Vec<usize> {
        match *self {
            End::Jump(a) => vec![a],
            End::Lanes(a, b) | End::Never(a, b) | End::Uniform(a, b) => vec![a, b],
            End::Stop | End::Unreachable => Vec::new(),
        }
    }
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
    /// Blocks from which control never returns: behind all loops.
    dead: Vec<Proto>,
    /// A dead end that several branches lead to.
    shared: Option<usize>,
    /// Blocks where all lanes that come together come by one edge: their parameter is uniform.
    uniform: HashSet<usize>,
    /// Blocks of endless loops that have nothing but a jump.
    bare: HashSet<usize>,
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

    /// Statements from block `start`, ending with a jump to `to`. Blocks that must come after the
    /// innermost loop go to `later`.
    fn statements(&mut self, start: usize, to: usize, scope: &Scope, later: &mut Vec<Proto>) {
        let mut at = start;
        for _ in 0..1 + self.rng.below(3) {
            self.budget -= 1;
            if self.budget < 0 {
                break;
            }
            let next = self.label();
            match self.rng.below(8) {
                0 => self.if_then(at, next, scope, later),
                1 | 2 => self.if_else(at, next, scope, later),
                3 => self.a_loop(at, next, scope),
                4 => self.escape(at, next, scope, later),
                5 => self.dead_end(at, next, scope),
                6 => self.uniform_if(at, next, scope, later),
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

    /// All lanes that are here take one arm, and no others come to the join.
    fn uniform_if(&mut self, at: usize, next: usize, scope: &Scope, later: &mut Vec<Proto>) {
        let (then, other) = (self.label(), self.label());
        self.emit(at, End::Uniform(then, other), scope.depth);
        self.statements(then, next, scope, later);
        self.statements(other, next, scope, later);
        self.uniform.insert(next);
    }

    /// Some lanes go where control never returns from, or none does.
    fn dead_end(&mut self, at: usize, next: usize, scope: &Scope) {
        let edge = self.label();
        let taken = self.rng.below(4) == 0;
        let end = match taken {
            true => self.branch(edge, next),
            false => End::Never(edge, next),
        };
        self.emit(at, end, scope.depth);
        // What is made now stands behind all loops; it is exchanged with what stands there already.
        let before = std::mem::replace(&mut self.done, std::mem::take(&mut self.dead));
        match self.rng.below(4) {
            0 => {
                let shared = self.shared.unwrap_or_else(|| self.label());
                self.shared = Some(shared);
                self.emit(edge, End::Jump(shared), 0);
            }
            1 => self.emit(edge, End::Unreachable, 0),
            2 if !taken => self.endless(edge),
            _ => {
                let last = self.label();
                self.statements(edge, last, &Scope::default(), &mut Vec::new());
                self.emit(last, End::Unreachable, 0);
            }
        }
        let mut made = std::mem::replace(&mut self.done, before);
        made.append(&mut self.dead);
        match scope.depth == 0 && self.rng.below(2) == 0 {
            true => self.done.extend(made),
            false => self.dead = made,
        }
    }

    /// A loop that no lane leaves but for dead ends.
    fn endless(&mut self, at: usize) {
        let (header, latch) = (self.label(), self.label());
        self.emit(at, End::Jump(header), 0);
        if self.rng.below(2) == 0 {
            self.bare.extend([header, latch]);
            self.emit(header, End::Jump(latch), 1);
            self.emit(latch, End::Jump(header), 1);
            return;
        }
        self.uniform.insert(header);
        let inner = Scope {
            joins: Vec::new(),
            around: None,
            depth: 1,
        };
        self.statements(header, latch, &inner, &mut Vec::new());
        self.emit(latch, End::Jump(header), 1);
    }

    fn a_loop(&mut self, at: usize, next: usize, scope: &Scope) {
        let (header, latch, exit_edge) = (self.label(), self.label(), self.label());
        self.uniform.insert(header);
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

fn note(value: Operand) -> Inst {
    let operands = [Operand::phys(Reg::vgpr(0)), value];
    let mut inst = Inst::new(Opcode::VBfrevB32, &operands);
    inst.form = Form::E32;
    inst
}

/// Parameters of a block.
#[derive(Clone, Copy)]
struct Params {
    mask: Mask,
    /// A value that is the same for all lanes that come together.
    uniform: Option<VReg>,
}

/// A block that is put behind all others.
fn last_blocks(g: &mut Gen, end: usize) {
    let dead = std::mem::take(&mut g.dead);
    g.done.extend(dead);
    if let Some(shared) = g.shared {
        g.emit(shared, End::Unreachable, 0);
    }
    match g.rng.below(8) {
        0 => g.emit(end, End::Unreachable, 0),
        _ => g.emit(end, End::Stop, 0),
    }
}

/// A random function. Joins have a lane mask as parameter, and a uniform value where there is one.
fn random_function(seed: u64, wave: WaveSize) -> Function {
    let mut g = Gen {
        rng: Rng(seed * 2 + 1),
        labels: 0,
        done: Vec::new(),
        budget: 3 + (seed % 14) as i32,
        dead: Vec::new(),
        shared: None,
        uniform: HashSet::new(),
        bare: HashSet::new(),
    };
    g.rng.next();
    let (entry, end) = (g.label(), g.label());
    g.statements(entry, end, &Scope::default(), &mut Vec::new());
    last_blocks(&mut g, end);
    let mut func = Function::new("f", FuncId::new(0), wave);
    if g.rng.below(2) == 0 {
        func.kernel = Some(mir::KernelAbi::default());
    }
    let mut blocks = HashMap::new();
    for proto in &g.done {
        let block = func.blocks.push(BlockData {
            loop_depth: proto.depth,
            ..BlockData::default()
        });
        func.layout.push(block);
        blocks.insert(proto.label, block);
    }
    let mut preds: HashMap<usize, u32> = HashMap::new();
    for target in g.done.iter().flat_map(|proto| proto.end.targets()) {
        *preds.entry(target).or_default() += 1;
    }
    let mut params: HashMap<usize, Params> = HashMap::new();
    for proto in &g.done {
        let joins = preds.get(&proto.label).is_some_and(|&count| count > 1);
        if joins && !g.bare.contains(&proto.label) {
            let mask = func.mask();
            let uniform = g.uniform.contains(&proto.label);
            let uniform = uniform.then(|| func.vreg(mir::Bank::Sgpr));
            let mut regs = func.mask_regs(mask).to_vec();
            regs.extend(uniform);
            func.blocks[blocks[&proto.label]].params = regs;
            params.insert(proto.label, Params { mask, uniform });
        }
    }
    for proto in &g.done {
        match g.bare.contains(&proto.label) {
            true => fill_bare(&mut func, proto, &blocks),
            false => fill(&mut func, proto, &blocks, &params),
        }
    }
    func
}

/// A block's contents while they are made.
struct Body<'a> {
    func: &'a mut Function,
    block: Block,
    /// Number of the block in notes and questions.
    id: u32,
    insts: Vec<Inst>,
}

impl Body<'_> {
    /// An edge, with the instructions that make its arguments.
    fn edge(&mut self, target: Block, params: Option<&Params>) -> Edge {
        let mut edge = Edge::to(target);
        let Some(params) = params else {
            return edge;
        };
        let mask = self.ask(500_000 + self.id);
        edge.args.extend_from_slice(self.func.mask_regs(mask));
        if let Some(param) = params.uniform {
            let value = self.func.vreg(mir::Bank::Sgpr);
            let dst = self.func.operand(&[value]);
            // Around a loop the value counts the rounds. Blocks were made in the order of the
            // layout.
            self.insts.push(match target <= self.block {
                true => {
                    let old = self.func.operand(&[param]);
                    Inst::new(Opcode::SAddU32, &[dst, old, Operand::Inline(129)])
                }
                false => Inst::new(Opcode::SMovB32, &[dst, Operand::Literal(2000 + self.id)]),
            });
            edge.args.push(value);
        }
        edge
    }

    fn ask(&mut self, n: u32) -> Mask {
        let mask = self.func.mask();
        let dst = self.func.mask_operand(mask);
        let v0 = Operand::phys(Reg::vgpr(0));
        let inst = Inst::new(Opcode::VCmpEqU32, &[dst, Operand::Literal(n), v0]);
        self.insts.push(inst);
        mask
    }

    fn branch_lanes(&mut self, n: u32) -> Inst {
        let mask = self.ask(n);
        let mask = self.func.mask_operand(mask);
        Inst::pseudo(Pseudo::BranchLanes, &[mask])
    }

    fn note_params(&mut self, params: &Params) {
        let v0 = Operand::phys(Reg::vgpr(0));
        let mask = self.func.mask_operand(params.mask);
        let (zero, one) = (Operand::Inline(128), Operand::Inline(129));
        self.insts
            .push(Inst::new(Opcode::VCndmaskB32, &[v0, zero, one, mask]));
        if let Some(param) = params.uniform {
            let value = self.func.operand(&[param]);
            self.insts.push(note(value));
        }
    }
}

/// A block with nothing but a jump.
fn fill_bare(func: &mut Function, proto: &Proto, blocks: &HashMap<usize, Block>) {
    let data = &mut func.blocks[blocks[&proto.label]];
    data.insts.push(Inst::pseudo(Pseudo::Jump, &[]));
    let targets = proto.end.targets().into_iter();
    data.succs.extend(targets.map(|t| Edge::to(blocks[&t])));
}

fn fill(
    func: &mut Function,
    proto: &Proto,
    blocks: &HashMap<usize, Block>,
    params: &HashMap<usize, Params>,
) {
    let (block, id) = (blocks[&proto.label], proto.label as u32);
    let mut body = Body {
        func,
        block,
        id,
        insts: Vec::new(),
    };
    if let Some(params) = params.get(&proto.label) {
        body.note_params(params);
    }
    let dead = matches!(proto.end, End::Unreachable);
    if dead || id % 7 == 1 {
        body.insts.push(Inst::new(Opcode::SBarrier, &[]));
    }
    // Some blocks have nothing but a jump, so that they can be thinned out.
    let plain_jump = matches!(proto.end, End::Jump(_)) && body.insts.is_empty();
    if !plain_jump || !id.is_multiple_of(3) {
        body.insts.push(note(Operand::Literal(1000 + id)));
    }
    let targets = proto.end.targets();
    let edges: Vec<Edge> = targets
        .iter()
        .map(|t| body.edge(blocks[t], params.get(t)))
        .collect();
    let end = match proto.end {
        End::Jump(_) => Inst::pseudo(Pseudo::Jump, &[]),
        End::Lanes(..) => body.branch_lanes(id),
        End::Never(..) => body.branch_lanes(NEVER + id),
        End::Uniform(..) => {
            let operands = [Operand::Literal(id), Operand::Inline(128)];
            body.insts.push(Inst::new(Opcode::SCmpEqU32, &operands));
            Inst::pseudo(Pseudo::BranchScc1, &[])
        }
        End::Stop if body.func.kernel.is_some() => Inst::pseudo(Pseudo::Endpgm, &[]),
        End::Stop => Inst::pseudo(Pseudo::Return, &[]),
        End::Unreachable => Inst::pseudo(Pseudo::Unreachable, &[]),
    };
    body.insts.push(end);
    let insts = body.insts;
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
        n < NEVER
            && (*count % 4 == 0 || mix([self.seed ^ u64::from(n), lane as u64, *count]) % 3 == 0)
    }

    fn uniform(&self, n: u32) -> bool {
        mix([self.seed, u64::from(n), 77]) % 2 == 0
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
                Op::Isa(Opcode::SCmpEqU32) => scc = oracle.uniform(literal(inst.operands[0])),
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
            Op::Isa(Opcode::SCmpEqU32) => self.scc = self.oracle.uniform(literal(o[0])),
            Op::Isa(Opcode::SMovB32) => self.set(o[0], self.get(o[1])),
            Op::Isa(_) => self.mask_step(inst),
            Op::Pseudo(Pseudo::Copy) => self.set(o[0], self.get(o[1])),
            Op::Pseudo(Pseudo::Undef) => self.set(o[0], 0xdead_beef_dead_beef),
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

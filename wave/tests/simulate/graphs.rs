//! The random thread graphs.

use super::NEVER;
use cranelift_entity::EntityRef;
use isa::{Form, Opcode, Reg, WaveSize};
use mir::{Block, BlockData, Edge, FuncId, Function, Inst, Mask, Operand, Pseudo, VReg};
use std::collections::{HashMap, HashSet};

/// A small generator of pseudo-random numbers (xorshift).
pub(super) struct Rng(u64);

impl Rng {
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(super) fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}

pub(super) fn mix(values: [u64; 3]) -> u64 {
    let mut h = 0x9e37_79b9_7f4a_7c15u64;
    for v in values {
        h = (h ^ v).wrapping_mul(0xff51_afd7_ed55_8ccd);
        h ^= h >> 29;
    }
    h
}

/// How a block under construction ends.
#[derive(Clone)]
pub(super) enum End {
    Jump(usize),
    Lanes(usize, usize),
    /// To the first, where no lane goes in fact, or to the second.
    Never(usize, usize),
    /// By a question alone, or also by the value that a block makes which is on every way here.
    Uniform(usize, usize, Option<usize>),
    /// The function's end.
    Stop,
    /// A dead end.
    Unreachable,
}

impl End {
    pub(super) fn targets(&self) -> Vec<usize> {
        match *self {
            End::Jump(a) => vec![a],
            End::Lanes(a, b) | End::Never(a, b) | End::Uniform(a, b, _) => vec![a, b],
            End::Stop | End::Unreachable => Vec::new(),
        }
    }
}

/// A block under construction; `label`s name blocks before they have a place.
#[derive(Clone)]
pub(super) struct Proto {
    label: usize,
    end: End,
    depth: u8,
}

pub(super) struct Gen {
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
    /// Blocks of loops that have nothing but a jump.
    bare: HashSet<usize>,
    /// Blocks without parameters, though several edges may come in.
    plain: HashSet<usize>,
    /// Blocks that make a value for branches behind them.
    makers: HashSet<usize>,
}

/// Where a statement can jump to.
#[derive(Clone, Default)]
pub(super) struct Scope {
    /// Joins of the innermost loop, or of the function.
    joins: Vec<usize>,
    /// Exit of the innermost loop, and its latch.
    around: Option<(usize, usize)>,
    depth: u8,
    /// A block that is on every way to here.
    before: Option<usize>,
}

impl Gen {
    pub(super) fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels
    }

    pub(super) fn emit(&mut self, label: usize, end: End, depth: u8) {
        self.done.push(Proto { label, end, depth });
    }

    /// A branch to `a` or `b`, divergent mostly.
    pub(super) fn branch(&mut self, a: usize, b: usize, scope: &Scope) -> End {
        if self.rng.below(4) == 0 {
            self.branch_of_all(a, b, scope)
        } else {
            End::Lanes(a, b)
        }
    }

    /// A uniform branch, often on a value that was made some way before: the wave may come by where
    /// it was not made, without lanes.
    fn branch_of_all(&mut self, a: usize, b: usize, scope: &Scope) -> End {
        let made = scope.before.filter(|_| self.rng.below(3) != 0);
        self.makers.extend(made);
        End::Uniform(a, b, made)
    }

    /// Statements from block `start`, ending with a jump to `to`. Blocks that must come after the
    /// innermost loop go to `later`.
    pub(super) fn statements(
        &mut self,
        start: usize,
        to: usize,
        scope: &Scope,
        later: &mut Vec<Proto>,
    ) {
        let mut at = start;
        let scope = &Scope {
            before: Some(start),
            ..scope.clone()
        };
        for _ in 0..1 + self.rng.below(3) {
            self.budget -= 1;
            if self.budget < 0 {
                break;
            }
            let next = self.label();
            match self.rng.below(9) {
                0 => self.if_then(at, next, scope, later),
                1 | 2 => self.if_else(at, next, scope, later),
                3 => self.a_loop(at, next, scope),
                4 => self.escape(at, next, scope, later),
                5 => self.dead_end(at, next, scope),
                6 => self.uniform_if(at, next, scope, later),
                7 => {
                    let depth = 1 + self.rng.below(3);
                    self.tight_loops(at, next, scope, depth);
                }
                _ => self.emit(at, End::Jump(next), scope.depth),
            }
            at = next;
        }
        self.emit(at, End::Jump(to), scope.depth);
    }

    pub(super) fn if_then(
        &mut self,
        at: usize,
        next: usize,
        scope: &Scope,
        later: &mut Vec<Proto>,
    ) {
        let (then, edge) = (self.label(), self.label());
        let end = if self.rng.below(2) == 0 {
            self.branch(then, edge, scope)
        } else {
            self.branch(edge, then, scope)
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

    pub(super) fn if_else(
        &mut self,
        at: usize,
        next: usize,
        scope: &Scope,
        later: &mut Vec<Proto>,
    ) {
        let (then, other) = (self.label(), self.label());
        let end = self.branch(then, other, scope);
        self.emit(at, end, scope.depth);
        let mut inner = scope.clone();
        inner.joins.push(next);
        self.statements(then, next, &inner, later);
        self.statements(other, next, &inner, later);
    }

    /// All lanes that are here take one arm, and no others come to the join.
    pub(super) fn uniform_if(
        &mut self,
        at: usize,
        next: usize,
        scope: &Scope,
        later: &mut Vec<Proto>,
    ) {
        let (then, other) = (self.label(), self.label());
        let end = self.branch_of_all(then, other, scope);
        self.emit(at, end, scope.depth);
        self.statements(then, next, scope, later);
        self.statements(other, next, scope, later);
        self.uniform.insert(next);
    }

    /// Some lanes go where control never returns from, or none does.
    pub(super) fn dead_end(&mut self, at: usize, next: usize, scope: &Scope) {
        let edge = self.label();
        let taken = self.rng.below(4) == 0;
        let end = match taken {
            true => self.branch(edge, next, scope),
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
    pub(super) fn endless(&mut self, at: usize) {
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
            depth: 1,
            ..Scope::default()
        };
        self.statements(header, latch, &inner, &mut Vec::new());
        self.emit(latch, End::Jump(header), 1);
    }

    pub(super) fn a_loop(&mut self, at: usize, next: usize, scope: &Scope) {
        let (header, latch, exit_edge) = (self.label(), self.label(), self.label());
        self.uniform.insert(header);
        self.emit(at, End::Jump(header), scope.depth);
        let inner = Scope {
            joins: Vec::new(),
            around: Some((next, latch)),
            depth: scope.depth + 1,
            before: None,
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

    /// Loops in one another that have nothing but the next one as body: all blocks but the headers
    /// only jump, and can be thinned out.
    pub(super) fn tight_loops(&mut self, at: usize, next: usize, scope: &Scope, depth: u64) {
        let [header, body, latch, exit_edge] = [(); 4].map(|()| self.label());
        self.bare.extend([body, latch, exit_edge]);
        self.plain.insert(header);
        self.emit(at, End::Jump(header), scope.depth);
        let inner = Scope {
            depth: scope.depth + 1,
            ..Scope::default()
        };
        self.emit(header, End::Lanes(exit_edge, body), inner.depth);
        match depth {
            0 | 1 => self.emit(body, End::Jump(latch), inner.depth),
            _ => self.tight_loops(body, latch, &inner, depth - 1),
        }
        self.emit(latch, End::Jump(header), inner.depth);
        self.emit(exit_edge, End::Jump(next), scope.depth);
    }

    /// Some lanes go to a join around, or out of the loop, or to its next round.
    pub(super) fn escape(&mut self, at: usize, next: usize, scope: &Scope, later: &mut Vec<Proto>) {
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
        let end = self.branch(edge, next, scope);
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

pub(super) fn note(value: Operand) -> Inst {
    let operands = [Operand::phys(Reg::vgpr(0)), value];
    let mut inst = Inst::new(Opcode::VBfrevB32, &operands);
    inst.form = Form::E32;
    inst
}

/// Parameters of a block.
#[derive(Clone, Copy)]
pub(super) struct Params {
    mask: Mask,
    /// A value that is the same for all lanes that come together.
    uniform: Option<VReg>,
}

/// A block that is put behind all others.
pub(super) fn last_blocks(g: &mut Gen, end: usize) {
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
pub(super) fn random_function(seed: u64, wave: WaveSize) -> Function {
    let mut g = Gen {
        rng: Rng(seed * 2 + 1),
        labels: 0,
        done: Vec::new(),
        budget: 3 + (seed % 14) as i32,
        dead: Vec::new(),
        shared: None,
        uniform: HashSet::new(),
        bare: HashSet::new(),
        plain: HashSet::new(),
        makers: HashSet::new(),
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
        if joins && !g.bare.contains(&proto.label) && !g.plain.contains(&proto.label) {
            let mask = func.mask();
            let uniform = g.uniform.contains(&proto.label);
            let uniform = uniform.then(|| func.vreg(mir::Bank::Sgpr));
            let mut regs = func.mask_regs(mask).to_vec();
            regs.extend(uniform);
            func.blocks[blocks[&proto.label]].params = regs;
            params.insert(proto.label, Params { mask, uniform });
        }
    }
    let makers = g.done.iter().filter(|p| g.makers.contains(&p.label));
    let values: HashMap<usize, VReg> = makers
        .map(|p| (p.label, func.vreg(mir::Bank::Sgpr)))
        .collect();
    for proto in &g.done {
        match g.bare.contains(&proto.label) {
            true => fill_bare(&mut func, proto, &blocks),
            false => fill(&mut func, proto, &blocks, &params, &values),
        }
    }
    func
}

/// A block's contents while they are made.
pub(super) struct Body<'a> {
    func: &'a mut Function,
    block: Block,
    /// Number of the block in notes and questions.
    id: u32,
    insts: Vec<Inst>,
}

impl Body<'_> {
    /// An edge, with the instructions that make its arguments.
    pub(super) fn edge(&mut self, target: Block, params: Option<&Params>) -> Edge {
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

    pub(super) fn ask(&mut self, n: u32) -> Mask {
        let mask = self.func.mask();
        let dst = self.func.mask_operand(mask);
        let v0 = Operand::phys(Reg::vgpr(0));
        let inst = Inst::new(Opcode::VCmpEqU32, &[dst, Operand::Literal(n), v0]);
        self.insts.push(inst);
        mask
    }

    pub(super) fn branch_lanes(&mut self, n: u32) -> Inst {
        let mask = self.ask(n);
        let mask = self.func.mask_operand(mask);
        Inst::pseudo(Pseudo::BranchLanes, &[mask])
    }

    pub(super) fn note_params(&mut self, params: &Params) {
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
pub(super) fn fill_bare(func: &mut Function, proto: &Proto, blocks: &HashMap<usize, Block>) {
    let data = &mut func.blocks[blocks[&proto.label]];
    data.insts.push(Inst::pseudo(Pseudo::Jump, &[]));
    let targets = proto.end.targets().into_iter();
    data.succs.extend(targets.map(|t| Edge::to(blocks[&t])));
}

pub(super) fn fill(
    func: &mut Function,
    proto: &Proto,
    blocks: &HashMap<usize, Block>,
    params: &HashMap<usize, Params>,
    values: &HashMap<usize, VReg>,
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
    if let Some(&value) = values.get(&proto.label) {
        let dst = body.func.operand(&[value]);
        let made = [dst, Operand::Literal(3000 + id)];
        body.insts.push(Inst::new(Opcode::SMovB32, &made));
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
        End::Uniform(_, _, made) => {
            let value = made.map_or(Operand::Inline(128), |m| body.func.operand(&[values[&m]]));
            let operands = [value, Operand::Literal(id)];
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

//! What is computed from loads is put behind later branches, where nobody wants it before.
//!
//! ```text
//! if (x > 0) a = *p;          if (x > 0) a = *p;
//! s = s + a;            →     if (y > 0) b = *q;
//! if (y > 0) b = *q;          s = s + a;
//! s = s + b;                  s = s + b;
//! ```
//!
//! Each sum would wait for its load before the next load begins. An instruction moves from its
//! block to the beginning of the nearest one that dominates all who want its result, if
//!
//! - it does nothing but compute VGPRs, lane by lane ([`only_computes`]), and nobody reads its
//!   result in lanes that are not active ([`crosses_lanes`]);
//! - it reads what a load of this block, or of one right before it, gives, and nothing else of this
//!   block waits for that load;
//! - there is a load on the way, and neither a loop nor something that waits for memory anyway;
//! - the registers on the way leave as many waves as before.
//!
//! Moving is right in single static assignment: operands dominate the old place, and so the new
//! one; the new place is executed for some of the lanes of the old one, in the same turn of the
//! same loop. Nearly linear: a way has at most [`LONGEST_WAY`] blocks.

use crate::live::Live;
use crate::model::Model;
use crate::numbers::Numbers;
use crate::region::is_load;
use crate::{Budget, ByBlock};
use cranelift_entity::SecondaryMap;
use graphs::{Cfg, DomTree, filled};
use isa::{Family, Form, ImplicitRegs, InstFlags, Machine, OperandClass};
use mir::{Bank, Block, CurrentEdges, Function, Inst, Lanes, Op, Operand, Pseudo, VReg};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::cell::OnceCell;

/// Blocks in reverse post-order from the old place to the new one, at most.
const LONGEST_WAY: u32 = 128;

/// So many places are tried, from the nearest to those who want a result upwards.
const PLACES: usize = 4;

/// So often what is waited for anyway may turn out to be more.
const ROUNDS: usize = 8;

/// A register that a load gives.
const SOURCE: u32 = 0;

/// One that what could move gives.
const RESULT: u32 = 1;

/// A register that a load gives, for which something waits that cannot move.
const WAITED_FOR: u32 = 2;

/// Puts computations behind later loads.
pub fn sink_uses_of_loads(func: &mut Function, machine: &Machine, budget: Budget) {
    let Some(kinds) = Kinds::of(func) else {
        return;
    };
    let mut sinker = Sinker::new(func, machine, budget, kinds);
    sinker.note_loads(func);
    let blocks = sinker.cfg.rpo().iter().copied();
    let from: Vec<Block> = blocks.filter(|&b| sinker.may_lose(func, b)).collect();
    let Some(&first) = from.first() else {
        return;
    };
    sinker.note_uses(func, first);
    let mut marks = Numbers::new(func);
    for block in from.into_iter().rev() {
        sinker.block(func, block, &mut marks);
    }
}

/// What blocks have that matters here.
struct Kinds {
    /// One of [`is_long_load`].
    loads: ByBlock<bool>,
    /// One of [`is_stop`].
    stops: ByBlock<bool>,
}

impl Kinds {
    /// None if fewer than two blocks load, or where floats are computed in another way at some
    /// places.
    fn of(func: &Function) -> Option<Kinds> {
        let blocks = func.blocks.len();
        let mut kinds = Kinds {
            loads: filled(blocks, false),
            stops: filled(blocks, false),
        };
        let mut loading = 0;
        for &block in &func.layout {
            let (mut loads, mut stops) = (false, false);
            for inst in &func.blocks[block].insts {
                if inst.implicit_writes().contains(ImplicitRegs::MODE) {
                    return None;
                }
                loads = loads || is_long_load(inst);
                stops = stops || is_stop(inst);
            }
            kinds.loads[block] = loads;
            kinds.stops[block] = stops;
            loading += usize::from(loads);
        }
        (loading >= 2).then_some(kinds)
    }
}

/// Does it load a VGPR from memory behind the first cache?
fn is_long_load(inst: &Inst) -> bool {
    let family = inst.opcode().map(|o| o.desc().family);
    is_load(inst) && family.is_some_and(Family::is_vmem)
}

/// Does an instruction only compute VGPRs of registers and constants, for each active lane by
/// itself?
fn only_computes(func: &Function, inst: &Inst, machine: &Machine) -> bool {
    let Op::Isa(opcode) = inst.op else {
        return false;
    };
    let desc = opcode.desc();
    let state = ImplicitRegs::EXEC | ImplicitRegs::MODE;
    let form = matches!(inst.form, Form::E32 | Form::E64 | Form::Native | Form::Sdwa);
    let computes = form
        && desc.family.is_valu()
        && desc.implicit_writes.is_empty()
        && state.contains(inst.implicit_reads(machine.column()))
        && inst.mem.is_none()
        && !desc.flags.contains(InstFlags::SIDE_EFFECTS)
        && !crosses_lanes(inst);
    let written = inst.written();
    let is_value = |(i, &operand): (usize, &Operand)| match operand {
        Operand::Regs(list) => {
            let vector = |&r: &VReg| func.vregs[r].bank == Bank::Vgpr;
            let class = desc.operands.get(i).map(|row| row.class);
            let scalar = !written.contains(i) && class != Some(OperandClass::LaneMask);
            scalar || func.regs(list).iter().all(vector)
        }
        Operand::Inline(_) | Operand::Literal(_) => true,
        _ => false,
    };
    computes && inst.operands.iter().enumerate().all(is_value)
}

/// May an instruction read VGPRs of other lanes than those that it is executed for?
fn crosses_lanes(inst: &Inst) -> bool {
    match inst.op {
        Op::Isa(opcode) => {
            inst.lanes != Lanes::Active
                || inst.form == Form::Dpp
                || opcode.desc().flags.contains(InstFlags::CONVERGENT)
        }
        Op::Pseudo(pseudo) => !matches!(pseudo, Pseudo::Copy | Pseudo::Return),
    }
}

/// Is it where memory is waited for in any case, or before which registers are saved?
fn is_stop(inst: &Inst) -> bool {
    let flags = InstFlags::CALL | InstFlags::BARRIER;
    match inst.op {
        Op::Isa(opcode) => opcode.desc().flags.intersects(flags),
        Op::Pseudo(pseudo) => matches!(pseudo, Pseudo::Wait | Pseudo::Call | Pseudo::Asm),
    }
}

struct Sinker<'a> {
    machine: &'a Machine,
    model: Model<'a>,
    cfg: Cfg<Block>,
    dom: DomTree<Block>,
    /// As it was before anything moved: whoever moves the first instruction asks before.
    live: OnceCell<Live>,
    loads: ByBlock<bool>,
    stops: ByBlock<bool>,
    uses: Uses,
    /// Is it read in lanes that are not active?
    crosses: SecondaryMap<VReg, bool>,
    /// Given by a load, or by an edge from the block where it is loaded.
    loaded: SecondaryMap<VReg, bool>,
    /// Most VGPRs at a time in blocks where somebody has asked.
    most: ByBlock<Option<i32>>,
    /// Registers that live on at the end of blocks since something was moved.
    longer: ByBlock<SmallVec<[VReg; 2]>>,
}

/// The blocks where registers are read, once for each time; an edge's argument is read at the end
/// of the block that it leaves.
#[derive(Default)]
struct Uses {
    /// One more than the last read of each register has as its place in `reads`; 0 if there is
    /// none.
    last: SecondaryMap<VReg, u32>,
    /// Where it is read, and what `last` was before.
    reads: Vec<(Block, u32)>,
}

impl Uses {
    fn push(&mut self, reg: VReg, block: Block) {
        let last = &mut self.last[reg];
        self.reads.push((block, *last));
        *last = self.reads.len() as u32;
    }

    /// The places of a register's reads.
    fn places(&self, reg: VReg) -> impl Iterator<Item = usize> + '_ {
        let place = |last: u32| (last as usize).checked_sub(1);
        std::iter::successors(place(self.last[reg]), move |&at| place(self.reads[at].1))
    }

    fn of(&self, reg: VReg) -> impl Iterator<Item = Block> + '_ {
        self.places(reg).map(|at| self.reads[at].0)
    }

    /// One of a register's reads is in another block now.
    fn moves(&mut self, reg: VReg, from: Block, to: Block) {
        let at = self.places(reg).find(|&at| self.reads[at].0 == from);
        if let Some(at) = at {
            self.reads[at].0 = to;
        }
    }
}

impl<'a> Sinker<'a> {
    fn new(func: &Function, machine: &'a Machine, budget: Budget, kinds: Kinds) -> Sinker<'a> {
        let cfg = Cfg::new(&CurrentEdges(func));
        let dom = DomTree::new(&cfg);
        let vregs = func.vregs.len();
        Sinker {
            machine,
            model: Model::new(machine, budget),
            live: OnceCell::new(),
            loads: kinds.loads,
            stops: kinds.stops,
            uses: Uses::default(),
            crosses: SecondaryMap::new(),
            loaded: filled(vregs, false),
            most: SecondaryMap::new(),
            longer: SecondaryMap::new(),
            cfg,
            dom,
        }
    }

    /// May something move out of a block: does it have what a load gives, and is there another
    /// block with a load on a way from it that [`Sinker::is_good`] could find?
    fn may_lose(&self, func: &Function, block: Block) -> bool {
        let params = &func.blocks[block].params;
        let has_source = self.loads[block] || params.iter().any(|&p| self.loaded[p]);
        if self.stops[block] || !has_source {
            return false;
        }
        let depth = func.blocks[block].loop_depth;
        let behind = &self.cfg.rpo()[self.cfg.rpo_number(block) as usize + 1..];
        let mut near = behind.iter().take(LONGEST_WAY as usize);
        near.any(|&b| {
            self.loads[b]
                && !self.stops[b]
                && func.blocks[b].loop_depth == depth
                && self.dom.dominates(block, b)
        })
    }

    fn live(&self, func: &Function) -> &Live {
        self.live.get_or_init(|| Live::compute(func))
    }

    /// Notes uses from the first block on out of which something may move: what is made there or
    /// later has no others, because its definition dominates them.
    fn note_uses(&mut self, func: &Function, first: Block) {
        let vregs = func.vregs.len();
        self.uses = Uses {
            last: filled(vregs, 0),
            reads: Vec::with_capacity(2 * vregs),
        };
        self.crosses = filled(vregs, false);
        for &block in &self.cfg.rpo()[self.cfg.rpo_number(first) as usize..] {
            let data = &func.blocks[block];
            for inst in &data.insts {
                match crosses_lanes(inst) {
                    true => func.for_each_use(inst, |r| {
                        self.uses.push(r, block);
                        self.crosses[r] = true;
                    }),
                    false => func.for_each_use(inst, |r| self.uses.push(r, block)),
                }
            }
            for edge in &data.succs {
                edge.args.iter().for_each(|&r| self.uses.push(r, block));
            }
        }
    }

    /// What loads give, and the parameters of blocks to which it goes from there.
    fn note_loads(&mut self, func: &Function) {
        let mut here = Numbers::new(func);
        for &block in self.cfg.rpo() {
            let data = &func.blocks[block];
            here.clear();
            let mut has_source = self.loads[block];
            for &param in data.params.iter().filter(|&&p| self.loaded[p]) {
                here.set(param, 0);
                has_source = true;
            }
            if !has_source {
                continue;
            }
            for inst in self.loads_of(func, block) {
                func.for_each_def(inst, |r| {
                    self.loaded[r] = true;
                    here.set(r, 0);
                });
            }
            for edge in &data.succs {
                let params = func.blocks[edge.block].params.iter().zip(&edge.args);
                for (&param, _) in params.filter(|(_, a)| here.get(**a).is_some()) {
                    self.loaded[param] |= !self.cfg.is_retreating(block, edge.block);
                }
            }
        }
    }

    /// The loads of a block.
    fn loads_of<'f>(
        &self,
        func: &'f Function,
        block: Block,
    ) -> impl Iterator<Item = &'f Inst> + use<'f> {
        let insts: &[Inst] = match self.loads[block] {
            true => &func.blocks[block].insts,
            false => &[],
        };
        insts.iter().filter(|i| is_long_load(i))
    }

    /// Moves what can be moved out of a block.
    fn block(&mut self, func: &mut Function, block: Block, marks: &mut Numbers) {
        let late = self.late(func, block, marks);
        if late.is_empty() {
            return;
        }
        let mut moves: Vec<Option<Block>> = vec![None; late.len()];
        for at in (0..late.len()).rev().filter(|&at| late[at]) {
            let inst = &func.blocks[block].insts[at];
            let wanted = self.wanted(func, inst, block, &Plan::default());
            let place = wanted.and_then(|to| self.place(func, block, to));
            moves[at] = place.filter(|&to| self.moves(func, inst, block, to));
        }
        if moves.iter().all(Option::is_none) {
            return;
        }
        // In the order in which they stood, each before what has moved there from later blocks.
        let mut arriving: Vec<(Block, Vec<Inst>)> = Vec::new();
        let insts = std::mem::take(&mut func.blocks[block].insts);
        for (inst, to) in insts.into_iter().zip(moves) {
            match to {
                None => func.blocks[block].insts.push(inst),
                Some(to) => match arriving.iter_mut().find(|(block, _)| *block == to) {
                    Some((_, insts)) => insts.push(inst),
                    None => arriving.push((to, vec![inst])),
                },
            }
        }
        for (to, insts) in arriving {
            func.blocks[to].insts.splice(0..0, insts);
        }
    }

    /// For each instruction, whether it waits for a load of the block for which nothing else waits,
    /// and could move if there were registers; empty where none does.
    fn late(&self, func: &Function, block: Block, marks: &mut Numbers) -> Vec<bool> {
        let data = &func.blocks[block];
        let mut sources: Vec<VReg> = Vec::new();
        sources.extend(data.params.iter().filter(|&&p| self.loaded[p]));
        for inst in self.loads_of(func, block) {
            func.for_each_def(inst, |r| sources.push(r));
        }
        for _ in 0..ROUNDS {
            if sources.is_empty() {
                break;
            }
            marks.clear();
            sources.iter().for_each(|&r| marks.set(r, SOURCE));
            let late = self.movable(func, block, marks);
            for (inst, _) in data.insts.iter().zip(&late).filter(|(_, late)| !**late) {
                func.for_each_use(inst, |r| {
                    if marks.get(r) == Some(SOURCE) {
                        marks.set(r, WAITED_FOR);
                    }
                });
            }
            let before = sources.len();
            sources.retain(|&r| marks.get(r) == Some(SOURCE));
            if sources.len() == before {
                return late;
            }
        }
        Vec::new()
    }

    /// Which instructions depend on the sources, which are marked, and could move? What they give
    /// is marked, too.
    fn movable(&self, func: &Function, block: Block, marks: &mut Numbers) -> Vec<bool> {
        let insts = &func.blocks[block].insts;
        let mut late = vec![false; insts.len()];
        for (late, inst) in late.iter_mut().zip(insts) {
            func.for_each_use(inst, |r| *late |= marks.get(r).is_some());
            *late = *late && only_computes(func, inst, self.machine);
            if *late {
                func.for_each_def(inst, |r| marks.set(r, RESULT));
            }
        }
        let mut plan = Plan::default();
        for (at, inst) in insts.iter().enumerate().rev() {
            if !late[at] {
                continue;
            }
            let to = self.wanted(func, inst, block, &plan);
            match to.and_then(|to| self.place(func, block, to)) {
                Some(to) => func.for_each_use(inst, |r| plan.0.entry(r).or_default().push(to)),
                None => late[at] = false,
            }
        }
        late
    }

    /// The nearest block that dominates all who want a result; none if somebody here does who does
    /// not move, if it is read in other lanes, or by nobody.
    fn wanted(&self, func: &Function, inst: &Inst, block: Block, plan: &Plan) -> Option<Block> {
        let mut all: Option<Block> = None;
        let mut ok = true;
        func.for_each_def(inst, |r| {
            let moves = plan.of(r);
            let here = self.uses.of(r).filter(|&b| b == block).count();
            ok &= here == moves.len() && !self.crosses[r];
            if !ok {
                return;
            }
            let others = self.uses.of(r).filter(|&b| b != block);
            for user in others.chain(moves.iter().copied()) {
                all = Some(all.map_or(user, |b| self.dom.nearest_common(b, user)));
            }
        });
        all.filter(|_| ok)
    }

    /// The last place down to a block that is worth to move to.
    fn place(&self, func: &Function, from: Block, to: Block) -> Option<Block> {
        let number = |b| self.cfg.rpo_number(b);
        let mut to = to;
        for _ in 0..PLACES {
            let is_below = to != from && self.dom.dominates(from, to);
            if !is_below || number(to) - number(from) > LONGEST_WAY {
                break;
            }
            if self.is_good(func, from, to) {
                return Some(to);
            }
            to = self.dom.idom(to)?;
        }
        None
    }

    /// Is there a load on the way, and neither a stop nor another loop? Another loop of the same
    /// depth has a preheader on the way, which has not.
    fn is_good(&self, func: &Function, from: Block, to: Block) -> bool {
        let depth = |b: Block| func.blocks[b].loop_depth;
        let inside = |b| depth(b) == depth(from);
        inside(to)
            && self.way(from, to).any(|b| self.loads[b])
            && self.way(from, to).all(|b| !self.stops[b] && inside(b))
    }

    /// Blocks that may be executed between two.
    fn way(&self, from: Block, to: Block) -> impl Iterator<Item = Block> + '_ {
        let number = |b| self.cfg.rpo_number(b) as usize;
        let between = &self.cfg.rpo()[number(from) + 1..number(to)];
        between
            .iter()
            .copied()
            .filter(move |&b| self.dom.dominates(from, b))
    }

    /// The VGPRs that would live longer at a block's end, and how many more that makes.
    fn longer(&self, func: &Function, inst: &Inst, from: Block) -> (SmallVec<[VReg; 4]>, i32) {
        let mut longer = SmallVec::new();
        func.for_each_use(inst, |r| {
            let lives = self.live(func).is_out(from, r) || self.longer[from].contains(&r);
            if func.vregs[r].bank == Bank::Vgpr && !lives && !longer.contains(&r) {
                longer.push(r);
            }
        });
        let mut more = longer.len() as i32;
        func.for_each_def(inst, |_| more -= 1);
        (longer, more)
    }

    /// Do the registers on the way leave as many waves as before, with so many more?
    fn has_room(&mut self, func: &Function, way: &[Block], more: i32) -> bool {
        let most = way.iter().map(|&b| self.most(func, b)).max().unwrap_or(0);
        let limit = self.model.limits(self.model.waves(most)).vgprs;
        more <= 0 || most + more <= limit
    }

    fn most(&mut self, func: &Function, block: Block) -> i32 {
        let known = self.most[block].unwrap_or_else(|| {
            let is_vector = |&r: &VReg| func.vregs[r].bank == Bank::Vgpr;
            let mut live: FxHashSet<VReg> = self.live(func).out(block).filter(is_vector).collect();
            live.extend(self.longer[block].iter());
            let mut most = live.len();
            for inst in func.blocks[block].insts.iter().rev() {
                func.for_each_def(inst, |r| _ = live.remove(&r));
                func.for_each_use(inst, |r| {
                    if is_vector(&r) {
                        live.insert(r);
                    }
                });
                most = most.max(live.len());
            }
            most as i32
        });
        self.most[block] = Some(known);
        known
    }

    /// Notes that an instruction moves, if there is room.
    fn moves(&mut self, func: &Function, inst: &Inst, from: Block, to: Block) -> bool {
        let (longer, more) = self.longer(func, inst, from);
        let way: SmallVec<[Block; 8]> = self.way(from, to).chain([from, to]).collect();
        if !self.has_room(func, &way, more) {
            return false;
        }
        for b in way {
            self.most[b] = self.most[b].map(|most| most + more.max(0));
            if b != to {
                self.longer[b].extend_from_slice(&longer);
            }
        }
        func.for_each_use(inst, |r| self.uses.moves(r, from, to));
        true
    }
}

/// For each register, where those of this block who read it will be.
#[derive(Default)]
struct Plan(FxHashMap<VReg, SmallVec<[Block; 2]>>);

impl Plan {
    fn of(&self, reg: VReg) -> &[Block] {
        self.0.get(&reg).map_or(&[], |blocks| blocks)
    }
}

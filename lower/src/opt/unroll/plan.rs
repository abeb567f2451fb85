//! Which loops are worth it.

use crate::analysis::{Base, GraphInfo, Loop, PointerInfo};
use crate::opt::arrays::is_memory_op;
use crate::opt::cost;
use crate::values::const_int;
use cranelift_entity::EntitySet;
use ir::intrinsic::Effects;
use ir::{Block, CastOp, Context, DataLayout, Function, Inst, InstData, UnaryOp, Unrolling, Value};

/// Most instructions that take the place of a loop through an array, and of one for which it is
/// asked.
pub(super) const MAX_COPIED: usize = 2048;
/// Most instructions that take the place of another one.
const MAX_SHORT: usize = 256;
/// Most blocks of a loop.
const MAX_BLOCKS: usize = 128;
/// Most loops in one another.
const MAX_DEPTH: u32 = 6;
/// Longest chain of address computations that is followed.
const MAX_CHAIN: usize = 16;

/// Small private variables whose addresses do not escape.
pub(super) struct Arrays {
    of: EntitySet<Inst>,
}

impl Arrays {
    /// All of a function of at most so many bytes.
    pub(super) fn find(ctx: &Context, func: &Function, info: &GraphInfo, most: u64) -> Arrays {
        let mut of = EntitySet::new();
        let layout = DataLayout::new(&ctx.types);
        let insts = info.cfg.rpo().iter().flat_map(|&b| &func.blocks[b].insts);
        for &inst in insts.clone() {
            if let InstData::Alloca {
                ty, count: None, ..
            } = func.inst(inst)
                && layout.alloc_size(*ty) <= most
            {
                of.insert(inst);
            }
        }
        if of.is_empty() {
            return Arrays { of };
        }
        for &inst in insts {
            for_each_escape(func, inst, |address| {
                let is_address = func.value_type(address).is_ptr();
                if is_address && let Some(array) = root(ctx, func, address) {
                    of.remove(array);
                }
            });
        }
        Arrays { of }
    }

    /// Does an address lead to one of them?
    fn has(&self, ctx: &Context, func: &Function, address: Value) -> bool {
        let contains = |array| self.of.contains(array);
        !self.of.is_empty() && root(ctx, func, address).is_some_and(contains)
    }
}

/// The variable that an address is one in.
fn root(ctx: &Context, func: &Function, address: Value) -> Option<Inst> {
    match PointerInfo::of_object(ctx, func, address).base {
        Base::Alloca(array) => Some(array),
        _ => None,
    }
}

/// The operands by which an address may go where it is not seen any more.
fn for_each_escape(func: &Function, inst: Inst, mut f: impl FnMut(Value)) {
    match func.inst(inst) {
        InstData::Load { .. }
        | InstData::Gep { .. }
        | InstData::Cast {
            op: CastOp::AddrSpaceCast | CastOp::Bitcast,
            ..
        } => {}
        InstData::Store { args, .. } => f(args[0]),
        InstData::Intrinsic { id, .. } if is_memory_op(*id) || id.effects() == Effects::Hint => {}
        _ => func.for_each_operand(inst, f),
    }
}

/// The instructions that a loop may take when it is written out; none if it stays, as far as can be
/// seen without doing it.
pub(super) fn room(
    ctx: &Context,
    func: &Function,
    info: &GraphInfo,
    l: Loop,
    arrays: &Arrays,
) -> Option<usize> {
    let loops = info.loops();
    let blocks = loops.blocks(l);
    if blocks.len() > MAX_BLOCKS || loops.header(l) == func.entry() {
        return None;
    }
    let deepest = blocks.iter().map(|&b| loops.block_depth(b)).max();
    if deepest >= Some(loops.depth(l) + MAX_DEPTH) {
        return None;
    }
    if !goes_forwards(info, l) {
        return None;
    }
    let mut is_asked = false;
    for inner in nest(info, l) {
        match asked(func, info, inner) {
            Some(Unrolling::Never) => return None,
            Some(Unrolling::Fully) => is_asked |= inner == l,
            None => {}
        }
    }
    // Each iteration has its own, and one alone is no loop.
    let size: usize = blocks.iter().map(|&b| func.blocks[b].insts.len()).sum();
    let insts = || blocks.iter().flat_map(|&b| &func.blocks[b].insts).copied();
    if size > MAX_COPIED || !insts().all(|inst| may_be_copied(ctx, func, inst)) {
        return None;
    }
    let known = Known::find(ctx, func, info, l)?;
    if !nest(info, l).all(|inner| known.is_left(func, info, inner)) {
        return None;
    }
    let pays = is_asked || insts().any(|inst| known.is_element(ctx, func, arrays, inst));
    let room = if pays { MAX_COPIED } else { MAX_SHORT };
    (size <= room).then_some(room)
}

/// What the source asks for a loop.
fn asked(func: &Function, info: &GraphInfo, l: Loop) -> Option<Unrolling> {
    if func.unrolling.is_empty() {
        return None;
    }
    let loops = info.loops();
    let mut latches = info.cfg.preds(loops.header(l)).iter();
    latches.find_map(|&b| {
        let end = func.terminator(b).filter(|_| loops.contains(l, b))?;
        func.unrolling.get(&end).copied()
    })
}

/// Do edges of a loop lead to blocks behind, or back to the header of a loop around? A cycle with
/// two entries is no loop, and has one that leads to a block which is copied already.
fn goes_forwards(info: &GraphInfo, l: Loop) -> bool {
    let loops = info.loops();
    let is_back = |from: Block, to: Block| {
        let around = loops.innermost(to).filter(|_| loops.is_header(to));
        around.is_some_and(|around| loops.contains(around, from))
    };
    loops.blocks(l).iter().all(|&from| {
        let inside = info.cfg.succs(from).iter();
        let mut inside = inside.filter(|&&to| loops.contains(l, to));
        inside.all(|&to| loops.place(to) > loops.place(from) || is_back(from, to))
    })
}

/// A loop and all that are in it.
fn nest(info: &GraphInfo, l: Loop) -> impl Iterator<Item = Loop> {
    let loops = info.loops();
    let blocks = loops.blocks(l).iter();
    let headers = blocks.filter(|&&b| loops.is_header(b));
    headers.filter_map(|&b| loops.innermost(b))
}

/// May an instruction of a loop have copies in other places? Their values are seen by nobody but
/// the lane itself, and they do not wait for others.
fn may_be_copied(ctx: &Context, func: &Function, inst: Inst) -> bool {
    let is_scalar = !ctx.types.is_aggregate(func.result_type(inst));
    is_scalar
        && match func.inst(inst) {
            InstData::Load { mem, .. } | InstData::Store { mem, .. } => mem.is_simple(),
            InstData::Binary { .. } => !cost::is_by_mode(func, inst),
            InstData::Intrinsic { id, .. } => {
                is_memory_op(*id)
                    || id.effects() == Effects::Hint
                    || cost::speculation_cost(ctx, func, inst).is_some()
            }
            InstData::Jump { .. } | InstData::Branch { .. } | InstData::Switch { .. } => true,
            InstData::Alloca { .. }
            | InstData::AtomicRmw { .. }
            | InstData::CmpXchg { .. }
            | InstData::Fence { .. }
            | InstData::Call { .. }
            | InstData::CallIndirect { .. }
            | InstData::Ret { .. }
            | InstData::Unreachable => false,
            _ => !cost::is_by_mode(func, inst),
        }
}

/// The values of a loop that are constants in each of its iterations.
struct Known {
    of: EntitySet<Value>,
}

impl Known {
    /// Supposes of all numbers that begin as constants, or those of inner loops as what is known,
    /// that they go on so, and takes out those that do not.
    /// None if the loop itself has no such number.
    fn find(ctx: &Context, func: &Function, info: &GraphInfo, l: Loop) -> Option<Known> {
        let mut numbers = Vec::new();
        for inner in nest(info, l) {
            numbers.extend(Number::all_of(func, info, inner));
        }
        let header = info.loops().header(l);
        let is_constant = |&v: &Value| const_int(ctx, func, v).is_some();
        numbers.retain(|n| n.header != header || n.first.iter().all(is_constant));
        loop {
            if !numbers.iter().any(|n| n.header == header) {
                return None;
            }
            let mut known = Known {
                of: EntitySet::new(),
            };
            known.of.extend(numbers.iter().map(|n| n.param));
            for &b in info.loops().blocks(l) {
                for &inst in &func.blocks[b].insts {
                    known.visit(ctx, func, inst);
                }
            }
            let before = numbers.len();
            let goes_on = |n: &Number| {
                let mut values = n.first.iter().chain(&n.next);
                values.all(|&v| known.is_known(func, v))
            };
            numbers.retain(goes_on);
            if numbers.len() == before {
                return Some(known);
            }
        }
    }

    /// Does an exit of a loop hang on what is known alone?
    fn is_left(&self, func: &Function, info: &GraphInfo, l: Loop) -> bool {
        let mut exits = info.loops().exits(l).iter();
        exits.any(|&(from, _)| {
            let end = func.terminator(from).map(|end| func.inst(end));
            match end {
                Some(InstData::Branch { cond, .. }) => self.of.contains(*cond),
                Some(InstData::Switch { value, .. }) => self.of.contains(*value),
                _ => false,
            }
        })
    }

    fn is_known(&self, func: &Function, value: Value) -> bool {
        func.value_const(value).is_some() || self.of.contains(value)
    }

    /// Counts in a result that is made of what is known.
    fn visit(&mut self, ctx: &Context, func: &Function, inst: Inst) {
        let is_made = match func.inst(inst) {
            InstData::Binary { .. }
            | InstData::ICmp { .. }
            | InstData::Select { .. }
            | InstData::Gep { .. }
            | InstData::Cast { .. }
            | InstData::Unary {
                op: UnaryOp::Freeze,
                ..
            } => {
                let mut all = true;
                func.for_each_operand(inst, |v| all &= self.is_known(func, v));
                all
            }
            // A table's element.
            InstData::Load { ptr, mem } => {
                mem.is_simple()
                    && self.of.contains(*ptr)
                    && matches!(
                        PointerInfo::of_object(ctx, func, *ptr).base,
                        Base::Global(_)
                    )
            }
            _ => false,
        };
        if is_made && let Some(result) = func.result(inst) {
            self.of.insert(result);
        }
    }

    /// Does the instruction access an array at an index that is known in each iteration, and not
    /// the same in all?
    fn is_element(&self, ctx: &Context, func: &Function, arrays: &Arrays, inst: Inst) -> bool {
        let (InstData::Load { ptr, .. } | InstData::Store { args: [_, ptr], .. }) = func.inst(inst)
        else {
            return false;
        };
        self.has_known_index(func, *ptr) && arrays.has(ctx, func, *ptr)
    }

    fn has_known_index(&self, func: &Function, address: Value) -> bool {
        let mut at = address;
        for _ in 0..MAX_CHAIN {
            let Some(inst) = func.def_inst(at) else {
                return false;
            };
            at = match func.inst(inst) {
                InstData::Gep { args, .. } => {
                    let args = args.as_slice(&func.lists);
                    if args[1..].iter().any(|&v| self.of.contains(v)) {
                        return true;
                    }
                    args[0]
                }
                InstData::Cast { arg, .. } => *arg,
                _ => return false,
            };
        }
        false
    }
}

/// A parameter of a loop's header, with what it is at first and what it is then.
struct Number {
    header: Block,
    param: Value,
    first: Vec<Value>,
    next: Vec<Value>,
}

impl Number {
    fn all_of(func: &Function, info: &GraphInfo, l: Loop) -> impl Iterator<Item = Number> {
        let loops = info.loops();
        let header = loops.header(l);
        let edges = edges_to(func, info, header);
        let params = func.block_params(header).iter().enumerate();
        params.map(move |(i, &param)| {
            let of = |is_inside: bool| {
                let edges = edges.iter();
                let edges = edges.filter(|(from, _)| loops.contains(l, *from) == is_inside);
                edges.map(|(_, args)| args[i]).collect()
            };
            Number {
                header,
                param,
                first: of(false),
                next: of(true),
            }
        })
    }
}

/// The edges to a block: where from, and with which arguments.
pub(super) fn edges_to(func: &Function, info: &GraphInfo, to: Block) -> Vec<(Block, Vec<Value>)> {
    let mut preds = info.cfg.preds(to).to_vec();
    preds.sort();
    preds.dedup();
    let mut edges = Vec::new();
    for from in preds {
        if let Some(end) = func.terminator(from) {
            func.for_each_target(end, |dest| {
                if dest.block == to {
                    edges.push((from, dest.args.as_slice(&func.lists).to_vec()));
                }
            });
        }
    }
    edges
}

//! Legalises one function: walks its blocks in reverse post-order, and for each instruction emits
//! legal ones into a new body. A value becomes a list of legal parts (see [`crate::legal::shape`]).
//!
//! A definition dominates its uses, and reverse post-order visits a block's dominators before it,
//! so the parts of every operand are there when they are asked for; only block parameters are used
//! before all their arguments are known, and these get their parts before any block is filled.
//! Linear in the number of instructions that come out.

use crate::abi::ModuleInfo;
use crate::analysis::loops::{Loop, Reducibility};
use crate::analysis::uses::UseCounts;
use crate::analysis::{GraphInfo, Uniformity, WaveShape};
use crate::legal::address::Null;
use crate::legal::emitter::Emitter;
use crate::legal::int::Num;
use crate::legal::shape::{self, Leaf, Shape, ShapeError};
use crate::legal::{atomic_wave, widened};
use crate::stack;
use crate::target::{LowerTarget, WaveAtomics};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::filled;
use ir::{
    Block, CastOp, Const, ConstData, Context, Diagnostic, FuncRef, Function, Inst, InstData,
    Intrinsic, Type, Value, ValueDef,
};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// Parts of a value.
pub(crate) type Parts = SmallVec<[Value; 4]>;

/// Result of legalising one instruction.
pub(crate) type Res<T> = Result<T, Diagnostic>;

/// Which extension the users of a narrow integer would rather have.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Prefer {
    /// Zeros above the width.
    #[default]
    Zero,
    /// Copies of the sign above the width.
    Sign,
}

/// Where a value's parts are.
#[derive(Clone, Copy, Default)]
pub(crate) struct PartRange {
    start: u32,
    len: u32,
}

impl PartRange {
    /// How many they are.
    pub fn len(self) -> usize {
        self.len as usize
    }
}

/// Legalises one function.
pub(crate) struct Legaliser<'a> {
    /// Where instructions go.
    pub e: Emitter<'a>,
    /// The function as it was.
    pub src: &'a Function,
    /// What is known of the module: signatures, implicit inputs, LDS.
    pub info: &'a ModuleInfo,
    /// The function's own reference.
    pub func: FuncRef,
    ranges: SecondaryMap<Value, PartRange>,
    pool: Vec<Value>,
    blocks: SecondaryMap<Block, PackedOption<Block>>,
    prefer: SecondaryMap<Value, Prefer>,
    /// Divisions and remainders of the same operands in one block: the first of each two, and the
    /// second.
    pub partners: FxHashMap<Inst, Inst>,
    /// Results that were computed together with those of their partners.
    pub ready: FxHashMap<Inst, Num>,
    /// The block of the source that is being legalised.
    pub current: Block,
    /// Numbers of uses in the source, if they were asked for.
    pub uses: Option<UseCounts>,
    /// Values of the implicit inputs, for a function that gets them as parameters.
    pub inputs: Vec<(Intrinsic, Value)>,
    /// The ids of work-items in one word, for a function that gets them so.
    pub packed_ids: Option<Value>,
    /// Which values of the source are the same in all lanes, if it calls through pointers or takes
    /// room on the stack.
    pub uniformity: Option<SourceUniformity>,
    /// Where the result goes, for a function that returns it in memory.
    pub result_pointer: Option<Value>,
    /// The variable indices at which vectors get elements.
    pub assigned_places: FxHashSet<Value>,
}

/// Instructions for which room is made beside those of the source: of a small kernel what loads its
/// arguments is most.
const ROOM_FOR_ARGUMENTS: usize = 32;

/// A function to be legalised.
pub(crate) struct Source<'a> {
    /// Its reference.
    pub func: FuncRef,
    /// The function as it was.
    pub body: &'a Function,
    /// Which of its values are the same in all lanes, if that matters.
    pub uniformity: Option<SourceUniformity>,
}

/// Legalises the body of a function. `out` is the new one without blocks, its parameters already
/// those of the new signature (see [`crate::abi::signature`]).
pub(crate) fn run(
    ctx: &mut Context,
    target: &LowerTarget,
    info: &ModuleInfo,
    source: Source<'_>,
    out: Function,
    errors: &mut Vec<Diagnostic>,
) -> Function {
    let Source {
        func,
        body: src,
        uniformity,
    } = source;
    let mut out = out;
    out.reserve(src.num_insts() * 2 + ROOM_FOR_ARGUMENTS);
    let mut l = Legaliser {
        e: Emitter::new(ctx, target, out),
        src,
        info,
        func,
        ranges: filled(src.num_values(), PartRange::default()),
        pool: Vec::with_capacity(src.num_values() * 2),
        blocks: filled(src.blocks.len(), PackedOption::default()),
        prefer: filled(src.num_values(), Prefer::default()),
        partners: FxHashMap::default(),
        ready: FxHashMap::default(),
        current: src.entry(),
        uses: None,
        inputs: Vec::new(),
        packed_ids: None,
        uniformity,
        result_pointer: None,
        assigned_places: assigned_places(src),
    };
    let order = reverse_post_order(src);
    l.note_preferences(&order);
    let before = errors.len();
    l.make_blocks(&order, errors);
    if let Err(d) = l.entry_params() {
        errors.push(d);
    }
    // What uses a parameter of an unsupported type cannot be looked at.
    if errors.len() > before {
        return l.e.finish();
    }
    'blocks: for (i, &block) in order.iter().enumerate() {
        l.current = block;
        if i > 0 {
            let target = l.target_block(block);
            l.e.start_block(target);
        }
        let insts = &src.blocks[block].insts;
        l.e.reserve(insts.len() * 2);
        for &inst in insts {
            l.e.loc = src.inst_loc(inst);
            if let Err(d) = l.inst(inst) {
                errors.push(d);
                // Nor what uses a value of such a type.
                if l.define_poison(inst).is_err() {
                    break 'blocks;
                }
            }
        }
    }
    l.e.finish()
}

/// The variable indices at which vectors get elements.
fn assigned_places(src: &Function) -> FxHashSet<Value> {
    let insts = src.layout.iter().flat_map(|&b| &src.blocks[b].insts);
    let places = insts.filter_map(|&inst| match *src.inst(inst) {
        InstData::InsertElement { args } => Some(args[2]),
        _ => None,
    });
    let variable = |&v: &Value| !matches!(src.value_def(v), ValueDef::Const(_));
    places.filter(variable).collect()
}

/// Which values of the source are the same in all lanes.
pub(crate) struct SourceUniformity {
    values: Uniformity,
    pub(crate) graph: Rc<GraphInfo>,
    /// Where instructions stand.
    blocks: SecondaryMap<Inst, PackedOption<Block>>,
}

/// Is an element of a vector at a variable index read or written?
fn is_indexed(src: &Function, inst: Inst) -> bool {
    let index = match src.inst(inst) {
        InstData::ExtractElement { args } => args[1],
        InstData::InsertElement { args } => args[2],
        _ => return false,
    };
    src.value_const(index).is_none()
}

/// How far back it is followed what a value is computed from.
const DEEPEST_INVARIANT: usize = 4;

impl SourceUniformity {
    /// The analysis, if that matters: for the targets of calls, the sizes of variables, rows of
    /// registers, and loads that are wider where lanes have the same address.
    pub(crate) fn new(
        ctx: &Context,
        target: &LowerTarget,
        src: &Function,
        graph: impl FnOnce() -> Rc<GraphInfo>,
    ) -> Option<SourceUniformity> {
        let combined = target.atomics == WaveAtomics::Combined;
        let matters = |&i: &Inst| match src.inst(i) {
            InstData::CallIndirect { .. } => true,
            InstData::ExtractElement { .. } | InstData::InsertElement { .. } => {
                target.abilities.longest_row > 0 && is_indexed(src, i)
            }
            InstData::Load { .. } => widened::is_widened_if_uniform(ctx, src, i),
            _ => combined && atomic_wave::is_candidate(src, i),
        };
        let mut blocks = src.layout.iter();
        let matters = blocks.any(|&b| src.blocks[b].insts.iter().any(matters));
        if !matters && !stack::is_dynamic(src) {
            return None;
        }
        let lanes = target.abilities.lanes;
        let graph = graph();
        let values = Uniformity::new(ctx, src, &graph, WaveShape { lanes });
        let mut blocks = SecondaryMap::with_capacity(src.num_insts());
        for &block in &src.layout {
            for &inst in &src.blocks[block].insts {
                blocks[inst] = block.into();
            }
        }
        Some(SourceUniformity {
            values,
            graph,
            blocks,
        })
    }

    /// Is a value the same for all lanes that are in a block, as the graph is? Behind a loop that
    /// lanes leave in different turns each has that of its own last turn.
    fn is_uniform_in(&self, src: &Function, value: Value, block: Block) -> bool {
        let loops = self.graph.loops();
        if loops.reducibility() == Reducibility::Irreducible && self.home(src, value).is_some() {
            // Cycles with several entries are no loops, and what is computed behind one of what
            // lanes took out of it does not show that.
            return false;
        }
        let mut around = self.innermost(src, value);
        while let Some(l) = around {
            if !loops.contains(l, block) && self.values.has_divergent_exit(l) {
                return false;
            }
            around = loops.parent(l);
        }
        self.values.is_uniform(value)
    }

    /// The innermost loop that a value is defined in.
    fn innermost(&self, src: &Function, value: Value) -> Option<Loop> {
        let home = self.home(src, value);
        home.and_then(|b| self.graph.loops().innermost(b))
    }

    /// The block that a value is defined in; none for constants and for what the function is given.
    fn home(&self, src: &Function, value: Value) -> Option<Block> {
        match src.value_def(value) {
            ValueDef::Const(_) => None,
            ValueDef::Param(block, _) => Some(block).filter(|&b| b != src.entry()),
            ValueDef::Inst(inst) => self.blocks[inst].expand(),
        }
    }

    /// Does it stay so, whatever becomes of the graph?
    ///
    /// Branches whose conditions turn out to be known are folded later, and a block of a loop may
    /// be behind it then. A block that every turn goes through remains in the loop as long as there
    /// is one; in others only what the loop does not change counts.
    fn stays_uniform_in(&self, src: &Function, value: Value, block: Block) -> bool {
        let loops = self.graph.loops();
        let mut around = self.innermost(src, value);
        while let Some(l) = around {
            let inside = loops.contains(l, block);
            if inside && !self.is_in_each_turn(l, block) && !self.is_invariant(src, value, l, 0) {
                return false;
            }
            around = loops.parent(l);
        }
        self.is_uniform_in(src, value, block)
    }

    /// Does every turn of a loop go through a block?
    fn is_in_each_turn(&self, l: Loop, block: Block) -> bool {
        let latches = self.graph.loops().latches(l);
        latches.iter().all(|&b| self.graph.dom.dominates(block, b))
    }

    /// Is a value computed from what was there before the loop alone?
    fn is_invariant(&self, src: &Function, value: Value, l: Loop, depth: usize) -> bool {
        let inside = |block| self.graph.loops().contains(l, block);
        let inst = match src.value_def(value) {
            ValueDef::Const(_) => return true,
            ValueDef::Param(block, _) => return !inside(block),
            ValueDef::Inst(inst) => inst,
        };
        let Some(block) = self.blocks[inst].expand() else {
            return false;
        };
        if !inside(block) {
            return true;
        }
        let computes = matches!(
            src.inst(inst),
            InstData::Binary { .. }
                | InstData::Cast { .. }
                | InstData::Gep { .. }
                | InstData::ICmp { .. }
                | InstData::Select { .. }
        );
        let operands = src.operands(inst);
        computes
            && depth < DEEPEST_INVARIANT
            && operands
                .iter()
                .all(|&v| self.is_invariant(src, v, l, depth + 1))
    }
}

/// Blocks that the entry reaches, each before its successors except along back edges.
fn reverse_post_order(func: &Function) -> Vec<Block> {
    let mut seen = vec![false; func.blocks.len()];
    let mut order = Vec::with_capacity(func.layout.len());
    let mut stack = vec![(func.entry(), func.successors(func.entry()), 0)];
    seen[func.entry().index()] = true;
    while let Some((block, succs, next)) = stack.last_mut() {
        // The last successor first, so that the first stands right behind the block.
        let left = succs.len() - *next;
        if left == 0 {
            order.push(*block);
            stack.pop();
            continue;
        }
        *next += 1;
        let succ = succs[left - 1];
        if !std::mem::replace(&mut seen[succ.index()], true) {
            stack.push((succ, func.successors(succ), 0));
        }
    }
    order.reverse();
    order
}

impl Legaliser<'_> {
    // Set-up.

    /// Marks narrow integers that are sign-extended, and finds divisions that belong together.
    fn note_preferences(&mut self, order: &[Block]) {
        use ir::BinaryOp::{AShr, SDiv, SRem, UDiv, URem};
        // Divisions of the block so far, by operands and signedness.
        let mut divisions: FxHashMap<([Value; 2], bool), (Inst, bool)> = FxHashMap::default();
        for &block in order {
            divisions.clear();
            for &inst in &self.src.blocks[block].insts {
                match *self.src.inst(inst) {
                    InstData::Cast {
                        op: CastOp::SExt | CastOp::SiToFp,
                        arg,
                        ..
                    } => self.prefer[arg] = Prefer::Sign,
                    InstData::Binary { op: AShr, args, .. } => self.prefer[args[0]] = Prefer::Sign,
                    InstData::ICmp { cond, args, .. } if cond.is_signed() => {
                        args.iter().for_each(|&a| self.prefer[a] = Prefer::Sign);
                    }
                    InstData::Binary {
                        op: op @ (SDiv | SRem | UDiv | URem),
                        args,
                        ..
                    } => {
                        let signed = matches!(op, SDiv | SRem);
                        if signed {
                            args.iter().for_each(|&a| self.prefer[a] = Prefer::Sign);
                        }
                        let is_division = matches!(op, SDiv | UDiv);
                        match divisions.get(&(args, signed)) {
                            Some(&(first, kind)) if kind != is_division => {
                                self.partners.insert(first, inst);
                            }
                            Some(_) => {}
                            None => {
                                divisions.insert((args, signed), (inst, is_division));
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    /// Extension that a value's users would rather have.
    pub fn preference(&self, v: Value) -> Prefer {
        self.prefer[v]
    }

    /// A new block for each block, with the parts of its parameters.
    fn make_blocks(&mut self, order: &[Block], errors: &mut Vec<Diagnostic>) {
        let src = self.src;
        self.blocks[order[0]] = Some(self.e.block).into();
        for &block in &order[1..] {
            let new = self.e.make_block();
            self.blocks[block] = Some(new).into();
            for &param in src.block_params(block) {
                let shape = match self.shape_of(src.value_type(param)) {
                    Ok(shape) => shape,
                    Err(d) => {
                        errors.push(d);
                        continue;
                    }
                };
                let start = self.pool.len();
                for leaf in shape::leaves(&shape) {
                    for ty in leaf.part_types() {
                        let v = self.e.block_param(new, ty);
                        self.pool.push(v);
                    }
                }
                self.set_range(param, start);
            }
        }
        for &block in order {
            if let (Some(name), Some(new)) = (src.block_name(block), self.blocks[block].expand()) {
                self.e.out.set_block_name(new, name);
            }
        }
    }

    /// The new block that a block of the source became.
    pub fn target_block(&self, block: Block) -> Block {
        self.blocks[block]
            .expand()
            .expect("every block that is reached has a new one")
    }

    fn set_range(&mut self, v: Value, start: usize) {
        self.ranges[v] = self.range_from(start);
    }

    /// What has been added to the pool.
    fn range_from(&self, start: usize) -> PartRange {
        PartRange {
            start: start as u32,
            len: (self.pool.len() - start) as u32,
        }
    }

    // Values.

    /// Type of a value of the source.
    pub fn ty(&self, v: Value) -> Type {
        self.src.value_type(v)
    }

    /// The shape of a type.
    pub fn shape_of(&self, ty: Type) -> Res<Shape> {
        shape::shape(&self.e.ctx.types, ty).map_err(|e| self.shape_error(e, ty))
    }

    /// The diagnostic for a type without a shape.
    pub fn shape_error(&self, e: ShapeError, ty: Type) -> Diagnostic {
        match e {
            ShapeError::TooLarge => self
                .unsupported("a value of more than 4096 scalars")
                .hint("copy large aggregates in memory, with llvm.memcpy, instead of loading them"),
            ShapeError::Unsupported => {
                let name = ir::printer::type_name(&self.e.ctx.types, ty);
                self.unsupported(&format!("a value of type '{name}'"))
            }
        }
    }

    /// The scalar type of a value, or of its elements if it is a vector.
    pub fn leaf_of(&self, ty: Type) -> Res<Leaf> {
        let types = &self.e.ctx.types;
        let leaf = Leaf::of(types, types.scalar(ty));
        match leaf {
            Some(Leaf::Ptr(ir::AddrSpace::BufferStrided)) => {
                Err(self.shape_error(ShapeError::Unsupported, ty))
            }
            Some(leaf) => Ok(leaf),
            None => Err(self.shape_error(ShapeError::Unsupported, ty)),
        }
    }

    /// `… is not supported`, at the current instruction.
    pub fn unsupported(&self, what: &str) -> Diagnostic {
        Diagnostic::error(self.e.loc, format!("{what} is not supported"))
    }

    /// The constant that a value of the source is.
    pub fn const_of(&self, v: Value) -> Option<&ConstData> {
        self.src.value_const(v).map(|c| self.e.ctx.consts.get(c))
    }

    /// The bits of an integer constant of the source.
    pub fn int_const_of(&self, v: Value) -> Option<u128> {
        match self.const_of(v)? {
            ConstData::Int(_, bits) => Some(*bits),
            ConstData::Zero(_) => Some(0),
            _ => None,
        }
    }

    /// The parts of a value.
    pub fn parts(&mut self, v: Value) -> Res<Parts> {
        match (self.defined(v), self.src.value_def(v)) {
            ([], ValueDef::Const(c)) => self.parts_of_const(v, c),
            (&[part], _) => Ok(smallvec![part]),
            (parts, _) => Ok(Parts::from_slice(parts)),
        }
    }

    /// Where the parts of a value are: what asks for them one by one need not copy them.
    #[inline]
    pub fn range(&mut self, v: Value) -> Res<PartRange> {
        let range = self.ranges[v];
        match self.src.value_def(v) {
            ValueDef::Const(c) if range.len == 0 => self.range_of_const(v, c),
            _ => Ok(range),
        }
    }

    fn range_of_const(&mut self, v: Value, c: Const) -> Res<PartRange> {
        let parts = self.parts_of_const(v, c)?;
        let kept = self.ranges[v];
        if kept.len() == parts.len() {
            return Ok(kept);
        }
        let start = self.pool.len();
        self.pool.extend_from_slice(&parts);
        Ok(self.range_from(start))
    }

    /// The parts of a range.
    #[inline]
    pub fn parts_in(&self, range: PartRange) -> &[Value] {
        &self.pool[range.start as usize..(range.start + range.len) as usize]
    }

    /// Part `index` of a range.
    #[inline]
    pub fn part_in(&self, range: PartRange, index: usize) -> Value {
        self.parts_in(range)[index]
    }

    /// The scalar of a leaf at part `index` of a range.
    #[inline]
    pub fn num_in(&self, range: PartRange, leaf: Leaf, index: usize) -> Num {
        Legaliser::num_at(self.parts_in(range), leaf, index)
    }

    /// The parts that a value has been given.
    fn defined(&self, v: Value) -> &[Value] {
        self.parts_in(self.ranges[v])
    }

    /// The parts of a constant. They are kept if no instruction computes them, which would stand
    /// where they were asked for first.
    fn parts_of_const(&mut self, v: Value, c: Const) -> Res<Parts> {
        let mut out = Parts::new();
        let insts = self.e.out.num_insts();
        self.const_parts(c, &mut out)?;
        if self.e.out.num_insts() == insts {
            let start = self.pool.len();
            self.pool.extend_from_slice(&out);
            self.set_range(v, start);
        }
        Ok(out)
    }

    /// Is a value the same for all lanes that are here, whatever becomes of the graph?
    pub fn is_uniform_here(&self, value: Value) -> bool {
        let known = self.uniformity.as_ref();
        known.is_some_and(|u| u.stays_uniform_in(self.src, value, self.current))
    }

    /// Is it so as the graph is? For what `waterfall` looks at again.
    pub fn seems_uniform_here(&self, value: Value) -> bool {
        let known = self.uniformity.as_ref();
        known.is_some_and(|u| u.is_uniform_in(self.src, value, self.current))
    }

    /// The only part of a value.
    pub fn one(&mut self, v: Value) -> Res<Value> {
        if let &[part] = self.defined(v) {
            return Ok(part);
        }
        let parts = self.parts(v)?;
        match parts[..] {
            [part] => Ok(part),
            _ => Err(self.unsupported("an operand of this type")),
        }
    }

    /// The scalar of a leaf at part `index`.
    #[inline]
    pub fn num_at(parts: &[Value], leaf: Leaf, index: usize) -> Num {
        let n = leaf.parts();
        Num {
            lo: parts[index * n],
            hi: (n == 2).then(|| parts[index * n + 1]),
        }
    }

    /// A scalar value.
    pub fn num(&mut self, v: Value) -> Res<Num> {
        if let &[lo] = self.defined(v) {
            return Ok(lo.into());
        }
        let parts = self.parts(v)?;
        match parts[..] {
            [lo] => Ok(Num { lo, hi: None }),
            [lo, hi] => Ok(Num { lo, hi: Some(hi) }),
            _ => Err(self.unsupported("an operand of this type")),
        }
    }

    /// Defines a value of the source by its parts.
    pub fn define(&mut self, v: Value, parts: &[Value]) {
        if let ([part], Some(name)) = (parts, self.src.value_name(v)) {
            if self.e.out.value_const(*part).is_none() && self.e.out.value_name(*part).is_none() {
                self.e.out.set_value_name(*part, name);
            }
        }
        let start = self.pool.len();
        match *parts {
            // As most are.
            [part] => self.pool.push(part),
            _ => self.pool.extend_from_slice(parts),
        }
        self.set_range(v, start);
    }

    /// Defines the result of an instruction.
    pub fn set(&mut self, inst: Inst, parts: &[Value]) {
        if let Some(v) = self.src.result(inst) {
            self.define(v, parts);
        }
    }

    /// Defines the result of an instruction as a scalar.
    pub fn set_num(&mut self, inst: Inst, n: Num) {
        match n.hi {
            Some(hi) => self.set(inst, &[n.lo, hi]),
            None => self.set(inst, &[n.lo]),
        }
    }

    /// After an error: gives the result some value, so that further errors can be found.
    fn define_poison(&mut self, inst: Inst) -> Res<()> {
        let Some(v) = self.src.result(inst) else {
            return Ok(());
        };
        let shape = self.shape_of(self.ty(v))?;
        let mut parts = Parts::new();
        for leaf in shape::leaves(&shape) {
            parts.extend(leaf.part_types().map(|ty| self.e.poison(ty)));
        }
        self.define(v, &parts);
        Ok(())
    }

    // Constants.

    /// The parts of a constant, appended to `out`.
    pub fn const_parts(&mut self, c: Const, out: &mut Parts) -> Res<()> {
        match self.e.ctx.consts.get(c).clone() {
            ConstData::Int(ty, bits) => {
                let width = self.e.ctx.types.int_bits(ty).unwrap_or(32);
                self.int_parts(width, bits, out);
            }
            ConstData::Wide(ty, _) => return Err(self.shape_error(ShapeError::Unsupported, ty)),
            ConstData::Float(Type::BF16, bits) => out.push(self.e.i32(bits as u32)),
            ConstData::Float(ty, bits) => out.push(self.e.float_bits(ty, bits)),
            ConstData::Zero(ty) => self.uniform_parts(ty, Fill::Zero, out)?,
            ConstData::Undef(ty) => self.uniform_parts(ty, Fill::Undef, out)?,
            ConstData::Poison(ty) => self.uniform_parts(ty, Fill::Poison, out)?,
            ConstData::Aggregate(_, elements) => {
                for &element in &elements {
                    self.const_parts(element, out)?;
                }
            }
            data @ ConstData::Address { .. } => out.push(self.e.constant(data)),
            ConstData::Distance { ty, to, from } => {
                let mut ends = [None; 2];
                for (end, address) in ends.iter_mut().zip([to, from]) {
                    let mut parts = Parts::new();
                    self.const_parts(address, &mut parts)?;
                    let pointer = self.leaf_of(self.e.ctx.consts.ty(address))?;
                    let n = Legaliser::num_at(&parts, pointer, 0);
                    let int = self.leaf_of(ty)?;
                    let op = CastOp::PtrToInt;
                    *end = Some(self.pointer_cast(op, n, pointer, int, Null::Possible)?.lo);
                }
                if let [Some(to), Some(from)] = ends {
                    out.push(self.e.sub(to, from));
                }
            }
            ConstData::Cast { ty, op, arg } => {
                let from = self.e.ctx.consts.ty(arg);
                let mut inner = Parts::new();
                self.const_parts(arg, &mut inner)?;
                let from = self.leaf_of(from)?;
                let to = self.leaf_of(ty)?;
                if from.is_fat() || to.is_fat() {
                    out.extend(self.fat_cast(op, &inner, from, to)?);
                    return Ok(());
                }
                let num = Legaliser::num_at(&inner, from, 0);
                let null = Null::never_if(self.const_is_nonnull(arg));
                let r = self.cast_leaf(op, ir::ArithFlags::empty(), num, from, to, null)?;
                r.append_to(out);
            }
        }
        Ok(())
    }

    /// Is the constant the address of something, so surely not null?
    pub fn const_is_nonnull(&self, c: Const) -> bool {
        matches!(self.e.ctx.consts.get(c), ConstData::Address { .. })
    }

    fn int_parts(&mut self, width: u32, bits: u128, out: &mut Parts) {
        match width {
            1 => out.push(self.e.bool(bits != 0)),
            2..=32 => out.push(self.e.i32(bits as u32)),
            33..=64 => out.push(self.e.i64(bits as u64)),
            _ => {
                out.push(self.e.i64(bits as u64));
                out.push(self.e.i64((bits >> 64) as u64));
            }
        }
    }

    fn uniform_parts(&mut self, ty: Type, fill: Fill, out: &mut Parts) -> Res<()> {
        for leaf in shape::leaves(&self.shape_of(ty)?) {
            for ty in leaf.part_types() {
                out.push(match fill {
                    Fill::Zero => self.zero(ty),
                    Fill::Undef => self.e.constant(ConstData::Undef(ty)),
                    Fill::Poison => self.e.poison(ty),
                });
            }
        }
        Ok(())
    }

    /// Zero, or null, of a part's type.
    pub fn zero(&mut self, ty: Type) -> Value {
        let types = &self.e.ctx.types;
        if types.int_bits(ty).is_some() {
            self.e.int(ty, 0)
        } else if types.float_kind(ty).is_some() {
            self.e.float_bits(ty, 0)
        } else {
            self.e.constant(ConstData::Zero(ty))
        }
    }
}

/// What a constant is filled with.
#[derive(Clone, Copy)]
enum Fill {
    Zero,
    Undef,
    Poison,
}

//! Strength reduction in loops: products of the loop's numbers are counted along.
//!
//! ```text
//! i = phi first, n            i = phi first, n      p = phi first * a + c, q
//! … (i * a + c) …             … p …
//! n = i + step                n = i + step          q = p + step * a
//! ```
//!
//! `first * a + c` and `step * a` stand before the loop. On a vector unit a product of words takes
//! as long as four additions, one of double words as long as twenty. All of it is modulo the width,
//! so without flags. A number that is extended first may not wrap: the addition that makes the next
//! one says so.
//!
//! A product goes with what is added to it, shifted or multiplied in a chain, as long as nothing
//! else uses what is between, if it is executed in each iteration. It is counted along if it is one
//! of double words, or differs between the lanes, or there is more than it in the chain. Products
//! with factors of 24 bits are as fast as sums, and stay. Each takes registers: at most
//! [`MAX_REGISTERS`] a loop.
//!
//! Needs loops with preheaders, from which `licm` has moved what is invariant, and keeps them
//! closed. Linear.

use super::edges;
use super::env::Env;
use super::replace::Replacements;
use crate::analysis::uniformity::WaveShape;
use crate::analysis::{GraphInfo, Loop, Uniformity, Uses, known_bits};
use crate::fold;
use crate::values::{const_int, int};
use ir::{
    ArithFlags, BinaryOp, Block, CastOp, Context, DataLayout, Function, Inst, InstData, Type,
    Value, ValueDef,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Most 32-bit registers that what is counted along takes in a loop.
const MAX_REGISTERS: u64 = 8;
/// Longest chain of operations that is looked through.
const MAX_CHAIN: usize = 12;
/// Operations in a chain of words that make it worth a register whatever they are.
const LONG_CHAIN: usize = 3;

/// Reduces products in loops. Tells whether there were any.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let info = env.lasting_graph(func);
    if info.loops().is_empty() {
        return false;
    }
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    if !insts.any(|&i| is_product(func, i)) {
        return false;
    }
    let mut uses = None;
    let mut uniformity = None;
    let mut replaced = Replacements::default();
    for l in info.loops().iter() {
        let Some(shape) = Shape::of(func, &info, l) else {
            continue;
        };
        if !shape.has_products(func, &info) {
            continue;
        }
        // Nothing changes before they are listed.
        let uses = uses.get_or_insert_with(|| Uses::of_definitions(func));
        let mut reducer = Reducer {
            ctx: env.ctx,
            func,
            info: &info,
            uses,
            uniformity: &mut uniformity,
            replaced: &mut replaced,
            shape,
            numbers: FxHashMap::default(),
            counted: FxHashMap::default(),
            registers: 0,
            lanes: env.abilities.lanes,
        };
        reducer.run();
    }
    if replaced.is_empty() {
        return false;
    }
    replaced.apply(func);
    super::dce::run(env, func);
    true
}

/// Is it a product of words or double words?
fn is_product(func: &Function, inst: Inst) -> bool {
    match func.inst(inst) {
        InstData::Binary {
            op: BinaryOp::Mul,
            args,
            ..
        } => [Type::I32, Type::I64].contains(&func.value_type(args[0])),
        _ => false,
    }
}

/// A loop that is entered from one block and goes back from one.
#[derive(Clone, Copy)]
struct Shape {
    l: Loop,
    preheader: Block,
    header: Block,
    latch: Block,
}

impl Shape {
    fn of(func: &Function, info: &GraphInfo, l: Loop) -> Option<Shape> {
        let loops = info.loops();
        let header = loops.header(l);
        let &[latch] = loops.latches(l) else {
            return None;
        };
        let [a, b] = info.cfg.preds(header) else {
            return None;
        };
        let preheader = *[a, b].into_iter().find(|&&p| !loops.contains(l, p))?;
        let one_edge = info.cfg.succs(preheader).len() == 1;
        let back = func.successors(latch);
        let goes_back_once = back.iter().filter(|&&s| s == header).count() == 1;
        (one_edge && goes_back_once).then_some(Shape {
            l,
            preheader,
            header,
            latch,
        })
    }

    /// Is the block one of the loop itself, in which each iteration comes by?
    fn always_visits(&self, info: &GraphInfo, block: Block) -> bool {
        info.dom.dominates(block, self.latch) && info.loops().innermost(block) == Some(self.l)
    }

    /// Does each iteration compute a product?
    fn has_products(&self, func: &Function, info: &GraphInfo) -> bool {
        let mut blocks = info.loops().blocks(self.l).iter();
        blocks.any(|&block| {
            let mut insts = func.blocks[block].insts.iter();
            self.always_visits(info, block) && insts.any(|&inst| is_product(func, inst))
        })
    }
}

/// What grows by the same amount in each iteration.
#[derive(Clone, Copy)]
struct Number {
    /// In the first iteration.
    first: Value,
    step: Value,
    /// Of the addition of the step.
    flags: ArithFlags,
}

/// An operation that goes on with a number.
#[derive(Clone, Copy)]
enum Link {
    /// Something is added.
    Plus(Value),
    /// Something is subtracted.
    Minus(Value),
    Times(Value),
    Shifted(Value),
    Extended(CastOp),
}

/// Operations from a number on, the first one first.
struct Chain {
    number: Value,
    links: SmallVec<[(Inst, Link); 8]>,
}

struct Reducer<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    info: &'a GraphInfo,
    uses: &'a Uses,
    uniformity: &'a mut Option<Uniformity>,
    replaced: &'a mut Replacements,
    shape: Shape,
    numbers: FxHashMap<Value, Number>,
    /// The numbers in the place of products.
    counted: FxHashMap<Value, Value>,
    registers: u64,
    /// Of a wave.
    lanes: u32,
}

impl Reducer<'_> {
    fn run(&mut self) {
        self.find_numbers();
        if self.numbers.is_empty() {
            return;
        }
        let info = self.info;
        for &block in info.loops().blocks(self.shape.l) {
            if !self.shape.always_visits(info, block) {
                continue;
            }
            let insts: SmallVec<[Inst; 8]> = self.func.blocks[block]
                .insts
                .iter()
                .copied()
                .filter(|&inst| is_product(self.func, inst))
                .collect();
            for inst in insts {
                self.reduce(inst);
            }
        }
    }

    /// The header's parameters to which each iteration adds the same.
    fn find_numbers(&mut self) {
        let Shape {
            preheader,
            header,
            latch,
            ..
        } = self.shape;
        for (index, &param) in self.func.block_params(header).iter().enumerate() {
            let next = edges::argument(self.func, latch, header, index);
            let Some(InstData::Binary {
                op: BinaryOp::Add,
                flags,
                args,
            }) = next
                .and_then(|v| self.func.def_inst(v))
                .map(|inst| self.func.inst(inst))
            else {
                continue;
            };
            let step = match *args {
                [x, step] | [step, x] if x == param => step,
                _ => continue,
            };
            let first = edges::argument(self.func, preheader, header, index);
            if let (true, Some(first)) = (self.is_invariant(step), first) {
                let flags = *flags;
                self.numbers.insert(param, Number { first, step, flags });
            }
        }
    }

    /// Is a value from outside of the loop?
    fn is_invariant(&self, value: Value) -> bool {
        match self.uses.defining_block(self.func, value) {
            Some(block) => !self.info.loops().contains(self.shape.l, block),
            None => matches!(self.func.value_def(value), ValueDef::Const(_)),
        }
    }

    /// Counts a product along, with what goes on with it, if that is good.
    fn reduce(&mut self, product: Inst) {
        let Some(mut chain) = self.chain(product) else {
            return;
        };
        self.extend(&mut chain);
        let Some(&(last, _)) = chain.links.last() else {
            return;
        };
        let Some(result) = self.func.result(last) else {
            return;
        };
        let ty = self.func.value_type(result);
        let needed = DataLayout::new(&self.ctx.types).bits(ty).div_ceil(32);
        let seen = self.counted.contains_key(&result);
        if seen || self.registers + needed > MAX_REGISTERS || !self.is_good(product, &chain) {
            return;
        }
        self.registers += needed;
        self.count(&chain, result);
    }

    /// The operations from a number to a product.
    fn chain(&self, product: Inst) -> Option<Chain> {
        let mut links: SmallVec<[(Inst, Link); 8]> = SmallVec::new();
        let mut inst = product;
        while links.len() < MAX_CHAIN {
            let (from, link) = self.link(inst)?;
            links.push((inst, link));
            let number = self.counted.get(&from).copied().unwrap_or(from);
            if self.numbers.contains_key(&number) {
                links.reverse();
                return Some(Chain { number, links });
            }
            inst = self.func.def_inst(from)?;
        }
        None
    }

    /// The operand of an operation that is not invariant, if there is one such, and what is done
    /// with it.
    fn link(&self, inst: Inst) -> Option<(Value, Link)> {
        match *self.func.inst(inst) {
            InstData::Binary { op, args, .. } => {
                let [x, y] = args;
                let from_here = self.uses.block(inst)?;
                if !self.info.loops().contains(self.shape.l, from_here) {
                    return None;
                }
                match (op, self.is_invariant(x), self.is_invariant(y)) {
                    (BinaryOp::Add, false, true) => Some((x, Link::Plus(y))),
                    (BinaryOp::Add, true, false) => Some((y, Link::Plus(x))),
                    (BinaryOp::Sub, false, true) => Some((x, Link::Minus(y))),
                    (BinaryOp::Mul, false, true) => Some((x, Link::Times(y))),
                    (BinaryOp::Mul, true, false) => Some((y, Link::Times(x))),
                    (BinaryOp::Shl, false, true) => {
                        const_int(self.ctx, self.func, y).map(|_| (x, Link::Shifted(y)))
                    }
                    _ => None,
                }
            }
            InstData::Cast { op, flags, arg } => {
                let number = self.numbers.get(&arg)?;
                let keeps = match op {
                    CastOp::ZExt => {
                        let as_signed = flags.contains(ArithFlags::NNEG)
                            && number.flags.contains(ArithFlags::NSW);
                        number.flags.contains(ArithFlags::NUW) || as_signed
                    }
                    CastOp::SExt => number.flags.contains(ArithFlags::NSW),
                    _ => false,
                };
                keeps.then_some((arg, Link::Extended(op)))
            }
            _ => None,
        }
    }

    /// Adds the operations that go on with the result, each the only user of the one before.
    fn extend(&self, chain: &mut Chain) {
        while let Some(&(last, _)) = chain.links.last() {
            let result = self.func.result(last);
            let Some(&[user]) = result.map(|r| self.uses.users(r)) else {
                return;
            };
            let here = self.uses.block(user);
            let always = here.is_some_and(|b| self.shape.always_visits(self.info, b));
            match self.link(user) {
                Some((from, link))
                    if always && Some(from) == result && chain.links.len() < MAX_CHAIN =>
                {
                    chain.links.push((user, link));
                }
                _ => return,
            }
        }
    }

    fn is_good(&mut self, product: Inst, chain: &Chain) -> bool {
        let InstData::Binary { args, .. } = *self.func.inst(product) else {
            return false;
        };
        if args
            .iter()
            .any(|&v| const_int(self.ctx, self.func, v).is_some())
        {
            return false;
        }
        if self.func.value_type(args[0]) == Type::I64 || chain.links.len() >= LONG_CHAIN {
            return true;
        }
        let is_short = |v| {
            let known = known_bits(self.ctx, self.func, v);
            known.is_some_and(|k| k.leading_zeros() >= 8)
        };
        if args.iter().all(|&v| is_short(v)) {
            return false;
        }
        let (ctx, func, info) = (&*self.ctx, &*self.func, self.info);
        let wave = WaveShape { lanes: self.lanes };
        let uniformity = self
            .uniformity
            .get_or_insert_with(|| Uniformity::new(ctx, func, info, wave));
        func.result(product)
            .is_some_and(|r| !uniformity.is_uniform(r))
    }

    /// Puts a number in the place of a chain's result.
    fn count(&mut self, chain: &Chain, result: Value) {
        let Shape {
            preheader, latch, ..
        } = self.shape;
        let Number {
            mut first,
            mut step,
            ..
        } = self.numbers[&chain.number];
        for &(inst, link) in &chain.links {
            (first, step) = match link {
                Link::Plus(v) => (
                    self.binary(inst, BinaryOp::Add, [first, v], preheader),
                    step,
                ),
                Link::Minus(v) => (
                    self.binary(inst, BinaryOp::Sub, [first, v], preheader),
                    step,
                ),
                Link::Times(v) => (
                    self.binary(inst, BinaryOp::Mul, [first, v], preheader),
                    self.binary(inst, BinaryOp::Mul, [step, v], preheader),
                ),
                Link::Shifted(v) => (
                    self.binary(inst, BinaryOp::Shl, [first, v], preheader),
                    self.binary(inst, BinaryOp::Shl, [step, v], preheader),
                ),
                Link::Extended(op) => {
                    // A step that is added without wrapping as an unsigned number is one.
                    let unsigned = op == CastOp::ZExt
                        && self.numbers[&chain.number].flags.contains(ArithFlags::NUW);
                    let of_step = match unsigned {
                        true => CastOp::ZExt,
                        false => CastOp::SExt,
                    };
                    (self.cast(inst, op, first), self.cast(inst, of_step, step))
                }
            };
        }
        let ty = self.func.value_type(result);
        let param = self.func.append_block_param(self.shape.header, ty);
        let like = chain.links[chain.links.len() - 1].0;
        let next = self.binary(like, BinaryOp::Add, [param, step], latch);
        let header = self.shape.header;
        edges::pass_more(self.func, preheader, header, first);
        edges::pass_more(self.func, latch, header, next);
        let flags = ArithFlags::empty();
        self.numbers.insert(param, Number { first, step, flags });
        self.counted.insert(result, param);
        self.replaced.set(result, param);
    }

    /// An operation at the end of a block, or what it is known to give.
    fn binary(&mut self, like: Inst, op: BinaryOp, args: [Value; 2], at: Block) -> Value {
        let ty = self.func.value_type(args[0]);
        let known = args.map(|v| const_int(self.ctx, self.func, v));
        match (op, known) {
            (_, [Some(x), Some(y)]) => {
                let width = self.ctx.types.int_bits(ty).unwrap_or_default();
                if let Some(bits) = fold::binary_int(op, x, y, width) {
                    return int(self.ctx, self.func, ty, bits);
                }
            }
            (BinaryOp::Add, [Some(0), _]) | (BinaryOp::Mul, [Some(1), _]) => return args[1],
            (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Shl, [_, Some(0)])
            | (BinaryOp::Mul, [_, Some(1)])
            | (BinaryOp::Mul | BinaryOp::Shl, [Some(0), _]) => return args[0],
            (BinaryOp::Mul, [_, Some(0)]) => return args[1],
            _ => {}
        }
        let flags = ArithFlags::empty();
        self.add(like, InstData::Binary { op, flags, args }, ty, at)
    }

    /// A word made a double word before the loop.
    fn cast(&mut self, like: Inst, op: CastOp, arg: Value) -> Value {
        let to = Type::I64;
        if let Some(bits) = const_int(self.ctx, self.func, arg) {
            let types = &self.ctx.types;
            let [from, width] =
                [self.func.value_type(arg), to].map(|ty| types.int_bits(ty).unwrap_or_default());
            let scalars = [from, width].map(fold::Scalar::Int);
            if let Some(bits) = fold::cast(op, bits, scalars[0], scalars[1]) {
                return int(self.ctx, self.func, to, bits);
            }
        }
        let flags = ArithFlags::empty();
        self.add(
            like,
            InstData::Cast { op, flags, arg },
            to,
            self.shape.preheader,
        )
    }

    fn add(&mut self, like: Inst, data: InstData, ty: Type, at: Block) -> Value {
        let loc = self.func.inst_loc(like);
        let inst = self.func.make_inst(data, ty, loc);
        let insts = &mut self.func.blocks[at].insts;
        let end = insts.len() - 1;
        insts.insert(end, inst);
        let result = self.func.result(inst);
        result.expect("sums, products and extended numbers are values")
    }
}

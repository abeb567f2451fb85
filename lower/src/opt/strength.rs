//! Straight-line strength reduction: products with factors that differ by a constant.
//!
//! Where `s * (b + c)` is at hand and `s * (b + d)` is wanted, it is the former and `s * (d - c)`:
//! rows of a picture above and below each other, neighbours in a tree. An addition takes a quarter
//! of a product's time on a vector unit, and no more on the scalar one. All of it modulo the width,
//! so without flags.
//!
//! One walk down the dominator tree; of each factor and base the last [`KEPT`] products are
//! remembered. Linear.

use super::env::Env;
use crate::analysis::{DomTree, split_sum};
use crate::values::{const_int, int, sign_extend};
use ir::{ArithFlags, BinaryOp, Block, Context, Function, Inst, InstData, Type, Value};
use rustc_hash::FxHashMap;

/// Products that are remembered of a factor and a base.
const KEPT: usize = 4;

/// Reduces products. Tells whether there were any.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    if insts.filter(|&&i| factors(func, i).is_some()).count() < 2 {
        return false;
    }
    let info = env.lasting_graph(func);
    let dom = &info.dom;
    let mut reducer = Reducer {
        ctx: env.ctx,
        func,
        dom,
        known: FxHashMap::default(),
        changed: false,
    };
    for &block in dom.preorder() {
        reducer.block(block);
    }
    reducer.changed
}

/// The factors of a product of words or double words.
fn factors(func: &Function, inst: Inst) -> Option<[Value; 2]> {
    match *func.inst(inst) {
        InstData::Binary {
            op: BinaryOp::Mul,
            args,
            ..
        } if [Type::I32, Type::I64].contains(&func.value_type(args[0])) => Some(args),
        _ => None,
    }
}

/// `factor * (base + addend)`.
#[derive(Clone, Copy)]
struct Product {
    factor: Value,
    base: Value,
    addend: i128,
}

impl Product {
    /// A product, read with each of its factors as the sum.
    fn readings(ctx: &Context, func: &Function, [a, b]: [Value; 2]) -> [Option<Product>; 2] {
        [(a, b), (b, a)].map(|(factor, sum)| {
            let is_const = func.value_const(sum).is_some();
            let split = split_sum(ctx, func, sum);
            let (base, addend) = split.map_or((sum, 0), |(base, addend, _)| (base, addend));
            (!is_const).then_some(Product {
                factor,
                base,
                addend,
            })
        })
    }
}

/// A product that is at hand.
#[derive(Clone, Copy)]
struct Seen {
    block: Block,
    addend: i128,
    value: Value,
}

/// What is added to an earlier product.
#[derive(Clone, Copy)]
enum Rest {
    Constant(u128),
    Factor,
    /// The factor, subtracted.
    LessFactor,
    /// The factor times a power of two.
    Shifted(u32),
}

struct Reducer<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    dom: &'a DomTree,
    /// By factor and base, the oldest first.
    known: FxHashMap<(Value, Value), Vec<Seen>>,
    changed: bool,
}

impl Reducer<'_> {
    fn block(&mut self, block: Block) {
        let mut at = 0;
        while let Some(&inst) = self.func.blocks[block].insts.get(at) {
            if let Some(factors) = factors(self.func, inst) {
                at += self.product(block, at, inst, factors);
            }
            at += 1;
        }
    }

    /// Reduces a product if it can be, and remembers it. Gives the number of instructions that were
    /// put before it.
    fn product(&mut self, block: Block, at: usize, inst: Inst, factors: [Value; 2]) -> usize {
        let readings = Product::readings(self.ctx, self.func, factors);
        let readings = readings.into_iter().flatten();
        let found = readings.clone().find_map(|p| self.earlier(block, p));
        let mut added = 0;
        if let Some((product, value, rest)) = found {
            added = self.replace(block, at, inst, product.factor, value, rest);
            self.changed = true;
        }
        if let Some(value) = self.func.result(inst) {
            for product in readings {
                self.remember(block, product, value);
            }
        }
        added
    }

    fn remember(&mut self, block: Block, product: Product, value: Value) {
        let seen = self.known.entry((product.factor, product.base));
        let seen = seen.or_default();
        if seen.len() == KEPT {
            seen.remove(0);
        }
        seen.push(Seen {
            block,
            addend: product.addend,
            value,
        });
    }

    /// A product at hand with the same factor and base, the latest, and what is to be added to it.
    fn earlier(&self, block: Block, product: Product) -> Option<(Product, Value, Rest)> {
        let seen = self.known.get(&(product.factor, product.base))?;
        seen.iter().rev().find_map(|seen| {
            let is_at_hand = self.dom.dominates(seen.block, block);
            let rest = self.rest(product.factor, product.addend - seen.addend)?;
            is_at_hand.then_some((product, seen.value, rest))
        })
    }

    /// The factor times a number, if that is cheap.
    fn rest(&self, factor: Value, times: i128) -> Option<Rest> {
        let width = self.ctx.types.int_bits(self.func.value_type(factor))?;
        if let Some(c) = const_int(self.ctx, self.func, factor) {
            return Some(Rest::Constant(c.wrapping_mul(times as u128)));
        }
        match sign_extend(times as u128, width) {
            1 => Some(Rest::Factor),
            -1 => Some(Rest::LessFactor),
            n if n > 0 && n.count_ones() == 1 => Some(Rest::Shifted(n.trailing_zeros())),
            _ => None,
        }
    }

    /// Puts a sum in place of a product.
    fn replace(
        &mut self,
        block: Block,
        at: usize,
        inst: Inst,
        factor: Value,
        earlier: Value,
        rest: Rest,
    ) -> usize {
        let ty = self.func.value_type(factor);
        let binary = |op, args| InstData::Binary {
            op,
            flags: ArithFlags::empty(),
            args,
        };
        let mut added = 0;
        let (op, addend) = match rest {
            Rest::Constant(bits) => (BinaryOp::Add, int(self.ctx, self.func, ty, bits)),
            Rest::Factor => (BinaryOp::Add, factor),
            Rest::LessFactor => (BinaryOp::Sub, factor),
            Rest::Shifted(places) => {
                let places = int(self.ctx, self.func, ty, places.into());
                let loc = self.func.inst_loc(inst);
                let shift = binary(BinaryOp::Shl, [factor, places]);
                let shift = self.func.make_inst(shift, ty, loc);
                let Some(shifted) = self.func.result(shift) else {
                    return 0;
                };
                self.func.blocks[block].insts.insert(at, shift);
                added = 1;
                (BinaryOp::Add, shifted)
            }
        };
        self.func.replace_inst(inst, binary(op, [earlier, addend]));
        added
    }
}

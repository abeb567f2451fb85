//! Integers from 129 to 1024 bits that pass through calls, loops and joins, with shifts by variable
//! amounts and comparisons. All is done a second time by words, and where both differ the program
//! traps: so the interpreter, which sees such integers only by the pass that replaces them, says
//! whether that pass is right.

use super::ints::CONDITIONS;
use super::limbs::{Limbs, Shift, words_of};
use super::{Config, Gen, Rng};
use ir::builder::FunctionBuilder;
use ir::module::FnFlags;
use ir::{BinaryOp, FuncRef, IntCC, Linkage, Module, Type, Value};

/// Of a hundred programs with wide integers, so many have these.
const SHARE: u32 = 60;
/// Widths.
const WIDTHS: [u32; 14] = [
    129, 136, 160, 192, 200, 255, 256, 257, 320, 384, 500, 512, 777, 1024,
];
/// Most words whose products are made.
const MOST_FACTORS: usize = 6;
/// Most turns of a loop.
const MOST_TURNS: i128 = 4;

/// An operation on two integers and a number of bits.
#[derive(Clone, Copy, Debug)]
enum Op {
    Sum,
    Difference,
    Product,
    And,
    Or,
    Xor,
    /// Of the first.
    Shifted(Shift),
    /// The first or the second, as they compare.
    Chosen(IntCC),
}

/// A function of two wide integers and a number of bits.
#[derive(Clone, Debug)]
pub(super) struct WideFunction {
    func: FuncRef,
    bits: u32,
    ops: Vec<Op>,
}

/// A wide integer, and its words.
#[derive(Clone, Debug)]
struct Both {
    wide: Value,
    limbs: Limbs,
}

fn op(rng: &mut Rng, bits: u32) -> Op {
    let shift = rng.pick(&[Shift::Left, Shift::Right, Shift::Signed]);
    match rng.below(12) {
        0 | 1 => Op::Sum,
        2 => Op::Difference,
        3 if words_of(bits) <= MOST_FACTORS => Op::Product,
        3 => Op::And,
        4 => Op::Or,
        5 => Op::Xor,
        6 | 7 => Op::Chosen(rng.pick(&CONDITIONS)),
        _ => Op::Shifted(shift),
    }
}

/// Makes a function for a share of the programs.
pub(super) fn generate(
    rng: &mut Rng,
    config: &Config,
    module: &mut Module,
) -> Option<WideFunction> {
    let wanted = config.wide_ints.is_on() && config.wide_by_words.is_on();
    if !wanted || !rng.percent(SHARE) {
        return None;
    }
    let bits = rng.pick(&WIDTHS);
    let ty = module.ctx.types.int(bits as u16);
    let func = module.add_function("wide_function", ty, &[ty, Type::I32, ty]);
    let f = &mut module.functions[func];
    f.linkage = rng.pick(&[Linkage::Internal, Linkage::External]);
    if rng.percent(80) {
        f.attrs.flags = FnFlags::NO_INLINE;
    }
    let ops: Vec<Op> = (0..rng.between(1, 4)).map(|_| op(rng, bits)).collect();
    let mut b = module.build(func);
    let entry = b.create_entry();
    let params = b.params(entry);
    let (mut x, by, y) = (params[0], params[1], params[2]);
    for &op in &ops {
        x = wide_op(&mut b, op, x, y, by);
    }
    b.ret(x);
    Some(WideFunction { func, bits, ops })
}

/// An operation; the number of bits is below the width.
fn wide_op(b: &mut FunctionBuilder, op: Op, x: Value, y: Value, by: Value) -> Value {
    let simple = match op {
        Op::Sum => BinaryOp::Add,
        Op::Difference => BinaryOp::Sub,
        Op::Product => BinaryOp::Mul,
        Op::And => BinaryOp::And,
        Op::Or => BinaryOp::Or,
        Op::Xor => BinaryOp::Xor,
        Op::Chosen(cond) => {
            let holds = b.icmp(cond, x, y);
            return b.select(holds, x, y);
        }
        Op::Shifted(shift) => {
            let ty = b.ty(x);
            let by = b.zext(by, ty);
            return match shift {
                Shift::Left => b.shl(x, by),
                Shift::Right => b.lshr(x, by),
                Shift::Signed => b.ashr(x, by),
            };
        }
    };
    b.binary(simple, x, y)
}

impl Gen<'_> {
    /// A stretch of the program that computes with wide integers.
    pub(super) fn wide_integers(&mut self, function: &WideFunction) {
        self.apart(3, 100, |this| {
            let bits = function.bits;
            let (x, y) = (this.new_both(bits), this.new_both(bits));
            let x = this.wide_joined(x, &y);
            let x = this.wide_loop(function, x, &y);
            let x = match this.rng.percent(50) {
                true => this.wide_call(function, &x, &y),
                false => this.wide_joined(x, &y),
            };
            this.same_or_trap(&x);
        });
    }

    /// Both made of the same words, some of which are extreme.
    fn new_both(&mut self, bits: u32) -> Both {
        let words = (0..words_of(bits)).map(|_| match self.rng.below(6) {
            0 => self.b.iconst(Type::I32, 0),
            1 => self.b.iconst(Type::I32, -1),
            2 => self.index_word(),
            _ => self.variable(Type::I32),
        });
        let words = words.collect();
        let limbs = self.cut(words, bits);
        let wide = self.wide_of(&limbs);
        Both { wide, limbs }
    }

    /// A number of bits below the width: the same in all lanes or not.
    fn bits_below(&mut self, bits: u32) -> Value {
        if self.rng.percent(20) {
            let n = self.rng.below(bits as usize);
            return self.b.iconst(Type::I32, n as i128);
        }
        let word = self.index_word();
        let bits = self.b.iconst(Type::I32, bits.into());
        self.b.urem(word, bits)
    }

    fn both_op(&mut self, op: Op, x: &Both, y: &Both, by: Value) -> Both {
        let wide = wide_op(&mut self.b, op, x.wide, y.wide, by);
        let limbs = self.limbs_op(op, &x.limbs, &y.limbs, by);
        Both { wide, limbs }
    }

    fn limbs_op(&mut self, op: Op, x: &Limbs, y: &Limbs, by: Value) -> Limbs {
        match op {
            Op::Sum => self.limbs_sum(x, y),
            Op::Difference => self.limbs_difference(x, y),
            Op::Product => self.limbs_product(x, y),
            Op::And => self.limbs_by_words(x, y, |this, x, y| this.b.and(x, y)),
            Op::Or => self.limbs_by_words(x, y, |this, x, y| this.b.or(x, y)),
            Op::Xor => self.limbs_by_words(x, y, |this, x, y| this.b.xor(x, y)),
            Op::Shifted(shift) => self.limbs_shifted(x, by, shift),
            Op::Chosen(cond) => {
                let holds = self.limbs_compared(cond, x, y);
                self.limbs_by_words(x, y, |this, x, y| this.b.select(holds, x, y))
            }
        }
    }

    fn wide_call(&mut self, function: &WideFunction, x: &Both, y: &Both) -> Both {
        let by = self.bits_below(function.bits);
        let ty = self.b.ty(x.wide);
        let result = self.b.call(function.func, ty, &[x.wide, by, y.wide]);
        let mut limbs = x.limbs.clone();
        for &op in &function.ops {
            limbs = self.limbs_op(op, &limbs, &y.limbs, by);
        }
        Both {
            wide: result.unwrap_or(x.wide),
            limbs,
        }
    }

    /// An operation that some items do.
    fn wide_joined(&mut self, x: Both, y: &Both) -> Both {
        let cond = match self.rng.percent(50) {
            true => self.branch_condition(),
            false => {
                let cc = self.rng.pick(&CONDITIONS);
                let wide = self.b.icmp(cc, x.wide, y.wide);
                let words = self.limbs_compared(cc, &x.limbs, &y.limbs);
                self.trap_if_other(wide, words);
                wide
            }
        };
        let (then, join) = (self.b.create_block(), self.block_of(&x));
        let before = x.values();
        self.b.branch(cond, (then, &[]), (join, &before));
        self.b.switch_to(then);
        let by = self.bits_below(x.limbs.bits);
        let op = op(self.rng, x.limbs.bits);
        let changed = self.both_op(op, &x, y, by);
        self.b.jump(join, &changed.values());
        self.b.switch_to(join);
        self.both_at(join, x.limbs.bits)
    }

    /// Operations, and perhaps a call, in turns.
    fn wide_loop(&mut self, function: &WideFunction, x: Both, y: &Both) -> Both {
        let word = self.index_word();
        let most = self.b.iconst(Type::I32, MOST_TURNS - 1);
        let turns = self.b.and(word, most);
        let [zero, one] = [0, 1].map(|n| self.b.iconst(Type::I32, n));
        let body = self.block_of(&x);
        let turn = self.b.append_param(body, Type::I32);
        let done = self.block_of(&x);
        let mut start = x.values();
        start.push(zero);
        self.b.jump(body, &start);
        self.b.switch_to(body);
        let bits = x.limbs.bits;
        let mut x = self.both_at(body, bits);
        for _ in 0..self.rng.between(1, 2) {
            let by = self.bits_below(bits);
            let op = op(self.rng, bits);
            x = self.both_op(op, &x, y, by);
        }
        if self.rng.percent(60) {
            x = self.wide_call(function, &x, y);
        }
        let next = self.b.add(turn, one);
        let again = self.b.icmp(IntCC::Ult, next, turns);
        let out = x.values();
        let mut back = out.clone();
        back.push(next);
        self.b.branch(again, (body, &back), (done, &out));
        self.b.switch_to(done);
        self.both_at(done, bits)
    }

    fn block_of(&mut self, x: &Both) -> ir::Block {
        let types: Vec<Type> = x.values().iter().map(|&v| self.b.ty(v)).collect();
        self.b.create_block_with(&types)
    }

    fn both_at(&mut self, block: ir::Block, bits: u32) -> Both {
        let params = self.b.params(block).to_vec();
        let words = params[1..=words_of(bits)].to_vec();
        Both {
            wide: params[0],
            limbs: Limbs { bits, words },
        }
    }

    /// Stores what it is, and traps unless both are the same.
    fn same_or_trap(&mut self, x: &Both) {
        let found = self.limbs_of(x.wide);
        let mut sum = self.b.iconst(Type::I32, 0);
        let mut other = sum;
        for (&word, &expected) in found.words.iter().zip(&x.limbs.words) {
            let differs = self.b.xor(word, expected);
            other = self.b.or(other, differs);
            let factor = self.b.iconst(Type::I32, 77);
            let product = self.b.mul(sum, factor);
            sum = self.b.add(product, word);
        }
        self.store_result(sum);
        let zero = self.b.iconst(Type::I32, 0);
        let wrong = self.b.icmp(IntCC::Ne, other, zero);
        self.trap_if(wrong);
    }

    fn trap_if_other(&mut self, found: Value, expected: Value) {
        let wrong = self.b.xor(found, expected);
        self.trap_if(wrong);
    }
}

impl Both {
    /// What passes through a join.
    fn values(&self) -> Vec<Value> {
        let mut all = vec![self.wide];
        all.extend(&self.limbs.words);
        all
    }
}

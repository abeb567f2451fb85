//! Carries of sums and borrows of differences as lane masks.
//!
//! `icmp ult (add x, y), x` asks whether a sum has become too large for its words, and
//! `icmp ult x, y` beside `sub x, y` whether a difference has become negative. The instructions
//! that add and subtract say so themselves (GFX9 manual, sections 12.7, `V_ADD_CO_U32`,
//! `V_ADDC_CO_U32`, `V_SUB_CO_U32`, `V_SUBB_CO_U32`, and 12.12, `V_MAD_U64_U32`): the comparison is
//! the mask that they write. Numbers of many words are added so in one chain: where a summand is a
//! carry, too, there are two comparisons, of which at most one is true, and the `or` of both is the
//! carry of one addition of three.
//!
//! Only where sum and comparison are in one block, not far from each other: a mask that is wanted
//! elsewhere takes scalar registers all the way, where the sum is there anyway.

use crate::ctx::{Ctx, Res};
use crate::node::Class;
use crate::tree::{Order, Tree};
use ir::{BinaryOp, CastOp, Inst, InstData, IntCC, Type, Value};
use isa::Opcode;
use mir::{Bank, VReg};
use smallvec::SmallVec;

/// How many instructions before a comparison its sum is looked for.
const WINDOW: usize = 32;

/// A sum or difference whose carry somebody wants.
pub struct Asked {
    sum: Value,
    /// Where it is wanted.
    mask: SmallVec<[VReg; 4]>,
    /// What is to be added or subtracted, if that is not what the instruction itself says.
    terms: Option<Terms>,
}

/// Two numbers and a carry that are added, or of which the last two are subtracted.
#[derive(Clone, Copy)]
struct Terms {
    op: BinaryOp,
    numbers: [Value; 2],
    carry: Option<Value>,
}

/// A sum or difference that a comparison asks for the carry of.
#[derive(Clone, Copy)]
struct Sum {
    value: Value,
    op: BinaryOp,
    args: [Value; 2],
}

impl Ctx<'_> {
    /// Leaves a comparison to the instruction that adds; says whether there is one.
    pub fn is_carry(&mut self, comparison: Value) -> bool {
        match self.sum_asked(comparison) {
            Some(sum) => self.ask(sum.value, comparison, None),
            None => false,
        }
    }

    /// Leaves the `or` of the carries of `x + y` and of that sum and a carry to one addition.
    pub fn is_joined_carry(&mut self, join: Value, args: [Value; 2]) -> bool {
        let [a, b] = args;
        if self.ty(join) != Type::I1 || self.bank(join) != Bank::Vgpr {
            return false;
        }
        [(a, b), (b, a)].into_iter().any(|(first, second)| {
            self.joined(first, second)
                .is_some_and(|(sum, terms)| self.ask(sum, join, Some(terms)))
        })
    }

    /// A sum is to write its carry; not if it does so already for somebody else.
    fn ask(&mut self, sum: Value, result: Value, terms: Option<Terms>) -> bool {
        if self.carries.iter().any(|asked| asked.sum == sum) {
            return false;
        }
        let mask = self.dst(result);
        self.regs_of(sum);
        self.carries.push(Asked { sum, mask, terms });
        true
    }

    /// The sum whose carry a comparison is: earlier in this block, and in vector registers.
    fn sum_asked(&self, comparison: Value) -> Option<Sum> {
        let (_, &InstData::ICmp { cond, args, .. }) = self.def(comparison)? else {
            return None;
        };
        let [less, more] = match cond {
            IntCC::Ult => args,
            IntCC::Ugt => [args[1], args[0]],
            _ => return None,
        };
        if self.bank(comparison) != Bank::Vgpr || !matches!(self.ty(less), Type::I32 | Type::I64) {
            return None;
        }
        let summands = |value| match self.def(value) {
            Some((inst, &InstData::Binary { op, args, .. })) => {
                Some((inst, Sum { value, op, args }))
            }
            _ => None,
        };
        let of_sum =
            summands(less).filter(|(_, s)| s.op == BinaryOp::Add && s.args.contains(&more));
        let of_difference =
            || summands(more).filter(|(_, s)| s.op == BinaryOp::Sub && s.args[0] == less);
        let found = of_sum.or_else(of_difference);
        let sum = match found {
            Some((inst, sum)) => self.before().any(|i| i == inst).then_some(sum)?,
            None => self.difference(less, more)?,
        };
        (self.bank(sum.value) == Bank::Vgpr).then_some(sum)
    }

    /// The difference of two values in the instructions before.
    fn difference(&self, minuend: Value, subtrahend: Value) -> Option<Sum> {
        let op = BinaryOp::Sub;
        let args = [minuend, subtrahend];
        let inst = self.before().find(|&inst| {
            matches!(self.ir.inst(inst), InstData::Binary { op: o, args: a, .. } if *o == op && *a == args)
        })?;
        let value = self.ir.result(inst)?;
        // Nobody wants it: then comparing is cheaper.
        (self.ir_uses[value] > 0).then_some(Sum { value, op, args })
    }

    /// The instructions before the one that is selected, the last one first.
    fn before(&self) -> impl Iterator<Item = Inst> + '_ {
        let insts = &self.ir.blocks[self.block].insts[..self.at];
        insts.iter().rev().take(WINDOW).copied()
    }

    /// The sum of three of which the `or` of two comparisons is the carry, if it is one; then
    /// nobody else wants the comparisons and the sum of two.
    fn joined(&self, first: Value, second: Value) -> Option<(Value, Terms)> {
        let (one, other) = (self.only_def(first)?.0, self.only_def(second)?.0);
        let (inner, outer) = (self.sum_asked(first)?, self.sum_asked(second)?);
        let added = match outer.args {
            [a, b] if a == inner.value => b,
            [a, b] if b == inner.value && outer.op == BinaryOp::Add => a,
            _ => return None,
        };
        let carry = self.counted(added)?;
        let here = [one, other, self.def(outer.value)?.0];
        let mut uses = 0;
        for inst in here {
            self.ir
                .for_each_operand(inst, |v| uses += u32::from(v == inner.value));
        }
        if inner.op != outer.op || uses != self.ir_uses[inner.value] {
            return None;
        }
        let terms = Terms {
            op: inner.op,
            numbers: inner.args,
            carry: Some(carry),
        };
        Some((outer.value, terms))
    }

    /// The condition that a number counts: it is 1 where that is true, and else 0.
    fn counted(&self, number: Value) -> Option<Value> {
        let mut at = number;
        while let (
            _,
            &InstData::Cast {
                op: CastOp::ZExt,
                arg,
                ..
            },
        ) = self.def(at)?
        {
            if self.ty(arg) == Type::I1 {
                return Some(arg);
            }
            at = arg;
        }
        None
    }

    /// What is asked of a sum or difference.
    pub fn asked_of(&mut self, sum: Value) -> Option<Asked> {
        let place = self.carries.iter().position(|asked| asked.sum == sum)?;
        Some(self.carries.swap_remove(place))
    }

    /// Selects a sum or difference that writes its carry.
    pub fn sum_with_carry(&mut self, inst: Inst, result: Value, asked: &Asked) -> Res {
        let tree = match asked.terms {
            Some(terms) => self.terms_tree(result, terms),
            None => self.carrying_tree(inst, result),
        };
        let dst = self.dst(result);
        self.place_sum(tree, &dst, &asked.mask);
        Ok(())
    }

    /// What the rules make of a sum, if its last instruction writes the carry; else the plain
    /// addition.
    fn carrying_tree(&mut self, inst: Inst, result: Value) -> Tree {
        let &InstData::Binary { op, args, .. } = self.ir.inst(inst) else {
            unreachable!("the carries of sums and differences alone are asked for");
        };
        let class = match self.ty(result) {
            Type::I64 => Class::V64,
            _ => Class::V32,
        };
        let node = crate::node::Node::root(self.env.layout(), self.ir, inst);
        match self.by_rules(class, &node) {
            Some(tree) if self.writes_carry(tree, op) => tree,
            _ => {
                let terms = Terms {
                    op,
                    numbers: args,
                    carry: None,
                };
                self.terms_tree(result, terms)
            }
        }
    }

    /// Is the carry of an operation the one that the tree's last instruction writes? Additions may
    /// be made by subtracting the negative, whose borrow is another matter.
    fn writes_carry(&self, tree: Tree, op: BinaryOp) -> bool {
        let [first, next] = opcodes(op);
        let is_one = |tree, opcodes: &[Opcode]| match tree {
            Tree::Inst(index) => opcodes.contains(&self.trees.inst(index).opcode),
            _ => false,
        };
        match tree {
            Tree::Pair(index) => match self.trees.words(index) {
                (Order::Carry, [low, high]) => is_one(low, &[first, next]) && is_one(high, &[next]),
                _ => false,
            },
            _ => {
                is_one(tree, &[first, next])
                    || op == BinaryOp::Add && is_one(tree, &[Opcode::VMadU64U32])
            }
        }
    }

    /// An addition or subtraction of words, the lowest with the carry if there is one.
    fn terms_tree(&mut self, result: Value, terms: Terms) -> Tree {
        let [first, next] = opcodes(terms.op);
        let [a, b] = terms.numbers;
        let wide = self.ty(result) == Type::I64;
        let low = match wide {
            true => [Tree::Lo(a), Tree::Lo(b)],
            false => [Tree::Value(a), Tree::Value(b)],
        };
        let low = match terms.carry {
            Some(carry) => {
                let inst = self.trees.add(next, &low);
                self.trees.read_last(inst, Tree::Mask(carry))
            }
            None => self.trees.add(first, &low),
        };
        match wide {
            true => {
                let high = self.trees.add(next, &[Tree::Hi(a), Tree::Hi(b)]);
                self.trees.pair(Order::Carry, low, high)
            }
            false => low,
        }
    }
}

/// What adds or subtracts words: without and with a carry.
fn opcodes(op: BinaryOp) -> [Opcode; 2] {
    match op {
        BinaryOp::Add => [Opcode::VAddCoU32, Opcode::VAddcCoU32],
        _ => [Opcode::VSubCoU32, Opcode::VSubbCoU32],
    }
}

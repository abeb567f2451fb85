//! The rules of `rules/*.isle`, compiled, and what they ask about the function.
//!
//! Nothing here changes the function that is made: extractors and guards only look, and the right
//! sides build trees.

use crate::ctx::Ctx;
use crate::known::KNOWN_BITS_SMALL;
use crate::node::{Bits, Class, Node};
use crate::tree::{Order, Sign, Tree};
use ir::{BinaryOp, CastOp, ConstData, FloatCC, InstData, IntCC, Intrinsic, Type, Value};
use isa::{MaskOp, ModFlags, Opcode, Processor, ValueType};
use mir::Bank;

/// A rule as it is written.
#[derive(Debug)]
pub struct Rule {
    /// File and line.
    pub place: &'static str,
    /// What it computes.
    pub class: Class,
    /// The operation; widths that follow from the opcodes are added.
    pub pattern: &'static str,
    /// What must hold besides.
    pub guards: &'static str,
    /// The instructions.
    pub result: &'static str,
    /// The opcodes that the result names.
    pub opcodes: &'static [Opcode],
    /// Index into the conditions on processors.
    available: Option<u8>,
}

include!(concat!(env!("OUT_DIR"), "/rule_data.rs"));

impl Rule {
    /// Has the processor all of the rule's instructions?
    pub fn exists_on(&self, processor: &Processor) -> bool {
        self.available
            .is_none_or(|i| Available::new(processor).has(i))
    }
}

/// The conditions on processors that hold.
#[derive(Clone, Copy, Debug)]
pub struct Available(u64);

impl Available {
    /// Those of a processor.
    pub fn new(processor: &Processor) -> Available {
        let bits = AVAILABILITIES
            .iter()
            .enumerate()
            .filter(|(_, all)| all.iter().all(|o| o.exists_on(processor)))
            .fold(0, |bits, (i, _)| bits | 1 << i);
        Available(bits)
    }

    /// Does a condition hold?
    pub fn has(self, index: u8) -> bool {
        self.0 >> index & 1 == 1
    }

    /// Is there a rule for all operations of this kind?
    pub fn has_rule(self, class: Class, node: &Node) -> bool {
        has_rule(class, node, &|i| self.has(i))
    }
}

const _: () = assert!(AVAILABILITIES.len() <= u64::BITS as usize);

#[allow(
    dead_code,
    unreachable_patterns,
    unused_imports,
    unused_variables,
    clippy::all,
    missing_docs,
    reason = "generated"
)]
mod generated {
    use crate::node::Node;
    use crate::node::{Bits, Fusion};
    use crate::tree::Tree;
    use ir::{BinaryOp, CastOp, FloatCC, IntCC, Intrinsic, Value};
    /// What guards give.
    pub type Unit = ();
    mod code {
        include!(concat!(env!("OUT_DIR"), "/rules.rs"));
    }
    pub use code::*;
}

impl Ctx<'_> {
    /// The tree of an operation by the first rule that takes it.
    pub fn by_rules(&mut self, class: Class, node: &Node) -> Option<Tree> {
        self.root_bank = class.bank();
        let tree = match class {
            Class::Bool => generated::constructor_lower_bool(self, node),
            Class::Scc => generated::constructor_lower_scc(self, node),
            Class::Mask => generated::constructor_lower_mask(self, node),
            Class::V16 => generated::constructor_lower_v16(self, node),
            Class::S32 => generated::constructor_lower_s32(self, node),
            Class::S64 => generated::constructor_lower_s64(self, node),
            Class::V32 => generated::constructor_lower_v32(self, node),
            Class::V64 => generated::constructor_lower_v64(self, node),
        };
        self.fired.extend(tree.is_some().then_some(self.rule));
        tree
    }

    fn node(&mut self, opcode: Opcode, sources: &[Tree]) -> Tree {
        self.trees.add(opcode, sources)
    }

    fn mask_node(&mut self, op: MaskOp, sources: [Tree; 2]) -> Tree {
        self.trees.add(self.env.machine.mask_op(op), &sources)
    }

    /// Constants that three-operand forms, which have no literal, cannot read.
    fn literals(&self, values: [Value; 3]) -> usize {
        let needs = |&&v: &&Value| match (self.int_const(v), self.float_const(v)) {
            (Some(bits), _) => matches!(self.imm32(bits as u32), mir::Operand::Literal(_)),
            (None, Some((bits, ty))) => self.env.machine.inline_constant(bits, ty).is_none(),
            (None, None) => false,
        };
        values.iter().filter(needs).count()
    }

    /// The bits of a constant float, and what operands of its type are called.
    fn float_const(&self, value: Value) -> Option<(u64, ValueType)> {
        let &ConstData::Float(ty, bits) = self.env.ctx.consts.get(self.ir.value_const(value)?)
        else {
            return None;
        };
        let ty = match ty {
            Type::F16 => ValueType::F16,
            Type::F32 => ValueType::F32,
            _ => ValueType::F64,
        };
        Some((bits, ty))
    }

    /// Needs at most one of two constants a literal?
    fn has_few_literals(&self, a: u32, b: u32) -> bool {
        let inline = |n| !matches!(self.imm32(n), mir::Operand::Literal(_));
        inline(a) || inline(b)
    }
}

fn when(holds: bool) -> Option<()> {
    holds.then_some(())
}

impl generated::Context for Ctx<'_> {
    opcode_constructors!();

    // ---- extractors -----------------------------------------------------------------------------

    fn only(&mut self, value: Value) -> Option<Node> {
        if self.bank(value) != self.root_bank {
            return None;
        }
        self.once(value)
    }

    fn once(&mut self, value: Value) -> Option<Node> {
        let (inst, _) = self.only_def(value)?;
        Some(Node::of(self.env.layout(), self.ir, inst))
    }

    fn any(&mut self, value: Value) -> Option<Node> {
        if self.bank(value) != self.root_bank {
            return None;
        }
        Some(Node::of(self.env.layout(), self.ir, self.def(value)?.0))
    }

    fn scaled(&mut self, node: &Node) -> Option<(Value, u32)> {
        /// Inline constants reach up to 64 (manual, section 6.2.1).
        const MOST: u64 = 6;
        let &Node::Binary { op, a, b } = node else {
            return None;
        };
        let amount = self.int_const(b)?;
        match op {
            BinaryOp::Shl if amount <= MOST => Some((a, 1 << amount)),
            BinaryOp::Mul if amount <= 1 << MOST => Some((a, amount as u32)),
            _ => None,
        }
    }

    fn compared(&mut self, value: Value) -> Option<Value> {
        matches!(self.def(value)?.1, InstData::ICmp { .. }).then_some(value)
    }

    fn loaded(&mut self, value: Value) -> Option<Value> {
        matches!(self.def(value)?.1, InstData::Load { .. }).then_some(value)
    }

    fn uniform(&mut self, value: Value) -> Option<Value> {
        let scalar = self.bank(value) == Bank::Sgpr && self.int_const(value).is_none();
        scalar.then_some(value)
    }

    fn zero_lo(&mut self, value: Value) -> Option<Value> {
        (self.known_word(value, 0) == Some(0)).then_some(value)
    }

    fn zero_hi(&mut self, value: Value) -> Option<Value> {
        (self.known_word(value, 1) == Some(0)).then_some(value)
    }

    fn ones_lo(&mut self, value: Value) -> Option<Value> {
        (self.known_word(value, 0) == Some(u32::MAX)).then_some(value)
    }

    fn ones_hi(&mut self, value: Value) -> Option<Value> {
        (self.known_word(value, 1) == Some(u32::MAX)).then_some(value)
    }

    fn zext_word(&mut self, value: Value) -> Option<Tree> {
        if let Some(c) = self.int_const(value) {
            return Some(Tree::Imm(u32::try_from(c).ok()?));
        }
        match self.def(value)?.1 {
            InstData::Cast {
                op: CastOp::ZExt,
                arg,
                ..
            } if self.ty(*arg) == Type::I32 => Some(Tree::Value(*arg)),
            InstData::Binary { .. } if self.known_word(value, 1) == Some(0) => {
                Some(Tree::Lo(value))
            }
            _ => None,
        }
    }

    fn sext_word(&mut self, value: Value) -> Option<Tree> {
        if let Some(c) = self.int_const(value) {
            return Some(Tree::Imm(i32::try_from(c as i64).ok()? as u32));
        }
        match self.def(value)?.1 {
            InstData::Cast {
                op: CastOp::SExt,
                arg,
                ..
            } if self.ty(*arg) == Type::I32 => Some(Tree::Value(*arg)),
            _ => None,
        }
    }

    fn signed_const(&mut self, value: Value) -> Option<i64> {
        Ctx::signed_const(self, value)
    }

    fn word_const(&mut self, value: Value) -> Option<u32> {
        self.int_const(value)?.try_into().ok()
    }

    fn inline_negative(&mut self, value: Value) -> Option<u32> {
        // -16 to 64 are inline constants (manual, section 6.2.1).
        let n = (self.int_const(value)? as u32).wrapping_neg();
        (17..=64).contains(&n).then_some(n)
    }

    fn u24(&mut self, value: Value) -> Option<Value> {
        (self.significant_bits(value) <= KNOWN_BITS_SMALL).then_some(value)
    }

    fn i24(&mut self, value: Value) -> Option<Value> {
        self.fits_signed_small(value).then_some(value)
    }

    fn wide24(&mut self, value: Value) -> Option<Value> {
        self.u24(value)
    }

    fn words24(&mut self, value: Value) -> Option<Value> {
        let greatest = [0, 1].map(|i| self.greatest_word(value, i));
        (greatest.iter().all(|&n| n < 1 << KNOWN_BITS_SMALL)).then_some(value)
    }

    fn hi24(&mut self, value: Value) -> Option<Value> {
        (self.greatest_word(value, 1) < 1 << KNOWN_BITS_SMALL).then_some(value)
    }

    fn lo28(&mut self, value: Value) -> Option<Value> {
        (self.greatest_word(value, 0) < 1 << 28).then_some(value)
    }

    // ---- guards ---------------------------------------------------------------------------------

    fn word_product(&mut self, x: Value, y: Value) -> Option<()> {
        let (x, y) = (self.greatest_word(x, 0), self.greatest_word(y, 0));
        when(x.checked_mul(y).is_some())
    }

    fn word_multiple(&mut self, x: Value, n: u32) -> Option<()> {
        when(self.greatest_word(x, 0).checked_mul(n).is_some())
    }

    fn shift_and_add(&mut self, n: u32) -> Option<u32> {
        let power = n.wrapping_sub(1);
        (n > 2 && power.is_power_of_two()).then(|| power.trailing_zeros())
    }

    fn no_literals(&mut self, a: Value, b: Value, c: Value) -> Option<()> {
        when(self.literals([a, b, c]) == 0)
    }

    fn shared_literal(&mut self, a: Value, b: Value, c: Value) -> Option<()> {
        let values = [a, b, c];
        when(match self.literals(values) {
            0 => true,
            1 => values.iter().all(|&v| match self.ir.value_const(v) {
                Some(_) => self.literals([v; 3]) == 0 || self.ir_uses[v] > 1,
                None => self.bank(v) == Bank::Vgpr,
            }),
            _ => false,
        })
    }

    fn one_literal(&mut self, a: Value, b: Value, c: Value) -> Option<()> {
        when(self.literals([a, b, c]) <= 1)
    }

    fn signed_range(&mut self, low: u32, high: u32) -> Option<()> {
        when(low as i32 <= high as i32 && self.has_few_literals(low, high))
    }

    fn unsigned_range(&mut self, low: u32, high: u32) -> Option<()> {
        when(low <= high && self.has_few_literals(low, high))
    }

    fn field_width(&mut self, n: u32, mask: u32) -> Option<u32> {
        let low_ones = mask != 0 && mask.wrapping_add(1).is_power_of_two();
        let width = mask.trailing_ones();
        (low_ones && n < u32::BITS && n + width < u32::BITS).then_some(width)
    }

    fn minus(&mut self, a: u32, b: u32) -> Option<u32> {
        a.checked_sub(b)
    }

    fn positive(&mut self, n: u32) -> Option<()> {
        when(n > 0)
    }

    fn rotation(&mut self, n: u32, m: u32) -> Option<()> {
        when(n > 0 && m > 0 && n.checked_add(m) == Some(u32::BITS))
    }

    fn complements(&mut self, a: u32, b: u32) -> Option<()> {
        when(a == !b)
    }

    fn low5(&mut self, n: u32) -> u32 {
        n & 31
    }

    fn field_of(&mut self, offset: u32, width: u32) -> u32 {
        // Offset in bits 4:0, width in bits 22:16 (manual, section 12.1 "SOP2", S_BFE_U32).
        offset & 31 | (width & 31) << 16
    }

    fn on(&mut self, condition: u8) -> Option<()> {
        when(self.available.has(condition))
    }

    // ---- trees ----------------------------------------------------------------------------------

    fn value_word(&mut self, value: Value) -> Tree {
        Tree::Value(value)
    }

    fn value_pair(&mut self, value: Value) -> Tree {
        Tree::Value(value)
    }

    fn copy(&mut self, value: Value) -> Tree {
        Tree::Value(value)
    }

    fn word_tree(&mut self, tree: Tree) -> Tree {
        tree
    }

    fn word_float(&mut self, tree: Tree) -> Tree {
        tree
    }

    fn pair_tree(&mut self, tree: Tree) -> Tree {
        tree
    }

    fn mask_as_tree(&mut self, tree: Tree) -> Tree {
        tree
    }

    fn scc_tree(&mut self, tree: Tree) -> Tree {
        tree
    }

    fn float_tree(&mut self, value: Value) -> Tree {
        Tree::Float(value, Sign::Kept)
    }

    fn negated_tree(&mut self, value: Value) -> Tree {
        Tree::Float(value, Sign::Changed)
    }

    fn shorts_tree(&mut self, value: Value) -> Tree {
        Tree::Shorts(value)
    }

    fn halves_tree(&mut self, value: Value) -> Tree {
        Tree::Halves(value)
    }

    fn mask_tree(&mut self, value: Value) -> Tree {
        Tree::Mask(value)
    }

    fn test_tree(&mut self, value: Value) -> Tree {
        Tree::Test(value)
    }

    fn mask_and(&mut self, a: Tree, b: Tree) -> Tree {
        self.mask_node(MaskOp::And, [a, b])
    }

    fn mask_or(&mut self, a: Tree, b: Tree) -> Tree {
        self.mask_node(MaskOp::Or, [a, b])
    }

    fn mask_xor(&mut self, a: Tree, b: Tree) -> Tree {
        self.mask_node(MaskOp::Xor, [a, b])
    }

    fn mask_andn2(&mut self, a: Tree, b: Tree) -> Tree {
        self.mask_node(MaskOp::Andn2, [a, b])
    }

    fn lo(&mut self, value: Value) -> Tree {
        Tree::Lo(value)
    }

    fn hi(&mut self, value: Value) -> Tree {
        Tree::Hi(value)
    }

    fn pair(&mut self, low: Tree, high: Tree) -> Tree {
        self.trees.pair(Order::LowFirst, low, high)
    }

    fn high_first(&mut self, low: Tree, high: Tree) -> Tree {
        self.trees.pair(Order::HighFirst, low, high)
    }

    fn twice(&mut self, word: Tree) -> Tree {
        self.trees.pair(Order::Same, word, word)
    }

    fn carry(&mut self, low: Tree, high: Tree) -> Tree {
        self.trees.pair(Order::Carry, low, high)
    }

    fn raised(&mut self, both: Tree, upper: Tree) -> Tree {
        self.trees.pair(Order::Raised, both, upper)
    }

    fn upper(&mut self) -> Tree {
        Tree::Upper
    }

    fn mask_carry(&mut self, mask: Tree, inst: Tree) -> Tree {
        self.trees.read_last(inst, mask)
    }

    fn scc_carry(&mut self, test: Tree, inst: Tree) -> Tree {
        self.trees.read_first(inst, test)
    }

    fn low_word(&mut self, pair: Tree) -> Tree {
        match pair {
            Tree::Inst(index) => Tree::LowWord(index),
            other => other,
        }
    }

    fn clamp(&mut self, tree: Tree) -> Tree {
        self.trees.modify(tree, ModFlags::CLAMP)
    }

    fn imm(&mut self, bits: u32) -> Tree {
        Tree::Imm(bits)
    }

    fn by(&mut self, rule: u16, tree: Tree) -> Tree {
        self.rule = rule;
        tree
    }
}

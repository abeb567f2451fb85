//! What the right side of a rule makes: a tree of instructions over values, not yet placed.
//!
//! Building a tree changes nothing in the function that is made. [`crate::place`] turns it into
//! instructions.

use ir::Value;
use isa::{ModFlags, Opcode};
use smallvec::SmallVec;

/// A tree, or a leaf of one. Small enough to be passed by value; the instructions are in [`Trees`].
#[derive(Clone, Copy, Debug)]
pub enum Tree {
    /// All components of a value.
    Value(Value),
    /// The lower word of a value.
    Lo(Value),
    /// The upper word.
    Hi(Value),
    /// A constant word.
    Imm(u32),
    /// A float with its sign as modifiers, negated once more if so wanted.
    Float(Value, Sign),
    /// Two halves in a word, with their places and signs as modifiers.
    Halves(Value),
    /// Two short integers in a word, with their places as modifiers.
    Shorts(Value),
    /// A lane mask.
    Mask(Value),
    /// A uniform condition in SCC.
    Test(Value),
    /// An instruction.
    Inst(u32),
    /// Two words.
    Pair(u32),
    /// The lower word of what an instruction computes.
    LowWord(u32),
    /// In the second word of a pair that is [`Order::Raised`]: the upper word of the first.
    Upper,
}

/// Is a source negated?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// No.
    Kept,
    /// Yes.
    Changed,
}

/// How two words are computed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// The lower one first.
    LowFirst,
    /// The upper one first.
    HighFirst,
    /// The upper one takes the lower one's carry.
    Carry,
    /// The upper one is the lower one.
    Same,
    /// The first is an instruction that computes both, and the second the upper one from it.
    Raised,
}

/// An instruction of a tree, its sources in the order of the row.
#[derive(Debug)]
pub struct TreeInst {
    /// The opcode.
    pub opcode: Opcode,
    /// Its sources.
    pub sources: SmallVec<[Tree; 4]>,
    /// Modifiers of its result.
    pub flags: ModFlags,
}

/// The instructions of the trees of one operation.
#[derive(Debug, Default)]
pub struct Trees {
    insts: Vec<TreeInst>,
    pairs: Vec<(Order, [Tree; 2])>,
}

impl Trees {
    /// Forgets all trees.
    pub fn clear(&mut self) {
        self.insts.clear();
        self.pairs.clear();
    }

    /// An instruction.
    pub fn add(&mut self, opcode: Opcode, sources: &[Tree]) -> Tree {
        let sources = SmallVec::from_slice(sources);
        self.insts.push(TreeInst {
            opcode,
            sources,
            flags: ModFlags::empty(),
        });
        Tree::Inst(self.insts.len() as u32 - 1)
    }

    /// The same instruction with modifiers of its result.
    pub fn modify(&mut self, tree: Tree, flags: ModFlags) -> Tree {
        if let Tree::Inst(index) = tree {
            self.insts[index as usize].flags |= flags;
        }
        tree
    }

    /// The same instruction with one source more, behind the others.
    pub fn read_last(&mut self, tree: Tree, source: Tree) -> Tree {
        if let Tree::Inst(index) = tree {
            self.insts[index as usize].sources.push(source);
        }
        tree
    }

    /// The same instruction with one source more, before the others.
    pub fn read_first(&mut self, tree: Tree, source: Tree) -> Tree {
        if let Tree::Inst(index) = tree {
            self.insts[index as usize].sources.insert(0, source);
        }
        tree
    }

    /// Two words.
    pub fn pair(&mut self, order: Order, low: Tree, high: Tree) -> Tree {
        self.pairs.push((order, [low, high]));
        Tree::Pair(self.pairs.len() as u32 - 1)
    }

    /// The words of a pair.
    pub fn words(&self, index: u32) -> (Order, [Tree; 2]) {
        self.pairs[index as usize]
    }

    /// The instruction of a tree.
    pub fn inst(&self, index: u32) -> &TreeInst {
        &self.insts[index as usize]
    }
}

//! What the right side of a rule makes: a tree of instructions over values, not yet placed.
//!
//! Building a tree changes nothing in the function that is made. [`crate::place`] turns it into instructions.

use ir::Value;
use isa::Opcode;
use smallvec::SmallVec;

/// A tree, or a leaf of one. Small enough to be passed by value; the instructions are in [`Trees`].
#[derive(Clone, Copy, Debug)]
pub enum Tree {
    /// All components of a value.
    Value(Value),
    /// A constant word.
    Imm(u32),
    /// An instruction.
    Inst(u32),
}

/// An instruction of a tree, its sources in the order of the row.
#[derive(Debug)]
pub struct TreeInst {
    /// The opcode.
    pub opcode: Opcode,
    /// Its sources.
    pub sources: SmallVec<[Tree; 4]>,
}

/// The instructions of the trees of one operation.
#[derive(Debug, Default)]
pub struct Trees {
    insts: Vec<TreeInst>,
}

impl Trees {
    /// Forgets all trees.
    pub fn clear(&mut self) {
        self.insts.clear();
    }

    /// An instruction.
    pub fn add(&mut self, opcode: Opcode, sources: &[Tree]) -> Tree {
        let sources = SmallVec::from_slice(sources);
        self.insts.push(TreeInst { opcode, sources });
        Tree::Inst(self.insts.len() as u32 - 1)
    }

    /// The instruction of a tree.
    pub fn inst(&self, index: u32) -> &TreeInst {
        &self.insts[index as usize]
    }
}

//! A function's control-flow graph, for [`graphs`].

use crate::entities::Block;
use crate::function::Function;
use graphs::Graph;

impl Graph for Function {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Function::entry(self)
    }

    fn for_each_succ(&self, block: Block, mut f: impl FnMut(Block)) {
        if let Some(terminator) = self.terminator(block) {
            self.for_each_target(terminator, |dest| f(dest.block));
        }
    }
}

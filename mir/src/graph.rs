//! The two graphs of a function, for [`graphs`].

use crate::function::{Block, Function};
use graphs::Graph;

/// The graph that the stage has made current for the wave ([`Function::current_succs`]).
#[derive(Clone, Copy)]
pub struct CurrentEdges<'a>(pub &'a Function);

/// The wave graph, whether it is current already or still being made.
#[derive(Clone, Copy)]
pub struct WaveEdges<'a>(pub &'a Function);

impl Graph for CurrentEdges<'_> {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.0.blocks.len()
    }

    fn entry(&self) -> Block {
        self.0.entry()
    }

    fn for_each_succ(&self, block: Block, mut f: impl FnMut(Block)) {
        let edges = self.0.current_succs(block);
        edges.iter().for_each(|e| f(e.block));
    }
}

impl Graph for WaveEdges<'_> {
    type Node = Block;

    fn num_nodes(&self) -> usize {
        self.0.blocks.len()
    }

    fn entry(&self) -> Block {
        self.0.entry()
    }

    fn for_each_succ(&self, block: Block, mut f: impl FnMut(Block)) {
        let edges = &self.0.blocks[block].wave_succs;
        edges.iter().for_each(|e| f(e.block));
    }
}

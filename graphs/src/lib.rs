//! Graphs: reverse post-order, dominators and their frontiers, for any graph with dense node
//! numbers ([`Graph`]); strongly connected components, for any graph ([`components()`]);
//! liveness of numbered values ([`live`]).
//!
//! The IR's functions are such graphs, and the thread graph and the wave graph of machine IR. Each
//! result is a structure of dense arrays, filled by `compute`, which may be called again and then
//! reuses its memory. None of this recurses, so that no shape of graph overflows the stack.
//! Everything is linear or nearly so, but for the size of dominance frontiers.

mod cfg;
mod components;
mod csr;
mod dominators;
mod filled;
mod frontier;
pub mod live;
#[cfg(test)]
mod testing;

pub use cfg::{Cfg, Graph};
pub use components::components;
pub use csr::{Csr, Pairs};
pub use dominators::{DomTree, Intervals, SemiNca, SpanningTree};
pub use filled::{filled, widen};
pub use frontier::Frontiers;

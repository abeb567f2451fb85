//! Optimisations and control-flow normalisation of IR.

mod accesses;
pub mod ahead;
pub mod align;
pub mod arrays;
mod calls;
pub mod cleanup;
pub mod constants;
pub mod cost;
pub mod cse;
pub mod dce;
pub mod edges;
pub mod env;
mod exits;
pub mod globaldce;
mod in_words;
pub mod inline;
pub mod invariant;
pub mod licm;
pub mod loop_promote;
pub mod loop_reduce;
pub mod noalias;
pub mod normalise;
pub mod pipeline;
mod reassociate;
pub mod replace;
pub mod simplify;
pub mod sink;
pub mod slp;
pub mod spaces;
pub mod sroa;
mod stack_coloring;
pub mod strength;
pub mod waiting;
pub mod waterfall;

pub use env::{Callees, Env, Graphs, Stage};
pub use pipeline::{OptLevel, PassFn, PassInfo, pipeline, run_pass, run_pass_with, run_pipeline};

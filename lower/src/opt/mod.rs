//! Optimisations and control-flow normalisation of IR.

pub mod align;
pub mod cleanup;
pub mod cost;
pub mod dce;
pub mod edges;
pub mod env;
pub mod normalise;
pub mod replace;
pub mod simplify;
pub mod sroa;

//! Optimisations and control-flow normalisation of IR.

pub mod edges;
pub mod normalise;

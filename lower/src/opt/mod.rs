//! Optimisations and control-flow normalisation of IR.

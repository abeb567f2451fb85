//! From any verified IR to legal IR: analyses, optimisation, control-flow normalisation, ABI lowering, legalisation.

pub mod analysis;
pub mod opt;
pub mod values;

#[cfg(test)]
mod testing;

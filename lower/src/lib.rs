//! From any verified IR to legal IR: analyses, optimisation, control-flow normalisation, ABI
//! lowering, legalisation.

pub mod abi;
pub mod analysis;
pub mod contents;
mod expand;
pub mod fold;
pub mod known;
pub mod legal;
pub mod opt;
pub mod printf;
pub mod runtime;
pub mod stack;
pub mod structors;
pub mod tail;
pub mod target;
pub mod values;
pub mod wide;

pub use legal::legalise;
pub use target::LowerTarget;

#[cfg(test)]
mod testing;

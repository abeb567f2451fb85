//! The memory model.
//!
//! - [`cache`]: each access's and fence's row of the specification's code-sequence table: cache bits, waits, invalidations. Runs on virtual or
//!   physical registers.
//! - [`waitcnt`]: waits before registers are used that memory operations still write, merged with those that the memory model asks
//!   for. Runs on physical registers and the wave graph.

pub mod cache;
pub mod table;
pub mod waitcnt;

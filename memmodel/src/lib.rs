//! The memory model and waits: what orders memory accesses, and what registers wait for.
//!
//! Two passes over a function of machine IR, in this order:
//!
//! 1. [`apply_cache_policy`]: the code sequences of the memory model's tables: cache bits, cache
//!    invalidations, and requests for waits (`p_wait`). Fences are gone afterwards.
//! 2. [`insert_waits`]: `s_waitcnt` for registers that are being loaded and for those requests, as
//!    few and as weak as do. Registers must be physical. `p_wait` is gone afterwards.

pub mod cache;
mod error;
pub mod waitcnt;

pub use cache::{apply_cache_policy, apply_rules};
pub use error::MemModelError;
pub use waitcnt::{WaitOptions, WaitReport, insert_waits};

//! Legalisation keeps the meaning: snippets on the reference interpreter before and after.

mod control;
mod floats;
mod harness;
mod integers;
mod memory;
mod merging;
mod metadata;

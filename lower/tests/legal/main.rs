//! Legalisation keeps the meaning: snippets on the reference interpreter before and after.

mod floats;
mod harness;
mod integers;
mod metadata;

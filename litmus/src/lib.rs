//! Litmus programs: a few threads of LLVM IR on a few dwords, and what may come of them.
//!
//! [`Program`] is a program with the places of its threads, written as text ([`Program::parse`]);
//! [`template`] makes the well-known ones over placements, scopes, address spaces and orderings;
//! [`judge`] says which outcomes the memory model allows. Nothing here knows of machines, caches or
//! waits: what a compiled program does on a machine is compared with this by others.

pub mod axiom;
mod program;
pub mod template;
mod text;

pub use axiom::{Verdict, judge};
pub use program::{Location, Outcome, Place, Program, Start, Thread};

//! Clauses of memory instructions that may be replayed.
//!
//! With XNACK, a memory instruction that meets a page fault is issued again later, and so are those
//! that follow it without another kind of instruction between: a clause. So no load of a clause may
//! overwrite a source of an earlier load (Vega 7nm manual, 7.2.1, for scalar memory; LLVM's hazard
//! recogniser does the same for vector memory). Sources of stores, and a load's own, are not taken
//! into account: llc does not protect them either.
//!
//! Checked where the code object is for XNACK or for either (`xnack+`, or no setting).

use super::footprint::{File, Footprint};
use isa::Family;

/// The memory instructions that follow one another.
#[derive(Clone, Debug, Default)]
pub(super) struct Clause {
    kind: Option<Kind>,
    reads: Vec<(File, usize, u64)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Scalar,
    Vector,
}

fn kind(family: Family) -> Option<Kind> {
    match family {
        Family::Smem => Some(Kind::Scalar),
        f if f.is_vmem() => Some(Kind::Vector),
        _ => None,
    }
}

impl Clause {
    /// An instruction follows; a register that it must not write, and who reads that.
    pub fn add(&mut self, print: &Footprint, pc: u64) -> Option<(File, usize, u64)> {
        let kind = kind(print.family);
        if kind != self.kind {
            self.reads.clear();
            self.kind = kind;
        }
        kind?;
        let written = |&&(file, index, _): &&(File, usize, u64)| {
            (print.writes.iter()).any(|w| w.file == file && w.each().any(|i| i == index))
        };
        let overwritten = self.reads.iter().find(written).copied();
        if !print.writes.is_empty() {
            let explicit = print.reads.iter().filter(|r| r.field.is_some());
            self.reads
                .extend(explicit.flat_map(|r| r.each().map(|i| (r.file, i, pc))));
        }
        overwritten
    }
}

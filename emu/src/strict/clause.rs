//! Clauses of memory instructions that may be replayed.
//!
//! With XNACK, a memory instruction that meets a page fault is issued again later, and so are those
//! that directly follow it: a clause (Vega 7nm manual, 7.2.1, for scalar memory; LLVM's hazard
//! recogniser treats vector memory alike). What was loaded before the fault is then in the
//! registers already, so no load may overwrite what an instruction of its clause reads.
//!
//! The rule is LLVM's: once a load follows another load of the clause, no load of the clause may
//! overwrite a source of the clause, its own included. Alone in its clause, or behind stores only,
//! a load may overwrite anything: llc relies on that. But a scalar load of several dwords, of which
//! some may be there when it is replayed, keeps its own address, unless it is aligned to its size
//! and so meets no page's end (LLVM, `SMRDLoadEC`). LLVM looks back at [`REACH`] instructions.
//!
//! Checked where the code object is for XNACK or for either (`xnack+`, or no setting).

use super::footprint::{File, Footprint};
use super::touch::Touches;
use isa::{Family, Field};
use std::collections::VecDeque;

/// Instructions of a clause that matter to the next one.
const REACH: usize = 5;

/// The memory instructions that follow one another.
#[derive(Clone, Debug, Default)]
pub(super) struct Clause {
    kind: Option<Kind>,
    members: VecDeque<Member>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Scalar,
    Vector,
}

#[derive(Clone, Debug)]
struct Member {
    pc: u64,
    reads: Vec<(File, usize)>,
    writes: Vec<(File, usize)>,
}

fn kind(family: Family) -> Option<Kind> {
    match family {
        Family::Smem => Some(Kind::Scalar),
        f if f.is_vmem() => Some(Kind::Vector),
        _ => None,
    }
}

/// A register of a scalar load's own address that it overwrites, though a part of it may have been
/// loaded when it is replayed.
pub(super) fn own_address(print: &Footprint, touches: &Touches) -> Option<(File, usize)> {
    if print.family != Family::Smem {
        return None;
    }
    let written = || {
        print
            .writes
            .iter()
            .flat_map(|r| r.each().map(|i| (r.file, i)))
    };
    let dwords = written().count();
    let first = touches.all.first()?;
    if dwords == 1 || first.address.is_multiple_of(4 * dwords as u64) {
        return None;
    }
    let address = [Some(Field::Sbase), Some(Field::SmemOffset)];
    let reads = print.reads.iter().filter(|r| address.contains(&r.field));
    let mut read = reads.flat_map(|r| r.each().map(|i| (r.file, i)));
    read.find(|register| written().any(|w| w == *register))
}

impl Clause {
    /// An instruction follows; a register that it must not write, and who reads that.
    pub fn add(&mut self, print: &Footprint, pc: u64) -> Option<(File, usize, u64)> {
        let kind = kind(print.family);
        if kind != self.kind {
            self.members.clear();
            self.kind = kind;
        }
        kind?;
        if self.members.len() == REACH {
            self.members.pop_front();
        }
        let follows_load = self.members.iter().any(|m| !m.writes.is_empty());
        let explicit = print.reads.iter().filter(|r| r.field.is_some());
        self.members.push_back(Member {
            pc,
            reads: explicit
                .flat_map(|r| r.each().map(|i| (r.file, i)))
                .collect(),
            writes: print
                .writes
                .iter()
                .flat_map(|r| r.each().map(|i| (r.file, i)))
                .collect(),
        });
        if !follows_load || print.writes.is_empty() {
            return None;
        }
        let written = |r: &(File, usize)| self.members.iter().any(|m| m.writes.contains(r));
        self.members.iter().find_map(|m| {
            let (file, index) = m.reads.iter().copied().find(written)?;
            Some((file, index, m.pc))
        })
    }
}

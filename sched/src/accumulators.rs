//! What units of a region do with AccVGPRs, which are no values: the order of a write and all else
//! that is done with the same register is kept. Linear.

use crate::depend::{Edges, Kind};
use isa::RegKind;
use mir::{Inst, Operand};

/// What was done so far.
#[derive(Default)]
pub struct Accumulators {
    /// By number, as far as something was done with them.
    all: Vec<Accumulator>,
}

/// What was done with one.
#[derive(Clone, Default)]
struct Accumulator {
    /// The last unit that wrote it, and after how many cycles the result is there.
    writer: Option<(u32, u32)>,
    /// The units that have read it since.
    readers: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Does {
    Read,
    Write,
}

impl Accumulators {
    /// Adds what an instruction of a unit does, with edges from all units that come before it; its
    /// results are there after so many cycles.
    pub fn add(&mut self, edges: &mut Edges, unit: u32, inst: &Inst, latency: u32) {
        // It reads before it writes.
        for does in [Does::Read, Does::Write] {
            for_each(inst, does, |number| {
                if self.all.len() <= number {
                    self.all.resize(number + 1, Accumulator::default());
                }
                self.all[number].add(edges, unit, does, latency);
            });
        }
    }
}

impl Accumulator {
    fn add(&mut self, edges: &mut Edges, unit: u32, does: Does, latency: u32) {
        match (does, self.writer) {
            (Does::Read, Some((writer, latency))) => edges.add(writer, unit, Kind::Value, latency),
            (Does::Write, Some((writer, _))) => edges.add(writer, unit, Kind::Order, 0),
            (_, None) => {}
        }
        match does {
            Does::Read => self.readers.push(unit),
            Does::Write => {
                let readers = self.readers.drain(..);
                readers.for_each(|reader| edges.add(reader, unit, Kind::Order, 0));
                self.writer = Some((unit, latency));
            }
        }
    }
}

/// Does an instruction name AccVGPRs?
pub fn names_some(inst: &Inst) -> bool {
    let is = |o: &Operand| matches!(o, Operand::Phys(s) if s.base.kind() == RegKind::Agpr);
    inst.operands.iter().any(is)
}

/// Calls `f` with the numbers of those that an instruction reads or writes.
fn for_each(inst: &Inst, does: Does, mut f: impl FnMut(usize)) {
    for (i, operand) in inst.operands.iter().enumerate() {
        let Operand::Phys(span) = operand else {
            continue;
        };
        let (writes, reads) = inst.access(i);
        let is_meant = match does {
            Does::Read => reads,
            Does::Write => writes,
        };
        if is_meant && span.base.kind() == RegKind::Agpr {
            let first = usize::from(span.base.index());
            (first..first + usize::from(span.count)).for_each(&mut f);
        }
    }
}

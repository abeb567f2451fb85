//! What is supported for each processor: one table, which the driver, its help, the emulator, the
//! README's test and the tests over processors read.

use crate::{PROCESSORS, Processor};
use bitflags::bitflags;

bitflags! {
    /// What can be done for a processor.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    pub struct Tasks: u8 {
        /// Assemble and disassemble.
        const ASSEMBLE = 1 << 0;
        /// Compile IR.
        const COMPILE = 1 << 1;
        /// Execute code objects on the emulator.
        const EMULATE = 1 << 2;
    }
}

impl Tasks {
    /// The columns of the table with their headings.
    pub const COLUMNS: [(Tasks, &'static str); 3] = [
        (Tasks::ASSEMBLE, "assemble"),
        (Tasks::COMPILE, "compile"),
        (Tasks::EMULATE, "emulate"),
    ];
}

const A: Tasks = Tasks::ASSEMBLE;
const C: Tasks = Tasks::COMPILE;
const E: Tasks = Tasks::EMULATE;

/// A row for each processor. `C` stands only where the tests run kernels compiled for the processor
/// on the emulator and compare their results (`tests/tests/kernels.rs`).
#[rustfmt::skip]
const SUPPORT: &[(&str, Tasks)] = &[
    ("gfx600", A),
    ("gfx601", A),
    ("gfx602", A),
    ("gfx700", A),
    ("gfx701", A),
    ("gfx702", A),
    ("gfx703", A),
    ("gfx704", A),
    ("gfx705", A),
    ("gfx801", A),
    ("gfx802", A),
    ("gfx803", A),
    ("gfx805", A),
    ("gfx810", A),
    ("gfx900", A.union(C).union(E)),
    ("gfx902", A.union(C).union(E)),
    ("gfx904", A.union(C).union(E)),
    ("gfx906", A.union(C).union(E)),
    ("gfx908", A.union(C).union(E)),
    ("gfx909", A.union(C).union(E)),
    ("gfx90a", A.union(C).union(E)),
    ("gfx90c", A.union(C).union(E)),
    ("gfx9-generic", A),
    ("gfx942", A),
    ("gfx950", A),
    ("gfx9-4-generic", A),
    ("gfx1010", A),
    ("gfx1011", A),
    ("gfx1012", A),
    ("gfx1013", A),
    ("gfx10-1-generic", A),
    ("gfx1030", A),
    ("gfx1031", A),
    ("gfx1032", A),
    ("gfx1033", A),
    ("gfx1034", A),
    ("gfx1035", A),
    ("gfx1036", A),
    ("gfx10-3-generic", A),
    ("gfx1100", A),
    ("gfx1101", A),
    ("gfx1102", A),
    ("gfx1103", A),
    ("gfx1150", A),
    ("gfx1151", A),
    ("gfx1152", A),
    ("gfx1153", A),
    ("gfx11-generic", A),
    ("gfx1200", A),
    ("gfx1201", A),
    ("gfx12-generic", A),
];

impl Processor {
    /// What can be done for the processor.
    pub fn tasks(&self) -> Tasks {
        let row = SUPPORT.iter().find(|(name, _)| *name == self.name);
        row.map_or(Tasks::empty(), |(_, tasks)| *tasks)
    }

    /// The processors for which all of `tasks` can be done, in the order of their names.
    pub fn supporting(tasks: Tasks) -> impl Iterator<Item = &'static Processor> {
        PROCESSORS.iter().filter(move |p| p.tasks().contains(tasks))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_processor_has_one_row_and_each_row_a_processor() {
        let rows: Vec<&str> = SUPPORT.iter().map(|(name, _)| *name).collect();
        let names: Vec<&str> = PROCESSORS.iter().map(|p| p.name).collect();
        assert_eq!(rows, names);
    }

    #[test]
    fn what_is_compiled_can_be_assembled_and_emulated() {
        for processor in Processor::supporting(Tasks::COMPILE) {
            assert_eq!(processor.tasks(), Tasks::all(), "{}", processor.name);
        }
    }
}

//! What is supported for each processor: a column of its row, which the driver, its help, the
//! emulator, the README's test and the tests over processors read.

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

impl Processor {
    /// The processors for which all of `tasks` can be done, in the order of their names.
    pub fn supporting(tasks: Tasks) -> impl Iterator<Item = &'static Processor> {
        PROCESSORS.iter().filter(move |p| p.tasks.contains(tasks))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_or_machine_number_is_twice_in_the_table() {
        for (i, processor) in PROCESSORS.iter().enumerate() {
            for other in &PROCESSORS[..i] {
                assert_ne!(processor.elf_mach, other.elf_mach, "{}", processor.name);
                let mut names = processor.aliases.iter().chain([&processor.name]);
                assert!(names.all(|n| *n != other.name && !other.aliases.contains(n)));
            }
        }
    }

    #[test]
    fn generic_processors_are_rows_of_the_same_generation() {
        for processor in PROCESSORS {
            assert!(processor.generic.is_none() || processor.generic_version == 0);
            let Some(name) = processor.generic else {
                continue;
            };
            let generic = Processor::by_name(name).expect("a row");
            assert!(generic.generic_version > 0, "{name}");
            assert_eq!(generic.generation, processor.generation, "{name}");
        }
    }

    #[test]
    fn what_is_compiled_can_be_assembled_and_emulated() {
        for processor in Processor::supporting(Tasks::COMPILE) {
            assert_eq!(processor.tasks, Tasks::all(), "{}", processor.name);
        }
    }
}

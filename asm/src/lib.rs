//! The assembler's file level, and the disassembler of code objects.
mod elf;
mod metadata;
mod object;

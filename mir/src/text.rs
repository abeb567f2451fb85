//! What reader and printer of the text form share, and where things stand in a text.

use crate::function::{Block, Function};
use cranelift_entity::SecondaryMap;
use isa::Opcode;
use std::collections::HashMap;
use std::sync::OnceLock;

/// A function and where its parts stand in the text.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The function.
    pub func: Function,
    /// Its lines.
    pub lines: Lines,
}

/// Lines of a function's parts, from 1.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    head: usize,
    blocks: SecondaryMap<Block, BlockLines>,
}

/// Lines of a block's head and of its instructions.
#[derive(Clone, Debug, Default)]
struct BlockLines {
    head: usize,
    insts: Vec<usize>,
}

impl Lines {
    /// Those of a function whose head is on a line.
    pub(crate) fn of(head: usize) -> Lines {
        Lines {
            head,
            blocks: SecondaryMap::new(),
        }
    }

    /// Notes the line of a block's head.
    pub(crate) fn block(&mut self, block: Block, line: usize) {
        self.blocks[block].head = line;
    }

    /// Notes the line of a block's next instruction.
    pub(crate) fn inst(&mut self, block: Block, line: usize) {
        self.blocks[block].insts.push(line);
    }

    /// The line of an instruction, of a block, or of the function's head.
    pub fn find(&self, block: Option<Block>, inst: Option<usize>) -> usize {
        let Some(lines) = block.map(|b| &self.blocks[b]).filter(|l| l.head != 0) else {
            return self.head;
        };
        let inst = inst.and_then(|i| lines.insts.get(i));
        inst.copied().unwrap_or(lines.head)
    }
}

/// Is a text machine IR, or means to be? Its first line that is no comment begins a function.
pub fn is_machine_ir(text: &str) -> bool {
    let mut lines = text.lines().map(str::trim_start);
    let first = lines.find(|l| !l.is_empty() && !l.starts_with(';'));
    first.is_some_and(|l| l.starts_with("func "))
}

/// The opcodes by what the text calls them.
pub(crate) fn mnemonics() -> &'static HashMap<String, Opcode> {
    static NAMES: OnceLock<HashMap<String, Opcode>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names = HashMap::new();
        for &opcode in Opcode::ALL {
            names.insert(format!("{opcode:?}"), opcode);
            // Of two opcodes with one mnemonic it names the first.
            names.entry(opcode.mnemonic().to_string()).or_insert(opcode);
        }
        names
    })
}

/// Does its mnemonic name the opcode in text, and not an earlier one that has the same?
pub(crate) fn mnemonic_names(opcode: Opcode) -> bool {
    mnemonics().get(opcode.mnemonic()) == Some(&opcode)
}

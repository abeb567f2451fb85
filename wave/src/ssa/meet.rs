//! Where definitions of registers meet, 64 registers at a time: the iterated dominance frontiers of
//! the blocks that define them. In nested loops the frontiers themselves are long, and the same for
//! the masks of all loops around.

use super::live::Arrival;
use cranelift_entity::SecondaryMap;
use graphs::Frontiers;
use mir::Block;

/// What is known of a block while one word of registers is looked at.
#[derive(Clone, Copy, Default)]
pub struct Cell {
    /// One more than the number of the word that the rest is of; of another one nothing is known.
    of: usize,
    /// Registers that get parameters if definitions meet.
    may_meet: u64,
    /// Defined ones whose frontiers have not been looked at.
    new: u64,
}

/// The registers of one word after the other.
pub struct Meeting {
    pub frontiers: Frontiers<Block>,
    pub cells: SecondaryMap<Block, Cell>,
    /// Blocks with something new.
    pub work: Vec<Block>,
    /// Blocks that get parameters, with the registers; each perhaps in parts.
    pub met: Vec<(Block, u64)>,
}

impl Meeting {
    /// Registers are live at a block's start.
    pub fn arrive(&mut self, word: usize, arrival: &Arrival) {
        self.cell(word, arrival.block).may_meet |= arrival.passing;
        if arrival.reset != 0 {
            self.add(word, arrival.block, arrival.reset);
        }
    }

    /// A register is defined in blocks.
    pub fn define(&mut self, word: usize, bit: usize, blocks: &[Block]) {
        blocks.iter().for_each(|&b| self.add(word, b, 1 << bit));
    }

    /// Finds where the definitions of a word's registers meet while they are live.
    pub fn spread(&mut self, word: usize) {
        while let Some(block) = self.work.pop() {
            let bits = std::mem::take(&mut self.cells[block].new);
            for place in 0..self.frontiers.get(block).len() {
                let join = self.frontiers.get(block)[place];
                let cell = self.cell(word, join);
                let met = bits & cell.may_meet;
                if met != 0 {
                    cell.may_meet &= !met;
                    self.met.push((join, met));
                    self.add(word, join, met);
                }
            }
        }
    }

    /// Registers are defined in a block.
    fn add(&mut self, word: usize, block: Block, bits: u64) {
        let cell = self.cell(word, block);
        let waits = cell.new != 0;
        cell.new |= bits;
        if !waits {
            self.work.push(block);
        }
    }

    /// What is known of a block for a word.
    fn cell(&mut self, word: usize, block: Block) -> &mut Cell {
        let cell = &mut self.cells[block];
        if cell.of != word + 1 {
            *cell = Cell {
                of: word + 1,
                ..Cell::default()
            };
        }
        cell
    }
}

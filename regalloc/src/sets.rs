//! What is live across blocks.
//!
//! The values that some block reads before it writes them are numbered, in the order of the layout;
//! the data flow over them is [`graphs::live`].

use crate::constraint::{File, MAX_UNITS, Units};
use crate::live::{Var, var_of};
use crate::operands::Operands;
use crate::rooms::has;
use graphs::live::{LiveSets, Set};
use mir::{Block, Function};

/// Values that are live across the end of a block for which room is made beforehand.
const PER_BLOCK: usize = 4;

/// Number that no global value has.
const LOCAL: u32 = u32::MAX;

/// The data flow over values that are live across blocks, which are numbered densely.
#[derive(Default)]
pub struct Sets {
    /// Number by variable, or [`LOCAL`].
    number: Vec<u32>,
    /// Variable by number.
    vars: Vec<Var>,
    live: LiveSets,
}

/// Is a variable a unit of the set?
fn is_clobbered(units: &Units, var: Var) -> bool {
    var < MAX_UNITS && has(units, var)
}

impl Sets {
    /// Computes everything.
    pub fn compute(&mut self, func: &Function, file: &File, operands: &Operands) {
        self.number_globals(func, file, operands);
        self.solve(func);
    }

    /// The values that are live across blocks, by number.
    pub fn vars(&self) -> &[Var] {
        &self.vars
    }

    /// The number of a value, if it is live across blocks.
    pub fn number(&self, var: Var) -> Option<usize> {
        let number = self.number.get(var).copied().unwrap_or(LOCAL);
        (number != LOCAL).then_some(number as usize)
    }

    /// What is live into a block.
    pub fn live_in(&self, block: Block) -> &Set {
        self.live.live_in(block)
    }

    /// Numbers the variables that some block reads before it writes them, and notes where they are
    /// read so and written.
    fn number_globals(&mut self, func: &Function, file: &File, operands: &Operands) {
        let vars = MAX_UNITS + func.vregs.len();
        self.number.clear();
        self.number.resize(vars, LOCAL);
        self.vars.clear();
        self.live.clear();
        let expected = PER_BLOCK * func.layout.len();
        self.vars.reserve(expected);
        self.live.reserve(expected);
        // The layout index plus one of the last block that wrote the variable.
        let mut written = vec![0u32; vars];
        let mut unit_kills: Vec<(Var, Block)> = Vec::new();
        let mut clobbers: Vec<(Block, Units)> = Vec::new();
        for (index, &block) in func.layout.iter().enumerate() {
            let stamp = index as u32 + 1;
            let data = &func.blocks[block];
            for &param in &data.params {
                written[var_of(param)] = stamp;
            }
            // What calls of the block have written so far.
            let mut clobbered: Units = [0; _];
            for (entries, call) in operands.of_block(func, block) {
                for entry in entries {
                    let var = entry.var();
                    if !entry.is_use() {
                        if var < MAX_UNITS && written[var] != stamp {
                            unit_kills.push((var, block));
                        }
                        written[var] = stamp;
                    } else if written[var] != stamp && !is_clobbered(&clobbered, var) {
                        self.read(var, block);
                    }
                }
                if let Some(call) = call {
                    let both = clobbered.iter_mut().zip(call.units);
                    both.for_each(|(all, units)| *all |= units);
                }
            }
            if clobbered != [0; _] {
                clobbers.push((block, clobbered));
            }
            for edge in func.current_succs(block) {
                for &arg in edge.args.iter().filter(|&&a| file.owns(func, a)) {
                    if written[var_of(arg)] != stamp {
                        self.read(var_of(arg), block);
                    }
                }
            }
        }
        let (number, live) = (&self.number, &mut self.live);
        let units = unit_kills.iter().filter(|k| number[k.0] != LOCAL);
        units.for_each(|&(var, block)| live.write(number[var], block));
        for unit in (0..MAX_UNITS).filter(|&u| number[u] != LOCAL) {
            let blocks = clobbers.iter().filter(|c| has(&c.1, unit));
            blocks.for_each(|c| live.write(number[unit], c.0));
        }
        for (number, &var) in (0..).zip(&self.vars) {
            // A virtual register is written in one block only.
            if var >= MAX_UNITS && written[var] != 0 {
                let block = func.layout[written[var] as usize - 1];
                self.live.write(number, block);
            }
        }
    }

    /// A block reads what it has not written.
    fn read(&mut self, var: Var, block: Block) {
        let number = &mut self.number[var];
        if *number == LOCAL {
            *number = self.vars.len() as u32;
            self.vars.push(var);
        }
        self.live.read(*number, block);
    }

    fn solve(&mut self, func: &Function) {
        let blocks = func.layout.iter();
        let edges = blocks.flat_map(|&b| func.current_succs(b).iter().map(move |e| (b, e.block)));
        self.live.solve(self.vars.len(), func.blocks.len(), edges);
    }
}

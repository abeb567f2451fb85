//! Where the registers that are renamed are live, and where each is back at its initial value.
//!
//! A variable that belongs to a place is live only in blocks where lanes may be waiting for that
//! place: in nested loops each mask is live in all blocks of its loop. Such blocks are found for 64
//! registers at a time; those of one place are numbered one after the other, so that the blocks of
//! a place are gone through once or twice.

use super::{Blocks, Leader, Repair};
use crate::exec::{Variables, Waiting};
use cranelift_entity::SecondaryMap;
use graphs::filled;
use graphs::live::LiveSets;
use mir::Block;

/// Registers of a word.
pub const WORD: usize = u64::BITS as usize;

/// Registers of one word that are live at the start of a block: some of them, or all.
#[derive(Clone, Copy)]
pub struct Arrival {
    pub block: Block,
    /// Those that have what they had at the ends of the blocks before.
    pub passing: u64,
    /// Those that are back at their initial values: there they are as good as written.
    pub reset: u64,
}

/// What was found, word by word; each register stands once for each block.
#[derive(Default)]
pub struct Live {
    arrivals: Vec<Arrival>,
    /// Where those of each word end.
    ends: Vec<usize>,
}

impl Live {
    /// Finds it for registers that are sorted by [`Leader::home`], those without one first.
    pub fn find(repair: &Repair<'_>, leaders: &[Leader], sites: &Blocks) -> Live {
        let mut sets = LiveSets::default();
        for (leader, number) in leaders.iter().zip(0..) {
            let reads = sites.exposed.get(leader.reg).iter();
            reads.for_each(|&b| sets.read(number, b));
            let writes = sites.defined.get(leader.reg).iter();
            writes.for_each(|&b| sets.write(number, b));
        }
        let func = &*repair.func;
        let edges = func.layout.iter().flat_map(|&from| {
            let edges = &func.blocks[from].wave_succs;
            edges.iter().map(move |e| (from, e.block))
        });
        let homes = leaders.iter().filter_map(|l| l.home);
        let mut passing = Passing {
            leaders,
            variables: repair.variables,
            waiting: repair.variables.waiting(repair.plan, homes),
            word: usize::MAX,
            waited: filled(func.blocks.len(), (usize::MAX, 0)),
            homeless: 0,
        };
        let (values, nodes) = (leaders.len(), func.blocks.len());
        let mut live = Live {
            ends: vec![0; values.div_ceil(WORD)],
            ..Live::default()
        };
        sets.solve_within(values, nodes, edges, |word, block, bits| {
            let passing = bits & passing.of(word, block);
            let reset = bits & !passing;
            live.arrivals.push(Arrival {
                block,
                passing,
                reset,
            });
            live.ends[word] = live.arrivals.len();
            passing
        });
        live
    }

    /// Where the registers of a word are live.
    pub fn word(&self, word: usize) -> &[Arrival] {
        let start = word.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.arrivals[start..self.ends[word]]
    }
}

/// Which registers that are live at the start of a block may have another value than the initial
/// one there: see [`Variables::waiting`]. Asked word by word.
struct Passing<'a> {
    leaders: &'a [Leader],
    variables: &'a Variables,
    waiting: Waiting<'a>,
    /// The word at hand.
    word: usize,
    /// The registers for whose home lanes may be waiting at a block, and their word: of another
    /// word than that at hand there are none.
    waited: SecondaryMap<Block, (usize, u64)>,
    /// Registers of the word that have no home.
    homeless: u64,
}

impl Passing<'_> {
    /// The registers of a word.
    fn of(&mut self, word: usize, block: Block) -> u64 {
        if self.variables.place[block].is_none() {
            return u64::MAX;
        }
        if self.word != word {
            self.word = word;
            self.begin(word);
        }
        match self.waited[block] {
            (of, bits) if of == word => bits | self.homeless,
            _ => self.homeless,
        }
    }

    /// Notes where the registers of a word pass.
    fn begin(&mut self, word: usize) {
        self.homeless = 0;
        let first = WORD * word;
        let leaders = &self.leaders[first..self.leaders.len().min(first + WORD)];
        let mut bit = 1u64;
        for same in leaders.chunk_by(|a, b| a.home == b.home) {
            let mut bits = 0;
            for _ in same {
                bits |= bit;
                bit = bit.wrapping_shl(1);
            }
            let Some(home) = same[0].home else {
                self.homeless = bits;
                continue;
            };
            let cells = &mut self.waited;
            self.waiting.blocks(home).for_each(|block| {
                let (of, waited) = &mut cells[block];
                if std::mem::replace(of, word) != word {
                    *waited = 0;
                }
                *waited |= bits;
            });
        }
    }
}

//! What values are called that leave registers and are brought back.
//!
//! Each time that a value is brought back it has a new name. At the head of a block it has the name
//! that it has at the ends of all blocks before, or is a parameter if these differ: the least
//! solution of that, found by going through the blocks until nothing changes. No value's names
//! depend on another one's, so that each is gone through by itself, over those blocks only at whose
//! heads it is in a register: linear in the number of these, for each round.

use super::walk::Residence;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::Csr;
use mir::{Block, Function, VReg};
use smallvec::SmallVec;

/// Names of values that leave, in the blocks.
#[derive(Default)]
pub struct Names {
    /// At heads, in the order of the residence's lists; of some values none is known.
    pub heads: SecondaryMap<Block, Vec<PackedOption<VReg>>>,
    /// Of what is brought back, in the order of a block's list.
    pub temps: SecondaryMap<Block, Vec<VReg>>,
    /// Parameters that were made.
    pub params: SecondaryMap<Block, Vec<Param>>,
}

/// A parameter that was made.
#[derive(Clone)]
pub struct Param {
    /// Its name.
    pub name: VReg,
    /// What the value is called in the blocks before, one for each edge in their order, or the
    /// parameter itself where that is not known.
    pub args: SmallVec<[VReg; 2]>,
}

/// Names all that is brought back, and what values that leave are called at the heads of blocks.
pub fn name(
    func: &mut Function,
    residence: &Residence,
    leaving: &[VReg],
    whole: &mut SecondaryMap<VReg, bool>,
) -> Names {
    let mut names = Names::default();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let reloads = residence.reloads[block].iter();
        let temps = reloads.map(|&(_, value)| named_like(func, whole, value));
        names.temps[block] = temps.collect();
        names.heads[block] = vec![None.into(); residence.heads[block].len()];
    }
    let heads = heads_of_values(func, residence);
    let ends = ends_of_values(func, residence, &names);
    let mut naming = Naming::of(func);
    for &value in leaving {
        let (heads, known) = (heads.get(value), ends.get(value));
        for end in known {
            naming.ends[end.block].name = end.name.into();
            naming.ends[end.block].is_known = true;
        }
        naming.value(value, heads, &mut names);
        let blocks = known.iter().map(|k| k.block);
        for block in blocks.chain(heads.iter().map(|h| h.block)) {
            naming.ends[block] = End::default();
        }
    }
    naming.finish(func, whole, &mut names);
    names
}

fn named_like(func: &mut Function, whole: &mut SecondaryMap<VReg, bool>, value: VReg) -> VReg {
    let name = func.vreg(func.vregs[value].bank);
    whole[name] = whole[value];
    name
}

/// Where a value is in a register at the head of a block.
#[derive(Clone, Copy)]
struct Head {
    block: Block,
    /// The place in the block's list.
    place: u32,
}

/// What a value is called at the end of a block that writes it or brings it back.
#[derive(Clone, Copy)]
struct Known {
    block: Block,
    name: VReg,
}

/// Of each value that leaves, the heads at which it is in a register, in the order of the layout.
fn heads_of_values(func: &Function, residence: &Residence) -> Csr<VReg, Head> {
    let block = func.entry();
    let mut heads = Csr::default();
    heads.fill(func.vregs.len(), Head { block, place: 0 }, |pairs| {
        for &block in &func.layout {
            for (place, &value) in (0..).zip(&residence.heads[block]) {
                if residence.leaving.contains(value) {
                    pairs.put(value, Head { block, place });
                }
            }
        }
    });
    heads
}

/// Of each value that leaves, the ends at which its name is known; of those of one block the last
/// one counts.
fn ends_of_values(func: &Function, residence: &Residence, names: &Names) -> Csr<VReg, Known> {
    let (block, name) = (func.entry(), VReg::new(0));
    let mut ends = Csr::default();
    ends.fill(func.vregs.len(), Known { block, name }, |pairs| {
        for &block in &func.layout {
            let mut put = |value: VReg, name: VReg| {
                if residence.leaving.contains(value) {
                    pairs.put(value, Known { block, name });
                }
            };
            let data = &func.blocks[block];
            data.params.iter().for_each(|&p| put(p, p));
            for inst in &data.insts {
                func.for_each_def(inst, |r| put(r, r));
            }
            let reloads = residence.reloads[block].iter().zip(&names.temps[block]);
            reloads.for_each(|(&(_, value), &name)| put(value, name));
        }
    });
    ends
}

/// What the value at hand is called at the end of a block.
#[derive(Clone, Copy, Default)]
struct End {
    name: PackedOption<VReg>,
    /// Is it that whatever it is called at the head?
    is_known: bool,
    /// Is it a parameter of the block?
    is_param: bool,
}

/// A parameter that is to be made.
struct Made {
    /// The round that found it, the place of its block in the layout and its own among the heads:
    /// in this order parameters are numbered.
    order: (u32, u32, u32),
    block: Block,
    value: VReg,
    args: SmallVec<[VReg; 2]>,
}

/// The search for names, value by value.
struct Naming {
    /// The blocks before each, one for each edge.
    preds: SecondaryMap<Block, SmallVec<[Block; 2]>>,
    /// The place of each block in the layout.
    order: SecondaryMap<Block, u32>,
    /// Of the value at hand.
    ends: SecondaryMap<Block, End>,
    /// Parameters are called so from here on, in the order in which they are found.
    first: usize,
    /// All so far.
    made: Vec<Made>,
}

impl Naming {
    fn of(func: &Function) -> Naming {
        let mut preds: SecondaryMap<Block, SmallVec<[Block; 2]>> = SecondaryMap::new();
        let mut order = SecondaryMap::new();
        for (i, &block) in (0..).zip(&func.layout) {
            order[block] = i;
            for edge in func.current_succs(block) {
                preds[edge.block].push(block);
            }
        }
        Naming {
            preds,
            order,
            ends: SecondaryMap::new(),
            first: func.vregs.len(),
            made: Vec::new(),
        }
    }

    /// Names a value that is in a register at some heads; those ends are known that do not depend
    /// on these.
    fn value(&mut self, value: VReg, heads: &[Head], names: &mut Names) {
        let first_made = self.made.len();
        let mut changed = true;
        let mut round = 0;
        while changed {
            changed = false;
            for &head in heads.iter() {
                if self.ends[head.block].is_param {
                    continue;
                }
                let before = self.preds[head.block].iter();
                let mut before = before.filter_map(|&p| self.ends[p].name.expand());
                let Some(first) = before.next() else { continue };
                let name = match before.all(|n| n == first) {
                    true => first,
                    false => self.parameter(value, head, round),
                };
                let old = &mut names.heads[head.block][head.place as usize];
                changed |= *old != name.into();
                *old = name.into();
                let end = &mut self.ends[head.block];
                if !end.is_known {
                    end.name = name.into();
                }
            }
            round += 1;
        }
        let made = self.made.iter_mut().enumerate().skip(first_made);
        for (i, made) in made {
            let own = VReg::new(self.first + i);
            let before = self.preds[made.block].iter();
            let args = before.map(|&p| self.ends[p].name.expand().unwrap_or(own));
            made.args = args.collect();
        }
    }

    fn parameter(&mut self, value: VReg, head: Head, round: u32) -> VReg {
        let Head { block, place } = head;
        let name = VReg::new(self.first + self.made.len());
        self.ends[block].is_param = true;
        self.made.push(Made {
            order: (round, self.order[block], place),
            block,
            value,
            args: SmallVec::new(),
        });
        name
    }

    /// Parameters are made, in their order, and called by the names that they get.
    fn finish(self, func: &mut Function, whole: &mut SecondaryMap<VReg, bool>, names: &mut Names) {
        let mut sorted: Vec<usize> = (0..self.made.len()).collect();
        sorted.sort_unstable_by_key(|&i| self.made[i].order);
        let mut new = vec![None; self.made.len()];
        for &i in &sorted {
            new[i] = Some(named_like(func, whole, self.made[i].value));
        }
        let renamed = |name: VReg| match name.index().checked_sub(self.first) {
            Some(i) => new[i].unwrap_or(name),
            None => name,
        };
        for &block in &func.layout {
            for name in &mut names.heads[block] {
                *name = name.map(renamed).into();
            }
        }
        for i in sorted {
            let made = &self.made[i];
            names.params[made.block].push(Param {
                name: renamed(VReg::new(self.first + i)),
                args: made.args.iter().map(|&a| renamed(a)).collect(),
            });
        }
    }
}

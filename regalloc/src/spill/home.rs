//! Homes of spilled values.

use super::memory;
use super::{Home, Spills};
use crate::constraint::File;
use crate::live::Live;
use crate::occupancy::{Grain, Mask, Unit};
use cranelift_entity::SecondaryMap;
use isa::Opcode;
use mir::{Bank, Function, Inst, Op, Operand, Pseudo, Slot, SlotData, VReg};

/// Registers that one instruction without sources gives: constants and addresses in the frame.
pub fn rematerializable(func: &Function) -> SecondaryMap<VReg, bool> {
    let mut found = SecondaryMap::new();
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        if let Some(reg) = gives_constant(func, inst) {
            found[reg] = true;
        }
    }
    found
}

/// The single register that the instruction sets to a constant or frame address.
pub fn gives_constant(func: &Function, inst: &Inst) -> Option<VReg> {
    let [Operand::Regs(dst), src] = inst.operands[..] else {
        return None;
    };
    let plain = inst.mods == isa::Modifiers::default()
        && matches!(
            inst.form,
            isa::Form::Native | isa::Form::E32 | isa::Form::E64
        );
    let fits = match inst.op {
        Op::Isa(Opcode::SMovB32 | Opcode::VMovB32) => plain && src.is_constant(),
        Op::Pseudo(Pseudo::Copy) => src.is_constant(),
        Op::Pseudo(Pseudo::FrameAddr) => true,
        _ => false,
    };
    (fits && dst.width() == 1).then(|| func.regs(dst)[0])
}

/// Gives each chosen register a home. Homes are shared by registers whose lives do not overlap,
/// first of all by block parameters and their arguments; those of whole values
/// ([`crate::whole`]) are shared by none, as lanes that wait elsewhere may have something there.
pub fn assign(
    func: &mut Function,
    file: &File,
    live: &Live,
    spills: &mut Spills,
    chosen: &[VReg],
    whole: &SecondaryMap<VReg, bool>,
) -> SecondaryMap<VReg, Option<Home>> {
    let mut homes: SecondaryMap<VReg, Option<Home>> = SecondaryMap::new();
    let mut is_chosen: SecondaryMap<VReg, bool> = SecondaryMap::new();
    chosen.iter().for_each(|&r| is_chosen[r] = true);
    for &block in &func.layout {
        for inst in &func.blocks[block].insts {
            if let Some(reg) = gives_constant(func, inst).filter(|&r| is_chosen[r]) {
                homes[reg] = Some(Home::Again(Box::new(inst.clone())));
                spills.again += 1;
            }
        }
    }
    let mut shared = Shared {
        grain: Grain::new(live.last),
        homes: Vec::new(),
        full: Vec::new(),
        index: SecondaryMap::with_default(None),
    };
    let wishes = wishes(func, &is_chosen);
    for &reg in chosen {
        if homes[reg].is_some() {
            continue;
        }
        if whole[reg] {
            spills.stored += 1;
            homes[reg] = Some(Home::Slot(new_slot(func)));
            continue;
        }
        let place = shared.find(live, reg, &wishes);
        let place = place.unwrap_or_else(|| {
            let home = new_home(func, file, spills);
            shared.push(home)
        });
        shared.occupy(place, live, reg);
        shared.index[reg] = Some(place);
        let home = shared.homes[place].0.clone();
        match home {
            Home::Acc(_) => spills.in_accumulators += 1,
            _ => spills.stored += 1,
        }
        homes[reg] = Some(home);
    }
    homes
}

/// Homes given in this round with the lives of their values.
struct Shared {
    grain: Grain,
    homes: Vec<(Home, Unit)>,
    /// A tree over the homes: node `n` has the buckets that are full in all homes below it, its
    /// children are `2n` and `2n + 1`. The leaves are the second half; those behind the last home
    /// are full everywhere.
    full: Vec<Mask>,
    index: SecondaryMap<VReg, Option<usize>>,
}

impl Shared {
    /// Where the register's life fits: where a parameter or argument of it is, else in the first
    /// home.
    fn find(&self, live: &Live, reg: VReg, wishes: &[(VReg, VReg)]) -> Option<usize> {
        let ranges = live.of(reg);
        let mask = self.grain.mask(ranges);
        let free = |&place: &usize| self.homes[place].1.has_room(mask, ranges);
        let start = wishes.partition_point(|w| w.0 < reg);
        let wished = wishes[start..]
            .iter()
            .take_while(|w| w.0 == reg)
            .filter_map(|w| self.index[w.1])
            .find(free);
        wished.or_else(|| self.first(mask, free))
    }

    /// The first home that is free, without a look at those below a node where a bucket of the life
    /// is full.
    fn first(&self, mask: Mask, free: impl Fn(&usize) -> bool) -> Option<usize> {
        let leaves = self.full.len() / 2;
        let mut stack = vec![1];
        while let Some(node) = stack.pop() {
            match self.full.get(node) {
                Some(full) if full & mask == 0 => {}
                _ => continue,
            }
            if node < leaves {
                stack.extend([2 * node + 1, 2 * node]);
            } else if free(&(node - leaves)) {
                return Some(node - leaves);
            }
        }
        None
    }

    fn push(&mut self, home: Home) -> usize {
        let place = self.homes.len();
        self.homes.push((home, Unit::default()));
        if place == self.full.len() / 2 {
            let leaves = (2 * place).max(1);
            self.full = vec![Mask::MAX; 2 * leaves];
            for place in 0..=place {
                self.update(place);
            }
        }
        place
    }

    fn occupy(&mut self, place: usize, live: &Live, reg: VReg) {
        for &range in live.of(reg) {
            self.homes[place].1.insert(self.grain, range);
        }
        self.update(place);
    }

    /// Brings a home's leaf, and what is above it, up to date.
    fn update(&mut self, place: usize) {
        let mut node = self.full.len() / 2 + place;
        self.full[node] = self.homes[place].1.full();
        while node > 1 {
            node /= 2;
            self.full[node] = self.full[2 * node] & self.full[2 * node + 1];
        }
    }
}

/// Pairs of a parameter and an argument, both ways, where both are spilled.
fn wishes(func: &Function, chosen: &SecondaryMap<VReg, bool>) -> Vec<(VReg, VReg)> {
    let mut pairs = Vec::new();
    for &block in &func.layout {
        for edge in func.current_succs(block) {
            let params = &func.blocks[edge.block].params;
            for (&param, &arg) in params.iter().zip(&edge.args) {
                if chosen[param] && chosen[arg] {
                    pairs.extend([(param, arg), (arg, param)]);
                }
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    pairs
}

fn new_slot(func: &mut Function) -> Slot {
    func.frame.slots.push(SlotData {
        size: 4,
        align: 4,
        offset: None,
    })
}

fn new_home(func: &mut Function, file: &File, spills: &mut Spills) -> Home {
    match file.bank {
        Bank::Vgpr => match spills.accumulators.pop() {
            Some(acc) => {
                spills.homes_in_accumulators.push(acc);
                Home::Acc(acc)
            }
            None => Home::Slot(new_slot(func)),
        },
        Bank::Sgpr => {
            let (lane, lanes) = (spills.lanes, func.wave.lanes());
            match spills.lane_vgprs.homes.get((lane / lanes) as usize) {
                Some(&vgpr) => {
                    spills.lanes += 1;
                    Home::Lane(vgpr, (lane % lanes) as u8)
                }
                None => {
                    let (slot, lane) = memory::next(func, file, spills);
                    Home::Memory(slot, lane)
                }
            }
        }
    }
}

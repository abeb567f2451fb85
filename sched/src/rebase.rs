//! A second address register for accesses of local memory whose offsets are too far away for the
//! instructions with two addresses.
//!
//! Those instructions have offsets of eight bits, in units of the access; one access alone has
//! sixteen bits of bytes. A table that begins a thousand bytes behind the base is read word by word
//! for that reason alone. Where two pairs or more come of it ([`LEAST`]), the base and a constant
//! are added once, right behind where the base is made, and the accesses count from there. That
//! register lives as long as the accesses need it; the addition is outside of the loops that the
//! base comes from outside of.
//!
//! Linear but for sorting the accesses of each region.

use crate::pair::{Kind, Single};
use crate::region::Region;
use cranelift_entity::SecondaryMap;
use isa::{Form, InstFlags, Machine, OffsetRange, Opcode};
use mir::{Bank, Block, Function, Inst, Lanes, Op, Operand, Pseudo, VReg};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// So many pairs are worth an address of their own.
const LEAST: usize = 2;

/// Gives accesses new bases in all regions; tells whether it did.
pub(crate) fn rebase(
    func: &mut Function,
    machine: &Machine,
    regions: &[Region],
    range: OffsetRange,
) -> bool {
    if !machine.has(Opcode::VAddU32) {
        return false;
    }
    let mut bases = Bases::default();
    for region in regions {
        let far = far_accesses(func, region, range);
        for (window, from) in windows(&far, range) {
            if bases.places.is_none() {
                bases.places = Some(places(func));
            }
            let Some((new, start)) = bases.for_window(func, window, from, range) else {
                continue;
            };
            for &(at, single) in window {
                let operand = func.operand(&[new]);
                let inst = &mut func.blocks[region.block].insts[at];
                inst.operands[single.kind.address_place()] = operand;
                inst.mods.offset = single.offset - start;
            }
        }
    }
    bases.add(func)
}

/// Where a register is made: behind an instruction of a block, or at its start.
type Place = (Block, usize);

/// The new bases.
#[derive(Default)]
struct Bases {
    /// By old base and distance.
    regs: BTreeMap<(VReg, i32), VReg>,
    /// Where registers are made that something can be put behind.
    places: Option<SecondaryMap<VReg, Option<Place>>>,
}

impl Bases {
    /// The base of a window and its distance from the old one: one that is there, or a new one.
    fn for_window(
        &mut self,
        func: &mut Function,
        window: &[(usize, Single)],
        from: i32,
        range: OffsetRange,
    ) -> Option<(VReg, i32)> {
        let (base, size) = (window[0].1.base, window[0].1.size);
        self.places.as_ref()?[base]?;
        let near = (base, from - range.max * size)..=(base, from);
        let mut known = self.regs.range(near).rev();
        if let Some((&(_, start), &reg)) = known.find(|(key, _)| holds(window, key.1, range)) {
            return Some((reg, start));
        }
        let new = func.vreg(Bank::Vgpr);
        self.regs.insert((base, from), new);
        Some((new, from))
    }

    /// Makes the new bases, each behind its old one; tells whether there are any.
    fn add(&self, func: &mut Function) -> bool {
        let mut made: SecondaryMap<Block, Vec<(usize, Inst)>> = SecondaryMap::new();
        for (&(base, from), &new) in &self.regs {
            let place = self.places.as_ref().and_then(|places| places[base]);
            let Some((block, at)) = place else {
                continue;
            };
            let [new, base] = [new, base].map(|r| func.operand(&[r]));
            let operands = [new, Operand::Literal(from as u32), base];
            let mut inst = Inst::new(Opcode::VAddU32, &operands);
            // The literal fits only in the 32-bit form.
            inst.form = Form::E32;
            made[block].push((at, inst));
        }
        for (block, insts) in made.iter_mut() {
            insts.sort_by_key(|(at, _)| Reverse(*at));
            for (at, inst) in insts.drain(..) {
                func.blocks[block].insts.insert(at, inst);
            }
        }
        !self.regs.is_empty()
    }
}

/// Where each register is made, if the next instruction may be one that adds to it.
fn places(func: &Function) -> SecondaryMap<VReg, Option<Place>> {
    let mut places = SecondaryMap::new();
    for &block in &func.layout {
        let data = &func.blocks[block];
        data.params
            .iter()
            .for_each(|&p| places[p] = Some((block, 0)));
        for (at, inst) in data.insts.iter().enumerate() {
            let ends = inst.opcode().is_none_or(|o| {
                let ends = InstFlags::TERMINATOR | InstFlags::CALL;
                o.desc().flags.intersects(ends)
            });
            let plain = !ends || inst.op == Op::Pseudo(Pseudo::Copy);
            if plain && inst.lanes == Lanes::Active {
                func.for_each_def(inst, |r| places[r] = Some((block, at + 1)));
            }
        }
    }
    places
}

/// The accesses of a region that can be in no pair with what is near their bases, sorted by base,
/// size and offset.
fn far_accesses(func: &Function, region: &Region, range: OffsetRange) -> Vec<(usize, Single)> {
    let insts = &func.blocks[region.block].insts[region.range()];
    let singles = insts.iter().zip(region.range());
    let mut far: Vec<(usize, Single)> = singles
        .filter_map(|(inst, at)| Some((at, Single::of(func, inst)?)))
        .filter(|(_, single)| is_far(single, range))
        .collect();
    far.sort_by_key(|(at, s)| (s.base, s.size, s.offset, *at));
    far
}

/// Can it be in no pair with what is near its base?
fn is_far(single: &Single, range: OffsetRange) -> bool {
    !range.contains((single.offset / single.size).into())
}

/// Are all of a window's accesses pairs' from a base on?
fn holds(window: &[(usize, Single)], start: i32, range: OffsetRange) -> bool {
    window.iter().all(|(_, s)| {
        let distance = s.offset - start;
        distance % s.size == 0 && range.contains((distance / s.size).into())
    })
}

/// Accesses of one base that are near each other and make pairs enough, and where they begin.
fn windows(
    far: &[(usize, Single)],
    range: OffsetRange,
) -> impl Iterator<Item = (&[(usize, Single)], i32)> {
    let same =
        |a: &(usize, Single), b: &(usize, Single)| (a.1.base, a.1.size) == (b.1.base, b.1.size);
    let mut rest = far;
    std::iter::from_fn(move || {
        loop {
            let (_, first) = *rest.first()?;
            let from = first.offset;
            let len = rest
                .iter()
                .take_while(|s| same(s, &rest[0]) && holds(std::slice::from_ref(s), from, range))
                .count();
            let (window, behind) = rest.split_at(len.max(1));
            rest = behind;
            if pairs(window) >= LEAST && !are_strides(window) {
                return Some((window, from));
            }
        }
    })
}

/// Pairs that a window's accesses may make at most.
fn pairs(window: &[(usize, Single)]) -> usize {
    let count = |kind| window.iter().filter(|(_, s)| s.kind == kind).count() / 2;
    count(Kind::Read) + count(Kind::Write)
}

/// Are all of them pairs' already, with offsets in strides of 64 units?
fn are_strides(window: &[(usize, Single)]) -> bool {
    window.iter().all(|(_, s)| s.offset % (64 * s.size) == 0)
}

//! Packing: each group gets units where its slots' ranges are free.
//!
//! Wide groups first, the longest first, then single registers in the order of their starts; each at the first place where it fits,
//! unless a place that a hint names (the other side of a copy, VCC for a lane mask) is free. On a GPU the
//! highest unit is the cost, so other orders are tried while the result is above the pressure and costs occupancy, and
//! the lowest is kept.

use crate::constraint::{File, MAX_UNITS, VCC_UNIT};
use crate::group::{Group, Groups, hits, insert, overlap};
use crate::live::{Live, Range, Ranges};
use cranelift_entity::SecondaryMap;
use mir::{Bank, Function, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// Unit of a group that has none.
const NOWHERE: u16 = u16::MAX;

/// The orders in which groups are placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// Wide groups, longest first; then single registers by start.
    WideFirst,
    /// All by start.
    Start,
    /// All, longest first.
    Longest,
    /// The widest first, which leaves no gaps that are too narrow; then the longest.
    Widest,
}

/// The tries, in order; later ones only if the ones before used more than the pressure.
const ORDERS: [Order; 4] = [
    Order::WideFirst,
    Order::Start,
    Order::Longest,
    Order::Widest,
];

/// Where everything is.
#[derive(Default)]
pub struct Placement {
    /// First unit by root.
    base: SecondaryMap<VReg, u16>,
    /// What each unit holds when.
    occupied: Vec<Ranges>,
    /// Fixed ranges of units, before anything is placed.
    fixed: Vec<Ranges>,
    /// Units that may be used: below this, and VCC.
    pub used: u16,
    hints: Hints,
    items: Vec<Item>,
}

/// A group to place.
#[derive(Clone, Copy)]
struct Item {
    root: VReg,
    /// Copied from or to a physical register: comes before all others, so that it finds that place free.
    pinned: bool,
    width: u16,
    start: u32,
    length: u32,
}

/// A wish to be where something else is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Hint {
    root: VReg,
    /// Loop depth of the copy that would vanish: higher first.
    weight: std::cmp::Reverse<u8>,
    toward: Toward,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Toward {
    /// The first slot at this unit.
    Unit(u16),
    /// The first slot so many units after the first of another group.
    Group(VReg, i16),
}

#[derive(Default)]
struct Hints {
    list: Vec<Hint>,
}

impl Placement {
    /// Places all groups; the error is a position where the registers do not suffice.
    pub fn run(
        &mut self,
        func: &Function,
        file: &File,
        live: &Live,
        groups: &Groups,
    ) -> Result<(), u32> {
        self.hints.collect(func, file, groups);
        self.collect(file, groups, live);
        self.collect_fixed(file, live);
        let enough = max_pressure(groups, &self.fixed, live).max(file.free_of_cost());
        let mut best: Option<(u16, Order)> = None;
        let mut failed = 0;
        let mut last = None;
        for order in ORDERS {
            last = Some(order);
            match self.attempt(file, live, groups, order) {
                Ok(used) if best.is_none_or(|(b, _)| used < b) => best = Some((used, order)),
                Ok(_) => {}
                Err(at) => failed = at,
            }
            if best.is_some_and(|(b, _)| u32::from(b) <= enough) {
                break;
            }
        }
        let Some((_, order)) = best else {
            return Err(failed);
        };
        if last != Some(order) {
            self.attempt(file, live, groups, order)?;
        }
        Ok(())
    }

    /// The unit of a register.
    pub fn unit(&self, groups: &Groups, reg: VReg) -> usize {
        let (root, slot) = groups.find(reg);
        usize::from(self.base[root]) + slot
    }

    /// Units that hold nothing in a range and may be used, lowest first.
    pub fn free_units(&self, file: &File, range: Range) -> impl Iterator<Item = usize> {
        let vcc = (file.bank == Bank::Sgpr).then_some([VCC_UNIT, VCC_UNIT + 1]);
        (0..usize::from(file.limit))
            .chain(vcc.into_iter().flatten())
            .filter(move |&u| !file.reserved[u] && !hits(&self.occupied[u], range))
    }

    fn collect(&mut self, file: &File, groups: &Groups, live: &Live) {
        self.items.clear();
        for &root in &groups.roots {
            let group = groups.group(root);
            let (mut start, mut length) = (u32::MAX, 0);
            for &list in &group.slots {
                for range in &groups.ranges[list as usize] {
                    start = start.min(range.start);
                    length += range.end - range.start;
                }
            }
            if group.exclusive {
                (start, length) = (0, live.last);
            }
            let hints = self.hints.of(root).iter();
            let vcc = |unit| file.bank == Bank::Sgpr && usize::from(unit) >= VCC_UNIT;
            let pinned = hints
                .filter(|h| matches!(h.toward, Toward::Unit(unit) if !vcc(unit)))
                .count();
            self.items.push(Item {
                root,
                pinned: pinned != 0,
                width: group.slots.len() as u16,
                start,
                length,
            });
        }
    }

    fn collect_fixed(&mut self, file: &File, live: &Live) {
        self.fixed.resize(MAX_UNITS, Ranges::new());
        self.occupied.resize(MAX_UNITS, Ranges::new());
        for (unit, list) in self.fixed.iter_mut().enumerate() {
            list.clear();
            if file.reserved[unit] {
                list.push(Range {
                    start: 0,
                    end: u32::MAX,
                });
            } else {
                list.extend_from_slice(&live.ranges[unit]);
            }
        }
    }

    fn attempt(
        &mut self,
        file: &File,
        live: &Live,
        groups: &Groups,
        order: Order,
    ) -> Result<u16, u32> {
        for (unit, list) in self.occupied.iter_mut().enumerate() {
            list.clear();
            list.extend_from_slice(&self.fixed[unit]);
        }
        self.base.clear();
        self.base = SecondaryMap::with_default(NOWHERE);
        let wide = |i: &Item| i.width > 1;
        let longest = |i: &Item| std::cmp::Reverse(i.length);
        match order {
            Order::WideFirst => self.items.sort_by_key(|i| {
                let (first, second) = match wide(i) {
                    true => (u32::MAX - i.length, i.start),
                    false => (i.start, u32::MAX - i.length),
                };
                (!i.pinned, !wide(i), first, second, i.root)
            }),
            Order::Start => self
                .items
                .sort_by_key(|i| (!i.pinned, i.start, longest(i), i.root)),
            Order::Longest => self
                .items
                .sort_by_key(|i| (!i.pinned, !wide(i), longest(i), i.start, i.root)),
            Order::Widest => self.items.sort_by_key(|i| {
                let length = if wide(i) { i.length } else { 0 };
                let width = std::cmp::Reverse(i.width);
                (width, u32::MAX - length, i.start, i.root)
            }),
        }
        self.used = (0..usize::from(file.limit))
            .rev()
            .find(|&u| !live.ranges[u].is_empty())
            .map_or(0, |u| u as u16 + 1);
        let items = std::mem::take(&mut self.items);
        let result = items.iter().try_for_each(|item| {
            let group = groups.group(item.root);
            self.place(file, live, groups, group, item)
        });
        self.items = items;
        result.map(|()| self.used)
    }

    fn place(
        &mut self,
        file: &File,
        live: &Live,
        groups: &Groups,
        group: &Group,
        item: &Item,
    ) -> Result<(), u32> {
        let whole: [Range; 1] = [Range {
            start: 0,
            end: live.last,
        }];
        let ranges = |slot: usize| -> &[Range] {
            if group.exclusive {
                &whole
            } else {
                &groups.ranges[group.slots[slot] as usize]
            }
        };
        let width = group.slots.len();
        let fits = |base: usize, occupied: &[Ranges]| {
            (0..width).all(|k| !overlap(&occupied[base + k], ranges(k)))
        };
        let (align, residue) = (usize::from(group.align), usize::from(group.residue));
        let allowed = |base: usize| {
            let in_vcc =
                file.bank == Bank::Sgpr && base >= VCC_UNIT && base + width <= VCC_UNIT + 2;
            base % align == residue && (in_vcc || base + width <= usize::from(file.limit))
        };
        let hinted = self
            .hints
            .of(item.root)
            .iter()
            .filter_map(|h| h.unit(&self.base))
            .find(|&b| allowed(b) && fits(b, &self.occupied));
        let vcc = VCC_UNIT..VCC_UNIT + if file.bank == Bank::Sgpr { 2 } else { 0 };
        let base = hinted
            .or_else(|| {
                (0..usize::from(file.limit))
                    .chain(vcc)
                    .find(|&b| allowed(b) && fits(b, &self.occupied))
            })
            .ok_or(item.start)?;
        for k in 0..width {
            for &range in ranges(k) {
                insert(&mut self.occupied[base + k], range);
            }
        }
        self.base[item.root] = base as u16;
        if base + width <= usize::from(file.limit) {
            self.used = self.used.max((base + width) as u16);
        }
        Ok(())
    }
}

/// The most registers that are live at one position.
pub fn max_pressure(groups: &Groups, fixed: &[Ranges], live: &Live) -> u32 {
    let mut change = vec![0i32; live.last as usize + 2];
    let mut add = |list: &[Range]| {
        for range in list {
            change[range.start.min(live.last) as usize] += 1;
            change[range.end.min(live.last + 1) as usize] -= 1;
        }
    };
    for &root in &groups.roots {
        for &list in &groups.group(root).slots {
            add(&groups.ranges[list as usize]);
        }
    }
    fixed.iter().for_each(|list| add(list));
    let mut sum = 0;
    let mut most = 0;
    for step in change {
        sum += step;
        most = most.max(sum);
    }
    most as u32
}

impl Hint {
    /// The unit that it asks for, if that is known.
    fn unit(&self, base: &SecondaryMap<VReg, u16>) -> Option<usize> {
        match self.toward {
            Toward::Unit(unit) => Some(usize::from(unit)),
            Toward::Group(root, _) if base[root] == NOWHERE => None,
            Toward::Group(root, delta) => {
                usize::try_from(i32::from(base[root]) + i32::from(delta)).ok()
            }
        }
    }
}

impl Hints {
    fn of(&self, root: VReg) -> &[Hint] {
        let start = self.list.partition_point(|h| h.root < root);
        let len = self.list[start..].partition_point(|h| h.root == root);
        &self.list[start..start + len]
    }

    fn collect(&mut self, func: &Function, file: &File, groups: &Groups) {
        self.list.clear();
        for &block in &func.layout {
            let data = &func.blocks[block];
            let depth = data.loop_depth;
            for inst in &data.insts {
                if inst.is_pseudo(Pseudo::Copy) {
                    self.copy(func, file, groups, inst, depth);
                } else {
                    self.accumulator(func, file, groups, inst, depth);
                    if file.bank == Bank::Sgpr {
                        self.condition(func, groups, inst, depth);
                    }
                }
            }
            for edge in func.current_succs(block) {
                let params = &func.blocks[edge.block].params;
                for (&param, &arg) in params.iter().zip(&edge.args) {
                    if file.owns(func, param) {
                        self.pair(groups, param, arg, depth);
                    }
                }
            }
        }
        for copy in &groups.copies {
            let depth = func.blocks[copy.block].loop_depth;
            self.pair(groups, copy.dst, copy.src, depth);
        }
        self.list.sort_unstable();
        self.list.dedup();
    }

    fn add(&mut self, root: VReg, depth: u8, toward: Toward) {
        self.list.push(Hint {
            root,
            weight: std::cmp::Reverse(depth),
            toward,
        });
    }

    fn unit(&mut self, groups: &Groups, reg: VReg, unit: usize, depth: u8) {
        let (root, slot) = groups.find(reg);
        if unit >= slot {
            self.add(root, depth, Toward::Unit((unit - slot) as u16));
        }
    }

    fn pair(&mut self, groups: &Groups, a: VReg, b: VReg, depth: u8) {
        let ((ra, sa), (rb, sb)) = (groups.find(a), groups.find(b));
        if ra != rb {
            let delta = sb as i16 - sa as i16;
            self.add(ra, depth, Toward::Group(rb, delta));
            self.add(rb, depth, Toward::Group(ra, -delta));
        }
    }

    fn copy(&mut self, func: &Function, file: &File, groups: &Groups, inst: &mir::Inst, depth: u8) {
        let (regs, span) = match inst.operands[..] {
            [Operand::Regs(list), Operand::Phys(span)] => (list, span),
            [Operand::Phys(span), Operand::Regs(list)] => (list, span),
            [Operand::Regs(dst), Operand::Regs(src)] => {
                let pairs: SmallVec<[(VReg, VReg); 8]> = func
                    .regs(dst)
                    .iter()
                    .copied()
                    .zip(func.regs(src).iter().copied())
                    .collect();
                for (d, s) in pairs {
                    if file.owns(func, d) && file.owns(func, s) {
                        self.pair(groups, d, s, depth);
                    }
                }
                return;
            }
            _ => return,
        };
        for (&reg, phys) in func.regs(regs).iter().zip(span.regs()) {
            if let (true, Some(unit)) = (file.owns(func, reg), file.unit(phys)) {
                self.unit(groups, reg, unit, depth);
            }
        }
    }

    /// Some instructions are shorter when a source is in the place of the result ([`crate::shrink()`]).
    fn accumulator(
        &mut self,
        func: &Function,
        file: &File,
        groups: &Groups,
        inst: &mir::Inst,
        depth: u8,
    ) {
        use isa::Opcode::{SAddI32, SAddU32, SMulI32, VFmaF32, VMadF32};
        let source = match (inst.opcode(), &inst.operands[..]) {
            (Some(VFmaF32 | VMadF32), &[_, _, _, c]) => c,
            (Some(SAddI32 | SAddU32 | SMulI32), &[_, a, Operand::Literal(_)]) => a,
            _ => return,
        };
        let (dst, src) = (
            func.operand_regs(inst.operands[0]),
            func.operand_regs(source),
        );
        if let (&[d], &[s]) = (dst, src)
            && file.owns(func, d)
            && file.owns(func, s)
        {
            self.pair(groups, d, s, depth);
        }
    }

    /// Carries and conditions have a shorter encoding in VCC.
    fn condition(&mut self, func: &Function, groups: &Groups, inst: &mir::Inst, depth: u8) {
        let Some(desc) = inst.opcode().map(isa::Opcode::desc) else {
            if let (mir::Op::Pseudo(Pseudo::BranchAny), Some(Operand::Regs(list))) =
                (inst.op, inst.operands.first())
            {
                self.unit(groups, func.regs(*list)[0], VCC_UNIT, depth);
            }
            return;
        };
        if !desc.forms.contains(isa::Forms::E32) || !desc.family.is_valu() {
            return;
        }
        for (row, operand) in desc.operands.iter().zip(&inst.operands) {
            if let (isa::OperandClass::LaneMask, Operand::Regs(list)) = (row.class, operand) {
                self.unit(groups, func.regs(*list)[0], VCC_UNIT, depth);
            }
        }
    }
}

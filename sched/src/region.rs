//! Stretches of blocks whose instructions may change places, and what stays together in them.
//!
//! A region ends at whatever cannot be moved or passed: terminators, calls, waits, cache control,
//! barriers and other effects, accesses that are volatile or order others, writes of EXEC and MODE,
//! other physical registers.
//!
//! SCC, VCC and M0 are written and read without being values. From a write to its last reader all
//! instructions are one unit, which is moved as a whole; so no write gets between them. What reads
//! one that was written before the region ends the region; a write that is read behind the region
//! is not part of it.

use crate::model::loads;
use isa::{Family, ImplicitRegs, InstFlags, Machine, ModFlags, Reg, RegSpan};
use mir::{
    AccessKind, Block, Function, Inst, Lanes, MemFlags, Op, Operand, Ordering, Pseudo, Spaces,
};

/// Consecutive instructions that are moved together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Index of the first in the block.
    pub first: usize,
    /// Index after the last.
    pub end: usize,
}

/// Units of a block that may change places.
#[derive(Clone, Debug)]
pub struct Region {
    /// The block.
    pub block: Block,
    /// Index of the first instruction.
    pub first: usize,
    /// Number of instructions.
    len: usize,
    /// The units, in the order that scheduling begins with.
    pub units: Vec<Unit>,
}

impl Region {
    /// The instructions.
    pub fn range(&self) -> std::ops::Range<usize> {
        self.first..self.first + self.len
    }

    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The same with the units in another order: `order` has their numbers.
    pub fn in_order(&self, order: &[u32]) -> Region {
        Region {
            units: order.iter().map(|&u| self.units[u as usize]).collect(),
            ..*self
        }
    }

    /// Has it something to wait for and something to do meanwhile?
    pub fn is_worth_it(&self, func: &Function) -> bool {
        let insts = &func.blocks[self.block].insts[self.range()];
        self.units.len() > 2 && insts.iter().any(is_load)
    }
}

/// Does the instruction load something?
pub fn is_load(inst: &Inst) -> bool {
    inst.opcode().is_some_and(|o| loads(o.desc().flags)) && inst.mem.is_some()
}

/// Registers that are no values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Single {
    Scc,
    Vcc,
    M0,
}

const SINGLES: [Single; 3] = [Single::Scc, Single::Vcc, Single::M0];

impl Single {
    fn implicit(self) -> ImplicitRegs {
        match self {
            Single::Scc => ImplicitRegs::SCC,
            Single::Vcc => ImplicitRegs::VCC,
            Single::M0 => ImplicitRegs::M0,
        }
    }

    fn span(self) -> RegSpan {
        match self {
            Single::Scc => RegSpan::one(Reg::SCC),
            Single::Vcc => RegSpan::new(Reg::VCC_LO, 2),
            Single::M0 => RegSpan::one(Reg::M0),
        }
    }
}

/// What an instruction does with one of them: writes, reads.
fn touches(inst: &Inst, machine: &Machine, single: Single) -> (bool, bool) {
    let (mut writes, mut reads) = (false, false);
    for (i, operand) in inst.operands.iter().enumerate() {
        if matches!(operand, Operand::Phys(span) if span.overlaps(single.span())) {
            let (w, r) = inst.access(i);
            writes |= w;
            reads |= r;
        }
    }
    match inst.op {
        Op::Isa(opcode) => {
            let desc = opcode.desc();
            reads |= desc
                .implicit_reads_on(machine.column())
                .contains(single.implicit());
            writes |= desc.implicit_writes.contains(single.implicit());
        }
        Op::Pseudo(Pseudo::SymbolAddr | Pseudo::MaskMerge) => writes |= single == Single::Scc,
        Op::Pseudo(Pseudo::BranchScc0 | Pseudo::BranchScc1) => reads |= single == Single::Scc,
        Op::Pseudo(_) => {}
    }
    (writes, reads)
}

/// May the instruction change places with others at all?
fn is_movable(inst: &Inst, machine: &Machine) -> bool {
    let singles = |span: RegSpan| SINGLES.iter().any(|s| s.span() == span) || span == exec(machine);
    let foreign = |(i, o): (usize, &Operand)| match o {
        Operand::Phys(span) => !singles(*span) || (*span == exec(machine) && inst.access(i).0),
        _ => false,
    };
    // Each stretch of instructions for other lanes changes EXEC.
    if inst.lanes != Lanes::Active || inst.operands.iter().enumerate().any(foreign) {
        return false;
    }
    let opcode = match inst.op {
        Op::Isa(opcode) => opcode,
        Op::Pseudo(p) => {
            return matches!(
                p,
                Pseudo::Copy | Pseudo::Undef | Pseudo::SymbolAddr | Pseudo::FrameAddr
            );
        }
    };
    let desc = opcode.desc();
    let fixed = InstFlags::BRANCH
        | InstFlags::TERMINATOR
        | InstFlags::CALL
        | InstFlags::BARRIER
        | InstFlags::SIDE_EFFECTS
        | InstFlags::END
        | InstFlags::CACHE_CONTROL
        | InstFlags::LDS_DMA
        | InstFlags::GDS_ONLY;
    let state = ImplicitRegs::EXEC | ImplicitRegs::MODE | ImplicitRegs::FLAT_SCR;
    // Writes LDS besides the memory that it says it reads.
    if inst.mods.has(ModFlags::LDS) {
        return false;
    }
    if desc.flags.intersects(fixed) || desc.implicit_writes.intersects(state) {
        return false;
    }
    let family = desc.family_on(machine.column());
    let accesses = family == Family::Smem || family == Family::Ds || family.is_vmem();
    match &inst.mem {
        Some(mem) => {
            let data = mem.kind != AccessKind::Fence && !mem.spaces.contains(Spaces::REGION);
            data && mem.ordering <= Ordering::Monotonic && !mem.flags.contains(MemFlags::VOLATILE)
        }
        // LDS instructions that exchange values between lanes access no memory.
        None => !accesses || family == Family::Ds && !desc.flags.intersects(stores()),
    }
}

fn stores() -> InstFlags {
    InstFlags::STORES | InstFlags::LOADS | InstFlags::ATOMIC
}

fn exec(machine: &Machine) -> RegSpan {
    machine.wave().exec()
}

/// The regions of a function.
pub fn regions(func: &Function, machine: &Machine) -> Vec<Region> {
    let mut regions = Vec::new();
    for &block in &func.layout {
        let insts = &func.blocks[block].insts;
        if !insts.iter().any(is_load) {
            continue;
        }
        let mut first = 0;
        while first < insts.len() {
            let end = first + stretch(&insts[first..], machine);
            let last = cut(insts, first, end, machine);
            if last > first {
                regions.push(Region {
                    block,
                    first,
                    len: last - first,
                    units: units(&insts[first..last], first, machine),
                });
            }
            first = end + 1;
        }
    }
    regions
}

/// Number of instructions up to one that cannot be moved, or that reads what was written before the
/// stretch.
fn stretch(insts: &[Inst], machine: &Machine) -> usize {
    let mut written = [false; SINGLES.len()];
    let ends = |inst: &Inst| {
        if !is_movable(inst, machine) {
            return true;
        }
        for (single, written) in SINGLES.iter().zip(&mut written) {
            let (writes, reads) = touches(inst, machine, *single);
            if reads && !*written {
                return true;
            }
            *written |= writes;
        }
        false
    };
    insts.iter().position(ends).unwrap_or(insts.len())
}

/// The end of what may be moved: what is read behind the stretch is written behind it.
fn cut(insts: &[Inst], first: usize, end: usize, machine: &Machine) -> usize {
    let mut last = end;
    for single in SINGLES {
        let needed = insts[end..]
            .iter()
            .find_map(|i| match touches(i, machine, single) {
                (_, true) => Some(true),
                (true, false) => Some(false),
                (false, false) => None,
            });
        if needed != Some(true) {
            continue;
        }
        let writer = (first..end)
            .rev()
            .find(|&i| touches(&insts[i], machine, single).0);
        last = last.min(writer.unwrap_or(first));
    }
    // A unit must not be cut in two.
    loop {
        let crossing = SINGLES.iter().find_map(|&single| {
            let reader = (last..end).find(|&i| touches(&insts[i], machine, single).1)?;
            let written = |i: &usize| touches(&insts[*i], machine, single).0;
            if (last..reader).any(|i| written(&i)) {
                return None;
            }
            (first..last).rev().find(written)
        });
        match crossing {
            Some(writer) => last = writer,
            None => return last,
        }
    }
}

/// Units: from each write to its last reader.
fn units(insts: &[Inst], first: usize, machine: &Machine) -> Vec<Unit> {
    // Where the unit that an instruction belongs to begins.
    let mut units: Vec<Unit> = Vec::with_capacity(insts.len());
    let mut writer = [0; SINGLES.len()];
    for (i, inst) in insts.iter().enumerate() {
        let at = first + i;
        let mut start = at;
        for (single, writer) in SINGLES.iter().zip(&mut writer) {
            let (writes, reads) = touches(inst, machine, *single);
            if reads {
                start = start.min(*writer);
            }
            if writes {
                *writer = at;
            }
        }
        while units.last().is_some_and(|u| u.end > start) {
            if let Some(unit) = units.pop() {
                start = start.min(unit.first);
            }
        }
        units.push(Unit {
            first: start,
            end: at + 1,
        });
    }
    units
}

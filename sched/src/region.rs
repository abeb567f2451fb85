//! Stretches of blocks whose instructions may change places, and what stays together in them.
//!
//! A region ends at whatever cannot be moved or passed: terminators, calls, waits, cache control,
//! barriers and other effects, accesses that are volatile or order others, writes of EXEC and MODE,
//! other physical registers, but for AccVGPRs and reads of those that address scratch memory.
//!
//! SCC, VCC and M0 are written and read without being values. From a write to its last reader all
//! instructions are one unit, which is moved as a whole; so no write gets between them. What reads
//! one that was written before the region ends the region; a write that is read behind the region
//! is not part of it.

use crate::model::{exchanges, loads};
use isa::{Family, ImplicitRegs, InstFlags, Machine, ModFlags, Opcode, Reg, RegKind, RegSpan};
use mir::{
    AccessKind, Block, Function, Inst, Lanes, MemFlags, MemInfo, Op, Operand, Ordering, Pseudo,
    Spaces,
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
        self.with(order.iter().map(|&u| self.units[u as usize]).collect())
    }

    /// The same with its units in this order.
    pub fn with(&self, units: Vec<Unit>) -> Region {
        Region { units, ..*self }
    }

    /// Has it something to wait for and something to do meanwhile?
    pub fn is_worth_it(&self, func: &Function) -> bool {
        let insts = &func.blocks[self.block].insts[self.range()];
        self.units.len() > 2 && insts.iter().any(is_load)
    }
}

/// Does the instruction load something, or wait as long for another lane's value?
pub fn is_load(inst: &Inst) -> bool {
    inst.opcode().is_some_and(|o| match inst.mem {
        Some(_) => loads(o.desc().flags),
        None => exchanges(o.desc()),
    })
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

/// Some of them, a bit each in the order of [`SINGLES`].
type Bits = u8;

/// What an instruction does with them, and whether it may change places with others.
#[derive(Clone, Copy, Debug)]
struct Touch {
    writes: Bits,
    reads: Bits,
    is_movable: bool,
}

/// What is known of an opcode by itself.
#[derive(Clone, Copy, Debug)]
struct OfOpcode {
    touch: Touch,
    /// Does it access memory of which more has to be known?
    accesses: bool,
}

impl OfOpcode {
    fn new(opcode: Opcode, machine: &Machine) -> OfOpcode {
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
        let stays = desc.flags.intersects(fixed) || desc.implicit_writes.intersects(state);
        let family = desc.family_on(machine.column());
        // LDS instructions that exchange values between lanes access no memory.
        let exchanges = family == Family::Ds && !desc.flags.intersects(stores());
        OfOpcode {
            touch: Touch {
                writes: implicit(desc.implicit_writes),
                reads: implicit(desc.implicit_reads_on(machine.column())),
                is_movable: !stays,
            },
            accesses: family.is_memory() && !exchanges,
        }
    }
}

/// What instructions do, as it is found.
struct Touches<'a> {
    machine: &'a Machine,
    /// Of opcodes that were asked for, by their numbers.
    known: Vec<Option<OfOpcode>>,
}

impl<'a> Touches<'a> {
    fn new(machine: &'a Machine) -> Touches<'a> {
        Touches {
            machine,
            known: vec![None; Opcode::COUNT],
        }
    }

    fn of_opcode(&mut self, opcode: Opcode) -> OfOpcode {
        let known = &mut self.known[opcode as usize];
        *known.get_or_insert_with(|| OfOpcode::new(opcode, self.machine))
    }

    fn of(&mut self, inst: &Inst) -> Touch {
        let machine = self.machine;
        let mut touch = match inst.op {
            Op::Isa(opcode) => {
                let OfOpcode {
                    mut touch,
                    accesses,
                } = self.of_opcode(opcode);
                touch.is_movable &= inst.mem.map_or(!accesses, |mem| is_movable_access(&mem));
                // It writes LDS besides the memory that it says it reads, where M0 says.
                if inst.mods.has(ModFlags::LDS) {
                    touch.is_movable = false;
                    touch.reads |= implicit(ImplicitRegs::M0);
                }
                touch
            }
            Op::Pseudo(pseudo) => of_pseudo(inst, pseudo),
        };
        // Each stretch of instructions for other lanes changes EXEC.
        touch.is_movable &= inst.lanes == Lanes::Active;
        for (i, operand) in inst.operands.iter().enumerate() {
            let Operand::Phys(span) = operand else {
                continue;
            };
            let (writes, reads) = inst.access(i);
            let which = bits(|single| span.overlaps(single.span()));
            touch.writes |= if writes { which } else { 0 };
            touch.reads |= if reads { which } else { 0 };
            touch.is_movable &= !is_foreign(inst, *span, writes, machine);
        }
        touch
    }
}

fn of_pseudo(inst: &Inst, pseudo: Pseudo) -> Touch {
    use Pseudo::*;
    let is_movable = matches!(
        pseudo,
        Copy | Undef | SymbolAddr | FrameAddr | IndexRead | IndexWrite
    );
    let reads = match pseudo {
        BranchScc0 | BranchScc1 => implicit(ImplicitRegs::SCC),
        _ => 0,
    };
    Touch {
        writes: implicit(inst.implicit_writes()),
        reads,
        is_movable,
    }
}

fn bits(is: impl Fn(Single) -> bool) -> Bits {
    let all = SINGLES.iter().enumerate();
    all.fold(0, |bits, (i, &single)| bits | Bits::from(is(single)) << i)
}

fn implicit(regs: ImplicitRegs) -> Bits {
    match regs.intersects(ImplicitRegs::SCC | ImplicitRegs::VCC | ImplicitRegs::M0) {
        true => bits(|single| regs.contains(single.implicit())),
        false => 0,
    }
}

/// Is a physical register that an instruction names one for which it has to stay?
fn is_foreign(inst: &Inst, span: RegSpan, is_written: bool, machine: &Machine) -> bool {
    let single = SINGLES.iter().any(|s| s.span() == span);
    // Their order is kept ([`crate::depend`]).
    if span.base.kind() == RegKind::Agpr {
        return false;
    }
    // What addresses scratch memory is in registers that are the same from the prolog on; what
    // writes such a register ends the region.
    let is_scratch = inst.mem.is_some_and(|m| m.spaces == Spaces::PRIVATE);
    match is_written {
        true => !single,
        false if is_scratch => span.base.is_vector(),
        false => !single && span != exec(machine),
    }
}

/// May an instruction with such an access change places with others?
fn is_movable_access(mem: &MemInfo) -> bool {
    let data = mem.kind != AccessKind::Fence && !mem.spaces.contains(Spaces::REGION);
    data && mem.ordering <= Ordering::Monotonic && !mem.flags.contains(MemFlags::VOLATILE)
}

fn stores() -> InstFlags {
    InstFlags::STORES | InstFlags::LOADS | InstFlags::ATOMIC
}

fn exec(machine: &Machine) -> RegSpan {
    machine.wave().exec()
}

/// Which blocks are looked at.
#[derive(Clone, Copy, Debug)]
pub enum Blocks {
    /// Those with an instruction of a kind.
    With(fn(&Inst) -> bool),
    /// All.
    All,
}

/// The regions of a function.
pub fn regions(func: &Function, machine: &Machine, blocks: Blocks) -> Vec<Region> {
    let mut regions = Vec::new();
    let mut all = Touches::new(machine);
    let (mut touches, mut behind) = (Vec::new(), Vec::new());
    for &block in &func.layout {
        let insts = &func.blocks[block].insts;
        if let Blocks::With(is_meant) = blocks
            && !insts.iter().any(is_meant)
        {
            continue;
        }
        touches.clear();
        touches.extend(insts.iter().map(|i| all.of(i)));
        needed(&touches, &mut behind);
        let mut first = 0;
        while first < insts.len() {
            let end = first + stretch(&touches[first..]);
            let last = cut(&touches, &behind, first, end);
            if last > first {
                regions.push(Region {
                    block,
                    first,
                    len: last - first,
                    units: units(&touches[first..last], first),
                });
            }
            first = end + 1;
        }
    }
    regions
}

/// Finds what is read behind each place of a block before it is written.
fn needed(touches: &[Touch], needed: &mut Vec<Bits>) {
    needed.clear();
    needed.resize(touches.len() + 1, 0);
    for (i, touch) in touches.iter().enumerate().rev() {
        needed[i] = needed[i + 1] & !touch.writes | touch.reads;
    }
}

/// Number of instructions up to one that cannot be moved, or that reads what was written before the
/// stretch.
fn stretch(touches: &[Touch]) -> usize {
    let mut written = 0;
    let ends = |touch: &Touch| {
        let ends = !touch.is_movable || touch.reads & !written != 0;
        written |= touch.writes;
        ends
    };
    touches.iter().position(ends).unwrap_or(touches.len())
}

/// The end of what may be moved: what is read behind it is written behind it, so that no unit is
/// cut in two.
fn cut(touches: &[Touch], needed: &[Bits], first: usize, end: usize) -> usize {
    let mut last = end;
    let mut written = 0;
    for i in (first..end).rev() {
        let writes = touches[i].writes;
        written |= writes;
        if writes & needed[last] != 0 {
            last = i;
        }
    }
    match needed[end] & !written {
        0 => last,
        _ => first,
    }
}

/// Units: from each write to its last reader.
fn units(touches: &[Touch], first: usize) -> Vec<Unit> {
    let mut units: Vec<Unit> = Vec::with_capacity(touches.len());
    // Where the unit that an instruction belongs to begins.
    let mut writer = [0; SINGLES.len()];
    for (i, touch) in touches.iter().enumerate() {
        let at = first + i;
        let mut start = at;
        if touch.reads | touch.writes == 0 {
            units.push(Unit {
                first: at,
                end: at + 1,
            });
            continue;
        }
        for (k, writer) in writer.iter_mut().enumerate() {
            if touch.reads & 1 << k != 0 {
                start = start.min(*writer);
            }
            if touch.writes & 1 << k != 0 {
                *writer = at;
            }
        }
        while let Some(unit) = units.pop_if(|u| u.end > start) {
            start = start.min(unit.first);
        }
        units.push(Unit {
            first: start,
            end: at + 1,
        });
    }
    units
}

//! Two operations on single precision become a packed one (`v_pk_fma_f32` and its like), which
//! takes no longer.
//!
//! A packed operation has pairs of registers: the first half of its result is computed of one
//! register of each source pair, the second half of either. So two operations are one if what they
//! take at each place is a pair, the other way round as well, or the same half of a pair twice.
//! Pairs there are from the start are those of tuples: what is loaded or stored together.
//! Operations on them make further ones of their results, and of operands that are in no tuple; the
//! allocator places these as it places doubles. A register has a place in one pair only, else it
//! would be copied.
//!
//! Two operations that follow one another, as those of a vector's elements do, make pairs of all
//! that they take and give, where registers are not short: pairs want neighbours of even number.
//!
//! The two stand in one region (`region` says what that is). The packed one stands where the second
//! stood, if nobody in between needs the first one's result, else where the first stood, if all
//! that the second needs is there. Each operation is compared with a bounded number of those before
//! it: linear.

use crate::Budget;
use crate::live::{Alive, Live};
use crate::region::{Blocks, regions};
use crate::remove::remove;
use cranelift_entity::{EntitySet, SecondaryMap};
use isa::{Form, Machine, ModFlags, Modifiers, Omod, Opcode};
use mir::{Bank, Block, Function, Inst, Operand, VReg};
use smallvec::SmallVec;

/// How many instructions may stand between the two.
const MAX_DISTANCE: usize = 64;
/// How many operations before one are looked at.
const MAX_LOOKED_AT: usize = 16;

/// Registers are not short where no more than this part of them, a fraction, is live.
const ENOUGH: (i32, i32) = (7, 8);

/// The half of a pair that a register is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Half {
    /// Of none yet.
    #[default]
    Free,
    /// It cannot be in one.
    Alone,
    /// The one of lower number, of a pair with the other register.
    Low(VReg),
    /// The one of higher number.
    High(VReg),
}

/// What is known of a register.
#[derive(Clone, Copy, Default)]
struct Known {
    half: Half,
    /// One instruction makes both halves of its pair, or they are parameters of one block: where
    /// one of them is, the other is.
    together: bool,
    /// Where it is defined: the block of a parameter.
    parameter_of: Option<Block>,
}

type Registers = SecondaryMap<VReg, Known>;

/// A source of a packed operation.
struct Source {
    pair: [VReg; 2],
    /// Which of both the first half of the result is computed of, and the second.
    selected: [u8; 2],
    kind: SourceKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum SourceKind {
    /// A pair that there is.
    Pair,
    /// The same half twice.
    Twice,
    /// A pair from now on.
    New,
}

/// Packs operations in all blocks.
pub fn pack_floats(func: &mut Function, machine: &Machine, budget: Budget) {
    if !machine.has(Opcode::VPkFmaF32) || !has_operations(func) {
        return;
    }
    let mut registers = tuples(func);
    let found = regions(func, machine, Blocks::With(|inst| packed(inst).is_some()));
    let crowded = crowded(func, budget);
    let mut gone: SecondaryMap<Block, Vec<usize>> = SecondaryMap::new();
    for region in found {
        let (block, places) = (region.block, region.range());
        let first = places.start;
        let mut is_gone = vec![false; places.len()];
        let seeds = [Seed::Pair, Seed::Any].into_iter();
        for seed in seeds.filter(|&s| s == Seed::Pair || !crowded.contains(block)) {
            let left = places.clone().filter(|&i| !is_gone[i - first]);
            let left = left.collect::<Vec<_>>();
            for place in pack(func, block, &left, seed, &mut registers) {
                is_gone[place - first] = true;
                gone[block].push(place);
            }
        }
    }
    remove(func, gone);
}

/// Blocks where registers are short, or may be with pairs.
fn crowded(func: &Function, budget: Budget) -> EntitySet<Block> {
    let mut crowded = EntitySet::new();
    let enough = i32::from(budget.vgprs) * ENOUGH.0 / ENOUGH.1;
    if func.vregs.len() as i32 <= enough {
        return crowded;
    }
    let live = Live::compute(func);
    let mut alive = Alive::new(func, &live);
    for &block in &func.layout {
        alive.start(block);
        let mut most = alive.count;
        for inst in func.blocks[block].insts.iter().rev() {
            let unread = alive.pass(inst);
            most.raise(alive.count.plus(unread));
        }
        if most.vgprs > enough {
            crowded.insert(block);
        }
    }
    crowded
}

fn has_operations(func: &Function) -> bool {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.any(|inst| packed(inst).is_some())
}

/// The packed operation for one, and its sources that are negated by that.
fn packed(inst: &Inst) -> Option<(Opcode, u8)> {
    let (opcode, negated) = match inst.opcode()? {
        Opcode::VAddF32 => (Opcode::VPkAddF32, 0),
        Opcode::VSubF32 => (Opcode::VPkAddF32, 2),
        Opcode::VMulF32 => (Opcode::VPkMulF32, 0),
        Opcode::VFmaF32 => (Opcode::VPkFmaF32, 0),
        _ => return None,
    };
    let Modifiers {
        flags, omod, abs, ..
    } = inst.mods;
    // Not with parts of words, or of other lanes.
    let whole = matches!(inst.form, Form::E32 | Form::E64 | Form::Native);
    let plain = whole && flags == ModFlags::empty() && omod == Omod::None && abs == 0;
    plain.then_some((opcode, negated))
}

/// Who is in which pair because of the tuples that there are.
fn tuples(func: &Function) -> Registers {
    let mut registers = Registers::with_capacity(func.vregs.len());
    for &block in &func.layout {
        for &param in &func.blocks[block].params {
            registers[param].parameter_of = Some(block);
        }
        for inst in &func.blocks[block].insts {
            for &operand in &inst.operands {
                let regs = func.operand_regs(operand);
                if regs.len() > 1 {
                    note_tuple(&mut registers, regs);
                }
            }
            let mut defined: SmallVec<[VReg; 16]> = SmallVec::new();
            func.for_each_def(inst, |reg| defined.push(reg));
            for &reg in &defined {
                let other = match registers[reg].half {
                    Half::Low(other) | Half::High(other) => other,
                    _ => continue,
                };
                if defined.contains(&other) {
                    registers[reg].together = true;
                }
            }
        }
    }
    registers
}

fn note_tuple(registers: &mut Registers, regs: &[VReg]) {
    for pair in regs.chunks(2) {
        match *pair {
            [low, high] if low != high => {
                note(registers, low, Half::Low(high));
                note(registers, high, Half::High(low));
            }
            _ => pair
                .iter()
                .for_each(|&reg| note(registers, reg, Half::Alone)),
        }
    }
}

/// A register is that half; if it is another one too, it is in no pair.
fn note(registers: &mut Registers, reg: VReg, half: Half) {
    let known = registers[reg].half;
    if known == half {
        return;
    }
    let new = match known {
        Half::Free => half,
        _ => Half::Alone,
    };
    registers[reg].half = new;
    if let Half::Low(other) | Half::High(other) = known {
        registers[other].half = Half::Alone;
    }
    if new == Half::Alone
        && let Half::Low(other) | Half::High(other) = half
    {
        registers[other].half = Half::Alone;
    }
}

/// What two operations must have for being packed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seed {
    /// A pair at one place at least.
    Pair,
    /// Nothing: they follow one another, as the elements of a vector do.
    Any,
}

impl Seed {
    /// How many operations before one are looked at.
    fn looked_at(self) -> usize {
        match self {
            Seed::Pair => MAX_LOOKED_AT,
            Seed::Any => 1,
        }
    }
}

/// Packs operations of a region that are left; gives the places of those that are to go.
fn pack(
    func: &mut Function,
    block: Block,
    places: &[usize],
    seed: Seed,
    registers: &mut Registers,
) -> Vec<usize> {
    let mut gone = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    for &second in places {
        if packed(&func.blocks[block].insts[second]).is_none() {
            continue;
        }
        let near = open.len().saturating_sub(seed.looked_at());
        let near = (near..open.len()).rev();
        let mut near = near.take_while(|&k| second - open[k] <= MAX_DISTANCE);
        let found = near.find_map(|k| {
            let joined = join(func, block, [open[k], second], seed, registers)?;
            Some((k, joined))
        });
        match found {
            Some((k, Joined { inst, place })) => {
                let first = open.remove(k);
                gone.push(first + second - place);
                func.blocks[block].insts[place] = inst;
            }
            None => open.push(second),
        }
    }
    gone
}

/// A packed operation, and where it stands.
struct Joined {
    inst: Inst,
    place: usize,
}

/// One operation in the place of two, if they can be packed.
fn join(
    func: &mut Function,
    block: Block,
    [first, second]: [usize; 2],
    seed: Seed,
    registers: &mut Registers,
) -> Option<Joined> {
    let insts = &func.blocks[block].insts;
    let [a, b] = [&insts[first], &insts[second]];
    let ((opcode, _), (other, _)) = packed(a).zip(packed(b))?;
    if opcode != other || a.lanes != b.lanes {
        return None;
    }
    let (roles, sources) = [[a, b], [b, a]]
        .into_iter()
        .find_map(|roles| Some((roles, sources(func, roles, seed, registers)?)))?;
    let place = place(func, block, [first, second])?;
    let (neg_lo, mut neg_hi) = (negated(roles[0]), negated(roles[1]));
    if sources.exchanged {
        neg_hi = neg_hi & !3 | (neg_hi & 1) << 1 | neg_hi >> 1 & 1;
    }
    let results = roles.map(|inst| result(func, inst));
    let [Some(low), Some(high)] = results else {
        return None;
    };
    let (lanes, loc) = (roles[0].lanes, insts[place].loc);
    for source in sources.list.iter().filter(|s| s.kind == SourceKind::New) {
        pair_up(registers, source.pair);
    }
    pair_up(registers, [low, high]);
    registers[low].together = true;
    registers[high].together = true;
    let mut operands: SmallVec<[Operand; 4]> = SmallVec::new();
    operands.push(func.operand(&[low, high]));
    for source in &sources.list {
        operands.push(func.operand(&source.pair));
    }
    let mut inst = Inst::new(opcode, &operands);
    for (k, source) in sources.list.iter().enumerate() {
        inst.mods.op_sel |= source.selected[0] << k;
        inst.mods.op_sel_hi &= !(1 << k);
        inst.mods.op_sel_hi |= source.selected[1] << k;
    }
    (inst.mods.neg_lo, inst.mods.neg_hi) = (neg_lo, neg_hi);
    (inst.lanes, inst.loc) = (lanes, loc);
    Some(Joined { inst, place })
}

/// The sources of a packed operation.
struct Sources {
    list: SmallVec<[Source; 3]>,
    /// The second operation's first two were exchanged.
    exchanged: bool,
}

/// The sources that an operation is negated at.
fn negated(inst: &Inst) -> u8 {
    inst.mods.neg ^ packed(inst).map_or(0, |(_, negated)| negated)
}

fn result(func: &Function, inst: &Inst) -> Option<VReg> {
    match func.operand_regs(*inst.operands.first()?) {
        &[reg] => Some(reg),
        _ => None,
    }
}

/// The sources, if the first operation can make the first half of the results, and the second one
/// the other.
fn sources(
    func: &Function,
    roles: [&Inst; 2],
    seed: Seed,
    registers: &Registers,
) -> Option<Sources> {
    let results = roles.map(|inst| result(func, inst));
    let [Some(low), Some(high)] = results else {
        return None;
    };
    let fits = match (registers[low].half, registers[high].half) {
        (Half::Low(other), _) => other == high,
        (Half::Free, Half::Free) => true,
        _ => false,
    };
    if !fits {
        return None;
    }
    let regs = roles.map(|inst| {
        let regs = inst.operands[1..].iter().map(|&o| func.operand_regs(o));
        let regs = regs.map(|regs| match regs {
            &[reg] => Some(reg),
            _ => None,
        });
        regs.collect::<Option<SmallVec<[VReg; 3]>>>()
    });
    let [Some(firsts), Some(mut seconds)] = regs else {
        return None;
    };
    for exchanged in [false, true] {
        let list = firsts.iter().zip(&seconds);
        let list: Option<SmallVec<[Source; 3]>> = list
            .map(|(&a, &b)| source(func, [a, b], registers))
            .collect();
        if let Some(list) = list
            && (seed == Seed::Any || list.iter().any(|s| s.kind == SourceKind::Pair))
            && are_apart(&list)
        {
            return Some(Sources { list, exchanged });
        }
        seconds.swap(0, 1);
    }
    None
}

/// Do pairs that are new have registers that no other source has?
fn are_apart(list: &[Source]) -> bool {
    let new = list
        .iter()
        .enumerate()
        .filter(|(_, s)| s.kind == SourceKind::New);
    let mut pairs = new.flat_map(|(k, s)| list.iter().enumerate().map(move |(i, o)| (k, s, i, o)));
    pairs.all(|(k, new, i, other)| {
        k == i || new.pair == other.pair || !new.pair.iter().any(|reg| other.pair.contains(reg))
    })
}

/// What two operations take at one place, as a source of both.
fn source(func: &Function, [a, b]: [VReg; 2], registers: &Registers) -> Option<Source> {
    let [first, second] = [registers[a], registers[b]];
    let are_vector = [a, b].iter().all(|&reg| func.vregs[reg].bank == Bank::Vgpr);
    let of = |pair, selected, kind| {
        Some(Source {
            pair,
            selected,
            kind,
        })
    };
    match (first.half, second.half) {
        (Half::Low(other), _) if other == b => of([a, b], [0, 1], SourceKind::Pair),
        (Half::High(other), _) if other == b => of([b, a], [1, 0], SourceKind::Pair),
        (Half::Low(other), _) if a == b && first.together => {
            of([a, other], [0, 0], SourceKind::Twice)
        }
        (Half::High(other), _) if a == b && first.together => {
            of([other, a], [1, 1], SourceKind::Twice)
        }
        (Half::Free, Half::Free)
            if a != b && are_vector && first.parameter_of == second.parameter_of =>
        {
            of([a, b], [0, 1], SourceKind::New)
        }
        _ => None,
    }
}

fn pair_up(registers: &mut Registers, [low, high]: [VReg; 2]) {
    registers[low].half = Half::Low(high);
    registers[high].half = Half::High(low);
    if registers[low].parameter_of.is_some() {
        registers[low].together = true;
        registers[high].together = true;
    }
}

/// Where the packed operation can stand.
fn place(func: &Function, block: Block, [first, second]: [usize; 2]) -> Option<usize> {
    let insts = &func.blocks[block].insts;
    let result = result(func, &insts[first])?;
    let uses = |inst: &Inst, wanted: VReg| {
        let mut found = false;
        func.for_each_use(inst, |reg| found |= reg == wanted);
        found
    };
    if !insts[first + 1..=second].iter().any(|i| uses(i, result)) {
        return Some(second);
    }
    let defines = |inst: &Inst| {
        let mut found = false;
        func.for_each_def(inst, |reg| found |= uses(&insts[second], reg));
        found
    };
    let is_there = !insts[first..second].iter().any(defines);
    is_there.then_some(first)
}

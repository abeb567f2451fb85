//! Two accesses of local memory become one with two addresses (`ds_read2_b32`, `ds_write2st64_b64`
//! and their like).
//!
//! Both have the same address register, and offsets that the instruction's two fields of eight bits
//! can hold, in units of the access or of 64 such. A pair of reads stands where the first stood, a
//! pair of writes where the second stood: the one that moves passes no access that conflicts with
//! it, where that stands by then, and no end of a region (`region` says what that is). The address
//! is there at both places, and what is written is there where the second one stands.
//!
//! Each access is compared with a bounded number of those before it: linear.

use crate::memory::Access;
use crate::rebase::rebase;
use crate::region::{Blocks, regions};
use crate::remove::remove;
use cranelift_entity::SecondaryMap;
use isa::{LdsBound, Machine, OffsetRange, Opcode};
use mir::{
    AliasClass, Block, Function, Inst, Lanes, MemFlags, MemInfo, Operand, Ordering, Spaces, VReg,
};
use std::ops::Range;

/// How many instructions may stand between the two: the values live longer by that.
const MAX_DISTANCE: usize = 64;
/// How many accesses before one are looked at.
const MAX_LOOKED_AT: usize = 32;

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Read,
    Write,
}

impl Kind {
    /// Which operand the address is.
    pub(crate) fn address_place(self) -> usize {
        match self {
            Kind::Read => 1,
            Kind::Write => 0,
        }
    }
}

/// An access that may be one of two.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Single {
    pub(crate) kind: Kind,
    /// Bytes: 4 or 8.
    pub(crate) size: i32,
    /// The address register.
    pub(crate) base: VReg,
    /// Bytes from there.
    pub(crate) offset: i32,
    mem: MemInfo,
}

/// The two offsets of a pair, in the units of its instruction.
struct Offsets {
    first: i32,
    second: i32,
    unit: Unit,
}

/// What an offset counts.
#[derive(Clone, Copy)]
enum Unit {
    Elements,
    Strides,
}

/// An access of a region.
struct Seen {
    at: usize,
    access: Access,
    /// None if it is not one that may be of a pair, or is of one already.
    single: Option<Single>,
}

/// Makes pairs in all blocks.
pub fn pair_local_accesses(func: &mut Function, machine: &Machine) {
    // What needs M0 would have to stay where it is right.
    let is_free = machine.facts().lds_bound == LdsBound::Allocation;
    if !is_free || !machine.has(Opcode::DsRead2B32) || !has_local_accesses(func) {
        return;
    }
    let range = machine.facts().offsets.lds_pair;
    let mut free = free_class(func);
    let mut gone: SecondaryMap<Block, Vec<usize>> = SecondaryMap::new();
    let mut found = regions(func, machine, Blocks::With(is_local));
    if rebase(func, machine, &found, range) {
        found = regions(func, machine, Blocks::With(is_local));
    }
    for region in found {
        for pair in find(func, region.block, region.range(), range) {
            let rest = join(func, region.block, pair, range, &mut free);
            gone[region.block].extend(rest);
        }
    }
    remove(func, gone);
}

/// A number from which on the function uses no class of accesses.
fn free_class(func: &Function) -> usize {
    let insts = func.blocks.values().flat_map(|b| &b.insts);
    let used = insts.filter_map(|i| Some(i.mem?.class.number()));
    used.max().unwrap_or(0) + 1
}

fn has_local_accesses(func: &Function) -> bool {
    let mut insts = func.blocks.values().flat_map(|b| &b.insts);
    insts.any(is_local)
}

fn is_local(inst: &Inst) -> bool {
    inst.mem.is_some_and(|m| m.spaces == Spaces::LOCAL)
}

/// The pairs of a region: where both stand.
fn find(
    func: &Function,
    block: Block,
    places: Range<usize>,
    range: OffsetRange,
) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    let mut seen: Vec<Seen> = Vec::new();
    for at in places {
        let inst = &func.blocks[block].insts[at];
        let Some(access) = Access::of(func, inst) else {
            continue;
        };
        let mut single = Single::of(func, inst);
        if let Some(own) = single
            && let Some(k) = partner(func, &seen, (at, &own, &access), range)
        {
            pairs.push((seen[k].at, at));
            seen[k].single = None;
            single = None;
            // The first write happens here: no read from behind may pass it. A read that has moved
            // forward is still looked at where it stood, too, which forbids more than it must.
            if own.kind == Kind::Write {
                let access = seen[k].access.clone();
                seen.push(Seen {
                    at,
                    access,
                    single: None,
                });
            }
        }
        seen.push(Seen { at, access, single });
    }
    pairs
}

/// The latest access before one that it can be joined with.
fn partner(
    func: &Function,
    seen: &[Seen],
    (at, own, access): (usize, &Single, &Access),
    range: OffsetRange,
) -> Option<usize> {
    let near = seen.len().saturating_sub(MAX_LOOKED_AT);
    (near..seen.len()).rev().find(|&k| {
        let Some(other) = &seen[k].single else {
            return false;
        };
        if at - seen[k].at > MAX_DISTANCE || Offsets::of(other, own, range).is_none() {
            return false;
        }
        let between = &seen[k + 1..];
        match own.kind {
            Kind::Read => !between
                .iter()
                .any(|s| s.access.conflicts(access, &func.alias)),
            Kind::Write => {
                let moved = &seen[k].access;
                !between
                    .iter()
                    .any(|s| moved.conflicts(&s.access, &func.alias))
            }
        }
    })
}

impl Single {
    /// Of an instruction that is one.
    pub(crate) fn of(func: &Function, inst: &Inst) -> Option<Single> {
        let (kind, size) = match inst.opcode()? {
            Opcode::DsReadB32 => (Kind::Read, 4),
            Opcode::DsReadB64 => (Kind::Read, 8),
            Opcode::DsWriteB32 => (Kind::Write, 4),
            Opcode::DsWriteB64 => (Kind::Write, 8),
            _ => return None,
        };
        let mem = inst.mem?;
        let plain = mem.spaces == Spaces::LOCAL
            && mem.ordering == Ordering::NotAtomic
            && inst.lanes == Lanes::Active
            && !mem
                .flags
                .intersects(MemFlags::VOLATILE | MemFlags::UNDER_ALIGNED);
        match func.operand_regs(inst.operands[kind.address_place()]) {
            &[base] if plain => Some(Single {
                kind,
                size,
                base,
                offset: inst.mods.offset,
                mem,
            }),
            _ => None,
        }
    }
}

impl Offsets {
    /// Of two accesses that can be one.
    fn of(a: &Single, b: &Single, range: OffsetRange) -> Option<Offsets> {
        // Of different objects, too.
        let class = AliasClass::ANY;
        let of = |s: &Single| (s.kind, s.size, s.base, MemInfo { class, ..s.mem });
        if of(a) != of(b) || a.offset == b.offset {
            return None;
        }
        [Unit::Elements, Unit::Strides]
            .into_iter()
            .find_map(|unit| {
                let elements = opcode(a, unit).desc().elements_per_offset();
                let bytes = elements as i32 * a.size;
                let fits = |n: i32| n % bytes == 0 && range.contains((n / bytes).into());
                (fits(a.offset) && fits(b.offset)).then_some(Offsets {
                    first: a.offset / bytes,
                    second: b.offset / bytes,
                    unit,
                })
            })
    }
}

fn opcode(single: &Single, unit: Unit) -> Opcode {
    match (single.kind, single.size, unit) {
        (Kind::Read, 4, Unit::Elements) => Opcode::DsRead2B32,
        (Kind::Read, 4, Unit::Strides) => Opcode::DsRead2st64B32,
        (Kind::Read, _, Unit::Elements) => Opcode::DsRead2B64,
        (Kind::Read, _, Unit::Strides) => Opcode::DsRead2st64B64,
        (Kind::Write, 4, Unit::Elements) => Opcode::DsWrite2B32,
        (Kind::Write, 4, Unit::Strides) => Opcode::DsWrite2st64B32,
        (Kind::Write, _, Unit::Elements) => Opcode::DsWrite2B64,
        (Kind::Write, _, Unit::Strides) => Opcode::DsWrite2st64B64,
    }
}

/// Puts one access in the place of two; gives the place that is to go.
fn join(
    func: &mut Function,
    block: Block,
    (first, second): (usize, usize),
    range: OffsetRange,
    free: &mut usize,
) -> Option<usize> {
    let [a, b] = [first, second].map(|at| func.blocks[block].insts[at].clone());
    let (x, y) = Single::of(func, &a).zip(Single::of(func, &b))?;
    let offsets = Offsets::of(&x, &y, range)?;
    let (place, gone, operands) = match x.kind {
        Kind::Read => {
            let results = [a.operands[0], b.operands[0]];
            let regs = results.map(|o| func.operand_regs(o).to_vec()).concat();
            let regs = Operand::Regs(func.list(&regs));
            (first, second, vec![regs, a.operands[1]])
        }
        Kind::Write => {
            let operands = vec![a.operands[0], a.operands[1], b.operands[1]];
            (second, first, operands)
        }
    };
    let mut inst = Inst::new(opcode(&x, offsets.unit), &operands);
    inst.mods.offset = offsets.first;
    inst.mods.offset1 = offsets.second as u8;
    let class = func.alias.both(x.mem.class, y.mem.class, free);
    inst.mem = Some(MemInfo { class, ..x.mem });
    let to = &mut func.blocks[block].insts[place];
    inst.loc = to.loc;
    *to = inst;
    Some(gone)
}

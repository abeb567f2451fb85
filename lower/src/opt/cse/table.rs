//! The operations seen so far, found by what they compute.

use crate::opt::cost::is_by_mode;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use ir::intrinsic::Effects;
use ir::{
    AddrSpace, ArithFlags, Block, Context, Function, GepFlags, Inst, InstData, IntCC, Intrinsic,
    MemAccess, Type, Value,
};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;

/// Operations of one bucket that are looked at.
const MAX_CHAIN: usize = 16;

/// The latest operation of each bucket; others follow in `next`.
pub struct Table {
    /// A power of two of buckets.
    buckets: Vec<PackedOption<Inst>>,
    entries: SecondaryMap<Inst, Entry>,
    /// The block at hand and those that dominate it.
    open: EntitySet<Block>,
}

#[derive(Clone, Copy, Default)]
struct Entry {
    hash: u32,
    block: PackedOption<Block>,
    next: PackedOption<Inst>,
}

/// Where an equal operation may stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// In any dominating block.
    Dominators,
    /// In the same block: it depends on the active lanes.
    Block,
}

impl Table {
    /// A table for a function.
    pub fn new(func: &Function) -> Table {
        let buckets = (func.num_insts() + 1).next_power_of_two();
        let mut entries = SecondaryMap::new();
        entries.resize(func.num_insts());
        Table {
            buckets: vec![PackedOption::default(); buckets],
            entries,
            open: EntitySet::with_capacity(func.blocks.len()),
        }
    }

    /// Goes on with a block that those that are open dominate.
    pub fn open(&mut self, block: Block) {
        self.open.insert(block);
    }

    /// Goes back up the dominator tree from a block.
    pub fn close(&mut self, block: Block) {
        self.open.remove(block);
    }

    /// An operation equal to `inst` that was found before; if there is none, `inst` is put into the
    /// table.
    pub fn find_or_insert(&mut self, func: &Function, block: Block, inst: Inst) -> Option<Inst> {
        let key = Key::new(func, inst)?;
        let hash = key.hash(func, inst);
        let bucket = hash as usize & (self.buckets.len() - 1);
        let mut at = self.buckets[bucket].expand();
        for _ in 0..MAX_CHAIN {
            let Some(candidate) = at else { break };
            let entry = self.entries[candidate];
            let near = |b: Block| match key.reach {
                Reach::Dominators => self.open.contains(b),
                Reach::Block => b == block,
            };
            if entry.hash == hash
                && entry.block.expand().is_some_and(near)
                && key.is_of_both(func, inst, candidate)
            {
                return Some(candidate);
            }
            at = entry.next.expand();
        }
        self.entries[inst] = Entry {
            hash,
            block: block.into(),
            next: self.buckets[bucket],
        };
        self.buckets[bucket] = inst.into();
        None
    }
}

/// Where an equal intrinsic may stand, if it may be merged with one.
fn reach_of_intrinsic(id: Intrinsic) -> Option<Reach> {
    match id.effects() {
        Effects::Pure if id != Intrinsic::IsConstant => Some(Reach::Dominators),
        Effects::Convergent => Some(Reach::Block),
        _ => None,
    }
}

/// Is it an ordinary load of memory that does not change?
fn is_fixed_load(func: &Function, ptr: Value, mem: &MemAccess) -> bool {
    let space = func.value_type(ptr).addr_space();
    let fixed = mem.flags.is_fixed() || space.is_some_and(AddrSpace::is_constant);
    fixed && mem.is_simple()
}

/// What an operation computes, but for its type and operands. Flags are left out.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Key {
    /// Kind of instruction.
    kind: u32,
    /// Its operator.
    operator: u32,
    /// Source type of an address computation.
    source: Option<Type>,
    /// Where an equal one may stand: that follows from the operator.
    reach: Reach,
    /// The first two operands stand for each other.
    swapped: bool,
}

impl Key {
    /// None of what is not merged.
    #[inline]
    fn new(func: &Function, inst: Inst) -> Option<Key> {
        if is_by_mode(func, inst) {
            return None;
        }
        let (mut reach, mut source, mut swapped) = (Reach::Dominators, None, false);
        let (kind, operator) = match func.inst(inst) {
            InstData::Unary { op, .. } => (1, *op as u32),
            InstData::Binary { op, args, .. } => {
                swapped = op.is_commutative() && args[0] > args[1];
                (2, *op as u32)
            }
            InstData::Cast { op, .. } => (3, *op as u32),
            InstData::ICmp { cond, args, .. } => {
                swapped = args[0] > args[1];
                let cond: IntCC = match swapped {
                    true => cond.swapped(),
                    false => *cond,
                };
                (4, cond as u32)
            }
            InstData::FCmp { cond, .. } => (5, *cond as u32),
            InstData::Select { .. } => (6, 0),
            InstData::ExtractElement { .. } => (7, 0),
            InstData::InsertElement { .. } => (8, 0),
            InstData::Gep { source: ty, .. } => {
                source = Some(*ty);
                (12, 0)
            }
            // Those of `WITH_CONSTANTS`.
            InstData::ShuffleVector { .. } => (9, 0),
            InstData::ExtractValue { .. } => (10, 0),
            InstData::InsertValue { .. } => (11, 0),
            InstData::Intrinsic { id, .. } => {
                reach = reach_of_intrinsic(*id)?;
                (13, *id as u32)
            }
            InstData::Load { ptr, mem } if is_fixed_load(func, *ptr, mem) => (14, 0),
            _ => return None,
        };
        Some(Key {
            kind,
            operator,
            source,
            reach,
            swapped,
        })
    }

    /// Equal for equal operations. As few words as possible are put in.
    #[inline]
    fn hash(&self, func: &Function, inst: Inst) -> u32 {
        let mut hasher = FxHasher::default();
        let mut put = |a: u32, b: u32| hasher.write_u64(u64::from(a) << 32 | u64::from(b));
        put(self.kind, self.operator);
        let source = self.source.map_or(u32::MAX, Type::as_u32);
        put(func.result_type(inst).as_u32(), source);
        match (self.swapped, func.plain_operands(inst)) {
            (false, &[a, b]) | (true, &[b, a]) => put(a.as_u32(), b.as_u32()),
            (_, operands) => operands.iter().for_each(|v| put(v.as_u32(), 0)),
        }
        if WITH_CONSTANTS.contains(&self.kind) {
            let constants = constants(func.inst(inst));
            if constants != Constants::default() {
                constants.hash(&mut hasher);
            }
        }
        // Its best bits are the lower ones here.
        hasher.finish() as u32
    }

    /// Is an operation with this key equal to another one?
    fn is_of_both(&self, func: &Function, inst: Inst, other: Inst) -> bool {
        let Some(key) = Key::new(func, other) else {
            return false;
        };
        let of_both = |key: Key| (key.kind, key.operator, key.source);
        of_both(key) == of_both(*self)
            && func.result_type(inst) == func.result_type(other)
            && (!WITH_CONSTANTS.contains(&self.kind)
                || constants(func.inst(inst)) == constants(func.inst(other)))
            && match (func.plain_operands(inst), func.plain_operands(other)) {
                (mine, others) if key.swapped == self.swapped => mine == others,
                ([a, b], [c, d]) => (a, b) == (d, c),
                _ => false,
            }
    }
}

/// The kinds of instructions with constant numbers.
const WITH_CONSTANTS: RangeInclusive<u32> = 9..=11;

/// Numbers that are a part of an instruction: the way to an element of a structure, and the lanes
/// of a shuffle.
type Constants<'a> = (&'a [u32], &'a [i32]);

fn constants(data: &InstData) -> Constants<'_> {
    match data {
        InstData::ExtractValue { indices, .. } | InstData::InsertValue { indices, .. } => {
            (indices, &[])
        }
        InstData::ShuffleVector { mask, .. } => (&[], mask),
        _ => Constants::default(),
    }
}

/// `kept` stands for `dropped` too from now on: it has only the permissions that both have.
pub fn keep_common_permissions(func: &mut Function, kept: Inst, dropped: Inst) {
    let arith = arith_flags(func.inst(dropped));
    let gep = gep_flags(func.inst(dropped));
    match func.inst_mut(kept) {
        InstData::Unary { flags, .. }
        | InstData::Binary { flags, .. }
        | InstData::Cast { flags, .. }
        | InstData::ICmp { flags, .. }
        | InstData::FCmp { flags, .. }
        | InstData::Select { flags, .. }
        | InstData::Intrinsic { flags, .. } => *flags &= arith,
        InstData::Gep { flags, .. } => *flags &= gep,
        _ => {}
    }
    keep_common_range(func, kept, dropped);
    match (func.accuracy.get(&kept), func.accuracy.get(&dropped)) {
        (Some(&a), Some(&b)) => {
            func.accuracy.insert(kept, a.min(b));
        }
        _ => {
            func.accuracy.remove(&kept);
        }
    }
}

/// `kept` is the access for `dropped` too, if they are loads.
pub fn keep_common_tag(ctx: &mut Context, func: &mut Function, kept: Inst, dropped: Inst) {
    if let &InstData::Load { mem: other, .. } = func.inst(dropped)
        && let InstData::Load { mem, .. } = func.inst_mut(kept)
    {
        mem.alias = ctx.alias.common(mem.alias, other.alias);
    }
}

/// Leaves the instruction the range that was promised of both.
pub fn keep_common_range(func: &mut Function, kept: Inst, dropped: Inst) {
    if func.ranges.get(&kept) != func.ranges.get(&dropped) {
        func.ranges.remove(&kept);
    }
}

fn arith_flags(data: &InstData) -> ArithFlags {
    match data {
        InstData::Unary { flags, .. }
        | InstData::Binary { flags, .. }
        | InstData::Cast { flags, .. }
        | InstData::ICmp { flags, .. }
        | InstData::FCmp { flags, .. }
        | InstData::Select { flags, .. }
        | InstData::Intrinsic { flags, .. } => *flags,
        _ => ArithFlags::empty(),
    }
}

fn gep_flags(data: &InstData) -> GepFlags {
    match data {
        InstData::Gep { flags, .. } => *flags,
        _ => GepFlags::empty(),
    }
}

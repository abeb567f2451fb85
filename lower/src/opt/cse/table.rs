//! The operations seen so far, found by what they compute.

use crate::opt::cost::is_by_mode;
use cranelift_entity::{EntityList, EntitySet};
use ir::intrinsic::Effects;
use ir::{
    AddrSpace, ArithFlags, Block, Context, Function, GepFlags, Inst, InstData, IntCC, Intrinsic,
    MemAccess, Type, Value,
};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;
use std::slice::from_ref;

/// Operations of one bucket that are looked at.
const MAX_CHAIN: usize = 16;

/// The latest operation of each bucket; others follow in `next`.
pub struct Table {
    /// A power of two of buckets.
    buckets: Vec<Link>,
    entries: Vec<Entry>,
    /// The block at hand and those that dominate it.
    open: EntitySet<Block>,
}

/// One more than the number of an entry; zero for none, as memory comes.
type Link = u32;

#[derive(Clone, Copy)]
struct Entry {
    hash: u32,
    next: Link,
    block: Block,
    inst: Inst,
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
        Table {
            buckets: vec![0; buckets],
            entries: Vec::with_capacity(func.num_insts()),
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
        let mut at = self.buckets[bucket];
        for _ in 0..MAX_CHAIN {
            let Some(number) = at.checked_sub(1) else {
                break;
            };
            let entry = self.entries[number as usize];
            // Many equal ones are behind other branches.
            if entry.hash == hash
                && self.open.contains(entry.block)
                && is_equal(func, entry, (block, inst))
            {
                return Some(entry.inst);
            }
            at = entry.next;
        }
        self.entries.push(Entry {
            hash,
            next: self.buckets[bucket],
            block,
            inst,
        });
        self.buckets[bucket] = self.entries.len() as Link;
        None
    }
}

/// Does an operation that dominates another one, which stands in a block, stand for it? Few are
/// asked, so that stands beside the way of all.
#[inline(never)]
fn is_equal(func: &Function, entry: Entry, (block, inst): (Block, Inst)) -> bool {
    match (Key::new(func, inst), Key::new(func, entry.inst)) {
        (Some(key), Some(other)) => {
            (key.reach == Reach::Dominators || entry.block == block)
                && key.is_of_both(&other, func, (inst, entry.inst))
        }
        _ => false,
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

/// What an operation computes, but for its type. Flags are left out.
#[derive(Clone, Copy)]
struct Key<'a> {
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
    operands: &'a [Value],
}

impl<'a> Key<'a> {
    /// None of what is not merged.
    #[inline(always)]
    fn new(func: &'a Function, inst: Inst) -> Option<Key<'a>> {
        if is_by_mode(func, inst) {
            return None;
        }
        let (mut reach, mut source, mut swapped) = (Reach::Dominators, None, false);
        let list = |list: &'a EntityList<Value>| list.as_slice(&func.lists);
        let (kind, operator, operands) = match func.inst(inst) {
            InstData::Unary { op, arg, .. } => (1, *op as u32, from_ref(arg)),
            InstData::Binary { op, args, .. } => {
                swapped = args[0] > args[1] && op.is_commutative();
                (2, *op as u32, &args[..])
            }
            InstData::Cast { op, arg, .. } => (3, *op as u32, from_ref(arg)),
            InstData::ICmp { cond, args, .. } => {
                swapped = args[0] > args[1];
                let cond: IntCC = match swapped {
                    true => cond.swapped(),
                    false => *cond,
                };
                (4, cond as u32, &args[..])
            }
            InstData::FCmp { cond, args, .. } => (5, *cond as u32, &args[..]),
            InstData::Select { args, .. } => (6, 0, &args[..]),
            InstData::ExtractElement { args } => (7, 0, &args[..]),
            InstData::InsertElement { args } => (8, 0, &args[..]),
            InstData::Gep {
                source: ty, args, ..
            } => {
                source = Some(*ty);
                (12, 0, list(args))
            }
            // Those of `WITH_CONSTANTS`.
            InstData::ShuffleVector { args, .. } => (9, 0, &args[..]),
            InstData::ExtractValue { arg, .. } => (10, 0, from_ref(arg)),
            InstData::InsertValue { args, .. } => (11, 0, &args[..]),
            InstData::Intrinsic { id, args, .. } => {
                reach = reach_of_intrinsic(*id)?;
                (13, *id as u32, list(args))
            }
            InstData::Load { ptr, mem } if is_fixed_load(func, *ptr, mem) => (14, 0, from_ref(ptr)),
            _ => return None,
        };
        Some(Key {
            kind,
            operator,
            source,
            reach,
            swapped,
            operands,
        })
    }

    /// Equal for equal operations. As few words as possible are put in.
    #[inline(always)]
    fn hash(&self, func: &Function, inst: Inst) -> u32 {
        let mut hasher = FxHasher::default();
        let mut put = |a: u32, b: u32| hasher.write_u64(u64::from(a) << 32 | u64::from(b));
        put(self.kind, self.operator);
        let source = self.source.map_or(u32::MAX, Type::as_u32);
        put(func.result_type(inst).as_u32(), source);
        match self.operands {
            &[a, b] if self.swapped => put(b.as_u32(), a.as_u32()),
            &[a, b] => put(a.as_u32(), b.as_u32()),
            operands => operands.iter().for_each(|v| put(v.as_u32(), 0)),
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

    /// Are operations with these keys equal?
    fn is_of_both(&self, other: &Key<'_>, func: &Function, insts: (Inst, Inst)) -> bool {
        let of_both = |key: &Key<'_>| (key.kind, key.operator, key.source);
        of_both(other) == of_both(self)
            && func.result_type(insts.0) == func.result_type(insts.1)
            && (!WITH_CONSTANTS.contains(&self.kind)
                || constants(func.inst(insts.0)) == constants(func.inst(insts.1)))
            && match (self.operands, other.operands) {
                (mine, others) if self.swapped == other.swapped => mine == others,
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

//! Variables that are never needed at the same time share their place in the frame ("stack
//! coloring").
//!
//! ```text
//! a = alloca [64 x i32]                   s = alloca [256 x i8]
//! b = alloca [32 x i32]
//! lifetime.start a; … a …; lifetime.end a    … s …
//! lifetime.start b; … b …; lifetime.end b    … s …
//! ```
//!
//! - `ranges`: where each variable is needed: from what is written first to what is read last, and
//!   not outside of its lifetime, as `llvm.lifetime.start` and `end` tell it;
//! - `places`: the largest first, each variable into the room of one that is there already, beside
//!   or in the place of those that share it;
//! - here: the variables become addresses in what they share, which is a variable itself.
//!
//! What the source says of accesses ([`ir::AliasTag`]) is said of variables, and does not hold of
//! places: an access of a variable that shares its place loses it, and so do accesses through
//! pointers of which it is not known where they lead, if the address of one of these variables may
//! be anywhere. Whatever moves accesses later sees one variable, and keeps their order.
//!
//! Markers of lifetimes are hints, which other passes do not keep accesses within. So it stands
//! directly behind the last promotion of variables: what comes before moves no access over a
//! marker, since it moves none at all. Blocks × variables, at most [`MAX_VARIABLES`] of these.

mod places;
mod ranges;

use super::accesses;
use super::env::Env;
use super::replace::Replacements;
use super::sroa::has_alloca;
use crate::analysis::{Base, PointerInfo};
use crate::stack;
use crate::values;
use cranelift_entity::{EntityList, EntitySet, PrimaryMap, entity_impl};
use ir::{
    AddrSpace, AliasTag, Context, Function, GepFlags, Inst, InstData, Intrinsic, MemFlags,
    SourceLoc, Type, Value,
};
use places::{Room, rooms};
use ranges::Ranges;

/// Most variables of a function that are looked at, the largest.
const MAX_VARIABLES: usize = 4096;

/// A variable of constant size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Variable(u32);
entity_impl!(Variable, "variable");

#[derive(Clone, Copy, Debug)]
struct VariableData {
    alloca: Inst,
    /// In bytes, not 0.
    size: u64,
    align_log2: u8,
}

/// Lets variables share their places. Tells whether any do.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if !has_alloca(func) {
        return false;
    }
    let variables = variables(env.ctx, func);
    if variables.len() < 2 {
        return false;
    }
    let info = env.lasting_graph(func);
    let ranges = Ranges::of(env, func, &info, &variables);
    let mut rooms = rooms(&variables, |a, b| ranges.meet(a, b));
    rooms.retain(|room| room.members.len() > 1);
    if rooms.is_empty() {
        return false;
    }
    forget(env.ctx, func, &ranges, &rooms);
    let mut made = Vec::new();
    let mut replaced = Replacements::default();
    for room in &rooms {
        made.extend(place(env.ctx, func, &variables, room, &mut replaced));
    }
    remove(func, &variables, &rooms);
    let entry = func.entry();
    func.blocks[entry].insts.splice(0..0, made);
    replaced.apply(func);
    true
}

/// The variables of a function that are a part of its frame, the largest first.
fn variables(ctx: &Context, func: &Function) -> PrimaryMap<Variable, VariableData> {
    let mut found = Vec::new();
    for &block in &func.layout {
        for &alloca in &func.blocks[block].insts {
            let &InstData::Alloca { align_log2, .. } = func.inst(alloca) else {
                continue;
            };
            let size = stack::bytes(ctx, func, alloca);
            let is_private = func.result_type(alloca) == Type::ptr(AddrSpace::Private);
            if let Some(size) = size.filter(|&size| size > 0)
                && is_private
                && stack::runs_once(func, block)
            {
                found.push(VariableData {
                    alloca,
                    size,
                    align_log2,
                });
            }
        }
    }
    found.sort_by_key(|v| std::cmp::Reverse((v.size, v.align_log2)));
    found.truncate(MAX_VARIABLES);
    found.into_iter().collect()
}

/// Drops what is said of accesses that may be to one of the variables that share a place, and the
/// markers of their lifetimes.
fn forget(ctx: &Context, func: &mut Function, ranges: &Ranges, rooms: &[Room]) {
    let mut shares = vec![false; ranges.len()];
    let members = || rooms.iter().flat_map(|room| &room.members);
    for member in members() {
        shares[member.variable.0 as usize] = true;
    }
    let shares = |v: Variable| shares[v.0 as usize];
    let anywhere = members().any(|member| ranges.escapes(member.variable));
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        insts.retain(|&inst| {
            let Some(pointer) = accesses::address(func, inst) else {
                return !is_marker_of(func, inst, |v| ranges.variable(v).is_some_and(shares));
            };
            let info = PointerInfo::of_object(ctx, func, pointer);
            let is_private = info.space == AddrSpace::Private;
            let concerned = match ranges.variable(pointer) {
                Some(variable) => shares(variable),
                None => {
                    let is_unknown = matches!(info.base, Base::Unknown(_));
                    anywhere && is_unknown && (is_private || info.space == AddrSpace::Generic)
                }
            };
            if let Some(mem) = accesses::memory(func.inst_mut(inst)).filter(|_| concerned) {
                mem.alias = AliasTag::NONE;
                // Of generic addresses it is said of constant memory.
                if is_private {
                    mem.flags.remove(MemFlags::INVARIANT);
                }
            }
            true
        });
        func.blocks[block].insts = insts;
    }
}

/// Is it a marker of the lifetime of something that is asked about?
fn is_marker_of(func: &Function, inst: Inst, asked: impl Fn(Value) -> bool) -> bool {
    match func.inst(inst) {
        InstData::Intrinsic {
            id: Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd,
            args,
            ..
        } => args.as_slice(&func.lists).iter().any(|&v| asked(v)),
        _ => false,
    }
}

/// Makes the variable that others share, and addresses in it of them. Gives the instructions.
fn place(
    ctx: &mut Context,
    func: &mut Function,
    variables: &PrimaryMap<Variable, VariableData>,
    room: &Room,
    replaced: &mut Replacements,
) -> Vec<Inst> {
    let loc = func.inst_loc(variables[room.members[0].variable].alloca);
    let alloca = InstData::Alloca {
        ty: ctx.types.array(Type::I8, room.size),
        count: None,
        align_log2: room.align_log2,
    };
    let alloca = func.make_inst(alloca, Type::ptr(AddrSpace::Private), loc);
    let mut made = vec![alloca];
    for member in &room.members {
        let old = func.result(variables[member.variable].alloca);
        let (Some(old), Some(start)) = (old, func.result(alloca)) else {
            continue;
        };
        let address = match member.offset {
            0 => start,
            offset => {
                let step = step(ctx, func, start, offset, loc);
                made.push(step);
                func.result(step).unwrap_or(start)
            }
        };
        replaced.set(old, address);
    }
    made
}

/// Takes the variables away that have a place in another one.
fn remove(func: &mut Function, variables: &PrimaryMap<Variable, VariableData>, rooms: &[Room]) {
    let mut gone = EntitySet::new();
    for member in rooms.iter().flat_map(|room| &room.members) {
        gone.insert(variables[member.variable].alloca);
    }
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let mut insts = std::mem::take(&mut func.blocks[block].insts);
        insts.retain(|&inst| !gone.contains(inst));
        func.blocks[block].insts = insts;
    }
}

/// The address so many bytes behind another one.
fn step(ctx: &mut Context, func: &mut Function, from: Value, bytes: u64, loc: SourceLoc) -> Inst {
    let bytes = values::int(ctx, func, Type::I32, u128::from(bytes));
    let args = EntityList::from_slice(&[from, bytes], &mut func.lists);
    let gep = InstData::Gep {
        flags: GepFlags::INBOUNDS,
        source: Type::I8,
        args,
    };
    func.make_inst(gep, Type::ptr(AddrSpace::Private), loc)
}

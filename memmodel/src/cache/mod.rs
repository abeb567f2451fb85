//! Cache policy: what the memory model's code-sequence tables put before, on, and after each
//! access. Linear.
//!
//! The tables are in [`table`]; this file carries them out. [`rules`] is a table that somebody else
//! has, and [`mutants`] are tables with less in a row, for tests that must notice. Waits are asked
//! for (`p_wait`), not inserted: most are needed anyway or not at all, which
//! [`crate::insert_waits`] finds out.

mod gfx90a;
pub mod mutants;
pub mod rules;
pub mod table;

use crate::error::MemModelError;
use isa::{Counter, GroupPlace, Machine, ModFlags, Opcode, WaitSet};
use mir::{AccessKind, Function, Inst, MemInfo, Operand, Pseudo, Scope};
use rules::Rules;
use table::{CacheBits, Invalidate, Row, ScalarLoads, Waits, Writeback};

/// Sets cache bits, asks for waits, and inserts cache invalidations, as the tables say; fences
/// become waits and invalidations. Runs on any stage of a function.
///
/// # Errors
///
/// If there is no table for the generation, or it has no row for an access.
pub fn apply_cache_policy(func: &mut Function, machine: &Machine) -> Result<(), MemModelError> {
    match table::rows(machine.facts().cache_policy) {
        Some(rows) => apply_with(func, machine, Source::Table(rows)),
        None => apply_with(func, machine, Source::Table(&[])),
    }
}

/// The same with another table.
///
/// # Errors
///
/// If it has no row for an access.
pub fn apply_rules(
    func: &mut Function,
    machine: &Machine,
    rules: &Rules,
) -> Result<(), MemModelError> {
    apply_with(func, machine, Source::Rules(rules))
}

/// Where rows come from.
#[derive(Clone, Copy)]
enum Source<'a> {
    /// The processor's table.
    Table(&'a [Row]),
    /// Another one.
    Rules(&'a Rules),
}

impl<'a> Source<'a> {
    fn row(self, mem: &MemInfo) -> Option<&'a Row> {
        match self {
            Source::Table(rows) => table::find(rows, mem).map(|i| &rows[i]),
            Source::Rules(rules) => rules.row(mem),
        }
    }

    fn scalar_loads(self, mem: &MemInfo) -> ScalarLoads {
        match self {
            Source::Rules(rules) if rules.scalar == ScalarLoads::Outstanding => rules.scalar,
            _ => table::scalar_loads(mem),
        }
    }
}

fn apply_with(
    func: &mut Function,
    machine: &Machine,
    source: Source<'_>,
) -> Result<(), MemModelError> {
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let is_plain = |inst: &Inst| match (&inst.mem, inst.is_pseudo(Pseudo::Fence)) {
            (_, true) => false,
            (Some(mem), _) => table::is_plain(mem),
            (None, _) => true,
        };
        if func.blocks[block].insts.iter().all(is_plain) {
            continue;
        }
        let insts = std::mem::take(&mut func.blocks[block].insts);
        let mut out = Vec::with_capacity(insts.len() + 8);
        for inst in insts {
            let Some(mem) = inst.mem.filter(|_| !is_plain(&inst)) else {
                if inst.is_pseudo(Pseudo::Fence) {
                    let message = "a fence that does not say what it orders";
                    return Err(error(func, block, &inst, message));
                }
                out.push(inst);
                continue;
            };
            let mem = for_groups(mem, machine.group());
            match source.row(&mem) {
                Some(row) => {
                    let scalar = source.scalar_loads(&mem);
                    carry_out((row, scalar), &mem, machine, inst, &mut out);
                }
                None => {
                    let message = "the memory model's tables have no row for this access";
                    return Err(error(func, block, &inst, message));
                }
            }
        }
        func.blocks[block].insts = out;
    }
    Ok(())
}

/// The rows "in tgsplit execution mode" are those of the agent: work-groups whose waves are on
/// several compute units share neither LDS nor the first-level cache, so that what orders for the
/// work-group is what orders for the agent. (LDS itself has no agent; nothing is there then.)
fn for_groups(mem: MemInfo, group: GroupPlace) -> MemInfo {
    match (group, mem.scope) {
        (GroupPlace::Split, Scope::Workgroup) => MemInfo {
            scope: Scope::Agent,
            ..mem
        },
        _ => mem,
    }
}

fn error(func: &Function, block: mir::Block, inst: &Inst, message: &str) -> MemModelError {
    MemModelError {
        function: func.name.clone(),
        block: Some(block),
        loc: inst.loc,
        message: format!("{message}: {}", func.display_inst(inst)),
    }
}

fn carry_out(
    (row, scalar): (&Row, ScalarLoads),
    mem: &MemInfo,
    machine: &Machine,
    mut inst: Inst,
    out: &mut Vec<Inst>,
) {
    let loc = inst.loc;
    let mut push = |mut new: Inst| {
        new.loc = loc;
        out.push(new);
    };
    let orders_global = mem.kind != AccessKind::Fence || table::orders_global(mem);
    if row.writeback == Writeback::L2 && orders_global {
        push(Inst::new(Opcode::BufferWbl2, &[]));
    }
    let wait = request(row.before, scalar, mem);
    // A fence that asks for no instruction orders the accesses around it all the same: those of
    // lanes of one wave are executed in the order in which they stand.
    let fence = (mem.kind == AccessKind::Fence).then(Inst::keep_order);
    if let Some(wait) = wait.or(fence) {
        push(wait);
    }
    if mem.kind != AccessKind::Fence {
        inst.mods.flags |= mod_flags(row.bits);
        push(inst);
    }
    if let Some(wait) = request(row.after, ScalarLoads::Outstanding, mem) {
        push(wait);
    }
    if row.invalidate == Invalidate::L2AndVectorL1 && orders_global {
        push(Inst::new(Opcode::BufferInvl2, &[]));
    }
    if row.invalidate != Invalidate::No && orders_global {
        // GFX6 has only the instruction that invalidates lines of all kinds.
        let opcode = match machine.has(Opcode::BufferWbinvl1Vol) {
            true => Opcode::BufferWbinvl1Vol,
            false => Opcode::BufferWbinvl1,
        };
        push(Inst::new(opcode, &[]));
    }
}

fn mod_flags(bits: CacheBits) -> ModFlags {
    let mut flags = ModFlags::empty();
    flags.set(ModFlags::GLC, bits.contains(CacheBits::GLC));
    flags.set(ModFlags::SLC, bits.contains(CacheBits::SLC));
    flags
}

/// The wait that a cell of a table asks for, for this access.
fn request(waits: Waits, scalar: ScalarLoads, mem: &MemInfo) -> Option<Inst> {
    let mut counters = WaitSet::NONE;
    for (counter, wait) in [(Counter::Vm, waits.vm), (Counter::Lgkm, waits.lgkm)] {
        if table::applies(wait, mem) {
            counters.add(counter, 0);
        }
    }
    let asked = !counters.is_none() || scalar == ScalarLoads::Complete;
    let scalar = match scalar {
        ScalarLoads::Complete => Operand::Imm(0),
        ScalarLoads::Outstanding => Operand::Imm(-1),
    };
    asked.then(|| Inst::pseudo(Pseudo::Wait, &[Operand::Waits(counters), scalar]))
}

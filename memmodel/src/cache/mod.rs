//! Cache policy: what the memory model's code-sequence tables put before, on, and after each
//! access. Linear.
//!
//! The tables are in [`table`]; this file carries them out. [`rules`] is a table that somebody else
//! has, and [`mutants`] are tables with less in a row, for tests that must notice. Waits are asked
//! for (`p_wait`), not inserted: most are needed anyway or not at all, which
//! [`crate::insert_waits`] finds out.

mod gfx90a;
mod gfx942;
pub mod mutants;
pub mod rules;
pub mod table;

use crate::error::MemModelError;
use isa::{Counter, Family, Machine, ModFlags, Opcode, WaitSet};
use mir::{AccessKind, Explain, Function, Inst, MemInfo, Operand, Pseudo, Why};
use rules::Rules;
use table::{CacheBits, Invalidate, Row, ScalarLoads, Waits, Writeback};

/// Sets cache bits, asks for waits, and inserts cache invalidations, as the tables say; fences
/// become waits and invalidations. Runs on any stage of a function.
///
/// # Errors
///
/// If there is no table for the generation, or it has no row for an access.
pub fn apply_cache_policy(func: &mut Function, machine: &Machine) -> Result<(), MemModelError> {
    let policy = machine.facts().cache_policy;
    let rows = table::rows(policy).unwrap_or(&[]);
    let split = table::rows_of_split(policy, machine.group());
    apply_with(func, machine, Source::Table([split, rows]))
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
    /// The processor's tables, the one that is looked at first before the other.
    Table([&'a [Row]; 2]),
    /// Another one.
    Rules(&'a Rules),
}

impl<'a> Source<'a> {
    fn row(self, mem: &MemInfo) -> Option<&'a Row> {
        match self {
            Source::Table(tables) => tables
                .into_iter()
                .find_map(|rows| table::find(rows, mem).map(|i| &rows[i])),
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
            let mem = table::for_groups(mem, machine);
            match source.row(&mem) {
                Some(row) => {
                    let scalar = source.scalar_loads(&mem);
                    let why = match func.explain {
                        Explain::Off => Why::NONE,
                        Explain::On => Why::of(format!("memory model: {}", row.name()), inst.loc),
                    };
                    carry_out((row, scalar, why), &mem, machine, inst, &mut out);
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

fn error(func: &Function, block: mir::Block, inst: &Inst, message: &str) -> MemModelError {
    MemModelError {
        function: func.name.clone(),
        block: Some(block),
        loc: inst.loc,
        message: format!("{message}: {}", func.display_inst(inst)),
    }
}

fn carry_out(
    (row, scalar, why): (&Row, ScalarLoads, Why),
    mem: &MemInfo,
    machine: &Machine,
    mut inst: Inst,
    out: &mut Vec<Inst>,
) {
    let loc = inst.loc;
    let push = |mut new: Inst, out: &mut Vec<Inst>| {
        new.loc = loc;
        new.why.extend(&why);
        out.push(new);
    };
    let orders_global = mem.kind != AccessKind::Fence || table::orders_global(mem);
    if let Some(scope) = writeback(row.writeback).filter(|_| orders_global) {
        push(for_scope(Opcode::BufferWbl2, scope), out);
    }
    let wait = request(row.before, scalar, mem);
    // A fence that asks for no instruction orders the accesses around it all the same: those of
    // lanes of one wave are executed in the order in which they stand.
    let fence = (mem.kind == AccessKind::Fence).then(Inst::keep_order);
    if let Some(wait) = wait.or(fence) {
        push(wait, out);
    }
    if mem.kind != AccessKind::Fence {
        // The rows are about vector memory. A uniform load that became a scalar one is not atomic
        // and not volatile, so that its bits are a hint, which scalar memory does not take.
        let bits = match inst.opcode().map(|opcode| opcode.desc().family) {
            Some(Family::Smem) => CacheBits::empty(),
            _ => row.bits,
        };
        inst.mods.flags |= mod_flags(bits);
        match bits.is_empty() {
            true => out.push(inst),
            false => push(inst, out),
        }
    }
    if let Some(wait) = request(row.after, ScalarLoads::Outstanding, mem) {
        push(wait, out);
    }
    if orders_global {
        invalidate(row.invalidate, machine).for_each(|inst| push(inst, out));
    }
}

/// SC0 and SC1 of a write-back, if there is one.
fn writeback(of: Writeback) -> Option<ModFlags> {
    match of {
        Writeback::No => None,
        Writeback::L2 => Some(ModFlags::empty()),
        Writeback::ForAgent => Some(ModFlags::SCC),
        Writeback::ForSystem => Some(ModFlags::GLC | ModFlags::SCC),
    }
}

/// The instructions of an invalidation.
fn invalidate(of: Invalidate, machine: &Machine) -> impl Iterator<Item = Inst> {
    // GFX6 has only the instruction that invalidates lines of all kinds.
    let vector = match machine.has(Opcode::BufferWbinvl1Vol) {
        true => Opcode::BufferWbinvl1Vol,
        false => Opcode::BufferWbinvl1,
    };
    let plain = |opcode| Some(Inst::new(opcode, &[]));
    let scoped = |scope| Some(for_scope(Opcode::BufferInv, scope));
    let insts = match of {
        Invalidate::No => [None, None],
        Invalidate::VectorL1 => [None, plain(vector)],
        Invalidate::L2 => [None, plain(Opcode::BufferInvl2)],
        Invalidate::L2AndVectorL1 => [plain(Opcode::BufferInvl2), plain(vector)],
        Invalidate::ForGroup => [None, scoped(ModFlags::GLC)],
        Invalidate::ForAgent => [None, scoped(ModFlags::SCC)],
        Invalidate::ForSystem => [None, scoped(ModFlags::GLC | ModFlags::SCC)],
    };
    insts.into_iter().flatten()
}

fn for_scope(opcode: Opcode, scope: ModFlags) -> Inst {
    let mut inst = Inst::new(opcode, &[]);
    inst.mods.flags |= scope;
    inst
}

fn mod_flags(bits: CacheBits) -> ModFlags {
    let mut flags = ModFlags::empty();
    flags.set(ModFlags::GLC, bits.contains(CacheBits::GLC));
    flags.set(ModFlags::SLC, bits.contains(CacheBits::SLC));
    flags.set(ModFlags::SCC, bits.contains(CacheBits::SCC));
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

//! Applies the code-sequence table to each memory access and fence. Linear.

use crate::table::{Bits, Invalidate, Row, Wait};
use isa::{Generation, ModFlags, Opcode, Target};
use mir::{AccessKind, Function, Inst, MemFlags, MemInfo, Operand, Pseudo, Spaces};

/// Sets cache bits, and puts waits and invalidations around accesses; fences become waits and invalidations.
pub fn run(func: &mut Function, target: &Target) {
    let generation = target.processor.generation;
    for index in 0..func.layout.len() {
        let block = func.layout[index];
        let insts = std::mem::take(&mut func.blocks[block].insts);
        let mut out = Vec::with_capacity(insts.len());
        for inst in insts {
            one(inst, generation, &mut out);
        }
        func.blocks[block].insts = out;
    }
}

fn one(mut inst: Inst, generation: Generation, out: &mut Vec<Inst>) {
    let Some(info) = inst.mem else {
        out.push(inst);
        return;
    };
    let loc = inst.loc;
    let push = |out: &mut Vec<Inst>, mut i: Inst| {
        i.loc = loc;
        out.push(i);
    };
    let row = Row::find(&info);
    if let Some(row) = row {
        wait(Row::waits_for(row.before, &info))
            .into_iter()
            .for_each(|i| push(out, i));
    }
    let fence = info.kind == AccessKind::Fence;
    let bits = row.map_or(Bits::empty(), |r| r.bits) | plain_bits(&info);
    if !fence {
        set_bits(&mut inst, bits, &info);
        out.push(inst);
    }
    let Some(row) = row else {
        // The program may read a volatile location again and again: each access is complete before the next begins.
        if info.flags.contains(MemFlags::VOLATILE) {
            wait(volatile_wait(&info))
                .into_iter()
                .for_each(|i| push(out, i));
        }
        return;
    };
    wait(Row::waits_for(row.after, &info))
        .into_iter()
        .for_each(|i| push(out, i));
    if row.invalidate == Invalidate::L1 {
        push(out, Inst::new(invalidation(generation), &[]));
    }
}

/// Cache bits of accesses that are not atomic (specification: rows "load", "store" with `volatile` and `!nontemporal`).
fn plain_bits(info: &MemInfo) -> Bits {
    let volatile = info.flags.contains(MemFlags::VOLATILE);
    let streaming = info.flags.contains(MemFlags::NONTEMPORAL);
    match info.kind {
        _ if streaming => Bits::GLC | Bits::SLC,
        AccessKind::Load if volatile => Bits::GLC,
        _ => Bits::empty(),
    }
}

fn volatile_wait(info: &MemInfo) -> Wait {
    let mut wait = Wait::empty();
    wait.set(
        Wait::VM,
        info.spaces.intersects(Spaces::GLOBAL | Spaces::PRIVATE),
    );
    wait.set(Wait::LGKM, info.spaces.contains(Spaces::LOCAL));
    wait
}

/// LDS and scalar loads have no cache bits; on read-modify-writes GLC means something else (it returns the old value).
fn set_bits(inst: &mut Inst, bits: Bits, info: &MemInfo) {
    let vector = inst.opcode().is_some_and(|o| o.desc().family.is_vmem());
    if !vector || matches!(info.kind, AccessKind::RmwReturn | AccessKind::RmwNoReturn) {
        return;
    }
    if bits.contains(Bits::GLC) {
        inst.mods.flags |= ModFlags::GLC;
    }
    if bits.contains(Bits::SLC) {
        inst.mods.flags |= ModFlags::SLC;
    }
}

/// `p_wait` for these counters; nothing if there are none.
fn wait(wait: Wait) -> Option<Inst> {
    const ANY: i32 = -1;
    let value = |bit| if wait.contains(bit) { 0 } else { ANY };
    let operands = [
        Operand::Imm(value(Wait::VM)),
        Operand::Imm(value(Wait::LGKM)),
    ];
    (!wait.is_empty()).then(|| Inst::pseudo(Pseudo::Wait, &operands))
}

/// The instruction that invalidates the vector L1 cache: GFX7 and later can leave alone what is not volatile.
fn invalidation(generation: Generation) -> Opcode {
    if generation >= Generation::Gfx7 {
        Opcode::BufferWbinvl1Vol
    } else {
        Opcode::BufferWbinvl1
    }
}

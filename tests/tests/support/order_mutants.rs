//! Mutants of what orders memory: waits, cache instructions, cache bits.

use super::mutants::{self, Change, decode, functions};
use amdgpuc::isa::{Inst, InstFlags, ModFlags, Opcode, Target, decode as decode_one};
use emu::CodeObject;

/// What is taken away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Order {
    /// A wait, or a part of it.
    Wait(Change),
    /// A cache instruction.
    Cache,
    /// The bit GLC or SC0 of a cache instruction, a load, a store or an atomic operation.
    Glc,
    /// The bit SC1.
    Sc1,
}

/// A changed code object.
pub struct Mutant {
    pub order: Order,
    /// Address of the instruction.
    pub address: u64,
    /// The first half of it, as it was: the operand of a wait.
    pub operand: u16,
    /// It is an instruction that does nothing but make the first-level caches forget.
    pub forgets: bool,
    pub bytes: Vec<u8>,
}

/// `s_nop 0`.
const S_NOP: [u8; 4] = [0, 0, 0x80, 0xbf];

/// All mutants of one function.
pub fn mutants(code: &[u8], name: &str) -> Vec<Mutant> {
    let target = CodeObject::load(code).expect("a code object").target();
    let mut all = Vec::new();
    for function in functions(code).into_iter().filter(|f| f.name == name) {
        let mine = function.address..function.address + function.size as u64;
        let waits = mutants::mutants(code).into_iter().filter(|m| {
            let waits = !matches!(
                m.change,
                Change::NopShorter | Change::NopGone | Change::Barrier
            );
            waits && mine.contains(&m.address)
        });
        all.extend(waits.map(|m| Mutant {
            order: Order::Wait(m.change),
            address: m.address,
            operand: u16::from_le_bytes([code[m.offset], code[m.offset + 1]]),
            forgets: false,
            bytes: m.bytes,
        }));
        for (at, inst) in decode(code, &function, &target) {
            let (address, offset) = (function.address + at as u64, function.offset + at);
            let changed = of_instruction(&code[offset..], &inst, &target);
            all.extend(changed.into_iter().map(|(order, new)| {
                let mut bytes = code.to_vec();
                bytes[offset..offset + new.len()].copy_from_slice(&new);
                Mutant {
                    order,
                    address,
                    operand: 0,
                    forgets: matches!(
                        inst.opcode,
                        Opcode::BufferWbinvl1
                            | Opcode::BufferWbinvl1Vol
                            | Opcode::SDcacheInv
                            | Opcode::SDcacheInvVol
                    ),
                    bytes,
                }
            }));
        }
    }
    all
}

/// The mutants of an instruction's bytes that are none of waits.
fn of_instruction(code: &[u8], inst: &Inst, target: &Target) -> Vec<(Order, Vec<u8>)> {
    let flags = inst.opcode.desc().flags;
    let memory = InstFlags::LOADS | InstFlags::STORES | InstFlags::ATOMIC;
    let is_cache = flags.contains(InstFlags::CACHE_CONTROL);
    let size = decode_one(code, target).map_or(0, |(_, size)| size);
    let mut all = Vec::new();
    if is_cache {
        all.push((Order::Cache, S_NOP.repeat(size / 4)));
    }
    let has_bits = is_cache || flags.intersects(memory) && inst.opcode.desc().family.is_vmem();
    if !has_bits {
        return all;
    }
    for bit in 0..8 * size {
        let mut bytes = code[..size].to_vec();
        bytes[bit / 8] &= !(1 << (bit % 8));
        if bytes[..] == code[..size] {
            continue;
        }
        let lost = decode_one(&bytes, target).ok();
        let lost = lost.filter(|(_, new)| *new == size);
        all.extend(lost.and_then(|(new, _)| Some((lost_bit(inst, &new)?, bytes))));
    }
    all
}

/// The cache bit that an instruction has and a changed one has not, if that is all that differs. Of
/// atomic operations GLC, which is SC0, says whether they return something, and belongs to the
/// opcode.
fn lost_bit(old: &Inst, new: &Inst) -> Option<Order> {
    let (was, is) = (old.mods.flags, new.mods.flags);
    let same = old.opcode == new.opcode && old.operands == new.operands;
    let returned = old.opcode != new.opcode && old.opcode.mnemonic() == new.opcode.mnemonic();
    match (same, was.difference(is), is.difference(was).is_empty()) {
        (true, ModFlags::GLC, true) => Some(Order::Glc),
        (true, ModFlags::SCC, true) => Some(Order::Sc1),
        (false, lost, true) if returned && (lost - ModFlags::GLC).is_empty() => Some(Order::Glc),
        _ => None,
    }
}

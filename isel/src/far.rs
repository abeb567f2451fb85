//! Global memory where neither GLOBAL nor FLAT instructions are: buffers' instructions with a
//! resource without limits, whose base is the uniform part of an address.
//!
//! Sources: "Southern Islands" ISA manual, 8.1.2 "MUBUF", `ADDR64`: base + VGPRs + offset, without
//! a check of the range; 8.1.5 "Buffer Resource". The resource's words are those of LLVM
//! (`SIInstrInfo::getDefaultRsrcDataFormat`, `getScratchRsrcWords23`).

use crate::buffer::Place;
use crate::ctx::{Comp, Ctx, Res};
use crate::memory::Address;
use ir::Value;
use isa::ModFlags;
use mir::{Bank, Operand};
use smallvec::{SmallVec, smallvec};

/// The last word: 32-bit elements, addresses as the processor has them (bit 24, ATC).
const FORMAT: u32 = 0x0100_f000;
/// Bytes of a buffer without limits.
const UNLIMITED: u32 = u32::MAX;

impl Ctx<'_> {
    /// The address of an access through a pointer to global memory.
    pub fn far_address(&mut self, ptr: Value) -> Res<Address> {
        let range = self.env.machine.facts().offsets.buffer;
        let (base, offset) = self.peel(ptr, range);
        let (words, vaddr, flags) = if self.bank(base) == Bank::Sgpr {
            let pair = self.pointer64(base)?;
            let words = [pair[0], pair[1], Comp::Imm(UNLIMITED), Comp::Imm(FORMAT)];
            (words, SmallVec::new(), ModFlags::empty())
        } else if let Some((scalar, index)) = self.scalar_plus_index(base) {
            let pair = self.pointer64(scalar)?;
            let words = [pair[0], pair[1], Comp::Imm(0), Comp::Imm(FORMAT)];
            let high = self.in_vgpr(Comp::Imm(0));
            (words, smallvec![index, high], ModFlags::ADDR64)
        } else {
            let pair = self.pointer64(base)?;
            let words = [Comp::Imm(0), Comp::Imm(0), Comp::Imm(0), Comp::Imm(FORMAT)];
            let pair = self.in_vgprs(&pair).into_iter().collect();
            (words, pair, ModFlags::ADDR64)
        };
        Ok(Address::Buffer(Place {
            resource: self.resource(&words),
            vaddr,
            soffset: Operand::ZERO,
            offset,
            flags,
        }))
    }
}

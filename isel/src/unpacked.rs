//! Halves of buffers' elements where each has a register of its own (gfx801 to gfx805).
//!
//! Source: GCN3 ISA manual, 8.1.2 "MUBUF", `D16`; AMDGPUUsage, "Processors", feature
//! `unpacked-d16-vmem`.

use crate::ctx::{Comp, Ctx};
use isa::{Feature, Opcode};
use mir::{Bank, VReg};
use smallvec::SmallVec;

/// The lower half of a word.
const HALF: u32 = 0xffff;
/// Bits of a half.
const HALF_BITS: u32 = 16;

/// The instruction for several halves where they are not packed.
pub fn unpacked(opcode: Opcode) -> Option<Opcode> {
    use Opcode::*;
    Some(match opcode {
        BufferLoadFormatD16Xy => BufferLoadFormatD16XyGfx80,
        BufferLoadFormatD16Xyz => BufferLoadFormatD16XyzGfx80,
        BufferLoadFormatD16Xyzw => BufferLoadFormatD16XyzwGfx80,
        BufferStoreFormatD16Xy => BufferStoreFormatD16XyGfx80,
        BufferStoreFormatD16Xyz => BufferStoreFormatD16XyzGfx80,
        BufferStoreFormatD16Xyzw => BufferStoreFormatD16XyzwGfx80,
        TbufferLoadFormatD16Xy => TbufferLoadFormatD16XyGfx80,
        TbufferLoadFormatD16Xyz => TbufferLoadFormatD16XyzGfx80,
        TbufferLoadFormatD16Xyzw => TbufferLoadFormatD16XyzwGfx80,
        TbufferStoreFormatD16Xy => TbufferStoreFormatD16XyGfx80,
        TbufferStoreFormatD16Xyz => TbufferStoreFormatD16XyzGfx80,
        TbufferStoreFormatD16Xyzw => TbufferStoreFormatD16XyzwGfx80,
        _ => return None,
    })
}

impl Ctx<'_> {
    /// The instruction that an access takes here instead, if halves are not packed.
    pub fn unpacked_form(&self, opcode: Opcode) -> Option<Opcode> {
        let apart = self.env.has(Feature::UnpackedD16);
        unpacked(opcode).filter(|_| apart)
    }

    /// Packs halves, of which each has a register, into words.
    pub fn pack_halves(&mut self, words: &[VReg], halves: &[VReg]) {
        for (&word, pair) in words.iter().zip(halves.chunks(2)) {
            let low = [Comp::Reg(pair[0])];
            match pair.get(1) {
                None => self.copy_comp(word, low[0]),
                Some(&high) => {
                    let [cut, shifted] = [(); 2].map(|()| self.vreg(Bank::Vgpr));
                    let high = [Comp::Reg(high)];
                    self.valu(Opcode::VAndB32, &[&[cut]], &[&[Comp::Imm(HALF)], &low]);
                    let by = [Comp::Imm(HALF_BITS)];
                    self.valu(Opcode::VLshlrevB32, &[&[shifted]], &[&by, &high]);
                    let both = [[Comp::Reg(cut)], [Comp::Reg(shifted)]];
                    self.valu(Opcode::VOrB32, &[&[word]], &[&both[0], &both[1]]);
                }
            }
        }
    }

    /// A register for each of so many halves of words.
    pub fn halves_apart(&mut self, words: &[VReg], count: usize) -> SmallVec<[VReg; 4]> {
        (0..count)
            .map(|i| {
                let word = [Comp::Reg(words[i / 2])];
                let half = self.vreg(Bank::Vgpr);
                match i % 2 {
                    0 => self.valu(Opcode::VAndB32, &[&[half]], &[&[Comp::Imm(HALF)], &word]),
                    _ => {
                        let by = [Comp::Imm(HALF_BITS)];
                        self.valu(Opcode::VLshrrevB32, &[&[half]], &[&by, &word]);
                    }
                }
                half
            })
            .collect()
    }
}

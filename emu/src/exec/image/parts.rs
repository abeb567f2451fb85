//! What the suffixes of an image instruction say: which parts its address has.
//!
//! Source: "Vega" 7nm ISA manual, 8.3 and 8.4, tables 36 to 38, and 8.4.1 "VGPR Usage": offset,
//! bias, comparison, derivatives, coordinates, and at last a level or its clamp, each in registers
//! of its own. With A16 (table 35) they have 16 bits, two to a register, but for the offset and the
//! comparison. Which of them share one is not said: as llc has it, a bias and each direction's
//! derivatives begin a register and leave the rest of their last one alone, and what is behind them
//! follows half by half.

use super::resource::Dim;
use isa::Opcode;

bitflags::bitflags! {
    /// Parts of an address, and what else a suffix says.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub(crate) struct Parts: u16 {
        /// `_o`: offsets in texels.
        const O = 1 << 0;
        /// `_b`: a bias of the level of detail.
        const B = 1 << 1;
        /// `_c`: what the texels are compared with.
        const C = 1 << 2;
        /// `_d`, `_cd`: derivatives.
        const D = 1 << 3;
        /// `_l`: the level of detail.
        const L = 1 << 4;
        /// `_cl`: a clamp of the level of detail.
        const CL = 1 << 5;
        /// `_lz`: the level of detail is zero.
        const LZ = 1 << 6;
        /// The number of a level of the mipmap.
        const MIP = 1 << 7;
        /// There are no coordinates.
        const INFO = 1 << 8;
        /// There is a sampler.
        const SAMPLES = 1 << 9;
        /// One component of four texels.
        const GATHERS = 1 << 10;
    }
}

/// What the address of an instruction has; nothing for one that is not executed.
pub(crate) fn of(opcode: Opcode) -> Option<Parts> {
    sampled(opcode)
        .map(|parts| parts | Parts::SAMPLES)
        .or_else(|| gathered(opcode).map(|parts| parts | Parts::SAMPLES | Parts::GATHERS))
        .or_else(|| unsampled(opcode))
}

fn sampled(opcode: Opcode) -> Option<Parts> {
    use Opcode::*;
    const NONE: Parts = Parts::empty();
    const O: Parts = Parts::O;
    const B: Parts = Parts::B;
    const C: Parts = Parts::C;
    const D: Parts = Parts::D;
    const L: Parts = Parts::L;
    const CL: Parts = Parts::CL;
    const LZ: Parts = Parts::LZ;
    Some(match opcode {
        ImageSample => NONE,
        ImageSampleCl => CL,
        ImageSampleD | ImageSampleCd => D,
        ImageSampleDCl | ImageSampleCdCl => D.union(CL),
        ImageSampleL => L,
        ImageSampleB => B,
        ImageSampleBCl => B.union(CL),
        ImageSampleLz => LZ,
        ImageSampleC => C,
        ImageSampleCCl => C.union(CL),
        ImageSampleCD | ImageSampleCCd => C.union(D),
        ImageSampleCDCl | ImageSampleCCdCl => C.union(D).union(CL),
        ImageSampleCL => C.union(L),
        ImageSampleCB => C.union(B),
        ImageSampleCBCl => C.union(B).union(CL),
        ImageSampleCLz => C.union(LZ),
        ImageSampleO => O,
        ImageSampleClO => CL.union(O),
        ImageSampleDO | ImageSampleCdO => D.union(O),
        ImageSampleDClO | ImageSampleCdClO => D.union(CL).union(O),
        ImageSampleLO => L.union(O),
        ImageSampleBO => B.union(O),
        ImageSampleBClO => B.union(CL).union(O),
        ImageSampleLzO => LZ.union(O),
        ImageSampleCO => C.union(O),
        ImageSampleCClO => C.union(CL).union(O),
        ImageSampleCDO | ImageSampleCCdO => C.union(D).union(O),
        ImageSampleCDClO | ImageSampleCCdClO => C.union(D).union(CL).union(O),
        ImageSampleCLO => C.union(L).union(O),
        ImageSampleCBO => C.union(B).union(O),
        ImageSampleCBClO => C.union(B).union(CL).union(O),
        ImageSampleCLzO => C.union(LZ).union(O),
        _ => return None,
    })
}

fn gathered(opcode: Opcode) -> Option<Parts> {
    use Opcode::*;
    const NONE: Parts = Parts::empty();
    const O: Parts = Parts::O;
    const B: Parts = Parts::B;
    const C: Parts = Parts::C;
    const L: Parts = Parts::L;
    const CL: Parts = Parts::CL;
    const LZ: Parts = Parts::LZ;
    Some(match opcode {
        ImageGather4 => NONE,
        ImageGather4Cl => CL,
        ImageGather4L => L,
        ImageGather4B => B,
        ImageGather4BCl => B.union(CL),
        ImageGather4Lz => LZ,
        ImageGather4C => C,
        ImageGather4CCl => C.union(CL),
        ImageGather4CL => C.union(L),
        ImageGather4CB => C.union(B),
        ImageGather4CBCl => C.union(B).union(CL),
        ImageGather4CLz => C.union(LZ),
        ImageGather4O => O,
        ImageGather4ClO => CL.union(O),
        ImageGather4LO => L.union(O),
        ImageGather4BO => B.union(O),
        ImageGather4BClO => B.union(CL).union(O),
        ImageGather4LzO => LZ.union(O),
        ImageGather4CO => C.union(O),
        ImageGather4CClO => C.union(CL).union(O),
        ImageGather4CLO => C.union(L).union(O),
        ImageGather4CBO => C.union(B).union(O),
        ImageGather4CBClO => C.union(B).union(CL).union(O),
        ImageGather4CLzO => C.union(LZ).union(O),
        _ => return None,
    })
}

fn unsampled(opcode: Opcode) -> Option<Parts> {
    use Opcode::*;
    Some(match opcode {
        ImageLoad | ImageLoadPck | ImageLoadPckSgn | ImageStore | ImageStorePck => Parts::empty(),
        ImageLoadMip | ImageLoadMipPck | ImageLoadMipPckSgn | ImageStoreMip | ImageStoreMipPck => {
            Parts::MIP
        }
        ImageGetResinfo => Parts::INFO | Parts::MIP,
        _ if crate::exec::atomics::of_image(opcode) => Parts::empty(),
        _ => return None,
    })
}

/// What the parts of an address have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Width {
    /// A register each.
    Dwords,
    /// Half a register each: A16.
    Halves,
}

/// Where the parts of an address are, in halves of registers counted from its first one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    pub offset: Option<usize>,
    pub reference: Option<usize>,
    /// The first coordinate.
    pub body: usize,
    /// From one coordinate to the next.
    pub step: usize,
    /// The slice of an array, or the face of a cube.
    pub slice: Option<usize>,
    /// The level of detail, its clamp, the number of a level.
    pub level: Option<usize>,
    /// Registers in all.
    pub count: usize,
}

/// Whether an instruction gives the number of a slice: its DA bit ("Declare Array").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Declares {
    Single,
    Array,
}

impl Parts {
    /// Where the parts are in the address of an image of a type.
    pub fn places(self, dim: Dim, declares: Declares, width: Width) -> Places {
        let step = match width {
            Width::Dwords => 2,
            Width::Halves => 1,
        };
        let mut next = 0;
        let mut take = |halves: usize| {
            next += halves;
            next - halves
        };
        let offset = self.contains(Parts::O).then(|| take(2));
        take(2 * usize::from(self.contains(Parts::B)));
        let reference = self.contains(Parts::C).then(|| take(2));
        if self.contains(Parts::D) {
            take(2 * (step * dim.axes()).next_multiple_of(2));
        }
        let has_body = !self.contains(Parts::INFO);
        let body = take(if has_body { step * dim.axes() } else { 0 });
        let slice = (has_body && declares == Declares::Array).then(|| take(step));
        let last = self.intersects(Parts::L | Parts::CL | Parts::MIP);
        let level = last.then(|| take(step));
        Places {
            offset,
            reference,
            body,
            step,
            slice,
            level,
            count: next.div_ceil(2),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_in_order() {
        let parts = of(Opcode::ImageSampleCBClO).expect("it is executed");
        let places = parts.places(Dim::Array2, Declares::Array, Width::Dwords);
        assert_eq!((places.offset, places.reference), (Some(0), Some(4)));
        assert_eq!((places.body, places.step, places.slice), (6, 2, Some(10)));
        assert_eq!((places.level, places.count), (Some(12), 7));
        let parts = of(Opcode::ImageSampleCDClO).expect("it is executed");
        let places = parts.places(Dim::D3, Declares::Single, Width::Dwords);
        assert_eq!((places.reference, places.body), (Some(2), 16));
        assert_eq!(
            (places.slice, places.level, places.count),
            (None, Some(22), 12)
        );
    }

    #[test]
    fn halves_share_registers() {
        let parts = of(Opcode::ImageSampleCBClO).expect("it is executed");
        let places = parts.places(Dim::Array2, Declares::Array, Width::Halves);
        assert_eq!((places.offset, places.reference), (Some(0), Some(4)));
        assert_eq!((places.body, places.step, places.slice), (6, 1, Some(8)));
        assert_eq!((places.level, places.count), (Some(9), 5));
        let parts = of(Opcode::ImageSampleD).expect("it is executed");
        for (dim, body, count) in [(Dim::D1, 4, 3), (Dim::D2, 4, 3), (Dim::D3, 8, 6)] {
            let places = parts.places(dim, Declares::Single, Width::Halves);
            assert_eq!((places.body, places.count), (body, count));
        }
    }

    /// The rows of the instruction tables agree: assemblers take no less than what an address has
    /// at least, and what it has at most (some rows have room for a level of any).
    #[test]
    fn counts_are_those_of_the_tables() {
        for &opcode in Opcode::ALL {
            let Some(parts) = sampled(opcode) else {
                continue;
            };
            let desc = opcode.desc();
            let level = usize::from(parts.intersects(Parts::L | Parts::CL));
            let least = parts.places(Dim::D1, Declares::Single, Width::Dwords).count - level;
            let address = desc.operands.iter().find(|o| o.field == isa::Field::Vaddr);
            let row = address.map_or(0, |o| usize::from(o.width));
            assert!((1..=least).contains(&row), "{opcode:?}: {row}, {least}");
            let most = parts.places(Dim::D3, Declares::Single, Width::Dwords).count;
            let row = usize::from(desc.addresses);
            assert!(
                (most..=most + 1 - level).contains(&row),
                "{opcode:?}: {row}, {most}"
            );
        }
    }
}

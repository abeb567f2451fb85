//! LLVM's convention for functions that are no kernels, on GFX6 to GFX9.
//!
//! | what | where | seen in |
//! |---|---|---|
//! | arguments | v0 to v30, one register for each piece, then the stack | `f(<31 x i32>, i32)`: the last one is loaded from s32 |
//! | `inreg` arguments | s16 to s29, before them those of s4 to s11, s15 whose input the function denies, and s0 to s3 where they are not the stack's resource; then as others | `f([28 x i32] inreg)`, for gfx942 too |
//! | arguments on the stack | at s32 and up, in words, each at a multiple of 4 | `f(<31 x i32>, i32, ptr byval(%S))` |
//! | `byval` | the contents on the stack, at its alignment, at least 4 | the same |
//! | results | v0 to v31; more: a pointer to private memory is the first argument | `[32 x i32] f()`, `[33 x i32] f()` |
//! | dispatch, queue, implicit arguments, dispatch id | s[4:5], s[6:7], s[8:9], s[10:11] | any call of an external function |
//! | ids of the work-group | s12, s13, s14, whether or not they are needed | the same |
//! | the kernel's number for tables of LDS variables | s15 | functions that read such a table |
//! | ids of the work-item | v31: x, y, z in ten bits each | the same |
//! | alignment of the stack | 16; at a call with `byval` arguments that are aligned more strictly, theirs, though not of all callers | `f(ptr byval(%S) align 64)`, which gives the address on: it is s32 plus a constant, not rounded up |
//! | stack | s[0:3] resource, s32 pointer (times 64; `scratch_*` instructions have no resource and count no lanes), s33 and s34 are callee-saved like their neighbours | the same |
//! | return address | s[30:31] | the same |
//!
//! Pieces are: integers up to 32 bits, half and bfloat in the lower bits, the rest garbage unless
//! the parameter is `signext` or `zeroext`; wider integers in words, lowest first; vectors of
//! 16-bit elements in pairs, of others one element after the other; structures and arrays member by
//! member; resources of buffers in four words, pointers into buffers in those and the offset.
//!
//! Where halves have no arithmetic (before GFX8), half and bfloat are passed as the floats that
//! have their values, and the elements of vectors of 16-bit ones each by itself (llc for gfx701:
//! `half f(half, bfloat, <2 x half>, <2 x i16>)` begins with conversions of v0 to v3, and has six
//! arguments).
//!
//! All read off what llc-22 makes of small functions for gfx906 and gfx90a. Its callers put `inreg`
//! arguments into s0 and up, over the stack's resource, where its callees do not look for them:
//! here the callees are right.

use crate::abi::inputs::{self, InputSet};
use crate::legal::shape::{self, Leaf, ShapeError};
use crate::legal::stack::STACK_ALIGN;
use crate::target::{HalfArithmetic, Scratch};
use ir::function::{Indirect, ParamFlags};
use ir::layout::round_up;
use ir::{DataLayout, FloatKind, FnAttrs, Intrinsic, Param, Type, TypeTable};

/// How a function is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Convention {
    /// This compiler's own, for functions all of whose callers are compiled with it.
    #[default]
    Private,
    /// LLVM's.
    Standard,
}

/// What LLVM's convention depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Passing {
    /// Whether halves are passed as such.
    pub halves: HalfArithmetic,
    /// Whether the stack has a resource.
    pub scratch: Scratch,
}

/// Where 32 bits of an argument are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In a VGPR.
    Vgpr(u16),
    /// In an SGPR.
    Sgpr(u16),
    /// On the stack, so many bytes of a lane from where the stack pointer points when the function
    /// is called.
    Stack(u32),
}

/// VGPRs of arguments.
const VGPR_ARGS: u16 = 31;
/// Registers of a result.
pub(crate) const MOST_RESULTS: usize = 32;
/// SGPRs of the stack's resource, where it has one.
const RESOURCE_SGPRS: u16 = 4;
/// First SGPR that arguments may not be in: the return address.
const END_SGPR: u16 = 30;
/// Work-group ids.
const GROUP_IDS: std::ops::Range<u16> = 12..15;
/// The kernel's number, by which tables of LDS variables are read.
const LDS_KERNEL_ID: u16 = 15;
/// VGPR of the work-item ids.
const ITEM_IDS: u16 = 31;
/// Bits of each of them (AMDGPUUsage, "Register Layout for Packed Work-Item ID Method").
pub const ITEM_ID_BITS: u32 = 10;

/// The first register of a uniform input.
fn input_sgpr(id: Intrinsic) -> Option<u16> {
    Some(match id {
        Intrinsic::DispatchPtr => 4,
        Intrinsic::QueuePtr => 6,
        Intrinsic::ImplicitArgPtr => 8,
        Intrinsic::DispatchId => 10,
        Intrinsic::WorkgroupIdX => 12,
        Intrinsic::WorkgroupIdY => 13,
        Intrinsic::WorkgroupIdZ => 14,
        Intrinsic::LdsKernelId => LDS_KERNEL_ID,
        _ => return None,
    })
}

/// The registers of a uniform input that begins with this one.
fn input_sgprs(first: u16) -> std::ops::Range<u16> {
    match GROUP_IDS.contains(&first) || first == LDS_KERNEL_ID {
        true => first..first + 1,
        false => first..first + 2,
    }
}

/// Is it the id of a work-item in a dimension? Gives the dimension.
pub(crate) fn item_dimension(id: Intrinsic) -> Option<u32> {
    match id {
        Intrinsic::WorkitemIdX => Some(0),
        Intrinsic::WorkitemIdY => Some(1),
        Intrinsic::WorkitemIdZ => Some(2),
        _ => None,
    }
}

/// What is passed together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// A scalar.
    One(Leaf),
    /// A half or a bfloat as a float.
    Single(Leaf),
    /// Two 16-bit elements of a vector in one register.
    Pair(Leaf),
}

impl Piece {
    /// The pieces of a type, in order.
    pub fn of(
        types: &TypeTable,
        ty: Type,
        halves: HalfArithmetic,
    ) -> Result<Vec<Piece>, ShapeError> {
        let own = halves == HalfArithmetic::Own;
        let mut pieces = Vec::new();
        for unit in shape::shape(types, ty)? {
            let count = unit.count as usize;
            let pairs = match own && unit.is_vector && unit.leaf.bits() == 16 {
                true => count / 2,
                false => 0,
            };
            pieces.extend(std::iter::repeat_n(Piece::Pair(unit.leaf), pairs));
            let rest = count - 2 * pairs;
            let one = match unit.leaf {
                Leaf::Float(FloatKind::Half | FloatKind::BFloat) if !own => {
                    Piece::Single(unit.leaf)
                }
                leaf => Piece::One(leaf),
            };
            pieces.extend(std::iter::repeat_n(one, rest));
        }
        Ok(pieces)
    }

    /// The legal types of the values that carry it.
    pub fn passed(self) -> Vec<Type> {
        match self {
            Piece::Pair(_) | Piece::Single(_) => vec![Type::I32],
            Piece::One(leaf) => match leaf {
                Leaf::Int(bits @ 65..) => {
                    let words = bits.div_ceil(32);
                    let mut types = vec![Type::I64; words as usize / 2];
                    types.extend((words % 2 == 1).then_some(Type::I32));
                    types
                }
                Leaf::Int(33..) => vec![Type::I64],
                Leaf::Int(_) | Leaf::Float(FloatKind::Half | FloatKind::BFloat) => vec![Type::I32],
                Leaf::Float(_) | Leaf::Ptr(_) => leaf.part_types().collect(),
            },
        }
    }
}

/// Words of a legal scalar.
pub(crate) fn words(types: &TypeTable, ty: Type) -> usize {
    (DataLayout::new(types).bits(ty) as usize).div_ceil(32)
}

/// Gives arguments their places.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    /// One for each word so far.
    pub places: Vec<Place>,
    sgprs: Vec<u16>,
    next_sgpr: usize,
    vgpr: u16,
    /// Bytes of the stack so far.
    pub stack: u32,
}

impl Places {
    /// Nothing has a place yet; `attrs` are the function's.
    pub fn new(attrs: &FnAttrs, scratch: Scratch) -> Places {
        let first = match scratch {
            Scratch::Buffer => RESOURCE_SGPRS,
            Scratch::Instructions => 0,
        };
        let denied = inputs::denied(attrs);
        let taken = |reg: u16| {
            let input = inputs::STANDARD.iter().any(|id| {
                let at = input_sgpr(id).filter(|_| !denied.contains(id));
                at.is_some_and(|at| input_sgprs(at).contains(&reg))
            });
            input || GROUP_IDS.contains(&reg)
        };
        Places {
            places: Vec::new(),
            sgprs: (first..END_SGPR).filter(|&r| !taken(r)).collect(),
            next_sgpr: 0,
            vgpr: 0,
            stack: 0,
        }
    }

    /// Places for the words of a value.
    pub fn add(&mut self, words: usize, flags: ParamFlags) {
        for _ in 0..words {
            let sgpr = self.sgprs.get(self.next_sgpr).copied();
            let place = match sgpr.filter(|_| flags.contains(ParamFlags::INREG)) {
                Some(reg) => {
                    self.next_sgpr += 1;
                    Place::Sgpr(reg)
                }
                None if self.vgpr < VGPR_ARGS => {
                    self.vgpr += 1;
                    Place::Vgpr(self.vgpr - 1)
                }
                None => Place::Stack(self.on_stack(4, 4)),
            };
            self.places.push(place);
        }
    }

    /// Bytes of the stack.
    fn on_stack(&mut self, bytes: u64, align: u64) -> u32 {
        let at = round_up(self.stack.into(), align);
        self.stack = u32::try_from(at + bytes).unwrap_or(u32::MAX);
        u32::try_from(at).unwrap_or(u32::MAX)
    }

    /// Places for the words of something that is passed by its contents; gives the offset of the
    /// first.
    pub fn add_contents(&mut self, bytes: u64, align: u64) -> u32 {
        let size = round_up(bytes, 4);
        let first = self.on_stack(size, align.max(4));
        let words = (0..size / 4).map(|i| Place::Stack(first.saturating_add(4 * i as u32)));
        self.places.extend(words);
        first
    }

    /// Places of the inputs, in their order; the ids of work-items are one word.
    pub fn add_inputs(&mut self, inputs: InputSet) {
        for id in inputs.iter() {
            if let Some(reg) = input_sgpr(id) {
                self.places.extend(input_sgprs(reg).map(Place::Sgpr));
            }
        }
        if inputs.iter().any(|id| item_dimension(id).is_some()) {
            self.places.push(Place::Vgpr(ITEM_IDS));
        }
    }
}

/// Size and alignment of what a `byval` parameter points to.
pub(crate) fn contents(types: &TypeTable, param: &Param) -> Option<(u64, u64)> {
    let Some(Indirect::ByVal(ty)) = param.attrs.indirect else {
        return None;
    };
    let layout = DataLayout::new(types);
    let align = match param.attrs.align {
        0 => layout.align(ty),
        align => align.into(),
    };
    Some((layout.alloc_size(ty), align))
}

/// What the stack pointer of a call is a multiple of, in bytes of a lane: callees have no other
/// place for what is passed by its contents, and take it to be aligned where it is.
pub(crate) fn stack_align(types: &TypeTable, params: &[Param]) -> u64 {
    let contents = params.iter().filter_map(|param| contents(types, param));
    contents.fold(STACK_ALIGN, |most, (_, align)| most.max(align))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn no_inputs() -> FnAttrs {
        let keys = [
            "dispatch-ptr",
            "queue-ptr",
            "implicitarg-ptr",
            "dispatch-id",
            "lds-kernel-id",
        ];
        FnAttrs {
            strings: keys
                .map(|k| (format!("amdgpu-no-{k}").into(), "".into()))
                .to_vec(),
            ..FnAttrs::default()
        }
    }

    #[test]
    fn sgprs_of_arguments_are_those_that_no_input_is_in() {
        let mut places = Places::new(&FnAttrs::default(), Scratch::Buffer);
        places.add(15, ParamFlags::INREG);
        assert_eq!(places.places[0], Place::Sgpr(16));
        assert_eq!(places.places[13], Place::Sgpr(29));
        assert_eq!(places.places[14], Place::Vgpr(0));
        let mut places = Places::new(&no_inputs(), Scratch::Buffer);
        places.add(24, ParamFlags::INREG);
        assert_eq!(places.places[0], Place::Sgpr(4));
        assert_eq!(places.places[8], Place::Sgpr(15));
        assert_eq!(places.places[22], Place::Sgpr(29));
        assert_eq!(places.places[23], Place::Vgpr(0));
        let mut places = Places::new(&FnAttrs::default(), Scratch::Instructions);
        places.add(5, ParamFlags::INREG);
        assert_eq!(places.places[0], Place::Sgpr(0));
        assert_eq!(places.places[3..], [Place::Sgpr(3), Place::Sgpr(16)]);
    }

    #[test]
    fn what_does_not_fit_in_registers_is_on_the_stack() {
        let mut places = Places::new(&FnAttrs::default(), Scratch::Buffer);
        places.add(32, ParamFlags::empty());
        assert_eq!(places.places[30], Place::Vgpr(30));
        assert_eq!(places.places[31], Place::Stack(0));
        assert_eq!(places.add_contents(24, 8), 8);
        places.add(1, ParamFlags::empty());
        assert_eq!(places.places.last(), Some(&Place::Stack(32)));
        assert_eq!(places.stack, 36);
    }

    #[test]
    fn vectors_of_halves_go_in_pairs() {
        let mut types = TypeTable::default();
        let v3 = types.vector(Type::F16, 3);
        let half = Leaf::Float(FloatKind::Half);
        let pieces = Piece::of(&types, v3, HalfArithmetic::Own).unwrap();
        assert_eq!(pieces, [Piece::Pair(half), Piece::One(half)]);
        let pieces = Piece::of(&types, v3, HalfArithmetic::AsFloats).unwrap();
        assert_eq!(pieces, [Piece::Single(half); 3]);
        assert_eq!(Piece::One(Leaf::Int(96)).passed(), [Type::I64, Type::I32]);
        assert_eq!(Piece::One(Leaf::Int(48)).passed(), [Type::I64]);
    }
}

//! The intrinsics that access images, taken apart: `llvm.amdgcn.image.OPERATION.DIMENSION` are some
//! six hundred names, of an operation with its variants and of the number of coordinates. A call of
//! one of them is one of three intrinsics here, whose first operand is a constant: the number of an
//! [`ImageOp`].
//!
//! Sources: `IntrinsicsAMDGPU.td` of LLVM 22 (`AMDGPUImageDimIntrinsic`: names and operands); the
//! manuals of GFX6 to GFX9, "Image Instructions", which have the address in the same order.

use super::signature::Pattern;
use super::{Intrinsic, is_type_suffix};
use crate::inst::AtomicOp;
use crate::types::Type;
use bitflags::bitflags;
use smallvec::{SmallVec, smallvec};

/// What all names begin with.
const PREFIX: &str = "llvm.amdgcn.image.";

/// An operation on images of a dimension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImageOp {
    /// What it does.
    pub action: ImageAction,
    /// What its coordinates are.
    pub dim: ImageDim,
}

/// What is done to an image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImageAction {
    /// Loads an element.
    Load(Mip),
    /// Stores an element.
    Store(Mip),
    /// Read-modify-write.
    Rmw(AtomicOp),
    /// Compares and exchanges: the new value, then the expected one.
    CmpXchg,
    /// Width, height, depth and number of levels.
    Size,
    /// The level of detail that a sample would have.
    Lod,
    /// Filters around a place.
    Sample(SampleForm),
    /// One component of the four elements around a place.
    Gather(SampleForm),
}

/// Which level of detail an access without sampler has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mip {
    /// That of the resource.
    Base,
    /// An operand, the last coordinate.
    Operand,
}

/// How a sample finds its level of detail, and what comes before its coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SampleForm {
    /// What is read is compared with an operand.
    pub compare: bool,
    /// The level of detail.
    pub level: SampleLevel,
    /// The level is no lower than an operand.
    pub clamp: bool,
    /// A distance in elements is added to the coordinates.
    pub offset: bool,
}

/// The level of detail of a sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SampleLevel {
    /// By how the coordinates of four lanes differ.
    Implicit,
    /// The same, and an operand more.
    Bias,
    /// By derivatives, which are operands.
    Derivatives,
    /// By derivatives, not as exactly.
    CoarseDerivatives,
    /// An operand.
    Operand,
    /// Zero.
    Zero,
}

/// What the coordinates of an image are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ImageDim {
    /// x
    D1,
    /// x, y
    D2,
    /// x, y, z
    D3,
    /// x, y, face
    Cube,
    /// x, slice
    D1Array,
    /// x, y, slice
    D2Array,
    /// x, y, sample
    D2Msaa,
    /// x, y, slice, sample
    D2MsaaArray,
}

/// A dimension: name, coordinates, and derivatives for both directions ("Image Address Opcodes").
struct DimRow {
    dim: ImageDim,
    name: &'static str,
    coordinates: usize,
    derivatives: usize,
    is_array: bool,
}

const fn dim(
    dim: ImageDim,
    name: &'static str,
    coordinates: usize,
    derivatives: usize,
    is_array: bool,
) -> DimRow {
    DimRow {
        dim,
        name,
        coordinates,
        derivatives,
        is_array,
    }
}

const DIMS: [DimRow; 8] = [
    dim(ImageDim::D1, "1d", 1, 2, false),
    dim(ImageDim::D2, "2d", 2, 4, false),
    dim(ImageDim::D3, "3d", 3, 6, false),
    dim(ImageDim::Cube, "cube", 3, 4, true),
    dim(ImageDim::D1Array, "1darray", 2, 2, true),
    dim(ImageDim::D2Array, "2darray", 3, 4, true),
    dim(ImageDim::D2Msaa, "2dmsaa", 3, 4, false),
    dim(ImageDim::D2MsaaArray, "2darraymsaa", 4, 4, true),
];

/// Read-modify-writes, by the words of their names.
const ATOMICS: [(&str, AtomicOp); 14] = [
    ("swap", AtomicOp::Xchg),
    ("add", AtomicOp::Add),
    ("sub", AtomicOp::Sub),
    ("smin", AtomicOp::Min),
    ("umin", AtomicOp::UMin),
    ("smax", AtomicOp::Max),
    ("umax", AtomicOp::UMax),
    ("and", AtomicOp::And),
    ("or", AtomicOp::Or),
    ("xor", AtomicOp::Xor),
    ("inc", AtomicOp::UIncWrap),
    ("dec", AtomicOp::UDecWrap),
    ("fmin", AtomicOp::FMin),
    ("fmax", AtomicOp::FMax),
];

/// Levels of detail, by the words of their names.
const LEVELS: [(&str, SampleLevel); 6] = [
    ("", SampleLevel::Implicit),
    ("b", SampleLevel::Bias),
    ("d", SampleLevel::Derivatives),
    ("cd", SampleLevel::CoarseDerivatives),
    ("l", SampleLevel::Operand),
    ("lz", SampleLevel::Zero),
];

/// The type of a bias, and that of derivatives.
const BIAS: Pattern = Pattern::ScalarFloat(2);
const DERIVATIVE: Pattern = Pattern::ScalarFloat(3);

bitflags! {
    /// The second operand of image operations in legal IR.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct ImageBits: u32 {
        /// Components: the mask that the instruction has.
        const COMPONENTS = 15;
        /// Coordinates count elements.
        const UNNORMALISED = 1 << 4;
        /// Registers hold halves, two each.
        const HALVES = 1 << 5;
        /// Globally coherent.
        const GLC = 1 << 6;
        /// System-level coherent.
        const SLC = 1 << 7;
        /// Volatile.
        const VOLATILE = 1 << 8;
        /// Coordinates, and what else of the address is not a whole word always, have 16 bits.
        const HALF_ADDRESS = 1 << 9;
    }
}

/// Where the operands of a call are, the number of the operation not counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImageOperands {
    /// Values that are written or computed with come first: so many.
    pub data: usize,
    /// Then the mask of components.
    pub has_mask: bool,
    /// Then the words of the address.
    pub address: usize,
    /// Then the resource; then, with this, the sampler, and whether coordinates count elements. The
    /// last two are what is done about failures, and the cache policy.
    pub sampled: bool,
}

/// Words of an operation in legal IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImageWords {
    /// Of data that it reads.
    pub data: usize,
    /// Of its result.
    pub result: u32,
}

/// A word of an address in legal IR, made of parts: operands of the program's intrinsic, counted
/// from the first of the address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressWord {
    /// One of 32 bits.
    Whole(usize),
    /// One of 16 bits, in the lower half; there is nothing in the upper one.
    Half(usize),
    /// Two of 16 bits, the lower half first.
    Halves(usize, usize),
}

impl ImageOperands {
    /// Position of the first word of the address.
    pub fn first_word(self) -> usize {
        self.data + usize::from(self.has_mask)
    }

    /// How many i64 legal IR has for the resource and the sampler: its last operands.
    pub fn descriptor_parts(self) -> usize {
        match self.sampled {
            true => 4 + 2,
            false => 4,
        }
    }

    /// Number of all of them.
    pub fn count(self) -> usize {
        self.first_word() + self.address + 1 + 2 * usize::from(self.sampled) + 2
    }
}

impl ImageDim {
    fn row(self) -> &'static DimRow {
        &DIMS[self as usize]
    }

    /// Whether the last coordinate is the number of a slice or face, which the instruction has to
    /// say on GFX6 to GFX9.
    pub fn is_array(self) -> bool {
        self.row().is_array
    }
}

impl ImageOp {
    /// The operation that the name of an intrinsic means.
    pub fn lookup(function_name: &str) -> Option<ImageOp> {
        let words: SmallVec<[&str; 8]> = function_name.strip_prefix(PREFIX)?.split('.').collect();
        let row_of = |word: &&str| DIMS.iter().find(|row| row.name == *word);
        let at = words.iter().position(|word| row_of(word).is_some())?;
        if !words[at + 1..].iter().all(|word| is_type_suffix(word)) {
            return None;
        }
        let action = action(&words[..at])?;
        let dim = row_of(&words[at])?.dim;
        Some(ImageOp { action, dim })
    }

    /// The name of the intrinsic, without types.
    pub fn name(self) -> String {
        let words = match self.action {
            ImageAction::Size => smallvec!["getresinfo"],
            ImageAction::Lod => smallvec!["getlod"],
            _ => self.words(),
        };
        format!("{PREFIX}{}.{}", words.join("."), self.dim.row().name)
    }

    /// The name of the instruction.
    pub fn mnemonic(self) -> String {
        format!("image_{}", self.words().join("_"))
    }

    fn words(self) -> SmallVec<[&'static str; 6]> {
        let sampled = |first: &'static str, form: SampleForm| {
            let mut words: SmallVec<[&str; 6]> = smallvec![first];
            let level = LEVELS.iter().find(|(_, level)| *level == form.level);
            let level = level.map_or("", |(word, _)| *word);
            words.extend(form.compare.then_some("c"));
            words.extend((!level.is_empty()).then_some(level));
            words.extend(form.clamp.then_some("cl"));
            words.extend(form.offset.then_some("o"));
            words
        };
        match self.action {
            ImageAction::Load(Mip::Base) => smallvec!["load"],
            ImageAction::Load(Mip::Operand) => smallvec!["load", "mip"],
            ImageAction::Store(Mip::Base) => smallvec!["store"],
            ImageAction::Store(Mip::Operand) => smallvec!["store", "mip"],
            ImageAction::Rmw(op) => {
                let row = ATOMICS.iter().find(|(_, o)| *o == op);
                smallvec!["atomic", row.map_or("", |(word, _)| *word)]
            }
            ImageAction::CmpXchg => smallvec!["atomic", "cmpswap"],
            ImageAction::Size => smallvec!["get", "resinfo"],
            ImageAction::Lod => smallvec!["get", "lod"],
            ImageAction::Sample(form) => sampled("sample", form),
            ImageAction::Gather(form) => sampled("gather4", form),
        }
    }

    /// The intrinsic of the program that has the operation as its first operand.
    pub fn intrinsic(self) -> Intrinsic {
        match self.action {
            ImageAction::Store(_) => Intrinsic::ImageStore,
            ImageAction::Rmw(_) | ImageAction::CmpXchg => Intrinsic::ImageAtomic,
            _ => Intrinsic::ImageLoad,
        }
    }

    /// The same operation in legal IR.
    pub fn legal_intrinsic(self) -> Intrinsic {
        match self.intrinsic() {
            Intrinsic::ImageStore => Intrinsic::ImageWrite,
            Intrinsic::ImageAtomic => Intrinsic::ImageModify,
            _ => Intrinsic::ImageRead,
        }
    }

    /// The form of a sample.
    pub fn form(self) -> Option<SampleForm> {
        match self.action {
            ImageAction::Sample(form) | ImageAction::Gather(form) => Some(form),
            _ => None,
        }
    }

    /// Where the operands are.
    pub fn operands(self) -> ImageOperands {
        ImageOperands {
            data: match self.action {
                ImageAction::Store(_) | ImageAction::Rmw(_) => 1,
                ImageAction::CmpXchg => 2,
                _ => 0,
            },
            has_mask: !matches!(self.action, ImageAction::Rmw(_) | ImageAction::CmpXchg),
            address: self.address().len(),
            sampled: matches!(
                self.action,
                ImageAction::Sample(_) | ImageAction::Gather(_) | ImageAction::Lod
            ),
        }
    }

    /// The types of the address's words.
    fn address(self) -> SmallVec<[Pattern; 12]> {
        const INT: Pattern = Pattern::ScalarInt(1);
        const FLOAT: Pattern = Pattern::ScalarFloat(1);
        let row = self.dim.row();
        let coordinates = |pattern, more| smallvec![pattern; row.coordinates + usize::from(more)];
        match self.action {
            ImageAction::Load(mip) | ImageAction::Store(mip) => {
                coordinates(INT, mip == Mip::Operand)
            }
            ImageAction::Rmw(_) | ImageAction::CmpXchg => coordinates(INT, false),
            ImageAction::Size => smallvec![INT],
            ImageAction::Lod => coordinates(FLOAT, false),
            ImageAction::Sample(form) | ImageAction::Gather(form) => {
                let mut words = SmallVec::new();
                words.extend(form.offset.then_some(Pattern::Is(Type::I32)));
                let bias = form.level == SampleLevel::Bias;
                words.extend(bias.then_some(BIAS));
                words.extend(form.compare.then_some(Pattern::Is(Type::F32)));
                if form.has_derivatives() {
                    words.extend(vec![DERIVATIVE; row.derivatives]);
                }
                let level = form.clamp || form.level == SampleLevel::Operand;
                let last: SmallVec<[Pattern; 12]> = coordinates(FLOAT, level);
                words.extend(last);
                words
            }
        }
    }

    /// The words of the address in legal IR. With [`ImageBits::HALF_ADDRESS`] parts share them, but
    /// for offsets and what a sample is compared with; a bias and the derivatives of each direction
    /// share none with what comes behind them ("Vega" 7nm ISA manual, table 35, A16; LLVM,
    /// `packImage16bitOpsToDwords`).
    pub fn address_words(self, bits: ImageBits) -> SmallVec<[AddressWord; 12]> {
        let parts = self.address();
        if !bits.contains(ImageBits::HALF_ADDRESS) {
            return (0..parts.len()).map(AddressWord::Whole).collect();
        }
        let mut words = SmallVec::new();
        let mut first = 0;
        while let Some(&part) = parts.get(first) {
            let end = match part {
                Pattern::Is(_) => {
                    words.push(AddressWord::Whole(first));
                    first += 1;
                    continue;
                }
                BIAS => first + 1,
                DERIVATIVE => first + self.dim.row().derivatives / 2,
                _ => parts.len(),
            };
            words.extend((first..end).step_by(2).map(|i| match i + 1 < end {
                true => AddressWord::Halves(i, i + 1),
                false => AddressWord::Half(i),
            }));
            first = end;
        }
        words
    }

    /// The types of the operands, and then of the result.
    pub fn signature(self) -> (SmallVec<[Pattern; 16]>, Pattern) {
        // LLVM has the operands of stores, and sizes, as floats only.
        let data = match self.action {
            ImageAction::Store(_) | ImageAction::Size => Pattern::Float(0),
            _ => Pattern::Any(0),
        };
        const CONSTANT: Pattern = Pattern::Imm(Type::I32);
        let operands = self.operands();
        let mut args = smallvec![data; operands.data];
        args.extend(operands.has_mask.then_some(CONSTANT));
        args.extend(self.address());
        args.push(Pattern::VectorOf(Type::I32, 8));
        if operands.sampled {
            args.push(Pattern::VectorOf(Type::I32, 4));
            args.push(Pattern::Imm(Type::I1));
        }
        args.extend([CONSTANT; 2]);
        let ret = match self.action {
            ImageAction::Store(_) => Pattern::Void,
            _ => data,
        };
        (args, ret)
    }

    /// The positions of the operands whose types are part of the name, behind the type of the
    /// result or, of a store, of the data.
    pub fn types_in_name(self) -> SmallVec<[usize; 6]> {
        let (args, ret) = self.signature();
        let mut seen: SmallVec<[u8; 4]> = SmallVec::new();
        seen.extend((ret != Pattern::Void).then_some(0));
        let is_new = |pattern: &Pattern| match *pattern {
            Pattern::Any(n)
            | Pattern::Float(n)
            | Pattern::ScalarInt(n)
            | Pattern::ScalarFloat(n) => {
                let new = !seen.contains(&n);
                seen.push(n);
                new
            }
            Pattern::VectorOf(..) => true,
            _ => false,
        };
        let new: SmallVec<[bool; 16]> = args.iter().map(is_new).collect();
        (0..args.len()).filter(|&i| new[i]).collect()
    }

    /// How many words the operation reads and gives in legal IR.
    pub fn words_of(self, bits: ImageBits, data: usize) -> ImageWords {
        let components = match self.action {
            ImageAction::Gather(_) => 4,
            _ => (bits & ImageBits::COMPONENTS).bits().count_ones(),
        };
        let words = match bits.contains(ImageBits::HALVES) {
            true => components.div_ceil(2),
            false => components,
        };
        match self.action {
            ImageAction::Store(_) => ImageWords {
                data: words as usize,
                result: 0,
            },
            ImageAction::Rmw(_) => ImageWords {
                data: data.clamp(1, 2),
                result: data as u32,
            },
            ImageAction::CmpXchg => ImageWords {
                data: if data > 2 { 4 } else { 2 },
                result: data as u32 / 2,
            },
            _ => ImageWords {
                data: 0,
                result: words,
            },
        }
    }

    /// A number that says all of it.
    pub fn number(self) -> u32 {
        let at = |found: Option<usize>| found.unwrap_or(0) as u32;
        let (kind, more) = match self.action {
            ImageAction::Load(mip) => (0, mip as u32),
            ImageAction::Store(mip) => (1, mip as u32),
            ImageAction::Rmw(op) => (2, at(ATOMICS.iter().position(|(_, o)| *o == op))),
            ImageAction::CmpXchg => (3, 0),
            ImageAction::Size => (4, 0),
            ImageAction::Lod => (5, 0),
            ImageAction::Sample(form) => (6, form.number()),
            ImageAction::Gather(form) => (7, form.number()),
        };
        self.dim as u32 | kind << 3 | more << 6
    }

    /// The opposite of [`ImageOp::number`].
    pub fn from_number(number: u32) -> Option<ImageOp> {
        let dim = DIMS[(number & 7) as usize].dim;
        let more = number >> 6;
        let mip = match more {
            0 => Some(Mip::Base),
            1 => Some(Mip::Operand),
            _ => None,
        };
        let action = match number >> 3 & 7 {
            0 => ImageAction::Load(mip?),
            1 => ImageAction::Store(mip?),
            2 => ImageAction::Rmw(ATOMICS.get(more as usize)?.1),
            3 if more == 0 => ImageAction::CmpXchg,
            4 if more == 0 => ImageAction::Size,
            5 if more == 0 => ImageAction::Lod,
            3..6 => return None,
            6 => ImageAction::Sample(SampleForm::from_number(more)?),
            _ => ImageAction::Gather(SampleForm::from_number(more)?),
        };
        Some(ImageOp { action, dim })
    }
}

impl SampleForm {
    /// Whether derivatives come before the coordinates.
    pub fn has_derivatives(self) -> bool {
        matches!(
            self.level,
            SampleLevel::Derivatives | SampleLevel::CoarseDerivatives
        )
    }

    fn number(self) -> u32 {
        let level = LEVELS.iter().position(|(_, level)| *level == self.level);
        let flags = [self.compare, self.clamp, self.offset].map(u32::from);
        flags[0] | flags[1] << 1 | flags[2] << 2 | (level.unwrap_or(0) as u32) << 3
    }

    fn from_number(number: u32) -> Option<SampleForm> {
        Some(SampleForm {
            compare: number & 1 != 0,
            clamp: number & 2 != 0,
            offset: number & 4 != 0,
            level: LEVELS.get((number >> 3) as usize)?.1,
        })
    }
}

/// What the words of a name mean that come before the dimension.
fn action(words: &[&str]) -> Option<ImageAction> {
    Some(match words {
        ["load"] => ImageAction::Load(Mip::Base),
        ["load", "mip"] => ImageAction::Load(Mip::Operand),
        ["store"] => ImageAction::Store(Mip::Base),
        ["store", "mip"] => ImageAction::Store(Mip::Operand),
        ["atomic", "cmpswap"] => ImageAction::CmpXchg,
        ["atomic", word] => ImageAction::Rmw(ATOMICS.iter().find(|(w, _)| w == word)?.1),
        ["getresinfo"] => ImageAction::Size,
        ["getlod"] => ImageAction::Lod,
        ["sample", rest @ ..] => ImageAction::Sample(form(rest)?),
        ["gather4", rest @ ..] => ImageAction::Gather(form(rest)?),
        _ => return None,
    })
}

/// The words that may follow `sample` and `gather4`, each at most once and in this order.
fn form(words: &[&str]) -> Option<SampleForm> {
    let mut rest = words;
    let mut take = |wanted: &str| {
        let found = rest.first() == Some(&wanted);
        rest = &rest[usize::from(found)..];
        found
    };
    let compare = take("c");
    let level = LEVELS[1..].iter().find(|(word, _)| take(word));
    let (clamp, offset) = (take("cl"), take("o"));
    let form = SampleForm {
        compare,
        level: level.map_or(SampleLevel::Implicit, |(_, level)| *level),
        clamp,
        offset,
    };
    let clamps = !matches!(form.level, SampleLevel::Operand | SampleLevel::Zero);
    (rest.is_empty() && (clamps || !clamp)).then_some(form)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for name in [
            "load.1d",
            "load.mip.3d",
            "store.2darray",
            "store.mip.cube",
            "atomic.add.2d",
            "atomic.cmpswap.1darray",
            "atomic.dec.3d",
            "getresinfo.2d",
            "getlod.cube",
            "load.2dmsaa",
            "load.2darraymsaa",
            "sample.2d",
            "sample.c.b.cl.o.2d",
            "sample.lz.1darray",
            "sample.d.3d",
            "sample.c.cd.cl.o.2darray",
            "gather4.lz.2d",
            "gather4.c.l.o.2darray",
        ] {
            let name = format!("{PREFIX}{name}");
            let op = ImageOp::lookup(&format!("{name}.v4f32.f32.v8i32.v4i32"));
            let op = op.unwrap_or_else(|| panic!("{name}"));
            assert_eq!(op.name(), name);
            assert_eq!(ImageOp::from_number(op.number()), Some(op), "{name}");
            let (args, _) = op.signature();
            assert_eq!(args.len(), op.operands().count(), "{name}");
        }
    }

    #[test]
    fn other_names_are_none() {
        for name in [
            "load",
            "load.4d",
            "load.2d.flat",
            "sample.l.cl.2d",
            "sample.o.c.2d",
            "sample.c.c.2d",
            "atomic.nand.2d",
            "msaa.load.2dmsaa",
            "load.mip.mip.2d",
        ] {
            assert_eq!(ImageOp::lookup(&format!("{PREFIX}{name}")), None, "{name}");
        }
    }

    #[test]
    fn any_number_is_an_operation_or_none() {
        for number in 0..1 << 14 {
            if let Some(op) = ImageOp::from_number(number) {
                assert_eq!(op.number(), number);
            }
        }
    }

    #[test]
    fn halves_share_words() {
        use AddressWord::{Half, Halves, Whole};
        let words = |name| {
            let op = ImageOp::lookup(&format!("{PREFIX}{name}")).expect("an operation");
            op.address_words(ImageBits::HALF_ADDRESS)
        };
        assert_eq!(words("load.2d")[..], [Halves(0, 1)]);
        assert_eq!(words("load.mip.2d")[..], [Halves(0, 1), Half(2)]);
        assert_eq!(words("getresinfo.3d")[..], [Half(0)]);
        let biased = [Whole(0), Half(1), Whole(2), Halves(3, 4), Half(5)];
        assert_eq!(words("sample.c.b.cl.o.2d")[..], biased);
        let derivatives = [Halves(0, 1), Half(2), Halves(3, 4), Half(5)];
        assert_eq!(words("sample.d.3d")[..4], derivatives);
        assert_eq!(words("sample.d.3d")[4..], [Halves(6, 7), Half(8)]);
        assert_eq!(words("sample.d.1d")[..], [Half(0), Half(1), Half(2)]);
    }

    #[test]
    fn mnemonics_are_those_of_the_manual() {
        let mnemonic = |name| ImageOp::lookup(name).map(ImageOp::mnemonic);
        for (name, expected) in [
            ("llvm.amdgcn.image.getresinfo.1d", "image_get_resinfo"),
            ("llvm.amdgcn.image.sample.c.lz.o.2d", "image_sample_c_lz_o"),
            ("llvm.amdgcn.image.atomic.umax.2d", "image_atomic_umax"),
        ] {
            assert_eq!(mnemonic(name).as_deref(), Some(expected));
        }
    }
}

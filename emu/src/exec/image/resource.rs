//! Image resources (T#): what an image is and where its texels lie.
//!
//! Sources: "Vega" 7nm ISA manual, 8.4.2, table 39, and Mesa's register descriptions of GFX6 to
//! GFX9 (`SQ_IMG_RSRC_WORD0` to `WORD7`), which agree with ROCR-Runtime's `resource_kv.h` and
//! `resource_ai.h`. What the generations have in common is [`FIELDS`]; they differ in how a word
//! says the tiling, how long the pitch is, and in which word the last slice stands.
//!
//! Texels of a linear image lie one after the other in a row, rows `pitch` texels apart, slices
//! `pitch` × `height` texels apart. The hardware takes the pitch from the resource; what it must be
//! a multiple of is a matter of who makes the image (see [`crate::image`]).

use crate::error::{FaultKind, Trap};
use crate::exec::format::{Layout, Missing};
use isa::{Generation, Processor};

/// Dwords of a resource.
pub(crate) const WORDS: usize = 8;

/// What differs between the generations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    /// The value of the field of tilings that is a linear image.
    pub linear: u32,
    /// Bits of the pitch.
    pub pitch_bits: u32,
    pub slices: Slices,
    /// How registers hold components of 16 bits.
    pub halves: Halves,
    pub gathers: Gathers,
}

impl Rules {
    /// Whether the last slice has a field of its own.
    pub fn has_last_array(self) -> bool {
        self.slices == Slices::LastArray
    }
}

/// Where the number of the last slice of an array stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Slices {
    /// In a field of its own, LAST_ARRAY.
    LastArray,
    /// In DEPTH.
    Depth,
}

/// Components of 16 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Halves {
    /// A register for each (gfx801 to gfx805).
    Unpacked,
    /// Two to a register.
    Packed,
}

/// What `image_gather4*` does with integers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gathers {
    /// It takes other texels (Mesa, `lower_gather4_integer`: before GFX9).
    NoIntegers,
    All,
}

/// Of GFX6 to GFX8; index 8 of the table of tilings is ARRAY_LINEAR_ALIGNED (Linux, `gb_tile_mode`
/// tables).
const OLD: Rules = Rules {
    linear: 8,
    pitch_bits: 14,
    slices: Slices::LastArray,
    halves: Halves::Unpacked,
    gathers: Gathers::NoIntegers,
};

/// Of GFX9; SW_MODE 0 is ADDR_SW_LINEAR.
const NEW: Rules = Rules {
    linear: 0,
    pitch_bits: 16,
    slices: Slices::Depth,
    halves: Halves::Packed,
    gathers: Gathers::All,
};

/// Of a processor.
pub(crate) fn rules(processor: &Processor) -> Rules {
    let rules = match processor.generation < Generation::Gfx9 {
        true => OLD,
        false => NEW,
    };
    let halves = match processor.has(isa::Feature::PackedD16) {
        true => Halves::Packed,
        false => Halves::Unpacked,
    };
    Rules { halves, ..rules }
}

/// A field: its word, its lowest bit, its bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bits {
    pub word: usize,
    pub low: u32,
    pub count: u32,
}

const fn bits(word: usize, low: u32, count: u32) -> Bits {
    Bits { word, low, count }
}

impl Bits {
    /// The value of the field.
    pub fn of(self, words: &[u32]) -> u32 {
        words[self.word] >> self.low & (u32::MAX >> (32 - self.count))
    }

    /// Sets a field that is zero.
    pub fn put(self, words: &mut [u32], value: u32) {
        words[self.word] |= (value & (u32::MAX >> (32 - self.count))) << self.low;
    }
}

/// Fields of a resource (table 39; the sizes are less one).
pub(crate) mod field {
    use super::{Bits, bits};
    pub const BASE_HIGH: Bits = bits(1, 0, 8);
    pub const DATA_FORMAT: Bits = bits(1, 20, 6);
    pub const NUMBER_FORMAT: Bits = bits(1, 26, 4);
    pub const WIDTH: Bits = bits(2, 0, 14);
    pub const HEIGHT: Bits = bits(2, 14, 14);
    pub const SELECTS: [Bits; 4] = [bits(3, 0, 3), bits(3, 3, 3), bits(3, 6, 3), bits(3, 9, 3)];
    pub const BASE_LEVEL: Bits = bits(3, 12, 4);
    pub const LAST_LEVEL: Bits = bits(3, 16, 4);
    pub const TILING: Bits = bits(3, 20, 5);
    /// GFX6 to GFX8.
    pub const POW2_PAD: Bits = bits(3, 25, 1);
    pub const TYPE: Bits = bits(3, 28, 4);
    pub const DEPTH: Bits = bits(4, 0, 13);
    /// Of the length that [`super::Rules`] say.
    pub const PITCH: Bits = bits(4, 13, 14);
    pub const BASE_ARRAY: Bits = bits(5, 0, 13);
    /// GFX6 to GFX8.
    pub const LAST_ARRAY: Bits = bits(5, 13, 13);
    /// GFX8 and later.
    pub const COMPRESSION: Bits = bits(6, 21, 1);
}

/// Types of images (table 39).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dim {
    D1,
    D2,
    D3,
    Cube,
    Array1,
    Array2,
}

impl Dim {
    /// The value of the field.
    pub const fn code(self) -> u32 {
        match self {
            Dim::D1 => 8,
            Dim::D2 => 9,
            Dim::D3 => 10,
            Dim::Cube => 11,
            Dim::Array1 => 12,
            Dim::Array2 => 13,
        }
    }

    fn of(code: u32) -> Option<Dim> {
        use Dim::*;
        [D1, D2, D3, Cube, Array1, Array2]
            .into_iter()
            .find(|d| d.code() == code)
    }

    /// Coordinates within a slice.
    pub fn axes(self) -> usize {
        match self {
            Dim::D1 | Dim::Array1 => 1,
            Dim::D2 | Dim::Array2 | Dim::Cube => 2,
            Dim::D3 => 3,
        }
    }

    pub fn is_array(self) -> bool {
        matches!(self, Dim::Array1 | Dim::Array2)
    }
}

/// An image resource.
#[derive(Clone, Debug)]
pub(in crate::exec) struct Resource {
    pub dim: Dim,
    base: u64,
    pub layout: Layout,
    /// Texels of the level in use; axes that a type does not have count one.
    pub size: [u32; 3],
    /// Slices that can be accessed (faces, of cubes).
    pub slices: u32,
    first_slice: u32,
    /// Texels.
    pitch: u64,
    pub base_level: u32,
    pub last_level: u32,
}

/// An image that is not executed.
#[cold]
pub(super) fn refused(what: impl std::fmt::Display) -> Trap {
    FaultKind::Unimplemented(format!("image: {what}")).into()
}

impl Resource {
    /// Reads a resource for accesses of its base level.
    pub fn read(words: &[u32; WORDS], rules: Rules) -> Result<Resource, Trap> {
        let get = |field: Bits| field.of(words);
        let kind = get(field::TYPE);
        let dim = Dim::of(kind).ok_or_else(|| refused(unknown_type(kind)))?;
        let (dfmt, nfmt) = (get(field::DATA_FORMAT), get(field::NUMBER_FORMAT));
        let selects = field::SELECTS.map(|f| get(f) as u8);
        let layout = Layout::new(dfmt as u8, nfmt as u8, selects, Missing::ZeroAndOne)
            .filter(|layout| layout.size() > 0)
            .ok_or_else(|| refused(format!("data format {dfmt} as number format {nfmt}")))?;
        let pitch = Bits {
            count: rules.pitch_bits,
            ..field::PITCH
        };
        let (base_array, depth) = (get(field::BASE_ARRAY), get(field::DEPTH));
        let last = match rules.slices {
            Slices::LastArray => get(field::LAST_ARRAY),
            Slices::Depth => depth,
        };
        let has_slices = dim.is_array() || dim == Dim::Cube;
        let axis = |at: usize, size: u32| if dim.axes() > at { size + 1 } else { 1 };
        let resource = Resource {
            dim,
            base: (u64::from(words[0]) | u64::from(get(field::BASE_HIGH)) << 32) << 8,
            layout,
            size: [
                axis(0, get(field::WIDTH)),
                axis(1, get(field::HEIGHT)),
                axis(2, depth),
            ],
            slices: match has_slices {
                true => (last + 1).saturating_sub(base_array),
                false => 1,
            },
            first_slice: base_array,
            pitch: u64::from(get(pitch)) + 1,
            base_level: get(field::BASE_LEVEL),
            last_level: get(field::LAST_LEVEL),
        };
        match resource.obstacle(words, rules) {
            Some(what) => Err(refused(what)),
            None => Ok(resource),
        }
    }

    /// What keeps the base level from being accessed.
    fn obstacle(&self, words: &[u32; WORDS], rules: Rules) -> Option<String> {
        let tiling = field::TILING.of(words);
        let several = self.size[2] > 1 || self.first_slice + self.slices > 1;
        let padded = rules.slices == Slices::LastArray && field::POW2_PAD.of(words) != 0;
        let whole = self.pitch.is_power_of_two() && self.size[1].is_power_of_two();
        match () {
            () if tiling != rules.linear => Some(format!(
                "tiling {tiling}: only linear ones ({}) are executed",
                rules.linear
            )),
            () if field::COMPRESSION.of(words) != 0 => Some("compressed (DCC)".to_string()),
            () if self.base_level != 0 => {
                let level = self.base_level;
                Some(format!("level {level}: only level 0 is executed"))
            }
            // Where a slice begins depends on the size of the smaller levels.
            () if self.last_level != 0 && several => Some("slices with several levels".to_string()),
            () if padded && several && !whole => {
                Some("slices that are padded to a power of two".to_string())
            }
            () if self.dim == Dim::D3 && self.first_slice != 0 => {
                Some("a first slice of a 3D image".to_string())
            }
            () if self.dim != Dim::D1 && self.pitch < u64::from(self.size[0]) => Some(format!(
                "a pitch of {} texels for rows of {}",
                self.pitch, self.size[0]
            )),
            () => None,
        }
    }

    /// Whether there are levels beside the base level.
    pub fn has_levels(&self) -> bool {
        self.last_level > self.base_level
    }

    /// The address of a texel; `None` outside the image.
    pub fn address(&self, [x, y, z]: [u32; 3], slice: u32) -> Option<u64> {
        let inside =
            x < self.size[0] && y < self.size[1] && z < self.size[2] && slice < self.slices;
        if !inside {
            return None;
        }
        let slice = u64::from(z) + u64::from(self.first_slice) + u64::from(slice);
        let row = slice * u64::from(self.size[1]) + u64::from(y);
        let texel = row * self.pitch + u64::from(x);
        Some(self.base + texel * u64::from(self.layout.size()))
    }

    /// What `image_get_resinfo` says of a level, counted from the base level: width, height, depth
    /// or slices, number of levels. Zero for what the type does not have, and for the sizes of a
    /// level that is not there.
    pub fn info(words: &[u32; WORDS], rules: Rules, level: u32) -> Result<[u32; 4], Trap> {
        let get = |field: Bits| field.of(words);
        let kind = get(field::TYPE);
        let dim = Dim::of(kind).ok_or_else(|| refused(unknown_type(kind)))?;
        let (base, last) = (get(field::BASE_LEVEL), get(field::LAST_LEVEL));
        let levels = (last + 1).saturating_sub(base);
        if level >= levels {
            return Ok([0, 0, 0, levels]);
        }
        let at = |size: u32| ((size + 1) >> (base + level)).max(1);
        let (width, height) = (at(get(field::WIDTH)), at(get(field::HEIGHT)));
        let last_slice = match rules.slices {
            Slices::LastArray => get(field::LAST_ARRAY),
            Slices::Depth => get(field::DEPTH),
        };
        let slices = (last_slice + 1).saturating_sub(get(field::BASE_ARRAY));
        Ok(match dim {
            Dim::D1 => [width, 0, 0, levels],
            Dim::D2 => [width, height, 0, levels],
            Dim::D3 => [width, height, at(get(field::DEPTH)), levels],
            Dim::Cube | Dim::Array2 => [width, height, slices, levels],
            Dim::Array1 => [width, slices, 0, levels],
        })
    }
}

/// The type of an image; `None` if it is none that is executed.
pub(super) fn dim(words: &[u32; WORDS]) -> Option<Dim> {
    Dim::of(field::TYPE.of(words))
}

fn unknown_type(kind: u32) -> String {
    match kind {
        0 => "a buffer resource".to_string(),
        14 | 15 => "several samples (MSAA)".to_string(),
        _ => format!("type {kind}, which is reserved"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing that a resource may say is more than a refusal.
    #[test]
    fn any_words_are_read() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state as u32
        };
        let mut read = 0;
        for i in 0..20_000 {
            let mut words: [u32; WORDS] = std::array::from_fn(|_| next());
            let rules = if i % 2 == 0 { OLD } else { NEW };
            if i % 4 > 1 {
                // Likely to be an image that is executed.
                words[3] = words[3] & 0x9fff | rules.linear << 20 | (8 + next() % 6) << 28;
                words[3] &= !0xff000;
                words[6] = 0;
            }
            if let Ok(resource) = Resource::read(&words, rules) {
                let last = resource.size.map(|s| s - 1);
                let corner = resource.address(last, resource.slices.wrapping_sub(1));
                assert_eq!(corner.is_some(), resource.slices > 0);
                assert_eq!(resource.address(resource.size, 0), None);
                read += 1;
            }
            let _ = Resource::info(&words, rules, next() % 20);
        }
        assert!(read > 100, "{read}");
    }

    #[test]
    fn rows_and_slices() {
        let mut words = [0x1000, 0, 0, 0, 0, 0, 0, 0];
        field::DATA_FORMAT.put(&mut words, 10);
        field::WIDTH.put(&mut words, 9);
        field::HEIGHT.put(&mut words, 4);
        field::DEPTH.put(&mut words, 2);
        field::PITCH.put(&mut words, 63);
        field::TYPE.put(&mut words, Dim::Array2.code());
        let resource = Resource::read(&words, NEW).expect("an image");
        assert_eq!(resource.address([0, 0, 0], 0), Some(0x10_0000));
        assert_eq!(
            resource.address([9, 4, 0], 2),
            Some(0x10_0000 + 4 * (9 + 64 * (4 + 5 * 2)))
        );
        for outside in [[10, 0, 0], [0, 5, 0], [0, 0, 1]] {
            assert_eq!(resource.address(outside, 0), None);
        }
        assert_eq!(resource.address([0, 0, 0], 3), None);
        let info = Resource::info(&words, NEW, 0).expect("an image");
        assert_eq!(info, [10, 5, 3, 1]);
    }
}

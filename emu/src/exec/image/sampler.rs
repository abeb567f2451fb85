//! Samplers (S#), and how a coordinate becomes texels.
//!
//! Source: "Vega" 7nm ISA manual, 8.4.3, table 40; the values of the fields as in ROCR-Runtime's
//! `resource_kv.h` (`SQ_TEX_*`), which all generations share.
//!
//! Not documented, and taken: a coordinate is multiplied with the image's size in double precision,
//! with a linear filter half a texel is subtracted, and the place is rounded to 1/256 of a texel,
//! to nearest: weights have 8 bits. Without a filter the texel is the one in which the rounded
//! place lies, or the place itself if TRUNC_COORD is set. (AMD's device libraries rely on that:
//! they give texel 3 of 10 as 3 × the approximate reciprocal of 10, which may be less.)

use super::resource::{Bits, refused};
use crate::error::Trap;

/// Dwords of a sampler.
pub(crate) const WORDS: usize = 4;

const fn bits(word: usize, low: u32, count: u32) -> Bits {
    Bits { word, low, count }
}

/// Fields (table 40).
pub(crate) mod field {
    use super::{Bits, bits};
    pub const CLAMP: [Bits; 3] = [bits(0, 0, 3), bits(0, 3, 3), bits(0, 6, 3)];
    pub const COMPARE: Bits = bits(0, 12, 3);
    pub const FORCE_UNNORMALIZED: Bits = bits(0, 15, 1);
    pub const MC_COORD_TRUNC: Bits = bits(0, 19, 1);
    pub const FORCE_DEGAMMA: Bits = bits(0, 20, 1);
    pub const TRUNC_COORD: Bits = bits(0, 27, 1);
    pub const DISABLE_CUBE_WRAP: Bits = bits(0, 28, 1);
    pub const FILTER_MODE: Bits = bits(0, 29, 2);
    pub const MIN_LOD: Bits = bits(1, 0, 12);
    pub const MAX_LOD: Bits = bits(1, 12, 12);
    pub const LOD_BIAS: Bits = bits(2, 0, 14);
    pub const MAG_FILTER: Bits = bits(2, 20, 2);
    pub const MIN_FILTER: Bits = bits(2, 22, 2);
    pub const Z_FILTER: Bits = bits(2, 24, 2);
    pub const MIP_FILTER: Bits = bits(2, 26, 2);
    pub const BORDER: Bits = bits(3, 30, 2);
}

/// What lies beyond an image's edge (`SQ_TEX_CLAMP`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Clamp {
    Wrap,
    Mirror,
    LastTexel,
    MirrorOnceLastTexel,
    HalfBorder,
    MirrorOnceHalfBorder,
    Border,
    MirrorOnceBorder,
}

/// In the order of the field's values.
pub(crate) const CLAMPS: [Clamp; 8] = [
    Clamp::Wrap,
    Clamp::Mirror,
    Clamp::LastTexel,
    Clamp::MirrorOnceLastTexel,
    Clamp::HalfBorder,
    Clamp::MirrorOnceHalfBorder,
    Clamp::Border,
    Clamp::MirrorOnceBorder,
];

impl Clamp {
    fn mirrors_once(self) -> bool {
        use Clamp::*;
        matches!(
            self,
            MirrorOnceLastTexel | MirrorOnceHalfBorder | MirrorOnceBorder
        )
    }

    /// A place along an axis of `size` texels, before it becomes texels: between a texel at the
    /// edge and the border half of each counts at most.
    fn place(self, place: f64, size: f64) -> f64 {
        match self {
            Clamp::HalfBorder => place.clamp(0.0, size),
            Clamp::MirrorOnceHalfBorder => place.abs().clamp(0.0, size),
            _ => place,
        }
    }

    /// The texel that stands for the one with this number; `None` for the border's colour.
    fn texel(self, i: i64, size: i64) -> Option<i64> {
        use Clamp::*;
        // Less than -1 is mirrored around the edge between -1 and 0.
        let once = if self.mirrors_once() && i < 0 { !i } else { i };
        match self {
            Wrap => Some(i.rem_euclid(size)),
            Mirror => {
                let at = i.rem_euclid(2 * size);
                Some(at.min(2 * size - 1 - at))
            }
            LastTexel | MirrorOnceLastTexel => Some(once.clamp(0, size - 1)),
            HalfBorder | MirrorOnceHalfBorder | Border | MirrorOnceBorder => {
                (0..size).contains(&once).then_some(once)
            }
        }
    }
}

/// Filters within a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Filter {
    /// The texel of the rounded place.
    Point,
    /// The texel of the place.
    Truncate,
    Linear,
}

/// Colours beyond the edge (`SQ_TEX_BORDER_COLOR`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Border {
    TransparentBlack,
    OpaqueBlack,
    OpaqueWhite,
    /// In a table of the driver's.
    Table,
}

impl Border {
    /// Whether a component is one, and not zero. The border's colour is that of the result: what a
    /// destination select names has no influence on it.
    pub fn is_one(self, component: usize) -> Result<bool, Trap> {
        match self {
            Border::TransparentBlack => Ok(false),
            Border::OpaqueBlack => Ok(component == 3),
            Border::OpaqueWhite => Ok(true),
            Border::Table => Err(refused("a border colour of the driver's table")),
        }
    }
}

/// A sampler.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sampler {
    words: [u32; WORDS],
    pub clamps: [Clamp; 3],
    pub border: Border,
    pub compare: u32,
}

/// What is known of the level of detail.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Lod {
    /// It is zero.
    Zero,
    /// The instruction gives it.
    Given(f32),
    /// It comes from what neighbours' coordinates differ by.
    Derived,
}

impl Sampler {
    pub fn read(words: [u32; WORDS]) -> Result<Sampler, Trap> {
        let get = |field: Bits| field.of(&words);
        for (field, what) in [
            (field::FILTER_MODE, "a filter of minima or maxima"),
            (field::FORCE_DEGAMMA, "a sampler with FORCE_DEGAMMA"),
            (field::MC_COORD_TRUNC, "a sampler with MC_COORD_TRUNC"),
        ] {
            if get(field) != 0 {
                return Err(refused(what));
            }
        }
        Ok(Sampler {
            words,
            clamps: field::CLAMP.map(|f| CLAMPS[get(f) as usize & 7]),
            border: match get(field::BORDER) {
                0 => Border::TransparentBlack,
                1 => Border::OpaqueBlack,
                2 => Border::OpaqueWhite,
                _ => Border::Table,
            },
            compare: get(field::COMPARE),
        })
    }

    fn get(&self, field: Bits) -> u32 {
        field.of(&self.words)
    }

    pub fn is_unnormalized(&self) -> bool {
        self.get(field::FORCE_UNNORMALIZED) != 0
    }

    pub fn wraps_cubes(&self) -> bool {
        self.get(field::DISABLE_CUBE_WRAP) == 0
    }

    /// Whether the level of detail, with the sampler's bounds, is above zero; `None` if that is not
    /// known.
    fn is_minified(&self, lod: Lod) -> Option<bool> {
        if self.get(field::MAX_LOD) == 0 {
            return Some(false);
        }
        if self.get(field::MIN_LOD) != 0 {
            return None;
        }
        match lod {
            Lod::Zero => Some(false),
            Lod::Given(lod) if self.get(field::LOD_BIAS) == 0 => Some(lod > 0.0),
            Lod::Given(_) | Lod::Derived => None,
        }
    }

    /// Whether only the base level counts.
    pub fn is_of_base(&self, lod: Lod) -> bool {
        self.get(field::MIP_FILTER) == 0 || self.is_minified(lod) == Some(false)
    }

    /// The filters of each axis. That of the third is the others' if it has none of its own (Mesa
    /// never sets Z_FILTER).
    pub fn filters(&self, lod: Lod) -> Result<[Filter; 3], Trap> {
        let (mag, min) = (self.get(field::MAG_FILTER), self.get(field::MIN_FILTER));
        let code = match self.is_minified(lod) {
            _ if mag == min => mag,
            Some(true) => min,
            Some(false) => mag,
            None => {
                return Err(refused(
                    "filters for magnification and minification that differ",
                ));
            }
        };
        let point = match self.get(field::TRUNC_COORD) {
            0 => Filter::Point,
            _ => Filter::Truncate,
        };
        let xy = match code {
            0 => point,
            1 => Filter::Linear,
            _ => return Err(refused("an anisotropic filter")),
        };
        let z = match self.get(field::Z_FILTER) {
            0 => xy,
            1 => point,
            2 => Filter::Linear,
            _ => return Err(refused("a reserved filter of the third axis")),
        };
        Ok([xy, xy, z])
    }
}

/// Bits of a weight.
const WEIGHT_BITS: u32 = 8;
/// The weight of all.
pub(crate) const ONE: u32 = 1 << WEIGHT_BITS;

/// A texel along an axis, or the border's colour, and its weight in [`ONE`].
pub(crate) type Tap = (Option<u32>, u32);

/// The texels for a coordinate, in ascending order, and their weights. Without a filter the second
/// one has no weight.
pub(crate) fn taps(
    place: f64,
    size: u32,
    (clamp, filter): (Clamp, Filter),
    offset: i32,
) -> [Tap; 2] {
    let texels = i64::from(size.max(1));
    let place = if place.is_nan() { 0.0 } else { place };
    let place = clamp.place(place, texels as f64);
    let rounded = |place: f64| (place * f64::from(ONE)).round_ties_even() as i64;
    let (first, weight) = match filter {
        Filter::Truncate => (place.floor() as i64, 0),
        Filter::Point => (rounded(place) >> WEIGHT_BITS, 0),
        Filter::Linear => {
            let fixed = rounded(place - 0.5);
            (fixed >> WEIGHT_BITS, (fixed & i64::from(ONE - 1)) as u32)
        }
    };
    let first = first.saturating_add(offset.into());
    let texel = |i: i64| clamp.texel(i, texels).map(|i| i as u32);
    [
        (texel(first), ONE - weight),
        (texel(first.saturating_add(1)), weight),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texels 0 to 3 stand for, from -5 to 8.
    fn row(clamp: Clamp) -> Vec<i64> {
        (-5..9).map(|i| clamp.texel(i, 4).unwrap_or(-1)).collect()
    }

    #[test]
    fn beyond_the_edges() {
        assert_eq!(row(Clamp::Wrap), [3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0]);
        assert_eq!(
            row(Clamp::Mirror),
            [3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0]
        );
        assert_eq!(
            row(Clamp::LastTexel),
            [0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 3, 3, 3]
        );
        assert_eq!(
            row(Clamp::MirrorOnceLastTexel),
            [3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 3, 3, 3, 3]
        );
        assert_eq!(
            row(Clamp::Border),
            [-1, -1, -1, -1, -1, 0, 1, 2, 3, -1, -1, -1, -1, -1]
        );
        assert_eq!(
            row(Clamp::MirrorOnceBorder),
            [-1, 3, 2, 1, 0, 0, 1, 2, 3, -1, -1, -1, -1, -1]
        );
    }

    #[test]
    fn weights() {
        let linear = |place, clamp| taps(place, 4, (clamp, Filter::Linear), 0);
        assert_eq!(linear(1.5, Clamp::Wrap), [(Some(1), 256), (Some(2), 0)]);
        assert_eq!(linear(1.75, Clamp::Wrap), [(Some(1), 192), (Some(2), 64)]);
        assert_eq!(linear(0.25, Clamp::Wrap), [(Some(3), 64), (Some(0), 192)]);
        assert_eq!(
            linear(-7.0, Clamp::HalfBorder),
            [(None, 128), (Some(0), 128)]
        );
        assert_eq!(
            linear(9.0, Clamp::HalfBorder),
            [(Some(3), 128), (None, 128)]
        );
        assert_eq!(linear(-7.0, Clamp::Border), [(None, 128), (None, 128)]);
        assert_eq!(
            linear(f64::NAN, Clamp::LastTexel),
            [(Some(0), 128), (Some(0), 128)]
        );
    }

    /// The device libraries' texel 3 of 10 is a little less.
    #[test]
    fn places_are_rounded_without_a_filter() {
        let texel = |filter| taps(2.999_999_8, 10, (Clamp::LastTexel, filter), 0)[0];
        assert_eq!(texel(Filter::Point), (Some(3), 256));
        assert_eq!(texel(Filter::Truncate), (Some(2), 256));
    }

    /// Any number has texels in every mode.
    #[test]
    fn no_place_is_too_far() {
        for clamp in CLAMPS {
            for filter in [Filter::Point, Filter::Truncate, Filter::Linear] {
                for place in [f64::INFINITY, f64::NEG_INFINITY, f64::MAX, -1e300, 1e-300] {
                    for offset in [-32, 31] {
                        for (texel, _) in taps(place, 16384, (clamp, filter), offset) {
                            assert!(texel.is_none_or(|t| t < 16384));
                        }
                    }
                }
            }
        }
    }
}

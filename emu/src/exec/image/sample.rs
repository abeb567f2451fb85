//! Samples and gathers: the texels for a lane's coordinates, filtered, compared, or one component
//! of each.
//!
//! Source: "Vega" 7nm ISA manual, 8.4. A sum of weighted texels is formed in double precision and
//! rounded once; texels without weight do not count. A gather gives the texels (x0, y1), (x1, y1),
//! (x1, y0), (x0, y0), as `textureGather` of OpenGL does. A comparison gives 1 where the reference
//! stands in the sampler's relation to the texel's red, and is filtered behind that; beside
//! normalised texels the reference is taken within 0 to 1 (Mesa clamps it itself where it widens
//! such a format).
//!
//! A slice is rounded to the nearest number, even ones first, and taken within the array; a cube's
//! face is the slice's number × 8 + the face, its coordinates go from 1 to 2 (`v_cubesc_f32`,
//! `v_cubetc_f32` as compilers scale them).

use super::address::{Registers, Texel};
use super::parts::{self, Parts};
use super::resource::{Dim, Gathers, Resource, refused};
use super::sampler::{Border, Clamp, Filter, Lod, ONE, Sampler, Tap, taps};
use super::{Piece, masked, no_components, packing, resource_words, words};
use crate::error::Trap;
use crate::exec::format::{Number, fetch, pieces, put_registers};
use crate::exec::scratch::Own;
use crate::exec::{Cx, Done};
use crate::program::{Dst, Op};
use crate::wave::lanes_of;
use isa::ModFlags;

/// What an instruction samples.
struct Source {
    parts: Parts,
    resource: Resource,
    sampler: Sampler,
    registers: Registers,
    unnormalized: bool,
}

impl Source {
    fn new(cx: &Cx<'_>, op: &Op) -> Result<Source, Trap> {
        let parts = parts::of(op.opcode).unwrap_or(Parts::empty());
        let resource = Resource::read(&resource_words(cx.w, op)?, cx.shared.images)?;
        let sampler = words(cx.w, op.soffset).ok_or_else(|| refused("a sampler not in SGPRs"))?;
        let sampler = Sampler::read(sampler)?;
        let registers = Registers::new(cx, op, resource.dim)?;
        let source = Source {
            parts,
            unnormalized: sampler.is_unnormalized() || op.mods.has(ModFlags::UNORM),
            resource,
            sampler,
            registers,
        };
        match source.obstacle(cx, op) {
            Some(what) => Err(refused(what)),
            None => Ok(source),
        }
    }

    /// What keeps it from being sampled.
    fn obstacle(&self, cx: &Cx<'_>, op: &Op) -> Option<&'static str> {
        let layout = &self.resource.layout;
        let gathers = self.parts.contains(Parts::GATHERS);
        let is_2d = matches!(self.resource.dim, Dim::D2 | Dim::Array2 | Dim::Cube);
        let no_integers = cx.shared.images.gathers == Gathers::NoIntegers;
        match () {
            () if self.resource.slices == 0 => Some("an image without slices"),
            () if self.parts.contains(Parts::C) && layout.bits.len() > 1 => {
                Some("a comparison with several components")
            }
            () if self.parts.contains(Parts::C) && layout.is_integer() => {
                Some("a comparison with integers")
            }
            () if self.resource.dim == Dim::Cube && self.unnormalized => {
                Some("a cube with coordinates that are not normalised")
            }
            () if gathers && !is_2d => Some("a gather of an image that is not of two dimensions"),
            () if gathers && op.mods.dmask.count_ones() != 1 => {
                Some("a gather of a number of components that is not one")
            }
            () if gathers && no_integers && layout.is_integer() => {
                Some("a gather of integers, which takes other texels before GFX9")
            }
            () => None,
        }
    }

    fn lod(&self, cx: &Cx<'_>, lane: usize) -> Lod {
        match self.registers.places.level {
            _ if self.parts.contains(Parts::LZ) => Lod::Zero,
            Some(at) if self.parts.contains(Parts::L) => {
                Lod::Given(self.registers.float(cx, at, lane))
            }
            _ => Lod::Derived,
        }
    }

    /// The filters for a lane. A gather's texels are those of a linear one.
    fn filters(&self, cx: &Cx<'_>, lane: usize) -> Result<[Filter; 3], Trap> {
        let lod = self.lod(cx, lane);
        if self.resource.has_levels() && !self.sampler.is_of_base(lod) {
            return Err(refused("a level that is not known to be 0"));
        }
        if self.parts.contains(Parts::GATHERS) {
            return Ok([Filter::Linear; 3]);
        }
        let filters = self.sampler.filters(lod)?;
        let axes = &filters[..self.resource.dim.axes()];
        // Comparisons are floats whatever they compare.
        match self.resource.layout.is_integer() && axes.contains(&Filter::Linear) {
            true => Err(refused("a linear filter of integers")),
            false => Ok(filters),
        }
    }

    /// The slice that a lane's number means.
    fn slice(&self, cx: &Cx<'_>, lane: usize) -> u32 {
        let dim = self.resource.dim;
        let Some(at) = self.registers.slice(dim) else {
            return 0;
        };
        let number = self.registers.float(cx, at, lane);
        let number = number.round_ties_even().max(0.0) as u32;
        let slice = match dim {
            Dim::Cube => (number >> 3) * 6 + (number & 7).min(5),
            _ => number,
        };
        slice.min(self.resource.slices.saturating_sub(1))
    }

    /// Texels and weights along each axis; axes that the image does not have have one.
    fn axes(&self, cx: &Cx<'_>, lane: usize) -> Result<[[Tap; 2]; 3], Trap> {
        let filters = self.filters(cx, lane)?;
        let places = self.registers.places;
        let offsets = places
            .offset
            .map_or(0, |at| self.registers.whole(cx, at, lane));
        let mut axes = [[(Some(0), ONE), (Some(0), 0)]; 3];
        for (i, taps_of) in axes.iter_mut().enumerate().take(self.resource.dim.axes()) {
            let coordinate = self
                .registers
                .float(cx, places.body + places.step * i, lane);
            let coordinate = f64::from(coordinate);
            let size = self.resource.size[i];
            let place = match (self.unnormalized, self.resource.dim) {
                (true, _) => coordinate,
                (false, Dim::Cube) => (coordinate - 1.0) * f64::from(size),
                (false, _) => coordinate * f64::from(size),
            };
            let clamp = self.clamp(i, filters[i]);
            *taps_of = taps(place, size, (clamp, filters[i]), offset(offsets, i));
        }
        if self.resource.dim == Dim::Cube && self.sampler.wraps_cubes() {
            let beyond = |(texel, weight): &Tap| {
                texel.is_none() && (*weight > 0 || self.parts.contains(Parts::GATHERS))
            };
            if axes[..2].iter().flatten().any(beyond) {
                return Err(refused("a filter across the edges of a cube"));
            }
        }
        Ok(axes)
    }

    /// On a cube whose faces hang together, the texel at the edge is the last one without a filter;
    /// with one, what is beyond the edge is another face's.
    fn clamp(&self, axis: usize, filter: Filter) -> Clamp {
        let cube = self.resource.dim == Dim::Cube && self.sampler.wraps_cubes();
        match (cube, filter) {
            (true, Filter::Point | Filter::Truncate) => Clamp::LastTexel,
            (true, Filter::Linear) => Clamp::Border,
            _ => self.sampler.clamps[axis],
        }
    }

    /// The texels of a lane with a weight, and the sum of all weights.
    fn weighted(&self, cx: &Cx<'_>, lane: usize) -> Result<(Vec<(Place, u64)>, u64), Trap> {
        let [x, y, z] = self.axes(cx, lane)?;
        let slice = self.slice(cx, lane);
        let mut all = Vec::new();
        let mut sum = 0;
        for z in z {
            for y in y {
                for x in x {
                    let weight = u64::from(x.1) * u64::from(y.1) * u64::from(z.1);
                    if weight > 0 {
                        all.push((self.place([x.0, y.0, z.0], slice), weight));
                        sum += weight;
                    }
                }
            }
        }
        Ok((all, sum))
    }

    /// The texels of a lane's gather, in the order of the result's components.
    fn gathered(&self, cx: &Cx<'_>, lane: usize) -> Result<[Place; 4], Trap> {
        let [[x0, x1], [y0, y1], _] = self.axes(cx, lane)?;
        let slice = self.slice(cx, lane);
        let places = [(x0, y1), (x1, y1), (x1, y0), (x0, y0)];
        Ok(places.map(|(x, y)| self.place([x.0, y.0, Some(0)], slice)))
    }

    fn place(&self, at: [Option<u32>; 3], slice: u32) -> Place {
        match at {
            [Some(x), Some(y), Some(z)] => match self.resource.address([x, y, z], slice) {
                Some(address) => Place::Texel(address),
                None => Place::Border,
            },
            _ => Place::Border,
        }
    }

    /// The values of a texel's components, or of one in the place of each if it is compared.
    fn values(
        &self,
        cx: &mut Cx<'_>,
        place: Place,
        (lane, components): (usize, &[usize]),
    ) -> Result<[u32; 4], Trap> {
        let layout = &self.resource.layout;
        let element = match place {
            Place::Texel(address) => {
                let own = Own::of(cx);
                fetch(cx, layout, &Texel { address, own }, lane)?
            }
            Place::Border => None,
        };
        let value = |select: u8, component: usize| match place {
            Place::Border => border(self.sampler.border, layout.one(), (select, component)),
            Place::Texel(_) => Ok(layout.selected(element, select)),
        };
        /// The select of the first component.
        const RED: u8 = 4;
        let compared = match self.registers.places.reference {
            Some(at) => {
                let reference = f32::from_bits(self.registers.whole(cx, at, lane));
                let reference = match layout.number {
                    Number::Unorm => reference.clamp(0.0, 1.0),
                    _ => reference,
                };
                let red = f32::from_bits(value(RED, 0)?);
                Some(holds(self.sampler.compare, reference, red))
            }
            None => None,
        };
        let mut values = [0; 4];
        for (to, &component) in values.iter_mut().zip(components) {
            let select = layout.selects[component];
            *to = match compared {
                Some(holds) if select >= RED => f32::from(u8::from(holds)).to_bits(),
                _ => value(select, component)?,
            };
        }
        Ok(values)
    }
}

/// A component of the border's colour.
fn border(border: Border, one: u32, (select, component): (u8, usize)) -> Result<u32, Trap> {
    let is_one = match select {
        0 => false,
        1 => true,
        _ => border.is_one(component)?,
    };
    Ok(if is_one { one } else { 0 })
}

/// A relation of a sampler (`SQ_TEX_DEPTH_COMPARE_*`): never, less, equal, and so on.
fn holds(relation: u32, a: f32, b: f32) -> bool {
    match relation & 7 {
        0 => false,
        1 => a < b,
        2 => a == b,
        3 => a <= b,
        4 => a > b,
        5 => a != b,
        6 => a >= b,
        _ => true,
    }
}

/// An axis' offset in texels: six bits with a sign in each byte (8.4.1).
fn offset(offsets: u32, axis: usize) -> i32 {
    ((offsets >> (8 * axis)) << 26) as i32 >> 26
}

/// What a sample takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    Texel(u64),
    Border,
}

/// The weighted sum of texels' values; one alone is taken as it is.
fn filtered(
    cx: &mut Cx<'_>,
    source: &Source,
    (lane, components): (usize, &[usize]),
) -> Result<[u32; 4], Trap> {
    let (taps, all) = source.weighted(cx, lane)?;
    if let [(place, _)] = taps[..] {
        return source.values(cx, place, (lane, components));
    }
    let mut sums = [0f64; 4];
    for (place, weight) in taps {
        let values = source.values(cx, place, (lane, components))?;
        for (sum, value) in sums.iter_mut().zip(values) {
            *sum += f64::from(f32::from_bits(value)) * weight as f64;
        }
    }
    Ok(sums.map(|sum| ((sum / all as f64) as f32).to_bits()))
}

pub(super) fn sample(cx: &mut Cx<'_>, op: &Op) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    if cx.w.exec() == 0 {
        return Ok(());
    }
    let source = Source::new(cx, op)?;
    let (components, count) = masked(op.mods.dmask & 15);
    if count == 0 {
        return Err(no_components());
    }
    let mut results = Vec::new();
    for lane in lanes_of(cx.w.exec()) {
        let values = filtered(cx, &source, (lane, &components[..count]));
        results.push((lane, values.map_err(|t| t.at_lane(lane))?));
    }
    let how = (packing(cx, op), source.resource.layout.is_integer());
    for (lane, values) in results {
        put_registers(cx, (dst.into(), lane), &values[..count], how);
    }
    Ok(())
}

pub(super) fn gather(cx: &mut Cx<'_>, op: &Op) -> Done {
    let Dst::Vector(dst) = op.dst else {
        return Ok(());
    };
    if cx.w.exec() == 0 {
        return Ok(());
    }
    let source = Source::new(cx, op)?;
    let (components, _) = masked(op.mods.dmask & 15);
    let mut results = Vec::new();
    for lane in lanes_of(cx.w.exec()) {
        let places = source.gathered(cx, lane).map_err(|t| t.at_lane(lane))?;
        let mut values = [0; 4];
        for (to, place) in values.iter_mut().zip(places) {
            *to = source.values(cx, place, (lane, &components[..1]))?[0];
        }
        results.push((lane, values));
    }
    let how = (packing(cx, op), source.resource.layout.is_integer());
    for (lane, values) in results {
        put_registers(cx, (dst.into(), lane), &values, how);
    }
    Ok(())
}

/// The texels that count, as [`super::pieces_of`] has them.
pub(super) fn pieces_of(cx: &Cx<'_>, op: &Op) -> Result<Vec<Piece>, Trap> {
    let source = Source::new(cx, op)?;
    let mut all = Vec::new();
    for lane in lanes_of(cx.w.exec()) {
        let places: Vec<Place> = match source.parts.contains(Parts::GATHERS) {
            true => source.gathered(cx, lane)?.to_vec(),
            false => source.weighted(cx, lane)?.0.iter().map(|t| t.0).collect(),
        };
        for place in places {
            let Place::Texel(address) = place else {
                continue;
            };
            for (at, size) in pieces(source.resource.layout.size()) {
                all.push(Piece {
                    lane,
                    address: address.wrapping_add(at.into()),
                    bytes: size,
                    register: None,
                });
            }
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_have_a_sign() {
        let offsets = 0x3f | 0x1f << 8 | 0x20 << 16;
        assert_eq!([0, 1, 2].map(|axis| offset(offsets, axis)), [-1, 31, -32]);
    }

    #[test]
    fn relations() {
        let table = [
            [false, false, false],
            [true, false, false],
            [false, true, false],
            [true, true, false],
            [false, false, true],
            [true, false, true],
            [false, true, true],
            [true, true, true],
        ];
        for (relation, row) in table.iter().enumerate() {
            let got = [1.0, 2.0, 3.0].map(|a| holds(relation as u32, a, 2.0));
            assert_eq!(got, *row, "{relation}");
        }
    }
}

//! Where the texels of a load, store or atomic lie.
//!
//! Coordinates are unsigned ("For image opcodes with no sampler, all VGPR address values are taken
//! as uint", manual, 8.3). Outside the image loads give zero, except what the resource selects as
//! the constant one, and stores and atomics are dropped.
//!
//! An instruction that does not declare an array has slice 0 of one; one that does has a register
//! for it also where the image has none, which is ignored (8.4.2, DA). A cube's face is the slice,
//! and needs the declaration; what it would do to a 3D image is not documented and refused.

use super::parts::{self, Declares, Parts, Places as Operands, Width};
use super::resource::{Dim, Resource, refused};
use super::{declares, resource_words, width};
use crate::error::Trap;
use crate::exec::Cx;
use crate::exec::flat::{Places, Spot};
use crate::exec::scratch::Own;
use crate::float::half;
use crate::program::{Op, Src};
use crate::wave::{LANES, lanes_of, no_such_register};

/// The registers of an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct Registers {
    first: usize,
    pub places: Operands,
    width: Width,
}

impl Registers {
    /// Of an instruction with an image of a type; they must be among those that the wave has.
    pub fn new(cx: &Cx<'_>, op: &Op, dim: Dim) -> Result<Registers, Trap> {
        let parts = parts::of(op.opcode).unwrap_or(Parts::empty());
        let declares = declares(op.mods.flags);
        match (dim, declares) {
            (Dim::Cube, Declares::Single) => return Err(refused("a cube without da")),
            (Dim::D3, Declares::Array) => return Err(refused("a 3D image with da")),
            _ => {}
        }
        let Src::Vector(first) = op.addr else {
            return Err(refused("no address"));
        };
        let width = width(op.mods.flags);
        let places = parts.places(dim, declares, width);
        let end = usize::from(first) + places.count;
        if end > usize::from(cx.shared.vgprs) {
            let vgprs = cx.shared.vgprs;
            let what = format!(
                "v[{first}:{}], the address in an image of this type, is beyond the {vgprs} VGPRs \
                 that the kernel allocates",
                end - 1
            );
            return Err(no_such_register(what));
        }
        Ok(Registers {
            first: first.into(),
            places,
            width,
        })
    }

    /// A lane of the register at a place.
    pub fn whole(&self, cx: &Cx<'_>, at: usize, lane: usize) -> u32 {
        cx.w.vgprs[self.first + at / 2][lane]
    }

    /// A lane's coordinate, slice or level, an unsigned number.
    fn number(&self, cx: &Cx<'_>, at: usize, lane: usize) -> u32 {
        let register = self.whole(cx, at, lane);
        match self.width {
            Width::Dwords => register,
            Width::Halves => register >> (16 * (at % 2)) & 0xffff,
        }
    }

    /// The same, a float.
    pub fn float(&self, cx: &Cx<'_>, at: usize, lane: usize) -> f32 {
        let number = self.number(cx, at, lane);
        match self.width {
            Width::Dwords => f32::from_bits(number),
            Width::Halves => half::widen(number) as f32,
        }
    }

    /// Where a slice, or face, is; nowhere without one, and in images without slices.
    pub fn slice(&self, dim: Dim) -> Option<usize> {
        let has_slices = dim.is_array() || dim == Dim::Cube;
        self.places.slice.filter(|_| has_slices)
    }
}

/// Addresses of an image instruction.
pub(in crate::exec) struct ImagePlaces {
    texels: [Option<u64>; LANES],
    own: Own,
}

impl ImagePlaces {
    /// The texels of the active lanes, and the image.
    pub fn new(cx: &Cx<'_>, op: &Op) -> Result<(Resource, ImagePlaces), Trap> {
        let resource = Resource::read(&resource_words(cx.w, op)?, cx.shared.images)?;
        let registers = Registers::new(cx, op, resource.dim)?;
        let mut texels = [None; LANES];
        for lane in lanes_of(cx.w.exec()) {
            texels[lane] = texel(cx, &resource, &registers, lane).map_err(|t| t.at_lane(lane))?;
        }
        let own = Own::of(cx);
        Ok((resource, ImagePlaces { texels, own }))
    }

    /// The address of a lane's texel; `None` outside the image.
    pub fn address(&self, lane: usize) -> Option<u64> {
        self.texels[lane]
    }
}

fn texel(
    cx: &Cx<'_>,
    resource: &Resource,
    registers: &Registers,
    lane: usize,
) -> Result<Option<u64>, Trap> {
    let places = registers.places;
    if let Some(at) = places.level {
        match registers.number(cx, at, lane) {
            0 => {}
            level if level > resource.last_level.saturating_sub(resource.base_level) => {
                return Ok(None);
            }
            level => return Err(refused(format!("level {level}: only level 0 is executed"))),
        }
    }
    let mut at = [0; 3];
    for (axis, coordinate) in at.iter_mut().enumerate().take(resource.dim.axes()) {
        *coordinate = registers.number(cx, places.body + places.step * axis, lane);
    }
    let slice = registers.slice(resource.dim);
    let slice = slice.map_or(0, |at| registers.number(cx, at, lane));
    Ok(resource.address(at, slice))
}

impl Places for ImagePlaces {
    fn at(&self, lane: usize, byte: u32, size: u32) -> Result<Spot, Trap> {
        let Some(texel) = self.texels[lane] else {
            return Ok(Spot::Nowhere);
        };
        let address = texel.wrapping_add(byte.into());
        self.own.check(lane, address, size)?;
        Ok(Spot::Memory(address))
    }
}

/// One texel, whichever lane it is for.
pub(super) struct Texel {
    pub address: u64,
    pub own: Own,
}

impl Places for Texel {
    fn at(&self, lane: usize, byte: u32, size: u32) -> Result<Spot, Trap> {
        let address = self.address.wrapping_add(byte.into());
        self.own.check(lane, address, size)?;
        Ok(Spot::Memory(address))
    }
}

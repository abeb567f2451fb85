//! Accesses through flat pointers where there are no instructions for them: the address is compared
//! with the apertures, and one of three accesses is made.
//!
//! Source: AMDGPUUsage, "Address Spaces": a flat address whose upper word is that of the shared or
//! the private aperture is an address in LDS or in scratch; all others are global.

use crate::legal::address::Null;
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::shape::Leaf;
use crate::target::FlatAccess;
use ir::{AddrSpace, Block, CastOp, Intrinsic, Value};

impl Legaliser<'_> {
    /// Must an access to a space be made space by space?
    pub(crate) fn is_apart(&self, space: AddrSpace) -> bool {
        space == AddrSpace::Generic && self.e.target.flat == FlatAccess::BySpace
    }

    /// Makes an access in each space that a flat pointer may point to; gives what it results in.
    pub(crate) fn by_space(
        &mut self,
        flat: Value,
        mut access: impl FnMut(&mut Self, Value, AddrSpace) -> Res<Parts>,
    ) -> Res<Parts> {
        let end = self.e.make_block();
        let mut results: Option<Parts> = None;
        for (aperture, space) in [
            (Intrinsic::SharedApertureHi, AddrSpace::Local),
            (Intrinsic::PrivateApertureHi, AddrSpace::Private),
        ] {
            let inside = self.in_aperture(aperture, flat)?;
            let (here, elsewhere) = (self.e.make_block(), self.e.make_block());
            self.e.branch(inside, here, elsewhere);
            self.e.start_block(here);
            let ptr = self.pointer_into(flat, space)?;
            let parts = access(self, ptr, space)?;
            self.joined(end, &mut results, &parts);
            self.e.start_block(elsewhere);
        }
        let ptr = self.pointer_into(flat, AddrSpace::Global)?;
        let parts = access(self, ptr, AddrSpace::Global)?;
        self.joined(end, &mut results, &parts);
        self.e.start_block(end);
        Ok(results.unwrap_or_default())
    }

    /// Goes on where all spaces meet.
    fn joined(&mut self, end: Block, results: &mut Option<Parts>, parts: &[Value]) {
        if results.is_none() {
            let mut params = Parts::new();
            for &part in parts {
                let ty = self.e.ty(part);
                params.push(self.e.block_param(end, ty));
            }
            *results = Some(params);
        }
        self.e.jump(end, parts);
    }

    /// The flat pointer as one into a space, in which it is known to point.
    fn pointer_into(&mut self, flat: Value, space: AddrSpace) -> Res<Value> {
        let (from, to) = (Leaf::Ptr(AddrSpace::Generic), Leaf::Ptr(space));
        let n = self.pointer_cast(CastOp::AddrSpaceCast, flat.into(), from, to, Null::Never)?;
        Ok(n.lo)
    }
}

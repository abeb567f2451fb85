//! The constant bus: the scalar values and literals that a vector instruction may read.

use super::operand::vcc_of;
use super::{Encoder, Kind};
use crate::{Generation, ImplicitRegs, InstDesc, InstFlags, Reg, RegSpan};

/// Whether the generation's rule of one scalar value for each vector instruction holds for this
/// one; from GFX10 on there can be two but for 64-bit shifts (RDNA manual, "Constant bus").
fn is_one_bus(desc: &InstDesc, generation: Generation) -> bool {
    generation < Generation::Gfx10 || desc.flags.contains(InstFlags::ONE_SCALAR)
}

impl Encoder<'_> {
    /// A vector instruction of GFX6 to GFX9 reads one scalar value at most, as often as it likes
    /// (manual, section 6.2.1 "Limitations"); later ones read two.
    pub(super) fn bus_read(&mut self, span: RegSpan) -> Result<(), Kind> {
        let free = matches!(span.base, Reg::LDS_DIRECT | Reg::NULL);
        if span.base.is_vector() || free || self.bus.contains(&Some(span)) {
            return Ok(());
        }
        match self.bus.iter_mut().find(|place| place.is_none()) {
            Some(place) => *place = Some(span),
            None => return Err(Kind::ConstantBus),
        }
        self.check_bus()
    }

    /// A literal comes over the bus too.
    pub(super) fn check_bus(&self) -> Result<(), Kind> {
        if !self.family.is_valu() {
            return Ok(());
        }
        let scalars = self.bus.iter().flatten().count() + usize::from(self.literal.is_some());
        let limit = if is_one_bus(self.desc, self.generation) {
            1
        } else {
            2
        };
        match scalars > limit {
            true => Err(Kind::ConstantBus),
            false => Ok(()),
        }
    }

    pub(super) fn implicit_bus_reads(&mut self) -> Result<(), Kind> {
        if !self.family.is_valu() {
            return Ok(());
        }
        let reads = self.desc.implicit_reads;
        if reads.contains(ImplicitRegs::VCC) {
            self.mask_read(vcc_of(self.wave))?;
        }
        if reads.contains(ImplicitRegs::M0) {
            self.bus_read(Reg::M0.into())?;
        }
        Ok(())
    }

    /// The mask of 32 lanes comes with VCC where that is an operand of 64 bits (`v_div_fmas_f64`).
    fn mask_read(&mut self, mask: RegSpan) -> Result<(), Kind> {
        let holds = |read: &RegSpan| read.base == mask.base && read.count >= mask.count;
        match self.bus.iter().flatten().any(holds) {
            true => Ok(()),
            false => self.bus_read(mask),
        }
    }
}

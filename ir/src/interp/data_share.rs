//! What the lanes of a wave do to LDS together: counters that move by the number of active lanes,
//! and loads that go there without passing through a value.
//!
//! Sources: "Vega" 7nm ISA manual, 12.13 (`DS_APPEND`, `DS_CONSUME`) and 8.1.9 ("Memory Buffer Load
//! to LDS"): each lane has a dword of its own, in the order of the lanes; less than a dword is
//! extended with zeros. CDNA4 manual, 9.1.9 ("Memory Buffer Load to LDS"): each has four dwords
//! where three or four are loaded.

use super::error::Fault;
use super::exec::Cx;
use super::int::wrapping;
use super::value::Slot;
use crate::entities::Value;
use crate::inst::BinaryOp;
use crate::intrinsic::{BufferIndex, BufferOp, Intrinsic};
use crate::memory::AddrSpace;

/// Bytes of LDS that each lane has for up to a dword.
const LANE_BYTES: u64 = 4;
/// Bytes of LDS that each lane has for more; the last four stay as they are if three dwords are
/// loaded.
const WIDE_LANE_BYTES: u64 = 16;

/// Is it an operation of this module?
pub(super) fn is_shared_op(id: Intrinsic) -> bool {
    use Intrinsic as N;
    matches!(
        id,
        N::DsAppend | N::DsConsume | N::GlobalLoadLds | N::LoadToLds | N::BufferToLds
    ) || of_buffer(id).is_some()
}

/// How the place in a buffer is given whose contents go to LDS.
fn of_buffer(id: Intrinsic) -> Option<BufferIndex> {
    let access = id.buffer_access()?;
    (access.op == BufferOp::LoadLds).then_some(access.index)
}

impl Cx<'_, '_, '_> {
    /// Moves the counter at an address; gives what it was.
    pub(super) fn count(
        &mut self,
        id: Intrinsic,
        result: Value,
        counter: Value,
        lanes: usize,
    ) -> Result<Slot, Fault> {
        let op = match id {
            Intrinsic::DsAppend => BinaryOp::Add,
            _ => BinaryOp::Sub,
        };
        let place = self.place(counter)?;
        let (leaves, size) = self.shape(result)?;
        let (region, index) = self.region(place, size)?;
        region.check_writable()?;
        let old = region.read_leaf(index, &leaves[0]);
        let new = Slot {
            bits: wrapping(op, old.bits, lanes as u128, u32::BITS).value,
            ..old
        };
        region.write_leaf(index, &leaves[0], new);
        Ok(old)
    }

    /// `…load.lds(from, to, size, …, offset, …)` for a lane; `to` is what the first lane has.
    pub(super) fn load_to_lds(
        &mut self,
        id: Intrinsic,
        args: &[Value],
        to: u64,
    ) -> Result<(), Fault> {
        let size = self.defined(args[2], "size")? as u64;
        let offset = match of_buffer(id) {
            Some(BufferIndex::Raw) => args[5],
            Some(BufferIndex::Struct) => args[6],
            None => args[3],
        };
        let offset = self.defined(offset, "offset")? as u32;
        let fat = self.func.value_type(args[0]).addr_space() == Some(AddrSpace::BufferFat);
        let (mut bytes, mut poison) = match fat || of_buffer(id).is_some() {
            true => self.buffer_part(id, args, offset, size)?,
            false => {
                let from = self.moved_place(args[0], offset)?;
                let (region, index) = self.region(from, size)?;
                region.read_bytes(index, size as usize)
            }
        };
        let written = size.max(LANE_BYTES);
        bytes.resize(written as usize, 0);
        poison.resize(written as usize, false);
        let stride = match written {
            LANE_BYTES => LANE_BYTES,
            _ => WIDE_LANE_BYTES,
        };
        let to = to + u64::from(offset) + stride * u64::from(self.item.lane);
        let (region, index) = self.region(super::access::Place::in_lds(to), written)?;
        region.write_bytes(index, &bytes, &poison);
        Ok(())
    }
}

//! Reads of LDS that transpose.
//!
//! Sixteen lanes work together. What they read is a matrix, one lane's part behind the other's, in
//! rows of sixteen elements; each lane gets the column that has its number. So that two reads give
//! a lane what a matrix instruction wants of it where K runs along the columns (CDNA4 ISA manual,
//! 11.4 "MFMA Transpose Load from LDS").

use super::error::{Fault, FaultKind};
use super::exec::{Env, WorkItem};
use super::value::Slot;
use crate::entities::Inst;
use crate::function::Function;
use crate::inst::InstData;
use crate::intrinsic::TransposedRead;

/// Columns of a matrix, and lanes that have a part of it.
const COLUMNS: usize = 16;

/// A bit of memory.
#[derive(Clone, Copy)]
struct Bit {
    set: bool,
    poison: bool,
}

/// Executes a call of an intrinsic that is a [`TransposedRead`] for all lanes of a wave.
pub(super) fn read<'m>(
    env: &Env<'_, 'm>,
    items: &mut [WorkItem],
    active: &[usize],
    func: &'m Function,
    inst: Inst,
    wave_size: u32,
) -> Result<(), Fault> {
    let InstData::Intrinsic { id, args, .. } = func.inst(inst) else {
        return Err(Fault::unsupported("this wave operation"));
    };
    let (Some(shape), Some(result)) = (id.transposed_read(), func.result(inst)) else {
        return Err(Fault::unsupported(id.name()));
    };
    if active.len() != wave_size as usize {
        let message = format!("{} while a lane is inactive", id.name());
        return Err(Fault::new(FaultKind::UndefinedBehaviour, message));
    }
    let pointer = args.as_slice(&func.lists)[0];
    let leaves = env.program.shape(func.value_type(result))?;
    let mut lanes = active.to_vec();
    lanes.sort_by_key(|&item| items[item].lane);
    for together in lanes.chunks(COLUMNS) {
        let mut matrix = Vec::new();
        for &item in together {
            matrix.extend(part(env, items[item].lane_of(pointer, 0), shape)?);
        }
        for (number, &item) in together.iter().enumerate() {
            let mut bits = column(&matrix, number, shape).into_iter();
            for (i, leaf) in leaves.iter().enumerate() {
                let width = leaf.scalar.bits() as usize;
                items[item].set_lane(result, i, slot(bits.by_ref().take(width)));
            }
        }
    }
    Ok(())
}

/// What is at a lane's address.
fn part(env: &Env<'_, '_>, pointer: Slot, shape: TransposedRead) -> Result<Vec<Bit>, Fault> {
    if pointer.poison {
        return Err(Fault::new(FaultKind::Undefined, "the address is poison"));
    }
    let (address, size) = (pointer.bits as u64, u64::from(shape.bytes()));
    if address.trailing_zeros() < shape.align_log2().into() {
        let message = format!("address {address:#x} of a transposed read");
        return Err(Fault::new(FaultKind::Misaligned, message));
    }
    let index = env.lds.check(address, size)?;
    let (bytes, poison) = env.lds.read_bytes(index, size as usize);
    let bits_of = |(byte, poison): (u8, bool)| {
        (0..u8::BITS).map(move |i| Bit {
            set: byte >> i & 1 != 0,
            poison,
        })
    };
    Ok(bytes.into_iter().zip(poison).flat_map(bits_of).collect())
}

/// A column of a matrix, from the first row to the last.
fn column(matrix: &[Bit], number: usize, shape: TransposedRead) -> Vec<Bit> {
    let elements = matrix.chunks(shape.element_bits as usize);
    let of_column = elements.skip(number).step_by(COLUMNS);
    of_column.flatten().copied().collect()
}

/// The number that bits are, from the lowest on.
fn slot(bits: impl Iterator<Item = Bit>) -> Slot {
    let mut slot = Slot::of(0);
    for (i, bit) in bits.enumerate() {
        slot.bits |= u128::from(bit.set) << i;
        slot.poison |= bit.poison;
    }
    slot
}

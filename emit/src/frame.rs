//! Frame layout: slots to offsets. Linear in the number of slots (but for sorting).
//!
//! A frame is a range of scratch memory of each lane. It begins with the arguments that the
//! function gets on the stack. The other slots stand behind them by alignment, the strictest first,
//! so that no padding is needed between them. The arguments of the functions that it calls stand
//! where those frames begin: behind this one, and they do not count as part of it.

use crate::error::{EmitError, EmitErrorKind};
use isa::Machine;
use mir::Function;

/// Alignment of the stack in bytes of a lane: frames of called functions start at multiples of it.
pub const STACK_ALIGN: u32 = 16;

/// Gives each slot its offset and the frame its size, a multiple of [`STACK_ALIGN`].
///
/// # Errors
///
/// If the frame is larger than scratch memory can be.
pub fn layout_frame(func: &mut Function, machine: &Machine) -> Result<(), EmitError> {
    let limit = u64::from(machine.lane_scratch());
    let mut order: Vec<_> = func.frame.slots.keys().collect();
    let (incoming, outgoing) = (func.frame.incoming, func.frame.outgoing);
    order.retain(|&slot| Some(slot) != outgoing);
    order.sort_by_key(|&slot| {
        let align = std::cmp::Reverse(func.frame.slots[slot].align);
        (Some(slot) != incoming, align)
    });
    let mut end = 0u64;
    for slot in order {
        let data = &mut func.frame.slots[slot];
        let align = u64::from(data.align.max(1));
        end = end.next_multiple_of(align);
        data.offset = Some(end as u32);
        end += u64::from(data.size);
        if end > limit {
            let kind = EmitErrorKind::FrameTooLarge { bytes: end, limit };
            return Err(EmitError::new(func, kind));
        }
    }
    func.frame.size = (end as u32).next_multiple_of(STACK_ALIGN);
    if let Some(slot) = outgoing {
        func.frame.slots[slot].offset = Some(func.frame.size);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::{Target, WaveSize};
    use mir::{FuncId, SlotData};

    fn empty(wave: WaveSize) -> (Function, Machine) {
        let target = Target::parse("gfx1030").unwrap();
        let machine = Machine::with_wave(&target, wave).unwrap();
        (Function::new("f", FuncId::from_u32(0), wave), machine)
    }

    fn slot(size: u32, align: u32) -> SlotData {
        SlotData {
            size,
            align,
            offset: None,
        }
    }

    #[test]
    fn strictest_alignment_first_without_padding() {
        let (mut func, machine) = empty(WaveSize::W64);
        let byte = func.frame.slots.push(slot(1, 1));
        let quad = func.frame.slots.push(slot(16, 16));
        let word = func.frame.slots.push(slot(4, 4));
        layout_frame(&mut func, &machine).unwrap();
        assert_eq!(func.frame.slots[quad].offset, Some(0));
        assert_eq!(func.frame.slots[word].offset, Some(16));
        assert_eq!(func.frame.slots[byte].offset, Some(20));
        assert_eq!(func.frame.size, 32);
    }

    #[test]
    fn arguments_stand_at_the_ends() {
        let (mut func, machine) = empty(WaveSize::W64);
        let quad = func.frame.slots.push(slot(16, 32));
        let out = func.stack_arguments(mir::Area::Outgoing, 8);
        let own = func.stack_arguments(mir::Area::Incoming, 20);
        layout_frame(&mut func, &machine).unwrap();
        assert_eq!(func.frame.slots[own].offset, Some(0));
        assert_eq!(func.frame.slots[quad].offset, Some(32));
        assert_eq!(func.frame.size, 48);
        assert_eq!(func.frame.slots[out].offset, Some(48));
    }

    #[test]
    fn too_large_a_frame_is_an_error() {
        for (wave, limit) in [(WaveSize::W32, 262_112), (WaveSize::W64, 131_056)] {
            let (mut func, machine) = empty(wave);
            let first = func.frame.slots.push(slot(limit as u32, 4));
            assert!(layout_frame(&mut func, &machine).is_ok());
            func.frame.slots[first].offset = None;
            func.frame.slots.push(slot(4, 4));
            let bytes = limit + 4;
            let kind = EmitErrorKind::FrameTooLarge { bytes, limit };
            assert_eq!(layout_frame(&mut func, &machine).unwrap_err().kind, kind);
        }
    }
}

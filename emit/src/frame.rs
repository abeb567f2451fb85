//! Frame layout: slots to offsets. Linear in the number of slots (but for sorting).
//!
//! A frame is a range of scratch memory of each lane. Slots stand in it by alignment, the strictest first, so that no
//! padding is needed between them.

use crate::error::{EmitError, EmitErrorKind};
use mir::Function;

/// Alignment of the stack in bytes of a lane: frames of called functions start at multiples of it.
pub const STACK_ALIGN: u32 = 16;

/// Bytes of scratch that one lane can have: the hardware's size of a wave's scratch is 13 bits in units of 1 KiB
/// (manual, section 8.1 "Scratch": COMPUTE_TMPRING_SIZE.WAVESIZE), shared by 64 lanes.
pub const MAX_FRAME: u64 = ((1 << 13) - 1) * 1024 / 64;

/// Gives each slot its offset and the frame its size, a multiple of [`STACK_ALIGN`].
///
/// # Errors
///
/// If the frame is larger than scratch memory can be.
pub fn layout_frame(func: &mut Function) -> Result<(), EmitError> {
    let mut order: Vec<_> = func.frame.slots.keys().collect();
    order.sort_by_key(|&slot| std::cmp::Reverse(func.frame.slots[slot].align));
    let mut end = 0u64;
    for slot in order {
        let data = &mut func.frame.slots[slot];
        let align = u64::from(data.align.max(1));
        end = end.next_multiple_of(align);
        data.offset = Some(end as u32);
        end += u64::from(data.size);
        if end > MAX_FRAME {
            let kind = EmitErrorKind::FrameTooLarge {
                bytes: end,
                limit: MAX_FRAME,
            };
            return Err(EmitError::new(func, kind));
        }
    }
    func.frame.size = (end as u32).next_multiple_of(STACK_ALIGN);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::WaveSize;
    use mir::{FuncId, SlotData};

    fn slot(size: u32, align: u32) -> SlotData {
        SlotData {
            size,
            align,
            offset: None,
        }
    }

    #[test]
    fn strictest_alignment_first_without_padding() {
        let mut func = Function::new("f", FuncId::from_u32(0), WaveSize::W64);
        let byte = func.frame.slots.push(slot(1, 1));
        let quad = func.frame.slots.push(slot(16, 16));
        let word = func.frame.slots.push(slot(4, 4));
        layout_frame(&mut func).unwrap();
        assert_eq!(func.frame.slots[quad].offset, Some(0));
        assert_eq!(func.frame.slots[word].offset, Some(16));
        assert_eq!(func.frame.slots[byte].offset, Some(20));
        assert_eq!(func.frame.size, 32);
    }

    #[test]
    fn too_large_a_frame_is_an_error() {
        let mut func = Function::new("f", FuncId::from_u32(0), WaveSize::W64);
        let first = func.frame.slots.push(slot(MAX_FRAME as u32, 4));
        assert!(layout_frame(&mut func).is_ok());
        func.frame.slots[first].offset = None;
        func.frame.slots.push(slot(4, 4));
        let kind = EmitErrorKind::FrameTooLarge {
            bytes: MAX_FRAME + 4,
            limit: MAX_FRAME,
        };
        assert_eq!(layout_frame(&mut func).unwrap_err().kind, kind);
    }
}

//! The registers of a wave before its first instruction, and what of the processor decides them.
//!
//! Source: AMDGPUUsage, "Initial Kernel Execution State".

use crate::checks::MAX_USER_SGPRS;
use crate::descriptor::{Descriptor, WorkItemIds};
use crate::exec::{Alignment, ElementSize, ScratchBase};
use crate::launch::{Launch, ScratchSetup};
use crate::wave::{FLAT_SCR, LANES, Wave};
use isa::{Facts, FlatScratch, Generation, Processor};

/// Dwords that user SGPRs have room for.
pub(crate) type Preloaded = [u32; MAX_USER_SGPRS as usize];

/// The scratch resource that the packet processor passes in four SGPRs: swizzled, dwords
/// interleaved over 64 lanes (manual, 8.1.8; AMDGPUUsage, "Private Segment Buffer").
pub(crate) fn scratch_resource(address: u64, size: u64, elements: ElementSize) -> [u32; 4] {
    const SWIZZLE_ENABLE: u32 = 1 << 31;
    const INDEX_STRIDE_64: u32 = 3 << 21;
    const ELEMENT_SIZE_4: u32 = 1 << 19;
    const ADD_TID_ENABLE: u32 = 1 << 23;
    let element_size = match elements {
        ElementSize::Four => 0,
        ElementSize::OfResource => ELEMENT_SIZE_4,
    };
    [
        address as u32,
        (address >> 32) as u32 & 0xffff | SWIZZLE_ENABLE,
        size as u32,
        INDEX_STRIDE_64 | ADD_TID_ENABLE | element_size,
    ]
}

/// What must be aligned.
pub(crate) fn alignment(processor: &Processor) -> Alignment {
    match processor.generation {
        Generation::Gfx6 => Alignment::OfAll,
        Generation::Gfx7 | Generation::Gfx8 => Alignment::OfLds,
        _ => Alignment::Any,
    }
}

/// How the elements of swizzled buffers are sized.
pub(crate) fn element_size(processor: &Processor) -> ElementSize {
    match processor.generation < Generation::Gfx9 {
        true => ElementSize::OfResource,
        false => ElementSize::Four,
    }
}

/// Where scratch begins behind the address that offsets in FLAT_SCRATCH count from, in bytes: any
/// multiple of 256 but zero, so that code that forgets it is found out.
const HIDDEN_SCRATCH_OFFSET: u64 = 1 << 16;

/// How scratch is found from FLAT_SCRATCH, where all scratch is at an address.
pub(crate) fn scratch_base(facts: &Facts, scratch: u64) -> ScratchBase {
    match facts.flat_scratch {
        FlatScratch::SizeAndOffset => {
            ScratchBase::SizeAndOffset(scratch.wrapping_sub(HIDDEN_SCRATCH_OFFSET))
        }
        _ => ScratchBase::Address,
    }
}

/// What is in the two SGPRs of "Flat Scratch Init" (AMDGPUUsage, "Initial Kernel Execution State"):
/// the address of all scratch; on GFX7 and GFX8 the offset of its start and the size of a lane's
/// part.
pub(crate) fn flat_scratch_init(facts: &Facts, scratch: u64, private_size: u32) -> u64 {
    match facts.flat_scratch {
        FlatScratch::SizeAndOffset => HIDDEN_SCRATCH_OFFSET | u64::from(private_size) << 32,
        _ => scratch,
    }
}

/// Sets up the scalar registers of a wave.
pub(crate) fn init_scalars(wave: &mut Wave, d: &Descriptor, launch: &Launch, place: &WavePlace) {
    let mut user: Vec<u32> = Vec::with_capacity(MAX_USER_SGPRS.into());
    let pair = |v: u64| [v as u32, (v >> 32) as u32];
    if d.private_segment_buffer {
        user.extend(scratch_resource(
            launch.scratch,
            launch.scratch_size,
            launch.element_size,
        ));
    }
    let pairs = [
        (d.dispatch_ptr, launch.packet),
        (d.queue_ptr, launch.queue),
        (d.kernarg_ptr, launch.kernarg),
        (d.dispatch_id, launch.dispatch_id),
        (d.flat_scratch_init, launch.flat_scratch),
    ];
    for (_, value) in pairs.into_iter().filter(|(enabled, _)| *enabled) {
        user.extend(pair(value));
    }
    if d.private_segment_size {
        user.push(launch.private_size);
    }
    user.extend(launch.preloaded.iter().take(d.preload.0.into()));
    let counts = (0..3).filter(|&i| d.group_count[i]);
    user.extend(counts.map(|i| launch.groups[i]));
    let user_count = usize::from(d.user_sgprs).min(MAX_USER_SGPRS.into());
    for (register, value) in wave.scalars.iter_mut().zip(user.iter().take(user_count)) {
        *register = *value;
    }
    if let Some(table) = launch.table {
        wave.scalars[0] = table as u32;
    }
    let mut next = usize::from(d.user_sgprs);
    let mut push = |value: u32| {
        wave.scalars[next] = value;
        next += 1;
    };
    for dimension in (0..3).filter(|&i| d.group_id[i]) {
        push(place.group[dimension]);
    }
    if d.group_info {
        push(u32::from(place.number == 0) << 31 | place.waves);
    }
    match launch.scratch_setup {
        _ if !d.private_segment => {}
        ScratchSetup::Program => push(place.scratch_offset),
        ScratchSetup::Hardware => {
            let own = launch.scratch + u64::from(place.scratch_offset);
            wave.set_pair(FLAT_SCR, own);
        }
    }
}

/// The dwords of the kernarg segment that user SGPRs are loaded with; zeros behind its end.
pub(crate) fn preloaded(d: &Descriptor, kernarg: &[u8]) -> Preloaded {
    let (count, first) = d.preload;
    let mut words = Preloaded::default();
    let given = kernarg.chunks(4).skip(first.into()).take(count.into());
    for (word, bytes) in words.iter_mut().zip(given) {
        let byte = |i: usize| u32::from(bytes.get(i).copied().unwrap_or(0)) << (8 * i);
        *word = (0..4).fold(0, |all, i| all | byte(i));
    }
    words
}

/// Where a wave is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WavePlace {
    pub group: [u32; 3],
    /// Work-items of this work-group: smaller at the grid's end.
    pub size: [u32; 3],
    pub number: u32,
    /// Waves of this work-group.
    pub waves: u32,
    pub scratch_offset: u32,
}

/// Where the work-item ids are at a kernel's start (AMDGPUUsage, "VGPR Register Set Up Order").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum IdRegisters {
    /// Each in its own VGPR.
    Separate,
    /// All in one, ten bits each; zero in place of those that the descriptor does not ask for, on
    /// which llc's code relies (LLVM, `llvm.amdgcn.workitem.id.ll`: with one dimension it takes
    /// the register as it is).
    Packed,
}

/// Sets up EXEC and the work-item ids of a wave.
pub(crate) fn init_lanes(wave: &mut Wave, d: &Descriptor, place: &WavePlace, ids: IdRegisters) {
    let items: u32 = place.size.iter().product();
    let first = place.number * LANES as u32;
    let mut mask = 0;
    for lane in 0..LANES {
        let id = first + lane as u32;
        if id >= items {
            break;
        }
        mask |= 1 << lane;
        let [sx, sy, _] = place.size;
        let item = [id % sx, id / sx % sy, id / (sx * sy)];
        let asked = match d.work_item_ids {
            WorkItemIds::X => 1,
            WorkItemIds::Xy => 2,
            WorkItemIds::Xyz => 3,
        };
        wave.vgprs[0][lane] = 0;
        for (dimension, number) in item.into_iter().enumerate().take(asked) {
            match ids {
                IdRegisters::Separate => wave.vgprs[dimension][lane] = number,
                IdRegisters::Packed => wave.vgprs[0][lane] |= number << (10 * dimension),
            }
        }
    }
    wave.set_exec(mask);
}

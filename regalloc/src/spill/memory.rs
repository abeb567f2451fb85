//! Spilled SGPRs beyond the lanes: in scratch memory.
//!
//! The lanes of VGPRs are the cheap homes: `v_readlane_b32` and `v_writelane_b32` heed no EXEC.
//! Where no VGPR is left for more lanes, or no lane survives (a call of a function that may write
//! any VGPR), a value goes to a slot of the frame: value *n* to the memory of lane *n* modulo the
//! lanes of a wave, so that a slot of four bytes has room for a value of each. `p_spill_sgpr` and
//! `p_reload_sgpr` become
//!
//! ```text
//!     EXEC' = exec                     EXEC' is registers that nothing else uses
//!     exec = 1 << LANE                 EXEC is this lane alone
//!     buffer_store_dword T, off, KEEP  only if T has values of its own
//!     …                                the value goes between memory, lane LANE of T, and the SGPR
//!     buffer_load_dword T, off, KEEP
//!     exec = EXEC'
//! ```
//!
//! Why this is right at any place of any function:
//!
//! * It does not depend on EXEC: also where no lane is active, and where other lanes are active
//!   when the value is brought back than when it was saved. Lane `LANE` has scratch memory even if
//!   no work-item was launched for it: memory is given to waves.
//! * It writes neither SCC nor VCC nor M0: a value may be brought back between a comparison and its
//!   branch.
//! * EXEC' is withheld from the allocator for the whole function as soon as one value goes to
//!   memory ([`crate::constraint::File::withhold`]): nothing is ever in it across an instruction,
//!   so calls may write it.
//! * T is a VGPR that the function names nowhere, if there is one: what its lanes hold is of no
//!   interest in a kernel. In other functions a caller's lanes may hold values there, so T counts
//!   as written in all lanes ([`crate::Clobbers`]), and callers leave it alone. Only so many
//!   registers of a module may be such ([`most_whole_wave`]), else few registers would be left to
//!   callers.
//! * If there is none, any VGPR is borrowed: only lane `LANE` of it is written, under EXEC, and
//!   gets back what it held from the slot KEEP, which nothing else uses. Active or not, no lane of
//!   it changes.
//! * The slots belong to the frame, so they survive calls and recursion as local variables do.

use super::Spills;
use super::scratch::use_scratch;
use crate::Clobbers;
use crate::constraint::File;
use isa::{Reg, RegSpan};
use mir::abi::standard::is_preserved;
use mir::{Function, Operand, Slot, SlotData};

/// The part of a module's VGPRs that functions other than kernels may write in all lanes: at most
/// so many.
const MOST_WHOLE_WAVE: u16 = 16;

/// What spilling through memory needs.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    /// The VGPR on the way.
    pub vgpr: Reg,
    /// Holds EXEC meanwhile.
    pub exec: RegSpan,
    /// Where the VGPR's own value waits.
    pub keep: Option<Slot>,
}

impl Access {
    /// The VGPR and the pair as operands.
    pub fn registers(&self) -> [Operand; 2] {
        [Operand::phys(self.vgpr), Operand::Phys(self.exec)]
    }

    /// The slot of the VGPR's own value as operand.
    pub fn keep(&self) -> Operand {
        self.keep
            .map_or(Operand::Off, |slot| Operand::Slot { slot, offset: 0 })
    }
}

/// VGPRs whose lanes may hold spilled SGPRs, lowest first, and a VGPR on the way to memory.
#[derive(Clone, Debug, Default)]
pub struct LaneVgprs {
    /// Those with homes.
    pub homes: Vec<u16>,
    /// One that the function uses for nothing else.
    pub way: Option<u16>,
}

/// How many VGPRs functions that are no kernels may write in all lanes, over the whole module.
fn most_whole_wave(limit: u16) -> u16 {
    MOST_WHOLE_WAVE.min(limit / 4)
}

/// Looks for them: `limit` VGPRs may be used.
pub fn lane_vgprs(func: &Function, file: &File, limit: u16) -> LaneVgprs {
    let first = first_free(func);
    let mut written = Clobbers::NONE;
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        if inst.is_pseudo(mir::Pseudo::Call) {
            written.union(&file.call(inst));
        }
    }
    // What such a register holds for callers is saved in kernels by nobody, and in functions of
    // LLVM's convention by themselves.
    let unlimited = func.kernel.is_some() || func.preserves();
    let mut room = match unlimited {
        true => u16::MAX,
        false => {
            let used = (0..limit).filter(|&n| file.is_whole_wave(n)).count() as u16;
            most_whole_wave(limit).saturating_sub(used)
        }
    };
    let mut may_use = |&n: &u16| {
        let ok = unlimited || file.is_whole_wave(n) || room > 0;
        if ok && !file.is_whole_wave(n) {
            room -= 1;
        }
        ok
    };
    let survives = |&n: &u16| !written.contains(Reg::vgpr(n));
    let mut homes: Vec<u16> = (first..limit)
        .filter(survives)
        .filter(&mut may_use)
        .collect();
    // What is on the way need not survive calls.
    let way = match homes.len() {
        0 | 1 => (first..limit).filter(|n| !survives(n)).find(&mut may_use),
        _ => homes.pop(),
    };
    LaneVgprs { homes, way }
}

/// First VGPR above all that a function names.
fn first_free(func: &Function) -> u16 {
    let mut first = 0;
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        for operand in &inst.operands {
            if let Operand::Phys(span) = operand
                && span.base.is_vgpr()
            {
                first = first.max(span.base.index() + u16::from(span.count));
            }
        }
    }
    first
}

/// The next home in memory: a slot and a lane. The first one makes the function ready for memory.
pub fn next(func: &mut Function, file: &File, spills: &mut Spills) -> (Slot, u8) {
    if spills.access.is_none() {
        spills.access = Some(access(func, file, spills));
    }
    let lanes = func.wave.lanes();
    let (n, lane) = (spills.in_memory / lanes, spills.in_memory % lanes);
    spills.in_memory += 1;
    if n as usize == spills.slots.len() {
        spills.slots.push(new_slot(func));
    }
    (spills.slots[n as usize], lane as u8)
}

fn access(func: &mut Function, file: &File, spills: &Spills) -> Access {
    use_scratch(func);
    let way = spills.lane_vgprs.way;
    Access {
        vgpr: Reg::vgpr(way.unwrap_or(0)),
        exec: unnamed_mask(func, file),
        keep: way.is_none().then(|| new_slot(func)),
    }
}

fn new_slot(func: &mut Function) -> Slot {
    func.frame.slots.push(SlotData {
        size: 4,
        align: 4,
        offset: None,
    })
}

/// Registers for a lane mask that no instruction names: the highest within the budget, else the
/// lowest above the budget.
fn unnamed_mask(func: &Function, file: &File) -> RegSpan {
    let mut named = [false; Reg::COUNT];
    let mut name = |span: RegSpan| {
        span.regs()
            .for_each(|r| named[usize::from(r.code())] = true);
    };
    for span in file.reserved_spans(func) {
        name(span);
    }
    name(mir::abi::call::RETURN_ADDRESS);
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        for operand in &inst.operands {
            if let Operand::Phys(span) = operand {
                name(*span);
            }
        }
    }
    let width = u16::from(func.wave.mask_registers());
    let within = file.limit / width;
    let all = file.machine.processor().usable_sgprs() / width;
    let order = (0..within).rev().chain(within..all);
    let is_free = |n: &u16| (width * n..width * n + width).all(|s| !named[usize::from(s)]);
    // One that need not be saved, if there is the choice.
    let cheap =
        |n: &u16| !func.preserves() || !is_preserved(Reg::sgpr(width * n), func.frame.access);
    let mut free = order.filter(is_free);
    let first = free.clone().find(cheap);
    let free = first.or_else(|| free.next());
    // An instruction can name a few registers only; the convention leaves those from s34 on alone.
    let first = width * free.unwrap_or(within.saturating_sub(1));
    RegSpan::new(Reg::sgpr(first), func.wave.mask_registers())
}

//! DS instructions with the `gds` bit, the global wave sync and ordered counts. What they work on
//! is in [`crate::gds`], with the sources.

use super::{Cx, Done, Exec, ds};
use crate::error::{FaultKind, Space, Trap};
use crate::gds::{Ordered, OrderedOp, Passage, Release, Wait};
use crate::memory::Memory;
use crate::program::{Dst, Op, Src};
use crate::wave::{LANES, M0, Status, Wave};
use isa::Opcode;

/// Fields of ordered counts (RDNA3.5 manual, 13.4.3 "Instruction Fields"; LLVM's `ds_ordered_add`).
mod ordered {
    /// OFFSET0[7:2]: the counter, in dwords.
    pub const COUNTER: u32 = 0xfc;
    /// OFFSET1[0]: the next wave may go on.
    pub const RELEASE: u32 = 1 << 8;
    /// OFFSET1[3:2]: type of the shader; that of compute is 0.
    pub const SHADER: u32 = 3 << 10;
    /// OFFSET1[5:4]: add, exchange.
    pub const OPERATION: u32 = 12;
}

/// Base and size in bytes (RDNA3.5 manual, 13.4.3 "Instruction Fields": M0).
fn base_and_size(cx: &Cx<'_>) -> (u32, u32) {
    let m0 = cx.w.scalars[M0];
    (m0 >> 16, m0 & 0xffff)
}

/// Runs a DS instruction on the part of GDS that M0 names, as if it were the work-group's LDS.
fn on_gds(cx: &mut Cx<'_>, op: &Op) -> Done {
    let Some(run) = ds::lookup(op.opcode) else {
        return Err(FaultKind::Unimplemented(op.opcode.mnemonic().to_string()).into());
    };
    let (base, size) = base_and_size(cx);
    let mem = cx.mem;
    let (done, length) = mem.gds().window(base, size, |bytes| {
        let length = bytes.len();
        let mut cx = Cx {
            w: &mut *cx.w,
            lds: bytes,
            mem: cx.mem,
            shared: cx.shared,
            scratch: &mut *cx.scratch,
            executed: cx.executed,
        };
        (run(&mut cx, op), length)
    });
    done.map_err(|trap| in_gds(trap, base, length))
}

/// The fault of an access to the window, told as one to GDS.
#[cold]
fn in_gds(mut trap: Trap, base: u32, length: usize) -> Trap {
    if let FaultKind::OutOfBounds { space, hint, .. } = &mut *trap.kind {
        *space = Space::Gds;
        *hint = format!("M0 gives {length} bytes from {base:#x} on");
    }
    trap
}

/// The function for a DS instruction with the `gds` bit, if that is documented: lane permutations
/// have no memory, and instructions that add the lane's number have an offset where M0 has the
/// size.
pub(super) fn lookup_gds(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    match opcode {
        DsSwizzleB32 | DsPermuteB32 | DsBpermuteB32 | DsReadAddtidB32 | DsWriteAddtidB32 => None,
        _ => lookup(opcode).or_else(|| ds::lookup(opcode).map(|_| on_gds as Exec)),
    }
}

/// The resource that an instruction names: base, M0[21:16] and OFFSET0[5:0] (RDNA3.5 manual,
/// 13.4.4; so LLVM). The base is that of the process; here it has all resources.
fn resource(cx: &Cx<'_>, op: &Op) -> usize {
    let m0 = cx.w.scalars[M0] >> 16;
    (m0.wrapping_add(op.mods.offset as u32) & 63) as usize
}

/// The value of the first active lane.
fn first_valid(cx: &Cx<'_>, op: &Op) -> Option<u32> {
    let exec = cx.w.exec();
    match op.addr {
        Src::Vector(r) if exec != 0 => {
            Some(cx.w.vgprs[usize::from(r)][exec.trailing_zeros() as usize])
        }
        _ => None,
    }
}

fn value(cx: &Cx<'_>, op: &Op) -> Result<u32, Trap> {
    first_valid(cx, op).ok_or_else(|| {
        FaultKind::Gws {
            resource: resource(cx, op) as u8,
            what: "no lane is active that gives the count".to_string(),
        }
        .into()
    })
}

fn pass(cx: &mut Cx<'_>, passage: Passage) -> Done {
    if let Passage::Wait(wait) = passage {
        cx.w.wait = Some(wait);
        cx.w.status = Status::Queued;
    }
    Ok(())
}

/// `ds_ordered_count`: waves are served in the order of the numbers in M0[15:0]; the walker that
/// says whose turn it is starts at zero with the launch.
fn ordered_count(cx: &mut Cx<'_>, op: &Op) -> Done {
    let offset = op.mods.offset as u32;
    let operation = match (offset & ordered::SHADER, offset >> ordered::OPERATION & 3) {
        (0, 0) => OrderedOp::Add,
        (0, 1) => OrderedOp::Exchange,
        _ => {
            let what = format!("ds_ordered_count with offset {offset:#x}");
            return Err(FaultKind::Unimplemented(what).into());
        }
    };
    let (base, number) = base_and_size(cx);
    let count = Ordered {
        wave: number as u16,
        address: (base & !3).wrapping_add(offset & ordered::COUNTER),
        operation,
        // Nothing is added if no lane is active.
        value: first_valid(cx, op).unwrap_or(0),
        release: match offset & ordered::RELEASE {
            0 => Release::Keep,
            _ => Release::Next,
        },
        to: match op.dst {
            Dst::Vector(r) => r.into(),
            _ => return Ok(()),
        },
    };
    let wait = Wait::Ordered(count);
    if !cx.mem.gds().ready(&wait) {
        return pass(cx, Passage::Wait(wait));
    }
    cx.w.finish_ordered(cx.mem, &count)
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        DsGwsInit => |cx, op| cx.mem.gds().init(resource(cx, op), value(cx, op)?),
        DsGwsSemaV => |cx, op| cx.mem.gds().release(resource(cx, op), 1),
        DsGwsSemaBr => |cx, op| cx.mem.gds().release(resource(cx, op), value(cx, op)?),
        DsGwsSemaReleaseAll => |cx, op| cx.mem.gds().release_all(resource(cx, op)),
        DsGwsSemaP => |cx, op| {
            let passage = cx.mem.gds().acquire(resource(cx, op))?;
            pass(cx, passage)
        },
        DsGwsBarrier => |cx, op| {
            let next = value(cx, op)?;
            let passage = cx.mem.gds().barrier(resource(cx, op), next)?;
            pass(cx, passage)
        },
        DsOrderedCount => ordered_count,
        _ => return None,
    };
    Some(exec)
}

impl Wave {
    /// Lets a wave in a queue go on if it may.
    #[inline]
    pub(crate) fn leave_queue(&mut self, mem: &Memory) -> Done {
        match self.wait {
            Some(wait) if mem.gds().ready(&wait) => self.resume(mem, wait),
            _ => Ok(()),
        }
    }

    #[cold]
    fn resume(&mut self, mem: &Memory, wait: Wait) -> Done {
        self.wait = None;
        self.status = Status::Running;
        match wait {
            Wait::Ordered(count) => self.finish_ordered(mem, &count),
            Wait::Semaphore { .. } | Wait::Barrier { .. } => Ok(()),
        }
    }

    fn finish_ordered(&mut self, mem: &Memory, count: &Ordered) -> Done {
        let old = mem.gds().ordered(count)?;
        let exec = self.exec();
        self.set_lanes(count.to, &[old; LANES], exec);
        Ok(())
    }
}

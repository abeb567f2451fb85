//! Program control: branches, calls, barriers, waits, messages, hardware registers.

use super::{Cx, Done, Exec};
use crate::error::{FaultKind, Trap};
use crate::program::{Op, Src};
use crate::wave::{M0, Status, mode, no_such_register};
use isa::Opcode;

/// Hardware registers (manual, table 15; 15 is `SH_MEM_BASES`, from LLVM's operand pages).
mod hwreg {
    pub const MODE: u32 = 1;
    pub const STATUS: u32 = 2;
    pub const TRAPSTS: u32 = 3;
    pub const HW_ID: u32 = 4;
    pub const GPR_ALLOC: u32 = 5;
    pub const LDS_ALLOC: u32 = 6;
    pub const IB_STS: u32 = 7;
    pub const SH_MEM_BASES: u32 = 15;
    pub const XCC_ID: u32 = 20;
}

/// Branches if the condition holds; the distance counts from the next instruction.
fn branch_if(cx: &mut Cx<'_>, op: &Op, condition: bool) -> Done {
    if condition {
        let distance = i64::from(op.imm as i16) * 4;
        cx.w.pc = cx.w.pc.wrapping_add_signed(distance);
        cx.w.clock.branch();
    }
    Ok(())
}

fn set_pc(cx: &mut Cx<'_>, op: &Op) -> Done {
    cx.w.pc = cx.scalar64(op.src[0]);
    cx.w.clock.branch();
    Ok(())
}

fn swap_pc(cx: &mut Cx<'_>, op: &Op) -> Done {
    let next = cx.w.pc;
    set_pc(cx, op)?;
    cx.w.set_pair(op.sdst, next);
    Ok(())
}

fn call(cx: &mut Cx<'_>, op: &Op) -> Done {
    cx.w.set_pair(op.sdst, cx.w.pc);
    branch_if(cx, op, true)
}

/// What `s_waitcnt` lets be outstanding of vector memory, and of LDS and scalar memory.
pub(crate) fn waited(imm: u32) -> (u32, u32) {
    (imm & 15 | imm >> 14 << 4 & 0x30, imm >> 8 & 15)
}

/// Counters of `s_waitcnt` (manual, `S_WAITCNT`).
fn waitcnt(cx: &mut Cx<'_>, op: &Op) -> Done {
    let (vm, lgkm) = waited(op.imm as u32);
    cx.w.clock.wait(vm as usize, lgkm as usize);
    cx.mem.fence();
    Ok(())
}

/// Number, lowest bit and width of the field that `hwreg(…)` names.
fn field(imm: i32) -> (u32, u32, u32) {
    let imm = imm as u32;
    (imm & 63, imm >> 6 & 31, (imm >> 11 & 31) + 1)
}

fn read_hwreg(cx: &Cx<'_>, id: u32) -> Result<u32, Trap> {
    let w = &cx.w;
    Ok(match id {
        hwreg::MODE => w.mode,
        // Manual, table 3: SCC, EXECZ, VCCZ, IN_TG, VALID.
        hwreg::STATUS => {
            u32::from(w.scc)
                | u32::from(w.exec() == 0) << 9
                | u32::from(w.vcc() == 0) << 10
                | u32::from(cx.shared.waves_per_group > 1) << 11
                | 1 << 16
        }
        hwreg::TRAPSTS => w.trap_status,
        // Wave, SIMD and compute unit: the number of the wave on a single compute unit.
        hwreg::HW_ID => w.number & 15 | (w.number & 3) << 4,
        hwreg::GPR_ALLOC => cx.shared.gpr_alloc,
        // Manual, table 18: in units of 64 dwords.
        hwreg::LDS_ALLOC => (cx.lds.len() as u32).div_ceil(256) << 12,
        hwreg::IB_STS => 0,
        hwreg::SH_MEM_BASES => {
            let part = |base: u64| (base >> 48) as u32;
            part(cx.shared.private_base) | part(cx.shared.shared_base) << 16
        }
        // One complex of compute units is all that there is.
        hwreg::XCC_ID if cx.shared.has_xcc_id => 0,
        _ => return Err(FaultKind::Unimplemented(format!("hwreg({id})")).into()),
    })
}

fn get_reg(cx: &mut Cx<'_>, op: &Op) -> Done {
    let (id, offset, size) = field(op.imm);
    let value = read_hwreg(cx, id)?;
    cx.w.scalars[usize::from(op.sdst)] = value >> offset & (u32::MAX >> (32 - size));
    Ok(())
}

fn set_reg(cx: &mut Cx<'_>, op: &Op, value: u32) -> Done {
    let (id, offset, size) = field(op.imm);
    let mask = (u32::MAX >> (32 - size)) << offset;
    let new = |old: u32| old & !mask | value << offset & mask;
    match id {
        hwreg::MODE => cx.w.set_mode(new(cx.w.mode)),
        hwreg::TRAPSTS => cx.w.trap_status = new(cx.w.trap_status),
        _ => return Err(FaultKind::Unimplemented(format!("writing hwreg({id})")).into()),
    }
    Ok(())
}

/// `s_trap`: 3 is the debugger's breakpoint, which does nothing without one (AMDGPUUsage, "Trap
/// Handler ABI").
fn trap(_: &mut Cx<'_>, op: &Op) -> Done {
    const DEBUG: i32 = 3;
    match op.imm & 0xff {
        DEBUG => Ok(()),
        id => Err(FaultKind::Trap(id as u8).into()),
    }
}

/// `s_rfe_*` is for trap handlers only (manual, 12.2, 12.3), and a kernel is never one here: the
/// emulator has no trap handler, and a wave starts without privilege (manual, table 3, PRIV).
fn return_from_trap(_: &mut Cx<'_>, op: &Op) -> Done {
    let what = format!("{} outside a trap handler", op.opcode.mnemonic());
    Err(FaultKind::IllegalInstruction(what).into())
}

fn set_gpr_idx(cx: &mut Cx<'_>, index: Option<u32>, enables: Option<u32>) {
    let m0 = &mut cx.w.scalars[M0];
    if let Some(index) = index {
        *m0 = *m0 & !0xff | index & 0xff;
    }
    if let Some(enables) = enables {
        *m0 = *m0 & !0xf000 | (enables & 15) << 12;
    }
}

fn gpr_idx_on(cx: &mut Cx<'_>, op: &Op) -> Done {
    let index = cx.w.scalar(op.src[0]);
    // The second operand is the raw field, not a register.
    let enables = match op.src[1] {
        Src::Const(value) => value as u32,
        _ => op.imm as u32,
    };
    set_gpr_idx(cx, Some(index), Some(enables));
    cx.w.set_mode(cx.w.mode | mode::GPR_IDX_EN);
    Ok(())
}

/// Where the stack of forks has its next entry: four SGPRs each.
fn fork_entry(cx: &Cx<'_>, csp: u32) -> Result<u16, Trap> {
    let first = csp as u16 * 4;
    match first + 4 <= cx.shared.sgprs {
        true => Ok(first),
        false => Err(no_such_register(format!(
            "the stack of forks reaches s{}, beyond the {} SGPRs that the kernel allocates",
            first + 3,
            cx.shared.sgprs
        ))),
    }
}

fn set_csp(cx: &mut Cx<'_>, csp: u32) {
    let mode = cx.w.mode & ((1 << mode::CSP) - 1) | csp << mode::CSP;
    cx.w.set_mode(mode);
}

/// Goes to `target` with the lanes of `mask`, or to the next instruction with the others; if both
/// have lanes, the smaller part first, and the other one goes onto the stack (manual,
/// `S_CBRANCH_G_FORK`).
fn fork(cx: &mut Cx<'_>, mask: u64, target: u64) -> Done {
    let exec = cx.w.exec();
    let (pass, fail) = (mask & exec, !mask & exec);
    if pass == exec {
        cx.w.pc = target;
        return Ok(());
    }
    if fail == exec {
        return Ok(());
    }
    let csp = cx.w.mode >> mode::CSP;
    let entry = fork_entry(cx, csp)?;
    let (first, later, resume) = match fail.count_ones() < pass.count_ones() {
        true => (fail, pass, target),
        false => {
            let next = cx.w.pc;
            cx.w.pc = target;
            (pass, fail, next)
        }
    };
    cx.w.set_exec(first);
    cx.w.set_pair(entry, later);
    cx.w.set_pair(entry + 2, resume);
    set_csp(cx, (csp + 1) & 7);
    Ok(())
}

/// Continues, or goes to the other path of a fork.
fn join(cx: &mut Cx<'_>, op: &Op) -> Done {
    let csp = cx.w.mode >> mode::CSP;
    if cx.w.scalar(op.src[0]) == csp {
        return Ok(());
    }
    let csp = csp.wrapping_sub(1) & 7;
    let entry = fork_entry(cx, csp)?;
    set_csp(cx, csp);
    let exec = cx.w.pair(entry);
    cx.w.set_exec(exec);
    cx.w.pc = cx.w.pair(entry + 2);
    Ok(())
}

fn set_status(cx: &mut Cx<'_>, status: Status) -> Done {
    cx.w.status = status;
    Ok(())
}

pub(super) fn lookup(opcode: Opcode) -> Option<Exec> {
    use Opcode::*;
    let exec: Exec = match opcode {
        SNop
        | SSetprio
        | SSetkill
        | SWakeup
        | SSendmsg
        | SIcacheInv
        | SIncperflevel
        | SDecperflevel
        | STtracedata
        | SCbranchCdbgsys
        | SCbranchCdbguser
        | SCbranchCdbgsysOrUser
        | SCbranchCdbgsysAndUser => |_, _| Ok(()),
        SEndpgm | SEndpgmSaved | SEndpgmOrderedPsDone => |cx, _| set_status(cx, Status::Ended),
        SBranch => |cx, op| branch_if(cx, op, true),
        SCbranchScc0 => |cx, op| branch_if(cx, op, !cx.w.scc),
        SCbranchScc1 => |cx, op| branch_if(cx, op, cx.w.scc),
        SCbranchVccz => |cx, op| branch_if(cx, op, cx.w.vcc() == 0),
        SCbranchVccnz => |cx, op| branch_if(cx, op, cx.w.vcc() != 0),
        SCbranchExecz => |cx, op| branch_if(cx, op, cx.w.exec() == 0),
        SCbranchExecnz => |cx, op| branch_if(cx, op, cx.w.exec() != 0),
        SGetpcB64 => |cx, op| {
            cx.w.set_pair(op.sdst, cx.w.pc);
            Ok(())
        },
        SSetpcB64 => set_pc,
        SSwappcB64 => swap_pc,
        SCallB64 => call,
        SBarrier => |cx, _| set_status(cx, Status::Barrier),
        SSleep => |cx, _| set_status(cx, Status::Yielded),
        SSethalt => |cx, op| match op.imm & 1 {
            0 => Ok(()),
            _ => set_status(cx, Status::Halted),
        },
        // Nobody answers the message and nobody makes the wave go on.
        SSendmsghalt => |cx, _| set_status(cx, Status::Halted),
        SWaitcnt => waitcnt,
        STrap => trap,
        SRfeB64 | SRfeRestoreB64 => return_from_trap,
        SGetregB32 => get_reg,
        SSetregB32 => |cx, op| set_reg(cx, op, cx.w.scalars[usize::from(op.sdst)]),
        SSetregImm32B32 => |cx, op| set_reg(cx, op, cx.w.scalar(op.src[2])),
        SSetGprIdxOn => gpr_idx_on,
        SSetGprIdxOff => |cx, _| {
            cx.w.set_mode(cx.w.mode & !mode::GPR_IDX_EN);
            Ok(())
        },
        SSetGprIdxIdx => |cx, op| {
            let index = cx.w.scalar(op.src[0]);
            set_gpr_idx(cx, Some(index), None);
            Ok(())
        },
        SSetGprIdxMode => |cx, op| {
            set_gpr_idx(cx, None, Some(op.imm as u32));
            Ok(())
        },
        SSetvskip => |cx, op| {
            let bit = cx.w.scalar(op.src[0]) >> (cx.w.scalar(op.src[1]) & 31) & 1;
            let mode = cx.w.mode & !mode::VSKIP | (bit * mode::VSKIP);
            cx.w.set_mode(mode);
            Ok(())
        },
        SCbranchGFork => |cx, op| {
            let (mask, target) = (cx.scalar64(op.src[0]), cx.scalar64(op.src[1]));
            fork(cx, mask, target)
        },
        SCbranchIFork => |cx, op| {
            let target = cx.w.pc.wrapping_add_signed(i64::from(op.imm as i16) * 4);
            let mask = cx.w.pair(op.sdst);
            fork(cx, mask, target)
        },
        SCbranchJoin => join,
        _ => return None,
    };
    Some(exec)
}

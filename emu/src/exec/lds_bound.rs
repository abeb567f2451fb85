//! LDS accesses that are checked against M0 (before GFX9): code that has not set it is found out.
//!
//! Source: AMDGPUUsage, "M0" of "Kernel Prolog": M0 must be at least the size of the work-group's
//! LDS. What lies above would be dropped in silence; here it is a fault before the access.

use super::{Cx, Done, Exec};
use crate::error::{FaultKind, Trap};
use crate::program::Op;
use crate::wave::M0;
use isa::{Family, Generation, ImplicitRegs, InstDesc, LdsBound, ModFlags, Modifiers};

/// Whether an LDS instruction reads M0 on a generation for the sake of this check alone.
pub(crate) fn is_checked(desc: &InstDesc, mods: &Modifiers, generation: Generation) -> bool {
    let here = desc.implicit_reads_on(generation);
    desc.family_on(generation) == Family::Ds
        && here.contains(ImplicitRegs::M0)
        && !desc.implicit_reads.contains(ImplicitRegs::M0)
        && !mods.has(ModFlags::GDS)
}

/// Fails if M0 does not let all of LDS through.
pub(super) fn check(cx: &Cx<'_>) -> Result<(), Trap> {
    let (m0, size) = (cx.w.scalars[M0], cx.lds.len());
    if cx.shared.lds_bound == LdsBound::Allocation || m0 as usize >= size {
        return Ok(());
    }
    let what = format!("an LDS access where M0 is {m0}: the work-group has {size} bytes");
    Err(FaultKind::IllegalInstruction(what).into())
}

/// Executes an LDS access behind the check.
fn run(cx: &mut Cx<'_>, op: &Op) -> Done {
    if cx.w.exec() != 0 {
        check(cx)?;
    }
    op.inner.map_or(Ok(()), |access| access(cx, op))
}

/// [`run`], as what an operation executes.
pub(crate) const RUN: Exec = run;

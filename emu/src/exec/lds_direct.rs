//! `lds_direct`: source 0 of a vector instruction is a value in LDS, the same for all lanes.
//!
//! Source: "Vega" 7nm ISA manual, 10.3.1 "LDS Direct Reads". M0[15:0] is the address, a multiple of
//! four; M0[18:16] says how much is read there. The other values of that field are unused.

use super::{Cx, Done, Exec, ds};
use crate::error::{FaultKind, Trap};
use crate::program::{Op, Src};
use crate::wave::M0;

/// Values of M0[18:16].
mod kind {
    pub const UBYTE: u32 = 0;
    pub const USHORT: u32 = 1;
    pub const DWORD: u32 = 2;
    pub const SBYTE: u32 = 4;
    pub const SSHORT: u32 = 5;
}

fn value(cx: &mut Cx<'_>) -> Result<u32, Trap> {
    let m0 = cx.w.scalars[M0];
    let (address, data) = (m0 & 0xffff, m0 >> 16 & 7);
    if !address.is_multiple_of(4) {
        let what = format!("lds_direct at {address:#x} (M0[15:0]), which is not a multiple of 4");
        return Err(FaultKind::IllegalInstruction(what).into());
    }
    Ok(match data {
        kind::UBYTE => ds::read(cx.lds, address, 1)?,
        kind::USHORT => ds::read(cx.lds, address, 2)?,
        kind::DWORD => ds::read(cx.lds, address, 4)?,
        kind::SBYTE => i32::from(ds::read(cx.lds, address, 1)? as i8) as u32,
        kind::SSHORT => i32::from(ds::read(cx.lds, address, 2)? as i16) as u32,
        _ => {
            let what = format!("lds_direct of type {data} (M0[18:16]), which does not exist");
            return Err(FaultKind::IllegalInstruction(what).into());
        }
    })
}

/// Executes an operation whose source 0 is `lds_direct`.
pub(crate) fn run(cx: &mut Cx<'_>, op: &Op) -> Done {
    let Some(with_value) = op.inner else {
        return Ok(());
    };
    let mut op = op.clone();
    op.src[0] = Src::Const(value(cx)?.into());
    with_value(cx, &op)
}

/// [`run`], as what an operation executes.
pub(crate) const RUN: Exec = run;

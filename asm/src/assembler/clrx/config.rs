//! A kernel's configuration: what the text says, and what follows from its code.
//!
//! Source: CLRX's documentation (defaults are its own, which differ from LLVM's: code version 1.0,
//! calling convention 0, float mode 0xc0); registers at the end of a wave's are counted as the
//! descriptor of other code objects counts them.

use super::super::Assembler;
use super::super::cursor::{Cursor, Result};
use super::super::source::Loc;
use super::ops::{self, Op};
use super::{Clrx, Kernel};
use codeobj::kernel_code::{Field as F, KernelCode};
use codeobj::registers::{SGPR_ENCODING_GRANULE, Special, granules, special_sgprs};
use isa::asm::{AsmError, TokenKind};

/// A line of a configuration.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Setting {
    op: Op,
    values: Vec<i64>,
    loc: Loc,
}

type Wrong = (Loc, String);

/// Default of `.floatmode`.
const FLOAT_MODE: i64 = 0xc0;
/// Where `compute_pgm_rsrc1` and `compute_pgm_rsrc2` are.
const RSRC1: usize = 48;
const RSRC2: usize = 52;
/// Bits of `.pgmrsrc2` that are taken: not SCRATCH_EN, nor the counts that are set by themselves.
const RSRC2_BITS: u32 = 0xffff_e440;
/// Where the control directives are.
const CONTROL: usize = 128;

impl Clrx {
    /// A directive of a configuration; `None` for others.
    pub(super) fn config(
        &mut self,
        a: &mut Assembler,
        index: usize,
        name: &str,
        column: usize,
        mut cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        let Some(op) = ops::find(name) else {
            let kernel = &mut self.kernels[index];
            return kernel.meta.directive(a, name, cursor);
        };
        let loc = a.at(column);
        Some(values(a, op, &mut cursor).and_then(|values| {
            cursor.end()?;
            check(op, &values).map_err(|m| AsmError::new(column, m))?;
            let settings = self.kernels[index].settings.get_or_insert_default();
            settings.push(Setting { op, values, loc });
            Ok(())
        }))
    }
}

/// What stands behind a pseudo-operation.
fn values(a: &mut Assembler, op: Op, cursor: &mut Cursor<'_>) -> Result<Vec<i64>> {
    if matches!(op, Op::Dims | Op::GroupCounts) {
        return dimensions(cursor).map(|mask| vec![mask]);
    }
    let mut values = Vec::new();
    for i in 0..op.numbers() {
        if i > 0 {
            cursor.comma()?;
        }
        let register = cursor.peek();
        // A register stands for its number.
        let number = register
            .text
            .strip_prefix(['s', 'v'])
            .and_then(|n| n.parse().ok());
        match (register.kind, number) {
            (TokenKind::Identifier, Some(number)) => {
                cursor.next();
                values.push(number);
            }
            _ => values.push(a.absolute(cursor)?),
        }
    }
    Ok(values)
}

/// `x`, `xy`, `x, y, z`: a bit for each.
fn dimensions(cursor: &mut Cursor<'_>) -> Result<i64> {
    let mut mask = 0;
    loop {
        let token = cursor.expect(TokenKind::Identifier, "expected dimensions (x, y, z)")?;
        for letter in token.text.chars() {
            match "xyz".find(letter.to_ascii_lowercase()) {
                Some(bit) => mask |= 1 << bit,
                None => {
                    let message = format!("'{letter}' is none of x, y, z");
                    return Err(AsmError::new(token.column, message));
                }
            }
        }
        if !cursor.take(TokenKind::Comma) && cursor.ends() {
            return Ok(mask);
        }
    }
}

/// What is wrong with values by themselves.
fn check(op: Op, values: &[i64]) -> std::result::Result<(), String> {
    let value = values.first().copied().unwrap_or(0);
    let power = |value: i64| u64::try_from(value).is_ok_and(u64::is_power_of_two);
    match op {
        Op::Number(field) if !field.holds(value) => {
            Err(format!("{value} does not fit in {} bits", field.width()))
        }
        Op::Power(_) if !power(value) => Err(format!("{value} is no power of two")),
        Op::ElementSize if !power(value) || !(2..=16).contains(&value) => {
            Err(format!("{value} is none of 2, 4, 8, 16"))
        }
        Op::Rsrc1 | Op::Rsrc2 if u32::try_from(value).is_err() => {
            Err(format!("{value} does not fit in 32 bits"))
        }
        Op::Sgprs | Op::Vgprs if !(0..=512).contains(&value) => {
            Err(format!("{value} registers are not possible"))
        }
        Op::Range(..) if values.iter().any(|v| !(0..=511).contains(v)) || values[1] < value => {
            Err("no range of registers".to_string())
        }
        _ => Ok(()),
    }
}

/// What a configuration has said so far.
#[derive(Default)]
struct Said {
    dims: Option<i64>,
    sgprs: Option<i64>,
    vgprs: Option<i64>,
    rsrc: [u32; 2],
    fields: Vec<F>,
}

/// The structure of a kernel.
pub(super) fn kernel_code(
    a: &Assembler,
    clrx: &Clrx,
    kernel: &Kernel,
    settings: &[Setting],
) -> std::result::Result<KernelCode, Wrong> {
    let target = &a.target;
    let mut code = KernelCode::new(target, target.processor.isa_version());
    code.set(F::VersionMinor, i64::from(clrx.newer));
    code.set(F::CallConvention, 0);
    code.set(F::FloatMode, FLOAT_MODE);
    let numbers = [F::MachineMinor, F::MachineStepping];
    for (field, said) in numbers.into_iter().zip(clrx.arch) {
        if let Some((number, _)) = said {
            code.set(field, number.into());
        }
    }
    let mut said = Said::default();
    for setting in settings {
        apply(&mut code, &mut said, setting);
    }
    ids(&mut code, &said);
    registers(a, &mut code, kernel, &said)?;
    for (at, bits) in [(RSRC1, said.rsrc[0]), (RSRC2, said.rsrc[1] & RSRC2_BITS)] {
        let word = &mut code.bytes_mut()[at..at + 4];
        word.iter_mut()
            .zip(bits.to_le_bytes())
            .for_each(|(a, b)| *a |= b);
    }
    if !kernel.control.is_empty() {
        if kernel.control.len() != super::CONTROL_SIZE {
            let message = format!(
                "{} bytes of control directives, 128 are wanted",
                kernel.control.len()
            );
            return Err((kernel.loc, message));
        }
        code.bytes_mut()[CONTROL..].copy_from_slice(&kernel.control);
    }
    Ok(code)
}

/// One line.
fn apply(code: &mut KernelCode, said: &mut Said, setting: &Setting) {
    let value = setting.values.first().copied().unwrap_or(0);
    let mut set = |field: F, value: i64| {
        code.set(field, value);
        said.fields.push(field);
    };
    match setting.op {
        Op::Flag(field) => set(field, 1),
        Op::Number(field) => set(field, value),
        Op::Power(field) => set(field, value.trailing_zeros().into()),
        Op::ElementSize => set(F::PrivateElementSize, i64::from(value.trailing_zeros()) - 1),
        Op::Range(first, count) => {
            set(first, value);
            set(count, setting.values[1] - value + 1);
        }
        Op::CodeVersion => {
            set(F::VersionMajor, value);
            set(F::VersionMinor, setting.values[1]);
        }
        Op::Machine => {
            let fields = [
                F::MachineKind,
                F::MachineMajor,
                F::MachineMinor,
                F::MachineStepping,
            ];
            for (field, &value) in fields.into_iter().zip(&setting.values) {
                set(field, value);
            }
        }
        Op::HsaFeatures => {
            let flags = [
                F::PrivateSegmentBuffer,
                F::DispatchPtr,
                F::KernargSegmentPtr,
                F::IsPtr64,
            ];
            for field in flags.into_iter().chain([F::PrivateElementSize]) {
                set(field, 1);
            }
        }
        Op::GroupCounts => {
            let fields = [F::WorkgroupCountX, F::WorkgroupCountY, F::WorkgroupCountZ];
            for (bit, field) in fields.into_iter().enumerate() {
                set(field, value >> bit & 1);
            }
        }
        Op::Dims => said.dims = Some(said.dims.unwrap_or(0) | value),
        Op::Sgprs => said.sgprs = Some(value),
        Op::Vgprs => said.vgprs = Some(value),
        Op::Rsrc1 => said.rsrc[0] = value as u32,
        Op::Rsrc2 => said.rsrc[1] = value as u32,
        Op::Bytes(at) => {
            let at = usize::from(at);
            code.bytes_mut()[at..at + 8].copy_from_slice(&value.to_le_bytes());
        }
    }
}

/// Work-group ids and work-item ids, user SGPRs, and the wave's offset in scratch memory.
fn ids(code: &mut KernelCode, said: &Said) {
    let groups = [F::WorkgroupIdX, F::WorkgroupIdY, F::WorkgroupIdZ];
    match said.dims {
        Some(mask) => {
            for (bit, field) in groups.into_iter().enumerate() {
                code.set(field, mask >> bit & 1);
            }
            let highest = (0..3).rev().find(|bit| mask >> bit & 1 != 0);
            code.set(F::WorkitemId, highest.unwrap_or(0));
        }
        // The bits of `.pgmrsrc2` count where nothing else says it.
        None => {
            for (bit, field) in (7..).zip(groups) {
                code.set(field, i64::from(said.rsrc[1] >> bit & 1));
            }
            code.set(F::WorkitemId, i64::from(said.rsrc[1] >> 11 & 3));
        }
    }
    if !said.fields.contains(&F::UserSgprCount) {
        let wanted = [
            (F::PrivateSegmentBuffer, 4),
            (F::DispatchPtr, 2),
            (F::QueuePtr, 2),
            (F::KernargSegmentPtr, 2),
            (F::DispatchId, 2),
            (F::FlatScratchInit, 2),
            (F::PrivateSegmentSize, 1),
            (F::WorkgroupCountX, 1),
            (F::WorkgroupCountY, 1),
            (F::WorkgroupCountZ, 1),
        ];
        let registers = wanted.into_iter().map(|(field, n)| code.get(field) * n);
        code.set(F::UserSgprCount, registers.sum::<i64>().min(16));
    }
    let scratch = code.get(F::PrivateSegmentBytes) != 0;
    code.set(F::ScratchEn, scratch.into());
}

/// Counts of registers: as written, else those that the code names, with the registers at the end
/// of a wave's.
fn registers(
    a: &Assembler,
    code: &mut KernelCode,
    kernel: &Kernel,
    said: &Said,
) -> std::result::Result<(), Wrong> {
    let target = &a.target;
    let [named_vgprs, named_sgprs] = kernel.registers;
    let used = Special {
        // It is always counted.
        vcc: true,
        flat_scratch: code.get(F::FlatScratchInit) != 0,
        xnack: code.get(F::IsXnackEnabled) != 0,
    };
    let ids = [
        F::WorkgroupIdX,
        F::WorkgroupIdY,
        F::WorkgroupIdZ,
        F::WorkgroupInfo,
        F::ScratchEn,
    ];
    let system: i64 = ids.into_iter().map(|field| code.get(field)).sum();
    let start = code.get(F::UserSgprCount) + system;
    let extra = i64::from(special_sgprs(used, target));
    let sgprs = said.sgprs.unwrap_or(start.max(named_sgprs.into()) + extra);
    let vgprs = said
        .vgprs
        .unwrap_or((code.get(F::WorkitemId) + 1).max(named_vgprs.into()));
    let limits = [
        ("SGPRs", sgprs, 112),
        (
            "VGPRs",
            vgprs,
            i64::from(target.processor.vgprs_addressable),
        ),
    ];
    if let Some((what, count, most)) = limits.into_iter().find(|(_, count, most)| count > most) {
        let message = format!("{count} {what}, {most} are possible");
        return Err((kernel.loc, message));
    }
    let counts = [(F::WavefrontSgprs, sgprs), (F::WorkitemVgprs, vgprs)];
    for (field, count) in counts {
        if !said.fields.contains(&field) {
            code.set(field, count);
        }
    }
    let sgprs = granules(sgprs as u64, SGPR_ENCODING_GRANULE) as i64;
    code.set(F::GranulatedSgprs, sgprs);
    let vgprs = granules(vgprs as u64, target.processor.vgpr_granule) as i64;
    code.set(F::GranulatedVgprs, vgprs);
    Ok(())
}

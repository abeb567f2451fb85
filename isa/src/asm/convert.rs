//! What was written to what is encoded: numbers to inline constants and literals by the operand's
//! type (operand syntax, "Conversions").

use super::operand::{Around, NamedHalf, Raw, Written};
use super::{AsmError, Expr, Fixup, FixupKind};
use crate::{
    Family, Field, Form, Generation, InputMods, Modifiers, Opcode, Operand, OperandClass,
    OperandDesc, True16, ValueType, inline_constant,
};
use rustc_apfloat::ieee::{BFloat, Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Status};

/// Where an operand goes.
#[derive(Clone, Copy)]
pub(super) struct Slot {
    pub(super) opcode: Opcode,
    pub(super) operand: &'static OperandDesc,
    /// Position in the row.
    pub(super) index: u8,
    pub(super) form: Form,
    pub(super) family: Family,
    pub(super) generation: Generation,
    pub(super) true16: True16,
    /// `op_sel`, where it is given.
    pub(super) selected: Option<u8>,
    /// The operand is `s_endpgm`'s, which takes no negative numbers.
    pub(super) ends_program: bool,
}

/// The message where something else must stand.
pub(super) const INVALID: &str = "invalid operand for instruction";

fn invalid<T>(raw: &Raw) -> Result<T, AsmError> {
    Err(AsmError::new(raw.column, INVALID))
}

/// Converts an operand; sets its input modifiers; adds a fixup for a value that is not known.
///
/// Registers are checked by the encoder.
pub(super) fn convert(
    raw: &Raw,
    slot: Slot,
    mods: &mut Modifiers,
    fixups: &mut impl Extend<Fixup>,
) -> Result<Operand, AsmError> {
    use OperandClass as C;
    check_around(raw, slot)?;
    match (&raw.written, slot.operand.class) {
        (Written::Reg(span), _) => {
            set_around(raw, slot, mods);
            set_half(raw, slot, mods)?;
            Ok(Operand::Reg(*span))
        }
        (Written::Name(name), C::SgprOrOff | C::VgprOrOff) if &**name == "off" => Ok(Operand::Off),
        (Written::Imm(value), _) => Ok(Operand::Imm(*value)),
        (Written::Int(value), C::Simm16) if slot.family == Family::Sopp => {
            Ok(Operand::Imm(i32::from(*value as i16)))
        }
        (Written::Int(value), C::HexImm16) => {
            small(raw, *value, -0x8000, 0xffff)?;
            Ok(Operand::Imm((*value & 0xffff) as i32))
        }
        (Written::Int(value), C::Simm16) => small(raw, *value, -0x8000, 0xffff),
        (Written::Int(value), C::Uimm16) => unsigned(raw, *value, slot),
        // The register's value: 32 bits of what was written.
        (Written::Int(value), C::Literal) if slot.family == Family::Sopk => {
            Ok(Operand::Literal(*value as u32))
        }
        (Written::Int(value), C::Branch) => match value {
            -0x8000..=0xffff => Ok(Operand::Imm(i32::from(*value as i16))),
            _ => Err(AsmError::new(
                raw.column,
                "expected a 16-bit signed jump offset",
            )),
        },
        (_, C::Branch) => label(raw, slot, fixups),
        (Written::List(_), _) => invalid(raw),
        (Written::Int(value), C::SmemImm) => match i32::try_from(*value) {
            Ok(value) => Ok(Operand::Imm(value)),
            Err(_) => invalid(raw),
        },
        (Written::Int(value), C::SmemOffset) => smem_offset(raw, *value, slot.generation),
        // llvm-mc takes the low half of a double here, which nobody means.
        (Written::Float(_), C::Literal) if slot.family == Family::Sopk => invalid(raw),
        (Written::Int(_) | Written::Float(_), C::Literal) => literal(raw, slot.operand.ty)
            .map(Operand::Literal)
            .ok_or(())
            .or_else(|()| invalid(raw)),
        (Written::Int(_) | Written::Float(_), class) if takes_constants(class) => {
            // Without bits for signs they become part of the constant.
            if slot.form == Form::E32 || raw.around.contains(Around::LIT) {
                return constant(raw, slot);
            }
            set_around(raw, slot, mods);
            constant(
                &Raw {
                    around: Around::empty(),
                    ..raw.clone()
                },
                slot,
            )
        }
        (Written::Expr(_) | Written::Name(_), C::Ssrc | C::Vsrc) => symbol(raw, slot, fixups),
        _ => invalid(raw),
    }
}

fn takes_constants(class: OperandClass) -> bool {
    use OperandClass as C;
    matches!(
        class,
        C::Ssrc
            | C::Vsrc
            | C::VsrcNoLiteral
            | C::SgprOrInline
            | C::VgprOrAgprOrInline
            | C::VgprOrInline
            | C::Barrier
    )
}

/// Modifiers that the operand does not have. Signs of constants become part of them, so these are
/// possible wherever the row has the modifier, in every form.
fn check_around(raw: &Raw, slot: Slot) -> Result<(), AsmError> {
    let has = |mods| slot.operand.mods.contains(mods);
    let possible = [
        (Around::NEG, has(InputMods::NEG)),
        (Around::ABS, has(InputMods::ABS)),
        (
            Around::SEXT,
            has(InputMods::SEXT) && slot.form == Form::Sdwa,
        ),
    ];
    for (around, possible) in possible {
        if raw.around.contains(around) && !possible {
            return invalid(raw);
        }
    }
    let class = slot.operand.class;
    use OperandClass as C;
    let number = matches!(
        class,
        C::Literal | C::Simm16 | C::Uimm16 | C::HexImm16 | C::SmemOffset
    );
    let constant = takes_constants(class) || number;
    if raw.around.contains(Around::LIT) && !constant {
        return invalid(raw);
    }
    let signs = raw.around.intersects(Around::NEG | Around::ABS);
    if signs && slot.form == Form::E32 && matches!(raw.written, Written::Reg(_)) {
        return invalid(raw);
    }
    Ok(())
}

/// A half that is named is one that `op_sel` selects.
fn set_half(raw: &Raw, slot: Slot, mods: &mut Modifiers) -> Result<(), AsmError> {
    if raw.half == NamedHalf::Whole {
        return Ok(());
    }
    if !crate::encode::is_named_half(slot.operand, slot.generation, slot.true16) {
        return invalid(raw);
    }
    let bit = crate::encode::half_bit(slot.operand);
    let high = raw.half == NamedHalf::High;
    if slot.selected.is_some_and(|bits| (bits & bit != 0) != high) {
        let message = "op_sel operand conflicts with 16-bit operand suffix";
        return Err(AsmError::new(raw.column, message));
    }
    if high {
        mods.op_sel |= bit;
    }
    Ok(())
}

fn set_around(raw: &Raw, slot: Slot, mods: &mut Modifiers) {
    let Some(source) = crate::encode::source_index(slot.operand.field) else {
        return;
    };
    let bit = 1 << source;
    if raw.around.contains(Around::NEG) {
        mods.neg |= bit;
    }
    if raw.around.contains(Around::ABS) {
        mods.abs |= bit;
    }
    if raw.around.contains(Around::SEXT) {
        mods.sdwa.sext |= bit;
    }
}

fn small(raw: &Raw, value: i64, min: i64, max: i64) -> Result<Operand, AsmError> {
    match value {
        _ if (min..=max).contains(&value) => Ok(Operand::Imm(value as i32)),
        _ => invalid(raw),
    }
}

/// Program control and probes take the low bits of any number, as llvm-mc does; scalar comparisons
/// and the end of the program do not.
fn unsigned(raw: &Raw, value: i64, slot: Slot) -> Result<Operand, AsmError> {
    match (slot.family, slot.operand.field) {
        (Family::Sopp, _) if slot.ends_program && !(0..=0xffff).contains(&value) => {
            Err(AsmError::new(raw.column, "expected a 16-bit value"))
        }
        (Family::Sopp, _) => Ok(Operand::Imm((value & 0xffff) as i32)),
        // The operation of a probe has seven bits (manual, "SMEM"), on GFX12 five.
        (_, Field::Sdata) if slot.generation >= Generation::Gfx12 => {
            Ok(Operand::Imm((value & 0x1f) as i32))
        }
        (_, Field::Sdata) => Ok(Operand::Imm((value & 0x7f) as i32)),
        _ => small(raw, value, 0, 0xffff),
    }
}

/// Bytes from GFX8 on; dwords before, where GFX7 has a literal for what does not fit.
fn smem_offset(raw: &Raw, value: i64, generation: Generation) -> Result<Operand, AsmError> {
    match (generation, value) {
        (Generation::Gfx6 | Generation::Gfx7, 0..=0xff) => Ok(Operand::Imm(4 * value as i32)),
        (Generation::Gfx6, _) => invalid(raw),
        (Generation::Gfx7, _) => match u32::try_from(value) {
            Ok(literal) => Ok(Operand::Literal(literal)),
            Err(_) => invalid(raw),
        },
        _ => match i32::try_from(value) {
            Ok(value) => Ok(Operand::Imm(value)),
            Err(_) => invalid(raw),
        },
    }
}

/// A branch's target.
fn label(raw: &Raw, slot: Slot, fixups: &mut impl Extend<Fixup>) -> Result<Operand, AsmError> {
    let expr = match &raw.written {
        Written::Name(name) => Expr::Symbol {
            name: name.clone(),
            modifier: super::Modifier::None,
        },
        Written::Expr(Expr::Here) => Expr::Here,
        Written::Expr(_) => {
            let message = "expected an absolute expression or a label";
            return Err(AsmError::new(raw.column, message));
        }
        _ => return invalid(raw),
    };
    fixups.extend([fixup(raw, slot, FixupKind::Branch, expr)]);
    Ok(Operand::Imm(0))
}

fn fixup(raw: &Raw, slot: Slot, kind: FixupKind, expr: Expr) -> Fixup {
    Fixup {
        kind,
        operand: slot.index,
        offset: 0,
        column: raw.column,
        expr,
    }
}

/// A literal whose value comes later: 32-bit operands only, and in the long forms only those that
/// have no signs, as in llvm-mc.
fn symbol(raw: &Raw, slot: Slot, fixups: &mut impl Extend<Fixup>) -> Result<Operand, AsmError> {
    let expr = match &raw.written {
        Written::Name(name) => Expr::Symbol {
            name: name.clone(),
            modifier: super::Modifier::None,
        },
        Written::Expr(expr) => expr.clone(),
        _ => return invalid(raw),
    };
    let ty = slot.operand.ty;
    let signed = slot.operand.mods.contains(InputMods::NEG)
        && slot.form != Form::E32
        && slot.family.is_valu();
    if signed || width(ty) != 32 || matches!(ty, ValueType::V2F16 | ValueType::V2Bf16) {
        return invalid(raw);
    }
    fixups.extend([fixup(raw, slot, FixupKind::Literal, expr)]);
    Ok(Operand::Literal(0))
}

/// Second sources whose constants llvm-mc reads as another type than the hardware reads the
/// operand.
const OTHER_TYPES: [(Opcode, ValueType); 3] = [
    (Opcode::VLdexpF16, ValueType::F16),
    (Opcode::VCmpClassF16, ValueType::U32),
    (Opcode::VCmpxClassF16, ValueType::U32),
];

/// The type of an operand's constants. Sources that are single or half precision by `op_sel_hi`
/// have constants of half precision in llvm-mc.
pub(crate) fn constant_type(opcode: Opcode, generation: Generation, o: &OperandDesc) -> ValueType {
    let mixed = InputMods::OP_SEL_HI | InputMods::NEG;
    let class = matches!(opcode, Opcode::VCmpClassF16 | Opcode::VCmpxClassF16Exec);
    if class && generation >= Generation::Gfx11 && o.field == Field::Src1 {
        return ValueType::F16;
    }
    // llvm-mc has the constants of integers here.
    if is_scalar_comparison(opcode) && o.ty == ValueType::F16 {
        return ValueType::I16;
    }
    let eight_bits = matches!(opcode, Opcode::VCvtPkF32Fp8 | Opcode::VCvtPkF32Bf8);
    if eight_bits && generation >= Generation::Gfx12 && o.field == Field::Src0 {
        return ValueType::F16;
    }
    if o.ty == ValueType::F32 && o.mods.contains(mixed) {
        return ValueType::F16;
    }
    if crate::encode::is_half_on(opcode, o, generation) && !o.ty.is_half() {
        return ValueType::B16;
    }
    let mut others = OTHER_TYPES.iter();
    match others.find(|(other, _)| *other == opcode && o.field == Field::Src1) {
        Some((_, ty)) => *ty,
        None => o.ty,
    }
}

fn is_scalar_comparison(opcode: Opcode) -> bool {
    opcode.desc().family == Family::Sopc
}

/// An inline constant if there is one, else a literal.
fn constant(raw: &Raw, slot: Slot) -> Result<Operand, AsmError> {
    let ty = constant_type(slot.opcode, slot.generation, slot.operand);
    if !raw.around.contains(Around::LIT) {
        if let Some(code) = inline_in(raw, ty, slot) {
            return Ok(Operand::Inline(code));
        }
    }
    check_scalar_half(raw, slot)?;
    match literal(raw, ty) {
        Some(bits) => Ok(Operand::Literal(bits)),
        None => invalid(raw),
    }
}

/// Floating-point literals of what has one scalar source, or compares two: llvm-mc writes them in
/// single precision, of which the low half is used. That nobody means.
fn check_scalar_half(raw: &Raw, slot: Slot) -> Result<(), AsmError> {
    let scalar = matches!(slot.family, Family::Sop1 | Family::Sopc);
    let Written::Float(value) = raw.written else {
        return Ok(());
    };
    if !scalar || slot.operand.ty != ValueType::F16 {
        return Ok(());
    }
    let message = match half(value) {
        Some(bits) => format!("{INVALID}: a half is written by its bits here, {bits:#06x}"),
        None => INVALID.to_string(),
    };
    Err(AsmError::new(raw.column, message))
}

/// A number without its operand's type.
#[derive(Clone, Copy)]
enum Number {
    Int(i64),
    Float(f64),
}

/// The number with its signs: a float's own, an integer's highest bit in the operand's width.
fn number(raw: &Raw, bits: u8) -> Option<Number> {
    let (neg, abs) = (
        raw.around.contains(Around::NEG),
        raw.around.contains(Around::ABS),
    );
    match raw.written {
        Written::Float(value) => {
            let value = if abs { value.abs() } else { value };
            Some(Number::Float(if neg { -value } else { value }))
        }
        Written::Int(value) if !neg && !abs => Some(Number::Int(value)),
        Written::Int(value) => {
            let sign = 1i64 << (bits - 1);
            let value = truncated(value, bits)? as i64;
            let value = if abs { value & !sign } else { value };
            Some(Number::Int(if neg { value ^ sign } else { value }))
        }
        _ => None,
    }
}

/// Bits of a literal or inline constant: 16, 32 or 64.
fn width(ty: ValueType) -> u8 {
    match ty.inline_bits() {
        16 if !ty.is_half() => 32,
        bits => bits,
    }
}

/// The value in `bits` bits, where the bits left out are all zero or all copies of the sign.
fn truncated(value: i64, bits: u8) -> Option<u64> {
    if bits == 64 {
        return Some(value as u64);
    }
    let unsigned = (0..1i64 << bits).contains(&value);
    let signed = (-(1i64 << (bits - 1))..0).contains(&value);
    (unsigned || signed).then_some(value as u64 & ((1 << bits) - 1))
}

/// As [`inline`]. GFX6 and GFX7 have no halves of their own, but llvm-mc has their constants in the
/// short form; 1/(2π) came with GFX8.
fn inline_in(raw: &Raw, ty: ValueType, slot: Slot) -> Option<u8> {
    let early = slot.generation < Generation::Gfx8;
    if early && ty.is_half() && slot.form == Form::E32 {
        return inline(raw, ty, Generation::Gfx8).filter(|code| *code != 248);
    }
    inline(raw, ty, slot.generation)
}

fn inline(raw: &Raw, ty: ValueType, generation: Generation) -> Option<u8> {
    use ValueType::{Bf16, V2Bf16};
    let bits = match number(raw, width(ty))? {
        // 0xffff is no -1 for integers of 16 bits, though it means the same.
        Number::Int(value) if ty.is_half() && !ty.is_float() => match value {
            -16..=64 => truncated(value, 16)?,
            _ => return None,
        },
        Number::Int(value) => truncated(value, width(ty))?,
        Number::Float(value) => match ty {
            // 1/(2π) is the upper half of the single-precision value, not the nearest.
            Bf16 | V2Bf16 => {
                let upper = u64::from(single(value)?);
                let known = inline_constant(upper, ValueType::F32, generation);
                return known.filter(|code| *code >= 240);
            }
            _ if ty.is_float() && ty.inline_bits() == 16 => half(value)?.into(),
            _ if width(ty) == 64 => value.to_bits(),
            // A constant of a 16-bit integer is the low half of a single-precision one.
            _ if ty.is_half() => {
                let single = u64::from(single(value)?);
                return inline_constant(single, ValueType::F32, generation)
                    .filter(|code| *code >= 240 || single == 0);
            }
            _ => single(value)?.into(),
        },
    };
    inline_constant(bits, ty, generation)
}

/// The 32 bits after the instruction; for doubles the high half.
fn literal(raw: &Raw, ty: ValueType) -> Option<u32> {
    match number(raw, width(ty))? {
        Number::Int(value) => {
            let bits = width(ty).min(32);
            truncated(value, bits).map(|bits| bits as u32)
        }
        Number::Float(value) => match ty {
            ValueType::F64 => Some((value.to_bits() >> 32) as u32),
            // Of a pair the low half is given.
            ValueType::Bf16 | ValueType::V2Bf16 => bfloat(value).map(u32::from),
            ValueType::F16 | ValueType::V2F16 => half(value).map(u32::from),
            _ if width(ty) == 32 => single(value),
            _ => None,
        },
    }
}

/// Rounds to a smaller type; `None` on overflow and underflow, as assemblers refuse these.
fn narrow<T: Float>(value: f64) -> Option<T>
where
    Double: FloatConvert<T>,
{
    let mut lost = false;
    let converted = Double::from_bits(u128::from(value.to_bits())).convert(&mut lost);
    let bad = converted
        .status
        .intersects(Status::OVERFLOW | Status::UNDERFLOW);
    (!bad || !lost).then_some(converted.value)
}

fn single(value: f64) -> Option<u32> {
    narrow::<Single>(value).map(|v| v.to_bits() as u32)
}

fn half(value: f64) -> Option<u16> {
    narrow::<Half>(value).map(|v| v.to_bits() as u16)
}

fn bfloat(value: f64) -> Option<u16> {
    narrow::<BFloat>(value).map(|v| v.to_bits() as u16)
}

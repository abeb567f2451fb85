//! The order of modifiers: which come where in each form, as llvm-mc reads them.

use super::modifiers::{Context, Name};
use crate::encode::{
    allowed_flags, byte_field, can_clamp, has_cache_policy, has_omod, has_swap_controls,
    index_keys, is_f8f6f4, selectable, selects_bytes, selects_destination, selects_half,
};
use crate::{
    Family, Field, Form, Generation, InputMods, InstDesc, InstFlags, ModFlags, OperandClass,
};

/// Position of a modifier in the order of a form; `None` where the form has no such modifier.
pub(super) fn rank(name: Name, form: Form, context: Context) -> Option<u8> {
    match context.family {
        Family::Vop1
        | Family::Vop2
        | Family::Vopc
        | Family::Vop3
        | Family::Vop3p
        | Family::Vintrp => match form {
            Form::Sdwa => sdwa_rank(name, context),
            Form::Dpp => dpp_rank(name, context),
            Form::Dpp8 => dpp8_rank(name),
            Form::E32 => None,
            Form::Native | Form::E64 => vop3_rank(name, form, context),
            Form::E64Dpp => vop3_rank(name, form, context)
                .or_else(|| dpp_rank(name, context).map(|rank| rank + 20)),
            Form::E64Dpp8 => {
                vop3_rank(name, form, context).or_else(|| dpp8_rank(name).map(|rank| rank + 20))
            }
        },
        Family::Smem => match name {
            Name::Offset if context.generation >= Generation::Gfx9 => {
                has_scalar_offset(context.desc).then_some(0)
            }
            Name::Flag(flag) => has_flag(flag, context).then_some(1),
            Name::TemporalHint | Name::Scope => has_policy(context).then_some(1),
            _ => None,
        },
        Family::Ds => ds_rank(name, context),
        Family::Flat | Family::Global | Family::Scratch => match name {
            Name::Offset if context.generation >= Generation::Gfx9 => {
                (!context.desc.operands.is_empty()).then_some(0)
            }
            Name::TemporalHint | Name::Scope => has_policy(context).then_some(1),
            Name::Flag(ModFlags::LDS) => has_flag(ModFlags::LDS, context).then_some(2),
            Name::Flag(flag) => has_flag(flag, context).then_some(1),
            _ => None,
        },
        Family::Mubuf | Family::Mtbuf => buffer_rank(name, context),
        Family::Mimg => match name {
            Name::Dmask => Some(0),
            Name::TemporalHint | Name::Scope => has_policy(context).then_some(3),
            Name::Dim => (context.generation >= Generation::Gfx10).then_some(1),
            Name::Flag(flag) => {
                let order = [
                    ModFlags::UNORM,
                    ModFlags::GLC | ModFlags::SLC | ModFlags::SCC | ModFlags::DLC,
                    ModFlags::R128 | ModFlags::A16,
                    ModFlags::TFE,
                    ModFlags::LWE,
                    ModFlags::DA,
                    ModFlags::D16,
                ];
                flag_rank(flag, &order, context)
            }
            _ => None,
        },
        Family::Exp => match name {
            Name::Flag(flag) => flag_rank(
                flag,
                &[
                    ModFlags::DONE,
                    ModFlags::COMPR,
                    ModFlags::VM,
                    ModFlags::ROW_EN,
                ],
                context,
            ),
            _ => None,
        },
        Family::Vinterp => match name {
            Name::Clamp => Some(0),
            Name::OpSel => any_operand(context.desc, InputMods::OP_SEL).then_some(1),
            Name::Wait => Some(2),
            _ => None,
        },
        Family::Ldsdir => match name {
            Name::Wait => Some(0),
            Name::Flag(ModFlags::WAIT_VSRC) => {
                (context.generation >= Generation::Gfx12).then_some(1)
            }
            _ => None,
        },
        _ => None,
    }
}

/// Whether the instruction has a temporal hint and a scope.
fn has_policy(context: Context) -> bool {
    has_cache_policy(context.desc, context.family, context.generation)
}

/// Whether a scalar memory instruction can have an SGPR and an immediate: prefetches have them as
/// operands.
fn has_scalar_offset(desc: &InstDesc) -> bool {
    let mut operands = desc.operands.iter();
    operands.any(|o| o.class == OperandClass::SmemOffset)
}

fn has_flag(flag: ModFlags, context: Context) -> bool {
    allowed_flags(context.desc, context.family, context.generation).contains(flag)
}

/// Position of a flag's group, if the instruction has the flag.
fn flag_rank(flag: ModFlags, order: &[ModFlags], context: Context) -> Option<u8> {
    let position = order.iter().position(|group| group.contains(flag))?;
    has_flag(flag, context).then_some(position as u8 + 2)
}

fn ds_rank(name: Name, context: Context) -> Option<u8> {
    let two = context.desc.flags.contains(InstFlags::TWO_OFFSETS);
    match name {
        Name::Offset if !two => Some(0),
        Name::Offset0 if two => Some(0),
        Name::Offset1 if two => Some(1),
        Name::Flag(ModFlags::GDS) => has_flag(ModFlags::GDS, context).then_some(2),
        _ => None,
    }
}

fn buffer_rank(name: Name, context: Context) -> Option<u8> {
    let always_lds = is_lds_written(context);
    match name {
        Name::Format if context.family == Family::Mtbuf => Some(0),
        Name::TemporalHint | Name::Scope => has_policy(context).then_some(6),
        Name::Offset if !context.desc.operands.is_empty() => Some(4),
        Name::Flag(ModFlags::LDS) if always_lds => Some(5),
        Name::Flag(flag) => {
            let order = [
                ModFlags::IDXEN,
                ModFlags::OFFEN,
                ModFlags::ADDR64,
                ModFlags::empty(),
                ModFlags::empty(),
                ModFlags::GLC | ModFlags::SLC | ModFlags::SCC | ModFlags::DLC,
                ModFlags::TFE,
                ModFlags::LDS,
            ];
            let position = order
                .iter()
                .position(|group| !flag.is_empty() && group.contains(flag))?;
            // Past idxen, offen and addr64 there are the offset and the fixed lds.
            let has = match flag {
                ModFlags::ADDR64 => context.generation <= Generation::Gfx7,
                _ => true,
            };
            (has && has_flag(flag, context)).then_some(position as u8 + 1)
        }
        _ => None,
    }
}

/// Whether `lds` belongs to the instruction's text though it is no choice.
pub(super) fn is_lds_written(context: Context) -> bool {
    context.family == Family::Mubuf && context.desc.flags.contains(InstFlags::LDS_DMA)
}

fn any_operand(desc: &InstDesc, mods: InputMods) -> bool {
    desc.operands.iter().any(|o| o.mods.intersects(mods))
}

fn vop3_rank(name: Name, form: Form, context: Context) -> Option<u8> {
    let desc = context.desc;
    let matrix = desc.flags.contains(InstFlags::MFMA);
    // These have the clamp before the halves.
    let interpolates = desc.operands.iter().any(|o| o.field == Field::Attr);
    let doubles = desc.mnemonic.contains("f64") && context.generation == Generation::Gfx940;
    let selects = selects_half(desc, context.generation, context.true16)
        || selects_bytes(desc, context.generation);
    let (has, position) = match name {
        Name::Flag(ModFlags::HIGH) => (
            desc.operands.iter().any(|o| o.field == Field::Attr) && form == Form::Native,
            0,
        ),
        Name::OpSel => {
            let early = context.generation <= Generation::Gfx8;
            let has =
                (selects || selectable(desc, context.generation, context.true16) != 0) && !early;
            (has, if interpolates { 5 } else { 1 })
        }
        // In the place of what selects halves.
        Name::ByteSel => (byte_field(desc, form, context.generation).is_some(), 1),
        Name::TruthTable => (desc.flags.contains(InstFlags::TRUTH_TABLE), 0),
        Name::BoundCtrl => (has_swap_controls(desc, form), 0),
        Name::FetchInactive => (has_swap_controls(desc, form), 1),
        Name::IndexKey => (index_keys(desc, context.wave) > 1, 1),
        Name::OpSelHi => (any_operand(desc, InputMods::OP_SEL_HI), 2),
        Name::NegLo => {
            let signs = InputMods::NEG_LO_HI | InputMods::NEG_LO;
            (any_operand(desc, signs), 3)
        }
        Name::NegHi => (any_operand(desc, InputMods::NEG_LO_HI), 4),
        Name::Clamp => {
            let has = can_clamp(desc, form, context.generation);
            (has, if interpolates { 1 } else { 5 })
        }
        Name::Omod => (has_omod(desc, form, context.generation), 6),
        Name::Cbsz => (matrix, 7),
        Name::Abid => (matrix && !is_f8f6f4(desc), 8),
        Name::Blgp => (matrix && !doubles, 9),
        Name::Neg => (matrix && doubles, 9),
        _ => (false, 0),
    };
    has.then_some(position)
}

fn sdwa_rank(name: Name, context: Context) -> Option<u8> {
    let desc = context.desc;
    let has_source = |field| desc.operands.iter().any(|o| o.field == field);
    let writes = context.family != Family::Vopc && selects_destination(desc);
    let (has, position) = match name {
        // GFX9's comparisons of floats are known to clamp, but have no bit for it.
        Name::Clamp => {
            let gone = context.family == Family::Vopc && context.generation >= Generation::Gfx9;
            (!gone && can_clamp(desc, Form::Sdwa, context.generation), 0)
        }
        Name::Omod => (
            has_omod(desc, Form::Sdwa, context.generation)
                && context.generation >= Generation::Gfx9,
            1,
        ),
        Name::DstSel => (writes, 2),
        Name::DstUnused => (writes, 3),
        Name::Src0Sel => (has_source(Field::Src0), 4),
        Name::Src1Sel => (has_source(Field::Src1), 5),
        _ => (false, 0),
    };
    has.then_some(position)
}

fn dpp_rank(name: Name, context: Context) -> Option<u8> {
    match name {
        Name::DppCtrl => Some(0),
        Name::RowMask => Some(1),
        Name::BankMask => Some(2),
        Name::BoundCtrl => Some(3),
        Name::FetchInactive if context.generation >= Generation::Gfx10 => Some(4),
        _ => None,
    }
}

fn dpp8_rank(name: Name) -> Option<u8> {
    match name {
        Name::Dpp8 => Some(0),
        Name::FetchInactive => Some(1),
        _ => None,
    }
}

//! Operands, modifiers and accesses of instructions.

use super::Result;
use super::line::Line;
use crate::alias::AliasClass;
use crate::inst::Operand;
use crate::memory::{MemFlags, MemInfo, Ordering, Scope, Spaces};
use crate::printer::{ACCESS_NAMES, INLINE_FLOATS, OMOD_NAMES, ORDERING_NAMES, SCOPE_NAMES};
use isa::{Counter, Dpp, ModFlags, Modifiers, Reg, RegSpan, Sdwa, SdwaSel, SdwaUnused, WaitSet};

/// Could the word name a physical register?
pub(super) fn is_reg_word(word: &str) -> bool {
    let file = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let special = special_regs().iter().any(|(name, _)| *name == word);
    special || matches!(file, "s" | "v" | "a" | "ttmp")
}

pub(super) fn is_slot(word: &str) -> bool {
    word.strip_prefix("slot")
        .is_some_and(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()))
}

/// Registers that are not numbered, by their name in text.
pub(super) fn special_regs() -> [(&'static str, RegSpan); 22] {
    let pair = |lo| RegSpan::new(lo, 2);
    let one = RegSpan::one;
    [
        // welded: names of registers, as text has them.
        ("vcc", RegSpan::VCC),
        ("vcc_lo", one(Reg::VCC_LO)),
        ("vcc_hi", one(Reg::VCC_HI)),
        // welded: the same.
        ("exec", RegSpan::EXEC),
        ("exec_lo", one(Reg::EXEC_LO)),
        ("exec_hi", one(Reg::EXEC_HI)),
        ("m0", one(Reg::M0)),
        ("flat_scratch", RegSpan::FLAT_SCR),
        ("flat_scratch_lo", one(Reg::FLAT_SCR_LO)),
        ("flat_scratch_hi", one(Reg::FLAT_SCR_HI)),
        ("xnack_mask", pair(Reg::XNACK_MASK_LO)),
        ("xnack_mask_lo", one(Reg::XNACK_MASK_LO)),
        ("xnack_mask_hi", one(Reg::XNACK_MASK_HI)),
        ("src_scc", one(Reg::SCC)),
        ("src_vccz", one(Reg::VCCZ)),
        ("src_execz", one(Reg::EXECZ)),
        ("src_lds_direct", one(Reg::LDS_DIRECT)),
        ("src_shared_base", one(Reg::SHARED_BASE)),
        ("src_shared_limit", one(Reg::SHARED_LIMIT)),
        ("src_private_base", one(Reg::PRIVATE_BASE)),
        ("src_private_limit", one(Reg::PRIVATE_LIMIT)),
        ("src_pops_exiting_wave_id", one(Reg::POPS_EXITING_WAVE_ID)),
    ]
}

/// A physical register or range: `v3`, `s[4:5]`, `vcc`, `m0`.
pub(super) fn phys(line: &mut Line) -> Result<Operand> {
    let start = line.pos;
    let word = line.take(|c| c.is_alphanumeric() || c == '_');
    if let Some((_, span)) = special_regs().iter().find(|(name, _)| *name == word) {
        line.space();
        // The apertures are one register of 64 bits: their spans' count is what the operand asks
        // for.
        return Ok(Operand::Phys(*span));
    }
    let file = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let first = match line.rest().starts_with('[') && file == word {
        false => word[file.len()..].parse::<u16>().ok().map(|n| (n, n)),
        true => {
            line.expect("[")?;
            let low: u16 = line.number()?;
            line.expect(":")?;
            let high = line.number()?;
            line.expect("]")?;
            Some((low, high))
        }
    };
    line.space();
    let span = first.and_then(|(low, high)| {
        let limit = match file {
            "s" => 105,
            "v" | "a" => 255,
            "ttmp" => 15,
            _ => return None,
        };
        if high < low || high > limit || high - low >= 32 {
            return None;
        }
        let base = match file {
            "s" => Reg::sgpr(low),
            "v" => Reg::vgpr(low),
            "a" => Reg::agpr(low),
            _ => Reg::ttmp(low),
        };
        Some(RegSpan::new(base, (high - low + 1) as u8))
    });
    match span {
        Some(span) => Ok(Operand::Phys(span)),
        None => {
            line.pos = start;
            line.error("an operand expected")
        }
    }
}

/// Limits of counters, after `waits(`.
pub(super) fn waits(line: &mut Line) -> Result<Operand> {
    let names = Counter::ALL.map(|c| (c, c.name()));
    let mut set = WaitSet::NONE;
    line.eat("none");
    while !line.eat(")") {
        let counter = line.named(&names, "a counter")?;
        line.expect("(")?;
        set.add(counter, line.number()?);
        line.expect(")")?;
    }
    Ok(Operand::Waits(set))
}

/// An inline constant (decimal) or literal (hexadecimal).
pub(super) fn constant(line: &mut Line) -> Result<Operand> {
    let start = line.pos;
    let text = line.take(|c| c.is_alphanumeric() || matches!(c, '-' | '.'));
    line.space();
    if let Some(hex) = text.strip_prefix("0x") {
        if let Ok(bits) = u32::from_str_radix(hex, 16) {
            return Ok(Operand::Literal(bits));
        }
    } else if let Some((_, code)) = INLINE_FLOATS.iter().find(|(name, _)| *name == text) {
        return Ok(Operand::Inline(*code));
    } else if let Ok(value @ -16..=64) = text.parse::<i32>() {
        let code = if value < 0 { 192 - value } else { 128 + value };
        return Ok(Operand::Inline(code as u8));
    }
    line.pos = start;
    line.error(format!(
        "'{text}' is no inline constant (-16 to 64, 0.5, …), and a literal is hexadecimal"
    ))
}

pub(super) fn modifier(line: &mut Line, mods: &mut Modifiers) -> Result<()> {
    if line.eat("dpp(") {
        return dpp(line, mods);
    }
    if line.eat("sdwa(") {
        return sdwa(line, mods);
    }
    for (omod, text) in OMOD_NAMES {
        if line.eat(text) {
            mods.omod = omod;
            return Ok(());
        }
    }
    let start = line.pos;
    let word = line.word();
    let flag = |name: &str| ModFlags::from_name(&name.to_ascii_uppercase());
    if let Some(flag) = word.strip_prefix("no_").and_then(flag) {
        mods.flags -= flag;
        return Ok(());
    }
    if let Some(flag) = flag(word) {
        mods.flags |= flag;
        return Ok(());
    }
    if !line.eat(":") {
        line.pos = start;
        return line.error(format!("'{word}' is no modifier"));
    }
    match word {
        "offset" => mods.offset = line.number()?,
        "offset1" => mods.offset1 = line.number()?,
        "neg" => mods.neg = line.number()?,
        "abs" => mods.abs = line.number()?,
        "op_sel" => mods.op_sel = line.number()?,
        "op_sel_hi" => mods.op_sel_hi = line.number()?,
        "neg_lo" => mods.neg_lo = line.number()?,
        "neg_hi" => mods.neg_hi = line.number()?,
        "dmask" => mods.dmask = line.number()?,
        "format" => mods.format = line.number()?,
        "matrix" => mods.matrix = line.number()?,
        _ => {
            line.pos = start;
            return line.error(format!("'{word}' is no modifier"));
        }
    }
    Ok(())
}

/// Numbers separated by commas up to `)`.
pub(super) fn tuple<const N: usize>(line: &mut Line) -> Result<[u16; N]> {
    let mut values = [0; N];
    for (i, value) in values.iter_mut().enumerate() {
        if i != 0 {
            line.expect(",")?;
        }
        *value = line.number()?;
    }
    line.expect(")")?;
    Ok(values)
}

pub(super) fn dpp(line: &mut Line, mods: &mut Modifiers) -> Result<()> {
    let [ctrl, row_mask, bank_mask, bound_ctrl, fetch_inactive] = tuple(line)?;
    mods.dpp = Dpp {
        ctrl,
        row_mask: row_mask as u8,
        bank_mask: bank_mask as u8,
        bound_ctrl: bound_ctrl != 0,
        fetch_inactive: fetch_inactive != 0,
    };
    Ok(())
}

pub(super) fn sdwa(line: &mut Line, mods: &mut Modifiers) -> Result<()> {
    use SdwaSel::*;
    let sels = [Byte0, Byte1, Byte2, Byte3, Word0, Word1, Dword];
    let unused = [SdwaUnused::Pad, SdwaUnused::Sext, SdwaUnused::Preserve];
    let [dst, rest, src0, src1, sext] = tuple(line)?;
    let sel = |n: u16| sels.get(usize::from(n)).copied();
    let rest = unused.get(usize::from(rest)).copied();
    match (sel(dst), rest, sel(src0), sel(src1)) {
        (Some(dst_sel), Some(dst_unused), Some(src0_sel), Some(src1_sel)) => {
            mods.sdwa = Sdwa {
                dst_sel,
                dst_unused,
                src0_sel,
                src1_sel,
                sext: sext as u8,
            };
            Ok(())
        }
        _ => line.error("SDWA selects are 0 to 6, the rest of the destination 0 to 2"),
    }
}

pub(super) fn memory(line: &mut Line) -> Result<MemInfo> {
    let mut mem = MemInfo::load(Spaces::empty());
    mem.kind = line.named(&ACCESS_NAMES, "an access")?;
    line.expect(",")?;
    while !line.rest().starts_with(',') {
        let word = line.word().to_ascii_uppercase();
        match Spaces::from_name(&word) {
            Some(space) => mem.spaces |= space,
            None => return line.error("a memory space expected"),
        }
        line.eat("+");
    }
    line.expect(",")?;
    mem.ordering = line.named::<Ordering>(&ORDERING_NAMES, "an ordering")?;
    line.expect(",")?;
    mem.scope = line.named::<Scope>(&SCOPE_NAMES, "a scope")?;
    while line.eat(",") {
        if line.eat("class=") {
            mem.class = AliasClass::from_number(line.number()?);
            continue;
        }
        match MemFlags::from_name(&line.word().to_ascii_uppercase()) {
            Some(flag) => mem.flags |= flag,
            None => return line.error("a property of an access expected"),
        }
    }
    line.expect(")")?;
    Ok(mem)
}

//! Scalar instructions that only compute: SOP1, SOP2, SOPC, SOPK.
//!
//! Source: "Vega" 7nm ISA manual, 12.1 "SOP2" to 12.4 "SOPC".

use crate::lanes::set_scalar;
use crate::machine::{SGPRS, State};
use crate::valu::{Exactness, scalar, set_pair};
use isa::{Field, Generation, Inst, Operand};

/// What an instruction gives: the result (of the destination's width), SCC.
#[derive(Clone, Copy)]
struct Out {
    d: u64,
    scc: Option<bool>,
}

/// The result decides SCC.
fn nonzero(d: u64) -> Option<Out> {
    Some(Out {
        d,
        scc: Some(d != 0),
    })
}

fn keep(d: u64) -> Option<Out> {
    Some(Out { d, scc: None })
}

fn with(d: u64, scc: bool) -> Option<Out> {
    Some(Out { d, scc: Some(scc) })
}

/// Sign-extends the lowest `bits`.
fn signed(v: u64, bits: u32) -> i128 {
    let v = i128::from(v) & ((1 << bits) - 1);
    if bits > 0 && v >> (bits - 1) & 1 != 0 {
        v - (1 << bits)
    } else {
        v
    }
}

/// What the operands are worth.
struct In {
    a: u64,
    b: u64,
    /// The destination before.
    old: u64,
    scc: bool,
    exec: u64,
    /// Width of the destination and of the first source in bits.
    width: u32,
    source_width: u32,
    /// SCC behind `s_max_*` of equal sources (CDNA3 manual: `S0 >= S1`).
    equal_max: bool,
}

impl In {
    fn mask(&self) -> u64 {
        if self.width == 64 {
            u64::MAX
        } else {
            0xffff_ffff
        }
    }
    fn fits_signed(&self, exact: i128) -> bool {
        exact == signed(exact as u64, 32)
    }
}

pub fn execute(inst: &Inst, st: &mut State) -> Option<Exactness> {
    let name = inst.opcode.mnemonic();
    if let Some(done) = relative(name, inst, st) {
        return Some(done);
    }
    let desc = inst.opcode.desc();
    let value = |field: Field| {
        let at = desc.operands.iter().position(|o| o.field == field)?;
        let o = &desc.operands[at];
        let v = match inst.operands[at] {
            Operand::Imm(k) => i64::from(k as i16) as u64,
            operand => scalar(st, operand, o.ty, o.width == 2),
        };
        Some((v, u32::from(o.width) * 32))
    };
    let (sdst, width) = value(Field::Sdst).unwrap_or((0, 32));
    let immediate = value(Field::Simm16);
    let first = value(Field::Ssrc0);
    let second = value(Field::Ssrc1);
    let input = In {
        a: first.map_or(sdst, |v| v.0),
        b: second.or(immediate).map_or(0, |v| v.0),
        old: sdst,
        scc: st.scc,
        exec: st.exec,
        width,
        source_width: first.map_or(32, |v| v.1),
        equal_max: st.generation >= Generation::Gfx940,
    };
    if let Some((saved, exec)) = exec_mask(name, &input) {
        set_pair(st, inst.operands[0], saved);
        st.exec = exec;
        st.scc = exec != 0;
        return Some(Exactness::Bits);
    }
    let out = compare(name, &input)
        .or_else(|| arithmetic(name, &input))
        .or_else(|| logic(name, &input))
        .or_else(|| bits(name, &input))
        .or_else(|| moves(name, &input))?;
    let is_written = |o: &isa::OperandDesc| o.field == Field::Sdst && o.role.writes();
    if let Some(at) = desc.operands.iter().position(is_written) {
        match width {
            64 => set_pair(st, inst.operands[at], out.d),
            _ => set_scalar(st, inst.operands[at], out.d as u32),
        }
    }
    if let Some(scc) = out.scc {
        st.scc = scc;
    }
    Some(Exactness::Bits)
}

fn arithmetic(name: &str, i: &In) -> Option<Out> {
    let (ua, ub) = (i128::from(i.a), i128::from(i.b));
    let (sa, sb) = (signed(i.a, 32), signed(i.b, 32));
    let c = i128::from(i.scc);
    let word = |exact: i128| exact as u64 & 0xffff_ffff;
    let carry = |exact: i128| with(word(exact), !(0..1 << 32).contains(&exact));
    let overflow = |exact: i128| with(word(exact), !i.fits_signed(exact));
    match name {
        "s_add_u32" => carry(ua + ub),
        "s_sub_u32" => carry(ua - ub),
        "s_addc_u32" => carry(ua + ub + c),
        "s_subb_u32" => carry(ua - ub - c),
        "s_add_i32" | "s_addk_i32" => overflow(sa + sb),
        "s_sub_i32" => overflow(sa - sb),
        "s_min_i32" => with(word(sa.min(sb)), sa < sb),
        "s_max_i32" => with(word(sa.max(sb)), sa > sb || i.equal_max && sa == sb),
        "s_min_u32" => with(word(ua.min(ub)), ua < ub),
        "s_max_u32" => with(word(ua.max(ub)), ua > ub || i.equal_max && ua == ub),
        "s_mul_i32" | "s_mulk_i32" => keep(word(sa * sb)),
        "s_mul_hi_u32" => keep(word((ua * ub) >> 32)),
        "s_mul_hi_i32" => keep(word((sa * sb) >> 32)),
        "s_absdiff_i32" => nonzero(word(signed(word(sa - sb), 32).abs())),
        "s_abs_i32" => nonzero(word(sa.abs())),
        "s_lshl1_add_u32" => carry((ua << 1) + ub),
        "s_lshl2_add_u32" => carry((ua << 2) + ub),
        "s_lshl3_add_u32" => carry((ua << 3) + ub),
        "s_lshl4_add_u32" => carry((ua << 4) + ub),
        "s_sext_i32_i8" => keep(word(signed(i.a, 8))),
        "s_sext_i32_i16" => keep(word(signed(i.a, 16))),
        _ => None,
    }
}

/// Without the width at the end of the name: `s_and_b32` and `s_and_b64` are one.
fn logic(name: &str, i: &In) -> Option<Out> {
    let (a, b) = (i.a, i.b);
    let d = match name.rsplit_once('_')?.0 {
        "s_and" => a & b,
        "s_or" => a | b,
        "s_xor" => a ^ b,
        "s_andn2" => a & !b,
        "s_orn2" => a | !b,
        "s_nand" => !(a & b),
        "s_nor" => !(a | b),
        "s_xnor" => !(a ^ b),
        "s_not" => !a,
        "s_wqm" => (0..i.width).fold(0, |d, k| d | u64::from(a >> (k & !3) & 15 != 0) << k),
        "s_quadmask" => (0..i.width / 4).fold(0, |d, k| d | u64::from(a >> (4 * k) & 15 != 0) << k),
        "s_lshl" => a << (b & u64::from(i.width - 1)),
        "s_lshr" => a >> (b & u64::from(i.width - 1)),
        "s_ashr" => (signed(a, i.width) >> (b & u64::from(i.width - 1))) as u64,
        "s_bfe" => return bfe(name, i),
        _ => return None,
    };
    nonzero(d & i.mask())
}

/// Field at S1[4:0] (S1[5:0] of 64 bits), S1[22:16] bits wide.
fn bfe(name: &str, i: &In) -> Option<Out> {
    let offset = i.b & u64::from(i.width - 1);
    let width = (i.b >> 16 & 0x7f) as u32;
    let is_signed = name.contains("_i");
    let data = if is_signed {
        signed(i.a, i.width)
    } else {
        i128::from(i.a)
    };
    let shifted = data >> offset;
    let field = match width {
        0 => 0,
        _ if width >= i.width => shifted,
        _ if is_signed => signed(shifted as u64, width),
        _ => shifted & ((1 << width) - 1),
    };
    nonzero(field as u64 & i.mask())
}

fn bits(name: &str, i: &In) -> Option<Out> {
    let n = i.source_width;
    let bit = |k: u32| i.a >> k & 1 != 0;
    let first = |test: &dyn Fn(u32) -> bool| {
        let found = (0..n).find(|&k| test(k));
        keep(found.map_or(0xffff_ffff, u64::from))
    };
    let count = |want: bool| nonzero((0..n).filter(|&k| bit(k) == want).count() as u64);
    let place = i.a & u64::from(i.width - 1);
    let (low, high) = (|v: u64| v & 0xffff, |v: u64| v >> 16 & 0xffff);
    let bfm = |size: u64| ((1u64 << (i.a & size)) - 1) << (i.b & size);
    match name {
        "s_brev_b32" | "s_brev_b64" => {
            keep((0..n).fold(0, |d, k| d | (i.a >> k & 1) << (n - 1 - k)))
        }
        "s_bcnt0_i32_b32" | "s_bcnt0_i32_b64" => count(false),
        "s_bcnt1_i32_b32" | "s_bcnt1_i32_b64" => count(true),
        "s_ff0_i32_b32" | "s_ff0_i32_b64" => first(&|k| !bit(k)),
        "s_ff1_i32_b32" | "s_ff1_i32_b64" => first(&bit),
        "s_flbit_i32_b32" | "s_flbit_i32_b64" => first(&|k| bit(n - 1 - k)),
        "s_flbit_i32" | "s_flbit_i32_i64" => first(&|k| bit(n - 1 - k) != bit(n - 1)),
        "s_bitset0_b32" | "s_bitset0_b64" => keep(i.old & !(1 << place)),
        "s_bitset1_b32" | "s_bitset1_b64" => keep(i.old | 1 << place),
        "s_bitreplicate_b64_b32" => {
            keep((0..32).fold(0, |d, k| d | ((i.a >> k & 1) * 3) << (2 * k)))
        }
        "s_bfm_b32" => keep(bfm(31) & 0xffff_ffff),
        "s_bfm_b64" => keep(bfm(63)),
        "s_pack_ll_b32_b16" => keep(low(i.b) << 16 | low(i.a)),
        "s_pack_lh_b32_b16" => keep(high(i.b) << 16 | low(i.a)),
        "s_pack_hh_b32_b16" => keep(high(i.b) << 16 | high(i.a)),
        _ => None,
    }
}

fn moves(name: &str, i: &In) -> Option<Out> {
    let word = i.b & 0xffff_ffff;
    keep(match name {
        "s_mov_b32" | "s_mov_b64" => i.a,
        "s_movk_i32" => word,
        "s_cmovk_i32" => {
            if i.scc {
                word
            } else {
                i.old
            }
        }
        "s_cmov_b32" | "s_cmov_b64" => {
            if i.scc {
                i.a
            } else {
                i.old
            }
        }
        "s_cselect_b32" | "s_cselect_b64" => {
            if i.scc {
                i.a
            } else {
                i.b
            }
        }
        _ => return None,
    })
}

fn compare(name: &str, i: &In) -> Option<Out> {
    let (a, b) = (i.a, i.b);
    let only = |scc: bool| with(0, scc);
    match name {
        "s_bitcmp0_b32" => return only(a >> (b & 31) & 1 == 0),
        "s_bitcmp1_b32" => return only(a >> (b & 31) & 1 == 1),
        "s_bitcmp0_b64" => return only(a >> (b & 63) & 1 == 0),
        "s_bitcmp1_b64" => return only(a >> (b & 63) & 1 == 1),
        _ => {}
    }
    let immediate = name.starts_with("s_cmpk_");
    let rest = name
        .strip_prefix("s_cmpk_")
        .or(name.strip_prefix("s_cmp_"))?;
    let (condition, ty) = rest.split_once('_')?;
    let order = match ty {
        "i32" => signed(a, 32).cmp(&signed(b, 32)),
        // The immediate is not sign-extended here.
        "u32" if immediate => a.cmp(&(b & 0xffff)),
        _ => a.cmp(&b),
    };
    only(match condition {
        "eq" => order.is_eq(),
        "lg" => order.is_ne(),
        "gt" => order.is_gt(),
        "ge" => order.is_ge(),
        "lt" => order.is_lt(),
        "le" => order.is_le(),
        _ => return None,
    })
}

/// What the destination gets and the new EXEC.
fn exec_mask(name: &str, i: &In) -> Option<(u64, u64)> {
    let (s, e) = (i.a, i.exec);
    let stem = name.strip_suffix("_b64")?;
    let new = match stem
        .strip_suffix("_saveexec")
        .or(stem.strip_suffix("_wrexec"))?
    {
        "s_and" => s & e,
        "s_or" => s | e,
        "s_xor" => s ^ e,
        "s_andn2" => s & !e,
        "s_orn2" => s | !e,
        "s_nand" => !(s & e),
        "s_nor" => !(s | e),
        "s_xnor" => !(s ^ e),
        "s_andn1" => !s & e,
        "s_orn1" => !s | e,
        _ => return None,
    };
    Some((if stem.ends_with("saveexec") { e } else { new }, new))
}

/// Moves with a register number relative to M0.
fn relative(name: &str, inst: &Inst, st: &mut State) -> Option<Exactness> {
    let (source_moves, count) = match name {
        "s_movrels_b32" => (true, 1),
        "s_movrels_b64" => (true, 2),
        "s_movreld_b32" => (false, 1),
        "s_movreld_b64" => (false, 2),
        _ => return None,
    };
    let index = |operand: Operand| usize::from(operand.reg().expect("an SGPR").base.index());
    let moved = |n: usize| {
        assert!(
            n + st.m0 as usize + count <= SGPRS,
            "M0 leads out of the state"
        );
        n + st.m0 as usize
    };
    let (to, value) = match source_moves {
        true => {
            let from = moved(index(inst.operands[1]));
            let high = if count == 2 { st.sgprs[from + 1] } else { 0 };
            (
                index(inst.operands[0]),
                u64::from(st.sgprs[from]) | u64::from(high) << 32,
            )
        }
        false => {
            let ty = inst.opcode.desc().operands[1].ty;
            (
                moved(index(inst.operands[0])),
                scalar(st, inst.operands[1], ty, count == 2),
            )
        }
    };
    for k in 0..count {
        st.sgprs[to + k] = (value >> (32 * k)) as u32;
    }
    Some(Exactness::Bits)
}

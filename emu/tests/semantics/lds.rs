//! DS instructions.
//!
//! Source: "Vega" 7nm ISA manual, 10.3 "LDS Access", 12.13 "LDS & GDS"; CDNA2 manual, 9.5; CDNA4
//! manual, 9.2 and 11.4.

use crate::float::{Fmt, Modes, add, equal};
use crate::machine::{LANES, State, has};
use crate::memory::{
    Space, atomic, bfloat_sum, float_choice, lds_modes, merge, pair_sum, plain, register,
};
use isa::{Field, Generation, Inst, InstFlags, ModFlags};

fn active(st: &State) -> Vec<usize> {
    (0..LANES).filter(|&l| st.active(l)).collect()
}

pub fn execute(inst: &Inst, st: &mut State) -> Option<()> {
    let name = inst.opcode.mnemonic().strip_prefix("ds_")?;
    match name {
        "nop" => Some(()),
        "swizzle_b32" | "permute_b32" | "bpermute_b32" => across(name, inst, st),
        "append" | "consume" => count(name, inst, st),
        _ if name.contains("src2") => src2(name, inst, st),
        _ if name.contains("_tr_b") => transposed(name, inst, st),
        _ if name.starts_with("read") => read(name, inst, st),
        _ if name.starts_with("wrxchg2") => exchange2(name, inst, st),
        _ if name.starts_with("write") => write(name, inst, st),
        _ => read_modify_write(name, inst, st),
    }
}

/// Byte addresses of a lane's accesses: one, or the two of `TWO_OFFSETS`.
fn addresses(inst: &Inst, st: &State, lane: usize, size: u64) -> Vec<u64> {
    let name = inst.opcode.mnemonic();
    let offset = inst.mods.offset as u64;
    if name.contains("addtid") {
        return vec![u64::from(st.m0 & 0xffff) + offset + 4 * lane as u64];
    }
    let base = plain(st, inst, Field::Vaddr, lane).unwrap_or(0) as u64;
    if !inst.opcode.desc().flags.contains(InstFlags::TWO_OFFSETS) {
        return vec![base + offset];
    }
    let unit = if name.contains("st64") {
        64 * size
    } else {
        size
    };
    [offset, u64::from(inst.mods.offset1)]
        .map(|o| base + o * unit)
        .to_vec()
}

/// Bytes of the data that a name ends in.
fn size_of(name: &str) -> u64 {
    let digits: String = name
        .chars()
        .rev()
        .take_while(char::is_ascii_digit)
        .collect();
    let bits: String = digits.chars().rev().collect();
    bits.parse::<u64>().unwrap_or(32) / 8
}

/// Size, sign and half of a partial access: `u8_d16_hi`, `i16`, `b8_d16_hi` and so on.
fn partial(name: &str) -> Option<(usize, bool, Option<u32>)> {
    let kind = name.split_once('_')?.1;
    let half = match kind {
        _ if kind.ends_with("_d16_hi") => Some(16),
        _ if kind.ends_with("_d16") => Some(0),
        _ => None,
    };
    let size = match &kind[1..] {
        k if k.starts_with('8') => 1,
        k if k.starts_with("16") => 2,
        _ => return None,
    };
    Some((size, kind.starts_with('i'), half))
}

fn read(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    let dst = register(inst, Field::Vdst)?;
    for lane in active(st) {
        if let Some((size, signed, half)) = partial(name) {
            let address = addresses(inst, st, lane, 1)[0];
            let value = st.load(Space::Lds, address, size);
            st.vgprs[dst][lane] = merge(st.vgprs[dst][lane], value, size, signed, half);
            continue;
        }
        let size = size_of(name);
        let mut to = dst;
        for address in addresses(inst, st, lane, size) {
            for i in 0..size / 4 {
                st.vgprs[to][lane] = st.load(Space::Lds, address + 4 * i, 4) as u32;
                to += 1;
            }
        }
    }
    Some(())
}

/// Sixteen lanes have a matrix of 16 columns, whose rows they read in turn; each gets a column.
fn transposed(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    let bits: usize = name.rsplit_once("_b")?.1.parse().ok()?;
    let words = if bits == 6 { 3 } else { 2 };
    let count = 32 * words / bits;
    let dst = register(inst, Field::Vdst)?;
    let read: Vec<u128> = (0..LANES)
        .map(|lane| {
            let at = addresses(inst, st, lane, 0)[0];
            (0..words).fold(0, |v, i| {
                v | u128::from(st.load(Space::Lds, at + 4 * i as u64, 4)) << (32 * i)
            })
        })
        .collect();
    for group in 0..4 {
        // All rows, one element after the other.
        let elements: Vec<u128> = (16 * group..16 * group + 16)
            .flat_map(|lane| (0..count).map(move |i| (lane, i)))
            .map(|(lane, i)| read[lane] >> (bits * i) & ((1 << bits) - 1))
            .collect();
        for column in 0..16 {
            let row = elements.chunks(16).enumerate();
            let value = row.fold(0, |v, (k, row)| v | row[column] << (bits * k));
            for i in 0..words {
                st.vgprs[dst + i][16 * group + column] = (value >> (32 * i)) as u32;
            }
        }
    }
    Some(())
}

fn write(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    let data = register(inst, Field::Vdata)?;
    for lane in active(st) {
        if let Some((size, _, half)) = partial(name) {
            let address = addresses(inst, st, lane, 1)[0];
            let value = u64::from(st.vgprs[data][lane] >> half.unwrap_or(0));
            st.store(Space::Lds, address, size, value);
            continue;
        }
        let size = size_of(name);
        let sources = [Some(data), register(inst, Field::Vdata1)];
        for (address, from) in addresses(inst, st, lane, size).into_iter().zip(sources) {
            for i in 0..size / 4 {
                let value = st.vgprs[from? + i as usize][lane].into();
                st.store(Space::Lds, address + 4 * i, 4, value);
            }
        }
    }
    Some(())
}

fn exchange2(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    let size = size_of(name);
    let words = size as usize / 4;
    let data = [
        register(inst, Field::Vdata)?,
        register(inst, Field::Vdata1)?,
    ];
    let dst = register(inst, Field::Vdst)?;
    for lane in active(st) {
        let both = addresses(inst, st, lane, size);
        let mut old = Vec::new();
        for (address, from) in both.into_iter().zip(data) {
            let new = st.lane(from, words, lane) as u64;
            old.push(st.load(Space::Lds, address, size as usize));
            st.store(Space::Lds, address, size as usize, new);
        }
        for i in 0..2 * words {
            st.vgprs[dst + i][lane] = (old[i / words] >> (32 * (i % words))) as u32;
        }
    }
    Some(())
}

/// Operation and type of a name: `add_u32` is `add`, `u`, 32 bits. Pairs are dwords.
fn parse(name: &str) -> Option<(String, char, u32)> {
    let name = name.replace("_rtn", "").replace("_src2", "");
    if name.starts_with("pk_add") {
        return Some((name, 'f', 32));
    }
    let (op, ty) = name.rsplit_once('_')?;
    let bits = ty[1..].parse().ok()?;
    Some((op.to_string(), ty.chars().next()?, bits))
}

/// The new value of an operation with the value in LDS and up to two data operands.
fn operate(st: &State, name: &str, old: u64, data: u64, data2: u64) -> Option<u64> {
    let (op, kind, bits) = parse(name)?;
    let f = if bits == 64 { Fmt::D } else { Fmt::S };
    let m = lds_modes(st, f);
    Some(match (op.as_str(), kind) {
        ("pk_add_f16", _) => pair_sum(old, data, |a, b| add(Fmt::H, lds_modes(st, Fmt::H), a, b)),
        ("pk_add_bf16", _) => pair_sum(old, data, |a, b| bfloat_sum(lds_modes(st, Fmt::H), a, b)),
        ("add", 'f') if f == Fmt::D => add(f, Modes::KEEP, old, data),
        ("add", 'f') => add(f, m, old, data),
        ("min", 'f') => float_choice(f, m, old, data, false),
        ("max", 'f') => float_choice(f, m, old, data, true),
        ("cmpst", 'f') => {
            let (x, y) = (m.input(f, old), m.input(f, data));
            let swap = !f.is_nan(x) && !f.is_nan(y) && equal(f, x, y);
            if swap { m.input(f, data2) } else { old }
        }
        // "The order of src and cmp": first what to compare with, then the new value.
        ("cmpst", _) => atomic("cmpswap", bits, old, data2, data)?,
        ("mskor", _) => old & !data | data2,
        ("wrap", _) if old >= data => old - data,
        ("wrap", _) => u64::from((old as u32).wrapping_add(data2 as u32)),
        ("condxchg32", _) => {
            // Each half is exchanged if the top bit of its data is set; that bit is not stored.
            let half = |s: u32| {
                let (o, d) = (old >> s & 0xffff_ffff, data >> s & 0xffff_ffff);
                if d >> 31 != 0 { d & 0x7fff_ffff } else { o }
            };
            half(0) | half(32) << 32
        }
        ("min" | "max", _) => atomic(&format!("{op}_{kind}"), bits, old, data, 0)?,
        _ => atomic(&op, bits, old, data, 0)?,
    })
}

fn read_modify_write(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    let bits = parse(name)?.2;
    let words = bits as usize / 32;
    let value = |st: &State, field: Field, lane: usize| {
        register(inst, field).map_or(0, |r| st.lane(r, words, lane) as u64)
    };
    for lane in active(st) {
        let address = addresses(inst, st, lane, 0)[0];
        let old = st.load(Space::Lds, address, 4 * words);
        let (data, data2) = (
            value(st, Field::Vdata, lane),
            value(st, Field::Vdata1, lane),
        );
        let new = operate(st, name, old, data, data2)?;
        st.store(Space::Lds, address, 4 * words, new);
        if let Some(dst) = register(inst, Field::Vdst) {
            for i in 0..words {
                st.vgprs[dst + i][lane] = (old >> (32 * i)) as u32;
            }
        }
    }
    Some(())
}

/// A and B of 10.3.3: the second operand is in LDS as well.
fn src2(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    let size = parse(name)?.2 as usize / 8;
    let offset = inst.mods.offset as u32;
    for lane in active(st) {
        let address = plain(st, inst, Field::Vaddr, lane)? as u32;
        let (a, dwords) = match offset >> 15 & 1 {
            // 15 bits, signed.
            0 => (address, ((offset << 17) as i32) >> 17),
            _ => (address & 0x1_ffff, address as i32 >> 17),
        };
        let b = i64::from(a) + 4 * i64::from(dwords);
        let old = st.load(Space::Lds, a.into(), size);
        let data = st.load(Space::Lds, b as u64, size);
        let new = operate(st, name, old, data, 0)?;
        st.store(Space::Lds, a.into(), size, new);
    }
    Some(())
}

fn count(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    // Here is only what lies behind the base of GDS.
    let base = match has(inst, ModFlags::GDS) {
        true => 0,
        false => u64::from(st.m0 >> 16),
    };
    let address = base + inst.mods.offset as u64;
    let old = st.load(Space::Lds, address, 4);
    let lanes = u64::from(st.exec.count_ones());
    let new = if name == "append" {
        old.wrapping_add(lanes)
    } else {
        old.wrapping_sub(lanes)
    };
    st.store(Space::Lds, address, 4, new);
    let dst = register(inst, Field::Vdst)?;
    for lane in active(st) {
        st.vgprs[dst][lane] = old as u32;
    }
    Some(())
}

/// Lane that 12.13.1's pseudocode reads.
fn swizzle(st: &State, offset: u32, i: u32) -> u32 {
    let group = i & 0x20;
    let mask = offset & 31;
    // The first two came with GFX9.
    let all = st.generation >= Generation::Gfx9;
    if all && offset >= 0xe000 {
        let reversed = (0..5).fold(0, |r, k| r | (i >> k & 1) << (4 - k));
        reversed >> mask.count_ones() | i & mask | group
    } else if all && offset >= 0xc000 {
        let amount = offset >> 5 & 31;
        let rotate = if offset >> 10 & 1 != 0 {
            32 - amount
        } else {
            amount
        };
        (i & mask | (i + rotate) & !mask) & 31 | group
    } else if offset >> 15 & 1 != 0 {
        i & !3 | offset >> (2 * (i & 3)) & 3
    } else {
        (i & 31 & mask | offset >> 5 & 31) ^ (offset >> 10 & 31) | group
    }
}

fn across(name: &str, inst: &Inst, st: &mut State) -> Option<()> {
    let offset = inst.mods.offset as u32 & 0xffff;
    let dst = register(inst, Field::Vdst)?;
    let vaddr = register(inst, Field::Vaddr);
    let data = register(inst, Field::Vdata).or(vaddr)?;
    let lane_of = |st: &State, i: usize| {
        (st.vgprs[vaddr.unwrap_or(0)][i].wrapping_add(offset) / 4 % 64) as usize
    };
    let mut result = [0; LANES];
    for i in 0..LANES {
        match name {
            // The highest of several sources wins: later ones overwrite.
            "permute_b32" => {
                if st.active(i) {
                    result[lane_of(st, i)] = st.vgprs[data][i];
                }
            }
            _ => {
                let from = match name {
                    "bpermute_b32" => lane_of(st, i),
                    _ => swizzle(st, offset, i as u32) as usize,
                };
                if st.active(from) {
                    result[i] = st.vgprs[data][from];
                }
            }
        }
    }
    for lane in active(st) {
        st.vgprs[dst][lane] = result[lane];
    }
    Some(())
}

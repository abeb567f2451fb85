//! Memory instructions: what they read and write, from their names.
//!
//! Sources: "Vega" 7nm ISA manual, chapters 7 "Scalar Memory Operations", 8 "Vector Memory
//! Operations", 9 "Flat Memory Instructions", 10 "Data Share Operations", 12.5, 12.13 to 12.17;
//! CDNA2 manual, 9.5 "Float Memory Atomics". The emulator takes lanes in ascending order.

use crate::float::{Fmt, Mode, Modes, add, equal, less};
use crate::machine::{LANES, Pointer, State, has};
use crate::typed;
use crate::valu::{Exactness, scalar, source};
use isa::{Family, Field, Inst, ModFlags, Operand, ValueType};
use std::rc::Rc;

/// Adds the address of the memory window to registers that point into it.
pub fn rebase(st: &mut State, address: u64) {
    for pointer in st.pointers.clone() {
        match pointer {
            Pointer::Sgpr(n) => st.set_sgpr64(n, st.sgpr64(n).wrapping_add(address)),
            Pointer::Vgpr(n) => {
                for lane in 0..LANES {
                    let v = (st.lane(n, 2, lane) as u64).wrapping_add(address);
                    st.vgprs[n][lane] = v as u32;
                    st.vgprs[n + 1][lane] = (v >> 32) as u32;
                }
            }
        }
    }
}

/// Which memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Space {
    Lds,
    Global,
}

impl State {
    fn bytes(&mut self, space: Space, address: u64, size: usize) -> &mut [u8] {
        let (memory, at) = match space {
            Space::Lds => (&mut self.lds, address),
            Space::Global => (&mut self.memory, address.wrapping_sub(self.address)),
        };
        let at = at as usize;
        &mut memory[at..at + size]
    }

    pub fn load(&mut self, space: Space, address: u64, size: usize) -> u64 {
        let bytes = self.bytes(space, address, size);
        bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
    }

    pub fn store(&mut self, space: Space, address: u64, size: usize, value: u64) {
        let bytes = self.bytes(space, address, size);
        bytes.copy_from_slice(&value.to_le_bytes()[..size]);
    }
}

/// Operand of a field.
pub fn operand(inst: &Inst, field: Field) -> Option<(Operand, &'static isa::OperandDesc)> {
    let operands = inst.opcode.desc().operands;
    let at = operands.iter().position(|o| o.field == field)?;
    Some((inst.operands[at], &operands[at]))
}

/// First VGPR of a field's operand.
pub fn register(inst: &Inst, field: Field) -> Option<usize> {
    let span = operand(inst, field)?.0.reg()?;
    Some(span.base.index().into())
}

/// First SGPR of a field's operand.
fn sgpr(inst: &Inst, field: Field) -> Option<usize> {
    register(inst, field)
}

pub fn execute(inst: &Inst, st: &mut State) -> Option<Exactness> {
    match inst.opcode.desc().family {
        Family::Ds => crate::lds::execute(inst, st)?,
        Family::Flat | Family::Global | Family::Scratch => vector(inst, st)?,
        Family::Mubuf | Family::Mtbuf => match typed::execute(inst, st) {
            Some(()) => {}
            None => vector(inst, st)?,
        },
        Family::Smem => scalar_memory(inst, st)?,
        _ => return None,
    }
    Some(Exactness::Bits)
}

/// An integer atomic: the new value. `data` is the operand, `other` the value to compare with.
pub fn atomic(op: &str, bits: u32, old: u64, data: u64, other: u64) -> Option<u64> {
    let mask = if bits == 64 {
        u64::MAX
    } else {
        (1 << bits) - 1
    };
    let (old, data) = (old & mask, data & mask);
    let signed = |v: u64| (v << (64 - bits)) as i64;
    let r = match op {
        "swap" | "wrxchg" | "write" => data,
        "cmpswap" => {
            if old == other & mask {
                data
            } else {
                old
            }
        }
        "add" => old.wrapping_add(data),
        "sub" => old.wrapping_sub(data),
        "rsub" => data.wrapping_sub(old),
        "smin" | "min_i" => {
            if signed(data) < signed(old) {
                data
            } else {
                old
            }
        }
        "smax" | "max_i" => {
            if signed(data) > signed(old) {
                data
            } else {
                old
            }
        }
        "umin" | "min_u" => old.min(data),
        "umax" | "max_u" => old.max(data),
        "and" => old & data,
        "or" => old | data,
        "xor" => old ^ data,
        "inc" => {
            if old >= data {
                0
            } else {
                old + 1
            }
        }
        "dec" => {
            if old == 0 || old > data {
                data
            } else {
                old - 1
            }
        }
        _ => return None,
    };
    Some(r & mask)
}

/// Minimum and maximum of floats in memory: a signalling NaN becomes quiet and wins, a quiet one
/// is below (maximum) or above (minimum) all numbers; denormals are flushed for comparing only.
pub fn float_choice(f: Fmt, m: Modes, old: u64, data: u64, max: bool) -> u64 {
    if f.is_snan(old) || f.is_snan(data) {
        return f.quiet(if f.is_snan(old) { old } else { data });
    }
    if f.is_nan(old) || f.is_nan(data) {
        return if f.is_nan(data) { old } else { data };
    }
    let (x, y) = (m.input(f, old), m.input(f, data));
    // "-0, +0": zeros are ordered.
    let below = |a: u64, b: u64| {
        less(f, a, b) || f.is_zero(a) && f.is_zero(b) && f.is_negative(a) && !f.is_negative(b)
    };
    let takes_data = if max { below(x, y) } else { below(y, x) };
    if takes_data { data } else { old }
}

/// Two sums of 16 bits.
pub fn pair_sum(old: u64, data: u64, sum: impl Fn(u64, u64) -> u64) -> u64 {
    let half = |s: u32| sum(old >> s & 0xffff, data >> s & 0xffff);
    half(0) | half(16) << 16
}

/// The sum of two bfloat16, to nearest.
pub fn bfloat_sum(m: Modes, a: u64, b: u64) -> u64 {
    use rustc_apfloat::Float;
    use rustc_apfloat::ieee::BFloat;
    let [x, y] = [a, b].map(|v| m.input(Fmt::S, v << 16));
    if let Some(nan) = [x, y].into_iter().find(|&v| Fmt::S.is_nan(v)) {
        return Fmt::S.quiet(nan) >> 16;
    }
    let [x, y] = [x, y].map(|v| BFloat::from_bits((v >> 16).into()));
    let sum = x.add_r(y, crate::float::NEAREST).value;
    match sum.is_nan() {
        true => Fmt::S.default_nan() >> 16,
        false => m.output(Fmt::S, (sum.to_bits() as u64) << 16) >> 16,
    }
}

/// Float atomics of the L2: additions of single precision always flush, the others never.
fn float_atomic(op: &str, old: u64, data: u64) -> Option<u64> {
    Some(match op {
        "add_f32" => add(Fmt::S, Modes::FLUSH, old, data),
        "add_f64" => add(Fmt::D, Modes::KEEP, old, data),
        "min_f64" => float_choice(Fmt::D, Modes::KEEP, old, data, false),
        "max_f64" => float_choice(Fmt::D, Modes::KEEP, old, data, true),
        "pk_add_f16" => pair_sum(old, data, |a, b| add(Fmt::H, Modes::KEEP, a, b)),
        "pk_add_bf16" => pair_sum(old, data, |a, b| bfloat_sum(Modes::KEEP, a, b)),
        _ => return None,
    })
}

/// Float atomics of GFX6 and GFX7, which never flush.
fn old_float_atomic(op: &str, bits: u32, [old, data, other]: [u64; 3]) -> Option<u64> {
    let f = if bits == 64 { Fmt::D } else { Fmt::S };
    Some(match op {
        "fmin" => float_choice(f, Modes::KEEP, old, data, false),
        "fmax" => float_choice(f, Modes::KEEP, old, data, true),
        "fcmpswap" if equal(f, old, other) => data,
        "fcmpswap" => old,
        _ => return None,
    })
}

/// Where a lane's data is.
#[derive(Clone)]
pub enum Place {
    /// The address of its first byte.
    At(u64),
    /// Scratch memory: a byte offset within the lane's.
    Private(u64),
    /// A buffer; see [`crate::typed::Buffer`].
    Buffer(Rc<typed::Buffer>, usize),
}

impl Place {
    /// Address of one byte; `None` outside a buffer.
    fn byte(&self, st: &State, lane: usize, i: u64) -> Option<u64> {
        match self {
            Place::At(address) => Some(*address + i),
            // Dwords are interleaved over the lanes of the wave.
            Place::Private(offset) => {
                let at = offset + i;
                Some(st.address + at / 4 * 256 + 4 * lane as u64 + at % 4)
            }
            Place::Buffer(buffer, lane) => buffer.address(*lane, i),
        }
    }

    /// Address of a byte of a component that starts in range.
    fn within(&self, st: &State, lane: usize, i: u64) -> u64 {
        match self {
            Place::Buffer(buffer, lane) => buffer.unchecked(*lane, i),
            _ => self.byte(st, lane, i).expect("no range"),
        }
    }

    /// Reads a component of up to 8 bytes: in range or not by its first byte.
    pub fn read(&self, st: &mut State, lane: usize, at: u64, size: usize) -> u64 {
        if self.byte(st, lane, at).is_none() {
            return 0;
        }
        (0..size as u64).rev().fold(0, |v, i| {
            let address = self.within(st, lane, at + i);
            v << 8 | st.load(Space::Global, address, 1)
        })
    }

    pub fn write(&self, st: &mut State, lane: usize, at: u64, size: usize, value: u64) {
        if self.byte(st, lane, at).is_none() {
            return;
        }
        for i in 0..size as u64 {
            let address = self.within(st, lane, at + i);
            st.store(Space::Global, address, 1, value >> (8 * i));
        }
    }
}

/// Where the lanes' data is.
pub fn places(inst: &Inst, st: &State) -> Vec<Place> {
    let desc = inst.opcode.desc();
    if matches!(desc.family, Family::Mubuf | Family::Mtbuf) {
        let buffer = Rc::new(typed::Buffer::of(inst, st));
        return (0..LANES)
            .map(|l| Place::Buffer(Rc::clone(&buffer), l))
            .collect();
    }
    let offset = i64::from(inst.mods.offset);
    let base = operand(inst, Field::Saddr).filter(|(o, _)| o.reg().is_some());
    let vaddr = register(inst, Field::Vaddr);
    (0..LANES)
        .map(|lane| match (desc.family, base, vaddr) {
            (Family::Scratch, base, vaddr) => {
                let s = base.map_or(0, |(o, _)| scalar(st, o, ValueType::U32, false));
                let v = vaddr.map_or(0, |r| st.vgprs[r][lane].into());
                Place::Private((s + v).wrapping_add_signed(offset) & 0xffff_ffff)
            }
            (_, Some((o, _)), Some(r)) => {
                let s = scalar(st, o, ValueType::B64, true);
                Place::At((s + u64::from(st.vgprs[r][lane])).wrapping_add_signed(offset))
            }
            (_, _, Some(r)) => Place::At((st.lane(r, 2, lane) as u64).wrapping_add_signed(offset)),
            _ => panic!("an address"),
        })
        .collect()
}

fn sign_extend(v: u64, bits: u32) -> u32 {
    ((v << (64 - bits)) as i64 >> (64 - bits)) as u32
}

/// What a load does: bytes, sign extension, half of the register that is kept.
fn load_kind(kind: &str) -> Option<(usize, bool, Option<u32>)> {
    let (kind, half) = match kind {
        _ if kind.ends_with("_d16_hi") => (&kind[..kind.len() - 7], Some(16)),
        _ if kind.ends_with("_d16") => (&kind[..kind.len() - 4], Some(0)),
        _ => (kind, None),
    };
    Some(match kind {
        "ubyte" | "byte" => (1, false, half),
        "sbyte" => (1, true, half),
        "ushort" | "short" => (2, false, half),
        "sshort" => (2, true, half),
        "dword" => (4, false, half),
        "dwordx2" => (8, false, half),
        "dwordx3" => (12, false, half),
        "dwordx4" => (16, false, half),
        _ => return None,
    })
}

/// The register after a load of less than a dword.
pub fn merge(old: u32, value: u64, size: usize, signed: bool, half: Option<u32>) -> u32 {
    let wide = if signed {
        sign_extend(value, 8 * size as u32)
    } else {
        value as u32
    };
    match half {
        None => wide,
        Some(0) => old & 0xffff_0000 | wide & 0xffff,
        Some(_) => old & 0xffff | wide << 16,
    }
}

fn active(st: &State) -> Vec<usize> {
    (0..LANES).filter(|&l| st.active(l)).collect()
}

/// Flat, global, scratch and untyped buffer instructions.
fn vector(inst: &Inst, st: &mut State) -> Option<()> {
    let name = inst.opcode.mnemonic();
    let (_, rest) = name.split_once('_')?;
    if name.starts_with("buffer_wb") || name.starts_with("buffer_inv") {
        return Some(());
    }
    let places = places(inst, st);
    let to_lds = has(inst, ModFlags::LDS) || rest.starts_with("load_lds_");
    if name == "buffer_store_lds_dword" || to_lds {
        return typed::through_lds(inst, st, &places);
    }
    if let Some(kind) = rest.strip_prefix("load_") {
        let (size, signed, half) = load_kind(kind)?;
        let dst = register(inst, Field::Vdst).or(register(inst, Field::Vdata))?;
        for lane in active(st) {
            for i in 0..size.div_ceil(4) {
                let part = size.min(4);
                let value = places[lane].read(st, lane, 4 * i as u64, part);
                let old = st.vgprs[dst + i][lane];
                st.vgprs[dst + i][lane] = merge(old, value, part, signed, half);
            }
        }
        return Some(());
    }
    let data = register(inst, Field::Vdata)?;
    if let Some(kind) = rest.strip_prefix("store_") {
        let (size, _, half) = load_kind(kind)?;
        for lane in active(st) {
            for i in 0..size.div_ceil(4) {
                let value = u64::from(st.vgprs[data + i][lane] >> half.unwrap_or(0));
                places[lane].write(st, lane, 4 * i as u64, size.min(4), value);
            }
        }
        return Some(());
    }
    vector_atomic(inst, st, rest.strip_prefix("atomic_")?, &places)
}

fn vector_atomic(inst: &Inst, st: &mut State, op: &str, places: &[Place]) -> Option<()> {
    let wide = op.ends_with("_x2") || op.ends_with("f64");
    let op = op.strip_suffix("_x2").unwrap_or(op);
    let (words, bits) = if wide { (2, 64) } else { (1, 32) };
    let data = register(inst, Field::Vdata)?;
    let returns = has(inst, ModFlags::GLC);
    let dst = register(inst, Field::Vdst).unwrap_or(data);
    for lane in active(st) {
        let first = st.lane(data, words, lane) as u64;
        // "The new value, then the one to compare with".
        let second = if op.ends_with("cmpswap") {
            st.lane(data + words, words, lane) as u64
        } else {
            0
        };
        let inside = places[lane].byte(st, lane, 0).is_some();
        let inside = inside && places[lane].byte(st, lane, 4 * words as u64 - 4).is_some();
        let old = match inside {
            true => places[lane].read(st, lane, 0, 4 * words),
            false => 0,
        };
        let new = atomic(op, bits, old, first, second)
            .or_else(|| float_atomic(op, old, first))
            .or_else(|| old_float_atomic(op, bits, [old, first, second]))?;
        if inside {
            places[lane].write(st, lane, 0, 4 * words, new);
        }
        for i in 0..if returns { words } else { 0 } {
            st.vgprs[dst + i][lane] = (old >> (32 * i)) as u32;
        }
    }
    Some(())
}

/// Scalar memory: 7.2 "Scalar Memory Reads and Writes" and 12.5 "SMEM".
fn scalar_memory(inst: &Inst, st: &mut State) -> Option<()> {
    let name = inst.opcode.mnemonic().strip_prefix("s_")?;
    if name.starts_with("dcache") || name.starts_with("atc_probe") {
        return Some(());
    }
    let (buffer, rest) = match name.strip_prefix("buffer_") {
        Some(rest) => (true, rest),
        None => (false, name),
    };
    let (scratch, rest) = match rest.strip_prefix("scratch_") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let base = sgpr(inst, Field::Sbase)?;
    // Of scratch, a register counts in units of 64 bytes.
    let unit = if scratch { 64 } else { 1 };
    let mut offset = match operand(inst, Field::SmemOffset)?.0 {
        Operand::Imm(k) => i64::from(k),
        // GFX7: a literal counts dwords.
        Operand::Literal(k) => 4 * i64::from(k),
        o => scalar(st, o, ValueType::U32, false) as i64 * unit,
    };
    if has(inst, ModFlags::SOFFSET) {
        offset += i64::from(inst.mods.offset);
    }
    let pair = st.sgpr64(base);
    let (start, size) = match buffer {
        false => (pair, u64::MAX),
        true => {
            let stride = pair >> 48 & 0x3fff;
            let records = u64::from(st.sgprs[base + 2]);
            (pair & 0xffff_ffff_ffff, records * stride.max(1))
        }
    };
    let address = start.wrapping_add_signed(offset) & !3;
    let inside = |i: u64| !buffer || (offset as u64).saturating_add(4 * i) < size;
    let data = sgpr(inst, Field::Sdata)?;
    let count = |kind: &str| {
        kind.strip_prefix("dword")
            .map(|n| n.strip_prefix('x').map_or(1, |n| n.parse().unwrap_or(0)))
    };
    if let Some(kind) = rest.strip_prefix("load_") {
        for i in 0..count(kind)? {
            let value = if inside(i) {
                st.load(Space::Global, address + 4 * i, 4)
            } else {
                0
            };
            st.sgprs[data + i as usize] = value as u32;
        }
        return Some(());
    }
    if let Some(kind) = rest.strip_prefix("store_") {
        for i in (0..count(kind)?).filter(|&i| inside(i)) {
            let value = st.sgprs[data + i as usize].into();
            st.store(Space::Global, address + 4 * i, 4, value);
        }
        return Some(());
    }
    let op = rest.strip_prefix("atomic_")?;
    let wide = op.ends_with("_x2");
    let op = op.strip_suffix("_x2").unwrap_or(op);
    let (words, bits) = if wide { (2, 64) } else { (1, 32) };
    let value = |st: &State, n: usize| {
        if wide {
            st.sgpr64(n)
        } else {
            st.sgprs[n].into()
        }
    };
    let (first, second) = (
        value(st, data),
        if op == "cmpswap" {
            value(st, data + words)
        } else {
            0
        },
    );
    let old = if inside(0) {
        st.load(Space::Global, address, 4 * words)
    } else {
        0
    };
    let new = atomic(op, bits, old, first, second)?;
    if inside(0) {
        st.store(Space::Global, address, 4 * words, new);
    }
    if has(inst, ModFlags::GLC) {
        st.sgprs[data] = old as u32;
        if wide {
            st.sgprs[data + 1] = (old >> 32) as u32;
        }
    }
    Some(())
}

/// Modes of floats in LDS.
pub fn lds_modes(st: &State, f: Fmt) -> Modes {
    Mode { bits: st.mode }.modes(f).nearest()
}

/// Value of a lane's source, for what has no modifiers.
pub fn plain(st: &State, inst: &Inst, field: Field, lane: usize) -> Option<u128> {
    let (o, desc) = operand(inst, field)?;
    Some(source(st, o, desc, lane))
}

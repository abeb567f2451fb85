//! Constants as text.

use super::{Printer, names, put};
use crate::constant::{Const, ConstData};
use crate::types::{FloatKind, Type, TypeData};

impl Printer<'_> {
    /// Appends a type and a constant of it.
    pub(super) fn typed_constant(&mut self, c: Const) {
        self.ty(self.module.ctx.consts.ty(c));
        self.out.push(' ');
        self.constant(c);
    }

    /// Appends a constant.
    pub(super) fn constant(&mut self, c: Const) {
        let m = self.module;
        match m.ctx.consts.get(c) {
            ConstData::Int(ty, value) => self.integer(*ty, *value),
            ConstData::Wide(_, words) => self.wide_integer(words),
            ConstData::Float(ty, bits) => self.float(*ty, *bits),
            ConstData::Zero(ty) => match self.type_data(*ty) {
                TypeData::Ptr(_) => self.out.push_str("null"),
                _ => self.out.push_str("zeroinitializer"),
            },
            ConstData::Undef(_) => self.out.push_str("undef"),
            ConstData::Poison(_) => self.out.push_str("poison"),
            ConstData::Aggregate(ty, elems) => self.aggregate(*ty, elems),
            ConstData::Address {
                base, offset: 0, ..
            } => self.symbol(*base),
            ConstData::Address { ty, base, offset } => {
                self.out.push_str("getelementptr (i8, ");
                self.ty(*ty);
                self.out.push(' ');
                self.symbol(*base);
                put!(self.out, ", i64 {offset})");
            }
            ConstData::Distance { ty, to, from } => self.distance(*ty, *to, *from),
            ConstData::Cast { ty, op, arg } => {
                put!(self.out, "{} (", op.keyword());
                self.typed_constant(*arg);
                self.out.push_str(" to ");
                self.ty(*ty);
                self.out.push(')');
            }
        }
    }

    /// The difference of two addresses: of all their bits, and cut.
    fn distance(&mut self, ty: Type, to: Const, from: Const) {
        let narrow = ty != Type::I64;
        if narrow {
            self.out.push_str("trunc (i64 ");
        }
        self.out.push_str("sub (i64 ptrtoint (");
        self.typed_constant(to);
        self.out.push_str(" to i64), i64 ptrtoint (");
        self.typed_constant(from);
        self.out.push_str(" to i64))");
        if narrow {
            self.out.push_str(" to ");
            self.ty(ty);
            self.out.push(')');
        }
    }

    /// Appends an integer, as a signed number.
    pub(super) fn integer(&mut self, ty: Type, value: u128) {
        match self.module.ctx.types.int_bits(ty) {
            Some(1) => self
                .out
                .push_str(if value & 1 == 1 { "true" } else { "false" }),
            Some(129..) => put!(self.out, "{value}"),
            bits => {
                let shift = 128 - bits.unwrap_or(128);
                put!(self.out, "{}", ((value << shift) as i128) >> shift);
            }
        }
    }

    fn wide_integer(&mut self, words: &[u64]) {
        self.out.push_str("u0x");
        let top = words.iter().rposition(|&w| w != 0).unwrap_or(0);
        put!(self.out, "{:X}", words[top]);
        for word in words[..top].iter().rev() {
            put!(self.out, "{word:016X}");
        }
    }

    fn float(&mut self, ty: Type, bits: u64) {
        match self.module.ctx.types.float_kind(ty) {
            Some(FloatKind::Half) => put!(self.out, "0xH{bits:04X}"),
            Some(FloatKind::BFloat) => put!(self.out, "0xR{bits:04X}"),
            Some(FloatKind::Float) => put!(self.out, "0x{:016X}", widen(bits as u32)),
            _ => put!(self.out, "0x{bits:016X}"),
        }
    }

    fn aggregate(&mut self, ty: Type, elems: &[Const]) {
        let (open, close) = match self.type_data(ty) {
            TypeData::Vector { .. } => ("<", ">"),
            TypeData::Struct { packed: true, .. } => ("<{ ", " }>"),
            TypeData::Struct { .. } => ("{ ", " }"),
            TypeData::Array { elem: Type::I8, .. } if self.bytes(elems) => return,
            _ => ("[", "]"),
        };
        self.out.push_str(open);
        for (i, &elem) in elems.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.typed_constant(elem);
        }
        self.out.push_str(close);
    }

    /// Appends `c"…"`, if all elements are numbers.
    fn bytes(&mut self, elems: &[Const]) -> bool {
        let number = |c: &Const| match self.module.ctx.consts.get(*c) {
            ConstData::Int(_, value) => Some(*value as u8),
            _ => None,
        };
        let Some(bytes) = elems.iter().map(number).collect::<Option<Vec<u8>>>() else {
            return false;
        };
        self.out.push('c');
        names::write_quoted(&mut self.out, &bytes);
        true
    }
}

/// The bits of a double with the value of a float; the payload of a NaN keeps its place at the top,
/// quiet or not.
pub(super) fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits >> 31) << 63;
        let payload = u64::from(bits & 0x007f_ffff) << 29;
        return sign | 0x7ff0_0000_0000_0000 | payload;
    }
    f64::from(value).to_bits()
}

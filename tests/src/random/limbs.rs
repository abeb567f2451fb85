//! Integers of many bits by words: the arithmetic that wide ones are compared with.

use super::Gen;
use ir::{IntCC, Type, Value};

/// An integer: its words, the lowest first, of which the last has zeros above the width.
#[derive(Clone, Debug)]
pub(super) struct Limbs {
    pub bits: u32,
    pub words: Vec<Value>,
}

/// What is shifted in, and in which direction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shift {
    Left,
    Right,
    /// Right, with the sign.
    Signed,
}

/// Words of so many bits.
pub(super) fn words_of(bits: u32) -> usize {
    bits.div_ceil(32) as usize
}

impl Gen<'_> {
    fn word(&mut self, n: u32) -> Value {
        self.b.iconst(Type::I32, n.into())
    }

    /// The words of an integer of the width of a type.
    pub(super) fn limbs_of(&mut self, wide: Value) -> Limbs {
        let ty = self.b.ty(wide);
        let bits = self.bits_of(ty);
        let words = (0..words_of(bits)).map(|k| {
            let from = self.b.iconst(ty, 32 * k as i128);
            let low = self.b.lshr(wide, from);
            self.b.trunc(low, Type::I32)
        });
        Limbs {
            bits,
            words: words.collect(),
        }
    }

    /// The integer that has these words.
    pub(super) fn wide_of(&mut self, limbs: &Limbs) -> Value {
        let ty = self.b.ctx.types.int(limbs.bits as u16);
        let mut wide = self.b.iconst(ty, 0);
        for (k, &word) in limbs.words.iter().enumerate() {
            let part = self.b.zext(word, ty);
            let by = self.b.iconst(ty, 32 * k as i128);
            let part = self.b.shl(part, by);
            wide = self.b.or(wide, part);
        }
        wide
    }

    /// Zeros above the width.
    pub(super) fn cut(&mut self, mut words: Vec<Value>, bits: u32) -> Limbs {
        if let (Some(top), left @ 1..) = (words.last_mut(), bits % 32) {
            let mask = self.b.iconst(Type::I32, (1 << left) - 1);
            *top = self.b.and(*top, mask);
        }
        Limbs { bits, words }
    }

    /// The words with the sign above the width.
    fn signed(&mut self, x: &Limbs) -> Vec<Value> {
        let mut words = x.words.clone();
        if let (Some(top), left @ 1..) = (words.last_mut(), x.bits % 32) {
            let by = self.b.iconst(Type::I32, i128::from(32 - left));
            let high = self.b.shl(*top, by);
            *top = self.b.ashr(high, by);
        }
        words
    }

    /// The same with each pair of words.
    pub(super) fn limbs_by_words(
        &mut self,
        x: &Limbs,
        y: &Limbs,
        op: impl Fn(&mut Self, Value, Value) -> Value,
    ) -> Limbs {
        let pairs = x.words.iter().zip(&y.words);
        let words = pairs.map(|(&x, &y)| op(self, x, y)).collect();
        self.cut(words, x.bits)
    }

    pub(super) fn limbs_sum(&mut self, x: &Limbs, y: &Limbs) -> Limbs {
        let zero = self.b.iconst(Type::I64, 0);
        self.sum_with_carry(x, &y.words, zero)
    }

    pub(super) fn limbs_difference(&mut self, x: &Limbs, y: &Limbs) -> Limbs {
        let ones = self.b.iconst(Type::I32, -1);
        let others: Vec<Value> = y.words.iter().map(|&w| self.b.xor(w, ones)).collect();
        let one = self.b.iconst(Type::I64, 1);
        self.sum_with_carry(x, &others, one)
    }

    fn sum_with_carry(&mut self, x: &Limbs, y: &[Value], mut carry: Value) -> Limbs {
        let half = self.b.iconst(Type::I64, 32);
        let mut words = Vec::new();
        for (&x, &y) in x.words.iter().zip(y) {
            let (x, y) = (self.b.zext(x, Type::I64), self.b.zext(y, Type::I64));
            let sum = self.b.add(x, y);
            let sum = self.b.add(sum, carry);
            words.push(self.b.trunc(sum, Type::I32));
            carry = self.b.lshr(sum, half);
        }
        self.cut(words, x.bits)
    }

    pub(super) fn limbs_product(&mut self, x: &Limbs, y: &Limbs) -> Limbs {
        let count = x.words.len();
        let half = self.b.iconst(Type::I64, 32);
        let mut words = vec![self.b.iconst(Type::I32, 0); count];
        for i in 0..count {
            let factor = self.b.zext(x.words[i], Type::I64);
            let mut carry = self.b.iconst(Type::I64, 0);
            for (word, &other) in words[i..].iter_mut().zip(&y.words) {
                let other = self.b.zext(other, Type::I64);
                let product = self.b.mul(factor, other);
                let before = self.b.zext(*word, Type::I64);
                let sum = self.b.add(product, before);
                let sum = self.b.add(sum, carry);
                *word = self.b.trunc(sum, Type::I32);
                carry = self.b.lshr(sum, half);
            }
        }
        self.cut(words, x.bits)
    }

    /// Shifted by fewer bits than there are.
    pub(super) fn limbs_shifted(&mut self, x: &Limbs, by: Value, shift: Shift) -> Limbs {
        let mut words = match shift {
            Shift::Signed => self.signed(x),
            Shift::Left | Shift::Right => x.words.clone(),
        };
        let fill = match (shift, words.last()) {
            (Shift::Signed, Some(&top)) => {
                let all = self.word(31);
                self.b.ashr(top, all)
            }
            _ => self.word(0),
        };
        // As if to the right: the other way round for a shift to the left.
        if shift == Shift::Left {
            words.reverse();
        }
        let count = words.len();
        let mut step = 1;
        while step < count {
            let bit = self.word(32 * step as u32);
            let bits = self.b.and(by, bit);
            let zero = self.word(0);
            let moves = self.b.icmp(IntCC::Ne, bits, zero);
            let all = (0..count).map(|k| {
                let from = words.get(k + step).copied().unwrap_or(fill);
                self.b.select(moves, from, words[k])
            });
            words = all.collect();
            step *= 2;
        }
        let low = self.word(31);
        let rest = self.b.and(by, low);
        let all = (0..count).map(|k| {
            let next = words.get(k + 1).copied().unwrap_or(fill);
            self.shifted_word(words[k], next, rest, shift)
        });
        words = all.collect();
        if shift == Shift::Left {
            words.reverse();
        }
        self.cut(words, x.bits)
    }

    /// A word of which bits go out, and those of the next one come in.
    fn shifted_word(&mut self, word: Value, next: Value, by: Value, shift: Shift) -> Value {
        let half = self.b.iconst(Type::I64, 32);
        let by = self.b.zext(by, Type::I64);
        let (low, high) = match shift {
            Shift::Left => (next, word),
            Shift::Right | Shift::Signed => (word, next),
        };
        let (low, high) = (self.b.zext(low, Type::I64), self.b.zext(high, Type::I64));
        let high = self.b.shl(high, half);
        let both = self.b.or(high, low);
        let moved = match shift {
            Shift::Left => {
                let moved = self.b.shl(both, by);
                self.b.lshr(moved, half)
            }
            Shift::Right | Shift::Signed => self.b.lshr(both, by),
        };
        self.b.trunc(moved, Type::I32)
    }

    pub(super) fn limbs_compared(&mut self, cond: IntCC, x: &Limbs, y: &Limbs) -> Value {
        use IntCC as C;
        let signed = matches!(cond, C::Sgt | C::Sge | C::Slt | C::Sle);
        let (x, y) = match signed {
            true => (self.signed(x), self.signed(y)),
            false => (x.words.clone(), y.words.clone()),
        };
        let (mut less, mut equal) = (self.b.bconst(false), self.b.bconst(true));
        for (k, (&a, &b)) in x.iter().zip(&y).enumerate() {
            let top = k + 1 == x.len();
            let order = if signed && top { C::Slt } else { C::Ult };
            let below = self.b.icmp(order, a, b);
            let same = self.b.icmp(C::Eq, a, b);
            less = self.b.select(same, less, below);
            equal = self.b.and(equal, same);
        }
        let no = self.b.bconst(true);
        match cond {
            C::Eq => equal,
            C::Ne => self.b.xor(equal, no),
            C::Ult | C::Slt => less,
            C::Uge | C::Sge => self.b.xor(less, no),
            C::Ule | C::Sle => self.b.or(less, equal),
            C::Ugt | C::Sgt => {
                let at_most = self.b.or(less, equal);
                self.b.xor(at_most, no)
            }
        }
    }
}

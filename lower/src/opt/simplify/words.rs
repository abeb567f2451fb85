//! 64-bit values of which one word is wanted: what makes it is done with words.

use super::casts::cast;
use super::{Rewrite, Simplifier, plain};
use crate::values::mask;
use ir::{BinaryOp, CastOp, InstData, Intrinsic, Type, Value};

/// Bits of a word.
const WORD: u32 = 32;

impl Simplifier<'_, '_> {
    /// Low half of a 64-bit operation: of those whose low half depends only on low halves, it is
    /// the operation on halves.
    pub(super) fn trunc_half(&mut self, arg: Value, to: Type) -> Rewrite {
        use BinaryOp::*;
        let &InstData::Binary {
            op, args: [x, y], ..
        } = self.def(arg).unwrap_or(&InstData::Unreachable)
        else {
            return Rewrite::No;
        };
        match op {
            _ if self.is_of_low_words(op, y) && (self.one_use(arg) || self.is_const(y)) => {
                self.leave(arg);
                let [x, y] = [x, y].map(|v| self.conv(CastOp::Trunc, v, to));
                plain(op, x, y)
            }
            Shl => match self.const_int(y) {
                Some(n) if (32..64).contains(&n) => self.by_int(to, 0),
                _ => Rewrite::No,
            },
            // Above all low bits stands nothing: the shift can be done on the half.
            LShr => match (self.const_int(y), self.known(x)) {
                (Some(n), Some(known)) if n < 32 && known.max() <= mask(WORD) => {
                    let x = self.conv(CastOp::Trunc, x, to);
                    let n = self.int(to, n);
                    plain(LShr, x, n)
                }
                // (a << 32 | b) >> 32
                (Some(32), _) => self.upper_half(x, to),
                (Some(n), _) if n < 32 && self.is_legal() && self.one_use(arg) => {
                    self.leave(arg);
                    Rewrite::With(self.shifted_words(x, n))
                }
                _ => Rewrite::No,
            },
            _ => Rewrite::No,
        }
    }

    /// The instruction at hand is about to do without this operand. If it is the only user, the
    /// operand's own operands have one user less.
    fn leave(&mut self, value: Value) {
        if let Some(def) = self.func.def_inst(value)
            && self.one_use(value)
        {
            self.counts.remove(self.func, def);
        }
    }

    /// Does the low word of a 64-bit operation come from the low words of its operands alone, of
    /// which `y` is the second?
    fn is_of_low_words(&self, op: BinaryOp, y: Value) -> bool {
        use BinaryOp::*;
        match op {
            Add | Sub | Mul | And | Or | Xor => true,
            Shl => self.const_int(y).is_some_and(|n| n < 32),
            _ => false,
        }
    }

    fn upper_half(&mut self, x: Value, to: Type) -> Rewrite {
        let Some([a, b]) = self.as_binary(x, BinaryOp::Or) else {
            return Rewrite::No;
        };
        for (high, low) in [(a, b), (b, a)] {
            if let Some((h, 32)) = self.as_binary_const(high, BinaryOp::Shl)
                && self.known(low).is_some_and(|k| k.max() <= mask(WORD))
            {
                return Rewrite::To(self.conv(CastOp::Trunc, h, to));
            }
        }
        Rewrite::No
    }

    /// The low word of a 64-bit value that is moved down by less than a word: one instruction at
    /// full rate, where a shift of 64 bits is slower.
    fn shifted_words(&mut self, x: Value, n: u128) -> InstData {
        // The upper word first, so that what makes the lower one is seen to have two users.
        let high = self.bin_const(BinaryOp::LShr, x, u128::from(WORD));
        let high = self.conv(CastOp::Trunc, high, Type::I32);
        let low = self.conv(CastOp::Trunc, x, Type::I32);
        let n = self.int(Type::I32, n);
        self.intrinsic_data(Intrinsic::Fshr, &[high, low, n])
    }

    /// The low word of a 64-bit operation that nobody else wants, as an operation on words. Of bits
    /// beside bits the words are apart anyway.
    fn low_word(&mut self, x: Value) -> Option<Value> {
        use BinaryOp::*;
        let &InstData::Binary { op, args, .. } = self.def(x)? else {
            return None;
        };
        if !self.one_use(x) || matches!(op, And | Or | Xor) {
            return None;
        }
        if let (LShr, Some(n @ ..32)) = (op, self.const_int(args[1])) {
            self.leave(x);
            let data = self.shifted_words(args[0], n);
            return Some(self.emit(data, Type::I32));
        }
        if !self.is_of_low_words(op, args[1]) {
            return None;
        }
        self.leave(x);
        let [a, b] = args.map(|v| self.conv(CastOp::Trunc, v, Type::I32));
        Some(self.bin(op, a, b))
    }

    /// Some bits of the low word of a 64-bit operation.
    pub(super) fn low_word_and(&mut self, x: Value, n: u128) -> Rewrite {
        let Some(word) = self.low_word(x) else {
            return Rewrite::No;
        };
        let kept = self.int(Type::I32, n);
        let word = self.bin(BinaryOp::And, word, kept);
        cast(CastOp::ZExt, word)
    }

    /// A 64-bit operation's low word, moved up to where the upper one was, or further.
    pub(super) fn low_word_moved_up(&mut self, x: Value, n: u32) -> Rewrite {
        let Some(word) = self.low_word(x) else {
            return Rewrite::No;
        };
        let wide = self.conv(CastOp::ZExt, word, Type::I64);
        let n = self.int(Type::I64, u128::from(n));
        plain(BinaryOp::Shl, wide, n)
    }

    /// What is in the upper word of a product of words, moved down by `n` bits or more.
    pub(super) fn high_word_of_product(&mut self, x: Value, n: u32) -> Rewrite {
        let Some(factors) = self.as_binary(x, BinaryOp::Mul) else {
            return Rewrite::No;
        };
        let are_words = factors
            .iter()
            .all(|&v| self.known(v).is_some_and(|k| k.max() <= mask(WORD)));
        if !are_words || !self.one_use(x) {
            return Rewrite::No;
        }
        let [a, b] = factors.map(|v| self.conv(CastOp::Trunc, v, Type::I32));
        let high = self.call(Intrinsic::UMulHi, &[a, b], Type::I32);
        let high = self.bin_const(BinaryOp::LShr, high, u128::from(n - WORD));
        cast(CastOp::ZExt, high)
    }

    /// The lower word of two that are moved down together, moved down alone, if of the result only
    /// bits are wanted that come from it.
    pub(super) fn as_funnel_of_low_bits(&mut self, x: Value, wanted: u128) -> Option<Value> {
        let &[_, low, n] = self.as_intrinsic(x, Intrinsic::Fshr)? else {
            return None;
        };
        let n = self.const_int(n).filter(|&n| n < u128::from(WORD))?;
        let is_word = self.width(x) == Some(WORD);
        if !is_word || wanted > mask(WORD) >> n || !self.one_use(x) {
            return None;
        }
        Some(self.bin_const(BinaryOp::LShr, low, n))
    }
}

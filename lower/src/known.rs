//! What is known of an integer's bits, and what operations make of it.
//!
//! One lattice for all that ask. The legaliser notes a [`Known`] for each value that it makes, from
//! those of the operands; the simplifier and selection look a few operations back from a value
//! ([`crate::analysis::known_bits`]). Both go through the functions here, which say for each
//! operation what follows from what is known of its operands.
//!
//! A fact is a set of numbers: those with zeros where `zeros` has ones, ones where `ones` has them,
//! and at least `signs` equal leading bits. Every function gives a set in which the result lies for
//! all numbers of the operands' sets; where the operation is undefined (a division by zero, a shift
//! by the width and more) any set is right. The test at the end tries this on small integers.

use crate::values::mask;
use ir::{BinaryOp, CastOp, Intrinsic};

/// What is known of an integer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Known {
    zeros: u128,
    ones: u128,
    width: u8,
    signs: u8,
}

impl Known {
    /// Nothing, of an integer of a width.
    pub fn nothing(width: u32) -> Known {
        Known {
            zeros: 0,
            ones: 0,
            width: width as u8,
            signs: 1,
        }
    }

    /// A constant, of which the low `width` bits count.
    pub fn constant(value: u128, width: u32) -> Known {
        if !(1..=u64::BITS).contains(&width) {
            return Known::of_bits(!value, value, width);
        }
        // Nearly always: all bits are known, and so is how many of them lead.
        let ones = value & mask(width);
        let top = (ones as u64) << (u64::BITS - width);
        Known {
            zeros: ones ^ mask(width),
            ones,
            width: width as u8,
            signs: top.leading_ones().max(top.leading_zeros().min(width)) as u8,
        }
    }

    /// At most `max`, unsigned.
    pub fn up_to(max: u128, width: u32) -> Known {
        Known::of_bits(!mask(u128::BITS - max.leading_zeros()), 0, width)
    }

    /// At least so many leading bits are zero.
    pub fn with_leading_zeros(count: u32, width: u32) -> Known {
        Known::of_bits(!mask(width.saturating_sub(count)), 0, width)
    }

    /// At least so many leading bits are equal.
    pub fn with_sign_bits(count: u32, width: u32) -> Known {
        Known::nothing(width).repeat_sign(count)
    }

    /// Single bits, cut to the width. What contradicts itself belongs to a value that cannot be.
    fn of_bits(zeros: u128, ones: u128, width: u32) -> Known {
        Known::of_bits_and_sign(zeros, ones, width, 1)
    }

    /// Single bits, and that at least `count` leading bits are equal.
    fn of_bits_and_sign(zeros: u128, ones: u128, width: u32, count: u32) -> Known {
        let ones = ones & mask(width);
        Known {
            zeros: zeros & mask(width) & !ones,
            ones,
            width: width as u8,
            signs: 1,
        }
        .with_sign(count)
    }

    /// Adds that at least `count` leading bits are equal; all of them are known when one is.
    fn repeat_sign(self, count: u32) -> Known {
        match count <= self.sign_bits() {
            true => self,
            false => self.with_sign(count),
        }
    }

    /// The same where the bits have not been looked at yet.
    fn with_sign(mut self, count: u32) -> Known {
        let width = self.width();
        if width == 0 {
            return self;
        }
        let count = count.max(u32::from(self.signs)).min(width);
        // Nearly always: 128 bits are twice the work and more.
        let known = match width <= u64::BITS {
            true => self.spread_sign_in_word(count),
            false => self.spread_sign(count),
        };
        self.signs = count.max(known) as u8;
        self
    }

    /// Lets the bits that are known among `count` leading ones stand for all of them. Gives how
    /// many leading bits are known to be equal then.
    fn spread_sign(&mut self, count: u32) -> u32 {
        let width = self.width();
        let top = mask(width) & !mask(width - count);
        if self.zeros & top != 0 && self.ones & top == 0 {
            self.zeros |= top;
        } else if self.ones & top != 0 && self.zeros & top == 0 {
            self.ones |= top;
        }
        // At most one of both has the topmost bit.
        let leading = |bits: u128| (bits << (u128::BITS - width)).leading_ones();
        leading(self.zeros).max(leading(self.ones))
    }

    /// The same of an integer of 1 to 64 bits, which are put to the top of a word.
    fn spread_sign_in_word(&mut self, count: u32) -> u32 {
        let below = u64::BITS - self.width();
        let mut zeros = (self.zeros as u64) << below;
        let mut ones = (self.ones as u64) << below;
        if count > 1 {
            let top = u64::MAX << (u64::BITS - count);
            if zeros & top != 0 && ones & top == 0 {
                zeros |= top;
                self.zeros = u128::from(zeros >> below);
            } else if ones & top != 0 && zeros & top == 0 {
                ones |= top;
                self.ones = u128::from(ones >> below);
            }
        }
        // At most one of both has the topmost bit.
        match (zeros | ones).leading_zeros() {
            0 => zeros.leading_ones().max(ones.leading_ones()),
            _ => 0,
        }
    }

    /// Width of the type.
    pub fn width(self) -> u32 {
        u32::from(self.width)
    }

    /// Bits that are zero.
    pub fn zeros(self) -> u128 {
        self.zeros
    }

    /// Bits that are one.
    pub fn ones(self) -> u128 {
        self.ones
    }

    /// The value, if all bits are known.
    pub fn value(self) -> Option<u128> {
        (self.zeros | self.ones == mask(self.width())).then_some(self.ones)
    }

    /// Greatest value as an unsigned number.
    pub fn max(self) -> u128 {
        mask(self.width()) & !self.zeros
    }

    /// Least value as an unsigned number.
    pub fn min(self) -> u128 {
        self.ones
    }

    /// Is the sign bit known to be zero?
    pub fn is_non_negative(self) -> bool {
        self.leading_zeros() > 0
    }

    /// How many of the low bits can be other than zero: the others lead.
    pub fn significant_bits(self) -> u32 {
        u128::BITS - self.max().leading_zeros()
    }

    /// At least so many leading bits are zero.
    pub fn leading_zeros(self) -> u32 {
        self.width() - self.significant_bits()
    }

    /// At least so many leading bits are equal to the sign, itself counted.
    pub fn sign_bits(self) -> u32 {
        u32::from(self.signs)
    }

    fn trailing_zeros(self) -> u32 {
        (!self.zeros).trailing_zeros().min(self.width())
    }

    /// Of a value that is one of two.
    pub fn either(self, other: Known) -> Known {
        let signs = self.signs.min(other.signs);
        Known::of_bits_and_sign(
            self.zeros & other.zeros,
            self.ones & other.ones,
            self.width(),
            u32::from(signs),
        )
    }

    /// Of a value of which two things are known.
    pub fn both(self, other: Known) -> Known {
        let signs = self.signs.max(other.signs);
        Known::of_bits_and_sign(
            self.zeros | other.zeros,
            self.ones | other.ones,
            self.width(),
            u32::from(signs),
        )
    }

    /// Of an integer made of two halves.
    pub fn halves(low: Known, high: Known) -> Known {
        let by = low.width();
        let width = by + high.width();
        Known::of_bits_and_sign(
            low.zeros | high.zeros << by,
            low.ones | high.ones << by,
            width,
            high.sign_bits(),
        )
    }

    // ---- operations ----------------------------------------------------------------------------

    /// Of a conversion to an integer of `to` bits. Of floats nothing is known.
    pub fn cast(self, op: CastOp, to: u32) -> Known {
        let from = self.width();
        let above = mask(to) & !mask(from);
        match op {
            CastOp::Trunc => {
                Known::of_bits_and_sign(self.zeros, self.ones, to, self.cut_sign(from - to))
            }
            CastOp::ZExt => Known::of_bits(self.zeros | above, self.ones, to),
            CastOp::SExt => {
                let signs = self.sign_bits() + to - from;
                Known::of_bits_and_sign(self.zeros, self.ones, to, signs)
            }
            _ => Known::nothing(to),
        }
    }

    /// Equal leading bits that are left when so many are cut off.
    fn cut_sign(self, count: u32) -> u32 {
        self.sign_bits().saturating_sub(count)
    }

    /// Does it say nothing?
    pub fn is_nothing(self) -> bool {
        self.signs <= 1 && self.zeros | self.ones == 0
    }

    /// Is nothing known of the result if nothing is known of one operand?
    pub fn needs_both(op: BinaryOp) -> bool {
        matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Xor)
    }

    /// Of the result of a binary operation.
    pub fn binary(op: BinaryOp, x: Known, y: Known) -> Known {
        let width = x.width();
        // The rule, in which no operation says anything.
        if x.is_nothing() && y.is_nothing() {
            return Known::nothing(width);
        }
        let signs = x.sign_bits().min(y.sign_bits());
        match op {
            BinaryOp::And => {
                Known::of_bits_and_sign(x.zeros | y.zeros, x.ones & y.ones, width, signs)
            }
            BinaryOp::Or => {
                Known::of_bits_and_sign(x.zeros & y.zeros, x.ones | y.ones, width, signs)
            }
            BinaryOp::Xor => Known::of_bits_and_sign(
                x.zeros & y.zeros | x.ones & y.ones,
                x.zeros & y.ones | x.ones & y.zeros,
                width,
                signs,
            ),
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => match y.value() {
                Some(n) if n < u128::from(width) => Known::shift(op, x, n as u32),
                _ => Known::shift_by_any(op, x),
            },
            // Two numbers of s sign bits have a sum, and a difference, of s - 1.
            BinaryOp::Add => Known::sum(x, y, signs - 1),
            BinaryOp::Sub => Known::with_sign_bits(signs - 1, width),
            BinaryOp::Mul => Known::product(x, y),
            BinaryOp::UDiv => Known::up_to(x.max() / y.min().max(1), width),
            BinaryOp::URem => Known::up_to(y.max().saturating_sub(1).min(x.max()), width),
            _ => Known::nothing(width),
        }
    }

    /// Of a sum that has so many leading bits that are equal.
    fn sum(x: Known, y: Known, signs: u32) -> Known {
        let trailing = x.trailing_zeros().min(y.trailing_zeros());
        let most = x.max().checked_add(y.max());
        Known::zeros_around(trailing, most, x.width(), signs)
    }

    fn product(x: Known, y: Known) -> Known {
        let width = x.width();
        let trailing = x.trailing_zeros() + y.trailing_zeros();
        // A signed number of s sign bits has width + 1 - s significant bits with its sign; a
        // product of m and n such bits has at most m + n.
        let signs = (x.sign_bits() + y.sign_bits()).saturating_sub(width + 1);
        Known::zeros_around(trailing, x.max().checked_mul(y.max()), width, signs)
    }

    /// Does the sum of the cross products of two numbers of two words each, and of what the product
    /// of their lower words carries to them, fit in 64 bits? The numbers are the greatest that the
    /// words, the lower one first, may be.
    pub fn cross_products_fit([x0, x1]: [u128; 2], [y0, y1]: [u128; 2]) -> bool {
        x0 * y1 + x1 * y0 + ((x0 * y0) >> 32) <= mask(64)
    }

    /// So many trailing bits are zero, and those above the bits of the greatest value, if there is
    /// one and it is one of the type; and so many leading bits are equal.
    fn zeros_around(trailing: u32, most: Option<u128>, width: u32, signs: u32) -> Known {
        let above = match most {
            Some(most) if most <= mask(width) => !mask(u128::BITS - most.leading_zeros()),
            _ => 0,
        };
        Known::of_bits_and_sign(mask(trailing) | above, 0, width, signs)
    }

    /// Of a shift by fewer bits than there are.
    pub fn shift(op: BinaryOp, x: Known, amount: u32) -> Known {
        let width = x.width();
        let vacated = mask(width) & !(mask(width) >> amount);
        match op {
            BinaryOp::Shl => {
                let zeros = x.zeros << amount | mask(amount);
                Known::of_bits_and_sign(zeros, x.ones << amount, width, x.cut_sign(amount))
            }
            BinaryOp::LShr => Known::of_bits(x.zeros >> amount | vacated, x.ones >> amount, width),
            _ => {
                let signs = x.sign_bits() + amount;
                Known::of_bits_and_sign(x.zeros >> amount, x.ones >> amount, width, signs)
            }
        }
    }

    /// Of a shift by a number of bits that is not known: one to the right leaves what leads.
    fn shift_by_any(op: BinaryOp, x: Known) -> Known {
        let width = x.width();
        match op {
            BinaryOp::LShr => Known::up_to(x.max(), width),
            BinaryOp::AShr => Known::with_sign_bits(x.sign_bits(), width)
                .both(Known::with_leading_zeros(x.leading_zeros(), width)),
            _ => Known::nothing(width),
        }
    }

    /// Of the result of an intrinsic of `width` bits, from what is known of its operand `n`.
    pub fn intrinsic(id: Intrinsic, width: u32, arg: impl Fn(usize) -> Known) -> Known {
        use Intrinsic::*;
        match id {
            Ctpop | Ctlz | Cttz => Known::up_to(u128::from(width), width),
            UMin => {
                let (x, y) = (arg(0), arg(1));
                x.either(y).both(Known::up_to(x.max().min(y.max()), width))
            }
            UMax | SMin | SMax => arg(0).either(arg(1)),
            UMulHi if width <= 64 => Known::up_to((arg(0).max() * arg(1).max()) >> width, width),
            // The operand may be any lane's value of the same expression.
            ReadFirstLane => arg(0),
            UBfe => match arg(2).value() {
                Some(n) if n & 31 != 0 => Known::up_to(mask((n & 31) as u32), width),
                _ => Known::nothing(width),
            },
            // Lanes before this one among 32, added to the operand; it is itself among the upper.
            MbcntLo => Known::binary(BinaryOp::Add, Known::up_to(32, width), arg(1)),
            MbcntHi => Known::binary(BinaryOp::Add, Known::up_to(31, width), arg(1)),
            _ => Known::nothing(width),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fold;

    const WIDTH: u32 = 6;

    impl Known {
        fn holds(self, value: u128) -> bool {
            let sign_bits = Known::constant(value, self.width()).sign_bits();
            value & self.zeros == 0 && !value & self.ones == 0 && self.sign_bits() <= sign_bits
        }
    }

    /// Facts of all kinds, each with the numbers that it holds for.
    fn facts() -> Vec<(Known, Vec<u128>)> {
        let single = (0..1 << WIDTH).map(|n| Known::constant(n, WIDTH));
        let bounds = (0..1 << WIDTH).map(|n| Known::up_to(n, WIDTH));
        let signs = (1..=WIDTH).map(|n| Known::with_sign_bits(n, WIDTH));
        let even = [0, 1, 2].map(|n| Known::of_bits(mask(n), 0, WIDTH));
        let odd = [0b000001, 0b010100, 0b100000].map(|n| Known::of_bits(0, n, WIDTH));
        let known = single.chain(bounds).chain(signs).chain(even).chain(odd);
        let mut known: Vec<Known> = known.collect();
        let mixed: Vec<Known> = known.iter().step_by(7).copied().collect();
        for pair in mixed.windows(2) {
            known.push(pair[0].either(pair[1]));
        }
        known.dedup();
        let numbers = |k: &Known| (0..1 << WIDTH).filter(|&n| k.holds(n)).collect();
        known.iter().map(|k| (*k, numbers(k))).collect()
    }

    #[test]
    fn what_operations_make_holds_for_all_numbers() {
        use BinaryOp::*;
        let facts = facts();
        for op in [
            Add, Sub, Mul, And, Or, Xor, Shl, LShr, AShr, UDiv, URem, SDiv, SRem,
        ] {
            let shift = matches!(op, Shl | LShr | AShr);
            for (x, xs) in &facts {
                for (y, ys) in &facts {
                    let known = Known::binary(op, *x, *y);
                    if Known::needs_both(op) && (x.is_nothing() || y.is_nothing()) {
                        assert!(known.is_nothing(), "{op:?} {x:?} {y:?}");
                    }
                    for (&a, &b) in xs.iter().flat_map(|a| ys.iter().map(move |b| (a, b))) {
                        if shift && b >= u128::from(WIDTH) {
                            continue;
                        }
                        let Some(r) = fold::binary_int(op, a, b, WIDTH) else {
                            continue;
                        };
                        assert!(known.holds(r), "{op:?} {a} {b}: {r} is not in {known:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_intrinsics_and_casts_make_holds_for_all_numbers() {
        use Intrinsic::*;
        let signed = |n: u128| fold::sign_extend(n, WIDTH);
        let facts = facts();
        for (x, xs) in &facts {
            for (y, ys) in &facts {
                let known = |id| Known::intrinsic(id, WIDTH, |n| [*x, *y][n]);
                let made = [UMin, UMax, SMin, SMax, UMulHi].map(|id| (id, known(id)));
                for (&a, &b) in xs.iter().flat_map(|a| ys.iter().map(move |b| (a, b))) {
                    for (id, known) in made {
                        let r = match id {
                            UMin => a.min(b),
                            UMax => a.max(b),
                            UMulHi => (a * b) >> WIDTH,
                            SMin => *[a, b].iter().min_by_key(|n| signed(**n)).unwrap(),
                            _ => *[a, b].iter().max_by_key(|n| signed(**n)).unwrap(),
                        };
                        assert!(known.holds(r), "{id:?} {a} {b}: {r} is not in {known:?}");
                    }
                }
            }
            for &a in xs {
                for (op, to, r) in [
                    (CastOp::Trunc, 4, a & 15),
                    (CastOp::ZExt, 9, a),
                    (CastOp::SExt, 9, signed(a) as u128 & mask(9)),
                ] {
                    assert!(x.cast(op, to).holds(r), "{op:?} {a} {x:?}");
                }
            }
        }
    }

    #[test]
    fn facts_are_as_narrow_as_they_can_be() {
        let byte = Known::up_to(255, 32);
        let shifted = Known::binary(BinaryOp::Shl, byte, Known::constant(3, 32));
        assert_eq!(shifted.zeros(), 0xffff_f807);
        assert_eq!(Known::binary(BinaryOp::Add, shifted, byte).max(), 0xfff);
        assert_eq!(
            Known::with_sign_bits(20, 32)
                .cast(CastOp::SExt, 64)
                .sign_bits(),
            52
        );
        assert_eq!(Known::constant(0xffff_fffe, 32).sign_bits(), 31);
        assert!(
            Known::with_sign_bits(4, 8)
                .both(Known::up_to(0x3f, 8))
                .max()
                == 0xf
        );
    }

    #[test]
    fn a_count_of_lanes_is_added_to_what_it_is_given() {
        let count = |id, to: Known| Known::intrinsic(id, 32, |_| to).significant_bits();
        let zero = Known::constant(0, 32);
        assert_eq!(count(Intrinsic::MbcntLo, zero), 6);
        assert_eq!(count(Intrinsic::MbcntHi, zero), 5);
        assert_eq!(count(Intrinsic::MbcntHi, Known::nothing(32)), 32);
    }
}

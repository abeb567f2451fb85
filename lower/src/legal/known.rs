//! What is known of an integer's upper bits: how many leading bits are zero, how many are copies of
//! the sign.
//!
//! The legaliser keeps a [`Known`] for each i32 and i64 that it makes. Promoted narrow integers
//! have garbage above their width; a mask or sign extension is emitted only where these bits matter
//! and are not already right.

use ir::BinaryOp;

/// Leading zeros and sign copies of an integer of 32 or 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// At least this many leading bits are zero.
    pub zeros: u8,
    /// At least this many leading bits are equal (one is nothing known).
    pub signs: u8,
}

impl Default for Known {
    fn default() -> Known {
        Known::NOTHING
    }
}

impl Known {
    /// Nothing known.
    pub const NOTHING: Known = Known { zeros: 0, signs: 1 };

    /// `zeros` leading bits are zero.
    pub fn zeros(zeros: u32) -> Known {
        Known {
            zeros: zeros as u8,
            signs: (zeros as u8).max(1),
        }
    }

    /// `signs` leading bits are equal.
    pub fn signs(signs: u32) -> Known {
        Known {
            zeros: 0,
            signs: (signs as u8).max(1),
        }
    }

    /// Of a constant of `width` bits.
    pub fn constant(value: u128, width: u32) -> Known {
        let shifted = (value << (128 - width)) as i128;
        let zeros = (shifted as u128).leading_zeros().min(width);
        let ones = (!shifted as u128).leading_zeros().min(width);
        Known {
            zeros: zeros as u8,
            signs: zeros.max(ones).max(1) as u8,
        }
    }

    /// Of either of two values.
    pub fn join(self, other: Known) -> Known {
        Known {
            zeros: self.zeros.min(other.zeros),
            signs: self.signs.min(other.signs),
        }
    }

    /// After an extension by `by` zero bits.
    pub fn zero_extended(self, by: u32) -> Known {
        Known::zeros(u32::from(self.zeros) + by)
    }

    /// After an extension by `by` copies of the sign.
    pub fn sign_extended(self, by: u32) -> Known {
        Known {
            zeros: if self.zeros > 0 {
                self.zeros + by as u8
            } else {
                0
            },
            signs: self.signs + by as u8,
        }
    }

    /// After the upper `by` bits were cut off.
    pub fn truncated(self, by: u32) -> Known {
        let by = by as u8;
        Known {
            zeros: self.zeros.saturating_sub(by),
            signs: self.signs.saturating_sub(by).max(1),
        }
    }

    /// Of the result of a binary operation on integers of `width` bits; `amount` is the second
    /// operand if it is constant.
    pub fn binary(op: BinaryOp, width: u32, a: Known, b: Known, amount: Option<u128>) -> Known {
        let carry = |k: Known| Known {
            zeros: k.zeros.saturating_sub(1),
            signs: k.signs.saturating_sub(1).max(1),
        };
        let result = match op {
            BinaryOp::And => Known {
                zeros: a.zeros.max(b.zeros),
                signs: a.signs.min(b.signs),
            },
            BinaryOp::Or | BinaryOp::Xor => a.join(b),
            // Both operands below 2^k give a sum below 2^(k+1); two numbers of s sign bits a sum of
            // s-1.
            BinaryOp::Add => carry(a.join(b)),
            BinaryOp::Sub => Known {
                zeros: 0,
                signs: carry(a.join(b)).signs,
            },
            BinaryOp::Mul => Known::product(width, a, b),
            BinaryOp::LShr => match amount {
                Some(n) => Known::zeros((u32::from(a.zeros) + n as u32).min(width)),
                None => Known::zeros(u32::from(a.zeros)),
            },
            BinaryOp::AShr => {
                let n = amount.unwrap_or(0) as u32;
                Known {
                    zeros: if a.zeros > 0 {
                        (u32::from(a.zeros) + n).min(width) as u8
                    } else {
                        0
                    },
                    signs: (u32::from(a.signs) + n).min(width) as u8,
                }
            }
            BinaryOp::Shl => match amount {
                Some(n) => a.truncated(n as u32),
                None => Known::NOTHING,
            },
            BinaryOp::UDiv => Known::zeros(u32::from(a.zeros)),
            BinaryOp::URem => Known::zeros(u32::from(a.zeros.max(b.zeros))),
            _ => Known::NOTHING,
        };
        Known {
            zeros: result.zeros,
            signs: result.signs.max(result.zeros).max(1),
        }
    }

    /// Of a product: the operands' significant bits add up.
    fn product(width: u32, a: Known, b: Known) -> Known {
        let zeros = (u32::from(a.zeros) + u32::from(b.zeros)).saturating_sub(width);
        // A signed number of s sign bits has width + 1 - s significant bits with its sign; a
        // product of m and n such bits has at most m + n.
        let signs = (u32::from(a.signs) + u32::from(b.signs)).saturating_sub(width + 1);
        Known {
            zeros: zeros as u8,
            signs: signs.max(1) as u8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(k: Known, value: u8) -> bool {
        let c = Known::constant(u128::from(value), 8);
        k.zeros <= c.zeros && k.signs <= c.signs
    }

    #[test]
    fn rules_hold_for_all_bytes() {
        use BinaryOp::*;
        for op in [Add, Sub, Mul, And, Or, Xor, Shl, LShr, AShr] {
            for a in 0..=255u8 {
                for b in 0..=255u8 {
                    let shift = matches!(op, Shl | LShr | AShr);
                    if shift && b > 7 {
                        continue;
                    }
                    let r = match op {
                        Add => a.wrapping_add(b),
                        Sub => a.wrapping_sub(b),
                        Mul => a.wrapping_mul(b),
                        And => a & b,
                        Or => a | b,
                        Xor => a ^ b,
                        Shl => a << b,
                        LShr => a >> b,
                        _ => ((a as i8) >> b) as u8,
                    };
                    let ka = Known::constant(u128::from(a), 8);
                    let kb = Known::constant(u128::from(b), 8);
                    let k = Known::binary(op, 8, ka, kb, shift.then_some(u128::from(b)));
                    assert!(holds(k, r), "{op:?} {a} {b} {k:?}");
                    let weak = Known::binary(op, 8, ka, kb, None);
                    assert!(holds(weak, r), "{op:?} {a} {b} {weak:?}");
                }
            }
        }
    }
}

//! How far two addresses are from each other, where both are sums over the same terms.
//!
//! An address is taken apart into a pointer and a sum of terms with factors, modulo the width of
//! the address space's indices. If all terms of two addresses are the same, the distance is the
//! difference of what is added to them. An index of 32 bits that is extended is a term as a whole,
//! since its sum may wrap before it is extended: where two addresses differ by such an index each,
//! and these are sums over the same terms, the indices differ by a number modulo 2^32, so that the
//! distance is one of three, far from one another.

use crate::values::const_int;
use ir::{ArithFlags, BinaryOp, CastOp, Context, DataLayout, Function, InstData, Type, Value};
use smallvec::SmallVec;

/// Operations that are looked through for a sum.
const MOST_STEPS: usize = 24;
/// Largest factor of extended indices: with it nothing wraps in 64 bits.
const LARGEST_FACTOR: u64 = 1 << 16;

/// What a sum is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Term {
    Value(Value),
    /// A word that is extended.
    Extended(CastOp, Value),
}

/// A sum of terms with factors and a constant, modulo a width.
#[derive(Clone, Debug, Default)]
struct Sum {
    terms: SmallVec<[(Term, u64); 4]>,
    constant: u64,
}

impl Sum {
    /// Adds a value times a factor.
    fn add(&mut self, ctx: &Context, func: &Function, value: Value, factor: u64) {
        let mut work: SmallVec<[(Value, u64); 8]> = SmallVec::from_slice(&[(value, factor)]);
        let mut steps = 0;
        while let Some((value, factor)) = work.pop() {
            steps += 1;
            if let Some(n) = const_int(ctx, func, value) {
                self.constant = self.constant.wrapping_add((n as u64).wrapping_mul(factor));
                continue;
            }
            let constant = |v| const_int(ctx, func, v).map(|n| n as u64);
            let data = func.def_inst(value).map(|inst| func.inst(inst));
            match data {
                Some(&InstData::Binary { op, flags, args }) if steps < MOST_STEPS => {
                    let [x, y] = args;
                    match (op, constant(y)) {
                        (BinaryOp::Add, _) => work.extend([(x, factor), (y, factor)]),
                        (BinaryOp::Or, _) if flags.contains(ArithFlags::DISJOINT) => {
                            work.extend([(x, factor), (y, factor)]);
                        }
                        (BinaryOp::Sub, _) => {
                            work.extend([(x, factor), (y, factor.wrapping_neg())])
                        }
                        (BinaryOp::Mul, Some(n)) => work.push((x, factor.wrapping_mul(n))),
                        (BinaryOp::Shl, Some(n @ 0..64)) => work.push((x, factor << n)),
                        _ => self.term(Term::Value(value), factor),
                    }
                }
                Some(&InstData::Cast {
                    op: op @ (CastOp::SExt | CastOp::ZExt),
                    arg,
                    ..
                }) if func.value_type(arg) == Type::I32 => {
                    self.term(Term::Extended(op, arg), factor);
                }
                _ => self.term(Term::Value(value), factor),
            }
        }
    }

    fn term(&mut self, term: Term, factor: u64) {
        match self.terms.iter_mut().find(|(known, _)| *known == term) {
            Some((_, sum)) => *sum = sum.wrapping_add(factor),
            None => self.terms.push((term, factor)),
        }
    }

    /// What this is more than another one.
    fn less(mut self, other: &Sum) -> Sum {
        self.constant = self.constant.wrapping_sub(other.constant);
        for &(term, factor) in &other.terms {
            self.term(term, factor.wrapping_neg());
        }
        self.terms.retain(|(_, factor)| *factor != 0);
        self
    }

    /// The same modulo 2^32.
    fn of_words(mut self) -> Sum {
        for (_, factor) in &mut self.terms {
            *factor = u64::from(*factor as u32);
        }
        self.constant = u64::from(self.constant as u32);
        self.terms.retain(|(_, factor)| *factor != 0);
        self
    }
}

/// An address taken apart.
#[derive(Clone, Debug)]
pub struct Address {
    base: Value,
    /// Bits of indices in its space.
    bits: u32,
    sum: Sum,
}

impl Address {
    /// Takes a pointer apart: a chain of `getelementptr` with one index each. Time is linear in the
    /// chain and in the sums, which are cut off at a fixed length.
    pub fn of(ctx: &Context, func: &Function, pointer: Value) -> Address {
        let space = func.value_type(pointer).addr_space();
        let mut address = Address {
            base: pointer,
            bits: space.map_or(u64::BITS, |s| s.index_bits()),
            sum: Sum::default(),
        };
        let layout = DataLayout::new(&ctx.types);
        for _ in 0..MOST_STEPS {
            let Some(InstData::Gep { source, args, .. }) =
                func.def_inst(address.base).map(|inst| func.inst(inst))
            else {
                break;
            };
            let &[base, index] = args.as_slice(&func.lists) else {
                break;
            };
            // Narrower indices are extended first.
            if ctx.types.int_bits(func.value_type(index)) != Some(address.bits) {
                break;
            }
            address
                .sum
                .add(ctx, func, index, layout.alloc_size(*source));
            address.base = base;
        }
        address
    }

    /// Are `size` bytes here and `other_size` bytes there apart in any case?
    pub fn is_apart(
        &self,
        size: u64,
        other: &Address,
        other_size: u64,
        ctx: &Context,
        func: &Function,
    ) -> bool {
        if (self.base, self.bits) != (other.base, other.bits) {
            return false;
        }
        let mut more = self.sum.clone().less(&other.sum);
        if self.bits == u32::BITS {
            more = more.of_words();
        }
        let apart = |distance: i128| {
            let distance = match self.bits {
                32 => i128::from(distance as i32),
                _ => i128::from(distance as i64),
            };
            distance >= i128::from(other_size) || -distance >= i128::from(size)
        };
        let constant = i128::from(more.constant as i64);
        match more.terms[..] {
            [] => apart(constant),
            [(Term::Extended(op, x), f), (Term::Extended(other_op, y), g)]
                if op == other_op && f == g.wrapping_neg() && self.bits == u64::BITS =>
            {
                // The one whose factor is positive first.
                let (x, y, factor) = if f <= LARGEST_FACTOR {
                    (x, y, f)
                } else {
                    (y, x, g)
                };
                let Some(words) = words_between(ctx, func, x, y) else {
                    return false;
                };
                factor <= LARGEST_FACTOR
                    && words.into_iter().all(|words| {
                        let bytes = words * i128::from(factor);
                        apart(bytes + constant)
                    })
            }
            _ => false,
        }
    }
}

/// How much one extended word may be more than another one, if both are sums over the same terms.
fn words_between(ctx: &Context, func: &Function, x: Value, y: Value) -> Option<[i128; 3]> {
    let [mut of_x, mut of_y] = [Sum::default(), Sum::default()];
    of_x.add(ctx, func, x, 1);
    of_y.add(ctx, func, y, 1);
    let more = of_x.less(&of_y).of_words();
    let words = i128::from(more.constant as i32);
    let wrap = 1i128 << u32::BITS;
    more.terms.is_empty().then_some(match words {
        // Equal words are equal when they are extended.
        0 => [0; 3],
        _ => [words - wrap, words, words + wrap],
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ir::{AddrSpace, Module};

    #[test]
    fn distances_are_known_of_sums_over_the_same_terms() {
        let mut m = Module::new();
        let global = Type::ptr(AddrSpace::Global);
        let k = m.add_kernel("k", &[global, Type::I32, Type::I32, Type::I64]);
        let mut b = m.build(k);
        let entry = b.create_entry();
        let [p, x, y, z] = b.params(entry)[..] else {
            unreachable!()
        };
        let eight = b.iconst(Type::I32, 8);
        let (sum, product) = (b.add(x, y), b.mul(x, y));
        let (more, other) = (b.add(eight, sum), b.add(product, eight));
        let mut at = |index, signed: bool| {
            let wide = match signed {
                true => b.sext(index, Type::I64),
                false => b.zext(index, Type::I64),
            };
            b.gep(Type::F32, p, &[wide])
        };
        let (s, t, u) = (at(sum, true), at(more, true), at(other, true));
        let (v, w) = (at(sum, false), at(more, false));
        let c = b.iconst(Type::I64, 12);
        let (near, wide) = (b.gep(Type::I8, s, &[c]), b.gep(Type::I8, p, &[z]));
        b.ret_void();
        let (ctx, func) = (&m.ctx, &m.functions[k]);
        let apart = |a, n, b, m| {
            let [a, b] = [a, b].map(|v| Address::of(ctx, func, v));
            a.is_apart(n, &b, m, ctx, func)
        };
        assert!(apart(s, 4, t, 4) && apart(t, 4, s, 32));
        assert!(!apart(t, 4, s, 33) && !apart(s, 33, t, 4) && apart(s, 32, t, 4));
        assert!(apart(v, 4, w, 4), "modulo 2^32 is far away");
        assert!(!apart(s, 4, v, 4), "extended otherwise");
        assert!(!apart(s, 4, u, 4), "another term");
        assert!(!apart(s, 4, s, 4) && apart(s, 4, near, 4) && !apart(s, 16, near, 4));
        assert!(apart(near, 4, t, 4) && !apart(near, 24, t, 4));
        assert!(!apart(wide, 4, s, 4));
    }
}

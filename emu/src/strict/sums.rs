//! Exclusive sums of scalar registers.
//!
//! `a ^ b ^ b` is `a`, even where `b` is undefined. Compilers rely on it in two places: lane masks
//! are merged without a further register by `((a ^ b) & exec) ^ a`, and two registers change places
//! by three sums. The shadow of a single instruction cannot see that ([`super::defined`]): each of
//! its sources is any value, and that two of them are the same one is lost.
//!
//! So each scalar register has the number of the value that it holds, a new one with every write,
//! and where the value is `(a ^ b) & mask`, the numbers and undefined bits of `a` and `b`. When `a`
//! or `b` is added once more, the undefined bits of what is left are known exactly.

use super::footprint::{File, Footprint, SCALAR_CODES};
use isa::{Field, Opcode};

/// A value under the sign of a sum.
#[derive(Clone, Copy, Debug)]
struct Term {
    /// Number of the value.
    value: u64,
    /// Its undefined bits.
    undefined: u32,
}

/// `(a ^ b) & mask`.
#[derive(Clone, Copy, Debug)]
struct Sum {
    terms: [Term; 2],
    mask: u32,
}

/// What a register holds.
#[derive(Clone, Copy, Debug)]
struct Held {
    value: u64,
    sum: Option<Sum>,
}

/// What the scalar registers hold.
#[derive(Clone, Debug)]
pub(super) struct Sums {
    held: Vec<Held>,
    values: u64,
}

/// What an instruction makes of its sources.
#[derive(Clone, Copy, Debug)]
pub(super) struct Made {
    /// The register that is written.
    pub register: usize,
    /// Undefined bits, where they are better known than by the instruction alone.
    pub undefined: Option<u32>,
    /// Number of the value, if it is one that was there before.
    value: Option<u64>,
    sum: Option<Sum>,
}

/// A source: its register, its value, its undefined bits.
#[derive(Clone, Copy)]
struct Source {
    register: usize,
    bits: u32,
    undefined: u32,
}

impl Sums {
    pub fn new() -> Sums {
        let values = SCALAR_CODES as u64;
        let held = (0..values).map(|value| Held { value, sum: None });
        Sums {
            held: held.collect(),
            values,
        }
    }

    /// What an instruction makes of registers, before it is executed. `read` gives the value and
    /// the undefined bits of a scalar register.
    pub fn made(&self, print: &Footprint, read: impl Fn(usize) -> (u32, u32)) -> Vec<Made> {
        let find = |field: Field| {
            let all = [&print.reads, &print.writes];
            let mut all = all.into_iter().flatten();
            all.find(|r| r.field == Some(field) && r.file == File::Scalar)
        };
        let source = |register: usize| {
            let (bits, undefined) = read(register);
            Source {
                register,
                bits,
                undefined,
            }
        };
        let (Some(to), Some(x)) = (find(Field::Sdst), find(Field::Ssrc0)) else {
            return Vec::new();
        };
        let y = find(Field::Ssrc1);
        let part = |i: usize| {
            let register = usize::from(to.first) + i;
            let x = source(usize::from(x.first) + i);
            let y = y.map(|y| source(usize::from(y.first) + i));
            self.part(print.inst.opcode, register, x, y)
        };
        (0..usize::from(to.count)).filter_map(part).collect()
    }

    /// The same of one register.
    fn part(&self, opcode: Opcode, register: usize, x: Source, y: Option<Source>) -> Option<Made> {
        use Opcode::*;
        let of_sum = |sum: Option<Sum>| {
            sum.map(|sum| Made {
                register,
                undefined: None,
                value: None,
                sum: Some(sum),
            })
        };
        match (opcode, y) {
            (SMovB32 | SMovB64, _) => Some(Made {
                register,
                undefined: None,
                value: Some(self.held[x.register].value),
                sum: self.held[x.register].sum,
            }),
            (SXorB32 | SXorB64, Some(y)) => {
                let taken = self.taken_away(register, x, y);
                taken.or_else(|| of_sum(Some(self.sum(x, y))))
            }
            (SAndB32 | SAndB64, Some(y)) => {
                let masked = self.masked(x, y, y.bits);
                of_sum(masked.or_else(|| self.masked(y, x, x.bits)))
            }
            (SAndn2B32 | SAndn2B64, Some(y)) => of_sum(self.masked(x, y, !y.bits)),
            _ => None,
        }
    }

    fn sum(&self, x: Source, y: Source) -> Sum {
        let term = |s: Source| Term {
            value: self.held[s.register].value,
            undefined: s.undefined,
        };
        Sum {
            terms: [term(x), term(y)],
            mask: u32::MAX,
        }
    }

    /// The sum in a register under a mask that is defined.
    fn masked(&self, of: Source, with: Source, mask: u32) -> Option<Sum> {
        let mut sum = self.held[of.register].sum?;
        sum.mask &= mask;
        (with.undefined == 0).then_some(sum)
    }

    /// A sum with one of its terms: where the mask has ones the other term is left, elsewhere this
    /// one.
    fn taken_away(&self, register: usize, x: Source, y: Source) -> Option<Made> {
        [(x, y), (y, x)].into_iter().find_map(|(of, with)| {
            let sum = self.held[of.register].sum?;
            let value = self.held[with.register].value;
            let at = sum.terms.iter().position(|t| t.value == value)?;
            let (this, other) = (sum.terms[at], sum.terms[1 - at]);
            let whole = sum.mask == u32::MAX;
            Some(Made {
                register,
                undefined: Some(other.undefined & sum.mask | this.undefined & !sum.mask),
                value: whole.then_some(other.value),
                sum: None,
            })
        })
    }

    /// What an instruction writes holds new values, but for what is known of them.
    pub fn write(&mut self, print: &Footprint, made: &[Made]) {
        let scalars = print.writes.iter().filter(|r| r.file == File::Scalar);
        for register in scalars.flat_map(|r| r.each()) {
            self.values += 1;
            self.held[register] = Held {
                value: self.values,
                sum: None,
            };
        }
        for made in made {
            let to = &mut self.held[made.register];
            to.sum = made.sum;
            to.value = made.value.unwrap_or(to.value);
        }
    }
}

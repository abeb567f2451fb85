//! Types and values of operands.

use amdgpuc_tests::random::Rng;

/// A type of the IR.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ty {
    I1,
    I8,
    I16,
    I32,
    I64,
    F16,
    F32,
    F64,
    /// Two halves in a word.
    Halves,
    /// Two 16-bit integers in a word.
    Shorts,
}

impl Ty {
    /// As the IR writes it.
    pub fn name(self) -> &'static str {
        match self {
            Ty::I1 => "i1",
            Ty::I8 => "i8",
            Ty::I16 => "i16",
            Ty::I32 => "i32",
            Ty::I64 => "i64",
            Ty::F16 => "half",
            Ty::F32 => "float",
            Ty::F64 => "double",
            Ty::Halves => "<2 x half>",
            Ty::Shorts => "<2 x i16>",
        }
    }

    /// Bits.
    pub fn bits(self) -> u32 {
        match self {
            Ty::I1 => 1,
            Ty::I8 => 8,
            Ty::I16 | Ty::F16 => 16,
            Ty::I32 | Ty::F32 | Ty::Halves | Ty::Shorts => 32,
            Ty::I64 | Ty::F64 => 64,
        }
    }

    /// The integer type of so many bits.
    pub fn int(bits: u32) -> Ty {
        match bits {
            1 => Ty::I1,
            8 => Ty::I8,
            16 => Ty::I16,
            32 => Ty::I32,
            _ => Ty::I64,
        }
    }

    /// The floating-point type of so many bits.
    pub fn float(bits: u32) -> Ty {
        match bits {
            16 => Ty::F16,
            32 => Ty::F32,
            _ => Ty::F64,
        }
    }

    /// Is it no integer?
    pub fn is_cast(self) -> bool {
        self != Ty::int(self.bits())
    }

    /// The type of the IR, if it is one of these.
    pub fn of(ty: ir::Type) -> Option<Ty> {
        use ir::Type;
        let all = [
            (Type::I1, Ty::I1),
            (Type::I8, Ty::I8),
            (Type::I16, Ty::I16),
            (Type::I32, Ty::I32),
            (Type::I64, Ty::I64),
            (Type::F16, Ty::F16),
            (Type::F32, Ty::F32),
            (Type::F64, Ty::F64),
        ];
        all.iter().find(|(t, _)| *t == ty).map(|(_, ty)| *ty)
    }

    /// Are the bits those of a NaN?
    pub fn is_nan(self, bits: u64) -> bool {
        match self {
            Ty::F16 => bits & 0x7fff > 0x7c00,
            Ty::F32 => f32::from_bits(bits as u32).is_nan(),
            Ty::F64 => f64::from_bits(bits).is_nan(),
            _ => false,
        }
    }

    /// A corner of the type, or anything.
    pub fn value(self, domain: Domain, rng: &mut Rng) -> u64 {
        if self == Ty::Halves {
            let [low, high] = [0, 0].map(|_| Ty::F16.value(domain, rng));
            return high << 16 | low;
        }
        match domain {
            Domain::All => {}
            Domain::Countable => return self.of_number(rng.pick(&COUNTS)),
            Domain::Eighths => {
                let odd = 2 * rng.below(128) + 1;
                return self.of_number(odd as f32 / 8.0 - 16.0);
            }
            Domain::Small => return self.of_number(rng.between(0, 32) as f32 - 16.0),
        }
        if rng.percent(40) {
            return self.ordinary(rng);
        }
        match self {
            Ty::F16 => rng.pick(&[
                0, 0x8000, 0x3c00, 0xbc00, 0x7c00, 0xfc00, 0x7bff, 0x3800, 0x4248,
            ]),
            Ty::F32 => u64::from(rng.pick(&FLOATS).to_bits()),
            Ty::F64 => f64::from(rng.pick(&FLOATS)).to_bits(),
            _ => rng.pick(&INTEGERS),
        }
    }

    /// The bits of a number; a half is a small integer.
    fn of_number(self, number: f32) -> u64 {
        match self {
            Ty::F16 if number == 0.0 => 0,
            // Sign, exponent and fraction of a number that has no more than ten bits after its
            // first.
            Ty::F16 => {
                let bits = number.to_bits();
                let exponent = (bits >> 23 & 0xff) + 15 - 127;
                u64::from(bits >> 16 & 0x8000 | exponent << 10 | bits >> 13 & 0x3ff)
            }
            Ty::F64 => f64::from(number).to_bits(),
            _ => u64::from(number.to_bits()),
        }
    }

    /// Floats stay where sums and products are finite.
    fn ordinary(self, rng: &mut Rng) -> u64 {
        let number = (rng.below(2_000_001) as f64 - 1_000_000.0) / 1024.0;
        match self {
            Ty::F16 => 0x3000 | (rng.bits() & 0x8fff),
            Ty::F32 => u64::from((number as f32).to_bits()),
            Ty::F64 => number.to_bits(),
            _ => rng.bits(),
        }
    }
}

/// Which numbers an operand may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// All.
    All,
    /// Floats that are integers when they are rounded, and not negative.
    Countable,
    /// Odd eighths: turns whose sines and cosines are not zero.
    Eighths,
    /// Floats whose products are exact, so that it does not matter whether they are rounded.
    Small,
}

const COUNTS: [f32; 7] = [0.0, 0.25, 1.0, 2.75, 1000.5, 65504.0, 2147483520.0];

const FLOATS: [f32; 10] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    3.25,
    -1e10,
    65504.0,
    f32::INFINITY,
    f32::NEG_INFINITY,
];

const INTEGERS: [u64; 12] = [
    0,
    1,
    u64::MAX,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0xff,
    0xffff_ffff_8000_0000,
    0x8000_8000_0001_0001,
];

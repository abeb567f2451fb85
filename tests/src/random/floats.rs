//! Floats.

use super::Gen;
use ir::{CastOp, FloatCC, Intrinsic, Type, Value};

impl Gen<'_> {
    /// A sum, a product, a difference, or a sum with a product.
    pub(super) fn float_step(&mut self, op: usize, [x, y, z]: [Value; 3]) -> Value {
        match op {
            0 => self.b.fadd(x, z),
            1 => self.b.fmul(x, z),
            2 => self.b.fsub(x, z),
            _ => {
                let ty = self.b.ty(x);
                self.b.intrinsic(Intrinsic::Fma, ty, &[x, y, z])
            }
        }
    }

    /// The value, or a number if it is NaN: sign and payload of NaNs are nobody's business.
    pub(super) fn without_nan(&mut self, x: Value) -> Value {
        let ty = self.b.ty(x);
        let is_nan = self.b.fcmp(FloatCC::Uno, x, x);
        let number = self.b.fconst(self.b.ctx.types.scalar(ty), 42.0);
        let number = match self.b.ctx.types.vector_parts(ty) {
            None => number,
            Some((_, len)) => self.b.build_vector(&vec![number; len as usize]),
        };
        self.b.select(is_nan, number, x)
    }

    /// A new float.
    pub(super) fn new_float(&mut self, ty: Type) -> Value {
        match self.rng.below(20) {
            0..7 => self.float_binary(ty),
            7..9 => {
                let args = [0; 3].map(|_| self.any(ty));
                self.b.intrinsic(Intrinsic::Fma, ty, &args)
            }
            9..11 => self.float_of_int(ty),
            11 => self.float_resize(ty),
            12..15 => self.float_unary(ty),
            15 => self.float_pair(ty),
            16 => {
                let (c, x, y) = (self.any(Type::I1), self.any(ty), self.any(ty));
                self.b.select(c, x, y)
            }
            17 => self.float_scaled(ty),
            // The machine's half-precision division is not rounded correctly.
            18 if self.config.float_division.is_on() && ty != Type::F16 => {
                let (x, y) = (self.variable(ty), self.variable(ty));
                if self.rng.percent(60) {
                    let y = self.divisor(y, ty);
                    self.b.fdiv(x, y)
                } else {
                    self.b.intrinsic(Intrinsic::Sqrt, ty, &[x])
                }
            }
            _ => self.load_from_memory(ty),
        }
    }

    /// A divisor; a double whose significand is not all ones: of a quotient by such a one the
    /// machine's division is wrong by a little more than half a unit (`lower::expand::fdiv`).
    fn divisor(&mut self, y: Value, ty: Type) -> Value {
        if ty != Type::F64 {
            return y;
        }
        let word = self.b.bitcast(y, Type::I64);
        let even = self.b.iconst(Type::I64, !1);
        let word = self.b.and(word, even);
        self.b.bitcast(word, ty)
    }

    /// Halves of words and a constant: instructions that select halves have no constants, but two
    /// of them may share a register for one.
    fn halves_of_words(&mut self) -> Value {
        let c = self.rng.pick(&[1.0, -2.0, 0.5, 4.0, 0.3]);
        let c = self.b.fconst(Type::F16, c);
        let [x, y] = [0; 2].map(|_| self.half_of_word(c));
        let difference = self.b.fsub(x, y);
        // Both may be infinite.
        self.without_nan(difference)
    }

    fn half_of_word(&mut self, c: Value) -> Value {
        let mut word = self.variable(Type::I32);
        if self.rng.percent(80) {
            let half = self.b.iconst(Type::I32, 16);
            word = self.b.lshr(word, half);
        }
        let bits = self.b.trunc(word, Type::I16);
        let half = self.b.cast(CastOp::Bitcast, bits, Type::F16);
        let x = match self.rng.below(3) {
            0 => self.b.fadd(half, c),
            1 => self.b.fsub(half, c),
            _ => self.b.fmul(half, c),
        };
        self.without_nan(x)
    }

    fn float_binary(&mut self, ty: Type) -> Value {
        if ty == Type::F16 && self.rng.percent(30) {
            return self.halves_of_words();
        }
        let (x, y) = (self.variable(ty), self.any(ty));
        match self.rng.below(3) {
            0 => self.b.fadd(x, y),
            1 => self.b.fsub(x, y),
            _ => self.b.fmul(x, y),
        }
    }

    fn float_of_int(&mut self, ty: Type) -> Value {
        let width = match ty {
            Type::F16 => Type::I16,
            Type::F64 => Type::I64,
            _ => Type::I32,
        };
        if self.rng.percent(30) {
            let bits = self.variable(width);
            let x = self.b.bitcast(bits, ty);
            return self.without_nan(x);
        }
        let from = self
            .rng
            .pick(&[Type::I8, Type::I16, Type::I32, Type::I32, Type::I64]);
        let x = self.variable(from);
        if self.rng.percent(50) {
            self.b.sitofp(x, ty)
        } else {
            self.b.uitofp(x, ty)
        }
    }

    fn float_resize(&mut self, ty: Type) -> Value {
        let from = self.float_type();
        let bits = |t| match t {
            Type::F16 => 16,
            Type::F32 => 32,
            _ => 64,
        };
        let x = self.variable(from);
        match bits(from) - bits(ty) {
            0 => self.b.fneg(x),
            d if d > 0 => self.b.fptrunc(x, ty),
            _ => self.b.fpext(x, ty),
        }
    }

    fn float_unary(&mut self, ty: Type) -> Value {
        use Intrinsic as N;
        let x = self.variable(ty);
        if self.rng.percent(20) {
            return self.b.fneg(x);
        }
        let id = self.rng.pick(&[
            N::FAbs,
            N::Floor,
            N::Ceil,
            N::FTrunc,
            N::Rint,
            N::RoundEven,
            N::Round,
            N::Canonicalize,
        ]);
        self.b.intrinsic(id, ty, &[x])
    }

    fn float_pair(&mut self, ty: Type) -> Value {
        let (x, y) = (self.variable(ty), self.any(ty));
        if self.rng.percent(30) {
            let y = self.without_nan(y);
            return self.b.intrinsic(Intrinsic::CopySign, ty, &[x, y]);
        }
        let id = self.rng.pick(&[Intrinsic::MinNum, Intrinsic::MaxNum]);
        let picked = self.b.intrinsic(id, ty, &[x, y]);
        // Of two zeros either may be picked; adding +0 makes both +0.
        let zero = self.b.fconst(ty, 0.0);
        self.b.fadd(picked, zero)
    }

    fn float_scaled(&mut self, ty: Type) -> Value {
        let (x, n) = (self.variable(ty), self.any(Type::I32));
        let mask = self.b.iconst(Type::I32, 31);
        let n = self.b.and(n, mask);
        let bias = self.b.iconst(Type::I32, 16);
        let n = self.b.sub(n, bias);
        self.b.intrinsic(Intrinsic::LdExp, ty, &[x, n])
    }
}

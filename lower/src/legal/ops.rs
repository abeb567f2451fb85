//! The emitter's typed helpers: each emits one legal instruction, or folds it away.

use crate::fold;
use crate::known::Known;
use crate::legal::emitter::Emitter;
use ir::{
    ArithFlags, BinaryOp, CastOp, ConstData, FloatCC, GepFlags, InstData, IntCC, Intrinsic, Type,
    UnaryOp, Value,
};

macro_rules! int_ops {
    ($($name:ident $op:ident $doc:literal)*) => {
        impl Emitter<'_> {
            $(
                #[doc = $doc]
                pub fn $name(&mut self, a: Value, b: Value) -> Value {
                    self.binary(BinaryOp::$op, ArithFlags::empty(), a, b)
                }
            )*
        }
    };
}

int_ops! {
    add Add "Sum of integers."
    sub Sub "Difference of integers."
    mul Mul "Product of integers, cut to their width."
    shl Shl "Left shift; the amount has the operand's type."
    lshr LShr "Logical right shift."
    and And "Bits in both."
    or Or "Bits in either."
    xor Xor "Bits in one."
}

macro_rules! float_ops {
    ($($name:ident $op:ident $doc:literal)*) => {
        impl Emitter<'_> {
            $(
                #[doc = $doc]
                pub fn $name(&mut self, a: Value, b: Value) -> Value {
                    let ty = self.ty(a);
                    let data = InstData::Binary { op: BinaryOp::$op, flags: ArithFlags::empty(), args: [a, b] };
                    self.value(data, ty)
                }
            )*
        }
    };
}

float_ops! {
    fadd FAdd "Sum of floats, never fused."
    fsub FSub "Difference of floats, never fused."
    fmul FMul "Product of floats, never fused."
}

impl Emitter<'_> {
    /// A binary operation on i1, i32 or i64, folded where that is simple.
    pub fn binary(&mut self, op: BinaryOp, flags: ArithFlags, a: Value, b: Value) -> Value {
        let ty = self.ty(a);
        let width = self.width(a);
        debug_assert_eq!(self.ty(b), ty, "operands of {op:?} have one type");
        let (ca, cb) = (self.const_bits(a), self.const_bits(b));
        if let (Some(x), Some(y)) = (ca, cb) {
            if let Some(r) = fold::binary_int(op, x, y, width) {
                return self.int(ty, r);
            }
        }
        // Constants stand on the right of what commutes.
        let (a, b, cb) = if ca.is_some() && cb.is_none() && op.is_commutative() {
            (b, a, ca)
        } else {
            (a, b, cb)
        };
        if let Some(v) = self.identity(op, width, a, b, cb) {
            return v;
        }
        let data = InstData::Binary {
            op,
            flags,
            args: [a, b],
        };
        let v = self.value(data, ty);
        if !op.is_float() {
            self.note_binary(v, op, a, b);
        }
        v
    }

    /// Notes what is known of the result of an operation on integers.
    fn note_binary(&mut self, v: Value, op: BinaryOp, a: Value, b: Value) {
        let x = self.known(a);
        // Constants stand on the right: of the left operand mostly nothing is known.
        if x.is_nothing() && Known::needs_both(op) {
            return;
        }
        let known = Known::binary(op, x, self.known(b));
        self.note(v, known);
    }

    /// The value of an operation whose right operand is a constant that makes it trivial.
    fn identity(
        &mut self,
        op: BinaryOp,
        width: u32,
        a: Value,
        b: Value,
        cb: Option<u128>,
    ) -> Option<Value> {
        use BinaryOp::*;
        let ty = self.ty(a);
        if a == b && matches!(op, And | Or) {
            return Some(a);
        }
        let c = cb?;
        let ones = fold::mask(width);
        match (op, c) {
            (Add | Sub | Or | Xor | Shl | LShr | AShr, 0) => Some(a),
            (Mul | And, 0) => Some(self.int(ty, 0)),
            (Mul, 1) => Some(a),
            (Mul, c) if width >= 32 && c.is_power_of_two() => {
                let n = self.int(ty, u128::from(c.trailing_zeros()));
                Some(self.shl(a, n))
            }
            (And, c) if c == ones => Some(a),
            (Or, c) if c == ones => Some(b),
            // A mask of low bits that the value cannot exceed.
            (And, c) if width >= 32 && (c & (c + 1)) == 0 => {
                self.fits_unsigned(a, c.trailing_ones()).then_some(a)
            }
            _ => None,
        }
    }

    /// Complement of an i1.
    pub fn not(&mut self, a: Value) -> Value {
        let ones = self.bool(true);
        self.xor(a, ones)
    }

    /// Complement of an integer.
    pub fn complement(&mut self, a: Value) -> Value {
        let ty = self.ty(a);
        let ones = self.int(ty, u128::MAX);
        self.xor(a, ones)
    }

    /// Negative of an integer.
    pub fn neg(&mut self, a: Value) -> Value {
        let ty = self.ty(a);
        let zero = self.int(ty, 0);
        self.sub(zero, a)
    }

    /// `a op c` with a constant of a's type.
    pub fn binary_const(&mut self, op: BinaryOp, a: Value, c: u64) -> Value {
        let ty = self.ty(a);
        let c = self.int(ty, u128::from(c));
        self.binary(op, ArithFlags::empty(), a, c)
    }

    /// `a + c`
    pub fn add_const(&mut self, a: Value, c: u64) -> Value {
        self.binary_const(BinaryOp::Add, a, c)
    }

    /// `a & c`
    pub fn and_const(&mut self, a: Value, c: u64) -> Value {
        self.binary_const(BinaryOp::And, a, c)
    }

    /// `a << n`
    pub fn shl_const(&mut self, a: Value, n: u32) -> Value {
        self.binary_const(BinaryOp::Shl, a, u64::from(n))
    }

    /// `a >> n`, logical.
    pub fn lshr_const(&mut self, a: Value, n: u32) -> Value {
        self.binary_const(BinaryOp::LShr, a, u64::from(n))
    }

    /// `a >> n`, arithmetic.
    pub fn ashr_const(&mut self, a: Value, n: u32) -> Value {
        self.binary_const(BinaryOp::AShr, a, u64::from(n))
    }

    /// The low `bits` bits of an i32 or i64, the others zero.
    pub fn zero_extend_low(&mut self, a: Value, bits: u32) -> Value {
        if self.fits_unsigned(a, bits) {
            return a;
        }
        self.and_const(a, fold::mask(bits) as u64)
    }

    /// The low `bits` bits of an i32 or i64, the others copies of the highest of them.
    pub fn sign_extend_low(&mut self, a: Value, bits: u32) -> Value {
        if self.fits_signed(a, bits) {
            return a;
        }
        // What was zero-extended from a memory access or truncation is sign-extended instead.
        if let Some(v) = self.sign_extend_source(a, bits) {
            return v;
        }
        let n = self.width(a) - bits;
        let up = self.shl_const(a, n);
        self.ashr_const(up, n)
    }

    /// `sext` of x where `a` is `zext` of an i8 or i16 x of just `bits` bits.
    fn sign_extend_source(&mut self, a: Value, bits: u32) -> Option<Value> {
        let inst = self.out.def_inst(a)?;
        let InstData::Cast {
            op: CastOp::ZExt,
            arg,
            ..
        } = *self.out.inst(inst)
        else {
            return None;
        };
        let narrow = self.ty(arg);
        (matches!(narrow, Type::I8 | Type::I16) && self.width(arg) == bits)
            .then(|| self.sext(arg, Type::I32))
    }

    // Comparison and selection.

    /// Compares integers of i1, i32 or i64.
    pub fn icmp(&mut self, cond: IntCC, a: Value, b: Value) -> Value {
        let width = self.width(a);
        let (ca, cb) = (self.const_bits(a), self.const_bits(b));
        if let (Some(x), Some(y)) = (ca, cb) {
            return self.bool(fold::compare_ints(cond, x, y, width));
        }
        let (cond, a, b) = if ca.is_some() {
            (cond.swapped(), b, a)
        } else {
            (cond, a, b)
        };
        let flags = ArithFlags::empty();
        self.value(
            InstData::ICmp {
                cond,
                flags,
                args: [a, b],
            },
            Type::I1,
        )
    }

    /// Compares an integer with a constant.
    pub fn icmp_const(&mut self, cond: IntCC, a: Value, c: u64) -> Value {
        let ty = self.ty(a);
        let c = self.int(ty, u128::from(c));
        self.icmp(cond, a, c)
    }

    /// Compares floats.
    pub fn fcmp(&mut self, cond: FloatCC, a: Value, b: Value) -> Value {
        self.fcmp_flags(cond, ArithFlags::empty(), a, b)
    }

    /// Compares floats, with flags.
    pub fn fcmp_flags(&mut self, cond: FloatCC, flags: ArithFlags, a: Value, b: Value) -> Value {
        match cond {
            FloatCC::False => self.bool(false),
            FloatCC::True => self.bool(true),
            _ => self.value(
                InstData::FCmp {
                    cond,
                    flags,
                    args: [a, b],
                },
                Type::I1,
            ),
        }
    }

    /// `cond ? a : b` of any legal scalar type; that of i1 is written with `and`, `or` and `xor`.
    pub fn select(&mut self, cond: Value, a: Value, b: Value) -> Value {
        if let Some(c) = self.const_bits(cond) {
            return if c == 0 { b } else { a };
        }
        if a == b {
            return a;
        }
        let ty = self.ty(a);
        if ty == Type::I1 {
            return self.select_bool(cond, a, b);
        }
        let flags = ArithFlags::empty();
        let v = self.value(
            InstData::Select {
                flags,
                args: [cond, a, b],
            },
            ty,
        );
        let known = self.known(a).either(self.known(b));
        self.note(v, known);
        v
    }

    fn select_bool(&mut self, cond: Value, a: Value, b: Value) -> Value {
        match (self.const_bits(a), self.const_bits(b)) {
            (Some(1), Some(0)) => cond,
            (Some(0), Some(1)) => self.not(cond),
            (Some(1), None) => self.or(cond, b),
            (None, Some(0)) => self.and(cond, a),
            (Some(0), None) => {
                let other = self.not(cond);
                self.and(other, b)
            }
            (None, Some(1)) => {
                let other = self.not(cond);
                self.or(other, a)
            }
            _ => {
                let other = self.not(cond);
                let yes = self.and(cond, a);
                let no = self.and(other, b);
                self.or(yes, no)
            }
        }
    }

    // Conversions.

    /// A cast, not folded.
    pub fn raw_cast(&mut self, op: CastOp, a: Value, ty: Type) -> Value {
        let flags = ArithFlags::empty();
        self.value(InstData::Cast { op, flags, arg: a }, ty)
    }

    /// A cast between floats, or between floats and integers.
    pub fn cast(&mut self, op: CastOp, a: Value, ty: Type) -> Value {
        self.raw_cast(op, a, ty)
    }

    /// Zero extension of i1, i8, i16 or i32 to i32 or i64.
    pub fn zext(&mut self, a: Value, ty: Type) -> Value {
        let from = self.width(a);
        let to = self.ctx.types.int_bits(ty).unwrap_or(0);
        if from == to {
            return a;
        }
        if let Some(c) = self.const_bits(a) {
            return self.int(ty, c);
        }
        if to == 64 && from < 32 {
            let word = self.zext(a, Type::I32);
            return self.zext(word, ty);
        }
        let v = self.raw_cast(CastOp::ZExt, a, ty);
        self.note(v, self.known(a).cast(CastOp::ZExt, to));
        if to == 64 {
            let zero = self.i32(0);
            self.set_halves(v, a, zero);
        }
        v
    }

    /// Sign extension of i1, i8, i16 or i32 to i32 or i64.
    pub fn sext(&mut self, a: Value, ty: Type) -> Value {
        let from = self.width(a);
        let to = self.ctx.types.int_bits(ty).unwrap_or(0);
        if from == to {
            return a;
        }
        if let Some(c) = self.const_bits(a) {
            return self.int(ty, fold::sign_extend(c, from) as u128);
        }
        if to == 64 && from < 32 {
            let word = self.sext(a, Type::I32);
            return self.sext(word, ty);
        }
        let known = self.known(a);
        if known.is_non_negative() {
            return self.zext(a, ty);
        }
        let v = self.raw_cast(CastOp::SExt, a, ty);
        self.note(v, known.cast(CastOp::SExt, to));
        v
    }

    /// Truncation of i64 to i32, or of i32 to i16, i8 or i1.
    pub fn trunc(&mut self, a: Value, ty: Type) -> Value {
        let from = self.width(a);
        let to = self.ctx.types.int_bits(ty).unwrap_or(0);
        if from == to {
            return a;
        }
        if let Some(c) = self.const_bits(a) {
            return self.int(ty, c);
        }
        if from == 64 && to < 32 {
            let word = self.lo(a);
            return self.trunc(word, ty);
        }
        if to == 1 {
            let bit = self.and_const(a, 1);
            return self.icmp_const(IntCC::Ne, bit, 0);
        }
        if to == 32 {
            if let Some((lo, _)) = self.known_halves(a) {
                return lo;
            }
            if let Some(word) = self.extended_from(a) {
                return word;
            }
        }
        let v = self.raw_cast(CastOp::Trunc, a, ty);
        self.note(v, self.known(a).cast(CastOp::Trunc, to));
        v
    }

    /// The i32 that `a` is an extension of.
    fn extended_from(&self, a: Value) -> Option<Value> {
        let inst = self.out.def_inst(a)?;
        match *self.out.inst(inst) {
            InstData::Cast {
                op: CastOp::SExt | CastOp::ZExt,
                arg,
                ..
            } if self.ty(arg) == Type::I32 => Some(arg),
            _ => None,
        }
    }

    /// The bits of one legal scalar type as another of the same width; not for i1.
    pub fn bitcast(&mut self, a: Value, ty: Type) -> Value {
        let from = self.ty(a);
        if from == ty {
            return a;
        }
        if let Some(bits) = self.const_bits(a) {
            if self.ctx.types.float_kind(ty).is_some() {
                return self.float_bits(ty, bits as u64);
            }
            if self.ctx.types.int_bits(ty).is_some() {
                return self.int(ty, bits);
            }
        }
        if self.is_undef(a) {
            return self.poison(ty);
        }
        // Back and forth cancels out.
        if let Some(inst) = self.out.def_inst(a) {
            if let InstData::Cast {
                op: CastOp::Bitcast,
                arg,
                ..
            } = *self.out.inst(inst)
            {
                if self.ty(arg) == ty {
                    return arg;
                }
            }
        }
        self.raw_cast(CastOp::Bitcast, a, ty)
    }

    /// A half as the low 16 bits of an i32, the others zero.
    pub fn half_bits(&mut self, a: Value) -> Value {
        let short = self.bitcast(a, Type::I16);
        self.zext(short, Type::I32)
    }

    /// The half in the low 16 bits of an i32.
    pub fn half_from_bits(&mut self, a: Value) -> Value {
        let short = self.trunc(a, Type::I16);
        self.bitcast(short, Type::F16)
    }

    /// A float's bits as i32, a double's as i64.
    pub fn bits(&mut self, a: Value) -> Value {
        match self.ty(a) {
            Type::F32 => self.bitcast(a, Type::I32),
            Type::F64 => self.bitcast(a, Type::I64),
            Type::F16 => self.half_bits(a),
            _ => a,
        }
    }

    /// A double's upper word.
    pub fn f64_hi(&mut self, a: Value) -> Value {
        let bits = self.bitcast(a, Type::I64);
        self.hi(bits)
    }

    /// A field of a structure that an instruction returned.
    pub fn field(&mut self, aggregate: Value, index: u32, ty: Type) -> Value {
        let indices = Box::new([index]);
        self.value(
            InstData::ExtractValue {
                arg: aggregate,
                indices,
            },
            ty,
        )
    }

    /// A structure with one field changed.
    pub fn with_field(&mut self, aggregate: Value, part: Value, index: u32) -> Value {
        let ty = self.ty(aggregate);
        let args = [aggregate, part];
        let indices = Box::new([index]);
        self.value(InstData::InsertValue { args, indices }, ty)
    }

    // Pointers.

    /// A pointer as an integer of its width.
    pub fn ptr_to_int(&mut self, p: Value) -> Value {
        let ty = self.ty(p);
        let bits = ty.addr_space().map_or(64, |s| s.pointer_bits());
        let int = if bits == 32 { Type::I32 } else { Type::I64 };
        if let Some(c) = self.out.value_const(p) {
            if matches!(self.ctx.consts.get(c), ConstData::Zero(_)) {
                return self.int(int, 0);
            }
        }
        if let Some(inst) = self.out.def_inst(p) {
            if let InstData::Cast {
                op: CastOp::IntToPtr,
                arg,
                ..
            } = *self.out.inst(inst)
            {
                return arg;
            }
        }
        self.raw_cast(CastOp::PtrToInt, p, int)
    }

    /// An integer of a pointer's width as a pointer.
    pub fn int_to_ptr(&mut self, a: Value, ty: Type) -> Value {
        if let Some(c) = self.const_bits(a) {
            if c == 0 {
                return self.constant(ConstData::Zero(ty));
            }
        }
        if let Some(inst) = self.out.def_inst(a) {
            if let InstData::Cast {
                op: CastOp::PtrToInt,
                arg,
                ..
            } = *self.out.inst(inst)
            {
                if self.ty(arg) == ty {
                    return arg;
                }
            }
        }
        self.raw_cast(CastOp::IntToPtr, a, ty)
    }

    /// A pointer plus a number of bytes (an integer of the pointer's width).
    pub fn gep(&mut self, flags: GepFlags, base: Value, offset: Value) -> Value {
        if self.const_bits(offset) == Some(0) {
            return base;
        }
        let ty = self.ty(base);
        if ty.addr_space() == Some(ir::AddrSpace::BufferFat) {
            return self.buffer_step(base, offset);
        }
        let args = self.out.list(&[base, offset]);
        let source = Type::I8;
        self.value(
            InstData::Gep {
                flags,
                source,
                args,
            },
            ty,
        )
    }

    /// A pointer plus a constant number of bytes.
    pub fn gep_const(&mut self, flags: GepFlags, base: Value, offset: i64) -> Value {
        let wide = self.ty(base).addr_space().map_or(64, |s| s.index_bits());
        let ty = if wide == 32 { Type::I32 } else { Type::I64 };
        let offset = self.int(ty, offset as u128);
        self.gep(flags, base, offset)
    }

    // Floats.

    /// Negative of a float.
    pub fn fneg(&mut self, a: Value) -> Value {
        if let Some(bits) = self.const_bits(a) {
            let ty = self.ty(a);
            let width = self.ctx.types.float_kind(ty).map_or(64, |k| k.bits());
            return self.float_bits(ty, bits as u64 ^ 1 << (width - 1));
        }
        let ty = self.ty(a);
        let data = InstData::Unary {
            op: UnaryOp::FNeg,
            flags: ArithFlags::empty(),
            arg: a,
        };
        self.value(data, ty)
    }

    /// `a * b + c`, rounded once.
    pub fn fma(&mut self, a: Value, b: Value, c: Value) -> Value {
        let ty = self.ty(a);
        self.intr(Intrinsic::Fma, &[a, b, c], ty)
    }

    /// A function of one float with a result of its type.
    pub fn unary(&mut self, id: Intrinsic, a: Value) -> Value {
        if let Some(r) = crate::expand::round::unary(self, id, a) {
            return r;
        }
        let ty = self.ty(a);
        self.intr(id, &[a], ty)
    }

    /// Absolute value of a float.
    pub fn fabs(&mut self, a: Value) -> Value {
        self.unary(Intrinsic::FAbs, a)
    }

    /// `a * 2^n`
    pub fn ldexp(&mut self, a: Value, n: Value) -> Value {
        let ty = self.ty(a);
        self.intr(Intrinsic::LdExp, &[a, n], ty)
    }

    /// Is the float in one of the classes of a mask (`v_cmp_class`)?
    pub fn class(&mut self, a: Value, mask: u32) -> Value {
        let mask = self.i32(mask);
        self.intr(Intrinsic::AmdClass, &[a, mask], Type::I1)
    }

    /// High word of the product of two i32.
    pub fn umulhi(&mut self, a: Value, b: Value) -> Value {
        if let (Some(x), Some(y)) = (self.const_bits(a), self.const_bits(b)) {
            return self.i32(((x * y) >> 32) as u32);
        }
        let v = self.intr(Intrinsic::UMulHi, &[a, b], Type::I32);
        self.note_intrinsic(v, Intrinsic::UMulHi, &[a, b]);
        v
    }

    /// Notes what follows for an intrinsic's result from its operands.
    fn note_intrinsic(&mut self, v: Value, id: Intrinsic, args: &[Value]) {
        let known = Known::intrinsic(id, self.width(v), |n| self.known(args[n]));
        self.note(v, known);
    }

    /// Minimum or maximum of i32.
    pub fn min_max(&mut self, id: Intrinsic, a: Value, b: Value) -> Value {
        let (ca, cb) = (self.const_bits(a), self.const_bits(b));
        if let (Some(x), Some(y)) = (ca, cb) {
            let less = match id {
                Intrinsic::UMin | Intrinsic::UMax => x < y,
                _ => fold::sign_extend(x, 32) < fold::sign_extend(y, 32),
            };
            let want_less = matches!(id, Intrinsic::UMin | Intrinsic::SMin);
            return if less == want_less { a } else { b };
        }
        let v = self.intr(id, &[a, b], Type::I32);
        self.note_intrinsic(v, id, &[a, b]);
        v
    }
}

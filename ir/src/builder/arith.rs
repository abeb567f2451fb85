//! Arithmetic, comparisons, casts, vectors, aggregates, intrinsics.

use super::FunctionBuilder;
use crate::entities::Value;
use crate::inst::{BinaryOp, CastOp, FloatCC, InstData, IntCC, UnaryOp};
use crate::intrinsic::Intrinsic;
use crate::types::{Type, TypeData};

macro_rules! binary_helpers {
    ($($name:ident $op:ident $doc:literal)*) => {
        impl FunctionBuilder<'_> {
            $(
                #[doc = $doc]
                #[track_caller]
                pub fn $name(&mut self, x: Value, y: Value) -> Value {
                    self.binary(BinaryOp::$op, x, y)
                }
            )*
        }
    };
}

binary_helpers! {
    add Add "`x + y`, wrapping."
    sub Sub "`x - y`, wrapping."
    mul Mul "`x * y`, wrapping."
    udiv UDiv "Unsigned quotient; `y` must not be 0."
    sdiv SDiv "Signed quotient; `y` must not be 0, and the quotient must be representable."
    urem URem "Unsigned remainder; `y` must not be 0."
    srem SRem "Signed remainder, with the sign of `x`; `y` must not be 0, and the quotient must be representable."
    shl Shl "`x << y`; poison if `y` is not less than the width."
    lshr LShr "Logical `x >> y`; poison if `y` is not less than the width."
    ashr AShr "Arithmetic `x >> y`; poison if `y` is not less than the width."
    and And "`x & y`."
    or Or "`x | y`."
    xor Xor "`x ^ y`."
    fadd FAdd "`x + y` of floats."
    fsub FSub "`x - y` of floats."
    fmul FMul "`x * y` of floats."
    fdiv FDiv "`x / y` of floats."
    frem FRem "Remainder of the truncated quotient of floats, as C's `fmod`."
}

macro_rules! cast_helpers {
    ($($name:ident $op:ident $doc:literal)*) => {
        impl FunctionBuilder<'_> {
            $(
                #[doc = $doc]
                #[track_caller]
                pub fn $name(&mut self, x: Value, to: Type) -> Value {
                    self.cast(CastOp::$op, x, to)
                }
            )*
        }
    };
}

cast_helpers! {
    trunc Trunc "The low bits of an integer."
    zext ZExt "Zero-extends an integer."
    sext SExt "Sign-extends an integer."
    fptrunc FpTrunc "Rounds to a narrower float."
    fpext FpExt "Converts to a wider float."
    fptoui FpToUi "Float to unsigned integer, towards zero; poison if out of range."
    fptosi FpToSi "Float to signed integer, towards zero; poison if out of range."
    uitofp UiToFp "Unsigned integer to float."
    sitofp SiToFp "Signed integer to float."
    ptrtoint PtrToInt "A pointer's bits, zero-extended or cut."
    inttoptr IntToPtr "A pointer from bits, zero-extended or cut."
    bitcast Bitcast "The same bits as another type of the same width."
    addrspacecast AddrSpaceCast "The pointer in another address space."
}

impl FunctionBuilder<'_> {
    /// Any binary operation. The operands have the same type, of the operation's kind.
    #[track_caller]
    pub fn binary(&mut self, op: BinaryOp, x: Value, y: Value) -> Value {
        let ty = self.ty(x);
        self.check_same(op.keyword(), x, y);
        debug_assert!(
            if op.is_float() {
                self.ctx.types.is_float_or_vector(ty)
            } else {
                self.ctx.types.is_int_or_vector(ty)
            },
            "{}: operands of the wrong kind: {}",
            op.keyword(),
            self.type_name(ty)
        );
        let flags = self.take_flags();
        let args = [x, y];
        self.push_value(InstData::Binary { op, flags, args }, ty)
    }

    /// `-x` of a float or vector of floats.
    #[track_caller]
    pub fn fneg(&mut self, x: Value) -> Value {
        let ty = self.ty(x);
        debug_assert!(
            self.ctx.types.is_float_or_vector(ty),
            "fneg: operand of the wrong kind: {}",
            self.type_name(ty)
        );
        let flags = self.take_flags();
        let op = UnaryOp::FNeg;
        self.push_value(InstData::Unary { op, flags, arg: x }, ty)
    }

    /// `x`, or some fixed value if it is poison or undefined.
    pub fn freeze(&mut self, x: Value) -> Value {
        let (ty, flags) = (self.ty(x), self.take_flags());
        let op = UnaryOp::Freeze;
        self.push_value(InstData::Unary { op, flags, arg: x }, ty)
    }

    /// Any conversion. Scalars to scalars, vectors to vectors of the same length (a bitcast: of the
    /// same width).
    #[track_caller]
    pub fn cast(&mut self, op: CastOp, x: Value, to: Type) -> Value {
        debug_assert!(
            op == CastOp::Bitcast
                || self.ctx.types.vector_parts(self.ty(x)).map(|p| p.1)
                    == self.ctx.types.vector_parts(to).map(|p| p.1),
            "{}: vectors of different lengths: {} to {}",
            op.keyword(),
            self.type_name(self.ty(x)),
            self.type_name(to)
        );
        let flags = self.take_flags();
        self.push_value(InstData::Cast { op, flags, arg: x }, to)
    }

    /// Compares integers, pointers, or vectors of them. The operands have the same type.
    #[track_caller]
    pub fn icmp(&mut self, cond: IntCC, x: Value, y: Value) -> Value {
        let ty = self.ty(x);
        self.check_same("icmp", x, y);
        debug_assert!(
            self.ctx.types.is_int_or_vector(ty) || self.ctx.types.is_ptr_or_vector(ty),
            "icmp: operands of the wrong kind: {}",
            self.type_name(ty)
        );
        let result = self.ctx.types.condition_of(ty);
        let (flags, args) = (self.take_flags(), [x, y]);
        self.push_value(InstData::ICmp { cond, flags, args }, result)
    }

    /// Compares floats or vectors of floats. The operands have the same type.
    #[track_caller]
    pub fn fcmp(&mut self, cond: FloatCC, x: Value, y: Value) -> Value {
        let ty = self.ty(x);
        self.check_same("fcmp", x, y);
        debug_assert!(
            self.ctx.types.is_float_or_vector(ty),
            "fcmp: operands of the wrong kind: {}",
            self.type_name(ty)
        );
        let result = self.ctx.types.condition_of(ty);
        let (flags, args) = (self.take_flags(), [x, y]);
        self.push_value(InstData::FCmp { cond, flags, args }, result)
    }

    /// `cond ? x : y`. The condition is an `i1`, or a vector of as many `i1` as the operands have
    /// elements.
    #[track_caller]
    pub fn select(&mut self, cond: Value, x: Value, y: Value) -> Value {
        let ty = self.ty(x);
        self.check_same("select", x, y);
        debug_assert!(
            self.ctx.types.scalar(self.ty(cond)) == Type::I1,
            "select: the condition is i1, not {}",
            self.type_name(self.ty(cond))
        );
        let (flags, args) = (self.take_flags(), [cond, x, y]);
        self.push_value(InstData::Select { flags, args }, ty)
    }

    /// Element `index` (of any integer type) of a vector; poison if out of range.
    #[track_caller]
    pub fn extract_element(&mut self, vector: Value, index: Value) -> Value {
        let (elem, _) = self
            .ctx
            .types
            .vector_parts(self.ty(vector))
            .expect("extractelement of a vector");
        let args = [vector, index];
        self.push_value(InstData::ExtractElement { args }, elem)
    }

    /// A vector with element `index` replaced; poison if out of range.
    #[track_caller]
    pub fn insert_element(&mut self, vector: Value, element: Value, index: Value) -> Value {
        let ty = self.ty(vector);
        debug_assert!(
            self.ctx.types.vector_parts(ty).map(|p| p.0) == Some(self.ty(element)),
            "insertelement: {} into {}",
            self.type_name(self.ty(element)),
            self.type_name(ty)
        );
        let args = [vector, element, index];
        self.push_value(InstData::InsertElement { args }, ty)
    }

    /// Element `index` of a vector.
    #[track_caller]
    pub fn lane(&mut self, vector: Value, index: u32) -> Value {
        let index = self.iconst(Type::I32, i128::from(index));
        self.extract_element(vector, index)
    }

    /// A vector with element `index` replaced.
    #[track_caller]
    pub fn with_lane(&mut self, vector: Value, element: Value, index: u32) -> Value {
        let index = self.iconst(Type::I32, i128::from(index));
        self.insert_element(vector, element, index)
    }

    /// The vector of these elements, at least one, all of one type.
    #[track_caller]
    pub fn build_vector(&mut self, elements: &[Value]) -> Value {
        let ty = self
            .ctx
            .types
            .vector(self.ty(elements[0]), elements.len() as u32);
        let mut vector = self.poison(ty);
        for (i, &element) in elements.iter().enumerate() {
            vector = self.with_lane(vector, element, i as u32);
        }
        vector
    }

    /// Elements of two vectors put together, by their indices; -1 is poison.
    #[track_caller]
    pub fn shuffle(&mut self, x: Value, y: Value, mask: &[i32]) -> Value {
        self.check_same("shufflevector", x, y);
        let (elem, _) = self
            .ctx
            .types
            .vector_parts(self.ty(x))
            .expect("shufflevector of vectors");
        let ty = self.ctx.types.vector(elem, mask.len() as u32);
        let data = InstData::ShuffleVector {
            args: [x, y],
            mask: mask.into(),
        };
        self.push_value(data, ty)
    }

    /// The member of a structure or array that the indices lead to.
    #[track_caller]
    pub fn extract_value(&mut self, aggregate: Value, indices: &[u32]) -> Value {
        let ty = self.member_type(self.ty(aggregate), indices);
        let data = InstData::ExtractValue {
            arg: aggregate,
            indices: indices.into(),
        };
        self.push_value(data, ty)
    }

    /// The aggregate with the member that the indices lead to replaced.
    #[track_caller]
    pub fn insert_value(&mut self, aggregate: Value, element: Value, indices: &[u32]) -> Value {
        let ty = self.ty(aggregate);
        let member = self.member_type(ty, indices);
        debug_assert!(
            member == self.ty(element),
            "insertvalue: {} in place of {}",
            self.type_name(self.ty(element)),
            self.type_name(member)
        );
        let data = InstData::InsertValue {
            args: [aggregate, element],
            indices: indices.into(),
        };
        self.push_value(data, ty)
    }

    #[track_caller]
    fn member_type(&self, ty: Type, indices: &[u32]) -> Type {
        let types = &self.ctx.types;
        indices.iter().fold(ty, |ty, &i| {
            assert!(
                matches!(
                    types.get(ty),
                    TypeData::Struct { .. } | TypeData::Array { .. }
                ),
                "{} is not an aggregate",
                self.type_name(ty)
            );
            types
                .element(ty, u64::from(i))
                .expect("the aggregate has a member of this index")
        })
    }

    /// Calls an intrinsic that has a result.
    pub fn intrinsic(&mut self, id: Intrinsic, ret: Type, args: &[Value]) -> Value {
        let (flags, args) = (self.take_flags(), self.func.list(args));
        self.push_value(InstData::Intrinsic { id, flags, args }, ret)
    }

    /// Calls an intrinsic that has no result.
    pub fn intrinsic_void(&mut self, id: Intrinsic, args: &[Value]) {
        let (flags, args) = (self.take_flags(), self.func.list(args));
        self.push(InstData::Intrinsic { id, flags, args }, Type::VOID);
    }
}

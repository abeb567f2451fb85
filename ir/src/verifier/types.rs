//! Types of arithmetic, comparisons, casts, vectors and aggregates.

use super::Verifier;
use crate::entities::{Inst, Value};
use crate::inst::{BinaryOp, CastOp, UnaryOp};
use crate::layout::DataLayout;
use crate::types::{Type, TypeData, TypeTable};

/// Most elements that a vector may have, so that sizes stay far from overflow.
pub(super) const MAX_VECTOR_LEN: u32 = 1 << 16;

impl Verifier<'_> {
    fn result(&self, inst: Inst) -> Type {
        self.func.result_type(inst)
    }

    pub(super) fn check_result(&mut self, inst: Inst, expected: Type) {
        let found = self.result(inst);
        if found != expected {
            let message = format!(
                "result type is '{}', expected '{}'",
                self.type_name(found),
                self.type_name(expected)
            );
            self.fail_at(inst, message);
        }
    }

    pub(super) fn check_unary(&mut self, inst: Inst, op: UnaryOp, arg: Value) {
        let ty = self.ty(arg);
        if op == UnaryOp::FNeg {
            let is_float = self.ctx.types.is_float_or_vector(ty);
            self.require(is_float, inst, "fneg operator only works with float types");
        }
        self.check_result(inst, ty);
    }

    pub(super) fn check_binary(&mut self, inst: Inst, op: BinaryOp, [x, y]: [Value; 2]) {
        let (a, b) = (self.ty(x), self.ty(y));
        if a != b {
            let message = format!(
                "both operands to a binary operator are not of the same type ('{}' and '{}')",
                self.type_name(a),
                self.type_name(b)
            );
            self.fail_at(inst, message);
            return;
        }
        let types = &self.ctx.types;
        if op.is_float() {
            self.require(
                types.is_float_or_vector(a),
                inst,
                "floating-point arithmetic operators only work with floating-point types",
            );
        } else {
            let message = match op {
                BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => {
                    "shifts only work with integral types"
                }
                BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                    "logical operators only work with integral types"
                }
                _ => "integer arithmetic operators only work with integral types",
            };
            self.require(types.is_int_or_vector(a), inst, message);
        }
        self.check_result(inst, a);
    }

    pub(super) fn check_icmp(&mut self, inst: Inst, [x, y]: [Value; 2]) {
        let ty = self.ty(x);
        let types = &self.ctx.types;
        let comparable = types.is_int_or_vector(ty) || types.is_ptr_or_vector(ty);
        self.require(
            comparable,
            inst,
            "invalid operand types for icmp instruction",
        );
        let same = ty == self.ty(y);
        self.require(
            same,
            inst,
            "both operands to icmp instruction are not of the same type",
        );
        self.check_condition_result(inst, ty);
    }

    pub(super) fn check_fcmp(&mut self, inst: Inst, [x, y]: [Value; 2]) {
        let ty = self.ty(x);
        let comparable = self.ctx.types.is_float_or_vector(ty);
        self.require(
            comparable,
            inst,
            "invalid operand types for fcmp instruction",
        );
        let same = ty == self.ty(y);
        self.require(
            same,
            inst,
            "both operands to fcmp instruction are not of the same type",
        );
        self.check_condition_result(inst, ty);
    }

    fn check_condition_result(&mut self, inst: Inst, operand: Type) {
        let matches = is_condition_of(&self.ctx.types, self.result(inst), operand);
        self.require(
            matches,
            inst,
            "result of a comparison must be i1 or a vector of i1",
        );
    }

    pub(super) fn check_select(&mut self, inst: Inst, [cond, x, y]: [Value; 3]) {
        let ty = self.ty(x);
        let cond = self.ty(cond);
        let types = &self.ctx.types;
        let valid = ty == self.ty(y)
            && types.is_first_class(ty)
            && (cond == Type::I1
                || (types.vector_parts(cond).is_some() && is_condition_of(types, cond, ty)));
        self.require(valid, inst, "invalid operands for select instruction");
        self.check_result(inst, ty);
    }

    /// V-CAST.
    pub(super) fn check_cast(&mut self, inst: Inst, op: CastOp, arg: Value) {
        let (from, to) = (self.ty(arg), self.result(inst));
        if !is_legal_cast(&self.ctx.types, op, from, to) {
            let message = format!(
                "invalid cast opcode for cast from '{}' to '{}'",
                self.type_name(from),
                self.type_name(to)
            );
            self.fail_at(inst, message);
        }
    }

    pub(super) fn check_extract_element(&mut self, inst: Inst, [vector, index]: [Value; 2]) {
        let types = &self.ctx.types;
        match types.vector_parts(self.ty(vector)) {
            Some((elem, _)) if types.int_bits(self.ty(index)).is_some() => {
                self.check_result(inst, elem);
            }
            _ => self.fail_at(inst, "invalid extractelement operands"),
        }
    }

    pub(super) fn check_insert_element(
        &mut self,
        inst: Inst,
        [vector, element, index]: [Value; 3],
    ) {
        let ty = self.ty(vector);
        let types = &self.ctx.types;
        let valid = types
            .vector_parts(ty)
            .is_some_and(|(elem, _)| elem == self.ty(element))
            && types.int_bits(self.ty(index)).is_some();
        self.require(valid, inst, "invalid insertelement operands");
        self.check_result(inst, ty);
    }

    /// V-INDEX for shuffles.
    pub(super) fn check_shuffle(&mut self, inst: Inst, [x, y]: [Value; 2], mask: &[i32]) {
        let types = &self.ctx.types;
        let parts = types.vector_parts(self.ty(x));
        let result = types.vector_parts(self.result(inst));
        let valid = match (parts, result) {
            (Some((elem, len)), Some((result_elem, result_len))) => {
                self.ty(x) == self.ty(y)
                    && elem == result_elem
                    && result_len as usize == mask.len()
                    && mask
                        .iter()
                        .all(|&i| i >= -1 && i64::from(i) < 2 * i64::from(len))
            }
            _ => false,
        };
        self.require(valid, inst, "invalid shufflevector operands");
    }

    /// V-INDEX for aggregates.
    fn member(&self, ty: Type, indices: &[u32]) -> Option<Type> {
        let types = &self.ctx.types;
        if indices.is_empty() {
            return None;
        }
        indices.iter().try_fold(ty, |ty, &i| {
            types
                .is_aggregate(ty)
                .then(|| types.element(ty, u64::from(i)))?
        })
    }

    pub(super) fn check_extract_value(&mut self, inst: Inst, arg: Value, indices: &[u32]) {
        match self.member(self.ty(arg), indices) {
            Some(member) => self.check_result(inst, member),
            None => self.fail_at(inst, "invalid indices for extractvalue"),
        }
    }

    pub(super) fn check_insert_value(
        &mut self,
        inst: Inst,
        [aggregate, element]: [Value; 2],
        indices: &[u32],
    ) {
        let ty = self.ty(aggregate);
        match self.member(ty, indices) {
            Some(member) => {
                let same = member == self.ty(element);
                self.require(
                    same,
                    inst,
                    "inserted value is not of the type of the aggregate's member",
                );
                self.check_result(inst, ty);
            }
            None => self.fail_at(inst, "invalid indices for insertvalue"),
        }
    }
}

/// Is `cond` the type that comparing two `operand`s gives?
pub(super) fn is_condition_of(types: &TypeTable, cond: Type, operand: Type) -> bool {
    types.scalar(cond) == Type::I1
        && types.vector_parts(cond).map(|p| p.1) == types.vector_parts(operand).map(|p| p.1)
}

/// May values of this type be loaded, stored and have an address: all first-class types here.
pub(super) fn is_sized(types: &TypeTable, ty: Type) -> bool {
    types.is_first_class(ty)
}

fn is_legal_cast(types: &TypeTable, op: CastOp, from: Type, to: Type) -> bool {
    if op == CastOp::Bitcast {
        return is_legal_bitcast(types, from, to);
    }
    let same_shape = types.vector_parts(from).map(|p| p.1) == types.vector_parts(to).map(|p| p.1);
    let (from, to) = (types.scalar(from), types.scalar(to));
    let ints = types.int_bits(from).zip(types.int_bits(to));
    let float_bits = |ty| types.float_kind(ty).map(|k| k.bits());
    let floats = float_bits(from).zip(float_bits(to));
    let is_int = |ty| types.int_bits(ty).is_some();
    let is_float = |ty| types.float_kind(ty).is_some();
    same_shape
        && match op {
            CastOp::Trunc => ints.is_some_and(|(a, b)| a > b),
            CastOp::ZExt | CastOp::SExt => ints.is_some_and(|(a, b)| a < b),
            CastOp::FpTrunc => floats.is_some_and(|(a, b)| a > b),
            CastOp::FpExt => floats.is_some_and(|(a, b)| a < b),
            CastOp::FpToUi | CastOp::FpToSi => is_float(from) && is_int(to),
            CastOp::UiToFp | CastOp::SiToFp => is_int(from) && is_float(to),
            CastOp::PtrToInt => from.is_ptr() && is_int(to),
            CastOp::IntToPtr => is_int(from) && to.is_ptr(),
            CastOp::AddrSpaceCast => from.is_ptr() && to.is_ptr() && from != to,
            CastOp::Bitcast => false,
        }
}

/// Bits stay the same: equal widths, no aggregates, pointers only to the same pointers.
fn is_legal_bitcast(types: &TypeTable, from: Type, to: Type) -> bool {
    let plain = |ty| {
        matches!(
            types.get(types.scalar(ty)),
            TypeData::Int(_) | TypeData::Float(_) | TypeData::Ptr(_)
        )
    };
    let layout = DataLayout::new(types);
    let pointers = [from, to].map(|ty| types.scalar(ty).addr_space());
    plain(from) && plain(to) && layout.bits(from) == layout.bits(to) && pointers[0] == pointers[1]
}

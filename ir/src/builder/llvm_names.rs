//! The builder's operations under the names that LLVM's `IRBuilder` and language reference give
//! them, for those who come from there. Each says what it is here.

use super::FunctionBuilder;
use crate::entities::{Block, FuncRef, Value};
use crate::inst::{FloatCC, IntCC};
use crate::types::Type;

impl FunctionBuilder<'_> {
    /// [`FunctionBuilder::jump`] without arguments.
    #[track_caller]
    pub fn br(&mut self, block: Block) {
        self.jump(block, &[]);
    }

    /// [`FunctionBuilder::branch`] without arguments.
    #[track_caller]
    pub fn cond_br(&mut self, cond: Value, then: Block, otherwise: Block) {
        self.branch(cond, (then, &[]), (otherwise, &[]));
    }

    /// [`FunctionBuilder::append_param`]: a phi is a parameter of its block, and its incoming
    /// values are the arguments of the jumps to it.
    pub fn phi(&mut self, block: Block, ty: Type) -> Value {
        self.append_param(block, ty)
    }

    /// [`FunctionBuilder::gep`]
    #[track_caller]
    pub fn getelementptr(&mut self, source: Type, base: Value, indices: &[Value]) -> Value {
        self.gep(source, base, indices)
    }

    /// [`FunctionBuilder::lane`], the element at a constant index.
    #[track_caller]
    pub fn extractelement(&mut self, vector: Value, index: u32) -> Value {
        self.lane(vector, index)
    }

    /// [`FunctionBuilder::with_lane`], at a constant index.
    #[track_caller]
    pub fn insertelement(&mut self, vector: Value, element: Value, index: u32) -> Value {
        self.with_lane(vector, element, index)
    }

    /// [`FunctionBuilder::shuffle`]
    #[track_caller]
    pub fn shufflevector(&mut self, x: Value, y: Value, mask: &[i32]) -> Value {
        self.shuffle(x, y, mask)
    }

    /// [`FunctionBuilder::extract_value`]
    #[track_caller]
    pub fn extractvalue(&mut self, aggregate: Value, indices: &[u32]) -> Value {
        self.extract_value(aggregate, indices)
    }

    /// [`FunctionBuilder::insert_value`]
    #[track_caller]
    pub fn insertvalue(&mut self, aggregate: Value, element: Value, indices: &[u32]) -> Value {
        self.insert_value(aggregate, element, indices)
    }

    /// [`FunctionBuilder::iconst`]
    pub fn const_int(&mut self, ty: Type, value: i128) -> Value {
        self.iconst(ty, value)
    }

    /// [`FunctionBuilder::fconst`]
    pub fn const_fp(&mut self, ty: Type, value: f64) -> Value {
        self.fconst(ty, value)
    }

    /// `icmp eq`
    #[track_caller]
    pub fn icmp_eq(&mut self, x: Value, y: Value) -> Value {
        self.icmp(IntCC::Eq, x, y)
    }

    /// `icmp slt`
    #[track_caller]
    pub fn icmp_slt(&mut self, x: Value, y: Value) -> Value {
        self.icmp(IntCC::Slt, x, y)
    }

    /// `icmp ult`
    #[track_caller]
    pub fn icmp_ult(&mut self, x: Value, y: Value) -> Value {
        self.icmp(IntCC::Ult, x, y)
    }

    /// `fcmp olt`
    #[track_caller]
    pub fn fcmp_olt(&mut self, x: Value, y: Value) -> Value {
        self.fcmp(FloatCC::Olt, x, y)
    }

    /// [`FunctionBuilder::call`] of a function without result.
    pub fn call_void(&mut self, callee: FuncRef, args: &[Value]) {
        self.call(callee, Type::VOID, args);
    }
}

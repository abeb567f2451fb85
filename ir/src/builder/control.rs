//! Terminators and calls.

use super::FunctionBuilder;
use crate::entities::{Block, FuncRef, Value};
use crate::function::{Param, ParamAttrs};
use crate::inst::{BlockCall, InstData, SwitchCase};
use crate::module::CallSignature;
use crate::types::Type;

impl FunctionBuilder<'_> {
    /// Goes to a block with an argument for each of its parameters.
    #[track_caller]
    pub fn jump(&mut self, block: Block, args: &[Value]) {
        let dest = self.target(block, args);
        self.push(InstData::Jump { dest }, Type::VOID);
    }

    /// Goes to one of two blocks: to `then` if `cond` (an `i1`) is true, else to `otherwise`.
    #[track_caller]
    pub fn branch(&mut self, cond: Value, then: (Block, &[Value]), otherwise: (Block, &[Value])) {
        debug_assert!(
            self.ty(cond) == Type::I1,
            "br: the condition is i1, not {}",
            self.type_name(self.ty(cond))
        );
        let dests = [
            self.target(then.0, then.1),
            self.target(otherwise.0, otherwise.1),
        ];
        self.push(InstData::Branch { cond, dests }, Type::VOID);
    }

    /// Goes to the block of the case that equals `value`, else to `default`. The cases' values are
    /// cut to the width.
    #[track_caller]
    pub fn switch(
        &mut self,
        value: Value,
        default: (Block, &[Value]),
        cases: &[(u128, Block, &[Value])],
    ) {
        let bits = self
            .ctx
            .types
            .int_bits(self.ty(value))
            .expect("switch: value is an integer");
        let mask = u128::MAX >> (128 - bits);
        let default = self.target(default.0, default.1);
        let mut list = Vec::with_capacity(cases.len());
        for &(case, block, args) in cases {
            list.push(SwitchCase {
                value: case & mask,
                dest: self.target(block, args),
            });
        }
        let data = InstData::Switch {
            value,
            default,
            cases: list.into(),
        };
        self.push(data, Type::VOID);
    }

    /// Checks the arguments against the block's parameters, which must therefore be there before
    /// its callers.
    #[track_caller]
    fn target(&mut self, block: Block, args: &[Value]) -> BlockCall {
        debug_assert!(
            self.func
                .block_params(block)
                .iter()
                .map(|&p| self.ty(p))
                .eq(args.iter().map(|&a| self.ty(a))),
            "the arguments' types are those of the parameters of {block}: {} for {}",
            self.type_names(args),
            self.type_names(self.func.block_params(block))
        );
        self.func.block_call(block, args)
    }

    /// Returns nothing.
    pub fn ret_void(&mut self) {
        self.push(InstData::Ret { value: None }, Type::VOID);
    }

    /// Returns a value.
    #[track_caller]
    pub fn ret(&mut self, value: Value) {
        debug_assert!(
            self.func.ret == self.ty(value),
            "ret: {} from a function whose result is {}",
            self.type_name(self.ty(value)),
            self.type_name(self.func.ret)
        );
        self.push(InstData::Ret { value: Some(value) }, Type::VOID);
    }

    /// Control does not come here.
    pub fn unreachable(&mut self) {
        self.push(InstData::Unreachable, Type::VOID);
    }

    /// Calls a function of the module; `ret` is its result type, and the result is `None` for void.
    pub fn call(&mut self, callee: FuncRef, ret: Type, args: &[Value]) -> Option<Value> {
        let (flags, args) = (self.take_flags(), self.func.list(args));
        let data = InstData::Call {
            callee,
            flags,
            args,
        };
        let inst = self.push(data, ret);
        self.func.result(inst)
    }

    /// Calls the function that a pointer points to; `ty` is its function type.
    pub fn call_indirect(&mut self, ty: Type, callee: Value, args: &[Value]) -> Option<Value> {
        let crate::TypeData::Func { ret, params, .. } = self.ctx.types.get(ty) else {
            panic!("call: not a function type");
        };
        let ret = *ret;
        let params = params.iter().map(|&ty| Param {
            ty,
            attrs: ParamAttrs::default(),
        });
        let signature = CallSignature {
            ret,
            ret_attrs: ParamAttrs::default(),
            params: params.collect(),
        };
        let sig = self.ctx.signature(signature);
        let flags = self.take_flags();
        let mut list = self.func.list(&[callee]);
        list.extend(args.iter().copied(), &mut self.func.lists);
        let data = InstData::CallIndirect {
            sig,
            flags,
            args: list,
        };
        let inst = self.push(data, ret);
        self.func.result(inst)
    }
}

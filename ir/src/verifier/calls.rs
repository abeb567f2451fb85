//! Calls, intrinsics, and the rules of kernels.

use super::signature::Matcher;
use super::{Verifier, text};
use crate::asm::AsmRef;
use crate::diag::SourceLoc;
use crate::entities::{Block, FuncRef, Inst, SigRef, Value};
use crate::function::{Indirect, Param, ParamFlags};
use crate::inst::{ArithFlags, CallConv, InstData};
use crate::intrinsic::{ImageBits, ImageOp, Intrinsic, Pattern};
use crate::memory::AddrSpace;
use crate::types::{Type, TypeData};

impl Verifier<'_> {
    /// V-KERNEL, and types of parameters and result.
    pub(super) fn check_signature(&mut self) {
        let func = self.func;
        let types = &self.ctx.types;
        if let Some(p) = func.params.iter().find(|p| !types.is_first_class(p.ty)) {
            let message = format!(
                "function arguments must have first-class types, not '{}'",
                self.type_name(p.ty)
            );
            self.fail(func.loc, message);
        }
        if func.ret != Type::VOID && !types.is_first_class(func.ret) {
            let message = format!(
                "functions cannot return a value of type '{}'",
                self.type_name(func.ret)
            );
            self.fail(func.loc, message);
        }
        if func.vararg && func.is_defined() {
            self.fail(
                func.loc,
                "functions with variable arguments are not supported".to_owned(),
            );
        }
        if func.call_conv.is_kernel() {
            self.check_kernel();
        }
        self.check_sret(&func.params, func.loc);
    }

    /// The place of the result, where the result is passed in memory, comes first, or second behind
    /// an object.
    fn check_sret(&mut self, params: &[Param], loc: SourceLoc) {
        let all = params.iter().enumerate();
        let marked = all.filter(|(_, p)| p.attrs.flags.contains(ParamFlags::SRET));
        let places: Vec<usize> = marked.map(|(i, _)| i).collect();
        let message = match *places {
            [] => return,
            [0 | 1] if params[places[0]].ty.is_ptr() => return,
            [0 | 1] => "attribute 'sret' of what is no pointer",
            [_] => "attribute 'sret' is not on first or second parameter!",
            _ => "cannot have multiple 'sret' parameters!",
        };
        self.fail(loc, message.to_owned());
    }

    /// V-TAIL.
    pub(super) fn check_tail_calls(&mut self, block: Block) {
        let func = self.func;
        let insts = &func.blocks[block].insts;
        for (i, &inst) in insts.iter().enumerate() {
            let (flags, types) = match func.inst(inst) {
                InstData::Call { callee, flags, .. } => {
                    let callee = self.module.and_then(|m| m.functions.get(*callee));
                    (*flags, callee.map(|f| &f.params))
                }
                InstData::CallIndirect { sig, flags, .. } => {
                    (*flags, self.ctx.signatures.get(*sig).map(|s| &s.params))
                }
                _ => continue,
            };
            if !flags.contains(ArithFlags::MUST_TAIL) {
                continue;
            }
            let returned = match insts.get(i + 1).map(|&next| func.inst(next)) {
                Some(InstData::Ret { value }) => *value == func.result(inst),
                _ => false,
            };
            let own = func.params.iter().map(|p| p.ty);
            let same = types.is_none_or(|p| p.iter().map(|p| p.ty).eq(own));
            let message = if func.call_conv.is_kernel() {
                "cannot guarantee tail call due to mismatched calling conv"
            } else if !returned {
                "musttail call must precede a ret of its result"
            } else if !same {
                "cannot guarantee tail call due to mismatched parameter types"
            } else {
                continue;
            };
            self.fail_at(inst, message.to_owned());
        }
    }

    fn check_kernel(&mut self) {
        let func = self.func;
        if func.ret != Type::VOID {
            self.fail(
                func.loc,
                "calling convention requires void return type".to_owned(),
            );
        }
        if func.vararg {
            self.fail(
                func.loc,
                "calling convention does not support varargs or perfect forwarding".to_owned(),
            );
        }
        for param in &func.params {
            if param.attrs.flags.contains(ParamFlags::SRET) {
                self.fail(
                    func.loc,
                    "calling convention does not allow sret".to_owned(),
                );
            }
            let on_stack = param.ty.addr_space() == Some(AddrSpace::Private);
            match param.attrs.indirect {
                Some(Indirect::ByVal(_)) if func.call_conv != CallConv::SpirKernel => {
                    self.fail(func.loc, "calling convention disallows byval".to_owned());
                }
                Some(Indirect::ByRef(_)) if on_stack => {
                    self.fail(
                        func.loc,
                        "calling convention disallows stack byref".to_owned(),
                    );
                }
                _ => {}
            }
        }
    }

    /// V-CALL.
    pub(super) fn check_call(&mut self, inst: Inst, callee: FuncRef, args: &[Value]) {
        let Some(module) = self.module else { return };
        let callee = &module.functions[callee];
        if callee.call_conv.is_kernel() {
            self.require_or_hint(
                false,
                inst,
                "calling convention does not permit calls",
                "move the kernel's body to an ordinary function and call that from both",
            );
        }
        let params: Vec<Type> = callee.params.iter().map(|p| p.ty).collect();
        self.check_arguments(inst, &params, args);
        self.check_result(inst, callee.ret);
    }

    pub(super) fn check_call_indirect(&mut self, inst: Inst, sig: SigRef, args: &[Value]) {
        let Some(signature) = self.ctx.signatures.get(sig) else {
            self.fail_at(inst, "call without a signature");
            return;
        };
        let params: Vec<Type> = signature.params.iter().map(|p| p.ty).collect();
        let ret = signature.ret;
        let Some((&callee, args)) = args.split_first() else {
            self.fail_at(inst, "called function must be a pointer");
            return;
        };
        let is_ptr = self.ty(callee).is_ptr();
        self.require(is_ptr, inst, "called function must be a pointer");
        self.check_arguments(inst, &params, args);
        self.check_result(inst, ret);
    }

    fn check_arguments(&mut self, inst: Inst, params: &[Type], args: &[Value]) {
        if params.len() != args.len() {
            let message = format!(
                "incorrect number of arguments passed to called function: {} for {} parameters",
                args.len(),
                params.len()
            );
            self.fail_at(inst, message);
            return;
        }
        for (i, (&param, &arg)) in params.iter().zip(args).enumerate() {
            if self.ty(arg) != param {
                let message = format!(
                    "call parameter type does not match function signature: argument {} is '{}', the parameter '{}'",
                    i + 1,
                    self.type_name(self.ty(arg)),
                    self.type_name(param)
                );
                self.fail_at(inst, message);
            }
        }
    }

    /// V-ASM: as many operands and results as the constraints name. In legal IR the results are
    /// together one vector of words, and their widths are operands. Which operands have to be
    /// constants is asked after the optimisation: what is none may stand where nothing comes.
    fn check_asm(&mut self, inst: Inst, args: &[Value]) {
        let number = args.first().and_then(|&v| self.int_const(v));
        let known = number.map(|n| AsmRef::from_u32(n as u32));
        let Some(asm) = known.and_then(|r| self.ctx.asms.get(r)) else {
            return self.fail_at(inst, "unknown inline assembly".to_owned());
        };
        let ret = self.func.result_type(inst);
        let fields = match self.ctx.types.get(ret) {
            TypeData::Void => 0,
            TypeData::Struct { fields, .. } => fields.len(),
            TypeData::Vector { .. } | TypeData::Int(32) => asm.outputs.len().max(1),
            _ => 1,
        };
        let (outputs, inputs) = (asm.outputs.len(), asm.inputs.len());
        if fields != outputs {
            let message = format!("inline assembly has {outputs} outputs, its type {fields}");
            return self.fail_at(inst, message);
        }
        let legal = inputs + 1 + outputs;
        if args.len() != inputs + 1 && args.len() != legal {
            let given = args.len() - 1;
            let message = format!("inline assembly has {inputs} inputs, the call {given}");
            self.fail_at(inst, message);
        }
    }

    fn int_const(&self, value: Value) -> Option<u128> {
        let c = self.func.value_const(value)?;
        match self.ctx.consts.get(c) {
            crate::ConstData::Int(_, bits) => Some(*bits),
            _ => None,
        }
    }

    /// V-INTRINSIC.
    pub(super) fn check_intrinsic(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) {
        if id.is_asm() {
            return self.check_asm(inst, args);
        }
        if id.is_legal_image() {
            return self.check_legal_image(inst, id, args);
        }
        if id.is_image() {
            return self.check_image(inst, id, args);
        }
        let sigs = id.signatures();
        let Some(sig) = sigs.iter().find(|s| s.args.len() == args.len()) else {
            let expected: Vec<String> = sigs.iter().map(|s| s.args.len().to_string()).collect();
            let message = format!(
                "intrinsic has incorrect number of arguments: {}, expected {}",
                args.len(),
                expected.join(" or ")
            );
            self.fail_at(inst, message);
            return;
        };
        self.check_types(inst, sig.args, sig.ret, args);
    }

    /// V-INTRINSIC, of an access to an image, whose first operand says what it is.
    fn check_image(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) {
        let number = args.first().and_then(|&v| self.int_const(v));
        let op = number.and_then(|n| ImageOp::from_number(u32::try_from(n).ok()?));
        let Some(op) = op.filter(|op| op.intrinsic() == id) else {
            return self.fail_at(inst, "unknown operation on an image".to_string());
        };
        let (patterns, ret) = op.signature();
        let args = &args[1..];
        if args.len() != patterns.len() {
            let message = format!(
                "intrinsic has incorrect number of arguments: {}, expected {}",
                args.len(),
                patterns.len()
            );
            return self.fail_at(inst, message);
        }
        self.check_types(inst, &patterns, ret, args);
    }

    /// An access to an image in legal IR: words and halves of descriptors, as many as belong to it.
    fn check_legal_image(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) {
        let number = |i: usize| args.get(i).and_then(|&v| self.int_const(v));
        let number = |i: usize| number(i).and_then(|n| u32::try_from(n).ok());
        let op = number(0).and_then(ImageOp::from_number);
        let op = op.filter(|op| op.legal_intrinsic() == id);
        let (Some(op), Some(bits)) = (op, number(1)) else {
            return self.fail_at(inst, "unknown operation on an image");
        };
        let bits = ImageBits::from_bits_retain(bits);
        let parts = op.operands().descriptor_parts();
        let others = 2 + op.address_words(bits).len() + parts;
        let data = args.len().saturating_sub(others);
        let words = op.words_of(bits, data);
        if args.len() != others + words.data {
            return self.fail_at(inst, "an operation on an image with so many operands");
        }
        let (ret, types) = (self.func.result_type(inst), &self.ctx.types);
        let fits = match words.result {
            0 => ret == Type::VOID,
            1 => ret == Type::I32,
            n => types.vector_parts(ret) == Some((Type::I32, n)),
        };
        let (words, halves) = args[2..].split_at(args.len() - 2 - parts);
        let is_word = |&v: &Value| matches!(self.ty(v), Type::I32 | Type::F32);
        let halves_fit = halves.iter().all(|&v| self.ty(v) == Type::I64);
        if !fits || !words.iter().all(is_word) || !halves_fit {
            self.fail_at(inst, "an operation on an image with wrong operands");
        }
    }

    /// Operands, each with its pattern, and the result.
    fn check_types(&mut self, inst: Inst, patterns: &[Pattern], returns: Pattern, args: &[Value]) {
        let mut matcher = Matcher::new(&self.ctx.types);
        for (i, (&pattern, &arg)) in patterns.iter().zip(args).enumerate() {
            let is_const = self.is_immediate(arg);
            if pattern.is_immediate() && !is_const {
                let message = format!(
                    "immarg operand has non-immediate parameter: argument {} is {}",
                    i + 1,
                    text::value(self.func, arg)
                );
                self.fail_at(inst, message);
            }
            if !matcher.matches(pattern, self.ty(arg)) {
                let message = format!(
                    "intrinsic has incorrect argument type: argument {} is '{}', expected {}",
                    i + 1,
                    self.type_name(self.ty(arg)),
                    matcher.expectation(pattern)
                );
                self.fail_at(inst, message);
                return;
            }
        }
        let ret = self.func.result_type(inst);
        if !matcher.matches(returns, ret) {
            let message = format!(
                "intrinsic has incorrect return type: '{}', expected {}",
                self.type_name(ret),
                matcher.expectation(returns)
            );
            self.fail_at(inst, message);
        }
    }

    fn is_immediate(&self, value: Value) -> bool {
        self.func
            .value_const(value)
            .is_some_and(|c| matches!(self.ctx.consts.get(c), crate::ConstData::Int(..)))
    }
}

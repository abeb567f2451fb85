//! Registers by name (`llvm.read_register` and the like): a move, as inline assembly.

use super::body::Body;
use super::calls::{Args, CallHead};
use super::cursor::{Res, shown_text};
use super::lexer::Token;
use crate::asm::{AsmRef, InlineAsm};
use crate::entities::Value;
use crate::inst::{ArithFlags, InstData};
use crate::intrinsic::Intrinsic;
use crate::types::Type;

/// What a program may do with a register.
#[derive(Clone, Copy, PartialEq)]
enum Use {
    Read,
    ReadAndWrite,
}

/// The registers that LLVM has names for there (`SITargetLowering::getRegisterByName`), with their
/// width. Which lanes are active, and where the wave's private memory is, belongs to the code that
/// is made here.
const REGISTERS: &[(&str, u32, Use)] = &[
    ("m0", 32, Use::ReadAndWrite),
    ("exec", 64, Use::Read),
    ("exec_lo", 32, Use::Read),
    ("exec_hi", 32, Use::Read),
    ("flat_scratch", 64, Use::Read),
    ("flat_scratch_lo", 32, Use::Read),
    ("flat_scratch_hi", 32, Use::Read),
];

impl Body<'_, '_> {
    /// The value of the register that the metadata names, or one for it.
    pub(super) fn named_register(
        &mut self,
        new: Option<Value>,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<InstData> {
        let [(place, text)] = args.metadata.as_slice() else {
            return self.wrong(tok);
        };
        let shown = shown_text(text);
        let row = REGISTERS
            .iter()
            .find(|(name, ..)| name.as_bytes() == &**text);
        let Some(&(name, bits, may)) = row else {
            let message = format!("register '{shown}' cannot be read or written by its name");
            return self.r.c.fail_at(*place, message);
        };
        if new.is_some() && may == Use::Read {
            let message = format!("register '{shown}' cannot be written: it is the compiler's");
            return self.r.c.fail_at(*place, message);
        }
        let ty = new.map_or(head.ret, |v| self.f.value_type(v));
        if self.r.module.ctx.types.int_bits(ty) != Some(bits) {
            let message = format!("register '{shown}' has {bits} bits");
            return self.r.c.fail_at(*place, message);
        }
        let (text, constraints) = match new {
            Some(_) => (
                format!("s_mov_b{bits} {name}, $0"),
                format!("s,~{{{name}}}"),
            ),
            None => (format!("s_mov_b{bits} $0, {name}"), "=s".to_owned()),
        };
        let values: Vec<Value> = new.into_iter().collect();
        match InlineAsm::new(text, constraints) {
            Ok(asm) => {
                let asm = self.r.module.ctx.asms.push(asm);
                Ok(self.asm_call(asm, &values))
            }
            Err(_) => self.wrong(tok),
        }
    }

    /// A call of a text whose first operand is its number.
    pub(super) fn asm_call(&mut self, asm: AsmRef, values: &[Value]) -> InstData {
        let id = match self.r.module.ctx.asms[asm].is_uniform() {
            true => Intrinsic::UniformAsm,
            false => Intrinsic::InlineAsm,
        };
        let number = self.int(Type::I32, asm.as_u32().into());
        let operands: Vec<Value> = [number].into_iter().chain(values.iter().copied()).collect();
        self.intrinsic_data(id, ArithFlags::empty(), &operands)
    }
}

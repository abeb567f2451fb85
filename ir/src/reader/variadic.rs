//! Variable arguments, read as what LLVM's `ExpandVariadics` makes of them for this target.
//!
//! A function `f(T, ...)` is one with another parameter of type `ptr` at its end. A caller puts the
//! variable arguments into a buffer of its frame, one behind the other, each at a multiple of four
//! bytes (offset and sizes read off what `opt -passes=expand-variadics` of LLVM 22 prints for
//! amdgcn), and passes the buffer's address. A `va_list` is a pointer to the next argument:
//! `va_start` stores the parameter there, `va_copy` copies it, `va_end` does nothing. So nothing
//! behind the reader knows of variable arguments.
//!
//! `printf` is left alone where it is only declared: what it means is told by its name. A program's
//! own is a function as any other.

use super::body::{Body, Parsed};
use super::calls::Args;
use super::cursor::{Res, loc};
use super::lexer::Token;
use crate::DataLayout;
use crate::entities::{GlobalRef, Value};
use crate::function::{Function, Indirect, Param, ParamAttrs};
use crate::inst::{ArithFlags, CastOp, GepFlags, InstData};
use crate::intrinsic::Intrinsic;
use crate::layout::round_up;
use crate::memory::{AddrSpace, MemAccess};
use crate::types::Type;

/// Bytes of which the offsets of variable arguments are multiples.
const SLOT: u64 = 4;

/// Type of the parameter that stands for the variable arguments.
const LIST: Type = Type::ptr(AddrSpace::Generic);

/// Is it a function whose variable arguments stay, if the module has no body for it?
fn is_special(name: &str) -> bool {
    name == "printf"
}

/// Gives a function with variable arguments the parameter that stands for them.
pub(super) fn declare(func: &mut Function, has_body: bool) {
    let stays = is_special(&func.name) && !has_body;
    if func.vararg && !func.call_conv.is_kernel() && !stays {
        func.vararg = false;
        func.params.push(Param {
            ty: LIST,
            attrs: ParamAttrs::default(),
        });
    }
}

impl<'s> Body<'_, 's> {
    /// The arguments from `fixed` on become one: the address of a buffer that holds them.
    pub(super) fn pack_arguments(&mut self, args: &mut Args<'s>, fixed: usize, tok: Token) {
        let layout = DataLayout::new(&self.r.module.ctx.types);
        let mut end = 0;
        let mut places = Vec::new();
        for i in fixed..args.values.len() {
            let at = round_up(end, SLOT);
            let contents = match args.attrs[i].indirect {
                Some(Indirect::ByVal(ty)) => ty,
                _ => args.types[i],
            };
            end = at + layout.alloc_size(contents);
            places.push((i, at, contents));
        }
        let buffer = self.buffer(end.max(1), tok);
        for (i, at, contents) in places {
            let offset = self.number(Type::I32, at);
            let base = self.f.list(&[buffer, offset]);
            let gep = InstData::Gep {
                flags: GepFlags::INBOUNDS | GepFlags::NUW,
                source: Type::I8,
                args: base,
            };
            let place = self.add(gep, Type::ptr(AddrSpace::Private), tok);
            self.fill(place, args.values[i], contents, args.types[i], tok);
        }
        let list = self.add(
            InstData::Cast {
                op: CastOp::AddrSpaceCast,
                flags: ArithFlags::empty(),
                arg: buffer,
            },
            LIST,
            tok,
        );
        args.truncate(fixed);
        args.push(list, LIST, ParamAttrs::default(), tok);
    }

    /// An argument, or with `byval` what it points to, goes to its place.
    fn fill(&mut self, place: Value, value: Value, contents: Type, ty: Type, tok: Token) {
        if contents == ty {
            let mem = MemAccess::aligned(SLOT);
            let store = InstData::Store {
                args: [value, place],
                mem,
            };
            self.f.append_inst(self.block, store, Type::VOID, loc(tok));
            return;
        }
        let size = DataLayout::new(&self.r.module.ctx.types).alloc_size(contents);
        let bytes = self.number(Type::I32, size);
        let plain = self.number(Type::I1, 0);
        self.copy([place, value, bytes, plain], tok);
    }

    fn copy(&mut self, args: [Value; 4], tok: Token) {
        let args = self.f.list(&args);
        let data = InstData::Intrinsic {
            id: Intrinsic::Memcpy,
            flags: ArithFlags::empty(),
            args,
        };
        self.f.append_inst(self.block, data, Type::VOID, loc(tok));
    }

    /// Memory of the frame, allocated at the function's start.
    fn buffer(&mut self, bytes: u64, tok: Token) -> Value {
        let ty = self.r.module.ctx.types.array(Type::I8, bytes);
        let data = InstData::Alloca {
            ty,
            count: None,
            align_log2: SLOT.trailing_zeros() as u8,
        };
        let pointer = Type::ptr(AddrSpace::Private);
        let inst = self.f.make_inst(data, pointer, loc(tok));
        let entry = self.f.entry();
        self.f.blocks[entry].insts.insert(0, inst);
        self.f.result(inst).expect("an alloca has a result")
    }

    /// `llvm.va_start`, with the list's address.
    pub(super) fn va_start(&mut self, list: Value, tok: Token) -> Res<Parsed> {
        let Some(value) = self.varargs else {
            return self
                .r
                .c
                .fail_at(tok, "va_start called in a non-varargs function");
        };
        let mem = MemAccess::aligned(u64::from(AddrSpace::Generic.pointer_bits() / 8));
        let args = [value, list];
        Ok(Parsed::Inst(InstData::Store { args, mem }, Type::VOID))
    }

    /// `llvm.va_copy`: from the second list to the first.
    pub(super) fn va_copy(&mut self, to: Value, from: Value, tok: Token) -> Res<Parsed> {
        let mem = MemAccess::aligned(u64::from(AddrSpace::Generic.pointer_bits() / 8));
        let value = self.add(InstData::Load { ptr: from, mem }, LIST, tok);
        let args = [value, to];
        Ok(Parsed::Inst(InstData::Store { args, mem }, Type::VOID))
    }

    pub(super) fn number(&mut self, ty: Type, value: u64) -> Value {
        let c = self.r.module.ctx.int_const(ty, value.into());
        self.f.const_value(c, ty)
    }

    /// Adds an instruction without a name before the one that is read.
    fn add(&mut self, data: InstData, ty: Type, tok: Token) -> Value {
        let inst = self.f.append_inst(self.block, data, ty, loc(tok));
        self.f.result(inst).expect("it has a result")
    }

    /// Is it a function whose variable arguments are not packed?
    pub(super) fn keeps_variadic(&self, callee: Option<GlobalRef>) -> bool {
        match callee {
            Some(GlobalRef::Func(f)) => self.r.module.functions[f].vararg,
            _ => false,
        }
    }
}

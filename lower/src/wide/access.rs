//! Loads and stores of what lies otherwise in memory than its value looks ([`layout`]), and what
//! else goes through memory: arguments of kernels, and results that do not fit in registers.
//!
//! A kernel's argument becomes one by reference, of the form in memory and with the alignment that
//! it had, and is loaded where the kernel begins. A result that LLVM's convention returns through
//! private memory is returned so here, by a pointer that is the first parameter, because later
//! nobody knows its layout any more.
//!
//! [`layout`]: super::layout

use super::body::Body;
use super::layout::{in_memory, lies_apart};
use super::ops::{Num, count};
use super::types::{self, mentions_wide_vector, wide_element};
use crate::abi::standard::{self, Piece};
use crate::target::HalfArithmetic;
use ir::function::{Indirect, ParamAttrs};
use ir::{
    AddrSpace, Context, DataLayout, Diagnostic, Inst, InstData, MemAccess, Param, Type, TypeData,
    Value, ValueDef,
};

/// A parameter that is a pointer to what it was, in the kernel's arguments.
pub(super) fn by_reference(ctx: &mut Context, ty: Type) -> Option<Param> {
    let align = DataLayout::new(&ctx.types).align(ty) as u32;
    let indirect = Some(Indirect::ByRef(in_memory(ctx, ty)?));
    Some(Param {
        ty: Type::ptr(AddrSpace::Constant),
        attrs: ParamAttrs {
            align,
            indirect,
            ..ParamAttrs::default()
        },
    })
}

/// Is a result of the type returned through private memory, where it lies apart?
pub(super) fn returns_in_memory(ctx: &mut Context, ty: Type) -> bool {
    if !lies_apart(&ctx.types, ty) {
        return false;
    }
    let Some(new) = types::narrow(ctx, ty) else {
        return false;
    };
    let types = &ctx.types;
    // (Counted alike for all processors: where halves are passed as floats, a few more results go
    // to memory later, in the form that they have then.)
    let pieces = Piece::of(types, new, HalfArithmetic::Own).unwrap_or_default();
    let words = pieces.into_iter().flat_map(Piece::passed);
    let words: usize = words.map(|t| standard::words(types, t)).sum();
    words > standard::MOST_RESULTS
}

/// A parameter that points to where the result belongs.
pub(super) fn result_pointer() -> Param {
    Param {
        ty: Type::ptr(AddrSpace::Private),
        attrs: ParamAttrs::default(),
    }
}

/// An access of what is so many bytes behind.
fn behind(mem: MemAccess, offset: u64) -> MemAccess {
    let known = offset.trailing_zeros().min(63);
    MemAccess {
        align_log2: mem.align_log2.min(known as u8),
        ..mem
    }
}

impl Body<'_> {
    /// The type that a value had, of those that lie apart.
    fn apart(&self, v: Value) -> Option<Type> {
        let ty = self.source_type(v);
        lies_apart(&self.b.ctx.types, ty).then_some(ty)
    }

    /// Replaces loads, stores, calls and returns of what lies apart. False if it is no such
    /// instruction.
    pub(super) fn memory_inst(&mut self, inst: Inst, data: &InstData) -> Result<bool, Diagnostic> {
        let result = self.b.func.result(inst);
        match *data {
            InstData::Load { ptr, mem } => match result.and_then(|v| self.apart(v)) {
                Some(ty) => {
                    let new = self.load_apart(ty, ptr, mem)?;
                    self.set(inst, new);
                }
                None => return Ok(false),
            },
            InstData::Store { args: [v, to], mem } => match self.apart(v) {
                Some(ty) => {
                    let v = self.operand(v);
                    self.store_apart(ty, v, to, mem)?;
                }
                None => return Ok(false),
            },
            InstData::Ret { value: Some(v) } => match self.returned_to() {
                Some(to) => {
                    let ty = self.source_type(v);
                    let mem = MemAccess::aligned(DataLayout::new(&self.b.ctx.types).align(ty));
                    let v = self.operand(v);
                    self.store_apart(ty, v, to, mem)?;
                    self.b.ret_void();
                }
                None => return Ok(false),
            },
            InstData::Call { .. } | InstData::CallIndirect { .. } => {
                let Some(ty) = result.and_then(|v| self.apart(v)) else {
                    return Ok(false);
                };
                if !returns_in_memory(self.b.ctx, ty) {
                    return Ok(false);
                }
                let new = self.call_into_memory(data, ty)?;
                self.set(inst, new);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// A call with a pointer to a variable for its result.
    fn call_into_memory(&mut self, data: &InstData, ty: Type) -> Result<Value, Diagnostic> {
        let align = DataLayout::new(&self.b.ctx.types).align(ty);
        let form = in_memory(self.b.ctx, ty)
            .ok_or_else(|| types::unsupported(self.b.ctx, self.loc(), ty))?;
        let slot = self.b.entry_alloca(form);
        self.align_variable(slot, align);
        let mut call = data.clone();
        let (list, first) = match &mut call {
            InstData::Call { args, .. } => (args, 0),
            InstData::CallIndirect { sig, args, .. } => {
                *sig = super::signature(self.b.ctx, self.loc(), *sig)?;
                (args, 1)
            }
            _ => return Err(self.unsupported("this call")),
        };
        let mut args = list.as_slice(&self.b.func.lists).to_vec();
        args.insert(first, slot);
        let args: Vec<Value> = args.into_iter().map(|a| self.operand(a)).collect();
        *list = self.b.func.list(&args);
        self.b.push(call, Type::VOID);
        self.load_apart(ty, slot, MemAccess::aligned(align))
    }

    fn align_variable(&mut self, variable: Value, align: u64) {
        let ValueDef::Inst(inst) = self.b.func.value_def(variable) else {
            return;
        };
        if let InstData::Alloca { align_log2, .. } = self.b.func.inst_mut(inst) {
            *align_log2 = align.trailing_zeros() as u8;
        }
    }

    /// Loads a value of a type of the source.
    pub(super) fn load_apart(
        &mut self,
        ty: Type,
        ptr: Value,
        mem: MemAccess,
    ) -> Result<Value, Diagnostic> {
        let new = self.narrow(ty)?;
        if !mentions_wide_vector(&self.b.ctx.types, ty) {
            return Ok(self.b.load_with(new, ptr, mem));
        }
        if wide_element(&self.b.ctx.types, ty) > 0 {
            return Ok(self.load_vector(ty, new, ptr, mem));
        }
        let mut all = self.b.poison(new);
        for (i, (member, offset)) in self.members_of(ty).into_iter().enumerate() {
            let at = self.b.gep_const(ptr, offset as i64);
            let part = self.load_apart(member, at, behind(mem, offset))?;
            all = self.b.insert_value(all, part, &[i as u32]);
        }
        Ok(all)
    }

    /// Stores a value of the type that stands for one of the source.
    pub(super) fn store_apart(
        &mut self,
        ty: Type,
        value: Value,
        ptr: Value,
        mem: MemAccess,
    ) -> Result<(), Diagnostic> {
        if !mentions_wide_vector(&self.b.ctx.types, ty) {
            self.b.store_with(value, ptr, mem);
            return Ok(());
        }
        if wide_element(&self.b.ctx.types, ty) > 0 {
            self.store_vector(ty, value, ptr, mem);
            return Ok(());
        }
        for (i, (member, offset)) in self.members_of(ty).into_iter().enumerate() {
            let part = self.b.extract_value(value, &[i as u32]);
            let at = self.b.gep_const(ptr, offset as i64);
            self.store_apart(member, part, at, behind(mem, offset))?;
        }
        Ok(())
    }

    /// Types and offsets of the members of a structure or an array.
    fn members_of(&self, ty: Type) -> Vec<(Type, u64)> {
        let types = &self.b.ctx.types;
        let layout = DataLayout::new(types);
        let all: Vec<Type> = match types.get(ty) {
            TypeData::Struct { fields, .. } => fields.to_vec(),
            TypeData::Array { elem, len } => vec![*elem; *len as usize],
            _ => Vec::new(),
        };
        let all = all.into_iter().enumerate();
        all.map(|(i, member)| (member, layout.element_offset(ty, i as u64)))
            .collect()
    }

    /// The whole words are loaded at once, then what is left.
    fn load_vector(&mut self, ty: Type, new: Type, ptr: Value, mem: MemAccess) -> Value {
        let (n, width) = self.vector_size(ty);
        let (whole, rest) = (n * width / 64, n * width % 64);
        let several = self.b.ctx.types.vector(Type::I64, whole);
        let loaded = self.b.load_with(several, ptr, mem);
        let mut words: Num = (0..whole).map(|i| self.b.lane(loaded, i)).collect();
        if rest > 0 {
            let ty = self.b.ctx.types.int(rest as u16);
            let offset = u64::from(8 * whole);
            let at = self.b.gep_const(ptr, offset as i64);
            let last = self.b.load_with(ty, at, behind(mem, offset));
            words.push(self.b.zext(last, Type::I64));
        }
        let mut all = self.b.poison(new);
        for i in 0..n {
            let part = self.cut_out(&words, i * width, width);
            all = self.b.insert_value(all, part, &[i]);
        }
        all
    }

    fn store_vector(&mut self, ty: Type, value: Value, ptr: Value, mem: MemAccess) {
        let (n, width) = self.vector_size(ty);
        let mut parts = Vec::new();
        for i in 0..n {
            let part = self.b.extract_value(value, &[i]);
            self.set_width(part, width);
            parts.push(part);
        }
        let words = self.packed(&parts, width);
        let (whole, rest) = ((n * width / 64) as usize, n * width % 64);
        let several = self.b.build_vector(&words[..whole]);
        self.b.store_with(several, ptr, mem);
        if rest > 0 {
            let ty = self.b.ctx.types.int(rest as u16);
            let last = self.b.trunc(words[whole], ty);
            let offset = 8 * whole as u64;
            let at = self.b.gep_const(ptr, offset as i64);
            self.b.store_with(last, at, behind(mem, offset));
        }
        debug_assert_eq!(words.len(), count(n * width));
    }

    /// Elements of a vector of wide integers, and their width.
    fn vector_size(&self, ty: Type) -> (u32, u32) {
        let types = &self.b.ctx.types;
        let n = types.vector_parts(ty).map_or(0, |p| p.1);
        (n, wide_element(types, ty))
    }
}

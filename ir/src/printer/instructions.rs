//! Instructions as text.

use super::functions::FunctionPrinter;
use super::names::write_quoted;
use super::{intrinsics, put};
use crate::alias::AliasTag;
use crate::asm::AsmRef;
use crate::constant::ConstData;
use crate::entities::{FuncRef, Inst, Value};
use crate::function::Param;
use crate::inst::{ArithFlags, GepFlags, InstData, UnaryOp};
use crate::intrinsic::{ImageOp, Intrinsic};
use crate::keywords::FAST_MATH_WORDS;
use crate::memory::{FenceSpaces, MemAccess, MemFlags, SyncScope};
use crate::types::Type;

/// Flags of integer operations, in the order in which they are written.
const INT_WORDS: [(ArithFlags, &str); 6] = [
    (ArithFlags::NUW, "nuw"),
    (ArithFlags::NSW, "nsw"),
    (ArithFlags::EXACT, "exact"),
    (ArithFlags::DISJOINT, "disjoint"),
    (ArithFlags::NNEG, "nneg"),
    (ArithFlags::SAMESIGN, "samesign"),
];

/// Metadata that memory accesses carry.
const MEM_WORDS: [(MemFlags, &str); 9] = [
    (MemFlags::INVARIANT, "!invariant.load !{}"),
    (MemFlags::NONTEMPORAL, "!nontemporal !{i32 1}"),
    (
        MemFlags::NO_FINE_GRAINED,
        "!amdgpu.no.fine.grained.memory !{}",
    ),
    (MemFlags::NO_REMOTE, "!amdgpu.no.remote.memory !{}"),
    (
        MemFlags::IGNORE_DENORMAL,
        "!amdgpu.ignore.denormal.mode !{}",
    ),
    (MemFlags::NOUNDEF, "!noundef !{}"),
    (MemFlags::NO_CLOBBER, "!amdgpu.noclobber !{}"),
    (MemFlags::UNWRITTEN, "!amdgpuc.unwritten !{}"),
    (MemFlags::READABLE, "!amdgpuc.readable !{}"),
];

impl FunctionPrinter<'_, '_, '_> {
    pub(super) fn instruction(&mut self, inst: Inst) {
        self.p.out.push_str("  ");
        if let Some(result) = self.f.result(inst) {
            self.local(result);
            self.p.out.push_str(" = ");
        }
        self.operation(inst);
        self.metadata(inst);
        self.p.out.push('\n');
    }

    fn word(&mut self, word: &str) {
        self.p.out.push_str(word);
    }

    /// Values separated by commas, each with its type.
    fn typed_list(&mut self, values: &[Value]) {
        for (i, &value) in values.iter().enumerate() {
            if i > 0 {
                self.word(", ");
            }
            self.typed(value);
        }
    }

    /// A word, flags, and two values of one type.
    fn pair(&mut self, word: &str, flags: ArithFlags, cond: &str, args: [Value; 2]) {
        self.word(word);
        self.flags(flags);
        put!(self.p.out, " {cond}");
        self.typed(args[0]);
        self.word(", ");
        self.value(args[1]);
    }

    fn flags(&mut self, flags: ArithFlags) {
        if flags.contains(ArithFlags::FAST) {
            self.word(" fast");
        } else {
            for (word, flag) in FAST_MATH_WORDS {
                if flags.contains(flag) {
                    put!(self.p.out, " {word}");
                }
            }
        }
        for (flag, word) in INT_WORDS {
            if flags.contains(flag) {
                put!(self.p.out, " {word}");
            }
        }
    }

    fn operation(&mut self, inst: Inst) {
        let f = self.f;
        match f.inst(inst) {
            InstData::Unary { op, flags, arg } => {
                self.word(match op {
                    UnaryOp::FNeg => "fneg",
                    UnaryOp::Freeze => "freeze",
                });
                self.flags(*flags);
                self.word(" ");
                self.typed(*arg);
            }
            InstData::Binary { op, flags, args } => self.pair(op.keyword(), *flags, "", *args),
            InstData::ICmp { cond, flags, args } => {
                let cond = format!("{} ", cond.keyword());
                self.pair("icmp", *flags, &cond, *args);
            }
            InstData::FCmp { cond, flags, args } => {
                let cond = format!("{} ", cond.keyword());
                self.pair("fcmp", *flags, &cond, *args);
            }
            InstData::Cast { op, flags, arg } => {
                self.word(op.keyword());
                self.flags(*flags);
                self.word(" ");
                self.typed(*arg);
                self.word(" to ");
                self.p.ty(f.result_type(inst));
            }
            InstData::Select { flags, args } => {
                self.word("select");
                self.flags(*flags);
                self.word(" ");
                self.typed_list(args);
            }
            InstData::Call { .. } | InstData::CallIndirect { .. } | InstData::Intrinsic { .. } => {
                self.call(inst)
            }
            InstData::Jump { .. }
            | InstData::Branch { .. }
            | InstData::Switch { .. }
            | InstData::Ret { .. }
            | InstData::Unreachable => self.terminator(inst),
            InstData::ExtractElement { .. }
            | InstData::InsertElement { .. }
            | InstData::ShuffleVector { .. }
            | InstData::ExtractValue { .. }
            | InstData::InsertValue { .. } => self.element(inst),
            _ => self.memory(inst),
        }
    }

    fn element(&mut self, inst: Inst) {
        match self.f.inst(inst) {
            InstData::ExtractElement { args } => {
                self.word("extractelement ");
                self.typed_list(args);
            }
            InstData::InsertElement { args } => {
                self.word("insertelement ");
                self.typed_list(args);
            }
            InstData::ShuffleVector { args, mask } => {
                self.word("shufflevector ");
                self.typed_list(args);
                put!(self.p.out, ", <{} x i32> <", mask.len());
                for (i, &n) in mask.iter().enumerate() {
                    self.word(if i > 0 { ", i32 " } else { "i32 " });
                    if n < 0 {
                        self.word("poison");
                    } else {
                        put!(self.p.out, "{n}");
                    }
                }
                self.word(">");
            }
            InstData::ExtractValue { arg, indices } => {
                self.word("extractvalue ");
                self.typed(*arg);
                self.indices(indices);
            }
            InstData::InsertValue { args, indices } => {
                self.word("insertvalue ");
                self.typed_list(args);
                self.indices(indices);
            }
            _ => {}
        }
    }

    fn indices(&mut self, indices: &[u32]) {
        for i in indices {
            put!(self.p.out, ", {i}");
        }
    }

    fn memory(&mut self, inst: Inst) {
        let f = self.f;
        match f.inst(inst) {
            InstData::Alloca {
                ty,
                count,
                align_log2,
            } => {
                self.word("alloca ");
                self.p.ty(*ty);
                if let Some(count) = count {
                    self.word(", ");
                    self.typed(*count);
                }
                put!(self.p.out, ", align {}", 1u64 << align_log2);
                let space = f.result_type(inst).addr_space();
                if let Some(space) = space.filter(|s| s.number() != 0) {
                    put!(self.p.out, ", addrspace({})", space.number());
                }
            }
            InstData::Load { ptr, mem } => {
                self.word("load ");
                self.access_words(mem);
                self.p.ty(f.result_type(inst));
                self.word(", ");
                self.typed(*ptr);
                self.access_tail(mem);
            }
            InstData::Store { args, mem } => {
                self.word("store ");
                self.access_words(mem);
                self.typed_list(args);
                self.access_tail(mem);
            }
            InstData::AtomicRmw { op, args, mem } => {
                self.word("atomicrmw ");
                self.volatile(mem);
                put!(self.p.out, "{} ", op.keyword());
                self.typed_list(args);
                self.access_tail(mem);
            }
            InstData::CmpXchg {
                args,
                mem,
                failure,
                weak,
            } => {
                self.word(if *weak { "cmpxchg weak " } else { "cmpxchg " });
                self.volatile(mem);
                self.typed_list(args);
                self.scope(mem.scope);
                put!(
                    self.p.out,
                    " {} {}, align {}",
                    mem.ordering.keyword(),
                    failure.keyword(),
                    mem.align()
                );
            }
            InstData::Fence {
                ordering, scope, ..
            } => {
                self.word("fence");
                self.scope(*scope);
                put!(self.p.out, " {}", ordering.keyword());
            }
            InstData::Gep { .. } => self.gep(inst),
            _ => {}
        }
    }

    fn gep(&mut self, inst: Inst) {
        let f = self.f;
        let InstData::Gep {
            flags,
            source,
            args,
        } = f.inst(inst)
        else {
            return;
        };
        self.word("getelementptr ");
        if flags.contains(GepFlags::INBOUNDS) {
            self.word("inbounds ");
        } else if flags.contains(GepFlags::NUSW) {
            self.word("nusw ");
        }
        if flags.contains(GepFlags::NUW) {
            self.word("nuw ");
        }
        self.p.ty(*source);
        self.word(", ");
        self.typed_list(args.as_slice(&f.lists));
    }

    fn access_words(&mut self, mem: &MemAccess) {
        if mem.is_atomic() {
            self.word("atomic ");
        }
        self.volatile(mem);
    }

    fn volatile(&mut self, mem: &MemAccess) {
        if mem.flags.contains(MemFlags::VOLATILE) {
            self.word("volatile ");
        }
    }

    fn scope(&mut self, scope: SyncScope) {
        let name = scope.name();
        if !name.is_empty() {
            put!(self.p.out, " syncscope(\"{name}\")");
        }
    }

    fn access_tail(&mut self, mem: &MemAccess) {
        if mem.is_atomic() {
            self.scope(mem.scope);
            put!(self.p.out, " {}", mem.ordering.keyword());
        }
        put!(self.p.out, ", align {}", mem.align());
    }

    fn terminator(&mut self, inst: Inst) {
        let f = self.f;
        match f.inst(inst) {
            InstData::Jump { dest } => {
                self.word("br ");
                self.target(inst, 0, dest.block);
            }
            InstData::Branch { cond, dests } => {
                self.word("br ");
                self.typed(*cond);
                for (i, dest) in dests.iter().enumerate() {
                    self.word(", ");
                    self.target(inst, i, dest.block);
                }
            }
            InstData::Switch {
                value,
                default,
                cases,
            } => {
                self.word("switch ");
                self.typed(*value);
                self.word(", ");
                self.target(inst, 0, default.block);
                self.word(" [\n");
                let ty = f.value_type(*value);
                for (i, case) in cases.iter().enumerate() {
                    self.word("    ");
                    self.p.ty(ty);
                    self.word(" ");
                    self.p.integer(ty, case.value);
                    self.word(", ");
                    self.target(inst, i + 1, case.dest.block);
                    self.word("\n");
                }
                self.word("  ]");
            }
            InstData::Ret { value: Some(value) } => {
                self.word("ret ");
                self.typed(*value);
            }
            InstData::Ret { value: None } => self.word("ret void"),
            _ => self.word("unreachable"),
        }
    }

    fn call(&mut self, inst: Inst) {
        let f = self.f;
        if let InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } = f.inst(inst)
            && flags.contains(ArithFlags::MUST_TAIL)
        {
            self.word("musttail ");
        }
        self.word("call");
        let ret = f.result_type(inst);
        match f.inst(inst) {
            InstData::Call {
                callee,
                flags,
                args,
            } => {
                self.flags(*flags);
                self.direct_callee(*callee);
                let params = &self.p.module.functions[*callee].params;
                self.call_args(args.as_slice(&f.lists), params, [0; 2]);
                self.convergent(*flags);
            }
            InstData::CallIndirect { sig, flags, args } => {
                self.flags(*flags);
                let signature = &self.p.module.ctx.signatures[*sig];
                let (pointer, args) = args
                    .as_slice(&f.lists)
                    .split_first()
                    .expect("the callee is the first argument");
                let space = f.value_type(*pointer).addr_space();
                if let Some(space) = space.filter(|s| s.number() != 0) {
                    put!(self.p.out, " addrspace({})", space.number());
                }
                self.p.passing_attrs(&signature.ret_attrs);
                self.word(" ");
                self.p.ty(ret);
                self.word(" ");
                self.value(*pointer);
                self.call_args(args, &signature.params, [0; 2]);
                self.convergent(*flags);
            }
            InstData::Intrinsic { id, args, .. } if id.is_asm() => {
                self.asm(ret, args.as_slice(&f.lists));
            }
            InstData::Intrinsic { id, flags, args } => {
                self.flags(*flags);
                let args = args.as_slice(&f.lists);
                if let Some(op) = self.image_op(*id, args) {
                    return self.image(op, ret, &args[1..]);
                }
                self.intrinsic(*id, ret, args);
                let aligns = f.mem_aligns.get(&inst).copied().unwrap_or([0; 2]);
                self.call_args(args, &[], aligns);
            }
            _ => {}
        }
    }

    fn convergent(&mut self, flags: ArithFlags) {
        if flags.contains(ArithFlags::CONVERGENT) {
            self.word(" convergent");
        }
    }

    /// Convention, result and name of a function that is called.
    fn direct_callee(&mut self, callee: FuncRef) {
        let func = &self.p.module.functions[callee];
        put!(
            self.p.out,
            " {}",
            super::attributes::call_conv_word(func.call_conv)
        );
        let before = self.p.out.len();
        self.p.passing_attrs(&func.ret_attrs);
        if self.p.out.len() > before {
            self.p.out.remove(before);
            self.word(" ");
        }
        self.p.ty(func.ret);
        self.word(" ");
        if func.vararg {
            self.word("(");
            for param in &func.params {
                self.p.ty(param.ty);
                self.word(", ");
            }
            self.word("...) ");
        }
        self.p.symbol(crate::GlobalRef::Func(callee));
    }

    /// `asm sideeffect "text", "constraints"(…)`; the number of the text is the first argument.
    fn asm(&mut self, ret: Type, args: &[Value]) {
        let consts = &self.p.module.ctx.consts;
        let number = self.f.value_const(args[0]).map(|c| consts.get(c));
        let Some(&ConstData::Int(_, number)) = number else {
            return self.word(" asm");
        };
        self.word(" ");
        self.p.ty(ret);
        self.word(" asm sideeffect ");
        let asm = &self.p.module.ctx.asms[AsmRef::from_u32(number as u32)];
        write_quoted(&mut self.p.out, asm.template.as_bytes());
        self.word(", ");
        write_quoted(&mut self.p.out, asm.constraints.as_bytes());
        self.call_args(&args[1..], &[], [0; 2]);
    }

    /// What an access to an image does: its number is the first argument.
    fn image_op(&self, id: Intrinsic, args: &[Value]) -> Option<ImageOp> {
        let number = self
            .f
            .value_const(*args.first()?)
            .filter(|_| id.is_image())?;
        match self.p.module.ctx.consts.get(number) {
            &ConstData::Int(_, number) => ImageOp::from_number(u32::try_from(number).ok()?),
            _ => None,
        }
    }

    fn image(&mut self, op: ImageOp, ret: Type, args: &[Value]) {
        let arg_types = self.types_of(args);
        let name = intrinsics::of_image(&self.p.module.ctx.types, op, ret, &arg_types);
        self.called(name, ret, &arg_types);
        self.call_args(args, &[], [0; 2]);
    }

    fn types_of(&self, args: &[Value]) -> Vec<Type> {
        args.iter().map(|&v| self.f.value_type(v)).collect()
    }

    fn intrinsic(&mut self, id: Intrinsic, ret: Type, args: &[Value]) {
        let arg_types = self.types_of(args);
        let name = intrinsics::mangled(&self.p.module.ctx.types, id, ret, &arg_types);
        self.called(name, ret, &arg_types);
    }

    /// Result and name of an intrinsic, which is declared at the end of the module.
    fn called(&mut self, name: String, ret: Type, arg_types: &[Type]) {
        let types = &self.p.module.ctx.types;
        self.word(" ");
        self.p.ty(ret);
        put!(self.p.out, " @{name}");
        self.p.intrinsics.entry(name).or_insert_with_key(|name| {
            let mut text = String::from("declare ");
            super::types::write_type(&mut text, types, ret);
            put!(text, " @{name}(");
            for (i, &ty) in arg_types.iter().enumerate() {
                if i > 0 {
                    text.push_str(", ");
                }
                super::types::write_type(&mut text, types, ty);
            }
            text.push_str(")\n");
            text
        });
    }

    /// Arguments in parentheses; `aligns` are binary logarithms for the first two, 0 for none.
    fn call_args(&mut self, args: &[Value], params: &[Param], aligns: [u8; 2]) {
        self.word("(");
        for (i, &arg) in args.iter().enumerate() {
            if i > 0 {
                self.word(", ");
            }
            self.p.ty(self.f.value_type(arg));
            if let Some(param) = params.get(i) {
                self.p.passing_attrs(&param.attrs);
            }
            match aligns.get(i) {
                Some(&log2) if log2 > 0 => put!(self.p.out, " align {}", 1u64 << log2),
                _ => {}
            }
            self.word(" ");
            self.value(arg);
        }
        self.word(")");
    }

    fn metadata(&mut self, inst: Inst) {
        let f = self.f;
        let (flags, alias) = match f.inst(inst) {
            InstData::Load { mem, .. }
            | InstData::Store { mem, .. }
            | InstData::AtomicRmw { mem, .. }
            | InstData::CmpXchg { mem, .. } => (mem.flags, mem.alias),
            _ => (MemFlags::empty(), AliasTag::NONE),
        };
        for (flag, text) in MEM_WORDS {
            if flags.contains(flag) {
                put!(self.p.out, ", {text}");
            }
        }
        self.p.alias_metadata(alias);
        if let InstData::Fence { spaces, .. } = f.inst(inst) {
            let name = match spaces {
                FenceSpaces::All => None,
                FenceSpaces::Global => Some("global"),
                FenceSpaces::Local => Some("local"),
            };
            if let Some(name) = name {
                put!(
                    self.p.out,
                    ", !mmra !{{!\"amdgpu-synchronize-as\", !\"{name}\"}}"
                );
            }
        }
        if let Some(range) = f.ranges.get(&inst) {
            let ty = self.p.module.ctx.types.scalar(f.result_type(inst));
            self.word(", !range !{");
            for (bound, end) in [(range.lo, ", "), (range.hi, "}")] {
                self.p.ty(ty);
                self.word(" ");
                self.p.integer(ty, bound);
                self.word(end);
            }
        }
        if let Some(&ulp) = f.accuracy.get(&inst) {
            let bits = super::constants::widen(ulp.to_bits());
            put!(self.p.out, ", !fpmath !{{float 0x{bits:016X}}}");
        }
        if let Some(&asked) = f.unrolling.get(&inst) {
            self.p.loop_metadata(asked);
        }
    }
}

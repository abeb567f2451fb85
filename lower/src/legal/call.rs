//! Calls of functions, by the private convention or by LLVM's ([`crate::abi::standard`]).

use crate::abi::inputs;
use crate::abi::signature::{self, Signature};
use crate::abi::standard::{self, Convention, ITEM_ID_BITS, Piece};
use crate::legal::function::{Legaliser, Parts, Prefer, Res};
use crate::legal::shape::{Leaf, ShapeError};
use crate::legal::stack::STACK_ALIGN;
use ir::function::{Indirect, ParamFlags};
use ir::{
    AddrSpace, BlockCall, CastOp, DataLayout, FloatKind, Inst, InstData, IntCC, Intrinsic,
    MemAccess, Param, Type, Value,
};
use smallvec::SmallVec;

impl Legaliser<'_> {
    /// `call` of a function by its name.
    pub(crate) fn call(&mut self, inst: Inst) -> Res<()> {
        let InstData::Call {
            callee,
            flags,
            args,
        } = self.src.inst(inst).clone()
        else {
            unreachable!("called for direct calls only");
        };
        let info = self.info;
        let sig = &info.signatures[callee];
        let args: Vec<Value> = args.as_slice(&self.src.lists).to_vec();
        if args.len() != sig.source.len() {
            let text = format!(
                "a call with {} arguments for {} parameters",
                args.len(),
                sig.source.len()
            );
            return Err(self.unsupported(&text));
        }
        let (list, memory) = self.arguments(sig, &args, Parts::new())?;
        let args = self.e.out.list(&list);
        let data = InstData::Call {
            callee,
            flags,
            args,
        };
        let values = self.emit_call(sig, data);
        self.finish_call(inst, sig, &values, memory)
    }

    /// `call` of what a pointer points to.
    pub(crate) fn call_indirect(&mut self, inst: Inst) -> Res<()> {
        let InstData::CallIndirect { sig, flags, args } = self.src.inst(inst).clone() else {
            unreachable!("called for indirect calls only");
        };
        let info = self.info;
        let legal = match &info.legal[sig] {
            Some(Ok(legal)) => *legal,
            Some(Err(error)) => {
                let mut error = error.clone();
                error.loc = self.e.loc;
                return Err(error);
            }
            None => return Err(self.unsupported("a call by this signature")),
        };
        let sig = &info.indirect[legal];
        let args: Vec<Value> = args.as_slice(&self.src.lists).to_vec();
        let Some((&pointer, args)) = args.split_first() else {
            return Err(self.unsupported("a call of nothing"));
        };
        let mut first = Parts::new();
        first.push(self.one(pointer)?);
        let (mut list, memory) = self.arguments(sig, args, first)?;
        let call = |l: &mut Self, list: &[Value]| {
            let args = l.e.out.list(list);
            let data = InstData::CallIndirect {
                sig: legal,
                flags,
                args,
            };
            l.emit_call(sig, data)
        };
        let values = match self.is_uniform_here(pointer) {
            true => call(self, &list),
            false => self.call_each(sig, &mut list, call),
        };
        self.finish_call(inst, sig, &values, memory)
    }

    /// Calls what the lanes' pointers point to, each target once for all lanes that have it:
    ///
    /// ```text
    /// head:  target = readfirstlane(pointer); lanes that have it go to call, others to latch
    /// call:  results = target(arguments)
    /// latch: lanes that have called leave, the others go to head
    /// ```
    ///
    /// The call stands inside the loop, so that the target is the same for all lanes that get
    /// there; each lane calls in exactly one round, because the first lane that is left has its own
    /// pointer as target.
    fn call_each(
        &mut self,
        sig: &Signature,
        list: &mut Parts,
        call: impl Fn(&mut Self, &[Value]) -> Parts,
    ) -> Parts {
        let [head, then, latch, exit] = std::array::from_fn(|_| self.e.make_block());
        let pointer = list[0];
        self.e.jump(head, &[]);
        self.e.start_block(head);
        let bits = self.e.ptr_to_int(pointer);
        let words = [self.e.lo(bits), self.e.hi(bits)];
        let [lo, hi] = words.map(|w| self.e.intr(Intrinsic::ReadFirstLane, &[w], Type::I32));
        let target = self.e.pack(lo, hi);
        let mine = self.e.icmp(IntCC::Eq, bits, target);
        list[0] = self.e.int_to_ptr(target, self.e.ty(pointer));
        let types: Vec<Type> = sig
            .results
            .iter()
            .map(|&t| signature::passed_type(t))
            .collect();
        let mut none: Parts = Parts::from_elem(self.e.bool(false), 1);
        none.extend(types.iter().map(|&t| self.e.poison(t)).collect::<Parts>());
        let later = self.e.out.block_call(latch, &none);
        let dests = [BlockCall::new(then), later];
        self.e
            .push(InstData::Branch { cond: mine, dests }, Type::VOID);
        self.e.start_block(then);
        let mut results: Parts = Parts::from_elem(self.e.bool(true), 1);
        results.extend(call(self, list));
        self.e.jump(latch, &results);
        self.e.start_block(latch);
        let called = self.e.block_param(latch, Type::I1);
        let values = types
            .iter()
            .map(|&t| self.e.block_param(latch, t))
            .collect();
        self.e.branch(called, exit, head);
        self.e.start_block(exit);
        values
    }

    /// The legal arguments behind `list`, the implicit inputs included; and the memory of the
    /// result, if that goes there.
    fn arguments(
        &mut self,
        sig: &Signature,
        args: &[Value],
        mut list: Parts,
    ) -> Res<(Parts, Option<Value>)> {
        if sig.convention == Convention::Private {
            self.private_arguments(sig, args, &mut list)?;
            return Ok((list, None));
        }
        let memory = sig.in_memory.then(|| self.result_memory(sig.source_ret));
        list.extend(memory);
        for (param, &arg) in sig.source.iter().zip(args) {
            match standard::contents(&self.e.ctx.types, param) {
                Some((bytes, align)) => {
                    let words = self.contents(arg, bytes, align)?;
                    list.extend(words);
                }
                None => {
                    let parts = self.parts(arg)?;
                    self.encode(param.ty, param.attrs.flags, &parts, &mut list)?;
                }
            }
        }
        for id in sig.inputs.iter().filter(|&id| inputs::is_uniform(id)) {
            let v = self.implicit_input(id)?;
            list.push(v);
        }
        let ids: SmallVec<[Intrinsic; 3]> = sig
            .inputs
            .iter()
            .filter(|&id| !inputs::is_uniform(id))
            .collect();
        if !ids.is_empty() {
            let packed = self.packed_ids(&ids)?;
            list.push(packed);
        }
        Ok((list, memory))
    }

    fn private_arguments(&mut self, sig: &Signature, args: &[Value], list: &mut Parts) -> Res<()> {
        let start = list.len();
        for (param, &arg) in sig.source.iter().zip(args) {
            match param.attrs.indirect {
                Some(Indirect::ByVal(ty)) => {
                    let copy = self.copy_argument(arg, ty, param.attrs.align.into())?;
                    list.push(copy);
                }
                _ => list.extend(self.parts(arg)?),
            }
        }
        for part in &mut list[start..] {
            if self.e.ty(*part) == Type::I1 {
                *part = self.e.zext(*part, Type::I32);
            }
        }
        for id in sig.inputs.iter() {
            let v = self.implicit_input(id)?;
            list.push(v);
        }
        Ok(())
    }

    /// The call itself, with the stack aligned for it; gives the values of its result.
    fn emit_call(&mut self, sig: &Signature, data: InstData) -> Parts {
        let aligned = sig.stack_align > STACK_ALIGN;
        let end = aligned.then(|| self.align_stack(sig.stack_align));
        let values = self.emit_call_here(sig, data);
        if let Some(end) = end {
            self.e.intr_void(Intrinsic::StackTo, &[end]);
        }
        values
    }

    fn emit_call_here(&mut self, sig: &Signature, data: InstData) -> Parts {
        if sig.results.is_empty() {
            self.e.push(data, Type::VOID);
            return Parts::new();
        }
        let result = self.e.value(data, sig.ret);
        let mut values = Parts::new();
        for (i, &ty) in sig.results.iter().enumerate() {
            values.push(match sig.results.len() {
                1 => result,
                _ => self.e.field(result, i as u32, signature::passed_type(ty)),
            });
        }
        values
    }

    /// The result's parts.
    fn finish_call(
        &mut self,
        inst: Inst,
        sig: &Signature,
        values: &[Value],
        memory: Option<Value>,
    ) -> Res<()> {
        let parts = match (memory, sig.convention) {
            (Some(memory), _) => {
                let mem = self.whole(sig.source_ret);
                self.load_type(sig.source_ret, memory, mem, Prefer::Zero)?
            }
            (None, Convention::Standard) => self.decode(sig.source_ret, values)?,
            (None, Convention::Private) => {
                let types = sig.results.iter();
                let narrow = values.iter().zip(types).map(|(&v, &ty)| self.narrow(v, ty));
                narrow.collect()
            }
        };
        self.set(inst, &parts);
        Ok(())
    }

    /// What is passed as i32 and is an i1.
    fn narrow(&mut self, v: Value, ty: Type) -> Value {
        match ty {
            Type::I1 => self.e.trunc(v, Type::I1),
            _ => v,
        }
    }

    /// An ordinary access to all of a value of a type.
    fn whole(&self, ty: Type) -> MemAccess {
        let align = DataLayout::new(&self.e.ctx.types).align(ty);
        MemAccess::aligned(align.max(4))
    }

    /// Memory for a result, in the caller's scratch.
    fn result_memory(&mut self, ty: Type) -> Value {
        let layout = DataLayout::new(&self.e.ctx.types);
        let (bytes, align) = (layout.alloc_size(ty), layout.align(ty).max(4));
        self.in_frame(bytes, align)
    }

    /// A copy, in the caller's scratch, of what a `byval` argument points to, aligned as its type
    /// and as the parameter says.
    fn copy_argument(&mut self, arg: Value, ty: Type, said: u64) -> Res<Value> {
        let layout = DataLayout::new(&self.e.ctx.types);
        let (bytes, layout_align) = (layout.alloc_size(ty), layout.align(ty));
        let align = layout_align.max(4).max(said);
        let log2 = align.trailing_zeros() as u8;
        let copy = self.in_frame(bytes, align);
        let from = self.one(arg)?;
        let from_align = if said > 0 { said } else { layout_align };
        let from_log2 = from_align.trailing_zeros() as u8;
        crate::expand::memcpy::copy_constant(self, copy, log2, from, from_log2, bytes)?;
        Ok(copy)
    }

    /// The words of what a `byval` argument points to.
    fn contents(&mut self, arg: Value, bytes: u64, align: u64) -> Res<Parts> {
        let from = self.one(arg)?;
        let space = self.accessible(from)?;
        let mem = MemAccess::aligned(align.min(16));
        let chunks = crate::legal::memory::split(space, &self.e.target.abilities, align, bytes);
        let words = self.load_words(from, mem, &chunks, bytes)?;
        Ok(words.into_iter().collect())
    }

    // LLVM's pieces.

    fn pieces(&self, ty: Type) -> Res<Vec<Piece>> {
        let halves = self.e.target.halves;
        Piece::of(&self.e.ctx.types, ty, halves).map_err(|e: ShapeError| self.shape_error(e, ty))
    }

    /// Appends what the parts of a value are passed as.
    pub(crate) fn encode(
        &mut self,
        ty: Type,
        flags: ParamFlags,
        parts: &[Value],
        out: &mut Parts,
    ) -> Res<()> {
        let mut parts = parts.iter().copied();
        for piece in self.pieces(ty)? {
            match piece {
                Piece::Pair(leaf) => {
                    let [lo, hi] = [parts.next(), parts.next()].map(|p| p.expect("two elements"));
                    let (lo, hi) = (self.word_of(leaf, lo), self.word_of(leaf, hi));
                    let lo = self.e.zero_extend_low(lo, 16);
                    let hi = self.e.shl_const(hi, 16);
                    out.push(self.e.or(lo, hi));
                }
                Piece::Single(leaf) => {
                    let part = parts.next().expect("an element");
                    out.push(self.single_of(leaf, part));
                }
                Piece::One(leaf) => {
                    let own: Parts = parts.by_ref().take(leaf.parts()).collect();
                    self.encode_leaf(leaf, flags, &own, out);
                }
            }
        }
        Ok(())
    }

    fn encode_leaf(&mut self, leaf: Leaf, flags: ParamFlags, parts: &[Value], out: &mut Parts) {
        let bits = match leaf {
            Leaf::Int(bits) => bits,
            // A pointer into a buffer is what it is made of.
            Leaf::Ptr(_) => return out.extend_from_slice(parts),
            Leaf::Float(_) => return out.push(self.word_of(leaf, parts[0])),
        };
        if bits > 64 {
            let words = bits.div_ceil(32) as usize;
            out.extend(parts[..words / 2].iter().copied());
            if words % 2 == 1 {
                out.push(self.e.trunc(parts[words / 2], Type::I32));
            }
            return;
        }
        let signed = flags.contains(ParamFlags::SIGNEXT);
        out.push(match bits {
            1 if signed => self.e.sext(parts[0], Type::I32),
            1 => self.e.zext(parts[0], Type::I32),
            _ if signed => self.e.sign_extend_low(parts[0], bits),
            _ if flags.contains(ParamFlags::ZEROEXT) => self.e.zero_extend_low(parts[0], bits),
            _ => parts[0],
        });
    }

    /// The bits of the float with the value of a half or a bfloat.
    fn single_of(&mut self, leaf: Leaf, part: Value) -> Value {
        match leaf {
            Leaf::Float(FloatKind::Half) => {
                let single = self.e.cast(CastOp::FpExt, part, Type::F32);
                self.e.bits(single)
            }
            _ => self.e.shl_const(part, 16),
        }
    }

    /// The other way round; there is nothing to round.
    fn part_of_single(&mut self, leaf: Leaf, word: Value) -> Value {
        match leaf {
            Leaf::Float(FloatKind::Half) => {
                let single = self.e.bitcast(word, Type::F32);
                self.e.cast(CastOp::FpTrunc, single, Type::F16)
            }
            _ => self.e.lshr_const(word, 16),
        }
    }

    /// A half as a word; other scalars are what they are.
    fn word_of(&mut self, leaf: Leaf, part: Value) -> Value {
        match leaf {
            Leaf::Float(FloatKind::Half) => self.e.half_bits(part),
            _ => part,
        }
    }

    /// The other way round.
    fn part_of(&mut self, leaf: Leaf, word: Value) -> Value {
        match leaf {
            Leaf::Float(FloatKind::Half) => self.e.half_from_bits(word),
            Leaf::Int(1) => self.e.trunc(word, Type::I1),
            _ => word,
        }
    }

    /// The parts of a value from what it is passed as.
    fn decode(&mut self, ty: Type, values: &[Value]) -> Res<Parts> {
        let mut values = values.iter().copied();
        let mut out = Parts::new();
        for piece in self.pieces(ty)? {
            let own: Parts = values.by_ref().take(piece.passed().len()).collect();
            match piece {
                Piece::Pair(leaf) => {
                    let upper = self.e.lshr_const(own[0], 16);
                    out.push(self.part_of(leaf, own[0]));
                    out.push(self.part_of(leaf, upper));
                }
                Piece::One(Leaf::Int(65..)) => {
                    for v in own {
                        out.push(match self.e.ty(v) {
                            Type::I32 => self.e.zext(v, Type::I64),
                            _ => v,
                        });
                    }
                }
                Piece::Single(leaf) => out.push(self.part_of_single(leaf, own[0])),
                Piece::One(Leaf::Ptr(_)) => out.extend(own),
                Piece::One(leaf) => out.push(self.part_of(leaf, own[0])),
            }
        }
        Ok(out)
    }

    /// The parts of a result as what it is returned as; none if it goes to memory.
    pub(crate) fn returned(&mut self, parts: &[Value]) -> Res<Parts> {
        let info = self.info;
        let sig = &info.signatures[self.func];
        if let Some(memory) = self.result_pointer {
            let mem = self.whole(sig.source_ret);
            self.store_type(sig.source_ret, parts, memory, mem)?;
            return Ok(Parts::new());
        }
        let mut out = Parts::new();
        match sig.convention {
            Convention::Standard => {
                self.encode(sig.source_ret, sig.ret_attrs.flags, parts, &mut out)?;
            }
            Convention::Private => {
                for &part in parts {
                    out.push(match self.e.ty(part) {
                        Type::I1 => self.e.zext(part, Type::I32),
                        _ => part,
                    });
                }
            }
        }
        Ok(out)
    }

    // Implicit inputs.

    /// The ids of work-items that are asked for, in one word.
    fn packed_ids(&mut self, ids: &[Intrinsic]) -> Res<Value> {
        if let Some(packed) = self.packed_ids {
            return Ok(packed);
        }
        let mut packed = self.e.i32(0);
        for &id in ids {
            let v = self.implicit_input(id)?;
            let at = standard::item_dimension(id).unwrap_or(0) * ITEM_ID_BITS;
            let v = self.e.shl_const(v, at);
            packed = self.e.or(packed, v);
        }
        Ok(packed)
    }

    /// The value of something that the hardware or the dispatch provides.
    pub(crate) fn implicit_input(&mut self, id: Intrinsic) -> Res<Value> {
        if let Some(&(_, v)) = self.inputs.iter().find(|(i, _)| *i == id) {
            return Ok(v);
        }
        let info = self.info;
        if !self.src.call_conv.is_kernel() {
            return self.missing_input(id);
        }
        match id {
            Intrinsic::GroupStaticSize => {
                let bytes = info.lds.static_size(self.func);
                Ok(self.e.i32(bytes))
            }
            // Functions that a kernel without one may call, by LLVM's convention, do not read it.
            Intrinsic::LdsKernelId => {
                let number = info.kernels[self.func]
                    .as_ref()
                    .and_then(|k| k.lds_kernel_id);
                Ok(match number {
                    Some(number) => self.e.i32(number),
                    None => self.e.poison(signature::input_type(id)),
                })
            }
            Intrinsic::ImplicitArgPtr => {
                let offset = info.kernels[self.func]
                    .as_ref()
                    .map_or(0, |k| k.implicit_offset);
                let ty = signature::input_type(id);
                let base = self.e.intr(Intrinsic::KernargSegmentPtr, &[], ty);
                Ok(self.offset_pointer(base, offset))
            }
            _ => {
                let v = self.e.intr(id, &[], signature::input_type(id));
                if let Some(known) = info.item_id_range(self.func, id) {
                    if known == 1 {
                        return Ok(self.e.i32(0));
                    }
                    self.e.note_leading_zeros(v, (known - 1).leading_zeros());
                }
                Ok(v)
            }
        }
    }

    /// An input in a function that does not get it.
    fn missing_input(&mut self, id: Intrinsic) -> Res<Value> {
        match id {
            // It says that nothing that it calls needs the input.
            _ if inputs::denied(&self.src.attrs).contains(id) => {
                Ok(self.e.poison(signature::input_type(id)))
            }
            // What llc gives: only kernels know where their arguments are.
            Intrinsic::KernargSegmentPtr => Ok(self.zero(signature::input_type(id))),
            Intrinsic::GroupStaticSize => {
                let what =
                    "the size of a kernel's LDS in a function that is not only called by name";
                Err(self.unsupported(what))
            }
            _ => Err(self.unsupported(&format!("'{}' in this function", id.name()))),
        }
    }

    /// Gives the function's parameters their parts: kernel arguments are loaded, other parameters
    /// stand in the entry block.
    pub(crate) fn entry_params(&mut self) -> Res<()> {
        self.e.loc = self.src.loc;
        if self.src.call_conv.is_kernel() {
            return self.kernel_params();
        }
        let info = self.info;
        let sig = &info.signatures[self.func];
        let entry = self.e.out.entry();
        // All parameters first, then what is made of them.
        let values: Vec<Value> = sig
            .params
            .iter()
            .map(|p| self.e.block_param(entry, p.ty))
            .collect();
        match sig.convention {
            Convention::Private => self.private_params(sig, &values),
            Convention::Standard => self.standard_params(sig, &values),
        }
    }

    fn private_params(&mut self, sig: &Signature, values: &[Value]) -> Res<()> {
        let mut values = values.iter().copied();
        let src = self.src;
        for &param in src.block_params(src.entry()) {
            let shape = self.shape_of(self.ty(param))?;
            let mut parts = Parts::new();
            for leaf in crate::legal::shape::leaves(&shape) {
                for (v, ty) in values.by_ref().take(leaf.parts()).zip(leaf.part_types()) {
                    parts.push(self.narrow(v, ty));
                }
            }
            self.define(param, &parts);
        }
        self.inputs = sig.inputs.iter().zip(values).collect();
        Ok(())
    }

    fn standard_params(&mut self, sig: &Signature, values: &[Value]) -> Res<()> {
        let mut values = values.iter().copied();
        if sig.in_memory {
            self.result_pointer = values.next();
        }
        let src = self.src;
        let params = src.block_params(src.entry()).iter().zip(&sig.source);
        for ((&param, source), &offset) in params.zip(&sig.contents) {
            let parts = match offset {
                Some(offset) => {
                    let contents = standard::contents(&self.e.ctx.types, source);
                    let (bytes, align) = contents.unwrap_or((0, 1));
                    let words = bytes.div_ceil(4) as usize;
                    values.by_ref().take(words).for_each(drop);
                    Parts::from_elem(self.incoming_contents(offset, bytes, align)?, 1)
                }
                None => {
                    let own: Parts = values.by_ref().take(self.passed(source)?).collect();
                    self.decode(source.ty, &own)?
                }
            };
            self.define(param, &parts);
        }
        for id in sig.inputs.iter().filter(|&id| inputs::is_uniform(id)) {
            let v = values.next().expect("a parameter for each input");
            self.inputs.push((id, v));
        }
        if let Some(packed) = values.next() {
            self.unpack_ids(sig, packed);
        }
        Ok(())
    }

    /// Where what a `byval` parameter points to is. Of llc's callers it is only sure that the stack
    /// is aligned to [`STACK_ALIGN`] (its functions with variables of their own that are aligned
    /// more strictly do not align it again); what the function may take to be aligned more strictly
    /// is copied to where it is.
    fn incoming_contents(&mut self, offset: u32, bytes: u64, align: u64) -> Res<Value> {
        let offset = self.e.i32(offset);
        let ty = Type::ptr(AddrSpace::Private);
        let there = self.e.intr(Intrinsic::IncomingArgs, &[offset], ty);
        if align <= STACK_ALIGN {
            return Ok(there);
        }
        let copy = self.in_frame(bytes, align);
        let known = STACK_ALIGN.trailing_zeros() as u8;
        crate::expand::memcpy::copy_constant(self, copy, known, there, known, bytes)?;
        Ok(copy)
    }

    /// Number of legal values of a parameter.
    fn passed(&self, param: &Param) -> Res<usize> {
        let pieces = self.pieces(param.ty)?;
        Ok(pieces.into_iter().map(|p| p.passed().len()).sum())
    }

    fn unpack_ids(&mut self, sig: &Signature, packed: Value) {
        self.packed_ids = Some(packed);
        for id in sig.inputs.iter() {
            if let Some(dimension) = standard::item_dimension(id) {
                let v = self.e.lshr_const(packed, dimension * ITEM_ID_BITS);
                let v = self.e.zero_extend_low(v, ITEM_ID_BITS);
                self.inputs.push((id, v));
            }
        }
    }

    /// Kernel arguments: loads from the kernarg segment.
    fn kernel_params(&mut self) -> Res<()> {
        let info = self.info;
        let Some(kernel) = info.kernels[self.func].as_ref() else {
            return Ok(());
        };
        crate::abi::kernarg_loads::load_arguments(self, kernel)
    }
}

//! Pointers: `getelementptr`, casts between address spaces and to and from integers.

use crate::abi::aperture;
use crate::fold;
use crate::legal::function::{Legaliser, PartRange, Parts, Res};
use crate::legal::int::{Extend, Num};
use crate::legal::shape::Leaf;
use ir::{
    AddrSpace, ArithFlags, BinaryOp, CastOp, ConstData, DataLayout, FloatKind, GepFlags, Inst,
    InstData, IntCC, Intrinsic, MemAccess, MemFlags, Type, TypeData, Value, ValueDef,
};
use smallvec::SmallVec;

/// The null of local and private pointers: their address 0 is a valid one
/// (AMDGPU usage guide, "Address Spaces", column "NULL value").
const SEGMENT_NULL: u32 = u32::MAX;

/// Whether a pointer may be null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Null {
    /// It may.
    Possible,
    /// It is known not to be.
    Never,
}

impl Null {
    /// Never where something holds.
    pub(crate) fn never_if(holds: bool) -> Null {
        match holds {
            true => Null::Never,
            false => Null::Possible,
        }
    }
}

/// One summand of an address: an index (an integer of the pointer's width) times a stride in bytes.
struct Term {
    index: Value,
    stride: u64,
    /// What is promised of the product.
    flags: GepFlags,
}

/// The summands of an address beside its base.
#[derive(Default)]
struct Terms {
    variable: SmallVec<[Term; 2]>,
    /// Sum of the constant ones.
    offset: i64,
    /// Was a constant taken out of an index? Then the promises do not hold of partial sums.
    split: bool,
    /// Does a variable one stand behind a constant one in the source?
    reordered: bool,
}

/// One index of `getelementptr` in one lane.
#[derive(Clone, Copy)]
struct Index {
    num: Num,
    ty: Type,
    /// The operand, if it is a scalar.
    source: Option<Value>,
}

impl Legaliser<'_> {
    /// `getelementptr`: base, then the variable summands, then the constant, so that instruction
    /// selection can fold the constant into the access.
    pub(crate) fn gep(&mut self, inst: Inst) -> Res<()> {
        let src = self.src;
        let &InstData::Gep {
            flags,
            source,
            ref args,
        } = src.inst(inst)
        else {
            unreachable!("called for getelementptr only");
        };
        let args = args.as_slice(&src.lists);
        let result = src.result_type(inst);
        let types = &self.e.ctx.types;
        let lanes = types.vector_parts(result).map_or(1, |(_, n)| n as usize);
        let mut columns: SmallVec<[(PartRange, Type); 3]> = SmallVec::new();
        for &arg in args {
            columns.push((self.range(arg)?, self.ty(arg)));
        }
        let mut out = Parts::new();
        let base = self.leaf_of(self.ty(args[0]))?;
        let Leaf::Ptr(space) = base else {
            return Err(self.unsupported("this base pointer"));
        };
        if space == AddrSpace::BufferResource {
            return Err(self
                .unsupported("getelementptr on a buffer resource")
                .hint("cast it to 'ptr addrspace(7)'"));
        }
        for lane in 0..lanes {
            let mut indices: SmallVec<[Index; 3]> = SmallVec::new();
            for (&(parts, ty), &arg) in columns.iter().zip(args) {
                let leaf = self.leaf_of(ty)?;
                let is_vector = self.e.ctx.types.vector_parts(ty).is_some();
                indices.push(Index {
                    num: self.num_in(parts, leaf, if is_vector { lane } else { 0 }),
                    ty,
                    source: (!is_vector).then_some(arg),
                });
            }
            if base.is_fat() {
                let single = self.e.ctx.types.vector_parts(columns[0].1).is_none();
                let at = if single { 0 } else { base.parts() * lane };
                let [lo, hi, offset] = [0, 1, 2].map(|i| self.part_in(columns[0].0, at + i));
                let offset = self.gep_lane(flags, source, space, offset, &indices)?;
                out.extend([lo, hi, offset]);
                continue;
            }
            let pointer = indices[0].num.lo;
            out.push(self.gep_lane(flags, source, space, pointer, &indices)?);
        }
        self.set(inst, &out);
        Ok(())
    }

    /// One address: the pointer moved, or the offset of one into a buffer.
    fn gep_lane(
        &mut self,
        flags: GepFlags,
        source: Type,
        space: AddrSpace,
        base: Value,
        args: &[Index],
    ) -> Res<Value> {
        let terms = self.gep_terms(flags, source, space, &args[1..])?;
        let constant = terms.offset != 0;
        // The promises hold of the whole sum. Of its partial sums too if there is only one summand,
        // or if nothing is negative ("nuw": each step stays below the next, so that what is between
        // two addresses in bounds is in bounds itself), or if the order is the source's, where each
        // sum is in bounds.
        let alone = terms.variable.len() + usize::from(constant) <= 1;
        let partial = if alone {
            flags
        } else if flags.contains(GepFlags::NUW) && terms.offset >= 0 && !terms.split {
            flags & (GepFlags::NUW | GepFlags::INBOUNDS)
        } else if !terms.reordered && !terms.split {
            flags & GepFlags::INBOUNDS
        } else {
            GepFlags::empty()
        };
        let mut p = base;
        for term in &terms.variable {
            let bytes = self.scaled(term);
            p = match space {
                AddrSpace::BufferFat => self.e.add(p, bytes),
                _ => self.e.gep(partial, p, bytes),
            };
        }
        if constant && space == AddrSpace::BufferFat {
            p = self.e.add_const(p, terms.offset as u64);
        } else if constant {
            p = self.e.gep_const(partial, p, terms.offset);
        }
        Ok(p)
    }

    /// The variable summands and the sum of the constant ones.
    fn gep_terms(
        &mut self,
        flags: GepFlags,
        source: Type,
        space: AddrSpace,
        indices: &[Index],
    ) -> Res<Terms> {
        let mut terms = Terms::default();
        let mut ty = source;
        for (i, index) in indices.iter().enumerate() {
            let stride = if i == 0 {
                DataLayout::new(&self.e.ctx.types).alloc_size(source)
            } else {
                let (next, stride) = self.step(ty, index.num.lo)?;
                ty = next;
                match stride {
                    Step::Stride(stride) => stride,
                    Step::Field(at) => {
                        terms.offset = terms.offset.wrapping_add(at as i64);
                        continue;
                    }
                }
            };
            if stride > 0 {
                self.add_term(flags, space, index, stride, &mut terms)?;
            }
        }
        if space.index_bits() == 32 {
            terms.offset = i64::from(terms.offset as i32);
        }
        Ok(terms)
    }

    /// Adds index times stride: to the constant, to the variable summands, or in part to both.
    fn add_term(
        &mut self,
        flags: GepFlags,
        space: AddrSpace,
        index: &Index,
        stride: u64,
        terms: &mut Terms,
    ) -> Res<()> {
        let bits = self.index_bits(index.ty)?;
        let num = index.num;
        let behind_constant = terms.offset != 0;
        let mut add_constant = |c: i64| {
            let bytes = c.wrapping_mul(stride as i64);
            terms.offset = terms.offset.wrapping_add(bytes);
        };
        if let Some(c) = self.e.const_bits(num.lo).filter(|_| num.hi.is_none()) {
            add_constant(fold::sign_extend(c, bits) as i64);
            return Ok(());
        }
        terms.reordered |= behind_constant;
        let split = self.without_constant(space, index, bits)?;
        let bytes = |c: i64| c.saturating_mul(stride as i64);
        if let Some((rest, c)) = split.filter(|&(_, c)| !self.stays_whole(space, index, bytes(c))) {
            add_constant(c);
            terms.split = true;
            let flags = GepFlags::empty();
            terms.variable.push(Term {
                index: rest,
                stride,
                flags,
            });
            return Ok(());
        }
        let index = self.index_value(flags, space, num, bits, stride);
        terms.variable.push(Term {
            index,
            stride,
            flags,
        });
        Ok(())
    }

    /// Is an index that is a sum with a constant, of so many bytes, better left as it is?
    fn stays_whole(&mut self, space: AddrSpace, index: &Index, bytes: i64) -> bool {
        self.e.target.abilities.has_no_room(space, bytes)
            && index.source.is_some_and(|v| self.uses().get(v) > 1)
    }

    /// An index that is x + c, or the extension of x + c that cannot overflow, as x extended, and
    /// c: so that accesses next to each other share the address of x and have c in their offset.
    fn without_constant(
        &mut self,
        space: AddrSpace,
        index: &Index,
        bits: u32,
    ) -> Res<Option<(Value, i64)>> {
        let width = space.index_bits();
        let Some(v) = index.source.filter(|_| bits <= 64) else {
            return Ok(None);
        };
        let Some(inst) = self.src.def_inst(v) else {
            return Ok(None);
        };
        let (sum, from, how, needed) = match *self.src.inst(inst) {
            InstData::Cast {
                op: CastOp::SExt,
                arg,
                ..
            } => (arg, bits, Extend::Sign, ArithFlags::NSW),
            InstData::Cast {
                op: CastOp::ZExt,
                arg,
                ..
            } => (arg, bits, Extend::Zero, ArithFlags::NUW),
            _ if bits < width => (v, bits, Extend::Sign, ArithFlags::NSW),
            _ => (v, bits, Extend::Sign, ArithFlags::empty()),
        };
        let Some((x, c)) = self.constant_summand(sum, needed) else {
            return Ok(None);
        };
        let inner = self.leaf_of(self.ty(x))?.bits();
        if inner > 64 {
            return Ok(None);
        }
        let c = match how {
            Extend::Sign => fold::sign_extend(c, inner) as i64,
            Extend::Zero => c as i64,
        };
        let n = self.num(x)?;
        // First as the cast says, then as `getelementptr` treats its index.
        let n = if inner < from {
            self.e.extend(n, inner, from, how)
        } else {
            n
        };
        let rest = if from < width {
            self.e.extend(n, from, width, Extend::Sign)
        } else {
            self.e.truncate(n, from, width)
        };
        Ok(Some((rest.lo, c)))
    }

    /// `x + c` with a promise, or `x | c` without common bits, which makes any.
    fn constant_summand(&self, v: Value, needed: ArithFlags) -> Option<(Value, u128)> {
        let InstData::Binary { op, flags, args } = *self.src.inst(self.src.def_inst(v)?) else {
            return None;
        };
        let promised = match op {
            BinaryOp::Add => flags.contains(needed),
            BinaryOp::Or => flags.contains(ArithFlags::DISJOINT),
            _ => false,
        };
        let c = self.int_const_of(args[1]).filter(|_| promised)?;
        // A constant with the sign bit would make the extensions of an `or` differ.
        let negative = op == BinaryOp::Or
            && c >> (self.e.ctx.types.int_bits(self.ty(v))?.clamp(1, 128) - 1) != 0;
        (!negative).then_some((args[0], c))
    }

    fn index_bits(&self, ty: Type) -> Res<u32> {
        let types = &self.e.ctx.types;
        types
            .int_bits(types.scalar(ty))
            .ok_or_else(|| self.unsupported("an index of this type"))
    }

    /// The type that an index leads to, and how far it goes.
    fn step(&self, ty: Type, index: Value) -> Res<(Type, Step)> {
        let types = &self.e.ctx.types;
        let layout = DataLayout::new(types);
        match types.get(ty) {
            TypeData::Struct { fields, .. } => {
                let field = self
                    .e
                    .const_bits(index)
                    .ok_or_else(|| self.unsupported("a structure index that is not constant"))?;
                let next = fields
                    .get(field as usize)
                    .ok_or_else(|| self.unsupported("a structure index out of range"))?;
                Ok((*next, Step::Field(layout.element_offset(ty, field as u64))))
            }
            TypeData::Array { elem, .. } => Ok((*elem, Step::Stride(layout.alloc_size(*elem)))),
            TypeData::Vector { elem, .. } => {
                Ok((*elem, Step::Stride(layout.bits(*elem).div_ceil(8))))
            }
            _ => Err(self.unsupported("an index into this type")),
        }
    }

    /// An index as an integer of the pointer's width.
    fn index_value(
        &mut self,
        flags: GepFlags,
        space: AddrSpace,
        n: Num,
        bits: u32,
        stride: u64,
    ) -> Value {
        let width = space.index_bits();
        if bits >= width {
            return self.e.truncate(n, bits, width).lo;
        }
        let n = self.e.extend_low(n, bits, Extend::Sign);
        // An unsigned promise makes a negative index impossible, so zero extension is the same: but
        // for single bytes behind address 0, where nothing wraps and nothing is in bounds.
        let never_negative = stride > 1 || flags.contains(GepFlags::INBOUNDS);
        let how = if flags.contains(GepFlags::NUW) && never_negative {
            Extend::Zero
        } else {
            Extend::Sign
        };
        let from = crate::legal::int::container(bits);
        self.e.extend(n, from, width, how).lo
    }

    /// Index times stride. A small unsigned index is multiplied in 32 bits, which leaves the
    /// address in the form base + zext(i32).
    fn scaled(&mut self, term: &Term) -> Value {
        let e = &mut self.e;
        let Term {
            index,
            stride,
            flags,
        } = *term;
        if stride == 1 {
            return index;
        }
        if e.width(index) == 64 && stride <= u64::from(u32::MAX) {
            let zeros = e.known(index).leading_zeros();
            let stride_bits = 64 - (stride - 1).leading_zeros();
            if zeros >= 32 + stride_bits {
                let word = e.lo(index);
                e.note_leading_zeros(word, zeros - 32);
                let product = self.scale_word(word, stride);
                return self.e.zext(product, Type::I64);
            }
        }
        let mul_flags = if flags.intersects(GepFlags::INBOUNDS | GepFlags::NUSW) {
            ArithFlags::NSW
        } else {
            ArithFlags::empty()
        };
        let ty = e.ty(index);
        let c = e.int(ty, u128::from(stride));
        e.binary(BinaryOp::Mul, mul_flags, index, c)
    }

    fn scale_word(&mut self, word: Value, stride: u64) -> Value {
        let stride = self.e.i32(stride as u32);
        let n = Num::from(word);
        self.e
            .int_binary(BinaryOp::Mul, ArithFlags::NUW, 32, n, stride.into())
            .lo
    }

    /// `ptrtoint`, `inttoptr` or `addrspacecast` of a scalar.
    pub(crate) fn pointer_cast(
        &mut self,
        op: CastOp,
        n: Num,
        from: Leaf,
        to: Leaf,
        null: Null,
    ) -> Res<Num> {
        match (op, from, to) {
            (CastOp::PtrToInt, Leaf::Ptr(space), Leaf::Int(bits)) => {
                let int = self.leaf_bits(n, from);
                let width = space.pointer_bits();
                Ok(if bits <= width {
                    self.e.truncate(int, width, bits)
                } else {
                    self.e.extend(int, width, bits, Extend::Zero)
                })
            }
            (CastOp::IntToPtr, Leaf::Int(bits), Leaf::Ptr(space)) => {
                let width = space.pointer_bits();
                let int = if bits <= width {
                    self.e.extend(n, bits, width, Extend::Zero)
                } else {
                    self.e.truncate(n, bits, width)
                };
                self.leaf_from_bits(int, to)
            }
            (CastOp::AddrSpaceCast, Leaf::Ptr(a), Leaf::Ptr(b)) => {
                Ok(self.space_cast(n.lo, a, b, null)?.into())
            }
            (CastOp::Bitcast, a, b) if a == b => Ok(n),
            _ => Err(self.unsupported("a cast between these types")),
        }
    }

    /// A pointer in another address space.
    fn space_cast(&mut self, p: Value, from: AddrSpace, to: AddrSpace, null: Null) -> Res<Value> {
        use AddrSpace::{Constant, Constant32, Generic, Global, Local, Private};
        let ty = Type::ptr(to);
        match (from, to) {
            _ if from == to => Ok(p),
            (Generic | Global | Constant, Generic | Global | Constant) => Ok(self.flat_cast(p, ty)),
            (Local | Private, Generic) => self.segment_to_flat(p, from, null),
            (Generic, Local | Private) => Ok(self.flat_to_segment(p, ty, null)),
            (Constant32, Generic | Global | Constant) => {
                let word = self.e.ptr_to_int(p);
                let int = self.e.zext(word, Type::I64);
                let int = match self.src.attrs.constant32_high() {
                    0 => int,
                    high => {
                        let high = self.e.int(Type::I64, u128::from(high) << 32);
                        self.e.or(int, high)
                    }
                };
                Ok(self.e.int_to_ptr(int, ty))
            }
            (Generic | Global | Constant, Constant32) => {
                let int = self.e.ptr_to_int(p);
                let word = self.e.lo(int);
                Ok(self.e.int_to_ptr(word, ty))
            }
            _ => Err(self
                .unsupported(&format!(
                    "addrspacecast from address space {} to {}",
                    from.number(),
                    to.number()
                ))
                .hint("the spaces have no address in common")),
        }
    }

    /// Between spaces whose pointers are the same bits.
    fn flat_cast(&mut self, p: Value, ty: Type) -> Value {
        if let Some(c) = self.e.out.value_const(p) {
            if matches!(self.e.ctx.consts.get(c), ConstData::Zero(_)) {
                return self.e.constant(ConstData::Zero(ty));
            }
        }
        self.e.raw_cast(CastOp::AddrSpaceCast, p, ty)
    }

    /// A local or private pointer as a flat one: the aperture's upper word above it; null becomes
    /// null.
    fn segment_to_flat(&mut self, p: Value, from: AddrSpace, null: Null) -> Res<Value> {
        let id = match from {
            AddrSpace::Local => Intrinsic::SharedApertureHi,
            _ => Intrinsic::PrivateApertureHi,
        };
        let generic = Type::ptr(AddrSpace::Generic);
        let word = self.e.ptr_to_int(p);
        if self.e.const_bits(word) == Some(u128::from(SEGMENT_NULL)) {
            return Ok(self.e.constant(ConstData::Zero(generic)));
        }
        let high = self.aperture(id)?;
        let flat = self.e.pack(word, high);
        if null == Null::Never || self.e.const_bits(word).is_some() {
            return Ok(self.e.int_to_ptr(flat, generic));
        }
        let valid = self.e.icmp_const(IntCC::Ne, word, u64::from(SEGMENT_NULL));
        let zero = self.e.i64(0);
        let flat = self.e.select(valid, flat, zero);
        Ok(self.e.int_to_ptr(flat, generic))
    }

    /// The upper word of the base of an aperture.
    pub(crate) fn aperture(&mut self, id: Intrinsic) -> Res<Value> {
        let Some(place) = aperture::place(self.e.target, id) else {
            return Ok(self.e.intr(id, &[], Type::I32));
        };
        let base = self.implicit_input(place.input)?;
        let ptr = self.offset_pointer(base, place.offset);
        // The runtime wrote it before the dispatch.
        let mem = MemAccess {
            flags: MemFlags::INVARIANT | MemFlags::NOUNDEF | MemFlags::NOALIAS,
            ..MemAccess::aligned(4)
        };
        Ok(self.e.value(InstData::Load { ptr, mem }, Type::I32))
    }

    /// A flat pointer as a local or private one: its lower word; null becomes the segment's null.
    fn flat_to_segment(&mut self, p: Value, ty: Type, null: Null) -> Value {
        let int = self.e.ptr_to_int(p);
        let word = self.e.lo(int);
        if null == Null::Never {
            return self.e.int_to_ptr(word, ty);
        }
        let valid = self.e.icmp_const(IntCC::Ne, int, 0);
        let null = self.e.i32(SEGMENT_NULL);
        let word = self.e.select(valid, word, null);
        self.e.int_to_ptr(word, ty)
    }

    /// Is a pointer of the source surely not null: the address of a variable, moved inside of it at
    /// most?
    pub(crate) fn is_nonnull(&self, v: Value) -> bool {
        let mut v = v;
        // A chain of any length may be looked through; the bound keeps legalisation linear.
        for _ in 0..8 {
            match self.src.value_def(v) {
                ValueDef::Const(c) => return self.const_is_nonnull(c),
                ValueDef::Param(block, index) => {
                    return block == self.src.entry()
                        && self.src.params.get(index as usize).is_some_and(|p| {
                            p.attrs.flags.contains(ir::function::ParamFlags::NONNULL)
                        });
                }
                ValueDef::Inst(inst) => match self.src.inst(inst) {
                    InstData::Alloca { .. } => return true,
                    InstData::Gep { flags, args, .. } if flags.contains(GepFlags::INBOUNDS) => {
                        match args.first(&self.src.lists) {
                            Some(base) => v = base,
                            None => return false,
                        }
                    }
                    _ => return false,
                },
            }
        }
        false
    }

    /// A bit pattern cast of a scalar to another of the same width.
    pub(crate) fn bitcast_leaf(&mut self, n: Num, from: Leaf, to: Leaf) -> Res<Num> {
        if from == to {
            return Ok(n);
        }
        let bits = self.leaf_bits(n, from);
        self.leaf_from_bits(bits, to)
    }

    /// The bits of a scalar as an integer of its width.
    pub(crate) fn leaf_bits(&mut self, n: Num, leaf: Leaf) -> Num {
        match leaf {
            Leaf::Int(_) | Leaf::Float(FloatKind::BFloat) => n,
            Leaf::Ptr(AddrSpace::BufferResource) => n,
            Leaf::Float(_) => self.e.bits(n.lo).into(),
            Leaf::Ptr(_) => self.e.ptr_to_int(n.lo).into(),
        }
    }

    /// A scalar from an integer of its width that holds its bits.
    pub(crate) fn leaf_from_bits(&mut self, n: Num, leaf: Leaf) -> Res<Num> {
        Ok(match leaf {
            Leaf::Int(_) | Leaf::Float(FloatKind::BFloat) => n,
            Leaf::Ptr(AddrSpace::BufferResource) => n,
            Leaf::Float(FloatKind::Half) => self.e.half_from_bits(n.lo).into(),
            Leaf::Float(FloatKind::Float) => self.e.bitcast(n.lo, Type::F32).into(),
            Leaf::Float(FloatKind::Double) => self.e.bitcast(n.lo, Type::F64).into(),
            Leaf::Ptr(space) => self.e.int_to_ptr(n.lo, Type::ptr(space)).into(),
        })
    }
}

/// How an index moves an address.
enum Step {
    /// By this many bytes for each.
    Stride(u64),
    /// To a field at this offset.
    Field(u64),
}

//! The target's own intrinsics. Those on words are legal; values of other types go through them
//! word by word.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::Extend;
use crate::legal::shape::{self, Leaf};
use crate::target::{Permutation, Traps};
use ir::{
    AddrSpace, ArithFlags, CastOp, ConstData, FloatCC, FloatKind, Inst, InstData, IntCC, Intrinsic,
    Type, Value,
};

impl Legaliser<'_> {
    /// `llvm.amdgcn.*` and what else is left.
    pub(crate) fn target_intrinsic(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Res<()> {
        use Intrinsic::*;
        if let Some(op) = id.wave_reduction() {
            return self.wave_reduce(inst, op, args);
        }
        if id.is_packed() {
            return self.packed(inst, id, args);
        }
        if id.matrix().is_some() {
            return self.matrix(inst, id, args);
        }
        if let Some(read) = id.transposed_read() {
            return self.transposed_read(inst, id, read, args);
        }
        match id {
            ReadFirstLane | ReadLane | MovDpp | DsSwizzle => self.by_words(inst, id, args, 1),
            WriteLane => self.write_lane(inst, args),
            UpdateDpp | SetInactive => self.by_words(inst, id, args, 2),
            StrictWwm | StrictWqm => self.by_words(inst, id, args, 1),
            Wwm => self.by_words(inst, StrictWwm, args, 1),
            Wqm | SoftWqm => self.whole_quads(inst, args),
            WqmVote => self.quad_vote(inst, args),
            PsLive | LiveMask => self.lane_lives(inst),
            DsAppend | DsConsume => self.shared_counter(inst, id, args),
            DsOrderedAdd | DsOrderedSwap => self.ordered_counter(inst, id, args),
            GlobalLoadLds | LoadToLds => self.load_to_lds(args),
            Ballot => self.ballot(inst, args),
            AmdICmp => self.lane_icmp(inst, args),
            AmdFCmp => self.lane_fcmp(inst, args),
            CvtPkRtz => self.pack_halves(inst, args),
            CvtPkI16 | CvtPkU16 | CvtPkNormI16 | CvtPkNormU16 => self.pack_shorts(inst, id, args),
            SFfbh => self.first_sign(inst, args),
            FDivFast => self.fast_division(inst, args),
            MqsadU32U8 => self.quad_sums(inst, id, args),
            SQuadmask | SWqm => self.quads(inst, id, args),
            FMadFtz => self.multiply_add(inst, id, flags, args),
            FDot2 | SDot2 | UDot2 => self.dot(inst, id, args),
            MulI24 | MulU24 => self.mul24_intrinsic(inst, id, args),
            InlineAsm | UniformAsm => self.inline_asm(inst, id, args),
            FrexpExp => self.frexp_exponent(inst, args),
            InverseBallot => self.inverse_ballot(inst, args),
            UBfe | SBfe => self.bit_field(inst, id, args),
            RsqClamp => self.rsq_clamp(inst, args),
            MaskedLoad | MaskedStore | MaskedGather | MaskedScatter | ExpandLoad
            | CompressStore => self.masked_access(inst, id, args),
            ImageLoad | ImageStore | ImageAtomic => self.image_access(inst, args),
            MakeBufferRsrc => self.make_resource(inst, args),
            SBufferLoad => self.uniform_buffer_load(inst, args),
            GetRounding | SetRounding | GetFpEnv | SetFpEnv | GetFpMode => {
                self.fp_environment(inst, id, args)
            }
            Trap | UbsanTrap | DebugTrap => self.trap(inst, id, flags, args),
            ReturnAddress => self.return_address(inst, id, flags, args),
            ReadCycleCounter => self.clock(inst, SMemTime),
            ReadSteadyCounter => self.clock(inst, SMemRealTime),
            DsPermute | DsBpermute if self.e.target.permutes.lanes == Permutation::Expanded => {
                self.permuted_lanes(inst, id, args)
            }
            Perm if self.e.target.permutes.bytes == Permutation::Expanded => {
                self.permuted_bytes(inst, args)
            }
            _ => match id.buffer_access() {
                Some(access) => self.buffer_access(inst, access, args),
                None => self.pass_through(inst, id, flags, args),
            },
        }
    }

    /// A trap, as the trap handler wants it.
    fn trap(&mut self, inst: Inst, id: Intrinsic, flags: ArithFlags, args: &[Value]) -> Res<()> {
        match self.e.target.traps {
            // Nobody is there to be told.
            Traps::End if id == Intrinsic::DebugTrap => Ok(()),
            Traps::End => {
                self.e.intr_void(Intrinsic::EndPgm, &[]);
                Ok(())
            }
            _ if id == Intrinsic::DebugTrap => self.pass_through(inst, id, flags, args),
            Traps::Plain => self.pass_through(inst, id, flags, args),
            Traps::WithQueue => {
                let queue = self.implicit_input(Intrinsic::QueuePtr)?;
                self.e.intr_void(Intrinsic::QueueTrap, &[queue]);
                Ok(())
            }
        }
    }

    /// Where the function's caller goes on; zero where that is not known.
    fn return_address(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Res<()> {
        let own = self.int_const_of(args[0]) == Some(0);
        if own && !self.src.call_conv.is_kernel() {
            return self.pass_through(inst, id, flags, args);
        }
        let ty = self.src.result_type(inst);
        let mut parts = Parts::new();
        let null = self.e.ctx.consts.intern(ConstData::Zero(ty));
        self.const_parts(null, &mut parts)?;
        self.set(inst, &parts);
        Ok(())
    }

    /// The intrinsic on the operands' parts, which must be what it takes.
    pub(crate) fn pass_through(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Res<()> {
        let mut parts = Parts::new();
        for (i, &arg) in args.iter().enumerate() {
            match self.int_const_of(arg) {
                // What must be a constant keeps its type: it is a field of the instruction.
                Some(value) if id.takes_immediate(i) => {
                    parts.push(self.e.int(self.ty(arg), value));
                }
                _ if self.ty(arg).addr_space() == Some(AddrSpace::BufferFat) => {
                    return Err(
                        self.unsupported(&format!("{} of a pointer into a buffer", id.name()))
                    );
                }
                _ => parts.extend(self.parts(arg)?),
            }
        }
        let Some(v) = self.src.result(inst) else {
            self.e.intr_void(id, &parts);
            return Ok(());
        };
        let ty = self.ty(v);
        let types: Types = {
            let shape = self.shape_of(ty)?;
            shape::leaves(&shape).flat_map(Leaf::part_types).collect()
        };
        match types[..] {
            [one] => {
                if self.leaf_of(ty)? == Leaf::Float(FloatKind::BFloat) {
                    return Err(self.of_bfloat(id));
                }
                let r = self.e.intr_flags(id, flags, &parts, one);
                self.set(inst, &[r]);
            }
            _ if id == Intrinsic::DivScale => {
                self.not_of_bfloat(id, args[0])?;
                let pair = self.e.ctx.types.structure(&types);
                let both = self.e.intr_flags(id, flags, &parts, pair);
                let value = self.e.field(both, 0, types[0]);
                let flag = self.e.field(both, 1, types[1]);
                self.set(inst, &[value, flag]);
            }
            _ => {
                return Err(self.unsupported(&format!("{} of this type", id.name())));
            }
        }
        Ok(())
    }

    /// There are no instructions for bfloats on the processors that code is made for.
    fn of_bfloat(&self, id: Intrinsic) -> ir::Diagnostic {
        self.unsupported(&format!("{} of bfloat", id.name()))
    }

    fn not_of_bfloat(&self, id: Intrinsic, arg: Value) -> Res<()> {
        match self.leaf_of(self.ty(arg))? {
            Leaf::Float(FloatKind::BFloat) => Err(self.of_bfloat(id)),
            _ => Ok(()),
        }
    }

    /// Applies an intrinsic on i32 to each word of its first `count` operands; the others are given
    /// to each.
    fn by_words(&mut self, inst: Inst, id: Intrinsic, args: &[Value], count: usize) -> Res<()> {
        let ty = self.src.result_type(inst);
        let mut columns = Vec::new();
        for &arg in &args[..count] {
            columns.push(self.value_words(arg)?);
        }
        let mut rest = Parts::new();
        for &arg in &args[count..] {
            rest.extend(self.parts(arg)?);
        }
        let mut words = Vec::new();
        for i in 0..columns[0].len() {
            let mut operands: Parts = columns.iter().map(|c| c[i]).collect();
            operands.extend_from_slice(&rest);
            words.push(self.e.intr(id, &operands, Type::I32));
        }
        let parts = self.parts_of_words(ty, &words)?;
        self.set(inst, &parts);
        Ok(())
    }

    /// `writelane(value, lane, old)`: first and last operand are data.
    fn write_lane(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let ty = self.src.result_type(inst);
        let values = self.value_words(args[0])?;
        let lane = self.one(args[1])?;
        let old = self.value_words(args[2])?;
        let mut words = Vec::new();
        for (&v, &o) in values.iter().zip(&old) {
            words.push(self.e.intr(Intrinsic::WriteLane, &[v, lane, o], Type::I32));
        }
        let parts = self.parts_of_words(ty, &words)?;
        self.set(inst, &parts);
        Ok(())
    }

    /// A value's bits as words: each of its leaves begins a new one.
    pub(crate) fn value_words(&mut self, v: Value) -> Res<Vec<Value>> {
        let ty = self.ty(v);
        let parts = self.parts(v)?;
        let mut words = Vec::new();
        let mut at = 0;
        for leaf in shape::leaves(&self.shape_of(ty)?) {
            let here = &parts[at..at + leaf.parts()];
            at += leaf.parts();
            if leaf.is_fat() {
                words.extend(self.fat_words(here));
                continue;
            }
            let n = Legaliser::num_at(here, leaf, 0);
            let bits = self.leaf_bits(n, leaf);
            words.extend(self.e.join_bits(&[bits], leaf.bits().div_ceil(32) * 32));
        }
        Ok(words)
    }

    /// The opposite of [`Legaliser::value_words`].
    pub(crate) fn parts_of_words(&mut self, ty: Type, words: &[Value]) -> Res<Parts> {
        let mut out = Parts::new();
        let mut at = 0;
        for leaf in shape::leaves(&self.shape_of(ty)?) {
            let n = leaf.bits().div_ceil(32) as usize;
            if leaf.is_fat() {
                out.extend(self.fat_of_words(&words[at..at + n]));
                at += n;
                continue;
            }
            let bits = self.e.extract_bits(&words[at..at + n], 0, leaf.bits());
            at += n;
            let value = self.leaf_from_bits(bits, leaf)?;
            value.append_to(&mut out);
        }
        Ok(out)
    }

    /// A mask of all lanes of the wave.
    fn mask_type(&self, inst: Inst) -> Res<Type> {
        let bits = self.leaf_of(self.src.result_type(inst))?.bits();
        self.check_mask_width(bits)?;
        Ok(if bits == 64 { Type::I64 } else { Type::I32 })
    }

    /// Refuses an integer that has not a bit for each lane.
    fn check_mask_width(&self, bits: u32) -> Res<()> {
        if bits == self.e.target.abilities.lanes {
            return Ok(());
        }
        Err(self
            .unsupported(&format!("a lane mask of {bits} bits"))
            .hint(format!(
                "a wave has {} lanes",
                self.e.target.abilities.lanes
            )))
    }

    fn ballot(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let ty = self.mask_type(inst)?;
        let cond = self.one(args[0])?;
        let mask = self.e.intr(Intrinsic::Ballot, &[cond], ty);
        self.set(inst, &[mask]);
        Ok(())
    }

    /// A ballot in an integer of any width: a narrow one has the first lanes only.
    fn ballot_in_any(&mut self, inst: Inst, bit: Value) -> Res<()> {
        let wanted = self.leaf_of(self.src.result_type(inst))?.bits();
        let lanes = self.e.target.abilities.lanes;
        let ty = self.wave_mask_type();
        let mask = self.e.intr(Intrinsic::Ballot, &[bit], ty);
        let mask = match wanted < lanes {
            true => self.e.truncate(mask.into(), lanes, wanted),
            false => self.e.extend(mask.into(), lanes, wanted, Extend::Zero),
        };
        self.set_num(inst, mask);
        Ok(())
    }

    /// `llvm.amdgcn.icmp(a, b, condition)`: a ballot of the comparison.
    fn lane_icmp(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        use IntCC::*;
        /// In the order of LLVM's numbers, from 32.
        const CONDITIONS: [IntCC; 10] = [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle];
        let number = self.int_const_of(args[2]).unwrap_or(0).wrapping_sub(32);
        let cond = usize::try_from(number)
            .ok()
            .and_then(|n| CONDITIONS.get(n).copied())
            .ok_or_else(|| self.unsupported("this condition code"))?;
        let width = self.leaf_of(self.ty(args[0]))?.bits();
        let a = self.num(args[0])?;
        let b = self.num(args[1])?;
        let bit = self.e.int_compare(cond, width, a, b);
        self.ballot_in_any(inst, bit)
    }

    /// `llvm.amdgcn.fcmp(a, b, condition)`: a ballot of the comparison.
    fn lane_fcmp(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        use FloatCC::*;
        /// In the order of LLVM's numbers, from 0.
        const CONDITIONS: [FloatCC; 16] = [
            False, Oeq, Ogt, Oge, Olt, Ole, One, Ord, Uno, Ueq, Ugt, Uge, Ult, Ule, Une, True,
        ];
        let number = self.int_const_of(args[2]).unwrap_or(u128::MAX);
        let cond = usize::try_from(number)
            .ok()
            .and_then(|n| CONDITIONS.get(n).copied())
            .ok_or_else(|| self.unsupported("this condition code"))?;
        let leaf = self.leaf_of(self.ty(args[0]))?;
        let a = self.one(args[0])?;
        let b = self.one(args[1])?;
        let (a, b) = (self.computable(leaf, a), self.computable(leaf, b));
        let bit = self.e.fcmp(cond, a, b);
        self.ballot_in_any(inst, bit)
    }

    /// `cvt.pkrtz` gives both halves in a word.
    fn pack_halves(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let (a, b) = (self.one(args[0])?, self.one(args[1])?);
        let ty = self.e.ctx.types.vector(Type::F16, 2);
        let pair = self.e.intr(Intrinsic::CvtPkRtz, &[a, b], ty);
        let word = self.e.raw_cast(CastOp::Bitcast, pair, Type::I32);
        let parts = self.halves_of(word)?;
        self.set(inst, &parts);
        Ok(())
    }

    /// `sffbh` of a word: the instruction has no other width.
    fn first_sign(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let bits = self.leaf_of(self.ty(args[0]))?.bits();
        if bits != 32 {
            return Err(self.unsupported(&format!("llvm.amdgcn.sffbh of i{bits}")));
        }
        let x = self.one(args[0])?;
        let r = self.e.intr(Intrinsic::FfbhI32, &[x], Type::I32);
        self.set(inst, &[r]);
        Ok(())
    }

    /// A quotient within 2.5 ulp: the reciprocal of a divisor that is made smaller where its
    /// reciprocal would be subnormal. What llc makes of `fdiv` with that accuracy.
    fn fast_division(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        const LARGE: f32 = f32::from_bits(0x6f80_0000);
        const SMALLER: f32 = f32::from_bits(0x2f80_0000);
        let (x, y) = (self.one(args[0])?, self.one(args[1])?);
        let e = &mut self.e;
        let magnitude = e.unary(Intrinsic::FAbs, y);
        let (large, smaller, one) = (e.f32(LARGE), e.f32(SMALLER), e.f32(1.0));
        let is_large = e.fcmp(FloatCC::Ogt, magnitude, large);
        let scale = e.select(is_large, smaller, one);
        let divisor = e.fmul(y, scale);
        let reciprocal = e.unary(Intrinsic::Rcp, divisor);
        let product = e.fmul(x, reciprocal);
        let r = e.fmul(scale, product);
        self.set(inst, &[r]);
        Ok(())
    }

    /// `mqsad.u32.u8`: four sums, in four words.
    fn quad_sums(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let (x, y) = (self.one(args[0])?, self.one(args[1])?);
        let start = self.parts(args[2])?;
        let start = self.e.build_words(&start);
        let ty = self.e.ty(start);
        let sums = self.e.intr(id, &[x, y, start], ty);
        let mut out = Parts::new();
        for i in 0..4 {
            let index = self.e.i32(i);
            let args = [sums, index];
            out.push(self.e.value(InstData::ExtractElement { args }, Type::I32));
        }
        self.set(inst, &out);
        Ok(())
    }

    /// Of masks of 32 or 64 lanes.
    fn quads(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        match self.leaf_of(self.ty(args[0]))?.bits() {
            32 | 64 => self.pass_through(inst, id, ArithFlags::empty(), args),
            bits => Err(self.unsupported(&format!("{} of i{bits}", id.name()))),
        }
    }

    fn multiply_add(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        flags: ArithFlags,
        args: &[Value],
    ) -> Res<()> {
        if self.leaf_of(self.ty(args[0]))? == Leaf::Float(FloatKind::Double) {
            return Err(self.unsupported(&format!("{} of double", id.name())));
        }
        self.pass_through(inst, id, flags, args)
    }

    /// `cvt.pk.i16` and its sisters give both numbers in a word.
    fn pack_shorts(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let (a, b) = (self.one(args[0])?, self.one(args[1])?);
        let ty = self.e.ctx.types.vector(Type::I16, 2);
        let pair = self.e.intr(id, &[a, b], ty);
        let word = self.e.raw_cast(CastOp::Bitcast, pair, Type::I32);
        let upper = self.e.lshr_const(word, 16);
        self.set(inst, &[word, upper]);
        Ok(())
    }

    /// The two halves in a word.
    fn halves_of(&mut self, word: Value) -> Res<Parts> {
        let lo = self.e.half_from_bits(word);
        let up = self.e.lshr_const(word, 16);
        let hi = self.e.half_from_bits(up);
        Ok(Parts::from_slice(&[lo, hi]))
    }

    /// Dot products of pairs: the pairs are packed in words.
    fn dot(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let mut operands = Parts::new();
        for &arg in &args[..2] {
            let leaf = self.leaf_of(self.ty(arg))?;
            let parts = self.parts(arg)?;
            let mut elements = Vec::new();
            for i in 0..parts.len() {
                elements.push(self.leaf_bits(parts[i].into(), leaf));
            }
            let words = self.e.join_bits(&elements, leaf.bits());
            let ty = self.ty(arg);
            operands.push(self.e.raw_cast(CastOp::Bitcast, words[0], ty));
        }
        for &arg in &args[2..] {
            operands.extend(self.parts(arg)?);
        }
        let ty = self.leaf_of(self.src.result_type(inst))?.part_type();
        let r = self.e.intr(id, &operands, ty);
        self.set(inst, &[r]);
        Ok(())
    }

    /// A product of 24-bit numbers as an i32, or as an i64 of both its halves.
    fn mul24_intrinsic(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let bits = self.leaf_of(self.src.result_type(inst))?.bits();
        if bits > 64 {
            return Err(self.unsupported(&format!("{} of i{bits}", id.name())));
        }
        let (a, b) = (self.one(args[0])?, self.one(args[1])?);
        let lo = self.e.intr(id, &[a, b], Type::I32);
        let wide = self.leaf_of(self.src.result_type(inst))?.part_type() == Type::I64;
        let v = if wide {
            let high = match id {
                Intrinsic::MulU24 => Intrinsic::MulHiU24,
                _ => Intrinsic::MulHiI24,
            };
            let hi = self.e.intr(high, &[a, b], Type::I32);
            self.e.pack(lo, hi)
        } else {
            lo
        };
        self.set(inst, &[v]);
        Ok(())
    }

    /// A bit of a mask of all lanes.
    fn inverse_ballot(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let bits = self.leaf_of(self.ty(args[0]))?.bits();
        self.check_mask_width(bits)?;
        self.pass_through(inst, Intrinsic::InverseBallot, ArithFlags::empty(), args)
    }

    /// `wqm`: a value computed for whole quads of lanes, as pixel shaders need it for derivatives.
    /// In a kernel only the end of a work-group can have a part of a quad. The lanes that are
    /// missing there have no work-item, hence no ids and no value that a program could tell; they
    /// are left out, so that nothing is computed or stored for them.
    fn whole_quads(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        self.copy(inst, args[0])
    }

    /// `wqm.vote`: is the condition true in an active lane of the quad?
    fn quad_vote(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let ty = match self.e.target.abilities.lanes {
            64 => Type::I64,
            _ => Type::I32,
        };
        let cond = self.one(args[0])?;
        let mask = self.e.intr(Intrinsic::Ballot, &[cond], ty);
        let quads = self.e.intr(Intrinsic::SWqm, &[mask], ty);
        let r = self.e.intr(Intrinsic::InverseBallot, &[quads], Type::I1);
        self.set(inst, &[r]);
        Ok(())
    }

    /// `ps.live`, `live.mask`: no lane of a kernel is there for its neighbours only.
    fn lane_lives(&mut self, inst: Inst) -> Res<()> {
        let r = self.e.bool(true);
        self.set(inst, &[r]);
        Ok(())
    }

    /// Bits of a word: the instruction has no other width.
    fn bit_field(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        match self.leaf_of(self.ty(args[0]))?.bits() {
            32 => self.pass_through(inst, id, ArithFlags::empty(), args),
            bits => Err(self.unsupported(&format!("{} of i{bits}", id.name()))),
        }
    }

    /// The exponent as an i32, which stands for narrower integers too; that of a half through
    /// float.
    fn frexp_exponent(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        self.not_of_bfloat(Intrinsic::FrexpExp, args[0])?;
        let bits = self.leaf_of(self.src.result_type(inst))?.bits();
        if bits == 1 || bits > 64 {
            return Err(self.unsupported(&format!("an exponent of {bits} bits")));
        }
        let x = self.one(args[0])?;
        let x = match self.e.ty(x) {
            Type::F16 => self.e.cast(CastOp::FpExt, x, Type::F32),
            _ => x,
        };
        let r = self.e.intr(Intrinsic::FrexpExp, &[x], Type::I32);
        self.e.note_sign_bits(r, 20);
        let r = match bits {
            33.. => self.e.cast(CastOp::SExt, r, Type::I64),
            _ => r,
        };
        self.set(inst, &[r]);
        Ok(())
    }

    /// The reciprocal root with infinities replaced by the largest finite numbers: the instruction
    /// is gone since GFX8.
    fn rsq_clamp(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        self.not_of_bfloat(Intrinsic::RsqClamp, args[0])?;
        let x = self.one(args[0])?;
        let ty = self.e.ty(x);
        let largest = match ty {
            Type::F64 => self.e.f64(f64::MAX),
            Type::F32 => self.e.f32(f32::MAX),
            _ => self.e.f16_bits(0x7bff),
        };
        let least = self.e.fneg(largest);
        let r = self.e.unary(Intrinsic::Rsq, x);
        let r = self.e.intr(Intrinsic::MinNum, &[r, largest], ty);
        let r = self.e.intr(Intrinsic::MaxNum, &[r, least], ty);
        self.set(inst, &[r]);
        Ok(())
    }

    fn clock(&mut self, inst: Inst, id: Intrinsic) -> Res<()> {
        let v = self.e.intr(id, &[], Type::I64);
        self.set(inst, &[v]);
        Ok(())
    }
}

type Types = smallvec::SmallVec<[Type; 2]>;

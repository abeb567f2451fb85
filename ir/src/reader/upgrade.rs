//! Intrinsics that are other instructions here: those that LLVM has renamed or done away with since
//! version 9, which are read as what its own upgrade makes of them (`AutoUpgrade.cpp`), and those
//! that only say in another way what an instruction of the language says.

use super::body::{Body, Parsed};
use super::calls::{Args, CallHead};
use super::cursor::{Res, shown_text};
use super::lexer::Token;
use super::pieces::cast;
use super::vectors::{Count, Dependence};
use super::vp::{Numbers, Vp};
use crate::entities::Value;
use crate::inst::{ArithFlags, AtomicOp, BinaryOp, CastOp, FloatCC, InstData};
use crate::intrinsic::{ImageOp, Intrinsic};
use crate::layout::DataLayout;
use crate::memory::{AddrSpace, MemAccess, MemFlags, Ordering, ScopeLevel, ScopeSpaces, SyncScope};
use crate::types::{Type, TypeData};
use smallvec::SmallVec;

/// What an intrinsic is here.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Upgrade {
    /// The same under another name.
    Renamed(Intrinsic),
    /// Its first operand.
    First,
    /// Nothing.
    Nothing,
    /// An atomic operation of the device: pointer, operand, and perhaps ordering, scope and
    /// `volatile`.
    Atomic(AtomicOp),
    /// `llvm.convert.to.fp16`, the bits of a half.
    ToHalf,
    /// `llvm.convert.from.fp16`
    FromHalf,
    /// `llvm.va_start`
    VaStart,
    /// `llvm.va_copy`
    VaCopy,
    /// `llvm.vector.reverse`
    Reverse,
    /// `llvm.vector.interleave2` to `8`.
    Interleave(u32),
    /// `llvm.vector.deinterleave2` to `8`.
    Deinterleave(u32),
    /// `llvm.vector.splice`
    Splice,
    /// `llvm.vector.splice.left`: the first elements are dropped.
    SpliceLeft,
    /// `llvm.vector.splice.right`: so many of the first vector's last elements come in.
    SpliceRight,
    /// `llvm.amdgcn.addrspacecast.nonnull`
    SpaceCast,
    /// `llvm.allow.ubsan.check`, `llvm.type.test`, …: what they ask is said to be so.
    True,
    /// This number.
    Number(u8),
    /// `llvm.stepvector`
    Step,
    /// `llvm.sincos`
    SinCos,
    /// `llvm.get.active.lane.mask`
    LaneMask,
    /// `llvm.vector.partial.reduce.add` and `fadd`
    PartialSum,
    /// `llvm.experimental.get.vector.length`
    VectorLength,
    /// `llvm.experimental.vector.match`
    Match,
    /// `llvm.experimental.vector.compress`
    Compress,
    /// `llvm.experimental.vector.extract.last.active`
    LastActive,
    /// `llvm.experimental.vector.histogram.…`
    Histogram(Count),
    /// `llvm.loop.dependence.war.mask`, `raw.mask`
    Dependent(Dependence),
    /// `llvm.load.relative`
    LoadRelative,
    /// `llvm.clmul`
    CarrylessProduct,
    /// `llvm.fptrunc.round`
    Round,
    /// `llvm.read_register`, `llvm.read_volatile_register`
    ReadRegister,
    /// `llvm.write_register`
    WriteRegister,
    /// `llvm.amdgcn.wave.shuffle`
    Shuffle,
    /// `llvm.get.rounding`, once `llvm.flt.rounds`
    Rounding,
    /// `llvm.get.fpmode`
    FpMode,
    /// `llvm.get.fpenv`
    FpEnv,
    /// `llvm.set.fpenv`
    SetFpEnv,
    /// `llvm.frameaddress`: zero, for "it cannot be identified".
    NoAddress,
    /// `llvm.experimental.cttz.elts`
    TrailingElements,
    /// `llvm.vector.extract`
    Extract,
    /// `llvm.vector.insert`
    Insert,
    /// `llvm.experimental.constrained.…`: an operation whose last operands say what is known of the
    /// modes.
    Constrained(Constrained),
    /// `llvm.vp.…`: an operation on some elements.
    Vp(Vp),
    /// `llvm.amdgcn.kill`, `llvm.amdgcn.wqm.demote`
    Kill,
    /// `llvm.matrix.multiply`
    MatrixProduct,
    /// `llvm.matrix.transpose`
    MatrixTranspose,
    /// `llvm.matrix.column.major.load`
    MatrixLoad,
    /// `llvm.matrix.column.major.store`
    MatrixStore,
    /// `llvm.amdgcn.image.…`
    Image(ImageOp),
}

/// What stands for a metadata operand of a call.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Words {
    /// `metadata !"text"`
    Text,
    /// `metadata !0` with `!0 = !{!"text"}`
    Node,
}

impl Upgrade {
    /// How an intrinsic with operands that are metadata has them.
    pub fn words(self) -> Option<Words> {
        match self {
            Upgrade::Constrained(_)
            | Upgrade::True
            | Upgrade::Round
            | Upgrade::Vp(Vp::Compare(Numbers::Ints | Numbers::Floats)) => Some(Words::Text),
            Upgrade::ReadRegister | Upgrade::WriteRegister => Some(Words::Node),
            _ => None,
        }
    }
}

/// The operation of a constrained intrinsic.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Constrained {
    Binary(BinaryOp),
    Cast(CastOp),
    Intrinsic(Intrinsic),
    Compare,
}

/// Names without what follows the types; the longest that fits is taken.
const NAMES: &[(&str, Upgrade)] = {
    use Upgrade::*;
    &[
        ("llvm.amdgcn.ldexp", Renamed(Intrinsic::LdExp)),
        ("llvm.amdgcn.alignbit", Renamed(Intrinsic::Fshr)),
        ("llvm.amdgcn.atomic.inc", Atomic(AtomicOp::UIncWrap)),
        ("llvm.amdgcn.atomic.dec", Atomic(AtomicOp::UDecWrap)),
        ("llvm.amdgcn.ds.fadd", Atomic(AtomicOp::FAdd)),
        ("llvm.amdgcn.ds.fmin", Atomic(AtomicOp::FMin)),
        ("llvm.amdgcn.ds.fmax", Atomic(AtomicOp::FMax)),
        ("llvm.amdgcn.global.atomic.fadd", Atomic(AtomicOp::FAdd)),
        ("llvm.amdgcn.global.atomic.fmin", Atomic(AtomicOp::FMin)),
        ("llvm.amdgcn.global.atomic.fmax", Atomic(AtomicOp::FMax)),
        ("llvm.amdgcn.flat.atomic.fadd", Atomic(AtomicOp::FAdd)),
        ("llvm.amdgcn.flat.atomic.fmin", Atomic(AtomicOp::FMin)),
        ("llvm.amdgcn.flat.atomic.fmax", Atomic(AtomicOp::FMax)),
        // The same since gfx12's instructions have another name; llc has older ones for them too.
        ("llvm.amdgcn.global.atomic.fmin.num", Atomic(AtomicOp::FMin)),
        ("llvm.amdgcn.global.atomic.fmax.num", Atomic(AtomicOp::FMax)),
        ("llvm.amdgcn.flat.atomic.fmin.num", Atomic(AtomicOp::FMin)),
        ("llvm.amdgcn.flat.atomic.fmax.num", Atomic(AtomicOp::FMax)),
        ("llvm.convert.to.fp16", ToHalf),
        ("llvm.convert.from.fp16", FromHalf),
        ("llvm.ptr.annotation", First),
        ("llvm.annotation", First),
        ("llvm.ssa.copy", First),
        ("llvm.var.annotation", Nothing),
        ("llvm.dbg.addr", Nothing),
        ("llvm.va_start", VaStart),
        ("llvm.va_copy", VaCopy),
        ("llvm.va_end", Nothing),
        ("llvm.vector.reverse", Reverse),
        ("llvm.experimental.vector.reverse", Reverse),
        ("llvm.vector.splice", Splice),
        ("llvm.experimental.vector.splice", Splice),
        ("llvm.vector.splice.left", SpliceLeft),
        ("llvm.vector.splice.right", SpliceRight),
        ("llvm.amdgcn.addrspacecast.nonnull", SpaceCast),
        ("llvm.allow.ubsan.check", True),
        ("llvm.allow.runtime.check", True),
        ("llvm.experimental.widenable.condition", True),
        // What llc makes of those that no pass before it has looked at.
        ("llvm.type.test", True),
        ("llvm.public.type.test", True),
        ("llvm.eh.typeid.for", Number(1)),
        ("llvm.eh.unwind.init", Nothing),
        ("llvm.xray.customevent", Nothing),
        ("llvm.xray.typedevent", Nothing),
        // Nothing is left out between the stack's top and dynamic arrays.
        ("llvm.get.dynamic.area.offset", Number(0)),
        ("llvm.fake.use", Nothing),
        ("llvm.stepvector", Step),
        ("llvm.experimental.stepvector", Step),
        ("llvm.sincos", SinCos),
        ("llvm.get.active.lane.mask", LaneMask),
        ("llvm.vector.partial.reduce.add", PartialSum),
        ("llvm.experimental.vector.partial.reduce.add", PartialSum),
        ("llvm.vector.partial.reduce.fadd", PartialSum),
        ("llvm.experimental.get.vector.length", VectorLength),
        ("llvm.experimental.vector.match", Match),
        ("llvm.experimental.vector.compress", Compress),
        ("llvm.experimental.vector.extract.last.active", LastActive),
        (
            "llvm.experimental.vector.histogram.add",
            Histogram(Count::Add),
        ),
        (
            "llvm.experimental.vector.histogram.uadd.sat",
            Histogram(Count::Intrinsic(Intrinsic::UAddSat)),
        ),
        (
            "llvm.experimental.vector.histogram.umax",
            Histogram(Count::Intrinsic(Intrinsic::UMax)),
        ),
        (
            "llvm.experimental.vector.histogram.umin",
            Histogram(Count::Intrinsic(Intrinsic::UMin)),
        ),
        (
            "llvm.loop.dependence.war.mask",
            Dependent(Dependence::WriteAfterRead),
        ),
        (
            "llvm.loop.dependence.raw.mask",
            Dependent(Dependence::ReadAfterWrite),
        ),
        ("llvm.load.relative", LoadRelative),
        ("llvm.clmul", CarrylessProduct),
        ("llvm.fptrunc.round", Round),
        ("llvm.read_register", ReadRegister),
        ("llvm.read_volatile_register", ReadRegister),
        ("llvm.write_register", WriteRegister),
        ("llvm.amdgcn.wave.shuffle", Shuffle),
        ("llvm.get.rounding", Rounding),
        ("llvm.flt.rounds", Rounding),
        ("llvm.get.fpmode", FpMode),
        ("llvm.get.fpenv", FpEnv),
        ("llvm.set.fpenv", SetFpEnv),
        ("llvm.frameaddress", NoAddress),
        ("llvm.experimental.cttz.elts", TrailingElements),
        ("llvm.vector.extract", Extract),
        ("llvm.experimental.vector.extract", Extract),
        ("llvm.vector.insert", Insert),
        ("llvm.experimental.vector.insert", Insert),
        ("llvm.vector.interleave2", Interleave(2)),
        ("llvm.experimental.vector.interleave2", Interleave(2)),
        ("llvm.vector.interleave3", Interleave(3)),
        ("llvm.vector.interleave4", Interleave(4)),
        ("llvm.vector.interleave5", Interleave(5)),
        ("llvm.vector.interleave6", Interleave(6)),
        ("llvm.vector.interleave7", Interleave(7)),
        ("llvm.vector.interleave8", Interleave(8)),
        ("llvm.vector.deinterleave2", Deinterleave(2)),
        ("llvm.experimental.vector.deinterleave2", Deinterleave(2)),
        ("llvm.vector.deinterleave3", Deinterleave(3)),
        ("llvm.vector.deinterleave4", Deinterleave(4)),
        ("llvm.vector.deinterleave5", Deinterleave(5)),
        ("llvm.vector.deinterleave6", Deinterleave(6)),
        ("llvm.vector.deinterleave7", Deinterleave(7)),
        ("llvm.vector.deinterleave8", Deinterleave(8)),
        ("llvm.amdgcn.kill", Kill),
        ("llvm.amdgcn.wqm.demote", Kill),
        ("llvm.matrix.multiply", MatrixProduct),
        ("llvm.matrix.transpose", MatrixTranspose),
        ("llvm.matrix.column.major.load", MatrixLoad),
        ("llvm.matrix.column.major.store", MatrixStore),
    ]
};

/// Constrained operations that are instructions; the others are intrinsics under their own names.
const CONSTRAINED: &[(&str, Constrained)] = {
    use Constrained::*;
    &[
        ("fadd", Binary(BinaryOp::FAdd)),
        ("fsub", Binary(BinaryOp::FSub)),
        ("fmul", Binary(BinaryOp::FMul)),
        ("fdiv", Binary(BinaryOp::FDiv)),
        ("frem", Binary(BinaryOp::FRem)),
        ("fptosi", Cast(CastOp::FpToSi)),
        ("fptoui", Cast(CastOp::FpToUi)),
        ("sitofp", Cast(CastOp::SiToFp)),
        ("uitofp", Cast(CastOp::UiToFp)),
        ("fptrunc", Cast(CastOp::FpTrunc)),
        ("fpext", Cast(CastOp::FpExt)),
        ("fcmp", Compare),
        ("fcmps", Compare),
    ]
};

/// What a function name means, if it is one of those.
pub(super) fn lookup(name: &str) -> Option<Upgrade> {
    if let Some(op) = ImageOp::lookup(name) {
        return Some(Upgrade::Image(op));
    }
    if let Some(rest) = name.strip_prefix("llvm.experimental.constrained.") {
        let word = rest.split('.').next()?;
        if let Some((_, op)) = CONSTRAINED.iter().find(|(n, _)| *n == word) {
            return Some(Upgrade::Constrained(*op));
        }
        let id = Intrinsic::lookup(&format!("llvm.{rest}"))?;
        return Some(Upgrade::Constrained(Constrained::Intrinsic(id)));
    }
    if let Some(rest) = name.strip_prefix("llvm.experimental.vector.reduce.") {
        // The second version of two of them had a sign of it in its name.
        let rest = rest.strip_prefix("v2.").unwrap_or(rest);
        return Intrinsic::lookup(&format!("llvm.vector.reduce.{rest}")).map(Upgrade::Renamed);
    }
    if let Some(vp) = crate::intrinsic::without_type_suffixes(name).find_map(super::vp::lookup) {
        return Some(Upgrade::Vp(vp));
    }
    crate::intrinsic::without_type_suffixes(name)
        .find_map(|short| NAMES.iter().find(|(n, _)| *n == short))
        .map(|(_, upgrade)| *upgrade)
}

impl<'r, 's> Body<'r, 's> {
    /// The instruction that a call of such an intrinsic is.
    pub(super) fn finish_upgrade(
        &mut self,
        upgrade: Upgrade,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<Parsed> {
        let values = args.values.as_slice();
        if !matches!(upgrade, Upgrade::Renamed(_)) {
            // A promise about a result that several instructions make, of which the last may be
            // none that promises are made of.
            self.notes.range = None;
        }
        let data = match (upgrade, values) {
            (Upgrade::Renamed(id), _) => self.intrinsic_data(id, head.flags, values),
            (Upgrade::Image(op), _) => self.image(op, head, values),
            (Upgrade::Nothing, _) => return Ok(Parsed::Nothing),
            (Upgrade::Kill, &[condition]) => return self.kill(condition, tok),
            (Upgrade::First, [first, ..]) => {
                self.intrinsic_data(Intrinsic::ArithmeticFence, head.flags, &[*first])
            }
            (Upgrade::Atomic(op), [pointer, operand, rest @ ..]) => {
                return self.atomic(op, [*pointer, *operand], rest, tok, head.ret);
            }
            (Upgrade::ToHalf, [x]) => {
                let half = match args.types[0] {
                    Type::F16 => *x,
                    _ => self.convert(CastOp::FpTrunc, *x, Type::F16, tok),
                };
                cast(CastOp::Bitcast, half)
            }
            (Upgrade::FromHalf, [x]) => {
                let half = self.convert(CastOp::Bitcast, *x, Type::F16, tok);
                cast(CastOp::FpExt, half)
            }
            (Upgrade::VaStart, [list]) => return self.va_start(*list, tok),
            (Upgrade::VaCopy, [to, from]) => return self.va_copy(*to, *from, tok),
            (Upgrade::Constrained(op), _) => self.constrained(op, head, tok, args)?,
            (Upgrade::Vp(vp), _) => return self.masked_operation(vp, head, tok, args),
            (
                Upgrade::Reverse
                | Upgrade::Interleave(_)
                | Upgrade::Deinterleave(_)
                | Upgrade::Splice
                | Upgrade::SpliceLeft
                | Upgrade::SpliceRight
                | Upgrade::Extract
                | Upgrade::Insert,
                _,
            ) => self.shuffled(upgrade, head, tok, args)?,
            (
                Upgrade::MatrixProduct
                | Upgrade::MatrixTranspose
                | Upgrade::MatrixLoad
                | Upgrade::MatrixStore,
                _,
            ) => self.matrix_operation(upgrade, head, tok, args)?,
            _ => return self.expanded(upgrade, head, tok, args),
        };
        Ok(Parsed::Inst(data, head.ret))
    }

    /// What the operation is, is the first operand.
    fn image(&mut self, op: ImageOp, head: &CallHead, values: &[Value]) -> InstData {
        let number = self.int(Type::I32, op.number().into());
        let mut args: SmallVec<[Value; 16]> = SmallVec::from_slice(&[number]);
        args.extend_from_slice(values);
        self.intrinsic_data(op.intrinsic(), head.flags, &args)
    }

    /// The scope operand never had a meaning; the device's is what the instructions do.
    fn atomic(
        &mut self,
        op: AtomicOp,
        args: [Value; 2],
        rest: &[Value],
        tok: Token,
        ty: Type,
    ) -> Res<Parsed> {
        let wide = self.r.module.ctx.types.vector(Type::BF16, 2);
        let bits = self.r.module.ctx.types.vector(Type::I16, 2);
        let adds = op == AtomicOp::FAdd;
        if adds && ty == bits && self.f.value_type(args[1]) == bits {
            return self.atomic_of_bfloats(op, args, rest, tok, [wide, bits]);
        }
        let types = &self.r.module.ctx.types;
        let (space, operand) = (
            self.f.value_type(args[0]).addr_space(),
            self.f.value_type(args[1]),
        );
        let Some(space) = space else {
            return self.r.c.fail_at(tok, "atomic operand must be a pointer");
        };
        let fits = match op {
            _ if op.is_float() => types.is_float_or_vector(operand),
            _ => types.int_bits(operand).is_some(),
        };
        if operand != ty || !fits {
            return self
                .r
                .c
                .fail_at(tok, "operand and result of the atomic operation do not fit");
        }
        let ordering = match rest.first().and_then(|&v| self.int_of(v)) {
            Some(2) => Ordering::Monotonic,
            Some(4) => Ordering::Acquire,
            Some(5) => Ordering::Release,
            Some(6) => Ordering::AcqRel,
            _ => Ordering::SeqCst,
        };
        let mut flags = MemFlags::empty();
        if space != AddrSpace::Local {
            flags |= MemFlags::NO_FINE_GRAINED;
            if op == AtomicOp::FAdd && ty == Type::F32 {
                flags |= MemFlags::IGNORE_DENORMAL;
            }
        }
        if rest.get(2).is_some_and(|&v| self.int_of(v) != Some(0)) {
            flags |= MemFlags::VOLATILE;
        }
        let size = DataLayout::new(types)
            .store_size(ty)
            .max(1)
            .next_power_of_two();
        let mem = MemAccess {
            align_log2: size.trailing_zeros() as u8,
            ordering,
            scope: SyncScope::new(ScopeLevel::Agent, ScopeSpaces::All),
            flags,
            ..MemAccess::default()
        };
        Ok(Parsed::Inst(InstData::AtomicRmw { op, args, mem }, ty))
    }

    /// Before LLVM 20, two bfloats were given as their bits.
    fn atomic_of_bfloats(
        &mut self,
        op: AtomicOp,
        [pointer, operand]: [Value; 2],
        rest: &[Value],
        tok: Token,
        [floats, bits]: [Type; 2],
    ) -> Res<Parsed> {
        let operand = self.push(cast(CastOp::Bitcast, operand), floats, tok);
        let Parsed::Inst(data, ty) = self.atomic(op, [pointer, operand], rest, tok, floats)? else {
            return self.wrong(tok);
        };
        let old = self.push(data, ty, tok);
        Ok(Parsed::Inst(cast(CastOp::Bitcast, old), bits))
    }

    /// The modes that are said to hold must be those that do: others are not set here.
    fn constrained(
        &mut self,
        op: Constrained,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<InstData> {
        let mut predicate = None;
        for &(place, ref text) in &args.metadata {
            match &**text {
                b"round.tonearest" | b"round.dynamic" => {}
                // Who says so has set the mode, which the instruction obeys; only what is computed
                // here would be rounded otherwise.
                b"round.upward" | b"round.downward" | b"round.towardzero"
                    if args.values.iter().all(|&v| self.f.value_const(v).is_none()) => {}
                b"fpexcept.ignore" | b"fpexcept.maytrap" | b"fpexcept.strict" => {}
                word if op == Constrained::Compare && predicate.is_none() => {
                    predicate = FloatCC::from_keyword(word);
                    if predicate.is_none() {
                        return self
                            .r
                            .c
                            .fail_at(place, "expected fcmp predicate (e.g. 'oeq')");
                    }
                }
                word => {
                    let shown = shown_text(word);
                    return self.r.c.fail_at(
                        place,
                        format!("mode '{shown}' of a constrained operation is not supported"),
                    );
                }
            }
        }
        let flags = head.flags;
        let types = &self.r.module.ctx.types;
        let same = |wanted: usize| {
            args.types.len() == wanted && args.types.iter().all(|&t| t == args.types[0])
        };
        match (op, args.values.as_slice()) {
            (Constrained::Binary(op), &[a, b])
                if same(2) && args.types[0] == head.ret && types.is_float_or_vector(head.ret) =>
            {
                Ok(InstData::Binary {
                    op,
                    flags,
                    args: [a, b],
                })
            }
            (Constrained::Cast(op), &[arg]) => {
                self.r.check_cast(tok, op, args.types[0], head.ret)?;
                let flags = match op {
                    CastOp::FpTrunc | CastOp::FpExt => flags,
                    _ => ArithFlags::empty(),
                };
                Ok(InstData::Cast { op, flags, arg })
            }
            (Constrained::Compare, &[a, b])
                if same(2) && types.is_float_or_vector(args.types[0]) =>
            {
                let result = self.r.module.ctx.types.condition_of(args.types[0]);
                match predicate.filter(|_| result == head.ret) {
                    Some(cond) => Ok(InstData::FCmp {
                        cond,
                        flags,
                        args: [a, b],
                    }),
                    None => self.wrong(tok),
                }
            }
            (Constrained::Intrinsic(id), values) => Ok(self.intrinsic_data(id, flags, values)),
            _ => self.wrong(tok),
        }
    }

    /// Rearrangements of vectors, as `shufflevector`.
    fn shuffled(
        &mut self,
        upgrade: Upgrade,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<InstData> {
        let values: SmallVec<[Value; 8]> = args.values.clone();
        let Some(&first) = values.first() else {
            return self.wrong(tok);
        };
        let (elem, n) = self.vector(first, tok)?;
        if let (Upgrade::Deinterleave(ways), [_]) = (upgrade, values.as_slice()) {
            return self.deinterleave(first, ways, head, tok);
        }
        // The last operand, where it says a place.
        let at = values
            .last()
            .and_then(|&v| self.int_of(v))
            .map(|i| i as i64);
        let (args, mask): ([Value; 2], Vec<i32>) = match (upgrade, values.as_slice()) {
            (Upgrade::Reverse, &[v]) => (self.with_poison(v), (0..n as i32).rev().collect()),
            (Upgrade::Splice, &[a, b, _]) if self.f.value_type(b) == self.f.value_type(a) => {
                // An i32, negative from the end.
                let at = at.map(|i| i64::from(i as i32));
                let start = at.map(|i| if i < 0 { i + i64::from(n) } else { i });
                match start.filter(|s| (0..=i64::from(n)).contains(s)) {
                    Some(s) => ([a, b], (s as i32..s as i32 + n as i32).collect()),
                    None => return self.wrong(tok),
                }
            }
            (Upgrade::SpliceLeft | Upgrade::SpliceRight, &[a, b, _])
                if self.f.value_type(b) == self.f.value_type(a) =>
            {
                let start = at.map(|i| match upgrade {
                    Upgrade::SpliceLeft => i,
                    _ => i64::from(n) - i,
                });
                match start.filter(|s| (0..=i64::from(n)).contains(s)) {
                    Some(s) => ([a, b], (s as i32..s as i32 + n as i32).collect()),
                    None => return self.wrong(tok),
                }
            }
            (Upgrade::Extract, &[v, _]) => {
                let len = self.result_len(head, elem, tok)?;
                match at.filter(|&i| (0..=i64::from(n) - i64::from(len)).contains(&i)) {
                    Some(i) => (
                        self.with_poison(v),
                        (i as i32..i as i32 + len as i32).collect(),
                    ),
                    None => return self.wrong(tok),
                }
            }
            (Upgrade::Insert, &[v, part, _]) => {
                let (part_elem, len) = self.vector(part, tok)?;
                match at.filter(|&i| (0..=i64::from(n) - i64::from(len)).contains(&i)) {
                    Some(i) if part_elem == elem => {
                        let widened = (0..n as i32).map(|k| if k < len as i32 { k } else { -1 });
                        let pair = self.with_poison(part);
                        let wide = self.shuffle(pair, widened.collect(), elem, tok);
                        let inside = i as i32..i as i32 + len as i32;
                        let pick = |k| {
                            if inside.contains(&k) {
                                n as i32 + k - i as i32
                            } else {
                                k
                            }
                        };
                        ([v, wide], (0..n as i32).map(pick).collect())
                    }
                    _ => return self.wrong(tok),
                }
            }
            (Upgrade::Interleave(ways), all) if all.len() == ways as usize => {
                return self.interleave(all, head, tok);
            }
            _ => return self.wrong(tok),
        };
        self.checked_shuffle(args, mask, elem, head, tok)
    }

    fn checked_shuffle(
        &mut self,
        args: [Value; 2],
        mask: Vec<i32>,
        elem: Type,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        if self.result_len(head, elem, tok)? as usize != mask.len() {
            return self.wrong(tok);
        }
        let mask = mask.into();
        Ok(InstData::ShuffleVector { args, mask })
    }

    /// Length of the result, which must be a vector of these elements.
    fn result_len(&self, head: &CallHead, elem: Type, tok: Token) -> Res<u32> {
        match self.r.module.ctx.types.vector_parts(head.ret) {
            Some((e, len)) if e == elem => Ok(len),
            _ => self.wrong(tok),
        }
    }

    /// Of 2, 4 or 8 vectors: those at even places interleaved, those at odd places interleaved, and
    /// then both. Of other numbers: one after the other is put into its places.
    fn interleave(&mut self, all: &[Value], head: &CallHead, tok: Token) -> Res<InstData> {
        let ty = self.f.value_type(all[0]);
        if all.iter().any(|&v| self.f.value_type(v) != ty) {
            return self.wrong(tok);
        }
        if !all.len().is_power_of_two() {
            return self.spread(all, head, tok);
        }
        let mut level: Vec<Value> = all.to_vec();
        let (elem, mut n) = self.vector(all[0], tok)?;
        loop {
            let half = level.len() / 2;
            let zip = |n: u32| {
                (0..n as i32)
                    .flat_map(|i| [i, n as i32 + i])
                    .collect::<Vec<i32>>()
            };
            if half == 1 {
                return self.checked_shuffle([level[0], level[1]], zip(n), elem, head, tok);
            }
            level = (0..half)
                .map(|k| self.shuffle([level[k], level[k + half]], zip(n), elem, tok))
                .collect();
            n *= 2;
        }
    }

    /// Interleaves any number of vectors of one type: each is widened with its elements at their
    /// places, and these are taken from it.
    fn spread(&mut self, all: &[Value], head: &CallHead, tok: Token) -> Res<InstData> {
        let (elem, n) = self.vector(all[0], tok)?;
        let ways = all.len();
        let total = n as usize * ways;
        let mut whole = None;
        for (k, &v) in all.iter().enumerate() {
            let own = |i: usize| i % ways == k;
            let widened = (0..total).map(|i| if own(i) { (i / ways) as i32 } else { -1 });
            let pair = self.with_poison(v);
            let wide = self.shuffle(pair, widened.collect(), elem, tok);
            let Some(before) = whole else {
                whole = Some(wide);
                continue;
            };
            let place = |i: usize| if own(i) { total + i } else { i };
            let mask = (0..total).map(|i| place(i) as i32).collect();
            if k + 1 == ways {
                return self.checked_shuffle([before, wide], mask, elem, head, tok);
            }
            whole = Some(self.shuffle([before, wide], mask, elem, tok));
        }
        self.wrong(tok)
    }

    /// The result is a structure of every `ways`th element, from the first, the second and so on.
    fn deinterleave(&mut self, v: Value, ways: u32, head: &CallHead, tok: Token) -> Res<InstData> {
        let (elem, n) = self.vector(v, tok)?;
        let len = n / ways;
        let part = self.r.module.ctx.types.vector(elem, len.max(1));
        let fields = vec![part; ways as usize];
        let expected = TypeData::Struct {
            fields: fields.into(),
            packed: false,
        };
        if n % ways != 0 || *self.r.module.ctx.types.get(head.ret) != expected {
            return self.wrong(tok);
        }
        let mut whole = self.poison(head.ret);
        for k in 0..ways {
            let mask = (0..len).map(|i| (i * ways + k) as i32).collect();
            let pair = self.with_poison(v);
            let field = self.shuffle(pair, mask, elem, tok);
            let data = InstData::InsertValue {
                args: [whole, field],
                indices: [k].into(),
            };
            if k + 1 == ways {
                return Ok(data);
            }
            whole = self.push(data, head.ret, tok);
        }
        self.wrong(tok)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_with_and_without_types() {
        for (name, upgrade) in [
            ("llvm.amdgcn.ds.fadd.f32", Upgrade::Atomic(AtomicOp::FAdd)),
            (
                "llvm.amdgcn.global.atomic.fadd.f32.p1f32.f32",
                Upgrade::Atomic(AtomicOp::FAdd),
            ),
            (
                "llvm.experimental.vector.reduce.v2.fadd.f32.v4f32",
                Upgrade::Renamed(Intrinsic::ReduceFAdd),
            ),
            (
                "llvm.experimental.vector.reduce.add.v4i32",
                Upgrade::Renamed(Intrinsic::ReduceAdd),
            ),
            ("llvm.vector.deinterleave2.v8i32", Upgrade::Deinterleave(2)),
            (
                "llvm.experimental.constrained.fadd.f32",
                Upgrade::Constrained(Constrained::Binary(BinaryOp::FAdd)),
            ),
            (
                "llvm.experimental.constrained.sqrt.f64",
                Upgrade::Constrained(Constrained::Intrinsic(Intrinsic::Sqrt)),
            ),
        ] {
            assert_eq!(lookup(name), Some(upgrade), "{name}");
        }
        for name in [
            "llvm.amdgcn.ds.fadd.whatever",
            "llvm.vector.reverse2",
            "llvm.experimental.constrained.frob.f32",
        ] {
            assert_eq!(lookup(name), None, "{name}");
        }
    }
}

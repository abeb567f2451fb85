//! Operations on the first elements of vectors, where a mask says so (`llvm.vp.…`).
//!
//! What they give for the other elements is poison, so that most are the operation on all elements:
//! only what must not be executed (a division) or what goes into one result (a reduction, memory)
//! looks at the mask and at the number of elements. So LLVM expands them for this target.

use super::body::{Body, Parsed};
use super::calls::{Args, CallHead};
use super::cursor::Res;
use super::lexer::Token;
use super::pieces::{binary, comparison, selection};
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, CastOp, FloatCC, InstData, IntCC, UnaryOp};
use crate::intrinsic::Intrinsic;
use crate::types::Type;

/// The operation of a `llvm.vp.…`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Vp {
    Binary(BinaryOp),
    Cast(CastOp),
    Negate,
    Intrinsic(Intrinsic),
    /// `icmp` or `fcmp`, whose predicate is metadata.
    Compare(Numbers),
    Reduce(Reduction),
    Select,
    Merge,
    Load,
    Store,
    Gather,
    Scatter,
    StridedLoad,
    StridedStore,
    Reverse,
    Splice,
    TrailingElements,
}

/// What is compared.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Numbers {
    Ints,
    Floats,
}

/// A reduction of all elements, and what adds the start to its result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Reduction {
    id: Intrinsic,
    start: Start,
    neutral: Neutral,
}

/// How the start comes in.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Start {
    /// The reduction has it as its first operand.
    Operand,
    Binary(BinaryOp),
    Intrinsic(Intrinsic),
}

/// What changes nothing, in the place of elements that are left out.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Neutral {
    Zero,
    One,
    Ones,
    /// The least signed number.
    Least,
    /// The greatest signed number.
    Greatest,
    MinusZero,
    Nan,
    Infinity,
    MinusInfinity,
}

/// Those that are not called as the instruction or the intrinsic without the mask is.
const OPERATIONS: &[(&str, Vp)] = &[
    ("fneg", Vp::Negate),
    ("icmp", Vp::Compare(Numbers::Ints)),
    ("fcmp", Vp::Compare(Numbers::Floats)),
    ("select", Vp::Select),
    ("merge", Vp::Merge),
    ("load", Vp::Load),
    ("store", Vp::Store),
    ("gather", Vp::Gather),
    ("scatter", Vp::Scatter),
    ("strided.load", Vp::StridedLoad),
    ("strided.store", Vp::StridedStore),
    ("reverse", Vp::Reverse),
    ("splice", Vp::Splice),
    ("cttz.elts", Vp::TrailingElements),
    ("roundtozero", Vp::Intrinsic(Intrinsic::FTrunc)),
];

/// Intrinsics of all elements that LLVM expands the masked ones of the same name to.
#[rustfmt::skip]
const INTRINSICS: &[&str] = &[
    "smin", "smax", "umin", "umax", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat",
    "bitreverse", "bswap", "ctpop", "ctlz", "cttz", "abs", "fshl", "fshr",
    "fabs", "sqrt", "fma", "fmuladd", "minnum", "maxnum", "minimum", "maximum", "copysign",
    "ceil", "floor", "round", "roundeven", "rint", "nearbyint", "lrint", "llrint", "is.fpclass",
];

/// What a `reduce` of the name is.
const REDUCTIONS: &[(&str, Reduction)] = {
    use Intrinsic as I;
    use Neutral::*;
    const fn row(id: Intrinsic, start: Start, neutral: Neutral) -> Reduction {
        Reduction { id, start, neutral }
    }
    const fn op(id: Intrinsic, op: BinaryOp, neutral: Neutral) -> Reduction {
        row(id, Start::Binary(op), neutral)
    }
    const fn call(id: Intrinsic, start: Intrinsic, neutral: Neutral) -> Reduction {
        row(id, Start::Intrinsic(start), neutral)
    }
    &[
        ("add", op(I::ReduceAdd, BinaryOp::Add, Zero)),
        ("mul", op(I::ReduceMul, BinaryOp::Mul, One)),
        ("and", op(I::ReduceAnd, BinaryOp::And, Ones)),
        ("or", op(I::ReduceOr, BinaryOp::Or, Zero)),
        ("xor", op(I::ReduceXor, BinaryOp::Xor, Zero)),
        ("smax", call(I::ReduceSMax, I::SMax, Least)),
        ("smin", call(I::ReduceSMin, I::SMin, Greatest)),
        ("umax", call(I::ReduceUMax, I::UMax, Zero)),
        ("umin", call(I::ReduceUMin, I::UMin, Ones)),
        ("fadd", row(I::ReduceFAdd, Start::Operand, MinusZero)),
        ("fmul", row(I::ReduceFMul, Start::Operand, One)),
        ("fmax", call(I::ReduceFMax, I::MaxNum, Nan)),
        ("fmin", call(I::ReduceFMin, I::MinNum, Nan)),
        (
            "fmaximum",
            call(I::ReduceFMaximum, I::Maximum, MinusInfinity),
        ),
        ("fminimum", call(I::ReduceFMinimum, I::Minimum, Infinity)),
    ]
};

/// What a function name without its types means.
pub(super) fn lookup(name: &str) -> Option<Vp> {
    let rest = name
        .strip_prefix("llvm.vp.")
        .or_else(|| name.strip_prefix("llvm.experimental.vp."))?;
    if let Some((_, op)) = OPERATIONS.iter().find(|(n, _)| *n == rest) {
        return Some(*op);
    }
    if let Some(kind) = rest.strip_prefix("reduce.") {
        let row = REDUCTIONS.iter().find(|(n, _)| *n == kind);
        return row.map(|(_, reduction)| Vp::Reduce(*reduction));
    }
    if INTRINSICS.contains(&rest) {
        return Intrinsic::lookup(&format!("llvm.{rest}")).map(Vp::Intrinsic);
    }
    let word = rest.as_bytes();
    let cast = || match CastOp::from_keyword(word)? {
        CastOp::Bitcast | CastOp::AddrSpaceCast => None,
        op => Some(Vp::Cast(op)),
    };
    BinaryOp::from_keyword(word).map(Vp::Binary).or_else(cast)
}

/// The elements that an operation is for.
#[derive(Clone, Copy)]
struct Chosen {
    mask: Value,
    length: Value,
}

impl Body<'_, '_> {
    /// The instruction that the call is; others are pushed before it.
    pub(super) fn masked_operation(
        &mut self,
        vp: Vp,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<Parsed> {
        let Some((operands, &[mask, length])) = args.values.split_last_chunk::<2>() else {
            return self.wrong(tok);
        };
        let chosen = Chosen { mask, length };
        let operands = operands.to_vec();
        let data = match (vp, operands.as_slice()) {
            // Its condition comes first, and there is no mask.
            (Vp::Select, &[cond, a]) => {
                self.same_types(&[a, mask], head.ret, tok)?;
                selection(cond, a, mask)
            }
            (Vp::Merge, &[cond, a]) => {
                self.same_types(&[a, mask], head.ret, tok)?;
                let first = Chosen { mask: cond, length };
                let cond = self.active(first, tok)?;
                selection(cond, a, mask)
            }
            (Vp::Binary(op), &[a, b]) => {
                self.same_types(&[a, b], head.ret, tok)?;
                let b = match op {
                    BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem => {
                        self.or_one(b, chosen, tok)?
                    }
                    _ => b,
                };
                InstData::Binary {
                    op,
                    flags: head.flags,
                    args: [a, b],
                }
            }
            (Vp::Cast(op), &[arg]) => {
                let from = self.f.value_type(arg);
                self.r.check_cast(tok, op, from, head.ret)?;
                let flags = ArithFlags::empty();
                InstData::Cast { op, flags, arg }
            }
            (Vp::Negate, &[arg]) => {
                self.same_types(&[arg], head.ret, tok)?;
                InstData::Unary {
                    op: UnaryOp::FNeg,
                    flags: head.flags,
                    arg,
                }
            }
            (Vp::Intrinsic(id), operands) => self.intrinsic_data(id, head.flags, operands),
            (Vp::Compare(numbers), &[a, b]) => self.masked_compare(numbers, [a, b], head, args)?,
            (Vp::Reduce(reduction), &[start, v]) => {
                self.masked_reduction(reduction, [start, v], chosen, head, tok)?
            }
            (Vp::TrailingElements, &[v, _]) => self.first_element(v, chosen, head, tok)?,
            (Vp::Reverse, &[v]) => self.reversed_elements(v, length, head, tok)?,
            (Vp::Splice, &[a, b, at, _]) => {
                // Here are two lengths behind the mask.
                self.spliced_elements([a, b], at, mask, head, tok)?
            }
            _ => self.masked_memory(vp, &operands, chosen, head, tok, args)?,
        };
        Ok(Parsed::Inst(data, head.ret))
    }

    fn masked_memory(
        &mut self,
        vp: Vp,
        operands: &[Value],
        chosen: Chosen,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<InstData> {
        use Intrinsic::{MaskedGather, MaskedLoad, MaskedScatter, MaskedStore};
        self.notes.mem_aligns = Some(args.log2_aligns());
        let mask = self.active(chosen, tok)?;
        let (id, operands) = match (vp, operands) {
            (Vp::Load, &[p]) => (MaskedLoad, vec![p, mask, self.poison(head.ret)]),
            (Vp::Gather, &[p]) => (MaskedGather, vec![p, mask, self.poison(head.ret)]),
            (Vp::Store, &[v, p]) => (MaskedStore, vec![v, p, mask]),
            (Vp::Scatter, &[v, p]) => (MaskedScatter, vec![v, p, mask]),
            (Vp::StridedLoad, &[base, stride]) => {
                let (_, n) = self.vector(mask, tok)?;
                let p = self.strided(base, stride, n, tok)?;
                (MaskedGather, vec![p, mask, self.poison(head.ret)])
            }
            (Vp::StridedStore, &[v, base, stride]) => {
                let (_, n) = self.vector(mask, tok)?;
                let p = self.strided(base, stride, n, tok)?;
                (MaskedScatter, vec![v, p, mask])
            }
            _ => return self.wrong(tok),
        };
        Ok(self.intrinsic_data(id, ArithFlags::empty(), &operands))
    }

    /// Addresses so many bytes apart.
    fn strided(&mut self, base: Value, stride: Value, n: u32, tok: Token) -> Res<Value> {
        let pointer = self.f.value_type(base);
        let stride = self.splat(stride, n, tok);
        let ty = self.f.value_type(stride);
        let steps = self.steps(ty, tok)?;
        let bytes = self.arith(BinaryOp::Mul, steps, stride, tok);
        let bases = self.splat(base, n, tok);
        if !pointer.is_ptr() {
            return self.wrong(tok);
        }
        let ty = self.f.value_type(bases);
        let data = self.behind(bases, bytes);
        Ok(self.push(data, ty, tok))
    }

    /// The predicate is in the metadata.
    fn masked_compare(
        &mut self,
        numbers: Numbers,
        [a, b]: [Value; 2],
        head: &CallHead,
        args: &Args,
    ) -> Res<InstData> {
        let [(place, text)] = args.metadata.as_slice() else {
            return self.r.c.fail("expected one predicate");
        };
        let ty = self.f.value_type(a);
        self.same_types(&[b], ty, *place)?;
        let types = &mut self.r.module.ctx.types;
        let fits = match numbers {
            Numbers::Ints => types.is_int_or_vector(ty) || types.is_ptr_or_vector(ty),
            Numbers::Floats => types.is_float_or_vector(ty),
        };
        if !fits || types.condition_of(ty) != head.ret {
            return self.wrong(*place);
        }
        let flags = head.flags;
        let data = match numbers {
            Numbers::Ints => IntCC::from_keyword(text).map(|cond| comparison(cond, a, b)),
            Numbers::Floats => FloatCC::from_keyword(text).map(|cond| {
                let args = [a, b];
                InstData::FCmp { cond, flags, args }
            }),
        };
        match data {
            Some(data) => Ok(data),
            None => self.r.c.fail_at(*place, "expected a predicate"),
        }
    }

    /// The elements that are left out are replaced by what changes nothing. No flag is kept but of
    /// sums and products: it would say of NaN and infinity that they are not there.
    fn masked_reduction(
        &mut self,
        reduction: Reduction,
        [start, v]: [Value; 2],
        chosen: Chosen,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, _) = self.vector(v, tok)?;
        self.same_types(&[start], elem, tok)?;
        let neutral = self.neutral(reduction.neutral, v, tok)?;
        if elem != head.ret {
            return self.wrong(tok);
        }
        let active = self.active(chosen, tok)?;
        let all = self.choose(active, v, neutral, tok);
        if reduction.start == Start::Operand {
            return Ok(self.intrinsic_data(reduction.id, head.flags, &[start, all]));
        }
        let one = self.intrinsic(reduction.id, &[all], elem, tok);
        Ok(match reduction.start {
            Start::Binary(op) => binary(op, one, start),
            Start::Intrinsic(id) => self.intrinsic_data(id, ArithFlags::empty(), &[one, start]),
            Start::Operand => self.same(one),
        })
    }

    /// A vector of neutral elements like another one.
    fn neutral(&mut self, neutral: Neutral, like: Value, tok: Token) -> Res<Value> {
        let ty = self.f.value_type(like);
        let types = &self.r.module.ctx.types;
        let elem = types.scalar(ty);
        if let Some(kind) = types.float_kind(elem) {
            let bits = match neutral {
                Neutral::MinusZero => kind.sign(),
                Neutral::One => kind.one(),
                Neutral::Nan => kind.quiet_nan(),
                Neutral::Infinity => kind.infinity(),
                Neutral::MinusInfinity => kind.infinity() | kind.sign(),
                _ => return self.wrong(tok),
            };
            return Ok(self.float(ty, bits));
        }
        let bits = self.int_bits(elem, tok)?;
        let top = 1u128.checked_shl(bits - 1).unwrap_or(0);
        let number = match neutral {
            Neutral::Zero => 0,
            Neutral::One => 1,
            Neutral::Ones if bits > 128 => return Ok(self.all_ones(ty, bits)),
            Neutral::Ones => u128::MAX,
            Neutral::Least if bits <= 128 => top,
            Neutral::Greatest if bits <= 128 => top - 1,
            _ => return self.wrong(tok),
        };
        Ok(self.int(ty, number))
    }

    /// The place of the first element that is not zero, of those that are looked at; their number
    /// if there is none.
    fn first_element(
        &mut self,
        v: Value,
        chosen: Chosen,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (elem, n) = self.vector(v, tok)?;
        self.int_bits(elem, tok)?;
        let ty = self.f.value_type(v);
        let zero = self.zero(ty);
        let set = self.compare(IntCC::Ne, v, zero, tok);
        let active = self.active(chosen, tok)?;
        let found = self.arith(BinaryOp::And, set, active, tok);
        let places = self.r.module.ctx.types.vector(Type::I32, n);
        let steps = self.steps(places, tok)?;
        let end = self.splat(chosen.length, n, tok);
        let places = self.choose(found, steps, end, tok);
        let first = self.intrinsic(Intrinsic::ReduceUMin, &[places], Type::I32, tok);
        self.resized(first, head.ret, tok)
    }

    /// The first `length` elements, the last of them first.
    fn reversed_elements(
        &mut self,
        v: Value,
        length: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (_, n) = self.vector(v, tok)?;
        self.same_types(&[v], head.ret, tok)?;
        self.same_types(&[length], Type::I32, tok)?;
        let mut all = self.poison(head.ret);
        for i in 0..n {
            let before = self.int(Type::I32, u128::from(i) + 1);
            let from = self.arith(BinaryOp::Sub, length, before, tok);
            let x = self.element(v, from, tok);
            let place = self.int(Type::I32, i.into());
            all = self.with_element(all, x, place, tok);
        }
        Ok(self.same(all))
    }

    /// Elements of two vectors in a row, of the first `length` of one and all of the other, from a
    /// place on that is counted from the end if it is negative.
    fn spliced_elements(
        &mut self,
        [a, b]: [Value; 2],
        at: Value,
        length: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let (_, n) = self.vector(a, tok)?;
        self.same_types(&[a, b], head.ret, tok)?;
        self.same_types(&[at, length], Type::I32, tok)?;
        let Some(first) = self.int_of(at).map(|n| n as u32 as i32) else {
            return self.wrong(tok);
        };
        let mut all = self.poison(head.ret);
        for i in 0..n {
            let step = self.int(Type::I32, (first.wrapping_add(i as i32)) as u32 as u128);
            let place = match first < 0 {
                true => self.arith(BinaryOp::Add, length, step, tok),
                false => step,
            };
            let beyond = self.arith(BinaryOp::Sub, place, length, tok);
            let inside = self.compare(IntCC::Ult, place, length, tok);
            let (x, y) = (self.element(a, place, tok), self.element(b, beyond, tok));
            let x = self.choose(inside, x, y, tok);
            let here = self.int(Type::I32, i.into());
            all = self.with_element(all, x, here, tok);
        }
        Ok(self.same(all))
    }

    /// The mask, for the first `length` elements only.
    fn active(&mut self, chosen: Chosen, tok: Token) -> Res<Value> {
        let (elem, n) = self.vector(chosen.mask, tok)?;
        if elem != Type::I1 {
            return self.wrong(tok);
        }
        self.same_types(&[chosen.length], Type::I32, tok)?;
        let words = self.r.module.ctx.types.vector(Type::I32, n);
        let steps = self.steps(words, tok)?;
        let length = self.splat(chosen.length, n, tok);
        let below = self.compare(IntCC::Ult, steps, length, tok);
        Ok(self.arith(BinaryOp::And, below, chosen.mask, tok))
    }

    /// A divisor, with 1 for the elements that are not divided.
    fn or_one(&mut self, value: Value, chosen: Chosen, tok: Token) -> Res<Value> {
        let ty = self.f.value_type(value);
        let (elem, _) = self.vector(value, tok)?;
        self.int_bits(elem, tok)?;
        let cond = self.active(chosen, tok)?;
        let ones = self.int(ty, 1);
        Ok(self.choose(cond, value, ones, tok))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_masked_operations() {
        assert_eq!(lookup("llvm.vp.add"), Some(Vp::Binary(BinaryOp::Add)));
        assert_eq!(lookup("llvm.vp.zext"), Some(Vp::Cast(CastOp::ZExt)));
        assert_eq!(lookup("llvm.vp.fma"), Some(Vp::Intrinsic(Intrinsic::Fma)));
        assert_eq!(
            lookup("llvm.experimental.vp.strided.load"),
            Some(Vp::StridedLoad)
        );
        assert_eq!(lookup("llvm.vp.bitcast"), None);
        assert_eq!(lookup("llvm.vp.reduce.sub"), None);
        assert_eq!(lookup("llvm.vp.load.ff"), None);
        for name in INTRINSICS {
            assert!(lookup(&format!("llvm.vp.{name}")).is_some(), "{name}");
        }
    }
}

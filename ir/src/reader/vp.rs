//! Operations on the first elements of vectors, where a mask says so (`llvm.vp.…`).
//!
//! What they give for the other elements is poison, so that most are the operation on all elements:
//! only what must not be executed (a division) or what goes into one result (a reduction, memory)
//! looks at the mask and at the number of elements. So LLVM expands them for this target.

use super::body::{Body, Parsed};
use super::calls::{Args, CallHead};
use super::cursor::Res;
use super::lexer::Token;
use crate::constant::ConstData;
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, CastOp, InstData, IntCC, UnaryOp};
use crate::intrinsic::Intrinsic;
use crate::types::Type;

/// The operation of a `llvm.vp.…`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Vp {
    Binary(BinaryOp),
    Cast(CastOp),
    Negate,
    Intrinsic(Intrinsic),
    Select,
    Merge,
    Load,
    Store,
}

/// Those that are not called as the intrinsic without the mask is.
const OPERATIONS: &[(&str, Vp)] = &[
    ("add", Vp::Binary(BinaryOp::Add)),
    ("sub", Vp::Binary(BinaryOp::Sub)),
    ("mul", Vp::Binary(BinaryOp::Mul)),
    ("sdiv", Vp::Binary(BinaryOp::SDiv)),
    ("udiv", Vp::Binary(BinaryOp::UDiv)),
    ("srem", Vp::Binary(BinaryOp::SRem)),
    ("urem", Vp::Binary(BinaryOp::URem)),
    ("and", Vp::Binary(BinaryOp::And)),
    ("or", Vp::Binary(BinaryOp::Or)),
    ("xor", Vp::Binary(BinaryOp::Xor)),
    ("shl", Vp::Binary(BinaryOp::Shl)),
    ("lshr", Vp::Binary(BinaryOp::LShr)),
    ("ashr", Vp::Binary(BinaryOp::AShr)),
    ("fadd", Vp::Binary(BinaryOp::FAdd)),
    ("fsub", Vp::Binary(BinaryOp::FSub)),
    ("fmul", Vp::Binary(BinaryOp::FMul)),
    ("fdiv", Vp::Binary(BinaryOp::FDiv)),
    ("frem", Vp::Binary(BinaryOp::FRem)),
    ("fneg", Vp::Negate),
    ("trunc", Vp::Cast(CastOp::Trunc)),
    ("zext", Vp::Cast(CastOp::ZExt)),
    ("sext", Vp::Cast(CastOp::SExt)),
    ("fptrunc", Vp::Cast(CastOp::FpTrunc)),
    ("fpext", Vp::Cast(CastOp::FpExt)),
    ("fptosi", Vp::Cast(CastOp::FpToSi)),
    ("fptoui", Vp::Cast(CastOp::FpToUi)),
    ("sitofp", Vp::Cast(CastOp::SiToFp)),
    ("uitofp", Vp::Cast(CastOp::UiToFp)),
    ("ptrtoint", Vp::Cast(CastOp::PtrToInt)),
    ("inttoptr", Vp::Cast(CastOp::IntToPtr)),
    ("select", Vp::Select),
    ("merge", Vp::Merge),
    ("load", Vp::Load),
    ("store", Vp::Store),
];

/// Intrinsics of all elements that LLVM expands the masked ones of the same name to.
const INTRINSICS: &[&str] = &[
    "smin",
    "smax",
    "umin",
    "umax",
    "sadd.sat",
    "uadd.sat",
    "ssub.sat",
    "usub.sat",
    "bitreverse",
    "bswap",
    "ctpop",
    "ctlz",
    "cttz",
    "abs",
    "fshl",
    "fshr",
    "fabs",
    "sqrt",
    "fma",
    "fmuladd",
    "minnum",
    "maxnum",
];

/// What a function name without its types means.
pub(super) fn lookup(name: &str) -> Option<Vp> {
    let rest = name.strip_prefix("llvm.vp.")?;
    if let Some((_, op)) = OPERATIONS.iter().find(|(n, _)| *n == rest) {
        return Some(*op);
    }
    let known = INTRINSICS.contains(&rest);
    let id = Intrinsic::ALL.iter().find(|id| {
        let short = id.name().strip_prefix("llvm.");
        known && short == Some(rest)
    });
    id.map(|id| Vp::Intrinsic(*id))
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
        let operands = operands.to_vec();
        let data = match (vp, operands.as_slice()) {
            // Its condition comes first, and there is no mask.
            (Vp::Select | Vp::Merge, &[cond, a]) => {
                self.masked_selection(vp, [cond, a, mask], length, head, tok)?
            }
            (Vp::Binary(op), &[a, b]) => {
                let divides = matches!(
                    op,
                    BinaryOp::SDiv | BinaryOp::UDiv | BinaryOp::SRem | BinaryOp::URem
                );
                self.same_types(&[a, b], head.ret, tok)?;
                let b = match divides {
                    true => self.or_one(b, mask, length, tok)?,
                    false => b,
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
            (Vp::Load, &[pointer]) => {
                self.notes.mem_aligns = Some(args.log2_aligns());
                let mask = self.active(mask, length, tok)?;
                let poison = self.r.module.ctx.consts.intern(ConstData::Poison(head.ret));
                let poison = self.f.const_value(poison, head.ret);
                let id = Intrinsic::MaskedLoad;
                self.intrinsic_data(id, ArithFlags::empty(), &[pointer, mask, poison])
            }
            (Vp::Store, &[value, pointer]) => {
                self.notes.mem_aligns = Some(args.log2_aligns());
                let mask = self.active(mask, length, tok)?;
                let id = Intrinsic::MaskedStore;
                self.intrinsic_data(id, ArithFlags::empty(), &[value, pointer, mask])
            }
            _ => return self.wrong(tok),
        };
        Ok(Parsed::Inst(data, head.ret))
    }

    fn same_types(&self, values: &[Value], ty: Type, tok: Token) -> Res<()> {
        match values.iter().all(|&v| self.f.value_type(v) == ty) {
            true => Ok(()),
            false => self.wrong(tok),
        }
    }

    /// `cond, a, b`: `a` where the condition holds, and for a merge only in the first elements.
    fn masked_selection(
        &mut self,
        vp: Vp,
        [cond, a, b]: [Value; 3],
        length: Value,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        self.same_types(&[a, b], head.ret, tok)?;
        let cond = match vp {
            Vp::Merge => self.active(cond, length, tok)?,
            _ => cond,
        };
        Ok(InstData::Select {
            flags: ArithFlags::empty(),
            args: [cond, a, b],
        })
    }

    /// The mask, for the first `length` elements only.
    fn active(&mut self, mask: Value, length: Value, tok: Token) -> Res<Value> {
        let (elem, n) = self.vector(mask, tok)?;
        if elem != Type::I1 || self.f.value_type(length) != Type::I32 {
            return self.wrong(tok);
        }
        let words = self.r.module.ctx.types.vector(Type::I32, n);
        let steps = self.steps(words, tok)?;
        let length = self.splat(length, n, tok);
        let below = InstData::ICmp {
            cond: IntCC::Ult,
            flags: ArithFlags::empty(),
            args: [steps, length],
        };
        let ty = self.f.value_type(mask);
        let below = self.push(below, ty, tok);
        let both = InstData::Binary {
            op: BinaryOp::And,
            flags: ArithFlags::empty(),
            args: [below, mask],
        };
        Ok(self.push(both, ty, tok))
    }

    /// A divisor, with 1 for the elements that are not divided.
    fn or_one(&mut self, value: Value, mask: Value, length: Value, tok: Token) -> Res<Value> {
        let ty = self.f.value_type(value);
        let (elem, n) = self.vector(value, tok)?;
        if self.r.module.ctx.types.int_bits(elem).is_none() {
            return self.wrong(tok);
        }
        let cond = self.active(mask, length, tok)?;
        let ctx = &mut self.r.module.ctx;
        let one = ctx.int_const(elem, 1);
        let ones = ctx.aggregate_const(ty, vec![one; n as usize]);
        let ones = self.f.const_value(ones, ty);
        let data = InstData::Select {
            flags: ArithFlags::empty(),
            args: [cond, value, ones],
        };
        Ok(self.push(data, ty, tok))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_masked_operations() {
        assert_eq!(lookup("llvm.vp.add"), Some(Vp::Binary(BinaryOp::Add)));
        assert_eq!(lookup("llvm.vp.fma"), Some(Vp::Intrinsic(Intrinsic::Fma)));
        assert_eq!(lookup("llvm.vp.reduce.add"), None);
        assert_eq!(lookup("llvm.vp.gather"), None);
        for name in INTRINSICS {
            assert!(lookup(&format!("llvm.vp.{name}")).is_some(), "{name}");
        }
    }
}

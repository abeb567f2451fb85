//! Narrower floats, rounded in a direction that is said (`llvm.fptrunc.round`).
//!
//! The number nearest to a value is one of the two around it, whatever rounding it was made by. If
//! it is on the wrong side, the one next to it on the other side is meant: floats that follow one
//! another are integers that do, infinity behind the greatest number included. So no mode has to be
//! set.

use super::body::Body;
use super::calls::{Args, CallHead};
use super::cursor::{Res, shown_text};
use super::lexer::Token;
use super::pieces::cast;
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, CastOp, FloatCC, InstData, IntCC};
use crate::intrinsic::Intrinsic;
use crate::types::Type;

/// Where to, if not to the nearest.
#[derive(Clone, Copy, PartialEq)]
enum Direction {
    Up,
    Down,
    Zero,
}

impl Body<'_, '_> {
    pub(super) fn rounded(
        &mut self,
        x: Value,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<InstData> {
        let from = self.f.value_type(x);
        self.r.check_cast(tok, CastOp::FpTrunc, from, head.ret)?;
        let [(place, text)] = args.metadata.as_slice() else {
            return self.wrong(tok);
        };
        let direction = match &**text {
            b"round.tonearest" => return Ok(cast(CastOp::FpTrunc, x)),
            b"round.upward" => Direction::Up,
            b"round.downward" => Direction::Down,
            b"round.towardzero" => Direction::Zero,
            word => {
                let shown = shown_text(word);
                let message = format!("rounding '{shown}' is not supported");
                return self.r.c.fail_at(*place, message);
            }
        };
        let types = &mut self.r.module.ctx.types;
        let Some(kind) = types.float_kind(types.scalar(head.ret)) else {
            return self.wrong(tok);
        };
        let int = types.int(kind.bits() as u16);
        let int = self.like(head.ret, int);
        let near = self.convert(CastOp::FpTrunc, x, head.ret, tok);
        let value = self.convert(CastOp::FpExt, near, from, tok);
        let bits = self.convert(CastOp::Bitcast, near, int, tok);
        let one = self.int(int, 1);
        let outwards = self.arith(BinaryOp::Add, bits, one, tok);
        let inwards = self.arith(BinaryOp::Sub, bits, one, tok);
        let zero = self.zero(int);
        let negative = self.compare(IntCC::Slt, bits, zero, tok);
        let (wrong, other) = match direction {
            Direction::Zero => {
                let [value, x] =
                    [value, x].map(|v| self.intrinsic(Intrinsic::FAbs, &[v], from, tok));
                (self.ordered(FloatCC::Ogt, value, x, tok), inwards)
            }
            Direction::Up => (
                self.ordered(FloatCC::Olt, value, x, tok),
                self.choose(negative, inwards, outwards, tok),
            ),
            Direction::Down => (
                self.ordered(FloatCC::Ogt, value, x, tok),
                self.choose(negative, outwards, inwards, tok),
            ),
        };
        let bits = self.choose(wrong, other, bits, tok);
        Ok(cast(CastOp::Bitcast, bits))
    }

    fn ordered(&mut self, cond: FloatCC, a: Value, b: Value, tok: Token) -> Value {
        let ty = self.f.value_type(a);
        let ty: Type = self.r.module.ctx.types.condition_of(ty);
        let compare = InstData::FCmp {
            cond,
            flags: ArithFlags::empty(),
            args: [a, b],
        };
        self.push(compare, ty, tok)
    }
}

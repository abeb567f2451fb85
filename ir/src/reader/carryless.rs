//! Products without carries (`llvm.clmul`): words of 32 bits with each other.
//!
//! Within a word the bits of both factors are parted into four sets of every fourth bit. In a
//! product of two sets at most eight bits come together in a place, so that its sum stays below the
//! next place of the product that counts, and its lowest bit is the one without carries. The
//! upper half of a product is the lower one of the factors turned round, turned round itself, one
//! place further down.

use super::body::Body;
use super::calls::CallHead;
use super::cursor::Res;
use super::lexer::Token;
use super::pieces::cast;
use crate::entities::Value;
use crate::inst::{BinaryOp, CastOp, InstData};
use crate::intrinsic::Intrinsic;
use crate::types::Type;

/// Every fourth bit of a word, from the lowest on.
const FOURTHS: u32 = 0x1111_1111;

/// A factor's word, and the same turned round.
struct Word {
    plain: Value,
    turned: Value,
}

impl Body<'_, '_> {
    pub(super) fn carryless_product(
        &mut self,
        [x, y]: [Value; 2],
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let ty = head.ret;
        self.same_types(&[x, y], ty, tok)?;
        let elem = self.r.module.ctx.types.scalar(ty);
        let bits = self.int_bits(elem, tok)?;
        let count = bits.div_ceil(32);
        let whole = self.r.module.ctx.types.int((32 * count) as u16);
        let whole = self.like(ty, whole);
        let (x, y) = (
            self.factor(x, count, whole, tok)?,
            self.factor(y, count, whole, tok)?,
        );
        let mut words: Vec<Option<Value>> = vec![None; count as usize];
        for (i, a) in x.iter().enumerate() {
            for (j, b) in y[..y.len() - i].iter().enumerate() {
                let low = self.word_product(a.plain, b.plain, tok);
                self.collect(&mut words, i + j, low, tok);
                if i + j + 1 < words.len() {
                    let high = self.upper_half(a, b, tok);
                    self.collect(&mut words, i + j + 1, high, tok);
                }
            }
        }
        let mut all = self.zero(whole);
        for (i, word) in words.into_iter().flatten().enumerate() {
            let word = self.widened(word, whole, tok)?;
            let places = self.int(whole, 32 * i as u128);
            let word = self.arith(BinaryOp::Shl, word, places, tok);
            all = self.arith(BinaryOp::Or, all, word, tok);
        }
        Ok(match bits == 32 * count {
            true => self.same(all),
            false => cast(CastOp::Trunc, all),
        })
    }

    fn widened(&mut self, number: Value, to: Type, tok: Token) -> Res<Value> {
        let data = self.resized(number, to, tok)?;
        Ok(self.push(data, to, tok))
    }

    fn factor(&mut self, x: Value, count: u32, whole: Type, tok: Token) -> Res<Vec<Word>> {
        let x = self.widened(x, whole, tok)?;
        let word = self.like(whole, Type::I32);
        (0..count)
            .map(|i| {
                let places = self.int(whole, u128::from(32 * i));
                let moved = self.arith(BinaryOp::LShr, x, places, tok);
                let plain = self.widened(moved, word, tok)?;
                let turned = self.intrinsic(Intrinsic::Bitreverse, &[plain], word, tok);
                Ok(Word { plain, turned })
            })
            .collect()
    }

    fn collect(&mut self, words: &mut [Option<Value>], at: usize, more: Value, tok: Token) {
        words[at] = Some(match words[at] {
            Some(word) => self.arith(BinaryOp::Xor, word, more, tok),
            None => more,
        });
    }

    fn upper_half(&mut self, a: &Word, b: &Word, tok: Token) -> Value {
        let turned = self.word_product(a.turned, b.turned, tok);
        let ty = self.f.value_type(turned);
        let back = self.intrinsic(Intrinsic::Bitreverse, &[turned], ty, tok);
        let one = self.int(ty, 1);
        self.arith(BinaryOp::LShr, back, one, tok)
    }

    /// The lower half of the product of two words.
    fn word_product(&mut self, a: Value, b: Value, tok: Token) -> Value {
        let ty = self.f.value_type(a);
        let masks = [0, 1, 2, 3].map(|i| self.int(ty, (FOURTHS << i).into()));
        let parts = [a, b].map(|v| masks.map(|m| self.arith(BinaryOp::And, v, m, tok)));
        let mut all = self.zero(ty);
        for (k, &mask) in masks.iter().enumerate() {
            let mut sum = None;
            for i in 0..4 {
                let (u, v) = (parts[0][i], parts[1][(k + 4 - i) % 4]);
                let product = self.arith(BinaryOp::Mul, u, v, tok);
                sum = Some(match sum {
                    Some(sum) => self.arith(BinaryOp::Xor, sum, product, tok),
                    None => product,
                });
            }
            let sum = sum.unwrap_or(all);
            let kept = self.arith(BinaryOp::And, sum, mask, tok);
            all = self.arith(BinaryOp::Or, all, kept, tok);
        }
        all
    }
}

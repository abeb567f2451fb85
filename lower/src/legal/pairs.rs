//! Vectors of integers of 16 bits, two of them in a word at a time, where the machine computes so
//! (`v_pk_add_u16` and its like).
//!
//! Elements have registers of their own in legal IR: the result of an operation on a word is taken
//! apart, as that of a load is. An operand of which that is known is the word again, and one
//! operation remains for two. Where elements lie apart, to put words together would cost more than
//! is saved.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::Num;
use crate::target::PackedHalves;
use ir::{ArithFlags, BinaryOp, Inst, InstData, Intrinsic, Type, Value};
use smallvec::SmallVec;

/// Bits of an element.
const HALF: u32 = 16;

/// Where two elements of an operand are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Place {
    /// In a word, the lower half first.
    Word(Value),
    /// In one place, in the lower half of what has it.
    Twice(Value),
    /// In a constant.
    Constant,
    /// In two registers.
    Apart,
}

/// What is done to words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OnWords {
    /// To each half of them.
    Halves(Intrinsic),
    /// To all their bits.
    Bits(BinaryOp),
}

impl Legaliser<'_> {
    /// An operation of the program, two elements at a time, if they are in words. Tells whether it
    /// was done.
    pub(crate) fn in_pairs(
        &mut self,
        inst: Inst,
        operation: OnWords,
        args: [Value; 2],
    ) -> Res<bool> {
        let shorts = self.e.ctx.types.vector_parts(self.ty(args[0]));
        let packs = self.e.target.abilities.halves == PackedHalves::Yes;
        let Some((Type::I16, count)) = shorts.filter(|_| packs) else {
            return Ok(false);
        };
        let args = [self.parts(args[0])?, self.parts(args[1])?];
        let places = args.iter().flat_map(|parts| parts.chunks(2));
        let places: SmallVec<[Place; 8]> = places.map(|pair| self.place(pair)).collect();
        let worth = places.iter().any(|p| matches!(p, Place::Word(_)));
        if !worth || places.contains(&Place::Apart) {
            return Ok(false);
        }
        let words: SmallVec<[Value; 8]> = (places.iter().zip(&places[places.len() / 2..]))
            .zip(args[0].chunks(2).zip(args[1].chunks(2)))
            .map(|((&x, &y), (a, b))| {
                let (x, y) = (self.word_at_place(x, a), self.word_at_place(y, b));
                match operation {
                    // A product is the first operand, where rules of selection expect it.
                    OnWords::Halves(Intrinsic::PkAdd) if self.is_product(y) => {
                        self.e.intr(Intrinsic::PkAdd, &[y, x], Type::I32)
                    }
                    OnWords::Halves(id) => self.e.intr(id, &[x, y], Type::I32),
                    OnWords::Bits(op) => self.e.binary(op, ArithFlags::empty(), x, y),
                }
            })
            .collect();
        let mut out = Parts::new();
        for i in 0..count {
            out.push(self.e.extract_bits(&words, HALF * i, HALF).lo);
        }
        self.set(inst, &out);
        Ok(true)
    }

    /// Where two neighbouring elements are; of an odd number of them the last stands alone.
    fn place(&self, pair: &[Value]) -> Place {
        let &[low, high] = pair else {
            return Place::Word(pair[0]);
        };
        if [low, high].iter().all(|&v| self.e.const_bits(v).is_some()) {
            return Place::Constant;
        }
        if low == high {
            return Place::Twice(low);
        }
        match self.upper_of(high) {
            Some(word) if word == low => Place::Word(word),
            _ => Place::Apart,
        }
    }

    /// The word of which an element is the upper half.
    fn upper_of(&self, v: Value) -> Option<Value> {
        match *self.e.out.inst(self.e.out.def_inst(v)?) {
            InstData::Binary {
                op: BinaryOp::LShr | BinaryOp::AShr,
                args: [word, by],
                ..
            } => (self.e.const_bits(by) == Some(HALF.into())).then_some(word),
            _ => None,
        }
    }

    fn is_product(&self, word: Value) -> bool {
        let inst = self.e.out.def_inst(word);
        inst.is_some_and(|inst| {
            let data = self.e.out.inst(inst);
            matches!(data, InstData::Intrinsic { id, .. } if *id == Intrinsic::PkMul)
        })
    }

    fn word_at_place(&mut self, place: Place, pair: &[Value]) -> Value {
        match place {
            Place::Word(word) => word,
            Place::Twice(half) => self.e.intr(Intrinsic::PkSplat, &[half], Type::I32),
            Place::Constant | Place::Apart => {
                let elements: SmallVec<[Num; 2]> = pair.iter().map(|&p| p.into()).collect();
                self.e.join_bits(&elements, HALF)[0]
            }
        }
    }
}

/// The operation on words for one of the program.
pub(crate) fn packed_binary(op: BinaryOp) -> Option<OnWords> {
    let id = match op {
        BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => return Some(OnWords::Bits(op)),
        BinaryOp::Add => Intrinsic::PkAdd,
        BinaryOp::Sub => Intrinsic::PkSub,
        BinaryOp::Mul => Intrinsic::PkMul,
        BinaryOp::Shl => Intrinsic::PkShl,
        BinaryOp::LShr => Intrinsic::PkLShr,
        BinaryOp::AShr => Intrinsic::PkAShr,
        _ => return None,
    };
    Some(OnWords::Halves(id))
}

/// The same for an intrinsic.
pub(crate) fn packed_intrinsic(id: Intrinsic) -> Option<OnWords> {
    let id = match id {
        Intrinsic::SMin => Intrinsic::PkSMin,
        Intrinsic::SMax => Intrinsic::PkSMax,
        Intrinsic::UMin => Intrinsic::PkUMin,
        Intrinsic::UMax => Intrinsic::PkUMax,
        Intrinsic::SAddSat => Intrinsic::PkSAddSat,
        Intrinsic::UAddSat => Intrinsic::PkUAddSat,
        Intrinsic::SSubSat => Intrinsic::PkSSubSat,
        Intrinsic::USubSat => Intrinsic::PkUSubSat,
        _ => return None,
    };
    Some(OnWords::Halves(id))
}

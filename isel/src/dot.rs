//! Sums of products of bytes in words: `v_dot4_i32_i8` and `v_dot4_u32_u8` (GFX9 manual, section
//! 12.10, "VOP3P Instructions").
//!
//! A sum is followed through additions that nobody else uses down to its terms. A term that is the
//! product of the bytes at one place of two words, or of a byte and a constant that is a byte, too,
//! is one of the four that the instruction adds; the other factors are masked out, or zeros of the
//! constant. Additions are modulo 2^32, so that their order is free, and the product of two bytes
//! fits in 17 bits, so that both are exact. What is no such term is added first.

use crate::ctx::Ctx;
use crate::tree::Tree;
use ir::{BinaryOp, InstData, Intrinsic, Type, Value};
use isa::Opcode;
use mir::Bank;
use smallvec::SmallVec;

/// Most terms of a sum that are looked at.
const MOST_TERMS: usize = 32;
/// Bytes of a word.
const BYTES: u32 = 4;
/// Bits of a byte.
const BITS: u32 = 8;
/// With fewer products in one instruction nothing is gained.
const LEAST: usize = 2;

/// How a byte is extended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Extension {
    Sign,
    Zero,
}

impl Extension {
    fn opcode(self) -> Opcode {
        match self {
            Extension::Sign => Opcode::VDot4I32I8,
            Extension::Zero => Opcode::VDot4U32U8,
        }
    }
}

/// A byte of a word.
#[derive(Clone, Copy)]
struct Byte {
    word: Value,
    /// From the lowest on.
    place: u32,
    extension: Extension,
}

/// What a byte is multiplied by.
#[derive(Clone, Copy)]
enum Factor {
    /// The byte at the same place of this word.
    Word(Value),
    /// A constant: its byte.
    Weight(u8),
}

/// A product of two bytes.
#[derive(Clone, Copy)]
struct Product {
    byte: Byte,
    factor: Factor,
}

/// Products that one instruction adds.
struct Dot {
    word: Value,
    extension: Extension,
    /// The other word, unless the factors are constants.
    other: Option<Value>,
    /// Constant factors, the lowest byte's in the lowest bits.
    weights: u32,
    /// At which places there is one: a bit each.
    places: u8,
    /// The terms that it has.
    terms: SmallVec<[usize; 4]>,
}

impl Ctx<'_> {
    /// The tree of a sum of which an instruction computes a part, if there is such a one.
    pub fn dot_product(&mut self, sum: Value) -> Option<Tree> {
        if self.ty(sum) != Type::I32 || self.bank(sum) != Bank::Vgpr {
            return None;
        }
        let terms = self.terms(sum)?;
        let dots = self.dots(&terms);
        if dots.is_empty() {
            return None;
        }
        let is_rest = |i: &usize| !dots.iter().any(|d| d.terms.contains(i));
        let rest: SmallVec<[Tree; 8]> = (0..terms.len())
            .filter(is_rest)
            .map(|i| Tree::Value(terms[i]))
            .collect();
        let mut tree = self.sum_of(&rest);
        for dot in &dots {
            let [a, b] = self.factors(dot);
            tree = self.trees.add(dot.extension.opcode(), &[a, b, tree]);
        }
        Some(tree)
    }

    /// The terms of a sum; `None` if it has too few for a dot product.
    fn terms(&self, sum: Value) -> Option<SmallVec<[Value; 8]>> {
        let (_, &InstData::Binary { args, .. }) = self.def(sum)? else {
            return None;
        };
        let mut terms: SmallVec<[Value; 8]> = SmallVec::new();
        let mut open: SmallVec<[Value; 8]> = SmallVec::from_slice(&args);
        while let Some(value) = open.pop() {
            let inner = self.only_def(value).filter(|_| {
                let enough = terms.len() + open.len() + 2 <= MOST_TERMS;
                enough && self.bank(value) == Bank::Vgpr
            });
            match inner {
                Some((
                    _,
                    InstData::Binary {
                        op: BinaryOp::Add,
                        args,
                        ..
                    },
                )) => open.extend_from_slice(args),
                _ => terms.push(value),
            }
        }
        (terms.len() >= LEAST).then_some(terms)
    }

    /// The instructions that pay.
    fn dots(&self, terms: &[Value]) -> SmallVec<[Dot; 2]> {
        let mut dots: SmallVec<[Dot; 2]> = SmallVec::new();
        for (i, &term) in terms.iter().enumerate() {
            if let Some(product) = self.product(term) {
                match dots.iter_mut().find(|d| d.takes(&product)) {
                    Some(dot) => dot.add(&product, i),
                    None => dots.push(Dot::new(&product, i)),
                }
            }
        }
        let machine = self.env.machine;
        dots.retain(|d| d.terms.len() >= LEAST && machine.has(d.extension.opcode()));
        dots
    }

    /// The product that a term is, if nobody else wants it.
    fn product(&self, term: Value) -> Option<Product> {
        let (_, data) = self
            .only_def(term)
            .filter(|_| self.bank(term) == Bank::Vgpr)?;
        let ([a, b], unsigned) = match data {
            InstData::Binary {
                op: BinaryOp::Mul,
                args,
                ..
            } => (*args, false),
            InstData::Intrinsic {
                id: id @ (Intrinsic::MulI24 | Intrinsic::MulU24),
                args,
                ..
            } => {
                let factors = *args.as_slice(&self.ir.lists).first_chunk()?;
                (factors, *id == Intrinsic::MulU24)
            }
            _ => return None,
        };
        let byte = self.byte(a)?;
        if unsigned && byte.extension == Extension::Sign {
            // It has no sign in 24 bits.
            return None;
        }
        let factor = match self.byte(b) {
            Some(other) if (other.place, other.extension) == (byte.place, byte.extension) => {
                Factor::Word(other.word)
            }
            Some(_) => return None,
            None => Factor::Weight(self.weight(b, byte.extension)?),
        };
        Some(Product { byte, factor })
    }

    /// The byte that a constant is.
    fn weight(&self, value: Value, extension: Extension) -> Option<u8> {
        let n = self.signed_const(value)?;
        match extension {
            Extension::Sign => Some(i8::try_from(n).ok()? as u8),
            Extension::Zero => u8::try_from(n).ok(),
        }
    }

    /// The byte of a word that a value is.
    fn byte(&self, value: Value) -> Option<Byte> {
        let make = |word, first: u64, extension| {
            let place = u32::try_from(first).ok()? / BITS;
            let is_byte = first % u64::from(BITS) == 0 && place < BYTES;
            (is_byte && self.ty(word) == Type::I32).then_some(Byte {
                word,
                place,
                extension,
            })
        };
        let last = u64::from((BYTES - 1) * BITS);
        match *self.def(value)?.1 {
            InstData::Binary { op, args, .. } => {
                let n = self.int_const(args[1])?;
                match (op, self.shifted(args[0])) {
                    (BinaryOp::AShr, Some((BinaryOp::Shl, word, up))) if n == last && up <= n => {
                        // The lowest byte may be another one that was shifted down.
                        match self.shifted(word).filter(|_| up == last) {
                            Some((BinaryOp::LShr, word, down)) => make(word, down, Extension::Sign),
                            _ => make(word, n - up, Extension::Sign),
                        }
                    }
                    (BinaryOp::AShr, _) if n == last => make(args[0], n, Extension::Sign),
                    (BinaryOp::LShr, _) if n == last => make(args[0], n, Extension::Zero),
                    (BinaryOp::And, Some((BinaryOp::LShr, word, down))) if n == 0xff => {
                        make(word, down, Extension::Zero)
                    }
                    (BinaryOp::And, _) if n == 0xff => make(args[0], 0, Extension::Zero),
                    _ => None,
                }
            }
            InstData::Intrinsic {
                id: id @ (Intrinsic::SBfe | Intrinsic::UBfe),
                ref args,
                ..
            } => {
                let &[word, first, width] = args.as_slice(&self.ir.lists).first_chunk()?;
                let is_byte = self.int_const(width)? == u64::from(BITS);
                let extension = match id {
                    Intrinsic::SBfe => Extension::Sign,
                    _ => Extension::Zero,
                };
                is_byte.then_some(make(word, self.int_const(first)?, extension))?
            }
            _ => None,
        }
    }

    /// A value that is shifted by a constant.
    fn shifted(&self, value: Value) -> Option<(BinaryOp, Value, u64)> {
        match *self.def(value)?.1 {
            InstData::Binary {
                op: op @ (BinaryOp::Shl | BinaryOp::LShr),
                args,
                ..
            } => Some((op, args[0], self.int_const(args[1])?)),
            _ => None,
        }
    }

    /// Both words of a dot product.
    fn factors(&mut self, dot: &Dot) -> [Tree; 2] {
        let word = Tree::Value(dot.word);
        let Some(other) = dot.other else {
            return [word, Tree::Imm(dot.weights)];
        };
        // Without the bytes of one word at the places of which there is no product.
        let mask = (0..BYTES)
            .filter(|n| dot.places >> n & 1 == 1)
            .fold(0, |mask, n| mask | 0xff << (BITS * n));
        let word = match mask {
            u32::MAX => word,
            _ => self.trees.add(Opcode::VAndB32, &[Tree::Imm(mask), word]),
        };
        [word, Tree::Value(other)]
    }

    /// The sum of what is no product of bytes.
    fn sum_of(&mut self, terms: &[Tree]) -> Tree {
        let Some((&first, rest)) = terms.split_first() else {
            return Tree::Imm(0);
        };
        let mut sum = first;
        for two in rest.chunks(2) {
            sum = match *two {
                [a, b] => self.trees.add(Opcode::VAdd3U32, &[sum, a, b]),
                _ => self.trees.add(Opcode::VAddU32, &[sum, two[0]]),
            };
        }
        sum
    }
}

impl Dot {
    fn new(product: &Product, term: usize) -> Dot {
        let other = match product.factor {
            Factor::Word(other) => Some(other),
            Factor::Weight(_) => None,
        };
        let mut dot = Dot {
            word: product.byte.word,
            extension: product.byte.extension,
            other,
            weights: 0,
            places: 0,
            terms: SmallVec::new(),
        };
        dot.add(product, term);
        dot
    }

    /// Can the product be one of it? Each place has one.
    fn takes(&self, product: &Product) -> bool {
        let Byte {
            word,
            place,
            extension,
        } = product.byte;
        let same = match (product.factor, self.other) {
            (Factor::Word(other), Some(own)) => {
                (word, other) == (self.word, own) || (other, word) == (self.word, own)
            }
            (Factor::Weight(_), None) => word == self.word,
            _ => false,
        };
        same && extension == self.extension && self.places >> place & 1 == 0
    }

    fn add(&mut self, product: &Product, term: usize) {
        let place = product.byte.place;
        if let Factor::Weight(weight) = product.factor {
            self.weights |= u32::from(weight) << (BITS * place);
        }
        self.places |= 1 << place;
        self.terms.push(term);
    }
}

//! Values that are only another look at others: casts that change no bits, words of wider values,
//! elements of vectors, fields of structures.
//!
//! A view says of which values' components it is made ([`View`]), without asking for them. Views of
//! views are looked through once each and kept ([`Seen`]): an element that is taken out of a vector
//! and put into the next one is asked for by both ways, and a chain of those would be walked 2^n
//! times. The walk has its own stack, so that a chain may be as long as a program.

use crate::ctx::{Comp, Comps, Ctx};
use cranelift_entity::SecondaryMap;
use graphs::filled;
use ir::{
    BinaryOp, CastOp, Const, ConstData, Inst, InstData, Type, TypeData, UnaryOp, Value, ValueDef,
};
use mir::Bank;
use smallvec::{SmallVec, smallvec};

/// What a value is a view of.
pub enum View {
    /// Components of one value, in order.
    Slice {
        /// The value.
        of: Value,
        /// Its first component that is taken.
        start: usize,
        /// How many are taken.
        len: usize,
    },
    /// The first components of a value; those that may be anything are zero, so that all who look
    /// see the same.
    Frozen {
        /// The value.
        of: Value,
        /// How many are taken.
        len: usize,
    },
    /// Two words: each is a component of the value, or zero.
    Words {
        /// The value.
        of: Value,
        /// Which components.
        words: [Option<usize>; 2],
    },
    /// The components of a value, of which some are another value's.
    Replaced {
        /// The value in which components are replaced.
        into: Value,
        /// The value whose components stand there.
        part: Value,
        /// The first that is replaced.
        start: usize,
        /// How many are replaced: the first of `part`.
        len: usize,
    },
}

impl View {
    /// The values of which the view is made.
    fn operands(&self) -> SmallVec<[Value; 2]> {
        match *self {
            View::Slice { of, .. } | View::Words { of, .. } | View::Frozen { of, .. } => {
                smallvec![of]
            }
            View::Replaced { into, part, .. } => smallvec![part, into],
        }
    }
}

/// A component of a view.
#[derive(Clone, Copy)]
enum Word {
    /// The same wherever the view is used.
    Same(Comp),
    /// A component of a constant that has addresses: instructions that find them stand where it is
    /// used, because nothing says that one use comes before the others.
    Address(Value, u8),
}

/// Where the components of a value are in [`Seen::words`].
#[derive(Clone, Copy)]
struct Span {
    start: u32,
    len: u32,
}

/// The components of the views that were asked for.
pub struct Seen {
    spans: SecondaryMap<Value, Option<Span>>,
    words: Vec<Word>,
}

impl Seen {
    /// None yet, of so many values.
    pub fn new(values: usize) -> Seen {
        Seen {
            spans: filled(values, None),
            words: Vec::with_capacity(values / 4),
        }
    }

    fn has(&self, value: Value) -> bool {
        self.spans[value].is_some()
    }

    fn get(&self, value: Value) -> Option<&[Word]> {
        let span = self.spans[value]?;
        Some(&self.words[span.start as usize..][..span.len as usize])
    }

    fn put(&mut self, value: Value, words: &[Word]) {
        self.spans[value] = Some(Span {
            start: self.words.len() as u32,
            len: words.len() as u32,
        });
        self.words.extend_from_slice(words);
    }
}

impl Ctx<'_> {
    /// What the value is a view of; `None` if it is computed or a constant.
    pub(crate) fn view(&self, value: Value) -> Option<View> {
        let ValueDef::Inst(inst) = self.ir.value_def(value) else {
            return None;
        };
        self.view_of(inst, value)
    }

    /// The components of a value, through the view that it may be. Marks what they come from as
    /// used.
    pub(crate) fn seen_through(&mut self, value: Value) -> Comps {
        if !self.seen.has(value) {
            match self.view(value) {
                Some(view) => self.see(value, view),
                None => return self.own_comps(value),
            }
        }
        let span = self.seen.spans[value];
        self.placed(span.expect("it was put there"))
    }

    /// Finds the words of a view, after those of the views of which it is made.
    fn see(&mut self, value: Value, view: View) {
        let mut todo: SmallVec<[(Value, View); 2]> = smallvec![(value, view)];
        while let Some((top, view)) = todo.pop() {
            let mut operands = view.operands().into_iter();
            let unseen = operands.find_map(|of| Some((of, self.unseen_view(of)?)));
            match unseen {
                Some(first) => todo.extend([(top, view), first]),
                None => {
                    let words = self.words_of(&view);
                    self.seen.put(top, &words);
                }
            }
        }
    }

    fn unseen_view(&self, value: Value) -> Option<View> {
        let known = self.is_used(value) || self.seen.has(value);
        if known { None } else { self.view(value) }
    }

    /// The words of a view whose operands are no views or were seen.
    fn words_of(&mut self, view: &View) -> SmallVec<[Word; 4]> {
        match *view {
            View::Slice { of, start, len } => {
                SmallVec::from_slice(&self.operand_words(of)[start..start + len])
            }
            View::Frozen { of, len } => {
                let frozen = |word: &Word| match *word {
                    Word::Same(Comp::Undef) => Word::Same(Comp::Imm(0)),
                    word => word,
                };
                self.operand_words(of)[..len].iter().map(frozen).collect()
            }
            View::Words { of, words } => {
                let of = self.operand_words(of);
                let zero = Word::Same(Comp::Imm(0));
                words.map(|w| w.map_or(zero, |i| of[i])).as_slice().into()
            }
            View::Replaced {
                into,
                part,
                start,
                len,
            } => {
                let part = self.operand_words(part);
                let mut words = self.operand_words(into);
                words[start..start + len].copy_from_slice(&part[..len]);
                words
            }
        }
    }

    fn operand_words(&mut self, value: Value) -> SmallVec<[Word; 4]> {
        if let Some(words) = self.seen.get(value) {
            return SmallVec::from_slice(words);
        }
        if let Some(c) = self.ir.value_const(value).filter(|&c| self.has_address(c)) {
            let len = self.width(self.env.ctx.consts.ty(c), Bank::Vgpr);
            return (0..len as u8).map(|i| Word::Address(value, i)).collect();
        }
        self.own_comps(value).into_iter().map(Word::Same).collect()
    }

    /// The components, with the instructions that find addresses.
    fn placed(&mut self, span: Span) -> Comps {
        let mut last: Option<(Value, Comps)> = None;
        let mut comps = Comps::new();
        for at in span.start..span.start + span.len {
            comps.push(match self.seen.words[at as usize] {
                Word::Same(comp) => comp,
                Word::Address(value, i) => {
                    let known = last.take().filter(|(v, _)| *v == value);
                    let (_, comps) =
                        last.insert(known.unwrap_or_else(|| (value, self.own_comps(value))));
                    comps[usize::from(i)]
                }
            });
        }
        comps
    }

    /// Is an address in the constant?
    fn has_address(&self, c: Const) -> bool {
        match self.env.ctx.consts.get(c) {
            ConstData::Address { .. } => true,
            ConstData::Cast { arg, .. } => self.has_address(*arg),
            ConstData::Aggregate(_, elems) => elems.iter().any(|&e| self.has_address(e)),
            _ => false,
        }
    }

    fn view_of(&self, inst: Inst, value: Value) -> Option<View> {
        match self.ir.inst(inst) {
            InstData::Cast { op, arg, .. } => self.cast_view(*op, *arg, value),
            InstData::Unary {
                op: UnaryOp::Freeze,
                arg,
                ..
            } if self.same_shape(*arg, value) => Some(View::Frozen {
                of: *arg,
                len: self.width(self.ty(value), self.bank(value)),
            }),
            InstData::Binary { op, args, .. } => self.word_view(*op, *args, value),
            InstData::ExtractElement { args } => Some(View::Slice {
                of: args[0],
                start: self.element(args[0], args[1])?,
                len: 1,
            }),
            InstData::InsertElement { args } => Some(View::Replaced {
                into: args[0],
                part: args[1],
                start: self.element(args[0], args[2])?,
                len: 1,
            }),
            InstData::ExtractValue { arg, indices } => {
                let (start, len) = self.field_span(self.ty(*arg), indices)?;
                Some(View::Slice {
                    of: *arg,
                    start,
                    len,
                })
            }
            InstData::InsertValue { args, indices } => {
                let (start, len) = self.field_span(self.ty(args[0]), indices)?;
                Some(View::Replaced {
                    into: args[0],
                    part: args[1],
                    start,
                    len,
                })
            }
            _ => None,
        }
    }

    /// The component that an element is, if its index is a constant within the vector.
    fn element(&self, vector: Value, index: Value) -> Option<usize> {
        let index = self.int_const(index)? as usize;
        (index < self.width(self.ty(vector), Bank::Vgpr)).then_some(index)
    }

    /// Can the components of one value be those of the other?
    pub fn same_shape(&self, a: Value, b: Value) -> bool {
        self.bank(a) == self.bank(b) || self.ir.value_const(a).is_some() && self.ty(a) != Type::I1
    }

    /// 64-bit operations that only move words or make them zero.
    fn word_view(&self, op: BinaryOp, args: [Value; 2], value: Value) -> Option<View> {
        if self.ty(value) != Type::I64 || !self.same_shape(args[0], value) {
            return None;
        }
        let c = self.int_const(args[1])?;
        let words = match (op, c) {
            (BinaryOp::And, _) => {
                let masks = [c as u32, (c >> 32) as u32];
                if masks.iter().any(|&m| m != 0 && m != u32::MAX) {
                    return None;
                }
                std::array::from_fn(|i| (masks[i] != 0).then_some(i))
            }
            (BinaryOp::LShr, 32) => [Some(1), None],
            (BinaryOp::Shl, 32) => [None, Some(0)],
            _ => return None,
        };
        Some(View::Words { of: args[0], words })
    }

    /// Casts that change no bits, or only drop or clear the upper ones.
    fn cast_view(&self, op: CastOp, arg: Value, value: Value) -> Option<View> {
        let (from, to) = (self.ty(arg), self.ty(value));
        if op == CastOp::ZExt && from == Type::I32 && to == Type::I64 && self.same_shape(arg, value)
        {
            return Some(View::Words {
                of: arg,
                words: [Some(0), None],
            });
        }
        if op == CastOp::Trunc && to == Type::I32 {
            if let Some(of) = self.high_word(arg, value) {
                return Some(View::Slice {
                    of,
                    start: 1,
                    len: 1,
                });
            }
        }
        let bits = |ty| self.env.layout().bits(ty);
        let keeps = match op {
            CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::AddrSpaceCast => {
                bits(from) == bits(to)
                    || op != CastOp::AddrSpaceCast
                        && bits(from).div_ceil(32) == bits(to).div_ceil(32)
            }
            CastOp::Trunc => to != Type::I1,
            _ => false,
        };
        if !keeps || from == Type::I1 || !self.same_shape(arg, value) {
            return None;
        }
        let width = |ty| self.width(ty, Bank::Vgpr);
        Some(View::Slice {
            of: arg,
            start: 0,
            len: width(from).min(width(to)),
        })
    }

    /// `trunc (lshr x, 32)` is the high word of `x`.
    fn high_word(&self, shifted: Value, value: Value) -> Option<Value> {
        let (
            _,
            InstData::Binary {
                op: BinaryOp::LShr,
                args,
                ..
            },
        ) = self.def(shifted)?
        else {
            return None;
        };
        let (wide, amount) = (args[0], args[1]);
        let has_two = self.width(self.ty(wide), Bank::Vgpr) > 1;
        (self.int_const(amount) == Some(32) && has_two && self.same_shape(wide, value))
            .then_some(wide)
    }

    /// First component and number of components of a structure's field.
    fn field_span(&self, ty: Type, indices: &[u32]) -> Option<(usize, usize)> {
        let (&[index], TypeData::Struct { fields, .. }) = (indices, self.env.ctx.types.get(ty))
        else {
            return None;
        };
        let index = index as usize;
        let start = fields[..index]
            .iter()
            .map(|&f| self.width(f, Bank::Vgpr))
            .sum();
        Some((start, self.width(fields[index], Bank::Vgpr)))
    }
}

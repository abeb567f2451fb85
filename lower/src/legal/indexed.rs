//! Elements at an index that is the same in all lanes: the machine indexes a row of registers, and
//! `extractelement` and `insertelement` of words at a variable index are what says so.
//!
//! That is three instructions, where a choice among all elements takes one to three for each. It is
//! for elements that differ between lanes, since rows are of vector registers, and for rows that
//! leave the function registers enough: two of them, the old and the new one, and some more. A
//! register outside the row would be another value's, so an index that may be out of range, which
//! makes the result poison and no more, is kept in it.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::Num;
use crate::legal::shape::Leaf;
use ir::{InstData, Intrinsic, Type, Value};

/// The words of an element.
type Words = smallvec::SmallVec<[Value; 2]>;

/// How the words of a vector make rows. All of them are one where it is not too long, and the row
/// for an element's second word is that without its first register; else there are a row of first
/// words and one of second words.
#[derive(Clone, Copy)]
struct Rows {
    /// Words of the vector.
    len: usize,
    /// From one element to the next in a row.
    step: usize,
    /// From one word of a row to the next in the vector.
    stride: usize,
}

impl Rows {
    /// Where the words of a row are in the vector, for a word of elements.
    fn places(self, word: usize) -> impl Iterator<Item = usize> {
        (word..self.len).step_by(self.stride)
    }
}

/// What is indexed: a vector, and where.
#[derive(Clone, Copy)]
pub(crate) struct Element {
    /// The vector in the source.
    pub vector: Value,
    /// The index in the source.
    pub index: Value,
    /// What its elements are.
    pub leaf: Leaf,
}

impl Legaliser<'_> {
    /// Is a row of registers indexed for it?
    fn is_indexed(&self, element: Element, len: usize) -> bool {
        let leaf = element.leaf;
        let is_number = leaf.parts() == 1 && !matches!(leaf.part_type(), Type::I1 | Type::F16);
        is_number
            && self.e.target.abilities.indexes(len, leaf.bits())
            && self.seems_uniform_here(element.index)
            && !self.seems_uniform_here(element.vector)
    }

    /// The rows of a vector of so many words with so many for each element.
    fn rows(&self, len: usize, words: usize) -> Rows {
        match len <= usize::from(self.e.target.abilities.longest_row) {
            true => Rows {
                len,
                step: words,
                stride: 1,
            },
            false => Rows {
                len,
                step: 1,
                stride: words,
            },
        }
    }

    /// The element, if a row of registers is to be indexed for it.
    pub(crate) fn indexed_read(&mut self, element: Element, parts: &[Value]) -> Res<Option<Value>> {
        if !self.is_indexed(element, parts.len()) {
            return Ok(None);
        }
        let (all, words) = self.all_words(element.leaf, parts);
        let rows = self.rows(all.len(), words);
        let index = self.lane_index(element.index, parts.len())?;
        let index = self.index_in_row(index, parts.len(), rows.step);
        let read = |k| {
            let row: Parts = rows.places(k).map(|at| all[at]).collect();
            let args = [self.e.build_words(&row), index];
            self.e.value(InstData::ExtractElement { args }, Type::I32)
        };
        let element_words: Words = (0..words).map(read).collect();
        self.element_of_words(element.leaf, &element_words)
            .map(Some)
    }

    /// All elements after one has got another value, if a row of registers is to be indexed for it.
    pub(crate) fn indexed_write(
        &mut self,
        element: Element,
        value: Value,
        parts: &[Value],
    ) -> Res<Option<Parts>> {
        if !self.is_indexed(element, parts.len()) {
            return Ok(None);
        }
        let (mut all, words) = self.all_words(element.leaf, parts);
        let rows = self.rows(all.len(), words);
        // Nothing is believed of it: if it is poison, so is the result, but other values in
        // registers must stay.
        let index = self.frozen_lane_index(element.index, parts.len())?;
        let index = self.index_in_row(index, parts.len(), rows.step);
        for (k, word) in self
            .element_words(element.leaf, value)
            .into_iter()
            .enumerate()
        {
            let row: Parts = rows.places(k).map(|at| all[at]).collect();
            let row = self.e.build_words(&row);
            let ty = self.e.ty(row);
            let args = [row, word, index];
            let row = self.e.value(InstData::InsertElement { args }, ty);
            for (i, at) in rows.places(k).enumerate() {
                all[at] = self.e.word(row, i as u32);
            }
        }
        let elements = all.chunks(words);
        let parts = elements.map(|words| self.element_of_words(element.leaf, words));
        parts.collect::<Res<Parts>>().map(Some)
    }

    /// The index of an element in a row ([`Legaliser::lane_index`] or a frozen one), kept in it.
    fn index_in_row(&mut self, index: Value, len: usize, step: usize) -> Value {
        let mut index = index;
        let bits = usize::BITS - (len - 1).leading_zeros();
        if !len.is_power_of_two() || !self.e.fits_unsigned(index, bits) {
            let last = self.e.i32(len as u32 - 1);
            index = self.e.intr(Intrinsic::UMin, &[index, last], Type::I32);
        }
        match step {
            1 => index,
            _ => self.e.shl_const(index, step.ilog2()),
        }
    }

    /// The words of all elements, one element behind the other, and how many each has.
    fn all_words(&mut self, leaf: Leaf, parts: &[Value]) -> (Parts, usize) {
        let mut all = Parts::new();
        for &part in parts {
            all.extend(self.element_words(leaf, part));
        }
        let words = all.len() / parts.len();
        (all, words)
    }

    /// The words of an element, the lowest first.
    fn element_words(&mut self, leaf: Leaf, part: Value) -> Words {
        let bits = self.leaf_bits(Num::from(part), leaf).lo;
        match self.e.ty(bits) {
            Type::I64 => [self.e.lo(bits), self.e.hi(bits)].into_iter().collect(),
            _ => std::iter::once(bits).collect(),
        }
    }

    fn element_of_words(&mut self, leaf: Leaf, words: &[Value]) -> Res<Value> {
        let bits = match *words {
            [lo, hi] => self.e.pack(lo, hi),
            _ => words[0],
        };
        Ok(self.leaf_from_bits(Num::from(bits), leaf)?.lo)
    }
}

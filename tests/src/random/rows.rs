//! Vectors that are read and changed at variable indices, of which many are the same in all lanes:
//! rows of registers.

use super::Gen;
use ir::{IntCC, Type, Value};

/// An index, and whether it is in range.
#[derive(Clone, Copy)]
struct Place {
    index: Value,
    /// None if it certainly is.
    in_range: Option<Value>,
}

impl Gen<'_> {
    /// Makes a row of elements, reads and changes some, and makes all that are left available.
    pub(super) fn change_row(&mut self) {
        let elem = self.rng.weighted(&[
            (40, Type::I32),
            (30, Type::I64),
            (10, Type::I16),
            (10, Type::I8),
            (10, Type::F32),
        ]);
        if elem == Type::F32 && !self.config.floats.is_on() {
            return;
        }
        let len = self.rng.pick(&[4u32, 5, 7, 8, 8, 13, 16, 20, 30]);
        let elements: Vec<Value> = (0..len).map(|_| self.variable(elem)).collect();
        let mut row = self.b.build_vector(&elements);
        let mut place = self.row_place(len);
        for _ in 0..self.rng.between(2, 6) {
            if self.rng.percent(60) {
                place = self.row_place(len);
            }
            if self.rng.percent(50) {
                let other = self.variable(elem);
                let element = self.b.extract_element(row, place.index);
                let element = self.if_in_range(place, element, other);
                self.keep(element, false);
            } else {
                let element = self.variable(elem);
                let changed = self.b.insert_element(row, element, place.index);
                row = self.if_in_range(place, changed, row);
            }
        }
        for k in 0..len {
            let index = self.b.iconst(Type::I32, k.into());
            let element = self.b.extract_element(row, index);
            self.keep(element, false);
            if elem != Type::F32 && self.rng.percent(70) {
                self.store_result(element);
            }
        }
    }

    fn row_place(&mut self, len: u32) -> Place {
        let word = self.index_word();
        if !self.config.beyond_vectors.is_on() || self.rng.percent(70) {
            let modulus = self.b.iconst(Type::I32, len.into());
            let index = self.b.urem(word, modulus);
            return Place {
                index,
                in_range: None,
            };
        }
        // What it gives beyond the row is not used.
        let mask = self.rng.pick(&[7, 31, 0xffff]);
        let mask = self.b.iconst(Type::I32, mask);
        let index = self.b.and(word, mask);
        let end = self.b.iconst(Type::I32, len.into());
        let in_range = self.b.icmp(IntCC::Ult, index, end);
        Place {
            index,
            in_range: Some(in_range),
        }
    }

    fn if_in_range(&mut self, place: Place, value: Value, other: Value) -> Value {
        match place.in_range {
            Some(in_range) => self.b.select(in_range, value, other),
            None => value,
        }
    }
}

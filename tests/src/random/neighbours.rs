//! Bytes, halves and words that lie side by side, accessed one by one in any order, with accesses
//! in between that may touch them: what a compiler would like to do at once.

use super::{Gen, INPUT};
use ir::{Type, Value};

/// Bytes of the item's output that one statement has to itself.
const AREA: u64 = 24;

/// What is added to indices that are taken away again by a sum that wraps.
const BEYOND: i64 = 72;

/// How far a run may be moved by what is known at run time only.
const MOVE: u64 = 8;

/// Of a hundred programs, so many have runs at indices that wrap.
const SHARE: u32 = 25;

/// What a run is accessed with.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Index {
    Constant,
    Wrapping,
}

/// An index of words that wraps where something is added.
#[derive(Clone, Copy)]
enum Wrapping {
    /// At [`BEYOND`] or after it.
    Beyond(Value),
    /// Zero.
    Nothing(Value),
}

impl Gen<'_> {
    /// Runs at indices of words that wrap.
    pub(super) fn perhaps_wrapping_runs(&mut self) {
        self.apart(57, SHARE, |this| {
            let Some((record, at)) = this.take_of_record(AREA, 8) else {
                return;
            };
            for _ in 0..this.rng.between(2, 5) {
                match this.rng.below(5) {
                    0 | 1 => this.store_run(record, at, Index::Wrapping),
                    2 | 3 => this.load_run(record, at, Index::Wrapping),
                    _ => this.touch_one(record, at),
                }
            }
        });
    }

    /// Accesses of some neighbours in memory of the item's own, and loads of such from the input.
    pub(super) fn neighbours(&mut self) {
        let Some(input) = self.around.as_ref().map(|s| s.input) else {
            return;
        };
        let Some((record, at)) = self.take_of_record(AREA, 4) else {
            return;
        };
        for _ in 0..self.rng.between(3, 8) {
            match self.rng.below(7) {
                0 | 1 => self.store_run(record, at, Index::Constant),
                2 | 3 => self.load_run(record, at, Index::Constant),
                4 => {
                    let from = self.rng.below(INPUT - AREA as usize) as u64;
                    self.load_run(input, from & !1, Index::Constant);
                }
                5 => self.copy_run(record, at),
                _ => self.touch_one(record, at),
            }
        }
    }

    /// Type, size, first offset and number of neighbours within the area.
    fn run(&mut self) -> (Type, u64, u64, u64) {
        let (ty, size) = self.rng.pick(&[
            (Type::I8, 1),
            (Type::I8, 1),
            (Type::I16, 2),
            (Type::I16, 2),
            (Type::I32, 4),
        ]);
        let count = self.rng.between(2, 8) as u64;
        let count = count.min(AREA / size / 2);
        let slots = AREA / size - count + 1;
        let first = self.rng.below(slots as usize) as u64 * size;
        (ty, size, first, count)
    }

    /// The offsets of a run, upwards, downwards, or with one left out.
    fn offsets(&mut self, size: u64, first: u64, count: u64) -> Vec<u64> {
        let mut all: Vec<u64> = (0..count).map(|i| first + i * size).collect();
        match self.rng.below(6) {
            0 => all.reverse(),
            1 => {
                let n = self.rng.below(all.len());
                all.remove(n);
            }
            2 => {
                let n = self.rng.below(all.len());
                all.rotate_left(n);
            }
            _ => {}
        }
        all
    }

    fn store_run(&mut self, base: Value, at: u64, how: Index) {
        let (ty, size, first, count) = self.run();
        let index = self.index_of_run(how, first + size * count);
        for offset in self.offsets(size, first, count) {
            let x = match self.rng.percent(30) {
                true => self.any(ty),
                false => self.variable(ty),
            };
            let to = self.place_in_run(base, at, offset, index);
            self.b.store(x, to, size);
            if self.rng.percent(8) {
                self.touch_one(base, at);
            }
        }
    }

    fn load_run(&mut self, base: Value, at: u64, how: Index) {
        let (ty, size, first, count) = self.run();
        // What the input's start is aligned to says nothing of where the run is.
        let align = size.min(1 << at.trailing_zeros().min(2));
        let index = self.index_of_run(how, first + size * count);
        for offset in self.offsets(size, first, count) {
            let from = self.place_in_run(base, at, offset, index);
            let x = self.b.load(ty, from, align);
            self.keep_widened(x);
        }
    }

    /// A multiple of eight, [`BEYOND`] or [`MOVE`] more, made by a product that wraps, if a run
    /// that ends at `end` may be moved so far; or nothing, made by a product of which no bit is
    /// left.
    fn index_of_run(&mut self, how: Index, end: u64) -> Option<Wrapping> {
        if how == Index::Constant {
            return None;
        }
        let (x, y) = (self.variable(Type::I32), self.variable(Type::I32));
        if end + MOVE > AREA || self.rng.percent(25) {
            let half = self.b.iconst(Type::I32, 16);
            let [x, y] = [x, y].map(|v| self.b.shl(v, half));
            return Some(Wrapping::Nothing(self.b.mul(x, y)));
        }
        // Nine or ten, and bits that fall out. A sum would meet the constant that is taken away.
        let [top, one, three, nine, eight] =
            [29, 1, 3, BEYOND / 8, 8].map(|n| self.b.iconst(Type::I32, n.into()));
        let falls_out = self.b.shl(x, top);
        let few = self.b.and(y, one);
        let few = self.b.mul(few, three);
        let few = self.b.xor(few, nine);
        let sum = self.b.add(falls_out, few);
        Some(Wrapping::Beyond(self.b.mul(sum, eight)))
    }

    /// A place of a run that begins `at` bytes from the base: a constant away from there, or an
    /// index of words, from which [`BEYOND`] is taken by a sum that wraps, or that is below zero.
    fn place_in_run(
        &mut self,
        base: Value,
        at: u64,
        offset: u64,
        index: Option<Wrapping>,
    ) -> Value {
        let Some(index) = index else {
            return self.b.gep_const(base, (at + offset) as i64);
        };
        let less = i128::from(offset) - i128::from(BEYOND);
        let less = self.b.iconst(Type::I32, less);
        let (index, from) = match index {
            Wrapping::Beyond(index) => {
                let index = self.b.add(index, less);
                (self.b.zext(index, Type::I64), at as i64)
            }
            Wrapping::Nothing(index) => {
                let index = self.b.add(index, less);
                (self.b.sext(index, Type::I64), at as i64 + BEYOND)
            }
        };
        let base = self.b.gep_const(base, from);
        self.b.gep_bytes(base, index)
    }

    /// Copies neighbours within the area, which may overlap.
    fn copy_run(&mut self, base: Value, at: u64) {
        let (ty, size, first, count) = self.run();
        let to = self.rng.below((AREA / size - count + 1) as usize) as u64 * size;
        let values: Vec<Value> = (0..count)
            .map(|i| {
                let from = self.b.gep_const(base, (at + first + i * size) as i64);
                self.b.load(ty, from, size)
            })
            .collect();
        for (i, x) in (0..count).zip(values) {
            let place = self.b.gep_const(base, (at + to + i * size) as i64);
            self.b.store(x, place, size);
        }
    }

    /// A load or store of a byte somewhere in the area.
    fn touch_one(&mut self, base: Value, at: u64) {
        let x = self.variable(Type::I32);
        let mask = self.b.iconst(Type::I32, 15);
        let index = self.b.and(x, mask);
        let index = self.b.zext(index, Type::I64);
        let place = self.b.gep_bytes(base, index);
        let place = self.b.gep_const(place, at as i64);
        if self.rng.percent(50) {
            let x = self.b.load(Type::I8, place, 1);
            self.keep_widened(x);
        } else {
            let x = self.variable(Type::I8);
            self.b.store(x, place, 1);
        }
    }

    /// Keeps a value, or its number with or without sign.
    fn keep_widened(&mut self, x: Value) {
        let wide = match self.rng.below(3) {
            _ if self.b.ty(x) == Type::I32 => x,
            0 => self.b.zext(x, Type::I32),
            1 => self.b.sext(x, Type::I32),
            _ => x,
        };
        self.keep(wide, false);
    }
}

//! Loops that read and write memory of the work-item's own in each iteration: at addresses that
//! stay the same, at constant or computed distances from one another, beside others that change; in
//! arms and behind exits, too.

use super::Gen;
use ir::{AddrSpace, IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 30;
/// Words of the memory.
const WORDS: u64 = 16;
/// Most iterations.
const MOST_TURNS: usize = 5;

/// What is accessed, and how.
#[derive(Clone, Copy)]
struct Cell {
    pointer: Value,
    ty: Type,
}

impl Gen<'_> {
    pub(super) fn perhaps_accumulating_loops(&mut self) {
        self.apart(11, SHARE, |this| {
            for _ in 0..this.rng.between(1, 2) {
                this.loop_over_memory();
            }
        });
    }

    fn loop_over_memory(&mut self) {
        let Some(base) = self.own_words() else {
            return;
        };
        let cells = self.cells(base);
        let turns = match self.rng.percent(40) {
            true => {
                let most = self.rng.between(1, MOST_TURNS);
                self.b.iconst(Type::I32, most as i128)
            }
            false => {
                let (word, most) = (self.index_word(), self.b.iconst(Type::I32, 3));
                self.b.and(word, most)
            }
        };
        let other = self.variable(Type::I32);
        let none = self.b.iconst(Type::I32, 0);
        let body = self.b.create_block_with(&[Type::I32]);
        let done = self.b.create_block();
        self.b.jump(body, &[none]);
        self.b.switch_to(body);
        let turn = self.b.params(body)[0];
        let mut word = self.b.add(turn, other);
        word = self.accesses(base, &cells, turn, word);
        if self.rng.percent(30) {
            let next = self.b.create_block();
            let limit = self.b.iconst(Type::I32, self.rng.below(200) as i128 - 100);
            let leaves = self.b.icmp(IntCC::Sgt, word, limit);
            self.b.branch(leaves, (done, &[]), (next, &[]));
            self.b.switch_to(next);
        }
        if self.rng.percent(40) {
            let (arm, join) = (self.b.create_block(), self.b.create_block());
            let one = self.b.iconst(Type::I32, 1);
            let low = self.b.and(word, one);
            let zero = self.b.iconst(Type::I32, 0);
            let goes = self.b.icmp(IntCC::Ne, low, zero);
            self.b.branch(goes, (arm, &[]), (join, &[]));
            self.b.switch_to(arm);
            self.accesses(base, &cells, turn, word);
            self.b.jump(join, &[]);
            self.b.switch_to(join);
        }
        if self.rng.percent(70) {
            self.accesses(base, &cells, turn, word);
        }
        let one = self.b.iconst(Type::I32, 1);
        let turn = self.b.add(turn, one);
        let again = self.b.icmp(IntCC::Ult, turn, turns);
        self.b.branch(again, (body, &[turn]), (done, &[]));
        self.b.switch_to(done);
        for k in 0..WORDS {
            let place = self.b.gep_const(base, 4 * k as i64);
            let x = self.b.load(Type::I32, place, 4);
            if k % 4 == 0 || self.rng.percent(30) {
                self.store_result(x);
            }
        }
    }

    /// The start of some words that no other item touches: of the output, perhaps by a pointer that
    /// does not say so, or private ones.
    fn own_words(&mut self) -> Option<Value> {
        if self.config.private_memory.is_on() && self.rng.percent(25) {
            let ty = self.b.ctx.types.array(Type::I32, WORDS);
            let array = self.b.entry_alloca(ty);
            for k in 0..WORDS {
                let (x, place) = (self.any(Type::I32), self.b.gep_const(array, 4 * k as i64));
                self.b.store(x, place, 4);
            }
            return Some(array);
        }
        let (record, at) = self.take_of_record(4 * WORDS, 8)?;
        let words = self.b.gep_const(record, at as i64);
        let generic = self.config.generic_pointers.is_on() && self.rng.percent(20);
        Some(match generic {
            true => self.b.cast(
                ir::CastOp::AddrSpaceCast,
                words,
                Type::ptr(AddrSpace::Generic),
            ),
            false => words,
        })
    }

    /// Addresses from outside of the loop, of which some may be the same.
    fn cells(&mut self, base: Value) -> Vec<Cell> {
        // A variable from 0 to 3, by a sum that wraps or not.
        let word = self.index_word();
        let three = self.b.iconst(Type::I32, 3);
        let small = self.b.and(word, three);
        let far = self.rng.pick(&[0, 0, 5, i128::from(i32::MAX), -70_000]);
        let away = self.b.iconst(Type::I32, far);
        let moved = self.b.add(small, away);
        let signed = self.rng.percent(70);
        (0..self.rng.between(1, 4))
            .map(|_| {
                let ty = self.rng.pick(&[Type::I32, Type::I32, Type::F32, Type::I64]);
                let most = WORDS as usize - 5;
                let k = self.rng.below(most + 1) as i128;
                let pointer = match self.rng.percent(50) {
                    true => self.b.gep_const(base, 4 * k as i64),
                    false => {
                        let back = self.b.iconst(Type::I32, k - far);
                        let index = self.b.add(moved, back);
                        self.own_word_at(base, index, signed)
                    }
                };
                Cell { pointer, ty }
            })
            .collect()
    }

    fn own_word_at(&mut self, base: Value, index: Value, signed: bool) -> Value {
        let bits = self.b.ty(base).addr_space().map(|s| s.index_bits());
        let index = match bits {
            Some(32) => index,
            _ if signed => self.b.sext(index, Type::I64),
            _ => self.b.zext(index, Type::I64),
        };
        self.b.gep(Type::I32, base, &[index])
    }

    /// Some loads and stores. Returns a word that comes of what was loaded.
    fn accesses(&mut self, base: Value, cells: &[Cell], turn: Value, word: Value) -> Value {
        let mut word = word;
        for _ in 0..self.rng.between(1, 4) {
            let cell = match self.rng.percent(15) {
                // One that is another one in each iteration.
                true => {
                    let most = self.b.iconst(Type::I32, 7);
                    let index = self.b.and(turn, most);
                    let pointer = self.own_word_at(base, index, true);
                    Cell {
                        pointer,
                        ty: Type::I32,
                    }
                }
                false => cells[self.rng.below(cells.len())],
            };
            let ty = match self.rng.percent(10) {
                true => Type::I32,
                false => cell.ty,
            };
            word = match self.rng.below(4) {
                0 => self.loaded_word(cell.pointer, ty, word),
                1 => {
                    let x = self.of_type(word, ty);
                    self.b.store(x, cell.pointer, 4);
                    word
                }
                _ => {
                    let word = self.loaded_word(cell.pointer, ty, word);
                    let x = self.of_type(word, ty);
                    self.b.store(x, cell.pointer, 4);
                    word
                }
            };
        }
        word
    }

    fn loaded_word(&mut self, pointer: Value, ty: Type, word: Value) -> Value {
        let x = self.b.load(ty, pointer, 4);
        let x = match ty {
            Type::I64 => self.b.trunc(x, Type::I32),
            Type::F32 => self.b.bitcast(x, Type::I32),
            _ => x,
        };
        match self.rng.percent(50) {
            true => self.b.add(word, x),
            false => self.b.xor(word, x),
        }
    }

    /// Floats only by their bits: nothing is computed with them.
    fn of_type(&mut self, word: Value, ty: Type) -> Value {
        match ty {
            Type::I64 => self.b.sext(word, ty),
            Type::F32 => self.b.bitcast(word, ty),
            _ => word,
        }
    }
}

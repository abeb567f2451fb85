//! Words of local memory that each work-item has for itself, at constant distances: accesses that
//! may become one with two addresses.

use super::Gen;
use ir::{AddrSpace, GlobalRef, GlobalVar, Module, Type, Value};

/// Words of each item.
pub(super) const WORDS: u32 = 16;

/// The item's words.
#[derive(Clone, Copy, Debug)]
pub(super) struct ItemWords {
    pub(super) first: Value,
    /// Bytes from one to the next.
    pub(super) distance: u32,
}

/// The words of all items of a group.
pub(super) fn declare(module: &mut Module, workgroup: u32) -> GlobalVar {
    let array = module
        .ctx
        .types
        .array(Type::I32, u64::from(WORDS * workgroup));
    module.add_local("words", array)
}

impl Gen<'_> {
    /// Where the item's words are, side by side or with those of all others between: all get their
    /// first values.
    pub(super) fn enter_words(&mut self, workgroup: u32, words: GlobalVar) {
        let base = self
            .b
            .global_address(GlobalRef::Var(words), AddrSpace::Local, 0);
        let Some(item) = self.around.as_ref().map(|s| s.local_id) else {
            return;
        };
        let (bytes, distance) = match self.rng.percent(50) {
            true => (4 * WORDS, 4),
            false => (4, 4 * workgroup),
        };
        let bytes = self.b.iconst(Type::I32, bytes.into());
        let offset = self.b.mul(item, bytes);
        let first = self.b.gep_bytes(base, offset);
        let words = ItemWords { first, distance };
        for k in 0..WORDS {
            let x = self.any(Type::I32);
            let at = self.b.gep_const(first, i64::from(k * distance));
            self.b.store(x, at, 4);
        }
        if let Some(s) = &mut self.around {
            s.words = Some(words);
        }
    }

    fn any_word(&mut self, words: ItemWords, step: u32) -> Value {
        let x = self.variable(Type::I32);
        let mask = self.b.iconst(Type::I32, (WORDS - step).into());
        let index = self.b.and(x, mask);
        let distance = self.b.iconst(Type::I32, words.distance.into());
        let offset = self.b.mul(index, distance);
        self.b.gep_bytes(words.first, offset)
    }

    /// Reads or writes bytes or halves that lie side by side, from any place of the item's own on.
    fn narrow_run(&mut self, words: ItemWords, read: &mut Vec<Value>) {
        let (ty, size) = self.rng.pick(&[(Type::I8, 1), (Type::I16, 2)]);
        let count = self.rng.between(2, 8) as u32;
        let slots = 4 * WORDS / size - count;
        let first = self.rng.below(slots as usize) as u32;
        let writes = self.rng.percent(40);
        for k in first..first + count {
            let at = self.b.gep_const(words.first, i64::from(k * size));
            if writes {
                let x = match self.rng.percent(30) {
                    true => self.byte_of_a_word(ty),
                    false => self.variable(ty),
                };
                self.b.store(x, at, size.into());
            } else {
                let x = self.b.load(ty, at, size.into());
                self.keep(x, false);
                read.push(self.b.zext(x, Type::I32));
            }
        }
    }

    /// One of a word's four bytes.
    fn byte_of_a_word(&mut self, ty: Type) -> Value {
        let word = self.variable(Type::I32);
        let [from, mask] =
            [8 * self.rng.below(4) as i128, 0xff].map(|n| self.b.iconst(Type::I32, n));
        let moved = self.b.lshr(word, from);
        let byte = self.b.and(moved, mask);
        self.b.trunc(byte, ty)
    }

    /// Reads and writes words of the item's own, in any order.
    pub(super) fn change_words(&mut self) {
        let Some(words) = self.around.as_ref().and_then(|s| s.words) else {
            return;
        };
        let mut read: Vec<Value> = Vec::new();
        for _ in 0..self.rng.between(2, 10) {
            if words.distance == 4 && self.rng.percent(20) {
                self.narrow_run(words, &mut read);
                continue;
            }
            // Two words at once, where they lie side by side.
            let wide = words.distance == 4 && self.rng.percent(40);
            let (ty, step) = if wide { (Type::I64, 2) } else { (Type::I32, 1) };
            let k = self.rng.below((WORDS / step) as usize) as u32 * step;
            let at = match self.rng.percent(25) {
                // Nobody knows which one it is.
                true => self.any_word(words, step),
                false => self.b.gep_const(words.first, i64::from(k * words.distance)),
            };
            let align = if wide && self.rng.percent(70) { 8 } else { 4 };
            if self.rng.percent(60) {
                read.push(self.b.load(ty, at, align));
            } else {
                let x = self.variable(ty);
                self.b.store(x, at, align);
            }
        }
        let mut all = self.b.iconst(Type::I64, 0);
        for value in read {
            self.keep(value, false);
            let wide = match self.b.ty(value) == Type::I64 {
                true => value,
                false => self.b.zext(value, Type::I64),
            };
            let odd = self.b.iconst(Type::I64, 0x9e37);
            all = self.b.mul(all, odd);
            all = self.b.xor(all, wide);
        }
        // Each of them is wanted.
        if self.rng.percent(50) {
            self.store_result(all);
        }
    }
}

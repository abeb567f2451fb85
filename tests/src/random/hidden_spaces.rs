//! Generic pointers to local memory of which nobody sees that they are, moved, and cast back to
//! local ones for accesses.

use super::Gen;
use super::item_words::WORDS;
use ir::memory::{MemAccess, MemFlags};
use ir::{AddrSpace, GepFlags, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;

const GENERIC: Type = Type::ptr(AddrSpace::Generic);
const LOCAL: Type = Type::ptr(AddrSpace::Local);

impl Gen<'_> {
    pub(super) fn perhaps_hidden_spaces(&mut self) {
        self.apart(71, SHARE, |this| {
            let Some(words) = this.around.as_ref().and_then(|s| s.words) else {
                return;
            };
            let generic = this.b.addrspacecast(words.first, GENERIC);
            let Some(pointer) = this.hidden(generic) else {
                return;
            };
            for _ in 0..this.rng.between(1, 4) {
                let k = this.rng.below(WORDS as usize) as u32;
                let at = this.moved_pointer(pointer, i64::from(k * words.distance));
                let at = this.b.addrspacecast(at, LOCAL);
                if this.rng.percent(40) {
                    let x = this.variable(Type::I32);
                    this.b.store(x, at, 4);
                }
                let x = this.b.load(Type::I32, at, 4);
                this.store_result(x);
            }
        });
    }

    /// A pointer from the item's record, where it may have changed meanwhile.
    fn hidden(&mut self, pointer: Value) -> Option<Value> {
        let (record, at) = self.take_of_record(8, 8)?;
        let place = self.b.gep_const(record, at as i64);
        let mem = MemAccess {
            flags: MemFlags::VOLATILE,
            ..MemAccess::aligned(8)
        };
        self.b.store_with(pointer, place, mem);
        let pointer = self.b.load_with(GENERIC, place, mem);
        let none = self.b.iconst(Type::I64, 0);
        self.b.store_with(none, place, mem);
        Some(pointer)
    }

    /// A pointer moved by a constant, in one step or two, by what may be another number.
    fn moved_pointer(&mut self, pointer: Value, bytes: i64) -> Value {
        let flags = match self.rng.percent(60) {
            true => GepFlags::INBOUNDS,
            false => GepFlags::empty(),
        };
        let word = self.index_word();
        let wide = self.b.zext(word, Type::I64);
        let [four, first, rest] =
            [4, bytes & 4, bytes & !4].map(|n| self.b.iconst(Type::I64, n.into()));
        // Four or nothing, as the first step.
        let bit = self.b.and(wide, four);
        let step = self.b.and(bit, first);
        let left = self.b.sub(first, step);
        let last = self.b.add(rest, left);
        let mut at = pointer;
        for by in [step, last] {
            at = self.b.gep_with(flags, Type::I8, at, &[by]);
        }
        at
    }
}

//! Variables of a block: arrays in private memory that are used while something else happens, and
//! never again, so that others may take their place. With markers of their lifetimes, with one of
//! them, or without; some of their addresses are kept in memory or chosen among, so that it is not
//! seen which variable an access is to.

use super::Gen;
use ir::{AddrSpace, CastOp, Intrinsic, MemAccess, MemFlags, Type, Value};

/// Words of arrays. Those of up to 32 may become registers.
const WORDS: [u64; 6] = [3, 16, 40, 40, 64, 96];

/// An array that may be used here.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variable {
    array: Value,
    words: u64,
    /// Where its address is kept.
    kept: Option<Value>,
}

impl Gen<'_> {
    /// A variable, what happens while it is used, and its end.
    pub(super) fn variable_of_a_block(&mut self, depth: usize) {
        let words = self.rng.pick(&WORDS);
        let ty = self.b.ctx.types.array(Type::I32, words);
        let array = self.b.entry_alloca(ty);
        let (starts, ends) = self.rng.pick(&[
            (true, true),
            (true, true),
            (true, true),
            (false, false),
            (true, false),
            (false, true),
        ]);
        self.mark(Intrinsic::LifetimeStart, array, starts);
        let words = self.fill_array(array, words);
        let kept = self.rng.percent(40).then(|| self.keep_address(array));
        let variable = Variable { array, words, kept };
        self.variables.push(variable);
        for _ in 0..self.rng.between(1, 4) {
            let nest = depth + 1 < self.config.depth;
            match self.rng.below(10) {
                0..5 => self.use_variable(),
                5 | 6 if nest => self.variable_of_a_block(depth + 1),
                7 if nest => self.counted_loop(depth + 1),
                _ => self.statement(depth + 1),
            }
        }
        for _ in 0..self.rng.between(1, 3) {
            self.read_variable(variable);
        }
        self.variables.pop();
        self.mark(Intrinsic::LifetimeEnd, array, ends);
        if depth < self.config.depth && self.rng.percent(40) {
            self.variable_of_a_block(depth + 1);
        }
    }

    /// A marker, if it is wanted.
    pub(super) fn mark(&mut self, id: Intrinsic, variable: Value, wanted: bool) {
        if wanted {
            self.b.intrinsic_void(id, &[variable]);
        }
    }

    /// Gives a new array contents. Gives the number of words that have some.
    fn fill_array(&mut self, array: Value, words: u64) -> u64 {
        if self.rng.percent(50) {
            let few = words.min(self.rng.between(2, 6) as u64);
            for i in 0..few {
                let at = self.b.gep_const(array, 4 * i as i64);
                let x = self.any(Type::I32);
                self.b.store(x, at, 4);
            }
            return few;
        }
        let byte = self.constant(Type::I8);
        let bytes = self.b.iconst(Type::I32, 4 * i128::from(words));
        let ordinary = self.b.bconst(false);
        self.b
            .intrinsic_void(Intrinsic::Memset, &[array, byte, bytes, ordinary]);
        for _ in 0..self.rng.between(1, 3) {
            let at = self.word_place(array, words);
            let x = self.any(Type::I32);
            self.b.store(x, at, 4);
        }
        words
    }

    /// A place in memory that has the address of an array.
    pub(super) fn keep_address(&mut self, array: Value) -> Value {
        let place = self.b.entry_alloca(Type::ptr(AddrSpace::Private));
        self.b.store_with(array, place, volatile());
        place
    }

    /// The address that is there.
    pub(super) fn kept_address(&mut self, place: Value) -> Value {
        let private = Type::ptr(AddrSpace::Private);
        self.b.load_with(private, place, volatile())
    }

    /// Reads or changes a variable that may be used here.
    pub(super) fn use_variable(&mut self) {
        if self.variables.is_empty() {
            return;
        }
        let variable = self.variables[self.rng.below(self.variables.len())];
        match self.rng.below(3) {
            0 => self.read_variable(variable),
            1 => {
                let (address, words) = self.address(variable);
                let at = self.word_place(address, words);
                let x = self.any(Type::I32);
                self.b.store(x, at, 4);
            }
            _ => self.copy_words(variable),
        }
    }

    fn read_variable(&mut self, variable: Variable) {
        let (address, words) = self.address(variable);
        let at = self.word_place(address, words);
        let x = self.b.load(Type::I32, at, 4);
        self.keep(x, false);
    }

    /// Some words of one variable to another.
    fn copy_words(&mut self, to: Variable) {
        let from = self.variables[self.rng.below(self.variables.len())];
        if from.array == to.array {
            return self.read_variable(to);
        }
        let words = from.words.min(to.words);
        let bytes = 4 * self.rng.between(1, words as usize) as i128;
        let bytes = self.b.iconst(Type::I32, bytes);
        let ordinary = self.b.bconst(false);
        let args = [to.array, from.array, bytes, ordinary];
        self.b.intrinsic_void(Intrinsic::Memcpy, &args);
    }

    /// The address of a variable, known or not, or of another one that may be used here; with the
    /// words that are surely behind it.
    fn address(&mut self, variable: Variable) -> (Value, u64) {
        if let Some(place) = variable.kept.filter(|_| self.rng.percent(70)) {
            let address = self.kept_address(place);
            return (address, variable.words);
        }
        let other = self.variables[self.rng.below(self.variables.len())];
        if other.array == variable.array || self.rng.percent(70) {
            return (variable.array, variable.words);
        }
        let which = self.variable(Type::I1);
        let address = self.b.select(which, variable.array, other.array);
        (address, variable.words.min(other.words))
    }

    /// The place of a word of an array.
    fn word_place(&mut self, array: Value, words: u64) -> Value {
        let last = self.b.iconst(Type::I32, i128::from(words) - 1);
        let index = match self.rng.percent(30) {
            true => {
                let index = self.rng.below(words as usize);
                self.b.iconst(Type::I32, index as i128)
            }
            false => {
                let word = self.any(Type::I32);
                self.b.intrinsic(Intrinsic::UMin, Type::I32, &[word, last])
            }
        };
        let at = self.b.gep(Type::I32, array, &[index]);
        match self.config.generic_pointers.is_on() && self.rng.percent(15) {
            true => {
                let generic = Type::ptr(AddrSpace::Generic);
                self.b.cast(CastOp::AddrSpaceCast, at, generic)
            }
            false => at,
        }
    }
}

fn volatile() -> MemAccess {
    MemAccess {
        flags: MemFlags::VOLATILE,
        ..MemAccess::aligned(4)
    }
}

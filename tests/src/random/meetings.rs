//! Vectors of short elements that meet at joins, in selects and in loops: what was loaded, mostly,
//! and something else on the other ways.

use super::Gen;
use ir::{IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;
/// Selects and joins in one another.
const DEPTH: u32 = 3;
/// Elements, with how many of them are in a vector; one has no whole words.
const VECTORS: [(Type, u32); 10] = [
    (Type::I16, 2),
    (Type::I16, 3),
    (Type::I16, 4),
    (Type::I16, 8),
    (Type::I8, 4),
    (Type::I8, 8),
    (Type::I8, 16),
    (Type::I8, 12),
    (Type::F16, 2),
    (Type::F16, 8),
];

impl Gen<'_> {
    pub(super) fn perhaps_meetings(&mut self) {
        self.apart(61, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                let (elem, len) = this.rng.pick(&VECTORS);
                let ty = this.b.ctx.types.vector(elem, len);
                let vector = this.meeting(ty, DEPTH);
                this.use_elements(vector, len);
            }
        });
    }

    /// A vector that comes from somewhere.
    fn meeting(&mut self, ty: Type, depth: u32) -> Value {
        match self.rng.below(12) {
            _ if depth == 0 => self.load_input(ty),
            0 | 1 => self.constant(ty),
            2 => self.computed(ty),
            3 | 4 => {
                let cond = self.branch_condition();
                let (x, y) = (self.meeting(ty, depth - 1), self.meeting(ty, depth - 1));
                self.b.select(cond, x, y)
            }
            5..8 => self.join(ty, depth - 1),
            8 => self.turns(ty, depth - 1),
            9 => self.of_words(ty),
            _ => self.load_input(ty),
        }
    }

    /// One of two ways has a block of its own.
    fn join(&mut self, ty: Type, depth: u32) -> Value {
        let cond = self.branch_condition();
        let otherwise = self.meeting(ty, depth);
        let then = self.b.create_block();
        let join = self.b.create_block_with(&[ty]);
        self.b.branch(cond, (then, &[]), (join, &[otherwise]));
        self.b.switch_to(then);
        let inner = self.pool.mark();
        let value = self.meeting(ty, depth);
        self.pool.reset(&inner);
        self.b.jump(join, &[value]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// A vector that is another one in each turn of a loop, which all lanes leave together.
    ///
    /// The one of the turn before is handed on, too.
    fn turns(&mut self, ty: Type, depth: u32) -> Value {
        let first = self.meeting(ty, depth);
        let before = self.load_input(ty);
        let [zero, one, most] =
            [0, 1, self.rng.between(1, 3) as i128].map(|n| self.b.iconst(Type::I32, n));
        let body = self.b.create_block_with(&[Type::I32, ty, ty]);
        let done = self.b.create_block_with(&[ty]);
        self.b.jump(body, &[zero, first, before]);
        self.b.switch_to(body);
        let params = self.b.params(body).to_vec();
        let inner = self.pool.mark();
        let next = match self.rng.percent(30) {
            true => params[1],
            false => self.meeting(ty, depth),
        };
        self.pool.reset(&inner);
        let turn = self.b.add(params[0], one);
        let again = self.b.icmp(IntCC::Ult, turn, most);
        let last = self.rng.pick(&[next, params[1], params[2]]);
        self.b
            .branch(again, (body, &[turn, next, params[1]]), (done, &[last]));
        self.b.switch_to(done);
        self.b.params(done)[0]
    }

    /// One whose elements are computed, if they are integers: halves are moved only.
    fn computed(&mut self, ty: Type) -> Value {
        let x = self.load_input(ty);
        if self.b.ctx.types.is_float_or_vector(ty) {
            return x;
        }
        let y = self.any(ty);
        self.b.add(x, y)
    }

    /// One that is words by another name, if it is of one or two.
    fn of_words(&mut self, ty: Type) -> Value {
        let (size, _) = self.size_and_align(ty);
        let words = match size {
            4 => Type::I32,
            8 => self.b.ctx.types.vector(Type::I32, 2),
            _ => return self.load_input(ty),
        };
        let word = self.load_input(words);
        self.b.bitcast(word, ty)
    }

    /// Some of its elements, or all.
    fn use_elements(&mut self, vector: Value, len: u32) {
        let is_float = self.b.ctx.types.is_float_or_vector(self.b.ty(vector));
        if !is_float && self.rng.percent(40) {
            self.store_result(vector);
            return;
        }
        let zero = self.b.iconst(Type::I32, 0);
        let mut sum = zero;
        for i in 0..len.min(4) {
            let at = self.b.iconst(Type::I32, i.into());
            let mut element = self.b.extract_element(vector, at);
            if self.b.ty(element) == Type::F16 {
                element = self.b.bitcast(element, Type::I16);
            }
            let word = self.b.zext(element, Type::I32);
            sum = match self.rng.percent(50) {
                true => self.b.add(sum, word),
                false => self.b.xor(word, sum),
            };
        }
        self.store_result(sum);
    }
}

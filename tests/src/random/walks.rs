//! Loops that walk over bytes of private memory by a generic pointer until it is at the end, inside
//! of loops that find pointer and end anew: what their tests compare is cast from one address.

use super::Gen;
use ir::memory::{MemAccess, MemFlags};
use ir::{AddrSpace, Block, GepFlags, IntCC, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;

const GENERIC: Type = Type::ptr(AddrSpace::Generic);

impl Gen<'_> {
    pub(super) fn perhaps_walks(&mut self) {
        self.apart(49, SHARE, |this| {
            let number = this.variable(Type::I32);
            let turns = this.rng.between(1, 3) as i128;
            let ty = this.b.ctx.types.array(Type::I8, 8);
            let bytes = this.b.entry_alloca(ty);
            let [zero, one, turns] = [0, 1, turns].map(|n| this.b.iconst(Type::I32, n));
            let body = this.b.create_block_with(&[Type::I32, Type::I32]);
            let latch = this.b.create_block_with(&[Type::I32]);
            let done = this.b.create_block();
            this.b.jump(body, &[zero, number]);
            this.b.switch_to(body);
            let [turn, sum] = this.b.params(body)[..] else {
                unreachable!("it was made with two");
            };
            this.walk(bytes, [turn, sum], latch);
            this.b.switch_to(latch);
            let sum = this.b.params(latch)[0];
            let turn = this.b.add(turn, one);
            let again = this.b.icmp(IntCC::Ult, turn, turns);
            this.b.branch(again, (body, &[turn, sum]), (done, &[]));
            this.b.switch_to(done);
            this.store_result(sum);
        });
    }

    /// Writes both words of an array and walks over some of its bytes, or none.
    fn walk(&mut self, bytes: Value, words: [Value; 2], latch: Block) {
        let mem = MemAccess {
            flags: MemFlags::VOLATILE,
            ..MemAccess::aligned(4)
        };
        for (index, word) in words.into_iter().enumerate() {
            let place = self.b.gep_const(bytes, 4 * index as i64);
            self.b.store_with(word, place, mem);
        }
        let [_, sum] = words;
        let first = self.b.addrspacecast(bytes, GENERIC);
        let [length, one] =
            [self.rng.between(1, 8) as i128, 1].map(|n| self.b.iconst(Type::I64, n));
        let end = self
            .b
            .gep_with(GepFlags::INBOUNDS, Type::I8, first, &[length]);
        let order = self
            .rng
            .pick(&[IntCC::Ult, IntCC::Ugt, IntCC::Ne, IntCC::Eq]);
        let goes = self.b.icmp(order, first, end);
        let inner = self.b.create_block_with(&[GENERIC, Type::I32]);
        self.b.branch(goes, (inner, &[first, sum]), (latch, &[sum]));
        self.b.switch_to(inner);
        let [at, sum] = self.b.params(inner)[..] else {
            unreachable!("it was made with two");
        };
        let byte = self.b.load(Type::I8, at, 1);
        let byte = self.b.zext(byte, Type::I32);
        let seven = self.b.iconst(Type::I32, 7);
        let product = self.b.mul(sum, seven);
        let sum = self.b.add(product, byte);
        let next = self.b.gep_with(GepFlags::INBOUNDS, Type::I8, at, &[one]);
        let is_over = self.b.icmp(IntCC::Eq, next, end);
        self.b
            .branch(is_over, (latch, &[sum]), (inner, &[next, sum]));
    }
}

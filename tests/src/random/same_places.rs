//! Pointers that are chosen among, though both are the same, or may be; and loads that promise what
//! they find: a range of numbers, nothing undefined.

use super::{Gen, Rng};
use ir::function::ValueRange;
use ir::{
    AddrSpace, CastOp, GlobalRef, GlobalVar, Linkage, MemAccess, MemFlags, Module, Type, Value,
    ValueDef,
};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;
/// Numbers of a variable.
const NUMBERS: usize = 16;
/// Words of the memory that is accessed by several pointers.
const WORDS: u64 = 8;

/// A constant variable whose numbers all lie in a range.
#[derive(Clone, Copy)]
struct Ranged {
    var: GlobalVar,
    elem: Type,
    bits: u32,
    range: ValueRange,
}

/// All of them.
#[derive(Clone, Copy)]
pub(super) struct RangedTables([Ranged; 3]);

/// Declares constant variables.
pub(super) fn declare(mut rng: Rng, module: &mut Module) -> RangedTables {
    RangedTables([0, 1, 2].map(|i| {
        let (elem, bits) = rng.pick(&[
            (Type::I32, 32),
            (Type::I32, 32),
            (Type::I8, 8),
            (Type::I16, 16),
            (Type::I64, 64),
        ]);
        let all = (1_u128 << bits) - 1;
        let size = rng
            .pick(&[2u128, 3, 16, 100, 1 << (bits - 1), all - 1])
            .min(all);
        // Some go over the largest number to the smallest.
        let lo = match rng.below(4) {
            0 => 0,
            1 => (all + 1).wrapping_sub(size / 2) & all,
            2 => (1 << (bits - 1)) - size / 2,
            _ => u128::from(rng.bits()) & all,
        };
        let numbers = (0..NUMBERS).map(|k| {
            let above = match k {
                0 => 0,
                1 => size - 1,
                _ => u128::from(rng.bits()) % size,
            };
            module.ctx.int_const(elem, (lo + above) & all)
        });
        let numbers = numbers.collect();
        let ty = module.ctx.types.array(elem, NUMBERS as u64);
        let init = module.ctx.aggregate_const(ty, numbers);
        let name = format!("ranged{i}");
        let var = module.add_global(&name, ty, AddrSpace::Constant, Some(init));
        module.globals[var].linkage = rng.pick(&[Linkage::Internal, Linkage::External]);
        let hi = (lo + size) & all;
        Ranged {
            var,
            elem,
            bits,
            range: ValueRange { lo, hi },
        }
    }))
}

impl Gen<'_> {
    pub(super) fn perhaps_same_places(&mut self, tables: RangedTables) {
        self.apart(19, SHARE, |this| {
            for _ in 0..this.rng.between(1, 3) {
                this.ranged_load(tables);
            }
            if this.rng.percent(70) {
                this.same_places();
            }
        });
    }

    /// A load that says in which range its result is, and some arithmetic with that.
    fn ranged_load(&mut self, tables: RangedTables) {
        let table = self.rng.pick(&tables.0);
        let base = GlobalRef::Var(table.var);
        let base = self.b.global_address(base, AddrSpace::Constant, 0);
        let word = self.index_word();
        let mask = self.b.iconst(Type::I32, NUMBERS as i128 - 1);
        let index = self.b.and(word, mask);
        let at = self.b.gep(table.elem, base, &[index]);
        let mut mem = MemAccess::aligned(u64::from(table.bits) / 8);
        mem.flags.set(MemFlags::NOUNDEF, self.rng.percent(60));
        let x = self.b.load_with(table.elem, at, mem);
        if let (ValueDef::Inst(inst), true) = (self.b.func.value_def(x), self.rng.percent(85)) {
            self.b.func.ranges.insert(inst, table.range);
        }
        self.keep(x, false);
        // Sums, comparisons and extensions that what is known of it may change.
        let mut results = Vec::new();
        for _ in 0..self.rng.between(2, 4) {
            let made = match self.rng.below(4) {
                0 if table.bits < 64 => {
                    let op = self.rng.pick(&[CastOp::SExt, CastOp::ZExt]);
                    self.b.cast(op, x, Type::I64)
                }
                1 => {
                    let edges = [table.range.lo, table.range.hi, 0, 1 << (table.bits - 1)];
                    let edge = self.rng.pick(&edges);
                    let edge = self.b.iconst(table.elem, edge as i128);
                    let cond = self.rng.pick(&super::ints::CONDITIONS);
                    let holds = self.b.icmp(cond, x, edge);
                    let other = self.any(Type::I64);
                    let word = self.b.zext(holds, Type::I64);
                    self.b.add(other, word)
                }
                _ => {
                    let made = self.new_int(table.elem);
                    let with = self.b.mul(made, x);
                    match table.bits {
                        64 => with,
                        _ => self.b.zext(with, Type::I64),
                    }
                }
            };
            results.push(made);
        }
        let mut sum = self.b.iconst(Type::I64, 0);
        for made in results {
            let factor = self.b.iconst(Type::I64, 0x9e37);
            let product = self.b.mul(sum, factor);
            sum = self.b.add(product, made);
        }
        self.store_result(sum);
    }

    /// Stores and loads by pointers that are chosen among.
    fn same_places(&mut self) {
        let Some(base) = self.memory_of_words() else {
            return;
        };
        for k in 0..WORDS {
            let (x, at) = (self.any(Type::I32), self.b.gep_const(base, 4 * k as i64));
            self.b.store(x, at, 4);
        }
        let mut sum = self.variable(Type::I32);
        for _ in 0..self.rng.between(2, 6) {
            let at = self.chosen_place(base);
            if self.rng.percent(50) {
                let x = self.b.load(Type::I32, at, 4);
                let product = self.b.mul(sum, x);
                sum = self.b.sub(x, product);
            } else {
                self.b.store(sum, at, 4);
            }
        }
        for k in 0..WORDS {
            let at = self.b.gep_const(base, 4 * k as i64);
            let x = self.b.load(Type::I32, at, 4);
            let factor = self.b.iconst(Type::I32, 77);
            let product = self.b.mul(sum, factor);
            sum = self.b.add(product, x);
        }
        self.store_result(sum);
    }

    /// Memory of the item's own: of the output or private.
    fn memory_of_words(&mut self) -> Option<Value> {
        if self.config.private_memory.is_on() && self.rng.percent(50) {
            let ty = self.b.ctx.types.array(Type::I32, WORDS);
            return Some(self.b.entry_alloca(ty));
        }
        let (record, at) = self.take_of_record(4 * WORDS, 4)?;
        Some(self.b.gep_const(record, at as i64))
    }

    /// One of two pointers, mostly the same: by a choice or a join.
    fn chosen_place(&mut self, base: Value) -> Value {
        let word = self.index_word();
        let mask = self.b.iconst(Type::I32, WORDS as i128 - 1);
        let index = match self.rng.percent(60) {
            true => self.b.and(word, mask),
            false => {
                let k = self.rng.below(WORDS as usize);
                self.b.iconst(Type::I32, k as i128)
            }
        };
        let (one, other) = (self.place_in_words(base, index), {
            let index = match self.rng.percent(80) {
                true => index,
                false => self.b.and(word, mask),
            };
            self.place_in_words(base, index)
        });
        let cond = self.branch_condition();
        if self.rng.percent(70) {
            return self.b.select(cond, one, other);
        }
        let ty = self.b.ty(one);
        let (then, join) = (self.b.create_block(), self.b.create_block_with(&[ty]));
        self.b.branch(cond, (then, &[]), (join, &[one]));
        self.b.switch_to(then);
        self.b.jump(join, &[other]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }

    /// The place of a word: by its index, by its bytes, or from the end backwards.
    fn place_in_words(&mut self, base: Value, index: Value) -> Value {
        let wide = self.b.ty(base).addr_space().map(|s| s.index_bits());
        let index = match wide {
            Some(32) => index,
            _ => self.b.zext(index, Type::I64),
        };
        let ty = self.b.ty(index);
        match self.rng.below(4) {
            0 => {
                let four = self.b.iconst(ty, 4);
                let bytes = self.b.mul(index, four);
                self.b.gep_bytes(base, bytes)
            }
            1 => {
                let last = self.b.gep_const(base, 4 * (WORDS as i64 - 1));
                let most = self.b.iconst(ty, WORDS as i128 - 1);
                let back = self.b.sub(index, most);
                self.b.gep(Type::I32, last, &[back])
            }
            _ => self.b.gep(Type::I32, base, &[index]),
        }
    }
}

//! Tables: rows of local memory that all items fill and others read, and neighbours in the input
//! at distances that are the same for all.
//!
//! The rows of two variables lie at constant distances from one address, near or far; items read
//! those of another item behind a barrier, at an address that is computed there. Neighbours are
//! `p[i + n]`, `p[i - n]`, with indices that do not wrap and say so, or may and do not.

use super::{Gen, RECORD};
use ir::{AddrSpace, ArithFlags, BinaryOp, GlobalRef, GlobalVar, Module, Type, Value};

/// Rows of each variable.
const ROWS: u32 = 6;

/// Of a hundred programs, so many have rows, if there is local memory.
const ROW_SHARE: u32 = 30;

/// Of a hundred programs, so many look at neighbours in the input.
const NEIGHBOUR_SHARE: u32 = 20;

/// The rows of two variables.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tables {
    vars: [GlobalVar; 2],
    /// Words from one row to the next.
    stride: u32,
}

/// The variables for a group.
pub(super) fn declare(module: &mut Module, workgroup: u32) -> Tables {
    let stride = workgroup + [0, 4, 29, 64][workgroup as usize % 4];
    let words = u64::from(stride * ROWS);
    let array = module.ctx.types.array(Type::I32, words);
    let vars = ["rows.a", "rows.b"].map(|name| module.add_local(name, array));
    Tables { vars, stride }
}

impl Gen<'_> {
    /// Fills rows and reads others'. Only where all items come.
    pub(super) fn perhaps_tables(&mut self, tables: Tables) {
        self.apart(53, ROW_SHARE, |this| this.tables(tables));
    }

    fn tables(&mut self, tables: Tables) {
        let Some((item, group_size)) = self.around.as_ref().map(|s| (s.local_id, s.group_size))
        else {
            return;
        };
        let mine = self.rows_of(tables, item);
        let mut filled = Vec::new();
        for _ in 0..self.rng.between(2, 9) {
            let row = (self.rng.below(2), self.rng.below(ROWS as usize) as u32);
            let x = match self.rng.percent(30) {
                true => self.b.iconst(Type::I32, 1_234_567),
                false => self.variable(Type::I32),
            };
            let at = self.b.gep_const(mine[row.0], tables.bytes(row.1));
            self.b.store(x, at, 4);
            filled.push(row);
        }
        if self.rng.percent(50) {
            // By an address of which nothing says that it is the same one.
            let same = self.b.urem(item, group_size);
            let mine = self.rows_of(tables, same);
            let sum = self.sum_of_rows(tables, mine, &filled);
            self.store_result(sum);
        }
        self.barrier();
        let other = match self.rng.below(3) {
            0 => item,
            1 => {
                let shift = self.variable(Type::I32);
                let sum = self.b.xor(item, shift);
                self.b.urem(sum, group_size)
            }
            _ => {
                let shift = self.any(Type::I32);
                let sum = self.b.xor(item, shift);
                self.b.urem(sum, group_size)
            }
        };
        let theirs = self.rows_of(tables, other);
        let sum = self.sum_of_rows(tables, theirs, &filled);
        // Others may still read when the next rows are written.
        self.barrier();
        self.store_result(sum);
    }

    /// What some of the rows that were filled have.
    fn sum_of_rows(&mut self, tables: Tables, rows: [Value; 2], filled: &[(usize, u32)]) -> Value {
        let mut sum = self.variable(Type::I32);
        for _ in 0..self.rng.between(2, 9) {
            let row = self.rng.pick(filled);
            let at = self.b.gep_const(rows[row.0], tables.bytes(row.1));
            let x = self.b.load(Type::I32, at, 4);
            sum = match self.rng.percent(50) {
                true => self.b.xor(sum, x),
                false => self.b.sub(x, sum),
            };
        }
        sum
    }

    fn rows_of(&mut self, tables: Tables, item: Value) -> [Value; 2] {
        tables.vars.map(|var| {
            let base = GlobalRef::Var(var);
            let base = self.b.global_address(base, AddrSpace::Local, 0);
            self.b.gep(Type::I32, base, &[item])
        })
    }

    /// Loads elements at an index and around it.
    pub(super) fn perhaps_neighbours_in_input(&mut self) {
        self.apart(59, NEIGHBOUR_SHARE, |this| {
            for _ in 0..this.rng.between(1, 2) {
                this.neighbours_in_input();
            }
            if this.rng.percent(50) {
                this.neighbours_of_any_index();
            }
            if this.rng.percent(50) {
                this.products_of_any_index();
            }
        });
    }

    fn neighbours_in_input(&mut self) {
        let Some((input, number, used)) = self.around.as_ref().map(|s| (s.input, s.number, s.used))
        else {
            return;
        };
        if used + 8 > RECORD {
            return;
        }
        // 64 to 575, and up to twice 31 from there: less than the words of the input.
        let index = self.variable(Type::I32);
        let index = self.masked(index, 511);
        let least = self.b.iconst(Type::I32, 64);
        let index = self.b.add(index, least);
        let index = match self.rng.percent(50) {
            true => index,
            // A number of which nothing is known.
            false => self.behind_a_choice(index),
        };
        let distance = match self.rng.percent(80) {
            true => number,
            false => self.variable(Type::I32),
        };
        let distance = self.masked(distance, 31);
        let one = self.b.iconst(Type::I32, 1);
        let twice = self.b.shl(distance, one);
        let (ty, size) = self
            .rng
            .pick(&[(Type::I32, 4), (Type::I16, 2), (Type::I8, 1)]);
        let mut sum = self.variable(Type::I32);
        for turn in 0..self.rng.between(4, 7) {
            let by = self.rng.pick(&[distance, distance, twice]);
            let (op, flags) = self.rng.pick(&[
                (BinaryOp::Add, ArithFlags::NSW),
                (BinaryOp::Add, ArithFlags::NSW | ArithFlags::NUW),
                (BinaryOp::Sub, ArithFlags::NSW),
                (BinaryOp::Sub, ArithFlags::empty()),
            ]);
            let at = match turn == 0 || self.rng.percent(15) {
                true => index,
                false => self.b.with_flags(flags).binary(op, index, by),
            };
            let wide = match self.rng.percent(90) {
                true => self.b.sext(at, Type::I64),
                false => self.b.zext(at, Type::I64),
            };
            let place = self.b.gep(ty, input, &[wide]);
            let x = self.b.load(ty, place, size);
            let x = match ty == Type::I32 {
                true => x,
                false => self.b.sext(x, Type::I32),
            };
            sum = match self.rng.percent(50) {
                true => self.b.xor(sum, x),
                false => self.b.sub(x, sum),
            };
        }
        self.store_result(sum);
    }

    /// Addresses at any index and around it, which nobody accesses: what is added to the base is
    /// looked at. The sums may wrap, and
    /// say nothing of it, or do not as signed numbers.
    fn neighbours_of_any_index(&mut self) {
        let Some((input, number)) = self.around.as_ref().map(|s| (s.input, s.number)) else {
            return;
        };
        let any = self.variable(Type::I32);
        // Numbers below zero from which some may be added without a signed overflow.
        let (index, number, sums) = match self.rng.percent(50) {
            true => {
                let low = self.masked(any, 0x3fff_ffff);
                let sign = self.b.iconst(Type::I32, 1 << 31);
                let index = self.b.or(low, sign);
                (index, self.masked(number, 0xf_ffff), ArithFlags::NSW)
            }
            false => (any, number, ArithFlags::empty()),
        };
        let start = self.b.ptrtoint(input, Type::I64);
        let mut sum = self.variable(Type::I64);
        for turn in 0..self.rng.between(3, 6) {
            let at = match self.rng.below(3) {
                _ if turn == 0 => index,
                0 if sums.is_empty() => self.b.sub(index, number),
                1 => self.b.with_flags(sums).binary(BinaryOp::Add, number, index),
                _ => self.b.with_flags(sums).binary(BinaryOp::Add, index, number),
            };
            let zeros = (turn == 0 && self.rng.percent(50)) || self.rng.percent(10);
            sum = self.with_distance(sum, [input, start], at, zeros);
        }
        self.store_result(sum);
    }

    /// The same for products of an index and one beside it, whose flags say that they do not wrap,
    /// or which may.
    fn products_of_any_index(&mut self) {
        let Some(input) = self.around.as_ref().map(|s| s.input) else {
            return;
        };
        let any = self.variable(Type::I32);
        let low = self.masked(any, 0xff_fffe);
        let (one, factor) = (1, self.rng.pick(&[3, 5, 37]));
        let factor = self.b.iconst(Type::I32, factor);
        let start = self.b.ptrtoint(input, Type::I64);
        let mut sum = self.variable(Type::I64);
        for _ in 0..self.rng.between(3, 6) {
            let both = ArithFlags::NSW | ArithFlags::NUW;
            let (op, index, by, flags) = match self.rng.below(4) {
                0 => (BinaryOp::Or, low, one, ArithFlags::DISJOINT),
                1 => (BinaryOp::Add, low, self.rng.pick(&[2, 9, 1000]), both),
                2 => (BinaryOp::Add, low, 0, both),
                _ => (
                    BinaryOp::Add,
                    any,
                    self.rng.pick(&[1, -1, 1 << 30]),
                    ArithFlags::empty(),
                ),
            };
            let by = self.b.iconst(Type::I32, by);
            let beside = self.b.with_flags(flags).binary(op, index, by);
            let flags = match index == low {
                true => self.rng.pick(&[both, ArithFlags::NUW, ArithFlags::NSW]),
                false => ArithFlags::empty(),
            };
            let at = self
                .b
                .with_flags(flags)
                .binary(BinaryOp::Mul, beside, factor);
            let zeros = self.rng.percent(70);
            sum = self.with_distance(sum, [input, start], at, zeros);
        }
        self.store_result(sum);
    }

    /// A sum, and the bytes from the base to an element, whose index is extended by zeros or by its
    /// sign.
    fn with_distance(
        &mut self,
        sum: Value,
        [base, start]: [Value; 2],
        index: Value,
        zeros: bool,
    ) -> Value {
        let wide = match zeros {
            false => self.b.sext(index, Type::I64),
            true => self.b.zext(index, Type::I64),
        };
        let place = self.b.gep(Type::I32, base, &[wide]);
        let place = self.b.ptrtoint(place, Type::I64);
        let bytes = self.b.sub(place, start);
        let n = self.b.iconst(Type::I64, 0x9e37_79b9);
        let product = self.b.mul(sum, n);
        self.b.xor(product, bytes)
    }

    fn masked(&mut self, value: Value, mask: i128) -> Value {
        let mask = self.b.iconst(Type::I32, mask);
        self.b.and(value, mask)
    }

    /// The value, by way of a block's parameter.
    fn behind_a_choice(&mut self, value: Value) -> Value {
        let cond = self.branch_condition();
        let join = self.b.create_block_with(&[Type::I32]);
        let then = self.b.create_block();
        self.b.branch(cond, (then, &[]), (join, &[value]));
        self.b.switch_to(then);
        let inner = self.pool.mark();
        let other = self.variable(Type::I32);
        let other = self.masked(other, 255);
        let least = self.b.iconst(Type::I32, 64);
        let other = self.b.add(other, least);
        self.pool.reset(&inner);
        self.b.jump(join, &[other]);
        self.b.switch_to(join);
        self.b.params(join)[0]
    }
}

impl Tables {
    /// Bytes from the first row to another one.
    fn bytes(self, row: u32) -> i64 {
        i64::from(4 * row * self.stride)
    }
}

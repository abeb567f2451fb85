//! The values that may be used at a place, and the types that programs use.

use super::Gen;
use ir::{Type, Value};

/// A value that may be used.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub value: Value,
    /// Certainly the same in all lanes.
    pub uniform: bool,
}

/// Values by type, the newest last.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    lists: Vec<(Type, Vec<Entry>)>,
}

/// The lengths of all lists at some time.
#[derive(Clone, Debug)]
pub struct Mark(Vec<usize>);

impl Pool {
    /// Adds a value.
    pub fn add(&mut self, ty: Type, value: Value, uniform: bool) {
        let entry = Entry { value, uniform };
        match self.lists.iter_mut().find(|(t, _)| *t == ty) {
            Some((_, list)) => list.push(entry),
            None => self.lists.push((ty, vec![entry])),
        }
    }

    /// The values of a type.
    pub fn of(&self, ty: Type) -> &[Entry] {
        self.lists
            .iter()
            .find(|(t, _)| *t == ty)
            .map_or(&[], |(_, list)| list)
    }

    /// Types of which there are values.
    pub fn types(&self) -> Vec<Type> {
        let some = self.lists.iter().filter(|(_, list)| !list.is_empty());
        some.map(|(t, _)| *t).collect()
    }

    /// The state now.
    pub fn mark(&self) -> Mark {
        Mark(self.lists.iter().map(|(_, list)| list.len()).collect())
    }

    /// Forgets the values since a mark: they do not dominate what follows.
    pub fn reset(&mut self, mark: &Mark) {
        for (i, (_, list)) in self.lists.iter_mut().enumerate() {
            list.truncate(mark.0.get(i).copied().unwrap_or(0));
        }
    }
}

impl Gen<'_> {
    /// Is this value certainly the same in all lanes?
    pub(super) fn is_uniform(&self, value: Value) -> bool {
        if self.b.func.value_const(value).is_some() {
            return true;
        }
        let entries = self.pool.of(self.b.ty(value));
        entries.iter().any(|e| e.value == value && e.uniform)
    }

    /// Makes a value available, and returns it.
    pub(super) fn keep(&mut self, value: Value, uniform: bool) -> Value {
        let ty = self.b.ty(value);
        self.pool.add(ty, value, uniform);
        value
    }

    /// A value of a type: a recent one, any, or a constant.
    pub(super) fn any(&mut self, ty: Type) -> Value {
        let count = self.pool.of(ty).len();
        if count == 0 || self.rng.percent(12) {
            return self.constant(ty);
        }
        let recent = count.min(6);
        let at = if self.rng.percent(60) {
            count - 1 - self.rng.below(recent)
        } else {
            self.rng.below(count)
        };
        self.pool.of(ty)[at].value
    }

    /// A value that is no constant, if there is one of its type.
    pub(super) fn variable(&mut self, ty: Type) -> Value {
        for _ in 0..4 {
            let value = self.any(ty);
            if self.b.func.value_const(value).is_none() {
                return value;
            }
        }
        self.any(ty)
    }

    /// A word for an index: often one that is the same in all lanes.
    pub(super) fn index_word(&mut self) -> Value {
        let uniform = self.rng.percent(50);
        for _ in 0..6 {
            let word = self.variable(Type::I32);
            if self.is_uniform(word) == uniform {
                return word;
            }
        }
        self.any(Type::I32)
    }

    /// A constant that is likely to matter.
    pub(super) fn constant(&mut self, ty: Type) -> Value {
        let types = &self.b.ctx.types;
        if let Some((elem, len)) = types.vector_parts(ty) {
            if self.rng.percent(50) {
                return self.b.zero(ty);
            }
            let elements: Vec<ir::Const> = (0..len)
                .filter_map(|_| {
                    let v = self.constant(elem);
                    self.b.func.value_const(v)
                })
                .collect();
            let c = self.b.ctx.aggregate_const(ty, elements);
            return self.b.func.const_value(c, ty);
        }
        if types.float_kind(ty).is_some() {
            let table = [0.0, -0.0, 1.0, -1.0, 0.5, 2.0, 3.0, -7.25, 1e-4, 640.0, 0.1];
            let x = self.rng.pick(&table);
            return self.b.fconst(ty, x);
        }
        let bits = types.int_bits(ty).unwrap_or(32);
        let value = match self.rng.below(6) {
            0 => 0,
            1 => 1,
            2 => -1,
            3 => 1i128 << self.rng.below(bits.min(128) as usize),
            4 => self.rng.below(100) as i128 - 50,
            _ => i128::from(self.rng.bits()) << self.rng.below(64),
        };
        self.b.iconst(ty, value)
    }

    /// An integer type.
    pub(super) fn int_type(&mut self) -> Type {
        let odd = self.config.odd_ints.is_on();
        let list: &[(u32, u16)] = if odd {
            &[
                (8, 8),
                (8, 16),
                (40, 32),
                (20, 64),
                (4, 128),
                (2, 7),
                (2, 24),
                (2, 33),
            ]
        } else {
            &[(10, 8), (10, 16), (60, 32), (20, 64)]
        };
        let mut bits = self.rng.weighted(list);
        if self.config.wide_ints.is_on() && self.rng.percent(20) {
            bits = self.rng.pick(&[136, 160, 200, 256]);
        }
        self.b.ctx.types.int(bits)
    }

    /// A float type.
    pub(super) fn float_type(&mut self) -> Type {
        self.rng
            .weighted(&[(20, Type::F16), (50, Type::F32), (30, Type::F64)])
    }

    /// A vector type.
    pub(super) fn vector_type(&mut self) -> Type {
        if self.config.wide_ints.is_on() && self.rng.percent(15) {
            let elem = self.b.ctx.types.int(256);
            let len = self.rng.pick(&[2u32, 2, 3]);
            return self.b.ctx.types.vector(elem, len);
        }
        let elem = if self.config.floats.is_on() && self.rng.percent(40) {
            self.float_type()
        } else {
            self.rng.weighted(&[
                (10, Type::I8),
                (20, Type::I16),
                (50, Type::I32),
                (20, Type::I64),
            ])
        };
        let len = match self.rng.percent(10) {
            // Rows of registers.
            true => self.rng.pick(&[6u32, 8, 8, 13, 16, 24]),
            false => self.rng.pick(&[2u32, 2, 3, 4, 4]),
        };
        self.b.ctx.types.vector(elem, len)
    }

    /// Any type that values have.
    pub(super) fn any_type(&mut self) -> Type {
        match self.rng.below(100) {
            0..12 => Type::I1,
            12..30 if self.config.floats.is_on() => self.float_type(),
            30..45 if self.config.vectors.is_on() => self.vector_type(),
            _ => self.int_type(),
        }
    }

    /// The type of a value that only takes up registers.
    pub(super) fn pressing_type(&mut self) -> Type {
        if self.config.wide_vectors.is_on() && self.rng.percent(30) {
            let len = self.rng.pick(&[2u32, 3, 4, 4, 8, 16]);
            return self.b.ctx.types.vector(Type::I32, len);
        }
        self.rng.pick(&[Type::I32, Type::I32, Type::I64, Type::F32])
    }
}

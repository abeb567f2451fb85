//! Matrix intrinsics: vectors of the columns, one after the other, as LLVM's own pass lowers them
//! (`LowerMatrixIntrinsics`), which `llc` does not run.

use super::body::Body;
use super::calls::{Args, CallHead};
use super::cursor::Res;
use super::lexer::Token;
use super::upgrade::Upgrade;
use crate::entities::Value;
use crate::inst::{ArithFlags, BinaryOp, GepFlags, InstData};
use crate::intrinsic::Intrinsic;
use crate::layout::DataLayout;
use crate::memory::{MemAccess, MemFlags};
use crate::types::Type;

/// A matrix in memory: its columns have the same number of elements between their starts.
struct Stored {
    elem: Type,
    rows: u32,
    columns: u32,
    start: Value,
    stride: Value,
    /// What the first column is aligned to, in bytes.
    align: u64,
    flags: MemFlags,
}

/// Which operand is the pointer, whose alignment may be stated.
#[derive(Clone, Copy)]
enum PointerAt {
    First = 0,
    Second = 1,
}

impl Body<'_, '_> {
    /// The last of the instructions that the call is; the others are pushed before.
    pub(super) fn matrix_operation(
        &mut self,
        upgrade: Upgrade,
        head: &CallHead,
        tok: Token,
        args: &Args,
    ) -> Res<InstData> {
        let values: Vec<Value> = args.values.to_vec();
        match (upgrade, values.as_slice()) {
            (Upgrade::MatrixProduct, &[a, b, rows, inner, columns]) => {
                let sizes = self.sizes([rows, inner, columns], tok)?;
                self.matrix_product([a, b], sizes, head, tok)
            }
            (Upgrade::MatrixTranspose, &[m, rows, columns]) => {
                let [rows, columns] = self.sizes([rows, columns], tok)?;
                self.transposed(m, rows, columns, head, tok)
            }
            (Upgrade::MatrixLoad, &[start, stride, volatile, rows, columns]) => {
                let (ty, place) = (head.ret, PointerAt::First);
                let shape = [rows, columns];
                let stored = self.stored(ty, [start, stride, volatile], shape, tok, args, place)?;
                self.matrix_load(&stored, tok)
            }
            (Upgrade::MatrixStore, &[m, start, stride, volatile, rows, columns]) => {
                let (ty, place) = (self.f.value_type(m), PointerAt::Second);
                let shape = [rows, columns];
                let stored = self.stored(ty, [start, stride, volatile], shape, tok, args, place)?;
                self.matrix_store(m, &stored, tok)
            }
            _ => self.wrong(tok),
        }
    }

    /// Numbers of rows and columns, which are constants and not zero.
    fn sizes<const N: usize>(&self, values: [Value; N], tok: Token) -> Res<[u32; N]> {
        let mut sizes = [0; N];
        for (size, value) in sizes.iter_mut().zip(values) {
            match self.int_of(value).and_then(|n| u32::try_from(n).ok()) {
                Some(n) if n > 0 => *size = n,
                _ => return self.wrong(tok),
            }
        }
        Ok(sizes)
    }

    /// Element type of a vector that has a matrix' elements.
    fn matrix_of(&self, ty: Type, [rows, columns]: [u32; 2], tok: Token) -> Res<Type> {
        match self.r.module.ctx.types.vector_parts(ty) {
            Some((elem, n)) if u64::from(n) == u64::from(rows) * u64::from(columns) => Ok(elem),
            _ => self.wrong(tok),
        }
    }

    fn column(&mut self, m: Value, rows: u32, column: u32, elem: Type, tok: Token) -> Value {
        let pair = self.with_poison(m);
        let first = rows * column;
        let places = (first as i32..(first + rows) as i32).collect();
        self.shuffle(pair, places, elem, tok)
    }

    /// Columns to one vector; the last instruction.
    fn joined(&mut self, columns: &[Value], rows: u32, elem: Type, tok: Token) -> InstData {
        let all = columns.len() as u32 * rows;
        let ty = self.r.module.ctx.types.vector(elem, all);
        let mut whole = self.poison(ty);
        for (k, &column) in columns.iter().enumerate() {
            let inside = k as u32 * rows..(k as u32 + 1) * rows;
            let widened = (0..all as i32).map(|i| if i < rows as i32 { i } else { -1 });
            let pair = self.with_poison(column);
            let wide = self.shuffle(pair, widened.collect(), elem, tok);
            let place = |i: u32| match inside.contains(&i) {
                true => (all + i - inside.start) as i32,
                false => i as i32,
            };
            let mask = (0..all).map(place).collect();
            whole = self.shuffle([whole, wide], mask, elem, tok);
        }
        self.same(whole)
    }

    /// Each column of the product is the sum of the first factor's columns, each times an element
    /// of the second one's column.
    fn matrix_product(
        &mut self,
        [a, b]: [Value; 2],
        [rows, inner, columns]: [u32; 3],
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let elem = self.matrix_of(head.ret, [rows, columns], tok)?;
        let factors = [(a, [rows, inner]), (b, [inner, columns])];
        for (factor, shape) in factors {
            if self.matrix_of(self.f.value_type(factor), shape, tok)? != elem {
                return self.wrong(tok);
            }
        }
        let left: Vec<Value> = (0..inner)
            .map(|k| self.column(a, rows, k, elem, tok))
            .collect();
        let mut product = Vec::new();
        for j in 0..columns {
            let mut sum = None;
            for k in 0..inner {
                let pair = self.with_poison(b);
                let place = (j * inner + k) as i32;
                let factor = self.shuffle(pair, vec![place; rows as usize], elem, tok);
                let terms = [left[k as usize], factor];
                sum = Some(self.multiply_add(terms, sum, elem, head.flags, tok));
            }
            product.extend(sum);
        }
        Ok(self.joined(&product, rows, elem, tok))
    }

    /// A product of vectors, added to what there is.
    fn multiply_add(
        &mut self,
        [x, y]: [Value; 2],
        sum: Option<Value>,
        elem: Type,
        flags: ArithFlags,
        tok: Token,
    ) -> Value {
        let ty = self.f.value_type(x);
        if self.r.module.ctx.types.float_kind(elem).is_none() {
            let product = self.arith(BinaryOp::Mul, x, y, tok);
            return match sum {
                Some(sum) => self.arith(BinaryOp::Add, sum, product, tok),
                None => product,
            };
        }
        let args = [x, y];
        let op = BinaryOp::FMul;
        match sum {
            Some(sum) if flags.contains(ArithFlags::CONTRACT) => {
                let data = self.intrinsic_data(Intrinsic::FMulAdd, flags, &[x, y, sum]);
                self.push(data, ty, tok)
            }
            Some(sum) => {
                let product = self.push(InstData::Binary { op, flags, args }, ty, tok);
                let (op, args) = (BinaryOp::FAdd, [sum, product]);
                self.push(InstData::Binary { op, flags, args }, ty, tok)
            }
            None => self.push(InstData::Binary { op, flags, args }, ty, tok),
        }
    }

    fn transposed(
        &mut self,
        m: Value,
        rows: u32,
        columns: u32,
        head: &CallHead,
        tok: Token,
    ) -> Res<InstData> {
        let elem = self.matrix_of(head.ret, [rows, columns], tok)?;
        self.same_types(&[m], head.ret, tok)?;
        let places = (0..rows).flat_map(|i| (0..columns).map(move |j| (j * rows + i) as i32));
        let args = self.with_poison(m);
        let mask = places.collect::<Vec<i32>>().into();
        debug_assert_eq!(self.vector(m, tok)?.0, elem);
        Ok(InstData::ShuffleVector { args, mask })
    }

    /// The matrix in memory that a load or store is of.
    fn stored(
        &mut self,
        ty: Type,
        [start, stride, volatile]: [Value; 3],
        shape: [Value; 2],
        tok: Token,
        args: &Args,
        place: PointerAt,
    ) -> Res<Stored> {
        let [rows, columns] = self.sizes(shape, tok)?;
        let elem = self.matrix_of(ty, [rows, columns], tok)?;
        self.int_bits(self.f.value_type(stride), tok)?;
        // What the operand does not state is what the element's type has.
        let own = DataLayout::new(&self.r.module.ctx.types).align(elem);
        let flags = match (self.int_of(volatile), self.f.value_type(start).is_ptr()) {
            (Some(0), true) => MemFlags::empty(),
            (Some(_), true) => MemFlags::VOLATILE,
            _ => return self.wrong(tok),
        };
        Ok(Stored {
            elem,
            rows,
            columns,
            start,
            stride,
            align: match args.stated_align(place as usize) {
                0 => own,
                stated => u64::from(stated),
            },
            flags,
        })
    }

    /// Where a column begins, and how it is accessed.
    fn column_place(&mut self, of: &Stored, column: u32, tok: Token) -> (Value, MemAccess) {
        let size = DataLayout::new(&self.r.module.ctx.types).alloc_size(of.elem);
        let known = self.int_of(of.stride).map(|stride| stride as u64);
        let apart = match known {
            Some(stride) => stride.wrapping_mul(size).wrapping_mul(column.into()),
            None => size,
        };
        let align = match (column, apart) {
            (0, _) | (_, 0) => of.align,
            _ => of.align.min(1 << apart.trailing_zeros()),
        };
        let mem = MemAccess {
            align_log2: align.trailing_zeros() as u8,
            flags: of.flags,
            ..MemAccess::default()
        };
        if column == 0 {
            return (of.start, mem);
        }
        let number = self.int(self.f.value_type(of.stride), column.into());
        let elements = self.arith(BinaryOp::Mul, of.stride, number, tok);
        let data = InstData::Gep {
            flags: GepFlags::empty(),
            source: of.elem,
            args: self.f.list(&[of.start, elements]),
        };
        let ty = self.f.value_type(of.start);
        (self.push(data, ty, tok), mem)
    }

    fn matrix_load(&mut self, of: &Stored, tok: Token) -> Res<InstData> {
        let ty = self.r.module.ctx.types.vector(of.elem, of.rows);
        let mut columns = Vec::new();
        for k in 0..of.columns {
            let (ptr, mem) = self.column_place(of, k, tok);
            columns.push(self.push(InstData::Load { ptr, mem }, ty, tok));
        }
        Ok(self.joined(&columns, of.rows, of.elem, tok))
    }

    fn matrix_store(&mut self, m: Value, of: &Stored, tok: Token) -> Res<InstData> {
        let mut last = None;
        for k in 0..of.columns {
            if let Some(store) = last.take() {
                self.push_effect(store, tok);
            }
            let value = self.column(m, of.rows, k, of.elem, tok);
            let (ptr, mem) = self.column_place(of, k, tok);
            let args = [value, ptr];
            last = Some(InstData::Store { args, mem });
        }
        match last {
            Some(store) => Ok(store),
            None => self.wrong(tok),
        }
    }
}

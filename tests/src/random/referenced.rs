//! Kernel arguments by reference: bytes, halves and words at constant places of them, at indices
//! that all lanes have, and at each lane's own.

use super::{Gen, Rng};
use crate::kernels::Arg;
use ir::function::{Indirect, ParamFlags};
use ir::{AddrSpace, FuncRef, Module, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 25;
/// Bytes at which an index points, of each argument: a power of two.
const INDEXED: i128 = 16;

/// An argument.
#[derive(Clone, Debug)]
pub(super) struct Referenced {
    bytes: Vec<u8>,
    align: u32,
}

/// Those of all kernels of a program, behind their other arguments.
pub(super) fn generate(mut rng: Rng) -> Vec<Referenced> {
    let count = match rng.percent(SHARE) {
        true => rng.between(1, 4),
        false => 0,
    };
    let mut argument = || {
        let align = rng.pick(&[1, 1, 2, 2, 4, 8]);
        let more = rng.below(24);
        let size = INDEXED as usize + more;
        Referenced {
            bytes: (0..size).map(|_| rng.bits() as u8).collect(),
            align,
        }
    };
    (0..count).map(|_| argument()).collect()
}

impl Referenced {
    /// The types of the parameters.
    pub(super) fn types(all: &[Referenced]) -> impl Iterator<Item = Type> + '_ {
        all.iter().map(|_| Type::ptr(AddrSpace::Constant))
    }

    /// Marks a kernel's last parameters.
    pub(super) fn mark(all: &[Referenced], module: &mut Module, kernel: FuncRef) {
        for (k, referenced) in all.iter().rev().enumerate() {
            let size = referenced.bytes.len() as u64;
            let ty = module.ctx.types.array(Type::I8, size);
            let params = &mut module.functions[kernel].params;
            let last = params.len() - 1;
            let attrs = &mut params[last - k].attrs;
            attrs.indirect = Some(Indirect::ByRef(ty));
            attrs.align = referenced.align;
            attrs.flags |= ParamFlags::READONLY;
        }
    }

    /// What is given for it.
    pub(super) fn arg(&self) -> Arg {
        Arg::Struct {
            bytes: self.bytes.clone(),
            align: self.align as usize,
            pointers: Vec::new(),
        }
    }
}

impl Gen<'_> {
    /// Reads of them, in programs that have some; `pointers` are the parameters.
    pub(super) fn read_referenced(&mut self, all: &[Referenced], pointers: &[Value]) {
        if all.is_empty() {
            return;
        }
        self.apart(35, 100, |this| {
            for _ in 0..this.rng.between(2, 12) {
                let k = this.rng.below(all.len());
                let value = this.read_of(&all[k], pointers[k]);
                this.store_result(value);
            }
        });
    }

    fn read_of(&mut self, referenced: &Referenced, pointer: Value) -> Value {
        let types = [
            (45, Type::I8),
            (30, Type::I16),
            (15, Type::I32),
            (10, Type::I64),
        ];
        let ty = self.rng.weighted(&types);
        let (size, natural) = self.size_and_align(ty);
        let aligned = self.rng.percent(60) && u64::from(referenced.align) >= natural;
        let step = if aligned { natural } else { 1 };
        let (at, rest) = match self.rng.percent(40) {
            true => (pointer, referenced.bytes.len() as u64),
            false => self.indexed(pointer, step, referenced.bytes.len() as u64),
        };
        let places = (rest - size) / step + 1;
        let place = self.rng.below(places as usize) as u64 * step;
        let at = self.b.gep_const(at, place as i64);
        self.b.load(ty, at, step)
    }

    /// A place at an index, and how many bytes are behind the last one there can be.
    fn indexed(&mut self, pointer: Value, step: u64, bytes: u64) -> (Value, u64) {
        let word = self.index_word();
        let last = INDEXED / 2 - i128::from(step);
        let mask = self.b.iconst(Type::I32, last);
        let index = self.b.and(word, mask);
        let index = self.b.zext(index, Type::I64);
        (self.b.gep_bytes(pointer, index), bytes - last as u64)
    }
}

//! Sources of packed operations: words of two halves, with what their readers' modifiers can do.

use crate::ctx::{Comps, Ctx};
use crate::operand::Halves;
use ir::{BinaryOp, CastOp, InstData, Intrinsic, Type, Value};

/// The signs of both halves.
const SIGNS: u64 = 0x8000_8000;

impl Ctx<'_> {
    /// The register of two halves, whether both are negated, and where they are: changes of both
    /// signs, and the same half twice, are modifiers of what reads them.
    pub fn halves_source(&mut self, value: Value) -> (Comps, bool, Halves) {
        let (mut value, mut neg) = (value, false);
        while let Some((_, data)) = self.def(value) {
            match data {
                InstData::Binary {
                    op: BinaryOp::Xor,
                    args,
                    ..
                } if self.int_const(args[1]) == Some(SIGNS) => {
                    neg = !neg;
                    value = args[0];
                }
                _ => break,
            }
        }
        let (comps, halves) = self.shorts_source(value);
        (comps, neg, halves)
    }

    /// The same of integers, which have no signs to change.
    pub fn shorts_source(&mut self, value: Value) -> (Comps, Halves) {
        if let Some((_, data)) = self.def(value)
            && let InstData::Intrinsic {
                id: Intrinsic::PkSplat,
                args,
                ..
            } = data
        {
            let half = self.without_extension(args.as_slice(&self.ir.lists)[0]);
            // A constant is put in a register as it is wanted.
            if self.ir.value_const(half).is_none() {
                return (self.comps(half), Halves::LowTwice);
            }
        }
        (self.comps(value), Halves::AsTheyAre)
    }

    /// What a half is taken from: nobody looks at the bits above it.
    fn without_extension(&self, value: Value) -> Value {
        let mut value = value;
        while let Some((_, data)) = self.def(value) {
            let &InstData::Cast { op, arg, .. } = data else {
                break;
            };
            match (op, self.ty(arg), self.ty(value)) {
                (CastOp::ZExt | CastOp::SExt, Type::I16, _)
                | (CastOp::Bitcast, Type::F16 | Type::I16, _)
                | (CastOp::Trunc, Type::I32, Type::I16) => value = arg,
                _ => break,
            }
        }
        value
    }
}

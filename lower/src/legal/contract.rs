//! The reciprocal of a square root, where both operations may be contracted: one instruction in
//! place of two sequences, and not less accurate than these, which round twice.
//!
//! As llc's, `1 / sqrt(x)` and `-1 / sqrt(x)` are contracted if the root has no other use, and in
//! single precision only if `!fpmath` lets both be off by one unit in the last place or more. Where
//! both may be approximate (`afn`) it is `v_rsq` itself, in half and single precision.

use super::function::{Legaliser, Res};
use super::shape::Leaf;
use crate::analysis::uses::UseCounts;
use crate::expand::fdiv::unit_numerator;
use crate::expand::sqrt::reciprocal;
use ir::{ArithFlags, FloatKind, Inst, InstData, Intrinsic, Value};

/// What is known of a division and the root that it divides by.
struct Contracted {
    /// What the root is taken of.
    of: Value,
    /// Flags of both.
    flags: ArithFlags,
    /// The error that both permit.
    ulp: Option<f32>,
}

impl Legaliser<'_> {
    /// A division by a square root as its reciprocal; tells whether it was done.
    pub(super) fn reciprocal_root(
        &mut self,
        inst: Inst,
        flags: ArithFlags,
        args: [Value; 2],
    ) -> Res<bool> {
        let Some(it) = self.contracted(inst, flags, args[1]) else {
            return Ok(false);
        };
        let leaf = self.leaf_of(self.ty(args[0]))?;
        if !permits(leaf, &it) {
            return Ok(false);
        }
        let numerators = self.parts(args[0])?;
        if !numerators
            .iter()
            .all(|n| unit_numerator(&self.e, *n).is_some())
        {
            return Ok(false);
        }
        self.map2(inst, [args[0], it.of], |l, _, one, x| {
            let sign = unit_numerator(&l.e, one.lo).expect("every numerator is 1 or -1");
            Ok(reciprocal(&mut l.e, it.flags, sign, x.lo).into())
        })?;
        Ok(true)
    }

    fn contracted(&mut self, inst: Inst, flags: ArithFlags, root: Value) -> Option<Contracted> {
        let by = self.src.def_inst(root)?;
        let &InstData::Intrinsic {
            id: Intrinsic::Sqrt,
            flags: of_root,
            args,
        } = self.src.inst(by)
        else {
            return None;
        };
        let of = *args.as_slice(&self.src.lists).first()?;
        let both = flags & of_root;
        let permitted = both.intersects(ArithFlags::CONTRACT | ArithFlags::AFN);
        if !permitted || self.uses().get(root) != 1 {
            return None;
        }
        let ulp = |i: Inst| self.src.accuracy.get(&i).copied();
        Some(Contracted {
            of,
            flags: both,
            ulp: ulp(inst).zip(ulp(by)).map(|(a, b)| a.min(b)),
        })
    }

    /// The numbers of uses in the source, counted when they are first asked for.
    pub(crate) fn uses(&mut self) -> &UseCounts {
        let src = self.src;
        self.uses.get_or_insert_with(|| {
            let mut counts = UseCounts::default();
            counts.compute(src);
            counts
        })
    }
}

/// May the operations of this type be contracted?
fn permits(leaf: Leaf, it: &Contracted) -> bool {
    match leaf {
        Leaf::Float(FloatKind::Half) => true,
        Leaf::Float(FloatKind::Double) => it.flags.contains(ArithFlags::CONTRACT),
        Leaf::Float(FloatKind::Float) => {
            it.flags.contains(ArithFlags::AFN) || it.ulp.is_some_and(|u| u >= 1.0)
        }
        _ => false,
    }
}

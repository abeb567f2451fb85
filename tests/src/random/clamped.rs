//! Numbers that are kept between two constants, with and without sign, also where the two do not
//! agree on signs or the lower one is above the other.

use super::Gen;
use ir::{Intrinsic, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;

impl Gen<'_> {
    pub(super) fn perhaps_clamped(&mut self) {
        self.apart(63, SHARE, |this| {
            for _ in 0..this.rng.between(2, 8) {
                let value = this.clamped();
                this.store_result(value);
            }
        });
    }

    fn clamped(&mut self) -> Value {
        use Intrinsic::{SMax, SMin, UMax, UMin};
        let ty = self
            .rng
            .weighted(&[(70, Type::I32), (15, Type::I64), (15, Type::I16)]);
        let x = self.variable(ty);
        let ids = match self.rng.below(4) {
            0 => [SMax, SMin],
            1 => [SMin, SMax],
            2 => [UMin, UMax],
            _ => [SMax, UMin],
        };
        let mut value = x;
        for id in ids {
            let n = self
                .rng
                .pick(&[0, 0, 1, 255, 255, 4095, 32767, -1, -5, -128]);
            let bound = self.b.iconst(ty, n);
            value = self.b.intrinsic(id, ty, &[value, bound]);
        }
        value
    }
}

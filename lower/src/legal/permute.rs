//! Permutations where there are no instructions for them: of lanes, lane by lane; of bytes, by
//! shifts.
//!
//! Sources: "GCN3" ISA manual, `DS_PERMUTE_B32`, `DS_BPERMUTE_B32` (the lane is bits 7:2 of the
//! address; what no active lane gives is zero; of several that write one lane the last one counts)
//! and `V_PERM_B32`.

use crate::legal::function::{Legaliser, Res};
use ir::{Inst, IntCC, Intrinsic, Type, Value};

impl Legaliser<'_> {
    /// `llvm.amdgcn.ds.permute` and `ds.bpermute`: a loop over the active lanes.
    pub(crate) fn permuted_lanes(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let (address, value) = (self.one(args[0])?, self.one(args[1])?);
        let index = self.e.lshr_const(address, 2);
        let lanes = u64::from(self.e.target.abilities.lanes);
        let index = self.e.and_const(index, lanes - 1);
        let number = self.lane_number();
        let mask = self.active_mask();
        let mask_type = self.wave_mask_type();
        let (body, again, end) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        let left = self.e.block_param(body, mask_type);
        let sofar = self.e.block_param(body, Type::I32);
        let none = self.e.i32(0);
        self.e.jump(body, &[mask, none]);
        self.e.start_block(body);
        let lane = self.lowest_lane(left);
        let of_lane = |l: &mut Self, v| l.e.intr(Intrinsic::ReadActiveLane, &[v, lane], Type::I32);
        let word = of_lane(self, value);
        let mine = if id == Intrinsic::DsBpermute {
            self.e.icmp(IntCC::Eq, index, lane)
        } else {
            let to = of_lane(self, index);
            self.e.icmp(IntCC::Eq, number, to)
        };
        let result = self.e.select(mine, word, sofar);
        let left = self.without_lowest(left, lane);
        let zero = self.e.int(mask_type, 0);
        let done = self.e.icmp(IntCC::Eq, left, zero);
        self.e.branch(done, end, again);
        self.e.start_block(again);
        self.e.jump(body, &[left, result]);
        self.e.start_block(end);
        self.set(inst, &[result]);
        Ok(())
    }

    /// The number of the lane.
    fn lane_number(&mut self) -> Value {
        let (all, zero) = (self.e.i32(u32::MAX), self.e.i32(0));
        let low = self.e.intr(Intrinsic::MbcntLo, &[all, zero], Type::I32);
        self.e.intr(Intrinsic::MbcntHi, &[all, low], Type::I32)
    }

    /// `llvm.amdgcn.perm(high, low, selectors)`: four bytes of eight.
    pub(crate) fn permuted_bytes(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let (high, low) = (self.one(args[0])?, self.one(args[1])?);
        let selectors = self.one(args[2])?;
        let mut result = self.e.i32(0);
        for k in 0..4 {
            let selector = self.e.lshr_const(selectors, 8 * k);
            let selector = self.e.and_const(selector, 0xff);
            let byte = match self.e.const_bits(selector) {
                Some(s) => self.known_byte([low, high], s as u32),
                None => self.selected_byte([low, high], selector),
            };
            let byte = self.e.shl_const(byte, 8 * k);
            result = self.e.or(result, byte);
        }
        self.set(inst, &[result]);
        Ok(())
    }

    /// Up to 7 a byte; up to 11 the sign of a half; then none, and all ones.
    fn known_byte(&mut self, words: [Value; 2], selector: u32) -> Value {
        let byte = match selector {
            0..=7 => {
                let word = words[(selector / 4) as usize];
                self.e.lshr_const(word, 8 * (selector % 4))
            }
            8..=11 => {
                let word = words[((selector - 8) / 2) as usize];
                let sign = self.e.shl_const(word, 16 * (1 - selector % 2));
                self.e.ashr_const(sign, 31)
            }
            12 => self.e.i32(0),
            _ => self.e.i32(0xff),
        };
        self.e.and_const(byte, 0xff)
    }

    fn selected_byte(&mut self, [low, high]: [Value; 2], selector: Value) -> Value {
        let all = self.e.pack(low, high);
        let at = self.e.and_const(selector, 7);
        let at = self.e.shl_const(at, 3);
        let byte = self.shifted_word(all, at);
        let byte = self.e.and_const(byte, 0xff);
        let half = self.e.and_const(selector, 3);
        let sign = self.e.shl_const(half, 4);
        let sign = self.e.add_const(sign, 15);
        let sign = self.shifted_word(all, sign);
        let sign = self.e.and_const(sign, 1);
        let sign = self.e.neg(sign);
        let sign = self.e.and_const(sign, 0xff);
        let (zero, ones) = (self.e.i32(0), self.e.i32(0xff));
        let is_zero = self.e.icmp_const(IntCC::Eq, selector, 12);
        let special = self.e.select(is_zero, zero, ones);
        let is_sign = self.e.icmp_const(IntCC::Ult, selector, 12);
        let special = self.e.select(is_sign, sign, special);
        let is_byte = self.e.icmp_const(IntCC::Ult, selector, 8);
        self.e.select(is_byte, byte, special)
    }

    /// The low word of 64 bits shifted to the right.
    fn shifted_word(&mut self, all: Value, amount: Value) -> Value {
        let amount = self.e.zext(amount, Type::I64);
        let shifted = self.e.lshr(all, amount);
        self.e.lo(shifted)
    }
}

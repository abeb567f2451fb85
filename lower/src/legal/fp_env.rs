//! The floating-point environment: fields of the MODE register, and the exceptions that TRAPSTS has
//! seen.
//!
//! `llvm.get.rounding` and `set.rounding` number the modes as C's `FLT_ROUNDS`. The hardware has
//! one mode for f32 and one for f64 and f16; where they differ the numbers are LLVM's own
//! (AMDGPUUsage, "Floating-Point Environment": values of `FLT_ROUNDS` from 8 on).
//!
//! Sources: ISA manual, "MODE register" and "Trap Status register"; the fields that make the
//! environment are those that llc reads and writes.

use crate::legal::function::{Legaliser, Res};
use ir::{ArithFlags, BinaryOp, Inst, IntCC, Intrinsic, Type, Value};

/// Numbers of hardware registers (manual, "Hardware register values").
const MODE: u32 = 1;
const TRAPSTS: u32 = 3;

/// The field of the rounding modes: two bits for f32, two for the others.
const ROUNDING: u32 = field(MODE, 4);
/// Of the MODE register, what belongs to the environment.
const ENVIRONMENT: u32 = field(MODE, 23);
/// What of it is about numbers, and the bit behind it.
const FP_MODE: u32 = field(MODE, 24);
const FP_MODE_BITS: u64 = 0x87_f3ff;
/// Exceptions.
const EXCEPTIONS: u32 = field(TRAPSTS, 5);

/// For each value of the field, first with f32 rounded to nearest: `FLT_ROUNDS`.
const FLT_ROUNDS: [u8; 16] = [1, 11, 14, 17, 8, 2, 15, 18, 9, 12, 3, 19, 10, 13, 16, 0];
/// The first number of those where the modes differ, and the distance to the last standard one.
const FIRST_OWN: u8 = 8;
const GAP: u8 = 4;

/// The operand of `s_getreg` and `s_setreg` for the lowest bits of a register.
const fn field(register: u32, bits: u32) -> u32 {
    register | (bits - 1) << 11
}

/// What a table is looked up by.
#[derive(Clone, Copy)]
enum Key {
    /// The field's value.
    Field,
    /// The number.
    Number,
}

/// Numbers without the gap in four bits each: by the field's value, or the other way round.
const fn packed(key: Key) -> u64 {
    let mut table = 0;
    let mut value = 0;
    while value < FLT_ROUNDS.len() {
        let number = FLT_ROUNDS[value];
        let number = if number >= FIRST_OWN {
            number - GAP
        } else {
            number
        } as usize;
        let (at, what) = match key {
            Key::Number => (number, value),
            Key::Field => (value, number),
        };
        table |= (what as u64) << (4 * at);
        value += 1;
    }
    table
}

impl Legaliser<'_> {
    /// An intrinsic of the floating-point environment.
    pub(crate) fn fp_environment(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        match id {
            Intrinsic::GetRounding => self.get_rounding(inst),
            Intrinsic::SetRounding => self.set_rounding(args),
            Intrinsic::GetFpEnv => self.get_environment(inst),
            Intrinsic::SetFpEnv => self.set_environment(args),
            _ => {
                let mode = self.read_field(FP_MODE);
                let mode = self.e.and_const(mode, FP_MODE_BITS);
                self.set(inst, &[mode]);
                Ok(())
            }
        }
    }

    fn read_field(&mut self, field: u32) -> Value {
        let field = self.e.i32(field);
        self.e.intr(Intrinsic::SGetReg, &[field], Type::I32)
    }

    fn write_field(&mut self, field: u32, value: Value) {
        let field = self.e.i32(field);
        self.e.intr_void(Intrinsic::SSetReg, &[field, value]);
    }

    /// Four bits of a table.
    fn looked_up(&mut self, table: u64, index: Value) -> Value {
        let shift = self.e.shl_const(index, 2);
        let shift = self.e.zext(shift, Type::I64);
        let table = self.e.num_const(64, u128::from(table));
        let flags = ArithFlags::empty();
        let shift = shift.into();
        let shifted = self.e.int_binary(BinaryOp::LShr, flags, 64, table, shift);
        let low = self.e.lo(shifted.lo);
        self.e.and_const(low, 15)
    }

    fn get_rounding(&mut self, inst: Inst) -> Res<()> {
        let field = self.read_field(ROUNDING);
        let number = self.looked_up(packed(Key::Field), field);
        let own = self.e.add_const(number, GAP.into());
        let standard = self
            .e
            .icmp_const(IntCC::Ult, number, (FIRST_OWN - GAP).into());
        let r = self.e.select(standard, number, own);
        self.set(inst, &[r]);
        Ok(())
    }

    fn set_rounding(&mut self, args: &[Value]) -> Res<()> {
        let number = self.one(args[0])?;
        let less = self
            .e
            .add_const(number, u64::from(u32::MAX - u32::from(GAP) + 1));
        let standard = self
            .e
            .icmp_const(IntCC::Ult, number, (FIRST_OWN - GAP).into());
        let index = self.e.select(standard, number, less);
        let index = self.e.and_const(index, 15);
        let field = self.looked_up(packed(Key::Number), index);
        self.write_field(ROUNDING, field);
        Ok(())
    }

    fn get_environment(&mut self, inst: Inst) -> Res<()> {
        let mode = self.read_field(ENVIRONMENT);
        let seen = self.read_field(EXCEPTIONS);
        let both = self.e.pack(mode, seen);
        self.set(inst, &[both]);
        Ok(())
    }

    fn set_environment(&mut self, args: &[Value]) -> Res<()> {
        let both = self.one(args[0])?;
        let mode = self.e.lo(both);
        let seen = self.e.hi(both);
        self.write_field(ENVIRONMENT, mode);
        self.write_field(EXCEPTIONS, seen);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_way_of_rounding_has_one_number() {
        for value in 0..16 {
            let number = packed(Key::Field) >> (4 * value) & 15;
            assert_eq!(packed(Key::Number) >> (4 * number) & 15, value);
        }
    }
}

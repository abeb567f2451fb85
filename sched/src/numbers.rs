//! A number for some of a function's registers, forgotten in no time.

use cranelift_entity::SecondaryMap;
use mir::VReg;

/// The numbers.
#[derive(Debug, Default)]
pub struct Numbers {
    now: u32,
    /// When a number was given, and the number.
    numbers: SecondaryMap<VReg, (u32, u32)>,
}

impl Numbers {
    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.now += 1;
    }

    /// The number of a register, if it has one.
    pub fn get(&self, reg: VReg) -> Option<u32> {
        let (time, number) = self.numbers[reg];
        (time == self.now && self.now != 0).then_some(number)
    }

    /// Gives a register a number.
    pub fn set(&mut self, reg: VReg, number: u32) {
        if self.now == 0 {
            self.now = 1;
        }
        self.numbers[reg] = (self.now, number);
    }

    /// Takes a register's number away.
    pub fn remove(&mut self, reg: VReg) {
        self.numbers[reg] = (0, 0);
    }
}

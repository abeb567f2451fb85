//! A number for some of a function's registers, forgotten in no time.

use cranelift_entity::SecondaryMap;
use mir::{Function, VReg};

/// The numbers.
#[derive(Debug)]
pub struct Numbers {
    now: u32,
    /// When a number was given, and the number.
    numbers: SecondaryMap<VReg, (u32, u32)>,
}

impl Numbers {
    /// None, for the registers of a function.
    pub fn new(func: &Function) -> Numbers {
        let mut numbers = SecondaryMap::new();
        numbers.resize(func.vregs.len());
        Numbers { now: 1, numbers }
    }

    /// Forgets all of them.
    pub fn clear(&mut self) {
        self.now += 1;
    }

    /// The number of a register, if it has one.
    pub fn get(&self, reg: VReg) -> Option<u32> {
        let (time, number) = self.numbers[reg];
        (time == self.now).then_some(number)
    }

    /// Gives a register a number.
    pub fn set(&mut self, reg: VReg, number: u32) {
        self.numbers[reg] = (self.now, number);
    }

    /// Takes a register's number away.
    pub fn remove(&mut self, reg: VReg) {
        self.numbers[reg] = (0, 0);
    }
}

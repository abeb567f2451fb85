//! Numbers of registers.

use mir::Bank;

/// Registers of both banks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pressure {
    /// Vector registers.
    pub vgprs: i32,
    /// Scalar registers.
    pub sgprs: i32,
}

/// At most so many.
pub type Limits = Pressure;

impl Pressure {
    /// A limit that nothing exceeds.
    pub const NO_LIMIT: Limits = Pressure {
        vgprs: i32::MAX,
        sgprs: i32::MAX,
    };

    /// Adds registers of a bank.
    pub fn add(&mut self, bank: Bank, count: i32) {
        *self.of_mut(bank) += count;
    }

    /// Both together.
    pub fn plus(self, other: Pressure) -> Pressure {
        Pressure {
            vgprs: self.vgprs + other.vgprs,
            sgprs: self.sgprs + other.sgprs,
        }
    }

    /// This one less another one.
    pub fn minus(self, other: Pressure) -> Pressure {
        Pressure {
            vgprs: self.vgprs - other.vgprs,
            sgprs: self.sgprs - other.sgprs,
        }
    }

    /// The larger of both, bank by bank.
    pub fn raise(&mut self, other: Pressure) {
        self.vgprs = self.vgprs.max(other.vgprs);
        self.sgprs = self.sgprs.max(other.sgprs);
    }

    /// The same, and tells whether it is more than before.
    pub fn rises(&mut self, other: Pressure) -> bool {
        let before = *self;
        self.raise(other);
        *self != before
    }

    /// Is it more than a limit in one of the banks?
    pub fn exceeds(self, limit: Limits) -> bool {
        BANKS.iter().any(|&b| self.of(b) > limit.of(b))
    }

    /// Is it less than another one above a limit in one bank, and no more in the other one?
    pub fn is_better(self, than: Pressure, limit: Limits) -> bool {
        let over = |p: Pressure, b: Bank| p.of(b).max(limit.of(b));
        let none_more = BANKS.iter().all(|&b| over(self, b) <= over(than, b));
        none_more && BANKS.iter().any(|&b| over(self, b) < over(than, b))
    }

    /// Of a bank.
    pub fn of(self, bank: Bank) -> i32 {
        match bank {
            Bank::Vgpr => self.vgprs,
            Bank::Sgpr => self.sgprs,
        }
    }

    /// Of a bank.
    pub fn of_mut(&mut self, bank: Bank) -> &mut i32 {
        match bank {
            Bank::Vgpr => &mut self.vgprs,
            Bank::Sgpr => &mut self.sgprs,
        }
    }
}

/// Both banks.
pub const BANKS: [Bank; 2] = [Bank::Vgpr, Bank::Sgpr];

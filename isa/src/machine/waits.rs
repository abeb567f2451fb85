//! Counters of outstanding operations, and sets of limits to wait for.
//!
//! Sources: ISA manuals, "Data Dependency Resolution" (GFX9: section 4.4): which counters there
//! are, what raises them (an instruction's row says that: [`crate::InstDesc::counters_on`]), and
//! how high they count; RDNA manuals for VS_CNT and for the counters that GFX12 made of the two
//! older ones.

use super::Machine;
use crate::{Counters, Opcode};
use std::fmt;

/// A counter of outstanding operations. Generations have the first ones of [`Counter::ALL`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Counter {
    /// Vector memory; from GFX10 on its loads only.
    Vm,
    /// LDS; before GFX12 also GDS, scalar memory and messages.
    Lgkm,
    /// Exports, and the data of what is read late.
    Exp,
    /// Stores of vector memory.
    Vs,
    /// Samples of images.
    Sample,
    /// Rays.
    Bvh,
    /// Scalar memory and messages.
    Km,
}

impl Counter {
    /// Number of counters.
    pub const COUNT: usize = 7;

    /// All counters.
    pub const ALL: [Counter; Counter::COUNT] = [
        Counter::Vm,
        Counter::Lgkm,
        Counter::Exp,
        Counter::Vs,
        Counter::Sample,
        Counter::Bvh,
        Counter::Km,
    ];

    /// The counter as rows name what an instruction raises.
    pub const fn flag(self) -> Counters {
        match self {
            Counter::Vm => Counters::VM,
            Counter::Lgkm => Counters::LGKM,
            Counter::Exp => Counters::EXP,
            Counter::Vs => Counters::VS,
            Counter::Sample => Counters::SAMPLE,
            Counter::Bvh => Counters::BVH,
            Counter::Km => Counters::KM,
        }
    }

    /// The name in text, where it does not depend on a generation: GFX10's.
    pub const fn name(self) -> &'static str {
        match self {
            Counter::Vm => "vmcnt",
            Counter::Lgkm => "lgkmcnt",
            Counter::Exp => "expcnt",
            Counter::Vs => "vscnt",
            Counter::Sample => "samplecnt",
            Counter::Bvh => "bvhcnt",
            Counter::Km => "kmcnt",
        }
    }
}

/// The instruction that waits for a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WaitedBy {
    /// `s_waitcnt`, which waits for several ([`crate::Waitcnt`]).
    Waitcnt,
    /// One for this counter alone.
    Own(Opcode),
}

/// A counter of a machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CounterRow {
    /// Which.
    pub counter: Counter,
    /// The largest count; to wait for it is to wait for nothing.
    pub limit: u8,
    /// How it is waited for.
    pub by: WaitedBy,
}

const fn row(counter: Counter, limit: u8, by: WaitedBy) -> CounterRow {
    CounterRow { counter, limit, by }
}

pub(super) const GFX6: &[CounterRow] = &[
    row(Counter::Vm, 15, WaitedBy::Waitcnt),
    row(Counter::Lgkm, 15, WaitedBy::Waitcnt),
    row(Counter::Exp, 7, WaitedBy::Waitcnt),
];

/// VM_CNT has six bits.
pub(super) const GFX9: &[CounterRow] = &[
    row(Counter::Vm, 63, WaitedBy::Waitcnt),
    row(Counter::Lgkm, 15, WaitedBy::Waitcnt),
    row(Counter::Exp, 7, WaitedBy::Waitcnt),
];

/// LGKM_CNT has six bits, and stores have VS_CNT.
pub(super) const GFX10: &[CounterRow] = &[
    row(Counter::Vm, 63, WaitedBy::Waitcnt),
    row(Counter::Lgkm, 63, WaitedBy::Waitcnt),
    row(Counter::Exp, 7, WaitedBy::Waitcnt),
    row(Counter::Vs, 63, WaitedBy::Own(Opcode::SWaitcntVscnt)),
];

impl Machine {
    /// The counters that there are: the first ones of [`Counter::ALL`].
    pub const fn counters(&self) -> &'static [CounterRow] {
        self.facts.counters
    }

    /// The counter of scalar memory.
    pub fn scalar_counter(&self) -> Counter {
        let own = self.counters().iter().any(|row| row.counter == Counter::Km);
        if own { Counter::Km } else { Counter::Lgkm }
    }
}

/// At most so many operations of each counter may be outstanding; a counter without limit is not
/// waited for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct WaitSet([u8; Counter::COUNT]);

/// No limit.
const ANY: u8 = u8::MAX;

impl WaitSet {
    /// Waits for nothing.
    pub const NONE: WaitSet = WaitSet([ANY; Counter::COUNT]);

    /// Waits until nothing is outstanding, whatever counters there are.
    pub const ALL: WaitSet = WaitSet([0; Counter::COUNT]);

    /// Waits for nothing?
    pub fn is_none(self) -> bool {
        self == WaitSet::NONE
    }

    /// Lowers a counter's limit.
    pub fn add(&mut self, counter: Counter, count: u8) {
        let place = &mut self.0[counter as usize];
        *place = count.min(*place);
    }

    /// The set with a lower limit of a counter.
    #[must_use]
    pub fn with(mut self, counter: Counter, count: u8) -> WaitSet {
        self.add(counter, count);
        self
    }

    /// A counter's limit.
    pub const fn get(self, counter: Counter) -> Option<u8> {
        match self.0[counter as usize] {
            ANY => None,
            count => Some(count),
        }
    }

    /// The counters that are waited for, with their limits.
    pub fn iter(self) -> impl Iterator<Item = (Counter, u8)> {
        Counter::ALL
            .into_iter()
            .filter_map(move |c| Some((c, self.get(c)?)))
    }
}

/// `vmcnt(0) lgkmcnt(2)`; `none` for no wait.
impl fmt::Display for WaitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("none");
        }
        for (i, (counter, count)) in self.iter().enumerate() {
            let space = if i == 0 { "" } else { " " };
            write!(f, "{space}{}({count})", counter.name())?;
        }
        Ok(())
    }
}

impl fmt::Debug for WaitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PROCESSORS, Target, Waitcnt};

    #[test]
    fn counters_are_the_first_ones_and_as_wide_as_the_instruction_says() {
        for processor in PROCESSORS {
            let Some(machine) = Machine::new(&Target::new(processor)) else {
                continue;
            };
            let limits = Waitcnt::limits(machine.column());
            for (row, counter) in machine.counters().iter().zip(Counter::ALL) {
                assert_eq!(row.counter, counter);
                let encoded = match counter {
                    Counter::Vm => limits.vm,
                    Counter::Lgkm => limits.lgkm,
                    Counter::Exp => limits.exp,
                    _ => row.limit,
                };
                assert_eq!(row.limit, encoded, "{}: {}", processor.name, counter.name());
                if let WaitedBy::Own(opcode) = row.by {
                    assert!(machine.has(opcode));
                }
            }
        }
    }

    #[test]
    fn what_instructions_raise_is_counted() {
        for processor in PROCESSORS {
            let Some(machine) = Machine::new(&Target::new(processor)) else {
                continue;
            };
            let there = machine.counters().iter();
            let there = there.fold(Counters::empty(), |all, row| all | row.counter.flag());
            for &opcode in Opcode::ALL.iter().filter(|o| machine.has(**o)) {
                let raised = opcode.desc().counters_on(machine.column());
                assert!(there.contains(raised), "{}: {opcode:?}", processor.name);
            }
        }
    }

    #[test]
    fn the_lower_limit_holds() {
        let mut set = WaitSet::NONE.with(Counter::Lgkm, 3);
        set.add(Counter::Lgkm, 5);
        set.add(Counter::Vm, 0);
        assert_eq!(set.to_string(), "vmcnt(0) lgkmcnt(3)");
        assert_eq!(set.get(Counter::Exp), None);
        assert_eq!(WaitSet::NONE.to_string(), "none");
    }
}

//! What an instruction does to the counters.

use bitflags::bitflags;
use isa::{Counter, Counters, Family, Field, Generation, InstFlags, ModFlags, Opcode};
use mir::{Inst, MemFlags, Spaces};

bitflags! {
    /// Kinds of outstanding operations.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub(crate) struct Events: u16 {
        /// Vector memory without sampler.
        const VMEM = 1 << 0;
        /// Images.
        const IMAGE = 1 << 1;
        /// Loads from memory to LDS.
        const LDS_DMA = 1 << 2;
        /// LDS.
        const LDS = 1 << 3;
        /// GDS.
        const GDS = 1 << 4;
        /// Scalar memory.
        const SMEM = 1 << 5;
        /// Messages.
        const MESSAGE = 1 << 6;
        /// Flat accesses that may be to global memory or to LDS.
        const FLAT = 1 << 7;
        /// Exports.
        const EXPORT = 1 << 8;
        /// Data of GDS operations.
        const GDS_DATA = 1 << 9;
        /// Data of stores (GFX6).
        const STORE_DATA = 1 << 10;
        /// Write-back of the second-level cache.
        const WRITEBACK = 1 << 11;
    }
}

impl Events {
    /// Do operations of these kinds complete in the order of their issue? The counter then tells
    /// which are complete; else only that all are.
    ///
    /// Vector memory does, LDS does; scalar memory does not, kinds that share a counter do not
    /// among each other, and flat accesses do not with anything, since some of their lanes may go
    /// to LDS and others to memory (specification, "Memory Model": the list of GFX6–GFX9; manual,
    /// section 4.4 "Data Dependency Resolution").
    pub(crate) fn in_order(self) -> bool {
        // Images and other vector memory are one kind as far as the counter goes.
        let kinds = self - Events::LDS_DMA - Events::IMAGE;
        let vector = self.intersects(Events::VMEM | Events::IMAGE);
        let count = (kinds - Events::VMEM).bits().count_ones() + u32::from(vector);
        count <= 1 && !self.intersects(Events::SMEM | Events::FLAT | Events::WRITEBACK)
    }
}

/// Scalar loads that something must wait for besides what uses their results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum ScalarLoad {
    /// Of memory that others may write once they are told: releases wait.
    Shared,
    /// Of memory that the function may write later: its writes wait.
    Overwritten,
}

impl ScalarLoad {
    pub(crate) const COUNT: usize = 2;
}

/// What an instruction issues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Issue {
    /// Kinds of operations, by counter.
    pub events: [Events; Counter::COUNT],
    /// Counters that tell when the results are there.
    pub results: [bool; Counter::COUNT],
    /// The access is one that the memory model orders (not of scratch only, unless it is volatile),
    /// by counter.
    pub shared: [bool; Counter::COUNT],
    /// By [`ScalarLoad`].
    pub scalar: [bool; ScalarLoad::COUNT],
}

impl Issue {
    pub(crate) fn is_none(&self) -> bool {
        self.events.iter().all(|e| e.is_empty())
    }

    fn add(&mut self, counter: Counter, events: Events) {
        self.events[counter as usize] |= events;
    }

    /// What a machine instruction issues.
    #[inline]
    pub(crate) fn of(inst: &Inst, opcode: Opcode, generation: Generation) -> Issue {
        let desc = opcode.desc();
        // A generation adds nothing to what raises no counter elsewhere, but for vector memory.
        if desc.counters.is_empty() && !desc.family.is_vmem() {
            return Issue::default();
        }
        Issue::of_counted(inst, opcode, desc.counters_on(generation))
    }

    fn of_counted(inst: &Inst, opcode: Opcode, counters: Counters) -> Issue {
        let desc = opcode.desc();
        let mut issue = Issue::default();
        if counters.is_empty() {
            return issue;
        }
        let family = desc.family;
        if family.is_vmem() {
            issue.vector(inst, opcode, vector_counter(counters));
            if counters.contains(Counters::EXP) {
                issue.add(Counter::Exp, Events::STORE_DATA);
            }
            return issue;
        }
        match family {
            Family::Ds => issue.data_share(inst, desc.flags),
            Family::Smem => {
                let counter = scalar_counter(counters);
                issue.add(counter, Events::SMEM);
                issue.results[counter as usize] = true;
                issue.scalar_load(inst, desc.flags);
            }
            Family::Exp => issue.add(Counter::Exp, Events::EXPORT),
            _ if counters.intersects(Counters::LGKM | Counters::KM) => {
                issue.add(scalar_counter(counters), Events::MESSAGE);
            }
            _ => {}
        }
        issue
    }

    fn vector(&mut self, inst: &Inst, opcode: Opcode, counter: Counter) {
        let desc = opcode.desc();
        // Whether invalidations of the vector cache are counted is of no importance as long as
        // nothing relies on it: a count that is too low makes waits stronger only.
        if desc.flags.contains(InstFlags::CACHE_CONTROL) {
            // A write-back must be waited for. That it is a kind out of order lets every wait
            // beside it be for all, which is right whether it is counted or not.
            if opcode == Opcode::BufferWbl2 {
                self.shared[counter as usize] = true;
                self.add(counter, Events::WRITEBACK);
            }
            return;
        }
        let mut events = match desc.family {
            Family::Mimg => Events::IMAGE,
            _ => Events::VMEM,
        };
        let to_lds = desc.flags.contains(InstFlags::LDS_DMA) || inst.mods.has(ModFlags::LDS);
        if to_lds {
            events |= Events::LDS_DMA;
        }
        let spaces = inst.mem.map_or(Spaces::FLAT, |m| m.spaces);
        self.results[counter as usize] = true;
        let volatile = inst
            .mem
            .is_some_and(|m| m.flags.contains(MemFlags::VOLATILE));
        self.shared[counter as usize] = spaces != Spaces::PRIVATE || volatile;
        if desc.family == Family::Flat && spaces.contains(Spaces::LOCAL) {
            // LGKM_CNT counts it too, and where it is known to be of LDS only VM_CNT does all the
            // same.
            let lgkm = Counter::Lgkm as usize;
            events |= Events::FLAT;
            self.results[lgkm] = true;
            self.shared[lgkm] = true;
            self.add(Counter::Lgkm, Events::LDS | Events::FLAT);
        }
        self.add(counter, events);
    }

    fn scalar_load(&mut self, inst: &Inst, flags: InstFlags) {
        let known = inst.mem.map_or(MemFlags::empty(), |m| m.flags);
        let reads = flags.intersects(InstFlags::LOADS) && !known.contains(MemFlags::INVARIANT);
        self.scalar[ScalarLoad::Shared as usize] = reads;
        self.scalar[ScalarLoad::Overwritten as usize] =
            reads && !known.contains(MemFlags::UNWRITTEN);
    }

    fn data_share(&mut self, inst: &Inst, flags: InstFlags) {
        let lgkm = Counter::Lgkm as usize;
        self.results[lgkm] = true;
        self.shared[lgkm] = true;
        if inst.mods.has(ModFlags::GDS) || flags.contains(InstFlags::GDS_ONLY) {
            self.add(Counter::Lgkm, Events::GDS);
            self.add(Counter::Exp, Events::GDS_DATA);
        } else {
            self.add(Counter::Lgkm, Events::LDS);
        }
    }
}

/// The counter of vector memory that an instruction raises.
fn vector_counter(counters: Counters) -> Counter {
    let own = [Counter::Vs, Counter::Sample, Counter::Bvh];
    let own = own.into_iter().find(|c| counters.contains(c.flag()));
    own.unwrap_or(Counter::Vm)
}

/// The counter of scalar memory and messages that an instruction raises.
fn scalar_counter(counters: Counters) -> Counter {
    match counters.contains(Counters::KM) {
        true => Counter::Km,
        false => Counter::Lgkm,
    }
}

/// Is an operand's register read late, so that it must not be overwritten before EXP_CNT says so?
pub(crate) fn is_late_data(field: Field) -> bool {
    matches!(
        field,
        Field::Vdata | Field::Vdata1 | Field::Exp0 | Field::Exp1 | Field::Exp2 | Field::Exp3
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_generation_adds_no_counter_where_none_is_raised_but_for_vector_memory() {
        let mut asked = 0;
        for opcode in Opcode::ALL {
            let desc = opcode.desc();
            if !desc.counters.is_empty() || desc.family.is_vmem() {
                continue;
            }
            for generation in Generation::ALL {
                asked += 1;
                assert!(desc.counters_on(generation).is_empty(), "{opcode:?}");
            }
        }
        assert!(asked > 1000, "{asked}");
    }
}

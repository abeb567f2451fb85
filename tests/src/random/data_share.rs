//! What the instructions of local memory do beside loads and stores, where all lanes of the waves
//! are active: counters that count lanes, and loads that go from global memory to local memory.
//! Each wave has its own counter and its own place, so that the order of waves does not matter.
//! And memory that is filled with a pattern, and sums that lanes add to one after the other, each
//! with the wave's lock.

use super::{Choice, Gen, INPUT};
use ir::intrinsic::Intrinsic;
use ir::memory::{MemAccess, Ordering, ScopeLevel, ScopeSpaces, SyncScope};
use ir::{AddrSpace, DataLayout, GlobalRef, GlobalVar, Module, Type, Value};

/// Lanes of a wave.
const LANES: u64 = 64;
/// Waves of the largest work-group.
const WAVES: u64 = 2;
/// Bytes that a pattern is written to.
const FILLED: u64 = 64;

/// Local memory of the waves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Share {
    counters: GlobalVar,
    landing: GlobalVar,
}

impl Share {
    /// Its variables.
    pub(super) fn new(module: &mut Module) -> Share {
        let counters = module.ctx.types.array(Type::I32, WAVES);
        let landing = module.ctx.types.array(Type::I32, 2 * WAVES * LANES);
        Share {
            counters: module.add_local("counters", counters),
            landing: module.add_local("landing", landing),
        }
    }
}

impl Gen<'_> {
    /// One of these things.
    pub(super) fn data_share_op(&mut self) {
        match self.rng.below(4) {
            0 => self.count_lanes(),
            3 => self.locked(),
            1 => self.land(),
            _ => self.fill(),
        }
    }

    /// Number of the item's wave, the same in all its lanes.
    fn wave(&mut self) -> Option<Value> {
        let id = self.around.as_ref()?.local_id;
        let six = self.b.iconst(Type::I32, 6);
        let wave = self.b.lshr(id, six);
        Some(
            self.b
                .intrinsic(Intrinsic::ReadFirstLane, Type::I32, &[wave]),
        )
    }

    /// The wave's counter is set and counted up and down; each call gives what was there before.
    fn count_lanes(&mut self) {
        let (Some(share), Some(wave)) = (self.share, self.wave()) else {
            return;
        };
        let number = self.around.as_ref().map(|s| s.number);
        let counters = GlobalRef::Var(share.counters);
        let base = self.b.global_address(counters, AddrSpace::Local, 0);
        let at = self.b.gep(Type::I32, base, &[wave]);
        let start = match number.filter(|_| self.rng.percent(50)) {
            Some(number) => number,
            None => self.b.iconst(Type::I32, 1000),
        };
        self.b.store(start, at, 4);
        for _ in 0..self.rng.between(1, 3) {
            let id = self.rng.pick(&[Intrinsic::DsAppend, Intrinsic::DsConsume]);
            let volatile = self.rng.percent(20);
            let volatile = self.b.bconst(volatile);
            let before = self.b.intrinsic(id, Type::I32, &[at, volatile]);
            self.keep(before, true);
        }
        let after = self.b.load(Type::I32, at, 4);
        self.keep(after, true);
    }

    /// Each lane adds to the wave's sum while it has the lock, in that turn of a loop in which it
    /// got it; a flag ends the loop.
    fn locked(&mut self) {
        let (Some(share), Some(wave)) = (self.share, self.wave()) else {
            return;
        };
        let x = self.variable(Type::I32);
        let (lock, sum) = (
            GlobalRef::Var(share.counters),
            GlobalRef::Var(share.landing),
        );
        let lock = self.b.global_address(lock, AddrSpace::Local, 0);
        let lock = self.b.gep(Type::I32, lock, &[wave]);
        let sum = self.b.global_address(sum, AddrSpace::Local, 0);
        let words = self.b.iconst(Type::I32, i128::from(2 * LANES));
        let first = self.b.mul(wave, words);
        let sum = self.b.gep(Type::I32, sum, &[first]);
        let [zero, one] = [0, 1].map(|n| self.b.iconst(Type::I32, n));
        self.b.store(zero, lock, 4);
        self.b.store(zero, sum, 4);
        self.all_are_here();
        let (turn, section) = (self.b.create_block(), self.b.create_block());
        let next = self.b.create_block_with(&[Type::I1]);
        let done = self.b.create_block();
        self.b.jump(turn, &[]);
        self.b.switch_to(turn);
        let mem = access(Ordering::Acquire);
        let both = self.b.cmpxchg(lock, zero, one, mem, Ordering::Monotonic);
        let has = self.b.extract_value(both, &[1]);
        let [no, yes] = [false, true].map(|b| self.b.bconst(b));
        self.b.branch(has, (section, &[]), (next, &[no]));
        self.b.switch_to(section);
        let old = self.b.load(Type::I32, sum, 4);
        let new = self.b.add(old, x);
        self.b.store(new, sum, 4);
        self.b.store_with(zero, lock, access(Ordering::Release));
        self.b.jump(next, &[yes]);
        self.b.switch_to(next);
        let ends = self.b.params(next)[0];
        self.b.branch(ends, (done, &[]), (turn, &[]));
        self.b.switch_to(done);
        self.all_are_here();
        let all = self.b.load(Type::I32, sum, 4);
        self.keep(all, true);
    }

    /// Here lanes wait for one another.
    fn all_are_here(&mut self) {
        let yes = self.b.bconst(true);
        let votes = self.b.intrinsic(Intrinsic::Ballot, Type::I64, &[yes]);
        self.keep(votes, true);
    }

    /// A word of the input for each lane, straight to local memory, and read there.
    fn land(&mut self) {
        let (Some(share), Some(wave)) = (self.share, self.wave()) else {
            return;
        };
        let Some((input, id)) = self.around.as_ref().map(|s| (s.input, s.local_id)) else {
            return;
        };
        let landing = GlobalRef::Var(share.landing);
        let base = self.b.global_address(landing, AddrSpace::Local, 0);
        // What is named may be shifted by as much again.
        let words = self.b.iconst(Type::I32, i128::from(2 * LANES));
        let first = self.b.mul(wave, words);
        let to = self.b.gep(Type::I32, base, &[first]);
        let size = self.rng.pick(&[1, 2, 4, 4]);
        let size = self.b.iconst(Type::I32, size);
        let shift = match self.rng.percent(50) {
            true => 0,
            false => 4 * self.rng.below(LANES as usize) as i128,
        };
        let shift_value = self.b.iconst(Type::I32, shift);
        let kinds = match self.config.global_to_local {
            Choice::On => 3,
            Choice::Off => 1,
        };
        match self.rng.below(kinds) {
            0 => self.land_from_buffer(to, size, shift_value),
            kind => self.land_from(input, to, size, shift_value, kind == 1),
        }
        let lane_mask = self.b.iconst(Type::I32, LANES as i128 - 1);
        let lane = self.b.and(id, lane_mask);
        let own = self.b.gep(Type::I32, to, &[lane]);
        let own = self.b.gep_const(own, shift as i64);
        let word = self.b.load(Type::I32, own, 4);
        self.keep(word, false);
        // Rows of registers take the register that the address was in.
        if self.rng.percent(30) {
            self.change_row();
        }
    }

    /// From a pointer, which may be generic.
    fn land_from(&mut self, input: Value, to: Value, size: Value, shift: Value, global: bool) {
        let x = self.variable(Type::I32);
        let mask = self.b.iconst(Type::I32, (INPUT as i128 / 8) - 1);
        let index = self.b.and(x, mask);
        let zero = self.b.iconst(Type::I32, 0);
        let from = self.b.gep(Type::I32, input, &[index]);
        if global {
            let args = [from, to, size, shift, zero];
            self.b.intrinsic_void(Intrinsic::GlobalLoadLds, &args);
            return;
        }
        let generic = Type::ptr(AddrSpace::Generic);
        let from = match self.rng.percent(50) {
            true => self.b.addrspacecast(from, generic),
            false => from,
        };
        let args = [from, to, size, shift, zero];
        self.b.intrinsic_void(Intrinsic::LoadToLds, &args);
    }

    /// A new part of the item's output, filled with a value as often as fits or less often.
    fn fill(&mut self) {
        let ty = self.rng.pick(&[Type::I16, Type::I32, Type::I64]);
        let value = self.variable(ty);
        let size = DataLayout::new(&self.b.ctx.types).store_size(ty);
        let Some((record, at)) = self.take_of_record(FILLED, 16) else {
            return;
        };
        let place = self.b.gep_const(record, at as i64);
        let most = FILLED / size;
        let count = match self.rng.percent(50) {
            true => {
                let n = self.rng.below(most as usize + 1);
                self.b.iconst(Type::I64, n as i128)
            }
            false => {
                let x = self.variable(Type::I32);
                let mask = self.b.iconst(Type::I32, most as i128 - 1);
                let few = self.b.and(x, mask);
                self.b.zext(few, Type::I64)
            }
        };
        let ordinary = self.b.bconst(false);
        let args = [place, value, count, ordinary];
        self.b.intrinsic_void(Intrinsic::MemsetPattern, &args);
        let back = self.b.load(Type::I32, place, 4);
        self.keep(back, false);
    }
}

/// An access to a lock of a wave.
fn access(ordering: Ordering) -> MemAccess {
    MemAccess {
        ordering,
        scope: SyncScope {
            level: ScopeLevel::Workgroup,
            spaces: ScopeSpaces::All,
        },
        ..MemAccess::aligned(4)
    }
}

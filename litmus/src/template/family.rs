//! The programs, by their names in the literature.

use super::code::Code;

/// What a family is about, which says over what it is varied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Needs {
    /// One dword: coherence.
    Coherence,
    /// One dword: atomicity.
    Atomicity,
    /// Data is handed over.
    Data,
    /// Data is handed over by who got it from another.
    Hops,
    /// The same, where the first two are of one work-group and meet at a barrier.
    BarrierThenHop,
    /// The same, where the first two are of one work-group and have a flag in local memory.
    LocalThenHop,
    /// What is atomic is told of by who saw it.
    Chain,
    /// Data that several threads change, one after the other.
    Update,
    /// A common order of all.
    TotalOrder,
    /// Barriers of a work-group.
    Barrier,
    /// What was written long ago.
    Arrival,
    /// Volatile accesses.
    Volatile,
}

impl Needs {
    /// Is there something that need not be atomic, because it is told of?
    pub fn passes_data(self) -> bool {
        matches!(
            self,
            Needs::Data | Needs::Hops | Needs::BarrierThenHop | Needs::LocalThenHop | Needs::Update
        )
    }
}

/// A family of programs.
pub(super) struct Family {
    pub name: &'static str,
    pub threads: usize,
    pub variables: usize,
    pub needs: Needs,
    /// The lines of the threads.
    pub build: fn(&mut Code) -> Vec<String>,
}

const X: usize = 0;
const Y: usize = 1;
const Z: usize = 2;

const fn family(
    name: &'static str,
    threads: usize,
    variables: usize,
    needs: Needs,
    build: fn(&mut Code) -> Vec<String>,
) -> Family {
    Family {
        name,
        threads,
        variables,
        needs,
        build,
    }
}

/// All families.
pub(super) const FAMILIES: &[Family] = &[
    // A thread's reads of one dword do not go back.
    family("CoRR", 2, 1, Needs::Coherence, |c| {
        vec![
            c.ordered_store(X, "1", 0),
            c.ordered_load("r0", X, 0) + &c.ordered_load("r1", X, 0),
        ]
    }),
    // A thread's writes of one dword are seen in their order.
    family("CoWW", 2, 1, Needs::Coherence, |c| {
        vec![
            c.ordered_store(X, "1", 0) + &c.ordered_store(X, "2", 0),
            c.ordered_load("r0", X, 0) + &c.ordered_load("r1", X, 0),
        ]
    }),
    // What is read is not what is written later.
    family("CoRW", 2, 1, Needs::Coherence, |c| {
        vec![
            c.ordered_load("r0", X, 0) + &c.ordered_store(X, "1", 0),
            c.ordered_store(X, "2", 0),
        ]
    }),
    // What was written is read, or what came later.
    family("CoWR", 2, 1, Needs::Coherence, |c| {
        vec![
            c.ordered_store(X, "1", 0) + &c.ordered_load("r0", X, 0),
            c.ordered_store(X, "2", 0),
        ]
    }),
    // No addition is lost.
    family("Atomicity", 3, 1, Needs::Atomicity, |c| {
        (0..3).map(|_| c.ordered_add("r0", X, 0)).collect()
    }),
    // Message passing.
    family("MP", 2, 2, Needs::Data, |c| {
        vec![
            c.write(X, "1", 0) + &c.release(Y, "1", 0),
            c.acquire("r0", Y, 0) + &c.read_told("r1", X, "r0", 0),
        ]
    }),
    // What was read before is not what is written by who was told later.
    family("LB", 2, 2, Needs::Data, |c| {
        vec![
            c.read("r0", X, 0) + &c.release(Y, "1", 0),
            c.acquire("r0", Y, 0) + &c.write_told(X, "1", "r0", 0),
        ]
    }),
    // What is written by who was told is later than what was written before.
    family("S", 2, 2, Needs::Data, |c| {
        vec![
            c.write(X, "2", 0) + &c.release(Y, "1", 0),
            c.acquire("r0", Y, 0) + &c.write_told(X, "1", "r0", 0),
        ]
    }),
    // Both write, then read what the other writes.
    family("SB", 2, 2, Needs::TotalOrder, |c| {
        let mut thread =
            |a, b| c.ordered_store(a, "1", 0) + &c.strongest_fence(0) + &c.ordered_load("r0", b, 0);
        vec![thread(X, Y), thread(Y, X)]
    }),
    family("R", 2, 2, Needs::TotalOrder, |c| {
        vec![
            c.ordered_store(X, "1", 0) + &c.strongest_fence(0) + &c.ordered_store(Y, "1", 0),
            c.ordered_store(Y, "2", 0) + &c.strongest_fence(0) + &c.ordered_load("r0", X, 0),
        ]
    }),
    family("2+2W", 2, 2, Needs::TotalOrder, |c| {
        let mut thread =
            |a, b| c.ordered_store(a, "1", 0) + &c.strongest_fence(0) + &c.ordered_store(b, "2", 0);
        vec![thread(X, Y), thread(Y, X)]
    }),
    // Two write, two read in different orders.
    family("IRIW", 4, 2, Needs::TotalOrder, |c| {
        let (x, y) = (c.ordered_store(X, "1", 0), c.ordered_store(Y, "1", 0));
        let mut reader =
            |a, b| c.ordered_load("r0", a, 0) + &c.strongest_fence(0) + &c.ordered_load("r1", b, 0);
        vec![x, y, reader(X, Y), reader(Y, X)]
    }),
    family("RWC", 3, 2, Needs::TotalOrder, |c| {
        vec![
            c.ordered_store(X, "1", 0),
            c.ordered_load("r0", X, 0) + &c.strongest_fence(0) + &c.ordered_load("r1", Y, 0),
            c.ordered_store(Y, "1", 0) + &c.strongest_fence(0) + &c.ordered_load("r0", X, 0),
        ]
    }),
    // What was told to one is seen by whom he tells.
    family("WRC", 3, 2, Needs::Chain, |c| {
        vec![
            c.release(X, "1", 0),
            c.acquire("r0", X, 0) + &c.release(Y, "1", 0),
            c.acquire("r0", Y, 0) + &c.load("r1", X, 0),
        ]
    }),
    family("ISA2", 3, 3, Needs::Hops, |c| {
        let write = c.plain_write(X, "1");
        two_hops(c, write, [Y, Z], |c| c.plain_read_told("r1", X, "r0"))
    }),
    // What another wave of the work-group did is told of to others, by one that has nothing of its
    // own under way.
    family("Handed-write", 3, 2, Needs::BarrierThenHop, |c| {
        let write = c.plain_write(X, "1");
        barrier_and_hop(c, write, |c| c.plain_read_told("r1", X, "r0"))
    }),
    family("Handed-read", 3, 2, Needs::BarrierThenHop, |c| {
        let read = c.plain_read("r0", X);
        barrier_and_hop(c, read, |c| c.plain_write_told(X, "1", "r0"))
    }),
    family("Handed-write-local", 3, 3, Needs::LocalThenHop, |c| {
        let write = c.plain_write(X, "1");
        two_hops(c, write, [Z, Y], |c| c.plain_read_told("r1", X, "r0"))
    }),
    family("Handed-read-local", 3, 3, Needs::LocalThenHop, |c| {
        let read = c.plain_read("r0", X);
        two_hops(c, read, [Z, Y], |c| c.plain_write_told(X, "1", "r0"))
    }),
    // A message through another's update of the flag.
    family("MP-sequence", 3, 2, Needs::Data, |c| {
        vec![
            c.write(X, "1", 0) + &c.release(Y, "1", 0),
            c.add("r0", Y, 0),
            c.acquire("r0", Y, 0) + &c.read_if("r1", X, "r0", 2),
        ]
    }),
    // A lock that is tried once.
    family("Lock", 2, 2, Needs::Update, |c| {
        let mut thread = || {
            let lock = c.try_lock("r0", Y, 0);
            let old = c.read("old", X, 0) + "  %new = add i32 %old, 1\n" + &c.write(X, "%new", 0);
            let inner = old + &c.release(Y, "0", 0);
            lock + &c.only_if("r0", 0, &inner)
        };
        vec![thread(), thread()]
    }),
    // A barrier between two halves.
    family("Barrier", 2, 2, Needs::Barrier, |c| {
        let mut thread = |a, b| c.plain_write(a, "1") + &c.barrier(0) + &c.plain_read("r0", b);
        vec![thread(X, Y), thread(Y, X)]
    }),
    // What was read before a barrier is not what is written behind it.
    family("Barrier-LB", 2, 1, Needs::Barrier, |c| {
        vec![
            c.plain_read("r0", X) + &c.barrier(0),
            c.barrier(0) + &c.plain_write(X, "1"),
        ]
    }),
    // Volatile accesses are seen in their order.
    family("MP-volatile", 2, 2, Needs::Volatile, |c| {
        vec![
            c.volatile_store(X, "1") + &c.volatile_store(Y, "1"),
            c.volatile_load("r0", Y) + &c.volatile_load("r1", X),
        ]
    }),
    family("SB-volatile", 2, 2, Needs::Volatile, |c| {
        vec![
            c.volatile_store(X, "1") + &c.volatile_load("r0", Y),
            c.volatile_store(Y, "1") + &c.volatile_load("r0", X),
        ]
    }),
    family("LB-volatile", 2, 2, Needs::Volatile, |c| {
        vec![
            c.volatile_load("r0", X) + &c.volatile_store(Y, "1"),
            c.volatile_load("r0", Y) + &c.volatile_store(X, "1"),
        ]
    }),
    // What was written long ago has arrived.
    family("Arrival", 2, 1, Needs::Arrival, |c| {
        vec![c.ordered_store(X, "1", 0), c.ordered_load("r0", X, 0)]
    }),
];

/// One tells another by a flag, who tells a third one. `told` makes the lines of that one for the
/// case that `r0` is 1.
fn two_hops(
    c: &mut Code,
    before: String,
    [first, second]: [usize; 2],
    told: fn(&mut Code) -> String,
) -> Vec<String> {
    vec![
        before + &c.release(first, "1", 0),
        c.acquire("r0", first, 0) + &c.release(second, "%r0", 1),
        c.acquire("r0", second, 1) + &told(c),
    ]
}

/// The same, where the first two meet at a barrier.
fn barrier_and_hop(c: &mut Code, before: String, told: fn(&mut Code) -> String) -> Vec<String> {
    vec![
        before + &c.barrier(0),
        c.barrier(0) + &c.release(Y, "1", 1),
        c.acquire("r0", Y, 1) + &told(c),
    ]
}

impl Code {
    /// Adds one.
    fn add(&mut self, register: &str, var: usize, hop: usize) -> String {
        self.update(register, var, "add", "1", hop)
    }

    /// A write that is not atomic.
    fn plain_write(&self, var: usize, value: &str) -> String {
        Code::plainly(self).write(var, value, 0)
    }

    /// A read that is not atomic.
    fn plain_read(&self, register: &str, var: usize) -> String {
        Code::plainly(self).read(register, var, 0)
    }

    /// The same if `told` is 1.
    fn plain_read_told(&mut self, register: &str, var: usize, told: &str) -> String {
        let mut plain = Code::plainly(self);
        let lines = plain.read_told(register, var, told, 0);
        self.catch_up(&plain);
        lines
    }

    /// A write that is not atomic if `told` is 1.
    fn plain_write_told(&mut self, var: usize, value: &str, told: &str) -> String {
        let mut plain = Code::plainly(self);
        let lines = plain.write_told(var, value, told, 0);
        self.catch_up(&plain);
        lines
    }

    /// The barrier, with fences around it.
    fn barrier(&mut self, hop: usize) -> String {
        let (release, acquire) = self.fences();
        let barrier = "  call void @llvm.amdgcn.s.barrier()\n";
        self.fence(release, hop) + barrier + &self.fence(acquire, hop)
    }
}

//! The kernels of `tests/whole`: how they are launched, and what memory holds in the end.

use amdgpuc::isa::{Generation, Processor};
use emu::LaunchConfig;
use emu::model::Place;
use emu::model::whole::{Argument, Contents, Setup, Unit, Waits};

/// Work-items of a work-group.
const SIZE: u32 = 128;

/// Instructions after which a run is taken to wait for ever.
const MOST_INSTRUCTIONS: u64 = 400_000;

/// Who takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    Agent,
    System,
}

/// What a buffer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// Accessed by atomic operations.
    Flags,
    /// By others.
    Data,
}

/// What is wrong with the contents of the buffers.
pub type Check = fn(&[Vec<u32>]) -> Result<(), String>;

/// A kernel and its launch.
pub struct Kernel {
    /// Its file, without the ending.
    pub file: &'static str,
    pub name: &'static str,
    pub scope: Scope,
    pub groups: u32,
    /// Dwords at first.
    pub buffers: Vec<(Role, Vec<u32>)>,
    /// Arguments behind the buffers.
    pub numbers: Vec<u32>,
    pub check: Check,
}

/// All kernels.
pub fn kernels() -> Vec<Kernel> {
    use Scope::{Agent, System};
    vec![
        mail("mail_orders_agent", Agent),
        mail("mail_fences_agent", Agent),
        mail("mail_orders_system", System),
        mail("mail_fences_system", System),
        lock("lock_orders_agent", Agent),
        lock("lock_fences_agent", Agent),
        lock("lock_orders_system", System),
        last_block("last_block_orders_agent"),
        last_block("last_block_fences_agent"),
        ring("ring_orders_agent", Agent),
        ring("ring_fences_agent", Agent),
        ring("ring_orders_system", System),
        queue("queue_orders_agent"),
        queue("queue_fences_agent"),
        grid("grid_barrier_orders_agent", Agent),
        grid("grid_barrier_fences_agent", Agent),
        grid("grid_barrier_orders_system", System),
    ]
}

fn zeros(role: Role, dwords: u32) -> (Role, Vec<u32>) {
    (role, vec![0; dwords as usize])
}

/// Is a buffer what a function of the index says?
fn is(what: &str, words: &[u32], expected: impl Fn(u32) -> u32) -> Result<(), String> {
    let wrong = (0..).zip(words).find(|(i, word)| **word != expected(*i));
    match wrong {
        None => Ok(()),
        Some((i, word)) => Err(format!("{what}[{i}] is {word}, not {}", expected(i))),
    }
}

const MAIL_ROUNDS: u32 = 2;
const MAIL_PAIRS: u32 = 2;

fn mail(name: &'static str, scope: Scope) -> Kernel {
    let mails = MAIL_ROUNDS * MAIL_PAIRS;
    Kernel {
        file: "mail",
        name,
        scope,
        groups: 2 * MAIL_PAIRS,
        buffers: vec![
            zeros(Role::Data, mails * SIZE),
            zeros(Role::Flags, mails),
            zeros(Role::Data, mails * SIZE),
        ],
        numbers: vec![MAIL_ROUNDS],
        check: |buffers| {
            let sent = |i: u32| i / SIZE * 1000 + SIZE - i % SIZE;
            is("out", &buffers[2], sent)
        },
    }
}

const RING_ITEMS: u32 = 5;

fn ring(name: &'static str, scope: Scope) -> Kernel {
    Kernel {
        file: "ring",
        name,
        scope,
        groups: 2,
        buffers: vec![
            zeros(Role::Data, 2 * SIZE),
            zeros(Role::Flags, 2),
            zeros(Role::Data, RING_ITEMS * SIZE),
        ],
        numbers: vec![RING_ITEMS],
        check: |buffers| {
            let sent = |i: u32| i / SIZE * 1000 + SIZE - i % SIZE;
            is("out", &buffers[2], sent)
        },
    }
}

const LOCK_ROUNDS: u32 = 2;
const LOCK_GROUPS: u32 = 3;
const LOCK_WAVES: u32 = LOCK_GROUPS * SIZE / 64;

fn lock(name: &'static str, scope: Scope) -> Kernel {
    Kernel {
        file: "lock",
        name,
        scope,
        groups: LOCK_GROUPS,
        buffers: vec![
            zeros(Role::Data, 2),
            zeros(Role::Flags, 1),
            zeros(Role::Data, LOCK_WAVES * LOCK_ROUNDS),
        ],
        numbers: vec![LOCK_ROUNDS],
        check: |buffers| {
            let [guarded, log] = [&buffers[0], &buffers[2]];
            is("count", &guarded[..1], |_| LOCK_WAVES * LOCK_ROUNDS)?;
            let sum: u32 = (1..).zip(log).map(|(place, wave)| place * wave).sum();
            is("sum", &guarded[1..], |_| sum)?;
            for wave in 1..=LOCK_WAVES {
                let entries = log.iter().filter(|w| **w == wave).count() as u32;
                is("entries", &[entries], |_| LOCK_ROUNDS)?;
            }
            Ok(())
        },
    }
}

const BLOCKS: u32 = 5;

fn last_block(name: &'static str) -> Kernel {
    let numbers = |i: u32| i * 7 + 1;
    Kernel {
        file: "last_block",
        name,
        scope: Scope::Agent,
        groups: BLOCKS,
        buffers: vec![
            (Role::Data, (0..BLOCKS * SIZE).map(numbers).collect()),
            zeros(Role::Data, BLOCKS),
            zeros(Role::Flags, 1),
            zeros(Role::Data, 1),
        ],
        numbers: vec![BLOCKS],
        check: |buffers| {
            let others: u32 = (1..=SIZE - BLOCKS).sum();
            let sum: u32 = buffers[0].iter().sum::<u32>() + others;
            is("total", &buffers[3], |_| sum)
        },
    }
}

/// Nodes of a complete binary tree.
const NODES: u32 = 7;

fn queue(name: &'static str) -> Kernel {
    let mut tasks = zeros(Role::Data, NODES);
    tasks.1[0] = 1;
    let mut ready = zeros(Role::Flags, NODES);
    ready.1[0] = 1;
    Kernel {
        file: "queue",
        name,
        scope: Scope::Agent,
        groups: 3,
        buffers: vec![
            tasks,
            ready,
            (Role::Flags, vec![0, 1]),
            (
                Role::Data,
                (0..(NODES + 1) * SIZE)
                    .map(|i| if i < SIZE { i } else { 0 })
                    .collect(),
            ),
        ],
        numbers: vec![NODES],
        check: |buffers| is("nodes", &buffers[3], node),
    }
}

/// What a word of a node is.
fn node(i: u32) -> u32 {
    let (node, item) = (i / SIZE, i % SIZE);
    match node {
        0 => item,
        _ => self::node(node / 2 * SIZE + SIZE - 1 - item) * 3 + node,
    }
}

const GRID_GROUPS: u32 = 3;
const PHASES: u32 = 3;

fn grid(name: &'static str, scope: Scope) -> Kernel {
    let all = GRID_GROUPS * SIZE;
    Kernel {
        file: "grid_barrier",
        name,
        scope,
        groups: GRID_GROUPS,
        buffers: vec![
            zeros(Role::Data, 2 * all),
            zeros(Role::Flags, 1),
            zeros(Role::Data, all),
        ],
        numbers: vec![GRID_GROUPS, PHASES],
        check: |buffers| is("out", &buffers[2], |i| word(i, PHASES)),
    }
}

/// A work-item's word after so many phases.
fn word(item: u32, phases: u32) -> u32 {
    let next = (item + SIZE + 65) % (GRID_GROUPS * SIZE);
    match phases {
        0 => item + 1,
        _ => word(item, phases - 1) * 3 + word(next, phases - 1),
    }
}

/// Where the work-groups are, and where the data and the flags lie.
#[derive(Clone, Debug)]
pub struct Placement {
    units: Vec<Unit>,
    data: Place,
    flags: Place,
}

/// Compute units: agent and second-level cache.
fn units(all: &[(u8, u8)]) -> Vec<Unit> {
    all.iter()
        .map(|&(agent, cache)| Unit { agent, cache })
        .collect()
}

/// The placements of a kernel on a processor that differ (`docs/memory-model.md`, "The machine"):
/// which second-level caches there are, and which memory they keep.
pub fn placements(processor: &Processor, scope: Scope) -> Vec<Placement> {
    let coarse = |home| Place::Coarse { home };
    let with = |seats: &[(u8, u8)], data, flags| Placement {
        units: units(seats),
        data,
        flags,
    };
    match (processor.generation, scope) {
        (Generation::Gfx90a, Scope::Agent) => vec![with(&[(0, 0); 3], coarse(0), coarse(0))],
        (Generation::Gfx90a, Scope::System) => {
            let seats = [(0, 0), (1, 1)];
            vec![
                with(&seats, coarse(0), Place::Fine),
                with(&seats, coarse(1), Place::Fine),
                with(&seats, Place::Fine, Place::Fine),
            ]
        }
        (Generation::Gfx940, Scope::Agent) => {
            let seats = [(0, 0), (0, 1), (0, 0)];
            vec![
                with(&seats, coarse(0), coarse(1)),
                with(&seats, coarse(1), Place::Fine),
                with(&[(0, 0); 3], coarse(0), coarse(0)),
            ]
        }
        (Generation::Gfx940, Scope::System) => {
            let seats = [(0, 0), (1, 2), (0, 1)];
            vec![
                with(&seats, coarse(0), coarse(2)),
                with(&seats, coarse(2), Place::Fine),
                with(&[(1, 1), (0, 0)], coarse(0), coarse(1)),
            ]
        }
        (_, Scope::Agent) => vec![with(&[(0, 0); 3], Place::Fine, Place::Fine)],
        (_, Scope::System) => vec![with(&[(0, 0), (1, 1)], Place::Fine, Place::Fine)],
    }
}

impl Kernel {
    /// Its launch.
    pub fn setup(&self, placement: &Placement, waits: Waits) -> Setup {
        let contents = |(role, words): &(Role, Vec<u32>)| Contents {
            bytes: words.iter().flat_map(|w| w.to_le_bytes()).collect(),
            place: match role {
                Role::Flags => placement.flags,
                Role::Data => placement.data,
            },
        };
        let buffers = (0..self.buffers.len()).map(Argument::Buffer);
        let numbers = self.numbers.iter().map(|n| Argument::U32(*n));
        Setup {
            kernel: self.name.to_string(),
            config: self.config(),
            buffers: self.buffers.iter().map(contents).collect(),
            args: buffers.chain(numbers).collect(),
            units: placement.units.clone(),
            waits,
            most_instructions: MOST_INSTRUCTIONS,
        }
    }

    pub fn config(&self) -> LaunchConfig {
        LaunchConfig::linear(self.groups * SIZE, SIZE)
    }

    /// What is wrong with the buffers.
    pub fn wrong(&self, buffers: &[Vec<u8>]) -> Result<(), String> {
        let word = |b: &[u8]| u32::from_le_bytes([b[0], b[1], b[2], b[3]]);
        let words = |bytes: &Vec<u8>| bytes.chunks_exact(4).map(word).collect();
        let all: Vec<Vec<u32>> = buffers.iter().map(words).collect();
        (self.check)(&all)
    }
}

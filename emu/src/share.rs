//! What the host threads of a launch share: which work-groups are left, how many instructions have
//! been executed, whether one of them has failed.
//!
//! Work-groups are handed out in order, one at a time, so that whatever is resident has everything
//! before it resident or done: work-groups that wait for earlier ones make progress with any
//! number of threads, as they do on a GPU. A work-group stays on one thread, with its waves and its
//! LDS; only memory is shared ([`crate::memory`] says how).

use crate::error::{FaultKind, Trap};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// The state that threads share.
pub(crate) struct Share {
    /// Number of work-groups in each dimension.
    groups: [u32; 3],
    /// The next work-group.
    next: AtomicU64,
    /// Instructions of the turns that are over.
    executed: AtomicU64,
    /// Most instructions.
    limit: u64,
    failed: AtomicBool,
}

impl Share {
    /// Nothing has been executed yet.
    pub fn new(groups: [u32; 3], limit: u64) -> Share {
        Share {
            groups,
            next: AtomicU64::new(0),
            executed: AtomicU64::new(0),
            limit,
            failed: AtomicBool::new(false),
        }
    }

    /// The id of a work-group that nobody has yet.
    pub fn next_group(&self) -> Option<[u32; 3]> {
        let [x, y, z] = self.groups.map(u64::from);
        let all = x.saturating_mul(y).saturating_mul(z);
        let at = self.next.fetch_add(1, Relaxed);
        (at < all).then(|| [at % x, at / x % y, at / x / y].map(|i| i as u32))
    }

    /// Instructions of the turns that are over.
    pub fn executed(&self) -> u64 {
        self.executed.load(Relaxed)
    }

    /// The limit of instructions.
    pub fn limit(&self) -> u64 {
        self.limit
    }

    /// Accounts for a turn. With several threads the limit is noticed here at the latest, so that
    /// the same launches exceed it with any number of threads.
    pub fn add(&self, instructions: u64) -> Result<(), Trap> {
        let before = self.executed.fetch_add(instructions, Relaxed);
        match before + instructions > self.limit {
            true => Err(FaultKind::InstructionLimit(self.limit).into()),
            false => Ok(()),
        }
    }

    /// Makes the other threads stop.
    pub fn fail(&self) {
        self.failed.store(true, Relaxed);
    }

    /// Whether a thread has failed.
    pub fn has_failed(&self) -> bool {
        self.failed.load(Relaxed)
    }
}

/// Splits `total` resident work-groups among threads: the first slot and the number of each.
pub(crate) fn split(total: u32, threads: u32) -> impl Iterator<Item = (u32, u32)> {
    let threads = threads.clamp(1, total.max(1));
    let (each, more) = (total / threads, total % threads);
    (0..threads).map(move |i| (i * each + i.min(more), each + u32::from(i < more)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_split_without_gaps() {
        for (total, threads) in [(1, 1), (1, 8), (7, 3), (64, 2), (5, 5), (0, 4)] {
            let parts: Vec<_> = split(total, threads).collect();
            let mut next = 0;
            for (first, count) in parts {
                assert_eq!(first, next);
                next += count;
            }
            assert_eq!(next, total);
        }
    }

    #[test]
    fn every_group_is_handed_out_once() {
        let share = Share::new([3, 2, 2], 100);
        let all: Vec<_> = std::iter::from_fn(|| share.next_group()).collect();
        assert_eq!(all.len(), 12);
        assert_eq!(all[0], [0, 0, 0]);
        assert_eq!(all[4], [1, 1, 0]);
        assert_eq!(all[11], [2, 1, 1]);
        assert!(share.add(100).is_ok());
        assert!(share.add(1).is_err());
    }
}

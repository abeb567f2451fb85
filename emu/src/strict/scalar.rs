//! Scalar memory beside vector memory.
//!
//! Scalar loads go through a cache of their own (K$), which does not see what the vector path
//! writes, and keep no order with it (AMDGPUUsage, "Memory Model gfx6–gfx9": "the scalar caches are
//! not coherent with vector memory"; Vega 7nm manual, 4.4: scalar loads complete in any order).
//! Therefore:
//!
//! - a vector store or atomic must not write what a scalar load of the same wave, issued before,
//!   may still read: `lgkmcnt(0)` comes first. What other waves write is a question of races;
//! - a scalar load must not read what a vector store or atomic of the same launch has written,
//!   unless the wave has executed `s_dcache_inv` since. Its own writes must have been waited for by
//!   then. That the launch begins with an invalidation, the packet processor sees to.
//!
//! Both look at the very bytes, so that nothing right is reported.

use super::race::Word;
use super::touch::Touches;
use super::waits::{Kind, Waits};
use crate::error::{Access, Space};
use std::collections::HashMap;

/// The last write to a dword by the vector path, and who did it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Write {
    /// Bytes of the dword.
    mask: u8,
    /// Number of the write among all of the launch.
    time: u64,
    pub wave: u32,
    pub pc: u64,
}

/// What the vector path has written in a launch.
#[derive(Default)]
pub(super) struct Written {
    words: HashMap<u64, Vec<Write>>,
    now: u64,
}

/// A wave's part.
#[derive(Clone, Debug, Default)]
pub(super) struct WaveView {
    /// Writes up to this number are seen by scalar loads.
    seen: u64,
    /// Own writes that may be under way: number of the operation, number of the write.
    own: Vec<(u64, u64)>,
}

/// Global dwords that an instruction touches, and the bytes in them.
fn pieces(touches: &Touches) -> impl Iterator<Item = (u64, u8)> + '_ {
    let global = touches.all.iter().filter(|t| t.space == Space::Global);
    global.flat_map(|t| {
        let mask = ((1u16 << t.bytes) - 1) << (t.address & 3);
        let low = t.address & !3;
        let both = [(low, mask as u8 & 15), (low + 4, (mask >> 4) as u8)];
        both.into_iter().filter(|(_, mask)| *mask != 0)
    })
}

impl Written {
    /// A vector store or atomic, the wave's memory operation `number`.
    pub fn write(
        &mut self,
        view: &mut WaveView,
        touches: &Touches,
        number: u64,
        (wave, pc): (u32, u64),
    ) {
        self.now += 1;
        view.own.push((number, self.now));
        for (word, mask) in pieces(touches) {
            let new = Write {
                mask,
                time: self.now,
                wave,
                pc,
            };
            let all = self.words.entry(word).or_default();
            all.retain(|w| w.mask & !mask != 0);
            all.push(new);
        }
    }

    /// A write that a scalar load of the wave may not see: its address.
    pub fn unseen(&self, view: &WaveView, touches: &Touches) -> Option<(u64, Write)> {
        pieces(touches).find_map(|(word, mask)| {
            let writes = self.words.get(&word)?.iter();
            let mut unseen = writes.filter(|w| w.mask & mask != 0 && w.time > view.seen);
            unseen.next().map(|w| (word, *w))
        })
    }

    /// `s_dcache_inv` of a wave.
    pub fn invalidate(&self, view: &mut WaveView, waits: &Waits) {
        view.own.retain(|(number, _)| waits.is_under_way(*number));
        let oldest = view.own.iter().map(|(_, time)| time - 1).min();
        view.seen = oldest.unwrap_or(self.now);
    }
}

/// A scalar load under way that reads what a vector store or atomic is about to write: an address,
/// and the load.
pub(super) fn overtaken(touches: &Touches, waits: &Waits) -> Option<(u64, u64)> {
    if touches.access == Access::Read {
        return None;
    }
    let loads = || waits.operations().iter().filter(|o| o.kind == Kind::Smem);
    loads().next()?;
    pieces(touches).find_map(|(word, _)| {
        let reads = |w: &Word| *w == Word::Global(word);
        let load = loads().find(|o| o.words.iter().any(reads))?;
        Some((word, load.pc))
    })
}

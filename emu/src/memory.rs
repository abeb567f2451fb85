//! Device memory: a set of allocations in one 64-bit address space.
//!
//! Invariants
//! - ALLOCS-SORTED: `allocs` is in ascending order of `base`, and no two overlap.
//! - ALLOCS-GAPS: [`Memory::alloc`] leaves at least [`GUARD`] unused bytes after an allocation, so
//!   that an index that runs off the end of a buffer does not reach the next one.
//! - Bytes are kept in 32-bit words in little-endian order; a word is the unit in which the
//!   hardware guarantees that an access is not torn. The words are atomics so that waves can run
//!   on several host threads; every access is relaxed.
//!
//! # Several host threads
//!
//! A code object synchronises work-groups by code sequences (AMDGPUUsage, "Memory Model"), whose
//! parts mean on the host:
//!
//! - A 32-bit access or atomic is a relaxed atomic of the host: per location there is one order of
//!   writes, which everybody sees.
//! - 64-bit atomics, and aligned 64-bit loads and stores, which are what 64-bit atomic loads and
//!   stores become, are done in one step by [`crate::pairs`]. (A 32-bit access to half of a qword
//!   that another thread accesses as a whole is a race in every source language.)
//! - `s_waitcnt` is a sequentially consistent fence ([`Memory::fence`]). Every release has one
//!   between the accesses that it publishes and the write that publishes them, every acquire has
//!   one between the read and what follows, and sequentially consistent accesses have one between
//!   them, since all of them must wait for counters; by the host's rules fences around relaxed
//!   accesses order them just so. Invalidating and writing back caches needs nothing more.
//! - LDS belongs to one work-group, and that to one thread.
//!
//! With one thread the fences and the steps of 64 bits are left out.
//!
//! Looking up an address is a binary search, skipped when the caller's [`Hint`] still fits.

use crate::error::{Access, FaultKind, Space, Trap};
use crate::gds::Gds;
use crate::pairs::Pairs;
use std::sync::atomic::{AtomicU32, Ordering, Ordering::Relaxed, fence};

/// First address handed out.
const FIRST: u64 = 0x10_0000_0000;
/// Unused bytes after each allocation.
const GUARD: u64 = 1 << 20;
/// Alignment of allocations; that of a page.
const ALIGN: u64 = 4096;
/// End of what [`Memory::alloc`] hands out: below the apertures.
const END: u64 = 0x8000_0000_0000;
/// Most bytes in one allocation.
const MAX_ALLOC: u64 = 1 << 34;

/// What kernels may do with an allocation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Protection {
    Read,
    ReadWrite,
}

/// Whether an allocation is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Live,
    Freed,
}

struct Alloc {
    base: u64,
    size: u64,
    words: Box<[AtomicU32]>,
    protection: Protection,
    state: State,
}

/// A buffer in device memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Buffer {
    /// Address of its first byte.
    pub address: u64,
    /// Bytes.
    pub size: u64,
}

/// Where the last access was found; makes the next one faster.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Hint(usize);

/// Device memory.
#[derive(Default)]
pub struct Memory {
    allocs: Vec<Alloc>,
    next: u64,
    /// Present while waves run on several host threads.
    pairs: Option<Box<Pairs>>,
    gds: Box<Gds>,
}

/// Words that hold `size` bytes, zeroed; `None` if the host has no room. The host's pages are taken
/// only when they are touched, so that a large allocation costs what is used of it.
fn zeroed(size: u64) -> Option<Box<[AtomicU32]>> {
    let count = usize::try_from(size.div_ceil(4)).ok()?;
    bytemuck::allocation::try_zeroed_slice_box(count).ok()
}

impl Memory {
    /// Empty memory.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// Empty memory of a device of this processor.
    pub(crate) fn of(processor: &str) -> Memory {
        Memory {
            gds: Box::new(Gds::of(processor)),
            ..Memory::default()
        }
    }

    /// What is beside memory: GDS and the global wave sync.
    pub(crate) fn gds(&self) -> &Gds {
        &self.gds
    }

    /// Room for `size` bytes, zeroed; `None` when the address space is used up.
    pub fn alloc(&mut self, size: u64) -> Option<Buffer> {
        let base = self.reserve(size)?;
        self.insert(base, size, Protection::ReadWrite)?;
        Some(Buffer {
            address: base,
            size,
        })
    }

    /// Says whether waves are going to run on several host threads.
    pub(crate) fn share(&mut self, among_threads: bool) {
        self.pairs = among_threads.then(Box::default);
    }

    /// Whether waves run on several host threads.
    #[inline(always)]
    pub(crate) fn is_shared(&self) -> bool {
        self.pairs.is_some()
    }

    /// Orders what the wave did before with what it does after, for other host threads.
    #[inline(always)]
    pub(crate) fn fence(&self) {
        if self.is_shared() {
            fence(Ordering::SeqCst);
        }
    }

    /// Addresses for `size` bytes, without memory behind them: [`Memory::insert`] gives it.
    pub(crate) fn reserve(&mut self, size: u64) -> Option<u64> {
        if size > MAX_ALLOC {
            return None;
        }
        let base = self.next.max(FIRST);
        let end = base + (size + GUARD).next_multiple_of(ALIGN);
        if end > END {
            return None;
        }
        self.next = end;
        Some(base)
    }

    /// Memory at reserved addresses; `None` if some of it is there already.
    pub(crate) fn insert(&mut self, base: u64, size: u64, protection: Protection) -> Option<()> {
        let end = base.checked_add(size)?;
        let at = self.allocs.partition_point(|a| a.base < base);
        let before = at.checked_sub(1).map(|i| &self.allocs[i]);
        if before.is_some_and(|a| a.base + a.size > base)
            || self.allocs.get(at).is_some_and(|a| a.base < end)
        {
            return None;
        }
        let alloc = Alloc {
            base,
            size,
            words: zeroed(size)?,
            protection,
            state: State::Live,
        };
        self.allocs.insert(at, alloc);
        Some(())
    }

    /// Gives a buffer back: later accesses to it are errors. False if it is not a live allocation.
    pub fn free(&mut self, buffer: Buffer) -> bool {
        match self
            .allocs
            .binary_search_by_key(&buffer.address, |a| a.base)
        {
            Ok(i) if self.allocs[i].state == State::Live => {
                self.allocs[i].state = State::Freed;
                self.allocs[i].words = Box::new([]);
                true
            }
            _ => false,
        }
    }

    /// Removes an allocation altogether, so that its addresses can be used again.
    pub(crate) fn remove(&mut self, base: u64) {
        if let Ok(i) = self.allocs.binary_search_by_key(&base, |a| a.base) {
            self.allocs.remove(i);
        }
    }

    /// Where [`Memory::reserve`] continues; with [`Memory::reset_mark`], for what lives only as
    /// long as one launch.
    pub(crate) fn mark(&self) -> u64 {
        self.next
    }

    /// Forgets reservations made since `mark`. Their allocations must have been removed.
    pub(crate) fn reset_mark(&mut self, mark: u64) {
        self.next = mark;
    }

    /// Copies bytes to the device, whatever the protection. False if they do not fit.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> bool {
        let Some((alloc, offset)) = self.find(address, bytes.len() as u64) else {
            return false;
        };
        // Bytes up to a word's start, whole words, the rest.
        let head = ((4 - offset % 4) % 4).min(bytes.len() as u64) as usize;
        let (head, rest) = bytes.split_at(head);
        let words = rest.chunks_exact(4);
        let tail = words.remainder();
        for (i, &byte) in head.iter().enumerate() {
            alloc.set_u8(offset + i as u64, byte);
        }
        let first = (offset as usize + head.len()) / 4;
        for (word, chunk) in alloc.words[first..].iter().zip(words) {
            word.store(
                u32::from_le_bytes([chunk[0], chunk[1], chunk[2], chunk[3]]),
                Relaxed,
            );
        }
        let at = offset + (bytes.len() - tail.len()) as u64;
        for (i, &byte) in tail.iter().enumerate() {
            alloc.set_u8(at + i as u64, byte);
        }
        true
    }

    /// Copies bytes from the device. `None` if they are not all there.
    pub fn read(&self, address: u64, size: u64) -> Option<Vec<u8>> {
        let (alloc, offset) = self.find(address, size)?;
        let first = (offset / 4) as usize;
        let last = (offset + size).div_ceil(4) as usize;
        let words = alloc.words[first..last].iter();
        let bytes = words.flat_map(|word| word.load(Relaxed).to_le_bytes());
        Some(
            bytes
                .skip((offset % 4) as usize)
                .take(size as usize)
                .collect(),
        )
    }

    fn find(&self, address: u64, size: u64) -> Option<(&Alloc, u64)> {
        let i = self.allocs.partition_point(|a| a.base <= address);
        let alloc = &self.allocs[i.checked_sub(1)?];
        let offset = address - alloc.base;
        let fits =
            alloc.state == State::Live && offset <= alloc.size && size <= alloc.size - offset;
        fits.then_some((alloc, offset))
    }

    /// The allocation that holds `size` bytes at `address`, and the offset in it.
    #[inline]
    fn lookup(&self, address: u64, size: u64, hint: &mut Hint) -> Option<(&Alloc, u64)> {
        if let Some(alloc) = self.allocs.get(hint.0) {
            let offset = address.wrapping_sub(alloc.base);
            if offset < alloc.size && size <= alloc.size - offset && alloc.state == State::Live {
                return Some((alloc, offset));
            }
        }
        let i = self
            .allocs
            .partition_point(|a| a.base <= address)
            .checked_sub(1)?;
        let alloc = &self.allocs[i];
        let offset = address - alloc.base;
        if offset < alloc.size && size <= alloc.size - offset && alloc.state == State::Live {
            hint.0 = i;
            return Some((alloc, offset));
        }
        None
    }

    #[cold]
    fn out_of_bounds(&self, address: u64, size: u32, access: Access) -> Trap {
        let i = self.allocs.partition_point(|a| a.base <= address);
        let before = i.checked_sub(1).map(|i| &self.allocs[i]);
        let behind = before.map(|a| (address.saturating_sub(a.base + a.size), a));
        let ahead = self.allocs.get(i).map(|a| (a.base - address, a));
        let of = |a: &Alloc| format!("an allocation of {} bytes at {:#x}", a.size, a.base);
        let hint = match (behind, ahead) {
            (Some((0, a)), _) if a.state == State::Freed => format!("freed: {}", of(a)),
            (Some((past, a)), next)
                if past <= GUARD && next.is_none_or(|(distance, _)| past <= distance) =>
            {
                format!("{} bytes into {}", address - a.base, of(a))
            }
            (_, Some((distance, a))) if distance <= GUARD => {
                format!("{distance} bytes before {}", of(a))
            }
            _ => "no allocation near".to_string(),
        };
        FaultKind::OutOfBounds {
            space: Space::Global,
            access,
            address,
            size,
            hint,
        }
        .into()
    }

    /// Reads 1, 2 or 4 bytes, zero-extended.
    #[inline]
    pub(crate) fn load(&self, address: u64, size: u32, hint: &mut Hint) -> Result<u32, Trap> {
        match self.lookup(address, u64::from(size), hint) {
            Some((alloc, offset)) => Ok(alloc.get(offset, size)),
            None => Err(self.out_of_bounds(address, size, Access::Read)),
        }
    }

    /// Writes the low 1, 2 or 4 bytes of `value`.
    #[inline]
    pub(crate) fn store(
        &self,
        address: u64,
        size: u32,
        value: u32,
        hint: &mut Hint,
    ) -> Result<(), Trap> {
        match self.lookup(address, u64::from(size), hint) {
            Some((alloc, offset)) => {
                if alloc.protection == Protection::Read {
                    return Err(FaultKind::ReadOnly { address }.into());
                }
                alloc.put(offset, size, value);
                Ok(())
            }
            None => Err(self.out_of_bounds(address, size, Access::Write)),
        }
    }

    /// Applies `f` to a dword in one step; gives the value before.
    pub(crate) fn atomic32(
        &self,
        address: u64,
        hint: &mut Hint,
        mut f: impl FnMut(u32) -> u32,
    ) -> Result<u32, Trap> {
        let (alloc, offset) = self.atomic_target(address, 4, hint)?;
        let word = &alloc.words[(offset / 4) as usize];
        let mut old = word.load(Relaxed);
        loop {
            match word.compare_exchange_weak(old, f(old), Relaxed, Relaxed) {
                Ok(_) => return Ok(old),
                Err(now) => old = now,
            }
        }
    }

    /// As [`Memory::atomic32`] for a qword.
    pub(crate) fn atomic64(
        &self,
        address: u64,
        hint: &mut Hint,
        mut f: impl FnMut(u64) -> u64,
    ) -> Result<u64, Trap> {
        let (alloc, offset) = self.atomic_target(address, 8, hint)?;
        Ok(match &self.pairs {
            None => {
                let old = alloc.pair(offset);
                alloc.put_pair(offset, f(old));
                old
            }
            Some(pairs) => pairs.write(address, || {
                let old = alloc.pair(offset);
                alloc.put_pair(offset, f(old));
                old
            }),
        })
    }

    /// Reads an aligned qword in one step.
    pub(crate) fn load64(&self, address: u64, hint: &mut Hint) -> Result<u64, Trap> {
        match self.lookup(address, 8, hint) {
            Some((alloc, offset)) => Ok(match &self.pairs {
                None => alloc.pair(offset),
                Some(pairs) => pairs.read(address, || alloc.pair(offset)),
            }),
            None => Err(self.out_of_bounds(address, 8, Access::Read)),
        }
    }

    /// Writes an aligned qword in one step.
    pub(crate) fn store64(&self, address: u64, value: u64, hint: &mut Hint) -> Result<(), Trap> {
        match self.lookup(address, 8, hint) {
            Some((alloc, _)) if alloc.protection == Protection::Read => {
                Err(FaultKind::ReadOnly { address }.into())
            }
            Some((alloc, offset)) => {
                match &self.pairs {
                    None => alloc.put_pair(offset, value),
                    Some(pairs) => pairs.write(address, || alloc.put_pair(offset, value)),
                }
                Ok(())
            }
            None => Err(self.out_of_bounds(address, 8, Access::Write)),
        }
    }

    fn atomic_target(
        &self,
        address: u64,
        size: u32,
        hint: &mut Hint,
    ) -> Result<(&Alloc, u64), Trap> {
        if !address.is_multiple_of(u64::from(size)) {
            return Err(FaultKind::Misaligned {
                address,
                alignment: size,
            }
            .into());
        }
        match self.lookup(address, u64::from(size), hint) {
            Some((alloc, _)) if alloc.protection == Protection::Read => {
                Err(FaultKind::ReadOnly { address }.into())
            }
            Some(found) => Ok(found),
            None => Err(self.out_of_bounds(address, size, Access::Atomic)),
        }
    }
}

impl Alloc {
    /// The qword at an aligned offset, which the caller has checked.
    fn pair(&self, offset: u64) -> u64 {
        u64::from(self.get(offset, 4)) | u64::from(self.get(offset + 4, 4)) << 32
    }

    /// Writes the qword at an aligned offset, which the caller has checked.
    fn put_pair(&self, offset: u64, value: u64) {
        self.put(offset, 4, value as u32);
        self.put(offset + 4, 4, (value >> 32) as u32);
    }

    fn set_u8(&self, offset: u64, value: u8) {
        self.merge(offset, 0xff, u32::from(value));
    }

    /// Replaces the bits of `mask` (at the byte offset) with those of `value`.
    fn merge(&self, offset: u64, mask: u32, value: u32) {
        let shift = (offset % 4 * 8) as u32;
        let word = &self.words[(offset / 4) as usize];
        let mut old = word.load(Relaxed);
        loop {
            let new = old & !(mask << shift) | (value & mask) << shift;
            match word.compare_exchange_weak(old, new, Relaxed, Relaxed) {
                Ok(_) => return,
                Err(now) => old = now,
            }
        }
    }

    /// The `size` bytes at `offset`, which the caller has checked.
    #[inline]
    fn get(&self, offset: u64, size: u32) -> u32 {
        let index = (offset / 4) as usize;
        let low = self.words[index].load(Relaxed);
        if size == 4 && offset.is_multiple_of(4) {
            return low;
        }
        let shift = (offset % 4 * 8) as u32;
        let mask = u32::MAX >> (32 - 8 * size);
        if shift + 8 * size <= 32 {
            return low >> shift & mask;
        }
        let high = self.words[index + 1].load(Relaxed);
        ((u64::from(high) << 32 | u64::from(low)) >> shift) as u32 & mask
    }

    /// Writes `size` bytes at `offset`, which the caller has checked.
    #[inline]
    fn put(&self, offset: u64, size: u32, value: u32) {
        if size == 4 && offset.is_multiple_of(4) {
            return self.words[(offset / 4) as usize].store(value, Relaxed);
        }
        let shift = (offset % 4 * 8) as u32;
        if shift + 8 * size <= 32 {
            return self.merge(offset, u32::MAX >> (32 - 8 * size), value);
        }
        for i in 0..size {
            self.set_u8(offset + u64::from(i), (value >> (8 * i)) as u8);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unaligned_accesses_cross_words() {
        let mut memory = Memory::new();
        let buffer = memory.alloc(11).expect("room");
        let hint = &mut Hint::default();
        assert!(memory.write(buffer.address, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]));
        assert_eq!(memory.load(buffer.address + 3, 4, hint), Ok(0x0706_0504));
        assert_eq!(memory.load(buffer.address + 7, 4, hint), Ok(0x0b0a_0908));
        assert_eq!(memory.load(buffer.address + 3, 2, hint), Ok(0x0504));
        assert_eq!(
            memory.store(buffer.address + 3, 4, 0xaabb_ccdd, hint),
            Ok(())
        );
        let bytes = memory.read(buffer.address, 11).expect("there");
        assert_eq!(bytes, [1, 2, 3, 0xdd, 0xcc, 0xbb, 0xaa, 8, 9, 10, 11]);
    }

    #[test]
    fn the_end_of_an_allocation_is_not_the_next_one() {
        let mut memory = Memory::new();
        let a = memory.alloc(8).expect("room");
        let b = memory.alloc(8).expect("room");
        let hint = &mut Hint::default();
        assert!(b.address >= a.address + 8 + GUARD);
        assert!(memory.load(a.address + 4, 4, hint).is_ok());
        assert!(memory.load(a.address + 5, 4, hint).is_err());
        assert!(memory.load(a.address - 1, 1, hint).is_err());
        assert!(memory.free(a));
        assert!(memory.load(a.address, 4, hint).is_err());
        assert!(!memory.free(a));
    }

    #[test]
    fn atomics_want_alignment_and_give_the_value_before() {
        let mut memory = Memory::new();
        let a = memory.alloc(16).expect("room");
        let hint = &mut Hint::default();
        assert_eq!(memory.atomic32(a.address, hint, |x| x + 5), Ok(0));
        assert_eq!(memory.atomic32(a.address, hint, |x| x + 5), Ok(5));
        assert!(memory.atomic32(a.address + 2, hint, |x| x).is_err());
        assert_eq!(memory.atomic64(a.address, hint, |x| x << 32), Ok(10));
        assert_eq!(memory.load(a.address + 4, 4, hint), Ok(10));
        assert!(memory.atomic64(a.address + 4, hint, |x| x).is_err());
    }
}

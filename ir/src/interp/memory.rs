//! Memory: flat, byte-addressed regions, each byte defined or poison.

use super::error::{Fault, FaultKind};
use super::int::mask;
use super::value::{Leaf, Slot};
use crate::layout::round_up;

/// High halves of the flat addresses of local and private memory. Any value does that no buffer's
/// address has.
pub const SHARED_APERTURE_HI: u32 = 0x0001_0000;
/// See [`SHARED_APERTURE_HI`].
pub const PRIVATE_APERTURE_HI: u32 = 0x0002_0000;

/// Address of the first buffer that [`Memory::alloc`] makes.
const FIRST_BUFFER: u64 = 0x1_0000_0000;
/// Bytes between two buffers at least, so that small overruns hit nothing.
const GUARD: u64 = 4096;

/// Bytes with an address.
#[derive(Clone, Debug)]
pub struct Region {
    base: u64,
    data: Vec<u8>,
    /// Poison bytes, one flag each; empty if there is none.
    poison: Vec<bool>,
    access: Access,
}

/// May a kernel write?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Yes.
    ReadWrite,
    /// No.
    ReadOnly,
}

impl Region {
    /// Defined bytes.
    pub fn new(base: u64, data: Vec<u8>, access: Access) -> Region {
        Region {
            base,
            data,
            poison: Vec::new(),
            access,
        }
    }

    /// Bytes that are poison until they are written.
    pub fn undefined(base: u64, size: usize) -> Region {
        Region {
            poison: vec![true; size],
            ..Region::new(base, vec![0; size], Access::ReadWrite)
        }
    }

    /// Appends undefined bytes up to a size.
    pub fn grow(&mut self, size: usize) {
        if self.poison.is_empty() {
            self.poison = vec![false; self.data.len()];
        }
        if size > self.data.len() {
            self.data.resize(size, 0);
            self.poison.resize(size, true);
        }
    }

    /// Makes bytes undefined again.
    pub fn forget(&mut self, range: std::ops::Range<usize>) {
        self.poison_flags()[range].fill(true);
    }

    /// The same contents elsewhere.
    pub(super) fn moved_to(self, base: u64, access: Access) -> Region {
        Region {
            base,
            access,
            ..self
        }
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.data
    }

    fn poison_flags(&mut self) -> &mut [bool] {
        if self.poison.is_empty() {
            self.poison = vec![false; self.data.len()];
        }
        &mut self.poison
    }

    /// Index of an address if `size` bytes from it are in the region.
    fn index(&self, address: u64, size: u64) -> Option<usize> {
        let offset = address.checked_sub(self.base)?;
        let end = offset.checked_add(size)?;
        (end <= self.data.len() as u64).then_some(offset as usize)
    }

    /// The same, or what is wrong.
    pub fn check(&self, address: u64, size: u64) -> Result<usize, Fault> {
        self.index(address, size).ok_or_else(|| {
            Fault::new(
                FaultKind::OutOfBounds,
                format!("access to {size} bytes at {address:#x} is out of bounds"),
            )
        })
    }

    /// Fails if kernels may not write here.
    pub fn check_writable(&self) -> Result<(), Fault> {
        match self.access {
            Access::ReadWrite => Ok(()),
            Access::ReadOnly => Err(Fault::new(FaultKind::ReadOnly, "write to constant memory")),
        }
    }

    /// The scalar at a leaf of the object at `index`.
    pub fn read_leaf(&self, index: usize, leaf: &Leaf) -> Slot {
        let (first, shift) = split(leaf.bit_offset);
        let start = index + first;
        let count = (shift + leaf.memory_bits).div_ceil(8) as usize;
        if !self.poison.is_empty() && self.poison[start..start + count].contains(&true) {
            return Slot::POISON;
        }
        let mut bits = 0u128;
        for (i, &byte) in self.data[start..start + count].iter().enumerate() {
            let at = 8 * i as i32 - shift as i32;
            let byte = u128::from(byte);
            // Bits below the leaf fall out on the right, those above it are masked.
            bits |= match at {
                ..0 => byte >> -at,
                0..128 => byte << at,
                _ => 0,
            };
        }
        Slot::of(bits & mask(leaf.scalar.bits()))
    }

    /// Writes the scalar of a leaf of the object at `index`.
    pub fn write_leaf(&mut self, index: usize, leaf: &Leaf, slot: Slot) {
        let (first, shift) = split(leaf.bit_offset);
        let start = index + first;
        if leaf.clear_bytes > 0 {
            let end = start + leaf.clear_bytes as usize;
            self.data[start..end].fill(0);
            if !self.poison.is_empty() {
                self.poison[start..end].fill(false);
            }
        }
        let count = (shift + leaf.memory_bits).div_ceil(8) as usize;
        if slot.poison || !self.poison.is_empty() {
            // A byte that holds parts of several elements stays poison if one of them is.
            let whole = shift == 0 && leaf.memory_bits.is_multiple_of(8);
            for flag in &mut self.poison_flags()[start..start + count] {
                *flag = slot.poison || (*flag && !whole);
            }
        }
        let ones = mask(leaf.memory_bits);
        for i in 0..count {
            let at = 8 * i as i32 - shift as i32;
            let part = |v: u128| match at {
                ..0 => (v << -at) as u8,
                0..128 => (v >> at) as u8,
                _ => 0,
            };
            let byte = &mut self.data[start + i];
            *byte = (*byte & !part(ones)) | (part(slot.bits) & part(ones));
        }
    }

    /// Copies bytes with their poison out.
    pub fn read_bytes(&self, index: usize, size: usize) -> (Vec<u8>, Vec<bool>) {
        let range = index..index + size;
        let poison = match self.poison.is_empty() {
            true => vec![false; size],
            false => self.poison[range.clone()].to_vec(),
        };
        (self.data[range].to_vec(), poison)
    }

    /// Copies bytes with their poison in.
    pub fn write_bytes(&mut self, index: usize, bytes: &[u8], poison: &[bool]) {
        self.data[index..index + bytes.len()].copy_from_slice(bytes);
        if !self.poison.is_empty() || poison.contains(&true) {
            self.poison_flags()[index..index + bytes.len()].copy_from_slice(poison);
        }
    }
}

fn split(bit_offset: u64) -> (usize, u32) {
    ((bit_offset / 8) as usize, (bit_offset % 8) as u32)
}

/// The memory that the host and all work-items share: global buffers, the module's variables,
/// kernel arguments.
#[derive(Clone, Debug)]
pub struct Memory {
    /// Sorted by address.
    regions: Vec<Region>,
    next: u64,
    /// Index of the region that was hit last.
    last: std::cell::Cell<usize>,
}

impl Default for Memory {
    fn default() -> Self {
        Memory {
            regions: Vec::new(),
            next: FIRST_BUFFER,
            last: std::cell::Cell::new(0),
        }
    }
}

impl Memory {
    /// Memory without buffers.
    pub fn new() -> Memory {
        Memory::default()
    }

    /// A new buffer with these contents; the result is its address, a multiple of 256.
    pub fn alloc(&mut self, contents: &[u8]) -> u64 {
        let base = self.next;
        self.next = round_up(base + contents.len() as u64 + GUARD, GUARD);
        self.map(Region::new(base, contents.to_vec(), Access::ReadWrite));
        base
    }

    /// A new buffer of zeros.
    pub fn alloc_zeroed(&mut self, size: usize) -> u64 {
        self.alloc(&vec![0; size])
    }

    /// Adds a region that overlaps no other.
    pub(super) fn map(&mut self, region: Region) {
        let at = self.regions.partition_point(|r| r.base < region.base);
        self.regions.insert(at, region);
    }

    /// Takes the region at an address away.
    pub(super) fn unmap(&mut self, base: u64) {
        self.regions.retain(|r| r.base != base);
    }

    /// Is there a region that begins at this address?
    pub(super) fn is_mapped(&self, base: u64) -> bool {
        self.regions.iter().any(|r| r.base == base)
    }

    /// The contents of a buffer or of a part of one.
    ///
    /// # Errors
    /// [`FaultKind::OutOfBounds`] if no buffer holds all of it.
    pub fn read(&self, address: u64, size: usize) -> Result<&[u8], Fault> {
        let region = &self.regions[self.find(address, size as u64)?];
        let index = region.check(address, size as u64)?;
        Ok(&region.data[index..index + size])
    }

    /// Are all these bytes defined? A kernel may have stored poison.
    ///
    /// # Errors
    /// [`FaultKind::OutOfBounds`] if no buffer holds all of it.
    pub fn is_defined(&self, address: u64, size: usize) -> Result<bool, Fault> {
        let region = &self.regions[self.find(address, size as u64)?];
        let index = region.check(address, size as u64)?;
        Ok(region.poison.is_empty() || !region.poison[index..index + size].contains(&true))
    }

    /// Writes into a buffer from the host.
    ///
    /// # Errors
    /// [`FaultKind::OutOfBounds`] if no buffer holds all of it.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        let region = self.region(address, bytes.len() as u64)?;
        let index = region.check(address, bytes.len() as u64)?;
        region.write_bytes(index, bytes, &vec![false; bytes.len()]);
        Ok(())
    }

    /// The region that holds an access.
    pub(super) fn region(&mut self, address: u64, size: u64) -> Result<&mut Region, Fault> {
        let i = self.find(address, size)?;
        Ok(&mut self.regions[i])
    }

    fn find(&self, address: u64, size: u64) -> Result<usize, Fault> {
        let last = self.last.get();
        if self
            .regions
            .get(last)
            .is_some_and(|r| r.index(address, size).is_some())
        {
            return Ok(last);
        }
        let i = self
            .regions
            .partition_point(|r| r.base <= address)
            .wrapping_sub(1);
        match self.regions.get(i) {
            Some(region) => region.check(address, size)?,
            None => Region::new(0, Vec::new(), Access::ReadOnly).check(address, size.max(1))?,
        };
        self.last.set(i);
        Ok(i)
    }
}

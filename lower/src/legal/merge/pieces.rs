//! Which neighbours become one access.

use super::{Group, Item};
use crate::target::{Abilities, FlatScratchWidth, Scratch, Unaligned, Widest};
use ir::{AddrSpace, Function, InstData};
use std::ops::Range;

/// Items of a group that become one access.
pub(super) struct Piece {
    /// Indices into the group's sorted items.
    pub items: Range<usize>,
    /// Alignment of the access, as a binary logarithm.
    pub align_log2: u8,
}

/// Cuts a group, sorted by offset, into pieces: from the lowest offset up the widest access that
/// begins there. `base_align` is the base's alignment as a binary logarithm.
pub(super) fn cut(
    func: &Function,
    group: &Group,
    base_align: u32,
    abilities: Abilities,
) -> Vec<Piece> {
    let mut out = Vec::new();
    let mut first = 0;
    while first < group.items.len() {
        match widest(func, group, base_align, abilities, first) {
            Some(piece) => {
                first = piece.items.end;
                out.push(piece);
            }
            None => first += 1,
        }
    }
    out
}

/// The widest access of at least two items that begins with item `first`.
fn widest(
    func: &Function,
    group: &Group,
    base_align: u32,
    abilities: Abilities,
    first: usize,
) -> Option<Piece> {
    let items = &group.items;
    let start = &items[first];
    let own = align_of(func, start);
    let derived = match start.place.offset {
        0 => base_align,
        n => base_align.min(n.trailing_zeros()),
    };
    let align = own.max(derived);
    let mut bytes = start.place.bytes;
    let mut best = None;
    for (end, next) in items.iter().enumerate().skip(first + 1) {
        if next.place.offset != start.place.offset + i64::from(bytes) {
            break;
        }
        // What is narrower than a word lies in one, and nothing else does in two.
        if bytes % 4 + next.place.bytes > 4 && !bytes.is_multiple_of(4) {
            break;
        }
        bytes += next.place.bytes;
        if bytes > 16 {
            break;
        }
        if is_possible(group.space, align, abilities, bytes) {
            best = Some(end + 1);
        }
    }
    best.map(|end| Piece {
        items: first..end,
        align_log2: align.min(63) as u8,
    })
}

fn align_of(func: &Function, item: &Item) -> u32 {
    match func.inst(item.inst) {
        InstData::Load { mem, .. } | InstData::Store { mem, .. } => u32::from(mem.align_log2),
        _ => 0,
    }
}

/// Is there an access of so many bytes at an alignment?
///
/// LDS has 8 bytes at an alignment of 4 with two offsets (`ds_read2_b32`), 16 at 8 likewise
/// (`ds_read2_b64`); where accesses must be aligned, 16 at 16. Below an alignment of 4 a wide
/// access is as slow as a narrow one (LLVM's `allowsMisalignedMemoryAccesses`), in the place of
/// several.
fn is_possible(space: AddrSpace, align_log2: u32, abilities: Abilities, bytes: u32) -> bool {
    let unaligned = abilities.unaligned == Unaligned::Allowed;
    match space {
        AddrSpace::Private if abilities.scratch == Scratch::Buffer => false,
        AddrSpace::Generic if abilities.flat_scratch == FlatScratchWidth::Word => false,
        AddrSpace::Local | AddrSpace::Region => match (bytes, abilities.widest) {
            (4 | 8, Widest::All) if unaligned && align_log2 < 2 => true,
            (4 | 8, _) => align_log2 >= 2,
            (16, Widest::All) if unaligned && align_log2 < 2 => true,
            (16, Widest::All) => align_log2 >= if unaligned { 3 } else { 4 },
            (12, Widest::All) => align_log2 >= 4,
            _ => false,
        },
        _ => {
            let slow = matches!(space, AddrSpace::Generic | AddrSpace::Private);
            let any = unaligned && !slow;
            let wide = bytes == 12 && abilities.widest == Widest::All;
            (align_log2 >= 2 || any) && (wide || matches!(bytes, 4 | 8 | 16))
        }
    }
}

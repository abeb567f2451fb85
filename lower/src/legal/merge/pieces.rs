//! Which neighbours become one access.

use super::{Group, Item};
use crate::target::{Abilities, FlatScratchWidth, Scratch, Unaligned, Widest};
use ir::{AddrSpace, Function, InstData};
use std::ops::Range;

/// Most bytes that are loaded at one place, before stores to between which the loads stood.
pub(super) const RUN: i64 = 64;

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

/// The place in the block of the wide load of each piece, which are sorted by offset: that of its
/// own first load, or where stores stand between loads of the group, of the first one of the
/// neighbouring pieces. Any load of the group may stand where its first one does.
pub(super) fn positions(group: &Group, pieces: &[Piece]) -> Vec<usize> {
    let items = |piece: &Piece| &group.items[piece.items.clone()];
    let offsets = |piece: &Piece| {
        let (first, last) = (
            &items(piece)[0].place,
            items(piece).last().map(|i| &i.place),
        );
        let end = last.map_or(first.offset, |last| last.offset + i64::from(last.bytes));
        (first.offset, end)
    };
    let first = |pieces: &[Piece]| {
        let all = pieces.iter().flat_map(items).map(|i| i.position);
        all.min().unwrap_or_default()
    };
    let mut out = Vec::with_capacity(pieces.len());
    let mut rest = pieces;
    while let Some(piece) = rest.first() {
        let (start, mut end) = offsets(piece);
        let mut run = 1;
        while let Some(&(next, next_end)) = rest.get(run).map(offsets).as_ref() {
            if group.stores.is_empty() || next != end || next_end - start > RUN {
                break;
            }
            (end, run) = (next_end, run + 1);
        }
        out.extend(std::iter::repeat_n(first(&rest[..run]), run));
        rest = &rest[run..];
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
            // As for accesses of the source (`crate::legal::memory`).
            (8, _) if !unaligned => align_log2 >= 3,
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

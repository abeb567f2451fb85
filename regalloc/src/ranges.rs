//! Sorted lists of ranges.

use crate::live::{Range, Ranges};

/// Have two sorted lists a position in common?
pub fn overlap(a: &[Range], b: &[Range]) -> bool {
    let (few, many) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    few.iter().any(|r| hits(many, *r))
}

/// Is a position of `range` in the list?
pub fn hits(list: &[Range], range: Range) -> bool {
    let next = list.partition_point(|r| r.end <= range.start);
    list.get(next).is_some_and(|r| r.start < range.end)
}

/// Inserts a range into a sorted list that it does not overlap.
pub fn insert(list: &mut Ranges, range: Range) {
    match list.last() {
        Some(last) if last.start > range.start => {
            let at = list.partition_point(|r| r.start < range.start);
            list.insert(at, range);
        }
        _ => list.push(range),
    }
}

/// A copy of a list: most have no more than one range.
pub fn copy_of(ranges: &Ranges) -> Ranges {
    match ranges[..] {
        [] => Ranges::new(),
        [one] => Ranges::from_buf_and_len([one, one], 1),
        _ => ranges.clone(),
    }
}

/// Moves the ranges of one list into the other, the shorter into the longer; gives the one that has
/// all.
pub fn merge(ranges: &mut [Ranges], a: u32, b: u32) -> u32 {
    let (into, from) = match ranges[a as usize].len() >= ranges[b as usize].len() {
        true => (a, b),
        false => (b, a),
    };
    let moved = std::mem::take(&mut ranges[from as usize]);
    for range in moved {
        insert(&mut ranges[into as usize], range);
    }
    into
}

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

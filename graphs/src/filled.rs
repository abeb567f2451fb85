//! Tables that have their size from the beginning.

use cranelift_entity::{EntityRef, SecondaryMap};

/// A table with room for `len` keys, all of which have a value already. A table that is empty at
/// first grows by one key whenever a further one is written, which takes longer than writing it.
pub fn filled<K: EntityRef, V: Clone>(len: usize, value: V) -> SecondaryMap<K, V> {
    let mut table = SecondaryMap::with_default(value);
    table.resize(len);
    table
}

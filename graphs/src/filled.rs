//! Tables that have their size from the beginning.

use cranelift_entity::{EntityRef, SecondaryMap};

/// A table with room for `len` keys, all of which have a value already. A table that is empty at
/// first grows by one key whenever a further one is written, which takes longer than writing it.
pub fn filled<K: EntityRef, V: Clone>(len: usize, value: V) -> SecondaryMap<K, V> {
    let mut table = SecondaryMap::with_default(value);
    table.resize(len);
    table
}

/// Makes room for a key that is about to be written and for as many again, in a table whose keys
/// are made one after the other while it is written.
pub fn widen<K: EntityRef, V: Clone>(table: &mut SecondaryMap<K, V>, key: K) {
    if table.get(key).is_none() {
        table.resize(2 * (key.index() + 1));
    }
}

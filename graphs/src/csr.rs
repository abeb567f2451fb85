//! Lists of small items for each entity, all in one array ("compressed sparse rows").

use cranelift_entity::EntityRef;
use std::marker::PhantomData;

/// For each key a slice of items. Keys beyond those counted have empty slices.
#[derive(Clone, Debug)]
pub struct Csr<K, T> {
    starts: Vec<u32>,
    items: Vec<T>,
    key: PhantomData<K>,
}

impl<K, T> Default for Csr<K, T> {
    fn default() -> Self {
        Csr {
            starts: Vec::new(),
            items: Vec::new(),
            key: PhantomData,
        }
    }
}

impl<K: EntityRef, T: Copy> Csr<K, T> {
    /// Fills the lists of `keys` keys by walking over all pairs twice: once to count and once to
    /// place them. `walk` must yield the same pairs both times; each key's items keep the order in
    /// which they come. `filler` is any item.
    pub fn fill(&mut self, keys: usize, filler: T, mut walk: impl FnMut(&mut dyn FnMut(K, T))) {
        self.starts.clear();
        self.starts.resize(keys + 1, 0);
        let starts = &mut self.starts;
        walk(&mut |k: K, _| starts[k.index() + 1] += 1);
        for i in 0..keys {
            starts[i + 1] += starts[i];
        }
        self.items.clear();
        self.items.resize(starts[keys] as usize, filler);
        let items = &mut self.items;
        // While filling, `starts[k]` is the next free place of `k`; afterwards it is the start of
        // `k + 1`.
        walk(&mut |k: K, item| {
            items[starts[k.index()] as usize] = item;
            starts[k.index()] += 1;
        });
        starts.pop();
        starts.insert(0, 0);
    }

    /// The items of a key.
    pub fn get(&self, key: K) -> &[T] {
        let i = key.index();
        if i + 1 < self.starts.len() {
            &self.items[self.starts[i] as usize..self.starts[i + 1] as usize]
        } else {
            &[]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Node as Block;

    #[test]
    fn items_keep_their_order() {
        let pairs = [(2, 'a'), (0, 'b'), (2, 'c')];
        let mut csr = Csr::<Block, char>::default();
        csr.fill(4, ' ', |put| {
            pairs.iter().for_each(|&(k, c)| put(Block::from_u32(k), c));
        });
        assert_eq!(csr.get(Block::from_u32(2)), &['a', 'c']);
        assert_eq!(csr.get(Block::from_u32(0)), &['b']);
        assert!(csr.get(Block::from_u32(1)).is_empty());
        assert!(csr.get(Block::from_u32(9)).is_empty());
    }
}

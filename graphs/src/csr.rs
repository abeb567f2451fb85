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

/// What [`Csr::fill`] collects.
pub struct Pairs<'a, K, T> {
    list: Vec<(K, T)>,
    /// Number of items by key, two places further.
    counts: &'a mut [u32],
}

impl<K: EntityRef, T> Pairs<'_, K, T> {
    /// Adds an item to a key's list.
    #[inline]
    pub fn put(&mut self, key: K, item: T) {
        self.counts[key.index() + 2] += 1;
        self.list.push((key, item));
    }
}

/// Items of a key for which room is made beforehand.
const ITEMS: usize = 2;

impl<K: EntityRef, T: Copy> Csr<K, T> {
    /// Fills the lists of `keys` keys with the pairs that `walk` puts; each key's items keep the
    /// order in which they come. `filler` is any item.
    pub fn fill(&mut self, keys: usize, filler: T, walk: impl FnOnce(&mut Pairs<'_, K, T>)) {
        self.begin(keys);
        let mut pairs = Pairs {
            list: Vec::with_capacity(ITEMS * keys),
            counts: &mut self.starts,
        };
        walk(&mut pairs);
        let pairs = pairs.list.into_iter();
        self.place(filler, pairs);
    }

    /// The same of pairs that are cheap to find twice.
    pub fn fill_from(
        &mut self,
        keys: usize,
        filler: T,
        pairs: impl Iterator<Item = (K, T)> + Clone,
    ) {
        self.begin(keys);
        let counts = &mut self.starts;
        pairs.clone().for_each(|(k, _)| counts[k.index() + 2] += 1);
        self.place(filler, pairs);
    }

    /// Nothing is counted.
    fn begin(&mut self, keys: usize) {
        self.starts.clear();
        self.starts.resize(keys + 2, 0);
    }

    /// Places pairs that have been counted. The counts are two places further than the key: when
    /// the sums are made, `starts[k + 1]` is where the list of `k` begins. Placing an item moves
    /// that on, in the end to where the list of `k + 1` begins.
    fn place(&mut self, filler: T, pairs: impl Iterator<Item = (K, T)>) {
        let Csr { starts, items, .. } = self;
        let mut sum = 0;
        for start in &mut starts[2..] {
            sum += *start;
            *start = sum;
        }
        items.clear();
        items.resize(sum as usize, filler);
        pairs.for_each(|(key, item)| {
            let next = &mut starts[key.index() + 1];
            items[*next as usize] = item;
            *next += 1;
        });
        starts.pop();
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
        csr.fill(4, ' ', |lists| {
            for (k, c) in pairs {
                lists.put(Block::from_u32(k), c);
            }
        });
        assert_eq!(csr.get(Block::from_u32(2)), &['a', 'c']);
        assert_eq!(csr.get(Block::from_u32(0)), &['b']);
        assert!(csr.get(Block::from_u32(1)).is_empty());
        assert!(csr.get(Block::from_u32(9)).is_empty());
    }
}

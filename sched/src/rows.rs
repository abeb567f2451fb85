//! Lists of small items for each unit, all in one array.

/// A list for each row.
#[derive(Clone, Debug, Default)]
pub struct Rows<T> {
    starts: Vec<u32>,
    items: Vec<T>,
}

impl<T: Copy> Rows<T> {
    /// Of pairs of row and item; the items of a row keep the order in which they come.
    pub fn new(rows: usize, filler: T, pairs: impl Iterator<Item = (u32, T)> + Clone) -> Rows<T> {
        // While filling, `starts[r + 1]` is the next free place of `r`; afterwards it is the start
        // of `r + 1`.
        let mut starts = vec![0u32; rows + 2];
        pairs.clone().for_each(|(r, _)| starts[r as usize + 2] += 1);
        (2..rows + 2).for_each(|i| starts[i] += starts[i - 1]);
        let mut items = vec![filler; starts[rows + 1] as usize];
        for (r, item) in pairs {
            let place = &mut starts[r as usize + 1];
            items[*place as usize] = item;
            *place += 1;
        }
        starts.pop();
        Rows { starts, items }
    }

    /// Where a row's items are among all.
    pub fn range(&self, row: u32) -> std::ops::Range<usize> {
        let row = row as usize;
        self.starts[row] as usize..self.starts[row + 1] as usize
    }

    /// The items of a row.
    pub fn get(&self, row: u32) -> &[T] {
        &self.items[self.range(row)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_keep_their_order() {
        let pairs = [(2, 'a'), (0, 'b'), (2, 'c')];
        let rows = Rows::new(4, ' ', pairs.into_iter());
        assert_eq!(rows.get(0), ['b']);
        assert_eq!(rows.get(1), []);
        assert_eq!(rows.get(2), ['a', 'c']);
        assert_eq!(rows.get(3), []);
    }
}

//! Relations over up to 64 events, as sets of bits.

/// A relation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Relation {
    /// For each event, those that it is related to.
    rows: Vec<u64>,
}

impl Relation {
    /// The empty relation over `count` events, at most 64.
    pub fn new(count: usize) -> Relation {
        Relation {
            rows: vec![0; count],
        }
    }

    /// Adds a pair.
    pub fn add(&mut self, from: usize, to: usize) {
        self.rows[from] |= 1 << to;
    }

    /// Is the pair in it?
    pub fn has(&self, from: usize, to: usize) -> bool {
        self.rows[from] >> to & 1 != 0
    }

    /// Keeps the pairs that another relation has too.
    pub fn intersect(&mut self, other: &Relation) {
        for (row, also) in self.rows.iter_mut().zip(&other.rows) {
            *row &= also;
        }
    }

    /// Adds what follows by going on.
    pub fn close(&mut self) {
        for through in 0..self.rows.len() {
            let row = self.rows[through];
            for from in 0..self.rows.len() {
                if self.rows[from] >> through & 1 != 0 {
                    self.rows[from] |= row;
                }
            }
        }
    }

    /// Is nothing related to itself?
    pub fn is_irreflexive(&self) -> bool {
        (0..self.rows.len()).all(|i| !self.has(i, i))
    }

    /// Is there no way around?
    pub fn has_no_circle(mut self) -> bool {
        self.close();
        self.is_irreflexive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_around_are_found() {
        let mut relation = Relation::new(4);
        relation.add(2, 0);
        relation.add(0, 1);
        relation.add(1, 3);
        assert!(relation.clone().has_no_circle());
        relation.add(3, 2);
        assert!(!relation.has_no_circle());
    }
}

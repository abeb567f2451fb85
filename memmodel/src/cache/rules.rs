//! A table in place of the processor's, for tests of what its rows are good for.

use super::table::{self, Row, ScalarLoads};
use mir::MemInfo;
use std::sync::atomic::{AtomicBool, Ordering};

/// A table, and which of its rows accesses have asked for.
#[derive(Debug)]
pub struct Rules {
    rows: Vec<Row>,
    asked: Vec<AtomicBool>,
    /// What becomes of scalar loads before a release: [`ScalarLoads::Complete`] is what
    /// [`table::scalar_loads`] says.
    pub scalar: ScalarLoads,
}

impl Rules {
    /// These rows.
    pub fn new(rows: Vec<Row>) -> Rules {
        Rules {
            asked: rows.iter().map(|_| AtomicBool::new(false)).collect(),
            rows,
            scalar: ScalarLoads::Complete,
        }
    }

    /// The row for an access.
    pub fn row(&self, mem: &MemInfo) -> Option<&Row> {
        let place = table::find(&self.rows, mem)?;
        self.asked[place].store(true, Ordering::Relaxed);
        Some(&self.rows[place])
    }

    /// Places of the rows that accesses have asked for.
    pub fn asked(&self) -> Vec<usize> {
        let asked = |i: &usize| self.asked[*i].load(Ordering::Relaxed);
        (0..self.rows.len()).filter(asked).collect()
    }
}

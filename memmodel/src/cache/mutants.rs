//! Tables that say less: each wait, invalidation, write-back and cache bit of a row taken away, or
//! made weaker by a step. A test of a table is as good as the mutants that it notices.

use super::rules::Rules;
use super::table::{CacheBits, Invalidate, Keys, Row, ScalarLoads, Wait, Writeback};

/// A table with one change.
#[derive(Debug)]
pub struct Mutant {
    /// Place of the changed row; of the rule for scalar loads none.
    pub row: Option<usize>,
    /// The row's name and what is less there.
    pub name: String,
    /// The table.
    pub rules: Rules,
}

/// All mutants of a table.
pub fn mutants(rows: &[Row]) -> Vec<Mutant> {
    let mut all = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        for (change, less) in weaker(row) {
            let mut rows = rows.to_vec();
            rows[place] = less;
            all.push(Mutant {
                row: Some(place),
                name: format!("{}: {change}", row.name()),
                rules: Rules::new(rows),
            });
        }
    }
    let mut rules = Rules::new(rows.to_vec());
    rules.scalar = ScalarLoads::Outstanding;
    all.push(Mutant {
        row: None,
        name: "release: scalar loads not waited for".to_string(),
        rules,
    });
    all
}

/// The rows that ask for less, each with what is less.
fn weaker(row: &Row) -> Vec<(String, Row)> {
    let mut all = Vec::new();
    let mut add = |change: &str, less: Row| all.push((change.to_string(), less));
    let steps = |wait: Wait| steps(row, wait);
    for (wait, name) in steps(row.before.vm) {
        let mut less = *row;
        less.before.vm = wait;
        add(&format!("vmcnt(0) before {name}"), less);
    }
    for (wait, name) in steps(row.before.lgkm) {
        let mut less = *row;
        less.before.lgkm = wait;
        add(&format!("lgkmcnt(0) before {name}"), less);
    }
    for (wait, name) in steps(row.after.vm) {
        let mut less = *row;
        less.after.vm = wait;
        add(&format!("vmcnt(0) after {name}"), less);
    }
    for (wait, name) in steps(row.after.lgkm) {
        let mut less = *row;
        less.after.lgkm = wait;
        add(&format!("lgkmcnt(0) after {name}"), less);
    }
    for (bit, name) in [(CacheBits::GLC, "glc"), (CacheBits::SLC, "slc")] {
        if row.bits.contains(bit) {
            let bits = row.bits.difference(bit);
            add(&format!("no {name}"), Row { bits, ..*row });
        }
    }
    if row.invalidate == Invalidate::L2AndVectorL1 {
        let invalidate = Invalidate::VectorL1;
        add("no buffer_invl2", Row { invalidate, ..*row });
    }
    if row.invalidate != Invalidate::No {
        let invalidate = Invalidate::No;
        add("no invalidation", Row { invalidate, ..*row });
    }
    if row.writeback != Writeback::No {
        let writeback = Writeback::No;
        add("no buffer_wbl2", Row { writeback, ..*row });
    }
    all
}

/// The weaker waits. "If OpenCL, omit" is weaker only where one address space can be meant: not in
/// rows of `seq_cst`, which orders all, not for vmcnt(0) of fences, which are for every space of
/// their own, and not without an ordering, which has no scope ([`super::table::applies`]).
fn steps(row: &Row, wait: Wait) -> Vec<(Wait, &'static str)> {
    let all = Keys::FENCE | Keys::SEQ_CST | Keys::NONE;
    match wait {
        Wait::No => vec![],
        Wait::Yes if !row.keys.intersects(all) => vec![
            (Wait::CrossSpace, "missing for one address space"),
            (Wait::No, "missing"),
        ],
        Wait::CrossSpace | Wait::CrossSpaceOrGeneric | Wait::Yes => vec![(Wait::No, "missing")],
    }
}

#[cfg(test)]
mod tests {
    use super::super::table;
    use super::*;
    use isa::CachePolicy;

    #[test]
    fn every_mutant_is_another_table() {
        for policy in [CachePolicy::Gfx6ToGfx9, CachePolicy::Gfx90a] {
            let rows = table::rows(policy).expect("a table");
            let mutants = mutants(rows);
            assert!(mutants.len() > rows.len(), "{} mutants", mutants.len());
            let mut names: Vec<&str> = mutants.iter().map(|m| m.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), mutants.len(), "names are told apart");
        }
    }
}

//! Tables that say less: each wait, invalidation, write-back and cache bit of a row taken away, or
//! made weaker by a step. A test of a table is as good as the mutants that it notices.

use super::rules::Rules;
use super::table::{CacheBits, Invalidate, Keys, Row, ScalarLoads, Wait, Writeback};
use isa::CachePolicy;

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

/// All mutants of a table of a policy.
pub fn mutants(rows: &[Row], policy: CachePolicy) -> Vec<Mutant> {
    let mut all = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        for (change, less) in weaker(row, policy) {
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
fn weaker(row: &Row, policy: CachePolicy) -> Vec<(String, Row)> {
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
    for (bit, name) in bits(policy) {
        if row.bits.contains(bit) {
            let bits = row.bits.difference(bit);
            add(&format!("no {name}"), Row { bits, ..*row });
        }
    }
    for &(invalidate, name) in invalidations(row.invalidate) {
        add(name, Row { invalidate, ..*row });
    }
    for &(writeback, name) in writebacks(row.writeback) {
        add(name, Row { writeback, ..*row });
    }
    all
}

/// The cache bits of a policy, by the names that its document gives them.
fn bits(policy: CachePolicy) -> [(CacheBits, &'static str); 3] {
    let names = match policy {
        CachePolicy::Gfx942 => ["sc0", "nt", "sc1"],
        _ => ["glc", "slc", "scc"],
    };
    let [glc, slc, scc] = names;
    [
        (CacheBits::GLC, glc),
        (CacheBits::SLC, slc),
        (CacheBits::SCC, scc),
    ]
}

/// The weaker invalidations.
fn invalidations(of: Invalidate) -> &'static [(Invalidate, &'static str)] {
    const NONE: (Invalidate, &str) = (Invalidate::No, "no invalidation");
    match of {
        Invalidate::No => &[],
        Invalidate::VectorL1 | Invalidate::L2 | Invalidate::ForGroup => &[NONE],
        Invalidate::L2AndVectorL1 => &[
            (Invalidate::VectorL1, "no buffer_invl2"),
            (Invalidate::L2, "no buffer_wbinvl1_vol"),
            NONE,
        ],
        Invalidate::ForAgent => &[
            (Invalidate::ForGroup, "invalidation for the work-group"),
            NONE,
        ],
        Invalidate::ForSystem => &[(Invalidate::ForAgent, "invalidation for the agent"), NONE],
    }
}

/// The weaker write-backs.
fn writebacks(of: Writeback) -> &'static [(Writeback, &'static str)] {
    const NONE: (Writeback, &str) = (Writeback::No, "no buffer_wbl2");
    match of {
        Writeback::No => &[],
        Writeback::L2 | Writeback::ForAgent => &[NONE],
        Writeback::ForSystem => &[(Writeback::ForAgent, "buffer_wbl2 for the agent"), NONE],
    }
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
    use isa::GroupPlace;

    #[test]
    fn every_mutant_is_another_table() {
        let tables = [
            (CachePolicy::Gfx6ToGfx9, GroupPlace::Together),
            (CachePolicy::Gfx90a, GroupPlace::Together),
            (CachePolicy::Gfx942, GroupPlace::Together),
            (CachePolicy::Gfx942, GroupPlace::Split),
        ];
        for (policy, group) in tables {
            let rows = table::rows_in_order(policy, group).expect("a table");
            let mutants = mutants(&rows, policy);
            assert!(mutants.len() > rows.len(), "{} mutants", mutants.len());
            let mut names: Vec<&str> = mutants.iter().map(|m| m.name.as_str()).collect();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), mutants.len(), "names are told apart");
        }
    }
}

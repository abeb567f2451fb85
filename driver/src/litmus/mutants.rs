//! Which litmus program notices that a row of the memory model's table says less.

use super::{Explorer, outcome};
use crate::options::Verify;
use litmus::{Outcome, Program, Verdict};
use memmodel::cache::mutants::{self, Mutant};
use memmodel::cache::rules::Rules;
use memmodel::cache::table;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Killed {
    /// The row's name and what is less there.
    pub mutant: String,
    /// The program that reaches a forbidden outcome with it, if there is one.
    pub by: Option<String>,
    /// How many programs have other code with it.
    pub changed: usize,
}

/// A program, and what is known of it.
struct Known<'a> {
    program: &'a Program,
    allowed: BTreeSet<Outcome>,
    /// The code of the unchanged table.
    code: Vec<u8>,
    /// Rows of the table that it asks for.
    rows: Vec<usize>,
    states: usize,
}

/// Explores the programs with each mutant of the processor's table until one notices it; tells of
/// each as soon as it is known.
///
/// # Errors
/// If a program cannot be compiled, explored or judged, or there is no table.
pub fn kill_mutants(
    explorer: &Explorer,
    programs: &[Program],
    tell: &mut dyn FnMut(&Killed),
) -> Result<Vec<Killed>, String> {
    let mut explorer = explorer.clone();
    explorer.options.verify = Verify::Input;
    let machine = explorer.machine()?;
    let rows = table::rows(machine.facts().cache_policy).ok_or("the processor has no table")?;
    let mut known = Vec::new();
    for program in programs {
        known.extend(know(&explorer, program, rows)?);
    }
    // Small ones first: most mutants are noticed by many.
    known.sort_by_key(|k| k.states);
    let mut all = Vec::new();
    for mutant in mutants::mutants(rows) {
        let killed = kill(&explorer, &known, mutant)?;
        tell(&killed);
        all.push(killed);
    }
    Ok(all)
}

fn know<'a>(
    explorer: &Explorer,
    program: &'a Program,
    rows: &[table::Row],
) -> Result<Option<Known<'a>>, String> {
    let Verdict::Allowed(allowed) = litmus::judge(program)? else {
        return Ok(None);
    };
    let rules = Arc::new(Rules::new(rows.to_vec()));
    let code = explorer.compile(program, Some(&rules))?;
    let explored = explorer.explore(&code, program)?;
    let known = Known {
        program,
        allowed,
        code,
        rows: rules.asked(),
        states: explored.states,
    };
    // What notices something without a mutant notices no mutant.
    let right = explored.outcomes.into_keys().map(outcome);
    let right: Vec<Outcome> = right.collect();
    Ok(right
        .iter()
        .all(|o| known.allowed.contains(o))
        .then_some(known))
}

fn kill(explorer: &Explorer, known: &[Known<'_>], mutant: Mutant) -> Result<Killed, String> {
    let asks = |k: &&Known<'_>| mutant.row.is_none_or(|row| k.rows.contains(&row));
    let mut killed = Killed {
        mutant: mutant.name.clone(),
        by: None,
        changed: 0,
    };
    let rules = Arc::new(mutant.rules);
    for k in known.iter().filter(asks) {
        let code = explorer.compile(k.program, Some(&rules))?;
        if code == k.code {
            continue;
        }
        killed.changed += 1;
        let explored = explorer.explore(&code, k.program)?;
        let mut outcomes = explored.outcomes.into_keys().map(outcome);
        if outcomes.any(|o| !k.allowed.contains(&o)) {
            killed.by = Some(k.program.name.clone());
            return Ok(killed);
        }
    }
    Ok(killed)
}

//! Which litmus program notices that a row of the memory model's table says less.

use super::Explorer;
use crate::options::Verify;
use litmus::{Program, Verdict};
use memmodel::cache::mutants::{self, Mutant};
use memmodel::cache::rules::Rules;
use memmodel::cache::table;
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
    /// The code of the unchanged table.
    code: Vec<u8>,
    /// Rows of the table that it asks for.
    rows: Vec<usize>,
}

impl Known<'_> {
    /// Does it notice that its code is this? (What notices something without a mutant notices no
    /// mutant, nor does what has a data race.)
    fn notices(&self, explorer: &Explorer, code: &[u8]) -> Result<bool, String> {
        let Verdict::Allowed(allowed) = litmus::judge(self.program)? else {
            return Ok(false);
        };
        let is_right = |code: &[u8]| -> Result<bool, String> {
            let reached = explorer.reached(code, self.program)?;
            Ok(reached.outcomes.iter().all(|o| allowed.contains(o)))
        };
        Ok(!is_right(code)? && is_right(&self.code)?)
    }

    /// How long it takes to explore, more or less: most mutants are noticed by many, so that small
    /// ones go first.
    fn size(&self) -> (usize, usize, usize) {
        let Program {
            threads, locations, ..
        } = self.program;
        (threads.len(), locations.len(), self.code.len())
    }
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
    let policy = machine.facts().cache_policy;
    let rows = table::rows_in_order(policy, machine.group());
    let rows = rows.ok_or("the processor has no table")?;
    let mut known = Vec::new();
    for program in programs {
        known.push(know(&explorer, program, &rows)?);
    }
    known.sort_by_key(Known::size);
    let mut all = Vec::new();
    for mutant in mutants::mutants(&rows, policy) {
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
) -> Result<Known<'a>, String> {
    let rules = Arc::new(Rules::new(rows.to_vec()));
    let code = explorer.compile(program, Some(&rules))?;
    Ok(Known {
        program,
        code,
        rows: rules.asked(),
    })
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
        if k.notices(explorer, &code)? {
            killed.by = Some(k.program.name.clone());
            return Ok(killed);
        }
    }
    Ok(killed)
}

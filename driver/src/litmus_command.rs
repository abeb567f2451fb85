//! `amdgpuc litmus`.

use crate::{read_in, write_out};
use amdgpuc::cli::{Litmus, LitmusTask};
use amdgpuc::litmus::{Explorer, Report, kill_mutants};
use litmus::Program;

/// Explores programs; an error if what is forbidden is reached.
pub fn run(job: &Litmus) -> Result<(), String> {
    let error = |what: String| format!("amdgpuc: error: {what}\n");
    let options = job.settings.options_for(&[]).map_err(error)?;
    let mut explorer = Explorer::new(&options);
    explorer.completion = job.completion;
    let programs = programs(job, &explorer).map_err(error)?;
    match job.task {
        LitmusTask::Print => {
            let texts: Vec<String> = programs.iter().map(Program::text).collect();
            write_out("-", texts.join("\n").as_bytes())
        }
        LitmusTask::Explore => explore(&explorer, &programs),
        LitmusTask::Mutants => mutants(&explorer, &programs),
    }
}

/// The programs that are meant.
fn programs(job: &Litmus, explorer: &Explorer) -> Result<Vec<Program>, String> {
    if let Some(file) = job.what.as_ref().filter(|w| w.ends_with(".litmus")) {
        let text = read_in(file)?;
        let program = Program::parse(&String::from_utf8_lossy(&text));
        return Ok(vec![program.map_err(|e| format!("{file}: {e}"))?]);
    }
    let mut programs = litmus::template::all(explorer.variety()?);
    let scope = job.scope.as_ref().map(|s| format!("+{s}"));
    programs.retain(|p| {
        let named = job
            .what
            .as_ref()
            .is_none_or(|w| p.name.contains(w.as_str()));
        named && scope.as_ref().is_none_or(|s| p.name.contains(s.as_str()))
    });
    match programs.is_empty() {
        true => Err("no program has such a name".to_string()),
        false => Ok(programs.into_iter().step_by(job.every).collect()),
    }
}

fn explore(explorer: &Explorer, programs: &[Program]) -> Result<(), String> {
    let (mut all, mut wrong, mut racy) = (0, 0, 0);
    for program in programs {
        let report = explorer.report(program);
        let report = report.map_err(|e| format!("amdgpuc: error: {}: {e}\n", program.name))?;
        let line = match report {
            Report::Racy(race) => {
                racy += 1;
                format!("{}: not judged: {race}\n", program.name)
            }
            Report::Explored {
                states,
                reached,
                allowed,
                forbidden,
            } => {
                all += states;
                wrong += forbidden.len();
                let mut line = format!(
                    "{}: {states} states, {reached} outcomes of {allowed} allowed\n",
                    program.name
                );
                for (outcome, steps) in forbidden {
                    line.push_str(&format!("  FORBIDDEN {outcome}\n"));
                    steps
                        .iter()
                        .for_each(|s| line.push_str(&format!("    {s}\n")));
                }
                line
            }
        };
        write_out("-", line.as_bytes())?;
    }
    let count = programs.len();
    let line = format!(
        "{count} programs ({racy} with data races), {all} states, {wrong} forbidden outcomes reached\n"
    );
    write_out("-", line.as_bytes())?;
    match wrong {
        0 => Ok(()),
        _ => Err("amdgpuc: error: forbidden outcomes are reached\n".to_string()),
    }
}

fn mutants(explorer: &Explorer, programs: &[Program]) -> Result<(), String> {
    let mut tell = |killed: &amdgpuc::litmus::Killed| {
        let by = match &killed.by {
            Some(name) => format!("noticed by {name}"),
            None => format!("NOT NOTICED ({} programs have other code)", killed.changed),
        };
        let _ = write_out("-", format!("{}: {by}\n", killed.mutant).as_bytes());
    };
    let all = kill_mutants(explorer, programs, &mut tell);
    let all = all.map_err(|e| format!("amdgpuc: error: {e}\n"))?;
    let killed = all.iter().filter(|k| k.by.is_some()).count();
    let asked = all.iter().filter(|k| k.changed > 0).count();
    let line = format!(
        "{killed} of {asked} mutants noticed, {} in rows that no program asks for\n",
        all.len() - asked
    );
    write_out("-", line.as_bytes())
}

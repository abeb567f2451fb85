//! Candidate executions: what each load reads from, and an order of the writes of each location.

use super::Verdict;
use super::consistent::{self, Execution, Finding};
use super::event::{Action, Actor, Event, Observed};
use super::trace::Trace;
use crate::program::{Outcome, Program};
use ir::{Ordering, SyncScope};
use std::collections::BTreeSet;

/// Events of an execution, at most: those of a [`super::relation::Relation`].
const MOST_EVENTS: usize = 64;
/// Candidate executions after which a program is too large.
const MOST_CANDIDATES: usize = 20_000_000;

/// All outcomes that the consistent executions have.
pub(super) fn allowed(program: &Program, threads: &[Vec<Trace>]) -> Result<Verdict, String> {
    let mut search = Search {
        program,
        outcomes: BTreeSet::new(),
        candidates: 0,
    };
    let mut chosen = Vec::new();
    match search.choose(threads, &mut chosen)? {
        Some(race) => Ok(Verdict::Racy(race)),
        None => Ok(Verdict::Allowed(search.outcomes)),
    }
}

struct Search<'a> {
    program: &'a Program,
    outcomes: BTreeSet<Outcome>,
    candidates: usize,
}

/// A race, if there is one.
type Race = Option<String>;

impl Search<'_> {
    /// Chooses a way for each thread.
    fn choose<'t>(
        &mut self,
        threads: &'t [Vec<Trace>],
        chosen: &mut Vec<&'t Trace>,
    ) -> Result<Race, String> {
        let Some(ways) = threads.get(chosen.len()) else {
            return self.ways(chosen);
        };
        for way in ways {
            chosen.push(way);
            let race = self.choose(threads, chosen)?;
            chosen.pop();
            if race.is_some() {
                return Ok(race);
            }
        }
        Ok(None)
    }

    /// The executions of these ways.
    fn ways(&mut self, chosen: &[&Trace]) -> Result<Race, String> {
        let initial = self
            .program
            .locations
            .iter()
            .enumerate()
            .map(|(i, l)| Event {
                actor: Actor::Initial,
                action: Action::Write(l.initial),
                location: i,
                ordering: Ordering::NotAtomic,
                scope: SyncScope::default(),
                observed: Observed::No,
            });
        let mut events: Vec<Event> = initial.collect();
        events.extend(chosen.iter().flat_map(|t| &t.events));
        if events.len() > MOST_EVENTS {
            return Err(format!("more than {MOST_EVENTS} events"));
        }
        if !self.barriers_meet(chosen) {
            return Ok(None);
        }
        let mut execution = Execution::new(self.program, events);
        let reads: Vec<usize> = (0..execution.events.len())
            .filter(|&i| execution.events[i].read().is_some())
            .collect();
        let results = chosen.iter().map(|t| t.results.clone()).collect();
        self.read_from(&mut execution, &reads, results)
    }

    /// Do the threads of each work-group come to as many barriers?
    fn barriers_meet(&self, chosen: &[&Trace]) -> bool {
        let is_barrier = |e: &&Event| matches!(e.action, Action::Barrier(_));
        let count = |t: &Trace| t.events.iter().filter(is_barrier).count();
        let groups = self.program.threads.iter().map(|t| t.group);
        let counts: Vec<(u8, usize)> = groups.zip(chosen.iter().map(|t| count(t))).collect();
        let same = |a: &(u8, usize)| counts.iter().all(|b| a.0 != b.0 || a.1 == b.1);
        counts.iter().all(same)
    }

    /// Chooses what the first of these reads reads from.
    fn read_from(
        &mut self,
        execution: &mut Execution,
        reads: &[usize],
        results: Vec<Vec<u32>>,
    ) -> Result<Race, String> {
        let Some((&read, rest)) = reads.split_first() else {
            return self.order_writes(execution, 0, &results);
        };
        for write in 0..execution.events.len() {
            let (from, to) = (execution.events[write], execution.events[read]);
            let fits = from.written().is_some() && from.written() == to.read();
            if write == read || !fits || from.location != to.location {
                continue;
            }
            execution.reads_from[read] = Some(write);
            let race = self.read_from(execution, rest, results.clone())?;
            if race.is_some() {
                return Ok(race);
            }
        }
        Ok(None)
    }

    /// Chooses an order of the writes of each location from `location` on.
    fn order_writes(
        &mut self,
        execution: &mut Execution,
        location: usize,
        results: &[Vec<u32>],
    ) -> Result<Race, String> {
        if location == self.program.locations.len() {
            return self.candidate(execution, results);
        }
        let mut writes: Vec<usize> = (0..execution.events.len())
            .filter(|&i| {
                let event = &execution.events[i];
                event.written().is_some()
                    && event.location == location
                    && event.actor != Actor::Initial
            })
            .collect();
        let mut order = vec![location];
        self.permute(execution, location, &mut writes, &mut order, results)
    }

    fn permute(
        &mut self,
        execution: &mut Execution,
        location: usize,
        left: &mut Vec<usize>,
        order: &mut Vec<usize>,
        results: &[Vec<u32>],
    ) -> Result<Race, String> {
        if left.is_empty() {
            execution.orders[location] = order.clone();
            return self.order_writes(execution, location + 1, results);
        }
        for i in 0..left.len() {
            let write = left.remove(i);
            order.push(write);
            let race = self.permute(execution, location, left, order, results)?;
            order.pop();
            left.insert(i, write);
            if race.is_some() {
                return Ok(race);
            }
        }
        Ok(None)
    }

    fn candidate(&mut self, execution: &Execution, results: &[Vec<u32>]) -> Result<Race, String> {
        self.candidates += 1;
        if self.candidates > MOST_CANDIDATES {
            return Err(format!("more than {MOST_CANDIDATES} candidate executions"));
        }
        match consistent::check(self.program, execution) {
            Finding::Inconsistent => Ok(None),
            Finding::Race(race) => Ok(Some(race)),
            Finding::Consistent => {
                let last = |order: &Vec<usize>| {
                    let last = order.last().and_then(|&w| execution.events[w].written());
                    last.unwrap_or(0)
                };
                self.outcomes.insert(Outcome {
                    results: results.to_vec(),
                    memory: execution.orders.iter().map(last).collect(),
                });
                Ok(None)
            }
        }
    }
}

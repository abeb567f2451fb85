//! Checks that a function is in the form that [`super::run`] leaves. For tests and for the checker
//! of legal IR.
//!
//! Invariants: NORMAL-REACHABLE, NORMAL-REDUCIBLE, NORMAL-RETURN, NORMAL-LAST, NORMAL-PREHEADER,
//! NORMAL-LATCH, NORMAL-CRITICAL, NORMAL-LCSSA, NORMAL-LAYOUT; each is described in the header of
//! [`super`]. Linear.

use crate::analysis::{GraphInfo, Reducibility, Uses};
use ir::{Block, Diagnostic, Function, InstData, SourceLoc};

/// The invariants that do not hold, each as an error that begins with its name.
pub fn check(func: &Function) -> Result<(), Vec<Diagnostic>> {
    let info = GraphInfo::new(func);
    let mut checker = Checker {
        func,
        info: &info,
        errors: Vec::new(),
    };
    checker.graph();
    checker.edges();
    checker.loops();
    checker.closed();
    match checker.errors.is_empty() {
        true => Ok(()),
        false => Err(checker.errors),
    }
}

struct Checker<'a> {
    func: &'a Function,
    info: &'a GraphInfo,
    errors: Vec<Diagnostic>,
}

impl Checker<'_> {
    fn error(&mut self, name: &str, block: Block, what: &str) {
        let loc = self.func.terminator(block);
        let loc = loc.map_or(SourceLoc::NONE, |t| self.func.inst_loc(t));
        let text = format!("{name}: {what} ({block} of '{}')", self.func.name);
        self.errors.push(Diagnostic::error(loc, text));
    }

    fn graph(&mut self) {
        let (func, info) = (self.func, self.info);
        let entry = func.entry();
        if let Some(&b) = func.layout.iter().find(|&&b| !info.cfg.is_reachable(b)) {
            self.error("NORMAL-REACHABLE", b, "unreachable block in the layout");
        }
        if info.loops().reducibility() == Reducibility::Irreducible {
            self.error("NORMAL-REDUCIBLE", entry, "cycle with several entries");
        }
        let returns = |&b: &Block| {
            let last = func.terminator(b).map(|t| func.inst(t));
            matches!(last, Some(InstData::Ret { .. }))
        };
        if func.layout.iter().copied().filter(returns).count() > 1 {
            self.error("NORMAL-RETURN", entry, "several blocks return");
        }
        let (_, before) = func.layout.split_last().unwrap_or((&entry, &[]));
        if let Some(&b) = before.iter().find(|b| returns(b)) {
            self.error("NORMAL-LAST", b, "the block that returns is not the last");
        }
    }

    fn edges(&mut self) {
        let (func, info) = (self.func, self.info);
        let mut place = vec![0; func.blocks.len()];
        for (i, &b) in func.layout.iter().enumerate() {
            place[b.as_u32() as usize] = i;
        }
        for &b in info.cfg.rpo() {
            for &s in info.cfg.succs(b) {
                if info.cfg.succs(b).len() > 1 && info.cfg.preds(s).len() > 1 {
                    self.error("NORMAL-CRITICAL", b, "critical edge");
                }
                let back = info.dom.dominates(s, b);
                if (place[s.as_u32() as usize] <= place[b.as_u32() as usize]) != back {
                    self.error("NORMAL-LAYOUT", b, "layout is not topological");
                }
            }
        }
    }

    fn loops(&mut self) {
        let (func, info) = (self.func, self.info);
        for l in info.loops().iter() {
            let header = info.loops().header(l);
            let ends = |inside: bool| {
                let mut edges = info.cfg.preds(header).iter();
                let mut count = 0;
                let all = edges.all(|&p| {
                    let counts = info.loops().contains(l, p) == inside;
                    count += usize::from(counts);
                    !counts || info.cfg.succs(p).len() == 1
                });
                all && count == 1
            };
            if !ends(false) {
                self.error("NORMAL-PREHEADER", header, "loop without preheader");
            }
            if !ends(true) {
                self.error("NORMAL-LATCH", header, "loop without single latch");
            }
            let range = info.loops().blocks(l);
            let first = func.layout.iter().position(|&b| b == header).unwrap_or(0);
            let placed = func.layout.iter().skip(first).take(range.len());
            if placed.into_iter().any(|&b| !info.loops().contains(l, b)) {
                self.error("NORMAL-LAYOUT", header, "loop is not contiguous");
            }
        }
    }

    fn closed(&mut self) {
        let (func, info) = (self.func, self.info);
        let uses = Uses::new(func);
        for &b in info.cfg.rpo() {
            for &inst in &func.blocks[b].insts {
                let mut open = false;
                func.for_each_operand(inst, |v| {
                    let from = uses.defining_block(func, v);
                    let from = from.and_then(|d| info.loops().innermost(d));
                    open |= from.is_some_and(|l| !info.loops().contains(l, b));
                });
                if open {
                    self.error("NORMAL-LCSSA", b, "value of a loop used outside");
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::run;
    use super::*;
    use crate::testing::{Rng, graph, random_edges, random_function};
    use ir::Context;

    fn names(func: &Function) -> Vec<String> {
        let errors = check(func).err().unwrap_or_default();
        let mut names: Vec<String> = errors
            .iter()
            .filter_map(|d| Some(d.message.split(':').next()?.to_string()))
            .collect();
        names.sort();
        names.dedup();
        names
    }

    #[test]
    fn each_violation_is_named() {
        let critical = graph(&[(0, &[1, 2]), (1, &[2]), (2, &[])]);
        assert_eq!(names(&critical), ["NORMAL-CRITICAL"]);
        let no_preheader = graph(&[(0, &[1, 3]), (1, &[2, 4]), (2, &[1]), (3, &[]), (4, &[3])]);
        let found = names(&no_preheader);
        assert!(found.contains(&"NORMAL-PREHEADER".to_string()), "{found:?}");
        let two_latches = graph(&[(0, &[1]), (1, &[2, 3]), (2, &[1]), (3, &[1])]);
        assert_eq!(names(&two_latches), ["NORMAL-LATCH"]);
        let layout = graph(&[(0, &[2]), (1, &[]), (2, &[1])]);
        assert_eq!(names(&layout), ["NORMAL-LAST", "NORMAL-LAYOUT"]);
        let returns = graph(&[(0, &[1, 2]), (1, &[]), (2, &[])]);
        assert_eq!(names(&returns), ["NORMAL-LAST", "NORMAL-RETURN"]);
        let dead = graph(&[(0, &[]), (1, &[])]);
        assert!(names(&dead).contains(&"NORMAL-REACHABLE".to_string()));
        let twice = graph(&[(0, &[1, 2]), (1, &[2]), (2, &[1])]);
        assert!(names(&twice).contains(&"NORMAL-REDUCIBLE".to_string()));
    }

    #[test]
    fn random_graphs_become_normal() {
        let mut rng = Rng::new(11);
        for _ in 0..500 {
            let n = 2 + rng.below(14);
            let edges = random_edges(&mut rng, n);
            let mut ctx = Context::default();
            let mut func = random_function(&mut ctx, &mut rng, &edges);
            ir::verifier::verify_body(&ctx, &func).unwrap_or_else(|e| panic!("{e:?} {edges:?}"));
            run(&mut ctx, &mut func);
            ir::verifier::verify_body(&ctx, &func).unwrap_or_else(|e| panic!("{e:?} {edges:?}"));
            check(&func).unwrap_or_else(|e| panic!("{e:?} {edges:?}"));
            assert!(!run(&mut ctx, &mut func), "not idempotent: {edges:?}");
        }
    }
}

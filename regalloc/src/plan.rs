//! From groups to places: how groups are packed, and how many values are spilled for that.
//!
//! Where registers suffice, groups are packed as operands want them. Where they do not, there are
//! two ways: values are spilled until the groups fit, or groups are made smaller, or none at all
//! ([`Packing::Isolated`]), which fits wherever there are registers for the values, and brings
//! those of each wide operand together by copies. Of both, the way that costs less is taken
//! ([`mod@crate::cost`]): where few registers are missing that is mostly a few spills more, and not
//! copies at each instruction of the function, nor moves to the parameters of each block.

use crate::constraint::File;
use crate::group::Coalesce;
use crate::live::Live;
use crate::place::Effort;
use crate::spill::{self, Attempt, Distances, Reuse, Spills};
use crate::trace::Trace;
use crate::whole::Inactive;
use crate::{
    AllocContext, AllocError, AllocOptions, AllocResult, Check, cost, partial, rewrite, room,
};
use mir::{Bank, Function};
use std::cell::OnceCell;

/// Copies that are one in so many instructions are no reason to look for another way.
const FEW: f32 = 32.0;

/// VGPRs from which on some are left for scalar values.
const LEAST: u16 = 32;

/// Ways of packing that are tried one after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packing {
    /// Groups, the larger ones first.
    Groups,
    /// Each register by itself.
    Isolated,
}

impl Packing {
    fn tried(self) -> &'static [Coalesce] {
        match self {
            Packing::Groups => &[Coalesce::Params, Coalesce::Off, Coalesce::Tight],
            Packing::Isolated => &[Coalesce::Isolated],
        }
    }
}

/// A function while its registers are planned.
pub(crate) struct Planned<'a, 'b> {
    pub(crate) func: &'a mut Function,
    pub(crate) file: &'a mut File<'b>,
    pub(crate) trace: &'a mut Trace,
}

/// What every attempt begins with.
struct Original<'b> {
    func: Function,
    file: File<'b>,
    trace: Trace,
    /// [`cost::of`] it.
    cost: f32,
}

impl<'b> Original<'b> {
    fn of(planned: &Planned<'_, 'b>) -> Original<'b> {
        Original {
            func: planned.func.clone(),
            file: planned.file.clone(),
            trace: planned.trace.clone(),
            cost: cost::of(planned.func),
        }
    }

    fn restore(&self, planned: &mut Planned<'_, 'b>) {
        planned.func.clone_from(&self.func);
        planned.file.clone_from(&self.file);
        planned.trace.clone_from(&self.trace);
    }
}

/// What is known of the original.
struct Analyses {
    live: Live,
    /// For attempts that want them.
    distances: OnceCell<Distances>,
}

/// Why groups have no places.
#[derive(Clone, Copy)]
struct Misfit {
    /// A position where they have none.
    at: u32,
    /// Whether values alone are too many, so that smaller groups have none either.
    is_of_values: bool,
}

/// A way that is known to work, with copies.
#[derive(Clone, Copy)]
struct Way {
    /// What is spilled for it, if anything.
    attempt: Option<Attempt>,
    /// How groups are packed.
    packing: Packing,
    /// What it adds to the function's cost.
    added: f32,
}

impl Way {
    /// Is nothing else tried, for a function that costs so much by itself?
    fn costs_little(self, cost: f32) -> bool {
        self.added * FEW <= cost
    }
}

impl AllocContext {
    /// Finds a place for everything, with spills if need be.
    pub(crate) fn plan(
        &mut self,
        planned: &mut Planned,
        opts: &AllocOptions,
        result: &mut AllocResult,
    ) -> Result<(), AllocError> {
        self.live.compute(planned.func, planned.file);
        if partial::writes_lanes_elsewhere(planned.func, planned.file, &self.live) {
            planned.file.inactive = Inactive::Whole;
        }
        let limit = planned.file.limit;
        let mut placed = self.place(planned, Packing::Groups, opts.check);
        let full = placed.is_err() || self.placement.used >= planned.file.limit;
        if full && leave_lanes(planned, opts) == Lanes::Left {
            if placed.is_ok() {
                self.groups.undo(planned.func, &mut self.live);
            }
            placed = self.place(planned, Packing::Groups, opts.check);
        }
        if placed.is_ok_and(|coalesce| self.hardly_moves(planned, coalesce)) {
            return Ok(());
        }
        let best = self.with_copies(planned, (None, 0.0), placed, opts.check);
        if best.is_some_and(|b| b.costs_little(cost::of(planned.func))) {
            return Ok(());
        }
        if best.is_some() {
            self.groups.undo(planned.func, &mut self.live);
        }
        let mut original = Original::of(planned);
        let mut found = self.search(planned, opts, result, &original, best);
        if found.is_err() && original.file.limit < limit {
            // What is left for scalar values is wanted itself.
            original.file.limit = limit;
            original.restore(planned);
            self.live.compute(planned.func, planned.file);
            found = self.search(planned, opts, result, &original, None);
        }
        found.map_err(|at| {
            let block = self.live.block_at(planned.func, at);
            original.restore(planned);
            AllocError::TooFewRegisters {
                bank: planned.file.bank,
                block,
                available: planned.file.limit,
            }
        })
    }

    /// Spills until groups fit, or goes the best way with copies that was found on the way.
    /// Liveness is known.
    fn search<'b>(
        &mut self,
        planned: &mut Planned<'_, 'b>,
        opts: &AllocOptions,
        result: &mut AllocResult,
        original: &Original<'b>,
        mut best: Option<Way>,
    ) -> Result<(), u32> {
        let mut failed = 0;
        let analyses = Analyses {
            live: std::mem::take(&mut self.live),
            distances: OnceCell::new(),
        };
        let attempts = spill::attempts(spill::available(planned.file));
        // What is spilled for the best way, as long as the function is as that leaves it.
        let mut standing = None;
        // Registers that are wanted at most where nothing is spilled, once that was so.
        let mut idle = None;
        for (round, attempt) in attempts.enumerate() {
            if best.is_some_and(|b| b.costs_little(original.cost)) {
                break;
            }
            standing = None;
            if round > 0 {
                original.restore(planned);
                planned.file.inactive = Inactive::Whole;
            }
            if idle.is_some_and(|i| attempt.wanted >= i) {
                // The same once more.
                continue;
            }
            let (spills, known) = self.spilled(planned, opts, &analyses, attempt);
            if known == Known::Original {
                let (func, file) = (&*planned.func, &*planned.file);
                idle = Some(spill::enough(func, file, &analyses.live));
            }
            let spilled = cost::of(planned.func) - original.cost;
            if best.is_some_and(|b| b.added < spilled) {
                break;
            }
            let placed = self.place(planned, Packing::Groups, opts.check);
            match placed {
                Ok(coalesce) if self.hardly_moves(planned, coalesce) => {
                    let added = spilled + self.cost_of_moves(planned);
                    if best.is_none_or(|b| added <= b.added) {
                        spills.count(planned.func, result);
                        return Ok(());
                    }
                }
                Ok(_) => {}
                Err(misfit) => failed = misfit.at,
            }
            let spent = (Some(attempt), spilled);
            let way = self.with_copies(planned, spent, placed, opts.check);
            if way.is_some_and(|w| best.is_none_or(|b| w.added < b.added)) {
                best = way;
                standing = Some(spills);
            }
        }
        if let Some(spills) = standing {
            spills.count(planned.func, result);
            return Ok(());
        }
        original.restore(planned);
        match best {
            Some(best) => self.go(planned, opts, result, (analyses, best)),
            None => Err(failed),
        }
    }

    /// The function as it is, spilled in a way that costs something, has places for small groups,
    /// or perhaps for none: what that costs in all. It has these places afterwards, if it has any.
    fn with_copies(
        &mut self,
        planned: &mut Planned,
        (attempt, spilled): (Option<Attempt>, f32),
        placed: Result<Coalesce, Misfit>,
        check: Check,
    ) -> Option<Way> {
        let packing = match placed {
            Ok(_) => Packing::Groups,
            Err(misfit) if misfit.is_of_values => return None,
            Err(_) => {
                self.place(planned, Packing::Isolated, check).ok()?;
                Packing::Isolated
            }
        };
        let added = spilled + self.cost_of_moves(planned);
        Some(Way {
            attempt,
            packing,
            added,
        })
    }

    /// Are parameters where their arguments are, or as good as that?
    fn hardly_moves(&self, planned: &Planned, coalesce: Coalesce) -> bool {
        match coalesce {
            Coalesce::Params => true,
            Coalesce::Off => self.cost_of_moves(planned) * FEW <= cost::of(planned.func),
            Coalesce::Tight | Coalesce::Isolated => false,
        }
    }

    /// Copies and moves along edges of what has a place now, each by how often it is run.
    fn cost_of_moves(&self, planned: &Planned) -> f32 {
        let copies = cost::of_copies(planned.func, &self.groups.copies);
        copies + cost::of_edges(planned.func, &self.plan_of(planned.file))
    }

    /// Goes a way that is known to work, from the original.
    fn go(
        &mut self,
        planned: &mut Planned,
        opts: &AllocOptions,
        result: &mut AllocResult,
        (analyses, way): (Analyses, Way),
    ) -> Result<(), u32> {
        match way.attempt {
            Some(attempt) => {
                planned.file.inactive = Inactive::Whole;
                let (spills, _) = self.spilled(planned, opts, &analyses, attempt);
                spills.count(planned.func, result);
            }
            None => self.live = analyses.live,
        }
        let placed = self.place(planned, way.packing, opts.check);
        placed.map(|_| ()).map_err(|misfit| misfit.at)
    }

    /// Tries without changing the function's values, whose liveness is known: first with block
    /// parameters where their arguments are. Gives the groups that fitted. Groups hardly ever need
    /// fewer registers at a position than their values, so that no other way is tried where these
    /// are too many already; registers by themselves are asked for only where they are not. After
    /// an error all is as before.
    fn place(
        &mut self,
        planned: &mut Planned,
        packing: Packing,
        check: Check,
    ) -> Result<Coalesce, Misfit> {
        let (func, file) = (&mut *planned.func, &*planned.file);
        let mut failed = 0;
        for &coalesce in packing.tried() {
            if coalesce == Coalesce::Off
                && let Some(at) = spill::too_many_at(func, file, &self.live)
            {
                let is_of_values = true;
                return Err(Misfit { at, is_of_values });
            }
            self.groups.build(func, file, &mut self.live, coalesce);
            // It takes long, and smaller groups hardly fit better then.
            let effort = match coalesce {
                Coalesce::Off => Effort::Again,
                _ => Effort::Once,
            };
            let placed = self
                .placement
                .run(func, file, &self.live, &self.groups, (effort, check));
            // The next ones would be the same once more.
            let is_last = coalesce == Coalesce::Off && placed.is_err() && !self.groups.are_wide();
            match placed.and_then(|()| rewrite::check_means(func, &self.plan_of(file))) {
                Ok(()) => return Ok(coalesce),
                Err(at) => failed = at,
            }
            self.groups.undo(func, &mut self.live);
            if is_last {
                break;
            }
        }
        Err(Misfit {
            at: failed,
            is_of_values: false,
        })
    }

    fn plan_of<'a>(&'a self, file: &'a File<'a>) -> rewrite::Plan<'a> {
        rewrite::Plan {
            file,
            live: &self.live,
            groups: &self.groups,
            placement: &self.placement,
        }
    }

    /// Spills until no position needs more registers than wanted, or nothing more can be spilled.
    /// The function is the original; afterwards the context has the new one's.
    /// VGPRs leave and come back as [`spill::walk`] says; what is too many even then, and SGPRs,
    /// whose homes are near, are in their homes for all of their lives. Tells whether the function
    /// is still the original.
    fn spilled(
        &mut self,
        planned: &mut Planned,
        opts: &AllocOptions,
        analyses: &Analyses,
        attempt: Attempt,
    ) -> (Spills, Known) {
        let (func, file, trace) = (&mut *planned.func, &mut *planned.file, &mut *planned.trace);
        file.inactive = Inactive::Whole;
        let mut spills = Spills::new(func, file, opts);
        let original = &analyses.live;
        // Whose liveness is at hand.
        let mut known = Known::Original;
        if file.bank == Bank::Vgpr && attempt.reuse == Reuse::InBlock {
            let find = || Distances::new(func, file, original);
            let distances = analyses.distances.get_or_init(find);
            let residence = spill::walk(func, file, (original, distances), attempt.wanted);
            if residence.leaving.iter().next().is_some() {
                spill::split(func, file, original, trace, &mut spills, residence);
                self.live.compute(func, file);
                known = Known::New;
            }
        }
        loop {
            let live = match known {
                Known::Original => original,
                Known::New => &self.live,
            };
            let chosen = spill::choose(func, file, live, &spills, attempt.wanted);
            if chosen.0.is_empty() {
                break;
            }
            spill::insert(func, file, live, trace, &mut spills, attempt, chosen);
            if let Some(access) = &spills.access {
                file.withhold(func, access.exec);
            }
            self.live.compute(func, file);
            known = Known::New;
        }
        if spill::remove_dead_stores(func, trace, &mut spills) || known == Known::Original {
            self.live.compute(func, file);
        }
        (spills, known)
    }
}

/// Whose liveness is known while values are spilled.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// The original's: nothing has changed so far.
    Original,
    /// The function's as it is now.
    New,
}

/// Are there lanes for scalar values that find no registers?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lanes {
    /// None are wanted, or they will be found.
    Found,
    /// VGPRs are left for them now.
    Left,
}

/// Where values take all VGPRs, and scalar ones will want lanes of some: those are left, as saving
/// a scalar value in memory takes ten times as long.
fn leave_lanes(planned: &mut Planned, opts: &AllocOptions) -> Lanes {
    let wanted = match planned.file.bank {
        Bank::Vgpr => room::for_lanes(planned.func, opts.machine),
        Bank::Sgpr => 0,
    };
    // Few registers are wanted by the values themselves.
    match wanted > 0 && planned.file.limit >= wanted + LEAST {
        true => {
            planned.file.limit -= wanted;
            Lanes::Left
        }
        false => Lanes::Found,
    }
}

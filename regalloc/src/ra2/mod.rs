//! What crosses blocks, carried out by regalloc2.
//!
//! The planner gives each value one place; what is left to do between blocks is to bring block
//! parameters' arguments to the parameters' places, all at once along each edge. regalloc2 does it:
//! it is shown the edges where the order of the moves matters, with arguments and parameters fixed
//! to their planned places ([`mod@view`]), and makes the moves. Its checker proves with an analysis
//! of its own that each parameter has its argument's value. [`mod@moves`] makes of its edits the
//! groups of parallel moves that [`crate::rewrite`] emits.
//!
//! It is not used, and the planner makes the moves itself, for plans that [`View::make`] does not
//! show. Where each argument is in its parameter's place already there is nothing to do, and where
//! no place is one of both, any order does it.

mod moves;
mod view;

use crate::rewrite::{EdgeGroups, Group, Plan};
use crate::{AllocError, AllocOptions, Check};
use mir::{Block, Function};
use regalloc2::checker::Checker;
use regalloc2::{Algorithm, Ctx, MachineEnv, PRegSet, RegallocOptions};
use view::{UNITS, View, preg};

/// What is kept from function to function.
#[derive(Default)]
pub struct Carrier {
    view: View,
    ctx: Ctx,
}

impl Carrier {
    /// The moves between blocks, by block of the layout; `None` if regalloc2 cannot be shown the
    /// function.
    pub fn carry_out(
        &mut self,
        func: &Function,
        plan: &Plan,
        opts: &AllocOptions,
    ) -> Result<Option<Vec<Vec<Group>>>, AllocError> {
        let env = environment(plan);
        let mut groups = EdgeGroups::new(func);
        let of_block = |&block: &Block| {
            let edges = 0..func.current_succs(block).len();
            edges.map(move |k| (block, k))
        };
        let mut edges = func.layout.iter().flat_map(of_block);
        loop {
            let made = self.view.make(func, plan, &mut edges, &mut groups);
            if made.is_none() {
                return Ok(None);
            }
            if self.view.edges.is_empty() {
                break;
            }
            if self.run(func, plan, &env, opts, &mut groups)?.is_none() {
                return Ok(None);
            }
        }
        let groups = groups.finish();
        if opts.check == Check::On {
            moves::check(func, plan, &groups)?;
        }
        Ok(Some(groups))
    }

    /// Has the moves of the view made; `None` if that cannot be.
    fn run(
        &mut self,
        func: &Function,
        plan: &Plan,
        env: &MachineEnv,
        opts: &AllocOptions,
        groups: &mut EdgeGroups,
    ) -> Result<Option<()>, AllocError> {
        let options = RegallocOptions {
            verbose_log: false,
            validate_ssa: opts.check == Check::On,
            algorithm: Algorithm::Ion,
        };
        let Ok(output) = regalloc2::run_with_ctx(&self.view, env, &options, &mut self.ctx) else {
            return Ok(None);
        };
        if opts.check == Check::On {
            let mut checker = Checker::new(&self.view, env);
            checker.prepare(output);
            checker
                .run()
                .map_err(|e| AllocError::Wrong(format!("regalloc2: {e:?}")))?;
        }
        let added = moves::add(func, plan, &self.view, output, groups);
        match (added, opts.check) {
            (None, Check::On) => Err(AllocError::Wrong(
                "regalloc2: not a move of an edge".to_string(),
            )),
            _ => Ok(added),
        }
    }
}

/// All units that may be given out: those that the plan leaves free serve regalloc2 for cycles of
/// moves.
fn environment(plan: &Plan) -> MachineEnv {
    let mut sets = [PRegSet::empty(); 3];
    let last = plan.file.units().min(UNITS);
    for unit in (0..last).filter(|&u| plan.file.may_use(u)) {
        sets[preg(unit).class() as usize].add(preg(unit));
    }
    MachineEnv {
        preferred_regs_by_class: sets,
        non_preferred_regs_by_class: [PRegSet::empty(); 3],
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    }
}

//! What is run of the pipeline: all of it, or named passes with what they require.

use crate::options::{OptLevel, Options, OutputKind};
use crate::pipeline::{Fact, On, Print, Run, Stage, check_printed, find, names, stages};
use ir::Bodies;
use lower::opt;
use mir::{Bank, Function, Operand};

/// What is run, and what of it becomes the output.
pub(crate) struct Plan {
    /// The stages in their order.
    pub stages: Vec<Stage>,
    /// The stage whose text is the output; without it, what the last stage makes.
    pub text_after: Option<usize>,
    /// What it starts from.
    pub input: Input,
}

/// What a plan starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Input {
    /// A module, or its text.
    Module,
    /// Machine IR in text.
    Machine,
}

impl Plan {
    /// The pipeline of the options.
    ///
    /// # Errors
    /// A message for the user, if it is to stop after a pass that is not on it.
    pub fn of_options(options: &Options) -> Result<Plan, String> {
        let mut stages = stages(options.opt);
        stages.retain(|s| !options.disabled.iter().any(|d| d == s.name));
        let text_after = match &options.stop_after {
            None => None,
            Some(name) => {
                let at = stages.iter().position(|s| s.name == name);
                Some(at.ok_or_else(|| format!("pass '{name}' does not run with these options"))?)
            }
        };
        Ok(Plan {
            stages,
            text_after,
            input: Input::Module,
        })
    }

    /// Which bodies are read: what `globaldce` would drop need not be, unless it is shown before.
    pub fn bodies(&self, options: &Options) -> Bodies {
        let shown = self.text_after.is_some() || options.print_after.is_some();
        let dropped = self.stages.iter().any(|s| s.name == "globaldce");
        match options.output {
            OutputKind::Linked if dropped && !shown => Bodies::Reached,
            _ => Bodies::All,
        }
    }

    /// Is the text of a stage wanted, by the plan or by `--print-after`?
    pub fn shows(&self, at: usize, options: &Options) -> bool {
        let stage = &self.stages[at];
        let wanted = options.print_after.as_deref();
        let printed = wanted == Some("all") && !matches!(stage.print, Print::Never(_));
        self.text_after == Some(at) || printed || wanted == Some(stage.name)
    }

    /// Reading and verifying, then named passes, each after what it requires and is not there yet;
    /// its text is that after the last.
    ///
    /// # Errors
    /// A message for the user, if there is no such pass or it cannot run after those before it.
    pub fn of_passes(names: &[String], level: OptLevel) -> Result<Plan, String> {
        let mut plan = Planner {
            level,
            stages: Vec::new(),
            facts: Vec::new(),
        };
        for name in names {
            plan.name(name)?;
        }
        let last = plan.stages.len().checked_sub(1);
        Ok(Plan {
            stages: plan.stages,
            text_after: last,
            input: Input::Module,
        })
    }

    /// Named passes over machine IR, and nothing else.
    ///
    /// # Errors
    /// A message for the user, if one is no pass over machine IR.
    pub fn of_machine_passes(names: &[String]) -> Result<Plan, String> {
        let front = ["read", "verify"];
        let passes = names.iter().filter(|n| !front.contains(&n.as_str()));
        let stages: Vec<Stage> = passes.map(|n| machine_pass(n)).collect::<Result<_, _>>()?;
        Ok(Plan {
            text_after: stages.len().checked_sub(1),
            stages,
            input: Input::Machine,
        })
    }
}

/// Finds what named passes require.
struct Planner {
    level: OptLevel,
    stages: Vec<Stage>,
    facts: Vec<Fact>,
}

impl Planner {
    fn holds(&self, facts: &[Fact]) -> bool {
        facts.iter().all(|f| self.facts.contains(f))
    }

    fn name(&mut self, name: &str) -> Result<(), String> {
        check_printed(name)?;
        let of = |level| -> Vec<Stage> {
            let all = stages(level).into_iter();
            all.filter(|s| s.name == name).collect()
        };
        let mut all = of(self.level);
        if all.is_empty() {
            all = of(OptLevel::O2);
        }
        // The last form that what is there allows: for source or for legal IR.
        let ready = all.iter().rfind(|s| self.holds(s.requires));
        match ready.or(all.first()) {
            Some(stage) => self.push(*stage),
            None => Err(format!("there is no pass '{name}'")),
        }
    }

    fn push(&mut self, stage: Stage) -> Result<(), String> {
        if !stage.establishes.is_empty() && self.holds(stage.establishes) {
            let name = stage.name;
            return Err(format!("pass '{name}' finds its work done already"));
        }
        for &fact in stage.requires {
            let first = stages(self.level);
            let mut first = first.into_iter().filter(|s| s.establishes.contains(&fact));
            if let Some(first) = first.next().filter(|_| !self.facts.contains(&fact)) {
                self.push(first)?;
            }
        }
        let late = match stage.run {
            Run::Optimise(_, opt::Stage::Source) => Fact::Legal,
            _ => Fact::Uniformity,
        };
        if stage.on == On::Module && self.facts.contains(&late) {
            let name = stage.name;
            return Err(format!(
                "pass '{name}' cannot run any more after the one before it"
            ));
        }
        self.facts.extend(stage.establishes);
        self.stages.push(stage);
        Ok(())
    }
}

/// The pass over machine IR of a name.
///
/// # Errors
/// A message for the user.
fn machine_pass(name: &str) -> Result<Stage, String> {
    let after_isel = |s: &Stage| s.on == On::Function && !s.requires.contains(&Fact::Normal);
    let stage = find(name, after_isel)?;
    match after_isel(&stage) {
        true => Ok(stage),
        false => Err(format!(
            "pass '{name}' does not work on machine IR; there are {}",
            names(after_isel)
        )),
    }
}

/// Can a pass run on a function of machine IR, which may have been read from a text, after others
/// that established `done`? What nobody can tell from the function is trusted.
///
/// # Errors
/// A message for the user.
pub(crate) fn check_machine(stage: &Stage, func: &Function, done: &[Fact]) -> Result<(), String> {
    let there = established(func);
    let known = |f: &Fact| there.contains(f) || done.contains(f);
    if stage.establishes.iter().any(known) {
        return Err(format!("pass '{}' finds its work done already", stage.name));
    }
    let missing = stage
        .requires
        .iter()
        .find(|f| !known(f) && !trusted(**f, func));
    let Some(missing) = missing else {
        return Ok(());
    };
    let all = stages(OptLevel::O2);
    let maker = all.iter().find(|s| s.establishes.contains(missing));
    Err(format!(
        "pass '{}' needs what '{}' makes of the function",
        stage.name,
        maker.map_or("", |s| s.name)
    ))
}

/// What the form of a function says that it has behind it.
fn established(func: &Function) -> &'static [Fact] {
    match func.stage {
        mir::Stage::Thread => &[Fact::Machine],
        mir::Stage::Wave => &[Fact::Machine, Fact::Vgprs, Fact::WaveGraph],
        mir::Stage::Allocated => &[Fact::Machine, Fact::Vgprs, Fact::WaveGraph, Fact::Sgprs],
    }
}

/// Is what a pass would make there without it, as far as can be told?
fn trusted(fact: Fact, func: &Function) -> bool {
    match fact {
        Fact::Vgprs => !has_virtual_vgprs(func),
        Fact::Frame => func.frame.slots.values().all(|s| s.offset.is_some()),
        Fact::WaveGraph | Fact::Sgprs => false,
        Fact::Expanded | Fact::Waits | Fact::Spaced => func.stage == mir::Stage::Allocated,
        _ => true,
    }
}

fn has_virtual_vgprs(func: &Function) -> bool {
    let is_vgpr = |reg: &mir::VReg| func.vregs[*reg].bank == Bank::Vgpr;
    let blocks = || func.layout.iter().map(|&b| &func.blocks[b]);
    let mut operands = blocks().flat_map(|b| &b.insts).flat_map(|i| &i.operands);
    blocks().any(|b| b.params.iter().any(is_vgpr))
        || operands
            .any(|o| matches!(o, Operand::Regs(list) if func.regs(*list).iter().any(is_vgpr)))
}

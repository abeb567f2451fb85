//! The pipeline as data: every stage from text to bytes, in order.
//!
//! [`stages`] is the one list. Stages that work on the module run one after the other; stages that
//! work on a function run one after the other for each function, callees first, because callers
//! must know which registers their callees write. Each stage says what must hold before it and what
//! holds after it; a test walks the lists of all levels and checks that, and [`ORDER`] beside it.
//! `--print-after`, `--disable-pass`, `--stop-after`, `--time-passes` and `--verify-each` read the
//! same list.

use crate::compile::Unit;
use crate::options::OptLevel;
use crate::passes::{self, State};
use ir::Diagnostic;
use lower::opt::{self, PassInfo};
use mir::Bank;

/// What a stage works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    /// The module.
    Module,
    /// One function after the other.
    Function,
}

/// May the stage be left out?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Omit {
    /// It is an optimisation.
    Allowed,
    /// It is not; why.
    Never(&'static str),
}

/// Is there a text of what the stage leaves behind?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Print {
    /// The module in LLVM's assembly language.
    Ir,
    /// A function in LLVM's assembly language, with a remark at each divergent value.
    Uniformity,
    /// A function of machine IR.
    Machine,
    /// The instructions of a function as assembly.
    Listing,
    /// No; why.
    Never(&'static str),
}

/// What holds between stages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fact {
    /// There is a module.
    Module,
    /// It obeys the rules of the verifier.
    Verified,
    /// It has only what instructions exist for.
    Legal,
    /// Its graphs are in normal form.
    Normal,
    /// What an instruction wants to be the same in all lanes is.
    UniformOperands,
    /// It is known which values are the same in all lanes.
    Uniformity,
    /// There is machine IR.
    Machine,
    /// Orderings and scopes have become cache bits and requests for waits.
    Policy,
    /// Vector registers are physical.
    Vgprs,
    /// The graph is the wave's.
    WaveGraph,
    /// Scalar registers are physical.
    Sgprs,
    /// Slots have offsets.
    Frame,
    /// All instructions are the machine's.
    Expanded,
    /// No register is read before it is loaded.
    Waits,
    /// There are enough wait states between instructions.
    Spaced,
    /// There are the bytes of the functions.
    Code,
    /// There is the output.
    Output,
}

/// How a stage is run.
#[derive(Clone, Copy)]
pub(crate) enum Run {
    /// On the module.
    Module(fn(&mut Unit<'_>) -> Result<(), Vec<Diagnostic>>),
    /// A pass of `lower`.
    Optimise(&'static PassInfo, opt::Stage),
    /// On a function.
    Function(fn(&mut State<'_>) -> Result<(), Diagnostic>),
}

/// A stage.
#[derive(Clone, Copy)]
pub struct Stage {
    /// Name; a pass that runs twice has the same name twice.
    pub name: &'static str,
    /// What it works on.
    pub on: On,
    /// May it be left out?
    pub omit: Omit,
    /// Its result as text.
    pub print: Print,
    /// What must hold before it.
    pub requires: &'static [Fact],
    /// What holds after it.
    pub establishes: &'static [Fact],
    pub(crate) run: Run,
}

const NEEDED: Omit = Omit::Never("what follows needs it");

const fn module(
    name: &'static str,
    requires: &'static [Fact],
    establishes: &'static [Fact],
    run: fn(&mut Unit<'_>) -> Result<(), Vec<Diagnostic>>,
) -> Stage {
    Stage {
        name,
        on: On::Module,
        omit: NEEDED,
        print: Print::Ir,
        requires,
        establishes,
        run: Run::Module(run),
    }
}

const fn function(
    name: &'static str,
    requires: &'static [Fact],
    establishes: &'static [Fact],
    run: fn(&mut State<'_>) -> Result<(), Diagnostic>,
) -> Stage {
    Stage {
        name,
        on: On::Function,
        omit: NEEDED,
        print: Print::Machine,
        requires,
        establishes,
        run: Run::Function(run),
    }
}

/// Before the optimisation of the source.
static FRONT: &[Stage] = &[
    module("read", &[], &[Fact::Module], |u| u.read()),
    Stage {
        omit: Omit::Never("programs that are not valid would crash later stages"),
        ..module("verify", &[Fact::Module], &[Fact::Verified], |u| u.verify())
    },
    module("tail-calls", &[Fact::Verified], &[], |u| {
        u.replace_tail_calls()
    }),
    module("wide-integers", &[Fact::Verified], &[], |u| {
        u.narrow_integers()
    }),
    Stage {
        omit: Omit::Allowed,
        ..module("globaldce", &[Fact::Verified], &[], |u| {
            u.drop_unreached_functions();
            Ok(())
        })
    },
    // What takes a value apart for an access would be computed where the access is.
    waiting_lanes(&[Fact::Verified]),
];

/// Between the optimisations of the source and those of legal IR.
static LEGALISE: Stage = module("legalise", &[Fact::Verified], &[Fact::Legal], |u| {
    u.legalise()
});

/// Behind the optimisations of legal IR.
static WATERFALL: Stage = module(
    "waterfall",
    &[Fact::Legal, Fact::Normal],
    &[Fact::UniformOperands],
    |u| {
        u.waterfall();
        Ok(())
    },
);

/// Once more behind it, since legalisation reads lanes, and its loops part them, too.
static WAITING: Stage = waiting_lanes(&[Fact::Legal, Fact::Normal]);

const fn waiting_lanes(requires: &'static [Fact]) -> Stage {
    module("waiting-lanes", requires, &[], |u| {
        u.keep_waiting_lanes();
        Ok(())
    })
}

/// From legal IR to bytes of functions.
static BACK: &[Stage] = &[
    Stage {
        print: Print::Uniformity,
        ..function(
            "uniformity",
            &[Fact::Normal, Fact::UniformOperands],
            &[Fact::Uniformity],
            passes::uniformity,
        )
    },
    function(
        "isel",
        &[Fact::Legal, Fact::Normal, Fact::Uniformity],
        &[Fact::Machine],
        passes::select,
    ),
    function(
        "cache-policy",
        &[Fact::Machine],
        &[Fact::Policy],
        passes::cache_policy,
    ),
    Stage {
        omit: Omit::Allowed,
        ..function(
            "keep-accumulators",
            &[Fact::Policy],
            &[],
            passes::keep_accumulators,
        )
    },
    Stage {
        omit: Omit::Allowed,
        ..function(
            "peephole-sdwa",
            &[Fact::Policy],
            &[],
            passes::select_subwords,
        )
    },
    Stage {
        omit: Omit::Allowed,
        ..function("dpp-combine", &[Fact::Policy], &[], passes::combine_dpp)
    },
    Stage {
        omit: Omit::Allowed,
        ..function(
            "pair-lds",
            &[Fact::Policy],
            &[],
            passes::pair_local_accesses,
        )
    },
    Stage {
        omit: Omit::Allowed,
        ..function("pack-floats", &[Fact::Policy], &[], passes::pack_floats)
    },
    Stage {
        omit: Omit::Allowed,
        ..function(
            "machine-sink",
            &[Fact::Policy],
            &[],
            passes::sink_uses_of_loads,
        )
    },
    Stage {
        omit: Omit::Allowed,
        ..function("schedule", &[Fact::Policy], &[], passes::schedule)
    },
    function("regalloc-vgpr", &[Fact::Machine], &[Fact::Vgprs], |s| {
        passes::allocate(s, Bank::Vgpr)
    }),
    function(
        "wave",
        &[Fact::Vgprs],
        &[Fact::WaveGraph],
        passes::wave_graph,
    ),
    function("regalloc-sgpr", &[Fact::WaveGraph], &[Fact::Sgprs], |s| {
        passes::allocate(s, Bank::Sgpr)
    }),
    function(
        "preserve",
        &[Fact::Vgprs, Fact::Sgprs],
        &[],
        passes::preserve,
    ),
    Stage {
        omit: Omit::Allowed,
        ..function(
            "delay-saves",
            &[Fact::Vgprs, Fact::Sgprs],
            &[],
            passes::delay_saves,
        )
    },
    Stage {
        omit: Omit::Allowed,
        ..function("shrink", &[Fact::Vgprs, Fact::Sgprs], &[], passes::shrink)
    },
    function("frame", &[Fact::Sgprs], &[Fact::Frame], passes::frame),
    function("expand", &[Fact::Frame], &[Fact::Expanded], passes::expand),
    function(
        "waitcnt",
        &[Fact::Policy, Fact::Expanded],
        &[Fact::Waits],
        passes::waits,
    ),
    Stage {
        omit: Omit::Allowed,
        ..function("fill-nops", &[Fact::Waits], &[], passes::fill_nops)
    },
    function("hazards", &[Fact::Waits], &[Fact::Spaced], passes::hazards),
    Stage {
        print: Print::Listing,
        ..function("encode", &[Fact::Spaced], &[Fact::Code], passes::encode)
    },
];

/// The last one.
static EMIT: Stage = Stage {
    print: Print::Never("it makes the output"),
    ..module("emit", &[Fact::Code], &[Fact::Output], |u| u.emit())
};

/// Ordering constraints beyond what stages require: wherever both run, the first stage runs
/// somewhere before the second one.
pub static ORDER: &[(&str, &str, &str)] = &[
    (
        "cache-policy",
        "waitcnt",
        "the memory model's waits are merged with those for registers",
    ),
    (
        "regalloc-vgpr",
        "wave",
        "moves and spills of VGPRs run under the EXEC of the thread graph's blocks",
    ),
    (
        "wave",
        "regalloc-sgpr",
        "scalar values live on the wave graph, masks are among them",
    ),
    (
        "regalloc-sgpr",
        "shrink",
        "short encodings want masks in VCC and results in the place of a source",
    ),
    ("shrink", "expand", "expansion fixes the encodings"),
    ("regalloc-sgpr", "frame", "spilling makes slots"),
    ("preserve", "frame", "saved registers have slots"),
    (
        "regalloc-sgpr",
        "preserve",
        "what is written is saved, when it is known",
    ),
    ("frame", "expand", "expansion writes the slots' offsets"),
    ("expand", "waitcnt", "expansion makes memory instructions"),
    (
        "waitcnt",
        "hazards",
        "a wait is a wait state, and nothing may come between instructions afterwards",
    ),
];

/// Room for the stages of any level.
const MOST_STAGES: usize = 128;

/// All stages of a level, in the order in which they run.
pub fn stages(level: OptLevel) -> Vec<Stage> {
    let mut all = Vec::with_capacity(MOST_STAGES);
    all.extend_from_slice(FRONT);
    all.extend(optimisations(opt::Stage::Source, level));
    all.push(LEGALISE);
    all.extend(optimisations(opt::Stage::Legal, level));
    all.push(WATERFALL);
    all.push(WAITING);
    all.extend(BACK);
    all.push(EMIT);
    all
}

fn optimisations(stage: opt::Stage, level: OptLevel) -> impl Iterator<Item = Stage> {
    let level = match level {
        OptLevel::O0 => opt::OptLevel::O0,
        OptLevel::O1 => opt::OptLevel::O1,
        OptLevel::O2 | OptLevel::O3 => opt::OptLevel::O2,
    };
    opt::pipeline(stage, level).iter().map(move |pass| {
        // Normalisation is part of the contract with uniformity and instruction selection.
        let normalises = pass.name == "normalise";
        Stage {
            name: pass.name,
            on: On::Module,
            omit: if normalises { NEEDED } else { Omit::Allowed },
            print: Print::Ir,
            requires: match (stage, pass.name) {
                (opt::Stage::Source, _) => &[Fact::Verified],
                // They need preheaders.
                (opt::Stage::Legal, "licm" | "loop-promote" | "loop-reduce" | "load-ahead") => {
                    &[Fact::Legal, Fact::Normal]
                }
                (opt::Stage::Legal, _) => &[Fact::Legal],
            },
            establishes: if normalises { &[Fact::Normal] } else { &[] },
            run: Run::Optimise(pass, stage),
        }
    })
}

/// Each stage once, of all levels, in the order in which they first run.
fn known() -> Vec<Stage> {
    let mut out: Vec<Stage> = Vec::new();
    for stage in stages(OptLevel::O2).into_iter().chain(stages(OptLevel::O0)) {
        if out.iter().all(|s| s.name != stage.name) {
            out.push(stage);
        }
    }
    out
}

pub(crate) fn names(of: impl Fn(&Stage) -> bool) -> String {
    let all = known();
    let names: Vec<&str> = all.iter().filter(|s| of(s)).map(|s| s.name).collect();
    names.join(", ")
}

pub(crate) fn find(name: &str, wanted: impl Fn(&Stage) -> bool) -> Result<Stage, String> {
    known().into_iter().find(|s| s.name == name).ok_or_else(|| {
        let list = names(wanted);
        format!("there is no pass '{name}'; there are {list}")
    })
}

/// May the stage be left out?
///
/// # Errors
/// A message for the user, if there is no such stage or code would be wrong without it.
pub fn check_disabled(name: &str) -> Result<(), String> {
    let optional = |s: &Stage| s.omit == Omit::Allowed;
    match find(name, optional)?.omit {
        Omit::Allowed => Ok(()),
        Omit::Never(why) => Err(format!(
            "pass '{name}' cannot be left out: {why}; can be left out: {}",
            names(optional)
        )),
    }
}

/// Can the program be printed after the stage?
///
/// # Errors
/// A message for the user, with the stages that there are.
pub fn check_printed(name: &str) -> Result<(), String> {
    let printed = |s: &Stage| !matches!(s.print, Print::Never(_));
    match find(name, printed)?.print {
        Print::Never(why) => Err(format!(
            "the program cannot be printed after '{name}': {why}"
        )),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEVELS: [OptLevel; 4] = [OptLevel::O0, OptLevel::O1, OptLevel::O2, OptLevel::O3];

    #[test]
    fn each_stage_finds_what_it_requires() {
        for level in LEVELS {
            let mut facts = Vec::new();
            for stage in stages(level) {
                for fact in stage.requires {
                    assert!(
                        facts.contains(fact),
                        "{level:?}: {} requires {fact:?}",
                        stage.name
                    );
                }
                // What may be left out must not be relied on.
                assert!(stage.omit != Omit::Allowed || stage.establishes.is_empty());
                facts.extend(stage.establishes);
            }
            assert!(facts.contains(&Fact::Output));
        }
    }

    #[test]
    fn stages_keep_their_order() {
        for level in LEVELS {
            let stages = stages(level);
            for (first, second, why) in ORDER {
                let last = stages.iter().rposition(|s| s.name == *first);
                let next = stages.iter().position(|s| s.name == *second);
                assert!(last.is_some() && next.is_some(), "{first}, {second}");
                assert!(last < next, "{first} before {second}: {why}");
            }
        }
    }

    #[test]
    fn functions_are_compiled_in_one_go() {
        for level in LEVELS {
            let stages = stages(level);
            let groups = stages.chunk_by(|a, b| a.on == b.on);
            let groups = groups.filter(|g| g[0].on == On::Function);
            assert_eq!(groups.count(), 1, "{level:?}");
        }
    }
}

//! Register allocation: first VGPRs on the thread graph, later SGPRs on the wave graph.
//!
//! A planner that knows the GPU (tuples, alignment, fixed registers, occupancy) gives each virtual
//! register one place for its whole life; where operands ask for what cannot be, it cuts the life
//! with a copy. Before, words of two tuples of SGPRs that cannot overlap get a second register
//! ([`mod@tuples`]). The stages, each a file:
//!
//! 1. [`mod@cleanup`]: instructions and block parameters that nobody needs go away; copies of the
//!    same bank are propagated.
//! 2. [`mod@live`]: liveness and live ranges with holes, over the layout order, of virtual and of
//!    physical registers.
//! 3. [`mod@group`]: registers that operands want side by side, or in one place, become groups.
//! 4. [`mod@place`]: groups are packed into the register file.
//! 5. [`mod@spill`]: if they do not fit, values go to memory or lanes, or are computed again; back
//!    to 2 ([`mod@plan`], which weighs that against copies).
//! 6. [`mod@ra2`]: regalloc2 carries out what crosses blocks: it brings arguments of edges to the
//!    places of block parameters.
//! 7. [`mod@rewrite`]: operands become physical; copies and what crosses blocks become moves.
//!
//! `README.md` says why the work is divided so, and what it costs.
//!
//! [`preserve()`] makes functions of LLVM's convention leave registers as they found them; it runs
//! when all is placed.
//!
//! [`verify`] proves the result without any of this, and [`shrink()`] uses shorter encodings that
//! the placement allows.
//!
//! All stages are linear in the number of instructions but for sorting, binary searches in a
//! register's list of ranges, and the data flow of liveness (the blocks that values live across, by
//! 64).

#[cfg(test)]
extern crate self as amdgpuc_regalloc;

mod accumulators;
mod clause;
mod cleanup;
mod clobber;
mod conditions;
mod constants;
mod constraint;
mod copies;
mod cost;
mod group;
mod held;
mod hints;
mod live;
mod matching;
mod moves;
mod occupancy;
mod operands;
mod order;
mod partial;
mod place;
mod plan;
mod preserve;
mod ra2;
mod ranges;
mod repack;
mod replace;
mod return_address;
mod rewrite;
mod room;
mod rooms;
mod sets;
mod shrink;
mod spill;
mod taken;
mod trace;
mod tuples;
mod verify;
mod waits;
mod whole;

pub use accumulators::{keep_accumulators, may_keep_accumulators};
pub use clobber::Clobbers;
pub use group::MAX_SLOTS as WIDEST_OPERAND;
pub use preserve::preserve;
pub use shrink::shrink;

use constraint::File;
use trace::Trace;

use isa::Machine;
use mir::{Bank, Block, FuncId, Function, Stage};
use std::fmt;

/// How the plan is carried out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Method {
    /// By this crate alone.
    Planner,
    /// What crosses blocks by the package `regalloc2`, which resolves block parameters, edges and
    /// parallel moves and has a checker of its own; where it cannot ([`mod@ra2`]), as
    /// [`Method::Planner`].
    #[default]
    Regalloc2,
}

/// Is the result proved by [`verify`]?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Check {
    /// No.
    Off,
    /// Yes: a wrong result is [`AllocError::Wrong`].
    On,
}

/// What a function is like that is to be allocated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// There may be copies, and what nobody needs.
    AsSelected,
    /// [`clean_up`] has run on what there is.
    Clean,
}

/// What to allocate for.
pub struct AllocOptions<'a> {
    /// What the function is like.
    pub input: Input,
    /// Processor and features.
    pub machine: &'a Machine,
    /// Registers that may be used beside VGPRs that instructions name; `None`: as many as a wave
    /// can name.
    pub budget: Option<u16>,
    /// VGPRs below this may hold spilled SGPRs; `None`: as many as a wave has.
    pub lane_limit: Option<u16>,
    /// AccVGPRs that spilled VGPRs may be in.
    pub accumulators: u16,
    /// VGPRs that functions of the module write in lanes that are not active, as far as they are
    /// compiled ([`Clobbers::is_whole_wave`]).
    pub whole_wave: Clobbers,
    /// Who carries the plan out.
    pub method: Method,
    /// Whether the result is proved.
    pub check: Check,
    /// Registers that a call of a function writes.
    pub call_clobbers: &'a dyn Fn(FuncId) -> Clobbers,
}

impl<'a> AllocOptions<'a> {
    /// The hardware's budget; checked in debug builds.
    pub fn new(machine: &'a Machine, call_clobbers: &'a dyn Fn(FuncId) -> Clobbers) -> Self {
        AllocOptions {
            input: Input::AsSelected,
            machine,
            budget: None,
            lane_limit: None,
            accumulators: 0,
            whole_wave: Clobbers::NONE,
            method: Method::default(),
            check: if cfg!(debug_assertions) {
                Check::On
            } else {
                Check::Off
            },
            call_clobbers,
        }
    }
}

/// What became of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AllocResult {
    /// Highest register number used plus one; VCC is not counted.
    pub regs_used: u16,
    /// Values that live in scratch (VGPRs) or in lanes and scratch (SGPRs).
    pub spilled: u32,
    /// VGPRs that live in AccVGPRs.
    pub in_accumulators: u32,
    /// SGPRs that live in scratch, because there are not enough lanes.
    pub sgprs_in_memory: u32,
    /// Values that are computed again where they are used.
    pub rematerialized: u32,
    /// Instructions added to save spilled values.
    pub stores: u32,
    /// Instructions added to get them back or to compute them again.
    pub reloads: u32,
    /// Move instructions: copies that did not vanish.
    pub moves: u32,
    /// VGPRs whose lanes hold spilled SGPRs.
    pub lane_vgprs: u16,
    /// Who carried the plan out.
    pub method: Method,
}

/// Why a function cannot be allocated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AllocError {
    /// The function has not come to the stage whose graph the bank is allocated on.
    WrongStage(Stage),
    /// More registers are needed at once than there are, whatever is spilled.
    TooFewRegisters {
        /// The file.
        bank: Bank,
        /// A place where it does not work.
        block: Block,
        /// Registers that may be used.
        available: u16,
    },
    /// The result is wrong: an error of the allocator.
    Wrong(String),
}

impl fmt::Display for AllocError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AllocError::WrongStage(stage) => {
                write!(f, "registers cannot be allocated at stage {stage:?}")
            }
            AllocError::TooFewRegisters {
                bank,
                block,
                available,
            } => {
                let name = match bank {
                    Bank::Sgpr => "SGPRs",
                    Bank::Vgpr => "VGPRs",
                };
                write!(
                    f,
                    "{block} needs more than the {available} {name} that it may use"
                )
            }
            AllocError::Wrong(message) => write!(f, "register allocation is wrong: {message}"),
        }
    }
}

impl std::error::Error for AllocError {}

/// Buffers that are kept from function to function.
#[derive(Default)]
pub struct AllocContext {
    live: live::Live,
    groups: group::Groups,
    placement: place::Placement,
    carrier: ra2::Carrier,
}

/// Gives the virtual registers of a bank physical ones. VGPRs at [`Stage::Thread`], then SGPRs at
/// [`Stage::Wave`], which leads to [`Stage::Allocated`]. Where registers do not suffice the
/// function computes what it did, and can be allocated for more of them.
pub fn allocate(
    func: &mut Function,
    bank: Bank,
    opts: &AllocOptions,
) -> Result<AllocResult, AllocError> {
    AllocContext::default().allocate(func, bank, opts)
}

/// Removes copies and what nobody needs, of both banks, before registers are allocated: passes that
/// count registers see what will be there. Masks of equal conditions are shared, and constants in
/// scalar registers leave their loops or are shared, as far as the SGPRs for that cost nothing.
pub fn clean_up(func: &mut Function, machine: &Machine) {
    let mut trace = Trace::new(func, Check::Off);
    cleanup::run(func, &[Bank::Vgpr, Bank::Sgpr], &mut trace);
    conditions::share(func, machine);
    conditions::from_scc(func);
    constants::share(func, machine);
    copies::share(func);
}

impl AllocContext {
    /// As [`allocate`], with the buffers of the calls before.
    pub fn allocate(
        &mut self,
        func: &mut Function,
        bank: Bank,
        opts: &AllocOptions,
    ) -> Result<AllocResult, AllocError> {
        if bank == Bank::Sgpr {
            return_address::make_virtual(func);
            tuples::part(func);
        }
        let result = self.allocate_proved(func, bank, opts)?;
        if bank == Bank::Vgpr {
            // Half of all, which the wave graph and the allocation of SGPRs have no use for.
            func.forget(bank);
        }
        Ok(result)
    }

    /// Allocates, with a proof if one is wanted.
    fn allocate_proved(
        &mut self,
        func: &mut Function,
        bank: Bank,
        opts: &AllocOptions,
    ) -> Result<AllocResult, AllocError> {
        if opts.check == Check::Off {
            return Ok(self.run(func, bank, opts)?.0);
        }
        let before = func.clone();
        let (result, trace, limit) = self.run(func, bank, opts)?;
        let case = verify::Case {
            before: &before,
            after: func,
            bank,
            trace: &trace,
            machine: opts.machine,
            limit,
            clobbers: opts.call_clobbers,
        };
        verify::run(&case).map_err(AllocError::Wrong)?;
        whole::check(func).map_err(AllocError::Wrong)?;
        Ok(result)
    }

    /// Allocates without proof; gives what a proof needs besides the functions: origins, and how
    /// many registers may be used.
    fn run(
        &mut self,
        func: &mut Function,
        bank: Bank,
        opts: &AllocOptions,
    ) -> Result<(AllocResult, Trace, u16), AllocError> {
        let wanted = match bank {
            Bank::Vgpr => Stage::Thread,
            Bank::Sgpr => Stage::Wave,
        };
        if func.stage != wanted {
            return Err(AllocError::WrongStage(func.stage));
        }
        let mut file = File::new(func, bank, opts);
        let mut trace = Trace::new(func, opts.check);
        if opts.input == Input::AsSelected {
            cleanup::run(func, &[bank], &mut trace);
        }
        whole::part_at_branches(func, &file, &mut trace);
        let mut result = AllocResult::default();
        let mut planned = plan::Planned {
            func,
            file: &mut file,
            trace: &mut trace,
        };
        self.plan(&mut planned, opts, &mut result)?;
        let plan = rewrite::Plan {
            file: &file,
            live: &self.live,
            groups: &self.groups,
            placement: &self.placement,
        };
        let carried = match opts.method {
            Method::Planner => None,
            Method::Regalloc2 => self.carrier.carry_out(func, &plan, opts)?,
        };
        result.method = match carried {
            Some(_) => Method::Regalloc2,
            None => Method::Planner,
        };
        let groups = carried.unwrap_or_else(|| rewrite::edge_moves(func, &plan));
        rewrite::run(func, &plan, &groups, &mut trace, &mut result)?;
        if bank == Bank::Sgpr {
            func.stage = Stage::Allocated;
        }
        Ok((result, trace, file.limit))
    }
}

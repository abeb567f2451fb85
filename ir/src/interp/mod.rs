//! The reference interpreter: executes a kernel of a module over a grid.
//!
//! It is the oracle that everything else is compared with, so it shares nothing with the passes,
//! and prefers what is obviously right to what is fast. Work-groups run one after the other in the
//! order of their ids; the work-items of a group run in turns, each until it waits at a barrier or
//! at an operation of its wave ([`wave`]), ends, or has used up its time slice (so that items that
//! spin on each other make progress). Memory is sequentially consistent.
//!
//! - Undefined values are poison. Poison spreads through arithmetic and memory (byte by byte); a
//!   branch, address or size that depends on it is [`FaultKind::Undefined`]. `freeze` makes it 0.
//! - Promises (`nsw`, `exact`, `nnan`, `!range` …) that are broken give poison; other undefined
//!   behaviour is an error.
//! - Floats are exact ([`float`]); functions that the machine approximates are rounded correctly,
//!   or nearly so.
//! - Ids, dispatch packet and implicit arguments are those of code object version 5 ([`dispatch`]).
//!
//! ```
//! # use amdgpuc_ir as ir;
//! use ir::interp::{ArgValue, Interp, LaunchConfig, Memory};
//! # use ir::{AddrSpace, Intrinsic, Module, Type};
//! # let mut module = Module::new();
//! # let kernel = module.add_kernel("square", &[Type::ptr(AddrSpace::Global)]);
//! # let mut b = module.build(kernel);
//! # let entry = b.create_entry();
//! # let out = b.params(entry)[0];
//! # let id = b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
//! # let square = b.mul(id, id);
//! # let index = b.zext(id, Type::I64);
//! # let at = b.gep(Type::I32, out, &[index]);
//! # b.store(square, at, 4);
//! # b.ret_void();
//! let mut memory = Memory::new();
//! let buffer = memory.alloc_zeroed(4 * 64);
//! let mut interp = Interp::new(&module);
//! let config = LaunchConfig::linear(64, 64);
//! interp.launch(kernel, &config, &[ArgValue::ptr(buffer)], &mut memory).unwrap();
//! assert_eq!(memory.read(buffer + 4 * 9, 4).unwrap(), 81u32.to_le_bytes());
//! ```

mod access;
mod arith;
mod buffer;
mod code;
mod data_share;
pub mod dispatch;
mod error;
mod exec;
pub mod float;
pub mod int;
mod intrinsic;
mod matrix;
mod memory;
mod order;
mod target;
mod transpose;
mod value;
pub mod wave;
mod whole;

pub use error::{Fault, FaultKind, InterpError};
pub use memory::{Access, Memory, PRIVATE_APERTURE_HI, Region, SHARED_APERTURE_HI};

use crate::entities::FuncRef;
use crate::module::Module;
use code::Program;
use dispatch::Dispatch;
use exec::{Env, State, WorkItem};

/// Instructions that a work-item executes before the next one's turn.
const TIME_SLICE: u64 = 20_000;

/// The shape of a launch.
#[derive(Clone, Debug)]
pub struct LaunchConfig {
    /// Work-items of the grid; need not be multiples of the group's.
    pub grid: [u32; 3],
    /// Work-items of a group.
    pub workgroup: [u32; 3],
    /// Bytes of local memory behind the module's variables.
    pub dynamic_lds: u32,
    /// Added to global ids by OpenCL's runtime.
    pub global_offset: [u64; 3],
    /// Lanes of a wave, 32 or 64.
    pub wave_size: u32,
    /// Instructions of all work-items together before [`FaultKind::StepLimit`].
    pub step_limit: u64,
}

impl LaunchConfig {
    /// One dimension, waves of 64 lanes, a thousand million steps.
    pub fn linear(grid: u32, workgroup: u32) -> LaunchConfig {
        LaunchConfig {
            grid: [grid, 1, 1],
            workgroup: [workgroup, 1, 1],
            dynamic_lds: 0,
            global_offset: [0; 3],
            wave_size: 64,
            step_limit: 1_000_000_000,
        }
    }

    /// Number of dimensions: at least 1, and up to the last that is larger than 1.
    pub fn dimensions(&self) -> u32 {
        (0..3)
            .rev()
            .find(|&i| self.grid[i] > 1)
            .map_or(1, |i| i + 1) as u32
    }
}

/// An argument of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArgValue {
    /// The bytes that a store of the parameter's type (for `byref(T)`: of T) would write.
    Bytes(Vec<u8>),
    /// A pointer to so many bytes of local memory, which the launch allocates in each group.
    Local {
        /// Bytes.
        size: u32,
    },
}

impl ArgValue {
    /// A pointer to a buffer of [`Memory`].
    pub fn ptr(address: u64) -> ArgValue {
        ArgValue::Bytes(address.to_le_bytes().to_vec())
    }
}

macro_rules! arg_from {
    ($($ty:ty)*) => {
        $(impl From<$ty> for ArgValue {
            fn from(value: $ty) -> ArgValue {
                ArgValue::Bytes(value.to_le_bytes().to_vec())
            }
        })*
    };
}
arg_from!(u8 i8 u16 i16 u32 i32 u64 i64 u128 i128 f32 f64);

/// What a launch did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stats {
    /// Instructions executed by all work-items.
    pub steps: u64,
    /// Work-items.
    pub work_items: u64,
    /// Barriers that groups passed.
    pub barriers: u64,
}

/// An interpreter for one module.
pub struct Interp<'m> {
    program: Program<'m>,
}

impl<'m> Interp<'m> {
    /// For a module that the verifier accepts.
    pub fn new(module: &'m Module) -> Self {
        Interp {
            program: Program::new(module),
        }
    }

    /// Address of a variable of the module in global memory, once a launch has put it into
    /// [`Memory`].
    pub fn address_of(&self, global: crate::GlobalVar) -> Option<u64> {
        let found = self.program.variables.placed.iter();
        found.clone().find(|p| p.0 == global).map(|p| p.1)
    }

    /// Runs a kernel. The module's variables are put into `memory` at the first launch with it, and
    /// keep what later launches write.
    ///
    /// # Errors
    /// What stopped the first work-item that could not go on.
    pub fn launch(
        &mut self,
        kernel: FuncRef,
        config: &LaunchConfig,
        args: &[ArgValue],
        memory: &mut Memory,
    ) -> Result<Stats, InterpError> {
        check_config(config)?;
        self.program.prepare(kernel)?;
        self.map_variables(memory)?;
        let module = self.program.module;
        let dispatch = Dispatch::new(
            module,
            &mut self.program.leaves,
            &module.functions[kernel],
            config,
            args,
            self.program.variables.lds_size,
            memory,
        )?;
        let result = self.run_grid(kernel, config, &dispatch, memory);
        Dispatch::remove(memory);
        result
    }

    fn map_variables(&mut self, memory: &mut Memory) -> Result<(), Fault> {
        let program = &mut self.program;
        for &(var, address, size) in &program.variables.placed {
            if memory.is_mapped(address) {
                continue;
            }
            let image =
                program
                    .variables
                    .contents(program.module, &mut program.leaves, var, size)?;
            let data = &program.module.globals[var];
            let access = if data.is_constant || data.space.is_constant() {
                Access::ReadOnly
            } else {
                Access::ReadWrite
            };
            memory.map(image.moved_to(address, access));
        }
        Ok(())
    }

    fn run_grid(
        &self,
        kernel: FuncRef,
        config: &LaunchConfig,
        dispatch: &Dispatch,
        memory: &mut Memory,
    ) -> Result<Stats, InterpError> {
        let mut stats = Stats::default();
        let groups: [u32; 3] =
            std::array::from_fn(|i| config.grid[i].div_ceil(config.workgroup[i]));
        for z in 0..groups[2] {
            for y in 0..groups[1] {
                for x in 0..groups[0] {
                    let env = Env {
                        program: &self.program,
                        memory,
                        lds: Region::undefined(0, dispatch.lds_size as usize),
                        dispatch,
                        group: [x, y, z],
                        steps: stats.steps,
                        step_limit: config.step_limit,
                    };
                    run_group(env, kernel, config, &mut stats)?;
                }
            }
        }
        Ok(stats)
    }
}

fn check_config(config: &LaunchConfig) -> Result<(), Fault> {
    let bad = |what: &str| Err(Fault::new(FaultKind::BadLaunch, what));
    let items: u64 = config.workgroup.iter().map(|&n| u64::from(n)).product();
    if config.grid.contains(&0) || items == 0 {
        return bad("empty grid");
    }
    if items > 1024 {
        return bad("more than 1024 work-items in a group");
    }
    if config.wave_size != 32 && config.wave_size != 64 {
        return bad("waves have 32 or 64 lanes");
    }
    Ok(())
}

/// The work-items of a group in the order of their flat ids, before the kernel begins.
fn make_items(env: &Env, kernel: FuncRef, config: &LaunchConfig) -> Result<Vec<WorkItem>, Fault> {
    let size: [u32; 3] = std::array::from_fn(|i| {
        let first = env.group[i] * config.workgroup[i];
        config.workgroup[i].min(config.grid[i] - first)
    });
    let mut items = Vec::new();
    for z in 0..size[2] {
        for y in 0..size[1] {
            for x in 0..size[0] {
                let local = [x, y, z];
                let global = std::array::from_fn(|i| env.group[i] * config.workgroup[i] + local[i]);
                let lane = items.len() as u32 % config.wave_size;
                let mut item = WorkItem::new(local, global, lane);
                item.enter(env.program, kernel)?;
                set_arguments(&mut item, env, kernel);
                items.push(item);
            }
        }
    }
    Ok(items)
}

fn set_arguments(item: &mut WorkItem, env: &Env, kernel: FuncRef) {
    let func = &env.program.module.functions[kernel];
    for (&param, slots) in func
        .block_params(func.entry())
        .iter()
        .zip(&env.dispatch.args)
    {
        for (i, &slot) in slots.iter().enumerate() {
            item.set_lane(param, i, slot);
        }
    }
}

fn run_group(
    mut env: Env,
    kernel: FuncRef,
    config: &LaunchConfig,
    stats: &mut Stats,
) -> Result<(), InterpError> {
    let mut items = make_items(&env, kernel, config)?;
    stats.work_items += items.len() as u64;
    loop {
        let mut progress = false;
        for wave in items.chunks_mut(config.wave_size as usize) {
            for item in wave.iter_mut().filter(|i| i.state == State::Running) {
                exec::run(&mut env, item, TIME_SLICE)?;
                progress = true;
            }
            if wave.iter().all(|i| i.state != State::Running) {
                progress |= wave::run_wave(&mut env, wave, config.wave_size)?;
            }
        }
        stats.steps = env.steps;
        if progress {
            continue;
        }
        // Nobody runs or waits for its wave: all wait at a barrier or have ended.
        let mut waiting = items
            .iter_mut()
            .filter(|i| i.state == State::AtBarrier)
            .peekable();
        if waiting.peek().is_none() {
            return Ok(());
        }
        waiting.for_each(|i| i.state = State::Running);
        stats.barriers += 1;
    }
}

#[cfg(test)]
mod tests;

//! Random programs: kernels that are well defined, give the same result however their work-items
//! are scheduled, and are hard to compile.
//!
//! [`generate`] makes a module out of a seed: one kernel mostly, now and then several that share
//! functions and local memory, which are all launched. What it stresses: divergent control flow of
//! every reducible shape (early exits, breaks and continues over several levels, switches whose
//! cases run into each other, chains of short-circuit conditions, loops with several exits whose
//! trip counts differ between lanes; irreducible cycles behind a knob), values that live across
//! joins and out of loops, phis of `i1`, wide tuples and register pressure, integers and floats of
//! all widths, all kinds of memory.
//!
//! Why a program has only one result:
//!
//! - every index, shift amount, divisor and conversion is guarded, every loop counted;
//! - a work-item writes only its own part of the output; what it shares with others in global
//!   memory it changes by atomics that commute, and whose old value it does not look at;
//! - each work-group has a word of global memory that all its items write with the same number,
//!   between barriers that all items reach;
//! - local memory is written by its owner, and read by others only between barriers that all items
//!   reach;
//! - NaNs are replaced by a number where their bits could be seen, zeros of `minnum` lose their
//!   sign.

mod accumulated;
mod alias;
mod arguments;
mod arrays;
mod bodies;
mod buffers;
mod bytes;
mod carries;
mod chains;
mod clamped;
mod counted;
mod counts;
mod data_share;
mod dead_ends;
mod floats;
mod flow;
mod frozen;
mod functions;
mod gathered;
mod halves;
mod helpers;
mod hidden_spaces;
mod ints;
mod item_words;
mod kept_loads;
mod late;
mod lifetimes;
mod limbs;
mod lists;
mod matrix;
mod meetings;
mod memory;
mod neighbours;
mod one_word;
mod pairs;
mod pool;
mod products;
mod promised;
mod promises;
mod quotients;
mod read_only;
mod referenced;
mod rng;
mod rows;
mod same_places;
mod short_factors;
mod shorts;
mod siblings;
mod small_arms;
mod statements;
mod strides;
mod tables;
mod taps;
mod texts;
mod vectors;
mod walks;
mod whole;
mod wide;
mod written_out;

pub use rng::Rng;

use crate::interpret::run_case;
use crate::kernels::{Arg, Buffer, Case, Expectation};
use ir::builder::FunctionBuilder;
use ir::{AddrSpace, FuncRef, GlobalVar, Module, Type};
use memory::Surroundings;
use pool::Pool;

/// Name of the kernel.
pub const KERNEL: &str = "random_kernel";

/// What programs are made of.
#[derive(Clone, Debug)]
pub struct Config {
    /// Statements of the kernel, those in nested blocks included, about.
    pub size: usize,
    /// Deepest nesting of branches and loops.
    pub depth: usize,
    /// Values that are made at the start and used at the end.
    pub pressure: usize,
    /// Of a hundred conditions, so many depend on values that are the same in all lanes.
    pub uniform: u32,
    /// `half`, `float`, `double`.
    pub floats: Choice,
    /// Float division and square root.
    pub float_division: Choice,
    /// `i128`, and `i7`, `i24`, `i33`.
    pub odd_ints: Choice,
    /// Integers of more than 128 bits.
    pub wide_ints: Choice,
    /// There, those that are computed a second time by words.
    pub wide_by_words: Choice,
    /// Integer division of any width.
    pub int_division: Choice,
    /// Vectors.
    pub vectors: Choice,
    /// Vectors of 8 and 16 words.
    pub wide_vectors: Choice,
    /// Vectors at indices beyond their ends, where nobody uses what that gives.
    pub beyond_vectors: Choice,
    /// Branches whose conditions are known from the bits of their operands, though no constants.
    pub known_conditions: Choice,
    /// Arrays in private memory.
    pub private_memory: Choice,
    /// Private and local memory through generic pointers.
    pub generic_pointers: Choice,
    /// Local memory and barriers.
    pub local_memory: Choice,
    /// Atomics in global memory.
    pub atomics: Choice,
    /// Buffer resources, and pointers into buffers.
    pub buffers: Choice,
    /// Functions that are not inlined.
    pub calls: Choice,
    /// Functions with arguments of all kinds, called in all ways; local memory in functions.
    pub functions: Choice,
    /// Calls in the place of a return, where there are such functions.
    pub tail_calls: Choice,
    /// Arguments in memory that are aligned more strictly than the stack.
    pub strict_arguments: Choice,
    /// Arrays whose size is not known.
    pub dynamic_arrays: Choice,
    /// Branches to where control never returns from.
    pub dead_ends: Choice,
    /// Cycles with several entries.
    pub irreducible: Choice,
    /// Ballot and reading of lanes, where all lanes are active.
    pub wave_ops: Choice,
    /// Scans of whole waves by DPP, where there are operations of waves.
    pub scans: Choice,
    /// Memory accesses that are less aligned than their type.
    pub unaligned: Choice,
    /// Matrix instructions; then all waves are whole.
    pub matrices: Choice,
    /// Counters of lanes and loads to local memory; memory filled with a pattern.
    pub data_share: Choice,
    /// There, loads of global memory to local memory besides those of buffers.
    pub global_to_local: Choice,
}

/// Is a feature used?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Never.
    Off,
    /// Where it comes up.
    On,
}

impl Choice {
    /// Is it on?
    pub fn is_on(self) -> bool {
        self == Choice::On
    }
}

impl Default for Config {
    /// A program of middling size with everything that all stages support; no irreducible control
    /// flow.
    fn default() -> Config {
        Config {
            size: 60,
            depth: 4,
            pressure: 0,
            uniform: 25,
            floats: Choice::On,
            float_division: Choice::On,
            odd_ints: Choice::On,
            wide_ints: Choice::Off,
            wide_by_words: Choice::On,
            int_division: Choice::On,
            vectors: Choice::On,
            wide_vectors: Choice::Off,
            beyond_vectors: Choice::On,
            known_conditions: Choice::On,
            private_memory: Choice::On,
            generic_pointers: Choice::On,
            local_memory: Choice::On,
            atomics: Choice::On,
            buffers: Choice::On,
            calls: Choice::On,
            functions: Choice::Off,
            tail_calls: Choice::Off,
            strict_arguments: Choice::On,
            dynamic_arrays: Choice::Off,
            dead_ends: Choice::On,
            irreducible: Choice::Off,
            wave_ops: Choice::On,
            scans: Choice::On,
            unaligned: Choice::On,
            matrices: Choice::Off,
            data_share: Choice::Off,
            global_to_local: Choice::On,
        }
    }
}

impl Config {
    /// Control flow, and little else: words and conditions only, deeply nested.
    pub fn control_flow() -> Config {
        let off = Choice::Off;
        Config {
            size: 80,
            depth: 6,
            floats: off,
            float_division: off,
            odd_ints: off,
            int_division: off,
            vectors: off,
            beyond_vectors: off,
            known_conditions: off,
            private_memory: off,
            generic_pointers: off,
            local_memory: off,
            atomics: off,
            buffers: off,
            calls: off,
            wave_ops: off,
            unaligned: off,
            ..Config::default()
        }
    }

    /// Many long-lived values, of which many are wide.
    pub fn register_pressure() -> Config {
        Config {
            pressure: 60,
            wide_vectors: Choice::On,
            ..Config::default()
        }
    }

    /// Straight-line code of all operations.
    pub fn arithmetic() -> Config {
        Config {
            size: 120,
            depth: 0,
            ..Config::default()
        }
    }

    /// Integers of more than 128 bits among the others.
    pub fn wide_integers() -> Config {
        Config {
            size: 40,
            wide_ints: Choice::On,
            ..Config::default()
        }
    }

    /// Functions of all kinds, and what they do with memory.
    pub fn functions() -> Config {
        Config {
            size: 40,
            functions: Choice::On,
            tail_calls: Choice::On,
            dynamic_arrays: Choice::On,
            ..Config::default()
        }
    }

    /// Matrix instructions among the others.
    pub fn matrices() -> Config {
        Config {
            matrices: Choice::On,
            ..Config::default()
        }
    }

    /// Counters of lanes and loads to local memory among the others.
    pub fn data_share() -> Config {
        Config {
            data_share: Choice::On,
            ..Config::default()
        }
    }

    /// The preset of a seed, so that a run over many seeds sees all of them.
    pub fn of_seed(seed: u64) -> Config {
        match seed % 4 {
            0 => Config::default(),
            1 => Config::control_flow(),
            2 => Config::register_pressure(),
            _ => Config::arithmetic(),
        }
    }
}

/// A program with its launch.
#[derive(Clone, Debug)]
pub struct Program {
    /// The module.
    pub module: Module,
    /// The launch; its expectations are open until [`Program::expect`].
    pub case: Case,
    /// Launches of the other kernels of the module, with the same arguments.
    pub others: Vec<Case>,
}

impl Program {
    /// The program with each of its launches alone.
    pub fn launches(&self) -> impl Iterator<Item = Program> + '_ {
        let cases = std::iter::once(&self.case).chain(&self.others);
        cases.map(|case| Program {
            module: self.module.clone(),
            case: case.clone(),
            others: Vec::new(),
        })
    }

    /// Runs the reference interpreter, and makes what it finds the case's expectation.
    ///
    /// # Errors
    /// What stopped the interpreter, or that the program gave an undefined result: an error of the
    /// generator.
    pub fn expect(mut self) -> Result<Program, String> {
        let narrowed = narrowed(&self.module)?;
        let module = narrowed.as_ref().unwrap_or(&self.module);
        expect(module, &mut self.case)?;
        for case in &mut self.others {
            expect(module, case)?;
        }
        Ok(self)
    }
}

/// Makes what the interpreter finds a launch's expectation.
fn expect(module: &Module, case: &mut Case) -> Result<(), String> {
    let outcome = run_case(module, case)?;
    let mut results = outcome.buffers.into_iter();
    for arg in &mut case.args {
        // Numbers are no buffers, and have no results.
        let Arg::Buffer(buffer) = arg else { continue };
        if let Some(bytes) = results.next() {
            buffer.expect = Expectation::Exact(bytes);
        }
    }
    Ok(())
}

/// A module with integers of more than 128 bits as the interpreter takes it, which has none: the
/// pass that replaces them is tested against llc.
fn narrowed(module: &Module) -> Result<Option<Module>, String> {
    let types = &module.ctx.types;
    if types.iter().all(|(ty, _)| types.int_bits(ty) <= Some(128)) {
        return Ok(None);
    }
    let said = |errors: Vec<ir::Diagnostic>| errors[0].message.clone();
    let mut module = module.clone();
    lower::wide::run(&mut module).map_err(said)?;
    // Constants that nothing uses any more do not come back.
    let text = ir::print_module(&module);
    let source = ir::SourceFile {
        name: "narrowed",
        text: text.as_bytes(),
    };
    ir::parse_module(&source).map(Some).map_err(said)
}

/// Bytes of output that each work-item owns.
const RECORD: u64 = 1024;
/// Bytes of input.
const INPUT: usize = 4096;
/// Cells that all work-items change by atomics, 8 bytes each.
const CELLS: usize = 8;

/// Makes the program of a seed.
pub fn generate(seed: u64, config: &Config) -> Program {
    let mut rng = Rng::new(seed);
    let mut module = Module::new();
    let workgroup = match config.matrices {
        Choice::Off => rng.pick(&[64u32, 64, 32, 100, 128]),
        Choice::On => rng.pick(&[64, 128]),
    };
    let groups = rng.between(1, 2) as u32;
    // A partial last group, unless barriers would make it interesting for the wrong reason.
    let whole = config.matrices.is_on() || !rng.percent(30);
    let partial = if whole { 0 } else { workgroup / 3 };
    let grid = (groups * workgroup - partial).max(1);
    let local = config.local_memory.is_on().then(|| {
        let array = module.ctx.types.array(Type::I32, u64::from(workgroup));
        Local {
            shared: module.add_local("shared", array),
            own: item_words::declare(&mut module, workgroup),
            tables: tables::declare(&mut module, workgroup),
        }
    });
    let share = config.data_share.is_on();
    let share = share.then(|| data_share::Share::new(&mut module));
    let dead_ends = dead_ends::generate(&mut rng, config, &mut module);
    let functions = if config.calls.is_on() {
        helpers::generate(&mut rng, config, &mut module, dead_ends.as_ref())
    } else {
        Vec::new()
    };
    let families =
        functions::generate(&mut rng, config, &mut module, workgroup, dead_ends.as_ref());
    let mut own = Rng::new(seed.rotate_left(48));
    let siblings = siblings::generate(&mut own, config, &mut module, workgroup);
    let wide = wide::generate(&mut own, config, &mut module);
    let referenced = referenced::generate(Rng::new(seed.rotate_left(56)));
    let bodies = bodies::declare(Rng::new(seed.rotate_left(40)), config, &mut module);
    let promised = promised::declare(Rng::new(seed.rotate_left(44)), config, &mut module);
    let around = Around {
        workgroup,
        local,
        share,
        helpers: &functions,
        functions: &families,
        dead_ends,
        texts: texts::declare(Rng::new(seed.rotate_left(16)), &mut module),
        ranged: same_places::declare(Rng::new(seed.rotate_left(24)), &mut module),
        wide: wide.as_ref(),
        siblings: siblings.as_ref().map(|all| (all, all.portion(&mut own))),
        referenced: &referenced,
        bodies: bodies.as_ref(),
        promised: promised.as_ref(),
    };
    build_kernel(&mut rng, config, &mut module, KERNEL, around.clone());
    // Its own numbers: the program of a seed is what it was without tags.
    alias::tag_accesses(&mut Rng::new(!seed), &mut module, KERNEL);
    arguments::mark_arguments(&mut Rng::new(seed.rotate_left(32)), &mut module, KERNEL);
    arguments::mark_buffers(&mut own, &mut module, KERNEL);
    let names = siblings.as_ref().map_or(&[][..], |all| all.names());
    build_siblings(&mut own, config, &mut module, names, &around);
    let scalars = [rng.bits(), rng.bits()];
    let input: Vec<u8> = (0..INPUT).map(|_| rng.bits() as u8).collect();
    let mut args = vec![
        open_buffer(vec![0; RECORD as usize * grid as usize]),
        open_buffer(input),
        open_buffer(vec![0; read_only::bytes_of_cells(groups)]),
        Arg::U32(scalars[0] as u32),
        Arg::U64(scalars[1]),
    ];
    args.extend(referenced.iter().map(referenced::Referenced::arg));
    let case = Case {
        name: format!("random/{seed}"),
        kernel: KERNEL,
        grid: [grid, 1, 1],
        workgroup: [workgroup, 1, 1],
        args,
    };
    let others = names.iter().map(|&kernel| Case {
        kernel,
        ..case.clone()
    });
    Program {
        others: others.collect(),
        module,
        case,
    }
}

fn open_buffer(init: Vec<u8>) -> Arg {
    Arg::Buffer(Buffer {
        init,
        expect: Expectation::Unspecified,
    })
}

/// A function that programs call.
#[derive(Clone, Debug)]
struct Helper {
    func: FuncRef,
    ret: Type,
    params: Vec<Type>,
}

/// A function while it is made.
struct Gen<'a> {
    rng: &'a mut Rng,
    config: &'a Config,
    b: FunctionBuilder<'a>,
    /// Values that may be used here.
    pool: Pool,
    /// Enclosing places that control may leave for.
    targets: Vec<flow::Target>,
    /// Arrays that may be used here.
    variables: Vec<lifetimes::Variable>,
    /// Statements that may still be made.
    budget: usize,
    /// Pointers and the like; none in functions that are called.
    around: Option<Surroundings>,
    helpers: &'a [Helper],
    functions: &'a functions::Functions,
    /// What is needed for dead ends, if there are any.
    dead_ends: Option<dead_ends::DeadEnds>,
    /// Local memory of the waves, if there is some.
    share: Option<data_share::Share>,
    /// May some items have ended already?
    ended: bool,
    /// Ends of the program so far.
    ends: u32,
}

/// Local memory of a group.
#[derive(Clone, Copy)]
struct Local {
    /// A word for each item, which others read between barriers.
    shared: GlobalVar,
    /// Words that each item has for itself.
    own: GlobalVar,
    /// Rows that all fill, and others read.
    tables: tables::Tables,
}

/// What a kernel is made with.
#[derive(Clone)]
struct Around<'a> {
    workgroup: u32,
    local: Option<Local>,
    share: Option<data_share::Share>,
    helpers: &'a [Helper],
    functions: &'a functions::Functions,
    dead_ends: Option<dead_ends::DeadEnds>,
    texts: texts::Texts,
    ranged: same_places::RangedTables,
    wide: Option<&'a wide::WideFunction>,
    siblings: Option<(&'a siblings::Siblings, siblings::Portion)>,
    referenced: &'a [referenced::Referenced],
    /// Functions that it hands over by address.
    bodies: Option<&'a bodies::Bodies>,
    promised: Option<&'a promised::Promised>,
}

/// Makes kernels that are smaller than the first one, with other parts of what they have in common.
fn build_siblings(
    rng: &mut Rng,
    config: &Config,
    module: &mut Module,
    names: &[&str],
    around: &Around,
) {
    let config = Config {
        size: config.size / 4,
        pressure: config.pressure / 4,
        ..config.clone()
    };
    for name in names {
        let siblings = around.siblings.as_ref();
        let around = Around {
            siblings: siblings.map(|(all, _)| (*all, all.portion(rng))),
            ..around.clone()
        };
        build_kernel(rng, &config, module, name, around);
        alias::tag_accesses(rng, module, name);
        arguments::mark_arguments(rng, module, name);
        arguments::mark_buffers(rng, module, name);
    }
}

fn build_kernel(rng: &mut Rng, config: &Config, module: &mut Module, name: &str, around: Around) {
    let size = format!("{0},{0}", around.workgroup);
    let global = Type::ptr(AddrSpace::Global);
    let plain: [Type; arguments::PLAIN] = [global, global, global, Type::I32, Type::I64];
    let mut params = plain.to_vec();
    params.extend(referenced::Referenced::types(around.referenced));
    let kernel = module.add_kernel(name, &params);
    referenced::Referenced::mark(around.referenced, module, kernel);
    if rng.percent(50) {
        use ir::function::ParamFlags;
        module.functions[kernel].params[1].attrs.flags = ParamFlags::NOALIAS | ParamFlags::READONLY;
    }
    let key = "amdgpu-flat-work-group-size";
    let strings = &mut module.functions[kernel].attrs.strings;
    strings.push((key.into(), size.into()));
    let mut generator = Gen::of(
        module.build(kernel),
        rng,
        config,
        config.size,
        around.functions,
    );
    generator.helpers = around.helpers;
    generator.dead_ends = around.dead_ends.clone();
    generator.share = around.share;
    generator.kernel(&around);
}

impl<'a> Gen<'a> {
    /// For the body of a function, with so many statements, that may call these functions and has
    /// nothing else at hand.
    fn of(
        b: FunctionBuilder<'a>,
        rng: &'a mut Rng,
        config: &'a Config,
        budget: usize,
        functions: &'a functions::Functions,
    ) -> Gen<'a> {
        Gen {
            rng,
            config,
            b,
            pool: Pool::default(),
            targets: Vec::new(),
            variables: Vec::new(),
            budget,
            around: None,
            helpers: &[],
            functions,
            dead_ends: None,
            share: None,
            ended: false,
            ends: 0,
        }
    }
}

impl Gen<'_> {
    /// The kernel's body.
    fn kernel(&mut self, around: &Around) {
        let args = self.enter_kernel(around.workgroup, around.local);
        self.set_own_word();
        self.perhaps_kept_loads();
        self.perhaps_walks();
        self.perhaps_carries();
        if let Some(local) = around.local {
            self.perhaps_tables(local.tables);
        }
        if let Some((all, portion)) = &around.siblings {
            self.enter_siblings(all, portion);
        }
        let held = self.hold_values();
        while self.budget > 0 {
            self.statement(0);
        }
        self.perhaps_taps();
        self.perhaps_strides();
        self.perhaps_products();
        self.perhaps_short_factors();
        self.perhaps_one_word();
        self.perhaps_wrapping_runs();
        self.perhaps_clamped();
        self.perhaps_sums_of_bytes();
        self.perhaps_counts();
        self.perhaps_counted_loops();
        self.perhaps_late_loops();
        self.perhaps_texts(around.texts);
        self.perhaps_meetings();
        self.perhaps_accumulating_loops();
        self.perhaps_written_out();
        self.perhaps_neighbours_in_input();
        self.perhaps_lists();
        self.perhaps_pairs();
        self.perhaps_quotients();
        self.perhaps_hidden_spaces();
        self.perhaps_bodies(around.bodies);
        self.perhaps_promised(around.promised);
        if let Some((all, portion)) = &around.siblings {
            self.leave_siblings(all, portion);
        }
        if let Some(function) = around.wide {
            self.wide_integers(function);
        }
        self.perhaps_large_arrays();
        self.perhaps_chains();
        self.perhaps_same_places(around.ranged);
        self.perhaps_loops_of_uniform_loads();
        self.perhaps_gathered();
        self.perhaps_small_arms();
        self.read_referenced(around.referenced, &args[arguments::PLAIN..]);
        self.store_results(16);
        for value in held {
            self.store_result(value);
        }
        self.store_end();
        self.b.ret_void();
    }

    /// Adds something to a share of programs, in hundredths. It takes numbers of its own, which
    /// `turn` tells apart from those of others, and leaves no values to choose from: a seed's
    /// program is the same but for this.
    fn apart(&mut self, turn: u32, share: u32, add: impl FnOnce(&mut Self)) {
        let mut own = Rng::new(self.rng.clone().bits().rotate_left(turn));
        if !own.percent(share) {
            return;
        }
        let mark = self.pool.mark();
        std::mem::swap(self.rng, &mut own);
        add(self);
        std::mem::swap(self.rng, &mut own);
        self.pool.reset(&mark);
    }

    /// Values that stay alive to the end.
    fn hold_values(&mut self) -> Vec<ir::Value> {
        (0..self.config.pressure)
            .map(|_| {
                let ty = self.pressing_type();
                self.load_input(ty)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests;

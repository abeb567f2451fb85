//! Starting a kernel: checks, what it finds in memory, the dispatch packet.
//!
//! Source: AMDGPUUsage, "Kernel Dispatch"; HSA platform specification for the packet's and the
//! queue's layout.

use crate::checks;
use crate::code_object::Kernel;
use crate::cost::Stats;
use crate::device::{Device, Module};
use crate::error::{FaultKind, LaunchError};
use crate::exec::{self, ElementSize, ScratchMemory, Shared};
use crate::float::Approximations;
use crate::initial::{self, Preloaded};
use crate::kernarg::kernarg;
use crate::memory::Buffer;
use crate::program::{Program, Registers};
use crate::run::{self, Dispatch, Schedule};
use crate::strict::{Mode, Races};
use crate::tools::Tools;
use crate::wave::{LANES, Wave};
use isa::{Facts, FlatScratch, Processor};

/// Apertures in the flat address space: their upper 16 bits are what `SH_MEM_BASES` holds.
pub(crate) const SHARED_BASE: u64 = 1 << 48;
pub(crate) const PRIVATE_BASE: u64 = 2 << 48;

/// Most bytes of scratch memory of a launch.
const MAX_SCRATCH: u64 = 1 << 30;
/// Granule of a wave's scratch memory, in bytes.
const SCRATCH_GRANULE: u32 = 1024;
/// Kernel arguments are given room in multiples of a cache line: compilers read past the last one
/// where alignment makes that harmless.
const KERNARG_GRANULE: u64 = 64;

/// How a kernel is launched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LaunchConfig {
    /// Work-items in each dimension; not necessarily a multiple of the work-group.
    pub grid: [u32; 3],
    /// Work-items of a work-group in each dimension.
    pub workgroup: [u32; 3],
    /// Number of dimensions, 1 to 3.
    pub dimensions: u8,
    /// First global id in each dimension.
    pub global_offset: [u64; 3],
    /// LDS of a work-group beyond what the kernel declares.
    pub dynamic_lds: u32,
    /// Instructions, over all waves, after which the launch is given up.
    pub instruction_limit: u64,
    /// Host threads, which share the work-groups. Strict mode and traces take one.
    pub threads: u32,
    /// In which order waves take turns.
    pub schedule: Schedule,
    /// How much is checked.
    pub mode: Mode,
    /// What strict mode does about data races.
    pub races: Races,
    /// Which results the instructions give that are specified to a bound.
    pub approximations: Approximations,
    /// Where the kernel prints: a buffer of
    /// [`Device::printf_buffer`](crate::Device::printf_buffer). Without one nothing is printed.
    pub printf: Option<Buffer>,
}

/// Default of [`LaunchConfig::instruction_limit`].
const INSTRUCTION_LIMIT: u64 = 1 << 34;

impl LaunchConfig {
    /// One dimension.
    pub fn linear(grid: u32, workgroup: u32) -> LaunchConfig {
        LaunchConfig {
            dimensions: 1,
            ..LaunchConfig::new([grid, 1, 1], [workgroup, 1, 1])
        }
    }

    /// Up to three dimensions; as many as are not 1.
    pub fn new(grid: [u32; 3], workgroup: [u32; 3]) -> LaunchConfig {
        let used = (0..3).rev().find(|&d| grid[d] != 1 || workgroup[d] != 1);
        LaunchConfig {
            grid,
            workgroup,
            dimensions: used.unwrap_or(0) as u8 + 1,
            global_offset: [0; 3],
            dynamic_lds: 0,
            instruction_limit: INSTRUCTION_LIMIT,
            threads: 1,
            schedule: Schedule::default(),
            mode: Mode::Plain,
            races: Races::Report,
            approximations: Approximations::Nearest,
            printf: None,
        }
    }

    /// The same with a buffer to print into.
    pub fn with_printf(self, buffer: Buffer) -> LaunchConfig {
        LaunchConfig {
            printf: Some(buffer),
            ..self
        }
    }

    /// The same with more LDS.
    pub fn with_dynamic_lds(self, bytes: u32) -> LaunchConfig {
        LaunchConfig {
            dynamic_lds: bytes,
            ..self
        }
    }

    /// The same on so many host threads.
    pub fn with_threads(self, threads: u32) -> LaunchConfig {
        LaunchConfig { threads, ..self }
    }

    /// The same with another order of waves.
    pub fn with_schedule(self, schedule: Schedule) -> LaunchConfig {
        LaunchConfig { schedule, ..self }
    }

    /// The same in another mode.
    pub fn with_mode(self, mode: Mode) -> LaunchConfig {
        LaunchConfig { mode, ..self }
    }

    /// The same with another treatment of data races.
    pub fn with_races(self, races: Races) -> LaunchConfig {
        LaunchConfig { races, ..self }
    }

    /// The same with other results of the instructions that are specified to a bound.
    pub fn with_approximations(self, approximations: Approximations) -> LaunchConfig {
        LaunchConfig {
            approximations,
            ..self
        }
    }

    /// The same with another limit of instructions.
    pub fn with_instruction_limit(self, limit: u64) -> LaunchConfig {
        LaunchConfig {
            instruction_limit: limit,
            ..self
        }
    }
}

/// An argument of a kernel.
#[derive(Clone, PartialEq, Debug)]
pub enum KernelArg {
    /// A buffer: its address.
    Buffer(Buffer),
    /// Bytes by value; as many as the kernel's argument has.
    Bytes(Vec<u8>),
    /// 32 bits.
    U32(u32),
    /// 64 bits.
    U64(u64),
    /// 32 bits.
    I32(i32),
    /// Single precision.
    F32(f32),
    /// Double precision.
    F64(f64),
    /// A pointer to that many bytes of LDS, allocated for the launch.
    Local(u32),
    /// The descriptor of an image, whose address the kernel gets.
    Image(Buffer),
    /// The descriptor of a sampler, whose address the kernel gets.
    Sampler(Buffer),
}

impl From<Buffer> for KernelArg {
    fn from(buffer: Buffer) -> KernelArg {
        KernelArg::Buffer(buffer)
    }
}

impl KernelArg {
    /// The argument's bytes; LDS is handed out from `lds` on.
    pub(crate) fn bytes(&self, lds: &mut u32) -> Vec<u8> {
        match self {
            KernelArg::Buffer(buffer) | KernelArg::Image(buffer) | KernelArg::Sampler(buffer) => {
                buffer.address.to_le_bytes().to_vec()
            }
            KernelArg::Bytes(bytes) => bytes.clone(),
            KernelArg::U32(v) => v.to_le_bytes().to_vec(),
            KernelArg::U64(v) => v.to_le_bytes().to_vec(),
            KernelArg::I32(v) => v.to_le_bytes().to_vec(),
            KernelArg::F32(v) => v.to_le_bytes().to_vec(),
            KernelArg::F64(v) => v.to_le_bytes().to_vec(),
            KernelArg::Local(size) => {
                let at = lds.next_multiple_of(16);
                *lds = at.saturating_add(*size);
                at.to_le_bytes().to_vec()
            }
        }
    }
}

/// Buffers that live as long as a launch.
struct Temporaries {
    buffers: Vec<Buffer>,
    mark: u64,
}

impl Device {
    /// Runs a kernel to its end.
    ///
    /// # Errors
    /// What is wrong with the launch, or the fault that stopped it.
    pub fn launch(
        &mut self,
        module: Module,
        kernel: &str,
        config: LaunchConfig,
        args: &[KernelArg],
    ) -> Result<Stats, LaunchError> {
        self.launch_with(module, kernel, config, args, Tools::default())
    }

    /// The error with source lines for the instructions that have a part in it.
    fn located(&self, mut error: LaunchError, module: Module) -> LaunchError {
        let (LaunchError::Fault(fault), Some(object)) = (&mut error, self.code_object(module))
        else {
            return error;
        };
        let line = |address: Option<u64>| object.lines.find(address?);
        fault.source = line(fault.code_address);
        if let FaultKind::Strict(violation) = &mut fault.kind {
            for site in violation.sites_mut() {
                site.source = line(site.code_address);
            }
        }
        error
    }

    /// As [`Device::launch`], watched by tools.
    ///
    /// # Errors
    /// As [`Device::launch`].
    pub fn launch_with(
        &mut self,
        module: Module,
        kernel: &str,
        config: LaunchConfig,
        args: &[KernelArg],
        tools: Tools<'_>,
    ) -> Result<Stats, LaunchError> {
        let found = self.found(module, kernel)?;
        let processor = self.target.processor;
        let facts = checks::facts(&self.target)?;
        checks::check(&found.kernel, &config, found.entry, processor)?;
        let registers = checks::registers(&found.kernel, processor)?;
        let (kernarg, lds_size) = kernarg(&found.kernel, &config, args)?;
        if lds_size > processor.lds_bytes_per_group {
            return Err(LaunchError::Resources(format!(
                "{lds_size} bytes of LDS are needed, a work-group can have {}",
                processor.lds_bytes_per_group
            )));
        }
        if lds_size > 0 && found.kernel.descriptor.is_split {
            let what = format!("{lds_size} bytes of LDS are needed, a split work-group has none");
            return Err(LaunchError::Resources(what));
        }
        checks::group_fits(&found.kernel, waves_per_group(&config), processor)?;
        let mut temporaries = Temporaries {
            buffers: Vec::new(),
            mark: self.memory.mark(),
        };
        let result = self.prepare(&found, &config, lds_size, &kernarg, &mut temporaries);
        let result = result.and_then(|launch| {
            let mut program = self.take_program(registers);
            let dispatch = Dispatch {
                kernel: &found.kernel,
                config: &config,
                entry: found.entry,
                code_base: found.code_base,
                registers,
                lds_size,
                launch: &launch,
                shared: shared(facts, &launch, registers, (&config, processor)),
                processor,
            };
            self.memory.share(config.threads > 1);
            let result = run::run(&dispatch, &mut program, &self.memory, &self.target, tools);
            self.programs.push(program);
            result
        });
        let result = result.map(|finished| {
            self.wait_uses = finished.wait_uses;
            finished.stats
        });
        let result = result.map_err(|error| self.located(error, module));
        self.dispatches += 1;
        self.release(&temporaries.buffers, temporaries.mark);
        result
    }

    /// The waves of a grid before their first instruction, for who executes them himself. What they
    /// find in memory stays there.
    pub(crate) fn start(
        &mut self,
        module: Module,
        kernel: &str,
        config: &LaunchConfig,
        args: &[KernelArg],
    ) -> Result<Started, LaunchError> {
        let found = self.found(module, kernel)?;
        let facts = checks::facts(&self.target)?;
        let processor = self.target.processor;
        checks::check(&found.kernel, config, found.entry, processor)?;
        let registers = checks::registers(&found.kernel, processor)?;
        let (kernarg, lds_size) = kernarg(&found.kernel, config, args)?;
        let mut kept = Temporaries {
            buffers: Vec::new(),
            mark: self.memory.mark(),
        };
        let launch = self.prepare(&found, config, lds_size, &kernarg, &mut kept)?;
        let dispatch = Dispatch {
            kernel: &found.kernel,
            config,
            entry: found.entry,
            code_base: found.code_base,
            registers,
            lds_size,
            launch: &launch,
            shared: shared(facts, &launch, registers, (config, processor)),
            processor,
        };
        Ok(Started {
            groups: dispatch.resident()?,
            shared: dispatch.shared,
            program: self.take_program(registers),
            lds: vec![0; lds_size as usize],
            is_split: found.kernel.descriptor.is_split,
            scratch: (launch.scratch, launch.scratch_size),
            code_base: found.code_base,
        })
    }

    /// The kernel of a name, and where it is.
    fn found(&self, module: Module, name: &str) -> Result<Found, LaunchError> {
        let (loaded, kernel) = self
            .kernel(module, name)
            .ok_or_else(|| LaunchError::NoSuchKernel(name.to_string()))?;
        let descriptor_address = loaded.base.wrapping_add(kernel.address);
        Ok(Found {
            code_base: loaded.base,
            descriptor_address,
            entry: descriptor_address.wrapping_add_signed(kernel.descriptor.entry),
            fixed_scratch: loaded.scratch,
            kernel: kernel.clone(),
        })
    }

    fn temporary(&mut self, size: u64, kept: &mut Temporaries) -> Result<Buffer, LaunchError> {
        let buffer = self.memory.alloc(size).ok_or_else(|| {
            LaunchError::Resources(format!("no room for {size} bytes of the launch's own"))
        })?;
        kept.buffers.push(buffer);
        Ok(buffer)
    }

    /// A driver's table of resources, of which the first is that of scratch memory; that of compute
    /// shaders is the second. The upper half of its address is that of the code.
    fn resource_table(
        &mut self,
        found: &Found,
        scratch: u64,
        size: u64,
        kept: &mut Temporaries,
    ) -> Result<Option<u64>, LaunchError> {
        if !found.kernel.descriptor.resource_table {
            return Ok(None);
        }
        let table = self.temporary(64, kept)?.address;
        if table >> 32 != found.entry >> 32 {
            let what = "the table of resources is not near the code".to_string();
            return Err(LaunchError::Resources(what));
        }
        let resource =
            initial::scratch_resource(scratch, size, initial::element_size(self.target.processor));
        for (i, word) in resource.into_iter().enumerate() {
            for start in [table, table + 16] {
                self.memory.write(start + 4 * i as u64, &word.to_le_bytes());
            }
        }
        Ok(Some(table))
    }

    /// Puts into memory what the packet processor would find there.
    fn prepare(
        &mut self,
        found: &Found,
        config: &LaunchConfig,
        lds_size: u32,
        kernarg: &[u8],
        kept: &mut Temporaries,
    ) -> Result<Launch, LaunchError> {
        let facts = checks::facts(&self.target)?;
        let private_size = checks::private_size(&found.kernel.descriptor)?;
        let wave_scratch = (private_size * LANES as u32).next_multiple_of(SCRATCH_GRANULE);
        let slots = run::resident_waves(config, wave_scratch);
        let scratch_size = match private_size {
            0 => 0,
            _ => u64::from(wave_scratch) * u64::from(slots),
        };
        if scratch_size > MAX_SCRATCH {
            return Err(LaunchError::Resources(format!(
                "{scratch_size} bytes of scratch memory for one work-group"
            )));
        }
        let kernarg_size = (kernarg.len() as u64).next_multiple_of(KERNARG_GRANULE);
        let kernarg_buffer = self.temporary(kernarg_size.max(KERNARG_GRANULE), kept)?;
        self.memory.write(kernarg_buffer.address, kernarg);
        let queue = self.temporary(QUEUE_SIZE, kept)?;
        let packet = self.temporary(64, kept)?;
        let scratch = match found.fixed_scratch {
            Some(fixed) if fixed.size >= scratch_size => fixed,
            Some(fixed) => {
                return Err(LaunchError::Resources(format!(
                    "{scratch_size} bytes of scratch memory, {} are in the code",
                    fixed.size
                )));
            }
            None => self.temporary(scratch_size.max(4), kept)?,
        };
        let table = self.resource_table(found, scratch.address, scratch_size, kept)?;
        let launch = Launch {
            kernarg: kernarg_buffer.address,
            queue: queue.address,
            packet: packet.address,
            scratch: scratch.address,
            scratch_setup: match facts.flat_scratch {
                FlatScratch::Architected => ScratchSetup::Hardware,
                _ => ScratchSetup::Program,
            },
            flat_scratch: initial::flat_scratch_init(facts, scratch.address, private_size),
            element_size: initial::element_size(self.target.processor),
            scratch_size,
            scratch_room: scratch.size,
            private_size,
            wave_scratch,
            dispatch_id: self.dispatches,
            groups: run::groups(config),
            preloaded: initial::preloaded(&found.kernel.descriptor, kernarg),
            descriptor_address: found.descriptor_address,
            table,
        };
        self.memory.write(queue.address, &queue_contents(&launch));
        let contents = packet_contents(&launch, config, lds_size);
        self.memory.write(packet.address, &contents);
        Ok(launch)
    }
}

/// A kernel that is loaded.
struct Found {
    kernel: Kernel,
    code_base: u64,
    descriptor_address: u64,
    /// Address of its first instruction.
    entry: u64,
    /// The scratch memory whose address is in its code, where it is.
    fixed_scratch: Option<Buffer>,
}

/// Waves before their first instruction, and what they are executed with.
pub(crate) struct Started {
    /// By work-group.
    pub groups: Vec<Vec<Wave>>,
    pub shared: Shared,
    pub program: Program,
    /// Of a work-group.
    pub lds: Vec<u8>,
    /// The waves of a work-group may be on different compute units.
    pub is_split: bool,
    /// Address and size of scratch memory.
    pub scratch: (u64, u64),
    /// Device address of the code object's address zero.
    pub code_base: u64,
}

/// What all waves of a launch share.
fn shared(
    facts: &Facts,
    launch: &Launch,
    registers: Registers,
    (config, processor): (&LaunchConfig, &Processor),
) -> Shared {
    Shared {
        shared_base: SHARED_BASE,
        private_base: PRIVATE_BASE,
        scratch_base: initial::scratch_base(facts, launch.scratch),
        scratch: ScratchMemory {
            base: launch.scratch,
            size: launch.scratch_room,
            of_wave: launch.wave_scratch.into(),
        },
        lds_bound: facts.lds_bound,
        element_size: initial::element_size(processor),
        alignment: initial::alignment(processor),
        upper_half: facts.upper_half,
        m0_of_lds: exec::m0_of_lds(processor),
        small_floats: exec::small_floats(processor),
        sgprs: registers.sgprs,
        vgprs: registers.vgprs,
        gpr_alloc: exec::gpr_alloc(registers, processor),
        has_xcc_id: exec::has_xcc_id(processor),
        swizzles: exec::swizzles(processor),
        lds_sums: exec::lds_sums(processor),
        scc_of_equal_max: exec::scc_of_equal_max(processor),
        images: exec::image::rules(processor),
        waves_per_group: waves_per_group(config),
    }
}

/// Who makes FLAT_SCRATCH the address of the wave's part (AMDGPUUsage, "Flat Scratch").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ScratchSetup {
    /// The kernel's first instructions.
    Program,
    /// The hardware, if the descriptor asks for private memory: "architected" flat scratch.
    Hardware,
}

/// Addresses and sizes of one launch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Launch {
    pub kernarg: u64,
    pub queue: u64,
    pub packet: u64,
    pub scratch: u64,
    /// Who sets FLAT_SCRATCH up.
    pub scratch_setup: ScratchSetup,
    /// What kernels get to do so.
    pub flat_scratch: u64,
    /// How the elements of swizzled buffers are sized.
    pub element_size: ElementSize,
    pub scratch_size: u64,
    /// Bytes of memory that are there for it.
    pub scratch_room: u64,
    /// Bytes of a work-item.
    pub private_size: u32,
    /// Bytes of a wave.
    pub wave_scratch: u32,
    pub dispatch_id: u64,
    /// Work-groups of the grid.
    pub groups: [u32; 3],
    /// Kernel arguments that are put in SGPRs.
    pub preloaded: Preloaded,
    pub descriptor_address: u64,
    /// The table of resources, where there is one.
    pub table: Option<u64>,
}

/// Bytes of `amd_queue_t`.
const QUEUE_SIZE: u64 = 256;

/// `amd_queue_t`, as far as code objects read it: the apertures' upper halves.
fn queue_contents(_: &Launch) -> Vec<u8> {
    const GROUP_APERTURE_HI: usize = 0x40;
    const PRIVATE_APERTURE_HI: usize = 0x44;
    let mut bytes = vec![0; QUEUE_SIZE as usize];
    let mut put = |at: usize, base: u64| {
        bytes[at..at + 4].copy_from_slice(&((base >> 32) as u32).to_le_bytes());
    };
    put(GROUP_APERTURE_HI, SHARED_BASE);
    put(PRIVATE_APERTURE_HI, PRIVATE_BASE);
    bytes
}

/// The AQL kernel dispatch packet (`hsa_kernel_dispatch_packet_t`).
fn packet_contents(launch: &Launch, config: &LaunchConfig, lds_size: u32) -> [u8; 64] {
    /// Packet type "kernel dispatch", system scope acquire and release.
    const HEADER: u16 = 2 | 2 << 9 | 2 << 11;
    let mut bytes = [0; 64];
    let mut put = |at: usize, value: &[u8]| bytes[at..at + value.len()].copy_from_slice(value);
    put(0, &HEADER.to_le_bytes());
    put(2, &u16::from(config.dimensions).to_le_bytes());
    for d in 0..3 {
        put(4 + 2 * d, &(config.workgroup[d] as u16).to_le_bytes());
        put(12 + 4 * d, &config.grid[d].to_le_bytes());
    }
    put(24, &launch.private_size.to_le_bytes());
    put(28, &lds_size.to_le_bytes());
    put(32, &launch.descriptor_address.to_le_bytes());
    put(40, &launch.kernarg.to_le_bytes());
    bytes
}

/// Waves of a full work-group.
pub(crate) fn waves_per_group(config: &LaunchConfig) -> u32 {
    let items: u32 = config.workgroup.iter().product();
    items.div_ceil(LANES as u32)
}

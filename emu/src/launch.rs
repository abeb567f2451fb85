//! Starting a kernel: checks, arguments, the dispatch packet, the initial state of waves.
//!
//! Source: AMDGPUUsage, "Kernel Dispatch", "Initial Kernel Execution State", "Kernel Argument
//! Metadata"; HSA platform specification for the packet's and the queue's layout.

use crate::checks::{self, MAX_USER_SGPRS};
use crate::code_object::Kernel;
use crate::cost::Stats;
use crate::descriptor::{Descriptor, WorkItemIds};
use crate::device::{Device, Module};
use crate::error::{FaultKind, LaunchError};
use crate::exec::{self, Alignment, ElementSize, ScratchBase, Shared};
use crate::memory::Buffer;
use crate::metadata::{ArgInfo, ArgLayout, ValueKind};
use crate::program::{Program, Registers};
use crate::run::{self, Dispatch, Schedule};
use crate::strict::{Mode, Races};
use crate::tools::Tools;
use crate::wave::{FLAT_SCR, LANES, Wave};
use isa::{Facts, FlatScratch, Generation, Processor};

/// Apertures in the flat address space: their upper 16 bits are what `SH_MEM_BASES` holds.
pub(crate) const SHARED_BASE: u64 = 1 << 48;
const PRIVATE_BASE: u64 = 2 << 48;

/// Most bytes of scratch memory of a launch.
const MAX_SCRATCH: u64 = 1 << 30;
/// Granule of a wave's scratch memory, in bytes.
const SCRATCH_GRANULE: u32 = 1024;
/// Kernel arguments are given room in multiples of a cache line: compilers read past the last one
/// where alignment makes that harmless.
const KERNARG_GRANULE: u64 = 64;

/// Dwords that user SGPRs have room for.
type Preloaded = [u32; MAX_USER_SGPRS as usize];

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
}

impl From<Buffer> for KernelArg {
    fn from(buffer: Buffer) -> KernelArg {
        KernelArg::Buffer(buffer)
    }
}

impl KernelArg {
    /// The argument's bytes; LDS is handed out from `lds` on.
    fn bytes(&self, lds: &mut u32) -> Vec<u8> {
        match self {
            KernelArg::Buffer(buffer) => buffer.address.to_le_bytes().to_vec(),
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
        let (loaded, found) = self
            .kernel(module, kernel)
            .ok_or_else(|| LaunchError::NoSuchKernel(kernel.to_string()))?;
        let entry = loaded
            .base
            .wrapping_add(found.address)
            .wrapping_add_signed(found.descriptor.entry);
        let code_base = loaded.base;
        let descriptor_address = loaded.base + found.address;
        let fixed_scratch = loaded.scratch;
        let found = found.clone();
        let processor = self.target.processor;
        let facts = checks::facts(&self.target)?;
        checks::check(&found, &config, entry, processor)?;
        let registers = checks::registers(&found, processor)?;
        let (kernarg, lds_size) = kernarg(&found, &config, args)?;
        if lds_size > processor.lds_bytes_per_group {
            return Err(LaunchError::Resources(format!(
                "{lds_size} bytes of LDS are needed, a work-group can have {}",
                processor.lds_bytes_per_group
            )));
        }
        if lds_size > 0 && found.descriptor.is_split {
            let what = format!("{lds_size} bytes of LDS are needed, a split work-group has none");
            return Err(LaunchError::Resources(what));
        }
        checks::group_fits(&found, waves_per_group(&config), processor)?;
        let mut temporaries = Temporaries {
            buffers: Vec::new(),
            mark: self.memory.mark(),
        };
        let result = self.prepare(
            &found,
            &config,
            [lds_size.into(), entry],
            &kernarg,
            fixed_scratch,
            &mut temporaries,
        );
        let result = result.and_then(|launch| {
            let mut program = self.take_program(registers);
            let dispatch = Dispatch {
                kernel: &found,
                config: &config,
                entry,
                code_base,
                registers,
                lds_size,
                launch: &Launch {
                    descriptor_address,
                    ..launch
                },
                shared: shared(facts, launch.scratch, registers, (&config, processor)),
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

    /// A wave of one work-item before its first instruction, for who executes it himself. What it
    /// finds in memory stays there.
    pub(crate) fn start(
        &mut self,
        module: Module,
        kernel: &str,
        args: &[KernelArg],
    ) -> Result<Started, LaunchError> {
        let (loaded, found) = self
            .kernel(module, kernel)
            .ok_or_else(|| LaunchError::NoSuchKernel(kernel.to_string()))?;
        let code_base = loaded.base;
        let fixed_scratch = loaded.scratch;
        let at = loaded.base.wrapping_add(found.address);
        let entry = at.wrapping_add_signed(found.descriptor.entry);
        let found = found.clone();
        let config = LaunchConfig::linear(1, 1);
        let facts = checks::facts(&self.target)?;
        checks::check(&found, &config, entry, self.target.processor)?;
        let registers = checks::registers(&found, self.target.processor)?;
        let (kernarg, lds_size) = kernarg(&found, &config, args)?;
        let mut kept = Temporaries {
            buffers: Vec::new(),
            mark: self.memory.mark(),
        };
        let sizes = [lds_size.into(), entry];
        let mut launch =
            self.prepare(&found, &config, sizes, &kernarg, fixed_scratch, &mut kept)?;
        launch.descriptor_address = at;
        let dispatch = Dispatch {
            kernel: &found,
            config: &config,
            entry,
            code_base,
            registers,
            lds_size,
            launch: &launch,
            shared: shared(
                facts,
                launch.scratch,
                registers,
                (&config, self.target.processor),
            ),
            processor: self.target.processor,
        };
        let place = WavePlace {
            group: [0; 3],
            size: [1; 3],
            number: 0,
            waves: 1,
            scratch_offset: 0,
        };
        Ok(Started {
            wave: dispatch.wave(&place),
            shared: dispatch.shared,
            program: self.take_program(registers),
            lds: vec![0; lds_size as usize],
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
        kernel: &Kernel,
        scratch: u64,
        size: u64,
        entry: u64,
        kept: &mut Temporaries,
    ) -> Result<Option<u64>, LaunchError> {
        if !kernel.descriptor.resource_table {
            return Ok(None);
        }
        let table = self.temporary(64, kept)?.address;
        if table >> 32 != entry >> 32 {
            let what = "the table of resources is not near the code".to_string();
            return Err(LaunchError::Resources(what));
        }
        let resource = scratch_resource(scratch, size, element_size(self.target.processor));
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
        kernel: &Kernel,
        config: &LaunchConfig,
        [lds_size, entry]: [u64; 2],
        kernarg: &[u8],
        fixed_scratch: Option<Buffer>,
        kept: &mut Temporaries,
    ) -> Result<Launch, LaunchError> {
        let facts = checks::facts(&self.target)?;
        let private_size = checks::private_size(&kernel.descriptor)?;
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
        let scratch = match fixed_scratch {
            Some(fixed) if fixed.size >= scratch_size => fixed,
            Some(fixed) => {
                return Err(LaunchError::Resources(format!(
                    "{scratch_size} bytes of scratch memory, {} are in the code",
                    fixed.size
                )));
            }
            None => self.temporary(scratch_size.max(4), kept)?,
        };
        let table = self.resource_table(kernel, scratch.address, scratch_size, entry, kept)?;
        let launch = Launch {
            kernarg: kernarg_buffer.address,
            queue: queue.address,
            packet: packet.address,
            scratch: scratch.address,
            scratch_setup: match facts.flat_scratch {
                FlatScratch::Architected => ScratchSetup::Hardware,
                _ => ScratchSetup::Program,
            },
            flat_scratch: flat_scratch_init(facts, scratch.address, private_size),
            element_size: element_size(self.target.processor),
            scratch_size,
            private_size,
            wave_scratch,
            dispatch_id: self.dispatches,
            groups: run::groups(config),
            preloaded: preloaded(&kernel.descriptor, kernarg),
            descriptor_address: 0,
            table,
        };
        self.memory.write(queue.address, &queue_contents(&launch));
        let contents = packet_contents(&launch, config, lds_size as u32);
        self.memory.write(packet.address, &contents);
        Ok(launch)
    }
}

/// A wave before its first instruction, and what it is executed with.
pub(crate) struct Started {
    pub wave: Wave,
    pub shared: Shared,
    pub program: Program,
    pub lds: Vec<u8>,
}

/// What all waves of a launch share.
fn shared(
    facts: &Facts,
    scratch: u64,
    registers: Registers,
    (config, processor): (&LaunchConfig, &Processor),
) -> Shared {
    Shared {
        shared_base: SHARED_BASE,
        private_base: PRIVATE_BASE,
        scratch_base: scratch_base(facts, scratch),
        lds_bound: facts.lds_bound,
        element_size: element_size(processor),
        alignment: alignment(processor),
        upper_half: facts.upper_half,
        m0_of_lds: exec::m0_of_lds(processor),
        small_floats: exec::small_floats(processor),
        sgprs: registers.sgprs,
        vgprs: registers.vgprs,
        gpr_alloc: exec::gpr_alloc(registers, processor),
        has_xcc_id: exec::has_xcc_id(processor),
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

/// The kernarg segment, and the LDS of a work-group with what arguments take.
fn kernarg(
    kernel: &Kernel,
    config: &LaunchConfig,
    args: &[KernelArg],
) -> Result<(Vec<u8>, u32), LaunchError> {
    if kernel.meta.layout != ArgLayout::Described {
        return packed(kernel, config, args);
    }
    let expected = kernel.explicit_args().count();
    if args.len() != expected {
        return Err(LaunchError::ArgumentCount {
            expected,
            given: args.len(),
        });
    }
    let mut segment = vec![0; kernel.kernarg_size() as usize];
    let mut lds = kernel.lds_size();
    for (index, (info, arg)) in kernel.explicit_args().zip(args).enumerate() {
        let bytes = explicit(info, arg, &mut lds).map_err(|what| LaunchError::Argument {
            index,
            name: info.name.clone(),
            what,
        })?;
        let at = info.offset as usize;
        segment[at..at + bytes.len()].copy_from_slice(&bytes);
    }
    lds = lds.saturating_add(config.dynamic_lds);
    for info in kernel.args().iter().filter(|a| !a.kind.is_explicit()) {
        let value = hidden(info.kind, config, lds - kernel.lds_size());
        let bytes = value.to_le_bytes();
        let count = bytes.len().min(info.size as usize);
        let at = info.offset as usize;
        segment[at..at + count].copy_from_slice(&bytes[..count]);
    }
    Ok((segment, lds))
}

/// Bytes behind the last argument that code may read without having been told what is there.
const BEHIND_ARGS: usize = 256;

/// The kernarg segment where nothing describes it: arguments one after the other, each aligned to
/// its size up to 16 bytes.
fn packed(
    kernel: &Kernel,
    config: &LaunchConfig,
    args: &[KernelArg],
) -> Result<(Vec<u8>, u32), LaunchError> {
    let mut lds = kernel.lds_size();
    let mut segment = Vec::new();
    if kernel.meta.layout == ArgLayout::Header {
        let groups = run::groups(config);
        let words = groups
            .into_iter()
            .chain(config.grid)
            .chain(config.workgroup);
        segment.extend(words.flat_map(u32::to_le_bytes));
    }
    let start = segment.len();
    for arg in args {
        let bytes = arg.bytes(&mut lds);
        let align = bytes.len().next_power_of_two().min(16);
        let at = start + (segment.len() - start).next_multiple_of(align);
        segment.resize(at, 0);
        segment.extend(bytes);
    }
    let end = segment.len();
    let size = kernel.kernarg_size() as usize;
    if kernel.meta.layout == ArgLayout::Mesa {
        let implicit = 16;
        let room = size.saturating_sub(implicit);
        if end > room {
            return Err(LaunchError::Resources(format!(
                "{end} bytes of arguments were given, kernel '{}' has {room}",
                kernel.name()
            )));
        }
        segment.resize(room, 0);
        let offsets = config.global_offset.map(|o| o as u32);
        let words = [u32::from(config.dimensions)].into_iter().chain(offsets);
        segment.extend(words.flat_map(u32::to_le_bytes));
    }
    segment.resize(segment.len() + BEHIND_ARGS, 0);
    Ok((segment, lds.saturating_add(config.dynamic_lds)))
}

/// Bytes of an argument that the caller gives.
fn explicit(info: &ArgInfo, arg: &KernelArg, lds: &mut u32) -> Result<Vec<u8>, String> {
    let is_local = matches!(arg, KernelArg::Local(_));
    match (info.kind, arg) {
        (ValueKind::DynamicSharedPointer, _) if !is_local => {
            return Err("it is a pointer to LDS: give its size as Local".to_string());
        }
        (ValueKind::ByValue | ValueKind::GlobalBuffer, _) if is_local => {
            return Err("it is not a pointer to LDS".to_string());
        }
        (ValueKind::ByValue, KernelArg::Buffer(_)) if info.size != 8 => {
            return Err("it is not a pointer".to_string());
        }
        (ValueKind::GlobalBuffer, KernelArg::F32(_) | KernelArg::F64(_)) => {
            return Err("it is a pointer, a number was given".to_string());
        }
        (ValueKind::Sampler | ValueKind::Image | ValueKind::Pipe | ValueKind::Queue, _) => {
            return Err(format!("{:?} arguments are not supported", info.kind));
        }
        _ => {}
    }
    let bytes = arg.bytes(lds);
    match bytes.len() as u64 == info.size {
        true => Ok(bytes),
        false => Err(format!(
            "it has {} bytes, {} were given",
            info.size,
            bytes.len()
        )),
    }
}

/// Value of an argument that the runtime gives (AMDGPUUsage, "Code Object V5 Metadata"). What the
/// emulator has no counterpart for (host calls, device queues, heap) is null.
fn hidden(kind: ValueKind, config: &LaunchConfig, dynamic_lds: u32) -> u64 {
    let of = |d: u8| {
        (
            config.grid[usize::from(d)],
            config.workgroup[usize::from(d)],
        )
    };
    match kind {
        ValueKind::HiddenGlobalOffset(d) => config.global_offset[usize::from(d)],
        // Full work-groups only.
        ValueKind::HiddenBlockCount(d) => (of(d).0 / of(d).1).into(),
        ValueKind::HiddenGroupSize(d) => of(d).1.into(),
        ValueKind::HiddenRemainder(d) => (of(d).0 % of(d).1).into(),
        ValueKind::HiddenPrintfBuffer => config.printf.map_or(0, |b| b.address),
        ValueKind::HiddenGridDims => config.dimensions.into(),
        ValueKind::HiddenDynamicLdsSize => dynamic_lds.into(),
        ValueKind::HiddenPrivateBase => PRIVATE_BASE >> 32,
        ValueKind::HiddenSharedBase => SHARED_BASE >> 32,
        _ => 0,
    }
}

/// The scratch resource that the packet processor passes in four SGPRs: swizzled, dwords
/// interleaved over 64 lanes (manual, 8.1.8; AMDGPUUsage, "Private Segment Buffer").
pub(crate) fn scratch_resource(address: u64, size: u64, elements: ElementSize) -> [u32; 4] {
    const SWIZZLE_ENABLE: u32 = 1 << 31;
    const INDEX_STRIDE_64: u32 = 3 << 21;
    const ELEMENT_SIZE_4: u32 = 1 << 19;
    const ADD_TID_ENABLE: u32 = 1 << 23;
    let element_size = match elements {
        ElementSize::Four => 0,
        ElementSize::OfResource => ELEMENT_SIZE_4,
    };
    [
        address as u32,
        (address >> 32) as u32 & 0xffff | SWIZZLE_ENABLE,
        size as u32,
        INDEX_STRIDE_64 | ADD_TID_ENABLE | element_size,
    ]
}

/// What must be aligned.
fn alignment(processor: &Processor) -> Alignment {
    match processor.generation {
        Generation::Gfx6 => Alignment::OfAll,
        Generation::Gfx7 | Generation::Gfx8 => Alignment::OfLds,
        _ => Alignment::Any,
    }
}

/// How the elements of swizzled buffers are sized.
pub(crate) fn element_size(processor: &Processor) -> ElementSize {
    match processor.generation < Generation::Gfx9 {
        true => ElementSize::OfResource,
        false => ElementSize::Four,
    }
}

/// Where scratch begins behind the address that offsets in FLAT_SCRATCH count from, in bytes: any
/// multiple of 256 but zero, so that code that forgets it is found out.
const HIDDEN_SCRATCH_OFFSET: u64 = 1 << 16;

/// How scratch is found from FLAT_SCRATCH, where all scratch is at an address.
fn scratch_base(facts: &Facts, scratch: u64) -> ScratchBase {
    match facts.flat_scratch {
        FlatScratch::SizeAndOffset => {
            ScratchBase::SizeAndOffset(scratch.wrapping_sub(HIDDEN_SCRATCH_OFFSET))
        }
        _ => ScratchBase::Address,
    }
}

/// What is in the two SGPRs of "Flat Scratch Init" (AMDGPUUsage, "Initial Kernel Execution State"):
/// the address of all scratch; on GFX7 and GFX8 the offset of its start and the size of a lane's
/// part.
fn flat_scratch_init(facts: &Facts, scratch: u64, private_size: u32) -> u64 {
    match facts.flat_scratch {
        FlatScratch::SizeAndOffset => HIDDEN_SCRATCH_OFFSET | u64::from(private_size) << 32,
        _ => scratch,
    }
}

/// Sets up the scalar registers of a wave.
pub(crate) fn init_scalars(wave: &mut Wave, d: &Descriptor, launch: &Launch, place: &WavePlace) {
    let mut user: Vec<u32> = Vec::with_capacity(MAX_USER_SGPRS.into());
    let pair = |v: u64| [v as u32, (v >> 32) as u32];
    if d.private_segment_buffer {
        user.extend(scratch_resource(
            launch.scratch,
            launch.scratch_size,
            launch.element_size,
        ));
    }
    let pairs = [
        (d.dispatch_ptr, launch.packet),
        (d.queue_ptr, launch.queue),
        (d.kernarg_ptr, launch.kernarg),
        (d.dispatch_id, launch.dispatch_id),
        (d.flat_scratch_init, launch.flat_scratch),
    ];
    for (_, value) in pairs.into_iter().filter(|(enabled, _)| *enabled) {
        user.extend(pair(value));
    }
    if d.private_segment_size {
        user.push(launch.private_size);
    }
    user.extend(launch.preloaded.iter().take(d.preload.0.into()));
    let counts = (0..3).filter(|&i| d.group_count[i]);
    user.extend(counts.map(|i| launch.groups[i]));
    let user_count = usize::from(d.user_sgprs).min(MAX_USER_SGPRS.into());
    for (register, value) in wave.scalars.iter_mut().zip(user.iter().take(user_count)) {
        *register = *value;
    }
    if let Some(table) = launch.table {
        wave.scalars[0] = table as u32;
    }
    let mut next = usize::from(d.user_sgprs);
    let mut push = |value: u32| {
        wave.scalars[next] = value;
        next += 1;
    };
    for dimension in (0..3).filter(|&i| d.group_id[i]) {
        push(place.group[dimension]);
    }
    if d.group_info {
        push(u32::from(place.number == 0) << 31 | place.waves);
    }
    match launch.scratch_setup {
        _ if !d.private_segment => {}
        ScratchSetup::Program => push(place.scratch_offset),
        ScratchSetup::Hardware => {
            let own = launch.scratch + u64::from(place.scratch_offset);
            wave.set_pair(FLAT_SCR, own);
        }
    }
}

/// The dwords of the kernarg segment that user SGPRs are loaded with; zeros behind its end.
fn preloaded(d: &Descriptor, kernarg: &[u8]) -> Preloaded {
    let (count, first) = d.preload;
    let mut words = Preloaded::default();
    let given = kernarg.chunks(4).skip(first.into()).take(count.into());
    for (word, bytes) in words.iter_mut().zip(given) {
        let byte = |i: usize| u32::from(bytes.get(i).copied().unwrap_or(0)) << (8 * i);
        *word = (0..4).fold(0, |all, i| all | byte(i));
    }
    words
}

/// Where a wave is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WavePlace {
    pub group: [u32; 3],
    /// Work-items of this work-group: smaller at the grid's end.
    pub size: [u32; 3],
    pub number: u32,
    /// Waves of this work-group.
    pub waves: u32,
    pub scratch_offset: u32,
}

/// Where the work-item ids are at a kernel's start (AMDGPUUsage, "VGPR Register Set Up Order").
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum IdRegisters {
    /// Each in its own VGPR.
    Separate,
    /// All in one, ten bits each; zero in place of those that the descriptor does not ask for, on
    /// which llc's code relies (LLVM, `llvm.amdgcn.workitem.id.ll`: with one dimension it takes
    /// the register as it is).
    Packed,
}

/// Sets up EXEC and the work-item ids of a wave.
pub(crate) fn init_lanes(wave: &mut Wave, d: &Descriptor, place: &WavePlace, ids: IdRegisters) {
    let items: u32 = place.size.iter().product();
    let first = place.number * LANES as u32;
    let mut mask = 0;
    for lane in 0..LANES {
        let id = first + lane as u32;
        if id >= items {
            break;
        }
        mask |= 1 << lane;
        let [sx, sy, _] = place.size;
        let item = [id % sx, id / sx % sy, id / (sx * sy)];
        let asked = match d.work_item_ids {
            WorkItemIds::X => 1,
            WorkItemIds::Xy => 2,
            WorkItemIds::Xyz => 3,
        };
        wave.vgprs[0][lane] = 0;
        for (dimension, number) in item.into_iter().enumerate().take(asked) {
            match ids {
                IdRegisters::Separate => wave.vgprs[dimension][lane] = number,
                IdRegisters::Packed => wave.vgprs[0][lane] |= number << (10 * dimension),
            }
        }
    }
    wave.set_exec(mask);
}

//! Executes AMDGPU code objects on any computer.
//!
//! The emulator reads linked code objects (ELF files, by any compiler), loads them into a
//! [`Device`]'s memory, sets up registers as the packet processor of a GPU would, and executes
//! every wave from its bytes. It is a reading of the ISA manual that is independent of the
//! compiler's: it shares nothing with it but the instruction tables.
//!
//! ```
//! use emu::{CodeObject, Device, KernelArg, LaunchConfig};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! // Made from `saxpy.s`, which lies beside it.
//! let object = CodeObject::load(include_bytes!("../examples/saxpy.co"))?;
//! let mut device = Device::new(object.target());
//! let module = device.load(&object)?;
//!
//! let bytes = |n: &[f32]| -> Vec<u8> { n.iter().flat_map(|v| v.to_le_bytes()).collect() };
//! let x = device.alloc_with(&bytes(&[1.0; 1000])).ok_or("no memory")?;
//! let y = device.alloc_with(&bytes(&[0.5; 1000])).ok_or("no memory")?;
//!
//! // `saxpy(n, a, x, y)` on 1024 work-items in work-groups of 256.
//! let args = [KernelArg::U32(1000), KernelArg::F32(2.0), x.into(), y.into()];
//! let stats = device.launch(module, "saxpy", LaunchConfig::linear(1024, 256), &args)?;
//! assert_eq!(device.read_buffer(y), Some(bytes(&[2.5; 1000])));
//! assert_eq!(stats.vmem, 16 * 3);
//!
//! // What is wrong is an error that says so.
//! let error = device.launch(module, "saxpy", LaunchConfig::linear(1024, 128), &args);
//! assert_eq!(
//!     error.unwrap_err().to_string(),
//!     "kernel 'saxpy' requires work-groups of [256, 1, 1], not [128, 1, 1]"
//! );
//! # Ok(())
//! # }
//! ```
//!
//! # Watching a launch
//!
//! ```
//! use emu::{CodeObject, Device, KernelArg, LaunchConfig, Mode, Profile, Tools, TraceEvent};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # let object = CodeObject::load(include_bytes!("../examples/saxpy.co"))?;
//! # let mut device = Device::new(object.target());
//! # let module = device.load(&object)?;
//! # let x = device.alloc(4096).ok_or("no memory")?;
//! # let y = device.alloc(4096).ok_or("no memory")?;
//! # let args = [KernelArg::U32(1000), KernelArg::F32(2.0), x.into(), y.into()];
//! // Every instruction, with the registers that it changed; how often each was executed; and
//! // the checks of strict mode.
//! let mut lines = Vec::new();
//! let mut trace = |event: &TraceEvent<'_>| lines.push(event.to_string());
//! let mut profile = Profile::new();
//! let tools = Tools {
//!     trace: Some(&mut trace),
//!     profile: Some(&mut profile),
//! };
//! let config = LaunchConfig::linear(1024, 256).with_mode(Mode::Strict);
//! device.launch_with(module, "saxpy", config, &args, tools)?;
//! assert!(lines[5].contains("v_cmp_gt_u32_e32 vcc, s4, v0"));
//! assert!(profile.annotate(&device, module).contains("v_fma_f32 v2, s5, v1, v2"));
//!
//! // On four host threads.
//! device.launch(module, "saxpy", LaunchConfig::linear(1024, 256).with_threads(4), &args)?;
//! # Ok(())
//! # }
//! ```
//!
//! # What it does
//!
//! - GFX8 and GFX9, gfx801 to gfx950, with waves of 64 lanes: all instructions but those of
//!   graphics (images, exports, interpolation), the global data share and the global wave sync
//!   included.
//! - Linked code objects of version 2 to 6, with relocations and variables; those of a generic
//!   processor on its members.
//! - Every wave, in a fixed order: two runs of the same launch give the same result and the same
//!   counts. On several host threads ([`LaunchConfig::threads`]) that holds for programs without
//!   data races.
//! - A launch is checked before it starts: arguments, geometry, resources, the descriptor.
//! - Accesses outside allocations, the LDS of the work-group or the private memory of the lane are
//!   faults that name instruction and lane; the hardware would return zero or hit something else.
//!   Buffer instructions keep their own range checks, as specified.
//! - Registers that nobody has set hold a conspicuous value ([`LaunchError`] does not tell of
//!   them in this mode).
//! - An instruction that is not implemented is a fault that names it.
//!
//! # Accuracy
//!
//! Addition, multiplication, fused multiply-add, conversions, minimum and maximum, comparisons,
//! `ldexp`, `frexp` are exact to the bit in all rounding and denormal modes. Transcendental
//! instructions of single and half precision are rounded to nearest (the hardware's differ by up
//! to 1 ULP); the reciprocal, reciprocal square root and square root of double precision have 26
//! bits (the hardware's bound is 2^29 ULP). Matrix instructions add one product after the other,
//! each rounded; the hardware's order is not documented. The sign and payload of NaNs that an
//! instruction creates are not documented either; here they are those of the manual's examples,
//! `0xffc00000`.
//! `docs/emulator.md` has the rest: what was chosen where the manuals say nothing.
//!
//! # Structure
//!
//! `elf`, `target`, `metadata`, `metadata_v2`, `descriptor` and `system` read files, `code_object`
//! puts together what they find; `memory` and `device` hold state; `launch` is the packet
//! processor, `kernarg` has the arguments that it gives, `image` makes images, `initial` the
//! registers that waves begin with; `program` decodes once; `run` schedules waves; `exec` has the
//! instructions; `float` the arithmetic; `cost` counts; `checks` is what launches refuse; `share`
//! and `pairs` are for host threads; `tools`, `trace` and `profile` watch; [`model`] explores all
//! that small programs can do on memory that is as weak as documented.

mod checks;
mod code_object;
mod cost;
mod descriptor;
mod device;
mod elf;
mod error;
mod exec;
mod float;
mod gds;
mod illegal;
mod image;
mod initial;
mod kernarg;
mod launch;
mod lines;
mod memory;
mod metadata;
mod metadata_v2;
pub mod model;
mod pairs;
mod printf;
mod profile;
mod program;
mod relocatable;
mod run;
mod share;
mod strict;
mod system;
mod target;
mod tools;
mod trace;
mod wave;

pub use code_object::{CodeObject, Kernel};
pub use cost::{COST_FIGURES, CostFigure, Stats};
pub use device::{Device, Module};
pub use elf::Symbol;
pub use error::{Access, Fault, FaultKind, LaunchError, LoadError, Space};
pub use float::Approximations;
pub use image::{Addressing, ChannelType, Channels, Geometry, Image, ImageFormat, SamplerInfo};
pub use launch::{KernelArg, LaunchConfig};
pub use lines::SourceLine;
pub use memory::{Buffer, Memory};
pub use metadata::{ArgInfo, ValueKind};
pub use profile::{Profile, ProfileLine};
pub use run::{Order, Schedule};
pub use strict::{Decides, Mode, Races, Site, Use, Violation, WaitUse};
pub use tools::Tools;
pub use trace::{Change, TraceEvent};

//! Executes AMDGPU code objects on any computer.
//!
//! The emulator reads linked code objects (ELF files, by any compiler), loads them into a
//! [`Device`]'s memory, sets up registers as the packet processor of a GPU would, and executes
//! every wave from its bytes. It is a reading of the ISA manual that is independent of the
//! compiler's: it shares nothing with it but the instruction tables.
//!
//! ```no_run
//! use emu::{CodeObject, Device, KernelArg, LaunchConfig};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let bytes = std::fs::read("saxpy.co")?;
//! let object = CodeObject::load(&bytes)?;
//! let mut device = Device::new(object.target());
//! let module = device.load(&object)?;
//! let x = device.alloc(4 * 1024).ok_or("no memory")?;
//! let y = device.alloc(4 * 1024).ok_or("no memory")?;
//! let args = [KernelArg::F32(2.0), x.into(), y.into()];
//! let stats = device.launch(module, "saxpy", LaunchConfig::linear(1024, 256), &args)?;
//! println!("{}", stats.to_json());
//! let result = device.read_buffer(y);
//! # Ok(())
//! # }
//! ```
//!
//! # What it does
//!
//! - GFX9: gfx900 to gfx90c and gfx908, gfx90a without matrix instructions; waves of 64 lanes.
//!   Images, exports, interpolation, formatted and direct-to-LDS buffers and the global wave sync
//!   are not implemented.
//! - Every wave, in a fixed order: two runs of the same launch give the same result and the same
//!   counts.
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
//! bits (the hardware's bound is 2^29 ULP). The sign and payload of NaNs that an instruction
//! creates are not documented; here they are those of the manual's examples, `0xffc00000`.
//!
//! # Structure
//!
//! `code_object`, `metadata`, `descriptor` read files; `memory` and `device` hold state; `launch`
//! is the packet processor; `program` decodes once; `run` schedules waves; `exec` has the
//! instructions; `float` the arithmetic; `cost` counts.

mod code_object;
mod cost;
mod descriptor;
mod device;
mod error;
mod exec;
mod float;
mod launch;
mod memory;
mod metadata;
mod program;
mod run;
mod strict;
mod wave;

pub use code_object::{CodeObject, Kernel, Symbol};
pub use cost::Stats;
pub use device::{Device, Module};
pub use error::{Access, Fault, FaultKind, LaunchError, LoadError, Space};
pub use launch::{KernelArg, LaunchConfig};
pub use memory::{Buffer, Memory};
pub use metadata::{ArgInfo, ValueKind};
pub use run::{Order, Schedule};
pub use strict::{Decides, Mode, Races, Site, Use, Violation, WaitUse};

//! What a kernel finds in its kernarg segment: the caller's arguments, and those of the runtime.
//!
//! Sources: AMDGPUUsage, "Kernel Argument Metadata", "Code Object V5 Metadata"; for objects whose
//! arguments nothing describes, the code that llc-22 makes for them.

use crate::code_object::Kernel;
use crate::error::LaunchError;
use crate::launch::{KernelArg, LaunchConfig, PRIVATE_BASE, SHARED_BASE};
use crate::metadata::{ArgInfo, ArgLayout, ValueKind};
use crate::run;

/// The kernarg segment, and the LDS of a work-group with what arguments take.
pub(crate) fn kernarg(
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
        (ValueKind::Image, KernelArg::Sampler(_)) | (ValueKind::Sampler, KernelArg::Image(_)) => {
            return Err(format!("it is of kind {:?}", info.kind));
        }
        (
            ValueKind::Image | ValueKind::Sampler,
            KernelArg::F32(_) | KernelArg::F64(_) | KernelArg::Local(_),
        ) => {
            return Err("it is a pointer to a descriptor".to_string());
        }
        (ValueKind::Pipe | ValueKind::Queue, _) => {
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

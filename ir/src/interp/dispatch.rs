//! What a work-item finds beside its arguments: the AQL dispatch packet, the kernarg segment and
//! the implicit arguments of code object version 5 (AMDGPU usage guide, "Kernel Dispatch" and "Code
//! Object V5 Metadata").

use super::error::{Fault, FaultKind};
use super::memory::{Access, Memory, Region};
use super::value::{Leaves, Slot};
use super::{ArgValue, LaunchConfig};
use crate::function::{Function, Indirect, ParamFlags};
use crate::layout::{DataLayout, round_up};
use crate::module::Module;
use crate::types::Type;

/// Address of the dispatch packet.
const PACKET_BASE: u64 = 0x6000_0000_0000;
/// Address of the kernarg segment.
const KERNARG_BASE: u64 = 0x6100_0000_0000;
/// Bytes of implicit arguments.
const IMPLICIT_SIZE: u64 = 256;
/// Bytes of a dispatch packet.
const PACKET_SIZE: usize = 64;

/// Addresses that are the same for all work-items, and the sizes.
#[derive(Clone, Debug)]
pub struct Dispatch {
    /// Address of the kernarg segment.
    pub kernarg: u64,
    /// Address of the implicit arguments.
    pub implicit_args: u64,
    /// Address of the dispatch packet.
    pub packet: u64,
    /// Lanes of a wave.
    pub wave_size: u32,
    /// Bytes of local memory of a group.
    pub lds_size: u64,
    /// The kernel's row in the table of LDS variables' addresses, where it has one.
    pub lds_kernel_id: Option<u32>,
    /// Scalars of the kernel's arguments, one list each.
    pub args: Vec<Vec<Slot>>,
}

/// Little-endian fields at byte offsets.
struct Bytes(Vec<u8>);

impl Bytes {
    fn put(&mut self, offset: usize, bytes: &[u8]) {
        self.0[offset..offset + bytes.len()].copy_from_slice(bytes);
    }
}

impl Dispatch {
    /// Writes packet and kernarg segment into memory.
    pub fn new(
        module: &Module,
        leaves: &mut Leaves,
        kernel: &Function,
        config: &LaunchConfig,
        args: &[ArgValue],
        static_lds: u64,
        memory: &mut Memory,
    ) -> Result<Dispatch, Fault> {
        // A kernel without parameters may read its arguments from the kernarg segment itself.
        let reads_segment = kernel.params.is_empty();
        if !reads_segment && args.len() != kernel.params.len() {
            let message = format!(
                "kernel '@{}' has {} parameters, {} arguments are given",
                kernel.name,
                kernel.params.len(),
                args.len()
            );
            return Err(Fault::new(FaultKind::BadLaunch, message));
        }
        let mut lds_size = static_lds + u64::from(config.dynamic_lds);
        let mut segment = Vec::new();
        if reads_segment {
            segment = explicit_segment(args)?;
        }
        let mut slots = Vec::new();
        for (param, arg) in kernel.params.iter().zip(args) {
            if param.attrs.flags.contains(ParamFlags::HIDDEN) {
                return Err(Fault::unsupported("a hidden argument as a parameter"));
            }
            slots.push(place_argument(
                module,
                leaves,
                param,
                arg,
                &mut lds_size,
                &mut segment,
            )?);
        }
        let implicit = round_up(segment.len() as u64, 8);
        segment.resize(implicit as usize, 0);
        segment.extend(implicit_arguments(config).0);
        let dispatch = Dispatch {
            kernarg: KERNARG_BASE,
            implicit_args: KERNARG_BASE + implicit,
            packet: PACKET_BASE,
            wave_size: config.wave_size,
            lds_size,
            lds_kernel_id: kernel.kernel.lds_kernel_id,
            args: slots,
        };
        let packet = packet(config, lds_size);
        memory.map(Region::new(PACKET_BASE, packet.0, Access::ReadOnly));
        memory.map(Region::new(KERNARG_BASE, segment, Access::ReadOnly));
        Ok(dispatch)
    }

    /// Takes packet and kernarg segment away again.
    pub fn remove(memory: &mut Memory) {
        memory.unmap(PACKET_BASE);
        memory.unmap(KERNARG_BASE);
    }
}

/// The explicit part of the kernarg segment of a kernel without parameters: the bytes given, one
/// behind the other.
fn explicit_segment(args: &[ArgValue]) -> Result<Vec<u8>, Fault> {
    let mut segment = Vec::new();
    for arg in args {
        match arg {
            ArgValue::Bytes(bytes) => segment.extend(bytes),
            ArgValue::Local { .. } => {
                let message = "local memory as an argument of a kernel without parameters";
                return Err(Fault::new(FaultKind::BadLaunch, message));
            }
        }
    }
    Ok(segment)
}

/// Appends an argument to the kernarg segment at its alignment; the result is what the parameter
/// is.
fn place_argument(
    module: &Module,
    leaves: &mut Leaves,
    param: &crate::Param,
    arg: &ArgValue,
    lds_size: &mut u64,
    segment: &mut Vec<u8>,
) -> Result<Vec<Slot>, Fault> {
    let layout = DataLayout::new(&module.ctx.types);
    let (ty, align) = match param.attrs.indirect {
        Some(Indirect::ByRef(ty)) => (ty, layout.align(ty).max(param.attrs.align.into())),
        Some(Indirect::ByVal(_)) => return Err(Fault::unsupported("a kernel's byval parameter")),
        None => (param.ty, layout.align(param.ty)),
    };
    let bytes = match arg {
        ArgValue::Bytes(bytes) => bytes.clone(),
        ArgValue::Local { size } => {
            *lds_size = round_up(*lds_size, 16);
            let at = *lds_size as u32;
            *lds_size += u64::from(*size);
            at.to_le_bytes().to_vec()
        }
    };
    let size = layout.store_size(ty);
    if bytes.len() as u64 != size {
        let message = format!("argument of {} bytes for one of {size} bytes", bytes.len());
        return Err(Fault::new(FaultKind::BadLaunch, message));
    }
    let offset = round_up(segment.len() as u64, align);
    segment.resize(offset as usize, 0);
    segment.extend(&bytes);
    if ty != param.ty || param.attrs.indirect.is_some() {
        return Ok(vec![Slot::of((KERNARG_BASE + offset).into())]);
    }
    read_slots(module, leaves, ty, bytes)
}

fn read_slots(
    module: &Module,
    leaves: &mut Leaves,
    ty: Type,
    bytes: Vec<u8>,
) -> Result<Vec<Slot>, Fault> {
    let list = leaves.of(&module.ctx.types, ty)?;
    let region = Region::new(0, bytes, Access::ReadOnly);
    Ok(list.iter().map(|leaf| region.read_leaf(0, leaf)).collect())
}

/// hsa_kernel_dispatch_packet_t.
fn packet(config: &LaunchConfig, lds_size: u64) -> Bytes {
    let mut p = Bytes(vec![0; PACKET_SIZE]);
    // Type "kernel dispatch".
    p.put(0, &2u16.to_le_bytes());
    p.put(2, &(config.dimensions() as u16).to_le_bytes());
    for i in 0..3 {
        p.put(4 + 2 * i, &(config.workgroup[i] as u16).to_le_bytes());
        p.put(12 + 4 * i, &config.grid[i].to_le_bytes());
    }
    p.put(28, &(lds_size as u32).to_le_bytes());
    p.put(40, &KERNARG_BASE.to_le_bytes());
    p
}

/// Offsets of the hidden arguments of code object version 5.
fn implicit_arguments(config: &LaunchConfig) -> Bytes {
    let mut a = Bytes(vec![0; IMPLICIT_SIZE as usize]);
    for i in 0..3 {
        let (grid, group) = (config.grid[i], config.workgroup[i]);
        // hidden_block_count, hidden_group_size, hidden_remainder, hidden_global_offset
        a.put(4 * i, &(grid / group).to_le_bytes());
        a.put(12 + 2 * i, &(group as u16).to_le_bytes());
        a.put(18 + 2 * i, &((grid % group) as u16).to_le_bytes());
        a.put(40 + 8 * i, &config.global_offset[i].to_le_bytes());
    }
    // hidden_grid_dims, hidden_dynamic_lds_size
    a.put(64, &(config.dimensions() as u16).to_le_bytes());
    a.put(120, &config.dynamic_lds.to_le_bytes());
    a
}

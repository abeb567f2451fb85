//! What an instruction asks of the memory system.

use super::machine::{CacheBits, MemorySystem, ModelError, Reach, Split};
use super::rmw::Rmw;
use crate::error::Trap;
use crate::exec::buffer::BufferPlaces;
use crate::exec::flat::{FlatPlaces, Places, Spot};
use crate::exec::{Cx, smem};
use crate::program::{Dst, Op, Src};
use isa::{Family, InstFlags, ModFlags, Opcode};
use std::collections::HashMap;

/// Where shared dwords and results lie.
#[derive(Default)]
pub(super) struct Places32 {
    /// Locations in global memory, by address.
    pub global: HashMap<u64, u8>,
    /// Locations in LDS, by address.
    pub local: HashMap<u32, u8>,
}

/// What a wave does when it stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Event {
    /// Accesses a shared dword.
    Access(Access),
    /// Stores into its results.
    Result {
        /// The first of them.
        slot: u8,
        /// How many.
        count: u8,
        /// What.
        values: [u32; 4],
    },
    /// `s_waitcnt`
    Wait {
        /// Vector memory operations that may be outstanding.
        vm: u8,
        /// LDS and scalar memory operations that may be.
        lgkm: u8,
    },
    /// `s_barrier`
    Barrier,
    /// Forgets the vector L1's lines.
    InvalidateL1,
    /// Forgets the second-level cache's lines of memory that is not local to it.
    InvalidateL2,
    /// Forgets those of the second-level cache, if what it is for has several, and then those of
    /// the vector L1.
    InvalidateBoth(Reach),
    /// Writes back what is dirty in the second-level cache, if what it is for has several.
    WriteBackL2(Reach),
    /// Forgets the scalar L1's lines.
    InvalidateScalar,
    /// Ends.
    End,
}

/// Which way an access goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Way {
    /// Through the vector L1.
    Vector,
    /// To LDS.
    Lds,
    /// Through the scalar L1.
    Scalar,
}

/// Whether an access is by a FLAT instruction, which both counters count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Counted {
    /// By the counter of its way.
    Once,
    /// By both.
    Twice,
}

/// An access of a shared dword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Access {
    pub way: Way,
    pub counted: Counted,
    pub location: u8,
    pub kind: Kind,
    /// Up to where it is coherent.
    pub reach: Reach,
    pub dest: Dest,
}

/// What is done to the dword.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Kind {
    /// It is read; a line of the first-level cache will do.
    Load,
    /// It is read, not from the first-level cache.
    LoadMissing,
    /// It is written.
    Store(u32),
    /// An atomic operation.
    Rmw(Rmw),
}

/// Register for the dword read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Dest {
    /// None.
    None,
    /// Vector register.
    Vector(u16),
    /// Scalar register.
    Scalar(u16),
}

/// The results of a wave: address and dwords.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Results {
    pub address: u64,
    pub count: usize,
}

pub(super) fn unsupported(op: &Op, what: &str) -> ModelError {
    ModelError(format!("{what}: {}", op.opcode.mnemonic()))
}

impl MemorySystem {
    /// What an instruction does that is no access, if it has to do with the memory system.
    pub fn control(&self, op: &Op) -> Result<Option<Event>, ModelError> {
        let flags = op.mods.flags;
        let event = match op.opcode {
            Opcode::SWaitcnt => {
                let (vm, lgkm) = self.counts(op.imm as u32);
                Event::Wait { vm, lgkm }
            }
            Opcode::SBarrier => Event::Barrier,
            Opcode::SEndpgm => Event::End,
            Opcode::BufferWbinvl1 | Opcode::BufferWbinvl1Vol => Event::InvalidateL1,
            Opcode::BufferInvl2 => Event::InvalidateL2,
            Opcode::BufferWbl2 => Event::WriteBackL2(self.write_back(flags)),
            Opcode::BufferInv => Event::InvalidateBoth(self.reach(flags)),
            Opcode::SDcacheInv | Opcode::SDcacheInvVol => Event::InvalidateScalar,
            _ if op.opcode.desc().flags.contains(InstFlags::CACHE_CONTROL) => {
                return Err(unsupported(op, "the model has no such cache instruction"));
            }
            _ => return Ok(None),
        };
        Ok(Some(event))
    }

    /// For whom `buffer_wbl2` writes back: without scopes for all.
    fn write_back(&self, flags: ModFlags) -> Reach {
        match self.bits {
            CacheBits::Glc => Reach::System,
            CacheBits::Scopes => self.reach(flags),
        }
    }
}

/// What the instructions of a wave are read with.
pub(super) struct Reader<'a> {
    pub system: &'a MemorySystem,
    pub split: Split,
    pub places: &'a Places32,
    pub results: Results,
}

impl Reader<'_> {
    /// What an instruction asks of the memory system; `None` if it is executed at once.
    pub fn event(&self, cx: &mut Cx<'_>, op: &Op) -> Result<Option<Event>, ModelError> {
        match self.system.control(op)? {
            Some(event) => Ok(Some(event)),
            None => self.access(cx, op),
        }
    }

    fn access(&self, cx: &mut Cx<'_>, op: &Op) -> Result<Option<Event>, ModelError> {
        let fault = |t: Trap| ModelError(format!("{:?}", t.kind));
        match op.family {
            Family::Smem => scalar(cx, op, self.places),
            Family::Flat | Family::Global | Family::Mubuf if cx.w.exec() & 1 == 0 => Ok(None),
            Family::Flat | Family::Global => {
                let spot = FlatPlaces::new(cx, op).at(0, 0, 4).map_err(fault)?;
                self.vector(cx, op, spot)
            }
            Family::Mubuf if op.mods.flags.contains(ModFlags::LDS) => {
                Err(unsupported(op, "the model has no loads to LDS"))
            }
            Family::Mubuf => {
                let spot = BufferPlaces::new(cx, op).at(0, 0, 4).map_err(fault)?;
                self.vector(cx, op, spot)
            }
            Family::Ds => local(cx, op, self.places),
            Family::Mtbuf | Family::Mimg => Err(unsupported(op, "the model has no images")),
            _ => Ok(None),
        }
    }

    /// What an instruction asks of memory by a vector address, or of LDS.
    fn vector(&self, cx: &Cx<'_>, op: &Op, spot: Spot) -> Result<Option<Event>, ModelError> {
        let counted = match op.family {
            Family::Flat => Counted::Twice,
            _ => Counted::Once,
        };
        let (way, location) = match spot {
            Spot::Memory(address) => {
                let offset = address.wrapping_sub(self.results.address);
                if offset < 4 * self.results.count as u64 {
                    return result(cx, op, offset);
                }
                let global = &self.places.global;
                let near = (0..4).any(|i| global.contains_key(&(address & !3).wrapping_add(i)));
                match global.get(&address) {
                    Some(&location) => (Way::Vector, location),
                    None if near => {
                        return Err(unsupported(op, "an access to a part of a dword"));
                    }
                    None => return Ok(None),
                }
            }
            Spot::Lds(address) => match self.places.local.get(&address) {
                Some(&location) => (Way::Lds, location),
                None => return Err(unsupported(op, "an access to LDS that nobody shares")),
            },
            _ => return Ok(None),
        };
        let (kind, reach) = self.kind(cx, op)?;
        Ok(Some(Event::Access(Access {
            way,
            counted,
            location,
            kind,
            reach,
            dest: dest(op),
        })))
    }

    /// What a vector memory instruction does to a dword, and up to where it is coherent.
    fn kind(&self, cx: &Cx<'_>, op: &Op) -> Result<(Kind, Reach), ModelError> {
        let mnemonic = op.opcode.mnemonic();
        let flags = op.mods.flags;
        if op.opcode.desc().flags.contains(InstFlags::ATOMIC) {
            Ok((Kind::Rmw(rmw(cx, op)?), self.system.atomic_reach(flags)))
        } else if mnemonic.ends_with("_load_dword") {
            Ok(self.system.load(flags, self.split))
        } else if mnemonic.ends_with("_store_dword") {
            let kind = Kind::Store(register(cx, op.data));
            Ok((kind, self.system.reach(flags)))
        } else {
            Err(unsupported(op, "an access of another size than a dword"))
        }
    }
}

fn scalar(cx: &Cx<'_>, op: &Op, places: &Places32) -> Result<Option<Event>, ModelError> {
    if !op.opcode.desc().flags.contains(InstFlags::LOADS) {
        return Ok(None);
    }
    let mnemonic = op.opcode.mnemonic();
    if !mnemonic.starts_with("s_load_dword") {
        return Ok(None);
    }
    let dwords: u64 = match mnemonic.strip_prefix("s_load_dwordx") {
        Some(n) => n.parse().unwrap_or(1),
        None => 1,
    };
    let (address, _) = smem::address(cx, op, smem::Base::Address);
    let mut touched = (0..dwords).filter_map(|i| places.global.get(&(address + 4 * i)));
    let Some(&location) = touched.next() else {
        return Ok(None);
    };
    if dwords != 1 {
        return Err(unsupported(op, "a scalar load of more than the dword"));
    }
    Ok(Some(Event::Access(Access {
        way: Way::Scalar,
        counted: Counted::Once,
        location,
        kind: Kind::Load,
        reach: Reach::Wave,
        dest: Dest::Scalar(op.sdst),
    })))
}

/// A store into the wave's results. (An atomic operation there is none.)
fn result(cx: &Cx<'_>, op: &Op, offset: u64) -> Result<Option<Event>, ModelError> {
    let (_, name) = op
        .opcode
        .mnemonic()
        .split_once("_store_")
        .unwrap_or_default();
    let count: u8 = match name {
        "dword" => 1,
        "dwordx2" => 2,
        "dwordx3" => 3,
        "dwordx4" => 4,
        _ => 0,
    };
    let (Src::Vector(first), 1.., 0) = (op.data, count, offset % 4) else {
        return Err(unsupported(op, "results are stored, in dwords"));
    };
    let mut values = [0; 4];
    for (i, value) in values.iter_mut().enumerate().take(count.into()) {
        *value = register(cx, Src::Vector(first + i as u16));
    }
    Ok(Some(Event::Result {
        slot: (offset / 4) as u8,
        count,
        values,
    }))
}

fn local(cx: &Cx<'_>, op: &Op, places: &Places32) -> Result<Option<Event>, ModelError> {
    let mnemonic = op.opcode.mnemonic();
    let flags = op.opcode.desc().flags;
    if !flags.intersects(InstFlags::LOADS | InstFlags::STORES | InstFlags::ATOMIC) {
        return Ok(None);
    }
    if cx.w.exec() & 1 == 0 {
        return Ok(None);
    }
    let address = register(cx, op.addr).wrapping_add(op.mods.offset as u32);
    let Some(&location) = places.local.get(&address) else {
        return Err(unsupported(op, "an access to LDS that nobody shares"));
    };
    let kind = match mnemonic {
        "ds_read_b32" => Kind::Load,
        "ds_write_b32" => Kind::Store(register(cx, op.data)),
        _ if flags.contains(InstFlags::ATOMIC) => Kind::Rmw(rmw(cx, op)?),
        _ => {
            return Err(unsupported(
                op,
                "an access of LDS of another size than a dword",
            ));
        }
    };
    Ok(Some(Event::Access(Access {
        way: Way::Lds,
        counted: Counted::Once,
        location,
        kind,
        reach: Reach::Wave,
        dest: dest(op),
    })))
}

/// The dword of a source in the only lane.
fn register(cx: &Cx<'_>, src: Src) -> u32 {
    match src {
        Src::Vector(r) => cx.w.vgprs[usize::from(r)][0],
        other => cx.w.scalar(other),
    }
}

fn rmw(cx: &Cx<'_>, op: &Op) -> Result<Rmw, ModelError> {
    let first = register(cx, op.data);
    // The second dword is in the next register, or in an operand of its own.
    let second = match (op.data1, op.data) {
        (Src::Vector(r), _) => cx.w.vgprs[usize::from(r)][0],
        (_, Src::Vector(r)) => {
            let next = cx.w.vgprs.get(usize::from(r) + 1);
            next.map_or(0, |lanes| lanes[0])
        }
        _ => 0,
    };
    let known = Rmw::of(op.opcode.mnemonic(), first, second);
    known.ok_or_else(|| unsupported(op, "the model has no such atomic operation"))
}

fn dest(op: &Op) -> Dest {
    match op.dst {
        Dst::Vector(r) => Dest::Vector(r),
        _ => Dest::None,
    }
}

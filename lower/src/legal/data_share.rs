//! Counters in LDS and GDS, loads from memory to LDS, and reads of LDS that transpose.
//!
//! `ds_append` and `ds_consume` find their counter at a base in M0 plus the instruction's offset.
//! For LDS the manuals give no base that could be set there (that of GDS is in M0[31:16]; llc puts
//! the address in M0[15:0], Mesa uses the offset alone), so that only a counter whose address is
//! known is reached in a way that all of them agree on: by the offset, with M0 zero. Any other is
//! moved by an atomic operation of the whole wave, in which the first lane adds for all of them and
//! the others add zero: nobody in the wave has changed the counter before the first lane, whatever
//! the order of lanes is, since adding zero changes nothing.

use crate::expand::bits;
use crate::legal::function::{Legaliser, Res};
use crate::legal::shape::Leaf;
use ir::intrinsic::{BufferBits, TransposedRead};
use ir::{
    AddrSpace, ArithFlags, AtomicOp, Inst, InstData, IntCC, Intrinsic, MemAccess, MemFlags,
    Ordering, ScopeLevel, ScopeSpaces, SyncScope, Type, Value,
};

/// Fields of the offset of `ds_ordered_count` (RDNA 2 manual, `DS_ORDERED_COUNT`; RDNA3.5 manual,
/// 13.4.3): the counter's number, and above it what becomes of the order, and the operation. The
/// type of a compute shader is zero.
mod ordered {
    /// Lowest bit of the counter's number.
    pub const COUNTER_SHIFT: u32 = 2;
    /// Greatest number of a counter: the field has six bits.
    pub const LAST_COUNTER: u128 = 0x3f;
    /// The next wave may go on.
    pub const RELEASE: u32 = 1 << 8;
    /// This wave is done.
    pub const DONE: u32 = 1 << 9;
    /// The counter is exchanged in place of added to.
    pub const EXCHANGE: u32 = 1 << 12;
}

impl Legaliser<'_> {
    /// `llvm.amdgcn.ds.append(counter, volatile)` and `….ds.consume`
    pub(crate) fn shared_counter(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let counter = self.one(args[0])?;
        let known = self.e.out.value_const(counter).is_some();
        match self.e.ty(counter).addr_space() {
            Some(AddrSpace::Region) => {}
            Some(AddrSpace::Local) if known => {}
            Some(AddrSpace::Local) => {
                let old = self.counted_by_one(id, counter, args);
                self.set(inst, &[old]);
                return Ok(());
            }
            _ => {
                return Err(self
                    .unsupported(&format!("{} of this address space", id.name()))
                    .hint("a counter is in LDS, 'ptr addrspace(3)', or GDS, 'ptr addrspace(2)'"));
            }
        }
        self.pass_through(inst, id, ArithFlags::empty(), args)
    }

    /// The first active lane counts for all of them.
    fn counted_by_one(&mut self, id: Intrinsic, counter: Value, args: &[Value]) -> Value {
        let mask = self.active_mask();
        let below = self.lanes_below(mask);
        let width = self.e.width(mask);
        let all = bits::ctpop(&mut self.e, mask.into(), width);
        let lanes = match width > u32::BITS {
            true => self.e.lo(all.lo),
            false => all.lo,
        };
        let first = self.e.icmp_const(IntCC::Eq, below, 0);
        let zero = self.e.i32(0);
        let by = self.e.select(first, lanes, zero);
        let op = match id {
            Intrinsic::DsAppend => AtomicOp::Add,
            _ => AtomicOp::Sub,
        };
        let mut mem = MemAccess {
            align_log2: 2,
            ordering: Ordering::Monotonic,
            scope: SyncScope::new(ScopeLevel::Workgroup, ScopeSpaces::All),
            ..MemAccess::default()
        };
        let volatile = self.int_const_of(args[1]) == Some(1);
        mem.flags.set(MemFlags::VOLATILE, volatile);
        let args = [counter, by];
        let old = self
            .e
            .value(InstData::AtomicRmw { op, args, mem }, Type::I32);
        self.e.intr(Intrinsic::ReadFirstLane, &[old], Type::I32)
    }

    /// `llvm.amdgcn.ds.ordered.add` and `….swap`
    pub(crate) fn ordered_counter(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let is_set = |l: &Self, i: usize| l.int_const_of(args[i]) == Some(1);
        let number = self.int_const_of(args[5]).unwrap_or(u128::MAX);
        if number > ordered::LAST_COUNTER {
            return Err(self
                .unsupported(&format!("{} of this counter", id.name()))
                .hint("they are numbered from 0 to 63"));
        }
        let (release, done) = (is_set(self, 6), is_set(self, 7));
        if done && !release {
            return Err(self
                .unsupported(&format!("{} with 'done' without 'release'", id.name()))
                .hint("a wave that is done lets the next one go on"));
        }
        let mut offset = (number as u32) << ordered::COUNTER_SHIFT;
        for (bit, set) in [
            (ordered::RELEASE, release),
            (ordered::DONE, done),
            (ordered::EXCHANGE, id == Intrinsic::DsOrderedSwap),
        ] {
            offset |= if set { bit } else { 0 };
        }
        let (m0, value) = (self.one(args[0])?, self.one(args[1])?);
        let offset = self.e.i32(offset);
        let old = self
            .e
            .intr(Intrinsic::DsOrdered, &[m0, value, offset], Type::I32);
        self.set(inst, &[old]);
        Ok(())
    }

    /// `llvm.amdgcn.load.to.lds` and `….global.load.lds`: from, to, bytes for each lane, what is
    /// added to both addresses, cache policy. A generic pointer is one to global memory, as in llc.
    pub(crate) fn load_to_lds(&mut self, args: &[Value]) -> Res<()> {
        let bits = self.cache_bits(args[4])?;
        let size = self.int_const_of(args[2]).unwrap_or(0);
        if !matches!(size, 1 | 2 | 4 | 12 | 16) {
            return Err(self.wrong_lds_size());
        }
        let offset = self.int_const_of(args[3]).unwrap_or(0);
        let to = self.one(args[1])?;
        let (size, offset) = (self.e.i32(size as u32), self.e.i32(offset as u32));
        let from = match self.ty(args[0]).addr_space() {
            Some(AddrSpace::BufferFat) => {
                let place = self.fat_place(args[0], bits)?;
                self.e
                    .intr_void(Intrinsic::BufferToLds, &[place, to, size, offset]);
                return Ok(());
            }
            Some(AddrSpace::Global) => self.one(args[0])?,
            Some(AddrSpace::Generic | AddrSpace::Constant) => {
                let from = self.one(args[0])?;
                let from = self.e.ptr_to_int(from);
                self.e.int_to_ptr(from, Type::ptr(AddrSpace::Global))
            }
            _ => {
                return Err(self
                    .unsupported("a load to LDS from this address space")
                    .hint("it is from global memory or a buffer"));
            }
        };
        let policy = self.e.i32((bits - BufferBits::INDEXED).bits());
        self.e
            .intr_void(Intrinsic::GlobalLoadLds, &[from, to, size, offset, policy]);
        Ok(())
    }

    /// `llvm.amdgcn.ds.read.tr*`: in legal IR the result is words.
    pub(crate) fn transposed_read(
        &mut self,
        inst: Inst,
        id: Intrinsic,
        read: TransposedRead,
        args: &[Value],
    ) -> Res<()> {
        let result = self.src.result_type(inst);
        let leaf = self.leaf_of(result)?;
        let count = self.e.ctx.types.vector_parts(result).map_or(1, |p| p.1);
        // Small elements are in words, as the matrix instructions take them.
        let fits = match read.element_bits {
            16 => leaf.bits() == 16,
            _ => leaf == Leaf::Int(32),
        };
        if !fits || leaf.bits() * count != 8 * read.bytes() {
            let wanted = match read.element_bits {
                16 => "'<4 x i16>', '<4 x half>' or '<4 x bfloat>'".to_string(),
                _ => format!("'<{} x i32>'", read.words),
            };
            return Err(self
                .unsupported(&format!("{} of this type", id.name()))
                .hint(format!("its result is {wanted}")));
        }
        let from = self.one(args[0])?;
        self.set_from_words(inst, id, &[from], (leaf, count))
    }
}

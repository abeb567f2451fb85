//! Counters in LDS and GDS, the global wave sync, and loads from memory to LDS, which take an
//! address from M0; and reads of LDS that transpose (CDNA4 manual, 11.4).
//!
//! Sources: "Vega" 7nm ISA manual, 12.13 (`DS_APPEND`, `DS_CONSUME`, `DS_ORDERED_COUNT`,
//! `DS_GWS_*`) and 9.1, table 41 (M0 of loads to LDS); RDNA3.5 manual, 13.4 (fields of M0 for GDS
//! and GWS).

use crate::ctx::{Comp, Ctx, Res};
use ir::intrinsic::BufferBits;
use ir::{AddrSpace, Intrinsic, MemAccess, MemFlags, Ordering, Value};
use isa::{ModFlags, Opcode};
use mir::{AccessKind, Bank, Inst, Operand};

/// M0 has the number of a GWS resource, and the base of GDS and of counters, in its upper half.
const BASE_SHIFT: u32 = 16;
/// Offsets in the instruction have so many bits.
const OFFSET_BITS: u32 = 16;

impl Ctx<'_> {
    /// Selects an intrinsic of [`crate::intrinsic::Part::DataShare`]; the result may be unused.
    pub fn of_data_share(&mut self, id: Intrinsic, args: &[Value], result: Option<Value>) -> Res {
        use Intrinsic::*;
        match id {
            DsAppend => self.shared_counter(Opcode::DsAppend, args, result),
            DsConsume => self.shared_counter(Opcode::DsConsume, args, result),
            DsOrdered => self.ordered_counter(args, result),
            GlobalLoadLds => self.global_to_lds(args),
            GwsInit => self.wave_sync(Opcode::DsGwsInit, Some(args[0]), args[1]),
            GwsBarrier => self.wave_sync(Opcode::DsGwsBarrier, Some(args[0]), args[1]),
            GwsSemaBr => self.wave_sync(Opcode::DsGwsSemaBr, Some(args[0]), args[1]),
            GwsSemaV => self.wave_sync(Opcode::DsGwsSemaV, None, args[0]),
            GwsSemaP => self.wave_sync(Opcode::DsGwsSemaP, None, args[0]),
            GwsSemaReleaseAll => self.wave_sync(Opcode::DsGwsSemaReleaseAll, None, args[0]),
            DsReadTr4B64 => self.transposed_read(Opcode::DsReadB64TrB4, id, args, result),
            DsReadTr6B96 => self.transposed_read(Opcode::DsReadB96TrB6, id, args, result),
            DsReadTr8B64 => self.transposed_read(Opcode::DsReadB64TrB8, id, args, result),
            DsReadTr16B64 => self.transposed_read(Opcode::DsReadB64TrB16, id, args, result),
            _ => Err(self.unknown(id)),
        }
    }

    /// A read of LDS that transposes; if nobody wants what it reads, there is nothing to do.
    fn transposed_read(
        &mut self,
        opcode: Opcode,
        id: Intrinsic,
        args: &[Value],
        result: Option<Value>,
    ) -> Res {
        let machine = self.env.machine;
        if !machine.has(opcode) {
            let name = machine.processor().name;
            return Err(self.unsupported(format_args!("intrinsic '{}' on {name}", id.name())));
        }
        let Some(result) = result else {
            return Ok(());
        };
        let mem = MemAccess {
            align_log2: id.transposed_read().map_or(0, |read| read.align_log2()),
            ..MemAccess::default()
        };
        let address = self.address(args[0], AddrSpace::Local)?;
        let info = self.access_info(AccessKind::Load, args[0], AddrSpace::Local, mem);
        let dst = self.dst(result);
        let dst = self.regs(&dst);
        self.push_access(opcode, Some(dst), &[], address, info);
        Ok(())
    }

    /// The register of a result, or one that nobody reads.
    fn result_or_unused(&mut self, result: Option<Value>) -> Operand {
        match result {
            Some(result) => {
                let dst = self.dst(result);
                self.regs(&dst)
            }
            None => {
                let unused = self.vreg(Bank::Vgpr);
                self.regs(&[unused])
            }
        }
    }

    /// Fails where there is no GDS: such processors have no ordered counts either.
    fn check_gds(&self) -> Res {
        match self.env.machine.has(Opcode::DsOrderedCount) {
            true => Ok(()),
            false => Err(self.unsupported("global data share on this processor")),
        }
    }

    /// A counter in LDS whose address is known is reached by the offset; one in GDS by what the
    /// program has put together for M0.
    fn shared_counter(&mut self, opcode: Opcode, args: &[Value], result: Option<Value>) -> Res {
        let space = self.space(args[0])?;
        let comp = self.comps(args[0])[0];
        let (m0, offset) = match comp {
            _ if space == AddrSpace::Region => {
                self.check_gds()?;
                (comp, 0)
            }
            Comp::Imm(address) if address >> OFFSET_BITS == 0 => (Comp::Imm(0), address as i32),
            _ => return Err(self.unsupported("a counter in LDS at this address")),
        };
        self.write_m0(m0);
        let dst = self.result_or_unused(result);
        let mut inst = Inst::new(opcode, &[dst]);
        inst.mods.offset = offset;
        inst.mods
            .flags
            .set(ModFlags::GDS, space == AddrSpace::Region);
        let mut mem = MemAccess {
            ordering: Ordering::Monotonic,
            ..MemAccess::default()
        };
        let volatile = self.int_const(args[1]) == Some(1);
        mem.flags.set(MemFlags::VOLATILE, volatile);
        inst.mem = Some(self.mem_info(AccessKind::RmwReturn, space, mem));
        self.push(inst);
        Ok(())
    }

    /// `llvm.amdgpuc.ds.ordered(m0, value, offset)`
    fn ordered_counter(&mut self, args: &[Value], result: Option<Value>) -> Res {
        self.check_gds()?;
        let value = self.comps(args[1])[0];
        let value = self.in_vgpr(value);
        let m0 = self.comps(args[0])[0];
        self.write_m0(m0);
        let operands = [self.result_or_unused(result), self.regs(&[value])];
        let mut inst = Inst::new(Opcode::DsOrderedCount, &operands);
        inst.mods.offset = self.int_const(args[2]).unwrap_or(0) as i32;
        inst.mods.flags |= ModFlags::GDS;
        self.push(inst);
        Ok(())
    }

    /// The number of the resource is in the offset if it is known, else in M0. Nothing goes on
    /// before the operation is done, whatever else is under way then: so does llc.
    fn wave_sync(&mut self, opcode: Opcode, value: Option<Value>, resource: Value) -> Res {
        if !self.env.machine.has(opcode) {
            return Err(self.unsupported("this operation of the global wave sync"));
        }
        let value = value.map(|v| self.comps(v)[0]);
        let value = value.map(|comp| self.in_vgpr(comp));
        let resource = self.comps(resource)[0];
        let offset = match resource {
            Comp::Imm(number) if number >> OFFSET_BITS == 0 => {
                self.write_m0(Comp::Imm(0));
                number as i32
            }
            _ => {
                let number = Comp::Reg(self.in_sgpr(resource));
                let base = self.vreg(Bank::Sgpr);
                let shift = Comp::Imm(BASE_SHIFT);
                self.salu(Opcode::SLshlB32, &[base], &[&[number], &[shift]]);
                self.write_m0(Comp::Reg(base));
                0
            }
        };
        let operands: Vec<Operand> = value.map(|v| self.regs(&[v])).into_iter().collect();
        let mut inst = Inst::new(opcode, &operands);
        inst.mods.offset = offset;
        inst.mods.flags |= ModFlags::GDS;
        self.push(inst);
        self.push(Inst::new(Opcode::SWaitcnt, &[Operand::Imm(0)]));
        Ok(())
    }

    /// `llvm.amdgcn.global.load.lds(from, to, size, offset, policy)`: the offset is added to both
    /// addresses, so that `from` keeps its own constants in a register.
    fn global_to_lds(&mut self, args: &[Value]) -> Res {
        let (opcode, by_bit) = self.global_load_to_lds(self.int_const(args[2]))?;
        let offset = self.int_const(args[3]).unwrap_or(0) as u32 as i32;
        if !self
            .env
            .machine
            .facts()
            .offsets
            .global
            .contains(offset.into())
        {
            return Err(self.unsupported("an offset of a load to LDS that is so large"));
        }
        let address = self.global_address_at(args[0], offset)?;
        let to = self.comps(args[1])[0];
        self.write_m0(to);
        let policy = self.int_const(args[4]).unwrap_or(0) as u32;
        let policy = BufferBits::from_bits_truncate(policy);
        let mut mem = MemAccess::default();
        let volatile = policy.contains(BufferBits::VOLATILE);
        mem.flags.set(MemFlags::VOLATILE, volatile);
        let info = self.mem_info(AccessKind::Load, AddrSpace::Global, mem);
        let dst = by_bit.then_some(Operand::Off);
        self.push_access(opcode, dst, &[], address, info);
        let flags = crate::buffer::cache_flags(policy, self.env.machine);
        self.last().mods.flags |= flags;
        self.last().mods.flags.set(ModFlags::LDS, by_bit);
        Ok(())
    }

    /// The load of so many bytes to LDS, and whether it is an ordinary one with a bit that says so:
    /// GFX940 has instructions of their own.
    fn global_load_to_lds(&self, bytes: Option<u64>) -> Res<(Opcode, bool)> {
        let own = self.env.machine.has(Opcode::GlobalLoadLdsDword);
        let opcode = match (own, bytes) {
            (false, Some(1)) => Opcode::GlobalLoadUbyte,
            (false, Some(2)) => Opcode::GlobalLoadUshort,
            (false, Some(4)) => Opcode::GlobalLoadDword,
            (true, Some(1)) => Opcode::GlobalLoadLdsUbyte,
            (true, Some(2)) => Opcode::GlobalLoadLdsUshort,
            (true, Some(4)) => Opcode::GlobalLoadLdsDword,
            (_, Some(12)) => Opcode::GlobalLoadLdsDwordx3,
            _ => Opcode::GlobalLoadLdsDwordx4,
        };
        match self.env.machine.has(opcode) {
            true => Ok((opcode, !own)),
            false => Err(self.unsupported(match bytes {
                Some(1 | 2 | 4) => "a load of global memory to LDS on this processor",
                _ => "a load to LDS of this size on this processor",
            })),
        }
    }
}

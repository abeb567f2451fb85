//! Places in buffers, and the accesses that only buffers have: with a format, and to LDS.
//!
//! Source: "Vega" 7nm ISA manual, chapter 8 (MUBUF, MTBUF): an address is made of the resource in
//! four SGPRs, an SGPR or constant offset that the check of the range does not see, an index
//! (`idxen`) and an offset (`offen`) in VGPRs, and the immediate offset, which [`isa::OffsetRange`]
//! bounds.

use crate::atomic::{Number, Width};
use crate::ctx::{Comp, Ctx, Res};
use crate::memory::Address;
use ir::intrinsic::{BufferBits, BufferFormat};
use ir::{AddrSpace, AtomicOp, InstData, Intrinsic, MemAccess, MemFlags, Value};
use isa::{Machine, ModFlags, Opcode, ScalarCoherence};
use mir::{AccessKind, Bank, Inst, Operand, VReg};
use smallvec::SmallVec;

/// A place in a buffer.
pub struct Place {
    /// Four SGPRs.
    pub resource: SmallVec<[VReg; 4]>,
    /// Index and offset, as far as there are.
    pub vaddr: SmallVec<[VReg; 2]>,
    /// An SGPR or a constant.
    pub soffset: Operand,
    /// Immediate offset.
    pub offset: i32,
    /// Which registers there are, and cache bits.
    pub flags: ModFlags,
}

/// Where constant summands of an offset go.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Constants {
    /// To the instruction, as far as they fit.
    Immediate,
    /// To the register.
    InRegister,
}

/// Most resources of a block whose constants are made at its beginning: they stay in registers.
const MAX_RESOURCES: usize = 8;

impl Ctx<'_> {
    /// The operands of the `llvm.amdgpuc.buffer.address` that made a pointer.
    fn buffer_operands(&self, ptr: Value) -> Res<[Value; 6]> {
        let made = self.def(ptr).map(|(_, data)| data);
        if let Some(InstData::Intrinsic {
            id: Intrinsic::BufferAddress,
            args,
            ..
        }) = made
        {
            if let Ok(args) = args.as_slice(&self.ir.lists).try_into() {
                return Ok(args);
            }
        }
        Err(self.unsupported("this pointer into a buffer"))
    }

    /// A load of what nobody writes, the same for all lanes.
    pub fn scalar_buffer_load(&mut self, dst: &[VReg], ptr: Value, mem: MemAccess) -> Res {
        let opcode = match dst.len() {
            1 => Opcode::SBufferLoadDword,
            2 => Opcode::SBufferLoadDwordx2,
            4 => Opcode::SBufferLoadDwordx4,
            _ => return Err(self.unsupported("a scalar load of this width")),
        };
        let [lo, hi, _, offset, _, bits] = self.buffer_operands(ptr)?;
        let bits = BufferBits::from_bits_truncate(self.int_const(bits).unwrap_or(0) as u32);
        let mut words = self.comps(lo);
        words.extend(self.comps(hi));
        let resource = self.resource(&words);
        let range = self.env.machine.facts().offsets.scalar;
        let offset = self.comps(offset);
        let offset = match offset[0] {
            Comp::Imm(n) if range.contains(i64::from(n)) => Operand::Imm(n as i32),
            comp => {
                let register = self.in_sgpr(comp);
                self.regs(&[register])
            }
        };
        let operands = [self.regs(dst), self.regs(&resource), offset];
        let mut inst = Inst::new(opcode, &operands);
        let can_say = self.env.machine.facts().scalar_coherence == ScalarCoherence::Glc;
        let coherent = can_say && bits.contains(BufferBits::GLC);
        inst.mods.flags.set(ModFlags::GLC, coherent);
        inst.mem = Some(self.access_info(AccessKind::Load, ptr, AddrSpace::Global, mem));
        self.push(inst);
        Ok(())
    }

    /// `llvm.amdgpuc.buffer.load.lds(place, lds, size, offset)`. M0 has the address in LDS, where
    /// the lanes' data lie one behind the other; the immediate offset is added to both addresses,
    /// so that the place keeps its own constants in a register.
    pub fn buffer_to_lds(&mut self, args: &[Value]) -> Res {
        let opcode = match self.int_const(args[2]) {
            Some(1) => Opcode::BufferLoadUbyte,
            Some(2) => Opcode::BufferLoadUshort,
            Some(4) => Opcode::BufferLoadDword,
            Some(12) => Opcode::BufferLoadDwordx3,
            _ => Opcode::BufferLoadDwordx4,
        };
        let wide = matches!(
            opcode,
            Opcode::BufferLoadDwordx3 | Opcode::BufferLoadDwordx4
        );
        if wide && !self.env.machine.has(Opcode::GlobalLoadLdsDwordx4) {
            return Err(self.unsupported("a load to LDS of this size on this processor"));
        }
        let offset = self.int_const(args[3]).unwrap_or(0);
        let range = self.env.machine.facts().offsets.buffer;
        if !range.contains(offset as i64) {
            return Err(self.unsupported("an offset of a load to LDS that is so large"));
        }
        let mut place = self.place_with(args[0], Constants::InRegister)?;
        place.flags |= ModFlags::LDS;
        place.offset = offset as i32;
        let lds = self.comps(args[1]);
        self.write_m0(lds[0]);
        let mut mem = MemAccess::default();
        let [.., bits] = self.buffer_operands(args[0])?;
        let bits = BufferBits::from_bits_truncate(self.int_const(bits).unwrap_or(0) as u32);
        let volatile = bits.contains(BufferBits::VOLATILE);
        mem.flags.set(MemFlags::VOLATILE, volatile);
        let info = self.mem_info(AccessKind::Load, AddrSpace::Global, mem);
        self.push_access(
            opcode,
            Some(Operand::Off),
            &[],
            Address::Buffer(place),
            info,
        );
        Ok(())
    }

    /// The place that `llvm.amdgpuc.buffer.address` describes.
    pub fn buffer_place(&mut self, ptr: Value) -> Res<Place> {
        self.place_with(ptr, Constants::Immediate)
    }

    fn place_with(&mut self, ptr: Value, constants: Constants) -> Res<Place> {
        let [lo, hi, index, offset, for_all, bits] = self.buffer_operands(ptr)?;
        let bits = BufferBits::from_bits_truncate(self.int_const(bits).unwrap_or(0) as u32);
        let mut words = self.comps(lo);
        words.extend(self.comps(hi));
        let resource = self.resource(&words);
        let for_all = self.comps(for_all);
        let soffset = self.lane_select(&for_all[..1]);
        let mut flags = cache_flags(bits, self.env.machine);
        let mut vaddr = SmallVec::new();
        if bits.contains(BufferBits::INDEXED) {
            let index = self.comps(index);
            vaddr.push(self.in_vgpr(index[0]));
            flags |= ModFlags::IDXEN;
        }
        let (register, offset) = match constants {
            Constants::Immediate => self.buffer_offset(offset),
            Constants::InRegister => {
                let comps = self.comps(offset);
                (Some(self.in_vgpr(comps[0])), 0)
            }
        };
        if let Some(register) = register {
            vaddr.push(register);
            flags |= ModFlags::OFFEN;
        }
        Ok(Place {
            resource,
            vaddr,
            soffset,
            offset,
            flags,
        })
    }

    /// A resource in four SGPRs. Accesses of a block share them if the words are constants, or in
    /// SGPRs before.
    pub fn resource(&mut self, words: &[Comp]) -> SmallVec<[VReg; 4]> {
        let here =
            |s: &Self, c: &Comp| matches!(c, Comp::Imm(_)) || s.comp_bank(*c) == Some(Bank::Sgpr);
        if !words.iter().all(|c| here(self, c)) {
            return self.in_sgprs(words);
        }
        let known = self.resources.iter().find(|(w, _)| w[..] == *words);
        if let Some((_, regs)) = known {
            return regs.clone();
        }
        if self.resources.len() >= MAX_RESOURCES {
            return self.in_sgprs(words);
        }
        let regs: SmallVec<[VReg; 4]> = words
            .iter()
            .map(|&c| self.comp_reg(c).unwrap_or_else(|| self.vreg(Bank::Sgpr)))
            .collect();
        self.resources.push((words.into(), regs.clone()));
        regs
    }

    /// At the beginning of a block: the constant words of its resources.
    pub fn make_resources(&mut self) {
        for (words, regs) in std::mem::take(&mut self.resources) {
            for (&word, &reg) in words.iter().zip(&regs) {
                if let Comp::Imm(_) = word {
                    self.copy_comp(reg, word);
                }
            }
        }
        self.flush();
    }

    /// An offset as a register and an immediate. The hardware adds in 32 bits, as the program does.
    fn buffer_offset(&mut self, offset: Value) -> (Option<VReg>, i32) {
        let range = self.env.machine.facts().offsets.buffer;
        let (base, sum) = self.without_constants(offset, |sum| range.contains(i64::from(sum)));
        let comps = self.comps(base);
        if let Comp::Imm(base) = comps[0] {
            let total = base.wrapping_add(sum);
            // The largest offset is a mask.
            let high = total & !(range.max as u32);
            let rest = (high != 0).then(|| self.in_vgpr(Comp::Imm(high)));
            return (rest, total.wrapping_sub(high) as i32);
        }
        if comps[0] == Comp::Undef {
            return (None, 0);
        }
        if range.contains(i64::from(sum)) {
            return (Some(self.in_vgpr(comps[0])), sum as i32);
        }
        let comps = self.comps(offset);
        (Some(self.in_vgpr(comps[0])), 0)
    }

    /// Selects an intrinsic of [`crate::intrinsic::Part::Buffers`] that has a result.
    pub fn of_buffer(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        match id {
            Intrinsic::BufferFormatLoad => self.buffer_load_format(args, result),
            _ => Err(self.unknown(id)),
        }
    }

    /// `llvm.amdgpuc.buffer.load.format(place, format)`
    fn buffer_load_format(&mut self, args: &[Value], result: Value) -> Res {
        let format = self.buffer_format(args[1]);
        let opcode = load_format(format);
        let place = self.buffer_place(args[0])?;
        let dst = self.dst(result);
        let apart = self.unpacked_form(opcode);
        let loaded = match apart {
            Some(_) => self.vregs(Bank::Vgpr, components(format) + 1),
            None => dst.clone(),
        };
        let to = self.regs(&loaded);
        let info = self.mem_info(AccessKind::Load, AddrSpace::Global, MemAccess::default());
        let opcode = apart.unwrap_or(opcode);
        self.push_access(opcode, Some(to), &[], Address::Buffer(place), info);
        self.set_format(format);
        if apart.is_some() {
            self.pack_halves(&dst, &loaded);
        }
        Ok(())
    }

    /// `llvm.amdgpuc.buffer.store.format(data, place, format)`
    pub fn buffer_store_format(&mut self, args: &[Value]) -> Res {
        let format = self.buffer_format(args[2]);
        let opcode = store_format(format);
        let comps = self.comps(args[0]);
        let mut data = self.in_vgprs(&comps);
        let apart = self.unpacked_form(opcode);
        if apart.is_some() {
            data = self.halves_apart(&data, components(format) + 1);
        }
        let data = self.regs(&data);
        let place = self.buffer_place(args[1])?;
        let info = self.mem_info(AccessKind::Store, AddrSpace::Global, MemAccess::default());
        let opcode = apart.unwrap_or(opcode);
        self.push_access(opcode, None, &[data], Address::Buffer(place), info);
        self.set_format(format);
        Ok(())
    }

    fn buffer_format(&self, v: Value) -> BufferFormat {
        BufferFormat::from_bits_retain(self.int_const(v).unwrap_or(0) as u32)
    }

    fn set_format(&mut self, format: BufferFormat) {
        if format.contains(BufferFormat::TYPED) {
            self.last().mods.format = (format & BufferFormat::FORMAT).bits() as u8;
        }
    }
}

pub fn cache_flags(bits: BufferBits, machine: &Machine) -> ModFlags {
    let mut flags = ModFlags::empty();
    let has_scopes = machine.has(Opcode::BufferInv);
    flags.set(ModFlags::SCC, has_scopes && bits.contains(BufferBits::SCC));
    flags.set(ModFlags::GLC, bits.contains(BufferBits::GLC));
    flags.set(ModFlags::SLC, bits.contains(BufferBits::SLC));
    flags
}

fn components(format: BufferFormat) -> usize {
    ((format & BufferFormat::COMPONENTS).bits() >> BufferFormat::COMPONENTS_SHIFT) as usize
}

fn load_format(format: BufferFormat) -> Opcode {
    use Opcode as O;
    let typed = format.contains(BufferFormat::TYPED);
    let halves = format.contains(BufferFormat::HALVES);
    let row = match (typed, halves) {
        (false, false) => [
            O::BufferLoadFormatX,
            O::BufferLoadFormatXy,
            O::BufferLoadFormatXyz,
            O::BufferLoadFormatXyzw,
        ],
        (false, true) => [
            O::BufferLoadFormatD16X,
            O::BufferLoadFormatD16Xy,
            O::BufferLoadFormatD16Xyz,
            O::BufferLoadFormatD16Xyzw,
        ],
        (true, false) => [
            O::TbufferLoadFormatX,
            O::TbufferLoadFormatXy,
            O::TbufferLoadFormatXyz,
            O::TbufferLoadFormatXyzw,
        ],
        (true, true) => [
            O::TbufferLoadFormatD16X,
            O::TbufferLoadFormatD16Xy,
            O::TbufferLoadFormatD16Xyz,
            O::TbufferLoadFormatD16Xyzw,
        ],
    };
    row[components(format)]
}

fn store_format(format: BufferFormat) -> Opcode {
    use Opcode as O;
    let typed = format.contains(BufferFormat::TYPED);
    let halves = format.contains(BufferFormat::HALVES);
    let row = match (typed, halves) {
        (false, false) => [
            O::BufferStoreFormatX,
            O::BufferStoreFormatXy,
            O::BufferStoreFormatXyz,
            O::BufferStoreFormatXyzw,
        ],
        (false, true) => [
            O::BufferStoreFormatD16X,
            O::BufferStoreFormatD16Xy,
            O::BufferStoreFormatD16Xyz,
            O::BufferStoreFormatD16Xyzw,
        ],
        (true, false) => [
            O::TbufferStoreFormatX,
            O::TbufferStoreFormatXy,
            O::TbufferStoreFormatXyz,
            O::TbufferStoreFormatXyzw,
        ],
        (true, true) => [
            O::TbufferStoreFormatD16X,
            O::TbufferStoreFormatD16Xy,
            O::TbufferStoreFormatD16Xyz,
            O::TbufferStoreFormatD16Xyzw,
        ],
    };
    row[components(format)]
}

macro_rules! forms {
    ($a:ident, $b:ident) => {
        Some([Opcode::$a, Opcode::$b])
    };
}

/// Instructions of a read-modify-write, without and with return.
pub fn rmw_forms(op: AtomicOp, width: Width, number: Number) -> Option<[Opcode; 2]> {
    use AtomicOp::*;
    use Width::*;
    match (op, width) {
        (Xchg, Word) => forms!(BufferAtomicSwap, BufferAtomicSwapRtn),
        (Xchg, Pair) => forms!(BufferAtomicSwapX2, BufferAtomicSwapX2Rtn),
        (FAdd, Word) if number == Number::Float => {
            forms!(BufferAtomicAddF32, BufferAtomicAddF32Rtn)
        }
        (FAdd, Word) if number == Number::Bfloats => {
            forms!(BufferAtomicPkAddBf16, BufferAtomicPkAddBf16Rtn)
        }
        (FAdd, Word) => forms!(BufferAtomicPkAddF16, BufferAtomicPkAddF16Rtn),
        (FAdd, Pair) => forms!(BufferAtomicAddF64, BufferAtomicAddF64Rtn),
        (FMin, Pair) => forms!(BufferAtomicMinF64, BufferAtomicMinF64Rtn),
        (FMax, Pair) => forms!(BufferAtomicMaxF64, BufferAtomicMaxF64Rtn),
        _ if number == Number::Float => None,
        (Add, Word) => forms!(BufferAtomicAdd, BufferAtomicAddRtn),
        (Sub, Word) => forms!(BufferAtomicSub, BufferAtomicSubRtn),
        (And, Word) => forms!(BufferAtomicAnd, BufferAtomicAndRtn),
        (Or, Word) => forms!(BufferAtomicOr, BufferAtomicOrRtn),
        (Xor, Word) => forms!(BufferAtomicXor, BufferAtomicXorRtn),
        (Max, Word) => forms!(BufferAtomicSmax, BufferAtomicSmaxRtn),
        (Min, Word) => forms!(BufferAtomicSmin, BufferAtomicSminRtn),
        (UMax, Word) => forms!(BufferAtomicUmax, BufferAtomicUmaxRtn),
        (UMin, Word) => forms!(BufferAtomicUmin, BufferAtomicUminRtn),
        (UIncWrap, Word) => forms!(BufferAtomicInc, BufferAtomicIncRtn),
        (UDecWrap, Word) => forms!(BufferAtomicDec, BufferAtomicDecRtn),
        (Add, Pair) => forms!(BufferAtomicAddX2, BufferAtomicAddX2Rtn),
        (Sub, Pair) => forms!(BufferAtomicSubX2, BufferAtomicSubX2Rtn),
        (And, Pair) => forms!(BufferAtomicAndX2, BufferAtomicAndX2Rtn),
        (Or, Pair) => forms!(BufferAtomicOrX2, BufferAtomicOrX2Rtn),
        (Xor, Pair) => forms!(BufferAtomicXorX2, BufferAtomicXorX2Rtn),
        (Max, Pair) => forms!(BufferAtomicSmaxX2, BufferAtomicSmaxX2Rtn),
        (Min, Pair) => forms!(BufferAtomicSminX2, BufferAtomicSminX2Rtn),
        (UMax, Pair) => forms!(BufferAtomicUmaxX2, BufferAtomicUmaxX2Rtn),
        (UMin, Pair) => forms!(BufferAtomicUminX2, BufferAtomicUminX2Rtn),
        (UIncWrap, Pair) => forms!(BufferAtomicIncX2, BufferAtomicIncX2Rtn),
        (UDecWrap, Pair) => forms!(BufferAtomicDecX2, BufferAtomicDecX2Rtn),
        _ => None,
    }
}

/// Instructions of a compare-exchange, without and with return.
pub fn compare_forms(width: Width) -> Option<[Opcode; 2]> {
    match width {
        Width::Word => forms!(BufferAtomicCmpswap, BufferAtomicCmpswapRtn),
        Width::Pair => forms!(BufferAtomicCmpswapX2, BufferAtomicCmpswapX2Rtn),
    }
}

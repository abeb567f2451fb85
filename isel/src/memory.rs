//! Loads, stores and their addressing modes.
//!
//! Source: "Vega" 7nm ISA manual, chapters 7 (scalar memory), 8 (buffers), 9 (flat, global), 10
//! (LDS); the widths of immediate offsets are in [`isa::OffsetRange`].

use crate::ctx::{Comp, Comps, Ctx, Res};
use ir::{
    AddrSpace, BinaryOp, CastOp, GepFlags, Inst as IrInst, InstData, MemAccess, Type, Value,
    ValueDef,
};
use isa::{ModFlags, OffsetRange, Offsets, Opcode, ScratchAccess};
use mir::{AccessKind, AliasClass, Bank, Inst, MemInfo, Operand, Spaces, VReg};
use smallvec::{SmallVec, smallvec};

/// Where an access goes.
pub enum Address {
    /// Global: 64-bit address in VGPRs, or SGPR base and 32-bit VGPR offset.
    Global {
        vaddr: SmallVec<[VReg; 4]>,
        saddr: Option<SmallVec<[VReg; 4]>>,
        offset: i32,
    },
    /// Flat.
    Flat {
        vaddr: SmallVec<[VReg; 4]>,
        offset: i32,
    },
    /// LDS.
    Lds { vaddr: VReg, offset: i32 },
    /// Scratch through a buffer: a VGPR with a byte offset, a frame slot, or neither.
    Scratch { vaddr: Operand, offset: i32 },
    /// Scratch by `scratch_*` instructions: the sum of a VGPR, of an SGPR or a frame slot, and of
    /// the offset; each register may be missing.
    Private {
        vaddr: Operand,
        saddr: Operand,
        offset: i32,
    },
    /// A buffer.
    Buffer(crate::buffer::Place),
}

/// What is moved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    U8,
    I8,
    U16,
    I16,
    Dwords(usize),
}

/// A distance that no instruction has to have room for.
const ANY_DISTANCE: OffsetRange = OffsetRange {
    min: i32::MIN,
    max: i32::MAX,
    unit: 1,
};

impl Ctx<'_> {
    // ---- loads ----------------------------------------------------------------------------------

    /// Selects a load.
    pub fn load(&mut self, ptr: Value, mem: MemAccess, result: Value) -> Res {
        let dst = self.dst(result);
        if self.bank(result) == Bank::Sgpr {
            return self.scalar_load(&dst, ptr, mem);
        }
        let bits = self.env.layout().bits(self.ty(result));
        let width = match bits {
            8 => Width::U8,
            16 => Width::U16,
            1 => return Err(self.unsupported("a load of i1 on machine level")),
            _ => Width::Dwords(dst.len()),
        };
        self.vector_load(ptr, mem, width, &dst)
    }

    /// A load of 8 or 16 bits that extends the sign.
    pub fn load_signed(&mut self, ptr: Value, mem: MemAccess, bits: u32, dst: VReg) -> Res {
        let width = if bits == 8 { Width::I8 } else { Width::I16 };
        self.vector_load(ptr, mem, width, &[dst])
    }

    fn vector_load(&mut self, ptr: Value, mem: MemAccess, width: Width, dst: &[VReg]) -> Res {
        let space = self.space(ptr)?;
        let address = self.address(ptr, space)?;
        let info = self.access_info(AccessKind::Load, ptr, space, mem);
        let info = with_alignment(info, &address, width, mem);
        let opcode = load_opcode(&address, width, mem.align(), self.offsets())
            .ok_or_else(|| self.unsupported("a load of this width"))?;
        let to = self.regs(dst);
        self.push_access(opcode, Some(to), &[], address, info);
        Ok(())
    }

    fn scalar_load(&mut self, dst: &[VReg], ptr: Value, mem: MemAccess) -> Res {
        let space = self.space(ptr)?;
        if space == AddrSpace::BufferFat {
            return self.scalar_buffer_load(dst, ptr, mem);
        }
        // There is no scalar load of three dwords: two, and the one behind them.
        let (first, last) = dst.split_at(if dst.len() == 3 { 2 } else { dst.len() });
        let behind = 4 * first.len() as i32;
        let mut range = self.offsets().scalar;
        if !last.is_empty() {
            range.max -= behind;
        }
        let (base, offset) = self.peel(ptr, range);
        let base = self.pointer64(base)?;
        let base = self.in_sgprs(&base);
        let info = self.access_info(AccessKind::Load, ptr, space, mem);
        for (dst, offset) in [(first, offset), (last, offset + behind)] {
            let opcode = match dst.len() {
                0 => continue,
                1 => Opcode::SLoadDword,
                2 => Opcode::SLoadDwordx2,
                4 => Opcode::SLoadDwordx4,
                8 => Opcode::SLoadDwordx8,
                16 => Opcode::SLoadDwordx16,
                _ => return Err(self.unsupported("a scalar load of this width")),
            };
            let operands = [self.regs(dst), self.regs(&base), Operand::Imm(offset)];
            let mut inst = Inst::new(opcode, &operands);
            inst.mem = Some(info);
            self.push(inst);
        }
        Ok(())
    }

    // ---- stores ---------------------------------------------------------------------------------

    /// Selects a store: value, pointer.
    pub fn store(&mut self, args: [Value; 2], mem: MemAccess) -> Res {
        let [value, ptr] = args;
        let space = self.space(ptr)?;
        let bits = self.env.layout().bits(self.ty(value));
        let comps = self.comps(value);
        if comps.iter().all(|&c| c == Comp::Undef) && mem.is_simple() {
            return Ok(());
        }
        let width = match bits {
            8 => Width::U8,
            16 => Width::U16,
            1 => return Err(self.unsupported("a store of i1 on machine level")),
            _ => Width::Dwords(comps.len()),
        };
        let data = self.in_vgprs(&comps);
        let address = self.address(ptr, space)?;
        let info = self.access_info(AccessKind::Store, ptr, space, mem);
        let info = with_alignment(info, &address, width, mem);
        let opcode = store_opcode(&address, width, mem.align(), self.offsets())
            .ok_or_else(|| self.unsupported("a store of this width"))?;
        let data = self.data_operands(opcode, &data);
        self.push_access(opcode, None, &data, address, info);
        Ok(())
    }

    /// The data of a store as one operand, or as two where the instruction has two offsets.
    fn data_operands(&mut self, opcode: Opcode, data: &[VReg]) -> SmallVec<[Operand; 2]> {
        if opcode.desc().flags.contains(isa::InstFlags::TWO_OFFSETS) {
            return smallvec![self.regs(&data[..1]), self.regs(&data[1..])];
        }
        smallvec![self.regs(data)]
    }

    /// Emits an access with its operands in the row's order.
    pub fn push_access(
        &mut self,
        opcode: Opcode,
        dst: Option<Operand>,
        data: &[Operand],
        address: Address,
        info: MemInfo,
    ) {
        let mut operands: SmallVec<[Operand; 5]> = SmallVec::new();
        operands.extend(dst);
        let mut flags = ModFlags::empty();
        let scratch = matches!(address, Address::Scratch { .. });
        let offset = match address {
            Address::Buffer(place) => {
                let vaddr = match place.vaddr[..] {
                    [] => Operand::Off,
                    ref regs => self.regs(regs),
                };
                let resource = self.regs(&place.resource);
                let place_operands = [vaddr, resource, place.soffset];
                // An atomic that returns the old value has it where the data was.
                match dst.is_some() {
                    true => {
                        operands.extend(place_operands);
                        operands.extend_from_slice(data);
                    }
                    false => {
                        operands.extend_from_slice(data);
                        operands.extend(place_operands);
                    }
                }
                flags = place.flags;
                place.offset
            }
            Address::Global {
                vaddr,
                saddr,
                offset,
            } => {
                operands.push(self.regs(&vaddr));
                operands.extend_from_slice(data);
                let saddr = match saddr {
                    Some(base) => self.regs(&base),
                    None => Operand::Off,
                };
                operands.push(saddr);
                offset
            }
            Address::Flat { vaddr, offset } => {
                operands.push(self.regs(&vaddr));
                operands.extend_from_slice(data);
                offset
            }
            Address::Lds { vaddr, offset } => {
                operands.push(self.regs(&[vaddr]));
                operands.extend_from_slice(data);
                offset
            }
            Address::Scratch { vaddr, offset } => {
                operands.extend_from_slice(data);
                let base = self.scratch_offset(vaddr);
                operands.extend([vaddr, self.scratch_resource(), base]);
                offset
            }
            Address::Private {
                vaddr,
                saddr,
                offset,
            } => {
                operands.push(vaddr);
                operands.extend_from_slice(data);
                operands.push(saddr);
                offset
            }
        };
        let scratch_vgpr = matches!(operands.iter().rev().nth(2), Some(Operand::Regs(_)));
        let mut inst = Inst::new(opcode, &operands);
        let two_offsets = opcode.desc().flags.contains(isa::InstFlags::TWO_OFFSETS);
        if two_offsets {
            // Offsets of the two-address forms are in units of the access: adjacent dwords.
            inst.mods.offset = offset / DWORD;
            inst.mods.offset1 = (offset / DWORD + 1) as u8;
        } else {
            inst.mods.offset = offset;
        }
        if scratch && scratch_vgpr {
            flags |= ModFlags::OFFEN;
        }
        inst.mods.flags |= flags;
        inst.mem = Some(info);
        self.push(inst);
    }

    // ---- addresses ------------------------------------------------------------------------------

    /// Address space of a pointer.
    pub fn space(&self, ptr: Value) -> Res<AddrSpace> {
        let space = self.ty(ptr).addr_space();
        space
            .filter(|s| s.number() <= AddrSpace::BufferFat.number())
            .ok_or_else(|| self.unsupported("this address space"))
    }

    pub fn offsets(&self) -> &'static Offsets {
        &self.env.machine.facts().offsets
    }

    /// How an access to a pointer is addressed.
    pub fn address(&mut self, ptr: Value, space: AddrSpace) -> Res<Address> {
        match space {
            AddrSpace::Local => Ok(self.lds_address(ptr)),
            AddrSpace::Private => match self.mir.frame.access {
                ScratchAccess::Buffer => self.scratch_address(ptr),
                ScratchAccess::Instructions => self.private_address(ptr),
            },
            AddrSpace::Generic if self.env.machine.has(Opcode::FlatLoadDword) => {
                self.flat_address(ptr)
            }
            AddrSpace::Generic => Err(self.unsupported("an access through a flat pointer")),
            AddrSpace::Region => Err(self.unsupported("global data share")),
            AddrSpace::BufferFat => Ok(Address::Buffer(self.buffer_place(ptr)?)),
            _ if self.env.machine.has(Opcode::GlobalLoadDword) => self.global_address(ptr),
            _ if self.env.machine.has(Opcode::FlatLoadDword) => self.flat_address(ptr),
            _ => self.far_address(ptr),
        }
    }

    /// The pointer without constant additions as far as their sum is in range: base, offset.
    pub fn peel(&self, ptr: Value, range: OffsetRange) -> (Value, i32) {
        match self.ty(ptr).addr_space() {
            // The instructions add the offset in 64 bits, behind the upper word; the program's sum
            // is modulo 2^32. They are the same within an object.
            Some(AddrSpace::Constant32) => {
                self.peel_if(ptr, range, |flags| flags.contains(GepFlags::INBOUNDS))
            }
            _ => self.peel_if(ptr, range, |_| true),
        }
    }

    /// The same of those additions whose flags are good enough.
    pub fn peel_if(
        &self,
        ptr: Value,
        range: OffsetRange,
        is_good: impl Fn(GepFlags) -> bool,
    ) -> (Value, i32) {
        let (mut base, mut sum) = (ptr, 0i64);
        let mut best = (ptr, 0i64);
        while let Some((_, data)) = self.def(base) {
            match data {
                InstData::Gep { args, flags, .. } if is_good(*flags) => {
                    let args = args.as_slice(&self.ir.lists);
                    let Some(offset) = self.signed_const(args[1]) else {
                        break;
                    };
                    sum = sum.wrapping_add(offset);
                    base = args[0];
                }
                InstData::Cast {
                    op: CastOp::AddrSpaceCast | CastOp::Bitcast,
                    arg,
                    ..
                } if self.ty(*arg).is_ptr() && self.same_width(*arg, base) => {
                    base = *arg;
                }
                _ => break,
            }
            if range.contains(sum) {
                best = (base, sum);
            }
        }
        (best.0, best.1 as i32)
    }

    fn same_width(&self, a: Value, b: Value) -> bool {
        self.env.layout().bits(self.ty(a)) == self.env.layout().bits(self.ty(b))
    }

    /// A pointer's two components; the 32-bit constant space is 4 GiB that the function names.
    pub fn pointer64(&mut self, ptr: Value) -> Res<Comps> {
        let mut comps = self.comps(ptr);
        if comps.len() == 1 {
            comps.push(Comp::Imm(self.ir.attrs.constant32_high()));
        }
        Ok(comps)
    }

    fn global_address(&mut self, ptr: Value) -> Res<Address> {
        let (base, offset) = self.peel(ptr, self.offsets().global);
        self.global_address_at(base, offset)
    }

    /// So many bytes behind a pointer to global memory.
    pub fn global_address_at(&mut self, base: Value, offset: i32) -> Res<Address> {
        if self.bank(base) == Bank::Sgpr {
            let comps = self.pointer64(base)?;
            let saddr = self.in_sgprs(&comps);
            let zero = self.in_vgpr(Comp::Imm(0));
            return Ok(Address::Global {
                vaddr: smallvec![zero],
                saddr: Some(saddr),
                offset,
            });
        }
        if let Some((scalar, index)) = self.scalar_plus_index(base) {
            let comps = self.pointer64(scalar)?;
            let saddr = self.in_sgprs(&comps);
            return Ok(Address::Global {
                vaddr: smallvec![index],
                saddr: Some(saddr),
                offset,
            });
        }
        let comps = self.pointer64(base)?;
        let vaddr = self.in_vgprs(&comps);
        Ok(Address::Global {
            vaddr,
            saddr: None,
            offset,
        })
    }

    /// A uniform pointer plus an offset of at most 32 bits without sign: pointer, register of the
    /// offset.
    pub fn scalar_plus_index(&mut self, ptr: Value) -> Option<(Value, VReg)> {
        let (_, InstData::Gep { args, .. }) = self.def(ptr)? else {
            return None;
        };
        let args = args.as_slice(&self.ir.lists);
        let (base, index) = (args[0], args[1]);
        // A pointer of 32 bits is the sum modulo 2^32.
        if self.bank(base) != Bank::Sgpr
            || self.env.layout().bits(self.ty(ptr)) != 64
            || self.significant_bits(index) > 32
        {
            return None;
        }
        let reg = self.low_word(index);
        Some((base, reg))
    }

    /// The low word of an index that [`Ctx::significant_bits`] bounds to 32 bits, computed in 32
    /// bits.
    fn low_word(&mut self, value: Value) -> VReg {
        if let (Some((_, data)), false) = (self.def(value), self.is_used(value)) {
            match data {
                InstData::Cast {
                    op: CastOp::ZExt,
                    arg,
                    ..
                } if self.ty(*arg) == Type::I32 => {
                    let comps = self.comps(*arg);
                    return self.in_vgpr(comps[0]);
                }
                InstData::Binary {
                    op: BinaryOp::Shl,
                    args,
                    ..
                } => {
                    let (inner, amount) = (args[0], self.comps(args[1]));
                    let word = self.low_word(inner);
                    let dst = self.vreg(Bank::Vgpr);
                    self.valu(
                        Opcode::VLshlrevB32,
                        &[&[dst]],
                        &[&amount[..1], &[Comp::Reg(word)]],
                    );
                    return dst;
                }
                _ => {}
            }
        }
        let comps = self.comps(value);
        self.in_vgpr(comps[0])
    }

    /// Which memory a flat address is in is seen from the registers, without the offset (LLVM,
    /// `isFlatOffsetLegal` and its callers: only what is in bounds is folded): both have to be in
    /// one object. A pointer to global memory that is accessed so is in none of the apertures.
    fn flat_address(&mut self, ptr: Value) -> Res<Address> {
        let in_bounds = |flags: GepFlags| flags.contains(GepFlags::INBOUNDS);
        let (base, offset) = self.peel_if(ptr, self.offsets().flat, in_bounds);
        let comps = self.pointer64(base)?;
        let vaddr = self.in_vgprs(&comps);
        Ok(Address::Flat { vaddr, offset })
    }

    fn lds_address(&mut self, ptr: Value) -> Address {
        // With the constant address of a variable a distance may be in range that is not by itself.
        let (base, offset) = self.peel(ptr, ANY_DISTANCE);
        if let Some((address, index)) = self.constant_plus_index(base) {
            let total = address + i64::from(offset);
            if self.offsets().lds.contains(total) {
                let vaddr = self.in_vgpr(index);
                let offset = total as i32;
                return Address::Lds { vaddr, offset };
            }
        }
        let (base, offset) = self.peel(ptr, self.offsets().lds);
        let comps = self.comps(base);
        // A constant address goes to the offset field.
        if let Comp::Imm(address) = comps[0] {
            let total = i64::from(address) + i64::from(offset);
            if self.offsets().lds.contains(total) {
                let zero = self.in_vgpr(Comp::Imm(0));
                return Address::Lds {
                    vaddr: zero,
                    offset: total as i32,
                };
            }
        }
        let vaddr = self.in_vgpr(comps[0]);
        Address::Lds { vaddr, offset }
    }

    /// A place of local memory that is known plus what is not: its address, and the rest, where
    /// nobody else asks for the sum.
    fn constant_plus_index(&mut self, ptr: Value) -> Option<(i64, Comp)> {
        let (_, InstData::Gep { args, .. }) = self.def(ptr)? else {
            return None;
        };
        let args = args.as_slice(&self.ir.lists);
        let (base, index) = (args[0], args[1]);
        let ValueDef::Const(_) = self.ir.value_def(base) else {
            return None;
        };
        if self.is_used(ptr) {
            return None;
        }
        let Comp::Imm(address) = self.comps(base)[0] else {
            return None;
        };
        let index = self.comps(index)[0];
        Some((i64::from(address), index))
    }

    /// The private address of an alloca.
    pub fn frame_address(&mut self, result: Value) -> Res {
        let Some(slot) = self.slot_of(result) else {
            return Err(self.unsupported("this alloca"));
        };
        let dst = self.dst(result);
        let to = self.regs(&dst);
        self.push(Inst::pseudo(
            mir::Pseudo::FrameAddr,
            &[to, Operand::Slot { slot, offset: 0 }],
        ));
        Ok(())
    }

    // ---- vectors in registers -------------------------------------------------------------------

    /// An element whose index is not constant was lowered before; with a constant one the vector is
    /// a view.
    pub fn copy_element(&mut self, vector: Value, index: Value, result: Value) -> Res {
        let Some(index) = self.int_const(index) else {
            return self.read_row(vector, index, result);
        };
        let comps = self.comps(vector);
        let dst = self.dst(result);
        let Some(&comp) = comps.get(index as usize) else {
            return Err(self.unsupported("an element index out of range"));
        };
        self.copy_comp(dst[0], comp);
        Ok(())
    }

    /// A vector or structure made of parts, in registers of its own.
    pub fn copy_view(&mut self, inst: IrInst, result: Value) -> Res {
        debug_assert_eq!(self.ir.result(inst), Some(result));
        Err(self.unsupported("a vector in a register of its own"))
    }

    // ---- access information ---------------------------------------------------------------------

    /// The memory model's view of an access.
    pub fn mem_info(&self, kind: AccessKind, space: AddrSpace, mem: MemAccess) -> MemInfo {
        let mut flags = mir::MemFlags::empty();
        flags.set(
            mir::MemFlags::VOLATILE,
            mem.flags.contains(ir::MemFlags::VOLATILE),
        );
        flags.set(
            mir::MemFlags::NONTEMPORAL,
            mem.flags.contains(ir::MemFlags::NONTEMPORAL),
        );
        flags.set(
            mir::MemFlags::INVARIANT,
            mem.flags.contains(ir::MemFlags::INVARIANT) || space.is_constant(),
        );
        flags.set(
            mir::MemFlags::UNWRITTEN,
            mem.flags.contains(ir::MemFlags::UNWRITTEN),
        );
        flags.set(
            mir::MemFlags::NO_CLOBBER,
            kind == AccessKind::Load && mem.flags.contains(ir::MemFlags::NO_CLOBBER),
        );
        flags.set(
            mir::MemFlags::ONE_AS,
            mem.scope.spaces == ir::ScopeSpaces::One,
        );
        MemInfo {
            kind,
            spaces: spaces_of(space),
            ordering: ordering(mem.ordering),
            scope: scope(mem.scope.level),
            flags,
            class: AliasClass::ANY,
        }
    }

    /// `fence`.
    pub fn fence(
        &mut self,
        order: ir::Ordering,
        sync: ir::SyncScope,
        spaces: ir::FenceSpaces,
    ) -> Res {
        let mut flags = mir::MemFlags::empty();
        flags.set(mir::MemFlags::ONE_AS, sync.spaces == ir::ScopeSpaces::One);
        let mut inst = Inst::pseudo(mir::Pseudo::Fence, &[]);
        inst.mem = Some(MemInfo {
            kind: AccessKind::Fence,
            spaces: match spaces {
                ir::FenceSpaces::All => Spaces::all(),
                ir::FenceSpaces::Global => Spaces::GLOBAL,
                ir::FenceSpaces::Local => Spaces::LOCAL,
            },
            ordering: ordering(order),
            scope: scope(sync.level),
            flags,
            class: AliasClass::ANY,
        });
        self.push(inst);
        Ok(())
    }
}

/// Bytes in a dword.
const DWORD: i32 = 4;

/// Memory that a space's accesses touch.
fn spaces_of(space: AddrSpace) -> Spaces {
    match space {
        AddrSpace::Generic => Spaces::FLAT,
        AddrSpace::Local => Spaces::LOCAL,
        AddrSpace::Private => Spaces::PRIVATE,
        AddrSpace::Region => Spaces::REGION,
        _ => Spaces::GLOBAL,
    }
}

fn ordering(ordering: ir::Ordering) -> mir::Ordering {
    match ordering {
        ir::Ordering::NotAtomic => mir::Ordering::NotAtomic,
        ir::Ordering::Unordered => mir::Ordering::Unordered,
        ir::Ordering::Monotonic => mir::Ordering::Monotonic,
        ir::Ordering::Acquire => mir::Ordering::Acquire,
        ir::Ordering::Release => mir::Ordering::Release,
        ir::Ordering::AcqRel => mir::Ordering::AcqRel,
        ir::Ordering::SeqCst => mir::Ordering::SeqCst,
    }
}

fn scope(level: ir::ScopeLevel) -> mir::Scope {
    match level {
        ir::ScopeLevel::SingleThread => mir::Scope::SingleThread,
        ir::ScopeLevel::Wavefront => mir::Scope::Wavefront,
        ir::ScopeLevel::Workgroup => mir::Scope::Workgroup,
        ir::ScopeLevel::Agent => mir::Scope::Agent,
        ir::ScopeLevel::System => mir::Scope::System,
    }
}

fn load_opcode(address: &Address, width: Width, align: u64, offsets: &Offsets) -> Option<Opcode> {
    use Width::*;
    Some(match (address, width) {
        (Address::Global { .. }, U8) => Opcode::GlobalLoadUbyte,
        (Address::Global { .. }, I8) => Opcode::GlobalLoadSbyte,
        (Address::Global { .. }, U16) => Opcode::GlobalLoadUshort,
        (Address::Global { .. }, I16) => Opcode::GlobalLoadSshort,
        (Address::Global { .. }, Dwords(1)) => Opcode::GlobalLoadDword,
        (Address::Global { .. }, Dwords(2)) => Opcode::GlobalLoadDwordx2,
        (Address::Global { .. }, Dwords(3)) => Opcode::GlobalLoadDwordx3,
        (Address::Global { .. }, Dwords(4)) => Opcode::GlobalLoadDwordx4,
        (Address::Flat { .. }, U8) => Opcode::FlatLoadUbyte,
        (Address::Flat { .. }, I8) => Opcode::FlatLoadSbyte,
        (Address::Flat { .. }, U16) => Opcode::FlatLoadUshort,
        (Address::Flat { .. }, I16) => Opcode::FlatLoadSshort,
        (Address::Flat { .. }, Dwords(1)) => Opcode::FlatLoadDword,
        (Address::Flat { .. }, Dwords(2)) => Opcode::FlatLoadDwordx2,
        (Address::Flat { .. }, Dwords(3)) => Opcode::FlatLoadDwordx3,
        (Address::Flat { .. }, Dwords(4)) => Opcode::FlatLoadDwordx4,
        (Address::Lds { .. }, U8) => Opcode::DsReadU8,
        (Address::Lds { .. }, I8) => Opcode::DsReadI8,
        (Address::Lds { .. }, U16) => Opcode::DsReadU16,
        (Address::Lds { .. }, I16) => Opcode::DsReadI16,
        (Address::Lds { .. }, Dwords(1)) => Opcode::DsReadB32,
        (Address::Lds { offset, .. }, Dwords(2)) if two_addresses(*offset, align, offsets) => {
            Opcode::DsRead2B32
        }
        (Address::Lds { .. }, Dwords(2)) => Opcode::DsReadB64,
        (Address::Lds { .. }, Dwords(3)) => Opcode::DsReadB96,
        (Address::Lds { .. }, Dwords(4)) => Opcode::DsReadB128,
        (Address::Scratch { .. } | Address::Buffer(_), U8) => Opcode::BufferLoadUbyte,
        (Address::Scratch { .. } | Address::Buffer(_), I8) => Opcode::BufferLoadSbyte,
        (Address::Scratch { .. } | Address::Buffer(_), U16) => Opcode::BufferLoadUshort,
        (Address::Scratch { .. } | Address::Buffer(_), I16) => Opcode::BufferLoadSshort,
        (Address::Scratch { .. } | Address::Buffer(_), Dwords(1)) => Opcode::BufferLoadDword,
        (Address::Private { .. }, U8) => Opcode::ScratchLoadUbyte,
        (Address::Private { .. }, I8) => Opcode::ScratchLoadSbyte,
        (Address::Private { .. }, U16) => Opcode::ScratchLoadUshort,
        (Address::Private { .. }, I16) => Opcode::ScratchLoadSshort,
        (Address::Private { .. }, Dwords(1)) => Opcode::ScratchLoadDword,
        (Address::Private { .. }, Dwords(2)) => Opcode::ScratchLoadDwordx2,
        (Address::Private { .. }, Dwords(3)) => Opcode::ScratchLoadDwordx3,
        (Address::Private { .. }, Dwords(4)) => Opcode::ScratchLoadDwordx4,
        (Address::Buffer(_), Dwords(2)) => Opcode::BufferLoadDwordx2,
        (Address::Buffer(_), Dwords(3)) => Opcode::BufferLoadDwordx3,
        (Address::Buffer(_), Dwords(4)) => Opcode::BufferLoadDwordx4,
        _ => return None,
    })
}

fn store_opcode(address: &Address, width: Width, align: u64, offsets: &Offsets) -> Option<Opcode> {
    use Width::*;
    Some(match (address, width) {
        (Address::Global { .. }, U8 | I8) => Opcode::GlobalStoreByte,
        (Address::Global { .. }, U16 | I16) => Opcode::GlobalStoreShort,
        (Address::Global { .. }, Dwords(1)) => Opcode::GlobalStoreDword,
        (Address::Global { .. }, Dwords(2)) => Opcode::GlobalStoreDwordx2,
        (Address::Global { .. }, Dwords(3)) => Opcode::GlobalStoreDwordx3,
        (Address::Global { .. }, Dwords(4)) => Opcode::GlobalStoreDwordx4,
        (Address::Flat { .. }, U8 | I8) => Opcode::FlatStoreByte,
        (Address::Flat { .. }, U16 | I16) => Opcode::FlatStoreShort,
        (Address::Flat { .. }, Dwords(1)) => Opcode::FlatStoreDword,
        (Address::Flat { .. }, Dwords(2)) => Opcode::FlatStoreDwordx2,
        (Address::Flat { .. }, Dwords(3)) => Opcode::FlatStoreDwordx3,
        (Address::Flat { .. }, Dwords(4)) => Opcode::FlatStoreDwordx4,
        (Address::Lds { .. }, U8 | I8) => Opcode::DsWriteB8,
        (Address::Lds { .. }, U16 | I16) => Opcode::DsWriteB16,
        (Address::Lds { .. }, Dwords(1)) => Opcode::DsWriteB32,
        (Address::Lds { offset, .. }, Dwords(2)) if two_addresses(*offset, align, offsets) => {
            Opcode::DsWrite2B32
        }
        (Address::Lds { .. }, Dwords(2)) => Opcode::DsWriteB64,
        (Address::Lds { .. }, Dwords(3)) => Opcode::DsWriteB96,
        (Address::Lds { .. }, Dwords(4)) => Opcode::DsWriteB128,
        (Address::Scratch { .. } | Address::Buffer(_), U8 | I8) => Opcode::BufferStoreByte,
        (Address::Scratch { .. } | Address::Buffer(_), U16 | I16) => Opcode::BufferStoreShort,
        (Address::Scratch { .. } | Address::Buffer(_), Dwords(1)) => Opcode::BufferStoreDword,
        (Address::Private { .. }, U8 | I8) => Opcode::ScratchStoreByte,
        (Address::Private { .. }, U16 | I16) => Opcode::ScratchStoreShort,
        (Address::Private { .. }, Dwords(1)) => Opcode::ScratchStoreDword,
        (Address::Private { .. }, Dwords(2)) => Opcode::ScratchStoreDwordx2,
        (Address::Private { .. }, Dwords(3)) => Opcode::ScratchStoreDwordx3,
        (Address::Private { .. }, Dwords(4)) => Opcode::ScratchStoreDwordx4,
        (Address::Buffer(_), Dwords(2)) => Opcode::BufferStoreDwordx2,
        (Address::Buffer(_), Dwords(3)) => Opcode::BufferStoreDwordx3,
        (Address::Buffer(_), Dwords(4)) => Opcode::BufferStoreDwordx4,
        _ => return None,
    })
}

/// Notes of an LDS access that its alignment is less than its size: it has no part in one with two
/// addresses.
fn with_alignment(info: MemInfo, address: &Address, width: Width, mem: MemAccess) -> MemInfo {
    let mut info = info;
    if let (Address::Lds { .. }, Width::Dwords(dwords)) = (address, width) {
        let under = mem.align() < 4 * dwords as u64;
        info.flags.set(mir::MemFlags::UNDER_ALIGNED, under);
    }
    info
}

/// Is a 64-bit LDS access, aligned to 4 bytes only, made by the form with two offsets, in dwords?
fn two_addresses(offset: i32, align: u64, offsets: &Offsets) -> bool {
    let second = i64::from(offset / DWORD) + 1;
    align == 4 && offset % DWORD == 0 && offsets.lds_pair.contains(second)
}

//! Images: `llvm.amdgpuc.image.read`, `write` and `modify` (number of the operation, bits, words of
//! data, words of the address, halves of the resource and of the sampler).
//!
//! Sources: manuals of GFX6 to GFX9, "Image Instructions" (fields of MIMG; the address is one tuple
//! of registers).

use crate::buffer::cache_flags;
use crate::ctx::{Comp, Comps, Ctx, Res};
use ir::intrinsic::{BufferBits, ImageAction, ImageBits, ImageOp};
use ir::{AddrSpace, Intrinsic, MemAccess, MemFlags, Value};

use isa::{Feature, ImageAddress, InstFlags, ModFlags, Opcode, Role};
use mir::{AccessKind, Bank, Inst, Operand, VReg};
use smallvec::SmallVec;

/// Words of a resource, and of a sampler.
const RESOURCE_WORDS: usize = 8;

/// Registers in the order of an operand.
type Registers = SmallVec<[VReg; 4]>;

/// The operands of an access, taken apart.
struct Access<'a> {
    op: ImageOp,
    bits: ImageBits,
    data: &'a [Value],
    address: &'a [Value],
    descriptors: &'a [Value],
}

impl<'a> Access<'a> {
    fn new(op: ImageOp, bits: ImageBits, words: &'a [Value]) -> Option<Access<'a>> {
        let behind = op.operands().descriptor_parts();
        let (words, descriptors) = words.split_at_checked(words.len().checked_sub(behind)?)?;
        let data = words.len().checked_sub(op.address_words(bits).len())?;
        let (data, address) = words.split_at_checked(data)?;
        Some(Access {
            op,
            bits,
            data,
            address,
            descriptors,
        })
    }
}

impl Ctx<'_> {
    /// Selects an intrinsic of [`crate::intrinsic::Part::Images`]; the result may be unused.
    pub fn of_image(&mut self, id: Intrinsic, args: &[Value], result: Option<Value>) -> Res {
        let number = |s: &Self, v: Value| s.int_const(v).and_then(|n| u32::try_from(n).ok());
        let access = match args {
            [op, bits, words @ ..] => {
                let op = number(self, *op).and_then(ImageOp::from_number);
                let bits = number(self, *bits).map(ImageBits::from_bits_retain);
                op.zip(bits)
                    .and_then(|(op, bits)| Access::new(op, bits, words))
            }
            _ => None,
        };
        let Some(access) = access else {
            return Err(self.unknown(id));
        };
        match id {
            Intrinsic::ImageWrite => self.image_write(&access),
            Intrinsic::ImageModify => self.image_modify(&access, result),
            _ => match result {
                Some(result) => self.image_read(&access, result),
                None => Ok(()),
            },
        }
    }

    fn image_read(&mut self, access: &Access, result: Value) -> Res {
        let opcode = self.image_opcode(access.op, false)?;
        let dst = self.dst(result);
        let apart = self.halves_are_apart(access);
        let count = match access.op.action {
            ImageAction::Gather(_) => 4,
            _ => (access.bits & ImageBits::COMPONENTS).bits().count_ones(),
        };
        let loaded = match apart {
            true => self.vregs(Bank::Vgpr, count as usize),
            false => dst.clone(),
        };
        self.image_inst(opcode, access, AccessKind::Load, Some(&loaded), None)?;
        if apart {
            self.pack_halves(&dst, &loaded);
        }
        Ok(())
    }

    fn image_write(&mut self, access: &Access) -> Res {
        let opcode = self.image_opcode(access.op, false)?;
        let mut data = self.image_words(access.data);
        if self.halves_are_apart(access) {
            let count = (access.bits & ImageBits::COMPONENTS).bits().count_ones();
            data = self.halves_apart(&data, count as usize);
        }
        self.image_inst(opcode, access, AccessKind::Store, None, Some(&data))
    }

    /// The old value comes back in the registers of the new one, and of an exchange the expected
    /// one stays behind it.
    fn image_modify(&mut self, access: &Access, result: Option<Value>) -> Res {
        let opcode = self.image_opcode(access.op, result.is_some())?;
        let data = self.image_words(access.data);
        let Some(result) = result else {
            return self.image_inst(opcode, access, AccessKind::RmwNoReturn, None, Some(&data));
        };
        let mut old: Registers = self.dst(result);
        let more = data.len().saturating_sub(old.len());
        old.extend((0..more).map(|_| self.mir.vreg(Bank::Vgpr)));
        let kind = AccessKind::RmwReturn;
        self.image_inst(opcode, access, kind, Some(&old), Some(&data))
    }

    /// Do registers hold one half each, where the words of the program have two?
    fn halves_are_apart(&self, access: &Access) -> bool {
        access.bits.contains(ImageBits::HALVES) && self.env.has(Feature::UnpackedD16)
    }

    fn image_words(&mut self, words: &[Value]) -> Registers {
        let comps: Comps = words.iter().flat_map(|&w| self.comps(w)).collect();
        self.in_vgprs(&comps)
    }

    /// The instruction, without or with the old value of an atomic operation.
    fn image_opcode(&self, op: ImageOp, returns: bool) -> Res<Opcode> {
        let mnemonic = op.mnemonic();
        let here = |opcode: &&Opcode| {
            let atomic = opcode.desc().flags.contains(InstFlags::ATOMIC);
            let writes = opcode.desc().operands.iter().any(|o| o.role != Role::Use);
            self.env.machine.has(**opcode) && (!atomic || writes == returns)
        };
        let found = Opcode::by_mnemonic(&mnemonic).iter().find(here);
        found.copied().ok_or_else(|| {
            let name = self.env.machine.processor().name;
            self.unsupported(format_args!("image instruction '{mnemonic}' on {name}"))
        })
    }

    fn image_inst(
        &mut self,
        opcode: Opcode,
        access: &Access,
        kind: AccessKind,
        dst: Option<&[VReg]>,
        data: Option<&[VReg]>,
    ) -> Res {
        let halves = access.bits.contains(ImageBits::HALVES);
        if halves && !self.has_image_halves(opcode) {
            let name = self.env.machine.processor().name;
            return Err(self.unsupported(format_args!("an image access of halves on {name}")));
        }
        let short = access.bits.contains(ImageBits::HALF_ADDRESS);
        if short && self.env.machine.facts().image_address == ImageAddress::Words {
            let name = self.env.machine.processor().name;
            return Err(self.unsupported(format_args!(
                "an image access with coordinates of 16 bits on {name}"
            )));
        }
        let address = self.image_words(access.address);
        let (resource, sampler) = self.image_descriptors(access.descriptors);
        let mut operands: SmallVec<[Operand; 5]> = SmallVec::new();
        let data = data.map(|data| self.regs(data));
        operands.extend(dst.map(|dst| self.regs(dst)));
        operands.extend(data.filter(|_| dst.is_none()));
        operands.push(self.regs(&address));
        operands.push(self.regs(&resource));
        operands.extend(sampler.map(|sampler| self.regs(&sampler)));
        operands.extend(data.filter(|_| dst.is_some()));
        let mut inst = Inst::new(opcode, &operands);
        inst.mods.flags = self.image_flags(access, kind);
        inst.mods.dmask = (access.bits & ImageBits::COMPONENTS).bits() as u8;
        let mut mem = MemAccess::default();
        let volatile = access.bits.contains(ImageBits::VOLATILE);
        mem.flags.set(MemFlags::VOLATILE, volatile);
        inst.mem = Some(self.mem_info(kind, AddrSpace::Global, mem));
        self.push(inst);
        Ok(())
    }

    fn has_image_halves(&self, opcode: Opcode) -> bool {
        opcode.desc().flags.contains(InstFlags::IMAGE_D16)
            && (self.env.has(Feature::UnpackedD16) || self.env.has(Feature::PackedD16))
    }

    fn image_flags(&self, access: &Access, kind: AccessKind) -> ModFlags {
        let mut policy = BufferBits::empty();
        policy.set(BufferBits::GLC, access.bits.contains(ImageBits::GLC));
        policy.set(BufferBits::SLC, access.bits.contains(ImageBits::SLC));
        let mut flags = cache_flags(policy, self.env.machine);
        // Of an atomic operation the bit says that the old value comes back.
        match kind {
            AccessKind::RmwReturn => flags.insert(ModFlags::GLC),
            AccessKind::RmwNoReturn => flags.remove(ModFlags::GLC),
            _ => {}
        }
        let unnormalised = access.bits.contains(ImageBits::UNNORMALISED);
        flags.set(ModFlags::UNORM, unnormalised);
        flags.set(ModFlags::DA, access.op.dim.is_array());
        flags.set(ModFlags::D16, access.bits.contains(ImageBits::HALVES));
        let short = access.bits.contains(ImageBits::HALF_ADDRESS);
        flags.set(ModFlags::A16, short);
        flags
    }

    /// Resource and sampler in SGPRs.
    fn image_descriptors(&mut self, parts: &[Value]) -> (Registers, Option<Registers>) {
        let words: SmallVec<[Comp; 12]> = parts.iter().flat_map(|&p| self.comps(p)).collect();
        let (resource, sampler) = words.split_at(RESOURCE_WORDS.min(words.len()));
        let resource = self.resource(resource);
        let sampler = (!sampler.is_empty()).then(|| self.resource(sampler));
        (resource, sampler)
    }
}

//! Masked, gathering and compressing memory operations: element by element, a branch around each
//! whose bit is not known.
//!
//! "Masked Vector Load and Store Intrinsics" of the language reference: an element whose bit is off
//! is not touched, and a load gives the element of the last operand for it. Expanding loads and
//! compressing stores have their elements one behind the other, those that are on only.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::shape::Leaf;
use ir::{AddrSpace, ConstData, Inst, Intrinsic, MemAccess, Type, Value};

/// Where elements are.
enum Places {
    /// One behind the other, from a pointer on.
    From(Value),
    /// Each where its own pointer points.
    Each(Parts),
    /// One behind the other without those that are off; the number of bytes so far.
    Packed(Value, Value),
}

/// An operation.
struct Access {
    places: Places,
    mask: Parts,
    /// The vector's type, and that of its elements.
    vector: Type,
    element: Type,
    leaf: Leaf,
    /// Bytes from element to element.
    stride: u64,
    align_log2: u8,
}

/// A bit of a mask.
enum Bit {
    On,
    Off,
    Unknown,
}

impl Legaliser<'_> {
    /// `llvm.masked.*`
    pub(crate) fn masked_access(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        use Intrinsic::*;
        let stores = matches!(id, MaskedStore | MaskedScatter | CompressStore);
        let (data, args) = args.split_at(usize::from(stores));
        let (pointer, args) = (args[0], &args[1..]);
        let stated = crate::legal::intrinsic::argument_alignments(self.src, inst);
        let mut align_log2 = if stores { stated.1 } else { stated.0 };
        // The form of older versions.
        let mut args = args;
        if let Some(align) = self
            .int_const_of(args[0])
            .filter(|_| self.e.ctx.types.int_bits(self.ty(args[0])).is_some())
        {
            align_log2 = align.max(1).trailing_zeros() as u8;
            args = &args[1..];
        }
        let vector = match data {
            [value] => self.ty(*value),
            _ => self.src.result_type(inst),
        };
        let access = self.access_of(id, vector, pointer, args[0], align_log2)?;
        match (data, args) {
            (&[value], _) => self.masked_store(access, value),
            (_, &[_, other]) => self.masked_load(inst, access, other),
            _ => Err(self.unsupported("a masked load with so few operands")),
        }
    }

    fn access_of(
        &mut self,
        id: Intrinsic,
        vector: Type,
        pointer: Value,
        mask: Value,
        align_log2: u8,
    ) -> Res<Access> {
        let Some((element, count)) = self.e.ctx.types.vector_parts(vector) else {
            return Err(self.unsupported("a masked access of no vector"));
        };
        let leaf = self.leaf_of(element)?;
        if leaf.bits() % 8 != 0 {
            return Err(self.unsupported("a masked access to elements of this type"));
        }
        let mask = self.parts(mask)?;
        let of_bits = mask.iter().all(|&m| self.e.ty(m) == Type::I1);
        if mask.len() != count as usize || !of_bits {
            return Err(self.unsupported("a mask that has not a bit for each element"));
        }
        let places = match id {
            Intrinsic::MaskedGather | Intrinsic::MaskedScatter => {
                let pointers = self.pointers(pointer)?;
                if pointers.len() != count as usize {
                    return Err(self.unsupported("a vector of these pointers"));
                }
                Places::Each(pointers)
            }
            Intrinsic::ExpandLoad | Intrinsic::CompressStore => {
                let base = self.pointer(pointer)?;
                let wide = self
                    .e
                    .ty(base)
                    .addr_space()
                    .map_or(64, AddrSpace::index_bits);
                let zero = match wide {
                    32 => self.e.i32(0),
                    _ => self.e.i64(0),
                };
                Places::Packed(base, zero)
            }
            _ => Places::From(self.pointer(pointer)?),
        };
        Ok(Access {
            places,
            mask,
            vector,
            element,
            leaf,
            stride: u64::from(leaf.bits() / 8),
            align_log2,
        })
    }

    /// The pointer to an element, and how it is aligned.
    fn element_place(&mut self, access: &Access, i: usize) -> (Value, MemAccess) {
        let step = access.stride.trailing_zeros() as u8;
        let (pointer, align_log2) = match &access.places {
            Places::From(base) => {
                let at = self.offset_pointer(*base, access.stride * i as u64);
                let align = if i == 0 {
                    access.align_log2
                } else {
                    access.align_log2.min(step)
                };
                (at, align)
            }
            Places::Each(pointers) => (pointers[i], access.align_log2),
            Places::Packed(base, bytes) => {
                let at = self.e.gep(ir::GepFlags::empty(), *base, *bytes);
                (at, access.align_log2.min(step))
            }
        };
        let mem = MemAccess {
            align_log2,
            ..MemAccess::default()
        };
        (pointer, mem)
    }

    /// Counts an element that is on, if that matters.
    fn count_element(&mut self, access: &mut Access, bit: Value) {
        if let Places::Packed(_, bytes) = &mut access.places {
            let ty = self.e.ty(*bytes);
            let (step, none) = (self.e.int(ty, u128::from(access.stride)), self.e.int(ty, 0));
            let step = self.e.select(bit, step, none);
            *bytes = self.e.add(*bytes, step);
        }
    }

    fn bit_of(&self, bit: Value) -> Bit {
        let c = self.e.out.value_const(bit);
        match c.map(|c| self.e.ctx.consts.get(c)) {
            Some(ConstData::Int(_, 0) | ConstData::Zero(_)) => Bit::Off,
            Some(ConstData::Int(..)) => Bit::On,
            // Whatever it is, leaving memory alone is right.
            Some(_) => Bit::Off,
            None => Bit::Unknown,
        }
    }

    fn masked_load(&mut self, inst: Inst, mut access: Access, other: Value) -> Res<()> {
        debug_assert_eq!(access.vector, self.ty(other));
        let others = self.parts(other)?;
        let n = access.leaf.parts();
        let mut out = Parts::new();
        for i in 0..access.mask.len() {
            let bit = access.mask[i];
            let kept = Parts::from_slice(&others[i * n..(i + 1) * n]);
            match self.bit_of(bit) {
                Bit::Off => out.extend(kept),
                Bit::On => out.extend(self.load_element(&access, i)?),
                Bit::Unknown => {
                    let (on, off, end) = self.around();
                    let results: Parts = kept
                        .iter()
                        .map(|&v| {
                            let ty = self.e.ty(v);
                            self.e.block_param(end, ty)
                        })
                        .collect();
                    self.e.branch(bit, on, off);
                    self.e.start_block(on);
                    let loaded = self.load_element(&access, i)?;
                    self.e.jump(end, &loaded);
                    self.e.start_block(off);
                    self.e.jump(end, &kept);
                    self.e.start_block(end);
                    out.extend(results);
                }
            }
            self.count_element(&mut access, bit);
        }
        self.set(inst, &out);
        Ok(())
    }

    fn load_element(&mut self, access: &Access, i: usize) -> Res<Parts> {
        let (at, mem) = self.element_place(access, i);
        self.load_type(access.element, at, mem, Default::default())
    }

    fn masked_store(&mut self, mut access: Access, value: Value) -> Res<()> {
        let parts = self.parts(value)?;
        let n = access.leaf.parts();
        for i in 0..access.mask.len() {
            let bit = access.mask[i];
            let element = &parts[i * n..(i + 1) * n];
            match self.bit_of(bit) {
                Bit::Off => {}
                Bit::On => self.store_element(&access, i, element)?,
                Bit::Unknown => {
                    let (on, off, end) = self.around();
                    self.e.branch(bit, on, off);
                    self.e.start_block(on);
                    self.store_element(&access, i, element)?;
                    self.e.jump(end, &[]);
                    self.e.start_block(off);
                    self.e.jump(end, &[]);
                    self.e.start_block(end);
                }
            }
            self.count_element(&mut access, bit);
        }
        Ok(())
    }

    fn store_element(&mut self, access: &Access, i: usize, parts: &[Value]) -> Res<()> {
        let (at, mem) = self.element_place(access, i);
        self.store_type(access.element, parts, at, mem)
    }

    /// Blocks for an element that is on, for one that is off, and what follows both.
    fn around(&mut self) -> (ir::Block, ir::Block, ir::Block) {
        (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        )
    }
}

//! Images. In legal IR an access has the number of its operation, [`ImageBits`], then words: of the
//! data, and of the address in the order of the instruction; then the resource as four i64, and the
//! sampler as two.
//!
//! Sources: `IntrinsicsAMDGPU.td` of LLVM 22 for operands, and what llc makes of them for those
//! that choose no component; the manuals of GFX6 to GFX9, "Image Instructions".

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::Num;
use crate::legal::shape::Leaf;
use ir::intrinsic::{
    AddressWord, BufferBits, ImageAction, ImageBits, ImageDim, ImageOp, Mip, SampleForm,
    SampleLevel,
};
use ir::{Inst, Type, Value};
use smallvec::SmallVec;

/// Bits of a word, and of half of one.
const WORD: u32 = 32;
const HALF: u32 = 16;

/// The operands of an access.
struct Access<'a> {
    op: ImageOp,
    data: &'a [Value],
    mask: u32,
    address: &'a [Value],
    resource: Value,
    sampler: Option<Value>,
    bits: ImageBits,
}

impl Legaliser<'_> {
    /// An access to an image, whose operation is the first operand.
    pub(crate) fn image_access(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let number = args.first().and_then(|&v| self.int_const_of(v));
        let op = number.and_then(|n| ImageOp::from_number(u32::try_from(n).ok()?));
        let (Some(op), Some(args)) = (op, args.get(1..)) else {
            return Err(self.unsupported("this operation on an image"));
        };
        let access = self.image_operands(op, args)?;
        match op.action {
            ImageAction::Store(_) => self.image_store(&access),
            ImageAction::Rmw(_) | ImageAction::CmpXchg => self.image_atomic(inst, &access),
            _ => self.image_load(inst, &access),
        }
    }

    fn image_operands<'a>(&mut self, op: ImageOp, args: &'a [Value]) -> Res<Access<'a>> {
        let places = op.operands();
        if args.len() != places.count() {
            return Err(self.unsupported("an operation on an image with so many operands"));
        }
        let (data, rest) = args.split_at(places.data);
        let (mask, rest) = rest.split_at(usize::from(places.has_mask));
        let (address, rest) = rest.split_at(places.address);
        let (resource, rest) = (rest[0], &rest[1..]);
        let (sampling, rest) = rest.split_at(2 * usize::from(places.sampled));
        let (failures, policy) = (rest[0], rest[1]);
        if self.int_const_of(failures) != Some(0) {
            return Err(self
                .unsupported("an image access that tells of failures (TFE, LWE)")
                .hint("the operand before the last has to be zero"));
        }
        let mask = match mask.first() {
            None => 0,
            Some(&mask) => (self.int_const_of(mask).unwrap_or(0) & 15) as u32,
        };
        let mut bits = policy_bits(self.cache_bits(policy)?);
        // Without a sampler coordinates count elements always, as llc says it.
        let unnormalised = sampling.get(1).is_none_or(|&v| {
            let value = self.int_const_of(v);
            value.is_some_and(|v| v != 0)
        });
        bits.set(ImageBits::UNNORMALISED, unnormalised);
        Ok(Access {
            op,
            data,
            mask,
            address,
            resource,
            sampler: sampling.first().copied(),
            bits,
        })
    }

    /// How many components registers have, and what each is.
    fn components(&self, ty: Type) -> Res<(u32, Leaf)> {
        let leaf = self.leaf_of(ty)?;
        let count = crate::legal::shape::leaves(&self.shape_of(ty)?).count() as u32;
        match leaf.bits() {
            16 | 32 if (1..=4).contains(&count) => Ok((count, leaf)),
            _ => Err(self.unsupported("an image access with components of this type")),
        }
    }

    /// How many components a mask chooses: all four elements of a gathered one.
    fn chosen(&self, access: &Access, count: u32) -> Res<u32> {
        let chosen = match access.op.action {
            ImageAction::Gather(_) if access.mask.count_ones() != 1 => {
                return Err(self.unsupported("a gathered image access of this component mask"));
            }
            ImageAction::Gather(_) => 4,
            _ => access.mask.count_ones(),
        };
        match chosen <= count {
            true => Ok(chosen),
            false => {
                Err(self
                    .unsupported("an image access with more components than its type has elements"))
            }
        }
    }

    fn image_load(&mut self, inst: Inst, access: &Access) -> Res<()> {
        let ty = self.src.result_type(inst);
        let (count, leaf) = self.components(ty)?;
        let chosen = self.chosen(access, count)?;
        let mut out = Parts::new();
        if chosen > 0 {
            let words = (chosen * leaf.bits()).div_ceil(WORD);
            let args = self.image_args(access, &[], leaf, access.mask)?;
            let words = self.image_result(access.op, &args, words);
            for i in 0..chosen {
                let n = self.e.extract_bits(&words, i * leaf.bits(), leaf.bits());
                let value = self.leaf_from_bits(n, leaf)?;
                value.append_to(&mut out);
            }
        }
        // No component is in the elements behind them.
        for _ in chosen..count {
            out.push(self.e.poison(leaf.part_type()));
        }
        self.set(inst, &out);
        Ok(())
    }

    fn image_store(&mut self, access: &Access) -> Res<()> {
        let (count, leaf) = self.components(self.ty(access.data[0]))?;
        let chosen = self.chosen(access, count)? as usize;
        if chosen == 0 {
            return Ok(());
        }
        let parts = self.parts(access.data[0])?;
        let bits: Vec<Num> = parts[..chosen]
            .iter()
            .map(|&p| self.leaf_bits(p.into(), leaf))
            .collect();
        let words = self.e.join_bits(&bits, leaf.bits());
        let args = self.image_args(access, &words, leaf, access.mask)?;
        self.e.intr_void(access.op.legal_intrinsic(), &args);
        Ok(())
    }

    /// The mask says how many words of data there are.
    fn image_atomic(&mut self, inst: Inst, access: &Access) -> Res<()> {
        let leaf = self.leaf_of(self.src.result_type(inst))?;
        let mut data: SmallVec<[Value; 4]> = SmallVec::new();
        for &value in access.data {
            let number = self.one(value)?;
            let bits = self.leaf_bits(number.into(), leaf);
            match leaf.bits() {
                32 => data.push(bits.lo),
                64 => data.extend([self.e.lo(bits.lo), self.e.hi(bits.lo)]),
                _ => return Err(self.unsupported("an atomic operation on an image of this type")),
            }
        }
        let mask = (1 << data.len()) - 1;
        let args = self.image_args(access, &data, leaf, mask)?;
        let words = self.image_result(access.op, &args, leaf.bits() / WORD);
        let bits = self.e.extract_bits(&words, 0, leaf.bits());
        let value = self.leaf_from_bits(bits, leaf)?;
        self.set(inst, &[value.lo]);
        Ok(())
    }

    /// The words that an operation gives.
    fn image_result(&mut self, op: ImageOp, args: &[Value], words: u32) -> SmallVec<[Value; 4]> {
        let id = op.legal_intrinsic();
        if words == 1 {
            return SmallVec::from_slice(&[self.e.intr(id, args, Type::I32)]);
        }
        let vector = self.e.ctx.types.vector(Type::I32, words);
        let loaded = self.e.intr(id, args, vector);
        (0..words).map(|i| self.e.word(loaded, i)).collect()
    }

    /// The operands in legal IR.
    fn image_args(
        &mut self,
        access: &Access,
        data: &[Value],
        leaf: Leaf,
        mask: u32,
    ) -> Res<SmallVec<[Value; 24]>> {
        let mut bits = access.bits | ImageBits::from_bits_retain(mask);
        bits.set(ImageBits::HALVES, leaf.bits() == HALF);
        let (op, address) = self.without_zero_level(access);
        // Behind all others are coordinates, or a level, which has their type.
        if let Some(&last) = address.last() {
            let width = self.leaf_of(self.ty(last))?.bits();
            bits.set(ImageBits::HALF_ADDRESS, width == HALF);
        }
        let number = self.e.i32(op.number());
        let bits_operand = self.e.i32(bits.bits());
        let mut args: SmallVec<[Value; 24]> = SmallVec::from_slice(&[number, bits_operand]);
        args.extend_from_slice(data);
        for word in op.address_words(bits) {
            let word = self.address_word(address, word)?;
            args.push(word);
        }
        self.descriptor(access.resource, &mut args)?;
        if let Some(sampler) = access.sampler {
            self.descriptor(sampler, &mut args)?;
        }
        Ok(args)
    }

    /// A word of the address, put together from the operands.
    fn address_word(&mut self, address: &[Value], word: AddressWord) -> Res<Value> {
        let (parts, bits) = match word {
            AddressWord::Whole(i) => (&address[i..=i], WORD),
            AddressWord::Half(i) => (&address[i..=i], HALF),
            AddressWord::Halves(i, j) => (&address[i..=j], HALF),
        };
        let mut numbers: SmallVec<[Num; 2]> = SmallVec::new();
        for &part in parts {
            let leaf = self.leaf_of(self.ty(part))?;
            if leaf.bits() != bits {
                return Err(self.unsupported(
                    "an image access with a bias, derivatives and coordinates of several widths",
                ));
            }
            let value = self.one(part)?;
            if bits == WORD {
                return Ok(value);
            }
            numbers.push(self.leaf_bits(value.into(), leaf));
        }
        Ok(self.e.join_bits(&numbers, bits)[0])
    }

    /// A resource or sampler, two words each.
    fn descriptor(&mut self, v: Value, args: &mut SmallVec<[Value; 24]>) -> Res<()> {
        let words = self.parts(v)?;
        for pair in words.chunks_exact(2) {
            args.push(self.e.pack(pair[0], pair[1]));
        }
        Ok(())
    }

    /// The operation and the words of its address; a level of detail that is zero, the last word,
    /// is part of the instruction. Not where there are samples in its place: nothing has both.
    fn without_zero_level<'a>(&self, access: &Access<'a>) -> (ImageOp, &'a [Value]) {
        let ImageOp { action, dim } = access.op;
        let samples = matches!(dim, ImageDim::D2Msaa | ImageDim::D2MsaaArray);
        let last = access.address.last().filter(|_| !samples);
        if !last.is_some_and(|&v| self.is_zero(v)) {
            return (access.op, access.address);
        }
        let at_zero = |form| SampleForm {
            level: SampleLevel::Zero,
            ..form
        };
        let action = match action {
            ImageAction::Load(Mip::Operand) => ImageAction::Load(Mip::Base),
            ImageAction::Store(Mip::Operand) => ImageAction::Store(Mip::Base),
            ImageAction::Sample(form) if form.level == SampleLevel::Operand => {
                ImageAction::Sample(at_zero(form))
            }
            ImageAction::Gather(form) if form.level == SampleLevel::Operand => {
                ImageAction::Gather(at_zero(form))
            }
            _ => return (access.op, access.address),
        };
        let words = &access.address[..access.address.len() - 1];
        (ImageOp { action, dim }, words)
    }

    /// A zero, of an integer or of a float.
    fn is_zero(&self, v: Value) -> bool {
        use ir::ConstData::{Float, Int, Zero};
        matches!(
            self.const_of(v),
            Some(Int(_, 0) | Zero(_)) | Some(Float(_, 0))
        )
    }
}

fn policy_bits(policy: BufferBits) -> ImageBits {
    let mut bits = ImageBits::empty();
    for (from, to) in [
        (BufferBits::GLC, ImageBits::GLC),
        (BufferBits::SLC, ImageBits::SLC),
        (BufferBits::VOLATILE, ImageBits::VOLATILE),
    ] {
        bits.set(to, policy.contains(from));
    }
    bits
}

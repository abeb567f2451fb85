//! Kernel arguments as loads from the kernarg segment, neighbours together in one wide scalar load;
//! those that are in registers at the start as these.

use crate::abi::KernelInfo;
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::shape;
use cranelift_entity::SecondaryMap;
use graphs::filled;
use ir::function::Indirect;
use ir::{AddrSpace, CastOp, InstData, Intrinsic, MemAccess, MemFlags, Type, Value};

/// Widest scalar load, in dwords.
const WIDEST: usize = 16;

/// What is known of a dword of the segment.
#[derive(Clone, Copy, Default)]
struct Dword {
    /// An argument that is used lies in it.
    needed: bool,
    /// An argument of 64 bits goes on in the next one.
    joined: bool,
    /// Its value, once loaded or found in a register.
    value: Option<Value>,
}

impl Dword {
    fn must_be_loaded(&self) -> bool {
        self.needed && self.value.is_none()
    }
}

/// Gives the kernel's parameters their parts. Arguments that nothing uses are not loaded.
pub(crate) fn load_arguments(l: &mut Legaliser, kernel: &KernelInfo) -> Res<()> {
    let src = l.src;
    let params: Vec<Value> = src.block_params(src.entry()).to_vec();
    let used = used_params(l);
    let mut dwords = vec![Dword::default(); kernel.segment_size.div_ceil(4) as usize];
    for (i, &param) in params.iter().enumerate() {
        if used[param] && src.params[i].attrs.indirect.is_none() {
            mark(l, src.params[i].ty, kernel.offset(i), &mut dwords)?;
        }
    }
    let preloaded = usize::from(kernel.preloaded).min(dwords.len());
    from_registers(l, &mut dwords[..preloaded]);
    let loads = dwords.iter().any(Dword::must_be_loaded);
    let by_reference = |i: usize| src.params[i].attrs.indirect.is_some();
    let base = if loads || (0..params.len()).any(|i| used[params[i]] && by_reference(i)) {
        let ty = Type::ptr(AddrSpace::Constant);
        Some(l.e.intr(Intrinsic::KernargSegmentPtr, &[], ty))
    } else {
        None
    };
    if let Some(base) = base {
        load_runs(l, base, &mut dwords);
    }
    for (i, &param) in params.iter().enumerate() {
        let p = &src.params[i];
        let parts = match (used[param], p.attrs.indirect, base) {
            (true, Some(Indirect::ByRef(_)), Some(base)) => {
                let at = l.offset_pointer(base, kernel.offset(i));
                Parts::from_slice(&[reference(l, at, p.ty)?])
            }
            (true, None, _) => assemble(l, p.ty, kernel.offset(i), &dwords)?,
            _ => undefined(l, p.ty)?,
        };
        l.define(param, &parts);
    }
    Ok(())
}

/// Parameters that some instruction uses.
fn used_params(l: &Legaliser) -> SecondaryMap<Value, bool> {
    let mut used = filled(l.src.num_values(), false);
    for &block in &l.src.layout {
        for &inst in &l.src.blocks[block].insts {
            l.src.for_each_operand(inst, |v| used[v] = true);
        }
    }
    used
}

/// Marks the dwords of an argument.
fn mark(l: &Legaliser, ty: Type, offset: u64, dwords: &mut [Dword]) -> Res<()> {
    for unit in l.shape_of(ty)? {
        let start = offset + unit.offset;
        let width = u64::from(unit.leaf.bits().div_ceil(8));
        let bytes = unit.bits().div_ceil(8).max(1);
        for i in start / 4..=(start + bytes - 1) / 4 {
            dwords[i as usize].needed = true;
        }
        if width >= 8 {
            for i in 0..u64::from(unit.count) {
                dwords[((start + i * width) / 4) as usize].joined = true;
            }
        }
    }
    Ok(())
}

/// Gives dwords that are in registers at the kernel's start their values.
fn from_registers(l: &mut Legaliser, dwords: &mut [Dword]) {
    for (number, dword) in dwords.iter_mut().enumerate() {
        if dword.needed {
            let number = l.e.i32(number as u32);
            let value = l.e.intr(Intrinsic::PreloadedArgument, &[number], Type::I32);
            dword.value = Some(value);
        }
    }
}

/// Loads each run of needed dwords in pieces of powers of two, none of which cuts a 64-bit
/// argument.
fn load_runs(l: &mut Legaliser, base: Value, dwords: &mut [Dword]) {
    let mut at = 0;
    while at < dwords.len() {
        if !dwords[at].must_be_loaded() {
            at += 1;
            continue;
        }
        let run = dwords[at..].iter();
        let run = run.take_while(|d| d.must_be_loaded()).count();
        let mut size = WIDEST;
        while size > run || size > 1 && dwords[at + size - 1].joined && size < run {
            size /= 2;
        }
        // Two dwords of one argument that does not begin at an even dword, at the end of a run.
        if size == 1 && dwords[at].joined && run >= 2 {
            size = 2;
        }
        load_piece(l, base, at, &mut dwords[at..at + size]);
        at += size;
    }
}

fn load_piece(l: &mut Legaliser, base: Value, at: usize, piece: &mut [Dword]) {
    let ptr = l.offset_pointer(base, 4 * at as u64);
    // The segment is aligned to 16 bytes at least (AMDGPU usage guide, "Kernel Dispatch").
    let align_log2 = ((4 * at as u64) | 16).trailing_zeros() as u8;
    let mem = MemAccess {
        align_log2,
        flags: MemFlags::INVARIANT | MemFlags::NOUNDEF | MemFlags::NOALIAS,
        ..MemAccess::default()
    };
    let data = InstData::Load { ptr, mem };
    if let [one] = piece {
        one.value = Some(l.e.value(data, Type::I32));
        return;
    }
    let ty = l.e.ctx.types.vector(Type::I32, piece.len() as u32);
    let vector = l.e.value(data, ty);
    for (i, dword) in piece.iter_mut().enumerate() {
        dword.value = Some(l.e.word(vector, i as u32));
    }
}

/// The parts of an argument from the dwords that hold it.
fn assemble(l: &mut Legaliser, ty: Type, offset: u64, dwords: &[Dword]) -> Res<Parts> {
    let mut out = Parts::new();
    for unit in l.shape_of(ty)? {
        let start = offset + unit.offset;
        let bytes = unit.bits().div_ceil(8).max(1);
        let first = (start / 4) as usize;
        let last = ((start + bytes - 1) / 4) as usize;
        let words: Vec<Value> = dwords[first..=last]
            .iter()
            .filter_map(|d| d.value)
            .collect();
        let width = unit.leaf.bits();
        if unit.leaf.is_fat() {
            for words in words.chunks(unit.leaf.bits() as usize / 32) {
                out.extend(l.fat_of_words(words));
            }
            continue;
        }
        for i in 0..unit.count {
            let at = 8 * (start % 4) as u32 + i * width;
            let bits = l.e.extract_bits(&words, at, width);
            let n = l.leaf_from_bits(bits, unit.leaf)?;
            n.append_to(&mut out);
        }
    }
    Ok(out)
}

/// The address of a `byref` argument in the segment.
fn reference(l: &mut Legaliser, at: Value, ty: Type) -> Res<Value> {
    match ty.addr_space() {
        Some(AddrSpace::Constant) => Ok(at),
        Some(AddrSpace::Generic | AddrSpace::Global) => {
            Ok(l.e.raw_cast(CastOp::AddrSpaceCast, at, ty))
        }
        _ => Err(l
            .unsupported("a 'byref' kernel parameter in this address space")
            .hint("use 'ptr addrspace(4)'")),
    }
}

/// Parts of an argument that nothing uses.
fn undefined(l: &mut Legaliser, ty: Type) -> Res<Parts> {
    let mut out = Parts::new();
    for leaf in shape::leaves(&l.shape_of(ty)?) {
        out.extend(leaf.part_types().map(|ty| l.e.poison(ty)));
    }
    Ok(out)
}

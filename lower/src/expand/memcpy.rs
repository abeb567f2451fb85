//! `llvm.memcpy`, `llvm.memmove`, `llvm.memset` and the one with a pattern: accesses one after the
//! other up to a bound, loops beyond it.

use crate::legal::Null;
use crate::legal::function::{Legaliser, Res};
use crate::legal::int::{Extend, Num};
use crate::legal::memory::split;
use ir::{
    AddrSpace, CastOp, DataLayout, GepFlags, Inst, InstData, IntCC, Intrinsic, MemAccess, MemFlags,
    Type, Value,
};

/// Copies of up to this many bytes are written out.
const INLINE_BYTES: u64 = 256;
/// Bytes between loads and stores of a copy that may not overlap: bounds the registers that it
/// takes.
const GROUP_BYTES: u64 = 64;

/// One side of a copy.
#[derive(Clone, Copy)]
struct Side {
    ptr: Value,
    space: AddrSpace,
    mem: MemAccess,
}

/// May source and destination overlap?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Overlap {
    /// No, or they are the same.
    Never,
    /// Yes.
    Possible,
}

impl Legaliser<'_> {
    /// `llvm.memcpy`, `llvm.memcpy.inline` and `llvm.memmove`.
    pub(crate) fn memory_copy(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let flags = self.volatile_flag(args.get(3).copied());
        let align = self.argument_alignments(inst);
        let to = self.side(args[0], align.0, flags)?;
        let from = self.side(args[1], align.1, flags)?;
        let overlap = if id == Intrinsic::Memmove && may_alias(to.space, from.space) {
            Overlap::Possible
        } else {
            Overlap::Never
        };
        match self.int_const_of(args[2]) {
            Some(n) if n <= u128::from(INLINE_BYTES) => {
                self.copy_inline(to, from, n as u64, overlap)
            }
            _ => self.copy_loops(to, from, args[2], overlap),
        }
    }

    /// `llvm.memset` and `llvm.memset.inline`.
    pub(crate) fn memory_set(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let flags = self.volatile_flag(args.get(3).copied());
        let align = self.argument_alignments(inst);
        let to = self.side(args[0], align.0, flags)?;
        let byte = self.one(args[1])?;
        let byte = self.e.zero_extend_low(byte, 8);
        let ones = self.e.i32(0x0101_0101);
        let word = self.e.mul(byte, ones);
        match self.int_const_of(args[2]) {
            Some(n) if n <= u128::from(INLINE_BYTES) => self.set_inline(to, word, n as u64),
            _ => self.set_loops(to, word, args[2]),
        }
    }

    /// `llvm.experimental.memset.pattern`: any value, so many times.
    pub(crate) fn memory_set_pattern(&mut self, inst: Inst, args: &[Value]) -> Res<()> {
        let flags = self.volatile_flag(args.get(3).copied());
        let align = self.argument_alignments(inst);
        let to = self.side(args[0], align.0, flags)?;
        let ty = self.ty(args[1]);
        let parts = self.parts(args[1])?;
        let step = DataLayout::new(&self.e.ctx.types).alloc_size(ty).max(1);
        let count = self.int_const_of(args[2]);
        let bytes = count.and_then(|n| n.checked_mul(step.into()));
        if let Some(bytes) = bytes.filter(|&n| n <= u128::from(INLINE_BYTES)) {
            for at in (0..bytes as u64).step_by(step as usize) {
                let to = self.moved(to, at);
                self.store_type(ty, &parts, to.ptr, to.mem)?;
            }
            return Ok(());
        }
        let count = self.length(args[2], to.space)?;
        let len_type = self.e.ty(count);
        let (zero, size) = (self.e.int(len_type, 0), self.e.int(len_type, step.into()));
        let end = self.e.mul(count, size);
        self.counted(zero, end, step, |l, i| {
            let to = capped(l.at_offset(to, i), step);
            l.store_type(ty, &parts, to.ptr, to.mem)
        })
    }

    fn volatile_flag(&self, arg: Option<Value>) -> MemFlags {
        match arg.and_then(|v| self.int_const_of(v)) {
            Some(n) if n != 0 => MemFlags::VOLATILE,
            _ => MemFlags::empty(),
        }
    }

    /// Alignments of destination and source as binary logarithms.
    fn argument_alignments(&self, inst: Inst) -> (u8, u8) {
        crate::legal::intrinsic::argument_alignments(self.src, inst)
    }

    fn side(&mut self, ptr: Value, align_log2: u8, flags: MemFlags) -> Res<Side> {
        let known = self.known_alignment(ptr);
        let ptr = self.pointer(ptr)?;
        let space = self.accessible(ptr)?;
        let mem = MemAccess {
            align_log2: align_log2.max(known),
            flags,
            ..MemAccess::default()
        };
        Ok(Side { ptr, space, mem })
    }

    // Written out.

    fn copy_inline(&mut self, to: Side, from: Side, bytes: u64, overlap: Overlap) -> Res<()> {
        // What may overlap is read as a whole before anything is written.
        let group = match overlap {
            Overlap::Possible => INLINE_BYTES,
            Overlap::Never => GROUP_BYTES,
        };
        let mut at = 0;
        while at < bytes {
            let n = group.min(bytes - at);
            let (from, to) = (self.moved(from, at), self.moved(to, at));
            self.copy_group(to, from, n)?;
            at += n;
        }
        Ok(())
    }

    fn moved(&mut self, side: Side, at: u64) -> Side {
        if at == 0 {
            return side;
        }
        let align_log2 = side.mem.align_log2.min(at.trailing_zeros() as u8);
        Side {
            ptr: self.offset_pointer(side.ptr, at),
            mem: MemAccess {
                align_log2,
                ..side.mem
            },
            ..side
        }
    }

    /// Loads `bytes` bytes, then stores them.
    fn copy_group(&mut self, to: Side, from: Side, bytes: u64) -> Res<()> {
        let abilities = &self.e.target.abilities;
        let loads = split(from.space, abilities, from.mem.align(), bytes);
        let stores = split(to.space, abilities, to.mem.align(), bytes);
        let words = self.load_words(from.ptr, from.mem, &loads, bytes)?;
        self.store_words(to.ptr, to.mem, &stores, &words)
    }

    fn set_inline(&mut self, to: Side, word: Value, bytes: u64) -> Res<()> {
        let mut at = 0;
        while at < bytes {
            let n = GROUP_BYTES.min(bytes - at);
            let part = self.moved(to, at);
            self.set_group(part, word, n)?;
            at += n;
        }
        Ok(())
    }

    fn set_group(&mut self, to: Side, word: Value, bytes: u64) -> Res<()> {
        let abilities = &self.e.target.abilities;
        let stores = split(to.space, abilities, to.mem.align(), bytes);
        let words = vec![word; bytes.div_ceil(4) as usize];
        self.store_words(to.ptr, to.mem, &stores, &words)
    }

    // Loops.

    /// Bytes that one turn of the main loop handles.
    fn turn_bytes(&self, a: Side, b: Side) -> u64 {
        let abilities = &self.e.target.abilities;
        let widest = |s: Side| split(s.space, abilities, s.mem.align(), 16)[0].size;
        widest(a).max(widest(b)).max(4)
    }

    /// The length as an integer as wide as the pointers' arithmetic needs.
    fn length(&mut self, len: Value, space: AddrSpace) -> Res<Value> {
        let bits = self.leaf_of(self.ty(len))?.bits();
        let n = self.num(len)?;
        let width = space.index_bits();
        Ok(self.resized(n, bits, width))
    }

    fn resized(&mut self, n: Num, from: u32, to: u32) -> Value {
        if from < to {
            self.e.extend(n, from, to, Extend::Zero).lo
        } else {
            self.e.truncate(n, from, to).lo
        }
    }

    fn copy_loops(&mut self, to: Side, from: Side, len: Value, overlap: Overlap) -> Res<()> {
        let len = self.length(len, wider(to.space, from.space))?;
        if overlap == Overlap::Never {
            return self.copy_up(to, from, len);
        }
        // Downwards if the destination begins inside of the source.
        let before = self.is_before(from, to)?;
        let (down, up, end) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        self.e.branch(before, down, up);
        self.e.start_block(down);
        self.copy_down(to, from, len)?;
        self.e.jump(end, &[]);
        self.e.start_block(up);
        // Overlapping upwards is right byte by byte, and with any size as each turn loads before it
        // stores and never stores to what a later turn loads.
        self.copy_up(to, from, len)?;
        self.e.jump(end, &[]);
        self.e.start_block(end);
        Ok(())
    }

    /// Does `a` lie before `b`? In the flat address space if the two are in different spaces.
    fn is_before(&mut self, a: Side, b: Side) -> Res<Value> {
        if a.space == AddrSpace::BufferFat || b.space == AddrSpace::BufferFat {
            return Err(self
                .unsupported("llvm.memmove of more than 256 bytes through a pointer into a buffer")
                .hint("use llvm.memcpy if they do not overlap"));
        }
        let (pa, pb) = if a.space.pointer_bits() == b.space.pointer_bits() {
            (a.ptr, b.ptr)
        } else {
            (self.flat(a)?, self.flat(b)?)
        };
        let (x, y) = (self.e.ptr_to_int(pa), self.e.ptr_to_int(pb));
        Ok(self.e.icmp(IntCC::Ult, x, y))
    }

    fn flat(&mut self, side: Side) -> Res<Value> {
        use crate::legal::shape::Leaf;
        let from = Leaf::Ptr(side.space);
        let to = Leaf::Ptr(AddrSpace::Generic);
        let n = Num::from(side.ptr);
        Ok(self
            .pointer_cast(CastOp::AddrSpaceCast, n, from, to, Null::Never)?
            .lo)
    }

    /// A pointer `offset` bytes on, the offset cut or extended to the pointer's width.
    fn at_offset(&mut self, side: Side, offset: Value) -> Side {
        let from = self.e.width(offset);
        let offset = self.resized(offset.into(), from, side.space.index_bits());
        Side {
            ptr: self.e.gep(GepFlags::INBOUNDS, side.ptr, offset),
            ..side
        }
    }

    /// A loop that runs `body` for each multiple of `step` from `start` below `end`.
    fn counted(
        &mut self,
        start: Value,
        end: Value,
        step: u64,
        mut body: impl FnMut(&mut Self, Value) -> Res<()>,
    ) -> Res<()> {
        let ty = self.e.ty(start);
        let (head, turn, done) = (
            self.e.make_block(),
            self.e.make_block(),
            self.e.make_block(),
        );
        let i = self.e.block_param(head, ty);
        self.e.jump(head, &[start]);
        self.e.start_block(head);
        let more = self.e.icmp(IntCC::Ult, i, end);
        self.e.branch(more, turn, done);
        self.e.start_block(turn);
        body(self, i)?;
        let next = self.e.add_const(i, step);
        self.e.jump(head, &[next]);
        self.e.start_block(done);
        Ok(())
    }

    /// Whole turns from the start, then the bytes that are left.
    fn copy_up(&mut self, to: Side, from: Side, len: Value) -> Res<()> {
        let step = self.turn_bytes(to, from);
        let ty = self.e.ty(len);
        let zero = self.e.int(ty, 0);
        let whole = self.e.and_const(len, !(step - 1));
        self.counted(zero, whole, step, |l, i| {
            let (a, b) = (l.at_offset(to, i), l.at_offset(from, i));
            l.copy_group(capped(a, step), capped(b, step), step)
        })?;
        if self.e.const_bits(len) == self.e.const_bits(whole) && self.e.const_bits(len).is_some() {
            return Ok(());
        }
        self.counted(whole, len, 1, |l, i| {
            let (a, b) = (l.at_offset(to, i), l.at_offset(from, i));
            l.copy_group(capped(a, 1), capped(b, 1), 1)
        })
    }

    /// Downwards: the odd bytes at the end first, then whole turns.
    fn copy_down(&mut self, to: Side, from: Side, len: Value) -> Res<()> {
        let step = self.turn_bytes(to, from);
        let ty = self.e.ty(len);
        let zero = self.e.int(ty, 0);
        let whole = self.e.and_const(len, !(step - 1));
        let odd = self.e.sub(len, whole);
        self.counted(zero, odd, 1, |l, i| {
            let last = l.e.add_const(len, u64::MAX);
            let at = l.e.sub(last, i);
            let (a, b) = (l.at_offset(to, at), l.at_offset(from, at));
            l.copy_group(capped(a, 1), capped(b, 1), 1)
        })?;
        self.counted(zero, whole, step, |l, i| {
            let rest = l.e.sub(whole, i);
            let at = l.e.add_const(rest, step.wrapping_neg());
            let (a, b) = (l.at_offset(to, at), l.at_offset(from, at));
            l.copy_group(capped(a, step), capped(b, step), step)
        })
    }

    fn set_loops(&mut self, to: Side, word: Value, len: Value) -> Res<()> {
        let len = self.length(len, to.space)?;
        let step = self.turn_bytes(to, to);
        let ty = self.e.ty(len);
        let zero = self.e.int(ty, 0);
        let whole = self.e.and_const(len, !(step - 1));
        self.counted(zero, whole, step, |l, i| {
            let a = l.at_offset(to, i);
            l.set_group(capped(a, step), word, step)
        })?;
        self.counted(whole, len, 1, |l, i| {
            let a = l.at_offset(to, i);
            l.set_group(capped(a, 1), word, 1)
        })
    }

    /// Alignment, as a binary logarithm, of what a pointer of the source points to, as far as its
    /// definition shows.
    fn known_alignment(&self, v: Value) -> u8 {
        let log2 = |bytes: u64| bytes.max(1).trailing_zeros() as u8;
        if let Some(c) = self.src.value_const(v) {
            return match self.e.ctx.consts.get(c) {
                ir::ConstData::Address {
                    base: ir::GlobalRef::Var(g),
                    offset,
                    ..
                } => {
                    let align = self.info.global_aligns[*g];
                    align.min(if *offset == 0 {
                        63
                    } else {
                        log2(offset.unsigned_abs())
                    })
                }
                _ => 0,
            };
        }
        match self.src.def_inst(v).map(|i| self.src.inst(i)) {
            Some(InstData::Alloca { align_log2, .. }) => *align_log2,
            _ => 0,
        }
    }
}

/// The alignment of each of a loop's accesses, `step` bytes apart.
fn capped(side: Side, step: u64) -> Side {
    let align_log2 = side.mem.align_log2.min(step.trailing_zeros() as u8);
    Side {
        mem: MemAccess {
            align_log2,
            ..side.mem
        },
        ..side
    }
}

/// The space with the wider pointers.
fn wider(a: AddrSpace, b: AddrSpace) -> AddrSpace {
    if a.index_bits() >= b.index_bits() {
        a
    } else {
        b
    }
}

/// Can pointers into the two spaces point to the same memory?
fn may_alias(a: AddrSpace, b: AddrSpace) -> bool {
    let global = |s| {
        matches!(
            s,
            AddrSpace::Global | AddrSpace::Constant | AddrSpace::Constant32 | AddrSpace::BufferFat
        )
    };
    a == b || a == AddrSpace::Generic || b == AddrSpace::Generic || global(a) && global(b)
}

/// Copies a known number of bytes to memory that does not overlap the source.
pub(crate) fn copy_constant(
    l: &mut Legaliser,
    to: Value,
    to_log2: u8,
    from: Value,
    from_log2: u8,
    bytes: u64,
) -> Res<()> {
    let mem = |align_log2| MemAccess {
        align_log2,
        ..MemAccess::default()
    };
    let side = |l: &Legaliser, ptr, log2| {
        Ok(Side {
            ptr,
            space: l.accessible(ptr)?,
            mem: mem(log2),
        })
    };
    let to = side(l, to, to_log2)?;
    let from = side(l, from, from_log2)?;
    if bytes <= INLINE_BYTES {
        l.copy_inline(to, from, bytes, Overlap::Never)
    } else {
        let len = if wider(to.space, from.space).index_bits() == 32 {
            Type::I32
        } else {
            Type::I64
        };
        let len = l.e.int(len, u128::from(bytes));
        l.copy_up(to, from, len)
    }
}

//! Kernel arguments and their layout in the kernel-argument segment.

use super::expectation::Expectation;

/// Memory in the global (or constant) address space that a kernel works on.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffer {
    /// The contents before the launch; their length is the buffer's size.
    pub init: Vec<u8>,
    /// The contents after it.
    pub expect: Expectation,
}

impl Buffer {
    /// A buffer that must be unchanged after the launch.
    pub(crate) fn input(init: Vec<u8>) -> Buffer {
        Buffer {
            expect: Expectation::Exact(init.clone()),
            init,
        }
    }

    /// A buffer that is written from end to end; before the launch it holds a pattern that is a
    /// huge number in either floating-point format, so that no tolerance takes it for a result.
    pub(crate) fn output(expect: impl Into<Expectation>) -> Buffer {
        let expect = expect.into();
        let size = expect
            .size()
            .expect("the size of an output is the size of what is expected");
        Buffer {
            init: vec![0xfe; size],
            expect,
        }
    }

    /// A buffer whose contents are replaced in part or whole.
    pub(crate) fn updated(init: Vec<u8>, expect: impl Into<Expectation>) -> Buffer {
        Buffer {
            init,
            expect: expect.into(),
        }
    }
}

/// A pointer inside of a struct that is passed by value.
#[derive(Clone, PartialEq, Debug)]
pub struct Pointer {
    /// Where in the struct the address goes, in bytes.
    pub offset: usize,
    /// What it points to.
    pub buffer: Buffer,
}

/// One explicit argument of a kernel.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    /// A 16-bit integer.
    U16(u16),
    /// A 32-bit integer, signed.
    I32(i32),
    /// A 32-bit integer, unsigned.
    U32(u32),
    /// A 64-bit integer.
    U64(u64),
    /// A single-precision number.
    F32(f32),
    /// A double-precision number.
    F64(f64),
    /// A struct passed by value.
    Struct {
        /// Its bytes with padding; pointers in it are filled in at the launch.
        bytes: Vec<u8>,
        /// Its alignment in bytes.
        align: usize,
        /// The pointers in it.
        pointers: Vec<Pointer>,
    },
    /// A 64-bit pointer to a buffer.
    Buffer(Buffer),
    /// A 32-bit pointer to so many bytes of local memory, allocated at the launch.
    Lds(u32),
}

impl Arg {
    /// A pointer to memory that the kernel only reads.
    pub(crate) fn input(init: Vec<u8>) -> Arg {
        Arg::Buffer(Buffer::input(init))
    }

    /// A pointer to memory that the kernel writes.
    pub(crate) fn output(expect: impl Into<Expectation>) -> Arg {
        Arg::Buffer(Buffer::output(expect))
    }

    /// A pointer to memory that the kernel reads and writes.
    pub(crate) fn updated(init: Vec<u8>, expect: impl Into<Expectation>) -> Arg {
        Arg::Buffer(Buffer::updated(init, expect))
    }

    /// Size in bytes in the kernel-argument segment.
    pub fn size(&self) -> usize {
        match self {
            Arg::U16(_) => 2,
            Arg::I32(_) | Arg::U32(_) | Arg::F32(_) | Arg::Lds(_) => 4,
            Arg::U64(_) | Arg::F64(_) | Arg::Buffer(_) => 8,
            Arg::Struct { bytes, .. } => bytes.len(),
        }
    }

    /// Alignment in bytes in the kernel-argument segment.
    pub fn align(&self) -> usize {
        match self {
            Arg::Struct { align, .. } => *align,
            other => other.size(),
        }
    }

    /// The buffers that the argument points to.
    pub fn buffers(&self) -> impl Iterator<Item = &Buffer> {
        let (direct, inner): (Option<&Buffer>, &[Pointer]) = match self {
            Arg::Buffer(buffer) => (Some(buffer), &[]),
            Arg::Struct { pointers, .. } => (None, pointers),
            _ => (None, &[]),
        };
        direct
            .into_iter()
            .chain(inner.iter().map(|pointer| &pointer.buffer))
    }
}

/// Offset and size of each argument: every one at the next multiple of its alignment.
pub(super) fn layout(args: &[Arg]) -> Vec<(usize, usize)> {
    let mut end = 0;
    args.iter()
        .map(|arg| {
            let offset = usize::next_multiple_of(end, arg.align());
            end = offset + arg.size();
            (offset, arg.size())
        })
        .collect()
}

/// Where each local-memory argument starts, given what the kernel declares itself, and where the
/// last one ends. Each starts at a multiple of 16, the strictest alignment of a type.
fn lds_offsets(args: &[Arg], static_lds: u32) -> (Vec<u32>, u32) {
    let mut end = static_lds;
    let mut offsets = Vec::new();
    for arg in args {
        if let Arg::Lds(size) = arg {
            let offset = end.next_multiple_of(16);
            offsets.push(offset);
            end = offset + size;
        }
    }
    (offsets, end)
}

/// Bytes of local memory for arguments, with room for aligning the first one.
pub(super) fn dynamic_lds(args: &[Arg]) -> u32 {
    match lds_offsets(args, 0) {
        (offsets, _) if offsets.is_empty() => 0,
        (_, end) => end + 15,
    }
}

/// The explicit arguments' bytes.
pub(super) fn kernarg(args: &[Arg], addresses: &[u64], static_lds: u32) -> Vec<u8> {
    let mut addresses = addresses.iter().copied();
    let mut next_address = || addresses.next().expect("an address for each buffer");
    let mut lds = lds_offsets(args, static_lds).0.into_iter();
    let mut segment = Vec::new();
    for (arg, (offset, _)) in args.iter().zip(layout(args)) {
        segment.resize(offset, 0);
        match arg {
            Arg::U16(v) => segment.extend(v.to_le_bytes()),
            Arg::I32(v) => segment.extend(v.to_le_bytes()),
            Arg::U32(v) => segment.extend(v.to_le_bytes()),
            Arg::U64(v) => segment.extend(v.to_le_bytes()),
            Arg::F32(v) => segment.extend(v.to_le_bytes()),
            Arg::F64(v) => segment.extend(v.to_le_bytes()),
            Arg::Buffer(_) => segment.extend(next_address().to_le_bytes()),
            Arg::Lds(_) => {
                let at = lds
                    .next()
                    .expect("an offset for each local-memory argument");
                segment.extend(at.to_le_bytes());
            }
            Arg::Struct {
                bytes, pointers, ..
            } => {
                segment.extend(bytes);
                for pointer in pointers {
                    let at = offset + pointer.offset;
                    segment[at..at + 8].copy_from_slice(&next_address().to_le_bytes());
                }
            }
        }
    }
    assert_eq!(addresses.next(), None, "one address for each buffer");
    segment
}

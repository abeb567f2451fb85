//! Which memory accesses must keep their order.

use isa::{Family, Field, InstDesc, InstFlags, ModFlags};
use mir::{
    AccessKind, AliasClass, AliasClasses, Function, Inst, MemFlags, Operand, Ordering, Spaces, VReg,
};
use smallvec::{SmallVec, smallvec};

/// A memory access of a region.
#[derive(Clone, Debug)]
pub struct Access {
    /// Memory that it may touch.
    pub spaces: Spaces,
    /// Does it write?
    pub writes: bool,
    /// Is it atomic, and not unordered?
    pub coherent: bool,
    /// Nobody writes there while the kernel runs.
    is_constant: bool,
    /// No write that stands before it is of what it reads.
    passes_writes: bool,
    address: Option<Address>,
    class: AliasClass,
}

/// An address: whatever it is computed from, and the bytes from there; two pieces where the
/// instruction has two offsets.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Address {
    parts: SmallVec<[Part; 8]>,
    /// Whether a VGPR of a buffer's address is bytes or a record's number.
    meaning: ModFlags,
    pieces: SmallVec<[Piece; 2]>,
}

/// Bytes from one to before another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    from: i64,
    to: i64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Reg(VReg),
    Other(Operand),
}

impl Access {
    /// Of an instruction, if it accesses memory.
    pub fn of(func: &Function, inst: &Inst) -> Option<Access> {
        let mem = inst.mem?;
        let unwritten = MemFlags::INVARIANT | MemFlags::UNWRITTEN;
        let writes = !matches!(mem.kind, AccessKind::Load);
        let coherent = !matches!(mem.ordering, Ordering::NotAtomic | Ordering::Unordered);
        let plain_read = !writes && !coherent;
        Some(Access {
            spaces: mem.spaces,
            writes,
            coherent,
            is_constant: plain_read && mem.flags.intersects(unwritten),
            passes_writes: plain_read && mem.flags.contains(MemFlags::NO_CLOBBER),
            address: Address::of(func, inst),
            class: mem.class,
        })
    }

    /// May the access be done before whatever has been written before it?
    pub fn passes_writes(&self) -> bool {
        self.is_constant || self.passes_writes
    }

    /// Must an access stay before another one, which stands behind it? Of one address the offsets
    /// decide, whatever the classes are. Two atomic loads of one place see its values in their
    /// order (language reference, "monotonic").
    pub fn conflicts(&self, other: &Access, classes: &AliasClasses) -> bool {
        let only_read = !self.writes && !other.writes;
        if only_read && !(self.coherent && other.coherent) || !self.spaces.intersects(other.spaces)
        {
            return false;
        }
        if self.is_constant || other.passes_writes() {
            return false;
        }
        match (&self.address, &other.address) {
            (Some(a), Some(b)) if a.parts == b.parts && a.meaning == b.meaning => a.overlaps(b),
            _ => classes.may_alias(self.class, other.class),
        }
    }
}

impl Address {
    fn of(func: &Function, inst: &Inst) -> Option<Address> {
        let desc = inst.opcode()?.desc();
        // A lane gets what is at other lanes' addresses.
        if desc.flags.contains(InstFlags::CONVERGENT) {
            return None;
        }
        let mut parts = SmallVec::new();
        let mut bytes = 0;
        let mut from = i64::from(inst.mods.offset);
        for (operand, row) in inst.operands.iter().zip(desc.operands) {
            match row.field {
                Field::Vdata | Field::Vdata1 | Field::Vdst | Field::Sdst | Field::Sdata => {
                    bytes = bytes.max(4 * func.operand_regs(*operand).len().max(1) as i64);
                }
                Field::SmemOffset => match *operand {
                    Operand::Imm(offset) => from += i64::from(offset),
                    _ => add(func, *operand, &mut parts),
                },
                _ => add(func, *operand, &mut parts),
            }
        }
        if is_formatted(desc) {
            bytes = bytes.max(FORMATTED);
        }
        let piece = |from: i64, bytes: i64| Piece {
            from,
            to: from + bytes,
        };
        let pieces = match desc.flags.contains(InstFlags::TWO_OFFSETS) {
            false => smallvec![piece(from, bytes)],
            true => {
                // Results are in one operand, data in two.
                let results = desc.operands[0].field == Field::Vdst;
                let element = if results { bytes / 2 } else { bytes };
                let unit = element * i64::from(desc.elements_per_offset());
                let places = [from, i64::from(inst.mods.offset1)];
                places.map(|n| piece(n * unit, element)).into()
            }
        };
        let meaning = inst.mods.flags & (ModFlags::OFFEN | ModFlags::IDXEN | ModFlags::ADDR64);
        Some(Address {
            parts,
            meaning,
            pieces,
        })
    }

    fn overlaps(&self, other: &Address) -> bool {
        let meet = |a: &Piece, b: &Piece| a.from < b.to && b.from < a.to;
        let mut pieces = self.pieces.iter();
        pieces.any(|a| other.pieces.iter().any(|b| meet(a, b)))
    }
}

/// Bytes of the largest element of a buffer with a format, whatever registers hold of it.
pub(crate) const FORMATTED: i64 = 16;

/// Does a format say how many bytes an instruction accesses?
pub(crate) fn is_formatted(desc: &InstDesc) -> bool {
    let untyped = || desc.family == Family::Mubuf && desc.mnemonic.contains("_format_");
    desc.family == Family::Mtbuf || untyped()
}

fn add(func: &Function, operand: Operand, parts: &mut SmallVec<[Part; 8]>) {
    match func.operand_regs(operand) {
        [] => parts.push(Part::Other(operand)),
        regs => parts.extend(regs.iter().map(|&r| Part::Reg(r))),
    }
}

//! Which bits have ever been written.
//!
//! Each bit of a register, of LDS and of scratch memory has a shadow: defined or not. At the start
//! of a wave only what the packet processor sets is defined; LDS and scratch memory are not. Global
//! memory is always defined.
//!
//! # The rule
//!
//! Undefined bits may be moved, stored to LDS and to scratch memory, and computed with: compilers
//! do that legitimately (a spill of all lanes, a copy of a value that is not used on this path, the
//! high half of a 16-bit value). It is an error where an undefined bit *decides* something:
//!
//! - whether a branch is taken or where a jump goes, which lanes are active (any write of EXEC);
//! - an address of an active lane, a resource, a base, an offset;
//! - what is stored to global memory, or given to an atomic;
//! - the lane of `v_readlane_b32` and `v_writelane_b32`; MODE, VSKIP, an index of registers, a
//!   message.
//!
//! # How results get their shadow
//!
//! An instruction with undefined bits in its sources is executed several times on copies in which
//! those bits (and those of its destination) are replaced by patterns: zeros, ones, the largest and
//! smallest integers, and the other sources' bits. What differs between the executions is
//! undefined, the rest does not depend on the undefined bits. So `v_and_b32` with a constant,
//! shifts, selects, 16-bit and packed instructions, SDWA and DPP need no rules of their own, and no
//! bit is called undefined that is not, as far as one instruction shows ([`super::sums`] has what
//! several show). The other way round the patterns may miss a dependence that
//! shows only for rare values; that can hide an error, never invent one.

use super::exchange::Exchange;
use super::footprint::{File, Footprint, Regs, SCALAR_CODES};
use super::lanes::{read_lanes, written_lanes};
use super::sums::Sums;
use super::touch::{Extension, NONE, Touch, Touches};
use super::violation::{Decides, Violation};
use crate::error::{Access, Space};
use crate::exec::Cx;
use crate::program::Op;
use crate::wave::{EXEC, LANES, Lanes, M0, SCALARS, VCC, Wave, lanes_of, mode};
use isa::{Family, Field, HazardClass, InstFlags, Opcode, Reg};

/// Shadow code of SCC.
const SCC: usize = Reg::SCC.code() as usize;

/// Index and enables in M0 (manual, 6.6).
const INDEX_BITS: u32 = 0xf0ff;

/// The shadow of a wave's registers: ones are undefined.
#[derive(Clone, Debug)]
pub(super) struct Shadow {
    scalars: Vec<u32>,
    vectors: Vec<Lanes>,
    /// Lanes of a vector register in which some bit is undefined.
    lanes: Vec<u64>,
    sums: Sums,
    exchange: Exchange,
}

/// The shadow of memory.
#[derive(Default)]
pub(super) struct MemoryShadow {
    /// Undefined bits of LDS, by slot of the work-group.
    pub lds: Vec<Vec<u8>>,
    /// Defined bits of scratch memory: zero at first, so that untouched pages cost nothing.
    pub scratch: Vec<u8>,
}

/// What was undefined, and in which lane.
pub(super) type Fault = (Undefined, Option<u8>);

/// Something undefined that decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Undefined {
    pub file: File,
    pub index: usize,
    pub decides: Decides,
}

impl Undefined {
    /// As a violation.
    pub fn violation(self, name: String) -> Violation {
        Violation::Undefined {
            what: name,
            decides: self.decides,
        }
    }
}

impl MemoryShadow {
    fn undefined(&self, slot: usize, touch: &Touch) -> u32 {
        (0..u64::from(touch.bytes)).fold(0, |mask, i| {
            let at = (touch.address + i) as usize;
            let byte = match touch.space {
                Space::Global | Space::Gds => 0,
                Space::Lds => self
                    .lds
                    .get(slot)
                    .and_then(|l| l.get(at))
                    .copied()
                    .unwrap_or(0),
                Space::Scratch => self.scratch.get(at).map_or(0, |defined| !defined),
            };
            mask | u32::from(byte) << (8 * i)
        })
    }

    /// A load has filled LDS.
    pub fn fill(&mut self, slot: usize, filled: &[Touch]) {
        filled.iter().for_each(|touch| self.set(slot, touch, 0));
    }

    fn set(&mut self, slot: usize, touch: &Touch, mask: u32) {
        for i in 0..u64::from(touch.bytes) {
            let (at, byte) = ((touch.address + i) as usize, (mask >> (8 * i)) as u8);
            match touch.space {
                Space::Global | Space::Gds => {}
                Space::Lds => {
                    if let Some(to) = self.lds.get_mut(slot).and_then(|l| l.get_mut(at)) {
                        *to = byte;
                    }
                }
                Space::Scratch => {
                    if let Some(to) = self.scratch.get_mut(at) {
                        *to = !byte;
                    }
                }
            }
        }
    }
}

/// Bits of a touch, in the register.
fn field(touch: &Touch) -> u32 {
    (u32::MAX >> (32 - 8 * u32::from(touch.bytes))) << touch.bit
}

impl Shadow {
    /// Of a wave that has just been set up: what still holds junk was not set. No address, size or
    /// id that a wave starts with has that value.
    pub fn new(w: &Wave) -> Shadow {
        let of = |value: u32| {
            if value == crate::wave::JUNK {
                u32::MAX
            } else {
                0
            }
        };
        let mut scalars = vec![0; SCALAR_CODES];
        for (shadow, value) in scalars.iter_mut().zip(&w.scalars) {
            *shadow = of(*value);
        }
        scalars[SCC] = 1;
        let vectors: Vec<Lanes> = w.vgprs.iter().map(|lanes| lanes.map(of)).collect();
        let lanes = vectors.iter().map(undefined_lanes).collect();
        Shadow {
            scalars,
            vectors,
            lanes,
            sums: Sums::new(),
            exchange: Exchange::default(),
        }
    }

    fn scalar_pair(&self, code: u16) -> u64 {
        let i = usize::from(code);
        u64::from(self.scalars[i]) | u64::from(self.scalars[i + 1]) << 32
    }

    fn set_vector(&mut self, register: usize, lane: usize, mask: u32) {
        self.vectors[register][lane] = mask;
        let bit = 1 << lane;
        match mask {
            0 => self.lanes[register] &= !bit,
            _ => self.lanes[register] |= bit,
        }
    }

    /// The first undefined register of an operand, in the lanes given, and its lane.
    fn undefined_in(&self, regs: Regs, lanes: u64) -> Option<(usize, Option<u8>)> {
        regs.each().find_map(|r| match regs.file {
            File::Scalar => (self.scalars[r] != 0).then_some((r, None)),
            File::Vector => {
                let hit = self.lanes[r] & lanes;
                (hit != 0).then(|| (r, Some(hit.trailing_zeros() as u8)))
            }
        })
    }

    fn any_of(
        &self,
        print: &Footprint,
        lanes: u64,
        decides: Decides,
        wanted: impl Fn(&Regs) -> bool,
    ) -> Result<(), Fault> {
        for regs in print.reads.iter().filter(|r| wanted(r)) {
            if let Some((index, lane)) = self.undefined_in(*regs, lanes) {
                let file = regs.file;
                return Err((
                    Undefined {
                        file,
                        index,
                        decides,
                    },
                    lane,
                ));
            }
        }
        Ok(())
    }

    /// Checks an instruction that accesses memory, and moves the shadows.
    pub fn access(
        &mut self,
        cx: &Cx<'_>,
        print: &Footprint,
        touches: &Touches,
        memory: &mut MemoryShadow,
        slot: usize,
    ) -> Result<(), Fault> {
        self.addresses(cx, print, touches)?;
        let exec = cx.w.exec();
        self.exchange.follow(print, exec, &self.vectors);
        if touches.access == Access::Atomic {
            if is_compared(print.inst.opcode) {
                self.put_back(print, touches, memory, slot);
            }
            self.any_of(print, exec, Decides::Atomic, is_data)?;
        }
        match touches.access {
            Access::Write => self.store(touches, memory, slot),
            Access::Read | Access::Atomic => {
                self.load(print, touches, memory, slot, exec);
                Ok(())
            }
        }
    }

    /// Bytes of a word that a compare-and-swap compares with what memory holds and puts back as
    /// they are: an atomic of a byte or a half is done on the word around it, of which the rest may
    /// never have been written. Where the data's undefined bits are undefined in memory, too, they
    /// came from there, and the exchange does the same whichever value they have; it fixes the
    /// value, so that what the instruction returns may be compared with the data.
    fn put_back(
        &mut self,
        print: &Footprint,
        touches: &Touches,
        memory: &mut MemoryShadow,
        slot: usize,
    ) {
        let data = || print.reads.iter().filter(|r| is_data(r));
        let registers: Vec<usize> = data().flat_map(|r| r.each()).collect();
        for touch in touches.all.iter().filter(|t| t.bytes == 4) {
            let lane = usize::from(touch.lane);
            let bits = registers.iter().fold(0, |b, &r| b | self.vectors[r][lane]);
            let around = memory.undefined(slot, touch);
            if bits == 0 || bits & !around != 0 || around == u32::MAX {
                continue;
            }
            memory.set(slot, touch, 0);
            registers.iter().for_each(|&r| self.set_vector(r, lane, 0));
        }
    }

    fn addresses(&self, cx: &Cx<'_>, print: &Footprint, touches: &Touches) -> Result<(), Fault> {
        let exec = cx.w.exec();
        if exec == 0 && print.family != Family::Smem {
            return Ok(());
        }
        let uses_scratch = print.family == Family::Scratch
            || touches.all.iter().any(|t| t.space == Space::Scratch);
        self.any_of(print, exec, Decides::Address, |r| match r.field {
            Some(
                Field::Vaddr
                | Field::Srsrc
                | Field::Soffset
                | Field::Ssamp
                | Field::Saddr
                | Field::Sbase
                | Field::SmemOffset,
            ) => true,
            None if r.has_scalar(M0 as u16) => true,
            None => uses_scratch && r.has_scalar(crate::wave::FLAT_SCR),
            _ => false,
        })
    }

    fn store(
        &mut self,
        touches: &Touches,
        memory: &mut MemoryShadow,
        slot: usize,
    ) -> Result<(), Fault> {
        for touch in touches.all.iter().filter(|t| t.from != NONE) {
            let register = usize::from(touch.from);
            let whole = match touches.file {
                File::Scalar => self.scalars[register],
                File::Vector => self.vectors[register][usize::from(touch.lane)],
            };
            let mask = (whole & field(touch)) >> touch.bit;
            if touch.space == Space::Global && mask != 0 {
                let undefined = Undefined {
                    file: touches.file,
                    index: register,
                    decides: Decides::Memory,
                };
                return Err((undefined, Some(touch.lane)));
            }
            memory.set(slot, touch, mask);
        }
        Ok(())
    }

    fn load(
        &mut self,
        print: &Footprint,
        touches: &Touches,
        memory: &mut MemoryShadow,
        slot: usize,
        exec: u64,
    ) {
        let part = touches.part;
        let keep = if part.field == 32 {
            0
        } else {
            !(0xffff << part.shift)
        };
        self.define(print, exec, keep);
        let stays = touches.access == Access::Atomic && !is_exchange(print.inst.opcode);
        for touch in &touches.all {
            let undefined = memory.undefined(slot, touch);
            if touch.access_writes(touches.access) && !stays {
                memory.set(slot, touch, 0);
            }
            if undefined == 0 || touch.to == NONE {
                continue;
            }
            let top = 1 << (8 * u32::from(touch.bytes) - 1);
            let mut mask = undefined << touch.bit;
            if part.extension == Extension::Sign && undefined & top != 0 {
                let above = u32::MAX << touch.bit;
                let width = if part.field == 32 {
                    u32::MAX
                } else {
                    0xffff << part.shift
                };
                mask |= above & !field(touch) & width;
            }
            let (register, lane) = (usize::from(touch.to), usize::from(touch.lane));
            match touches.file {
                File::Scalar => self.scalars[register] |= mask,
                File::Vector => {
                    let old = self.vectors[register][lane];
                    self.set_vector(register, lane, old | mask);
                }
            }
        }
    }

    /// Everything that an instruction writes becomes defined, but for the bits of `keep`.
    fn define(&mut self, print: &Footprint, lanes: u64, keep: u32) {
        self.sums.write(print, &[]);
        for regs in &print.writes {
            for r in regs.each() {
                match regs.file {
                    File::Scalar => self.scalars[r] = 0,
                    File::Vector if self.lanes[r] & lanes != 0 => {
                        for lane in lanes_of(self.lanes[r] & lanes) {
                            let mask = self.vectors[r][lane] & keep;
                            self.set_vector(r, lane, mask);
                        }
                    }
                    File::Vector => {}
                }
            }
        }
    }

    /// Checks an instruction that does not access memory, and gives its results their shadow.
    pub fn compute(&mut self, cx: &mut Cx<'_>, op: &Op, print: &Footprint) -> Result<(), Fault> {
        self.control(cx, print)?;
        if cx.w.mode & mode::GPR_IDX_EN != 0 && print.family.is_valu() {
            self.index()?;
        }
        let lanes = read_lanes(cx, op, print);
        let exchanged = self.exchange.follow(print, cx.w.exec(), &self.vectors);
        let undefined = (print.reads.iter()).any(|r| self.undefined_in(*r, lanes).is_some());
        if undefined && !print.writes.is_empty() && !print.has(InstFlags::BRANCH) {
            let read = |r: usize| (scalar(cx.w, r), self.scalars[r]);
            let made = self.sums.made(print, read);
            self.execute(cx, op, print);
            for made in &made {
                let register = &mut self.scalars[made.register];
                *register = made.undefined.unwrap_or(*register);
            }
            self.sums.write(print, &made);
        } else {
            self.define(print, written_lanes(cx, op, print), 0);
        }
        if let Some((register, bits)) = exchanged {
            for lane in lanes_of(cx.w.exec()) {
                self.set_vector(register, lane, bits[lane]);
            }
        }
        let exec = self.scalar_pair(EXEC);
        if exec != 0 {
            let undefined = Undefined {
                file: File::Scalar,
                index: EXEC.into(),
                decides: Decides::Exec,
            };
            return Err((undefined, Some(exec.trailing_zeros() as u8)));
        }
        Ok(())
    }

    /// M0 while it is an index of registers.
    fn index(&self) -> Result<(), Fault> {
        let undefined = Undefined {
            file: File::Scalar,
            index: M0,
            decides: Decides::State,
        };
        match self.scalars[M0] & INDEX_BITS {
            0 => Ok(()),
            _ => Err((undefined, None)),
        }
    }

    /// What decides where the program goes and what state the wave is in.
    fn control(&self, cx: &Cx<'_>, print: &Footprint) -> Result<(), Fault> {
        use Opcode::*;
        let explicit = |r: &Regs| r.field.is_some();
        match print.inst.opcode {
            SCbranchVccz | SCbranchVccnz => {
                // A defined one decides alone.
                let undefined = self.scalar_pair(VCC);
                match undefined != 0 && cx.w.vcc() & !undefined == 0 {
                    true => self.any_of(print, 0, Decides::Branch, |_| true),
                    false => Ok(()),
                }
            }
            VReadlaneB32 | VWritelaneB32 => {
                self.any_of(print, 0, Decides::Lane, |r| r.field == Some(Field::Src1))
            }
            SSetGprIdxOn | SSetGprIdxIdx => self.any_of(print, 0, Decides::State, explicit),
            SSetregB32 | SSetvskip | SSendmsg | SSendmsghalt => {
                self.any_of(print, 0, Decides::State, |_| true)
            }
            _ if print.desc.hazard == HazardClass::MoveRelM0 => {
                self.any_of(print, 0, Decides::State, |r| r.has_scalar(M0 as u16))
            }
            _ if print.has(InstFlags::CONDITIONAL) => {
                self.any_of(print, 0, Decides::Branch, |_| true)
            }
            _ if print.has(InstFlags::BRANCH) => self.any_of(print, 0, Decides::Branch, explicit),
            _ => Ok(()),
        }
    }

    /// Executes the instruction with other values for undefined bits.
    fn execute(&mut self, cx: &mut Cx<'_>, op: &Op, print: &Footprint) {
        let saved = Saved::of(cx.w, print);
        let base = outcome(cx, op, print);
        saved.restore(cx.w);
        let mut differ = vec![0; base.len()];
        for pattern in PATTERNS {
            self.patch(cx.w, print, pattern);
            let other = outcome(cx, op, print);
            saved.restore(cx.w);
            for (mask, (a, b)) in differ.iter_mut().zip(other.iter().zip(&base)) {
                *mask |= a ^ b;
            }
        }
        let mut masks = differ.into_iter();
        for regs in &print.writes {
            for r in regs.each() {
                match regs.file {
                    File::Scalar => self.scalars[r] = masks.next().unwrap_or(0),
                    File::Vector => {
                        for (lane, mask) in masks.by_ref().take(LANES).enumerate() {
                            self.set_vector(r, lane, mask);
                        }
                    }
                }
            }
        }
    }

    /// Replaces undefined bits of an instruction's registers by a pattern.
    fn patch(&self, w: &mut Wave, print: &Footprint, pattern: fn(u32) -> u32) {
        let sources: Vec<Regs> = print
            .reads
            .iter()
            .filter(|r| r.field.is_some())
            .copied()
            .collect();
        let count = sources.len().max(1);
        // Values of the sources before any is patched.
        let before: Vec<Vec<Lanes>> = sources
            .iter()
            .map(|s| s.each().map(|r| value(w, s.file, r)).collect())
            .collect();
        for (i, regs) in print.reads.iter().chain(&print.writes).enumerate() {
            for (k, r) in regs.each().enumerate() {
                let other = before
                    .get((i + 1) % count)
                    .and_then(|v| v.get(k.min(v.len() - 1)));
                match regs.file {
                    File::Scalar => {
                        let mask = self.scalars[r];
                        let new = pattern(other.map_or(0, |o| o[0]));
                        set_scalar(w, r, |old| old & !mask | new & mask);
                    }
                    File::Vector => {
                        for lane in lanes_of(self.lanes[r]) {
                            let mask = self.vectors[r][lane];
                            let new = pattern(other.map_or(0, |o| o[lane]));
                            w.vgprs[r][lane] = w.vgprs[r][lane] & !mask | new & mask;
                        }
                    }
                }
            }
        }
    }
}

impl Touch {
    fn access_writes(&self, access: Access) -> bool {
        access != Access::Read
    }
}

/// Atomics whose new value does not depend on the old one.
/// Is an operand data of an atomic?
fn is_data(regs: &Regs) -> bool {
    matches!(
        regs.field,
        Some(Field::Vdata | Field::Vdata1 | Field::Sdata)
    )
}

/// Does an atomic compare a word of memory with a vector register, and return it?
fn is_compared(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        DsCmpstRtnB32 | FlatAtomicCmpswapRtn | BufferAtomicCmpswapRtn | ImageAtomicCmpswapRtn
    )
}

fn is_exchange(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        DsWrxchgRtnB32
            | DsWrxchgRtnB64
            | DsWrxchg2RtnB32
            | DsWrxchg2RtnB64
            | DsWrxchg2st64RtnB32
            | DsWrxchg2st64RtnB64
            | FlatAtomicSwap
            | FlatAtomicSwapRtn
            | FlatAtomicSwapX2
            | FlatAtomicSwapX2Rtn
    )
}

/// Values for undefined bits; the argument is what another source holds.
const PATTERNS: [fn(u32) -> u32; 8] = [
    |_| 0,
    |_| u32::MAX,
    |_| 0x7fff_ffff,
    |_| 0x8000_0000,
    |_| 0x5555_5555,
    |_| 0xaaaa_aaaa,
    |other| other,
    |other| !other,
];

fn undefined_lanes(lanes: &Lanes) -> u64 {
    (0..LANES).fold(0, |all, l| all | u64::from(lanes[l] != 0) << l)
}

fn scalar(w: &Wave, code: usize) -> u32 {
    match w.scalars.get(code) {
        Some(value) => *value,
        None => u32::from(code == SCC && w.scc),
    }
}

fn set_scalar(w: &mut Wave, code: usize, f: impl FnOnce(u32) -> u32) {
    let value = f(scalar(w, code));
    match w.scalars.get_mut(code) {
        Some(to) => *to = value,
        None if code == SCC => w.scc = value & 1 != 0,
        None => {}
    }
}

fn value(w: &Wave, file: File, register: usize) -> Lanes {
    match file {
        File::Scalar => [scalar(w, register); LANES],
        File::Vector => w.vgprs[register],
    }
}

/// The registers of an instruction as they were.
struct Saved {
    scalars: [u32; SCALARS],
    scc: bool,
    mode: u32,
    vectors: Vec<(usize, Lanes)>,
}

impl Saved {
    fn of(w: &Wave, print: &Footprint) -> Saved {
        let vectors = print.reads.iter().chain(&print.writes);
        let vectors = vectors
            .filter(|r| r.file == File::Vector)
            .flat_map(|r| r.each());
        Saved {
            scalars: w.scalars,
            scc: w.scc,
            mode: w.mode,
            vectors: vectors.map(|r| (r, w.vgprs[r])).collect(),
        }
    }

    fn restore(&self, w: &mut Wave) {
        w.scalars = self.scalars;
        w.scc = self.scc;
        w.set_mode(self.mode);
        for (register, lanes) in &self.vectors {
            w.vgprs[*register] = *lanes;
        }
    }
}

/// What the instruction writes, register after register.
fn outcome(cx: &mut Cx<'_>, op: &Op, print: &Footprint) -> Vec<u32> {
    // A fault shows when the instruction is executed with its real sources.
    let _ = (op.run)(cx, op);
    let mut all = Vec::new();
    for regs in &print.writes {
        for r in regs.each() {
            match regs.file {
                File::Scalar => all.push(scalar(cx.w, r)),
                File::Vector => all.extend_from_slice(&cx.w.vgprs[r]),
            }
        }
    }
    all
}

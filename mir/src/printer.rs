//! The text form of machine IR, written; [`crate::parser`] reads it.
//!
//! ```text
//! func @name id=0 stage=thread wave=64 kernel        lanes of a wave; or `standard`
//!   user_sgprs dispatch_ptr kernarg_segment_ptr      input registers of a kernel
//!   preloaded 3                                      dwords of arguments in registers
//!   workgroup_id x z
//!   workitem_id 2                                    highest dimension
//!   wave_offset
//!   scratch flat_scratch frame_size=64               the frame
//!   slot0 size=8 align=4 offset=16
//!   asm "s_nop $5."                                  text of inline assembly, operands by number
//!   masks {%s1,%s2}                                  lane masks: of the lowest lanes first
//!   class 1 apart 2,4                                accesses of these never meet: `class=1`
//! {
//! bb0(%s7) depth=1:                                  block parameters, loop depth
//!   v_add_u32_e64 %v4, %v3, 5                        inline constants are decimal
//!   v_fmac_f32_e64 %v5, %v3, 0x40490fdb, old %v4     literals are hexadecimal
//!   s_load_dwordx2 {%s8,%s9}, s[4:5], #16            other immediates have a `#`
//!   global_load_dword %v6, {%v4,%v5}, off offset:4 mem(load,global,not_atomic,system)
//!   p_wait waits(vmcnt(0) lgkmcnt(0)), #-1           limits of counters; `waits(none)`
//!   p_jump
//!   -> bb1(%v6)                                      thread edges
//!   => bb1()                                         wave edges
//! }
//! ```
//!
//! Operands stand in the order of the rows, results first; the old values of read-modify-write
//! operands follow `old`. `;` starts a comment. Two opcodes with one mnemonic (atomics that return
//! and those that do not) are told apart by writing the later one's name in [`isa::Opcode`]
//! instead. `lanes(all)` and `lanes(quads)` follow what is executed for more lanes than are active.

use crate::abi::{Convention, PrivateSegment, UserSgpr};
use crate::alias::AliasClass;
use crate::function::{Bank, BlockData, Edge, FramePointers, Function, StackUse, Stage, VReg};
use crate::inst::{Inst, Lanes, Op, Operand, Reloc, SrcLoc};
use crate::memory::{AccessKind, MemInfo, Ordering, Scope};
use crate::text::mnemonic_names;
use isa::{Form, Modifiers, Omod, Opcode, ScratchAccess, WaveSize};
use std::fmt;

/// Names of user SGPRs in text.
pub(crate) const USER_SGPR_NAMES: [(UserSgpr, &str); 7] = [
    (UserSgpr::PrivateSegmentBuffer, "private_segment_buffer"),
    (UserSgpr::DispatchPtr, "dispatch_ptr"),
    (UserSgpr::QueuePtr, "queue_ptr"),
    (UserSgpr::KernargSegmentPtr, "kernarg_segment_ptr"),
    (UserSgpr::DispatchId, "dispatch_id"),
    (UserSgpr::FlatScratchInit, "flat_scratch_init"),
    (UserSgpr::PrivateSegmentSize, "private_segment_size"),
];

/// Names of stages in text.
pub(crate) const STAGE_NAMES: [(Stage, &str); 3] = [
    (Stage::Thread, "thread"),
    (Stage::Wave, "wave"),
    (Stage::Allocated, "allocated"),
];

/// Names of wave sizes in text: lanes.
pub(crate) const WAVE_NAMES: [(WaveSize, &str); 2] = [(WaveSize::W32, "32"), (WaveSize::W64, "64")];

/// Suffixes of forms in text.
pub(crate) const FORM_SUFFIXES: [(Form, &str); 4] = [
    (Form::E32, "_e32"),
    (Form::E64, "_e64"),
    (Form::Sdwa, "_sdwa"),
    (Form::Dpp, "_dpp"),
];

/// Names of relocations in text.
pub(crate) const RELOC_NAMES: [(Reloc, &str); 6] = [
    (Reloc::Rel32Lo, "rel32@lo"),
    (Reloc::Rel32Hi, "rel32@hi"),
    (Reloc::GotPcRel32Lo, "gotpcrel32@lo"),
    (Reloc::GotPcRel32Hi, "gotpcrel32@hi"),
    (Reloc::Abs32Lo, "abs32@lo"),
    (Reloc::Abs32Hi, "abs32@hi"),
];

/// Inline constants that are floats, as text (by their value in single precision) and source code.
pub(crate) const INLINE_FLOATS: [(&str, u8); 9] = [
    ("0.5", 240),
    ("-0.5", 241),
    ("1.0", 242),
    ("-1.0", 243),
    ("2.0", 244),
    ("-2.0", 245),
    ("4.0", 246),
    ("-4.0", 247),
    ("0.15915494", 248),
];

/// Names of output multipliers in text.
pub(crate) const OMOD_NAMES: [(Omod, &str); 3] = [
    (Omod::Mul2, "mul:2"),
    (Omod::Mul4, "mul:4"),
    (Omod::Div2, "div:2"),
];

/// Names of access kinds in text.
pub(crate) const ACCESS_NAMES: [(AccessKind, &str); 5] = [
    (AccessKind::Load, "load"),
    (AccessKind::Store, "store"),
    (AccessKind::RmwReturn, "rmw_return"),
    (AccessKind::RmwNoReturn, "rmw_no_return"),
    (AccessKind::Fence, "fence"),
];

/// Names of orderings in text.
pub(crate) const ORDERING_NAMES: [(Ordering, &str); 7] = [
    (Ordering::NotAtomic, "not_atomic"),
    (Ordering::Unordered, "unordered"),
    (Ordering::Monotonic, "monotonic"),
    (Ordering::Acquire, "acquire"),
    (Ordering::Release, "release"),
    (Ordering::AcqRel, "acq_rel"),
    (Ordering::SeqCst, "seq_cst"),
];

/// Names of sets of lanes in text.
pub(crate) const LANES_NAMES: [(Lanes, &str); 3] = [
    (Lanes::Active, "active"),
    (Lanes::Quads, "quads"),
    (Lanes::All, "all"),
];

/// Names of scopes in text.
pub(crate) const SCOPE_NAMES: [(Scope, &str); 5] = [
    (Scope::SingleThread, "singlethread"),
    (Scope::Wavefront, "wavefront"),
    (Scope::Workgroup, "workgroup"),
    (Scope::Agent, "agent"),
    (Scope::System, "system"),
];

/// The name of a value in one of the tables above.
fn name_of<T: PartialEq + Copy>(table: &[(T, &'static str)], value: T) -> &'static str {
    table
        .iter()
        .find(|(v, _)| *v == value)
        .map_or("", |(_, name)| name)
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        header(self, f)?;
        writeln!(f, "{{")?;
        for &block in &self.layout {
            write!(f, "{block}")?;
            let data = &self.blocks[block];
            block_head(self, data, f)?;
            for inst in &data.insts {
                write!(f, "  ")?;
                write_inst(self, inst, f)?;
                writeln!(f)?;
            }
            edges(self, "->", &data.succs, f)?;
            edges(self, "=>", &data.wave_succs, f)?;
        }
        writeln!(f, "}}")
    }
}

impl Function {
    /// One instruction as text, for messages.
    pub fn display_inst<'a>(&'a self, inst: &'a Inst) -> impl fmt::Display + 'a {
        struct Shown<'a>(&'a Function, &'a Inst);
        impl fmt::Display for Shown<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_inst(self.0, self.1, f)
            }
        }
        Shown(self, inst)
    }
}

fn header(func: &Function, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let stage = name_of(&STAGE_NAMES, func.stage);
    write!(
        f,
        "func @{} id={} stage={stage} wave={}",
        func.name,
        func.id.as_u32(),
        name_of(&WAVE_NAMES, func.wave)
    )?;
    let Some(abi) = &func.kernel else {
        if func.convention == Convention::Standard {
            write!(f, " standard")?;
        }
        writeln!(f)?;
        return frame(func, f);
    };
    writeln!(f, " kernel")?;
    if USER_SGPR_NAMES.iter().any(|(u, _)| abi.has(*u)) {
        write!(f, "  user_sgprs")?;
        for (_, name) in USER_SGPR_NAMES.iter().filter(|(u, _)| abi.has(*u)) {
            write!(f, " {name}")?;
        }
        writeln!(f)?;
    }
    if abi.preloaded > 0 {
        writeln!(f, "  preloaded {}", abi.preloaded)?;
    }
    if abi.workgroup_id.contains(&true) {
        write!(f, "  workgroup_id")?;
        for (_, name) in abi.workgroup_id.iter().zip("xyz".chars()).filter(|p| *p.0) {
            write!(f, " {name}")?;
        }
        writeln!(f)?;
    }
    if abi.workitem_id != 0 {
        writeln!(f, "  workitem_id {}", abi.workitem_id)?;
    }
    match abi.private_segment {
        PrivateSegment::None => {}
        PrivateSegment::WaveOffset => writeln!(f, "  wave_offset")?,
        PrivateSegment::Hardware => writeln!(f, "  private_segment")?,
    }
    frame(func, f)
}

fn frame(func: &Function, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let frame = &func.frame;
    if frame.access == ScratchAccess::Instructions {
        writeln!(f, "  scratch_instructions")?;
    }
    if frame.uses_scratch {
        writeln!(f, "  scratch")?;
    }
    if frame.uses_flat_scratch {
        writeln!(f, "  flat_scratch")?;
    }
    if frame.stack == StackUse::Dynamic {
        writeln!(f, "  dynamic_stack")?;
    }
    if frame.pointers == FramePointers::Callers {
        writeln!(f, "  frame_pointers")?;
    }
    if frame.size != 0 {
        writeln!(f, "  frame_size={}", frame.size)?;
    }
    for (slot, data) in frame.slots.iter() {
        write!(f, "  {slot} size={} align={}", data.size, data.align)?;
        if let Some(offset) = data.offset {
            write!(f, " offset={offset}")?;
        }
        for (area, word) in [(frame.incoming, "incoming"), (frame.outgoing, "outgoing")] {
            if area == Some(slot) {
                write!(f, " {word}")?;
            }
        }
        writeln!(f)?;
    }
    for text in func.asms.values() {
        writeln!(f, "  asm {}", text.quoted())?;
    }
    for &regs in func.masks.values() {
        write!(f, "  masks {{")?;
        list(func, func.regs(regs), f)?;
        writeln!(f, "}}")?;
    }
    let mut of = None;
    for (a, b) in func.alias.pairs() {
        match of == Some(a) {
            true => write!(f, ",{}", b.number())?,
            false => {
                let end = if of.is_some() { "\n" } else { "" };
                write!(f, "{end}  class {} apart {}", a.number(), b.number())?;
            }
        }
        of = Some(a);
    }
    if of.is_some() {
        writeln!(f)?;
    }
    Ok(())
}

/// A virtual register with its bank's letter.
struct Named<'a>(&'a Function, VReg);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.0.vregs[self.1].bank {
            Bank::Sgpr => 's',
            Bank::Vgpr => 'v',
        };
        write!(f, "%{letter}{}", self.1.as_u32())
    }
}

fn list(func: &Function, regs: &[VReg], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (i, &reg) in regs.iter().enumerate() {
        let comma = if i == 0 { "" } else { "," };
        write!(f, "{comma}{}", Named(func, reg))?;
    }
    Ok(())
}

fn block_head(func: &Function, data: &BlockData, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if !data.params.is_empty() {
        write!(f, "(")?;
        list(func, &data.params, f)?;
        write!(f, ")")?;
    }
    if data.loop_depth != 0 {
        write!(f, " depth={}", data.loop_depth)?;
    }
    writeln!(f, ":")
}

fn edges(func: &Function, arrow: &str, edges: &[Edge], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if edges.is_empty() {
        return Ok(());
    }
    write!(f, "  {arrow} ")?;
    for (i, edge) in edges.iter().enumerate() {
        write!(f, "{}{}", if i == 0 { "" } else { ", " }, edge.block)?;
        if !edge.args.is_empty() {
            write!(f, "(")?;
            list(func, &edge.args, f)?;
            write!(f, ")")?;
        }
    }
    writeln!(f)
}

fn write_inst(func: &Function, inst: &Inst, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let rows = match inst.op {
        Op::Pseudo(pseudo) => {
            write!(f, "{}", pseudo.name())?;
            usize::MAX
        }
        Op::Isa(opcode) => {
            if mnemonic_names(opcode) {
                write!(f, "{}", opcode.mnemonic())?;
            } else {
                write!(f, "{opcode:?}")?;
            }
            write!(f, "{}", name_of(&FORM_SUFFIXES, inst.form))?;
            opcode.desc().operands.len()
        }
    };
    for (i, &operand) in inst.operands.iter().enumerate() {
        let comma = if i == 0 { " " } else { ", " };
        let old = if i >= rows { "old " } else { "" };
        write!(f, "{comma}{old}")?;
        write_operand(func, operand, f)?;
    }
    let default = inst
        .opcode()
        .map_or_else(Modifiers::default, Opcode::default_mods);
    modifiers(&inst.mods, &default, f)?;
    if let Some(mem) = &inst.mem {
        memory(mem, f)?;
    }
    if let Some(callee) = inst.callee {
        write!(f, " callee({})", callee.as_u32())?;
    }
    if inst.lanes != Lanes::Active {
        write!(f, " lanes({})", name_of(&LANES_NAMES, inst.lanes))?;
    }
    if inst.loc != SrcLoc::NONE {
        write!(f, " loc({})", inst.loc.0)?;
    }
    Ok(())
}

fn write_operand(func: &Function, operand: Operand, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match operand {
        Operand::Regs(regs) => match func.regs(regs) {
            [one] => write!(f, "{}", Named(func, *one)),
            many => {
                write!(f, "{{")?;
                list(func, many, f)?;
                write!(f, "}}")
            }
        },
        Operand::Phys(span) => write!(f, "{span}"),
        Operand::Inline(code @ 128..=192) => write!(f, "{}", code - 128),
        Operand::Inline(code @ 193..=208) => write!(f, "-{}", code - 192),
        Operand::Inline(code) => match INLINE_FLOATS.iter().find(|(_, c)| *c == code) {
            Some((text, _)) => write!(f, "{text}"),
            None => write!(f, "inline({code})"),
        },
        Operand::Literal(bits) => write!(f, "{bits:#x}"),
        Operand::Imm(value) => write!(f, "#{value}"),
        Operand::Waits(waits) => write!(f, "waits({waits})"),
        Operand::Off => write!(f, "off"),
        Operand::Symbol {
            symbol,
            reloc,
            addend,
        } => {
            let name = &func.symbols[symbol].name;
            write!(f, "@{name}@{}{addend:+}", name_of(&RELOC_NAMES, reloc))
        }
        Operand::Slot { slot, offset } => write!(f, "{slot}{offset:+}"),
    }
}

fn modifiers(mods: &Modifiers, default: &Modifiers, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let numbers: [(&str, i64, i64); 11] = [
        ("offset", mods.offset.into(), default.offset.into()),
        ("offset1", mods.offset1.into(), default.offset1.into()),
        ("neg", mods.neg.into(), default.neg.into()),
        ("abs", mods.abs.into(), default.abs.into()),
        ("op_sel", mods.op_sel.into(), default.op_sel.into()),
        ("op_sel_hi", mods.op_sel_hi.into(), default.op_sel_hi.into()),
        ("neg_lo", mods.neg_lo.into(), default.neg_lo.into()),
        ("neg_hi", mods.neg_hi.into(), default.neg_hi.into()),
        ("dmask", mods.dmask.into(), default.dmask.into()),
        ("format", mods.format.into(), default.format.into()),
        ("matrix", mods.matrix.into(), default.matrix.into()),
    ];
    for (name, value, _) in numbers.iter().filter(|(_, v, d)| v != d) {
        write!(f, " {name}:{value}")?;
    }
    for (name, _) in (mods.flags - default.flags).iter_names() {
        write!(f, " {}", name.to_ascii_lowercase())?;
    }
    for (name, _) in (default.flags - mods.flags).iter_names() {
        write!(f, " no_{}", name.to_ascii_lowercase())?;
    }
    if mods.omod != default.omod {
        write!(f, " {}", name_of(&OMOD_NAMES, mods.omod))?;
    }
    if mods.dpp != default.dpp {
        let dpp = mods.dpp;
        write!(
            f,
            " dpp({},{},{},{},{})",
            dpp.ctrl,
            dpp.row_mask,
            dpp.bank_mask,
            u8::from(dpp.bound_ctrl),
            u8::from(dpp.fetch_inactive)
        )?;
    }
    if mods.sdwa != default.sdwa {
        let sdwa = mods.sdwa;
        write!(
            f,
            " sdwa({},{},{},{},{})",
            sdwa.dst_sel as u8,
            sdwa.dst_unused as u8,
            sdwa.src0_sel as u8,
            sdwa.src1_sel as u8,
            sdwa.sext
        )?;
    }
    Ok(())
}

fn memory(mem: &MemInfo, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, " mem({}", name_of(&ACCESS_NAMES, mem.kind))?;
    write!(f, ",")?;
    for (i, (name, _)) in mem
        .spaces
        .iter_names()
        .filter(|s| s.0 != "FLAT")
        .enumerate()
    {
        let plus = if i == 0 { "" } else { "+" };
        write!(f, "{plus}{}", name.to_ascii_lowercase())?;
    }
    write!(f, ",{}", name_of(&ORDERING_NAMES, mem.ordering))?;
    write!(f, ",{}", name_of(&SCOPE_NAMES, mem.scope))?;
    for (name, _) in mem.flags.iter_names() {
        write!(f, ",{}", name.to_ascii_lowercase())?;
    }
    if mem.class != AliasClass::ANY {
        write!(f, ",class={}", mem.class.number())?;
    }
    write!(f, ")")
}

//! What a row of `isa`'s tables says about an opcode that rules name.

use isa::{ImplicitRegs, InstDesc, Opcode, OperandClass, OperandDesc, Processor, Role};
use std::collections::BTreeMap;

/// All opcodes by the names of their rows.
pub struct Opcodes {
    by_name: BTreeMap<String, Opcode>,
}

/// What rules know of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// One register, or a constant.
    Word,
    /// Two registers, or a constant.
    Pair,
    /// A float, which may be negated or without its sign.
    Float,
    /// Two halves in a word, either of which may be taken twice, or negated.
    Halves,
    /// Two short integers in a word, either of which may be taken twice.
    Shorts,
    /// A lane mask.
    Mask,
    /// The bit that scalar comparisons write.
    Scc,
}

impl Kind {
    /// The type's name in the rules.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Word => "Word",
            Kind::Pair => "Pair",
            Kind::Float => "Float",
            Kind::Halves => "Halves",
            Kind::Shorts => "Shorts",
            Kind::Mask => "Mask",
            Kind::Scc => "Scc",
        }
    }
}

impl Opcodes {
    /// Those of the tables.
    pub fn new() -> Opcodes {
        let by_name = Opcode::ALL
            .iter()
            .map(|&opcode| (snake(&format!("{opcode:?}")), opcode))
            .collect();
        Opcodes { by_name }
    }

    /// The opcode of a name.
    pub fn get(&self, name: &str) -> Option<Opcode> {
        self.by_name.get(&name.replace('_', "")).copied()
    }
}

/// Names are compared without what separates their parts, so that `VAdd3U32` is `v_add3_u32`.
fn snake(camel: &str) -> String {
    camel.to_ascii_lowercase()
}

/// Is the opcode the second of a pair, which takes the carry of the first?
pub fn takes_carry(desc: &InstDesc) -> bool {
    let scc = desc.implicit_reads.contains(ImplicitRegs::SCC)
        && desc.implicit_writes.contains(ImplicitRegs::SCC);
    let reads_mask = desc.operands.last().is_some_and(is_mask_source);
    scc || reads_mask && defs(desc).count() == 2
}

fn is_mask_source(operand: &OperandDesc) -> bool {
    operand.class == OperandClass::LaneMask && operand.role == Role::Use
}

/// Has it a lane mask in VCC that is none of its operands?
pub fn reads_vcc(desc: &InstDesc) -> bool {
    desc.implicit_reads.contains(ImplicitRegs::VCC)
}

fn defs(desc: &InstDesc) -> impl Iterator<Item = &OperandDesc> {
    desc.operands.iter().filter(|o| o.role.writes())
}

/// The sources that rules write, in the row's order; first SCC where a selection reads it, last the
/// lane mask that an instruction reads in VCC. A carry stands in no rule.
pub fn sources(desc: &InstDesc) -> Vec<Kind> {
    let selects = desc.implicit_reads.contains(ImplicitRegs::SCC) && !takes_carry(desc);
    let mut kinds: Vec<Kind> = selects.then_some(Kind::Scc).into_iter().collect();
    let read = desc.operands.iter().filter(|o| o.role.reads());
    kinds.extend(read.map(kind));
    if takes_carry(desc) && desc.operands.last().is_some_and(is_mask_source) {
        kinds.pop();
    }
    kinds.extend(reads_vcc(desc).then_some(Kind::Mask));
    kinds
}

/// What the opcode computes.
pub fn result(desc: &InstDesc) -> Option<Kind> {
    match defs(desc).next() {
        Some(operand) => Some(match kind(operand) {
            Kind::Float if operand.width == 2 => Kind::Pair,
            Kind::Float | Kind::Halves | Kind::Shorts => Kind::Word,
            other => other,
        }),
        None => desc
            .implicit_writes
            .contains(ImplicitRegs::SCC)
            .then_some(Kind::Scc),
    }
}

fn is_shorts(ty: isa::ValueType) -> bool {
    use isa::ValueType::{V2B16, V2I16, V2U16};
    matches!(ty, V2B16 | V2I16 | V2U16)
}

fn kind(operand: &OperandDesc) -> Kind {
    let modified = operand.mods.contains(isa::InputMods::NEG);
    let placed = operand.mods.contains(isa::InputMods::OP_SEL_HI);
    match operand.class {
        OperandClass::LaneMask => Kind::Mask,
        _ if operand.ty == isa::ValueType::V2F16 && placed => Kind::Halves,
        _ if placed && is_shorts(operand.ty) => Kind::Shorts,
        _ if operand.ty.is_float() && modified => Kind::Float,
        _ if operand.width == 2 => Kind::Pair,
        _ => Kind::Word,
    }
}

/// The class of values that the opcode computes: register file and width.
pub fn class(desc: &InstDesc) -> Option<&'static str> {
    let Some(operand) = defs(desc).next() else {
        return result(desc).map(|_| "scc");
    };
    Some(match (operand.class, operand.width) {
        (OperandClass::LaneMask, _) => "mask",
        (OperandClass::Sgpr, 1) => "s32",
        (OperandClass::Sgpr, 2) => "s64",
        (OperandClass::Vgpr, 1) if operand.ty.is_half() => "v16",
        (OperandClass::Vgpr, 1) => "v32",
        (OperandClass::Vgpr, 2) => "v64",
        _ => return None,
    })
}

/// The variant of `Bits` for a source, counted as [`sources`] counts.
pub fn source_bits(desc: &InstDesc, index: usize) -> Option<&'static str> {
    let selects = desc.implicit_reads.contains(ImplicitRegs::SCC) && !takes_carry(desc);
    let index = index.checked_sub(usize::from(selects))?;
    let operand = desc.operands.iter().filter(|o| o.role.reads()).nth(index)?;
    Some(match (operand.class, operand.width) {
        (OperandClass::LaneMask, _) => "B1",
        (_, 2) => "B64",
        (_, 1) if operand.ty.is_half() => "B16",
        _ => "B32",
    })
}

/// Have all processors of the tables all of the instructions?
pub fn are_everywhere(opcodes: &[Opcode]) -> bool {
    isa::PROCESSORS.iter().all(|p| exist_on(opcodes, p))
}

/// Has a processor all of the instructions?
pub fn exist_on(opcodes: &[Opcode], processor: &Processor) -> bool {
    opcodes.iter().all(|o| o.exists_on(processor))
}

/// On which processors of the tables are all of the instructions?
pub fn processors(opcodes: &[Opcode]) -> Vec<bool> {
    let all = isa::PROCESSORS.iter();
    all.map(|p| exist_on(opcodes, p)).collect()
}

//! Random instances of a variant: the same kinds of operands and the same modifiers, other
//! registers, constants and offsets; beside it sometimes other kinds.

use super::random::Random;
use super::variants;
use isa::*;

/// `each` encodable instances of every variant of a form.
pub fn all(
    desc: &'static InstDesc,
    form: Form,
    target: &Target,
    random: &mut Random,
    each: usize,
) -> Vec<Inst> {
    let mut list = Vec::new();
    for variant in variants::all(desc, form, target) {
        if encode(&variant, target, &mut Vec::new()).is_err() {
            continue;
        }
        for _ in 0..each {
            // Another combination may be impossible where this one is not.
            let tries = (0..6).map(|_| instance(&variant, desc, target, random));
            let mut encodable = tries.filter(|inst| encode(inst, target, &mut Vec::new()).is_ok());
            list.extend(encodable.next());
        }
    }
    list
}

fn instance(variant: &Inst, desc: &InstDesc, target: &Target, random: &mut Random) -> Inst {
    let mut inst = variant.clone();
    let accumulators = random.below(4) == 0 && target.processor.has(Feature::AlignedVgprs);
    for (o, operand) in desc.operands.iter().zip(inst.operands.iter_mut()) {
        let data = matches!(o.field, Field::Vdst | Field::Vdata | Field::Vdata1);
        let memory = desc.family.is_vmem() || desc.family == Family::Ds;
        *operand = vary(*operand, o, random);
        if let (Operand::Reg(span), true) = (*operand, accumulators && data && memory) {
            *operand = Operand::Reg(RegSpan::new(Reg::agpr(span.base.index()), span.count));
        }
    }
    let changed = random.below(3) == 0 && !desc.operands.is_empty();
    if changed {
        let index = random.below(desc.operands.len());
        let others = variants::replacements(&desc.operands[index], target);
        if !others.is_empty() {
            inst.operands[index] = others[random.below(others.len())];
        }
    }
    inst
}

/// Another operand of the same kind.
fn vary(operand: Operand, o: &OperandDesc, random: &mut Random) -> Operand {
    match operand {
        Operand::Reg(span) => Operand::Reg(register(span, random)),
        Operand::Inline(128..=208) => Operand::Inline(128 + random.below(81) as u8),
        Operand::Inline(_) => Operand::Inline(240 + random.below(9) as u8),
        Operand::Literal(_) if o.ty.is_half() => Operand::Literal(random.next() as u16 as u32),
        Operand::Literal(_) => Operand::Literal(random.next() as u32),
        Operand::Imm(value) => Operand::Imm(match o.class {
            OperandClass::SmemOffset if value < 0 => -(random.below(0x10_0000) as i32),
            OperandClass::SmemOffset if value < 0x400 => 4 * random.below(0x100) as i32,
            OperandClass::SmemOffset => random.below(0x10_0000) as i32,
            OperandClass::Simm16 | OperandClass::Branch => random.next() as i16 as i32,
            _ => value,
        }),
        Operand::Off => operand,
    }
}

fn register(span: RegSpan, random: &mut Random) -> RegSpan {
    let width = usize::from(span.count.max(1));
    let base = match span.base.kind() {
        RegKind::Vgpr => Reg::vgpr((2 * random.below((256 - width) / 2 + 1)) as u16),
        RegKind::Agpr => Reg::agpr((2 * random.below((256 - width) / 2 + 1)) as u16),
        RegKind::Sgpr => {
            let align = if width > 2 { 4 } else { width };
            Reg::sgpr((align * random.below((100 - width) / align + 1)) as u16)
        }
        _ => span.base,
    };
    RegSpan::new(base, span.count)
}

//! What the short way encodes is what the long way does.

use isa::{Form, Inst, InstEncoder, Modifiers, Opcode, Operand, OperandDesc, Reg, RegSpan, Target};

const FORMS: [Form; 5] = [Form::Native, Form::E32, Form::E64, Form::Sdwa, Form::Dpp];

/// So many instructions are made of each opcode and form.
const TRIES: usize = 60;

/// A small generator of numbers (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }

    /// Registers of any kind and number, or a constant.
    fn operand(&mut self) -> Operand {
        let span = |base, count| Operand::Reg(RegSpan { base, count });
        let operands = [
            span(Reg::vgpr(1), 1),
            span(Reg::vgpr(2), 2),
            span(Reg::vgpr(3), 2),
            span(Reg::sgpr(4), 1),
            span(Reg::sgpr(6), 2),
            span(Reg::sgpr(7), 2),
            span(Reg::VCC_LO, 1),
            span(Reg::VCC_LO, 2),
            span(Reg::VCC_LO, 4),
            span(Reg::VCC_HI, 1),
            span(Reg::VCC_HI, 2),
            span(Reg::EXEC_LO, 1),
            span(Reg::EXEC_LO, 2),
            span(Reg::EXEC_HI, 1),
            span(Reg::M0, 1),
            Operand::Inline(129),
            Operand::Literal(0x1234),
            Operand::Literal(0x12345),
            Operand::Imm(1),
            Operand::Off,
        ];
        operands[self.below(operands.len())]
    }

    /// The same, mostly with as many registers as the operand has.
    fn operand_of(&mut self, row: &OperandDesc) -> Operand {
        let tries = 4 + self.below(8);
        let mut operand = self.operand();
        for _ in 0..tries {
            match operand {
                Operand::Reg(span) if span.count != row.width => operand = self.operand(),
                _ => break,
            }
        }
        operand
    }
}

#[test]
fn the_short_way_gives_the_same_bytes() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut found, mut literals) = (0, 0);
    for name in ["gfx700", "gfx803", "gfx906", "gfx90a", "gfx942", "gfx1030"] {
        let target = Target::parse(name).unwrap();
        let mut encoder = InstEncoder::new(&target);
        for &opcode in Opcode::ALL {
            for form in FORMS {
                for _ in 0..TRIES {
                    let rows = opcode.desc().operands.iter();
                    let operands: Vec<Operand> = rows.map(|row| random.operand_of(row)).collect();
                    let mods = Modifiers::default();
                    let mut short = Vec::new();
                    let given = operands.iter().copied().map(Some);
                    let Some(size) =
                        encoder.encode_simple((opcode, form), &mods, given, &mut short)
                    else {
                        continue;
                    };
                    let mut inst = Inst::new(opcode, form, &operands);
                    inst.mods = mods;
                    let mut long = Vec::new();
                    assert_eq!(
                        encoder.encode(&inst, &mut long),
                        Ok(size),
                        "{name} {inst:?}"
                    );
                    assert_eq!(short, long, "{name} {inst:?}");
                    found += 1;
                    let is_literal = |o: &Operand| matches!(o, Operand::Literal(_));
                    literals += usize::from(operands.iter().any(is_literal));
                }
            }
        }
    }
    assert!(found > 10_000 && literals > 1000, "{found} {literals}");
}

//! `callbr`: inline assembly that may branch to blocks of the program.
//!
//! No block begins inside of another instruction here. So the text gets labels of its own in the
//! place of the blocks, and one more output that says which of them it came to: behind the text
//! stand a move and a branch to the end for each, and what follows is a switch over that number.

use super::body::{Body, Parsed};
use super::cursor::Res;
use super::lexer::{Tok, Token};
use crate::asm::split_constraints;
use crate::inst::{ArithFlags, BlockCall, InstData, SwitchCase};
use crate::intrinsic::Intrinsic;
use crate::types::{Type, TypeData};
use std::fmt::Write as _;

/// Text and constraints with an output behind the others that says where the text has branched to,
/// and how many places there are.
pub(super) fn with_targets(
    template: &str,
    constraints: &str,
) -> Result<(String, String, usize), String> {
    let parts: Vec<&str> = split_constraints(constraints).collect();
    let outputs = parts.iter().filter(|p| p.starts_with('=')).count();
    let targets = parts.iter().filter(|p| **p == "!i").count();
    let (before, behind) = parts.split_at(outputs.min(parts.len()));
    let behind = behind.iter().filter(|p| **p != "!i");
    let all: Vec<&str> = before
        .iter()
        .copied()
        .chain(["=&s"])
        .chain(behind.copied())
        .collect();
    let mut text = String::new();
    let mut rest = template;
    while let Some(at) = rest.find('$') {
        let (plain, operand) = rest.split_at(at);
        text.push_str(plain);
        let (shown, length) = renumbered(operand, &parts, outputs)?;
        text.push_str(&shown);
        rest = &operand[length..];
    }
    text.push_str(rest);
    let end = ".Lcallbr_end_${:uid}";
    let _ = write!(text, "\ns_mov_b32 ${outputs}, 0\ns_branch {end}");
    for k in 1..=targets {
        let label = label(k);
        let _ = write!(
            text,
            "\n{label}:\ns_mov_b32 ${outputs}, {k}\ns_branch {end}"
        );
    }
    let _ = write!(text, "\n{end}:");
    Ok((text, all.join(","), targets))
}

fn label(k: usize) -> String {
    format!(".Lcallbr_{k}_${{:uid}}")
}

/// What takes the place of the operand that a text begins with, and how long that is.
fn renumbered(text: &str, constraints: &[&str], outputs: usize) -> Result<(String, usize), String> {
    let braced = text[1..].starts_with('{');
    let digits = &text[1 + usize::from(braced)..];
    let count = digits.bytes().take_while(u8::is_ascii_digit).count();
    let Ok(number) = digits[..count].parse::<usize>() else {
        // `$$`, `${:uid}`
        return Ok((text[..2.min(text.len())].to_owned(), 2.min(text.len())));
    };
    let (digits_at, digits_end) = (1 + usize::from(braced), 1 + usize::from(braced) + count);
    let labels_before = constraints
        .iter()
        .take(number)
        .filter(|p| **p == "!i")
        .count();
    if constraints.get(number) == Some(&"!i") {
        let length = match braced {
            true => {
                1 + text
                    .find('}')
                    .ok_or("'${' without '}' in inline assembly")?
            }
            false => digits_end,
        };
        return Ok((label(labels_before + 1), length));
    }
    let number = match number < outputs {
        true => number,
        false => number + 1 - labels_before,
    };
    Ok((format!("{}{number}", &text[..digits_at]), digits_end))
}

impl Body<'_, '_> {
    /// `callbr … to label %a [label %b, …]`, and its name before it.
    pub(super) fn read_callbr(&mut self, name: Option<Token>, opcode: Token) -> Res<bool> {
        self.r.c.bump();
        self.notes.targets = Some(0);
        let kills = self.kills.len();
        let parsed = self.parse_call_behind_keyword(ArithFlags::empty())?;
        let stops_lanes = self.kills.len() > kills;
        let count = self.notes.targets.unwrap_or(0);
        self.r.c.expect_word(b"to", "expected 'to' in callbr")?;
        let normal = BlockCall::new(self.parse_label()?);
        self.r.c.expect(Tok::LBracket, "expected '[' in callbr")?;
        let mut cases = Vec::new();
        while self.r.c.tok.kind != Tok::RBracket {
            if !cases.is_empty() {
                self.r.c.expect(Tok::Comma, "expected ',' between labels")?;
            }
            let dest = BlockCall::new(self.parse_label()?);
            let value = cases.len() as u128 + 1;
            cases.push(SwitchCase { value, dest });
        }
        self.r.c.bump();
        if stops_lanes {
            // The other way is where lanes are that have stopped.
            self.take_parsed(name, opcode, parsed)?;
            self.push_effect(InstData::Jump { dest: normal }, opcode);
            return Ok(true);
        }
        if cases.len() != count {
            let message = "callbr needs a constraint '!i' for each of its labels";
            return self.r.c.fail_at(opcode, message);
        }
        let asm = Intrinsic::InlineAsm;
        let (data, ret) = match parsed {
            Parsed::Inst(data @ InstData::Intrinsic { id, .. }, ret)
                if id == asm || id == Intrinsic::UniformAsm =>
            {
                (data, ret)
            }
            _ => {
                let message = "callbr of anything but inline assembly is not supported";
                return self.r.c.fail_at(opcode, message);
            }
        };
        let fields: Vec<Type> = match self.r.module.ctx.types.get(ret) {
            TypeData::Void => Vec::new(),
            TypeData::Struct { fields, .. } => fields.to_vec(),
            _ => vec![ret],
        };
        let with: Vec<Type> = fields.iter().copied().chain([Type::I32]).collect();
        let whole = match fields.as_slice() {
            [] => Type::I32,
            _ => self.r.module.ctx.types.structure(&with),
        };
        let all = self.push(data, whole, opcode);
        let field = |k: usize| InstData::ExtractValue {
            arg: all,
            indices: [k as u32].into(),
        };
        let value = match fields.len() {
            0 => all,
            n => self.push(field(n), Type::I32, opcode),
        };
        let result = match fields.as_slice() {
            [] => Parsed::Nothing,
            [_] if fields == [ret] => Parsed::Inst(field(0), ret),
            _ => {
                let mut result = self.poison(ret);
                for (k, &ty) in fields.iter().enumerate() {
                    let part = self.push(field(k), ty, opcode);
                    let data = InstData::InsertValue {
                        args: [result, part],
                        indices: [k as u32].into(),
                    };
                    result = self.push(data, ret, opcode);
                }
                Parsed::Inst(self.same(result), ret)
            }
        };
        self.take_parsed(name, opcode, result)?;
        let branch = InstData::Switch {
            value,
            default: normal,
            cases: cases.into(),
        };
        self.push_effect(branch, opcode);
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::with_targets;

    #[test]
    fn operands_are_counted_with_the_new_output() {
        let (text, constraints, count) =
            with_targets("a $0, $1 ${2:l} $$ ${3} ${:uid}", "=v,s,!i,!i,~{scc}").unwrap();
        assert_eq!(constraints, "=v,=&s,s,~{scc}");
        assert_eq!(count, 2);
        let first = text.lines().next().unwrap();
        assert_eq!(
            first,
            "a $0, $2 .Lcallbr_1_${:uid} $$ .Lcallbr_2_${:uid} ${:uid}"
        );
        assert!(text.contains("\ns_mov_b32 $1, 2\n"), "{text}");
    }
}

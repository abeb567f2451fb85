//! Inline assembly: a template and what its operands may be.
//!
//! The text of constraints is LLVM's ("LLVM Language Reference", "Inline Assembler Expressions");
//! which letters a target has, LLVM's "Supported Constraint Code List", AMDGPU. In a module each
//! use is a call of the intrinsic [`crate::Intrinsic::InlineAsm`] (or its uniform sister), whose
//! first operand is the number of an entry of [`AsmTable`].

use cranelift_entity::{PrimaryMap, entity_impl};
use smallvec::SmallVec;
use std::fmt;

/// A piece of inline assembly of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AsmRef(u32);
entity_impl!(AsmRef, "asm");

/// All inline assembly of a module.
pub type AsmTable = PrimaryMap<AsmRef, InlineAsm>;

/// Where an operand is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmPlace {
    /// VGPRs (`v`).
    Vgpr,
    /// SGPRs (`s`, `r`).
    Sgpr,
    /// AccVGPRs (`a`).
    AccVgpr,
    /// These registers (`{v[2:3]}`), as the assembler names them.
    Named(String),
    /// Those of an output, by its number (`0`).
    Tied(usize),
    /// In the text, as a number.
    Immediate(AsmImmediate),
}

/// What a constant must be to stand in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmImmediate {
    /// Any integer (`i`, `n`).
    Any,
    /// An integer that is an inline constant (`I`).
    InlineInt,
    /// 16 bits with sign (`J`).
    Signed16,
    /// An inline constant, of an integer or a float (`A`).
    Inline,
    /// 32 bits with sign (`B`).
    Signed32,
    /// 32 bits without sign, or an integer that is an inline constant (`C`).
    Unsigned32,
    /// 64 bits whose halves are inline constants (`DA`).
    InlineHalves,
    /// 64 bits (`DB`).
    Halves,
}

/// An output or input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AsmOperand {
    /// Where it is.
    pub place: AsmPlace,
    /// When an output is written.
    pub writes: AsmWrite,
}

/// When an output is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmWrite {
    /// After all inputs are read (`=`); inputs have this too.
    Late,
    /// Perhaps before (`=&`).
    Early,
}

/// A piece of inline assembly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineAsm {
    /// The text, with `$0`, `${1:modifier}`, `$$`.
    pub template: String,
    /// The constraints as they are written.
    pub constraints: String,
    /// Outputs, in the order of the result's fields.
    pub outputs: SmallVec<[AsmOperand; 2]>,
    /// Inputs, in the order of the arguments.
    pub inputs: SmallVec<[AsmOperand; 4]>,
    /// Registers that are written besides, as the assembler names them; `memory` is left out: any
    /// is taken to touch memory.
    pub clobbers: SmallVec<[String; 2]>,
}

/// What is wrong with constraints.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ConstraintError {
    /// Byte offset in the constraints.
    pub offset: usize,
    /// What.
    pub message: String,
}

impl fmt::Display for ConstraintError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ConstraintError {}

impl InlineAsm {
    /// Reads the constraints.
    pub fn new(template: String, constraints: String) -> Result<InlineAsm, ConstraintError> {
        let mut asm = InlineAsm {
            template,
            constraints: String::new(),
            outputs: SmallVec::new(),
            inputs: SmallVec::new(),
            clobbers: SmallVec::new(),
        };
        let mut offset = 0;
        for text in split_constraints(&constraints) {
            asm.constraint(text.trim_ascii())
                .map_err(|message| ConstraintError { offset, message })?;
            offset += text.len() + 1;
        }
        asm.constraints = constraints;
        Ok(asm)
    }

    /// Do all outputs have one value for the wave?
    pub fn is_uniform(&self) -> bool {
        self.outputs.iter().all(|o| match &o.place {
            AsmPlace::Sgpr => true,
            AsmPlace::Named(name) => !name.starts_with(['v', 'a']) || name.starts_with("vcc"),
            _ => false,
        })
    }

    fn constraint(&mut self, text: &str) -> Result<(), String> {
        if text.starts_with('~') {
            let name = clobber_of(text).ok_or_else(|| format!("invalid clobber '{text}'"))?;
            if name != "memory" {
                self.clobbers.push(name.to_owned());
            }
            return Ok(());
        }
        let Some(output) = text.strip_prefix('=') else {
            let place = self.place(text)?;
            self.inputs.push(AsmOperand {
                place,
                writes: AsmWrite::Late,
            });
            return Ok(());
        };
        if !self.inputs.is_empty() || !self.clobbers.is_empty() {
            return Err("outputs must come before inputs and clobbers".to_owned());
        }
        let (writes, code) = match output.strip_prefix('&') {
            Some(code) => (AsmWrite::Early, code),
            None => (AsmWrite::Late, output),
        };
        let place = self.place(code)?;
        match place {
            AsmPlace::Tied(_) | AsmPlace::Immediate(_) => Err(format!("'{text}' is no output")),
            place => {
                self.outputs.push(AsmOperand { place, writes });
                Ok(())
            }
        }
    }

    fn place(&self, code: &str) -> Result<AsmPlace, String> {
        use AsmImmediate::*;
        // Codes behind one another are what it may be, and LLVM passes over one that it does not
        // know.
        let code = code.strip_prefix('$').unwrap_or(code);
        // Of alternatives the text is right for each.
        let code = code.split('|').next().unwrap_or(code);
        if let Some(name) = code.strip_prefix('{') {
            let name = name.strip_suffix('}');
            let name = name.ok_or_else(|| format!("invalid constraint '{code}'"))?;
            return Ok(AsmPlace::Named(name.to_owned()));
        }
        if code.starts_with(|c: char| c.is_ascii_digit()) {
            let n = code.parse().ok().filter(|&n| n < self.outputs.len());
            return n
                .map(AsmPlace::Tied)
                .ok_or_else(|| format!("there is no output {code}"));
        }
        Ok(match code.strip_prefix('^').unwrap_or(code) {
            "v" | "VA" => AsmPlace::Vgpr,
            "s" | "r" => AsmPlace::Sgpr,
            "a" => AsmPlace::AccVgpr,
            "i" | "n" => AsmPlace::Immediate(Any),
            "I" => AsmPlace::Immediate(InlineInt),
            "J" => AsmPlace::Immediate(Signed16),
            "A" => AsmPlace::Immediate(Inline),
            "B" => AsmPlace::Immediate(Signed32),
            "C" => AsmPlace::Immediate(Unsigned32),
            "DA" => AsmPlace::Immediate(InlineHalves),
            "DB" => AsmPlace::Immediate(Halves),
            _ if code.starts_with('*') => {
                return Err("operands of inline assembly in memory are not supported".to_owned());
            }
            // Several that it may be, a register among them.
            _ if code.bytes().all(|c| b"vsraimn".contains(&c)) => {
                let registers = code.chars().find(|c| "vsra".contains(*c));
                match registers {
                    Some('v') => AsmPlace::Vgpr,
                    Some('a') => AsmPlace::AccVgpr,
                    Some(_) => AsmPlace::Sgpr,
                    None => return Err(format!("the constraint '{code}' is not supported")),
                }
            }
            _ => return Err(format!("the constraint '{code}' is not supported")),
        })
    }
}

/// The constraints of a list; commas between braces separate nothing.
pub(crate) fn split_constraints(text: &str) -> impl Iterator<Item = &str> {
    let mut depth = 0;
    let parts = text.split(move |c| {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        c == ',' && depth == 0
    });
    parts.take(if text.is_empty() { 0 } else { usize::MAX })
}

/// A part of a template.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmPiece<'a> {
    /// Text as it is.
    Text(&'a str),
    /// An operand: outputs are counted first, then inputs (then clobbers, which are text).
    Operand {
        /// Its number.
        number: usize,
        /// The letter behind a colon.
        modifier: Option<char>,
    },
    /// A number that no other place has (`${:uid}`), for labels.
    Unique,
}

impl InlineAsm {
    /// The parts of the template.
    pub fn pieces(&self) -> Result<Vec<AsmPiece<'_>>, String> {
        let mut pieces = Vec::new();
        let mut rest = self.template.as_str();
        while let Some(at) = rest.find('$') {
            pieces.push(AsmPiece::Text(&rest[..at]));
            let after = &rest[at + 1..];
            let (piece, length) = self.piece(after)?;
            pieces.push(piece);
            rest = &after[length..];
        }
        pieces.push(AsmPiece::Text(rest));
        Ok(pieces)
    }

    /// What stands behind a `$`, and how many bytes it is.
    fn piece<'a>(&'a self, text: &'a str) -> Result<(AsmPiece<'a>, usize), String> {
        if text.starts_with('$') {
            return Ok((AsmPiece::Text(&text[..1]), 1));
        }
        let Some(braced) = text.strip_prefix('{') else {
            let digits = text.find(|c: char| !c.is_ascii_digit());
            let digits = &text[..digits.unwrap_or(text.len())];
            return Ok((self.operand(digits, None)?, digits.len()));
        };
        let end = braced.find('}');
        let end = end.ok_or("'${' without '}' in inline assembly")?;
        let inside = &braced[..end];
        let piece = match inside.split_once(':') {
            None => self.operand(inside, None)?,
            Some(("", "uid")) => AsmPiece::Unique,
            Some(("", "comment")) => AsmPiece::Text(";"),
            Some(("", what)) => return Err(format!("'${{:{what}}}' is not supported")),
            Some((number, modifier)) => {
                let mut letters = modifier.chars();
                match (letters.next(), letters.next()) {
                    (Some(letter), None) => self.operand(number, Some(letter))?,
                    _ => return Err(format!("invalid modifier '{modifier}'")),
                }
            }
        };
        Ok((piece, end + 2))
    }

    fn operand(&self, digits: &str, modifier: Option<char>) -> Result<AsmPiece<'_>, String> {
        let count = self.outputs.len() + self.inputs.len();
        match digits.parse().ok() {
            Some(number) if number < count => Some(AsmPiece::Operand { number, modifier }),
            Some(number) if modifier.is_none() => self.clobber(number - count).map(AsmPiece::Text),
            _ => None,
        }
        .ok_or_else(|| format!("invalid operand '${digits}' in inline assembly"))
    }

    /// The name of a clobber, by its number among all of them.
    fn clobber(&self, number: usize) -> Option<&str> {
        let all = split_constraints(&self.constraints);
        all.filter_map(|text| clobber_of(text.trim_ascii()))
            .nth(number)
    }
}

/// The register in `~{register}`.
fn clobber_of(constraint: &str) -> Option<&str> {
    constraint.strip_prefix("~{")?.strip_suffix('}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asm(template: &str, constraints: &str) -> Result<InlineAsm, ConstraintError> {
        InlineAsm::new(template.to_owned(), constraints.to_owned())
    }

    #[test]
    fn constraints_are_read() {
        let a = asm("", "=&v,=s,v,0,{s[4:7]},DA,~{vcc},~{memory}").unwrap();
        assert_eq!(a.outputs[0].writes, AsmWrite::Early);
        assert_eq!(a.outputs[1].place, AsmPlace::Sgpr);
        assert_eq!(a.inputs[1].place, AsmPlace::Tied(0));
        assert_eq!(a.inputs[2].place, AsmPlace::Named("s[4:7]".into()));
        assert_eq!(a.clobbers.as_slice(), ["vcc"]);
        assert!(asm("", "").unwrap().outputs.is_empty());
        let a = asm("", "=${v3}").unwrap();
        assert_eq!(a.outputs[0].place, AsmPlace::Named("v3".into()));
    }

    #[test]
    fn wrong_constraints_have_a_place() {
        for (text, offset) in [
            ("=v,x", 3),
            ("v,=v", 2),
            ("=v,1", 3),
            ("=v,v,~vcc", 5),
            ("=I", 0),
        ] {
            assert_eq!(asm("", text).unwrap_err().offset, offset, "{text}");
        }
    }

    #[test]
    fn templates_are_taken_apart() {
        use AsmPiece::*;
        let a = asm("a $0, ${1:n}$$ ${:uid}", "=v,v").unwrap();
        let operand = |number, modifier| Operand { number, modifier };
        let expected = [
            Text("a "),
            operand(0, None),
            Text(", "),
            operand(1, Some('n')),
            Text(""),
            Text("$"),
            Text(" "),
            Unique,
            Text(""),
        ];
        assert_eq!(a.pieces().unwrap(), expected);
        assert!(asm("$2", "=v,v").unwrap().pieces().is_err());
        let named = asm("; $1 and $2", "v,~{s7} , ~{v[2:3]}").unwrap();
        assert_eq!(named.clobbers.as_slice(), ["s7", "v[2:3]"]);
        let expected = [
            Text("; "),
            Text("s7"),
            Text(" and "),
            Text("v[2:3]"),
            Text(""),
        ];
        assert_eq!(named.pieces().unwrap(), expected);
        assert!(asm("${0", "=v,v").unwrap().pieces().is_err());
    }
}

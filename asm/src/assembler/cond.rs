//! Conditional assembly: `.if` and its kin, `.elseif`, `.else`, `.endif`.

use super::Assembler;
use super::cursor::{Cursor, Result};
use super::source::Loc;
use super::symbols::Def;
use isa::asm::{AsmError, Token, TokenKind};

/// An open conditional.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conditional {
    /// Where it was opened.
    pub loc: Loc,
    /// The statements here are assembled.
    active: bool,
    /// One of the branches was, or must not be.
    taken: bool,
    /// `.else` was seen.
    last: bool,
}

/// What a condition compares.
#[derive(Clone, Copy)]
enum Test {
    Compare(fn(i64) -> bool),
    Defined(bool),
    Blank(bool),
    SameText(bool),
    SameStrings(bool),
}

/// The test of a directive.
fn test(name: &str) -> Option<Test> {
    Some(match name {
        ".if" | ".ifne" => Test::Compare(|n| n != 0),
        ".ifeq" => Test::Compare(|n| n == 0),
        ".ifgt" => Test::Compare(|n| n > 0),
        ".ifge" => Test::Compare(|n| n >= 0),
        ".iflt" => Test::Compare(|n| n < 0),
        ".ifle" => Test::Compare(|n| n <= 0),
        ".ifdef" => Test::Defined(true),
        ".ifndef" | ".ifnotdef" => Test::Defined(false),
        ".ifb" => Test::Blank(true),
        ".ifnb" => Test::Blank(false),
        ".ifc" => Test::SameText(true),
        ".ifnc" => Test::SameText(false),
        ".ifeqs" => Test::SameStrings(true),
        ".ifnes" => Test::SameStrings(false),
        _ => return None,
    })
}

impl Assembler {
    /// Whether statements are left out here.
    pub(super) fn is_skipping(&self) -> bool {
        self.conditionals.last().is_some_and(|c| !c.active)
    }

    /// A statement that is left out: only conditionals matter.
    pub(super) fn skipped(&mut self, token: Token<'_>, cursor: &mut Cursor<'_>) {
        let name = token.text.to_ascii_lowercase();
        if test(&name).is_some() {
            self.conditionals.push(Conditional {
                loc: self.at(token.column),
                active: false,
                taken: true,
                last: false,
            });
        } else if let Some(Err(error)) = self.continuation(&name, token.column, *cursor) {
            self.error(error);
        }
    }

    /// Directives of this family.
    pub(super) fn conditional_directive(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        let Some(test) = test(name) else {
            return self.continuation(name, column, cursor);
        };
        let holds = self.holds(test, cursor);
        // A condition in error counts as false.
        let active = *holds.as_ref().unwrap_or(&false);
        self.conditionals.push(Conditional {
            loc: self.at(column),
            active,
            taken: active,
            last: false,
        });
        Some(holds.map(|_| ()))
    }

    /// `.elseif`, `.else` and `.endif`.
    fn continuation(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        let error = |message: &str| Some(Err(AsmError::new(column, message)));
        let floor = self.reading.last().map_or(0, |r| r.conditionals);
        let open = self.conditionals.len() > floor;
        let last = self.conditionals.last().is_some_and(|c| c.last);
        match name {
            ".elseif" if !open || last => {
                error("encountered a .elseif that doesn't follow an .if or an .elseif")
            }
            ".else" if !open || last => {
                error("encountered a .else that doesn't follow an .if or an .elseif")
            }
            ".endif" if !open => error("encountered a .endif that doesn't follow an .if or .else"),
            ".endif" => {
                self.conditionals.pop();
                Some(cursor.end())
            }
            ".elseif" => {
                let wanted = self.conditionals.last().is_some_and(|c| !c.taken);
                let holds = match wanted {
                    true => self.holds(Test::Compare(|n| n != 0), cursor),
                    false => Ok(false),
                };
                if let Some(open) = self.conditionals.last_mut() {
                    open.active = *holds.as_ref().unwrap_or(&false);
                    open.taken |= open.active;
                }
                Some(holds.map(|_| ()))
            }
            ".else" => {
                if let Some(open) = self.conditionals.last_mut() {
                    open.active = !open.taken;
                    open.taken = true;
                    open.last = true;
                }
                Some(cursor.end())
            }
            _ => None,
        }
    }

    fn holds(&mut self, test: Test, mut cursor: Cursor<'_>) -> Result<bool> {
        match test {
            Test::Compare(compare) => {
                let value = self.absolute(&mut cursor)?;
                cursor.end()?;
                Ok(compare(value))
            }
            Test::Defined(wanted) => {
                let name = cursor.name()?;
                cursor.end()?;
                let symbol = self.symbols.find(&name).map(|id| &self.symbols.list[id]);
                Ok(symbol.is_some_and(|s| s.def != Def::None) == wanted)
            }
            Test::Blank(wanted) => Ok(cursor.rest().is_empty() == wanted),
            Test::SameText(wanted) => {
                let column = cursor.peek().column;
                let rest = cursor.rest();
                match rest.split_once(',') {
                    Some((a, b)) => Ok((a.trim() == b.trim()) == wanted),
                    None => Err(AsmError::new(column, "expected comma")),
                }
            }
            Test::SameStrings(wanted) => {
                let a = cursor.string()?;
                cursor.expect(TokenKind::Comma, "expected comma")?;
                let b = cursor.string()?;
                cursor.end()?;
                Ok((a == b) == wanted)
            }
        }
    }
}

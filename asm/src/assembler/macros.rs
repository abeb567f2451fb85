//! Macros and repetitions: `.macro`, `.rept`, `.irp`, `.irpc`. What they expand to is a text of its
//! own, read in place.
//!
//! Source: GNU as, "Macro"; LLVM's assembler where the two differ.

use super::cursor::{Cursor, Result};
use super::source::Loc;
use super::{Assembler, MAX_TEXT, Reading};
use crate::diag::Origin;
use isa::asm::lexer::unescape;
use isa::asm::{AsmError, Lexer, TokenKind};

/// Macros may be nested so deeply.
const MAX_DEPTH: usize = 20;

/// Whether an argument may be missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Need {
    Optional,
    Required,
    /// Takes all that is left.
    Rest,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Parameter {
    name: String,
    need: Need,
    default: String,
}

/// A macro.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Macro {
    parameters: Vec<Parameter>,
    body: String,
}

/// A block's text and where what follows it starts.
struct Block {
    body: String,
    next: usize,
}

impl Assembler {
    /// Directives of this family.
    pub(super) fn macro_directive(
        &mut self,
        name: &str,
        column: usize,
        cursor: Cursor<'_>,
    ) -> Option<Result<()>> {
        Some(match name {
            ".macro" => self.define_macro(column, cursor),
            ".rept" | ".rep" => self.repeat(column, cursor),
            ".irp" => self.irp(column, cursor, Items::Arguments),
            ".irpc" => self.irp(column, cursor, Items::Characters),
            ".purgem" => self.purge(cursor),
            ".exitm" => self.exit(column),
            ".endm" | ".endmacro" => Err(AsmError::new(
                column,
                format!("unexpected '{name}' in file, no current macro definition"),
            )),
            ".endr" => Err(AsmError::new(column, "unmatched '.endr' directive")),
            ".altmacro" => Err(AsmError::new(column, "'.altmacro' is not supported")),
            ".noaltmacro" => cursor.end(),
            _ => return None,
        })
    }

    /// Takes the lines up to the directive that ends the block which was just begun.
    fn block(
        &mut self,
        opens: &[&str],
        ends: &[&str],
        column: usize,
        cursor: Cursor<'_>,
    ) -> Result<Block> {
        let text = cursor.text();
        let mut lexer = cursor;
        let start = lexer.skip_statement();
        let mut depth = 0;
        let mut at = start;
        while at < text.len() {
            let first = Lexer::new(&text[at..]).next_token();
            let word = match first.kind {
                TokenKind::Identifier => first.text.to_ascii_lowercase(),
                _ => String::new(),
            };
            let end = at + text[at..].find('\n').map_or(text.len() - at, |i| i + 1);
            if opens.contains(&word.as_str()) {
                depth += 1;
            } else if ends.contains(&word.as_str()) {
                if depth == 0 {
                    self.go_on(end);
                    return Ok(Block {
                        body: text[start..at].to_string(),
                        next: end,
                    });
                }
                depth -= 1;
            }
            at = end;
        }
        self.go_on(text.len());
        Err(AsmError::new(
            column,
            format!("no matching '{}' in definition", ends[0]),
        ))
    }

    fn define_macro(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let start = cursor;
        let name = match cursor.peek().kind {
            TokenKind::Identifier => cursor.next().text.to_string(),
            _ => return cursor.fail("expected identifier in '.macro' directive"),
        };
        cursor.take(TokenKind::Comma);
        let parameters = parameters(&mut cursor);
        let block = self.block(&[".macro"], &[".endm", ".endmacro"], column, start)?;
        let parameters = parameters?;
        if self.macros.contains_key(&name) {
            return Err(AsmError::new(
                column,
                format!("macro '{name}' is already defined"),
            ));
        }
        let body = block.body;
        self.macros.insert(name, Macro { parameters, body });
        Ok(())
    }

    fn purge(&mut self, mut cursor: Cursor<'_>) -> Result<()> {
        loop {
            let column = cursor.peek().column;
            let name = cursor.name()?;
            if self.macros.remove(&name).is_none() {
                return Err(AsmError::new(
                    column,
                    format!("macro '{name}' is not defined"),
                ));
            }
            if !cursor.take(TokenKind::Comma) {
                return cursor.end();
            }
        }
    }

    fn exit(&mut self, column: usize) -> Result<()> {
        if self.reading.len() < 2 {
            return Err(AsmError::new(
                column,
                "unexpected '.exitm' in file, no current macro definition",
            ));
        }
        self.end_of_text();
        Ok(())
    }

    /// Reads a macro's text in place of a statement.
    fn enter_text(&mut self, text: &str, column: usize) -> Result<()> {
        self.read_in_place(text, Origin::Macro, column)
    }

    /// Reads a text in place of a statement.
    pub(super) fn read_in_place(
        &mut self,
        text: &str,
        origin: Origin,
        column: usize,
    ) -> Result<()> {
        self.expanded = self.expanded.saturating_add(text.len());
        if self.reading.len() > MAX_DEPTH {
            return Err(AsmError::new(
                column,
                match origin {
                    Origin::Included(_) => {
                        format!("files cannot be nested more than {MAX_DEPTH} levels deep")
                    }
                    _ => format!("macros cannot be nested more than {MAX_DEPTH} levels deep"),
                },
            ));
        }
        if self.expanded > MAX_TEXT {
            self.done = true;
            return Err(AsmError::new(
                column,
                format!("macros expand to more than {MAX_TEXT} bytes"),
            ));
        }
        let parent: Loc = self.at(column);
        let buffer = self.sources.add(text, origin, Some(parent));
        self.reading.push(Reading {
            buffer,
            next: 0,
            conditionals: self.conditionals.len(),
        });
        Ok(())
    }

    /// A macro's use.
    pub(super) fn expand(&mut self, name: &str, mut cursor: Cursor<'_>) -> Result<()> {
        let column = self.statement.offset as usize;
        let column = column
            + cursor.text()[column..]
                .find(|c: char| !c.is_whitespace())
                .unwrap_or(0);
        let Some(definition) = self.macros.get(name).cloned() else {
            return Ok(());
        };
        let arguments = arguments(&definition, &mut cursor)?;
        self.macro_count += 1;
        let names = definition.parameters.iter().map(|p| p.name.as_str());
        let pairs: Vec<(&str, &str)> = names.zip(arguments.iter().map(String::as_str)).collect();
        let text = substitute(&definition.body, &pairs, self.macro_count - 1, MAX_TEXT);
        self.enter_text(&text, column)
    }

    fn repeat(&mut self, column: usize, mut cursor: Cursor<'_>) -> Result<()> {
        let start = cursor;
        let at = cursor.peek().column;
        let count = self.absolute(&mut cursor);
        let block = self.block(&REPETITIONS, &[".endr"], column, start)?;
        let count = count?;
        cursor.end()?;
        let Ok(count) = usize::try_from(count) else {
            return Err(AsmError::new(at, "count is negative"));
        };
        let length = block.body.len().saturating_mul(count);
        if length > MAX_TEXT {
            return Err(AsmError::new(
                column,
                format!("macros expand to more than {MAX_TEXT} bytes"),
            ));
        }
        debug_assert!(block.next >= at);
        self.enter_text(&block.body.repeat(count), column)
    }

    fn irp(&mut self, column: usize, mut cursor: Cursor<'_>, items: Items) -> Result<()> {
        let start = cursor;
        let name = cursor.name();
        let list = name.and_then(|name| {
            cursor.comma()?;
            Ok((name, items.read(&mut cursor)?))
        });
        let block = self.block(&REPETITIONS, &[".endr"], column, start)?;
        let (name, list) = list?;
        let mut text = String::new();
        for item in &list {
            text += &substitute(&block.body, &[(&name, item)], self.macro_count, MAX_TEXT);
            if text.len() > MAX_TEXT {
                break;
            }
        }
        self.enter_text(&text, column)
    }
}

/// Directives that `.endr` ends.
const REPETITIONS: [&str; 4] = [".rept", ".rep", ".irp", ".irpc"];

/// What `.irp` and `.irpc` go through.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Items {
    Arguments,
    Characters,
}

impl Items {
    fn read(self, cursor: &mut Cursor<'_>) -> Result<Vec<String>> {
        match self {
            Items::Arguments => {
                let mut list = vec![argument(cursor)?];
                while cursor.take(TokenKind::Comma) || !cursor.ends() {
                    // It ends an argument, but nothing here has a name.
                    if cursor.peek().kind == TokenKind::Equal {
                        return cursor.fail("expected a comma");
                    }
                    list.push(argument(cursor)?);
                }
                Ok(list)
            }
            Items::Characters => {
                let text = argument(cursor)?;
                cursor.end()?;
                Ok(text.chars().map(String::from).collect())
            }
        }
    }
}

fn parameters(cursor: &mut Cursor<'_>) -> Result<Vec<Parameter>> {
    let mut parameters: Vec<Parameter> = Vec::new();
    while !cursor.ends() {
        if parameters.last().is_some_and(|p| p.need == Need::Rest) {
            return cursor.fail("vararg parameter must be the last one");
        }
        let column = cursor.peek().column;
        let name = cursor.name()?;
        if parameters.iter().any(|p| p.name == name) {
            return Err(AsmError::new(
                column,
                format!("macro has multiple parameters named '{name}'"),
            ));
        }
        let mut need = Need::Optional;
        if cursor.take(TokenKind::Colon) {
            let at = cursor.peek().column;
            need = match cursor.name()?.as_str() {
                "req" => Need::Required,
                "vararg" => Need::Rest,
                other => {
                    return Err(AsmError::new(
                        at,
                        format!("{other} is not a valid parameter qualifier"),
                    ));
                }
            };
        }
        let default = match cursor.take(TokenKind::Equal) {
            true => argument(cursor)?,
            false => String::new(),
        };
        parameters.push(Parameter {
            name,
            need,
            default,
        });
        cursor.take(TokenKind::Comma);
    }
    Ok(parameters)
}

/// One argument: up to a comma outside of parentheses, or a blank between operands.
fn argument(cursor: &mut Cursor<'_>) -> Result<String> {
    let mut text = String::new();
    let mut depth = 0usize;
    let mut end: Option<usize> = None;
    let mut joins = true;
    loop {
        let token = cursor.peek();
        let operator = is_operator(token.kind);
        let gap = end.is_some_and(|end| end != token.column);
        let stops = match token.kind {
            TokenKind::Comma | TokenKind::Equal => depth == 0,
            _ => depth == 0 && gap && !joins && !operator,
        };
        if token.ends_statement() && depth > 0 {
            return cursor.fail("unbalanced parentheses in macro argument");
        }
        if token.ends_statement() || stops {
            return Ok(text);
        }
        cursor.next();
        match token.kind {
            TokenKind::LeftParen => depth += 1,
            TokenKind::RightParen => depth = depth.saturating_sub(1),
            _ => {}
        }
        match token.kind {
            TokenKind::String => {
                let bytes = unescape(token.text).map_err(|m| AsmError::new(token.column, m))?;
                let _ = bytes;
                text.push_str(&token.text[1..token.text.len() - 1]);
            }
            _ => text.push_str(token.text),
        }
        joins = operator;
        end = Some(token.column + token.text.len());
    }
}

/// A blank next to an operator does not end an argument.
fn is_operator(kind: TokenKind) -> bool {
    use TokenKind as T;
    matches!(
        kind,
        T::Plus
            | T::Minus
            | T::Tilde
            | T::Star
            | T::Slash
            | T::Percent
            | T::Amp
            | T::AmpAmp
            | T::Pipe
            | T::PipePipe
            | T::Caret
            | T::Exclaim
            | T::ExclaimEqual
            | T::EqualEqual
            | T::Less
            | T::LessEqual
            | T::LessLess
            | T::LessGreater
            | T::Greater
            | T::GreaterEqual
            | T::GreaterGreater
    )
}

/// The arguments of a use, by position or by name.
fn arguments(definition: &Macro, cursor: &mut Cursor<'_>) -> Result<Vec<String>> {
    let count = definition.parameters.len();
    let mut given: Vec<Option<String>> = vec![None; count];
    let mut position = 0;
    while !cursor.ends() {
        let token = cursor.peek();
        let mut probe = *cursor;
        probe.next();
        let named = token.kind == TokenKind::Identifier && probe.peek().kind == TokenKind::Equal;
        let mut index = position;
        if named {
            let found = definition
                .parameters
                .iter()
                .position(|p| p.name == token.text);
            index = found.ok_or_else(|| {
                AsmError::new(
                    token.column,
                    format!("parameter named '{}' does not exist", token.text),
                )
            })?;
            probe.next();
            *cursor = probe;
        }
        let Some(parameter) = definition.parameters.get(index) else {
            return cursor.fail("too many positional arguments");
        };
        let value = match parameter.need {
            Need::Rest => cursor.rest().to_string(),
            _ => argument(cursor)?,
        };
        if !value.is_empty() {
            given[index] = Some(value);
        }
        position = index + 1;
        cursor.take(TokenKind::Comma);
    }
    let column = cursor.peek().column;
    let values =
        given
            .into_iter()
            .zip(&definition.parameters)
            .map(|(value, parameter)| match value {
                Some(value) => Ok(value),
                None if parameter.need == Need::Required => {
                    let message =
                        format!("missing value for required parameter '{}'", parameter.name);
                    Err(AsmError::new(column, message))
                }
                None => Ok(parameter.default.clone()),
            });
    values.collect()
}

/// A body with `\name`, `\@` and `\()` replaced.
fn substitute(body: &str, pairs: &[(&str, &str)], count: u32, limit: usize) -> String {
    let mut out = String::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = rest.find('\\') {
        if out.len() > limit {
            return out;
        }
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        let name = &rest[..end];
        if let Some(after) = rest.strip_prefix("()") {
            rest = after;
        } else if let Some(after) = rest.strip_prefix('@') {
            out.push_str(&count.to_string());
            rest = after;
        } else if let Some((_, value)) = pairs.iter().find(|(n, _)| *n == name) {
            out.push_str(value);
            rest = &rest[end..];
        } else {
            out.push('\\');
        }
    }
    out.push_str(rest);
    out
}

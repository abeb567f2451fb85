//! The first look at a module: where each top-level entity begins. Bodies and contents are skipped,
//! so that later every name can be used before its definition.

use super::Reader;
use super::cursor::{Res, shown_text};
use super::lexer::{Tok, Token, find, matters_for_braces};
use super::types::NamedType;
use crate::entities::{GlobalRef, GlobalVar};
use crate::intrinsic::Intrinsic;
use crate::types::Type;
use std::borrow::Cow;
use std::collections::hash_map::Entry;
use std::ops::Range;

/// What a global name stands for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Global {
    /// Seen by the index, not yet read.
    Pending,
    /// A variable or function, or an alias of one.
    Ref(GlobalRef),
    /// An alias whose address is one of another address space than that of what it stands for.
    Cast(GlobalRef, Type),
    /// A place in a variable: an alias of that.
    Inside(GlobalVar, i64),
    /// A declared intrinsic function: none of its own exists in the module.
    Intrinsic(Intrinsic),
    /// A declared `llvm.…` function that is not known here.
    UnknownIntrinsic,
    /// A variable of LLVM's own that is not kept, as `@llvm.used`.
    Dropped,
}

/// Where to find the parts of a module; byte offsets of first tokens.
#[derive(Debug, Default)]
pub(super) struct Index {
    /// Global variables and aliases: name and the token after `=`.
    pub variables: Vec<(Token, u32)>,
    /// Aliases, after the variables and functions that they may name.
    pub aliases: Vec<(Token, u32)>,
    /// `define` and `declare` with the name and, if there is one, the body.
    pub functions: Vec<FunctionPlace>,
    /// `target …`, `source_filename …`, `module asm …`.
    pub headers: Vec<u32>,
}

/// Where a function is.
#[derive(Clone, Debug)]
pub(super) struct FunctionPlace {
    /// Its name.
    pub name: Token,
    /// `define` or `declare`.
    pub start: u32,
    /// From the opening brace to behind the closing one.
    pub body: Option<Range<u32>>,
}

/// The bytes that may begin, end or hide a brace.
const MATTERING: [u8; 5] = [b'{', b'}', b'"', b';', b'/'];

/// How many bytes of a text that do not matter come first. A byte that is equal to one that matters
/// has a difference of 0 from it, and the least difference of many bytes at a time is what a
/// machine with vectors has instructions for.
fn skip_plain(text: &[u8]) -> usize {
    let difference = |byte: u8| MATTERING.iter().fold(u8::MAX, |d, m| d.min(byte ^ m));
    let least = |chunk: &[u8; 32]| chunk.iter().fold(u8::MAX, |d, &b| d.min(difference(b)));
    let (chunks, _) = text.as_chunks();
    let skipped = 32 * chunks.iter().take_while(|chunk| least(chunk) != 0).count();
    skipped + skip_few(&text[skipped..])
}

/// So many bytes from an opening brace on are looked at one by one: most nodes of metadata are not
/// longer.
const NEAR: usize = 64;

/// The same as [`skip_plain`] of few bytes.
fn skip_few(text: &[u8]) -> usize {
    let place = text.iter().position(|&b| matters_for_braces(b));
    place.unwrap_or(text.len())
}

impl<'s> Reader<'s> {
    /// Reads the whole text once and notes where everything is.
    pub(super) fn index(&mut self) -> Res<()> {
        loop {
            let tok = self.c.tok;
            match tok.kind {
                Tok::Eof => return Ok(()),
                Tok::Word => self.index_keyword()?,
                Tok::Global | Tok::QuotedGlobal | Tok::NumGlobal => self.index_global()?,
                Tok::Local | Tok::QuotedLocal | Tok::NumLocal => self.index_type()?,
                Tok::Bang | Tok::Meta => self.index_metadata()?,
                Tok::Comdat => {
                    self.c.bump();
                    self.skip_entity()?;
                }
                _ => return self.c.fail("expected top-level entity"),
            }
        }
    }

    fn index_keyword(&mut self) -> Res<()> {
        let tok = self.c.tok;
        match self.c.slice(tok) {
            b"define" | b"declare" => self.index_function(),
            b"attributes" => self.index_attributes(),
            b"target" | b"source_filename" | b"module" => {
                self.index.headers.push(tok.start);
                self.c.bump();
                self.skip_entity()
            }
            b"uselistorder" | b"uselistorder_bb" => {
                self.c.bump();
                self.skip_entity()
            }
            _ => self.c.fail("expected top-level entity"),
        }
    }

    /// Does an entity begin here?
    pub(super) fn at_entity(&self) -> bool {
        match self.c.tok.kind {
            Tok::Eof => true,
            Tok::Word => matches!(
                self.c.slice(self.c.tok),
                b"define"
                    | b"declare"
                    | b"attributes"
                    | b"target"
                    | b"source_filename"
                    | b"module"
                    | b"uselistorder"
                    | b"uselistorder_bb"
            ),
            Tok::Global
            | Tok::QuotedGlobal
            | Tok::NumGlobal
            | Tok::Local
            | Tok::QuotedLocal
            | Tok::NumLocal
            | Tok::Meta
            | Tok::Comdat => self.c.second_byte() == b'=',
            Tok::Bang => self.c.second_byte().is_ascii_digit() && self.bang_defines(),
            _ => false,
        }
    }

    /// Is it `!12 =`, not a use of `!12`?
    fn bang_defines(&self) -> bool {
        let mut ahead = super::lexer::Lexer::new(self.text);
        ahead.seek(self.c.tok.end);
        ahead.next_token();
        ahead.peek_byte() == b'='
    }

    /// Skips to the next entity. What is open must be closed, so that a file which ends too early
    /// is noticed.
    fn skip_entity(&mut self) -> Res<()> {
        let mut open = self.c.tok;
        let mut depth = 0u32;
        while depth > 0 || !self.at_entity() {
            match self.c.tok.kind {
                Tok::Invalid => return self.c.fail(""),
                Tok::Eof => return self.c.fail_at(open, "bracket is not closed"),
                Tok::LParen | Tok::LBracket | Tok::LBrace => {
                    if depth == 0 {
                        open = self.c.tok;
                    }
                    depth += 1;
                }
                Tok::RParen | Tok::RBracket | Tok::RBrace => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return self.c.fail("expected top-level entity"),
                },
                _ => {}
            }
            self.c.bump();
        }
        Ok(())
    }

    fn index_global(&mut self) -> Res<()> {
        let name = self.c.bump();
        self.c.expect(Tok::Equal, "expected '=' here")?;
        let start = self.c.tok.start;
        let mut alias = false;
        while !self.at_entity() {
            match self.c.word() {
                b"alias" => alias = true,
                b"ifunc" => return self.c.fail("ifuncs are not supported"),
                _ => {}
            }
            if self.c.tok.kind == Tok::Invalid {
                return self.c.fail("");
            }
            self.c.bump();
        }
        self.declare_name(name)?;
        let list = if alias {
            &mut self.index.aliases
        } else {
            &mut self.index.variables
        };
        list.push((name, start));
        Ok(())
    }

    fn index_type(&mut self) -> Res<()> {
        let name = self.c.bump();
        self.c.expect(Tok::Equal, "expected '=' after name")?;
        self.c.expect_word(b"type", "expected 'type' after name")?;
        let key = self.c.name(name);
        let start = self.c.tok.start;
        if self.named_types.contains_key(&key) {
            return self.c.fail_at(name, "redefinition of type");
        }
        self.type_order.push(key.clone());
        self.named_types.insert(key, NamedType::Unread(start));
        self.skip_entity()
    }

    /// `!12 = …` and `!name = …`.
    fn index_metadata(&mut self) -> Res<()> {
        let tok = self.c.bump();
        if tok.kind == Tok::Meta {
            self.c.expect(Tok::Equal, "expected '=' here")?;
            self.named_metadata
                .push((self.c.name(tok), self.c.tok.start));
        } else {
            let number = self.c.expect_u32("expected metadata number")?;
            self.c.expect(Tok::Equal, "expected '=' here")?;
            let start = self.c.tok.start;
            if self.metadata.insert(number, start).is_some() {
                return self.c.fail_at(tok, "metadata id is already used");
            }
        }
        self.c.accept_word(b"distinct");
        if self.c.accept(Tok::Bang) && self.c.tok.kind == Tok::LBrace {
            self.skip_braces()?;
        }
        self.skip_entity()
    }

    fn index_attributes(&mut self) -> Res<()> {
        self.c.bump();
        let tok = self.c.expect(Tok::Group, "expected attribute group id")?;
        let number = self.c.number_of(tok)?;
        self.c.expect(Tok::Equal, "expected '=' here")?;
        if self.c.tok.kind != Tok::LBrace {
            return self.c.fail("expected '{' here");
        }
        let before = self.groups.remove_entry(&self.last_group);
        let like = before.as_ref().map_or(&[][..], |(_, attrs)| &attrs.strings);
        let attrs = self.parse_attribute_group(like)?;
        self.groups.extend(before);
        self.last_group = number;
        match self.groups.entry(number) {
            Entry::Vacant(entry) => {
                entry.insert(attrs);
            }
            // What several definitions of one number say holds together, as in LLVM.
            Entry::Occupied(mut entry) => {
                entry.get_mut().extend(&attrs);
                super::attributes::sort_strings(entry.get_mut());
            }
        }
        Ok(())
    }

    fn index_function(&mut self) -> Res<()> {
        let start = self.c.tok;
        let defined = self.c.slice(start) == b"define";
        self.c.bump();
        while !matches!(
            self.c.tok.kind,
            Tok::Global | Tok::QuotedGlobal | Tok::NumGlobal
        ) {
            if self.at_entity() || self.c.tok.kind == Tok::Invalid {
                return self.c.fail_at(start, "function has no name");
            }
            self.c.bump();
        }
        let name = self.c.bump();
        if self.c.tok.kind != Tok::LParen {
            return self.c.fail("expected '(' in function argument list");
        }
        self.c.skip_balanced()?;
        self.declare_name(name)?;
        let mut place = FunctionPlace {
            name,
            start: start.start,
            body: None,
        };
        if defined {
            while self.c.tok.kind != Tok::LBrace {
                if self.at_entity() || self.c.tok.kind == Tok::Invalid {
                    return self.c.fail("expected '{' in function body");
                }
                // Metadata may be written in braces: it is not the body.
                let bang = self.c.accept(Tok::Bang);
                if bang && self.c.tok.kind == Tok::LBrace {
                    self.c.skip_balanced()?;
                } else if !bang {
                    self.c.bump();
                }
            }
            let open = self.c.tok;
            // A body without an end is read up to where the brace is missing, and the error given
            // there.
            place.body = Some(self.skip_braces().unwrap_or_else(|_| {
                let end = self.text.len() as u32;
                self.c.seek(end);
                open.start..end
            }));
        } else {
            self.skip_entity()?;
        }
        self.index.functions.push(place);
        Ok(())
    }

    /// From an opening brace to after the closing one, looking only at bytes that matter for that.
    fn skip_braces(&mut self) -> Res<Range<u32>> {
        let open = self.c.tok;
        let text = self.text;
        let mut depth = 1u32;
        let mut i = open.start as usize + 1;
        let near = text.len().min(i + NEAR);
        loop {
            i += match text.get(i..near) {
                Some(few) => skip_few(few),
                None => skip_plain(&text[i..]),
            };
            let Some(&byte) = text.get(i) else { break };
            match byte {
                b'{' => depth += 1,
                b'}' => {
                    depth -= 1;
                    if depth == 0 {
                        let end = i as u32 + 1;
                        self.c.seek(end);
                        return Ok(open.start..end);
                    }
                }
                b'"' => match find(b'"', &text[i + 1..]) {
                    Some(n) => i += n + 1,
                    None => break,
                },
                b';' => match find(b'\n', &text[i..]) {
                    Some(n) => i += n,
                    None => break,
                },
                b'/' if text.get(i + 1) == Some(&b'*') => {
                    match text[i + 2..].windows(2).position(|w| w == b"*/") {
                        Some(n) => i += n + 3,
                        None => break,
                    }
                }
                _ => {}
            }
            i += 1;
        }
        self.c.fail_at(open, "bracket is not closed")
    }

    /// Enters a global name that must be new.
    fn declare_name(&mut self, name: Token) -> Res<()> {
        let key = self.global_key(name)?;
        if self.globals.contains_key(&key) {
            let shown = shown_text(&key);
            let what = if self.c.tok.kind == Tok::LParen {
                "function"
            } else {
                "global"
            };
            return self
                .c
                .fail_at(name, format!("redefinition of {what} '@{shown}'"));
        }
        self.globals.insert(key, Global::Pending);
        Ok(())
    }

    /// The key of a global name in the table; unnamed ones get the name that LLVM gives them in the
    /// object file.
    pub(super) fn global_key(&self, tok: Token) -> Res<Cow<'s, [u8]>> {
        if tok.kind == Tok::NumGlobal {
            let n = u64::from(self.c.number_of(tok)?) + 1;
            return Ok(Cow::Owned(format!("__unnamed_{n}").into_bytes()));
        }
        Ok(self.c.name(tok))
    }
}

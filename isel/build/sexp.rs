//! S-expressions, as ISLE writes them.

use std::fmt;

/// An atom or a list, with the line where it begins.
#[derive(Clone, Debug)]
pub struct Sexp {
    pub line: usize,
    pub kind: Kind,
}

#[derive(Clone, Debug)]
pub enum Kind {
    Atom(String),
    List(Vec<Sexp>),
}

impl Sexp {
    pub fn atom(text: &str) -> Sexp {
        Sexp {
            line: 0,
            kind: Kind::Atom(text.to_string()),
        }
    }

    pub fn list(items: Vec<Sexp>) -> Sexp {
        Sexp {
            line: items.first().map_or(0, |i| i.line),
            kind: Kind::List(items),
        }
    }

    /// The atom's text.
    pub fn as_atom(&self) -> Option<&str> {
        match &self.kind {
            Kind::Atom(text) => Some(text),
            Kind::List(_) => None,
        }
    }

    /// The list's items.
    pub fn as_list(&self) -> Option<&[Sexp]> {
        match &self.kind {
            Kind::Atom(_) => None,
            Kind::List(items) => Some(items),
        }
    }

    /// The atom at a list's beginning.
    pub fn head(&self) -> Option<&str> {
        self.as_list()?.first()?.as_atom()
    }

    /// Is it a name that a pattern binds?
    pub fn is_variable(&self) -> bool {
        self.as_atom().is_some_and(|text| {
            text.starts_with(|c: char| c.is_ascii_lowercase()) && text != "true" && text != "false"
        })
    }

    /// The same with another text for some atoms.
    pub fn map_atoms(&self, f: &mut dyn FnMut(&str) -> Option<Sexp>) -> Sexp {
        let kind = match &self.kind {
            Kind::Atom(text) => match f(text) {
                Some(new) => new.kind,
                None => self.kind.clone(),
            },
            Kind::List(items) => Kind::List(items.iter().map(|i| i.map_atoms(f)).collect()),
        };
        Sexp {
            line: self.line,
            kind,
        }
    }

    /// Calls `f` for the expression and all inside it.
    pub fn walk<'s>(&'s self, f: &mut dyn FnMut(&'s Sexp)) {
        f(self);
        for item in self.as_list().unwrap_or(&[]) {
            item.walk(f);
        }
    }
}

impl fmt::Display for Sexp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            Kind::Atom(text) => f.write_str(text),
            Kind::List(items) => {
                f.write_str("(")?;
                for (i, item) in items.iter().enumerate() {
                    let space = if i == 0 { "" } else { " " };
                    write!(f, "{space}{item}")?;
                }
                f.write_str(")")
            }
        }
    }
}

/// Reads a file's expressions.
pub fn parse(text: &str) -> Result<Vec<Sexp>, String> {
    let mut open: Vec<Sexp> = vec![Sexp::list(Vec::new())];
    for (number, line) in text.lines().enumerate() {
        let code = line.split(';').next().unwrap_or("");
        for token in tokens(code) {
            let here = |kind| Sexp {
                line: number + 1,
                kind,
            };
            match token {
                "(" => open.push(here(Kind::List(Vec::new()))),
                ")" => {
                    let done = open.pop().filter(|_| !open.is_empty());
                    let done = done.ok_or_else(|| format!("line {}: ')'", number + 1))?;
                    add(&mut open, done);
                }
                atom => add(&mut open, here(Kind::Atom(atom.to_string()))),
            }
        }
    }
    match (open.pop(), open.is_empty()) {
        (Some(top), true) => Ok(top.as_list().unwrap_or(&[]).to_vec()),
        (Some(list), false) => Err(format!("line {}: '(' is not closed", list.line)),
        (None, _) => Err("')' too many".to_string()),
    }
}

fn add(open: &mut [Sexp], item: Sexp) {
    if let Some(Sexp {
        kind: Kind::List(items),
        ..
    }) = open.last_mut()
    {
        items.push(item);
    }
}

fn tokens(line: &str) -> Vec<&str> {
    let mut out = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let end = match rest.as_bytes()[0] {
            b'(' | b')' => 1,
            _ => rest
                .find(|c: char| c.is_whitespace() || c == '(' || c == ')')
                .unwrap_or(rest.len()),
        };
        out.push(&rest[..end]);
        rest = rest[end..].trim_start();
    }
    out
}

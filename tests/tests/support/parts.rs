//! A module's text in two parts, as of two files that a linker makes one of: each defines some of
//! the functions and variables, and declares what it uses of the other part's.

use std::collections::HashSet;

/// What a symbol is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Kernel,
    Function,
    /// A variable in local memory: it has an address in kernels only.
    Local,
    Variable,
}

/// A definition.
#[derive(Clone, Copy, Debug)]
struct Definition<'a> {
    kind: Kind,
    name: &'a str,
    text: &'a str,
}

/// Words between `define`, or the name of a variable, and what follows them.
const LINKAGES: [&str; 3] = ["internal", "private", "external"];

/// What can be said of a symbol that both parts have.
const VISIBILITIES: [&str; 3] = ["hidden ", "protected ", ""];

/// The name behind the first `@` of a text.
fn name(text: &str) -> &str {
    let at = text.find('@').map_or(text.len(), |at| at + 1);
    let end = |c: char| !(c.is_ascii_alphanumeric() || "_.$-".contains(c));
    text[at..].split(end).next().unwrap_or_default()
}

/// The names in a text.
fn names(text: &str) -> impl Iterator<Item = &str> {
    text.match_indices('@').map(|(at, _)| name(&text[at..]))
}

/// The definitions of a module, and its other lines.
fn definitions(text: &str) -> (Vec<Definition<'_>>, String) {
    let (mut found, mut others) = (Vec::new(), String::new());
    let mut rest = text;
    while !rest.is_empty() {
        let line = rest.split_inclusive('\n').next().unwrap_or_default();
        let (kind, len) = if line.starts_with("define ") {
            let end = rest.find("\n}\n").map_or(rest.len(), |end| end + 3);
            match line.contains(" amdgpu_kernel ") {
                true => (Kind::Kernel, end),
                false => (Kind::Function, end),
            }
        } else if line.starts_with('@') && !line.starts_with("@llvm.") {
            match line.contains(" addrspace(3) ") && line.contains(" poison") {
                true => (Kind::Local, line.len()),
                false => (Kind::Variable, line.len()),
            }
        } else {
            others.push_str(line);
            rest = &rest[line.len()..];
            continue;
        };
        let text = &rest[..len];
        found.push(Definition {
            kind,
            name: name(text),
            text,
        });
        rest = &rest[len..];
    }
    (found, others)
}

/// A text without a first word that says who sees a symbol.
fn without_linkage(text: &str) -> &str {
    let word = text.split(' ').next().unwrap_or_default();
    match LINKAGES.contains(&word) {
        true => text[word.len()..].trim_start(),
        false => text,
    }
}

/// The length of the type that a text begins with.
fn type_len(text: &str) -> usize {
    let mut depth = 0;
    let end = text.find(|c| {
        match c {
            '<' | '(' | '[' | '{' => depth += 1,
            '>' | ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        depth == 0 && c == ' '
    });
    let end = end.unwrap_or(text.len());
    match text[end..].strip_prefix(" addrspace(") {
        Some(space) => end + " addrspace(".len() + space.find(')').map_or(0, |at| at + 1),
        None => end,
    }
}

impl Definition<'_> {
    /// The definition for both parts.
    fn shared(&self, visibility: &str) -> String {
        match self.kind {
            Kind::Kernel | Kind::Function => {
                let rest = without_linkage(self.text.trim_start_matches("define "));
                format!("define {visibility}{rest}")
            }
            Kind::Local | Kind::Variable => {
                let (name, rest) = self.text.split_once(" = ").expect("a variable");
                format!("{name} = {visibility}{}", without_linkage(rest))
            }
        }
    }

    /// What the other part has of it.
    fn declaration(&self, visibility: &str) -> String {
        let line = self.text.lines().next().unwrap_or_default();
        match self.kind {
            Kind::Kernel | Kind::Function => {
                let rest = without_linkage(line.trim_start_matches("define "));
                format!("declare {visibility}{}\n", rest.trim_end_matches(" {"))
            }
            Kind::Local | Kind::Variable => {
                let (name, rest) = line.split_once(" = ").expect("a variable");
                let rest = without_linkage(rest);
                let ty = ["constant ", "global "].into_iter().find_map(|word| {
                    let at = rest.find(word)? + word.len();
                    Some(at + type_len(&rest[at..]))
                });
                let ty = ty.unwrap_or(rest.len());
                let align = rest.rfind(", align ").map_or("", |at| &rest[at..]);
                format!("{name} = external {visibility}{}{align}\n", &rest[..ty])
            }
        }
    }
}

/// A module in two parts, the first of which has the kernels; `choose` gives numbers below what it
/// is asked for. None where there is no function that the other part can have: what local memory a
/// kernel has is known from the functions that it calls, so these have none.
pub fn in_two_parts(text: &str, mut choose: impl FnMut(usize) -> usize) -> Option<[String; 2]> {
    let (definitions, others) = definitions(text);
    let of_kind = |kind| definitions.iter().filter(move |d| d.kind == kind);
    let local: HashSet<&str> = of_kind(Kind::Local).map(|d| d.name).collect();
    let mut functions = of_kind(Kind::Function).peekable();
    functions.peek()?;
    if functions.any(|f| names(f.text).any(|name| local.contains(name))) {
        return None;
    }
    let sides: Vec<usize> = definitions
        .iter()
        .map(|d| match d.kind {
            Kind::Kernel | Kind::Local => 0,
            Kind::Function | Kind::Variable => choose(2),
        })
        .collect();
    let all = || definitions.iter().zip(&sides);
    let used = [0, 1].map(|part| -> HashSet<&str> {
        let here = all().filter(|(_, side)| **side == part);
        here.flat_map(|(d, _)| names(d.text).filter(|&name| name != d.name))
            .collect()
    });
    if !all().any(|(d, side)| *side == 1 && d.kind == Kind::Function && used[0].contains(d.name)) {
        return None;
    }
    let mut parts = [others.clone(), others];
    for (definition, &side) in all() {
        let other = 1 - side;
        if !used[other].contains(definition.name) {
            parts[side].push_str(definition.text);
            continue;
        }
        let visibility = VISIBILITIES[choose(VISIBILITIES.len())];
        parts[side].push_str(&definition.shared(visibility));
        parts[other].push_str(&definition.declaration(visibility));
    }
    Some(parts)
}

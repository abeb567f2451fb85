//! The functions of a library's text: names and types, as their definitions say.

/// Type of a parameter or a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// `count` elements of a type that arithmetic knows; a scalar has one.
    Value { element: Element, count: usize },
    /// A pointer to an address space.
    Pointer(u32),
}

/// Type of an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Element {
    /// An integer of that many bits.
    Int(u32),
    Half,
    Float,
    Double,
}

impl Element {
    fn parse(text: &str) -> Option<Element> {
        Some(match text {
            "half" => Element::Half,
            "float" => Element::Float,
            "double" => Element::Double,
            "i1" | "i8" | "i16" | "i32" | "i64" => Element::Int(text[1..].parse().ok()?),
            _ => return None,
        })
    }

    /// Bytes in memory.
    pub fn size(self) -> usize {
        match self {
            Element::Int(bits) => bits.div_ceil(8) as usize,
            Element::Half => 2,
            Element::Float => 4,
            Element::Double => 8,
        }
    }
}

/// A parameter: its type, and the attribute that says how it is extended.
#[derive(Clone, Debug)]
pub struct Param {
    pub ty: Type,
    pub extension: &'static str,
}

/// A function that the library defines.
#[derive(Clone, Debug)]
pub struct Function {
    pub symbol: String,
    /// None if it gives nothing.
    pub result: Option<Type>,
    pub params: Vec<Param>,
}

impl Function {
    /// The name in the source, without what its parameters add to it: `_Z4fminDv3_DhS_` is `fmin`.
    pub fn name(&self) -> &str {
        let Some(rest) = self.symbol.strip_prefix("_Z") else {
            return &self.symbol;
        };
        let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(0);
        let length: usize = rest[..digits].parse().unwrap_or(0);
        rest.get(digits..digits + length).unwrap_or(rest)
    }
}

/// The type at the start of a text; what comes after it.
fn leading_type(text: &str) -> Option<(Type, &str)> {
    if let Some(rest) = text.strip_prefix("ptr") {
        let Some(rest) = rest.strip_prefix(" addrspace(") else {
            return Some((Type::Pointer(0), rest));
        };
        let (space, rest) = rest.split_once(')')?;
        return Some((Type::Pointer(space.parse().ok()?), rest));
    }
    if let Some(rest) = text.strip_prefix('<') {
        let (inside, rest) = rest.split_once('>')?;
        let (count, element) = inside.split_once(" x ")?;
        let (element, count) = (Element::parse(element)?, count.parse().ok()?);
        return Some((Type::Value { element, count }, rest));
    }
    let end = text.find([' ', ',', ')']).unwrap_or(text.len());
    let element = Element::parse(&text[..end])?;
    Some((Type::Value { element, count: 1 }, &text[end..]))
}

/// Splits at commas that stand in no brackets.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut from, mut parts) = (0i32, 0, Vec::new());
    for (at, c) in text.char_indices() {
        match c {
            '(' | '<' | '{' | '[' => depth += 1,
            ')' | '>' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[from..at].trim());
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[from..].trim());
    parts.retain(|p| !p.is_empty());
    parts
}

fn param(text: &str) -> Option<Param> {
    let (ty, attributes) = leading_type(text)?;
    let mut words = attributes.split(' ');
    let extension = match words.find(|w| ["signext", "zeroext"].contains(w)) {
        Some("signext") => "signext",
        Some(_) => "zeroext",
        None => "",
    };
    Some(Param { ty, extension })
}

/// The result type of a definition's text before the name: the last type in it.
fn result(text: &str) -> Option<Option<Type>> {
    let text = text.trim_end();
    if text.ends_with("void") {
        return Some(None);
    }
    let starts = text.char_indices().filter(|(_, c)| "<pihfd".contains(*c));
    let mut types = starts.filter_map(|(at, _)| leading_type(&text[at..]));
    types
        .find(|(_, rest)| rest.is_empty())
        .map(|(ty, _)| Some(ty))
}

/// The function of a line `define …`, if all of its types are known.
fn function(line: &str) -> Option<Function> {
    let rest = line.strip_prefix("define ")?;
    let (before, after) = rest.split_once('@')?;
    let open = after.find('(')?;
    let mut depth = 0;
    let close = after.char_indices().skip(open).find(|(_, c)| {
        depth += i32::from(*c == '(') - i32::from(*c == ')');
        depth == 0
    })?;
    Some(Function {
        symbol: after[..open].to_string(),
        result: result(before)?,
        params: parts(&after[open + 1..close.0])
            .into_iter()
            .map(param)
            .collect::<Option<_>>()?,
    })
}

/// The functions that a module's text defines. Those with types that are not known here are the
/// second part.
pub fn functions(text: &str) -> (Vec<Function>, Vec<String>) {
    let (mut known, mut others) = (Vec::new(), Vec::new());
    for line in text.lines().filter(|l| l.starts_with("define ")) {
        match function(line) {
            Some(function) => known.push(function),
            None => others.push(line.to_string()),
        }
    }
    (known, others)
}

#[test]
fn definitions_are_read() {
    let text = "define hidden noundef <3 x half> @_Z4fminDv3_DhDh(<3 x half> noundef %0, half noundef %1) #9 {\n\
                define hidden range(i64 0, 65536) i64 @_Z14get_local_sizej(i32 noundef range(i32 0, 3) %0) {\n\
                define void @f(i8 noundef signext %0, ptr addrspace(5) writeonly captures(none) %1) {\n\
                define { i32, i32 } @g() {\n";
    let (known, others) = functions(text);
    assert_eq!(others.len(), 1);
    let half = |count| Type::Value {
        element: Element::Half,
        count,
    };
    assert_eq!(known[0].result, Some(half(3)));
    let types: Vec<Type> = known[0].params.iter().map(|p| p.ty.clone()).collect();
    assert_eq!(types, [half(3), half(1)]);
    assert_eq!(known[0].name(), "fmin");
    let i64 = Type::Value {
        element: Element::Int(64),
        count: 1,
    };
    assert_eq!(known[1].result, Some(i64));
    assert_eq!(known[2].result, None);
    assert_eq!(known[2].params[0].extension, "signext");
    assert_eq!(known[2].params[1].ty, Type::Pointer(5));
}

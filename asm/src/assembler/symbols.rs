//! Symbols: what is defined, and what expressions are evaluated against.

use isa::Generation;
use isa::asm::{Definition, Expr, Place, Symbols, Term, Value};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;

/// Index of a symbol.
pub(super) type SymbolId = usize;

/// What a symbol stands for.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Def {
    /// Nothing yet.
    None,
    /// A place.
    Label(Place),
    /// An expression, and what `.` means in it.
    Variable(Expr, Option<Place>),
    /// Memory that the linker allocates.
    Common { size: u64, align: u64 },
    /// A variable in LDS that the linker places.
    Lds { size: u64, align: u64 },
    /// The start of a section.
    Section(u32),
}

/// When the symbols of an expression are used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Use {
    /// Where the expression stands.
    Now,
    /// Later, or never.
    Perhaps,
}

/// A symbol.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Symbol {
    pub name: String,
    pub def: Def,
    /// `STB_*`, if it was said.
    pub binding: Option<u8>,
    /// `STV_*`.
    pub visibility: u8,
    /// `STT_*`.
    pub kind: u8,
    pub size: Option<(Expr, Option<Place>)>,
    /// A relocation refers to it by name.
    pub in_reloc: bool,
    /// Known to the symbol table; others are names that were only asked for.
    pub registered: bool,
    /// Another definition is an error: it is predefined, or `.equiv` defined it.
    pub fixed: bool,
}

/// Variables that depend on one another may be nested so deeply.
const DEPTH: u32 = 24;

/// All symbols.
pub(super) struct Table {
    pub list: Vec<Symbol>,
    by_name: HashMap<String, SymbolId>,
    /// Instances of each local label `N:` so far.
    instances: HashMap<u64, u32>,
    generation: Generation,
    /// Values of variables, each with the state of the table for which it holds.
    cache: RefCell<HashMap<SymbolId, (u64, Option<Value>)>>,
    state: u64,
    depth: Cell<u32>,
    /// Order in which symbols were first used or defined: that of the symbol table.
    pub order: Vec<SymbolId>,
}

/// Whether a name is not to be seen in the symbol table.
pub(super) fn is_temporary(name: &str) -> bool {
    name.starts_with(".L")
}

/// The number and direction of a name such as `1b`.
fn local_label(name: &str) -> Option<(u64, bool)> {
    let (digits, direction) = name.split_at_checked(name.len().checked_sub(1)?)?;
    let forward = match direction {
        "f" => true,
        "b" => false,
        _ => return None,
    };
    let starts = digits.starts_with(|c: char| c.is_ascii_digit());
    Some((digits.parse().ok().filter(|_| starts)?, forward))
}

/// The hidden name of an instance of a local label.
fn instance_name(number: u64, instance: u32) -> String {
    format!(".L{number}\u{2}{instance}")
}

impl Table {
    pub(super) fn new(generation: Generation) -> Table {
        Table {
            list: Vec::new(),
            by_name: HashMap::new(),
            instances: HashMap::new(),
            generation,
            cache: RefCell::default(),
            state: 0,
            depth: Cell::new(0),
            order: Vec::new(),
        }
    }

    /// The symbol of a name, made if there is none.
    pub(super) fn symbol(&mut self, name: &str) -> SymbolId {
        if let Some(&id) = self.by_name.get(name) {
            return id;
        }
        let id = self.push(name, Def::None);
        self.by_name.insert(name.to_string(), id);
        id
    }

    /// The symbol for a section: its name means the section's start, and is not in the table of
    /// symbols.
    pub(super) fn section_symbol(&mut self, section: u32, name: &str) -> SymbolId {
        let named = self.symbol(name);
        let id = match self.list[named].def {
            Def::None => named,
            _ => self.push("", Def::None),
        };
        self.list[id].name.clear();
        self.define(id, Def::Section(section));
        self.list[id].kind = object::elf::STT_SECTION.0;
        self.register(id);
        id
    }

    fn push(&mut self, name: &str, def: Def) -> SymbolId {
        self.list.push(Symbol {
            name: name.to_string(),
            def,
            binding: None,
            visibility: 0,
            kind: 0,
            size: None,
            in_reloc: false,
            registered: false,
            fixed: false,
        });
        self.list.len() - 1
    }

    /// Gives a symbol its place in the order of the symbol table.
    pub(super) fn register(&mut self, id: SymbolId) {
        if !std::mem::replace(&mut self.list[id].registered, true) {
            self.order.push(id);
        }
    }

    pub(super) fn find(&self, name: &str) -> Option<SymbolId> {
        self.by_name.get(name).copied()
    }

    pub(super) fn define(&mut self, id: SymbolId, def: Def) {
        self.list[id].def = def;
        self.state += 1;
        self.register(id);
    }

    /// Gives a symbol a number without an entry in the symbol table.
    pub(super) fn predefine(&mut self, name: &str, value: i64) -> SymbolId {
        let id = self.symbol(name);
        self.list[id].def = Def::Variable(Expr::Constant(value), None);
        self.state += 1;
        id
    }

    /// The same of a number that is always this one.
    pub(super) fn predefine_constant(&mut self, name: &str, value: i64) {
        let id = self.predefine(name, value);
        self.list[id].fixed = true;
    }

    /// A new instance of a local label.
    pub(super) fn local_label(&mut self, number: u64) -> SymbolId {
        let instance = self.instances.entry(number).or_insert(0);
        *instance += 1;
        let name = instance_name(number, *instance);
        self.symbol(&name)
    }

    /// The symbol that a local label's reference means here.
    fn instance(&self, number: u64, forward: bool) -> Option<String> {
        let so_far = self.instances.get(&number).copied().unwrap_or(0);
        match (forward, so_far) {
            (false, 0) => None,
            (false, n) => Some(instance_name(number, n)),
            (true, n) => Some(instance_name(number, n + 1)),
        }
    }

    /// An expression that means later what it means now: local labels and constants are replaced.
    /// The symbols in it are used.
    pub(super) fn freeze(&mut self, expr: Expr) -> Result<Expr, String> {
        self.freeze_for(expr, Use::Now)
    }

    /// The same; with [`Use::Perhaps`] the symbols get no place in the symbol table yet.
    pub(super) fn freeze_for(&mut self, expr: Expr, when: Use) -> Result<Expr, String> {
        Ok(match expr {
            Expr::Symbol { name, modifier } => {
                let name = match local_label(&name) {
                    Some((number, forward)) => self
                        .instance(number, forward)
                        .ok_or("directional label undefined")?
                        .into(),
                    None => name,
                };
                let id = self.symbol(&name);
                if let Def::Variable(Expr::Constant(value), _) = self.list[id].def {
                    if modifier == isa::asm::Modifier::None {
                        return Ok(Expr::Constant(value));
                    }
                }
                if when == Use::Now {
                    self.register(id);
                }
                Expr::Symbol { name, modifier }
            }
            Expr::Unary(op, inner) => Expr::Unary(op, Box::new(self.freeze_for(*inner, when)?)),
            Expr::Binary(op, pair) => {
                let (a, b) = *pair;
                let pair = (self.freeze_for(a, when)?, self.freeze_for(b, when)?);
                Expr::Binary(op, Box::new(pair))
            }
            Expr::Call(function, arguments) => {
                let all: Result<Vec<Expr>, String> = arguments
                    .into_iter()
                    .map(|a| self.freeze_for(a, when))
                    .collect();
                Expr::Call(function, all?)
            }
            other => other,
        })
    }

    /// The value of an expression with a meaning of `.`.
    pub(super) fn evaluate(&self, expr: &Expr, here: Option<Place>) -> Option<Value> {
        expr.evaluate(&At { table: self, here }).ok()
    }

    /// The number that an expression is.
    pub(super) fn absolute(&self, expr: &Expr, here: Option<Place>) -> Option<i64> {
        expr.absolute(&At { table: self, here }).ok()
    }

    /// The place that a value is, if it is one.
    fn place_of(&self, value: &Value) -> Option<Place> {
        if value.sub.is_some() || value.modifier != isa::asm::Modifier::None {
            return None;
        }
        let place = self.place(value.add.as_ref()?)?;
        Some(Place {
            section: place.section,
            offset: place.offset.wrapping_add(value.offset as u64),
        })
    }

    /// The place of a term.
    pub(super) fn place(&self, term: &Term) -> Option<Place> {
        match term {
            Term::Place(place) => Some(*place),
            Term::Symbol(name) => self.place_of_symbol(self.find(name)?),
        }
    }

    /// The place of a symbol that has one.
    pub(super) fn place_of_symbol(&self, id: SymbolId) -> Option<Place> {
        match &self.list[id].def {
            Def::Label(place) => Some(*place),
            Def::Section(section) => Some(Place {
                section: *section,
                offset: 0,
            }),
            Def::Variable(..) => self.place_of(&self.variable(id)?),
            Def::None | Def::Common { .. } | Def::Lds { .. } => None,
        }
    }

    /// The value of a variable.
    pub(super) fn variable(&self, id: SymbolId) -> Option<Value> {
        let Def::Variable(expr, here) = &self.list[id].def else {
            return None;
        };
        if let Expr::Constant(value) = expr {
            return Some(Value::absolute(*value));
        }
        if let Some((state, value)) = self.cache.borrow().get(&id) {
            if *state == self.state {
                return value.clone();
            }
        }
        if self.depth.get() >= DEPTH {
            return None;
        }
        self.depth.set(self.depth.get() + 1);
        // Until it is known, a variable that contains itself has no value.
        self.cache.borrow_mut().insert(id, (self.state, None));
        let value = self.evaluate(expr, *here).filter(|v| self.is_settled(v));
        self.depth.set(self.depth.get() - 1);
        self.cache
            .borrow_mut()
            .insert(id, (self.state, value.clone()));
        value
    }

    /// Whether no term of a value is a variable that has no value itself: one that depends on
    /// itself, or on too many others.
    fn is_settled(&self, value: &Value) -> bool {
        let settled = |term: &Option<Term>| match term {
            Some(Term::Symbol(name)) => match self.find(name) {
                Some(id) if matches!(self.list[id].def, Def::Variable(..)) => {
                    self.variable(id).is_some()
                }
                _ => true,
            },
            _ => true,
        };
        settled(&value.add) && settled(&value.sub)
    }

    /// The symbol that a variable is another name for, a place in or beside it.
    pub(super) fn base(&self, id: SymbolId) -> Option<SymbolId> {
        let mut base = id;
        for _ in 0..DEPTH {
            if !matches!(self.list[base].def, Def::Variable(..)) {
                return Some(base).filter(|&base| base != id);
            }
            let value = self.variable(base)?;
            match value.add? {
                Term::Symbol(name) if value.sub.is_none() => base = self.find(&name)?,
                _ => return None,
            }
        }
        None
    }

    fn lookup(&self, name: &str) -> Definition {
        let id = match local_label(name) {
            Some((number, forward)) => self
                .instance(number, forward)
                .and_then(|name| self.find(&name)),
            None => self.find(name),
        };
        let Some(id) = id else {
            return Definition::Unknown;
        };
        match &self.list[id].def {
            Def::None | Def::Common { .. } | Def::Lds { .. } => Definition::Unknown,
            Def::Label(place) => Definition::Label(*place),
            Def::Section(section) => Definition::Label(Place {
                section: *section,
                offset: 0,
            }),
            Def::Variable(..) => match self.variable(id) {
                None => Definition::Unknown,
                Some(value) => match (value.as_absolute(), self.place_of(&value)) {
                    (Some(number), _) => Definition::Absolute(number),
                    // A name for a place is a symbol of its own, with its own binding.
                    (_, Some(place)) => Definition::Label(place),
                    _ => Definition::Value(value),
                },
            },
        }
    }
}

/// What is known without the places of labels: constants. The size of an instruction depends on
/// what its operands are known to be, and llvm-mc does not look at places then.
pub(super) struct Constants<'a> {
    pub table: &'a Table,
}

impl Symbols for Constants<'_> {
    fn lookup(&self, name: &str) -> Definition {
        let id = self.table.find(name);
        match id.map(|id| &self.table.list[id].def) {
            Some(Def::Variable(Expr::Constant(value), _)) => Definition::Absolute(*value),
            _ => Definition::Unknown,
        }
    }

    fn here(&self) -> Option<Place> {
        None
    }

    fn generation(&self) -> Generation {
        self.table.generation
    }
}

/// The table with a meaning of `.`.
pub(super) struct At<'a> {
    pub table: &'a Table,
    pub here: Option<Place>,
}

impl Symbols for At<'_> {
    fn lookup(&self, name: &str) -> Definition {
        self.table.lookup(name)
    }

    fn here(&self) -> Option<Place> {
        self.here
    }

    fn generation(&self) -> Generation {
        self.table.generation
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::asm::{Lexer, expr};

    fn parse(text: &str) -> Expr {
        expr::parse(&mut Lexer::new(text)).expect(text)
    }

    #[test]
    fn variables_chain_and_do_not_loop() {
        let mut table = Table::new(Generation::Gfx9);
        let [a, b, c] = ["a", "b", "c"].map(|n| table.symbol(n));
        table.define(a, Def::Variable(parse("max(b, 3)"), None));
        table.define(b, Def::Variable(parse("c + 1"), None));
        assert_eq!(table.absolute(&parse("a"), None), None);
        table.define(c, Def::Variable(parse("6"), None));
        assert_eq!(table.absolute(&parse("a"), None), Some(7));
        table.define(c, Def::Variable(parse("a"), None));
        assert_eq!(table.absolute(&parse("a"), None), None);
    }

    #[test]
    fn local_labels_mean_the_nearest() {
        let mut table = Table::new(Generation::Gfx9);
        assert!(table.freeze(parse("1b")).is_err());
        for offset in [4, 8] {
            let id = table.local_label(1);
            let place = Place { section: 0, offset };
            table.define(id, Def::Label(place));
        }
        assert_eq!(
            table.lookup("1b"),
            Definition::Label(Place {
                section: 0,
                offset: 8
            })
        );
        assert_eq!(table.lookup("1f"), Definition::Unknown);
    }
}

//! Evaluation of expressions against the caller's [`Symbols`].

use super::expr::{Binary, Expr, Function, Modifier, Unary};
use crate::{Generation, rdna};
use smallvec::SmallVec;

/// A place in the output: a section by the caller's number and a byte offset.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The caller's number of the section.
    pub section: u32,
    /// Bytes from the section's start.
    pub offset: u64,
}

/// What a name stands for.
#[derive(Clone, PartialEq, Debug)]
pub enum Definition {
    /// A number.
    Absolute(i64),
    /// A label whose place is known.
    Label(Place),
    /// A variable whose value depends on symbols (`.set x, label + 4`).
    Value(Value),
    /// Nothing yet: external, or defined further down.
    Unknown,
}

/// What expressions are evaluated against; the file level implements it.
pub trait Symbols {
    /// What a name stands for now. Local labels are asked for as `1b` and `2f`.
    fn lookup(&self, name: &str) -> Definition;

    /// The place of the statement, for `.`.
    fn here(&self) -> Option<Place>;

    /// The generation, for the functions that depend on it.
    fn generation(&self) -> Generation;
}

/// Names that stand for the same number in every file and for every processor: versions of the
/// instruction set, for `s_version`.
pub const PREDEFINED: &[(&str, u16)] = &rdna::VERSIONS;

/// No symbols but those that are always there: every other name is unknown.
#[derive(Clone, Copy, Debug)]
pub struct NoSymbols(pub Generation);

impl Symbols for NoSymbols {
    fn lookup(&self, name: &str) -> Definition {
        let mut always = PREDEFINED.iter();
        match always.find(|(known, _)| *known == name) {
            Some((_, value)) => Definition::Absolute(i64::from(*value)),
            None => Definition::Unknown,
        }
    }

    fn here(&self) -> Option<Place> {
        None
    }

    fn generation(&self) -> Generation {
        self.0
    }
}

/// A symbol in a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// A name.
    Symbol(Box<str>),
    /// The place of a statement (`.`).
    Place(Place),
}

/// The value of an expression: `add - sub + offset`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Value {
    /// Symbol added.
    pub add: Option<Term>,
    /// Symbol subtracted.
    pub sub: Option<Term>,
    /// Number added.
    pub offset: i64,
    /// Relocation wanted of `add`.
    pub modifier: Modifier,
}

impl Value {
    /// A number.
    pub fn absolute(offset: i64) -> Value {
        Value {
            offset,
            ..Value::default()
        }
    }

    /// The number, if there is no symbol.
    pub fn as_absolute(&self) -> Option<i64> {
        (self.add.is_none() && self.sub.is_none()).then_some(self.offset)
    }
}

/// Why an expression has no value (yet): a symbol stands where only a number can.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoValue {
    /// An operation on symbols that no relocation expresses, or that needs one that is unknown.
    Symbolic,
    /// Division by zero.
    Division,
}

pub(super) fn apply(op: Unary, value: i64) -> i64 {
    match op {
        Unary::Minus => value.wrapping_neg(),
        Unary::Not => !value,
        Unary::LogicalNot => i64::from(value == 0),
    }
}

/// Two numbers; `None` for a division by zero.
pub(super) fn fold(op: Binary, a: i64, b: i64) -> Option<i64> {
    let truth = |condition: bool| -i64::from(condition);
    Some(match op {
        Binary::Add => a.wrapping_add(b),
        Binary::Sub => a.wrapping_sub(b),
        Binary::Mul => a.wrapping_mul(b),
        Binary::Div if b == 0 => return None,
        Binary::Div => a.wrapping_div(b),
        Binary::Rem if b == 0 => return None,
        Binary::Rem => a.wrapping_rem(b),
        Binary::And => a & b,
        Binary::Or => a | b,
        Binary::Xor => a ^ b,
        Binary::OrNot => a | !b,
        Binary::Shl => a.wrapping_shl(b as u32),
        Binary::Shr => (a as u64).wrapping_shr(b as u32) as i64,
        Binary::Eq => truth(a == b),
        Binary::Ne => truth(a != b),
        Binary::Lt => truth(a < b),
        Binary::Le => truth(a <= b),
        Binary::Gt => truth(a > b),
        Binary::Ge => truth(a >= b),
        Binary::LogicalAnd => i64::from(a != 0 && b != 0),
        Binary::LogicalOr => i64::from(a != 0 || b != 0),
    })
}

impl Expr {
    /// The value as far as it is known: labels of one section whose places are known are
    /// subtracted, variables replaced by their values.
    ///
    /// # Errors
    /// [`NoValue`] for operations that need numbers where symbols are, and for divisions by zero.
    pub fn evaluate(&self, symbols: &dyn Symbols) -> Result<Value, NoValue> {
        match self {
            Expr::Constant(value) => Ok(Value::absolute(*value)),
            Expr::Symbol { name, modifier } => Ok(symbol(name, *modifier, symbols)),
            Expr::Here => match symbols.here() {
                Some(place) => Ok(Value {
                    add: Some(Term::Place(place)),
                    ..Value::default()
                }),
                None => Err(NoValue::Symbolic),
            },
            Expr::Unary(op, inner) => {
                let value = inner.evaluate(symbols)?;
                match value.as_absolute() {
                    Some(number) => Ok(Value::absolute(apply(*op, number))),
                    None if *op == Unary::Minus => negated(value),
                    None => Err(NoValue::Symbolic),
                }
            }
            Expr::Binary(op, operands) => {
                let a = operands.0.evaluate(symbols)?;
                let b = operands.1.evaluate(symbols)?;
                binary(*op, a, b, symbols)
            }
            Expr::Call(function, arguments) => call(*function, arguments, symbols),
        }
    }

    /// The number, if it is known to be one.
    ///
    /// # Errors
    /// As [`Expr::evaluate`], and where a symbol is left.
    pub fn absolute(&self, symbols: &dyn Symbols) -> Result<i64, NoValue> {
        if let Expr::Constant(value) = self {
            return Ok(*value);
        }
        self.evaluate(symbols)?
            .as_absolute()
            .ok_or(NoValue::Symbolic)
    }
}

/// A name that is a variable or number is its value, unless a relocation of it is wanted.
fn symbol(name: &str, modifier: Modifier, symbols: &dyn Symbols) -> Value {
    if modifier == Modifier::None {
        match symbols.lookup(name) {
            Definition::Absolute(value) => return Value::absolute(value),
            Definition::Value(value) => return value,
            Definition::Label(_) | Definition::Unknown => {}
        }
    }
    Value {
        add: Some(Term::Symbol(name.into())),
        modifier,
        ..Value::default()
    }
}

fn negated(value: Value) -> Result<Value, NoValue> {
    if value.modifier != Modifier::None {
        return Err(NoValue::Symbolic);
    }
    Ok(Value {
        add: value.sub,
        sub: value.add,
        offset: value.offset.wrapping_neg(),
        modifier: Modifier::None,
    })
}

fn binary(op: Binary, a: Value, b: Value, symbols: &dyn Symbols) -> Result<Value, NoValue> {
    if let (Some(x), Some(y)) = (a.as_absolute(), b.as_absolute()) {
        return fold(op, x, y).map(Value::absolute).ok_or(NoValue::Division);
    }
    match op {
        Binary::Add => sum(a, b, symbols),
        Binary::Sub => sum(a, negated(b)?, symbols),
        Binary::Eq | Binary::Ne | Binary::Lt | Binary::Le | Binary::Gt | Binary::Ge => {
            let difference = sum(a, negated(b)?, symbols)?;
            let number = difference.as_absolute().ok_or(NoValue::Symbolic)?;
            fold(op, number, 0)
                .map(Value::absolute)
                .ok_or(NoValue::Division)
        }
        _ => Err(NoValue::Symbolic),
    }
}

fn place(term: &Term, symbols: &dyn Symbols) -> Option<Place> {
    match term {
        Term::Place(place) => Some(*place),
        Term::Symbol(name) => match symbols.lookup(name) {
            Definition::Label(place) => Some(place),
            _ => None,
        },
    }
}

/// Adds two values: equal terms of opposite signs, and labels of one section, cancel.
fn sum(a: Value, b: Value, symbols: &dyn Symbols) -> Result<Value, NoValue> {
    let modifier = match (a.modifier, b.modifier) {
        (modifier, Modifier::None) | (Modifier::None, modifier) => modifier,
        _ => return Err(NoValue::Symbolic),
    };
    let mut offset = a.offset.wrapping_add(b.offset);
    let mut adds: SmallVec<[Term; 2]> = a.add.into_iter().chain(b.add).collect();
    let mut subs: SmallVec<[Term; 2]> = a.sub.into_iter().chain(b.sub).collect();
    if modifier == Modifier::None {
        let mut i = 0;
        while i < adds.len() {
            let distance = |sub: &Term| distance(&adds[i], sub, symbols);
            match subs
                .iter()
                .enumerate()
                .find_map(|(j, sub)| Some((j, distance(sub)?)))
            {
                Some((j, bytes)) => {
                    offset = offset.wrapping_add(bytes);
                    adds.remove(i);
                    subs.remove(j);
                }
                None => i += 1,
            }
        }
    }
    if adds.len() > 1 || subs.len() > 1 {
        return Err(NoValue::Symbolic);
    }
    Ok(Value {
        add: adds.pop(),
        sub: subs.pop(),
        offset,
        modifier,
    })
}

/// Bytes from `sub` to `add`, where that is known.
fn distance(add: &Term, sub: &Term, symbols: &dyn Symbols) -> Option<i64> {
    if add == sub {
        return Some(0);
    }
    let (to, from) = (place(add, symbols)?, place(sub, symbols)?);
    (to.section == from.section).then(|| to.offset.wrapping_sub(from.offset) as i64)
}

fn call(function: Function, arguments: &[Expr], symbols: &dyn Symbols) -> Result<Value, NoValue> {
    let mut values: SmallVec<[i64; 8]> = SmallVec::new();
    for argument in arguments {
        values.push(argument.absolute(symbols)?);
    }
    let generation = symbols.generation();
    let value = match (function, &values[..]) {
        (Function::Max, all) => all.iter().copied().max(),
        (Function::Or, all) => Some(all.iter().fold(0, |a, b| a | b)),
        (Function::ExtraSgprs, &[vcc, flat, xnack]) => {
            Some(extra_sgprs(vcc, flat, xnack, generation))
        }
        (Function::TotalNumVgprs, &[agprs, vgprs]) => Some(total_vgprs(agprs, vgprs, generation)),
        (Function::AlignTo, &[value, alignment]) => align_to(value, alignment),
        (Function::Occupancy, &[most, granule, total, age, start, sgprs, vgprs]) => {
            Some(occupancy([most, granule, total, age, start, sgprs, vgprs]))
        }
        _ => None,
    };
    value.map(Value::absolute).ok_or(NoValue::Division)
}

/// SGPRs that VCC, FLAT_SCRATCH and XNACK_MASK take above the numbered ones (AMDGPUUsage,
/// `.amdhsa_reserve_*`; GFX6 and GFX7 have no XNACK_MASK).
fn extra_sgprs(vcc: i64, flat: i64, xnack: i64, generation: Generation) -> i64 {
    let old = generation <= Generation::Gfx7;
    if generation == Generation::Gfx940 {
        // FLAT_SCRATCH has its room whether it is used or not.
        return 6;
    }
    match (vcc != 0, flat != 0, xnack != 0) {
        (_, true, _) if old => 4,
        (_, true, _) => 6,
        (_, _, true) if !old => 4,
        (true, _, _) => 2,
        _ => 0,
    }
}

/// gfx90a and later have one file for both: AccVGPRs follow at a multiple of four.
fn total_vgprs(agprs: i64, vgprs: i64, generation: Generation) -> i64 {
    let unified = matches!(generation, Generation::Gfx90a | Generation::Gfx940);
    match unified {
        true if agprs != 0 => (vgprs.wrapping_add(3) & !3).wrapping_add(agprs),
        true => vgprs,
        false => agprs.max(vgprs),
    }
}

fn align_to(value: i64, alignment: i64) -> Option<i64> {
    let (value, alignment) = (value as u64, alignment as u64);
    let up = value.wrapping_add(alignment.wrapping_sub(1));
    Some((up.checked_div(alignment)?.wrapping_mul(alignment)) as i64)
}

/// Waves by SGPRs: the largest count for each number of waves, GFX6–7 and GFX8–9 (ISA manuals,
/// 512 and 800 SGPRs to a SIMD).
const WAVES_BY_SGPRS: [(i64, i64); 5] = [(48, 10), (56, 9), (64, 8), (72, 7), (80, 6)];
const WAVES_BY_SGPRS_GFX8: [(i64, i64); 3] = [(80, 10), (88, 9), (100, 8)];

/// LLVM's numbers of generations in `occupancy(…)`: GFX8 is 7, GFX10 is 9.
const GFX8_NUMBER: i64 = 7;
const GFX10_NUMBER: i64 = 9;

fn occupancy([most, granule, total, age, start, sgprs, vgprs]: [i64; 7]) -> i64 {
    let by_row = |rows: &[(i64, i64)], least| {
        rows.iter()
            .find(|(limit, _)| sgprs <= *limit)
            .map_or(least, |(_, waves)| *waves)
    };
    let mut waves = start;
    if sgprs != 0 {
        waves = waves.min(match age {
            GFX10_NUMBER.. => most,
            GFX8_NUMBER.. => by_row(&WAVES_BY_SGPRS_GFX8, 7),
            _ => by_row(&WAVES_BY_SGPRS, 5),
        });
    }
    if vgprs != 0 && vgprs >= granule {
        let rounded = align_to(vgprs, granule).unwrap_or(vgprs);
        let fits = total.checked_div(rounded).unwrap_or(most);
        waves = waves.min(fits.max(1).min(most));
    } else if vgprs != 0 {
        waves = waves.min(most);
    }
    waves
}

#[cfg(test)]
mod tests {
    use super::super::{Lexer, expr::parse};
    use super::*;

    struct Known;

    impl Symbols for Known {
        fn lookup(&self, name: &str) -> Definition {
            let label = |section, offset| Definition::Label(Place { section, offset });
            match name {
                "five" => Definition::Absolute(5),
                "a" => label(0, 8),
                "b" => label(0, 20),
                "data" => label(1, 4),
                _ => Definition::Unknown,
            }
        }

        fn here(&self) -> Option<Place> {
            Some(Place {
                section: 0,
                offset: 100,
            })
        }

        fn generation(&self) -> Generation {
            Generation::Gfx9
        }
    }

    fn value(text: &str) -> Result<i64, NoValue> {
        parse(&mut Lexer::new(text)).expect(text).absolute(&Known)
    }

    /// The figures are llvm-mc-22's.
    #[test]
    fn operators_agree_with_llvm_mc() {
        #[rustfmt::skip]
        let cases = [
            ("1+2<<3", 17), ("1|2+4", 7), ("7&3*2", 6), ("1<2", -1), ("2==2+1", 0),
            ("1||0", 1), ("3&&4", 1), ("1|2==3", -1), ("-1>>60", 15), ("1<<65", 2),
            ("-7/2", -3), ("-7%4", -3), ("!5", 0), ("!0", 1), ("~0", -1), ("- -3", 3),
            ("1&&0||1", 1), ("5!2", -3), ("1<>2", -1), ("3-2-1", 0), ("max(1,5,2)", 5),
            ("or(1,4)", 5), ("alignto(5,4)", 8), ("totalnumvgprs(3,5)", 5),
            ("extrasgprs(1,1,1)", 6), ("extrasgprs(0,0,1)", 4), ("extrasgprs(1,0,0)", 2),
            ("occupancy(10,4,256,8,10,20,30)", 8), ("occupancy(8,8,512,8,8,20,130)", 3),
            ("occupancy(10,4,256,8,10,90,30)", 8), ("[1+2]", 3), ("1--1", 2),
            ("five*2", 10), ("b-a", 12), (".-b", 80), ("(b-a)*2", 24), ("b>a", -1),
        ];
        for (text, expected) in cases {
            assert_eq!(value(text), Ok(expected), "{text}");
        }
        // llvm-mc crashes on this one.
        assert_eq!(value("0x8000000000000000/-1"), Ok(i64::MIN));
        assert_eq!(value("1/0"), Err(NoValue::Division));
        assert_eq!(value("data-a"), Err(NoValue::Symbolic));
    }

    #[test]
    fn relocatable_values() {
        let value = |text: &str| {
            let expr = parse(&mut Lexer::new(text)).expect(text);
            expr.evaluate(&Known)
        };
        let ext = |offset, modifier| {
            let add = Some(Term::Symbol("ext".into()));
            Ok(Value {
                add,
                offset,
                modifier,
                ..Value::default()
            })
        };
        assert_eq!(value("ext@gotpcrel32@lo+4"), ext(4, Modifier::GotPcRel32Lo));
        assert_eq!(value("5+ext-1"), ext(4, Modifier::None));
        assert_eq!(value("ext+(b-a)"), ext(12, Modifier::None));
        assert_eq!(value("ext*2"), Err(NoValue::Symbolic));
        assert_eq!(value("ext-ext"), Ok(Value::absolute(0)));
    }
}

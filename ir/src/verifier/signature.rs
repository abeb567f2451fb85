//! Matching of types against the signatures of intrinsics.

use super::text::type_name;
use super::types::is_condition_of;
use crate::intrinsic::Pattern;
use crate::types::{Type, TypeData, TypeTable};

/// Number of type variables.
const NUM_VARS: usize = 6;

/// Binds type variables while a signature is matched.
pub struct Matcher<'a> {
    types: &'a TypeTable,
    vars: [Option<Type>; NUM_VARS],
}

impl<'a> Matcher<'a> {
    /// With nothing bound.
    pub fn new(types: &'a TypeTable) -> Self {
        Matcher {
            types,
            vars: [None; NUM_VARS],
        }
    }

    /// Does the type fit? Binds the pattern's variable.
    pub fn matches(&mut self, pattern: Pattern, ty: Type) -> bool {
        use Pattern::*;
        let t = self.types;
        let vector = t.vector_parts(ty).is_some();
        match pattern {
            Void => ty == Type::VOID,
            Is(expected) | Imm(expected) => ty == expected,
            VectorOf(elem, len) => t.vector_parts(ty) == Some((elem, len)),
            AnyPointer => ty.is_ptr(),
            Any(n) => t.is_first_class(ty) && self.bind(n, ty),
            Int(n) => t.is_int_or_vector(ty) && self.bind(n, ty),
            ScalarInt(n) => t.int_bits(ty).is_some() && self.bind(n, ty),
            IntVector(n) => vector && t.is_int_or_vector(ty) && self.bind(n, ty),
            Float(n) => t.is_float_or_vector(ty) && self.bind(n, ty),
            ScalarFloat(n) => t.float_kind(ty).is_some() && self.bind(n, ty),
            FloatVector(n) => vector && t.is_float_or_vector(ty) && self.bind(n, ty),
            Pointer(n) => t.is_ptr_or_vector(ty) && self.bind(n, ty),
            ElementOf(n) => t.scalar(self.var(n)) == ty,
            ConditionOf(n) => is_condition_of(t, ty, self.var(n)),
            IntsLike(n) => self.is_ints_like(n, ty),
            WithCondition(n) => self.is_pair(n, ty, |m, second| {
                is_condition_of(m.types, second, m.var(n))
            }),
            WithInts(n) => self.is_pair(n, ty, |m, second| m.is_ints_like(n, second)),
            PairOf(field) => match t.get(ty) {
                TypeData::Struct { fields, .. } => **fields == [field; 2],
                _ => false,
            },
        }
    }

    fn bind(&mut self, n: u8, ty: Type) -> bool {
        *self.vars[usize::from(n)].get_or_insert(ty) == ty
    }

    /// The type of a variable, void if it is not bound (which no row lets happen).
    fn var(&self, n: u8) -> Type {
        self.vars[usize::from(n)].unwrap_or(Type::VOID)
    }

    fn is_ints_like(&self, n: u8, ty: Type) -> bool {
        let t = self.types;
        let len = |ty| t.vector_parts(ty).map(|p| p.1);
        t.is_int_or_vector(ty) && len(ty) == len(self.var(n))
    }

    fn is_pair(&self, n: u8, ty: Type, second: impl Fn(&Self, Type) -> bool) -> bool {
        match self.types.get(ty) {
            TypeData::Struct { fields, .. } => match **fields {
                [a, b] => a == self.var(n) && second(self, b),
                _ => false,
            },
            _ => false,
        }
    }

    /// The pattern in words, for an error message.
    pub fn expectation(&self, pattern: Pattern) -> String {
        use Pattern::*;
        let bound = |n: u8, what: &str| match self.vars[usize::from(n)] {
            Some(ty) => format!("'{}'", type_name(self.types, ty)),
            None => what.to_owned(),
        };
        let of = |n: u8| type_name(self.types, self.var(n));
        match pattern {
            Void => "no result".into(),
            Is(ty) | Imm(ty) => format!("'{}'", type_name(self.types, ty)),
            VectorOf(elem, len) => format!("'<{len} x {}>'", type_name(self.types, elem)),
            Any(n) => bound(n, "a first-class type"),
            Int(n) => bound(n, "an integer or vector of integers"),
            ScalarInt(n) => bound(n, "an integer"),
            IntVector(n) => bound(n, "a vector of integers"),
            Float(n) => bound(n, "a float or vector of floats"),
            ScalarFloat(n) => bound(n, "a float"),
            FloatVector(n) => bound(n, "a vector of floats"),
            Pointer(n) => bound(n, "a pointer or vector of pointers"),
            AnyPointer => "a pointer".into(),
            ElementOf(n) => format!("the scalar type of '{}'", of(n)),
            ConditionOf(n) => format!("i1 for each element of '{}'", of(n)),
            IntsLike(n) => format!("an integer for each element of '{}'", of(n)),
            WithCondition(n) => format!("a pair of '{}' and i1", of(n)),
            WithInts(n) => format!("a pair of '{}' and integers", of(n)),
            PairOf(ty) => format!("a pair of '{}'", type_name(self.types, ty)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsic::Intrinsic;

    #[test]
    fn forms_differ_in_the_number_of_operands() {
        for &id in Intrinsic::ALL {
            let sigs = id.signatures();
            let mut counts: Vec<_> = sigs.iter().map(|s| s.args.len()).collect();
            counts.dedup();
            assert_eq!(counts.len(), sigs.len(), "{}", id.name());
        }
    }

    /// A pattern that refers to a variable must come after one that binds it.
    #[test]
    fn variables_are_bound_before_they_are_read() {
        use Pattern::*;
        for &id in Intrinsic::ALL {
            for sig in id.signatures() {
                let mut bound = [false; NUM_VARS];
                for &p in sig.args.iter().chain([&sig.ret]) {
                    match p {
                        Any(n) | Int(n) | ScalarInt(n) | IntVector(n) | Float(n)
                        | ScalarFloat(n) | FloatVector(n) | Pointer(n) => {
                            bound[usize::from(n)] = true;
                        }
                        ElementOf(n) | ConditionOf(n) | IntsLike(n) | WithCondition(n)
                        | WithInts(n) => {
                            assert!(bound[usize::from(n)], "{}", id.name());
                        }
                        Void | Is(_) | Imm(_) | VectorOf(..) | AnyPointer | PairOf(_) => {}
                    }
                }
            }
        }
    }
}

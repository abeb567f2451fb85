//! Which accesses of a function touch different memory, whatever their addresses are.
//!
//! Accesses of which the same is known (by the source's types and scopes, by the object that they
//! are of) are one class; of two classes it is decided once, when the function is selected, whether
//! their accesses can touch the same byte. Says so of accesses of one turn of a loop: whoever moves
//! accesses over the edge back must not ask. Accesses of one address are told apart by their
//! offsets alone.

/// Most classes of a function.
const MAX_CLASSES: usize = 255;

/// What is known of an access beside its address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct AliasClass(u8);

impl AliasClass {
    /// Nothing: it may touch anything.
    pub const ANY: AliasClass = AliasClass(0);

    /// The class with a number from 1 on; [`AliasClass::ANY`] for 0 and for those behind the last.
    pub fn from_number(number: usize) -> AliasClass {
        AliasClass(u8::try_from(number).unwrap_or(0))
    }

    /// Its number.
    pub fn number(self) -> usize {
        usize::from(self.0)
    }
}

/// A class for each bit.
type Classes = [u64; (MAX_CLASSES + 1) / 64];

/// The classes of a function.
#[derive(Clone, Default, Debug)]
pub struct AliasClasses {
    /// By the number of a class, those that are apart from it.
    apart: Vec<Classes>,
}

impl AliasClasses {
    /// May accesses of two classes touch the same byte?
    #[inline]
    pub fn may_alias(&self, a: AliasClass, b: AliasClass) -> bool {
        let set = self.apart.get(a.number());
        set.is_none_or(|set| set[b.number() / 64] >> (b.number() % 64) & 1 == 0)
    }

    /// Accesses of two classes never touch the same byte.
    pub fn set_apart(&mut self, a: AliasClass, b: AliasClass) {
        debug_assert!(a != AliasClass::ANY && b != AliasClass::ANY);
        for (x, y) in [(a.number(), b.number()), (b.number(), a.number())] {
            if self.apart.len() <= x {
                self.apart.resize(x + 1, Classes::default());
            }
            self.apart[x][y / 64] |= 1 << (y % 64);
        }
    }

    /// A class of accesses that touch what those of two classes touch: apart from what both are
    /// apart from. `free` is a number from which on no class is used.
    pub fn both(&mut self, a: AliasClass, b: AliasClass, free: &mut usize) -> AliasClass {
        if a == b {
            return a;
        }
        let of = |c: AliasClass| self.apart.get(c.number()).copied().unwrap_or_default();
        let (x, y) = (of(a), of(b));
        let apart: Classes = std::array::from_fn(|i| x[i] & y[i]);
        // A class is nothing but what it is apart from.
        if let Some(known) = self.apart.iter().position(|&set| set == apart) {
            return AliasClass::from_number(known);
        }
        let new = AliasClass::from_number((*free).max(self.apart.len()));
        if new == AliasClass::ANY || apart == Classes::default() {
            return AliasClass::ANY;
        }
        *free = new.number() + 1;
        let others = (0..self.apart.len()).filter(|c| apart[c / 64] >> (c % 64) & 1 == 1);
        for other in others.collect::<Vec<_>>() {
            self.set_apart(new, AliasClass::from_number(other));
        }
        new
    }

    /// The pairs of classes that are apart, the smaller number first.
    pub fn pairs(&self) -> impl Iterator<Item = (AliasClass, AliasClass)> + '_ {
        let numbers = 0..self.apart.len();
        let pairs = numbers.flat_map(|a| (a + 1..self.apart.len()).map(move |b| (a, b)));
        let classes = pairs.map(|(a, b)| (AliasClass(a as u8), AliasClass(b as u8)));
        classes.filter(|&(a, b)| !self.may_alias(a, b))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_are_apart_only_where_it_was_said() {
        let mut classes = AliasClasses::default();
        let [a, b, c] = [1, 70, 255].map(AliasClass::from_number);
        classes.set_apart(b, a);
        assert!(!classes.may_alias(a, b) && !classes.may_alias(b, a));
        assert!(classes.may_alias(a, c) && classes.may_alias(c, a) && classes.may_alias(a, a));
        assert!(classes.may_alias(AliasClass::ANY, a) && classes.may_alias(b, AliasClass::ANY));
        assert_eq!(AliasClass::from_number(256), AliasClass::ANY);
        assert_eq!(classes.pairs().collect::<Vec<_>>(), [(a, b)]);
    }

    #[test]
    fn a_class_of_both_is_apart_from_what_both_are_apart_from() {
        let mut classes = AliasClasses::default();
        let [a, b, c, d] = [1, 2, 3, 4].map(AliasClass::from_number);
        for (x, y) in [(a, b), (a, c), (b, c), (a, d)] {
            classes.set_apart(x, y);
        }
        let mut free = 10;
        let both = classes.both(a, b, &mut free);
        assert_eq!((both.number(), free), (10, 11));
        assert!(!classes.may_alias(both, c) && !classes.may_alias(c, both));
        assert!([a, b, d, both].iter().all(|&x| classes.may_alias(both, x)));
        assert_eq!(classes.both(b, a, &mut free), both);
        assert_eq!(classes.both(a, a, &mut free), a);
        // The less is said of one, the more of the other is lost.
        assert_eq!(classes.both(b, d, &mut free), d);
        let mut full = MAX_CLASSES + 1;
        assert_eq!(classes.both(a, c, &mut full), AliasClass::ANY);
        assert_eq!(classes.both(a, c, &mut free).number(), 11);
    }
}

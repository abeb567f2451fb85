//! What memory accesses say of themselves, so that two of them can be known to touch different
//! memory: LLVM's type-based metadata (`!tbaa`) and its scopes (`!alias.scope`, `!noalias`).
//!
//! An access has an [`AliasTag`], a small number; the module's [`AliasTable`] has what it stands
//! for, each combination once. [`AliasTable::may_alias`] is the one question.
//!
//! **Types.** A tag names a type that is accessed, and the type of the object around it with the
//! offset in it. Types are a tree for each type system: of a scalar the parent is what it is a kind
//! of (of most languages "any byte" in the end); a structure has fields at offsets. Two accesses
//! can touch the same bytes only if one object can be part of the other ([`AliasTable::contains`]);
//! nothing is known of types of different systems.
//!
//! **Scopes.** An access with scopes is one of each of them; one with `noalias` scopes touches
//! nothing that accesses of these scopes touch. Scopes stand in domains, and of each domain by
//! itself: where all scopes of an access are among those that another one excludes, they are apart.
//! A scope means one execution of what declares it: who copies code within a function, or copies it
//! into another, makes new scopes ([`AliasTable::with_new_scopes`]) or drops them.
//!
//! An access that stands for several has what holds of all ([`AliasTable::common`]); an access to
//! more bytes than the source's has no tag.
//!
//! Types are made from what they consist of, which was made before: numbers fall on the way to the
//! root, so that each walk ends.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::collections::hash_map::Entry;

/// What an access says of itself; [`AliasTag::NONE`] is nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, PartialOrd, Ord)]
pub struct AliasTag(u16);

impl AliasTag {
    /// It may touch anything.
    pub const NONE: AliasTag = AliasTag(0);

    /// The place of what it stands for, if for anything.
    fn index(self) -> Option<usize> {
        usize::from(self.0).checked_sub(1)
    }
}

/// A type of a type system, for accesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct AliasType(u32);

/// What a type is.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AliasTypeData {
    /// Its name.
    pub name: String,
    /// Fields with their offsets, ascending. A scalar has its parent at 0; a root has none.
    pub fields: Vec<(AliasType, u64)>,
}

/// What an access is of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypedAccess {
    /// The object around it.
    pub base: AliasType,
    /// What is accessed: a scalar.
    pub access: AliasType,
    /// Bytes from the object's start.
    pub offset: u64,
}

/// How long what a scope says holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lifetime {
    /// As long as the function runs.
    Function,
    /// Within one execution of a part of it.
    Part,
}

/// A scope.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct AliasScope(u32);

/// Scopes, ascending.
pub type AliasScopes = SmallVec<[AliasScope; 2]>;

/// What a tag stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct AliasFacts {
    /// By types.
    pub typed: Option<TypedAccess>,
    /// Scopes that it is of.
    pub scopes: AliasScopes,
    /// Scopes whose accesses it touches nothing of.
    pub apart: AliasScopes,
}

impl AliasFacts {
    fn is_empty(&self) -> bool {
        self.typed.is_none() && self.scopes.is_empty() && self.apart.is_empty()
    }
}

/// The tags of a module, and the types and scopes that they name.
#[derive(Clone, Debug, Default)]
pub struct AliasTable {
    types: Vec<AliasTypeData>,
    types_by_data: FxHashMap<AliasTypeData, AliasType>,
    /// The domain of each scope, and what it is a scope of.
    scopes: Vec<(u32, Lifetime)>,
    domains: u32,
    tags: Vec<AliasFacts>,
    tags_by_facts: FxHashMap<AliasFacts, AliasTag>,
}

impl AliasTable {
    /// Does no access say anything?
    pub fn is_empty(&self) -> bool {
        self.tags.is_empty()
    }

    /// A type. `fields` must be of this table, and ascend.
    pub fn make_type(&mut self, data: AliasTypeData) -> AliasType {
        debug_assert!(data.fields.is_sorted_by_key(|f| f.1));
        match self.types_by_data.entry(data) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let new = AliasType(self.types.len() as u32);
                self.types.push(entry.key().clone());
                *entry.insert(new)
            }
        }
    }

    /// What a type is.
    pub fn type_data(&self, ty: AliasType) -> &AliasTypeData {
        &self.types[ty.0 as usize]
    }

    /// A domain for scopes.
    pub fn make_domain(&mut self) -> u32 {
        self.domains += 1;
        self.domains - 1
    }

    /// A scope of a domain.
    pub fn make_scope(&mut self, domain: u32, lifetime: Lifetime) -> AliasScope {
        self.scopes.push((domain, lifetime));
        AliasScope(self.scopes.len() as u32 - 1)
    }

    /// The domain of a scope.
    pub fn domain(&self, scope: AliasScope) -> u32 {
        self.scopes[scope.0 as usize].0
    }

    /// The tag of an access of which this is known; none if it says nothing, or if there are more
    /// than 65,535 different ones.
    pub fn tag(&mut self, mut facts: AliasFacts) -> AliasTag {
        for list in [&mut facts.scopes, &mut facts.apart] {
            list.sort_unstable();
            list.dedup();
        }
        facts.typed = facts.typed.filter(|t| self.is_sound(t));
        if facts.is_empty() {
            return AliasTag::NONE;
        }
        if let Some(&known) = self.tags_by_facts.get(&facts) {
            return known;
        }
        let Ok(number) = u16::try_from(self.tags.len() + 1) else {
            return AliasTag::NONE;
        };
        self.tags.push(facts.clone());
        self.tags_by_facts.insert(facts, AliasTag(number));
        AliasTag(number)
    }

    /// What a tag stands for.
    pub fn facts(&self, tag: AliasTag) -> Option<&AliasFacts> {
        tag.index().map(|i| &self.tags[i])
    }

    /// May accesses with these tags touch the same byte?
    pub fn may_alias(&self, a: AliasTag, b: AliasTag) -> bool {
        let (Some(x), Some(y)) = (self.facts(a), self.facts(b)) else {
            return true;
        };
        // Equal tags say the same of their types.
        let typed = match (&x.typed, &y.typed) {
            (Some(s), Some(t)) => a == b || self.types_may_alias(s, t),
            _ => true,
        };
        typed && !self.excludes(&x.scopes, &y.apart) && !self.excludes(&y.scopes, &x.apart)
    }

    /// The tag of an access that stands for two.
    pub fn common(&mut self, a: AliasTag, b: AliasTag) -> AliasTag {
        if a == b {
            return a;
        }
        let (Some(x), Some(y)) = (self.facts(a), self.facts(b)) else {
            return AliasTag::NONE;
        };
        let typed = match (x.typed, y.typed) {
            (Some(s), Some(t)) if s == t => Some(s),
            // An object of a type that both are: the root says nothing.
            (Some(s), Some(t)) => {
                let ty = self.common_type(s.access, t.access);
                let known = ty.filter(|&ty| self.parent(ty).is_some());
                known.map(|ty| TypedAccess {
                    base: ty,
                    access: ty,
                    offset: 0,
                })
            }
            _ => None,
        };
        // Of a domain that only one of them has scopes of nothing is known.
        let has = |list: &AliasScopes, s: AliasScope| {
            list.iter().any(|&o| self.domain(o) == self.domain(s))
        };
        let of_x = x.scopes.iter().filter(|&&s| has(&y.scopes, s));
        let of_y = y.scopes.iter().filter(|&&s| has(&x.scopes, s));
        let facts = AliasFacts {
            typed,
            scopes: of_x.chain(of_y).copied().collect(),
            apart: x
                .apart
                .iter()
                .filter(|s| y.apart.contains(s))
                .copied()
                .collect(),
        };
        self.tag(facts)
    }

    /// The tag without what it says of scopes of parts of the function: these hold within one
    /// execution of what declares them, which in a loop may be one iteration.
    pub fn lasting(&mut self, tag: AliasTag) -> AliasTag {
        let lasts = |s: &AliasScope| self.scopes[s.0 as usize].1 == Lifetime::Function;
        let Some(facts) = self.facts(tag) else {
            return tag;
        };
        if facts.scopes.iter().chain(&facts.apart).all(lasts) {
            return tag;
        }
        let [scopes, apart] =
            [&facts.scopes, &facts.apart].map(|list| list.iter().copied().filter(lasts).collect());
        let typed = facts.typed;
        self.tag(AliasFacts {
            typed,
            scopes,
            apart,
        })
    }

    /// The tag of a copy of an access, with scopes of its own; `new` has those of the copies that
    /// belong together.
    pub fn with_new_scopes(
        &mut self,
        tag: AliasTag,
        new: &mut FxHashMap<AliasScope, AliasScope>,
    ) -> AliasTag {
        let Some(facts) = self.facts(tag) else {
            return tag;
        };
        if facts.scopes.is_empty() && facts.apart.is_empty() {
            return tag;
        }
        let mut facts = facts.clone();
        for scope in facts.scopes.iter_mut().chain(&mut facts.apart) {
            let domain = self.domain(*scope);
            *scope = *new
                .entry(*scope)
                .or_insert_with(|| self.make_scope(domain, Lifetime::Part));
        }
        self.tag(facts)
    }

    /// The tag with further scopes.
    pub fn with_scopes(
        &mut self,
        tag: AliasTag,
        scopes: &[AliasScope],
        apart: &[AliasScope],
    ) -> AliasTag {
        let mut facts = self.facts(tag).cloned().unwrap_or_default();
        facts.scopes.extend_from_slice(scopes);
        facts.apart.extend_from_slice(apart);
        self.tag(facts)
    }

    // Scopes.

    /// Are all scopes that an access has of some domain among those that another one excludes?
    fn excludes(&self, scopes: &[AliasScope], apart: &[AliasScope]) -> bool {
        apart.iter().any(|&a| {
            let mut same = scopes
                .iter()
                .filter(|&&s| self.domain(s) == self.domain(a))
                .peekable();
            same.peek().is_some() && same.all(|s| apart.contains(s))
        })
    }

    // Types.

    /// The parent of a scalar, the first field of a structure; nothing of a root.
    fn parent(&self, ty: AliasType) -> Option<AliasType> {
        Some(self.type_data(ty).fields.first()?.0)
    }

    /// The field at an offset, and what is left of the offset.
    fn field(&self, ty: AliasType, offset: u64) -> Option<(AliasType, u64)> {
        let fields = &self.type_data(ty).fields;
        let after = fields.partition_point(|f| f.1 <= offset);
        let &(field, at) = fields.get(after.saturating_sub(1))?;
        Some((field, offset.saturating_sub(at)))
    }

    /// The nearest type that both are kinds of.
    fn common_type(&self, mut a: AliasType, mut b: AliasType) -> Option<AliasType> {
        while a != b {
            // Who comes from another one has the greater number.
            let later = if a > b { &mut a } else { &mut b };
            *later = self.parent(*later)?;
        }
        Some(a)
    }

    fn is_scalar(&self, ty: AliasType) -> bool {
        let mut at = ty;
        loop {
            match self.type_data(at).fields[..] {
                [] => return true,
                [(parent, 0)] => at = parent,
                _ => return false,
            }
        }
    }

    /// Is a scalar accessed that stands at the offset in the object? Nothing is concluded from
    /// others.
    fn is_sound(&self, typed: &TypedAccess) -> bool {
        let (mut at, mut offset) = (typed.base, typed.offset);
        while at != typed.access {
            match self.field(at, offset) {
                Some(next) => (at, offset) = next,
                None => return false,
            }
        }
        offset == 0 && self.is_scalar(typed.access)
    }

    fn types_may_alias(&self, a: &TypedAccess, b: &TypedAccess) -> bool {
        let Some(common) = self.common_type(a.access, b.access) else {
            return true;
        };
        let found = self.contains(a, b, common);
        found
            .or_else(|| self.contains(b, a, common))
            .unwrap_or(false)
    }

    /// Can the object of `part` be in that of `whole`, or be what `whole` accesses? If so: may they
    /// be the same bytes? `common` is what both accesses are kinds of.
    fn contains(&self, whole: &TypedAccess, part: &TypedAccess, common: AliasType) -> Option<bool> {
        if whole.base == whole.access && whole.access == common {
            return Some(true);
        }
        // From the object to what is accessed in it, and from there to what that is a kind of.
        let (mut at, mut offset) = (whole.base, whole.offset);
        while at != part.base {
            (at, offset) = self.field(at, offset)?;
        }
        let all_of_it = part.base == part.access || at == whole.access;
        Some(all_of_it || offset == part.offset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Types {
        table: AliasTable,
        byte: AliasType,
        int: AliasType,
        float: AliasType,
    }

    impl Types {
        fn new() -> Types {
            let mut table = AliasTable::default();
            let root = named(&mut table, "root", &[]);
            let byte = named(&mut table, "byte", &[(root, 0)]);
            let int = named(&mut table, "int", &[(byte, 0)]);
            let float = named(&mut table, "float", &[(byte, 0)]);
            Types {
                table,
                byte,
                int,
                float,
            }
        }

        fn of(&mut self, base: AliasType, access: AliasType, offset: u64) -> AliasTag {
            let typed = Some(TypedAccess {
                base,
                access,
                offset,
            });
            self.table.tag(AliasFacts {
                typed,
                ..AliasFacts::default()
            })
        }

        fn scalar(&mut self, ty: AliasType) -> AliasTag {
            self.of(ty, ty, 0)
        }
    }

    fn named(table: &mut AliasTable, name: &str, fields: &[(AliasType, u64)]) -> AliasType {
        table.make_type(AliasTypeData {
            name: name.to_string(),
            fields: fields.to_vec(),
        })
    }

    #[test]
    fn scalars_are_apart_unless_one_is_a_kind_of_the_other() {
        let mut t = Types::new();
        let (int, float, byte) = (t.int, t.float, t.byte);
        let [int, float, byte] = [int, float, byte].map(|ty| t.scalar(ty));
        assert!(!t.table.may_alias(int, float));
        assert!(t.table.may_alias(int, int));
        assert!(t.table.may_alias(int, byte) && t.table.may_alias(byte, float));
        assert!(t.table.may_alias(int, AliasTag::NONE));
    }

    #[test]
    fn fields_of_a_structure_are_apart_but_not_from_what_may_be_around_them() {
        let mut t = Types::new();
        let (int, float) = (t.int, t.float);
        let pair = named(&mut t.table, "pair", &[(int, 0), (int, 4), (float, 8)]);
        let outer = named(&mut t.table, "outer", &[(float, 0), (pair, 8)]);
        let first = t.of(pair, int, 0);
        let second = t.of(pair, int, 4);
        let third = t.of(pair, float, 8);
        assert!(!t.table.may_alias(first, second));
        assert!(!t.table.may_alias(first, third));
        let any_int = t.scalar(int);
        assert!(t.table.may_alias(any_int, first) && !t.table.may_alias(any_int, third));
        let inner_second = t.of(outer, int, 12);
        assert!(
            t.table.may_alias(inner_second, second),
            "of a pair in an outer"
        );
        assert!(!t.table.may_alias(inner_second, first));
        let own = t.of(outer, float, 0);
        assert!(!t.table.may_alias(own, third), "different fields");
    }

    #[test]
    fn types_of_different_systems_and_unsound_tags_say_nothing() {
        let mut t = Types::new();
        let int = t.int;
        let other_root = named(&mut t.table, "other root", &[]);
        let other = named(&mut t.table, "other", &[(other_root, 0)]);
        let (mine, theirs) = (t.scalar(int), t.scalar(other));
        assert!(t.table.may_alias(mine, theirs));
        let pair = named(&mut t.table, "pair", &[(int, 0), (int, 4)]);
        assert_eq!(t.of(pair, int, 2), AliasTag::NONE, "no field begins there");
        assert_eq!(t.of(pair, pair, 0), AliasTag::NONE, "not a scalar");
    }

    #[test]
    fn scopes_exclude_only_those_whose_every_scope_of_the_domain_is_named() {
        let mut table = AliasTable::default();
        let (d, e) = (table.make_domain(), table.make_domain());
        let (a, b, c) = (
            table.make_scope(d, Lifetime::Part),
            table.make_scope(d, Lifetime::Part),
            table.make_scope(e, Lifetime::Part),
        );
        let mut tag = |scopes: &[AliasScope], apart: &[AliasScope]| {
            table.with_scopes(AliasTag::NONE, scopes, apart)
        };
        let (of_a, of_ab, of_ac) = (tag(&[a], &[]), tag(&[a, b], &[]), tag(&[a, c], &[]));
        let (not_a, not_ab, not_c) = (tag(&[], &[a]), tag(&[], &[a, b]), tag(&[], &[c]));
        assert!(!table.may_alias(of_a, not_a) && !table.may_alias(not_a, of_a));
        assert!(table.may_alias(of_ab, not_a), "it may be an access of b");
        assert!(!table.may_alias(of_ab, not_ab));
        assert!(!table.may_alias(of_ac, not_a) && !table.may_alias(of_ac, not_c));
        assert!(table.may_alias(of_a, not_c));
        assert!(table.may_alias(not_a, not_ab));
    }

    #[test]
    fn an_access_for_two_says_what_both_say() {
        let mut t = Types::new();
        let (int, float) = (t.int, t.float);
        let pair = named(&mut t.table, "pair", &[(int, 0), (int, 4), (float, 8)]);
        let (first, second) = (t.of(pair, int, 0), t.of(pair, int, 4));
        let both = t.table.common(first, second);
        assert_eq!(both, t.scalar(int));
        let third = t.of(pair, float, 8);
        let all = t.table.common(both, third);
        let floats = t.scalar(float);
        assert!(t.table.may_alias(all, floats) && t.table.may_alias(all, first));
        let d = t.table.make_domain();
        let (a, b) = (
            t.table.make_scope(d, Lifetime::Part),
            t.table.make_scope(d, Lifetime::Part),
        );
        let of_a = t.table.with_scopes(first, &[a], &[b]);
        let of_b = t.table.with_scopes(first, &[b], &[]);
        let common = t.table.common(of_a, of_b);
        let facts = t.table.facts(common).unwrap();
        assert_eq!(
            (&facts.scopes[..], &facts.apart[..]),
            (&[a, b][..], &[][..])
        );
        assert_eq!(t.table.common(of_a, first), first, "one has no scope");
        assert_eq!(t.table.common(of_a, AliasTag::NONE), AliasTag::NONE);
    }

    #[test]
    fn copies_of_scopes_are_other_scopes() {
        let mut table = AliasTable::default();
        let d = table.make_domain();
        let a = table.make_scope(d, Lifetime::Part);
        let of_a = table.with_scopes(AliasTag::NONE, &[a], &[]);
        let not_a = table.with_scopes(AliasTag::NONE, &[], &[a]);
        let mut new = FxHashMap::default();
        let copy = table.with_new_scopes(of_a, &mut new);
        let not_copy = table.with_new_scopes(not_a, &mut new);
        assert!(!table.may_alias(copy, not_copy));
        assert!(table.may_alias(of_a, not_copy) && table.may_alias(copy, not_a));
        assert_eq!(table.lasting(copy), AliasTag::NONE);
        let always = {
            let domain = table.make_domain();
            table.make_scope(domain, Lifetime::Function)
        };
        let both = table.with_scopes(copy, &[always], &[]);
        let lasting = table.lasting(both);
        let facts = table.facts(lasting).expect("one scope lasts");
        assert_eq!((&facts.scopes[..], facts.typed), (&[always][..], None));
        assert_eq!(table.lasting(lasting), lasting);
    }
}

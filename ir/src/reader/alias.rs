//! `!tbaa`, `!alias.scope` and `!noalias` of accesses: what they name becomes types and scopes of
//! the module's [`crate::alias::AliasTable`].
//!
//! Each node is read once, when it is met first. What is not as LLVM's language reference has it
//! ("tbaa" and "noalias and alias.scope Metadata") says nothing: an access without a tag may touch
//! anything. So do types of LLVM's newer format (nodes with sizes), and systems whose root has no
//! name.

use super::Reader;
use super::cursor::Res;
use super::metadata::{AliasPlaces, Operand};
use crate::alias::TypedAccess;
use crate::alias::{
    AliasFacts, AliasScope, AliasScopes, AliasTag, AliasType, AliasTypeData, Lifetime,
};
use rustc_hash::FxHashMap;

/// How deep types are nested at most.
const MAX_DEPTH: u32 = 64;

/// What nodes stand for, by their places.
#[derive(Default)]
pub(super) struct AliasNodes {
    tags: FxHashMap<AliasPlaces, AliasTag>,
    /// `None`: it says nothing, or is being read.
    types: FxHashMap<u32, Option<AliasType>>,
    domains: FxHashMap<u32, u32>,
    scopes: FxHashMap<u32, AliasScope>,
}

impl Reader<'_> {
    /// The tag of an access with these nodes.
    pub(super) fn alias_tag(&mut self, places: AliasPlaces) -> Res<AliasTag> {
        if places == AliasPlaces::default() {
            return Ok(AliasTag::NONE);
        }
        if let Some(&tag) = self.alias.tags.get(&places) {
            return Ok(tag);
        }
        let facts = AliasFacts {
            typed: self.typed_access(places.typed)?,
            scopes: self.alias_scopes(places.scopes)?,
            apart: self.alias_scopes(places.apart)?,
        };
        let tag = self.module.ctx.alias.tag(facts);
        self.alias.tags.insert(places, tag);
        Ok(tag)
    }

    /// Where the contents of the node stand that an operand is.
    pub(super) fn operand_place(&self, operand: &Operand) -> Option<u32> {
        match operand {
            Operand::Node(number) => self.metadata.get(number).copied(),
            Operand::Inline(place) => Some(*place),
            _ => None,
        }
    }

    fn operand_offset(&self, operand: &Operand) -> Option<u64> {
        u64::try_from(self.const_int(operand)?).ok()
    }

    /// `!{!base, !access, i64 offset}`, perhaps with `i64 1` for memory that does not change.
    fn typed_access(&mut self, place: Option<u32>) -> Res<Option<TypedAccess>> {
        let operands = self.node_operands(place)?;
        let (base, access, offset) = match operands.as_slice() {
            [base, access, offset] | [base, access, offset, _] => (base, access, offset),
            _ => return Ok(None),
        };
        let Some(offset) = self.operand_offset(offset) else {
            return Ok(None);
        };
        let (base, access) = (self.operand_place(base), self.operand_place(access));
        let Some((base, access)) = base.zip(access) else {
            return Ok(None);
        };
        let base = self.alias_type(base, 0)?;
        let access = self.alias_type(access, 0)?;
        Ok(base.zip(access).map(|(base, access)| TypedAccess {
            base,
            access,
            offset,
        }))
    }

    fn alias_type(&mut self, place: u32, depth: u32) -> Res<Option<AliasType>> {
        if let Some(&known) = self.alias.types.get(&place) {
            return Ok(known);
        }
        // A type that consists of itself is none.
        self.alias.types.insert(place, None);
        let made = self.make_alias_type(place, depth)?;
        self.alias.types.insert(place, made);
        Ok(made)
    }

    /// `!{!"root"}`, `!{!"scalar", !parent, i64 0}`, or `!{!"structure", !field, i64 offset, …}`.
    fn make_alias_type(&mut self, place: u32, depth: u32) -> Res<Option<AliasType>> {
        let mut operands = self.node_operands(Some(place))?;
        let Some(Operand::Text(name)) = operands.first_mut() else {
            return Ok(None);
        };
        let name = std::mem::take(name).into_owned();
        let mut fields = Vec::new();
        for pair in operands[1..].chunks(2) {
            let offset = match pair {
                // The offset of a parent may be left out.
                [_] if operands.len() == 2 => Some(0),
                [_, offset] => self.operand_offset(offset),
                _ => None,
            };
            let field = match self.operand_place(&pair[0]) {
                Some(place) if depth < MAX_DEPTH => self.alias_type(place, depth + 1)?,
                _ => None,
            };
            match field.zip(offset) {
                Some(field) => fields.push(field),
                None => return Ok(None),
            }
        }
        if !fields.is_sorted_by_key(|f: &(AliasType, u64)| f.1) {
            return Ok(None);
        }
        let data = AliasTypeData { name, fields };
        Ok(Some(self.module.ctx.alias.make_type(data)))
    }

    /// A list of scopes. One that cannot be read makes the list say nothing: an access of a scope
    /// too few would be apart from too much.
    fn alias_scopes(&mut self, place: Option<u32>) -> Res<AliasScopes> {
        let mut scopes = AliasScopes::new();
        for operand in self.node_operands(place)? {
            let place = self.operand_place(&operand);
            match self.alias_scope(place)? {
                Some(scope) => scopes.push(scope),
                None => return Ok(AliasScopes::new()),
            }
        }
        Ok(scopes)
    }

    /// `!1 = distinct !{!1, !domain, !"name"}`, or with a text that names it in the first place.
    fn alias_scope(&mut self, place: Option<u32>) -> Res<Option<AliasScope>> {
        let Some(place) = place else { return Ok(None) };
        if let Some(&known) = self.alias.scopes.get(&place) {
            return Ok(Some(known));
        }
        let operands = self.node_operands(Some(place))?;
        let domain = operands.get(1).and_then(|o| self.operand_place(o));
        let Some(domain) = domain else {
            return Ok(None);
        };
        let table = &mut self.module.ctx.alias;
        let domain = *self
            .alias
            .domains
            .entry(domain)
            .or_insert_with(|| table.make_domain());
        let scope = table.make_scope(domain, Lifetime::Part);
        self.alias.scopes.insert(place, scope);
        Ok(Some(scope))
    }
}

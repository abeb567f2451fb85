//! Classes of accesses: what the source says of an access ([`ir::AliasTag`]), and the object that
//! it is of.
//!
//! Two classes are apart if their tags are, or if they are of two different objects of this module:
//! stack memory, or variables that are defined here. A declaration may be another name of
//! something: arrays in LDS whose size is known at the launch all begin at one address.
//!
//! Linear in accesses; squared in classes, of which there are at most 255.

use crate::ctx::Ctx;
use ir::{AddrSpace, AliasTag, GlobalRef, MemAccess, Value};
use lower::analysis::{Base, PointerInfo};
use mir::{AccessKind, AliasClass, MemInfo};

/// What is known of the accesses of a class.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Class {
    tag: AliasTag,
    object: Option<Base>,
}

impl Ctx<'_> {
    /// The memory model's view of an access through a pointer.
    pub fn access_info(
        &mut self,
        kind: AccessKind,
        ptr: Value,
        space: AddrSpace,
        mem: MemAccess,
    ) -> MemInfo {
        MemInfo {
            class: self.alias_class(ptr, mem.alias),
            ..self.mem_info(kind, space, mem)
        }
    }

    fn alias_class(&mut self, ptr: Value, tag: AliasTag) -> AliasClass {
        let object = self.object(ptr);
        if tag == AliasTag::NONE && object.is_none() {
            return AliasClass::ANY;
        }
        let class = Class { tag, object };
        let known = self.classes.iter().position(|c| *c == class);
        let place = known.unwrap_or_else(|| {
            self.classes.push(class);
            self.classes.len() - 1
        });
        AliasClass::from_number(place + 1)
    }

    fn object(&self, ptr: Value) -> Option<Base> {
        let base = PointerInfo::of_object(self.env.ctx, self.ir, ptr).base;
        let is_known = match base {
            Base::Alloca(_) => true,
            Base::Global(GlobalRef::Var(var)) => self.env.module.globals[var].init.is_some(),
            _ => false,
        };
        is_known.then_some(base)
    }

    /// Decides which of the classes are apart.
    pub fn tell_classes_apart(&mut self) {
        let table = &self.env.ctx.alias;
        for (i, a) in self.classes.iter().enumerate() {
            for (j, b) in self.classes[..i].iter().enumerate() {
                let (first, second) = (
                    AliasClass::from_number(i + 1),
                    AliasClass::from_number(j + 1),
                );
                if first == AliasClass::ANY {
                    return;
                }
                let objects = a.object.zip(b.object).is_some_and(|(a, b)| a != b);
                if objects || !table.may_alias(a.tag, b.tag) {
                    self.mir.alias.set_apart(first, second);
                }
            }
        }
    }
}

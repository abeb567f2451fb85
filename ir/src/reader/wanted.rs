//! Which bodies are read, and in which order: that of the text, as far as what is known to be
//! wanted goes.
//!
//! clang writes the body of each OpenCL kernel twice, and a file with a language's library in it
//! has thousands of functions of which a kernel calls five. Where no other object can call them,
//! what no kernel reaches is not even read.
//!
//! Complexity: `n log n` of the bodies that are read.

use super::Reader;
use super::functions::PendingBody;
use crate::diag::Diagnostic;
use crate::entities::{FuncRef, GlobalRef};
use crate::module::Linkage;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap, entity_impl};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Which bodies of a text are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bodies {
    /// All of them.
    All,
    /// Those of kernels, those that other files can name if there are several, and those of
    /// functions that anything read refers to: callees, initial values, aliases, lists of functions
    /// that are called before or after kernels. Other functions become declarations, that nothing
    /// refers to; what is wrong in their bodies is not seen. All of a text without kernels.
    Reached,
}

/// How many texts become one module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Files {
    /// This one.
    One,
    /// Several: they refer to each other by names.
    Several,
}

/// A body, in the order of the text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place(u32);
entity_impl!(Place);

/// The functions that have been referred to.
#[derive(Debug, Default)]
pub(super) struct Mentioned {
    seen: EntitySet<FuncRef>,
    /// Those whose bodies have not been asked for yet.
    new: Vec<FuncRef>,
}

impl Mentioned {
    /// Notes what a global name stands for.
    pub fn note(&mut self, global: GlobalRef) {
        if let GlobalRef::Func(func) = global
            && self.seen.insert(func)
        {
            self.new.push(func);
        }
    }
}

impl Reader<'_> {
    /// Reads the bodies; each gives at most one error.
    pub(super) fn read_bodies(&mut self, which: Bodies, files: Files) -> Vec<Diagnostic> {
        let bodies = std::mem::take(&mut self.bodies);
        let mut places: SecondaryMap<FuncRef, PackedOption<Place>> = SecondaryMap::new();
        let mut unread: EntitySet<Place> = EntitySet::with_capacity(bodies.len());
        let is_kernel = |body: &PendingBody| self.module.functions[body.func].call_conv.is_kernel();
        let all = which == Bodies::All || !bodies.iter().any(is_kernel);
        for (i, body) in bodies.iter().enumerate() {
            places[body.func] = Place::new(i).into();
            unread.insert(Place::new(i));
            if all || self.is_root(body.func, files) {
                self.mentioned.note(GlobalRef::Func(body.func));
            }
        }
        let mut work = BinaryHeap::new();
        let mut errors = Vec::new();
        loop {
            let new = self.mentioned.new.drain(..);
            work.extend(new.filter_map(|func| places[func].expand()).map(Reverse));
            let Some(Reverse(place)) = work.pop() else {
                break;
            };
            unread.remove(place);
            self.c.restart();
            if let Err(error) = self.read_body(&bodies[place.index()]) {
                errors.push(*error);
                if errors.len() == super::MAX_ERRORS {
                    break;
                }
            }
        }
        self.declare(unread.iter().map(|place| &bodies[place.index()]));
        errors
    }

    /// May control come to a function from outside of the text?
    fn is_root(&self, func: FuncRef, files: Files) -> bool {
        let func = &self.module.functions[func];
        func.call_conv.is_kernel() || (files == Files::Several && func.linkage != Linkage::Internal)
    }

    /// Functions that nothing refers to have no body.
    fn declare<'b>(&mut self, bodies: impl Iterator<Item = &'b PendingBody>) {
        for body in bodies {
            self.module.functions[body.func].linkage = Linkage::External;
        }
    }
}

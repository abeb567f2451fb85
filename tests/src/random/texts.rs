//! Loads from constant variables, one of them in no address space: at places that the compiler
//! knows, over several members, or by an index; of words, and of structures and arrays that are
//! none of the variable's own.

use super::{Gen, Rng};
use ir::{AddrSpace, Const, GlobalRef, GlobalVar, Linkage, Module, Type, Value};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 30;
/// Bytes of a variable.
const BYTES: usize = 32;
/// Most bytes of a load.
const WIDEST: usize = 16;

/// The variables.
#[derive(Clone, Copy)]
pub(super) struct Texts {
    variables: [(GlobalVar, AddrSpace); 2],
}

/// Declares them, in the constant space and in none.
pub(super) fn declare(mut rng: Rng, module: &mut Module) -> Texts {
    let spaces = [("text", AddrSpace::Constant), ("word", AddrSpace::Generic)];
    let variables = spaces.map(|(name, space)| {
        let init = match rng.percent(50) {
            true => array(&mut rng, module, Type::I8, BYTES),
            false => {
                let halves = array(&mut rng, module, Type::I16, 4);
                let words = array(&mut rng, module, Type::I32, 6);
                let members = [halves, words];
                let fields = members.map(|c| module.ctx.consts.ty(c));
                let ty = module.ctx.types.structure(&fields);
                module.ctx.aggregate_const(ty, members.to_vec())
            }
        };
        let ty = module.ctx.consts.ty(init);
        let variable = module.add_global(name, ty, space, Some(init));
        module.globals[variable].linkage = Linkage::Internal;
        module.globals[variable].is_constant = true;
        (variable, space)
    });
    Texts { variables }
}

/// An array of any numbers.
fn array(rng: &mut Rng, module: &mut Module, element: Type, count: usize) -> Const {
    let numbers = (0..count).map(|_| module.ctx.int_const(element, rng.bits().into()));
    let numbers = numbers.collect();
    let ty = module.ctx.types.array(element, count as u64);
    module.ctx.aggregate_const(ty, numbers)
}

impl Gen<'_> {
    pub(super) fn perhaps_texts(&mut self, texts: Texts) {
        self.apart(23, SHARE, |this| {
            for _ in 0..this.rng.between(1, 4) {
                let value = this.part_of_text(texts);
                this.store_result(value);
            }
        });
    }

    /// A load of some type from some place; of an aggregate one of its members.
    fn part_of_text(&mut self, texts: Texts) -> Value {
        let (variable, space) = self.rng.pick(&texts.variables);
        let types = &mut self.b.ctx.types;
        let vectors = [types.vector(Type::I32, 2), types.vector(Type::I16, 4)];
        let halves = types.array(Type::I16, 2);
        // The members of each that may be asked for, as many as there are.
        let aggregates = [
            (types.structure(&[Type::I32, Type::I16]), 2),
            (types.structure(&[Type::I16, Type::I16, Type::I64]), 3),
            (types.array(Type::I8, 7), 7),
            (types.array(Type::I32, 4), 4),
            (types.structure(&[Type::I8, halves]), 1),
        ];
        let aggregate = self.rng.pick(&aggregates);
        let of_aggregate = self.rng.percent(35);
        let ty = self.rng.pick(&[
            Type::I8,
            Type::I16,
            Type::I32,
            Type::I64,
            Type::I128,
            vectors[0],
            vectors[1],
        ]);
        let at = self.rng.below(BYTES - WIDEST) as i64;
        let base = GlobalRef::Var(variable);
        let place = match self.rng.percent(70) {
            true => self.b.global_address(base, space, at),
            false => {
                let start = self.b.global_address(base, space, 0);
                let word = self.index_word();
                let most = self.b.iconst(Type::I32, (BYTES - WIDEST - 1) as i128);
                let index = self.b.and(word, most);
                let index = self.b.zext(index, Type::I64);
                self.b.gep_bytes(start, index)
            }
        };
        if !of_aggregate {
            return self.b.load(ty, place, 1);
        }
        let (ty, members) = aggregate;
        let whole = self.b.load(ty, place, 1);
        let member = self.rng.below(members) as u32;
        self.b.extract_value(whole, &[member])
    }
}

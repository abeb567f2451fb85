//! Functions that promise to write no memory, or not to look at it at all. Their results are of any
//! size: what does not fit in registers is returned through memory, which the promise then is not
//! about. A call may be left out where nobody uses its result, or where another one with the same
//! arguments has given it already, but not otherwise.

use super::{Config, Gen, Rng};
use ir::builder::FunctionBuilder;
use ir::module::FnFlags;
use ir::{AddrSpace, FuncRef, Linkage, Module, Type, TypeData, Value};

/// Of a hundred programs with functions, so many have one.
const SHARE: u32 = 35;

/// A function of two words.
#[derive(Clone, Debug)]
pub(super) struct Promised {
    func: FuncRef,
    ret: Type,
    looks: Looks,
}

/// What such a function does with memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Looks {
    Nowhere,
    /// It reads a word, whose address comes first.
    Reads,
}

/// Makes a function, in some programs.
pub(super) fn declare(mut rng: Rng, config: &Config, module: &mut Module) -> Option<Promised> {
    if !config.functions.is_on() || !rng.percent(SHARE) {
        return None;
    }
    let types = &mut module.ctx.types;
    let is_wide = config.wide_ints.is_on() && config.wide_by_words.is_on();
    let ret = match rng.below(8) {
        6 | 7 if is_wide => types.int(1088),
        0 => types.vector(Type::I8, 64),
        1 => types.vector(Type::I16, 64),
        2 => types.vector(Type::I32, 4),
        3 => types.array(Type::I32, 33),
        4 => types.array(Type::I32, 3),
        _ => types.array(Type::I64, 20),
    };
    let looks = rng.pick(&[Looks::Nowhere, Looks::Nowhere, Looks::Reads]);
    let mut params = vec![Type::I32, Type::I32];
    let mut flags = FnFlags::WILL_RETURN | FnFlags::NO_UNWIND | FnFlags::READ_ONLY;
    match looks {
        Looks::Nowhere => flags |= FnFlags::READ_NONE,
        Looks::Reads => params.insert(0, Type::ptr(AddrSpace::Private)),
    }
    if rng.percent(80) {
        flags |= FnFlags::NO_INLINE;
    }
    let func = module.add_function("promised", ret, &params);
    let f = &mut module.functions[func];
    f.linkage = rng.pick(&[Linkage::Internal, Linkage::External]);
    f.attrs.flags = flags;
    let mut b = module.build(func);
    let entry = b.create_entry();
    let params = b.params(entry);
    let [x, y] = match params[..] {
        [place, x, y] => {
            let word = b.load(Type::I32, place, 4);
            [b.add(x, word), y]
        }
        _ => [params[0], params[1]],
    };
    let result = made_of(&mut b, ret, x, y);
    b.ret(result);
    Some(Promised { func, ret, looks })
}

/// A value of a type, all parts of which come from two words.
fn made_of(b: &mut FunctionBuilder, ty: Type, x: Value, y: Value) -> Value {
    let (elem, len) = match *b.ctx.types.get(ty) {
        TypeData::Vector { elem, len, .. } => (elem, len),
        TypeData::Array { elem, len } => (elem, len as u32),
        _ => {
            let [low, factor] = [x, y].map(|v| b.zext(v, ty));
            let high = b.iconst(ty, 1 << 100);
            let high = b.mul(high, high);
            let product = b.mul(high, factor);
            return b.add(product, low);
        }
    };
    let mut whole = b.poison(ty);
    for i in 0..len {
        let number = b.iconst(Type::I32, i128::from(i));
        let product = b.mul(y, number);
        let word = b.add(x, product);
        let part = match b.ctx.types.int_bits(elem) {
            Some(32) => word,
            Some(64) => b.zext(word, elem),
            _ => b.trunc(word, elem),
        };
        whole = match b.ctx.types.get(ty) {
            TypeData::Vector { .. } => b.insertelement(whole, part, i),
            _ => b.insert_value(whole, part, &[i]),
        };
    }
    whole
}

impl Gen<'_> {
    /// Calls the function with the same arguments and with others.
    pub(super) fn perhaps_promised(&mut self, promised: Option<&Promised>) {
        let Some(promised) = promised else { return };
        self.apart(9, 100, |this| {
            let place = this.b.entry_alloca(Type::I32);
            let mut words = [this.index_word(), this.index_word()];
            for _ in 0..this.rng.between(1, 3) {
                let word = this.index_word();
                this.b.store(word, place, 4);
                let mut args = words.to_vec();
                if promised.looks == Looks::Reads {
                    args.insert(0, place);
                }
                let result = this.b.call(promised.func, promised.ret, &args);
                if this.rng.percent(80) {
                    this.look_at(result.expect("it gives something"), promised.ret);
                }
                if this.rng.percent(50) {
                    words[0] = this.index_word();
                }
            }
        });
    }

    /// Stores a part or two of a result.
    fn look_at(&mut self, whole: Value, ty: Type) {
        for _ in 0..self.rng.between(1, 2) {
            let part = match self.b.ctx.types.get(ty) {
                TypeData::Vector { len, .. } => {
                    let len = *len;
                    let most = self.b.iconst(Type::I32, i128::from(len) - 1);
                    let index = self.index_word();
                    let index = self.b.and(index, most);
                    self.b.extract_element(whole, index)
                }
                TypeData::Array { len, .. } => {
                    let len = *len as usize;
                    let at = self.rng.below(len) as u32;
                    self.b.extract_value(whole, &[at])
                }
                _ => {
                    let by = self.rng.below(1088) as i128;
                    let by = self.b.iconst(ty, by);
                    let part = self.b.lshr(whole, by);
                    self.b.trunc(part, Type::I64)
                }
            };
            self.store_result(part);
        }
    }
}

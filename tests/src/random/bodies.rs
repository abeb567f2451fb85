//! Bodies of loops that are handed to a function by address, as frontends with a runtime do: the
//! function calls what it is given again and again, and mostly goes into its callers, where the
//! address is known. With the number of the turn a body gets a place in memory that it changes, and
//! something else, in the ways in which arguments are passed.

use super::{Config, Gen, Rng};
use ir::builder::FunctionBuilder;
use ir::function::ParamFlags;
use ir::module::FnFlags;
use ir::{
    AddrSpace, ArithFlags, CallSignature, CastOp, FuncRef, GlobalRef, IntCC, Linkage, Module,
    Param, ParamAttrs, Type, Value,
};

/// Of a hundred programs with functions, so many have some.
const SHARE: u32 = 35;
/// Most turns of a loop, one less than a power of two.
const MOST_TURNS: i128 = 3;

/// A function that calls what it is given, and what it may be given.
#[derive(Clone, Debug)]
pub(super) struct Bodies {
    runner: FuncRef,
    members: Vec<FuncRef>,
    /// What a body gets besides.
    extra: Type,
}

/// Makes the functions, in some programs.
pub(super) fn declare(mut rng: Rng, config: &Config, module: &mut Module) -> Option<Bodies> {
    if !config.functions.is_on() || !rng.percent(SHARE) {
        return None;
    }
    let rng = &mut rng;
    let (extra, flags) = rng.pick(&[
        (Type::I32, ParamFlags::empty()),
        (Type::I64, ParamFlags::empty()),
        (Type::I16, ParamFlags::ZEROEXT),
        (Type::I8, ParamFlags::SIGNEXT),
        (Type::I1, ParamFlags::empty()),
    ]);
    let mut last = plain(extra);
    last.attrs.flags = flags;
    let params = vec![plain(Type::I32), plain(Type::ptr(AddrSpace::Private)), last];
    let members: Vec<FuncRef> = (0..rng.between(1, 3))
        .map(|i| member(rng, module, &format!("body{i}"), &params))
        .collect();
    let runner = runner(rng, module, &params);
    Some(Bodies {
        runner,
        members,
        extra,
    })
}

fn plain(ty: Type) -> Param {
    Param {
        ty,
        attrs: ParamAttrs::default(),
    }
}

fn function(rng: &mut Rng, module: &mut Module, name: &str, params: &[Param]) -> FuncRef {
    let types: Vec<Type> = params.iter().map(|p| p.ty).collect();
    let func = module.add_function(name, Type::I32, &types);
    let f = &mut module.functions[func];
    f.linkage = Linkage::Internal;
    f.params = params.to_vec();
    if rng.percent(30) {
        f.attrs.flags = FnFlags::NO_INLINE;
    }
    func
}

/// A body: it changes what is in its place, and gives a word.
fn member(rng: &mut Rng, module: &mut Module, name: &str, params: &[Param]) -> FuncRef {
    let func = function(rng, module, name, params);
    let mut b = module.build(func);
    let entry = b.create_entry();
    let [turn, place, extra] = b.params(entry)[..] else {
        unreachable!("it was made with three");
    };
    let mut word = b.load(Type::I32, place, 4);
    for x in [turn, as_word(&mut b, extra)] {
        word = operation(rng, &mut b, word, x);
        if rng.percent(70) {
            b.store(word, place, 4);
        }
    }
    let factor = b.iconst(Type::I32, rng.between(1, 1000) as i128);
    let result = operation(rng, &mut b, word, factor);
    b.ret(result);
    func
}

fn operation(rng: &mut Rng, b: &mut FunctionBuilder, x: Value, y: Value) -> Value {
    match rng.below(4) {
        0 => b.add(x, y),
        1 => b.sub(y, x),
        2 => b.xor(x, y),
        _ => b.mul(x, y),
    }
}

fn as_word(b: &mut FunctionBuilder, x: Value) -> Value {
    match b.ctx.types.int_bits(b.ty(x)) {
        Some(32) => x,
        Some(64) => b.cast(CastOp::Trunc, x, Type::I32),
        _ => b.cast(CastOp::SExt, x, Type::I32),
    }
}

/// The function that calls a body, so many times.
fn runner(rng: &mut Rng, module: &mut Module, params: &[Param]) -> FuncRef {
    let mut own = vec![plain(Type::ptr(AddrSpace::Generic)), plain(Type::I32)];
    own.extend(params[1..].iter().cloned());
    let func = function(rng, module, "run_bodies", &own);
    let mut b = module.build(func);
    let entry = b.create_entry();
    let [body, turns, place, extra] = b.params(entry)[..] else {
        unreachable!("it was made with four");
    };
    let zero = b.iconst(Type::I32, 0);
    let head = b.create_block_with(&[Type::I32, Type::I32]);
    let (call, done) = (b.create_block_with(&[]), b.create_block_with(&[]));
    b.jump(head, &[zero, zero]);
    b.switch_to(head);
    let [turn, sum] = b.params(head)[..] else {
        unreachable!("it was made with two");
    };
    let more = b.icmp(IntCC::Ult, turn, turns);
    b.branch(more, (call, &[]), (done, &[]));
    b.switch_to(call);
    let sig = b.ctx.signature(CallSignature {
        ret: Type::I32,
        ret_attrs: ParamAttrs::default(),
        params: params
            .iter()
            .map(|p| Param {
                ty: p.ty,
                attrs: p.attrs.passing(),
            })
            .collect(),
    });
    let args = b.func.list(&[body, turn, place, extra]);
    let flags = ArithFlags::empty();
    let data = ir::InstData::CallIndirect { sig, flags, args };
    let inst = b.push(data, Type::I32);
    let result = b.func.result(inst).expect("a body gives a word");
    let next_sum = operation(rng, &mut b, sum, result);
    let one = b.iconst(Type::I32, 1);
    let next = b.add(turn, one);
    b.jump(head, &[next, next_sum]);
    b.switch_to(done);
    b.ret(sum);
    func
}

impl Gen<'_> {
    /// Hands bodies over, each known or one of two.
    pub(super) fn perhaps_bodies(&mut self, bodies: Option<&Bodies>) {
        let Some(bodies) = bodies else { return };
        self.apart(45, 100, |this| {
            for _ in 0..this.rng.between(1, 3) {
                this.run_body(bodies);
            }
        });
    }

    fn run_body(&mut self, bodies: &Bodies) {
        let place = self.b.entry_alloca(Type::I32);
        let first = self.index_word();
        self.b.store(first, place, 4);
        let mut body = self.body(bodies);
        if self.rng.percent(30) {
            let other = self.body(bodies);
            let which = self.any(Type::I1);
            body = self.b.select(which, body, other);
        }
        let word = self.index_word();
        let most = self.b.iconst(Type::I32, MOST_TURNS);
        let turns = self.b.and(word, most);
        let extra = self.any(bodies.extra);
        let args = [body, turns, place, extra];
        let result = self.b.call(bodies.runner, Type::I32, &args);
        self.store_result(result.expect("it gives a word"));
        let last = self.b.load(Type::I32, place, 4);
        self.store_result(last);
    }

    fn body(&mut self, bodies: &Bodies) -> Value {
        let member = self.rng.pick(&bodies.members);
        let generic = AddrSpace::Generic;
        self.b.global_address(GlobalRef::Func(member), generic, 0)
    }
}

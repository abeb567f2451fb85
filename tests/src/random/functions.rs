//! Functions that are called in every way: with arguments of all kinds, in registers and on the
//! stack, by name and through a table, in the place of a return, from within themselves. And what
//! functions do with memory: arrays whose size is known at run time only, and local memory.
//!
//! Functions come in families of one type; the first parameter says how deep the recursion may
//! still go, so it ends. A word of local memory is only ever touched by its own work-item.

use super::dead_ends::DeadEnds;
use super::{Choice, Config, Gen, Rng};
use ir::function::{Indirect, ParamFlags};
use ir::module::FnFlags;
use ir::{
    AddrSpace, ArithFlags, CallSignature, FuncRef, GlobalRef, GlobalVar, InstData, IntCC,
    Intrinsic, Linkage, Module, Param, ParamAttrs, Type, TypeData, Value,
};

/// Deepest recursion.
const DEPTH: i128 = 3;
/// Words of arrays whose size is not known, at most.
const MOST_WORDS: i128 = 8;

/// Functions of one type.
#[derive(Clone, Debug)]
pub(super) struct Family {
    members: Vec<FuncRef>,
    /// Their addresses; a power of two.
    table: Option<(GlobalVar, u64)>,
    /// What a call gives.
    ret: Type,
    params: Vec<Param>,
    /// A result in memory: the last parameter points there.
    in_memory: Option<Type>,
}

/// Which parameter points to a result in memory: LLVM has it first or second.
const RESULT: usize = 1;

/// What programs with such functions have.
#[derive(Clone, Debug, Default)]
pub(super) struct Functions {
    pub families: Vec<Family>,
    /// A word of local memory for each work-item.
    pub own_words: Option<GlobalVar>,
}

/// Makes up to three families; functions call those of earlier ones, and of their own.
pub(super) fn generate(
    rng: &mut Rng,
    config: &Config,
    module: &mut Module,
    workgroup: u32,
    dead_ends: Option<&DeadEnds>,
) -> Functions {
    let mut functions = Functions::default();
    if config.functions == Choice::Off {
        return functions;
    }
    if config.local_memory.is_on() {
        let array = module.ctx.types.array(Type::I32, u64::from(workgroup));
        functions.own_words = Some(module.add_local("own_words", array));
    }
    for number in 0..rng.between(1, 3) {
        let family = declare(rng, config, module, number);
        for &func in &family.members {
            let mut generator = Gen::of(
                module.build(func),
                rng,
                config,
                config.size / 8 + 1,
                &functions,
            );
            generator.dead_ends = dead_ends.cloned();
            generator.member(&family);
        }
        functions.families.push(family);
    }
    functions
}

fn declare(rng: &mut Rng, config: &Config, module: &mut Module, number: usize) -> Family {
    let mut params = vec![plain(Type::I32)];
    for _ in 0..rng.between(0, 6) {
        let param = parameter(rng, config, module);
        params.push(param);
    }
    if rng.percent(20) {
        let many = module.ctx.types.array(Type::I32, 28);
        params.push(plain(many));
    }
    let mut ret = any_argument(rng, config, module);
    let mut in_memory = None;
    if rng.percent(20) {
        in_memory = Some(std::mem::replace(&mut ret, Type::VOID));
        let mut pointer = plain(Type::ptr(AddrSpace::Private));
        pointer.attrs.flags = ParamFlags::SRET;
        params.insert(RESULT, pointer);
    }
    let count = rng.pick(&[1usize, 2, 2, 4]);
    let types: Vec<Type> = params.iter().map(|p| p.ty).collect();
    let members: Vec<FuncRef> = (0..count)
        .map(|i| {
            let func = module.add_function(&format!("family{number}_{i}"), ret, &types);
            let f = &mut module.functions[func];
            f.linkage = rng.pick(&[Linkage::Internal, Linkage::Internal, Linkage::External]);
            f.params.clone_from(&params);
            f.align = [0, 64, 4, 1024][i];
            if rng.percent(80) {
                f.attrs.flags = FnFlags::NO_INLINE;
            }
            // As of clang -O0, and then no wish.
            if number > 0 && i == 0 {
                f.attrs.flags = FnFlags::NO_INLINE | FnFlags::OPT_NONE;
            }
            func
        })
        .collect();
    let table = rng.percent(60).then(|| table(module, number, &members));
    Family {
        members,
        table,
        ret,
        params,
        in_memory,
    }
}

fn plain(ty: Type) -> Param {
    Param {
        ty,
        attrs: ParamAttrs::default(),
    }
}

fn parameter(rng: &mut Rng, config: &Config, module: &mut Module) -> Param {
    let mut param = plain(any_argument(rng, config, module));
    let bits = module.ctx.types.int_bits(param.ty);
    // More of them than there were, without another number.
    let by_value = |n: usize, rng: &Rng| n == 3 || rng.clone().percent(40);
    match rng.below(10) {
        0 if bits.is_some_and(|b| b >= 32) => param.attrs.flags = ParamFlags::INREG,
        1 if bits.is_some_and(|b| b < 32) => param.attrs.flags = ParamFlags::SIGNEXT,
        2 if bits.is_some_and(|b| b < 32) => param.attrs.flags = ParamFlags::ZEROEXT,
        n if by_value(n, rng) && module.ctx.types.is_aggregate(param.ty) => {
            param.attrs.indirect = Some(Indirect::ByVal(param.ty));
            let mut own = Rng::new(rng.clone().bits());
            param.attrs.align = own.pick(&[0, 0, 1, 4, 8, 16, 32, 64]);
            if !config.strict_arguments.is_on() {
                param.attrs.align = param.attrs.align.min(16);
            }
            param.ty = Type::ptr(AddrSpace::Private);
        }
        _ => {}
    }
    param
}

/// A type of an argument or a result.
fn any_argument(rng: &mut Rng, config: &Config, module: &mut Module) -> Type {
    let types = &mut module.ctx.types;
    let mut scalars = vec![
        Type::I1,
        Type::I8,
        Type::I16,
        Type::I32,
        Type::I32,
        Type::I64,
    ];
    if config.floats.is_on() {
        scalars.extend([Type::F16, Type::F32, Type::F64]);
    }
    if config.odd_ints.is_on() {
        scalars.extend([7u16, 24, 33, 128].map(|bits| types.int(bits)));
    }
    let scalar = |rng: &mut Rng| rng.pick(&scalars);
    match rng.below(10) {
        0 => {
            let mut elems = vec![Type::I8, Type::I16, Type::I32, Type::I64];
            if config.floats.is_on() {
                elems.push(Type::F16);
            }
            let elem = rng.pick(&elems);
            types.vector(elem, rng.between(2, 4) as u32)
        }
        1 => {
            let fields: Vec<Type> = (0..rng.between(1, 4)).map(|_| scalar(rng)).collect();
            types.structure(&fields)
        }
        2 => {
            let elem = rng.pick(&[Type::I16, Type::I32, Type::I64]);
            types.array(elem, rng.between(1, 5) as u64)
        }
        _ => scalar(rng),
    }
}

/// The addresses of the functions, again and again up to a power of two.
fn table(module: &mut Module, number: usize, members: &[FuncRef]) -> (GlobalVar, u64) {
    let len = members.len().next_power_of_two();
    let pointer = Type::ptr(AddrSpace::Generic);
    let elements = (0..len).map(|i| {
        module.ctx.consts.intern(ir::ConstData::Address {
            ty: pointer,
            base: GlobalRef::Func(members[i % members.len()]),
            offset: 0,
        })
    });
    let elements: Vec<ir::Const> = elements.collect();
    let ty = module.ctx.types.array(pointer, len as u64);
    let init = module.ctx.aggregate_const(ty, elements);
    let name = format!("table{number}");
    let table = module.add_global(&name, ty, AddrSpace::Constant, Some(init));
    module.globals[table].linkage = Linkage::Internal;
    (table, len as u64)
}

/// How a function is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// And something comes after.
    Ordinary,
    /// In the place of a return.
    Tail,
}

impl Gen<'_> {
    /// The body of a function of a family.
    fn member(&mut self, family: &Family) {
        let entry = self.b.create_entry();
        let params = self.b.params(entry);
        for (param, &value) in family.params.iter().zip(&params) {
            match param.attrs.indirect {
                Some(Indirect::ByVal(ty)) => {
                    let contents = self.b.load(ty, value, 1);
                    self.keep_parts(contents, ty);
                    self.trap_unless_aligned(value, param.attrs.align);
                    let other = self.any_of(ty);
                    self.b.store(other, value, 1);
                }
                _ if param.ty.is_ptr() => {}
                _ => self.keep_parts(value, param.ty),
            }
        }
        while self.budget > 0 {
            self.statement(1);
        }
        if self.rng.percent(70) {
            self.recur(family, &params);
        }
        self.give_back(family, &params);
    }

    /// Traps unless an argument in memory is aligned as it should be.
    fn trap_unless_aligned(&mut self, place: Value, align: u32) {
        if align > 1 {
            // By way of memory, so that nobody knows whose address it is.
            let kept = self.keep_address(place);
            let address = self.kept_address(kept);
            let address = self.b.ptrtoint(address, Type::I32);
            let low = self.b.iconst(Type::I32, i128::from(align) - 1);
            let rest = self.b.and(address, low);
            let zero = self.b.iconst(Type::I32, 0);
            let wrong = self.b.icmp(IntCC::Ne, rest, zero);
            self.trap_if(wrong);
        }
    }

    /// Returns something.
    fn give_back(&mut self, family: &Family, params: &[Value]) {
        match (family.in_memory, params.get(RESULT)) {
            (Some(ty), Some(&pointer)) => {
                let result = self.any_of(ty);
                self.b.store(result, pointer, 1);
                self.b.ret_void();
            }
            _ => {
                let result = self.any_of(family.ret);
                self.b.ret(result);
            }
        }
    }

    /// A call of the own family, if it may still go deeper.
    fn recur(&mut self, family: &Family, params: &[Value]) {
        let fuel = params[0];
        let zero = self.b.iconst(Type::I32, 0);
        let deeper = self.b.icmp(IntCC::Ugt, fuel, zero);
        let (call, rest) = (self.b.create_block_with(&[]), self.b.create_block_with(&[]));
        self.b.branch(deeper, (call, &[]), (rest, &[]));
        self.b.switch_to(call);
        let mark = self.pool.mark();
        let one = self.b.iconst(Type::I32, 1);
        let less = self.b.sub(fuel, one);
        let by_value = |p: &Param| matches!(p.attrs.indirect, Some(Indirect::ByVal(_)));
        let tail = self.config.tail_calls.is_on()
            && !family.params.iter().any(by_value)
            && self.rng.percent(50);
        if tail {
            self.tail_call(family, less, params);
        } else {
            self.call_family(family, less);
            self.give_back(family, params);
        }
        self.pool.reset(&mark);
        self.b.switch_to(rest);
    }

    fn tail_call(&mut self, family: &Family, fuel: Value, params: &[Value]) {
        let mut args = self.arguments(family, fuel);
        if family.in_memory.is_some() {
            args[RESULT] = params[RESULT];
        }
        match self.call_way(family, &args, Way::Tail) {
            Some(result) => self.b.ret(result),
            None => self.b.ret_void(),
        }
    }

    /// Calls a function of some family.
    pub(super) fn call_function(&mut self) {
        let families = &self.functions.families;
        let family = families[self.rng.below(families.len())].clone();
        let word = self.variable(Type::I32);
        let mask = self.b.iconst(Type::I32, DEPTH);
        let fuel = match self.rng.percent(50) {
            true => self.b.and(word, mask),
            false => mask,
        };
        self.call_family(&family, fuel);
    }

    fn call_family(&mut self, family: &Family, fuel: Value) {
        let args = self.arguments(family, fuel);
        let result = self.call_way(family, &args, Way::Ordinary);
        let variables = family.params.iter().zip(&args);
        let variables: Vec<Value> = variables
            .filter(|(param, _)| param.ty.is_ptr())
            .map(|(_, &arg)| arg)
            .collect();
        match (family.in_memory, args.get(RESULT), result) {
            (Some(ty), Some(&pointer), _) => {
                let result = self.b.load(ty, pointer, 1);
                self.keep_parts(result, ty);
            }
            (_, _, Some(result)) => self.keep_parts(result, family.ret),
            _ => {}
        }
        for variable in variables {
            let ends = self.rng.percent(60);
            self.mark(Intrinsic::LifetimeEnd, variable, ends);
        }
    }

    fn arguments(&mut self, family: &Family, fuel: Value) -> Vec<Value> {
        let mut args = vec![fuel];
        for param in &family.params[1..] {
            let arg = match param.attrs.indirect {
                Some(Indirect::ByVal(ty)) => {
                    let copy = self.variable_of_a_call(ty);
                    let contents = self.any_of(ty);
                    self.b.store(contents, copy, 1);
                    copy
                }
                _ if param.ty.is_ptr() => {
                    let ty = family.in_memory.unwrap_or(Type::I32);
                    self.variable_of_a_call(ty)
                }
                // The same for all lanes.
                _ if param.attrs.flags.contains(ParamFlags::INREG) => self.constant(param.ty),
                _ => self.any_of(param.ty),
            };
            args.push(arg);
        }
        args
    }

    fn variable_of_a_call(&mut self, ty: Type) -> Value {
        let variable = self.b.entry_alloca(ty);
        let starts = self.rng.percent(60);
        self.mark(Intrinsic::LifetimeStart, variable, starts);
        variable
    }

    fn call_way(&mut self, family: &Family, args: &[Value], way: Way) -> Option<Value> {
        let flags = match way {
            Way::Ordinary => ArithFlags::empty(),
            Way::Tail => ArithFlags::MUST_TAIL,
        };
        let direct = family.members[self.rng.below(family.members.len())];
        let data = match family.table.filter(|_| self.rng.percent(60)) {
            None => InstData::Call {
                callee: direct,
                flags,
                args: self.b.func.list(args),
            },
            Some((table, len)) => {
                let pointer = self.entry_of(table, len);
                let params = family.params.iter().map(|p| Param {
                    ty: p.ty,
                    attrs: p.attrs.passing(),
                });
                let sig = self.b.ctx.signature(CallSignature {
                    ret: family.ret,
                    ret_attrs: ParamAttrs::default(),
                    params: params.collect(),
                });
                let mut all = vec![pointer];
                all.extend(args);
                InstData::CallIndirect {
                    sig,
                    flags,
                    args: self.b.func.list(&all),
                }
            }
        };
        let inst = self.b.push(data, family.ret);
        self.b.func.result(inst)
    }

    /// An address from a table, the same for all lanes or not.
    fn entry_of(&mut self, table: GlobalVar, len: u64) -> Value {
        let base = self
            .b
            .global_address(GlobalRef::Var(table), AddrSpace::Constant, 0);
        let pointer = Type::ptr(AddrSpace::Generic);
        let at = match self.rng.percent(40) {
            true => {
                let i = self.rng.below(len as usize) as i64;
                self.b.gep_const(base, 8 * i)
            }
            false => {
                let word = self.variable(Type::I32);
                let mask = self.b.iconst(Type::I32, i128::from(len) - 1);
                let index = self.b.and(word, mask);
                self.b.gep(pointer, base, &[index])
            }
        };
        self.b.load(pointer, at, 8)
    }

    /// Makes all that a value consists of available.
    fn keep_parts(&mut self, value: Value, ty: Type) {
        let parts = match self.b.ctx.types.get(ty) {
            TypeData::Array { len, .. } => *len as u32,
            TypeData::Struct { fields, .. } => fields.len() as u32,
            _ => {
                self.keep(value, false);
                return;
            }
        };
        for i in 0..parts {
            let part = self.b.extract_value(value, &[i]);
            let ty = self.b.ty(part);
            self.keep_parts(part, ty);
        }
    }

    /// A value of any type.
    fn any_of(&mut self, ty: Type) -> Value {
        let parts = match self.b.ctx.types.get(ty) {
            TypeData::Array { elem, len } => vec![*elem; *len as usize],
            TypeData::Struct { fields, .. } => fields.to_vec(),
            _ => return self.any(ty),
        };
        let mut whole = self.b.zero(ty);
        for (i, part) in parts.into_iter().enumerate() {
            let part = self.any_of(part);
            whole = self.b.insert_value(whole, part, &[i as u32]);
        }
        whole
    }

    /// An array of so many words as a value says: filled, changed and read, and perhaps given back.
    pub(super) fn dynamic_array(&mut self) {
        let private = Type::ptr(AddrSpace::Private);
        let saved = self.b.intrinsic(Intrinsic::StackSave, private, &[]);
        let word = self.variable(Type::I32);
        let low = self.b.iconst(Type::I32, MOST_WORDS - 1);
        let most = self.b.and(word, low);
        let one = self.b.iconst(Type::I32, 1);
        let count = self.b.add(most, one);
        let align = self.rng.pick(&[4u64, 4, 16, 64]);
        let array = self.b.alloca_aligned(Type::I32, Some(count), align);
        let byte = self.constant(Type::I8);
        let four = self.b.iconst(Type::I32, 4);
        let bytes = self.b.mul(count, four);
        let ordinary = self.b.bconst(false);
        self.b
            .intrinsic_void(Intrinsic::Memset, &[array, byte, bytes, ordinary]);
        for _ in 0..self.rng.between(1, 3) {
            let at = self.element_place(array, most);
            let x = self.any(Type::I32);
            self.b.store(x, at, 4);
        }
        if !self.functions.families.is_empty() && self.rng.percent(15) && self.around.is_some() {
            self.call_function();
        }
        for _ in 0..self.rng.between(1, 2) {
            let at = self.element_place(array, most);
            let x = self.b.load(Type::I32, at, 4);
            self.keep(x, false);
        }
        self.b.intrinsic_void(Intrinsic::StackRestore, &[saved]);
    }

    /// The place of an element, none after the last one's.
    fn element_place(&mut self, array: Value, last: Value) -> Value {
        let word = self.any(Type::I32);
        let index = self.b.intrinsic(Intrinsic::UMin, Type::I32, &[word, last]);
        let at = self.b.gep(Type::I32, array, &[index]);
        match self.config.generic_pointers.is_on() && self.rng.percent(25) {
            true => {
                let generic = Type::ptr(AddrSpace::Generic);
                self.b.cast(ir::CastOp::AddrSpaceCast, at, generic)
            }
            false => at,
        }
    }

    /// What the work-item's own word of local memory begins with.
    pub(super) fn set_own_word(&mut self) {
        if let Some(at) = self.own_place() {
            let x = self.any(Type::I32);
            self.b.store(x, at, 4);
        }
    }

    fn own_place(&mut self) -> Option<Value> {
        let words = self.functions.own_words?;
        let base = self
            .b
            .global_address(GlobalRef::Var(words), AddrSpace::Local, 0);
        let item = self.b.intrinsic(Intrinsic::WorkitemIdX, Type::I32, &[]);
        Some(self.b.gep(Type::I32, base, &[item]))
    }

    /// Writes and reads the work-item's own word of local memory.
    pub(super) fn own_word(&mut self) {
        let Some(at) = self.own_place() else {
            return;
        };
        let x = self.any(Type::I32);
        if self.rng.percent(50) {
            let before = self.b.load(Type::I32, at, 4);
            let sum = self.b.add(before, x);
            self.b.store(sum, at, 4);
            self.keep(before, false);
        } else {
            self.b.store(x, at, 4);
        }
    }
}

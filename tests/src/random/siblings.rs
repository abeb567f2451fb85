//! Several kernels in one module, and what they have in common: variables of local memory that each
//! has beside those of others, and functions that use some of them, called by name and through
//! tables of addresses, by all kernels, by some, or by nobody.
//!
//! A work-item only touches its own elements, and those of others between barriers. Each kernel
//! gives all variables that what it calls may touch their first contents, and reads them at its
//! end: so variables that lie upon one another are found. Functions are of several types, of which
//! some are passed alike, and each is only called as what it is.

use super::functions::Functions;
use super::{Config, Gen, Rng};
use ir::module::FnFlags;
use ir::{
    AddrSpace, Const, ConstData, FuncRef, GlobalRef, GlobalVar, IntCC, Linkage, Module, Type,
    TypeData, Value,
};

/// Of a hundred programs, so many have some.
const SHARE: u32 = 20;
/// Names of the kernels beside the first one.
const NAMES: [&str; 3] = ["random_second", "random_third", "random_fourth"];

/// Variables, one in each bit.
type Touched = u32;

/// A variable of local memory with an element for each item.
#[derive(Clone, Copy, Debug)]
struct Shared {
    var: GlobalVar,
    elem: Type,
}

/// What a function takes beside the item's index; all give a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Word,
    /// A float in the word's register.
    Float,
    /// A structure of one word, in the same one.
    Boxed,
    Words,
}

/// All of them.
const SHAPES: [Shape; 4] = [Shape::Word, Shape::Float, Shape::Boxed, Shape::Words];

impl Shape {
    fn params(self, module: &mut Module) -> Vec<Type> {
        let boxed = module.ctx.types.structure(&[Type::I32]);
        match self {
            Shape::Word => vec![Type::I32, Type::I32],
            Shape::Float => vec![Type::I32, Type::F32],
            Shape::Boxed => vec![Type::I32, boxed],
            Shape::Words => vec![Type::I32, Type::I32, Type::I32],
        }
    }
}

/// A function that several kernels may call.
#[derive(Clone, Copy, Debug)]
struct Member {
    func: FuncRef,
    shape: Shape,
    touches: Touched,
}

/// Addresses of functions: columns of the same type each, side by side in rows.
#[derive(Clone, Debug)]
struct Table {
    var: GlobalVar,
    space: AddrSpace,
    columns: Vec<Vec<Member>>,
}

/// What kernels have in common.
#[derive(Clone, Debug, Default)]
pub(super) struct Siblings {
    vars: Vec<Shared>,
    members: Vec<Member>,
    tables: Vec<Table>,
    kernels: usize,
}

/// What one kernel has of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Portion {
    members: Vec<Member>,
    tables: Vec<Table>,
    touched: Touched,
}

impl Siblings {
    /// The names of the kernels beside the first one.
    pub(super) fn names(&self) -> &'static [&'static str] {
        &NAMES[..self.kernels]
    }

    /// What some kernel uses: some functions, some tables, and variables that may be its own.
    pub(super) fn portion(&self, rng: &mut Rng) -> Portion {
        let members = self.members.iter().filter(|_| rng.percent(40));
        let members: Vec<Member> = members.copied().collect();
        let tables = self.tables.iter().filter(|_| rng.percent(50));
        let tables: Vec<Table> = tables.cloned().collect();
        let own = self.vars.iter().enumerate();
        let own = own.map(|(i, _)| 1 << i).filter(|_| rng.percent(25));
        let touched = own.fold(0, |all: Touched, one| all | one);
        let by_name = members.iter().fold(touched, |all, m| all | m.touches);
        let touched = tables.iter().fold(by_name, |all, t| all | t.touches());
        Portion {
            members,
            tables,
            touched,
        }
    }
}

impl Table {
    fn touches(&self) -> Touched {
        let all = self.columns.iter().flatten();
        all.fold(0, |all, m| all | m.touches)
    }
}

/// Makes what kernels have in common, in a share of the programs.
pub(super) fn generate(
    rng: &mut Rng,
    config: &Config,
    module: &mut Module,
    workgroup: u32,
) -> Option<Siblings> {
    if !config.calls.is_on() || !config.local_memory.is_on() || !rng.percent(SHARE) {
        return None;
    }
    let mut siblings = Siblings {
        kernels: rng.between(1, NAMES.len()),
        ..Siblings::default()
    };
    for i in 0..rng.between(2, 7) {
        let shared = declare(rng, module, workgroup, i);
        siblings.vars.push(shared);
    }
    for i in 0..rng.between(2, 7) {
        let member = member(rng, config, module, &siblings, i);
        siblings.members.push(member);
        if rng.percent(30) {
            let table = table(rng, module, &siblings, i);
            siblings.tables.push(table);
        }
    }
    Some(siblings)
}

fn declare(rng: &mut Rng, module: &mut Module, workgroup: u32, i: usize) -> Shared {
    let quad = module.ctx.types.vector(Type::I32, 4);
    let elem = rng.pick(&[Type::I32, Type::I32, Type::I8, Type::I16, Type::I64, quad]);
    let elem = match elem == quad && workgroup > 64 {
        true => Type::I32,
        false => elem,
    };
    let array = module.ctx.types.array(elem, u64::from(workgroup));
    let var = module.add_local(&format!("common{i}"), array);
    if rng.percent(20) {
        module.globals[var].align = rng.pick(&[16, 64, 256]);
    }
    Shared { var, elem }
}

/// A function that changes some variables and may call earlier ones.
fn member(
    rng: &mut Rng,
    config: &Config,
    module: &mut Module,
    siblings: &Siblings,
    i: usize,
) -> Member {
    let shape = rng.pick(&SHAPES);
    let params = shape.params(module);
    let func = module.add_function(&format!("member{i}"), Type::I32, &params);
    let f = &mut module.functions[func];
    f.linkage = rng.pick(&[Linkage::Internal, Linkage::Internal, Linkage::External]);
    if rng.percent(75) {
        f.attrs.flags = FnFlags::NO_INLINE;
    }
    let none = Functions::default();
    let mut generator = Gen::of(module.build(func), rng, config, config.size / 20, &none);
    let touches = generator.member_of_siblings(siblings, shape);
    Member {
        func,
        shape,
        touches,
    }
}

/// A table of some of the functions that there are.
fn table(rng: &mut Rng, module: &mut Module, siblings: &Siblings, i: usize) -> Table {
    let pointer = Type::ptr(AddrSpace::Generic);
    let rows = rng.pick(&[1usize, 2, 4]);
    let columns: Vec<Vec<Member>> = (0..rng.between(1, 2))
        .map(|_| {
            let shape = rng.pick(&siblings.members).shape;
            let alike = siblings.members.iter().filter(|m| m.shape == shape);
            let alike: Vec<Member> = alike.copied().collect();
            (0..rows).map(|_| rng.pick(&alike)).collect()
        })
        .collect();
    let row = module.ctx.types.array(pointer, columns.len() as u64);
    let contents: Vec<Const> = (0..rows)
        .map(|r| {
            let addresses = columns.iter().map(|column| {
                module.ctx.consts.intern(ConstData::Address {
                    ty: pointer,
                    base: GlobalRef::Func(column[r].func),
                    offset: 0,
                })
            });
            let addresses = addresses.collect();
            module.ctx.aggregate_const(row, addresses)
        })
        .collect();
    let ty = module.ctx.types.array(row, rows as u64);
    let init = module.ctx.aggregate_const(ty, contents);
    let space = rng.pick(&[AddrSpace::Constant, AddrSpace::Constant, AddrSpace::Global]);
    let var = module.add_global(&format!("members{i}"), ty, space, Some(init));
    let data = &mut module.globals[var];
    data.linkage = rng.pick(&[Linkage::Internal, Linkage::External]);
    data.is_constant = space.is_constant() || rng.percent(50);
    Table {
        var,
        space,
        columns,
    }
}

impl Gen<'_> {
    /// The body of a function; gives what it may touch.
    fn member_of_siblings(&mut self, siblings: &Siblings, shape: Shape) -> Touched {
        let entry = self.b.create_entry();
        let params = self.b.params(entry).to_vec();
        let item = params[0];
        let mut word = match shape {
            Shape::Float => self.b.bitcast(params[1], Type::I32),
            Shape::Boxed => self.b.extract_value(params[1], &[0]),
            Shape::Word | Shape::Words => params[1],
        };
        self.keep(word, false);
        if let Some(&more) = params.get(2) {
            word = self.b.xor(word, more);
            self.keep(more, false);
        }
        let mut touches = 0;
        for _ in 0..self.rng.between(1, 3) {
            let at = self.rng.below(siblings.vars.len());
            touches |= 1 << at;
            word = self.change_shared(siblings.vars[at], item, word);
            self.keep(word, false);
            if self.budget > 0 {
                self.statement(1);
            }
        }
        if !siblings.members.is_empty() && self.rng.percent(50) {
            let whole = Portion {
                members: siblings.members.clone(),
                tables: siblings.tables.clone(),
                touched: 0,
            };
            let (found, touched) = self.perhaps_call(&whole, item, word);
            touches |= touched;
            word = found;
        }
        if self.rng.percent(50) {
            let at = self.rng.below(siblings.vars.len());
            touches |= 1 << at;
            word = self.change_shared(siblings.vars[at], item, word);
        }
        let other = self.any(Type::I32);
        let result = self.b.sub(word, other);
        self.b.ret(result);
        touches
    }

    fn place_of_shared(&mut self, shared: Shared, item: Value) -> Value {
        let base = GlobalRef::Var(shared.var);
        let base = self.b.global_address(base, AddrSpace::Local, 0);
        self.b.gep(shared.elem, base, &[item])
    }

    /// What an element has, as a word.
    fn shared_word(&mut self, shared: Shared, item: Value) -> Value {
        let at = self.place_of_shared(shared, item);
        let (_, align) = self.size_and_align(shared.elem);
        let x = self.b.load(shared.elem, at, align);
        match self.b.ctx.types.int_bits(shared.elem) {
            Some(32) => x,
            Some(64) => {
                let half = self.b.iconst(Type::I64, 32);
                let high = self.b.lshr(x, half);
                let both = self.b.xor(x, high);
                self.b.trunc(both, Type::I32)
            }
            Some(_) => self.b.zext(x, Type::I32),
            None => {
                let words = [0, 1, 2, 3].map(|k| self.b.lane(x, k));
                let sum = self.b.add(words[0], words[1]);
                let other = self.b.xor(words[2], words[3]);
                self.b.sub(sum, other)
            }
        }
    }

    fn set_shared(&mut self, shared: Shared, item: Value, word: Value) {
        let at = self.place_of_shared(shared, item);
        let (_, align) = self.size_and_align(shared.elem);
        let x = match self.b.ctx.types.int_bits(shared.elem) {
            Some(32) => word,
            Some(64) => {
                let wide = self.b.zext(word, Type::I64);
                let factor = self.b.iconst(Type::I64, 0x1_0000_0003);
                self.b.mul(wide, factor)
            }
            Some(_) => self.b.trunc(word, shared.elem),
            None => {
                let other = self.b.xor(word, item);
                self.b.build_vector(&[word, other, item, word])
            }
        };
        self.b.store(x, at, align);
    }

    /// Makes a new word of the old one and of what an element had, and stores it there.
    fn change_shared(&mut self, shared: Shared, item: Value, word: Value) -> Value {
        let before = self.shared_word(shared, item);
        let factor = self
            .b
            .iconst(Type::I32, 2 * self.rng.below(500) as i128 + 1);
        let product = self.b.mul(before, factor);
        let after = self.b.add(product, word);
        self.set_shared(shared, item, after);
        self.b.xor(after, before)
    }

    /// A call that some items make; gives a word, and what may have been touched.
    fn perhaps_call(&mut self, of: &Portion, item: Value, word: Value) -> (Value, Touched) {
        if self.rng.percent(40) {
            return self.call_member(of, item, word);
        }
        let bit = self.b.iconst(Type::I32, 1 << self.rng.below(6));
        let bits = self.b.and(word, bit);
        let zero = self.b.iconst(Type::I32, 0);
        let goes = self.b.icmp(IntCC::Ne, bits, zero);
        let (call, join) = (
            self.b.create_block(),
            self.b.create_block_with(&[Type::I32]),
        );
        self.b.branch(goes, (call, &[]), (join, &[word]));
        self.b.switch_to(call);
        let mark = self.pool.mark();
        let (found, touched) = self.call_member(of, item, word);
        self.pool.reset(&mark);
        self.b.jump(join, &[found]);
        self.b.switch_to(join);
        (self.b.params(join)[0], touched)
    }

    fn call_member(&mut self, of: &Portion, item: Value, word: Value) -> (Value, Touched) {
        let by_name = of.tables.is_empty() || self.rng.percent(50);
        if by_name && !of.members.is_empty() {
            let member = self.rng.pick(&of.members);
            let args = self.member_arguments(member.shape, item, word);
            let result = self.b.call(member.func, Type::I32, &args);
            return (result.unwrap_or(word), member.touches);
        }
        if of.tables.is_empty() {
            return (word, 0);
        }
        let table = &of.tables[self.rng.below(of.tables.len())];
        let c = self.rng.below(table.columns.len());
        let column = &table.columns[c];
        let base = GlobalRef::Var(table.var);
        let rows = column.len();
        let distance = 8 * table.columns.len() as i64;
        let at = match self.rng.percent(30) {
            true => {
                let row = self.rng.below(rows) as i64;
                let from = row * distance + 8 * c as i64;
                self.b.global_address(base, table.space, from)
            }
            false => {
                let base = self.b.global_address(base, table.space, 8 * c as i64);
                let last = self.b.iconst(Type::I32, rows as i128 - 1);
                let row = self.b.and(word, last);
                let row = self.b.zext(row, Type::I64);
                let bytes = self.b.iconst(Type::I64, distance.into());
                let from = self.b.mul(row, bytes);
                self.b.gep_bytes(base, from)
            }
        };
        let callee = self.b.load(Type::ptr(AddrSpace::Generic), at, 8);
        let args = self.member_arguments(column[0].shape, item, word);
        let params = args.iter().map(|&arg| self.b.ty(arg)).collect();
        let ty = self.b.ctx.types.intern(TypeData::Func {
            ret: Type::I32,
            params,
            vararg: false,
        });
        let result = self.b.call_indirect(ty, callee, &args);
        (result.unwrap_or(word), table.touches())
    }

    fn member_arguments(&mut self, shape: Shape, item: Value, word: Value) -> Vec<Value> {
        match shape {
            Shape::Word => vec![item, word],
            Shape::Float => {
                // No NaN: which bits one has is nobody's business.
                let mask = self.b.iconst(Type::I32, 0xbf7f_ffff);
                let bits = self.b.and(word, mask);
                vec![item, self.b.bitcast(bits, Type::F32)]
            }
            Shape::Boxed => {
                let ty = self.b.ctx.types.structure(&[Type::I32]);
                let boxed = self.b.zero(ty);
                vec![item, self.b.insert_value(boxed, word, &[0])]
            }
            Shape::Words => vec![item, word, self.any(Type::I32)],
        }
    }

    /// First contents of all variables that the kernel uses, calls, and what others have of it.
    /// Only where all items come.
    pub(super) fn enter_siblings(&mut self, all: &Siblings, of: &Portion) {
        let Some((item, size)) = self.around.as_ref().map(|s| (s.local_id, s.group_size)) else {
            return;
        };
        let mark = self.pool.mark();
        let vars: Vec<Shared> = used(all, of).collect();
        for &shared in &vars {
            let word = self.variable(Type::I32);
            self.set_shared(shared, item, word);
        }
        self.calls_of_siblings(of, item);
        self.barrier();
        if !vars.is_empty() {
            let shift = self.index_word();
            let other = self.b.xor(item, shift);
            let other = self.b.urem(other, size);
            let shared = self.rng.pick(&vars);
            let theirs = self.shared_word(shared, other);
            self.store_result(theirs);
        }
        self.barrier();
        self.pool.reset(&mark);
    }

    /// More calls, and what all variables have then.
    pub(super) fn leave_siblings(&mut self, all: &Siblings, of: &Portion) {
        let Some(item) = self.around.as_ref().map(|s| s.local_id) else {
            return;
        };
        let mark = self.pool.mark();
        self.calls_of_siblings(of, item);
        let mut sum = self.b.iconst(Type::I32, 0);
        for shared in used(all, of) {
            let word = self.shared_word(shared, item);
            let factor = self.b.iconst(Type::I32, 77);
            let product = self.b.mul(sum, factor);
            sum = self.b.add(product, word);
        }
        self.store_result(sum);
        self.pool.reset(&mark);
    }

    fn calls_of_siblings(&mut self, of: &Portion, item: Value) {
        let mut word = self.variable(Type::I32);
        for _ in 0..self.rng.between(1, 3) {
            let (found, touched) = self.perhaps_call(of, item, word);
            debug_assert_eq!(touched & !of.touched, 0, "it has contents");
            word = found;
        }
        self.store_result(word);
    }
}

/// The variables of a kernel.
fn used(all: &Siblings, of: &Portion) -> impl Iterator<Item = Shared> + use<> {
    let touched = of.touched;
    let vars = all.vars.clone().into_iter().enumerate();
    vars.filter_map(move |(i, v)| (touched & 1 << i != 0).then_some(v))
}

//! Instructions that want the same value in all lanes, where the program has different ones: they
//! run once for each value.
//!
//! ```text
//! header:  u = readfirstlane v          the value of the first lane that is left
//!          c = icmp eq v, u
//!          branch c, body, skip
//! body:    r = instruction with u
//!          jump check
//! skip:    jump check
//! check:   branch c, exit, again        who has had his turn leaves the loop
//! again:   jump header
//! exit:    what followed, with r as a parameter
//! ```
//!
//! The first lane's value equals itself, so each turn lets at least one lane go, and the loop ends;
//! the loop is entered with a lane that runs, and gone on with only for lanes that are left, so
//! `readfirstlane` never sees an empty EXEC (the stage `wave` skips blocks that read a lane when no
//! lane is there). In `body` all running lanes have the value u. The instruction stands in the
//! loop, not behind it: behind it all lanes would wait for one another.
//!
//! Works on legal IR in normal form ([`super::normalise`]), and keeps both: the loop has a
//! preheader (the block before the instruction) and one latch, no edge is critical, r leaves
//! through the only exit, and the new blocks stand in place of the old one. Linear.

use super::env::Env;
use super::replace::Replacements;
use crate::analysis::{Uniformity, Uses, WaveShape};
use cranelift_entity::EntitySet;
use ir::intrinsic::ImageOp;
use ir::{
    AddrSpace, ArithFlags, BinaryOp, Block, BlockCall, CastOp, ConstData, Context, Function, Inst,
    InstData, IntCC, Intrinsic, Rare, SourceLoc, Type, TypeData, Value,
};
use smallvec::SmallVec;

/// Values of one lane each.
type Values = SmallVec<[Value; 4]>;

/// Gives each access to a buffer a resource, each access to an element of a row of registers an
/// index, and each call a target that is the same in all lanes. Tells whether it changed anything.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    let accesses = accesses(env.ctx, func);
    if accesses.is_empty() {
        return false;
    }
    let graph = env.graph(func);
    let lanes = env.abilities.lanes;
    let uniformity = Uniformity::new(env.ctx, func, &graph, WaveShape { lanes });
    let mut all = accesses.iter();
    if !all.any(|(.., wanted)| wanted.varies(func, &uniformity)) {
        env.keep_uniformity(uniformity);
        return false;
    }
    let mut turns = Turns::new(env.ctx, func);
    let mut changed = false;
    // From the end: what is in front of an instruction stays where it is.
    for (block, inst, wanted) in accesses.into_iter().rev() {
        let place = match wanted {
            Wanted::Resource(place) => place,
            Wanted::Image(mut words) => {
                words.retain(|v| uniformity.is_divergent(*v));
                if !words.is_empty() {
                    changed = true;
                    turns.run_in_turns(block, inst, &words, |func, body, uniform| {
                        with_operands(func, body, inst, &words, uniform)
                    });
                }
                continue;
            }
            Wanted::Index(index) => {
                if uniformity.is_divergent(index) {
                    changed = true;
                    turns.run_in_turns(block, inst, &[index], |func, body, uniform| {
                        with_operands(func, body, inst, &[index], uniform)
                    });
                }
                continue;
            }
            Wanted::Target(pointer) => {
                if uniformity.is_divergent(pointer) {
                    changed = true;
                    let number = turns.as_number(block, inst, pointer);
                    turns.run_in_turns(block, inst, &[number], |func, body, uniform| {
                        with_target(func, body, inst, pointer, uniform[0])
                    });
                }
                continue;
            }
        };
        let Some(address) = Address::of(turns.func, place) else {
            continue;
        };
        let varying = address.varying(&uniformity);
        if varying.is_empty() {
            continue;
        }
        changed = true;
        turns.run_in_turns(block, inst, &varying, |func, body, uniform| {
            address.replace(func, body, inst, place, &varying, uniform)
        });
    }
    turns.finish();
    changed
}

/// What an instruction wants to be the same in all lanes.
enum Wanted {
    /// The resource of a pointer into a buffer.
    Resource(Value),
    /// The parts of an image's resource, and of its sampler.
    Image(Values),
    /// The index into a row of registers. Legalisation has made rows where it is; folded branches
    /// may have put the access behind a loop whose lanes leave it in different turns since.
    Index(Value),
    /// The pointer to what is called. Legalisation calls in turns where it differs; the same value
    /// computed in a loop may have taken its place since, which lanes leave in different turns.
    Target(Value),
}

impl Wanted {
    /// Is it not the same in all lanes?
    fn varies(&self, func: &Function, uniformity: &Uniformity) -> bool {
        match self {
            Wanted::Resource(place) => {
                let address = Address::of(func, *place);
                address.is_some_and(|address| !address.varying(uniformity).is_empty())
            }
            Wanted::Image(words) => words.iter().any(|&v| uniformity.is_divergent(v)),
            Wanted::Index(value) | Wanted::Target(value) => uniformity.is_divergent(*value),
        }
    }
}

/// The accesses to buffers and rows, and calls through pointers, in the order of the layout.
fn accesses(ctx: &Context, func: &Function) -> Vec<(Block, Inst, Wanted)> {
    let mut found = Vec::new();
    let buffer = Type::ptr(AddrSpace::BufferFat);
    let has_buffers = func.has_value_of(buffer);
    if !has_buffers && !func.has_made(Rare::ELEMENT | Rare::IMAGE | Rare::CALL) {
        return found;
    }
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let index = match *func.inst(inst) {
                InstData::ExtractElement { args: [_, index] } => Some(index),
                InstData::InsertElement {
                    args: [_, _, index],
                } => Some(index),
                InstData::Intrinsic { id, args, .. } if id.is_legal_image() => {
                    let args = args.as_slice(&func.lists);
                    let words = descriptors(ctx, func, args);
                    found.push((block, inst, Wanted::Image(Values::from_slice(words))));
                    continue;
                }
                InstData::CallIndirect { args, .. } => {
                    let target = args.as_slice(&func.lists).first().copied();
                    found.extend(target.map(|p| (block, inst, Wanted::Target(p))));
                    continue;
                }
                _ => None,
            };
            if let Some(index) = index.filter(|&i| func.value_const(i).is_none()) {
                found.push((block, inst, Wanted::Index(index)));
                continue;
            }
            if !has_buffers {
                continue;
            }
            let mut place = None;
            func.for_each_operand(inst, |v| {
                if func.value_type(v) == buffer {
                    place = place.or(Some(v));
                }
            });
            found.extend(place.map(|p| (block, inst, Wanted::Resource(p))));
        }
    }
    found
}

/// The parts of 64 bits of an image's resource, and of its sampler, which are the last operands.
fn descriptors<'a>(ctx: &Context, func: &Function, args: &'a [Value]) -> &'a [Value] {
    let number = args.first().and_then(|&v| func.value_const(v));
    let op = number.and_then(|c| match ctx.consts.get(c) {
        &ConstData::Int(_, n) => ImageOp::from_number(u32::try_from(n).ok()?),
        _ => None,
    });
    let parts = op.map_or(0, |op| op.operands().descriptor_parts());
    &args[args.len().saturating_sub(parts)..]
}

/// The instruction again, with other values in the place of some of its operands. It gets a list of
/// operands of its own: a copy would share that of the first one.
fn with_operands(
    func: &mut Function,
    body: Block,
    inst: Inst,
    old: &[Value],
    new: &[Value],
) -> Inst {
    let (mut data, ty) = (func.inst(inst).clone(), func.result_type(inst));
    if let InstData::Intrinsic { args, .. } | InstData::CallIndirect { args, .. } = &mut data {
        let own = Values::from_slice(args.as_slice(&func.lists));
        *args = func.list(&own);
    }
    let again = func.append_inst(body, data, ty, func.inst_loc(inst));
    func.for_each_operand_mut(again, |v| {
        if let Some(i) = old.iter().position(|o| o == v) {
            *v = new[i];
        }
    });
    again
}

/// The call again, of what a number is the address of.
fn with_target(
    func: &mut Function,
    body: Block,
    inst: Inst,
    pointer: Value,
    number: Value,
) -> Inst {
    let (op, flags, arg) = (CastOp::IntToPtr, ArithFlags::empty(), number);
    let (data, ty) = (InstData::Cast { op, flags, arg }, func.value_type(pointer));
    let cast = func.append_inst(body, data, ty, func.inst_loc(inst));
    let target = func.result(cast).unwrap_or(pointer);
    with_operands(func, body, inst, &[pointer], &[target])
}

/// The operands of `llvm.amdgpuc.buffer.address`.
struct Address {
    args: SmallVec<[Value; 8]>,
    loc: SourceLoc,
}

impl Address {
    /// Positions of what must be the same in all lanes: both halves of the resource, and the offset
    /// for all lanes.
    const UNIFORM: [usize; 3] = [0, 1, 4];

    /// That of a pointer, if it is made so.
    fn of(func: &Function, place: Value) -> Option<Address> {
        let inst = func.def_inst(place)?;
        match func.inst(inst) {
            InstData::Intrinsic {
                id: Intrinsic::BufferAddress,
                args,
                ..
            } => Some(Address {
                args: SmallVec::from_slice(args.as_slice(&func.lists)),
                loc: func.inst_loc(inst),
            }),
            _ => None,
        }
    }

    fn varying(&self, uniformity: &Uniformity) -> Values {
        let args = Address::UNIFORM.iter().map(|&i| self.args[i]);
        args.filter(|&v| uniformity.is_divergent(v)).collect()
    }

    /// The access, with `uniform` in place of `varying` in its address.
    fn replace(
        &self,
        func: &mut Function,
        body: Block,
        access: Inst,
        place: Value,
        varying: &[Value],
        uniform: &[Value],
    ) -> Inst {
        let mut args = self.args.clone();
        for i in Address::UNIFORM {
            if let Some(k) = varying.iter().position(|&v| v == args[i]) {
                args[i] = uniform[k];
            }
        }
        let ty = func.value_type(place);
        let args = func.list(&args);
        let (id, flags) = (Intrinsic::BufferAddress, ArithFlags::empty());
        let data = InstData::Intrinsic { id, flags, args };
        let made = func.append_inst(body, data, ty, self.loc);
        let uniform_place = func.result(made);
        let (data, ty) = (func.inst(access).clone(), func.result_type(access));
        let new = func.append_inst(body, data, ty, func.inst_loc(access));
        func.for_each_operand_mut(new, |v| {
            if *v == place {
                *v = uniform_place.unwrap_or(place);
            }
        });
        new
    }
}

/// Makes the loops.
pub struct Turns<'a> {
    ctx: &'a mut Context,
    func: &'a mut Function,
    uses: Uses,
    replaced: Replacements,
    /// Instructions that took results apart, and are not needed any more.
    dead: EntitySet<Inst>,
}

impl<'a> Turns<'a> {
    /// For a function of legal IR in normal form.
    pub fn new(ctx: &'a mut Context, func: &'a mut Function) -> Turns<'a> {
        Turns {
            uses: Uses::new(func),
            ctx,
            func,
            replaced: Replacements::default(),
            dead: EntitySet::new(),
        }
    }

    /// Puts an instruction of a block into a loop that runs it for all lanes with the same
    /// `varying` values at a time. `rebuild` gets the block where the instruction will stand and
    /// the values that are the same in all its lanes; it appends one with the same result that uses
    /// them. Instructions of one block must come from the last to the first.
    pub fn run_in_turns(
        &mut self,
        block: Block,
        inst: Inst,
        varying: &[Value],
        rebuild: impl FnOnce(&mut Function, Block, &[Value]) -> Inst,
    ) {
        let Some(at) = self.func.blocks[block]
            .insts
            .iter()
            .position(|&i| i == inst)
        else {
            return;
        };
        let loc = self.func.inst_loc(inst);
        let rest = self.func.blocks[block].insts.split_off(at + 1);
        self.func.blocks[block].insts.truncate(at);
        let [header, body, skip, check, again, exit] = self.blocks_behind(block);
        self.jump(block, header, &[], loc);
        let (uniform, same) = self.first_lane(header, varying, loc);
        self.branch(
            header,
            same,
            BlockCall::new(body),
            BlockCall::new(skip),
            loc,
        );

        let new = rebuild(self.func, body, &uniform);
        let unneeded = match self.func.result(inst) {
            Some(result) => self.unneeded(result),
            None => Some(Vec::new()),
        };
        let wanted = unneeded.is_none();
        self.dead.extend(unneeded.into_iter().flatten());
        let results = match self.func.result(new).filter(|_| wanted) {
            Some(result) => self.taken_apart(body, result, loc),
            None => Values::new(),
        };
        self.jump(body, check, &results, loc);
        let nothing: Values = results
            .iter()
            .map(|&r| crate::values::poison(self.ctx, self.func, self.func.value_type(r)))
            .collect();
        self.jump(skip, check, &nothing, loc);

        let passed = self.params_like(check, &results);
        let leaving = self.func.block_call(exit, &passed);
        self.branch(check, same, leaving, BlockCall::new(again), loc);
        self.jump(again, header, &[], loc);
        let outside = self.params_like(exit, &passed);
        self.put_together(exit, inst, &outside, loc);
        self.func.blocks[exit].insts.extend(rest);
    }

    /// The address that a pointer is, computed in front of an instruction.
    fn as_number(&mut self, block: Block, inst: Inst, pointer: Value) -> Value {
        let loc = self.func.inst_loc(inst);
        let number = self.cast(block, CastOp::PtrToInt, pointer, Type::I64, loc);
        let insts = &mut self.func.blocks[block].insts;
        let made = insts.pop();
        if let (Some(at), Some(made)) = (insts.iter().position(|&i| i == inst), made) {
            insts.insert(at, made);
        }
        number
    }

    /// Carries out what was collected.
    pub fn finish(mut self) {
        self.replaced.apply(self.func);
        if !self.dead.is_empty() {
            for i in 0..self.func.layout.len() {
                let block = self.func.layout[i];
                let dead = &self.dead;
                self.func.blocks[block].insts.retain(|&i| !dead.contains(i));
            }
        }
    }

    /// What takes a result apart for nobody, if nobody needs it for more: without optimisation
    /// legalisation leaves such parts, and there are operations that some processors have only
    /// without a result.
    fn unneeded(&self, result: Value) -> Option<Vec<Inst>> {
        let mut parts: Vec<Inst> = Vec::new();
        let mut seen = EntitySet::new();
        let mut work = vec![result];
        while let Some(value) = work.pop() {
            for &user in self.uses.users(value) {
                let takes_apart = matches!(
                    self.func.inst(user),
                    InstData::Cast { .. }
                        | InstData::Binary { .. }
                        | InstData::ExtractElement { .. }
                        | InstData::ExtractValue { .. }
                );
                let part = self.func.result(user).filter(|_| takes_apart)?;
                if seen.insert(user) {
                    parts.push(user);
                    work.push(part);
                }
            }
        }
        Some(parts)
    }

    /// New blocks, in the layout behind a block.
    fn blocks_behind<const N: usize>(&mut self, block: Block) -> [Block; N] {
        let new = std::array::from_fn(|_| self.func.make_block());
        let place = self.func.layout.iter().position(|&b| b == block);
        let behind = place.map_or(self.func.layout.len(), |p| p + 1);
        self.func.layout.splice(behind..behind, new);
        new
    }

    fn value(&mut self, block: Block, data: InstData, ty: Type, loc: SourceLoc) -> Value {
        let inst = self.func.append_inst(block, data, ty, loc);
        self.func
            .result(inst)
            .expect("the type of a value is not void")
    }

    fn jump(&mut self, block: Block, target: Block, args: &[Value], loc: SourceLoc) {
        let dest = self.func.block_call(target, args);
        self.func
            .append_inst(block, InstData::Jump { dest }, Type::VOID, loc);
    }

    fn branch(&mut self, block: Block, cond: Value, a: BlockCall, b: BlockCall, loc: SourceLoc) {
        let dests = [a, b];
        let data = InstData::Branch { cond, dests };
        self.func.append_inst(block, data, Type::VOID, loc);
    }

    fn params_like(&mut self, block: Block, values: &[Value]) -> Values {
        let types: SmallVec<[Type; 4]> = values.iter().map(|&v| self.func.value_type(v)).collect();
        types
            .iter()
            .map(|&ty| self.func.append_block_param(block, ty))
            .collect()
    }

    /// The first lane's values, and whether this lane has the same.
    fn first_lane(&mut self, block: Block, varying: &[Value], loc: SourceLoc) -> (Values, Value) {
        let mut uniform = Values::new();
        let mut all: Option<Value> = None;
        for &v in varying {
            let ty = self.func.value_type(v);
            let args = self.func.list(&[v]);
            let (id, flags) = (Intrinsic::ReadFirstLane, ArithFlags::empty());
            let data = InstData::Intrinsic { id, flags, args };
            let first = self.value(block, data, ty, loc);
            uniform.push(first);
            let data = InstData::ICmp {
                cond: IntCC::Eq,
                flags,
                args: [v, first],
            };
            let same = self.value(block, data, Type::I1, loc);
            all = Some(match all {
                None => same,
                Some(before) => {
                    let (op, args) = (BinaryOp::And, [before, same]);
                    self.value(block, InstData::Binary { op, flags, args }, Type::I1, loc)
                }
            });
        }
        let same = all.unwrap_or_else(|| crate::values::int(self.ctx, self.func, Type::I1, 1));
        (uniform, same)
    }

    /// A result as values that blocks can have as parameters.
    fn taken_apart(&mut self, block: Block, result: Value, loc: SourceLoc) -> Values {
        match Kind::of(self.ctx, self.func.value_type(result)) {
            Kind::Scalar => Values::from_slice(&[result]),
            Kind::Narrow => {
                let word = self.cast(block, CastOp::ZExt, result, Type::I32, loc);
                Values::from_slice(&[word])
            }
            Kind::Pair => {
                let word = self.cast(block, CastOp::Bitcast, result, Type::I32, loc);
                Values::from_slice(&[word])
            }
            Kind::Words(n) => (0..n)
                .map(|i| {
                    let index = crate::values::int(self.ctx, self.func, Type::I32, u128::from(i));
                    let args = [result, index];
                    self.value(block, InstData::ExtractElement { args }, Type::I32, loc)
                })
                .collect(),
            Kind::Fields(fields) => fields
                .iter()
                .enumerate()
                .map(|(i, &ty)| {
                    let indices = Box::new([i as u32]);
                    let arg = result;
                    self.value(block, InstData::ExtractValue { arg, indices }, ty, loc)
                })
                .collect(),
        }
    }

    fn cast(&mut self, block: Block, op: CastOp, arg: Value, ty: Type, loc: SourceLoc) -> Value {
        let flags = ArithFlags::empty();
        self.value(block, InstData::Cast { op, flags, arg }, ty, loc)
    }

    /// The opposite of [`Turns::taken_apart`], for those who use the result.
    fn put_together(&mut self, block: Block, inst: Inst, parts: &[Value], loc: SourceLoc) {
        let (Some(result), Some(&first)) = (self.func.result(inst), parts.first()) else {
            return;
        };
        let ty = self.func.value_type(result);
        let whole = match Kind::of(self.ctx, ty) {
            Kind::Scalar => first,
            Kind::Narrow => {
                self.replace_extensions(result, first);
                self.cast(block, CastOp::Trunc, first, ty, loc)
            }
            Kind::Pair => self.cast(block, CastOp::Bitcast, first, ty, loc),
            Kind::Words(_) => {
                let mut v = crate::values::poison(self.ctx, self.func, ty);
                for (i, &part) in parts.iter().enumerate() {
                    let index = crate::values::int(self.ctx, self.func, Type::I32, i as u128);
                    let args = [v, part, index];
                    v = self.value(block, InstData::InsertElement { args }, ty, loc);
                }
                v
            }
            Kind::Fields(_) => return self.replace_fields(result, parts),
        };
        self.replaced.set(result, whole);
    }

    /// Those who extend a narrow integer with zeros get the word, which is that.
    fn replace_extensions(&mut self, narrow: Value, word: Value) {
        for &user in self.uses.users(narrow) {
            let extends = matches!(
                self.func.inst(user),
                InstData::Cast {
                    op: CastOp::ZExt,
                    ..
                }
            );
            let value = self.func.result(user).filter(|_| extends);
            if let Some(value) = value.filter(|&v| self.func.value_type(v) == Type::I32) {
                self.replaced.set(value, word);
                self.dead.insert(user);
            }
        }
    }

    /// Those who take fields of a structure get the fields.
    fn replace_fields(&mut self, structure: Value, fields: &[Value]) {
        for &user in self.uses.users(structure) {
            let InstData::ExtractValue { indices, .. } = self.func.inst(user) else {
                continue;
            };
            let field = indices.first().and_then(|&i| fields.get(i as usize));
            if let (Some(&field), Some(value)) = (field, self.func.result(user)) {
                self.replaced.set(value, field);
                self.dead.insert(user);
            }
        }
    }
}

/// How a result goes from block to block.
enum Kind {
    /// As it is.
    Scalar,
    /// Extended to 32 bits.
    Narrow,
    /// As the word that it is.
    Pair,
    /// Word by word.
    Words(u32),
    /// Field by field.
    Fields(Box<[Type]>),
}

impl Kind {
    fn of(ctx: &Context, ty: Type) -> Kind {
        match ctx.types.get(ty) {
            TypeData::Int(8 | 16) => Kind::Narrow,
            TypeData::Vector { elem, len } if *elem == Type::I32 => Kind::Words(*len),
            TypeData::Vector { .. } => Kind::Pair,
            TypeData::Struct { fields, .. } => Kind::Fields(fields.clone()),
            _ => Kind::Scalar,
        }
    }
}

//! Address-space inference: generic pointers that can only come from one address space become
//! pointers of that space.
//!
//! Each generic pointer value has a state: nothing known yet, one space, or generic. Sources are
//! casts from other spaces; generic parameters of kernels and generic pointers loaded from constant
//! memory, which are global (the host knows no local or private addresses); variables that are
//! declared in the generic space, which the code object has in global memory; everything else is
//! generic. Address arithmetic, selects and block parameters take the meet of their operands.
//! States only fall, twice at most, so the propagation is linear in uses. `null` counts as global,
//! where it is the same address.
//!
//! Each value with a space gets a twin of that space; memory accesses, comparisons and casts use
//! the twins. What then has no user is left for dead code elimination.

use super::env::Env;
use super::replace::Replacements;
use crate::analysis::alias::{Base, PointerInfo};
use crate::analysis::{Cfg, Uses};
use crate::values;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::{
    AddrSpace, ArithFlags, Block, CastOp, Const, ConstData, Function, GepFlags, GlobalRef, Inst,
    InstData, IntCC, Intrinsic, SourceLoc, Type, UnaryOp, Value, ValueDef,
};

/// Longest chain of address computations that is looked through.
const MAX_STEPS: u32 = 8;

const GENERIC: Type = Type::ptr(AddrSpace::Generic);

/// What is known of a generic pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum State {
    /// Nothing has reached it yet.
    #[default]
    Top,
    /// It points into this space.
    Space(AddrSpace),
    /// It may point anywhere.
    Bottom,
}

impl State {
    fn meet(self, other: State) -> State {
        match (self, other) {
            (State::Top, s) | (s, State::Top) => s,
            (a, b) if a == b => a,
            _ => State::Bottom,
        }
    }
}

/// Infers spaces and rewrites accesses.
pub fn run(env: &mut Env<'_>, func: &mut Function) -> bool {
    if !func.has_value_of(GENERIC) {
        return false;
    }
    let info = env.lasting_graph(func);
    let cfg = &info.cfg;
    let any = cfg.rpo().iter().any(|&b| mentions_generic_pointer(func, b));
    if !any {
        return false;
    }
    let uses = Uses::new(func);
    let states = infer(env, func, cfg, &uses);
    let mut rewriter = Rewriter {
        env,
        func,
        states: &states,
        twins: SecondaryMap::new(),
        replaced: Replacements::default(),
        changed: false,
    };
    rewriter.run(cfg);
    let (changed, mut replaced) = (rewriter.changed, rewriter.replaced);
    replaced.apply(func);
    super::space_casts::run(func, cfg.rpo()) || changed
}

fn mentions_generic_pointer(func: &Function, block: Block) -> bool {
    let is_generic = |v: &Value| func.value_type(*v) == GENERIC;
    func.block_params(block).iter().any(is_generic)
        || func.blocks[block].insts.iter().any(|&inst| {
            let mut found = false;
            func.for_each_operand(inst, |v| found |= is_generic(&v));
            found
        })
}

type States = SecondaryMap<Value, State>;

fn infer(env: &Env<'_>, func: &Function, cfg: &Cfg, uses: &Uses) -> States {
    let mut states = States::new();
    let mut work = Vec::new();
    let entry = func.entry();
    for &p in func.block_params(entry) {
        if func.value_type(p) == GENERIC {
            states[p] = match func.call_conv.is_kernel() {
                true => State::Space(AddrSpace::Global),
                false => State::Bottom,
            };
        }
    }
    for &b in cfg.rpo() {
        if b != entry {
            work.extend_from_slice(func.block_params(b));
        }
        let results = func.blocks[b].insts.iter().filter_map(|&i| func.result(i));
        work.extend(results);
    }
    work.retain(|&v| func.value_type(v) == GENERIC);
    // Popped from the end: definitions first.
    work.reverse();
    while let Some(value) = work.pop() {
        let new = state_of(env, func, cfg, &mut states, value);
        if new == states[value] {
            continue;
        }
        states[value] = new;
        for &user in uses.users(value) {
            if let Some(result) = func.result(user).filter(|&r| func.value_type(r) == GENERIC) {
                work.push(result);
            }
            for target in func.targets(user) {
                let args = target.args.as_slice(&func.lists).iter();
                for (i, _) in args.enumerate().filter(|&(_, &a)| a == value) {
                    work.push(func.block_params(target.block)[i]);
                }
            }
        }
    }
    states
}

fn state_of(env: &Env<'_>, func: &Function, cfg: &Cfg, states: &mut States, value: Value) -> State {
    let operand = |states: &States, v: Value| match func.value_const(v) {
        Some(c) => const_state(env, c),
        None => states[v],
    };
    match func.value_def(value) {
        ValueDef::Const(c) => const_state(env, c),
        ValueDef::Param(block, _) if block == func.entry() => states[value],
        ValueDef::Param(block, index) => {
            let mut state = State::Top;
            for &p in cfg.preds(block) {
                let targets = func.terminator(p).map(|t| func.targets(t));
                for t in targets.iter().flatten().filter(|t| t.block == block) {
                    let arg = t.args.as_slice(&func.lists)[index as usize];
                    state = state.meet(operand(states, arg));
                }
            }
            state
        }
        ValueDef::Inst(inst) => match func.inst(inst) {
            InstData::Cast {
                op: CastOp::AddrSpaceCast,
                arg,
                ..
            } => match func.value_type(*arg).addr_space() {
                Some(space) => State::Space(space),
                None => State::Bottom,
            },
            InstData::Gep { args, .. } => operand(states, args.as_slice(&func.lists)[0]),
            InstData::Select { args, .. } => {
                operand(states, args[1]).meet(operand(states, args[2]))
            }
            InstData::Unary { arg, .. } => operand(states, *arg),
            InstData::Intrinsic { id, args, .. } if passes_pointer(*id) => {
                operand(states, args.as_slice(&func.lists)[0])
            }
            InstData::Load { ptr, .. } => match func.value_type(*ptr).addr_space() {
                Some(AddrSpace::Constant | AddrSpace::Constant32) => {
                    State::Space(AddrSpace::Global)
                }
                _ => State::Bottom,
            },
            _ => State::Bottom,
        },
    }
}

fn passes_pointer(id: Intrinsic) -> bool {
    matches!(
        id,
        Intrinsic::LaunderInvariantGroup | Intrinsic::StripInvariantGroup
    )
}

fn const_state(env: &Env<'_>, c: Const) -> State {
    match env.ctx.consts.get(c) {
        ConstData::Undef(_) | ConstData::Poison(_) => State::Top,
        ConstData::Zero(_) => State::Space(AddrSpace::Global),
        ConstData::Cast {
            op: CastOp::AddrSpaceCast,
            arg,
            ..
        } => match env.ctx.consts.ty(*arg).addr_space() {
            Some(space) => State::Space(space),
            None => State::Bottom,
        },
        ConstData::Address {
            base: GlobalRef::Var(_),
            ..
        } => State::Space(AddrSpace::Global),
        _ => State::Bottom,
    }
}

struct Rewriter<'a, 'b> {
    env: &'a mut Env<'b>,
    func: &'a mut Function,
    states: &'a States,
    /// For each generic pointer the same one in its space.
    twins: SecondaryMap<Value, PackedOption<Value>>,
    replaced: Replacements,
    changed: bool,
}

impl Rewriter<'_, '_> {
    fn run(&mut self, cfg: &Cfg) {
        let mut params = Vec::new();
        for &b in cfg.rpo() {
            if b == self.func.entry() {
                continue;
            }
            for i in 0..self.func.block_params(b).len() {
                let p = self.func.block_params(b)[i];
                if let Some(space) = self.space(p) {
                    let twin = self.func.append_block_param(b, Type::ptr(space));
                    self.twins[p] = twin.into();
                    params.push((b, i));
                }
            }
        }
        for &b in cfg.rpo() {
            self.block(b);
        }
        for (b, i) in params {
            self.arguments(cfg, b, i);
        }
    }

    /// The space of a generic pointer that is no constant.
    fn space(&self, value: Value) -> Option<AddrSpace> {
        match self.states[value] {
            State::Space(s) if self.func.value_type(value) == GENERIC => Some(s),
            _ => None,
        }
    }

    /// Passes the twin of argument `index` on all edges to a block.
    fn arguments(&mut self, cfg: &Cfg, block: Block, index: usize) {
        let preds = cfg.preds(block);
        let space = self.space(self.func.block_params(block)[index]);
        let Some(space) = space else { return };
        for (k, &p) in preds.iter().enumerate() {
            if k > 0 && preds[k - 1] == p {
                continue;
            }
            let Some(t) = self.func.terminator(p) else {
                continue;
            };
            let args: Vec<Option<Value>> = (self.func.targets(t).iter())
                .map(|d| (d.block == block).then(|| d.args.as_slice(&self.func.lists)[index]))
                .collect();
            let twins: Vec<Option<Value>> = args
                .into_iter()
                .map(|a| a.map(|a| self.twin(a, space)))
                .collect();
            let mut next = twins.into_iter();
            self.func.for_each_target_mut(t, |dest, lists| {
                if let Some(Some(twin)) = next.next() {
                    dest.args.push(twin, lists);
                }
            });
        }
    }

    /// The same pointer in its space. It must have that space.
    fn twin(&mut self, value: Value, space: AddrSpace) -> Value {
        if let Some(twin) = self.twins[value].expand() {
            return twin;
        }
        let ty = Type::ptr(space);
        let inner = self
            .func
            .value_const(value)
            .map(|c| match self.env.ctx.consts.get(c) {
                ConstData::Cast { arg, .. } => *arg,
                ConstData::Address { .. } => self.env.ctx.consts.intern(ConstData::Cast {
                    op: CastOp::AddrSpaceCast,
                    arg: c,
                    ty,
                }),
                ConstData::Zero(_) => self.env.ctx.consts.intern(ConstData::Zero(ty)),
                _ => self.env.ctx.consts.intern(ConstData::Undef(ty)),
            });
        match inner {
            Some(c) => self.func.const_value(c, ty),
            // A value whose state is still nothing comes from no execution.
            None => values::undef(self.env.ctx, self.func, ty),
        }
    }

    /// The twin of an operand, if it has a space.
    fn specific(&mut self, value: Value) -> Option<Value> {
        if self.func.value_type(value) != GENERIC {
            return None;
        }
        let state = match self.func.value_const(value) {
            Some(c) => const_state(self.env, c),
            None => self.states[value],
        };
        match state {
            State::Space(space) => Some(self.twin(value, space)),
            _ => None,
        }
    }

    fn block(&mut self, block: Block) {
        let insts = std::mem::take(&mut self.func.blocks[block].insts);
        let mut out = Vec::with_capacity(insts.len());
        if block == self.func.entry() {
            for i in 0..self.func.block_params(block).len() {
                let p = self.func.block_params(block)[i];
                if let Some(space) = self.space(p) {
                    let twin = self.cast(p, space, SourceLoc::NONE, &mut out);
                    self.twins[p] = twin.into();
                }
            }
        }
        for inst in insts {
            self.access(inst);
            out.push(inst);
            if let Some(result) = self.func.result(inst)
                && let Some(space) = self.space(result)
            {
                let twin = self.make_twin(inst, result, space, &mut out);
                self.twins[result] = twin.into();
            }
        }
        self.func.blocks[block].insts = out;
    }

    fn push(&mut self, data: InstData, ty: Type, loc: SourceLoc, out: &mut Vec<Inst>) -> Value {
        let inst = self.func.make_inst(data, ty, loc);
        out.push(inst);
        self.func
            .result(inst)
            .expect("an instruction with a type has a result")
    }

    fn cast(&mut self, v: Value, space: AddrSpace, loc: SourceLoc, out: &mut Vec<Inst>) -> Value {
        let data = InstData::Cast {
            op: CastOp::AddrSpaceCast,
            flags: ArithFlags::empty(),
            arg: v,
        };
        self.push(data, Type::ptr(space), loc, out)
    }

    /// The instruction again, in the space.
    fn make_twin(
        &mut self,
        inst: Inst,
        result: Value,
        space: AddrSpace,
        out: &mut Vec<Inst>,
    ) -> Value {
        let loc = self.func.inst_loc(inst);
        let ty = Type::ptr(space);
        let data = match self.func.inst(inst).clone() {
            InstData::Cast { arg, .. } => return arg,
            InstData::Gep {
                flags,
                source,
                args,
            } => {
                let mut list = args.as_slice(&self.func.lists).to_vec();
                list[0] = self.twin(list[0], space);
                let args = self.func.list(&list);
                InstData::Gep {
                    flags,
                    source,
                    args,
                }
            }
            InstData::Select { flags, args } => InstData::Select {
                flags,
                args: [
                    args[0],
                    self.twin(args[1], space),
                    self.twin(args[2], space),
                ],
            },
            InstData::Unary { flags, arg, .. } => {
                let (op, arg) = (UnaryOp::Freeze, self.twin(arg, space));
                let twin = self.push(InstData::Unary { op, flags, arg }, ty, loc, out);
                // Another freeze of an undefined pointer would be another pointer.
                let data = InstData::Cast {
                    op: CastOp::AddrSpaceCast,
                    flags: ArithFlags::empty(),
                    arg: twin,
                };
                let generic = self.push(data, GENERIC, loc, out);
                self.replaced.set(result, generic);
                self.changed = true;
                return twin;
            }
            InstData::Intrinsic { args, .. } => {
                let arg = args.as_slice(&self.func.lists)[0];
                return self.twin(arg, space);
            }
            _ => return self.cast(result, space, loc, out),
        };
        self.push(data, ty, loc, out)
    }

    /// Makes an instruction use twins.
    fn access(&mut self, inst: Inst) {
        match self.func.inst(inst).clone() {
            InstData::Load { ptr, .. } => self.replace(inst, &[ptr]),
            InstData::Store { args, .. } => self.replace_written(inst, args[1], &args[..1]),
            InstData::AtomicRmw { args, .. } => {
                self.replace_written(inst, args[0], &args[1..]);
            }
            InstData::CmpXchg { args, .. } => self.replace_written(inst, args[0], &args[1..]),
            InstData::Cast {
                op: CastOp::AddrSpaceCast,
                arg,
                ..
            } => {
                let to = self.func.result_type(inst);
                if let (Some(twin), Some(result)) = (self.specific(arg), self.func.result(inst))
                    && self.func.value_type(twin) == to
                {
                    self.replaced.set(result, twin);
                    self.changed = true;
                }
            }
            InstData::ICmp { cond, args, .. } => {
                // Null is zero as a generic pointer, and the highest address of some spaces.
                let in_order = |ty: Type| {
                    ty.addr_space() == Some(AddrSpace::Global)
                        || ty.addr_space() == Some(AddrSpace::Constant)
                };
                let equality = matches!(cond, IntCC::Eq | IntCC::Ne)
                    && args.iter().all(|&v| self.is_in_object(v));
                if let (Some(x), Some(y)) = (self.specific(args[0]), self.specific(args[1]))
                    && self.func.value_type(x) == self.func.value_type(y)
                    && (equality || in_order(self.func.value_type(x)))
                    && let InstData::ICmp { args, .. } = self.func.inst_mut(inst)
                {
                    *args = [x, y];
                    self.changed = true;
                }
            }
            InstData::Intrinsic { id, args, .. } => {
                let args = args.as_slice(&self.func.lists).to_vec();
                self.intrinsic(inst, id, &args);
            }
            _ => {}
        }
    }

    /// Is it the address of a variable, or within one?
    fn is_variable(&self, pointer: Value) -> bool {
        let info = PointerInfo::of_object(self.env.ctx, self.func, pointer);
        matches!(info.base, Base::Alloca(_) | Base::Global(_))
    }

    /// Is a generic pointer, if it comes from a space of 32 bits, the cast of a pointer there, or
    /// moved from it within an object? Only so are two that are equal there equal as they are.
    fn is_in_object(&self, pointer: Value) -> bool {
        let mut at = pointer;
        for _ in 0..MAX_STEPS {
            let Some(inst) = self.func.def_inst(at) else {
                return self.func.value_const(at).is_some();
            };
            at = match self.func.inst(inst) {
                InstData::Gep { flags, args, .. } if flags.contains(GepFlags::INBOUNDS) => {
                    args.as_slice(&self.func.lists)[0]
                }
                data => {
                    return matches!(
                        data,
                        InstData::Cast {
                            op: CastOp::AddrSpaceCast,
                            ..
                        }
                    );
                }
            };
        }
        false
    }

    fn intrinsic(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) {
        use Intrinsic::*;
        match id {
            Memcpy | MemcpyInline | Memmove => {
                self.replace_written(inst, args[0], &[]);
                self.replace(inst, &args[1..2]);
            }
            Memset | MemsetInline => self.replace_written(inst, args[0], &[]),
            IsShared | IsPrivate => {
                let wanted = match id {
                    IsShared => AddrSpace::Local,
                    _ => AddrSpace::Private,
                };
                let Some(twin) = self.specific(args[0]) else {
                    return;
                };
                let is = self.func.value_type(twin).addr_space() == Some(wanted);
                // The null of these spaces is the generic null, which is in none.
                if is && !self.is_variable(twin) {
                    return;
                }
                let bit = values::int(self.env.ctx, self.func, Type::I1, u128::from(is));
                if let Some(result) = self.func.result(inst) {
                    self.replaced.set(result, bit);
                    self.changed = true;
                }
            }
            _ => {}
        }
    }

    /// Replaces pointer operands by their twins.
    fn replace(&mut self, inst: Inst, pointers: &[Value]) {
        for &p in pointers {
            if let Some(twin) = self.specific(p) {
                self.changed = true;
                self.func.for_each_operand_mut(inst, |v| {
                    if *v == p {
                        *v = twin;
                    }
                });
            }
        }
    }

    /// The same for a pointer that is written to, which must not point to constant memory; not
    /// where the pointer is stored too.
    fn replace_written(&mut self, inst: Inst, pointer: Value, values: &[Value]) {
        let twin = self.specific(pointer);
        let space = twin.and_then(|t| self.func.value_type(t).addr_space());
        if !values.contains(&pointer) && space.is_some_and(|s| !s.is_constant()) {
            self.replace(inst, &[pointer]);
        }
    }
}

//! Inlining of calls.
//!
//! Callees come before their callers, so that a callee is inlined with what was inlined into it. A
//! call is inlined if the callee is `alwaysinline`; or, when optimising, if it is small, or
//! internal and called at one place only. `noinline` is respected, but not beside `optnone`: clang
//! gives both to every function at `-O0`, and who asks this compiler to optimise means it.
//! Functions of a recursion are not inlined into one another. A weak definition is inlined: device
//! code is linked here and nowhere else.
//!
//! Costs time linear in the code that is made; a caller grows up to [`MAX_CALLER`].

use super::calls::CallGraph;
use super::copies::Facts;
use super::globaldce::{self, Roots};
use super::replace::Replacements;
use crate::analysis::{Base, PointerInfo};
use crate::stack;
use crate::values;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, EntitySet, ListPool, SecondaryMap};
use ir::function::Indirect;
use ir::module::FnFlags;
use ir::{
    AliasScope, ArithFlags, Block, BlockCall, Context, DataLayout, FuncRef, Function, Inst,
    InstData, Intrinsic, Linkage, Module, Rare, SourceLoc, Type, Value, ValueDef,
};
use rustc_hash::FxHashMap;

/// Most instructions of a callee that is inlined at each call.
const MAX_CALLEE: usize = 300;
/// A caller with more instructions takes in nothing more, but `alwaysinline` functions.
const MAX_CALLER: usize = 20_000;

/// Which calls are inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Policy {
    /// Only those of `alwaysinline` functions.
    Required,
    /// Also those that promise to pay.
    Profitable,
}

/// Inlines calls in all functions, and drops the internal functions that are not needed any more.
pub fn run(module: &mut Module, policy: Policy) -> bool {
    let mut functions = module.functions.values();
    if !functions.any(|func| func.has_made(Rare::CALL)) {
        return false;
    }
    let graph = CallGraph::new(module);
    if graph.sites.values().all(|&n| n == 0) {
        return false;
    }
    let mut changed = false;
    // Costs of the functions that are done and called, which are those that may be inlined.
    let mut costs = SecondaryMap::with_capacity(module.functions.len());
    for &caller in &graph.order {
        changed |= inline_into(module, &graph, caller, policy, &costs);
        if graph.sites[caller] > 0 {
            costs[caller] = Some(cost(&module.ctx, &module.functions[caller]));
        }
    }
    changed | globaldce::run(module, Roots::Exported)
}

fn size(func: &Function) -> usize {
    func.layout
        .iter()
        .map(|&b| func.blocks[b].insts.len())
        .sum()
}

/// Instructions that will be left when variables are out of memory.
fn cost(ctx: &Context, func: &Function) -> usize {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts
        .filter(|&&i| {
            let pointer = match func.inst(i) {
                InstData::Load { ptr, .. } => *ptr,
                InstData::Store { args, .. } => args[1],
                InstData::Alloca { .. }
                | InstData::Cast { .. }
                | InstData::Jump { .. }
                | InstData::Intrinsic {
                    id: Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd,
                    ..
                } => return false,
                _ => return true,
            };
            !matches!(
                PointerInfo::of_object(ctx, func, pointer).base,
                Base::Alloca(_)
            )
        })
        .count()
}

fn inline_into(
    module: &mut Module,
    graph: &CallGraph,
    caller: FuncRef,
    policy: Policy,
    costs: &SecondaryMap<FuncRef, Option<usize>>,
) -> bool {
    let mut grown = size(&module.functions[caller]);
    let mut replaced = Replacements::default();
    let mut changed = false;
    // Only the caller's own blocks, not copied ones: those have no call left that could be inlined,
    // but for recursions, which would not end.
    let mut work: Vec<Block> = module.functions[caller].layout.clone();
    while let Some(block) = work.pop() {
        let func = &module.functions[caller];
        let found = func.blocks[block].insts.iter().position(|&inst| {
            let &InstData::Call { callee, .. } = func.inst(inst) else {
                return false;
            };
            costs[callee].is_some_and(|cost| {
                may_inline(module, caller, callee)
                    && wants_inlining(module, graph, callee, policy, cost, grown)
            })
        });
        let Some(index) = found else { continue };
        let call = module.functions[caller].blocks[block].insts[index];
        let &InstData::Call { callee, .. } = module.functions[caller].inst(call) else {
            continue;
        };
        let body = module.functions[callee].clone();
        grown += size(&body);
        replaced.apply_to(&mut module.functions[caller], call);
        let inliner = Inliner::new(&mut module.ctx, &mut module.functions[caller], &body);
        let (after, result) = inliner.run(block, index);
        if let Some((old, new)) = result {
            replaced.set(old, new);
        }
        work.push(after);
        changed = true;
    }
    replaced.apply(&mut module.functions[caller]);
    changed
}

/// Can the call be inlined without changing its meaning?
fn may_inline(module: &Module, caller: FuncRef, callee: FuncRef) -> bool {
    let (from, to) = (&module.functions[callee], &module.functions[caller]);
    let mode = |f: &Function| {
        let text = |key| f.attrs.string(key).map(str::to_string);
        let denormals = ["denormal-fp-math", "denormal-fp-math-f32"].map(text);
        (denormals, f.attrs.constant32_high())
    };
    let strict = |f: &Function| f.attrs.flags.contains(FnFlags::STRICT_FP);
    from.is_defined()
        // Another one may take its place.
        && from.linkage != Linkage::Weak
        && callee != caller
        && !from.vararg
        && !from.call_conv.is_kernel()
        && mode(from) == mode(to)
        && strict(from) == strict(to)
}

fn wants_inlining(
    module: &Module,
    graph: &CallGraph,
    callee: FuncRef,
    policy: Policy,
    cost: usize,
    caller_size: usize,
) -> bool {
    let func = &module.functions[callee];
    let flags = func.attrs.flags;
    if flags.contains(FnFlags::ALWAYS_INLINE) {
        return true;
    }
    if policy == Policy::Required || keeps_calls(flags) || caller_size > MAX_CALLER {
        return false;
    }
    let only_call = graph.sites[callee] == 1
        && func.linkage == Linkage::Internal
        && !graph.taken.contains(callee);
    only_call || cost <= MAX_CALLEE
}

/// Was it asked for that calls of a function stay calls? There is no `optnone` without `noinline`
/// (LangRef, "Function Attributes"): of a function with both nobody has asked for the latter.
fn keeps_calls(flags: FnFlags) -> bool {
    flags & (FnFlags::NO_INLINE | FnFlags::OPT_NONE) == FnFlags::NO_INLINE
}

/// Replaces the call with an index in a block by a copy of what it calls. Gives the block with what
/// came after the call, and the call's result with the value that stands for it.
pub(crate) fn inline_call(
    ctx: &mut Context,
    caller: &mut Function,
    callee: &Function,
    block: Block,
    index: usize,
) -> (Block, Option<(Value, Value)>) {
    Inliner::new(ctx, caller, callee).run(block, index)
}

/// Copies one callee into one caller.
struct Inliner<'a> {
    ctx: &'a mut Context,
    caller: &'a mut Function,
    callee: &'a Function,
    values: SecondaryMap<Value, PackedOption<Value>>,
    blocks: SecondaryMap<Block, PackedOption<Block>>,
    /// The scopes of this execution of the callee.
    scopes: FxHashMap<AliasScope, AliasScope>,
    /// Variables whose lifetime ends with this execution.
    ending: Vec<Value>,
}

impl<'a> Inliner<'a> {
    fn new(ctx: &'a mut Context, caller: &'a mut Function, callee: &'a Function) -> Self {
        Inliner {
            ctx,
            caller,
            callee,
            values: SecondaryMap::with_capacity(callee.num_values()),
            blocks: SecondaryMap::with_capacity(callee.blocks.len()),
            scopes: FxHashMap::default(),
            ending: Vec::new(),
        }
    }

    /// Replaces the call with index `index` in `block`, which goes on with the callee's entry.
    /// Gives the block with what came after the call, and the call's result with the value that
    /// stands for it.
    fn run(mut self, block: Block, index: usize) -> (Block, Option<(Value, Value)>) {
        let call = self.caller.blocks[block].insts[index];
        let after = self.caller.append_block();
        let rest = self.caller.blocks[block].insts.split_off(index + 1);
        self.caller.blocks[after].insts = rest;
        self.caller.blocks[block].insts.pop();
        let result = self.caller.result(call).map(|old| {
            let ty = self.caller.value_type(old);
            (old, self.caller.append_block_param(after, ty))
        });
        let saved = stack::grows_inlined(self.callee).then(|| self.save_stack(block, call));
        self.bind_parameters(block, call);
        self.make_blocks(block);
        self.copy_insts(after);
        self.end_lifetimes(after, call);
        if let Some(saved) = saved {
            self.restore_stack(after, call, saved);
        }
        (after, result)
    }

    /// Where the stack ends, before a copy of a function that takes room there.
    fn save_stack(&mut self, block: Block, call: Inst) -> Value {
        let loc = self.caller.inst_loc(call);
        let ty = Type::ptr(ir::AddrSpace::Private);
        let save = self.intrinsic(Intrinsic::StackSave, &[], ty, loc);
        self.caller.blocks[block].insts.push(save);
        let saved = self.caller.result(save);
        saved.expect("the type of a pointer is not void")
    }

    fn restore_stack(&mut self, after: Block, call: Inst, saved: Value) {
        let loc = self.caller.inst_loc(call);
        let restore = self.intrinsic(Intrinsic::StackRestore, &[saved], Type::VOID, loc);
        self.caller.blocks[after].insts.insert(0, restore);
    }

    /// Binds the parameters to the arguments; a `byval` one is a copy.
    fn bind_parameters(&mut self, block: Block, call: Inst) {
        let args = self.caller.operands(call);
        let loc = self.caller.inst_loc(call);
        let params = self.callee.block_params(self.callee.entry()).to_vec();
        for ((param, &arg), value) in self.callee.params.iter().zip(&args).zip(params) {
            let space = self.caller.value_type(arg).addr_space();
            let arg = match (param.attrs.indirect, space) {
                (Some(Indirect::ByVal(ty)), Some(ir::AddrSpace::Private)) => {
                    self.copy_argument(block, arg, ty, param.attrs.align, loc)
                }
                _ => arg,
            };
            self.values[value] = arg.into();
        }
    }

    fn copy_argument(
        &mut self,
        block: Block,
        from: Value,
        ty: Type,
        align: u32,
        loc: SourceLoc,
    ) -> Value {
        let layout = DataLayout::new(&self.ctx.types);
        let (size, natural) = (layout.alloc_size(ty), layout.align(ty));
        let slot = InstData::Alloca {
            ty,
            count: None,
            align_log2: u64::from(align).max(natural).trailing_zeros() as u8,
        };
        let ptr = self.caller.value_type(from);
        let slot = self.caller.make_inst(slot, ptr, loc);
        self.add_alloca(slot);
        let to = self.caller.result(slot).unwrap_or(from);
        self.begin_lifetime(block, slot);
        let len = values::int(self.ctx, self.caller, Type::I64, u128::from(size));
        let ordinary = values::int(self.ctx, self.caller, Type::I1, 0);
        let args = [to, from, len, ordinary];
        let copy = self.intrinsic(Intrinsic::Memcpy, &args, Type::VOID, loc);
        self.caller.blocks[block].insts.push(copy);
        to
    }

    /// Allocas stand at the beginning of the caller's entry.
    fn add_alloca(&mut self, inst: Inst) {
        let entry = self.caller.entry();
        self.caller.blocks[entry].insts.insert(0, inst);
    }

    /// A variable of the callee is not needed before a place at the end of a block of the caller,
    /// and not when the callee has returned.
    fn begin_lifetime(&mut self, block: Block, alloca: Inst) {
        if let Some(variable) = self.caller.result(alloca) {
            let loc = self.caller.inst_loc(alloca);
            let start = self.intrinsic(Intrinsic::LifetimeStart, &[variable], Type::VOID, loc);
            self.caller.blocks[block].insts.push(start);
            self.ending.push(variable);
        }
    }

    fn end_lifetimes(&mut self, after: Block, call: Inst) {
        let loc = self.caller.inst_loc(call);
        let ending = std::mem::take(&mut self.ending).into_iter();
        let end = |v| self.intrinsic(Intrinsic::LifetimeEnd, &[v], Type::VOID, loc);
        let ends: Vec<Inst> = ending.map(end).collect();
        self.caller.blocks[after].insts.splice(0..0, ends);
    }

    /// An intrinsic of the caller that stands nowhere yet.
    fn intrinsic(&mut self, id: Intrinsic, args: &[Value], ty: Type, loc: SourceLoc) -> Inst {
        let data = InstData::Intrinsic {
            id,
            flags: ArithFlags::empty(),
            args: self.caller.list(args),
        };
        self.caller.make_inst(data, ty, loc)
    }

    fn make_blocks(&mut self, block: Block) {
        self.blocks[self.callee.entry()] = block.into();
        for &b in &self.callee.layout[1..] {
            let new = self.caller.append_block();
            self.blocks[b] = new.into();
            for &p in self.callee.block_params(b) {
                let copy = self
                    .caller
                    .append_block_param(new, self.callee.value_type(p));
                self.values[p] = copy.into();
            }
        }
    }

    fn copy_insts(&mut self, after: Block) {
        let callee = self.callee;
        let marked = marked(callee);
        let mut copies = Vec::new();
        for &b in &callee.layout {
            let Some(to) = self.blocks[b].expand() else {
                continue;
            };
            for &inst in &callee.blocks[b].insts {
                let data = self.copy_data(callee.inst(inst), after);
                let ty = callee.result_type(inst);
                let copy = self.caller.make_inst(data, ty, callee.inst_loc(inst));
                if let (Some(old), Some(new)) = (callee.result(inst), self.caller.result(copy)) {
                    self.values[old] = new.into();
                }
                Facts::of(callee, inst).note(self.caller, copy);
                copies.push(copy);
                match callee.inst(inst) {
                    InstData::Alloca { .. } if stack::is_static(callee, b, inst) => {
                        self.add_alloca(copy);
                        if callee.result(inst).is_none_or(|v| !marked.contains(v)) {
                            self.begin_lifetime(to, copy);
                        }
                    }
                    _ => self.caller.blocks[to].insts.push(copy),
                }
            }
        }
        // Operands come last: a definition may stand in a later block of the layout than its use.
        for copy in copies {
            let mut operands = self.caller.operands(copy);
            for v in &mut operands {
                *v = self.value(*v);
            }
            let mut next = operands.into_iter();
            self.caller.for_each_operand_mut(copy, |v| {
                if let Some(new) = next.next() {
                    *v = new;
                }
            });
        }
    }

    fn value(&mut self, old: Value) -> Value {
        if let Some(new) = self.values[old].expand() {
            return new;
        }
        let ty = self.callee.value_type(old);
        let new = match self.callee.value_def(old) {
            ValueDef::Const(c) => self.caller.const_value(c, ty),
            // Of an unreachable block.
            _ => values::undef(self.ctx, self.caller, ty),
        };
        self.values[old] = new.into();
        new
    }

    /// The same instruction with lists of its own and the blocks of the caller; the operands are
    /// still the callee's.
    fn copy_data(&mut self, data: &InstData, after: Block) -> InstData {
        let from = &self.callee.lists;
        let mut data = data.clone();
        if let InstData::Ret { value } = data {
            let args: Vec<Value> = value.into_iter().collect();
            let dest = self.caller.block_call(after, &args);
            return InstData::Jump { dest };
        }
        let to = &mut self.caller.lists;
        match &mut data {
            InstData::Load { mem, .. }
            | InstData::Store { mem, .. }
            | InstData::AtomicRmw { mem, .. }
            | InstData::CmpXchg { mem, .. } => {
                mem.alias = self.ctx.alias.with_new_scopes(mem.alias, &mut self.scopes);
            }
            InstData::Gep { args, .. }
            | InstData::Call { args, .. }
            | InstData::CallIndirect { args, .. }
            | InstData::Intrinsic { args, .. } => *args = copy_list(args, from, to),
            InstData::Jump { dest } => copy_target(dest, &self.blocks, from, to),
            InstData::Branch { dests, .. } => {
                for dest in dests {
                    copy_target(dest, &self.blocks, from, to);
                }
            }
            InstData::Switch { default, cases, .. } => {
                copy_target(default, &self.blocks, from, to);
                for case in cases {
                    copy_target(&mut case.dest, &self.blocks, from, to);
                }
            }
            _ => {}
        }
        data
    }
}

/// What has a marker of the beginning of its lifetime.
fn marked(func: &Function) -> EntitySet<Value> {
    let mut marked = EntitySet::new();
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        if let InstData::Intrinsic {
            id: Intrinsic::LifetimeStart,
            args,
            ..
        } = func.inst(*inst)
        {
            marked.extend(args.as_slice(&func.lists).iter().copied());
        }
    }
    marked
}

fn copy_list(
    list: &EntityList<Value>,
    from: &ListPool<Value>,
    to: &mut ListPool<Value>,
) -> EntityList<Value> {
    EntityList::from_slice(list.as_slice(from), to)
}

fn copy_target(
    dest: &mut BlockCall,
    blocks: &SecondaryMap<Block, PackedOption<Block>>,
    from: &ListPool<Value>,
    to: &mut ListPool<Value>,
) {
    dest.args = copy_list(&dest.args, from, to);
    if let Some(block) = blocks[dest.block].expand() {
        dest.block = block;
    }
}

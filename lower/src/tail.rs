//! Guaranteed tail calls: however many follow one another, the stack does not grow.
//!
//! A wave leaves a function with all lanes that came, so it cannot jump to another one while some
//! of its lanes still have to return: a tail call in divergent flow is no jump. But a loop is what
//! lanes may leave one by one. So functions that call one another in the place of their returns, in
//! circles, become one function with a loop: each turn executes the body of one of them, and a tail
//! call is the next turn. What calls them otherwise, or takes their addresses, finds functions of
//! their old names that call the loop.
//!
//! ```text
//! f(x) { …; musttail g(a) }  →  f(x) { return loop(0, x) }  loop(n, x) { again: switch n {
//! g(x) { …; musttail f(b) }     g(x) { return loop(1, x) }    0: …; n, x = 1, a; goto again
//!                                                             1: …; n, x = 0, b; goto again } }
//! ```
//!
//! A tail call through a pointer may lead to each function of its type whose address is taken, so
//! those are in the circle as well; in the loop the pointer is compared with theirs. A tail call
//! that is in no circle is an ordinary call: as many of these as there are functions can be nested.
//! So are those of other objects' functions, of which nothing is known.
//!
//! Afterwards there are no tail calls. A module without any is looked at once; else the time is
//! linear in the code of the circles, and quadratic in the number of tail calls at the worst.

use crate::opt::inline::inline_call;
use crate::stack;
use crate::values;
use cranelift_entity::{EntityList, EntityRef, EntitySet};
use ir::function::Indirect;
use ir::module::FnFlags;
use ir::{
    ArithFlags, Block, BlockCall, ConstData, Context, Diagnostic, FuncRef, Function, GlobalRef,
    Inst, InstData, IntCC, Intrinsic, Linkage, Module, SwitchCase, Type, Value,
};

/// Replaces all guaranteed tail calls.
///
/// # Errors
/// Circles that cannot be one loop: of functions with different parameters or floating-point modes.
pub fn run(module: &mut Module) -> Result<(), Vec<Diagnostic>> {
    let callers: Vec<FuncRef> = module
        .functions
        .iter()
        .filter(|(_, func)| tail_calls(func).next().is_some())
        .map(|(f, _)| f)
        .collect();
    if callers.is_empty() {
        return Ok(());
    }
    let taken = taken(module);
    let mut errors = Vec::new();
    for circle in circles(module, &callers, &taken) {
        match check(module, &circle) {
            Ok(()) => make_loop(module, &circle),
            Err(error) => errors.push(error),
        }
    }
    for func in module.functions.values_mut() {
        clear(func);
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

/// The guaranteed tail calls of a function.
fn tail_calls(func: &Function) -> impl Iterator<Item = Inst> {
    let insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts
        .copied()
        .filter(|&inst| flags(func.inst(inst)).contains(ArithFlags::MUST_TAIL))
}

fn flags(data: &InstData) -> ArithFlags {
    match data {
        InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } => *flags,
        _ => ArithFlags::empty(),
    }
}

/// Makes all calls ordinary ones.
fn clear(func: &mut Function) {
    let calls: Vec<Inst> = tail_calls(func).collect();
    for inst in calls {
        if let InstData::Call { flags, .. } | InstData::CallIndirect { flags, .. } =
            func.inst_mut(inst)
        {
            flags.remove(ArithFlags::MUST_TAIL);
        }
    }
}

/// Functions whose address is taken somewhere.
fn taken(module: &Module) -> Vec<FuncRef> {
    let mut taken = EntitySet::new();
    for i in 0..module.ctx.consts.len() {
        if let ConstData::Address {
            base: GlobalRef::Func(f),
            ..
        } = module.ctx.consts.get(ir::Const::new(i))
        {
            taken.insert(*f);
        }
    }
    taken.iter().collect()
}

/// Functions that a tail call may lead to, of those whose bodies are surely theirs.
fn targets(module: &Module, from: FuncRef, taken: &[FuncRef]) -> Vec<FuncRef> {
    let func = &module.functions[from];
    let mut all = Vec::new();
    for inst in tail_calls(func) {
        match func.inst(inst) {
            InstData::Call { callee, .. } => all.push(*callee),
            // The verifier has seen that the types are the caller's.
            _ => all.extend(taken.iter().filter(|&&f| same_types(module, from, f))),
        }
    }
    all.retain(|&f| {
        let to = &module.functions[f];
        to.is_defined() && to.linkage != Linkage::Weak && !to.call_conv.is_kernel()
    });
    all.sort_unstable();
    all.dedup();
    all
}

fn same_types(module: &Module, a: FuncRef, b: FuncRef) -> bool {
    let (a, b) = (&module.functions[a], &module.functions[b]);
    let types = |f: &Function| f.params.iter().map(|p| p.ty).collect::<Vec<_>>();
    a.ret == b.ret && a.call_conv == b.call_conv && types(a) == types(b)
}

/// Sets of functions that tail-call one another in circles, each in the order of the module.
fn circles(module: &Module, callers: &[FuncRef], taken: &[FuncRef]) -> Vec<Vec<FuncRef>> {
    let mut edges = Vec::new();
    for &from in callers {
        let to = targets(module, from, taken).into_iter();
        let to = to.filter(|t| callers.binary_search(t).is_ok());
        edges.extend(to.map(|to| (from, to)));
    }
    let calls_itself = |f: FuncRef| edges.contains(&(f, f));
    let mut circles = graphs::components(callers.iter().copied(), edges.iter().copied());
    circles.retain(|circle| circle.len() > 1 || calls_itself(circle[0]));
    circles.iter_mut().for_each(|circle| circle.sort_unstable());
    circles.sort_unstable();
    circles
}

/// Can the functions be one loop?
fn check(module: &Module, circle: &[FuncRef]) -> Result<(), Diagnostic> {
    let first = &module.functions[circle[0]];
    let mode = |f: &Function| {
        let keys = ["denormal-fp-math", "denormal-fp-math-f32"];
        let strict = f.attrs.flags.contains(FnFlags::STRICT_FP);
        let denormals = keys.map(|k| f.attrs.string(k).map(str::to_string));
        (denormals, strict, f.attrs.constant32_high())
    };
    for &f in circle {
        let func = &module.functions[f];
        let by_value = func
            .params
            .iter()
            .any(|p| matches!(p.attrs.indirect, Some(Indirect::ByVal(_))));
        let problem = if by_value {
            "with 'byval' parameters"
        } else if !same_types(module, circle[0], f) {
            "between functions of different types"
        } else if mode(first) != mode(func) {
            "between functions of different floating-point modes or upper halves of addresses"
        } else {
            continue;
        };
        let at = tail_calls(func).next();
        let loc = at.map_or(func.loc, |inst| func.inst_loc(inst));
        let message = format!("guaranteed tail calls {problem} are not supported");
        return Err(Diagnostic::error(loc, message));
    }
    Ok(())
}

/// The loop of a circle.
struct Loop {
    func: FuncRef,
    /// The block where a turn begins.
    head: Block,
    /// Where the stack ended before the first turn, if turns take room on it.
    stack: Option<Value>,
}

fn make_loop(module: &mut Module, circle: &[FuncRef]) {
    let made = declare(module, circle);
    for (number, &f) in circle.iter().enumerate() {
        let block = made.turn(module, circle, number, f);
        let body = module.functions[f].clone();
        let caller = &mut module.functions[made.func];
        let (after, result) = inline_call(&mut module.ctx, caller, &body, block, 0);
        if let (Some((_, new)), Some(end)) = (result, caller.terminator(after)) {
            *caller.inst_mut(end) = InstData::Ret { value: Some(new) };
        }
    }
    made.close(module, circle);
    for (number, &f) in circle.iter().enumerate() {
        enter_loop(module, circle, made.func, number, f);
    }
}

/// The number of a turn's function is the first parameter, if there are several.
fn numbered(circle: &[FuncRef]) -> usize {
    usize::from(circle.len() > 1)
}

/// The function with its entry and the head of its loop.
fn declare(module: &mut Module, circle: &[FuncRef]) -> Loop {
    let first = &module.functions[circle[0]];
    let (ret, loc, call_conv) = (first.ret, first.loc, first.call_conv);
    let name = unused_name(module, &format!("{}.tail", first.name));
    let mut types = vec![Type::I32; numbered(circle)];
    types.extend(first.params.iter().map(|p| p.ty));
    let attrs = shared_attributes(module, circle);
    let func = module.add_function(&name, ret, &types);
    let grows = circle
        .iter()
        .any(|&f| stack::grows_inlined(&module.functions[f]));
    let made = &mut module.functions[func];
    (made.loc, made.call_conv, made.linkage) = (loc, call_conv, Linkage::Internal);
    made.attrs = attrs;
    let (entry, head) = (made.append_block(), made.append_block());
    let mut args = Vec::new();
    for &ty in &types {
        args.push(made.append_block_param(entry, ty));
        made.append_block_param(head, ty);
    }
    let stack = grows.then(|| {
        let save = InstData::Intrinsic {
            id: Intrinsic::StackSave,
            flags: ArithFlags::empty(),
            args: EntityList::new(),
        };
        let ty = Type::ptr(ir::AddrSpace::Private);
        let save = made.append_inst(entry, save, ty, loc);
        made.result(save)
    });
    let dest = made.block_call(head, &args);
    made.append_inst(entry, InstData::Jump { dest }, Type::VOID, loc);
    Loop {
        func,
        head,
        stack: stack.flatten(),
    }
}

fn unused_name(module: &Module, wanted: &str) -> String {
    let mut name = wanted.to_string();
    while module.function_by_name(&name).is_some() || module.global_by_name(&name).is_some() {
        name.push('_');
    }
    name
}

/// What holds for all the functions.
fn shared_attributes(module: &Module, circle: &[FuncRef]) -> ir::FnAttrs {
    let mut shared = module.functions[circle[0]].attrs.clone();
    for &f in circle {
        let attrs = &module.functions[f].attrs;
        let convergent = (shared.flags | attrs.flags) & FnFlags::CONVERGENT;
        shared.flags = shared.flags & attrs.flags | convergent;
        shared
            .strings
            .retain(|(key, value)| attrs.string(key) == Some(value));
    }
    shared
        .flags
        .remove(FnFlags::ALWAYS_INLINE | FnFlags::NO_INLINE);
    shared
}

impl Loop {
    /// A block that calls one of the functions with the turn's arguments, and returns.
    fn turn(&self, module: &mut Module, circle: &[FuncRef], number: usize, f: FuncRef) -> Block {
        let (ret, loc) = (module.functions[f].ret, module.functions[f].loc);
        let func = &mut module.functions[self.func];
        let block = func.append_block();
        let args = func.block_params(self.head)[numbered(circle)..].to_vec();
        let call = InstData::Call {
            callee: f,
            flags: ArithFlags::empty(),
            args: func.list(&args),
        };
        let call = func.append_inst(block, call, ret, loc);
        let value = func.result(call);
        func.append_inst(block, InstData::Ret { value }, Type::VOID, loc);
        self.lead_to(&mut module.functions[self.func], number, block);
        block
    }

    /// The head branches to the turn of a number.
    fn lead_to(&self, func: &mut Function, number: usize, block: Block) {
        let Some(end) = func.terminator(self.head) else {
            let loc = func.loc;
            let dest = BlockCall::new(block);
            func.append_inst(self.head, InstData::Jump { dest }, Type::VOID, loc);
            return;
        };
        let value = func.block_params(self.head)[0];
        let case = SwitchCase {
            value: number as u128,
            dest: BlockCall::new(block),
        };
        let data = func.inst_mut(end);
        *data = match std::mem::replace(data, InstData::Unreachable) {
            InstData::Jump { dest } => InstData::Switch {
                value,
                default: dest,
                cases: Box::new([case]),
            },
            InstData::Switch {
                value,
                default,
                cases,
            } => {
                let mut cases = cases.into_vec();
                cases.push(case);
                InstData::Switch {
                    value,
                    default,
                    cases: cases.into_boxed_slice(),
                }
            }
            other => other,
        };
    }

    /// Tail calls go to the head.
    fn close(&self, module: &mut Module, circle: &[FuncRef]) {
        let func = &mut module.functions[self.func];
        for block in func.layout.clone() {
            let insts = &func.blocks[block].insts;
            let Some(&call) = insts.len().checked_sub(2).map(|i| &insts[i]) else {
                continue;
            };
            if !flags(func.inst(call)).contains(ArithFlags::MUST_TAIL) {
                continue;
            }
            let args = func.operands(call);
            match *func.inst(call) {
                InstData::Call { callee, .. } => {
                    if let Ok(number) = circle.binary_search(&callee) {
                        let keep = insts.len() - 2;
                        func.blocks[block].insts.truncate(keep);
                        self.next_turn(&mut module.ctx, func, block, (circle, number), &args);
                    }
                }
                _ => self.compare(&mut module.ctx, func, block, circle, &args),
            }
        }
    }

    /// A jump to the head.
    fn next_turn(
        &self,
        ctx: &mut Context,
        func: &mut Function,
        block: Block,
        (circle, number): (&[FuncRef], usize),
        args: &[Value],
    ) {
        let loc = func.loc;
        if let Some(stack) = self.stack {
            let restore = InstData::Intrinsic {
                id: Intrinsic::StackRestore,
                flags: ArithFlags::empty(),
                args: func.list(&[stack]),
            };
            func.append_inst(block, restore, Type::VOID, loc);
        }
        let mut all = Vec::new();
        if numbered(circle) == 1 {
            all.push(values::int(ctx, func, Type::I32, number as u128));
        }
        all.extend(args);
        let dest = func.block_call(self.head, &all);
        func.append_inst(block, InstData::Jump { dest }, Type::VOID, loc);
    }

    /// A call through a pointer, at the end of a block but for a jump: is it one of the circle's
    /// functions?
    fn compare(
        &self,
        ctx: &mut Context,
        func: &mut Function,
        mut block: Block,
        circle: &[FuncRef],
        args: &[Value],
    ) {
        let loc = func.loc;
        let at = func.blocks[block].insts.len() - 2;
        let call = func.blocks[block].insts.split_off(at);
        let (pointer, args) = (args[0], &args[1..]);
        let ty = func.value_type(pointer);
        for (number, &f) in circle.iter().enumerate() {
            let address = ConstData::Address {
                ty,
                base: GlobalRef::Func(f),
                offset: 0,
            };
            let address = values::constant(ctx, func, address);
            let same = InstData::ICmp {
                cond: IntCC::Eq,
                flags: ArithFlags::empty(),
                args: [pointer, address],
            };
            let same = func.append_inst(block, same, Type::I1, loc);
            let (Some(cond), turn, next) =
                (func.result(same), func.append_block(), func.append_block())
            else {
                return;
            };
            let dests = [BlockCall::new(turn), BlockCall::new(next)];
            let branch = InstData::Branch { cond, dests };
            func.append_inst(block, branch, Type::VOID, loc);
            self.next_turn(ctx, func, turn, (circle, number), args);
            block = next;
        }
        func.blocks[block].insts.extend(call);
    }
}

/// The function of the old name begins with its own turn.
fn enter_loop(module: &mut Module, circle: &[FuncRef], to: FuncRef, number: usize, f: FuncRef) {
    let func = &mut module.functions[f];
    let (ret, loc) = (func.ret, func.loc);
    func.layout.clear();
    let entry = func.append_block();
    let mut args = Vec::new();
    if numbered(circle) == 1 {
        args.push(values::int(
            &mut module.ctx,
            func,
            Type::I32,
            number as u128,
        ));
    }
    let types: Vec<Type> = func.params.iter().map(|p| p.ty).collect();
    for ty in types {
        args.push(func.append_block_param(entry, ty));
    }
    let call = InstData::Call {
        callee: to,
        flags: ArithFlags::empty(),
        args: func.list(&args),
    };
    let call = func.append_inst(entry, call, ret, loc);
    let value = func.result(call);
    func.append_inst(entry, InstData::Ret { value }, Type::VOID, loc);
}

//! One work-item at work: the loop over instructions, control flow, calls.

use super::code::{Code, Program};
use super::dispatch::Dispatch;
use super::error::{Fault, FaultKind, InterpError};
use super::memory::{Memory, Region};
use super::value::{Scalar, Slot};
use crate::entities::{Block, FuncRef, Inst, Value};
use crate::function::{Function, Indirect, ParamAttrs, ValueDef};
use crate::inst::{BlockCall, InstData};
use crate::module::Module;
use smallvec::SmallVec;
use std::rc::Rc;

/// Deepest nesting of calls.
const MAX_FRAMES: usize = 4096;

/// An activation of a function.
#[derive(Clone)]
pub struct Frame {
    pub func: FuncRef,
    pub code: Rc<Code>,
    pub block: Block,
    /// Index in the block of the instruction to execute.
    pub next: usize,
    /// Index of the first scalar of the frame.
    pub base: usize,
    /// Top of private memory to go back to on return.
    pub private_top: u64,
    /// What the lanes had that executed a `llvm.amdgcn.set.inactive` together with this one, the
    /// last time that it did.
    pub begun: Vec<(Inst, Rc<Begun>)>,
}

/// What lanes had, by their numbers.
pub type Begun = Vec<(u32, Vec<Slot>)>;

/// What a work-item is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It can go on.
    Running,
    /// It waits for its group.
    AtBarrier,
    /// It waits for its wave, before an operation that depends on which lanes are active.
    AtWaveOp,
    /// It has ended.
    Done,
}

/// A work-item.
pub struct WorkItem {
    /// Id in the group.
    pub local_id: [u32; 3],
    /// Id in the grid.
    pub global_id: [u32; 3],
    /// Lane of its wave.
    pub lane: u32,
    pub state: State,
    pub frames: Vec<Frame>,
    pub slots: Vec<Slot>,
    /// Private memory, address 0 on.
    pub private: Region,
    pub private_top: u64,
}

/// Private memory begins here, so that no variable has the address 0.
const PRIVATE_START: u64 = 16;
/// Bytes of private memory of a work-item at most.
const PRIVATE_LIMIT: u64 = 1 << 26;

impl WorkItem {
    /// A work-item before its kernel begins.
    pub fn new(local_id: [u32; 3], global_id: [u32; 3], lane: u32) -> WorkItem {
        WorkItem {
            local_id,
            global_id,
            lane,
            state: State::Running,
            frames: Vec::new(),
            slots: Vec::new(),
            private: Region::undefined(0, PRIVATE_START as usize),
            private_top: PRIVATE_START,
        }
    }

    /// A scalar of a value of the current frame.
    pub fn lane_of(&self, value: Value, i: usize) -> Slot {
        let frame = &self.frames[self.frames.len() - 1];
        match frame.code.span(value).place() {
            Ok(constant) => frame.code.constants[constant + i],
            Err(slot) => self.slots[frame.base + slot + i],
        }
    }

    /// Sets a scalar of a value of the current frame.
    pub fn set_lane(&mut self, value: Value, i: usize, slot: Slot) {
        let frame = &self.frames[self.frames.len() - 1];
        if let Err(at) = frame.code.span(value).place() {
            self.slots[frame.base + at + i] = slot;
        }
    }

    /// Undefined private memory.
    pub fn allocate(&mut self, size: u64, align: u64) -> Result<u64, Fault> {
        let at = crate::layout::round_up(self.private_top, align);
        let top = at.saturating_add(size);
        if top > PRIVATE_LIMIT {
            return Err(Fault::unsupported("so much private memory"));
        }
        self.private.grow(top as usize);
        self.private.forget(at as usize..top as usize);
        self.private_top = top;
        Ok(at)
    }

    /// Enters a function; its arguments must be set after that.
    pub fn enter(&mut self, program: &Program, func: FuncRef) -> Result<(), Fault> {
        if self.frames.len() >= MAX_FRAMES {
            return Err(Fault::unsupported("so deep a recursion"));
        }
        let code = program.code(func)?;
        let base = self.slots.len();
        self.slots.resize(base + code.frame_len, Slot::POISON);
        self.frames.push(Frame {
            func,
            block: program.module.functions[func].entry(),
            code,
            next: 0,
            base,
            private_top: self.private_top,
            begun: Vec::new(),
        });
        Ok(())
    }

    /// Notes what lanes had that executed an instruction together.
    pub fn begin(&mut self, inst: Inst, begun: Rc<Begun>) {
        if let Some(frame) = self.frames.last_mut() {
            frame.begun.retain(|(other, _)| *other != inst);
            frame.begun.push((inst, begun));
        }
    }

    /// What lanes had that executed an instruction together with this one.
    pub fn begun(&self, inst: Inst) -> Option<Rc<Begun>> {
        let begun = &self.frames.last()?.begun;
        let found = begun.iter().find(|(other, _)| *other == inst);
        found.map(|(_, begun)| begun.clone())
    }

    fn leave(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.slots.truncate(frame.base);
            self.private_top = frame.private_top;
        }
    }
}

/// What all work-items share while a group runs.
pub struct Env<'a, 'm> {
    pub program: &'a Program<'m>,
    pub memory: &'a mut Memory,
    /// Local memory of the group.
    pub lds: Region,
    pub dispatch: &'a Dispatch,
    /// Id of the group.
    pub group: [u32; 3],
    /// Instructions executed so far.
    pub steps: u64,
    pub step_limit: u64,
}

/// Where control goes after an instruction.
pub enum Flow {
    /// To the next one.
    Next,
    /// To another block of the frame.
    Jumped,
    /// To another frame, or nowhere.
    Switched,
    /// The work-item waits; it goes on at the next instruction.
    Wait(State),
    /// The work-item waits and comes back to this instruction.
    Retry(State),
    /// It has ended.
    Ended,
}

/// One work-item with its surroundings and current function.
pub struct Cx<'c, 'a, 'm> {
    pub env: &'c mut Env<'a, 'm>,
    pub item: &'c mut WorkItem,
    pub func: &'m Function,
    pub code: &'c Code,
}

/// Runs a work-item until it waits, ends, or has executed `budget` instructions.
pub fn run(env: &mut Env, item: &mut WorkItem, mut budget: u64) -> Result<(), InterpError> {
    let module: &Module = env.program.module;
    while item.state == State::Running && budget > 0 {
        let Some(frame) = item.frames.last() else {
            item.state = State::Done;
            break;
        };
        let code = frame.code.clone();
        let func = &module.functions[frame.func];
        let mut cx = Cx {
            env,
            item,
            func,
            code: &code,
        };
        cx.run_frame(&mut budget)?;
    }
    Ok(())
}

impl Cx<'_, '_, '_> {
    fn run_frame(&mut self, budget: &mut u64) -> Result<(), InterpError> {
        let depth = self.item.frames.len() - 1;
        while *budget > 0 {
            *budget -= 1;
            self.env.steps += 1;
            let frame = &self.item.frames[depth];
            let inst = self.func.blocks[frame.block].insts[frame.next];
            let flow = if self.env.steps > self.env.step_limit {
                Err(Fault::new(FaultKind::StepLimit, "step limit reached"))
            } else {
                self.step(inst)
            };
            match flow.map_err(|fault| locate(fault, self.func, inst, self.item))? {
                Flow::Next => self.item.frames[depth].next += 1,
                Flow::Jumped => {}
                Flow::Switched => return Ok(()),
                Flow::Wait(state) => {
                    self.item.frames[depth].next += 1;
                    self.item.state = state;
                    return Ok(());
                }
                Flow::Retry(state) => {
                    self.item.state = state;
                    return Ok(());
                }
                Flow::Ended => {
                    self.item.frames.clear();
                    self.item.state = State::Done;
                    return Ok(());
                }
            }
        }
        Ok(())
    }

    /// Executes an instruction.
    pub(super) fn step(&mut self, inst: Inst) -> Result<Flow, Fault> {
        use InstData::*;
        let func = self.func;
        match func.inst(inst) {
            Unary { op, flags, arg } => self.unary(inst, *op, *flags, *arg)?,
            Binary { op, flags, args } => self.binary(inst, *op, *flags, *args)?,
            Cast { op, flags, arg } => self.cast(inst, *op, *flags, *arg)?,
            ICmp { cond, flags, args } => self.icmp(inst, *cond, *flags, *args)?,
            FCmp { cond, flags, args } => self.fcmp(inst, *cond, *flags, *args)?,
            Select { flags, args } => self.select(inst, *flags, *args)?,
            ExtractElement { args } => self.extract_element(inst, *args)?,
            InsertElement { args } => self.insert_element(inst, *args)?,
            ShuffleVector { args, mask } => self.shuffle(inst, *args, mask)?,
            ExtractValue { arg, indices } => self.extract_value(inst, *arg, indices)?,
            InsertValue { args, indices } => self.insert_value(inst, *args, indices)?,
            Alloca {
                ty,
                count,
                align_log2,
            } => self.alloca(inst, *ty, *count, *align_log2)?,
            Load { ptr, mem } => self.load(inst, *ptr, *mem)?,
            Store { args, mem } => self.store(*args, *mem)?,
            AtomicRmw { op, args, mem } => self.atomic_rmw(inst, *op, *args, *mem)?,
            CmpXchg { args, mem, .. } => self.cmpxchg(inst, *args, *mem)?,
            Fence { .. } => {}
            Gep { source, args, .. } => self.gep(inst, *source, args.as_slice(&func.lists))?,
            Intrinsic { id, flags, args } => {
                return self.intrinsic(inst, *id, *flags, args.as_slice(&func.lists));
            }
            Call { callee, args, .. } => return self.call(*callee, args.as_slice(&func.lists)),
            CallIndirect { args, .. } => {
                return self.call_indirect(args.as_slice(&func.lists));
            }
            Jump { .. } | Branch { .. } | Switch { .. } | Ret { .. } | Unreachable => {
                return self.terminator(inst);
            }
        }
        Ok(Flow::Next)
    }

    // ---- operands and results -------------------------------------------------------------------

    /// A scalar of an operand.
    pub fn lane(&self, value: Value, i: usize) -> Slot {
        self.item.lane_of(value, i)
    }

    /// Number of scalars of a value.
    pub fn len(&self, value: Value) -> usize {
        self.code.span(value).len()
    }

    /// The only scalar of an operand, which control flow or an address depends on.
    pub fn defined(&self, value: Value, what: &str) -> Result<u128, Fault> {
        let slot = self.lane(value, 0);
        if slot.poison {
            let message = format!("{what} is undefined or poison");
            return Err(Fault::new(FaultKind::Undefined, message));
        }
        Ok(slot.bits)
    }

    /// Scalar type of a value or of a vector's elements.
    pub fn scalar(&self, value: Value) -> Result<Scalar, Fault> {
        self.code
            .scalar(value)
            .ok_or_else(|| Fault::unsupported("this operation on an aggregate"))
    }

    /// Width of a scalar or of a vector's elements.
    pub fn bits(&self, value: Value) -> Result<u32, Fault> {
        Ok(self.scalar(value)?.bits())
    }

    /// Result of an instruction that has one.
    pub fn result(&self, inst: Inst) -> Result<Value, Fault> {
        self.func
            .result(inst)
            .ok_or_else(|| Fault::unsupported("an instruction without its result"))
    }

    /// Sets a scalar of a result.
    pub fn set(&mut self, value: Value, i: usize, slot: Slot) {
        self.item.set_lane(value, i, slot);
    }

    // ---- control flow ---------------------------------------------------------------------------

    fn terminator(&mut self, inst: Inst) -> Result<Flow, Fault> {
        let func = self.func;
        match func.inst(inst) {
            InstData::Jump { dest } => self.goto(dest),
            InstData::Branch { cond, dests } => {
                let taken = self.defined(*cond, "branch condition")? != 0;
                self.goto(&dests[usize::from(!taken)]);
            }
            InstData::Switch {
                value,
                default,
                cases,
            } => {
                let value = self.defined(*value, "switch condition")?;
                let dest = cases
                    .iter()
                    .find(|c| c.value == value)
                    .map_or(default, |c| &c.dest);
                self.goto(dest);
            }
            InstData::Ret { value } => {
                self.ret(*value);
                return Ok(Flow::Switched);
            }
            _ => {
                return Err(Fault::new(
                    FaultKind::UndefinedBehaviour,
                    "control reached 'unreachable'",
                ));
            }
        }
        Ok(Flow::Jumped)
    }

    /// Parameters are assigned all at once: an argument may be a parameter of the same block.
    fn goto(&mut self, dest: &BlockCall) {
        let func = self.func;
        let params = func.block_params(dest.block);
        let args = dest.args.as_slice(&func.lists);
        let mut values: SmallVec<[Slot; 8]> = SmallVec::new();
        for &arg in args {
            values.extend((0..self.len(arg)).map(|i| self.lane(arg, i)));
        }
        let mut values = values.into_iter();
        for &param in params {
            for (i, slot) in values.by_ref().take(self.len(param)).enumerate() {
                self.item.set_lane(param, i, slot);
            }
        }
        if let Some(frame) = self.item.frames.last_mut() {
            frame.block = dest.block;
            frame.next = 0;
        }
    }

    fn ret(&mut self, value: Option<Value>) {
        let result: SmallVec<[Slot; 8]> = value
            .map(|v| (0..self.len(v)).map(|i| self.lane(v, i)).collect())
            .unwrap_or_default();
        self.item.leave();
        let module = self.env.program.module;
        let Some(caller) = self.item.frames.last_mut() else {
            self.item.state = State::Done;
            return;
        };
        let func = &module.functions[caller.func];
        let call = func.blocks[caller.block].insts[caller.next];
        caller.next += 1;
        if let Some(to) = func.result(call) {
            for (i, slot) in result.into_iter().enumerate() {
                self.item.set_lane(to, i, slot);
            }
        }
    }

    fn call(&mut self, callee: FuncRef, args: &[Value]) -> Result<Flow, Fault> {
        let module = self.env.program.module;
        let target = &module.functions[callee];
        let mut values: SmallVec<[SmallVec<[Slot; 4]>; 8]> = args
            .iter()
            .map(|&a| (0..self.len(a)).map(|i| self.lane(a, i)).collect())
            .collect();
        if args.len() != target.params.len() {
            return Err(Fault::new(
                FaultKind::UndefinedBehaviour,
                "call with the wrong number of arguments",
            ));
        }
        // The frame is entered first, so that it owns the copies of by-value arguments.
        self.item.enter(self.env.program, callee)?;
        for (slots, param) in values.iter_mut().zip(&target.params) {
            self.copy_by_value(slots, &param.attrs)?;
        }
        let entry = target.entry();
        for (&param, slots) in target.block_params(entry).iter().zip(&values) {
            if !matches!(target.value_def(param), ValueDef::Param(..)) {
                continue;
            }
            for (i, &slot) in slots.iter().enumerate() {
                self.item.set_lane(param, i, slot);
            }
        }
        Ok(Flow::Switched)
    }

    /// `byval`: the callee gets a pointer to a copy of its own.
    fn copy_by_value(&mut self, slots: &mut [Slot], attrs: &ParamAttrs) -> Result<(), Fault> {
        let Some(Indirect::ByVal(ty)) = attrs.indirect else {
            return Ok(());
        };
        let layout = crate::DataLayout::new(&self.env.program.module.ctx.types);
        let size = layout.alloc_size(ty);
        let align = u64::from(attrs.align).max(layout.align(ty));
        let [slot] = slots else {
            return Err(Fault::unsupported("byval of anything but a pointer"));
        };
        let from = self.item.private.check(slot.bits as u64, size)?;
        let (bytes, poison) = self.item.private.read_bytes(from, size as usize);
        let to = self.item.allocate(size, align)?;
        self.item.private.write_bytes(to as usize, &bytes, &poison);
        *slot = Slot::of(u128::from(to));
        Ok(())
    }

    fn call_indirect(&mut self, args: &[Value]) -> Result<Flow, Fault> {
        use super::code::{FUNCTION_STRIDE, FUNCTIONS_BASE};
        use cranelift_entity::EntityRef;
        let address = self.defined(args[0], "address of the called function")? as u64;
        let offset = address.wrapping_sub(FUNCTIONS_BASE);
        let index = (offset / FUNCTION_STRIDE) as usize;
        let module = self.env.program.module;
        if !offset.is_multiple_of(FUNCTION_STRIDE) || index >= module.functions.len() {
            return Err(Fault::new(
                FaultKind::UndefinedBehaviour,
                "call of an address that is no function's",
            ));
        }
        self.call(FuncRef::new(index), &args[1..])
    }
}

/// Adds its place to a failure.
pub fn locate(fault: Fault, func: &Function, inst: Inst, item: &WorkItem) -> InterpError {
    InterpError {
        kind: fault.kind,
        message: fault.message,
        function: func.name.clone(),
        instruction: crate::verifier::describe_instruction(func, inst),
        loc: func.inst_loc(inst),
        work_item: Some(item.global_id),
    }
}

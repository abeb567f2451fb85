//! The walk over a function, from its end to its beginning.

use crate::Env;
use crate::banks::Banks;
use crate::ctx::{Comp, Comps, Ctx, Input, Res};
use crate::node::{Class, Node};
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::filled;
use ir::{BinaryOp, Diagnostic, FuncRef, Inst, InstData, UnaryOp, Value, ValueDef};
use isa::{Feature, FlatScratch, Opcode, ScratchAccess};
use lower::abi::standard::{Convention, ITEM_ID_BITS};
use mir::{Bank, Inst as MInst, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// Selects one function; gives the rules taken as well.
pub fn function(
    env: &Env,
    func: FuncRef,
    is_uniform: &dyn Fn(Value) -> bool,
) -> Result<(mir::Function, Vec<u16>), Diagnostic> {
    let ir = &env.module.functions[func];
    let (ir_uses, freezes) = count_uses(ir);
    let banks = Banks::compute(env, ir, is_uniform, &ir_uses);
    let mut ctx = Ctx::new(
        env,
        ir,
        &banks,
        is_uniform,
        &ir_uses,
        mir::FuncId::new(func.index()),
    );
    ctx.freezes = freezes;
    ctx.mir.convention = match env.info.signature(func).convention {
        Convention::Private => mir::Convention::Private,
        Convention::Standard => mir::Convention::Standard,
    };
    ctx.mir.frame.access = env.machine.facts().scratch;
    ctx.mir.frame.uses_flat_scratch = env.info.private_flat.contains(func);
    ctx.make_slots()?;
    for &block in ir.layout.iter().rev() {
        ctx.block = block;
        ctx.block(block)?;
    }
    ctx.tell_classes_apart();
    ctx.prepend_inputs();
    let joins = ir.layout.iter().filter(|&&b| (env.is_divergent_join)(b));
    let joins = joins.map(|&b| ctx.mir_block(b)).collect();
    crate::whole::spread(&mut ctx.mir, env.machine, &ctx.whole, &joins)?;
    ctx.point_to_frames();
    Ok((ctx.mir, ctx.fired))
}

/// How often each value is used; and whether any is frozen.
fn count_uses(ir: &ir::Function) -> (SecondaryMap<Value, u32>, bool) {
    let mut uses = filled(ir.num_values(), 0);
    let mut freezes = false;
    for &block in &ir.layout {
        for &inst in &ir.blocks[block].insts {
            ir.for_each_operand(inst, |v| uses[v] += 1);
            freezes |= matches!(
                ir.inst(inst),
                InstData::Unary {
                    op: UnaryOp::Freeze,
                    ..
                }
            );
        }
    }
    (uses, freezes)
}

impl Ctx<'_> {
    /// A frame slot for each alloca; legal IR has them in the entry block only, with constant
    /// sizes.
    fn make_slots(&mut self) -> Res {
        let ir = self.ir;
        for &inst in &ir.blocks[ir.entry()].insts {
            let InstData::Alloca {
                ty,
                count,
                align_log2,
            } = ir.inst(inst)
            else {
                continue;
            };
            let Some(result) = ir.result(inst) else {
                continue;
            };
            self.loc = ir.inst_loc(inst);
            let count = match count {
                Some(n) => self
                    .int_const(*n)
                    .ok_or_else(|| self.unsupported("a dynamic alloca"))?,
                None => 1,
            };
            let bytes = self.env.layout().alloc_size(*ty).saturating_mul(count);
            let most = self.env.machine.lane_scratch();
            let size = u32::try_from(bytes).ok().filter(|&b| b <= most);
            let size = size.ok_or_else(|| self.unsupported("an alloca of this size"))?;
            let slot = self.mir.frame.slots.push(mir::SlotData {
                size,
                align: 1 << align_log2,
                offset: None,
            });
            self.mir.frame.uses_scratch = true;
            self.slots[result] = Some(slot);
        }
        Ok(())
    }

    fn block(&mut self, block: ir::Block) -> Res {
        let ir = self.ir;
        let insts = &ir.blocks[block].insts;
        for (i, &inst) in insts.iter().enumerate().rev() {
            let is_last = i + 1 == insts.len();
            (self.loc, self.at) = (ir.inst_loc(inst), i);
            if !is_last && !self.is_wanted(inst) {
                continue;
            }
            self.trees.clear();
            self.made_mask = None;
            self.made_comps.clear();
            if is_last {
                self.terminator(inst)?;
            } else {
                self.inst(inst)?;
            }
            self.check_processor()?;
            self.flush();
        }
        self.make_resources();
        self.block_params(block);
        self.finish_block();
        Ok(())
    }

    /// Fails if what was selected for an operation is no instruction of the processor, and nothing
    /// else is known to compute it.
    fn check_processor(&self) -> Res {
        let machine = self.env.machine;
        let opcodes = self.pushed().iter().filter_map(MInst::opcode);
        match opcodes.into_iter().find(|&o| !machine.has(o)) {
            Some(opcode) => {
                let (name, processor) = (opcode.mnemonic(), machine.processor().name);
                let what = format!("'{name}', which {processor} does not have,");
                Err(self.unsupported(&what))
            }
            None => Ok(()),
        }
    }

    fn block_params(&mut self, block: ir::Block) {
        let ir = self.ir;
        let mut params = Vec::new();
        if block != ir.entry() {
            for &param in ir.block_params(block) {
                params.extend(self.regs_of(param));
            }
        }
        let target = self.mir_block(block);
        self.mir.blocks[target].params = params;
    }

    /// Is an instruction that is no terminator selected? Pure ones are only if somebody wants the
    /// result.
    fn is_wanted(&self, inst: Inst) -> bool {
        self.ir.result(inst).is_some_and(|r| self.is_used(r)) || has_effect(self.ir.inst(inst))
    }

    /// One instruction that is no terminator.
    fn inst(&mut self, inst: Inst) -> Res {
        let ir = self.ir;
        let data = ir.inst(inst);
        let result = ir.result(inst);
        match data {
            InstData::Store { args, mem } => self.store(*args, *mem),
            InstData::Fence {
                ordering,
                scope,
                spaces,
            } => self.fence(*ordering, *scope, *spaces),
            InstData::Call { callee, args, .. } => {
                self.call(inst, *callee, args.as_slice(&ir.lists))
            }
            InstData::CallIndirect { sig, args, .. } => {
                self.call_indirect(inst, *sig, args.as_slice(&ir.lists))
            }
            InstData::AtomicRmw { op, args, mem } => self.atomic_rmw(inst, *op, *args, *mem),
            InstData::CmpXchg {
                args, mem, failure, ..
            } => self.cmpxchg(inst, *args, *mem, *failure),
            InstData::Intrinsic { id, args, .. } => {
                self.intrinsic(inst, *id, args.as_slice(&ir.lists))
            }
            _ => match result {
                Some(result) => self.pure(inst, data, result),
                None => Err(self.unsupported("this instruction")),
            },
        }
    }

    fn pure(&mut self, inst: Inst, data: &InstData, result: Value) -> Res {
        match data {
            InstData::Unary {
                op: UnaryOp::FNeg, ..
            } => self.rule(inst, result),
            InstData::Unary {
                op: UnaryOp::Freeze,
                arg,
                ..
            } => self.copy_value(*arg, result),
            InstData::Binary {
                op: BinaryOp::Add | BinaryOp::Sub,
                ..
            } if let Some(asked) = self.asked_of(result) => {
                self.sum_with_carry(inst, result, &asked)
            }
            InstData::Binary {
                op: BinaryOp::Add, ..
            } => match self.dot_product(result) {
                Some(tree) => {
                    let dst = self.dst(result);
                    self.place(tree, &dst);
                    Ok(())
                }
                None => self.rule(inst, result),
            },
            InstData::Binary {
                op: BinaryOp::Or,
                args,
                ..
            } if self.is_joined_carry(result, *args) => Ok(()),
            InstData::Binary { .. } => self.rule(inst, result),
            InstData::Cast { op, arg, .. } => self.cast(inst, *op, *arg, result),
            InstData::ICmp { .. } if self.bank(result) == Bank::Sgpr => {
                self.uniform_comparison(result)
            }
            InstData::ICmp { .. } if self.is_carry(result) => Ok(()),
            InstData::ICmp { .. } | InstData::FCmp { .. } => self.rule(inst, result),
            InstData::Select { .. } => self.rule(inst, result),
            InstData::Load { ptr, mem } => self.load(*ptr, *mem, result),
            InstData::Gep { args, .. } => {
                let args = args.as_slice(&self.ir.lists);
                match self.is_at_zero(args[0]) {
                    // A variable of local memory may be.
                    true => self.copy_value(args[1], result),
                    false => self.rule(inst, result),
                }
            }
            InstData::Alloca { .. } => self.frame_address(result),
            InstData::ExtractElement { args } => self.copy_element(args[0], args[1], result),
            InstData::InsertElement { args } if self.int_const(args[2]).is_none() => {
                self.write_row(*args, result)
            }
            InstData::InsertElement { .. } | InstData::InsertValue { .. } => {
                self.copy_view(inst, result)
            }
            _ => Err(self.unsupported(describe(data))),
        }
    }

    /// Is it an address that is known, and nothing?
    fn is_at_zero(&mut self, ptr: Value) -> bool {
        let is_constant = matches!(self.ir.value_def(ptr), ValueDef::Const(_));
        is_constant && self.comps(ptr)[..] == [Comp::Imm(0)]
    }

    fn result_class(&self, result: Value) -> Option<Class> {
        Class::of(self.env.layout(), self.ty(result), self.bank(result))
    }

    /// An operation for which there is a rule.
    pub fn rule(&mut self, inst: Inst, result: Value) -> Res {
        self.rule_or(inst, result, |s| s.unsupported("this operation"))
    }

    /// The same, with the error where there is none after all.
    pub fn rule_or(
        &mut self,
        inst: Inst,
        result: Value,
        error: impl FnOnce(&Self) -> Diagnostic,
    ) -> Res {
        let from_lane = self.banks.is_read_from_lane(result);
        let class = match from_lane {
            true => Class::of(self.env.layout(), self.ty(result), Bank::Vgpr),
            false => self.result_class(result),
        };
        let Some(tree) = class.and_then(|class| self.by_rules(class, &self.root(inst))) else {
            return Err(error(self));
        };
        let dst = self.dst(result);
        if from_lane {
            let computed = self.vregs(Bank::Vgpr, dst.len());
            self.place(tree, &computed);
            let computed: Comps = computed.into_iter().map(Comp::Reg).collect();
            self.copy_comps(&dst, &computed);
        } else {
            self.place(tree, &dst);
        }
        Ok(())
    }

    /// The operation of an instruction that is selected for its own sake. An address before another
    /// one is a difference.
    fn root(&self, inst: Inst) -> Node {
        let node = Node::root(self.env.layout(), self.ir, inst);
        match node {
            Node::Binary {
                op: BinaryOp::Add,
                a,
                b,
            } if matches!(self.ir.inst(inst), InstData::Gep { .. }) => match self.negated(b) {
                Some(b) => Node::Binary {
                    op: BinaryOp::Sub,
                    a,
                    b,
                },
                None => node,
            },
            _ => node,
        }
    }

    /// What a value is the negative of.
    fn negated(&self, value: Value) -> Option<Value> {
        match self.def(value)?.1 {
            InstData::Binary {
                op: BinaryOp::Sub,
                args,
                ..
            } if self.int_const(args[0]) == Some(0) => Some(args[1]),
            _ => None,
        }
    }

    /// Puts the copies of inputs from the registers where the hardware or the caller leaves them at
    /// the function's start.
    fn prepend_inputs(&mut self) {
        let inputs = std::mem::take(&mut self.inputs);
        let kernel = self.env.info.kernels[self.function()].as_ref();
        let preloaded = kernel.map_or(0, |k| k.preloaded);
        if let Some(abi) = &mut self.mir.kernel {
            // Kernels may need scratch for what only register allocation knows; the buffer's
            // registers come first in any case.
            if self.mir.frame.access == ScratchAccess::Buffer {
                abi.request(mir::UserSgpr::PrivateSegmentBuffer);
            }
            if self.env.info.start == Some(lower::target::StartRegisters::Fixed) {
                abi.request(mir::UserSgpr::KernargSegmentPtr);
                abi.request(mir::UserSgpr::DispatchId);
            }
            for (input, _) in &inputs {
                request(abi, *input);
            }
            abi.preloaded = preloaded;
            if abi.preloaded > 0 {
                // Firmware that does not preload leaves that to code, which needs the address.
                abi.request(mir::UserSgpr::KernargSegmentPtr);
            }
            let set_up = match self.env.machine.facts().flat_scratch {
                FlatScratch::None | FlatScratch::Architected => false,
                FlatScratch::SizeAndOffset | FlatScratch::Address | FlatScratch::HwregAddress => {
                    true
                }
            };
            if self.mir.frame.uses_flat_scratch && set_up {
                abi.request(mir::UserSgpr::FlatScratchInit);
            }
        }
        let entry = self.mir.entry();
        let insts = self.mir.blocks[entry].insts.len();
        let mut prolog = Vec::with_capacity(insts + 2 * inputs.len() + 1);
        prolog.push(MInst::pseudo(Pseudo::Prolog, &[]));
        for (input, regs) in &inputs {
            if let Some(src) = self.input_source(*input) {
                let dst = self.mir.operand(regs);
                prolog.push(MInst::pseudo(Pseudo::Copy, &[dst, src]));
            }
        }
        let unpacking = self.unpack_workitem_ids(&inputs, &mut prolog);
        prolog.extend(self.argument_copies());
        prolog.extend(unpacking);
        let block = &mut self.mir.blocks[entry];
        prolog.append(&mut block.insts);
        block.insts = prolog;
    }

    /// Where the frame begins is kept when the stack pointer moves.
    fn point_to_frames(&mut self) {
        if self.mir.kernel.is_none() && self.env.info.frame_pointers {
            self.mir.frame.pointers = mir::FramePointers::Callers;
        }
        if !self.mir.has_frame_pointer() {
            return;
        }
        for block in self.mir.blocks.values_mut() {
            if let Some(last) = block.insts.pop_if(|i| i.is_pseudo(Pseudo::Return)) {
                block.insts.push(MInst::pseudo(Pseudo::FrameLeave, &[]));
                block.insts.push(last);
            }
        }
        let pointer = Operand::phys(mir::abi::call::FRAME_POINTER);
        let enter = MInst::pseudo(Pseudo::FrameEnter, &[pointer]);
        let entry = self.mir.entry();
        self.mir.blocks[entry].insts.insert(1, enter);
    }

    fn input_source(&self, input: Input) -> Option<Operand> {
        if input == Input::ReturnAddress {
            return Some(Operand::Phys(mir::abi::call::RETURN_ADDRESS));
        }
        let abi = self.mir.kernel.as_ref()?;
        match input {
            Input::ReturnAddress => None,
            Input::User(kind) => abi.user_sgpr(kind).map(Operand::Phys),
            Input::Preloaded(number) => {
                let first = abi.preloaded_sgprs()?.base;
                Some(Operand::phys(first.next(number.into())))
            }
            Input::WorkgroupId(dim) => abi.workgroup_id_reg(usize::from(dim)).map(Operand::phys),
            Input::WorkitemId(_) if self.has_packed_ids() => None,
            Input::WorkitemId(dim) => Some(Operand::phys(abi.workitem_id_reg(usize::from(dim)))),
        }
    }

    /// Does VGPR 0 hold several work-item IDs? Fields above the highest dimension that the kernel
    /// asks for are zero, so that the ID of a single one is the register as it is (AMDGPUUsage,
    /// "Register Layout for Packed Work-Item ID Method").
    fn has_packed_ids(&self) -> bool {
        let several = |abi: &mir::KernelAbi| abi.workitem_id > 0;
        self.env.has(Feature::PackedWorkitemIds) && self.mir.kernel.as_ref().is_some_and(several)
    }

    /// Where work-item IDs share VGPR 0, it is copied among the prolog's copies, and the
    /// instructions that take its fields apart are given back.
    fn unpack_workitem_ids(
        &mut self,
        inputs: &[(Input, SmallVec<[VReg; 4]>)],
        prolog: &mut Vec<MInst>,
    ) -> Vec<MInst> {
        let ids = |input: &Input| match *input {
            Input::WorkitemId(dim) => Some(dim),
            _ => None,
        };
        let highest = self.mir.kernel.as_ref().map(|abi| abi.workitem_id);
        if !self.has_packed_ids() || !inputs.iter().any(|(input, _)| ids(input).is_some()) {
            return Vec::new();
        }
        let all = self.mir.vreg(Bank::Vgpr);
        let all = self.mir.operand(&[all]);
        let source = Operand::phys(isa::Reg::vgpr(0));
        prolog.push(MInst::pseudo(Pseudo::Copy, &[all, source]));
        let mut fields = Vec::new();
        for (input, regs) in inputs {
            if let Some(dim) = ids(input) {
                let dst = self.mir.operand(regs);
                let low = Operand::number(ITEM_ID_BITS as u8 * dim);
                let width = Operand::number(ITEM_ID_BITS as u8);
                fields.push(match Some(dim) == highest {
                    true => MInst::new(Opcode::VLshrrevB32, &[dst, low, all]),
                    false => MInst::new(Opcode::VBfeU32, &[dst, all, low, width]),
                });
            }
        }
        fields
    }
}

fn request(abi: &mut mir::KernelAbi, input: Input) {
    match input {
        Input::User(kind) => abi.request(kind),
        Input::WorkgroupId(dim) => abi.workgroup_id[usize::from(dim)] = true,
        Input::WorkitemId(dim) => abi.workitem_id = abi.workitem_id.max(dim),
        // What is preloaded is not a matter of what is used.
        Input::Preloaded(_) | Input::ReturnAddress => {}
    }
}

fn has_effect(data: &InstData) -> bool {
    match data {
        InstData::Store { .. }
        | InstData::Fence { .. }
        | InstData::Call { .. }
        | InstData::CallIndirect { .. }
        | InstData::AtomicRmw { .. }
        | InstData::CmpXchg { .. } => true,
        InstData::Load { mem, .. } => !mem.is_simple(),
        InstData::Intrinsic { id, .. } => crate::intrinsic::has_effect(*id),
        _ => false,
    }
}

fn describe(data: &InstData) -> &'static str {
    match data {
        InstData::ShuffleVector { .. } => "shufflevector on machine level",
        InstData::ExtractValue { .. } => "extractvalue of this aggregate",
        _ => "this instruction",
    }
}

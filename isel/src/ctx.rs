//! State of selecting one function, and the way values become registers.
//!
//! Blocks are visited from last to first and instructions from last to first, so that an
//! instruction is reached after all that use it: one whose result nobody asked for (because it was
//! folded into its users) is not selected at all. The machine instructions of one IR instruction
//! are built in order, as a group; the groups come in the opposite order.
//!
//! A value is a list of 32-bit components ([`Comp`]). Values that are only another view of others
//! (casts that change no bits, parts of vectors and structures) have no registers of their own:
//! [`Ctx::comps`] looks through them.

use crate::Env;
use crate::banks::Banks;
use crate::rules::Available;
use crate::tree::Trees;
use cranelift_entity::{EntityRef, SecondaryMap};
use graphs::filled;
use ir::{
    Const, ConstData, Diagnostic, GlobalRef, Inst, InstData, SourceLoc, Type, TypeData, Value,
};
use isa::Opcode;
use mir::{Bank, Operand, Pseudo, Reloc, SrcLoc, VReg};
use smallvec::{SmallVec, smallvec};
use std::ops::Range;

/// Result of selecting something.
pub type Res<T = ()> = Result<T, Diagnostic>;

/// One 32-bit component of a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Comp {
    /// In a register.
    Reg(VReg),
    /// A constant.
    Imm(u32),
    /// Any value.
    Undef,
}

/// The components of a value, lowest first.
pub type Comps = SmallVec<[Comp; 4]>;

/// Instructions that later passes put into a block, for which it has room: what changes EXEC, moves
/// and waits, mostly. A list that grows is copied.
const ROOM: usize = 4;

/// Registers of a value that has some, in [`Ctx::pool`].
#[derive(Clone, Copy, Default)]
struct Span {
    start: u32,
    len: u8,
}

/// Registers that a function finds filled at its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A user SGPR.
    User(mir::UserSgpr),
    /// A dword of the kernel's arguments.
    Preloaded(u8),
    /// Work-group ID of a dimension.
    WorkgroupId(u8),
    /// Work-item ID of a dimension.
    WorkitemId(u8),
    /// Where a function's caller goes on.
    ReturnAddress,
}

/// State of selecting one function.
pub struct Ctx<'a> {
    /// What does not change from function to function.
    pub env: &'a Env<'a>,
    /// The function selected.
    pub ir: &'a ir::Function,
    /// Register file of each value.
    pub banks: &'a Banks,
    /// Which values are the same for all lanes.
    pub is_uniform: &'a dyn Fn(Value) -> bool,
    /// How often each value is used in the IR.
    pub ir_uses: &'a SecondaryMap<Value, u32>,
    /// The function made.
    pub mir: mir::Function,
    /// Registers of inputs asked for.
    pub inputs: Vec<(Input, SmallVec<[VReg; 4]>)>,
    /// Place of the instruction being selected.
    pub loc: SourceLoc,
    /// The IR block being selected.
    pub block: ir::Block,
    /// Instructions of the tree being built.
    pub trees: Trees,
    /// Components of values whose words stand in the operation being placed.
    pub made_comps: Vec<(Value, Comps)>,
    /// Resources that the block's accesses have in registers, with the words that these were made
    /// of.
    pub resources: Vec<(Comps, SmallVec<[VReg; 4]>)>,
    /// Sums and differences whose carries instructions behind them want.
    pub carries: Vec<crate::carries::Asked>,
    /// Place in the block of the instruction being selected.
    pub at: usize,
    /// The lane mask made for the operation being placed.
    pub made_mask: Option<(Value, SmallVec<[VReg; 4]>)>,
    /// The upper word of the pair that is being raised ([`crate::tree::Order::Raised`]).
    pub raised: Option<VReg>,
    /// The rule that made the last tree.
    pub rule: u16,
    /// The rules taken so far.
    pub fired: Vec<u16>,
    /// Register file of what rules are asked for.
    pub root_bank: Bank,
    /// Which rules the processor has instructions for.
    pub available: Available,
    /// Registers whose values are computed for more lanes than are active ([`crate::whole`]).
    pub whole: Vec<crate::whole::Root>,
    /// Classes of accesses so far, from number 1 on.
    pub classes: Vec<crate::alias::Class>,
    /// Frame slot of each static alloca.
    pub slots: SecondaryMap<Value, Option<mir::Slot>>,
    /// The components of the views asked for.
    pub(crate) seen: crate::view::Seen,
    /// Does the function freeze anything?
    pub freezes: bool,
    spans: SecondaryMap<Value, Span>,
    pool: Vec<VReg>,
    /// The instructions of the block, group by group, the last group of the block first.
    insts: Vec<mir::Inst>,
    /// Where the groups that are complete begin; there are no empty ones.
    groups: Vec<u32>,
    /// Where the current group begins.
    group: usize,
    block_map: SecondaryMap<ir::Block, Option<mir::Block>>,
}

impl<'a> Ctx<'a> {
    /// Begins a function: blocks are made, nothing is selected.
    pub fn new(
        env: &'a Env<'a>,
        ir: &'a ir::Function,
        banks: &'a Banks,
        is_uniform: &'a dyn Fn(Value) -> bool,
        ir_uses: &'a SecondaryMap<Value, u32>,
        id: mir::FuncId,
    ) -> Ctx<'a> {
        let mut mir = mir::Function::new(ir.name.clone(), id, env.machine.wave());
        mir.reserve(ir.blocks.len(), ir.num_values());
        let mut block_map = filled(ir.blocks.len(), None);
        for &block in &ir.layout {
            let new = mir.blocks.push(mir::BlockData {
                loop_depth: (env.loop_depth)(block),
                ..mir::BlockData::default()
            });
            mir.layout.push(new);
            block_map[block] = Some(new);
        }
        let insts = ir.layout.iter().map(|&b| ir.blocks[b].insts.len());
        let longest = insts.max().unwrap_or(0);
        if ir.call_conv.is_kernel() {
            mir.kernel = Some(mir::KernelAbi::default());
        }
        Ctx {
            env,
            ir,
            banks,
            is_uniform,
            ir_uses,
            mir,
            inputs: Vec::new(),
            loc: SourceLoc::NONE,
            block: ir.entry(),
            trees: Trees::default(),
            made_comps: Vec::new(),
            resources: Vec::new(),
            carries: Vec::new(),
            at: 0,
            made_mask: None,
            raised: None,
            rule: 0,
            fired: Vec::with_capacity(ir.num_insts()),
            root_bank: Bank::Vgpr,
            available: Available::new(env.machine.processor()),
            whole: Vec::new(),
            classes: Vec::new(),
            slots: SecondaryMap::with_default(None),
            seen: crate::view::Seen::new(ir.num_values()),
            freezes: false,
            spans: filled(ir.num_values(), Span::default()),
            pool: Vec::with_capacity(ir.num_values()),
            insts: Vec::with_capacity(longest + longest / 2),
            groups: Vec::with_capacity(longest),
            group: 0,
            block_map,
        }
    }

    // ---- blocks and instruction order -----------------------------------------------------------

    /// The machine block of an IR block of the layout.
    pub fn mir_block(&self, block: ir::Block) -> mir::Block {
        self.block_map[block].expect("every block of the layout was given a machine block")
    }

    /// Appends an instruction to those of the current IR instruction.
    pub fn push(&mut self, inst: mir::Inst) {
        let (loc, column) = (self.loc, self.env.machine.column());
        self.insts.push(inst);
        let inst = self.last();
        inst.loc = loc.offset().map_or(SrcLoc::NONE, |o| SrcLoc(o as u32));
        inst.adapt_form(column);
    }

    /// The instruction pushed last, to set what is rarely needed.
    pub fn last(&mut self) -> &mut mir::Inst {
        self.insts.last_mut().expect("something was pushed")
    }

    /// The instructions of the current IR instruction so far.
    pub fn pushed(&self) -> &[mir::Inst] {
        &self.insts[self.group..]
    }

    /// Puts the instructions pushed before those that the block has.
    pub fn flush(&mut self) {
        if self.group < self.insts.len() {
            self.groups.push(self.group as u32);
            self.group = self.insts.len();
        }
    }

    /// Ends the current block: its instructions are complete.
    pub fn finish_block(&mut self) {
        self.flush();
        let mut insts = Vec::with_capacity(self.insts.len() + ROOM);
        for start in self.groups.drain(..).rev() {
            match self.insts.len() - start as usize {
                1 => {
                    if let Some(inst) = self.insts.pop() {
                        insts.push(inst);
                    }
                }
                _ => insts.extend(self.insts.drain(start as usize..)),
            }
        }
        self.group = 0;
        let block = self.mir_block(self.block);
        self.mir.blocks[block].insts = insts;
    }

    // ---- errors ---------------------------------------------------------------------------------

    /// The error that something is not supported, at the current instruction.
    pub fn unsupported(&self, what: impl std::fmt::Display) -> Diagnostic {
        Diagnostic::error(self.loc, format!("{what} is not supported"))
            .hint("no machine instruction is selected for it")
    }

    // ---- types and values -----------------------------------------------------------------------

    /// Type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.ir.value_type(value)
    }

    /// Register file of a value.
    pub fn bank(&self, value: Value) -> Bank {
        self.banks.get(value)
    }

    /// 32-bit components of a value of this type in a bank: a lane mask's registers, a uniform
    /// `i1`'s word.
    pub fn width(&self, ty: Type, bank: Bank) -> usize {
        if ty == Type::I1 {
            return match bank {
                Bank::Vgpr => self.mir.wave.mask_registers().into(),
                Bank::Sgpr => 1,
            };
        }
        match self.env.layout().bits(ty) as usize {
            0 => self.aggregate_width(ty),
            bits => bits.div_ceil(32),
        }
    }

    fn aggregate_width(&self, ty: Type) -> usize {
        match self.env.ctx.types.get(ty) {
            TypeData::Struct { fields, .. } => {
                fields.iter().map(|&f| self.width(f, Bank::Vgpr)).sum()
            }
            _ => 1,
        }
    }

    /// The instruction that defines a value.
    pub fn def(&self, value: Value) -> Option<(Inst, &'a InstData)> {
        let inst = self.ir.def_inst(value)?;
        Some((inst, self.ir.inst(inst)))
    }

    /// The instruction that defines a value, if the value has no other use than the one being
    /// selected: it may be folded.
    pub fn only_def(&self, value: Value) -> Option<(Inst, &'a InstData)> {
        if self.ir_uses[value] > 1 || self.spans[value].len != 0 {
            return None;
        }
        self.def(value)
    }

    /// The constant integer that a value is (null pointers are zero).
    pub fn int_const(&self, value: Value) -> Option<u64> {
        let c = self.ir.value_const(value)?;
        match self.env.ctx.consts.get(c) {
            ConstData::Int(_, bits) => u64::try_from(*bits).ok(),
            ConstData::Zero(ty) if !self.env.ctx.types.is_aggregate(*ty) => Some(0),
            _ => None,
        }
    }

    /// The same, sign-extended from the type's width.
    pub fn signed_const(&self, value: Value) -> Option<i64> {
        let bits = self.env.layout().bits(self.ty(value)).clamp(1, 64);
        let raw = self.int_const(value)?;
        Some(((raw << (64 - bits)) as i64) >> (64 - bits))
    }

    /// Did a later instruction ask for the value's registers?
    pub fn is_used(&self, value: Value) -> bool {
        self.spans[value].len != 0
    }

    // ---- registers of values --------------------------------------------------------------------

    /// A new register.
    pub fn vreg(&mut self, bank: Bank) -> VReg {
        self.mir.vreg(bank)
    }

    /// New registers.
    pub fn vregs(&mut self, bank: Bank, n: usize) -> SmallVec<[VReg; 4]> {
        (0..n).map(|_| self.mir.vreg(bank)).collect()
    }

    /// The registers in which a value is, made at the first call. Not for constants and views.
    pub fn regs_of(&mut self, value: Value) -> SmallVec<[VReg; 4]> {
        let range = self.span_of(value);
        match self.pool[range] {
            [reg] => smallvec![reg],
            ref regs => SmallVec::from_slice(regs),
        }
    }

    /// Where in the pool the value's registers are, made at the first call.
    fn span_of(&mut self, value: Value) -> Range<usize> {
        let mut span = self.spans[value];
        if span.len == 0 {
            let start = self.pool.len();
            self.add_fresh_regs(self.ir.value_type(value), self.bank(value));
            span = Span {
                start: start as u32,
                len: (self.pool.len() - start) as u8,
            };
            self.spans[value] = span;
        }
        let start = span.start as usize;
        start..start + usize::from(span.len)
    }

    /// Puts new registers for a value of this type in the pool.
    fn add_fresh_regs(&mut self, ty: Type, bank: Bank) {
        if ty == Type::I1 && bank == Bank::Vgpr {
            let mask = self.mir.mask();
            self.pool.extend_from_slice(self.mir.mask_regs(mask));
            return;
        }
        let env = self.env;
        if let TypeData::Struct { fields, .. } = env.ctx.types.get(ty) {
            for &field in fields {
                self.add_fresh_regs(field, bank);
            }
            return;
        }
        for _ in 0..self.width(ty, bank) {
            let reg = self.mir.vreg(bank);
            self.pool.push(reg);
        }
    }

    /// The registers that the selected instruction must write for its result.
    pub fn dst(&mut self, value: Value) -> SmallVec<[VReg; 4]> {
        self.regs_of(value)
    }

    /// The components of an operand. Marks what they come from as used.
    pub fn comps(&mut self, value: Value) -> Comps {
        // Views have no registers: what has some need not be looked at.
        match self.is_used(value) {
            true => self.reg_comps(value),
            false => self.seen_through(value),
        }
    }

    /// Components of a constant, or of a value that is computed.
    pub(crate) fn own_comps(&mut self, value: Value) -> Comps {
        match self.ir.value_const(value) {
            Some(c) => self.const_comps(c, value),
            None => self.reg_comps(value),
        }
    }

    fn reg_comps(&mut self, value: Value) -> Comps {
        let range = self.span_of(value);
        match self.pool[range] {
            [reg] => smallvec![Comp::Reg(reg)],
            [low, high] => smallvec![Comp::Reg(low), Comp::Reg(high)],
            ref regs => regs.iter().copied().map(Comp::Reg).collect(),
        }
    }

    fn const_comps(&mut self, c: Const, value: Value) -> Comps {
        let ctx = self.env.ctx;
        let ty = ctx.consts.ty(c);
        match ctx.consts.get(c) {
            ConstData::Int(Type::I1, bits) => self.bool_comps(*bits != 0, value),
            ConstData::Zero(Type::I1) => self.bool_comps(false, value),
            ConstData::Int(_, bits) => self.split_bits(*bits, ty),
            ConstData::Float(_, bits) => self.split_bits(u128::from(*bits), ty),
            ConstData::Zero(_) => smallvec![Comp::Imm(0); self.width(ty, Bank::Vgpr)],
            // Legal IR has none.
            ConstData::Wide(..) | ConstData::Distance { .. } => smallvec![],
            // Who looks at such a word takes it for 0 or 1.
            ConstData::Undef(Type::I1) | ConstData::Poison(Type::I1)
                if self.bank(value) == Bank::Sgpr =>
            {
                smallvec![Comp::Imm(0)]
            }
            ConstData::Undef(_) | ConstData::Poison(_) => {
                smallvec![Comp::Undef; self.width(ty, self.bank(value))]
            }
            ConstData::Aggregate(_, elems) => {
                let elems = elems.clone();
                elems
                    .iter()
                    .flat_map(|&e| self.const_comps(e, value))
                    .collect()
            }
            ConstData::Address { base, offset, .. } => self.address_comps(*base, *offset),
            ConstData::Cast { arg, .. } => self.const_comps(*arg, value),
        }
    }

    fn bool_comps(&self, bit: bool, value: Value) -> Comps {
        match self.bank(value) {
            Bank::Sgpr => smallvec![Comp::Imm(u32::from(bit))],
            Bank::Vgpr => self.constant_mask_comps(Comp::Imm(if bit { u32::MAX } else { 0 })),
        }
    }

    fn split_bits(&self, bits: u128, ty: Type) -> Comps {
        match self.width(ty, Bank::Vgpr) {
            1 => smallvec![Comp::Imm(bits as u32)],
            width => (0..width)
                .map(|i| Comp::Imm((bits >> (32 * i)) as u32))
                .collect(),
        }
    }

    /// Address of a global: LDS variables have a fixed offset, others are found relative to the
    /// program counter.
    fn address_comps(&mut self, base: GlobalRef, offset: i64) -> Comps {
        if let GlobalRef::Var(var) = base {
            if let Some(lds) = (self.env.lds_offset)(var) {
                return smallvec![Comp::Imm(lds.wrapping_add(offset as u32))];
            }
        }
        if (self.env.is_elsewhere)(base) {
            return self.loaded_address(base, offset);
        }
        // The distance to the instruction is added to it.
        let near = i64::from(i32::MIN / 2)..i64::from(i32::MAX / 2);
        if near.contains(&offset) {
            let pair = self.symbol_address(base, Reloc::Rel32Lo, offset as i32);
            return pair.into_iter().map(Comp::Reg).collect();
        }
        let address = self.symbol_address(base, Reloc::Rel32Lo, 0);
        self.far_from(&address, offset)
    }

    /// The address of a global, or of its entry in the global offset table.
    fn symbol_address(
        &mut self,
        base: GlobalRef,
        reloc: Reloc,
        addend: i32,
    ) -> SmallVec<[VReg; 4]> {
        let symbol = self.mir.symbol(self.env.symbol_name(base));
        let pair = self.vregs(Bank::Sgpr, 2);
        let dst = self.mir.operand(&pair);
        let target = Operand::Symbol {
            symbol,
            reloc,
            addend,
        };
        self.push(mir::Inst::pseudo(Pseudo::SymbolAddr, &[dst, target]));
        pair
    }

    /// The address of a global from the global offset table, whose entries nobody writes.
    pub fn loaded_address(&mut self, base: GlobalRef, offset: i64) -> Comps {
        let entry = self.symbol_address(base, Reloc::GotPcRel32Lo, 0);
        let address = self.vregs(Bank::Sgpr, 2);
        let operands = [self.regs(&address), self.regs(&entry), Operand::Imm(0)];
        let mut load = mir::Inst::new(Opcode::SLoadDwordx2, &operands);
        let mut mem = mir::MemInfo::load(mir::Spaces::GLOBAL);
        mem.flags |= mir::MemFlags::INVARIANT;
        load.mem = Some(mem);
        self.push(load);
        if offset == 0 {
            return address.into_iter().map(Comp::Reg).collect();
        }
        self.far_from(&address, offset)
    }

    /// So many bytes from an address.
    fn far_from(&mut self, address: &[VReg], offset: i64) -> Comps {
        let sum = self.vregs(Bank::Sgpr, 2);
        let words = [offset as u32, (offset >> 32) as u32];
        for (i, opcode) in [Opcode::SAddU32, Opcode::SAddcU32].into_iter().enumerate() {
            let operands = [
                self.regs(&[sum[i]]),
                self.regs(&[address[i]]),
                self.imm32(words[i]),
            ];
            self.push(mir::Inst::new(opcode, &operands));
        }
        sum.into_iter().map(Comp::Reg).collect()
    }

    // ---- inputs ---------------------------------------------------------------------------------

    /// The registers that hold an input; copied from where the hardware puts it at the function's
    /// start.
    pub fn input(&mut self, input: Input) -> SmallVec<[VReg; 4]> {
        if let Some((_, regs)) = self.inputs.iter().find(|(i, _)| *i == input) {
            return regs.clone();
        }
        let (bank, n) = match input {
            Input::User(mir::UserSgpr::PrivateSegmentBuffer) => (Bank::Sgpr, 4),
            Input::User(mir::UserSgpr::PrivateSegmentSize)
            | Input::Preloaded(_)
            | Input::WorkgroupId(_) => (Bank::Sgpr, 1),
            Input::User(_) | Input::ReturnAddress => (Bank::Sgpr, 2),
            Input::WorkitemId(_) => (Bank::Vgpr, 1),
        };
        let regs = self.vregs(bank, n);
        self.inputs.push((input, regs.clone()));
        regs
    }

    // ---- moving components between files --------------------------------------------------------

    /// Register file of a component that is in a register.
    pub fn comp_bank(&self, comp: Comp) -> Option<Bank> {
        match comp {
            Comp::Reg(reg) => Some(self.mir.vregs[reg].bank),
            _ => None,
        }
    }

    /// The component in a VGPR.
    pub fn in_vgpr(&mut self, comp: Comp) -> VReg {
        if let Comp::Reg(reg) = comp {
            if self.mir.vregs[reg].bank == Bank::Vgpr {
                return reg;
            }
        }
        let dst = self.vreg(Bank::Vgpr);
        self.copy_comp(dst, comp);
        dst
    }

    /// The component in an SGPR. A VGPR must hold the same value for all active lanes.
    pub fn in_sgpr(&mut self, comp: Comp) -> VReg {
        if let Comp::Reg(reg) = comp {
            if self.mir.vregs[reg].bank == Bank::Sgpr {
                return reg;
            }
        }
        let dst = self.vreg(Bank::Sgpr);
        self.copy_comp(dst, comp);
        dst
    }

    /// All components in VGPRs.
    pub fn in_vgprs(&mut self, comps: &[Comp]) -> SmallVec<[VReg; 4]> {
        comps.iter().map(|&c| self.in_vgpr(c)).collect()
    }

    /// All components in SGPRs.
    pub fn in_sgprs(&mut self, comps: &[Comp]) -> SmallVec<[VReg; 4]> {
        comps.iter().map(|&c| self.in_sgpr(c)).collect()
    }

    /// Writes a component to a register of either bank.
    pub fn copy_comp(&mut self, dst: VReg, comp: Comp) {
        let bank = self.mir.vregs[dst].bank;
        let to = self.mir.operand(&[dst]);
        let inst = match comp {
            Comp::Undef => mir::Inst::pseudo(Pseudo::Undef, &[to]),
            Comp::Imm(bits) => {
                let opcode = if bank == Bank::Vgpr {
                    Opcode::VMovB32
                } else {
                    Opcode::SMovB32
                };
                let mut inst = mir::Inst::new(opcode, &[to, self.imm32(bits)]);
                if bank == Bank::Vgpr {
                    // The literal fits only in the 32-bit form.
                    inst.form = isa::Form::E32;
                }
                inst
            }
            Comp::Reg(src) => {
                let from = self.mir.operand(&[src]);
                if bank == Bank::Sgpr && self.mir.vregs[src].bank == Bank::Vgpr {
                    mir::Inst::new(Opcode::VReadfirstlaneB32, &[to, from])
                } else {
                    mir::Inst::pseudo(Pseudo::Copy, &[to, from])
                }
            }
        };
        self.push(inst);
    }

    /// Writes components to registers.
    pub fn copy_comps(&mut self, dst: &[VReg], comps: &[Comp]) {
        debug_assert_eq!(dst.len(), comps.len());
        let same_bank_regs = comps.iter().all(|&c| match c {
            Comp::Reg(r) => self.mir.vregs[r].bank == self.mir.vregs[dst[0]].bank,
            _ => false,
        });
        if dst.len() == 2 && same_bank_regs && self.mir.vregs[dst[0]].bank == Bank::Sgpr {
            // Pairs are copied as pairs: one `s_mov_b64`.
            let src: SmallVec<[VReg; 4]> = comps.iter().filter_map(|&c| self.comp_reg(c)).collect();
            let operands = [self.mir.operand(dst), self.mir.operand(&src)];
            self.push(mir::Inst::pseudo(Pseudo::Copy, &operands));
            return;
        }
        for (&d, &c) in dst.iter().zip(comps) {
            self.copy_comp(d, c);
        }
    }

    /// The register of a component that is in one.
    pub fn comp_reg(&self, comp: Comp) -> Option<VReg> {
        match comp {
            Comp::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// A 32-bit constant as an operand: inline where it can be.
    pub fn imm32(&self, bits: u32) -> Operand {
        match self
            .env
            .machine
            .inline_constant(u64::from(bits), isa::ValueType::B32)
        {
            Some(code) => Operand::Inline(code),
            None => Operand::Literal(bits),
        }
    }

    /// Is the value an alloca of the entry block, whose address is a constant of the frame?
    pub fn slot_of(&self, value: Value) -> Option<mir::Slot> {
        debug_assert!(value.index() < self.ir.num_values());
        self.slots[value]
    }
}

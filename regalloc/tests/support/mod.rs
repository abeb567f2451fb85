//! Random machine IR, and helpers of the tests.

#![allow(dead_code, reason = "each test uses some of it")]

use amdgpuc_regalloc as regalloc;
use isa::{Machine, MaskOp, Opcode, Reg, RegSpan, Target, WaveSize};
use mir::*;
use regalloc::{AllocError, AllocOptions, AllocResult, Clobbers};

/// A small generator of pseudo-random numbers (xorshift64*).
pub struct Rng(u64);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.next() as usize % n
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }
}

/// How large and how hard functions are.
#[derive(Clone, Copy)]
pub struct Shape {
    /// Instructions of a straight piece of code, at most.
    pub straight: usize,
    /// Nesting of branches and loops.
    pub depth: usize,
    /// Percent of functions that call.
    pub calls: usize,
    /// Percent of the chances to write one lane of a register that are taken. Such registers cannot
    /// be spilled.
    pub lane_writes: usize,
}

/// Makes one random function.
pub struct Generator {
    rng: Rng,
    func: Function,
    block: Block,
    scalars: Vec<VReg>,
    vectors: Vec<VReg>,
    masks: Vec<Mask>,
    shape: Shape,
    calls: bool,
    loop_depth: u8,
    budget: usize,
}

impl Generator {
    pub fn function(seed: u64, shape: Shape, wave: WaveSize) -> Function {
        let mut rng = Rng::new(seed);
        let calls = rng.chance(shape.calls);
        let mut func = Function::new("f", FuncId::from_u32(0), wave);
        let mut abi = KernelAbi::default();
        abi.request(UserSgpr::PrivateSegmentBuffer);
        abi.request(UserSgpr::KernargSegmentPtr);
        abi.workgroup_id = [true, false, false];
        func.kernel = Some(abi);
        func.frame.uses_scratch = calls;
        func.frame.slots.push(SlotData {
            size: 16,
            align: 4,
            offset: None,
        });
        let block = func.blocks.push(BlockData::default());
        func.layout.push(block);
        let mut g = Generator {
            rng,
            func,
            block,
            scalars: Vec::new(),
            vectors: Vec::new(),
            masks: Vec::new(),
            shape,
            calls,
            loop_depth: 0,
            budget: 12,
        };
        g.prologue();
        g.region(shape.depth);
        g.end();
        g.func
    }

    fn prologue(&mut self) {
        self.pseudo(Pseudo::Prolog, &[]);
        let pointer = [self.s(), self.s()];
        let dst = self.func.operand(&pointer);
        let src = Operand::Phys(RegSpan::new(Reg::sgpr(4), 2));
        self.pseudo(Pseudo::Copy, &[dst, src]);
        self.scalars.extend(pointer);
        for (n, bank) in [(6, Bank::Sgpr), (0, Bank::Vgpr)] {
            let reg = self.func.vreg(bank);
            let dst = self.func.operand(&[reg]);
            let src = match bank {
                Bank::Sgpr => Operand::phys(Reg::sgpr(n)),
                Bank::Vgpr => Operand::phys(Reg::vgpr(n)),
            };
            self.pseudo(Pseudo::Copy, &[dst, src]);
            match bank {
                Bank::Sgpr => self.scalars.push(reg),
                Bank::Vgpr => self.vectors.push(reg),
            }
        }
        let dst = self.mask_def();
        self.mask_inst(MaskOp::Mov, &[dst, ALL_LANES]);
    }

    fn s(&mut self) -> VReg {
        self.func.vreg(Bank::Sgpr)
    }

    fn v(&mut self) -> VReg {
        self.func.vreg(Bank::Vgpr)
    }

    fn inst(&mut self, opcode: Opcode, operands: &[Operand]) {
        self.func.blocks[self.block]
            .insts
            .push(Inst::new(opcode, operands));
    }

    fn mask_inst(&mut self, op: MaskOp, operands: &[Operand]) {
        let inst = self.func.mask_inst(op, operands);
        self.func.blocks[self.block].insts.push(inst);
    }

    fn pseudo(&mut self, pseudo: Pseudo, operands: &[Operand]) {
        self.func.blocks[self.block]
            .insts
            .push(Inst::pseudo(pseudo, operands));
    }

    /// A register that is there: old ones often, so that lives are long.
    fn pick(&mut self, bank: Bank) -> VReg {
        let n = match bank {
            Bank::Sgpr => self.scalars.len(),
            Bank::Vgpr => self.vectors.len(),
        };
        let recent = self.rng.chance(60);
        let i = if recent && n > 6 {
            n - 1 - self.rng.below(6)
        } else {
            self.rng.below(n)
        };
        match bank {
            Bank::Sgpr => self.scalars[i],
            Bank::Vgpr => self.vectors[i],
        }
    }

    fn use_of(&mut self, bank: Bank, width: usize) -> Operand {
        let regs: Vec<VReg> = (0..width).map(|_| self.pick(bank)).collect();
        self.func.operand(&regs)
    }

    fn def_of(&mut self, bank: Bank, width: usize) -> Operand {
        let regs: Vec<VReg> = (0..width).map(|_| self.func.vreg(bank)).collect();
        match bank {
            Bank::Sgpr => self.scalars.extend(&regs),
            Bank::Vgpr => self.vectors.extend(&regs),
        }
        self.func.operand(&regs)
    }

    fn mask_use(&mut self) -> Operand {
        let n = self.masks.len();
        let i = self.rng.below(n);
        self.func.mask_operand(self.masks[i])
    }

    fn mask_def(&mut self) -> Operand {
        let mask = self.func.mask();
        self.masks.push(mask);
        self.func.mask_operand(mask)
    }

    /// A source of a vector instruction.
    fn source(&mut self) -> Operand {
        match self.rng.below(8) {
            0 => Operand::Inline(128 + self.rng.below(60) as u8),
            _ => self.use_of(Bank::Vgpr, 1),
        }
    }

    fn step(&mut self) {
        if self.rng.chance(45) {
            self.scalar_step();
        } else {
            self.vector_step();
        }
    }

    fn scalar_step(&mut self) {
        use Bank::Sgpr as S;
        match self.rng.below(13) {
            0 => {
                let n = self.rng.next() as u32;
                let dst = self.def_of(S, 1);
                self.inst(Opcode::SMovB32, &[dst, Operand::Literal(n)]);
            }
            1..=3 => {
                let (a, b) = (self.use_of(S, 1), self.use_of(S, 1));
                let dst = self.def_of(S, 1);
                self.inst(Opcode::SAddU32, &[dst, a, b]);
            }
            4 | 5 => {
                let (a, b) = (self.use_of(S, 2), self.use_of(S, 1));
                let dst = self.def_of(S, 2);
                self.inst(Opcode::SLshlB64, &[dst, a, b]);
            }
            6 => {
                let base = self.use_of(S, 2);
                let dst = self.def_of(S, 4);
                self.inst(Opcode::SLoadDwordx4, &[dst, base, Operand::Imm(16)]);
            }
            7 => {
                let base = self.use_of(S, 2);
                let dst = self.def_of(S, 8);
                self.inst(Opcode::SLoadDwordx8, &[dst, base, Operand::Imm(32)]);
            }
            8 => {
                let src = self.use_of(S, 4);
                let vaddr = self.use_of(Bank::Vgpr, 1);
                let dst = self.def_of(Bank::Vgpr, 2);
                let offset = self.use_of(S, 1);
                self.inst(Opcode::BufferLoadDwordx2, &[dst, vaddr, src, offset]);
                let last = self.func.blocks[self.block].insts.last_mut().unwrap();
                last.mods.flags |= isa::ModFlags::OFFEN;
            }
            9 => {
                let old = self.use_of(S, 1);
                let dst = self.def_of(S, 1);
                self.inst(Opcode::SAddkI32, &[dst, Operand::Imm(5), old]);
            }
            10 => {
                let (a, b) = (self.mask_use(), self.mask_use());
                let dst = self.mask_def();
                self.mask_inst(MaskOp::And, &[dst, a, b]);
            }
            11 => {
                let (old, new) = (self.mask_use(), self.mask_use());
                let dst = self.mask_def();
                self.pseudo(Pseudo::MaskMerge, &[dst, old, new]);
            }
            _ => {
                let (a, b) = (self.use_of(S, 2), self.pick(S));
                let dst = self.def_of(S, 2);
                self.pseudo(Pseudo::Copy, &[dst, a]);
                let b = self.func.operand(&[b]);
                self.inst(Opcode::SCmpEqU32, &[b, Operand::Inline(128)]);
                let (a, b) = (self.use_of(S, 1), self.use_of(S, 1));
                let dst = self.def_of(S, 1);
                self.inst(Opcode::SCselectB32, &[dst, a, b]);
            }
        }
    }

    fn vector_step(&mut self) {
        use Bank::Vgpr as V;
        match self.rng.below(19) {
            0 => {
                let dst = self.def_of(V, 1);
                let n = self.rng.next() as u32;
                self.inst(Opcode::VMovB32, &[dst, Operand::Literal(n)]);
                let last = self.func.blocks[self.block].insts.last_mut().unwrap();
                last.form = isa::Form::E32;
            }
            1..=3 => {
                let (a, b) = (self.source(), self.source());
                let dst = self.def_of(V, 1);
                self.inst(Opcode::VAddU32, &[dst, a, b]);
            }
            4 => {
                let s = self.use_of(Bank::Sgpr, 1);
                let b = self.source();
                let dst = self.def_of(V, 1);
                self.inst(Opcode::VXorB32, &[dst, s, b]);
            }
            5 => {
                let [a, b, c] = [0; 3].map(|_| self.use_of(V, 2));
                let dst = self.def_of(V, 2);
                self.inst(Opcode::VFmaF64, &[dst, a, b, c]);
            }
            6 | 7 => {
                let (a, b, old) = (self.source(), self.source(), self.use_of(V, 1));
                let dst = self.def_of(V, 1);
                self.inst(Opcode::VFmacF32, &[dst, a, b, old]);
            }
            8 => {
                let addr = self.use_of(V, 2);
                let dst = self.def_of(V, 4);
                self.inst(Opcode::GlobalLoadDwordx4, &[dst, addr, Operand::Off]);
            }
            9 => {
                let (addr, data) = (self.use_of(V, 2), self.use_of(V, 3));
                self.inst(Opcode::GlobalStoreDwordx3, &[addr, data, Operand::Off]);
            }
            10 => {
                let (a, b) = (self.source(), self.source());
                let dst = self.def_of(V, 1);
                let carry = self.mask_def();
                self.inst(Opcode::VAddCoU32, &[dst, carry, a, b]);
            }
            11 => {
                let (a, b) = (self.source(), self.source());
                let dst = self.mask_def();
                self.inst(Opcode::VCmpLtU32, &[dst, a, b]);
            }
            12 => {
                let (a, b, c) = (self.source(), self.source(), self.mask_use());
                let dst = self.def_of(V, 1);
                self.inst(Opcode::VCndmaskB32, &[dst, a, b, c]);
            }
            13 => {
                let (a, b, c) = (self.use_of(V, 2), self.use_of(V, 1), self.use_of(V, 2));
                let dst = self.def_of(V, 2);
                self.inst(Opcode::VQsadPkU16U8, &[dst, a, b, c]);
            }
            14 => {
                let mask = self.mask_use();
                self.pseudo(Pseudo::Copy, &[self.func.vcc(), mask]);
                let [a, b, c] = [0; 3].map(|_| self.use_of(V, 1));
                let dst = self.def_of(V, 1);
                self.inst(Opcode::VDivFmasF32, &[dst, a, b, c]);
                // A copy to VCC stays though nobody reads it: somebody does.
                let addr = self.use_of(V, 2);
                self.inst(Opcode::GlobalStoreDword, &[addr, dst, Operand::Off]);
            }
            15 => {
                let slot = Slot::from_u32(0);
                let dst = self.def_of(V, 1);
                self.pseudo(Pseudo::FrameAddr, &[dst, Operand::Slot { slot, offset: 4 }]);
            }
            16 => {
                let src = self.use_of(Bank::Sgpr, 3);
                let dst = self.def_of(V, 3);
                self.pseudo(Pseudo::Copy, &[dst, src]);
            }
            17 if self.rng.chance(self.shape.lane_writes) => {
                let (src, old) = (self.use_of(Bank::Sgpr, 1), self.use_of(V, 1));
                let dst = self.def_of(V, 1);
                let lanes = self.func.wave.lanes() as usize;
                let lane = Operand::Inline(128 + self.rng.below(lanes) as u8);
                self.inst(Opcode::VWritelaneB32, &[dst, src, lane, old]);
            }
            _ if self.calls => self.call(),
            _ => {
                let src = self.use_of(V, 1);
                let dst = self.def_of(Bank::Sgpr, 1);
                self.inst(Opcode::VReadfirstlaneB32, &[dst, src]);
                let last = self.func.blocks[self.block].insts.last_mut().unwrap();
                last.form = isa::Form::E32;
            }
        }
    }

    /// Two arguments of each kind and a result of each.
    fn call(&mut self) {
        let mut operands = vec![Operand::Off];
        for n in 0..2 {
            let v = self.use_of(Bank::Vgpr, 1);
            let s = self.use_of(Bank::Sgpr, 1);
            for (reg, value) in [(Reg::vgpr(n), v), (Reg::sgpr(4 + n), s)] {
                self.pseudo(Pseudo::Copy, &[Operand::phys(reg), value]);
                operands.push(Operand::phys(reg));
            }
        }
        self.pseudo(Pseudo::Call, &operands);
        let last = self.func.blocks[self.block].insts.last_mut().unwrap();
        last.callee = Some(FuncId::from_u32(1));
        let v = self.def_of(Bank::Vgpr, 1);
        let s = self.def_of(Bank::Sgpr, 1);
        self.pseudo(Pseudo::Copy, &[v, Operand::phys(Reg::vgpr(0))]);
        self.pseudo(Pseudo::Copy, &[s, Operand::phys(Reg::sgpr(4))]);
    }

    fn straight(&mut self) {
        for _ in 0..1 + self.rng.below(self.shape.straight) {
            self.step();
        }
    }

    fn region(&mut self, depth: usize) {
        self.straight();
        for _ in 0..1 + self.rng.below(2) {
            if depth == 0 || self.budget == 0 {
                return;
            }
            self.budget -= 1;
            match self.rng.below(7) {
                0 => self.link(),
                1..=3 => self.branch(depth),
                _ => self.cycle(depth),
            }
            self.straight();
        }
    }

    fn new_block(&mut self) -> Block {
        self.func.blocks.push(BlockData {
            loop_depth: self.loop_depth,
            ..BlockData::default()
        })
    }

    fn enter(&mut self, block: Block) {
        self.func.layout.push(block);
        self.block = block;
    }

    fn jump(&mut self, to: Block, args: &[VReg]) {
        self.pseudo(Pseudo::Jump, &[]);
        self.func.blocks[self.block].succs.push(Edge {
            block: to,
            args: args.into(),
        });
    }

    fn fork(&mut self, a: Block, b: Block) {
        if self.rng.chance(50) {
            let mask = self.mask_use();
            self.pseudo(Pseudo::BranchAny, &[mask]);
        } else {
            let s = self.use_of(Bank::Sgpr, 1);
            self.inst(Opcode::SCmpEqU32, &[s, Operand::Inline(129)]);
            self.pseudo(Pseudo::BranchScc1, &[]);
        }
        self.func.blocks[self.block]
            .succs
            .extend([Edge::to(a), Edge::to(b)]);
    }

    /// Some values to pass along an edge, with a lane mask at the end.
    fn args(&mut self, banks: &[Bank]) -> Vec<VReg> {
        let mut args: Vec<VReg> = banks.iter().map(|&b| self.pick(b)).collect();
        let n = self.masks.len();
        let i = self.rng.below(n);
        args.extend_from_slice(self.func.mask_regs(self.masks[i]));
        args
    }

    fn params(&mut self, block: Block, banks: &[Bank]) -> (Vec<VReg>, Mask) {
        let mut params: Vec<VReg> = banks.iter().map(|&b| self.func.vreg(b)).collect();
        let own = params.clone();
        let mask = self.func.mask();
        params.extend_from_slice(self.func.mask_regs(mask));
        self.func.blocks[block].params = params;
        (own, mask)
    }

    fn banks(&mut self) -> Vec<Bank> {
        let n = self.rng.below(6);
        (0..n)
            .map(|_| match self.rng.chance(50) {
                true => Bank::Sgpr,
                false => Bank::Vgpr,
            })
            .collect()
    }

    fn bind(&mut self, params: (Vec<VReg>, Mask)) {
        for reg in params.0 {
            match self.func.vregs[reg].bank {
                Bank::Sgpr => self.scalars.push(reg),
                Bank::Vgpr => self.vectors.push(reg),
            }
        }
        self.masks.push(params.1);
    }

    fn scope(&self) -> [usize; 3] {
        [self.scalars.len(), self.vectors.len(), self.masks.len()]
    }

    fn leave(&mut self, scope: [usize; 3]) {
        self.scalars.truncate(scope[0]);
        self.vectors.truncate(scope[1]);
        self.masks.truncate(scope[2]);
    }

    fn branch(&mut self, depth: usize) {
        let banks = self.banks();
        let (then, other, join) = (self.new_block(), self.new_block(), self.new_block());
        let params = self.params(join, &banks);
        self.fork(then, other);
        let received = [(0, then), (1, other)].map(|(k, arm)| self.receive(k, arm));
        for (arm, own) in [then, other].into_iter().zip(received) {
            let scope = self.scope();
            self.enter(arm);
            self.arrive(own);
            self.region(depth - 1);
            let args = self.args(&banks);
            self.jump(join, &args);
            self.leave(scope);
        }
        self.enter(join);
        self.bind(params);
    }

    fn cycle(&mut self, depth: usize) {
        let banks = self.banks();
        let entry_args = self.args(&banks);
        self.loop_depth += 1;
        let (header, back) = (self.new_block(), self.new_block());
        self.loop_depth -= 1;
        let exit = self.new_block();
        self.loop_depth += 1;
        self.jump(header, &entry_args);
        let params = self.params(header, &banks);
        self.enter(header);
        self.bind(params.clone());
        self.region(depth - 1);
        self.fork(back, exit);
        let [own, others] = [(0, back), (1, exit)].map(|(k, to)| self.receive(k, to));
        let scope = self.scope();
        self.enter(back);
        self.arrive(own);
        // Often the parameters themselves, in another order: swaps.
        let mut args = self.args(&banks);
        for (i, arg) in args.iter_mut().take(banks.len()).enumerate() {
            if self.rng.chance(50) {
                let same = |&r: &VReg| self.func.vregs[r].bank == banks[i];
                let choice: Vec<VReg> = params.0.iter().copied().filter(same).collect();
                *arg = choice[self.rng.below(choice.len())];
            }
        }
        self.jump(header, &args);
        self.leave(scope);
        self.loop_depth -= 1;
        self.enter(exit);
        self.arrive(others);
    }

    /// Sometimes gives a block to which only this edge of the block at hand goes parameters: what
    /// brings them stands at its head.
    fn receive(&mut self, edge: usize, to: Block) -> Option<(Vec<VReg>, Mask)> {
        if self.rng.chance(60) {
            return None;
        }
        let banks = self.banks();
        let args = self.args(&banks);
        self.func.blocks[self.block].succs[edge].args = args.into();
        Some(self.params(to, &banks))
    }

    /// Uses a block's own parameters side by side, so that they have places of their own, and those
    /// of blocks around it go round in circles.
    fn arrive(&mut self, params: Option<(Vec<VReg>, Mask)>) {
        let Some((own, mask)) = params else {
            return;
        };
        self.bind((own.clone(), mask));
        for bank in [Bank::Sgpr, Bank::Vgpr] {
            let of_bank = |&r: &VReg| self.func.vregs[r].bank == bank;
            let list: Vec<VReg> = own.iter().copied().filter(of_bank).take(4).collect();
            self.side_by_side(bank, &list);
        }
    }

    fn side_by_side(&mut self, bank: Bank, list: &[VReg]) {
        if list.len() < 2 {
            return;
        }
        match bank {
            Bank::Sgpr => {
                let a = self.func.operand(&list[..2]);
                let b = self.use_of(bank, 1);
                let dst = self.def_of(bank, 2);
                self.inst(Opcode::SLshlB64, &[dst, a, b]);
            }
            Bank::Vgpr => {
                let opcode = match list.len() {
                    2 => Opcode::GlobalStoreDwordx2,
                    3 => Opcode::GlobalStoreDwordx3,
                    _ => Opcode::GlobalStoreDwordx4,
                };
                let (addr, data) = (self.use_of(bank, 2), self.func.operand(list));
                self.inst(opcode, &[addr, data, Operand::Off]);
            }
        }
    }

    /// Goes on in a block of its own, often with the values at hand in another order.
    fn link(&mut self) {
        let to = self.new_block();
        self.pseudo(Pseudo::Jump, &[]);
        self.func.blocks[self.block].succs.push(Edge::to(to));
        let own = self.receive(0, to);
        self.enter(to);
        self.arrive(own);
    }

    /// Stores something of all that is there, so that lives are long.
    fn end(&mut self) {
        for _ in 0..6 {
            let (addr, data) = (self.use_of(Bank::Vgpr, 2), self.use_of(Bank::Vgpr, 4));
            self.inst(Opcode::GlobalStoreDwordx4, &[addr, data, Operand::Off]);
            let s = self.use_of(Bank::Sgpr, 1);
            let b = self.use_of(Bank::Vgpr, 1);
            let dst = self.def_of(Bank::Vgpr, 1);
            self.inst(Opcode::VAddU32, &[dst, s, b]);
        }
        self.pseudo(Pseudo::Endpgm, &[]);
    }
}

/// What the only callee writes: some low registers.
pub fn callee(_: FuncId) -> Clobbers {
    let mut set = Clobbers::NONE;
    set.add(RegSpan::new(Reg::vgpr(0), 12));
    set.add(RegSpan::new(Reg::sgpr(4), 14));
    set.add(RegSpan::VCC);
    set
}

/// A processor that runs waves of a size.
pub fn machine(wave: WaveSize) -> Machine {
    let name = match wave {
        WaveSize::W32 => "gfx1030",
        WaveSize::W64 => "gfx906",
    };
    let target = Target::parse(name).unwrap().with_wave(wave);
    Machine::new(&target.unwrap()).unwrap()
}

/// Makes the thread graph the wave graph, as if all branches were uniform.
pub fn to_wave(func: &mut Function) {
    func.stage = Stage::Wave;
    for block in func.layout.clone() {
        let data = &mut func.blocks[block];
        data.wave_succs = data.succs.clone();
        data.succs.iter_mut().for_each(|e| e.args.clear());
    }
}

/// Allocates both banks with their budgets.
pub fn allocate(
    func: &mut Function,
    budgets: [Option<u16>; 2],
) -> Result<[AllocResult; 2], AllocError> {
    allocate_by(regalloc::Method::Planner, func, budgets)
}

/// As [`allocate`], carried out by a method.
pub fn allocate_by(
    method: regalloc::Method,
    func: &mut Function,
    budgets: [Option<u16>; 2],
) -> Result<[AllocResult; 2], AllocError> {
    allocate_with(method, func, budgets, None)
}

/// As [`allocate_by`], with so many VGPRs beyond those in use for lanes at most.
pub fn allocate_with(
    method: regalloc::Method,
    func: &mut Function,
    budgets: [Option<u16>; 2],
    lane_vgprs: Option<u16>,
) -> Result<[AllocResult; 2], AllocError> {
    let machine = machine(func.wave);
    let mut opts = AllocOptions::new(&machine, &callee);
    opts.method = method;
    opts.check = regalloc::Check::On;
    opts.budget = budgets[0];
    let vgprs = regalloc::allocate(func, Bank::Vgpr, &opts)?;
    check(func);
    to_wave(func);
    check(func);
    opts.budget = budgets[1];
    opts.lane_limit = lane_vgprs.map(|n| vgprs.regs_used + n);
    let sgprs = regalloc::allocate(func, Bank::Sgpr, &opts)?;
    check(func);
    Ok([vgprs, sgprs])
}

/// Makes a kernel a function that is called: its inputs are arguments now.
pub fn to_function(func: &mut Function) {
    func.kernel = None;
    func.frame.uses_scratch = true;
    for block in func.layout.clone() {
        let insts = func.blocks[block].insts.iter_mut();
        for inst in insts.filter(|i| i.is_pseudo(Pseudo::Endpgm)) {
            inst.op = Op::Pseudo(Pseudo::Return);
        }
    }
}

/// The verifier of machine IR finds nothing.
pub fn check(func: &Function) {
    if let Err(errors) = verify(func) {
        panic!("{}\n{func}", errors[0]);
    }
}

//! Random blocks: what the scheduled order computes, stores and does is what the source's order
//! does, by a simulation that knows nothing of dependences; registers stay within the limit; and
//! the verifier finds every exchange of two instructions that the simulation can tell.

use amdgpuc_sched::{Budget, Effort, schedule, verify};
use isa::{ImplicitRegs, InstFlags, Machine, ModFlags, Opcode, Reg, RegSpan, Target, WaveSize};
use mir::{
    AccessKind, AliasClass, Bank, Block, BlockData, Edge, FuncId, Function, Inst, MemFlags,
    MemInfo, Op, Operand, Ordering, Pseudo, Spaces, VReg,
};
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A small generator of pseudo-random numbers (xorshift64*).
struct Rng(u64);

impl Rng {
    fn new(seed: u64) -> Rng {
        Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16) as usize % n
    }
}

/// Makes a function of two blocks, the first of which is random.
struct Generator {
    rng: Rng,
    func: Function,
    insts: Vec<Inst>,
    scalars: Vec<VReg>,
    vectors: Vec<VReg>,
}

/// Two classes that are apart.
const APART: [usize; 2] = [1, 2];

const ONE: Operand = Operand::Inline(129);

impl Generator {
    fn function(seed: u64) -> Function {
        let mut g = Generator {
            rng: Rng::new(seed),
            func: Function::new("f", FuncId::from_u32(0), WaveSize::W64),
            insts: vec![Inst::pseudo(Pseudo::Prolog, &[])],
            scalars: Vec::new(),
            vectors: Vec::new(),
        };
        let [first, second] = APART.map(AliasClass::from_number);
        g.func.alias.set_apart(first, second);
        for _ in 0..4 {
            let (s, v) = (g.def(Bank::Sgpr, 1), g.def(Bank::Vgpr, 1));
            g.push(Inst::new(Opcode::SMovB32, &[s, ONE]));
            g.push(Inst::new(Opcode::VMovB32, &[v, ONE]));
        }
        for _ in 0..5 + g.rng.below(60) {
            g.step();
        }
        let passes_writes: Vec<bool> = (0..100).map(|_| g.rng.below(2) == 0).collect();
        let mut func = g.finish();
        mark_unclobbered(&mut func, &passes_writes);
        func
    }

    fn push(&mut self, inst: Inst) {
        self.insts.push(inst);
    }

    fn def(&mut self, bank: Bank, width: usize) -> Operand {
        let regs: Vec<VReg> = (0..width).map(|_| self.func.vreg(bank)).collect();
        match bank {
            Bank::Sgpr => self.scalars.extend(&regs),
            Bank::Vgpr => self.vectors.extend(&regs),
        }
        self.func.operand(&regs)
    }

    fn read(&mut self, bank: Bank, width: usize) -> Operand {
        let all = match bank {
            Bank::Sgpr => &self.scalars,
            Bank::Vgpr => &self.vectors,
        };
        let regs: Vec<VReg> = (0..width).map(|_| all[self.rng.below(all.len())]).collect();
        self.func.operand(&regs)
    }

    fn plain(&mut self, opcode: Opcode, bank: Bank) {
        let (a, b) = (self.read(bank, 1), self.read(bank, 1));
        let dst = self.def(bank, 1);
        self.push(Inst::new(opcode, &[dst, a, b]));
    }

    fn step(&mut self) {
        use Bank::{Sgpr as S, Vgpr as V};
        match self.rng.below(24) {
            19 => self.load_to_lds(),
            22 => self.index_row(),
            0..=3 => self.plain(Opcode::VAddU32, V),
            4 => self.plain(Opcode::VMulLoU32, V),
            5 => self.plain(Opcode::SMulI32, S),
            6 => {
                self.plain(Opcode::SAddU32, S);
                if self.rng.below(2) == 0 {
                    self.plain(Opcode::VXorB32, V);
                }
                self.plain(Opcode::SAddcU32, S);
            }
            7 => {
                let (a, b) = (self.read(S, 1), self.read(S, 1));
                self.push(Inst::new(Opcode::SCmpEqU32, &[a, b]));
                self.plain(Opcode::SCselectB32, S);
            }
            8 => {
                let index = self.read(S, 1);
                let m0 = Operand::Phys(RegSpan::one(Reg::M0));
                self.push(Inst::new(Opcode::SMovB32, &[m0, index]));
                let (src, dst) = (self.read(S, 1), self.def(S, 1));
                self.push(Inst::new(Opcode::SMovrelsB32, &[dst, src]));
            }
            9 => {
                let vcc = Operand::Phys(RegSpan::new(Reg::VCC_LO, 2));
                let (a, b) = (self.read(V, 1), self.read(V, 1));
                self.push(Inst::new(Opcode::VCmpEqU32, &[vcc, a, b]));
                let (a, b, dst) = (self.read(V, 1), self.read(V, 1), self.def(V, 1));
                self.push(Inst::new(Opcode::VCndmaskB32, &[dst, a, b, vcc]));
            }
            10 => {
                let (src, dst) = (self.read(V, 1), self.def(S, 1));
                self.push(Inst::new(Opcode::VReadfirstlaneB32, &[dst, src]));
            }
            11..=13 => self.global(AccessKind::Load),
            14 => self.global(AccessKind::Store),
            15 => self.lds(AccessKind::Load),
            16 => self.lds(AccessKind::Store),
            17 => {
                let (base, dst) = (self.read(S, 2), self.def(S, 2));
                let mut inst = Inst::new(Opcode::SLoadDwordx2, &[dst, base, Operand::Imm(8)]);
                inst.mem = Some(self.memory(AccessKind::Load, Spaces::GLOBAL));
                self.push(inst);
            }
            18 => self.flat(),
            20 => self.private(),
            21 if self.rng.below(4) == 0 => {
                let (src, dst) = (self.read(S, 1), Operand::phys(Reg::sgpr(1)));
                self.push(Inst::new(Opcode::SMovB32, &[dst, src]));
            }
            _ => match self.rng.below(3) {
                0 => self.push(Inst::new(Opcode::SBarrier, &[])),
                1 => self.effect(),
                _ => self.plain(Opcode::VAddU32, V),
            },
        }
    }

    fn memory(&mut self, kind: AccessKind, spaces: Spaces) -> MemInfo {
        let mut mem = match kind {
            AccessKind::Load => MemInfo::load(spaces),
            _ => MemInfo::store(spaces),
        };
        if kind == AccessKind::Load {
            mem.flags = match self.rng.below(6) {
                0 => MemFlags::INVARIANT,
                1 => MemFlags::UNWRITTEN,
                _ => MemFlags::empty(),
            };
        }
        // Nothing is said of the last class.
        mem.class = AliasClass::from_number(self.rng.below(4));
        mem
    }

    fn offset(&mut self) -> i32 {
        4 * self.rng.below(4) as i32
    }

    fn global(&mut self, kind: AccessKind) {
        let addr = self.read(Bank::Vgpr, 2);
        let wide = self.rng.below(3) == 0;
        let width = if wide { 4 } else { 1 };
        let mut inst = match kind {
            AccessKind::Load => {
                let dst = self.def(Bank::Vgpr, width);
                let opcode = [Opcode::GlobalLoadDword, Opcode::GlobalLoadDwordx4];
                Inst::new(opcode[usize::from(wide)], &[dst, addr, Operand::Off])
            }
            _ => {
                let data = self.read(Bank::Vgpr, width);
                let opcode = [Opcode::GlobalStoreDword, Opcode::GlobalStoreDwordx4];
                Inst::new(opcode[usize::from(wide)], &[addr, data, Operand::Off])
            }
        };
        inst.mods.offset = self.offset();
        inst.mem = Some(self.memory(kind, Spaces::GLOBAL));
        self.push(inst);
    }

    fn lds(&mut self, kind: AccessKind) {
        let addr = self.read(Bank::Vgpr, 1);
        let mut inst = match kind {
            AccessKind::Load => {
                let dst = self.def(Bank::Vgpr, 1);
                Inst::new(Opcode::DsReadB32, &[dst, addr])
            }
            _ => {
                let data = self.read(Bank::Vgpr, 1);
                Inst::new(Opcode::DsWriteB32, &[addr, data])
            }
        };
        inst.mods.offset = self.offset();
        inst.mem = Some(self.memory(kind, Spaces::LOCAL));
        self.push(inst);
    }

    /// Scratch memory, addressed by a resource in physical registers.
    fn private(&mut self) {
        let (addr, resource) = (self.read(Bank::Vgpr, 1), RegSpan::new(Reg::sgpr(0), 4));
        let kind = [AccessKind::Load, AccessKind::Store][self.rng.below(2)];
        let (opcode, data) = match kind {
            AccessKind::Load => (Opcode::BufferLoadDword, self.def(Bank::Vgpr, 1)),
            _ => (Opcode::BufferStoreDword, self.read(Bank::Vgpr, 1)),
        };
        let mut inst = Inst::new(
            opcode,
            &[data, addr, Operand::Phys(resource), Operand::ZERO],
        );
        inst.mods.flags |= ModFlags::OFFEN;
        inst.mods.offset = self.offset();
        inst.mem = Some(self.memory(kind, Spaces::PRIVATE));
        self.push(inst);
    }

    fn flat(&mut self) {
        let (addr, data) = (self.read(Bank::Vgpr, 2), self.read(Bank::Vgpr, 1));
        let mut inst = Inst::new(Opcode::FlatStoreDword, &[addr, data]);
        inst.mem = Some(self.memory(AccessKind::Store, Spaces::FLAT));
        self.push(inst);
    }

    /// Reads a row of registers, for which M0 is taken.
    fn index_row(&mut self) {
        let (row, index) = (self.read(Bank::Vgpr, 4), self.read(Bank::Sgpr, 1));
        let dst = self.def(Bank::Vgpr, 1);
        let operands = [dst, row, index];
        self.push(Inst::pseudo(Pseudo::IndexRead, &operands));
    }

    /// A load from a buffer to where M0 points in LDS.
    fn load_to_lds(&mut self) {
        let index = self.read(Bank::Sgpr, 1);
        let m0 = Operand::Phys(RegSpan::one(Reg::M0));
        self.push(Inst::new(Opcode::SMovB32, &[m0, index]));
        let (addr, buffer) = (self.read(Bank::Vgpr, 1), self.read(Bank::Sgpr, 4));
        let operands = [Operand::Off, addr, buffer, Operand::Inline(128)];
        let mut inst = Inst::new(Opcode::BufferLoadDword, &operands);
        inst.mods.flags |= ModFlags::LDS | ModFlags::OFFEN;
        inst.mem = Some(MemInfo::load(Spaces::GLOBAL));
        self.push(inst);
    }

    /// A volatile load, or one that orders others.
    fn effect(&mut self) {
        let (addr, dst) = (self.read(Bank::Vgpr, 2), self.def(Bank::Vgpr, 1));
        let mut inst = Inst::new(Opcode::GlobalLoadDword, &[dst, addr, Operand::Off]);
        let mut mem = MemInfo::load(Spaces::GLOBAL);
        match self.rng.below(2) {
            0 => mem.flags = MemFlags::VOLATILE,
            _ => mem.ordering = Ordering::Acquire,
        }
        inst.mem = Some(mem);
        self.push(inst);
    }

    fn finish(mut self) -> Function {
        let branches = self.rng.below(2) == 0;
        let mut used = Vec::new();
        for _ in 0..3 {
            used.push(self.read(Bank::Vgpr, 1));
        }
        if branches {
            let (a, b) = (self.read(Bank::Sgpr, 1), self.read(Bank::Sgpr, 1));
            self.push(Inst::new(Opcode::SCmpEqU32, &[a, b]));
            if self.rng.below(2) == 0 {
                self.plain(Opcode::VAddU32, Bank::Vgpr);
            }
            self.push(Inst::pseudo(Pseudo::BranchScc1, &[]));
        } else {
            self.push(Inst::pseudo(Pseudo::Jump, &[]));
        }
        let mut func = self.func;
        let [first, second, third] = [(); 3].map(|()| func.blocks.push(BlockData::default()));
        func.layout = vec![first, second, third];
        func.blocks[first].insts = self.insts;
        func.blocks[first].succs.push(Edge::to(second));
        if branches {
            func.blocks[first].succs.push(Edge::to(third));
        }
        for (block, operand) in [second, third].into_iter().zip(&used) {
            let dst = func.vreg(Bank::Vgpr);
            let dst = func.operand(&[dst]);
            let add = Inst::new(Opcode::VAddU32, &[dst, *operand, used[2]]);
            func.blocks[block].insts = vec![add, Inst::pseudo(Pseudo::Endpgm, &[])];
        }
        func
    }
}

/// Says of some of the loads of what has not been written before that it is so.
fn mark_unclobbered(func: &mut Function, which: &[bool]) {
    let machine = Machine::new(&Target::parse("gfx906").unwrap()).unwrap();
    let block = func.entry();
    let mut state = Outcome::default();
    for (i, wanted) in (0..func.blocks[block].insts.len()).zip(which.iter().cycle()) {
        let inst = func.blocks[block].insts[i].clone();
        step(&mut state, func, &inst, &machine);
        let mut read = Vec::new();
        let plain = |m: MemInfo| m.kind == AccessKind::Load && m.flags.is_empty();
        if *wanted && inst.mem.is_some_and(plain) && !inst.mods.has(ModFlags::LDS) {
            access(&state, func, &inst, &mut read);
            if let Some(mem) = &mut func.blocks[block].insts[i].mem
                && read.iter().all(|&word| word == 0)
            {
                mem.flags = MemFlags::NO_CLOBBER;
            }
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// What a block does.
#[derive(PartialEq, Eq, Debug, Default)]
struct Outcome {
    values: BTreeMap<VReg, u64>,
    memory: BTreeMap<(Space, u64), u64>,
    effects: Vec<u64>,
    physical: BTreeMap<Reg, u64>,
}

/// A kind of memory: global, LDS, scratch; 8 more where nobody writes.
type Space = u8;

/// Executes a block on numbers that are as good as values.
fn simulate(func: &Function, block: Block, machine: &Machine) -> Outcome {
    let mut state = Outcome::default();
    for inst in &func.blocks[block].insts {
        step(&mut state, func, inst, machine);
    }
    // What lives no longer than the block does not matter, but for what its end reads.
    state.physical.clear();
    state
}

fn implicit(regs: ImplicitRegs) -> Vec<Reg> {
    let all = [
        (ImplicitRegs::SCC, Reg::SCC),
        (ImplicitRegs::VCC, Reg::VCC_LO),
        (ImplicitRegs::M0, Reg::M0),
    ];
    let named = all.into_iter().filter(|(flag, _)| regs.contains(*flag));
    named.map(|(_, reg)| reg).collect()
}

fn step(state: &mut Outcome, func: &Function, inst: &Inst, machine: &Machine) {
    let mut inputs = vec![hash(&format!("{:?} {}", inst.op, inst.mods.offset))];
    for (i, &operand) in inst.operands.iter().enumerate() {
        if inst.access(i).1 {
            for r in func.operand_regs(operand) {
                // A register that is read before it is written has another value then.
                inputs.push(state.values.get(r).copied().unwrap_or(0));
            }
            if let Operand::Phys(span) = operand {
                inputs.extend(
                    span.regs()
                        .map(|r| state.physical.get(&r).copied().unwrap_or(0)),
                );
            }
        }
    }
    let desc = inst.opcode().map(Opcode::desc);
    let (reads, writes) = match (desc, inst.op) {
        (Some(desc), _) => {
            let reads = inst.implicit_reads(machine.column());
            (implicit(reads), implicit(desc.implicit_writes))
        }
        (None, Op::Pseudo(Pseudo::BranchScc1)) => (vec![Reg::SCC], Vec::new()),
        (None, Op::Pseudo(p)) if p.clobbers_m0() => (Vec::new(), vec![Reg::M0]),
        _ => Default::default(),
    };
    inputs.extend(
        reads
            .iter()
            .map(|r| state.physical.get(r).copied().unwrap_or(0)),
    );
    let to_lds = inst.mods.has(ModFlags::LDS);
    let memory = match to_lds {
        // Sixteen words, wherever they come from.
        true => (0..16).map(|k| ((1, 4 * k), hash(&(&inputs, k)))).collect(),
        false => access(state, func, inst, &mut inputs),
    };
    let barrier = match (desc, inst.op) {
        (Some(d), _) => d.flags.contains(InstFlags::BARRIER),
        (None, op) => !matches!(op, Op::Pseudo(Pseudo::IndexRead)),
    };
    let has_effects = to_lds
        || barrier
        || inst.mem.is_some_and(|m| {
            m.flags.contains(MemFlags::VOLATILE) || m.ordering > Ordering::Monotonic
        });
    if has_effects {
        state.effects.push(hash(&(&inputs, &state.memory)));
    }
    let result = hash(&inputs);
    for (i, &operand) in inst.operands.iter().enumerate() {
        if inst.access(i).0 {
            for (k, &r) in func.operand_regs(operand).iter().enumerate() {
                state.values.insert(r, hash(&(result, k)));
            }
            if let Operand::Phys(span) = operand {
                let regs = span.regs().map(|r| (r, hash(&(result, "physical"))));
                state.physical.extend(regs);
            }
        }
    }
    let written = writes.into_iter().map(|r| (r, hash(&(result, "implicit"))));
    state.physical.extend(written);
    state.memory.extend(memory);
}

/// What a load reads is one more input; gives what a store writes.
fn access(
    state: &Outcome,
    func: &Function,
    inst: &Inst,
    inputs: &mut Vec<u64>,
) -> Vec<((Space, u64), u64)> {
    let Some(mem) = inst.mem else {
        return Vec::new();
    };
    let store = mem.kind == AccessKind::Store;
    // Instructions that name a resource have their data first.
    let data_first = !store || mem.spaces == Spaces::PRIVATE;
    let address = inst.operands[usize::from(data_first)];
    let base: Vec<u64> = func
        .operand_regs(address)
        .iter()
        .map(|r| state.values.get(r).copied().unwrap_or(0))
        .collect();
    let base = hash(&base);
    let quiet = mem
        .flags
        .intersects(MemFlags::INVARIANT | MemFlags::UNWRITTEN);
    let space = match mem.spaces {
        // Of four addresses in each of the three.
        Spaces::FLAT => (base >> 8) as u8 % 3,
        Spaces::LOCAL => 1,
        Spaces::PRIVATE => 2,
        _ => 0,
    };
    // Memory that nobody writes is elsewhere.
    let space = if quiet { space + 8 } else { space };
    let imm = match inst.operands.get(2) {
        Some(Operand::Imm(offset)) => *offset,
        _ => inst.mods.offset,
    };
    // The first two places are those of one class, the others those of the other; they have room
    // for the widest access at the greatest offset.
    let place = match APART.iter().position(|&n| n == mem.class.number()) {
        Some(class) => 2 * class as u64 + base % 2,
        None => base % 4,
    };
    let from = [0, 16, 64, 80][place as usize] + imm as u64;
    let data = inst.operands[usize::from(!data_first)];
    let words = func.operand_regs(data).len() as u64;
    let places = (0..words).map(|k| (space, from + 4 * k));
    if store {
        let data: Vec<u64> = func
            .operand_regs(data)
            .iter()
            .map(|r| state.values.get(r).copied().unwrap_or(0))
            .collect();
        return places.zip(data).collect();
    }
    inputs.extend(places.map(|p| state.memory.get(&p).copied().unwrap_or(0)));
    Vec::new()
}

/// The most registers of a bank that are live at a time.
fn pressure(func: &Function, bank: Bank) -> usize {
    let block = func.layout[0];
    let mut live: Vec<VReg> = Vec::new();
    for &next in &func.layout[1..] {
        for inst in &func.blocks[next].insts {
            func.for_each_use(inst, |r| live.push(r));
        }
    }
    live.sort();
    live.dedup();
    live.retain(|&r| func.vregs[r].bank == bank);
    let mut most = live.len();
    for inst in func.blocks[block].insts.iter().rev() {
        let mut here = live.len();
        func.for_each_def(inst, |r| {
            let known = live.iter().position(|&l| l == r);
            here += usize::from(known.is_none() && func.vregs[r].bank == bank);
            known.map(|at| live.swap_remove(at));
        });
        func.for_each_use(inst, |r| {
            if func.vregs[r].bank == bank && !live.contains(&r) {
                live.push(r);
            }
        });
        most = most.max(here).max(live.len());
    }
    most
}

/// The same with fewer registers than the source's order needs, where other orders are tried and
/// the limit is left. Tells whether the order changed.
fn schedule_with_spills(
    before: &Function,
    expected: &Outcome,
    machine: &Machine,
    seed: u64,
) -> bool {
    let block = before.entry();
    let mut after = before.clone();
    let few = pressure(before, Bank::Vgpr).div_ceil(2) as u16;
    schedule(&mut after, machine, Budget::of_vgprs(few), Effort::Several);
    verify(before, &after, machine).unwrap_or_else(|e| panic!("seed {seed}, {few} VGPRs: {e}"));
    let outcome = simulate(&after, block, machine);
    assert_eq!(*expected, outcome, "seed {seed}, {few} VGPRs");
    before.blocks[block].insts != after.blocks[block].insts
}

#[test]
fn random_blocks_mean_the_same() {
    let machine = Machine::new(&Target::parse("gfx906").unwrap()).unwrap();
    let (mut changed, mut noticed, mut spilling) = (0, 0, 0);
    for seed in 0..1000 {
        let before = Generator::function(seed);
        let mut after = before.clone();
        let reports = schedule(&mut after, &machine, Budget::of_vgprs(256), Effort::Several);
        verify(&before, &after, &machine).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let block = before.entry();
        let expected = simulate(&before, block, &machine);
        assert_eq!(expected, simulate(&after, block, &machine), "seed {seed}");
        changed += u32::from(before.blocks[block].insts != after.blocks[block].insts);
        for bank in [Bank::Vgpr, Bank::Sgpr] {
            let limit = reports.iter().map(|r| r.limit.of(bank)).max();
            let most = pressure(&before, bank).max(limit.unwrap_or(0) as usize);
            // One more, because units of several instructions are counted at their end.
            assert!(pressure(&after, bank) <= most + 1, "seed {seed}, {bank:?}");
        }
        spilling += u32::from(schedule_with_spills(&before, &expected, &machine, seed));
        let len = after.blocks[block].insts.len();
        for at in 1..len - 2 {
            let mut wrong = after.clone();
            wrong.blocks[block].insts.swap(at, at + 1);
            if simulate(&wrong, block, &machine) == expected {
                continue;
            }
            noticed += 1;
            let verdict = verify(&before, &wrong, &machine);
            assert!(verdict.is_err(), "seed {seed}: {at} and the next exchanged");
        }
    }
    assert!(changed > 400, "{changed} blocks were changed");
    assert!(spilling > 400, "{spilling} blocks were changed");
    assert!(noticed > 4_000, "{noticed} wrong orders");
}

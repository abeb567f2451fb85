//! The state of one wave, and running instructions on the emulator from a state to a state.
//!
//! All input states of an instruction go into one launch: a work-group of one wave for each. The
//! kernel reads its state from a record in memory, calls the code that it is to execute (one of
//! several variants), and writes everything back to the record.

use crate::object;
use emu::{CodeObject, Device, KernelArg, LaunchConfig};
use isa::{Form, Generation, Inst, ModFlags, Opcode, Operand, Reg, RegSpan, Target};

pub const LANES: usize = 64;
/// SGPRs of a state: s0 to s31.
pub const SGPRS: usize = 32;

/// A wave, as far as instructions see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub sgprs: [u32; SGPRS],
    pub vcc: u64,
    pub exec: u64,
    pub scc: bool,
    pub m0: u32,
    pub mode: u32,
    pub vgprs: Vec<[u32; LANES]>,
    pub agprs: Vec<[u32; LANES]>,
    pub lds: Vec<u8>,
    /// Memory of the state, at `address`.
    pub memory: Vec<u8>,
    pub address: u64,
    /// Address of the variant's first instruction.
    pub pc: u64,
    /// Register pairs that hold addresses within `memory`.
    pub pointers: Vec<Pointer>,
    pub halves: Halves,
    pub bytes: Bytes,
    /// What executes it.
    pub generation: Generation,
}

/// A register pair, by its first register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    Sgpr(usize),
    Vgpr(usize),
}

/// Sizes of the parts of a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sizes {
    pub vgprs: usize,
    pub agprs: usize,
    /// Bytes, multiples of 256.
    pub lds: usize,
    /// Bytes.
    pub memory: usize,
}

/// MODE of a kernel while it is not in the code under test.
const SCALARS: usize = 64;

impl Sizes {
    fn words(self) -> usize {
        SCALARS + (self.vgprs + self.agprs) * LANES + (self.lds + self.memory) / 4
    }
    fn bytes(self) -> u64 {
        4 * self.words() as u64
    }
}

impl State {
    fn to_words(&self) -> Vec<u32> {
        let mut words = self.sgprs.to_vec();
        let pair = |v: u64| [v as u32, (v >> 32) as u32];
        words.extend(pair(self.vcc));
        words.extend(pair(self.exec));
        words.extend([self.scc.into(), self.m0, self.mode, 0]);
        words.extend(pair(self.pc));
        words.extend(pair(self.address));
        words.resize(SCALARS, 0);
        words.extend(self.vgprs.iter().flatten());
        words.extend(self.agprs.iter().flatten());
        for bytes in [&self.lds, &self.memory] {
            let word = |c: &[u8]| u32::from_le_bytes([c[0], c[1], c[2], c[3]]);
            words.extend(bytes.chunks_exact(4).map(word));
        }
        words
    }

    /// The state that a record holds; `before` gives sizes and what does not change.
    fn from_words(words: &[u32], before: &State) -> State {
        let pair = |i: usize| u64::from(words[i]) | u64::from(words[i + 1]) << 32;
        let mut rest = &words[SCALARS..];
        let mut take = |count: usize| {
            let (head, tail) = rest.split_at(count);
            rest = tail;
            head
        };
        let lanes = |c: &[u32]| std::array::from_fn(|i| c[i]);
        let vgprs = take(before.vgprs.len() * LANES).chunks(LANES).map(lanes);
        let vgprs = vgprs.collect();
        let agprs = take(before.agprs.len() * LANES).chunks(LANES).map(lanes);
        let agprs = agprs.collect();
        let bytes = |c: &[u32]| c.iter().flat_map(|w| w.to_le_bytes()).collect();
        let lds = bytes(take(before.lds.len() / 4));
        let memory = bytes(take(before.memory.len() / 4));
        State {
            sgprs: std::array::from_fn(|i| words[i]),
            vcc: pair(32),
            exec: pair(34),
            scc: words[36] != 0,
            m0: words[37],
            mode: words[38],
            vgprs,
            agprs,
            lds,
            memory,
            ..before.clone()
        }
    }

    pub fn sgpr64(&self, n: usize) -> u64 {
        u64::from(self.sgprs[n]) | u64::from(self.sgprs[n + 1]) << 32
    }

    pub fn set_sgpr64(&mut self, n: usize, v: u64) {
        self.sgprs[n] = v as u32;
        self.sgprs[n + 1] = (v >> 32) as u32;
    }

    pub fn active(&self, lane: usize) -> bool {
        self.exec >> lane & 1 != 0
    }

    /// Consecutive vector registers of a lane as one number, lowest first.
    pub fn lane(&self, register: usize, count: usize, lane: usize) -> u128 {
        (0..count).fold(0, |v, i| {
            v | u128::from(self.vgprs[register + i][lane]) << (32 * i)
        })
    }
}

/// Where the first differences are, for a message.
pub fn difference(got: &State, want: &State) -> String {
    let mut text = String::new();
    let mut scalar = |name: &str, g: u64, w: u64| {
        if g != w {
            text += &format!(" {name}: {g:#x}, expected {w:#x};");
        }
    };
    for i in 0..SGPRS {
        scalar(&format!("s{i}"), got.sgprs[i].into(), want.sgprs[i].into());
    }
    scalar("vcc", got.vcc, want.vcc);
    scalar("exec", got.exec, want.exec);
    scalar("scc", got.scc.into(), want.scc.into());
    scalar("m0", got.m0.into(), want.m0.into());
    scalar("mode", got.mode.into(), want.mode.into());
    for (name, g, w) in [
        ("v", &got.vgprs, &want.vgprs),
        ("a", &got.agprs, &want.agprs),
    ] {
        let places = (0..g.len()).flat_map(|r| (0..LANES).map(move |l| (r, l)));
        for (r, l) in places.filter(|&(r, l)| g[r][l] != w[r][l]).take(3) {
            scalar(
                &format!("{name}{r} lane {l}"),
                g[r][l].into(),
                w[r][l].into(),
            );
        }
    }
    for (name, g, w) in [
        ("lds", &got.lds, &want.lds),
        ("mem", &got.memory, &want.memory),
    ] {
        for i in (0..g.len()).filter(|&i| g[i] != w[i]).take(4) {
            scalar(&format!("{name}[{i:#x}]"), g[i].into(), w[i].into());
        }
    }
    text
}

fn s(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::sgpr(n), count).into()
}

fn v(n: u16) -> Operand {
    Reg::vgpr(n).into()
}

fn inline(n: u8) -> Operand {
    Operand::Inline(128 + n)
}

/// Code in the making.
struct Code<'a> {
    target: &'a Target,
    bytes: Vec<u8>,
}

impl Code<'_> {
    fn put(&mut self, inst: &Inst) {
        let result = isa::encode(inst, self.target, &mut self.bytes);
        result.unwrap_or_else(|e| panic!("{inst:?}: {e}"));
    }
    fn op(&mut self, opcode: Opcode, operands: &[Operand]) {
        let form = match opcode.desc().forms_on(self.target.processor.generation) {
            forms if forms.contains(isa::Forms::E32) => Form::E32,
            _ => Form::Native,
        };
        self.put(&Inst::new(opcode, form, operands));
    }
    /// Between a register and the part of the record at s[MOVING] plus an offset.
    fn record(&mut self, opcode: Opcode, register: u16, offset: i32) {
        let operands = [v(register), v(ADDRESS), s(MOVING, 4), inline(0)];
        let mut inst = Inst::new(opcode, Form::Native, &operands);
        inst.mods.offset = offset;
        inst.mods.flags |= ModFlags::OFFEN;
        self.put(&inst);
    }
    /// With a memory offset.
    fn memory(&mut self, opcode: Opcode, operands: &[Operand], offset: i32) {
        let mut inst = Inst::new(opcode, Form::Native, operands);
        inst.mods.offset = offset;
        self.put(&inst);
    }
}

/// First of the harness's own SGPRs; the base address of the record is in BASE.
const BASE: u16 = 84;
/// A buffer's resource: a part of the record.
const MOVING: u16 = 88;
const FIELDS: u16 = 64;
const TARGET: u16 = 72;
const RETURN: u16 = 98;
const ALL_ONES: Operand = Operand::Inline(193);
/// The last word of the resource of bytes one after the other (manual, 8.1.8).
const RAW_BUFFER: u32 = 0x0002_7000;
/// The harness's own VGPRs.
const ADDRESS: u16 = object::VGPRS as u16 - 1;
const DATA: u16 = object::VGPRS as u16 - 2;

impl Code<'_> {
    /// Base of the record: kernarg, then work-group id times the size.
    fn find_record(&mut self, sizes: Sizes) {
        use Opcode::*;
        self.op(SLoadDwordx2, &[s(BASE, 2), s(0, 2), Operand::Imm(0)]);
        self.op(
            SMovB32,
            &[s(FIELDS, 1), Operand::Literal(sizes.bytes() as u32)],
        );
        // All records together have less than 4 GiB.
        self.op(SMovB32, &[s(FIELDS + 1, 1), inline(0)]);
        self.op(SMulI32, &[s(FIELDS, 1), s(2, 1), s(FIELDS, 1)]);
        self.op(SWaitcnt, &[Operand::Imm(0)]);
        self.op(SAddU32, &[s(BASE, 1), s(BASE, 1), s(FIELDS, 1)]);
        self.op(
            SAddcU32,
            &[s(BASE + 1, 1), s(BASE + 1, 1), s(FIELDS + 1, 1)],
        );
        self.op(VMovB32, &[v(ADDRESS), inline(0)]);
        self.op(VMbcntLoU32B32, &[v(ADDRESS), ALL_ONES, v(ADDRESS)]);
        self.op(VMbcntHiU32B32, &[v(ADDRESS), ALL_ONES, v(ADDRESS)]);
        self.op(VLshlrevB32, &[v(ADDRESS), inline(2), v(ADDRESS)]);
    }

    /// The resource of the record's bytes.
    fn resource(&mut self) {
        use Opcode::*;
        self.op(SMovB64, &[s(MOVING, 2), s(BASE, 2)]);
        self.op(SMovB32, &[s(MOVING + 2, 1), ALL_ONES]);
        self.op(SMovB32, &[s(MOVING + 3, 1), Operand::Literal(RAW_BUFFER)]);
    }

    /// Calls `each` for every register of the state with its place: s[MOVING] plus an offset.
    fn registers(&mut self, sizes: Sizes, each: &mut dyn FnMut(&mut Self, usize, i32)) {
        use Opcode::*;
        self.resource();
        self.op(SMovB32, &[Reg::M0.into(), ALL_ONES]);
        let all = sizes.vgprs + sizes.agprs + sizes.lds / 256;
        for i in 0..all {
            let at = 4 * (SCALARS + i * LANES);
            if i != 0 && at % 2048 == 0 {
                self.op(
                    SAddU32,
                    &[s(MOVING, 1), s(MOVING, 1), Operand::Literal(2048)],
                );
                self.op(SAddcU32, &[s(MOVING + 1, 1), s(MOVING + 1, 1), inline(0)]);
            }
            each(self, i, (at % 2048) as i32);
        }
    }

    fn load_state(&mut self, sizes: Sizes) {
        use Opcode::*;
        self.registers(sizes, &mut |code, i, offset| {
            let to = if i < sizes.vgprs { i as u16 } else { DATA };
            code.record(BufferLoadDword, to, offset);
            if let Some(a) = i.checked_sub(sizes.vgprs).filter(|&a| a < sizes.agprs) {
                let acc = Reg::agpr(a as u16).into();
                code.op(SWaitcnt, &[Operand::Imm(0)]);
                code.op(VAccvgprWriteB32, &[acc, v(DATA)]);
            } else if let Some(l) = i.checked_sub(sizes.vgprs + sizes.agprs) {
                code.op(SWaitcnt, &[Operand::Imm(0)]);
                code.memory(DsWriteB32, &[v(ADDRESS), v(DATA)], 256 * l as i32);
            }
        });
        self.op(
            SLoadDwordx16,
            &[s(FIELDS, 16), s(BASE, 2), Operand::Imm(4 * 32)],
        );
        self.op(SLoadDwordx16, &[s(0, 16), s(BASE, 2), Operand::Imm(0)]);
        self.op(SLoadDwordx16, &[s(16, 16), s(BASE, 2), Operand::Imm(64)]);
        self.op(SWaitcnt, &[Operand::Imm(0)]);
        self.op(SMovB32, &[Reg::M0.into(), s(FIELDS + 5, 1)]);
        // The memory window serves as scratch memory too.
        if self.target.processor.generation != Generation::Gfx6 {
            let flat = RegSpan::new(Reg::FLAT_SCR_LO, 2).into();
            self.op(SMovB64, &[flat, s(FIELDS + 10, 2)]);
        }
        self.op(
            SMovB64,
            &[RegSpan::new(Reg::VCC_LO, 2).into(), s(FIELDS, 2)],
        );
        self.op(SSetregB32, &[Operand::Imm(MODE), s(FIELDS + 6, 1)]);
        self.op(SCmpLgU32, &[s(FIELDS + 4, 1), inline(0)]);
        self.op(SMovB64, &[s(TARGET, 2), s(FIELDS + 8, 2)]);
        self.op(
            SMovB64,
            &[RegSpan::new(Reg::EXEC_LO, 2).into(), s(FIELDS + 2, 2)],
        );
    }

    fn store_state(&mut self, sizes: Sizes) {
        use Opcode::*;
        self.op(SCselectB32, &[s(FIELDS + 4, 1), inline(1), inline(0)]);
        self.op(
            SMovB64,
            &[s(FIELDS + 2, 2), RegSpan::new(Reg::EXEC_LO, 2).into()],
        );
        self.op(SMovB64, &[RegSpan::new(Reg::EXEC_LO, 2).into(), inline(1)]);
        self.op(
            SMovB64,
            &[s(FIELDS, 2), RegSpan::new(Reg::VCC_LO, 2).into()],
        );
        self.op(SMovB32, &[s(FIELDS + 5, 1), Reg::M0.into()]);
        self.op(SGetregB32, &[s(FIELDS + 6, 1), Operand::Imm(MODE)]);
        self.op(SSetregImm32B32, &[Operand::Imm(MODE), Operand::Literal(0)]);
        self.resource();
        let state = (0..SGPRS as u16).map(|i| (i, 4 * i));
        for (from, at) in state.chain((0..8).map(|i| (FIELDS + i, 128 + 4 * i))) {
            self.op(VMovB32, &[v(DATA), s(from, 1)]);
            let operands = [v(DATA), Operand::Off, s(MOVING, 4), inline(0)];
            self.memory(BufferStoreDword, &operands, at.into());
            self.op(SWaitcnt, &[Operand::Imm(0)]);
        }
        self.op(SMovB64, &[RegSpan::new(Reg::EXEC_LO, 2).into(), ALL_ONES]);
        self.registers(sizes, &mut |code, i, offset| {
            let from = if i < sizes.vgprs { i as u16 } else { DATA };
            if let Some(a) = i.checked_sub(sizes.vgprs).filter(|&a| a < sizes.agprs) {
                let acc = Reg::agpr(a as u16).into();
                code.op(VAccvgprReadB32, &[v(DATA), acc]);
            } else if let Some(l) = i.checked_sub(sizes.vgprs + sizes.agprs) {
                code.memory(DsReadB32, &[v(DATA), v(ADDRESS)], 256 * l as i32);
                code.op(SWaitcnt, &[Operand::Imm(0)]);
            }
            code.record(BufferStoreDword, from, offset);
            code.op(SWaitcnt, &[Operand::Imm(0)]);
        });
        self.op(SEndpgm, &[Operand::Imm(0)]);
    }
}

/// `hwreg(HW_REG_MODE)`, all 32 bits.
const MODE: i32 = 1 | 31 << 11;

/// What 16-bit arithmetic with three sources does to the other half of its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halves {
    /// It stays.
    Kept,
    /// It becomes zero (GFX8: "GCN3" ISA manual, `V_MAD_F16` and its kin).
    Cleared,
}

/// The processor's floats of 8 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bytes {
    /// gfx942: one zero, one NaN.
    OneZero,
    /// gfx950: Open Compute Project.
    Ocp,
}

/// A way to the emulator for one instruction: a kernel with its variants.
pub struct Machine {
    device: Device,
    module: emu::Module,
    /// Address of each variant's code.
    pub variants: Vec<u64>,
    sizes: Sizes,
    buffer: emu::Buffer,
}

impl Machine {
    /// A kernel with these variants, for `records` states.
    pub fn new(target: &Target, variants: &[Vec<Inst>], sizes: Sizes, records: usize) -> Machine {
        let bytes = Vec::new();
        let mut code = Code { target, bytes };
        code.find_record(sizes);
        code.load_state(sizes);
        code.op(Opcode::SSwappcB64, &[s(RETURN, 2), s(TARGET, 2)]);
        code.store_state(sizes);
        let mut offsets = Vec::new();
        for variant in variants {
            offsets.push(object::CODE + code.bytes.len() as u64);
            variant.iter().for_each(|inst| code.put(inst));
            code.op(Opcode::SSetpcB64, &[s(RETURN, 2)]);
        }
        let file = object::build(target, &code.bytes, sizes.lds as u32);
        let object = CodeObject::load(&file).expect("a code object");
        let mut device = Device::new(object.target());
        let module = device.load(&object).expect("it fits");
        let base = device
            .symbol(module, "k.kd")
            .expect("the descriptor")
            .address;
        let buffer = device.alloc(sizes.bytes() * records as u64).expect("room");
        Machine {
            device,
            module,
            variants: offsets.into_iter().map(|o| base + o).collect(),
            sizes,
            buffer,
        }
    }

    /// Device address of the memory of a record.
    pub fn memory_address(&self, record: usize) -> u64 {
        let before = self.sizes.words() - self.sizes.memory / 4;
        self.buffer.address + self.sizes.bytes() * record as u64 + 4 * before as u64
    }

    /// Runs all states, each of which names its variant by `pc`.
    pub fn run(&mut self, states: &[State]) -> Result<Vec<State>, String> {
        let words: Vec<u32> = states.iter().flat_map(State::to_words).collect();
        let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        assert!(self.device.write(self.buffer.address, &bytes));
        let count = states.len() as u32;
        let config = LaunchConfig::linear(LANES as u32 * count, LANES as u32);
        let args: [KernelArg; 1] = [self.buffer.into()];
        self.device
            .launch(self.module, "k", config, &args)
            .map_err(|e| e.to_string())?;
        let bytes = self.device.read(self.buffer.address, bytes.len() as u64);
        let bytes = bytes.ok_or("the buffer is gone")?;
        let words: Vec<u32> = bytes
            .chunks_exact(4)
            .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
            .collect();
        let records = words.chunks(self.sizes.words()).zip(states);
        Ok(records
            .map(|(w, before)| State::from_words(w, before))
            .collect())
    }
}

/// Whether a modifier is set.
pub fn has(inst: &Inst, flag: ModFlags) -> bool {
    inst.mods.flags.contains(flag)
}

//! Functions: blocks, edges, virtual registers, frame.

use crate::abi::{Convention, KernelAbi};
use crate::alias::AliasClasses;
use crate::asm::{AsmId, AsmText};
use crate::inst::{Inst, Op, Operand, Pseudo, RegList};
use crate::why::Explain;
use cranelift_entity::packed_option::ReservedValue;
use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};
use isa::{RegSpan, ScratchAccess, WaveSize};
use smallvec::SmallVec;

/// A virtual 32-bit register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VReg(u32);
entity_impl!(VReg, "%");

/// A lane mask: one bit a lane, in as many SGPRs as that takes ([`Function::mask_regs`]).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Mask(u32);
entity_impl!(Mask, "mask");

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Block(u32);
entity_impl!(Block, "bb");

/// A place in the frame (scratch, per lane).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot(u32);
entity_impl!(Slot, "slot");

/// A symbol that instructions refer to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SymbolId(u32);
entity_impl!(SymbolId, "sym");

/// A function of the module, by the number it has in the IR (`ir::FuncRef`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncId(u32);
entity_impl!(FuncId, "fn");

/// A register file.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Bank {
    /// One value a wave.
    Sgpr,
    /// One value a lane.
    Vgpr,
}

/// What a virtual register holds, where that matters to passes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum VRegKind {
    /// 32 bits of any value.
    Plain,
    /// A register of a lane mask.
    Mask {
        /// The mask.
        mask: Mask,
        /// Which of its registers, the lowest lanes' first.
        part: u8,
    },
}

impl VRegKind {
    /// Which register of a lane mask it is, if of one.
    pub const fn part(self) -> Option<u8> {
        match self {
            VRegKind::Plain => None,
            VRegKind::Mask { part, .. } => Some(part),
        }
    }
}

/// A virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VRegData {
    /// Where it lives.
    pub bank: Bank,
    /// What it holds.
    pub kind: VRegKind,
}

/// An edge to a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The target.
    pub block: Block,
    /// A register of the same bank for each of the target's parameters.
    pub args: SmallVec<[VReg; 4]>,
}

impl Edge {
    /// An edge without arguments.
    pub fn to(block: Block) -> Edge {
        Edge {
            block,
            args: SmallVec::new(),
        }
    }
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct BlockData {
    /// Parameters.
    pub params: Vec<VReg>,
    /// Instructions; the last is the terminator.
    pub insts: Vec<Inst>,
    /// Thread edges: where lanes go.
    pub succs: SmallVec<[Edge; 2]>,
    /// Wave edges: where the wave goes ([`Stage::Wave`] only). The terminator's
    /// `succs[0]`/`succs[1]` are then these.
    pub wave_succs: SmallVec<[Edge; 2]>,
    /// Number of loops around it.
    pub loop_depth: u8,
}

/// How far a function has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Stage {
    /// Only thread edges; all registers virtual, or VGPRs physical already.
    Thread,
    /// Wave edges and EXEC are in place.
    Wave,
    /// All registers are physical; no block parameters.
    Allocated,
}

/// A place in the frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotData {
    /// Bytes per lane.
    pub size: u32,
    /// Alignment in bytes.
    pub align: u32,
    /// Offset from the frame's start; set by frame layout.
    pub offset: Option<u32>,
}

/// Which arguments on the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Area {
    /// Those of the function.
    Incoming,
    /// Those of the functions that it calls.
    Outgoing,
}

/// Alignment of stack arguments in bytes of a lane: that of frames.
const STACK_ARGUMENTS_ALIGN: u32 = 16;

/// How long a function's stack is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum StackUse {
    /// Its frame, whose size is known.
    #[default]
    Frame,
    /// It takes room behind the frame while it runs: the stack pointer moves, and a function that
    /// is called finds its frame by [`crate::abi::call::FRAME_POINTER`].
    Dynamic,
}

/// Are there functions in the module that find their frames by a pointer in a register?
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum FramePointers {
    /// None, or none that relies on this function.
    #[default]
    Nobody,
    /// Callers may: this function leaves the register alone.
    Callers,
}

/// Scratch memory of a function.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// How it is accessed.
    pub access: ScratchAccess,
    /// Places.
    pub slots: PrimaryMap<Slot, SlotData>,
    /// The function has scratch accesses or passes addresses of scratch, or calls a function that
    /// may.
    pub uses_scratch: bool,
    /// Flat instructions may access scratch: FLAT_SCRATCH must be set up.
    pub uses_flat_scratch: bool,
    /// The arguments that the function gets on the stack: the frame begins with them.
    pub incoming: Option<Slot>,
    /// The arguments that the function passes on the stack: they stand behind the frame, where
    /// callees' frames begin.
    pub outgoing: Option<Slot>,
    /// Does it take room behind the frame?
    pub stack: StackUse,
    /// Whose pointers to frames it must keep.
    pub pointers: FramePointers,
    /// Bytes per lane that are counted for what is behind the frame, where the runtime is not told
    /// that it is not known.
    pub assumed: u32,
    /// Bytes per lane of all slots but the outgoing arguments; set by frame layout.
    pub size: u32,
}

/// A symbol that instructions refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Symbol {
    /// Name in the symbol table.
    pub name: String,
}

/// Registers that count although no instruction names them: expansion leaves the instructions of
/// inline assembly in place of what it said of itself, and of calls nothing but the jump.
#[derive(Clone, Default, Debug)]
pub struct Unsaid {
    /// What inline assembly writes, clobbers included: by its text, or by code that that calls.
    pub written: Vec<RegSpan>,
    /// Arguments of calls.
    pub passed: Vec<RegSpan>,
}

/// A function of machine IR.
#[derive(Clone, Debug)]
pub struct Function {
    /// Symbol name.
    pub name: String,
    /// Its number in the module.
    pub id: FuncId,
    /// Blocks in program order: reverse post-order of the thread graph with loops contiguous. The
    /// first is the entry.
    pub layout: Vec<Block>,
    /// Block contents.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// Lanes of the waves that execute it: how wide lane masks, EXEC and VCC are.
    pub wave: WaveSize,
    /// Virtual registers.
    pub vregs: PrimaryMap<VReg, VRegData>,
    /// Lane masks: their registers.
    pub(crate) masks: PrimaryMap<Mask, RegList>,
    /// Symbols that instructions refer to.
    pub symbols: PrimaryMap<SymbolId, Symbol>,
    /// Texts of inline assembly.
    pub asms: PrimaryMap<AsmId, AsmText>,
    /// Registers that count although no instruction names them.
    pub unsaid: Unsaid,
    /// Scratch.
    pub frame: Frame,
    /// Which classes of accesses are apart.
    pub alias: AliasClasses,
    /// How it is called; of no meaning for kernels.
    pub convention: Convention,
    /// Input registers of a kernel; `None` for other functions.
    pub kernel: Option<KernelAbi>,
    /// How far it has come.
    pub stage: Stage,
    /// Whether instructions say why they are there.
    pub explain: Explain,
    /// Backing store of register lists.
    lists: Vec<VReg>,
}

impl Frame {
    /// The registers of the resource by which scratch is accessed: the same in all functions.
    pub fn resource(&self) -> Option<RegSpan> {
        match self.access {
            ScratchAccess::Buffer => Some(crate::abi::call::SCRATCH_RSRC),
            ScratchAccess::Instructions => None,
        }
    }

    /// Bytes per lane that are counted for it.
    pub fn bytes(&self) -> u32 {
        self.size + self.assumed
    }
}

impl Function {
    /// An empty function for waves of a size.
    pub fn new(name: impl Into<String>, id: FuncId, wave: WaveSize) -> Function {
        Function {
            name: name.into(),
            id,
            layout: Vec::new(),
            blocks: PrimaryMap::new(),
            wave,
            vregs: PrimaryMap::new(),
            masks: PrimaryMap::new(),
            symbols: PrimaryMap::new(),
            asms: PrimaryMap::new(),
            unsaid: Unsaid::default(),
            frame: Frame::default(),
            alias: AliasClasses::default(),
            convention: Convention::Private,
            kernel: None,
            stage: Stage::Thread,
            explain: Explain::Off,
            lists: Vec::new(),
        }
    }

    /// Makes room for so many blocks and registers.
    pub fn reserve(&mut self, blocks: usize, registers: usize) {
        // The wave graph has others besides: what is copied when there is no room is large.
        self.blocks.reserve(2 * blocks);
        self.layout.reserve(blocks);
        self.vregs.reserve(registers);
        // A list for the definition and about two for uses.
        self.lists.reserve(3 * registers);
    }

    /// A new virtual register.
    pub fn vreg(&mut self, bank: Bank) -> VReg {
        self.vregs.push(VRegData {
            bank,
            kind: VRegKind::Plain,
        })
    }

    /// A list of registers as an operand.
    pub fn list(&mut self, regs: &[VReg]) -> RegList {
        debug_assert!(!regs.is_empty() && regs.len() <= 32);
        let start = self.lists.len() as u32;
        match regs {
            &[one] => self.lists.push(one),
            _ => self.lists.extend_from_slice(regs),
        }
        RegList {
            start,
            len: regs.len() as u8,
        }
    }

    /// A list of registers as an operand.
    pub fn operand(&mut self, regs: &[VReg]) -> Operand {
        Operand::Regs(self.list(regs))
    }

    /// The registers of a list.
    #[inline]
    pub fn regs(&self, list: RegList) -> &[VReg] {
        &self.lists[list.start as usize..list.start as usize + list.width()]
    }

    /// The virtual registers of an operand; empty for other operands.
    #[inline]
    pub fn operand_regs(&self, operand: Operand) -> &[VReg] {
        operand.regs().map_or(&[], |list| self.regs(list))
    }

    /// The symbol of a name.
    pub fn symbol(&mut self, name: &str) -> SymbolId {
        match self.symbols.iter().find(|(_, s)| s.name == name) {
            Some((id, _)) => id,
            None => self.symbols.push(Symbol {
                name: name.to_string(),
            }),
        }
    }

    /// Forgets the virtual registers of a bank, which nothing names any more. The others keep their
    /// order, and get numbers without gaps: tables of registers hold nothing for those that went.
    pub fn forget(&mut self, bank: Bank) {
        let mut left = PrimaryMap::with_capacity(self.vregs.len());
        let all = std::mem::take(&mut self.vregs);
        let numbers = all.values().map(|data| match data.bank == bank {
            true => VReg::reserved_value(),
            false => left.push(*data),
        });
        let numbers: Vec<VReg> = numbers.collect();
        self.vregs = left;
        let rename = |reg: &mut VReg| *reg = numbers[reg.index()];
        // Lists that no operand is any more have registers that went.
        self.lists.iter_mut().for_each(rename);
        let rename_named = |reg: &mut VReg| {
            rename(reg);
            debug_assert!(!reg.is_reserved_value(), "what is named stays");
        };
        for data in self.blocks.values_mut() {
            data.params.iter_mut().for_each(rename_named);
            let edges = data.succs.iter_mut().chain(&mut data.wave_succs);
            edges.flat_map(|e| &mut e.args).for_each(rename_named);
        }
    }

    /// The entry block.
    pub fn entry(&self) -> Block {
        self.layout[0]
    }

    /// The terminator of a finished block.
    pub fn terminator(&self, block: Block) -> Option<&Inst> {
        self.blocks[block]
            .insts
            .last()
            .filter(|i| i.is_terminator())
    }

    /// Calls `f` with each register of a list. Most have one, for which a loop would cost more.
    #[inline]
    fn for_each_of(&self, list: RegList, f: &mut impl FnMut(VReg)) {
        match list.len {
            1 => f(self.lists[list.start as usize]),
            _ => self.regs(list).iter().for_each(|&r| f(r)),
        }
    }

    /// Calls `f` with each virtual register that an instruction reads.
    #[inline]
    pub fn for_each_use(&self, inst: &Inst, mut f: impl FnMut(VReg)) {
        let mut written = inst.written();
        for &operand in &inst.operands {
            if let (Operand::Regs(list), false) = (operand, written.take_first()) {
                self.for_each_of(list, &mut f);
            }
        }
    }

    /// Calls `f` with each virtual register that an instruction writes.
    #[inline]
    pub fn for_each_def(&self, inst: &Inst, mut f: impl FnMut(VReg)) {
        for i in inst.written().indices() {
            if let Some(&Operand::Regs(list)) = inst.operands.get(i) {
                self.for_each_of(list, &mut f);
            }
        }
    }

    /// The edges of the graph that the stage has made current for the wave: wave edges from
    /// [`Stage::Wave`] on, else thread edges.
    #[inline]
    pub fn current_succs(&self, block: Block) -> &[Edge] {
        if self.stage >= Stage::Wave {
            &self.blocks[block].wave_succs
        } else {
            &self.blocks[block].succs
        }
    }

    /// Must the function leave the registers that LLVM's convention preserves as it found them?
    pub fn preserves(&self) -> bool {
        self.kernel.is_none() && self.convention == Convention::Standard
    }

    /// The place of an area of stack arguments of at least so many bytes.
    pub fn stack_arguments(&mut self, area: Area, bytes: u32) -> Slot {
        let known = match area {
            Area::Incoming => self.frame.incoming,
            Area::Outgoing => self.frame.outgoing,
        };
        let slot = known.unwrap_or_else(|| {
            self.frame.slots.push(SlotData {
                size: 0,
                align: STACK_ARGUMENTS_ALIGN,
                offset: None,
            })
        });
        match area {
            Area::Incoming => self.frame.incoming = Some(slot),
            Area::Outgoing => self.frame.outgoing = Some(slot),
        }
        let size = &mut self.frame.slots[slot].size;
        *size = bytes.max(*size);
        self.frame.uses_scratch = true;
        slot
    }

    /// Does the stack pointer point behind the function's frame, or to it?
    pub fn has_stack_pointer(&self) -> bool {
        self.kernel.is_none() || self.frame.stack == StackUse::Dynamic || self.has_calls()
    }

    /// Has the function a pointer to its frame? A kernel's begins at 0.
    pub fn has_frame_pointer(&self) -> bool {
        self.kernel.is_none() && self.frame.stack == StackUse::Dynamic
    }

    /// The registers that hold addresses of frames, so that no value is in them.
    pub fn frame_registers(&self) -> impl Iterator<Item = isa::Reg> {
        let stack = self.has_stack_pointer();
        let frame = self.has_frame_pointer() || self.frame.pointers == FramePointers::Callers;
        let stack = stack.then_some(crate::abi::call::STACK_POINTER);
        let frame = frame.then_some(crate::abi::call::FRAME_POINTER);
        stack.into_iter().chain(frame)
    }

    /// Does the function call another?
    pub fn has_calls(&self) -> bool {
        let calls = |i: &Inst| i.op == Op::Pseudo(Pseudo::Call);
        self.layout
            .iter()
            .any(|&b| self.blocks[b].insts.iter().any(calls))
    }
}

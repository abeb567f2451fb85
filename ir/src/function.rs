//! A function: blocks, instructions and values in dense arrays.

mod operands;

use crate::constant::Const;
use crate::diag::SourceLoc;
use crate::entities::{Block, Inst, Value};
use crate::inst::{BlockCall, CallConv, InstData, SwitchCase};
use crate::intrinsic::Intrinsic;
use crate::module::{FnAttrs, KernelMetadata, Linkage, Visibility};
use crate::types::Type;
use bitflags::bitflags;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityList, ListPool, PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Result of an instruction.
    Inst(Inst),
    /// Parameter `index` of a block; those of the entry block are the function's.
    Param(Block, u32),
    /// A constant.
    Const(Const),
}

#[derive(Clone, Copy, Debug)]
struct ValueData {
    ty: Type,
    def: ValueDef,
}

/// What there is of an instruction beside itself.
#[derive(Clone, Copy, Debug)]
struct InstNote {
    result: PackedOption<Value>,
    loc: SourceLoc,
}

bitflags! {
    /// Attributes of a parameter.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct ParamFlags: u16 {
        /// `noalias`
        const NOALIAS = 1;
        /// `readonly`, or `readnone`
        const READONLY = 2;
        /// `inreg`: a uniform value, in SGPRs.
        const INREG = 4;
        /// `zeroext`
        const ZEROEXT = 8;
        /// `signext`
        const SIGNEXT = 16;
        /// `sret`
        const SRET = 32;
        /// `nonnull`
        const NONNULL = 64;
        /// `noundef`
        const NOUNDEF = 128;
        /// `writeonly`
        const WRITEONLY = 256;
        /// `nocapture`, `captures(none)`
        const NOCAPTURE = 512;
        /// `"amdgpu-hidden-argument"`: placed in the kernarg segment by the compiler, not by the
        /// user.
        const HIDDEN = 1024;
    }
}

/// How an aggregate is passed through a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Indirect {
    /// `byval(T)`: the callee owns a copy.
    ByVal(Type),
    /// `byref(T)`: in the kernarg segment.
    ByRef(Type),
}

/// Attributes of a parameter or of a function's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ParamAttrs {
    /// Flags.
    pub flags: ParamFlags,
    /// `align`, in bytes; 0 if not given.
    pub align: u32,
    /// `byval` or `byref`.
    pub indirect: Option<Indirect>,
    /// `dereferenceable(n)` in bytes; 0 if not given.
    pub dereferenceable: u64,
}

impl ParamAttrs {
    /// Those that say how a value is passed, which caller and callee must agree on.
    #[must_use]
    pub fn passing(self) -> ParamAttrs {
        let by_value = matches!(self.indirect, Some(Indirect::ByVal(_)));
        let how = ParamFlags::INREG | ParamFlags::SIGNEXT | ParamFlags::ZEROEXT | ParamFlags::SRET;
        ParamAttrs {
            flags: self.flags & how,
            align: if by_value { self.align } else { 0 },
            indirect: self.indirect.filter(|_| by_value),
            dereferenceable: 0,
        }
    }
}

/// A parameter of a function.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Param {
    /// Type.
    pub ty: Type,
    /// Attributes.
    pub attrs: ParamAttrs,
}

/// A basic block.
#[derive(Clone, Debug, Default)]
pub struct BlockData {
    /// Parameters: values whose definition is `ValueDef::Param` of this block.
    pub params: EntityList<Value>,
    /// Instructions in order; the last is the terminator.
    pub insts: Vec<Inst>,
}

bitflags! {
    /// Instructions that many functions have none of, and that passes look for.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    pub struct Rare: u8 {
        /// `alloca`
        const ALLOCA = 1;
        /// `llvm.is.constant`
        const IS_CONSTANT = 2;
        /// `llvm.amdgcn.readlane`
        const READ_LANE = 4;
        /// What is around values that are computed for lanes that are not active, too.
        const WHOLE_WAVES = 8;
        /// Calls.
        const CALL = 16;
        /// What takes or puts an element of a vector.
        const ELEMENT = 32;
        /// Accesses to images, in legal IR.
        const IMAGE = 64;
    }
}

impl Rare {
    /// Which of them an instruction is.
    #[inline]
    fn of(data: &InstData) -> Rare {
        match data {
            InstData::Alloca { .. } => Rare::ALLOCA,
            InstData::Call { .. } | InstData::CallIndirect { .. } => Rare::CALL,
            InstData::ExtractElement { .. } | InstData::InsertElement { .. } => Rare::ELEMENT,
            InstData::Intrinsic { id, .. } => match id {
                Intrinsic::IsConstant => Rare::IS_CONSTANT,
                Intrinsic::ReadLane => Rare::READ_LANE,
                Intrinsic::SetInactive | Intrinsic::StrictWwm | Intrinsic::StrictWqm => {
                    Rare::WHOLE_WAVES
                }
                id if id.is_legal_image() => Rare::IMAGE,
                _ => Rare::empty(),
            },
            _ => Rare::empty(),
        }
    }
}

/// Half-open range of an unsigned value, as `!range` gives it (wrapping if `lo > hi`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueRange {
    /// First value in the range.
    pub lo: u128,
    /// First value after it.
    pub hi: u128,
}

/// What the source asks for a loop (`!llvm.loop` of a branch that goes back in it).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrolling {
    /// `llvm.loop.unroll.disable`
    Never,
    /// `llvm.loop.unroll.enable` or `llvm.loop.unroll.full`
    Fully,
}

/// A function, defined (it has blocks) or declared (it has none).
#[derive(Clone, Debug)]
pub struct Function {
    /// Symbol name without `@`.
    pub name: String,
    /// Result type.
    pub ret: Type,
    /// Attributes of the result.
    pub ret_attrs: ParamAttrs,
    /// Parameters; if defined, the entry block has the same ones.
    pub params: Vec<Param>,
    /// Variable arguments.
    pub vararg: bool,
    /// Calling convention.
    pub call_conv: CallConv,
    /// Attributes.
    pub attrs: FnAttrs,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// `section "…"`
    pub section: Option<String>,
    /// `align`, in bytes; 0 if not given. The target's own alignment is the least.
    pub align: u64,
    /// What the kernel metadata of the source says.
    pub kernel: KernelMetadata,
    /// `!func_sanitize`: the signature and the hash of the type that stand in front of the entry,
    /// where a caller of `-fsanitize=function` looks for them.
    pub sanitize: Option<[u32; 2]>,
    /// Place of its name in the source.
    pub loc: SourceLoc,
    /// Blocks in program order; the first is the entry.
    pub layout: Vec<Block>,
    /// Block contents.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// Backing store of all value lists.
    pub lists: ListPool<Value>,
    /// `!range` of loads and calls.
    pub ranges: FxHashMap<Inst, ValueRange>,
    /// `!fpmath` of float instructions: permitted error in ulp.
    pub accuracy: FxHashMap<Inst, f32>,
    /// Alignments of destination and source of `llvm.memcpy` and its relatives, as binary
    /// logarithms of bytes; 0 where unknown. `llvm.memset` has no source.
    pub mem_aligns: FxHashMap<Inst, [u8; 2]>,
    /// What the source asks for loops, at branches that go back in them.
    pub unrolling: FxHashMap<Inst, Unrolling>,
    insts: PrimaryMap<Inst, InstData>,
    notes: PrimaryMap<Inst, InstNote>,
    values: PrimaryMap<Value, ValueData>,
    constants: FxHashMap<Const, Value>,
    names: NameTable,
    made: Rare,
}

/// Names of values and blocks, one text for all.
#[derive(Clone, Debug, Default)]
struct NameTable {
    text: String,
    values: SecondaryMap<Value, (u32, u32)>,
    blocks: SecondaryMap<Block, (u32, u32)>,
}

impl NameTable {
    fn store(&mut self, name: &str) -> (u32, u32) {
        let start = self.text.len() as u32;
        self.text.push_str(name);
        (start, self.text.len() as u32)
    }

    fn fetch(&self, (start, end): (u32, u32)) -> Option<&str> {
        (start != end).then(|| &self.text[start as usize..end as usize])
    }
}

/// Room for the names of so many values is made at once.
const NAMED_VALUES: usize = 64;

impl Function {
    /// A declaration without attributes.
    pub fn new(name: impl Into<String>, ret: Type, params: Vec<Param>) -> Function {
        Function {
            name: name.into(),
            ret,
            ret_attrs: ParamAttrs::default(),
            params,
            vararg: false,
            call_conv: CallConv::default(),
            attrs: FnAttrs::default(),
            linkage: Linkage::default(),
            visibility: Visibility::default(),
            section: None,
            align: 0,
            kernel: KernelMetadata::default(),
            sanitize: None,
            loc: SourceLoc::NONE,
            layout: Vec::new(),
            blocks: PrimaryMap::new(),
            lists: ListPool::new(),
            ranges: FxHashMap::default(),
            accuracy: FxHashMap::default(),
            unrolling: FxHashMap::default(),
            mem_aligns: FxHashMap::default(),
            insts: PrimaryMap::new(),
            notes: PrimaryMap::new(),
            values: PrimaryMap::new(),
            constants: FxHashMap::default(),
            names: NameTable::default(),
            made: Rare::empty(),
        }
    }

    /// Moves all places, because the file is one of several.
    pub(crate) fn shift_locs(&mut self, start: usize) {
        self.loc = self.loc.shifted(start);
        for note in self.notes.values_mut() {
            note.loc = note.loc.shifted(start);
        }
    }

    /// Has a body?
    #[inline]
    pub fn is_defined(&self) -> bool {
        !self.layout.is_empty()
    }

    /// The entry block of a defined function.
    #[inline]
    pub fn entry(&self) -> Block {
        self.layout[0]
    }

    /// A new block that is not yet in the layout.
    pub fn make_block(&mut self) -> Block {
        self.blocks.push(BlockData::default())
    }

    /// A new block at the end of the layout.
    pub fn append_block(&mut self) -> Block {
        let block = self.make_block();
        self.layout.push(block);
        block
    }

    /// Adds a parameter to a block.
    pub fn append_block_param(&mut self, block: Block, ty: Type) -> Value {
        let index = self.blocks[block].params.len(&self.lists) as u32;
        let value = self.values.push(ValueData {
            ty,
            def: ValueDef::Param(block, index),
        });
        self.blocks[block].params.push(value, &mut self.lists);
        value
    }

    /// Parameters of a block.
    #[inline]
    pub fn block_params(&self, block: Block) -> &[Value] {
        self.blocks[block].params.as_slice(&self.lists)
    }

    /// Keeps only the parameters of a block for whose index `keep` is true, and renumbers them. The
    /// callers of the block must drop the other arguments, and nothing may use those values any
    /// more.
    pub fn retain_block_params(&mut self, block: Block, mut keep: impl FnMut(usize) -> bool) {
        let all: SmallVec<[Value; 8]> = SmallVec::from_slice(self.block_params(block));
        let mut kept = 0;
        for (i, &value) in all.iter().enumerate() {
            if keep(i) {
                self.values[value].def = ValueDef::Param(block, kept as u32);
                self.blocks[block].params.as_mut_slice(&mut self.lists)[kept] = value;
                kept += 1;
            }
        }
        self.blocks[block].params.truncate(kept, &mut self.lists);
    }

    /// Makes room for so many more instructions.
    pub fn reserve(&mut self, insts: usize) {
        self.insts.reserve(insts);
        self.notes.reserve(insts);
        self.values.reserve(insts);
        self.constants.reserve(insts / 4);
        self.blocks.reserve(insts / 8);
        if self.lists.capacity() == 0 {
            self.lists = ListPool::with_capacity(insts);
        }
    }

    /// Makes an instruction that is in no block yet. `ty` is the type of its result, void for none.
    pub fn make_inst(&mut self, data: InstData, ty: Type, loc: SourceLoc) -> Inst {
        self.made |= Rare::of(&data);
        let inst = self.insts.push(data);
        let result = (ty != Type::VOID).then(|| {
            self.values.push(ValueData {
                ty,
                def: ValueDef::Inst(inst),
            })
        });
        let result = result.into();
        self.notes.push(InstNote { result, loc });
        inst
    }

    /// Makes an instruction at the end of a block.
    pub fn append_inst(&mut self, block: Block, data: InstData, ty: Type, loc: SourceLoc) -> Inst {
        let inst = self.make_inst(data, ty, loc);
        self.blocks[block].insts.push(inst);
        inst
    }

    /// An instruction.
    #[inline]
    pub fn inst(&self, inst: Inst) -> &InstData {
        &self.insts[inst]
    }

    /// Has any of these ever been made here? Much faster than to go through all instructions, for
    /// those who have nothing to do without.
    #[inline]
    pub fn has_made(&self, instructions: Rare) -> bool {
        self.made.intersects(instructions)
    }

    /// Does [`Function::has_made`] know of the kind of an instruction?
    pub(crate) fn is_noted(&self, inst: Inst) -> bool {
        self.made.contains(Rare::of(&self.insts[inst]))
    }

    /// Makes another instruction of one, whose result keeps its type.
    pub fn replace_inst(&mut self, inst: Inst, data: InstData) {
        self.made |= Rare::of(&data);
        self.insts[inst] = data;
    }

    /// An instruction, to change; its result keeps its type (see [`Function::set_value_type`]). It
    /// does not become one of the [`Rare`] ones.
    #[inline]
    pub fn inst_mut(&mut self, inst: Inst) -> &mut InstData {
        &mut self.insts[inst]
    }

    /// Result of an instruction.
    #[inline]
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.notes[inst].result.expand()
    }

    /// Result type of an instruction, void if it has none.
    #[inline]
    pub fn result_type(&self, inst: Inst) -> Type {
        self.result(inst).map_or(Type::VOID, |v| self.value_type(v))
    }

    /// Source place of an instruction.
    #[inline]
    pub fn inst_loc(&self, inst: Inst) -> SourceLoc {
        self.notes[inst].loc
    }

    /// Number of instructions ever made, for dense side tables.
    #[inline]
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// Number of values ever made, for dense side tables.
    #[inline]
    pub fn num_values(&self) -> usize {
        self.values.len()
    }

    /// Type of a value.
    #[inline]
    pub fn value_type(&self, value: Value) -> Type {
        self.values[value].ty
    }

    /// Has any value ever made this type? Much faster than to look at the operands of all
    /// instructions, for those who have nothing to do without.
    pub fn has_value_of(&self, ty: Type) -> bool {
        self.values.values().any(|value| value.ty == ty)
    }

    /// The constants that values of the function have been made of, with these values, in no order;
    /// those that nothing uses any more too.
    pub fn constants(&self) -> impl Iterator<Item = (Const, Value)> {
        self.constants.iter().map(|(&c, &value)| (c, value))
    }

    /// Changes a value's type (for legalisation, which also changes all that uses it).
    pub fn set_value_type(&mut self, value: Value, ty: Type) {
        self.values[value].ty = ty;
    }

    /// Definition of a value.
    #[inline]
    pub fn value_def(&self, value: Value) -> ValueDef {
        self.values[value].def
    }

    /// The instruction that defines a value, if one does.
    #[inline]
    pub fn def_inst(&self, value: Value) -> Option<Inst> {
        match self.values[value].def {
            ValueDef::Inst(inst) => Some(inst),
            _ => None,
        }
    }

    /// The constant that a value is, if it is one.
    #[inline]
    pub fn value_const(&self, value: Value) -> Option<Const> {
        match self.values[value].def {
            ValueDef::Const(c) => Some(c),
            _ => None,
        }
    }

    /// The value of a constant in this function.
    pub fn const_value(&mut self, c: Const, ty: Type) -> Value {
        let values = &mut self.values;
        *self.constants.entry(c).or_insert_with(|| {
            values.push(ValueData {
                ty,
                def: ValueDef::Const(c),
            })
        })
    }

    /// A new value of a constant that [`Function::const_value`] does not give to anyone else: a
    /// stand-in that its maker replaces.
    pub fn make_unlisted_const(&mut self, c: Const, ty: Type) -> Value {
        self.values.push(ValueData {
            ty,
            def: ValueDef::Const(c),
        })
    }

    /// A list of values in this function's pool.
    pub fn list(&mut self, values: &[Value]) -> EntityList<Value> {
        EntityList::from_slice(values, &mut self.lists)
    }

    /// A branch target with arguments.
    pub fn block_call(&mut self, block: Block, args: &[Value]) -> BlockCall {
        BlockCall {
            block,
            args: self.list(args),
        }
    }

    /// Gives a value a name for printing.
    pub fn set_value_name(&mut self, value: Value, name: &str) {
        if self.names.values.capacity() == 0 {
            self.names.values = SecondaryMap::with_capacity(NAMED_VALUES);
        }
        let range = self.names.store(name);
        self.names.values[value] = range;
    }

    /// Name of a value, if it has one.
    pub fn value_name(&self, value: Value) -> Option<&str> {
        self.names.fetch(self.names.values[value])
    }

    /// Gives a block a name for printing.
    pub fn set_block_name(&mut self, block: Block, name: &str) {
        let range = self.names.store(name);
        self.names.blocks[block] = range;
    }

    /// Name of a block, if it has one.
    pub fn block_name(&self, block: Block) -> Option<&str> {
        self.names.fetch(self.names.blocks[block])
    }

    /// The last instruction of a block, if it is a terminator.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        let inst = *self.blocks[block].insts.last()?;
        self.insts[inst].is_terminator().then_some(inst)
    }

    /// The branch targets of an instruction, in the order: then, else; default, cases.
    pub fn targets(&self, inst: Inst) -> SmallVec<[BlockCall; 2]> {
        match &self.insts[inst] {
            InstData::Jump { dest } => SmallVec::from_slice(&[*dest]),
            InstData::Branch { dests, .. } => SmallVec::from_slice(dests),
            InstData::Switch { default, cases, .. } => std::iter::once(*default)
                .chain(cases.iter().map(|c| c.dest))
                .collect(),
            _ => SmallVec::new(),
        }
    }

    /// One of the branch targets of an instruction, by its place in [`Function::targets`], without
    /// going through those before it.
    pub fn target(&self, inst: Inst, index: usize) -> Option<BlockCall> {
        match &self.insts[inst] {
            InstData::Jump { dest } => Some(*dest).filter(|_| index == 0),
            InstData::Branch { dests, .. } => dests.get(index).copied(),
            InstData::Switch { default, cases, .. } => match index.checked_sub(1) {
                None => Some(*default),
                Some(case) => cases.get(case).map(|c| c.dest),
            },
            _ => None,
        }
    }

    /// The same, to change it.
    pub fn target_mut(
        &mut self,
        inst: Inst,
        index: usize,
    ) -> Option<(&mut BlockCall, &mut ListPool<Value>)> {
        let dest = match &mut self.insts[inst] {
            InstData::Jump { dest } => Some(dest).filter(|_| index == 0),
            InstData::Branch { dests, .. } => dests.get_mut(index),
            InstData::Switch { default, cases, .. } => match index.checked_sub(1) {
                None => Some(default),
                Some(case) => cases.get_mut(case).map(|c| &mut c.dest),
            },
            _ => None,
        };
        dest.map(|dest| (dest, &mut self.lists))
    }

    /// Number of branch targets of an instruction.
    pub fn num_targets(&self, inst: Inst) -> usize {
        match &self.insts[inst] {
            InstData::Jump { .. } => 1,
            InstData::Branch { dests, .. } => dests.len(),
            InstData::Switch { cases, .. } => 1 + cases.len(),
            _ => 0,
        }
    }

    /// Calls `f` on each branch target of an instruction, in the order of [`Function::targets`].
    #[inline]
    pub fn for_each_target(&self, inst: Inst, mut f: impl FnMut(&BlockCall)) {
        // In few places, so that what is done with them can stand there.
        let (dests, cases): (&[BlockCall], &[SwitchCase]) = match &self.insts[inst] {
            InstData::Jump { dest } => (std::slice::from_ref(dest), &[]),
            InstData::Branch { dests, .. } => (dests, &[]),
            InstData::Switch { default, cases, .. } => (std::slice::from_ref(default), cases),
            _ => return,
        };
        dests.iter().for_each(&mut f);
        cases.iter().for_each(|c| f(&c.dest));
    }

    /// Calls `f` on each branch target of an instruction, to change it.
    pub fn for_each_target_mut(
        &mut self,
        inst: Inst,
        mut f: impl FnMut(&mut BlockCall, &mut ListPool<Value>),
    ) {
        let lists = &mut self.lists;
        match &mut self.insts[inst] {
            InstData::Jump { dest } => f(dest, lists),
            InstData::Branch { dests, .. } => dests.iter_mut().for_each(|d| f(d, lists)),
            InstData::Switch { default, cases, .. } => {
                f(default, lists);
                cases.iter_mut().for_each(|c| f(&mut c.dest, lists));
            }
            _ => {}
        }
    }

    /// Successor blocks of a block, in the order of [`Function::targets`]; a block may be there
    /// twice.
    pub fn successors(&self, block: Block) -> SmallVec<[Block; 2]> {
        let mut blocks = SmallVec::new();
        if let Some(inst) = self.terminator(block) {
            self.for_each_target(inst, |dest| blocks.push(dest.block));
        }
        blocks
    }
}

//! A function to bytes: bodies, branches, relocations, line table, listing.
//!
//! Bodies are encoded once; then the branches get their sizes, short ones first: a branch that does
//! not reach becomes a long one, and the addresses are computed again, until all reach. Sizes only
//! grow, so that this ends; each round is linear in the number of blocks, and one round is the
//! rule. Where no registers are free for a far jump, the function gets islands
//! ([`crate::islands`]) and is encoded again. How far a branch reaches is an option
//! ([`crate::reach`]).

use crate::branches::{self, Exit, Laid};
use crate::error::{EmitError, EmitErrorKind};
use crate::expand::Expanded;
use crate::islands::{self, Hop, Place};
use crate::listing::{Listing, ShowPlace};
use crate::preload::Preload;
use crate::reach::FarBranches;
use crate::resources::{NamedSgprs, Resources};
use cranelift_entity::SecondaryMap;
use graphs::filled;
use isa::{Form, Machine, Opcode, RegSpan};
use mir::{Block, FuncId, Function, Inst, Op, Operand, Pseudo, Reloc, SrcLoc, Stage};

/// Whether the assembly text is wanted besides the bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ListingMode {
    /// Bytes only.
    #[default]
    Off,
    /// The text of [`CompiledFunction::listing`] too.
    On,
}

/// A place that the linker fills in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeReloc {
    /// Offset from the function's start, of a 32-bit field.
    pub offset: u32,
    /// Which part of the address.
    pub kind: Reloc,
    /// The symbol.
    pub symbol: String,
    /// Added to the address.
    pub addend: i32,
}

/// A function's machine code.
#[derive(Clone, Debug)]
pub struct CompiledFunction {
    /// Name in the symbol table.
    pub name: String,
    /// Its number in the module.
    pub id: FuncId,
    /// The bytes.
    pub code: Vec<u8>,
    /// Number of instructions.
    pub instructions: u32,
    /// Relocations, by offset.
    pub relocs: Vec<CodeReloc>,
    /// Where the code of a place in the source begins, by offset.
    pub lines: Vec<(u32, SrcLoc)>,
    /// Assembly text: labels and instructions, without directives. Empty unless asked for.
    pub listing: String,
    /// What the function uses, callees not counted.
    pub resources: Resources,
    /// What the function and all that it calls use.
    pub total: Resources,
    /// Scalar registers that far branches write; no instruction of the machine IR names them.
    pub far_branch_pair: Option<RegSpan>,
}

impl CompiledFunction {
    fn put_in_front(&mut self, preload: Preload, listing: ListingMode) {
        let bytes = preload.code.len() as u32;
        self.code.splice(0..0, preload.code);
        self.relocs.iter_mut().for_each(|r| r.offset += bytes);
        self.lines.iter_mut().for_each(|l| l.0 += bytes);
        self.instructions += preload.instructions;
        if listing == ListingMode::On {
            self.listing.insert_str(0, &preload.text);
        }
    }
}

/// How a function is encoded.
#[derive(Clone, Copy)]
pub struct EncodeOptions<'a> {
    /// The processor.
    pub machine: &'a Machine,
    /// What [`crate::expand`] gave.
    pub expanded: &'a Expanded,
    /// Whether the text is wanted.
    pub listing: ListingMode,
    /// How places are shown in its comments.
    pub place: ShowPlace<'a>,
    /// What is done where branches do not reach.
    pub far: FarBranches,
}

/// Encodes a function from which all pseudo-instructions but terminators are gone.
///
/// # Errors
///
/// If something is left that no machine instruction is made of, or the tables refuse an
/// instruction.
pub fn encode_function(
    func: &Function,
    options: &EncodeOptions,
) -> Result<CompiledFunction, EmitError> {
    if func.stage != Stage::Allocated {
        return Err(EmitError::new(func, EmitErrorKind::NotAllocated));
    }
    let mut with_islands: Option<Function> = None;
    for _ in 0..MAX_HOPS {
        let func = with_islands.as_ref().unwrap_or(func);
        match encode(func, options)? {
            Encoded::Done(compiled) => return Ok(*compiled),
            Encoded::Beyond(hops) => {
                let resolve = |block| branches::resolve(func, block);
                with_islands = Some(islands::with_islands(func, &hops, resolve));
            }
        }
    }
    Err(out_of_reach(func))
}

/// Islands of a branch, one after the other.
const MAX_HOPS: usize = 1 << 12;

/// What encoding comes to.
enum Encoded {
    Done(Box<CompiledFunction>),
    /// Branches that do not reach, and there are no registers for far jumps.
    Beyond(Vec<Hop>),
}

fn out_of_reach(func: &Function) -> EmitError {
    let purpose = "a branch that is out of reach";
    EmitError::new(func, EmitErrorKind::NoFreeSgprs { purpose })
}

fn encode(func: &Function, options: &EncodeOptions) -> Result<Encoded, EmitError> {
    let machine = options.machine;
    let blocks = branches::lay_out(func)?;
    let mut encoder = Encoder {
        func,
        machine,
        resources: Resources::of(func, machine),
        body: Vec::with_capacity(8 * blocks.iter().map(|laid| laid.body).sum::<usize>()),
        spans: Vec::with_capacity(blocks.len()),
        relocs: Vec::new(),
        lines: Vec::new(),
        one: OneEncoder::new(machine),
    };
    for laid in &blocks {
        encoder.block(laid)?;
    }
    let plan = match Plan::new(&encoder, &blocks, options.far)? {
        Ok(plan) => plan,
        Err(hops) => return Ok(Encoded::Beyond(hops)),
    };
    let listing = match options.listing {
        ListingMode::Off => String::new(),
        ListingMode::On => Listing::new(func, machine, options.place).text(&blocks, &plan)?,
    };
    let mut compiled = encoder.finish(&blocks, &plan, listing)?;
    compiled.total = options.expanded.total(&compiled.resources);
    if let Some(preload) = Preload::of(func, machine)? {
        compiled.put_in_front(preload, options.listing);
    }
    Ok(Encoded::Done(Box::new(compiled)))
}

/// A block's place in [`Encoder::body`], with its parts of the tables beside it.
#[derive(Clone, Copy)]
struct BodySpan {
    start: u32,
    end: u32,
    relocs: u32,
    lines: u32,
}

struct Encoder<'a> {
    func: &'a Function,
    machine: &'a Machine,
    resources: Resources,
    /// All bodies, without the branches between them.
    body: Vec<u8>,
    spans: Vec<BodySpan>,
    /// With offsets in `body`.
    relocs: Vec<CodeReloc>,
    /// With offsets in `body`.
    lines: Vec<(u32, SrcLoc)>,
    one: OneEncoder,
}

impl Encoder<'_> {
    fn block(&mut self, laid: &Laid) -> Result<(), EmitError> {
        let start = self.body.len() as u32;
        let insts = &self.func.blocks[laid.block].insts;
        for inst in &insts[..laid.body] {
            let loc = inst.loc;
            if loc != SrcLoc::NONE && self.lines.last().map(|l| l.1) != Some(loc) {
                self.lines.push((self.body.len() as u32, loc));
            }
            let size = self.inst(laid.block, inst)?;
            // What has no room for a literal has no symbol.
            if size as u32 > SHORT {
                self.reloc(inst, self.body.len() as u32);
            }
        }
        if u32::try_from(self.body.len()).is_err() {
            return Err(EmitError::new(self.func, EmitErrorKind::TooLarge));
        }
        self.spans.push(BodySpan {
            start,
            end: self.body.len() as u32,
            relocs: self.relocs.len() as u32,
            lines: self.lines.len() as u32,
        });
        Ok(())
    }

    /// Appends an instruction to the bodies; gives its size.
    fn inst(&mut self, block: Block, inst: &Inst) -> Result<usize, EmitError> {
        self.one.encode(self.func, block, inst, &mut self.body)
    }

    /// A symbol stands in an instruction's literal, which is its last dword.
    fn reloc(&mut self, inst: &Inst, end: u32) {
        for operand in &inst.operands {
            if let Operand::Symbol {
                symbol,
                reloc,
                addend,
            } = *operand
            {
                self.relocs.push(CodeReloc {
                    offset: end - 4,
                    kind: reloc,
                    symbol: self.func.symbols[symbol].name.clone(),
                    addend,
                });
            }
        }
    }

    /// Where the instructions of a block's body begin, from its start.
    fn offsets(&self, laid: &Laid) -> Result<Vec<u32>, EmitError> {
        let mut bytes = Vec::new();
        let mut offsets = Vec::with_capacity(laid.body);
        let mut one = OneEncoder::new(self.machine);
        for inst in &self.func.blocks[laid.block].insts[..laid.body] {
            offsets.push(bytes.len() as u32);
            one.encode(self.func, laid.block, inst, &mut bytes)?;
        }
        Ok(offsets)
    }

    fn finish(
        mut self,
        blocks: &[Laid],
        plan: &Plan,
        listing: String,
    ) -> Result<CompiledFunction, EmitError> {
        let mut code = Vec::with_capacity(plan.size as usize);
        let (mut reloc, mut line, mut instructions) = (0, 0, 0);
        for (laid, span) in blocks.iter().zip(&self.spans) {
            let shift = code.len() as u32 - span.start;
            instructions += laid.body as u32;
            for r in &mut self.relocs[reloc..span.relocs as usize] {
                r.offset += shift;
            }
            for l in &mut self.lines[line..span.lines as usize] {
                l.0 += shift;
            }
            (reloc, line) = (span.relocs as usize, span.lines as usize);
            code.extend_from_slice(&self.body[span.start as usize..span.end as usize]);
            for i in 0..laid.exits.len() {
                for inst in plan.exit(self.func, laid, i) {
                    self.one.encode(self.func, laid.block, &inst, &mut code)?;
                    instructions += 1;
                }
            }
        }
        if let Some(pair) = plan.pair {
            self.resources.add_span(pair);
        }
        Ok(CompiledFunction {
            name: self.func.name.clone(),
            id: self.func.id,
            code,
            instructions,
            relocs: self.relocs,
            lines: self.lines,
            listing,
            resources: self.resources,
            total: self.resources,
            far_branch_pair: plan.pair,
        })
    }
}

/// An instruction of the machine as the tables have it. Symbols are `literal`, for the linker to
/// fill in.
pub(crate) fn machine_inst(
    func: &Function,
    block: Block,
    inst: &Inst,
    literal: u32,
) -> Result<isa::Inst, EmitError> {
    let mut out = isa::Inst::new(Opcode::SNop, Form::Native, &[]);
    set_machine_inst(&mut out, func, block, inst, literal)?;
    Ok(out)
}

/// The same into a place that is there.
fn set_machine_inst(
    out: &mut isa::Inst,
    func: &Function,
    block: Block,
    inst: &Inst,
    literal: u32,
) -> Result<(), EmitError> {
    let Op::Isa(opcode) = inst.op else {
        let name = match inst.op {
            Op::Pseudo(pseudo) => pseudo.name(),
            Op::Isa(_) => "",
        };
        let kind = EmitErrorKind::Leftover(name);
        return Err(EmitError::at(func, block, inst.loc, kind));
    };
    let count = opcode.desc().operands.len();
    out.opcode = opcode;
    out.form = inst.form;
    out.mods = inst.mods;
    out.operands.clear();
    let indexed = inst.is_indexed();
    for operand in inst.operands.iter().take(count) {
        out.operands.push(match *operand {
            // Instructions name the first register of a row that they index.
            Operand::Phys(span) => isa::Operand::Reg(match indexed {
                true => RegSpan::one(span.base),
                false => span,
            }),
            Operand::Inline(code) => isa::Operand::Inline(code),
            Operand::Literal(bits) => isa::Operand::Literal(bits),
            Operand::Imm(value) => isa::Operand::Imm(value),
            Operand::Off => isa::Operand::Off,
            Operand::Symbol { .. } => isa::Operand::Literal(literal),
            Operand::Regs(_) | Operand::Slot { .. } | Operand::Waits(_) => {
                let text = func.display_inst(inst).to_string();
                let kind = EmitErrorKind::Operand(text);
                return Err(EmitError::at(func, block, inst.loc, kind));
            }
        });
    }
    Ok(())
}

/// A register, a constant or a number.
fn plain_operand(operand: &Operand) -> Option<isa::Operand> {
    match *operand {
        Operand::Phys(span) => Some(isa::Operand::Reg(span)),
        Operand::Inline(code) => Some(isa::Operand::Inline(code)),
        Operand::Literal(bits) => Some(isa::Operand::Literal(bits)),
        Operand::Imm(value) => Some(isa::Operand::Imm(value)),
        _ => None,
    }
}

/// Encodes one instruction after the other.
struct OneEncoder {
    encoder: isa::InstEncoder,
    /// The instruction in work: one place for all.
    inst: isa::Inst,
}

impl OneEncoder {
    fn new(machine: &Machine) -> OneEncoder {
        OneEncoder {
            encoder: isa::InstEncoder::new(machine.target()),
            inst: isa::Inst::new(Opcode::SNop, Form::Native, &[]),
        }
    }

    /// Appends an instruction's bytes; gives their number.
    fn encode(
        &mut self,
        func: &Function,
        block: Block,
        inst: &Inst,
        out: &mut Vec<u8>,
    ) -> Result<usize, EmitError> {
        if let Op::Isa(opcode) = inst.op {
            let operands = inst.operands.iter().map(plain_operand);
            let size = self
                .encoder
                .encode_simple((opcode, inst.form), &inst.mods, operands, out);
            if let Some(size) = size {
                debug_assert!(self.gives(func, block, inst, &out[out.len() - size..]));
                return Ok(size);
            }
        }
        set_machine_inst(&mut self.inst, func, block, inst, 0)?;
        self.encoder.encode(&self.inst, out).map_err(|error| {
            let text = func.display_inst(inst).to_string();
            EmitError::at(func, block, inst.loc, EmitErrorKind::Encode { text, error })
        })
    }

    /// Are these the bytes if all is asked that there is to ask?
    fn gives(&mut self, func: &Function, block: Block, inst: &Inst, bytes: &[u8]) -> bool {
        let mut all = Vec::new();
        set_machine_inst(&mut self.inst, func, block, inst, 0).is_ok()
            && self.encoder.encode(&self.inst, &mut all).is_ok()
            && all == bytes
    }
}

/// Bytes of an instruction without literal: a branch, `s_endpgm`, `s_setpc_b64`.
const SHORT: u32 = 4;

/// Bytes of a far jump: `s_getpc_b64`, `s_add_u32` and `s_addc_u32` with literals, `s_setpc_b64`.
const FAR_JUMP: u32 = 4 + 8 + 8 + 4;

/// Addresses and branch sizes.
pub(crate) struct Plan {
    /// Address of each block's start.
    start: SecondaryMap<Block, u32>,
    /// Address of each block's first exit.
    exits_at: SecondaryMap<Block, u32>,
    /// Bit i: the block's exit i is long.
    long: SecondaryMap<Block, u8>,
    /// For far jumps.
    pair: Option<RegSpan>,
    /// Bytes of the function.
    size: u32,
    far: FarBranches,
}

impl Plan {
    /// The plan, or the branches that do not reach where no registers are free for far jumps.
    fn new(
        encoder: &Encoder,
        blocks: &[Laid],
        far: FarBranches,
    ) -> Result<Result<Plan, Vec<Hop>>, EmitError> {
        let all = encoder.func.blocks.len();
        let mut plan = Plan {
            start: filled(all, 0),
            exits_at: filled(all, 0),
            long: filled(all, 0),
            pair: None,
            size: 0,
            far,
        };
        loop {
            plan.addresses(encoder, blocks)?;
            if !plan.lengthen(blocks) {
                break;
            }
        }
        if blocks.iter().any(|laid| plan.long[laid.block] != 0) {
            let processor = encoder.machine.processor();
            let used = Resources::with_convention(encoder.func, encoder.machine);
            let named = NamedSgprs::of(encoder.func);
            plan.pair = match far {
                FarBranches::OverIslands(_) => None,
                _ => used.free_sgprs(2, processor, named.as_ref()),
            };
            if plan.pair.is_none() {
                return plan.hops(encoder, blocks).map(Err);
            }
        }
        Ok(Ok(plan))
    }

    /// The branches that do not reach when all are short, with places for islands.
    fn hops(&mut self, encoder: &Encoder, blocks: &[Laid]) -> Result<Vec<Hop>, EmitError> {
        self.long.clear();
        self.addresses(encoder, blocks)?;
        let mut hops = Vec::new();
        for laid in blocks {
            let mut address = self.exits_at[laid.block];
            for (i, &exit) in laid.exits.iter().enumerate() {
                if let Exit::Branch(_, target) = exit
                    && self.distance(target, address + SHORT).is_none()
                {
                    let place = self.on_the_way(encoder, blocks, address, target)?;
                    hops.push(Hop {
                        from: laid.block,
                        target,
                        place: place.ok_or_else(|| out_of_reach(encoder.func))?,
                    });
                }
                address += self.exit_size(laid.block, i, exit);
            }
        }
        Ok(hops)
    }

    /// The place nearest to a target that is within a step of an address: before a block, or in
    /// the middle of one that is too long.
    fn on_the_way(
        &self,
        encoder: &Encoder,
        blocks: &[Laid],
        address: u32,
        target: Block,
    ) -> Result<Option<Place>, EmitError> {
        let start = |laid: &Laid| self.start[laid.block];
        let (step, least) = (self.far.step(), self.far.least_step());
        let forward = self.start[target] > address;
        let (wanted, long) = match forward {
            true => {
                let (near, end) = (address.saturating_add(least), address.saturating_add(step));
                let behind = blocks.partition_point(|l| start(l) <= end);
                (near + 1..=end, behind.checked_sub(1))
            }
            false => {
                let (near, end) = (address.saturating_sub(least), address.saturating_sub(step));
                let behind = blocks.partition_point(|l| start(l) < end);
                match blocks.get(behind).filter(|l| start(l) < near) {
                    Some(_) => (end..=near - 1, Some(behind)),
                    None => (end..=near.saturating_sub(1), behind.checked_sub(1)),
                }
            }
        };
        let Some(laid) = long.and_then(|i| blocks.get(i)) else {
            return Ok(None);
        };
        if wanted.contains(&start(laid)) {
            return Ok(Some(Place {
                block: laid.block,
                index: 0,
            }));
        }
        let insts = &encoder.func.blocks[laid.block].insts[..laid.body];
        let offsets = encoder.offsets(laid)?;
        let mut inside = (1..laid.body).filter(|&i| {
            wanted.contains(&(start(laid) + offsets[i])) && islands::may_part(insts, i)
        });
        let index = match forward {
            true => inside.next_back(),
            false => inside.next(),
        };
        Ok(index.map(|index| Place {
            block: laid.block,
            index,
        }))
    }

    fn addresses(&mut self, encoder: &Encoder, blocks: &[Laid]) -> Result<(), EmitError> {
        let mut address = 0u64;
        for (laid, span) in blocks.iter().zip(&encoder.spans) {
            self.start[laid.block] = address as u32;
            address += u64::from(span.end - span.start);
            self.exits_at[laid.block] = address as u32;
            for (i, exit) in laid.exits.iter().enumerate() {
                address += u64::from(self.exit_size(laid.block, i, *exit));
            }
        }
        // Distances are signed 32-bit numbers in far jumps.
        if address > i32::MAX as u64 {
            return Err(EmitError::new(encoder.func, EmitErrorKind::TooLarge));
        }
        self.size = address as u32;
        Ok(())
    }

    fn exit_size(&self, block: Block, index: usize, exit: Exit) -> u32 {
        match exit {
            Exit::Branch(opcode, _) if self.is_long(block, index) => {
                let skip = if branches::inverse(opcode).is_some() {
                    SHORT
                } else {
                    0
                };
                skip + FAR_JUMP
            }
            _ => SHORT,
        }
    }

    /// Makes branches long that do not reach; tells whether there were any.
    fn lengthen(&mut self, blocks: &[Laid]) -> bool {
        let mut changed = false;
        for laid in blocks {
            let mut address = self.exits_at[laid.block];
            for (i, &exit) in laid.exits.iter().enumerate() {
                let size = self.exit_size(laid.block, i, exit);
                if let Exit::Branch(_, target) = exit {
                    let is_long = self.is_long(laid.block, i);
                    let reaches = self.distance(target, address + SHORT).is_some();
                    if !is_long && !reaches {
                        self.long[laid.block] |= 1 << i;
                        changed = true;
                    }
                }
                address += size;
            }
        }
        changed
    }

    /// Dwords from the end of a branch to its target, if a branch reaches that far.
    fn distance(&self, target: Block, end: u32) -> Option<i16> {
        self.far.distance(end, self.start[target])
    }

    /// Is a block's exit a far jump?
    pub(crate) fn is_long(&self, block: Block, index: usize) -> bool {
        self.long[block] & 1 << index != 0
    }

    /// The instructions of one of a block's exits.
    pub(crate) fn exit(&self, func: &Function, laid: &Laid, index: usize) -> Vec<Inst> {
        let before = laid.exits.iter().enumerate().take(index);
        let size: u32 = before
            .map(|(i, exit)| self.exit_size(laid.block, i, *exit))
            .sum();
        let address = self.exits_at[laid.block] + size;
        match laid.exits[index] {
            Exit::End => vec![Inst::new(Opcode::SEndpgm, &[Operand::Imm(0)])],
            Exit::Return => vec![return_inst(func, laid.block)],
            Exit::Branch(opcode, target) if self.is_long(laid.block, index) => {
                self.far(opcode, target, address)
            }
            Exit::Branch(opcode, target) => {
                let distance = self.distance(target, address + SHORT).unwrap_or(0);
                let operand = Operand::Imm(i32::from(distance));
                vec![Inst::new(opcode, &[operand])]
            }
        }
    }

    /// A jump to any distance, skipped if the condition does not hold. SCC is free: it does not
    /// live from block to block.
    fn far(&self, opcode: Opcode, target: Block, mut address: u32) -> Vec<Inst> {
        let mut insts = Vec::with_capacity(5);
        if let Some(inverse) = branches::inverse(opcode) {
            let over = Operand::Imm((FAR_JUMP / 4) as i32);
            insts.push(Inst::new(inverse, &[over]));
            address += SHORT;
        }
        let Some(pair) = self.pair else { return insts };
        let (lo, hi) = (Operand::phys(pair.base), Operand::phys(pair.base.next(1)));
        let from = i64::from(address) + i64::from(SHORT);
        let distance = i64::from(self.start[target]) - from;
        let (low, high) = (distance as u32, (distance >> 32) as u32);
        insts.push(Inst::new(Opcode::SGetpcB64, &[Operand::Phys(pair)]));
        let low = Operand::Literal(low);
        insts.push(Inst::new(Opcode::SAddU32, &[lo, lo, low]));
        let high = Operand::Literal(high);
        insts.push(Inst::new(Opcode::SAddcU32, &[hi, hi, high]));
        insts.push(Inst::new(Opcode::SSetpcB64, &[Operand::Phys(pair)]));
        insts
    }
}

fn return_inst(func: &Function, block: Block) -> Inst {
    let terminator = func.terminator(block);
    let address = terminator
        .filter(|t| t.is_pseudo(Pseudo::Return))
        .and_then(|t| t.operands.first().copied())
        .unwrap_or(Operand::Phys(mir::abi::call::RETURN_ADDRESS));
    let mut inst = Inst::new(Opcode::SSetpcB64, &[address]);
    inst.form = Form::Native;
    inst
}

/// The relocation for a part of an address in an instruction.
pub(crate) fn relocation_type(kind: mir::Reloc) -> codeobj::Reloc {
    match kind {
        mir::Reloc::Rel32Lo => codeobj::Reloc::Rel32Lo,
        mir::Reloc::Rel32Hi => codeobj::Reloc::Rel32Hi,
        mir::Reloc::GotPcRel32Lo => codeobj::Reloc::GotPcRel32Lo,
        mir::Reloc::GotPcRel32Hi => codeobj::Reloc::GotPcRel32Hi,
        mir::Reloc::Abs32Lo => codeobj::Reloc::Abs32Lo,
        mir::Reloc::Abs32Hi => codeobj::Reloc::Abs32Hi,
    }
}

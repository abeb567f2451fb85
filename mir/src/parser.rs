//! Reads the text form of machine IR ([`crate::printer`] describes it), for tests of passes.
//!
//! Entity numbers are kept as they are written; numbers that no line mentions become unused
//! entities. One line is one item: a header line, a block's head, an instruction, or a list of
//! edges.

mod line;
mod operand;

use crate::abi::{Convention, KernelAbi, PrivateSegment};
use crate::alias::AliasClass;
use crate::asm::AsmText;
use crate::function::{
    Bank, Block, BlockData, Edge, Frame, FramePointers, FuncId, Function, Slot, SlotData, StackUse,
    Stage, VReg, VRegData, VRegKind,
};
use crate::inst::{Inst, Op, Operand, Pseudo, SrcLoc};
use crate::printer::{
    FORM_SUFFIXES, LANES_NAMES, RELOC_NAMES, STAGE_NAMES, USER_SGPR_NAMES, WAVE_NAMES,
};
use crate::text::{Lines, Parsed, mnemonics};
use cranelift_entity::EntityRef;
use isa::{Form, ScratchAccess};
use line::Line;
use operand::{constant, is_reg_word, is_slot, memory, modifier, phys, waits};
use smallvec::SmallVec;
use std::fmt;

/// Entities above this number are refused: they would only cost memory.
const MAX_ENTITY: u32 = 1 << 20;

/// What is wrong with a text, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// Line, from 1.
    pub line: usize,
    /// Column in bytes, from 1.
    pub column: usize,
    /// What was expected.
    pub message: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for ParseError {}

type Result<T> = std::result::Result<T, ParseError>;

/// Reads one function.
pub fn parse_function(text: &str) -> Result<Function> {
    let mut functions = parse_functions(text)?;
    match functions.len() {
        1 => Ok(functions.remove(0)),
        n => Err(ParseError {
            line: 1,
            column: 1,
            message: format!("one function expected, here are {n}"),
        }),
    }
}

/// Reads any number of functions.
pub fn parse_functions(text: &str) -> Result<Vec<Function>> {
    Ok(parse_with_lines(text)?
        .into_iter()
        .map(|p| p.func)
        .collect())
}

/// Reads any number of functions, with the lines of their parts.
pub fn parse_with_lines(text: &str) -> Result<Vec<Parsed>> {
    let mut functions = Vec::new();
    let mut reader: Option<Reader> = None;
    let mut last = 0;
    for (number, full) in text.lines().enumerate() {
        let text = full.split(';').next().unwrap_or("").trim_end();
        let mut line = Line {
            text,
            pos: 0,
            number: number + 1,
        };
        last = number + 1;
        line.space();
        if line.at_end() {
            continue;
        }
        match &mut reader {
            None => reader = Some(Reader::start(&mut line)?),
            Some(r) => {
                if r.line(&mut line)? == Progress::Done {
                    functions.extend(reader.take().map(Reader::finish));
                }
            }
        }
        line.end()?;
    }
    match reader {
        None => Ok(functions),
        Some(_) => Err(ParseError {
            line: last,
            column: 1,
            message: "'}' is missing at the end".to_string(),
        }),
    }
}

/// Is the function complete?
#[derive(PartialEq)]
enum Progress {
    More,
    Done,
}

/// A function being read.
struct Reader {
    func: Function,
    lines: Lines,
    /// Which virtual registers a line has mentioned.
    seen: Vec<bool>,
    masks: Vec<Vec<VReg>>,
    block: Option<Block>,
    in_body: bool,
}

impl Reader {
    fn start(line: &mut Line) -> Result<Reader> {
        line.expect("func")?;
        line.expect("@")?;
        let name = line.word().to_string();
        line.expect("id=")?;
        let id = FuncId::from_u32(line.entity()?);
        line.expect("stage=")?;
        let stage = line.named::<Stage>(&STAGE_NAMES, "a stage")?;
        line.expect("wave=")?;
        let wave = line.named(&WAVE_NAMES, "a wave size")?;
        let mut func = Function::new(name, id, wave);
        func.stage = stage;
        func.frame = Frame::default();
        if line.eat("kernel") {
            func.kernel = Some(KernelAbi::default());
        } else if line.eat("standard") {
            func.convention = Convention::Standard;
        }
        Ok(Reader {
            func,
            lines: Lines::of(line.number),
            seen: Vec::new(),
            masks: Vec::new(),
            block: None,
            in_body: false,
        })
    }

    fn finish(mut self) -> Parsed {
        for regs in self.masks {
            let list = self.func.list(&regs);
            let mask = self.func.masks.push(list);
            for (reg, part) in regs.into_iter().zip(0..) {
                self.func.vregs[reg].kind = VRegKind::Mask { mask, part };
            }
        }
        Parsed {
            func: self.func,
            lines: self.lines,
        }
    }

    fn line(&mut self, line: &mut Line) -> Result<Progress> {
        if !self.in_body {
            return self.header(line).map(|()| Progress::More);
        }
        if line.eat("}") {
            return Ok(Progress::Done);
        }
        let rest = line.rest();
        let is_head = rest.starts_with("bb") && rest.ends_with(':');
        match self.block {
            _ if is_head => self.block_head(line)?,
            None => return line.error("a block's head expected"),
            Some(block) if line.eat("->") => {
                let edges = self.edges(line)?;
                self.func.blocks[block].succs = edges;
            }
            Some(block) if line.eat("=>") => {
                let edges = self.edges(line)?;
                self.func.blocks[block].wave_succs = edges;
            }
            Some(block) => {
                let inst = self.inst(line)?;
                self.func.blocks[block].insts.push(inst);
                self.lines.inst(block, line.number);
            }
        }
        Ok(Progress::More)
    }

    fn header(&mut self, line: &mut Line) -> Result<()> {
        if line.eat("{") {
            self.in_body = true;
            return Ok(());
        }
        while !line.at_end() {
            self.header_item(line)?;
        }
        Ok(())
    }

    fn header_item(&mut self, line: &mut Line) -> Result<()> {
        if line.rest().starts_with("slot") {
            line.eat("slot");
            return self.slot_line(line);
        }
        if line.eat("frame_size=") {
            self.func.frame.size = line.number()?;
            return Ok(());
        }
        let start = line.pos;
        match (line.word(), &mut self.func.kernel) {
            ("scratch_instructions", _) => {
                self.func.frame.access = ScratchAccess::Instructions;
            }
            ("scratch", _) => self.func.frame.uses_scratch = true,
            ("dynamic_stack", _) => self.func.frame.stack = StackUse::Dynamic,
            ("frame_pointers", _) => self.func.frame.pointers = FramePointers::Callers,
            ("flat_scratch", _) => self.func.frame.uses_flat_scratch = true,
            ("asm", _) => {
                line.expect("\"")?;
                let text = line.rest().strip_suffix('"').and_then(AsmText::unquoted);
                let Some(text) = text else {
                    return line.error("a text in quotes wanted");
                };
                self.func.asms.push(text);
                line.pos += line.rest().len();
            }
            ("class", _) => {
                let first = AliasClass::from_number(line.number()?);
                line.expect("apart")?;
                loop {
                    let other = AliasClass::from_number(line.number()?);
                    if [first, other].contains(&AliasClass::ANY) {
                        return line.error("classes are numbers from 1 to 255");
                    }
                    self.func.alias.set_apart(first, other);
                    if !line.eat(",") {
                        break;
                    }
                }
            }
            ("masks", _) => {
                let regs = self.braced(line)?;
                if regs.len() != usize::from(self.func.wave.mask_registers()) {
                    return line.error("a lane mask of this wave size has not as many registers");
                }
                self.masks.push(regs);
            }
            ("user_sgprs", Some(abi)) => {
                while !line.at_end() {
                    abi.request(line.named(&USER_SGPR_NAMES, "a user SGPR")?);
                }
            }
            ("preloaded", Some(abi)) => abi.preloaded = line.number()?,
            ("workgroup_id", Some(abi)) => {
                while !line.at_end() {
                    let dims = [(0, "x"), (1, "y"), (2, "z")];
                    abi.workgroup_id[line.named::<usize>(&dims, "a dimension")?] = true;
                }
            }
            ("workitem_id", Some(abi)) => abi.workitem_id = line.number()?,
            ("wave_offset", Some(abi)) => abi.private_segment = PrivateSegment::WaveOffset,
            ("private_segment", Some(abi)) => abi.private_segment = PrivateSegment::Hardware,
            (word, _) => {
                line.pos = start;
                return line.error(format!("'{word}' is no header line here"));
            }
        }
        Ok(())
    }

    fn slot_line(&mut self, line: &mut Line) -> Result<()> {
        let slot = line.entity()?;
        let slot = self.slot(slot);
        line.expect("size=")?;
        let size = line.number()?;
        line.expect("align=")?;
        let align = line.number()?;
        let offset = match line.eat("offset=") {
            true => Some(line.number()?),
            false => None,
        };
        if line.eat("incoming") {
            self.func.frame.incoming = Some(slot);
        }
        if line.eat("outgoing") {
            self.func.frame.outgoing = Some(slot);
        }
        self.func.frame.slots[slot] = SlotData {
            size,
            align,
            offset,
        };
        Ok(())
    }

    fn slot(&mut self, number: u32) -> Slot {
        let slots = &mut self.func.frame.slots;
        while slots.len() <= number as usize {
            slots.push(SlotData {
                size: 0,
                align: 1,
                offset: None,
            });
        }
        Slot::from_u32(number)
    }

    fn block(&mut self, line: &mut Line) -> Result<Block> {
        line.expect("bb")?;
        let number = line.entity()?;
        while self.func.blocks.len() <= number as usize {
            self.func.blocks.push(BlockData::default());
        }
        Ok(Block::from_u32(number))
    }

    fn block_head(&mut self, line: &mut Line) -> Result<()> {
        let block = self.block(line)?;
        if self.func.layout.contains(&block) {
            return line.error(format!("{block} is there already"));
        }
        let params = match line.eat("(") {
            true => self.regs_until(line, ")")?,
            false => Vec::new(),
        };
        if line.eat("depth=") {
            self.func.blocks[block].loop_depth = line.number()?;
        }
        line.expect(":")?;
        self.func.blocks[block].params = params;
        self.func.layout.push(block);
        self.lines.block(block, line.number);
        self.block = Some(block);
        Ok(())
    }

    fn edges(&mut self, line: &mut Line) -> Result<SmallVec<[Edge; 2]>> {
        let mut edges = SmallVec::new();
        loop {
            let block = self.block(line)?;
            let args = match line.eat("(") {
                true => self.regs_until(line, ")")?.into(),
                false => SmallVec::new(),
            };
            edges.push(Edge { block, args });
            if !line.eat(",") {
                return Ok(edges);
            }
        }
    }

    fn vreg(&mut self, line: &mut Line) -> Result<VReg> {
        let start = line.pos;
        line.expect("%")?;
        let bank = match line.rest().chars().next() {
            Some('s') => Bank::Sgpr,
            Some('v') => Bank::Vgpr,
            _ => return line.error("the bank 's' or 'v' expected"),
        };
        line.pos += 1;
        let number = line.entity()? as usize;
        while self.func.vregs.len() <= number {
            self.func.vregs.push(VRegData {
                bank,
                kind: VRegKind::Plain,
            });
            self.seen.push(false);
        }
        let reg = VReg::new(number);
        if self.seen[number] && self.func.vregs[reg].bank != bank {
            line.pos = start;
            return line.error(format!("{reg} is in the other bank elsewhere"));
        }
        self.seen[number] = true;
        self.func.vregs[reg].bank = bank;
        Ok(reg)
    }

    fn regs_until(&mut self, line: &mut Line, close: &str) -> Result<Vec<VReg>> {
        let mut regs = Vec::new();
        while !line.eat(close) {
            if !regs.is_empty() {
                line.expect(",")?;
            }
            regs.push(self.vreg(line)?);
        }
        Ok(regs)
    }

    fn braced(&mut self, line: &mut Line) -> Result<Vec<VReg>> {
        line.expect("{")?;
        let regs = self.regs_until(line, "}")?;
        if regs.is_empty() || regs.len() > 32 {
            return line.error("1 to 32 registers expected");
        }
        Ok(regs)
    }

    fn inst(&mut self, line: &mut Line) -> Result<Inst> {
        let start = line.pos;
        let name = line.word();
        let Some((op, form)) = self.op(name) else {
            line.pos = start;
            return line.error(format!("no instruction is named '{name}'"));
        };
        let mut inst = match op {
            Op::Isa(opcode) => Inst::new(opcode, &[]),
            Op::Pseudo(pseudo) => Inst::pseudo(pseudo, &[]),
        };
        inst.form = form;
        if self.starts_operand(line) {
            loop {
                line.eat("old ");
                let operand = self.operand(line)?;
                inst.operands.push(operand);
                if !line.eat(",") {
                    break;
                }
            }
        }
        while !line.at_end() {
            self.attribute(line, &mut inst)?;
        }
        Ok(inst)
    }

    fn op(&self, name: &str) -> Option<(Op, Form)> {
        if let Some(pseudo) = Pseudo::ALL.iter().find(|p| p.name() == name) {
            return Some((Op::Pseudo(*pseudo), Form::Native));
        }
        if let Some(&opcode) = mnemonics().get(name) {
            return Some((Op::Isa(opcode), Inst::new(opcode, &[]).form));
        }
        FORM_SUFFIXES.iter().find_map(|(form, suffix)| {
            let opcode = mnemonics().get(name.strip_suffix(suffix)?)?;
            Some((Op::Isa(*opcode), *form))
        })
    }

    /// Operands come before attributes; both may be missing.
    fn starts_operand(&self, line: &Line) -> bool {
        let rest = line.rest();
        let word = rest
            .split(|c: char| !(c.is_alphanumeric() || c == '_'))
            .next()
            .unwrap_or("");
        match rest.chars().next() {
            None => false,
            Some('%' | '{' | '#' | '@' | '-' | '0'..='9') => true,
            _ => {
                word == "off"
                    || word == "inline"
                    || word == "old"
                    || word == "waits"
                    || is_reg_word(word)
                    || is_slot(word)
            }
        }
    }

    fn operand(&mut self, line: &mut Line) -> Result<Operand> {
        let rest = line.rest();
        match rest.chars().next() {
            Some('%') => {
                let reg = self.vreg(line)?;
                Ok(self.func.operand(&[reg]))
            }
            Some('{') => {
                let regs = self.braced(line)?;
                Ok(self.func.operand(&regs))
            }
            Some('#') => {
                line.expect("#")?;
                Ok(Operand::Imm(line.number()?))
            }
            Some('@') => self.symbol(line),
            Some('-' | '0'..='9') => constant(line),
            _ if line.eat("off") => Ok(Operand::Off),
            _ if line.eat("waits(") => waits(line),
            _ if line.eat("inline(") => {
                let code = line.number()?;
                line.expect(")")?;
                Ok(Operand::Inline(code))
            }
            _ if is_slot(rest.split(['+', '-']).next().unwrap_or("")) => {
                line.eat("slot");
                let number = line
                    .take(|c| c.is_ascii_digit())
                    .parse()
                    .unwrap_or(u32::MAX);
                if number > MAX_ENTITY {
                    return line.error("slot number out of range");
                }
                let slot = self.slot(number);
                Ok(Operand::Slot {
                    slot,
                    offset: line.number()?,
                })
            }
            _ => phys(line),
        }
    }

    fn symbol(&mut self, line: &mut Line) -> Result<Operand> {
        line.expect("@")?;
        let name = line.word();
        line.expect("@")?;
        let Some((reloc, text)) = RELOC_NAMES
            .iter()
            .find(|(_, text)| line.rest().starts_with(text))
        else {
            return line.error("a relocation expected");
        };
        line.eat(text);
        let symbol = self.func.symbol(name);
        Ok(Operand::Symbol {
            symbol,
            reloc: *reloc,
            addend: line.number()?,
        })
    }

    fn attribute(&mut self, line: &mut Line, inst: &mut Inst) -> Result<()> {
        if line.eat("mem(") {
            inst.mem = Some(memory(line)?);
            return Ok(());
        }
        if line.eat("callee(") {
            inst.callee = Some(FuncId::from_u32(line.entity()?));
            return line.expect(")");
        }
        if line.eat("lanes(") {
            inst.lanes = line.named(&LANES_NAMES, "a set of lanes")?;
            return line.expect(")");
        }
        if line.eat("loc(") {
            inst.loc = SrcLoc(line.number()?);
            return line.expect(")");
        }
        modifier(line, &mut inst.mods)
    }
}

//! Reads the text form of machine IR ([`crate::printer`] describes it), for tests of passes.
//!
//! Entity numbers are kept as they are written; numbers that no line mentions become unused entities.
//! One line is one item: a header line, a block's head, an instruction, or a list of edges.

use crate::abi::KernelAbi;
use crate::asm::AsmText;
use crate::function::{
    Bank, Block, BlockData, Edge, Frame, FuncId, Function, Slot, SlotData, Stage, VReg, VRegData,
    VRegKind,
};
use crate::inst::{Inst, Op, Operand, Pseudo, SrcLoc};
use crate::memory::{MemFlags, MemInfo, Ordering, Scope, Spaces};
use crate::printer::{
    ACCESS_NAMES, FORM_SUFFIXES, INLINE_FLOATS, OMOD_NAMES, ORDERING_NAMES, RELOC_NAMES,
    SCOPE_NAMES, STAGE_NAMES, USER_SGPR_NAMES, WAVE_NAMES,
};
use crate::text::{Lines, Parsed, mnemonics};
use cranelift_entity::EntityRef;
use isa::{Dpp, Form, ModFlags, Modifiers, Reg, RegSpan, Sdwa, SdwaSel, SdwaUnused};
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

/// A line being read.
struct Line<'a> {
    text: &'a str,
    pos: usize,
    number: usize,
}

impl<'a> Line<'a> {
    fn error<T>(&self, message: impl Into<String>) -> Result<T> {
        Err(ParseError {
            line: self.number,
            column: self.pos + 1,
            message: message.into(),
        })
    }

    fn rest(&self) -> &'a str {
        &self.text[self.pos..]
    }

    fn space(&mut self) {
        self.pos += self.rest().len() - self.rest().trim_start().len();
    }

    fn at_end(&self) -> bool {
        self.pos == self.text.len()
    }

    fn end(&self) -> Result<()> {
        if self.at_end() {
            return Ok(());
        }
        self.error("nothing more expected on this line")
    }

    /// Takes a text, then blanks.
    fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        if found {
            self.pos += text.len();
            self.space();
        }
        found
    }

    fn expect(&mut self, text: &str) -> Result<()> {
        if self.eat(text) {
            return Ok(());
        }
        self.error(format!("'{text}' expected"))
    }

    /// Takes the longest run of characters that `accept` likes, without blanks after it.
    fn take(&mut self, accept: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !accept(c)).unwrap_or(rest.len());
        self.pos += end;
        &rest[..end]
    }

    /// A name: letters, digits, `_`, `.`, `$`.
    fn word(&mut self) -> &'a str {
        let word = self.take(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | '$'));
        self.space();
        word
    }

    /// A decimal number with an optional sign.
    fn number<T: std::str::FromStr>(&mut self) -> Result<T> {
        let start = self.pos;
        let text = self.take(|c| c.is_ascii_digit() || matches!(c, '-' | '+'));
        match text.parse() {
            Ok(value) => {
                self.space();
                Ok(value)
            }
            Err(_) => {
                self.pos = start;
                self.error("a number in range expected")
            }
        }
    }

    /// The number of an entity.
    fn entity(&mut self) -> Result<u32> {
        let n: u32 = self.number()?;
        if n > MAX_ENTITY {
            return self.error(format!(
                "entity numbers above {MAX_ENTITY} are not supported"
            ));
        }
        Ok(n)
    }

    /// A value of one of the printer's tables of names.
    fn named<T: Copy>(&mut self, table: &[(T, &str)], what: &str) -> Result<T> {
        let start = self.pos;
        let word = self.word();
        match table.iter().find(|(_, name)| *name == word) {
            Some((value, _)) => Ok(*value),
            None => {
                self.pos = start;
                self.error(format!("{what} expected, not '{word}'"))
            }
        }
    }
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
            ("scratch", _) => self.func.frame.uses_scratch = true,
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
            ("workgroup_id", Some(abi)) => {
                while !line.at_end() {
                    let dims = [(0, "x"), (1, "y"), (2, "z")];
                    abi.workgroup_id[line.named::<usize>(&dims, "a dimension")?] = true;
                }
            }
            ("workitem_id", Some(abi)) => abi.workitem_id = line.number()?,
            ("wave_offset", Some(abi)) => abi.private_segment_wave_offset = true,
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
        if line.eat("loc(") {
            inst.loc = SrcLoc(line.number()?);
            return line.expect(")");
        }
        modifier(line, &mut inst.mods)
    }
}

/// Could the word name a physical register?
fn is_reg_word(word: &str) -> bool {
    let file = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let special = special_regs().iter().any(|(name, _)| *name == word);
    special || matches!(file, "s" | "v" | "a" | "ttmp")
}

fn is_slot(word: &str) -> bool {
    word.strip_prefix("slot")
        .is_some_and(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()))
}

/// Registers that are not numbered, by their name in text.
fn special_regs() -> [(&'static str, RegSpan); 22] {
    let pair = |lo| RegSpan::new(lo, 2);
    let one = RegSpan::one;
    [
        ("vcc", RegSpan::VCC),
        ("vcc_lo", one(Reg::VCC_LO)),
        ("vcc_hi", one(Reg::VCC_HI)),
        ("exec", RegSpan::EXEC),
        ("exec_lo", one(Reg::EXEC_LO)),
        ("exec_hi", one(Reg::EXEC_HI)),
        ("m0", one(Reg::M0)),
        ("flat_scratch", RegSpan::FLAT_SCR),
        ("flat_scratch_lo", one(Reg::FLAT_SCR_LO)),
        ("flat_scratch_hi", one(Reg::FLAT_SCR_HI)),
        ("xnack_mask", pair(Reg::XNACK_MASK_LO)),
        ("xnack_mask_lo", one(Reg::XNACK_MASK_LO)),
        ("xnack_mask_hi", one(Reg::XNACK_MASK_HI)),
        ("src_scc", one(Reg::SCC)),
        ("src_vccz", one(Reg::VCCZ)),
        ("src_execz", one(Reg::EXECZ)),
        ("src_lds_direct", one(Reg::LDS_DIRECT)),
        ("src_shared_base", one(Reg::SHARED_BASE)),
        ("src_shared_limit", one(Reg::SHARED_LIMIT)),
        ("src_private_base", one(Reg::PRIVATE_BASE)),
        ("src_private_limit", one(Reg::PRIVATE_LIMIT)),
        ("src_pops_exiting_wave_id", one(Reg::POPS_EXITING_WAVE_ID)),
    ]
}

/// A physical register or range: `v3`, `s[4:5]`, `vcc`, `m0`.
fn phys(line: &mut Line) -> Result<Operand> {
    let start = line.pos;
    let word = line.take(|c| c.is_alphanumeric() || c == '_');
    if let Some((_, span)) = special_regs().iter().find(|(name, _)| *name == word) {
        line.space();
        // The apertures are one register of 64 bits: their spans' count is what the operand asks for.
        return Ok(Operand::Phys(*span));
    }
    let file = word.trim_end_matches(|c: char| c.is_ascii_digit());
    let first = match line.rest().starts_with('[') && file == word {
        false => word[file.len()..].parse::<u16>().ok().map(|n| (n, n)),
        true => {
            line.expect("[")?;
            let low: u16 = line.number()?;
            line.expect(":")?;
            let high = line.number()?;
            line.expect("]")?;
            Some((low, high))
        }
    };
    line.space();
    let span = first.and_then(|(low, high)| {
        let limit = match file {
            "s" => 105,
            "v" | "a" => 255,
            "ttmp" => 15,
            _ => return None,
        };
        if high < low || high > limit || high - low >= 32 {
            return None;
        }
        let base = match file {
            "s" => Reg::sgpr(low),
            "v" => Reg::vgpr(low),
            "a" => Reg::agpr(low),
            _ => Reg::ttmp(low),
        };
        Some(RegSpan::new(base, (high - low + 1) as u8))
    });
    match span {
        Some(span) => Ok(Operand::Phys(span)),
        None => {
            line.pos = start;
            line.error("an operand expected")
        }
    }
}

/// An inline constant (decimal) or literal (hexadecimal).
fn constant(line: &mut Line) -> Result<Operand> {
    let start = line.pos;
    let text = line.take(|c| c.is_alphanumeric() || matches!(c, '-' | '.'));
    line.space();
    if let Some(hex) = text.strip_prefix("0x") {
        if let Ok(bits) = u32::from_str_radix(hex, 16) {
            return Ok(Operand::Literal(bits));
        }
    } else if let Some((_, code)) = INLINE_FLOATS.iter().find(|(name, _)| *name == text) {
        return Ok(Operand::Inline(*code));
    } else if let Ok(value @ -16..=64) = text.parse::<i32>() {
        let code = if value < 0 { 192 - value } else { 128 + value };
        return Ok(Operand::Inline(code as u8));
    }
    line.pos = start;
    line.error(format!(
        "'{text}' is no inline constant (-16 to 64, 0.5, …), and a literal is hexadecimal"
    ))
}

fn modifier(line: &mut Line, mods: &mut Modifiers) -> Result<()> {
    if line.eat("dpp(") {
        return dpp(line, mods);
    }
    if line.eat("sdwa(") {
        return sdwa(line, mods);
    }
    for (omod, text) in OMOD_NAMES {
        if line.eat(text) {
            mods.omod = omod;
            return Ok(());
        }
    }
    let start = line.pos;
    let word = line.word();
    let flag = |name: &str| ModFlags::from_name(&name.to_ascii_uppercase());
    if let Some(flag) = word.strip_prefix("no_").and_then(flag) {
        mods.flags -= flag;
        return Ok(());
    }
    if let Some(flag) = flag(word) {
        mods.flags |= flag;
        return Ok(());
    }
    if !line.eat(":") {
        line.pos = start;
        return line.error(format!("'{word}' is no modifier"));
    }
    match word {
        "offset" => mods.offset = line.number()?,
        "offset1" => mods.offset1 = line.number()?,
        "neg" => mods.neg = line.number()?,
        "abs" => mods.abs = line.number()?,
        "op_sel" => mods.op_sel = line.number()?,
        "op_sel_hi" => mods.op_sel_hi = line.number()?,
        "neg_lo" => mods.neg_lo = line.number()?,
        "neg_hi" => mods.neg_hi = line.number()?,
        "dmask" => mods.dmask = line.number()?,
        "format" => mods.format = line.number()?,
        "matrix" => mods.matrix = line.number()?,
        _ => {
            line.pos = start;
            return line.error(format!("'{word}' is no modifier"));
        }
    }
    Ok(())
}

/// Numbers separated by commas up to `)`.
fn tuple<const N: usize>(line: &mut Line) -> Result<[u16; N]> {
    let mut values = [0; N];
    for (i, value) in values.iter_mut().enumerate() {
        if i != 0 {
            line.expect(",")?;
        }
        *value = line.number()?;
    }
    line.expect(")")?;
    Ok(values)
}

fn dpp(line: &mut Line, mods: &mut Modifiers) -> Result<()> {
    let [ctrl, row_mask, bank_mask, bound_ctrl, fetch_inactive] = tuple(line)?;
    mods.dpp = Dpp {
        ctrl,
        row_mask: row_mask as u8,
        bank_mask: bank_mask as u8,
        bound_ctrl: bound_ctrl != 0,
        fetch_inactive: fetch_inactive != 0,
    };
    Ok(())
}

fn sdwa(line: &mut Line, mods: &mut Modifiers) -> Result<()> {
    use SdwaSel::*;
    let sels = [Byte0, Byte1, Byte2, Byte3, Word0, Word1, Dword];
    let unused = [SdwaUnused::Pad, SdwaUnused::Sext, SdwaUnused::Preserve];
    let [dst, rest, src0, src1, sext] = tuple(line)?;
    let sel = |n: u16| sels.get(usize::from(n)).copied();
    let rest = unused.get(usize::from(rest)).copied();
    match (sel(dst), rest, sel(src0), sel(src1)) {
        (Some(dst_sel), Some(dst_unused), Some(src0_sel), Some(src1_sel)) => {
            mods.sdwa = Sdwa {
                dst_sel,
                dst_unused,
                src0_sel,
                src1_sel,
                sext: sext as u8,
            };
            Ok(())
        }
        _ => line.error("SDWA selects are 0 to 6, the rest of the destination 0 to 2"),
    }
}

fn memory(line: &mut Line) -> Result<MemInfo> {
    let mut mem = MemInfo::load(Spaces::empty());
    mem.kind = line.named(&ACCESS_NAMES, "an access")?;
    line.expect(",")?;
    while !line.rest().starts_with(',') {
        let word = line.word().to_ascii_uppercase();
        match Spaces::from_name(&word) {
            Some(space) => mem.spaces |= space,
            None => return line.error("a memory space expected"),
        }
        line.eat("+");
    }
    line.expect(",")?;
    mem.ordering = line.named::<Ordering>(&ORDERING_NAMES, "an ordering")?;
    line.expect(",")?;
    mem.scope = line.named::<Scope>(&SCOPE_NAMES, "a scope")?;
    while line.eat(",") {
        match MemFlags::from_name(&line.word().to_ascii_uppercase()) {
            Some(flag) => mem.flags |= flag,
            None => return line.error("a property of an access expected"),
        }
    }
    line.expect(")")?;
    Ok(mem)
}

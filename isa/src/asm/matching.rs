//! The opcode and the form of a statement.
//!
//! Forms are tried in the order E32 (or the only one), E64, SDWA, DPP, and for each form all
//! opcodes of the mnemonic; the first that takes the operands and modifiers and encodes is the
//! one, as in llvm-mc. A mnemonic has few opcodes and at most four forms, so the work is linear in
//! the statement. Of the reasons why none fits, the one that got furthest is reported.

use super::cache;
use super::convert::{self, Slot};
use super::modifier_order;
use super::modifiers::{self, Context, Given, Name};
use super::operand::{Around, NamedHalf, Raw, Written};
use super::statement::Statement;
use super::{AsmError, Fixup, FixupKind, Parsed, format};
use crate::encode::{is_named_half, selects_destination, vcc_of, wants_null};
use crate::image::{address_count, most_needed, most_parts};
use crate::{
    EncodeError, EncodeErrorKind, Family, Feature, Field, Form, Forms, Generation, Inst, InstDesc,
    InstFlags, ModFlags, Opcode, Operand, OperandClass, Reg, RegSpan, SdwaUnused, Target, True16,
    encode,
};
use smallvec::SmallVec;
use std::cmp::Ordering;

/// How far an attempt got.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    /// The instruction has no such form.
    Form,
    /// Number of operands.
    Count,
    /// Kinds of operands and modifiers.
    Match,
    /// Limits: literals, constant bus, ranges, registers of the processor.
    Check,
}

/// Why an attempt failed.
struct Failure {
    stage: Stage,
    error: AsmError,
}

impl Failure {
    fn new(stage: Stage, column: usize, message: impl Into<String>) -> Failure {
        Failure {
            stage,
            error: AsmError::new(column, message),
        }
    }
}

/// Finds the instruction of a statement.
pub(super) fn instruction(statement: &Statement, target: &Target) -> Result<Parsed, AsmError> {
    let all = [
        Form::E32,
        Form::Native,
        Form::E64,
        Form::Sdwa,
        Form::Dpp,
        Form::Dpp8,
        Form::E64Dpp,
        Form::E64Dpp8,
    ];
    let generation = target.processor.generation;
    let mut worst: Option<Failure> = None;
    for form in all {
        if statement
            .form
            .is_some_and(|wanted| !is_meant(wanted, form, statement, generation))
        {
            continue;
        }
        for &opcode in &statement.opcodes {
            let exists = opcode.desc().forms_on(generation).contains(Forms::of(form));
            if !exists || moves_otherwise(form, statement) {
                continue;
            }
            match (Attempt {
                statement,
                target,
                opcode,
                form,
            })
            .run()
            {
                Ok(parsed) => return Ok(parsed),
                Err(failure) => {
                    let key = |f: &Failure| (f.stage, f.error.column);
                    if worst
                        .as_ref()
                        .is_none_or(|before| key(&failure) > key(before))
                    {
                        worst = Some(failure);
                    }
                }
            }
        }
    }
    Err(match worst {
        Some(failure) => failure.error,
        None => no_form(statement),
    })
}

/// Instructions with one form take the suffix that says which it is.
fn is_meant(wanted: Form, form: Form, statement: &Statement, generation: Generation) -> bool {
    let is_vop3 = |opcode: &Opcode| {
        let family = opcode.desc().family_on(generation);
        matches!(family, Family::Vop3 | Family::Vop3p)
    };
    // Moves of one lane were short only before they were VOP3, and llvm-mc has kept their suffix.
    let is_lane = || {
        let mut rows = statement.opcodes.iter().map(|opcode| opcode.desc());
        rows.all(|desc| {
            desc.family_on(Generation::Gfx6) == Family::Vop2
                && !desc.forms_on(Generation::Gfx6).contains(Forms::E64)
        })
    };
    let only = match wanted {
        Form::E64 => form == Form::Native && statement.opcodes.iter().all(is_vop3) && !is_lane(),
        Form::E32 => form == Form::Native && (!statement.opcodes.iter().any(is_vop3) || is_lane()),
        Form::Dpp => form == Form::Dpp8,
        Form::E64Dpp => form == Form::E64Dpp8,
        _ => false,
    };
    wanted == form || only
}

/// Whether the data movement that is written is that of the other kind of DPP.
fn moves_otherwise(form: Form, statement: &Statement) -> bool {
    let other = match form {
        Form::Dpp | Form::E64Dpp => Name::Dpp8,
        Form::Dpp8 | Form::E64Dpp8 => Name::DppCtrl,
        _ => return false,
    };
    statement.modifiers.iter().any(|given| given.name == other)
}

fn no_form(statement: &Statement) -> AsmError {
    let name = match statement.form {
        Some(Form::E32) => "e32",
        Some(Form::E64) => "e64",
        Some(Form::Sdwa) => "sdwa",
        Some(Form::Dpp | Form::Dpp8) => "dpp",
        Some(Form::E64Dpp | Form::E64Dpp8) => "e64_dpp",
        Some(Form::Native) | None => "this",
    };
    let message = format!("{name} variant of this instruction is not supported");
    AsmError::new(statement.column, message)
}

/// One opcode and form.
struct Attempt<'a> {
    statement: &'a Statement,
    target: &'a Target,
    opcode: Opcode,
    form: Form,
}

impl Attempt<'_> {
    fn run(&self) -> Result<Parsed, Failure> {
        let desc = self.opcode.desc();
        let generation = self.target.processor.generation;
        let family = desc.family_on(generation);
        let context = Context {
            desc,
            family,
            generation,
            true16: self.target.true16,
            wave: self.target.wave,
        };
        let mut inst = Inst::new(self.opcode, self.form, &[]);
        self.modifiers(&mut inst, context)?;
        let mut fixups = SmallVec::new();
        self.operands(&mut inst, context, &mut fixups)?;
        check_literals(&inst, &fixups)?;
        let mut bytes = Vec::with_capacity(16);
        encode(&inst, self.target, &mut bytes).map_err(|error| self.explain(&error))?;
        if self.is_negative_half(&inst) {
            let upper = bytes.len() - 2;
            bytes[upper..].fill(0xff);
        }
        for fixup in &mut fixups {
            if fixup.kind == FixupKind::Literal {
                fixup.offset = bytes.len() as u8 - 4;
            }
        }
        Ok(Parsed {
            inst,
            bytes: SmallVec::from_slice(&bytes),
            fixups,
        })
    }

    /// Whether the literal is a negative number for a 16-bit integer. Its upper half, which does
    /// not matter and is not part of the operand, has copies of the sign in llvm-mc's bytes; so it
    /// has in scalar instructions with one source.
    fn is_negative_half(&self, inst: &Inst) -> bool {
        let rows = self.opcode.desc().operands.iter();
        let mut pairs = rows.zip(&inst.operands).enumerate();
        pairs.any(|(index, (o, operand))| {
            let written = self.raw(index as u8).map(|raw| &raw.written);
            let generation = self.target.processor.generation;
            matches!(operand, Operand::Literal(_))
                && crate::encode::is_half_on(self.opcode, o, generation)
                && (self.opcode.desc().family == Family::Sop1
                    || !convert::constant_type(self.opcode, generation, o).is_float())
                && matches!(written, Some(Written::Int(..0)))
        })
    }

    fn given(&self, name: Name) -> Option<&Given> {
        self.statement
            .modifiers
            .iter()
            .find(|given| given.name == name)
    }

    fn modifiers(&self, inst: &mut Inst, context: Context) -> Result<(), Failure> {
        let desc = context.desc;
        inst.mods.flags -= ModFlags::GLC;
        if context.family == Family::Mtbuf {
            inst.mods.format = self.statement.format.unwrap_or(format::DEFAULT);
        }
        let selects = context.family != Family::Vopc && selects_destination(desc);
        if self.form == Form::Sdwa && selects {
            inst.mods.sdwa.dst_unused = SdwaUnused::Preserve;
        }
        modifiers::apply(
            &self.statement.modifiers,
            self.form,
            context,
            &mut inst.mods,
        )
        .map_err(|error| Failure {
            stage: Stage::Match,
            error,
        })?;
        self.cache_policy(inst, context)?;
        self.dimension(context)?;
        let few = "too few operands for instruction";
        let column = self.statement.column;
        let missing = match self.form {
            Form::Dpp | Form::E64Dpp => self.given(Name::DppCtrl).is_none(),
            Form::Dpp8 | Form::E64Dpp8 => self.given(Name::Dpp8).is_none(),
            _ => false,
        };
        if missing {
            return Err(Failure::new(Stage::Count, column, few));
        }
        if modifier_order::is_lds_written(context) {
            if !inst.mods.has(ModFlags::LDS) {
                return Err(Failure::new(Stage::Count, column, few));
            }
            inst.mods.flags -= ModFlags::LDS;
        }
        if desc.flags.contains(InstFlags::GDS_ONLY) && !inst.mods.has(ModFlags::GDS) {
            return Err(Failure::new(Stage::Count, column, few));
        }
        if desc.flags.contains(InstFlags::RETURNS)
            && context.family != Family::Ds
            && context.generation < Generation::Gfx12
            && !inst.mods.has(ModFlags::GLC)
        {
            return Err(Failure::new(
                Stage::Match,
                column,
                "instruction must use glc",
            ));
        }
        if context.family == Family::Smem && self.given(Name::Offset).is_some() {
            inst.mods.flags |= ModFlags::SOFFSET;
        }
        Ok(())
    }

    /// From GFX10 on images have a dimension; rays do not.
    fn dimension(&self, context: Context) -> Result<(), Failure> {
        let image = context.family == Family::Mimg && context.generation >= Generation::Gfx10;
        let ray = context.desc.flags.contains(InstFlags::RAY);
        match image && !ray && self.given(Name::Dim).is_none() {
            true => Err(Failure::new(
                Stage::Check,
                self.statement.column,
                "missing dim operand",
            )),
            false => Ok(()),
        }
    }

    /// The temporal hint must be one for what the instruction does, and say that an atomic returns
    /// the old value where it does.
    fn cache_policy(&self, inst: &mut Inst, context: Context) -> Result<(), Failure> {
        let desc = context.desc;
        if context.generation < Generation::Gfx12 {
            return Ok(());
        }
        let given = self.given(Name::TemporalHint);
        let column = given.map_or(self.statement.column, |given| given.column);
        if let Some(given) = given {
            let hint = cache::Hint::from_value(given.value);
            if let Some(message) = cache::complaint(hint, desc, context.family, &inst.mods) {
                return Err(Failure::new(Stage::Check, column, message));
            }
        }
        let image = context.family == Family::Mimg;
        let atomic = desc.flags.contains(InstFlags::ATOMIC) && context.family != Family::Ds;
        if !atomic || image {
            return Ok(());
        }
        let returns = inst.mods.th & crate::cache::RETURN != 0;
        match (desc.flags.contains(InstFlags::RETURNS), returns) {
            (true, true) => {
                inst.mods.th &= !crate::cache::RETURN;
                inst.mods.flags |= ModFlags::GLC;
                Ok(())
            }
            (true, false) => {
                let message = "instruction must use th:TH_ATOMIC_RETURN";
                Err(Failure::new(Stage::Match, column, message))
            }
            (false, true) => {
                let message = "instruction must not use th:TH_ATOMIC_RETURN";
                Err(Failure::new(Stage::Match, column, message))
            }
            (false, false) => Ok(()),
        }
    }

    fn operands(
        &self,
        inst: &mut Inst,
        context: Context,
        fixups: &mut SmallVec<[Fixup; 1]>,
    ) -> Result<(), Failure> {
        let desc = context.desc;
        let written = &self.statement.operands;
        let implied = self.implied(inst, context)?;
        let mut next = written.iter();
        let selected = self.given(Name::OpSel).map(|_| inst.mods.op_sel);
        let mut further: &[RegSpan] = &[];
        for (index, operand) in desc.operands.iter().enumerate() {
            if let Some((place, value)) = implied {
                if place == index {
                    inst.operands.push(value);
                    continue;
                }
            }
            let Some(raw) = next.next() else {
                break;
            };
            if let (Written::List(list), Field::Vaddr) = (&raw.written, operand.field) {
                inst.operands.push(Operand::Reg(list[0]));
                further = &list[1..];
                continue;
            }
            let slot = Slot {
                opcode: self.opcode,
                operand,
                index: index as u8,
                form: self.form,
                family: context.family,
                generation: context.generation,
                true16: context.true16,
                selected,
                ends_program: desc.flags.contains(InstFlags::END),
            };
            let value =
                convert::convert(raw, slot, &mut inst.mods, fixups).map_err(|error| Failure {
                    stage: Stage::Match,
                    error,
                })?;
            inst.operands.push(value);
        }
        inst.operands
            .extend(further.iter().copied().map(Operand::Reg));
        if !further.is_empty() {
            trim_address(inst, context, 1 + further.len());
        }
        absent_base(inst, context);
        self.halves(context)
    }

    /// Where halves have names, either all registers of 16 bits are named by halves or none is.
    /// With whole registers it is the instruction that there is without names.
    fn halves(&self, context: Context) -> Result<(), Failure> {
        let invalid = |column| Err(Failure::new(Stage::Match, column, convert::INVALID));
        let mut first = None;
        for (index, o) in context.desc.operands.iter().enumerate() {
            let Some(raw) = self.raw(index as u8) else {
                continue;
            };
            let vector = matches!(&raw.written, Written::Reg(span) if span.base.is_vgpr());
            if !vector || !is_named_half(o, context.generation, context.true16) {
                continue;
            }
            let whole = raw.half == NamedHalf::Whole;
            let only = context.desc.flags.contains(InstFlags::TRUE16_ONLY);
            if *first.get_or_insert(whole) != whole || whole && only {
                return invalid(raw.column);
            }
        }
        match self.given(Name::OpSel) {
            Some(given) if first == Some(true) && !selects_without_names(context) => {
                invalid(given.column)
            }
            _ => Ok(()),
        }
    }

    /// The operand that is not written, if one is missing that may be.
    fn implied(&self, inst: &Inst, context: Context) -> Result<Option<(usize, Operand)>, Failure> {
        let desc = context.desc;
        let (wanted, got) = (desc.operands.len(), self.statement.operands.len());
        let to_lds = inst.mods.has(ModFlags::LDS) && desc.flags.contains(InstFlags::TO_LDS);
        if wanted == got && !to_lds {
            return Ok(None);
        }
        if wanted == got + 1 {
            if let Some(implied) = self.omissible(to_lds, context) {
                return Ok(Some(implied));
            }
        }
        Err(match self.statement.operands.get(wanted) {
            Some(extra) => Failure::new(Stage::Count, extra.column, convert::INVALID),
            None if to_lds => {
                let given = self.given(Name::Flag(ModFlags::LDS));
                let column = given.map_or(self.statement.column, |given| given.column);
                Failure::new(Stage::Match, column, convert::INVALID)
            }
            None => {
                let message = "too few operands for instruction";
                Failure::new(Stage::Count, self.statement.column, message)
            }
        })
    }

    /// Position and value of an operand that may be left out.
    fn omissible(&self, to_lds: bool, context: Context) -> Option<(usize, Operand)> {
        let operands = context.desc.operands;
        let position = |test: &dyn Fn(Field) -> bool| operands.iter().position(|o| test(o.field));
        if to_lds {
            let data = position(&|field| matches!(field, Field::Vdata | Field::Vdst))?;
            return Some((data, Operand::Off));
        }
        if context.desc.flags.contains(InstFlags::END) {
            return Some((0, Operand::Imm(0)));
        }
        let vcc = Operand::Reg(vcc_of(self.target.wave));
        match context.family {
            Family::Smem => Some((
                position(&|field| field == Field::SmemOffset)?,
                Operand::Imm(0),
            )),
            Family::Vopc
                if operands[0].class == OperandClass::LaneMask
                    && (self.form == Form::E32 && self.has_plain_first()
                        || self.has_short_dpp(context)) =>
            {
                Some((0, vcc))
            }
            Family::Vop2 if self.opcode == Opcode::VCndmaskB32 && self.implies_vcc(context) => {
                Some((operands.len() - 1, vcc))
            }
            Family::Vop2 if self.form == Form::E32 => match self.opcode {
                Opcode::VCndmaskB32 => Some((operands.len() - 1, vcc)),
                Opcode::VAddCoU32 | Opcode::VSubCoU32 | Opcode::VSubrevCoU32
                    if context.generation >= Generation::Gfx9 =>
                {
                    Some((1, vcc))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Whether the form is a short one with DPP, whose lane mask is VCC and need not be written
    /// from GFX10 on.
    fn has_short_dpp(&self, context: Context) -> bool {
        context.generation >= Generation::Gfx10 && matches!(self.form, Form::Dpp | Form::Dpp8)
    }

    /// Whether the form is one whose selecting mask is VCC and need not be written: short ones with
    /// DPP or SDWA from GFX10 on.
    fn implies_vcc(&self, context: Context) -> bool {
        let sdwa = context.generation >= Generation::Gfx10 && self.form == Form::Sdwa;
        sdwa || self.has_short_dpp(context)
    }

    /// Whether the first operand has no signs around it (a literal's mark is none): then it can
    /// stand where VCC is left out.
    fn has_plain_first(&self) -> bool {
        self.statement
            .operands
            .first()
            .is_some_and(|raw| !raw.around.intersects(Around::all() - Around::LIT))
    }

    /// An encoder's refusal in the assembler's words, at the operand or modifier concerned.
    fn explain(&self, error: &EncodeError) -> Failure {
        use EncodeErrorKind as K;
        let desc = self.opcode.desc();
        let column = self.column(error);
        let (stage, message) = match &error.kind {
            K::NotOnProcessor(_) | K::NoSuchForm(_) => (
                Stage::Form,
                "instruction not supported on this GPU".to_string(),
            ),
            K::OperandCount { .. } if self.is_image_address(error) => {
                (Stage::Check, self.address_message())
            }
            K::OperandCount { .. } => {
                (Stage::Count, "too few operands for instruction".to_string())
            }
            K::Alignment(_) if desc.flags.contains(InstFlags::GDS_ONLY) => {
                (Stage::Check, "vgpr must be even aligned".to_string())
            }
            K::Alignment(_) => {
                let message = "invalid register class: vgpr tuples must be 64 bit aligned";
                (Stage::Check, message.to_string())
            }
            K::NoSuchRegister(_) => {
                let written = error.operand.and_then(|index| self.raw(index));
                let name = match written.map(|raw| &raw.written) {
                    Some(Written::Reg(span)) => span.to_string(),
                    _ => "this".to_string(),
                };
                (
                    Stage::Check,
                    format!("{name} register not available on this GPU"),
                )
            }
            K::Overlap => (
                Stage::Check,
                "source 2 operand must not partially overlap with dst".to_string(),
            ),
            K::NoLiteral => (
                Stage::Check,
                "literal operands are not supported".to_string(),
            ),
            K::TwoLiterals => (
                Stage::Check,
                "only one unique literal operand is allowed".to_string(),
            ),
            K::ConstantBus => (
                Stage::Check,
                "invalid operand (violates constant bus restrictions)".to_string(),
            ),
            K::Range { min, max, .. } if is_offset(error, desc) => {
                (Stage::Check, offset_message(*min, *max))
            }
            K::Modifier(name) => (Stage::Check, self.modifier_message(name)),
            K::Pair(message, _) => (Stage::Check, (*message).to_string()),
            K::Class(OperandClass::Agpr) if desc.flags.contains(InstFlags::MFMA) => {
                (Stage::Match, self.accumulator_message(error))
            }
            K::Width { .. } if self.is_image_data(error) => (Stage::Check, self.data_message()),
            K::Width { .. } if self.is_image_address(error) => {
                (Stage::Check, self.address_message())
            }
            K::Class(OperandClass::Sgpr) if wants_null(desc, self.target.processor.generation) => {
                (Stage::Check, "src0 must be null".to_string())
            }
            _ => (Stage::Match, convert::INVALID.to_string()),
        };
        Failure::new(stage, column, message)
    }

    /// Why a modifier is refused.
    fn modifier_message(&self, name: &str) -> String {
        let desc = self.opcode.desc();
        let mut given = self.statement.modifiers.iter();
        if !given.any(|given| given.is_called(name)) {
            return format!("operands are not valid for this GPU or mode: {name}");
        }
        match name {
            "th" => "scope and th combination is not valid".to_string(),
            "index_key" => "out of range index_key".to_string(),
            "r128" | "a16" => format!("{name} modifier is not supported on this GPU"),
            "dmask" if desc.flags.contains(InstFlags::ATOMIC) => {
                "invalid atomic image dmask".to_string()
            }
            "dmask" => "invalid image_gather dmask: only one bit must be set".to_string(),
            _ => format!("{}: {name} is not possible here", convert::INVALID),
        }
    }

    /// What is wrong with a matrix instruction's accumulator.
    fn accumulator_message(&self, error: &EncodeError) -> String {
        let written = error.operand.and_then(|index| self.raw(index));
        match written.map(|raw| &raw.written) {
            Some(Written::Int(_) | Written::Float(_)) => {
                "inline constants are not allowed for this operand".to_string()
            }
            _ => convert::INVALID.to_string(),
        }
    }

    fn is_image_data(&self, error: &EncodeError) -> bool {
        let desc = self.opcode.desc();
        let operand = error
            .operand
            .and_then(|index| desc.operands.get(usize::from(index)));
        desc.family == Family::Mimg && operand.is_some_and(|o| o.field == Field::Vdata)
    }

    /// Whether it is about the registers of an image's address, as many as its dimension says.
    fn is_image_address(&self, error: &EncodeError) -> bool {
        let desc = self.opcode.desc();
        let operand = error
            .operand
            .map(|index| desc.operands.get(usize::from(index)));
        let address = operand.is_none_or(|o| o.is_some_and(|o| o.field == Field::Vaddr));
        let sized = self.target.processor.generation >= Generation::Gfx10;
        desc.family == Family::Mimg && sized && address
    }

    fn address_message(&self) -> String {
        let modifiers = match self.opcode.desc().flags.contains(InstFlags::RAY) {
            true => "a16",
            false => "dim and a16",
        };
        format!("image address size does not match {modifiers}")
    }

    /// The modifiers that decide how many registers an image's data has.
    fn data_message(&self) -> String {
        let processor = self.target.processor;
        let modifiers = match (
            processor.has(Feature::PackedD16),
            processor.has(Feature::AlignedVgprs),
        ) {
            (_, true) => "dmask and d16",
            (true, false) => "dmask, d16 and tfe",
            (false, false) => "dmask and tfe",
        };
        format!("image data size does not match {modifiers}")
    }

    /// The written operand of a position in the row.
    fn raw(&self, index: u8) -> Option<&Raw> {
        let index = usize::from(index);
        let written = &self.statement.operands;
        if self.opcode.desc().operands.len() == written.len() {
            return written.get(index);
        }
        let generation = self.target.processor.generation;
        let desc = self.opcode.desc();
        let context = Context {
            desc,
            family: desc.family_on(generation),
            generation,
            true16: self.target.true16,
            wave: self.target.wave,
        };
        let to_lds = self.given(Name::Flag(ModFlags::LDS)).is_some();
        let (place, _) = self.omissible(to_lds, context)?;
        match index.cmp(&place) {
            Ordering::Less => written.get(index),
            Ordering::Equal => None,
            Ordering::Greater => written.get(index - 1),
        }
    }

    fn column(&self, error: &EncodeError) -> usize {
        let operand = error
            .operand
            .and_then(|index| self.raw(index))
            .map(|raw| raw.column);
        let modifier = || {
            let mut given = self.statement.modifiers.iter();
            match &error.kind {
                EncodeErrorKind::Modifier(name) => given.find(|given| given.is_called(name)),
                EncodeErrorKind::Range { .. } => given.find(|given| {
                    matches!(given.name, Name::Offset | Name::Offset0 | Name::Offset1)
                }),
                _ => None,
            }
            .map(|given| given.column)
        };
        let bus = || match error.kind {
            // What is read implicitly comes last: the explicit scalar is the one too many.
            EncodeErrorKind::ConstantBus => {
                let scalar = |raw: &&Raw| match raw.written {
                    Written::Reg(span) => !span.base.is_vector(),
                    _ => false,
                };
                self.statement
                    .operands
                    .iter()
                    .rev()
                    .find(scalar)
                    .map(|raw| raw.column)
            }
            _ => None,
        };
        let pair = || match error.kind {
            EncodeErrorKind::Pair(_, field) => {
                let mut operands = self.opcode.desc().operands.iter();
                let index = operands.position(|o| o.field == field)?;
                self.raw(index as u8).map(|raw| raw.column)
            }
            _ => None,
        };
        operand
            .or_else(modifier)
            .or_else(bus)
            .or_else(pair)
            .unwrap_or(self.statement.column)
    }
}

/// Where an address has as many registers as can be named one by one, the last name may be that of
/// all that longer addresses would have there; the first of them is read.
fn trim_address(inst: &mut Inst, context: Context, parts: usize) {
    let desc = context.desc;
    if context.generation < Generation::Gfx11 || desc.flags.contains(InstFlags::RAY) {
        return;
    }
    let most = most_parts(desc, context.generation);
    if parts != usize::from(most) || address_count(desc, &inst.mods) != most {
        return;
    }
    if let Some(Operand::Reg(last)) = inst.operands.last_mut() {
        if most - 1 + last.count <= most_needed(desc) {
            last.count = 1;
        }
    }
}

/// From GFX11 on an absent base of scratch has the code of `null`, by which name it may be called.
fn absent_base(inst: &mut Inst, context: Context) {
    if context.family != Family::Scratch || context.generation < Generation::Gfx11 {
        return;
    }
    let mut operands = context.desc.operands.iter();
    let place = operands.position(|o| o.field == Field::Saddr);
    let null = |operand: &Operand| operand.reg().is_some_and(|span| span.base == Reg::NULL);
    if let Some(base) = place.and_then(|index| inst.operands.get_mut(index)) {
        if null(base) {
            *base = Operand::Off;
        }
    }
}

/// Whether `op_sel` selects halves of registers that have no names for them.
fn selects_without_names(context: Context) -> bool {
    let (desc, generation) = (context.desc, context.generation);
    let sources = crate::encode::selectable(desc, generation, True16::Fake);
    sources != 0 || crate::encode::selects_half(desc, generation, True16::Fake)
}

/// Whether a value out of range is a memory offset.
fn is_offset(error: &EncodeError, desc: &InstDesc) -> bool {
    match error.operand {
        None => true,
        Some(index) => desc
            .operands
            .get(usize::from(index))
            .is_some_and(|o| o.class == OperandClass::SmemOffset),
    }
}

/// "expected a 13-bit signed offset" for -4096 to 4095.
fn offset_message(min: i64, max: i64) -> String {
    let bits = 64 - (max as u64).leading_zeros();
    match min < 0 {
        true => format!("expected a {}-bit signed offset", bits + 1),
        false => format!("expected a {bits}-bit unsigned offset"),
    }
}

/// A value that comes later shares its place with no other literal.
fn check_literals(inst: &Inst, fixups: &[Fixup]) -> Result<(), Failure> {
    let waiting = fixups
        .iter()
        .filter(|fixup| fixup.kind == FixupKind::Literal);
    let literals = inst
        .operands
        .iter()
        .filter(|o| matches!(o, Operand::Literal(_)))
        .count();
    match waiting.max_by_key(|fixup| fixup.column) {
        Some(fixup) if literals > 1 => {
            let message = "only one unique literal operand is allowed";
            Err(Failure::new(Stage::Check, fixup.column, message))
        }
        _ => Ok(()),
    }
}

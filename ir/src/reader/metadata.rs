//! Metadata: nodes are read only where a kind is met that means something here.

use super::Reader;
use super::cursor::{Res, parse_decimal};
use super::lexer::Tok;
use crate::constant::{Const, ConstData};
use crate::diag::SourceLoc;
use crate::function::{Unrolling, ValueRange};
use crate::memory::{FenceSpaces, MemFlags};
use crate::module::KernelMetadata;
use crate::texts::Texts;
use crate::types::{Type, TypeData};
use std::borrow::Cow;

/// An operand of a metadata node.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Operand<'s> {
    /// `!"text"`
    Text(Cow<'s, str>),
    /// `!12`
    Node(u32),
    /// `!{…}`: the place of its contents.
    Inline(u32),
    /// A typed constant.
    Const(Type, Const),
    /// Anything else.
    Other,
}

/// What metadata says of an instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct InstMeta {
    pub flags: MemFlags,
    pub range: Option<TypedRange>,
    pub accuracy: Option<f32>,
    pub fence: FenceSpaces,
    pub alias: AliasPlaces,
    pub unrolling: Option<Unrolling>,
}

/// Where the nodes are that say what an access does not touch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct AliasPlaces {
    /// `!tbaa`
    pub typed: Option<u32>,
    /// `!alias.scope`
    pub scopes: Option<u32>,
    /// `!noalias`
    pub apart: Option<u32>,
}

/// A range with the type that it is written for.
#[derive(Clone, Copy, Debug)]
pub(super) struct TypedRange {
    pub ty: Type,
    pub range: ValueRange,
}

/// Most operands of a node that are looked at.
const MAX_OPERANDS: usize = 1 << 16;

/// `!"text"` without anything escaped, for [`Reader::plain_tuple`].
fn plain_text(text: &[u8]) -> Option<(&str, &[u8])> {
    let text = text.strip_prefix(b"!\"")?;
    // Most are short.
    let end = text.iter().position(|b| matches!(b, b'"' | b'\\'))?;
    let (text, after) = text.split_at(end);
    let after = after.strip_prefix(b"\"")?;
    Some((std::str::from_utf8(text).ok()?, after))
}

/// `i32 12`, for [`Reader::plain_tuple`].
fn plain_number(text: &[u8]) -> Option<(u32, &[u8])> {
    let text = text.strip_prefix(b"i32 ")?;
    let len = text.iter().take_while(|b| b.is_ascii_digit()).count();
    let (digits, after) = text.split_at(len);
    let number = parse_decimal(digits).and_then(|n| u32::try_from(n).ok())?;
    Some((number, after))
}

impl<'s> Reader<'s> {
    /// `, !kind !node` as often as it is there, after an instruction.
    pub(super) fn parse_inst_metadata(&mut self) -> Res<InstMeta> {
        let mut meta = InstMeta::default();
        while self.c.tok.kind == Tok::Comma && self.c.second_byte() == b'!' {
            self.c.bump();
            let kind = self.c.expect(Tok::Meta, "expected metadata after comma")?;
            let node = self.parse_node_place()?;
            match &*self.c.name(kind) {
                b"invariant.load" => meta.flags |= MemFlags::INVARIANT,
                b"nontemporal" => meta.flags |= MemFlags::NONTEMPORAL,
                b"noundef" => meta.flags |= MemFlags::NOUNDEF,
                b"amdgpu.noclobber" => meta.flags |= MemFlags::NO_CLOBBER,
                b"amdgpuc.unwritten" => meta.flags |= MemFlags::UNWRITTEN,
                b"amdgpuc.readable" => meta.flags |= MemFlags::READABLE,
                b"amdgpu.no.fine.grained.memory" => meta.flags |= MemFlags::NO_FINE_GRAINED,
                b"amdgpu.no.remote.memory" => meta.flags |= MemFlags::NO_REMOTE,
                b"amdgpu.ignore.denormal.mode" => meta.flags |= MemFlags::IGNORE_DENORMAL,
                b"tbaa" => meta.alias.typed = node,
                b"alias.scope" => meta.alias.scopes = node,
                b"noalias" => meta.alias.apart = node,
                b"mmra" => meta.fence = self.fence_node(node)?,
                b"range" => meta.range = self.range_node(node)?,
                b"fpmath" => meta.accuracy = self.accuracy_node(node)?,
                b"llvm.loop" => meta.unrolling = self.loop_node(node)?,
                _ => {}
            }
        }
        Ok(meta)
    }

    /// A node where one is used; gives the place of its contents, `None` if it is none that can be
    /// read.
    pub(super) fn parse_node_place(&mut self) -> Res<Option<u32>> {
        if self.c.tok.kind == Tok::Meta {
            // `!DILocation(…)`
            self.c.bump();
            if self.c.tok.kind == Tok::LParen {
                self.c.skip_balanced()?;
            }
            return Ok(None);
        }
        let place = self.c.tok.start;
        self.c.expect(Tok::Bang, "expected metadata node")?;
        match self.c.tok.kind {
            Tok::Int => {
                let tok = self.c.tok;
                let number = self.c.expect_u32("expected metadata node")?;
                match self.metadata.get(&number) {
                    Some(&at) => Ok(Some(at)),
                    None => self
                        .c
                        .fail_at(tok, format!("use of undefined metadata '!{number}'")),
                }
            }
            Tok::LBrace => {
                self.c.skip_balanced()?;
                Ok(Some(place))
            }
            Tok::Str => {
                self.c.bump();
                Ok(None)
            }
            _ => self.c.fail("expected metadata node"),
        }
    }

    /// The operands of the node whose contents begin at `place`; none if it is not a tuple.
    pub(super) fn node_operands(&mut self, place: Option<u32>) -> Res<Vec<Operand<'s>>> {
        let Some(place) = place else {
            return Ok(Vec::new());
        };
        // Most are short.
        let mut operands = Vec::with_capacity(8);
        let mark = self.c.mark();
        self.c.seek(place);
        self.c.accept_word(b"distinct");
        if self.c.accept(Tok::Bang) && self.c.accept(Tok::LBrace) {
            while self.c.tok.kind != Tok::RBrace && operands.len() < MAX_OPERANDS {
                operands.push(self.parse_metadata_operand()?);
                if !self.c.accept(Tok::Comma) {
                    break;
                }
            }
            if self.c.tok.kind != Tok::RBrace && operands.len() < MAX_OPERANDS {
                return self.c.fail("expected end of metadata node");
            }
        }
        self.c.reset(mark);
        Ok(operands)
    }

    fn parse_metadata_operand(&mut self) -> Res<Operand<'s>> {
        match self.c.tok.kind {
            Tok::Bang => {
                let place = self.c.tok.start;
                self.c.bump();
                match self.c.tok.kind {
                    Tok::Str => Ok(Operand::Text(
                        self.c.expect_text("expected metadata string")?,
                    )),
                    Tok::Int => Ok(Operand::Node(
                        self.c.expect_u32("expected metadata number")?,
                    )),
                    Tok::LBrace => {
                        self.c.skip_balanced()?;
                        Ok(Operand::Inline(place))
                    }
                    _ => self.c.fail("expected metadata operand"),
                }
            }
            Tok::Meta => {
                self.c.bump();
                if self.c.tok.kind == Tok::LParen {
                    self.c.skip_balanced()?;
                }
                Ok(Operand::Other)
            }
            Tok::Word if self.c.word() == b"null" => {
                self.c.bump();
                Ok(Operand::Other)
            }
            _ => {
                let (ty, c) = self.parse_typed_const()?;
                Ok(Operand::Const(ty, c))
            }
        }
    }

    pub(super) fn const_int(&self, operand: &Operand) -> Option<u128> {
        match operand {
            Operand::Const(_, c) => match self.module.ctx.consts.get(*c) {
                ConstData::Int(_, value) => Some(*value),
                _ => None,
            },
            _ => None,
        }
    }

    /// `!{T lo0, T hi0, T lo1, T hi1, …}`: ascending, so from the first bound to the last is a
    /// range that holds them all.
    fn range_node(&mut self, place: Option<u32>) -> Res<Option<TypedRange>> {
        let operands = self.node_operands(place)?;
        let ty = match operands.first() {
            Some(Operand::Const(ty, _)) => *ty,
            _ => Type::VOID,
        };
        // Of numbers that wide nothing is kept.
        if self
            .module
            .ctx
            .types
            .int_bits(ty)
            .is_some_and(|bits| bits > 128)
        {
            return Ok(None);
        }
        let ends = operands.first().zip(operands.last());
        let bounds = ends.and_then(|(lo, hi)| self.const_int(lo).zip(self.const_int(hi)));
        let same_type = |o: &Operand| matches!(o, Operand::Const(t, _) if *t == ty);
        match bounds {
            Some((lo, hi)) if operands.len() % 2 == 0 && operands.iter().all(same_type) => {
                let range = ValueRange { lo, hi };
                Ok((lo != hi).then_some(TypedRange { ty, range }))
            }
            _ => self.c.fail("range must be pairs of integer constants"),
        }
    }

    /// `!{!"prefix", !"suffix"}`, or a tuple of such pairs: memory model relaxation annotations, of
    /// which those with the prefix `amdgpu-synchronize-as` say what a fence orders. Others relax
    /// nothing here.
    fn fence_node(&mut self, place: Option<u32>) -> Res<FenceSpaces> {
        let operands = self.node_operands(place)?;
        let mut tags = Vec::new();
        if matches!(operands.first(), Some(Operand::Text(_))) {
            tags.push(operands);
        } else {
            for operand in &operands {
                let place = match operand {
                    Operand::Node(number) => self.metadata.get(number).copied(),
                    Operand::Inline(place) => Some(*place),
                    _ => {
                        return self
                            .c
                            .fail("mmra must be a pair of strings or pairs of them");
                    }
                };
                tags.push(self.node_operands(place)?);
            }
        }
        let (mut global, mut local) = (false, false);
        for tag in &tags {
            let [Operand::Text(prefix), Operand::Text(suffix)] = tag.as_slice() else {
                return self
                    .c
                    .fail("mmra must be a pair of strings or pairs of them");
            };
            let named = |name| prefix == "amdgpu-synchronize-as" && suffix == name;
            global |= named("global");
            local |= named("local");
        }
        Ok(match (global, local) {
            (true, false) => FenceSpaces::Global,
            (false, true) => FenceSpaces::Local,
            _ => FenceSpaces::All,
        })
    }

    /// `!{float 2.5}`: permitted error in ulp.
    fn accuracy_node(&mut self, place: Option<u32>) -> Res<Option<f32>> {
        let operands = self.node_operands(place)?;
        let ulp = match operands.as_slice() {
            [Operand::Const(Type::F32, c)] => match self.module.ctx.consts.get(*c) {
                ConstData::Float(_, bits) => f32::from_bits(*bits as u32),
                _ => 0.0,
            },
            _ => 0.0,
        };
        if ulp > 0.0 && ulp.is_finite() {
            Ok(Some(ulp))
        } else {
            self.c.fail("fpmath accuracy must be a positive float")
        }
    }

    /// `!1 = distinct !{!1, !2, …}`, with `!2 = !{!"llvm.loop.unroll.disable"}`: what is asked for
    /// a loop.
    fn loop_node(&mut self, place: Option<u32>) -> Res<Option<Unrolling>> {
        let operands = self.node_operands(place)?;
        let mut asked = None;
        // The first is the node itself.
        for operand in operands.iter().skip(1) {
            let property = self.node_operands(self.operand_place(operand))?;
            let Some(Operand::Text(name)) = property.first() else {
                continue;
            };
            match &**name {
                "llvm.loop.unroll.disable" => return Ok(Some(Unrolling::Never)),
                "llvm.loop.unroll.enable" | "llvm.loop.unroll.full" => {
                    asked = Some(Unrolling::Fully);
                }
                _ => {}
            }
        }
        Ok(asked)
    }

    /// `!kind !node` after a function's attributes.
    pub(super) fn parse_function_metadata(
        &mut self,
        kernel: &mut KernelMetadata,
        sanitize: &mut Option<[u32; 2]>,
    ) -> Res<()> {
        let kind = self.c.bump();
        let node = self.parse_node_place()?;
        match &*self.c.name(kind) {
            b"reqd_work_group_size" => kernel.reqd_work_group_size = self.size_node(node)?,
            b"work_group_size_hint" => kernel.work_group_size_hint = self.size_node(node)?,
            b"vec_type_hint" => kernel.vec_type_hint = self.vec_type_node(node)?,
            b"kernel_arg_addr_space" => kernel.arg_addr_space = self.number_node(node)?,
            b"kernel_arg_access_qual" => kernel.arg_access_qual = self.text_node(node)?,
            b"kernel_arg_type" => kernel.arg_type = self.text_node(node)?,
            b"kernel_arg_base_type" => kernel.arg_base_type = self.text_node(node)?,
            b"kernel_arg_type_qual" => kernel.arg_type_qual = self.text_node(node)?,
            b"kernel_arg_name" => kernel.arg_name = self.text_node(node)?,
            b"llvm.amdgcn.lds.kernel.id" => {
                kernel.lds_kernel_id = self.number_node(node)?.first().copied();
            }
            b"func_sanitize" => *sanitize = Some(self.sanitize_node(node)?),
            _ => {}
        }
        Ok(())
    }

    /// `!{i32 signature, i32 hash}`
    fn sanitize_node(&mut self, place: Option<u32>) -> Res<[u32; 2]> {
        let operands = self.node_operands(place)?;
        let words = operands.iter().filter_map(|o| self.const_int(o));
        let words: Vec<u32> = words.filter_map(|w| u32::try_from(w).ok()).collect();
        match <[u32; 2]>::try_from(words) {
            Ok(words) if operands.len() == 2 => Ok(words),
            _ => self.c.fail("func_sanitize must be two i32 constants"),
        }
    }

    fn size_node(&mut self, place: Option<u32>) -> Res<Option<[u32; 3]>> {
        let operands = self.node_operands(place)?;
        let mut size = [1u32; 3];
        let mut ok = operands.len() == 3;
        for (dim, operand) in size.iter_mut().zip(&operands) {
            match self.const_int(operand).map(u32::try_from) {
                Some(Ok(n)) if n > 0 => *dim = n,
                _ => ok = false,
            }
        }
        if ok {
            Ok(Some(size))
        } else {
            self.c
                .fail("work-group size must be three positive integer constants")
        }
    }

    /// The integers of a node.
    fn number_node(&mut self, place: Option<u32>) -> Res<Vec<u32>> {
        let mut numbers = Vec::with_capacity(8);
        let operand = |rest| {
            let (number, after) = plain_number(rest)?;
            numbers.push(number);
            Some(after)
        };
        let plain = place.and_then(|place| self.plain_tuple(place, operand));
        if plain.is_some() {
            return Ok(numbers);
        }
        let operands = self.node_operands(place)?;
        let numbers = operands.iter().filter_map(|o| self.const_int(o));
        Ok(numbers.map(|n| n as u32).collect())
    }

    /// Goes through the operands of a node that is written as LLVM prints it, `!{a, b}`, and has at
    /// least one; `operand` takes one and gives what comes after it. `None` if the node must be
    /// read otherwise.
    fn plain_tuple(
        &self,
        place: u32,
        mut operand: impl FnMut(&'s [u8]) -> Option<&'s [u8]>,
    ) -> Option<()> {
        let mut rest = self.text[place as usize..].strip_prefix(b"!{")?;
        for _ in 0..MAX_OPERANDS {
            rest = match operand(rest)? {
                [b'}', ..] => return Some(()),
                [b',', b' ', after @ ..] => after,
                _ => return None,
            };
        }
        None
    }

    /// The texts of a node; an empty one for what is no text.
    pub(super) fn text_node(&mut self, place: Option<u32>) -> Res<Texts> {
        let mut texts = Texts::with_room();
        let operand = |rest| {
            let (text, after) = plain_text(rest)?;
            texts.push(text);
            Some(after)
        };
        let plain = place.and_then(|place| self.plain_tuple(place, operand));
        if plain.is_some() {
            return Ok(texts);
        }
        let operands = self.node_operands(place)?;
        let texts = operands.iter().map(|operand| match operand {
            Operand::Text(text) => text.as_ref(),
            _ => "",
        });
        Ok(texts.collect())
    }

    /// `!{<4 x i32> undef, i32 1}`: a value of the type, and whether it is signed; gives OpenCL's
    /// name of the type.
    fn vec_type_node(&mut self, place: Option<u32>) -> Res<Option<String>> {
        let operands = self.node_operands(place)?;
        let [Operand::Const(ty, _), signed] = operands.as_slice() else {
            return self
                .c
                .fail("vec_type_hint must be a value and a signedness");
        };
        let unsigned = self.const_int(signed) == Some(0);
        let types = &self.module.ctx.types;
        let name = match *types.get(types.scalar(*ty)) {
            TypeData::Int(bits @ (8 | 16 | 32 | 64)) => {
                let word = match bits {
                    8 => "char",
                    16 => "short",
                    32 => "int",
                    _ => "long",
                };
                format!("{}{word}", if unsigned { "u" } else { "" })
            }
            TypeData::Float(_) => self.type_name(types.scalar(*ty)),
            _ => return Ok(None),
        };
        Ok(Some(match types.vector_parts(*ty) {
            Some((_, len)) => format!("{name}{len}"),
            None => name,
        }))
    }

    /// The named metadata of the module that has a meaning here.
    pub(super) fn read_module_metadata(&mut self) -> Res<()> {
        for (name, place) in std::mem::take(&mut self.named_metadata) {
            match &*name {
                b"llvm.module.flags" => self.read_module_flags(place)?,
                b"opencl.ocl.version" => self.read_opencl_version(place)?,
                b"llvm.printf.fmts" => self.read_printf_formats(place)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The operands of each node in a list of nodes.
    fn nodes_in(&mut self, place: u32) -> Res<Vec<Vec<Operand<'s>>>> {
        let mut nodes = Vec::new();
        for operand in self.node_operands(Some(place))? {
            if let Operand::Node(number) = operand {
                let Some(&at) = self.metadata.get(&number) else {
                    self.c.seek(place);
                    return self
                        .c
                        .fail(format!("use of undefined metadata '!{number}'"));
                };
                nodes.push(self.node_operands(Some(at))?);
            }
        }
        Ok(nodes)
    }

    fn read_module_flags(&mut self, place: u32) -> Res<()> {
        for flag in self.nodes_in(place)? {
            let [_, Operand::Text(key), value] = flag.as_slice() else {
                continue;
            };
            // The flag's name until LLVM 17, and since then.
            if key == "amdgpu_code_object_version" || key == "amdhsa_code_object_version" {
                let version = self.const_int(value).and_then(|n| u32::try_from(n).ok());
                // Device libraries fit every version: clang writes 0 for them.
                self.module.code_object_version = version.filter(|&v| v != 0);
                self.module.flags_loc = SourceLoc::new(place as usize);
            }
        }
        Ok(())
    }

    fn read_opencl_version(&mut self, place: u32) -> Res<()> {
        for version in self.nodes_in(place)? {
            if let [major, minor, ..] = version.as_slice() {
                let pair = self.const_int(major).zip(self.const_int(minor));
                self.module.opencl_version = pair.map(|(a, b)| [a as u32, b as u32]);
            }
        }
        Ok(())
    }

    fn read_printf_formats(&mut self, place: u32) -> Res<()> {
        for format in self.nodes_in(place)? {
            if let [Operand::Text(text)] = format.as_slice() {
                self.module.printf_formats.push(text.to_string());
            }
        }
        Ok(())
    }
}

//! Attributes of functions, parameters and results; linkage, visibility and calling conventions.

use super::Reader;
use super::cursor::{Res, shown_text};
use super::lexer::{Tok, Token};
use super::metadata::TypedRange;
use crate::function::{Indirect, ParamAttrs, ParamFlags, ValueRange};
use crate::inst::CallConv;
use crate::module::{FnAttrs, FnFlags, Linkage, Visibility};
use crate::types::Type;
use std::sync::Arc;

/// Attributes of a parameter, a result or an argument.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ReadAttrs {
    /// Those that are kept.
    pub attrs: ParamAttrs,
    /// `range(T lo, hi)`
    pub range: Option<TypedRange>,
}

/// Function attributes that oblige the compiler to nothing here: promises of the program, hints,
/// and requests about instrumentation, unwinding and profiling that the passes of frontends have
/// carried out already. In order.
const SKIPPED_FN_ATTRS: &[&[u8]] = &[
    // Of the stack pointer: objects on the stack have the alignment that they ask for anyway.
    b"alignstack",
    b"allockind",
    b"allocsize",
    b"argmemonly",
    b"builtin",
    b"cold",
    b"coro_elide_safe",
    b"coro_only_destroy_when_complete",
    b"disable_sanitizer_instrumentation",
    b"fn_ret_thunk_extern",
    b"hot",
    b"hybrid_patchable",
    b"inaccessiblemem_or_argmemonly",
    b"inaccessiblememonly",
    b"inlinehint",
    b"jumptable",
    b"mustprogress",
    b"nobuiltin",
    b"nocallback",
    b"nocf_check",
    b"nocreateundeforpoison",
    b"nodivergencesource",
    b"noduplicate",
    b"nofree",
    b"noimplicitfloat",
    b"nomerge",
    b"nonlazybind",
    b"nooutline",
    b"noprofile",
    b"norecurse",
    b"noredzone",
    b"nosanitize_bounds",
    b"nosanitize_coverage",
    b"nosync",
    b"null_pointer_is_valid",
    b"optdebug",
    b"optforfuzzing",
    b"presplitcoroutine",
    b"safestack",
    b"sanitize_address",
    b"sanitize_alloc_token",
    b"sanitize_hwaddress",
    b"sanitize_memory",
    b"sanitize_memtag",
    b"sanitize_numerical_stability",
    b"sanitize_realtime",
    b"sanitize_realtime_blocking",
    b"sanitize_thread",
    b"sanitize_type",
    b"shadowcallstack",
    b"skipprofile",
    b"speculatable",
    b"speculative_load_hardening",
    b"ssp",
    b"sspreq",
    b"sspstrong",
    b"uwtable",
    b"vscale_range",
    b"writeonly",
];

/// Function attributes that would have to be obeyed.
const UNSUPPORTED_FN_ATTRS: &[&[u8]] = &[b"naked", b"returns_twice"];

/// Parameter attributes without an obligation: promises, notes for allocation functions, and those
/// that put a value into a register of its own on other machines.
const SKIPPED_PARAM_ATTRS: &[&[u8]] = &[
    b"allocalign",
    b"allocptr",
    b"alignstack",
    b"captures",
    b"dead_on_return",
    b"dead_on_unwind",
    b"dereferenceable_or_null",
    b"elementtype",
    b"immarg",
    b"initializes",
    b"nest",
    b"noext",
    b"nofree",
    b"nofpclass",
    b"returned",
    b"swiftasync",
    b"swiftself",
    b"writable",
];

/// Parameter attributes that change how a value is passed, in ways that do not exist here.
const UNSUPPORTED_PARAM_ATTRS: &[&[u8]] = &[b"inalloca", b"preallocated", b"swifterror"];

/// Key and value.
type StringAttr = (Arc<str>, Arc<str>);

impl<'s> Reader<'s> {
    /// `{ attribute… }`; texts that stand in `like` too, in order of keys, are shared with it.
    pub(super) fn parse_attribute_group(&mut self, like: &[StringAttr]) -> Res<FnAttrs> {
        self.c.bump();
        let mut attrs = FnAttrs::default();
        attrs.strings.reserve(like.len().max(30));
        let mut like = like.iter();
        while self.c.tok.kind != Tok::RBrace {
            if self.c.tok.kind == Tok::Str {
                attrs.strings.push(self.parse_string_attr(&mut like)?);
                continue;
            }
            if !self.parse_fn_attr(&mut attrs)? {
                let shown = shown_text(self.c.slice(self.c.tok));
                return match self.c.tok.kind {
                    Tok::Word => self.c.fail(format!("unknown attribute '{shown}'")),
                    _ => self.c.fail("expected attribute"),
                };
            }
        }
        self.c.bump();
        sort_strings(&mut attrs);
        Ok(attrs)
    }

    /// One attribute of a function, `#n` included; false if none is next.
    pub(super) fn parse_fn_attr(&mut self, attrs: &mut FnAttrs) -> Res<bool> {
        let tok = self.c.tok;
        match tok.kind {
            Tok::Str => {
                let attr = self.parse_string_attr(&mut [].iter())?;
                attrs.strings.push(attr);
                Ok(true)
            }
            Tok::Group => {
                self.c.bump();
                let number = self.c.number_of(tok)?;
                // A group that is never defined is empty, as in LLVM.
                if let Some(group) = self.groups.get(&number) {
                    attrs.extend(group);
                }
                Ok(true)
            }
            Tok::Word => self.parse_fn_word(tok, attrs),
            _ => Ok(false),
        }
    }

    /// `"key"` or `"key"="value"`. Most are as in the group before, whose attributes from the key
    /// on are in `like`.
    fn parse_string_attr(&mut self, like: &mut std::slice::Iter<StringAttr>) -> Res<StringAttr> {
        let tok = self.c.bump();
        let name = self.c.name(tok);
        while like
            .as_slice()
            .first()
            .is_some_and(|a| a.0.as_bytes() < &*name)
        {
            like.next();
        }
        let known = like.as_slice().first();
        let known = known.filter(|a| a.0.as_bytes() == &*name);
        let key = match known {
            Some((key, _)) => key.clone(),
            None => self.c.text_from(tok, name)?.into(),
        };
        if !self.c.accept(Tok::Equal) {
            return Ok((key, self.nothing.clone()));
        }
        let tok = self.c.expect(Tok::Str, "expected attribute value")?;
        let name = self.c.name(tok);
        let value = match known {
            Some((_, value)) if value.as_bytes() == &*name => value.clone(),
            _ => self.c.text_from(tok, name)?.into(),
        };
        Ok((key, value))
    }

    fn parse_fn_word(&mut self, tok: Token, attrs: &mut FnAttrs) -> Res<bool> {
        let word = self.c.slice(tok);
        let flag = match word {
            b"alwaysinline" => FnFlags::ALWAYS_INLINE,
            b"noinline" => FnFlags::NO_INLINE,
            b"optnone" => FnFlags::OPT_NONE,
            b"convergent" => FnFlags::CONVERGENT,
            b"noreturn" => FnFlags::NO_RETURN,
            b"willreturn" => FnFlags::WILL_RETURN,
            b"nounwind" => FnFlags::NO_UNWIND,
            b"minsize" | b"optsize" => FnFlags::OPT_SIZE,
            b"strictfp" => FnFlags::STRICT_FP,
            b"readnone" => FnFlags::READ_NONE | FnFlags::READ_ONLY,
            b"readonly" => FnFlags::READ_ONLY,
            b"denormal_fpenv" => {
                self.parse_denormal_attr(attrs)?;
                return Ok(true);
            }
            b"memory" => {
                attrs.flags |= self.parse_memory_attr()?;
                return Ok(true);
            }
            _ if UNSUPPORTED_FN_ATTRS.contains(&word) => {
                let shown = shown_text(word);
                return self
                    .c
                    .fail(format!("function attribute '{shown}' is not supported"));
            }
            _ if SKIPPED_FN_ATTRS.binary_search(&word).is_ok() => FnFlags::empty(),
            _ => return Ok(false),
        };
        attrs.flags |= flag;
        self.c.bump();
        if self.c.tok.kind == Tok::LParen {
            self.c.skip_balanced()?;
        } else if self.c.accept(Tok::Equal) {
            self.c.expect_u64("expected integer")?;
        }
        Ok(true)
    }

    /// `denormal_fpenv(preservesign)`, `denormal_fpenv(dynamic, float: ieee|preservesign)`: what
    /// LLVM 23 writes for the attributes `"denormal-fp-math"` and `"denormal-fp-math-f32"`, and is
    /// kept as these. Output stands before input.
    fn parse_denormal_attr(&mut self, attrs: &mut FnAttrs) -> Res<()> {
        self.c.bump();
        self.c.expect(Tok::LParen, "expected '('")?;
        // Without a mode of its own `float` has the general one; a general one that is not written
        // is IEEE's.
        let general = match self.c.tok.kind {
            Tok::Label => "ieee,ieee".to_string(),
            _ => self.parse_denormal_modes()?,
        };
        let mut float = None;
        if self.c.tok.kind == Tok::Label || self.c.accept(Tok::Comma) {
            if self.c.tok.kind != Tok::Label || &*self.c.name(self.c.tok) != b"float" {
                return self.c.fail("expected 'float:'");
            }
            self.c.bump();
            float = Some(self.parse_denormal_modes()?);
        }
        self.c.expect(Tok::RParen, "expected ')'")?;
        attrs
            .strings
            .push(("denormal-fp-math".into(), general.into()));
        if let Some(float) = float {
            attrs
                .strings
                .push(("denormal-fp-math-f32".into(), float.into()));
        }
        Ok(())
    }

    /// `mode` or `output|input`, as the older attributes write them.
    fn parse_denormal_modes(&mut self) -> Res<String> {
        let output = self.parse_denormal_mode()?;
        let input = match self.c.accept(Tok::Bar) {
            true => self.parse_denormal_mode()?,
            false => output,
        };
        Ok(format!("{output},{input}"))
    }

    fn parse_denormal_mode(&mut self) -> Res<&'static str> {
        let mode = match self.c.word() {
            b"ieee" => "ieee",
            b"preservesign" => "preserve-sign",
            b"positivezero" => "positive-zero",
            b"dynamic" => "dynamic",
            _ => {
                return self
                    .c
                    .fail("expected denormal mode (ieee, preservesign, positivezero, dynamic)");
            }
        };
        self.c.bump();
        Ok(mode)
    }

    /// `memory(read)`, `memory(argmem: readwrite, inaccessiblemem: none)`, …
    fn parse_memory_attr(&mut self) -> Res<FnFlags> {
        self.c.bump();
        self.c.expect(Tok::LParen, "expected '('")?;
        let (mut reads, mut writes) = (false, false);
        loop {
            if self.c.tok.kind == Tok::Label {
                self.c.bump();
            }
            match self.c.word() {
                b"none" => {}
                b"read" => reads = true,
                b"write" => writes = true,
                b"readwrite" => (reads, writes) = (true, true),
                _ => {
                    return self
                        .c
                        .fail("expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)");
                }
            }
            self.c.bump();
            if !self.c.accept(Tok::Comma) {
                break;
            }
        }
        self.c.expect(Tok::RParen, "expected ')'")?;
        Ok(match (reads, writes) {
            (false, false) => FnFlags::READ_NONE | FnFlags::READ_ONLY,
            (true, false) => FnFlags::READ_ONLY,
            _ => FnFlags::empty(),
        })
    }

    /// The attributes of an argument that are next: mostly none.
    #[inline]
    pub(super) fn parse_arg_attrs(&mut self) -> Res<ParamAttrs> {
        if matches!(self.c.tok.kind, Tok::Word | Tok::Str) {
            return Ok(self.parse_param_attrs()?.attrs);
        }
        self.pointee = None;
        Ok(ParamAttrs::default())
    }

    /// All attributes of a parameter, result or argument that are next.
    pub(super) fn parse_param_attrs(&mut self) -> Res<ReadAttrs> {
        let mut read = ReadAttrs::default();
        // What the type before the attributes points to.
        let pointee = self.pointee.take();
        loop {
            match self.c.tok.kind {
                Tok::Word => {
                    if !self.parse_param_attr(pointee, &mut read)? {
                        return Ok(read);
                    }
                }
                Tok::Str => {
                    let key = self.c.expect_string("expected attribute")?;
                    if self.c.accept(Tok::Equal) {
                        self.c.expect_string("expected attribute value")?;
                    }
                    if key == "amdgpu-hidden-argument" {
                        read.attrs.flags |= ParamFlags::HIDDEN;
                    }
                }
                _ => return Ok(read),
            }
        }
    }

    fn parse_param_attr(&mut self, pointee: Option<Type>, read: &mut ReadAttrs) -> Res<bool> {
        let tok = self.c.tok;
        let word = self.c.slice(tok);
        let flag = match word {
            b"noundef" => ParamFlags::NOUNDEF,
            b"noalias" => ParamFlags::NOALIAS,
            b"readonly" | b"readnone" => ParamFlags::READONLY,
            b"writeonly" => ParamFlags::WRITEONLY,
            b"nocapture" => ParamFlags::NOCAPTURE,
            b"inreg" => ParamFlags::INREG,
            b"zeroext" => ParamFlags::ZEROEXT,
            b"signext" => ParamFlags::SIGNEXT,
            b"nonnull" => ParamFlags::NONNULL,
            _ => return self.parse_param_attr_with_value(tok, pointee, read),
        };
        read.attrs.flags |= flag;
        self.c.bump();
        Ok(true)
    }

    fn parse_param_attr_with_value(
        &mut self,
        tok: Token,
        pointee: Option<Type>,
        read: &mut ReadAttrs,
    ) -> Res<bool> {
        let word = self.c.slice(tok);
        match word {
            b"align" => read.attrs.align = self.parse_attr_align()?,
            b"dereferenceable" => {
                self.c.bump();
                self.c.expect(Tok::LParen, "expected '('")?;
                read.attrs.dereferenceable = self.c.expect_u64("expected integer")?;
                self.c.expect(Tok::RParen, "expected ')'")?;
            }
            b"byval" => read.attrs.indirect = Some(Indirect::ByVal(self.parse_attr_type(pointee)?)),
            b"byref" => read.attrs.indirect = Some(Indirect::ByRef(self.parse_attr_type(None)?)),
            b"sret" => {
                self.parse_attr_type(pointee)?;
                read.attrs.flags |= ParamFlags::SRET;
            }
            b"range" => read.range = self.parse_range_attr()?,
            b"captures" => {
                self.c.bump();
                if self.c.tok.kind != Tok::LParen {
                    return self.c.fail("expected '('");
                }
                let open = self.c.mark();
                self.c.bump();
                if self.c.word() == b"none" {
                    read.attrs.flags |= ParamFlags::NOCAPTURE;
                }
                self.c.reset(open);
                self.c.skip_balanced()?;
            }
            _ if SKIPPED_PARAM_ATTRS.contains(&word) => {
                self.c.bump();
                if self.c.tok.kind == Tok::LParen {
                    self.c.skip_balanced()?;
                }
            }
            _ if UNSUPPORTED_PARAM_ATTRS.contains(&word) => {
                let shown = shown_text(word);
                return self.c.fail_at(
                    tok,
                    format!("parameter attribute '{shown}' is not supported"),
                );
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// `align 8` or `align(8)`
    fn parse_attr_align(&mut self) -> Res<u32> {
        self.c.bump();
        let paren = self.c.accept(Tok::LParen);
        let tok = self.c.tok;
        let align = self.parse_align_value()?;
        if paren {
            self.c.expect(Tok::RParen, "expected ')'")?;
        }
        match u32::try_from(align) {
            Ok(align) => Ok(align),
            Err(_) => self.c.fail_at(tok, "huge alignments are not supported yet"),
        }
    }

    /// A power of two up to 2^32, in bytes.
    pub(super) fn parse_align_value(&mut self) -> Res<u64> {
        let tok = self.c.tok;
        let align = self.c.expect_u64("expected integer")?;
        if !align.is_power_of_two() {
            return self.c.fail_at(tok, "alignment is not a power of two");
        }
        if align > 1 << 32 {
            return self.c.fail_at(tok, "huge alignments are not supported yet");
        }
        Ok(align)
    }

    /// `byval(T)`; before LLVM 12 the type was what the parameter points to, and not written.
    fn parse_attr_type(&mut self, pointee: Option<Type>) -> Res<Type> {
        self.c.bump();
        if let Some(pointee) = pointee.filter(|_| self.c.tok.kind != Tok::LParen) {
            return Ok(pointee);
        }
        self.c.expect(Tok::LParen, "expected '('")?;
        let ty = self.parse_sized_type()?;
        self.c.expect(Tok::RParen, "expected ')'")?;
        Ok(ty)
    }

    /// `range(i32 0, 10)`
    fn parse_range_attr(&mut self) -> Res<Option<TypedRange>> {
        self.c.bump();
        self.c.expect(Tok::LParen, "expected '('")?;
        let ty = self.parse_type()?;
        let lo = self.parse_int_bits(ty)?;
        self.c.expect(Tok::Comma, "expected ','")?;
        let hi = self.parse_int_bits(ty)?;
        self.c.expect(Tok::RParen, "expected ')'")?;
        // The empty range makes any value poison; no frontend means that.
        let range = ValueRange { lo, hi };
        let is_wide = self.module.ctx.types.int_bits(ty) > Some(u128::BITS);
        Ok((lo != hi && !is_wide).then_some(TypedRange { ty, range }))
    }

    /// The linkage, if one is written.
    pub(super) fn parse_linkage(&mut self) -> Res<Option<Linkage>> {
        let linkage = match self.c.word() {
            b"private" | b"internal" => Linkage::Internal,
            b"weak" | b"linkonce" => Linkage::Weak,
            b"common" => Linkage::Common,
            b"weak_odr" | b"linkonce_odr" => Linkage::Odr,
            b"available_externally" => Linkage::AvailableExternally,
            b"extern_weak" => Linkage::ExternWeak,
            b"external" => Linkage::External,
            b"appending" => {
                return self.c.fail("appending linkage is not supported");
            }
            _ => return Ok(None),
        };
        self.c.bump();
        Ok(Some(linkage))
    }

    /// `dso_local`, visibility and DLL storage class.
    pub(super) fn parse_visibility(&mut self) -> Res<Visibility> {
        let mut visibility = Visibility::Default;
        loop {
            match self.c.word() {
                b"dso_local" | b"dso_preemptable" | b"default" => {}
                b"hidden" => visibility = Visibility::Hidden,
                b"protected" => visibility = Visibility::Protected,
                // Asks for a place in the export table that only Windows' libraries have; TVM
                // writes it at its kernels.
                b"dllexport" => {}
                b"dllimport" => return self.c.fail("symbols of DLLs cannot be imported"),
                _ => return Ok(visibility),
            }
            self.c.bump();
        }
    }

    /// The calling convention, if one is written.
    pub(super) fn parse_call_conv(&mut self) -> Res<CallConv> {
        let word = self.c.word();
        let conv = match word {
            b"ccc" => CallConv::C,
            b"fastcc" => CallConv::Fast,
            b"coldcc" => CallConv::Cold,
            b"amdgpu_kernel" => CallConv::Kernel,
            b"spir_kernel" => CallConv::SpirKernel,
            b"spir_func" => CallConv::SpirFunc,
            _ if names_other_convention(word) => {
                let shown = shown_text(word);
                return self
                    .c
                    .fail(format!("calling convention '{shown}' is not supported"));
            }
            _ => return Ok(CallConv::C),
        };
        self.c.bump();
        Ok(conv)
    }
}

/// Is the word one of LLVM's other calling conventions?
fn names_other_convention(word: &[u8]) -> bool {
    const PREFIXES: [&[u8]; 8] = [
        b"amdgpu_",
        b"x86_",
        b"arm_",
        b"aarch64_",
        b"ptx_",
        b"spir_",
        b"riscv_",
        b"avr_",
    ];
    word.ends_with(b"cc") || PREFIXES.iter().any(|p| word.starts_with(p))
}

/// Puts string attributes in the order of their keys; of equal keys the last one stays.
pub(super) fn sort_strings(attrs: &mut FnAttrs) {
    if attrs.strings.is_sorted_by(|a, b| a.0 < b.0) {
        return;
    }
    attrs.strings.reverse();
    attrs.strings.sort_by(|a, b| a.0.cmp(&b.0));
    attrs.strings.dedup_by(|later, first| later.0 == first.0);
}

#[cfg(test)]
mod tests {
    use super::SKIPPED_FN_ATTRS;

    #[test]
    fn skipped_attributes_are_in_order() {
        assert!(SKIPPED_FN_ATTRS.is_sorted());
    }
}

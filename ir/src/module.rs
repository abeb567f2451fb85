//! A module: types, constants, globals, functions.

use crate::alias::AliasTable;
use crate::asm::AsmTable;
use crate::constant::{Const, ConstData, ConstTable};
use crate::diag::SourceLoc;
use crate::entities::{FuncRef, GlobalRef, GlobalVar, SigRef};
use crate::function::{Function, Param, ParamAttrs};
use crate::memory::AddrSpace;
use crate::target::{Triple, TripleProcessor};
use crate::texts::Texts;
use crate::types::{Type, TypeTable};
use bitflags::bitflags;
use cranelift_entity::PrimaryMap;
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Linkage of a symbol, as far as it makes a difference here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    /// Visible to others; must not be defined twice.
    #[default]
    External,
    /// `internal` or `private`: not visible.
    Internal,
    /// `weak`, `linkonce`: another definition may take its place.
    Weak,
    /// `common`: a variable that is zero, or what another definition says; of two that are common
    /// the larger one stays.
    Common,
    /// `weak_odr`, `linkonce_odr`: another definition that does the same may take its place.
    Odr,
    /// `available_externally`: a definition only for inlining.
    AvailableExternally,
    /// `extern_weak`
    ExternWeak,
}

/// Visibility of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Visibility {
    /// As the linkage says.
    #[default]
    Default,
    /// Not outside of the linked object.
    Hidden,
    /// Outside, but not replaceable.
    Protected,
}

bitflags! {
    /// Attributes of a function that have a meaning here.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct FnFlags: u32 {
        /// `alwaysinline`
        const ALWAYS_INLINE = 1;
        /// `noinline`
        const NO_INLINE = 2;
        /// `optnone`
        const OPT_NONE = 4;
        /// `convergent`
        const CONVERGENT = 8;
        /// `noreturn`
        const NO_RETURN = 16;
        /// `memory(none)`
        const READ_NONE = 32;
        /// `memory(read)` or weaker reads only
        const READ_ONLY = 64;
        /// `willreturn`
        const WILL_RETURN = 128;
        /// `nounwind`
        const NO_UNWIND = 256;
        /// `minsize` or `optsize`
        const OPT_SIZE = 512;
        /// `strictfp`
        const STRICT_FP = 1024;
    }
}

/// Attributes of a function.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FnAttrs {
    /// Flags.
    pub flags: FnFlags,
    /// `"key"="value"` attributes, in order of their keys.
    pub strings: Vec<(Arc<str>, Arc<str>)>,
}

impl FnAttrs {
    /// Value of a string attribute; the last one given wins.
    pub fn string(&self, key: &str) -> Option<&str> {
        self.strings
            .iter()
            .rev()
            .find(|(k, _)| &**k == key)
            .map(|(_, v)| &**v)
    }

    /// Upper word of the addresses that pointers to 32-bit constant memory stand for:
    /// `"amdgpu-32bit-address-high-bits"`, zero where it is not given.
    pub fn constant32_high(&self) -> u32 {
        let text = self.string("amdgpu-32bit-address-high-bits");
        let number = |text: &str| match text.strip_prefix("0x") {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => text.parse().ok(),
        };
        text.and_then(number).unwrap_or(0)
    }

    /// What a function returned is written to memory from now on, at an address that it is given:
    /// what was promised of memory before is not so any more.
    pub fn result_goes_to_memory(&mut self) {
        self.flags.remove(FnFlags::READ_NONE | FnFlags::READ_ONLY);
    }

    /// Adds attributes that stand behind these.
    pub fn extend(&mut self, more: &FnAttrs) {
        self.flags |= more.flags;
        self.strings.extend_from_slice(&more.strings);
    }
}

/// What the OpenCL/HSA kernel metadata of the source says of a kernel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KernelMetadata {
    /// `!reqd_work_group_size`
    pub reqd_work_group_size: Option<[u32; 3]>,
    /// `!work_group_size_hint`
    pub work_group_size_hint: Option<[u32; 3]>,
    /// `!llvm.amdgcn.lds.kernel.id`: the kernel's row in the table of LDS variables' addresses.
    pub lds_kernel_id: Option<u32>,
    /// `!vec_type_hint`, as metadata prints it: a type's OpenCL name.
    pub vec_type_hint: Option<String>,
    /// `!kernel_arg_addr_space`
    pub arg_addr_space: Vec<u32>,
    /// `!kernel_arg_access_qual`
    pub arg_access_qual: Texts,
    /// `!kernel_arg_type`
    pub arg_type: Texts,
    /// `!kernel_arg_base_type`
    pub arg_base_type: Texts,
    /// `!kernel_arg_type_qual`
    pub arg_type_qual: Texts,
    /// `!kernel_arg_name`
    pub arg_name: Texts,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct GlobalData {
    /// Symbol name without `@`.
    pub name: String,
    /// Type of the contents.
    pub ty: Type,
    /// Address space.
    pub space: AddrSpace,
    /// Initial contents; `None` for a declaration.
    pub init: Option<Const>,
    /// Alignment in bytes (explicit; the reader fills in the preferred one).
    pub align: u64,
    /// `constant` instead of `global`.
    pub is_constant: bool,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// `unnamed_addr` or `local_unnamed_addr`
    pub unnamed_addr: bool,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// `section "…"`
    pub section: Option<String>,
    /// Its address in local memory, where `!absolute_symbol` says it.
    pub absolute: Option<u32>,
    /// Place of its name in the source.
    pub loc: SourceLoc,
}

/// Another name of a place in a variable, or of a function.
#[derive(Clone, Debug)]
pub struct Alias {
    /// Symbol name without `@`.
    pub name: String,
    /// What it is a name of.
    pub base: GlobalRef,
    /// Bytes from its start.
    pub offset: i64,
    /// Linkage.
    pub linkage: Linkage,
    /// Visibility.
    pub visibility: Visibility,
    /// What uses of it by its name are of, where another object's definition may take its place: a
    /// declaration with the alias's name.
    pub stand_in: Option<GlobalRef>,
    /// Place of its name in the source.
    pub loc: SourceLoc,
}

/// Assembly beside the functions: `module asm "…"`.
#[derive(Clone, Debug)]
pub struct AsmText {
    /// The text, without an end of the line.
    pub text: String,
    /// Place of the string in the source.
    pub loc: SourceLoc,
}

/// When a function is called that no kernel calls.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StructorKind {
    /// `llvm.global_ctors`: before the kernels.
    Constructor,
    /// `llvm.global_dtors`: after them.
    Destructor,
}

/// An entry of `llvm.global_ctors` or `llvm.global_dtors`.
#[derive(Clone, Debug)]
pub struct Structor {
    /// When it is called.
    pub kind: StructorKind,
    /// Those with lower numbers are constructed first and destroyed last.
    pub priority: u32,
    /// The function.
    pub function: FuncRef,
}

/// How a function is called that only a pointer names.
#[derive(Clone, Debug, PartialEq)]
pub struct CallSignature {
    /// Result type.
    pub ret: Type,
    /// Attributes of the result.
    pub ret_attrs: ParamAttrs,
    /// Parameters, with the attributes that decide how they are passed.
    pub params: Vec<Param>,
}

/// The tables that all functions share: what a function pass needs beside the function.
#[derive(Clone, Debug, Default)]
pub struct Context {
    /// Types.
    pub types: TypeTable,
    /// Constants.
    pub consts: ConstTable,
    /// Inline assembly.
    pub asms: AsmTable,
    /// Signatures of indirect calls.
    pub signatures: PrimaryMap<SigRef, CallSignature>,
    /// What accesses say of the memory that they touch.
    pub alias: AliasTable,
    /// Declarations that stand for aliases ([`Alias::stand_in`]): what they name has another name.
    pub stand_ins: FxHashSet<GlobalRef>,
}

impl Context {
    /// An integer constant from words of 64 bits, the least significant first; what is above the
    /// type's width is cut off, what is not given is zero.
    pub fn wide_const(&mut self, ty: Type, words: &[u64]) -> Const {
        let bits = self.types.int_bits(ty).unwrap_or(128);
        let mut cut: Vec<u64> = words.to_vec();
        cut.resize(bits.div_ceil(64) as usize, 0);
        if let (Some(last), 1..) = (cut.last_mut(), bits % 64) {
            *last &= (1 << (bits % 64)) - 1;
        }
        let word = |i: usize| u128::from(cut.get(i).copied().unwrap_or(0));
        let data = match cut.iter().skip(2).all(|&w| w == 0) {
            true => ConstData::Int(ty, word(0) | word(1) << 64),
            false => ConstData::Wide(ty, cut.into()),
        };
        self.consts.intern(data)
    }

    /// The words of an integer constant: 64 bits each, the least significant first.
    pub fn words_of(&self, c: Const) -> Option<Vec<u64>> {
        let (ty, mut words) = match self.consts.get(c) {
            ConstData::Int(ty, value) => (*ty, vec![*value as u64, (*value >> 64) as u64]),
            ConstData::Wide(ty, words) => (*ty, words.to_vec()),
            _ => return None,
        };
        words.resize(self.types.int_bits(ty)?.div_ceil(64) as usize, 0);
        Some(words)
    }

    /// The entry of a signature; there are few, so they are simply searched.
    pub fn signature(&mut self, signature: CallSignature) -> SigRef {
        let found = self.signatures.iter().find(|(_, s)| **s == signature);
        match found.map(|(sig, _)| sig) {
            Some(sig) => sig,
            None => self.signatures.push(signature),
        }
    }

    /// An integer constant; `value` is cut to the type's width.
    pub fn int_const(&mut self, ty: Type, value: u128) -> Const {
        let bits = self.types.int_bits(ty).unwrap_or(128);
        let mask = match bits {
            // Nearly always: shifts of 128 bits are long.
            1..=64 => u128::from(u64::MAX >> (64 - bits)),
            128.. => u128::MAX,
            _ => (1 << bits) - 1,
        };
        self.consts.intern(ConstData::Int(ty, value & mask))
    }

    /// An aggregate or vector constant in its one form: zero, poison or undef as a whole if all
    /// elements are.
    pub fn aggregate_const(&mut self, ty: Type, elements: Vec<Const>) -> Const {
        use ConstData::{Aggregate, Float, Int, Poison, Undef, Zero};
        let all = |want: fn(&ConstData) -> bool| elements.iter().all(|&e| want(self.consts.get(e)));
        let data = if all(|d| matches!(d, Int(_, 0) | Float(_, 0) | Zero(_))) {
            Zero(ty)
        } else if all(|d| matches!(d, Poison(_))) {
            Poison(ty)
        } else if all(|d| matches!(d, Undef(_))) {
            Undef(ty)
        } else {
            Aggregate(ty, elements.into())
        };
        self.consts.intern(data)
    }

    /// A float constant from its bit pattern.
    pub fn float_const(&mut self, ty: Type, bits: u64) -> Const {
        self.consts.intern(ConstData::Float(ty, bits))
    }
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Types and constants.
    pub ctx: Context,
    /// `source_filename`
    pub source_name: String,
    /// `target triple`, if given.
    pub triple: Option<String>,
    /// Place of the triple in the source.
    pub triple_loc: SourceLoc,
    /// `target datalayout`, if given; checked against [`crate::DataLayout`] by the reader.
    pub data_layout: Option<String>,
    /// Global variables.
    pub globals: PrimaryMap<GlobalVar, GlobalData>,
    /// Functions.
    pub functions: PrimaryMap<FuncRef, Function>,
    /// Other names of variables and functions.
    pub aliases: Vec<Alias>,
    /// Assembly beside the functions, line by line.
    pub assembly: Vec<AsmText>,
    /// Functions that are called before or after all kernels.
    pub structors: Vec<Structor>,
    /// `!opencl.ocl.version`: major, minor.
    pub opencl_version: Option<[u32; 2]>,
    /// Module flag `amdhsa_code_object_version` (400, 500, 600), if given.
    pub code_object_version: Option<u32>,
    /// Where the module's flags are.
    pub flags_loc: SourceLoc,
    /// `!llvm.printf.fmts`
    pub printf_formats: Vec<String>,
}

impl Module {
    /// An empty module.
    pub fn new() -> Module {
        Module::default()
    }

    /// The processor that the module's triple names.
    pub fn triple_processor(&self) -> TripleProcessor {
        let triple = self.triple.as_deref().and_then(Triple::parse);
        triple.map_or(TripleProcessor::Any, |t| t.processor)
    }

    /// The function of a name.
    pub fn function_by_name(&self, name: &str) -> Option<FuncRef> {
        self.functions
            .iter()
            .find(|(_, f)| f.name == name)
            .map(|(r, _)| r)
    }

    /// The global variable of a name.
    pub fn global_by_name(&self, name: &str) -> Option<GlobalVar> {
        self.globals
            .iter()
            .find(|(_, g)| g.name == name)
            .map(|(r, _)| r)
    }
}

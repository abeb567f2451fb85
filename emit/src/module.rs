//! What a module is made of, and its output forms.

use crate::elf;
use crate::encode::CompiledFunction;
use crate::error::ModuleError;
use crate::resources::Resources;
use codeobj::{Contents, Reloc};
use isa::{KernelForm, Machine, Platform};
use mir::KernelAbi;

/// Who sees a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Binding {
    /// This module only.
    #[default]
    Local,
    /// All that is linked with it.
    Global,
    /// As global; another definition may take its place.
    Weak,
}

/// Whether a symbol is seen from outside the linked code object.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Visibility {
    /// Seen; another code object's definition may take its place.
    #[default]
    Default,
    /// Not seen.
    Hidden,
    /// Seen; uses inside are of this definition.
    Protected,
}

/// Alignment of kernels' code in bytes (specification, KERNEL_CODE_ENTRY_BYTE_OFFSET).
const KERNEL_ALIGN: u64 = 256;

/// Least alignment of other functions' code.
pub(crate) const FUNCTION_ALIGN: u64 = 4;

/// A function with what its symbol needs.
#[derive(Clone, Debug)]
pub struct FunctionDef {
    /// The code.
    pub code: CompiledFunction,
    /// Binding of the symbol.
    pub binding: Binding,
    /// Visibility of the symbol.
    pub visibility: Visibility,
    /// The section that the source puts it into.
    pub section: Option<String>,
    /// Alignment that the source asks for, in bytes: a power of two, or 0.
    pub align: u64,
    /// Words in front of the entry, which those who know its address may read.
    pub words_before: Vec<u32>,
}

/// Another name for a place in a function or variable of the module.
#[derive(Clone, Debug)]
pub struct AliasDef {
    /// Name.
    pub name: String,
    /// The symbol whose other name it is.
    pub target: String,
    /// Bytes from its start.
    pub offset: u64,
    /// Binding of the symbol.
    pub binding: Binding,
    /// Visibility of the symbol.
    pub visibility: Visibility,
}

/// Where a global variable lives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum GlobalKind {
    /// Never written.
    Constant,
    /// Written.
    Variable,
    /// Written, and zero at the start, unless another object says otherwise: linkers make one
    /// variable of all that have its name, as large as the largest.
    Common,
}

/// A place in a global variable that holds an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataReloc {
    /// Offset in the variable.
    pub offset: u64,
    /// The symbol whose address it is.
    pub symbol: String,
    /// Added to the address.
    pub addend: i64,
    /// How much of the address.
    pub kind: Reloc,
    /// The symbol whose address is taken away from it, where it is a difference; the kind is that
    /// of a distance then.
    pub from: Option<String>,
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct GlobalDef {
    /// Name.
    pub name: String,
    /// Where it lives.
    pub kind: GlobalKind,
    /// Its first bytes; the rest, up to `size`, is zero. Empty for a variable that is zero.
    pub bytes: Vec<u8>,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes, a power of two.
    pub align: u64,
    /// Addresses in it.
    pub relocs: Vec<DataReloc>,
    /// Binding of the symbol.
    pub binding: Binding,
    /// Visibility of the symbol.
    pub visibility: Visibility,
    /// The section that the source puts it into.
    pub section: Option<String>,
}

/// How floats are rounded, and whether denormals are kept: the start of MODE.
///
/// Values: AMDGPUUsage, "Floating Point Rounding Mode Enumeration Values", "Floating Point Denorm
/// Mode Enumeration Values".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatMode {
    /// Rounding of single precision: 0 nearest even, 1 up, 2 down, 3 to zero.
    pub round_32: u8,
    /// Rounding of half and double precision.
    pub round_16_64: u8,
    /// Denormals of single precision: 0 flushed, 1 outputs kept, 2 inputs kept, 3 all kept.
    pub denorm_32: u8,
    /// Denormals of half and double precision.
    pub denorm_16_64: u8,
    /// Signalling NaNs are quieted by minimum and maximum, as IEEE 754-2008 has it.
    pub ieee: bool,
    /// Clamping turns NaN into 0.
    pub dx10_clamp: bool,
}

impl Default for FloatMode {
    fn default() -> FloatMode {
        FloatMode {
            round_32: 0,
            round_16_64: 0,
            denorm_32: 3,
            denorm_16_64: 3,
            ieee: true,
            dx10_clamp: true,
        }
    }
}

/// A kernel argument, as the runtime is told of it (AMDGPUUsage, "Code Object V3 Kernel Argument
/// Metadata Map").
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ArgDesc {
    /// Name in the source.
    pub name: Option<String>,
    /// Type in the source.
    pub type_name: Option<String>,
    /// Bytes.
    pub size: u32,
    /// Offset in the kernel argument segment.
    pub offset: u32,
    /// Alignment there, a power of two.
    pub align: u32,
    /// `by_value`, `global_buffer`, `hidden_block_count_x`, …
    pub value_kind: &'static str,
    /// `private`, `global`, `constant`, `local`, `generic` or `region`.
    pub address_space: Option<&'static str>,
    /// Alignment of what a `dynamic_shared_pointer` points to.
    pub pointee_align: Option<u32>,
    /// `read_only`, `write_only` or `read_write`.
    pub access: Option<&'static str>,
    /// What the kernel really does.
    pub actual_access: Option<&'static str>,
    /// `const`.
    pub is_const: bool,
    /// `restrict`.
    pub is_restrict: bool,
    /// `volatile`.
    pub is_volatile: bool,
    /// `pipe`.
    pub is_pipe: bool,
}

/// A kernel.
#[derive(Clone, Debug, Default)]
pub struct KernelDesc {
    /// Name of its function.
    pub name: String,
    /// Input registers.
    pub abi: KernelAbi,
    /// Arguments, hidden ones included.
    pub args: Vec<ArgDesc>,
    /// Bytes of the kernel argument segment.
    pub kernarg_size: u32,
    /// Its alignment.
    pub kernarg_align: u32,
    /// Bytes of LDS that are known at compile time.
    pub lds_size: u32,
    /// MODE at the start.
    pub float_mode: FloatMode,
    /// Most work-items of a work-group.
    pub max_flat_workgroup_size: u32,
    /// Most work-groups of a dispatch in each dimension, where the source promises that.
    pub max_groups: [Option<u32>; 3],
    /// Work-group size that the source fixes.
    pub reqd_workgroup_size: Option<[u32; 3]>,
    /// Work-group size that the source expects.
    pub workgroup_size_hint: Option<[u32; 3]>,
    /// Type that the source says the kernel is vectorised for.
    pub vec_type_hint: Option<String>,
    /// All work-groups have the same size.
    pub uniform_work_group_size: bool,
    /// Source language.
    pub language: Option<String>,
    /// Its version.
    pub language_version: Option<[u32; 2]>,
    /// Scalar registers that were spilled.
    pub sgpr_spills: u32,
    /// Vector registers that were spilled.
    pub vgpr_spills: u32,
    /// `init` or `fini`.
    pub kind: Option<&'static str>,
    /// Symbol of the runtime's handle of a kernel that kernels enqueue.
    pub device_enqueue_symbol: Option<String>,
}

/// Assembly beside the functions.
#[derive(Clone, Debug)]
pub struct ModuleAsm {
    /// The text, for assembly output.
    pub text: String,
    /// What an assembler makes of it.
    pub contents: Contents,
}

/// A module.
#[derive(Clone, Debug)]
pub struct ModuleInput {
    /// The processor and its features.
    pub machine: Machine,
    /// Whose loader takes it.
    pub platform: Platform,
    /// Functions in the order in which they stand in `.text`.
    pub functions: Vec<FunctionDef>,
    /// Kernels, in the order of the metadata.
    pub kernels: Vec<KernelDesc>,
    /// Global variables, in order.
    pub globals: Vec<GlobalDef>,
    /// Other names.
    pub aliases: Vec<AliasDef>,
    /// What the module's own assembly text defines, and the text.
    pub assembly: Option<ModuleAsm>,
    /// What is said of symbols that other objects define.
    pub declared: Vec<DeclaredSymbol>,
    /// Formats of `printf`, in the runtime's notation.
    pub printf: Vec<String>,
}

/// A symbol that another object defines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeclaredSymbol {
    /// Its name.
    pub name: String,
    /// Weak: it need not be defined anywhere; then its address is null.
    pub binding: Binding,
    /// Hidden or protected: the definition is one of the same linked object.
    pub visibility: Visibility,
}

/// Whether the linker has run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectKind {
    /// A relocatable object.
    Object,
    /// A linked code object, as the loader takes it.
    Linked,
}

impl ModuleInput {
    /// The alignment of a function's code, in bytes.
    pub(crate) fn alignment(&self, function: &FunctionDef) -> u64 {
        let mut kernels = self.kernels.iter();
        let least = match kernels.any(|k| k.name == function.code.name) {
            true => KERNEL_ALIGN,
            false => FUNCTION_ALIGN,
        };
        function.align.max(least)
    }

    /// Where it stands how kernels are started.
    pub(crate) fn kernel_form(&self) -> KernelForm {
        self.platform.kernel_form()
    }

    /// A kernel's function.
    pub(crate) fn function(&self, kernel: &KernelDesc) -> Result<&FunctionDef, ModuleError> {
        self.functions
            .iter()
            .find(|f| f.code.name == kernel.name)
            .ok_or_else(|| ModuleError::NoFunction(kernel.name.clone()))
    }

    /// What a kernel and all that it calls use.
    pub(crate) fn resources(&self, kernel: &KernelDesc) -> Result<Resources, ModuleError> {
        Ok(self.function(kernel)?.code.total)
    }
}

/// Writes a module as an ELF file.
///
/// # Errors
///
/// If symbols are missing or defined twice, or a kernel's needs do not fit.
pub fn module(input: &ModuleInput, kind: ObjectKind) -> Result<Vec<u8>, ModuleError> {
    match kind {
        ObjectKind::Object => elf::object(input),
        ObjectKind::Linked => elf::linked(input),
    }
}

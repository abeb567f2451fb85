//! Attributes as text.

use super::{Printer, names, put};
use crate::function::{Indirect, ParamAttrs, ParamFlags};
use crate::inst::CallConv;
use crate::module::{FnAttrs, FnFlags, KernelMetadata};

/// Appends the attributes of a function, each with a space before it.
pub(super) fn write_fn_attrs(out: &mut String, attrs: &FnAttrs) {
    const WORDS: [(FnFlags, &str); 9] = [
        (FnFlags::ALWAYS_INLINE, "alwaysinline"),
        (FnFlags::CONVERGENT, "convergent"),
        (FnFlags::NO_INLINE, "noinline"),
        (FnFlags::NO_RETURN, "noreturn"),
        (FnFlags::NO_UNWIND, "nounwind"),
        (FnFlags::OPT_NONE, "optnone"),
        (FnFlags::OPT_SIZE, "optsize"),
        (FnFlags::STRICT_FP, "strictfp"),
        (FnFlags::WILL_RETURN, "willreturn"),
    ];
    for (flag, word) in WORDS {
        if attrs.flags.contains(flag) {
            put!(out, " {word}");
        }
    }
    if attrs.flags.contains(FnFlags::READ_NONE) {
        out.push_str(" memory(none)");
    } else if attrs.flags.contains(FnFlags::READ_ONLY) {
        out.push_str(" memory(read)");
    }
    for (key, value) in &attrs.strings {
        out.push(' ');
        names::write_quoted(out, key.as_bytes());
        if !value.is_empty() {
            out.push('=');
            names::write_quoted(out, value.as_bytes());
        }
    }
}

/// The flags of parameters with their words.
const PARAM_WORDS: [(ParamFlags, &str); 11] = [
    (ParamFlags::INREG, "inreg"),
    (ParamFlags::NOALIAS, "noalias"),
    (ParamFlags::NOCAPTURE, "captures(none)"),
    (ParamFlags::NONNULL, "nonnull"),
    (ParamFlags::NOUNDEF, "noundef"),
    (ParamFlags::READONLY, "readonly"),
    (ParamFlags::SIGNEXT, "signext"),
    // The type of what is returned through it is not kept.
    (ParamFlags::SRET, "sret(i8)"),
    (ParamFlags::WRITEONLY, "writeonly"),
    (ParamFlags::ZEROEXT, "zeroext"),
    (ParamFlags::HIDDEN, "\"amdgpu-hidden-argument\""),
];

impl Printer<'_> {
    /// Appends the attributes of a parameter or result, each with a space before it.
    pub(super) fn param_attrs(&mut self, attrs: &ParamAttrs) {
        for (flag, word) in PARAM_WORDS {
            if attrs.flags.contains(flag) {
                put!(self.out, " {word}");
            }
        }
        if let Some(indirect) = attrs.indirect {
            let (word, ty) = match indirect {
                Indirect::ByVal(ty) => ("byval", ty),
                Indirect::ByRef(ty) => ("byref", ty),
            };
            put!(self.out, " {word}(");
            self.ty(ty);
            self.out.push(')');
        }
        if attrs.align != 0 {
            put!(self.out, " align {}", attrs.align);
        }
        if attrs.dereferenceable != 0 {
            put!(self.out, " dereferenceable({})", attrs.dereferenceable);
        }
    }

    /// Appends those attributes of a parameter that a call must repeat.
    pub(super) fn passing_attrs(&mut self, attrs: &ParamAttrs) {
        self.param_attrs(&attrs.passing());
    }

    /// Appends the metadata of a kernel.
    pub(super) fn kernel_metadata(&mut self, kernel: &KernelMetadata) {
        let sizes = [
            ("reqd_work_group_size", kernel.reqd_work_group_size),
            ("work_group_size_hint", kernel.work_group_size_hint),
        ];
        for (kind, size) in sizes {
            if let Some([x, y, z]) = size {
                put!(self.out, " !{kind} !{{i32 {x}, i32 {y}, i32 {z}}}");
            }
        }
        if let Some(id) = kernel.lds_kernel_id {
            put!(self.out, " !llvm.amdgcn.lds.kernel.id !{{i32 {id}}}");
        }
        if let Some(hint) = &kernel.vec_type_hint {
            self.vec_type_hint(hint);
        }
        if !kernel.arg_addr_space.is_empty() {
            self.out.push_str(" !kernel_arg_addr_space !{");
            for (i, n) in kernel.arg_addr_space.iter().enumerate() {
                put!(self.out, "{}i32 {n}", if i > 0 { ", " } else { "" });
            }
            self.out.push('}');
        }
        let texts = [
            ("kernel_arg_access_qual", &kernel.arg_access_qual),
            ("kernel_arg_type", &kernel.arg_type),
            ("kernel_arg_base_type", &kernel.arg_base_type),
            ("kernel_arg_type_qual", &kernel.arg_type_qual),
            ("kernel_arg_name", &kernel.arg_name),
        ];
        for (kind, list) in texts {
            if list.is_empty() {
                continue;
            }
            put!(self.out, " !{kind} !{{");
            for (i, text) in list.iter().enumerate() {
                self.out.push_str(if i > 0 { ", !" } else { "!" });
                names::write_quoted(&mut self.out, text.as_bytes());
            }
            self.out.push('}');
        }
    }

    /// Appends OpenCL's name of a type as a value of the type and its signedness.
    fn vec_type_hint(&mut self, name: &str) {
        let digits = name.bytes().rev().take_while(u8::is_ascii_digit).count();
        let (scalar, lanes) = name.split_at(name.len() - digits);
        let (ty, signed) = match scalar {
            "uchar" => ("i8", 0),
            "ushort" => ("i16", 0),
            "uint" => ("i32", 0),
            "ulong" => ("i64", 0),
            "char" => ("i8", 1),
            "short" => ("i16", 1),
            "int" => ("i32", 1),
            "long" => ("i64", 1),
            "half" | "bfloat" | "float" | "double" => (scalar, 0),
            _ => return,
        };
        if lanes.is_empty() {
            put!(self.out, " !vec_type_hint !{{{ty} undef, i32 {signed}}}");
        } else {
            put!(
                self.out,
                " !vec_type_hint !{{<{lanes} x {ty}> undef, i32 {signed}}}"
            );
        }
    }
}

/// A calling convention, with a space after it.
pub(super) fn call_conv_word(conv: CallConv) -> &'static str {
    match conv {
        CallConv::C => "",
        CallConv::Fast => "fastcc ",
        CallConv::Cold => "coldcc ",
        CallConv::Kernel => "amdgpu_kernel ",
        CallConv::SpirKernel => "spir_kernel ",
        CallConv::SpirFunc => "spir_func ",
    }
}

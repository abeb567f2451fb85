//! Parameters and results of functions in legal types.

use crate::abi::inputs::{self, InputSet};
use crate::legal::shape::{self, ShapeError};
use ir::function::{Indirect, ParamAttrs, ParamFlags};
use ir::{Diagnostic, FuncRef, Intrinsic, Module, Param, Type};

/// A function's signature.
#[derive(Clone, Debug)]
pub(crate) struct Signature {
    /// Result: void, a legal scalar, or a structure of such.
    pub ret: Type,
    /// Part types of the result (i1 stands for what is passed as i32).
    pub results: Vec<Type>,
    /// Parameters.
    pub params: Vec<Param>,
    /// Of the parameters in the source, which are passed through memory.
    pub indirect: Vec<Option<Indirect>>,
    /// Implicit inputs, which are the last parameters.
    pub inputs: InputSet,
}

impl Default for Signature {
    fn default() -> Signature {
        Signature {
            ret: Type::VOID,
            results: Vec::new(),
            params: Vec::new(),
            indirect: Vec::new(),
            inputs: InputSet::default(),
        }
    }
}

/// Type as which a part is passed.
pub(crate) fn passed_type(ty: Type) -> Type {
    if ty == Type::I1 { Type::I32 } else { ty }
}

/// Type of an implicit input.
pub(crate) fn input_type(id: Intrinsic) -> Type {
    inputs::input_type(id)
}

/// The signature of a function. That of a kernel has no parameters.
pub(crate) fn of(module: &mut Module, f: FuncRef, set: InputSet) -> Result<Signature, Diagnostic> {
    let func = &module.functions[f];
    let types = &module.ctx.types;
    if func.call_conv.is_kernel() {
        return Ok(Signature::default());
    }
    if func.vararg {
        return Err(Diagnostic::error(
            func.loc,
            "a function with variable arguments is not supported",
        ));
    }
    let too_large = |what: &str, e: ShapeError| {
        let message = match e {
            ShapeError::TooLarge => format!("{what} of more than 4096 scalars is not supported"),
            ShapeError::Unsupported => format!("{what} of this type is not supported"),
        };
        Diagnostic::error(func.loc, message).hint("pass a pointer to it")
    };
    let mut params = Vec::new();
    let mut indirect = Vec::new();
    for p in &func.params {
        indirect.push(p.attrs.indirect);
        let shape = shape::shape(types, p.ty).map_err(|e| too_large("a parameter", e))?;
        let keep = p.attrs.flags
            & (ParamFlags::INREG | ParamFlags::NONNULL | ParamFlags::NOALIAS | ParamFlags::NOUNDEF);
        for leaf in shape::leaves(&shape) {
            for part in leaf.part_types() {
                params.push(Param {
                    ty: passed_type(part),
                    attrs: ParamAttrs {
                        flags: keep,
                        ..ParamAttrs::default()
                    },
                });
            }
        }
    }
    for id in set.iter() {
        let flags = if inputs::is_uniform(id) {
            ParamFlags::INREG
        } else {
            ParamFlags::empty()
        };
        params.push(Param {
            ty: input_type(id),
            attrs: ParamAttrs {
                flags,
                ..ParamAttrs::default()
            },
        });
    }
    let shape = shape::shape(types, func.ret).map_err(|e| too_large("a result", e))?;
    let results: Vec<Type> = shape::leaves(&shape)
        .flat_map(shape::Leaf::part_types)
        .collect();
    let passed: Vec<Type> = results.iter().map(|&t| passed_type(t)).collect();
    let ret = match passed[..] {
        [] => Type::VOID,
        [one] => one,
        _ => module.ctx.types.structure(&passed),
    };
    Ok(Signature {
        ret,
        results,
        params,
        indirect,
        inputs: set,
    })
}

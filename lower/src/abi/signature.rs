//! Parameters and results of functions in legal types.
//!
//! By the private convention each part of a value (see [`crate::legal::shape`]) is a parameter, i1
//! as i32, and the implicit inputs follow. By LLVM's ([`crate::abi::standard`]) each value of a
//! piece is one, each word of something that is passed by its contents, and the inputs follow,
//! those of work-items as one; then each word has its place.

use crate::abi::inputs::{self, InputSet};
use crate::abi::standard::{self, Convention, Passing, Piece, Place, Places};
use crate::legal::shape::{self, ShapeError};
use crate::legal::stack::STACK_ALIGN;
use ir::function::{ParamAttrs, ParamFlags};
use ir::{AddrSpace, Diagnostic, FnAttrs, Intrinsic, Module, Param, SourceLoc, Type, TypeTable};

/// A function's signature.
#[derive(Clone, Debug)]
pub struct Signature {
    /// How it is called.
    pub convention: Convention,
    /// Result: void, a legal scalar, or a structure of such.
    pub(crate) ret: Type,
    /// Types of the result's parts or pieces (i1 stands for what is passed as i32).
    pub(crate) results: Vec<Type>,
    /// Parameters.
    pub(crate) params: Vec<Param>,
    /// Parameters in the source.
    pub(crate) source: Vec<Param>,
    /// Result in the source.
    pub(crate) source_ret: Type,
    /// Attributes of the result.
    pub(crate) ret_attrs: ParamAttrs,
    /// Implicit inputs, which are the last parameters.
    pub(crate) inputs: InputSet,
    /// The result goes to private memory, whose address is the first parameter.
    pub(crate) in_memory: bool,
    /// Of the parameters in the source, the offset on the stack of those that are passed by their
    /// contents.
    pub(crate) contents: Vec<Option<u32>>,
    /// Where each word of the parameters is; by LLVM's convention only.
    pub places: Vec<Place>,
    /// Bytes of the arguments on the stack.
    pub stack: u32,
    /// What the stack pointer of a call is a multiple of, in bytes of a lane.
    pub(crate) stack_align: u64,
}

impl Default for Signature {
    fn default() -> Signature {
        Signature {
            convention: Convention::Private,
            ret: Type::VOID,
            results: Vec::new(),
            params: Vec::new(),
            source: Vec::new(),
            source_ret: Type::VOID,
            ret_attrs: ParamAttrs::default(),
            inputs: InputSet::default(),
            in_memory: false,
            contents: Vec::new(),
            places: Vec::new(),
            stack: 0,
            stack_align: STACK_ALIGN,
        }
    }
}

/// What a function's head says of how it is called.
#[derive(Clone, Debug)]
pub(crate) struct Head {
    pub params: Vec<Param>,
    pub ret: Type,
    pub ret_attrs: ParamAttrs,
    pub attrs: FnAttrs,
    pub inputs: InputSet,
    pub passing: Passing,
    pub loc: SourceLoc,
}

/// Type as which a part is passed.
pub(crate) fn passed_type(ty: Type) -> Type {
    if ty == Type::I1 { Type::I32 } else { ty }
}

/// Type of an implicit input.
pub(crate) fn input_type(id: Intrinsic) -> Type {
    inputs::input_type(id)
}

fn plain(ty: Type, flags: ParamFlags) -> Param {
    Param {
        ty,
        attrs: ParamAttrs {
            flags,
            ..ParamAttrs::default()
        },
    }
}

fn too_large(loc: SourceLoc, what: &str, e: ShapeError) -> Diagnostic {
    let message = match e {
        ShapeError::TooLarge => format!("{what} of more than 4096 scalars is not supported"),
        ShapeError::Unsupported => format!("{what} of this type is not supported"),
    };
    Diagnostic::error(loc, message).hint("pass a pointer to it")
}

/// The signature by a convention. That of a kernel has no parameters: do not ask.
pub(crate) fn of(
    module: &mut Module,
    convention: Convention,
    head: Head,
) -> Result<Signature, Diagnostic> {
    let mut sig = match convention {
        Convention::Private => private(&module.ctx.types, &head)?,
        Convention::Standard => llvm(&module.ctx.types, &head)?,
    };
    let passed: Vec<Type> = sig.results.iter().map(|&t| passed_type(t)).collect();
    sig.ret = match passed[..] {
        [] => Type::VOID,
        [one] => one,
        _ => module.ctx.types.structure(&passed),
    };
    sig.source = head.params;
    sig.source_ret = head.ret;
    sig.ret_attrs = head.ret_attrs;
    Ok(sig)
}

fn private(types: &TypeTable, head: &Head) -> Result<Signature, Diagnostic> {
    let mut params = Vec::new();
    for p in &head.params {
        let shape = shape::shape(types, p.ty).map_err(|e| too_large(head.loc, "a parameter", e))?;
        let keep = p.attrs.flags
            & (ParamFlags::INREG | ParamFlags::NONNULL | ParamFlags::NOALIAS | ParamFlags::NOUNDEF);
        for leaf in shape::leaves(&shape) {
            for part in leaf.part_types() {
                params.push(plain(passed_type(part), keep));
            }
        }
    }
    for id in head.inputs.iter() {
        let flags = if inputs::is_uniform(id) {
            ParamFlags::INREG
        } else {
            ParamFlags::empty()
        };
        params.push(plain(input_type(id), flags));
    }
    let shape = shape::shape(types, head.ret).map_err(|e| too_large(head.loc, "a result", e))?;
    let results = shape::leaves(&shape).flat_map(shape::Leaf::part_types);
    Ok(Signature {
        results: results.collect(),
        params,
        inputs: head.inputs,
        ..Signature::default()
    })
}

fn llvm(types: &TypeTable, head: &Head) -> Result<Signature, Diagnostic> {
    let pieces = |ty, what| {
        Piece::of(types, ty, head.passing.halves).map_err(|e| too_large(head.loc, what, e))
    };
    let mut sig = Signature {
        convention: Convention::Standard,
        inputs: head.inputs,
        stack_align: standard::stack_align(types, &head.params),
        ..Signature::default()
    };
    let results = pieces(head.ret, "a result")?;
    sig.results = results.into_iter().flat_map(Piece::passed).collect();
    let words: usize = sig.results.iter().map(|&t| standard::words(types, t)).sum();
    let mut places = Places::new(&head.attrs, head.passing.scratch);
    if words > standard::MOST_RESULTS {
        sig.in_memory = true;
        sig.results.clear();
        let pointer = Type::ptr(AddrSpace::Private);
        sig.params.push(plain(pointer, ParamFlags::empty()));
        places.add(1, ParamFlags::empty());
    }
    for param in &head.params {
        let flags = param.attrs.flags & ParamFlags::INREG;
        if let Some((bytes, align)) = standard::contents(types, param) {
            if bytes > MOST_CONTENTS {
                return Err(too_large(
                    head.loc,
                    "a byval parameter",
                    ShapeError::TooLarge,
                ));
            }
            sig.contents.push(Some(places.add_contents(bytes, align)));
            let words = std::iter::repeat_n(plain(Type::I32, flags), bytes.div_ceil(4) as usize);
            sig.params.extend(words);
            continue;
        }
        sig.contents.push(None);
        for ty in pieces(param.ty, "a parameter")?
            .into_iter()
            .flat_map(Piece::passed)
        {
            sig.params.push(plain(ty, flags));
            places.add(standard::words(types, ty), flags);
        }
    }
    for id in head.inputs.iter().filter(|&id| inputs::is_uniform(id)) {
        sig.params.push(plain(input_type(id), ParamFlags::INREG));
    }
    if head.inputs.iter().any(|id| !inputs::is_uniform(id)) {
        sig.params.push(plain(Type::I32, ParamFlags::empty()));
    }
    places.add_inputs(head.inputs);
    sig.stack = places.stack;
    sig.places = places.places;
    Ok(sig)
}

/// Bytes that are passed by their contents, at most: as many words as scalars of other parameters.
const MOST_CONTENTS: u64 = 4 * shape::MAX_PARTS;

//! Kernels that call one function each: work-item i takes its arguments out of slot i of a buffer
//! for each parameter, and puts the result into slot i of the first buffer.

use crate::functions::{Element, Function, Param, Type};
use std::fmt::Write as _;

/// Bytes of a slot: the widest type has 16 elements of 8 bytes.
pub const SLOT: usize = 128;

/// Work-items of a work-group.
pub const GROUP: u32 = 64;

/// The name of a function's kernel.
pub fn kernel_name(function: &Function) -> String {
    format!("kernel.{}", function.symbol)
}

fn type_name(ty: &Type) -> String {
    match ty {
        Type::Pointer(0) => "ptr".to_string(),
        Type::Pointer(space) => format!("ptr addrspace({space})"),
        Type::Value { element, count } => {
            let element = match element {
                Element::Int(bits) => format!("i{bits}"),
                Element::Half => "half".to_string(),
                Element::Float => "float".to_string(),
                Element::Double => "double".to_string(),
            };
            match count {
                1 => element,
                n => format!("<{n} x {element}>"),
            }
        }
    }
}

/// Where a parameter's pointer leads.
enum Pointee {
    /// Into the buffer itself, in the parameter's address space.
    Buffer,
    /// To a copy of the slot, which is copied back after the call.
    Copy,
}

fn pointee(space: u32) -> Pointee {
    match space {
        3 | 5 => Pointee::Copy,
        _ => Pointee::Buffer,
    }
}

/// Copies a slot.
fn copy(text: &mut String, name: &str, from: (&str, u32), to: (&str, u32)) {
    let _ = writeln!(
        text,
        "  %{name} = load <32 x i32>, ptr addrspace({}) {}, align 128\n  \
         store <32 x i32> %{name}, ptr addrspace({}) {}, align 128",
        from.1, from.0, to.1, to.0
    );
}

/// The pointer to the copy of a parameter's slot.
fn place_of_copy(text: &mut String, function: &Function, n: usize, space: u32) {
    let place = match space {
        5 => format!("%copy{n} = getelementptr i8, ptr addrspace(5) %private{n}, i32 0"),
        _ => format!(
            "%copy{n} = getelementptr [{GROUP} x [{SLOT} x i8]], ptr addrspace(3) {}, i32 0, i32 %l",
            local(function, n)
        ),
    };
    let _ = writeln!(text, "  {place}");
}

/// The variable for the copies of a parameter that points to local memory.
fn local(function: &Function, n: usize) -> String {
    format!("@\"local{n}.{}\"", function.symbol)
}

/// How a parameter is passed; what has to stand before the call goes into the text.
fn argument(text: &mut String, function: &Function, n: usize) -> String {
    let Param { ty, extension } = &function.params[n];
    let slot = format!("%slot{n}");
    let name = type_name(ty);
    match ty {
        Type::Value { .. } => {
            let _ = writeln!(
                text,
                "  %v{n} = load {name}, ptr addrspace(1) {slot}, align 128"
            );
            format!("{name} {extension} %v{n}")
        }
        Type::Pointer(1) => format!("{name} {slot}"),
        Type::Pointer(space) => {
            match pointee(*space) {
                Pointee::Buffer => {
                    let _ = writeln!(
                        text,
                        "  %v{n} = addrspacecast ptr addrspace(1) {slot} to {name}"
                    );
                    return format!("{name} %v{n}");
                }
                Pointee::Copy => place_of_copy(text, function, n, *space),
            }
            let place = format!("%copy{n}");
            copy(text, &format!("in{n}"), (&slot, 1), (&place, *space));
            format!("{name} {place}")
        }
    }
}

/// The kernel of a function.
fn kernel(function: &Function) -> String {
    let mut text = String::new();
    for (n, _) in pointers(function, 3) {
        let _ = writeln!(
            text,
            "{} = internal addrspace(3) global [{GROUP} x [{SLOT} x i8]] poison, align 128",
            local(function, n)
        );
    }
    let _ = write!(
        text,
        "define amdgpu_kernel void @\"{}\"(ptr addrspace(1) %out",
        kernel_name(function)
    );
    for n in 0..function.params.len() {
        let _ = write!(text, ", ptr addrspace(1) %a{n}");
    }
    text.push_str(") {\n");
    for (n, _) in pointers(function, 5) {
        let _ = writeln!(
            text,
            "  %private{n} = alloca [{SLOT} x i8], align 128, addrspace(5)"
        );
    }
    let _ = writeln!(
        text,
        "  %g = call i32 @llvm.amdgcn.workgroup.id.x()\n  \
         %l = call i32 @llvm.amdgcn.workitem.id.x()\n  \
         %base = mul i32 %g, {GROUP}\n  %i = add i32 %base, %l\n  %o = mul i32 %i, {SLOT}\n  \
         %result = getelementptr i8, ptr addrspace(1) %out, i32 %o"
    );
    let mut arguments = Vec::new();
    for n in 0..function.params.len() {
        let _ = writeln!(
            text,
            "  %slot{n} = getelementptr i8, ptr addrspace(1) %a{n}, i32 %o"
        );
        arguments.push(argument(&mut text, function, n));
    }
    let (arguments, symbol) = (arguments.join(", "), &function.symbol);
    match &function.result {
        None => drop(writeln!(text, "  call void @{symbol}({arguments})")),
        Some(ty) => {
            let ty = type_name(ty);
            let _ = writeln!(
                text,
                "  %r = call {ty} @{symbol}({arguments})\n  \
                 store {ty} %r, ptr addrspace(1) %result, align 128"
            );
        }
    }
    for space in [3, 5] {
        for (n, _) in pointers(function, space) {
            let (place, slot) = (format!("%copy{n}"), format!("%slot{n}"));
            copy(&mut text, &format!("back{n}"), (&place, space), (&slot, 1));
        }
    }
    text.push_str("  ret void\n}\n");
    text
}

/// The parameters that point into a space.
fn pointers(function: &Function, space: u32) -> impl Iterator<Item = (usize, &Type)> {
    let types = function.params.iter().map(|p| &p.ty).enumerate();
    types.filter(move |(_, ty)| **ty == Type::Pointer(space))
}

/// Kernels for functions, to stand behind the text that defines these.
pub fn kernels(functions: &[&Function], module: &str) -> String {
    let mut text = module.to_string();
    for id in ["workgroup", "workitem"] {
        let declared = format!("@llvm.amdgcn.{id}.id.x()");
        if !module.contains(&declared) {
            let _ = writeln!(text, "declare i32 {declared}");
        }
    }
    for function in functions {
        text.push_str(&kernel(function));
    }
    text
}

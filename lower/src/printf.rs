//! `printf` that a program calls by its name and that no file defines: the call is made what clang
//! makes of OpenCL's, after LLVM's `amdgpu-printf-runtime-binding`.
//!
//! A call takes a place in the buffer that the runtime hands over ([`super::runtime`]), stores the
//! number of its format there and behind it the arguments, each in a multiple of four bytes, and
//! gives 0, or -1 if the buffer is full. The formats stand in the metadata of the code object
//! (AMDGPUUsage, "Code Object V3 Metadata", `amdhsa.printf`): the number, how many arguments there
//! are, the size of each, the text. The string of a `%s` is stored itself, so that it has to be
//! known, as the format has; of another one `???` is printed.

use crate::analysis::{Base, PointerInfo};
use crate::contents;
use crate::runtime::{PRINTF_ALLOC, is_printf_alloc};
use ir::builder::FunctionBuilder;
use ir::{
    AddrSpace, CastOp, ConstData, DataLayout, Diagnostic, FuncRef, Function, GlobalRef, Inst,
    InstData, IntCC, Linkage, Module, Type, Value,
};
use rustc_hash::FxHashSet;

/// Bytes that a stored argument is a multiple of, and of the number in front of them.
const WORD: u64 = 4;
/// What is printed of a string that is not known.
const UNKNOWN_STRING: &[u8] = b"???";

/// Makes calls of the buffer of all calls of `printf`.
///
/// # Errors
/// Calls whose format is not known, and arguments of types that no conversion has.
pub fn lower(module: &mut Module) -> Result<(), Vec<Diagnostic>> {
    let is_printf =
        |f: &Function| f.name == "printf" && f.vararg && !f.is_defined() && f.ret == Type::I32;
    let Some((printf, _)) = module.functions.iter().find(|(_, f)| is_printf(f)) else {
        return Ok(());
    };
    let mut prints = Vec::new();
    let mut errors = Vec::new();
    for call in calls_of(module, printf) {
        match Print::read(module, call) {
            Ok(print) => prints.push((call, print)),
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    if !prints.is_empty() {
        let mut binder = Binder::new(module).map_err(|d| vec![d])?;
        for (call, print) in prints {
            binder.bind(module, call, &print);
        }
    }
    Ok(())
}

/// A call in a function.
#[derive(Clone, Copy)]
struct Call {
    func: FuncRef,
    inst: Inst,
}

fn calls_of(module: &Module, printf: FuncRef) -> Vec<Call> {
    let mut calls = Vec::new();
    for (func, body) in module.functions.iter() {
        let insts = body.layout.iter().flat_map(|&b| &body.blocks[b].insts);
        let ours = insts.filter(
            |&&i| matches!(body.inst(i), InstData::Call { callee, .. } if *callee == printf),
        );
        calls.extend(ours.map(|&inst| Call { func, inst }));
    }
    calls
}

/// What is stored of an argument.
enum Stored {
    /// A value, made as wide as whole words if need be.
    Value(Value, Widened),
    /// The bytes of a string, with the zero at its end.
    String(Vec<u8>),
}

/// How an integer becomes a word.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Widened {
    No,
    Signed,
    Unsigned,
}

/// A call of `printf`.
struct Print {
    format: Vec<u8>,
    stored: Vec<Stored>,
}

impl Print {
    fn read(module: &mut Module, call: Call) -> Result<Print, Diagnostic> {
        let loc = module.functions[call.func].inst_loc(call.inst);
        let args = module.functions[call.func].operands(call.inst);
        let format = args.first().and_then(|&f| string(module, call.func, f));
        let format = format.ok_or_else(|| {
            let message = "the format of printf must be a constant string that is known here";
            Diagnostic::error(loc, message)
        })?;
        let mut stored = Vec::new();
        for (&value, kind) in args[1..].iter().zip(conversions(&format)) {
            let ty = module.functions[call.func].value_type(value);
            stored.push(match kind {
                b's' if ty.is_ptr() => {
                    let text = string(module, call.func, value);
                    let mut text = text.unwrap_or_else(|| UNKNOWN_STRING.to_vec());
                    text.push(0);
                    Stored::String(text)
                }
                b'f' if ty == Type::F64 => {
                    Stored::Value(as_float(module, call.func, value), Widened::No)
                }
                _ => match widened(module, ty, kind) {
                    Some(widened) => Stored::Value(value, widened),
                    None => {
                        let name = ir::printer::type_name(&module.ctx.types, ty);
                        let what = format!("an argument of type '{name}' of printf");
                        let message = format!("{what} is not supported");
                        return Err(Diagnostic::error(loc, message));
                    }
                },
            });
        }
        Ok(Print { format, stored })
    }

    /// The function of a call: its parameters are the values that are stored. Gives the size of
    /// each argument in bytes.
    fn define(&self, b: &mut FunctionBuilder<'_>, number: u32, alloc: FuncRef) -> Vec<u64> {
        let entry = b.create_entry();
        let mut params = b.params(entry).into_iter();
        let pieces: Vec<Vec<Value>> = self
            .stored
            .iter()
            .map(|stored| match stored {
                Stored::Value(_, widened) => {
                    let value = params.next().map(|value| widen(b, value, *widened));
                    value.into_iter().collect()
                }
                Stored::String(text) => text.chunks(WORD as usize).map(|c| word(b, c)).collect(),
            })
            .collect();
        let size = |b: &FunctionBuilder<'_>, piece: &[Value]| -> u64 {
            let layout = DataLayout::new(&b.ctx.types);
            piece.iter().map(|&v| layout.alloc_size(b.ty(v))).sum()
        };
        let sizes: Vec<u64> = pieces.iter().map(|piece| size(b, piece)).collect();
        let total = WORD + sizes.iter().sum::<u64>();
        let total = b.iconst(Type::I32, i128::from(total));
        let global = Type::ptr(AddrSpace::Global);
        let place = b.call(alloc, global, &[total]).expect("it has a result");
        let null = b.zero(global);
        let full = b.icmp(IntCC::Eq, place, null);
        let [store, done] = [(); 2].map(|()| b.create_block());
        b.branch(full, (done, &[]), (store, &[]));

        b.switch_to(store);
        let number = b.iconst(Type::I32, i128::from(number));
        let mut at = 0;
        for value in std::iter::once(number).chain(pieces.into_iter().flatten()) {
            let to = b.gep_const(place, at);
            b.store(value, to, WORD);
            at += size(b, &[value]) as i64;
        }
        b.jump(done, &[]);

        b.switch_to(done);
        let result = b.cast(CastOp::SExt, full, Type::I32);
        b.ret(result);
        sizes
    }
}

/// What the functions have that take the place of `printf`.
struct Binder {
    /// The function that gives places in the buffer.
    alloc: FuncRef,
    /// The highest number of a format.
    number: u32,
    /// Symbols that begin as those functions do.
    taken: FxHashSet<String>,
}

/// How the functions begin.
const PREFIX: &str = "printf.";

impl Binder {
    fn new(module: &mut Module) -> Result<Binder, Diagnostic> {
        let named = |f: &Function| f.name == PRINTF_ALLOC;
        let known = module.functions.iter().find(|(_, f)| named(f));
        let alloc = match known {
            Some((alloc, f)) if is_printf_alloc(f) => alloc,
            Some((_, f)) => {
                let message = format!("'@{PRINTF_ALLOC}' is no function of a size for a place");
                return Err(Diagnostic::error(f.loc, message));
            }
            None => module.add_function(PRINTF_ALLOC, Type::ptr(AddrSpace::Global), &[Type::I32]),
        };
        let numbers = module.printf_formats.iter();
        let numbers = numbers.filter_map(|f| f.split(':').next()?.parse().ok());
        let functions = module.functions.values().map(|f| &f.name);
        let globals = module.globals.values().map(|g| &g.name);
        let names = functions.chain(globals);
        let names = names.chain(module.aliases.iter().map(|a| &a.name));
        Ok(Binder {
            alloc,
            number: numbers.max().unwrap_or(0),
            taken: names.filter(|n| n.starts_with(PREFIX)).cloned().collect(),
        })
    }

    /// Puts a function of this call's own in place of `printf`, and the format into the metadata.
    fn bind(&mut self, module: &mut Module, call: Call, print: &Print) {
        self.number += 1;
        let number = self.number;
        let mut names = (number..).map(|n| format!("{PREFIX}{n}"));
        let name = names.find(|n| !self.taken.contains(n));
        let name = name.expect("there are more numbers than symbols");
        let body = &module.functions[call.func];
        let values = print.stored.iter().filter_map(|stored| match stored {
            Stored::Value(value, _) => Some(*value),
            Stored::String(_) => None,
        });
        let values: Vec<Value> = values.collect();
        let params: Vec<Type> = values.iter().map(|&v| body.value_type(v)).collect();
        let ret = body.result_type(call.inst);
        let func = module.add_function(&name, ret, &params);
        self.taken.insert(name);
        module.functions[func].linkage = Linkage::Internal;
        let sizes = print.define(&mut module.build(func), number, self.alloc);
        let sizes: String = sizes.iter().map(|size| format!("{size}:")).collect();
        let (count, text) = (print.stored.len(), escaped(&print.format));
        let format = format!("{number}:{count}:{sizes}{text}");
        module.printf_formats.push(format);
        let body = &mut module.functions[call.func];
        let list = body.list(&values);
        if let InstData::Call { callee, args, .. } = body.inst_mut(call.inst) {
            (*callee, *args) = (func, list);
        }
    }
}

/// Up to four bytes of a string, the first the least significant.
fn word(b: &mut FunctionBuilder<'_>, bytes: &[u8]) -> Value {
    let number = bytes
        .iter()
        .rev()
        .fold(0, |n, &byte| n << 8 | i128::from(byte));
    b.iconst(Type::I32, number)
}

fn widen(b: &mut FunctionBuilder<'_>, value: Value, widened: Widened) -> Value {
    let op = match widened {
        Widened::No => return value,
        Widened::Signed => CastOp::SExt,
        Widened::Unsigned => CastOp::ZExt,
    };
    let to = match b.ctx.types.vector_parts(b.ty(value)) {
        Some((_, lanes)) => b.ctx.types.vector(Type::I32, lanes),
        None => Type::I32,
    };
    b.cast(op, value, to)
}

/// How an argument is stored; `None` for what is no number and no pointer, and for numbers that
/// are no whole words and cannot become such.
fn widened(module: &Module, ty: Type, kind: u8) -> Option<Widened> {
    let types = &module.ctx.types;
    let scalar = types.scalar(ty);
    let is_int = types.int_bits(scalar).is_some();
    if !(is_int || scalar.is_ptr() || types.float_kind(scalar).is_some()) {
        return None;
    }
    if DataLayout::new(types).alloc_size(ty).is_multiple_of(WORD) {
        return Some(Widened::No);
    }
    match kind {
        b'x' | b'X' | b'u' | b'o' => is_int.then_some(Widened::Unsigned),
        _ => is_int.then_some(Widened::Signed),
    }
}

/// A double that is a float made wider, as the float: `%f` prints as much of it.
fn as_float(module: &mut Module, func: FuncRef, value: Value) -> Value {
    let body = &mut module.functions[func];
    if let Some(InstData::Cast {
        op: CastOp::FpExt,
        arg,
        ..
    }) = body.def_inst(value).map(|inst| body.inst(inst))
    {
        let arg = *arg;
        return if body.value_type(arg) == Type::F32 {
            arg
        } else {
            value
        };
    }
    let Some(&ConstData::Float(Type::F64, bits)) =
        body.value_const(value).map(|c| module.ctx.consts.get(c))
    else {
        return value;
    };
    let float = f64::from_bits(bits) as f32;
    let float = ConstData::Float(Type::F32, float.to_bits().into());
    let float = module.ctx.consts.intern(float);
    body.const_value(float, Type::F32)
}

/// The letters of a format's conversions, in their order; `%%` is none.
fn conversions(format: &[u8]) -> Vec<u8> {
    let mut kinds = Vec::new();
    let mut rest = format.iter();
    while rest.by_ref().any(|&c| c == b'%') {
        // Flags, width, precision, elements of a vector, length: up to the letter.
        match rest.by_ref().find(|c| b"cdieEfFgGaAosuxXp%".contains(c)) {
            None | Some(b'%') => {}
            Some(&kind) => kinds.push(kind),
        }
    }
    kinds
}

/// A format as the metadata has it: a colon ends what stands in front.
fn escaped(format: &[u8]) -> String {
    let mut text = String::new();
    for c in String::from_utf8_lossy(format).chars() {
        match c {
            '\x07' => text += "\\a",
            '\x08' => text += "\\b",
            '\x0c' => text += "\\f",
            '\n' => text += "\\n",
            '\r' => text += "\\r",
            '\x0b' => text += "\\v",
            ':' => text += "\\72",
            c => text.push(c),
        }
    }
    text
}

/// The string that a pointer points to, without the zero at its end, if it is known.
fn string(module: &mut Module, func: FuncRef, pointer: Value) -> Option<Vec<u8>> {
    let info = PointerInfo::of(&module.ctx, &module.functions[func], pointer);
    let Base::Global(GlobalRef::Var(var)) = info.base else {
        return None;
    };
    let start = u64::try_from(info.offset?).ok()?;
    let contents = contents::of(&module.ctx, &module.globals[var])?;
    let mut text = Vec::new();
    for at in start.. {
        let byte = contents::read(&mut module.ctx, contents, at, Type::I8)?;
        match *module.ctx.consts.get(byte) {
            ConstData::Int(_, 0) => break,
            ConstData::Int(_, byte) => text.push(byte as u8),
            _ => return None,
        }
    }
    Some(text)
}

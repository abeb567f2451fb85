//! Runs a snippet of IR on the reference interpreter before and after legalisation and compares
//! what it computes.

use amdgpuc_lower::{LowerTarget, legal, legalise};
use ir::builder::FunctionBuilder;
use ir::interp::{ArgValue, Interp, LaunchConfig, Memory};
use ir::{Context, FloatCC, Function, Inst, InstData, Intrinsic, Module, SourceFile, Type, Value};

/// A deterministic source of numbers (splitmix64).
pub struct Rng(pub u64);

impl Rng {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number of a random width of at most `bits` bits: small and large ones are equally likely.
    pub fn of_any_size(&mut self, bits: u32) -> u128 {
        let wide = u128::from(self.next()) << 64 | u128::from(self.next());
        let width = 1 + self.next() as u32 % bits;
        let v = wide >> (128 - width);
        let negative = self.next() & 3 == 0;
        mask(if negative { v.wrapping_neg() } else { v }, bits)
    }
}

pub fn mask(v: u128, bits: u32) -> u128 {
    if bits >= 128 {
        v
    } else {
        v & ((1 << bits) - 1)
    }
}

/// Numbers of `bits` bits at which things go wrong.
pub fn int_corners(bits: u32) -> Vec<u128> {
    let top = 1u128 << (bits - 1);
    let mut v: Vec<u128> = vec![
        0,
        1,
        2,
        3,
        5,
        7,
        10,
        100,
        255,
        256,
        65535,
        65536,
        0xffff_ffff,
    ];
    v.extend([top - 1, top, top + 1, top.wrapping_sub(2)]);
    v.extend((0..bits).step_by(7).map(|i| 1 << i));
    v.extend(v.clone().iter().map(|x| x.wrapping_neg()));
    let mut v: Vec<u128> = v.into_iter().map(|x| mask(x, bits)).collect();
    v.sort_unstable();
    v.dedup();
    v
}

/// Bit patterns of a float type at which things go wrong.
pub fn float_corners(ty: &str) -> Vec<u128> {
    let (bits, mantissa) = match ty {
        "half" => (16, 10),
        "bfloat" => (16, 7),
        "float" => (32, 23),
        _ => (64, 52),
    };
    let exponent_bits = bits - 1 - mantissa;
    let bias = (1u128 << (exponent_bits - 1)) - 1;
    let of = |e: u128, m: u128| (e << mantissa) | m;
    let inf = of((1 << exponent_bits) - 1, 0);
    let full = (1u128 << mantissa) - 1;
    let mut v = vec![
        0,
        1,
        2,
        full,
        of(1, 0),
        of(1, 1),
        inf - 1,
        inf,
        inf | 1,
        inf | 1 << (mantissa - 1),
    ];
    for e in [
        bias - 2,
        bias - 1,
        bias,
        bias + 1,
        bias + 3,
        bias + u128::from(mantissa as u32),
    ] {
        v.extend([
            of(e, 0),
            of(e, 1),
            of(e, full),
            of(e, full / 2 + 1),
            of(e, full / 3),
        ]);
    }
    let sign = 1u128 << (bits - 1);
    v.extend(v.clone().iter().map(|x| x | sign));
    v
}

/// How results are compared.
#[derive(Clone, Copy, PartialEq)]
pub enum Match {
    /// Bit by bit (but any NaN equals any other).
    Exact,
    /// Floats within so many units in the last place.
    Ulps(u128),
}

/// What is done to the reciprocals and roots of the legal code: the hardware's may be either
/// neighbour of the exact result.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Perturb {
    None,
    Up,
    Down,
}

/// A snippet: operands `%a`, `%b`, `%c` … of the types `args`; `body` defines `%r` of type `ret`.
pub struct Snippet<'a> {
    pub args: &'a [&'a str],
    pub ret: &'a str,
    pub body: &'a str,
    /// Declarations and globals.
    pub decls: &'a str,
    /// Attributes of the kernel.
    pub attrs: &'a str,
    pub matching: Match,
    pub perturb: Perturb,
    pub after: After,
}

/// What is done after legalisation.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum After {
    Nothing,
    /// The optimisations of legal IR, and merging of accesses.
    Optimised,
}

impl Default for Snippet<'_> {
    fn default() -> Self {
        Snippet {
            args: &[],
            ret: "i32",
            body: "",
            decls: "",
            attrs: "",
            matching: Match::Exact,
            perturb: Perturb::None,
            after: After::Nothing,
        }
    }
}

const SLOT: usize = 32;
const OUT: usize = 64;

impl Snippet<'_> {
    /// The module: work-item i takes its operands from the i-th record of the first buffer and
    /// stores to the i-th of the second.
    fn text(&self) -> String {
        let record = SLOT * self.args.len().max(1);
        let mut text = format!(
            "{}\ndefine amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {} {{\n\
             entry:\n\
             %wg = call i32 @llvm.amdgcn.workgroup.id.x()\n\
             %wi = call i32 @llvm.amdgcn.workitem.id.x()\n\
             %base = mul i32 %wg, 64\n\
             %id = add i32 %base, %wi\n\
             %at = mul i32 %id, {record}\n\
             %to = mul i32 %id, {OUT}\n\
             %po = getelementptr i8, ptr addrspace(1) %out, i32 %to\n",
            self.decls, self.attrs
        );
        for (i, ty) in self.args.iter().enumerate() {
            let name = (b'a' + i as u8) as char;
            text += &format!(
                "%p{i} = getelementptr i8, ptr addrspace(1) %in, i32 %at\n\
                 %q{i} = getelementptr i8, ptr addrspace(1) %p{i}, i32 {}\n\
                 %{name} = load {ty}, ptr addrspace(1) %q{i}, align 16\n",
                SLOT * i
            );
        }
        text += self.body;
        text += &format!(
            "\nstore {} %r, ptr addrspace(1) %po, align 16\nret void\n}}\n\
             declare i32 @llvm.amdgcn.workgroup.id.x()\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n",
            self.ret
        );
        text
    }

    /// Runs the snippet over records of operands and compares.
    pub fn check(&self, records: &[Vec<u128>]) {
        let text = self.text();
        let (module, legal) = both(&text);
        let mut legal = perturbed(legal, self.perturb);
        if self.after == After::Optimised {
            optimise(&mut legal);
        }
        let want = self.run(&module, records, Form::Source, &text);
        let got = self.run(&legal, records, Form::Legal, &text);
        let size = want.size;
        let mut compared = 0;
        for (i, record) in records.iter().enumerate() {
            let at = i * OUT;
            if want.poison[i] {
                continue;
            }
            compared += 1;
            let (w, g) = (&want.bytes[at..at + size], &got.bytes[at..at + size]);
            if !got.poison[i] && self.matches(w, g) {
                continue;
            }
            panic!(
                "{}\noperands {record:x?}\nwant {w:x?}\ngot  {g:x?}{}\n{:?}\n{}",
                self.body,
                if got.poison[i] { " (poison)" } else { "" },
                self.perturb,
                ir::print_module(&legal),
            );
        }
        assert!(
            compared * 10 >= records.len(),
            "nearly everything is poison: {text}"
        );
    }

    fn matches(&self, want: &[u8], got: &[u8]) -> bool {
        let width = match self
            .ret
            .trim_end_matches(['>', '}', ']', ' '])
            .rsplit(' ')
            .next()
        {
            Some("half" | "bfloat") => 2,
            Some("float") => 4,
            Some("double") => 8,
            _ => return want == got,
        };
        let floats = |bytes: &[u8]| -> Vec<u128> {
            bytes
                .chunks(width)
                .map(|c| c.iter().rev().fold(0, |v, &b| v << 8 | u128::from(b)))
                .collect()
        };
        let mantissa = match self.ret {
            "bfloat" => 7,
            _ => [0, 0, 10, 0, 23, 0, 0, 0, 52][width],
        };
        floats(want)
            .into_iter()
            .zip(floats(got))
            .all(|(w, g)| same_float(w, g, width, mantissa, self.matching))
    }

    fn run(&self, module: &Module, records: &[Vec<u128>], form: Form, text: &str) -> Output {
        let count = records.len().next_multiple_of(64);
        let record = SLOT * self.args.len().max(1);
        let mut input = vec![0u8; record * count];
        for (i, r) in records.iter().enumerate() {
            for (k, v) in r.iter().enumerate() {
                let at = i * record + k * SLOT;
                input[at..at + 16].copy_from_slice(&v.to_le_bytes());
            }
        }
        // Work-items beyond the last record repeat it.
        for i in records.len()..count {
            let last = (records.len() - 1) * record;
            input.copy_within(last..last + record, i * record);
        }
        let mut memory = Memory::new();
        let a = memory.alloc(&input);
        let b = memory.alloc(&vec![0u8; OUT * count]);
        let args = match form {
            Form::Source => vec![ArgValue::ptr(a), ArgValue::ptr(b)],
            Form::Legal => {
                let mut segment = a.to_le_bytes().to_vec();
                segment.extend(b.to_le_bytes());
                vec![ArgValue::Bytes(segment)]
            }
        };
        let kernel = module.function_by_name("k").expect("the kernel");
        let config = LaunchConfig::linear(count as u32, 64);
        if let Err(e) = Interp::new(module).launch(kernel, &config, &args, &mut memory) {
            panic!("{e:?}\n{text}\n{}", ir::print_module(module));
        }
        let func = &module.functions[kernel];
        let size = size_of(&module.ctx, func, self.ret);
        let bytes = memory.read(b, OUT * count).expect("the buffer").to_vec();
        let poison = (0..records.len())
            .map(|i| {
                !memory
                    .is_defined(b + (OUT * i) as u64, size)
                    .expect("the buffer")
            })
            .collect();
        Output {
            bytes,
            poison,
            size,
        }
    }
}

/// Bytes that are compared: all that the results' types cover.
fn size_of(_: &Context, _: &Function, ret: &str) -> usize {
    let source = format!("define void @f({ret} %x) {{ ret void }}");
    let file = SourceFile {
        name: "type",
        text: source.as_bytes(),
    };
    let module = ir::parse_module(&file).expect("a type");
    let ty = module
        .functions
        .values()
        .next()
        .expect("the function")
        .params[0]
        .ty;
    ir::DataLayout::new(&module.ctx.types).store_size(ty) as usize
}

enum Form {
    Source,
    Legal,
}

struct Output {
    bytes: Vec<u8>,
    poison: Vec<bool>,
    size: usize,
}

fn same_float(want: u128, got: u128, width: usize, mantissa: u32, matching: Match) -> bool {
    let sign = 1u128 << (8 * width - 1);
    let infinity = (sign - 1) & !((1 << mantissa) - 1);
    let nan = |v: u128| v & (sign - 1) > infinity;
    if want == got || nan(want) && nan(got) {
        return true;
    }
    let Match::Ulps(n) = matching else {
        return false;
    };
    if nan(want) || nan(got) {
        return false;
    }
    let ordered = |v: u128| {
        let magnitude = (v & (sign - 1)) as i128;
        if v & sign != 0 { -magnitude } else { magnitude }
    };
    ordered(want).abs_diff(ordered(got)) <= n
}

/// Parses, verifies and legalises.
pub fn both(text: &str) -> (Module, Module) {
    let file = SourceFile {
        name: "test.ll",
        text: text.as_bytes(),
    };
    let show = |errors: Vec<ir::Diagnostic>| -> String {
        errors.iter().map(|e| e.render(&file)).collect()
    };
    let module = ir::parse_module(&file).unwrap_or_else(|e| panic!("{}\n{text}", show(e)));
    if let Err(e) = ir::verifier::verify_module(&module) {
        panic!("{}\n{text}", show(e));
    }
    let mut legal = module.clone();
    if let Err(e) = legalise(&mut legal, &LowerTarget::GFX906) {
        panic!("{}\n{text}", show(e));
    }
    assert_legal(&legal, &show);
    (module, legal)
}

/// Optimises legal IR; it must stay legal.
pub fn optimise(module: &mut Module) {
    use amdgpuc_lower::opt::{OptLevel, Stage, pipeline, run_pass};
    for pass in pipeline(Stage::Legal, OptLevel::O1) {
        run_pass(pass, Stage::Legal, LowerTarget::GFX906.abilities, module);
    }
    assert_legal(module, &|errors| format!("{errors:?}"));
}

/// Fails unless the module is legal and well-formed.
pub fn assert_legal(module: &Module, show: &dyn Fn(Vec<ir::Diagnostic>) -> String) {
    if let Err(e) = legal::check::check_module(module, LowerTarget::GFX906.abilities.scratch) {
        panic!("{}\n{}", show(e), ir::print_module(module));
    }
    if let Err(e) = ir::verifier::verify_module(module) {
        panic!("{}\n{}", show(e), ir::print_module(module));
    }
}

/// The diagnostics of a module that cannot be legalised, rendered.
pub fn errors_of(text: &str) -> String {
    let file = SourceFile {
        name: "test.ll",
        text: text.as_bytes(),
    };
    let mut module = ir::parse_module(&file).expect("parses");
    ir::verifier::verify_module(&module).expect("verifies");
    let errors = legalise(&mut module, &LowerTarget::GFX906).expect_err("must not be legalised");
    errors.iter().map(|e| e.render(&file)).collect()
}

/// Takes the other neighbour of the exact result of each approximate instruction: the interpreter
/// rounds correctly, the hardware returns one of the two.
fn perturbed(mut module: Module, how: Perturb) -> Module {
    if how == Perturb::None {
        return module;
    }
    let kernel = module.function_by_name("k").expect("the kernel");
    let func = &mut module.functions[kernel];
    for block in func.layout.clone() {
        for inst in func.blocks[block].insts.clone() {
            let InstData::Intrinsic { id, args, .. } = func.inst(inst) else {
                continue;
            };
            let (id, x) = (*id, args.as_slice(&func.lists).first().copied());
            if let (Intrinsic::Rcp | Intrinsic::Rsq | Intrinsic::AmdSqrt, Some(x)) = (id, x) {
                if func.value_type(x) != Type::F16 {
                    let mut b = FunctionBuilder::new(&mut module.ctx, func);
                    b.insert_before(block, inst);
                    perturb(&mut b, id, x, how, inst);
                }
            }
        }
    }
    module
}

fn perturb(b: &mut FunctionBuilder, id: Intrinsic, x: Value, how: Perturb, inst: Inst) {
    let ty = b.ty(x);
    let r = b.intrinsic(id, ty, &[x]);
    let (too_small, too_large) = compare_with_exact(b, id, x, r);
    let class = b.iconst(Type::I32, 0x108);
    let normal_r = b.intrinsic(Intrinsic::AmdClass, Type::I1, &[r, class]);
    let normal_x = b.intrinsic(Intrinsic::AmdClass, Type::I1, &[x, class]);
    let normal = b.and(normal_r, normal_x);
    let (applies, step) = match how {
        Perturb::Up => (too_small, 1),
        _ => (too_large, -1),
    };
    let applies = b.and(applies, normal);
    let int = if ty == Type::F32 {
        Type::I32
    } else {
        Type::I64
    };
    let bits = b.bitcast(r, int);
    let step = b.iconst(int, step);
    let moved = b.add(bits, step);
    let moved = b.bitcast(moved, ty);
    // The instruction itself becomes the choice, so that its users need not change.
    let flags = ir::ArithFlags::empty();
    *b.func.inst_mut(inst) = InstData::Select {
        flags,
        args: [applies, moved, r],
    };
}

/// Is the magnitude of `r` below, or above, that of the exact result?
fn compare_with_exact(
    b: &mut FunctionBuilder,
    id: Intrinsic,
    x: Value,
    r: Value,
) -> (Value, Value) {
    let one = b.fconst(Type::F64, 1.0);
    let (product, exact) = if b.ty(x) == Type::F32 {
        // Products of two floats are exact as doubles; of three, close enough.
        let xd = b.fpext(x, Type::F64);
        let rd = b.fpext(r, Type::F64);
        let square = b.fmul(rd, rd);
        match id {
            Intrinsic::Rcp => (b.fmul(rd, xd), one),
            Intrinsic::Rsq => (b.fmul(square, xd), one),
            _ => (square, xd),
        }
    } else {
        let minus = b.fneg(x);
        let residue = match id {
            Intrinsic::Rcp => b.intrinsic(Intrinsic::Fma, Type::F64, &[minus, r, one]),
            _ => {
                let high = b.fmul(r, r);
                let minus_high = b.fneg(high);
                let low = b.intrinsic(Intrinsic::Fma, Type::F64, &[r, r, minus_high]);
                let rest = b.intrinsic(Intrinsic::Fma, Type::F64, &[minus, high, one]);
                let tail = b.fmul(x, low);
                b.fsub(rest, tail)
            }
        };
        // 1 - product, against 0.
        let minus = b.fneg(residue);
        let zero = b.fconst(Type::F64, 0.0);
        (minus, zero)
    };
    let below = b.fcmp(FloatCC::Olt, product, exact);
    let above = b.fcmp(FloatCC::Ogt, product, exact);
    (below, above)
}

/// All pairs of values, and `extra` pairs of random ones.
pub fn pairs(
    a: &[u128],
    b: &[u128],
    extra: usize,
    mut random: impl FnMut() -> [u128; 2],
) -> Vec<Vec<u128>> {
    let mut out: Vec<Vec<u128>> = Vec::new();
    for &x in a {
        for &y in b {
            out.push(vec![x, y]);
        }
    }
    for _ in 0..extra {
        out.push(random().to_vec());
    }
    out
}

/// Pairs of integers.
pub fn int_pairs(bits: u32, extra: usize) -> Vec<Vec<u128>> {
    let corners = int_corners(bits);
    let mut rng = Rng(u64::from(bits));
    pairs(&corners, &corners, extra, || {
        [rng.of_any_size(bits), rng.of_any_size(bits)]
    })
}

/// All pairs of bytes.
pub fn all_byte_pairs() -> Vec<Vec<u128>> {
    (0..65536u128).map(|i| vec![i & 255, i >> 8]).collect()
}

/// A random float: any bits, or of moderate size.
pub fn random_float(rng: &mut Rng, ty: &str) -> u128 {
    let bits = match ty {
        "half" | "bfloat" => 16,
        "float" => 32,
        _ => 64,
    };
    let any = mask(u128::from(rng.next()), bits);
    let moderate = ((rng.next() as i64 >> 32) as f64) / f64::from(1u32 << (rng.next() % 32));
    match (rng.next() % 3, ty) {
        (0, _) | (_, "half" | "bfloat") => any,
        (_, "float") => (moderate as f32).to_bits().into(),
        _ => moderate.to_bits().into(),
    }
}

/// Pairs of floats.
pub fn float_pairs(ty: &str, extra: usize) -> Vec<Vec<u128>> {
    let corners = float_corners(ty);
    let mut rng = Rng(ty.len() as u64);
    pairs(&corners, &corners, extra, || {
        [random_float(&mut rng, ty), random_float(&mut rng, ty)]
    })
}

/// Single values: the corners and random ones.
pub fn float_singles(ty: &str, extra: usize) -> Vec<Vec<u128>> {
    let mut rng = Rng(7);
    let mut out: Vec<Vec<u128>> = float_corners(ty).into_iter().map(|v| vec![v]).collect();
    out.extend((0..extra).map(|_| vec![random_float(&mut rng, ty)]));
    out
}

/// All 65536 halves or bfloats.
pub fn all_16_bits() -> Vec<Vec<u128>> {
    (0..65536u128).map(|v| vec![v]).collect()
}

/// Single integers.
pub fn int_singles(bits: u32, extra: usize) -> Vec<Vec<u128>> {
    let mut rng = Rng(u64::from(bits) + 99);
    let mut out: Vec<Vec<u128>> = int_corners(bits).into_iter().map(|v| vec![v]).collect();
    out.extend((0..extra).map(|_| vec![rng.of_any_size(bits)]));
    out
}

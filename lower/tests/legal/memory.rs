//! Loads, stores, vectors, aggregates, address spaces, block copies, atomics.

use crate::harness::*;
use ir::AtomicOp;

fn singles(bits: u32) -> Vec<Vec<u128>> {
    int_singles(bits, 100)
}

/// Stores `%a` to memory of a space and loads it back as another type.
fn through(space: &str, store: &str, store_align: u32, load: &str, load_align: u32) {
    let (decls, place) = match space {
        "5" => (
            "",
            "%m = alloca [4 x i128], align 16, addrspace(5)".to_owned(),
        ),
        "3" => (
            "@m = addrspace(3) global [64 x [4 x i128]] poison, align 16",
            "%m = getelementptr [4 x i128], ptr addrspace(3) @m, i32 %wi".to_owned(),
        ),
        "1" => (
            "",
            "%m = getelementptr i8, ptr addrspace(1) %po, i32 32".to_owned(),
        ),
        _ => (
            "",
            "%n = getelementptr i8, ptr addrspace(1) %po, i32 32\n\
             %m = addrspacecast ptr addrspace(1) %n to ptr"
                .to_owned(),
        ),
    };
    let ptr = if space == "0" {
        "ptr".to_owned()
    } else {
        format!("ptr addrspace({space})")
    };
    let skew = store_align.min(load_align).min(16) % 16;
    Snippet {
        args: &[store],
        ret: load,
        decls,
        body: &format!(
            "{place}\n%k = getelementptr i8, {ptr} %m, i32 {skew}\n\
             store {store} %a, {ptr} %k, align {store_align}\n\
             %r = load {load}, {ptr} %k, align {load_align}"
        ),
        ..Snippet::default()
    }
    .check(&singles(128));
}

const SPACES: [&str; 4] = ["0", "1", "3", "5"];

#[test]
fn every_type_through_every_space() {
    for space in SPACES {
        for ty in [
            "i1",
            "i8",
            "i13",
            "i16",
            "i24",
            "i32",
            "i48",
            "i64",
            "i100",
            "i128",
            "half",
            "bfloat",
            "float",
            "double",
            "ptr",
            "ptr addrspace(3)",
            "<2 x i8>",
            "<3 x i8>",
            "<4 x i8>",
            "<5 x i8>",
            "<8 x i8>",
            "<16 x i8>",
            "<2 x i16>",
            "<3 x i16>",
            "<4 x half>",
            "<2 x bfloat>",
            "<2 x i32>",
            "<3 x i32>",
            "<4 x float>",
            "<2 x i64>",
            "<2 x double>",
            "<8 x i1>",
            "<3 x i1>",
            "<5 x i3>",
            "<2 x i24>",
            "<2 x ptr>",
            "<1 x i64>",
            "{ i8, i32, i64 }",
            "<{ i8, i32, i16 }>",
            "[3 x i16]",
            "{ <2 x half>, [2 x i8], i1 }",
        ] {
            for align in [1, 2, 4, 8, 16] {
                through(space, ty, align, ty, align);
            }
        }
    }
}

#[test]
fn bytes_stay_in_their_places() {
    for space in SPACES {
        for (store, load) in [
            ("i64", "<8 x i8>"),
            ("<8 x i8>", "i64"),
            ("<4 x i16>", "<2 x i32>"),
            ("i128", "<4 x float>"),
            ("<3 x i8>", "i24"),
            ("i16", "<2 x i8>"),
            ("double", "i64"),
            ("<2 x i64>", "[16 x i8]"),
            ("<{ i8, i8, i16, i32 }>", "i64"),
            ("<2 x half>", "i32"),
            ("float", "<2 x bfloat>"),
        ] {
            for align in [1, 4, 8, 16] {
                through(space, store, align, load, align);
            }
        }
    }
}

#[test]
fn vectors_element_by_element() {
    let body = "%v = insertelement <4 x i32> poison, i32 %a, i32 0\n\
        %w = insertelement <4 x i32> %v, i32 %b, i32 1\n\
        %x = insertelement <4 x i32> %w, i32 7, i32 2\n\
        %y = insertelement <4 x i32> %x, i32 -1, i32 3\n";
    let tail = [
        "%i = and i32 %a, 3\n%r = extractelement <4 x i32> %y, i32 %i",
        "%i = and i32 %a, 3\n%z = insertelement <4 x i32> %y, i32 99, i32 %i\n\
         %s = shufflevector <4 x i32> %z, <4 x i32> %y, <4 x i32> <i32 3, i32 4, i32 0, i32 5>\n\
         %r = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %s)",
        "%c = icmp ult <4 x i32> %y, splat (i32 100)\n%d = add <4 x i32> %y, splat (i32 3)\n\
         %e = select <4 x i1> %c, <4 x i32> %d, <4 x i32> %y\n\
         %r = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %e)",
        "%c = bitcast <4 x i32> %y to <16 x i8>\n%r = call i8 @llvm.vector.reduce.smax.v16i8(<16 x i8> %c)\n\
         %q = sext i8 %r to i32",
        "%c = bitcast <4 x i32> %y to i128\n%d = lshr i128 %c, 40\n%r = trunc i128 %d to i32",
        "%c = trunc <4 x i32> %y to <4 x i1>\n%d = bitcast <4 x i1> %c to i4\n%r = zext i4 %d to i32",
        "%f = uitofp <4 x i32> %y to <4 x float>\n%r0 = call float @llvm.vector.reduce.fadd.v4f32(float 1.0, <4 x float> %f)\n\
         %r = bitcast float %r0 to i32",
    ];
    for t in tail {
        let text = format!("{body}{t}");
        let text = if t.contains("%q =") {
            text.replace("%r =", "%r1 =")
                .replace("i8 %r to", "i8 %r1 to")
                .replace("%q =", "%r =")
        } else {
            text
        };
        Snippet {
            args: &["i32", "i32"],
            ret: "i32",
            body: &text,
            ..Snippet::default()
        }
        .check(&int_pairs(32, 100));
    }
    for (ty, n) in [("i64", 5), ("double", 7), ("i128", 3), ("half", 9)] {
        Snippet {
            args: &[ty, "i32"],
            ret: ty,
            body: &format!(
                "%i = urem i32 %b, {n}\n%v = insertelement <{n} x {ty}> zeroinitializer, {ty} %a, i32 %i\n\
                 %j = and i32 %b, 1\n%k = add i32 %i, 0\n\
                 %e = extractelement <{n} x {ty}> %v, i32 %k\n%f = extractelement <{n} x {ty}> %v, i32 %j\n\
                 %c = icmp ult i32 %b, 40\n%r = select i1 %c, {ty} %e, {ty} %f"
            ),
            ..Snippet::default()
        }
        .check(&(0..200u128).map(|i| vec![i * 0x1234_5678_9abc, i]).collect::<Vec<_>>());
    }
}

#[test]
fn aggregates_are_taken_apart() {
    Snippet {
        args: &["i64", "i16"],
        ret: "i64",
        body: "%s = insertvalue { i64, { i16, [2 x i64] } } zeroinitializer, i64 %a, 1, 1, 1\n\
               %t = insertvalue { i64, { i16, [2 x i64] } } %s, i16 %b, 1, 0\n\
               %i = extractvalue { i64, { i16, [2 x i64] } } %t, 1\n\
               %x = extractvalue { i16, [2 x i64] } %i, 0\n\
               %y = extractvalue { i16, [2 x i64] } %i, 1, 1\n\
               %c = icmp slt i16 %x, 0\n\
               %u = select i1 %c, { i64, { i16, [2 x i64] } } %t, { i64, { i16, [2 x i64] } } zeroinitializer\n\
               %z = extractvalue { i64, { i16, [2 x i64] } } %u, 1, 1, 1\n\
               %w = sext i16 %x to i64\n%v = add i64 %w, %y\n%r = xor i64 %v, %z",
        ..Snippet::default()
    }
    .check(&int_pairs(64, 100).into_iter().map(|r| vec![r[0], r[1] & 0xffff]).collect::<Vec<_>>());
}

#[test]
fn addresses_of_all_shapes() {
    // Indices of several widths into nested types, in 64-bit and 32-bit spaces.
    for (space, decl) in [
        (
            "1",
            "@t = addrspace(1) constant [4 x { i16, [3 x <2 x i32>], i8 }] zeroinitializer",
        ),
        (
            "3",
            "@t = addrspace(3) global [4 x { i16, [3 x <2 x i32>], i8 }] poison, align 16",
        ),
    ] {
        for index in ["i8", "i16", "i32", "i64", "i24", "i128"] {
            Snippet {
                args: &[index],
                ret: "i64",
                decls: decl,
                body: &format!(
                    "%p = getelementptr [4 x {{ i16, [3 x <2 x i32>], i8 }}], ptr addrspace({space}) @t, i32 0, {index} %a, i32 1, {index} %a, i32 1\n\
                     %q = getelementptr {{ i8, i64 }}, ptr addrspace({space}) %p, {index} -3, i32 1\n\
                     %x = ptrtoint ptr addrspace({space}) %q to i64\n\
                     %b = ptrtoint ptr addrspace({space}) @t to i64\n\
                     %d = sub i64 %x, %b\n\
                     %r = {}",
                    // A 32-bit space wraps at 32 bits.
                    if space == "1" { "add i64 %d, 0" } else { "and i64 %d, 4294967295" }
                ),
                ..Snippet::default()
            }
            .check(&singles(8));
        }
    }
}

#[test]
fn pointers_between_spaces() {
    for (space, object, decl) in [
        ("3", "@l", "@l = addrspace(3) global [4 x i32] poison"),
        ("5", "%o", ""),
    ] {
        let place = if space == "5" {
            "%o = alloca [4 x i32], addrspace(5)\n"
        } else {
            ""
        };
        Snippet {
            args: &["i32"],
            ret: "i32",
            decls: decl,
            body: &format!(
                "{place}%i = and i32 %a, 3\n\
                 %p = getelementptr [4 x i32], ptr addrspace({space}) {object}, i32 0, i32 %i\n\
                 %c = icmp ult i32 %a, 100\n\
                 %null = inttoptr i32 -1 to ptr addrspace({space})\n\
                 %q = select i1 %c, ptr addrspace({space}) %p, ptr addrspace({space}) %null\n\
                 %f = addrspacecast ptr addrspace({space}) %q to ptr\n\
                 %isnull = icmp eq ptr %f, null\n\
                 %back = addrspacecast ptr %f to ptr addrspace({space})\n\
                 %same = icmp eq ptr addrspace({space}) %back, %q\n\
                 %sh = call i1 @llvm.amdgcn.is.shared(ptr %f)\n\
                 %pr = call i1 @llvm.amdgcn.is.private(ptr %f)\n\
                 %e = addrspacecast ptr addrspace({space}) %p to ptr\n\
                 store i32 %a, ptr %e\n\
                 %v = load i32, ptr addrspace({space}) %p\n\
                 %x0 = zext i1 %isnull to i32\n%x1 = zext i1 %same to i32\n%x2 = zext i1 %sh to i32\n%x3 = zext i1 %pr to i32\n\
                 %y1 = shl i32 %x1, 1\n%y2 = shl i32 %x2, 2\n%y3 = shl i32 %x3, 3\n\
                 %z0 = or i32 %x0, %y1\n%z1 = or i32 %y2, %y3\n%z = or i32 %z0, %z1\n\
                 %w = shl i32 %v, 4\n%r = xor i32 %w, %z"
            ),
            ..Snippet::default()
        }
        .check(&singles(16));
    }
}

#[test]
fn block_copies() {
    let head = "%m = alloca [600 x i8], align 4, addrspace(5)\n%n = alloca [600 x i8], align 1, addrspace(5)\n";
    let fill = "call void @llvm.memset.p5.i32(ptr addrspace(5) %m, i8 17, i32 600, i1 false)\n\
        call void @llvm.memset.p5.i32(ptr addrspace(5) align 4 %n, i8 %c, i32 600, i1 false)\n\
        store i32 %a, ptr addrspace(5) %m\n%m7 = getelementptr i8, ptr addrspace(5) %m, i32 21\n\
        store i32 %b, ptr addrspace(5) %m7, align 1\n";
    let sum = "br label %loop\nloop:\n%i = phi i32 [ 0, %entry ], [ %i1, %loop ]\n%s = phi i32 [ 0, %entry ], [ %s2, %loop ]\n\
        %pm = getelementptr i8, ptr addrspace(5) %n, i32 %i\n%vm = load i8, ptr addrspace(5) %pm\n%em = zext i8 %vm to i32\n\
        %s1 = mul i32 %s, 31\n%s2 = add i32 %s1, %em\n%i1 = add i32 %i, 1\n%done = icmp eq i32 %i1, 600\n\
        br i1 %done, label %end, label %loop\nend:\n%r = add i32 %s2, 0";
    let copies = [
        "call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %n, ptr addrspace(5) %m, i32 37, i1 false)",
        "call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) %n, ptr addrspace(5) align 4 %m, i64 600, i1 false)",
        "call void @llvm.memcpy.inline.p5.p5.i32(ptr addrspace(5) align 1 %n, ptr addrspace(5) %m, i32 256, i1 false)",
        "call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %n, ptr addrspace(5) %m, i32 0, i1 false)",
        "%len = and i32 %a, 511\ncall void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %n, ptr addrspace(5) %m, i32 %len, i1 false)",
        "%n9 = getelementptr i8, ptr addrspace(5) %m, i32 9\n\
         call void @llvm.memmove.p5.p5.i32(ptr addrspace(5) %n9, ptr addrspace(5) %m, i32 100, i1 false)\n\
         call void @llvm.memcpy.p5.p5.i32(ptr addrspace(5) %n, ptr addrspace(5) %m, i32 200, i1 false)",
        "%len = and i32 %a, 255\n%n9 = getelementptr i8, ptr addrspace(5) %m, i32 5\n\
         call void @llvm.memmove.p5.p5.i32(ptr addrspace(5) %n9, ptr addrspace(5) %m, i32 %len, i1 false)\n\
         call void @llvm.memmove.p5.p5.i32(ptr addrspace(5) %m, ptr addrspace(5) %n9, i32 %len, i1 false)\n\
         call void @llvm.memmove.p5.p5.i32(ptr addrspace(5) %n, ptr addrspace(5) %m, i32 %len, i1 false)",
        "%len = and i32 %a, 127\n%g = addrspacecast ptr addrspace(5) %m to ptr\n%h = getelementptr i8, ptr %g, i32 3\n\
         call void @llvm.memmove.p0.p5.i64(ptr %h, ptr addrspace(5) %m, i64 99, i1 false)\n\
         call void @llvm.memcpy.p5.p0.i32(ptr addrspace(5) %n, ptr %g, i32 %len, i1 false)",
        "%len = and i32 %b, 255\ncall void @llvm.memset.p5.i32(ptr addrspace(5) %n, i8 %c, i32 %len, i1 false)",
    ];
    for copy in copies {
        Snippet {
            args: &["i32", "i32", "i8"],
            ret: "i32",
            body: &format!("{head}{fill}{copy}\n{sum}"),
            ..Snippet::default()
        }
        .check(
            &(0..70u128)
                .map(|i| vec![i * 0x0101_0307, i * 0x77_0f01, i])
                .collect::<Vec<_>>(),
        );
    }
}

#[test]
fn atomic_operations() {
    let (float, integer): (Vec<AtomicOp>, Vec<AtomicOp>) =
        AtomicOp::ALL.iter().partition(|op| op.is_float());
    let float: Vec<AtomicOp> = [AtomicOp::Xchg].into_iter().chain(float).collect();
    for space in SPACES {
        for (types, ops) in [
            (&["i8", "i16", "i32", "i64"][..], &integer[..]),
            (
                &["half", "bfloat", "float", "double", "<2 x half>"][..],
                &float[..],
            ),
        ] {
            for ty in types {
                for op in ops {
                    if *ty == "<2 x half>" && *op == AtomicOp::Xchg {
                        continue;
                    }
                    let op = op.keyword();
                    for meta in ["", ", !amdgpu.no.remote.memory !{}"] {
                        atomic(
                            space,
                            ty,
                            &format!(
                                "%old = atomicrmw {op} PTR %k, {ty} %b syncscope(\"agent\") acq_rel, align ALIGN{meta}"
                            ),
                            ty,
                        );
                    }
                }
            }
        }
        for ty in ["i8", "i16", "i32", "i64", "ptr", "ptr addrspace(3)"] {
            atomic(
                space,
                ty,
                &format!(
                    "%both = cmpxchg PTR %k, {ty} %b, {ty} %c seq_cst monotonic, align ALIGN\n\
                     %old0 = extractvalue {{ {ty}, i1 }} %both, 0\n%ok = extractvalue {{ {ty}, i1 }} %both, 1\n\
                     %old = select i1 %ok, {ty} %b, {ty} %old0"
                ),
                ty,
            );
        }
        for ty in ["i8", "i16", "i32", "i64", "half", "float", "double", "ptr"] {
            atomic(
                space,
                ty,
                &format!(
                    "%old = load atomic {ty}, PTR %k syncscope(\"workgroup\") acquire, align ALIGN\n\
                     store atomic {ty} %b, PTR %k syncscope(\"workgroup\") release, align ALIGN"
                ),
                ty,
            );
        }
    }
}

/// Does something to memory that holds `%a`, and returns what was there and what is there.
fn atomic(space: &str, ty: &str, body: &str, result: &str) {
    let (decls, place) = match space {
        "5" => ("", "%m = alloca [4 x i64], align 16, addrspace(5)"),
        "3" => (
            "@m = addrspace(3) global [64 x [4 x i64]] poison, align 16",
            "%m = getelementptr [4 x i64], ptr addrspace(3) @m, i32 %wi",
        ),
        "1" => ("", "%m = getelementptr i8, ptr addrspace(1) %po, i32 32"),
        _ => (
            "",
            "%n = getelementptr i8, ptr addrspace(1) %po, i32 32\n%m = addrspacecast ptr addrspace(1) %n to ptr",
        ),
    };
    let ptr = if space == "0" {
        "ptr".to_owned()
    } else {
        format!("ptr addrspace({space})")
    };
    let align = match ty {
        "i8" => 1,
        "i16" | "half" | "bfloat" => 2,
        "i64" | "double" | "ptr" => 8,
        _ => 4,
    };
    let at = if align < 4 { 3 / align * align } else { align };
    let body = body
        .replace("PTR", &ptr)
        .replace("ALIGN", &align.to_string());
    let ret = format!("{{ {result}, {ty}, i32 }}");
    let text = format!(
        "{place}\n%k0 = getelementptr i8, {ptr} %m, i32 0\nstore <4 x i32> <i32 305419896, i32 -19088744, i32 77, i32 -1>, {ptr} %k0\n\
         %k = getelementptr i8, {ptr} %m, i32 {at}\nstore {ty} %a, {ptr} %k, align {align}\n{body}\n\
         %new = load {ty}, {ptr} %k, align {align}\n\
         %w = load i32, {ptr} %m\n\
         %s = insertvalue {ret} zeroinitializer, {result} %old, 0\n\
         %t = insertvalue {ret} %s, {ty} %new, 1\n%r = insertvalue {ret} %t, i32 %w, 2"
    );
    let mut rng = Rng(71);
    let bits = if align == 8 {
        64
    } else {
        8 * align.max(if ty == "<2 x half>" { 4 } else { align })
    };
    let float = !ty.starts_with('i') && !ty.starts_with("ptr");
    let mut records = Vec::new();
    for i in 0..96u128 {
        let mut r: Vec<u128> = (0..3).map(|_| rng.of_any_size(bits)).collect();
        if float {
            // Sums whose NaNs could differ are left out.
            let one = |rng: &mut Rng| match ty {
                "half" => u128::from(0x3800 + rng.next() % 0x1000),
                "bfloat" => u128::from(0x3f00 + rng.next() % 0x200),
                "<2 x half>" => u128::from(0x3800_3800 + rng.next() % 0x1000),
                "float" => u128::from((rng.next() as f32 / 1e15).to_bits()),
                _ => u128::from((rng.next() as f64 / 1e15).to_bits()),
            };
            r = (0..3).map(|_| one(&mut rng)).collect();
        }
        if i % 3 == 0 {
            r[1] = r[0];
        }
        records.push(r);
    }
    Snippet {
        args: &[ty, ty, ty],
        ret: &ret,
        decls,
        body: &text,
        ..Snippet::default()
    }
    .check(&records);
}

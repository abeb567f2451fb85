//! Branches, switches, calls, and what cannot be compiled.

use crate::harness::*;

#[test]
fn switches_of_all_widths() {
    for (ty, cases) in [
        (
            "i32",
            vec![
                "0",
                "1",
                "2",
                "3",
                "4",
                "10",
                "100",
                "-1",
                "-2147483648",
                "2147483647",
            ],
        ),
        ("i8", vec!["0", "1", "-1", "-128", "127", "64"]),
        ("i64", vec!["0", "4294967296", "-1", "5", "6", "7"]),
        ("i3", vec!["0", "1", "2", "3", "-1", "-2", "-3", "-4"]),
        ("i100", vec!["0", "1180591620717411303424", "-1"]),
        ("i1", vec!["true"]),
    ] {
        let bits: u32 = ty[1..].parse().expect("a width");
        let mut text = format!("switch {ty} %a, label %other [\n");
        for (i, c) in cases.iter().enumerate() {
            // Neighbours share a target now and then.
            text += &format!("{ty} {c}, label %case{}\n", i / 2);
        }
        text += "]\n";
        let targets = cases.len().div_ceil(2);
        for i in 0..targets {
            text += &format!("case{i}:\nbr label %end\n");
        }
        text += "other:\nbr label %end\nend:\n%r = phi i32 [ 99, %other ]";
        for i in 0..targets {
            text += &format!(", [ {i}, %case{i} ]");
        }
        let mut records = int_singles(bits, 200);
        for c in &cases {
            if let Ok(v) = c.parse::<i128>() {
                records.push(vec![mask(v as u128, bits)]);
            }
        }
        Snippet {
            args: &[ty],
            ret: "i32",
            body: &text,
            ..Snippet::default()
        }
        .check(&records);
    }
}

#[test]
fn switch_that_goes_straight_to_a_join() {
    Snippet {
        args: &["i32"],
        ret: "i64",
        body: "switch i32 %a, label %end [ i32 0, label %end\ni32 1, label %end\ni32 2, label %x\ni32 3, label %x\ni32 9, label %end ]\n\
               x:\n%d = zext i32 %a to i64\nbr label %end\n\
               end:\n%r = phi i64 [ 5, %entry ], [ 5, %entry ], [ 5, %entry ], [ 5, %entry ], [ %d, %x ]",
        ..Snippet::default()
    }
    .check(&int_singles(32, 10).into_iter().chain((0..12).map(|i| vec![i])).collect::<Vec<_>>());
}

#[test]
fn narrow_and_wide_values_around_a_loop() {
    for ty in [
        "i1",
        "i5",
        "i8",
        "i16",
        "i40",
        "i90",
        "half",
        "<3 x i8>",
        "{ i8, i64 }",
    ] {
        let (step, start) = match ty {
            "half" => ("%y = fadd half %x, 1.0".to_owned(), "half %a"),
            "<3 x i8>" => ("%y = mul <3 x i8> %x, <i8 3, i8 5, i8 -7>".to_owned(), "<3 x i8> %a"),
            "{ i8, i64 }" => (
                "%x0 = extractvalue { i8, i64 } %x, 0\n%x1 = add i8 %x0, 77\n%x2 = sext i8 %x1 to i64\n\
                 %x3 = insertvalue { i8, i64 } %x, i64 %x2, 1\n%y = insertvalue { i8, i64 } %x3, i8 %x1, 0"
                    .to_owned(),
                "{ i8, i64 } %a",
            ),
            _ => (format!("%m = mul {ty} %x, %x\n%y = add {ty} %m, 1"), ""),
        };
        let start = if start.is_empty() {
            format!("{ty} %a")
        } else {
            start.to_owned()
        };
        let value = start.strip_prefix(&format!("{ty} ")).expect("its type");
        Snippet {
            args: &[ty, "i32"],
            ret: ty,
            body: &format!(
                "%n = and i32 %b, 7\nbr label %loop\nloop:\n%i = phi i32 [ 0, %entry ], [ %j, %loop ]\n\
                 %x = phi {ty} [ {value}, %entry ], [ %y, %loop ]\n{step}\n%j = add i32 %i, 1\n\
                 %done = icmp ugt i32 %j, %n\nbr i1 %done, label %end, label %loop\nend:\n\
                 %r = phi {ty} [ %y, %loop ]"
            ),
            ..Snippet::default()
        }
        .check(&(0..100u128).map(|i| vec![i * 0x0123_4567_89ab_cdef % 0x7b00_7b00_7b00_7b01, i]).collect::<Vec<_>>());
    }
}

#[test]
fn calls_pass_every_kind_of_value() {
    let decls = "define i1 @not(i1 %x) { %r = xor i1 %x, true ret i1 %r }\n\
        define { i8, i64, <2 x half> } @mix(i8 signext %a, i128 %b, <2 x half> %c, { i16, i1 } %d) {\n\
        %t = trunc i128 %b to i64\n%s = extractvalue { i16, i1 } %d, 0\n%e = extractvalue { i16, i1 } %d, 1\n\
        %f = call i1 @not(i1 %e)\n%g = zext i1 %f to i64\n%h = sext i16 %s to i64\n%i = add i64 %t, %h\n%j = add i64 %i, %g\n\
        %k = insertvalue { i8, i64, <2 x half> } poison, i8 %a, 0\n\
        %l = insertvalue { i8, i64, <2 x half> } %k, i64 %j, 1\n\
        %m = insertvalue { i8, i64, <2 x half> } %l, <2 x half> %c, 2\n\
        ret { i8, i64, <2 x half> } %m }\n\
        define void @fill(ptr addrspace(5) sret([3 x i32]) %out, ptr addrspace(5) byval([3 x i32]) %in) {\n\
        %x = load [3 x i32], ptr addrspace(5) %in\nstore [3 x i32] zeroinitializer, ptr addrspace(5) %in\n\
        store [3 x i32] %x, ptr addrspace(5) %out\nret void }\n\
        define i32 @where() {\n%g = call i32 @llvm.amdgcn.workgroup.id.x()\n%i = call i32 @llvm.amdgcn.workitem.id.x()\n\
        %p = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n%q = getelementptr i8, ptr addrspace(4) %p, i32 4\n\
        %s = load i16, ptr addrspace(4) %q\n%t = zext i16 %s to i32\n%u = mul i32 %g, %t\n%v = add i32 %u, %i\nret i32 %v }\n\
        define i32 @outer(i32 %x) {\n%w = call i32 @where()\n%r = mul i32 %w, %x\nret i32 %r }\n\
        declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()";
    Snippet {
        args: &["i8", "i128", "i16"],
        ret: "i64",
        decls,
        body: "%h = bitcast i16 %c to half\n%v = insertelement <2 x half> <half 0.0, half 1.0>, half %h, i32 0\n\
            %bit = trunc i16 %c to i1\n%d0 = insertvalue { i16, i1 } poison, i16 %c, 0\n%d1 = insertvalue { i16, i1 } %d0, i1 %bit, 1\n\
            %m = call { i8, i64, <2 x half> } @mix(i8 %a, i128 %b, <2 x half> %v, { i16, i1 } %d1)\n\
            %m0 = extractvalue { i8, i64, <2 x half> } %m, 0\n%m1 = extractvalue { i8, i64, <2 x half> } %m, 1\n%m2 = extractvalue { i8, i64, <2 x half> } %m, 2\n\
            %s0 = sext i8 %m0 to i64\n%s2 = bitcast <2 x half> %m2 to i32\n%z2 = zext i32 %s2 to i64\n\
            %src = alloca [3 x i32], addrspace(5)\n%dst = alloca [3 x i32], addrspace(5)\n\
            %b32 = trunc i128 %b to i32\n%init = insertvalue [3 x i32] [i32 4, i32 5, i32 6], i32 %b32, 1\n\
            store [3 x i32] %init, ptr addrspace(5) %src\n\
            call void @fill(ptr addrspace(5) %dst, ptr addrspace(5) %src)\n\
            %x = load [3 x i32], ptr addrspace(5) %src\n%y = load [3 x i32], ptr addrspace(5) %dst\n\
            %x1 = extractvalue [3 x i32] %x, 1\n%y1 = extractvalue [3 x i32] %y, 1\n\
            %o = call i32 @outer(i32 %b32)\n\
            %t0 = zext i32 %x1 to i64\n%t1 = zext i32 %y1 to i64\n%t2 = zext i32 %o to i64\n\
            %u0 = mul i64 %t0, 3\n%u1 = mul i64 %t1, 7\n%u2 = mul i64 %t2, 11\n\
            %w0 = add i64 %u0, %u1\n%w1 = add i64 %u2, %s0\n%w2 = add i64 %w0, %w1\n%w3 = xor i64 %w2, %z2\n%r = add i64 %w3, %m1",
        ..Snippet::default()
    }
    .check(&int_pairs(128, 40).into_iter().step_by(7).map(|r| vec![r[0] & 255, r[1], (r[0] >> 8) & 0x7bff]).collect::<Vec<_>>());
}

/// What is not supported is said so, at its place.
#[test]
fn errors_name_instruction_and_place() {
    let cases = [
        (
            "define amdgpu_kernel void @k() {\n  %p = alloca [200000 x i8], addrspace(5)\n  ret void\n}",
            "2:8: error: alloca of 200000 bytes exceeds the 131056 bytes that scratch can have",
        ),
        (
            "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n  %x = load [5000 x i32], ptr addrspace(1) %p\n  ret void\n}",
            "2:8: error: a value of more than 4096 scalars is not supported",
        ),
        (
            "define amdgpu_kernel void @k(ptr addrspace(1) %p, double %x) {\n  %y = call double @llvm.exp2.f64(double %x)\n  store double %y, ptr addrspace(1) %p\n  ret void\n}",
            "2:8: error: llvm.exp2 of double is not supported",
        ),
        (
            "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n  %y = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, align 2\n  ret void\n}",
            "2:8: error: an atomic operation below its natural alignment is not supported",
        ),
        (
            "@l = addrspace(3) global [70000 x i8] poison\ndefine amdgpu_kernel void @k() {\n  store i8 1, ptr addrspace(3) @l\n  ret void\n}",
            "error: local memory (70000) exceeds limit (65536) in function 'k'",
        ),
    ];
    for (text, want) in cases {
        let got = errors_of(text);
        assert!(got.contains(want), "{text}\nwant {want}\ngot  {got}");
    }
}

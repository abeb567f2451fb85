//! Neighbouring accesses become wide ones, and only where that changes nothing.

use crate::harness::*;

/// The legal form of a kernel after merging, as text.
fn merged(body: &str, decls: &str) -> String {
    let text = format!(
        "{decls}\ndefine amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {{\n{body}\nret void\n}}"
    );
    let (_, mut legal) = both(&text);
    optimise(&mut legal);
    ir::print_module(&legal)
}

fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

#[test]
fn local_memory_wants_alignment() {
    let loads = |first: u32| {
        let mut text = String::new();
        for i in 0..4 {
            let at = first + 4 * i;
            text += &format!(
                "%v{i} = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @l, i32 {at})\n"
            );
        }
        text + "%s0 = add i32 %v0, %v1\n%s1 = add i32 %v2, %v3\n%s = xor i32 %s0, %s1\nstore i32 %s, ptr addrspace(1) %p\n"
    };
    let decls = "@l = addrspace(3) global [16 x i32] poison";
    let aligned = merged(&loads(16), decls);
    assert_eq!(
        count(&aligned, "load <4 x i32>, ptr addrspace(3)"),
        1,
        "{aligned}"
    );
    let skewed = merged(&loads(4), decls);
    assert_eq!(
        count(&skewed, "load <4 x i32>, ptr addrspace(3)"),
        0,
        "{skewed}"
    );
    assert_eq!(
        count(&skewed, "load <2 x i32>, ptr addrspace(3)"),
        2,
        "{skewed}"
    );
}

#[test]
fn private_memory_and_narrow_accesses_stay() {
    let body = "%m = alloca [4 x i32], align 16, addrspace(5)\n%i = ptrtoint ptr addrspace(5) %m to i32\nstore i32 %i, ptr addrspace(1) %p\n\
        %m1 = getelementptr i8, ptr addrspace(5) %m, i32 4\n%a = load volatile i32, ptr addrspace(5) %m\n\
        %b = load i32, ptr addrspace(5) %m1\n%c = load i32, ptr addrspace(5) %m\n%s = add i32 %b, %c\n%t = add i32 %s, %a\n\
        %q1 = getelementptr i8, ptr addrspace(1) %q, i64 1\n%n = trunc i32 %t to i8\n\
        store i8 %n, ptr addrspace(1) %q\nstore i8 %n, ptr addrspace(1) %q1\n";
    let text = merged(body, "");
    assert_eq!(count(&text, "x i32>, ptr addrspace(5)"), 0, "{text}");
    assert_eq!(count(&text, "store i8"), 2, "{text}");
}

/// Random straight-line loads and stores through a few pointers that overlap.
#[test]
fn random_accesses_keep_their_meaning() {
    let types = [
        "i32",
        "float",
        "i32",
        "i64",
        "double",
        "<3 x i32>",
        "float",
        "i8",
    ];
    for seed in 0..400 {
        let mut rng = Rng(seed);
        let mut pick = |n: u64| rng.next() % n;
        let local = seed % 2 == 0;
        let (space, start) = if local {
            (
                "3",
                "%m = getelementptr [16 x i32], ptr addrspace(3) @m, i32 %wi\n",
            )
        } else {
            (
                "1",
                "%m = getelementptr i8, ptr addrspace(1) %in, i32 %at\n",
            )
        };
        let mut body = start.to_owned();
        if local {
            body += "store [8 x i32] %a, ptr addrspace(3) %m\n%m8 = getelementptr i32, ptr addrspace(3) %m, i32 8\nstore [8 x i32] %a, ptr addrspace(3) %m8\n";
        }
        // A second pointer to the same memory, which cannot be seen to be one.
        body += &format!(
            "%idle = extractvalue [8 x i32] %a, 7\n%k = getelementptr i32, ptr addrspace({space}) %m, i32 %idle\n%e0 = extractvalue [8 x i32] %a, 0\n"
        );
        let mut sum = "%e0".to_owned();
        for n in 0..16 {
            let base = ["%m", "%k"][pick(2) as usize];
            let ty = types[pick(8) as usize];
            let size = match ty {
                "i64" | "double" => 2,
                "<3 x i32>" => 3,
                _ => 1,
            };
            let words = if seed % 3 == 0 { 8 } else { 4 };
            let at = pick(words - size + 1) * 4;
            body += &format!("%g{n} = getelementptr i8, ptr addrspace({space}) {base}, i32 {at}\n");
            let cast = |from: &str, to: &str, v: &str, r: &str| {
                format!("{r} = bitcast {from} {v} to {to}\n")
            };
            if pick(2) == 0 {
                body += &format!("%l{n} = load {ty}, ptr addrspace({space}) %g{n}, align 4\n");
                body += &match ty {
                    "i32" => format!("%w{n} = add i32 %l{n}, 0\n"),
                    "float" => cast("float", "i32", &format!("%l{n}"), &format!("%w{n}")),
                    "i64" => {
                        format!("%h{n} = lshr i64 %l{n}, 13\n%w{n} = trunc i64 %h{n} to i32\n")
                    }
                    "double" => {
                        cast("double", "i64", &format!("%l{n}"), &format!("%d{n}"))
                            + &format!(
                                "%h{n} = lshr i64 %d{n}, 17\n%w{n} = trunc i64 %h{n} to i32\n"
                            )
                    }
                    "i8" => format!("%w{n} = sext i8 %l{n} to i32\n"),
                    _ => format!("%w{n} = extractelement <3 x i32> %l{n}, i32 1\n"),
                };
                body += &format!("%x{n} = mul i32 {sum}, 31\n%s{n} = add i32 %x{n}, %w{n}\n");
                sum = format!("%s{n}");
            } else {
                body += &match ty {
                    "i32" => format!("%v{n} = xor i32 {sum}, {n}\n"),
                    "float" => cast("i32", "float", &sum, &format!("%v{n}")),
                    "i64" => format!("%v{n} = sext i32 {sum} to i64\n"),
                    "double" => {
                        format!("%d{n} = zext i32 {sum} to i64\n")
                            + &cast("i64", "double", &format!("%d{n}"), &format!("%v{n}"))
                    }
                    "i8" => format!("%v{n} = trunc i32 {sum} to i8\n"),
                    _ => format!(
                        "%v{n} = insertelement <3 x i32> <i32 1, i32 2, i32 3>, i32 {sum}, i32 1\n"
                    ),
                };
                body += &format!("store {ty} %v{n}, ptr addrspace({space}) %g{n}, align 4\n");
            }
        }
        body += &format!("%z = load [8 x i32], ptr addrspace({space}) %m\n");
        body += &format!("%r = insertvalue [8 x i32] %z, i32 {sum}, 7\n");
        let records: Vec<Vec<u128>> = (0..64u128)
            .map(|i| vec![i * 0x0123_4567_89ab_cdef_0011])
            .collect();
        Snippet {
            args: &["[8 x i32]"],
            ret: "[8 x i32]",
            decls: "@m = addrspace(3) global [64 x [16 x i32]] poison",
            body: &body,
            after: After::Optimised,
            ..Snippet::default()
        }
        .check(&records);
    }
}

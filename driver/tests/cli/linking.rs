//! Several files as one module.

use super::Folder;

/// What the kernel `k` of two files stores for an argument, in both orders of the files and at both
/// levels.
fn both_orders(name: &str, files: [&str; 2], argument: u32) -> Vec<u32> {
    let folder = Folder::new(name);
    folder.write("a.ll", files[0]);
    folder.write("b.ll", files[1]);
    let mut found = Vec::new();
    for order in ["a.ll b.ll", "b.ll a.ll"] {
        for level in ["-O0", "-O2"] {
            folder.ok(&format!("{order} -mcpu=gfx906 {level} -o k.co"));
            let launch = "run k.co --kernel k --grid 1 --workgroup 1 --arg buf:4=out";
            folder.ok(&format!("{launch} --arg i32:{argument}"));
            let bytes = folder.read("out");
            found.push(u32::from_le_bytes(bytes.try_into().expect("four bytes")));
        }
    }
    found
}

/// Names of strings that clang numbers anew in each file: the one that is free is one that the file
/// has itself.
#[test]
fn names_that_two_files_number_alike() {
    let folder = Folder::new("strings");
    folder.write(
        "a.ll",
        "@.str = private unnamed_addr addrspace(4) constant [2 x i8] c\"a\\00\"
define i8 @use(i32 %i) noinline {
  %p = getelementptr [2 x i8], ptr addrspace(4) @.str, i32 0, i32 %i
  %v = load i8, ptr addrspace(4) %p
  ret i8 %v
}
",
    );
    folder.write(
        "b.ll",
        "@.str = private unnamed_addr addrspace(4) constant [2 x i8] c\"b\\00\"
@.str.1 = private unnamed_addr addrspace(4) constant [2 x i8] c\"c\\00\"
declare i8 @use(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %a = call i8 @use(i32 %i)
  %p = getelementptr [2 x i8], ptr addrspace(4) @.str, i32 0, i32 %i
  %b = load i8, ptr addrspace(4) %p
  %q = getelementptr [2 x i8], ptr addrspace(4) @.str.1, i32 0, i32 %i
  %c = load i8, ptr addrspace(4) %q
  %v = insertelement <4 x i8> zeroinitializer, i8 %a, i32 0
  %w = insertelement <4 x i8> %v, i8 %b, i32 1
  %x = insertelement <4 x i8> %w, i8 %c, i32 2
  store <4 x i8> %x, ptr addrspace(1) %o
  ret void
}
",
    );
    for files in ["a.ll b.ll", "b.ll a.ll"] {
        folder.ok(&format!("{files} -mcpu=gfx906 -o k.co"));
        folder.ok("run k.co --kernel k --grid 1 --workgroup 1 --arg buf:4=out --arg i32:0");
        assert_eq!(folder.read("out"), *b"abc\0", "{files}");
    }
}

/// The function has another name in the module, since the other file has one of its name; its
/// blocks are still those whose addresses its file takes.
#[test]
fn addresses_of_blocks_of_a_function_whose_name_another_file_has() {
    let folder = Folder::new("blocks");
    folder.write(
        "a.ll",
        "define internal i32 @f(i32 %x) noinline {
  %y = add i32 %x, 1
  ret i32 %y
}
define amdgpu_kernel void @other(ptr addrspace(1) %o) {
  %r = call i32 @f(i32 5)
  store i32 %r, ptr addrspace(1) %o
  ret void
}
",
    );
    folder.write(
        "b.ll",
        "@to = internal addrspace(4) constant [2 x ptr] [ptr blockaddress(@f, %a), ptr blockaddress(@f, %b)]
define internal i32 @f(i32 %x) noinline {
  %p = getelementptr [2 x ptr], ptr addrspace(4) @to, i32 0, i32 %x
  %d = load ptr, ptr addrspace(4) %p
  indirectbr ptr %d, [label %a, label %b, label %c]
a:
  ret i32 10
b:
  ret i32 20
c:
  ret i32 30
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %r = call i32 @f(i32 %i)
  store i32 %r, ptr addrspace(1) %o
  ret void
}
",
    );
    folder.ok("a.ll b.ll -mcpu=gfx906 -o k.co");
    for (index, expected) in [(0, 10_u32), (1, 20)] {
        let launch = "run k.co --kernel k --grid 1 --workgroup 1 --arg buf:4=out";
        folder.ok(&format!("{launch} --arg i32:{index}"));
        assert_eq!(folder.read("out"), expected.to_le_bytes());
    }
}

#[test]
fn several_files_are_linked_as_one_module() {
    let folder = Folder::new("linked");
    folder.write(
        "a.ll",
        "@table = external addrspace(4) global [4 x i32]
@private = internal addrspace(4) constant i32 1
declare i32 @twice(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %p = getelementptr i32, ptr addrspace(4) @table, i32 %i
  %v = load i32, ptr addrspace(4) %p
  %w = call i32 @twice(i32 %v)
  %one = load i32, ptr addrspace(4) @private
  %x = add i32 %w, %one
  store i32 %x, ptr addrspace(1) %o
  ret void
}
",
    );
    folder.write(
        "b.ll",
        "@table = addrspace(4) constant [4 x i32] [i32 10, i32 20, i32 30, i32 40]
@private = internal addrspace(4) constant i32 100
define i32 @twice(i32 %x) noinline {
  %y = mul i32 %x, 2
  %own = load i32, ptr addrspace(4) @private
  %z = add i32 %y, %own
  ret i32 %z
}
",
    );
    for files in ["a.ll b.ll", "b.ll a.ll"] {
        for level in ["-O0", "-O2"] {
            folder.ok(&format!("{files} -mcpu=gfx906 {level} -o k.co"));
            folder.ok("run k.co --kernel k --grid 1 --workgroup 1 --arg buf:4=out --arg i32:2");
            // 2 · 30 + 100 + 1
            assert_eq!(folder.read("out"), 161u32.to_le_bytes(), "{files} {level}");
        }
    }
    // What one file defines, another one must not; errors have their places in their files.
    let said = folder.fails("b.ll b.ll -mcpu=gfx906 -o x.co");
    assert!(
        said.contains("b.ll:1:1: error: '@table' is defined in another file too"),
        "{said}"
    );
    folder.write(
        "c.ll",
        "\ndefine void @c() {\n  %x = add i32 true, 1\n  ret void\n}\n",
    );
    let said = folder.fails("a.ll b.ll c.ll -mcpu=gfx906 -o x.co");
    assert!(said.contains("c.ll:3:"), "{said}");
    let said = folder.fails("a.ll -mcpu=gfx906 -o x.co");
    assert!(said.contains("twice"), "{said}");
}

/// Of two that are common the larger one stays: the smaller file's would have the second variable
/// behind its first word.
#[test]
fn common_variables_of_two_sizes() {
    let files = [
        "@c = common addrspace(1) global i32 0
define ptr addrspace(1) @use() noinline {
  ret ptr addrspace(1) @c
}
",
        "@c = common addrspace(1) global [8 x i32] zeroinitializer, align 64
@d = addrspace(1) global [8 x i32] [i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1]
declare ptr addrspace(1) @use()
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %p = getelementptr i32, ptr addrspace(1) @c, i32 %i
  store volatile i32 5, ptr addrspace(1) %p
  %own = call ptr addrspace(1) @use()
  %q = getelementptr i32, ptr addrspace(1) %own, i32 %i
  %v = load volatile i32, ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) @d, i32 0
  %w = load volatile i32, ptr addrspace(1) %r
  %a = ptrtoint ptr addrspace(1) %own to i32
  %low = and i32 %a, 63
  %s = add i32 %v, %w
  %t = add i32 %s, %low
  store i32 %t, ptr addrspace(1) %o
  ret void
}
",
    ];
    assert_eq!(both_orders("common", files, 7), [6; 4]);
}

/// A definition that another may replace gives way to one that is common only as LLVM has it.
#[test]
fn a_common_variable_and_a_definition() {
    for definition in [
        "addrspace(1) global i32 7",
        "weak addrspace(1) global i32 7",
    ] {
        let user = "@c = common addrspace(1) global i32 0
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %v = load volatile i32, ptr addrspace(1) @c
  store i32 %v, ptr addrspace(1) %o
  ret void
}
";
        let files = [user, &format!("@c = {definition}\n")];
        assert_eq!(both_orders("defined", files, 0), [7; 4], "{definition}");
    }
    let folder = Folder::new("not_common");
    for (text, says) in [
        (
            "@c = common addrspace(1) global i32 1",
            "'common' global must have a zero initializer!",
        ),
        (
            "@c = common addrspace(1) constant i32 0",
            "'common' global may not be marked constant!",
        ),
        (
            "define common void @f() { ret void }",
            "invalid linkage for function definition",
        ),
    ] {
        folder.write("x.ll", text);
        let said = folder.fails("x.ll -mcpu=gfx906 -o x.co");
        assert!(said.contains(says), "{text}: {said}");
    }
}

/// Functions that add and multiply, each by the name of an alias that only its file sees.
const OWN_ALIAS: &str = "@h = internal alias i32 (i32), ptr @g
define internal i32 @g(i32 %x) noinline {
  %y = add i32 %x, 200
  ret i32 %y
}
define i32 @use(i32 %x) noinline {
  %s = call i32 @h(i32 %x)
  ret i32 %s
}
";

#[test]
fn an_alias_that_others_do_not_see_is_not_their_symbol() {
    let kernel = "declare i32 @use(i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %s = call i32 @h(i32 %i)
  %t = call i32 @use(i32 %s)
  store i32 %t, ptr addrspace(1) %o
  ret void
}
";
    for own in [
        "define linkonce_odr i32 @h(i32 %x) noinline { %y = mul i32 %x, 3 ret i32 %y }",
        "define i32 @h(i32 %x) noinline { %y = mul i32 %x, 3 ret i32 %y }",
        "@h = internal alias i32 (i32), ptr @g
         define internal i32 @g(i32 %x) noinline { %y = mul i32 %x, 3 ret i32 %y }",
        "@h = alias i32 (i32), ptr @g
         define internal i32 @g(i32 %x) noinline { %y = mul i32 %x, 3 ret i32 %y }",
    ] {
        let own = own.replace("{ ", "{\n  ").replace(", 3 ", ", 3\n  ");
        let own = own.replace(" }", "\n}");
        let files = [OWN_ALIAS, &format!("{own}\n{kernel}")];
        assert_eq!(both_orders("own_alias", files, 5), [215; 4], "{own}");
    }
    let folder = Folder::new("own_alias_declared");
    folder.write("a.ll", OWN_ALIAS);
    folder.write("b.ll", format!("declare i32 @h(i32)\n{kernel}"));
    let said = folder.fails("a.ll b.ll -mcpu=gfx906 -o x.co");
    assert!(
        said.contains("call of '@h', which is not defined in this module"),
        "{said}"
    );
}

/// What stands behind an alias is not replaced by a definition of the alias's name.
#[test]
fn a_definition_of_the_name_of_an_alias() {
    let folder = Folder::new("alias_and_definition");
    folder.write(
        "a.ll",
        "@al = alias i32 (), ptr @base
define weak i32 @base() noinline {
  ret i32 1
}
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %i) {
  %v = call i32 @base()
  store i32 %v, ptr addrspace(1) %o
  ret void
}
",
    );
    folder.write("b.ll", "define i32 @al() noinline {\n  ret i32 2\n}\n");
    let said = folder.fails("a.ll b.ll -mcpu=gfx906 -o x.co");
    assert!(
        said.contains("b.ll:1:12: error: '@al' is defined in another file too"),
        "{said}"
    );
    // One that may be replaced is.
    folder.write("b.ll", "define weak i32 @al() noinline {\n  ret i32 2\n}\n");
    folder.ok("a.ll b.ll -mcpu=gfx906 -o k.co");
    folder.ok("run k.co --kernel k --grid 1 --workgroup 1 --arg buf:4=out --arg i32:0");
    assert_eq!(folder.read("out"), 1u32.to_le_bytes());
}

/// C without prototypes: a file declares a function otherwise than it is defined, and calls it as
/// it is. A call with another type passes its arguments where its own type has them.
#[test]
fn a_function_of_two_types() {
    let folder = Folder::new("types");
    folder.write(
        "use.ll",
        "declare void @f(...)
declare i64 @g(i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %o, i32 %x) {
  %a = call i32 @f(i32 %x)
  store i32 %a, ptr addrspace(1) %o
  %b = call i64 @g(i32 %x, i32 5)
  %c = trunc i64 %b to i32
  %p = getelementptr i32, ptr addrspace(1) %o, i32 1
  store i32 %c, ptr addrspace(1) %p
  ret void
}
",
    );
    folder.write(
        "define.ll",
        "define i32 @f(i32 %x) noinline {
  %y = mul i32 %x, 3
  ret i32 %y
}
define i32 @g(i32 %x) noinline {
  %y = add i32 %x, 7
  ret i32 %y
}
",
    );
    for files in ["use.ll define.ll", "define.ll use.ll"] {
        for level in ["-O0", "-O2"] {
            folder.ok(&format!("{files} -mcpu=gfx906 {level} -o k.co"));
            folder.ok("run k.co --kernel k --grid 1 --workgroup 1 --arg buf:8=out --arg i32:14");
            let words = [42u32, 21].map(u32::to_le_bytes).concat();
            assert_eq!(folder.read("out"), words, "{files} {level}");
        }
    }
    // What is called here has its arguments side by side, what is defined there a list of them.
    folder.write(
        "printf.ll",
        "define i32 @printf(ptr %format, ...) {
  ret i32 0
}
",
    );
    folder.write(
        "prints.ll",
        "declare i32 @printf(ptr, ...)
define amdgpu_kernel void @k() {
  %r = call i32 (ptr, ...) @printf(ptr null, i32 3)
  ret void
}
",
    );
    folder.ok("printf.ll prints.ll -mcpu=gfx906 -o k.co");
    let said = folder.fails("prints.ll printf.ll -mcpu=gfx906 -o x.co");
    assert!(
        said.contains("printf.ll:1:12: error: '@printf' has another type in another file"),
        "{said}"
    );
}

//! What cannot be seen by reading a file back: edges with different arguments, names that clash,
//! names of intrinsics.

use amdgpuc_ir::intrinsic::ImageOp;
use amdgpuc_ir::verifier::verify_module;
use amdgpuc_ir::{Intrinsic, Module, SourceFile, Type};
use amdgpuc_ir::{parse_module, print_function, print_module};
use std::collections::BTreeSet;

fn parse(text: &str) -> Module {
    let source = SourceFile {
        name: "printed.ll",
        text: text.as_bytes(),
    };
    match parse_module(&source) {
        Ok(module) => module,
        Err(errors) => panic!("{}\n{text}", errors[0].render(&source)),
    }
}

/// Prints a module, which must be read back to the same text.
fn printed(module: &Module) -> String {
    assert_eq!(verify_module(module), Ok(()));
    let text = print_module(module);
    let again = parse(&text);
    assert_eq!(verify_module(&again), Ok(()));
    assert_eq!(print_module(&again), text);
    text
}

/// A phi has one value for each predecessor: edges that differ get blocks of their own.
#[test]
fn edges_with_different_arguments_are_split() {
    let mut module = Module::new();
    let func = module.add_function("f", Type::I32, &[Type::I1, Type::I32]);
    let mut b = module.build(func);
    let entry = b.create_entry();
    let args = b.params(entry);
    let join = b.create_block_with(&[Type::I32]);
    let (one, two) = (b.iconst(Type::I32, 1), b.iconst(Type::I32, 2));
    b.switch(
        args[1],
        (join, &[one]),
        &[(5, join, &[two]), (6, join, &[one]), (7, join, &[two])],
    );
    b.switch_to(join);
    let x = b.params(join)[0];
    let end = b.create_block_with(&[Type::I32]);
    b.branch(args[0], (end, &[x]), (end, &[args[1]]));
    b.switch_to(end);
    let result = b.params(end)[0];
    b.named(result, "edge.0");
    b.ret(result);
    insta::assert_snapshot!(printed(&module));
}

/// What accesses say of memory: types once for all that name them, scopes that name themselves.
#[test]
fn types_and_scopes_of_accesses() {
    let module = parse(
        r#"
define void @f(ptr %p, ptr %q) {
  %x = load i32, ptr %p, !tbaa !0
  %y = load float, ptr %q, align 4, !tbaa !{!5, !6, i64 4}, !alias.scope !8, !noalias !{!11}
  store float %y, ptr %p, !noalias !8, !alias.scope !{!11, !10}
  store i32 %x, ptr %q, !tbaa !{!3, !3, i64 0}
  %old = atomicrmw add ptr %p, i32 1 monotonic, !tbaa !0
  %none = load i32, ptr %q, !tbaa !13, !alias.scope !14
  ret void
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple \22C\22 TBAA"}
!5 = !{!"pair", !1, i64 0, !6, i64 4}
!6 = !{!"float", !2}
!8 = !{!9, !10}
!9 = distinct !{!9, !12, !"a: %p"}
!10 = distinct !{!10, !12, !"a: %q"}
!11 = distinct !{!11, !15}
!12 = distinct !{!12, !"a"}
!13 = !{!5, !1, i64 4}
!14 = !{!16}
!15 = distinct !{!15}
!16 = !{!"no scope"}
"#,
    );
    insta::assert_snapshot!(printed(&module));
}

#[test]
fn names_that_clash_are_told_apart() {
    let mut module = Module::new();
    let func = module.add_function("f", Type::VOID, &[Type::I32]);
    let mut b = module.build(func);
    let entry = b.create_entry();
    let arg = b.params(entry)[0];
    b.named(arg, "x");
    for name in ["x", "x.1", "x", "1", "a b", "\u{e9}\"", "x"] {
        let sum = b.add(arg, arg);
        b.named(sum, name);
    }
    b.add(arg, arg);
    b.ret_void();
    insta::assert_snapshot!(printed(&module));
}

/// A function can be printed alone.
#[test]
fn one_function() {
    let module = parse(
        "declare void @g(i32 zeroext)\ndefine void @f(i32 %x) #0 {\n  call void @g(i32 zeroext %x)\n  ret void\n}\nattributes #0 = { nounwind \"k\"=\"v\" }\n",
    );
    let func = module.function_by_name("f").expect("it is defined");
    insta::assert_snapshot!(print_function(&module, &module.functions[func]), @r#"
    define void @f(i32 %x) nounwind "k"="v" {
      call void @g(i32 zeroext %x)
      ret void
    }
    "#);
}

/// Every intrinsic of LLVM in the table stands in a file with LLVM's name for it, and is printed
/// with that name.
#[test]
fn intrinsics_have_the_names_of_llvm() {
    let text = include_str!("text/intrinsics.ll");
    let module = parse(text);
    assert_eq!(verify_module(&module), Ok(()));
    let printed = print_module(&module);
    assert_eq!(print_module(&parse(&printed)), printed);
    let mut seen = BTreeSet::new();
    for name in callees(text) {
        assert!(callees(&printed).any(|n| n == name), "{name}");
        seen.extend(Intrinsic::lookup(name));
        seen.extend(ImageOp::lookup(name).map(ImageOp::intrinsic));
    }
    assert_eq!(callees(text).count(), callees(&printed).count());
    for &id in Intrinsic::ALL {
        // This project's own, and hints that are dropped or need metadata.
        let absent = ["llvm.amdgpuc.", "llvm.amdgcn.cvt.f32.ubyte", "llvm.dbg."]
            .iter()
            .any(|prefix| id.name().starts_with(prefix))
            || matches!(id, Intrinsic::NoAliasScopeDecl | Intrinsic::PseudoProbe);
        assert!(
            absent || seen.contains(&id),
            "{} is not in the file",
            id.name()
        );
    }
}

/// The names of the intrinsics that a text calls.
fn callees(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| line.contains("call "))
        .filter_map(|line| Some(line.split_once('@')?.1.split_once('(')?.0))
}

/// What LLVM 17 to 21 wrote in another way: sizes of lifetimes, debug intrinsics, `nocapture`,
/// names that were not yet overloaded.
#[test]
fn older_forms_are_read() {
    let module = parse(
        "define void @f(i32 %x, ptr nocapture %p) {
  %a = alloca i32, align 4, addrspace(5)
  call void @llvm.lifetime.start.p5(i64 4, ptr addrspace(5) %a)
  call void @llvm.dbg.declare(metadata ptr addrspace(5) %a, metadata !1, metadata !DIExpression(DW_OP_deref)), !dbg !2
  call void @llvm.dbg.value(metadata i32 %x, metadata !1, metadata !DIExpression())
  %b = call i32 @llvm.amdgcn.readlane(i32 %x, i32 0)
  ret void
}
declare i32 @llvm.amdgcn.readlane(i32, i32)
!1 = !DILocalVariable(name: \"a\", scope: !3)
!2 = !DILocation(line: 1, column: 1, scope: !3)
!3 = !{}
",
    );
    insta::assert_snapshot!(printed(&module));
}

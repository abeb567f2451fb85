//! Which bodies are read where no other object can call the functions.

use amdgpuc_ir::{Bodies, Module, SourceFile, WeakAliases, parse_modules, verifier};

const TEXT: &str = r#"
@table = internal addrspace(1) constant [2 x ptr] [ptr @in_table, ptr null]
@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @first, ptr null }]
@other_name = alias void (), ptr @behind_alias

define void @in_table() {
  ret void
}
define void @first() {
  call void @called_by_first()
  ret void
}
define internal void @called_by_first() {
  ret void
}
define void @behind_alias() {
  ret void
}
define internal void @called() {
  call void @called_by_called()
  ret void
}
define internal void @called_by_called() {
  store ptr @stored, ptr addrspace(1) null
  ret void
}
define internal void @stored() {
  ret void
}
define void @nobody_calls() {
  call void @called_by_none()
  ret void
}
define internal void @called_by_none() {
  ret i32 no instruction at all
}
define amdgpu_kernel void @k() {
  call void @called()
  ret void
}
"#;

fn sources<'t>(texts: &[&'t str]) -> Vec<SourceFile<'t>> {
    let files = texts.iter().map(|text| SourceFile {
        name: "wanted.ll",
        text: text.as_bytes(),
    });
    files.collect()
}

fn read(texts: &[&str], bodies: Bodies) -> Result<Module, String> {
    let module = parse_modules(&sources(texts), WeakAliases::Resolved, bodies);
    module.map_err(|errors| errors[0].message.clone())
}

/// Names of the functions without bodies.
fn declared(module: &Module) -> Vec<&str> {
    let functions = module.functions.values().filter(|f| !f.is_defined());
    functions.map(|f| f.name.as_str()).collect()
}

#[test]
fn what_no_kernel_reaches_is_declared() {
    let module = read(&[TEXT], Bodies::Reached).expect("the body with the error is not read");
    verifier::verify_module(&module).expect("what is left is valid");
    assert_eq!(declared(&module), ["nobody_calls", "called_by_none"]);
}

#[test]
fn errors_are_seen_where_all_is_read() {
    assert!(read(&[TEXT], Bodies::All).is_err());
    let good = TEXT.replace("ret i32 no instruction at all", "ret void");
    let module = read(&[&good], Bodies::All).expect("it is valid");
    assert_eq!(declared(&module), [""; 0]);
}

#[test]
fn other_files_may_call_what_is_not_internal() {
    let good = TEXT.replace("ret i32 no instruction at all", "ret void");
    let kernel = "declare void @nobody_calls()
        define amdgpu_kernel void @other() {
          call void @nobody_calls()
          ret void
        }";
    let module = read(&[&good, kernel], Bodies::Reached).expect("both are valid");
    verifier::verify_module(&module).expect("they fit together");
    assert_eq!(declared(&module), [""; 0]);
}

//! Linked code objects and what LLVM's tools say of them.

mod tools;

use amdgpuc_emit::*;
use isa::{CodeObjectVersion, Machine};
use tools::{compile, llvm};

const STORE: &str = "func @store id=0 stage=allocated wave=64 kernel
  user_sgprs private_segment_buffer kernarg_segment_ptr
  workgroup_id x
{
bb0:
  p_prolog
  s_load_dwordx2 s[0:1], s[4:5], #0
  s_waitcnt #127
  v_lshlrev_b32_e32 v0, 2, v0
  v_mov_b32_e32 v1, 1
  global_store_dword v0, v1, s[0:1]
  p_endpgm
}
";

fn kernel(name: &str, abi: mir::KernelAbi) -> KernelDesc {
    KernelDesc {
        name: name.to_string(),
        abi,
        args: vec![ArgDesc {
            size: 8,
            value_kind: "global_buffer",
            address_space: Some("global"),
            ..ArgDesc::default()
        }],
        kernarg_size: 8,
        kernarg_align: 8,
        max_flat_workgroup_size: 256,
        ..KernelDesc::default()
    }
}

fn input(target: &str) -> ModuleInput {
    let machine = Machine::parse(target).unwrap();
    let (func, code) = compile(STORE, &machine);
    ModuleInput {
        machine,
        platform: isa::Platform::Hsa(CodeObjectVersion::V6),
        functions: vec![FunctionDef {
            code,
            binding: Binding::Global,
            visibility: Visibility::Protected,
            section: None,
            align: 0,
            words_before: Vec::new(),
        }],
        kernels: vec![kernel("store", func.kernel.unwrap())],
        globals: Vec::new(),
        aliases: Vec::new(),
        assembly: None,
        declared: Vec::new(),
        printf: Vec::new(),
    }
}

#[test]
fn readelf_accepts_a_linked_kernel() {
    let bytes = module(&input("gfx906"), ObjectKind::Linked).unwrap();
    let Some(text) = llvm("llvm-readelf-22", &["-a", "--notes"], &bytes) else {
        return;
    };
    assert!(text.contains("gfx906, xnack, sramecc"), "{text}");
    assert!(text.contains("store.kd"), "{text}");
    assert!(text.contains(".symbol:         store.kd"), "{text}");
    let Some(text) = llvm("llvm-objdump-22", &["-d"], &bytes) else {
        return;
    };
    assert!(text.contains("global_store_dword v0, v1, s[0:1]"), "{text}");
}

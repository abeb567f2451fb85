//! The assembly text, assembled by llvm-mc, against our own objects.

mod tools;

use amdgpuc_emit::*;
use isa::{CodeObjectVersion, Machine};
use object::{Object, ObjectSection};
use std::collections::HashMap;
use tools::{TempDir, compile_function, llvm_mc, run};

const MODULE: &str = "func @helper id=0 stage=allocated wave=64
  slot0 size=4 align=4
  scratch
{
bb0:
  p_prolog
  s_waitcnt #0
  p_spill_vgpr v0, slot0+0
  s_waitcnt #3952
  p_symbol_addr s[4:5], @table@rel32@lo+8
  s_load_dword s4, s[4:5], #0
  s_waitcnt #127
  s_waitcnt #3952
  p_return s[30:31]
}
func @main id=1 stage=allocated wave=64 kernel
  user_sgprs private_segment_buffer dispatch_ptr kernarg_segment_ptr flat_scratch_init
  workgroup_id x y
  workitem_id 1
  scratch
{
bb0:
  p_prolog
  v_cmp_eq_u32_e32 vcc, v0, v1
  p_branch_any vcc
  => bb1, bb2
bb1 depth=1:
  v_mov_b32_e32 v2, 0x12345678
  v_add_f32_e64 v3, v2, 1.0 neg:1 clamp
  p_call off callee(0)
  v_cmp_eq_u32_e64 s[10:11], v0, v1
  p_branch_any s[10:11]
  => bb1, bb2
bb2:
  p_endpgm
}
";

fn resources(done: &HashMap<u32, Callee>, id: mir::FuncId) -> Option<Callee> {
    done.get(&id.as_u32()).cloned()
}

fn input(target: &str) -> ModuleInput {
    versioned(target, CodeObjectVersion::V6)
}

fn versioned(target: &str, version: CodeObjectVersion) -> ModuleInput {
    let machine = Machine::parse(target).unwrap();
    let mut done = HashMap::new();
    let mut functions = Vec::new();
    let mut kernels = Vec::new();
    for func in mir::parse_functions(MODULE).unwrap() {
        let (func, code) = compile_function(func, &machine, &|id| resources(&done, id)).unwrap();
        let callee = Callee {
            name: code.name.clone(),
            resources: code.total,
        };
        done.insert(func.id.as_u32(), callee);
        let (mut binding, mut visibility) = (Binding::Global, Visibility::Hidden);
        if let Some(abi) = func.kernel {
            kernels.push(kernel(&func.name, abi));
            (binding, visibility) = (Binding::Global, Visibility::Protected);
        }
        functions.push(FunctionDef {
            code,
            binding,
            visibility,
            section: None,
            align: 0,
            words_before: Vec::new(),
        });
    }
    ModuleInput {
        machine,
        platform: isa::Platform::Hsa(version),
        functions,
        kernels,
        globals: globals(),
        aliases: Vec::new(),
        assembly: None,
        declared: Vec::new(),
        printf: vec!["1:1:4:%d\\n".to_string()],
    }
}

fn kernel(name: &str, abi: mir::KernelAbi) -> KernelDesc {
    KernelDesc {
        name: name.to_string(),
        abi,
        args: vec![
            ArgDesc {
                name: Some("out".to_string()),
                type_name: Some("uint*".to_string()),
                size: 8,
                value_kind: "global_buffer",
                address_space: Some("global"),
                access: Some("read_write"),
                is_restrict: true,
                ..ArgDesc::default()
            },
            ArgDesc {
                size: 4,
                offset: 8,
                value_kind: "by_value",
                ..ArgDesc::default()
            },
        ],
        kernarg_size: 12,
        kernarg_align: 8,
        lds_size: 1024,
        max_flat_workgroup_size: 256,
        reqd_workgroup_size: Some([64, 1, 1]),
        language: Some("OpenCL C".to_string()),
        language_version: Some([2, 0]),
        uniform_work_group_size: true,
        ..KernelDesc::default()
    }
}

fn globals() -> Vec<GlobalDef> {
    let global = |name: &str, kind, bytes: &[u8], size, align| GlobalDef {
        name: name.to_string(),
        kind,
        bytes: bytes.to_vec(),
        size,
        align,
        relocs: Vec::new(),
        binding: Binding::Global,
        visibility: Visibility::Hidden,
        section: None,
    };
    let pointer = DataReloc {
        offset: 8,
        symbol: "table".to_string(),
        addend: 4,
        kind: Reloc::Abs64,
        from: None,
    };
    vec![
        global("table", GlobalKind::Constant, &[1, 2, 3, 4, 5], 16, 4),
        global("counter", GlobalKind::Variable, &[], 8, 8),
        global("seed", GlobalKind::Variable, &[9, 0, 0, 0], 4, 4),
        GlobalDef {
            relocs: vec![pointer],
            ..global("pointers", GlobalKind::Constant, &[7], 24, 8)
        },
    ]
}

/// Bytes of the sections with contents, by name.
fn sections(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let file = object::File::parse(bytes).unwrap();
    let names = [".text", ".rodata", ".data", ".data.rel.ro", ".note"];
    let data = |name: &str| {
        let section = file.section_by_name(name);
        section.map_or(Vec::new(), |s| s.data().unwrap().to_vec())
    };
    names.map(|n| (n.to_string(), data(n))).to_vec()
}

/// Relocations of a section: offset, symbol, addend.
fn relocations(bytes: &[u8], section: &str) -> Vec<(u64, String, i64)> {
    use object::{ObjectSymbol, RelocationTarget};
    let file = object::File::parse(bytes).unwrap();
    let Some(section) = file.section_by_name(section) else {
        return Vec::new();
    };
    let name = |target| match target {
        RelocationTarget::Symbol(index) => {
            let symbol = file.symbol_by_index(index).unwrap();
            symbol.name().unwrap().to_string()
        }
        _ => String::new(),
    };
    let relocs = section.relocations();
    relocs
        .map(|(at, r)| (at, name(r.target()), r.addend()))
        .collect()
}

#[test]
fn llvm_mc_makes_the_same_object_of_the_text() {
    use CodeObjectVersion::{V4, V5, V6};
    let targets = [
        ("gfx700", V6),
        ("gfx802", V6),
        ("gfx803", V6),
        ("gfx801", V6),
        ("gfx900", V6),
        ("gfx906", V4),
        ("gfx906", V5),
        ("gfx906", V6),
        ("gfx906:sramecc+:xnack-", V6),
        ("gfx90a", V6),
    ];
    for (target, version) in targets {
        let input = versioned(target, version);
        let text = assembly(&input).unwrap();
        let Some(theirs) = llvm_mc(target, &text) else {
            return;
        };
        let ours = module(&input, ObjectKind::Object).unwrap();
        for ((name, ours), (_, theirs)) in sections(&ours).iter().zip(sections(&theirs)) {
            assert_eq!(*ours, theirs, "{target}: {name}\n{text}");
        }
        for section in [".text", ".rodata", ".data.rel.ro"] {
            let (a, b) = (relocations(&ours, section), relocations(&theirs, section));
            assert_eq!(a, b, "{target}: relocations of {section}");
        }
        // Class, data, OS, ABI version; e_flags.
        assert_eq!(ours[..16], theirs[..16], "{target}");
        assert_eq!(ours[48..52], theirs[48..52], "{target}: e_flags");
    }
}

#[test]
fn linking_here_is_as_lld_links() {
    let input = input("gfx906");
    let dir = TempDir::new();
    let object = dir.file("ours.o", &module(&input, ObjectKind::Object).unwrap());
    let output = dir.path("lld.so");
    let out = output.to_str().unwrap();
    if run("ld.lld-22", &["-shared", "-o", out], &[&object]).is_none() {
        return;
    }
    let theirs = std::fs::read(&output).unwrap();
    let ours = module(&input, ObjectKind::Linked).unwrap();
    let notes = |bytes: &[u8]| sections(bytes)[4].1.clone();
    assert_eq!(notes(&ours), notes(&theirs));
    let disassembly = |bytes: &[u8]| {
        let args = ["-d", "--no-show-raw-insn", "--no-leading-addr"];
        tools::llvm("llvm-objdump-22", &args, bytes)
    };
    let (Some(a), Some(b)) = (disassembly(&ours), disassembly(&theirs)) else {
        return;
    };
    // Distances between sections may differ; everything else must not.
    let without_literals = |text: &str| {
        let lines = text.lines().filter(|l| l.starts_with('\t'));
        let lines = lines.map(|l| l.split("//").next().unwrap().trim_end().to_string());
        let known = |l: &String| !l.contains("s_add_u32") && !l.contains("s_addc_u32");
        lines.filter(known).collect::<Vec<_>>()
    };
    assert_eq!(without_literals(&a), without_literals(&b));
    let relocs = |bytes: &[u8]| tools::llvm("llvm-readelf-22", &["-r"], bytes).unwrap_or_default();
    let count = |text: &str| text.matches("R_AMDGPU_RELATIVE64").count();
    assert_eq!(count(&relocs(&ours)), 1);
    assert_eq!(count(&relocs(&theirs)), 1);
}

#[test]
fn tools_accept_objects_and_linked_files() {
    for target in ["gfx700", "gfx803", "gfx906"] {
        let input = input(target);
        for kind in [ObjectKind::Object, ObjectKind::Linked] {
            let bytes = module(&input, kind).unwrap();
            for args in [&["-a"][..], &["--notes"]] {
                if tools::llvm("llvm-readelf-22", args, &bytes).is_none() {
                    return;
                }
            }
            // The disassembler begins with GFX8.
            if target != "gfx700" {
                tools::llvm("llvm-objdump-22", &["-d"], &bytes);
            }
        }
    }
}

#[test]
fn undefined_symbols_are_an_error_when_linking_only() {
    let mut input = input("gfx906");
    input.globals.remove(0);
    assert!(module(&input, ObjectKind::Object).is_ok());
    input.globals.pop();
    let error = module(&input, ObjectKind::Linked).unwrap_err();
    let expected = ModuleError::Undefined {
        symbol: "table".to_string(),
        user: "helper".to_string(),
    };
    assert_eq!(error, expected);
}

#[test]
fn symbols_defined_twice_are_an_error() {
    let mut input = input("gfx906");
    let again = input.globals[0].clone();
    input.globals.push(again);
    let error = module(&input, ObjectKind::Object).unwrap_err();
    assert_eq!(error, ModuleError::Duplicate("table".to_string()));
}

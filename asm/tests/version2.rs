//! The directives of code object version 2, beside llvm-mc's where it still has them: in code
//! objects for Mesa.

mod support;

use amdgpuc_asm as asm;
use asm::Options;
use codeobj::kernel_code::Field;
use object::{Object, ObjectSection};
use support::MC;

const VERSION: &str = ".hsa_code_object_version 2,1\n";

fn text_section(object: &[u8]) -> Vec<u8> {
    let file = object::File::parse(object).expect("an object");
    let section = file.section_by_name(".text").expect("code");
    section.data().expect("its contents").to_vec()
}

fn assembled(source: &str, processor: &str) -> Vec<u8> {
    let options = Options::new(support::target(processor));
    let object = asm::assemble(&format!("{VERSION}{source}"), &options);
    object.unwrap_or_else(|errors| panic!("{errors:?}"))
}

fn messages(source: &str, processor: &str) -> String {
    let options = Options::new(support::target(processor));
    let errors = asm::assemble(source, &options).expect_err("it is wrong");
    errors.iter().map(|error| error.render("x.s")).collect()
}

/// A block for each key, with the largest value that fits, and one with nothing in it.
fn blocks() -> String {
    let mut source = String::from(".amd_kernel_code_t\n.end_amd_kernel_code_t\n");
    for field in Field::ALL.iter().filter(|f| !f.is_of_gfx10()) {
        let most = match field.width() {
            64 => "0x7fffffffffffffff".to_string(),
            width => ((1u64 << width) - 1).to_string(),
        };
        source.push_str(&format!(
            ".amd_kernel_code_t\n{} = {most}\n.end_amd_kernel_code_t\n",
            field.name()
        ));
    }
    source
}

#[test]
fn each_field_is_where_llvm_mc_has_it() {
    if !support::present(&[MC]) {
        return;
    }
    let source = blocks();
    for processor in ["gfx600", "gfx803", "gfx900"] {
        let cpu = format!("-mcpu={processor}");
        let arguments = [
            "-triple=amdgcn-mesa-mesa3d",
            &cpu,
            "-filetype=obj",
            "-o",
            "-",
            "-",
        ];
        let theirs = support::run(MC, &arguments, source.as_bytes());
        let theirs = text_section(&theirs.expect("llvm-mc takes it"));
        let ours = text_section(&assembled(&source, processor));
        let fields: Vec<&Field> = Field::ALL.iter().filter(|f| !f.is_of_gfx10()).collect();
        assert_eq!(ours.len(), 256 * (fields.len() + 1));
        for (i, (a, b)) in ours.chunks(256).zip(theirs.chunks(256)).enumerate() {
            let name = i.checked_sub(1).map_or("defaults", |i| fields[i].name());
            assert_eq!(a, b, "{processor}: {name}");
        }
    }
}

/// The example of AMDGPUUsage, "Code Object V2 Example Source Code", with its older names of keys.
#[test]
fn the_documents_example() {
    let source = ".hsa_code_object_isa\n.hsatext\n.globl hello_world\n.p2align 8\n\
        .amdgpu_hsa_kernel hello_world\nhello_world:\n.amd_kernel_code_t\n\
        enable_sgpr_kernarg_segment_ptr = 1\nis_ptr64 = 1\ncompute_pgm_rsrc1_vgprs = 0\n\
        compute_pgm_rsrc1_sgprs = 0\ncompute_pgm_rsrc2_user_sgpr = 2\n.end_amd_kernel_code_t\n\
        s_load_dwordx2 s[0:1], s[0:1] 0x0\nv_mov_b32 v0, 3.14159\ns_waitcnt lgkmcnt(0)\n\
        v_mov_b32 v1, s0\nv_mov_b32 v2, s1\nflat_store_dword v[1:2], v0\ns_endpgm\n\
        .Lfunc_end0:\n.size hello_world, .Lfunc_end0-hello_world\n\
        .if .kernel.vgpr_count != 3 || .kernel.sgpr_count != 2\n.err\n.endif\n\
        .if .option.machine_version_major != 8 || .option.machine_version_stepping != 3\n.err\n.endif\n";
    let object = assembled(source, "gfx803");
    // EI_ABIVERSION.
    assert_eq!(object[8], 0);
    let code = text_section(&object);
    assert_eq!(&code[16..24], 256u64.to_le_bytes());
    assert_eq!(code[52], 2 << 1, "USER_SGPR");
    assert_eq!(code[56..60], (1u32 << 3 | 1 << 19).to_le_bytes());
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    for (source, processor, expected) in [
        (
            ".amd_kernel_code_t\n",
            "gfx803",
            "x.s:1:1: error: '.amd_kernel_code_t' belongs to",
        ),
        (
            ".hsa_code_object_version 3,0\n",
            "gfx803",
            "x.s:1:26: error: version 3.0 is none",
        ),
        (
            ".hsa_code_object_version 2,1\n",
            "gfx908",
            "x.s:1:1: error: code object version 2 does",
        ),
        (
            ".hsa_code_object_version 2\n",
            "gfx803",
            "x.s:1:27: error: expected comma",
        ),
    ] {
        let said = messages(source, processor);
        assert!(said.starts_with(expected), "{said}");
    }
    for (source, expected) in [
        (
            ".hsa_code_object_isa 8,0,1,\"AMD\",\"AMDGPU\"\n",
            "x.s:2:22: error: the processor 8.0.1",
        ),
        (
            ".hsa_code_object_isa 8,0,3,\"AMD\",\"X\"\n",
            "x.s:2:34: error: expected \"AMDGPU\"",
        ),
        (
            ".amd_amdgpu_isa \"amdgcn-amd-amdhsa--gfx900\"\n",
            "x.s:2:17: error: target id must",
        ),
        (
            ".amd_kernel_code_t\nx = 1\n.end_amd_kernel_code_t\n",
            "x.s:3:1: error: unexpected amd",
        ),
        (
            ".amd_kernel_code_t\npriority = 4\n.end_amd_kernel_code_t\n",
            "x.s:3:12: error: 4 does not",
        ),
        (
            ".amd_kernel_code_t\npriority = n\n.end_amd_kernel_code_t\n",
            "x.s:3:12: error: expected abs",
        ),
        (
            ".amd_kernel_code_t\nenable_wgp_mode = 1\n.end_amd_kernel_code_t\n",
            "x.s:3:1: error: enable_wgp_mode=1 is only allowed on GFX10+",
        ),
        (
            ".amd_kernel_code_t\npriority 1\n.end_amd_kernel_code_t\n",
            "x.s:3:10: error: expected '='",
        ),
        (
            ".amd_kernel_code_t\npriority = 1\n",
            "x.s:2:1: error: expected amd_kernel_code_t key",
        ),
        (
            ".end_amd_kernel_code_t\n",
            "x.s:2:1: error: '.end_amd_kernel_code_t' without",
        ),
        (
            ".amd_amdgpu_hsa_metadata\nVersion: [1, 0]\n",
            "x.s:2:1: error: expected directive",
        ),
        (
            ".amd_amdgpu_hsa_metadata\nKernels: []\n.end_amd_amdgpu_hsa_metadata\n",
            "x.s:2:1: error: invalid HSA metadata: 'Version' must",
        ),
    ] {
        let said = messages(&format!("{VERSION}{source}"), "gfx803");
        assert!(said.starts_with(expected), "{said}");
    }
}

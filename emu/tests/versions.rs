//! Code objects of versions 2 to 6: written byte by byte, and by llvm-mc and ld.lld.

mod common;
#[path = "common/object.rs"]
mod object;

use common::words;
use emu::{CodeObject, Device, KernelArg, LaunchConfig, LoadError};
use object::{Isa, Kernel, Object, Pointer};

/// Loads and runs kernel `name`; gives what it wrote.
fn run(file: &[u8], name: &str) -> Vec<u32> {
    let object = CodeObject::load(file).unwrap_or_else(|e| panic!("{e}"));
    let mut device = Device::new(object.target());
    let module = device.load(&object).unwrap_or_else(|e| panic!("{e}"));
    let zeros = device.symbol(module, "zeros").expect("a variable");
    assert_eq!(device.read_buffer(zeros), Some(vec![0; 64]));
    let out = device.alloc(256).expect("room");
    let args = [out.into(), KernelArg::U32(10)];
    device
        .launch(module, name, LaunchConfig::linear(64, 64), &args)
        .unwrap_or_else(|e| panic!("{e}"));
    words(&device.read_buffer(out).expect("it is there"))
}

fn expected() -> Vec<u32> {
    (1010..1010 + 64).collect()
}

#[test]
fn written_from_the_documents() {
    for version in 2..=6 {
        for pointer in [Pointer::Relative, Pointer::Absolute] {
            let kernels = vec![Kernel::new("first"), Kernel::new("second")];
            let file = Object {
                pointer,
                ..Object::new(version, kernels)
            };
            let file = file.write();
            let object = CodeObject::load(&file).expect("a code object");
            assert_eq!(object.version(), version);
            assert_eq!(object.target_id(), "gfx906:sramecc-:xnack-");
            assert_eq!(object.kernels().len(), 2);
            assert_eq!(run(&file, "first"), expected(), "version {version}");
            assert_eq!(run(&file, "second"), expected(), "version {version}");
        }
    }
}

#[test]
fn version_two_names_its_processor_in_a_note() {
    for isa in [Isa::Version, Isa::Name] {
        let file = Object {
            flags: 0,
            isa,
            ..Object::new(2, vec![Kernel::new("k")])
        };
        assert_eq!(run(&file.write(), "k"), expected());
    }
}

#[test]
fn relocations_that_cannot_be_applied() {
    for (pointer, message) in [
        (Pointer::Undefined, "undefined symbol 'missing'"),
        (Pointer::GotPcRel, "unknown type 7"),
    ] {
        let file = Object {
            pointer,
            ..Object::new(5, vec![Kernel::new("k")])
        };
        match CodeObject::load(&file.write()) {
            Err(LoadError::Relocation { what, .. }) => assert_eq!(what, message),
            other => panic!("{other:?}"),
        }
    }
}

/// The offsets of `amd_kernel_code_t` are nowhere in the documents, but llvm-mc writes it.
#[test]
fn amd_kernel_code_is_as_llvm_mc_writes_it() {
    let kernel = Kernel {
        lds: 32,
        private: 16,
        ..Kernel::new("k")
    };
    let text = "k:\n.amd_kernel_code_t\namd_code_version_major = 1\namd_code_version_minor = 2\n\
        enable_sgpr_kernarg_segment_ptr = 1\nis_ptr64 = 1\n\
        workitem_private_segment_byte_size = 16\nworkgroup_group_segment_byte_size = 32\n\
        kernarg_segment_byte_size = 24\nwavefront_sgpr_count = 16\nworkitem_vgpr_count = 8\n\
        kernarg_segment_alignment = 3\nwavefront_size = 6\ngranulated_workitem_vgpr_count = 1\n\
        granulated_wavefront_sgpr_count = 0\nfloat_mode = 192\nenable_dx10_clamp = 1\n\
        enable_ieee_mode = 1\nuser_sgpr_count = 2\n.end_amd_kernel_code_t\n";
    let args = ["-triple=amdgcn-amd-mesa3d", "-mcpu=gfx906"];
    let Some(object) = common::assemble_text(text, &args) else {
        return;
    };
    let expected = kernel.kernel_code();
    assert!(
        object.windows(expected.len()).any(|w| w == expected),
        "llvm-mc writes it otherwise"
    );
}

/// Variables of all kinds and two kernels, linked by lld.
fn linked(version: u32, processor: &str) -> Option<Vec<u8>> {
    let mut text = format!(
        ".amdgcn_target \"amdgcn-amd-amdhsa--{processor}\"\n.amdhsa_code_object_version {version}\n"
    );
    let mut meta = String::new();
    for (name, place) in [("first", "table"), ("second", "table2")] {
        text += &format!(
            ".text\n.globl {name}\n.p2align 8\n.type {name},@function\n{name}:\n\
             s_load_dwordx2 s[2:3], s[0:1], 0x0\ns_load_dword s4, s[0:1], 0x8\n\
             s_getpc_b64 s[6:7]\ns_add_u32 s6, s6, {place}@rel32@lo+4\n\
             s_addc_u32 s7, s7, {place}@rel32@hi+12\n\
             s_load_dwordx2 s[6:7], s[6:7], 0x0\ns_waitcnt lgkmcnt(0)\n\
             s_load_dword s5, s[6:7], 0x0\ns_waitcnt lgkmcnt(0)\ns_add_u32 s4, s4, s5\n\
             v_add_u32 v1, s4, v0\nv_lshlrev_b32 v0, 2, v0\nglobal_store_dword v0, v1, s[2:3]\n\
             s_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel {name}\n\
             .amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_next_free_vgpr 8\n\
             .amdhsa_next_free_sgpr 8\n.amdhsa_kernarg_size 24\n.end_amdhsa_kernel\n"
        );
        meta += &format!(
            "  - .name: {name}\n    .symbol: {name}.kd\n    .kernarg_segment_size: 24\n    \
             .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n    \
             .kernarg_segment_align: 8\n    .wavefront_size: 64\n    .sgpr_count: 16\n    \
             .vgpr_count: 8\n    .max_flat_workgroup_size: 256\n    .args:\n      \
             - {{ .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }}\n      \
             - {{ .size: 4, .offset: 8, .value_kind: by_value }}\n"
        );
    }
    // A preemptible symbol gets ABS64, a local one RELATIVE64.
    text += ".data\n.globl variable\n.type variable,@object\n.size variable, 8\nvariable: .quad 1000\n\
        .hidden table, table2\ntable: .quad variable\ntable2: .quad constant\n.bss\n.globl zeros\n.type zeros,@object\n\
        .size zeros, 64\nzeros: .zero 64\n.section .rodata\n.p2align 3\nconstant: .quad 2000\n";
    text += &format!(
        ".amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels:\n{meta}...\n\
         .end_amdgpu_metadata\n"
    );
    common::assemble_linked(processor, &text)
}

#[test]
fn linked_by_lld() {
    for (version, processor, id) in [
        (4, "gfx906", "gfx906"),
        (5, "gfx906:xnack+", "gfx906:xnack+"),
        (6, "gfx900:xnack-", "gfx900:xnack-"),
        (6, "gfx9-generic", "gfx9-generic"),
    ] {
        let Some(file) = linked(version, processor) else {
            return;
        };
        let object = CodeObject::load(&file).unwrap_or_else(|e| panic!("{processor}: {e}"));
        assert_eq!(u32::from(object.version()), version);
        assert_eq!(object.target_id(), id);
        assert_eq!(run(&file, "first"), expected(), "{processor}");
        let second: Vec<u32> = (2010..2010 + 64).collect();
        assert_eq!(run(&file, "second"), second, "{processor}");
    }
}

#[test]
fn generic_code_runs_on_its_members() {
    let Some(file) = linked(6, "gfx9-generic") else {
        return;
    };
    let object = CodeObject::load(&file).expect("a code object");
    let device = |id: &str| Device::new(isa::Target::parse(id).expect("a target"));
    assert!(device("gfx906:xnack-").load(&object).is_ok());
    assert!(device("gfx90c").load(&object).is_ok());
    let refused = device("gfx908").load(&object);
    assert_eq!(
        refused.expect_err("gfx908 is no member").to_string(),
        "code object for gfx9-generic cannot run on gfx908"
    );
}

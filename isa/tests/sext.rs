//! SDWA sign extension of VOP1's integer sources, which llvm-mc's bytes have and compilers use.

use isa::Target;

#[test]
fn sign_extension_of_vop1_sources_decodes() {
    // v_cvt_f32_i32_sdwa v1, sext(v2) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
    const BYTES: [u8; 8] = [0xf9, 0x0a, 0x02, 0x7e, 0x02, 0x06, 0x0c, 0x00];
    let target = Target::parse("gfx906").expect("a target");
    let (inst, size) = isa::decode(&BYTES, &target).expect("it decodes");
    assert_eq!(size, 8);
    assert_eq!(inst.mods.sdwa.sext, 1);
    let text = inst.display(&target).to_string();
    assert!(text.contains("sext(v2)"), "{text}");
}

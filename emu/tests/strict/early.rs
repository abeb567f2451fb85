//! Results of instructions that take several passes, in the place of their sources.

use super::*;

fn early(violation: &Violation) -> bool {
    matches!(violation, Violation::Early { .. })
}

/// Texts in which a result shares registers with a source of the same instruction, and texts in
/// which it does not, or may.
#[test]
fn results_in_the_place_of_sources() {
    let rows = [
        (
            "gfx906",
            "v_qsad_pk_u16_u8 v[2:3], v[2:3], v4, v[6:7]",
            "v_qsad_pk_u16_u8 v[2:3], v[8:9], v4, v[6:7]",
        ),
        (
            "gfx906",
            "v_mqsad_u32_u8 v[2:5], v[8:9], v10, v[2:5]",
            "v_mqsad_u32_u8 v[2:5], v[8:9], v10, v[12:15]",
        ),
        (
            "gfx90a",
            "v_mfma_f32_32x32x8f16 v[0:15], v[2:3], v[20:21], v[24:39]",
            "v_mfma_f32_32x32x8f16 v[0:15], v[20:21], v[22:23], v[0:15]",
        ),
        (
            "gfx90a",
            "v_mfma_f32_16x16x4f16 v[0:15], v[20:21], v[14:15], v[24:39]",
            "v_mfma_f32_16x16x16f16 v[0:3], v[2:3], v[4:5], v[8:11]",
        ),
        (
            "gfx950",
            "v_cvt_scalef32_pk32_f32_fp6 v[0:31], v[0:5], v40",
            "v_cvt_scalef32_pk32_f32_fp6 v[0:31], v[32:37], v40",
        ),
        (
            "gfx950",
            "v_cvt_scalef32_sr_pk32_bf6_f16 v[0:5], v[8:23], v5, v6",
            "v_cvt_scalef32_sr_pk32_bf6_f16 v[0:5], v[8:23], v6, v7",
        ),
        (
            "gfx950",
            "v_cvt_scalef32_sr_pk_fp4_bf16 v0, v2, v0, v1",
            "v_cvt_scalef32_sr_pk_fp4_bf16 v0, v2, v3, v1",
        ),
        (
            "gfx950",
            "v_cvt_scalef32_pk32_bf6_f16 v[0:5], v[2:17], v20",
            "v_cvt_scalef32_pk_bf16_fp4 v0, v0, v1",
        ),
    ];
    for (processor, bad, good) in rows {
        let ready = "s_nop 7\ns_nop 7\n";
        let directive = match processor {
            "gfx906" => "",
            _ => ".amdhsa_accum_offset 64",
        };
        let kernel = |text: &str| {
            let body = format!("{BEGIN}{ready}{text}\n{ready}{ready}");
            Kernel::new(body).with_directives(directive)
        };
        if let Some(result) = run_on(processor, kernel(bad), one_wave()) {
            let violation = violation(result, bad);
            assert!(early(&violation), "{bad}\n{violation}");
        }
        if let Some(result) = run_on(processor, kernel(good), one_wave()) {
            assert_eq!(result, Ok(()), "{good}");
        }
    }
}

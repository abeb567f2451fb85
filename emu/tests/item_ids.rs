//! Where the ids of work-items stand at a kernel's start.

mod common;

use common::{Kernel, assemble, words};
use emu::{CodeObject, Device, KernelArg, LaunchConfig};

/// What v0 holds in the lanes of a work-group of 4 x 4 x 4 work-items, if the descriptor asks for
/// so many ids beyond the first.
fn first_register(processor: &str, more: u32) -> Option<Vec<u32>> {
    let accumulators = match processor {
        "gfx90a" => "\n.amdhsa_accum_offset 64",
        _ => "",
    };
    let kernel = Kernel::new(
        "v_mbcnt_lo_u32_b32 v4, -1, 0\nv_mbcnt_hi_u32_b32 v4, -1, v4\nv_lshlrev_b32 v4, 2, v4\n\
         s_load_dwordx2 s[2:3], s[0:1], 0x8\ns_waitcnt lgkmcnt(0)\n\
         global_store_dword v4, v0, s[2:3]",
    );
    let directives = format!(".amdhsa_system_vgpr_workitem_id {more}{accumulators}");
    let code = assemble(processor, &[kernel.with_directives(&directives)])?;
    let object = CodeObject::load(&code).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let buffer = device.alloc(256).expect("room");
    let args: [KernelArg; 2] = [buffer.into(), buffer.into()];
    let config = LaunchConfig::new([4, 4, 4], [4, 4, 4]);
    let launched = device.launch(module, "k0", config, &args);
    launched.expect("it runs");
    Some(words(&device.read_buffer(buffer).expect("a buffer")))
}

/// Packed ids are zero where they are not asked for: llc's code for one dimension takes the
/// register as it is.
#[test]
fn packed_ids_are_those_that_are_asked_for() {
    for more in 0..3 {
        let Some(found) = first_register("gfx90a", more) else {
            return;
        };
        let mask = (1u32 << (10 * (more + 1))) - 1;
        let expected = (0..64).map(|id| mask & (id % 4 + id / 4 % 4 * 0x400 + id / 16 * 0x10_0000));
        assert_eq!(found, expected.collect::<Vec<u32>>(), "{more}");
    }
}

/// With a register for each, the first has the first.
#[test]
fn separate_ids_have_registers_of_their_own() {
    for more in 0..3 {
        let Some(found) = first_register("gfx906", more) else {
            return;
        };
        let expected = (0..64).map(|id| id % 4);
        assert_eq!(found, expected.collect::<Vec<u32>>(), "{more}");
    }
}

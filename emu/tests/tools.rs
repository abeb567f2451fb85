//! Traces and profiles.

#[path = "common/object.rs"]
mod object;

use emu::{
    Change, CodeObject, Device, KernelArg, LaunchConfig, Mode, Module, Profile, Stats, Tools,
};
use object::{Kernel, Object};

/// A device with kernel `k`, and its arguments.
fn device() -> (Device, Module, [KernelArg; 2]) {
    let file = Object::new(5, vec![Kernel::new("k")]).write();
    let object = CodeObject::load(&file).expect("a code object");
    let mut device = Device::new(object.target());
    let module = device.load(&object).expect("it fits");
    let out = device.alloc(4 * 128).expect("room");
    (device, module, [out.into(), KernelArg::U32(10)])
}

fn launch(config: LaunchConfig, tools: Tools<'_>) -> Stats {
    let (mut device, module, args) = device();
    device
        .launch_with(module, "k", config, &args, tools)
        .unwrap_or_else(|e| panic!("{e}"))
}

/// Instructions of the kernel.
const LENGTH: u64 = 14;

#[test]
fn a_trace_has_every_instruction_and_its_changes() {
    let mut lines = Vec::new();
    let mut sum = None;
    let mut trace = |event: &emu::TraceEvent<'_>| {
        if event.instruction == "v_add_u32_e32 v1, s4, v0" && event.wave == 1 {
            sum = Some(event.changes.to_vec());
        }
        lines.push(event.to_string());
    };
    let tools = Tools {
        trace: Some(&mut trace),
        profile: None,
    };
    // 70 work-items: the second wave has 6 lanes. Both write to the same place.
    let config = LaunchConfig::linear(70, 128).with_threads(4);
    let stats = launch(config, tools);
    assert_eq!(stats.instructions, 2 * LENGTH);
    assert_eq!(lines.len() as u64, 2 * LENGTH);
    let second: Vec<&str> = (lines.iter())
        .filter_map(|l| l.strip_prefix("(0,0,0).1 001"))
        .map(|l| l.split_once(' ').expect("an address").1.trim_end())
        .collect();
    assert_eq!(second.len() as u64, LENGTH);
    assert_eq!(
        second[1],
        "s_load_dword s4, s[0:1], 0x8                 s4=0xa"
    );
    assert_eq!(second[6], "s_waitcnt lgkmcnt(0)");
    assert_eq!(
        second[9],
        "s_add_u32 s4, s4, s5                         s4=0x3f2"
    );
    assert_eq!(
        second[10],
        "v_add_u32_e32 v1, s4, v0                     v1=[0:0x432 1:0x433 2:0x434 3:0x435 \
         4:0x436 5:0x437]"
    );
    let sum = sum.expect("the addition is traced");
    let [
        Change::Vector {
            register,
            lanes,
            new,
            ..
        },
    ] = &sum[..]
    else {
        panic!("{sum:?}");
    };
    assert_eq!((register.as_str(), *lanes, new[5]), ("v1", 63, 1010 + 69));
    assert_eq!(
        second[11],
        "v_lshlrev_b32_e32 v0, 2, v0                  v0=[0:0x100 1:0x104 2:0x108 3:0x10c \
         4:0x110 5:0x114]"
    );
    assert_eq!(second[13], "s_endpgm");
}

#[test]
fn equal_neighbours_are_written_once() {
    let change = Change::Vector {
        register: "v3".to_string(),
        lanes: 0b1_0110_1111,
        old: Box::new([0; 64]),
        new: Box::new([7; 64]),
    };
    assert_eq!(change.to_string(), "v3=[0-3:0x7 5-6:0x7 8:0x7]");
    assert_eq!(Change::Scc(true).to_string(), "scc=1");
}

#[test]
fn a_profile_counts_with_any_number_of_threads() {
    let mut texts = Vec::new();
    for (threads, mode) in [(1, Mode::Plain), (4, Mode::Plain), (1, Mode::Strict)] {
        let (mut device, module, args) = device();
        let mut profile = Profile::new();
        let config = LaunchConfig::linear(40, 40)
            .with_threads(threads)
            .with_mode(mode);
        for _ in 0..2 {
            let tools = Tools {
                trace: None,
                profile: Some(&mut profile),
            };
            let stats = device
                .launch_with(module, "k", config, &args, tools)
                .unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(stats.instructions, LENGTH);
        }
        let lines: Vec<_> = profile.lines().map(|(_, line)| *line).collect();
        assert_eq!(lines.len() as u64, LENGTH);
        assert!(lines.iter().all(|l| l.executions == 2 && l.lanes == 80));
        texts.push(profile.annotate(&device, module));
    }
    assert_eq!(texts[0], texts[1]);
    assert_eq!(texts[0], texts[2]);
    let lines: Vec<&str> = texts[0].lines().collect();
    assert_eq!(lines[0], "  executions  lanes  cycles");
    let wait = lines.iter().find(|l| l.ends_with("s_waitcnt lgkmcnt(0)"));
    // 50 + 13 issues of 4 cycles, two latencies of 200 less the issues on the way.
    assert!(
        wait.is_some_and(|l| l.starts_with("           2   40.0 ")),
        "{wait:?}"
    );
}

/// With tools, the counts are those without.
#[test]
fn tools_change_nothing() {
    let config = LaunchConfig::linear(64, 64);
    let plain = launch(config, Tools::default());
    let mut profile = Profile::new();
    let mut count = 0;
    let mut trace = |_: &emu::TraceEvent<'_>| count += 1;
    let tools = Tools {
        trace: Some(&mut trace),
        profile: Some(&mut profile),
    };
    assert_eq!(launch(config.with_mode(Mode::Strict), tools), plain);
    assert_eq!(count, plain.instructions);
}

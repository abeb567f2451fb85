//! What waves of several work-groups share: the global data share, the global wave sync, ordered
//! counts; and instructions after which a wave does not go on.
//!
//! Sources: "Vega" 7nm ISA manual, 12.2, 12.3, 12.5, 12.13; RDNA manual, `DS_ORDERED_COUNT`;
//! RDNA3.5 manual, 13.4. A machine's states are work-groups of one wave that are resident together
//! and begin in order; where one must wait for another, it is a memory access that shows whether it
//! did.

use crate::coverage::{self, Case, Effort, Wrong, run};
use crate::machine::{LANES, Sizes, State, difference};
use crate::values::Random;
use crate::{access, generate, object};
use isa::{Family, Form, Inst, InstFlags, ModFlags, Opcode, Operand, Reg, RegSpan, Target};
use std::cell::Cell;

const SIZES: Sizes = Sizes {
    vgprs: 20,
    agprs: 0,
    lds: 0,
    memory: 256,
};

fn s(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::sgpr(n), count).into()
}

fn v(n: u16) -> Operand {
    Reg::vgpr(n).into()
}

fn native(opcode: Opcode, operands: &[Operand]) -> Inst {
    Inst::new(opcode, Form::Native, operands)
}

fn offset(mut inst: Inst, offset: u32) -> Inst {
    inst.mods.offset = offset as i32;
    inst
}

fn on_gds(mut inst: Inst) -> Inst {
    inst.mods.flags |= ModFlags::GDS;
    inst
}

fn m0(value: u32) -> Inst {
    native(Opcode::SMovB32, &[Reg::M0.into(), Operand::Literal(value)])
}

/// Registers: the shared address (two), what is added, the count of a GWS instruction, and what has
/// been read.
const SHARED: u16 = 6;
const ONE: u16 = 9;
const COUNT: u16 = 10;
const READ: [u16; 2] = [16, 17];
/// A resource whose base is zero, where there are no FLAT instructions.
const RESOURCE: u16 = 20;

fn shared_address() -> Operand {
    RegSpan::new(Reg::vgpr(SHARED), 2).into()
}

fn add(target: &Target) -> Inst {
    match has_flat(target) {
        true => native(Opcode::FlatAtomicAdd, &[shared_address(), v(ONE)]),
        false => far(native(Opcode::BufferAtomicAdd, &[v(ONE), shared_address()])),
    }
}

fn read(target: &Target, to: u16) -> Inst {
    match has_flat(target) {
        true => native(Opcode::FlatLoadDword, &[v(to), shared_address()]),
        false => far(native(Opcode::BufferLoadDword, &[v(to), shared_address()])),
    }
}

fn has_flat(target: &Target) -> bool {
    Opcode::FlatLoadDword.exists_on(target.processor)
}

/// A buffer's instruction with the address in registers alone.
fn far(mut inst: Inst) -> Inst {
    inst.operands.push(s(RESOURCE, 4));
    inst.operands.push(Operand::Inline(128));
    inst.mods.flags |= ModFlags::ADDR64;
    inst
}

/// A GWS instruction on a resource: its number is the sum of a part in M0 and one in the
/// instruction.
fn gws(r: &mut Random, opcode: Opcode, resource: u32) -> [Inst; 2] {
    let part = r.below(64) as u32;
    let operands: &[Operand] = match opcode.desc().operands.len() {
        0 => &[],
        _ => &[v(COUNT)],
    };
    let rest = resource.wrapping_sub(part) & 63;
    let inst = on_gds(offset(native(opcode, operands), part));
    // The other bits of M0 do not matter.
    [m0(rest << 16 | (r.next() as u32 & 0xffc0_ffff)), inst]
}

/// A wave: its code, and the count in its first active lane.
struct Wave {
    code: Vec<Inst>,
    count: u32,
}

/// The first lane gives the count: the others have different ones.
fn state(r: &mut Random, wave: &Wave) -> State {
    let mut st = generate::state(r, &wave.code[0], SIZES);
    st.exec |= 1 << r.below(LANES);
    st.vgprs[usize::from(ONE)] = [1; LANES];
    st.vgprs[usize::from(COUNT)][st.exec.trailing_zeros() as usize] = wave.count;
    st.memory = vec![0; SIZES.memory];
    st.sgprs[usize::from(RESOURCE)..][..4].copy_from_slice(&[0, 0, 0, 0x0002_7000]);
    st
}

/// Runs the waves together; gives each wave's state before and after.
fn together(
    r: &mut Random,
    target: &Target,
    waves: &[Wave],
    change: &dyn Fn(usize, &mut State),
) -> Result<Vec<(State, State)>, String> {
    let cases: Vec<Case> = waves
        .iter()
        .map(|wave| (wave.code.clone(), vec![state(r, wave)]))
        .collect();
    let first = Cell::new(0);
    let runs = run(target, &cases, SIZES, &|i, st| {
        if i == 0 {
            first.set(st.address);
        }
        st.vgprs[usize::from(SHARED)] = [first.get() as u32; LANES];
        st.vgprs[usize::from(SHARED) + 1] = [(first.get() >> 32) as u32; LANES];
        change(i, st);
    })?;
    Ok(runs
        .into_iter()
        .map(|(_, before, after)| (before, after))
        .collect())
}

fn set_active(st: &mut State, register: u16, value: u32) {
    for lane in (0..LANES).filter(|&l| st.active(l)).collect::<Vec<_>>() {
        st.vgprs[usize::from(register)][lane] = value;
    }
}

/// M0 after a wave's code.
fn last_m0(code: &[Inst]) -> Option<u32> {
    let sets = code
        .iter()
        .rev()
        .find(|i| i.operands.first() == Some(&Reg::M0.into()))?;
    match sets.operands[1] {
        Operand::Literal(value) => Some(value),
        _ => None,
    }
}

/// Compares with what `want` makes of the states before.
fn compare(
    what: &str,
    waves: &[Wave],
    runs: Result<Vec<(State, State)>, String>,
    want: &dyn Fn(usize, &mut State),
) -> Wrong {
    let runs = match runs {
        Ok(runs) => runs,
        Err(e) => return vec![format!("{what}: {e}")],
    };
    let mut wrong = Vec::new();
    for (i, (before, after)) in runs.into_iter().enumerate() {
        let mut expected = before;
        if let Some(value) = last_m0(&waves[i].code) {
            expected.m0 = value;
        }
        want(i, &mut expected);
        let text = difference(&after, &expected);
        if !text.is_empty() {
            wrong.push(format!("{what}, wave {i}:{text}"));
        }
    }
    wrong
}

/// That a launch fails with these words.
fn fails(what: &str, runs: Result<Vec<(State, State)>, String>, words: &str) -> Wrong {
    match runs {
        Err(e) if e.contains(words) => Vec::new(),
        Err(e) => vec![format!("{what}: '{e}' instead of '{words}'")],
        Ok(_) => vec![format!("{what}: no error, '{words}' expected")],
    }
}

/// All waves add, meet at the barrier, and read what all have added; twice.
fn barrier(r: &mut Random, target: &Target) -> Wrong {
    let (n, resource) = (2 + r.below(6) as u32, r.below(64) as u32);
    let mut waves = Vec::new();
    for i in 0..n {
        let mut code = Vec::new();
        if i == 0 {
            code.extend(gws(r, Opcode::DsGwsInit, resource));
        }
        for to in READ {
            code.push(add(target));
            code.extend(gws(r, Opcode::DsGwsBarrier, resource));
            code.push(read(target, to));
            code.extend(gws(r, Opcode::DsGwsBarrier, resource));
        }
        waves.push(Wave { code, count: n - 1 });
    }
    let total = Cell::new(0);
    let runs = together(r, target, &waves, &|_, st| {
        total.set(total.get() + st.exec.count_ones());
    });
    let mut wrong = compare("barrier", &waves, runs, &|i, st| {
        READ.iter()
            .zip(1..)
            .for_each(|(&to, k)| set_active(st, to, k * total.get()));
        if i == 0 {
            st.memory[..4].copy_from_slice(&(2 * total.get()).to_le_bytes());
        }
    });
    // One wave fewer than the barrier wants.
    waves.pop();
    let runs = together(r, target, &waves, &|_, _| {});
    wrong.extend(fails("barrier", runs, "deadlock"));
    wrong
}

/// Waves wait at a semaphore until the last one has written and releases them.
fn semaphore(r: &mut Random, target: &Target, release: Opcode) -> Wrong {
    let (n, resource) = (1 + r.below(6) as u32, r.below(64) as u32);
    let releases = match release {
        Opcode::DsGwsSemaV => n,
        _ => 1,
    };
    let mut waves = Vec::new();
    for _ in 0..n {
        let mut code = gws(r, Opcode::DsGwsSemaP, resource).to_vec();
        code.push(read(target, READ[0]));
        waves.push(Wave { code, count: 0 });
    }
    let mut code = vec![add(target)];
    for _ in 0..releases {
        code.extend(gws(r, release, resource));
    }
    waves.push(Wave { code, count: n });
    let added = Cell::new(0);
    let runs = together(r, target, &waves, &|i, st| {
        if i == n as usize {
            added.set(st.exec.count_ones());
        }
    });
    let name = release.mnemonic();
    let mut wrong = compare(name, &waves, runs, &|i, st| {
        if i < n as usize {
            set_active(st, READ[0], added.get());
        }
        if i == 0 {
            st.memory[..4].copy_from_slice(&added.get().to_le_bytes());
        }
    });
    // Another one that nobody releases: it comes after all others.
    let code = gws(r, Opcode::DsGwsSemaP, resource).to_vec();
    waves.push(Wave { code, count: 0 });
    let runs = together(r, target, &waves, &|_, _| {});
    wrong.extend(fails(name, runs, "deadlock"));
    wrong
}

/// As many waves as the resource was initialised with pass a semaphore.
fn initialised(r: &mut Random, target: &Target) -> Wrong {
    let (n, resource) = (1 + r.below(6) as u32, r.below(64) as u32);
    let mut waves = Vec::new();
    for i in 0..n {
        let mut code = Vec::new();
        if i == 0 {
            code.extend(gws(r, Opcode::DsGwsInit, resource));
        }
        code.extend(gws(r, Opcode::DsGwsSemaP, resource));
        waves.push(Wave { code, count: n });
    }
    let runs = together(r, target, &waves, &|_, _| {});
    let mut wrong = compare("init", &waves, runs, &|_, _| {});
    let code = gws(r, Opcode::DsGwsSemaP, resource).to_vec();
    waves.push(Wave { code, count: 0 });
    let runs = together(r, target, &waves, &|_, _| {});
    wrong.extend(fails("init", runs, "deadlock"));
    wrong
}

/// Ordered counts: the counter's value before, in the order of the waves' numbers in M0.
fn ordered(r: &mut Random, target: &Target) -> Wrong {
    let n = 2 + r.below(6) as u32;
    let (base, index) = (4 * r.below(200) as u32, r.below(4) as u32);
    let exchange = r.below(2) as u32;
    let turn = r.below(n as usize) as u32;
    let number = |i: u32| (i * (n - 1) + turn) % n;
    let count = |i: u32| 100 + 7 * i;
    // Without the release bit, the wave stays the oldest.
    let part = |release: u32| index << 2 | release << 8 | release << 9 | exchange << 12;
    let waves: Vec<Wave> = (0..n)
        .map(|i| {
            let one = |to: u16, release: u32| {
                let inst = native(Opcode::DsOrderedCount, &[v(to), v(COUNT)]);
                on_gds(offset(inst, part(release)))
            };
            Wave {
                code: vec![m0(base << 16 | number(i)), one(READ[0], 0), one(READ[1], 1)],
                count: count(i),
            }
        })
        .collect();
    // A wave without active lanes adds nothing, and still takes its turn.
    let empty = r.below(n as usize);
    let runs = together(r, target, &waves, &|i, st| {
        if i == empty {
            st.exec = 0;
        }
    });
    let value = |i: u32| if i as usize == empty { 0 } else { count(i) };
    let before = |i: u32| {
        let earlier = (0..n).filter(|&j| number(j) < number(i));
        match exchange {
            0 => earlier.map(|j| 2 * value(j)).sum(),
            _ => earlier.max_by_key(|&j| number(j)).map_or(0, value),
        }
    };
    let mut wrong = compare("ordered count", &waves, runs, &|i, st| {
        let (old, own) = (before(i as u32), value(i as u32));
        set_active(st, READ[0], old);
        set_active(st, READ[1], if exchange == 0 { old + own } else { own });
    });
    // Nobody has the first number.
    let late = Wave {
        code: vec![m0(1), waves[0].code[2].clone()],
        count: 0,
    };
    let runs = together(r, target, &[late], &|_, _| {});
    wrong.extend(fails("ordered count", runs, "deadlock"));
    wrong
}

/// Instructions after which nothing comes, and the error that says so.
fn final_instruction(r: &mut Random, target: &Target, opcode: Opcode) -> Option<Wrong> {
    let (operands, words) = match opcode {
        Opcode::SRfeB64 => (vec![s(4, 2)], "outside a trap handler"),
        Opcode::SRfeRestoreB64 => (vec![s(4, 2), s(6, 1)], "outside a trap handler"),
        Opcode::SSendmsghalt => (vec![Operand::Imm(1)], "or are halted"),
        Opcode::VMfmaLdScaleB32 => (vec![v(4), v(8)], "without a matrix instruction"),
        _ => return None,
    };
    let code = vec![native(opcode, &operands)];
    let runs = together(r, target, &[Wave { code, count: 0 }], &|_, _| {});
    Some(fails(opcode.mnemonic(), runs, words))
}

/// Checks an opcode of this file; `None` for others.
pub fn check(target: &Target, opcode: Opcode, effort: Effort) -> Option<Wrong> {
    let mut r = Random(opcode as u64 * 1000 + u64::from(target.processor.elf_mach));
    let mut wrong = Vec::new();
    for _ in 0..effort.variants {
        wrong.extend(match opcode {
            Opcode::DsGwsInit => initialised(&mut r, target),
            Opcode::DsGwsBarrier => barrier(&mut r, target),
            Opcode::DsGwsSemaP => semaphore(&mut r, target, Opcode::DsGwsSemaV),
            Opcode::DsGwsSemaV | Opcode::DsGwsSemaBr | Opcode::DsGwsSemaReleaseAll => {
                semaphore(&mut r, target, opcode)
            }
            Opcode::DsOrderedCount => ordered(&mut r, target),
            _ => final_instruction(&mut r, target, opcode)?,
        });
    }
    Some(wrong)
}

/// SGPRs that the state does not have.
const KEPT: u16 = 60;

/// Code that copies a state's LDS to GDS, does the instruction there and copies back.
fn through_gds(inst: &Inst, base: u32, m: u32) -> Vec<Inst> {
    use Opcode::*;
    let exec: Operand = RegSpan::new(Reg::EXEC_LO, 2).into();
    let (lane, data) = (v(object::VGPRS as u16 - 1), v(object::VGPRS as u16 - 2));
    let rows = (access::LDS / 256) as u32;
    let all = |code: &mut Vec<Inst>| {
        code.push(native(SMovB64, &[s(KEPT, 2), exec]));
        code.push(native(SMovB64, &[exec, Operand::Inline(193)]));
        code.push(m0(0xffff));
    };
    let back = |code: &mut Vec<Inst>| {
        code.push(native(SMovB64, &[exec, s(KEPT, 2)]));
        code.push(m0(m));
    };
    let mut code = Vec::new();
    all(&mut code);
    for i in 0..rows {
        code.push(offset(native(DsReadB32, &[data, lane]), 256 * i));
        let write = native(DsWriteB32, &[lane, data]);
        code.push(on_gds(offset(write, base + 256 * i)));
    }
    back(&mut code);
    code.push(inst.clone());
    all(&mut code);
    for i in 0..rows {
        let read = native(DsReadB32, &[data, lane]);
        code.push(on_gds(offset(read, base + 256 * i)));
        code.push(offset(native(DsWriteB32, &[lane, data]), 256 * i));
    }
    back(&mut code);
    code
}

/// Cases of an instruction with the `gds` bit, and the instruction in each.
fn gds_cases(target: &Target, opcode: Opcode, effort: Effort) -> Option<(Vec<Case>, Vec<Inst>)> {
    let mut r = Random(opcode as u64 * 77 + u64::from(target.processor.elf_mach));
    let mut cases: Vec<Case> = Vec::new();
    let mut insts = Vec::new();
    for _ in 0..effort.variants {
        let Some(inst) = access::instruction(&mut r, target, opcode).map(on_gds) else {
            continue;
        };
        if !generate::encodes(&inst, target) {
            continue;
        }
        // GFX908 has 4 KiB.
        let most = if target.processor.name == "gfx908" {
            4096
        } else {
            0xff00
        };
        let base = 4 * r.below((most - access::LDS) / 4) as u32;
        let m = base << 16 | access::LDS as u32;
        let states = (0..effort.states)
            .map(|_| State {
                m0: m,
                ..access::state(&mut r, &inst)
            })
            .collect();
        cases.push((through_gds(&inst, base, m), states));
        insts.push(inst);
    }
    (!insts.is_empty()).then_some((cases, insts))
}

/// A check of what only some instructions can have.
pub type Check = fn(&Target, Opcode, Effort) -> Option<Wrong>;

/// Checks a DS instruction with the `gds` bit; `None` if it cannot have it.
pub fn check_gds(target: &Target, opcode: Opcode, effort: Effort) -> Option<Wrong> {
    if opcode.desc().family != Family::Ds || opcode.desc().flags.contains(InstFlags::GDS_ONLY) {
        return None;
    }
    let (cases, insts) = gds_cases(target, opcode, effort)?;
    let name = format!("{} {} gds", target.processor.name, opcode.mnemonic());
    let runs = run(target, &cases, access::sizes(opcode), &|_, _| {});
    if NO_GDS.contains(&opcode.mnemonic()) {
        let runs = runs.map(|_| Vec::new());
        return Some(fails(&name, runs, "not implemented"));
    }
    let runs = match runs {
        Ok(runs) => runs,
        Err(e) => return Some(vec![format!("{name}: {e}")]),
    };
    let mut wrong = Vec::new();
    for (i, before, after) in runs {
        let mut want = before;
        if crate::memory::execute(&insts[i], &mut want).is_none() {
            return Some(vec![format!("{name}: not stated")]);
        }
        let text = difference(&after, &want);
        if !text.is_empty() {
            wrong.push(format!("{name}:{text}"));
        }
    }
    Some(wrong)
}

/// Instructions whose `gds` bit means nothing that is documented.
const NO_GDS: [&str; 3] = [
    "ds_swizzle_b32",
    "ds_read_addtid_b32",
    "ds_write_addtid_b32",
];

/// What is an error because nothing says what it does, with the reason.
pub const UNDEFINED: [(&str, &str); 7] = [
    (
        "gds of ds_swizzle_b32, ds_read_addtid_b32, ds_write_addtid_b32",
        "no memory, or M0 is both the lanes' offset and the size of GDS",
    ),
    (
        "neg, abs of v_dot2c_f32_f16, v_pk_fmac_f16",
        "which half they concern is not documented",
    ),
    (
        "neg, abs of pairs that v_cvt_scalef32_* converts",
        "which of the two they concern is not documented",
    ),
    (
        "v_mfma_ld_scale_b32 alone",
        "it is the first half of v_mfma_scale_*",
    ),
    ("formats 5 to 7 of v_mfma_*_f8f6f4", "there are none"),
    (
        "ds_read_*_tr_* with inactive lanes",
        "EXEC must be all ones",
    ),
    (
        "tfe of loads to LDS, a semaphore at whose barrier waves wait",
        "illegal, or not documented",
    ),
];

/// Negation and absolute value of pairs outside VOP3P, and what is undefined on gfx950.
pub fn check_undefined(target: &Target) -> Wrong {
    let mut wrong = check_undefined_950(target);
    for opcode in [Opcode::VDot2cF32F16, Opcode::VPkFmacF16] {
        let forms = generate::forms(opcode, target);
        for form in [Form::E64, Form::Dpp, Form::Sdwa] {
            if !opcode.exists_on(target.processor) || !forms.contains(&form) {
                continue;
            }
            let mut r = Random(1);
            let mut inst = Inst::new(opcode, form, &[v(0), v(4), v(8)]);
            inst.mods.dpp.row_mask = 15;
            inst.mods.dpp.bank_mask = 15;
            inst.mods.neg = 1;
            if !generate::encodes(&inst, target) {
                continue;
            }
            let wave = Wave {
                code: vec![inst],
                count: 0,
            };
            let runs = together(&mut r, target, &[wave], &|_, _| {});
            wrong.extend(fails(opcode.mnemonic(), runs, "not implemented"));
        }
    }
    wrong
}

/// What gfx950 leaves undefined.
fn check_undefined_950(target: &Target) -> Wrong {
    let mut wrong = Vec::new();
    let mut fail = |inst: Inst, exec: u64, words: &str| {
        if !inst.opcode.exists_on(target.processor) {
            return;
        }
        let name = inst.opcode.mnemonic();
        let wave = Wave {
            code: vec![inst],
            count: 0,
        };
        let runs = together(&mut Random(2), target, &[wave], &|_, st| st.exec = exec);
        wrong.extend(fails(name, runs, words));
    };
    let pair = |n: u16, count: u8| RegSpan::new(Reg::vgpr(n), count).into();
    let convert = |opcode: Opcode, sources: &[Operand]| {
        let mut operands = vec![v(0)];
        operands.extend_from_slice(sources);
        let mut inst = native(opcode, &operands);
        inst.mods.neg = 1;
        inst
    };
    let two = [v(4), v(8)];
    let three = [pair(4, 2), v(8), v(12)];
    let narrow = convert(Opcode::VCvtScalef32PkFp8F16, &two);
    fail(narrow, u64::MAX, "not implemented");
    let narrow = convert(Opcode::VCvtScalef32SrPkFp4F32, &three);
    fail(narrow, u64::MAX, "not implemented");
    let transpose = native(Opcode::DsReadB64TrB8, &[pair(0, 2), v(4)]);
    fail(transpose, 1, "while a lane is inactive");
    let operands = [pair(0, 4), pair(4, 8), pair(4, 8), pair(0, 4)];
    let mut product = native(Opcode::VMfmaF3216x16x128F8f6f4, &operands);
    product.mods.matrix = 5;
    fail(product, u64::MAX, "does not exist");
    wrong
}

/// A vector instruction with `lds_direct` as source 0; `None` if it cannot have it.
pub fn check_lds_direct(target: &Target, opcode: Opcode, effort: Effort) -> Option<Wrong> {
    if !opcode.desc().family.is_valu() {
        return None;
    }
    let desc = opcode.desc();
    let at = (desc.operands.iter()).position(|o| o.field == isa::Field::Src0)?;
    let mut r = Random(opcode as u64 * 78 + u64::from(target.processor.elf_mach));
    let mut cases: Vec<(Inst, Vec<State>)> = Vec::new();
    for form in [Form::Native, Form::E32, Form::E64] {
        if !generate::forms(opcode, target).contains(&form) {
            continue;
        }
        let made = (0..20).find_map(|_| {
            let mut inst = generate::alu(&mut r, target, opcode, form)?;
            inst.operands[at] = Reg::LDS_DIRECT.into();
            generate::encodes(&inst, target).then_some(inst)
        });
        let Some(inst) = made else { continue };
        let states = (0..effort.states)
            .map(|_| {
                let mut st = generate::state(&mut r, &inst, DIRECT_SIZES);
                let kind = r.pick(&[0, 1, 2, 4, 5]);
                st.m0 = (r.below(64) as u32 * 4) | (kind << 16) | ((r.next() as u32) << 19);
                st
            })
            .collect();
        cases.push((inst, states));
    }
    // M0 would be the address in LDS and the number of a register far outside of the state.
    if cases.is_empty() || opcode.mnemonic().starts_with("v_movrel") {
        return None;
    }
    let reference =
        |inst: &Inst, st: &mut State| instead_of_lds_direct(inst, st, at, crate::valu::execute);
    let wrong = coverage::check(target, &cases, DIRECT_SIZES, &reference);
    let unknown = || vec![format!("{}: lds_direct is not stated", opcode.mnemonic())];
    Some(wrong.unwrap_or_else(unknown))
}

const DIRECT_SIZES: Sizes = Sizes {
    vgprs: 20,
    agprs: 0,
    lds: 256,
    memory: 0,
};

/// Calls `execute` with a register that holds the value in all lanes as operand `at`.
fn instead_of_lds_direct<T>(
    inst: &Inst,
    st: &mut State,
    at: usize,
    execute: fn(&Inst, &mut State) -> T,
) -> T {
    /// A register that the instruction does not use.
    const STANDS_FOR_IT: u16 = 19;
    let address = (st.m0 & 0xffff) as usize;
    let bytes = &st.lds[address..address + 4];
    let (byte, short) = (bytes[0], u16::from_le_bytes([bytes[0], bytes[1]]));
    let value = match st.m0 >> 16 & 7 {
        0 => byte.into(),
        1 => short.into(),
        4 => byte as i8 as i32 as u32,
        5 => short as i16 as i32 as u32,
        _ => u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]),
    };
    let register = usize::from(STANDS_FOR_IT);
    let kept = std::mem::replace(&mut st.vgprs[register], [value; LANES]);
    let mut inst = inst.clone();
    inst.operands[at] = v(STANDS_FOR_IT);
    let result = execute(&inst, st);
    st.vgprs[register] = kept;
    result
}

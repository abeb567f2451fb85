//! Program control: branches, calls, forks, hardware registers, indexed registers, and
//! instructions without a result.
//!
//! Source: "Vega" 7nm ISA manual, 12.2 "SOPK", 12.3 "SOP1", 12.5 "SOPP", 3.3 (table 4, MODE), 6.6
//! "VGPR Indexing". Each test is a few instructions: the one it is about, and others that show
//! where it went.

use crate::coverage::{self, Case, Wrong};
use crate::generate;
use crate::machine::{LANES, Sizes, State, difference};
use crate::values::Random;
use isa::{Family, Form, Inst, Opcode, Operand, Reg, RegSpan, Target};

const SIZES: Sizes = Sizes {
    vgprs: 16,
    agprs: 0,
    lds: 0,
    memory: 0,
};

fn s(n: u16, count: u8) -> Operand {
    RegSpan::new(Reg::sgpr(n), count).into()
}

fn native(opcode: Opcode, operands: &[Operand]) -> Inst {
    Inst::new(opcode, Form::Native, operands)
}

/// What the instructions after the tested one write: the first is skipped by a branch.
const SKIPPED: (u16, u32) = (10, 0x111);
const REACHED: (u16, u32) = (11, 0x222);

fn mark((register, value): (u16, u32)) -> Inst {
    native(
        Opcode::SMovkI32,
        &[s(register, 1), Operand::Imm(value as i32)],
    )
}

fn copy() -> Inst {
    Inst::new(
        Opcode::VMovB32,
        Form::E32,
        &[Reg::vgpr(0).into(), Reg::vgpr(4).into()],
    )
}

fn leave_index_mode() -> Inst {
    native(Opcode::SSetGprIdxOff, &[])
}

/// Bit of MODE that turns on indexing, and the lowest one of the fork stack's pointer.
const GPR_IDX_EN: u32 = 1 << 27;
const CSP: u32 = 29;

/// Code for an opcode.
fn code(r: &mut Random, opcode: Opcode) -> Option<Vec<Inst>> {
    use Opcode::*;
    let one = |operands: &[Operand]| native(opcode, operands);
    let imm = |k: i32| Operand::Imm(k);
    Some(match opcode {
        SBranch
        | SCbranchScc0
        | SCbranchScc1
        | SCbranchVccz
        | SCbranchVccnz
        | SCbranchExecz
        | SCbranchExecnz
        | SCbranchCdbgsys
        | SCbranchCdbguser
        | SCbranchCdbgsysOrUser
        | SCbranchCdbgsysAndUser => vec![one(&[imm(1)]), mark(SKIPPED), mark(REACHED)],
        SCallB64 => vec![one(&[s(2, 2), imm(1)]), mark(SKIPPED), mark(REACHED)],
        SSetpcB64 => vec![one(&[s(4, 2)]), mark(SKIPPED), mark(REACHED)],
        SSwappcB64 => vec![one(&[s(2, 2), s(4, 2)]), mark(SKIPPED), mark(REACHED)],
        SGetpcB64 => vec![one(&[s(2, 2)])],
        SCbranchGFork => vec![one(&[s(4, 2), s(6, 2)]), mark(SKIPPED), mark(REACHED)],
        SCbranchIFork => vec![one(&[s(4, 2), imm(1)]), mark(SKIPPED), mark(REACHED)],
        SCbranchJoin => vec![one(&[s(4, 1)]), mark(SKIPPED), mark(REACHED)],
        SGetregB32 => {
            let (offset, size) = (r.below(24) as i32, r.below(8) as i32 + 1);
            vec![one(&[s(0, 1), imm(1 | offset << 6 | (size - 1) << 11)])]
        }
        SSetregB32 | SSetregImm32B32 => {
            let (offset, size) = (r.below(6) as i32, r.below(4) as i32 + 1);
            let hwreg = imm(1 | offset << 6 | (size - 1) << 11);
            let value = r.next() as u32;
            let source = if opcode == SSetregB32 {
                s(4, 1)
            } else {
                Operand::Literal(value)
            };
            vec![one(&[hwreg, source])]
        }
        SSetGprIdxOn => vec![
            one(&[s(4, 1), imm(r.below(16) as i32)]),
            copy(),
            leave_index_mode(),
        ],
        SSetGprIdxOff => vec![
            native(SSetGprIdxOn, &[s(4, 1), imm(1)]),
            leave_index_mode(),
            copy(),
        ],
        SSetGprIdxIdx => vec![
            native(SSetGprIdxOn, &[s(4, 1), imm(1)]),
            one(&[s(5, 1)]),
            copy(),
            leave_index_mode(),
        ],
        SSetGprIdxMode => vec![
            native(SSetGprIdxOn, &[s(4, 1), imm(0)]),
            one(&[imm(r.below(16) as i32)]),
            copy(),
            leave_index_mode(),
        ],
        SSetvskip => {
            let zero = Operand::Inline(128);
            vec![
                one(&[s(4, 1), s(5, 1)]),
                copy(),
                native(SSetvskip, &[zero, zero]),
            ]
        }
        SMemtime | SMemrealtime => vec![one(&[s(0, 2)]), one(&[s(2, 2)])],
        // The debugger's breakpoint; others end the launch with an error.
        STrap => vec![one(&[imm(3)])],
        SSethalt | SSetkill => vec![one(&[imm(0)])],
        SNop | SWakeup | SBarrier | SWaitcnt | SSleep | SSetprio | SSendmsg | SIcacheInv
        | SIncperflevel | SDecperflevel | STtracedata | SEndpgm | SEndpgmSaved
        | SEndpgmOrderedPsDone => {
            let operands = vec![imm(1); opcode.desc().operands.len()];
            vec![one(&operands)]
        }
        _ => return None,
    })
}

/// Whether [`check`] knows an opcode.
pub fn knows(opcode: Opcode) -> bool {
    let family = opcode.desc().family;
    (family.is_salu() || family == Family::Smem) && code(&mut Random(0), opcode).is_some()
}

/// Addresses, which are known only now, and what must not lead astray.
fn prepare(opcode: Opcode, st: &mut State) {
    use Opcode::*;
    let target = st.pc + 8;
    match opcode {
        SSetpcB64 | SSwappcB64 => st.set_sgpr64(4, target),
        SCbranchGFork => st.set_sgpr64(6, target),
        SCbranchJoin => {
            // One entry on the stack: EXEC and where to go on.
            st.mode |= 1 << CSP;
            st.set_sgpr64(0, 0xf0f0_1234_5678_0001);
            st.set_sgpr64(2, target);
            st.sgprs[4] &= 1;
        }
        _ => {}
    }
}

/// The condition of a conditional branch; debug conditions never hold.
fn taken(opcode: Opcode, st: &State) -> bool {
    use Opcode::*;
    match opcode {
        SCbranchScc0 => !st.scc,
        SCbranchScc1 => st.scc,
        SCbranchVccz => st.vcc == 0,
        SCbranchVccnz => st.vcc != 0,
        SCbranchExecz => st.exec == 0,
        SCbranchExecnz => st.exec != 0,
        SBranch | SCallB64 | SSetpcB64 | SSwappcB64 => true,
        _ => false,
    }
}

fn marks(st: &mut State, skips: bool) {
    if !skips {
        st.sgprs[usize::from(SKIPPED.0)] = SKIPPED.1;
    }
    st.sgprs[usize::from(REACHED.0)] = REACHED.1;
}

/// `S_CBRANCH_G_FORK`: both parts have lanes, so the smaller one goes first.
fn fork(st: &mut State, mask: u64, next: u64, target: u64) {
    let (pass, fail) = (mask & st.exec, !mask & st.exec);
    let csp = (st.mode >> CSP) as usize;
    let skips = if pass == st.exec {
        true
    } else if fail == st.exec {
        false
    } else {
        let fail_first = fail.count_ones() < pass.count_ones();
        let (first, later, resume) = match fail_first {
            true => (fail, pass, target),
            false => (pass, fail, next),
        };
        st.exec = first;
        st.set_sgpr64(4 * csp, later);
        st.set_sgpr64(4 * csp + 2, resume);
        st.mode = st.mode & !(7 << CSP) | ((csp as u32 + 1) & 7) << CSP;
        !fail_first
    };
    marks(st, skips);
}

/// `v_mov_b32 v0, v4` with M0's index added to the registers that the enable bits name.
fn indexed_copy(st: &mut State, index: u32, enables: u32) {
    let moved = |n: usize, bit: u32| {
        n + if enables >> bit & 1 != 0 {
            index as usize
        } else {
            0
        }
    };
    let (to, from) = (moved(0, 3), moved(4, 0));
    for lane in (0..LANES).filter(|&l| st.active(l)).collect::<Vec<_>>() {
        st.vgprs[to][lane] = st.vgprs[from][lane];
    }
}

/// What the code leaves behind.
fn expect(opcode: Opcode, code: &[Inst], st: &mut State, got: &State) {
    use Opcode::*;
    let imm = |i: &Inst, at: usize| match i.operands[at] {
        Operand::Imm(k) => k as u32,
        _ => 0,
    };
    let field = |k: u32| (k >> 6 & 31, (1u64 << ((k >> 11 & 31) + 1)) as u32 - 1);
    let next = st.pc + 4;
    match opcode {
        SCallB64 | SSwappcB64 => {
            st.set_sgpr64(2, next);
            marks(st, true);
        }
        SGetpcB64 => st.set_sgpr64(2, next),
        SCbranchGFork | SCbranchIFork => fork(st, st.sgpr64(4), next, st.pc + 8),
        SCbranchJoin if st.sgprs[4] == 1 => marks(st, false),
        SCbranchJoin => {
            st.exec = st.sgpr64(0);
            st.mode &= !(7 << CSP);
            marks(st, true);
        }
        SGetregB32 => {
            let (offset, mask) = field(imm(&code[0], 1));
            st.sgprs[0] = st.mode >> offset & mask;
        }
        SSetregB32 | SSetregImm32B32 => {
            let (offset, mask) = field(imm(&code[0], 0));
            let value = match code[0].operands[1] {
                Operand::Literal(value) => value,
                _ => st.sgprs[4],
            };
            st.mode = st.mode & !(mask << offset) | (value & mask) << offset;
        }
        SSetGprIdxOn | SSetGprIdxOff | SSetGprIdxIdx | SSetGprIdxMode => {
            let index = st.sgprs[if opcode == SSetGprIdxIdx { 5 } else { 4 }] & 0xff;
            let enables = match opcode {
                SSetGprIdxOn => imm(&code[0], 1),
                SSetGprIdxMode => imm(&code[1], 0),
                _ => 1,
            };
            st.m0 = st.m0 & !0xf0ff | index | enables << 12;
            let active = if opcode == SSetGprIdxOff { 0 } else { enables };
            indexed_copy(st, index, active);
            assert_eq!(st.mode & GPR_IDX_EN, 0);
        }
        SSetvskip if st.sgprs[4] >> (st.sgprs[5] & 31) & 1 != 0 => {}
        SSetvskip => indexed_copy(st, 0, 0),
        SMemtime | SMemrealtime => {
            assert!(got.sgpr64(2) >= got.sgpr64(0), "time goes on");
            st.set_sgpr64(0, got.sgpr64(0));
            st.set_sgpr64(2, got.sgpr64(2));
        }
        _ if code.len() == 3 => marks(st, taken(opcode, st)),
        // Without a result; after the end of the program nothing is written at all.
        _ => {}
    }
}

/// Runs an opcode's code from random states.
pub fn check(target: &Target, opcode: Opcode, effort: coverage::Effort) -> Option<Wrong> {
    let mut r = Random(opcode as u64);
    let mut cases: Vec<Case> = Vec::new();
    for _ in 0..effort.variants {
        let code = code(&mut r, opcode)?;
        let states = (0..2 * effort.states)
            .map(|_| state(&mut r, &code))
            .collect();
        cases.push((code, states));
    }
    let name = |i: usize| {
        format!(
            "{} {}",
            target.processor.name,
            cases[i].0[0].display(target)
        )
    };
    let runs = match coverage::run(target, &cases, SIZES, &|_, st| prepare(opcode, st)) {
        Ok(runs) => runs,
        Err(e) => return Some(vec![format!("{}: {e}", name(0))]),
    };
    let mut wrong = Vec::new();
    for (i, before, got) in runs {
        let mut want = before.clone();
        expect(opcode, &cases[i].0, &mut want, &got);
        let text = difference(&got, &want);
        if !text.is_empty() {
            wrong.push(format!("{}:{text} mode={:x}", name(i), before.mode));
        }
    }
    Some(wrong)
}

fn state(r: &mut Random, code: &[Inst]) -> State {
    let mut st = generate::state(r, &code[0], SIZES);
    st.vcc = generate::mask(r);
    // Registers v4 + index and v0 + index are in the state.
    if code[0].opcode != Opcode::SSetvskip {
        st.sgprs[4] = st.sgprs[4] & !0xff | r.below(12) as u32;
        st.sgprs[5] = st.sgprs[5] & !0xff | r.below(12) as u32;
    }
    st
}

//! All sequences of moves over four registers do what the parallel moves do.

use super::*;
use std::collections::BTreeMap;

/// Executes moves, swaps and exclusive-ors over symbolic bits: a value is the set of initial
/// registers whose exclusive-or it is.
fn execute(insts: &[Inst], state: &mut BTreeMap<Reg, u64>) {
    let read = |state: &BTreeMap<Reg, u64>, o: Operand| match o {
        Operand::Phys(span) => state[&span.base],
        _ => 1 << 63,
    };
    for inst in insts {
        let Operand::Phys(dst) = inst.operands[0] else {
            panic!("{inst:?}")
        };
        match inst.opcode().unwrap() {
            Opcode::SMovB64 => {
                let Operand::Phys(src) = inst.operands[1] else {
                    panic!("{inst:?}")
                };
                let values: Vec<u64> = src.regs().map(|r| state[&r]).collect();
                state.extend(dst.regs().zip(values));
            }
            Opcode::SMovB32 | Opcode::VMovB32 => {
                let value = read(state, inst.operands[1]);
                state.insert(dst.base, value);
            }
            Opcode::SXorB32 | Opcode::VXorB32 => {
                let value = read(state, inst.operands[1]) ^ read(state, inst.operands[2]);
                state.insert(dst.base, value);
            }
            Opcode::VSwapB32 => {
                let Operand::Phys(other) = inst.operands[1] else {
                    panic!("{inst:?}")
                };
                let values = (state[&dst.base], state[&other.base]);
                state.insert(dst.base, values.1);
                state.insert(other.base, values.0);
            }
            other => panic!("{other:?}"),
        }
    }
}

fn check(regs: [Reg; 5], processor: &str, temp: Option<Reg>) {
    let machine = Machine::parse(processor).unwrap();
    // Each of four registers gets one of the four, or a constant.
    for code in 0..5u32.pow(4) {
        let mut moves = Vec::new();
        for i in 0..4 {
            let from = code / 5u32.pow(i) % 5;
            let src = match from {
                4 => Operand::Literal(7),
                from => Operand::phys(regs[from as usize]),
            };
            moves.push(Move {
                dst: regs[i as usize],
                src,
            });
        }
        let mut state: BTreeMap<Reg, u64> =
            regs.iter().enumerate().map(|(i, &r)| (r, 1 << i)).collect();
        let mut wanted = state.clone();
        for m in &moves {
            let value = m.src_reg().map_or(1 << 63, |r| state[&r]);
            wanted.insert(m.dst, value);
        }
        let means = Means {
            machine: &machine,
            temp: &|_| temp,
            scc_is_free: temp.is_none(),
        };
        let mut insts = Vec::new();
        sequence(&mut moves, &means, |i| insts.push(i)).unwrap();
        execute(&insts, &mut state);
        if let Some(temp) = temp {
            wanted.insert(temp, state[&temp]);
        }
        assert_eq!(state, wanted, "{code}: {insts:?}");
    }
}

#[test]
fn all_moves_of_four_registers() {
    let v = [0, 1, 2, 3, 9].map(Reg::vgpr);
    check(v, "gfx906", None);
    check(v, "gfx803", None);
    let s = [4, 5, 6, 7, 9].map(Reg::sgpr);
    check(s, "gfx906", Some(s[4]));
    check(s, "gfx906", None);
}

#[test]
fn pairs_of_sgprs_move_at_once() {
    let machine = Machine::parse("gfx906").unwrap();
    let means = Means {
        machine: &machine,
        temp: &|_| None,
        scc_is_free: false,
    };
    let mut moves: Vec<Move> = [(8, 4), (9, 5), (11, 6), (12, 7)]
        .map(|(d, s)| Move::reg(Reg::sgpr(d), Reg::sgpr(s)))
        .to_vec();
    let mut opcodes = Vec::new();
    sequence(&mut moves, &means, |i| opcodes.push(i.opcode().unwrap())).unwrap();
    assert_eq!(opcodes, [Opcode::SMovB64, Opcode::SMovB32, Opcode::SMovB32]);
}

#[test]
fn a_cycle_without_means_is_an_error() {
    let machine = Machine::parse("gfx906").unwrap();
    let means = Means {
        machine: &machine,
        temp: &|_| None,
        scc_is_free: false,
    };
    let [a, b] = [4, 5].map(Reg::sgpr);
    let mut moves = vec![Move::reg(a, b), Move::reg(b, a)];
    assert_eq!(sequence(&mut moves, &means, |_| {}), Err(NoMeans));
}

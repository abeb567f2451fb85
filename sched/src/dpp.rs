//! Operations that read another lane's value themselves (DPP), in the place of a move that brought
//! it.
//!
//! `v_mov_b32_dpp t, x, old` and `v_add_u32 r, t, y` become one `v_add_u32_dpp r, x, y` if that is
//! the only use of `t`, in the same block and for the same lanes. What matters is what the
//! instruction gives where there is no value, in lanes whose source is outside of the row or not
//! active, and in rows and banks that the masks leave out:
//!
//! - the move gives zero in the former and leaves out none: so does the operation's source;
//! - `old` leaves `y` as it is: the operation keeps its old result there, which is `y`;
//! - `old` is undefined: it is taken for one of these. The result may be defined all the same, as
//!   that of a conjunction with zero is, so it cannot be left as it happens to be.
//!
//! Linear, and nothing where no value is moved between lanes so.

use crate::subword::{constant, vgpr};
use cranelift_entity::{EntitySet, SecondaryMap};
use isa::{Family, Form, Forms, ImplicitRegs, InstFlags, Machine, Opcode, ValueType};
use mir::{Block, Function, Inst, Op, Operand, Pseudo, VReg};

/// All rows, or all banks.
const ALL: u8 = 0xf;

/// What the value is where the move brings none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Old {
    Undefined,
    Constant(u32),
    Other,
}

/// A move between lanes.
#[derive(Clone)]
struct Move {
    inst: Inst,
    block: Block,
    index: usize,
}

/// Lets operations read other lanes. Tells whether one does now: then there are moves and constants
/// that nobody needs.
pub fn combine(func: &mut Function, machine: &Machine) -> bool {
    let mut moves: SecondaryMap<VReg, Option<Move>> = SecondaryMap::new();
    if !find(func, &mut moves) {
        return false;
    }
    count_uses(func, &mut moves);
    let constants = constants(func);
    let mut changed = false;
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        for k in 0..func.blocks[block].insts.len() {
            let combined = combined(func, machine, (block, k), &moves, &constants);
            if let Some(inst) = combined {
                func.blocks[block].insts[k] = inst;
                changed = true;
            }
        }
    }
    changed
}

fn is_move(inst: &Inst) -> bool {
    inst.opcode() == Some(Opcode::VMovB32) && inst.form == Form::Dpp
}

fn find(func: &Function, moves: &mut SecondaryMap<VReg, Option<Move>>) -> bool {
    let mut any = false;
    for &block in &func.layout {
        for (index, inst) in func.blocks[block].insts.iter().enumerate() {
            if is_move(inst)
                && let Some(reg) = vgpr(func, inst.operands[0])
                && vgpr(func, inst.operands[1]).is_some()
            {
                let inst = inst.clone();
                moves[reg] = Some(Move { inst, block, index });
                any = true;
            }
        }
    }
    any
}

/// Forgets the moves whose results are used more than once, or on an edge.
fn count_uses(func: &Function, moves: &mut SecondaryMap<VReg, Option<Move>>) {
    let mut used: EntitySet<VReg> = EntitySet::new();
    let mut forget = |reg: VReg, again: bool| {
        if moves.get(reg).is_some_and(Option::is_some) && (again || !used.insert(reg)) {
            moves[reg] = None;
        }
    };
    for &block in &func.layout {
        let data = &func.blocks[block];
        for inst in &data.insts {
            func.for_each_use(inst, |reg| forget(reg, false));
        }
        for &arg in data.succs.iter().flat_map(|e| &e.args) {
            forget(arg, true);
        }
    }
}

/// Registers that are constants or undefined.
fn constants(func: &Function) -> SecondaryMap<VReg, Option<Old>> {
    let mut found = SecondaryMap::new();
    for inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
        let value = match inst.op {
            Op::Pseudo(Pseudo::Undef) => Old::Undefined,
            Op::Pseudo(Pseudo::Copy) | Op::Isa(Opcode::VMovB32) if inst.form != Form::Dpp => {
                match constant(inst.operands[1], ValueType::B32) {
                    Some(bits) => Old::Constant(bits),
                    None => continue,
                }
            }
            _ => continue,
        };
        if let Some(&operand) = inst.operands.first() {
            for &reg in func.operand_regs(operand) {
                found[reg] = Some(value);
            }
        }
    }
    found
}

/// The instruction with a move's source in the place of its result.
fn combined(
    func: &Function,
    machine: &Machine,
    (block, index): (Block, usize),
    moves: &SecondaryMap<VReg, Option<Move>>,
    constants: &SecondaryMap<VReg, Option<Old>>,
) -> Option<Inst> {
    let inst = &func.blocks[block].insts[index];
    let source = (1..inst.operands.len()).find(|&i| {
        vgpr(func, inst.operands[i]).is_some_and(|r| moves.get(r).is_some_and(Option::is_some))
    })?;
    let moved = vgpr(func, inst.operands[source])?;
    let by = moves[moved].as_ref()?;
    let same = by.block == block && by.index < index && by.inst.lanes == inst.lanes;
    let opcode = with_source_first(func, machine, inst, source)?;
    let others: Vec<Operand> = (1..inst.operands.len())
        .filter(|&i| i != source)
        .map(|i| inst.operands[i])
        .collect();
    if !same || !others.iter().all(|&o| vgpr(func, o).is_some()) {
        return None;
    }
    let mut dpp = by.inst.mods.dpp;
    let old = match by.inst.operands.get(2).map(|&o| vgpr(func, o)) {
        None => Old::Undefined,
        Some(reg) => reg.and_then(|r| constants[r]).unwrap_or(Old::Other),
    };
    let full = dpp.row_mask == ALL && dpp.bank_mask == ALL;
    let mut operands = vec![inst.operands[0], by.inst.operands[1]];
    operands.extend(&others);
    match old {
        _ if full && dpp.bound_ctrl => {}
        Old::Constant(0) | Old::Undefined if full => dpp.bound_ctrl = true,
        Old::Undefined if identity(opcode).is_some() => operands.push(others[0]),
        Old::Constant(bits) if identity(opcode) == Some(bits) => operands.push(others[0]),
        _ => return None,
    }
    let mut new = Inst::new(opcode, &operands);
    new.form = Form::Dpp;
    new.mods.dpp = dpp;
    new.lanes = inst.lanes;
    new.loc = inst.loc;
    Some(new)
}

/// The opcode that has an operand as its first source, which is the one from another lane.
fn with_source_first(
    func: &Function,
    machine: &Machine,
    inst: &Inst,
    source: usize,
) -> Option<Opcode> {
    let own = inst.opcode()?;
    let opcode = match source {
        1 => own,
        _ if own.desc().flags.contains(InstFlags::COMMUTES) => own,
        _ => reversed(own)?,
    };
    let desc = opcode.desc();
    let plain = matches!(inst.form, Form::E32 | Form::E64 | Form::Native)
        && inst.mods == own.default_mods();
    let family = matches!(
        desc.family_on(machine.column()),
        Family::Vop1 | Family::Vop2
    );
    let words = desc.operands.iter().all(|row| row.width == 1);
    let few = inst.operands.len() == desc.operands.len() && inst.operands.len() <= 3;
    let vcc = (desc.implicit_reads | desc.implicit_writes).contains(ImplicitRegs::VCC);
    let has = machine.has(opcode) && machine.forms(opcode).contains(Forms::DPP);
    let keeps = desc.flags.contains(InstFlags::PARTIAL_WRITE) || desc.operands[0].role.reads();
    let fits = plain && family && words && few && !vcc && has && !keeps;
    (fits && vgpr(func, inst.operands[0]).is_some() && opcode != Opcode::VMovB32).then_some(opcode)
}

/// The same operation with exchanged sources.
fn reversed(opcode: Opcode) -> Option<Opcode> {
    use Opcode::*;
    Some(match opcode {
        VSubU32 => VSubrevU32,
        VSubrevU32 => VSubU32,
        VSubF32 => VSubrevF32,
        VSubrevF32 => VSubF32,
        _ => return None,
    })
}

/// The first source that leaves the second one as it is, of operations on integers: those on floats
/// change what is no number.
fn identity(opcode: Opcode) -> Option<u32> {
    use Opcode::*;
    match opcode {
        VAddU32 | VSubrevU32 | VOrB32 | VXorB32 | VMaxU32 => Some(0),
        VAndB32 | VMinU32 => Some(u32::MAX),
        VMinI32 => Some(i32::MAX as u32),
        VMaxI32 => Some(i32::MIN as u32),
        _ => None,
    }
}

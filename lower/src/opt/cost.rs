//! How much an instruction costs, roughly, and whether it may be executed where it was not before.

use ir::intrinsic::Cost;
use ir::module::FnFlags;
use ir::{BinaryOp, CastOp, Context, DataLayout, Function, Inst, InstData, Intrinsic, Rare};

/// Cost of what becomes long code: divisions, transcendental functions.
const LONG: u32 = 20;

/// Cost in ordinary 32-bit vector instructions, if the instruction has no effect, no undefined
/// behaviour, and does not depend on which lanes are active; so that it may be executed earlier
/// than the program says.
pub fn speculation_cost(ctx: &Context, func: &Function, inst: Inst) -> Option<u32> {
    if is_by_mode(func, inst) {
        return None;
    }
    let registers = || {
        let bits = DataLayout::new(&ctx.types).bits(func.result_type(inst));
        bits.div_ceil(32).max(1) as u32
    };
    Some(match func.inst(inst) {
        InstData::Unary { .. } => registers(),
        InstData::Binary { op, .. } if op.can_trap() => return None,
        InstData::Binary { op, .. } => match op {
            BinaryOp::FDiv | BinaryOp::FRem => LONG,
            BinaryOp::Mul => 2 * registers().pow(2),
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => match registers() {
                1 => 1,
                several => 2 * several,
            },
            _ => registers(),
        },
        InstData::Cast { op, .. } => match op {
            CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Trunc => 0,
            CastOp::AddrSpaceCast => 3,
            CastOp::ZExt | CastOp::SExt => 1,
            _ => registers(),
        },
        InstData::ICmp { .. } | InstData::FCmp { .. } => 1,
        InstData::Select { .. } => registers(),
        InstData::ExtractElement { args } => constant_index(func, args[1])?,
        InstData::InsertElement { args } => constant_index(func, args[2])?,
        InstData::ShuffleVector { .. }
        | InstData::ExtractValue { .. }
        | InstData::InsertValue { .. } => 0,
        InstData::Gep { args, .. } => {
            let indices = args.as_slice(&func.lists)[1..].iter();
            2 * indices.filter(|&&v| func.value_const(v).is_none()).count() as u32
        }
        InstData::Intrinsic { id, args, .. } => match id {
            // One instruction for each word, where it is known by how much.
            Intrinsic::Fshl | Intrinsic::Fshr
                if func.value_const(args.as_slice(&func.lists)[2]).is_some() =>
            {
                registers()
            }
            _ => intrinsic_cost(*id)?,
        },
        _ => return None,
    })
}

/// May it use its operands in lanes that are not active?
pub fn reads_other_lanes(ctx: &Context, func: &Function, user: Inst) -> bool {
    match func.inst(user) {
        InstData::Call { .. } | InstData::CallIndirect { .. } => true,
        InstData::Intrinsic { .. } => speculation_cost(ctx, func, user).is_none(),
        _ => false,
    }
}

/// Is it an operation that rounds, in a function in which the mode of that may be changed at any
/// place (language reference, `strictfp`)?
pub fn is_by_mode(func: &Function, inst: Inst) -> bool {
    if !func.attrs.flags.contains(FnFlags::STRICT_FP) {
        return false;
    }
    match func.inst(inst) {
        InstData::Binary { op, .. } => matches!(
            op,
            BinaryOp::FAdd | BinaryOp::FSub | BinaryOp::FMul | BinaryOp::FDiv | BinaryOp::FRem
        ),
        InstData::Cast { op, .. } => {
            matches!(op, CastOp::FpTrunc | CastOp::SiToFp | CastOp::UiToFp)
        }
        // Few of them are of integers.
        InstData::Intrinsic { .. } => true,
        _ => false,
    }
}

/// An element at a constant index costs nothing; at another it is long code.
fn constant_index(func: &Function, index: ir::Value) -> Option<u32> {
    func.value_const(index).map(|_| 0)
}

fn intrinsic_cost(id: Intrinsic) -> Option<u32> {
    match id.cost() {
        Cost::Never => None,
        Cost::Cheap => Some(1),
        Cost::Short => Some(3),
        Cost::Long => Some(LONG),
    }
}

/// Is there an operation around values that are computed for lanes that are not active, too?
pub fn has_whole_waves(func: &Function) -> bool {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    func.has_made(Rare::WHOLE_WAVES) && insts.any(|&inst| is_of_whole_waves(func.inst(inst)))
}

fn is_of_whole_waves(data: &InstData) -> bool {
    matches!(
        data,
        InstData::Intrinsic {
            id: Intrinsic::SetInactive | Intrinsic::StrictWwm | Intrinsic::StrictWqm,
            ..
        }
    )
}

//! Which register file each value lives in.
//!
//! A value goes to SGPRs if it is uniform, a scalar instruction can compute it, and all its
//! operands are in SGPRs or constants. The answer is the greatest solution of these conditions: all
//! candidates begin as SGPR values and are taken out until nothing changes. Each round is linear,
//! and the number of rounds is bounded by the nesting of loops whose parameters turn out to be
//! vector values.
//!
//! A uniform integer that only a vector instruction computes, the conversion of a float above all,
//! is read from the first lane if enough scalar instructions go on with it ([`ENOUGH`]): the
//! quotient of a division by the reciprocal is a chain of them.

use crate::Env;
use crate::convert::is_view;
use crate::intrinsic::{self, Part};
use crate::node::{Class, Node};
use crate::rules::Available;
use cranelift_entity::{EntitySet, SecondaryMap};
use graphs::filled;
use ir::{
    BinaryOp, BlockCall, CastOp, Function, Inst, InstData, Intrinsic, MemAccess, Type, UnaryOp,
    Value,
};
use mir::Bank;

/// Weight of the scalar instructions that a value must have for users to be read from a lane.
const ENOUGH: u32 = 2;
/// Weight of a multiplication: a vector one takes as long as four other instructions.
const OF_PRODUCT: u32 = 2;
/// Most rounds in which candidates with too few users are taken out.
const MOST_ROUNDS: usize = 6;

/// The register file of each value.
pub struct Banks {
    scalar: SecondaryMap<Value, bool>,
    /// Values in SGPRs that vector instructions compute.
    read_from_lane: EntitySet<Value>,
}

impl Banks {
    /// Register file of a value. Constants are in neither; they count as SGPR values.
    pub fn get(&self, value: Value) -> Bank {
        if self.scalar[value] {
            Bank::Sgpr
        } else {
            Bank::Vgpr
        }
    }

    /// Is a value in SGPRs computed by a vector instruction, and read from the first active lane?
    pub fn is_read_from_lane(&self, value: Value) -> bool {
        self.read_from_lane.contains(value)
    }

    /// Finds the register files of a function's values, of which `uses` has the numbers of uses.
    pub fn compute(
        env: &Env,
        func: &Function,
        is_uniform: &dyn Fn(Value) -> bool,
        uses: &SecondaryMap<Value, u32>,
    ) -> Banks {
        let available = Available::new(env.machine.processor());
        let mut banks = Banks {
            scalar: filled(func.num_values(), false),
            read_from_lane: EntitySet::new(),
        };
        for (value, &uses) in uses.iter() {
            banks.scalar[value] = uses > 0 && func.value_const(value).is_some();
        }
        let mut candidates = Vec::new();
        for &block in &func.layout {
            for &param in func.block_params(block) {
                banks.scalar[param] = is_uniform(param);
            }
            for &inst in &func.blocks[block].insts {
                if let Some(result) = func.result(inst).filter(|&r| is_uniform(r)) {
                    banks.scalar[result] = scalar_op(env, available, func, inst);
                    if !banks.scalar[result] && may_be_read(func, inst) {
                        candidates.push(result);
                    }
                }
            }
        }
        if !candidates.is_empty() && !has_whole_wave_values(func) {
            for &value in &candidates {
                banks.scalar[value] = true;
                banks.read_from_lane.insert(value);
            }
        }
        while banks.demote(func) {}
        // Few rounds, since each is linear: what is not settled then is not read.
        for round in 1..=MOST_ROUNDS {
            let enough = if round < MOST_ROUNDS {
                ENOUGH
            } else {
                u32::MAX
            };
            if !banks.read_less(func, &mut candidates, enough) {
                break;
            }
            while banks.demote(func) {}
        }
        banks
    }

    /// Takes out candidates that too few scalar instructions use. Returns whether there were any.
    fn read_less(&mut self, func: &Function, candidates: &mut Vec<Value>, enough: u32) -> bool {
        if self.read_from_lane.is_empty() {
            return false;
        }
        let mut weights: SecondaryMap<Value, u32> = filled(func.num_values(), 0);
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                let is_scalar = |r| self.scalar[r] && !self.read_from_lane.contains(r);
                if !func.result(inst).is_some_and(is_scalar) {
                    continue;
                }
                let weight = weight(func, inst);
                func.for_each_operand(inst, |v| weights[v] += weight);
            }
        }
        let before = candidates.len();
        candidates.retain(|&value| {
            let stays = weights[value] >= enough;
            if !stays {
                self.read_from_lane.remove(value);
                self.scalar[value] = false;
            }
            stays
        });
        candidates.len() < before
    }

    /// Takes out values with operands that are not in SGPRs. Returns whether there were any.
    fn demote(&mut self, func: &Function) -> bool {
        let mut changed = false;
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                if let Some(result) = func.result(inst).filter(|&r| self.scalar[r]) {
                    let stays =
                        self.read_from_lane.contains(result) || self.operands_scalar(func, inst);
                    self.scalar[result] = stays;
                    changed |= !stays;
                }
            }
            if let Some(end) = func.terminator(block) {
                func.for_each_target(end, |target| changed |= self.demote_params(func, target));
            }
        }
        changed
    }

    fn demote_params(&mut self, func: &Function, target: &BlockCall) -> bool {
        let mut changed = false;
        let args = target.args.as_slice(&func.lists);
        for (&param, &arg) in func.block_params(target.block).iter().zip(args) {
            if self.scalar[param] && !self.scalar[arg] {
                self.scalar[param] = false;
                changed = true;
            }
        }
        changed
    }

    /// Are the operands of an instruction that has a result, and so is no branch, in SGPRs?
    fn operands_scalar(&self, func: &Function, inst: Inst) -> bool {
        let of_lanes = match func.inst(inst) {
            // Scalar whatever the operands are.
            InstData::Intrinsic { id, .. } => {
                matches!(intrinsic::part(*id), Part::Lanes | Part::Asm)
            }
            _ => false,
        };
        of_lanes || func.plain_operands(inst).iter().all(|&v| self.scalar[v])
    }
}

/// Is it a 32-bit integer of a vector instruction that scalar ones may go on with?
fn may_be_read(func: &Function, inst: Inst) -> bool {
    let of_vector = match func.inst(inst) {
        InstData::Cast { op, .. } => matches!(op, CastOp::FpToUi | CastOp::FpToSi),
        InstData::Intrinsic { id, .. } => matches!(id, Intrinsic::UMulHi | Intrinsic::SMulHi),
        _ => false,
    };
    of_vector && func.result_type(inst) == Type::I32
}

/// What a scalar instruction in the place of a vector one is worth.
fn weight(func: &Function, inst: Inst) -> u32 {
    match func.inst(inst) {
        InstData::Binary {
            op: BinaryOp::Mul, ..
        }
        | InstData::Intrinsic {
            id: Intrinsic::UMulHi | Intrinsic::SMulHi,
            ..
        } => OF_PRODUCT,
        InstData::Cast { .. }
        | InstData::ExtractElement { .. }
        | InstData::InsertElement { .. } => 0,
        _ => 1,
    }
}

/// Is something computed for lanes that are not active?
fn has_whole_wave_values(func: &Function) -> bool {
    let mut insts = func.layout.iter().flat_map(|&b| &func.blocks[b].insts);
    insts.any(|&inst| match func.inst(inst) {
        InstData::Intrinsic { id, .. } => intrinsic::part(*id) == Part::Whole,
        _ => false,
    })
}

/// Is there a scalar instruction (or none needed) for it?
fn scalar_op(env: &Env, available: Available, func: &Function, inst: Inst) -> bool {
    let ty = func.result_type(inst);
    match func.inst(inst) {
        InstData::Unary { op, .. } => *op == UnaryOp::Freeze,
        InstData::Cast { op, arg, .. }
            if is_view(*op, env.layout().bits(func.value_type(*arg))) =>
        {
            true
        }
        // A row that is indexed is of VGPRs.
        InstData::ExtractElement { args } => is_constant(func, args[1]),
        InstData::InsertElement { args } => is_constant(func, args[2]),
        InstData::Gep { .. } => true,
        InstData::Load { ptr, mem } => scalar_load(env, func, *ptr, *mem, ty),
        InstData::Intrinsic { id, .. } if intrinsic::part(*id) != Part::Rules => {
            intrinsic::is_scalar(*id)
        }
        _ => has_rule(env, available, func, inst),
    }
}

fn is_constant(func: &Function, value: Value) -> bool {
    func.value_const(value).is_some()
}

/// Is there a rule that computes it in SGPRs?
fn has_rule(env: &Env, available: Available, func: &Function, inst: Inst) -> bool {
    let layout = env.layout();
    let node = Node::of(layout, func, inst);
    let class = match node {
        // Selection makes a word of what SCC says.
        Node::ICmp { .. } => Some(Class::Scc),
        _ => Class::of(layout, func.result_type(inst), Bank::Sgpr),
    };
    class.is_some_and(|class| available.has_rule(class, &node))
}

/// Can a uniform load be a scalar load: from memory that the kernel has not written before (the
/// scalar cache is not coherent with vector stores; later ones wait for the load), in whole aligned
/// dwords.
fn scalar_load(env: &Env, func: &Function, ptr: Value, mem: MemAccess, ty: Type) -> bool {
    let bits = env.layout().bits(ty);
    let space = func.value_type(ptr).addr_space();
    let readable = match space {
        Some(space) if space.is_constant() => true,
        Some(ir::AddrSpace::Global | ir::AddrSpace::Generic) => mem.flags.precedes_writes(),
        // Only `s.buffer.load` says that nobody writes: an index is none of its operands.
        Some(ir::AddrSpace::BufferFat) => mem.flags.contains(ir::MemFlags::INVARIANT),
        _ => false,
    };
    // A flat pointer may point to LDS or scratch, which scalar loads do not reach.
    let flat = space == Some(ir::AddrSpace::Generic);
    let buffer = space == Some(ir::AddrSpace::BufferFat);
    readable
        && !flat
        && mem.is_simple()
        && mem.align() >= 4
        && bits >= 32
        && bits.is_multiple_of(32)
        && !(buffer && bits == 96)
}

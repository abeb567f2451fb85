//! Intrinsics: which are selected by rules, and which by the parts in Rust.

use crate::ctx::{Comp, Comps, Ctx, Res};
use ir::intrinsic::{Effects, Fate};
use ir::{Inst, Intrinsic, Type, Value};
use isa::{MinMaxMode, Opcode};
use smallvec::smallvec;

/// Who selects an intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The rules.
    Rules,
    /// What a function finds in registers at its start ([`crate::state`]).
    Input,
    /// The machine's state, and program control ([`crate::state`]).
    State,
    /// Other lanes ([`crate::lanes`]).
    Lanes,
    /// What is executed for more lanes than are active ([`crate::whole`]).
    Whole,
    /// Buffers ([`crate::buffer`]).
    Buffers,
    /// Images ([`crate::image`]).
    Images,
    /// Counters in LDS and GDS, the global wave sync, loads to LDS, reads of LDS that transpose
    /// ([`crate::data_share`]).
    DataShare,
    /// The address of arguments on the stack ([`crate::call`]).
    Arguments,
    /// A copy of the operand.
    Copy,
    /// `div.scale`, which has two results.
    DivScale,
    /// Inline assembly ([`crate::asm`]).
    Asm,
    /// Matrix instructions ([`crate::matrix`]).
    Matrix,
    /// [`Ctx::packed`].
    Packed,
    /// Nobody: legal IR has it not.
    Nobody,
}

/// Who selects an intrinsic.
pub const fn part(id: Intrinsic) -> Part {
    use Intrinsic::*;
    match id {
        WorkitemIdX | WorkitemIdY | WorkitemIdZ | WorkgroupIdX | WorkgroupIdY | WorkgroupIdZ
        | DispatchPtr | DispatchId | QueuePtr | KernargSegmentPtr | PreloadedArgument
        | ReturnAddress => Part::Input,
        SBitreplicate | SQuadmask | SWqm | SGetReg | SSetReg | SGetPc | SMemTime | SMemRealTime
        | SharedApertureHi | PrivateApertureHi | SBarrier | SSleep | SSetHalt | SIncPerfLevel
        | SDecPerfLevel | SNop | SDcacheInvVol | SDcacheWbVol | BufferWbinvl1Vol | SSetPrio
        | SWaitcnt | SDcacheInv | SDcacheWb | BufferWbinvl1 | EndPgm | Trap | UbsanTrap
        | DebugTrap | QueueTrap | SSendMsg | SSendMsgHalt | STTraceData | StackAlloc | StackEnd
        | StackTo | WaveBarrier | SchedBarrier | SchedGroupBarrier => Part::State,
        ReadFirstLane | ReadLane | ReadActiveLane | WriteLane | Ballot | InverseBallot
        | DsBpermute | DsPermute | DsSwizzle | MovDpp | UpdateDpp | MqsadU32U8 => Part::Lanes,
        SetInactive | StrictWwm | StrictWqm => Part::Whole,
        BufferAddress | BufferFormatLoad | BufferFormatStore | BufferToLds => Part::Buffers,
        ImageRead | ImageWrite | ImageModify => Part::Images,
        DsAppend | DsConsume | DsOrdered | GwsInit | GwsBarrier | GwsSemaV | GwsSemaBr
        | GwsSemaP | GwsSemaReleaseAll | GlobalLoadLds | DsReadTr4B64 | DsReadTr6B96
        | DsReadTr8B64 | DsReadTr16B64 => Part::DataShare,
        IncomingArgs => Part::Arguments,
        Divergent => Part::Copy,
        DivScale => Part::DivScale,
        InlineAsm | UniformAsm => Part::Asm,
        _ if id.is_packed() => Part::Packed,
        _ if id.matrix().is_some() => Part::Matrix,
        _ if matches!(id.fate(), Fate::Lowered) => Part::Nobody,
        _ => Part::Rules,
    }
}

/// What the parts in Rust compute in SGPRs if it is uniform. For all others, the rules say that.
pub const fn is_scalar(id: Intrinsic) -> bool {
    use Intrinsic::*;
    match part(id) {
        Part::Input => !matches!(id, WorkitemIdX | WorkitemIdY | WorkitemIdZ),
        Part::State => true,
        Part::Buffers => matches!(id, BufferAddress),
        Part::Lanes => matches!(id, ReadFirstLane | ReadLane | ReadActiveLane | Ballot),
        Part::Asm => matches!(id, UniformAsm),
        Part::Whole => matches!(id, StrictWwm | StrictWqm),
        Part::Rules
        | Part::Images
        | Part::DataShare
        | Part::Arguments
        | Part::Copy
        | Part::DivScale
        | Part::Matrix
        | Part::Packed
        | Part::Nobody => false,
    }
}

// What legal IR may have and no part selects has a rule.
const _: () = {
    let mut i = 0;
    while i < Intrinsic::ALL.len() {
        let id = Intrinsic::ALL[i];
        assert!(
            !matches!(part(id), Part::Rules) || is_ruled(id),
            "an intrinsic has neither a rule nor a part in Rust"
        );
        i += 1;
    }
};

const fn is_ruled(id: Intrinsic) -> bool {
    let mut i = 0;
    while i < crate::rules::RULED.len() {
        if crate::rules::RULED[i] as u32 == id as u32 {
            return true;
        }
        i += 1;
    }
    false
}

impl Ctx<'_> {
    /// Selects a call of an intrinsic.
    pub fn intrinsic(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res {
        match self.ir.result(inst) {
            _ if part(id) == Part::Asm => self.inline_asm(inst, args),
            _ if part(id) == Part::DataShare => {
                let result = self.ir.result(inst).filter(|&r| self.is_used(r));
                self.of_data_share(id, args, result)
            }
            _ if part(id) == Part::Images => {
                let result = self.ir.result(inst).filter(|&r| self.is_used(r));
                self.of_image(id, args, result)
            }
            Some(result) if self.is_used(result) => self.value_intrinsic(inst, id, args, result),
            _ if has_effect(id) => self.effect(id, args),
            _ => Ok(()),
        }
    }

    fn value_intrinsic(&mut self, inst: Inst, id: Intrinsic, args: &[Value], result: Value) -> Res {
        match part(id) {
            Part::Rules
                if id == Intrinsic::Canonicalize && self.multiplied_by_one(args[0], result) =>
            {
                Ok(())
            }
            Part::Rules => self.rule_or(inst, result, |s| s.unknown(id)),
            Part::Input => self.copy_input(id, args, result),
            Part::State => self.state(id, args, result),
            Part::Lanes => self.of_lanes(id, args, result),
            Part::Whole => self.of_whole(id, args, result),
            Part::Buffers => self.of_buffer(id, args, result),
            Part::Images => self.of_image(id, args, Some(result)),
            Part::DataShare => self.of_data_share(id, args, Some(result)),
            Part::Arguments => self.incoming_address(args[0], result),
            Part::Copy => self.copy_value(args[0], result),
            Part::Asm => self.inline_asm(inst, args),
            Part::DivScale => self.div_scale(args, result),
            Part::Packed => self.packed(id, args, result),
            Part::Matrix => match id.matrix() {
                Some(shape) => self.matrix(id, shape, args, result),
                None => Err(self.unknown(id)),
            },
            Part::Nobody => Err(self.unknown(id)),
        }
    }

    /// A product with one, which is quiet, and zero where subnormals are flushed: where the maximum
    /// of a number and itself leaves a subnormal one as it is, whatever the mode. Where there is no
    /// product of the type, conversions do it.
    fn multiplied_by_one(&mut self, arg: Value, result: Value) -> bool {
        let one = match self.ty(arg) {
            Type::F32 => (Opcode::VMulF32, smallvec![Comp::Imm(1.0_f32.to_bits())]),
            Type::F64 => {
                let high = (1.0_f64.to_bits() >> 32) as u32;
                (Opcode::VMulF64, smallvec![Comp::Imm(0), Comp::Imm(high)])
            }
            _ => (Opcode::VMulF16, smallvec![Comp::Imm(0x3c00)]),
        };
        let (opcode, one): (Opcode, Comps) = one;
        let machine = self.env.machine;
        if machine.facts().min_max == MinMaxMode::Heeded || !machine.has(opcode) {
            return false;
        }
        let (dst, x) = (self.dst(result), self.comps(arg));
        self.valu(opcode, &[&dst], &[&one, &x]);
        true
    }

    /// The error that an intrinsic is not selected with these types, or on this processor.
    pub fn unknown(&self, id: Intrinsic) -> ir::Diagnostic {
        self.unsupported(format_args!("intrinsic '{}' of this type", id.name()))
    }

    /// `div.scale(numerator, denominator, which)`: the instruction's source 0 is the operand that
    /// is scaled.
    fn div_scale(&mut self, args: &[Value], result: Value) -> Res {
        let wide = self.env.layout().bits(self.ty(args[0])) == 64;
        let opcode = if wide {
            Opcode::VDivScaleF64
        } else {
            Opcode::VDivScaleF32
        };
        let Some(numerator_scaled) = self.int_const(args[2]) else {
            return Err(self.unsupported("a variable operand of div.scale"));
        };
        let regs = self.dst(result);
        let (n, d) = (self.comps(args[0]), self.comps(args[1]));
        let words = n.len();
        let scaled = if numerator_scaled & 1 == 1 { &n } else { &d };
        let (value, mask) = regs.split_at(words);
        self.valu(opcode, &[value, mask], &[scaled, &d, &n]);
        Ok(())
    }
}

/// Must it be selected although nobody wants its result?
pub fn has_effect(id: Intrinsic) -> bool {
    matches!(id.effects(), Effects::Effect | Effects::ConvergentEffect)
}

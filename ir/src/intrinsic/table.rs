//! The rows.
//!
//! The names are LLVM's ("LLVM Language Reference", intrinsics; AMDGPU usage guide, "LLVM IR
//! Intrinsics"), without the suffix that spells overloaded types. Names that begin with
//! `llvm.amdgpuc.` are this project's own: legal IR, made by `lower`.
//!
//! Columns: variant, name, [`Effects`], [`Divergence`], [`MemoryEffect`], [`Fate`], [`Cost`], and
//! in parentheses the result's pattern, then the operands'; further forms behind a semicolon, where
//! LLVM's versions differ. Operands that are metadata in LLVM are absent: the reader drops them.

use super::signature::{Pattern, Signature};
use super::{Cost, Divergence, Effects, Fate, MemoryEffect, Row};
use crate::memory::AddrSpace;
use crate::types::Type;
use Cost::*;
use Divergence::*;
use Effects::*;
use Fate::*;
use MemoryEffect::*;
use Pattern::*;

const CONSTANT_PTR: Pattern = Is(Type::ptr(AddrSpace::Constant));
const GENERIC_PTR: Pattern = Is(Type::ptr(AddrSpace::Generic));
const RESOURCE: Pattern = Is(Type::ptr(AddrSpace::BufferResource));
const WORDS4: Pattern = VectorOf(Type::I32, 4);
const FAT_PTR: Pattern = Is(Type::ptr(AddrSpace::BufferFat));
const LOCAL_PTR: Pattern = Is(Type::ptr(AddrSpace::Local));
const REGION_PTR: Pattern = Is(Type::ptr(AddrSpace::Region));
const GLOBAL_PTR: Pattern = Is(Type::ptr(AddrSpace::Global));
const I16: Pattern = Is(Type::I16);
const PRIVATE_PTR: Pattern = Is(Type::ptr(AddrSpace::Private));
const I1: Pattern = Is(Type::I1);
const I32: Pattern = Is(Type::I32);
const I64: Pattern = Is(Type::I64);
const F32: Pattern = Is(Type::F32);
const F64: Pattern = Is(Type::F64);
const IMM1: Pattern = Imm(Type::I1);
const IMM8: Pattern = Imm(Type::I8);
const IMM16: Pattern = Imm(Type::I16);
const IMM32: Pattern = Imm(Type::I32);
const IMM64: Pattern = Imm(Type::I64);
const HALF2: Pattern = VectorOf(Type::F16, 2);
const SHORT2: Pattern = VectorOf(Type::I16, 2);
const HALF4: Pattern = VectorOf(Type::F16, 4);
const SHORT4: Pattern = VectorOf(Type::I16, 4);

macro_rules! intrinsics {
    ($($variant:ident $name:literal $effects:ident $divergence:expr,
       $memory:ident $fate:ident $cost:ident ($($ret:expr; $($arg:expr),*);+))*) => {
        /// An intrinsic function.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum Intrinsic { $($variant),* }

        impl Intrinsic {
            /// All of them, in the table's order.
            pub const ALL: &'static [Intrinsic] = &[$(Intrinsic::$variant),*];

            pub(super) const fn row(self) -> &'static Row {
                &ROWS[self as usize]
            }
        }

        /// In the order of the variants.
        const ROWS: &[Row] = &[$(Row {
            name: $name,
            effects: $effects,
            divergence: $divergence,
            memory: $memory,
            fate: $fate,
            cost: $cost,
            signatures: &[$(Signature { ret: $ret, args: &[$($arg),*] }),+],
        }),*];
    };
}

intrinsics! {
    // Inline assembly: the number of its text, then its inputs. The second one has results in
    // scalar registers only.
    InlineAsm "llvm.amdgpuc.asm" ConvergentEffect Source, AnyMemory Selected Never (Any(0); IMM32)
    UniformAsm "llvm.amdgpuc.asm.uniform" ConvergentEffect Uniform, AnyMemory Selected Never (Any(0); IMM32)
    Abs "llvm.abs" Pure Operands, NoMemory Lowered Short (Int(0); Int(0), IMM1)
    SMax "llvm.smax" Pure Operands, NoMemory Selected Cheap (Int(0); Int(0), Int(0))
    SMin "llvm.smin" Pure Operands, NoMemory Selected Cheap (Int(0); Int(0), Int(0))
    UMax "llvm.umax" Pure Operands, NoMemory Selected Cheap (Int(0); Int(0), Int(0))
    UMin "llvm.umin" Pure Operands, NoMemory Selected Cheap (Int(0); Int(0), Int(0))
    SCmp "llvm.scmp" Pure Operands, NoMemory Lowered Short (IntsLike(0); Int(0), Int(0))
    UCmp "llvm.ucmp" Pure Operands, NoMemory Lowered Short (IntsLike(0); Int(0), Int(0))
    Ctpop "llvm.ctpop" Pure Operands, NoMemory Selected Cheap (Int(0); Int(0))
    Ctlz "llvm.ctlz" Pure Operands, NoMemory Lowered Short (Int(0); Int(0), IMM1)
    Cttz "llvm.cttz" Pure Operands, NoMemory Lowered Short (Int(0); Int(0), IMM1)
    Bitreverse "llvm.bitreverse" Pure Operands, NoMemory Selected Cheap (Int(0); Int(0))
    Bswap "llvm.bswap" Pure Operands, NoMemory Selected Short (Int(0); Int(0))
    Fshl "llvm.fshl" Pure Operands, NoMemory Lowered Short (Int(0); Int(0), Int(0), Int(0))
    Fshr "llvm.fshr" Pure Operands, NoMemory Selected Short (Int(0); Int(0), Int(0), Int(0))
    SShlSat "llvm.sshl.sat" Pure Operands, NoMemory Lowered Long (Int(0); Int(0), Int(0))
    UShlSat "llvm.ushl.sat" Pure Operands, NoMemory Lowered Long (Int(0); Int(0), Int(0))
    SMulFix "llvm.smul.fix" Pure Operands, NoMemory Lowered Long (Int(0); Int(0), Int(0), IMM32)
    UMulFix "llvm.umul.fix" Pure Operands, NoMemory Lowered Long (Int(0); Int(0), Int(0), IMM32)
    SMulFixSat "llvm.smul.fix.sat" Pure Operands, NoMemory Lowered Long (Int(0); Int(0), Int(0), IMM32)
    UMulFixSat "llvm.umul.fix.sat" Pure Operands, NoMemory Lowered Long (Int(0); Int(0), Int(0), IMM32)
    SDivFix "llvm.sdiv.fix" Pure Operands, NoMemory Lowered Never (Int(0); Int(0), Int(0), IMM32)
    UDivFix "llvm.udiv.fix" Pure Operands, NoMemory Lowered Never (Int(0); Int(0), Int(0), IMM32)
    SDivFixSat "llvm.sdiv.fix.sat" Pure Operands, NoMemory Lowered Never (Int(0); Int(0), Int(0), IMM32)
    UDivFixSat "llvm.udiv.fix.sat" Pure Operands, NoMemory Lowered Never (Int(0); Int(0), Int(0), IMM32)
    SAddSat "llvm.sadd.sat" Pure Operands, NoMemory Selected Long (Int(0); Int(0), Int(0))
    UAddSat "llvm.uadd.sat" Pure Operands, NoMemory Selected Short (Int(0); Int(0), Int(0))
    SSubSat "llvm.ssub.sat" Pure Operands, NoMemory Selected Long (Int(0); Int(0), Int(0))
    USubSat "llvm.usub.sat" Pure Operands, NoMemory Selected Short (Int(0); Int(0), Int(0))
    SAddOverflow "llvm.sadd.with.overflow" Pure Operands, NoMemory Lowered Long (WithCondition(0); Int(0), Int(0))
    UAddOverflow "llvm.uadd.with.overflow" Pure Operands, NoMemory Lowered Long (WithCondition(0); Int(0), Int(0))
    SSubOverflow "llvm.ssub.with.overflow" Pure Operands, NoMemory Lowered Long (WithCondition(0); Int(0), Int(0))
    USubOverflow "llvm.usub.with.overflow" Pure Operands, NoMemory Lowered Long (WithCondition(0); Int(0), Int(0))
    SMulOverflow "llvm.smul.with.overflow" Pure Operands, NoMemory Lowered Long (WithCondition(0); Int(0), Int(0))
    UMulOverflow "llvm.umul.with.overflow" Pure Operands, NoMemory Lowered Long (WithCondition(0); Int(0), Int(0))
    FAbs "llvm.fabs" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0))
    CopySign "llvm.copysign" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0), Float(0))
    Floor "llvm.floor" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0))
    Ceil "llvm.ceil" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0))
    FTrunc "llvm.trunc" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0))
    Rint "llvm.rint" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0))
    NearbyInt "llvm.nearbyint" Pure Operands, NoMemory Lowered Cheap (Float(0); Float(0))
    Round "llvm.round" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    RoundEven "llvm.roundeven" Pure Operands, NoMemory Lowered Cheap (Float(0); Float(0))
    Fma "llvm.fma" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0), Float(0), Float(0))
    FMulAdd "llvm.fmuladd" Pure Operands, NoMemory Lowered Cheap (Float(0); Float(0), Float(0), Float(0))
    Sqrt "llvm.sqrt" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    MinNum "llvm.minnum" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0), Float(0))
    MaxNum "llvm.maxnum" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0), Float(0))
    Minimum "llvm.minimum" Pure Operands, NoMemory Lowered Long (Float(0); Float(0), Float(0))
    Maximum "llvm.maximum" Pure Operands, NoMemory Lowered Long (Float(0); Float(0), Float(0))
    MinimumNum "llvm.minimumnum" Pure Operands, NoMemory Lowered Long (Float(0); Float(0), Float(0))
    MaximumNum "llvm.maximumnum" Pure Operands, NoMemory Lowered Long (Float(0); Float(0), Float(0))
    Canonicalize "llvm.canonicalize" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0))
    ArithmeticFence "llvm.arithmetic.fence" Pure Operands, NoMemory Lowered Long (Any(0); Any(0))
    LdExp "llvm.ldexp" Pure Operands, NoMemory Selected Cheap (Float(0); Float(0), IntsLike(0))
    FrExp "llvm.frexp" Pure Operands, NoMemory Lowered Long (WithInts(0); Float(0))
    Exp "llvm.exp" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    Exp2 "llvm.exp2" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    Exp10 "llvm.exp10" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    Log "llvm.log" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    Log2 "llvm.log2" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    Log10 "llvm.log10" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    Pow "llvm.pow" Pure Operands, NoMemory Lowered Long (Float(0); Float(0), Float(0))
    PowI "llvm.powi" Pure Operands, NoMemory Lowered Long (Float(0); Float(0), ScalarInt(1))
    Sin "llvm.sin" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    Cos "llvm.cos" Pure Operands, NoMemory Lowered Long (Float(0); Float(0))
    LRound "llvm.lround" Pure Operands, NoMemory Lowered Long (IntsLike(0); Float(0))
    LLRound "llvm.llround" Pure Operands, NoMemory Lowered Long (IntsLike(0); Float(0))
    LRint "llvm.lrint" Pure Operands, NoMemory Lowered Long (IntsLike(0); Float(0))
    LLRint "llvm.llrint" Pure Operands, NoMemory Lowered Long (IntsLike(0); Float(0))
    FpToSiSat "llvm.fptosi.sat" Pure Operands, NoMemory Selected Long (IntsLike(0); Float(0))
    FpToUiSat "llvm.fptoui.sat" Pure Operands, NoMemory Selected Long (IntsLike(0); Float(0))
    IsFpClass "llvm.is.fpclass" Pure Operands, NoMemory Lowered Short (ConditionOf(0); Float(0), IMM32)
    PtrMask "llvm.ptrmask" Pure Operands, NoMemory Lowered Long (Pointer(0); Pointer(0), IntsLike(0))
    Memcpy "llvm.memcpy" Effect Operands, WritesFirst Lowered Never (Void; AnyPointer, AnyPointer, ScalarInt(0), IMM1)
    MemcpyInline "llvm.memcpy.inline" Effect Operands, WritesFirst Lowered Never (Void; AnyPointer, AnyPointer, ScalarInt(0), IMM1)
    Memmove "llvm.memmove" Effect Operands, WritesFirst Lowered Never (Void; AnyPointer, AnyPointer, ScalarInt(0), IMM1)
    Memset "llvm.memset" Effect Operands, WritesFirst Lowered Never (Void; AnyPointer, Is(Type::I8), ScalarInt(0), IMM1)
    MemsetPattern "llvm.experimental.memset.pattern" Effect Operands, WritesFirst Lowered Never (Void; AnyPointer, Any(1), ScalarInt(0), IMM1)
    MemsetInline "llvm.memset.inline" Effect Operands, WritesFirst Lowered Never (Void; AnyPointer, Is(Type::I8), ScalarInt(0), IMM1)
    Assume "llvm.assume" Hint Operands, NoMemory Lowered Never (Void; I1)
    LifetimeStart "llvm.lifetime.start" Hint Operands, NoMemory Lowered Never (Void; AnyPointer; Void; IMM64, AnyPointer)
    LifetimeEnd "llvm.lifetime.end" Hint Operands, NoMemory Lowered Never (Void; AnyPointer; Void; IMM64, AnyPointer)
    InvariantStart "llvm.invariant.start" Hint Operands, NoMemory Lowered Never (AnyPointer; IMM64, AnyPointer)
    InvariantEnd "llvm.invariant.end" Hint Operands, NoMemory Lowered Never (Void; AnyPointer, IMM64, AnyPointer)
    Expect "llvm.expect" Pure Operands, NoMemory Lowered Cheap (ScalarInt(0); ScalarInt(0), ScalarInt(0))
    ExpectWithProbability "llvm.expect.with.probability" Pure Operands, NoMemory Lowered Long (ScalarInt(0); ScalarInt(0), ScalarInt(0), Is(Type::F64))
    IsConstant "llvm.is.constant" Pure Operands, NoMemory Lowered Long (I1; Any(0))
    ObjectSize "llvm.objectsize" Pure Operands, NoMemory Lowered Long (ScalarInt(0); AnyPointer, IMM1, IMM1, IMM1)
    LaunderInvariantGroup "llvm.launder.invariant.group" Pure Operands, NoMemory Lowered Long (Pointer(0); Pointer(0))
    StripInvariantGroup "llvm.strip.invariant.group" Pure Operands, NoMemory Lowered Long (Pointer(0); Pointer(0))
    NoAliasScopeDecl "llvm.experimental.noalias.scope.decl" Hint Operands, NoMemory Lowered Never (Void;)
    DbgDeclare "llvm.dbg.declare" Hint Operands, NoMemory Lowered Never (Void;)
    DbgValue "llvm.dbg.value" Hint Operands, NoMemory Lowered Never (Void;)
    DbgLabel "llvm.dbg.label" Hint Operands, NoMemory Lowered Never (Void;)
    DbgAssign "llvm.dbg.assign" Hint Operands, NoMemory Lowered Never (Void;)
    DoNothing "llvm.donothing" Hint Operands, NoMemory Lowered Never (Void;)
    SideEffect "llvm.sideeffect" Hint Operands, NoMemory Lowered Never (Void;)
    PseudoProbe "llvm.pseudoprobe" Hint Operands, NoMemory Lowered Never (Void; IMM64, IMM64, IMM32, IMM64)
    Prefetch "llvm.prefetch" Hint Operands, NoMemory Lowered Never (Void; AnyPointer, IMM32, IMM32, IMM32)
    Trap "llvm.trap" Effect Operands, NoMemory Selected Never (Void;)
    DebugTrap "llvm.debugtrap" Effect Operands, NoMemory Selected Never (Void;)
    QueueTrap "llvm.amdgpuc.trap.queue" Effect Operands, NoMemory Selected Never (Void; CONSTANT_PTR)
    UbsanTrap "llvm.ubsantrap" Effect Operands, NoMemory Selected Never (Void; IMM8)
    StackSave "llvm.stacksave" Effect Operands, AnyMemory Lowered Never (PRIVATE_PTR;)
    StackRestore "llvm.stackrestore" Effect Operands, AnyMemory Lowered Never (Void; PRIVATE_PTR)
    ReadCycleCounter "llvm.readcyclecounter" ReadsState Uniform, NoMemory Lowered Never (I64;)
    ReadSteadyCounter "llvm.readsteadycounter" ReadsState Uniform, NoMemory Lowered Never (I64;)
    ReduceAdd "llvm.vector.reduce.add" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceMul "llvm.vector.reduce.mul" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceAnd "llvm.vector.reduce.and" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceOr "llvm.vector.reduce.or" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceXor "llvm.vector.reduce.xor" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceSMax "llvm.vector.reduce.smax" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceSMin "llvm.vector.reduce.smin" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceUMax "llvm.vector.reduce.umax" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceUMin "llvm.vector.reduce.umin" Pure Operands, NoMemory Lowered Long (ElementOf(0); IntVector(0))
    ReduceFAdd "llvm.vector.reduce.fadd" Pure Operands, NoMemory Lowered Long (ElementOf(1); ScalarFloat(0), FloatVector(1))
    ReduceFMul "llvm.vector.reduce.fmul" Pure Operands, NoMemory Lowered Long (ElementOf(1); ScalarFloat(0), FloatVector(1))
    ReduceFMax "llvm.vector.reduce.fmax" Pure Operands, NoMemory Lowered Long (ElementOf(0); FloatVector(0))
    ReduceFMin "llvm.vector.reduce.fmin" Pure Operands, NoMemory Lowered Long (ElementOf(0); FloatVector(0))
    ReduceFMaximum "llvm.vector.reduce.fmaximum" Pure Operands, NoMemory Lowered Long (ElementOf(0); FloatVector(0))
    ReduceFMinimum "llvm.vector.reduce.fminimum" Pure Operands, NoMemory Lowered Long (ElementOf(0); FloatVector(0))
    WorkitemIdX "llvm.amdgcn.workitem.id.x" Pure ItemId(0), NoMemory Selected Cheap (I32;)
    WorkitemIdY "llvm.amdgcn.workitem.id.y" Pure ItemId(1), NoMemory Selected Cheap (I32;)
    WorkitemIdZ "llvm.amdgcn.workitem.id.z" Pure ItemId(2), NoMemory Selected Cheap (I32;)
    WorkgroupIdX "llvm.amdgcn.workgroup.id.x" Pure Uniform, NoMemory Selected Cheap (I32;)
    WorkgroupIdY "llvm.amdgcn.workgroup.id.y" Pure Uniform, NoMemory Selected Cheap (I32;)
    WorkgroupIdZ "llvm.amdgcn.workgroup.id.z" Pure Uniform, NoMemory Selected Cheap (I32;)
    DispatchPtr "llvm.amdgcn.dispatch.ptr" Pure Uniform, NoMemory Selected Cheap (CONSTANT_PTR;)
    DispatchId "llvm.amdgcn.dispatch.id" Pure Uniform, NoMemory Selected Long (I64;)
    QueuePtr "llvm.amdgcn.queue.ptr" Pure Uniform, NoMemory Selected Long (CONSTANT_PTR;)
    ImplicitArgPtr "llvm.amdgcn.implicitarg.ptr" Pure Uniform, NoMemory Lowered Cheap (CONSTANT_PTR;)
    KernargSegmentPtr "llvm.amdgcn.kernarg.segment.ptr" Pure Uniform, NoMemory Selected Cheap (CONSTANT_PTR;)
    GroupStaticSize "llvm.amdgcn.groupstaticsize" Pure Uniform, NoMemory Lowered Long (I32;)
    WavefrontSize "llvm.amdgcn.wavefrontsize" Pure Uniform, NoMemory Lowered Long (I32;)
    IsShared "llvm.amdgcn.is.shared" Pure Operands, NoMemory Lowered Long (I1; Is(Type::ptr(AddrSpace::Generic)))
    IsPrivate "llvm.amdgcn.is.private" Pure Operands, NoMemory Lowered Long (I1; Is(Type::ptr(AddrSpace::Generic)))
    SBarrier "llvm.amdgcn.s.barrier" ConvergentEffect Operands, Barrier Selected Never (Void;)
    WaveBarrier "llvm.amdgcn.wave.barrier" ConvergentEffect Operands, NoMemory Selected Never (Void;)
    SchedBarrier "llvm.amdgcn.sched.barrier" ConvergentEffect Operands, NoMemory Selected Never (Void; IMM32)
    SchedGroupBarrier "llvm.amdgcn.sched.group.barrier" ConvergentEffect Operands, NoMemory Selected Never (Void; IMM32, IMM32, IMM32)
    SWaitcnt "llvm.amdgcn.s.waitcnt" Effect Operands, NoMemory Selected Never (Void; IMM32)
    SSleep "llvm.amdgcn.s.sleep" Effect Operands, NoMemory Selected Never (Void; IMM32)
    SSetHalt "llvm.amdgcn.s.sethalt" Effect Operands, NoMemory Selected Never (Void; IMM32)
    SIncPerfLevel "llvm.amdgcn.s.incperflevel" Effect Operands, NoMemory Selected Never (Void; IMM32)
    SDecPerfLevel "llvm.amdgcn.s.decperflevel" Effect Operands, NoMemory Selected Never (Void; IMM32)
    SNop "llvm.amdgcn.s.nop" Effect Operands, NoMemory Selected Never (Void; IMM16)
    SSetPrio "llvm.amdgcn.s.setprio" Effect Operands, NoMemory Selected Never (Void; IMM16)
    SSendMsg "llvm.amdgcn.s.sendmsg" ConvergentEffect Operands, AnyMemory Selected Never (Void; IMM32, I32)
    SSendMsgHalt "llvm.amdgcn.s.sendmsghalt" ConvergentEffect Operands, AnyMemory Selected Never (Void; IMM32, I32)
    STTraceData "llvm.amdgcn.s.ttracedata" Effect Operands, NoMemory Selected Never (Void; I32)
    SGetReg "llvm.amdgcn.s.getreg" ReadsState Uniform, NoMemory Selected Never (I32; IMM32)
    SSetReg "llvm.amdgcn.s.setreg" Effect Operands, NoMemory Selected Never (Void; IMM32, I32)
    // The mode register, and the exceptions that were seen.
    GetRounding "llvm.get.rounding" ReadsState Uniform, NoMemory Lowered Never (I32;)
    SetRounding "llvm.set.rounding" Effect Operands, NoMemory Lowered Never (Void; I32)
    GetFpEnv "llvm.get.fpenv" ReadsState Uniform, NoMemory Lowered Never (I64;)
    SetFpEnv "llvm.set.fpenv" Effect Operands, NoMemory Lowered Never (Void; I64)
    GetFpMode "llvm.get.fpmode" ReadsState Uniform, NoMemory Lowered Never (I32;)
    SMemTime "llvm.amdgcn.s.memtime" ReadsState Uniform, NoMemory Selected Never (I64;)
    SMemRealTime "llvm.amdgcn.s.memrealtime" ReadsState Uniform, NoMemory Selected Never (I64;)
    // Where a call of this function goes on; nowhere in a kernel, and of callers it is not known.
    ReturnAddress "llvm.returnaddress" Pure Uniform, NoMemory Selected Never (GENERIC_PTR; IMM32)
    SGetPc "llvm.amdgcn.s.getpc" Pure Uniform, NoMemory Selected Long (I64;)
    SDcacheInv "llvm.amdgcn.s.dcache.inv" Effect Operands, AnyMemory Selected Never (Void;)
    SDcacheInvVol "llvm.amdgcn.s.dcache.inv.vol" Effect Operands, AnyMemory Selected Never (Void;)
    SDcacheWbVol "llvm.amdgcn.s.dcache.wb.vol" Effect Operands, AnyMemory Selected Never (Void;)
    SDcacheWb "llvm.amdgcn.s.dcache.wb" Effect Operands, AnyMemory Selected Never (Void;)
    BufferWbinvl1 "llvm.amdgcn.buffer.wbinvl1" Effect Operands, AnyMemory Selected Never (Void;)
    BufferWbinvl1Vol "llvm.amdgcn.buffer.wbinvl1.vol" Effect Operands, AnyMemory Selected Never (Void;)
    EndPgm "llvm.amdgcn.endpgm" ConvergentEffect Operands, NoMemory Selected Never (Void;)
    // A mark for the structure of the graph, and a value that nobody reads.
    AmdUnreachable "llvm.amdgcn.unreachable" Hint Operands, NoMemory Lowered Never (Void;)
    Dead "llvm.amdgcn.dead" Hint Operands, NoMemory Lowered Never (Any(0);)
    ReadFirstLane "llvm.amdgcn.readfirstlane" Convergent Uniform, NoMemory Selected Never (Any(0); Any(0))
    ReadLane "llvm.amdgcn.readlane" Convergent Uniform, NoMemory Selected Never (Any(0); Any(0), I32)
    WriteLane "llvm.amdgcn.writelane" Convergent Source, NoMemory Selected Never (Any(0); Any(0), I32, Any(0))
    Ballot "llvm.amdgcn.ballot" Convergent Uniform, NoMemory Selected Never (ScalarInt(0); I1)
    AmdICmp "llvm.amdgcn.icmp" Convergent Uniform, NoMemory Lowered Never (ScalarInt(1); Any(0), Any(0), IMM32)
    AmdFCmp "llvm.amdgcn.fcmp" Convergent Uniform, NoMemory Lowered Never (ScalarInt(1); ScalarFloat(0), ScalarFloat(0), IMM32)
    WaveReduceAdd "llvm.amdgcn.wave.reduce.add" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceSub "llvm.amdgcn.wave.reduce.sub" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceAnd "llvm.amdgcn.wave.reduce.and" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceOr "llvm.amdgcn.wave.reduce.or" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceXor "llvm.amdgcn.wave.reduce.xor" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceMin "llvm.amdgcn.wave.reduce.min" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceMax "llvm.amdgcn.wave.reduce.max" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceUMin "llvm.amdgcn.wave.reduce.umin" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceUMax "llvm.amdgcn.wave.reduce.umax" Convergent Uniform, NoMemory Lowered Never (ScalarInt(0); ScalarInt(0), IMM32)
    WaveReduceFAdd "llvm.amdgcn.wave.reduce.fadd" Convergent Uniform, NoMemory Lowered Never (ScalarFloat(0); ScalarFloat(0), IMM32)
    WaveReduceFSub "llvm.amdgcn.wave.reduce.fsub" Convergent Uniform, NoMemory Lowered Never (ScalarFloat(0); ScalarFloat(0), IMM32)
    WaveReduceFMin "llvm.amdgcn.wave.reduce.fmin" Convergent Uniform, NoMemory Lowered Never (ScalarFloat(0); ScalarFloat(0), IMM32)
    WaveReduceFMax "llvm.amdgcn.wave.reduce.fmax" Convergent Uniform, NoMemory Lowered Never (ScalarFloat(0); ScalarFloat(0), IMM32)
    InverseBallot "llvm.amdgcn.inverse.ballot" Convergent Source, NoMemory Selected Never (I1; ScalarInt(0))
    DsBpermute "llvm.amdgcn.ds.bpermute" Convergent Source, NoMemory Selected Never (I32; I32, I32)
    DsPermute "llvm.amdgcn.ds.permute" Convergent Source, NoMemory Selected Never (I32; I32, I32)
    DsSwizzle "llvm.amdgcn.ds.swizzle" Convergent Source, NoMemory Selected Never (I32; I32, IMM32)
    MovDpp "llvm.amdgcn.mov.dpp" Convergent Source, NoMemory Selected Never (Any(0); Any(0), IMM32, IMM32, IMM32, IMM1)
    UpdateDpp "llvm.amdgcn.update.dpp" Convergent Source, NoMemory Selected Never (Any(0); Any(0), Any(0), IMM32, IMM32, IMM32, IMM1)
    // The lanes that are not active get the second operand, where what is made of it is computed
    // for all lanes: the operands of these, and what they are made from.
    SetInactive "llvm.amdgcn.set.inactive" Convergent Source, NoMemory Selected Never (Any(0); Any(0), Any(0))
    StrictWwm "llvm.amdgcn.strict.wwm" Convergent Operands, NoMemory Selected Never (Any(0); Any(0))
    StrictWqm "llvm.amdgcn.strict.wqm" Convergent Operands, NoMemory Selected Never (Any(0); Any(0))
    Wwm "llvm.amdgcn.wwm" Convergent Operands, NoMemory Lowered Never (Any(0); Any(0))
    // Where no pixels are computed, these ask for lanes that a whole work-group has anyway.
    Wqm "llvm.amdgcn.wqm" Convergent Operands, NoMemory Lowered Never (Any(0); Any(0))
    SoftWqm "llvm.amdgcn.softwqm" Convergent Operands, NoMemory Lowered Never (Any(0); Any(0))
    WqmVote "llvm.amdgcn.wqm.vote" Convergent Operands, NoMemory Lowered Never (I1; I1)
    PsLive "llvm.amdgcn.ps.live" Convergent Uniform, NoMemory Lowered Never (I1;)
    LiveMask "llvm.amdgcn.live.mask" Convergent Uniform, NoMemory Lowered Never (I1;)
    // A counter in LDS or GDS moves by the number of active lanes, which all get what it was.
    DsAppend "llvm.amdgcn.ds.append" ConvergentEffect Source, AnyMemory Selected Never (I32; AnyPointer, IMM1)
    DsConsume "llvm.amdgcn.ds.consume" ConvergentEffect Source, AnyMemory Selected Never (I32; AnyPointer, IMM1)
    // A counter in GDS that waves change in the order of their creation: M0, operand, ordering,
    // scope, volatile, the counter's number, whether the next wave may go on, whether this one is
    // done. In legal IR: M0, operand, the instruction's offset.
    DsOrderedAdd "llvm.amdgcn.ds.ordered.add" ConvergentEffect Source, AnyMemory Lowered Never (I32; REGION_PTR, I32, IMM32, IMM32, IMM1, IMM32, IMM1, IMM1)
    DsOrderedSwap "llvm.amdgcn.ds.ordered.swap" ConvergentEffect Source, AnyMemory Lowered Never (I32; REGION_PTR, I32, IMM32, IMM32, IMM1, IMM32, IMM1, IMM1)
    DsOrdered "llvm.amdgpuc.ds.ordered" ConvergentEffect Source, AnyMemory Selected Never (I32; REGION_PTR, I32, IMM32)
    // The global wave sync: perhaps a value, and the number of a resource.
    GwsInit "llvm.amdgcn.ds.gws.init" ConvergentEffect Operands, AnyMemory Selected Never (Void; I32, I32)
    GwsBarrier "llvm.amdgcn.ds.gws.barrier" ConvergentEffect Operands, AnyMemory Selected Never (Void; I32, I32)
    GwsSemaV "llvm.amdgcn.ds.gws.sema.v" ConvergentEffect Operands, AnyMemory Selected Never (Void; I32)
    GwsSemaBr "llvm.amdgcn.ds.gws.sema.br" ConvergentEffect Operands, AnyMemory Selected Never (Void; I32, I32)
    GwsSemaP "llvm.amdgcn.ds.gws.sema.p" ConvergentEffect Operands, AnyMemory Selected Never (Void; I32)
    GwsSemaReleaseAll "llvm.amdgcn.ds.gws.sema.release.all" ConvergentEffect Operands, AnyMemory Selected Never (Void; I32)
    // From memory to LDS: both pointers, bytes for each lane, what is added to both, cache policy.
    GlobalLoadLds "llvm.amdgcn.global.load.lds" ConvergentEffect Operands, AnyMemory Selected Never (Void; GLOBAL_PTR, LOCAL_PTR, IMM32, IMM32, IMM32)
    LoadToLds "llvm.amdgcn.load.to.lds" ConvergentEffect Operands, AnyMemory Lowered Never (Void; AnyPointer, LOCAL_PTR, IMM32, IMM32, IMM32)
    MbcntLo "llvm.amdgcn.mbcnt.lo" Pure Source, NoMemory Selected Long (I32; I32, I32)
    MbcntHi "llvm.amdgcn.mbcnt.hi" Pure Source, NoMemory Selected Long (I32; I32, I32)
    Rcp "llvm.amdgcn.rcp" Pure Operands, NoMemory Selected Cheap (ScalarFloat(0); ScalarFloat(0))
    Rsq "llvm.amdgcn.rsq" Pure Operands, NoMemory Selected Cheap (ScalarFloat(0); ScalarFloat(0))
    RsqClamp "llvm.amdgcn.rsq.clamp" Pure Operands, NoMemory Lowered Long (ScalarFloat(0); ScalarFloat(0))
    AmdSqrt "llvm.amdgcn.sqrt" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0))
    AmdLog "llvm.amdgcn.log" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0))
    AmdExp2 "llvm.amdgcn.exp2" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0))
    AmdSin "llvm.amdgcn.sin" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0))
    AmdCos "llvm.amdgcn.cos" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0))
    Fract "llvm.amdgcn.fract" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0))
    FrexpMant "llvm.amdgcn.frexp.mant" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0))
    FrexpExp "llvm.amdgcn.frexp.exp" Pure Operands, NoMemory Selected Long (ScalarInt(1); ScalarFloat(0))
    DivScale "llvm.amdgcn.div.scale" Pure Operands, NoMemory Selected Long (WithCondition(0); ScalarFloat(0), ScalarFloat(0), IMM1)
    DivFmas "llvm.amdgcn.div.fmas" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0), ScalarFloat(0), ScalarFloat(0), I1)
    DivFixup "llvm.amdgcn.div.fixup" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0), ScalarFloat(0), ScalarFloat(0))
    TrigPreop "llvm.amdgcn.trig.preop" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0), I32)
    AmdClass "llvm.amdgcn.class" Pure Operands, NoMemory Selected Long (I1; ScalarFloat(0), I32)
    FMed3 "llvm.amdgcn.fmed3" Pure Operands, NoMemory Selected Cheap (ScalarFloat(0); ScalarFloat(0), ScalarFloat(0), ScalarFloat(0))
    FMulLegacy "llvm.amdgcn.fmul.legacy" Pure Operands, NoMemory Selected Long (F32; F32, F32)
    CvtPkRtz "llvm.amdgcn.cvt.pkrtz" Pure Operands, NoMemory Selected Long (HALF2; F32, F32)
    UBfe "llvm.amdgcn.ubfe" Pure Operands, NoMemory Selected Cheap (ScalarInt(0); ScalarInt(0), I32, I32)
    SBfe "llvm.amdgcn.sbfe" Pure Operands, NoMemory Selected Cheap (ScalarInt(0); ScalarInt(0), I32, I32)
    Perm "llvm.amdgcn.perm" Pure Operands, NoMemory Selected Cheap (I32; I32, I32, I32)
    AlignByte "llvm.amdgcn.alignbyte" Pure Operands, NoMemory Selected Cheap (I32; I32, I32, I32)
    SadU8 "llvm.amdgcn.sad.u8" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32)
    SadHiU8 "llvm.amdgcn.sad.hi.u8" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32)
    SadU16 "llvm.amdgcn.sad.u16" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32)
    CubeId "llvm.amdgcn.cubeid" Pure Operands, NoMemory Selected Long (F32; F32, F32, F32)
    CubeMa "llvm.amdgcn.cubema" Pure Operands, NoMemory Selected Long (F32; F32, F32, F32)
    CubeSc "llvm.amdgcn.cubesc" Pure Operands, NoMemory Selected Long (F32; F32, F32, F32)
    CubeTc "llvm.amdgcn.cubetc" Pure Operands, NoMemory Selected Long (F32; F32, F32, F32)
    CvtPkI16 "llvm.amdgcn.cvt.pk.i16" Pure Operands, NoMemory Selected Long (SHORT2; I32, I32)
    CvtPkU16 "llvm.amdgcn.cvt.pk.u16" Pure Operands, NoMemory Selected Long (SHORT2; I32, I32)
    CvtPkNormI16 "llvm.amdgcn.cvt.pknorm.i16" Pure Operands, NoMemory Selected Long (SHORT2; F32, F32)
    CvtPkNormU16 "llvm.amdgcn.cvt.pknorm.u16" Pure Operands, NoMemory Selected Long (SHORT2; F32, F32)
    CvtPkU8F32 "llvm.amdgcn.cvt.pk.u8.f32" Pure Operands, NoMemory Selected Long (I32; F32, I32, I32)
    CvtOffF32I4 "llvm.amdgcn.cvt.off.f32.i4" Pure Operands, NoMemory Selected Long (F32; I32)
    QsadPkU16U8 "llvm.amdgcn.qsad.pk.u16.u8" Pure Operands, NoMemory Selected Long (I64; I64, I32, I64)
    MqsadPkU16U8 "llvm.amdgcn.mqsad.pk.u16.u8" Pure Operands, NoMemory Selected Long (I64; I64, I32, I64)
    MqsadU32U8 "llvm.amdgcn.mqsad.u32.u8" Pure Operands, NoMemory Selected Long (WORDS4; I64, I32, WORDS4)
    FMadFtz "llvm.amdgcn.fmad.ftz" Pure Operands, NoMemory Selected Long (ScalarFloat(0); ScalarFloat(0), ScalarFloat(0), ScalarFloat(0))
    FDivFast "llvm.amdgcn.fdiv.fast" Pure Operands, NoMemory Lowered Long (F32; F32, F32)
    // Of masks of lanes, in SGPRs: a variable is that of the first active lane.
    SBitreplicate "llvm.amdgcn.s.bitreplicate" Convergent Uniform, NoMemory Selected Never (I64; I32)
    SQuadmask "llvm.amdgcn.s.quadmask" Convergent Uniform, NoMemory Selected Never (ScalarInt(0); ScalarInt(0))
    SWqm "llvm.amdgcn.s.wqm" Convergent Uniform, NoMemory Selected Never (ScalarInt(0); ScalarInt(0))
    IglpOpt "llvm.amdgcn.iglp.opt" Hint Operands, NoMemory Lowered Never (Void; IMM32)
    SFfbh "llvm.amdgcn.sffbh" Pure Operands, NoMemory Lowered Cheap (ScalarInt(0); ScalarInt(0))
    MsadU8 "llvm.amdgcn.msad.u8" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32)
    Lerp "llvm.amdgcn.lerp" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32)
    MulI24 "llvm.amdgcn.mul.i24" Pure Operands, NoMemory Selected Cheap (ScalarInt(0); I32, I32)
    MulU24 "llvm.amdgcn.mul.u24" Pure Operands, NoMemory Selected Cheap (ScalarInt(0); I32, I32)
    MulHiI24 "llvm.amdgcn.mulhi.i24" Pure Operands, NoMemory Selected Long (I32; I32, I32)
    MulHiU24 "llvm.amdgcn.mulhi.u24" Pure Operands, NoMemory Selected Long (I32; I32, I32)
    FDot2 "llvm.amdgcn.fdot2" Pure Operands, NoMemory Selected Long (F32; HALF2, HALF2, F32, IMM1)
    SDot2 "llvm.amdgcn.sdot2" Pure Operands, NoMemory Selected Long (I32; SHORT2, SHORT2, I32, IMM1)
    UDot2 "llvm.amdgcn.udot2" Pure Operands, NoMemory Selected Long (I32; SHORT2, SHORT2, I32, IMM1)
    SDot4 "llvm.amdgcn.sdot4" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32, IMM1)
    UDot4 "llvm.amdgcn.udot4" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32, IMM1)
    SDot8 "llvm.amdgcn.sdot8" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32, IMM1)
    UDot8 "llvm.amdgcn.udot8" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32, IMM1)
    // Matrix instructions of gfx908 and gfx90a, whatever lanes are active. The second form is that
    // of legal IR: words, and the three constants in one (MatrixControl).
    MfmaF3232x32x1f32 "llvm.amdgcn.mfma.f32.32x32x1f32" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 32); F32, F32, VectorOf(Type::F32, 32), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x1f32 "llvm.amdgcn.mfma.f32.16x16x1f32" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); F32, F32, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF324x4x1f32 "llvm.amdgcn.mfma.f32.4x4x1f32" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); F32, F32, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3232x32x2f32 "llvm.amdgcn.mfma.f32.32x32x2f32" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); F32, F32, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x4f32 "llvm.amdgcn.mfma.f32.16x16x4f32" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); F32, F32, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3232x32x4f16 "llvm.amdgcn.mfma.f32.32x32x4f16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 32); HALF4, HALF4, VectorOf(Type::F32, 32), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x4f16 "llvm.amdgcn.mfma.f32.16x16x4f16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); HALF4, HALF4, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF324x4x4f16 "llvm.amdgcn.mfma.f32.4x4x4f16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); HALF4, HALF4, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3232x32x8f16 "llvm.amdgcn.mfma.f32.32x32x8f16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); HALF4, HALF4, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x16f16 "llvm.amdgcn.mfma.f32.16x16x16f16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); HALF4, HALF4, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaI3232x32x4i8 "llvm.amdgcn.mfma.i32.32x32x4i8" Convergent Source, NoMemory Selected Never (VectorOf(Type::I32, 32); I32, I32, VectorOf(Type::I32, 32), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaI3216x16x4i8 "llvm.amdgcn.mfma.i32.16x16x4i8" Convergent Source, NoMemory Selected Never (VectorOf(Type::I32, 16); I32, I32, VectorOf(Type::I32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaI324x4x4i8 "llvm.amdgcn.mfma.i32.4x4x4i8" Convergent Source, NoMemory Selected Never (VectorOf(Type::I32, 4); I32, I32, VectorOf(Type::I32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaI3232x32x8i8 "llvm.amdgcn.mfma.i32.32x32x8i8" Convergent Source, NoMemory Selected Never (VectorOf(Type::I32, 16); I32, I32, VectorOf(Type::I32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaI3216x16x16i8 "llvm.amdgcn.mfma.i32.16x16x16i8" Convergent Source, NoMemory Selected Never (VectorOf(Type::I32, 4); I32, I32, VectorOf(Type::I32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3232x32x2bf16 "llvm.amdgcn.mfma.f32.32x32x2bf16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 32); SHORT2, SHORT2, VectorOf(Type::F32, 32), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x2bf16 "llvm.amdgcn.mfma.f32.16x16x2bf16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); SHORT2, SHORT2, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF324x4x2bf16 "llvm.amdgcn.mfma.f32.4x4x2bf16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); SHORT2, SHORT2, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3232x32x4bf16 "llvm.amdgcn.mfma.f32.32x32x4bf16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); SHORT2, SHORT2, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x8bf16 "llvm.amdgcn.mfma.f32.16x16x8bf16" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); SHORT2, SHORT2, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3232x32x4bf161k "llvm.amdgcn.mfma.f32.32x32x4bf16.1k" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 32); SHORT4, SHORT4, VectorOf(Type::F32, 32), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x4bf161k "llvm.amdgcn.mfma.f32.16x16x4bf16.1k" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); SHORT4, SHORT4, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF324x4x4bf161k "llvm.amdgcn.mfma.f32.4x4x4bf16.1k" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); SHORT4, SHORT4, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3232x32x8bf161k "llvm.amdgcn.mfma.f32.32x32x8bf16.1k" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 16); SHORT4, SHORT4, VectorOf(Type::F32, 16), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF3216x16x16bf161k "llvm.amdgcn.mfma.f32.16x16x16bf16.1k" Convergent Source, NoMemory Selected Never (VectorOf(Type::F32, 4); SHORT4, SHORT4, VectorOf(Type::F32, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF6416x16x4f64 "llvm.amdgcn.mfma.f64.16x16x4f64" Convergent Source, NoMemory Selected Never (VectorOf(Type::F64, 4); F64, F64, VectorOf(Type::F64, 4), IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    MfmaF644x4x4f64 "llvm.amdgcn.mfma.f64.4x4x4f64" Convergent Source, NoMemory Selected Never (F64; F64, F64, F64, IMM32, IMM32, IMM32; Any(0); Any(1), Any(1), Any(0), IMM32)
    // High 32 bits of the product of two i32.
    UMulHi "llvm.amdgpuc.umulhi" Pure Operands, NoMemory Selected Cheap (I32; I32, I32)
    SMulHi "llvm.amdgpuc.smulhi" Pure Operands, NoMemory Selected Cheap (I32; I32, I32)
    // First 0 or 1 bit as v_ffbh/v_ffbl do: -1 if there is none.
    FfbhU32 "llvm.amdgpuc.ffbh.u32" Pure Operands, NoMemory Selected Cheap (I32; I32)
    FfbhI32 "llvm.amdgpuc.ffbh.i32" Pure Operands, NoMemory Selected Cheap (I32; I32)
    FfblB32 "llvm.amdgpuc.ffbl.b32" Pure Operands, NoMemory Selected Cheap (I32; I32)
    FfblB64 "llvm.amdgpuc.ffbl.b64" Pure Operands, NoMemory Selected Cheap (I32; I64)
    // A copy that is divergent although its operand is uniform: what a loop with a divergent exit
    // leaves behind.
    Divergent "llvm.amdgpuc.divergent" Pure Source, NoMemory Selected Never (Any(0); Any(0))
    // The hardware's quarter-rate conversions of an unsigned byte of a word:
    // llvm.amdgcn.cvt.f32.ubyteN.
    CvtF32Ubyte0 "llvm.amdgcn.cvt.f32.ubyte0" Pure Operands, NoMemory Selected Long (F32; I32)
    CvtF32Ubyte1 "llvm.amdgcn.cvt.f32.ubyte1" Pure Operands, NoMemory Selected Long (F32; I32)
    CvtF32Ubyte2 "llvm.amdgcn.cvt.f32.ubyte2" Pure Operands, NoMemory Selected Long (F32; I32)
    CvtF32Ubyte3 "llvm.amdgcn.cvt.f32.ubyte3" Pure Operands, NoMemory Selected Long (F32; I32)
    // Runs the operand's fma with f32 denormals on, whatever the function's mode: part of the
    // expansion of f32 division. Operands and result as llvm.fma.
    FmaDenormF32 "llvm.amdgpuc.fma.denorm.f32" Pure Operands, NoMemory Selected Long (F32; F32, F32, F32)
    // Two halves in each word: both at once. The lower half in both places.
    PkAddF16 "llvm.amdgpuc.pk.add.f16" Pure Operands, NoMemory Selected Long (I32; I32, I32)
    PkMulF16 "llvm.amdgpuc.pk.mul.f16" Pure Operands, NoMemory Selected Long (I32; I32, I32)
    PkMinF16 "llvm.amdgpuc.pk.min.f16" Pure Operands, NoMemory Selected Long (I32; I32, I32)
    PkMaxF16 "llvm.amdgpuc.pk.max.f16" Pure Operands, NoMemory Selected Long (I32; I32, I32)
    PkFmaF16 "llvm.amdgpuc.pk.fma.f16" Pure Operands, NoMemory Selected Long (I32; I32, I32, I32)
    PkSplat "llvm.amdgpuc.pk.splat" Pure Operands, NoMemory Selected Long (I32; I32)
    // Memory element by element, where the mask says so. LLVM 22 has the alignment at the pointer,
    // older versions as an operand.
    MaskedLoad "llvm.masked.load" ReadsState Operands, NoMemory Lowered Never (Any(0); AnyPointer, IntVector(1), Any(0); Any(0); AnyPointer, IMM32, IntVector(1), Any(0))
    MaskedStore "llvm.masked.store" Effect Operands, AnyMemory Lowered Never (Void; Any(0), AnyPointer, IntVector(1); Void; Any(0), AnyPointer, IMM32, IntVector(1))
    MaskedGather "llvm.masked.gather" ReadsState Operands, NoMemory Lowered Never (Any(0); Pointer(2), IntVector(1), Any(0); Any(0); Pointer(2), IMM32, IntVector(1), Any(0))
    MaskedScatter "llvm.masked.scatter" Effect Operands, AnyMemory Lowered Never (Void; Any(0), Pointer(2), IntVector(1); Void; Any(0), Pointer(2), IMM32, IntVector(1))
    ExpandLoad "llvm.masked.expandload" ReadsState Operands, NoMemory Lowered Never (Any(0); AnyPointer, IntVector(1), Any(0))
    CompressStore "llvm.masked.compressstore" Effect Operands, AnyMemory Lowered Never (Void; Any(0), AnyPointer, IntVector(1))
    // Buffers. A resource and a place in it: the index of a record where there are records
    // (struct), an offset in bytes, an offset for all lanes.
    MakeBufferRsrc "llvm.amdgcn.make.buffer.rsrc" Pure Operands, NoMemory Lowered Cheap (Pointer(0); AnyPointer, I16, ScalarInt(1), I32)
    SBufferLoad "llvm.amdgcn.s.buffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); WORDS4, I32, IMM32)
    RawBufferLoad "llvm.amdgcn.raw.buffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); WORDS4, I32, I32, IMM32)
    RawBufferLoadFormat "llvm.amdgcn.raw.buffer.load.format" ReadsState Operands, NoMemory Lowered Never (Any(0); WORDS4, I32, I32, IMM32)
    RawTbufferLoad "llvm.amdgcn.raw.tbuffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); WORDS4, I32, I32, IMM32, IMM32)
    RawAtomicBufferLoad "llvm.amdgcn.raw.atomic.buffer.load" Effect Operands, AnyMemory Lowered Never (Any(0); WORDS4, I32, I32, IMM32)
    RawBufferStore "llvm.amdgcn.raw.buffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), WORDS4, I32, I32, IMM32)
    RawBufferStoreFormat "llvm.amdgcn.raw.buffer.store.format" Effect Source, AnyMemory Lowered Never (Void; Any(0), WORDS4, I32, I32, IMM32)
    RawTbufferStore "llvm.amdgcn.raw.tbuffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), WORDS4, I32, I32, IMM32, IMM32)
    RawBufferLoadLds "llvm.amdgcn.raw.buffer.load.lds" Effect Source, AnyMemory Lowered Never (Void; WORDS4, LOCAL_PTR, IMM32, I32, I32, IMM32, IMM32)
    RawBufferAtomicSwap "llvm.amdgcn.raw.buffer.atomic.swap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicAdd "llvm.amdgcn.raw.buffer.atomic.add" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicSub "llvm.amdgcn.raw.buffer.atomic.sub" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicSmin "llvm.amdgcn.raw.buffer.atomic.smin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicUmin "llvm.amdgcn.raw.buffer.atomic.umin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicFmin "llvm.amdgcn.raw.buffer.atomic.fmin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicSmax "llvm.amdgcn.raw.buffer.atomic.smax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicUmax "llvm.amdgcn.raw.buffer.atomic.umax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicFmax "llvm.amdgcn.raw.buffer.atomic.fmax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicAnd "llvm.amdgcn.raw.buffer.atomic.and" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicOr "llvm.amdgcn.raw.buffer.atomic.or" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicXor "llvm.amdgcn.raw.buffer.atomic.xor" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicInc "llvm.amdgcn.raw.buffer.atomic.inc" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicDec "llvm.amdgcn.raw.buffer.atomic.dec" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicFadd "llvm.amdgcn.raw.buffer.atomic.fadd" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, IMM32)
    RawBufferAtomicCmpswap "llvm.amdgcn.raw.buffer.atomic.cmpswap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), Any(0), WORDS4, I32, I32, IMM32)
    RawPtrBufferLoad "llvm.amdgcn.raw.ptr.buffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); RESOURCE, I32, I32, IMM32)
    RawPtrBufferLoadFormat "llvm.amdgcn.raw.ptr.buffer.load.format" ReadsState Operands, NoMemory Lowered Never (Any(0); RESOURCE, I32, I32, IMM32)
    RawPtrTbufferLoad "llvm.amdgcn.raw.ptr.tbuffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); RESOURCE, I32, I32, IMM32, IMM32)
    RawPtrAtomicBufferLoad "llvm.amdgcn.raw.ptr.atomic.buffer.load" Effect Operands, AnyMemory Lowered Never (Any(0); RESOURCE, I32, I32, IMM32)
    RawPtrBufferStore "llvm.amdgcn.raw.ptr.buffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferStoreFormat "llvm.amdgcn.raw.ptr.buffer.store.format" Effect Source, AnyMemory Lowered Never (Void; Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrTbufferStore "llvm.amdgcn.raw.ptr.tbuffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), RESOURCE, I32, I32, IMM32, IMM32)
    RawPtrBufferLoadLds "llvm.amdgcn.raw.ptr.buffer.load.lds" Effect Source, AnyMemory Lowered Never (Void; RESOURCE, LOCAL_PTR, IMM32, I32, I32, IMM32, IMM32)
    RawPtrBufferAtomicSwap "llvm.amdgcn.raw.ptr.buffer.atomic.swap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicAdd "llvm.amdgcn.raw.ptr.buffer.atomic.add" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicSub "llvm.amdgcn.raw.ptr.buffer.atomic.sub" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicSmin "llvm.amdgcn.raw.ptr.buffer.atomic.smin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicUmin "llvm.amdgcn.raw.ptr.buffer.atomic.umin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicFmin "llvm.amdgcn.raw.ptr.buffer.atomic.fmin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicSmax "llvm.amdgcn.raw.ptr.buffer.atomic.smax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicUmax "llvm.amdgcn.raw.ptr.buffer.atomic.umax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicFmax "llvm.amdgcn.raw.ptr.buffer.atomic.fmax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicAnd "llvm.amdgcn.raw.ptr.buffer.atomic.and" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicOr "llvm.amdgcn.raw.ptr.buffer.atomic.or" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicXor "llvm.amdgcn.raw.ptr.buffer.atomic.xor" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicInc "llvm.amdgcn.raw.ptr.buffer.atomic.inc" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicDec "llvm.amdgcn.raw.ptr.buffer.atomic.dec" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicFadd "llvm.amdgcn.raw.ptr.buffer.atomic.fadd" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, IMM32)
    RawPtrBufferAtomicCmpswap "llvm.amdgcn.raw.ptr.buffer.atomic.cmpswap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), Any(0), RESOURCE, I32, I32, IMM32)
    StructBufferLoad "llvm.amdgcn.struct.buffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); WORDS4, I32, I32, I32, IMM32)
    StructBufferLoadFormat "llvm.amdgcn.struct.buffer.load.format" ReadsState Operands, NoMemory Lowered Never (Any(0); WORDS4, I32, I32, I32, IMM32)
    StructTbufferLoad "llvm.amdgcn.struct.tbuffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); WORDS4, I32, I32, I32, IMM32, IMM32)
    StructAtomicBufferLoad "llvm.amdgcn.struct.atomic.buffer.load" Effect Operands, AnyMemory Lowered Never (Any(0); WORDS4, I32, I32, I32, IMM32)
    StructBufferStore "llvm.amdgcn.struct.buffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferStoreFormat "llvm.amdgcn.struct.buffer.store.format" Effect Source, AnyMemory Lowered Never (Void; Any(0), WORDS4, I32, I32, I32, IMM32)
    StructTbufferStore "llvm.amdgcn.struct.tbuffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), WORDS4, I32, I32, I32, IMM32, IMM32)
    StructBufferLoadLds "llvm.amdgcn.struct.buffer.load.lds" Effect Source, AnyMemory Lowered Never (Void; WORDS4, LOCAL_PTR, IMM32, I32, I32, I32, IMM32, IMM32)
    StructBufferAtomicSwap "llvm.amdgcn.struct.buffer.atomic.swap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicAdd "llvm.amdgcn.struct.buffer.atomic.add" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicSub "llvm.amdgcn.struct.buffer.atomic.sub" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicSmin "llvm.amdgcn.struct.buffer.atomic.smin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicUmin "llvm.amdgcn.struct.buffer.atomic.umin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicFmin "llvm.amdgcn.struct.buffer.atomic.fmin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicSmax "llvm.amdgcn.struct.buffer.atomic.smax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicUmax "llvm.amdgcn.struct.buffer.atomic.umax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicFmax "llvm.amdgcn.struct.buffer.atomic.fmax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicAnd "llvm.amdgcn.struct.buffer.atomic.and" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicOr "llvm.amdgcn.struct.buffer.atomic.or" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicXor "llvm.amdgcn.struct.buffer.atomic.xor" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicInc "llvm.amdgcn.struct.buffer.atomic.inc" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicDec "llvm.amdgcn.struct.buffer.atomic.dec" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicFadd "llvm.amdgcn.struct.buffer.atomic.fadd" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), WORDS4, I32, I32, I32, IMM32)
    StructBufferAtomicCmpswap "llvm.amdgcn.struct.buffer.atomic.cmpswap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), Any(0), WORDS4, I32, I32, I32, IMM32)
    StructPtrBufferLoad "llvm.amdgcn.struct.ptr.buffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferLoadFormat "llvm.amdgcn.struct.ptr.buffer.load.format" ReadsState Operands, NoMemory Lowered Never (Any(0); RESOURCE, I32, I32, I32, IMM32)
    StructPtrTbufferLoad "llvm.amdgcn.struct.ptr.tbuffer.load" ReadsState Operands, NoMemory Lowered Never (Any(0); RESOURCE, I32, I32, I32, IMM32, IMM32)
    StructPtrAtomicBufferLoad "llvm.amdgcn.struct.ptr.atomic.buffer.load" Effect Operands, AnyMemory Lowered Never (Any(0); RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferStore "llvm.amdgcn.struct.ptr.buffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferStoreFormat "llvm.amdgcn.struct.ptr.buffer.store.format" Effect Source, AnyMemory Lowered Never (Void; Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrTbufferStore "llvm.amdgcn.struct.ptr.tbuffer.store" Effect Source, AnyMemory Lowered Never (Void; Any(0), RESOURCE, I32, I32, I32, IMM32, IMM32)
    StructPtrBufferLoadLds "llvm.amdgcn.struct.ptr.buffer.load.lds" Effect Source, AnyMemory Lowered Never (Void; RESOURCE, LOCAL_PTR, IMM32, I32, I32, I32, IMM32, IMM32)
    StructPtrBufferAtomicSwap "llvm.amdgcn.struct.ptr.buffer.atomic.swap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicAdd "llvm.amdgcn.struct.ptr.buffer.atomic.add" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicSub "llvm.amdgcn.struct.ptr.buffer.atomic.sub" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicSmin "llvm.amdgcn.struct.ptr.buffer.atomic.smin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicUmin "llvm.amdgcn.struct.ptr.buffer.atomic.umin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicFmin "llvm.amdgcn.struct.ptr.buffer.atomic.fmin" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicSmax "llvm.amdgcn.struct.ptr.buffer.atomic.smax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicUmax "llvm.amdgcn.struct.ptr.buffer.atomic.umax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicFmax "llvm.amdgcn.struct.ptr.buffer.atomic.fmax" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicAnd "llvm.amdgcn.struct.ptr.buffer.atomic.and" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicOr "llvm.amdgcn.struct.ptr.buffer.atomic.or" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicXor "llvm.amdgcn.struct.ptr.buffer.atomic.xor" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicInc "llvm.amdgcn.struct.ptr.buffer.atomic.inc" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicDec "llvm.amdgcn.struct.ptr.buffer.atomic.dec" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicFadd "llvm.amdgcn.struct.ptr.buffer.atomic.fadd" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), RESOURCE, I32, I32, I32, IMM32)
    StructPtrBufferAtomicCmpswap "llvm.amdgcn.struct.ptr.buffer.atomic.cmpswap" Effect Source, AnyMemory Lowered Never (Any(0); Any(0), Any(0), RESOURCE, I32, I32, I32, IMM32)
    // Legal IR. A place in a buffer: the halves of the resource, the index, the offset, the offset
    // for all lanes, and as a constant the bits of BufferBits. Only accesses take it; it stands in
    // their block, so that it never is the parameter of one.
    BufferAddress "llvm.amdgpuc.buffer.address" Convergent Operands, NoMemory Selected Never (FAT_PTR; I64, I64, I32, I32, I32, IMM32)
    // A load or store that converts: BufferFormat as a constant.
    BufferFormatLoad "llvm.amdgpuc.buffer.load.format" ReadsState Operands, NoMemory Selected Never (Any(0); FAT_PTR, IMM32)
    BufferFormatStore "llvm.amdgpuc.buffer.store.format" Effect Operands, AnyMemory Selected Never (Void; Any(0), FAT_PTR, IMM32)
    // From a buffer to LDS, so many bytes for each lane.
    BufferToLds "llvm.amdgpuc.buffer.load.lds" Effect Operands, AnyMemory Selected Never (Void; FAT_PTR, LOCAL_PTR, IMM32, IMM32)
    // Byte offset of LDS / scratch aperture in the flat address space: high 32 bits of the aperture
    // base.
    SharedApertureHi "llvm.amdgpuc.shared.aperture.hi" Pure Uniform, NoMemory Selected Long (I32;)
    PrivateApertureHi "llvm.amdgpuc.private.aperture.hi" Pure Uniform, NoMemory Selected Long (I32;)
    // Address of the arguments that a function gets on the stack, so many bytes further.
    IncomingArgs "llvm.amdgpuc.incoming.args" Pure Source, NoMemory Selected Cheap (PRIVATE_PTR; IMM32)
    // So many bytes of a wave of the stack; where it ends; it ends there again.
    StackAlloc "llvm.amdgpuc.stack.alloc" Effect Uniform, AnyMemory Selected Never (PRIVATE_PTR; I32)
    StackEnd "llvm.amdgpuc.stack.end" Effect Uniform, AnyMemory Selected Never (PRIVATE_PTR;)
    StackTo "llvm.amdgpuc.stack.to" Effect Operands, AnyMemory Selected Never (Void; PRIVATE_PTR)
}

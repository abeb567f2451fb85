//! The intrinsic functions, one table row each.
//!
//! The names are LLVM's ("LLVM Language Reference", intrinsics; AMDGPU usage guide, "LLVM IR Intrinsics"), without the suffix that
//! spells overloaded types. Names that begin with `llvm.amdgpuc.` are this project's own: legal IR, made by `lower`.

/// What calling an intrinsic may do, as far as optimisations must know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effects {
    /// A function of its operands; may be moved, merged and dropped.
    Pure,
    /// A function of its operands and of which lanes are active: may be dropped, but not moved over control flow.
    Convergent,
    /// Reads state that changes (clocks); may be dropped.
    ReadsState,
    /// Reads or writes memory or has another effect; stays where it is.
    Effect,
    /// An effect, and depends on which lanes are active.
    ConvergentEffect,
    /// Only information for the optimiser; may be dropped.
    Hint,
}

macro_rules! intrinsics {
    ($($variant:ident $name:literal $effects:ident)*) => {
        /// An intrinsic function.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        #[allow(missing_docs)]
        pub enum Intrinsic { $($variant),* }

        impl Intrinsic {
            /// All of them, in the table's order.
            pub const ALL: &'static [Intrinsic] = &[$(Intrinsic::$variant),*];

            /// Name without the suffix for overloaded types.
            pub const fn name(self) -> &'static str {
                match self { $(Intrinsic::$variant => $name),* }
            }

            /// Effects.
            pub const fn effects(self) -> Effects {
                match self { $(Intrinsic::$variant => Effects::$effects),* }
            }
        }
    };
}

intrinsics! {
    Abs "llvm.abs" Pure
    SMax "llvm.smax" Pure
    SMin "llvm.smin" Pure
    UMax "llvm.umax" Pure
    UMin "llvm.umin" Pure
    SCmp "llvm.scmp" Pure
    UCmp "llvm.ucmp" Pure
    Ctpop "llvm.ctpop" Pure
    Ctlz "llvm.ctlz" Pure
    Cttz "llvm.cttz" Pure
    Bitreverse "llvm.bitreverse" Pure
    Bswap "llvm.bswap" Pure
    Fshl "llvm.fshl" Pure
    Fshr "llvm.fshr" Pure
    SAddSat "llvm.sadd.sat" Pure
    UAddSat "llvm.uadd.sat" Pure
    SSubSat "llvm.ssub.sat" Pure
    USubSat "llvm.usub.sat" Pure
    SAddOverflow "llvm.sadd.with.overflow" Pure
    UAddOverflow "llvm.uadd.with.overflow" Pure
    SSubOverflow "llvm.ssub.with.overflow" Pure
    USubOverflow "llvm.usub.with.overflow" Pure
    SMulOverflow "llvm.smul.with.overflow" Pure
    UMulOverflow "llvm.umul.with.overflow" Pure
    FAbs "llvm.fabs" Pure
    CopySign "llvm.copysign" Pure
    Floor "llvm.floor" Pure
    Ceil "llvm.ceil" Pure
    FTrunc "llvm.trunc" Pure
    Rint "llvm.rint" Pure
    NearbyInt "llvm.nearbyint" Pure
    Round "llvm.round" Pure
    RoundEven "llvm.roundeven" Pure
    Fma "llvm.fma" Pure
    FMulAdd "llvm.fmuladd" Pure
    Sqrt "llvm.sqrt" Pure
    MinNum "llvm.minnum" Pure
    MaxNum "llvm.maxnum" Pure
    Minimum "llvm.minimum" Pure
    Maximum "llvm.maximum" Pure
    MinimumNum "llvm.minimumnum" Pure
    MaximumNum "llvm.maximumnum" Pure
    Canonicalize "llvm.canonicalize" Pure
    ArithmeticFence "llvm.arithmetic.fence" Pure
    LdExp "llvm.ldexp" Pure
    FrExp "llvm.frexp" Pure
    Exp "llvm.exp" Pure
    Exp2 "llvm.exp2" Pure
    Exp10 "llvm.exp10" Pure
    Log "llvm.log" Pure
    Log2 "llvm.log2" Pure
    Log10 "llvm.log10" Pure
    Pow "llvm.pow" Pure
    PowI "llvm.powi" Pure
    Sin "llvm.sin" Pure
    Cos "llvm.cos" Pure
    FpToSiSat "llvm.fptosi.sat" Pure
    FpToUiSat "llvm.fptoui.sat" Pure
    IsFpClass "llvm.is.fpclass" Pure
    PtrMask "llvm.ptrmask" Pure
    Memcpy "llvm.memcpy" Effect
    MemcpyInline "llvm.memcpy.inline" Effect
    Memmove "llvm.memmove" Effect
    Memset "llvm.memset" Effect
    MemsetInline "llvm.memset.inline" Effect
    Assume "llvm.assume" Hint
    LifetimeStart "llvm.lifetime.start" Hint
    LifetimeEnd "llvm.lifetime.end" Hint
    InvariantStart "llvm.invariant.start" Hint
    InvariantEnd "llvm.invariant.end" Hint
    Expect "llvm.expect" Pure
    ExpectWithProbability "llvm.expect.with.probability" Pure
    IsConstant "llvm.is.constant" Pure
    ObjectSize "llvm.objectsize" Pure
    LaunderInvariantGroup "llvm.launder.invariant.group" Pure
    StripInvariantGroup "llvm.strip.invariant.group" Pure
    NoAliasScopeDecl "llvm.experimental.noalias.scope.decl" Hint
    DbgDeclare "llvm.dbg.declare" Hint
    DbgValue "llvm.dbg.value" Hint
    DbgLabel "llvm.dbg.label" Hint
    DbgAssign "llvm.dbg.assign" Hint
    DoNothing "llvm.donothing" Hint
    SideEffect "llvm.sideeffect" Hint
    PseudoProbe "llvm.pseudoprobe" Hint
    Prefetch "llvm.prefetch" Hint
    Trap "llvm.trap" Effect
    DebugTrap "llvm.debugtrap" Effect
    UbsanTrap "llvm.ubsantrap" Effect
    StackSave "llvm.stacksave" Effect
    StackRestore "llvm.stackrestore" Effect
    ReadCycleCounter "llvm.readcyclecounter" ReadsState
    ReadSteadyCounter "llvm.readsteadycounter" ReadsState
    ReduceAdd "llvm.vector.reduce.add" Pure
    ReduceMul "llvm.vector.reduce.mul" Pure
    ReduceAnd "llvm.vector.reduce.and" Pure
    ReduceOr "llvm.vector.reduce.or" Pure
    ReduceXor "llvm.vector.reduce.xor" Pure
    ReduceSMax "llvm.vector.reduce.smax" Pure
    ReduceSMin "llvm.vector.reduce.smin" Pure
    ReduceUMax "llvm.vector.reduce.umax" Pure
    ReduceUMin "llvm.vector.reduce.umin" Pure
    ReduceFAdd "llvm.vector.reduce.fadd" Pure
    ReduceFMul "llvm.vector.reduce.fmul" Pure
    ReduceFMax "llvm.vector.reduce.fmax" Pure
    ReduceFMin "llvm.vector.reduce.fmin" Pure
    WorkitemIdX "llvm.amdgcn.workitem.id.x" Pure
    WorkitemIdY "llvm.amdgcn.workitem.id.y" Pure
    WorkitemIdZ "llvm.amdgcn.workitem.id.z" Pure
    WorkgroupIdX "llvm.amdgcn.workgroup.id.x" Pure
    WorkgroupIdY "llvm.amdgcn.workgroup.id.y" Pure
    WorkgroupIdZ "llvm.amdgcn.workgroup.id.z" Pure
    DispatchPtr "llvm.amdgcn.dispatch.ptr" Pure
    DispatchId "llvm.amdgcn.dispatch.id" Pure
    QueuePtr "llvm.amdgcn.queue.ptr" Pure
    ImplicitArgPtr "llvm.amdgcn.implicitarg.ptr" Pure
    KernargSegmentPtr "llvm.amdgcn.kernarg.segment.ptr" Pure
    GroupStaticSize "llvm.amdgcn.groupstaticsize" Pure
    WavefrontSize "llvm.amdgcn.wavefrontsize" Pure
    IsShared "llvm.amdgcn.is.shared" Pure
    IsPrivate "llvm.amdgcn.is.private" Pure
    SBarrier "llvm.amdgcn.s.barrier" ConvergentEffect
    WaveBarrier "llvm.amdgcn.wave.barrier" ConvergentEffect
    SchedBarrier "llvm.amdgcn.sched.barrier" ConvergentEffect
    SchedGroupBarrier "llvm.amdgcn.sched.group.barrier" ConvergentEffect
    SWaitcnt "llvm.amdgcn.s.waitcnt" Effect
    SSleep "llvm.amdgcn.s.sleep" Effect
    SSetPrio "llvm.amdgcn.s.setprio" Effect
    SSendMsg "llvm.amdgcn.s.sendmsg" ConvergentEffect
    SGetReg "llvm.amdgcn.s.getreg" ReadsState
    SSetReg "llvm.amdgcn.s.setreg" Effect
    SMemTime "llvm.amdgcn.s.memtime" ReadsState
    SMemRealTime "llvm.amdgcn.s.memrealtime" ReadsState
    SGetPc "llvm.amdgcn.s.getpc" Pure
    SDcacheInv "llvm.amdgcn.s.dcache.inv" Effect
    SDcacheWb "llvm.amdgcn.s.dcache.wb" Effect
    BufferWbinvl1 "llvm.amdgcn.buffer.wbinvl1" Effect
    EndPgm "llvm.amdgcn.endpgm" ConvergentEffect
    ReadFirstLane "llvm.amdgcn.readfirstlane" Convergent
    ReadLane "llvm.amdgcn.readlane" Convergent
    WriteLane "llvm.amdgcn.writelane" Convergent
    Ballot "llvm.amdgcn.ballot" Convergent
    AmdICmp "llvm.amdgcn.icmp" Convergent
    AmdFCmp "llvm.amdgcn.fcmp" Convergent
    InverseBallot "llvm.amdgcn.inverse.ballot" Convergent
    DsBpermute "llvm.amdgcn.ds.bpermute" Convergent
    DsPermute "llvm.amdgcn.ds.permute" Convergent
    DsSwizzle "llvm.amdgcn.ds.swizzle" Convergent
    MovDpp "llvm.amdgcn.mov.dpp" Convergent
    UpdateDpp "llvm.amdgcn.update.dpp" Convergent
    MbcntLo "llvm.amdgcn.mbcnt.lo" Pure
    MbcntHi "llvm.amdgcn.mbcnt.hi" Pure
    Rcp "llvm.amdgcn.rcp" Pure
    Rsq "llvm.amdgcn.rsq" Pure
    RsqClamp "llvm.amdgcn.rsq.clamp" Pure
    AmdSqrt "llvm.amdgcn.sqrt" Pure
    AmdLog "llvm.amdgcn.log" Pure
    AmdExp2 "llvm.amdgcn.exp2" Pure
    AmdSin "llvm.amdgcn.sin" Pure
    AmdCos "llvm.amdgcn.cos" Pure
    Fract "llvm.amdgcn.fract" Pure
    FrexpMant "llvm.amdgcn.frexp.mant" Pure
    FrexpExp "llvm.amdgcn.frexp.exp" Pure
    DivScale "llvm.amdgcn.div.scale" Pure
    DivFmas "llvm.amdgcn.div.fmas" Pure
    DivFixup "llvm.amdgcn.div.fixup" Pure
    TrigPreop "llvm.amdgcn.trig.preop" Pure
    AmdClass "llvm.amdgcn.class" Pure
    FMed3 "llvm.amdgcn.fmed3" Pure
    FMulLegacy "llvm.amdgcn.fmul.legacy" Pure
    CvtPkRtz "llvm.amdgcn.cvt.pkrtz" Pure
    UBfe "llvm.amdgcn.ubfe" Pure
    SBfe "llvm.amdgcn.sbfe" Pure
    Perm "llvm.amdgcn.perm" Pure
    AlignByte "llvm.amdgcn.alignbyte" Pure
    SadU8 "llvm.amdgcn.sad.u8" Pure
    MsadU8 "llvm.amdgcn.msad.u8" Pure
    Lerp "llvm.amdgcn.lerp" Pure
    MulI24 "llvm.amdgcn.mul.i24" Pure
    MulU24 "llvm.amdgcn.mul.u24" Pure
    MulHiI24 "llvm.amdgcn.mulhi.i24" Pure
    MulHiU24 "llvm.amdgcn.mulhi.u24" Pure
    FDot2 "llvm.amdgcn.fdot2" Pure
    SDot2 "llvm.amdgcn.sdot2" Pure
    UDot2 "llvm.amdgcn.udot2" Pure
    SDot4 "llvm.amdgcn.sdot4" Pure
    UDot4 "llvm.amdgcn.udot4" Pure
    SDot8 "llvm.amdgcn.sdot8" Pure
    UDot8 "llvm.amdgcn.udot8" Pure
    // High 32 bits of the product of two i32.
    UMulHi "llvm.amdgpuc.umulhi" Pure
    SMulHi "llvm.amdgpuc.smulhi" Pure
    // First 0 or 1 bit as v_ffbh/v_ffbl do: -1 if there is none.
    FfbhU32 "llvm.amdgpuc.ffbh.u32" Pure
    FfbhI32 "llvm.amdgpuc.ffbh.i32" Pure
    FfblB32 "llvm.amdgpuc.ffbl.b32" Pure
    // A copy that is divergent although its operand is uniform: what a loop with a divergent exit leaves behind.
    Divergent "llvm.amdgpuc.divergent" Pure
    // The hardware's quarter-rate conversions of an unsigned byte of a word: llvm.amdgcn.cvt.f32.ubyteN.
    CvtF32Ubyte0 "llvm.amdgcn.cvt.f32.ubyte0" Pure
    CvtF32Ubyte1 "llvm.amdgcn.cvt.f32.ubyte1" Pure
    CvtF32Ubyte2 "llvm.amdgcn.cvt.f32.ubyte2" Pure
    CvtF32Ubyte3 "llvm.amdgcn.cvt.f32.ubyte3" Pure
    // Runs the operand's fma with f32 denormals on, whatever the function's mode: part of the expansion of f32 division.
    // Operands and result as llvm.fma.
    FmaDenormF32 "llvm.amdgpuc.fma.denorm.f32" Pure
    // Byte offset of LDS / scratch aperture in the flat address space: high 32 bits of the aperture base.
    SharedApertureHi "llvm.amdgpuc.shared.aperture.hi" Pure
    PrivateApertureHi "llvm.amdgpuc.private.aperture.hi" Pure
}

impl Intrinsic {
    /// The intrinsic that a function name means: the table name that is the whole name, or all of it but the names of types
    /// at its end. A longer name that only begins like one of the table is another intrinsic, and unknown.
    pub fn lookup(function_name: &str) -> Option<Intrinsic> {
        let mut end = function_name.len();
        loop {
            let name = &function_name[..end];
            if let Some(&found) = Intrinsic::ALL.iter().find(|i| i.name() == name) {
                return Some(found);
            }
            end = name.rfind('.')?;
            if !is_type_suffix(&name[end + 1..]) {
                return None;
            }
        }
    }

    /// Depends on which lanes are active.
    pub fn is_convergent(self) -> bool {
        matches!(
            self.effects(),
            Effects::Convergent | Effects::ConvergentEffect
        )
    }
}

/// Is it how the names of overloaded intrinsics spell a type: `i32`, `bf16`, `v4f32`, `p5`, `p1i8` with a typed pointer, …?
/// Frontends that write names by hand put the type's own name there, `float`; LLVM takes that too.
fn is_type_suffix(text: &str) -> bool {
    matches!(text, "half" | "bfloat" | "float" | "double")
        || text.starts_with("sl_")
        || text.starts_with("s_")
        || is_mangled_type(text)
}

/// As `Intrinsic::getName` of LLVM spells types; of structures and functions only the beginning is looked at.
fn is_mangled_type(text: &str) -> bool {
    let after_number = |rest: &str| {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        (digits > 0).then(|| rest[digits..].to_string())
    };
    match text.as_bytes().first() {
        Some(b'i' | b'f') => after_number(&text[1..]).is_some_and(|rest| rest.is_empty()),
        Some(b'v' | b'a') => after_number(&text[1..]).is_some_and(|rest| is_mangled_type(&rest)),
        Some(b'p') => after_number(&text[1..]).is_some_and(|rest| {
            rest.is_empty() || rest.starts_with(['s', 'f']) || is_mangled_type(&rest)
        }),
        _ => text == "bf16",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_name_wins() {
        assert_eq!(
            Intrinsic::lookup("llvm.amdgcn.rsq.clamp.f64"),
            Some(Intrinsic::RsqClamp)
        );
        assert_eq!(
            Intrinsic::lookup("llvm.amdgcn.rsq.f32"),
            Some(Intrinsic::Rsq)
        );
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.inline.p0.p0.i64"),
            Some(Intrinsic::MemcpyInline)
        );
        assert_eq!(Intrinsic::lookup("llvm.frobnicate.i32"), None);
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.element.unordered.atomic.p0.p0.i32"),
            None
        );
        for name in [
            "llvm.exp2.float",
            "llvm.exp2.half",
            "llvm.exp2",
            "llvm.exp2.v2f32",
        ] {
            assert_eq!(Intrinsic::lookup(name), Some(Intrinsic::Exp2), "{name}");
        }
        for name in [
            "llvm.exp2.fast",
            "llvm.exp2.f",
            "llvm.exp2.v4",
            "llvm.exp2.p",
        ] {
            assert_eq!(Intrinsic::lookup(name), None, "{name}");
        }
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.p5i8.p1s_struct.ps.i64"),
            None
        );
        assert_eq!(
            Intrinsic::lookup("llvm.memcpy.p5i8.p1i8.i64"),
            Some(Intrinsic::Memcpy)
        );
        assert_eq!(
            Intrinsic::lookup("llvm.minnum.v2f16"),
            Some(Intrinsic::MinNum)
        );
        assert_eq!(Intrinsic::lookup("llvm.amdgcn.s.barrier.init"), None);
    }

    #[test]
    fn no_name_is_twice_in_the_table() {
        let mut names: Vec<_> = Intrinsic::ALL.iter().map(|i| i.name()).collect();
        names.sort_unstable();
        let n = names.len();
        names.dedup();
        assert_eq!(names.len(), n);
    }
}

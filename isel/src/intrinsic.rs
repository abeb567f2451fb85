//! Intrinsic functions.

use crate::ctx::{Comp, Ctx, Input, Res};
use crate::known::BFE_WIDTH_SHIFT;
use crate::operand::Src;
use ir::{Inst as IrInst, IntCC, Intrinsic, Value};
use isa::{Opcode, Reg};
use mir::{Bank, Inst, Operand, UserSgpr};

impl Ctx<'_> {
    /// Selects a call of an intrinsic.
    pub fn intrinsic(&mut self, inst: IrInst, id: Intrinsic, args: &[Value]) -> Res {
        match self.ir.result(inst) {
            Some(result) if self.is_used(result) => self.value_intrinsic(id, args, result),
            _ => self.effect_intrinsic(id, args),
        }
    }

    /// Intrinsics without result, or whose result nobody wants.
    fn effect_intrinsic(&mut self, id: Intrinsic, args: &[Value]) -> Res {
        use Intrinsic::*;
        let simm = |s: &Self| s.int_const(args[0]).map(|c| Operand::Imm(c as u16 as i32));
        let constant = |s: &Self| {
            simm(s).ok_or_else(|| {
                s.unsupported(format_args!("'{}' with a variable operand", id.name()))
            })
        };
        let inst = match id {
            SBarrier => Inst::new(Opcode::SBarrier, &[]),
            SSleep => Inst::new(Opcode::SSleep, &[constant(self)?]),
            SSetPrio => Inst::new(Opcode::SSetprio, &[constant(self)?]),
            SWaitcnt => Inst::new(Opcode::SWaitcnt, &[constant(self)?]),
            SDcacheInv => Inst::new(Opcode::SDcacheInv, &[]),
            SDcacheWb => Inst::new(Opcode::SDcacheWb, &[]),
            BufferWbinvl1 => Inst::new(Opcode::BufferWbinvl1, &[]),
            EndPgm => Inst::new(Opcode::SEndpgm, &[Operand::Imm(0)]),
            Trap | UbsanTrap => Inst::new(Opcode::STrap, &[Operand::Imm(TRAP_ID)]),
            DebugTrap => Inst::new(Opcode::STrap, &[Operand::Imm(DEBUG_TRAP_ID)]),
            // Only for the scheduler, which does not move anything here.
            WaveBarrier | SchedBarrier | SchedGroupBarrier => return Ok(()),
            SSetReg => return self.set_reg(args),
            SSendMsg => return self.send_message(args),
            _ if matches!(
                id.effects(),
                ir::intrinsic::Effects::Effect | ir::intrinsic::Effects::ConvergentEffect
            ) =>
            {
                return Err(self.unsupported(format_args!("intrinsic '{}'", id.name())));
            }
            _ => return Ok(()),
        };
        self.push(inst);
        Ok(())
    }

    fn set_reg(&mut self, args: &[Value]) -> Res {
        let Some(hwreg) = self.int_const(args[0]) else {
            return Err(self.unsupported("a variable hardware register"));
        };
        let comps = self.comps(args[1]);
        let reg = self.in_sgpr(comps[0]);
        let operands = [Operand::Imm(hwreg as u16 as i32), self.regs(&[reg])];
        self.push(Inst::new(Opcode::SSetregB32, &operands));
        Ok(())
    }

    fn send_message(&mut self, args: &[Value]) -> Res {
        let Some(message) = self.int_const(args[0]) else {
            return Err(self.unsupported("a variable message"));
        };
        let comps = self.comps(args[1]);
        self.write_m0(comps[0]);
        self.push(Inst::new(
            Opcode::SSendmsg,
            &[Operand::Imm(message as u16 as i32)],
        ));
        Ok(())
    }

    fn write_m0(&mut self, comp: Comp) {
        let source = match comp {
            Comp::Imm(bits) => self.imm32(bits),
            _ => {
                let reg = self.in_sgpr(comp);
                self.regs(&[reg])
            }
        };
        self.push(Inst::new(
            Opcode::SMovB32,
            &[Operand::phys(Reg::M0), source],
        ));
    }

    fn value_intrinsic(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        use Intrinsic::*;
        if let Some(input) = input_of(id) {
            return self.copy_input(input, result);
        }
        match id {
            ReadFirstLane => self.read_first_lane(args[0], result),
            ReadLane => self.read_lane(args, result),
            WriteLane => self.write_lane(args, result),
            Ballot | AmdICmp | AmdFCmp | InverseBallot => self.ballot(id, args, result),
            Fma | FMulAdd | FmaDenormF32 => self.fma_intrinsic(args, result),
            FAbs => self.fabs(args[0], result),
            CopySign => self.copysign(args, result),
            Canonicalize => self.float_op(
                pick(self.bits(result), MAX).ok_or_else(|| self.unknown(id))?,
                &[args[0], args[0]],
                result,
            ),
            DivScale => self.div_scale(args, result),
            DivFmas => self.div_fmas(args, result),
            AmdClass | IsFpClass => self.class(args, result),
            SharedApertureHi => self.aperture(Reg::SHARED_BASE, result),
            PrivateApertureHi => self.aperture(Reg::PRIVATE_BASE, result),
            DsBpermute | DsPermute => self.permute(id, args, result),
            DsSwizzle => self.swizzle(args, result),
            MovDpp | UpdateDpp => self.dpp(id, args, result),
            SGetReg => self.get_reg(args, result),
            SGetPc => self.program_counter(result),
            SMemTime | ReadCycleCounter => self.clock(Opcode::SMemtime, result),
            SMemRealTime | ReadSteadyCounter => self.clock(Opcode::SMemrealtime, result),
            Bswap => self.bswap(args[0], result),
            Ctpop if self.bank(result) == Bank::Vgpr => self.ctpop(args[0], result),
            Divergent => self.copy_value(args[0], result),
            UAddSat | USubSat | SAddSat | SSubSat => self.saturating(id, args, result),
            FpToSiSat | FpToUiSat => self.saturating_conversion(id, args[0], result),
            LdExp | FrexpExp | TrigPreop | FMulLegacy | Fract => self.plain(id, args, result),
            _ if self.bank(result) == Bank::Sgpr => self.scalar_intrinsic(id, args, result),
            _ => self.plain(id, args, result),
        }
    }

    fn bits(&self, value: Value) -> u64 {
        self.env.layout().bits(self.ty(value))
    }

    fn unknown(&self, id: Intrinsic) -> ir::Diagnostic {
        self.unsupported(format_args!("intrinsic '{}' of this type", id.name()))
    }

    fn copy_input(&mut self, input: Input, result: Value) -> Res {
        let regs = self.input(input);
        let dst = self.dst(result);
        let comps: Vec<Comp> = regs.iter().map(|&r| Comp::Reg(r)).collect();
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    /// The address of the next instruction.
    fn program_counter(&mut self, result: Value) -> Res {
        let dst = self.dst(result);
        let pair = match self.bank(result) {
            Bank::Sgpr => dst.to_vec(),
            Bank::Vgpr => vec![self.mir.vreg(Bank::Sgpr), self.mir.vreg(Bank::Sgpr)],
        };
        let operand = self.regs(&pair);
        self.push(Inst::new(Opcode::SGetpcB64, &[operand]));
        if self.bank(result) == Bank::Vgpr {
            let comps: Vec<Comp> = pair.iter().map(|&r| Comp::Reg(r)).collect();
            self.copy_comps(&dst, &comps);
        }
        Ok(())
    }

    /// A vector instruction whose operands are the intrinsic's, in order.
    fn plain(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        if let Some((opcode, order)) = int_instruction(id) {
            let dst = self.dst(result);
            let comps: Vec<_> = order.iter().map(|&i| self.comps(args[i])).collect();
            let srcs: Vec<&[Comp]> = comps.iter().map(|c| &c[..]).collect();
            self.valu(opcode, &[&dst], &srcs);
            return Ok(());
        }
        let Some(&first) = args.first() else {
            return Err(self.unknown(id));
        };
        let bits = self.bits(first).max(if id == Intrinsic::FrexpExp {
            0
        } else {
            self.bits(result)
        });
        let Some((row, count)) = float_instruction(id) else {
            return Err(self.unknown(id));
        };
        let opcode = pick(bits, row).ok_or_else(|| self.unknown(id))?;
        self.float_op(opcode, &args[..count], result)
    }

    fn scalar_intrinsic(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        use Intrinsic::*;
        let dst = self.dst(result);
        let comps: Vec<_> = args.iter().map(|&a| self.comps(a)).collect();
        let opcode = match id {
            SMax => Opcode::SMaxI32,
            SMin => Opcode::SMinI32,
            UMax => Opcode::SMaxU32,
            UMin => Opcode::SMinU32,
            UMulHi => Opcode::SMulHiU32,
            SMulHi => Opcode::SMulHiI32,
            Ctpop => Opcode::SBcnt1I32B32,
            Bitreverse => Opcode::SBrevB32,
            FfbhU32 => Opcode::SFlbitI32B32,
            FfbhI32 => Opcode::SFlbitI32,
            FfblB32 => Opcode::SFf1I32B32,
            UBfe | SBfe => return self.scalar_bfe(id, &dst, &comps),
            Fshr => return self.scalar_funnel(&dst, &comps),
            _ => return Err(self.unknown(id)),
        };
        let srcs: Vec<&[Comp]> = comps.iter().map(|c| &c[..1]).collect();
        self.salu(opcode, &dst, &srcs);
        Ok(())
    }

    /// Offset and width in one operand; variable ones are put together.
    fn scalar_bfe(&mut self, id: Intrinsic, dst: &[mir::VReg], comps: &[crate::ctx::Comps]) -> Res {
        let opcode = if id == Intrinsic::SBfe {
            Opcode::SBfeI32
        } else {
            Opcode::SBfeU32
        };
        let field = match (comps[1][0], comps[2][0]) {
            (Comp::Imm(offset), Comp::Imm(width)) => {
                Comp::Imm(offset & 31 | (width & 31) << BFE_WIDTH_SHIFT)
            }
            (offset, width) => {
                let [high, low, both] = [
                    self.vreg(Bank::Sgpr),
                    self.vreg(Bank::Sgpr),
                    self.vreg(Bank::Sgpr),
                ];
                self.salu(
                    Opcode::SLshlB32,
                    &[high],
                    &[&[width], &[Comp::Imm(BFE_WIDTH_SHIFT)]],
                );
                self.salu(Opcode::SAndB32, &[low], &[&[offset], &[Comp::Imm(31)]]);
                self.salu(
                    Opcode::SOrB32,
                    &[both],
                    &[&[Comp::Reg(high)], &[Comp::Reg(low)]],
                );
                Comp::Reg(both)
            }
        };
        self.salu(opcode, dst, &[&comps[0], &[field]]);
        Ok(())
    }

    /// The low word of a 64-bit shift.
    fn scalar_funnel(&mut self, dst: &[mir::VReg], comps: &[crate::ctx::Comps]) -> Res {
        let pair = [comps[1][0], comps[0][0]];
        let wide = self.vregs(Bank::Sgpr, 2);
        let amount = match comps[2][0] {
            Comp::Imm(n) => Comp::Imm(n & 31),
            other => {
                let masked = self.vreg(Bank::Sgpr);
                self.salu(Opcode::SAndB32, &[masked], &[&[other], &[Comp::Imm(31)]]);
                Comp::Reg(masked)
            }
        };
        self.salu(Opcode::SLshrB64, &wide, &[&pair, &[amount]]);
        self.copy_comp(dst[0], Comp::Reg(wide[0]));
        Ok(())
    }

    // ---- lanes ------------------------------------------------------------------------------------------------------

    fn read_first_lane(&mut self, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let comps = self.comps(arg);
        for (&d, &c) in dst.iter().zip(&comps) {
            match self.comp_bank(c) {
                Some(Bank::Vgpr) => {
                    let operands = [self.regs(&[d]), self.operand_of(c)];
                    self.push(Inst::new(Opcode::VReadfirstlaneB32, &operands));
                }
                _ => self.copy_comp(d, c),
            }
        }
        Ok(())
    }

    fn operand_of(&mut self, comp: Comp) -> Operand {
        let reg = self.in_vgpr(comp);
        self.regs(&[reg])
    }

    fn read_lane(&mut self, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        let (value, lane) = (self.comps(args[0]), self.comps(args[1]));
        let lane = self.lane_select(&lane);
        for (&d, &c) in dst.iter().zip(&value) {
            let operands = [self.regs(&[d]), self.operand_of(c), lane];
            self.push(Inst::new(Opcode::VReadlaneB32, &operands));
        }
        Ok(())
    }

    /// Operands: value, lane, old vector.
    fn write_lane(&mut self, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        let (value, lane, old) = (
            self.comps(args[0]),
            self.comps(args[1]),
            self.comps(args[2]),
        );
        let lane = self.lane_select(&lane);
        for i in 0..dst.len() {
            let value = self.lane_select(&value[i..=i]);
            let lane = self.beside(value, lane);
            let operands = [self.regs(&dst[i..=i]), value, lane, self.operand_of(old[i])];
            self.push(Inst::new(Opcode::VWritelaneB32, &operands));
        }
        Ok(())
    }

    /// A lane's number beside a value that is written there: a vector instruction reads one SGPR, but may have the number in
    /// M0 as well (llc does the same).
    fn beside(&mut self, value: Operand, lane: Operand) -> Operand {
        let (Operand::Regs(a), Operand::Regs(b)) = (value, lane) else {
            return lane;
        };
        if self.mir.regs(a) == self.mir.regs(b) {
            return lane;
        }
        let m0 = Operand::phys(Reg::M0);
        self.push(Inst::new(Opcode::SMovB32, &[m0, lane]));
        m0
    }

    /// Masks of active lanes for which something holds.
    fn ballot(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        let dst = self.dst(result);
        match id {
            Intrinsic::Ballot => {
                let mask = self.mask_regs(args[0]);
                let operands = [self.regs(&dst), self.regs(&mask), crate::compare::EXEC];
                self.push(Inst::new(Opcode::SAndB64, &operands));
                Ok(())
            }
            Intrinsic::InverseBallot => {
                let comps = self.comps(args[0]);
                let regs = self.in_sgprs(&comps);
                let operands = [self.regs(&dst), self.regs(&regs)];
                self.push(Inst::pseudo(mir::Pseudo::Copy, &operands));
                Ok(())
            }
            Intrinsic::AmdICmp => {
                let cc = self
                    .int_const(args[2])
                    .and_then(int_predicate)
                    .ok_or_else(|| self.unknown(id))?;
                let (a, b) = (self.comps(args[0]), self.comps(args[1]));
                let opcode = crate::compare::vector_compare(cc, a.len() == 2);
                self.vcmp(opcode, &dst, &[Src::new(&a), Src::new(&b)]);
                Ok(())
            }
            _ => Err(self.unknown(id)),
        }
    }

    fn permute(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        let opcode = if id == Intrinsic::DsPermute {
            Opcode::DsPermuteB32
        } else {
            Opcode::DsBpermuteB32
        };
        let dst = self.dst(result);
        let (index, value) = (self.comps(args[0]), self.comps(args[1]));
        let operands = [
            self.regs(&dst),
            self.operand_of(index[0]),
            self.operand_of(value[0]),
        ];
        self.push(Inst::new(opcode, &operands));
        Ok(())
    }

    fn swizzle(&mut self, args: &[Value], result: Value) -> Res {
        let Some(pattern) = self.int_const(args[1]) else {
            return Err(self.unsupported("a variable swizzle"));
        };
        let dst = self.dst(result);
        let value = self.comps(args[0]);
        let operands = [self.regs(&dst), self.operand_of(value[0])];
        self.push(Inst::new(Opcode::DsSwizzleB32, &operands));
        self.last().mods.offset = pattern as u16 as i32;
        Ok(())
    }

    /// `mov.dpp(src, ctrl, row_mask, bank_mask, bound_ctrl)`; `update.dpp` has the old value first.
    fn dpp(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        let skip = usize::from(id == Intrinsic::UpdateDpp);
        let old = if skip == 1 {
            self.comps(args[0])
        } else {
            [Comp::Undef; 2].into_iter().collect()
        };
        let value = self.comps(args[skip]);
        let dst = self.dst(result);
        let control: Vec<u64> = args[skip + 1..]
            .iter()
            .filter_map(|&a| self.int_const(a))
            .collect();
        let &[ctrl, row_mask, bank_mask, bound_ctrl] = &control[..] else {
            return Err(self.unsupported("variable DPP controls"));
        };
        for i in 0..dst.len() {
            let old = match old[i] {
                Comp::Undef => {
                    let reg = self.vreg(Bank::Vgpr);
                    self.copy_comp(reg, Comp::Undef);
                    self.regs(&[reg])
                }
                comp => self.operand_of(comp),
            };
            let operands = [self.regs(&dst[i..=i]), self.operand_of(value[i]), old];
            let mut inst = Inst::new(Opcode::VMovB32, &operands);
            inst.form = isa::Form::Dpp;
            inst.mods.dpp = isa::Dpp {
                ctrl: ctrl as u16,
                row_mask: row_mask as u8,
                bank_mask: bank_mask as u8,
                bound_ctrl: bound_ctrl & 1 == 1,
                fetch_inactive: false,
            };
            self.push(inst);
        }
        Ok(())
    }

    // ---- the machine's state ----------------------------------------------------------------------------------------

    fn get_reg(&mut self, args: &[Value], result: Value) -> Res {
        let Some(hwreg) = self.int_const(args[0]) else {
            return Err(self.unsupported("a variable hardware register"));
        };
        let dst = self.dst(result);
        let operands = [self.regs(&dst), Operand::Imm(hwreg as u16 as i32)];
        self.push(Inst::new(Opcode::SGetregB32, &operands));
        Ok(())
    }

    fn clock(&mut self, opcode: Opcode, result: Value) -> Res {
        let dst = self.dst(result);
        let wide = self.vregs(Bank::Sgpr, 2);
        let to = self.regs(&wide);
        self.push(Inst::new(opcode, &[to]));
        let comps = [Comp::Reg(wide[0]), Comp::Reg(wide[1])];
        self.copy_comps(&dst, &comps);
        Ok(())
    }

    /// High word of the base of an aperture of the flat address space: the hardware's constant register, GFX9 and later.
    fn aperture(&mut self, reg: Reg, result: Value) -> Res {
        if self.env.generation() < isa::Generation::Gfx9 {
            return Err(self.unsupported("an aperture register before GFX9"));
        }
        if reg == Reg::PRIVATE_BASE {
            // An address made with it reaches scratch through flat instructions.
            self.mir.frame.uses_flat_scratch = true;
        }
        let dst = self.dst(result);
        let wide = self.vregs(Bank::Sgpr, 2);
        let operands = [self.regs(&wide), Operand::Phys(isa::RegSpan::one(reg))];
        self.push(Inst::new(Opcode::SMovB64, &operands));
        self.copy_comp(dst[0], Comp::Reg(wide[1]));
        Ok(())
    }

    // ---- arithmetic that is not one instruction with the operands in order ----------------------------------------------

    /// Addition and subtraction that clamp.
    fn saturating(&mut self, id: Intrinsic, args: &[Value], result: Value) -> Res {
        let gfx9 = self.env.generation() >= isa::Generation::Gfx9;
        let dst = self.dst(result);
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        let opcode = match id {
            Intrinsic::UAddSat if gfx9 => Opcode::VAddU32,
            Intrinsic::USubSat if gfx9 => Opcode::VSubU32,
            Intrinsic::SAddSat if gfx9 => Opcode::VAddI32,
            Intrinsic::SSubSat if gfx9 => Opcode::VSubI32,
            _ => return Err(self.unknown(id)),
        };
        // Clamping needs the 64-bit form, which has no literal.
        let a = self.without_literal(&a);
        let b = self.without_literal(&b);
        self.valu(opcode, &[&dst], &[&a, &b]);
        self.last().mods.flags |= isa::ModFlags::CLAMP;
        Ok(())
    }

    fn without_literal(&mut self, comps: &[Comp]) -> crate::ctx::Comps {
        let fix = |s: &mut Self, c: Comp| match c {
            Comp::Imm(bits) if matches!(s.imm32(bits), Operand::Literal(_)) => {
                Comp::Reg(s.in_vgpr(c))
            }
            other => other,
        };
        comps.iter().map(|&c| fix(self, c)).collect()
    }

    /// The conversion instructions saturate, and give 0 for NaN.
    fn saturating_conversion(&mut self, id: Intrinsic, arg: Value, result: Value) -> Res {
        let signed = id == Intrinsic::FpToSiSat;
        let opcode = match (signed, self.bits(arg)) {
            (true, 32) => Opcode::VCvtI32F32,
            (false, 32) => Opcode::VCvtU32F32,
            (true, 64) => Opcode::VCvtI32F64,
            (false, 64) => Opcode::VCvtU32F64,
            _ => return Err(self.unknown(id)),
        };
        self.float_op(opcode, &[arg], result)
    }

    /// The instruction adds a second operand to the count.
    fn ctpop(&mut self, arg: Value, result: Value) -> Res {
        let dst = self.dst(result);
        let value = self.comps(arg);
        self.valu(Opcode::VBcntU32B32, &[&dst], &[&value, &[Comp::Imm(0)]]);
        Ok(())
    }

    /// Bytes reversed: two rotations, and a bit-field insert that takes every other byte of each.
    fn bswap(&mut self, arg: Value, result: Value) -> Res {
        const ODD_BYTES: u32 = 0x00ff_00ff;
        let dst = self.dst(result);
        let value = self.comps(arg);
        let [left, right] = [self.vreg(Bank::Vgpr), self.vreg(Bank::Vgpr)];
        self.valu(
            Opcode::VAlignbitB32,
            &[&[right]],
            &[&value, &value, &[Comp::Imm(8)]],
        );
        self.valu(
            Opcode::VAlignbitB32,
            &[&[left]],
            &[&value, &value, &[Comp::Imm(24)]],
        );
        self.valu(
            Opcode::VBfiB32,
            &[&dst],
            &[
                &[Comp::Imm(ODD_BYTES)],
                &[Comp::Reg(left)],
                &[Comp::Reg(right)],
            ],
        );
        Ok(())
    }

    /// `div.scale(numerator, denominator, which)`: the instruction's source 0 is the operand that is scaled.
    fn div_scale(&mut self, args: &[Value], result: Value) -> Res {
        let wide = self.bits(args[0]) == 64;
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

    /// `div.fmas(a, b, c, scaled)`: reads the mask from VCC.
    fn div_fmas(&mut self, args: &[Value], result: Value) -> Res {
        let wide = self.bits(result) == 64;
        let opcode = if wide {
            Opcode::VDivFmasF64
        } else {
            Opcode::VDivFmasF32
        };
        let dst = self.dst(result);
        let mask = self.mask_regs(args[3]);
        let from = self.regs(&mask);
        let sources: Vec<_> = args[..3].iter().map(|&v| self.float_source(v)).collect();
        let in_place: Vec<(crate::ctx::Comps, bool, bool)> = sources
            .into_iter()
            .map(|(c, neg, abs)| {
                (
                    self.in_vgprs(&c).into_iter().map(Comp::Reg).collect(),
                    neg,
                    abs,
                )
            })
            .collect();
        self.push(Inst::pseudo(
            mir::Pseudo::Copy,
            &[Operand::Phys(isa::RegSpan::VCC), from],
        ));
        let srcs: Vec<Src> = in_place
            .iter()
            .map(|(c, neg, abs)| Src {
                comps: c,
                neg: *neg,
                abs: *abs,
            })
            .collect();
        self.valu_mods(opcode, &[&dst], &srcs);
        Ok(())
    }

    fn class(&mut self, args: &[Value], result: Value) -> Res {
        let opcode = pick(
            self.bits(args[0]),
            [
                Some(Opcode::VCmpClassF16),
                Some(Opcode::VCmpClassF32),
                Some(Opcode::VCmpClassF64),
            ],
        );
        let opcode = opcode.ok_or_else(|| self.unsupported("a class test of this type"))?;
        let dst = self.dst(result);
        let (value, neg, abs) = self.float_source(args[0]);
        let mask = self.comps(args[1]);
        self.valu_mods(
            opcode,
            &[&dst],
            &[
                Src {
                    comps: &value,
                    neg,
                    abs,
                },
                Src::new(&mask[..1]),
            ],
        );
        Ok(())
    }
}

/// Trap handler IDs (specification, "Trap Handler ABI").
const TRAP_ID: i32 = 2;
/// The debugger's.
const DEBUG_TRAP_ID: i32 = 3;

/// The input that an intrinsic reads, if it does nothing else.
fn input_of(id: Intrinsic) -> Option<Input> {
    use Intrinsic::*;
    Some(match id {
        WorkitemIdX => Input::WorkitemId(0),
        WorkitemIdY => Input::WorkitemId(1),
        WorkitemIdZ => Input::WorkitemId(2),
        WorkgroupIdX => Input::WorkgroupId(0),
        WorkgroupIdY => Input::WorkgroupId(1),
        WorkgroupIdZ => Input::WorkgroupId(2),
        DispatchPtr => Input::User(UserSgpr::DispatchPtr),
        DispatchId => Input::User(UserSgpr::DispatchId),
        QueuePtr => Input::User(UserSgpr::QueuePtr),
        KernargSegmentPtr => Input::User(UserSgpr::KernargSegmentPtr),
        _ => return None,
    })
}

/// Integer instructions: opcode, and the intrinsic's operands in the instruction's order.
fn int_instruction(id: Intrinsic) -> Option<(Opcode, &'static [usize])> {
    use Intrinsic::*;
    Some(match id {
        SMax => (Opcode::VMaxI32, &[0, 1]),
        SMin => (Opcode::VMinI32, &[0, 1]),
        UMax => (Opcode::VMaxU32, &[0, 1]),
        UMin => (Opcode::VMinU32, &[0, 1]),
        UMulHi => (Opcode::VMulHiU32, &[0, 1]),
        SMulHi => (Opcode::VMulHiI32, &[0, 1]),
        Bitreverse => (Opcode::VBfrevB32, &[0]),
        FfbhU32 => (Opcode::VFfbhU32, &[0]),
        FfbhI32 => (Opcode::VFfbhI32, &[0]),
        FfblB32 => (Opcode::VFfblB32, &[0]),
        Fshr => (Opcode::VAlignbitB32, &[0, 1, 2]),
        AlignByte => (Opcode::VAlignbyteB32, &[0, 1, 2]),
        UBfe => (Opcode::VBfeU32, &[0, 1, 2]),
        SBfe => (Opcode::VBfeI32, &[0, 1, 2]),
        Perm => (Opcode::VPermB32, &[0, 1, 2]),
        SadU8 => (Opcode::VSadU8, &[0, 1, 2]),
        MsadU8 => (Opcode::VMsadU8, &[0, 1, 2]),
        Lerp => (Opcode::VLerpU8, &[0, 1, 2]),
        MulI24 => (Opcode::VMulI32I24, &[0, 1]),
        MulU24 => (Opcode::VMulU32U24, &[0, 1]),
        MulHiI24 => (Opcode::VMulHiI32I24, &[0, 1]),
        MulHiU24 => (Opcode::VMulHiU32U24, &[0, 1]),
        MbcntLo => (Opcode::VMbcntLoU32B32, &[0, 1]),
        MbcntHi => (Opcode::VMbcntHiU32B32, &[0, 1]),
        CvtF32Ubyte0 => (Opcode::VCvtF32Ubyte0, &[0]),
        CvtF32Ubyte1 => (Opcode::VCvtF32Ubyte1, &[0]),
        CvtF32Ubyte2 => (Opcode::VCvtF32Ubyte2, &[0]),
        CvtF32Ubyte3 => (Opcode::VCvtF32Ubyte3, &[0]),
        _ => return None,
    })
}

/// Instructions for half, float, double.
type Row = [Option<Opcode>; 3];

/// `v_max`, which also quiets and flushes its operand: canonicalisation.
const MAX: Row = [
    Some(Opcode::VMaxF16),
    Some(Opcode::VMaxF32),
    Some(Opcode::VMaxF64),
];

fn pick(bits: u64, row: Row) -> Option<Opcode> {
    match bits {
        16 => row[0],
        32 => row[1],
        64 => row[2],
        _ => None,
    }
}

/// Floating-point instructions, and how many of the intrinsic's operands they take.
fn float_instruction(id: Intrinsic) -> Option<(Row, usize)> {
    use Intrinsic::*;
    use Opcode as O;
    Some(match id {
        Floor => (
            [Some(O::VFloorF16), Some(O::VFloorF32), Some(O::VFloorF64)],
            1,
        ),
        Ceil => ([Some(O::VCeilF16), Some(O::VCeilF32), Some(O::VCeilF64)], 1),
        FTrunc => (
            [Some(O::VTruncF16), Some(O::VTruncF32), Some(O::VTruncF64)],
            1,
        ),
        Rint | NearbyInt | RoundEven => (
            [Some(O::VRndneF16), Some(O::VRndneF32), Some(O::VRndneF64)],
            1,
        ),
        Fract => (
            [Some(O::VFractF16), Some(O::VFractF32), Some(O::VFractF64)],
            1,
        ),
        MinNum => ([Some(O::VMinF16), Some(O::VMinF32), Some(O::VMinF64)], 2),
        MaxNum => (MAX, 2),
        LdExp => (
            [Some(O::VLdexpF16), Some(O::VLdexpF32), Some(O::VLdexpF64)],
            2,
        ),
        FrexpMant => (
            [
                Some(O::VFrexpMantF16),
                Some(O::VFrexpMantF32),
                Some(O::VFrexpMantF64),
            ],
            1,
        ),
        FrexpExp => (
            [
                Some(O::VFrexpExpI16F16),
                Some(O::VFrexpExpI32F32),
                Some(O::VFrexpExpI32F64),
            ],
            1,
        ),
        Rcp => ([Some(O::VRcpF16), Some(O::VRcpF32), Some(O::VRcpF64)], 1),
        Rsq => ([Some(O::VRsqF16), Some(O::VRsqF32), Some(O::VRsqF64)], 1),
        AmdSqrt => ([Some(O::VSqrtF16), Some(O::VSqrtF32), Some(O::VSqrtF64)], 1),
        AmdLog => ([Some(O::VLogF16), Some(O::VLogF32), None], 1),
        AmdExp2 => ([Some(O::VExpF16), Some(O::VExpF32), None], 1),
        AmdSin => ([Some(O::VSinF16), Some(O::VSinF32), None], 1),
        AmdCos => ([Some(O::VCosF16), Some(O::VCosF32), None], 1),
        FMed3 => ([Some(O::VMed3F16), Some(O::VMed3F32), None], 3),
        DivFixup => (
            [
                Some(O::VDivFixupF16),
                Some(O::VDivFixupF32),
                Some(O::VDivFixupF64),
            ],
            3,
        ),
        TrigPreop => ([None, None, Some(O::VTrigPreopF64)], 2),
        FMulLegacy => ([None, Some(O::VMulLegacyF32), None], 2),
        CvtPkRtz => ([None, Some(O::VCvtPkrtzF16F32), None], 2),
        _ => return None,
    })
}

/// LLVM's number of an integer predicate, as `llvm.amdgcn.icmp` takes it.
fn int_predicate(number: u64) -> Option<IntCC> {
    use IntCC::*;
    Some(match number {
        32 => Eq,
        33 => Ne,
        34 => Ugt,
        35 => Uge,
        36 => Ult,
        37 => Ule,
        38 => Sgt,
        39 => Sge,
        40 => Slt,
        41 => Sle,
        _ => return None,
    })
}

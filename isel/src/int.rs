//! 32-bit integer arithmetic and logic.

use crate::ctx::{Comp, Ctx, Res};
use ir::{BinaryOp, CastOp, InstData, Type, Value};
use isa::{Generation, Opcode};

/// Number of bits in a register.
const WORD: u32 = 32;

impl Ctx<'_> {
    /// A uniform operation on 32 bits.
    pub fn scalar_binary32(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> Res {
        if self.fuse_scalar32(op, args, result)? {
            return Ok(());
        }
        let opcode = match op {
            BinaryOp::Add => Opcode::SAddI32,
            BinaryOp::Sub => Opcode::SSubI32,
            BinaryOp::Mul => Opcode::SMulI32,
            BinaryOp::And => Opcode::SAndB32,
            BinaryOp::Or => Opcode::SOrB32,
            BinaryOp::Xor => Opcode::SXorB32,
            BinaryOp::Shl => Opcode::SLshlB32,
            BinaryOp::LShr => Opcode::SLshrB32,
            BinaryOp::AShr => Opcode::SAshrI32,
            _ => return Err(self.unsupported("this division")),
        };
        let dst = self.dst(result);
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        self.salu(opcode, &dst, &[&a, &b]);
        Ok(())
    }

    /// A uniform `and`/`or`/`xor` with a complement inside: `s_andn2`, `s_orn2`, `s_xnor`, `s_nand`, `s_nor`.
    fn fuse_scalar32(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> Res<bool> {
        let opcode = match op {
            BinaryOp::And => Opcode::SAndn2B32,
            BinaryOp::Or => Opcode::SOrn2B32,
            BinaryOp::Xor if self.signed_const(args[1]) == Some(-1) => {
                let dst = self.dst(result);
                let a = self.comps(args[0]);
                self.salu(Opcode::SNotB32, &dst, &[&a]);
                return Ok(true);
            }
            _ => return Ok(false),
        };
        for (x, y) in [(args[0], args[1]), (args[1], args[0])] {
            if let Some(inner) = self.complement_of(y) {
                let dst = self.dst(result);
                let (a, b) = (self.comps(x), self.comps(inner));
                self.salu(opcode, &dst, &[&a, &b]);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// `x` if the value is `x ^ -1` and has no other use.
    pub fn complement_of(&self, value: Value) -> Option<Value> {
        match self.only_def(value)?.1 {
            InstData::Binary {
                op: BinaryOp::Xor,
                args,
                ..
            } if self.signed_const(args[1]) == Some(-1) => Some(args[0]),
            _ => None,
        }
    }

    /// A divergent operation on 32 bits.
    pub fn vector_binary32(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> Res {
        if self.fuse32(op, args, result)? {
            return Ok(());
        }
        let dst = self.dst(result);
        match op {
            BinaryOp::Add => self.add32(&dst, args),
            BinaryOp::Sub => self.sub32(&dst, args),
            BinaryOp::Mul => self.mul32(&dst, args),
            BinaryOp::And => self.simple32(Opcode::VAndB32, &dst, args),
            BinaryOp::Or => self.simple32(Opcode::VOrB32, &dst, args),
            BinaryOp::Xor => self.xor32(&dst, args),
            BinaryOp::Shl => self.shift32(Opcode::VLshlrevB32, &dst, args),
            BinaryOp::LShr => self.lshr32(&dst, args),
            BinaryOp::AShr => self.shift32(Opcode::VAshrrevI32, &dst, args),
            _ => return Err(self.unsupported("this division")),
        }
        Ok(())
    }

    fn simple32(&mut self, opcode: Opcode, dst: &[mir::VReg], args: [Value; 2]) {
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        self.valu(opcode, &[dst], &[&a, &b]);
    }

    fn xor32(&mut self, dst: &[mir::VReg], args: [Value; 2]) {
        if self.signed_const(args[1]) == Some(-1) {
            let a = self.comps(args[0]);
            self.valu(Opcode::VNotB32, &[dst], &[&a]);
        } else {
            self.simple32(Opcode::VXorB32, dst, args);
        }
    }

    fn add32(&mut self, dst: &[mir::VReg], args: [Value; 2]) {
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        // x + -n with n an inline constant: a subtraction keeps the instruction at 32 bits.
        if let [Comp::Imm(bits)] = b[..] {
            let n = bits.wrapping_neg();
            if (17..=64).contains(&n) {
                self.sub_comps(dst, &a, &[Comp::Imm(n)]);
                return;
            }
        }
        self.add_comps(dst, &a, &b);
    }

    fn sub32(&mut self, dst: &[mir::VReg], args: [Value; 2]) {
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        self.sub_comps(dst, &a, &b);
    }

    /// Addition of components: without carry on GFX9, with an unused carry before.
    pub fn add_comps(&mut self, dst: &[mir::VReg], a: &[Comp], b: &[Comp]) {
        if self.env.generation() >= Generation::Gfx9 {
            self.valu(Opcode::VAddU32, &[dst], &[a, b]);
        } else {
            let carry = self.mir.mask();
            self.valu(Opcode::VAddCoU32, &[dst, &carry], &[a, b]);
        }
    }

    /// Subtraction of components.
    pub fn sub_comps(&mut self, dst: &[mir::VReg], a: &[Comp], b: &[Comp]) {
        // The reversed form has the second operand first, where a scalar or literal may stand in the 32-bit encoding.
        let vector = |s: &Self, c: &[Comp]| s.comp_bank(c[0]) == Some(mir::Bank::Vgpr);
        let reverse = vector(self, a) && !vector(self, b);
        if self.env.generation() >= Generation::Gfx9 {
            match reverse {
                true => self.valu(Opcode::VSubrevU32, &[dst], &[b, a]),
                false => self.valu(Opcode::VSubU32, &[dst], &[a, b]),
            }
        } else {
            let carry = self.mir.mask();
            self.valu(Opcode::VSubCoU32, &[dst, &carry], &[a, b]);
        }
    }

    /// Product: 24 bits at full rate where the operands are known to be that small.
    fn mul32(&mut self, dst: &[mir::VReg], args: [Value; 2]) {
        let small = args.iter().all(|&a| self.known_bits(a) <= 24);
        let opcode = if small {
            Opcode::VMulU32U24
        } else {
            Opcode::VMulLoU32
        };
        self.simple32(opcode, dst, args);
    }

    fn shift32(&mut self, opcode: Opcode, dst: &[mir::VReg], args: [Value; 2]) {
        let (value, amount) = (self.comps(args[0]), self.comps(args[1]));
        self.valu(opcode, &[dst], &[&amount, &value]);
    }

    fn lshr32(&mut self, dst: &[mir::VReg], args: [Value; 2]) {
        self.shift32(Opcode::VLshrrevB32, dst, args);
    }

    /// An upper bound for the number of low bits of an `i32` that can be nonzero.
    pub fn known_bits(&self, value: Value) -> u32 {
        self.known_bits_within(value, KNOWN_BITS_DEPTH)
    }

    fn known_bits_within(&self, value: Value, depth: u32) -> u32 {
        if let Some(c) = self.int_const(value) {
            return u64::BITS - c.leading_zeros();
        }
        let Some((inst, data)) = self.def(value) else {
            return WORD;
        };
        if depth == 0 {
            return WORD;
        }
        if let Some(range) = self.ir.ranges.get(&inst) {
            if range.lo < range.hi {
                return (u128::BITS - (range.hi - 1).leading_zeros()).min(WORD);
            }
        }
        let bits = |s: &Self, v| s.known_bits_within(v, depth - 1);
        match data {
            InstData::Binary {
                op: BinaryOp::And,
                args,
                ..
            } => bits(self, args[0]).min(bits(self, args[1])),
            InstData::Binary {
                op: BinaryOp::Or | BinaryOp::Xor,
                args,
                ..
            } => bits(self, args[0]).max(bits(self, args[1])),
            InstData::Binary {
                op: BinaryOp::LShr,
                args,
                ..
            } => match self.int_const(args[1]) {
                Some(n) => bits(self, args[0]).saturating_sub(n as u32),
                None => bits(self, args[0]),
            },
            InstData::Binary {
                op: BinaryOp::Shl,
                args,
                ..
            } => match self.int_const(args[1]) {
                Some(n) if n < u64::from(WORD) => (bits(self, args[0]) + n as u32).min(WORD),
                _ => WORD,
            },
            InstData::Binary {
                op: BinaryOp::Add,
                args,
                ..
            } => (bits(self, args[0]).max(bits(self, args[1])) + 1).min(WORD),
            InstData::Cast {
                op: CastOp::ZExt,
                arg,
                ..
            } => match self.ty(*arg) {
                Type::I1 => 1,
                Type::I8 => 8,
                Type::I16 => 16,
                _ => WORD,
            },
            InstData::Select { args, .. } => bits(self, args[1]).max(bits(self, args[2])),
            InstData::Intrinsic { id, .. } => intrinsic_bits(*id),
            _ => WORD,
        }
    }

    /// Sign or zero extension inside a register: `bits` low bits of `value` to all 32.
    pub fn extend_in_reg(&mut self, dst: &[mir::VReg], value: &[Comp], bits: u32, signed: bool) {
        let width = [Comp::Imm(bits)];
        if self.mir.vregs[dst[0]].bank == mir::Bank::Sgpr {
            match (signed, bits) {
                (true, 8) => self.salu(Opcode::SSextI32I8, dst, &[value]),
                (true, 16) => self.salu(Opcode::SSextI32I16, dst, &[value]),
                (true, _) => self.salu(
                    Opcode::SBfeI32,
                    dst,
                    &[value, &[Comp::Imm(bits << BFE_WIDTH_SHIFT)]],
                ),
                (false, _) => {
                    self.salu(Opcode::SAndB32, dst, &[&[Comp::Imm(low_mask(bits))], value])
                }
            }
            return;
        }
        match signed {
            true => self.valu(Opcode::VBfeI32, &[dst], &[value, &[Comp::Imm(0)], &width]),
            false => self.valu(
                Opcode::VAndB32,
                &[dst],
                &[&[Comp::Imm(low_mask(bits))], value],
            ),
        }
    }
}

/// `s_bfe`'s second operand has the width in bits 22:16 and the offset in bits 4:0 (manual, section 12.1 "SOP2", S_BFE_U32).
pub const BFE_WIDTH_SHIFT: u32 = 16;

/// How many instructions back [`Ctx::known_bits`] looks; a bound that keeps selection linear.
const KNOWN_BITS_DEPTH: u32 = 4;

/// A word with `bits` low ones.
pub fn low_mask(bits: u32) -> u32 {
    if bits >= WORD {
        u32::MAX
    } else {
        (1 << bits) - 1
    }
}

/// Bits of results that intrinsics bound. A work-group has at most 1024 work-items (specification, "Kernel Dispatch").
fn intrinsic_bits(id: ir::Intrinsic) -> u32 {
    use ir::Intrinsic::*;
    match id {
        WorkitemIdX | WorkitemIdY | WorkitemIdZ => 10,
        Ctpop => 6,
        MbcntLo | MbcntHi => 7,
        _ => WORD,
    }
}

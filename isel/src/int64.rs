//! 64-bit integer arithmetic: pairs of registers.

use crate::ctx::{Comp, Ctx, Res};
use ir::{BinaryOp, CastOp, InstData, Type, Value};
use isa::{Generation, Opcode};
use mir::{Bank, VReg};

impl Ctx<'_> {
    /// A uniform operation on 64 bits.
    pub fn scalar_binary64(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> Res {
        let dst = self.dst(result);
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        match op {
            BinaryOp::Add => self.scalar_carry([Opcode::SAddU32, Opcode::SAddcU32], &dst, &a, &b),
            BinaryOp::Sub => self.scalar_carry([Opcode::SSubU32, Opcode::SSubbU32], &dst, &a, &b),
            BinaryOp::Mul => self.scalar_mul64(&dst, &a, &b),
            BinaryOp::And => self.salu(Opcode::SAndB64, &dst, &[&a, &b]),
            BinaryOp::Or => self.salu(Opcode::SOrB64, &dst, &[&a, &b]),
            BinaryOp::Xor => self.salu(Opcode::SXorB64, &dst, &[&a, &b]),
            BinaryOp::Shl => self.salu(Opcode::SLshlB64, &dst, &[&a, &b[..1]]),
            BinaryOp::LShr => self.salu(Opcode::SLshrB64, &dst, &[&a, &b[..1]]),
            BinaryOp::AShr => self.salu(Opcode::SAshrI64, &dst, &[&a, &b[..1]]),
            _ => return Err(self.unsupported("64-bit division")),
        }
        Ok(())
    }

    /// Low halves, then high halves with the carry in SCC. All sources are in place before, so that nothing comes between.
    pub fn scalar_carry(&mut self, opcodes: [Opcode; 2], dst: &[VReg], a: &[Comp], b: &[Comp]) {
        let a = self.scalar_comps(a);
        let b = self.scalar_comps(b);
        self.salu(opcodes[0], &dst[..1], &[&a[..1], &b[..1]]);
        self.salu(opcodes[1], &dst[1..], &[&a[1..], &b[1..]]);
    }

    fn scalar_comps(&mut self, comps: &[Comp]) -> crate::ctx::Comps {
        comps
            .iter()
            .map(|&c| match c {
                Comp::Reg(_) => Comp::Reg(self.in_sgpr(c)),
                other => other,
            })
            .collect()
    }

    /// Low product, its high half, and the two cross products.
    fn scalar_mul64(&mut self, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        let high = [self.vreg(Bank::Sgpr)];
        self.salu(Opcode::SMulI32, &dst[..1], &[&a[..1], &b[..1]]);
        self.salu(Opcode::SMulHiU32, &high, &[&a[..1], &b[..1]]);
        let mut sum = Comp::Reg(high[0]);
        for (n, (x, y)) in [(&a[1..], &b[..1]), (&a[..1], &b[1..])]
            .into_iter()
            .enumerate()
        {
            let last = n == 1;
            if x == [Comp::Imm(0)] || y == [Comp::Imm(0)] {
                if last {
                    self.copy_comp(dst[1], sum);
                }
                continue;
            }
            let cross = [self.vreg(Bank::Sgpr)];
            self.salu(Opcode::SMulI32, &cross, &[x, y]);
            let to = if last { dst[1] } else { self.vreg(Bank::Sgpr) };
            self.salu(Opcode::SAddI32, &[to], &[&[sum], &[Comp::Reg(cross[0])]]);
            sum = Comp::Reg(to);
        }
    }

    /// A divergent operation on 64 bits.
    pub fn vector_binary64(&mut self, op: BinaryOp, args: [Value; 2], result: Value) -> Res {
        let add = op == BinaryOp::Add;
        if add && (self.fuse_scaled_index(args, result) || self.fuse_mad64(args, result)) {
            return Ok(());
        }
        let dst = self.dst(result);
        if op == BinaryOp::Mul {
            self.vector_mul64(&dst, args);
            return Ok(());
        }
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        match op {
            BinaryOp::Add => self.add64(&dst, &a, &b),
            BinaryOp::Sub => self.sub64(&dst, &a, &b),
            BinaryOp::And => self.halves(Opcode::VAndB32, &dst, &a, &b),
            BinaryOp::Or => self.halves(Opcode::VOrB32, &dst, &a, &b),
            BinaryOp::Xor => self.halves(Opcode::VXorB32, &dst, &a, &b),
            BinaryOp::Shl => self.shl64(&dst, &a, &b),
            BinaryOp::LShr => self.lshr64(&dst, &a, &b),
            BinaryOp::AShr => self.valu(Opcode::VAshrrevI64, &[&dst], &[&b[..1], &a]),
            _ => return Err(self.unsupported("64-bit division")),
        }
        Ok(())
    }

    /// Shifts by 32 or more move words.
    fn shl64(&mut self, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        match b[0] {
            Comp::Imm(n) if (32..64).contains(&n) => {
                self.copy_comp(dst[0], Comp::Imm(0));
                self.word_shift(Opcode::VLshlrevB32, dst[1], a[0], n - 32);
            }
            _ => self.valu(Opcode::VLshlrevB64, &[dst], &[&b[..1], a]),
        }
    }

    fn lshr64(&mut self, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        match b[0] {
            Comp::Imm(n) if (32..64).contains(&n) => {
                self.copy_comp(dst[1], Comp::Imm(0));
                self.word_shift(Opcode::VLshrrevB32, dst[0], a[1], n - 32);
            }
            _ => self.valu(Opcode::VLshrrevB64, &[dst], &[&b[..1], a]),
        }
    }

    fn word_shift(&mut self, opcode: Opcode, dst: VReg, value: Comp, n: u32) {
        match n {
            0 => self.copy_comp(dst, value),
            _ => self.valu(opcode, &[&[dst]], &[&[Comp::Imm(n)], &[value]]),
        }
    }

    /// A bitwise operation on each half; neutral and absorbing constants cost nothing.
    fn halves(&mut self, opcode: Opcode, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        for i in 0..2 {
            match (opcode, b[i]) {
                (Opcode::VAndB32, Comp::Imm(0)) => self.copy_comp(dst[i], Comp::Imm(0)),
                (Opcode::VAndB32, Comp::Imm(u32::MAX)) => self.copy_comp(dst[i], a[i]),
                (Opcode::VOrB32 | Opcode::VXorB32, Comp::Imm(0)) => self.copy_comp(dst[i], a[i]),
                _ => self.valu(opcode, &[&dst[i..=i]], &[&a[i..=i], &b[i..=i]]),
            }
        }
    }

    /// 64-bit addition with a carry between the halves.
    pub fn add64(&mut self, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        let low_is_kept = |c: &[Comp]| c[0] == Comp::Imm(0);
        if low_is_kept(b) || low_is_kept(a) {
            let (x, y) = if low_is_kept(b) { (a, b) } else { (b, a) };
            self.copy_comp(dst[0], x[0]);
            self.add_comps(&dst[1..], &x[1..], &y[1..]);
            return;
        }
        let carry = self.mir.mask();
        let unused = self.mir.mask();
        self.valu(Opcode::VAddCoU32, &[&dst[..1], &carry], &[&a[..1], &b[..1]]);
        let carry = carry.map(Comp::Reg);
        self.valu(
            Opcode::VAddcCoU32,
            &[&dst[1..], &unused],
            &[&a[1..], &b[1..], &carry],
        );
    }

    /// 64-bit subtraction with a borrow between the halves.
    pub fn sub64(&mut self, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        let borrow = self.mir.mask();
        let unused = self.mir.mask();
        self.valu(
            Opcode::VSubCoU32,
            &[&dst[..1], &borrow],
            &[&a[..1], &b[..1]],
        );
        let borrow = borrow.map(Comp::Reg);
        self.valu(
            Opcode::VSubbCoU32,
            &[&dst[1..], &unused],
            &[&a[1..], &b[1..], &borrow],
        );
    }

    /// `a * b + c` where `a` and `b` are zero-extended words.
    fn fuse_mad64(&mut self, args: [Value; 2], result: Value) -> bool {
        if self.env.generation() < Generation::Gfx9 {
            return false;
        }
        for (x, c) in [(args[0], args[1]), (args[1], args[0])] {
            if self.bank(x) != Bank::Vgpr {
                continue;
            }
            let Some((
                _,
                InstData::Binary {
                    op: BinaryOp::Mul,
                    args: [a, b],
                    ..
                },
            )) = self.only_def(x)
            else {
                continue;
            };
            let (a, b) = (*a, *b);
            let Some((opcode, a, b)) = self.widening_factors(a, b) else {
                continue;
            };
            let dst = self.dst(result);
            let unused = self.mir.mask();
            let c = self.comps(c);
            self.valu(opcode, &[&dst, &unused], &[&[a], &[b], &c]);
            return true;
        }
        false
    }

    /// `base + (x << n)`, where `x` is an extended word and `base` uniform: one instruction instead of the shift, the copy of half of `base` to a VGPR, and
    /// two additions. Also where others need the shifted index: with three addresses of one index nothing is lost.
    fn fuse_scaled_index(&mut self, args: [Value; 2], result: Value) -> bool {
        if self.env.generation() < Generation::Gfx9 {
            return false;
        }
        for (index, base) in [(args[0], args[1]), (args[1], args[0])] {
            let uniform = self.bank(base) == Bank::Sgpr && self.int_const(base).is_none();
            if self.bank(index) != Bank::Vgpr || !uniform && self.only_def(index).is_none() {
                continue;
            }
            let Some((opcode, word, scale)) = self.scaled_word(index) else {
                continue;
            };
            let dst = self.dst(result);
            let unused = self.mir.mask();
            let base = self.comps(base);
            self.valu(opcode, &[&dst, &unused], &[&[word], &[scale], &base]);
            return true;
        }
        false
    }

    /// An extended word shifted left by so little that the factor is an inline constant; and the multiply-add for it.
    fn scaled_word(&mut self, index: Value) -> Option<(Opcode, Comp, Comp)> {
        /// Inline constants reach up to 64 (manual, section 6.2.1).
        const MOST: u64 = 6;
        let (_, InstData::Binary { op, args, .. }) = self.def(index)? else {
            return None;
        };
        let (op, [x, amount]) = (*op, *args);
        let amount = self.int_const(amount)?;
        let scale = match op {
            BinaryOp::Shl if amount <= MOST => 1 << amount,
            BinaryOp::Mul if amount <= 1 << MOST => amount as u32,
            _ => return None,
        };
        let ways = [
            (CastOp::ZExt, Opcode::VMadU64U32),
            (CastOp::SExt, Opcode::VMadI64I32),
        ];
        let (opcode, word) = ways
            .into_iter()
            .find_map(|(op, opcode)| Some((opcode, self.extended_word(x, op)?)))?;
        Some((opcode, word, Comp::Imm(scale)))
    }

    /// The words that two factors are extensions of, both the same way, and the multiply-add for them.
    fn widening_factors(&mut self, a: Value, b: Value) -> Option<(Opcode, Comp, Comp)> {
        for (op, opcode) in [
            (CastOp::ZExt, Opcode::VMadU64U32),
            (CastOp::SExt, Opcode::VMadI64I32),
        ] {
            if let (Some(x), Some(y)) = (self.extended_word(a, op), self.extended_word(b, op)) {
                return Some((opcode, x, y));
            }
        }
        None
    }

    /// The word that a 64-bit value extends: of a zero extension, whatever has a zero as its upper word.
    fn extended_word(&mut self, value: Value, op: CastOp) -> Option<Comp> {
        if let Some(c) = self.int_const(value) {
            let fits = match op {
                CastOp::ZExt => u32::try_from(c).is_ok(),
                _ => i32::try_from(c as i64).is_ok(),
            };
            return fits.then_some(Comp::Imm(c as u32));
        }
        match self.def(value)?.1 {
            InstData::Cast { op: found, arg, .. } if *found == op && self.ty(*arg) == Type::I32 => {
                let arg = *arg;
                Some(self.comps(arg)[0])
            }
            InstData::Binary { .. } if op == CastOp::ZExt => {
                let comps = self.view(value)?;
                (comps[1] == Comp::Imm(0)).then_some(comps[0])
            }
            _ => None,
        }
    }

    fn vector_mul64(&mut self, dst: &[VReg], args: [Value; 2]) {
        if let Some((opcode, a, b)) = self.widening_factors(args[0], args[1]) {
            if self.env.generation() >= Generation::Gfx9 {
                // One instruction at the rate of each of the two below.
                let zero = [Comp::Imm(0); 2];
                let unused = self.mir.mask();
                self.valu(opcode, &[dst, &unused], &[&[a], &[b], &zero]);
                return;
            }
            let high = if opcode == Opcode::VMadU64U32 {
                Opcode::VMulHiU32
            } else {
                Opcode::VMulHiI32
            };
            self.valu(Opcode::VMulLoU32, &[&dst[..1]], &[&[a], &[b]]);
            self.valu(high, &[&dst[1..]], &[&[a], &[b]]);
            return;
        }
        let (a, b) = (self.comps(args[0]), self.comps(args[1]));
        if self.env.generation() >= Generation::Gfx9 {
            self.mad_mul64(dst, &a, &b);
        } else {
            self.general_mul64(dst, &a, &b);
        }
    }

    /// The low words of the cross products, and `lo*lo` in full on top of them in the upper word.
    fn mad_mul64(&mut self, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        let mut sum: Option<Comp> = None;
        for (x, y) in [(&a[..1], &b[1..]), (&a[1..], &b[..1])] {
            if x == [Comp::Imm(0)] || y == [Comp::Imm(0)] {
                continue;
            }
            let cross = self.vreg(Bank::Vgpr);
            self.valu(Opcode::VMulLoU32, &[&[cross]], &[x, y]);
            sum = Some(match sum {
                None => Comp::Reg(cross),
                Some(other) => {
                    let both = self.vreg(Bank::Vgpr);
                    self.add_comps(&[both], &[other], &[Comp::Reg(cross)]);
                    Comp::Reg(both)
                }
            });
        }
        let addend = [Comp::Imm(0), sum.unwrap_or(Comp::Imm(0))];
        let unused = self.mir.mask();
        self.valu(
            Opcode::VMadU64U32,
            &[dst, &unused],
            &[&a[..1], &b[..1], &addend],
        );
    }

    /// `lo*lo` in full, and the low words of the cross products on top of its high word.
    fn general_mul64(&mut self, dst: &[VReg], a: &[Comp], b: &[Comp]) {
        let mut sum = [Comp::Reg(self.vreg(Bank::Vgpr))];
        let first = self.comp_reg(sum[0]).expect("made just now");
        self.valu(Opcode::VMulLoU32, &[&dst[..1]], &[&a[..1], &b[..1]]);
        self.valu(Opcode::VMulHiU32, &[&[first]], &[&a[..1], &b[..1]]);
        let crosses = [(&a[..1], &b[1..]), (&a[1..], &b[..1])];
        for (n, (x, y)) in crosses.into_iter().enumerate() {
            let zero = x == [Comp::Imm(0)] || y == [Comp::Imm(0)];
            let to = if n == 1 {
                dst[1]
            } else {
                self.vreg(Bank::Vgpr)
            };
            if zero {
                self.copy_comp(to, sum[0]);
            } else {
                let cross = self.vreg(Bank::Vgpr);
                self.valu(Opcode::VMulLoU32, &[&[cross]], &[x, y]);
                self.add_comps(&[to], &sum, &[Comp::Reg(cross)]);
            }
            sum = [Comp::Reg(to)];
        }
    }

    /// Pointer plus byte offset.
    pub fn pointer_add(&mut self, base: Value, offset: Value, result: Value) -> Res {
        match self.bank(result) {
            Bank::Sgpr => self.scalar_binary64(BinaryOp::Add, [base, offset], result),
            Bank::Vgpr => self.vector_binary64(BinaryOp::Add, [base, offset], result),
        }
    }
}

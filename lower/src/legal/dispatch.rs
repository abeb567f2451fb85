//! One instruction of the source: finds the file that legalises its kind, and repeats scalar
//! operations over the elements of vectors.

use crate::expand;
use crate::known::Known;
use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::indexed::Element;
use crate::legal::int::{Extend, Num};
use crate::legal::pairs;
use crate::legal::shape::{self, Leaf};
use ir::{
    ArithFlags, BinaryOp, CastOp, FloatKind, Inst, InstData, ScopeLevel, SyncScope, Type, UnaryOp,
    Value, ValueDef,
};

/// Most operands that are looked at to find whether something promises anything.
const MAX_OPERANDS: u32 = 40;

impl Legaliser<'_> {
    /// Legalises one instruction.
    pub(crate) fn inst(&mut self, inst: Inst) -> Res<()> {
        match self.src.inst(inst) {
            InstData::Unary { op, arg, .. } => self.unary(inst, *op, *arg),
            InstData::Binary { op, flags, args } => self.binary(inst, *op, *flags, *args),
            InstData::Cast { op, flags, arg } => self.cast(inst, *op, *flags, *arg),
            InstData::ICmp { cond, args, .. } => {
                let (cond, args) = (*cond, *args);
                if self.leaf_of(self.ty(args[0]))?.is_fat() {
                    return self.fat_comparison(inst, cond, args);
                }
                self.map2(inst, args, |l, leaf, a, b| {
                    let (bits, a, b) = match leaf {
                        Leaf::Ptr(space) => (
                            space.pointer_bits(),
                            l.leaf_bits(a, leaf),
                            l.leaf_bits(b, leaf),
                        ),
                        _ => (leaf.bits(), a, b),
                    };
                    Ok(l.e.int_compare(cond, bits, a, b).into())
                })
            }
            InstData::FCmp { cond, flags, args } => {
                let (cond, flags, args) = (*cond, *flags, *args);
                self.map2(inst, args, |l, leaf, a, b| {
                    let (a, b) = (l.computable(leaf, a.lo), l.computable(leaf, b.lo));
                    Ok(l.e.fcmp_flags(cond, flags, a, b).into())
                })
            }
            InstData::Select { args, .. } => self.select(inst, *args),
            InstData::ExtractElement { args } => self.extract_element(inst, *args),
            InstData::InsertElement { args } => self.insert_element(inst, *args),
            InstData::ShuffleVector { args, mask } => self.shuffle(inst, *args, mask),
            InstData::ExtractValue { arg, indices } => self.extract_value(inst, *arg, indices),
            InstData::InsertValue { args, indices } => self.insert_value(inst, *args, indices),
            InstData::Alloca { .. } => self.alloca(inst),
            InstData::Load { .. } => self.load(inst),
            InstData::Store { .. } => self.store(inst),
            InstData::AtomicRmw { .. } => self.atomic_rmw(inst),
            InstData::CmpXchg { .. } => self.cmpxchg(inst),
            &InstData::Fence {
                ordering,
                scope,
                spaces,
            } => {
                let scope = self.needed_scope(scope);
                let fence = InstData::Fence {
                    ordering,
                    scope,
                    spaces,
                };
                self.e.push(fence, Type::VOID);
                Ok(())
            }
            InstData::Gep { .. } => self.gep(inst),
            InstData::Call { .. } => self.call(inst),
            InstData::CallIndirect { .. } => self.call_indirect(inst),
            InstData::Intrinsic { .. } => self.intrinsic(inst),
            _ => self.terminator(inst),
        }
    }

    /// Does a work-group of this kernel have one wave at most? Others call a function.
    pub(crate) fn is_one_wave(&self) -> bool {
        let kernel = self.info.kernels[self.func].as_ref();
        kernel.is_some_and(|k| k.max_flat_workgroup_size <= self.e.target.abilities.lanes)
    }

    /// What orders for a work-group of one wave orders for the wave.
    fn needed_scope(&self, scope: SyncScope) -> SyncScope {
        let level = match scope.level {
            ScopeLevel::Workgroup if self.is_one_wave() => ScopeLevel::Wavefront,
            level => level,
        };
        SyncScope { level, ..scope }
    }

    fn fat_comparison(&mut self, inst: Inst, cond: ir::IntCC, args: [Value; 2]) -> Res<()> {
        let parts = self.leaf_of(self.ty(args[0]))?.parts();
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let mut out = Parts::new();
        for (x, y) in a.chunks(parts).zip(b.chunks(parts)) {
            out.push(self.fat_compare(cond, x, y)?);
        }
        self.set(inst, &out);
        Ok(())
    }

    // Operations element by element.

    /// Applies `f` to each element of one operand.
    pub(crate) fn map1(
        &mut self,
        inst: Inst,
        arg: Value,
        mut f: impl FnMut(&mut Self, Leaf, Num) -> Res<Num>,
    ) -> Res<()> {
        let leaf = self.leaf_of(self.ty(arg))?;
        let parts = self.range(arg)?;
        if let (&[x], 1) = (self.parts_in(parts), leaf.parts()) {
            let n = f(self, leaf, x.into())?;
            self.set_num(inst, n);
            return Ok(());
        }
        let mut out = Parts::new();
        for i in 0..parts.len() / leaf.parts() {
            let n = f(self, leaf, self.num_in(parts, leaf, i))?;
            n.append_to(&mut out);
        }
        self.set(inst, &out);
        Ok(())
    }

    /// Applies `f` to the elements of two operands.
    pub(crate) fn map2(
        &mut self,
        inst: Inst,
        args: [Value; 2],
        mut f: impl FnMut(&mut Self, Leaf, Num, Num) -> Res<Num>,
    ) -> Res<()> {
        let leaf = self.leaf_of(self.ty(args[0]))?;
        let a = self.range(args[0])?;
        let b = self.range(args[1])?;
        // As most are: one scalar of one part each.
        if let (&[x], &[y], 1) = (self.parts_in(a), self.parts_in(b), leaf.parts()) {
            let n = f(self, leaf, x.into(), y.into())?;
            self.set_num(inst, n);
            return Ok(());
        }
        let mut out = Parts::new();
        for i in 0..a.len() / leaf.parts() {
            let x = self.num_in(a, leaf, i);
            let y = self.num_in(b, leaf, i);
            let n = f(self, leaf, x, y)?;
            n.append_to(&mut out);
        }
        self.set(inst, &out);
        Ok(())
    }

    /// Applies `f` to the elements of three operands.
    pub(crate) fn map3(
        &mut self,
        inst: Inst,
        args: [Value; 3],
        mut f: impl FnMut(&mut Self, Leaf, [Num; 3]) -> Res<Num>,
    ) -> Res<()> {
        let leaf = self.leaf_of(self.ty(args[0]))?;
        let columns = [
            self.range(args[0])?,
            self.range(args[1])?,
            self.range(args[2])?,
        ];
        let mut out = Parts::new();
        for i in 0..columns[0].len() / leaf.parts() {
            let row = columns.map(|column| self.num_in(column, leaf, i));
            let n = f(self, leaf, row)?;
            n.append_to(&mut out);
        }
        self.set(inst, &out);
        Ok(())
    }

    fn unary(&mut self, inst: Inst, op: UnaryOp, arg: Value) -> Res<()> {
        match op {
            UnaryOp::FNeg => self.map1(inst, arg, |l, leaf, n| {
                Ok(match leaf {
                    Leaf::Float(FloatKind::BFloat) => {
                        let sign = l.e.i32(0x8000);
                        l.e.xor(n.lo, sign).into()
                    }
                    _ => l.e.fneg(n.lo).into(),
                })
            }),
            UnaryOp::Freeze => self.freeze(inst, arg),
        }
    }

    /// `freeze`: constants that are undefined become zero. What may be poison stays frozen in legal
    /// IR, too, so that no pass believes the flags and facts of what is behind it, or takes it for
    /// undefined.
    fn freeze(&mut self, inst: Inst, arg: Value) -> Res<()> {
        let mut parts = self.parts(arg)?;
        for part in &mut parts {
            let (part_of, ty) = (*part, self.e.ty(*part));
            if self.e.is_undef(part_of) {
                *part = self.zero(ty);
            } else if !self.is_one_value(part_of) {
                *part = self.frozen(part_of);
            }
        }
        self.set(inst, &parts);
        Ok(())
    }

    /// One value for all who look at it, of which nothing is believed.
    pub(super) fn frozen(&mut self, part: Value) -> Value {
        let ty = self.e.ty(part);
        let (op, flags) = (UnaryOp::Freeze, ArithFlags::empty());
        self.e.value(
            InstData::Unary {
                op,
                flags,
                arg: part,
            },
            ty,
        )
    }

    /// Is it, whatever it is, the same for all who look, and is nothing known of it that would not
    /// hold if what it is made of was poison? So it is with what a function is given and with what
    /// is computed of that by operations that promise nothing. Not with what memory holds: what was
    /// stored there may take the load's place later, with its flags.
    fn is_one_value(&self, part: Value) -> bool {
        let mut budget = MAX_OPERANDS;
        self.promises_nothing(part, &mut budget)
    }

    fn promises_nothing(&self, part: Value, budget: &mut u32) -> bool {
        let out = &self.e.out;
        let plain = || self.e.known(part) == Known::nothing(self.e.width(part));
        let inst = match out.value_def(part) {
            ValueDef::Const(_) => return !self.e.is_undef(part),
            ValueDef::Param(block, _) => return block == out.entry() && plain(),
            ValueDef::Inst(inst) => inst,
        };
        match *out.inst(inst) {
            InstData::Load { mem, .. } if mem.is_simple() => return false,
            InstData::Load { .. } | InstData::Call { .. } | InstData::CallIndirect { .. } => {
                return plain() && !out.ranges.contains_key(&inst);
            }
            InstData::Binary { op, flags, args } => {
                let shift = matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr);
                let width = u128::from(self.e.width(part));
                let far = || self.e.const_bits(args[1]).is_none_or(|n| n >= width);
                if !flags.is_empty() || op.can_trap() || shift && far() {
                    return false;
                }
            }
            InstData::Cast { op, flags, .. } => {
                let promises = matches!(op, CastOp::FpToSi | CastOp::FpToUi);
                if !flags.is_empty() || promises {
                    return false;
                }
            }
            InstData::ICmp { flags, .. } | InstData::Select { flags, .. } if flags.is_empty() => {}
            _ => return false,
        }
        let mut all = true;
        out.for_each_operand(inst, |v| {
            all = all && *budget > 0;
            *budget = budget.saturating_sub(1);
            all = all && self.promises_nothing(v, budget);
        });
        all
    }

    fn binary(&mut self, inst: Inst, op: BinaryOp, flags: ArithFlags, args: [Value; 2]) -> Res<()> {
        if let Some(packed) = pairs::packed_binary(op)
            && self.in_pairs(inst, packed, args)?
        {
            return Ok(());
        }
        let ulp = match op {
            BinaryOp::FDiv => self.src.accuracy.get(&inst).copied(),
            _ => None,
        };
        if op.can_trap() && self.division_with_partner(inst, op, args)? {
            return Ok(());
        }
        if op == BinaryOp::FDiv && self.reciprocal_root(inst, flags, args)? {
            return Ok(());
        }
        self.map2(inst, args, |l, leaf, a, b| match leaf {
            Leaf::Int(bits) => Ok(l.e.int_binary(op, flags, bits, a, b)),
            Leaf::Float(kind) => {
                let (x, y) = (l.computable(leaf, a.lo), l.computable(leaf, b.lo));
                let r = expand::float_binary(&mut l.e, op, flags, ulp, x, y);
                Ok(l.rounded(kind, r).into())
            }
            Leaf::Ptr(_) => Err(l.unsupported("arithmetic on pointers")),
        })
    }

    /// A division of more than 32 bits, and the remainder of the same operands, computed at once:
    /// their expansions have branches, which nothing merges later. Tells whether it was done.
    fn division_with_partner(&mut self, inst: Inst, op: BinaryOp, args: [Value; 2]) -> Res<bool> {
        if let Some(n) = self.ready.remove(&inst) {
            self.set_num(inst, n);
            return Ok(true);
        }
        let Some(&partner) = self.partners.get(&inst) else {
            return Ok(false);
        };
        let bits = match self.e.ctx.types.int_bits(self.ty(args[0])) {
            Some(bits) if bits > 32 => bits,
            _ => return Ok(false),
        };
        let how = match op {
            BinaryOp::SDiv | BinaryOp::SRem => Extend::Sign,
            _ => Extend::Zero,
        };
        let (a, b) = (self.num(args[0])?, self.num(args[1])?);
        let a = self.e.extend_low(a, bits, how);
        let b = self.e.extend_low(b, bits, how);
        let (q, r) = if bits > 64 {
            expand::longdiv::divide_both(&mut self.e, how, a, b)
        } else {
            let (q, r) = expand::div::divide_both(&mut self.e, how, a.lo, b.lo);
            (q.into(), r.into())
        };
        let (mine, other) = match op {
            BinaryOp::SDiv | BinaryOp::UDiv => (q, r),
            _ => (r, q),
        };
        self.set_num(inst, mine);
        self.ready.insert(partner, other);
        Ok(true)
    }

    /// A float on which there are instructions: bfloat becomes float, which is exact.
    pub(crate) fn computable(&mut self, leaf: Leaf, v: Value) -> Value {
        match leaf {
            Leaf::Float(FloatKind::BFloat) => expand::convert::bf16_to_f32(&mut self.e, v),
            _ => v,
        }
    }

    /// The opposite of [`Legaliser::computable`]: a result rounded to the format.
    pub(crate) fn rounded(&mut self, kind: FloatKind, v: Value) -> Value {
        match kind {
            FloatKind::BFloat => expand::convert::f32_to_bf16(&mut self.e, v),
            _ => v,
        }
    }

    // Moving scalars about.

    fn select(&mut self, inst: Inst, args: [Value; 3]) -> Res<()> {
        let conds = self.range(args[0])?;
        let a = self.range(args[1])?;
        let b = self.range(args[2])?;
        let per_element = if conds.len() > 1 {
            a.len() / conds.len()
        } else {
            a.len().max(1)
        };
        let mut out = Parts::new();
        for i in 0..a.len().min(b.len()) {
            let cond = self.part_in(conds, i / per_element);
            let (x, y) = (self.part_in(a, i), self.part_in(b, i));
            out.push(self.e.select(cond, x, y));
        }
        self.set(inst, &out);
        Ok(())
    }

    fn extract_element(&mut self, inst: Inst, args: [Value; 2]) -> Res<()> {
        let leaf = self.leaf_of(self.ty(args[0]))?;
        let parts = self.parts(args[0])?;
        let n = leaf.parts();
        let len = parts.len() / n;
        if let Some(index) = self.int_const_of(args[1]) {
            // An index out of range gives poison: any element will do.
            let index = if index < len as u128 {
                index as usize
            } else {
                0
            };
            self.set(inst, &parts[index * n..(index + 1) * n]);
            return Ok(());
        }
        let [vector, index] = args;
        let element = Element {
            vector,
            index,
            leaf,
        };
        if let Some(value) = self.indexed_read(element, &parts)? {
            self.set(inst, &[value]);
            return Ok(());
        }
        let index = self.lane_index(args[1], len)?;
        let out: Parts = (0..n)
            .map(|k| {
                let column: Parts = parts.iter().skip(k).step_by(n).copied().collect();
                match self.assigned_places.contains(&args[1]) {
                    true => self.pick_by_places(&column, index),
                    false => self.pick(&column, index),
                }
            })
            .collect();
        self.set(inst, &out);
        Ok(())
    }

    /// The index of a vector element as an i32 without garbage.
    pub(crate) fn lane_index(&mut self, index: Value, len: usize) -> Res<Value> {
        let n = self.num(index)?;
        let bits = self.leaf_of(self.ty(index))?.bits();
        Ok(self.index_number(n, bits, len))
    }

    /// The same of what the index is, whatever it promises to be.
    pub(crate) fn frozen_lane_index(&mut self, index: Value, len: usize) -> Res<Value> {
        let mut n = self.num(index)?;
        let bits = self.leaf_of(self.ty(index))?.bits();
        if self.e.const_bits(n.lo).is_none() {
            n.lo = self.frozen(n.lo);
        }
        Ok(self.index_number(n, bits, len))
    }

    fn index_number(&mut self, n: Num, bits: u32, len: usize) -> Value {
        let small = self.e.truncate(n, bits, bits.min(32));
        // Bits above those of the largest index would make the result poison.
        let needed = usize::BITS - (len.max(2) - 1).leading_zeros();
        let word = if bits == 1 {
            self.e.zext(small.lo, Type::I32)
        } else {
            small.lo
        };
        self.e.zero_extend_low(word, needed.min(bits))
    }

    /// One of several values by an index in range: a tree of selects by the index's bits, from the
    /// lowest up.
    fn pick(&mut self, column: &[Value], index: Value) -> Value {
        let mut level: Parts = Parts::from_slice(column);
        let mut bit = 0;
        while level.len() > 1 {
            let mask = self.e.and_const(index, 1 << bit);
            let odd = self.e.icmp_const(ir::IntCC::Ne, mask, 0);
            level = level
                .chunks(2)
                .map(|pair| match pair {
                    [even, uneven] => self.e.select(odd, *uneven, *even),
                    _ => pair[0],
                })
                .collect();
            bit += 1;
        }
        level[0]
    }

    /// One of several values by an index in range: a chain of selects by comparisons with each
    /// place. They are those that an assignment at the same index needs.
    fn pick_by_places(&mut self, column: &[Value], index: Value) -> Value {
        let mut chosen = column[0];
        for (i, &element) in column.iter().enumerate().skip(1) {
            let here = self.e.icmp_const(ir::IntCC::Eq, index, i as u64);
            chosen = self.e.select(here, element, chosen);
        }
        chosen
    }

    fn insert_element(&mut self, inst: Inst, args: [Value; 3]) -> Res<()> {
        let leaf = self.leaf_of(self.ty(args[0]))?;
        let mut parts = self.parts(args[0])?;
        let element = self.parts(args[1])?;
        let n = leaf.parts();
        let len = parts.len() / n;
        if let Some(index) = self.int_const_of(args[2]) {
            if index < len as u128 {
                let at = index as usize * n;
                parts[at..at + n].copy_from_slice(&element);
            }
            self.set(inst, &parts);
            return Ok(());
        }
        let [vector, _, index] = args;
        let at = Element {
            vector,
            index,
            leaf,
        };
        if n == 1
            && let Some(all) = self.indexed_write(at, element[0], &parts)?
        {
            self.set(inst, &all);
            return Ok(());
        }
        let index = self.lane_index(args[2], len)?;
        for i in 0..len {
            let here = self.e.icmp_const(ir::IntCC::Eq, index, i as u64);
            for k in 0..n {
                parts[i * n + k] = self.e.select(here, element[k], parts[i * n + k]);
            }
        }
        self.set(inst, &parts);
        Ok(())
    }

    fn shuffle(&mut self, inst: Inst, args: [Value; 2], mask: &[i32]) -> Res<()> {
        let leaf = self.leaf_of(self.ty(args[0]))?;
        let n = leaf.parts();
        let mut all = self.parts(args[0])?;
        all.extend(self.parts(args[1])?);
        let mut out = Parts::new();
        for &m in mask {
            match usize::try_from(m) {
                Ok(m) if (m + 1) * n <= all.len() => {
                    out.extend_from_slice(&all[m * n..(m + 1) * n])
                }
                _ => {
                    out.extend(leaf.part_types().map(|ty| self.e.poison(ty)));
                }
            }
        }
        self.set(inst, &out);
        Ok(())
    }

    fn extract_value(&mut self, inst: Inst, arg: Value, indices: &[u32]) -> Res<()> {
        let ty = self.ty(arg);
        let (start, inner) = shape::element_parts(&self.e.ctx.types, ty, indices)
            .map_err(|e| self.shape_error(e, ty))?;
        let n = shape::num_parts(&self.shape_of(inner)?);
        let parts = self.parts(arg)?;
        self.set(inst, &parts[start..start + n]);
        Ok(())
    }

    fn insert_value(&mut self, inst: Inst, args: [Value; 2], indices: &[u32]) -> Res<()> {
        let ty = self.ty(args[0]);
        let (start, _) = shape::element_parts(&self.e.ctx.types, ty, indices)
            .map_err(|e| self.shape_error(e, ty))?;
        let mut parts = self.parts(args[0])?;
        let element = self.parts(args[1])?;
        parts[start..start + element.len()].copy_from_slice(&element);
        self.set(inst, &parts);
        Ok(())
    }
}

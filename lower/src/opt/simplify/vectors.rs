//! Elements of vectors and members of aggregates: found where they were put in.

use super::{Rewrite, Simplifier};
use ir::{Const, ConstData, Inst, InstData, Type, Value};

/// Longest chain of insertions that is looked through.
const MAX_CHAIN: usize = 64;

impl Simplifier<'_, '_> {
    /// Element or field `index` of a constant.
    fn const_member(&mut self, whole: Const, index: u64) -> Option<Value> {
        let ctx = &mut *self.env.ctx;
        let ty = ctx.types.element(ctx.consts.ty(whole), index)?;
        let data = match ctx.consts.get(whole) {
            ConstData::Aggregate(_, members) => {
                let c = *members.get(usize::try_from(index).ok()?)?;
                return Some(self.func.const_value(c, ty));
            }
            ConstData::Zero(_) if ctx.types.int_bits(ty).is_some() => ConstData::Int(ty, 0),
            ConstData::Zero(_) if ctx.types.float_kind(ty).is_some() => ConstData::Float(ty, 0),
            ConstData::Zero(_) => ConstData::Zero(ty),
            ConstData::Undef(_) => ConstData::Undef(ty),
            ConstData::Poison(_) => ConstData::Poison(ty),
            _ => return None,
        };
        Some(crate::values::constant(ctx, self.func, data))
    }

    fn poison_of(&mut self, ty: Type) -> Rewrite {
        Rewrite::To(crate::values::poison(self.env.ctx, self.func, ty))
    }

    pub(super) fn extract_element(&mut self, [vector, index]: [Value; 2]) -> Rewrite {
        let Some(wanted) = self.const_int(index) else {
            return Rewrite::No;
        };
        let Some((elem, len)) = self.env.ctx.types.vector_parts(self.ty(vector)) else {
            return Rewrite::No;
        };
        if wanted >= u128::from(len) {
            return self.poison_of(elem);
        }
        let mut at = vector;
        let mut lane = wanted as u64;
        for _ in 0..MAX_CHAIN {
            if let Some(c) = self.func.value_const(at) {
                return match self.const_member(c, lane) {
                    Some(v) => Rewrite::To(v),
                    None => Rewrite::No,
                };
            }
            match self.def(at) {
                Some(&InstData::InsertElement { args: [v, e, i] }) => match self.const_int(i) {
                    Some(n) if n == u128::from(lane) => return Rewrite::To(e),
                    Some(_) => at = v,
                    None => break,
                },
                Some(InstData::ShuffleVector { args, mask }) => {
                    let args = *args;
                    let from = mask[lane as usize];
                    let Some((_, first)) = self.env.ctx.types.vector_parts(self.ty(args[0])) else {
                        break;
                    };
                    match u32::try_from(from) {
                        Err(_) => return self.poison_of(elem),
                        Ok(n) if n < first => (at, lane) = (args[0], u64::from(n)),
                        Ok(n) => (at, lane) = (args[1], u64::from(n - first)),
                    }
                }
                _ => break,
            }
        }
        if at == vector {
            return Rewrite::No;
        }
        let lane = self.int(Type::I32, u128::from(lane));
        Rewrite::With(InstData::ExtractElement { args: [at, lane] })
    }

    /// Putting an element where it is already.
    pub(super) fn insert_element(&mut self, [vector, element, index]: [Value; 3]) -> Rewrite {
        match self.def(element) {
            Some(&InstData::ExtractElement { args: [v, i] }) if v == vector => {
                let same = i == index || {
                    let (a, b) = (self.const_int(i), self.const_int(index));
                    a.is_some() && a == b
                };
                match same {
                    true => Rewrite::To(vector),
                    false => Rewrite::No,
                }
            }
            _ => Rewrite::No,
        }
    }

    /// A shuffle that takes one vector as it is.
    pub(super) fn shuffle(&mut self, inst: Inst) -> Rewrite {
        let InstData::ShuffleVector { args, mask } = self.func.inst(inst) else {
            return Rewrite::No;
        };
        let ty = self.func.result_type(inst);
        let len = mask.len() as i32;
        let takes = |first: i32| {
            mask.iter()
                .enumerate()
                .all(|(i, &m)| m < 0 || m == first + i as i32)
        };
        let [x, y] = *args;
        if self.ty(x) != ty {
            return Rewrite::No;
        }
        match (takes(0), takes(len)) {
            (true, _) => Rewrite::To(x),
            (_, true) => Rewrite::To(y),
            _ => Rewrite::No,
        }
    }

    /// A member that was put into an aggregate, or of a constant one.
    pub(super) fn extract_value(&mut self, inst: Inst) -> Rewrite {
        let InstData::ExtractValue { arg, indices } = self.func.inst(inst) else {
            return Rewrite::No;
        };
        let (mut at, indices) = (*arg, indices.clone());
        let start = at;
        for _ in 0..MAX_CHAIN {
            if let Some(c) = self.func.value_const(at) {
                return self.extract_constant(c, &indices);
            }
            let Some(InstData::InsertValue { args, indices: put }) = self.def(at) else {
                break;
            };
            let [whole, member] = *args;
            if **put == *indices {
                return Rewrite::To(member);
            }
            if indices.starts_with(put) {
                return Rewrite::With(InstData::ExtractValue {
                    arg: member,
                    indices: indices[put.len()..].into(),
                });
            }
            // A part of what is asked for was put in: both are needed.
            if put.starts_with(&indices) {
                break;
            }
            at = whole;
        }
        match at == start {
            true => Rewrite::No,
            false => Rewrite::With(InstData::ExtractValue { arg: at, indices }),
        }
    }

    fn extract_constant(&mut self, whole: Const, indices: &[u32]) -> Rewrite {
        let mut c = whole;
        let mut value = None;
        for &i in indices {
            let Some(member) = self.const_member(c, u64::from(i)) else {
                return Rewrite::No;
            };
            value = Some(member);
            match self.func.value_const(member) {
                Some(inner) => c = inner,
                None => return Rewrite::No,
            }
        }
        value.map_or(Rewrite::No, Rewrite::To)
    }
}

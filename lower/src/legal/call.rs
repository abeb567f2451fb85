//! Calls of functions of the module.

use crate::abi::signature;
use crate::legal::function::{Legaliser, Parts, Res};
use ir::function::Indirect;
use ir::{DataLayout, Inst, InstData, Intrinsic, Type, Value};
use smallvec::SmallVec;

impl Legaliser<'_> {
    /// `call`: the arguments' parts, then the implicit inputs that the callee needs.
    pub(crate) fn call(&mut self, inst: Inst) -> Res<()> {
        let InstData::Call {
            callee,
            flags,
            args,
        } = self.src.inst(inst).clone()
        else {
            unreachable!("called for direct calls only");
        };
        let info = self.info;
        let sig = &info.signatures[callee];
        let args: Vec<Value> = args.as_slice(&self.src.lists).to_vec();
        let mut parts = Parts::new();
        for (i, &arg) in args.iter().enumerate() {
            let by_value = match sig.indirect.get(i) {
                Some(Some(Indirect::ByVal(ty))) => Some(*ty),
                _ => None,
            };
            match by_value {
                Some(ty) => {
                    let copy = self.copy_argument(arg, ty)?;
                    parts.push(copy);
                }
                None => parts.extend(self.parts(arg)?),
            }
        }
        for part in &mut parts {
            if self.e.ty(*part) == Type::I1 {
                *part = self.e.zext(*part, Type::I32);
            }
        }
        for id in sig.inputs.iter() {
            let v = self.implicit_input(id)?;
            parts.push(v);
        }
        let list = self.e.out.list(&parts);
        let data = InstData::Call {
            callee,
            flags,
            args: list,
        };
        let results = &sig.results;
        if results.is_empty() {
            self.e.push(data, Type::VOID);
            self.set(inst, &[]);
            return Ok(());
        }
        let result = self.e.value(data, sig.ret);
        let mut out = Parts::new();
        for (i, &ty) in results.iter().enumerate() {
            let passed = signature::passed_type(ty);
            let mut v = if results.len() == 1 {
                result
            } else {
                self.e.field(result, i as u32, passed)
            };
            if ty == Type::I1 {
                v = self.e.trunc(v, Type::I1);
            }
            out.push(v);
        }
        self.set(inst, &out);
        Ok(())
    }

    /// A copy, in the caller's scratch, of what a `byval` argument points to.
    fn copy_argument(&mut self, arg: Value, ty: Type) -> Res<Value> {
        let layout = DataLayout::new(&self.e.ctx.types);
        let (bytes, align) = (layout.alloc_size(ty), layout.align(ty).max(4));
        let log2 = align.trailing_zeros() as u8;
        let copy = self.e.alloca(bytes, log2);
        let from = self.one(arg)?;
        crate::expand::memcpy::copy_constant(self, copy, log2, from, log2, bytes)?;
        Ok(copy)
    }

    /// The value of something that the hardware or the dispatch provides.
    pub(crate) fn implicit_input(&mut self, id: Intrinsic) -> Res<Value> {
        if let Some(&(_, v)) = self.inputs.iter().find(|(i, _)| *i == id) {
            return Ok(v);
        }
        let info = self.info;
        match id {
            Intrinsic::GroupStaticSize => {
                let bytes = info.lds.static_size(self.func);
                Ok(self.e.i32(bytes))
            }
            Intrinsic::ImplicitArgPtr => {
                let offset = info.kernels[self.func]
                    .as_ref()
                    .map_or(0, |k| k.implicit_offset);
                let ty = signature::input_type(id);
                let base = self.e.intr(Intrinsic::KernargSegmentPtr, &[], ty);
                Ok(self.offset_pointer(base, offset))
            }
            _ => {
                let v = self.e.intr(id, &[], signature::input_type(id));
                if let Some(known) = info.item_id_range(self.func, id) {
                    if known == 1 {
                        return Ok(self.e.i32(0));
                    }
                    let zeros = (known - 1).leading_zeros();
                    self.e
                        .set_known(v, crate::legal::known::Known::zeros(zeros));
                }
                Ok(v)
            }
        }
    }

    /// Gives the function's parameters their parts: kernel arguments are loaded, other parameters stand in the entry block.
    pub(crate) fn entry_params(&mut self) -> Res<()> {
        self.e.loc = self.src.loc;
        if self.src.call_conv.is_kernel() {
            return self.kernel_params();
        }
        let info = self.info;
        let sig = &info.signatures[self.func];
        let entry = self.e.out.entry();
        let src = self.src;
        for (&param, p) in src.block_params(src.entry()).iter().zip(&src.params) {
            let shape = self.shape_of(p.ty)?;
            let mut parts = Parts::new();
            for leaf in crate::legal::shape::leaves(&shape) {
                for ty in leaf.part_types() {
                    let v = self.e.block_param(entry, signature::passed_type(ty));
                    parts.push(v);
                }
            }
            // The bits of an i1 are tested once all parameters are there.
            self.define(param, &parts);
        }
        for id in sig.inputs.iter() {
            let v = self.e.block_param(entry, signature::input_type(id));
            self.inputs.push((id, v));
        }
        self.narrow_bool_params()
    }

    /// Parameters of type i1 arrive as i32.
    fn narrow_bool_params(&mut self) -> Res<()> {
        let src = self.src;
        for &param in src.block_params(src.entry()) {
            let shape = self.shape_of(self.ty(param))?;
            let mut parts = self.parts(param)?;
            let mut changed = false;
            let leaves = crate::legal::shape::leaves(&shape);
            let types: SmallVec<[Type; 4]> = leaves
                .flat_map(crate::legal::shape::Leaf::part_types)
                .collect();
            for (part, ty) in parts.iter_mut().zip(types) {
                if ty == Type::I1 {
                    *part = self.e.trunc(*part, Type::I1);
                    changed = true;
                }
            }
            if changed {
                self.define(param, &parts);
            }
        }
        Ok(())
    }

    /// Kernel arguments: loads from the kernarg segment.
    fn kernel_params(&mut self) -> Res<()> {
        let info = self.info;
        let Some(kernel) = info.kernels[self.func].as_ref() else {
            return Ok(());
        };
        crate::abi::kernarg_loads::load_arguments(self, kernel)
    }
}

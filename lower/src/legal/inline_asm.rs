//! Inline assembly: each input becomes one value of 32-bit words (an i32, or a vector of them), all
//! outputs together one such value; behind the inputs stands how many words each output has.
//! Constants that stand in the text keep the type that says which inline constants there are.

use crate::legal::function::{Legaliser, Parts, Res};
use crate::legal::int::Num;
use crate::legal::shape::Leaf;
use ir::{AsmPlace, AsmRef, Diagnostic, Inst, Intrinsic, Type, TypeData, Value};
use smallvec::SmallVec;

impl Legaliser<'_> {
    /// The operands' words; what the result's fields are is taken from the words of all outputs.
    pub(crate) fn inline_asm(&mut self, inst: Inst, id: Intrinsic, args: &[Value]) -> Res<()> {
        let number = self.int_const_of(args[0]).unwrap_or(0);
        let number = AsmRef::from_u32(number as u32);
        let immediate: SmallVec<[bool; 8]> = {
            let inputs = &self.e.ctx.asms[number].inputs;
            let places = inputs.iter().map(|i| &i.place);
            places
                .map(|p| matches!(p, AsmPlace::Immediate(_)))
                .collect()
        };
        let mut operands = Parts::new();
        operands.push(self.e.i32(number.as_u32()));
        for (i, (&arg, immediate)) in args[1..].iter().zip(immediate).enumerate() {
            let v = match immediate {
                true => self.asm_constant(i, arg)?,
                false => {
                    let words = self.asm_words(arg)?;
                    self.words_value(&words)
                }
            };
            operands.push(v);
        }
        let Some(result) = self.src.result(inst) else {
            self.e.intr_void(id, &operands);
            return Ok(());
        };
        let fields = self.asm_fields(self.ty(result));
        let mut widths = SmallVec::<[usize; 4]>::new();
        for &field in &fields {
            widths.push(self.asm_width(field)?);
        }
        for &width in &widths {
            operands.push(self.e.i32(width as u32));
        }
        let total: usize = widths.iter().sum();
        let ty = match total {
            1 => Type::I32,
            n => self.e.ctx.types.vector(Type::I32, n as u32),
        };
        let all = self.e.intr(id, &operands, ty);
        let words: Vec<Value> = match total {
            1 => vec![all],
            n => (0..n as u32).map(|i| self.e.word(all, i)).collect(),
        };
        let mut parts = Parts::new();
        let mut rest = words.as_slice();
        for (&field, &width) in fields.iter().zip(&widths) {
            let (own, others) = rest.split_at(width);
            self.asm_parts(field, own, &mut parts)?;
            rest = others;
        }
        self.set(inst, &parts);
        Ok(())
    }

    /// The types of the outputs.
    fn asm_fields(&self, ty: Type) -> SmallVec<[Type; 4]> {
        match self.e.ctx.types.get(ty) {
            TypeData::Struct { fields, .. } => fields.iter().copied().collect(),
            _ => SmallVec::from_slice(&[ty]),
        }
    }

    /// Scalar and number of elements of an operand's type.
    fn asm_shape(&self, ty: Type) -> Res<(Leaf, u32)> {
        let leaf = self.leaf_of(ty)?;
        let count = self.e.ctx.types.vector_parts(ty).map_or(1, |p| p.1);
        if leaf.bits() == 1 {
            let name = ir::printer::type_name(&self.e.ctx.types, ty);
            return Err(
                self.unsupported(&format!("an operand of type '{name}' of inline assembly"))
            );
        }
        Ok((leaf, count))
    }

    /// Registers that a type takes.
    fn asm_width(&self, ty: Type) -> Res<usize> {
        let (leaf, count) = self.asm_shape(ty)?;
        Ok((leaf.bits() * count).div_ceil(32) as usize)
    }

    fn asm_words(&mut self, arg: Value) -> Res<SmallVec<[Value; 8]>> {
        self.asm_shape(self.ty(arg))?;
        self.packed_words(arg)
    }

    /// A word, or a vector of words.
    pub(crate) fn words_value(&mut self, words: &[Value]) -> Value {
        match words {
            [one] => *one,
            _ => self.e.build_words(words),
        }
    }

    fn asm_parts(&mut self, ty: Type, words: &[Value], parts: &mut Parts) -> Res<()> {
        let (leaf, count) = self.asm_shape(ty)?;
        for i in 0..count {
            let bits: Num = self.e.extract_bits(words, i * leaf.bits(), leaf.bits());
            let value = self.leaf_from_bits(bits, leaf)?;
            value.append_to(parts);
        }
        Ok(())
    }

    /// A number for the text: integers with their sign in 32 or 64 bits, floats as they are.
    fn asm_constant(&mut self, input: usize, arg: Value) -> Res<Value> {
        let ty = self.ty(arg);
        if self.const_of(arg).is_none() {
            let message = format!("input {input} of inline assembly must be a constant");
            return Err(Diagnostic::error(self.e.loc, message));
        }
        let Some(bits) = self.int_const_of(arg) else {
            return self.one(arg);
        };
        match self.e.ctx.types.int_bits(ty) {
            Some(width @ 1..=64) => {
                // One bit is 1, and not -1.
                let width = width + u32::from(width == 1);
                let sign = |to: u32| {
                    ((bits << (128 - width)) as i128 >> (128 - width)) as u128
                        & (u128::MAX >> (128 - to))
                };
                Ok(match width {
                    0..=32 => self.e.int(Type::I32, sign(32)),
                    _ => self.e.int(Type::I64, sign(64)),
                })
            }
            _ => Err(self.unsupported("a constant of this type in inline assembly")),
        }
    }
}

//! Constant expressions that no constant can hold, as operands of instructions: they are computed.
//!
//! What [`fold`](super::fold) can hold are numbers and addresses; the difference of the addresses
//! of two variables, or an address with some bits taken away, is known only when the program is
//! loaded. Such an operand becomes instructions at the start of the function: they need nothing but
//! constants, so they may stand there, and what stands there dominates every use, an argument of
//! an edge too. None of the operations that expressions may have can trap.
//!
//! An operand is read as a constant first; only where that fails it is read a second time, as
//! instructions. Linear in the text for each level of nesting, of which there are few.

use super::body::Body;
use super::cursor::{Res, loc};
use super::lexer::{Tok, Token};
use crate::entities::{Inst, Value};
use crate::inst::{ArithFlags, BinaryOp, CastOp, GepFlags, InstData, IntCC};
use crate::types::Type;
use smallvec::SmallVec;

impl Body<'_, '_> {
    /// A constant of a type, as a value.
    pub(super) fn parse_const_value(&mut self, ty: Type) -> Res<Value> {
        let mut computed = Vec::new();
        let value = self.held_or_computed(ty, &mut computed)?;
        if !computed.is_empty() {
            self.put_first(&computed);
        }
        Ok(value)
    }

    /// A constant of a type, or, where none can hold it, what computes it.
    fn held_or_computed(&mut self, ty: Type, done: &mut Vec<Inst>) -> Res<Value> {
        let (tok, depth) = (self.r.c.tok, self.r.c.nesting());
        let error = match self.r.parse_const(ty) {
            Ok(c) => return Ok(self.f.const_value(c, ty)),
            Err(error) => error,
        };
        if tok.kind != Tok::Word || !can_compute(self.r.c.slice(tok)) {
            return Err(error);
        }
        self.r.c.seek(tok.start);
        self.r.c.set_nesting(depth);
        self.r.c.push_nesting("constant expressions are")?;
        match self.compute(done) {
            Ok((got, value)) if got == ty => {
                self.r.c.pop_nesting();
                Ok(value)
            }
            _ => Err(error),
        }
    }

    /// Puts instructions at the start of the function.
    fn put_first(&mut self, computed: &[Inst]) {
        let entry = self.f.entry();
        let insts = &mut self.f.blocks[entry].insts;
        insts.splice(0..0, computed.iter().copied());
    }

    /// An expression; its first word is next.
    fn compute(&mut self, done: &mut Vec<Inst>) -> Res<(Type, Value)> {
        let tok = self.r.c.tok;
        let word = self.r.c.slice(tok);
        if word == b"getelementptr" {
            return self.compute_gep(done);
        }
        if let Some(op) = CastOp::from_keyword(word) {
            return self.compute_cast(op, tok, done);
        }
        match BinaryOp::from_keyword(word).filter(|op| !op.is_float()) {
            Some(op) => self.compute_binary(op, tok, done),
            None if word == b"icmp" => self.compute_icmp(done),
            None if word == b"select" => self.compute_select(done),
            None => self.r.c.fail("expected value token"),
        }
    }

    /// `icmp eq (ptr @f, ptr null)`, as LLVM before 20 has it.
    fn compute_icmp(&mut self, done: &mut Vec<Inst>) -> Res<(Type, Value)> {
        let tok = self.r.c.bump();
        let Some(cond) = IntCC::from_keyword(self.r.c.word()) else {
            return self.r.c.fail("expected icmp predicate (e.g. 'eq')");
        };
        self.r.c.bump();
        let [(ty, a), (other, b)] = self.operands(done)?;
        let types = &mut self.r.module.ctx.types;
        let compares = types.is_int_or_vector(ty) || types.is_ptr_or_vector(ty);
        if ty != other || !compares {
            return self.r.c.fail_at(tok, "icmp requires integer operands");
        }
        let result = types.condition_of(ty);
        let data = InstData::ICmp {
            cond,
            flags: ArithFlags::empty(),
            args: [a, b],
        };
        Ok((result, self.make(data, result, tok, done)))
    }

    /// `select (i1 c, T a, T b)`, as LLVM before 17 has it.
    fn compute_select(&mut self, done: &mut Vec<Inst>) -> Res<(Type, Value)> {
        let tok = self.r.c.bump();
        let [(condition, c), (ty, a), (other, b)] = self.operands(done)?;
        if condition != Type::I1 || ty != other {
            let message = "select condition must be i1 or <n x i1>";
            return self.r.c.fail_at(tok, message);
        }
        let data = InstData::Select {
            flags: ArithFlags::empty(),
            args: [c, a, b],
        };
        Ok((ty, self.make(data, ty, tok, done)))
    }

    /// Operands in parentheses.
    fn operands<const N: usize>(&mut self, done: &mut Vec<Inst>) -> Res<[(Type, Value); N]> {
        self.r
            .c
            .expect(Tok::LParen, "expected '(' in constantexpr")?;
        let mut all: SmallVec<[(Type, Value); 3]> = SmallVec::new();
        for i in 0..N {
            if i > 0 {
                let message = "expected ',' between operands of constantexpr";
                self.r.c.expect(Tok::Comma, message)?;
            }
            all.push(self.operand(done)?);
        }
        self.r
            .c
            .expect(Tok::RParen, "expected ')' in constantexpr")?;
        Ok(std::array::from_fn(|i| all[i]))
    }

    /// An operand of an expression: a type and a constant, or an expression again.
    fn operand(&mut self, done: &mut Vec<Inst>) -> Res<(Type, Value)> {
        let ty = self.r.parse_sized_type()?;
        Ok((ty, self.held_or_computed(ty, done)?))
    }

    fn compute_cast(&mut self, op: CastOp, tok: Token, done: &mut Vec<Inst>) -> Res<(Type, Value)> {
        self.skip_words();
        self.r
            .c
            .expect(Tok::LParen, "expected '(' after constantexpr cast")?;
        let (from, arg) = self.operand(done)?;
        self.r
            .c
            .expect_word(b"to", "expected 'to' in constantexpr cast")?;
        let to = self.r.parse_sized_type()?;
        self.r
            .c
            .expect(Tok::RParen, "expected ')' at end of constantexpr cast")?;
        self.r.check_cast(tok, op, from, to)?;
        let data = InstData::Cast {
            op,
            flags: ArithFlags::empty(),
            arg,
        };
        Ok((to, self.make(data, to, tok, done)))
    }

    fn compute_binary(
        &mut self,
        op: BinaryOp,
        tok: Token,
        done: &mut Vec<Inst>,
    ) -> Res<(Type, Value)> {
        self.skip_words();
        let [(ty, a), (other, b)] = self.operands(done)?;
        let can_trap = matches!(
            op,
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem
        );
        if ty != other || can_trap || !self.r.module.ctx.types.is_int_or_vector(ty) {
            return self
                .r
                .c
                .fail_at(tok, "operands of constexpr must have same type");
        }
        let data = InstData::Binary {
            op,
            flags: ArithFlags::empty(),
            args: [a, b],
        };
        Ok((ty, self.make(data, ty, tok, done)))
    }

    fn compute_gep(&mut self, done: &mut Vec<Inst>) -> Res<(Type, Value)> {
        let tok = self.r.c.tok;
        self.skip_words();
        self.r
            .c
            .expect(Tok::LParen, "expected '(' in constantexpr")?;
        let source = self.r.parse_sized_type()?;
        self.r
            .c
            .expect(Tok::Comma, "expected comma after getelementptr's type")?;
        let (ty, base) = self.operand(done)?;
        let mut args: SmallVec<[Value; 4]> = SmallVec::from_slice(&[base]);
        while self.r.c.accept(Tok::Comma) {
            let (index, value) = self.operand(done)?;
            // An index that is no plain number must not choose a field.
            let plain = self.f.value_const(value).is_some() || args.len() == 1;
            if !plain || self.r.module.ctx.types.int_bits(index).is_none() {
                return self.r.c.fail_at(tok, "invalid getelementptr indices");
            }
            args.push(value);
        }
        self.r
            .c
            .expect(Tok::RParen, "expected ')' in constantexpr")?;
        if !ty.is_ptr() {
            return self
                .r
                .c
                .fail_at(tok, "base of getelementptr must be a pointer");
        }
        let data = InstData::Gep {
            flags: GepFlags::empty(),
            source,
            args: self.f.list(&args),
        };
        Ok((ty, self.make(data, ty, tok, done)))
    }

    /// The operation, and the promises behind it, which may be forgotten.
    fn skip_words(&mut self) {
        while self.r.c.tok.kind == Tok::Word {
            self.r.c.bump();
        }
    }

    fn make(&mut self, data: InstData, ty: Type, tok: Token, done: &mut Vec<Inst>) -> Value {
        let inst = self.f.make_inst(data, ty, loc(tok));
        done.push(inst);
        self.f.result(inst).expect("it has a result")
    }
}

/// Is it the first word of an expression that can be computed?
fn can_compute(word: &[u8]) -> bool {
    matches!(word, b"getelementptr" | b"icmp" | b"select")
        || CastOp::from_keyword(word).is_some()
        || BinaryOp::from_keyword(word).is_some_and(|op| !op.is_float())
}

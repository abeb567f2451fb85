//! Rows of VGPRs that an SGPR indexes.

use crate::ctx::{Comp, Ctx, Res};
use ir::{Diagnostic, Value};
use mir::{Inst, Operand, Pseudo};

impl Ctx<'_> {
    /// The element of a row of words at a variable index, which is the same in all lanes.
    pub fn read_row(&mut self, row: Value, index: Value, result: Value) -> Res {
        let comps = self.comps(row);
        let row = self.in_vgprs(&comps);
        let index = self.row_index(index)?;
        let dst = self.dst(result);
        let operands = [self.regs(&dst), self.regs(&row), index];
        self.push(Inst::pseudo(Pseudo::IndexRead, &operands));
        Ok(())
    }

    /// A row of words with another one at a variable index, which is the same in all lanes.
    pub fn write_row(&mut self, [row, word, index]: [Value; 3], result: Value) -> Res {
        let comps = self.comps(row);
        let row = self.in_vgprs(&comps);
        let index = self.row_index(index)?;
        let src = match self.comps(word)[0] {
            Comp::Imm(bits) => self.imm32(bits),
            Comp::Reg(reg) => self.regs(&[reg]),
            Comp::Undef => {
                let any = self.in_vgpr(Comp::Undef);
                self.regs(&[any])
            }
        };
        let dst = self.dst(result);
        let operands = [self.regs(&dst), self.regs(&row), index, src];
        self.push(Inst::pseudo(Pseudo::IndexWrite, &operands));
        Ok(())
    }

    /// Indices that differ have gone through `waterfall`.
    fn row_index(&mut self, index: Value) -> Result<Operand, Diagnostic> {
        if !(self.is_uniform)(index) {
            return Err(self.unsupported("an index into a row that is not the same in all lanes"));
        }
        let comp = self.comps(index)[0];
        let index = self.in_sgpr(comp);
        Ok(self.regs(&[index]))
    }
}

//! What tests of the tables share.

use amdgpuc_memmodel::cache::rules::Rules;
use amdgpuc_memmodel::{apply_cache_policy, apply_rules};
use isa::{Machine, Opcode, Reg, RegSpan};
use mir::{AccessKind, FuncId, Function, Inst, MemInfo, Operand, Pseudo, Stage};

/// What an access or a fence becomes, by the processor's table or by another one.
pub fn carried_out(mem: MemInfo, machine: &Machine, rules: Option<&Rules>) -> Vec<Inst> {
    let mut func = Function::new("f", FuncId::from_u32(0), isa::WaveSize::W64);
    func.stage = Stage::Allocated;
    let block = func.blocks.push(mir::BlockData::default());
    func.layout.push(block);
    let data = Operand::phys(Reg::vgpr(0));
    let address = Operand::Phys(RegSpan::new(Reg::vgpr(2), 2));
    let mut inst = match mem.kind {
        AccessKind::Fence => Inst::pseudo(Pseudo::Fence, &[]),
        AccessKind::Load => Inst::new(Opcode::FlatLoadDword, &[data, address]),
        AccessKind::Store => Inst::new(Opcode::FlatStoreDword, &[address, data]),
        _ => Inst::new(Opcode::FlatAtomicAdd, &[address, data]),
    };
    inst.mem = Some(mem);
    func.blocks[block].insts.push(inst);
    match rules {
        None => apply_cache_policy(&mut func, machine).unwrap(),
        Some(rules) => apply_rules(&mut func, machine, rules).unwrap(),
    }
    std::mem::take(&mut func.blocks[block].insts)
}

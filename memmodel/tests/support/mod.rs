//! What tests of the tables share.

use amdgpuc_memmodel::cache::rules::Rules;
use amdgpuc_memmodel::{apply_cache_policy, apply_rules};
use isa::{Machine, Opcode, Reg, RegSpan};
use mir::{
    AccessKind, FuncId, Function, Inst, MemFlags, MemInfo, Operand, Ordering, Pseudo, Scope,
    Spaces, Stage,
};

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

/// Is it a release at work-group scope that orders vector memory, for a work-group on one compute
/// unit? These wait for vector memory here, which neither the document's rows nor llc's code do
/// (`memmodel::cache::table`).
pub fn is_group_release(mem: &MemInfo, machine: &Machine) -> bool {
    let releases = match mem.ordering {
        Ordering::Release | Ordering::AcqRel => true,
        Ordering::SeqCst => mem.kind != AccessKind::Load,
        _ => false,
    };
    // Local memory has no wider scope; a sequentially consistent access orders all memory.
    let local = mem.spaces == Spaces::LOCAL;
    let scope = mem.scope == Scope::Workgroup || local && mem.scope > Scope::Workgroup;
    let one_as = mem.flags.contains(MemFlags::ONE_AS) && mem.ordering != Ordering::SeqCst;
    let alone = local && (one_as || mem.kind == AccessKind::Fence);
    releases && scope && !alone && machine.group() == isa::GroupPlace::Together
}

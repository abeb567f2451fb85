//! The rows of hazards in words, for listings.

use isa::hazards::{Consumer, Hazard, Producer};

/// A row: what goes before, what must not follow too soon, and the wait states between.
pub(super) fn of(row: &Hazard) -> String {
    let (before, after) = (before(row.producer), after(row.consumer));
    format!("hazard: {before}, then {after}: {}", row.wait_states)
}

fn before(producer: Producer) -> String {
    let text = match producer {
        Producer::ValuWritesScalar => "VALU writes an SGPR or VCC",
        Producer::ValuWritesVcc => "VALU writes VCC",
        Producer::ValuWritesExec => "VALU writes EXEC",
        Producer::ValuWritesVgpr => "VALU writes a VGPR",
        Producer::ValuMovesPart => "VALU writes a part of a VGPR",
        Producer::TransWritesVgpr => "a transcendental instruction writes a VGPR",
        Producer::DotWritesVgpr => "a dot product writes a VGPR",
        Producer::SaluWritesScalar => "SALU writes an SGPR",
        Producer::SaluWritesM0 => "SALU writes M0",
        Producer::SetReg => "s_setreg",
        Producer::SetVskip => "s_setreg of MODE.VSKIP",
        Producer::WideStore => "a store of more than 64 bits",
        Producer::CmpxWritesExec => "v_cmpx",
        Producer::MatrixWrites(unit) => return format!("a matrix instruction ({unit:?}) writes"),
        Producer::MatrixReadsC(unit) => return format!("a matrix instruction ({unit:?}) reads C"),
        Producer::OtherWritesVgpr => "VALU, not matrix, writes a register",
        Producer::WritesAcc => "v_accvgpr_write",
        Producer::MovesAcc => "a move of AccVGPRs",
        Producer::DoubleMatrix => "a matrix instruction on doubles",
    };
    text.to_string()
}

fn after(consumer: Consumer) -> &'static str {
    match consumer {
        Consumer::VmemReadsScalar => "vector memory reads the SGPR",
        Consumer::LaneSelect => "it selects a lane",
        Consumer::DivFmas => "v_div_fmas",
        Consumer::DppReads => "DPP reads it",
        Consumer::Dpp => "DPP",
        Consumer::ReadsZeroFlags => "VALU reads EXECZ or VCCZ",
        Consumer::GetReg => "s_getreg of it",
        Consumer::SetReg => "s_setreg of it",
        Consumer::Vector => "VALU",
        Consumer::MessageOrGds => "a message or GDS",
        Consumer::M0Users => "M0 is used",
        Consumer::SmemReads => "scalar memory reads it",
        Consumer::SmemBufferReads => "a scalar load reads it as a buffer resource",
        Consumer::ValuWrites => "VALU overwrites its data",
        Consumer::ValuReadsScalar | Consumer::ValuReads => "VALU reads it",
        Consumer::ValuTouches => "VALU reads or overwrites it",
        Consumer::NonTransReads => "VALU, not transcendental, reads it",
        Consumer::ReadsBehindDot => "it is read",
        Consumer::WritesBehindDot => "it is overwritten",
        Consumer::ReadsExecValue => "VALU reads EXEC",
        Consumer::Lanes => "v_readlane or v_writelane",
        Consumer::LaneReads => "v_readlane reads it",
        Consumer::RowsSwap => "v_permlane_swap",
        Consumer::RowsSwapReads => "v_permlane_swap reads it",
        Consumer::Rfe => "s_rfe",
        Consumer::MatrixReadsAb => "a matrix instruction reads it as A or B",
        Consumer::MatrixReads => "a matrix instruction reads it",
        Consumer::SingleReadsOtherC => "a matrix instruction adds to a part of it",
        Consumer::CoreReadsOtherC => "one of the core unit adds to a part of it",
        Consumer::MatrixReadsSameC | Consumer::DoubleReadsSameC => "the next adds to it",
        Consumer::DoubleReadsOtherC => "a matrix instruction on doubles adds to a part of it",
        Consumer::MatrixOrWritesAcc => "a matrix instruction or v_accvgpr_write",
        Consumer::Matrix => "a matrix instruction",
        Consumer::ReadForAcc => "v_accvgpr_write reads it",
        Consumer::ReadsAcc => "v_accvgpr_read",
        Consumer::OverwritesAcc => "v_accvgpr_write overwrites it",
        Consumer::MatrixReadsC => "a matrix instruction reads it as C",
        Consumer::OtherTouches => "VALU, not matrix, reads or overwrites it",
        Consumer::OtherOverwrites => "VALU, not matrix, overwrites it",
        Consumer::MemoryReads => "memory reads it",
        Consumer::MemoryOverwrites => "memory overwrites it",
        Consumer::MemoryTouches => "memory reads or overwrites it",
        Consumer::Memory => "memory",
        Consumer::DoubleFma => "v_fma_f64",
    }
}

//! Instructions that save values in their homes and bring them back, among those of a block.

use super::{Home, Spills};
use crate::trace::{ADDED, Trace};
use cranelift_entity::SecondaryMap;
use isa::{Opcode, Reg};
use mir::{Block, Function, Inst, Lanes, Operand, Pseudo, VReg};
use smallvec::SmallVec;

/// Added instructions for which a block has room beforehand: so many, and one for so many that are
/// there. To grow means to move all of them.
const ROOM: usize = 8;
const ROOM_FOR_EACH: usize = 4;

/// A block that is written again.
pub struct Code<'a> {
    /// The function.
    pub func: &'a mut Function,
    /// What is counted.
    pub spills: &'a mut Spills,
    /// Where values are saved.
    pub homes: &'a SecondaryMap<VReg, Option<Home>>,
    /// Values that count in all lanes.
    whole: &'a mut SecondaryMap<VReg, bool>,
    /// The block.
    pub block: Block,
    /// The instructions so far.
    pub insts: Vec<Inst>,
    /// Where they come from.
    pub origins: Vec<u32>,
}

impl<'a> Code<'a> {
    /// A block without instructions.
    pub fn new(
        func: &'a mut Function,
        spills: &'a mut Spills,
        homes: &'a SecondaryMap<VReg, Option<Home>>,
        whole: &'a mut SecondaryMap<VReg, bool>,
        block: Block,
    ) -> Code<'a> {
        let insts = func.blocks[block].insts.len();
        let room = insts + insts / ROOM_FOR_EACH + ROOM;
        Code {
            func,
            spills,
            homes,
            whole,
            block,
            insts: Vec::with_capacity(room),
            origins: Vec::with_capacity(room),
        }
    }

    /// The block gets the instructions.
    pub fn finish(self, trace: &mut Trace) {
        self.func.blocks[self.block].insts = self.insts;
        trace.rewrite(self.block, &self.origins);
    }

    /// Adds an instruction of the block, by its number there, and saves what it writes. Gives the
    /// registers that were saved.
    pub fn copy(&mut self, inst: Inst, index: usize) -> SmallVec<[VReg; 4]> {
        let mut written: SmallVec<[VReg; 4]> = SmallVec::new();
        self.func.for_each_def(&inst, |r| written.push(r));
        let lanes = inst.lanes;
        self.insts.push(inst);
        self.origins.push(index as u32);
        written.retain(|reg| self.homes[*reg].as_ref().is_some_and(Home::is_stored));
        for &reg in &written {
            let lanes = match lanes {
                Lanes::Quads => lanes,
                Lanes::Active | Lanes::All => self.lanes_of(reg),
            };
            self.save_at_home(reg, lanes);
        }
        written
    }

    /// Saves a register in its home, if it is one where something is saved.
    pub fn save_at_home(&mut self, reg: VReg, lanes: Lanes) {
        if let Some(home) = self.homes[reg].clone().filter(Home::is_stored) {
            self.save(reg, &home, lanes);
        }
    }

    fn add(&mut self, inst: Inst) {
        self.insts.push(inst);
        self.origins.push(ADDED);
    }

    /// A new register that cannot be spilled.
    fn temp(&mut self, like: VReg) -> VReg {
        let temp = self.func.vreg(self.func.vregs[like].bank);
        self.spills.fixed[temp] = true;
        self.whole[temp] = self.whole[like];
        temp
    }

    /// The lanes that a value counts in.
    pub fn lanes_of(&self, reg: VReg) -> Lanes {
        match self.whole[reg] {
            true => Lanes::All,
            false => Lanes::Active,
        }
    }

    /// Brings a value back from its home into a new register.
    pub fn load(&mut self, like: VReg, home: &Home) -> VReg {
        let temp = self.temp(like);
        let dst = self.func.operand(&[temp]);
        self.load_into(dst, home, self.lanes_of(like));
        temp
    }

    /// Brings a value back from its home under another name.
    pub fn load_as(&mut self, name: VReg, value: VReg) {
        if let Some(home) = self.homes[value].clone() {
            let dst = self.func.operand(&[name]);
            self.load_into(dst, &home, self.lanes_of(value));
        }
    }

    /// Brings a value back from its home into a register, for some lanes.
    pub fn load_into(&mut self, dst: Operand, home: &Home, lanes: Lanes) {
        let mut inst = match home {
            Home::Slot(slot) => Inst::pseudo(
                Pseudo::ReloadVgpr,
                &[
                    dst,
                    Operand::Slot {
                        slot: *slot,
                        offset: 0,
                    },
                ],
            ),
            Home::Acc(acc) => {
                let acc = Operand::phys(Reg::agpr(*acc));
                Inst::new(Opcode::VAccvgprReadB32, &[dst, acc])
            }
            Home::Lane(vgpr, lane) => {
                let vgpr = Operand::phys(Reg::vgpr(*vgpr));
                Inst::new(Opcode::VReadlaneB32, &[dst, vgpr, Operand::number(*lane)])
            }
            Home::Memory(slot, lane) => {
                let (registers, place) = self.memory(*slot, *lane);
                let operands: SmallVec<[Operand; 6]> =
                    [dst].into_iter().chain(registers).chain(place).collect();
                Inst::pseudo(Pseudo::ReloadSgpr, &operands)
            }
            Home::Again(inst) => {
                let mut inst = (**inst).clone();
                inst.operands[0] = dst;
                inst
            }
        };
        inst.lanes = lanes;
        self.add(inst);
        self.spills.reloads += 1;
    }

    /// The operands of an access of an SGPR's home in memory: those before the slot, but for the
    /// SGPR, and from it on.
    fn memory(&self, slot: mir::Slot, lane: u8) -> (Vec<Operand>, Vec<Operand>) {
        let access = self.spills.access.as_ref();
        let registers = access.map_or(Vec::new(), |a| a.registers().to_vec());
        let keep = access.map_or(Operand::Off, |a| a.keep());
        let place = Operand::Slot { slot, offset: 0 };
        (registers, vec![place, Operand::Imm(lane.into()), keep])
    }

    /// Saves a register in a home, for some lanes.
    pub fn save(&mut self, reg: VReg, home: &Home, lanes: Lanes) {
        let src = self.func.operand(&[reg]);
        self.save_from(src, home, lanes);
    }

    /// Saves what an operand names in a home, for some lanes.
    pub fn save_from(&mut self, src: Operand, home: &Home, lanes: Lanes) {
        let mut inst = match home {
            Home::Slot(slot) => Inst::pseudo(
                Pseudo::SpillVgpr,
                &[
                    src,
                    Operand::Slot {
                        slot: *slot,
                        offset: 0,
                    },
                ],
            ),
            Home::Acc(acc) => {
                let acc = Operand::phys(Reg::agpr(*acc));
                Inst::new(Opcode::VAccvgprWriteB32, &[acc, src])
            }
            Home::Lane(vgpr, lane) => {
                let vgpr = Operand::phys(Reg::vgpr(*vgpr));
                let operands = [vgpr, src, Operand::number(*lane), vgpr];
                Inst::new(Opcode::VWritelaneB32, &operands)
            }
            Home::Memory(slot, lane) => {
                let (registers, place) = self.memory(*slot, *lane);
                let operands: SmallVec<[Operand; 6]> =
                    registers.into_iter().chain([src]).chain(place).collect();
                Inst::pseudo(Pseudo::SpillSgpr, &operands)
            }
            Home::Again(_) => return,
        };
        inst.lanes = lanes;
        self.add(inst);
        self.spills.stores += 1;
    }
}

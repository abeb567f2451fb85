//! The trace: every executed instruction with the registers that it changed.
//!
//! A wave's registers are copied before an instruction and compared after it, whatever the
//! instruction claims to write.

use crate::exec::Cx;
use crate::program::instruction_at;
use crate::tools::CodePlace;
use crate::wave::{LANES, Lanes, SCALARS};
use isa::{Reg, RegSpan};
use std::collections::BTreeMap;
use std::fmt;

/// A register that an instruction changed. One that was written with the value that it had is not
/// among them.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    /// A scalar register: an SGPR, half of VCC or EXEC, M0, …
    Scalar {
        /// Its name in assembly.
        register: String,
        /// Value before.
        old: u32,
        /// Value after.
        new: u32,
    },
    /// SCC; its value after.
    Scc(bool),
    /// The MODE register; its value after.
    Mode(u32),
    /// A vector register.
    Vector {
        /// Its name in assembly.
        register: String,
        /// Mask of the lanes that changed.
        lanes: u64,
        /// Values of all 64 lanes before.
        old: Box<[u32; LANES]>,
        /// Values of all 64 lanes after.
        new: Box<[u32; LANES]>,
    },
}

/// An executed instruction. It displays as a line of text.
#[derive(Clone, Copy, Debug)]
pub struct TraceEvent<'a> {
    /// Work-group.
    pub group: [u32; 3],
    /// Wave within the work-group.
    pub wave: u32,
    /// Device address of the instruction.
    pub pc: u64,
    /// The same as an address within the code object, which a disassembly shows.
    pub code_address: u64,
    /// The instruction as text.
    pub instruction: &'a str,
    /// EXEC when it began.
    pub exec: u64,
    /// What it changed.
    pub changes: &'a [Change],
}

impl fmt::Display for TraceEvent<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.group;
        write!(
            f,
            "({x},{y},{z}).{} {:06x}: {:<44}",
            self.wave, self.code_address, self.instruction
        )?;
        for change in self.changes {
            write!(f, " {change}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Change::Scalar { register, new, .. } => write!(f, "{register}={new:#x}"),
            Change::Scc(new) => write!(f, "scc={}", u8::from(*new)),
            Change::Mode(new) => write!(f, "mode={new:#x}"),
            Change::Vector {
                register,
                lanes,
                new,
                ..
            } => {
                write!(f, "{register}=[")?;
                let mut lane = 0;
                let mut separator = "";
                // Runs of neighbours with the same value are written once.
                while lane < LANES {
                    let value = new[lane];
                    let same = |l: &usize| lanes >> l & 1 != 0 && new[*l] == value;
                    let end = lane + (lane..LANES).take_while(same).count();
                    match end - lane {
                        0 => {}
                        1 => write!(f, "{separator}{lane}:{value:#x}")?,
                        _ => write!(f, "{separator}{lane}-{}:{value:#x}", end - 1)?,
                    }
                    if end > lane {
                        separator = " ";
                    }
                    lane = end.max(lane + 1);
                }
                f.write_str("]")
            }
        }
    }
}

/// A wave's registers before an instruction.
struct Snapshot {
    scalars: [u32; SCALARS],
    scc: bool,
    mode: u32,
    vgprs: Vec<Lanes>,
    exec: u64,
}

/// Watches instructions for a sink.
pub(crate) struct Tracer<'a> {
    place: CodePlace,
    sink: &'a mut dyn FnMut(&TraceEvent<'_>),
    /// Work-groups by the place of the wave.
    groups: Vec<[u32; 3]>,
    before: Snapshot,
    /// Instructions as text, by address.
    texts: BTreeMap<u64, String>,
}

impl<'a> Tracer<'a> {
    pub fn new(place: CodePlace, sink: &'a mut dyn FnMut(&TraceEvent<'_>)) -> Tracer<'a> {
        Tracer {
            place,
            sink,
            groups: Vec::new(),
            before: Snapshot {
                scalars: [0; SCALARS],
                scc: false,
                mode: 0,
                vgprs: Vec::new(),
                exec: 0,
            },
            texts: BTreeMap::new(),
        }
    }

    /// A work-group with so many waves becomes resident.
    pub fn group_starts(&mut self, first: u32, group: [u32; 3], waves: usize) {
        let (first, end) = (first as usize, first as usize + waves);
        if self.groups.len() < end {
            self.groups.resize(end, [0; 3]);
        }
        self.groups[first..end].fill(group);
    }

    /// Remembers the registers.
    pub fn before(&mut self, cx: &Cx<'_>) {
        let to = &mut self.before;
        to.scalars = cx.w.scalars;
        to.scc = cx.w.scc;
        to.mode = cx.w.mode;
        to.vgprs.clone_from(&cx.w.vgprs);
        to.exec = cx.w.exec();
    }

    /// Compares the registers and tells the sink.
    pub fn after(&mut self, cx: &Cx<'_>, pc: u64) {
        let changes = self.changes(cx);
        let place = &self.place;
        let text = self.texts.entry(pc).or_insert_with(|| {
            match instruction_at(pc, cx.mem, &place.target) {
                Ok((inst, _)) => inst.display(&place.target).to_string(),
                Err(_) => String::new(),
            }
        });
        let group = self.groups.get(cx.w.place as usize);
        (self.sink)(&TraceEvent {
            group: group.copied().unwrap_or_default(),
            wave: cx.w.number,
            pc,
            code_address: pc.wrapping_sub(place.code_base),
            instruction: text,
            exec: self.before.exec,
            changes: &changes,
        });
    }

    fn changes(&self, cx: &Cx<'_>) -> Vec<Change> {
        let (before, w) = (&self.before, &cx.w);
        let mut changes = Vec::new();
        for (code, (&old, &new)) in before.scalars.iter().zip(&w.scalars).enumerate() {
            if old != new {
                changes.push(Change::Scalar {
                    register: scalar_name(code as u16),
                    old,
                    new,
                });
            }
        }
        if before.scc != w.scc {
            changes.push(Change::Scc(w.scc));
        }
        if before.mode != w.mode {
            changes.push(Change::Mode(w.mode));
        }
        for (at, (old, new)) in before.vgprs.iter().zip(&w.vgprs).enumerate() {
            let differs = |&lane: &usize| old[lane] != new[lane];
            let lanes = (0..LANES).filter(differs).fold(0, |m, l| m | 1u64 << l);
            if lanes != 0 {
                changes.push(Change::Vector {
                    register: self.vector_name(at),
                    lanes,
                    old: Box::new(*old),
                    new: Box::new(*new),
                });
            }
        }
        changes
    }

    fn vector_name(&self, at: usize) -> String {
        match at < usize::from(self.place.vgprs) {
            true => format!("v{at}"),
            false => format!("a{}", at - usize::from(self.place.acc_base)),
        }
    }
}

fn scalar_name(code: u16) -> String {
    match Reg::from_code(code) {
        Some(register) => RegSpan::one(register).to_string(),
        None => format!("scalar {code}"),
    }
}

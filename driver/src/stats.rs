//! Figures of a compilation.

use serde::{Serialize, Serializer};
use std::time::Duration;

/// Figures of a kernel (with the functions that it calls, where a register count is meant).
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct KernelStats {
    /// Symbol.
    pub name: String,
    /// Machine instructions of the kernel's own code.
    pub instructions: u32,
    /// VGPRs.
    pub vgprs: u16,
    /// SGPRs, with VCC and what else the hardware counts.
    pub sgprs: u16,
    /// VGPR values that live in scratch.
    pub vgpr_spills: u32,
    /// SGPR values that live in lanes of VGPRs.
    pub sgpr_spills: u32,
    /// Scratch of a lane in bytes.
    pub scratch_bytes: u32,
    /// LDS of fixed size in bytes.
    pub lds_bytes: u32,
    /// Bytes of code.
    pub code_bytes: u32,
    /// Waves that fit on a SIMD at once.
    pub occupancy: u32,
    /// Time in microseconds: of the passes that work on single functions for this one, and an equal
    /// share of the others.
    #[serde(serialize_with = "tenths")]
    pub compile_us: f64,
}

impl KernelStats {
    /// A JSON array of all kernels.
    pub fn all_to_json(all: &[KernelStats]) -> String {
        // Numbers and text under fixed names have a form in JSON.
        serde_json::to_string(all).unwrap_or_default()
    }

    /// A table of all kernels.
    pub fn table(all: &[KernelStats]) -> String {
        let mut out = format!(
            "{:<28} {:>7} {:>5} {:>5} {:>7} {:>7} {:>7} {:>7} {:>7} {:>4} {:>10}\n",
            "kernel",
            "instrs",
            "VGPR",
            "SGPR",
            "Vspill",
            "Sspill",
            "scratch",
            "LDS",
            "bytes",
            "occ",
            "us"
        );
        for k in all {
            out.push_str(&format!(
                "{:<28} {:>7} {:>5} {:>5} {:>7} {:>7} {:>7} {:>7} {:>7} {:>4} {:>10.1}\n",
                k.name,
                k.instructions,
                k.vgprs,
                k.sgprs,
                k.vgpr_spills,
                k.sgpr_spills,
                k.scratch_bytes,
                k.lds_bytes,
                k.code_bytes,
                k.occupancy,
                k.compile_us,
            ));
        }
        out
    }
}

/// Times are shown to a tenth.
fn tenths<S: Serializer>(time: &f64, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_f64((time * 10.0).round() / 10.0)
}

/// Times of passes, in the order in which they first ran.
#[derive(Clone, Debug, Default)]
pub struct PassTimes {
    times: Vec<(&'static str, Duration)>,
}

impl PassTimes {
    /// Adds the time since `start`, if it was taken.
    pub fn add_since(&mut self, name: &'static str, start: Option<std::time::Instant>) {
        if let Some(start) = start {
            self.add(name, start.elapsed());
        }
    }

    /// Adds to a pass's time.
    pub fn add(&mut self, name: &'static str, time: Duration) {
        match self.times.iter_mut().find(|(n, _)| *n == name) {
            Some((_, total)) => *total += time,
            None => self.times.push((name, time)),
        }
    }

    /// Each with its time, in the order in which they first ran.
    pub fn stages(&self) -> &[(&'static str, Duration)] {
        &self.times
    }

    /// Sum of all.
    pub fn total(&self) -> Duration {
        self.times.iter().map(|(_, t)| *t).sum()
    }

    /// A table.
    pub fn report(&self) -> String {
        let total = self.total().as_secs_f64().max(f64::MIN_POSITIVE);
        let mut out = String::from("  time (ms)      %  pass\n");
        for (name, time) in &self.times {
            let seconds = time.as_secs_f64();
            out.push_str(&format!(
                "{:>11.3} {:>6.1}  {name}\n",
                seconds * 1e3,
                seconds / total * 100.0
            ));
        }
        out.push_str(&format!("{:>11.3} {:>6.1}  total\n", total * 1e3, 100.0));
        out
    }
}

//! Figures of a compilation.

use std::time::Duration;

/// Figures of a kernel (with the functions that it calls, where a register count is meant).
#[derive(Clone, PartialEq, Debug, Default)]
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
    /// Time in microseconds: of the passes that work on single functions for this one, and an equal share of the others.
    pub compile_us: f64,
}

impl KernelStats {
    /// One JSON object.
    pub fn to_json(&self) -> String {
        format!(
            "{{\"name\":{},\"instructions\":{},\"vgprs\":{},\"sgprs\":{},\"vgpr_spills\":{},\"sgpr_spills\":{},\
             \"scratch_bytes\":{},\"lds_bytes\":{},\"code_bytes\":{},\"occupancy\":{},\"compile_us\":{:.1}}}",
            json_string(&self.name),
            self.instructions,
            self.vgprs,
            self.sgprs,
            self.vgpr_spills,
            self.sgpr_spills,
            self.scratch_bytes,
            self.lds_bytes,
            self.code_bytes,
            self.occupancy,
            self.compile_us,
        )
    }

    /// A JSON array of all kernels.
    pub fn all_to_json(all: &[KernelStats]) -> String {
        let items: Vec<String> = all.iter().map(KernelStats::to_json).collect();
        format!("[{}]", items.join(","))
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

/// A text as a JSON string.
pub fn json_string(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if (c as u32) < 0x20 => out.push_str(&format!("\\u{:04x}", c as u32)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
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

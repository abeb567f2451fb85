//! What can watch a launch: a trace, a profile. Without them the run loop is compiled without their
//! hooks ([`Observer`]), so that they cost nothing when they are off.

use crate::exec::{Cx, Done};
use crate::profile::{Profile, Profiler};
use crate::program::Op;
use crate::strict::Observer;
use crate::trace::{TraceEvent, Tracer};
use crate::wave::Wave;
use isa::Target;

/// What watches a launch; nothing by default.
#[derive(Default)]
pub struct Tools<'a> {
    /// Is called after every instruction. The launch then takes one host thread.
    pub trace: Option<&'a mut dyn FnMut(&TraceEvent<'_>)>,
    /// Collects how often every instruction is executed.
    pub profile: Option<&'a mut Profile>,
}

/// How addresses and registers are named.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CodePlace {
    pub target: Target,
    /// Device address of the code object's address zero.
    pub code_base: u64,
    /// Where AccVGPRs begin in [`Wave::vgprs`].
    pub acc_base: u16,
    /// Number of VGPRs.
    pub vgprs: u16,
}

/// The observer of a launch that is traced, profiled, or both.
pub(crate) struct Watch<'a> {
    tracer: Option<Tracer<'a>>,
    pub profiler: Option<Profiler>,
}

impl<'a> Watch<'a> {
    /// Passes events on to `trace`; `profile` asks for a profile.
    pub fn new(
        place: CodePlace,
        trace: Option<&'a mut dyn FnMut(&TraceEvent<'_>)>,
        profile: bool,
    ) -> Watch<'a> {
        Watch {
            tracer: trace.map(|sink| Tracer::new(place, sink)),
            profiler: profile.then(Profiler::new),
        }
    }
}

impl Observer for Watch<'_> {
    fn group_starts(&mut self, first: u32, group: [u32; 3], waves: &[Wave], _: usize) {
        if let Some(tracer) = &mut self.tracer {
            tracer.group_starts(first, group, waves.len());
        }
    }

    fn before(&mut self, cx: &mut Cx<'_>, op: &Op, pc: u64) -> Done {
        if let Some(tracer) = &mut self.tracer {
            tracer.before(cx);
        }
        match &mut self.profiler {
            Some(profiler) => profiler.before(cx, op, pc),
            None => Ok(()),
        }
    }

    fn after(&mut self, cx: &Cx<'_>, op: &Op, pc: u64) {
        if let Some(profiler) = &mut self.profiler {
            profiler.after(cx, op, pc);
        }
        if let Some(tracer) = &mut self.tracer {
            tracer.after(cx, pc);
        }
    }

    fn barrier(&mut self, _: &[Wave]) {}
}

/// Both, the first one first.
impl<A: Observer, B: Observer> Observer for (A, B) {
    fn group_starts(&mut self, first: u32, group: [u32; 3], waves: &[Wave], lds: usize) {
        self.0.group_starts(first, group, waves, lds);
        self.1.group_starts(first, group, waves, lds);
    }

    fn before(&mut self, cx: &mut Cx<'_>, op: &Op, pc: u64) -> Done {
        self.0.before(cx, op, pc)?;
        self.1.before(cx, op, pc)
    }

    fn after(&mut self, cx: &Cx<'_>, op: &Op, pc: u64) {
        self.0.after(cx, op, pc);
        self.1.after(cx, op, pc);
    }

    fn barrier(&mut self, waves: &[Wave]) {
        self.0.barrier(waves);
        self.1.barrier(waves);
    }
}

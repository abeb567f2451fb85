//! In what ours differs from llc's, and why that is right.

use super::cases::{Case, Flags, Instr, Ordering, Reach, Scope, Space};
use super::sequence::Sequence;

/// Whether ours asks for less or for more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Less.
    Shorter,
    /// More.
    Longer,
}

impl Kind {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Shorter => "shorter",
            Kind::Longer => "longer",
        }
    }
}

/// What a change may look at.
pub struct Context<'a> {
    /// The access or fence.
    pub case: Case,
    /// Ours.
    pub ours: &'a Sequence,
    /// llc's of any.
    pub llc: &'a dyn Fn(&Case) -> Sequence,
    /// Whether work-groups are on several compute units.
    pub is_split: bool,
}

/// A class of differences.
pub struct Difference {
    /// What stands in the tables.
    pub name: &'static str,
    /// Is ours shorter?
    pub kind: Kind,
    /// What it is, and what the specification says.
    pub why: &'static str,
    /// For which accesses and fences.
    applies: fn(&Context) -> bool,
    /// What it makes of llc's sequence.
    change: fn(&Context, &mut Sequence),
}

/// All classes.
pub const DIFFERENCES: &[Difference] = &[
    Difference {
        name: "seq_cst, one space",
        kind: Kind::Longer,
        why: "`seq_cst` with a `-one-as` scope: llc leaves `lgkmcnt(0)` out. The rows of `seq_cst` \
              say \"must generate all instructions even for OpenCL\".",
        applies: |c| c.case.reach == Reach::OneSpace && c.case.merged() == Ordering::SeqCst,
        change: of_all_spaces,
    },
    Difference {
        name: "fence, one space",
        kind: Kind::Longer,
        why: "Fences with a `-one-as` scope that no `!mmra` narrows: llc leaves `lgkmcnt(0)` out. \
              The rows of fences say \"If OpenCL and address space is not generic, omit \
              lgkmcnt(0)\", and a fence of all spaces is generic.",
        applies: |c| {
            let wide = matches!(c.case.space, Space::All | Space::GlobalAndLocal);
            let fence = c.case.instr == Instr::Fence && wide;
            fence && c.case.reach == Reach::OneSpace && c.case.merged() != Ordering::SeqCst
        },
        change: of_all_spaces,
    },
    Difference {
        name: "generic store, one space",
        kind: Kind::Longer,
        why: "Stores in the generic address space that release with an `agent-one-as` or `one-as` \
              scope: llc leaves `lgkmcnt(0)` out. The rows say \"If OpenCL and address space is not \
              generic, omit lgkmcnt(0)\" (\"store atomic release - agent - system\").",
        applies: |c| {
            let store = (c.case.instr, c.case.space) == (Instr::Store, Space::Generic);
            let release = c.case.ordering == Ordering::Release && c.case.scope >= Scope::Agent;
            store && release && c.case.reach == Reach::OneSpace
        },
        change: of_all_spaces,
    },
    Difference {
        name: "LDS in order",
        kind: Kind::Shorter,
        why: "Releases to LDS and `seq_cst` accesses of it: llc has `lgkmcnt(0)` before them. The \
              rows have not (\"store atomic release - workgroup - local: 1. ds_store\", \"atomicrmw \
              release, acq_rel - workgroup - local: 1. ds_atomic\", \"load atomic seq_cst - \
              workgroup - local: Same as corresponding load atomic acquire\"): a wave's LDS \
              operations are performed in their order (\"All LDS operations of a CU are performed \
              as wavefront wide operations in a global order\"; a wait is needed \"between LDS \
              operations and vector memory operations between wavefronts of a work-group, but not \
              between operations performed by the same wavefront\"). The exploration of the litmus \
              programs whose flag is in LDS shows that it suffices ([memory-model.md]\
              (memory-model.md), the letters `l` and `L`).",
        applies: |c| {
            let releases = matches!(
                c.case.merged(),
                Ordering::Release | Ordering::AcqRel | Ordering::SeqCst
            );
            let access = c.case.instr != Instr::Fence && c.case.space == Space::Local;
            access && releases && c.case.scope >= Scope::Workgroup
        },
        change: |_, sequence| sequence.before.lgkm = None,
    },
    Difference {
        name: "release of a work-group",
        kind: Kind::Longer,
        why: "Releases at work-group scope: `vmcnt(0)` comes first, which neither llc nor the rows \
              (\"release - workgroup\") have where a work-group is on one compute unit. Happens-before \
              is transitive: another wave of the work-group that has been told may release at a \
              wider scope what this one has stored, and its waits are for its own operations only. \
              LLVM has the wait from GFX10 on, since llvm-project#161638. Without it the litmus \
              programs `Handed-…` and `ISA2` reach what is forbidden ([memory-model.md]\
              (memory-model.md)).",
        applies: |c| {
            let releases = match c.case.merged() {
                Ordering::Release | Ordering::AcqRel => true,
                Ordering::SeqCst => c.case.instr != Instr::Load,
                _ => false,
            };
            let local = c.case.space == Space::Local;
            let group = c.case.scope == Scope::Workgroup;
            let scope = group || local && c.case.scope > Scope::Workgroup;
            let one = c.case.reach == Reach::OneSpace && c.case.merged() != Ordering::SeqCst;
            let alone = local && (one || c.case.instr == Instr::Fence);
            releases && scope && !alone && !c.is_split
        },
        change: |_, sequence| sequence.before.vm = Some(0),
    },
    Difference {
        name: "unordered with flags",
        kind: Kind::Longer,
        why: "`unordered` accesses that are volatile or nontemporal: llc takes no heed of the \
              flags. \"load atomic, store atomic unordered - any - any: Same as non-atomic\", where \
              the flags count.",
        applies: |c| c.case.ordering == Ordering::Unordered && c.case.flags != Flags::Plain,
        change: |c, sequence| {
            *sequence = (c.llc)(&Case {
                ordering: Ordering::NotAtomic,
                scope: Scope::None,
                reach: Reach::AllSpaces,
                ..c.case
            });
        },
    },
    Difference {
        name: "volatile constant",
        kind: Kind::Longer,
        why: "Volatile loads of constant memory: llc does not wait. The row \"load - none - none\" \
              names constant beside global: \"volatile … 2. s_waitcnt vmcnt(0)\".",
        applies: |c| {
            let volatile = matches!(c.case.flags, Flags::Volatile | Flags::Both);
            volatile && c.case.space == Space::Constant
        },
        change: |_, sequence| sequence.after.vm = Some(0),
    },
    Difference {
        name: "no LDS",
        kind: Kind::Longer,
        why: "Where work-groups are split over compute units (tgsplit), `lgkmcnt(0)` stays: \"If \
              TgSplit execution mode, omit lgkmcnt(0)\". There is no LDS then, so that it waits for \
              nothing that vmcnt does not count but scalar loads.",
        applies: |c| c.is_split,
        change: |c, sequence| {
            for (wait, ours) in [
                (&mut sequence.before, c.ours.before),
                (&mut sequence.after, c.ours.after),
            ] {
                wait.lgkm = wait.lgkm.or(ours.lgkm);
            }
        },
    },
];

fn of_all_spaces(context: &Context, sequence: &mut Sequence) {
    *sequence = (context.llc)(&Case {
        reach: Reach::AllSpaces,
        ..context.case
    });
}

/// The classes that make ours of llc's, if there are such.
pub fn explain(context: &Context) -> Option<Vec<&'static str>> {
    let mut sequence = (context.llc)(&context.case);
    let mut used = Vec::new();
    for difference in DIFFERENCES {
        if sequence == *context.ours {
            break;
        }
        if (difference.applies)(context) {
            let before = sequence.clone();
            (difference.change)(context, &mut sequence);
            if before != sequence {
                used.push(difference.name);
            }
        }
    }
    (sequence == *context.ours).then_some(used)
}

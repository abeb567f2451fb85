//! Accesses and fences in LLVM IR: every instruction × ordering × scope × address space × flags.

pub use amdgpuc::ir::Ordering;
use std::fmt::Write as _;

/// What is done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Instr {
    /// `load`
    Load,
    /// `store`
    Store,
    /// `atomicrmw` whose old value is not used.
    Rmw,
    /// `atomicrmw` whose old value is used.
    RmwReturning,
    /// `cmpxchg`
    Cmpxchg,
    /// `fence`
    Fence,
}

impl Instr {
    /// All.
    pub const ALL: [Instr; 6] = [
        Instr::Load,
        Instr::Store,
        Instr::Rmw,
        Instr::RmwReturning,
        Instr::Cmpxchg,
        Instr::Fence,
    ];

    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Instr::Load => "load",
            Instr::Store => "store",
            Instr::Rmw => "atomicrmw, the old value unused",
            Instr::RmwReturning => "atomicrmw, the old value used",
            Instr::Cmpxchg => "cmpxchg",
            Instr::Fence => "fence",
        }
    }

    fn orderings(self) -> &'static [Ordering] {
        use Ordering::*;
        match self {
            Instr::Load => &[NotAtomic, Unordered, Monotonic, Acquire, SeqCst],
            Instr::Store => &[NotAtomic, Unordered, Monotonic, Release, SeqCst],
            Instr::Fence => &[Acquire, Release, AcqRel, SeqCst],
            _ => &[Monotonic, Acquire, Release, AcqRel, SeqCst],
        }
    }

    fn spaces(self) -> &'static [Space] {
        use Space::*;
        match self {
            // llc has no atomic loads of constant memory.
            Instr::Load => &[Global, Local, Generic, Private, Constant],
            Instr::Store => &[Global, Local, Generic, Private],
            // Those of private memory are several instructions.
            Instr::Rmw | Instr::RmwReturning | Instr::Cmpxchg => &[Global, Local, Generic],
            Instr::Fence => &[All, GlobalAndLocal, Global, Local],
        }
    }
}

/// An ordering as LLVM writes it.
pub fn ordering_name(ordering: Ordering) -> &'static str {
    match ordering {
        Ordering::NotAtomic => "not atomic",
        Ordering::Unordered => "unordered",
        Ordering::Monotonic => "monotonic",
        Ordering::Acquire => "acquire",
        Ordering::Release => "release",
        Ordering::AcqRel => "acq_rel",
        Ordering::SeqCst => "seq_cst",
    }
}

/// An address space; of a fence what `!mmra` narrows it to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Space {
    /// Not narrowed.
    All,
    /// Narrowed to two.
    GlobalAndLocal,
    /// Global.
    Global,
    /// Local.
    Local,
    /// Generic.
    Generic,
    /// Private.
    Private,
    /// Constant.
    Constant,
}

impl Space {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Space::All => "all",
            Space::GlobalAndLocal => "global and local",
            Space::Global => "global",
            Space::Local => "local",
            Space::Generic => "generic",
            Space::Private => "private",
            Space::Constant => "constant",
        }
    }

    fn pointer(self) -> &'static str {
        match self {
            Space::Global => "ptr addrspace(1)",
            Space::Local => "ptr addrspace(3)",
            Space::Constant => "ptr addrspace(4)",
            Space::Private => "ptr addrspace(5)",
            Space::Generic | Space::All | Space::GlobalAndLocal => "ptr",
        }
    }

    fn mmra(self) -> &'static str {
        match self {
            Space::Global => ", !mmra !1",
            Space::Local => ", !mmra !2",
            Space::GlobalAndLocal => ", !mmra !3",
            _ => "",
        }
    }
}

/// A scope.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Scope {
    /// None: not atomic.
    None,
    /// `singlethread`
    SingleThread,
    /// `wavefront`
    Wavefront,
    /// `workgroup`
    Workgroup,
    /// `agent`
    Agent,
    /// (system)
    System,
}

impl Scope {
    /// Those that LLVM has.
    pub const ALL: [Scope; 5] = [
        Scope::SingleThread,
        Scope::Wavefront,
        Scope::Workgroup,
        Scope::Agent,
        Scope::System,
    ];

    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Scope::None => "–",
            Scope::SingleThread => "singlethread",
            Scope::Wavefront => "wavefront",
            Scope::Workgroup => "workgroup",
            Scope::Agent => "agent",
            Scope::System => "system",
        }
    }
}

/// Whether the scope is of one address space (`-one-as`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reach {
    /// Of all.
    AllSpaces,
    /// `-one-as`
    OneSpace,
}

/// What the instruction says besides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Flags {
    /// Nothing.
    Plain,
    /// `volatile`
    Volatile,
    /// `!nontemporal`
    Nontemporal,
    /// Both.
    Both,
}

impl Flags {
    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Flags::Plain => "–",
            Flags::Volatile => "volatile",
            Flags::Nontemporal => "nontemporal",
            Flags::Both => "volatile and nontemporal",
        }
    }

    /// Those of an instruction.
    pub fn of(instr: Instr) -> &'static [Flags] {
        match instr {
            Instr::Load | Instr::Store => &[
                Flags::Plain,
                Flags::Volatile,
                Flags::Nontemporal,
                Flags::Both,
            ],
            Instr::Fence => &[Flags::Plain],
            _ => &[Flags::Plain, Flags::Volatile],
        }
    }

    fn is_volatile(self) -> bool {
        matches!(self, Flags::Volatile | Flags::Both)
    }
}

/// An access or fence.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Case {
    /// Instruction.
    pub instr: Instr,
    /// Its ordering; of a `cmpxchg` in case of success.
    pub ordering: Ordering,
    /// Of a `cmpxchg` in case of failure.
    pub failure: Option<Ordering>,
    /// Scope.
    pub scope: Scope,
    /// Of which address spaces.
    pub reach: Reach,
    /// Address space.
    pub space: Space,
    /// Flags.
    pub flags: Flags,
}

/// What waves of the machine have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Has {
    /// LDS, but no flat instructions.
    Lds,
    /// Both.
    LdsAndFlat,
    /// Flat instructions, but no LDS: work-groups are on several compute units.
    Flat,
}

impl Has {
    fn space(self, case: &Case) -> bool {
        match (self, case.instr) {
            (Has::Flat, _) => case.space != Space::Local,
            (Has::Lds, Instr::Fence) => true,
            (Has::Lds, _) => case.space != Space::Generic,
            (Has::LdsAndFlat, _) => true,
        }
    }
}

/// All of them.
pub fn all(has: Has) -> Vec<Case> {
    let mut cases = Vec::new();
    for instr in Instr::ALL {
        for &ordering in instr.orderings() {
            for &space in instr.spaces() {
                for &flags in Flags::of(instr) {
                    add(&mut cases, (instr, ordering), space, flags);
                }
            }
        }
    }
    cases.retain(|c| has.space(c));
    cases
}

fn add(cases: &mut Vec<Case>, (instr, ordering): (Instr, Ordering), space: Space, flags: Flags) {
    let mut push = |failure, scope, reach| {
        cases.push(Case {
            instr,
            ordering,
            failure,
            scope,
            reach,
            space,
            flags,
        });
    };
    if ordering == Ordering::NotAtomic {
        push(None, Scope::None, Reach::AllSpaces);
        return;
    }
    if space == Space::Constant || (flags == Flags::Both && instr != Instr::Fence) {
        return;
    }
    let failures: &[Option<Ordering>] = match instr {
        Instr::Cmpxchg => &[
            Some(Ordering::Monotonic),
            Some(Ordering::Acquire),
            Some(Ordering::SeqCst),
        ],
        _ => &[None],
    };
    for scope in Scope::ALL {
        for reach in [Reach::AllSpaces, Reach::OneSpace] {
            for &failure in failures {
                push(failure, scope, reach);
            }
        }
    }
}

impl Case {
    /// The stronger of the two orderings, merged.
    pub fn merged(&self) -> Ordering {
        use Ordering::*;
        match (self.ordering, self.failure) {
            (_, Some(SeqCst)) => SeqCst,
            (Monotonic, Some(Acquire)) => Acquire,
            (Release, Some(Acquire)) => AcqRel,
            (success, _) => success,
        }
    }

    fn scope_text(&self) -> String {
        let name = match (self.scope, self.reach) {
            (Scope::None, _) | (Scope::System, Reach::AllSpaces) => return String::new(),
            (Scope::System, Reach::OneSpace) => "one-as".to_string(),
            (scope, Reach::AllSpaces) => scope.name().to_string(),
            (scope, Reach::OneSpace) => format!("{}-one-as", scope.name()),
        };
        format!(" syncscope(\"{name}\")")
    }

    /// The instruction, with `%v` for its result; the name of the result's type.
    fn instruction(&self) -> (String, &'static str) {
        let (scope, pointer) = (self.scope_text(), self.space.pointer());
        let ordering = ordering_name(self.ordering);
        let is_atomic = self.ordering != Ordering::NotAtomic;
        let volatile = match self.flags.is_volatile() {
            true => " volatile",
            false => "",
        };
        let hint = match self.flags {
            Flags::Nontemporal | Flags::Both => ", !nontemporal !0",
            Flags::Plain | Flags::Volatile => "",
        };
        let (word, tail) = match is_atomic {
            true => (" atomic", format!("{scope} {ordering}")),
            false => ("", String::new()),
        };
        match self.instr {
            Instr::Load => (
                format!("%v = load{word}{volatile} i32, {pointer} %p{tail}, align 4{hint}"),
                "i32",
            ),
            Instr::Store => (
                format!("store{word}{volatile} i32 1, {pointer} %p{tail}, align 4{hint}"),
                "void",
            ),
            Instr::Rmw => (
                format!("%v = atomicrmw{volatile} add {pointer} %p, i32 1{tail}"),
                "void",
            ),
            Instr::RmwReturning => (
                format!("%v = atomicrmw{volatile} add {pointer} %p, i32 1{tail}"),
                "i32",
            ),
            Instr::Cmpxchg => {
                let failure = self.failure.map_or("", ordering_name);
                let text =
                    format!("%r = cmpxchg{volatile} {pointer} %p, i32 0, i32 1{tail} {failure}");
                (
                    format!("{text}\n  %v = extractvalue {{ i32, i1 }} %r, 0"),
                    "i32",
                )
            }
            Instr::Fence => (format!("fence{tail}{}", self.space.mmra()), "void"),
        }
    }

    /// A function with stores before and behind that both counters count, in this order whatever
    /// else may be moved: bytes before, halves behind.
    fn function(&self, number: usize, has: Has) -> String {
        let (instruction, result) = self.instruction();
        let other = match has {
            Has::Flat => "ptr",
            _ => "ptr addrspace(3)",
        };
        let around = |ty: &str, at: u32, align: u32| {
            let mut text = String::new();
            for (i, pointer) in ["ptr addrspace(1)", other].into_iter().enumerate() {
                let _ = write!(
                    text,
                    "  %{ty}{i} = getelementptr i8, {pointer} %a{i}, i32 {at}\n  \
                     store atomic {ty} 1, {pointer} %{ty}{i} syncscope(\"wavefront\") monotonic, \
                     align {align}\n"
                );
            }
            text
        };
        let (before, behind) = (around("i8", 0, 1), around("i16", 64, 2));
        let value = match result {
            "void" => "",
            _ => " %v",
        };
        format!(
            "define {result} @f{number}({} %p, ptr addrspace(1) noalias %a0, {other} noalias %a1) \
             nounwind {{\n{before}  {instruction}\n{behind}  ret {result}{value}\n}}\n",
            self.space.pointer()
        )
    }
}

/// LLVM IR of all: the functions `f0`, `f1`, …
pub fn module(cases: &[Case], has: Has) -> String {
    let mut text = "target triple = \"amdgcn-amd-amdhsa\"\n".to_string();
    for (i, case) in cases.iter().enumerate() {
        text += &case.function(i, has);
    }
    text + "!0 = !{i32 1}\n!1 = !{!\"amdgpu-synchronize-as\", !\"global\"}\n\
            !2 = !{!\"amdgpu-synchronize-as\", !\"local\"}\n!3 = !{!1, !2}\n"
}

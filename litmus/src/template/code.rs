//! Lines of threads.

use super::family::{Family, Needs};
use super::place::{Placement, Scope};
use super::{AgentMemory, GenericPointers, LocalMemory, Variety};
use crate::program::Place;

/// How a dword is pointed to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pointer {
    /// In its own address space.
    Own,
    /// Generically.
    Generic,
}

/// A shared dword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Var {
    pub name: &'static str,
    pub place: Place,
    pub pointer: Pointer,
}

impl Var {
    /// Its address space, of those whose orders are told apart.
    pub fn space(&self) -> u8 {
        u8::from(self.place == Place::Local)
    }

    /// Do caches of agents keep it?
    pub fn is_coarse(&self) -> bool {
        matches!(self.place, Place::Coarse { .. })
    }

    fn ptr(&self) -> String {
        match (self.pointer, self.place) {
            (Pointer::Generic, _) => format!("ptr %{}.generic", self.name),
            (_, Place::Local) => format!("ptr addrspace(3) %{}", self.name),
            _ => format!("ptr addrspace(1) %{}", self.name),
        }
    }

    fn letter(&self) -> String {
        match (self.pointer, self.place) {
            (Pointer::Own, Place::Local) => "l".to_string(),
            (Pointer::Generic, Place::Local) => "L".to_string(),
            (Pointer::Own, Place::Coarse { home }) => format!("c{home}"),
            (Pointer::Generic, Place::Coarse { home }) => format!("C{home}"),
            (Pointer::Own, _) => "g".to_string(),
            (Pointer::Generic, _) => "G".to_string(),
        }
    }
}

/// What a variable may be: where it lies, and how it is pointed to.
type Kind = (Place, Pointer);

/// The variables of a family's programs: what is handed over, and what tells of it.
pub(super) fn variables(family: &Family, placement: &Placement, variety: Variety) -> Vec<Vec<Var>> {
    let fine = fine_or_local(family, placement, variety);
    let mut pairs = Vec::new();
    for &data in &fine {
        pairs.extend(fine.iter().map(|&flag| (data, flag)));
    }
    let coarse = coarse(placement, variety);
    if family.needs.passes_data() {
        for &data in coarse.iter().filter(|c| c.1 == Pointer::Own) {
            pairs.extend(fine.iter().map(|&flag| (data, flag)));
        }
    }
    // What tells of it, where that may be accessed atomically.
    if variety.agents == AgentMemory::Scoped {
        pairs.extend(coarse.iter().map(|&flag| (fine[0], flag)));
        pairs.extend(coarse.iter().map(|&both| (both, both)));
    }
    if family.variables == 1 {
        pairs.retain(|(data, flag)| data == flag);
    }
    let firsts = first_flags(family, variety);
    let kinds = pairs.into_iter().flat_map(|(data, flag)| {
        let firsts = firsts.iter().map(move |first| first.unwrap_or(flag));
        firsts.map(move |first| [data, flag, first])
    });
    let variables = kinds.map(|kinds| {
        let names = ["x", "y", "z"].into_iter().zip(kinds);
        let vars = names.map(|(name, (place, pointer))| Var {
            name,
            place,
            pointer,
        });
        vars.take(family.variables).collect()
    });
    variables.collect()
}

/// What the third variable may be; if it is none of its own, it is as the second.
fn first_flags(family: &Family, variety: Variety) -> Vec<Option<Kind>> {
    if family.needs != Needs::LocalThenHop {
        return vec![None];
    }
    if variety.local == LocalMemory::None {
        return Vec::new();
    }
    let mut kinds = vec![Some((Place::Local, Pointer::Own))];
    if variety.generic == GenericPointers::Flat {
        kinds.push(Some((Place::Local, Pointer::Generic)));
    }
    kinds
}

/// Memory that no second-level cache keeps, and local memory.
fn fine_or_local(family: &Family, placement: &Placement, variety: Variety) -> Vec<Kind> {
    let mut kinds = vec![(Place::Fine, Pointer::Own), (Place::Fine, Pointer::Generic)];
    // The rows of volatile accesses of local memory have nothing.
    let local = family.needs != Needs::Volatile;
    if local && placement.is_one_group() && variety.local == LocalMemory::Shared {
        kinds.push((Place::Local, Pointer::Own));
        kinds.push((Place::Local, Pointer::Generic));
    }
    kinds.retain(|k| k.1 == Pointer::Own || variety.generic == GenericPointers::Flat);
    kinds
}

/// Memory that second-level caches keep, where there are several of them: local to each, and to the
/// first by a generic pointer.
fn coarse(placement: &Placement, variety: Variety) -> Vec<Kind> {
    let caches = placement.caches();
    if variety.agents == AgentMemory::Coherent || caches.len() == 1 {
        return Vec::new();
    }
    let place = |home: u8| Place::Coarse { home };
    let generic = (place(caches[0]), Pointer::Generic);
    let own = caches.into_iter().map(|home| (place(home), Pointer::Own));
    own.chain([generic]).collect()
}

/// By what threads synchronise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    /// Atomic loads and stores.
    Access,
    /// Read-modify-writes.
    Rmw,
    /// Fences around monotonic accesses.
    Fence,
    /// Compare-and-exchange.
    Exchange,
}

/// With which orderings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Strength {
    Monotonic,
    ReleaseAcquire,
    AcqRel,
    SeqCst,
}

/// Which address spaces synchronisation orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ScopeSpaces {
    All,
    One,
}

impl ScopeSpaces {
    pub const ALL: [ScopeSpaces; 2] = [ScopeSpaces::All, ScopeSpaces::One];
}

/// How threads synchronise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sync {
    pub style: Style,
    pub strength: Strength,
    /// Of the first hop and of the second.
    pub scopes: [Scope; 2],
    pub spaces: ScopeSpaces,
}

/// How what is handed over is accessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Data {
    /// Atomically.
    Monotonic,
    /// Atomically, without coherence.
    Unordered,
    /// Not atomically, and only if the other thread has been seen to be ready.
    Plain,
}

/// What a value is: a number or a register.
pub(super) type Operand<'a> = &'a str;

/// Writes the lines of a program's threads.
pub(super) struct Code {
    pub vars: Vec<Var>,
    sync: Sync,
    pub data: Data,
    /// Names used so far.
    names: usize,
}

impl Code {
    pub fn new(vars: &[Var], sync: Sync, data: Data) -> Code {
        Code {
            vars: vars.to_vec(),
            sync,
            data,
            names: 0,
        }
    }

    /// What tells the program from others of its family and placement.
    pub fn name(&self) -> String {
        let Sync {
            style,
            strength,
            scopes,
            spaces,
        } = self.sync;
        let style = match style {
            Style::Access => "atomic",
            Style::Rmw => "rmw",
            Style::Fence => "fence",
            Style::Exchange => "cas",
        };
        let strength = match strength {
            Strength::Monotonic => "mono",
            Strength::ReleaseAcquire => "relacq",
            Strength::AcqRel => "acqrel",
            Strength::SeqCst => "sc",
        };
        let scope = match scopes {
            [a, b] if a == b => a.name().to_string(),
            [a, b] => format!("{}-{}", a.name(), b.name()),
        };
        let one = match spaces {
            ScopeSpaces::All => "",
            ScopeSpaces::One => "-one-as",
        };
        let data = match self.data {
            Data::Monotonic => "mono",
            Data::Unordered => "unordered",
            Data::Plain => "plain",
        };
        let letters: String = self.vars.iter().map(Var::letter).collect();
        format!("{letters}+{scope}{one}+{style}+{strength}+{data}")
    }

    fn fresh(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    /// `syncscope(…)` with the space behind it.
    fn scope(&self, hop: usize) -> String {
        let name = match (self.sync.scopes[hop], self.sync.spaces) {
            (Scope::System, ScopeSpaces::All) => return String::new(),
            (Scope::System, ScopeSpaces::One) => "one-as".to_string(),
            (scope, ScopeSpaces::All) => scope.name().to_string(),
            (scope, ScopeSpaces::One) => format!("{}-one-as", scope.name()),
        };
        format!("syncscope(\"{name}\") ")
    }

    /// The ordering of what releases.
    fn releasing(&self) -> &'static str {
        match (self.sync.strength, self.sync.style) {
            (Strength::Monotonic, _) => "monotonic",
            (Strength::ReleaseAcquire, _) => "release",
            (Strength::AcqRel, _) => "acq_rel",
            (Strength::SeqCst, _) => "seq_cst",
        }
    }

    /// The ordering of what acquires.
    fn acquiring(&self) -> &'static str {
        match self.sync.strength {
            Strength::ReleaseAcquire => "acquire",
            _ => self.releasing(),
        }
    }

    /// A store with an ordering.
    fn store_with(&self, var: usize, value: Operand, ordering: &str, hop: usize) -> String {
        let (ptr, scope) = (self.vars[var].ptr(), self.scope(hop));
        format!("  store atomic i32 {value}, {ptr} {scope}{ordering}, align 4\n")
    }

    fn load_with(&self, register: &str, var: usize, ordering: &str, hop: usize) -> String {
        let (ptr, scope) = (self.vars[var].ptr(), self.scope(hop));
        format!("  %{register} = load atomic i32, {ptr} {scope}{ordering}, align 4\n")
    }

    /// A fence in the program's style; nothing in others.
    pub fn fence(&self, ordering: &str, hop: usize) -> String {
        format!("  fence {}{ordering}\n", self.scope(hop))
    }

    /// The fence that the program's fences are.
    pub fn strongest_fence(&self, hop: usize) -> String {
        match self.sync.style {
            Style::Fence => self.fence(self.releasing(), hop),
            _ => String::new(),
        }
    }

    /// A monotonic store.
    pub fn store(&self, var: usize, value: Operand, hop: usize) -> String {
        self.store_with(var, value, "monotonic", hop)
    }

    /// A monotonic load.
    pub fn load(&self, register: &str, var: usize, hop: usize) -> String {
        self.load_with(register, var, "monotonic", hop)
    }

    /// A store with the program's ordering, without fences.
    pub fn ordered_store(&mut self, var: usize, value: Operand, hop: usize) -> String {
        let ordering = self.releasing();
        match self.sync.style {
            Style::Access => self.store_with(var, value, ordering, hop),
            Style::Fence => self.store(var, value, hop),
            Style::Rmw | Style::Exchange => {
                let (name, ptr) = (self.fresh(), self.vars[var].ptr());
                let scope = self.scope(hop);
                format!("  %u{name} = atomicrmw xchg {ptr}, i32 {value} {scope}{ordering}\n")
            }
        }
    }

    /// A load with the program's ordering, without fences.
    pub fn ordered_load(&mut self, register: &str, var: usize, hop: usize) -> String {
        let (ptr, scope) = (self.vars[var].ptr(), self.scope(hop));
        let ordering = self.acquiring();
        match self.sync.style {
            Style::Access => self.load_with(register, var, ordering, hop),
            Style::Fence => self.load(register, var, hop),
            Style::Rmw => format!("  %{register} = atomicrmw add {ptr}, i32 0 {scope}{ordering}\n"),
            Style::Exchange => {
                let name = self.fresh();
                let failure = match ordering {
                    "acq_rel" => "acquire",
                    other => other,
                };
                format!(
                    "  %p{name} = cmpxchg {ptr}, i32 9, i32 9 {scope}{ordering} {failure}\n  \
                     %{register} = extractvalue {{ i32, i1 }} %p{name}, 0\n"
                )
            }
        }
    }

    /// Tells another thread: what was before is seen by who sees it.
    pub fn release(&mut self, var: usize, value: Operand, hop: usize) -> String {
        self.strongest_fence(hop) + &self.ordered_store(var, value, hop)
    }

    /// Asks whether another thread has told.
    pub fn acquire(&mut self, register: &str, var: usize, hop: usize) -> String {
        let load = self.ordered_load(register, var, hop);
        match self.sync.style {
            Style::Fence => load + &self.fence(self.acquiring(), hop),
            _ => load,
        }
    }

    /// A volatile store.
    pub fn volatile_store(&self, var: usize, value: Operand) -> String {
        format!("  store volatile i32 {value}, {}\n", self.vars[var].ptr())
    }

    /// A volatile load.
    pub fn volatile_load(&self, register: &str, var: usize) -> String {
        format!(
            "  %{register} = load volatile i32, {}\n",
            self.vars[var].ptr()
        )
    }

    /// Writes data.
    pub fn write(&self, var: usize, value: Operand, hop: usize) -> String {
        match self.data {
            Data::Monotonic => self.store(var, value, hop),
            Data::Unordered => self.store_with(var, value, "unordered", hop),
            Data::Plain => format!("  store i32 {value}, {}\n", self.vars[var].ptr()),
        }
    }

    /// Reads data.
    pub fn read(&self, register: &str, var: usize, hop: usize) -> String {
        match self.data {
            Data::Monotonic => self.load(register, var, hop),
            Data::Unordered => self.load_with(register, var, "unordered", hop),
            Data::Plain => format!("  %{register} = load i32, {}\n", self.vars[var].ptr()),
        }
    }

    /// Lines that are executed only if a register has a value.
    pub fn only_if(&mut self, register: &str, value: u32, lines: &str) -> String {
        let n = self.fresh();
        format!(
            "  %c{n} = icmp eq i32 %{register}, {value}\n  \
             br i1 %c{n}, label %then{n}, label %end{n}\nthen{n}:\n{lines}  \
             br label %end{n}\nend{n}:\n"
        )
    }

    /// The same program, with data that is not atomic.
    pub fn plainly(&self) -> Code {
        Code {
            vars: self.vars.clone(),
            data: Data::Plain,
            ..*self
        }
    }

    /// Takes no names that another has taken.
    pub fn catch_up(&mut self, other: &Code) {
        self.names = self.names.max(other.names);
    }

    /// The orderings of fences that release and acquire.
    pub fn fences(&self) -> (&'static str, &'static str) {
        (self.releasing(), self.acquiring())
    }

    /// An addition of one with the program's ordering.
    pub fn ordered_add(&mut self, register: &str, var: usize, hop: usize) -> String {
        let (ptr, scope) = (self.vars[var].ptr(), self.scope(hop));
        let ordering = self.releasing();
        format!("  %{register} = atomicrmw add {ptr}, i32 1 {scope}{ordering}\n")
    }

    /// A read-modify-write with a monotonic ordering.
    pub fn update(
        &mut self,
        register: &str,
        var: usize,
        op: &str,
        value: Operand,
        hop: usize,
    ) -> String {
        let (ptr, scope) = (self.vars[var].ptr(), self.scope(hop));
        format!("  %{register} = atomicrmw {op} {ptr}, i32 {value} {scope}monotonic\n")
    }

    /// Tries to change a 0 to a 1; the register gets what was there.
    pub fn try_lock(&mut self, register: &str, var: usize, hop: usize) -> String {
        let (name, ptr, scope) = (self.fresh(), self.vars[var].ptr(), self.scope(hop));
        let (ordering, fence) = match self.sync.style {
            Style::Fence => ("monotonic", self.fence(self.acquiring(), hop)),
            _ => (self.acquiring(), String::new()),
        };
        let failure = match ordering {
            "acq_rel" => "acquire",
            other => other,
        };
        format!(
            "  %p{name} = cmpxchg {ptr}, i32 0, i32 1 {scope}{ordering} {failure}\n  \
             %{register} = extractvalue {{ i32, i1 }} %p{name}, 0\n{fence}"
        )
    }

    /// Reads data of a thread that has told so by a value in `told`.
    pub fn read_if(&mut self, register: &str, var: usize, told: &str, value: u32) -> String {
        if self.data != Data::Plain {
            return self.read(register, var, 0);
        }
        let name = format!("v{}", self.fresh());
        let read = self.read(&name, var, 0);
        let lines = self.only_if(told, value, &read);
        let block = self.names;
        format!("{lines}  %{register} = phi i32 [ %{name}, %then{block} ], [ 7, %entry ]\n")
    }

    /// Reads data of a thread that has told so by a 1 in `told`: whether or not it has, if that
    /// is no race. Must be in the first block.
    pub fn read_told(&mut self, register: &str, var: usize, told: &str, hop: usize) -> String {
        match self.data {
            Data::Plain => self.read_if(register, var, told, 1),
            _ => self.read(register, var, hop),
        }
    }

    /// Writes data of a thread that has told so.
    pub fn write_told(&mut self, var: usize, value: Operand, told: &str, hop: usize) -> String {
        let write = self.write(var, value, hop);
        match self.data {
            Data::Plain => self.only_if(told, 1, &write),
            _ => write,
        }
    }
}

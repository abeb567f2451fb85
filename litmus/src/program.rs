//! What a litmus program is.

use std::fmt;

/// Where a dword lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In local memory.
    Local,
    /// In global memory that is coherent between agents.
    Fine,
    /// In global memory that is coherent between second-level caches only where threads
    /// synchronise.
    Coarse {
        /// The cache to which it is local.
        home: u8,
    },
}

/// A dword that threads share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    /// Name of its pointer in the threads.
    pub name: String,
    /// Where it lies.
    pub place: Place,
    /// What it holds at first.
    pub initial: u32,
}

/// When a thread starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// At any time.
    Any,
    /// Long after the others have ended: what they wrote must have arrived by then.
    Late,
}

/// A thread: one work-item of a wave of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// Its agent.
    pub agent: u8,
    /// Its second-level cache, counted over all agents. The memory model knows nothing of it.
    pub cache: u8,
    /// Its compute unit, counted over all agents.
    pub unit: u8,
    /// Its work-group, counted over all agents.
    pub group: u8,
    /// When it starts.
    pub start: Start,
    /// Lines of LLVM IR: the body of a function, whose first block is `entry`, without its last
    /// `ret`. A location `x` is `%x`, a
    /// pointer in its address space, and `%x.generic`, a generic one. What is named `%r0`, `%r1`
    /// and so on is seen at the end.
    pub body: String,
}

/// A litmus program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// Its name.
    pub name: String,
    /// Shared dwords.
    pub locations: Vec<Location>,
    /// Threads.
    pub threads: Vec<Thread>,
    /// Outcomes that the model must forbid: for each thread and register, and each location, the
    /// value. Only those that a text names.
    pub forbidden: Vec<Vec<Seen>>,
    /// Outcomes that a machine must reach which is as weak as the model allows: those that a text
    /// names, to see that it is.
    pub reachable: Vec<Vec<Seen>>,
}

/// A part of an outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seen {
    /// A thread's `%r…`.
    Register {
        /// The thread.
        thread: usize,
        /// Its register's place among the results.
        register: usize,
        /// The value.
        value: u32,
    },
    /// A location in the end.
    Memory {
        /// The location.
        location: usize,
        /// The value.
        value: u32,
    },
}

/// What is seen after a program.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Outcome {
    /// The `%r…` of each thread.
    pub results: Vec<Vec<u32>>,
    /// The locations.
    pub memory: Vec<u32>,
}

impl Outcome {
    /// Does the outcome have all these parts?
    pub fn has(&self, parts: &[Seen]) -> bool {
        parts.iter().all(|part| match part {
            Seen::Register {
                thread,
                register,
                value,
            } => self.results[*thread].get(*register) == Some(value),
            Seen::Memory { location, value } => self.memory.get(*location) == Some(value),
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (thread, results) in self.results.iter().enumerate() {
            for (i, value) in results.iter().enumerate() {
                write!(f, "T{thread}:r{i}={value} ")?;
            }
        }
        let memory: Vec<String> = self.memory.iter().map(u32::to_string).collect();
        write!(f, "memory=[{}]", memory.join(", "))
    }
}

impl Thread {
    /// How many results it has: one more than the highest `%r…` that it defines.
    pub fn results(&self) -> usize {
        let defined = self.body.lines().filter_map(|line| {
            let (name, _) = line.trim_start().strip_prefix("%r")?.split_once(" =")?;
            name.parse::<usize>().ok()
        });
        defined.map(|n| n + 1).max().unwrap_or(0)
    }
}

impl Program {
    /// Name of a thread's kernel.
    pub fn kernel(thread: usize) -> String {
        format!("T{thread}")
    }

    /// The program as a module: a kernel for each thread, whose parameters are the two pointers of
    /// each location, a pointer to where it stores its results, and the number of the thread.
    ///
    /// The waves of a work-group run one kernel, and a compiler may rely on it. So the kernels of
    /// threads of the same work-group are the same one, which asks for the number.
    pub fn ir(&self) -> String {
        let results = |thread: usize| {
            (0..self.threads[thread].results())
                .map(|i| {
                    format!(
                        "  %results.{i} = getelementptr i32, ptr addrspace(1) %results, i64 {i}\n  \
                         store i32 %r{i}, ptr addrspace(1) %results.{i}\n"
                    )
                })
                .collect()
        };
        let body = |i| format!("internal void @body{i}");
        let mut text = self.module(body, " alwaysinline", results);
        for index in 0..self.threads.len() {
            text.push_str(&self.kernel_of(index));
        }
        text
    }

    /// A thread's kernel, which does what its number says.
    fn kernel_of(&self, index: usize) -> String {
        let group = self.threads[index].group;
        let members = (0..self.threads.len()).filter(|&i| self.threads[i].group == group);
        let members: Vec<usize> = members.collect();
        // Arguments have the names of the parameters.
        let (name, params) = (Program::kernel(index), self.params());
        let cases: String = (members.iter())
            .map(|i| format!(" i32 {i}, label %is{i}"))
            .collect();
        let first = members[0];
        let arms: String = (members.iter())
            .map(|i| format!("is{i}:\n  call void @body{i}({params})\n  ret void\n"))
            .collect();
        format!(
            "\ndefine amdgpu_kernel void @{name}({params}, i32 %thread) {{\nentry:\n  \
             switch i32 %thread, label %is{first} [{cases} ]\n{arms}}}\n"
        )
    }

    /// Each thread by itself as a kernel, without the stores of results.
    pub(crate) fn bare_ir(&self) -> String {
        let kernel = |i| format!("amdgpu_kernel void @{}", Program::kernel(i));
        self.module(kernel, "", |_| String::new())
    }

    /// The space of a location's own pointer.
    fn space(place: Place) -> u8 {
        match place {
            Place::Local => 3,
            _ => 1,
        }
    }

    /// Parameters of what a thread does.
    fn params(&self) -> String {
        let pointers = (self.locations.iter())
            .map(|l| {
                let space = Program::space(l.place);
                format!("ptr addrspace({space}) %{0}, i64 %{0}.flat, ", l.name)
            })
            .collect::<String>();
        format!("{pointers}ptr addrspace(1) %results")
    }

    /// A function for each thread: what stands before its parameters and behind them, and at its
    /// end.
    fn module(
        &self,
        name: impl Fn(usize) -> String,
        attributes: &str,
        end: impl Fn(usize) -> String,
    ) -> String {
        let params = self.params();
        // A generic pointer that is an argument of a kernel is taken to be global. Where nobody
        // uses one there need be none.
        let generic = |body: &str| -> String {
            let named = |l: &&Location| body.contains(&format!("%{}.generic", l.name));
            (self.locations.iter().filter(named))
                .map(|l| format!("  %{0}.generic = inttoptr i64 %{0}.flat to ptr\n", l.name))
                .collect()
        };
        let mut text = String::from("declare void @llvm.amdgcn.s.barrier()\n");
        for (index, thread) in self.threads.iter().enumerate() {
            let name = name(index);
            text.push_str(&format!(
                "\ndefine {name}({params}){attributes} {{\n\
                 entry:\n{}{}\n{}  ret void\n}}\n",
                generic(&thread.body),
                thread.body.trim_end(),
                end(index),
            ));
        }
        text
    }
}

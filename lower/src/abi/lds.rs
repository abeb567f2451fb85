//! Offsets of variables in local memory.
//!
//! A variable has the same offset in every kernel that uses it, so that functions that several
//! kernels call can name it; two variables that no kernel uses both may overlap. Placement is
//! greedy: each variable goes to the lowest offset that is free among those that share a kernel
//! with it. They come in order of falling alignment and size, or those that more kernels use come
//! first, so that none is behind what only the largest kernel has: of both, the order that needs
//! fewer bytes in all kernels together.
//!
//! An external variable of size zero stands for the memory behind the static variables, whose size
//! the dispatch decides. Its offset is the kernel's static size. If a function that is called names
//! such a variable, all kernels that use one get the same static size, the largest.
//!
//! Where the source says the address of a variable (`!absolute_symbol`, which LLVM's pass for local
//! memory leaves behind), it has that one, and the kernel has as many bytes as
//! `"amdgpu-lds-size"` says.
//!
//! A function that no kernel of the module reaches finds its variables nowhere: whoever calls it
//! from another object has reserved nothing for them. That is an error; llc's code traps there.
//!
//! Quadratic in the number of LDS variables at worst; there are few.

use crate::abi::callgraph::CallGraph;
use crate::target::{KeepFunctions, LowerTarget};
use cranelift_entity::SecondaryMap;
use ir::layout::round_up;
use ir::{AddrSpace, DataLayout, Diagnostic, FuncRef, Function, GlobalVar, Module};
use std::cmp::Reverse;

/// Where LDS variables lie; see the [module](self).
#[derive(Clone, Debug, Default)]
pub struct LdsLayout {
    offsets: SecondaryMap<GlobalVar, u32>,
    /// Those that the source says.
    places: SecondaryMap<GlobalVar, Option<u32>>,
    dynamic: SecondaryMap<GlobalVar, bool>,
    static_sizes: SecondaryMap<FuncRef, u32>,
    uses_dynamic: SecondaryMap<FuncRef, bool>,
}

/// Errors for functions that name variables which no kernel has reserved room for.
fn reached_by_kernels(
    module: &Module,
    graph: &CallGraph,
    kernels: &[FuncRef],
) -> Result<(), Vec<Diagnostic>> {
    let mut errors = Vec::new();
    for &f in &graph.order {
        let reserved = |g: &GlobalVar| kernels.iter().any(|&k| graph.lds[k].contains(g));
        let Some(&g) = graph.own_lds[f].iter().find(|&g| !reserved(g)) else {
            continue;
        };
        let (func, var) = (&module.functions[f], &module.globals[g]);
        let message = format!(
            "function '{}' uses '@{}' in local memory, but no kernel of this module calls it",
            func.name, var.name
        );
        let error = Diagnostic::error(func.loc, message);
        errors.push(error.hint("compile it together with the kernels that call it"));
    }
    match errors.is_empty() {
        true => Ok(()),
        false => Err(errors),
    }
}

/// The lowest offset of an alignment with so many bytes free behind it; `blocked` are intervals,
/// sorted.
fn first_free(blocked: &[(u64, u64)], align: u64, size: u64) -> u64 {
    let mut at = 0u64;
    for &(start, end) in blocked {
        if at.saturating_add(size) <= start {
            break;
        }
        at = at.max(round_up(end, align));
    }
    at
}

/// The bytes of local memory that a kernel is said to have at least: `"amdgpu-lds-size"="8,16"`.
fn least_size(kernel: &Function) -> u64 {
    let text = kernel.attrs.string("amdgpu-lds-size").unwrap_or_default();
    let first = text.split(',').next().unwrap_or_default();
    first.trim().parse().unwrap_or(0)
}

/// Where variables begin and end, as one order of placing them gives it.
struct Places {
    starts: SecondaryMap<GlobalVar, u64>,
    ends: SecondaryMap<GlobalVar, u64>,
}

impl Places {
    fn of(
        module: &Module,
        users: &SecondaryMap<GlobalVar, Vec<FuncRef>>,
        order: &[GlobalVar],
        size: impl Fn(GlobalVar) -> u64,
    ) -> Places {
        let (mut starts, mut ends) = (SecondaryMap::new(), SecondaryMap::new());
        // Of each kernel, the intervals that are taken.
        let mut taken: SecondaryMap<FuncRef, Vec<(u64, u64)>> = SecondaryMap::new();
        for &g in order {
            let of_users = users[g].iter().flat_map(|&k| taken[k].iter().copied());
            let mut blocked: Vec<(u64, u64)> = of_users.collect();
            blocked.sort_unstable();
            let data = &module.globals[g];
            let at = match data.absolute {
                Some(address) => address.into(),
                None => first_free(&blocked, data.align.max(1), size(g)),
            };
            let end = at.saturating_add(size(g));
            (starts[g], ends[g]) = (at, end);
            for &k in &users[g] {
                taken[k].push((at, end));
            }
        }
        Places { starts, ends }
    }

    /// What all kernels need together.
    fn bytes(&self, graph: &CallGraph, kernels: &[FuncRef]) -> u64 {
        let of_kernel = |k: &FuncRef| graph.lds[*k].iter().map(|&g| self.ends[g]).max();
        let sizes = kernels.iter().filter_map(of_kernel);
        sizes.fold(0, u64::saturating_add)
    }
}

impl LdsLayout {
    /// The layout of a module's LDS.
    pub(crate) fn new(
        module: &Module,
        graph: &CallGraph,
        target: &LowerTarget,
    ) -> Result<LdsLayout, Vec<Diagnostic>> {
        let mut layout = LdsLayout::default();
        let kernels: Vec<FuncRef> = graph
            .order
            .iter()
            .copied()
            .filter(|&f| module.functions[f].call_conv.is_kernel())
            .collect();
        let types = DataLayout::new(&module.ctx.types);
        let size = |g: GlobalVar| types.alloc_size(module.globals[g].ty);
        for (g, data) in module.globals.iter() {
            layout.dynamic[g] =
                data.space == AddrSpace::Local && data.init.is_none() && size(g) == 0;
            layout.places[g] = data.absolute;
        }
        let placed = layout.place(module, graph, &kernels, size);
        layout.size_kernels(module, graph, &kernels, &placed);
        layout.check(module, &kernels, target)?;
        if target.keep == KeepFunctions::Exported {
            reached_by_kernels(module, graph, &kernels)?;
        }
        Ok(layout)
    }

    /// Gives each variable its offset; returns the end of each.
    fn place(
        &mut self,
        module: &Module,
        graph: &CallGraph,
        kernels: &[FuncRef],
        size: impl Fn(GlobalVar) -> u64,
    ) -> SecondaryMap<GlobalVar, u64> {
        let mut users: SecondaryMap<GlobalVar, Vec<FuncRef>> = SecondaryMap::new();
        for &k in kernels {
            for &g in &graph.lds[k] {
                users[g].push(k);
            }
        }
        let vars = module.globals.keys();
        let mut order: Vec<GlobalVar> = vars
            .filter(|&g| !users[g].is_empty() && !self.dynamic[g])
            .collect();
        order.sort_by_key(|&g| {
            let data = &module.globals[g];
            let rank = (data.absolute.is_some(), data.align, size(g));
            (Reverse(rank), g)
        });
        let mut by_users = order.clone();
        by_users.sort_by_key(|&g| Reverse((module.globals[g].absolute.is_some(), users[g].len())));
        let mut places = Places::of(module, &users, &order, &size);
        if by_users != order {
            let others = Places::of(module, &users, &by_users, &size);
            if others.bytes(graph, kernels) < places.bytes(graph, kernels) {
                places = others;
            }
        }
        for g in order {
            self.offsets[g] = u32::try_from(places.starts[g]).unwrap_or(u32::MAX);
        }
        places.ends
    }

    /// Static sizes of kernels.
    fn size_kernels(
        &mut self,
        module: &Module,
        graph: &CallGraph,
        kernels: &[FuncRef],
        ends: &SecondaryMap<GlobalVar, u64>,
    ) {
        let shared = graph.order.iter().any(|&f| {
            !module.functions[f].call_conv.is_kernel()
                && graph.own_lds[f].iter().any(|&g| self.dynamic[g])
        });
        let (mut largest, mut strictest) = (0, 1);
        for &k in kernels {
            let vars = &graph.lds[k];
            let end = vars.iter().map(|&g| ends[g]).max().unwrap_or(0);
            let align = vars
                .iter()
                .filter(|&&g| self.dynamic[g])
                .map(|&g| module.globals[g].align)
                .max();
            self.uses_dynamic[k] = align.is_some();
            let end = end.max(least_size(&module.functions[k]));
            let size = round_up(end, align.unwrap_or(1));
            self.static_sizes[k] = u32::try_from(size).unwrap_or(u32::MAX);
            if let Some(align) = align {
                largest = largest.max(self.static_sizes[k]);
                strictest = strictest.max(align);
            }
        }
        let largest = round_up(largest.into(), strictest);
        let largest = u32::try_from(largest).unwrap_or(u32::MAX);
        if shared {
            for &k in kernels {
                if self.uses_dynamic[k] {
                    self.static_sizes[k] = largest;
                }
            }
        }
        for &f in &graph.order {
            if !module.functions[f].call_conv.is_kernel() {
                self.static_sizes[f] = largest;
                self.uses_dynamic[f] = graph.lds[f].iter().any(|&g| self.dynamic[g]);
            }
        }
    }

    fn check(
        &self,
        module: &Module,
        kernels: &[FuncRef],
        target: &LowerTarget,
    ) -> Result<(), Vec<Diagnostic>> {
        let errors: Vec<Diagnostic> = kernels
            .iter()
            .filter(|&&k| {
                let none_there = self.uses_dynamic[k] && target.lds_bytes == 0;
                self.static_sizes[k] > target.lds_bytes || none_there
            })
            .map(|&k| {
                let func = &module.functions[k];
                let error = Diagnostic::error(
                    func.loc,
                    format!(
                        "local memory ({}) exceeds limit ({}) in function '{}'",
                        self.static_sizes[k], target.lds_bytes, func.name
                    ),
                );
                match target.lds_bytes {
                    0 => error.hint("work-groups that are split (tgsplit) have none"),
                    _ => error,
                }
            })
            .collect();
        if errors.is_empty() {
            Ok(())
        } else {
            Err(errors)
        }
    }

    /// Offset in bytes, from the start of the work-group's LDS, of a variable as function `f` sees
    /// it.
    pub fn offset(&self, f: FuncRef, g: GlobalVar) -> u32 {
        match self.places[g] {
            Some(place) => place,
            None if self.dynamic[g] => self.static_sizes[f],
            None => self.offsets[g],
        }
    }

    /// Bytes of LDS of fixed size of a kernel.
    pub fn static_size(&self, f: FuncRef) -> u32 {
        self.static_sizes[f]
    }

    /// Does a kernel use LDS whose size the dispatch decides?
    pub fn uses_dynamic(&self, f: FuncRef) -> bool {
        self.uses_dynamic[f]
    }
}

//! What calls may use of the machine: registers and scratch of a function with all that it may
//! reach.
//!
//! A kernel must have what the functions have that it calls, by name or through pointers, at any
//! depth. Functions are noted as they are compiled; a kernel's sum is asked for when all that it
//! may reach are. A pointer may lead to each function whose address is taken; then, and where
//! functions call themselves or one another in circles, how much stack is needed is not known, and
//! the stack is flagged as dynamic, as llc does. Of another object's functions it is only known
//! what llc would give them, and that depends on the groups that they are executed for: at least on
//! those of the kernel. What other objects may call, and all that it reaches in this one, uses no
//! more ([`Exported`]). Linear in the calls of what is reached, for each kernel.

use cranelift_entity::EntitySet;
use emit::Resources;
use ir::{FuncRef, InstData, Module};
use isa::{CodeObjectVersion, Feature, Machine, Platform, VgprFile};
use lower::abi::standard::Convention;
use lower::abi::{MAX_WORKGROUP_SIZE, ModuleInfo};
use mir::FuncId;
use std::collections::HashMap;

/// Bytes of the stack that llc assumes for what it does not know, where the runtime is not told
/// that it is dynamic (before version 5).
const ASSUMED_STACK: u32 = 16384;

/// The same for variables of variable size.
const ASSUMED_VARIABLES: u32 = 4096;

/// What is known of one function.
#[derive(Clone, Debug)]
struct Summary {
    own: Resources,
    callees: Vec<FuncId>,
    /// It calls through pointers.
    indirect: bool,
}

/// The functions so far.
#[derive(Clone, Debug, Default)]
pub struct Reach {
    functions: HashMap<FuncId, Summary>,
    taken: Vec<FuncId>,
    /// What a function of another object may use, but for its VGPRs ([`Share`]).
    unknown: Resources,
    /// Bytes for variables of variable size.
    variables: u32,
}

/// What a walk has found.
#[derive(Clone, Copy)]
enum Found {
    Open,
    Done(Resources),
}

impl Reach {
    /// Before anything is compiled. `taken` are the functions to which pointers may lead.
    pub fn new(machine: &Machine, platform: Platform, taken: Vec<FuncId>) -> Reach {
        let (scratch, variables) = match platform.version() {
            Some(CodeObjectVersion::V5 | CodeObjectVersion::V6) => (0, 0),
            _ => (ASSUMED_STACK, ASSUMED_VARIABLES),
        };
        Reach {
            functions: HashMap::new(),
            taken,
            variables,
            unknown: Resources {
                sgprs: machine.processor().usable_sgprs(),
                vgprs: 0,
                agprs: 0,
                vcc: true,
                flat_scratch: true,
                needs_flat_scratch: true,
                scratch,
                dynamic_stack: true,
            },
        }
    }

    /// Bytes per lane that are counted for a function's variables of variable size.
    pub fn assumed_variables(&self) -> u32 {
        self.variables
    }

    /// Notes a function: what it uses without its callees.
    pub fn note(&mut self, id: FuncId, own: Resources, calls: &[Option<FuncId>]) {
        let mut callees: Vec<FuncId> = calls.iter().flatten().copied().collect();
        callees.sort_unstable();
        callees.dedup();
        let indirect = calls.contains(&None);
        let summary = Summary {
            own,
            callees,
            indirect,
        };
        self.functions.insert(id, summary);
    }

    /// What a call of a function may use; of what a pointer points to, if it is `None`. Functions
    /// of other objects have a share of the registers.
    pub fn of_call(&self, callee: Option<FuncId>, share: Share) -> Resources {
        let mut walk = Walk {
            reach: self,
            unknown: Resources {
                vgprs: share.vgprs,
                agprs: share.agprs,
                ..self.unknown
            },
            found: HashMap::new(),
        };
        match callee {
            Some(id) => walk.from(id),
            None => walk.through_pointers(),
        }
    }
}

/// The functions that a kernel may reach, one after the other.
struct Walk<'a> {
    reach: &'a Reach,
    /// What a function of another object may use.
    unknown: Resources,
    found: HashMap<FuncId, Found>,
}

impl Walk<'_> {
    fn from(&mut self, root: FuncId) -> Resources {
        // Functions that are open, with their sums so far and the next callee.
        let mut stack: Vec<(FuncId, Resources, usize)> = Vec::new();
        let mut result = match self.enter(root) {
            Entered::Known(known) => return known,
            Entered::Open(own) => {
                stack.push((root, own, 0));
                own
            }
        };
        while let Some((id, sum, next)) = stack.last_mut() {
            let summary = &self.reach.functions[id];
            let callee = match summary.callees.get(*next) {
                Some(&callee) => Some(callee),
                None => {
                    let at = *next - summary.callees.len();
                    let more = summary.indirect.then(|| self.reach.taken.get(at)).flatten();
                    more.copied()
                }
            };
            *next += 1;
            let frame = summary.own.scratch;
            if let Some(callee) = callee {
                match self.enter(callee) {
                    Entered::Known(known) => sum.add_callee(frame, &known),
                    Entered::Open(own) => stack.push((callee, own, 0)),
                }
                continue;
            }
            sum.dynamic_stack |= summary.indirect;
            if summary.indirect {
                sum.scratch = sum.scratch.max(frame + self.unknown.scratch);
                sum.needs_flat_scratch |= self.reach.taken.is_empty();
            }
            let (id, sum) = (*id, *sum);
            stack.pop();
            self.found.insert(id, Found::Done(sum));
            result = sum;
            if let Some((parent, parent_sum, _)) = stack.last_mut() {
                let frame = self.reach.functions[parent].own.scratch;
                parent_sum.add_callee(frame, &sum);
            }
        }
        result
    }

    fn enter(&mut self, id: FuncId) -> Entered {
        let Some(summary) = self.reach.functions.get(&id) else {
            return Entered::Known(self.unknown);
        };
        match self.found.get(&id) {
            Some(Found::Done(known)) => Entered::Known(*known),
            Some(Found::Open) => Entered::Known(Resources {
                dynamic_stack: true,
                scratch: self.unknown.scratch,
                ..Resources::default()
            }),
            None => {
                self.found.insert(id, Found::Open);
                Entered::Open(summary.own)
            }
        }
    }

    fn through_pointers(&mut self) -> Resources {
        let mut sum = Resources {
            dynamic_stack: true,
            scratch: self.unknown.scratch,
            ..Resources::default()
        };
        if self.reach.taken.is_empty() {
            return self.unknown;
        }
        for &id in &self.reach.taken {
            let one = self.from(id);
            sum.add_callee(0, &one);
        }
        sum
    }
}

enum Entered {
    Known(Resources),
    Open(Resources),
}

/// VGPRs that a lane can have if a compute unit is to hold a group of so many work-items.
pub fn most_vgprs(machine: &Machine, group: u32) -> u16 {
    vgpr_share(machine, waves_of_group(machine, group)).min(256)
}

/// VGPRs beside those of arguments, for what a function and its callers do meanwhile.
const BESIDE_ARGUMENTS: u16 = 16;

/// Most VGPRs of arguments.
const MOST_ARGUMENTS: u16 = 100;

/// Most words of arguments in VGPRs, where functions may have so many.
pub fn most_private_words(vgprs: u16) -> usize {
    let most = vgprs.saturating_sub(BESIDE_ARGUMENTS);
    most.min(MOST_ARGUMENTS).into()
}

/// Waves of a SIMD if a compute unit is to hold a group of so many work-items.
fn waves_of_group(machine: &Machine, group: u32) -> u16 {
    let waves = group.div_ceil(machine.wave().lanes());
    let simds = machine.processor().simds_per_cu.into();
    waves.div_ceil(simds).max(1) as u16
}

/// Registers of the VGPR file that a lane can have if a SIMD is to hold so many waves.
fn vgpr_share(machine: &Machine, waves: u16) -> u16 {
    let file = machine.processor().vgpr_file(machine.wave());
    let share = file.total / waves.clamp(1, file.max_waves.into());
    share - share % file.granule
}

/// AccVGPRs that a kernel may have beside so many VGPRs, if a compute unit is to hold a group of so
/// many work-items.
pub fn accumulators_beside(machine: &Machine, vgprs: u16, group: u32) -> u16 {
    match machine.facts().vgpr_file {
        _ if !machine.processor().has(Feature::Mai) => 0,
        // As many of the one as of the other are there in any case.
        VgprFile::Separate => vgprs,
        VgprFile::Unified => {
            let all = vgpr_share(machine, waves_of_group(machine, group));
            let own = vgprs.next_multiple_of(machine.processor().vgpr_granule);
            all.saturating_sub(own).min(256)
        }
    }
}

/// A number that an attribute of a function gives.
pub fn number(attrs: &ir::FnAttrs, name: &str) -> Option<u16> {
    attrs.string(name)?.trim().parse().ok()
}

/// The waves of a SIMD that `amdgpu-waves-per-eu` asks for: at least, and at most if it says that.
pub fn waves_per_eu(attrs: &ir::FnAttrs) -> Option<(u16, Option<u16>)> {
    let text = attrs.string("amdgpu-waves-per-eu")?;
    let mut numbers = text.split(',').map(|n| n.trim().parse::<u16>());
    let least = numbers.next()?.ok().filter(|&n| n > 0)?;
    let most = numbers.next().and_then(Result::ok);
    Some((least, most.filter(|&n| n >= least)))
}

/// Of the VGPRs that a lane of such a group can have, what llc gives a function: half, where
/// AccVGPRs are of the same file.
fn function_share(machine: &Machine, group: u32) -> u16 {
    let most = most_vgprs(machine, group);
    match machine.facts().vgpr_file {
        VgprFile::Unified => most / 2,
        VgprFile::Separate => most,
    }
}

/// VGPRs that a function's attributes ask for, by the number of waves or by name.
pub fn wished_vgprs(machine: &Machine, attrs: &ir::FnAttrs) -> Option<u16> {
    let waves = waves_per_eu(attrs).map(|(waves, _)| vgpr_share(machine, waves).min(256));
    let named = number(attrs, "amdgpu-num-vgpr").filter(|&n| n > 0);
    [waves, named].into_iter().flatten().min()
}

/// VGPRs that a function has, whether a kernel or not, as far as its attributes say.
pub fn least_vgprs(machine: &Machine, attrs: &ir::FnAttrs) -> u16 {
    let own = function_vgprs(machine, attrs);
    wished_vgprs(machine, attrs).map_or(own, |wished| wished.min(own))
}

/// Registers that a function which other objects may call has, and what it calls.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// VGPRs.
    pub vgprs: u16,
    /// AccVGPRs.
    pub agprs: u16,
}

impl Share {
    /// Where the function is executed for groups of so many work-items.
    pub fn of(machine: &Machine, group: u32) -> Share {
        let vgprs = function_share(machine, group);
        let agprs = match machine.processor().has(Feature::Mai) {
            true => vgprs,
            false => 0,
        };
        Share { vgprs, agprs }
    }
}

/// The most work-items of the groups that a function is executed for, as its attributes say.
fn largest_group(attrs: &ir::FnAttrs) -> u32 {
    let said = attrs.string("amdgpu-flat-work-group-size");
    let most = said.and_then(|text| text.split(',').nth(1)?.trim().parse().ok());
    most.unwrap_or(MAX_WORKGROUP_SIZE)
        .clamp(1, MAX_WORKGROUP_SIZE)
}

/// VGPRs that a function of LLVM's convention may use: its callers are compiled without knowing how
/// many it does.
pub fn function_vgprs(machine: &Machine, attrs: &ir::FnAttrs) -> u16 {
    function_share(machine, largest_group(attrs))
}

/// The most work-items of the groups that functions of a module are executed for which are no
/// kernels, as far as they say.
pub fn group_of_functions(module: &Module) -> Option<u32> {
    let functions = module.functions.values();
    let called = functions.filter(|f| f.is_defined() && !f.call_conv.is_kernel());
    called.map(|f| largest_group(&f.attrs)).max()
}

/// The functions of LLVM's convention, which other objects may call by name or by an address, with
/// all that they reach in this one: the callers count on no more registers than functions have
/// which are executed for the largest of their groups.
#[derive(Clone, Debug, Default)]
pub struct Exported {
    reached: EntitySet<FuncRef>,
    group: u32,
}

impl Exported {
    /// Of a module whose functions stand in an object. Linear in the instructions of what is
    /// reached. What is called through pointers is of that convention itself.
    pub fn of(module: &Module, info: &ModuleInfo) -> Exported {
        let callable = module.functions.iter().filter(|&(f, func)| {
            let standard = info.signature(f).convention == Convention::Standard;
            standard && func.is_defined() && !func.call_conv.is_kernel()
        });
        let mut work: Vec<FuncRef> = callable.map(|(f, _)| f).collect();
        let groups = work
            .iter()
            .map(|&f| largest_group(&module.functions[f].attrs));
        let group = groups.max().unwrap_or(0);
        let mut reached = EntitySet::new();
        while let Some(f) = work.pop() {
            if !reached.insert(f) {
                continue;
            }
            let func = &module.functions[f];
            for &inst in func.layout.iter().flat_map(|&b| &func.blocks[b].insts) {
                if let InstData::Call { callee, .. } = func.inst(inst) {
                    work.push(*callee);
                }
            }
        }
        Exported { reached, group }
    }

    /// The most work-items of a group for which a function is executed that other objects call,
    /// perhaps through others.
    pub fn group(&self, f: FuncRef) -> Option<u32> {
        self.reached.contains(f).then_some(self.group)
    }
}

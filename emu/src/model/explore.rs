//! All that a program can do: depth first, each state once.

use super::access::{Places32, Results};
use super::machine::{MemorySystem, ModelError, SecondLevel};
use super::rules::{Caches, Seat, check_seats};
use super::state::State;
use super::steps::{Model, Step};
use super::waves::{Waves, fingerprint};
use super::{Arg, Explored, Outcome, Place, Setup, Thread};
use crate::device::Device;
use crate::launch::{KernelArg, LaunchConfig, SHARED_BASE};
use std::collections::{BTreeMap, HashSet};

/// Bytes of LDS that a location gets; more than pairs of LDS accesses reach is not needed, since
/// nobody knows where arguments point.
const LOCAL_BYTES: u32 = 16;

/// Finds everything that can be seen after a program.
///
/// # Errors
/// If it is not one that the model executes, or larger than [`Setup::most_states`].
pub fn explore(setup: &Setup<'_>) -> Result<Explored, ModelError> {
    let mut device = Device::new(setup.object.target());
    let system = MemorySystem::of(device.target().processor)?;
    let module = device.load(setup.object);
    let module = module.map_err(|e| ModelError(e.to_string()))?;
    let full = || ModelError("no memory".to_string());
    let mut places = Places32::default();
    let mut addresses = Vec::new();
    for (index, location) in setup.locations.iter().enumerate() {
        let address = match location.place {
            Place::Local => {
                let local = places.local.len() as u32 * LOCAL_BYTES;
                places.local.insert(local, index as u8);
                local.into()
            }
            _ => {
                let buffer = device.alloc(4).ok_or_else(full)?;
                places.global.insert(buffer.address, index as u8);
                buffer.address
            }
        };
        addresses.push(address);
    }
    let config = LaunchConfig::linear(1, 1);
    let (mut started, mut results) = (Vec::new(), Vec::new());
    for thread in setup.threads {
        let buffer = device.alloc(4 * thread.results.max(1) as u64);
        let buffer = buffer.ok_or_else(full)?;
        let args: Vec<KernelArg> = (thread.args.iter())
            .map(|arg| argument(*arg, setup, &addresses, buffer.address))
            .collect();
        started.push(device.start(module, &thread.kernel, &config, &args)?);
        results.push(Results {
            address: buffer.address,
            count: thread.results,
        });
    }
    check(setup, system)?;
    let units = setup.threads.iter().map(|t| usize::from(t.unit) + 1).max();
    let mut caches = vec![0; units.unwrap_or(0)];
    let mut residents = vec![0; caches.len()];
    let mut caches_of_agent = vec![Caches::One; caches.len()];
    for thread in setup.threads {
        let unit = usize::from(thread.unit);
        caches[unit] = thread.cache;
        residents[unit] += 1;
        let of_agent = setup.threads.iter().filter(|t| t.agent == thread.agent);
        if of_agent.into_iter().any(|t| t.cache != thread.cache) {
            caches_of_agent[unit] = Caches::Several;
        }
    }
    let mut model = Model {
        setup,
        waves: Waves::new(started, results, places, &device.memory, system),
        completion: setup.completion.unwrap_or(system.completion),
        caches,
        caches_of_agent,
        residents,
    };
    search(&mut model)
}

/// Are the places of threads and locations ones that the machine has?
fn check(setup: &Setup<'_>, system: &MemorySystem) -> Result<(), ModelError> {
    let wrong = |what: &str| Err(ModelError(what.to_string()));
    let kept = setup
        .locations
        .iter()
        .any(|l| matches!(l.place, Place::Coarse { .. }));
    if system.second_level == SecondLevel::Coherent && kept {
        return wrong("the second-level cache of the processor has no coarse-grained memory");
    }
    let pairs = || {
        setup
            .threads
            .iter()
            .flat_map(|a| setup.threads.iter().map(move |b| (a, b)))
    };
    let apart = |a: &Thread, b: &Thread| a.cache != b.cache || a.agent != b.agent;
    if pairs().any(|(a, b)| (a.group == b.group || a.unit == b.unit) && apart(a, b)) {
        return wrong("a work-group and a compute unit have one second-level cache");
    }
    let seat = |t: &Thread| Seat {
        agent: t.agent,
        cache: t.cache,
    };
    let seats: Vec<Seat> = setup.threads.iter().map(seat).collect();
    check_seats(&seats, system.second_level)
}

fn argument(arg: Arg, setup: &Setup<'_>, addresses: &[u64], results: u64) -> KernelArg {
    match arg {
        Arg::Results => KernelArg::U64(results),
        Arg::Number(number) => KernelArg::U32(number),
        Arg::Pointer(i) if setup.locations[i].place == Place::Local => {
            KernelArg::Local(LOCAL_BYTES)
        }
        Arg::Pointer(i) => KernelArg::U64(addresses[i]),
        Arg::Generic(i) if setup.locations[i].place == Place::Local => {
            KernelArg::U64(SHARED_BASE + addresses[i])
        }
        Arg::Generic(i) => KernelArg::U64(addresses[i]),
    }
}

/// A state on the way, and the steps that are left to try from it.
struct Frame {
    state: State,
    steps: Vec<Step>,
    /// The step that is being tried.
    taken: Option<Step>,
}

fn search(model: &mut Model<'_>) -> Result<Explored, ModelError> {
    let mut seen = HashSet::new();
    let mut outcomes = BTreeMap::new();
    let initial = model.initial()?;
    let mut way = vec![];
    visit(model, initial, &mut seen, &mut way, &mut outcomes)?;
    while let Some(frame) = way.last_mut() {
        let Some(step) = frame.steps.pop() else {
            way.pop();
            continue;
        };
        frame.taken = Some(step);
        let next = model.take(&frame.state, step)?;
        visit(model, next, &mut seen, &mut way, &mut outcomes)?;
    }
    Ok(Explored {
        states: seen.len(),
        outcomes,
    })
}

/// Looks at a state that has been reached.
fn visit(
    model: &Model<'_>,
    state: State,
    seen: &mut HashSet<u128>,
    way: &mut Vec<Frame>,
    outcomes: &mut BTreeMap<Outcome, Vec<String>>,
) -> Result<(), ModelError> {
    if !seen.insert(fingerprint(&state)) {
        return Ok(());
    }
    if seen.len() > model.setup.most_states {
        let most = model.setup.most_states;
        return Err(ModelError(format!("more than {most} states")));
    }
    let steps = model.steps(&state);
    if model.is_over(&state) {
        let outcome = outcome(model, &state);
        let told = || {
            let taken = way.iter().filter_map(|f| Some((f, f.taken?)));
            taken.map(|(f, step)| model.tell(&f.state, step)).collect()
        };
        outcomes.entry(outcome).or_insert_with(told);
    } else if steps.is_empty() {
        return Err(ModelError(
            "waves wait for one another for ever".to_string(),
        ));
    }
    way.push(Frame {
        state,
        steps,
        taken: None,
    });
    Ok(())
}

fn outcome(model: &Model<'_>, state: &State) -> Outcome {
    let memory = (model.setup.locations.iter().enumerate())
        .map(|(i, location)| match location.place {
            Place::Local => state.local[i],
            _ => state.global[i].at_rest(),
        })
        .collect();
    Outcome {
        results: state.waves.iter().map(|w| w.results.clone()).collect(),
        memory,
    }
}

//! Litmus programs as text.
//!
//! ```text
//! ; Comments begin with a semicolon.
//! name MP
//! x fine 0
//! y fine 0
//!
//! thread agent 0 unit 0 group 0
//!   store i32 1, ptr addrspace(1) %x
//!   store atomic i32 1, ptr addrspace(1) %y syncscope("agent") release, align 4
//!
//! thread agent 0 unit 1 group 1
//!   %r0 = load atomic i32, ptr addrspace(1) %y syncscope("agent") acquire, align 4
//!   %r1 = load atomic i32, ptr addrspace(1) %x syncscope("agent") monotonic, align 4
//!
//! forbidden T1:r0=1 T1:r1=0
//! reachable T1:r0=0 T1:r1=1
//! ```
//!
//! Places of locations are `local`, `fine` and `coarse N` (local to the second-level cache N). A
//! thread's cache has the number of its agent if it does not say `agent 0 cache 1`. A thread ends
//! at the next line that begins with `thread`, `forbidden` or `reachable`; `late` behind its group
//! makes it start when the others have long ended. Forbidden outcomes need not be named: the model
//! knows them; those that are named are compared with it. Reachable ones are those that the code
//! must reach on the machine, to see that the machine is as weak as it is meant to be.

use crate::program::{Location, Place, Program, Seen, Start, Thread};
use std::fmt::Write;

impl Program {
    /// Reads a program.
    ///
    /// # Errors
    /// What is wrong, with its line.
    pub fn parse(text: &str) -> Result<Program, String> {
        let mut program = Program {
            name: String::new(),
            locations: Vec::new(),
            threads: Vec::new(),
            forbidden: Vec::new(),
            reachable: Vec::new(),
        };
        let mut named = Vec::new();
        for (number, line) in text.lines().enumerate() {
            let at = |what: String| format!("line {}: {what}", number + 1);
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                [] => {}
                [first, ..] if first.starts_with(';') => {}
                ["name", name] => program.name = name.to_string(),
                ["thread", place @ ..] => program.threads.push(thread(place).map_err(at)?),
                [kind @ ("forbidden" | "reachable"), parts @ ..] => {
                    named.push((number, *kind, parts.join(" ")));
                }
                _ if !program.threads.is_empty() => {
                    let last = program.threads.len() - 1;
                    let body = &mut program.threads[last].body;
                    body.push_str(line);
                    body.push('\n');
                }
                words => program.locations.push(location(words).map_err(at)?),
            }
        }
        for (number, kind, parts) in named {
            let seen = parts.split(' ').map(|part| seen(&program, part));
            let seen: Result<Vec<Seen>, String> = seen.collect();
            let seen = seen.map_err(|what| format!("line {}: {what}", number + 1))?;
            match kind {
                "forbidden" => program.forbidden.push(seen),
                _ => program.reachable.push(seen),
            }
        }
        match program.threads.is_empty() {
            true => Err("there is no thread".to_string()),
            false => Ok(program),
        }
    }

    /// Writes a program so that [`Program::parse`] reads it.
    pub fn text(&self) -> String {
        let mut out = format!("name {}\n", self.name);
        for location in &self.locations {
            let place = match location.place {
                Place::Local => "local".to_string(),
                Place::Fine => "fine".to_string(),
                Place::Coarse { home } => format!("coarse {home}"),
            };
            let _ = writeln!(out, "{} {place} {}", location.name, location.initial);
        }
        for thread in &self.threads {
            let late = match thread.start {
                Start::Any => "",
                Start::Late => " late",
            };
            let Thread {
                agent,
                cache,
                unit,
                group,
                ..
            } = thread;
            let cache = match cache == agent {
                true => String::new(),
                false => format!(" cache {cache}"),
            };
            let _ = writeln!(
                out,
                "\nthread agent {agent}{cache} unit {unit} group {group}{late}"
            );
            out.push_str(&thread.body);
        }
        out
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    let wrong = || format!("'{text}' is no number that can stand here");
    text.parse().map_err(|_| wrong())
}

fn location(words: &[&str]) -> Result<Location, String> {
    let (name, place, initial) = match words {
        [name, "local", initial] => (name, Place::Local, initial),
        [name, "fine", initial] => (name, Place::Fine, initial),
        [name, "coarse", home, initial] => {
            let home = number(home)?;
            (name, Place::Coarse { home }, initial)
        }
        _ => {
            let what = "a location is a name, 'local', 'fine' or 'coarse' and a cache, a number";
            return Err(what.to_string());
        }
    };
    Ok(Location {
        name: name.to_string(),
        place,
        initial: number(initial)?,
    })
}

fn thread(words: &[&str]) -> Result<Thread, String> {
    let (places, start) = match words {
        [places @ .., "late"] => (places, Start::Late),
        places => (places, Start::Any),
    };
    let (agent, cache, unit, group) = match places {
        ["agent", agent, "cache", cache, "unit", unit, "group", group] => {
            (agent, cache, unit, group)
        }
        ["agent", agent, "unit", unit, "group", group] => (agent, agent, unit, group),
        _ => return Err("a thread has 'agent', 'unit' and 'group' with numbers".to_string()),
    };
    Ok(Thread {
        agent: number(agent)?,
        cache: number(cache)?,
        unit: number(unit)?,
        group: number(group)?,
        start,
        body: String::new(),
    })
}

fn seen(program: &Program, part: &str) -> Result<Seen, String> {
    let wrong = || format!("'{part}' is neither T1:r0=1 nor x=1");
    let (what, value) = part.split_once('=').ok_or_else(wrong)?;
    let value = number(value)?;
    let Some((thread, register)) = what.split_once(":r") else {
        let location = program.locations.iter().position(|l| l.name == what);
        let location = location.ok_or_else(wrong)?;
        return Ok(Seen::Memory { location, value });
    };
    let thread: usize = number(thread.strip_prefix('T').ok_or_else(wrong)?)?;
    let register = number(register)?;
    match program.threads.get(thread) {
        Some(t) if register < t.results() => Ok(Seen::Register {
            thread,
            register,
            value,
        }),
        _ => Err(wrong()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_back() {
        let text = "name MP\nx fine 0\ny coarse 1 7\nz local 0\n\nthread agent 0 cache 2 unit 0 group 0\n  \
                    store i32 1, ptr addrspace(1) %x\n\nthread agent 1 unit 1 group 1 late\n  \
                    %r0 = load i32, ptr addrspace(1) %x\n";
        let program = Program::parse(text).expect("a program");
        assert_eq!(program.text(), text);
        assert_eq!(program.threads[1].results(), 1);
    }

    #[test]
    fn what_is_wrong_has_its_line() {
        let error = Program::parse("name A\nx far 0\n").expect_err("no place");
        assert!(error.starts_with("line 2: a location"), "{error}");
        let error = Program::parse("x fine 0\nthread agent 0 unit 0\n").expect_err("no group");
        assert!(error.starts_with("line 2: a thread"), "{error}");
        let text = "x fine 0\nthread agent 0 unit 0 group 0\nforbidden T0:r0=1\n";
        let error = Program::parse(text).expect_err("no such register");
        assert!(error.starts_with("line 3: 'T0:r0=1'"), "{error}");
    }
}

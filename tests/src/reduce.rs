//! Makes a failing program smaller: leaves out lines of its text as long as it still fails.
//!
//! What used the result of a line that is left out uses zero instead, conditional branches become
//! plain ones, blocks that nobody goes to any longer disappear. The result may be anything that the
//! reader takes: whether a candidate is still a failing program says the caller.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

/// Stands for any value of any type.
const NOTHING: &str = "zeroinitializer";

/// Looks for a small text for which `fails` is true, as it is for `text`, in about the time given.
pub fn reduce(text: &str, limit: Duration, mut fails: impl FnMut(&str) -> bool) -> String {
    let start = Instant::now();
    let mut lines: Vec<String> = named(text).lines().map(str::to_string).collect();
    if !fails(&lines.join("\n")) {
        return text.to_string();
    }
    let mut progress = true;
    while progress && start.elapsed() < limit {
        progress = false;
        let mut accept = |lines: &mut Vec<String>, candidate: Vec<String>| {
            let better = candidate != *lines && fails(&(candidate.join("\n") + "\n"));
            if better {
                *lines = candidate;
                progress = true;
            }
            better
        };
        for i in (0..lines.len()).rev() {
            for target in plain_branches(lines.get(i).map_or("", |l| l)) {
                let mut candidate = lines.clone();
                candidate[i] = target;
                if start.elapsed() < limit && accept(&mut lines, tidy(candidate)) {
                    break;
                }
            }
        }
        let mut chunk = lines.len().next_power_of_two() / 2;
        while chunk > 0 {
            let mut at = lines.len();
            while at > 0 && start.elapsed() < limit {
                let from = at.saturating_sub(chunk);
                let until = at.min(lines.len());
                let candidate = tidy(without(&lines, from, until));
                accept(&mut lines, candidate);
                at = from;
            }
            chunk /= 2;
        }
    }
    lines.join("\n") + "\n"
}

/// Is it a character of a name?
fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '.' || c == '_'
}

/// The text with `%name` replaced where `change` gives something.
fn replace_names(line: &str, change: &dyn Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find('%') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        let name = &rest[..end];
        out.push_str(&change(name).unwrap_or_else(|| format!("%{name}")));
        rest = &rest[end..];
    }
    out + rest
}

/// Numbers become names, so that there may be gaps.
fn named(text: &str) -> String {
    let is_number = |name: &str| name.starts_with(|c: char| c.is_ascii_digit());
    let mut out = String::new();
    // The number that a first block without a label has.
    let mut first_block = None;
    for line in text.lines() {
        match first_block.filter(|_| !line.trim().is_empty()) {
            Some(number) if label(line).is_none() => out.push_str(&format!("v{number}:\n")),
            _ => {}
        }
        first_block = match (line.starts_with("define"), line.trim().is_empty()) {
            (true, _) => Some(numbers(line)),
            (false, true) => first_block,
            (false, false) => None,
        };
        let line = replace_names(line, &|name| is_number(name).then(|| format!("%v{name}")));
        if label(&line).is_some_and(is_number) {
            out.push('v');
        }
        out.push_str(&line);
        out.push('\n');
    }
    out
}

/// Values without a name that a line names.
fn numbers(line: &str) -> usize {
    let names = line.split('%').skip(1);
    names
        .filter(|name| name.starts_with(|c: char| c.is_ascii_digit()))
        .count()
}

/// The block that begins at a line.
fn label(line: &str) -> Option<&str> {
    let (name, _) = line.split_once(':')?;
    (!name.is_empty() && name.chars().all(is_name)).then_some(name)
}

/// What a line defines.
fn defined(line: &str) -> Option<&str> {
    let (left, _) = line.split_once(" = ")?;
    left.trim().strip_prefix('%')
}

/// Lines of the body that no text can do without.
fn is_needed(line: &str) -> bool {
    let text = line.trim_start();
    let structure = [
        "br ",
        "switch ",
        "ret",
        "unreachable",
        "define",
        "]",
        "i32",
        "i64",
        "i16",
        "i8",
    ];
    label(line).is_some() || text.starts_with('}') || structure.iter().any(|s| text.starts_with(s))
}

/// Without the lines of a range that can be left out; a range that is a whole function leaves it
/// out.
fn without(lines: &[String], from: usize, until: usize) -> Vec<String> {
    let whole = lines[from..until]
        .first()
        .is_some_and(|l| l.starts_with("define"))
        && lines[from..until]
            .last()
            .is_some_and(|l| l.starts_with('}'));
    let gone = |i: usize| (from..until).contains(&i) && (whole || !is_needed(&lines[i]));
    let mut kept = Vec::new();
    let mut undefined = HashSet::new();
    // Names are those of one function.
    let mut begin = 0;
    for i in 0..lines.len() {
        if gone(i) {
            undefined.extend(defined(&lines[i]));
        } else {
            kept.push(lines[i].clone());
        }
        if lines[i].starts_with('}') || i + 1 == lines.len() {
            let change = |name: &str| undefined.contains(name).then(|| NOTHING.to_string());
            for line in &mut kept[begin..] {
                *line = replace_names(line, &change);
            }
            (begin, undefined) = (kept.len(), HashSet::new());
        }
    }
    kept
}

/// The plain branches that a conditional one could be.
fn plain_branches(line: &str) -> Vec<String> {
    let text = line.trim_start();
    if !(text.starts_with("br i1") || text.starts_with("switch") && text.ends_with(']')) {
        return Vec::new();
    }
    let targets = text
        .split("label %")
        .skip(1)
        .map(|t| t.split(|c| !is_name(c)).next().unwrap_or_default());
    let mut all: Vec<String> = targets.map(|t| format!("  br label %{t}")).collect();
    all.dedup();
    all
}

/// Drops blocks that are not reached, and what phis say of edges that are gone.
fn tidy(lines: Vec<String>) -> Vec<String> {
    let mut out = Vec::new();
    let mut body: Vec<String> = Vec::new();
    for line in lines {
        if line.starts_with("define") {
            out.push(line);
        } else if line.starts_with('}') {
            tidy_body(&body, &mut out);
            body.clear();
            out.push(line);
        } else if out
            .iter()
            .rev()
            .find(|l| l.starts_with("define") || l.starts_with('}'))
            .is_some_and(|l| l.starts_with("define"))
        {
            body.push(line);
        } else {
            out.push(line);
        }
    }
    out
}

fn tidy_body(body: &[String], out: &mut Vec<String>) {
    // The first block may be without a name, but others may not go to it.
    let mut blocks: Vec<(&str, Vec<&String>)> = vec![("", Vec::new())];
    for line in body {
        if let Some(name) = label(line) {
            blocks.push((name, Vec::new()));
        }
        if let Some((_, lines)) = blocks.last_mut() {
            lines.push(line);
        }
    }
    let index: HashMap<&str, usize> = blocks.iter().enumerate().map(|(i, b)| (b.0, i)).collect();
    let successors = |i: usize| -> Vec<usize> {
        let targets = blocks[i].1.iter().flat_map(|l| l.split("label %").skip(1));
        targets
            .filter_map(|t| index.get(t.split(|c| !is_name(c)).next()?).copied())
            .collect()
    };
    let first = usize::from(blocks[0].1.iter().all(|l| l.trim().is_empty()) && blocks.len() > 1);
    let mut reached = vec![first];
    let mut predecessors: HashMap<usize, HashSet<&str>> = HashMap::new();
    let mut at = 0;
    while at < reached.len() {
        for next in successors(reached[at]) {
            predecessors
                .entry(next)
                .or_default()
                .insert(blocks[reached[at]].0);
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
        at += 1;
    }
    let none = HashSet::new();
    for (i, (_, lines)) in blocks
        .iter()
        .enumerate()
        .filter(|(i, _)| reached.contains(i))
    {
        let from = predecessors.get(&i).unwrap_or(&none);
        out.extend(lines.iter().map(|l| {
            if l.contains(" = phi ") {
                tidy_phi(l, from)
            } else {
                (*l).clone()
            }
        }));
    }
}

/// A phi with the entries of those predecessors.
fn tidy_phi(line: &str, predecessors: &HashSet<&str>) -> String {
    let Some((head, entries)) = line.split_once(" [ ") else {
        return line.to_string();
    };
    let known = |entry: &&str| {
        let block = entry.rsplit_once(", %").map(|e| e.1);
        // A first block without a name has a number, that nothing says.
        block.is_some_and(|b| predecessors.contains(b) || predecessors.contains(""))
    };
    let kept: Vec<&str> = entries
        .trim_end_matches(" ]")
        .split(" ], [ ")
        .filter(known)
        .collect();
    format!("{head} [ {} ]", kept.join(" ], [ "))
}

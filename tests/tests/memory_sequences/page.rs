//! The pages: rows for sets of accesses and fences whose sequences are the same.

use super::cases::{Case, Flags, Instr, Ordering, Reach, Scope, Space, ordering_name};
use super::differences::DIFFERENCES;
use super::sequence::Sequence;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

/// A compared access or fence.
pub struct Compared {
    /// What it is.
    pub case: Case,
    /// Our sequence.
    pub ours: Sequence,
    /// llc's.
    pub llc: Sequence,
    /// Names of the classes of differences.
    pub why: Vec<&'static str>,
}

/// Places of a case in the lists of values of each column: ordering, scope, address space, flags.
type Point = [u8; 4];

/// A product of sets.
type Product = [BTreeSet<u8>; 4];

/// In which order columns are put together.
const ORDER: [usize; 4] = [1, 3, 2, 0];

const ORDERINGS: [Ordering; 7] = [
    Ordering::NotAtomic,
    Ordering::Unordered,
    Ordering::Monotonic,
    Ordering::Acquire,
    Ordering::Release,
    Ordering::AcqRel,
    Ordering::SeqCst,
];

const FLAGS: [Flags; 4] = [
    Flags::Plain,
    Flags::Volatile,
    Flags::Nontemporal,
    Flags::Both,
];

fn point(case: &Case) -> Point {
    let scope = case.scope as u8 * 2 + case.reach as u8;
    let ordering = case.merged() as u8;
    [ordering, scope, case.space as u8, case.flags as u8]
}

/// The points as few products of sets.
fn products(points: &[Point]) -> Vec<Product> {
    let mut products: Vec<Product> = points
        .iter()
        .map(|p| p.map(|value| BTreeSet::from([value])))
        .collect();
    for column in ORDER {
        let mut merged: BTreeMap<Product, BTreeSet<u8>> = BTreeMap::new();
        for mut product in products {
            let values = std::mem::take(&mut product[column]);
            merged.entry(product).or_default().extend(values);
        }
        let merged = merged.into_iter();
        products = merged
            .map(|(mut product, values)| {
                product[column] = values;
                product
            })
            .collect();
    }
    products
}

fn list(values: &BTreeSet<u8>, name: impl Fn(u8) -> &'static str) -> String {
    let names: Vec<&str> = values.iter().map(|v| name(*v)).collect();
    names.join(", ")
}

fn spaces(values: &BTreeSet<u8>) -> String {
    const ALL: [Space; 7] = [
        Space::All,
        Space::GlobalAndLocal,
        Space::Global,
        Space::Local,
        Space::Generic,
        Space::Private,
        Space::Constant,
    ];
    list(values, |v| ALL[usize::from(v)].name())
}

fn scopes(values: &BTreeSet<u8>) -> String {
    let mut names = Vec::new();
    for scope in [Scope::None].into_iter().chain(Scope::ALL) {
        let has = |reach: Reach| values.contains(&(scope as u8 * 2 + reach as u8));
        let name = scope.name();
        match (has(Reach::AllSpaces), has(Reach::OneSpace)) {
            (true, true) => names.push(format!("{name}(-one-as)")),
            (true, false) => names.push(name.to_string()),
            (false, true) => names.push(format!("{name}-one-as")),
            (false, false) => {}
        }
    }
    match values.len() {
        10 => "any".to_string(),
        _ => names.join(", "),
    }
}

fn flags(values: &BTreeSet<u8>, instr: Instr, orderings: &BTreeSet<u8>) -> String {
    let atomic = !orderings.contains(&(Ordering::NotAtomic as u8));
    let of = Flags::of(instr).iter();
    let all = of.filter(|f| !atomic || **f != Flags::Both).count();
    match values.len() == all && all > 1 {
        true => "any".to_string(),
        false => list(values, |v| FLAGS[usize::from(v)].name()),
    }
}

/// The page of a processor.
pub fn of_processor(title: &str, compared: &[Compared]) -> String {
    let equal = compared.iter().filter(|c| c.why.is_empty()).count();
    let mut page = format!(
        "# The memory model beside llc: {title}\n\n\
         Made by `AMDGPUC_BLESS=1 cargo test --release -p amdgpuc-tests --test memory_sequences`; \
         what it says is explained in [memory-model-llc.md](../memory-model-llc.md).\n\n\
         {} accesses and fences, {equal} of them with llc's sequence.\n\n",
        compared.len()
    );
    for difference in DIFFERENCES {
        let count = compared.iter().filter(|c| c.why.contains(&difference.name));
        let count = count.count();
        if count > 0 {
            let (name, kind) = (difference.name, difference.kind.name());
            let _ = writeln!(page, "- {count} are {kind}: *{name}*");
        }
    }
    for instr in Instr::ALL {
        page += &table(instr, compared);
    }
    page
}

fn table(instr: Instr, compared: &[Compared]) -> String {
    type Same<'a> = (&'a Sequence, &'a Sequence, &'a [&'static str]);
    let mut groups: BTreeMap<Same, Vec<Point>> = BTreeMap::new();
    let mut places = BTreeMap::new();
    for c in compared.iter().filter(|c| c.case.instr == instr) {
        let place = places.entry(point(&c.case)).or_insert((&c.ours, &c.llc));
        let same = *place == (&c.ours, &c.llc);
        assert!(same, "its two orderings are not merged: {:?}", c.case);
        let group = groups.entry((&c.ours, &c.llc, &c.why)).or_default();
        group.push(point(&c.case));
    }
    let mut rows: Vec<(Product, Same)> = Vec::new();
    for (same, points) in groups {
        rows.extend(products(&points).into_iter().map(|p| (p, same)));
    }
    rows.sort();
    let mut text = format!(
        "\n## {}\n\n| ordering | scope | address space | flags | ours | llc | difference |\n\
         |---|---|---|---|---|---|---|\n",
        instr.name()
    );
    for ([ordering, scope, space, flag], (ours, llc, why)) in rows {
        let llc = match ours == llc {
            true => "the same".to_string(),
            false => llc.to_string(),
        };
        let _ = writeln!(
            text,
            "| {} | {} | {} | {} | {ours} | {llc} | {} |",
            list(&ordering, |v| ordering_name(ORDERINGS[usize::from(v)])),
            scopes(&scope),
            spaces(&space),
            flags(&flag, instr, &ordering),
            why.join("; ")
        );
    }
    text
}

/// The page about the pages.
pub fn index(files: &[(String, String)]) -> String {
    let mut page = PREFACE.to_string();
    for (title, file) in files {
        let _ = writeln!(page, "- [{title}](memory-model-llc/{file})");
    }
    page += DIFFERENCES_PREFACE;
    for difference in DIFFERENCES {
        let (name, kind, why) = (difference.name, difference.kind.name(), difference.why);
        let _ = writeln!(page, "| *{name}* | {kind} | {why} |");
    }
    page + WAITS
}

const PREFACE: &str = "\
# The memory model beside llc

Made by `AMDGPUC_BLESS=1 cargo test --release -p amdgpuc-tests --test memory_sequences`, which compiles one function for every instruction, ordering,
scope, address space and flag, and compares what `-O2` of both compilers has in its assembly text. The same test without it fails if the
pages are others, every day for some of the processors and with `AMDGPUC_FULL=1` for all.

Around each access or fence stand a store to global memory and one to LDS (in tgsplit mode one in the generic address space), before it
and behind it, so that what is waited for is outstanding. A *sequence* is what is between them: write-backs, waits before the
access, the access with its cache bits, waits behind it, invalidations. `any` is every value of the column; `agent(-one-as)` is both
`agent` and `agent-one-as`; `system` has no name in LLVM, `system-one-as` is `one-as`. Fences with an address space are those that
`!mmra` narrows. The ordering of a `cmpxchg` is its two orderings merged; each pair is compared. llc refuses atomic loads of constant memory, and neither compiler has one
instruction for read-modify-write operations on private memory.

";

const DIFFERENCES_PREFACE: &str = "
Quotes are of AMDGPUUsage of LLVM 22, \"Memory Model\" and its tables of code sequences. That each row of them is in the compiler's tables, and
no other, is the test `memmodel/tests/document`.

| difference | ours is | why |
|---|---|---|
";

const WAITS: &str = "
## Waits that are executed

`cargo run --release -p amdgpuc-tests --bin compare -- gfx906 counts`, columns *waits* and *waits to 0*: `s_waitcnt` that the emulator executes in all launches
of the kernels in `tests/kernels`, and those of them that let nothing of vector memory, or nothing of LDS and scalar memory, be outstanding. Geometric
means of the ratios to `llc-22 -O2`, as of the last change of the waits:

| | gfx803 | gfx906 | gfx90a | gfx942 |
|---|---|---|---|---|
| waits | 0.830 | 0.798 | 0.828 | 0.822 |
| waits to 0 | 0.759 | 0.704 | 0.716 | 0.714 |
";

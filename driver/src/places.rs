//! Places of a source text as listings show them.

use ir::SourceFile;
use ir::diag::first_offset;
use mir::SrcLoc;

/// Where lines begin, in the numbers that places have.
#[derive(Default)]
pub struct Places {
    files: Vec<Lines>,
}

struct Lines {
    name: String,
    /// The numbers of the first bytes of its lines.
    starts: Vec<usize>,
}

impl Places {
    /// Of files that are read as one module.
    pub fn of(sources: &[SourceFile<'_>]) -> Places {
        let lines = |(index, file): (usize, &SourceFile<'_>)| {
            let first = first_offset(sources, index);
            let ends = file.text.iter().enumerate().filter(|(_, b)| **b == b'\n');
            let starts = std::iter::once(first).chain(ends.map(|(at, _)| first + at + 1));
            Lines {
                name: file.name.to_string(),
                starts: starts.collect(),
            }
        };
        Places {
            files: sources.iter().enumerate().map(lines).collect(),
        }
    }

    /// `line:column`, both from 1, behind the file's name if there are several; `None` if the place
    /// is not known.
    pub fn show(&self, place: SrcLoc) -> Option<String> {
        let at = place.0 as usize;
        if place == SrcLoc::NONE {
            return None;
        }
        let file = self.files.iter().rfind(|file| file.starts[0] <= at)?;
        let line = file.starts.partition_point(|&start| start <= at);
        let column = at - file.starts[line - 1] + 1;
        Some(match self.files.len() {
            1 => format!("{line}:{column}"),
            _ => format!("{}:{line}:{column}", file.name),
        })
    }
}

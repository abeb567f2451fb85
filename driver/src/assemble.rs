//! `amdgpuc asm`: a file's text to an object and messages. Reading and writing is the command's.

use crate::cli::Assemble;

/// The outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    /// The object; none if there were errors.
    pub object: Option<Vec<u8>>,
    /// What goes to standard output.
    pub listing: Option<String>,
    /// Errors and warnings, for standard error.
    pub messages: String,
}

/// Assembles a file's contents, where no other files are.
pub fn run(job: &Assemble, contents: &[u8]) -> Done {
    run_with_files(job, contents, |_| None, || None)
}

/// Assembles a file's contents; other files come from `read`, the current folder's path from
/// `folder`.
pub fn run_with_files(
    job: &Assemble,
    contents: &[u8],
    read: asm::ReadFile,
    folder: asm::CurrentFolder,
) -> Done {
    let Ok(text) = std::str::from_utf8(contents) else {
        return Done {
            object: None,
            listing: None,
            messages: format!("amdgpuc: error: {}: not UTF-8 text\n", job.file),
        };
    };
    let options = asm::Options {
        target: job.target,
        listing: job.show_encoding,
        read: Some(read),
        folder: Some(folder),
        dialect: job.dialect,
    };
    let assembled = asm::assemble_file(text, &options);
    let name = match job.file.as_str() {
        "-" => "<stdin>",
        file => file,
    };
    Done {
        object: assembled.object,
        listing: assembled.listing,
        messages: assembled
            .diagnostics
            .iter()
            .map(|d| d.render(name))
            .collect(),
    }
}

/// Where the object goes; nowhere, if only the listing was asked for.
pub fn output(job: &Assemble) -> Option<String> {
    if job.out.is_some() || job.show_encoding {
        return job.out.clone();
    }
    if job.file == "-" {
        return Some("-".to_string());
    }
    let path = std::path::Path::new(&job.file).with_extension("o");
    Some(path.to_string_lossy().into_owned())
}

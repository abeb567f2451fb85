//! Why an instruction is there: comments of listings.

use crate::inst::SrcLoc;

/// Whether instructions that passes insert or change are given reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Explain {
    /// No.
    #[default]
    Off,
    /// Yes: [`crate::Inst::why`].
    On,
}

/// One reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    /// In words.
    pub text: String,
    /// What in the program asks for it.
    pub at: SrcLoc,
}

/// Why an instruction is there, or has its cache bits.
///
/// It says nothing about the code, so that any two are equal: instructions that differ in nothing
/// else are the same to every pass.
#[derive(Clone, Debug, Default)]
#[expect(
    clippy::box_collection,
    reason = "one word in every instruction, and empty in nearly all"
)]
pub struct Why(Option<Box<Vec<Reason>>>);

impl PartialEq for Why {
    fn eq(&self, _: &Why) -> bool {
        true
    }
}

impl Why {
    /// No reason is known.
    pub const NONE: Why = Why(None);

    /// One reason.
    pub fn of(text: impl Into<String>, at: SrcLoc) -> Why {
        let text = text.into();
        Why(Some(Box::new(vec![Reason { text, at }])))
    }

    /// Adds those of another that are not there yet.
    pub fn extend(&mut self, more: &Why) {
        for reason in more.reasons() {
            let all = self.0.get_or_insert_default();
            if !all.contains(reason) {
                all.push(reason.clone());
            }
        }
    }

    /// The reasons, in the order in which they were found.
    pub fn reasons(&self) -> &[Reason] {
        self.0.as_deref().map_or(&[], Vec::as_slice)
    }
}

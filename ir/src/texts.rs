//! A list of texts in one piece of memory.

/// Texts in order. Of such as are short and many (what metadata says of a kernel's arguments) none
/// has memory of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// One behind the other.
    all: String,
    /// Where each ends.
    ends: Vec<u32>,
}

impl Texts {
    /// None, with room for some short ones.
    pub(crate) fn with_room() -> Texts {
        Texts {
            all: String::with_capacity(64),
            ends: Vec::with_capacity(8),
        }
    }

    /// Adds a text.
    pub fn push(&mut self, text: &str) {
        self.all.push_str(text);
        self.ends.push(self.all.len() as u32);
    }

    /// The text of a number.
    pub fn get(&self, index: usize) -> Option<&str> {
        let end = *self.ends.get(index)?;
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        Some(&self.all[start as usize..end as usize])
    }

    /// All texts.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        (0..self.ends.len()).filter_map(|index| self.get(index))
    }

    /// No text?
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

impl<'a> FromIterator<&'a str> for Texts {
    fn from_iter<I: IntoIterator<Item = &'a str>>(texts: I) -> Texts {
        let mut all = Texts::default();
        texts.into_iter().for_each(|text| all.push(text));
        all
    }
}

#[cfg(test)]
mod tests {
    use super::Texts;

    #[test]
    fn texts_are_as_they_were_put_in() {
        let texts = ["none", "", "float*", "", "π"];
        let list: Texts = texts.into_iter().collect();
        assert!(list.iter().eq(texts));
        assert_eq!((list.get(2), list.get(5)), (Some("float*"), None));
        assert!(!list.is_empty() && Texts::default().is_empty());
    }
}

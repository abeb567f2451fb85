//! Relocations.
//!
//! Source: AMDGPUUsage, "Relocation Records"; the modifiers are those that LLVM's assembler reads.

macro_rules! relocs {
    ($($(#[$doc:meta])* $name:ident = $number:literal, $modifier:literal, $bytes:literal;)*) => {
        /// A relocation's type.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[repr(u32)]
        pub enum Reloc {
            $($(#[$doc])* $name = $number,)*
        }

        impl Reloc {
            /// All types.
            pub const ALL: &[Reloc] = &[$(Reloc::$name),*];

            /// What stands behind a symbol's name in assembly text for it, with the `@`; empty
            /// where the place of the symbol decides.
            pub const fn modifier(self) -> &'static str {
                match self { $(Reloc::$name => $modifier,)* }
            }

            /// Bytes that it fills in.
            pub const fn bytes(self) -> u8 {
                match self { $(Reloc::$name => $bytes,)* }
            }
        }
    };
}

relocs! {
    /// The low half of the address.
    Abs32Lo = 1, "@abs32@lo", 4;
    /// The high half of the address.
    Abs32Hi = 2, "@abs32@hi", 4;
    /// The address.
    Abs64 = 3, "@abs64", 8;
    /// The distance from the place, which must fit in 32 bits.
    Rel32 = 4, "", 4;
    /// The distance from the place.
    Rel64 = 5, "@rel64", 8;
    /// The address, which must fit in 32 bits.
    Abs32 = 6, "", 4;
    /// The distance to the symbol's entry in the table of addresses.
    GotPcRel = 7, "@gotpcrel", 4;
    /// The low half of that distance.
    GotPcRel32Lo = 8, "@gotpcrel32@lo", 4;
    /// The high half of that distance.
    GotPcRel32Hi = 9, "@gotpcrel32@hi", 4;
    /// The low half of the distance from the place.
    Rel32Lo = 10, "@rel32@lo", 4;
    /// The high half of the distance from the place.
    Rel32Hi = 11, "@rel32@hi", 4;
    /// The load address plus the addend; only the loader meets it.
    Relative64 = 13, "", 8;
    /// The distance of a branch in dwords.
    Rel16 = 14, "", 2;
}

impl Reloc {
    /// `R_AMDGPU_*`.
    pub const fn number(self) -> u32 {
        self as u32
    }
}

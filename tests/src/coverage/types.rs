//! The types that are tried, and how they are spelled.

use std::fmt;

/// A type of the language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Ty {
    /// An integer of so many bits.
    Int(u32),
    /// `half`, `bfloat`, `float` or `double`.
    Float(&'static str),
    /// A pointer into an address space.
    Ptr(u32),
    /// A vector.
    Vector(u32, Box<Ty>),
    /// Whatever else, by its text.
    Other(&'static str),
}

/// Widths of integers: those with instructions, those beside them, odd ones, wide ones.
pub const WIDTHS: [u32; 32] = [
    1, 2, 3, 5, 7, 8, 9, 13, 15, 16, 17, 24, 31, 32, 33, 40, 48, 63, 64, 65, 96, 100, 127, 128,
    129, 160, 192, 200, 256, 257, 512, 1024,
];

/// Vectors of integers: length and width.
pub const INT_VECTORS: [(u32, u32); 21] = [
    (1, 32),
    (2, 1),
    (4, 1),
    (2, 8),
    (3, 8),
    (4, 8),
    (16, 8),
    (2, 16),
    (3, 16),
    (4, 16),
    (2, 24),
    (2, 32),
    (3, 32),
    (4, 32),
    (5, 32),
    (8, 32),
    (16, 32),
    (2, 64),
    (3, 64),
    (2, 128),
    (2, 256),
];

/// Floating-point formats with code for them.
pub const FLOATS: [&str; 4] = ["half", "bfloat", "float", "double"];

/// Vectors of floating-point numbers.
const FLOAT_VECTORS: [(u32, &str); 12] = [
    (2, "half"),
    (3, "half"),
    (4, "half"),
    (2, "bfloat"),
    (3, "bfloat"),
    (1, "float"),
    (2, "float"),
    (3, "float"),
    (4, "float"),
    (16, "float"),
    (2, "double"),
    (3, "double"),
];

/// Address spaces with pointers that programs have.
pub const SPACES: [u32; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// Structures and arrays.
pub const AGGREGATES: [&str; 8] = [
    "{ i32, i64 }",
    "{ i8, <{ i16, i32 }> }",
    "<{ i8, i64 }>",
    "{ float, i8 }",
    "{ half, <2 x i16>, ptr addrspace(3) }",
    "[3 x i32]",
    "[2 x { i16, double }]",
    "[2 x [2 x i8]]",
];

/// All integers.
pub fn ints() -> Vec<Ty> {
    WIDTHS.into_iter().map(Ty::Int).collect()
}

/// Integers and their vectors.
pub fn ints_and_vectors() -> Vec<Ty> {
    let vectors = INT_VECTORS.into_iter();
    let vectors = vectors.map(|(n, bits)| Ty::Int(bits).vector(n));
    ints().into_iter().chain(vectors).collect()
}

/// Floating-point numbers and their vectors.
pub fn floats_and_vectors() -> Vec<Ty> {
    let scalars = FLOATS.into_iter().map(Ty::Float);
    let vectors = FLOAT_VECTORS.into_iter();
    let vectors = vectors.map(|(n, name)| Ty::Float(name).vector(n));
    scalars.chain(vectors).collect()
}

/// Pointers of all address spaces, and two vectors of them.
pub fn pointers() -> Vec<Ty> {
    let vectors = [Ty::Ptr(1).vector(2), Ty::Ptr(3).vector(3)];
    SPACES.into_iter().map(Ty::Ptr).chain(vectors).collect()
}

/// Everything that a value can be.
pub fn first_class() -> Vec<Ty> {
    let mut all = ints_and_vectors();
    all.extend(floats_and_vectors());
    all.extend(pointers());
    all.extend(AGGREGATES.into_iter().map(Ty::Other));
    all
}

impl Ty {
    /// A vector of so many.
    pub fn vector(self, len: u32) -> Ty {
        Ty::Vector(len, Box::new(self))
    }

    /// The element of a vector, or the type itself.
    pub fn scalar(&self) -> &Ty {
        match self {
            Ty::Vector(_, element) => element,
            other => other,
        }
    }

    /// A vector of another element, of as many; or that itself.
    pub fn with_scalar(&self, scalar: Ty) -> Ty {
        match self {
            Ty::Vector(n, _) => scalar.vector(*n),
            _ => scalar,
        }
    }

    /// Elements of a vector; 1 of a scalar.
    pub fn len(&self) -> u32 {
        match self {
            Ty::Vector(n, _) => *n,
            _ => 1,
        }
    }

    /// Bits of an integer or of the elements.
    pub fn int_bits(&self) -> Option<u32> {
        match self.scalar() {
            Ty::Int(bits) => Some(*bits),
            _ => None,
        }
    }

    /// A constant with this number in every element.
    pub fn constant(&self, number: u32) -> String {
        let scalar = match self.scalar() {
            Ty::Int(1) => (number % 2 == 1).to_string(),
            Ty::Float(_) => format!("{number}.0"),
            Ty::Ptr(_) => "null".to_string(),
            Ty::Other(_) => "zeroinitializer".to_string(),
            _ => number.to_string(),
        };
        match self {
            Ty::Vector(..) => format!("splat ({} {scalar})", self.scalar()),
            _ => scalar,
        }
    }

    /// Reads `i32`, `v2f16`, `f32`, `ptr3`: the short spelling of the rows.
    pub fn parse(text: &str) -> Option<Ty> {
        if let Some(rest) = text.strip_prefix('v') {
            let digits = rest.find(|c: char| !c.is_ascii_digit())?;
            let element = Ty::parse(&rest[digits..])?;
            return Some(element.vector(rest[..digits].parse().ok()?));
        }
        if let Some(space) = text.strip_prefix("ptr") {
            return Some(Ty::Ptr(space.parse().ok()?));
        }
        Some(match text {
            "f16" => Ty::Float("half"),
            "bf16" => Ty::Float("bfloat"),
            "f32" => Ty::Float("float"),
            "f64" => Ty::Float("double"),
            _ => Ty::Int(text.strip_prefix('i')?.parse().ok()?),
        })
    }
}

impl fmt::Display for Ty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ty::Int(bits) => write!(f, "i{bits}"),
            Ty::Float(name) | Ty::Other(name) => f.write_str(name),
            Ty::Ptr(0) => f.write_str("ptr"),
            Ty::Ptr(space) => write!(f, "ptr addrspace({space})"),
            Ty::Vector(n, element) => write!(f, "<{n} x {element}>"),
        }
    }
}

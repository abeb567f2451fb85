//! Images and samplers as ROCm passes them to kernels: the address of a descriptor in memory.
//!
//! An image's descriptor has 12 dwords: the resource (T#) of the processor, then the type and order
//! of its channels and its width (ROCR-Runtime, `PopulateImageSrd`; AMD's device libraries read
//! them: `__ockl_image_channel_data_type_2D`, `__ockl_image_width_2D`). A sampler's has 8: the
//! sampler (S#), then zeros (`PopulateSamplerSrd`).
//!
//! Images are linear. Rows are padded as AMD's addrlib does it: from GFX9 on to 256 bytes
//! (`ComputeSurfaceLinearPadding`); before, to 64 bytes and 8 texels at least, and further until a
//! slice is a multiple of 256 bytes and 64 texels (`HwlGetPitchAlignmentLinear`,
//! `HwlGetSizeAdjustmentLinear`).

use crate::device::Device;
use crate::exec::image::resource::{Bits, Dim, Rules, WORDS, field, rules};
use crate::exec::image::sampler;
use crate::launch::KernelArg;
use crate::memory::Buffer;
use isa::{Generation, Opcode, Processor};

/// Texels of an image in each dimension.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Geometry {
    /// Width.
    D1(u32),
    /// Width and height.
    D2(u32, u32),
    /// Width, height and depth.
    D3(u32, u32, u32),
    /// Width, and the number of rows.
    Array1(u32, u32),
    /// Width and height, and the number of slices.
    Array2(u32, u32, u32),
}

impl Geometry {
    fn dim(self) -> Dim {
        match self {
            Geometry::D1(..) => Dim::D1,
            Geometry::D2(..) => Dim::D2,
            Geometry::D3(..) => Dim::D3,
            Geometry::Array1(..) => Dim::Array1,
            Geometry::Array2(..) => Dim::Array2,
        }
    }

    /// Width, height, and depth or slices.
    fn size(self) -> [u32; 3] {
        match self {
            Geometry::D1(w) => [w, 1, 1],
            Geometry::D2(w, h) => [w, h, 1],
            Geometry::Array1(w, n) => [w, 1, n],
            Geometry::D3(w, h, n) | Geometry::Array2(w, h, n) => [w, h, n],
        }
    }
}

/// The most texels in each dimension: what the resource's fields hold.
const MOST: [u32; 3] = [1 << 14, 1 << 14, 1 << 13];

/// Channels of an image, in the order in which they lie in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Channels {
    /// Red.
    R,
    /// Red and green.
    Rg,
    /// Red, green, blue, alpha.
    Rgba,
    /// Blue, green, red, alpha, of 8 bits each.
    Bgra,
}

/// What the hardware and the runtime call an order of channels.
struct Order {
    count: usize,
    /// Destination selects: 0, 1, or channel + 4 (ROCR-Runtime, `kSwizzleLut_`).
    selects: [u32; 4],
    /// `HSA_EXT_IMAGE_CHANNEL_ORDER_*`.
    number: u32,
}

const fn order(count: usize, selects: [u32; 4], number: u32) -> Order {
    Order {
        count,
        selects,
        number,
    }
}

impl Channels {
    fn order(self) -> Order {
        match self {
            Channels::R => order(1, [4, 0, 0, 1], 1),
            Channels::Rg => order(2, [4, 5, 0, 1], 3),
            Channels::Rgba => order(4, [4, 5, 6, 7], 8),
            Channels::Bgra => order(4, [6, 5, 4, 7], 9),
        }
    }
}

/// What a channel is in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChannelType {
    /// 8 bits, 0 to 1.
    Unorm8,
    /// 8 bits, -1 to 1.
    Snorm8,
    /// 8 bits.
    Uint8,
    /// 8 bits.
    Sint8,
    /// 16 bits, 0 to 1.
    Unorm16,
    /// 16 bits, -1 to 1.
    Snorm16,
    /// 16 bits.
    Uint16,
    /// 16 bits.
    Sint16,
    /// Half precision.
    Float16,
    /// 32 bits.
    Uint32,
    /// 32 bits.
    Sint32,
    /// Single precision.
    Float32,
}

/// What the hardware and the runtime call a type of channel.
struct TypeOf {
    bytes: usize,
    number_format: u32,
    /// `HSA_EXT_IMAGE_CHANNEL_TYPE_*`.
    number: u32,
}

impl ChannelType {
    fn of(self) -> TypeOf {
        use ChannelType::*;
        let (bytes, number_format, number) = match self {
            Snorm8 => (1, 1, 0),
            Snorm16 => (2, 1, 1),
            Unorm8 => (1, 0, 2),
            Unorm16 => (2, 0, 3),
            Sint8 => (1, 5, 8),
            Sint16 => (2, 5, 9),
            Sint32 => (4, 5, 10),
            Uint8 => (1, 4, 11),
            Uint16 => (2, 4, 12),
            Uint32 => (4, 4, 13),
            Float16 => (2, 7, 14),
            Float32 => (4, 7, 15),
        };
        TypeOf {
            bytes,
            number_format,
            number,
        }
    }
}

/// Data formats by the bytes of a channel and the number of channels (ROCR-Runtime,
/// `resource_kv.h`: `FMT_8` to `FMT_32_32_32_32`).
fn data_format(bytes: usize, channels: usize) -> u32 {
    match (bytes, channels) {
        (1, 1) => 1,
        (2, 1) => 2,
        (1, 2) => 3,
        (4, 1) => 4,
        (2, 2) => 5,
        (1, _) => 10,
        (4, 2) => 11,
        (2, _) => 12,
        _ => 14,
    }
}

/// What an image's texels are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ImageFormat {
    /// The channels.
    pub channels: Channels,
    /// What each of them is.
    pub channel: ChannelType,
}

impl ImageFormat {
    /// Bytes of a texel.
    pub fn texel(self) -> u64 {
        (self.channels.order().count * self.channel.of().bytes) as u64
    }
}

/// An image in a device's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Image {
    geometry: Geometry,
    format: ImageFormat,
    /// Texels from row to row.
    pitch: u64,
    /// Its texels, padded.
    pub texels: Buffer,
    /// What kernels get the address of.
    pub descriptor: Buffer,
}

impl Image {
    /// Bytes of all texels without what rows are padded with.
    pub fn packed_size(&self) -> u64 {
        self.geometry.size().map(u64::from).iter().product::<u64>() * self.format.texel()
    }

    /// Bytes of a row, and of what a row begins after the one before.
    fn row(&self) -> (u64, u64) {
        let texel = self.format.texel();
        let width = u64::from(self.geometry.size()[0]);
        (width * texel, self.pitch * texel)
    }
}

impl From<Image> for KernelArg {
    fn from(image: Image) -> KernelArg {
        KernelArg::Image(image.descriptor)
    }
}

/// What lies beyond an image's edges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Addressing {
    /// Whatever; no coordinate is beyond.
    None,
    /// The nearest texel.
    Edge,
    /// Zeros, with alpha zero too.
    Clamp,
    /// The image again.
    Repeat,
    /// The image again, mirrored.
    Mirror,
}

/// A sampler, as a kernel gets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SamplerInfo {
    /// Whether texels are filtered linearly.
    pub is_linear: bool,
    /// What lies beyond the edges.
    pub addressing: Addressing,
    /// Whether coordinates go from 0 to 1.
    pub is_normalized: bool,
}

/// Dwords of an image's descriptor, and of a sampler's.
const IMAGE_DWORDS: usize = 12;
const SAMPLER_DWORDS: usize = 8;

/// A multiple of all of these is the distance of rows from each other.
fn aligned_pitch(processor: &Processor, texel: u64, [width, height, _]: [u32; 3]) -> u64 {
    let (width, height) = (u64::from(width), u64::from(height));
    if processor.generation >= Generation::Gfx9 {
        return width.next_multiple_of(256 / texel);
    }
    let align = (64 / texel).max(8);
    let slice = (256 / texel).max(64);
    let mut pitch = width.next_multiple_of(align);
    while !(pitch * height).is_multiple_of(slice) {
        pitch += align;
    }
    pitch
}

/// Bytes of dwords.
fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// The descriptor of an image at an address.
fn descriptor(
    rules: Rules,
    (geometry, format): (Geometry, ImageFormat),
    (address, pitch): (u64, u64),
) -> [u32; IMAGE_DWORDS] {
    let mut words = [0; IMAGE_DWORDS];
    let (order, channel) = (format.channels.order(), format.channel.of());
    let [width, height, last] = geometry.size().map(|size| size - 1);
    words[0] = (address >> 8) as u32;
    let pitch_field = Bits {
        count: rules.pitch_bits,
        ..field::PITCH
    };
    let dim = geometry.dim();
    for (field, value) in [
        (field::BASE_HIGH, (address >> 40) as u32),
        (field::DATA_FORMAT, data_format(channel.bytes, order.count)),
        (field::NUMBER_FORMAT, channel.number_format),
        (field::WIDTH, width),
        (field::HEIGHT, height),
        (field::TILING, rules.linear),
        (field::TYPE, dim.code()),
        (field::DEPTH, last),
        (pitch_field, (pitch - 1) as u32),
    ] {
        field.put(&mut words, value);
    }
    for (field, select) in field::SELECTS.into_iter().zip(order.selects) {
        field.put(&mut words, select);
    }
    if dim.is_array() && rules.has_last_array() {
        field::LAST_ARRAY.put(&mut words, last);
    }
    words[WORDS..].copy_from_slice(&[channel.number, order.number, width + 1, 0]);
    words
}

impl Device {
    /// An image of zeros, linear in memory.
    ///
    /// # Errors
    /// Where the device has no such images, or no room.
    pub fn image(&mut self, geometry: Geometry, format: ImageFormat) -> Result<Image, String> {
        let processor = self.target.processor;
        if !Opcode::ImageLoad.exists_on(processor) {
            return Err(format!("{} has no image instructions", processor.name));
        }
        let size = geometry.size();
        if let Some((size, most)) = size.into_iter().zip(MOST).find(|&(s, m)| s == 0 || s > m) {
            return Err(format!("{size} texels: 1 to {most} are possible there"));
        }
        if format.channels == Channels::Bgra && format.channel.of().bytes != 1 {
            return Err("bgra has channels of 8 bits".to_string());
        }
        let rules = rules(processor);
        let texel = format.texel();
        let pitch = aligned_pitch(processor, texel, size);
        if pitch > 1 << rules.pitch_bits {
            return Err(format!("rows of {pitch} texels, padded, are too long"));
        }
        let full = || "there is not so much memory".to_string();
        let rows = u64::from(size[1]) * u64::from(size[2]);
        let texels = self.alloc(rows * pitch * texel).ok_or_else(full)?;
        let words = descriptor(rules, (geometry, format), (texels.address, pitch));
        let descriptor = self.alloc_with(&bytes(&words)).ok_or_else(full)?;
        Ok(Image {
            geometry,
            format,
            pitch,
            texels,
            descriptor,
        })
    }

    /// Copies texels, one row after the other without gaps, to an image. False if they are not as
    /// many bytes as the image has.
    pub fn write_image(&mut self, image: &Image, texels: &[u8]) -> bool {
        if texels.len() as u64 != image.packed_size() {
            return false;
        }
        let (row, stride) = image.row();
        let rows = texels.chunks_exact(row as usize);
        let starts = (0..).map(|i| image.texels.address + i * stride);
        rows.zip(starts).all(|(row, at)| self.write(at, row))
    }

    /// The texels of an image, one row after the other without gaps. `None` if it has been freed.
    pub fn read_image(&self, image: &Image) -> Option<Vec<u8>> {
        let (row, stride) = image.row();
        let rows = image.packed_size() / row;
        let starts = (0..rows).map(|i| image.texels.address + i * stride);
        let mut all = Vec::new();
        for at in starts {
            all.extend(self.read(at, row)?);
        }
        Some(all)
    }

    /// A sampler's descriptor. `None` if there is no room.
    pub fn sampler(&mut self, info: SamplerInfo) -> Option<KernelArg> {
        let descriptor = self.alloc_with(&bytes(&sampler_words(info)))?;
        Some(KernelArg::Sampler(descriptor))
    }
}

/// A sampler's dwords (ROCR-Runtime, `PopulateSamplerSrd`).
fn sampler_words(info: SamplerInfo) -> [u32; SAMPLER_DWORDS] {
    use sampler::field;
    let mut words = [0; SAMPLER_DWORDS];
    let clamp = match info.addressing {
        Addressing::None | Addressing::Repeat => sampler::Clamp::Wrap,
        Addressing::Mirror => sampler::Clamp::Mirror,
        Addressing::Edge => sampler::Clamp::LastTexel,
        Addressing::Clamp => sampler::Clamp::Border,
    };
    let code = sampler::CLAMPS.iter().position(|&c| c == clamp);
    for axis in field::CLAMP {
        axis.put(&mut words, code.unwrap_or(0) as u32);
    }
    for (field, value) in [
        (field::FORCE_UNNORMALIZED, u32::from(!info.is_normalized)),
        (field::MAX_LOD, 0xfff),
        (field::MAG_FILTER, u32::from(info.is_linear)),
        (field::MIN_FILTER, u32::from(info.is_linear)),
    ] {
        field.put(&mut words, value);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use isa::Target;

    fn device(name: &str) -> Device {
        Device::new(Target::parse(name).expect("a processor"))
    }

    const RGBA: ImageFormat = ImageFormat {
        channels: Channels::Rgba,
        channel: ChannelType::Unorm8,
    };

    #[test]
    fn rows_are_padded() {
        for (name, geometry, pitch) in [
            ("gfx906", Geometry::D2(65, 3), 128),
            ("gfx803", Geometry::D2(65, 3), 128),
            ("gfx803", Geometry::D2(65, 8), 80),
            ("gfx600", Geometry::D1(3), 64),
        ] {
            let image = device(name).image(geometry, RGBA).expect("room");
            assert_eq!(image.pitch, pitch, "{name} {geometry:?}");
        }
    }

    #[test]
    fn texels_come_back() {
        for name in ["gfx900", "gfx700"] {
            let mut device = device(name);
            let geometry = Geometry::Array2(5, 3, 2);
            let image = device.image(geometry, RGBA).expect("room");
            let texels: Vec<u8> = (0..120).collect();
            assert!(device.write_image(&image, &texels));
            assert!(!device.write_image(&image, &texels[1..]));
            assert_eq!(device.read_image(&image), Some(texels));
        }
    }

    /// The dwords behind the resource are those that AMD's device libraries read.
    #[test]
    fn descriptors() {
        let mut device = device("gfx906");
        let image = device.image(Geometry::D2(640, 480), RGBA).expect("room");
        let words: Vec<u32> = (device.read_buffer(image.descriptor).expect("it is there"))
            .chunks_exact(4)
            .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
            .collect();
        assert_eq!(words[2], 639 | 479 << 14);
        assert_eq!(words[3], 0xfac | 9 << 28);
        assert_eq!(words[4], 639 << 13);
        assert_eq!(words[8..], [2, 8, 640, 0]);
        let sampler = sampler_words(SamplerInfo {
            is_linear: true,
            addressing: Addressing::Edge,
            is_normalized: false,
        });
        let expected = [0x8092, 0xfff000, 0x500000, 0, 0, 0, 0, 0];
        assert_eq!(sampler, expected);
    }

    #[test]
    fn what_is_not_possible_is_said() {
        let wrong = |name: &str, geometry, format| device(name).image(geometry, format).err();
        let none = wrong("gfx942", Geometry::D1(1), RGBA);
        assert_eq!(none.as_deref(), Some("gfx942 has no image instructions"));
        assert!(wrong("gfx906", Geometry::D1(0), RGBA).is_some());
        assert!(wrong("gfx906", Geometry::D2(1, 16385), RGBA).is_some());
        let format = ImageFormat {
            channels: Channels::Bgra,
            channel: ChannelType::Float32,
        };
        assert!(wrong("gfx906", Geometry::D1(1), format).is_some());
    }
}

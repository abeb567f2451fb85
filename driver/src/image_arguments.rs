//! Images and samplers as kernel arguments: `image:2d:640x480:rgba8unorm@in.bin=out.bin`,
//! `sampler:linear,edge`.

use crate::arguments::ReadFile;
use emu::{
    Addressing, ChannelType, Channels, Device, Geometry, Image, ImageFormat, KernelArg, SamplerInfo,
};

/// Reads `GEOMETRY:SIZE:FORMAT`, and perhaps `@FILE`; makes the image on the device.
pub(crate) fn image(text: &str, device: &mut Device, files: ReadFile<'_>) -> Result<Image, String> {
    let (what, file) = match text.split_once('@') {
        Some((what, file)) => (what, Some(file)),
        None => (text, None),
    };
    let parts: Vec<&str> = what.split(':').collect();
    let [kind, size, texels] = parts[..] else {
        return Err(
            "an image is written GEOMETRY:SIZE:FORMAT, for example 2d:640x480:rgba8unorm".into(),
        );
    };
    let image = device.image(geometry(kind, size)?, format(texels)?)?;
    if let Some(file) = file {
        let contents = files(file)?;
        if !device.write_image(&image, &contents) {
            return Err(format!(
                "{file} has {} bytes, the image has {}",
                contents.len(),
                image.packed_size()
            ));
        }
    }
    Ok(image)
}

/// The geometries, and how their sizes are written.
const GEOMETRIES: [(&str, &str); 5] = [
    ("1d", "W"),
    ("2d", "WxH"),
    ("3d", "WxHxD"),
    ("1darray", "WxN"),
    ("2darray", "WxHxN"),
];

fn geometry(kind: &str, size: &str) -> Result<Geometry, String> {
    let Some((_, form)) = GEOMETRIES.iter().find(|(name, _)| *name == kind) else {
        let names = GEOMETRIES.map(|(name, _)| name).join(", ");
        return Err(format!("unknown geometry '{kind}' ({names} are known)"));
    };
    let numbers: Option<Vec<u32>> = size.split('x').map(|n| n.parse().ok()).collect();
    let geometry = match (kind, numbers.as_deref()) {
        ("1d", Some(&[w])) => Some(Geometry::D1(w)),
        ("2d", Some(&[w, h])) => Some(Geometry::D2(w, h)),
        ("3d", Some(&[w, h, d])) => Some(Geometry::D3(w, h, d)),
        ("1darray", Some(&[w, n])) => Some(Geometry::Array1(w, n)),
        ("2darray", Some(&[w, h, n])) => Some(Geometry::Array2(w, h, n)),
        _ => None,
    };
    geometry.ok_or_else(|| format!("'{size}' is no size of a {kind} image ({form})"))
}

const CHANNELS: [(&str, Channels); 4] = [
    ("r", Channels::R),
    ("rg", Channels::Rg),
    ("rgba", Channels::Rgba),
    ("bgra", Channels::Bgra),
];

const TYPES: [(&str, ChannelType); 12] = [
    ("8unorm", ChannelType::Unorm8),
    ("8snorm", ChannelType::Snorm8),
    ("8uint", ChannelType::Uint8),
    ("8sint", ChannelType::Sint8),
    ("16unorm", ChannelType::Unorm16),
    ("16snorm", ChannelType::Snorm16),
    ("16uint", ChannelType::Uint16),
    ("16sint", ChannelType::Sint16),
    ("16float", ChannelType::Float16),
    ("32uint", ChannelType::Uint32),
    ("32sint", ChannelType::Sint32),
    ("32float", ChannelType::Float32),
];

fn format(text: &str) -> Result<ImageFormat, String> {
    let digit = text
        .find(|c: char| c.is_ascii_digit())
        .unwrap_or(text.len());
    let (channels, channel) = text.split_at(digit);
    let channels = CHANNELS.iter().find(|(name, _)| *name == channels);
    let channel = TYPES.iter().find(|(name, _)| *name == channel);
    match (channels, channel) {
        (Some(&(_, channels)), Some(&(_, channel))) => Ok(ImageFormat { channels, channel }),
        _ => Err(format!(
            "unknown format '{text}' (r, rg, rgba or bgra, then {})",
            TYPES.map(|(name, _)| name).join(", ")
        )),
    }
}

/// Reads the properties of a sampler, separated by commas.
pub(crate) fn sampler(text: &str, device: &mut Device) -> Result<KernelArg, String> {
    let mut info = SamplerInfo {
        is_linear: false,
        addressing: Addressing::None,
        is_normalized: false,
    };
    for property in text.split(',') {
        match property {
            "nearest" => info.is_linear = false,
            "linear" => info.is_linear = true,
            "none" => info.addressing = Addressing::None,
            "edge" => info.addressing = Addressing::Edge,
            "clamp" => info.addressing = Addressing::Clamp,
            "repeat" => info.addressing = Addressing::Repeat,
            "mirror" => info.addressing = Addressing::Mirror,
            "normalized" => info.is_normalized = true,
            _ => {
                return Err(format!(
                    "unknown property '{property}' (nearest, linear, none, edge, clamp, repeat, \
                     mirror and normalized are known)"
                ));
            }
        }
    }
    let sampler = device.sampler(info);
    sampler.ok_or_else(|| "there is not so much memory".to_string())
}

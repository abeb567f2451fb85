//! A device: memory, and the code objects loaded into it.

use crate::code_object::{CodeObject, Kernel};
use crate::error::LoadError;
use crate::initial::{element_size, scratch_resource};
use crate::memory::{Buffer, Memory};
use crate::printf;
use crate::program::{Program, Registers};
use crate::strict::WaitUse;
use isa::Target;

/// A code object in a device's memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Module(pub(crate) usize);

/// What a loaded code object needs at launches.
pub(crate) struct Loaded {
    pub object: CodeObject,
    /// Device address of the code object's address zero.
    pub base: u64,
    /// Scratch memory whose address is in the code.
    pub scratch: Option<Buffer>,
}

/// Bytes of scratch memory whose address is in code.
const FIXED_SCRATCH: u64 = 1 << 24;

impl Loaded {
    /// Code: device addresses and sizes.
    pub fn code(&self) -> impl Iterator<Item = (u64, u64)> + '_ {
        let executable = self.object.segments.iter().filter(|s| s.executable);
        executable.map(|s| (self.base + s.address, s.size))
    }
}

/// A device of one processor.
///
/// ```
/// let target = isa::Target::parse("gfx906").unwrap();
/// let mut device = emu::Device::new(target);
/// let buffer = device.alloc(16).expect("room for 16 bytes");
/// assert!(device.write(buffer.address, &[1, 2, 3]));
/// assert_eq!(device.read(buffer.address, 4), Some(vec![1, 2, 3, 0]));
/// ```
pub struct Device {
    pub(crate) target: Target,
    pub(crate) memory: Memory,
    pub(crate) modules: Vec<Loaded>,
    /// Decoded code, by the registers that its instructions may name. Emptied when code changes.
    pub(crate) programs: Vec<Program>,
    /// Number of launches so far: the dispatch id.
    pub(crate) dispatches: u64,
    /// Of the last launch.
    pub(crate) wait_uses: Vec<WaitUse>,
}

impl Device {
    /// A device without anything in its memory. Target features that the target leaves open are
    /// whatever a code object wants. For a generic processor it is the first one that executes its
    /// code.
    pub fn new(target: Target) -> Device {
        let target = crate::target::executing(target);
        Device {
            target,
            memory: Memory::of(target.processor.name),
            modules: Vec::new(),
            programs: Vec::new(),
            dispatches: 0,
            wait_uses: Vec::new(),
        }
    }

    /// What the last launch that ended well in strict mode used its waits for, in ascending order
    /// of addresses; nothing after other modes.
    pub fn wait_uses(&self) -> &[WaitUse] {
        &self.wait_uses
    }

    /// What code objects must have been compiled for.
    pub fn target(&self) -> Target {
        self.target
    }

    /// A zeroed buffer; `None` when the address space is used up.
    pub fn alloc(&mut self, bytes: u64) -> Option<Buffer> {
        self.memory.alloc(bytes)
    }

    /// A buffer with these contents.
    pub fn alloc_with(&mut self, contents: &[u8]) -> Option<Buffer> {
        let buffer = self.alloc(contents.len() as u64)?;
        self.memory.write(buffer.address, contents);
        Some(buffer)
    }

    /// A buffer for what kernels print, to launch with
    /// ([`LaunchConfig::with_printf`](crate::LaunchConfig::with_printf)): a mebibyte. `None` when
    /// the address space is used up.
    pub fn printf_buffer(&mut self) -> Option<Buffer> {
        self.alloc_with(&printf::empty())
    }

    /// What kernels of the module printed into a buffer of [`Device::printf_buffer`], in the order
    /// in which the work-items took their places. What did not fit is not there.
    ///
    /// # Errors
    /// What in the buffer no format of the module describes.
    pub fn printed(&self, module: Module, buffer: Buffer) -> Result<Vec<u8>, String> {
        let formats = self.code_object(module).map_or(&[][..], |o| &o.printf);
        let bytes = self.read_buffer(buffer).unwrap_or_default();
        printf::text(formats, &bytes)
    }

    /// Gives a buffer back; later accesses by kernels are faults. False if it is none.
    pub fn free(&mut self, buffer: Buffer) -> bool {
        self.memory.free(buffer)
    }

    /// Copies bytes to the device. False if they do not lie in one allocation.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> bool {
        let end = address.saturating_add(bytes.len() as u64);
        let mut code = self.modules.iter().flat_map(Loaded::code);
        if code.any(|(base, size)| address < base + size && base < end) {
            self.programs.clear();
        }
        self.memory.write(address, bytes)
    }

    /// Copies bytes from the device. `None` if they do not lie in one allocation.
    pub fn read(&self, address: u64, bytes: u64) -> Option<Vec<u8>> {
        self.memory.read(address, bytes)
    }

    /// The contents of a buffer. `None` if it has been freed.
    pub fn read_buffer(&self, buffer: Buffer) -> Option<Vec<u8>> {
        self.read(buffer.address, buffer.size)
    }

    /// Puts a code object into memory: segments, relocations.
    pub fn load(&mut self, object: &CodeObject) -> Result<Module, LoadError> {
        self.check_target(object)?;
        let full = || LoadError::Segments("no room in the address space".to_string());
        let base = self.memory.reserve(object.span()).ok_or_else(full)?;
        for segment in &object.segments {
            self.memory
                .insert(base + segment.address, segment.size, segment.protection)
                .ok_or_else(|| LoadError::Segments("segments overlap".to_string()))?;
            self.memory.write(base + segment.address, &segment.bytes);
        }
        for (place, size, value) in object.relocated(base) {
            if !self.memory.write(place, &value.to_le_bytes()[..size]) {
                return Err(LoadError::Relocation {
                    offset: place.wrapping_sub(base),
                    what: "it does not lie in a segment".to_string(),
                });
            }
        }
        let scratch = match object.scratch_words.is_empty() {
            true => None,
            false => Some(self.alloc(FIXED_SCRATCH).ok_or_else(full)?),
        };
        for &(place, word) in &object.scratch_words {
            let address = scratch.map_or(0, |s| s.address);
            let elements = element_size(self.target.processor);
            let resource = scratch_resource(address, FIXED_SCRATCH, elements);
            let value = resource[usize::from(word)];
            self.memory.write(base + place, &value.to_le_bytes());
        }
        self.programs.clear();
        self.modules.push(Loaded {
            object: object.clone(),
            base,
            scratch,
        });
        Ok(Module(self.modules.len() - 1))
    }

    fn check_target(&self, object: &CodeObject) -> Result<(), LoadError> {
        if object.code_target.runs_on(&self.target) {
            return Ok(());
        }
        Err(LoadError::WrongDevice {
            code: object.target_id(),
            device: self.target.target_id(),
        })
    }

    /// The code object of a module.
    pub fn code_object(&self, module: Module) -> Option<&CodeObject> {
        self.modules.get(module.0).map(|m| &m.object)
    }

    /// Memory of a symbol: a global variable, say.
    pub fn symbol(&self, module: Module, name: &str) -> Option<Buffer> {
        let loaded = self.modules.get(module.0)?;
        let symbol = loaded.object.symbol_by_name(name)?;
        Some(Buffer {
            address: loaded.base + symbol.address,
            size: symbol.size,
        })
    }

    pub(crate) fn kernel(&self, module: Module, name: &str) -> Option<(&Loaded, &Kernel)> {
        let loaded = self.modules.get(module.0)?;
        Some((loaded, loaded.object.kernel_by_name(name)?))
    }

    /// Decoded code for waves with these registers.
    pub(crate) fn take_program(&mut self, registers: Registers) -> Program {
        match self
            .programs
            .iter()
            .position(|p| p.registers() == registers)
        {
            Some(i) => self.programs.swap_remove(i),
            None => {
                let ranges: Vec<_> = self.modules.iter().flat_map(Loaded::code).collect();
                Program::new(self.target, registers, &ranges)
            }
        }
    }

    /// Takes out what [`Memory::reserve`] gave since `mark`.
    pub(crate) fn release(&mut self, buffers: &[Buffer], mark: u64) {
        for buffer in buffers {
            self.memory.remove(buffer.address);
        }
        self.memory.reset_mark(mark);
    }
}

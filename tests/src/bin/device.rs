//! The emulator as a device for another process, which asks by the standard input: what the
//! library in `tests/real/device` calls, so that runtimes which load that library as HIP's have a
//! GPU.
//!
//! `device PROCESSOR [plain|strict]`. A request is a byte and its numbers, 64 bits each, lowest
//! byte first; where a length is among them, so many bytes follow. What goes wrong is said on the
//! standard error, and the answer begins with 0.
//!
//! | byte | request | answer |
//! |---|---|---|
//! | `a` | size | address |
//! | `f` | address | 1 |
//! | `w` | address, length, bytes | 1 |
//! | `r` | address, length | 1, bytes |
//! | `c` | to, from, length | 1 |
//! | `l` | length, code object | the module's number, from 1 |
//! | `k` | module, length, kernel | 1, number of arguments, size of each |
//! | `g` | module, the launch, arguments, kernel | 1 |
//!
//! A launch is work-groups, and work-items of one, in three dimensions, bytes of LDS, and the
//! lengths of the arguments and of the kernel's name.

use emu::{Buffer, CodeObject, Device, KernelArg, LaunchConfig, Mode, Module};
use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let target = args.first().and_then(|name| isa::Target::parse(name).ok());
    let mode = match args.get(1).map(String::as_str) {
        None | Some("plain") => Some(Mode::Plain),
        Some("strict") => Some(Mode::Strict),
        _ => None,
    };
    let (Some(target), Some(mode)) = (target, mode) else {
        eprintln!("usage: device PROCESSOR [plain|strict]");
        return ExitCode::FAILURE;
    };
    let mut server = Server {
        device: Device::new(target),
        mode,
        buffers: HashMap::new(),
        modules: Vec::new(),
        input: io::stdin().lock(),
        output: io::stdout().lock(),
    };
    match server.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("device: {error}");
            ExitCode::FAILURE
        }
    }
}

struct Server<I, O> {
    device: Device,
    mode: Mode,
    buffers: HashMap<u64, Buffer>,
    modules: Vec<Module>,
    input: I,
    output: O,
}

/// Why a request failed.
type Answer<T> = Result<T, String>;

impl<I: Read, O: Write> Server<I, O> {
    /// Answers requests until there are no more.
    fn run(&mut self) -> io::Result<()> {
        let mut kind = [0];
        while self.input.read(&mut kind)? == 1 {
            let answer = match kind[0] {
                b'a' => self.alloc()?,
                b'f' => self.free()?,
                b'w' => self.write()?,
                b'r' => self.read()?,
                b'c' => self.copy()?,
                b'l' => self.load()?,
                b'k' => self.arguments()?,
                b'g' => self.launch()?,
                other => Err(format!("there is no request '{}'", char::from(other))),
            };
            let answer = answer.unwrap_or_else(|message| {
                eprintln!("device: {message}");
                0u64.to_le_bytes().to_vec()
            });
            self.output.write_all(&answer)?;
            self.output.flush()?;
        }
        Ok(())
    }

    fn numbers<const N: usize>(&mut self) -> io::Result<[u64; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            let mut bytes = [0; 8];
            self.input.read_exact(&mut bytes)?;
            *number = u64::from_le_bytes(bytes);
        }
        Ok(numbers)
    }

    fn bytes(&mut self, length: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        (&mut self.input).take(length).read_to_end(&mut bytes)?;
        match bytes.len() as u64 == length {
            true => Ok(bytes),
            false => Err(io::ErrorKind::UnexpectedEof.into()),
        }
    }

    fn name(&mut self, length: u64) -> io::Result<String> {
        let bytes = self.bytes(length)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn alloc(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [size] = self.numbers()?;
        let buffer = self.device.alloc(size.max(1));
        Ok(buffer
            .map(|buffer| {
                self.buffers.insert(buffer.address, buffer);
                numbers(&[buffer.address])
            })
            .ok_or_else(|| format!("no room for {size} bytes")))
    }

    fn free(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [address] = self.numbers()?;
        let buffer = self.buffers.remove(&address);
        let freed = buffer.is_some_and(|buffer| self.device.free(buffer));
        Ok(done(freed, || format!("nothing to free at {address:#x}")))
    }

    fn write(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [address, length] = self.numbers()?;
        let bytes = self.bytes(length)?;
        let written = self.device.write(address, &bytes);
        Ok(done(written, || {
            format!("a copy of {length} bytes to {address:#x}")
        }))
    }

    fn read(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [address, length] = self.numbers()?;
        let bytes = self.device.read(address, length);
        Ok(bytes
            .map(|bytes| [numbers(&[1]), bytes].concat())
            .ok_or_else(|| format!("a copy of {length} bytes from {address:#x}")))
    }

    fn copy(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [to, from, length] = self.numbers()?;
        let bytes = self.device.read(from, length);
        let copied = bytes.is_some_and(|bytes| self.device.write(to, &bytes));
        Ok(done(copied, || {
            format!("a copy of {length} bytes from {from:#x} to {to:#x}")
        }))
    }

    fn load(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [length] = self.numbers()?;
        let bytes = self.bytes(length)?;
        let object = CodeObject::load(&bytes).map_err(|error| error.to_string());
        let module = object.and_then(|object| self.device.load(&object).map_err(|e| e.to_string()));
        Ok(module.map(|module| {
            self.modules.push(module);
            numbers(&[self.modules.len() as u64])
        }))
    }

    fn module(&self, number: u64) -> Answer<Module> {
        let at = number.checked_sub(1).map(|n| n as usize);
        let module = at.and_then(|at| self.modules.get(at));
        module.copied().ok_or_else(|| format!("no module {number}"))
    }

    fn arguments(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [module, length] = self.numbers()?;
        let name = self.name(length)?;
        Ok(self.sizes(module, &name).map(|sizes| {
            let head = numbers(&[1, sizes.len() as u64]);
            [head, numbers(&sizes)].concat()
        }))
    }

    /// Sizes of a kernel's arguments.
    fn sizes(&self, module: u64, name: &str) -> Answer<Vec<u64>> {
        let object = self.device.code_object(self.module(module)?);
        let kernel = object.and_then(|object| object.kernel_by_name(name));
        let kernel = kernel.ok_or_else(|| format!("no kernel '{name}' in module {module}"))?;
        Ok(kernel.explicit_args().map(|arg| arg.size).collect())
    }

    fn launch(&mut self) -> io::Result<Answer<Vec<u8>>> {
        let [module, gx, gy, gz, wx, wy, wz, lds, args, name] = self.numbers()?;
        let args = self.bytes(args)?;
        let name = self.name(name)?;
        let workgroup = [wx, wy, wz].map(|n| n as u32);
        let groups = [gx, gy, gz].map(|n| n as u32);
        let grid = [0, 1, 2].map(|d| groups[d].saturating_mul(workgroup[d]));
        let config = LaunchConfig {
            dynamic_lds: lds as u32,
            mode: self.mode,
            ..LaunchConfig::new(grid, workgroup)
        };
        Ok(self.launched(module, &name, config, &args))
    }

    fn launched(
        &mut self,
        module: u64,
        name: &str,
        config: LaunchConfig,
        args: &[u8],
    ) -> Answer<Vec<u8>> {
        let (mut rest, mut list) = (args, Vec::new());
        for size in self.sizes(module, name)? {
            let (arg, behind) = rest
                .split_at_checked(size as usize)
                .ok_or_else(|| format!("arguments of '{name}' are missing"))?;
            list.push(KernelArg::Bytes(arg.to_vec()));
            rest = behind;
        }
        let module = self.module(module)?;
        let result = self.device.launch(module, name, config, &list);
        let result = result.map_err(|error| format!("kernel '{name}': {error}"));
        result.map(|_| numbers(&[1]))
    }
}

fn numbers(values: &[u64]) -> Vec<u8> {
    values.iter().flat_map(|v| v.to_le_bytes()).collect()
}

fn done(is_done: bool, what: impl FnOnce() -> String) -> Answer<Vec<u8>> {
    match is_done {
        true => Ok(numbers(&[1])),
        false => Err(format!("{} failed", what())),
    }
}

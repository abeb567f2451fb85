//! Writes small linked code objects of all versions byte by byte, from the documents
//! (AMDGPUUsage, "ELF Code Object", "Code Object Metadata", "Kernel Descriptor"), without any tool:
//! LLVM 22 writes neither version 2 nor 3.
//!
//! File offsets are addresses. The parts, in this order: headers, notes, symbols, relocations,
//! descriptors (read-only); code (version 2: with `amd_kernel_code_t`), executable; a table with a
//! relocated pointer to a variable, the variable, and a variable without bytes in the file.

#![allow(dead_code, reason = "each test file uses a part")]

/// A value of the metadata, in either notation.
pub enum Value {
    Number(u64),
    Text(String),
    List(Vec<Value>),
    Map(Vec<(&'static str, Value)>),
}

impl Value {
    fn yaml(&self) -> String {
        match self {
            Value::Number(n) => n.to_string(),
            Value::Text(text) => format!("'{text}'"),
            Value::List(items) => {
                let items: Vec<String> = items.iter().map(Value::yaml).collect();
                format!("[{}]", items.join(", "))
            }
            Value::Map(entries) => {
                let entries: Vec<String> = (entries.iter())
                    .map(|(key, value)| format!("{key}: {}", value.yaml()))
                    .collect();
                format!("{{{}}}", entries.join(", "))
            }
        }
    }

    /// MessagePack: 64-bit numbers, 16-bit lengths.
    fn pack(&self, out: &mut Vec<u8>) {
        let text = |text: &str, out: &mut Vec<u8>| {
            out.push(0xda);
            out.extend((text.len() as u16).to_be_bytes());
            out.extend(text.as_bytes());
        };
        match self {
            Value::Number(n) => {
                out.push(0xcf);
                out.extend(n.to_be_bytes());
            }
            Value::Text(value) => text(value, out),
            Value::List(items) => {
                out.push(0xdc);
                out.extend((items.len() as u16).to_be_bytes());
                items.iter().for_each(|item| item.pack(out));
            }
            Value::Map(entries) => {
                out.push(0xde);
                out.extend((entries.len() as u16).to_be_bytes());
                for (key, value) in entries {
                    text(key, out);
                    value.pack(out);
                }
            }
        }
    }
}

/// A kernel: `out[i] = variable + n + i` for one wave, with arguments `out` (a pointer) and `n`.
pub struct Kernel {
    pub name: &'static str,
    pub lds: u32,
    pub private: u32,
    pub kernarg_align: u64,
    pub wavefront: u64,
    pub max_workgroup: u64,
    pub required: Option<[u64; 3]>,
    pub uniform: bool,
    pub rsrc1: u32,
    pub rsrc2: u32,
    pub rsrc3: u32,
    pub properties: u32,
    /// Written over the descriptor: byte offset, dword.
    pub patch: Option<(usize, u32)>,
    /// Distance of the first instruction from where it should be.
    pub skew: i64,
}

impl Kernel {
    pub fn new(name: &'static str) -> Kernel {
        Kernel {
            name,
            lds: 0,
            private: 0,
            kernarg_align: 8,
            wavefront: 64,
            max_workgroup: 256,
            required: None,
            uniform: false,
            // 8 VGPRs, 16 SGPRs, denormals of doubles, DX10 clamp, IEEE mode.
            rsrc1: 1 | 3 << 18 | 1 << 21 | 1 << 23,
            // Two user SGPRs.
            rsrc2: 2 << 1,
            rsrc3: 0,
            // The kernarg pointer.
            properties: 1 << 3,
            patch: None,
            skew: 0,
        }
    }

    fn metadata(&self, version: u8) -> Value {
        use Value::{List, Map, Number, Text};
        let text = |t: &str| Text(t.to_string());
        if version == 2 {
            let arg = |name: &str, size, kind: &str| {
                Map(vec![
                    ("Name", text(name)),
                    ("Size", Number(size)),
                    ("Align", Number(size)),
                    ("ValueKind", text(kind)),
                ])
            };
            let required = self.required.unwrap_or([0; 3]).map(Number).into();
            return Map(vec![
                ("Name", text(self.name)),
                ("SymbolName", Text(format!("{}@kd", self.name))),
                ("Attrs", Map(vec![("ReqdWorkGroupSize", List(required))])),
                (
                    "Args",
                    List(vec![
                        arg("out", 8, "GlobalBuffer"),
                        arg("n", 4, "ByValue"),
                        arg("offset", 8, "HiddenGlobalOffsetX"),
                    ]),
                ),
                (
                    "CodeProps",
                    Map(vec![
                        ("KernargSegmentSize", Number(24)),
                        ("KernargSegmentAlign", Number(self.kernarg_align)),
                        ("WavefrontSize", Number(self.wavefront)),
                        ("MaxFlatWorkGroupSize", Number(self.max_workgroup)),
                    ]),
                ),
            ]);
        }
        let arg = |name: &str, offset, size, kind: &str| {
            Map(vec![
                (".name", text(name)),
                (".offset", Number(offset)),
                (".size", Number(size)),
                (".value_kind", text(kind)),
            ])
        };
        let mut map = vec![
            (".name", text(self.name)),
            (".symbol", Text(format!("{}.kd", self.name))),
            (".kernarg_segment_size", Number(24)),
            (".kernarg_segment_align", Number(self.kernarg_align)),
            (".wavefront_size", Number(self.wavefront)),
            (".max_flat_workgroup_size", Number(self.max_workgroup)),
            (".uniform_work_group_size", Number(self.uniform.into())),
            (
                ".args",
                List(vec![
                    arg("out", 0, 8, "global_buffer"),
                    arg("n", 8, 4, "by_value"),
                    arg("offset", 16, 8, "hidden_global_offset_x"),
                ]),
            ),
        ];
        if let Some(required) = self.required {
            map.push((".reqd_workgroup_size", List(required.map(Number).into())));
        }
        Map(map)
    }

    /// The descriptor, `entry` bytes before the first instruction.
    fn descriptor(&self, entry: i64) -> Vec<u8> {
        let mut bytes = vec![0; 64];
        let mut put =
            |at: usize, value: u32| bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
        put(0, self.lds);
        put(4, self.private);
        put(8, 24);
        put(16, entry as u32);
        put(20, (entry >> 32) as u32);
        put(44, self.rsrc3);
        put(48, self.rsrc1);
        put(52, self.rsrc2);
        put(56, self.properties);
        if let Some((at, value)) = self.patch {
            put(at, value);
        }
        bytes
    }

    /// `amd_kernel_code_t`; a test compares it with llvm-mc's.
    pub fn kernel_code(&self) -> Vec<u8> {
        let mut bytes = vec![0; 256];
        let mut put = |at: usize, value: &[u8]| bytes[at..at + value.len()].copy_from_slice(value);
        put(0, &1u32.to_le_bytes());
        put(4, &2u32.to_le_bytes());
        // Machine kind AMDGPU, version 9.0.6.
        for (i, half) in [1u16, 9, 0, 6].into_iter().enumerate() {
            put(8 + 2 * i, &half.to_le_bytes());
        }
        put(16, &(256 + self.skew).to_le_bytes());
        put(48, &self.rsrc1.to_le_bytes());
        put(52, &self.rsrc2.to_le_bytes());
        // IS_PTR64.
        put(56, &(self.properties | 1 << 19).to_le_bytes());
        put(60, &self.private.to_le_bytes());
        put(64, &self.lds.to_le_bytes());
        put(72, &24u64.to_le_bytes());
        put(84, &16u16.to_le_bytes());
        put(86, &8u16.to_le_bytes());
        put(100, &[self.kernarg_align.trailing_zeros() as u8, 4, 4, 6]);
        put(104, &[0xff; 4]);
        if let Some((at, value)) = self.patch {
            put(at, &value.to_le_bytes());
        }
        bytes
    }
}

/// The code, whose pointer to the variable lies `distance` bytes behind the fourth instruction.
fn code(distance: u32) -> Vec<u8> {
    let words = [
        0xc006_0080,
        0, // s_load_dwordx2 s[2:3], s[0:1], 0x0
        0xc002_0100,
        8,           // s_load_dword s4, s[0:1], 0x8
        0xbe86_1c00, // s_getpc_b64 s[6:7]
        0x8006_ff06,
        distance,    // s_add_u32 s6, s6, distance
        0x8207_8007, // s_addc_u32 s7, s7, 0
        0xc006_0183,
        0,           // s_load_dwordx2 s[6:7], s[6:7], 0x0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0xc002_0143,
        0,           // s_load_dword s5, s[6:7], 0x0
        0xbf8c_c07f, // s_waitcnt lgkmcnt(0)
        0x8004_0504, // s_add_u32 s4, s4, s5
        0x6802_0004, // v_add_u32_e32 v1, s4, v0
        0x2400_0082, // v_lshlrev_b32_e32 v0, 2, v0
        0xdc70_8000,
        0x0002_0100, // global_store_dword v0, v1, s[2:3]
        0xbf81_0000, // s_endpgm
    ];
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// Bytes of `code` before what `s_getpc_b64` gives.
const PC: u64 = 20;

/// How the table's pointer is relocated.
#[derive(Clone, Copy)]
pub enum Pointer {
    /// `R_AMDGPU_RELATIVE64`.
    Relative,
    /// `R_AMDGPU_ABS64` with the variable's symbol.
    Absolute,
    /// `R_AMDGPU_ABS64` with an undefined symbol.
    Undefined,
    /// A type that is not dynamic.
    GotPcRel,
}

/// Which notes of version 2 name the processor.
#[derive(Clone, Copy)]
pub enum Isa {
    Version,
    Name,
    Flags,
}

/// A code object to be written.
pub struct Object {
    pub version: u8,
    pub flags: u32,
    pub isa: Isa,
    pub pointer: Pointer,
    pub kernels: Vec<Kernel>,
}

impl Object {
    /// For gfx906 with both features off, as far as the version can say it.
    pub fn new(version: u8, kernels: Vec<Kernel>) -> Object {
        let features = match version {
            2 | 3 => 0,
            _ => 0x200 | 0x800,
        };
        Object {
            version,
            flags: 0x2f | features,
            isa: Isa::Flags,
            pointer: Pointer::Relative,
            kernels,
        }
    }

    fn notes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        let kernels = self.kernels.iter().map(|k| k.metadata(self.version));
        let kernels = Value::List(kernels.collect());
        let mut note = |name: &str, kind: u32, desc: &[u8]| {
            out.extend((name.len() as u32 + 1).to_le_bytes());
            out.extend((desc.len() as u32).to_le_bytes());
            out.extend(kind.to_le_bytes());
            for part in [&[name.as_bytes(), &[0]].concat(), desc] {
                out.extend(part);
                out.resize(out.len().next_multiple_of(4), 0);
            }
        };
        if self.version > 2 {
            let mut desc = Vec::new();
            Value::Map(vec![("amdhsa.kernels", kernels)]).pack(&mut desc);
            note("AMDGPU", 32, &desc);
            return out;
        }
        match self.isa {
            Isa::Flags => {}
            Isa::Name => note("AMD", 11, b"amdgcn-amd-amdhsa--gfx906"),
            Isa::Version => {
                let mut desc = vec![4, 0, 7, 0];
                desc.extend([9u32, 0, 6].into_iter().flat_map(u32::to_le_bytes));
                desc.extend(b"AMD\0AMDGPU\0");
                note("AMD", 3, &desc);
            }
        }
        let version = Value::List(vec![Value::Number(1), Value::Number(0)]);
        let text = Value::Map(vec![("Version", version), ("Kernels", kernels)]).yaml();
        note("AMD", 10, format!("---\n{text}\n...\n\0").as_bytes());
        out
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let mut file = vec![0; 64 + 4 * 56];
        let align = |file: &mut Vec<u8>, to: usize| file.resize(file.len().next_multiple_of(to), 0);
        let notes = (file.len(), self.notes());
        file.extend(&notes.1);
        align(&mut file, 64);
        let descriptors = file.len();
        // Symbols, relocations and code follow; their places depend only on the counts.
        let names = self.names();
        let strings = descriptors + 64 * self.kernels.len();
        let symbols = (strings + names.0.len()).next_multiple_of(8);
        let symbol_count = 3 + self.kernels.len() + 1;
        let relocation = symbols + 24 * symbol_count;
        let text = (relocation + 24).next_multiple_of(4096);
        let stride = 512;
        let data = text + stride * self.kernels.len();
        let data = data.next_multiple_of(4096);
        for (i, kernel) in self.kernels.iter().enumerate() {
            let from = descriptors + 64 * i;
            let entry = (text + stride * i + 256) as i64 + kernel.skew - from as i64;
            file.extend(kernel.descriptor(entry));
        }
        file.extend(&names.0);
        align(&mut file, 8);
        assert_eq!(file.len(), symbols);
        self.write_symbols(&mut file, &names.1, [descriptors, text, data], stride);
        let kind: u64 = match self.pointer {
            Pointer::Relative => 13,
            Pointer::Absolute => 1 << 32 | 3,
            Pointer::Undefined => 3 << 32 | 3,
            Pointer::GotPcRel => 1 << 32 | 7,
        };
        let addend = if matches!(self.pointer, Pointer::Relative) {
            data as u64 + 8
        } else {
            0
        };
        file.extend(
            [data as u64, kind, addend]
                .into_iter()
                .flat_map(u64::to_le_bytes),
        );
        file.resize(text, 0);
        for (i, kernel) in self.kernels.iter().enumerate() {
            file.resize(text + stride * i, 0);
            file.extend(kernel.kernel_code());
            file.extend(code((data as u64 - (file.len() as u64 + PC)) as u32));
        }
        let text_end = file.len();
        file.resize(data, 0);
        // The pointer, and the variable.
        file.extend([0, 1000u64].into_iter().flat_map(u64::to_le_bytes));
        let sections = [
            [7, notes.0, notes.1.len(), 0, 0],
            [11, symbols, 24 * symbol_count, 3, 24],
            [3, strings, names.0.len(), 0, 0],
            [4, relocation, 24, 2, 24],
        ];
        let headers = file.len();
        file.extend([0; 64]);
        for section in sections {
            file.extend(section_header(section.map(|x| x as u64)));
        }
        let elf_header = self.elf_header(headers as u64, sections.len() as u16 + 1);
        file[..64].copy_from_slice(&elf_header);
        let programs = [
            (1, 4, 0, relocation + 24, relocation + 24),
            (1, 5, text, text_end - text, text_end - text),
            (1, 6, data, 16, 4096),
            (4, 4, notes.0, notes.1.len(), notes.1.len()),
        ];
        for (i, program) in programs.into_iter().enumerate() {
            file[64 + 56 * i..][..56].copy_from_slice(&program_header(program));
        }
        file
    }

    /// The string table, and where each kernel's two names are.
    fn names(&self) -> (Vec<u8>, Vec<(u32, u32)>) {
        let mut strings = b"\0variable\0zeros\0missing\0".to_vec();
        let mut places = Vec::new();
        for kernel in &self.kernels {
            let name = strings.len() as u32;
            strings.extend(format!("{}\0", kernel.name).bytes());
            let descriptor = strings.len() as u32;
            strings.extend(format!("{}.kd\0", kernel.name).bytes());
            places.push((name, descriptor));
        }
        (strings, places)
    }

    fn write_symbols(
        &self,
        file: &mut Vec<u8>,
        names: &[(u32, u32)],
        [descriptors, text, data]: [usize; 3],
        stride: usize,
    ) {
        let mut symbol = |name: u32, kind: u8, section: u16, value: usize, size: u64| {
            file.extend(name.to_le_bytes());
            // Global.
            file.extend([kind | 1 << 4, 0]);
            file.extend(section.to_le_bytes());
            file.extend((value as u64).to_le_bytes());
            file.extend(size.to_le_bytes());
        };
        symbol(0, 0, 0, 0, 0);
        symbol(1, 1, 1, data + 8, 8);
        symbol(10, 1, 1, data + 1024, 64);
        symbol(16, 0, 0, 0, 0);
        for (i, (name, descriptor)) in names.iter().enumerate() {
            match self.version {
                // STT_AMDGPU_HSA_KERNEL, of amd_kernel_code_t.
                2 => symbol(*name, 10, 1, text + stride * i, 512),
                _ => symbol(*descriptor, 1, 1, descriptors + 64 * i, 64),
            }
        }
    }

    fn elf_header(&self, sections: u64, count: u16) -> Vec<u8> {
        let mut out = b"\x7fELF\x02\x01\x01\x40".to_vec();
        out.push(self.version - 2);
        out.resize(16, 0);
        // ET_DYN, EM_AMDGPU.
        out.extend([3u16, 224].into_iter().flat_map(u16::to_le_bytes));
        out.extend(1u32.to_le_bytes());
        out.extend([0, 64, sections].into_iter().flat_map(u64::to_le_bytes));
        out.extend(self.flags.to_le_bytes());
        // Sizes and counts; the section names are the symbols' names.
        let rest = [64, 56, 4, 64, count, 3];
        out.extend(rest.into_iter().flat_map(u16::to_le_bytes));
        out
    }
}

/// Type, address, size, link, entry size. All are loaded.
fn section_header([kind, at, size, link, entry]: [u64; 5]) -> Vec<u8> {
    let mut out = [0, kind as u32].map(u32::to_le_bytes).concat();
    out.extend([2, at, at, size].into_iter().flat_map(u64::to_le_bytes));
    out.extend((link as u32).to_le_bytes());
    out.extend(u32::from(kind == 11).to_le_bytes());
    out.extend([4, entry].into_iter().flat_map(u64::to_le_bytes));
    out
}

/// Type, flags, address, bytes in the file and in memory.
fn program_header((kind, flags, at, size, memory): (u32, u32, usize, usize, usize)) -> Vec<u8> {
    let mut out = [kind, flags].map(u32::to_le_bytes).concat();
    let align = if kind == 4 { 4 } else { 4096 };
    let words = [at, at, at, size, memory, align];
    out.extend(words.into_iter().flat_map(|w| (w as u64).to_le_bytes()));
    out
}

//! Facts that need no oracle: names, flags, constants, the tables' own consistency, errors.

use isa::*;

fn target(text: &str) -> Target {
    Target::parse(text).expect("a target")
}

/// Random numbers from a fixed seed (xorshift).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

#[test]
fn registers_print_as_the_assembler_writes_them() {
    let cases = [
        (RegSpan::one(Reg::vgpr(3)), "v3"),
        (RegSpan::new(Reg::vgpr(3), 2), "v[3:4]"),
        (RegSpan::new(Reg::sgpr(0), 4), "s[0:3]"),
        (RegSpan::new(Reg::agpr(252), 4), "a[252:255]"),
        (RegSpan::new(Reg::ttmp(4), 4), "ttmp[4:7]"),
        (RegSpan::VCC, "vcc"),
        (RegSpan::one(Reg::VCC_HI), "vcc_hi"),
        (RegSpan::EXEC, "exec"),
        (RegSpan::one(Reg::EXEC_LO), "exec_lo"),
        (RegSpan::one(Reg::M0), "m0"),
        (RegSpan::FLAT_SCR, "flat_scratch"),
        (RegSpan::one(Reg::SHARED_BASE), "src_shared_base"),
        (RegSpan::one(Reg::SCC), "src_scc"),
    ];
    for (span, text) in cases {
        assert_eq!(span.to_string(), text);
    }
}

#[test]
fn register_codes_are_dense_and_unique() {
    let mut count = 0;
    for code in 0..2 * Reg::COUNT as u16 {
        if let Some(reg) = Reg::from_code(code) {
            assert_eq!(reg.code(), code);
            assert!(usize::from(code) < Reg::COUNT);
            count += 1;
        }
    }
    // 106 SGPRs, 16 TTMPs, 2 × 256 vector registers, 4 of M0, null and EXEC, 2 of VCC, 8 of
    // FLAT_SCRATCH, XNACK_MASK, TBA and TMA, 5 apertures, 4 conditions.
    assert_eq!(count, 106 + 16 + 512 + 4 + 2 + 8 + 5 + 4);
    assert_eq!(Reg::sgpr(105).checked_next(1), None);
    assert_eq!(Reg::vgpr(255).checked_next(1), None);
    assert_eq!(Reg::vgpr(254).next(1), Reg::vgpr(255));
    assert!(RegSpan::new(Reg::vgpr(4), 4).overlaps(RegSpan::one(Reg::vgpr(7))));
    assert!(!RegSpan::new(Reg::vgpr(4), 4).overlaps(RegSpan::one(Reg::vgpr(8))));
}

#[test]
fn targets_parse_and_print() {
    assert_eq!(
        target("gfx906:xnack-:sramecc+").target_id(),
        "gfx906:sramecc+:xnack-"
    );
    assert_eq!(target("gfx906").xnack, Setting::Any);
    assert_eq!(target("tahiti").processor.name, "gfx600");
    let errors = [
        ("gfx999", TargetError::UnknownProcessor("gfx999".into())),
        ("gfx803:xnack+", TargetError::UnknownFeature("xnack".into())),
        (
            "gfx900:sramecc+",
            TargetError::UnknownFeature("sramecc".into()),
        ),
        ("gfx906:xnack", TargetError::MissingSign("xnack".into())),
        (
            "gfx906:xnack+:xnack-",
            TargetError::Repeated("xnack".into()),
        ),
    ];
    for (text, error) in errors {
        assert_eq!(Target::parse(text), Err(error));
    }
}

/// AMDGPUUsage, "AMDGPU ELF Header e_flags".
#[test]
fn elf_flags_follow_the_code_object_version() {
    assert_eq!(target("gfx906").elf_flags(5), 0x52f);
    assert_eq!(target("gfx906:sramecc+:xnack-").elf_flags(4), 0xe2f);
    assert_eq!(target("gfx906:sramecc-:xnack-").elf_flags(3), 0x02f);
    assert_eq!(target("gfx906:sramecc+:xnack+").elf_flags(3), 0x32f);
    assert_eq!(target("gfx803").elf_flags(5), 0x02a);
    for processor in PROCESSORS {
        assert_eq!(
            Processor::by_elf_mach(processor.elf_mach).map(|p| p.name),
            Some(processor.name)
        );
    }
}

#[test]
fn wait_counts_round_trip() {
    for generation in [
        Generation::Gfx6,
        Generation::Gfx8,
        Generation::Gfx9,
        Generation::Gfx940,
    ] {
        let limits = Waitcnt::limits(generation);
        for vm in 0..=limits.vm {
            for lgkm in 0..=limits.lgkm {
                for exp in 0..=limits.exp {
                    let counts = Waitcnt { vm, lgkm, exp };
                    assert_eq!(
                        Waitcnt::decode(counts.encode(generation), generation),
                        counts
                    );
                }
            }
        }
    }
    assert_eq!(
        Waitcnt::limits(Generation::Gfx8),
        Waitcnt {
            vm: 15,
            lgkm: 15,
            exp: 7
        }
    );
    assert_eq!(
        Waitcnt::limits(Generation::Gfx9),
        Waitcnt {
            vm: 63,
            lgkm: 15,
            exp: 7
        }
    );
    // More than the field holds waits for nothing.
    let many = Waitcnt {
        vm: 200,
        lgkm: 99,
        exp: 77,
    };
    assert_eq!(
        many.encode(Generation::Gfx9),
        Waitcnt::limits(Generation::Gfx9).encode(Generation::Gfx9)
    );
}

#[test]
fn hwreg_round_trips() {
    let mode = Hwreg {
        id: Hwreg::MODE,
        offset: 4,
        size: 4,
    };
    assert_eq!(mode.encode(), 0x1901);
    assert_eq!(Hwreg::decode(0x1901), mode);
    assert_eq!(mode.name(target("gfx900").processor), Some("HW_REG_MODE"));
    assert_eq!(
        Hwreg::id_of("HW_REG_XCC_ID", target("gfx900").processor),
        None
    );
    assert_eq!(
        Hwreg::id_of("HW_REG_XCC_ID", target("gfx942").processor),
        Some(20)
    );
}

/// Manual, section 5.2: values of the inline constants.
#[test]
fn inline_constants_round_trip() {
    use ValueType::{B32, B64, Bf16, F16, F32, F64, I16, I32, I64, U32, V2Bf16, V2F16, V2I16};
    let gfx9 = Generation::Gfx9;
    for ty in [
        F16, F32, F64, I32, U32, B32, I64, B64, V2F16, V2I16, Bf16, V2Bf16,
    ] {
        for code in (128..=208).chain(240..=248) {
            assert_eq!(
                inline_constant(inline_value(code, ty), ty, gfx9),
                Some(code),
                "{ty:?}"
            );
        }
    }
    assert_eq!(
        inline_constant(u64::from(1.0f32.to_bits()), F32, gfx9),
        Some(242)
    );
    assert_eq!(inline_constant((-4.0f64).to_bits(), F64, gfx9), Some(247));
    assert_eq!(inline_constant(0x3c00, F16, gfx9), Some(242));
    assert_eq!(inline_constant(0xffff_fff0, I32, gfx9), Some(208));
    assert_eq!(inline_constant(0xffff_ffef, I32, gfx9), None);
    assert_eq!(inline_constant(65, I32, gfx9), None);
    // 16-bit integers have no float constants.
    assert_eq!(inline_constant(0x3c00, I16, gfx9), None);
    assert_eq!(inline_constant(0xffff, I16, gfx9), Some(193));
    // 1/(2π) came with GFX8.
    assert_eq!(inline_constant(0x3e22_f983, F32, gfx9), Some(248));
    assert_eq!(inline_constant(0x3e22_f983, F32, Generation::Gfx7), None);
}

#[test]
fn rows_are_consistent() {
    for &opcode in Opcode::ALL {
        let desc = opcode.desc();
        assert_eq!(desc.opcode, opcode);
        assert!(
            desc.opcodes.iter().any(Option::is_some),
            "{opcode:?} exists nowhere"
        );
        for generation in Generation::ALL {
            if desc.opcodes[generation as usize].is_some() {
                assert!(
                    !desc.forms_on(generation).is_empty(),
                    "{opcode:?} on {generation:?}"
                );
            }
        }
        let flags = desc.flags;
        let accesses = InstFlags::LOADS | InstFlags::STORES;
        if flags.contains(InstFlags::ATOMIC) {
            assert!(flags.contains(accesses), "{opcode:?}");
        }
        if flags.intersects(accesses) && desc.family != Family::Exp {
            assert!(!desc.counters.is_empty(), "{opcode:?} raises no counter");
        }
        if flags.contains(InstFlags::RETURNS) {
            assert!(desc.defs().next().is_some(), "{opcode:?} returns nowhere");
        }
        if flags.contains(InstFlags::CONDITIONAL) {
            assert!(
                flags.contains(InstFlags::BRANCH | InstFlags::TERMINATOR),
                "{opcode:?}"
            );
        }
        if desc.family.is_salu() || desc.family == Family::Smem {
            assert!(flags.contains(InstFlags::EXEC_INSENSITIVE), "{opcode:?}");
        }
        if flags.contains(InstFlags::COMMUTES) {
            let sources = desc.operands.iter().filter(|o| o.role == Role::Use).count();
            assert!(sources >= 2, "{opcode:?} has nothing to exchange");
        }
    }
}

/// What the passes rely on most, read off the manual's chapter 12.
#[test]
fn implicit_registers_of_well_known_rows() {
    let reads = |o: Opcode| o.desc().implicit_reads;
    let writes = |o: Opcode| o.desc().implicit_writes;
    assert_eq!(writes(Opcode::SAddU32), ImplicitRegs::SCC);
    assert_eq!(reads(Opcode::SAddcU32), ImplicitRegs::SCC);
    assert_eq!(writes(Opcode::SMulI32), ImplicitRegs::empty());
    assert_eq!(
        writes(Opcode::SAndSaveexecB64),
        ImplicitRegs::EXEC | ImplicitRegs::SCC
    );
    assert_eq!(reads(Opcode::VMovB32), ImplicitRegs::EXEC);
    assert_eq!(
        reads(Opcode::VAddF32),
        ImplicitRegs::EXEC | ImplicitRegs::MODE
    );
    assert_eq!(writes(Opcode::VCmpxEqU32), ImplicitRegs::EXEC);
    assert!(reads(Opcode::VDivFmasF32).contains(ImplicitRegs::VCC));
    assert!(!reads(Opcode::VReadlaneB32).contains(ImplicitRegs::EXEC));
    assert!(reads(Opcode::VReadfirstlaneB32).contains(ImplicitRegs::EXEC));
    let m0 = |g| {
        Opcode::DsReadB32
            .desc()
            .implicit_reads_on(g)
            .contains(ImplicitRegs::M0)
    };
    assert!(m0(Generation::Gfx8) && !m0(Generation::Gfx9));
    let flat = Opcode::FlatLoadDword.desc().counters;
    assert_eq!(flat, Counters::VM | Counters::LGKM);
    let store = Opcode::BufferStoreDword.desc();
    assert_eq!(
        store.counters_on(Generation::Gfx6),
        Counters::VM | Counters::EXP
    );
    assert_eq!(store.counters_on(Generation::Gfx7), Counters::VM);
}

fn v(n: u16) -> Operand {
    Reg::vgpr(n).into()
}

fn s(n: u16) -> Operand {
    Reg::sgpr(n).into()
}

fn error(inst: &Inst, cpu: &str) -> EncodeErrorKind {
    let mut bytes = Vec::new();
    let error = encode(inst, &target(cpu), &mut bytes).expect_err("not encodable");
    assert!(bytes.is_empty(), "nothing is written on an error");
    assert!(error.to_string().starts_with(inst.opcode.mnemonic()));
    error.kind
}

#[test]
fn what_the_hardware_forbids_is_an_error() {
    use EncodeErrorKind as K;
    let add = |form, a, b| Inst::new(Opcode::VAddF32, form, &[v(0), a, b]);
    assert_eq!(error(&add(Form::E32, v(1), s(1)), "gfx906"), K::MustBeVgpr);
    assert_eq!(error(&add(Form::E64, s(0), s(1)), "gfx906"), K::ConstantBus);
    let literal = Operand::Literal(0x1234_5678);
    assert_eq!(
        error(&add(Form::E64, literal, v(1)), "gfx906"),
        K::NoLiteral
    );
    assert_eq!(
        error(&add(Form::Native, v(1), v(1)), "gfx906"),
        K::NoSuchForm(Form::Native)
    );
    assert_eq!(
        error(&add(Form::Sdwa, v(1), v(1)), "gfx700"),
        K::NoSuchForm(Form::Sdwa)
    );
    let few = Inst::new(Opcode::VAddF32, Form::E32, &[v(0), v(1)]);
    assert_eq!(error(&few, "gfx906"), K::OperandCount { want: 3, got: 2 });
    let fmac = Inst::new(Opcode::VFmacF32, Form::E32, &[v(0), v(1), v(2)]);
    assert_eq!(error(&fmac, "gfx900"), K::NotOnProcessor("gfx900"));
    let pair = Operand::Reg(RegSpan::new(Reg::sgpr(3), 2));
    let mov = Inst::new(Opcode::SMovB64, Form::Native, &[pair, Operand::Inline(128)]);
    assert_eq!(error(&mov, "gfx906"), K::Alignment(2));
    let narrow = Inst::new(Opcode::SMovB64, Form::Native, &[s(2), Operand::Inline(128)]);
    assert_eq!(error(&narrow, "gfx906"), K::Width { want: 2, got: 1 });
    let high = Inst::new(Opcode::SMovB32, Form::Native, &[s(103), s(0)]);
    assert_eq!(error(&high, "gfx906"), K::NoSuchRegister(Reg::sgpr(103)));
    let two = [s(0), literal, Operand::Literal(1)];
    let and = Inst::new(Opcode::SAndB32, Form::Native, &two);
    assert_eq!(error(&and, "gfx906"), K::TwoLiterals);
    let carry = [
        v(0),
        Operand::Reg(RegSpan::new(Reg::sgpr(2), 2)),
        v(1),
        v(2),
    ];
    let addc = Inst::new(Opcode::VAddCoU32, Form::E32, &carry);
    assert_eq!(error(&addc, "gfx906"), K::MustBeVcc);
    let mut read = Inst::new(Opcode::DsReadB32, Form::Native, &[v(0), v(1)]);
    read.mods.offset = 65536;
    assert_eq!(
        error(&read, "gfx906"),
        K::Range {
            min: 0,
            max: 0xffff,
            got: 65536
        }
    );
    let mut clamp = Inst::new(Opcode::VMovB32, Form::E32, &[v(0), v(1)]);
    clamp.mods.flags |= ModFlags::CLAMP;
    assert_eq!(error(&clamp, "gfx906"), K::Modifier("clamp"));
}

#[test]
fn undecodable_bytes_are_errors() {
    let gfx906 = target("gfx906");
    assert_eq!(decode(&[0, 0, 0], &gfx906), Err(DecodeError::Truncated));
    // v_add_f16 with a literal that is cut off.
    assert_eq!(
        decode(&[0xff, 2, 0, 0x3e], &gfx906),
        Err(DecodeError::Truncated)
    );
    assert_eq!(
        decode(&[0, 0xff, 0x80, 0xbe], &gfx906),
        Err(DecodeError::UnknownOpcode(0xbe80_ff00))
    );
    // v_mul_lo_u32 with a third source.
    let bytes = [0, 0, 0x85, 0xd2, 1, 5, 4, 0];
    assert!(matches!(
        decode(&bytes, &gfx906),
        Err(DecodeError::ReservedBits { .. })
    ));
}

/// Whatever decodes encodes to the same bytes, apart from what no assembler writes.
#[test]
fn decoding_is_the_inverse_of_encoding() {
    let mut random = Random(0x1234_5678_9abc_def1);
    for cpu in [
        "gfx600", "gfx700", "gfx803", "gfx810", "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942",
    ] {
        let target = target(cpu);
        let mut decoded = 0;
        for _ in 0..200_000 {
            let mut word = random.next();
            // Unused fields must be zero: thin the bits out.
            for byte in 0..8 {
                if random.next() % 5 < 2 {
                    word &= !(0xff << (8 * byte));
                }
            }
            // Half of the encodings are in the upper half of the first dword's range.
            if random.next() % 4 != 0 {
                word |= 0x8000_0000;
            }
            let mut bytes = word.to_le_bytes().to_vec();
            bytes.extend_from_slice(&(random.next() as u32).to_le_bytes());
            let Ok((inst, size)) = decode(&bytes, &target) else {
                continue;
            };
            decoded += 1;
            let mut again = Vec::new();
            match encode(&inst, &target, &mut again) {
                Ok(_) if again == bytes[..size] => {}
                Ok(_) => assert_eq!(
                    decode(&again, &target).map(|(i, _)| i),
                    Ok(inst.clone()),
                    "{cpu}"
                ),
                Err(error) => assert!(
                    is_tolerated(&error.kind),
                    "{cpu}: {error} {inst:?} {bytes:02x?}"
                ),
            }
        }
        assert!(
            decoded > 10_000,
            "{cpu}: only {decoded} samples mean anything"
        );
    }
}

/// Encodings that the hardware reads but that are of no use, so that the encoder refuses them.
fn is_tolerated(kind: &EncodeErrorKind) -> bool {
    use EncodeErrorKind as K;
    matches!(
        kind,
        K::ConstantBus
            | K::NotInline(_)
            | K::Range { .. }
            | K::Overlap
            | K::Modifier(_)
            | K::Class(_)
    )
}

//! The texts of `--help` and `--list-processors`.

use isa::{PROCESSORS, Tasks};

/// A table: what can be done for each processor.
pub fn processors() -> String {
    let columns = Tasks::COLUMNS;
    let longest = PROCESSORS.iter().map(|p| p.name.len()).max();
    let width = longest.unwrap_or(0).max("processor".len()) + 1;
    let mut out = format!("{:<width$}", "processor");
    for (_, heading) in columns {
        out.push_str(&format!("{heading:<10}"));
    }
    out.push_str("other names\n");
    for processor in PROCESSORS {
        out.push_str(&format!("{:<width$}", processor.name));
        for (task, _) in columns {
            let yes = processor.tasks.contains(task);
            out.push_str(&format!("{:<10}", if yes { "yes" } else { "-" }));
        }
        out.push_str(&processor.aliases.join(", "));
        out.truncate(out.trim_end().len());
        out.push('\n');
    }
    out
}

/// Text of `amdgpuc --help`.
pub const HELP: &str = "\
usage: amdgpuc FILE... -mcpu=TARGET-ID [options]        (several files are linked as one module)
       amdgpuc run FILE --kernel NAME --grid X[,Y[,Z]] --workgroup X[,Y[,Z]] [options]
       amdgpuc pass PASS[,PASS...] FILE [-mcpu=TARGET-ID] [-o OUT] [options]
       amdgpuc asm FILE.s -mcpu=TARGET-ID [-o OUT.o] [--show-encoding]
       amdgpuc disasm FILE [-mcpu=TARGET-ID] [--hex]
       amdgpuc litmus [NAME|FILE.litmus] -mcpu=TARGET-ID [--scope SCOPE] [--mutants] [options]

Compiles LLVM IR (text) to AMDGPU code objects, runs kernels on an emulator, assembles and disassembles,
explores what small programs can do on a machine whose memory is as weak as documented.

compiling:
  -mcpu=TARGET-ID            processor and features, e.g. gfx906 or gfx906:sramecc+:xnack-
  -o FILE                    output file ('-': standard output)
  -S | -c | --emit-ir        assembly | relocatable object | optimised IR instead of a linked code object
  -O0 | -O1 | -O2 | -O3      optimisation level (default: -O2)
  -mattr=+FEATURE,-FEATURE   switch features: xnack, sramecc (wavefrontsize64 is always on)
  --code-object-version=N    2 to 6 (default: what the module says, else 5; generic processors
                             have 6 alone, 2 and 3 are for processors of their time)
  --print-after=PASS|all     print the program after a pass to standard error
  --stop-after=PASS          print the program after a pass instead of the output
  --disable-pass=PASS        leave an optimisation out
  --explain-schedule         print what the scheduler did to each stretch of instructions
  --time-passes              print the time of each pass
  --stats[=json]             print figures of each kernel
  --verify-each              verify the program after each pass
  --threads=N                compile functions in up to N threads (default: as many as the host runs)
  --max-vgprs=N --max-sgprs=N  use at most so many registers
  --far-branches=within:BYTES | islands:BYTES
                             let branches reach less far, for tests

running (amdgpuc run --help tells more):
  --kernel NAME              symbol of the kernel
  --grid X[,Y[,Z]]           work-items
  --workgroup X[,Y[,Z]]      work-items of a work-group
  --arg ARG                  next kernel argument

single passes:
  PASS[,PASS...]             as --print-after names them; what a pass requires is run before it
  FILE                       LLVM IR, or machine IR as it is printed after isel and later passes

assembling, disassembling:
  -o FILE                    object to write (default: FILE.o; '-': standard output)
  --dialect=llvm|clrx        whose assembly language (default: LLVM's; CLRX's if .rocm comes first)
  --show-encoding            print the statements with their bytes (no object then, unless -o is given)
  --hex                      FILE has bytes as text, 0x00 0x01 ...
  -mattr=+FEATURE,-FEATURE   also cumode, tgsplit, wavefrontsize32, wavefrontsize64 and real-true16

litmus programs (docs/memory-model.md):
  NAME                       part of the names of the programs that are meant (default: all)
  --scope SCOPE              only programs that synchronise at this scope: workgroup, agent, system
  --every N                  only every N-th program
  --mutants                  take every wait, invalidation, write-back and cache bit out of the
                             memory model's table, and tell which program notices
  --print                    print the programs
  --completion=wave|unit     what waiting for one's own vector memory tells of the compute unit's:
                             nothing (the default), or that what came before it is complete

  --list-processors          processors, and what can be done for each
  --help, --version
";

/// Text of `amdgpuc run --help`.
pub const RUN_HELP: &str = "\
NAME
    amdgpuc run - runs a kernel on the emulator

SYNOPSIS
    amdgpuc run FILE --kernel NAME --grid X[,Y[,Z]] --workgroup X[,Y[,Z]] [--arg ARG]... [options]

DESCRIPTION
    Executes one kernel, every wave of it, from the bytes of a linked code object: of amdgpuc, llc,
    clang or hipcc, code object version 2 to 6, for gfx600 to gfx950 or a generic one; or of an
    object for amdpal, mesa3d or no system, whose arguments nothing describes: they lie one after
    the other, each aligned to its size. If FILE is IR it is compiled first, with the options of
    amdgpuc.

    The launch is checked as a runtime checks it, and more: processor and target features, number,
    kinds and sizes of the arguments, work-group and grid against what the kernel requires, LDS,
    private memory, registers, reserved bits of the descriptor. A fault (an access outside all
    buffers, an illegal instruction, a deadlock) names kernel, work-group, wave, lane, address and
    instruction.

LAUNCH
    --kernel NAME            name of the kernel
    --grid X[,Y[,Z]]         work-items in each dimension
    --workgroup X[,Y[,Z]]    work-items of a work-group in each dimension
    -mcpu=TARGET-ID          the device; needed if FILE is IR. A code object for another one is
                             refused. Default: what the code object was compiled for
    --global-offset X[,Y[,Z]]
                             first global id in each dimension, for kernels that ask for it
                             (default: 0)
    --arg ARG                the next argument of the kernel:
        i8:N i16:N i32:N i64:N    an integer, decimal or with 0x
        f16:X f32:X f64:X         a number
        bytes:HEX                 bytes of a value passed by value
        buf:SIZE                  a pointer to a buffer of SIZE bytes, zeroed
        buf:@FILE                 a pointer to a buffer with the contents of FILE
        buf:SIZE=OUT, buf:@FILE=OUT
                                  the same; afterwards the buffer is written to OUT
        image:GEOMETRY:SIZE:FORMAT[@FILE][=OUT]
                                  an OpenCL image, zeroed or with the texels of FILE, one row after
                                  the other; afterwards they are written to OUT. GEOMETRY and SIZE:
                                  1d:W, 2d:WxH, 3d:WxHxD, 1darray:WxN, 2darray:WxHxN. FORMAT: r, rg,
                                  rgba or bgra and 8 or 16 with unorm, snorm, uint, sint, 16float,
                                  or 32 with uint, sint, float, for example rgba8unorm
        sampler:nearest|linear[,none|edge|clamp|repeat|mirror][,normalized]
                                  an OpenCL sampler
        lds:SIZE                  a pointer to SIZE bytes of LDS

EXECUTION
    --lds BYTES              local memory beyond what the kernel declares (dynamic LDS)
    --max-instructions N     give up after N instructions of all waves (default: 2^34)
    --threads N              use N host threads, each with work-groups of its own (default: 1).
                             Results are the same if the kernel has no data race, counts
                             too unless it depends on the order of atomics
    --approximations nearest|below|above|mixed
                             which results the instructions give that are specified to a bound:
                             reciprocals, roots, exponentials and logarithms (default: nearest)

REPORTS
    --mode plain|strict      strict: missing waits, hazards, undefined values and data races are
                             errors too (docs/strict.md)
    --races report|global|ignore
                             what strict mode does about data races: report them, those in global
                             memory only, or none (default: report)
    --stats[=json]           counts of executed instructions by class, and an estimate of cycles
                             (docs/cost-model.md), to standard output
    --profile[=FILE]         a disassembly in which every instruction has its number of executions,
                             the mean of active lanes and its share of the cycles, to standard
                             output or FILE
    --trace[=FILE]           every executed instruction with the registers that it changed, to
                             standard error or FILE; takes one host thread

EXIT STATUS
    0 if the kernel ran to its end, 1 otherwise, with a message on standard error.

EXAMPLES
    amdgpuc run saxpy.ll -mcpu=gfx906 --kernel saxpy --grid 1024 --workgroup 256 \\
        --arg f32:2.0 --arg buf:@x.bin --arg buf:@y.bin=y.out --stats
    amdgpuc run kernels.co --kernel reduce --grid 4096 --workgroup 256 \\
        --arg buf:16384 --arg buf:64=sums.bin --threads 8 --profile=reduce.txt
";

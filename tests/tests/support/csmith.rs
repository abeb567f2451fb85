//! What the tests with random C programs share: csmith, its headers, clang, and limits.

use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// How much processor time a program may take on the host. Some never end, and what takes longer
/// there has more instructions than the emulator is given. It is not the clock's, so that a busy
/// machine leaves the same programs out.
pub const HOST_TIME: Duration = Duration::from_millis(500);

/// The unit of the processor times in `/proc/PID/stat` (proc(5): clock ticks, of which Linux has
/// 100 a second for every program).
const TICK: Duration = Duration::from_millis(10);

/// How many instructions it may take on the emulator.
pub const INSTRUCTION_LIMIT: u64 = 30_000_000;

/// The signal SIGXCPU, which ends a process whose processor time is over (POSIX `setrlimit`).
const OUT_OF_TIME: i32 = 24;

/// Where Debian's libcsmith-dev has its headers.
pub const HEADERS: &str = "/usr/include/csmith";

/// What the programs want of the C library, for a machine that has none.
pub const LIBRARY: [(&str, &str); 4] = [
    (
        "string.h",
        "#ifdef __cplusplus\nextern \"C\"\n#endif\nvoid *memcpy(void *, const void *, __SIZE_TYPE__);\n\
         #ifdef __cplusplus\nextern \"C\"\n#endif\nvoid *memset(void *, int, __SIZE_TYPE__);\n",
    ),
    (
        "math.h",
        "#define fabs __builtin_fabs\n#define fabsf __builtin_fabsf\n",
    ),
    // Only asked for if the programs are told to print.
    ("stdio.h", "#define printf(...) 0\n"),
    ("assert.h", ""),
];

/// What both compilations have in common.
pub const FLAGS: [&str; 7] = [
    "-w",
    // csmith passes the address of a float where bytes are wanted.
    "-Wno-error=incompatible-pointer-types",
    "-ffreestanding",
    "-fno-builtin",
    "-ffp-contract=off",
    "-isystem",
    HEADERS,
];

/// Runs a command with a limit of processor time; its standard output if it succeeded within that.
pub fn run(command: &mut Command, limit: Duration) -> Result<Option<String>, String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let child = limited(command, limit)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = child.map_err(|e| format!("{name}: {e}"))?;
    if !ends(&mut child, limit) {
        return Ok(None);
    }
    let output = child
        .wait_with_output()
        .map_err(|e| format!("{name}: {e}"))?;
    if output.status.signal() == Some(OUT_OF_TIME) {
        return Ok(None);
    }
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(format!(
            "{name}: {}",
            text.lines().next().unwrap_or("failed")
        ));
    }
    Ok(Some(String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// The command under a shell that sets the limit for it.
fn limited(command: &Command, limit: Duration) -> Command {
    let mut shell = Command::new("sh");
    let set = format!("ulimit -S -t {}; exec \"$@\"", limit.as_secs().max(1));
    shell.args(["-c", &set, "sh"]).arg(command.get_program());
    shell.args(command.get_args());
    if let Some(folder) = command.get_current_dir() {
        shell.current_dir(folder);
    }
    shell
}

/// Does it end within its processor time? The shell's limit is of whole seconds; this one is
/// nearer, where the system tells the time.
fn ends(child: &mut Child, limit: Duration) -> bool {
    let start = Instant::now();
    // One that waits for something takes no processor time.
    while start.elapsed() < limit * 20 && used(child).is_none_or(|time| time < limit) {
        match child.try_wait() {
            Ok(None) => std::thread::sleep(Duration::from_millis(5)),
            _ => return true,
        }
    }
    // It may have ended meanwhile.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// The processor time that a process has had, where `/proc` has it: user's and system's are the
/// 14th and 15th field, and the second may have blanks in it (proc(5)).
fn used(child: &Child) -> Option<Duration> {
    let text = std::fs::read_to_string(format!("/proc/{}/stat", child.id())).ok()?;
    let mut fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u32>().ok();
    Some(TICK * (ticks()? + ticks()?))
}

/// The processors take turns.
pub fn processor(seed: u64) -> &'static str {
    match seed % 4 {
        0 => "gfx90a",
        1 => "gfx900",
        _ => "gfx906",
    }
}

/// Are csmith and its headers there? If not, that is said, and an error with `CI=true`.
pub fn installed() -> bool {
    let csmith = Command::new("csmith")
        // It writes a file where it stands.
        .current_dir(std::env::temp_dir())
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    let clang = Command::new("clang-22")
        .arg("--version")
        .stdout(Stdio::null())
        .status();
    if csmith.is_ok() && clang.is_ok() && Path::new(HEADERS).is_dir() {
        return true;
    }
    let what = "csmith (packages csmith, libcsmith-dev) or clang-22 is missing";
    assert!(std::env::var("CI").as_deref() != Ok("true"), "{what}");
    eprintln!("not run: {what}");
    false
}

/// What clang may take from the types of what is accessed.
#[derive(Clone, Copy)]
pub enum Aliasing {
    /// That accesses of different types are not of the same memory.
    Strict,
    /// Nothing.
    Any,
}

impl Aliasing {
    /// The option that says so.
    pub fn option(self) -> &'static str {
        match self {
            Aliasing::Strict => "-fstrict-aliasing",
            Aliasing::Any => "-fno-strict-aliasing",
        }
    }
}

/// What the type sanitizer calls memory that is accessed by another type than it was written by.
const VIOLATION: &str = "type-aliasing-violation";

/// Does a program access memory by another type than it was written by, on the host? `clang` has
/// its flags and stands in the program's folder.
pub fn breaks_aliasing(mut clang: Command, source: &str) -> Result<bool, String> {
    // Without optimisation, clang has no types of accesses.
    clang.args(["-O1", "-fsanitize=type", source, "-o", "typed"]);
    run(&mut clang, Duration::from_secs(120))?;
    // It goes on behind what it tells, which may be more than a pipe holds.
    let mut typed = Command::new("sh");
    typed.args(["-c", "./typed 2>&1 >/dev/null | head -n 1"]);
    if let Some(folder) = clang.get_current_dir() {
        typed.current_dir(folder);
    }
    let told = run(&mut typed, HOST_TIME * 40)?;
    Ok(told.is_some_and(|line| line.contains(VIOLATION)))
}

"""Makes the Rust files again, into a folder that is given: `python make.py OUT`.

They hold parts of Rust's core library, so they are not committed. The compiler is Debian's (packages rustc-web, libstd-rust-web-1.96 and
rust-web-src), unpacked beside the system with `dpkg -x`, because it conflicts with other Rusts:

    mkdir /tmp/rust-web && cd /tmp/rust-web
    apt-get download rustc-web libstd-rust-web-1.96 rust-web-src && for d in *.deb; do dpkg -x $d root; done

RUST_WEB names the folder if it is another.
"""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
ROOT = pathlib.Path(os.environ.get("RUST_WEB", "/tmp/rust-web/root"))
CONFIGURATIONS = {
    "debug": ["-Copt-level=0", "-Cdebug-assertions=on", "--crate-type=lib"],
    "release": ["-Copt-level=3", "--crate-type=lib"],
}


def rustc(processor, *arguments):
    """Runs the compiler for a processor."""
    environment = dict(os.environ, RUSTC_BOOTSTRAP="1", LD_LIBRARY_PATH=f"{ROOT}/usr/lib/x86_64-linux-gnu:{ROOT}/usr/lib")
    command = [ROOT / "usr/bin/rustc", "--edition=2024", "--target=amdgcn-amd-amdhsa", f"-Ctarget-cpu={processor}", "-Awarnings", *arguments]
    subprocess.run(command, env=environment, check=True)


def main():
    out = pathlib.Path(sys.argv[1])
    library = next(ROOT.glob("usr/src/rustc-*/library"))
    for processor in ("gfx906", "gfx90a"):
        libraries = out / f"libraries.{processor}"
        libraries.mkdir(parents=True, exist_ok=True)
        core = libraries / "libcore.rlib"
        if not core.exists():
            rustc(processor, "--crate-name=core", "--crate-type=rlib", library / "core/src/lib.rs", "-O", "-Ccodegen-units=1", "-Cpanic=abort",
                  f"--emit=link={core},llvm-bc={core}.bc")
        builtins = libraries / "libcompiler_builtins.rlib"
        if not builtins.exists():
            rustc(processor, "--crate-name=compiler_builtins", "--crate-type=rlib", library / "compiler-builtins/compiler-builtins/src/lib.rs",
                  "-O", f"--extern=core={core}", "--cfg=feature=\"compiler-builtins\"", "--cfg=feature=\"mem\"",
                  "-Ccodegen-units=1", f"--emit=link={builtins},llvm-bc={builtins}.bc")
        for name, options in CONFIGURATIONS.items():
            rustc(processor, HERE / "kernels.rs", "--crate-name=kernels", *options, "-Cpanic=abort", "-Ccodegen-units=1", "--emit=llvm-ir",
                  f"--extern=core={core}", "-L", libraries, "-o", out / f"kernels.{name}.{processor}.ll")
            link(out / f"kernels.{name}.{processor}.ll", f"{core}.bc", f"{builtins}.bc")
        # Fat LTO: the linked module is optimised as a whole. With --emit=llvm-ir rustc writes what was there before.
        subprocess.run(["opt-22", "-S", "-passes=lto<O3>", out / f"kernels.release.{processor}.ll", "-o", out / f"kernels.lto.{processor}.ll"],
                       check=True)


def link(module, *libraries):
    """Panics, formatting and their like are functions of the library, which are linked as modules."""
    subprocess.run(["llvm-link-22", "-S", "--only-needed", "--internalize", module, *libraries, "-o", module], check=True)


if __name__ == "__main__":
    main()

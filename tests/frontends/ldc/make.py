"""Makes the D files again with Debian's ldc (LLVM 14, typed pointers): `python make.py`.

LDC 1.30 fails on local variables where these have an address space of their own, and cannot say that a function is a kernel. So the text
is that of a host: its triple and layout are taken away, as by a frontend that has none, and what is called `kernel_…` becomes a kernel.
"""

import pathlib
import re
import subprocess

HERE = pathlib.Path(__file__).resolve().parent
FORMS = {"debug": ["-O0"], "release": ["-O2", "-release"], "checked": ["-O2", "-boundscheck=on"]}


def main():
    for name, options in FORMS.items():
        out = HERE / f"kernels.{name}.ll"
        command = ["ldc2", "-betterC", "-mtriple=x86_64-pc-linux-gnu", *options, "--output-ll", "-c",
                   "kernels.d", f"-of={out}"]
        subprocess.run(command, cwd=HERE, check=True)
        text = re.sub(r"^define void @kernel_(\w+)", r"define amdgpu_kernel void @\1", out.read_text(), flags=re.M)
        text = re.sub(r"^target (datalayout|triple) = .*\n", "", text, flags=re.M)
        out.write_text(re.sub(r' "target-(cpu|features)"="[^"]*"', "", text))


if __name__ == "__main__":
    main()

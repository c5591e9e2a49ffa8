"""Tests of the program that runs shards on Ray, with a script in the verifier's place."""

import json
import os
import pathlib
import stat
import subprocess
import sys

import pytest

PROGRAM = pathlib.Path(__file__).parents[2] / "Sources/VerifierCommands/Ray/report_on_ray.py"

COPY = """#!/bin/bash
# A verifier that writes its arguments into the shard.
while [ $# -gt 0 ]; do
  case "$1" in
  --shard) shard="$2" ;;
  --output) folder="$2" ;;
  --config) configuration="$(cat "$2")" ;;
  esac
  arguments="$arguments $1"
  shift
done
{before}
echo "$shard:$arguments:$configuration:$NAV_SETTING" > "$folder/shard-${shard/\\//-of-}.json"
"""


def executable(folder: pathlib.Path, before: str = "") -> pathlib.Path:
    """Writes a script that stands for the verifier."""
    path = folder / "verifier"
    path.write_text(COPY.replace("{before}", before), encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def run(
    folder: pathlib.Path, verifier: pathlib.Path, count: int = 3, **changes: object
) -> tuple[int, dict[str, str]]:
    """Runs the program; returns its status and the files that it wrote."""
    output = folder / "output"
    output.mkdir()
    request = {
        "verifier": str(verifier),
        "arguments": ["Shop"],
        "count": count,
        "folder": str(output),
        "address": "local",
        "configuration": None,
        "environment": {},
    }
    process = subprocess.run(
        [sys.executable, str(PROGRAM)],
        input=json.dumps(request | changes),
        text=True,
        capture_output=True,
        check=False,
        env=os.environ | {"RAY_object_store_memory": "100000000"},
    )
    return process.returncode, {file.name: file.read_text() for file in output.iterdir()}


def test_every_shard_is_written(tmp_path: pathlib.Path) -> None:
    status, files = run(
        tmp_path,
        executable(tmp_path),
        configuration="scope: 1",
        environment={"NAV_SETTING": "set"},
    )
    words = " report Shop --quiet --shard 3/3 --output"
    assert status == 0
    assert sorted(files) == [f"shard-{number}-of-3.json" for number in (1, 2, 3)]
    assert files["shard-2-of-3.json"].startswith("2/3: report Shop --quiet --shard 2/3 --output ")
    assert files["shard-3-of-3.json"].startswith(f"3/3:{words} ")
    assert files["shard-3-of-3.json"].endswith("configuration.yml:scope: 1:set\n")


@pytest.mark.parametrize(
    "victim", ["$$", "$PPID"], ids=["the verifier is killed", "the task's process is killed"]
)
def test_what_dies_is_tried_again(tmp_path: pathlib.Path, victim: str) -> None:
    mark = tmp_path / "died"
    before = f'if [ "$shard" = 2/3 ] && mkdir {mark} 2>/dev/null; then\n'
    before += f"  echo $$ > {mark}/process; kill -9 {victim}; read < <(sleep 600)\nfi"
    status, files = run(tmp_path, executable(tmp_path, before))
    assert status == 0
    assert sorted(files) == [f"shard-{number}-of-3.json" for number in (1, 2, 3)]
    # Nothing is left of the first attempt.
    with pytest.raises(ProcessLookupError):
        os.kill(int((mark / "process").read_text()), 0)


def test_what_dies_again_and_again_is_given_up(tmp_path: pathlib.Path) -> None:
    status, files = run(tmp_path, executable(tmp_path, "kill -9 $$"), count=1)
    assert status == 1
    assert json.loads(files["failure.json"]) == {
        "status": 71,
        "text": "Shard 1/1 was lost on Ray, 4 times at most. The last time: ProcessKilledError: SIGKILL",
    }


def test_the_verifiers_own_failure_is_passed_on(tmp_path: pathlib.Path) -> None:
    before = 'echo "Error: Shop cannot be made." >&2; exit 3'
    status, files = run(tmp_path, executable(tmp_path, before))
    assert status == 1
    assert json.loads(files["failure.json"]) == {"status": 3, "text": "Shop cannot be made."}


def test_a_machine_without_the_executable_says_so(tmp_path: pathlib.Path) -> None:
    path = executable(tmp_path)
    path.chmod(0o644)
    status, files = run(tmp_path, path)
    assert status == 1
    assert json.loads(files["failure.json"]) == {
        "status": 71,
        "text": f"There is no executable {path} on {os.uname().nodename}.",
    }

"""Runs the shards of a report as tasks of Ray.

The verifier starts this program with a request on standard input. The file of each shard is written
into the folder of the request as soon as its task is done. Ray decides where and when tasks run, and
runs those again whose process or machine has died.
"""

import dataclasses
import hashlib
import json
import logging
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
from typing import cast

import ray
import ray.exceptions

MOST_RETRIES = 3
"""The number of times that a task runs again after its process or machine has died."""

EXIT_ENVIRONMENT = 71
"""The verifier's exit code for what a machine lacks."""


@dataclasses.dataclass(frozen=True)
class Request:
    """The shards that the verifier asks for."""

    verifier: str
    """The path of the executable, the same on every machine."""
    arguments: list[str]
    """The arguments of 'report' that every shard has."""
    count: int
    """The number of shards."""
    folder: str
    """The folder for their files, on the machine of the driver."""
    address: str
    """The address of the cluster; 'local' for one of this machine alone."""
    environment: dict[str, str]
    """The variables of the environment that are settings."""
    configuration: str | None = None
    """The text of the configuration file."""


@dataclasses.dataclass(frozen=True)
class Failure:
    """The reason why there is no shard."""

    status: int
    text: str


class ProcessKilledError(Exception):
    """A signal has ended the verifier: the shard is tried again."""


def checksum(path: str) -> str:
    """Returns a checksum of a file."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def run_shard(request: Request, number: int, executable: str) -> bytes | Failure:
    """Explores a shard, on whatever machine this runs, and returns the content of its file.

    'executable' is the checksum of the driver's executable.
    """
    machine = os.uname().nodename
    if not os.access(request.verifier, os.X_OK):
        return Failure(EXIT_ENVIRONMENT, f"There is no executable {request.verifier} on {machine}.")
    if checksum(request.verifier) != executable:
        return Failure(EXIT_ENVIRONMENT, f"{request.verifier} is another one on {machine}. Copy it.")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        command = [request.verifier, "report", *request.arguments, "--quiet"]
        command += ["--shard", f"{number}/{request.count}", "--output", name]
        if request.configuration is not None:
            file = folder / "configuration.yml"
            file.write_text(request.configuration, encoding="utf-8")
            command += ["--config", str(file)]
        process = subprocess.run(
            command,
            cwd=name,
            env=os.environ | request.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        if process.returncode < 0:
            raise ProcessKilledError(signal.Signals(-process.returncode).name)
        if process.returncode != 0:
            words = process.stderr.decode(errors="replace").strip().removeprefix("Error: ")
            return Failure(process.returncode, words)
        return (folder / file_name(number, request.count)).read_bytes()


def file_name(number: int, count: int) -> str:
    """Returns the name of a shard's file."""
    return f"shard-{number}-of-{count}.json"


def write_whole(path: pathlib.Path, content: bytes) -> None:
    """Writes a file that is whole or not there."""
    partial = path.with_suffix(".partial")
    partial.write_bytes(content)
    partial.replace(path)


def run_all(request: Request) -> Failure | None:
    """Runs all shards, and writes their files; returns the first failure."""
    task = ray.remote(max_retries=MOST_RETRIES, retry_exceptions=True)(run_shard)
    executable = checksum(request.verifier)
    tasks = {task.remote(request, number, executable): number for number in range(1, request.count + 1)}
    while tasks:
        finished, _ = ray.wait(list(tasks))
        number = tasks.pop(finished[0])
        try:
            outcome = cast("bytes | Failure", ray.get(finished[0]))
        except (ProcessKilledError, ray.exceptions.RayError) as error:
            words = str(error).strip().splitlines()[-1]
            return Failure(EXIT_ENVIRONMENT, lost(number, request.count, words))
        if isinstance(outcome, Failure):
            return outcome
        write_whole(pathlib.Path(request.folder) / file_name(number, request.count), outcome)
    return None


def lost(number: int, count: int, words: str) -> str:
    """Returns the message about a shard that Ray could not finish."""
    times = MOST_RETRIES + 1
    return f"Shard {number}/{count} was lost on Ray, {times} times at most. The last time: {words}"


def main() -> int:
    """Reads a request, and runs it; what fails is told in 'failure.json'."""
    request = Request(**json.load(sys.stdin))
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(
        address=request.address,
        include_dashboard=None if request.address != "local" else False,
        log_to_driver=False,
        logging_level=logging.ERROR,
    )
    try:
        failure = run_all(request)
    finally:
        ray.shutdown()
    if failure is None:
        return 0
    text = json.dumps(dataclasses.asdict(failure))
    write_whole(pathlib.Path(request.folder) / "failure.json", text.encode())
    return 1


if __name__ == "__main__":
    sys.exit(main())

"""Runs the shards of a report as tasks of Ray.

The verifier starts this program with a request on standard input. The file of each shard is written
into the folder of the request as soon as its task is done. Ray decides where and when tasks run, and
runs those again whose process or machine has died.
"""

import dataclasses
import json
import os
import pathlib
import subprocess
import sys
import tempfile
from typing import cast

import machines
import ray
import ray.exceptions
from machines import EXIT_ENVIRONMENT, MOST_RETRIES, Failure, ProcessKilledError


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


def run_shard(request: Request, number: int, executable: str) -> bytes | Failure:
    """Explores a shard, on whatever machine this runs, and returns the content of its file.

    'executable' is the checksum of the driver's executable.
    """
    if lack := machines.lack(request.verifier, executable):
        return lack
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
        if process.returncode != 0:
            return machines.failure(process.returncode, process.stderr)
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
    executable = machines.checksum(request.verifier)
    tasks = {task.remote(request, number, executable): number for number in range(1, request.count + 1)}
    while tasks:
        finished, _ = ray.wait(list(tasks))
        number = tasks.pop(finished[0])
        try:
            outcome = cast("bytes | Failure", ray.get(finished[0]))
        except (ProcessKilledError, ray.exceptions.RayError) as error:
            words = machines.last_line(error)
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
    machines.connect(request.address)
    # Other machines have no such file.
    ray.cloudpickle.register_pickle_by_value(machines)
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

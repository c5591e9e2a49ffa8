"""What both programs that talk to Ray know of the machines of a cluster."""

import dataclasses
import hashlib
import logging
import os
import signal

import ray

MOST_RETRIES = 3
"""The number of times that work is done again after its process or machine has died."""

EXIT_ENVIRONMENT = 71
"""The verifier's exit code for what a machine lacks."""


@dataclasses.dataclass(frozen=True)
class Failure:
    """The reason why there is no result, and the exit code that it means."""

    status: int
    text: str


class ProcessKilledError(Exception):
    """A signal has ended the verifier: what it did is tried again."""


def connect(address: str) -> None:
    """Connects to a cluster; 'local' makes one of this machine alone."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray.init(
        address=address,
        include_dashboard=None if address != "local" else False,
        log_to_driver=False,
        logging_level=logging.ERROR,
    )


def checksum(path: str) -> str:
    """Returns a checksum of a file."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def lack(verifier: str, executable: str) -> Failure | None:
    """Returns what keeps this machine from running the verifier; None where it can.

    'executable' is the checksum of the driver's executable.
    """
    machine = os.uname().nodename
    if not os.access(verifier, os.X_OK):
        return Failure(EXIT_ENVIRONMENT, f"There is no executable {verifier} on {machine}.")
    if checksum(verifier) != executable:
        return Failure(EXIT_ENVIRONMENT, f"{verifier} is another one on {machine}. Copy it.")
    return None


def failure(status: int, errors: bytes) -> Failure:
    """Returns the failure of a verifier that has ended.

    Raises ProcessKilledError where a signal has ended it.
    """
    if status < 0:
        raise ProcessKilledError(signal.Signals(-status).name)
    return Failure(status, errors.decode(errors="replace").strip().removeprefix("Error: "))


def last_line(error: BaseException) -> str:
    """Returns the last line of what an error says."""
    lines = str(error).strip().splitlines() or [type(error).__name__]
    return lines[-1].removeprefix(f"{__name__}.")

"""A stand-in for Ray in one process, so that the programs that talk to Ray can be tested without it.

Whoever is asked answers at once, so that there is nothing to wait for.
"""

from collections.abc import Callable
from typing import Any

from ray import exceptions as exceptions


class Reference:
    """The outcome of a call."""

    def __init__(self, call: Callable[[], Any]) -> None:
        """Makes the call."""
        self.error: BaseException | None = None
        try:
            self.value = call()
        except Exception as error:
            self.error = error


class Method:
    """A method of an actor."""

    def __init__(self, method: Callable[..., Any]) -> None:
        """Stands for a method."""
        self.method = method

    def remote(self, *arguments: object) -> Reference:
        """Calls it."""
        return Reference(lambda: self.method(*arguments))


class Actor:
    """An actor in this process."""

    def __init__(self, member: object) -> None:
        """Stands for an object."""
        self.member = member

    def __getattr__(self, name: str) -> Method:
        """Returns one of its methods."""
        return Method(getattr(self.member, name))


class ActorClass:
    """A class of actors."""

    def __init__(self, kind: type) -> None:
        """Stands for a class."""
        self.kind = kind

    def remote(self, *arguments: object) -> Actor:
        """Makes an actor."""
        return Actor(self.kind(*arguments))


class cloudpickle:  # noqa: N801
    """What Ray sends to other processes: nothing here."""

    @staticmethod
    def register_pickle_by_value(_module: object) -> None:
        """Does nothing."""


def remote(**_options: object) -> Callable[[type], ActorClass]:
    """Makes classes of actors."""
    return ActorClass


def method(**_options: object) -> Callable[[Any], Any]:
    """Leaves a method as it is."""
    return lambda method: method


def wait(references: list[Reference], timeout: float) -> tuple[list[Reference], list[Reference]]:
    """Returns the first of some outcomes, and the others."""
    del timeout
    return references[:1], references[1:]


def get(reference: Reference) -> Any:
    """Returns an outcome, or raises it."""
    if reference.error:
        raise reference.error
    return reference.value


def cluster_resources() -> dict[str, float]:
    """Returns what there is: two processors, for which a search takes as many states at once as for one."""
    return {"CPU": 2.0}


def init(**_options: object) -> None:
    """Does nothing."""


def shutdown() -> None:
    """Does nothing."""

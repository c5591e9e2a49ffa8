"""Lets live objects answer the requests of searches on the machines of a cluster of Ray.

The verifier that searches starts this program and exchanges messages with it; each begins with a line
of JSON. An actor of Ray for each processor holds a verifier that answers, with a worker of its own for
each search. Ray places actors, finds out that one has died, and starts it again; what it owed is asked
of another one.
"""

import collections
import contextlib
import dataclasses
import json
import os
import select
import subprocess
import tempfile
import uuid
from collections.abc import Callable, Iterator
from typing import IO, Any, Protocol

import machines
import ray
import ray.exceptions
from machines import EXIT_ENVIRONMENT, MOST_RETRIES, Failure, ProcessKilledError

LENGTH_SIZE = 4
"""The number of bytes of the length before each message, which is little-endian."""

MOST_AT_ONCE = 32
"""The number of requests that an actor is given at once."""


@dataclasses.dataclass(frozen=True)
class Search:
    """A search whose requests are to be answered."""

    number: int
    arguments: list[str]
    """The arguments with which the verifier answers."""


@dataclasses.dataclass(frozen=True)
class Answers:
    """The answers to some requests, in their order."""

    process: str
    """A name of the process that gave them; no other has it."""
    first: int
    """The number of answers that the process had given before."""
    contents: list[bytes]


class Messages:
    """Messages over two files, each after its length."""

    def __init__(self, source: IO[bytes], target: IO[bytes]) -> None:
        """Takes the files over."""
        self.source = source
        self.target = target

    def read(self) -> bytes | None:
        """Reads the next message; None where there is none any more."""
        head = self.exactly(LENGTH_SIZE)
        return head and self.exactly(int.from_bytes(head, "little"))

    def exactly(self, count: int) -> bytes | None:
        """Reads a number of bytes; None where there are fewer."""
        content = bytearray()
        while len(content) < count:
            # What is not buffered may come in pieces.
            piece = self.source.read(count - len(content))
            if not piece:
                return None
            content += piece
        return bytes(content)

    def write(self, *parts: bytes) -> None:
        """Writes a message."""
        self.target.write(sum(len(part) for part in parts).to_bytes(LENGTH_SIZE, "little"))
        for part in parts:
            self.target.write(part)
        self.target.flush()


class AnsweringProcess:
    """A verifier that answers the requests of a search."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        """Starts the verifier."""
        self.name = uuid.uuid4().hex
        self.answered = 0
        # Closed when the process is ended, which is later than here.
        self.errors = tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            command,
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.messages = Messages(self.process.stdout, self.process.stdin)

    def answer(self, request: bytes) -> bytes | None:
        """Answers a request; returns None where the process has ended."""
        try:
            self.messages.write(request)
        except BrokenPipeError:
            return None
        content = self.messages.read()
        self.answered += content is not None
        return content

    def failure(self) -> Failure:
        """Returns the failure in which the process has ended."""
        status = self.process.wait()
        self.errors.seek(0)
        return machines.failure(status, self.errors.read())

    def end(self) -> None:
        """Ends the process, whatever it does."""
        self.process.kill()
        self.process.wait()
        self.errors.close()


class Answerer:
    """An actor that answers requests, in a process for each search."""

    def __init__(self, verifier: str, environment: dict[str, str], executable: str) -> None:
        """Looks whether this machine can run the verifier."""
        self.verifier = verifier
        self.environment = environment
        self.lack = machines.lack(verifier, executable)
        self.processes: dict[int, AnsweringProcess] = {}

    # Classes of this program would be sent as a whole with each call.
    def answer(
        self, search: int, arguments: list[str], requests: list[bytes], anew: bool
    ) -> tuple[str, int, list[bytes]] | Failure:
        """Answers requests, in a new process if told so."""
        if self.lack:
            return self.lack
        if anew:
            self.close(search)
        process = self.processes.get(search)
        if process is None:
            process = AnsweringProcess([self.verifier, *arguments], self.environment)
            self.processes[search] = process
        first = process.answered
        contents: list[bytes] = []
        for request in requests:
            content = process.answer(request)
            if content is None:
                del self.processes[search]
                return process.failure()
            contents.append(content)
        return process.name, first, contents

    def close(self, search: int) -> None:
        """Ends the process of a search."""
        if process := self.processes.pop(search, None):
            process.end()

    # Ray runs it as soon as the actor is there again, however long that takes.
    @ray.method(max_task_retries=-1)
    def present(self) -> None:
        """Does nothing: whoever can call it is there."""


class LostError(Exception):
    """What was asked of an actor will not be answered by it."""


class Actors(Protocol):
    """Actors by their numbers, and what was asked of them."""

    def ask(self, actor: int, search: Search, requests: list[bytes], anew: bool) -> Any:
        """Asks an actor; returns something by which the outcome is known."""

    def seek(self, actor: int) -> Any:
        """Asks an actor that may be away whether it is there."""

    def first(self, asked: list[Any]) -> Any:
        """Waits for an outcome, and returns what it is known by; None where nobody wants it any more."""

    def outcome(self, asked: Any) -> Answers | Failure | None:
        """Returns an outcome; raises LostError where there will be none."""


class Distribution:
    """Divides requests among actors, whoever is free."""

    def __init__(self, actors: Actors) -> None:
        """Begins without an actor."""
        self.actors = actors
        self.free: collections.deque[int] = collections.deque()
        self.away: dict[Any, int] = {}
        self.count = 0
        self.answered: dict[str, int] = {}
        self.doubtful: set[int] = set()

    def grow(self, count: int) -> None:
        """Counts on as many actors."""
        self.free.extend(range(self.count, count))
        self.count = max(self.count, count)

    def answers(self, search: Search, requests: list[bytes]) -> Iterator[tuple[list[int], Answers] | Failure]:
        """Yields answers with the positions of their requests, until all are there or one fails."""
        size = max(1, min(MOST_AT_ONCE, len(requests) // max(1, 2 * self.count)))
        open_parts = collections.deque(
            list(range(begin, min(begin + size, len(requests)))) for begin in range(0, len(requests), size)
        )
        losses: collections.Counter[int] = collections.Counter()
        asked: dict[Any, tuple[int, list[int]]] = {}
        try:
            while open_parts or asked:
                while open_parts and self.free:
                    actor, part = self.free.popleft(), open_parts.popleft()
                    anew = actor in self.doubtful
                    self.doubtful.discard(actor)
                    key = self.actors.ask(actor, search, [requests[place] for place in part], anew)
                    asked[key] = (actor, part)
                if not asked and not self.away:
                    yield Failure(EXIT_ENVIRONMENT, NOBODY_LEFT)
                    return
                key = self.actors.first([*asked, *self.away])
                if key is None:
                    return
                if key in self.away:
                    self.come_back(key)
                    continue
                actor, part = asked.pop(key)
                try:
                    outcome = self.actors.outcome(key)
                    if isinstance(outcome, Answers):
                        self.check(outcome)
                except LostError as error:
                    self.away[self.actors.seek(actor)] = actor
                    self.doubtful.add(actor)
                    losses[part[0]] += 1
                    if losses[part[0]] > MOST_RETRIES:
                        yield Failure(EXIT_ENVIRONMENT, lost(str(error)))
                        return
                    open_parts.appendleft(part)
                    continue
                self.free.append(actor)
                if isinstance(outcome, Failure):
                    yield outcome
                    return
                assert outcome is not None
                yield part, outcome
        finally:
            # Nobody reads what they still answer: later answers of theirs would refer to it.
            for actor, _ in asked.values():
                self.doubtful.add(actor)
                self.free.append(actor)

    def check(self, answers: Answers) -> None:
        """Checks that no answer of a process is missing: later ones refer to earlier ones."""
        if answers.first != self.answered.get(answers.process, 0):
            raise LostError("an answer is missing")
        self.answered[answers.process] = answers.first + len(answers.contents)

    def come_back(self, key: Any) -> None:
        """Counts on an actor again that was away."""
        actor = self.away.pop(key)
        # One that can't even be made does not come back.
        with contextlib.suppress(LostError):
            self.actors.outcome(key)
            self.free.append(actor)


NOBODY_LEFT = "No actor is left on Ray that could answer."


def lost(words: str) -> str:
    """Returns the message about a request that no actor could answer."""
    times = MOST_RETRIES + 1
    return f"A request was lost on Ray, {times} times at most. The last time: {words}"


class RayActors:
    """Actors of a cluster."""

    def __init__(self, make: Callable[[float], Any], is_wanted: Callable[[], bool]) -> None:
        """Begins without an actor; 'make' makes one that takes a share of a processor."""
        self.make = make
        self.is_wanted = is_wanted
        self.members: list[Any] = []

    def grow(self, count: int | None) -> int:
        """Makes the actors that are missing; as many as there are processors if no number is said."""
        processors = int(ray.cluster_resources().get("CPU", 1))
        wanted = count or max(1, processors)
        while len(self.members) < wanted:
            self.members.append(self.make(min(1.0, processors / wanted)))
        return wanted

    def ask(self, actor: int, search: Search, requests: list[bytes], anew: bool) -> Any:
        """Asks an actor."""
        return self.members[actor].answer.remote(search.number, search.arguments, requests, anew)

    def seek(self, actor: int) -> Any:
        """Asks an actor that may be away whether it is there."""
        return self.members[actor].present.remote()

    def first(self, asked: list[Any]) -> Any:
        """Waits for an outcome."""
        while self.is_wanted():
            finished, _ = ray.wait(asked, timeout=0.1)
            if finished:
                return finished[0]
        return None

    def outcome(self, asked: Any) -> Answers | Failure | None:
        """Returns an outcome."""
        try:
            outcome = ray.get(asked)
            return Answers(*outcome) if isinstance(outcome, tuple) else outcome
        except (ProcessKilledError, ray.exceptions.RayError) as error:
            raise LostError(machines.last_line(error)) from error

    def close(self, search: int) -> None:
        """Ends the processes of a search."""
        for member in self.members:
            member.close.remote(search)


def serve(messages: Messages, actors: RayActors) -> None:
    """Does what messages say, until there are no more."""
    distribution = Distribution(actors)
    searches: dict[int, Search] = {}
    while (message := messages.read()) is not None:
        line, _, content = message.partition(b"\n")
        told = json.loads(line)
        number = told["search"]
        if told["kind"] == "open":
            searches[number] = Search(number, told["arguments"])
            count = actors.grow(told.get("workers"))
            distribution.grow(count)
            messages.write(head(processors=count))
        elif told["kind"] == "close":
            del searches[number]
            actors.close(number)
        else:
            for found in distribution.answers(searches[number], divided(content, told["sizes"])):
                write(found, number, messages)


def write(found: tuple[list[int], Answers] | Failure, number: int, messages: Messages) -> None:
    """Writes what was found for a search."""
    if isinstance(found, Failure):
        messages.write(head(search=number, failure=dataclasses.asdict(found)))
        return
    places, answers = found
    sizes = [len(content) for content in answers.contents]
    line = head(search=number, process=answers.process, places=places, sizes=sizes)
    messages.write(line, *answers.contents)


def head(**values: object) -> bytes:
    """Returns the first line of a message."""
    return json.dumps(values).encode() + b"\n"


def divided(content: bytes, sizes: list[int]) -> list[bytes]:
    """Returns the parts of a content."""
    parts = []
    for size in sizes:
        parts.append(content[:size])
        content = content[size:]
    return parts


def main() -> None:
    """Reads what all searches have in common, and answers until nobody asks."""
    # What others print must not reach the messages.
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    source = os.fdopen(os.dup(0), "rb", buffering=0)
    messages = Messages(source, output)
    start = json.loads(messages.read() or b"{}")
    machines.connect(start["address"])
    # Other machines have no such file.
    ray.cloudpickle.register_pickle_by_value(machines)
    executable = machines.checksum(start["verifier"])

    def make(share: float) -> Any:
        kind = ray.remote(num_cpus=share, max_restarts=-1)(Answerer)
        return kind.remote(start["verifier"], start["environment"], executable)

    def is_wanted() -> bool:
        # Whoever says something while it waits does not want the answers any more.
        return not select.select([source], [], [], 0)[0]

    try:
        serve(messages, RayActors(make, is_wanted))
    finally:
        ray.shutdown()


if __name__ == "__main__":
    main()

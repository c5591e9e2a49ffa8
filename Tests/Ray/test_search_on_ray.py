"""Tests of the program that lets actors of Ray answer, with a script in the verifier's place."""

import heapq
import itertools
import json
import os
import pathlib
import random
import stat
import subprocess
import sys
from typing import Any

import pytest

FOLDER = pathlib.Path(__file__).parents[2] / "Sources/VerifierCommands/Ray"
sys.path.insert(0, str(FOLDER))

import machines  # noqa: E402
import search_on_ray  # noqa: E402
from search_on_ray import Answers, Distribution, LostError, Search  # noqa: E402

SEARCH = Search(1, [])


# A world in which messages take their time, processes die, and answers are lost on their way.


class World:
    """Actors of a simulation, which are asked in the time of the world."""

    def __init__(self, seed: int, loss: float) -> None:
        """Begins at time zero; 'loss' is the share of what is asked that is lost."""
        self.random = random.Random(seed)
        self.loss = loss
        self.time = 0.0
        self.events: list[tuple[float, int]] = []
        self.outcomes: dict[int, Answers | LostError | None] = {}
        self.numbers = itertools.count()
        self.process: dict[int, str] = {}
        self.given: dict[str, int] = {}
        self.executed = 0

    def after(self, delay: float, outcome: Answers | LostError | None) -> int:
        """Lets something come out after a time."""
        number = next(self.numbers)
        heapq.heappush(self.events, (self.time + delay, number))
        self.outcomes[number] = outcome
        return number

    def ask(self, actor: int, _search: Search, requests: list[bytes], anew: bool) -> Any:
        """Lets an actor answer, die before it does, or answer in vain."""
        if anew:
            self.process.pop(actor, None)
        process = self.process.setdefault(actor, f"process {next(self.numbers)}")
        delay = self.random.expovariate(1)
        fate = self.random.random()
        if fate < self.loss / 2:
            self.process.pop(actor)
            return self.after(delay, LostError("died"))
        first = self.given.get(process, 0)
        self.given[process] = first + len(requests)
        self.executed += len(requests)
        if fate < self.loss:
            return self.after(delay, LostError("the answer was lost"))
        contents = [b"%d of %s" % (first + index, request) for index, request in enumerate(requests)]
        return self.after(delay, Answers(process, first, contents))

    def seek(self, _actor: int) -> Any:
        """Lets an actor come back after a time."""
        return self.after(self.random.expovariate(0.1), None)

    def first(self, _asked: list[Any]) -> Any:
        """Lets time pass until something comes out."""
        self.time, number = heapq.heappop(self.events)
        return number

    def outcome(self, asked: Any) -> Any:
        """Returns what came out."""
        outcome = self.outcomes.pop(asked)
        if isinstance(outcome, LostError):
            raise outcome
        return outcome


@pytest.mark.parametrize("count", [1, 3, 1000])
@pytest.mark.parametrize("loss", [0.0, 0.01, 0.03])
def test_every_request_is_answered_once_and_in_the_order_of_its_process(count: int, loss: float) -> None:
    world = World(seed=count, loss=loss)
    distribution = Distribution(world)
    distribution.grow(count)
    read: dict[str, int] = {}
    for _ in range(20):
        requests = [b"%d" % number for number in range(world.random.randrange(1, 4 * count + 2))]
        answered: list[int] = []
        for found in distribution.answers(SEARCH, requests):
            assert not isinstance(found, machines.Failure)
            places, answers = found
            for place, content in zip(places, answers.contents, strict=True):
                position = read.get(answers.process, 0)
                assert content == b"%d of %d" % (position, place)
                read[answers.process] = position + 1
                answered.append(place)
        assert sorted(answered) == list(range(len(requests)))
    if count == 1000:
        # So many do lose something, and what was lost is asked of new processes.
        assert (world.executed > sum(read.values())) == (loss > 0)
        assert (len(read) > count) == (loss > 0)


def test_whoever_is_free_is_asked() -> None:
    world = World(seed=1, loss=0)
    distribution = Distribution(world)
    distribution.grow(100)
    assert len(list(distribution.answers(SEARCH, [b""] * 800))) > 100
    # Two parts of one second each on average; whoever is done early gets more.
    assert world.time < 16


def test_what_is_lost_again_and_again_is_a_failure() -> None:
    world = World(seed=1, loss=1)
    distribution = Distribution(world)
    distribution.grow(5)
    found = list(distribution.answers(SEARCH, [b"1"]))
    words = "A request was lost on Ray, 4 times at most. The last time: "
    assert len(found) == 1
    assert isinstance(found[0], machines.Failure)
    assert found[0].status == machines.EXIT_ENVIRONMENT
    assert found[0].text in (words + "died", words + "the answer was lost")


class Gone(World):
    """A world in which nobody comes back."""

    def seek(self, _actor: int) -> Any:
        """Lets an actor stay away."""
        return self.after(0, LostError("gone"))


def test_without_actors_there_is_no_answer() -> None:
    distribution = Distribution(Gone(seed=1, loss=1))
    distribution.grow(2)
    found = list(distribution.answers(SEARCH, [b"1"]))
    assert found == [machines.Failure(71, "No actor is left on Ray that could answer.")]


class Hasty(World):
    """A world in which nobody wants the answers any more after some."""

    wanted = 3

    def first(self, asked: list[Any]) -> Any:
        """Gives up after some outcomes."""
        self.wanted -= 1
        return super().first(asked) if self.wanted >= 0 else None


def test_what_nobody_wants_any_more_is_not_read_later() -> None:
    world = Hasty(seed=1, loss=0)
    distribution = Distribution(world)
    distribution.grow(4)
    assert len(list(distribution.answers(SEARCH, [b"x"] * 40))) == 3
    world.wanted = 1000
    world.events.clear()
    found = list(distribution.answers(SEARCH, [b"y"] * 40))
    assert sum(len(one[0]) for one in found if not isinstance(one, machines.Failure)) == 40


# The program itself, on a cluster of this machine.

ANSWERING = """#!{python}
# A verifier that answers with its arguments, a number and the request.
import os, pathlib, sys, time
sys.path.insert(0, {folder!r})
from search_on_ray import Messages
messages = Messages(sys.stdin.buffer, sys.stdout.buffer)
number = 0
while (request := messages.read()) is not None:
    {before}
    text = " ".join(sys.argv[1:]) + f": {{number}} {{request.decode()}} {{os.environ.get('NAV_SETTING')}}"
    messages.write(text.encode())
    number += 1
"""


def executable(folder: pathlib.Path, before: str = "pass") -> pathlib.Path:
    """Writes a script that stands for the verifier."""
    path = folder / "verifier"
    text = ANSWERING.format(python=sys.executable, folder=str(FOLDER), before=before)
    path.write_text(text, encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


class Program:
    """The program while it runs."""

    def __init__(self, verifier: pathlib.Path, workers: int | None = 2) -> None:
        """Starts it, and opens a search."""
        self.process = subprocess.Popen(
            [sys.executable, str(FOLDER / "search_on_ray.py")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"RAY_object_store_memory": "100000000"},
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.messages = search_on_ray.Messages(self.process.stdout, self.process.stdin)
        environment = {"NAV_SETTING": "set"}
        start = {"address": "local", "verifier": str(verifier), "environment": environment}
        self.messages.write(json.dumps(start).encode())
        self.write(kind="open", search=1, arguments=["run-objects", "Shop"], workers=workers)
        self.processors = self.read()[0]["processors"]

    def write(self, content: bytes = b"", **values: object) -> None:
        """Writes a message."""
        self.messages.write(json.dumps(values).encode() + b"\n", content)

    def read(self) -> tuple[dict[str, Any], bytes]:
        """Reads a message."""
        line, _, content = (self.messages.read() or b"{}\n").partition(b"\n")
        return json.loads(line), content

    def ask(self, requests: list[bytes]) -> dict[int, str] | dict[str, Any]:
        """Asks for answers; returns them by the positions of their requests, or a failure."""
        self.write(b"".join(requests), kind="ask", search=1, sizes=[len(one) for one in requests])
        answers: dict[int, str] = {}
        while len(answers) < len(requests):
            told, content = self.read()
            if "failure" in told:
                return dict(told["failure"])
            parts = search_on_ray.divided(content, told["sizes"])
            answers |= {place: part.decode() for place, part in zip(told["places"], parts, strict=True)}
        return answers

    def end(self) -> int:
        """Closes the connection, and waits for the end."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


def requests_of(answers: dict[Any, Any]) -> list[str]:
    """Returns the requests that answers repeat, in the order of their positions."""
    return [answers[place].split()[-2] for place in sorted(answers)]


def test_requests_are_answered_by_the_verifier(tmp_path: pathlib.Path) -> None:
    program = Program(executable(tmp_path))
    assert program.processors == 2
    assert program.ask([b"one"]) == {0: "run-objects Shop: 0 one set"}
    requests = [b"%d" % number for number in range(50)]
    for _ in range(3):
        assert requests_of(program.ask(requests)) == [str(number) for number in range(50)]
    program.write(kind="close", search=1)
    program.write(kind="open", search=2, arguments=["run-objects", "News"], workers=3)
    assert program.read()[0] == {"processors": 3}
    assert program.end() == 0


@pytest.mark.parametrize(
    "victim", ["getpid", "getppid"], ids=["the verifier is killed", "the actor's process is killed"]
)
def test_what_a_process_owes_that_dies_is_asked_of_others(tmp_path: pathlib.Path, victim: str) -> None:
    mark = tmp_path / "died"
    before = f"if request == b'7' and not pathlib.Path({str(mark)!r}).exists():\n"
    before += f"        pathlib.Path({str(mark)!r}).write_text(str(os.getpid()))\n"
    before += f"        os.kill(os.{victim}(), 9); time.sleep(600)"
    program = Program(executable(tmp_path, before))
    requests = [b"%d" % number for number in range(30)]
    assert requests_of(program.ask(requests)) == [str(number) for number in range(30)]
    assert requests_of(program.ask(requests)) == [str(number) for number in range(30)]
    assert mark.exists()
    assert program.end() == 0


def test_the_verifiers_own_failure_is_passed_on(tmp_path: pathlib.Path) -> None:
    before = "print('Error: Shop cannot be made.', file=sys.stderr); sys.exit(3)"
    program = Program(executable(tmp_path, before))
    assert program.ask([b"1"]) == {"status": 3, "text": "Shop cannot be made."}
    assert program.end() == 0


def test_a_machine_without_the_executable_says_so(tmp_path: pathlib.Path) -> None:
    path = executable(tmp_path)
    path.chmod(0o644)
    program = Program(path)
    text = f"There is no executable {path} on {os.uname().nodename}."
    assert program.ask([b"1"]) == {"status": 71, "text": text}
    assert program.end() == 0


def test_answers_that_nobody_wants_any_more_are_abandoned(tmp_path: pathlib.Path) -> None:
    program = Program(executable(tmp_path, "time.sleep(0.5)"), workers=1)
    program.write(b"ab" * 40, kind="ask", search=1, sizes=[1] * 80)
    program.write(kind="close", search=1)
    program.write(kind="open", search=2, arguments=[], workers=1)
    told = program.read()[0]
    while "processors" not in told:
        told = program.read()[0]
    assert told == {"processors": 1}
    assert program.end() == 0

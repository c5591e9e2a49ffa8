import HeadlessCombine
import ModelChecker
import NavigationHarness
import NavigationModel
import PlatformTestSupport
import Testing

private struct Pair: Equatable {
  var left: Int
  var right: Side?
}

private enum Side: Equatable {
  case here
  case there(Int)
}

private final class Note {}

extension HeadlessTests {
  /// What operators keep, in words.
  @MainActor @Suite struct OperatorMemoryTests {
    let driver = ScriptedDriver.installed()
    let subject = PassthroughSubject<Int, Never>()

    /// The memory of a chain before the first number and after each.
    private func memory<P: Publisher>(
      of chain: P, sending numbers: [Int]
    ) -> [String] where P.Failure == Never {
      let subscription = chain.sink { _ in }
      var seen = [subscription.memory]
      for number in numbers {
        subject.send(number)
        seen.append(subscription.memory)
      }
      return seen
    }

    @Test func operatorsThatKeepNothingHaveNoMemory() {
      let chain = subject.map { $0 + 1 }.filter { $0 > 0 }.compactMap(\.self).handleEvents()
      #expect(memory(of: chain, sending: [1, 2]) == ["", "", ""])
    }

    @Test func operatorsThatSelect() {
      #expect(
        memory(of: subject.removeDuplicates(), sending: [1, 2])
          == ["", "removeDuplicates: 1", "removeDuplicates: 2"])
      #expect(memory(of: subject.last(), sending: [1, 2]) == ["", "last: 1", "last: 2"])
      #expect(
        memory(of: subject.dropFirst(2), sending: [1, 2])
          == ["dropFirst: 2 left", "dropFirst: 1 left", ""])
      #expect(
        memory(of: subject.prefix(2), sending: [1, 2])
          == ["prefix: 2 left", "prefix: 1 left", ""])
      #expect(
        memory(of: subject.removeDuplicates().dropFirst(), sending: [1])
          == ["dropFirst: 1 left", "removeDuplicates: 1"])
    }

    @Test func operatorsThatCombine() {
      let other = PassthroughSubject<String, Never>()
      #expect(
        memory(of: subject.scan(0, +), sending: [1, 2]) == ["scan: 0", "scan: 1", "scan: 3"])
      let both = subject.combineLatest(other).sink { _ in }
      #expect(both.memory == "")
      other.send("a")
      #expect(both.memory == "combineLatest: nil and a")
      subject.send(1)
      #expect(both.memory == "combineLatest: 1 and a")
      other.send(completion: .finished)
      #expect(both.memory == "1 of 2 publishers left, combineLatest: 1 and a")
      both.cancel()
      #expect(both.memory == "")
    }

    @Test func publishersThatAValueMade() {
      let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      let chain = subject.flatMap { $0 == 1 ? first.removeDuplicates() : second.removeDuplicates() }
      let subscription = chain.sink { _ in }
      #expect(subscription.memory == "")
      subject.send(1)
      #expect(subscription.memory == "flatMap: 1 inner")
      first.send(7)
      subject.send(2)
      #expect(subscription.memory == "flatMap: 1 inner (removeDuplicates: 7), 1 inner")
      first.send(completion: .finished)
      #expect(subscription.memory == "flatMap: 1 inner")
      subject.send(completion: .finished)
      #expect(subscription.memory == "flatMap: the publisher is over, 1 inner")
      second.send(completion: .finished)
      #expect(subscription.memory == "")
    }

    @Test func valuesAreWrittenInFull() {
      func kept<Value>(_ value: Value) -> String {
        Just(value).append(to: PassthroughSubject<Value, Never>())
      }
      #expect(kept(Pair(left: 1, right: .there(2))) == "Pair(left: 1, right: there(2))")
      #expect(kept(Pair(left: 1, right: .here)) == "Pair(left: 1, right: here)")
      #expect(kept(Pair(left: 1, right: nil)) == "Pair(left: 1, right: nil)")
      #expect(kept(["b": 2, "a": 1]) == "[(key: a, value: 1), (key: b, value: 2)]")
      #expect(kept(Set([3, 1, 2])) == "[1, 2, 3]")
      #expect(kept([true, false]) == "[true, false]")
      #expect(kept((1, "x")) == "(1, x)")
      #expect(kept(Note()) == "Note")
    }
  }

  /// What operators keep, as part of the states of a search.
  @Suite struct KeptStateTests {
    @Test func statesThatDifferInWhatAnOperatorKeepsAreTwo() throws {
      let system = try LiveSystem("Door", isolation: .inProcess) { _ in
        DoorFlow()
      } declare: { it in
        it.root { $0 }
        it.appModules = ["HeadlessTests"]
        it.coordinator(DoorFlow.self, role: "door")
        it.event("knock", .external) { $0.knocks.send(1) }
      }
      let graph = try explore(system)
      #expect(graph.completeness == .exhaustive)
      #expect(graph.faults == [])
      // Nobody sees the first two knocks.
      #expect(graph.states.count == 4)
      let kept = graph.states.map { state in
        state.records.filter { $0.key.hasPrefix("subscription") }.map { "\($0.key): \($0.value)" }
      }
      #expect(kept == (0...3).map { ["subscription to DoorFlow.knocks: scan: \($0)"] })
    }
  }
}

/// A door that opens at the third knock.
@MainActor
private final class DoorFlow {
  let knocks = PassthroughSubject<Int, Never>()
  private(set) var isOpen = false
  private var subscription: AnyCancellable?

  init() {
    subscription = knocks.scan(0) { min($0 + $1, 3) }.filter { $0 == 3 }
      .sink { [weak self] _ in self?.isOpen = true }
  }
}

extension Just {
  /// What an operator keeps of the value.
  fileprivate func append(to subject: PassthroughSubject<Output, Never>) -> String {
    let subscription = subject.removeDuplicates { _, _ in false }.sink { _ in }
    sink { subject.send($0) }.cancel()
    let text = subscription.memory
    return String(text.dropFirst("removeDuplicates: ".count))
  }
}

import HeadlessCombine
import NavigationHarness
import Testing

@testable import ObjectObservation

/// What subjects, futures and assigned properties keep is part of the state.
@Suite struct StreamContentsTests {
  private struct Refusal: Error { var code = 4 }

  private final class Streams {
    let taps = PassthroughSubject<Int, Refusal>()
    let count = CurrentValueSubject<Int, Never>(1)
    var answer: Future<String, Never>
    @Published var shown = 0
    private(set) var fulfill: (Result<String, Never>) -> Void = { _ in }

    init() {
      var promise: (Result<String, Never>) -> Void = { _ in }
      answer = Future { promise = $0 }
      fulfill = promise
    }

    func assign() { count.assign(to: &$shown) }
  }

  private let options: ObservationOptions = {
    var options = ObservationOptions.platform()
    options.exclusions = [.field("fulfill", of: "Streams")]
    return options
  }()

  /// What is seen of the streams, which the walk by reflection sees too.
  private func text(_ streams: Streams) -> String {
    let graph = ObjectObserver(options: options).describe([streams])
    let witness = MirrorWalk(options: options)
    witness.run([streams])
    #expect(graph.objects == witness.graph.objects)
    return graph.objects[0].description.replacing("StreamContentsTests.", with: "")
  }

  @Test func `Ends and results show, and change what is observed`() {
    let streams = Streams()
    let observer = ObjectObserver(options: options)
    var seen: Set = [observer.observe([streams])]
    func expectNew(_ expected: String) {
      #expect(text(streams) == "Streams(\(expected))")
      #expect(seen.insert(observer.observe([streams])).inserted)
    }
    #expect(text(streams) == "Streams(taps: nil, count: 1, answer: nil, shown: 0)")
    streams.taps.send(completion: .failure(Refusal()))
    expectNew("taps: .failure(Refusal(code: 4)), count: 1, answer: nil, shown: 0")
    streams.fulfill(.success("yes"))
    expectNew(#"taps: .failure(Refusal(code: 4)), count: 1, answer: .success("yes"), shown: 0"#)
    streams.count.send(completion: .finished)
    expectNew(
      #"taps: .failure(Refusal(code: 4)), count: CurrentValueSubject<Int, Never>(value: "#
        + #"1, completion: .finished), answer: .success("yes"), shown: 0"#)
  }

  @Test func `What a property is assigned from is a subscription of its owner`() {
    let streams = Streams()
    let observer = ObjectObserver(options: options)
    let before = observer.observe([streams])
    streams.assign()
    #expect(
      text(streams) == "Streams(taps: nil, count: 1, answer: nil, shown: 1) ← #0 Streams.count")
    streams.assign()
    #expect(text(streams).hasSuffix("← #0 Streams.count, #0 Streams.count"))
    streams.shown = 0
    #expect(observer.observe([streams]) != before)
  }
}

import Foundation
import ModelChecker
import RuleEnginesTestSupport
import Testing

@testable import RuleEngines

/// Numbers of a checkpoint with the right checksums are not taken on trust either.
@Suite struct CheckpointNumberTests {
  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString).path
  private let system = NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 2).system

  private func search(depth: Int? = nil, resumes: Bool = false) throws -> Exploration<
    NaturalNav.Screen
  > {
    try explore(
      system, engine: .memoized,
      settings: EngineSettings(
        checkpointing: Checkpointing(file: file, interval: .zero, resumes: resumes)),
      options: ExplorationOptions(limits: Limits(depth: depth)))
  }

  /// What a checkpoint file holds, between its checksums.
  private struct Content {
    var head: [UInt64]
    var states: [UInt64]
    var sources: [UInt32]
    var positions: [UInt8]
    var isTall: [UInt64]

    var checkpoint: Checkpoint? { Checkpoint(Array(head.dropFirst(Checkpoint.prefix))) }
  }

  private func content() throws -> Content {
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: file)))
    var rest = bytes[...]
    func next<Value: BitwiseCopyable>(_ count: Int, of type: Value.Type) -> [Value] {
      let size = count * MemoryLayout<Value>.stride
      defer { rest = rest.dropFirst((size + 7) & ~7) }
      return rest.prefix(size).withUnsafeBytes { bytes in
        (0..<count).map {
          bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Value>.stride, as: type)
        }
      }
    }
    let prefix = next(Checkpoint.prefix, of: UInt64.self)
    let head = prefix + next(Int(prefix[2]), of: UInt64.self)
    _ = next(1, of: UInt64.self)
    let checkpoint = try #require(Checkpoint(Array(head.dropFirst(Checkpoint.prefix))))
    let layout = try #require(StateLayout(bits: checkpoint.bits))
    let states = next(checkpoint.states * layout.width, of: UInt64.self)
    let sources = next(checkpoint.states, of: UInt32.self)
    let positions = next(checkpoint.states, of: UInt8.self)
    return Content(
      head: head, states: states, sources: sources, positions: positions,
      isTall: next(1, of: UInt64.self))
  }

  private func write(_ content: Content) throws {
    var new = try CheckpointFile(writing: file)
    try new.write(content.head, count: content.head.count)
    try new.writeChecksum()
    try new.write(content.states, count: content.states.count)
    try new.write(content.sources, count: content.sources.count)
    try new.write(content.positions, count: content.positions.count)
    try new.write(content.isTall, count: 1)
    try new.writeChecksum()
    try new.commit()
  }

  @Test func noNumberEndsASearchWithATrap() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    let expected = try search()
    _ = try search(depth: 3)
    let intact = try content()
    var refused = 0
    func resume(_ content: Content) throws -> Exploration<NaturalNav.Screen>? {
      try write(content)
      do {
        return try search(resumes: true)
      } catch is CheckpointError {
        refused += 1
        return nil
      }
    }
    #expect(try resume(intact)?.states == expected.states)
    let extremes: [Int] = [.min, -1, 0, 1 << 32, 1 << 40, 1 << 60, 1 << 61, 1 << 62, .max]
    for extreme in extremes {
      let word = UInt64(bitPattern: Int64(extreme))
      for place in intact.head.indices.dropFirst(Checkpoint.prefix) {
        var changed = intact
        changed.head[place] = word
        guard let found = try resume(changed) else { continue }
        #expect(found.states == expected.states, "word \(place) is \(extreme)")
        #expect(found.verdicts == expected.verdicts, "word \(place) is \(extreme)")
      }
    }
    // What else there is are states, and any may be one.
    for word in [UInt64.max, 1 << 63] {
      for place in [0, intact.sources.count / 2, intact.sources.count - 1] {
        var changed = intact
        changed.states[place] = word
        _ = try resume(changed)
        changed = intact
        changed.sources[place] = UInt32(word >> 32)
        _ = try resume(changed)
      }
    }
    #expect(refused > 100)
  }

  /// What a search found is told by the states in which it found it.
  @Test func whatWasFoundNowhereIsRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try search(depth: 3)
    let intact = try content()
    let checkpoint = try #require(intact.checkpoint)
    for state in [-1, checkpoint.states, Int.max] {
      var violated = checkpoint
      violated.violations = [(0, state)]
      var faulty = checkpoint
      faulty.faults = [.init(fault: 0, source: state, position: 0)]
      for changed in [violated, faulty] {
        var content = intact
        content.head = changed.words
        try write(content)
        #expect(throws: CheckpointError.corrupted(file: file)) { try search(resumes: true) }
      }
    }
  }

  /// Somebody who may write the file can't add states that nothing leads to, nor ways to them.
  @Test func aStateThatNothingLeadsToIsRefused() throws {
    defer { try? FileManager.default.removeItem(atPath: file) }
    _ = try search(depth: 3)
    let intact = try content()
    let checkpoint = try #require(intact.checkpoint)
    let other = CheckpointError.otherSystem(file: file)
    let last = checkpoint.states - 1
    func refuses(_ change: (inout Content) -> Void) throws {
      var changed = intact
      change(&changed)
      try write(changed)
      #expect(throws: other) { try search(resumes: true) }
    }
    // A state in the place of another one, which is none of the initial ones.
    let unseen = try #require(
      (0..<UInt64(1) << 8).first { !intact.states.contains($0) })
    try refuses { $0.states[last] = unseen }
    // Another way to a state: by another position, and from another source.
    try refuses { $0.positions[last] ^= 1 }
    try refuses { $0.sources[last] -= 1 }
    // Another number of layers, which would make traces shorter or longer than they are.
    for difference in [-1, 1] {
      var deeper = checkpoint
      deeper.depth += difference
      try refuses { $0.head = deeper.words }
    }
  }
}

import Foundation
import ModelChecker
import ModelCheckerTestSupport
import RuleEngines
import RuleEnginesTestSupport
import TestSupport
import Testing

/// Searches that are written down and go on later.
@Suite struct CheckpointTests {
  /// A file that does not exist yet, in a folder of its own.
  private func withFile<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.appendingPathComponent("search").path)
  }

  private func settings(_ file: String, resumes: Bool = false) -> EngineSettings {
    EngineSettings(checkpointing: Checkpointing(file: file, interval: .zero, resumes: resumes))
  }

  @Test func `A search that goes on finds what a search in one go finds`() throws {
    var resumed = 0
    for seed: UInt64 in 0..<80 {
      let system = randomRules(seed: seed)
      let probe = try explore(system, options: ExplorationOptions(limits: Limits(states: 400)))
      guard probe.completeness == .exhaustive, probe.states.count > 1 else { continue }
      let whole = try explore(system, engine: .memoized)
      try withFile { file in
        _ = try explore(
          system, engine: .memoized,
          settings: settings(file),
          options: ExplorationOptions(limits: Limits(depth: Int(seed % 4) + 1)))
        let rest = try explore(system, engine: .memoized, settings: settings(file, resumes: true))
        #expect(rest.states == whole.states, "seed \(seed)")
        #expect(rest.transitions == whole.transitions, "seed \(seed)")
        #expect(rest.depth == whole.depth, "seed \(seed)")
        #expect(rest.completeness == whole.completeness, "seed \(seed)")
        #expect(rest.verdicts == whole.verdicts, "seed \(seed)")
        #expect(rest.faults == whole.faults, "seed \(seed)")
        #expect(rest.neverEnabled == whole.neverEnabled, "seed \(seed)")
        resumed += 1
      }
    }
    #expect(resumed > 40)
  }

  @Test func `A large search goes on from the middle of a layer`() throws {
    let expected = Nav(tabs: 3, depth: Thorough.count(2, of: 3), routes: 2, sheets: 4)
    let nav = NaturalNav(expected)
    try withFile { file in
      let cut = try explore(
        nav.system, engine: .memoized,
        settings: EngineSettings(
          checkpointing: Checkpointing(file: file, interval: .zero)),
        options: ExplorationOptions(limits: Limits(depth: expected.expectedDepth - 4)))
      #expect(cut.states < expected.expectedStates)
      let found = try explore(
        nav.system, engine: .memoized, settings: settings(file, resumes: true))
      #expect(found.states == expected.expectedStates)
      #expect(found.transitions == expected.expectedTransitions)
      #expect(found.depth == expected.expectedDepth)
      #expect(found.verdicts.allSatisfy { $0 == .holds(witness: nil) })
    }
  }

  @Test(arguments: [Engine.memoized, .automatic])
  func `A search is written down where its observer or a limit ends it`(engine: Engine) throws {
    let expected = Nav(tabs: 3, depth: 2, routes: 2, sheets: 4)
    let system = NaturalNav(expected).system
    try withFile { file in
      // Nothing else is written within an hour.
      func run(
        resumes: Bool, states: Int? = nil, observing: (ExplorationProgress) -> Bool = { _ in true }
      ) throws -> Exploration<NaturalNav.Screen> {
        try explore(
          system, engine: engine,
          settings: EngineSettings(
            checkpointing: Checkpointing(file: file, interval: .seconds(3_600), resumes: resumes)),
          options: ExplorationOptions(limits: Limits(states: states)), observing: observing)
      }
      let first = try run(resumes: false) { $0.states < 100 }
      #expect(first.states < expected.expectedStates)
      guard case .interrupted = first.completeness else {
        Issue.record("\(first.completeness)")
        return
      }
      let second = try run(resumes: true, states: first.states + 500)
      #expect(second.completeness == .bounded(by: .states) && second.states > first.states)
      let third = try run(resumes: true, states: second.states + 500)
      #expect(third.completeness == .bounded(by: .states) && third.states > second.states)
      let kept = FileManager.default.contents(atPath: file)
      #expect(try run(resumes: true, states: 150).states == run(resumes: false, states: 150).states)
      try #require(kept).write(to: URL(fileURLWithPath: file))
      #expect(try run(resumes: true, states: 150).completeness == .bounded(by: .states))
      #expect(FileManager.default.contents(atPath: file) == kept)
      let last = try run(resumes: true)
      #expect(last.states == expected.expectedStates)
      #expect(last.transitions == expected.expectedTransitions)
      #expect(last.depth == expected.expectedDepth)
      #expect(last.completeness == .exhaustive)
    }
  }

  @Test func `What is cut off or damaged is refused`() throws {
    let system = NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 2).system
    try withFile { file in
      _ = try explore(
        system, engine: .memoized, settings: settings(file),
        options: ExplorationOptions(limits: Limits(depth: 4)))
      let intact = try #require(FileManager.default.contents(atPath: file))
      for length in [0, 7, 24, 100, intact.count / 2, intact.count - 1] {
        try intact.prefix(length).write(to: URL(fileURLWithPath: file))
        #expect(throws: CheckpointError.truncated(file: file), "\(length) bytes") {
          try explore(system, engine: .memoized, settings: settings(file, resumes: true))
        }
      }
      for position in intact.indices {
        var damaged = intact
        damaged[position] ^= 0x10
        try damaged.write(to: URL(fileURLWithPath: file))
        #expect(throws: CheckpointError.self, "byte \(position)") {
          try explore(system, engine: .memoized, settings: settings(file, resumes: true))
        }
      }
      var damaged = intact
      damaged[intact.count - 20] ^= 1
      try damaged.write(to: URL(fileURLWithPath: file))
      #expect(throws: CheckpointError.corrupted(file: file)) {
        try explore(system, engine: .memoized, settings: settings(file, resumes: true))
      }
      try Data(repeating: 65, count: 500).write(to: URL(fileURLWithPath: file))
      #expect(throws: CheckpointError.noCheckpoint(file: file)) {
        try explore(system, engine: .memoized, settings: settings(file, resumes: true))
      }
    }
  }

  // MARK: What is no file

  @Test func `A device stays a device`() throws {
    var before = stat()
    try #require(stat("/dev/null", &before) == 0)
    let system = NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 2).system
    _ = try explore(system, engine: .memoized, settings: settings("/dev/null"))
    var after = stat()
    try #require(stat("/dev/null", &after) == 0)
    #expect(after.st_mode == before.st_mode && after.st_ino == before.st_ino)
  }

  @Test func `A pipe takes a checkpoint and stays a pipe`() throws {
    let system = NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 2).system
    try withFile { file in
      try #require(mkfifo(file, 0o600) == 0)
      let reader = open(file, O_RDONLY | O_NONBLOCK)
      defer { close(reader) }
      _ = try explore(
        system, engine: .memoized, settings: settings(file),
        options: ExplorationOptions(limits: Limits(depth: 1)))
      var letters = [UInt8](repeating: 0, count: 8)
      #expect(read(reader, &letters, 8) == 8)
      #expect(String(decoding: letters, as: UTF8.self) == "CVSEARCH")
      var status = stat()
      try #require(stat(file, &status) == 0)
      #expect(status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test(.timeLimit(.minutes(1))) func `Nobody waits for somebody who writes into a pipe`() throws {
    let system = NaturalNav(tabs: 2, depth: 2, routes: 2, sheets: 2).system
    try withFile { file in
      try #require(mkfifo(file, 0o600) == 0)
      for file in [file, "/dev/zero"] {
        #expect(throws: CheckpointError.noCheckpoint(file: file)) {
          try explore(system, engine: .memoized, settings: settings(file, resumes: true))
        }
      }
    }
  }

  @Test func `A checkpoint of another system is refused, even of one with the same names`() throws {
    try withFile { file in
      func count(by step: Int, named name: String) throws -> RuleSystem<Cells> {
        try RuleSystem(
          initial: [Cells([0])], components: [Component("count", \.values[0])],
          rules: [
            Rule(
              name, when: [Condition(reads: [\.values[0]]) { $0.values[0] < 100 }],
              reads: [\.values[0]], writes: [\.values[0]]
            ) { $0.values[0] += step }
          ])
      }
      func run(_ system: RuleSystem<Cells>, resumes: Bool) throws -> Exploration<Cells> {
        try explore(
          system, engine: .memoized,
          settings: settings(file, resumes: resumes),
          options: ExplorationOptions(limits: resumes ? Limits() : Limits(depth: 20)))
      }
      _ = try run(count(by: 1, named: "add"), resumes: false)
      #expect(try run(count(by: 1, named: "add"), resumes: true).states == 101)
      _ = try run(count(by: 1, named: "add"), resumes: false)
      #expect(throws: CheckpointError.otherSystem(file: file)) {
        try run(count(by: 1, named: "count"), resumes: true)
      }
      #expect(throws: CheckpointError.otherSystem(file: file)) {
        // The value of the last state cannot be reached.
        try run(count(by: 60, named: "add"), resumes: true)
      }
    }
  }

  @Test func `Where one closure answers otherwise, a checkpoint is refused or does no harm`() throws
  {
    var (refused, harmless) = (0, 0)
    for seed in 0..<UInt64(Thorough.count(15, of: 600)) {
      let system = randomRules(seed: seed)
      let probe = try explore(system, options: ExplorationOptions(limits: Limits(states: 400)))
      guard probe.completeness == .exhaustive, probe.states.count > 1 else { continue }
      try withFile { file in
        _ = try explore(
          system, engine: .memoized,
          settings: settings(file),
          options: ExplorationOptions(limits: Limits(depth: Int(seed % 4) + 1)))
        for twisted in 0..<12 {
          let other = randomRules(seed: seed, twisted: twisted)
          let probe = try explore(other, options: ExplorationOptions(limits: Limits(states: 400)))
          guard probe.completeness == .exhaustive else { continue }
          let copy = file + ".copy"
          try FileManager.default.copyItem(atPath: file, toPath: copy)
          defer { try? FileManager.default.removeItem(atPath: copy) }
          do {
            let rest = try explore(
              other, engine: .memoized, settings: settings(copy, resumes: true))
            let whole = try explore(other, engine: .memoized)
            #expect(rest.states == whole.states, "seed \(seed), closure \(twisted)")
            #expect(rest.transitions == whole.transitions, "seed \(seed), closure \(twisted)")
            #expect(rest.depth == whole.depth, "seed \(seed), closure \(twisted)")
            #expect(rest.verdicts == whole.verdicts, "seed \(seed), closure \(twisted)")
            #expect(rest.faults == whole.faults, "seed \(seed), closure \(twisted)")
            harmless += 1
          } catch let error as CheckpointError {
            #expect(error == .otherSystem(file: copy))
            refused += 1
          }
        }
      }
    }
    #expect(refused > 25)
    #expect(harmless > 5)
  }

  @Test func `What a search has not shown yet is judged by the rules of today`() throws {
    try withFile { file in
      func count(to most: Int, below limit: Int) throws -> RuleSystem<Cells> {
        try RuleSystem(
          initial: [Cells([0, 0])],
          components: [Component("a", \.values[0]), Component("b", \.values[1])],
          rules: [
            Rule(
              "a", when: [Condition(reads: [\.values[0]]) { $0.values[0] < most }],
              reads: [\.values[0]], writes: [\.values[0]]
            ) { $0.values[0] += 1 },
            Rule("b", reads: [\.values[1]], writes: [\.values[1]]) {
              $0.values[1] = ($0.values[1] + 1) % 50
            },
          ],
          invariants: [
            RuleInvariant("Small", reads: [\.values[0]]) {
              $0.values[0] < limit ? .holds : .violated("a is \($0.values[0])")
            }
          ])
      }
      func run(_ system: RuleSystem<Cells>, resumes: Bool) throws -> Exploration<Cells> {
        try explore(
          system, engine: .memoized,
          settings: settings(file, resumes: resumes),
          options: ExplorationOptions(limits: resumes ? Limits() : Limits(depth: 40)))
      }
      for (most, limit) in [(60, 100), (20, 100), (60, 30)] {
        _ = try run(count(to: 60, below: 100), resumes: false)
        if most == 60, limit == 100 {
          #expect(try run(count(to: most, below: limit), resumes: true).states == 61 * 50)
        } else {
          #expect(throws: CheckpointError.otherSystem(file: file)) {
            try run(count(to: most, below: limit), resumes: true)
          }
        }
      }
    }
  }

  @Test(arguments: [255, 256, 257] + (Thorough.isAsked ? [70_000] : []))
  func `The position of a late choice is kept`(_ choices: Int) throws {
    let isFresh = Condition<Cells>(reads: [\.values[0]]) { $0.values[0] == 0 }
    let isLast = Condition<Cells>(reads: [\.values[0]]) { $0.values[0] == choices }
    let pick = Rule<Cells>("pick", when: [isFresh], writes: [\.values[0]]) { _ -> [Cells] in
      (1...choices).map { Cells([$0, 0]) }
    }
    let step = Rule<Cells>("step", when: [isLast], writes: [\.values[1]]) { state -> Void in
      state.values[1] = 1
    }
    let many = try RuleSystem<Cells>(
      initial: [Cells([0, 0])],
      components: [Component("pick", \.values[0]), Component("step", \.values[1])],
      rules: [pick, step],
      invariants: [
        RuleInvariant("Still", reads: [\.values[1]]) {
          $0.values[1] == 0 ? .holds : .violated("it moved")
        }
      ])
    try withFile { file in
      _ = try explore(
        many, engine: .memoized, settings: settings(file),
        options: ExplorationOptions(limits: Limits(depth: 1)))
      let found = try explore(many, engine: .memoized, settings: settings(file, resumes: true))
      #expect(found.states == choices + 2)
      guard case .violated(let counterexample) = found.verdicts[0] else {
        Issue.record("\(found.verdicts)")
        return
      }
      #expect(counterexample.trace.description == "pick.\(choices - 1)/step")
    }
  }

  @Test func `What is not there or cannot be written is said`() throws {
    let system = randomRules(seed: 1)
    #expect(
      throws: CheckpointError.unreadable(
        file: "/nowhere/search", reason: "No such file or directory")
    ) {
      try explore(system, engine: .memoized, settings: settings("/nowhere/search", resumes: true))
    }
    #expect(
      throws: CheckpointError.unwritable(
        file: "/nowhere/search", reason: "No such file or directory")
    ) { try explore(system, engine: .memoized, settings: settings("/nowhere/search")) }
    for engine in [Engine.symbolic, .general, .graph] {
      #expect(throws: CheckpointError.unsupported(engine)) {
        try explore(system, engine: engine, settings: settings("/nowhere/search"))
      }
    }
  }

  @Test func `Errors of checkpoints are sentences`() {
    let errors: [CheckpointError] = [
      .unreadable(file: "f", reason: "Is a directory"),
      .unwritable(file: "f", reason: "No space left on device"), .noCheckpoint(file: "f"),
      .truncated(file: "f"), .corrupted(file: "f"), .otherSystem(file: "f"),
      .unsupported(.symbolic),
    ]
    #expect(
      errors.map(\.description) == [
        "The checkpoint 'f' cannot be read: Is a directory.",
        "The checkpoint 'f' cannot be written: No space left on device.",
        "'f' is not a checkpoint, or was written by another version. Start from the beginning, without it.",
        "The checkpoint 'f' is incomplete. Start from the beginning, without it.",
        "The checkpoint 'f' is damaged: its content does not match its checksum. "
          + "Start from the beginning, without it.",
        "The checkpoint 'f' belongs to another system, or the system has changed. "
          + "Start from the beginning, without it.",
        "The symbolic engine keeps no checkpoints. Use the memoized engine.",
      ])
  }
}

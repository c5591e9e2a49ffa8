import Foundation
import ModelChecker

/// Gives a command something that nobody meant it to be given.
struct InputAttack: Attack {
  let name = "inputs"
  let material: Material
  /// What once failed, and what else the inputs are made from.
  let corpus: [CorpusInput]

  init(material: Material) throws {
    self.material = material
    corpus = try CorpusInput.all()
  }

  func strike(_ number: Int, by random: inout SplitMix64) throws -> Strike {
    // What once failed comes first, as it was.
    if number < corpus.count { return try trial(corpus[number]).strike() }
    // And later as the beginning of something new.
    let isSown = Int.random(in: 0..<4, using: &random) == 0
    let seed = isSown ? corpus.randomElement(using: &random) : nil
    let kind = seed?.kind ?? CorpusInput.Kind.drawn(by: &random)
    switch kind {
    case .command:
      let line = seed.map { $0.lines + [Mutation.value(by: &random)] }
      return try trial(kind, line ?? CommandLines.next(by: &random)).strike()
    case .trace:
      let trace = seed?.text ?? material.traces.randomElement(using: &random)!
      return try trial(kind, [Self.trace(from: trace, by: &random)]).strike()
    case .checkpoint:
      let whole = seed?.bytes ?? material.checkpoint
      let bytes = Mutation.damaged(whole, with: material.checkpoint, by: &random)
      return try trial(.init(kind: kind, name: "drawn", bytes: bytes)).strike()
    case .baseline, .configuration, .result:
      let whole = seed?.text ?? whole(kind)
      let keepsForm = kind != .configuration && Bool.random(using: &random)
      let text =
        keepsForm
        ? Mutation.values(whole, by: &random) : Mutation.document(whole, by: &random)
      let input = CorpusInput(kind: kind, name: "drawn", bytes: Array(text.utf8))
      return try trial(input, use: Int.random(in: 0..<3, using: &random)).strike()
    }
  }

  private func whole(_ kind: CorpusInput.Kind) -> String {
    switch kind {
    case .baseline: material.baseline
    case .configuration: material.configuration
    default: material.result
    }
  }

  private static func trace(from trace: String, by random: inout SplitMix64) -> String {
    var steps = trace.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...steps.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: steps.insert(Mutation.value(by: &random), at: place)
      case 1: steps.insert(String(Int.random(in: 0..<40, using: &random)), at: place)
      case 2: steps.append((steps.popLast() ?? "") + ".\(Mutation.value(by: &random))")
      default: steps.append((steps.popLast() ?? "") + "#\(Mutation.value(by: &random))")
      }
    }
    return String(steps.joined(separator: "/").prefix { $0 != "\0" })
  }

  // MARK: Trials

  private func trial(_ input: CorpusInput, use: Int = 0) -> Trial {
    switch input.kind {
    case .command, .trace: trial(input.kind, input.lines)
    default: Trial(material, input, use: use)
    }
  }

  private func trial(_ kind: CorpusInput.Kind, _ lines: [String]) -> Trial {
    if kind == .trace {
      return Trial(material, ["replay", "Shop", "--trace", lines.joined(separator: "\n")])
    }
    return Trial(material, lines)
  }
}

/// One command over one folder, of which nothing may be lost.
struct Trial {
  private let victim: Victim
  private let before: Snapshot
  private let name: String

  init(_ material: Material, _ arguments: [String]) {
    var before = Self.folder(material)
    before.entries["pipe"] = .pipe
    before.entries["loop"] = .link("loop")
    self.init(material, arguments, before: before, name: "")
  }

  /// Gives a document to a command that reads such documents.
  ///
  /// - Parameter use: chooses among those commands.
  init(_ material: Material, _ input: CorpusInput, use: Int) {
    var before = Self.folder(material)
    let small = ["--max-states", "12"]
    let arguments: [String]
    switch input.kind {
    case .baseline:
      before["k.json"] = input.bytes
      arguments =
        [
          ["baseline", "compare", "k.json", "Shop"] + small,
          ["baseline", "update", "k.json", "Shop", "--reason", "known"] + small,
          ["check", "Shop", "--no-wider-scopes", "--baseline", "k.json"] + small,
        ][use]
    case .configuration:
      before[".verifier.yml"] = input.bytes
      arguments =
        [
          ["dump-configuration", "Shop"], ["check", "Shop", "--no-wider-scopes"] + small,
          ["dump-configuration", "RequestFlow", "--output", ".verifier.yml"],
        ][use]
    case .result:
      before["r.json"] = input.bytes
      let formats = [
        "text", "json", "junit", "sarif", "github", "markdown", "summary", "mermaid", "dot",
        "graphml", "html",
      ]
      arguments =
        [
          ["report", "--from", "r.json"] + formats.flatMap { ["--report", "\($0)=new.\($0)"] },
          ["diff", "e.json", "r.json", "--format", "markdown", "--output", "new.markdown"],
          ["check", "RequestFlow", "--no-wider-scopes", "--report", "json=r.json"] + small,
        ][use]
    case .checkpoint:
      before["c"] = input.bytes
      arguments = ["search", "--checkpoint", "c", "--resume"]
    case .command, .trace: arguments = []
    }
    self.init(material, arguments, before: before, name: "\(input.kind)/\(input.name)")
  }

  /// A command that is given nothing, for tests of the judge.
  init(before: Snapshot) {
    victim = Victim(executable: "/bin/true", arguments: [])
    self.before = before
    name = ""
  }

  private init(_ material: Material, _ arguments: [String], before: Snapshot, name: String) {
    victim =
      arguments.first == "search"
      ? Victim(executable: material.attack, arguments: arguments)
      // A search that the input lets go on for ever ends all the same.
      : material.verify(arguments, timeLimit: "3s")
    self.before = before
    self.name = name
  }

  private static func folder(_ material: Material) -> Snapshot {
    var folder = Snapshot([
      "r.json": material.result, "e.json": material.earlierResult, "k.json": material.baseline,
      "c.yml": material.configuration, "empty": "",
    ])
    folder["c"] = material.checkpoint
    return folder
  }

  func strike() throws -> Strike {
    let folder = try Folder()
    try folder.make(before)
    let ending = try victim.run(in: folder)
    let after = try folder.snapshot()
    let line = victim.arguments.map { $0.debugDescription.prefix(300) }.joined(separator: " ")
    return Strike(
      deed: "\(name) \(line)\n  \(ending.errors.prefix(300))", endings: [ending],
      complaints: complaints(ending, after))
  }

  func complaints(_ ending: Ending, _ after: Snapshot) -> [String] {
    var complaints = Judge.complaints(about: ending)
    // The search is part of the attack, which nobody gives what somebody else has made.
    if victim.arguments.first != "search" {
      complaints += Judge.complaints(aboutTerminal: ending.output, "standard output")
      complaints += Judge.complaints(aboutTerminal: ending.errors, "standard error")
      if case .exited(let status) = ending.manner, Judge.failures.contains(status),
        ending.errors.utf8.count > 4_000
      {
        complaints.append("its errors have \(ending.errors.utf8.count) bytes")
      }
    }
    if case .exited(let status) = ending.manner, Judge.failures.contains(status) {
      // A full device says so after the files are written.
      if status != 74, after != before {
        let changed = Set(after.entries.keys).union(before.entries.keys)
          .filter { after.entries[$0] != before.entries[$0] }.sorted()
        complaints.append("it refused, and changed \(changed)")
      }
    }
    for (name, entry) in after.entries.sorted(by: { $0.key < $1.key }) {
      guard case .file(let bytes, _) = entry, before.entries[name] != entry else { continue }
      complaints += Self.complaints(aboutFile: name, bytes)
    }
    return complaints
  }

  /// What is wrong with a file that a command wrote.
  private static func complaints(aboutFile name: String, _ bytes: [UInt8]) -> [String] {
    if name.hasSuffix(".partial") { return ["it left '\(name)'"] }
    switch name.split(separator: ".").last {
    // Other answers may have been asked for under such a name, but not under these.
    case "json" where name.hasPrefix("new."), "sarif" where name.hasPrefix("new."):
      let isWhole = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
      return isWhole ? [] : ["'\(name)' is no JSON"]
    case "markdown", "summary", "github", "html", "junit", "graphml", "mermaid", "md", "xml":
      return Judge.complaints(aboutText: String(decoding: bytes, as: UTF8.self), "'\(name)'")
    default: return []
    }
  }
}

/// A command that writes files, or reads them, over files that were there before.
struct Scenario {
  var name: String
  var victim: Victim
  var before: Snapshot
  /// What comes next where the command did not come to its end; nil: the same command.
  var next: Victim?
  /// The files that it replaces are replaced all or not at all.
  var isTogether = false
  /// The calls that may fail.
  var calls = Fault.Call.allCases

  /// A search that goes on from what it wrote.
  var writesVersions: Bool { next != nil }

  /// All commands that write, each with files of its own to replace.
  static func all(_ material: Material) -> [Scenario] {
    let other = "written before\n"
    var old = Snapshot(["r.sarif": other, "page.html": other, "out.txt": other])
    old["r.json"] = Array(material.earlierResult.utf8)
    old.entries["r.sarif"] = .file(Array(other.utf8), mode: 0o640)
    old.entries["linked.xml"] = .link("kept/tests.xml")
    old["kept/tests.xml"] = Array(other.utf8)

    var scenarios: [Scenario] = []
    func add(
      _ name: String, _ arguments: [String], _ before: Snapshot, isTogether: Bool = false
    ) {
      scenarios.append(
        Scenario(
          name: name, victim: material.verify(arguments), before: before, isTogether: isTogether))
    }
    add(
      "check",
      ["check", "Shop"] + Material.small
        + reports(["json=r.json", "sarif=r.sarif", "graphml=r.graphml", "junit=linked.xml"])
        + ["--output", "out.txt"], old)
    var recorded = old
    recorded["in.json"] = Array(material.result.utf8)
    add(
      "report --from",
      ["report", "--from", "in.json"]
        + reports(["sarif=r.sarif", "html=page.html", "summary=s.md", "junit=linked.xml"]),
      recorded, isTogether: true)
    var known = Snapshot(["k.json": material.baseline])
    known["c.yml"] = Array(material.configuration.utf8)
    var dumped = known
    dumped["out.txt"] = Array(other.utf8)
    add(
      "baseline update",
      ["baseline", "update", "k.json", "RequestFlow", "--max-states", "30", "--reason", "known"],
      known)
    add(
      "baseline compare",
      ["baseline", "compare", "k.json", "Shop", "--config", "c.yml", "--accept-bounded"], known)
    add(
      "check a baseline", ["check", "Shop", "--config", "c.yml", "--baseline", "k.json"],
      known)
    let results = Snapshot([
      "a.json": material.earlierResult, "b.json": material.result, "d.md": other, "d.svg": other,
    ])
    add(
      "diff",
      [
        "diff", "a.json", "b.json", "--format", "markdown", "--output", "d.md", "--picture",
        "d.svg",
      ],
      results, isTogether: true)
    add(
      "graph", ["graph", "Shop", "--max-states", "20", "--output", "g.svg"],
      Snapshot(["g.svg": other]))
    add(
      "dump-configuration",
      ["dump-configuration", "Shop", "--config", "c.yml", "--output", "out.txt"],
      dumped)
    add(
      "init", ["init", "--verifier", "https://example.com/verifier"],
      Snapshot([
        "Package.swift": "// swift-tools-version: 6.1\nimport PackageDescription\n"
          + "let package = Package(name: \"App\")\n"
      ]))
    add("replay", ["replay", "Shop", "--trace", "0"], Snapshot())
    var searched = Snapshot()
    searched["c"] = material.checkpoint
    scenarios.append(
      Scenario(
        name: "search", victim: material.search("--checkpoint", "c", "--resume"),
        before: searched, next: material.search("--checkpoint", "c", "--resume"),
        // An engine that gets no memory at all ends its process.
        calls: Fault.Call.allCases.filter { $0 != .mmap }))
    return scenarios
  }

  private static func reports(_ reports: [String]) -> [String] {
    reports.flatMap { ["--report", $0] }
  }
}

/// A scenario with what it does undisturbed, and how many calls that takes.
struct MeasuredScenario {
  var scenario: Scenario
  var undisturbed: Undisturbed
  var counts: FaultLibrary.Counts

  init(_ scenario: Scenario, by faults: FaultLibrary) throws {
    self.scenario = scenario
    func run() throws -> (Undisturbed, FaultLibrary.Counts) {
      let folder = try Folder()
      try folder.make(scenario.before)
      let (ending, counts) = try faults.run(scenario.victim, in: folder)
      return (Undisturbed(ending: ending, files: try folder.snapshot()), counts)
    }
    let first = try run()
    let second = try run()
    guard first.0.ending == second.0.ending, first.0.files == second.0.files,
      case .exited(let status) = first.0.ending.manner, !Judge.failures.contains(status)
    else { throw NotTheSameTwice(scenario: scenario.name, ending: first.0.ending) }
    (undisturbed, counts) = first
  }

  /// The judge of a run that something disturbs.
  var judge: Judge {
    Judge(
      before: scenario.before, undisturbed: undisturbed,
      writesVersions: scenario.writesVersions)
  }
}

/// The reason why nothing can be said about a scenario.
struct NotTheSameTwice: Error, CustomStringConvertible {
  var scenario: String
  var ending: Ending

  var description: String {
    """
    '\(scenario)' does not end well and twice alike, even when nobody disturbs it. Run it by hand. \
    It ended with \(ending.manner): \(ending.errors)
    """
  }
}

import Foundation
import Testing

@testable import VerifierCommands

/// Searches whose live objects run on a cluster of Ray.
@Suite struct RaySearchTests {
  private let toy = Executable.toy
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// The environment of a verifier for which a program stands in the place of Ray's Python.
  private func cluster(_ lines: String) throws -> [String: String] {
    try folder.makeFolder("coordinator-verifier/ray-2.60.0/bin")
    let python = "coordinator-verifier/ray-2.60.0/bin/python3"
    try folder.write(
      "#!/bin/bash\n[ \"$1\" = -c ] && echo 2.60.0 && exit\n\(lines)\n", to: python)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.place(python))
    return ["XDG_CACHE_HOME": folder.path]
  }

  /// A cluster in one process, by a stand-in for Ray.
  private func cluster() throws -> [String: String] {
    let standIn = Repository.root.appendingPathComponent("Tests/Ray/alone").path
    return try cluster("PYTHONDONTWRITEBYTECODE=1 PYTHONPATH='\(standIn)' exec python3 \"$@\"")
  }

  /// One that traps, and one that holds.
  @Test(arguments: ["Fragile", "Reader"])
  func theAnswerIsTheSame(system: String) throws {
    let check = ["check", system, "--format", "json"]
    let toys = ["TOYS": system.lowercased()]
    let whole = try toy.run(check, in: folder, environment: toys)
    let shared = try toy.run(
      check + ["--on", "ray"], in: folder, environment: try cluster().merging(toys) { $1 })
    #expect(shared.output.withoutEffort == whole.output.withoutEffort)
    #expect(shared.status == whole.status)
    #expect(
      shared.errors
        == "Ray is being started on this machine, which takes some seconds.\n" + whole.errors)
    #expect(whole.output.count > 500)
  }

  @Test func whatRunsNoLiveObjectsNeedsNoCluster() throws {
    let whole = try toy.run("check", "Shop", in: folder)
    let outcome = try toy.run(
      "check", "Shop", "--on", "ray", in: folder, environment: try cluster("exit 1"))
    #expect(outcome.output == whole.output)
    #expect(outcome.status == whole.status)
    #expect(
      outcome.errors.contains(
        "Shop: no live object had to run, so that '--on' was not needed.\n"))
  }

  @Test func everyCommandThatSearchesRunsThere() throws {
    let environment = try cluster()
    for (command, file) in [("map", "Fragile.json"), ("graph", "Fragile.dot")] {
      let words = [command, "Fragile", "--quiet", "--output", file]
      let whole = try toy.run(words, in: folder)
      let content = try folder.bytes(file)
      #expect(
        try toy.run(words + ["--on", "ray"], in: folder, environment: environment) == whole)
      #expect(try folder.bytes(file) == content)
    }
  }

  @Test func aCheckpointServesBoth() throws {
    let check = ["check", "Fragile", "--checkpoint", "kept"]
    let environment = try cluster()
    let first = try toy.run(check + ["--on", "ray"], in: folder, environment: environment)
    let second = try toy.run(check, in: folder)
    #expect(second.output == first.output)
    #expect(second.errors.contains("Fragile: the search goes on from a checkpoint with "))
  }

  @Test func withoutRayNothingIsExplored() throws {
    let place = folder.place("coordinator-verifier/ray-2.60.0")
    let setUp = "python3 -m venv \(place) && \(place)/bin/pip install ray==2.60.0"
    assertRefused(
      try toy.run(
        "check", "Shop", "--on", "ray", in: folder, environment: ["XDG_CACHE_HOME": folder.path]),
      "There is no Ray in \(place). Set it up with '\(setUp)', or leave '--on' out.", status: 71)
  }

  @Test func whatRayItselfSaysIsPassedOn() throws {
    let environment = try cluster("echo 'no cluster at that address' >&2; exit 9")
    assertRefused(
      try toy.run(
        "check", "Fragile", "--quiet", "--on", "ray=10.0.0.1:6379", in: folder,
        environment: environment),
      "Ray ended with status 9. The last that it said: no cluster at that address", status: 71)
  }

  @Test func whatIsNotSaidInMessagesEndsTheSearch() throws {
    let environment = try cluster(#"printf '\x03\x00\x00\x00no\n'; sleep 600"#)
    let outcome = try toy.run(
      "check", "Fragile", "--on", "ray", in: folder, environment: environment)
    #expect(outcome.status == 71)
    #expect(outcome.errors.contains("The last that it said: nothing"), "\(outcome.errors)")
  }

  @Test func optionsThatExcludeEachOtherAreRefused() throws {
    let environment = try cluster()
    assertRefused(
      try toy.run(
        "check", "Fragile", "--on", "ray", "--in-process", in: folder, environment: environment),
      "'--on' and '--in-process' are mutually exclusive. Leave one of them out.")
    for engine in ["spark", "ray=", "", "=x"] {
      assertRefused(
        try toy.run("check", "Shop", "--on", engine, in: folder, environment: environment),
        "'\(engine)' runs nothing. Write '--on ray', or '--on ray=ADDRESS' for a cluster.")
    }
  }

  @Test func theHiddenCommandIsForTheVerifierAlone() throws {
    assertRefused(
      try toy.run("run-objects", "Fragile", "--answering", "1|another system"),
      "'run-objects' is used by the verifier itself. Run 'check' instead.")
  }

  private static let isThorough = ProcessInfo.processInfo.environment["THOROUGH"] != nil

  @Test(
    .enabled(if: isThorough && RayInstallation().found == RayInstallation.version),
    arguments: ["Fragile", "Reader"])
  func actorsOfRayAnswer(system: String) throws {
    let check = ["check", system, "--format", "json"]
    let toys = ["TOYS": system.lowercased()]
    let environment = ProcessInfo.processInfo.environment.filter { $0.key == "XDG_CACHE_HOME" }
    let shared = try toy.run(
      check + ["--on", "ray"], in: folder, environment: environment.merging(toys) { $1 })
    let whole = try toy.run(check, in: folder, environment: toys)
    #expect(shared.output.withoutEffort == whole.output.withoutEffort)
  }
}

extension String {
  /// A result without the numbers of executed events, to which a process adds that traps are new to.
  fileprivate var withoutEffort: String {
    replacing(/"(replays|replayedEvents|returns|reuses)" : \d+/) { "\($0.output.1)" }
  }
}

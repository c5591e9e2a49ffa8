import Foundation
import Testing

/// Results recorded in files, at once or from what was saved.
@Suite struct RecordingTests {
  private let toy = Executable.toy

  @Test func oneRunRecordsSeveralFiles() throws {
    let folder = try TestFolder()
    let outcome = try toy.run(
      "check", "Shop", "--report", "json=result.json", "--report", "JUnit=tests.xml", "--report",
      "sarif=findings.sarif", in: folder)
    #expect(outcome.status == 1)
    #expect(try outcome.output == toy.run("check", "Shop").output)
    #expect(folder.files == ["findings.sarif", "result.json", "tests.xml"])
    #expect(try folder.read("tests.xml").hasPrefix("<?xml"))
    // The toy's events say nothing about where they are declared.
    #expect(try folder.read("findings.sarif").contains(#""uri": "Package.swift""#))
  }

  @Test func savedResultsGiveTheSameFiles() throws {
    let folder = try TestFolder()
    let formats = [
      "text", "junit", "sarif", "github", "markdown", "summary", "mermaid", "dot", "graphml",
      "html",
    ]
    func reports(_ prefix: String) -> [String] {
      formats.flatMap { ["--report", "\($0)=\(prefix).\($0)"] }
    }
    let check = try toy.run(
      ["check", "Shop", "--report", "json=result.json"] + reports("now"), in: folder)
    #expect(check.status == 1)
    #expect(try toy.run("check", "Shop", "--verbose").output == folder.read("now.text"))
    let outcome = try toy.run(
      ["report", "--from", "result.json"] + reports("later"), in: folder)
    #expect(outcome == Outcome(output: "", errors: "", status: 0))
    for format in formats {
      #expect(try folder.read("now.\(format)") == folder.read("later.\(format)"))
    }
  }

  @Test func savedResultsOfSeveralRunsAreRecordedTogether() throws {
    let folder = try TestFolder()
    for variant in ["asPublished", "repaired"] {
      _ = try toy.run(
        "check", "Shop", "--variant", variant, "--report", "json=\(variant).json", in: folder)
    }
    let outcome = try toy.run(
      "report", "--from", "asPublished.json", "--from", "repaired.json", "--report",
      "junit=all.xml", in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.read("all.xml").components(separatedBy: "<testsuite ").count - 1 == 2)
  }

  @Test func whatCannotBeUnderstoodIsRefused() throws {
    assertRefused(
      try toy.run("check", "Shop", "--report", "result.json"),
      "'result.json' does not say which file to write: use format=file, such as "
        + "json=result.json. Formats: \(formats), explorer.")
    assertRefused(
      try toy.run("check", "Shop", "--report", "jnuit=x.xml"),
      "Unknown report format 'jnuit'. Did you mean 'junit'?")
    assertRefused(
      try toy.run("report", "--report", "junit=x.xml"),
      "'--report' records saved results: name them with '--from FILE'. To check and record "
        + "at once, use 'check SYSTEM --report format=file'.")
    assertRefused(
      try toy.run("report", "--from", "x.json"),
      "'--from' needs a format and a file: add '--report format=file'. Formats: \(formats).")
    assertRefused(
      try toy.run("report", "Shop", "--from", "x.json", "--report", "junit=x.xml"),
      "'Shop' and '--from', which records all systems in the files, are mutually exclusive.")
    assertRefused(
      try toy.run("report", "--from", "missing.json", "--report", "junit=x.xml"),
      "There are no results at missing.json. Write them with 'check SYSTEM --report json=missing.json'.",
      status: 66)
    let folder = try TestFolder()
    try folder.write("[]]", to: "bad.json")
    assertRefused(
      try toy.run("report", "--from", "bad.json", "--report", "junit=x.xml", in: folder),
      "bad.json: This is not a result: it is not JSON. Write one with "
        + "'check SYSTEM --report json=result.json'.")
    #expect(folder.files == ["bad.json"])
  }

  // MARK: Files of their own

  @Test func twoReportsOfOneFileAreRefused() throws {
    let folder = try TestFolder()
    func assertRefused(_ arguments: String..., one: String, other: String) throws {
      VerifierTests.assertRefused(
        try toy.run(arguments, in: folder),
        "'\(one)' writes the same file as '\(other)'. Give each a file of its own.")
    }
    try assertRefused(
      "check", "Shop", "--report", "html=a", "--report", "json=a", one: "--report json=a",
      other: "--report html=a")
    try assertRefused(
      "check", "Shop", "--report", "html=a", "--report", "json=\(folder.path)/./a",
      one: "--report json=\(folder.path)/./a", other: "--report html=a")
    try assertRefused(
      "check", "Shop", "--output", "./a", "--report", "json=a", one: "--report json=a",
      other: "--output ./a")
    try assertRefused(
      "report", "--from", "saved.json", "--report", "html=a", "--report", "junit=b", "--report",
      "json=a", one: "--report json=a", other: "--report html=a")
    try assertRefused(
      "diff", "old.json", "new.json", "--output", "a.svg", "--picture", "./a.svg",
      one: "--picture ./a.svg", other: "--output a.svg")
    #expect(folder.files == [])
  }

  @Test func aLinkIsTheFileThatItLeadsTo() throws {
    let folder = try TestFolder()
    try folder.write("", to: "a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.place("link"), withDestinationPath: "a")
    assertRefused(
      try toy.run("check", "Shop", "--report", "html=link", "--report", "json=a", in: folder),
      "'--report json=a' writes the same file as '--report html=link'. Give each a file of its "
        + "own.")
  }

  @Test func aDeviceTakesSeveral() throws {
    let outcome = try toy.run(
      "check", "Shop", "--output", "/dev/stdout", "--report", "github=/dev/stdout", "--report",
      "text=/dev/stdout", "--report", "json=/dev/null", "--report", "html=/dev/null")
    #expect(outcome.status == 1)
    let answer = try toy.run("check", "Shop").output
    let all = try toy.run("check", "Shop", "--verbose").output
    #expect(
      outcome.output.hasPrefix(answer) && outcome.output.hasSuffix(all), "\(outcome.output)")
    #expect(outcome.errors == "")
  }

  @Test func theExplorerShowsTheStatesOfOneSearch() throws {
    let folder = try TestFolder()
    let check = try toy.run(
      "check", "Shop", "--report", "explorer=page.html", "--report", "json=result.json", in: folder)
    #expect(check.status == 1)
    let page = try folder.read("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("id=\"graph\""))
    assertRefused(
      try toy.run("report", "--from", "result.json", "--report", "explorer=again.html", in: folder),
      "'--report explorer=again.html' shows the states of a search, which saved results don't have. "
        + "Explore again: 'check SYSTEM --report explorer=again.html'.")
    #expect(folder.files == ["page.html", "result.json"])
    assertRefused(
      try toy.run("check", "--report", "explorer=page.html", in: folder),
      "'--report explorer=…' shows one system, and this run checks \(try systems()). Name one: "
        + "'check SYSTEM --report explorer=FILE'.")
  }

  private func systems() throws -> Int {
    try toy.run("list").output.split(separator: "\n").count
  }

  private let formats =
    "text, json, junit, sarif, github, markdown, summary, mermaid, dot, graphml, html"
}

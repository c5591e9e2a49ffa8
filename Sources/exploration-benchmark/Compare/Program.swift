import Foundation
import ModelCheckerTestSupport

/// A member of the family with the name under which the report shows it.
struct Size {
  var name: String
  var nav: Nav

  static let all = [
    Size(name: "S", nav: Nav(tabs: 3, depth: 3, routes: 2, sheets: 4)),
    Size(name: "M", nav: Nav(tabs: 4, depth: 3, routes: 2, sheets: 2)),
    Size(name: "L", nav: Nav(tabs: 5, depth: 2, routes: 3, sheets: 2)),
    Size(name: "XL", nav: Nav(tabs: 5, depth: 3, routes: 2, sheets: 6)),
  ]
}

/// A program that explores the family in a process of its own.
struct Program {
  var name: String
  /// The largest size that it is run at, as a position among all sizes.
  var largest: Int
  /// Prepares it for a member; returns the command that starts it.
  var prepare: (Nav, URL) throws -> [String]
  /// Reads the counts from its output.
  var read: (String) -> (states: Int, transitions: Int)?

  static let reference = "C reference"
  static let memoized = "memoized rules"
  static let untraced = "memoized rules, no traces"
  static let shared = "memoized rules, 2 workers"
  static let symbolic = "symbolic rules"
  static let general = "general engine"
  static let fingerprinted = "general engine, fingerprints"
  static let encoded = "general engine, encodings"
  static let naive = "Set of natural states"
  static let spinDepthFirst = "Spin, depth-first"

  /// This program; programs are started in other folders.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0]).path

  /// The programs whose growth with the number of tabs is shown.
  static var growing: [Program] {
    [
      cReference, Program(engine: "memoized", named: memoized, largest: 5),
      Program(engine: "symbolic", named: symbolic, largest: 10),
    ]
  }

  /// The programs of the package, and those that are installed.
  static func all() -> [Program] {
    var programs = [
      cReference,
      Program(engine: "memoized", named: memoized, largest: 3),
      Program(engine: "memoized", named: untraced, largest: 3, "--no-traces"),
      Program(engine: "memoized", named: shared, largest: 3, "--workers", "2"),
      Program(engine: "symbolic", named: symbolic, largest: 3),
      Program(engine: "packed", named: "packed by hand, Swift", largest: 3),
      Program(
        engine: "general", named: fingerprinted, largest: 2, "--identity", "fingerprint64"),
      Program(engine: "general", named: encoded, largest: 2, "--identity", "encoding"),
      Program(engine: "general", named: general, largest: 2),
      Program(engine: "naive", named: naive, largest: 2),
    ]
    if isInstalled("spin") { programs.append(spin) }
    return programs
  }

  private init(engine: String, named name: String, largest: Int, _ more: String...) {
    self.init(
      name: name, largest: largest,
      prepare: { nav, _ in
        [
          Self.executable, "nav", "--tabs", "\(nav.tabs)", "--depth", "\(nav.depth)",
          "--routes", "\(nav.routes)", "--sheets", "\(nav.sheets)", "--engine", engine,
          "--format", "json",
        ] + more
      }, read: counts)
  }

  private init(
    name: String, largest: Int, prepare: @escaping (Nav, URL) throws -> [String],
    read: @escaping (String) -> (states: Int, transitions: Int)?
  ) {
    self.name = name
    self.largest = largest
    self.prepare = prepare
    self.read = read
  }

  private static var cReference: Program {
    Program(
      name: reference, largest: 3,
      prepare: { nav, directory in
        let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
          .deletingLastPathComponent().appendingPathComponent("Reference/nav.c")
        try build(
          [
            "cc", "-O3", "-march=native", "-DTABS=\(nav.tabs)", "-DDEPTH=\(nav.depth)",
            "-DROUTES=\(nav.routes)", "-DSHEETS=\(nav.sheets)", "-o", "reference", source.path,
          ], in: directory)
        return ["./reference"]
      }, read: counts)
  }

  /// Spin's depth-first search with exact states.
  private static var spin: Program {
    Program(
      name: spinDepthFirst, largest: 2,
      prepare: { nav, directory in
        let model = directory.appendingPathComponent("nav.pml")
        try SpinModel(nav).text.write(to: model, atomically: true, encoding: .utf8)
        try build(["spin", "-a", "nav.pml"], in: directory)
        try build(
          ["cc", "-O3", "-march=native", "-DSAFETY", "-DMEMLIM=16000", "-o", "pan", "pan.c"],
          in: directory)
        // A smaller limit of depth would silently leave states out.
        return ["./pan", "-m20000000", "-w26"]
      },
      read: { output in
        guard let states = number(before: " states, stored", in: output),
          let transitions = number(before: " transitions (= stored", in: output)
        else { return nil }
        // Spin counts the way into the initial state as a transition.
        return (states, transitions - 1)
      })
  }

  private static func build(_ command: [String], in directory: URL) throws {
    let run = try ProcessRun.of(command, in: directory)
    if run.status != 0 { throw BenchmarkError.cannotBuild(command[0], output: run.output) }
  }

  static func isInstalled(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
  }
}

/// The counts in a line of JSON.
private func counts(_ output: String) -> (states: Int, transitions: Int)? {
  func value(_ key: String) -> Int? {
    guard let start = output.range(of: "\"\(key)\": ")?.upperBound else { return nil }
    return Int(output[start...].prefix(while: \.isNumber))
  }
  guard let states = value("states"), let transitions = value("transitions") else { return nil }
  return (states, transitions)
}

/// The last number that stands before some words.
private func number(before words: String, in output: String) -> Int? {
  guard let end = output.range(of: words, options: .backwards)?.lowerBound else { return nil }
  return Int(String(output[..<end].reversed().prefix(while: \.isNumber).reversed()))
}

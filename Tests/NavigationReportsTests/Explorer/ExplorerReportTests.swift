import Foundation
import ModelChecker
import NavigationModel
import Testing

@testable import NavigationReports

@Suite struct ExplorerReportTests {
  /// The page about a result.
  static func page(
    _ result: CheckResult, invariants: [any NavigationInvariant] = Library.invariants
  ) throws -> String {
    try ExplorerReport(
      result, document: ResultDocument(result, invariants: invariants), invariants: invariants,
      context: ReportContext(swiftType: "LibraryApp.Library"),
      drawing: { _, _ in .svg(picture) }
    ).text()
  }

  /// A map with a box for each of two coordinators.
  private static let picture = """
    <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">
    <g id="a" class="node"><title>Library</title><path d="M0 0h90v40z"/></g>
    <g id="b" class="node"><title>Lending</title><path d="M0 50h90v40z"/></g></svg>
    """

  @Test func thePageIsTheSameOnEveryRun() throws {
    let (first, second) = try (Self.page(Library.result()), Self.page(Library.result()))
    #expect(first == second)
  }

  @Test func thePageLoadsNothing() throws {
    let page = try Self.page(Library.result())
    for outside in [" src=", "<link", "href=\"http", "url(", "import "] {
      #expect(!page.contains(outside), "\(outside)")
    }
  }

  @Test func thePageAllowsItsOwnScriptAlone() throws {
    let page = try Self.page(Library.result())
    let script = try #require(
      page.components(separatedBy: "<script type=\"module\">").last?
        .components(separatedBy: "</script>").first)
    let digest = try sha256(of: script)
    #expect(
      page.contains(
        "content=\"default-src 'none'; img-src data:; style-src 'unsafe-inline'; "
          + "script-src 'sha256-\(digest)'; base-uri 'none'; form-action 'none'\"/>"),
      "ExplorerScript.digest has to be \(digest)")
  }

  @Test func everyTransitionIsThereOnce() throws {
    let result = try Library.result()
    let explored = ExplorerGraph(
      result, document: ResultDocument(result), invariants: Library.invariants,
      context: ReportContext()
    ).document
    let graph = result.graph
    #expect(explored.states.view.count == graph.states.count)
    #expect(explored.edges.event.map { explored.events[$0].name } == graph.edges.map(\.event.name))
    #expect(
      explored.edges.target.map { $0 >= 0 ? $0 : nil } == graph.edges.map(\.target))
    #expect(
      explored.states.view.map { explored.states.views[$0].words }
        == graph.states.map { StateText($0).description })
    // The page tells violations of states apart from those of whole runs.
    #expect(
      explored.invariants.filter { !$0.isLocal }.map(\.name)
        == ["LoanCompletes", "BookIsReserved", "HomeReachable"])
  }

  @Test func aBoundedSearchSaysWhereItEnded() throws {
    let result = try Library.result(limits: Limits(depth: 1))
    let explored = ExplorerGraph(
      result, document: ResultDocument(result), invariants: [], context: ReportContext()
    ).document
    #expect(!explored.isExhaustive)
    #expect(
      explored.states.unexplored
        == result.graph.states.indices.filter { !result.graph.isExpanded[$0] })
    #expect(!explored.states.unexplored.isEmpty)
  }

  @Test func whatIsCompressedIsReadByOthers() throws {
    let text = [UInt8](String(repeating: "Shelves, Borrower; ", count: 500).utf8)
    let stream = try #require(ZlibStream.compressed(text))
    #expect(stream.count < text.count / 10)
    let file = NSTemporaryDirectory() + "stream-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data(stream).write(to: URL(fileURLWithPath: file))
    let plain = try output(
      "python3 -c 'import sys,zlib; sys.stdout.buffer.write(zlib.decompress(open(sys.argv[1],\"rb\").read()))' \(file)"
    )
    #expect([UInt8](plain) == text)
  }

  private func sha256(of text: String) throws -> String {
    let file = NSTemporaryDirectory() + "script-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let hex = String(decoding: try output("sha256sum < \(file) | cut -c1-64"), as: UTF8.self)
    return Data(
      stride(from: 0, to: 64, by: 2).compactMap { UInt8(hex.dropFirst($0).prefix(2), radix: 16) }
    ).base64EncodedString()
  }

  private func output(_ command: String) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}

#if Adopt
import Foundation
import Testing

@testable import Adoption

/// What the compiler says of code that it cannot read in reasonable time.
struct TypeCheckerTests {
  @Test func whatCannotBeReadIsAnErrorOnceNothingElseIsWrong() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ text: String) throws -> String {
      let path = folder.appendingPathComponent(name).path
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
    // A copy, whose errors have the name of the app's file.
    let sums = try file(
      "Copy.swift",
      """
      #sourceLocation(file: "/app/Sums.swift", line: 1)
      func sum(_ a: Double, _ b: Int) -> Double {
        a + (1 + b) * 2 + (2 + b) * 2 + (3 + b) * 2 + (4 + b) * 2
      }
      """)
    let wrong = try file("Shelf.swift", "func shelf() -> Int { books() }\n")
    let checker = TypeChecker(
      module: "App", products: folder.path, isMainActorByDefault: false, isEnded: { false })
    func errors() throws -> [String] {
      try checker.errors(in: [sums, wrong], named: ["/app/Sums.swift": sums]).map {
        "\($0.path.split(separator: "/").last ?? ""):\($0.line) \($0.id)"
      }
    }
    #expect(try errors() == ["Shelf.swift:1 cannot_find_in_scope"])
    _ = try file("Shelf.swift", "func shelf() -> Int { 1 }\n")
    #expect(try errors() == ["Sums.swift:2 expression_too_complex"])
    _ = try file("Copy.swift", "func sum() -> Int { 2 }\n")
    #expect(try errors() == [])
  }
}
#endif

#if Adopt
import Foundation
import Testing

@testable import Adoption

/// A package that is written again.
struct PackageFolderTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("adoption-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: root) }
    try body(root)
  }

  @Test func whatAPersonEditedStaysAndTheRestIsWrittenAgain() throws {
    try withFolder { root in
      var folder = PackageFolder(at: root)
      try folder.write("one", to: "S/A.swift")
      try folder.write("one", to: "S/B.swift")
      try folder.finish(in: ["S"])
      try "mine".write(toFile: "\(root)/S/A.swift", atomically: true, encoding: .utf8)

      var again = PackageFolder(at: root)
      #expect(again.edited == ["S/A.swift"])
      try again.write("two", to: "S/A.swift")
      try again.write("two", to: "S/B.swift")
      try again.finish(in: ["S"])
      #expect(again.content(of: "S/A.swift") == "mine")
      #expect(again.content(of: "S/B.swift") == "two")
      #expect(PackageFolder(at: root).edited == ["S/A.swift"])
    }
  }

  @Test func whatIsNoLongerWrittenGoesUnlessItWasEdited() throws {
    try withFolder { root in
      var folder = PackageFolder(at: root)
      for name in ["A", "B"] { try folder.write("one", to: "S/\(name).swift") }
      try folder.link("S/C.swift", to: #filePath)
      try folder.finish(in: ["S"])
      try "mine".write(toFile: "\(root)/S/A.swift", atomically: true, encoding: .utf8)

      var again = PackageFolder(at: root)
      try again.finish(in: ["S"])
      #expect(again.content(of: "S/A.swift") == "mine")
      #expect(again.content(of: "S/B.swift") == nil)
      #expect(again.content(of: "S/C.swift") == nil)
    }
  }

  @Test func whatAnEarlierRoundWroteGoesWithTheNextOne() throws {
    try withFolder { root in
      var folder = PackageFolder(at: root)
      try folder.link("S/A.swift", to: #filePath)
      try folder.finish(in: ["S"])
      folder.begin()
      try folder.write("one", to: "S/B.swift")
      try folder.finish(in: ["S"])
      #expect(folder.content(of: "S/A.swift") == nil)
      #expect(folder.content(of: "S/B.swift") == "one")
    }
  }
}
#endif

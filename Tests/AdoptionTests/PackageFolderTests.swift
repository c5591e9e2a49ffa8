#if Adopt
import Foundation
import Testing

@testable import Adoption

/// A package that is written again.
struct PackageFolderTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let root = Sample.newFolder
    defer { Sample.remove(root) }
    try body(root)
  }

  @Test func whatAPersonEditedStaysAndTheRestIsWrittenAgain() throws {
    try withFolder { root in
      var folder = try PackageFolder(at: root)
      folder.write("one", to: "S/A.swift")
      folder.write("one", to: "S/B.swift")
      try folder.finish(in: ["S"])
      try "mine".write(toFile: "\(root)/S/A.swift", atomically: true, encoding: .utf8)

      var again = try PackageFolder(at: root)
      #expect(again.edited == ["S/A.swift"])
      again.write("two", to: "S/A.swift")
      again.write("two", to: "S/B.swift")
      try again.finish(in: ["S"])
      #expect(try again.content(of: "S/A.swift") == "mine")
      #expect(try again.content(of: "S/B.swift") == "two")
      #expect(try PackageFolder(at: root).edited == ["S/A.swift"])
    }
  }

  @Test func whatIsNoLongerWrittenGoesUnlessItWasEdited() throws {
    try withFolder { root in
      var folder = try PackageFolder(at: root)
      for name in ["A", "B"] { folder.write("one", to: "S/\(name).swift") }
      folder.link("S/C.swift", to: #filePath)
      try folder.finish(in: ["S"])
      try "mine".write(toFile: "\(root)/S/A.swift", atomically: true, encoding: .utf8)

      var again = try PackageFolder(at: root)
      try again.finish(in: ["S"])
      #expect(try again.content(of: "S/A.swift") == "mine")
      #expect(try again.content(of: "S/B.swift") == nil)
      #expect(try again.content(of: "S/C.swift") == nil)
    }
  }

  @Test func whatAnEarlierRoundWroteGoesWithTheNextOne() throws {
    try withFolder { root in
      var folder = try PackageFolder(at: root)
      folder.link("S/A.swift", to: #filePath)
      try folder.finish(in: ["S"])
      folder.begin()
      folder.write("one", to: "S/B.swift")
      try folder.finish(in: ["S"])
      #expect(try folder.content(of: "S/A.swift") == nil)
      #expect(try folder.content(of: "S/B.swift") == "one")
    }
  }

  @Test func whatSomebodyElseWroteIsNotReplaced() throws {
    try withFolder { root in
      try Sample.write("mine", to: "\(root)/Package.swift")
      var folder = try PackageFolder(at: root)
      folder.write("one", to: "A.swift")
      folder.write("one", to: "Package.swift")
      let error = #expect(throws: AdoptionError.self) { try folder.finish(in: []) }
      #expect(
        error?.description
          == "'\(root)/Package.swift' is not what 'adopt' wrote, and is kept. Move it away, or name "
          + "another folder with '--output'.")
      #expect(error?.kind == .cannotWrite)
      #expect(try folder.content(of: "Package.swift") == "mine")
      #expect(try folder.content(of: "A.swift") == nil)
    }
  }

  @Test func whatSomebodyElseWroteIsNotReplacedByALinkAndStaysWhereItIs() throws {
    try withFolder { root in
      try Sample.write("mine", to: "\(root)/S/A.swift")
      try Sample.write("mine", to: "\(root)/S/B.swift")
      var folder = try PackageFolder(at: root)
      folder.link("S/A.swift", to: #filePath)
      #expect(throws: AdoptionError.self) { try folder.finish(in: ["S"]) }
      var other = try PackageFolder(at: root)
      try other.finish(in: ["S"])
      #expect(try other.content(of: "S/A.swift") == "mine")
      #expect(try other.content(of: "S/B.swift") == "mine")
    }
  }

  @Test func whatIsEditedMeanwhileStays() throws {
    try withFolder { root in
      var folder = try PackageFolder(at: root)
      folder.write("one", to: "A.swift")
      try folder.finish(in: [])
      try Sample.write("mine", to: "\(root)/A.swift")
      folder.write("two", to: "A.swift")
      try folder.finish(in: [])
      #expect(try folder.content(of: "A.swift") == "mine")
      #expect(folder.edited == ["A.swift"])
    }
  }

  @Test func aRunThatWasKilledIsFollowedByOneThatKnowsItsFiles() throws {
    try withFolder { root in
      var folder = try PackageFolder(at: root)
      for name in ["A", "B", "C"] { folder.write("one", to: "\(name).swift") }
      try folder.finish(in: [])
      // A file in a folder's place ends the next run when some files are written and others are not.
      var killed = try PackageFolder(at: root)
      for path in ["A.swift", "B.swift/C.swift", "C.swift"] { killed.write("two", to: path) }
      #expect(throws: (any Error).self) { try killed.finish(in: []) }
      #expect(try killed.content(of: "A.swift") == "two")
      #expect(try killed.content(of: "C.swift") == "one")
      #expect(try PackageFolder(at: root).edited == [])
    }
  }

  @Test func aDamagedRecordIsNotTakenForNone() throws {
    try withFolder { root in
      try Sample.write("{", to: "\(root)/.adoption.json")
      let error = #expect(throws: AdoptionError.self) { try PackageFolder(at: root) }
      #expect(
        error?.description
          == "'\(root)/.adoption.json' is damaged, and nothing else tells which files you have "
          + "edited. Bring it back from version control, or name another folder with '--output'.")
      #expect(error?.kind == .inputMissing)
    }
  }
}
#endif

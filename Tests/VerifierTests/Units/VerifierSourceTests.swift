import Foundation
import Testing

@testable import VerifierCommands

/// The folder that is depended on when nobody names one.
@Suite struct VerifierSourceTests {
  @Test func theFolderThatTheCommandsWereBuiltFromIsUsed() throws {
    let source = try VerifierSource(place: nil, branch: nil)
    #expect(
      source.dependency(
        in: Repository.root.appendingPathComponent("Fixtures/ClientApp").path, withTraits: true)
        == ".package(name: \"CoordinatorVerifier\", path: \"../..\", traits: [])")
  }

  @Test func aFolderThatIsGoneIsRefused() throws {
    let error = try #require(throws: (any Error).self) {
      try VerifierSource(place: nil, branch: nil, builtFrom: "/gone/Sources/A/B/C/D.swift")
    }
    #expect(
      "\(error)"
        == "These commands were built from '/gone', which no longer has a package. Name the folder or "
        + "the URL of CoordinatorVerifier with '--verifier'.")

  }

  @Test func aFolderThatWasFetchedForAnotherPackageIsRefused() throws {
    let folder = try TestFolder()
    try folder.makeFolder("checkouts/CoordinatorVerifier")
    try folder.write("", to: "checkouts/CoordinatorVerifier/Package.swift")
    let root = "\(folder.path)/checkouts/CoordinatorVerifier"
    let error = try #require(throws: (any Error).self) {
      try VerifierSource(place: nil, branch: nil, builtFrom: "\(root)/Sources/A/B/C/D.swift")
    }
    #expect(
      "\(error)"
        == "These commands were built from '\(root)', which SwiftPM has fetched for another package. "
        + "Name the folder or the URL of CoordinatorVerifier with '--verifier'.")

  }

  @Test func aURLNamesItsPackage() throws {
    for (url, name) in [
      ("https://example.com/a/CoordinatorVerifier.git", "CoordinatorVerifier"),
      ("git@example.com:Verifier", "Verifier"), ("ssh://git@example.com/a/b", "b"),
    ] {
      #expect(try VerifierSource(place: url, branch: nil).packageName == name)
    }
  }
}

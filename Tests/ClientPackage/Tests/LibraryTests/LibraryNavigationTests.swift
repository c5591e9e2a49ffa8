import Foundation
import Library
import NavigationTesting
import Testing

func library(isMended: Bool) throws -> any NavigationSystem {
  try LiveSystem("Library") { _ in
    LibraryCoordinator(isMended: isMended)
  } declare: { it in
    it.root { $0 }
    it.window { $0.window }
    it.coordinator(LibraryCoordinator.self, role: "library")
    it.coordinator(BookCoordinator.self, role: "book")
    it.tap("Open")
    it.tap("Mark")
  }
}

@Test func theLibraryNavigates() throws {
  try assertNavigation(library(isMended: true))
}

/// What the assertion says of the library as it was published, word for word as in the README.
@Test func aSwipeClosesThePublishedBookTooEarly() throws {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  let readme = try String(
    contentsOf: package.appendingPathComponent("../../README.md"), encoding: .utf8)
  let source = try String(
    contentsOf: package.appendingPathComponent("Sources/Library/LibraryCoordinator.swift"),
    encoding: .utf8)
  #expect(readme.contains(source))
  #expect {
    try requireNavigation(library(isMended: false), [NoTraps()])
  } throws: { error in
    readme.contains("\(error)")
  }
}

/// The finding as a regression test, for a finger that changes its mind.
@Test func aSwipeThatIsCalledOffKeepsTheBook() throws {
  let trace = "Open/swipeBack%2Ebegin@root/swipeBack%2Ecancel@root/Mark"
  try assertReplay(library(isMended: true), trace: trace, [NoTraps()])
  try assertReplay(
    library(isMended: false), trace: trace, [NoTraps()],
    expecting: .knownViolation(reason: "as published"))
}

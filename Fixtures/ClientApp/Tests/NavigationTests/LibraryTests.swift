import NavigationSystems
import NavigationTesting
import Testing

func library(isFixed: Bool) throws -> any NavigationSystem {
  try LibrarySystem(isFixed: isFixed).system(SystemConfiguration())
}

/// The message of the assertion about the library as it was published, word for word as in its
/// article.
@Test func aSwipeClosesThePublishedBookTooEarly() throws {
  let article = try article("Asserting-on-a-UIKit-coordinator")
  #expect {
    try requireNavigation(library(isFixed: false), [NoTraps()])
  } throws: { error in
    article.contains("\(error)")
  }
}

/// The finding as a regression test, for a finger that changes its mind.
@Test func aSwipeThatIsCalledOffKeepsTheBook() throws {
  let trace = "Open/swipeBack%2Ebegin@root/swipeBack%2Ecancel@root/Mark"
  try assertReplay(library(isFixed: true), trace: trace, [NoTraps()])
  try assertReplay(
    library(isFixed: false), trace: trace, [NoTraps()],
    expecting: .knownViolation(reason: "as published"))
}

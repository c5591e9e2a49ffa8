import Foundation
import XCTest

@testable import ModelChecker
@testable import NavigationModel
@testable import VerifierCommands

final class KnownSizesTests: XCTestCase {
  private struct Sized: NavigationSystem {
    let name = "Shop"
    let variant = "repaired"
    var scope = Scope([.init("stack", 2, "screens on the stack")])
    let profile = NavigationProfile()
    let events: [NavigationEvent] = []
    func start() -> [ModelChecker.Outcome<NavigationState>] { [] }
    func expand(
      _ visits: [Visit<NavigationState>]
    ) -> [Expansion<NavigationState, NavigationEffect>] { [] }
  }

  func testReadsWhatIsAboutToBeReplaced() throws {
    let folder = try TestFolder()
    let arguments = ["check", "Shop", "--variant", "repaired", "--report", "json=old.json"]
    XCTAssertEqual(try Executable.toy.run(arguments, in: folder).status, 0)
    let sizes = KnownSizes(of: [folder.place("none.json"), folder.place("old.json")])
    XCTAssertEqual(sizes.size(of: Sized(), limit: nil), 7)
    XCTAssertEqual(sizes.size(of: Sized(), limit: 5), 5)
    let other = Sized(scope: Scope([.init("stack", 3, "screens on the stack")]))
    XCTAssertNil(sizes.size(of: other, limit: nil), "another scope has another size")

    XCTAssertEqual(
      try Executable.toy.run(arguments + ["--max-states", "5"], in: folder).status, 2)
    XCTAssertNil(
      KnownSizes(of: [folder.place("old.json")]).size(of: Sized(), limit: nil),
      "a search that did not come to its end says nothing")
    try folder.write("nothing", to: "old.json")
    XCTAssertNil(KnownSizes(of: [folder.place("old.json")]).size(of: Sized(), limit: nil))
  }
}

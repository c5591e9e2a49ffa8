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

  private func sizes(of names: String..., in folder: TestFolder) throws -> KnownSizes {
    KnownSizes(of: try names.map { try OutputFile(folder.place($0)) })
  }

  func testNothingIsReadFromAPipe() throws {
    let outcome = try Executable.toy.shell(
      """
      timeout 60 "$VERIFIER" check Shop --variant repaired --report json=/dev/stdout --quiet | tail -n1
      """)
    XCTAssertEqual(outcome.output, "}\n")
    XCTAssertEqual(outcome.errors, "")
  }

  func testReadsWhatIsAboutToBeReplaced() throws {
    let folder = try TestFolder()
    let arguments = ["check", "Shop", "--variant", "repaired", "--report", "json=old.json"]
    XCTAssertEqual(try Executable.toy.run(arguments, in: folder).status, 0)
    let known = try sizes(of: "none.json", "old.json", in: folder)
    XCTAssertEqual(known.size(of: Sized(), limit: nil), 7)
    XCTAssertEqual(known.size(of: Sized(), limit: 5), 5)
    let other = Sized(scope: Scope([.init("stack", 3, "screens on the stack")]))
    XCTAssertNil(known.size(of: other, limit: nil), "another scope has another size")

    XCTAssertEqual(
      try Executable.toy.run(arguments + ["--max-states", "5"], in: folder).status, 2)
    XCTAssertNil(
      try sizes(of: "old.json", in: folder).size(of: Sized(), limit: nil),
      "a search that did not come to its end says nothing")
    try folder.write("nothing", to: "old.json")
    XCTAssertNil(try sizes(of: "old.json", in: folder).size(of: Sized(), limit: nil))
  }
}

import Files
import Foundation
import Testing

@testable import ModelChecker
@testable import NavigationModel
@testable import VerifierCommands

@Suite struct KnownSizesTests {
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

  @Test func nothingIsReadFromAPipe() throws {
    let outcome = try Executable.toy.shell(
      """
      timeout 60 "$VERIFIER" check Shop --variant repaired --report json=/dev/stdout --quiet | tail -n1
      """)
    #expect(outcome.output == "}\n")
    #expect(outcome.errors == "")
  }

  @Test func sizesAreReadFromWhatIsAboutToBeReplaced() throws {
    let folder = try TestFolder()
    let arguments = [
      "check", "Shop", "--variant", "repaired", "--report", "json=old.json", "--accept", "*=a toy",
    ]
    #expect(try Executable.toy.run(arguments, in: folder).status == 0)
    let known = try sizes(of: "none.json", "old.json", in: folder)
    #expect(known.size(of: Sized(), limit: nil) == 7)
    #expect(known.size(of: Sized(), limit: 5) == 5)
    let other = Sized(scope: Scope([.init("stack", 3, "screens on the stack")]))
    #expect(known.size(of: other, limit: nil) == nil, "another scope has another size")

    #expect(try Executable.toy.run(arguments + ["--max-states", "5"], in: folder).status == 2)
    #expect(
      try sizes(of: "old.json", in: folder).size(of: Sized(), limit: nil) == nil,
      "a search that did not come to its end says nothing")
    try folder.write("nothing", to: "old.json")
    #expect(try sizes(of: "old.json", in: folder).size(of: Sized(), limit: nil) == nil)
  }
}

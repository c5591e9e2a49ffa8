import Foundation
import Testing

/// What 'adopt' answers where there is nothing to adopt.
@Suite struct AdoptTests {
  private let toy = Executable.toy

  #if Adopt
    @Test func aFolderThatIsNotThereIsRefused() throws {
      #expect(
        try toy.run(["adopt", "nowhere"])
          == Outcome(
            output: "",
            errors:
              "Error: There is no folder 'nowhere'. Name that of the app's project, package or "
              + "sources.\n", status: 66))
    }
  #else
    @Test func withoutTheTraitItSaysHowToBuildIt() throws {
      #expect(
        try toy.run(["adopt", "Shop"])
          == Outcome(
            output: "",
            errors:
              "Error: This verifier was built without 'adopt', which needs swift-syntax. Build "
              + "it with the trait: 'swift run --traits Adopt,Graphviz verifier adopt Shop'.\n",
            status: 71))
    }
  #endif
}

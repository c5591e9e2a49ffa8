#if Adopt
import Testing

@testable import Adoption

/// What is taken over, and where it ends.
struct SliceTests {
  @Test func coordinatorsAndWhatTheyAreMadeOfAreKeptAndTheRestIsStoodInFor() throws {
    let project = try Sample.parcels
    let slice = Slice(of: project, Findings(in: project), Knowledge())
    let kept = Set(slice.kept.map { project.declarations[$0] }.filter(\.isType).map(\.name))
    #expect(
      kept == [
        "AppCoordinator", "AppDelegate", "BaseCoordinator", "Coordinator",
        "InboxControllerDelegate",
        "InboxCoordinator", "ParcelID", "ParcelLink", "Router", "RouterImp", "Screen",
        "ScreenFactory", "ScreenFactoryImp", "SignInView",
      ])
    #expect(slice.edge["InboxController"] == .hollow)
    #expect(slice.edge["Analytics"] == .hollow)
    // The service's implementation is made, its protocol only named.
    #expect(slice.edge["ParcelServiceImp"] == .hollow)
    // What a stand-in's signature names has no members.
    #expect(slice.edge["Parcel"] == .empty)
  }
}
#endif

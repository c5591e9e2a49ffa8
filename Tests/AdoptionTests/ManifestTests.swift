#if Adopt
import Testing

@testable import Adoption

/// The manifest of the package that is written.
struct ManifestTests {
  @Test func theAppsCodeCompilesWithoutItsWarnings() {
    let manifest = Manifest(
      app: "Shelf", modules: Modules(importedBy: [], app: "Shelf"), isMainActorByDefault: false,
      dependency: ".package(path: \"/verifier\")", verifier: "CoordinatorVerifier")
    #expect(
      manifest.text.contains(
        """
            .target(
              name: "Shelf", dependencies: ["AppPlatform"],
              swiftSettings: [
                .swiftLanguageMode(.v5), .enableUpcomingFeature("IsolatedDefaultValues"),
                // Every copy that names its original is warned of once for each file of the app. The app's
                // methods stay as they are in every build, so that it is seen which are called.
                .unsafeFlags(["-suppress-warnings", "-Onone"]),
              ]),

        """))
  }

  @Test(arguments: [false, true])
  func theAppsIsolationIsThatOfItsPackage(isMainActorByDefault: Bool) {
    let text = Manifest(
      app: "Shelf", modules: Modules(importedBy: [], app: "Shelf"),
      isMainActorByDefault: isMainActorByDefault, dependency: "", verifier: "v"
    ).text
    #expect(
      text.contains("            .defaultIsolation(MainActor.self),\n") == isMainActorByDefault)
  }

  @Test func aToolWhoseOutputHasNoEndIsEnded() {
    #expect {
      _ = try ToolRun(["yes", "more"])
    } throws: { error in
      "\(error)"
        == "'yes more' printed more than 256 MiB, and was ended. Another run prints as much: name the "
        + "folder of a part of the app, such as one of its targets."
    }
  }
}
#endif

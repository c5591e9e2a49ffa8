#if Adopt
import Testing

@testable import Adoption

/// The manifest of the package that is written.
struct ManifestTests {
  @Test func theAppsCodeCompilesWithoutItsWarnings() {
    let manifest = Manifest(
      app: "Shelf", modules: Modules(importedBy: [], app: "Shelf"),
      dependency: ".package(path: \"/verifier\")", verifier: "CoordinatorVerifier")
    #expect(
      manifest.text.contains(
        """
            .target(
              name: "Shelf", dependencies: ["AppPlatform"],
              swiftSettings: [
                .swiftLanguageMode(.v5), .enableUpcomingFeature("IsolatedDefaultValues"),
                // Every copy that names its original is warned of once for each file of the app.
                .unsafeFlags(["-suppress-warnings"]),
              ]),

        """))
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

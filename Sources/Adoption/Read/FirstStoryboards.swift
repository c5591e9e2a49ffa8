#if Adopt
import Foundation

/// The storyboards from which the platform makes the first window of an app, by their names.
///
/// The keys are documented at https://developer.apple.com/documentation/bundleresources/information-property-list
struct FirstStoryboards: Equatable {
  /// The storyboard of the first scene: `UISceneStoryboardFile`.
  var ofScene: String?

  /// The storyboard of an application without scenes: `UIMainStoryboardFile`.
  var ofApplication: String?

  /// No storyboards.
  init() {}

  /// Reads the information property lists of an app; the first one that names a storyboard counts.
  init(in paths: [String]) {
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: path),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let information = list as? [String: Any]
      else { continue }
      let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
      let roles = manifest?["UISceneConfigurations"] as? [String: Any]
      let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
      ofScene = ofScene ?? scenes?.first?["UISceneStoryboardFile"] as? String
      ofApplication = ofApplication ?? information["UIMainStoryboardFile"] as? String
    }
  }
}
#endif

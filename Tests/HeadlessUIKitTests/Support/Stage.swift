import NavigationModel

/// Where one test takes its turn with the platform, which other suites of the process use, too.
///
/// A test that neither waits nor leaves its driver behind is not seen by them, and doesn't see them:
/// they all run on the main actor. So nothing is made before the test's body begins.
@MainActor
final class Stage<Scene> {
  private let make: () -> Scene
  private var last: (any PlatformDriver)?
  private var current: Scene?

  init(_ make: @escaping @MainActor () -> Scene) { self.make = make }

  /// What the test finds there.
  var scene: Scene {
    guard let current else { preconditionFailure("a test begins with 'stage.begin()'") }
    return current
  }

  func begin() {
    last = HeadlessPlatform.driver
    current = make()
  }

  func end() {
    current = nil
    if let last { HeadlessPlatform.driver = last }
  }
}

import Foundation
import HeadlessSwiftUI
import NavigationModel
import Testing

@testable import EduGo

/// A phone in somebody's hands, on which the app runs.
@MainActor
final class Phone {
  let app: EduGoApp
  private let window: HeadlessWindow<RootView>
  private let driver: QuietPlatformDriver

  init(driver: QuietPlatformDriver, fixes: Fixes) {
    self.driver = driver
    let app = EduGoApp(backend: PromptBackend(), fixes: fixes)
    self.app = app
    window = HeadlessWindow(rootView: RootView(app: app))
    app.setup()
  }

  var coordinator: AppCoordinator { app.appCoordinator }

  /// The screens of the path, root first.
  var screens: [String] {
    let views = window.hierarchy()
    let end = views.firstIndex { if case .presentation = $0.role { true } else { false } }
    return views[..<(end ?? views.count)].filter { $0.role == .screen }.map(\.name)
  }

  func tap(_ control: String) async {
    #expect(window.tap(control), "No screen shows \(control).")
    await settle()
  }

  func perform(_ gesture: String) async {
    guard let gesture = window.gestures().first(where: { $0.name == gesture }) else {
      Issue.record("\(gesture) is not possible.")
      return
    }
    gesture.perform()
    await settle()
  }

  func open(_ address: String) async {
    #expect(window.open(URL(string: address)!))
    await settle()
  }

  /// Lets tasks and transitions come to their end, in turn.
  func settle() async {
    for _ in 0..<20 {
      // Behind all that waits for the main actor. `Task.yield()` comes back by way of another
      // thread, and so between two tasks of the app that belong together.
      await Task {}.value
      driver.settle()
    }
  }
}

/// Servers that do everything at once, for Ada.
private final class PromptBackend: Backend {
  func logIn() async throws -> UserID { .ada }
  func switchContext() async throws {}
  func upload(_ material: MaterialID) async throws {}
  func assign(_ material: MaterialID) async throws {}
  func submit(_ assessment: AssessmentID) async throws {}
}

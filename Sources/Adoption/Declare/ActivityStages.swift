#if Adopt
/// How an app hears that the user leaves it and returns: by its delegate, by what the system posts, and by the
/// phase of its scene in SwiftUI.
struct ActivityStages {
  let entry: Entry

  /// The names that kept code uses.
  let used: Set<String>

  /// Returns the call of a method by its name, where the delegate has it.
  let calls: (_ method: String) -> [String]

  /// What happens at a stage, by the names of the delegate's methods and of what is posted.
  private struct Stage {
    let app: String
    let scene: String
    let posted: String
    let postedOfScene: String
  }

  private static let leaving = [
    Stage(
      app: "applicationWillResignActive", scene: "sceneWillResignActive",
      posted: "willResignActiveNotification", postedOfScene: "willDeactivateNotification"),
    Stage(
      app: "applicationDidEnterBackground", scene: "sceneDidEnterBackground",
      posted: "didEnterBackgroundNotification", postedOfScene: "didEnterBackgroundNotification"),
  ]

  private static let entering = Stage(
    app: "applicationWillEnterForeground", scene: "sceneWillEnterForeground",
    posted: "willEnterForegroundNotification", postedOfScene: "willEnterForegroundNotification")

  private static let activation = Stage(
    app: "applicationDidBecomeActive", scene: "sceneDidBecomeActive",
    posted: "didBecomeActiveNotification", postedOfScene: "didActivateNotification")

  /// The statements of a subject by which the app hears that it is in front, after the launch: a scene enters
  /// the foreground first, an app without scenes begins there (Apple's documentation of both life cycles).
  var launching: [String] {
    (entry.kind == .scene ? [Self.entering, Self.activation] : [Self.activation])
      .flatMap(statements)
  }

  /// The statements by which the user leaves the app and returns; none where it hears nothing of that.
  var absence: [String] {
    let (before, after) = (
      Self.leaving.flatMap(statements), [Self.entering, Self.activation].flatMap(statements)
    )
    let seesPhases = entry.kind == .app && used.contains("scenePhase")
    return before + (seesPhases ? ["subject.window?.leaveAndReturn()"] : []) + after
  }

  private func statements(at stage: Stage) -> [String] {
    let posts = [("UIApplication", stage.posted), ("UIScene", stage.postedOfScene)].filter {
      used.contains($0.0) && used.contains($0.1)
    }
    return calls(entry.kind == .scene ? stage.scene : stage.app)
      + posts.map { "NotificationCenter.default.post(name: \($0.0).\($0.1), object: nil)" }
  }
}
#endif

#if Adopt
import SwiftSyntax

extension SystemWriter {
  /// Where a subject finds its window: with its delegate, which says so, or among those that are shown.
  var window: String {
    if mainStoryboard != nil || sceneStoryboard != nil || keepsWindow { return "delegate.window" }
    return entry.kind == .scene ? "scene.windows.first" : "UIApplication.shared.windows.first"
  }

  /// A Boolean value that indicates whether the delegate sets its property for the window.
  private var keepsWindow: Bool {
    let visitor = WindowVisitor(viewMode: .sourceAccurate)
    for part in project.parts(of: entry.type) { visitor.walk(part.syntax) }
    return visitor.isSet
  }

  /// A Boolean value that indicates whether a scene has a window without the app's doing.
  var lendsWindow: Bool {
    entry.kind == .scene && !declaresWindow
      && !slice.files.contains { project.files[$0].text.contains("UIWindow(") }
  }

  /// A Boolean value that indicates whether the delegate has a property for the window.
  private var declaresWindow: Bool {
    ([entry.type] + project.ancestors(of: entry.type)).flatMap(project.variables).contains {
      HollowMember.names(of: DeclSyntax($0)).contains("window")
    }
  }

  /// The storyboard that the app begins with, without any code.
  ///
  /// A delegate without a property for the window gets none: source: Apple's documentation of
  /// `UIApplicationDelegate.window`.
  var mainStoryboard: String? {
    guard entry.kind == .application, declaresWindow, let type = project.type(entry.type),
      !type.syntax.description.contains("UIWindow(")
    else { return nil }
    return storyboard(project.firstStoryboards.ofApplication ?? "Main")
  }

  /// The storyboard from which the platform fills the window of the scene before its delegate meets it.
  var sceneStoryboard: String? {
    guard entry.kind == .scene, !keepsWindow, !lendsWindow else { return nil }
    return project.firstStoryboards.ofScene.flatMap(storyboard)
  }

  /// The name of a storyboard, where that is there and has a controller with which it begins.
  private func storyboard(_ name: String) -> String? {
    project.storyboards.first { $0.name == name && $0.initial != nil }?.name
  }
}

/// Finds out whether code sets a property for a window.
private final class WindowVisitor: SyntaxVisitor {
  private(set) var isSet = false

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let target = node.assignment?.target.trimmedDescription
    isSet = isSet || target == "window" || target == "self.window"
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    // The property may have its window from the beginning.
    let isOwn = node.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) == true
    isSet = isSet || isOwn && node.initializer != nil && node.pattern.trimmedDescription == "window"
    return .visitChildren
  }
}
#endif

#if Adopt
import SwiftSyntax

/// The views of SwiftUI that lead from one to another, and those around them.
struct NavigatingViews {
  /// The names of the views.
  private(set) var names: Set<String> = []

  /// Names of the platform by which a view navigates.
  private static let navigating: Set = [
    "NavigationStack", "NavigationView", "NavigationSplitView", "NavigationLink", "TabView",
    "navigationDestination", "sheet", "fullScreenCover", "popover", "dismiss", "presentationMode",
  ]

  init(in project: Project, _ findings: Findings) {
    var used: [String: Set<String>] = [:]
    for name in findings.names(.swiftUIView) {
      used[name] = Names(in: project.parts(of: name).map(\.syntax)).all
    }
    names = Set(used.filter { !$0.value.isDisjoint(with: Self.navigating) }.keys)
    var isDone = false
    while !isDone {
      let more = used.filter { !names.contains($0.key) && !$0.value.isDisjoint(with: names) }.keys
      names.formUnion(more)
      isDone = more.isEmpty
    }
  }
}
#endif

#if Adopt
import SwiftSyntax

extension SystemWriter {
  /// The statements by which the application and its scene have their delegates.
  var givingDelegates: [String] {
    guard entry.kind == .scene else { return ["UIApplication.shared.delegate = delegate"] }
    let application =
      entry.application == nil ? [] : ["UIApplication.shared.delegate = application"]
    return application + ["scene.delegate = delegate"]
  }

  /// The calls by which the platform launches the app, before it connects a scene.
  var launching: [String] {
    guard entry.kind == .scene else {
      return calls(["willFinishLaunchingWithOptions"], of: entry.type, at: "delegate")
        + ["_ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)"]
    }
    guard let application = entry.application else { return [] }
    return calls(
      ["willFinishLaunchingWithOptions", "didFinishLaunchingWithOptions"], of: application,
      at: "application")
  }

  /// The `App` of SwiftUI, whose delegate, if it has one, hears of the launch before anything is shown.
  var madeApp: String {
    let isAdapting = project.variables(of: entry.type).contains {
      DeclSyntax($0).attributeNames.contains(SceneEdits.adaptor)
    }
    return isAdapting ? "launched(\(entry.type)())" : "\(entry.type)()"
  }

  private func calls(_ labels: [String], of type: String, at object: String) -> [String] {
    labels.filter { Entry.method($0, of: type, project) != nil }
      .map { "_ = \(object).application(.shared, \($0): nil)" }
  }
}
#endif

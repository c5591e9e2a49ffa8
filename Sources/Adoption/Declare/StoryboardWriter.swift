#if Adopt
import SwiftSyntax

/// Says in Swift what a storyboard holds.
struct StoryboardWriter {
  private let storyboard: Storyboard
  private let project: Project
  private let findings: Findings
  private let slice: Slice

  init(_ storyboard: Storyboard, _ project: Project, _ findings: Findings, _ slice: Slice) {
    self.storyboard = storyboard
    self.project = project
    self.findings = findings
    self.slice = slice
  }

  /// A statement for each controller that code can make.
  var registrations: [String] {
    var lines: [String] = []
    let destinations = storyboard.destinations
    for scene in storyboard.scenes {
      var names = [scene.identifier].compactMap { $0?.debugDescription }
      // What a segue leads to goes by its identity, too.
      if destinations.contains(scene.id) { names.append(scene.id.debugDescription) }
      if scene.id == storyboard.initial { names.append("nil") }
      for name in names {
        lines.append("UIStoryboard.register(\(name), in: \(storyboard.name.debugDescription)) {")
        lines += body(scene).map { "  " + $0 } + ["}"]
      }
    }
    return lines
  }

  private func body(_ scene: Storyboard.Scene, depth: Int = 0) -> [String] {
    guard !(scene.contained.isEmpty && scene.segues.isEmpty), depth < 3 else {
      return [made(scene)]
    }
    let name = depth == 0 ? "controller" : "inner\(depth)"
    var lines = ["let \(name) = \(made(scene))"]
    let inner = scene.contained.compactMap(storyboard.scene)
    let values = inner.map { scene -> String in
      let content = body(scene, depth: depth + 1)
      return content.count == 1 ? content[0] : "{\n\(content.joined(separator: "\n"))\n}()"
    }
    if !values.isEmpty {
      lines.append("\(name).viewControllers = [\(values.joined(separator: ", "))]")
    }
    for segue in scene.segues { lines += statement(segue, of: name) }
    lines.append("return \(name)")
    return lines
  }

  /// The statement that says what a segue does.
  private func statement(_ segue: Storyboard.Segue, of controller: String) -> [String] {
    let head =
      "\(controller).addSegue(\(segue.id.debugDescription), identifier: "
      + "\(segue.identifier?.debugDescription ?? "nil"), .\(segue.kind.rawValue)) {"
    let made =
      "UIStoryboard(name: \(storyboard.name.debugDescription), bundle: nil)"
      + ".instantiateViewController(withIdentifier: \(segue.destination.debugDescription))"
    guard let style = segue.style else { return [head, "  \(made)", "}"] }
    return [
      head, "  let destination = \(made)", "  destination.modalPresentationStyle = .\(style)",
      "  return destination", "}",
    ]
  }

  private func made(_ scene: Storyboard.Scene) -> String {
    if let reference = scene.reference {
      let storyboard = "UIStoryboard(name: \(reference.storyboard.debugDescription), bundle: nil)"
      return reference.identifier.map {
        "\(storyboard).instantiateViewController(withIdentifier: \($0.debugDescription))"
      } ?? "\(storyboard).instantiateInitialViewController() ?? UIViewController()"
    }
    if let name = scene.customClass, let type = project.type(name),
      slice.kept.contains(type.id) || slice.edge[name] != nil
    {
      return project.isMadeOfNothing(name)
        ? "\(name)()" : "noValue(\("\(name) of \(storyboard.name)".debugDescription))"
    }
    if let name = scene.customClass, PlatformNames.containers.contains(name) { return "\(name)()" }
    switch scene.element {
    case "navigationController": return "UINavigationController()"
    case "splitViewController": return "UISplitViewController(style: .doubleColumn)"
    case "tabBarController": return "UITabBarController()"
    default: return "UIViewController()"
    }
  }
}

extension Project {
  /// A Boolean value that indicates whether a controller's class has no initializers of its own but those
  /// that nibs call: code makes others itself, in the storyboard's place.
  func isMadeOfNothing(_ name: String) -> Bool {
    for type in [name] + ancestors(of: name) {
      let own = initializers(of: type).filter {
        !DeclSyntax($0).modifierNames.contains("convenience") && !HollowType.isOfPlatform($0)
      }
      if own.isEmpty { continue }
      return own.contains {
        $0.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
      }
    }
    return true
  }
}
#endif

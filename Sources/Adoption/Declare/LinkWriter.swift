#if Adopt
import SwiftSyntax

/// Declares events that open links: for enums of links that the first coordinator takes.
struct LinkWriter {
  let project: Project
  let findings: Findings
  let entry: Entry
  let samples: Samples

  /// An event for each link.
  var events: [SystemStatement] {
    guard let property = entry.property,
      let coordinator = Entry.made(by: entry.type, in: project, findings)
    else { return [] }
    let origin = isTold ? ".external" : ".programmatic"
    let all = links(of: coordinator)
    return all.map { link in
      // By its case, unless another one has the same, and by all that tells it apart from that.
      let name = all.count { $0.name == link.name } == 1 ? link.name : "link \(link.call)"
      return SystemStatement(
        .event([name]),
        [
          "it.event(",
          "  \(name.debugDescription), \(origin), unless: { $0.isLaunched ? nil : \"it is not launched\" }",
          ") { subject in",
          "  (storedObject(\(property.debugDescription), of: subject.delegate) as? \(coordinator))?",
          "    .\(link.call)", "}",
        ],
        guess: isTold
          ? .takesLinks(link.type, coordinator, link.method)
          : .nobodyTells(link.type, coordinator, link.method))
    }
  }

  /// The links that methods of a coordinator take, with the calls that hand them over.
  private func links(
    of coordinator: String
  ) -> [(name: String, type: String, method: String, call: String)] {
    Entry.methods(of: coordinator, project).flatMap { node in
      let parameters = node.signature.parameterClause.parameters
      guard parameters.count == 1, let parameter = parameters.first,
        let type = Names(in: [parameter.type]).all.first(where: isLink)
      else { return [] as [(String, String, String, String)] }
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return samples.values(of: TypeNames.type(type)).map { value in
        let word = value.dropFirst(type.count + 1).prefix { $0 != "(" }
        return ("link \(word)", type, node.name.text, "\(node.name.text)(\(label)\(value))")
      }
    }
  }

  /// A Boolean value that indicates whether something in the app is told of links by the system.
  private var isTold: Bool {
    project.files.contains { file in Self.waysIn.contains { file.text.contains($0) } }
  }

  /// Words of the ways in which the system tells an app where to go.
  private static let waysIn = [
    "NSUserActivity", "userActivit", "UIOpenURLContext", "OpenURLOptionsKey", "open url:",
    "handleOpen url", "onOpenURL", "onContinueUserActivity", "hortcutItem", "emoteNotification",
    "UNNotificationResponse", "urlContexts", "URLContexts",
  ]

  private func isLink(_ name: String) -> Bool {
    project.type(name)?.kind == .enum
      && (name.lowercased().contains("link") || name.hasSuffix("Route"))
  }
}

extension String {
  fileprivate static func takesLinks(_ type: String, _ taker: String, _ method: String) -> String {
    "links come as \(type), since \(taker).\(method) takes it"
  }

  fileprivate static func nobodyTells(_ type: String, _ taker: String, _ method: String) -> String {
    "only code opens links as \(type): \(taker).\(method) takes it, and the system tells the app of none"
  }
}
#endif

#if Adopt
import SwiftSyntax

/// Declares what the system tells an app's delegate after the launch: that the user leaves the app and
/// returns, and that a link is to be opened, which the `App` of SwiftUI hears in `onOpenURL`.
struct DelegateEvents {
  private let project: Project
  private let entry: Entry

  /// The names that kept code uses.
  private let used: Set<String>

  init(of entry: Entry, in project: Project, used: Set<String>) {
    self.project = project
    self.entry = entry
    self.used = used
  }

  /// The statements of a subject by which the app hears that it is in front, after the launch.
  var becomingActive: [String] { stages.launching }

  private var stages: ActivityStages {
    ActivityStages(entry: entry, used: used) { method in
      calls([(method, nil, "delegate.\(method)(\(entry.kind == .scene ? "scene" : ".shared"))")])
    }
  }

  /// The events, and what they call of a subject.
  var statements: [SystemStatement] {
    let absence = entry.kind == .coordinator ? [] : stages.absence
    var found: [SystemStatement] = []
    if !absence.isEmpty { found.append(event("leave the app and return", absence, guess: nil)) }
    guard let call = opening else { return found }
    for (link, guess) in links {
      found.append(
        event(
          "link \(link)", [call.replacing("LINK", with: link.debugDescription)], guess: guess))
    }
    return found
  }

  /// A sentence where links are opened and none is known; nil otherwise.
  var missed: String? { opening == nil || !links.isEmpty ? nil : .noLinks(entry.type) }

  /// The call by which the app is handed a link; nil where it takes none.
  private var opening: String? {
    switch entry.kind {
    case .scene: calls(Self.sceneLinks).first
    case .application: calls(Self.appLinks).first
    case .app:
      used.contains("onOpenURL") ? "_ = subject.window?.open(URL(string: LINK)!)" : nil
    case .coordinator: nil
    }
  }

  private func event(_ name: String, _ calls: [String], guess: String?) -> SystemStatement {
    SystemStatement(
      .event([name]),
      [
        "it.event(",
        "  \(name.debugDescription), .external,",
        "  unless: { $0.isLaunched ? nil : \"it is not launched\" }",
        ") { subject in",
      ]
        + calls.map {
          "  "
            + $0.replacing("delegate.", with: "subject.delegate.")
            .replacing("(scene", with: "(subject.scene")
        } + ["}"],
      guess: guess)
  }

  // MARK: - Calls

  /// A call, with the method that it is of: its name and the label of its second parameter.
  private typealias Call = (name: String, label: String?, text: String)

  private static let appLinks: [Call] = [
    (
      "application", "open",
      "_ = delegate.application(.shared, open: URL(string: LINK)!, options: [:])"
    ),
    (
      "application", "continue",
      "_ = delegate.application(.shared, continue: browsing(LINK), restorationHandler: { _ in })"
    ),
  ]

  private static let sceneLinks: [Call] = [
    (
      "scene", "openURLContexts",
      "delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: URL(string: LINK)!)])"
    ),
    ("scene", "continue", "delegate.scene(scene, continue: browsing(LINK))"),
  ]

  /// The calls of methods that the delegate has.
  private func calls(_ all: [Call]) -> [String] {
    let methods = project.parts(of: entry.type).flatMap(\.members).compactMap {
      $0.decl.as(FunctionDeclSyntax.self)
    }
    return all.filter { call in
      methods.contains { method in
        guard method.name.text == call.name else { return false }
        let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
        return call.label.map { labels.count > 1 && labels[1] == $0 } ?? (labels.count == 1)
      }
    }.map(\.text)
  }

  // MARK: - Links

  /// How many links that text names are tried, and how many that code tells apart.
  private static let (limit, comparedLimit) = (3, 6)

  /// The links into the app that its own text about links names, comments included, or else those that its
  /// code tells apart, or else one with the app's scheme, with the reasons.
  private var links: [(link: String, guess: String)] {
    let named = namedLinks
    if !named.isEmpty { return named.map { ($0, .isNamed($0)) } }
    let compared = ComparedLinks(in: project)
    if compared.links.isEmpty { return compared.bare.map { [($0, .isBare($0))] } ?? [] }
    return compared.links.prefix(Self.comparedLimit).map { ($0, .isCompared($0)) }
  }

  private var namedLinks: [String] {
    var met: Set<String> = []
    var found: [String] = []
    for file in project.files where file.name.lowercased().contains("link") {
      for match in file.text.matches(of: /[a-z][a-z0-9+.-]*:\/\/[^\s"'`()<>\\\[\]]+/) {
        let link = String(match.output)
        let host =
          link.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
        guard !Self.others.contains(where: { host.hasSuffix($0) }), met.insert(link).inserted else {
          continue
        }
        found.append(link)
      }
    }
    return Array(found.prefix(Self.limit))
  }

  /// Hosts to which comments refer for reading.
  private static let others = [
    "apple.com", "github.com", "stackoverflow.com", "medium.com", "swift.org", "apache.org",
    "opensource.org", "gnu.org",
  ]
}

extension String {
  fileprivate static func isNamed(_ link: String) -> String {
    "\(link) leads into the app, since its text about links names it"
  }

  fileprivate static func isCompared(_ link: String) -> String {
    "\(link) leads into the app, since code compares the parts of links with its parts"
  }

  fileprivate static func isBare(_ link: String) -> String {
    "\(link) leads into the app, since its scheme does; nothing was found that says what follows it"
  }

  fileprivate static func noLinks(_ delegate: String) -> String {
    "\(delegate) opens links, and no text about links names one: declare an event for each"
  }
}
#endif

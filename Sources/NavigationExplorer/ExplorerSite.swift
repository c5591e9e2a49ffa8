import Foundation
import ModelChecker
import NavigationChecking
import NavigationModel
import NavigationReports

/// The pages and answers of an explorer, whoever asks for them.
///
/// To be used on one thread.
package final class ExplorerSite {
  /// The system in one form, explored.
  package struct Explored {
    let exploration: LivingExploration
    let map: HTMLReport.Picture
    let fixes: [ExplorerHome.Fix]

    /// Makes the system in one form.
    ///
    /// - Parameters:
    ///   - map: the picture of the map.
    ///   - fixes: the repairs that can be switched.
    package init(
      _ exploration: LivingExploration, map: HTMLReport.Picture, fixes: [ExplorerHome.Fix]
    ) {
      (self.exploration, self.map, self.fixes) = (exploration, map, fixes)
    }
  }

  private let build: String?
  private let make: (ExplorerForm) throws -> Explored
  /// The forms, those asked for last at the end.
  private var forms: [(form: ExplorerForm, explored: Explored)] = []

  /// The greatest number of forms that are kept, each with a process of its own.
  private static let mostForms = 4

  /// Makes a site, and explores the system in the form that was asked for first.
  ///
  /// - Parameters:
  ///   - build: the name of the build that runs; nil where nobody waits for another one.
  ///   - make: explores the system in a form.
  package init(
    build: String? = nil, make: @escaping (ExplorerForm) throws -> Explored
  ) throws {
    (self.build, self.make) = (build, make)
    _ = try explored(ExplorerForm())
  }

  /// Ends the worker processes.
  package func end() { forms = [] }

  /// Returns the answer to a request.
  package func answer(_ request: ExplorerRequest) -> ExplorerAnswer {
    do {
      switch request {
      case .page(let form): return .page(try page(of: explored(form)))
      case .open(let declared): return try open(declared.event)
      case .build: return .news(try json(Build(build: build)))
      case .run(let form, let asked):
        let explored = try explored(form)
        let faults = try explored.exploration.run(asked.trace)
        return try news(of: explored, since: asked.growths, .faults(faults))
      case .trap(let form, let asked):
        let explored = try explored(form)
        let frame = try explored.exploration.appFrame(ofTrap: asked.trace)
        return try news(of: explored, since: asked.growths, frame?.words ?? "")
      case .explore(let form, let asked):
        let states = asked.states ?? LivingExploration.usualStates
        guard (1...LivingExploration.mostStates).contains(states) else {
          return .refused(.malformed, .statesOutOfRange(states))
        }
        let explored = try explored(form)
        let outcome = try explored.exploration.explore(from: asked.trace, states: states)
        return try news(of: explored, since: asked.growths, .explored(outcome))
      }
    } catch let error as TraceTextError {
      return .refused(.malformed, "\(error)")
    } catch {
      return .refused(.failed, "\(error)")
    }
  }

  /// Returns the system in a form, which is explored where it was not.
  private func explored(_ form: ExplorerForm) throws -> Explored {
    if let known = forms.firstIndex(where: { $0.form == form }) {
      forms.append(forms.remove(at: known))
    } else {
      let explored = try make(form)
      if forms.count == Self.mostForms { forms.removeFirst() }
      forms.append((form, explored))
    }
    return forms[forms.count - 1].explored
  }

  private func page(of explored: Explored) throws -> String {
    let exploration = explored.exploration
    return try ExplorerReport(
      exploration.graph, map: explored.map,
      home: ExplorerHome(
        growths: exploration.growths.count, build: build, fixes: explored.fixes)
    ).text()
  }

  /// Opens the place where an event is declared: no other file is opened, whatever a request says.
  private func open(_ event: Int) throws -> ExplorerAnswer {
    guard let place = forms.last?.explored.exploration.declaration(of: event) else {
      return .refused(.absent, .notDeclared(event))
    }
    guard let editor = Editor() else { return .refused(.failed, .noEditor) }
    if editor.needsTerminal {
      let words = editor.words(opening: place.file, at: place.line)
      return .news(try json(Opened(message: .needsTerminal(words[0]), command: words)))
    }
    try editor.open(place.file, at: place.line)
    return .news(try json(Opened(message: .opened(place.file, place.line))))
  }

  private struct Opened: Encodable {
    var message: String
    /// The words of the command that opens the place in a terminal, where an editor needs one.
    var command: [String]?
  }

  private func news(
    of explored: Explored, since known: Int, _ message: String
  ) throws -> ExplorerAnswer {
    let growths = explored.exploration.growths
    guard (0...growths.count).contains(known) else { return .refused(.malformed, .reload) }
    return .news(try json(News(growths: Array(growths[known...]), message: message)))
  }

  private func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// What a page is told: what its graph gained, and a sentence about it.
  private struct News: Encodable {
    var growths: [ExplorerGrowth]
    var message: String
  }

  private struct Build: Encodable {
    var build: String?
  }
}

extension String {
  fileprivate static func faults(_ faults: [Fault]) -> String {
    faults.map(\.message).joined(separator: " ")
  }

  fileprivate static func explored(_ outcome: LivingExploration.Outcome) -> String {
    let states = "\(counted(outcome.explored, "more state"))"
    let rest =
      outcome.isComplete
      ? "nothing that can be reached from here within the scope is left"
      : "there is more to explore from here"
    return
      ([
        outcome.explored == 0 && outcome.isComplete
          ? "Nothing that can be reached from here within the scope is left to explore."
          : "Explored \(states): \(rest).",
        faults(outcome.faults),
      ].filter { !$0.isEmpty }).joined(separator: " ")
  }

  fileprivate static func statesOutOfRange(_ states: Int) -> String {
    "\(states) states can't be explored at once. Ask for 1 to \(LivingExploration.mostStates)."
  }

  fileprivate static func notDeclared(_ event: Int) -> String {
    "It is not known where event \(event) is declared."
  }

  fileprivate static let noEditor =
    "No editor is known here. Set VISUAL, such as to 'code', and run 'verifier explore' again."

  fileprivate static func opened(_ file: String, _ line: Int) -> String {
    "Opened \(file):\(line)."
  }

  fileprivate static func needsTerminal(_ editor: String) -> String {
    "'\(editor)' needs a terminal. There, run:"
  }

  fileprivate static let reload = "The page is of another run. Load it again."
}

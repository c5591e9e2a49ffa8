import ModelChecker
import NavigationModel

extension ResultDocument {
  /// The declared events that happened in some state, in the order of declaration.
  var taken: [Event] { events.filter { $0.isDeclared && $0.transitions > 0 } }

  /// The declared events that happened in no state, in the order of declaration.
  var neverTaken: [Event] { events.filter { $0.isDeclared && $0.transitions == 0 } }

  /// The events of the platform that happened, as they were met.
  var platformEvents: [Event] { events.filter { !$0.isDeclared } }

  /// The answers that say nothing, since their premise never occurred.
  var vacuous: [Verdict] { verdicts.filter { $0.outcome == .vacuous } }
}

extension ResultDocument {
  /// A titled list of what a search brought out.
  struct EvidenceList {
    let title: String
    let items: [String]

    init?(_ title: String, _ items: [String]?) {
      guard let items, !items.isEmpty else { return nil }
      self.title = title
      self.items = items
    }
  }

  /// The declared roles of which no state has a coordinator, the methods of coordinators that nothing
  /// calls, and the views whose content was left out.
  var neverMet: [EvidenceList] {
    func names(_ kind: Unexercised.Kind) -> [String]? {
      unexercised?.filter { $0.kind == kind }.map(\.name)
    }
    return [
      EvidenceList("Roles never met", names(.role)),
      EvidenceList("Methods never called", names(.method)),
      EvidenceList("Views left empty", names(.view)),
    ].compactMap(\.self)
  }

  /// The remarks on what was tried beyond the scope, and on what no state shows.
  var scopeRemarks: [EvidenceList] {
    [
      EvidenceList("One more than the scope allows", wider?.map(\.words)),
      EvidenceList("In narrower scopes", narrower?.map(\.words)),
      EvidenceList("Properties not seen", search.unseen?.map(\.words)),
    ].compactMap(\.self)
  }

  /// The parts that need not be exercised, a line for each reason: `nobody signs in: log out`.
  var acceptedWords: [String] {
    var reasons: [(reason: String, names: [String])] = []
    for part in unexercised ?? [] {
      guard let reason = part.accepted else { continue }
      if let index = reasons.firstIndex(where: { $0.reason == reason }) {
        reasons[index].names.append(part.name)
      } else {
        reasons.append((reason, [part.name]))
      }
    }
    return reasons.map { "\($0.reason): \($0.names.joined(separator: ", "))" }
  }

  /// The advice on what a limit left open; nil where nothing is.
  var toDecide: String? {
    guard verdicts.contains(where: { $0.outcome == .inconclusive }),
      search.completeness == .bounded,
      let limit = search.limit.flatMap(Completeness.Limit.init(rawValue:))
    else { return nil }
    return Next.toDecide(limit).text
  }
}

extension ResultDocument.Finding {
  /// The property, after how much it is violated, and how complete the search was.
  public var headline: String { block.headline.text() }

  /// The reason why it is a violation, as a sentence.
  public var why: String { block.why }

  /// The block of text that the command line prints.
  public var text: String { block.text() }

  /// The block with what can be done about it, for who has nothing but a log.
  var textWithNext: String { [text, next.text()].filter { !$0.isEmpty }.joined(separator: "\n\n") }
}

extension ResultDocument {
  /// Returns a Boolean value that indicates whether a property is open, and holds where bounds are lower.
  func holdsInNarrowerScopeAlone(_ verdict: Verdict) -> Bool {
    verdict.outcome == .inconclusive && narrower?.holding.contains(verdict.property) == true
  }
}

extension VerdictLine {
  /// Makes the line for an answer that was saved.
  init(_ verdict: ResultDocument.Verdict) {
    self.init(
      verdict.property, verdict.outcome, verdict.severity, isKnown: verdict.known != nil,
      verdict: verdict.words)
  }
}

extension ResultSummary {
  /// Sums up a result that was saved.
  public init(_ document: ResultDocument) {
    let search = document.search
    self.init(size: search.size)
    for verdict in document.verdicts {
      count(verdict.outcome, verdict.severity, isKnown: verdict.known != nil)
    }
    faults = document.faults.count
    count(document.unexercised ?? [])
    count(document.wider ?? [])
    count(document.narrower ?? [])
    if search.isInterrupted, let reason = search.limit { interruption = " (\(reason))" }
  }
}

extension ResultDocument.Screen {
  /// The screens with what the last of them is presented over: `Reminder (sheet over Shelves)`.
  var title: String { ([words] + presented.suffix(1).map { "(\($0))" }).joined(separator: " ") }
}

extension ResultDocument.Cut {
  /// The cap with its steps: `pending: 14 steps (launch 12, refresh 2)`.
  var words: String {
    let events = events.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.key) \($0.value)" }
    return "\(cap): \(counted(steps, "step")) (\(events.joined(separator: ", ")))"
  }
}

extension ResultDocument.Search {
  /// The steps at which caps ended the path, a line for each cap.
  var cutWords: [String] { (cuts ?? []).map(\.words) }

  /// The size of the graph: `412 states, 1033 transitions, depth 9`.
  var size: String { searchSize(states: states, transitions: transitions, depth: depth) }

  /// A Boolean value that indicates whether every state within the scope was seen.
  var isExhaustive: Bool { completeness == .exhaustive }

  /// A Boolean value that indicates whether something else than a limit ended it.
  var isInterrupted: Bool { completeness == .interrupted }

  /// The completeness with the limitations and what is not seen, without the scope: `bounded by depth`.
  var extent: String {
    let limit = isInterrupted ? nil : limit
    let extent = completeness.rawValue + (limit.map { " by \($0)" } ?? "")
    return ([extent] + (limitations ?? []).map(\.words) + notSeen(unseen ?? []))
      .joined(separator: ", ")
  }

  /// The events of which some outcomes were not tried, in alphabetical order.
  var untriedWords: [String] { untried.inStates }

  /// The events of which some outcomes are left out as impossible, in alphabetical order.
  var refusedWords: [String] { (refused ?? [:]).inStates }
}

extension [String: Int] {
  /// The events, each with the number of states, in alphabetical order.
  fileprivate var inStates: [String] {
    sorted { $0.key < $1.key }.map { "\($0.key) in \(counted($0.value, "state"))" }
  }
}

extension String {
  /// The title of the list of such events.
  static let refusedSteps = "Steps left out, because the app ends the run on them as impossible"
}

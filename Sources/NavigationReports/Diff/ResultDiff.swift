/// The difference between two results, such as those of two revisions of an app.
///
/// Systems are matched by title, then by name where each side has one form of it left. Screens are
/// matched by identifier, arrows by the screens at their ends, verdicts by property, findings by what
/// a finding keeps while its wording and its length change.
public struct ResultDiff: Hashable, Sendable {
  /// The differences of the systems that are in both, in the order of the newer results; those
  /// without a change are left out.
  public var systems: [SystemDiff]
  /// The titles of systems that only the older results have.
  public var removed: [String]
  /// The titles of systems that only the newer results have.
  public var added: [String]

  /// Compares results.
  public init(from old: [ResultDocument], to new: [ResultDocument]) {
    let pairs = new.map { ($0, Self.counterpart(of: $0, in: old, among: new)) }
    let matched = Set(pairs.compactMap { $0.1?.title })
    removed = old.map(\.title).filter { !matched.contains($0) }
    added = pairs.filter { $0.1 == nil }.map(\.0.title)
    systems = pairs.compactMap { document, before in
      guard let before else { return nil }
      let diff = SystemDiff(from: before, to: document)
      return diff.isEmpty ? nil : diff
    }
  }

  /// The older result of the same system: in the same form, else in the one form that is left on
  /// each side.
  private static func counterpart(
    of document: ResultDocument, in old: [ResultDocument], among new: [ResultDocument]
  ) -> ResultDocument? {
    if let same = old.first(where: { $0.title == document.title }) { return same }
    func left(_ own: [ResultDocument], without other: [ResultDocument]) -> [ResultDocument] {
      own.filter { own in
        own.system == document.system && !other.contains { $0.title == own.title }
      }
    }
    let before = left(old, without: new)
    return before.count == 1 && left(new, without: old).count == 1 ? before[0] : nil
  }

  /// A Boolean value that indicates whether nothing changed.
  public var isEmpty: Bool { systems.isEmpty && removed.isEmpty && added.isEmpty }

  /// A Boolean value that indicates whether something is violated that was not before.
  public var hasNewFindings: Bool { systems.contains { !$0.appeared.isEmpty } }
}

/// The difference between two results of one system.
public struct SystemDiff: Hashable, Sendable {
  /// The system's name, with its variant; both where the variants compared are not the same.
  public var title: String
  /// The extent of the older search.
  public var before: ResultDocument.Search
  /// The extent of the newer search.
  public var after: ResultDocument.Search
  /// The screens that are new.
  public var addedScreens: [ResultDocument.Screen]
  /// The screens that are gone, or that the newer search, if it ended early, did not reach.
  public var removedScreens: [ResultDocument.Screen]
  /// The arrows that changed, with those that are new and those that are gone.
  public var arrows: [Arrow]
  /// The verdicts that changed.
  public var verdicts: [Change]
  /// The findings that are new.
  public var appeared: [ResultDocument.Verdict]
  /// The findings that are gone, those that were not found before the newer search ended, and those
  /// of what is no longer judged.
  public var disappeared: [ResultDocument.Verdict]

  let old: ResultDocument
  let new: ResultDocument

  /// An arrow whose events are not the same.
  public struct Arrow: Hashable, Sendable {
    /// The identifier of the screen that it leaves.
    public var from: String
    /// The identifier of the screen that it leads to.
    public var to: String
    /// The events that are new on it, in alphabetical order.
    public var added: [String]
    /// The events that are gone from it, in alphabetical order.
    public var removed: [String]
    /// A Boolean value that indicates whether it is there in one of the results only.
    public var isWhole: Bool
  }

  /// A verdict that is not the same.
  public struct Change: Hashable, Sendable {
    /// The property.
    public var property: String
    /// The older answer; nil where the property was not judged.
    public var before: VerdictKind?
    /// The newer answer; nil where the property is no longer judged.
    public var after: VerdictKind?
  }

  init(from old: ResultDocument, to new: ResultDocument) {
    self.old = old
    self.new = new
    title = old.title == new.title ? new.title : "\(old.title) → \(new.title)"
    (before, after) = (old.search, new.search)
    let (oldScreens, newScreens) = (Set(old.screens.map(\.id)), Set(new.screens.map(\.id)))
    addedScreens = new.screens.filter { !oldScreens.contains($0.id) }
    removedScreens = old.screens.filter { !newScreens.contains($0.id) }
    arrows = Self.arrows(from: old, to: new)
    let properties =
      new.verdicts.map(\.property)
      + old.verdicts.map(\.property).filter { name in
        !new.verdicts.contains { $0.property == name }
      }
    verdicts = properties.compactMap { name in
      let change = Change(
        property: name, before: old.verdicts.first { $0.property == name }?.outcome,
        after: new.verdicts.first { $0.property == name }?.outcome)
      return change.before == change.after ? nil : change
    }
    let oldKeys = Set(old.verdicts.filter { $0.finding != nil }.map(old.keyInSystem))
    let newKeys = Set(new.verdicts.filter { $0.finding != nil }.map(new.keyInSystem))
    appeared = new.verdicts.filter { $0.finding != nil && !oldKeys.contains(new.keyInSystem($0)) }
    disappeared = old.verdicts.filter {
      $0.finding != nil && !newKeys.contains(old.keyInSystem($0))
    }
  }

  /// A Boolean value that indicates whether nothing changed that a reviewer has to look at. The
  /// number of states is not among it.
  public var isEmpty: Bool {
    addedScreens.isEmpty && removedScreens.isEmpty && arrows.isEmpty && verdicts.isEmpty
      && appeared.isEmpty && disappeared.isEmpty
  }

  private static func arrows(from old: ResultDocument, to new: ResultDocument) -> [Arrow] {
    var arrows: [Arrow] = []
    for edge in new.edges {
      let other = old.edges.first { $0.from == edge.from && $0.to == edge.to }
      let (events, known) = (Set(edge.events.keys), Set(other?.events.keys ?? [:].keys))
      guard events != known else { continue }
      arrows.append(
        Arrow(
          from: edge.from, to: edge.to, added: events.subtracting(known).sorted(),
          removed: known.subtracting(events).sorted(), isWhole: other == nil))
    }
    for edge in old.edges
    where !new.edges.contains(where: { $0.from == edge.from && $0.to == edge.to }) {
      arrows.append(
        Arrow(
          from: edge.from, to: edge.to, added: [], removed: edge.events.keys.sorted(),
          isWhole: true))
    }
    return arrows
  }
}

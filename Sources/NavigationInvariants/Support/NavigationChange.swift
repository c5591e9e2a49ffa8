import NavigationModel

extension NavigationState {
  /// Returns the first difference in screens, coordinators or records since another state, in
  /// words.
  ///
  /// Coordinators that only work keeps alive do not count: they go when the work ends.
  func navigationChange(since old: NavigationState) -> String? {
    if views == old.views && coordinators == old.coordinators && records == old.records {
      return nil
    }
    let screens = (before: old.screenTitles, after: screenTitles)
    if screens.before != screens.after {
      return "the screens changed from [\(screens.before.joined(separator: ", "))] "
        + "to [\(screens.after.joined(separator: ", "))]"
    }
    let (before, after) = (old.attached, attached)
    if let gone = before.names.first(where: { !after.names.contains($0) }) {
      return "\(gone) went away"
    }
    if let new = after.names.first(where: { !before.names.contains($0) }) {
      return "\(new) appeared"
    }
    for (old, new) in zip(before.nodes, after.nodes) where old.phase != new.phase {
      return "\(new.title) is \(new.phase.rawValue) instead of \(old.phase.rawValue)"
    }
    for (key, value) in after.records {
      let earlier = before.records.first { $0.key == key }?.value ?? "nothing"
      if earlier != value { return "\(key) changed from '\(earlier)' to '\(value)'" }
    }
    if before.nodes != after.nodes { return "the tree of coordinators changed" }
    if before.views != after.views { return "the views changed" }
    return before.records.count == after.records.count ? nil : "a record went away"
  }

  /// Returns the first difference in screens or coordinators since another state, in words. Records
  /// do not count.
  func arrangementChange(since old: NavigationState) -> String? {
    let screens = (before: old.screenTitles, after: screenTitles)
    if screens.before != screens.after {
      return "the screens changed from [\(screens.before.joined(separator: ", "))] "
        + "to [\(screens.after.joined(separator: ", "))]"
    }
    let (before, after) = (old.attached.names, attached.names)
    if let gone = before.first(where: { !after.contains($0) }) { return "\(gone) went away" }
    return after.first { !before.contains($0) }.map { "\($0) appeared" }
  }

  /// The visible screens as part of a sentence, such as `the visible screen is Home`.
  var visibleScreens: String {
    let titles = views.filter { $0.isScreen && $0.isHittable }.map(\.title)
    return switch titles.count {
    case 0: "no screen is visible"
    case 1: "the visible screen is \(titles[0])"
    default: "the visible screens are \(listed(titles))"
    }
  }

  private var screenTitles: [String] { views.filter(\.isScreen).map(\.title) }

  /// The nodes of the tree and the views, with positions counted among these alone.
  private var attached:
    (
      nodes: [CoordinatorNode], names: [String], views: [ViewNode],
      records: [(key: String, value: String)]
    )
  {
    let coordinators = coordinators
    let kept = coordinators.indices.filter { coordinators[$0].holder != .work }
    func position(_ old: Int?) -> Int? { old.flatMap { kept.firstIndex(of: $0) } }
    return (
      kept.map { old in
        var node = coordinators[old]
        node.parent = position(node.parent)
        return node
      },
      kept.map(name(of:)),
      views.map { old in
        var view = old
        view.owner = position(view.owner)
        view.rivals = view.rivals.compactMap(position)
        return view
      },
      records.compactMap { record in
        kept.contains(record.coordinator)
          ? ("\(name(of: record.coordinator)).\(record.key)", record.value) : nil
      }
    )
  }
}

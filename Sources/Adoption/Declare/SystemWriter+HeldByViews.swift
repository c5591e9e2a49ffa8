#if Adopt
extension SystemWriter {
  /// The declarations of coordinators that no other object stores, and of those that may own no screen.
  var heldByViews: [SystemStatement] {
    let held = HeldByViews(among: classes, in: project, entry: entry.type)
    func list(_ names: Set<String>) -> [String] {
      roles.filter { names.contains($0.name) }.map(\.role)
    }
    let all = held.names.union(held.madeByViews).union(held.givenToScreens)
    guard !all.isEmpty else { return [] }
    let names = SystemStatement(
      .declaration, ["it.profile.heldByViews = \(list(all))"],
      guess: .isHeldByViews(
        classes.filter(held.names.contains), made: classes.filter(held.madeByViews.contains),
        given: classes.filter(held.givenToScreens.contains)))
    // A view may have one from the beginning that shows something later.
    let viewless = held.makers.union(held.madeByViews)
    guard !viewless.isEmpty else { return [names] }
    return [
      names,
      SystemStatement(
        .declaration, ["it.profile.viewless = \(list(viewless))"],
        guess: .isViewless(
          classes.filter(held.makers.contains), made: classes.filter(held.madeByViews.contains))),
    ]
  }
}

extension String {
  fileprivate static func isHeldByViews(
    _ names: [String], made: [String], given: [String]
  ) -> String {
    let reasons = [
      names.isEmpty
        ? nil : "screens hold \(names.joined(separator: ", ")), since no property stores one",
      made.isEmpty
        ? nil : "views hold \(made.joined(separator: ", ")), since they make them for themselves",
      given.isEmpty
        ? nil
        : "screens hold \(given.joined(separator: ", ")), since they alone are given one to store",
    ]
    return reasons.compactMap { $0 }.joined(separator: "; ")
  }

  fileprivate static func isViewless(_ names: [String], made: [String]) -> String {
    let reasons = [
      names.isEmpty
        ? nil
        : "\(names.joined(separator: ", ")) may own no screen, since coordinators that screens hold show "
          + "them",
      made.isEmpty
        ? nil
        : "\(made.joined(separator: ", ")) may own no screen, since views have them from the beginning",
    ]
    return reasons.compactMap { $0 }.joined(separator: "; ")
  }
}
#endif

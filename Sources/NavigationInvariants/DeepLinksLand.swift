import ModelChecker
import NavigationModel

/// A deep link reaches its target, is parked for later, or is refused.
///
/// Judged for the events that the profile's `deepLinks` name, once the event has settled. One of
/// the following is true:
///
/// - the target is visible, its coordinator is in the tree, and its container holds it once;
/// - the link is parked: its `parked` fact is true;
/// - the link is refused on purpose: the app called `Lifecycle.refused`, the function that takes
///   the link returned `false`, see `it.link`, or its `refused` fact is true.
///
/// While somebody is signed in no link stays parked: it is shown, replaced by another or dropped,
/// whatever the outcome of pending work and results. An app that also records links that it has
/// followed declares a second fact for that, `recorded`, which is no excuse for an event.
///
/// The `foreign` fact of a link, that the screen belongs to another user, must not be true at the
/// end. A link of another domain, `target: .refusal`, changes nothing.
///
/// Violated by a link that is pushed on top of any screen:
///
/// ```swift
/// func handle(_ link: Link) { path.append(link.screen) }  // perhaps it is there already
/// ```
///
/// Bring the app to a known place first, and push the target only if it is not there.
public struct DeepLinksLand: NavigationInvariant {
  public let name = "DeepLinksLand"
  public let identifier = "I13"
  public let summary = "A deep link reaches its target once, is parked, or is refused."
  public let violation = "does not land where the link leads"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      let links = profile.deepLinks
      guard !links.isEmpty else { return .noDeepLinks }
      let landing = NavigationProperty.Kind.monitor(
        .settled(in: system) { step in
          links.first { step.event.isNamed($0.event) }
        } judge: { (run: SettledRun<Link>) in
          judge(run)
        })
      let recorded = Set(links.compactMap { $0.recorded ?? $0.parked })
        .sorted { $0.name < $1.name }
      guard let signedIn = profile.authentication?.signedIn, !recorded.isEmpty else {
        return judged(as: landing)
      }
      return judged(
        as: .all([landing] + recorded.map { .leadsTo(end(of: $0, while: signedIn, in: system)) }))
    }
  }

  private func end(
    of recorded: Fact, while signedIn: Fact, in system: any NavigationSystem
  ) -> LeadsTo<NavigationState, NavigationEffect> {
    let links = system.profile.deepLinks.map(\.event)
    func isOwed(_ state: NavigationState) -> Bool {
      state.isTrue(recorded) && state.isTrue(signedIn)
    }
    return LeadsTo(
      premise: isOwed, goal: { !isOwed($0) },
      // Another link may be recorded in place of the first.
      via: { step in !links.contains { step.event.isNamed($0) } },
      process: system.process, due: system.due(in:), why: .staysParked(recorded))
  }

  private typealias Link = NavigationProfile.DeepLink

  private func judge(_ run: SettledRun<Link>) -> Judgment {
    let (link, state) = (run.tag, run.target)
    if let missing = link.facts.first(where: { state.fact($0) == nil }) {
      return .undeclaredFact(missing)
    }
    if let foreign = link.foreign, state.isTrue(foreign) { return .reachesAnother(foreign) }
    if case .refusal = link.target {
      return state.arrangementChange(since: run.source).map(Judgment.notRefused) ?? .holds
    }
    if run.effects.contains(where: { $0.verb == .refused }) { return .holds }
    if let refused = link.refused, state.isTrue(refused) { return .holds }
    if let parked = link.parked, state.isTrue(parked) { return .holds }
    switch link.target {
    case .refusal: return .holds
    case .fact(let fact): return state.isTrue(fact) ? .holds : .lost("'\(fact)' is not true")
    case .screen(let screen): return judge(state, at: screen)
    }
  }

  private func judge(_ state: NavigationState, at screen: String) -> Judgment {
    let views = state.views
    guard let place = views.firstIndex(where: { $0.name == screen && $0.isScreen && $0.isHittable })
    else {
      return .lost("\(ScreenName.short(screen)) is not visible; \(state.visibleScreens)")
    }
    if let owner = views[place].owner, state.coordinators[owner].holder != .tree {
      return .reachesStale(views[place].title, state.name(of: owner))
    }
    let duplicates = views.siblings(of: place).filter { views[$0].name == screen && $0 != place }
    return duplicates.isEmpty ? .holds : .severalTimes(views[place].title, duplicates.count + 1)
  }
}

extension NavigationProfile.DeepLink {
  fileprivate var facts: [Fact] {
    var facts = [foreign, parked, recorded, refused].compactMap { $0 }
    if case .fact(let fact) = target { facts.append(fact) }
    return facts
  }
}

extension String {
  fileprivate static func staysParked(_ fact: Fact) -> String {
    "Somebody is signed in, but '\(fact)' can stay true forever: no event that must happen shows "
      + "or drops the link."
  }
}

extension Applicability {
  fileprivate static var noDeepLinks: Applicability { .notApplicable("no deep links are declared") }
}

extension Judgment {
  fileprivate static func lost(_ where: String) -> Judgment {
    .violated("The link was neither parked nor refused, but \(`where`).")
  }

  fileprivate static func reachesAnother(_ fact: Fact) -> Judgment {
    .violated("The link shows a screen of another user: '\(fact)' is true.")
  }

  fileprivate static func reachesStale(_ screen: String, _ owner: String) -> Judgment {
    .violated("The link shows \(screen) of \(owner), which is not in the tree.")
  }

  fileprivate static func severalTimes(_ screen: String, _ count: Int) -> Judgment {
    .violated("The link's target \(screen) is in its container \(spelled(count)) times.")
  }

  fileprivate static func notRefused(_ change: String) -> Judgment {
    .violated("The link is of another domain, but \(change).")
  }
}

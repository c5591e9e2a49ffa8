import ModelChecker
import NavigationModel

/// An event that closes what is presented closes only what it answers.
///
/// - An event that the profile lists in `dismissals` closes none but the presented screens that are
///   named there, once its work has settled. What was presented above them may go, too.
/// - A result that closes something and changes no other screen closes what was presented when it
///   was requested, or belongs to one of the coordinators whose screens were visible then. A result
///   in `dismissals` is judged by what is named there.
///
/// Violated by a handler that closes whatever is open:
///
/// ```swift
/// bus.subscribe(to: MaterialUploaded.self) { _ in
///   coordinator.dismissModal()  // the upload is closed already; this closes the settings
/// }
/// ```
///
/// Compare what is presented with what the event answers, or hand the event to whoever presented
/// it.
public struct DismissalsCloseTheirOwn: NavigationInvariant {
  public let name = "DismissalsCloseTheirOwn"
  public let identifier = "I26"
  public let summary = "An event that closes what is presented closes only what it answers."
  public let violation = "closes what is not its own"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      var parts: [NavigationProperty.Kind] = []
      if !profile.dismissals.isEmpty {
        parts.append(.monitor(declared(profile.dismissals, in: system)))
        parts.append(.declared(events: profile.dismissals.map(\.event), in: system))
      }
      if !profile.ticketLabels.isEmpty {
        parts.append(.monitor(results(except: profile.dismissals, in: system)))
      }
      return parts.isEmpty ? .noDismissals : judged(as: .all(parts))
    }
  }

  // MARK: - Declared events

  private func declared(
    _ dismissals: [NavigationProfile.Dismissal], in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    .settled(in: system) { step in
      step.event.dismissal(among: dismissals).map { Answer(event: step.event, dismissal: $0) }
    } judge: { (run: SettledRun<Answer>) in
      let closed = run.source.dismissed(until: run.target)
      let foreign = closed.first {
        !run.tag.dismissal.screens.contains(ScreenName.withoutPayload($0.name))
      }
      if let foreign { return .foreign(run.tag, foreign) }
      return run.source.presentedScreens.isEmpty ? .notExercised : .holds
    }
  }

  // MARK: - Results

  /// Tracks the requests whose results are owed, and a result whose work is under way.
  private func results(
    except dismissals: [NavigationProfile.Dismissal], in system: any NavigationSystem
  ) -> Monitor<NavigationState, NavigationEffect> {
    Monitor(begin: { _ in Memory() }) { memory, step in
      guard let target = step.target else { return (Memory(), .notExercised) }
      var memory = memory
      if !system.isSettling(step) {
        memory.answered =
          step.event.dismissal(among: dismissals) == nil
          ? Answered(step, memory.requests, in: system) : nil
      }
      var judgment = Judgment.notExercised
      if target.isQuiescent {
        judgment = memory.answered?.judged(at: target) ?? .notExercised
        memory.answered = nil
      }
      memory.follow(step.source, to: target)
      return (memory, judgment)
    }
  }

  private struct Memory: Hashable {
    var requests: Set<Request> = []
    var answered: Answered?

    /// Notes which results are owed now, with what was visible when they were requested.
    mutating func follow(_ source: NavigationState, to target: NavigationState) {
      let (before, now) = (source.work.tickets.map(\.label), target.work.tickets.map(\.label))
      requests = requests.filter { now.contains($0.label) }
      for label in Set(now)
      where now.count(where: { $0 == label }) > before.count(where: { $0 == label }) {
        requests.insert(Request(label: label, from: source, to: target))
      }
    }
  }
}

/// A request whose result is owed.
private struct Request: Hashable {
  var label: String
  /// The names of the presented screens.
  var presented: Set<String>
  /// The names of the coordinators whose screens were visible.
  var coordinators: Set<String>

  init(label: String, from source: NavigationState, to target: NavigationState) {
    self.label = label
    presented = Set((source.presentedScreens + target.presentedScreens).map(\.name))
    coordinators = Set(source.frontCoordinators + target.frontCoordinators)
  }
}

/// A result whose work is under way.
private struct Answered: Hashable {
  var event: String
  var source: NavigationState
  var requests: Set<Request>

  /// Makes the result of a step; fails if a step is none, or meets other work.
  init?(_ step: NavigationStep, _ requests: Set<Request>, in system: any NavigationSystem) {
    guard step.source.isQuiescent, let label = system.ticket(resolvedIn: step)?.label
    else { return nil }
    event = step.event
    source = step.source
    self.requests = requests.filter { $0.label == label }
  }

  func judged(at target: NavigationState) -> Judgment {
    let closed = source.dismissed(until: target)
    guard !closed.isEmpty, !requests.isEmpty, source.changesNothingElse(until: target) else {
      return .notExercised
    }
    let foreign = closed.first { screen in
      guard let owner = screen.owner else { return false }
      return !requests.contains {
        $0.presented.contains(screen.name)
          || !source.line(of: owner).isDisjoint(with: $0.coordinators)
      }
    }
    return foreign.map { .notThere(event, $0, of: source.name(of: $0.owner!)) } ?? .holds
  }
}

/// A declared event, with what it answers.
private struct Answer: Hashable {
  var event: String
  var dismissal: NavigationProfile.Dismissal
}

extension NavigationState {
  /// The names of the coordinators that own visible screens.
  fileprivate var frontCoordinators: [String] {
    views.filter { $0.isScreen && $0.isHittable }.compactMap { $0.owner.map(name(of:)) }
  }

  /// The names of a coordinator and of those above it.
  fileprivate func line(of coordinator: Int) -> Set<String> {
    var names: Set<String> = []
    var next: Int? = coordinator
    while let position = next, names.insert(name(of: position)).inserted {
      next = coordinators[position].parent
    }
    return names
  }

  /// Returns a Boolean value that indicates whether the screens of a later state are those of this
  /// one without presented ones.
  fileprivate func changesNothingElse(until later: NavigationState) -> Bool {
    func base(_ state: NavigationState) -> [String] {
      let views = state.views
      let presented = views.indices.filter { views[$0].isPresentation }
        .map { $0..<views.descendants(of: $0).upperBound }
      return views.indices.filter { place in !presented.contains { $0.contains(place) } }
        .map { views[$0].name }
    }
    return base(self) == base(later)
  }
}

extension String {
  fileprivate func dismissal(
    among dismissals: [NavigationProfile.Dismissal]
  ) -> NavigationProfile.Dismissal? {
    dismissals.first { isNamed($0.event) }
  }
}

extension Applicability {
  fileprivate static var noDismissals: Applicability {
    .notApplicable("no event is declared to close something, and no results are declared")
  }
}

extension Judgment {
  fileprivate static func foreign(_ answer: Answer, _ screen: PresentedScreen) -> Judgment {
    let own = answer.dismissal.screens.sorted().map(ScreenName.short)
    return .violated(
      "'\(answer.event)' answers \(own.isEmpty ? "nothing" : listed(own, "or")), "
        + "but it closed \(ScreenName.short(screen.name)).")
  }

  fileprivate static func notThere(
    _ event: String, _ screen: PresentedScreen, of owner: String
  ) -> Judgment {
    .violated(
      "'\(event)' closed \(ScreenName.short(screen.name)) of \(owner), which was presented only "
        + "after the result had been requested elsewhere.")
  }
}

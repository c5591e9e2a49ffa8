import NavigationModel

extension LiveDeclarations {
  /// Declares an event that runs code on the subject.
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - origin: who causes it.
  ///   - revokes: labels of the open tickets that nobody waits for any more once it has happened.
  ///   - unless: the reason why it cannot happen now, or nil.
  ///   - perform: what happens.
  public mutating func event(
    _ name: String, _ origin: EventOrigin, route: String? = nil, payload: String = "",
    unless: @escaping @MainActor (Subject) -> String? = { _ in nil },
    revokes: @escaping @MainActor (Subject) -> Set<String> = { _ in [] },
    filePath: String = #filePath, line: Int = #line,
    perform: @escaping @MainActor (Subject) throws -> Void
  ) {
    append(
      LiveEvent(
        declaration: NavigationEvent(
          name, origin: origin, route: route, payload: payload,
          location: DeclarationLocation(file: filePath, line: line)),
        action: .perform(perform), guardReason: unless, revokes: revokes))
  }

  /// Declares an event that opens a link, and where the link leads; see DeepLinksLand.
  ///
  /// ```swift
  /// it.link("link to the cart", to: .screen("Cart")) { $0.coordinator.open(cartURL) }
  /// ```
  ///
  /// - Parameters:
  ///   - name: the event's name.
  ///   - target: where the link leads.
  ///   - parked: the fact that is true while the link is kept for later with good reason.
  ///   - recorded: the fact that is true while the link is on record at all; `parked` when nil.
  ///   - foreign: the fact that is true where what is shown belongs to another user.
  ///   - refused: the fact that is true at the end where the link was refused on purpose.
  ///   - unless: the reason why it cannot happen now, or nil.
  ///   - perform: opens the link, and returns whether the app takes it: `false` says that it was
  ///     refused on purpose.
  public mutating func link(
    _ name: String, to target: NavigationProfile.DeepLink.Target, parked: Fact? = nil,
    recorded: Fact? = nil, foreign: Fact? = nil, refused: Fact? = nil,
    unless: @escaping @MainActor (Subject) -> String? = { _ in nil },
    filePath: String = #filePath, line: Int = #line,
    perform: @escaping @MainActor (Subject) throws -> Bool
  ) {
    event(name, .external, unless: unless, filePath: filePath, line: line) { subject in
      if try !perform(subject) { HeadlessPlatform.record(.refused, nil, name) }
    }
    profile.deepLinks.append(
      .init(
        event: name, target: target, parked: parked, recorded: recorded, foreign: foreign,
        refused: refused))
  }

  /// Declares one event for each sample of a route enum.
  ///
  /// A case of the enum that has no sample makes the system unusable, with an error that names it.
  ///
  /// - Parameter prefix: what precedes the route in the event's name, such as `open `.
  public mutating func routes<R: Route>(
    _ type: R.Type, _ origin: EventOrigin, prefix: String = "",
    unless: @escaping @MainActor (Subject, R) -> String? = { _, _ in nil },
    filePath: String = #filePath, line: Int = #line,
    perform: @escaping @MainActor (Subject, R) throws -> Void
  ) {
    for (route, sample) in samples(of: type) {
      append(
        LiveEvent(
          declaration: NavigationEvent(
            prefix + RouteNames.name(of: sample), origin: origin, route: route,
            payload: RouteNames.payload(of: sample),
            location: DeclarationLocation(file: filePath, line: line)),
          action: .perform { try perform($0, sample) },
          guardReason: { unless($0, sample) }))
    }
  }

  /// Declares the screen that each case of a route enum builds, whoever takes the route.
  ///
  /// A case of the enum that has no sample makes the system unusable, with an error that names it.
  ///
  /// - Parameter screen: the name of a route's screen; with its payload, such as `ShelfView(a)`,
  ///   where a screen with another one is not what the route asks for.
  public mutating func destinations<R: Route>(of type: R.Type, screen: (R) -> String) {
    for (route, sample) in samples(of: type) {
      let screen = screen(sample)
      let payload = screen.contains("(") ? RouteNames.payload(of: sample) : ""
      profile.destinations[route + payload, default: []].insert(screen)
    }
  }

  /// Declares that the samples of a route enum are told apart by the platform.
  ///
  /// The samples of routes and destinations are compared by themselves.
  public mutating func identities<R: Route>(of type: R.Type) {
    _ = samples(of: type)
  }

  /// The samples of a route enum, each with the name of its route; cases without one are problems.
  private mutating func samples<R: Route>(of type: R.Type) -> [(route: String, sample: R)] {
    let samples = R.samples
    let identity = RouteIdentity(of: type, samples: samples) { RouteNames.name(of: $0) }
    if !profile.identities.contains(identity) { profile.identities.append(identity) }
    let sampled = Set(samples.map(RouteNames.caseName))
    for name in RouteNames.allCases(of: type) where !sampled.contains(name) {
      problems.append(.missingSample(route: String(describing: type), case: name))
    }
    return samples.map { ("\(String(describing: type)).\(RouteNames.caseName(of: $0))", $0) }
  }

  /// Declares an asynchronous result that the subject may wait for, and how it can end.
  ///
  /// Each open ticket with this label yields one event per outcome, `<label> <outcome>`; where
  /// several may be open at once, the others are numbered: `<label>#2 <outcome>`.
  ///
  /// - Parameters:
  ///   - open: how many tickets with this label may be open at once.
  ///   - awaited: whether whoever asks for such results is still there; once it is not, results
  ///     that were asked for before are late.
  public mutating func ticket(
    _ label: String, outcomes: [String] = ["succeeds", "fails"], open: Int = 1,
    awaited: (@MainActor (Subject) -> Bool)? = nil,
    unless: @escaping @MainActor (Subject, String) -> String? = { _, _ in nil },
    filePath: String = #filePath, line: Int = #line
  ) {
    for position in 0..<open {
      for (index, outcome) in outcomes.enumerated() {
        append(
          LiveEvent(
            declaration: NavigationEvent(
              .result(of: label, number: position + 1, outcome: outcome), origin: .completion,
              location: DeclarationLocation(file: filePath, line: line)),
            action: .complete(label: label, position: position, outcome: index),
            guardReason: { unless($0, outcome) }))
      }
    }
    profile.ticketLabels.append(label)
    if let awaited { requesters.append((label, awaited)) }
  }

  mutating func append(_ event: LiveEvent<Subject>) {
    if (events + doubleTaps).contains(where: { $0.declaration.name == event.declaration.name }) {
      problems.append(.duplicateEvent(event.declaration.name))
    } else {
      events.append(event)
    }
  }
}

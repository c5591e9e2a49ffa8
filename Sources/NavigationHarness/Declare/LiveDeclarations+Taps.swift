import NavigationModel

extension LiveDeclarations {
  /// Declares a touch of a control, possible while a visible screen shows it.
  ///
  /// With `twice` there is a second event, `double tap <name>`: the control is touched, and touched
  /// again within the same transition if the screen that showed it can still be touched. It comes
  /// after all other declared events, and is declared to repeat the intent of the single one.
  ///
  /// - Parameters:
  ///   - control: the control's accessibility identifier, or its title.
  ///   - screen: the screen that must show it; nil: any.
  ///   - name: the event's name; the control's when nil.
  ///   - twice: whether the control may also be touched twice within one transition.
  ///   - place: the place, such as `Flow.swift:192`, where the app ends the run since it takes the touch for
  ///     impossible there. What stands in for a screen may offer a control where the screen itself does
  ///     not: a step that ends there is left out, which results say. Any other trap counts.
  public mutating func tap(
    _ control: String, on screen: String? = nil, named name: String? = nil, route: String? = nil,
    payload: String = "",
    twice: Bool = false, refusedAt place: String? = nil,
    unless: @escaping @MainActor (Subject) -> String? = { _ in nil },
    revokes: @escaping @MainActor (Subject) -> Set<String> = { _ in [] },
    filePath: String = #filePath, line: Int = #line
  ) {
    var event = LiveEvent(
      declaration: NavigationEvent(
        name ?? control, origin: .tap(on: screen), route: route, payload: payload,
        control: control,
        location: DeclarationLocation(file: filePath, line: line)),
      action: .touch(.control(control, screen: screen), then: nil), guardReason: unless,
      refusals: place.map { [$0] } ?? [], revokes: revokes)
    append(event)
    guard twice else { return }
    let single = event.declaration.name
    event.declaration.kind = .doubleTap(of: single)
    event.action = .touch(
      .control(control, screen: screen), then: .control(control, screen: screen))
    doubleTaps.append(event)
    profile.repetitions.append(.init(of: single, by: event.declaration.name))
  }

  /// Declares that two controls may be touched within one transition, in either order.
  ///
  /// ```swift
  /// it.quickTaps("Edit", "Delete")
  /// it.quickTaps("Delete", .back)
  /// it.quickTaps(.back, .back)
  /// ```
  ///
  /// There is one more event for each order, `<first>, then <second>`, possible where both can be
  /// touched: the first one is touched, and the second one if the screen that showed it can still
  /// be touched; the platform takes no touch of its back button during a transition. The events
  /// come after all other declared ones, and must end like one of the single touches.
  ///
  /// - Parameters:
  ///   - first: the name of a tap that was declared before, or the back button.
  ///   - second: another one, or the back button.
  public mutating func quickTaps(
    _ first: QuickTap, _ second: QuickTap, filePath: String = #filePath, line: Int = #line
  ) {
    let location = DeclarationLocation(file: filePath, line: line)
    for (begin, end) in first == second ? [(first, second)] : [(first, second), (second, first)] {
      guard let begin = quickTouch(begin), let end = quickTouch(end) else {
        problems.append(.notTaps(first.name, second.name))
        return
      }
      let name = "\(begin.name), then \(end.name)"
      if doubleTaps.contains(where: { $0.declaration.name == name }) {
        problems.append(.duplicateEvent(name))
        return
      }
      let taps = [begin.tap, end.tap].compactMap(\.self)
      doubleTaps.append(
        LiveEvent(
          declaration: NavigationEvent(
            name, origin: taps.first?.declaration.origin ?? .tap(on: nil), location: location),
          action: .touch(begin.touch, then: end.touch),
          guardReason: { subject in taps.lazy.compactMap { $0.guardReason(subject) }.first },
          refusals: taps.reduce(into: []) { $0.formUnion($1.refusals) },
          revokes: { subject in
            taps.reduce(into: []) { $0.formUnion($1.revokes(subject)) }
          }))
      profile.repetitions.append(.init(ofOneOf: begin.intent, end.intent, by: name))
    }
  }

  /// What is touched by one of two quick taps; nil where it is no declared tap.
  private func quickTouch(_ quickTap: QuickTap) -> QuickTouch<Subject>? {
    switch quickTap.target {
    case .tap(let name):
      guard let tap = events.first(where: { $0.declaration.name == name }),
        case .touch(let touch, nil) = tap.action
      else { return nil }
      return QuickTouch(name: name, intent: name, touch: touch, tap: tap)
    case .back(let container):
      return QuickTouch(
        name: quickTap.name, intent: QuickTap.backButton(of: container ?? "*"),
        touch: .back(container: container), tap: nil)
    }
  }
}

/// One of two quick taps, found among the declarations.
private struct QuickTouch<Subject: AnyObject> {
  var name: String
  /// The name, or the pattern of names, of the event that is the single touch.
  var intent: String
  var touch: Touch
  /// The declared tap; nil of the back button.
  var tap: LiveEvent<Subject>?
}

/// One of two taps within one transition: a declared one by its name, or the back button.
public struct QuickTap: Hashable, Sendable, ExpressibleByStringLiteral {
  enum Target: Hashable {
    case tap(String)
    case back(container: String?)
  }

  let target: Target

  /// A tap that is declared, by its name.
  public static func tap(_ name: String) -> QuickTap { QuickTap(target: .tap(name)) }

  /// The platform's back button: of the first container that shows one.
  public static let back = QuickTap(target: .back(container: nil))

  /// The back button of a container.
  ///
  /// - Parameter container: the container's address, as in the name of its event: `primary` in
  ///   `back@primary`.
  public static func back(on container: String) -> QuickTap {
    QuickTap(target: .back(container: container))
  }

  private init(target: Target) { self.target = target }

  public init(stringLiteral name: String) { self = .tap(name) }

  /// The name in that of the event.
  var name: String {
    switch target {
    case .tap(let name): name
    case .back(let container): container.map(Self.backButton) ?? "back"
    }
  }

  /// The name of the event that touches the back button of a container.
  fileprivate static func backButton(of container: String) -> String {
    EventKind.gesture(Gesture(.back, on: container)).name
  }
}

import ModelChecker
import NavigationModel

/// A library's app as a value model: shelves in a stack, a loan in a sheet, a reminder that comes
/// from outside.
///
/// The mistakes in it: a reminder during a loan is recorded although the platform ignores it,
/// `reset()` leaves the loan's coordinator behind, and scanning an unknown card traps.
final class Library: NavigationSystem {
  /// The deeds of a person and of the app's code so far.
  struct Model: Hashable {
    var shelf: String?
    var loan: Loan?
    var orphan = false
    var reminder: Reminder?
    var borrower: String?

    enum Loan: Hashable { case asking, pending, failed }
    enum Reminder: Hashable { case shown, recorded }
  }

  let name = "Library"
  let variant: String
  let scope = Scope([Scope.Bound("stack", 4, "screens on a stack")])
  var profile: NavigationProfile { NavigationProfile() }
  private let store = FacetStore()
  private var models: [NavigationState: Model] = [:]

  init(variant: String = "asPublished") { self.variant = variant }

  private static let file = "/sources/Library/LibraryCoordinator.swift"

  let events: [NavigationEvent] = [
    NavigationEvent(
      "open(.shelf(a))", origin: .tap(on: "ShelvesView"),
      location: DeclarationLocation(file: file, line: 31)),
    NavigationEvent(
      "lend(.book(1))", origin: .tap(on: "ShelfView(a)"),
      location: DeclarationLocation(file: file, line: 40)),
    NavigationEvent("confirm", origin: .tap(on: "BorrowerView")),
    NavigationEvent("loan succeeds", origin: .completion),
    NavigationEvent("loan fails", origin: .completion),
    NavigationEvent(
      "push notification", origin: .external, location: DeclarationLocation(file: file, line: 48)),
    NavigationEvent("reset()", origin: .programmatic),
    NavigationEvent("scan", origin: .tap(on: "FailureView")),
    NavigationEvent("archive", origin: .tap(on: "ShelfView(a)")),
    NavigationEvent("telephone", origin: .external),
  ]

  private static let back = Gesture(.back, on: "stack(library)")
  private static let swipe = Gesture(Gesture.Action(rawValue: "swipe"), on: "sheet(library)")

  func kind(of event: EventLabel) -> EventKind {
    if events.indices.contains(event.ordinal) { return events[event.ordinal].kind }
    let gestures = [Self.back, Self.swipe].map(EventKind.gesture)
    return gestures.first { $0.name == event.name } ?? .platform(event.name)
  }

  func start() -> [Outcome<NavigationState>] { [.state(state(Model()))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { expansion(models[$0.state]!) }
  }

  private func expansion(_ model: Model) -> Expansion<NavigationState, NavigationEffect> {
    var expansion = Expansion<NavigationState, NavigationEffect>()
    func add(
      _ name: String, ordinal: Int? = nil, choices: [Int] = [], effects: [NavigationEffect] = [],
      _ change: (inout Model) -> Void
    ) {
      var next = model
      change(&next)
      let ordinal = ordinal ?? events.firstIndex { $0.name == name }!
      expansion.transitions.append(
        Transition(
          event: EventLabel(name, ordinal: ordinal), choices: choices, effects: effects,
          outcome: .state(state(next))))
    }
    let isModal = model.loan != nil || model.reminder == .shown
    if !isModal {
      if model.shelf == nil {
        add("open(.shelf(a))") { $0.shelf = "a" }
      } else {
        add("lend(.book(1))") { $0.loan = .asking }
      }
    }
    if model.loan == .asking { add("confirm") { $0.loan = .pending } }
    if model.loan == .pending {
      add("loan succeeds") {
        $0.loan = nil; $0.borrower = "ada"
      }
      add("loan fails") { $0.loan = .failed }
      add("loan fails", choices: [1]) { $0.loan = .asking }
    }
    if model.reminder == nil {
      let ignored = NavigationEffect(.presentIgnored, part: "library", detail: "Reminder")
      add("push notification", effects: model.loan == nil ? [] : [ignored]) {
        $0.reminder = model.loan == nil ? .shown : .recorded
      }
    }
    add("reset()") {
      $0 = Model(orphan: model.loan != nil || model.orphan, borrower: model.borrower)
    }
    if model.loan == .failed {
      expansion.transitions.append(
        Transition(
          event: EventLabel("scan", ordinal: 7),
          outcome: .fault(
            Fault(
              .trapped, "'scan' trapped with signal 4 (SIGILL)",
              evidence: "Library/Card.swift:12: Fatal error: Index out of range"))))
    }
    if model.shelf != nil, !isModal {
      add("back@stack(library)", ordinal: 10) { $0.shelf = nil }
    }
    if isModal {
      add("swipe@sheet(library)", ordinal: 10) {
        $0.loan = nil; $0.reminder = nil
      }
    }
    expansion.transitions.sort {
      ($0.event.ordinal, $0.choices.count) < ($1.event.ordinal, $1.choices.count)
    }
    expansion.disabled = [
      DisabledEvent(
        event: EventLabel("archive", ordinal: 8),
        reason: model.shelf == nil ? "no shelf is open" : "nothing is selected")
    ]
    return expansion
  }

  private func state(_ model: Model) -> NavigationState {
    let state = NavigationState(Self.snapshot(model), in: store)
    models[state] = model
    return state
  }

  private static func snapshot(_ model: Model) -> NavigationSnapshot {
    var snapshot = NavigationSnapshot()
    snapshot.coordinators = [
      CoordinatorNode(role: "library", type: "LibraryCoordinator", phase: .started)
    ]
    let isModal = model.loan != nil || model.reminder == .shown
    snapshot.views = [
      ViewNode(depth: 0, name: "NavigationStack", role: .stack, owner: 0),
      ViewNode(
        depth: 1, name: "ShelvesView", owner: 0, isHittable: model.shelf == nil && !isModal),
    ]
    if let shelf = model.shelf {
      snapshot.views.append(
        ViewNode(depth: 1, name: "ShelfView(\(shelf))", owner: 0, isHittable: !isModal))
    }
    if let loan = model.loan {
      snapshot.coordinators.append(
        CoordinatorNode(role: "lending", type: "LendingCoordinator", parent: 0))
      snapshot.views += [
        ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0),
        ViewNode(depth: 2, name: "NavigationStack", role: .stack, owner: 1),
        ViewNode(depth: 3, name: "BorrowerView", owner: 1, isHittable: loan != .failed),
      ]
      if loan == .failed {
        snapshot.views.append(ViewNode(depth: 3, name: "FailureView", owner: 1))
      }
      if loan == .pending {
        snapshot.work = WorkNode(tickets: [TicketNode(label: "loan")])
      }
    } else if model.reminder == .shown {
      snapshot.views += [
        ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0),
        ViewNode(depth: 2, name: "ReminderView", owner: 0),
      ]
    }
    if model.orphan {
      snapshot.coordinators.append(
        CoordinatorNode(role: "lending", type: "LendingCoordinator", holder: .work))
    }
    snapshot.records = [
      RecordNode(
        coordinator: 0, key: "notice", value: model.reminder == nil ? "none" : "reminder")
    ]
    snapshot.facts = [FactNode(name: "borrower", value: model.borrower ?? "nobody")]
    return snapshot
  }
}

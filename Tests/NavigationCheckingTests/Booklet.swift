import ModelChecker
import NavigationInvariants
import NavigationModel

/// An app of pages and a sheet whose places can each be wrong or right.
///
/// Each place that is wrong shows late, in several events and as several violations.
struct Booklet: NavigationSystem {
  /// A place of the app that may be wrong.
  enum Defect: CaseIterable {
    /// A swipe leaves the sheet on record; the next presentation traps.
    case swipeForgets
    /// Going back leaves the page on record; paying traps then.
    case backForgets
    /// A sign-out leaves the pages on record; paying traps then.
    case logoutForgets
    /// The sheet about the app is not put on record; two taps do no more harm than one.
    case aboutForgets
  }

  var defects: Set<Defect>
  /// The events that only do what they do here where something unusual comes out of them.
  var unusual: Set<String> = []
  let name = "Booklet"
  let variant = ""
  let scope = Scope([])
  private let store = FacetStore()

  init(_ defects: Set<Defect>, unusual: Set<String> = []) {
    self.defects = defects
    self.unusual = unusual
  }

  private struct Content: Hashable {
    var pages = 0
    var sheet: String?
    var recordedPages = 0
    var isPresenting = false
  }

  private enum Event: Int, CaseIterable {
    case open, settings, help, pay, close, logout, back, swipe, about, aboutTwice

    var declaration: NavigationEvent {
      switch self {
      case .open, .settings, .help, .pay, .close, .about:
        NavigationEvent("\(self)", origin: .tap(on: nil), control: "\(self)")
      case .aboutTwice: NavigationEvent(.doubleTap(of: "about"), origin: .tap(on: nil))
      case .logout: NavigationEvent("logout", origin: .external)
      case .back: NavigationEvent(.gesture(Gesture(.back, on: "root")), origin: .platform)
      case .swipe:
        NavigationEvent(.gesture(Gesture(.swipeDownSheet, on: "root")), origin: .platform)
      }
    }
  }

  var events: [NavigationEvent] { Event.allCases.map(\.declaration) }

  var profile: NavigationProfile {
    var profile = NavigationProfile()
    profile.agreements = [
      .init(about: "the pages", recorded: Fact("recorded pages"), actual: Fact("pages")),
      .init(about: "the sheet", recorded: Fact("recorded sheet"), actual: Fact("sheet")),
    ]
    return profile
  }

  func start() -> [Outcome<NavigationState>] { [.state(state(of: Content()))] }

  func expand(
    _ visits: [Visit<NavigationState>]
  ) -> [Expansion<NavigationState, NavigationEffect>] {
    visits.map { visit in
      let content = content(of: visit.state)
      return Expansion(
        transitions: Event.allCases.compactMap { event in
          outcome(of: event, in: content).map {
            Transition(
              event: EventLabel(event.declaration.name, ordinal: event.rawValue),
              choices: unusual.contains("\(event)") ? [1] : [], outcome: $0)
          }
        })
    }
  }

  private func outcome(of event: Event, in content: Content) -> Outcome<NavigationState>? {
    var next = content
    switch event {
    case .open:
      guard content.sheet == nil, content.pages < 3 else { return nil }
      next.pages += 1
      next.recordedPages = min(4, content.recordedPages + 1)
    case .settings, .help:
      guard content.sheet == nil else { return nil }
      if content.isPresenting { return .fault(Fault(.trapped, "presenting already")) }
      (next.sheet, next.isPresenting) = ("\(event)", true)
    case .about, .aboutTwice:
      guard defects.contains(.aboutForgets), content.sheet == nil, !content.isPresenting
      else { return nil }
      next.sheet = "about"
    case .close:
      guard content.sheet != nil else { return nil }
      (next.sheet, next.isPresenting) = (nil, false)
    case .swipe:
      guard content.sheet != nil else { return nil }
      next.sheet = nil
      if !defects.contains(.swipeForgets) { next.isPresenting = false }
    case .back:
      guard content.sheet == nil, content.pages > 0 else { return nil }
      next.pages -= 1
      if !defects.contains(.backForgets) { next.recordedPages = max(0, content.recordedPages - 1) }
    case .pay:
      guard content.sheet == nil, content.pages > 0 else { return nil }
      if content.recordedPages > content.pages { return .fault(Fault(.trapped, "no such page")) }
      return .state(state(of: content))
    case .logout:
      guard content.pages > 0 else { return nil }
      next = Content()
      if defects.contains(.logoutForgets) { next.recordedPages = content.recordedPages }
    }
    return .state(state(of: next))
  }

  private func state(of content: Content) -> NavigationState {
    let isCovered = content.sheet != nil
    var views = (0...content.pages).map { page in
      ViewNode(
        depth: 0, name: page == 0 ? "RootView" : "PageView(\(page))", owner: 0,
        isHittable: !isCovered && page == content.pages)
    }
    if let sheet = content.sheet {
      views += [
        ViewNode(depth: 1, name: "sheet", role: .presentation("sheet"), owner: 0),
        ViewNode(depth: 2, name: sheet, owner: 0),
      ]
    }
    return NavigationState(
      NavigationSnapshot(
        coordinators: [
          CoordinatorNode(role: "reader", type: "ReaderCoordinator", phase: .fresh)
        ],
        views: views,
        records: [
          RecordNode(coordinator: 0, key: "pages", value: "\(content.recordedPages)"),
          RecordNode(coordinator: 0, key: "isPresenting", value: "\(content.isPresenting)"),
        ],
        facts: [
          FactNode(name: "pages", value: "\(content.pages)"),
          FactNode(name: "recorded pages", value: "\(content.recordedPages)"),
          FactNode(name: "sheet", value: content.sheet ?? "none"),
          FactNode(
            name: "recorded sheet", value: content.isPresenting ? content.sheet ?? "some" : "none"),
        ]), in: store)
  }

  private func content(of state: NavigationState) -> Content {
    let sheet = state.fact("sheet")
    return Content(
      pages: Int(state.fact("pages")!)!, sheet: sheet == "none" ? nil : sheet,
      recordedPages: Int(state.fact("recorded pages")!)!,
      isPresenting: state.fact("recorded sheet") != "none")
  }
}

import NavigationHarness
import NavigationModel

/// A panel with some hazards as a system.
public struct HazardousSystem: VerifiableSystem {
  public let name: String
  public let summary: String
  private let hazards: [Hazard]

  /// A system with one hazard.
  public init(_ hazard: Hazard) {
    self.init(
      [hazard], name: hazard.systemName, summary: "A panel with the hazard '\(hazard.rawValue)'.")
  }

  private init(_ hazards: [Hazard], name: String, summary: String) {
    self.hazards = hazards
    self.name = name
    self.summary = summary
  }

  /// A system with all hazards at once.
  public static let all = HazardousSystem(
    Hazard.allCases, name: "Hazards", summary: "A panel with every hazard at once.")

  /// Each hazard alone, and all at once.
  public static var each: [HazardousSystem] { Hazard.allCases.map { HazardousSystem($0) } + [all] }

  public func system(_ configuration: SystemConfiguration) throws -> any NavigationSystem {
    let scope = try Scope([Scope.Bound("stack", 1, "screens above home")])
      .overriding(configuration.scope)
    let hazards = Set(hazards)
    return try LiveSystem(name, scope: scope, isolation: configuration.isolation) { _ in
      PanelCoordinator(hazards)
    } declare: { it in
      it.root { $0 }
      it.jobBound = 50
      it.window { $0.window }
      it.coordinator(PanelCoordinator.self, role: "panel")
      it.event(
        "open", .tap(on: nil),
        unless: { panel in
          panel.nothingShown ?? (panel.depth < scope["stack"] ? nil : "the stack is full")
        },
        perform: { $0.open() })
      it.button("light") { $0.light() }
      Self.declare(hazards, in: &it)
      let isAtHome = it.fact("at home") { $0.depth == 0 }
      let isLit = it.fact("the lamp is lit") { $0.isLit }
      let isLitOnRecord = it.fact("the lamp is on record") { $0.isLitOnRecord }
      it.profile.viewless = ["panel"]
      it.profile.home = .init(fact: isAtHome)
      it.profile.agreements = [
        .init(about: "the lamp", recorded: isLitOnRecord, actual: isLit)
      ]
    }
  }

  @MainActor
  private static func declare(
    _ hazards: Set<Hazard>, in it: inout LiveDeclarations<PanelCoordinator>
  ) {
    if hazards.contains(.unowned) {
      it.button("tear off") { $0.tearOff() }
      it.button("draw") { $0.draw() }
    }
    if hazards.contains(.outOfRange) { it.button("turn") { $0.turn() } }
    if hazards.contains(.pushedTwice) { it.button("details") { $0.showDetails() } }
    if hazards.contains(.blank) { it.button("clear") { $0.clear() } }
    if hazards.contains(.restless) { it.button("refresh") { $0.refresh() } }
  }
}

extension LiveDeclarations<PanelCoordinator> {
  /// Declares a button that every screen has.
  fileprivate mutating func button(
    _ title: String, line: Int = #line,
    perform: @escaping @MainActor (PanelCoordinator) -> Void
  ) {
    event(title, .tap(on: nil), unless: { $0.nothingShown }, line: line, perform: perform)
  }
}

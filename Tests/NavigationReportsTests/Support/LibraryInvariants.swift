import ModelChecker
import NavigationModel

/// An invariant made of a property, for tests.
struct TestInvariant: NavigationInvariant {
  var name: String
  var summary = ""
  var violation = ""
  var severity = Severity.error
  var kind: @Sendable () -> Applicability

  init(
    _ name: String, _ summary: String = "", severity: Severity = .error,
    _ kind: @escaping @Sendable () -> NavigationProperty.Kind
  ) {
    self.name = name
    self.summary = summary
    self.severity = severity
    self.kind = { .applicable(NavigationProperty(name, severity: severity, kind())) }
  }

  init(_ name: String, notApplicable reason: String) {
    self.name = name
    kind = { .notApplicable(reason) }
  }

  func property(for system: any NavigationSystem) -> Applicability { kind() }
}

extension Library {
  static let invariants: [any NavigationInvariant] = [
    TestInvariant("OnePresentation", "Nothing is presented over something presented.") {
      .alwaysStep { step in
        step.effects.contains { $0.verb == .presentIgnored }
          ? .violated(
            "the coordinator recorded the presentation of Reminder; the platform ignored it, "
              + "Lending is already presented")
          : .holds
      }
    },
    TestInvariant("NoOrphanedChildren", "No coordinator outlives its parent.", severity: .warning) {
      .always { state in
        state.coordinators.contains { $0.holder == .work }
          ? .violated("lending is alive outside the tree, held by work") : .holds
      }
    },
    TestInvariant("NoFault", "No event traps or fails to settle.") { .noFault },
    TestInvariant("LoanCompletes", "A loan can succeed.") {
      .sometimes { $0.fact("borrower") == "ada" }
    },
    TestInvariant("BookIsReserved", "A book can be reserved.") {
      .sometimes { $0.fact("borrower") == "reserved" }
    },
    TestInvariant("HomeReachable", "The shelves can be reached from everywhere.") {
      .alwaysReachable(
        Reachability(
          goal: { $0.views.contains { $0.name == "ShelvesView" && $0.isHittable } },
          why: { _ in "the shelves cannot be reached" }))
    },
    TestInvariant("OneMode", "One mode at a time.") { .always { _ in .notExercised } },
    TestInvariant("AuthGate", notApplicable: "the system declares no authentication"),
  ]

  /// The result of a check, with limits if wanted.
  static func result(
    variant: String = "asPublished", limits: Limits = Limits(),
    invariants: [any NavigationInvariant] = Library.invariants
  ) throws -> CheckResult {
    try check(
      Library(variant: variant), invariants: invariants,
      options: ExplorationOptions(limits: limits))
  }

  /// The answer about one property of a result.
  static func answer(_ property: String, in result: CheckResult) -> PropertyAnswer {
    result.answers.first { $0.property == property }!
  }
}

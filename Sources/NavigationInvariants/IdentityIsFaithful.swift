import ModelChecker
import NavigationModel

/// Routes that differ have different identities.
///
/// The platform tells pushed values apart by `==` and presented items by their `id`. Compared are
/// all samples of each type of routes that the system declares (`routes`, `destinations`,
/// `identities`):
///
/// - two samples that differ have different values of `id`, and `==` says that they differ;
/// - two samples that are equal have equal hashes;
/// - a sample is equal to itself, and its `id` stays the same.
///
/// Violated by an `id` that leaves out what a screen shows:
///
/// ```swift
/// var id: String {
///   switch self {
///   case .assessment(let assessment, _): "assessment\(assessment)"  // whose assessment?
///   …
///   }
/// }
/// ```
///
/// Build the `id` from everything that the screen shows; `var id: Self { self }` does for a route
/// that is `Hashable`.
public struct IdentityIsFaithful: NavigationInvariant {
  public let name = "IdentityIsFaithful"
  public let identifier = "I27"
  public let summary = "Routes that differ have different identities."
  public let violation = "gives different routes the same identity"

  /// Creates the invariant.
  public init() {}

  public func property(for system: any NavigationSystem) -> Applicability {
    unlessDeclined(by: system) { profile in
      guard !profile.identities.isEmpty else { return .noSamples }
      return judged(as: .given(judge(profile.identities)))
    }
  }

  private func judge(_ identities: [RouteIdentity]) -> Judgment {
    if let identity = identities.first(where: { !$0.mistakes.isEmpty }) {
      return .unfaithful(identity)
    }
    return identities.contains { $0.samples > 1 } ? .holds : .notExercised
  }
}

extension Applicability {
  fileprivate static var noSamples: Applicability {
    .notApplicable("no routes with samples are declared")
  }
}

extension Judgment {
  fileprivate static func unfaithful(_ identity: RouteIdentity) -> Judgment {
    let others = identity.mistakes.count - 1
    let more =
      switch others {
      case 0: ""
      case 1: " There is one more such mistake."
      default: " There are \(spelled(others)) more such mistakes."
      }
    return .violated("In \(identity.type), \(identity.mistakes[0].words).\(more)")
  }
}

extension RouteIdentity.Mistake {
  fileprivate var words: String {
    switch self {
    case .sharedID(let first, let second): "'\(first)' and '\(second)' differ, but have the same id"
    case .equal(let first, let second):
      "'\(first)' and '\(second)' differ, but '==' says they are equal"
    case .unequalHashes(let first, let second):
      "'\(first)' and '\(second)' are equal, but their hashes differ"
    case .unlikeItself(let sample): "'\(sample)' is not equal to itself"
    case .changingID(let sample): "the id of '\(sample)' changes each time it is read"
    }
  }
}

import ModelChecker
import NavigationModel

/// The kinds of answers about a property.
public enum VerdictKind: String, Codable, Hashable, Sendable, CaseIterable {
  case holds, violated, inconclusive, vacuous, notApplicable

  /// The kind of an answer.
  init(_ answer: PropertyAnswer) {
    switch answer.verdict {
    case .holds: self = .holds
    case .violated: self = .violated
    case .inconclusive: self = .inconclusive
    case .vacuous: self = .vacuous
    case .notApplicable: self = .notApplicable
    }
  }

  /// The answer as people say it.
  var words: String { self == .notApplicable ? "not applicable" : rawValue }
}

extension Severity: Codable {}

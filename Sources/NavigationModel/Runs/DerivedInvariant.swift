import ModelChecker

/// An invariant that judges less than the one that it is made of.
package protocol DerivedInvariant: NavigationInvariant {
  /// The invariant that it is made of, whose name it bears.
  var original: any NavigationInvariant { get }

  /// Returns the part of the property that is left; nil when that is nothing.
  func derived(_ kind: NavigationProperty.Kind) -> NavigationProperty.Kind?
}

extension DerivedInvariant {
  package var name: String { original.name }
  package var identifier: String { original.identifier }
  package var summary: String { original.summary }
  package var violation: String { original.violation }
  package var severity: Severity { original.severity }

  package func property(for system: any NavigationSystem) -> Applicability {
    guard case .applicable(var property) = original.property(for: system) else {
      return original.property(for: system)
    }
    guard let kind = derived(property.kind) else { return .nothingToJudge }
    property.kind = kind
    return .applicable(property)
  }
}

extension Applicability {
  fileprivate static var nothingToJudge: Applicability {
    .notApplicable("it says nothing about a single run")
  }
}

import ArgumentParser
import NavigationChecking
import NavigationInvariants
import NavigationModel

/// The names that a shell offers for arguments, when somebody presses Tab.
///
/// The systems are asked what they have; nothing is explored.
extension CompletionKind {
  /// The systems.
  static var systems: CompletionKind { .custom { _, _, _ in MountedSystems.current.names } }

  /// The variants of the systems that are named on the line.
  static var variants: CompletionKind { .names(\.variants) }

  /// The fixes of the systems that are named on the line.
  static var fixes: CompletionKind { .names { $0.fixes.map(\.name) } }

  /// The invariants of the systems that are named on the line.
  static var invariants: CompletionKind { .names { $0.invariants.map(\.name) } }

  /// The bounds of the scopes of the systems that are named on the line.
  static var bounds: CompletionKind { .names { $0.scopeKeys.map { "\($0)=" } } }

  /// The formats of `--report`, each up to where its file follows.
  static var recordings: CompletionKind { .list(Recording.names.map { "\($0)=" }) }

  /// Names that systems have: those named on the line, or all when none is.
  private static func names(
    _ names: @escaping @Sendable (any VerifiableSystem) -> [String]
  ) -> CompletionKind {
    .custom { words, _, _ in
      let all = MountedSystems.current.all
      let typed = Set(words.dropFirst().map { $0.lowercased() })
      let named = all.filter { typed.contains($0.name.lowercased()) }
      return (named.isEmpty ? all : named).flatMap(names).unique
    }
  }
}

import NavigationChecking
import NavigationInvariants
import NavigationModel
import NavigationReports

/// The declarations of one system, for people and for programs.
struct SystemListing {
  private let verifiable: any VerifiableSystem
  private let system: any NavigationSystem
  private let invariants: [(invariant: any NavigationInvariant, reason: String?)]

  /// Reads the declarations of a system in its first variant.
  init(_ verifiable: any VerifiableSystem) throws {
    let made = try verifiable.made(SystemConfiguration())
    self.verifiable = verifiable
    system = made
    invariants = verifiable.invariants.map { invariant in
      if case .notApplicable(let reason) = invariant.property(for: made) {
        (invariant, reason)
      } else {
        (invariant, nil)
      }
    }
  }
}

// MARK: - For people

extension SystemListing {
  var text: String {
    let head = "\(verifiable.name): \(verifiable.summary)"
    let variants =
      verifiable.variants.isEmpty ? "" : "Variants: \(verifiable.variants.joined(separator: ", "))"
    return ([head, variants, scope, fixes, events, invariantLines].filter { !$0.isEmpty })
      .joined(separator: "\n\n")
  }

  private var scope: String {
    let bounds = system.scope.bounds
    guard !bounds.isEmpty else { return "" }
    let words = bounds.map { "\($0.key)=\($0.value)" }
    return section("Scope", rows: zip(words, bounds).map { [$0, $1.meaning] })
  }

  private var fixes: String {
    guard !verifiable.fixes.isEmpty else { return "" }
    return section(
      "Fixes (\(verifiable.fixes.count))",
      rows: verifiable.fixes.map { [$0.name, $0.summary + scopeWords(of: $0)] })
  }

  /// The options that change the scope so that it shows why a fix is needed.
  private func scopeWords(of fix: FixDescription) -> String {
    let options = fix.scope.sorted { $0.key < $1.key }.map { "--scope \($0.key)=\($0.value)" }
    return options.isEmpty ? "" : " (shows with \(options.joined(separator: " ")))"
  }

  private var events: String {
    section(
      "Events (\(system.events.count))",
      rows: system.events.enumerated().map { ordinal, event in
        ["\(ordinal)", event.name, event.origin.word, event.route ?? ""]
      })
  }

  private var invariantLines: String {
    section(
      "Invariants (\(invariants.count))",
      rows: invariants.map { invariant, reason in
        let answer = reason.map { "not applicable: \($0)" } ?? "applies"
        return [invariant.identifier.isEmpty ? "-" : invariant.identifier, invariant.name, answer]
      })
  }

  /// A title with rows below it, in columns.
  private func section(_ title: String, rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).map { $0.padded(to: $1) }
      return "  " + cells.joined(separator: "  ").withoutTrailingBlanks
    }
    return ([title] + lines).joined(separator: "\n")
  }
}

// MARK: - For programs

extension SystemListing {
  var json: JSONValue {
    .object([
      .init("system", .string(verifiable.name)),
      .init("summary", .string(verifiable.summary)),
      .init("variants", .array(verifiable.variants.map(JSONValue.string))),
      .init("scope", .object(system.scope.bounds.map { .init($0.key, .int($0.value)) })),
      .init(
        "fixes",
        .array(
          verifiable.fixes.map {
            .object([
              .init("name", .string($0.name)), .init("summary", .string($0.summary)),
              .init("scope", scope(of: $0)),
            ])
          })),
      .init("events", .array(system.events.enumerated().map { json($1, ordinal: $0) })),
      .init("invariants", .array(invariants.map { json($0.invariant, reason: $0.reason) })),
    ])
  }

  private func scope(of fix: FixDescription) -> JSONValue {
    .object(fix.scope.sorted { $0.key < $1.key }.map { .init($0.key, .int($0.value)) })
  }

  private func json(_ event: NavigationEvent, ordinal: Int) -> JSONValue {
    .object([
      .init("ordinal", .int(ordinal)),
      .init("name", .string(event.name)),
      .init("origin", .string(event.origin.word)),
      .init("route", event.route.map(JSONValue.string) ?? .null),
    ])
  }

  private func json(_ invariant: any NavigationInvariant, reason: String?) -> JSONValue {
    .object([
      .init("name", .string(invariant.name)),
      .init("identifier", invariant.identifier.isEmpty ? .null : .string(invariant.identifier)),
      .init("severity", .string(invariant.severity.rawValue)),
      .init("applies", .bool(reason == nil)),
      .init("reason", reason.map(JSONValue.string) ?? .null),
    ])
  }
}

extension String {
  fileprivate var withoutTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

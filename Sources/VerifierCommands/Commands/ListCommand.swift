import ArgumentParser
import NavigationModel
import NavigationReports

struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the systems, or what one system declares.")

  enum Format: String, CaseIterable {
    case text, json
  }

  @Argument(help: "The system whose variants, mends, events and invariants to list.")
  var system: String?

  @Option(help: "The format of the list: text or json.")
  var format: String = "text"

  func run() throws {
    let format = try Formats.match(format, among: Format.self)
    if let system {
      let listing = try SystemListing(Names.system(system))
      try Terminal.print(format == .json ? listing.json.text() : listing.text)
    } else {
      let systems = Verifier.mounted.systems
      switch format {
      case .text:
        let width = systems.map(\.name.count).max() ?? 0
        for system in systems {
          try Terminal.print(
            system.name.padded(to: width) + "  " + system.summary)
        }
      case .json:
        try Terminal.print(
          JSONValue.array(
            systems.map {
              .object([("system", .string($0.name)), ("summary", .string($0.summary))])
            }
          ).text())
      }
    }
  }
}

/// What one system declares, for people and for machines.
struct SystemListing {
  private let verifiable: any VerifiableSystem
  private let system: any NavigationSystem
  private let invariants: [(invariant: any NavigationInvariant, reason: String?)]

  init(_ verifiable: any VerifiableSystem) throws {
    self.verifiable = verifiable
    let made = try verifiable.made(SystemConfiguration())
    system = made
    invariants = InvariantSelection.all(of: verifiable).map { invariant in
      if case .notApplicable(let reason) = invariant.property(for: made) {
        (invariant, reason)
      } else {
        (invariant, nil)
      }
    }
  }

  var text: String {
    var lines = [
      "\(verifiable.name): \(verifiable.summary)", "",
      "Variants: \(verifiable.variants.joined(separator: ", "))",
      "Scope: \(system.scope)",
    ]
    lines += system.scope.bounds.map { "  \($0.key): \($0.meaning)" }
    lines += ["", "Mends (\(verifiable.mends.count)):"]
    lines += verifiable.mends.map { "  \($0.name): \($0.summary)" }
    lines += ["", "Events (\(system.events.count)), with origin:"]
    let width = system.events.map(\.name.count).max() ?? 0
    lines += system.events.enumerated().map { ordinal, event in
      let number = String(ordinal).padded(to: 3)
      let route = event.route.map { "  takes \($0)" } ?? ""
      return "  \(number) \(event.name.padded(to: width))  \(event.origin.word)\(route)"
    }
    lines += ["", "Invariants (\(invariants.count)):"]
    lines += invariants.map { invariant, reason in
      let identifier = invariant.identifier.padded(to: 4)
      return "  \(identifier) \(invariant.name): \(reason.map { "not applicable, \($0)" } ?? "applies")"
    }
    return lines.joined(separator: "\n")
  }

  var json: JSONValue {
    .object([
      ("system", .string(verifiable.name)),
      ("summary", .string(verifiable.summary)),
      ("variants", .array(verifiable.variants.map { .string($0) })),
      (
        "scope",
        .object(system.scope.bounds.map { ($0.key, .number($0.value)) })
      ),
      (
        "mends",
        .array(
          verifiable.mends.map {
            .object([("name", .string($0.name)), ("summary", .string($0.summary))])
          })
      ),
      (
        "events",
        .array(
          system.events.enumerated().map { ordinal, event in
            .object([
              ("ordinal", .number(ordinal)),
              ("name", .string(event.name)),
              ("origin", .string(event.origin.word)),
              ("route", event.route.map { .string($0) } ?? .null),
            ])
          })
      ),
      (
        "invariants",
        .array(
          invariants.map { invariant, reason in
            .object([
              ("name", .string(invariant.name)),
              ("identifier", .string(invariant.identifier)),
              ("severity", .string(invariant.severity.rawValue)),
              ("applies", .bool(reason == nil)),
              ("reason", reason.map { .string($0) } ?? .null),
            ])
          })
      ),
    ])
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

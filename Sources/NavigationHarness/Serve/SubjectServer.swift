import NavigationModel

/// Serves subjects in this process.
///
/// A subject that traps, exits or never returns takes the process with it. Where that must be a
/// finding, subjects run in a worker.
final class SubjectServer<Subject: AnyObject>: SubjectServing {
  private let definition: LiveDefinition<Subject>
  private var expander: Expander<Subject>?

  /// Is told what is about to happen, before it does.
  var willDo: @MainActor (InFlight) -> Void = { _ in }

  init(_ definition: LiveDefinition<Subject>) { self.definition = definition }

  func use(workers: Int?) {}

  func begin() throws -> SeenExpansion {
    try serving { $0.begin() }
  }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    try serving { expander in
      requests.map {
        expander.expand($0)
      }
    }
  }

  func take(_ tours: [Tour]) throws -> [SeenExpansion] {
    try serving { expander in tours.map { expander.take($0) } }
  }

  /// Runs the body on the main actor, with the process's job queue and platform taken over.
  ///
  /// Between calls they are given back, so that an exploration within a test leaves nothing behind.
  private func serving<Result>(_ body: @MainActor (Expander<Subject>) -> Result) throws -> Result {
    nonisolated(unsafe) let server = self
    return MainActorTurn.take(holdingJobs: true) {
      let expander = server.expander ?? Self.expander(for: server.definition)
      server.expander = expander
      let previous = HeadlessPlatform.driver
      HeadlessPlatform.driver = expander.bench.driver
      defer { HeadlessPlatform.driver = previous }
      expander.willDo = server.willDo
      return body(expander)
    }
  }

  /// The expander of the system's subjects in this process.
  @MainActor
  static func expander(for definition: LiveDefinition<Subject>) -> Expander<Subject> {
    let declarations = definition.declarations
    var options = ObservationOptions()
    options.modules = Set(declarations.appModules)
    options.exclusions = declarations.exclusions
    options.readers = declarations.readers
    options.subscriptionCap = declarations.subscriptionCap
    return Expander(definition, bench: SubjectBench(options: options, declarations: declarations))
  }
}

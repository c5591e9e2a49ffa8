import ArgumentParser
import Festival
import ModelChecker
import NavigationModel
import RouteModels
import RuleEngines

/// Explores the design of the festival's app with one engine.
struct DesignCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "design",
    abstract: "Explores the design of the festival's app with one engine.",
    discussion: "Everything that the verifier says about the design is judged, traces included.")

  @Option(help: "The engine: memoized, symbolic or automatic.") var engine = Engine.memoized
  @Option(help: "The variant: repaired or asPublished.") var variant = "repaired"
  @Option(help: "How the result is written: text or json.") var format = OutputFormat.text

  func validate() throws {
    guard [.memoized, .symbolic, .automatic].contains(engine) else {
      throw ValidationError("The \(engine.rawValue) engine does not judge designs.")
    }
  }

  func run() throws {
    let form = SystemConfiguration(variant: variant)
    guard let system = try Festival().system(form) as? RouteSystem else { return }
    let rules = try system.model.rules()
    let clock = ContinuousClock()
    let begin = clock.now
    let found = try explore(rules, engine: engine)
    let measurement = Measurement(
      engine: found.engine.rawValue, counts: Counts(found),
      seconds: begin.duration(to: clock.now) / .seconds(1), peakBytes: peakMemory(),
      missProbability: 0)
    print(format == .json ? measurement.json : measurement.text)
  }
}

extension Engine: ExpressibleByArgument {}

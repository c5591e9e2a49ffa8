import Files
import NavigationHarness
import NavigationModel
import NavigationReports

/// The properties by which outcomes of one run are known to be those of another: equal plans of equal
/// programs have equal ones.
struct PlanIdentity: Codable, Hashable, Sendable {
  /// The name of the executable.
  var executable: String
  /// The version of the commands.
  var version: String
  /// The number of the schema of results.
  var results: Int
  /// A Boolean value that indicates whether the build is optimized: a debug build sees more.
  var isOptimized: Bool
  /// The jobs, in the order of the plan.
  var jobs: [Job]

  /// The properties of a job.
  struct Job: Codable, Hashable, Sendable {
    /// The job's name.
    var name: String
    /// The options that lead to its form and limits.
    var settings: String
    /// A checksum of what is declared about the system.
    var declarations: String
  }

  /// Makes the identity of a plan.
  ///
  /// - Complexity: linear in the events of all jobs.
  init(of plan: ReportPlan, executable: String) {
    self.executable = executable
    version = CommandContext.version
    results = ResultDocument.currentSchema
    isOptimized = ClassMethod.isOptimized
    jobs = plan.jobs.map { job in
      let configuration = job.check.configuration
      var settings = configuration.options
      if job.maxStates < .max { settings += ["--max-states", "\(job.maxStates)"] }
      if configuration.isolation == .inProcess { settings.append("--in-process") }
      return Job(
        name: job.name, settings: settings.joined(separator: " "),
        declarations: Checksum.digits(job.check.declarations.joined(separator: "\n\n")))
    }
  }

  /// The first difference to another identity, from the most general to the most particular; nil where
  /// there is none.
  func difference(to other: PlanIdentity) -> Difference? {
    if executable != other.executable { return .executable(other.executable) }
    if version != other.version { return .version(other.version) }
    if results != other.results { return .results(other.results) }
    if isOptimized != other.isOptimized { return .optimization }
    let names = jobs.map(\.name)
    let others = other.jobs.map(\.name)
    if names != others {
      let missing = names.first { !others.contains($0) }
      let added = others.first { !names.contains($0) }
      return .jobs(missing: missing, added: added)
    }
    for (job, other) in zip(jobs, other.jobs) {
      if job.settings != other.settings {
        return .settings(job.name, other.settings, job.settings)
      }
    }
    for (job, other) in zip(jobs, other.jobs) where job.declarations != other.declarations {
      return .declarations(job.name)
    }
    return nil
  }

  /// A difference between two identities: what the other one has.
  enum Difference: Hashable {
    case executable(String)
    case version(String)
    case results(Int)
    case optimization
    case jobs(missing: String?, added: String?)
    case settings(_ job: String, _ other: String, _ own: String)
    case declarations(_ job: String)
  }
}

extension Checksum {
  /// The checksum of a text, in 16 hexadecimal digits.
  static func digits(_ text: String) -> String {
    var checksum = Checksum()
    var text = text
    text.withUTF8 { checksum.add(UnsafeRawBufferPointer($0)) }
    let digits = String(checksum.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

import Files
import Foundation
import NavigationModel

/// A run of all jobs of a report as tasks of Ray: a task is a shard with one job.
struct RayRun {
  /// The request to the program that talks to Ray; its documentation is there.
  private struct Request: Encodable {
    var verifier: String
    var arguments: [String]
    var count: Int
    var folder: String
    var address: String
    var configuration: String?
    var environment: [String: String]
  }

  /// What the program says where it fails.
  private struct Failure: Decodable {
    var status: Int32
    var text: String
  }

  private let plan: ReportPlan
  private let request: Data
  private let folder: URL
  private let installation: RayInstallation

  /// Looks whether Ray is there, and writes what it will run.
  ///
  /// - Parameters:
  ///   - address: the address of a cluster; `local` for one of this machine alone.
  ///   - arguments: the arguments of `report` that every shard has.
  /// - Throws: ``CommandError``.
  init(
    _ plan: ReportPlan, on address: String, arguments: [String], in context: CommandContext,
    installation: RayInstallation = RayInstallation()
  ) throws {
    switch installation.found {
    case RayInstallation.version: break
    case nil: throw CommandError(.environment, .noRay(installation))
    case let other?: throw CommandError(.environment, .otherRay(other, installation))
    }
    self.plan = plan
    self.installation = installation
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("verifier-ray-\(UUID().uuidString)")
    let configuration = try context.configuration.path.map {
      String(decoding: try FileContent.read($0, limit: 16 << 20), as: UTF8.self)
    }
    let all = ProcessInfo.processInfo.environment
    let variables = Setting.allCases.compactMap(\.variable)
    request = try JSONEncoder().encode(
      Request(
        verifier: Bundle.main.executablePath ?? CommandLine.arguments[0], arguments: arguments,
        count: plan.jobs.count, folder: folder.path, address: address, configuration: configuration,
        environment: all.filter { variables.contains($0.key) }))
  }

  /// Runs all jobs; returns their outcomes, in the order of the plan.
  ///
  /// - Throws: ``CommandError`` with what Ray or the verifier on some machine says.
  func outcomes(in context: CommandContext) throws -> [JobOutcome] {
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = try start()
    let progress = JobProgress(count: plan.jobs.count, verbosity: context.verbosity)
    defer { progress.clear() }
    var seen: Set<Int> = []
    while process.isRunning {
      if Interruption.isWanted {
        process.interrupt()
        process.waitUntilExit()
        throw CommandError(.inconclusive, .interrupted(seen.count, of: plan.jobs.count))
      }
      usleep(50_000)
      for (number, job) in plan.jobs.enumerated() where !seen.contains(number) {
        guard Folder.exists(place(Shard(number + 1, of: plan.jobs.count).fileName).path) else {
          continue
        }
        seen.insert(number)
        progress.finish(job.name)
      }
    }
    guard process.terminationStatus == 0 else { throw failure(of: process) }
    let executable = context.systems.executable
    return try ShardFiles(in: [folder.path], executable: executable)
      .outcomes(of: PlanIdentity(of: plan, executable: executable))
  }

  private func start() throws -> Process {
    let program = "report_on_ray.py"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: installation.python)
    process.arguments = [place(program).path]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(PackageResources.report_on_ray_py).write(to: place(program))
      try request.write(to: place("request.json"))
      try Data().write(to: place("said.txt"))
      process.standardInput = try FileHandle(forReadingFrom: place("request.json"))
      let said = try FileHandle(forWritingTo: place("said.txt"))
      process.standardOutput = said
      process.standardError = said
      try process.run()
    } catch {
      throw CommandError(.environment, .notStarted(installation.python, "\(error)"))
    }
    return process
  }

  private func failure(of process: Process) -> CommandError {
    if let data = try? Data(contentsOf: place("failure.json")),
      let failure = try? JSONDecoder().decode(Failure.self, from: data)
    {
      return CommandError(ExitStatus(code: failure.status), failure.text)
    }
    let said = (try? Data(contentsOf: place("said.txt"))) ?? Data()
    let last = String(decoding: said, as: UTF8.self).split(separator: "\n").last.map(String.init)
    return CommandError(.environment, .ended(process.terminationStatus, last ?? "nothing"))
  }

  private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }
}

extension String {
  fileprivate static func noRay(_ installation: RayInstallation) -> String {
    "There is no Ray in \(installation.folder). Set it up with '\(installation.setUp)', or leave '--on' out."
  }

  fileprivate static func otherRay(_ version: String, _ installation: RayInstallation) -> String {
    "Ray in \(installation.folder) has version \(version), and this verifier wants "
      + "\(RayInstallation.version). Set it up with '\(installation.setUp)'."
  }

  fileprivate static func notStarted(_ python: String, _ reason: String) -> String {
    "'\(python)' can't be run: \(reason). Set Ray up again; 'doctor' says how."
  }

  fileprivate static func ended(_ status: Int32, _ last: String) -> String {
    "Ray ended with status \(status). The last that it said: \(last.shortened(to: 500))"
  }

  fileprivate static func interrupted(_ finished: Int, of count: Int) -> String {
    "Interrupted after \(finished) of \(counted(count, "exploration")): nothing was written."
  }
}

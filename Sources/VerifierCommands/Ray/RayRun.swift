import Files
import Foundation
import NavigationModel
import WorkerProcesses

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
    try installation.check()
    self.plan = plan
    self.installation = installation
    folder = RayInstallation.folderOfProgram
    let configuration = try context.configuration.path.map {
      String(decoding: try FileContent.read($0, limit: 16 << 20), as: UTF8.self)
    }
    request = try JSONEncoder().encode(
      Request(
        verifier: RayInstallation.executable, arguments: arguments,
        count: plan.jobs.count, folder: folder.path, address: address, configuration: configuration,
        environment: RayInstallation.settings))
  }

  /// Runs all jobs; returns their outcomes, in the order of the plan.
  ///
  /// - Throws: ``CommandError`` with what Ray or the verifier on some machine says.
  func outcomes(in context: CommandContext) throws -> [JobOutcome] {
    defer { try? FileManager.default.removeItem(at: folder) }
    let progress = JobProgress(count: plan.jobs.count, verbosity: context.verbosity)
    defer { progress.clear() }
    var seen: Set<Int> = []
    let ending = try tool().run {
      for (number, job) in plan.jobs.enumerated() where !seen.contains(number) {
        let file = place(Shard(number + 1, of: plan.jobs.count).fileName).path
        if Folder.exists(file), seen.insert(number).inserted { progress.finish(job.name) }
      }
      return Interruption.isWanted
    }
    switch ending.cause {
    case .exited(0): break
    case .abandoned:
      throw CommandError(.inconclusive, .interrupted(seen.count, of: plan.jobs.count))
    default: throw failure(ending)
    }
    let executable = context.systems.executable
    return try ShardFiles(in: [folder.path], executable: executable)
      .outcomes(of: PlanIdentity(of: plan, executable: executable))
  }

  private func tool() throws -> Tool {
    var tool = try installation.tool(
      "report_on_ray.py", PackageResources.report_on_ray_py, in: folder)
    tool.input = Array(request)
    tool.output = .keptWithErrors
    return tool
  }

  private func failure(_ ending: ToolEnding) -> CommandError {
    if let content = try? FileContent.read(place("failure.json").path, limit: 16 << 20),
      let failure = try? JSONDecoder().decode(Failure.self, from: Data(content))
    {
      return CommandError(ExitStatus(code: failure.status), failure.text)
    }
    return RayInstallation.error(after: ending)
  }

  private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }
}

extension String {
  fileprivate static func interrupted(_ finished: Int, of count: Int) -> String {
    "Interrupted after \(finished) of \(counted(count, "exploration")): nothing was written."
  }
}

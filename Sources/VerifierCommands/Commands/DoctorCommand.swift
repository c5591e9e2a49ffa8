import ArgumentParser
import GraphDrawing
import GraphvizRendering
import NavigationChecking
import NavigationExplorer
import NavigationHarness
import NavigationModel
import NavigationReports
import WorkerProcesses

struct DoctorCommand: VerifierSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "Checks whether configuration, pictures, workers and systems work here.",
    discussion: """
      What works is marked ✓, what is missing ✗, and what this build or platform does without –.

      Exit codes: 0 everything works, or is left out on purpose; 1 something is missing.
      """)

  func run(in context: CommandContext) throws {
    var examination = Examination(systems: context.systems)
    examination.examineConfiguration()
    examination.examinePictures()
    examination.examineExplorer()
    examination.examineLiveSystems()
    examination.examineRay()
    examination.examineSystems()
    let lines = examination.findings.map { "\($0.mark.rawValue) \($0.text)" }
    try Terminal.print(
      (["\(context.systems.executable) \(CommandContext.version)"] + lines).joined(separator: "\n"))
    if examination.findings.contains(where: { $0.mark == .missing }) { throw ExitStatus.violated }
  }
}

/// An examination of what works on this machine.
private struct Examination {
  let systems: MountedSystems
  var findings: [(mark: Mark, text: String)] = []

  /// A judgement on what was looked at.
  enum Mark: String {
    case works = "✓"
    case missing = "✗"
    /// A choice, or the platform's nature, and no defect: but less is seen or controlled.
    case leftOut = "–"
  }

  mutating func examineConfiguration() {
    do {
      let configuration = try Configuration(path: nil, of: systems)
      if let path = configuration.path { findings.append((.works, .configurationRead(path))) }
    } catch {
      let error = error as? CommandError
      let place = error?.place.map { "\($0): " } ?? ""
      findings.append((.missing, place + (error?.description ?? "")))
    }
    findings += Configuration.remarks().map { (.missing, $0) }
  }

  mutating func examinePictures() {
    let renderer = GraphvizRenderer()
    guard let version = renderer.version else {
      findings.append((.leftOut, .noPicturesBuilt))
      return
    }
    findings.append((.works, "Graphviz \(version)"))
    do {
      let picture = try renderer.render(.twoNodes)
      findings.append((.works, "layouts: \(try renderer.layouts().joined(separator: ", "))"))
      let formats = try renderer.formats()
      findings.append((.works, "formats: \(formats.joined(separator: ", "))"))
      for format in ["svg", "png", "pdf"] where !formats.contains(format) {
        findings.append((.missing, .formatMissing(format)))
      }
      findings.append((.works, "a graph of two nodes renders: \(picture.count) bytes of SVG"))
      if let problem = renderer.configurationProblem ?? renderer.fontProblem {
        findings.append((.missing, "\(problem)"))
      }
    } catch {
      findings.append((.missing, "\(error)"))
    }
  }

  mutating func examineExplorer() {
    findings.append(ExplorerSite.canBeServed ? (.works, .explorerServed) : (.leftOut, .noServer))
  }

  mutating func examineLiveSystems() {
    #if Portable
      findings.append((.leftOut, .portable))
    #endif
    switch ObservationMethod.ofProcess {
    case .fieldPlans: findings.append((.works, .fieldsRead))
    case .reflection(because: nil): findings.append((.leftOut, .reflection))
    case .reflection(let reason?): findings.append((.missing, .fieldsNotRead(reason)))
    case .reflectionAlone(let reason): findings.append((.missing, .metadataNotRead(reason)))
    }
    switch ClosureReading.ofProcess {
    case .captures: findings.append((.works, .closuresRead))
    case .presenceOnly(because: nil): findings.append((.leftOut, .closuresSeen))
    case .presenceOnly(let reason?): findings.append((.missing, .closuresNotRead(reason)))
    }
    switch JobQueue.control {
    case .complete: findings.append((.works, .tasksHeld))
    case .indistinct(let reason): findings.append((.missing, .tasksNotToldApart(reason)))
    case .absent(let reason): findings.append((.missing, .tasksNotHeld(reason)))
    }
    if JobQueue.runsBackgroundTasksOnMainActor {
      findings.append((.leftOut, .backgroundOnMainActor))
    }
    if CallControl.isAvailable {
      findings.append((.works, .callsControlled))
    } else {
      // Where a platform has the means, something is wrong with how the program was linked.
      findings.append((CallControl.isPossible ? .missing : .leftOut, .callsNotControlled))
    }
    if ClassMethod.isOptimized {
      findings.append((.leftOut, .methodsNotFoundOptimized))
    } else if !ClassMethod.areFound {
      findings.append((.leftOut, .methodsNotFound))
    }
    let hasWorkers = WorkerHost.isAvailable
    findings.append(hasWorkers ? (.works, .workersStart) : (.leftOut, .workersDoNot))
    if hasWorkers {
      findings.append(SourceCall.areRead ? (.works, .linesTold) : (.leftOut, .noLines))
    }
  }

  mutating func examineSystems() {
    var isWell = true
    for system in systems.all {
      for variant in system.variants.isEmpty ? [nil] : system.variants.map(Optional.init) {
        do {
          _ = try system.made(SystemConfiguration(variant: variant))
        } catch {
          isWell = false
          findings.append((.missing, "\(error)"))
          // What is wrong with one variant is mostly wrong with all.
          break
        }
      }
    }
    if isWell { findings.append((.works, .systemsMade(systems.all.count))) }
  }
}

extension Examination {
  mutating func examineRay() {
    let ray = RayInstallation()
    switch ray.found {
    case RayInstallation.version: findings.append((.works, .reportsRunOnRay(ray)))
    case nil: findings.append((.leftOut, .noRay(ray)))
    case let other?: findings.append((.missing, .otherRay(other, ray)))
    }
  }
}

extension DrawnGraph {
  /// The smallest picture that needs a layout.
  fileprivate static var twoNodes: DrawnGraph {
    var graph = DrawnGraph(name: "doctor")
    graph.nodes = [.init(id: "Home"), .init(id: "Details")]
    graph.edges = [.init(from: "Home", to: "Details")]
    return graph
  }
}

extension String {
  fileprivate static func configurationRead(_ path: String) -> String {
    "the configuration \(path) can be read"
  }

  fileprivate static let noPicturesBuilt =
    "no pictures: this build has no Graphviz; 'graph --output x.dot' works without it"

  fileprivate static let explorerServed = "'explore' serves the explorer of the living app"
  fileprivate static let noServer =
    "no server for 'explore': this build lacks the trait 'Explorer'; 'check --report explorer=FILE' "
    + "works without it"

  fileprivate static func formatMissing(_ format: String) -> String {
    "Graphviz cannot write \(format). Run 'apt-get install libgraphviz-dev' (macOS: 'brew "
      + "reinstall graphviz')."
  }

  fileprivate static func systemsMade(_ count: Int) -> String {
    "\(counted(count, "system")) can be made"
  }

  fileprivate static let fieldsRead =
    "objects of live systems are observed by field plans, which agree with reflection"
  fileprivate static let portable =
    "this build has the trait 'Portable': it does without what only Linux has"
  fileprivate static let reflection =
    "objects of live systems are observed by reflection, which is slower than field plans"

  fileprivate static func fieldsNotRead(_ reason: String) -> String {
    "this Swift runtime stores objects in an unexpected way (\(reason)): they are observed by "
      + "reflection, which is slower. \(useAnotherVersion)"
  }

  fileprivate static func metadataNotRead(_ reason: String) -> String {
    "this Swift runtime describes types in an unexpected way (\(reason)): objects are observed by "
      + "reflection, without weak and unowned references. \(useAnotherVersion)"
  }

  fileprivate static let closuresRead =
    "closures are looked into: what they captured is observed as what their source says"
  fileprivate static let closuresSeen = "closures are seen as present or absent only"

  fileprivate static func closuresNotRead(_ reason: String) -> String {
    "this Swift runtime stores closures in an unexpected way (\(reason)): what they captured is not "
      + "observed. \(useAnotherVersion)"
  }

  fileprivate static let tasksHeld =
    "tasks of live systems are controlled through the runtime's hooks"

  fileprivate static func tasksNotToldApart(_ reason: String) -> String {
    "this Swift runtime stores tasks in an unexpected way (\(reason)): states in which different "
      + "tasks wait may look alike. \(useAnotherVersion)"
  }

  fileprivate static func tasksNotHeld(_ reason: String) -> String {
    "this Swift runtime does not let tasks be controlled (\(reason)): check only systems that start "
      + "no tasks"
  }

  fileprivate static let backgroundOnMainActor =
    "tasks that run nowhere in particular run as if they were the main actor's: fewer orders are tried"

  private static let useAnotherVersion =
    "Use a version of this package that supports your version of Swift."

  fileprivate static let callsControlled =
    "timers, dispatch queues and clocks of live systems are controlled"
  fileprivate static let callsNotControlled =
    "timers, dispatch queues and clocks run in real time here, but for 'async' of blocks in code "
    + "that imports a stand-in: check only systems that await tickets and 'context.clock'"

  fileprivate static let methodsNotFoundOptimized =
    "methods of coordinators that nothing calls are not found in this optimized build"
  fileprivate static let methodsNotFound =
    "methods of coordinators that nothing calls are not found here"

  fileprivate static let workersStart = "live systems run in worker processes"
  fileprivate static let workersDoNot =
    "live systems run in this process, since there are no worker processes here: an event that "
    + "traps ends the run"

  fileprivate static let linesTold = "traps are told with the line of the app"
  fileprivate static let noLines =
    "traps are told without the line of the app: no folder of PATH has '\(SourceCall.tool)', which "
    + "comes with the Swift toolchain and with LLVM"

  fileprivate static func reportsRunOnRay(_ ray: RayInstallation) -> String {
    "'--on ray' runs on Ray \(RayInstallation.version) in \(ray.folder)"
  }

  fileprivate static func noRay(_ ray: RayInstallation) -> String {
    "no Ray, on which '--on ray' runs; to set it up, run '\(ray.setUp)'"
  }

  fileprivate static func otherRay(_ version: String, _ ray: RayInstallation) -> String {
    "Ray in \(ray.folder) has version \(version) instead of \(RayInstallation.version). Run '\(ray.setUp)'."
  }
}

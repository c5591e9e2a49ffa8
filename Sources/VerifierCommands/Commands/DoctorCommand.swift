import ArgumentParser
import GraphDrawing
import GraphvizRendering
import NavigationHarness

struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Says whether pictures and workers work on this machine, and what to do if not.")

  func run() throws {
    var isWell = true
    func say(_ isGood: Bool, _ fact: String) throws {
      if !isGood { isWell = false }
      try Terminal.print("\(isGood ? "✓" : "✗") \(fact)")
    }

    try Terminal.print("\(Verifier.mounted.name) \(Verifier.version)")
    let renderer = GraphvizRenderer()
    if let version = renderer.version {
      try say(true, "Graphviz \(version)")
      do {
        try say(true, "formats: \(try renderer.formats().joined(separator: ", "))")
        let picture = try renderer.render(.twoNodes, format: "svg")
        try say(true, "a graph of two nodes renders: \(picture.count) bytes of SVG")
      } catch {
        try say(false, "\(error)")
      }
    } else {
      try say(false, "\(GraphvizError.notBuilt)")
    }
    try say(JobQueue.isAvailable, JobQueue.isAvailable ? .tasksHeld : .tasksNotHeld)
    try say(WorkerHost.isAvailable, WorkerHost.isAvailable ? .workersStart : .workersDoNot)
    if !isWell { throw ExitStatus.violated }
  }
}

extension DrawnGraph {
  /// The smallest picture that exercises layout and rendering.
  static var twoNodes: DrawnGraph {
    DrawnGraph(
      name: "doctor",
      nodes: [Node(id: "Home"), Node(id: "Details")],
      edges: [Edge(from: "Home", to: "Details")])
  }
}

extension String {
  fileprivate static let tasksHeld = "tasks of live systems are held by the runtime's hooks"
  fileprivate static let tasksNotHeld =
    "this Swift runtime has no hooks for tasks: explore only systems that start none"
  fileprivate static let workersStart = "live systems run in worker processes"
  fileprivate static let workersDoNot =
    "worker processes are not available here: live systems run in process, a trap ends the run"
}

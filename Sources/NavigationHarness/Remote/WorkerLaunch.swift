import WorkerProcesses

/// The launch of an executable, mostly this one, that comes to the same live system once more.
///
/// A live system that is to run in a worker looks for a launch when it is first used. It starts
/// the executable with the launch's arguments; that process has to make the same system and use it
/// in the same way, and becomes its worker at the first use.
///
/// ```swift
/// let launch = WorkerLaunch(arguments: ["run-objects", "Library"])
/// let graph = try WorkerLaunch.with(launch) { try explore(library) }
/// ```
///
/// In a test make one launch for each run of the test: systems that are alike are told apart by
/// the order in which they are used under one launch.
public struct WorkerLaunch: Sendable {
  /// The path of the executable that has the system; this executable when nil.
  ///
  /// Another one is made from the same sources as this one: an optimized one saves a test in a debug
  /// build much of its time.
  public var executable: String?

  /// The arguments, the program's name left out.
  public var arguments: [String]

  /// Changes to this process's environment.
  public var environment: [String: String]

  /// The time that a worker may show no sign of progress before it counts as hanging.
  public var patience: Duration

  /// The time that it may take to come to the system without a sign of progress.
  public var patienceAtStart: Duration

  /// Hears of a trap where subjects run in this process nevertheless; when it returns, the process
  /// ends by its signal.
  package var whenTrapped: @Sendable (SubjectTrap) -> Void = SubjectTrap.tell

  /// The folder in which what live objects do is kept; nil where it isn't.
  package var checkpoints: CheckpointFolder?

  /// The machines on which workers run; nil: this one.
  package var cluster: (any WorkerCluster)?

  /// The requests of another machine's search that this process answers; nil where it searches itself.
  package var answered: AnsweredRequests?

  let uses = SystemUses()

  /// Makes a launch.
  public init(
    executable: String? = nil, arguments: [String], environment: [String: String] = [:],
    patience: Duration = .seconds(10), patienceAtStart: Duration = .seconds(60)
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.patience = patience
    self.patienceAtStart = patienceAtStart
  }

  /// The launch for a system that is first used now; nil: its subjects run in this process.
  @TaskLocal static var inForce: WorkerLaunch?

  /// Runs a body with a launch that is in force in the calling task only.
  ///
  /// For tests that run in parallel, each with a launch of its own.
  public static func with<Result>(
    _ launch: WorkerLaunch, perform body: () throws -> Result
  ) rethrows -> Result {
    try $inForce.withValue(launch, operation: body)
  }

  /// Runs an asynchronous body with a launch that is in force in the calling task only.
  package static func with<Result>(
    _ launch: WorkerLaunch, perform body: () async throws -> Result
  ) async rethrows -> Result {
    try await $inForce.withValue(launch, operation: body)
  }
}

/// The numbers of uses of alike systems under one launch.
final class SystemUses: @unchecked Sendable {
  // Unchecked: a lock guards what changes.

  /// The uses in a worker that was started without a launch of its own.
  static let ofProcess = SystemUses()

  private let lock = Lock()
  private var counts: [String: Int] = [:]

  /// Counts one more use.
  func next(of key: String) -> Int {
    lock.take()
    defer { lock.release() }
    counts[key, default: 0] += 1
    return counts[key]!
  }
}

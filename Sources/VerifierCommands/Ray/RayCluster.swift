import Foundation
import NavigationHarness
import WorkerProcesses

/// A cluster of Ray whose machines run live objects for the searches of this process.
///
/// One program talks to Ray for all of them; it starts with the first.
final class RayCluster: WorkerCluster, @unchecked Sendable {
  // Unchecked: a lock guards what changes.

  private let address: String
  private let installation: RayInstallation
  private let note: (String) -> Void
  private let lock = Lock()
  private var program: RayProgram?
  private var searches = 0

  /// Looks whether Ray is there.
  ///
  /// - Parameters:
  ///   - address: the address of a cluster; `local` for one of this machine alone.
  ///   - note: told what takes some seconds.
  /// - Throws: ``CommandError``.
  init(
    at address: String, installation: RayInstallation = RayInstallation(),
    noting note: @escaping (String) -> Void
  ) throws {
    try installation.check()
    self.address = address
    self.installation = installation
    self.note = note
  }

  /// The number of searches that have asked it.
  var searchCount: Int {
    lock.take()
    defer { lock.release() }
    return searches
  }

  func open(_ arguments: [String], workers: Int?) throws -> any ClusterConnection {
    lock.take()
    defer { lock.release() }
    if program == nil { note(.starts(at: address)) }
    let program = try program ?? RayProgram(at: address, installation)
    self.program = program
    searches += 1
    let width = try program.open(searches, arguments, workers: workers)
    return RaySearch(searches, width: width, by: program)
  }
}

/// The connection of one search to the actors that answer it.
private final class RaySearch: ClusterConnection {
  let width: Int
  private let number: Int
  private let program: RayProgram

  init(_ number: Int, width: Int, by program: RayProgram) {
    self.number = number
    self.width = width
    self.program = program
  }

  // Whatever became of it, nobody needs it any more.
  deinit { try? program.close(number) }

  func answer(
    _ requests: [[UInt8]], while mayGoOn: () -> Bool, hearing hear: (ClusterAnswer) throws -> Void
  ) throws {
    try program.answer(requests, of: number, while: mayGoOn, hearing: hear)
  }
}

/// The program that talks to Ray, while it runs.
///
/// Each message begins with a line of JSON; the program's documentation is there.
private final class RayProgram: @unchecked Sendable {
  // Unchecked: a lock guards the connection.

  private struct Start: Encodable {
    var address: String
    var verifier: String
    var environment: [String: String]
  }

  /// A message to the program.
  private struct Order: Encodable {
    enum Kind: String, Encodable { case open, ask, close }
    var kind: Kind
    var search: Int
    var arguments: [String]?
    var workers: Int?
    var sizes: [Int]?
  }

  /// The first line of a message from the program.
  private struct Reply: Decodable {
    struct Failure: Decodable {
      var status: Int32
      var text: String
    }

    var processors: Int?
    var search: Int?
    var failure: Failure?
    var process: String?
    var places: [Int]?
    var sizes: [Int]?
  }

  private let lock = Lock()
  private let tool: MessagingTool
  private let folder: URL

  init(at address: String, _ installation: RayInstallation) throws {
    folder = RayInstallation.folderOfProgram
    tool = try MessagingTool(
      installation.tool("search_on_ray.py", PackageResources.search_on_ray_py, in: folder))
    try send(
      JSONEncoder().encode(
        Start(
          address: address, verifier: RayInstallation.executable,
          environment: RayInstallation.settings)))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Opens a search, and returns the number of its actors.
  func open(_ search: Int, _ arguments: [String], workers: Int?) throws -> Int {
    lock.take()
    defer { lock.release() }
    try send(Order(kind: .open, search: search, arguments: arguments, workers: workers))
    while true {
      let reply = try receive { !Interruption.isWanted }.reply
      // It has read its program, and the processes of the cluster have theirs from it.
      try? FileManager.default.removeItem(at: folder)
      // What is still told about a search that was given up is for nobody.
      if let processors = reply.processors { return processors }
    }
  }

  func close(_ search: Int) throws {
    lock.take()
    defer { lock.release() }
    try send(Order(kind: .close, search: search))
  }

  func answer(
    _ requests: [[UInt8]], of search: Int, while mayGoOn: () -> Bool,
    hearing hear: (ClusterAnswer) throws -> Void
  ) throws {
    lock.take()
    defer { lock.release() }
    try send(
      Order(kind: .ask, search: search, sizes: requests.map(\.count)), requests.flatMap(\.self))
    var owed = requests.count
    while owed > 0 {
      let (reply, content) = try receive(while: mayGoOn)
      guard reply.search == search else { continue }
      if let failure = reply.failure { throw ClusterError(status: failure.status, failure.text) }
      guard let process = reply.process, let places = reply.places, let sizes = reply.sizes,
        places.count == sizes.count, sizes.reduce(0, +) == content.count
      else { throw ended() }
      var rest = content
      for (place, size) in zip(places, sizes) {
        try hear(
          ClusterAnswer(position: place, process: process, bytes: Array(rest.prefix(size))))
        rest = rest.dropFirst(size)
        owed -= 1
      }
    }
  }

  private func send(_ order: Order, _ content: [UInt8] = []) throws {
    try send(JSONEncoder().encode(order) + [UInt8(ascii: "\n")] + content)
  }

  private func send(_ message: Data) throws {
    guard try tool.send(Array(message)) else { throw ended() }
  }

  private func receive(
    while mayGoOn: () -> Bool
  ) throws -> (reply: Reply, content: ArraySlice<UInt8>) {
    guard let message = try tool.receive(while: mayGoOn),
      let end = message.firstIndex(of: UInt8(ascii: "\n")),
      let reply = try? JSONDecoder().decode(Reply.self, from: Data(message[..<end]))
    else { throw ended() }
    return (reply, message[(end + 1)...])
  }

  private func ended() -> ClusterError {
    let error = RayInstallation.error(after: tool.ending())
    return ClusterError(status: error.status.code, error.description)
  }
}

extension String {
  fileprivate static func starts(at address: String) -> String {
    address == "local"
      ? "Ray is being started on this machine, which takes some seconds."
      : "The machines of the cluster at \(address) are asked for, which takes some seconds."
  }
}

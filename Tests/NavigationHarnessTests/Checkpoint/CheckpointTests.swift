import Files
import Foundation
import ModelChecker
import NavigationModel
import Testing
import WorkerProcesses

@testable import NavigationHarness

/// A search that goes on from a checkpoint finds what one finds that was never ended.
@Suite struct CheckpointTests {
  private let folder: String
  private let notes = Notes()

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/checkpoint-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test func anotherContentIsAnotherBuild() throws {
    let path = "\(folder)/executable"
    var builds: Set<String> = []
    for content in ["", "a", "b", "12345678", "123456780", "12345678\0"] {
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
      builds.insert(try ExecutableBuild.of(path))
      #expect(try ExecutableBuild.of(path) == ExecutableBuild.of(path))
    }
    #expect(builds.count == 6)
    #expect(throws: FileError("\(folder)/none", .unreadable(ENOENT))) {
      try ExecutableBuild.of("\(folder)/none")
    }
  }

  /// Explores with the folder's checkpoint.
  private func explored(
    rooms: Int = 2, states: Int? = nil, environment: [String: String] = [:]
  ) throws -> NavigationGraph {
    var launch = WorkerLaunch(arguments: ["gallery"], environment: environment)
    launch.checkpoints = CheckpointFolder(folder) { [notes] in notes.add($0) }
    return try WorkerLaunch.with(launch) {
      try explore(
        gallery(rooms: rooms), options: ExplorationOptions(limits: Limits(states: states)))
    }
  }

  /// The path of the only checkpoint in the folder.
  private var file: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      return "\(folder)/\(try #require(names.count == 1 ? names[0] : nil))"
    }
  }

  @Test func whatWasKeptIsNotDoneAgain() throws {
    let whole = try explore(gallery())
    #expect(whole.completeness == .exhaustive)
    #expect(whole.states.count > 40)
    #expect(try explored().text == whole.text)
    #expect(notes.all == [])
    let size = try FileContent.read(file).count
    let again = try explored()
    #expect(again.text == whole.text)
    #expect(again.effort == whole.effort)
    #expect(again.faultsOfStates == whole.faultsOfStates)
    #expect(try FileContent.read(file).count == size)
    guard case .resumed("Gallery", let answers)? = notes.all.first, notes.all.count == 1 else {
      Issue.record("\(notes.all)")
      return
    }
    // The start, each state, and paths.
    #expect(answers > whole.states.count)
  }

  @Test func aSearchGoesOnWhereItEnded() throws {
    let whole = try explore(gallery())
    for states in [1, 2, 7, 20, 33] { _ = try explored(states: states) }
    #expect(try explored().text == whole.text)
    #expect(notes.all.count == 5)
  }

  @Test func anEndInTheMiddleOfAnythingLosesThatAlone() throws {
    let whole = try explored().text
    let bytes = try FileContent.read(file)
    var random = SystemRandomNumberGenerator()
    let places =
      [0, 1, 8, 9] + (0..<24).map { _ in Int.random(in: 0...bytes.count, using: &random) }
    for place in places {
      try Data(bytes[..<place]).write(to: URL(fileURLWithPath: file))
      #expect(try explored().text == whole, "cut at byte \(place)")
    }
  }

  @Test func whatIsDamagedIsSaid() throws {
    _ = try explored()
    let path = try file
    let bytes = try FileContent.read(path)
    let places = (0..<24).map { _ in Int.random(in: bytes.indices) } + [0, bytes.count - 1]
    for place in places {
      var damaged = bytes
      damaged[place] ^= 1 << UInt8.random(in: 0..<8)
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: LiveCheckpointError.self, "byte \(place)") { try explored() }
      switch error {
      case .noCheckpoint(path)?: #expect(place < 200)
      case .damaged(path, at: let record)?: #expect(record <= place)
      default: Issue.record("\(String(describing: error)) at byte \(place)")
      }
      #expect(try FileContent.read(path) == damaged, "byte \(place)")
    }
    #expect(
      LiveCheckpointError.damaged("a", at: 7).description
        == "The checkpoint 'a' is damaged: what stands from byte 7 on does not match its checksum. "
        + "Remove it; the search then starts from the beginning.")
    #expect(
      LiveCheckpointError.noCheckpoint("a").description
        == "'a' is not a checkpoint, or was written by another version. Remove it, or name another "
        + "folder.")
  }

  @Test func anotherFormHasACheckpointOfItsOwn() throws {
    _ = try explored()
    _ = try explored(rooms: 1)
    _ = try explored(environment: ["FORM": "other"])
    #expect(notes.all == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 3)
  }

  @Test func whoTakesTheNameOfAnotherIsRefused() throws {
    _ = try explored(rooms: 1)
    let other = try file
    try FileManager.default.removeItem(atPath: other)
    _ = try explored()
    let path = try file
    try FileManager.default.moveItem(atPath: path, toPath: other)
    #expect(throws: LiveCheckpointError.noCheckpoint(other)) { try explored(rooms: 1) }
  }

  @Test func systemsThatAreAlikeHaveFilesOfTheirOwn() throws {
    for _ in 0..<2 {
      let (first, second) = try (gallery(), gallery())
      var launch = WorkerLaunch(arguments: ["gallery"])
      launch.checkpoints = CheckpointFolder(folder) { [notes] in notes.add($0) }
      let texts = try WorkerLaunch.with(launch) {
        try [explore(first).text, explore(second).text]
      }
      #expect(texts[0] == texts[1])
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 2)
    #expect(notes.all.count == 2)
  }

  #if os(Linux)
    @Test func aSearchIsWorthMoreThanItsCheckpoint() async {
      // The limit is one of a process.
      await #expect(processExitsWith: .success) {
        let tests = try CheckpointTests()
        let whole = try explore(gallery()).text
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 3_000, rlim_max: 3_000)
        #expect(setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
        #expect(try tests.explored().text == whole)
        let file = try tests.file
        #expect(
          tests.notes.all
            == [.unwritable(system: "Gallery", FileError(file, .unwritable(EFBIG)))])
      }
    }
  #endif
}

/// Does something again and again.

/// What is said of checkpoints, in order.
private final class Notes: @unchecked Sendable {
  // Unchecked: a lock guards what changes.
  private let lock = NSLock()
  private var notes: [CheckpointNote] = []

  func add(_ note: CheckpointNote) { lock.withLock { notes.append(note) } }
  var all: [CheckpointNote] { lock.withLock { notes } }
}

import Files
import NavigationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder in which live systems keep what their objects do, and engines how far they have come, so
/// that a search that ended goes on.
package struct CheckpointFolder: Sendable {
  /// The path of the folder, which has to be there.
  let path: String

  /// Hears of what becomes of checkpoints.
  let note: @Sendable (CheckpointNote) -> Void

  /// The files that this process has open.
  let openFiles = FilesInUse()

  /// Makes the place of checkpoints.
  package init(_ path: String, noting note: @escaping @Sendable (CheckpointNote) -> Void) {
    self.path = path
    self.note = note
  }

  /// The files of searches by engines, in the same folder.
  package var ofEngines: EngineCheckpoints {
    EngineCheckpoints { system, fingerprint in
      let place = file(of: system, hash: "\(fingerprint)")
      let isThere = access(place, F_OK) == 0
      if isThere { note(.resumedByEngine(system: system)) }
      return EngineCheckpoints.Place(path: place, isThere: isThere)
    }
  }

  /// The path of the file of a system, of which the hash tells what the file belongs to.
  func file(of system: String, hash: String) -> String {
    "\(path)/\(system.filter { $0.isLetter || $0.isNumber })-\(hash).checkpoint"
  }
}

/// Something that whoever asked for checkpoints wants to know.
package enum CheckpointNote: Hashable, Sendable {
  /// A search goes on from the answers that an earlier one was given.
  case resumed(system: String, answers: Int)
  /// A search by an engine goes on where an earlier one was written down.
  case resumedByEngine(system: String)
  /// Nothing of a system is kept from now on.
  case unwritable(system: String, FileError)
}

/// A file with what the objects of a live system did.
///
/// It belongs to one form of one system in one build of one executable: in another the objects may do
/// something else.
struct Checkpoint {
  let folder: CheckpointFolder
  let system: String
  let call: WorkerCall
  let launch: WorkerLaunch

  /// Opens the file.
  ///
  /// - Throws: `FileError`; ``LiveCheckpointError``.
  func open() throws -> AnswerFile {
    let environment = launch.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let build = try ExecutableBuild.of(launch.executable)
    let identity = ([build, call.text] + launch.arguments + environment).joined(separator: "\n")
    var hasher = FingerprintHasher()
    hasher.combine(identity)
    // Systems that are alike may be in use at once; they come in the same order each time.
    let place = folder.openFiles.use { folder.file(of: system, hash: "\(hasher.value)\($0)") }
    let file = try AnswerFile(place, identity: identity)
    if !file.keys.isEmpty { folder.note(.resumed(system: system, answers: file.keys.count)) }
    return file
  }

  /// Says that the file can't be written any more.
  func noteUnwritable(_ error: FileError) { folder.note(.unwritable(system: system, error)) }
}

/// The reason why a checkpoint can't be used.
package enum LiveCheckpointError: Error, Hashable, CustomStringConvertible {
  /// The file is something else, or was written by another version.
  case noCheckpoint(String)
  /// The file differs from what was written, from the record at a byte on.
  case damaged(String, at: Int)

  /// The fact and the cure.
  package var description: String {
    switch self {
    case .noCheckpoint(let path):
      "'\(path)' is not a checkpoint, or was written by another version. Remove it, or name another folder."
    case .damaged(let path, let place):
      "The checkpoint '\(path)' is damaged: what stands from byte \(place) on does not match its checksum. "
        + "Remove it; the search then starts from the beginning."
    }
  }
}

import Foundation

/// The end of a program.
struct Ending: Equatable {
  enum Manner: Hashable {
    case exited(Int32)
    case signaled(Int32)
    /// It was killed since it had not ended long after it should have.
    case hung
  }

  var manner: Manner
  /// What it printed, in which the path of its folder is `FOLDER`.
  var output: String
  /// What it printed to standard error.
  var errors: String
  /// The number of its processes that lived on.
  var orphans = 0
}

/// A program that was started.
final class Running {
  /// The greatest number of seconds that a victim may take, on a machine that does much else.
  static let patience = 120.0

  let process: pid_t
  private let mark: String
  private let streams: Folder
  private let folder: Folder

  init(process: pid_t, mark: String, streams: Folder, in folder: Folder) {
    self.process = process
    self.mark = mark
    self.streams = streams
    self.folder = folder
  }

  /// Waits for the program's end, and a moment for that of its workers.
  func end() throws -> Ending {
    let manner = wait()
    var orphans = workers()
    for _ in 0..<200 where !orphans.isEmpty {
      usleep(50_000)
      orphans = workers()
    }
    for orphan in orphans { kill(orphan, SIGKILL) }
    return Ending(
      manner: manner, output: try printed("output"), errors: try printed("errors"),
      orphans: orphans.count)
  }

  private func wait() -> Ending.Manner {
    let limit = Date().addingTimeInterval(Self.patience)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if Date() > limit {
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
        return .hung
      }
      usleep(2_000)
    }
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .signaled(signal)
  }

  private func printed(_ stream: String) throws -> String {
    let text = String(decoding: try streams.bytes(stream), as: UTF8.self)
    return text.replacingOccurrences(of: folder.path, with: "FOLDER")
  }

  /// The processes that the program has started and that live.
  func workers() -> [pid_t] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { pid_t($0) }.filter { number in
      guard number != process,
        let variables = FileManager.default.contents(atPath: "/proc/\(number)/environ")
      else { return false }
      return variables.range(of: Data(mark.utf8)) != nil
    }
  }
}

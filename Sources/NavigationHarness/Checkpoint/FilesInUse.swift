import WorkerProcesses

/// The files that a process has open, none of them twice.
final class FilesInUse: @unchecked Sendable {
  // Unchecked: a lock guards what changes.

  private let lock = Lock()
  private var paths: Set<String> = []

  /// A path that nobody else uses as long as this exists.
  final class Place {
    let path: String
    private let files: FilesInUse

    fileprivate init(_ path: String, of files: FilesInUse) {
      self.path = path
      self.files = files
    }

    deinit { files.free(path) }
  }

  /// Takes the first of some paths that is free.
  ///
  /// - Parameter path: makes a path of what tells it from others: nothing, or a number from 2.
  func use(_ path: (String) -> String) -> Place {
    lock.take()
    defer { lock.release() }
    var number = 1
    var found = path("")
    while !paths.insert(found).inserted {
      number += 1
      found = path("-\(number)")
    }
    return Place(found, of: self)
  }

  private func free(_ path: String) {
    lock.take()
    defer { lock.release() }
    paths.remove(path)
  }
}

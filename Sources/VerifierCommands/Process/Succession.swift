import Foundation
import NavigationExplorer

/// The change from one build of this executable to the next, within one process.
struct Succession {
  private let path: String
  private let first: Identity?
  private var last: Identity?
  private var calm = 0

  /// Begins to wait for a build; nil where the executable is not known.
  init?() {
    guard let path = Bundle.main.executablePath else { return nil }
    self.path = path
    first = Identity(of: path)
    last = first
  }

  /// Returns a Boolean value that indicates whether there is a new build, and nobody writes to it any
  /// more; to be asked ten times a second.
  mutating func isDue() -> Bool {
    let now = Identity(of: path)
    calm = now == last ? calm + 1 : 0
    last = now
    return calm >= 10 && now != nil && now != first
  }

  /// Becomes the new build, which is told the place of the old one.
  ///
  /// The place is told by the environment, which other users cannot read.
  func takePlace(of place: ExplorerPlace) -> CommandError {
    setenv(Self.variable, "\(place.port) \(place.token ?? "")", 1)
    // A socket that stays open would keep its port.
    for descriptor in 3..<Int32(max(64, min(sysconf(Int32(_SC_OPEN_MAX)), 65_536))) {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    execv(path, &arguments)
    return CommandError(.environment, .cannotBecome(path, errno))
  }

  /// Returns the place that the build before has left; nil where there was none.
  static func inheritedPlace() -> ExplorerPlace? {
    guard let text = getenv(variable).map({ String(cString: $0) }) else { return nil }
    // Workers have no use for it.
    unsetenv(variable)
    let parts = text.split(separator: " ")
    guard parts.count == 2, let port = UInt16(parts[0]) else { return nil }
    return ExplorerPlace(port: port, token: String(parts[1]))
  }

  private static let variable = "EXPLORER_PLACE"

  /// What tells one build from another.
  private struct Identity: Equatable {
    var node: UInt64
    var size: Int64
    var seconds: Int

    init?(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (node, size) = (UInt64(status.st_ino), Int64(status.st_size))
      #if canImport(Darwin)
        seconds = status.st_mtimespec.tv_sec
      #else
        seconds = status.st_mtim.tv_sec
      #endif
    }
  }
}

extension String {
  fileprivate static func cannotBecome(_ path: String, _ number: Int32) -> String {
    "The new build \(path) cannot be run: \(String(cString: strerror(number))). Run 'explore' again."
  }
}

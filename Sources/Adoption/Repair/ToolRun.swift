#if Adopt
import Foundation

/// A run of one of Swift's tools.
struct ToolRun {
  /// The exit status.
  let status: Int32

  /// What it printed, errors included.
  let output: String

  /// Runs a tool and waits for its end.
  init(_ arguments: [String], in folder: String? = nil) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("adopt-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    try process.run()
    process.waitUntilExit()
    try handle.close()
    status = process.terminationStatus
    output = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}
#endif

extension Spawning {
  #if os(Linux) && !Portable
    /// A Boolean value that indicates whether executables can be started as workers.
    static let startsWorkers = true

    /// Starts an executable, this one when nil, as a worker; returns the number of its process.
    ///
    /// - Throws: ``EnvironmentError``.
    static func worker(
      _ executable: String?, _ arguments: [String], environment: [String: String],
      errors: Descriptor, files: [(source: Descriptor, place: Int32)]
    ) throws -> Int32 {
      let path = executable ?? "/proc/self/exe"
      var changes = environment
      changes[WorkerProtocol.variable] = "1"
      // Printing a backtrace takes longer than starting the worker again; the host asks for one by
      // setting the variable itself.
      if changes["SWIFT_BACKTRACE"] == nil { changes["SWIFT_BACKTRACE"] = "enable=no" }
      // What the subject prints goes nowhere; nothing of it can reach the protocol.
      do {
        return try Spawning(
          program: path, arguments: [executable ?? CommandLine.arguments.first ?? path] + arguments,
          environment: changes, errors: .file(errors), files: files
        ).run()
      } catch {
        throw EnvironmentError.cannot("start a worker", error.call, error.number)
      }
    }
  #else
    // Elsewhere nobody has tried it: the place of this executable is another one.
    static let startsWorkers = false

    static func worker(
      _ executable: String?, _ arguments: [String], environment: [String: String],
      errors: Descriptor, files: [(source: Descriptor, place: Int32)]
    ) throws -> Int32 {
      throw WorkerUnavailable.notHere()
    }
  #endif
}

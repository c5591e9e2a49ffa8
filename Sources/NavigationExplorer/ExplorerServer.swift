#if Explorer
  import FlyingFox
  import FlyingSocks

  extension ExplorerSite {
    /// A Boolean value that indicates whether this build has the server.
    package static let canBeServed = true

    /// Serves the site to this machine, on the calling thread.
    ///
    /// - Parameters:
    ///   - place: the port, and the token if the address is to be the same as before.
    ///   - isOver: asked ten times a second; a yes ends the server.
    ///   - opened: told the address of the page when it can be opened.
    /// - Throws: ``ExplorerServerError``, and what `opened` throws.
    package func serve(
      at place: ExplorerPlace, until isOver: () -> Bool,
      opened: (_ address: String, _ place: ExplorerPlace) throws -> Void
    ) throws {
      let line = RequestLine()
      let beginning = Handover<Result<Admission, ExplorerServerError>>()
      let server = Task.detached { await Listener.run(at: place, line, beginning) }
      defer { server.cancel() }
      let admission = try beginning.take().get()
      try opened(
        admission.address, ExplorerPlace(port: admission.port, token: admission.token))
      line.serve(until: isOver, answer)
    }
  }

  /// The part of the server that listens, away from the thread on which requests are answered.
  private enum Listener {
    /// Listens until the task is cancelled.
    ///
    /// - Parameter beginning: is given the rule of who may ask, or the reason why there is none.
    static func run(
      at place: ExplorerPlace, _ line: RequestLine,
      _ beginning: Handover<Result<Admission, ExplorerServerError>>
    ) async {
      do {
        try await listen(at: place, line) { beginning.give(.success($0)) }
      } catch {
        beginning.give(.failure(.cannotListen(on: place.port, error)))
      }
    }

    private static func listen(
      at place: ExplorerPlace, _ line: RequestLine,
      opened: @escaping @Sendable (Admission) -> Void
    ) async throws {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: place.port), timeout: longestAnswer,
        logger: .disabled)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await server.run() }
        group.addTask {
          try await server.waitUntilListening()
          guard case .ip4(_, let port) = await server.listeningAddress else { return }
          let visits = ExplorerVisits(
            admission: Admission(port: port, token: place.token ?? Admission.newToken()),
            line: line)
          await server.appendRoute("*") { await visits.response(to: $0) }
          opened(visits.admission)
        }
        try await group.waitForAll()
      }
    }

    /// The longest time that an answer may take, in seconds: a search has limits of its own.
    private static let longestAnswer = 86_400.0
  }

  extension ExplorerServerError {
    fileprivate static func cannotListen(on port: UInt16, _ error: any Error) -> Self {
      var reason = "\(error)"
      if case SocketError.failed(_, _, let message) = error { reason = message }
      return Self(port: port, reason: reason)
    }
  }
#endif

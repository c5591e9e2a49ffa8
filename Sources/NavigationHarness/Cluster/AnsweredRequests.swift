import WorkerProcesses

/// Answers the requests that come in messages, by a runner of this machine.
///
/// It takes the place of a system's runner in a process that another machine's search has started: the
/// first subject that is wanted here begins the answers, which end with the messages.
final class AnsweringRunner: SubjectRunner {
  private let workers: RemoteRunnerPool
  private let messages: MessageStream
  private var writer = ExpansionWriter()

  init(_ workers: RemoteRunnerPool, to requests: AnsweredRequests) {
    self.workers = workers
    messages = requests.messages
  }

  func use(workers: Int?) {}

  /// Answers requests until no more come.
  ///
  /// - Throws: ``AnsweredRequests/Ended``, or what keeps the subjects from running.
  func begin() throws -> SeenExpansion {
    workers.use(workers: 1)
    while let message = try messages.next() {
      let seen = try workers.answer(to: try RemoteRequest(message).wanted)
      guard try messages.send(writer.bytes(of: seen)) else { break }
    }
    throw AnsweredRequests.Ended()
  }

  func expand(_ requests: [ExpansionRequest]) throws -> [SeenExpansion] {
    throw AnsweredRequests.Ended()
  }

  func follow(_ paths: [ExpectedPath]) throws -> [SeenExpansion] { throw AnsweredRequests.Ended() }

  func compare(_ traces: ComparedTraces) throws -> SeenExpansion { throw AnsweredRequests.Ended() }
}

/// The requests of another machine's search that this process answers.
package struct AnsweredRequests: Sendable {
  /// The option of the command of a worker that makes it answer them; its value is the system that is
  /// meant.
  package static let option = "--answering"

  /// The end of the requests.
  package struct Ended: Error {
    init() {}
  }

  let call: String
  let messages: MessageStream

  /// Takes over the standard streams, from which requests come.
  ///
  /// - Parameter call: the system that is meant.
  package init(about call: String) throws(EnvironmentError) {
    self.call = call
    messages = try MessageStream()
  }
}

extension RemoteRequest {
  /// What is wanted, apart from how a worker does it.
  fileprivate var wanted: OpenRequest.Wanted {
    get throws(ByteError) {
      switch self {
      case .begin: .begin
      case .expand(let request, _): .expand(request)
      case .follow(let path, _): .follow(path)
      case .compare(let traces, _): .compare(traces)
      case .greeting: throw .unknown("request of a search", "greeting")
      }
    }
  }
}
